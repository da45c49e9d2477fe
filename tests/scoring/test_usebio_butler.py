"""A real Butler session, recomputed from its raw scores to what was published for every pair on every board."""

from fractions import Fraction

from arbitro.bridge.seats import Side
from arbitro.scoring.butler import AgainstDatum, Butler, Datum, explain_butler, score_butler
from arbitro.scoring.rounding import Rounding
from tests.amounts import Figures
from tests.scoring.usebio import by_pair, read

# Highest and lowest left out, mean of the rest to the nearest ten, halves away from zero.
METHOD = Butler(Datum(trim=1, average="mean", unit=10, rule=Rounding.HALF_AWAY))


def test_every_pair_has_its_published_imps_on_every_board(record_property: Figures) -> None:
    session = read("butler_howell.xml", "BUTLER_POINTS")
    compared = 0
    for field, published in session.boards:
        found = score_butler(field, METHOD)
        assert [found.points(line) for line in range(len(field.lines))] == published, field.board
        compared += 2 * len(published)
    assert compared == 280
    record_property("Butler points of a real session", compared)


def test_every_datum_is_the_published_one() -> None:
    session = read("butler_howell.xml", "BUTLER_POINTS")
    for (field, _), published in zip(session.boards, session.datums, strict=True):
        why = explain_butler(field, METHOD, 0, Side.NS)
        assert isinstance(why, AgainstDatum)
        assert why.datum == published


def test_every_pair_has_its_published_total() -> None:
    session = read("butler_howell.xml", "BUTLER_POINTS")
    totals = dict.fromkeys(session.totals, Fraction())
    scored = {field.board: score_butler(field, METHOD) for field, _ in session.boards}
    for who, field, line, direction in by_pair(session):
        points = scored[field.board].points(line)[direction]
        assert points is not None
        totals[who] += points
    assert totals == session.totals
