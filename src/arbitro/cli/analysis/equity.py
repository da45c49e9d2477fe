"""`arbitro equity`: what would have happened without the irregularity, and a proposal for the director to edit."""

from collections.abc import Iterator
from fractions import Fraction

from click.exceptions import Exit

from arbitro.analysis.equity_reply import EquityAnswer, EquityCards, EquityProposal, EquitySamples, answered
from arbitro.analysis.equity_request import read_facts
from arbitro.analysis.pool import Pool
from arbitro.book.edition import E2017
from arbitro.cli.files import opened
from arbitro.cli.rulebook import named
from arbitro.cli.terminal import bar, out, print_json, tell
from arbitro.cli.voice import Voice
from arbitro.scoring.rounding import exact_text


def equity(
    say: Voice,
    facts: str,
    limit: float | None,
    json: bool,
) -> None:
    with opened(facts) as file:
        request = read_facts(file.read())
    with Pool() as pool, bar(say("dd-solving"), 1) as shown:
        answer = answered(
            request,
            pool,
            limit,
            packs=named,
            begun=lambda deals: setattr(shown, "length", deals),
            after_each=lambda: shown.update(1),
        )
    if json:
        print_json(answer)
    else:
        for line in said(answer, say):
            out().print(line)
    if answer.time_limits:
        raise Exit(tell(answer.time_limits, say, as_json=json))


def said(answer: EquityAnswer, say: Voice) -> Iterator[str]:
    """The answer for a person, line by line."""
    yield say("equity-title")
    for cards in answer.cards:
        yield from _said_cards(cards, say)
    for samples in answer.samples:
        yield from _said_samples(samples, say)
    if answer.cards or answer.samples:
        yield say("equity-double-dummy")
    if answer.proposal is not None:
        yield from _said_proposal(answer.proposal, answer.edition, say)
    if answer.table is not None:
        told = answer.table
        yield say("equity-table", result=told.result, score=f"{told.score_ns:+}", ns=told.points_ns, ew=told.points_ew)
        if told.difference_ns is not None and told.difference_ew is not None:
            yield "  " + say("equity-difference", ns=told.difference_ns, ew=told.difference_ew)


def _said_cards(told: EquityCards, say: Voice) -> Iterator[str]:
    yield say(
        "equity-cards",
        contract=told.contract,
        before=told.before,
        seat=say.seat(told.turn),
        tricks=told.tricks,
        won=told.won,
    )
    for tricks in sorted({way.tricks for way in told.cards}, reverse=True):
        cards = " ".join(way.card.value for way in told.cards if way.tricks == tricks)
        yield "  " + say("equity-card", card=cards, tricks=tricks)


def _said_samples(told: EquitySamples, say: Voice) -> Iterator[str]:
    yield say(
        "equity-samples",
        contract=told.contract,
        before=told.before,
        samples=told.samples + told.unsolved,
        tries=told.tries,
        seed=told.seed,
        seats=", ".join(map(say.seat, told.hidden)),
        constraints="; ".join(told.constraints) or "–",
    )
    drawn = told.samples + told.unsolved
    if drawn < told.wanted:
        yield "  " + say("equity-samples-few", samples=drawn, wanted=told.wanted)
    if told.unsolved:
        yield "  " + say("equity-unsolved", unsolved=told.unsolved)
    for seen in told.tricks:
        yield "  " + say(
            "equity-tricks",
            tricks=seen.tricks,
            count=seen.count,
            samples=told.samples,
            low=_percent(seen.low),
            high=_percent(seen.high),
            confidence=_percent(told.confidence),
        )


def _said_proposal(told: EquityProposal, edition: int, say: Voice) -> Iterator[str]:
    yield say("equity-outcomes", method=say(f"equity-by-{told.method}"))
    for one in told.outcomes:
        if one.weight is not None:
            weight = say("equity-weight", percent=_percent(one.weight))
        else:
            weight = say("equity-weight-asked" if one.legal or edition < E2017 else "equity-weight-none")
        points = say("quick-score", score=f"{one.result} {one.score_ns:+}", ns=one.points_ns, ew=one.points_ew)
        yield f"  {points}; {weight}"
    if told.asked:
        yield say("equity-asked", ways=", ".join(told.asked))
    if told.expected_ns is not None and told.expected_ew is not None:
        yield say("equity-expected", ns=told.expected_ns, ew=told.expected_ew, clause=told.clause)
        yield say("equity-rests", basis=", ".join(say(f"equity-basis-{basis}") for basis in told.rests_on))
    for caution in told.cautions:
        yield say.problem(caution)


def _percent(share: str) -> str:
    """`0.45` as `45`."""
    return exact_text(Fraction(share) * 100)
