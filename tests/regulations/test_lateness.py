"""Article 8.3: late arrival."""

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.book.problem import ProblemsFound
from arbitro.regulations.consequence import Amount, AmountUnit
from arbitro.regulations.lateness import LATE_FORMS, LateForm, lateness
from tests.regulations.time_cases import FIGB, PACKS, WBF, asked, cases, derived, kinds, late, packs


@cases("late")
def test_lateness_of_the_worked_cases(case: Any) -> None:
    args = dict(case["args"])
    found = lateness(args.pop("form"), Fraction(args.pop("minutes")), FIGB, **args)
    penalty = case.get("penalty")
    assert found.penalty == (None if penalty is None else Amount(Fraction(penalty[0]), AmountUnit(penalty[1])))
    assert found.warning is case.get("warning", False)
    assert not found.asks
    if "whom" in case:
        assert found.whom == case["whom"]


def test_what_matters_and_was_not_told_is_asked() -> None:
    found = lateness("pairs", Fraction(4), FIGB)
    assert found.warning
    assert asked(found) == ["sanctioned_before"]
    assert asked(lateness("pairs", Fraction(4), FIGB, round_number=2)) == ["late_before"]
    assert asked(lateness("pairs", Fraction(6), FIGB)) == []


@pytest.mark.parametrize("form", LATE_FORMS)
def test_without_a_tariff_the_director_judges(form: LateForm) -> None:
    for number in (1, 2):
        found = lateness(form, Fraction(6), WBF, round_number=number)
        assert found.penalty is None
        assert asked(found) == ["late_penalty"]
        assert found.asks[0].weigh
        assert found.articles == ("open, 90B1",)
        in_time = lateness(form, Fraction(), WBF, round_number=number)
        assert not in_time.asks
        assert [ground.id for ground in in_time.why] == ["late-in-time"]


def test_lateness_of_a_brown_sticker_pair_is_that_of_appendix_5() -> None:
    """5.5(b): from five minutes before the start; 1.3 only says when they are seated."""
    found = lateness("teams_vp", Fraction(-2), FIGB, brown_sticker=True)
    assert found.minutes == 3
    assert found.articles[0] == "appendix 5.5(b)"
    assert "appendix 1.3" not in found.articles
    from_the_start = lateness("teams_vp", Fraction(2), derived('time.late.seated_early = "start"'), brown_sticker=True)
    assert from_the_start.minutes == 2
    assert from_the_start.articles == ("art. 8.3(b)1(b)",)


@pytest.mark.parametrize(("minutes", "share"), [("7", "0.1"), ("10", "0.1"), ("11", "0.2")])
def test_the_other_reading_counts_only_the_excess(minutes: str, share: str) -> None:
    pack = derived('time.late.counted = "excess"')
    found = lateness("pairs", Fraction(minutes), pack, sanctioned=False)
    assert found.penalty == Amount(Fraction(share), AmountUnit.TOP)
    before = lateness("pairs", Fraction(7), pack, sanctioned=True)  # no minutes are free
    assert before.penalty == Amount(Fraction(1, 5), AmountUnit.TOP)


@given(
    form=st.sampled_from(LATE_FORMS),
    minutes=late,
    more=late,
    pack=packs,
    number=st.integers(1, 9),
    sanctioned=st.sampled_from([None, True, False]),
    before=st.sampled_from([None, 0, 1, 5]),
    early=st.booleans(),
)
def test_later_is_never_cheaper(
    form: LateForm,
    minutes: Fraction,
    more: Fraction,
    pack: str,
    number: int,
    sanctioned: bool | None,
    before: int | None,
    early: bool,
) -> None:
    found = [
        lateness(
            form, m, PACKS[pack], round_number=number, sanctioned=sanctioned, late_before=before, brown_sticker=early
        )
        for m in (minutes, minutes + more)
    ]
    costs = [(one.penalty.number if one.penalty else 0, one.warning) for one in found]
    assert costs[0] <= costs[1]
    assert all(one.why or one.asks for one in found)


@given(minutes=late, before=st.integers(0, 5))
def test_a_pair_that_was_sanctioned_or_late_before_never_pays_less(minutes: Fraction, before: int) -> None:
    first = lateness("pairs", minutes, FIGB, sanctioned=False)
    again = lateness("pairs", minutes, FIGB, sanctioned=True)
    assert (again.penalty.number if again.penalty else 0) >= (first.penalty.number if first.penalty else 0)
    costs = [lateness("pairs", minutes, FIGB, round_number=4, late_before=n).penalty for n in (before, before + 1)]
    assert (costs[0].number if costs[0] else 0) <= (costs[1].number if costs[1] else 0)


@pytest.mark.parametrize(
    ("args", "kind"),
    [
        ({"minutes": Fraction(-1)}, "minutes-range"),
        ({"round_number": 0}, "round-number"),
        ({"late_before": -1}, "count-range"),
    ],
)
def test_impossible_lateness_is_refused(args: Any, kind: str) -> None:
    given_args: dict[str, Any] = {"form": "pairs", "minutes": Fraction(1), "pack": FIGB} | args
    with pytest.raises(ProblemsFound) as trouble:
        lateness(**given_args)
    assert kinds(trouble) == [kind]
