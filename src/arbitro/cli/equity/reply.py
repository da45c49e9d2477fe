"""From the facts to the evidence and the proposal, as they travel."""

from msgspec.structs import replace

from arbitro.analysis.equity import AsTheCardsLie, OverSamples, as_the_cards_lie, over_samples
from arbitro.analysis.interval import CONFIDENCE
from arbitro.analysis.proposal import Proposal, Table, Tricks, Worth, propose
from arbitro.analysis.resampling import Known, Samples, hide, resample
from arbitro.bridge.commitment import seeded
from arbitro.bridge.contract import Contract, Result
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
from arbitro.regulations import Pack
from arbitro.scoring import regulated
from arbitro.scoring.field import BoardField, Line
from arbitro.scoring.method import Method, score_board
from arbitro.scoring.outcome import NotPlayed, assigned


def answered(request: EquityRequest) -> EquityAnswer:
    """The evidence and the proposal that follow from the facts."""
    facts = sense(request)
    contracts = dict.fromkeys(c.way for c in facts.courses if isinstance(c.way, Contract))
    if facts.contract is not None:
        contracts = {facts.contract: None} | contracts
    deal = facts.deal.completed()
    cards: list[AsTheCardsLie] = []
    samples: list[EquitySamples] = []
    tricks: dict[Contract, Tricks] = {}
    drawn: dict[Known, Samples] = {}
    for contract in contracts:
        play = facts.cards if contract == facts.contract else ()
        if deal.is_complete:
            lie = as_the_cards_lie(deal, contract, play)
            cards.append(lie)
            tricks[contract] = lie
        if facts.hidden:
            known = hide(deal, facts.hidden, contract, play)
            known = replace(known, constraints=(*known.constraints, *facts.constraints))
            if known not in drawn:
                drawn[known] = resample(known, seeded(request.seed, request.board or 0), request.samples, request.tries)
            over = over_samples(drawn[known], contract, play)
            samples.append(_samples(over, drawn[known], known, request.seed))
            tricks[contract] = over
    proposal, at_table = None, None
    if facts.others:
        method = _method(request.method, facts.pack)
        lines = tuple(Line(f"NS {at}", f"EW {at}", outcome) for at, outcome in enumerate(facts.others, 1))
        field = BoardField(str(request.board or ""), (*lines, Line("NS", "EW", NotPlayed())))
        table = Table(field, len(lines), method, facts.vulnerability, facts.pack)
        found = propose(facts.courses, tricks, table, facts.edition, by=request.by, step=facts.step)
        proposal = _proposal(found, facts, request.method, score_board(field, method, facts.pack).top)
        at_table = _at_table(facts.table, table, found.expected) if facts.table is not None else None
    return EquityAnswer("proposal", facts.edition.value, tuple(map(_cards, cards)), tuple(samples), proposal, at_table)


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
        drawn.wanted,
        drawn.tries,
        seed,
        known.hidden,
        tuple(map(str, known.constraints)),
        exact_text(CONFIDENCE),
        exact_text(over.mean),
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
