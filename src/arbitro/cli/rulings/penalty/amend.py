"""`arbitro penalty amend`: whether a penalty for time may be changed."""

from arbitro.answers.consequence import shared
from arbitro.cli.consequence import tell
from arbitro.cli.rulebook import regulations
from arbitro.cli.rulings.penalty.answers import AmendAnswer
from arbitro.cli.terminal import print_json
from arbitro.cli.voice import Voice
from arbitro.regulations.force_majeure import amendment


def amend(
    say: Voice,
    in_charge: bool | None,
    force_majeure: bool | None,
    pack: str,
    json: bool,
) -> None:
    regulation = regulations(pack)
    amended = amendment(regulation, in_charge=in_charge, force_majeure=force_majeure)
    answer = AmendAnswer(amended.allowed, amended.final, **shared(regulation, say.language, amended))
    if json:
        print_json(answer)
        return
    allowed = {True: "true", False: "false", None: "open"}[amended.allowed]
    tell(say, [say("amend-answer", allowed=allowed)], answer)
