"""Law 86: team play."""

from typing import Any

import pytest

from arbitro.book.edition import E2017
from arbitro.laws.case.effect import ScoreAwarded
from arbitro.laws.case.procedure import procedure
from arbitro.laws.case.rule import Ruled, run
from arbitro.laws.law_86_team_play import TeamBoard
from arbitro.laws.shared.adjustment import ScoringMethod
from arbitro.regulations.loader import parse_pack
from tests.laws.casebook import check_cases, problems


def test_cases() -> None:
    check_cases("86")


@pytest.mark.parametrize(
    ("situation", "kind", "where"),
    [
        ({"method": "matchpoints"}, "not-a-team-match", "method"),
        ({"method": "team_imps", "results": "one"}, "other-table", "other_table"),
        ({"method": "team_imps", "results": "none", "other_table": 420}, "other-table", "other_table"),
    ],
)
def test_what_cannot_be_is_told_with_its_field(situation: dict[str, Any], kind: str, where: str) -> None:
    assert [(p.kind, p.where.tag) for p in problems("team_board_adjusted", situation)] == [(kind, where)]


def test_an_authority_may_have_figures_for_boards_played_at_one_table_only() -> None:
    """86B3."""
    text = 'extends = "wbf"\nscoring.other_table.one_table_imps = { value = [2, 0, -2], source = "rule 6" }'
    board = TeamBoard(ScoringMethod.TEAM_IMPS, one_table_only=True)
    answers = {"at_fault@NS": "none", "at_fault@EW": "direct"}
    outcome = run(procedure("team_board_adjusted", E2017), board, parse_pack(text, "ours"), answers)
    assert isinstance(outcome, Ruled)
    assert outcome.ruling.clauses == ("86B3", "12C2(a)")
    assert [effect.imps for effect in outcome.ruling.effects if isinstance(effect, ScoreAwarded)] == ["2", "-2"]
