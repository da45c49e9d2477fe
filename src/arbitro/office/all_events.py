"""The events of a club taken together, as everybody may see them: for ladders, own results, fees, a club's site."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import datetime

from arbitro.book.problem import ProblemsFound
from arbitro.office.actor import NOBODY
from arbitro.office.ladders import Ladders
from arbitro.office.office import Office
from arbitro.office.seeing.fees import Fees, fees
from arbitro.office.seeing.season import EventResults, event_results, is_over
from arbitro.office.seeing.view import Names, View
from arbitro.office.seeing.visibility import viewer


class AllEvents:
    """Every method may be called from any thread."""

    def __init__(self, office: Office, clock: Callable[[], datetime], names: Names) -> None:
        self._office, self._clock, self.names = office, clock, names
        self._results: dict[str, tuple[int, EventResults]] = {}  # by event, what there was after a version
        self.ladders = Ladders(office.journal, clock)

    def view(self, id: str) -> View:
        """An event as everybody may see it."""
        event = self._office.event(id)
        return View(event, viewer(event, NOBODY), self._clock(), self.names)

    def views(self) -> Iterator[View]:
        """All that can be read and have a plan."""
        for id in self._office.events():
            with suppress(ProblemsFound):  # a damaged one is told where it is looked at
                view = self.view(id)
                if view.event.contest is not None:
                    yield view

    def results(self) -> tuple[EventResults, ...]:
        """What everybody came to in every event that is over; counted again where something has happened since."""
        results = []
        for view in self.views():
            if not is_over(view.event):
                continue
            id, version = view.event.created.id, view.event.version
            known = self._results.get(id)
            if known is None or known[0] != version:
                known = self._results[id] = version, event_results(view)
            results.append(known[1])
        return tuple(results)

    def fees(self) -> tuple[Fees, ...]:
        return tuple(fees(view) for view in self.views() if view.event.currency)
