"""`arbitro artificial`: what an artificial adjusted score is worth."""

from typing import Literal

from msgspec import Struct

from arbitro.book.problem import refuse
from arbitro.cli.figures import exact_or_none
from arbitro.cli.rulebook import edition as chosen_edition
from arbitro.cli.rulebook import regulations
from arbitro.cli.terminal import out, print_json
from arbitro.cli.voice import Voice
from arbitro.scoring.artificial import Fault, explain_imps, explain_share
from arbitro.scoring.notation import read_number
from arbitro.scoring.rounding import exact_text


class ArtificialAnswer(Struct, frozen=True):
    """`arbitro artificial --json`. In matchpoints `percent` of the top, and `points` if the top is known; in IMPs
    `points` alone. `source` is the clause or article that gave it."""

    edition: int
    fault: str
    award: str
    percent: str | None
    points: str | None
    source: str


def artificial(
    say: Voice,
    fault: str,
    edition: str | None,
    session_percent: str | None,
    top: int | None,
    method: Literal["mp", "imps"],
    session_imps: str | None,
    nth: int,
    pack: str,
    json: bool,
) -> None:
    regulation = regulations(pack)
    laws = chosen_edition(edition, regulation)
    blame = _fault(fault)
    if method == "mp":
        if session_imps is not None:
            raise refuse("option-needs", found="--session-imps", expected="--method imps")
        own = None if session_percent is None else read_number(session_percent, "63.4") / 100
        if own is not None and not 0 <= own <= 1:
            raise refuse("percent-range", found=session_percent, expected="0 … 100")
        why = explain_share(blame.award, own, laws, pack=regulation, nth=nth)
        percent, points = exact_text(why.worth * 100), exact_or_none(None if top is None else why.worth * top)
    else:
        for name, given in (("--session-percent", session_percent), ("--top", top)):
            if given is not None:
                raise refuse("option-needs", found=name, expected="--method mp")
        mean = None if session_imps is None else read_number(session_imps, "1.5")
        why = explain_imps(blame.award, mean, laws, pack=regulation, nth=nth)
        percent, points = None, exact_text(why.worth)
    answer = ArtificialAnswer(laws.value, blame.value, blame.award.value, percent, points, why.source)
    if json:
        print_json(answer)
        return
    award = say(f"award-{blame.award.value}")
    if percent is None:
        sentence = say("quick-artificial-imps", award=award, points=points or "0", source=why.source)
    elif points is None:
        sentence = say("quick-artificial", award=award, percent=percent, source=why.source)
    else:
        sentence = say("quick-artificial-top", award=award, percent=percent, points=points, source=why.source)
    out().print(sentence, style="bold")


def _fault(text: str) -> Fault:
    try:
        return Fault(text.strip().lower())
    except ValueError:
        raise refuse("bad-fault", found=text, expected=" ".join(fault.value for fault in Fault)) from None
