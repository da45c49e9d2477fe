"""`arbitro bye`: what a team or a pair gets for a round that it sits out."""

from typing import Literal

from arbitro.answers.consequence import ConsequenceAnswer, shared
from arbitro.cli.consequence import tell
from arbitro.cli.figures import exact_or_none, read_percent
from arbitro.cli.rulebook import regulations
from arbitro.cli.terminal import print_json
from arbitro.cli.voice import Voice
from arbitro.regulations.bye import bye_boards, pair_bye, team_bye
from arbitro.scoring.award_scale import match_scale
from arbitro.scoring.regulated import ScaleName
from arbitro.scoring.rounding import exact_text


class ByeAnswer(ConsequenceAnswer, frozen=True):
    """`arbitro bye --json`: VPs and IMPs of a team, the percentage of a pair on the boards that it did not play.

    Null is what does not apply, or cannot be told before a question is answered.
    """

    form: str
    vp: str | None = None
    imps: int | None = None
    imps_count: bool | None = None
    percent: str | None = None


def bye(
    say: Voice,
    form: Literal["pairs", "teams"],
    boards: int | None,
    scale: ScaleName | None,
    own: str | None,
    pack: str,
    json: bool,
) -> None:
    regulation = regulations(pack)
    if form == "pairs":
        pair = pair_bye(regulation, own=None if own is None else read_percent(own, "54.2"))
        percent = exact_or_none(None if pair.share is None else 100 * pair.share)
        answer = ByeAnswer(form, percent=percent, **shared(regulation, say.language, pair))
    elif boards is None:
        answer = ByeAnswer(form, **shared(regulation, say.language, bye_boards(regulation)))
    else:
        team = team_bye(regulation, match_scale(regulation, boards, scale))
        vp = exact_text(team.vp)
        answer = ByeAnswer(form, vp, team.imps, team.imps_count, **shared(regulation, say.language, team))
    if json:
        print_json(answer)
        return
    lines = []
    if answer.vp is not None and answer.imps is not None:
        lines.append(say("bye-team-answer", vp=answer.vp, imps=answer.imps))
    if answer.percent is not None:
        lines.append(say("bye-pair-answer", percent=answer.percent))
    tell(say, lines, answer)
