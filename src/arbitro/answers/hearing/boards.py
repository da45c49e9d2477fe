"""What a story tells of boards, of hands and their cards, and of sides."""

from collections.abc import Mapping

from arbitro.answers.hearing.aftermath import mixed_side
from arbitro.answers.hearing.kinds import Filler
from arbitro.answers.hearing.reading import Reading
from arbitro.bridge.seats import SEATS, Seat


def _number(reading: Reading, _: str) -> int | None:
    return reading.players.board


def _misplaced_hands(reading: Reading, _: str) -> tuple[Seat, ...]:
    named = {item.value for item in reading.story.of("seat")}
    seats = tuple(seat for seat in SEATS if seat in named)
    sides = tuple(seat for item in reading.story.of("side") for seat in SEATS if seat.side is item.value)
    return seats if len(seats) == 2 else sides if len(sides) == 2 else ()


def _count(seat: Seat) -> Filler:
    def count(reading: Reading, _: str) -> int | None:
        return reading.counts.get(seat)

    return count


def _vulnerability(reading: Reading, _: str) -> str | None:
    return reading.vulnerability


def _side(reading: Reading, what: str) -> str | None:
    story = reading.story
    if what == "cards_mixed":
        return mixed_side(reading)
    sides = {item.value for item in story.of("side")} or {item.value.side for item in story.of("seat")}
    return sides.pop().value if len(sides) == 1 else None


FILLERS: Mapping[str, Filler] = {
    "number": _number,
    "misplaced_hands": _misplaced_hands,
    **{seat.name.lower(): _count(seat) for seat in SEATS},
    "vulnerability": _vulnerability,
    "side": _side,
}
