"""`arbitro equity`: what would have happened without the irregularity, and a proposal for the director to edit."""

from collections.abc import Iterator
from fractions import Fraction

from click.exceptions import Exit

from arbitro.analysis.equity_reply import EquityAnswer, EquityCards, EquityProposal, EquitySamples, answered
from arbitro.analysis.equity_request import read_facts
from arbitro.analysis.pool import Pool
from arbitro.book.edition import E2017
from arbitro.bridge.contract import Contract, Result
from arbitro.cli.files import opened
from arbitro.cli.rulebook import named
from arbitro.cli.terminal import bar, out, print_json, tell
from arbitro.cli.voice import Voice
from arbitro.scoring.rounding import exact_text
from arbitro.words.letters import say_card, say_contract, say_result


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
        table = answer.table
        yield say(
            "equity-table",
            result=_result(table.result, say),
            score=f"{table.score_ns:+}",
            ns=table.points_ns,
            ew=table.points_ew,
        )
        if table.difference_ns is not None and table.difference_ew is not None:
            yield "  " + say("equity-difference", ns=table.difference_ns, ew=table.difference_ew)


def _result(text: str, say: Voice) -> str:
    return say_result(Result.parse(text), say.language)


def _contract(text: str, say: Voice) -> str:
    contract = Contract.parse(text)
    return f"{say_contract(contract, say.language)} {say(f'web-seat-{contract.declarer.value}')}"


def _said_cards(lie: EquityCards, say: Voice) -> Iterator[str]:
    yield say(
        "equity-cards",
        contract=_contract(lie.contract, say),
        before=lie.before,
        seat=say.seat(lie.turn),
        tricks=lie.tricks,
        won=lie.won,
    )
    for tricks in sorted({way.tricks for way in lie.cards}, reverse=True):
        cards = " ".join(say_card(way.card, say.language) for way in lie.cards if way.tricks == tricks)
        yield "  " + say("equity-card", card=cards, tricks=tricks)


def _said_samples(samples: EquitySamples, say: Voice) -> Iterator[str]:
    yield say(
        "equity-samples",
        contract=_contract(samples.contract, say),
        before=samples.before,
        samples=samples.samples + samples.unsolved,
        tries=samples.tries,
        seed=samples.seed,
        seats=", ".join(map(say.seat, samples.hidden)),
        constraints="; ".join(samples.constraints) or "–",
    )
    drawn = samples.samples + samples.unsolved
    if drawn < samples.wanted:
        yield "  " + say("equity-samples-few", samples=drawn, wanted=samples.wanted)
    if samples.unsolved:
        yield "  " + say("equity-unsolved", unsolved=samples.unsolved)
    for seen in samples.tricks:
        yield "  " + say(
            "equity-tricks",
            tricks=seen.tricks,
            count=seen.count,
            samples=samples.samples,
            low=_percent(seen.low),
            high=_percent(seen.high),
            confidence=_percent(samples.confidence),
        )


def _said_proposal(proposal: EquityProposal, edition: int, say: Voice) -> Iterator[str]:
    yield say("equity-outcomes", method=say(f"equity-by-{proposal.method}"))
    for outcome in proposal.outcomes:
        if outcome.weight is not None:
            weight = say("equity-weight", percent=_percent(outcome.weight))
        else:
            weight = say("equity-weight-asked" if outcome.legal or edition < E2017 else "equity-weight-none")
        points = say(
            "quick-score",
            score=f"{_result(outcome.result, say)} {outcome.score_ns:+}",
            ns=outcome.points_ns,
            ew=outcome.points_ew,
        )
        yield f"  {points}; {weight}"
    if proposal.asked:
        yield say("equity-asked", ways=", ".join(proposal.asked))
    if proposal.expected_ns is not None and proposal.expected_ew is not None:
        yield say("equity-expected", ns=proposal.expected_ns, ew=proposal.expected_ew, clause=proposal.clause)
        yield say("equity-rests", basis=", ".join(say(f"equity-basis-{basis}") for basis in proposal.rests_on))
    for caution in proposal.cautions:
        yield say.problem(caution)


def _percent(share: str) -> str:
    """`0.45` as `45`."""
    return exact_text(Fraction(share) * 100)
