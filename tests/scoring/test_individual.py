"""Individuals: four contestants at a table, each with the points of its side (12C3, 78A)."""

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.book.problem import ProblemsFound
from arbitro.bridge.seats import Side
from arbitro.regulations import load
from arbitro.scoring.butler import Butler
from arbitro.scoring.cross_imps import CrossImps
from arbitro.scoring.event import ScoredSession, event_problems
from arbitro.scoring.field import BoardField, Line
from arbitro.scoring.matchpoints import Matchpoints
from arbitro.scoring.method import Method
from arbitro.scoring.outcome import (
    Adjusted,
    Adjustment,
    Artificial,
    Average,
    Imps,
    NotPlayed,
    Outcome,
    Percentage,
    Played,
)
from arbitro.scoring.penalty import ScorePenalty, Unit
from arbitro.scoring.tally import Tally, score
from arbitro.scoring.total_points import TotalPoints
from tests.scoring.fields import outcomes, played

FIGB = load("figb_2017")
PLUS, MINUS = Artificial(Average.AVERAGE_PLUS), Artificial(Average.AVERAGE_MINUS)
METHODS: list[Method] = [Matchpoints(), Butler(), CrossImps(), TotalPoints()]


def line(players: str, outcome: Outcome | int, *given: tuple[str, Adjustment]) -> Line:
    """`NESW` in this order of the letters: North, East, South, West."""
    north, east, south, west = list(players)
    told = Played(outcome) if isinstance(outcome, int) else outcome
    return Line(north, east, told, "", "", south, west, given)


def board(number: int, *lines: Line) -> BoardField:
    return BoardField(str(number), lines)


def points(method: Method, *fields: BoardField, penalties: tuple[ScorePenalty, ...] = ()) -> dict[str, Any]:
    return {row.contestant: row.total for row in score(ScoredSession(fields, penalties), method, pack=FIGB).standings}


def test_everybody_at_the_table() -> None:
    assert line("aebf", 50).everybody == ("a", "e", "b", "f")
    assert Line("1", "2", Played(50)).everybody == ("1", "2")


def test_partners_have_the_points_of_their_side() -> None:
    """+420 beats +50: North-South of the first table and East-West of the second have 2."""
    found = points(Matchpoints(), board(1, line("aebf", 420), line("cgdh", 50)))
    assert found == {**dict.fromkeys("abgh", Fraction(2)), **dict.fromkeys("cdef", Fraction())}


def test_partners_change_and_sums_are_each_players_own() -> None:
    """a partners b, then g: 2 + 0; b 2 + 2."""
    first = board(1, line("aebf", 420), line("cgdh", 50))
    second = board(2, line("acge", -100), line("bdfh", 100))
    found = points(Matchpoints(), first, second)
    assert (found["a"], found["b"], found["g"], found["c"]) == (2, 4, 2, 2)


def test_total_points_by_hand() -> None:
    found = points(TotalPoints(), board(1, line("aebf", 420)), board(2, line("acge", -100)))
    assert found == {"a": 320, "b": 420, "e": -320, "f": -420, "g": -100, "c": 100}


@pytest.mark.parametrize("method", METHODS)
@given(data=st.data())
def test_a_side_has_what_a_pair_in_its_place_would_have(method: Method, data: st.DataObject) -> None:
    told = data.draw(st.lists(played, min_size=1, max_size=5))
    pairs = [BoardField("1", tuple(Line(f"N{n}", f"E{n}", one) for n, one in enumerate(told)))]
    four = [BoardField("1", tuple(Line(f"N{n}", f"E{n}", one, "", "", f"S{n}", f"W{n}") for n, one in enumerate(told)))]
    expected, found = points(method, *pairs), points(method, *four)
    for n in range(len(told)):
        assert found[f"N{n}"] == found[f"S{n}"] == expected[f"N{n}"]
        assert found[f"E{n}"] == found[f"W{n}"] == expected[f"E{n}"]


# -- artificial scores


def test_an_award_is_looked_at_for_each_partner() -> None:
    """12C2(c): a has all of its other board and keeps it, b has nothing and gets 60%."""
    first = board(1, line("acge", 420), line("hbfd", 50))
    second = board(2, line("aebf", Adjusted(PLUS, MINUS)), line("cgdh", 50))
    found = points(Matchpoints(), first, second)
    assert (found["a"], found["b"]) == (4, 2 + 2)
    first = board(1, line("acge", 420), line("bdfh", 50))
    found = points(Matchpoints(), first, second)
    assert (found["a"], found["b"]) == (4, Fraction(6, 5))


def test_one_partner_may_be_given_something_else() -> None:
    """Art. 4.5: b has left and has nothing, a has 60%."""
    nothing = Percentage(Fraction())
    sixty = Percentage(Fraction(3, 5))
    field = board(1, line("aebf", Adjusted(sixty, sixty), ("b", nothing)), line("cgdh", 50))
    scores = score(ScoredSession((field,)), Matchpoints(), pack=FIGB)
    found = {row.contestant: (row.total, row.percent) for row in scores.standings}
    assert (found["a"], found["b"], found["e"], found["f"]) == (
        (Fraction(6, 5), Fraction(60)),
        (Fraction(), Fraction()),
        (Fraction(6, 5), Fraction(60)),
        (Fraction(6, 5), Fraction(60)),
    )
    assert scores.points(0, 0, Side.NS, of="b") == 0
    assert scores.points(0, 0, Side.NS, of="a") == Fraction(6, 5)


def test_in_imps_as_well() -> None:
    field = board(1, line("aebf", Adjusted(PLUS, PLUS), ("b", Imps(Fraction(-3)))), line("cgdh", 50))
    found = points(CrossImps(), field)
    assert (found["a"], found["b"], found["e"]) == (3, -3, 3)
    scores = score(ScoredSession((field,)), CrossImps(), pack=FIGB)
    assert (scores.points(0, 0, Side.NS, of="a"), scores.points(0, 0, Side.NS, of="b")) == (Fraction(3), Fraction(-3))


def test_what_one_partner_is_given_has_to_have_a_worth() -> None:
    field = board(1, line("aebf", Adjusted(PLUS, PLUS), ("b", Imps(Fraction(-3)))))
    assert [one.kind for one in event_problems(ScoredSession((field,)), Matchpoints())] == ["award-by-method"]


def test_a_penalty_is_the_players_own() -> None:
    """TN8.3-15: the partner of a player who was late loses nothing."""
    field = board(1, line("aebf", 420), line("cgdh", 50))
    late = ScorePenalty("a", Fraction(20), Unit.PERCENT_OF_TOP, "8.3")
    found = points(Matchpoints(), field, penalties=(late,))
    assert (found["a"], found["b"]) == (Fraction(8, 5), 2)


# -- what cannot be


@pytest.mark.parametrize(
    ("lines", "kinds"),
    [
        ((line("aeaf", 50),), {"player-twice-at-table"}),
        ((line("aebe", 50),), {"player-twice-at-table"}),
        ((line("aabf", 50),), {"player-twice-at-table", "pair-against-itself"}),
        ((line("aebf", 50), line("cgdf", 50)), {"result-twice"}),
        ((line("aebf", 50), Line("c", "g", Played(50))), {"player-twice-at-table"}),
        ((Line("c", "g", Played(50)), line("aebf", 50)), {"player-twice-at-table"}),
        ((Line("c", "g", Played(50), "", "", "d"),), {"player-twice-at-table"}),
    ],
)
@pytest.mark.parametrize("plain", [True, False])
def test_four_different_players_sit_at_each_table_of_a_board(
    lines: tuple[Line, ...], kinds: set[str], plain: bool
) -> None:
    """Also where another line has no plain score, which is another way through the program."""
    more = () if plain else (line("pqrs", NotPlayed()),)
    event = ScoredSession((BoardField("1", lines + more),))
    with pytest.raises(ProblemsFound) as trouble:
        score(event, Matchpoints(), pack=FIGB)
    assert {problem.kind for problem in trouble.value.problems} == kinds


# -- while results come in


@given(st.data())
def test_any_sequence_of_changes_comes_to_the_same_as_scoring_anew(data: st.DataObject) -> None:
    tables = ["aebf", "cgdh", "ikjl"]
    tally = Tally.of(ScoredSession((board(1), board(2))), Matchpoints(), pack=FIGB)
    entered: list[tuple[str, int]] = []
    for _ in range(data.draw(st.integers(1, 8))):
        name = data.draw(st.sampled_from("12"))
        at = [number for of, number in entered if of == name]
        free = [number for number in range(len(tables)) if number not in at]
        enters = bool(free) and (not at or data.draw(st.booleans()))
        if enters:
            number = data.draw(st.sampled_from(free))
            tally = tally.enter(name, line(tables[number], data.draw(outcomes)))
            entered.append((name, number))
        else:
            tally = tally.correct(name, data.draw(st.integers(0, len(at) - 1)), data.draw(outcomes))
        again = score(tally.event, Matchpoints(), pack=FIGB)
        assert tuple(tally.standings) == tuple(again.standings)
        assert tally.scores.awards == again.awards
