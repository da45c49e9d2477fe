"""The claim page and the ruling of Law 70 come to the same tricks, whatever the director finds normal."""

from itertools import product
from typing import Any

import pytest

from arbitro.analysis.claims.claim import ONE_OPPONENT
from arbitro.analysis.claims.request import ClaimRequest
from arbitro.answers.claim import AwardReply, ClaimQuestionReply, claim_reply
from arbitro.answers.ruling import QuestionReply, RulingReply, reply
from arbitro.laws.case.request import Request
from arbitro.laws.law_70_contested_claim import EXAMPLES
from arbitro.laws.shared.claiming import ClaimMade

GUESS = ClaimMade(  # the queen of spades can be finessed either way, and nothing was said
    EXAMPLES[0].declarer, claimer=EXAMPLES[0].claimer, left=3, claimed=3, denomination="NT",
    remaining="N:KT4... 965... AJ3... Q87...", on_lead=EXAMPLES[0].declarer,
)  # fmt: skip
ENDINGS = [made for made in (*EXAMPLES, GUESS) if made.remaining]
MOST = 40  # questions


def claimed(made: ClaimMade, edition: int, answers: dict[str, bool]) -> ClaimRequest:
    hands = dict(zip("NESW", made.remaining.removeprefix("N:").split(" "), strict=True))
    assert made.on_lead is not None
    return ClaimRequest(
        hands=hands,
        denomination=made.denomination,
        declarer=made.declarer.value,
        claimer=made.claimer.value,
        leader=made.on_lead.value,
        tricks=made.claimed,
        edition=edition,
        answers=answers,
    )


@pytest.mark.parametrize("edition", [1997, 2007, 2017])
def test_the_award_is_that_of_the_ruling(edition: int) -> None:
    found = 0
    for made, normal, needs in product(ENDINGS, (True, False), (True, False)):
        answers: dict[str, bool] = {}
        told: dict[str, Any] = {"never_normal": True}
        told |= {"needs_card_with_one_opponent": needs, "opponent_shows_out": False}
        for _ in range(MOST):
            answer = claim_reply(claimed(made, edition, answers))
            if not isinstance(answer, ClaimQuestionReply):
                break
            if answer.about == ONE_OPPONENT:
                answers[ONE_OPPONENT] = needs
                continue
            answers[answer.about if normal else answer.sort] = normal
            line = " ".join(played.card.value for played in answer.line[: answer.at + 1])
            told[f"normal_{answer.kind.value}@{line}"] = normal
        assert isinstance(answer, AwardReply), (made, answer)
        situation = {
            "declarer": made.declarer.value,
            "claimer": made.claimer.value,
            "left": made.left,
            "claimed": made.claimed,
            "remaining": made.remaining,
            "denomination": made.denomination,
            "on_lead": made.on_lead.value if made.on_lead else None,
        }
        told |= {"played_on": False, "concession_doubted": False}
        ruled = reply(Request(situation, told, edition, what="claim_contested"))
        assert isinstance(ruled, RulingReply), (made, normal, needs, ruled)
        assert ruled.summary.tricks_awarded == answer.tricks, (made, normal, needs)
        found += 1
    assert found == 4 * len(ENDINGS)


@pytest.mark.parametrize("left", [1, 3, 13])
def test_no_more_tricks_are_offered_than_were_left(left: int) -> None:
    asked = reply(Request({"declarer": "S", "claimer": "S", "left": left, "claimed": 0}, what="claim_contested"))
    assert isinstance(asked, QuestionReply)
    assert (asked.said.form.least, asked.said.form.most) == (0, left)
