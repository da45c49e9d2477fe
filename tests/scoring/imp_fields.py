"""Fields for the methods that compare scores, and who is compared with whom."""

from collections.abc import Sequence

from hypothesis import strategies as st

from arbitro.bridge.seats import Side
from arbitro.scoring.field import BoardField, Line
from arbitro.scoring.outcome import Outcome, Played
from tests.scoring.naive import scores_of


def field_of(found: Sequence[Outcome]) -> BoardField:
    """A board with these outcomes, one table each."""
    return BoardField("1", tuple(Line(f"N{i}", f"E{i}", outcome) for i, outcome in enumerate(found)))


def fields_of(outcomes: st.SearchStrategy[Outcome]) -> st.SearchStrategy[BoardField]:
    """Boards of up to nine tables in one section, all with the same form of the board."""
    return st.lists(outcomes, min_size=1, max_size=9).map(field_of)


def is_compared(outcome: Outcome, side: Side, counting: str) -> bool:
    """Whether the others of a side are compared with this line."""
    if isinstance(outcome, Played):
        return True
    mine, theirs = scores_of(outcome, side), scores_of(outcome, side.opponents)
    if counting == "assigned":
        return bool(mine and theirs) and len({s for _, s in mine} | {-s for _, s in theirs}) == 1
    return counting == "shares" and mine != []


def met(field: BoardField, line: int, side: Side, counting: str, sections: str) -> list[int]:
    """The lines that a line is compared with, itself among them if it counts."""
    own = field.lines[line]
    return [
        at
        for at, other in enumerate(field.lines)
        if other.form == own.form
        and (sections == "across" or other.section == own.section)
        and is_compared(other.outcome, side, counting)
    ]
