"""`arbitro penalty record`: who writes down hands and leads, and what a wrong record costs."""

from typing import Literal

from arbitro.answers.consequence import shared, written_or_none
from arbitro.book.problem import refuse
from arbitro.bridge.seats import Seat, Side
from arbitro.cli.consequence import tell
from arbitro.cli.figures import read_percent
from arbitro.cli.rulebook import regulations
from arbitro.cli.rulings.penalty.answers import RecordAnswer
from arbitro.cli.terminal import print_json
from arbitro.cli.voice import Voice
from arbitro.regulations.records import Medium, Recorded, RecordedContest, hand_record, record_penalty, result_record
from arbitro.scoring.rounding import exact_text
from arbitro.words.consequence import say_amount


def record(
    say: Voice,
    what: Recorded,
    form: RecordedContest,
    stationary: str,
    medium: Medium,
    ordered: bool | None,
    percent: str | None,
    top: int | None,
    decided: str | None,
    pack: str,
    json: bool,
) -> None:
    if top is not None and top < 1:
        raise refuse("bad-number", found=top, expected="24")
    regulation = regulations(pack)
    seats = _seats(stationary)
    hands = what == "hands"
    duty = hand_record(regulation, form, seats) if hands else result_record(regulation, medium, form, seats)
    share = None if percent is None else read_percent(percent)
    cost = record_penalty(what, regulation, ordered=ordered, share=share)
    outcome: Literal["none", "penalty", "open"] = "open" if cost.asks else "none"
    if cost.penalty is not None:
        outcome = "penalty"
    points = None if top is None or cost.penalty is None else exact_text(cost.penalty.number * top)
    answer = RecordAnswer(
        what,
        duty.writers,
        duty.checkers,
        cost.both_pairs,
        written_or_none(cost.most),
        outcome,
        written_or_none(cost.penalty),
        points,
        **shared(regulation, say.language, duty, cost, decided=decided),
    )
    if json:
        print_json(answer)
        return
    lines = []
    if duty.writers:
        people = {"writers": duty.writers, "checkers": duty.checkers}
        lines.append(say("record-answer", **{who: ", ".join(map(say.seat, of)) or "–" for who, of in people.items()}))
    whom = "pairs" if cost.both_pairs else "pair"
    if cost.penalty is None:
        lines.append(say(f"penalty-{outcome}"))
    else:
        lines.append(say("penalty-amount", whom=whom, amount=say_amount(cost.penalty, say.language)))
    if points is not None and top is not None:
        lines.append(say("penalty-points", top=top, points=points))
    tell(say, lines, answer)


def _seats(text: str) -> tuple[Seat, ...]:
    """Seats, one by one or by side."""
    by_side = {side.value: side.seats for side in Side}
    return tuple(seat for word in text.upper().split() for seat in by_side.get(word) or (Seat.parse(word),))
