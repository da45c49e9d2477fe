"""A real matchpoint session with an artificial score, recomputed to what was published for every pair and board."""

from fractions import Fraction

from arbitro.scoring.field import BoardField
from arbitro.scoring.matchpoints import Matchpoints
from arbitro.scoring.method import score_board
from arbitro.scoring.rounding import Rounding, rounded
from tests.amounts import Figures
from tests.scoring.usebio import by_pair, read


def test_every_pair_has_its_published_matchpoints_on_every_board(record_property: Figures) -> None:
    session = read("mp_pairs_howell.xml", "MATCH_POINTS")
    compared = 0
    for field, published in session.boards:
        found = score_board(field, Matchpoints())
        assert [found.points(line) for line in range(len(field.lines))] == published, field.board
        compared += 2 * len(published)
    assert compared == 322
    record_property("matchpoints of a real session", compared)


def test_every_pair_has_its_published_percentage() -> None:
    """In its totals the club counts board 12, which one table missed, as a board of six results like the others."""
    session = read("mp_pairs_howell.xml", "MATCH_POINTS")
    won, most = ({pair: Fraction() for pair in session.percentages} for _ in range(2))
    scored = {
        field.board: score_board(BoardField(field.board, field.lines, expected=6), Matchpoints())
        for field, _ in session.boards
    }
    for who, field, line, direction in by_pair(session):
        points, top = scored[field.board].points(line)[direction], scored[field.board].top
        assert points is not None
        assert top is not None
        won[who] += points
        most[who] += top
    percentages = {who: rounded(100 * won[who] / most[who], Fraction(1, 100), Rounding.HALF_UP) for who in won}
    assert percentages == session.percentages
    assert len(percentages) == 12
