"""What a story tells of boards and their results, of hands and their cards, of sides and of time."""

from collections.abc import Mapping

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


def _minutes(reading: Reading, _: str) -> int | None:
    return reading.minutes


def _minutes_since_ruling(reading: Reading, _: str) -> int | None:
    return reading.minutes if not reading.story.says("score") else None


def _minutes_since_score(reading: Reading, _: str) -> int | None:
    return reading.minutes if reading.story.says("score") and not reading.story.says("ruling") else None


def _result(reading: Reading, _: str) -> str | None:
    return reading.result


def _vulnerability(reading: Reading, _: str) -> str | None:
    return reading.vulnerability


def _side(reading: Reading, _: str) -> str | None:
    story = reading.story
    sides = {item.value for item in story.of("side")} or {item.value.side for item in story.of("seat")}
    return sides.pop().value if len(sides) == 1 else None


FILLERS: Mapping[str, Filler] = {
    "number": _number,
    "misplaced_hands": _misplaced_hands,
    **{seat.name.lower(): _count(seat) for seat in SEATS},
    "minutes": _minutes,
    "minutes_since_ruling": _minutes_since_ruling,
    "minutes_since_score": _minutes_since_score,
    "result": _result,
    "vulnerability": _vulnerability,
    "side": _side,
}
