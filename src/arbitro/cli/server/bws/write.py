"""`arbitro bws write`."""

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from string import ascii_uppercase

from arbitro.book.problem import Place, refuse
from arbitro.bridge.deal import Deal
from arbitro.cli.board_files import format_of, records
from arbitro.cli.files import destination, opened
from arbitro.cli.server.journal.kept import found
from arbitro.cli.terminal import err
from arbitro.cli.voice import Voice, clean
from arbitro.formats import movement
from arbitro.formats.bws import BwsSection
from arbitro.formats.record import BoardRecord
from arbitro.office.devices import device_deals, device_file, device_sections, known_in
from arbitro.office.office import Office


def write(
    say: Voice,
    file: str,
    event: str | None,
    phase: str,
    session: int,
    database: str,
    movement: tuple[str, ...],
    deals: str | None,
    computer: str,
) -> None:
    if bool(event) == bool(movement):
        raise refuse("bws-from", expected="--event, --movement")
    if event:
        with found(database) as journal:
            now = datetime.now(UTC)
            office = Office(journal, lambda: now)
            if event not in office.events():
                raise refuse("no-such-event", found=event)
            kept = office.event(event)
            sections = device_sections(kept, phase, session, known_in(journal.register))
            hands = device_deals(kept, phase, session)
    else:
        sections, hands = _sections(movement), _deals(deals) if deals else {}
    data = device_file(sections, hands, computer)
    with destination(file) as place:
        place.write(data)
    tables = sum(section.movement.tables for section in sections)
    err().print(say("bws-written", file=file, tables=tables, boards=len(hands)))


def _sections(names: Sequence[str]) -> tuple[BwsSection, ...]:
    return tuple(
        BwsSection(letter, movement.read(Path(name).read_bytes(), clean(name)))
        for letter, name in zip(ascii_uppercase, names, strict=False)
    )


def _deals(name: str) -> dict[int, Deal]:
    with opened(name) as file:
        boards = list(records(file, name, format_of(name), strict=True))
    deals = {board.number: board.deal for board in boards if isinstance(board, BoardRecord) and board.number}
    if any(not deal.is_complete for deal in deals.values()):
        raise refuse("bws-hands", where=Place(file=clean(name)))
    return deals
