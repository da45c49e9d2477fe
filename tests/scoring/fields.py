"""Hypothesis strategies for fields and events."""

from fractions import Fraction

from hypothesis import strategies as st

from arbitro.scoring.event import ScoredSession
from arbitro.scoring.field import BoardField, Line
from arbitro.scoring.matchpoints import Matchpoints
from arbitro.scoring.outcome import (
    Adjusted,
    Adjustment,
    Artificial,
    Average,
    NotPlayed,
    Outcome,
    Percentage,
    Played,
    Share,
    Weighted,
    assigned,
)
from arbitro.scoring.penalty import ScorePenalty, Unit

few_scores: st.SearchStrategy[int] = st.sampled_from((-800, -100, -50, 0, 110, 140, 170, 420, 450, 620))
"""Scores that meet each other often."""

scores: st.SearchStrategy[int] = few_scores | st.integers(-760, 760).map(lambda tens: 10 * tens)

played: st.SearchStrategy[Played] = st.builds(Played, few_scores | scores)


@st.composite
def weighted(draw: st.DrawFn) -> Weighted:
    """One to three outcomes whose weights add to one."""
    parts = draw(st.lists(st.integers(1, 4), min_size=1, max_size=3))
    return Weighted(tuple(Share(Fraction(part, sum(parts)), draw(few_scores)) for part in parts))


awards: st.SearchStrategy[Average] = st.sampled_from(Average)
shares_of_top: st.SearchStrategy[Fraction] = st.sampled_from(
    (Fraction(0), Fraction(2, 5), Fraction(3, 5), Fraction(5, 8))
)
artificial: st.SearchStrategy[Artificial | Percentage] = awards.map(Artificial) | shares_of_top.map(Percentage)
adjustments: st.SearchStrategy[Adjustment] = weighted() | artificial
one_score: st.SearchStrategy[Adjusted] = few_scores.map(lambda score: Adjusted(assigned(score), assigned(score)))
same_weights: st.SearchStrategy[Adjusted] = weighted().map(lambda shares: Adjusted(shares, shares))

outcomes: st.SearchStrategy[Outcome] = st.one_of(
    played,
    played,
    played,
    played,
    one_score,
    same_weights,
    st.builds(Adjusted, adjustments, adjustments),
    st.builds(Adjusted, artificial, artificial),
    st.just(NotPlayed()),
)

methods: st.SearchStrategy[Matchpoints] = st.builds(
    Matchpoints,
    st.sampled_from((2, 1)),
    st.sampled_from(("neuberg", "reserve")),
    st.sampled_from(("weights", "neuberg")),
    st.sampled_from(("across", "apart")),
)


def lines(number: int, outcome: st.SearchStrategy[Outcome] = outcomes) -> st.SearchStrategy[Line]:
    """A line of the table with this number."""
    return st.builds(
        Line,
        st.just(f"N{number}"),
        st.just(f"E{number}"),
        outcome,
        st.sampled_from(("A", "A", "B")),
        st.sampled_from(("", "", "", "", "fouled")),
    )


@st.composite
def fields(draw: st.DrawFn, board: str = "1", *, least: int = 0, most: int = 9) -> BoardField:
    """A board with anything on it."""
    tables = draw(st.integers(least, most))
    full = st.integers(tables, tables + 3).filter(bool)
    expected = draw(st.none() | full)
    sections = draw(st.just({}) | st.fixed_dictionaries({}, optional={"A": full, "B": full}))
    return BoardField(board, tuple(draw(lines(number)) for number in range(1, tables + 1)), expected, sections)


penalties: st.SearchStrategy[ScorePenalty] = st.builds(
    ScorePenalty,
    st.sampled_from(("N1", "N2", "E1", "E3", "X")),
    st.sampled_from((Fraction(1), Fraction(10), Fraction(1, 3))),
    st.sampled_from((Unit.MATCHPOINTS, Unit.PERCENT_OF_TOP)),
    st.sampled_from(("90", "91A")),
)


@st.composite
def events(draw: st.DrawFn) -> ScoredSession:
    """A few boards, mostly played by the same contestants, and penalties."""
    boards = draw(st.integers(0, 4))
    drawn = tuple(draw(fields(str(board), least=1, most=5)) for board in range(1, boards + 1))
    return ScoredSession(drawn, tuple(draw(st.lists(penalties, max_size=2))))
