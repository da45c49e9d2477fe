"""Article 8.2: slow play."""

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.book.problem import ProblemsFound
from arbitro.regulations.consequence import Amount, AmountUnit
from arbitro.regulations.slow_play import AT_FAULT, AtFault, overrun, slow_match, slow_pair
from arbitro.regulations.time import time_allowed
from tests.regulations.time_cases import FIGB, WBF, asked, cases, derived, exact, kinds, late


@cases("slow")
def test_slow_matches_of_the_worked_cases(case: Any) -> None:
    args = dict(case["args"])
    result = exact(args.pop("result")) if "result" in args else None
    share = Fraction(args.pop("share")) if "share" in args else None
    found = slow_match(
        "vp",
        Fraction(args.pop("late")),
        FIGB,
        share=share,
        result=None if result is None else (result[0], result[1]),
        **args,
    )
    assert found.total == Amount(Fraction(case["total"]), AmountUnit.VP)
    each = case.get("each")
    assert found.each == (None if each is None else tuple(Amount(one, AmountUnit.VP) for one in exact(each)))
    assert found.after == (exact(case["after"]) if "after" in case else None)
    assert found.to_adjust == case.get("to_adjust", 0)
    assert not found.asks


def test_how_the_blame_is_shared_is_asked() -> None:
    found = slow_match("vp", Fraction(5), FIGB, result=(Fraction(12), Fraction(8)))
    assert found.total == Amount(Fraction(1), AmountUnit.VP)
    assert (found.each, found.after) == (None, None)
    assert asked(found) == ["slow_share"]
    assert found.asks[0].weigh


def test_there_is_no_tariff_for_imps_unless_a_pack_sets_one() -> None:
    found = slow_match("imps", Fraction(5), FIGB, share=Fraction(1))
    assert found.total is None
    assert asked(found) == ["slow_match_penalty"]
    pack = derived("scoring.penalty.slow_team_imps = 2")
    priced = slow_match("imps", Fraction(9, 2), pack, share=Fraction(1, 2))
    assert priced.total == Amount(Fraction(10), AmountUnit.IMPS)
    assert asked(slow_match("imps", Fraction(), FIGB, removed=1)) == ["slow_board_removed"]
    assert asked(slow_match("vp", Fraction(1), WBF, removed=1)) == ["slow_match_penalty", "slow_board_removed"]


def test_a_pack_may_ask_for_a_warning_first() -> None:
    pack = derived("time.slow.warning = true")
    assert slow_match("vp", Fraction(5), pack, share=Fraction(1), warned=False).total is None
    assert slow_match("vp", Fraction(5), pack, share=Fraction(1), warned=True).total == Amount(
        Fraction(1), AmountUnit.VP
    )
    assert asked(slow_match("vp", Fraction(), pack, removed=1)) == ["slow_warned"]


def test_the_scale_is_that_of_the_scheduled_boards() -> None:
    found = slow_match("vp", Fraction(), FIGB, removed=1, share=Fraction(1))
    assert "slow-scale-scheduled" in [ground.id for ground in found.why]


@pytest.mark.parametrize(
    ("elapsed", "granted", "over"),
    [("135", None, "0"), ("136", None, "1"), ("136", "0", "6"), ("131", "2", "0"), ("269/2", "2", "5/2")],
)
def test_the_clock_starts_when_the_tolerance_granted_is_over(elapsed: str, granted: str | None, over: str) -> None:
    allowed = time_allowed("teams", 16, FIGB, screens=True)
    told = None if granted is None else Fraction(granted)
    assert overrun(Fraction(elapsed), allowed, FIGB, told).minutes == Fraction(over)


def test_the_other_reading_counts_from_the_time_itself() -> None:
    allowed = time_allowed("teams", 16, FIGB, screens=True)
    assert overrun(Fraction(136), allowed, derived('time.slow.clock = "time"')).minutes == 6
    with pytest.raises(ProblemsFound) as trouble:
        overrun(Fraction(136), allowed, FIGB, Fraction(6))
    assert kinds(trouble) == ["tolerance-range"]


@given(
    minutes=late,
    more=late,
    removed=st.integers(0, 6),
    compared=st.integers(0, 6),
    share=st.fractions(0, 1, max_denominator=20),
)
def test_two_teams_share_the_whole_penalty_and_later_is_never_cheaper(
    minutes: Fraction, more: Fraction, removed: int, compared: int, share: Fraction
) -> None:
    compared = min(compared, removed)
    first, second = (
        slow_match("vp", m, FIGB, removed=removed, compared=compared, share=share, result=(Fraction(12), Fraction(8)))
        for m in (minutes, minutes + more)
    )
    assert first.total is not None
    assert second.total is not None
    assert first.total.number <= second.total.number
    assert first.after is not None
    assert 20 - sum(first.after) == first.total.number
    another = slow_match("vp", minutes, FIGB, removed=removed + 1, compared=compared, share=share)
    assert another.total is not None
    assert another.total.number == first.total.number + 1


def test_slow_pairs_are_a_proposal_that_the_director_may_change() -> None:
    found = slow_pair(FIGB, boards=2, at_fault="first")
    assert found.each == (Amount(Fraction(1, 5), AmountUnit.TOP), Amount(Fraction(), AmountUnit.TOP))
    assert found.proposed
    assert asked(found) == ["slow_pair_penalty"]
    own = slow_pair(FIGB, boards=2, amounts=(Fraction(1, 10), Fraction(1, 20)))
    assert own.each == (Amount(Fraction(1, 5), AmountUnit.TOP), Amount(Fraction(1, 10), AmountUnit.TOP))
    assert not own.proposed
    assert not own.asks
    assert asked(slow_pair(FIGB, boards=1)) == ["slow_pair_at_fault"]
    assert asked(slow_pair(WBF, boards=1, at_fault="both")) == ["slow_pair_penalty"]
    assert slow_pair(FIGB, boards=0, removed=1).to_adjust == 1


@given(boards=st.integers(0, 9), removed=st.integers(0, 3), at=st.sampled_from([None, *AT_FAULT]))
def test_a_pair_without_fault_is_never_fined(boards: int, removed: int, at: AtFault | None) -> None:
    found = slow_pair(FIGB, boards=boards, removed=removed, at_fault=at)
    if found.each is not None:
        fined = [bool(one.number) for one in found.each]
        assert fined == [at != "second", at != "first"]


@pytest.mark.parametrize(
    ("args", "kind"),
    [
        ({"late": Fraction(-1)}, "minutes-range"),
        ({"removed": 1, "compared": 2}, "boards-removed"),
        ({"share": Fraction(3, 2)}, "percent-range"),
    ],
)
def test_impossible_slow_play_is_refused(args: Any, kind: str) -> None:
    with pytest.raises(ProblemsFound) as trouble:
        slow_match(**({"scored": "vp", "late": Fraction(1), "pack": FIGB} | args))
    assert kinds(trouble) == [kind]


def test_impossible_amounts_for_pairs_are_refused() -> None:
    for boards, removed in ((-1, 0), (1, -1)):
        with pytest.raises(ProblemsFound):
            slow_pair(FIGB, boards=boards, removed=removed)
    with pytest.raises(ProblemsFound):
        slow_pair(FIGB, boards=1, amounts=(Fraction(2), Fraction()))
