"""Requests to the code with all their answers, as directors meet them."""

from typing import Any

from arbitro.contest.facts.event import Spot
from arbitro.office.rulings import Rule
from tests.office.desk import spot

Told = dict[str, Any]

# East revokes in trick 8 and wins it, his side wins three tricks later: two tricks go to North-South (64A1).
REVOKE: Told = {
    "what": "revoke_established",
    "situation": {"declarer": "S", "offender": "E", "trick": 8},
    "answers": {
        "play_over": True,
        "offender_won_revoke_trick": True,
        "os_later_tricks": 3,
        "earlier_revoke": "none",
        "unplayed_card": "unfaced",
        "attention_first_drawn": "in_time",
        "other_side_revoked": "no",
        "not_compensated": False,
    },
}
# The same, and the two tricks do not make good the damage (64C1).
REVOKE_WITH_EQUITY: Told = {**REVOKE, "answers": {**REVOKE["answers"], "not_compensated": True}}
# One heart over one spade, made good by two hearts (27B1(a)).
INSUFFICIENT: Told = {
    "what": "insufficient_bid",
    "situation": {"auction": "W: 1S 1H"},
    "answers": {"accepted": False, "replacement": "2H", "artificial": False},
}
# Three fifths of ten tricks in spades, two fifths of nine (12C1(c)).
WEIGHTED: Told = {
    "what": "adjusted_score",
    "situation": {"offending": ["EW"]},
    "answers": {
        "ground": "law",
        "application": "in_time",
        "damage": True,
        "assignable": True,
        "outcomes": ["4S S =", "4S S -1"],
        "legally_reachable": True,
        "weights": ["3/5", "2/5"],
        "error_class": "none",
    },
}
# East-West made the board unplayable (12C2(a)).
ARTIFICIAL: Told = {
    "what": "adjusted_score",
    "situation": {"offending": ["EW"]},
    "answers": {
        "ground": "no_normal_play",
        "application": "director",
        "at_fault@NS": "none",
        "at_fault@EW": "direct",
    },
}
# East talks about the board so that another table can hear it (90B3).
LOUD: Told = {
    "what": "procedural_offence",
    "situation": {"offender": "E"},
    "answers": {"offence": "loud", "penalise": True},
}
SLOW: Told = {**LOUD, "answers": {"offence": "slow", "penalise": True}}
# The director cancels the board (82B2).
CANCELLED: Told = {"what": "error_of_procedure", "answers": {"correcting_procedure": "cancel"}}
# The director's own ruling was wrong and the board cannot be scored normally any more (82C).
OWN_ERROR: Told = {"what": "directors_error", "answers": {"normal_score_possible": False}}


def ruling(request: Told, at: Spot | None = None, board: int | None = 1, **more: Any) -> Rule:
    """At table 1 in the first round, on board 1, unless told otherwise."""
    return Rule(at=at or spot(1, 1), board=board, request=request, **more)
