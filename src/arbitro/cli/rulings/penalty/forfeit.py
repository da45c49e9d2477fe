"""`arbitro penalty forfeit`: whether a team that is not there has lost, and what the others get."""

from typing import Literal

from arbitro.answers.consequence import shared
from arbitro.cli.consequence import tell
from arbitro.cli.figures import exact_or_none, percent_or_none, read_minutes, read_numbers, read_percent
from arbitro.cli.rulebook import regulations
from arbitro.cli.rulings.penalty.answers import ForfeitAnswer, WrittenAward
from arbitro.cli.terminal import print_json
from arbitro.cli.voice import Voice
from arbitro.regulations.consequence import Consequence
from arbitro.regulations.forfeit import ForfeitForm, forfeit_award
from arbitro.regulations.forfeit import forfeit as consequence
from arbitro.regulations.withdrawal import PairWithdrawal, withdrawn_pair
from arbitro.scoring.award_scale import award_scale
from arbitro.scoring.regulated import ScaleName
from arbitro.scoring.rounding import exact_text


def forfeit(
    say: Voice,
    minutes: str,
    form: ForfeitForm,
    boards: int | None,
    screens: bool,
    match: int | None,
    stanza: int | None,
    scale: ScaleName | None,
    own: str,
    against: str,
    event_over: bool,
    last_round: bool,
    points_enough: bool | None,
    lost: bool | None,
    own_percent: str | None,
    pack: str,
    json: bool,
) -> None:
    regulation = regulations(pack)
    passed = read_minutes(minutes)
    absence = consequence(
        form, passed, regulation, boards=boards, screens=screens, match=match, stanza=stanza, lost=lost
    )
    consequences: list[Consequence] = [absence]
    award: WrittenAward | None = None
    gone: PairWithdrawal | None = None
    if form == "pairs" or form == "individual":
        if absence.as_withdrawal and absence.forfeited is not False:
            theirs = None if own_percent is None else read_percent(own_percent, "64")
            gone = withdrawn_pair(regulation, form=form, during_session=True, own=theirs)
            consequences.append(gone)
    elif absence.forfeited and form != "knockout":
        given = forfeit_award(
            regulation,
            award_scale(regulation, boards, scale),
            own=read_numbers(own, "13.52 8.24"),
            against=read_numbers(against, "14.18 12.03"),
            event_over=event_over,
            last_round=last_round,
            points_enough=points_enough,
        )
        consequences.append(given)
        award = WrittenAward(
            exact_text(given.vp),
            given.imps,
            exact_text(given.loser_vp),
            exact_text(given.loser_imps),
            given.last_place,
            given.final,
        )
    outcome: Literal["forfeited", "not_forfeited", "open"] = "open"
    if absence.forfeited is not None:
        outcome = "forfeited" if absence.forfeited else "not_forfeited"
    answer = ForfeitAnswer(
        form,
        exact_text(passed),
        outcome,
        exact_or_none(absence.limit),
        absence.as_withdrawal,
        award,
        None if gone is None else percent_or_none(gone.withdrawn),
        None if gone is None else percent_or_none(gone.others),
        **shared(regulation, say.language, *consequences),
    )
    if json:
        print_json(answer)
        return
    lines = [say("forfeit-answer", lost={"forfeited": "true", "not_forfeited": "false", "open": "open"}[outcome])]
    if answer.absent is not None and answer.others is not None and absence.forfeited:
        lines.append(say("forfeit-shares", absent=answer.absent, others=answer.others))
    if award is not None:
        lines.append(
            say("forfeit-award", vp=award.vp, imps="none" if award.imps is None else award.imps, loser=award.loser_vp)
        )
    tell(say, lines, answer)
