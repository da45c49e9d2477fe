"""Artificial adjusted scores: 12C1, 86A, 88 of 1997; 12C2 of 2007 and 2017."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.book.edition import ALL, E1997, E2007, E2017, Edition
from arbitro.book.problem import ProblemsFound
from arbitro.regulations import load, parse_pack
from arbitro.scoring.artificial import (
    Fault,
    director_share,
    explain_imps,
    explain_share,
    imp_award,
    matchpoint_share,
)
from arbitro.scoring.outcome import Average, Percentage

WBF = load("wbf")
PLUS, MINUS = Average.AVERAGE_PLUS, Average.AVERAGE_MINUS
own_shares = st.none() | st.fractions(0, 1)


def percent(value: str) -> Fraction:
    return Fraction(value) / 100


def share(award: Average, own: str, edition: Edition) -> Fraction:
    return matchpoint_share(award, percent(own), edition, pack=WBF)


def test_the_award_follows_from_the_fault() -> None:
    assert [fault.award for fault in (Fault.NONE, Fault.PART, Fault.DIRECT)] == [PLUS, Average.AVERAGE, MINUS]


@pytest.mark.parametrize(("edition", "offenders"), [(E1997, "40"), (E2007, "40"), (E2017, "36")])
def test_t12_1_innocent_with_634_offenders_with_36(edition: Edition, offenders: str) -> None:
    assert share(PLUS, "63.4", edition) == percent("63.4")
    assert share(MINUS, "36", edition) == percent(offenders)


@pytest.mark.parametrize("edition", ALL)
def test_t12_2_three_imps_either_way(edition: Edition) -> None:
    assert imp_award(PLUS, None, edition, pack=WBF) == 3
    assert imp_award(MINUS, None, edition, pack=WBF) == -3
    assert imp_award(Average.AVERAGE, None, edition, pack=WBF) == 0


@pytest.mark.parametrize("edition", ALL)
def test_t88_1_and_2_the_better_of_60_and_the_own_session(edition: Edition) -> None:
    assert share(PLUS, "55", edition) == percent("60")
    assert share(PLUS, "66", edition) == percent("66")


@pytest.mark.parametrize(("edition", "expected"), [(E1997, "40"), (E2007, "40"), (E2017, "35")])
def test_t88_3_direct_fault_with_35(edition: Edition, expected: str) -> None:
    assert share(MINUS, "35", edition) == percent(expected)


@pytest.mark.parametrize("edition", [E1997, E2007])
@pytest.mark.parametrize("figure", ["0", "35", "40"])
def test_t88_3_the_director_may_set_any_figure_up_to_40(edition: Edition, figure: str) -> None:
    assert director_share(Fault.DIRECT, percent(figure), edition, pack=WBF) == Percentage(percent(figure))


@pytest.mark.parametrize("edition", ALL)
def test_t88_4_both_partly_at_fault(edition: Edition) -> None:
    assert share(Average.AVERAGE, "66", edition) == share(Average.AVERAGE, "31", edition) == percent("50")


def test_english_2007_can_be_chosen_by_regulation() -> None:
    english = parse_pack('extends = "wbf"\nscoring.artificial.offender_own_percent = { 2007 = true }', "english")
    assert matchpoint_share(MINUS, percent("35"), E2007, pack=english) == percent("35")


@pytest.mark.parametrize(
    ("fault", "figure"), [(Fault.NONE, "59"), (Fault.PART, "51"), (Fault.DIRECT, "41"), (Fault.NONE, "101")]
)
def test_a_figure_that_the_fault_does_not_allow_is_refused(fault: Fault, figure: str) -> None:
    with pytest.raises(ProblemsFound, match="artificial-share"):
        director_share(fault, percent(figure), E2017, pack=WBF)


@given(st.fractions(0, 1), own_shares, st.sampled_from(ALL))
def test_a_share_that_is_given_exactly_never_follows_the_session(
    figure: Fraction, own: Fraction | None, edition: Edition
) -> None:
    assert matchpoint_share(figure, own, edition, pack=WBF) == figure


@given(own_shares, st.sampled_from(ALL))
def test_the_awards_keep_their_order(own: Fraction | None, edition: Edition) -> None:
    plus, average, minus = (matchpoint_share(award, own, edition, pack=WBF) for award in Average)
    assert plus >= percent("60") > average == percent("50") > percent("40") >= minus


@pytest.mark.parametrize(("edition", "plus", "minus"), [(E1997, 3, -3), (E2007, 5, -3), (E2017, 5, -4)])
def test_the_own_mean_in_imps_where_the_edition_has_it(edition: Edition, plus: int, minus: int) -> None:
    assert imp_award(PLUS, Fraction(5), edition, pack=WBF) == plus
    assert imp_award(PLUS, Fraction(1), edition, pack=WBF) == 3
    assert imp_award(MINUS, Fraction(-4), edition, pack=WBF) == minus
    assert imp_award(MINUS, Fraction(5), edition, pack=WBF) == -3


REPEATED = parse_pack(
    """
    extends = "wbf"
    [scoring.artificial]
    repeated_plus = { value = ["55%", "50%"], source = "rule 4" }
    repeated_imps_average = [-1]
    """,
    "league",
)


@pytest.mark.parametrize(("nth", "expected"), [(1, "70"), (2, "55"), (3, "50"), (4, "50"), (9, "50")])
def test_later_boards_without_a_result_by_regulation_12c2d(nth: int, expected: str) -> None:
    assert matchpoint_share(PLUS, percent("70"), E2017, pack=REPEATED, nth=nth) == percent(expected)


def test_later_boards_in_imps_by_regulation() -> None:
    found = [imp_award(Average.AVERAGE, None, E2017, pack=REPEATED, nth=nth) for nth in (1, 2, 3)]
    assert found == [0, -1, -1]


@pytest.mark.parametrize("edition", [E1997, E2007])
def test_before_2017_no_regulation_may_lower_later_boards(edition: Edition) -> None:
    assert matchpoint_share(PLUS, percent("70"), edition, pack=REPEATED, nth=3) == percent("70")


def test_what_the_regulations_do_not_name_stays_by_12c2a() -> None:
    assert matchpoint_share(MINUS, None, E2017, pack=REPEATED, nth=3) == percent("40")


def test_the_reasons_name_the_clause_and_the_figures() -> None:
    lifted = explain_share(PLUS, percent("66"), E2017, pack=WBF)
    assert (lifted.worth, lifted.figure, lifted.own, lifted.source) == (
        percent("66"),
        percent("60"),
        percent("66"),
        "12C2(c)",
    )
    assert explain_share(PLUS, percent("55"), E2017, pack=WBF).source == "12C2(a)"
    assert explain_share(PLUS, percent("66"), E1997, pack=WBF).source == "88"
    assert explain_share(MINUS, percent("36"), E1997, pack=WBF).own is None
    assert explain_share(PLUS, None, E2017, pack=REPEATED, nth=2).source == "rule 4"
    assert explain_imps(PLUS, None, E1997, pack=WBF).source == "86A"
    assert explain_imps(Average.AVERAGE, None, E2007, pack=WBF).source == "12C2(b)"
