"""A table in words and values: for every door."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from arbitro.answers.ruling import QuestionReply, RulingReply, outcome_reply
from arbitro.bridge.calls import CALL_BY_TEXT, Call
from arbitro.bridge.cards import Card
from arbitro.bridge.contract import Contract, Result
from arbitro.bridge.hand import Hand
from arbitro.bridge.seats import SEATS, Seat
from arbitro.laws.case.effect import PenaltyCard
from arbitro.laws.case.rule import Ruled
from arbitro.table.account import FactsTold, StateShown, state, told
from arbitro.table.calling import legal_calls
from arbitro.table.event import AnyEvent, DirectorRuled
from arbitro.table.irregularity import Irregularity
from arbitro.table.log import tables
from arbitro.table.options import Options, options
from arbitro.table.playing import playable
from arbitro.table.ruling import decision, matter, procedure_for, rule
from arbitro.table.state import BoardPhase, Table
from arbitro.table.view import TableView, Viewer, view
from arbitro.words import DEFAULT, message, say_seat
from arbitro.words.letters import say_call, say_card, say_contract, say_hand, say_result
from arbitro.words.ruling import say_effect

FEW = 6  # answers whose consequences are told in the terminal
CARDS_DUE = (BoardPhase.OPENING_LEAD, BoardPhase.PLAY)


class TableReply(Struct, frozen=True, omit_defaults=True):
    """A table after its events. `options` says what each player may do; `view` is what one viewer may see."""

    events: int
    turn: Seat | None
    legal_calls: tuple[Call, ...] = ()  # of the player whose turn it is
    legal_cards: tuple[Card, ...] = ()  # of the hand whose turn it is
    state: StateShown | None = None  # left out where only a view was asked for
    options: dict[str, Options] = {}
    irregularities: tuple[Irregularity, ...] = ()
    facts: tuple[FactsTold, ...] = ()
    view: TableView | None = None
    next: QuestionReply | RulingReply | None = None  # what the director has to ask, or the ruling
    event: DirectorRuled | None = None  # the ruling as the next event of the log


def table_reply(
    events: Iterable[AnyEvent],
    *,
    lines: Sequence[int] = (),
    viewer: Viewer | None = None,
    ruling: bool = False,
    prelude: bool = False,
    language: str = DEFAULT,
) -> TableReply:
    """The table after its events; for one viewer only what he may see. `lines`: where each stands in its log."""
    table: Table | None = None
    for reached in tables(events, lines):
        table = reached
    if table is None:
        raise AssertionError("a log has events")
    turn = None if table.is_over else table.turn
    if viewer is not None:
        return TableReply(table.events, turn, view=view(table, viewer))
    what = matter(table) if ruling else None
    outcome = rule(table, what, prelude=prelude) if what else None
    reply = None
    if what and outcome:
        reply = outcome_reply(procedure_for(table, what), what.entry.situation, outcome, language)
    return TableReply(
        events=table.events,
        turn=turn,
        legal_calls=legal_calls(table, table.turn),
        legal_cards=tuple(Hand(playable(table, table.turn))) if table.phase in CARDS_DUE else (),
        state=state(table),
        options={seat.value: options(table, seat) for seat in SEATS},
        irregularities=table.irregularities,
        facts=told(table),
        next=reply,
        event=decision(outcome, what) if isinstance(outcome, Ruled) and what else None,
    )


def table_text(reply: TableReply, language: str = DEFAULT) -> tuple[str, ...]:
    """The table in a few lines: for the director, or for one viewer."""
    shown = reply.state or reply.view
    assert shown is not None
    turn = say_seat(reply.turn.value, language) if reply.turn else ""
    lines = [message(f"table-{shown.phase.value}", language, seat=turn)]
    calls = "  ".join(f"{_letter(call.seat, language)} {_call(call.call, language)}" for call in shown.calls)
    if calls:
        lines.append(message("table-calls", language, calls=calls))
    if shown.contract and shown.declarer:
        declarer = say_seat(shown.declarer.value, language)
        contract = say_contract(Contract.parse(f"{shown.contract} {shown.declarer}"), language)
        lines.append(message("table-contract", language, contract=contract, declarer=declarer))
    lines += _hands(reply, language)
    if shown.trick:
        cards = "  ".join(f"{_letter(one.seat, language)} {say_card(one.card, language)}" for one in shown.trick)
        lines.append(message("table-trick", language, cards=cards))
    for laid in shown.penalty_cards:
        lines.append(say_effect(PenaltyCard(laid.seat, laid.card, laid.kind), language))
    if reply.state and reply.state.result:
        lines.append(message("table-result", language, result=say_result(Result.parse(reply.state.result), language)))
    irregularities = reply.irregularities or (reply.view.irregularities if reply.view else ())
    lines += (_irregularity(number, irregularity, language) for number, irregularity in enumerate(irregularities))
    return tuple(lines)


def question_text(reply: QuestionReply, language: str = DEFAULT) -> tuple[str, ...]:
    """The question, whom to ask, and what each answer leads to, where they are few (10C1)."""
    to = message("ruling-put-to", language, seat=reply.said.to)
    lines = [reply.said.text, f"{to} ({reply.question.clause})"]
    if len(reply.said.choices) <= FEW:
        for choice in reply.said.choices:
            then = message("ruling-then", language, answer=choice.text, consequence=choice.consequence)
            lines.append(f"  {then}")
    return (*lines, message("table-answer", language, event=_answer(reply.question.identity)))


def _answer(identity: str) -> str:
    """The event that answers a question, to be completed."""
    return f'{{"event": "option_chosen", "question": "{identity}", "answer": …}}'


def _letter(seat: Seat, language: str) -> str:
    return message(f"web-seat-{seat.value}", language)


def _call(call: str, language: str) -> str:
    return say_call(CALL_BY_TEXT[call], language) if call in CALL_BY_TEXT else call  # 38: a bid of more than seven


def _hands(reply: TableReply, language: str) -> list[str]:
    seen = {seat: Hand.of(cards) for seat, cards in reply.view.hands.items()} if reply.view else {}
    if reply.state:
        seen = {seat: Hand.parse(hand) for seat, hand in reply.state.hands.items()}
    return [f"{say_seat(seat, language)}: " + say_hand(hand, language) for seat, hand in seen.items()]


def _irregularity(number: int, irregularity: Irregularity, language: str) -> str:
    what = say_card(irregularity.card, language) if irregularity.card else irregularity.bid
    if irregularity.call:
        what = say_call(irregularity.call, language)
    return message(
        "table-irregularity",
        language,
        number=number,
        kind=message(f"irregularity-{irregularity.kind.value}", language),
        seat=say_seat(irregularity.seat.value, language),
        what=what or "–",
        event=irregularity.event,
        law=irregularity.law,
        status=irregularity.status.value,
        clause=irregularity.clause or "–",
    )
