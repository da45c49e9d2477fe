"""Two evenings to look at: thirteen pairs, 26 boards, three rounds played and the fourth under way; and eight teams,
one match played and the next one drawn, where a captain has handed in.

The deals are made from chance as for any event; what the tables did with them follows from the cards and from the
number of the table, so that a traveller looks like one. Persons have the names of their pairs and seats.
"""

from collections.abc import Iterator

from arbitro.bridge.commitment import Stream
from arbitro.bridge.deal import Deal
from arbitro.bridge.evaluation import hcp
from arbitro.bridge.seats import Side
from arbitro.contest.contestant import Pair, Team
from arbitro.contest.event import Spot
from arbitro.contest.lineup.lineup import seated
from arbitro.contest.lineup.stanza import HandedIn
from arbitro.contest.plan import PhasePlan, Plan
from arbitro.contest.recorded import Recorded
from arbitro.contest.state import Phase
from arbitro.journal.register import Person
from arbitro.office.actor import Actor, Role
from arbitro.office.command import (
    Appoint,
    BeginRound,
    CallDirector,
    ConfirmResult,
    CreateEvent,
    DrawRound,
    EndRound,
    Enter,
    EnterResult,
    MakeDeals,
    MoveLineup,
    Seat,
)
from arbitro.office.office import Office
from arbitro.office.plays import keys, plays
from arbitro.office.tables import contest_of

NAME, TEAMS_NAME = "Demo", "Demo, teams"
PAIRS, ROUNDS, BOARDS_A_ROUND = 13, 13, 2
PLAYED = 3
TEAMS, MATCHES, BOARDS_A_MATCH = 8, 3, 8
LEVELS = ((33, 6), (25, 4), (23, 3), (20, 2), (0, 1))
"""How high a side with so many points between them bids, in a suit."""

_ORGANISER = Actor(Role.ORGANISER, "demo/organiser")
_DIRECTOR = Actor(Role.DIRECTOR, "demo/director")
_SCORER = Actor(Role.SCORER, "demo/scorer")


def demo(office: Office, date: str) -> str:
    """Makes the event and gives its id. Members have the numbers 101, 102 for pair 1, 201, 202 for pair 2 …"""
    office.journal.register.put(*_persons())
    plan = Plan(name=NAME, form="pairs", phases=(PhasePlan(rounds=ROUNDS, boards=BOARDS_A_ROUND),))
    id = _created(office, date, plan)
    pairs = tuple(Pair(str(n), (_id(n, 1), _id(n, 2))) for n in range(1, PAIRS + 1))
    office.do(Enter(contestants=pairs), _ORGANISER, id)
    office.do(Seat(), _ORGANISER, id)
    office.do(MakeDeals(), _ORGANISER, id)
    for round in range(1, PLAYED + 1):
        office.do(BeginRound(round=round), _DIRECTOR, id)
        for entry in _entries(office, id, round):
            office.do(entry, _SCORER, id)
        office.do(EndRound(round=round), _DIRECTOR, id)
    _under_way(office, id, PLAYED + 1)
    return id


def demo_of_teams(office: Office, date: str) -> str:
    """Members have the numbers T101 … T105 for team 1, T201 … for team 2; the first of each is its captain."""
    office.journal.register.put(*_team_players())
    swiss = PhasePlan(system="swiss", scoring="victory_points", rounds=MATCHES, boards=BOARDS_A_MATCH)
    id = _created(office, date, Plan(name=TEAMS_NAME, form="teams", phases=(swiss,)))
    teams = tuple(
        Team(str(n), f"Team {n}", tuple(_of_team(n, one) for one in range(1, 6))) for n in range(1, TEAMS + 1)
    )
    office.do(Enter(contestants=teams), _ORGANISER, id)
    office.do(DrawRound(seed=NAME), _DIRECTOR, id)
    office.do(MakeDeals(), _ORGANISER, id)
    office.do(BeginRound(round=1), _DIRECTOR, id)
    for entry in _entries(office, id, 1):
        office.do(entry, _SCORER, id)
    office.do(EndRound(round=1), _DIRECTOR, id)
    office.do(DrawRound(seed=NAME), _DIRECTOR, id)
    home, _ = _sides(office, id, Spot(round=2, table=1))
    first = int(home)
    pairs = ((_of_team(first, 1), _of_team(first, 2)), (_of_team(first, 3), _of_team(first, 5)))
    step = HandedIn(seated(home, *pairs, side=Side.NS))
    office.do(MoveLineup(round=2, table=1, step=step), Actor(Role.CAPTAIN, _of_team(first, 1), home), id)
    return id


def _created(office: Office, date: str, plan: Plan) -> str:
    id = office.do(CreateEvent(name=plan.name, date=date, plan=plan), _ORGANISER).event
    for actor in (_DIRECTOR, _SCORER):
        office.do(Appoint(person=actor.person, role=actor.role), _ORGANISER, id)
    return id


def demos(office: Office) -> tuple[str, ...]:
    """The demo events that there are."""
    return tuple(id for id in office.events() if _ORGANISER.person in office.event(id).staff)


def _under_way(office: Office, id: str, round: int) -> None:
    """The first board: confirmed at the first table, waiting at the next two; one of them calls."""
    office.do(BeginRound(round=round), _DIRECTOR, id)
    first = tuple(_entries(office, id, round))[::BOARDS_A_ROUND][:3]
    for entry in first:
        ns, _ = _sides(office, id, entry.at)
        office.do(entry, Actor(Role.PLAYER, _id(int(ns), 1), ns), id)
    at = first[0].at
    _, ew = _sides(office, id, at)
    office.do(ConfirmResult(at=at, board=first[0].board), Actor(Role.PLAYER, _id(int(ew), 1), ew), id)
    ns, _ = _sides(office, id, first[2].at)
    calling = CallDirector(at=first[2].at, board=first[2].board, about="lead out of turn")
    office.do(calling, Actor(Role.PLAYER, _id(int(ns), 2), ns), id)


def _persons() -> Iterator[Person]:
    for role in (_ORGANISER, _DIRECTOR, _SCORER):
        yield Person(role.person, role.person.partition("/")[2].capitalize())
    for n in range(1, PAIRS + 1):
        for seat in (1, 2):
            yield Person(_id(n, seat), f"Pair {n}, player {seat}", f"{n}0{seat}")


def _team_players() -> Iterator[Person]:
    for n in range(1, TEAMS + 1):
        for one in range(1, 6):
            yield Person(_of_team(n, one), f"Team {n}, player {one}", f"T{n}0{one}")


def _of_team(team: int, player: int) -> str:
    return f"demo/team-{team}-{player}"


def _id(pair: int, player: int) -> str:
    return f"demo/{pair}-{player}"


def _phase(office: Office, id: str) -> Phase:
    return contest_of(office.event(id)).phases[""]


def _sides(office: Office, id: str, at: Spot) -> tuple[str, str]:
    sitting = next(
        table
        for there, table in _phase(office, id).tables.items()
        if (there.round, there.table) == (at.round, at.table)
    )
    return sitting.ns[0], sitting.ew[0]


def _entries(office: Office, id: str, round: int) -> Iterator[EnterResult]:
    """What every table of a round has to enter, table by table; of a match both rooms."""
    contest, deals = contest_of(office.event(id)), office.event(id).deals
    phase = contest.phases[""]
    entries: list[EnterResult] = []
    for key in keys(contest, phase, 1):
        for play in plays(contest, phase, key):
            if play.at.round == round:
                draw = Stream(b"demo", str(play.board), str(play.at.table), f"{round}{play.room}")
                result = plausible(Deal.parse(deals[key]), draw)
                entries.append(EnterResult(at=play.spot, board=play.board, recorded=Recorded(result=result)))
    yield from sorted(entries, key=lambda entry: (entry.at, entry.board))


def plausible(deal: Deal, draw: Stream) -> str:
    """A result as a table might have it: the stronger side in its longest suit, a trick more or less than its cards
    are worth."""
    points = {side: sum(hcp(deal[seat]) for seat in side.seats) for side in Side}
    side = max(Side, key=lambda one: points[one])
    held = points[side]
    lengths = dict(zip("SHDC", map(sum, zip(*(deal[seat].lengths for seat in side.seats), strict=True)), strict=True))
    suit = max(lengths, key=lambda one: (lengths[one], one in "SH"))
    level = next(level for least, level in LEVELS if held >= least)
    strain = suit if lengths[suit] >= 8 else "NT"
    if strain == "NT" and level == 4:
        level = 3
    elif strain in "CD" and level == 4:
        level = 5 if held >= 28 else 3
    made = 7 + (held - 20) // 3 + max(0, lengths[suit] - 8) + draw(3) - 1
    off = min(13, max(0, made)) - 6 - level
    return f"{level}{strain} {side.seats[draw(2)].value} {'=' if off == 0 else f'{off:+}'}"
