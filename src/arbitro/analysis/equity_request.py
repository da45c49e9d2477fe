"""The facts of an equity request: what is known, what could have happened, and the field."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import Enum
from fractions import Fraction
from typing import Annotated

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from arbitro.analysis.history import reached
from arbitro.analysis.proposal import STEP, PossibleCourse, course_problems
from arbitro.analysis.resampling import TRIES
from arbitro.book.edition import Edition
from arbitro.book.problem import Place, Problem, ProblemsFound, gathered, refuse
from arbitro.bridge.board import vulnerability_of
from arbitro.bridge.cards import Card
from arbitro.bridge.constraints import Constraint
from arbitro.bridge.contract import Contract, Result
from arbitro.bridge.deal import Deal
from arbitro.bridge.score import score
from arbitro.bridge.seats import SEATS, Seat, Vulnerability
from arbitro.regulations import Pack, keys, load
from arbitro.scoring.adjusted import Authority
from arbitro.scoring.notation import read_number, read_score
from arbitro.scoring.outcome import Outcome, Played

MOST_SAMPLES = 1000


class ScoredBy(Enum):
    MATCHPOINTS = "matchpoints"
    CROSS_IMPS = "cross_imps"  # against a single other score: the IMPs of a match
    BUTLER = "butler"


class EquityCourse(Struct, frozen=True, forbid_unknown_fields=True):
    """A way that the board could have gone: a contract (`4S S`) or a result (`4S S -1`)."""

    way: str
    weight: str | None = None  # `3/5`, `60%`
    legal: bool = True


class EquityRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """The facts of `arbitro equity`. `-` in the deal is a hand that nobody knows."""

    deal: str
    board: int | None = None
    vulnerability: str | None = None
    contract: str | None = None
    play: tuple[str, ...] = ()
    before: Annotated[int, Meta(ge=1)] | None = None  # the number of the card that was irregular; else after all
    hidden: tuple[str, ...] = ()  # seats whose hands are dealt again, beside those that are not known
    constraints: tuple[str, ...] = ()
    samples: Annotated[int, Meta(ge=1, le=MOST_SAMPLES)] = 100
    seed: str = "1"
    tries: Annotated[int, Meta(ge=1)] = TRIES
    outcomes: tuple[str | EquityCourse, ...] = ()
    table: str | None = None  # the result that was obtained
    field: tuple[int | str, ...] = ()  # the other tables: scores of North-South, or results
    tables: Annotated[int, Meta(ge=1)] | None = None  # that a full field has (Neuberg's N); else those told
    method: ScoredBy = ScoredBy.MATCHPOINTS
    edition: int | None = None
    regulations: str = "wbf"
    by: Authority = Authority.DIRECTOR
    step: str = str(STEP)


def read_facts(text: bytes) -> EquityRequest:
    """A request from its JSON."""
    try:
        return msgspec.json.decode(text, type=EquityRequest)
    except msgspec.DecodeError as error:
        why, _, place = str(error).partition(" - at ")
        raise refuse("request-form", found=why, where=Place(tag=place.strip("`$.") or "request")) from None


class EquityFacts(Struct, frozen=True):
    """A request that makes sense."""

    deal: Deal
    vulnerability: Vulnerability
    contract: Contract | None
    cards: tuple[Card, ...]
    hidden: tuple[Seat, ...]
    constraints: tuple[Constraint, ...]
    courses: tuple[PossibleCourse, ...]
    table: Result | None
    others: tuple[Outcome, ...]
    pack: Pack
    edition: Edition
    step: Fraction


@contextmanager
def _under(tag: str, problems: list[Problem], index: int | None = None) -> Iterator[None]:
    """What is refused inside joins the list, under the name of its fact."""
    inside: list[Problem] = []
    with gathered(inside):
        yield
    for problem in inside:
        place = replace(problem.where, tag=tag, index=problem.where.index if index is None else index)
        problems.append(replace(problem, where=place))


def sense(request: EquityRequest, packs: Callable[[str], Pack] = load) -> EquityFacts:
    """Makes sense of a request; raises with everything that is wrong with it. `packs`: finds regulations by name."""
    problems: list[Problem] = []
    deal, vulnerability, contract, table = Deal(), Vulnerability.NONE, None, None
    pack, step = load("wbf"), STEP
    cards: list[Card] = []
    hidden: list[Seat] = []
    constraints: list[Constraint] = []
    courses: list[PossibleCourse] = []
    others: list[Outcome] = []
    with _under("deal", problems):
        deal = Deal.parse(request.deal).checked(partial=True)
    with _under("vulnerability", problems):
        vulnerability = _vulnerability(request)
    if request.contract is not None:
        with _under("contract", problems):
            contract = Contract.parse(request.contract)
    elif request.play or not request.outcomes:
        problems.append(Problem("contract-needed", Place(tag="contract"), expected="4S S"))
    for at, text in enumerate(request.play, 1):
        with _under("play", problems, at):
            cards.append(Card.parse(text))
    for at, text in enumerate(request.hidden, 1):
        with _under("hidden", problems, at):
            hidden.append(Seat.parse(text))
    for at, text in enumerate(request.constraints, 1):
        with _under("constraints", problems, at):
            constraints.append(Constraint.parse(text))
    for at, outcome in enumerate(request.outcomes, 1):
        with _under("outcomes", problems, at):
            courses.append(_course(outcome if isinstance(outcome, EquityCourse) else EquityCourse(outcome)))
    if request.table is not None:
        with _under("table", problems):
            table = Result.parse(request.table)
    for at, other in enumerate(request.field, 1):
        with _under("field", problems, at):
            others.append(_played(other, vulnerability))
    with _under("regulations", problems):
        pack = packs(request.regulations)
    edition = pack[keys.LAWS_EDITION]
    if request.edition is not None:
        with _under("edition", problems):
            edition = Edition.parse(request.edition)
    with _under("step", problems):
        step = read_part(request.step)
    if request.before is not None and request.before > len(cards) + 1:
        problems.append(Problem("before-range", Place(tag="before"), str(request.before), f"1 … {len(cards) + 1}"))
    away = tuple(seat for seat in SEATS if seat in hidden or len(deal.completed()[seat]) < 13)
    if constraints and not away:
        problems.append(Problem("nothing-hidden", Place(tag="constraints"), str(constraints[0])))
    if not courses and contract is not None:
        courses = [PossibleCourse(contract)]
    until = tuple(cards if request.before is None else cards[: request.before - 1])
    if not problems and contract is not None and (whole := deal.completed()).is_complete:
        with _under("play", problems):
            reached(whole, contract, until)
    if others and len(courses) == max(1, len(request.outcomes)):
        solvable = {course.way for course in courses if isinstance(course.way, Contract)}
        wrong = course_problems(courses, solvable, edition, step)
        problems += (replace(p, where=replace(p.where, tag="outcomes")) for p in wrong)
    if problems:
        raise ProblemsFound(problems)
    return EquityFacts(
        deal,
        vulnerability,
        contract,
        until,
        away,
        tuple(constraints),
        tuple(courses),
        table,
        tuple(others),
        pack,
        edition,
        step,
    )


def _vulnerability(request: EquityRequest) -> Vulnerability:
    if request.vulnerability is not None:
        return Vulnerability.parse(request.vulnerability)
    if request.board is None:
        raise refuse("vulnerability-needed", expected="board, vulnerability")
    return vulnerability_of(request.board)


def _course(written: EquityCourse) -> PossibleCourse:
    weight = None if written.weight is None else read_part(written.weight)
    way: Contract | Result
    try:
        way = Contract.parse(written.way)
    except ProblemsFound:
        way = Result.parse(written.way)
    return PossibleCourse(way, weight, written.legal)


def read_part(text: str) -> Fraction:
    """A part of the whole: `3/5`, `0.6`, `60%`."""
    value = read_number(text, "3/5")
    return value / 100 if text.strip().endswith("%") else value


def _played(written: int | str, vulnerability: Vulnerability) -> Played:
    if isinstance(written, int):
        return Played(read_score(str(written), vulnerability))
    result = Result.parse(written)
    return Played(score(result, vulnerability), result)
