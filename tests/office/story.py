"""An event from facts, each at its minute: for what follows from facts alone, whoever decided them."""

from datetime import datetime, timedelta
from typing import Any

from arbitro.contest.facts.event import AnyEvent, Entered, Opened
from arbitro.contest.plan import Form, PhasePlan, Plan
from arbitro.office.actor import Role
from arbitro.office.fact import AnyFact, Appointed, BoardKey, Created, DealsGiven, Dealt, Publicity
from arbitro.office.fold import checked
from arbitro.office.room.regulations import copied
from arbitro.office.seeing import View
from arbitro.office.seeing.visibility import Viewer
from arbitro.office.state import Event, Stamp
from tests.contest.small import begun, contestant, movement, result, seated
from tests.office.desk import START

DEAL = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"
OTHER = "N:...AKQJT98765432 AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432."

# Three tables, two boards each: 1, 2, 3 stay North-South, 4, 5, 6 go up, the boards down.
MITCHELL = movement(
    *(
        [(t, 4 + (t - n) % 3, (2 * ((t + n - 2) % 3) + 1, 2 * ((t + n - 2) % 3) + 2)) for t in (1, 2, 3)]
        for n in (1, 2, 3)
    ),
    winners=2,
)


def says(person: str) -> str:
    """The register."""
    return f"Name of {person}"


class Story:
    """What has happened so far, and when it is."""

    def __init__(self, created: Created) -> None:
        self.now: datetime = START
        self.event: Event = checked(None, Stamp(1, self.now, "organiser", Role.ORGANISER), created)

    def add(self, *facts: AnyFact, who: str = "scorer", role: Role = Role.SCORER) -> "Story":
        for fact in facts:
            self.event = checked(self.event, Stamp(self.event.version + 1, self.now, who, role), fact)
        return self

    def later(self, minutes: float) -> "Story":
        self.now += timedelta(minutes=minutes)
        return self

    def view(self, viewer: Viewer) -> View:
        return View(self.event, viewer, self.now, says)


def created(pack: str = "wbf", publicity: Publicity = "after_round") -> Created:
    regulations, text, bases = copied(pack)
    return Created(
        id="tuesday",
        name="Tuesday",
        date="2026-05-14",
        pack_name=regulations.name,
        pack=text,
        bases=bases,
        digest=regulations.digest,
        program="",
        publicity=publicity,
    )


def begun_with(
    form: Form, who: int, *facts: AnyEvent, publicity: Publicity = "after_round", pack: str = "wbf", **phase: Any
) -> Story:
    """An event with its staff and entries."""
    plan = Plan(name="Tuesday", form=form, phases=(PhasePlan(**{"rounds": 3, "boards": 2, **phase}),))
    story = Story(created(pack, publicity))
    story.add(Opened(plan=plan), *(Appointed(person=role.value, role=role) for role in (Role.DIRECTOR, Role.SCORER)))
    return story.add(*(Entered(contestant=contestant(form, str(n))) for n in range(1, who + 1)), *facts)


def mitchell(**more: Any) -> Story:
    """Six pairs, three tables, three rounds of two boards, with deals; nothing has begun."""
    return begun_with("pairs", 6, seated(MITCHELL), **more).add(given(*(BoardKey(board=n) for n in range(1, 7))))


def given(*keys: BoardKey, deal: str = DEAL) -> DealsGiven:
    return DealsGiven(source="dealt", deals=tuple(Dealt(key, deal) for key in keys))


def round_played(round: int, *, but: tuple[int, int] = (0, 0), section: str = "") -> tuple[AnyFact, ...]:
    """A round of the Mitchell from its signal to its last result, which is +100 at the first table, +200 …

    `but`: a table and a board that have none."""
    sittings = (sitting for number, sitting in MITCHELL.sittings() if number == round)
    results = (
        result(round, sitting.table, board, 100 * sitting.table, section=section)
        for sitting in sittings
        for board in sitting.boards
        if (sitting.table, board) != but
    )
    return (begun(round, section=section), *results)
