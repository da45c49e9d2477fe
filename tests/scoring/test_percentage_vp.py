"""Swiss pairs: from a share of the matchpoints to victory points, by a table of the regulations."""

from fractions import Fraction

import pytest

from arbitro.book.problem import ProblemsFound
from arbitro.scoring.victory_points import PercentageWhy, explain_percentage, percent_to_vp

TABLE = tuple(
    (Fraction(share, 100), Fraction(vp))
    for share, vp in [(0, 0), (40, 4), (45, 7), (50, 10), (55, 13), (60, 16), (75, 20)]
)  # made up for these tests


@pytest.mark.parametrize(("percent", "vp"), [("0", 0), ("39.99", 0), ("40", 4), ("50", 10), ("54.99", 10), ("100", 20)])
def test_a_share_has_the_step_it_has_reached(percent: str, vp: int) -> None:
    assert percent_to_vp(TABLE, Fraction(percent) / 100) == vp


def test_the_explanation_tells_the_step_and_the_next_one() -> None:
    share = Fraction(57, 100)
    expected = PercentageWhy(share, Fraction(55, 100), Fraction(60, 100), Fraction(13))
    assert explain_percentage(TABLE, share) == expected
    assert explain_percentage(TABLE, Fraction(1)).following is None


def kinds(table: tuple[tuple[Fraction, Fraction], ...] | None, share: Fraction = Fraction(1, 2)) -> list[str]:
    with pytest.raises(ProblemsFound) as found:
        percent_to_vp(table, share)
    return [problem.kind for problem in found.value.problems]


def test_without_a_table_there_is_no_answer() -> None:
    assert kinds(None) == ["no-percent-table"]


def test_a_share_is_between_nothing_and_all() -> None:
    assert kinds(TABLE, Fraction(101, 100)) == ["percent-range"]
    assert kinds(TABLE, Fraction(-1, 100)) == ["percent-range"]
