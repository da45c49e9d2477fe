"""Behind screens an irregular call that has not passed is corrected (appendix 4.4 b); a legal one is left alone.

Every call of every player after several auctions, under every entry that takes it; what is legal is said here anew.
"""

from collections.abc import Iterator
from typing import Any

import pytest

from arbitro.answers.ruling import QuestionReply, RulingReply, reply
from arbitro.bridge.calls import CALLS
from arbitro.laws.case.effect import CallCancelled, NoRectification
from arbitro.laws.case.request import Request

SEATS = "NESW"
AUCTIONS = (
    (),
    ("P", "P"),
    ("1H",),
    ("1H", "P"),
    ("1H", "X"),
    ("1H", "X", "XX"),
    ("2S", "X", "P"),
    ("P", "1NT", "X", "XX", "P"),
    ("7NT", "P", "P"),
)
ENTRIES = (
    "is_bid_sufficient",
    "may_player_double",
    "insufficient_bid",
    "inadmissible_double",
    "call_out_of_rotation",
    "call_perhaps_in_rotation",
)
STRAINS = ["C", "D", "H", "S", "NT"]
ANSWERS = {"passed_the_screen": False, "rho_must_pass": False}


def is_legal(before: tuple[str, ...], call: str, caller: int) -> bool:
    """Law 18D, 19A1, 19B1 and the rotation, North being the dealer."""
    if caller != len(before) % 4:
        return False
    bids = [(index, made) for index, made in enumerate(before) if made not in ("P", "X", "XX")]
    doubles = [made for made in before[bids[-1][0] :] if made in ("X", "XX")] if bids else []
    if call == "P":
        return True
    if call in ("X", "XX"):
        own = bool(bids) and (bids[-1][0] - caller) % 2 == 0
        return bool(bids) and (doubles == [] and not own if call == "X" else doubles == ["X"] and own)
    return not bids or rank(call) > rank(bids[-1][1])


def rank(bid: str) -> tuple[int, int]:
    return int(bid[0]), STRAINS.index(bid[1:])


def calls_made() -> Iterator[tuple[tuple[str, ...], str, int]]:
    for before in AUCTIONS:
        for call in CALLS:
            for caller in range(4):
                yield before, str(call.value), caller


def asked(what: str, before: tuple[str, ...], call: str, caller: int, **more: Any) -> Any:
    situation: dict[str, Any] = {"dealer": "N", "auction": [*before, call]}
    if caller != len(before) % 4:
        situation["offender"] = SEATS[caller]
    return reply(Request(situation, ANSWERS, 2017, "figb_2017", what=what, **more))


@pytest.mark.parametrize("what", ENTRIES)
def test_only_an_irregular_call_is_corrected(what: str) -> None:
    wrong, corrected = [], 0
    for before, call, caller in calls_made():
        found = asked(what, before, call, caller, screens=True)
        if not isinstance(found, QuestionReply | RulingReply):
            continue  # not a call for this entry
        effects = found.ruling.effects if isinstance(found, RulingReply) else ()
        cancelled = any(isinstance(effect, CallCancelled) for effect in effects) and NoRectification() in effects
        corrected += cancelled
        if cancelled is is_legal(before, call, caller):
            wrong.append((before, call, SEATS[caller]))
        elif not cancelled:
            plain = asked(what, before, call, caller)
            if not isinstance(plain, RulingReply) or plain.ruling.effects != effects:
                wrong.append((before, call, SEATS[caller]))
    assert wrong == []
    assert corrected
