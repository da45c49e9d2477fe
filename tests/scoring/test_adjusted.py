"""Assigned adjusted scores: 12C2, 12C3 of 1997; 12C1 of 2007 and 2017."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.book.contents import contents
from arbitro.book.edition import ALL, E1997, E2007, E2017, Edition
from arbitro.book.problem import ProblemsFound
from arbitro.bridge.seats import Side
from arbitro.regulations import Pack, load, parse_pack
from arbitro.scoring.adjusted import Authority, Likelihood, Prospect, adjustment_problems, assign
from arbitro.scoring.comparable import weigh
from arbitro.scoring.imps import imps
from arbitro.scoring.outcome import Adjusted, Artificial, Average, Share, Weighted, assigned

WBF, FIGB = load("wbf"), load("figb_2017")
FORBIDDEN = parse_pack('extends = "wbf"\nscoring.assigned.director_weights = { 2007 = false }', "no_weights")
LIKELY, PROBABLE = Likelihood.LIKELY, Likelihood.AT_ALL_PROBABLE
EW_OFFEND = (Side.EW,)
THREE_FIFTHS, TWO_FIFTHS = Fraction(3, 5), Fraction(2, 5)


def by_key(**flags: bool) -> Pack:
    lines = "\n".join(f"{name} = {str(flag).lower()}" for name, flag in flags.items())
    return parse_pack(f'extends = "wbf"\n[scoring.assigned]\n{lines}', "by_key")


def weights(*pairs: tuple[Fraction, int]) -> tuple[Prospect, ...]:
    return tuple(Prospect(score, weight=weight) for weight, score in pairs)


def kinds(caught: pytest.ExceptionInfo[ProblemsFound]) -> list[str]:
    return [problem.kind for problem in caught.value.problems]


T12_3 = weights((THREE_FIFTHS, 420), (TWO_FIFTHS, -50))
T12_4 = (Prospect(620), Prospect(170), Prospect(650, PROBABLE))


def test_t12_4_best_likely_for_the_innocent_and_worst_probable_for_the_offenders() -> None:
    score = assign(T12_4, EW_OFFEND, E1997, pack=WBF)
    assert score.adjusted == Adjusted(assigned(620), assigned(650))
    assert (str(score.ns.clause), str(score.ew.clause)) == ("12C2", "12C2")


def test_the_same_prospects_when_north_south_offend() -> None:
    prospects = (*T12_4, Prospect(-100, PROBABLE))
    score = assign(prospects, (Side.NS,), E1997, pack=WBF)
    assert score.adjusted == Adjusted(assigned(-100), assigned(170))


def test_both_sides_are_innocent_after_a_directors_error() -> None:
    assert assign(T12_4, (), E1997, pack=WBF).adjusted == Adjusted(assigned(620), assigned(170))


@pytest.mark.parametrize("edition", [E2007, E2017])
def test_t12_3_a_weighted_score_is_weighted_in_imps(edition: Edition) -> None:
    score = assign(T12_3, EW_OFFEND, edition, pack=WBF)
    shares = (Share(THREE_FIFTHS, 420), Share(TWO_FIFTHS, -50))
    assert score.adjusted == Adjusted(Weighted(shares), Weighted(shares))
    assert str(score.ns.clause) == "12C1(c)"
    assert weigh(shares, lambda score_ns: imps(score_ns - 420)) == -4


def test_in_1997_a_director_does_not_weigh_but_a_committee_may() -> None:
    with pytest.raises(ProblemsFound) as caught:
        assign(T12_3, EW_OFFEND, E1997, pack=WBF)
    assert kinds(caught) == ["weights-not-allowed"]
    score = assign(T12_3, EW_OFFEND, E1997, pack=WBF, by=Authority.COMMITTEE)
    assert isinstance(score.adjusted.ns, Weighted)
    assert len(score.adjusted.ns.shares) == 2
    assert str(score.ns.clause) == "12C3"


def test_in_1997_the_code_of_practice_gives_directors_the_same_power() -> None:
    assert str(assign(T12_3, EW_OFFEND, E1997, pack=FIGB).ew.clause) == "12C3"
    assert str(assign(T12_4, EW_OFFEND, E1997, pack=FIGB).ew.clause) == "12C2"


def test_a_zone_may_take_the_committees_power_away() -> None:
    pack = parse_pack('extends = "wbf"\nscoring.assigned.committee_weights = { 1997 = false }', "zone")
    with pytest.raises(ProblemsFound, match="weights-not-allowed"):
        assign(T12_3, EW_OFFEND, E1997, pack=pack, by=Authority.COMMITTEE)


def test_in_2007_an_authority_may_forbid_weights() -> None:
    with pytest.raises(ProblemsFound, match="weights-not-allowed"):
        assign(T12_3, EW_OFFEND, E2007, pack=FORBIDDEN)
    assert assign((Prospect(420),), EW_OFFEND, E2007, pack=FORBIDDEN).adjusted.ns == assigned(420)


@pytest.mark.parametrize(
    ("best", "worst", "ns", "ew"),
    [
        (True, True, (Share(Fraction(1), 420),), (Share(Fraction(1), 450),)),
        (True, False, (Share(Fraction(1), 420),), None),
        (False, True, None, (Share(Fraction(1), 450),)),
        (False, False, None, None),
    ],
)
def test_2007_12c1e_for_one_side_both_or_none(
    best: bool, worst: bool, ns: tuple[Share, ...] | None, ew: tuple[Share, ...] | None
) -> None:
    prospects = (
        Prospect(420, LIKELY, THREE_FIFTHS),
        Prospect(-50, LIKELY, Fraction(3, 10)),
        Prospect(450, PROBABLE, Fraction(1, 10)),
    )
    by_weight = tuple(Share(p.weight or Fraction(), p.score_ns) for p in prospects)
    pack = by_key(innocent_best_likely=best, offender_worst_probable=worst)
    score = assign(prospects, EW_OFFEND, E2007, pack=pack)
    assert score.adjusted == Adjusted(Weighted(ns or by_weight), Weighted(ew or by_weight))
    assert str(score.ns.clause) == ("12C1(e)(i)" if best else "12C1(c)")
    assert str(score.ew.clause) == ("12C1(e)(ii)" if worst else "12C1(c)")


def test_the_alternatives_of_2007_are_gone_in_2017() -> None:
    pack = by_key(innocent_best_likely=True, offender_worst_probable=True)
    assert assign(T12_3, EW_OFFEND, E2017, pack=pack).adjusted == assign(T12_3, EW_OFFEND, E2017, pack=WBF).adjusted


def test_in_2017_only_results_that_could_be_reached_legally_count() -> None:
    prospects = (*weights((THREE_FIFTHS, 420)), Prospect(650, LIKELY, TWO_FIFTHS, legal=False))
    with pytest.raises(ProblemsFound) as caught:
        assign(prospects, EW_OFFEND, E2017, pack=WBF)
    (problem,) = caught.value.problems
    assert (problem.kind, problem.where.index, problem.found) == ("illegal-prospect", 2, "+650")
    assert str(assign(prospects, EW_OFFEND, E2007, pack=WBF).ns.clause) == "12C1(c)"


def test_the_two_sides_may_have_different_weights() -> None:
    ew = weights((Fraction(1), 420))
    score = assign(T12_3, EW_OFFEND, E2017, pack=WBF, ew_prospects=ew)
    assert score.adjusted.ew == assigned(420)
    assert score.adjusted.ns != score.adjusted.ew
    assert (str(score.ns.clause), str(score.ew.clause)) == ("12C1(c)", "12C1(b)")


@pytest.mark.parametrize(
    ("prospects", "kind"),
    [
        ((), "no-prospects"),
        (weights((THREE_FIFTHS, 420), (THREE_FIFTHS, -50)), "weights"),
        ((Prospect(420), Prospect(-50)), "weights"),
        ((Prospect(420, LIKELY, THREE_FIFTHS), Prospect(-50)), "weights"),
    ],
)
def test_prospects_that_give_no_score_are_refused(prospects: tuple[Prospect, ...], kind: str) -> None:
    with pytest.raises(ProblemsFound) as caught:
        assign(prospects, EW_OFFEND, E2017, pack=WBF)
    assert kinds(caught) == [kind]


def test_an_innocent_side_of_1997_needs_something_likely() -> None:
    with pytest.raises(ProblemsFound, match="no-likely-prospect"):
        assign((Prospect(420, PROBABLE),), EW_OFFEND, E1997, pack=WBF)


@given(
    st.lists(
        st.builds(Prospect, st.integers(-300, 300).map(lambda n: n * 10), st.sampled_from(Likelihood)), min_size=1
    ),
    st.sampled_from(Side),
)
def test_1997_nothing_likely_is_better_for_the_innocent_and_nothing_probable_worse_for_the_offenders(
    prospects: list[Prospect], offenders: Side
) -> None:
    prospects.append(Prospect(0))
    score = assign(prospects, (offenders,), E1997, pack=WBF).adjusted
    innocent_sign = 1 if offenders is Side.EW else -1
    innocent, offending = (score.ns, score.ew) if offenders is Side.EW else (score.ew, score.ns)
    assert isinstance(innocent, Weighted)
    assert isinstance(offending, Weighted)
    likely = [innocent_sign * p.score_ns for p in prospects if p.likelihood is LIKELY]
    assert innocent_sign * innocent.shares[0].score_ns == max(likely)
    assert innocent_sign * offending.shares[0].score_ns == max(innocent_sign * p.score_ns for p in prospects)


@pytest.mark.parametrize("edition", ALL)
def test_the_clauses_named_are_those_of_the_edition(edition: Edition) -> None:
    for prospects in ((Prospect(420),), T12_3):
        score = assign(prospects, EW_OFFEND, edition, pack=FIGB)
        assert {score.ns.clause, score.ew.clause} <= set(contents(edition))


def test_an_adjusted_score_from_a_file_is_checked_for_weights_alone() -> None:
    weighted = Weighted((Share(THREE_FIFTHS, 420), Share(TWO_FIFTHS, -50)))
    given_score = Adjusted(weighted, Artificial(Average.AVERAGE))
    assert adjustment_problems(given_score, E2017, pack=WBF) == ()
    (problem,) = adjustment_problems(given_score, E1997, pack=WBF)
    assert (problem.kind, problem.found, problem.expected) == ("weights-not-allowed", "director", "12C2")
    assert adjustment_problems(given_score, E1997, pack=WBF, by=Authority.COMMITTEE) == ()
    assert adjustment_problems(Adjusted(assigned(420), assigned(-50)), E1997, pack=WBF) == ()
