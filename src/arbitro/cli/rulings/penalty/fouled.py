"""`arbitro penalty fouled`: cards in a wrong pocket."""

from arbitro.answers.consequence import ConsequenceAnswer, WrittenAmount, shared, written_or_none
from arbitro.book.problem import Problem, ProblemsFound, gathered, refuse
from arbitro.bridge.seats import Seat, Side
from arbitro.cli.consequence import tell
from arbitro.cli.rulebook import regulations
from arbitro.cli.terminal import print_json
from arbitro.cli.voice import Voice
from arbitro.regulations.fouling import fouling
from arbitro.scoring.rounding import exact_text
from arbitro.words.consequence import say_amount
from arbitro.words.ruling import say_value


class FoulingAnswer(ConsequenceAnswer, frozen=True):
    """`arbitro penalty fouled --json`: the sides that lose something, and each how much; `points` in matchpoints."""

    sides: tuple[Side, ...]
    penalty: WrittenAmount | None
    points: str | None


def fouled(
    say: Voice,
    misplaced: str,
    duplicating: bool | None,
    top: int | None,
    decided: str | None,
    pack: str,
    json: bool,
) -> None:
    if top is not None and top < 1:
        raise refuse("bad-number", found=top, expected="24")
    regulation = regulations(pack)
    judged = fouling(_seats(misplaced), regulation, duplicating=duplicating)
    points = None if top is None or judged.penalty is None else exact_text(judged.penalty.number * top)
    answer = FoulingAnswer(
        judged.sides,
        written_or_none(judged.penalty),
        points,
        **shared(regulation, say.language, judged, decided=decided),
    )
    if json:
        print_json(answer)
        return
    lines = [say("penalty-open" if judged.asks else "penalty-none")]
    if judged.penalty is not None:
        sides = ", ".join(say_value(side, say.language) for side in judged.sides)
        lines = [say("fouled-answer", sides=sides, amount=say_amount(judged.penalty, say.language))]
    if points is not None and top is not None:
        lines.append(say("penalty-points", top=top, points=points))
    tell(say, lines, answer)


def _seats(text: str) -> list[Seat]:
    """`NE`, `N E`, `N,E`."""
    seats: list[Seat] = []
    problems: list[Problem] = []
    for letter in text.replace(",", "").replace(" ", ""):
        with gathered(problems):
            seats.append(Seat.parse(letter))
    if problems:
        raise ProblemsFound(problems)
    return seats
