"""The forms of movements by name: for how many contestants each exists, what it needs, and who constructs it."""

from collections.abc import Callable
from typing import Literal

from msgspec import Struct

from arbitro.contest.movement.american_whist import american_whist, new_england, whist_forms
from arbitro.contest.movement.arrow_switch import arrow_switched
from arbitro.contest.movement.barometer import barometer
from arbitro.contest.movement.howell import howell, three_quarter_howell
from arbitro.contest.movement.individual import individual
from arbitro.contest.movement.mitchell import mitchell, most_rounds
from arbitro.contest.movement.movement import Movement
from arbitro.contest.movement.round_robin import round_robin
from arbitro.contest.movement.triples import triples
from arbitro.contest.movement.web import web
from arbitro.regulations.consequence import Ground, because

Sort = Literal["pairs", "individual", "teams"]

MOST_HOWELL = 40  # pairs
PLAYERS = range(8, 33)


def _nothing(_: int) -> tuple[Ground, ...]:
    return ()


class Form(Struct, frozen=True, kw_only=True):
    """One form. `most`: its rounds for a number of contestants, 0 if it does not exist; `sets`: of boards in play.

    `whole`: cannot be cut short; `even`: only an even number of rounds; `copies`: boards are there more than once.
    """

    name: str
    family: str
    sort: Sort
    most: Callable[[int], int]
    sets: Callable[[int, int], int]
    build: Callable[[int, int, int], Movement]
    why: Callable[[int], tuple[Ground, ...]] = _nothing
    winners: Literal[1, 2] = 1
    least: Callable[[int], int] = lambda _: 1
    whole: bool = False
    even: bool = False
    copies: bool = False
    matches: bool = False  # rounds are timed as matches of teams

    def has(self, contestants: int, rounds: int) -> bool:
        most = self.most(contestants)
        if not self.least(contestants) <= rounds <= most or (self.whole and rounds < most):
            return False
        return not (self.even and rounds % 2)


def tables_of(pairs: int) -> int:
    """Tables of a Mitchell, a half table among them."""
    return (pairs + 1) // 2


def _tables(pairs: int, _: int) -> int:
    return tables_of(pairs)


def _rounds(_: int, rounds: int) -> int:
    return rounds


def _even_tables(pairs: int) -> bool:
    return pairs % 2 == 0 and tables_of(pairs) % 2 == 0


def _every(teams: int) -> int:
    """Rounds in which everybody meets everybody."""
    return teams - 1 + teams % 2


MITCHELL = "mitchell"
HOWELL = "howell"
WHIST = "american-whist"

FORMS: tuple[Form, ...] = (
    # -- pairs
    Form(
        name="mitchell",
        family=MITCHELL,
        sort="pairs",
        most=lambda pairs: most_rounds(pairs, "plain") if pairs >= 4 and pairs % 2 == 0 else 0,
        sets=_tables,
        build=lambda pairs, boards, rounds: mitchell(pairs, boards, rounds, form="plain"),
        winners=2,
    ),
    Form(
        name="relay",
        family=MITCHELL,
        sort="pairs",
        most=lambda pairs: most_rounds(pairs, "relay") if pairs >= 8 and _even_tables(pairs) else 0,
        least=lambda pairs: tables_of(pairs) // 2 + 1,
        sets=_tables,
        build=lambda pairs, boards, rounds: mitchell(pairs, boards, rounds, form="relay"),
        winners=2,
    ),
    Form(
        name="skip",
        family=MITCHELL,
        sort="pairs",
        most=lambda pairs: most_rounds(pairs, "skip") if pairs >= 8 and _even_tables(pairs) else 0,
        least=lambda pairs: tables_of(pairs) // 2 + 1,
        sets=_tables,
        build=lambda pairs, boards, rounds: mitchell(pairs, boards, rounds, form="skip"),
        winners=2,
    ),
    Form(
        name="sit-out",
        family=MITCHELL,
        sort="pairs",
        most=lambda pairs: tables_of(pairs) if pairs >= 5 and pairs % 2 else 0,
        sets=_tables,
        build=lambda pairs, boards, rounds: mitchell(pairs, boards, rounds),
        winners=2,
    ),
    Form(
        name="rover",
        family=MITCHELL,
        sort="pairs",
        most=lambda pairs: most_rounds(pairs, "rover") if pairs >= 7 and pairs % 2 else 0,
        sets=lambda pairs, _: (pairs - 1) // 2,
        build=lambda pairs, boards, rounds: mitchell(pairs, boards, rounds, form="rover"),
        why=lambda _: (because("trade-rover"),),
        winners=2,
    ),
    Form(
        name="arrow-switch",
        family=MITCHELL,
        sort="pairs",
        most=lambda pairs: tables_of(pairs) if pairs >= 5 else 0,
        least=lambda _: 2,
        sets=_tables,
        build=lambda pairs, boards, rounds: arrow_switched(mitchell(pairs, boards, rounds)),
    ),
    Form(
        name="web",
        family="web",
        sort="pairs",
        most=lambda pairs: tables_of(pairs) - 1 if pairs >= 7 and tables_of(pairs) % 2 == 0 else 0,
        least=lambda _: 2,
        sets=_rounds,
        build=lambda pairs, boards, rounds: web(pairs, boards * rounds, rounds),
        winners=2,
        copies=True,
    ),
    Form(
        name="howell",
        family=HOWELL,
        sort="pairs",
        most=lambda pairs: _every(pairs) if 3 <= pairs <= MOST_HOWELL else 0,
        whole=True,
        sets=lambda pairs, _: _every(pairs),
        build=lambda pairs, boards, _: howell(pairs, boards),
    ),
    Form(
        name="three-quarter-howell",
        family=HOWELL,
        sort="pairs",
        most=lambda pairs: _every(pairs) - 1 if 6 <= pairs <= MOST_HOWELL else 0,
        least=lambda pairs: pairs // 2,
        sets=lambda pairs, _: _every(pairs),
        build=lambda pairs, boards, rounds: three_quarter_howell(pairs, boards, rounds),
    ),
    Form(
        name="barometer",
        family="barometer",
        sort="pairs",
        most=lambda pairs: _every(pairs) if 5 <= pairs <= MOST_HOWELL else 0,
        sets=_rounds,
        build=lambda pairs, boards, rounds: barometer(howell(pairs, boards, rounds)),
        copies=True,
    ),
    # -- single players
    Form(
        name="individual",
        family="individual",
        sort="individual",
        most=lambda players: _every(players) if players in PLAYERS else 0,
        sets=_rounds,
        build=lambda players, boards, rounds: individual(players, boards, rounds),
    ),
    # -- teams
    Form(
        name="round-robin",
        family="round-robin",
        sort="teams",
        most=lambda teams: _every(teams) if teams >= 2 else 0,
        sets=_rounds,
        build=lambda teams, boards, rounds: round_robin(teams, boards, rounds=rounds, fresh_boards=True),
        matches=True,
    ),
    Form(
        name="double-round-robin",
        family="round-robin",
        sort="teams",
        most=lambda teams: 2 * _every(teams) if teams >= 2 else 0,
        whole=True,
        sets=_rounds,
        build=lambda teams, boards, _: round_robin(teams, boards, double=True, fresh_boards=True),
        matches=True,
    ),
    Form(
        name="triple",
        family="triple",
        sort="teams",
        most=lambda teams: 2 if teams == 3 else 0,
        whole=True,
        sets=lambda *_: 3,
        build=lambda _, boards, __: triples(boards),
        matches=True,
    ),
    Form(
        name="new-england",
        family="new-england",
        sort="teams",
        most=lambda teams: _every(teams) if teams >= 3 else 0,
        sets=_rounds,
        build=lambda teams, boards, rounds: new_england(teams, boards, rounds=rounds),
        copies=True,
        matches=True,
    ),
    Form(
        name="american-whist",
        family=WHIST,
        sort="teams",
        most=lambda teams: whist_forms(teams)[0].rounds if teams >= 4 else 0,
        least=lambda _: 2,
        even=True,
        sets=lambda teams, _: teams,
        build=lambda teams, boards, rounds: american_whist(teams, boards, rounds=rounds),
        why=lambda teams: whist_forms(teams)[0].why,
    ),
    Form(
        name="american-whist-share",
        family=WHIST,
        sort="teams",
        most=lambda teams: teams - 1 if teams >= 4 and teams % 2 == 0 else 0,
        whole=True,
        sets=lambda teams, _: whist_forms(teams)[1].sets,
        build=lambda teams, boards, _: american_whist(teams, boards, form="share"),
        why=lambda teams: whist_forms(teams)[1].why,
    ),
    Form(
        name="american-whist-relay",
        family=WHIST,
        sort="teams",
        most=lambda teams: teams if teams >= 4 and teams % 2 == 0 else 0,
        whole=True,
        sets=lambda teams, _: teams + 1,
        build=lambda teams, boards, _: american_whist(teams, boards, form="relay"),
        why=lambda teams: whist_forms(teams)[2].why,
    ),
)


def forms_named(name: str | None, sort: Sort) -> tuple[Form, ...]:
    """The forms of a family, the one of that name, or all."""
    return tuple(form for form in FORMS if form.sort == sort and name in (None, form.name, form.family))
