"""`arbitro publish`: events as folders of plain pages for a club's site."""

import re
from datetime import UTC, datetime
from pathlib import Path

from arbitro.answers.site import INDEX, Folder, event_line, event_pages, index
from arbitro.book.problem import Place, refuse
from arbitro.cli.files import destination
from arbitro.cli.server.journal.kept import found
from arbitro.cli.terminal import out
from arbitro.cli.voice import Voice, clean
from arbitro.office.all_events import AllEvents
from arbitro.office.office import Office

OURS = re.compile(r"(board|contestant|results)(-\w+)*\.(html|csv)|rankings\.csv|event\.(ics|pbn|json)")


def publish(say: Voice, events: tuple[str, ...], to: str, database: str) -> None:
    folder = Path(to)
    if folder.exists() and not folder.is_dir():
        raise refuse("directory-missing", where=Place(file=clean(to)))
    now = datetime.now(UTC)
    with found(database) as journal:
        office = Office(journal, lambda: now)
        views = AllEvents(office, lambda: now, journal.register.name_of).views()
        planned = {view.event.created.id: view for view in views}
        for id in events:
            if id not in planned:
                raise refuse("event-without-plan" if id in office.events() else "no-such-event", found=id)
        head = journal.head().text
        for id in events or planned:
            pages = event_pages(planned[id], say.language, head)
            _write(folder / id, pages)
            name = planned[id].event.created.name
            out().print(say("publish-done", name=name, files=len(pages), folder=clean(str(folder / id))))
        listed = [event_line(view) for id, view in planned.items() if (folder / id / INDEX).is_file()]
        _write(folder, index(listed, say.language))
    out().print(say("publish-index", file=clean(str(folder / INDEX))))


def _write(folder: Path, files: Folder) -> None:
    """Whatever was published before and is not any more goes away; nothing else in the folder is touched."""
    folder.mkdir(parents=True, exist_ok=True)
    for path in folder.iterdir():
        if OURS.fullmatch(path.name) and path.name not in files:
            path.unlink()
    for name, content in files.items():
        with destination(str(folder / name)) as file:
            file.write(content)
