"""Law 64: the tricks that move by themselves, and what supports the director's judgment of equity."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from arbitro.book.edition import ALL, E1997, E2007, E2017, Edition
from arbitro.bridge.cards import Card, Denomination
from arbitro.bridge.contract import Contract
from arbitro.bridge.deal import Deal
from arbitro.bridge.hand import Hand
from arbitro.bridge.play import Play
from arbitro.bridge.seats import Seat, Side
from arbitro.laws.case.effect import TricksTransferred
from arbitro.laws.case.request import Request, prepare
from arbitro.laws.case.rule import Ruled, run
from arbitro.laws.case.summary import summary
from arbitro.laws.law_64_established_revoke import TWICE, due, facts_of, transfers
from arbitro.laws.shared.revoke import (
    Earlier,
    FirstAttention,
    OtherSide,
    RevokeFacts,
    Transfer,
    Unplayed,
    automatic,
    seen_in,
)
from tests.laws.casebook import cases, check_cases, problems


def test_cases() -> None:
    check_cases("64")


# -- the automatic transfer as a function ------------------------------------------------------------------------

REVOKED = "revoke_established"
WON = RevokeFacts(5, offender_won=True, side_won=True, later_tricks=3)


@pytest.mark.parametrize(
    ("facts", "by_edition"),
    [
        (RevokeFacts(5), ("64B1", "64B1", "64B1")),
        (replace(WON, earlier=Earlier.ESTABLISHED), ("64B2", "64B2", "64B2")),
        (replace(WON, earlier=Earlier.CORRECTED), ("64B2", "64B2", "64A1")),
        (replace(WON, unplayed=Unplayed.PENALTY_CARD), ("64B3", "64B3", "64B3")),
        (replace(WON, unplayed=Unplayed.DUMMYS), ("64B3", "64B3", "64B3")),
        (replace(WON, unplayed=Unplayed.OTHER_FACED), ("64B3", "64B3", "64A1")),
        (replace(WON, attention=FirstAttention.NEXT_BOARD), ("64B4", "64B4", "64B4")),
        (replace(WON, attention=FirstAttention.ROUND_OVER), ("64B5", "64B5", "64B5")),
        (replace(WON, trick=12), ("64B6", "64B6", "64B6")),
        (replace(WON, other_side=OtherSide.CORRECTED), ("64A1", "64B7", "64A1")),
        (replace(WON, other_side=OtherSide.OTHER_TRICK), ("64A1", "64B7", "64B7")),
        (replace(WON, other_side=OtherSide.SAME_TRICK), ("64C", "64B7", "64B7")),
    ],
)
@pytest.mark.parametrize(("place", "edition"), [*enumerate((E1997, E2007, E2017))])
def test_when_nothing_moves(facts: RevokeFacts, by_edition: tuple[str, ...], place: int, edition: Edition) -> None:
    transfer = automatic(edition, facts)
    assert transfer.clause == by_edition[place]
    assert (transfer.tricks == 0) is (transfer.clause != "64A1")


def test_both_corrected_on_one_trick_moves_nothing() -> None:
    assert automatic(E2017, replace(WON, both_corrected=True)) == Transfer(0, "64B8")


def facts_drawn() -> st.SearchStrategy[RevokeFacts]:
    def build(trick: int, won: str, later: int, playable: bool, more: dict[str, Any]) -> RevokeFacts:
        offender, side = won == "offender", won != "others"
        return RevokeFacts(trick, offender, side, min(later, 13 - trick), playable, **more)

    more = st.fixed_dictionaries(
        {},
        optional={
            "deemed": st.booleans(),
            "earlier": st.sampled_from(Earlier),
            "unplayed": st.sampled_from(Unplayed),
            "attention": st.sampled_from(FirstAttention),
            "other_side": st.sampled_from(OtherSide),
        },
    )
    who = st.sampled_from(("offender", "partner", "others"))
    return st.builds(build, st.integers(1, 13), who, st.integers(0, 12), st.booleans(), more)


@given(facts_drawn(), st.sampled_from(ALL))
def test_never_more_than_two_tricks_nor_more_than_were_won_from_the_revoke_on(
    facts: RevokeFacts, edition: Edition
) -> None:
    transfer = automatic(edition, facts)
    assert 0 <= transfer.tricks <= min(2, facts.in_reach)
    if transfer.clause == "64A1":
        assert facts.offender_won
    if transfer.clause == "64A2":
        assert not facts.offender_won
        assert edition is E1997 or transfer.tricks == 1


@given(st.lists(facts_drawn(), max_size=4), st.sampled_from(ALL), st.sets(st.integers(1, 13)))
def test_no_trick_moves_twice(drawn: list[RevokeFacts], edition: Edition, won: set[int]) -> None:
    """Against a search: the tricks granted can be told apart, each won at or after its revoke."""
    revokes = [
        replace(
            one,
            side_won=one.trick in won,
            offender_won=one.offender_won and one.trick in won,
            later_tricks=len([trick for trick in won if trick > one.trick]),
        )
        for one in drawn
    ]
    found = transfers(edition, revokes)
    assert [one.clause for one in found] == [automatic(edition, revoke).clause for revoke in revokes]
    wanted = [one.trick for one, moved in zip(revokes, found, strict=True) for _ in range(moved.tricks)]
    left = sorted(won)
    for earliest in sorted(wanted, reverse=True):
        assert left[-1] >= earliest
        left.pop()
    full = [automatic(edition, revoke).tricks for revoke in revokes]
    if sum(full) > sum(one.tricks for one in found):  # something was cut: some pool is used up
        assert any(
            sum(1 for earliest in wanted if earliest >= revoke.trick) >= revoke.in_reach
            for revoke in revokes
            if revoke.in_reach
        )


# -- read off a play -----------------------------------------------------------------------------------------------


@given(st.sampled_from(Denomination), st.sampled_from(Seat), st.randoms(use_true_random=False))
def test_a_legal_play_shows_no_revoke(denomination: Denomination, declarer: Seat, chance: Any) -> None:
    whole = _dealt(chance)
    contract = Contract(1, denomination, declarer)
    play = Play.begin(whole, contract)
    while not play.is_over:
        play = play.play(chance.choice(play.legal_cards))
    assert seen_in(whole, contract, play.cards) == ()


@given(st.sampled_from(Denomination), st.sampled_from(Seat), st.randoms(use_true_random=False))
def test_revokes_in_a_random_play_against_a_plain_search(
    denomination: Denomination, declarer: Seat, chance: Any
) -> None:
    """Any card at any time, in rotation; a search of its own finds the same revokes and the same tricks."""
    whole = _dealt(chance)
    contract = Contract(1, denomination, declarer)
    hands = {seat: list(whole[seat]) for seat in Seat}
    leader, cards, winners = contract.leader, [], []
    expected: list[tuple[int, Seat]] = []
    trump = denomination.suit
    for number in range(1, 14):
        trick: list[tuple[Seat, Card]] = []
        for turns in range(4):
            seat = leader.after(turns)
            card = chance.choice(hands[seat])
            able = bool(trick) and any(held.suit is trick[0][1].suit for held in hands[seat])
            if able and card.suit is not trick[0][1].suit:
                expected.append((number, seat))
            hands[seat].remove(card)
            trick.append((seat, card))
        led = trick[0][1].suit
        leader = max(trick, key=lambda one: (one[1].suit is trump, one[1].suit is led, one[1].rank))[0]
        winners.append(leader)
        cards += [card for _, card in trick]
    found = seen_in(whole, contract, cards)
    assert [(one.trick, one.seat) for one in found] == expected
    for one in found:
        facts = facts_of(whole, contract, cards, one)
        assert facts.offender_won is (winners[one.trick - 1] is one.seat)
        assert facts.side_won is (winners[one.trick - 1].side is one.seat.side)
        assert facts.later_tricks == sum(winner.side is one.seat.side for winner in winners[one.trick :])
        assert (facts.other_side is OtherSide.NO) is all(seat.side is one.seat.side for _, seat in expected)


PARTNERS_PLAY = (
    "SK HJ SQ S6 S8 H3 S9 S5 D2 DJ D5 D6 S4 ST H2 S3 D9 DK D3 D8 C4 C6 CT C7 SA S2 D4 SJ HQ HA HT H6 CJ C9 C8 CK "
    "H9 C5 HK DA DT CQ DQ CA C3 C2 H4 D7 H5 H8 H7 S7"
)
PARTNERS: dict[str, Any] = {
    "declarer": "S",
    "denomination": "NT",
    "deal": "N:.KJT7432.KT64.94 QJ973.6.A732.Q86 A654.Q95.QJ8.KT3 KT82.A8.95.AJ752",
    "play": PARTNERS_PLAY.split(),
}


@pytest.mark.parametrize("edition", [1997, 2007, 2017])
def test_the_one_trick_that_partners_win_after_their_revokes_moves_once(edition: int) -> None:
    """West revokes in hearts on trick 10, East in diamonds on trick 11; they win the last trick and no other."""
    answers = {
        "earlier_revoke": "none",
        "unplayed_card": "unfaced",
        "attention_first_drawn": "in_time",
        "other_side_revoked": "no",
        "not_compensated": False,
    }
    moved = []
    for offender, trick in (("W", 10), ("E", 11)):
        ready = prepare(Request(PARTNERS | {"offender": offender, "trick": trick}, answers, edition, what=REVOKED))
        outcome = run(ready.procedure, ready.situation, ready.regulations, ready.answers)
        assert isinstance(outcome, Ruled)
        assert outcome.ruling.clauses == ("64A2",)
        moved += [effect.tricks for effect in outcome.ruling.effects if isinstance(effect, TricksTransferred)]
    assert sum(moved) == 1


def _dealt(chance: Any) -> Deal:
    pack = list(Card)
    chance.shuffle(pack)
    return Deal.of({seat: Hand.of(pack[13 * seat.index : 13 * seat.index + 13]) for seat in Seat})


# -- support for equity --------------------------------------------------------------------------------------------


def supported(case_id: str, edition: int) -> dict[str, Any]:
    case = next(case for case, _, at in cases("64").values() if case.get("id") == case_id and at == edition)
    ready = prepare(Request(case["situation"], case["answers"], edition, what="revoke_established"))
    outcome = run(ready.procedure, ready.situation, ready.regulations, ready.answers)
    assert isinstance(outcome, Ruled)
    return {fact.id: fact.value for fact in outcome.ruling.facts}


def test_example_1_one_trick_is_enough() -> None:
    facts = supported("T64-EX1", 2007)
    assert (facts["tricks_at_table"], facts["tricks_after_transfer"]) == (9, 10)
    assert facts["tricks_without_revoke"] <= 10
    assert facts["tricks_in_equity"] == 10


def test_example_2_declarer_had_thirteen_tricks_and_loses_one() -> None:
    facts = supported("T64-EX2", 2007)
    assert (facts["tricks_at_table"], facts["tricks_after_transfer"], facts["tricks_in_equity"]) == (13, 12, 12)


def test_example_3_four_spades_just_made() -> None:
    facts = supported("T64-EX3", 2007)
    assert (facts["tricks_at_table"], facts["tricks_after_transfer"]) == (12, 11)
    assert facts["tricks_without_later_revoke"] == 11  # the heart is lost after all
    assert facts["tricks_in_equity"] == 10


@pytest.mark.parametrize(
    ("offenders", "after", "without", "later", "moved", "expected"),
    [
        (Side.NS, 11, 12, [11], 1, 10),  # norms 64, the example: declarer's side revoked
        (Side.NS, 11, 12, [], 1, 11),  # never in favour of the offenders
        (Side.NS, 10, 9, [], 1, 9),
        (Side.EW, 9, 10, [], 1, 10),  # a defender revoked: declarer gets what he would have had
        (Side.EW, 10, 9, [], 1, 10),
        (Side.EW, 9, 9, [9], 1, 10),
    ],
)
def test_tricks_in_equity(
    offenders: Side, after: int, without: int, later: list[int], moved: int, expected: int
) -> None:
    assert due(offenders, Side.NS, after, without, later, moved) == expected


def test_the_summary_tells_the_tricks_that_move() -> None:
    ready = prepare(
        Request(
            {"declarer": "S", "offender": "E", "trick": 12},
            {"play_over": True, "offender_won_revoke_trick": True, "os_later_tricks": 1, "not_compensated": False},
            what="revoke_established",
        )
    )
    outcome = run(ready.procedure, ready.situation, ready.regulations, ready.answers)
    assert isinstance(outcome, Ruled)
    assert summary(outcome.ruling).tricks_transferred == 0


# -- what cannot be ------------------------------------------------------------------------------------------------

PLAYED = {
    "declarer": "S",
    "offender": "S",
    "trick": 2,
    "denomination": "S",
    "deal": TWICE.deal,
    "play": [card.value for card in TWICE.play],
}


@pytest.mark.parametrize(
    ("more", "kind", "where"),
    [
        ({"trick": 0}, "no-such-trick", "trick"),
        ({"again": [2]}, "no-such-trick", "again"),
        ({"play": []}, "deal-and-play-together", "deal"),
        ({"deal": "N:T.QJ653.K652.AKQ"}, "bad-deal", "deal"),
        ({"play": ["CJ", "CA", "C2", "CA"]}, "card-played-twice", "play"),
        ({"play": ["CA"]}, "card-not-held", "play"),
        ({"trick": 1}, "no-revoke-there", "play"),
        ({"offender": "N"}, "no-revoke-there", "play"),
    ],
)
def test_what_cannot_be_is_told_with_the_fact(more: dict[str, Any], kind: str, where: str) -> None:
    found = problems("revoke_established", PLAYED | more)
    assert (kind, where) in [(p.kind, p.where.tag) for p in found]
