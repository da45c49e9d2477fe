"""From the facts of an equity request to the evidence and the proposal, as they travel; nothing in it is a ruling."""

from collections.abc import Callable, Iterable, Iterator
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from arbitro.analysis.equity import AsTheCardsLie, OverSamples, each_as_the_cards_lie, over_samples
from arbitro.analysis.equity_request import EquityFacts, EquityRequest, ScoredBy, sense
from arbitro.analysis.interval import CONFIDENCE
from arbitro.analysis.memory import Memory
from arbitro.analysis.pool import Pool, TimeLimit
from arbitro.analysis.proposal import Proposal, TableInField, Tricks, Worth, propose
from arbitro.analysis.resampling import Known, Samples, hide, resample
from arbitro.book.problem import Place, Problem
from arbitro.bridge.cards import Card
from arbitro.bridge.commitment import seeded
from arbitro.bridge.contract import Contract, Result
from arbitro.bridge.deal import Deal
from arbitro.bridge.seats import Seat
from arbitro.regulations import Pack, load
from arbitro.scoring import regulated
from arbitro.scoring.field import BoardField, Line
from arbitro.scoring.method import Method, score_board
from arbitro.scoring.outcome import NotPlayed, assigned
from arbitro.scoring.rounding import exact_text


class EquityCard(Struct, frozen=True):
    """A card that could have been played, and declarer's tricks in all after it."""

    card: Card
    tricks: int


class EquityCards(Struct, frozen=True):
    """Double dummy as the cards lie, from the position before a card (counted from 1); tricks are declarer's."""

    contract: str
    before: int
    turn: Seat
    won: int
    tricks: int
    cards: tuple[EquityCard, ...]


class EquityTricks(Struct, frozen=True):
    """How often declarer had so many tricks; the share of all such deals lies between `low` and `high`."""

    tricks: int
    count: int
    share: str
    low: str
    high: str


class EquitySamples(Struct, frozen=True):
    """Double dummy over deals that could have been: so many kept out of `tries`, drawn from the seed.

    `unsolved` are those left out because they took longer than the time limit; `samples` are the others. The limits
    are those of the exact binomial interval at the confidence given, and hold whatever the unsolved deals are. `mean`
    is null if nothing was solved.
    """

    contract: str
    before: int
    samples: int
    unsolved: int
    wanted: int
    tries: int
    seed: str
    hidden: tuple[Seat, ...]
    constraints: tuple[str, ...]
    confidence: str
    mean: str | None
    tricks: tuple[EquityTricks, ...]


class EquityOutcome(Struct, frozen=True):
    """An outcome, what it alone would bring both sides, its proposed weight and what that rests on.

    No weight: it is asked of the director, or the outcome may not be weighed (`legal` is false).
    """

    result: str
    score_ns: int
    points_ns: str
    points_ew: str
    weight: str | None
    basis: tuple[str, ...]
    legal: bool


class EquityProposal(Struct, frozen=True):
    """Weights for the director to edit (12C1(c)). `asked` are the ways whose likelihood only he can tell; as long as
    there are any, nothing is expected. `cautions` say why such a score could not be given."""

    clause: str
    rests_on: tuple[str, ...]
    method: str
    top: int | None
    step: str
    outcomes: tuple[EquityOutcome, ...]
    expected_ns: str | None
    expected_ew: str | None
    asked: tuple[str, ...]
    cautions: tuple[Problem, ...]


class EquityTable(Struct, frozen=True):
    """The result at the table in the same field; the differences are what is expected beyond it."""

    result: str
    score_ns: int
    points_ns: str
    points_ew: str
    difference_ns: str | None
    difference_ew: str | None


class EquityAnswer(Struct, frozen=True):
    """`arbitro equity --json`. A proposal is given where there is a field to score it in and the tricks are known.

    `time_limits` are the contracts for which a time limit left nothing: as the cards lie, or over samples.
    """

    status: Literal["proposal"]  # never a ruling
    edition: int
    cards: tuple[EquityCards, ...]
    samples: tuple[EquitySamples, ...]
    proposal: EquityProposal | None
    table: EquityTable | None
    time_limits: tuple[Problem, ...] = ()


class Drawing(Struct, frozen=True):
    """Samples as they are asked of a worker."""

    known: Known
    seed: str
    board: int
    samples: int
    tries: int


DRAWN: Memory[Drawing, Samples] = Memory(100)


def drawn_samples(asked: Drawing) -> Samples:
    return resample(asked.known, seeded(asked.seed, asked.board), asked.samples, asked.tries)


def answered(
    request: EquityRequest,
    pool: Pool,
    limit: float | None = None,
    *,
    packs: Callable[[str], Pack] = load,
    begun: Callable[[int], object] = lambda _: None,
    after_each: Callable[[], object] = lambda: None,
) -> EquityAnswer:
    """The evidence and the proposal that follow from the facts. `begun` is told how many deals there are to solve."""
    facts = sense(request, packs)
    contracts = dict.fromkeys(c.way for c in facts.courses if isinstance(c.way, Contract))
    if facts.contract is not None:
        contracts = {facts.contract: None} | contracts
    plays = {contract: facts.cards if contract == facts.contract else () for contract in contracts}
    deal = facts.deal.completed()
    known = {contract: _known(deal, facts, contract, play) for contract, play in plays.items() if facts.hidden}
    drawn = dict(_drawn(pool, request, dict.fromkeys(known.values())))
    as_they_lie = plays if deal.is_complete else {}
    cards: list[EquityCards] = []
    samples: list[EquitySamples] = []
    limits: list[Problem] = []
    tricks: dict[Contract, Tricks] = {}
    begun(len(as_they_lie) + sum(len(drawn[each].deals) for each in known.values() if each in drawn))
    solved = each_as_the_cards_lie(pool, deal, as_they_lie, limit)
    for contract, lie in zip(as_they_lie, solved, strict=True):
        if isinstance(lie, TimeLimit):
            limits.append(_limit(contract, lie.seconds))
        else:
            cards.append(_cards(lie))
            tricks[contract] = lie
        after_each()
    for contract, each in known.items():
        over = None
        if each in drawn:
            over = over_samples(
                pool, drawn[each], contract, plays[contract], limit_seconds=limit, after_each=after_each
            )
            samples.append(_samples(over, drawn[each], each, request.seed))
        if over is not None and over.tricks:
            tricks[contract] = over
        else:
            limits.append(_limit(contract, limit or pool.seconds or 0))
            tricks.pop(contract, None)  # what the cards tell is no answer for those who did not see them
    proposed: tuple[EquityProposal | None, EquityTable | None] = (None, None)
    if facts.others and all(c.way in tricks for c in facts.courses if isinstance(c.way, Contract)):
        put = pool.call(in_the_field, request, facts, tricks)
        if isinstance(put, TimeLimit):
            limits.append(Problem("time-limit", found=f"{put.seconds:g}"))
        else:
            proposed = put
    return EquityAnswer(
        "proposal", facts.edition.value, tuple(cards), tuple(samples), *proposed, tuple(dict.fromkeys(limits))
    )


def _drawn(pool: Pool, request: EquityRequest, known: Iterable[Known]) -> Iterator[tuple[Known, Samples]]:
    """The samples of each; without those that were not drawn in the time that there is for everything."""
    asked = [Drawing(each, request.seed, request.board or 0, request.samples, request.tries) for each in known]
    answers = pool.answers(drawn_samples, asked, DRAWN)
    for question, samples in zip(asked, answers, strict=True):
        if not isinstance(samples, TimeLimit):
            yield question.known, samples


def in_the_field(
    request: EquityRequest, facts: EquityFacts, tricks: dict[Contract, Tricks]
) -> tuple[EquityProposal, EquityTable | None]:
    """The outcomes in the field, where every contract has tricks; in a worker, since it takes a moment."""
    method = _method(request.method, facts.pack)
    lines = tuple(Line(f"NS {at}", f"EW {at}", outcome) for at, outcome in enumerate(facts.others, 1))
    full = max(request.tables or 0, len(lines) + 1)
    field = BoardField(str(request.board or ""), (*lines, Line("NS", "EW", NotPlayed())), full)
    table = TableInField(field, len(lines), method, facts.vulnerability, facts.pack)
    proposed = propose(facts.courses, tricks, table, facts.edition, by=request.by, step=facts.step)
    proposal = _proposal(proposed, facts, request.method, score_board(field, method, facts.pack).top)
    return proposal, _at_table(facts.table, table, proposed.expected) if facts.table is not None else None


def _known(deal: Deal, facts: EquityFacts, contract: Contract, play: tuple[Card, ...]) -> Known:
    known = hide(deal, facts.hidden, contract, play)
    return replace(known, constraints=(*known.constraints, *facts.constraints))


def _limit(contract: Contract, seconds: float) -> Problem:
    return Problem("time-limit", Place(tag=str(contract)), f"{seconds:g}")


def _method(by: ScoredBy, pack: Pack) -> Method:
    match by:
        case ScoredBy.MATCHPOINTS:
            return regulated.matchpoints(pack)
        case ScoredBy.CROSS_IMPS:
            return regulated.cross_imps(pack)
        case ScoredBy.BUTLER:
            return regulated.butler(pack)


def _cards(lie: AsTheCardsLie) -> EquityCards:
    ways = tuple(EquityCard(way.card, way.tricks) for way in lie.cards)
    return EquityCards(str(lie.contract), lie.before, lie.turn, lie.won, lie.tricks, ways)


def _samples(over: OverSamples, drawn: Samples, known: Known, seed: str) -> EquitySamples:
    return EquitySamples(
        str(over.contract),
        over.before,
        over.samples,
        over.unsolved,
        drawn.wanted,
        drawn.tries,
        seed,
        known.hidden,
        tuple(map(str, known.constraints)),
        exact_text(CONFIDENCE),
        None if over.mean is None else exact_text(over.mean),
        tuple(
            EquityTricks(
                seen.tricks,
                seen.count,
                exact_text(seen.share),
                exact_text(seen.interval.low),
                exact_text(seen.interval.high),
            )
            for seen in over.tricks
        ),
    )


def _proposal(proposed: Proposal, facts: EquityFacts, by: ScoredBy, top: int | None) -> EquityProposal:
    return EquityProposal(
        str(proposed.clause),
        tuple(basis.value for basis in proposed.rests_on),
        by.value,
        top,
        exact_text(facts.step),
        tuple(
            EquityOutcome(
                str(outcome.result),
                outcome.score_ns,
                exact_text(outcome.worth.ns),
                exact_text(outcome.worth.ew),
                None if outcome.weight is None else exact_text(outcome.weight),
                tuple(basis.value for basis in outcome.basis),
                outcome.legal,
            )
            for outcome in proposed.outcomes
        ),
        None if proposed.expected is None else exact_text(proposed.expected.ns),
        None if proposed.expected is None else exact_text(proposed.expected.ew),
        tuple(str(course.way) for course in proposed.open),
        proposed.cautions,
    )


def _at_table(result: Result, table: TableInField, expected: Worth | None) -> EquityTable:
    points = table.score(result)
    worth = table.worth(assigned(points))
    return EquityTable(
        str(result),
        points,
        exact_text(worth.ns),
        exact_text(worth.ew),
        None if expected is None else exact_text(expected.ns - worth.ns),
        None if expected is None else exact_text(expected.ew - worth.ew),
    )
