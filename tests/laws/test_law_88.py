"""Law 88: indemnity points."""

from arbitro.book.edition import E2017
from arbitro.laws.case.effect import ScoreAwarded
from arbitro.laws.case.procedure import procedure
from arbitro.laws.case.rule import Ruled, run
from arbitro.laws.law_88_indemnity import BoardLost
from arbitro.laws.shared.adjustment import ScoringMethod
from arbitro.regulations.loader import parse_pack
from tests.laws.casebook import check_cases, problems


def test_cases() -> None:
    check_cases("88")


def test_another_table_is_for_team_matches() -> None:
    found = problems("no_result_possible", {"other_table": 170})
    assert [(p.kind, p.where.tag) for p in found] == [("not-a-team-match", "other_table")]


def test_a_second_lost_board_of_a_match_may_be_worth_less() -> None:
    """12C2(d)."""
    text = 'extends = "wbf"\nscoring.artificial.repeated_imps_plus = { value = [2], source = "rule 1" }'
    board = BoardLost(ScoringMethod.TEAM_IMPS, ns_nth=2)
    outcome = run(procedure("no_result_possible", E2017), board, parse_pack(text, "ours"), {"at_fault": "none"})
    assert isinstance(outcome, Ruled)
    assert [effect.imps for effect in outcome.ruling.effects if isinstance(effect, ScoreAwarded)] == ["2", "3"]
