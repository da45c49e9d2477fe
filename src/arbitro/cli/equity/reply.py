"""From the facts to the evidence and the proposal, as they travel."""

from msgspec.structs import replace

from arbitro.analysis.equity import AsTheCardsLie, OverSamples, each_as_the_cards_lie, over_samples
from arbitro.analysis.interval import CONFIDENCE
from arbitro.analysis.pool import Pool, TimeLimit
from arbitro.analysis.proposal import Proposal, Table, Tricks, Worth, propose
from arbitro.analysis.resampling import Known, Samples, hide, resample
from arbitro.book.problem import Place, Problem
from arbitro.bridge.cards import Card
from arbitro.bridge.commitment import seeded
from arbitro.bridge.contract import Contract, Result
from arbitro.bridge.deal import Deal
from arbitro.cli.answers import (
    EquityAnswer,
    EquityCard,
    EquityCards,
    EquityOutcome,
    EquityProposal,
    EquitySamples,
    EquityTable,
    EquityTricks,
)
from arbitro.cli.equity.facts import EquityRequest, Facts, ScoredBy, sense
from arbitro.cli.figures import exact_text
from arbitro.cli.terminal import bar
from arbitro.cli.voice import Voice
from arbitro.regulations import Pack
from arbitro.scoring import regulated
from arbitro.scoring.field import BoardField, Line
from arbitro.scoring.method import Method, score_board
from arbitro.scoring.outcome import NotPlayed, assigned


def answered(request: EquityRequest, limit: float | None = None, say: Voice | None = None) -> EquityAnswer:
    """The evidence and the proposal that follow from the facts; solved on all cores, with a bar on a terminal."""
    facts = sense(request)
    contracts = dict.fromkeys(c.way for c in facts.courses if isinstance(c.way, Contract))
    if facts.contract is not None:
        contracts = {facts.contract: None} | contracts
    plays = {contract: facts.cards if contract == facts.contract else () for contract in contracts}
    deal = facts.deal.completed()
    known = {contract: _known(deal, facts, contract, play) for contract, play in plays.items() if facts.hidden}
    draws = dict.fromkeys(known.values())
    drawn = {
        each: resample(each, seeded(request.seed, request.board or 0), request.samples, request.tries) for each in draws
    }
    as_they_lie = plays if deal.is_complete else {}
    cards: list[EquityCards] = []
    samples: list[EquitySamples] = []
    limits: list[Problem] = []
    tricks: dict[Contract, Tricks] = {}
    with Pool() as pool, bar() as progress:
        amount = len(as_they_lie) + sum(len(drawn[each].deals) for each in known.values())
        task = progress.add_task((say or Voice())("dd-solving"), total=amount)
        found = each_as_the_cards_lie(pool, deal, as_they_lie, limit)
        for contract, lie in zip(as_they_lie, found, strict=True):
            if isinstance(lie, TimeLimit):
                limits.append(_limit(contract, lie.seconds))
            else:
                cards.append(_cards(lie))
                tricks[contract] = lie
            progress.advance(task)
        for contract, each in known.items():
            over = over_samples(
                pool,
                drawn[each],
                contract,
                plays[contract],
                limit_seconds=limit,
                after_each=lambda: progress.advance(task),
            )
            samples.append(_samples(over, drawn[each], each, request.seed))
            if over.tricks:
                tricks[contract] = over
            elif limit is not None:
                limits.append(_limit(contract, limit))
                tricks.pop(contract, None)  # what the cards tell is no answer for those who did not see them
    return _put(
        EquityAnswer("proposal", facts.edition.value, tuple(cards), tuple(samples), None, None),
        request,
        facts,
        tricks,
        limits,
    )


def _put(
    answer: EquityAnswer,
    request: EquityRequest,
    facts: Facts,
    tricks: dict[Contract, Tricks],
    limits: list[Problem],
) -> EquityAnswer:
    """The answer with the outcomes in the field, where there is one and every contract has tricks."""
    answer = replace(answer, time_limits=tuple(dict.fromkeys(limits)))
    if not facts.others or any(isinstance(c.way, Contract) and c.way not in tricks for c in facts.courses):
        return answer
    method = _method(request.method, facts.pack)
    lines = tuple(Line(f"NS {at}", f"EW {at}", outcome) for at, outcome in enumerate(facts.others, 1))
    field = BoardField(str(request.board or ""), (*lines, Line("NS", "EW", NotPlayed())))
    table = Table(field, len(lines), method, facts.vulnerability, facts.pack)
    found = propose(facts.courses, tricks, table, facts.edition, by=request.by, step=facts.step)
    proposal = _proposal(found, facts, request.method, score_board(field, method, facts.pack).top)
    at_table = _at_table(facts.table, table, found.expected) if facts.table is not None else None
    return replace(answer, proposal=proposal, table=at_table)


def _known(deal: Deal, facts: Facts, contract: Contract, play: tuple[Card, ...]) -> Known:
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


def _proposal(found: Proposal, facts: Facts, by: ScoredBy, top: int | None) -> EquityProposal:
    return EquityProposal(
        str(found.clause),
        tuple(basis.value for basis in found.rests_on),
        by.value,
        top,
        exact_text(facts.step),
        tuple(
            EquityOutcome(
                str(one.result),
                one.score_ns,
                exact_text(one.worth.ns),
                exact_text(one.worth.ew),
                None if one.weight is None else exact_text(one.weight),
                tuple(basis.value for basis in one.basis),
                one.legal,
            )
            for one in found.outcomes
        ),
        None if found.expected is None else exact_text(found.expected.ns),
        None if found.expected is None else exact_text(found.expected.ew),
        tuple(str(course.way) for course in found.open),
        found.cautions,
    )


def _at_table(result: Result, table: Table, expected: Worth | None) -> EquityTable:
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
