"""The account of a board: several things that happened, ruled on until nothing is due."""

from typing import Any

import msgspec
import pytest

from arbitro.book.edition import ALL, Edition
from arbitro.book.problem import ProblemsFound
from arbitro.laws.case.account import (
    MOST,
    STAYS,
    Account,
    Told,
    read_account,
    told,
)
from arbitro.laws.case.effect import AdjustedScore
from arbitro.laws.case.procedure import procedure, procedures
from arbitro.laws.case.rule import Ruled, run
from arbitro.laws.case.ruling import Review
from arbitro.laws.law_12_adjusted_score import LookedAtAgain
from arbitro.laws.study.explore import leaves, trees
from arbitro.regulations import load

REVOKE = {"offender_won_revoke_trick": True, "os_later_tricks": 3, "earlier_revoke": "none", "unplayed_card": "unfaced"}
REVOKE |= {
    "attention_first_drawn": "in_time",
    "other_side_revoked": "no",
    "not_compensated": False,
    "damaged_by_revokes": False,
}
BOARD = {"vulnerability": "none", "over": True, "dealer": "W"}


def revoke(offender: str, trick: int, **answers: Any) -> dict[str, Any]:
    situation = {"offender": offender, "trick": trick}
    return {"what": "revoke_established", "situation": situation, "answers": {**REVOKE, **answers}}


def account(*happened: dict[str, Any], edition: int = 2017, answers: Any = None, **board: Any) -> Told:
    raw = {"happened": happened, "board": {**BOARD, **board}, "edition": edition, "answers": answers or {}}
    return told(msgspec.convert(raw, Account))


def asked(found: Told) -> tuple[int, str]:
    assert found.asked is not None
    assert found.state is None
    return found.asked.of, found.asked.put.id


def kinds(raw: dict[str, Any]) -> list[tuple[str, str]]:
    with pytest.raises(ProblemsFound) as caught:
        told(msgspec.convert(raw, Account))
    return [(problem.kind, problem.where.tag or "") for problem in caught.value.problems]


# -- what the board tells


@pytest.mark.parametrize("method", ["team_imps", "knockout", "board_a_match"])
def test_a_method_of_teams_tells_what_kind_of_event_it_is(method: str) -> None:
    looked = {"what": "dummy_overstepped", "situation": {"declarer": "S"}, "answers": {"limit_broken": "score_sheet"}}
    board = {**BOARD, "method": method}
    done = told(msgspec.convert({"happened": [looked], "board": board, "regulations": "figb_2017"}, Account))
    assert done.asked is None
    assert "43B" not in done.steps[0].ruling.clauses


# -- several revokes


@pytest.mark.parametrize("edition", [2007, 2017])
def test_the_tricks_of_several_revokes_are_added(edition: int) -> None:
    """64A: each defender won the trick that he revoked to, and his side a later one: two tricks, twice."""
    found = account(revoke("E", 5), revoke("W", 9), edition=edition, table="4S N -1")
    assert found.asked is None
    assert found.state is not None
    assert found.state.transferred == {"NS": 4}
    assert (found.state.tricks_ns, found.state.tricks_ew) == (13, 0)
    assert found.state.score_ns == 510  # seven spades' worth of tricks in four: 120 + 300 + 3 x 30
    assert not found.state.open


@pytest.mark.parametrize(("trick", "known"), [(3, "other_trick"), (5, "same_trick")])
def test_that_both_sides_have_revoked_follows_from_the_account(trick: int, known: str) -> None:
    """64B7: nothing is transferred by itself, and the director restores equity (64C1)."""
    both = [revoke("E", 5), revoke("N", trick)]
    for one in both:
        del one["answers"]["other_side_revoked"]
    found = account(*both, table="4S N =")
    facts = [fact for step in found.steps for fact in step.ruling.facts if fact.id == "other_side_revoked"]
    assert {fact.value for fact in facts} <= {known}
    assert all("64B7" in step.ruling.clauses for step in found.steps if step.of)
    assert found.steps


@pytest.mark.parametrize("edition", [1997, 2007, 2017])
@pytest.mark.parametrize(("later", "moved"), [(1, 1), (2, 2)])
def test_the_one_trick_that_partners_won_after_both_revokes_moves_once(edition: int, later: int, moved: int) -> None:
    """64A: East revoked on a trick he lost; West then won the eleventh with a revoke, and East-West perhaps another."""
    lost = {"offender_won_revoke_trick": False, "os_won_revoke_trick": False, "later_with_playable_card": False}
    one = revoke("E", 9, **lost, os_later_tricks=later)
    found = account(one, revoke("W", 11, os_later_tricks=0), edition=edition, table="4S N -1")
    assert found.state is not None
    assert found.state.transferred == {"NS": moved}


def test_a_revoke_before_the_end_of_play_waits_and_says_until_when() -> None:
    found = account(revoke("E", 5), over=False, contract="4S N")
    assert found.state is not None
    assert {one.review.when for one in found.state.open} == {"end_of_play"}
    assert (found.state.transferred, found.state.tricks_ns, found.state.score_ns) == ({}, None, None)


# -- what waits for the end of play

LATE = {"accepted": False, "replacement": "2H", "artificial": False, "same_denominations": True}
INSUFFICIENT = {"what": "insufficient_bid", "situation": {"auction": ["1S", "P", "1H"]}, "answers": LATE}


def test_what_an_insufficient_bid_left_open_is_asked_at_the_end_of_play_and_not_before() -> None:
    during = account(INSUFFICIENT, over=False)
    assert during.state is not None
    assert [(one.of, one.review.clause) for one in during.state.open] == [(1, "27D")]
    assert asked(account(INSUFFICIENT, table="4H S =")) == (1, "outcome_helped")


def test_no_damage_and_the_result_stands() -> None:
    fine = {**INSUFFICIENT, "answers": {**LATE, "outcome_helped": False}}
    found = account(fine, table="4H S =")
    assert found.state is not None
    assert (found.state.contract, found.state.tricks_ns, found.state.score_ns) == ("4H S", 10, 420)
    assert not found.state.awarded
    assert ("27D", "outcome_helped") in {(one.clause, one.why_not) for one in found.steps[-1].ruling.considered}


def test_damage_goes_on_to_an_adjusted_score_with_its_figures() -> None:
    """27D, then 12C1: the offenders, East-West, had 140 where 110 for the others was the only likely outcome."""
    helped = {**INSUFFICIENT, "answers": {**LATE, "outcome_helped": True}}
    assert asked(account(helped, table="3H W =")) == (0, "assignable")
    score = {"assignable": True, "outcomes": ["2S N ="], "legally_reachable": True, "error_class": "none"}
    found = account(helped, table="3H W =", answers=score)
    assert found.asked is None
    assert found.state is not None
    assert [(one.side.value, one.outcomes[0].score_ns) for one in found.state.awarded] == [("NS", 110), ("EW", 110)]
    assert found.state.score_ns is None
    clauses = [clause for step in found.steps for clause in step.ruling.clauses]
    assert clauses.index("27D") < clauses.index("12C1(a)")


def _reviews(edition: Edition) -> set[Review]:
    """Whatever a ruling of any law leaves for the end of play."""
    laws = [what for what, year in procedures() if year == edition]
    rulings = (leaf.ruling for what in laws for tree in trees(what, edition) for leaf in leaves(tree.root))
    return {one for ruling in rulings if ruling for one in ruling.reviews if one.when == "end_of_play"}


@pytest.mark.parametrize("edition", ALL, ids=str)
def test_every_review_that_a_law_leaves_goes_the_whole_way(edition: Edition) -> None:
    """Answered yes, an adjusted score is due under its clause; answered no, the result stands."""
    reviews = _reviews(edition)
    assert {one.question for one in reviews} > STAYS & {one.question for one in reviews}
    asks = procedure("looked_at_again", edition)
    for review in (one for one in reviews if one.question not in STAYS):
        again = LookedAtAgain(clause=review.clause, question=review.question, about=review.about)
        for yes in (True, False):
            answers = {"offending_side": "NS", "os_gained": True, review.question: yes}
            outcome = run(asks, again, load("wbf"), answers)
            assert isinstance(outcome, Ruled), review
            assert any(isinstance(one, AdjustedScore) for one in outcome.ruling.effects) is yes, review
            assert (review.clause in outcome.ruling.clauses) is yes, review


# -- what cannot be


def test_everything_wrong_with_an_account_is_told_with_its_place() -> None:
    happened = [{"what": "insufficient_bid"}, {"what": "no_such_thing"}, revoke("E", 55)]
    found = kinds({"happened": happened, "board": {"table": "4S"}, "answers": {"unheard_of": True}})
    assert {kind for kind, _ in found} >= {"unknown-question", "unknown-event", "result-without-tricks"}
    assert {tag.partition(":")[0] for _, tag in found} >= {"1", "2", "3"}
    assert ("unknown-event", "2") in found


@pytest.mark.parametrize(
    ("field", "value", "kind"),
    [
        ("table", "+-120", "not-a-score"),
        ("table", "425", "impossible-score"),
        ("table", "8S N =", "bad-level"),
        ("vulnerability", "sometimes", "bad-vulnerability"),
        ("contract", "4S", "contract-without-declarer"),
    ],
)
def test_a_board_that_cannot_be_is_told_by_its_field(field: str, value: str, kind: str) -> None:
    assert (kind, f"board.{field}") in kinds({"happened": [INSUFFICIENT], "board": {field: value}})


@pytest.mark.parametrize("number", [0, MOST + 1])
def test_an_account_has_a_length(number: int) -> None:
    assert kinds({"happened": [INSUFFICIENT] * number}) == [("account-length", "")]


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"{}",
        b"[1]",
        b'{"happened": [{"what": 3}]}',
        b"\xff",
        b'{"happened": []',
        b"null",
        b'{"happened": [{"situation": ' + b'{"a":' * 9999,
    ],
)
def test_what_is_no_account_is_refused(text: bytes) -> None:
    with pytest.raises(ProblemsFound, match="request-form"):
        read_account(text)


def test_more_tricks_than_there_are_cannot_move() -> None:
    with pytest.raises(ProblemsFound, match="ruling-tricks"):
        account(revoke("E", 5), revoke("W", 9), table="4S N +2")


# -- claims

CLAIM = {"declarer": "S", "claimer": "S", "left": 4, "claimed": 4}
LOSES_ONE: dict[str, Any] = {
    "trump_outstanding": False,
    "needs_card_with_one_opponent": False,
    "less_successful_line": True,
}
LOSES_ONE |= {"tricks_to_claimer": 3, "played_on": False}
CONTESTED = {"what": "claim_contested", "situation": CLAIM, "answers": LOSES_ONE}


def tricks(found: Told) -> tuple[int | None, int | None, int | None]:
    assert found.asked is None
    assert found.state is not None
    return found.state.tricks_ns, found.state.tricks_ew, found.state.score_ns


def test_the_tricks_of_a_claim_are_added_to_those_won_before_it() -> None:
    """70A: three of the last four, after seven: ten tricks in four spades."""
    assert asked(account(CONTESTED, contract="4S S")) == (1, "tricks_before_claim")
    found = account({**CONTESTED, "answers": {**LOSES_ONE, "tricks_before_claim": 7}}, contract="4S S")
    assert tricks(found) == (10, 3, 420)


def test_what_the_table_wrote_down_contains_the_tricks_that_were_claimed() -> None:
    """Eleven with the four that were claimed: seven before; with three of the four ten."""
    assert tricks(account(CONTESTED, table="4S S +1")) == (10, 3, 420)


@pytest.mark.parametrize("edition", [2007, 2017])
def test_a_claim_that_was_lost_by_a_revoke_too(edition: int) -> None:
    """70 and 64A: ten tricks by the claim, two more for a revoke of the defenders."""
    found = account(revoke("E", 5), CONTESTED, edition=edition, table="4S S +1")
    assert tricks(found) == (12, 1, 480)


PLAYED_ON = {"declarer": "S", "claimer": "S", "left": 4, "act": "says_will_win", "said": 4}


def test_what_was_won_in_a_play_on_counts() -> None:
    """68D2(b) of 2017: two of the last four, whatever was claimed."""
    agreed = {"all_four_concur": True}
    made = {"what": "tricks_claimed", "situation": {**PLAYED_ON, "played_on_won": 2}, "answers": agreed}
    found = account({**made, "answers": {**agreed, "tricks_before_claim": 7}}, contract="4S S")
    assert tricks(found) == (9, 4, -50)
    assert "70A" not in found.steps[0].ruling.clauses
    assert tricks(account(made, table="4S S -1")) == (9, 4, -50)


def test_a_play_on_that_is_over_is_scored_as_it_was_played() -> None:
    answers = {"doubted": True, "asked_to_play_on": True, "all_four_concur": True}
    found = account({"what": "tricks_claimed", "situation": PLAYED_ON, "answers": answers}, table="4S S -1")
    assert tricks(found) == (9, 4, -50)
    assert "68D2(b)(ii)" in found.steps[0].ruling.clauses


def test_a_disagreement_after_a_claim_ends_with_the_tricks_of_both_sides() -> None:
    """79B1, 69B2: West had agreed to lose a trick that his side would likely have won."""
    disagreed = {"what": "tricks_disagreed", "situation": {"seeking": "EW"}, "answers": {"claim_or_concession": True}}
    assert asked(account(disagreed, table="4S S =")) == (1, "who_claimed")
    then = {"who_claimed": "S", "tricks_then_left": 3, "tricks_then_claimed": 3, "next_board_or_round_over": True}
    then |= {"correction_period_over": False, "trick_in_fact_won": False}
    for likely, expected in ((True, (9, 4, -50)), (False, (10, 3, 420))):
        answers = {"claim_or_concession": True, **then, "likely_won": likely}
        assert tricks(account({**disagreed, "answers": answers}, table="4S S =")) == expected


# -- a score that is limited


def test_a_side_that_scores_at_most_average_minus_is_told_at_the_end() -> None:
    """25B2(b)(2) of 1997: North changes his call; the other side keeps its score."""
    change = {"what": "change_of_call", "situation": {"auction": "N: 1S", "substitute": "2C"}}
    answers = {"unintended": False, "accepted": False, "keep_first_call": False, "replacement": "2C"}
    shown: dict[str, Any] = {"specified_suits": [], "shown_suits": []}
    found = account({**change, "answers": {**answers, **shown}}, edition=1997, table="3NT S =")
    assert found.asked is None, found.asked
    assert found.state is not None
    assert [side.value for side in found.state.at_most_average_minus] == ["NS"]
    assert not found.state.awarded


# -- what goes through several laws


@pytest.mark.parametrize("edition", ALL, ids=str)
def test_a_revoke_that_dummy_asked_about_without_his_rights_costs_what_an_established_one_does(edition: int) -> None:
    """43B2(b), 64A1: declarer won the revoke trick and his side two later ones: two tricks, from ten to eight."""
    known = {"a2_breach": True, "dummy_first_to_ask": True, "play_was_revoke": True}
    after = {"offender_won_revoke_trick": True, "os_later_tricks": 2, "not_compensated": False}
    asking = {"what": "dummy_asked_about_revoke", "situation": {"declarer": "S", "card": "H4", "trick": 5}}
    found = account({**asking, "answers": {**known, **after}}, edition=int(edition), table="4S S =")
    assert tricks(found) == (8, 5, -100)
    assert found.state is not None
    assert not found.state.open


@pytest.mark.parametrize("edition", [2007, 2017])
def test_a_card_left_after_the_last_trick_is_a_trick_for_the_other_side(edition: int) -> None:
    """67B1(a), 64A2: East had put no heart to trick 4, and his side won that trick: one trick, from nine to ten."""
    answers = {"trick_without_card": 4, "suit_led_then": "H", "os_won_revoke_trick": True, "not_compensated": False}
    left = {"what": "fifth_card", "situation": {"offender": "E", "card": "HK", "trick": 13}, "answers": answers}
    assert tricks(account(left, edition=edition, table="4S S -1")) == (10, 3, 420)


@pytest.mark.parametrize(("edition", "clause"), [(2007, "86D"), (2017, "86B")])
def test_hands_of_fourteen_and_twelve_at_teams_end_with_the_score_of_law_86(edition: int, clause: str) -> None:
    """13C of 2007, 13D of 2017: nobody at fault, nothing at the other table: average plus for both, three IMPs."""
    answers = {"stage": "completed", "surplus_not_of_deal": False, "redeal_possible": False}
    answers |= {"results": "none", "at_fault": "none"}
    wrong = {"what": "wrong_number_of_cards", "situation": {"north": 14, "east": 12}, "answers": answers}
    found = account(wrong, edition=edition, method="team_imps", table="4S N =")
    assert found.asked is None, found.asked
    assert found.state is not None
    assert [(one.side.value, one.imps) for one in found.state.awarded] == [("NS", "3"), ("EW", "3")]
    assert clause in found.steps[0].ruling.clauses


@pytest.mark.parametrize("edition", [int(edition) for edition in ALL])
def test_who_became_declarer_declares_at_the_end(edition: int) -> None:
    """54A: declarer spread his hand after an opening lead out of turn."""
    spread: dict[str, Any] = {
        "opening_lead_faced": True,
        "partner_led_face_down": False,
        "declarer_could_have_seen_dummy": False,
    }
    spread |= {"declarer_started_spreading": False, "opening_lead_choice": "spread"}
    lead = {"what": "opening_lead_out_of_turn", "situation": {"offender": "E", "card": "HQ"}, "answers": spread}
    found = account(lead, edition=edition, table="1NT S =")
    assert found.state is not None
    assert (found.state.contract, found.state.score_ns) == ("1NT N", 90)
