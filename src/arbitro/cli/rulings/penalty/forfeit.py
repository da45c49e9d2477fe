"""`arbitro penalty forfeit`: whether a team that is not there has lost, and what the others get."""

from typing import Literal

from arbitro.answers.consequence import shared
from arbitro.cli.consequence import tell
from arbitro.cli.figures import exact_or_none, read_minutes, read_numbers
from arbitro.cli.rulebook import regulations
from arbitro.cli.rulings.penalty.answers import ForfeitAnswer, WrittenAward
from arbitro.cli.terminal import print_json
from arbitro.cli.voice import Voice
from arbitro.regulations.consequence import Consequence
from arbitro.regulations.forfeit import ForfeitForm, forfeit_award
from arbitro.regulations.forfeit import forfeit as consequence
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
    pack: str,
    json: bool,
) -> None:
    regulation = regulations(pack)
    passed = read_minutes(minutes)
    found = consequence(form, passed, regulation, boards=boards, screens=screens, match=match, stanza=stanza)
    consequences: list[Consequence] = [found]
    award: WrittenAward | None = None
    if found.forfeited and form != "knockout":
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
    if found.forfeited is not None:
        outcome = "forfeited" if found.forfeited else "not_forfeited"
    answer = ForfeitAnswer(
        form,
        exact_text(passed),
        outcome,
        exact_or_none(found.limit),
        found.as_withdrawal,
        award,
        **shared(regulation, say.language, *consequences),
    )
    if json:
        print_json(answer)
        return
    lost = {"forfeited": "true", "not_forfeited": "false", "open": "open"}[outcome]
    lines = [say("forfeit-answer", lost=lost)]
    if award is not None:
        lines.append(
            say("forfeit-award", vp=award.vp, imps="none" if award.imps is None else award.imps, loser=award.loser_vp)
        )
    tell(say, lines, answer)
