"""Law 68: what is a claim or concession, and what becomes of the play."""

from typing import Any

import pytest

from arbitro.bridge.seats import Seat
from arbitro.laws.law_68_claim_or_concession import ClaimAct, TricksClaimed
from tests.laws.casebook import check_cases, problems


def test_cases() -> None:
    check_cases("68")


@pytest.mark.parametrize(
    ("act", "said", "claimed"),
    [
        (ClaimAct.SAYS_WILL_WIN, 3, 3),
        (ClaimAct.SAYS_WILL_LOSE, 3, 2),  # the others are claimed
        (ClaimAct.SUGGESTS_CURTAILING, None, 5),
        (ClaimAct.SHOWS_CARDS, 4, 4),
        (ClaimAct.ABANDONS_HAND, None, 0),
    ],
)
def test_a_claim_of_some_tricks_concedes_the_others(act: ClaimAct, said: int | None, claimed: int) -> None:
    made = TricksClaimed(Seat.SOUTH, claimer=Seat.SOUTH, left=5, act=act, said=said)
    assert made.claimed == claimed
    assert made.claim.conceded == 5 - claimed


CLAIM = {"declarer": "S", "claimer": "S", "left": 5, "act": "says_will_win", "said": 5}


@pytest.mark.parametrize(
    ("changed", "kind", "tag"),
    [
        ({"claimer": "N"}, "claim-by-dummy", "claimer"),
        ({"left": 14}, "tricks-left", "left"),
        ({"said": 6}, "claim-tricks", "said"),
        ({"said": None}, "no-number-said", "said"),
        ({"shown_cards": ["SA", "SA"]}, "card-twice", "shown_cards"),
        ({"denomination": "X"}, "bad-denomination", "denomination"),
        ({"remaining": "N:..4. ..7. 5... 4..."}, "cards-without", "remaining"),
        ({"remaining": "N:..4. ..7.", "denomination": "S", "on_lead": "S"}, "bad-deal", "remaining"),
        ({"remaining": "N:..4. ..7. 5... 4...", "denomination": "S", "on_lead": "S"}, "tricks-left", "left"),
        (
            {"left": 1, "said": 1, "remaining": "N:..4. ..7. 5... 4...", "denomination": "S", "on_lead": "S",
             "statement": ["by magic"]},
            "unknown-phrase",
            "statement",
        ),
    ],
)  # fmt: skip
def test_what_cannot_be(changed: dict[str, Any], kind: str, tag: str) -> None:
    found = problems("tricks_claimed", CLAIM | changed)
    assert (found[0].kind, found[0].where.tag) == (kind, tag)
