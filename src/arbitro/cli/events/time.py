"""`arbitro time`: how long a round or a match may take."""

from enum import StrEnum
from typing import Literal

from arbitro.cli.consequence import tell
from arbitro.cli.figures import exact_text
from arbitro.cli.rulebook import regulations
from arbitro.cli.rulings.penalty.answers import TimeAnswer
from arbitro.cli.terminal import out, print_json
from arbitro.cli.voice import Voice
from arbitro.regulations.time import clock, time_allowed
from arbitro.words.consequence import shared


class TimeForm(StrEnum):
    PAIRS = "pairs"
    TEAMS = "teams"


def time(
    say: Voice,
    boards: int,
    form: Literal["pairs", "teams"],
    screens: bool,
    pack: str,
    json: bool,
) -> None:
    regulation = regulations(pack)
    allowed = time_allowed(form.value, boards, regulation, screens=screens)
    limit = allowed.limit if allowed.tolerance else None
    answer = TimeAnswer(
        form.value,
        boards,
        screens,
        exact_text(allowed.minutes),
        None if limit is None else exact_text(limit),
        **shared(regulation, say.language, allowed),
    )
    if json:
        print_json(answer)
        return
    tolerance = "none" if limit is None else clock(allowed.tolerance)
    line = say("time-answer", minutes=clock(allowed.minutes), limit=clock(allowed.limit), tolerance=tolerance)
    tell(out(), say, [line], answer)
