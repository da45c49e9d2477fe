"""The score card of a contestant: its boards one after the other."""

from collections.abc import Iterator
from fractions import Fraction

from msgspec import Struct

from arbitro.bridge.seats import Side
from arbitro.contest.facts.event import Spot
from arbitro.contest.facts.outcome import Recorded
from arbitro.contest.facts.state import spot_of
from arbitro.contest.scoring.standings import Row
from arbitro.office.fact import BoardKey
from arbitro.office.room.boards import board_key
from arbitro.office.room.plays import BoardAt, rooms_at, tables_of
from arbitro.office.room.sitting import contestants_at
from arbitro.office.seeing.points import compared, percent_for, points_for, score_of
from arbitro.office.seeing.standings import standings
from arbitro.office.seeing.view import Named, View
from arbitro.office.seeing.visibility import TheResult


class CardLine(Struct, frozen=True, kw_only=True):
    """A board. `score`, `points`, `percent` (of the top, where there is one): from the contestant's side. `waiting`:
    entered and not confirmed. `one_side`: who confirmed it, if both were on phones of one side."""

    key: BoardKey
    at: Spot
    side: Side
    opponents: tuple[Named, ...]
    recorded: Recorded
    waiting: bool = False
    one_side: str = ""
    score: int | None = None
    points: Fraction | None = None
    percent: Fraction | None = None


class ScoreCard(Struct, frozen=True, kw_only=True):
    """`place`: in the ranking, as far as it may be seen."""

    who: Named
    phase: str
    lines: tuple[CardLine, ...]
    place: Row | None = None


def score_card(view: View, contestant: str, phase: str = "") -> ScoreCard:
    """What may be seen of a contestant's boards in a phase, in the order of rounds."""
    rows = (standing.row for ranking in standings(view, phase) for standing in ranking.rows)
    return ScoreCard(
        who=view.named(contestant),
        phase=phase,
        lines=tuple(_lines(view, contestant, phase)),
        place=next((row for row in rows if row.contestant == contestant), None),
    )


def _lines(view: View, contestant: str, name: str) -> Iterator[CardLine]:
    phase = view.phase(name)
    for at in tables_of(phase, contestant):
        besides = {board for board, _ in phase.results.get(at, {})}
        for board in sorted({*phase.boards_at(at), *besides}):
            for room in rooms_at(view.contest, phase, at):
                line = _line(view, contestant, BoardAt(spot_of(phase, at, room), board))
                if line is not None:
                    yield line


def _line(view: View, contestant: str, play: BoardAt) -> CardLine | None:
    """A board with a result, or with one that waits."""
    phase, spot = view.phase(play.spot.phase), play.spot
    recorded = phase.results.get(play.at, {}).get((play.board, play.spot.room))
    waiting = view.event.waiting.get((spot, play.board))
    shown = recorded or (waiting.proposed.recorded if waiting else None)
    if shown is None or not view.sees(TheResult(spot, play.board)):
        return None
    key = board_key(view.contest, spot, play.board)
    side = Side.NS if contestant in contestants_at(view.event, spot, Side.NS) else Side.EW
    score = score_of(phase, play)
    is_compared = recorded is not None and compared(view, play)
    return CardLine(
        key=key,
        at=spot,
        side=side,
        opponents=view.all_named(contestants_at(view.event, spot, side.opponents)),
        recorded=shown,
        waiting=recorded is None,
        one_side=view.person(view.event.one_side.get((spot, play.board), "")),
        score=score if score is None or side is Side.NS else -score,
        points=points_for(view, play, contestant) if is_compared else None,
        percent=percent_for(view, play, contestant) if is_compared else None,
    )
