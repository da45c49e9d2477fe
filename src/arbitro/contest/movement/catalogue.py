"""The forms of movements by name: for how many contestants each exists, what it needs, and who constructs it."""

from collections.abc import Callable, Sequence
from typing import Literal

from msgspec import Struct

from arbitro.contest.movement.american_whist import american_whist, new_england, whist_forms
from arbitro.contest.movement.arrow_switch import arrow_switched
from arbitro.contest.movement.barometer import barometer
from arbitro.contest.movement.halves import PAIRS as HALVED
from arbitro.contest.movement.halves import ROUNDS as HALF_ROUNDS
from arbitro.contest.movement.halves import halved_howell
from arbitro.contest.movement.howell import PAIRS, howell, three_quarter_howell, three_quarter_rounds
from arbitro.contest.movement.individual import PLAYERS, individual, individual_rounds
from arbitro.contest.movement.mitchell import mitchell, most_rounds
from arbitro.contest.movement.movement import Movement
from arbitro.contest.movement.round_robin import round_robin
from arbitro.contest.movement.triples import THREE, triples
from arbitro.contest.movement.web import web
from arbitro.regulations.consequence import Ground, because

Sort = Literal["pairs", "individual", "teams"]


def _nothing(_: int) -> tuple[Ground, ...]:
    return ()


class MovementForm(Struct, frozen=True, kw_only=True):
    """One form. `rounds`: how many it can have for a number of contestants, none if it does not exist; `sets`: of
    boards in play; `build` takes contestants, boards in a round, rounds, and whether somebody must stay at a table.

    `copies`: boards are there more than once; `matches`: rounds are timed as matches of teams; `whole`: that all meet
    is what it is for, so that all rounds are played where there is room for so many boards in each; `also`: other names
    that people use.
    """

    name: str
    family: str
    sort: Sort
    rounds: Callable[[int], Sequence[int]]
    sets: Callable[[int, int], int]
    build: Callable[[int, int, int, bool], Movement]
    why: Callable[[int], tuple[Ground, ...]] = _nothing
    winners: Literal[1, 2] = 1
    copies: bool = False
    matches: bool = False
    whole: int = 0
    also: tuple[str, ...] = ()


def tables_of(pairs: int) -> int:
    """Tables of a Mitchell, a half table among them."""
    return (pairs + 1) // 2


def _tables(pairs: int, _: int) -> int:
    return tables_of(pairs)


def _rounds(_: int, rounds: int) -> int:
    return rounds


def _every(contestants: int) -> int:
    """Rounds in which everybody meets everybody."""
    return contestants - 1 + contestants % 2


def _up_to(most: int, least: int = 1) -> range:
    return range(least, most + 1)


def _plain_rounds(pairs: int) -> Sequence[int]:
    return _up_to(most_rounds(pairs, "plain")) if pairs >= 4 and pairs % 2 == 0 else ()


def _even_rounds(pairs: int, form: Literal["skip", "relay"]) -> Sequence[int]:
    """Of an even number of tables: more than a plain Mitchell has."""
    tables = tables_of(pairs)
    if pairs < 8 or pairs % 2 or tables % 2:
        return ()
    return _up_to(most_rounds(pairs, form), tables // 2 + 1)


def _web_rounds(pairs: int) -> Sequence[int]:
    tables = tables_of(pairs)
    return _up_to(tables - 1, 2) if pairs >= 7 and tables % 2 == 0 else ()


def _part_rounds(pairs: int) -> Sequence[int]:
    return three_quarter_rounds(pairs) if 5 <= pairs <= PAIRS[-1] else ()


def _whist_rounds(teams: int) -> Sequence[int]:
    return range(2, whist_forms(teams)[0].rounds + 1, 2) if teams >= 4 else ()


def _even_teams(teams: int) -> bool:
    return teams >= 4 and teams % 2 == 0


MITCHELL = "mitchell"
HOWELL = "howell"
WHIST = "american-whist"

FORMS: tuple[MovementForm, ...] = (
    # -- pairs
    MovementForm(
        name="mitchell",
        family=MITCHELL,
        sort="pairs",
        rounds=_plain_rounds,
        sets=_tables,
        build=lambda pairs, boards, rounds, _: mitchell(pairs, boards, rounds, form="plain"),
        winners=2,
    ),
    MovementForm(
        name="relay",
        family=MITCHELL,
        sort="pairs",
        rounds=lambda pairs: _even_rounds(pairs, "relay"),
        sets=_tables,
        build=lambda pairs, boards, rounds, _: mitchell(pairs, boards, rounds, form="relay"),
        winners=2,
        also=("relay-and-share",),
    ),
    MovementForm(
        name="skip",
        family=MITCHELL,
        sort="pairs",
        rounds=lambda pairs: _even_rounds(pairs, "skip"),
        sets=_tables,
        build=lambda pairs, boards, rounds, _: mitchell(pairs, boards, rounds, form="skip"),
        winners=2,
    ),
    MovementForm(
        name="sit-out",
        family=MITCHELL,
        sort="pairs",
        rounds=lambda pairs: _up_to(tables_of(pairs)) if pairs >= 5 and pairs % 2 else (),
        sets=_tables,
        build=lambda pairs, boards, rounds, _: mitchell(pairs, boards, rounds),
        winners=2,
    ),
    MovementForm(
        name="rover",
        family=MITCHELL,
        sort="pairs",
        rounds=lambda pairs: _up_to(most_rounds(pairs, "rover")) if pairs >= 7 and pairs % 2 else (),
        sets=lambda pairs, _: (pairs - 1) // 2,
        build=lambda pairs, boards, rounds, _: mitchell(pairs, boards, rounds, form="rover"),
        why=lambda _: (because("trade-rover"),),
        winners=2,
    ),
    MovementForm(
        name="arrow-switch",
        family=MITCHELL,
        sort="pairs",
        rounds=lambda pairs: _up_to(tables_of(pairs), 2) if pairs >= 5 else (),
        sets=_tables,
        build=lambda pairs, boards, rounds, _: arrow_switched(mitchell(pairs, boards, rounds)),
        also=("arrow-switched", "scrambled"),
    ),
    MovementForm(
        name="web",
        family="web",
        sort="pairs",
        rounds=_web_rounds,
        sets=_rounds,
        build=lambda pairs, boards, rounds, _: web(pairs, boards * rounds, rounds),
        winners=2,
        copies=True,
    ),
    MovementForm(
        name="howell",
        family=HOWELL,
        sort="pairs",
        rounds=lambda pairs: (_every(pairs),) if pairs in PAIRS else (),
        sets=_rounds,
        build=lambda pairs, boards, _, fixed: howell(pairs, boards, fixed=fixed),
        whole=1,
    ),
    MovementForm(
        name="howell-in-halves",
        family=HOWELL,
        sort="pairs",
        rounds=lambda pairs: (HALF_ROUNDS,) if pairs in HALVED else (),
        sets=_rounds,
        build=lambda pairs, boards, *_: halved_howell(pairs, boards),
        why=lambda _: (because("trade-halves"),),
    ),
    MovementForm(
        name="three-quarter-howell",
        family=HOWELL,
        sort="pairs",
        rounds=_part_rounds,
        sets=_rounds,
        build=lambda pairs, boards, rounds, fixed: three_quarter_howell(pairs, boards, rounds, fixed=fixed),
        also=("three-quarter",),
    ),
    MovementForm(
        name="barometer",
        family="barometer",
        sort="pairs",
        rounds=lambda pairs: _up_to(_every(pairs)) if pairs in PAIRS and pairs >= 5 else (),
        sets=_rounds,
        build=lambda pairs, boards, rounds, fixed: barometer(howell(pairs, boards, rounds, fixed=fixed)),
        copies=True,
    ),
    # -- single players
    MovementForm(
        name="individual",
        family="individual",
        sort="individual",
        rounds=lambda players: _up_to(individual_rounds(players)) if players in PLAYERS else (),
        sets=_rounds,
        build=lambda players, boards, rounds, _: individual(players, boards, rounds),
        whole=1,
    ),
    # -- teams
    MovementForm(
        name="round-robin",
        family="round-robin",
        sort="teams",
        rounds=lambda teams: _up_to(_every(teams)) if teams >= 2 else (),
        sets=_rounds,
        build=lambda teams, boards, rounds, _: round_robin(teams, boards, rounds=rounds, fresh_boards=True),
        matches=True,
        whole=2,
        also=("berger",),
    ),
    MovementForm(
        name="double-round-robin",
        family="round-robin",
        sort="teams",
        rounds=lambda teams: (2 * _every(teams),) if teams >= 2 else (),
        sets=_rounds,
        build=lambda teams, boards, *_: round_robin(teams, boards, double=True, fresh_boards=True),
        matches=True,
    ),
    MovementForm(
        name="triple",
        family="triple",
        sort="teams",
        rounds=lambda teams: (2,) if teams == THREE else (),
        sets=lambda *_: THREE,
        build=lambda _, boards, *__: triples(boards),
        matches=True,
        also=("triples",),
    ),
    MovementForm(
        name="new-england",
        family="new-england",
        sort="teams",
        rounds=lambda teams: _up_to(_every(teams), 2) if teams >= THREE else (),
        sets=_rounds,
        build=lambda teams, boards, rounds, _: new_england(teams, boards, rounds=rounds),
        copies=True,
        matches=True,
    ),
    MovementForm(
        name="american-whist",
        family=WHIST,
        sort="teams",
        rounds=_whist_rounds,
        sets=lambda teams, _: teams,
        build=lambda teams, boards, rounds, _: american_whist(teams, boards, rounds=rounds),
        why=lambda teams: whist_forms(teams)[0].why,
    ),
    MovementForm(
        name="american-whist-share",
        family=WHIST,
        sort="teams",
        rounds=lambda teams: (whist_forms(teams)[1].rounds,) if _even_teams(teams) else (),
        sets=lambda teams, _: whist_forms(teams)[1].sets,
        build=lambda teams, boards, *_: american_whist(teams, boards, form="share"),
        why=lambda teams: whist_forms(teams)[1].why,
    ),
    MovementForm(
        name="american-whist-relay",
        family=WHIST,
        sort="teams",
        rounds=lambda teams: (whist_forms(teams)[2].rounds,) if _even_teams(teams) else (),
        sets=lambda teams, _: whist_forms(teams)[2].sets,
        build=lambda teams, boards, *_: american_whist(teams, boards, form="relay"),
        why=lambda teams: whist_forms(teams)[2].why,
    ),
)


def forms_named(name: str | None, sort: Sort) -> tuple[MovementForm, ...]:
    """The forms of a family, the one of that name, or all."""
    return tuple(form for form in FORMS if form.sort == sort and name in (None, form.name, form.family, *form.also))
