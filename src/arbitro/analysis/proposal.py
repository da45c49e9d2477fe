"""Weights that a director might begin with (12C1(c)): proposed from what is known, edited and decided by him.

A course is a way that the board could have gone: a contract, whose tricks the cards or samples of deals tell, or a
result. How likely one course is beside another is the director's judgment; where he has not given it, the other
tables that went the same way may stand in for it, and if there are none it is asked.
"""

from collections.abc import Container, Mapping, Sequence
from enum import Enum
from fractions import Fraction

from msgspec import Struct
from msgspec.structs import replace

from arbitro.analysis.equity import AsTheCardsLie, OverSamples
from arbitro.book.clause import Clause
from arbitro.book.edition import E1997, E2007, E2017, Edition
from arbitro.book.problem import Place, Problem, ProblemsFound, refuse
from arbitro.bridge.contract import Contract, Result
from arbitro.bridge.score import score
from arbitro.bridge.seats import Vulnerability
from arbitro.regulations import Pack
from arbitro.scoring.adjusted import Authority, adjustment_problems
from arbitro.scoring.field import BoardField
from arbitro.scoring.method import Method, score_board
from arbitro.scoring.outcome import Adjusted, Played, Share, Weighted, assigned

STEP = Fraction(1, 20)
"""Directors weigh in steps; finer ones would claim what nobody knows."""


class Basis(Enum):
    """What a weight rests on."""

    CARDS = "cards"  # double dummy as the cards lie
    SAMPLES = "samples"  # double dummy over deals that could have been
    OTHER_TABLES = "other_tables"  # how often the other tables went that way
    DIRECTOR = "director"  # what the director said
    ONLY = "only"  # there is nothing beside it


class PossibleCourse(Struct, frozen=True):
    """A way that the board could have gone.

    `legal`: it could have been reached by legal means; since 2017 other results may not be weighed (12C1(c)).
    """

    way: Contract | Result
    weight: Fraction | None = None
    legal: bool = True

    @property
    def contract(self) -> Contract | None:
        return self.way.contract if isinstance(self.way, Result) else self.way

    def covers(self, result: Result) -> bool:
        return result == self.way if isinstance(self.way, Result) else result.contract == self.way


class Worth(Struct, frozen=True):
    """The points of both sides in the field."""

    ns: Fraction
    ew: Fraction


class Valued(Struct, frozen=True):
    """An outcome and what it alone would bring; its proposed weight, and what that rests on."""

    result: Result
    score_ns: int
    worth: Worth
    weight: Fraction | None
    basis: tuple[Basis, ...]
    legal: bool = True


class Proposal(Struct, frozen=True):
    """A proposal for the director to edit; it decides nothing.

    `weighted` is None as long as something is open: courses whose likelihood only the director can tell.
    `cautions` are the reasons why the edition or the regulations would not let the director give such a score.
    """

    clause: Clause
    rests_on: tuple[Basis, ...]
    outcomes: tuple[Valued, ...]
    weighted: Weighted | None
    expected: Worth | None
    open: tuple[PossibleCourse, ...] = ()
    cautions: tuple[Problem, ...] = ()


class TableInField(Struct, frozen=True):
    """The table in its field: the line of the field that is at issue, and how the board is scored."""

    field: BoardField
    line: int
    method: Method
    vulnerability: Vulnerability
    pack: Pack

    def worth(self, given: Weighted) -> Worth:
        """What an assigned score brings both sides in the actual field."""
        lines = list(self.field.lines)
        lines[self.line] = replace(lines[self.line], outcome=Adjusted(given, given))
        ns, ew = score_board(replace(self.field, lines=tuple(lines)), self.method, self.pack).points(self.line)
        if len(lines) < 2 or ns is None or ew is None:
            raise refuse("no-field", expected="420 -50")
        return Worth(ns, ew)

    def score(self, result: Result) -> int:
        return score(result, self.vulnerability)

    @property
    def others(self) -> tuple[Result, ...]:
        """The results at the other tables; none unless that of every table with a score is known, for the rest alone
        could tell anything."""
        outcomes = (line.outcome for at, line in enumerate(self.field.lines) if at != self.line)
        results = [outcome.result for outcome in outcomes if isinstance(outcome, Played)]
        known = tuple(result for result in results if result is not None)
        return known if len(known) == len(results) else ()


Tricks = AsTheCardsLie | OverSamples


def propose(
    courses: Sequence[PossibleCourse],
    tricks: Mapping[Contract, Tricks],
    table: TableInField,
    edition: Edition,
    *,
    by: Authority = Authority.DIRECTOR,
    step: Fraction = STEP,
) -> Proposal:
    """The outcomes of the courses, each one's worth in the field, and weights where something tells them."""
    if problems := course_problems(courses, tricks, edition, step):
        raise ProblemsFound(problems)
    chances, basis = _chances(courses, table, edition, step)
    outcomes: list[Valued] = []
    for course, chance in zip(courses, chances, strict=True):
        results, why = _results(course, tricks)
        weights = None if chance is None else apportioned(chance, [share for _, share in results], step)
        rests = dict.fromkeys((*basis, *why) if chance is not None else why)
        for at, (result, _) in enumerate(results):
            points = table.score(result)
            weight = None if weights is None else weights[at]
            outcomes.append(Valued(result, points, table.worth(assigned(points)), weight, tuple(rests), course.legal))
    shares = [Share(outcome.weight, outcome.score_ns) for outcome in outcomes if outcome.weight]
    open_ = tuple(c for c, chance in zip(courses, chances, strict=True) if chance is None and _counts(c, edition))
    weighted = None if open_ else Weighted(tuple(shares))
    cautions: dict[Problem, None] = {}  # the same for both sides count once
    if weighted is not None:
        given = Adjusted(weighted, weighted)
        cautions = dict.fromkeys(adjustment_problems(given, edition, pack=table.pack, by=by))
    return Proposal(
        _clause(weighted, edition),
        tuple(dict.fromkeys(rest for outcome in outcomes if outcome.weight for rest in outcome.basis)),
        tuple(outcomes),
        weighted,
        None if weighted is None else table.worth(weighted),
        open_,
        tuple(cautions),
    )


def _clause(weighted: Weighted | None, edition: Edition) -> Clause:
    """What an assigned score would rest on: one outcome, or several with weights."""
    if weighted is None or len(weighted.shares) > 1:
        return Clause("12C3" if edition is E1997 else "12C1(c)")
    return Clause({E1997: "12C2", E2007: "12C1(a)", E2017: "12C1(b)"}[edition])


def _counts(course: PossibleCourse, edition: Edition) -> bool:
    """12C1(c) of 2017: only results that could have been reached legally are weighed."""
    return course.legal or edition < E2017


def course_problems(
    courses: Sequence[PossibleCourse], known: Container[Contract], edition: Edition, step: Fraction = STEP
) -> list[Problem]:
    """Everything that keeps courses from being weighed, where these are the contracts whose tricks are known."""
    problems = []
    if not courses:
        problems.append(Problem("no-prospects"))
    for at, course in enumerate(courses, 1):
        where, way = Place(index=at), str(course.way)
        if any(_overlap(course, other) for other in courses[: at - 1]):
            problems.append(Problem("outcome-twice", where, way))
        if isinstance(course.way, Contract) and course.way not in known:
            problems.append(Problem("tricks-not-known", where, way, f"{way} ="))
        if course.weight is not None and not 0 < course.weight <= 1:
            problems.append(Problem("percent-range", where, str(course.weight), "0 … 1"))
        if course.weight is not None and not _counts(course, edition):
            problems.append(Problem("illegal-prospect", where, way, "12C1(c)"))
    given = [course.weight for course in courses if _counts(course, edition)]
    weights = [weight for weight in given if weight is not None]
    all_told = len(weights) == len(given)
    if weights and (sum(weights) != 1 if all_told else sum(weights) >= 1):
        problems.append(Problem("weights", found=" + ".join(map(str, weights)), expected="1"))
    if courses and not given:
        problems.append(Problem("no-legal-outcome", expected="12C1(c)"))
    if step <= 0 or (1 / step).denominator != 1:  # the whole must be so many steps
        problems.append(Problem("bad-step", found=str(step), expected="1/20"))
    return problems


def _overlap(course: PossibleCourse, other: PossibleCourse) -> bool:
    """Whether some result belongs to both."""
    if isinstance(course.way, Result) and isinstance(other.way, Result):
        return course.way == other.way
    return course.contract == other.contract


def _chances(
    courses: Sequence[PossibleCourse], table: TableInField, edition: Edition, step: Fraction
) -> tuple[list[Fraction | None], tuple[Basis, ...]]:
    """How likely each course is, and what tells it; None where nothing does, or where it does not count."""
    weighed = [course for course in courses if _counts(course, edition)]
    given = [course.weight for course in weighed if course.weight is not None]
    if given:
        rest = (
            1 - sum(given, Fraction()) if len(given) == len(weighed) - 1 else None
        )  # all but one: that one has the rest
        chances = (rest if course.weight is None and course in weighed else course.weight for course in courses)
        return list(chances), (Basis.DIRECTOR,)
    if len(weighed) == 1:
        return [Fraction(1) if course in weighed else None for course in courses], (Basis.ONLY,)
    seen = [sum(course.covers(result) for result in table.others) if course in weighed else 0 for course in courses]
    if not sum(seen):
        return [None] * len(courses), ()
    shares = apportioned(Fraction(1), [Fraction(count, sum(seen)) for count in seen], step)
    return [s if c in weighed else None for s, c in zip(shares, courses, strict=True)], (Basis.OTHER_TABLES,)


def _results(
    course: PossibleCourse, tricks: Mapping[Contract, Tricks]
) -> tuple[list[tuple[Result, Fraction]], tuple[Basis, ...]]:
    """The results of a course, and how likely each is within it."""
    if isinstance(course.way, Result):
        return [(course.way, Fraction(1))], ()
    known = tricks[course.way]
    if isinstance(known, AsTheCardsLie):
        return [(Result(course.way, known.tricks), Fraction(1))], (Basis.CARDS,)
    return [(Result(course.way, seen.tricks), seen.share) for seen in known.tricks], (Basis.SAMPLES,)


def apportioned(whole: Fraction, shares: Sequence[Fraction], step: Fraction) -> list[Fraction]:
    """The whole by these shares, which add to one, in multiples of the step (largest remainders; the first of equals).

    A whole that is not itself a multiple of the step is divided exactly.
    """
    steps = whole / step
    if steps.denominator != 1:
        return [whole * share for share in shares]
    parts = [int(steps * share) for share in shares]
    by_remainder = sorted(range(len(shares)), key=lambda at: parts[at] - steps * shares[at])
    for at in by_remainder[: int(steps) - sum(parts)]:
        parts[at] += 1
    return [part * step for part in parts]
