"""Contests of a few pairs, players or teams, in a few lines."""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any

import pytest

from arbitro.book.problem import Problem, ProblemsFound
from arbitro.contest.contestant import Contestant, Individual, Pair, Team
from arbitro.contest.facts.event import (
    AnyEvent,
    Drawn,
    Entered,
    Opened,
    Paired,
    ResultCorrected,
    ResultEntered,
    RoundBegun,
    RoundOver,
    Seated,
    Spot,
)
from arbitro.contest.facts.fold import checked
from arbitro.contest.facts.outcome import Recorded
from arbitro.contest.facts.state import Contest, Phase
from arbitro.contest.movement.movement import Movement, Round, Sitting
from arbitro.contest.plan import Form, PhasePlan, Plan
from arbitro.contest.scoring.sessions import session_records, session_scores
from arbitro.contest.scoring.standings import rankings
from arbitro.regulations import Pack, load, parse_pack
from arbitro.scoring.outcome import Adjustment, Artificial, Average

WBF, FIGB = load("wbf"), load("figb_2017")

Told = int | str | Recorded
"""A score for North-South, a result, or all that was recorded."""


def derived(*lines: str, base: str = "figb_2017") -> Pack:
    """A pack with a few settings of its own: `derived('scoring.bye.pair = "at_least"')`."""
    return parse_pack("\n".join((f'extends = "{base}"', *lines)), "mine")


# -- who takes part


def contestant(form: Form, id: str) -> Contestant:
    match form:
        case "pairs":
            return Pair(id, (f"{id} N", f"{id} S"))
        case "individual":
            return Individual(id, f"{id} P")
        case "teams":
            return Team(id, id, tuple(f"{id} {n}" for n in range(1, 5)))


def opened(form: Form, who: int | Iterable[str], *more: PhasePlan, **phase: Any) -> Contest:
    """An event with its entries, by name or numbered from 1; `phase`: of its first phase."""
    names = [str(n) for n in range(1, who + 1)] if isinstance(who, int) else list(who)
    first = PhasePlan(**{"rounds": 3, "boards": 1, **phase})
    plan = Plan(name="small", form=form, phases=(first, *more))
    return after_all(checked(None, Opened(plan=plan)), *(Entered(contestant=contestant(form, name)) for name in names))


def after_all(contest: Contest, *facts: AnyEvent) -> Contest:
    for fact in facts:
        contest = checked(contest, fact)
    return contest


def refused(contest: Contest, fact: AnyEvent) -> list[Problem]:
    """What keeps a fact from being; the contest is as it was."""
    was = repr(contest)
    with pytest.raises(ProblemsFound) as trouble:
        checked(contest, fact)
    assert repr(contest) == was
    return list(trouble.value.problems)


def kinds(contest: Contest, fact: AnyEvent) -> list[str]:
    return [problem.kind for problem in refused(contest, fact)]


# -- who meets whom

Table = tuple[Any, Any] | tuple[Any, Any, tuple[int, ...]]


def movement(*rounds: Iterable[Table], out: Mapping[int, tuple[int, ...]] | None = None, **more: Any) -> Movement:
    """Rounds of tables: `((1, 2, (1, 2)), (3, 4, (1, 2)))`; without boards each round has the board of its number."""
    made = tuple(
        Round(
            number,
            tuple(
                Sitting(at, *(table if len(table) == 3 else (*table, (number,)))) for at, table in enumerate(tables, 1)
            ),
            (out or {}).get(number, ()),
        )
        for number, tables in enumerate(rounds, 1)
    )
    return Movement("by hand", max(len(each.tables) for each in made), made, **more)


# Four pairs, everybody against everybody, the same board at both tables.
HOWELL = movement([(4, 1), (2, 3)], [(4, 2), (3, 1)], [(4, 3), (1, 2)])
# Three tables, one board each: 1, 2, 3 stay North-South, 4, 5, 6 go up, the boards down.
MITCHELL = movement(*([(t, 4 + (t - n) % 3, ((t + n - 2) % 3 + 1,)) for t in (1, 2, 3)] for n in (1, 2, 3)), winners=2)


def seated(plan: Movement, names: Iterable[str] | None = None, **more: Any) -> Seated:
    """Everybody bears the own number."""
    told = plan.contestants if names is None else names
    return Seated(movement=plan, bearers=dict(zip(plan.contestants, map(str, told), strict=True)), **more)


def drawn(round: int, *pairings: tuple[str, str], system: str = "swiss", **more: Any) -> Drawn:
    """Pairs of names, at the tables 1, 2, 3 …"""
    told = tuple(Paired(at, home, away) for at, (home, away) in enumerate(pairings, 1))
    return Drawn(round=round, system=system, pairings=told, **more)


def begun(round: int, **more: Any) -> RoundBegun:
    return RoundBegun(round=round, **more)


def over(round: int, **more: Any) -> RoundOver:
    return RoundOver(round=round, **more)


# -- results


def spot(round: int, table: int, **more: Any) -> Spot:
    return Spot(round=round, table=table, **more)


def recorded(told: Told) -> Recorded:
    if isinstance(told, Recorded):
        return told
    return Recorded(score=told) if isinstance(told, int) else Recorded(result=told)


def result(round: int, table: int, board: int, told: Told, **more: Any) -> ResultEntered:
    return ResultEntered(at=spot(round, table, **more), board=board, recorded=recorded(told))


def corrected(
    round: int, table: int, board: int, told: Told, *, approved: bool = False, reason: Any = "mistake", **more: Any
) -> ResultCorrected:
    return ResultCorrected(
        at=spot(round, table, **more), board=board, recorded=recorded(told), reason=reason, approved=approved
    )


def given(ns: Adjustment, ew: Adjustment) -> Recorded:
    return Recorded(ns=ns, ew=ew)


PLUS, AVERAGE, MINUS = Artificial(Average.AVERAGE_PLUS), Artificial(Average.AVERAGE), Artificial(Average.AVERAGE_MINUS)


def match(round: int, table: int, *boards: tuple[Told, Told], **more: Any) -> list[ResultEntered]:
    """Boards 1, 2, 3 … of a match in the open and in the closed room."""
    return [
        result(round, table, board, told, room=room, **more)
        for board, both in enumerate(boards, 1)
        for room, told in zip(("open", "closed"), both, strict=True)
    ]


def played(contest: Contest, round: int, *results: AnyEvent, **more: Any) -> Contest:
    """A round from its beginning to its end."""
    return after_all(contest, begun(round, **more), *results, over(round, **more))


# -- what it comes to


def phase_of(contest: Contest, name: str = "") -> Phase:
    return contest.phases[name]


# Fractions are compared with whole numbers all the time, which types do not know to be the same: hence `Any`.


def ranked(contest: Contest, pack: Pack = WBF, phase: str = "") -> list[Any]:
    """Every ranking of a phase."""
    return list(rankings(contest, phase_of(contest, phase), pack))


def rows(contest: Contest, pack: Pack = WBF, phase: str = "") -> list[Any]:
    """Of the only ranking."""
    (ranking,) = ranked(contest, pack, phase)
    return list(ranking.rows)


def totals(contest: Contest, pack: Pack = WBF, phase: str = "") -> dict[str, Any]:
    return {row.contestant: row.total for ranking in ranked(contest, pack, phase) for row in ranking.rows}


def ranks(contest: Contest, pack: Pack = WBF, phase: str = "") -> dict[str, int]:
    return {row.contestant: row.rank for ranking in ranked(contest, pack, phase) for row in ranking.rows}


def scores(contest: Contest, pack: Pack = WBF, session: int = 1) -> Mapping[str, Any]:
    """Everybody's session."""
    return session_scores(phase_of(contest), session, contest.plan, pack)


def records(contest: Contest, pack: Pack = WBF, session: int = 1) -> dict[str, Any]:
    """Everybody's session with its boards, for ties."""
    return {one.contestant: one for one in session_records(phase_of(contest), session, contest.plan, pack)}


def exact(text: str) -> Fraction:
    return Fraction(text)
