"""`arbitro penalty score-sheet`: a score sheet that was opened before its time."""

from arbitro.answers.consequence import ConsequenceAnswer, shared
from arbitro.book.problem import refuse
from arbitro.cli.consequence import tell
from arbitro.cli.figures import exact_or_none
from arbitro.cli.rulebook import regulations
from arbitro.cli.terminal import print_json
from arbitro.cli.voice import Voice
from arbitro.regulations.score_sheet import opened_score_sheet
from arbitro.scoring.rounding import exact_text


class ScoreSheetAnswer(ConsequenceAnswer, frozen=True):
    """`arbitro penalty score-sheet --json`: percentages of a top, and matchpoints where the top was told.

    `fixed` is false where the director chooses among what the law offers, null as long as it is not known.
    """

    fixed: bool | None
    offenders_percent: str | None
    opponents_percent: str | None
    offenders_points: str | None
    opponents_points: str | None


def score_sheet(
    say: Voice,
    local: bool | None,
    called: bool,
    top: int | None,
    pack: str,
    json: bool,
) -> None:
    if top is not None and top < 1:
        raise refuse("bad-number", found=top, expected="24")
    regulation = regulations(pack)
    judged = opened_score_sheet(regulation, local=local, called=called)
    (offenders, lost), (opponents, won) = (
        (None, None) if part is None else (exact_text(100 * part), exact_or_none(None if top is None else part * top))
        for part in (judged.offenders, judged.opponents)
    )
    answer = ScoreSheetAnswer(judged.fixed, offenders, opponents, lost, won, **shared(regulation, say.language, judged))
    if json:
        print_json(answer)
        return
    lines = [say("sheet-answer-law" if judged.fixed is False else "penalty-open")]
    if offenders is not None and opponents is not None:
        lines = [say("sheet-answer", offenders=offenders, opponents=opponents)]
    if lost is not None and won is not None and top is not None:
        lines.append(say("sheet-points", top=top, offenders=lost, opponents=won))
    tell(say, lines, answer)
