"""Two servers on one journal: each decides on what it has in memory, and neither is ever wrong for it."""

import pytest

from arbitro.book.problem import ProblemsFound
from arbitro.journal.fact import Key
from arbitro.office.actor import NOBODY, Actor
from arbitro.office.command import BeginRound, Dismiss, Penalise
from arbitro.office.office import Office
from arbitro.office.state import Event
from arbitro.scoring.penalty import Unit
from tests.office.desk import DIRECTOR, ORGANISER, SCORER, Desk, pairs, result

FINE = Penalise(contestant="1", amount="5", unit=Unit.PERCENT_OF_TOP)
KEY = Key("once", b"fine")


def other(desk: Desk) -> Office:
    """A second office that has the event in memory as it is now."""
    office = Office(desk.office.journal, lambda: desk.now)
    office.event(desk.id)
    return office


def test_what_was_done_elsewhere_is_known_before_a_command_is_refused(desk: Desk) -> None:
    second = other(pairs(desk))
    desk.do(BeginRound(round=1))
    second.do(result(1, 1, 1, 420), SCORER, desk.id)
    assert second.known(desk.id) == desk.event == desk.rebuilt()


def test_whoever_was_dismissed_elsewhere_may_do_nothing_more(desk: Desk) -> None:
    second = other(pairs(desk))

    def author(now: Event) -> Actor:
        return DIRECTOR if DIRECTOR.role in now.roles_of(DIRECTOR.person) else NOBODY

    second.do(FINE, author, desk.id)
    desk.do(Dismiss(person=DIRECTOR.person, role=DIRECTOR.role), ORGANISER)
    before = desk.event.version
    with pytest.raises(ProblemsFound) as trouble:
        second.do(FINE, author, desk.id)
    assert [problem.kind for problem in trouble.value.problems] == ["not-allowed"]
    assert desk.event.version == before


@pytest.mark.parametrize("later", [0, 1])
def test_a_command_that_is_repeated_elsewhere_has_its_first_answer(desk: Desk, later: int) -> None:
    second = other(pairs(desk))
    first = desk.office.do(FINE, DIRECTOR, desk.id, KEY)
    desk.later(later)
    assert second.do(FINE, DIRECTOR, desk.id, KEY) == first
    assert second.known(desk.id) == desk.event == desk.rebuilt()
    assert desk.event.version == first.version
