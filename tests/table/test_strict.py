"""A strict table: it accepts exactly what OpenSpiel's bridge has as legal, and nothing that it accepted was wrong."""

import random
from typing import Any

import pytest
from msgspec.structs import replace

from arbitro.book.edition import ALL
from arbitro.bridge.calls import CALLS
from arbitro.bridge.cards import CARDS, Card
from arbitro.bridge.deal import Deal
from arbitro.bridge.hand import Hand
from arbitro.bridge.score import score
from arbitro.bridge.seats import SEATS, VULNERABILITIES, Seat, Vulnerability
from arbitro.table.checking import problems
from arbitro.table.event import (
    AnyEvent,
    BoardPlaced,
    CallEvent,
    CardEvent,
    CardShown,
    Claimed,
    DummyLaidDown,
    LeadFaced,
    LeadFaceDown,
    Mode,
)
from arbitro.table.fold import after, begin, fold
from arbitro.table.irregularity import Kind
from arbitro.table.options import options
from arbitro.table.state import BoardPhase, Table
from tests.amounts import GAMES, Figures
from tests.bridge.test_openspiel import ACTION_OF_CALL, ACTION_OF_CARD, pyspiel

EVERY = 40  # how many acts apart all 38 calls or 52 cards are tried, legal or not


def refused(table: Table, event: AnyEvent) -> bool:
    kinds = {problem.kind for problem in problems(table, event)}
    assert kinds <= {"against-the-law", "card-not-held"}
    return bool(kinds)


def acts(table: Table) -> dict[int, AnyEvent]:
    """Every call or card of the hand whose turn it is, by OpenSpiel's number."""
    if table.phase is BoardPhase.AUCTION:
        return {ACTION_OF_CALL[call]: CallEvent(table.turn, call) for call in CALLS}
    return {ACTION_OF_CARD[card]: CardEvent(table.turn, card) for card in CARDS}


def actor(table: Table) -> Seat:
    """Declarer plays dummy's cards."""
    return table.turn.partner if table.turn is table.dummy else table.turn


def legal(table: Table) -> set[int]:
    now = options(table, actor(table))
    return {ACTION_OF_CALL[call] for call in now.calls} | {ACTION_OF_CARD[card] for card in now.cards}


def play_beside(game: Any, board: BoardPlaced, pack: list[Card], chance: random.Random) -> int:
    """One game; how many acts were tried that the table refused."""
    state = game.new_initial_state()
    for card in pack:  # North, East, South, West in turn
        state.apply_action(ACTION_OF_CARD[card])
    table = begin(board)
    timid, tried = chance.random() < 0.6, 0
    log: list[AnyEvent] = [board]
    while not table.is_over:
        if table.phase is BoardPhase.PLAY and not table.dummy_spread:
            log.append(DummyLaidDown(table.dummy))
            table = after(table, log[-1])
        actions = state.legal_actions()
        assert legal(table) == set(actions)
        assert state.current_player() == actor(table).index
        possible = acts(table)
        if chance.randrange(EVERY) == 0:
            allowed = {action for action, event in possible.items() if not refused(table, event)}
            assert allowed == set(actions)
            tried += len(possible) - len(allowed)
        low = [action for action in actions if action < 58] if timid and table.phase is BoardPhase.AUCTION else actions
        action = chance.choice(low or actions)
        state.apply_action(action)
        log.append(possible[action])
        table = after(table, log[-1])
    assert state.is_terminal()
    assert table.result is not None
    vulnerability = table.setting.board.vulnerability
    assert state.returns() == [score(table.result, vulnerability, seat.side) for seat in SEATS]
    permissive = fold((replace(board, mode=Mode.PERMISSIVE), *log[1:]))
    assert permissive.irregularities == table.irregularities == ()
    assert permissive.hands == table.hands
    assert permissive.result == table.result
    return tried


@pytest.mark.parametrize("vulnerability", VULNERABILITIES)
@pytest.mark.parametrize("dealer", SEATS)
def test_a_strict_table_accepts_exactly_what_openspiel_does(
    dealer: Seat, vulnerability: Vulnerability, record_property: Figures
) -> None:
    dealers, others = dealer in vulnerability, dealer.lho in vulnerability
    game = pyspiel.load_game(
        f"bridge(use_double_dummy_result=false,dealer={dealer.index},dealer_vul={dealers},non_dealer_vul={others})"
    )
    chance = random.Random(f"strict {dealer} {vulnerability}")
    games, tried = -(-GAMES // 16), 0
    for _ in range(games):
        pack = chance.sample(CARDS, 52)
        deal = Deal(*(Hand.of(pack[first::4]) for first in range(4))).pbn()
        edition = int(chance.choice(ALL))
        board = BoardPlaced(deal, 1, dealer, vulnerability, edition=edition, mode=Mode.STRICT)
        tried += play_beside(game, board, pack, chance)
    record_property("random games at a strict table, equal to OpenSpiel's at every step", games)
    record_property("illegal calls and cards refused by a strict table", tried)


def opened(chance: random.Random) -> Table:
    """A strict table at which the opening lead is due."""
    pack = chance.sample(CARDS, 52)
    deal = Deal(*(Hand.of(pack[first::4]) for first in range(4))).pbn()
    calls = [CallEvent(seat, call) for seat, call in zip(SEATS, (CALLS[0], *[CALLS[-3]] * 3), strict=True)]
    return fold((BoardPlaced(deal, dealer=Seat.NORTH, mode=Mode.STRICT), *calls))


def test_a_strict_table_refuses_with_the_clause_what_only_a_player_can_get_wrong() -> None:
    table = opened(random.Random(1))
    assert table.phase is BoardPhase.OPENING_LEAD
    for seat in SEATS:
        card = next(iter(table.hand(seat)))
        events: list[AnyEvent] = [CardShown(seat, card), CallEvent(seat, CALLS[5])]
        if seat is not table.turn:
            events.append(CardEvent(seat, card))
        for event in events:
            (problem,) = problems(table, event)
            assert problem.kind == "against-the-law"
            (kind,) = (kind for kind in Kind if kind.value == problem.where.tag)
            assert problem.expected == kind.law


def test_a_lead_face_down_costs_nothing_and_is_faced_by_who_made_it() -> None:
    table = opened(random.Random(2))
    wrong = table.turn.partner
    table = after(table, LeadFaceDown(wrong, next(iter(table.hand(wrong)))))
    assert not table.irregularities  # 41A: it goes back
    right = table.turn
    card = next(iter(table.hand(right)))
    table = after(after(table, LeadFaceDown(right, card)), LeadFaced(right))
    assert [(one.seat, one.card) for one in table.trick] == [(right, card)]


def test_after_a_claim_no_card_is_played_and_dummy_does_not_claim() -> None:
    table = opened(random.Random(3))
    table = after(table, CardEvent(table.turn, next(iter(table.hand(table.turn)))))
    assert table.declarer is not None
    assert [problem.kind for problem in problems(table, Claimed(table.declarer.partner, 3))] == ["claim-by-dummy"]
    claimed = after(table, Claimed(table.declarer, 3))
    card = next(iter(claimed.hand(claimed.turn)))
    refusals = problems(claimed, CardEvent(claimed.turn, card))
    assert [(problem.kind, problem.expected) for problem in refusals] == [("against-the-law", "68D")]
