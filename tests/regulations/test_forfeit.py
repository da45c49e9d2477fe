"""Article 8.3: forfeits and what they bring."""

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.book.problem import ProblemsFound
from arbitro.regulations.forfeit import FORFEIT_FORMS, ForfeitForm, forfeit, forfeit_award
from arbitro.scoring.award_scale import match_scale
from arbitro.scoring.victory_points import Continuous, victory_points
from tests.regulations.time_cases import FIGB, PACKS, WBF, asked, cases, derived, exact, kinds, late, packs


@cases("forfeit")
def test_a_match_is_lost_when_the_limit_is_reached_and_not_before(case: Any) -> None:
    args, limit = dict(case["args"]), Fraction(case["limit"])
    form = args.pop("form")
    for minutes, lost in ((limit, True), (limit - Fraction(1, 60), False), (limit + 1, True)):
        found = forfeit(form, minutes, FIGB, **args)
        assert (found.forfeited, found.limit) == (lost, limit)
        assert not found.asks


def test_the_narrower_reading_for_knockouts() -> None:
    pack = derived('time.forfeit.first_of = "event"')
    assert forfeit("knockout", Fraction(20), pack, boards=16, match=1, stanza=1).limit == Fraction(125, 2)
    assert forfeit("knockout", Fraction(20), pack, boards=16, match=2, stanza=1).limit == 15
    assert asked(forfeit("knockout", Fraction(20), pack, boards=16, stanza=1)) == ["match_number"]


@pytest.mark.parametrize(
    ("form", "args", "question"),
    [
        ("round_robin", {}, "match_number"),
        ("round_robin", {"match": 1}, "match_boards"),
        ("knockout", {"boards": 16}, "stanza_number"),
        ("knockout", {"stanza": 1}, "match_boards"),
        ("pairs", {}, "has_forfeited"),
        ("individual", {}, "has_forfeited"),
    ],
)
def test_what_a_forfeit_needs_is_asked(form: ForfeitForm, args: Any, question: str) -> None:
    found = forfeit(form, Fraction(30), FIGB, **args)
    assert found.forfeited is None
    assert asked(found) == [question]


def test_a_pair_that_does_not_appear_is_as_one_that_withdraws() -> None:
    assert forfeit("pairs", Fraction(30), FIGB).as_withdrawal
    assert not forfeit("pairs", Fraction(30), WBF).as_withdrawal


@given(
    form=st.sampled_from(FORFEIT_FORMS),
    minutes=late,
    more=late,
    boards=st.sampled_from([None, 1, 8, 20, 64]),
    screens=st.booleans(),
    match=st.sampled_from([None, 1, 2]),
    stanza=st.sampled_from([None, 1, 2]),
    pack=packs,
)
def test_what_is_lost_stays_lost(
    form: ForfeitForm,
    minutes: Fraction,
    more: Fraction,
    boards: int | None,
    screens: bool,
    match: int | None,
    stanza: int | None,
    pack: str,
) -> None:
    first, second = (
        forfeit(form, m, PACKS[pack], boards=boards, screens=screens, match=match, stanza=stanza)
        for m in (minutes, minutes + more)
    )
    assert (first.forfeited is None) == (second.forfeited is None) == bool(first.asks)
    assert not first.forfeited or second.forfeited
    if form == "knockout" and stanza == 1 and first.limit is not None and pack != "wbf":
        assert first.limit >= 60


@cases("award")
def test_awards_of_the_worked_cases(case: Any) -> None:
    found = forfeit_award(
        FIGB,
        match_scale(FIGB, 16, case["scale"]),
        own=exact(case.get("own", [])),
        against=exact(case.get("against", [])),
        event_over=True,
    )
    assert (found.vp, found.imps) == (Fraction(case["vp"]), case["imps"])
    assert (found.loser_vp, found.loser_imps) == (Fraction(), Fraction())
    assert (found.last_place, found.final) == (False, True)


def test_an_award_is_provisional_until_the_event_is_over() -> None:
    found = forfeit_award(FIGB, match_scale(FIGB, 16))
    assert not found.final
    assert "forfeit-provisional" in [ground.id for ground in found.why]


def test_last_place_when_staying_away_in_the_last_round_would_still_pay() -> None:
    scale = match_scale(FIGB, 16)
    unknown = forfeit_award(FIGB, scale, last_round=True)
    assert unknown.last_place is None
    assert asked(unknown) == ["points_enough"]
    assert forfeit_award(FIGB, scale, last_round=True, points_enough=True).last_place is True
    assert forfeit_award(FIGB, scale, last_round=True, points_enough=False).last_place is False
    assert forfeit_award(FIGB, scale, last_round=False, points_enough=True).last_place is False
    assert forfeit_award(WBF, match_scale(WBF, 16), last_round=True).last_place is False


vps = st.lists(st.decimals(0, 20, places=2).map(Fraction), max_size=6)


@given(own=vps, against=vps, boards=st.integers(3, 40))
def test_an_award_is_at_least_the_share_and_its_margin_earns_it(
    own: list[Fraction], against: list[Fraction], boards: int
) -> None:
    found = forfeit_award(FIGB, match_scale(FIGB, boards, "continuous"), own=own, against=against)
    assert 12 <= found.vp <= 20
    assert found.imps is not None
    assert victory_points(Continuous(), boards, found.imps).ours >= found.vp
    assert not found.imps or victory_points(Continuous(), boards, found.imps - 1).ours < found.vp
    better = forfeit_award(FIGB, match_scale(FIGB, boards, "continuous"), own=own, against=[*against, Fraction(20)])
    assert better.vp >= found.vp


def test_victory_points_beyond_the_stake_are_refused() -> None:
    with pytest.raises(ProblemsFound) as trouble:
        forfeit_award(FIGB, match_scale(FIGB, 16), own=[Fraction(21)])
    assert kinds(trouble) == ["vp-range"]


def test_a_smaller_share_of_an_organiser_is_a_match_lost() -> None:
    pack = derived('scoring.forfeit.team = "40%"')
    found = forfeit_award(pack, match_scale(pack, 16, "discrete"))
    assert (found.vp, found.imps) == (Fraction(8), -7)


def test_impossible_forfeits_are_refused() -> None:
    with pytest.raises(ProblemsFound):
        forfeit("swiss", Fraction(-1), FIGB)
    with pytest.raises(ProblemsFound):
        forfeit("knockout", Fraction(1), FIGB, stanza=0)
