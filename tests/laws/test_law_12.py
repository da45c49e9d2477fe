"""Law 12: when a score is adjusted, and what each side then gets."""

from fractions import Fraction
from typing import Any

import pytest

from arbitro.book.edition import E2007, E2017, Edition
from arbitro.bridge.seats import Side
from arbitro.laws.case.effect import AssignedOutcome, ResultStands, ScoreAwarded, ScoreKind
from arbitro.laws.case.procedure import procedure
from arbitro.laws.case.question import AnswerKind
from arbitro.laws.case.rule import Ruled, run
from arbitro.laws.case.ruling import QuestionPut, Ruling
from arbitro.laws.case.summary import summary
from arbitro.laws.law_12_adjusted_score import Adjustment
from arbitro.laws.shared.adjustment import entered
from arbitro.regulations import load
from arbitro.regulations.loader import parse_pack
from arbitro.scoring.event import ScoredSession
from arbitro.scoring.field import BoardField, Line
from arbitro.scoring.matchpoints import Matchpoints
from arbitro.scoring.method import Method
from arbitro.scoring.outcome import Adjusted, Artificial, Average, Imps, Outcome, Percentage, Played, Share, Weighted
from arbitro.scoring.tally import score
from arbitro.scoring.team_match import MatchBoard, TeamImps, TeamMatch, score_match
from tests.laws.casebook import check_cases, problems, ruled

ASSIGNED = {"ground": "law", "application": "in_time", "damage": True, "assignable": True, "legally_reachable": True}


def test_cases() -> None:
    check_cases("12")


# -- what cannot be ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("situation", "kind", "where"),
    [
        ({"table": "4S N", "vulnerability": "none"}, "result-without-tricks", "table"),
        ({"table": "425"}, "impossible-score", "table"),
        ({"table": "4S N ="}, "not-a-score", "table"),  # without the vulnerability
        ({"ns_session": "many"}, "bad-number", "ns_session"),
        ({"ew_session": "120"}, "bad-number", "ew_session"),
        ({"method": "butler", "ns_session": "x"}, "bad-number", "ns_session"),
        ({"method": "team_imps", "ns_percent": "60"}, "award-by-method", "ns_percent"),
        ({"method": "team_imps", "other_scores": [420, 450]}, "one-other-room", "other_scores"),
    ],
)
def test_what_cannot_be_is_told_with_its_field(situation: dict[str, Any], kind: str, where: str) -> None:
    assert [(p.kind, p.where.tag) for p in problems("adjusted_score", situation)] == [(kind, where)]


@pytest.mark.parametrize(
    ("answers", "kind", "where"),
    [
        ({"outcomes": ["420", "-50"], "weights": ["1/2", "1/3"]}, "weights", "weights"),
        ({"outcomes": ["420", "-50"], "weights": ["1"]}, "weights-outcomes", "weights"),
        ({"outcomes": ["420", "-50"], "weights": ["6/5", "-1/5"]}, "weights", "weights"),
        ({"outcomes": []}, "answer-form", "outcomes"),
        ({"outcomes": ["nine"]}, "answer-form", "outcomes"),
        ({"outcomes": ["4S N ="]}, "not-a-score", "outcomes"),  # the vulnerability is not told
        ({"outcomes": ["420"], "error_class": "huge"}, "answer-form", "error_class"),
    ],
)
def test_answers_that_cannot_be(answers: dict[str, Any], kind: str, where: str) -> None:
    situation = {"offending": ["EW"], "table": "-50"}
    found = problems("adjusted_score", situation, ASSIGNED | answers)
    assert {(p.kind, (p.where.tag or "").split("@")[0]) for p in found} == {(kind, where)}


def test_whether_an_action_came_afterwards_is_yes_or_no_and_never_weighed() -> None:
    """N12.3."""
    answers = {"outcomes": ["420"], "error_class": "gambling_double_shot", "action_subsequent": "60%"}
    (problem,) = problems("adjusted_score", {"offending": ["EW"], "table": "-50"}, ASSIGNED | answers)
    assert (problem.kind, problem.where.tag) == ("answer-form", "action_subsequent")


def test_a_figure_of_the_directors_own_leaves_only_the_fault_that_allows_it() -> None:
    """12C2(a): at most 40 %, exactly 50 %, at least 60 %."""
    answers = {"ground": "no_normal_play", "application": "director", "at_fault@NS": "none"}
    outcome = ruled({"situation": {"ew_percent": "30"}, "answers": answers}, "adjusted_score", 2017)
    assert isinstance(outcome, Ruled)
    assert [fact.value for fact in outcome.ruling.facts if fact.identity == "at_fault@EW"] == ["direct"]
    (problem,) = problems("adjusted_score", {"ew_percent": "30"}, answers | {"at_fault@EW": "none"})
    assert (problem.kind, problem.where.tag) == ("answer-impossible", "at_fault@EW")


def test_three_outcomes_are_asked_for_three_weights() -> None:
    answers = ASSIGNED | {"outcomes": ["420", "450", "-50"]}
    put = ruled({"situation": {"offending": ["EW"], "table": "-50"}, "answers": answers}, "adjusted_score", 2017)
    assert isinstance(put, QuestionPut)
    assert (put.id, put.kind) == ("weights", AnswerKind.WEIGHTS)
    assert [choice.answer for choice in put.options] == [["1/3", "1/3", "1/3"]]


# -- in the summary ---------------------------------------------------------------------------------------------------


def test_the_summary_has_the_kind_and_the_figures() -> None:
    answers = {"ground": "no_normal_play", "application": "director", "at_fault@NS": "none", "at_fault@EW": "direct"}
    outcome = ruled({"situation": {}, "answers": answers}, "adjusted_score", 2017)
    assert isinstance(outcome, Ruled)
    found = summary(outcome.ruling)
    assert found.adjusted_score is not None
    assert found.adjusted_score.kind is ScoreKind.ARTIFICIAL
    assert [(one.side, one.percent) for one in found.scores_awarded] == [(Side.NS, "60"), (Side.EW, "40")]


def test_a_result_that_stands_is_no_adjusted_score() -> None:
    outcome = ruled({"answers": {"ground": "severity"}}, "adjusted_score", 2017)
    assert isinstance(outcome, Ruled)
    assert outcome.ruling.effects == (ResultStands(),)
    assert summary(outcome.ruling).adjusted_score is None


# -- carried out by the scorer ----------------------------------------------------------------------------------------


def carried_out(situation: dict[str, Any], answers: dict[str, Any], edition: int = 2017) -> Adjusted:
    outcome = ruled({"situation": situation, "answers": answers}, "adjusted_score", edition)
    assert isinstance(outcome, Ruled)
    found = entered(outcome.ruling.effects)
    assert found is not None
    return found


def totals(here: Outcome, others: list[int], method: Method) -> dict[str, Fraction]:
    lines = [Line("1", "2", here)]
    for at, other in enumerate(others, 1):
        ns, ew = ("2", "1") if isinstance(method, TeamImps) else (f"{2 * at + 1}", f"{2 * at + 2}")
        lines.append(Line(ns, ew, Played(other)))
    found = score(ScoredSession((BoardField("1", tuple(lines)),)), method, pack=load("wbf"))
    return {row.contestant: row.total for row in found.standings}


def test_weighted_outcomes_are_entered_as_they_are() -> None:
    """T12-3: 0.6 × 0 + 0.4 × -10 IMPs."""
    answers = ASSIGNED | {"outcomes": ["420", "-50"], "weights": ["3/5", "2/5"], "error_class": "none"}
    situation = {"method": "team_imps", "offending": ["EW"], "table": "-50"}
    here = carried_out(situation, answers)
    both = Weighted((Share(Fraction(3, 5), 420), Share(Fraction(2, 5), -50)))
    assert here == Adjusted(both, both)
    assert totals(here, [420], TeamImps()) == {"1": -4, "2": 4}


def test_what_is_not_redressed_is_entered_in_imps() -> None:
    """T12-5: -7 for the innocent side, 0 for the offenders."""
    answers = ASSIGNED | {
        "outcomes": ["420"],
        "error_class": "extremely_serious",
        "related_to_infraction": False,
        "action_subsequent": True,
        "result_without_error": "300",
    }
    situation = {"method": "team_imps", "offending": ["EW"], "table": "-50", "other_scores": [420]}
    here = carried_out(situation, answers)
    assert here.ns == Imps(Fraction(-7))
    assert totals(here, [420], TeamImps()) == {"1": -7, "2": 0}


def test_the_same_in_a_match() -> None:
    board = MatchBoard("1", Adjusted(Imps(Fraction(-7)), Imps(Fraction(2))), Played(420))
    found = score_match(TeamMatch("Reds", "Blues", (board,)), lambda _, __: Fraction())
    assert [found.home, found.visitors] == [Fraction(-7), Fraction(2)]


def test_what_is_not_redressed_is_entered_as_a_share_at_matchpoints() -> None:
    """Against 420, 420, -50 (top 6): expected +420 is 4, without the error +170 is 2, the table's -50 is 1."""
    answers = ASSIGNED | {
        "outcomes": ["420"],
        "error_class": "gambling_double_shot",
        "action_subsequent": True,
        "result_without_error": "170",
    }
    others = [420, 420, -50]
    here = carried_out({"offending": ["EW"], "table": "-50", "other_scores": others}, answers)
    assert here.ns == Percentage(Fraction(3, 6))  # 4 - (2 - 1)
    found = totals(here, others, Matchpoints())
    assert [found["1"], found["2"]] == [Fraction(3), Fraction(2)]


def test_while_the_field_is_not_known_the_part_cannot_be_entered() -> None:
    effects = (
        ScoreAwarded(Side.NS, (AssignedOutcome(420),), self_inflicted=(300, -50)),
        ScoreAwarded(Side.EW, (AssignedOutcome(420),)),
    )
    with pytest.raises(ValueError, match="other-scores-needed"):
        entered(effects)


def test_awards_follow_the_session_or_are_final() -> None:
    answers: dict[str, Any] = {"ground": "no_normal_play", "at_fault": "none"}
    answers |= {"own_choice@NS": False, "own_choice@EW": True}
    here = carried_out({}, answers, 1997)
    assert here == Adjusted(Artificial(Average.AVERAGE_PLUS), Artificial(Average.AVERAGE_PLUS, final=True))


def test_a_ruling_without_figures_enters_nothing() -> None:
    assert entered((ResultStands(),)) is None


@pytest.mark.parametrize("method", [Matchpoints(), TeamImps()])
def test_imps_are_refused_where_nothing_is_counted_in_imps(method: Method) -> None:
    here = Adjusted(Imps(Fraction(3)), Imps(Fraction(-3)))
    if isinstance(method, TeamImps):
        assert totals(here, [420], method) == {"1": 3, "2": -3}
    else:
        with pytest.raises(ValueError, match="award-by-method"):
            totals(here, [420], method)


# -- what authorities may choose --------------------------------------------------------------------------------------


def by_regulation(text: str, situation: Adjustment, answers: dict[str, Any], edition: Edition) -> Ruling:
    pack = parse_pack(f'extends = "wbf"\n{text}', "ours")
    outcome = run(procedure("adjusted_score", edition), situation, pack, answers)
    assert isinstance(outcome, Ruled)
    return outcome.ruling


@pytest.mark.parametrize(
    ("best", "worst", "clauses", "ns", "ew"),
    [
        ("true", "true", ("12C1(e)(i)", "12C1(e)(ii)"), (620, "1"), (650, "1")),
        ("true", "false", ("12C1(e)(i)", "12C1(c)"), (620, "1"), (620, "1/2")),
        ("false", "true", ("12C1(c)", "12C1(e)(ii)"), (620, "1/2"), (650, "1")),
    ],
)
def test_in_2007_an_authority_may_put_extremes_in_the_place_of_weights(
    best: str, worst: str, clauses: tuple[str, str], ns: tuple[int, str], ew: tuple[int, str]
) -> None:
    """12C1(e): for the innocent side, for the offending side, or for both."""
    text = (
        f'scoring.assigned.innocent_best_likely = {{ value = {best}, source = "rule 1" }}\n'
        f'scoring.assigned.offender_worst_probable = {{ value = {worst}, source = "rule 2" }}'
    )
    answers = ASSIGNED | {
        "sides_differ": False,
        "outcomes": ["620", "170", "650"],
        "likelihood@620": "likely",
        "likelihood@170": "likely",
        "likelihood@650": "at_all_probable",
        "weights": ["1/2", "1/4", "1/4"],
        "error_class": "none",
    }
    ruling = by_regulation(text, Adjustment(offending=(Side.EW,), table="-100"), answers, E2007)
    assert ruling.clauses == ("12A", "12B1", "12C1(a)", *clauses)
    first = [effect.outcomes[0] for effect in ruling.effects if isinstance(effect, ScoreAwarded)]
    assert [(one.score_ns, one.weight) for one in first] == [ns, ew]


def test_an_authority_may_forbid_weights() -> None:
    text = 'scoring.assigned.director_weights = { value = false, source = "rule 3" }'
    answers = ASSIGNED | {"outcomes": ["620", "170"], "weights": ["1/2", "1/2"], "error_class": "none"}
    with pytest.raises(ValueError, match="weights-not-allowed"):
        by_regulation(text, Adjustment(offending=(Side.EW,), table="-100"), answers, E2017)


def test_a_second_board_without_a_result_may_be_worth_less() -> None:
    """12C2(d)."""
    text = 'scoring.artificial.repeated_plus = { value = ["55%"], source = "rule 4" }'
    answers = {"ground": "no_normal_play", "application": "director", "at_fault": "none"}
    ruling = by_regulation(text, Adjustment(ns_nth=2), answers, E2017)
    found = [effect.percent for effect in ruling.effects if isinstance(effect, ScoreAwarded)]
    assert found == ["55", "60"]
