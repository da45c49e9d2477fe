"""The agreement on file beside what was said and held (20, 21, 40, 75): evidence for the director, who decides."""

import pytest

from arbitro.book.problem import ProblemsFound
from arbitro.bridge.auction import Auction
from arbitro.laws.case.request import QuestionedCall, Request, prepare, ruled
from arbitro.laws.case.rule import Ruled
from arbitro.laws.case.ruling import QuestionPut
from arbitro.laws.shared.agreed import Explanation, explanation
from arbitro.systems import Agreements, Understanding, load_system, read_system

FIVE = Agreements.both(load_system("five_card_majors"))  # 1NT shows 15 to 17 and a balanced hand
NOTRUMP = Understanding.of(FIVE, Auction.parse("N: 1NT")).meanings[0]
TWELVE, SIXTEEN = "KJ32.A84.Q73.Q92", "AJ32.A84.KQ3.Q92"


def facts(edition: int, asked: QuestionedCall, what: str = "wrong_explanation", **told: object) -> dict[str, object]:
    situation = told or {"dealer": "N", "auction": ["1NT", "P", "3NT"], "explainer": "S"}
    request = Request(what=what, edition=edition, situation=situation, questioned=asked)
    outcome = ruled(prepare(request, agreements=FIVE))
    assert isinstance(outcome, QuestionPut)  # judgment stays with the director
    return {fact.id: fact.value for fact in outcome.facts}


@pytest.mark.parametrize("edition", [1997, 2007, 2017])
@pytest.mark.parametrize("what", ["mistaken_explanation_or_call", "wrong_explanation", "partner_explanation_wrong"])
def test_the_call_was_the_mistake_if_only_the_explanation_is_as_agreed(edition: int, what: str) -> None:
    found = facts(edition, QuestionedCall(explained="15-17 balanced", held=TWELVE), what)
    assert found["explanation_on_file"] != Explanation.APART
    assert (found["hand_fits_agreement"], found["hand_fits_explanation"]) == (False, False)


@pytest.mark.parametrize("edition", [1997, 2007, 2017])
def test_the_explanation_was_the_mistake_if_only_the_hand_is_as_agreed(edition: int) -> None:
    found = facts(edition, QuestionedCall(explained="12-14 balanced", held=SIXTEEN))
    assert found["explanation_on_file"] == Explanation.APART
    assert (found["hand_fits_agreement"], found["hand_fits_explanation"]) == (True, False)


@pytest.mark.parametrize("edition", [1997, 2007, 2017])
def test_a_call_of_law_40_is_named_by_its_auction(edition: int) -> None:
    asked = QuestionedCall(auction="N: 1NT P 2C", held="8542.Q842.732.92")
    found = facts(edition, asked, "undisclosed_understanding", player="S")
    assert found["hand_fits_agreement"] is False  # Stayman promises eight points
    assert "said_meaning" not in found


def test_what_was_said_is_compared_with_the_file_by_the_hands_that_fit() -> None:
    assert NOTRUMP is not None
    expected = {
        "15-17 balanced, 0-4H, 0-4S": Explanation.SAME,  # as it is on file
        "15-17, 0-4S, balanced, 0-4H": Explanation.SAME,  # in another order: by the hands
        "14-18 balanced": Explanation.WIDER,
        "16 balanced, 0-4H, 0-4S": Explanation.NARROWER,
        "16-18 balanced": Explanation.OVERLAPS,
        "12-14 balanced": Explanation.APART,
        "about sixteen": Explanation.UNCLEAR,
    }
    assert {said: explanation(NOTRUMP, said) for said in expected} == expected


def test_a_call_that_no_rule_covers_is_not_agreed_and_without_a_file_nothing_is_said_of_it() -> None:
    ours = read_system('name = "Ours"\nopening = [{ call = "1NT", shows = "12-14 balanced" }]')
    situation = {"dealer": "N", "auction": ["2D", "P"], "explainer": "S"}
    request = Request(what="wrong_explanation", situation=situation, questioned=QuestionedCall(explained="weak"))

    def known(agreements: Agreements | None) -> list[tuple[str, object]]:
        outcome = ruled(prepare(request, agreements=agreements))
        assert isinstance(outcome, QuestionPut)
        return [(fact.identity, fact.value) for fact in outcome.facts]

    assert known(Agreements.both(ours)) == [("agreed_meaning@2D", None), ("said_meaning@2D", "weak")]
    assert known(None) == [("said_meaning@2D", "weak")]


def test_the_ruling_keeps_the_evidence_with_its_facts() -> None:
    situation = {"dealer": "N", "auction": ["1NT", "P", "P", "P"], "explainer": "S"}
    answers = {"mi": "explanation", "evidence_of_agreement": True}
    asked = Request(what="wrong_explanation", situation=situation, answers=answers)
    outcome = ruled(prepare(asked, agreements=FIVE))
    assert isinstance(outcome, Ruled)
    assert outcome.ruling.facts[0].identity == "agreed_meaning@1NT"


def test_an_auction_and_a_hand_that_cannot_be_are_told_together() -> None:
    situation = {"dealer": "N", "auction": ["1NT"], "explainer": "S"}
    asked = QuestionedCall(auction="N: 1NT 1C", held="AKQ...")
    with pytest.raises(ProblemsFound) as refused:
        prepare(Request(what="wrong_explanation", situation=situation, questioned=asked), agreements=FIVE)
    assert {problem.kind for problem in refused.value.problems} == {"insufficient-bid", "hand-size"}
