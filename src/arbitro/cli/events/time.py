"""`arbitro time`: how long a round or a match may take."""

from arbitro.answers.consequence import shared
from arbitro.cli.consequence import tell
from arbitro.cli.rulebook import regulations
from arbitro.cli.rulings.penalty.answers import TimeAnswer
from arbitro.cli.terminal import print_json
from arbitro.cli.voice import Voice
from arbitro.regulations.time import TimeForm, clock, time_allowed
from arbitro.scoring.rounding import exact_text


def time(
    say: Voice,
    boards: int,
    form: TimeForm,
    screens: bool,
    pack: str,
    json: bool,
) -> None:
    regulation = regulations(pack)
    allowed = time_allowed(form, boards, regulation, screens=screens)
    limit = allowed.limit if allowed.tolerance else None
    answer = TimeAnswer(
        form,
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
    tell(say, [line], answer)
