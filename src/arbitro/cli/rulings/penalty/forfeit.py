"""`arbitro penalty forfeit`: whether a team that is not there has lost, and what the others get."""

from enum import StrEnum
from typing import Annotated, Literal

import typer

from arbitro.cli.consequence import read_minutes, read_numbers, tell
from arbitro.cli.figures import exact_or_none, exact_text
from arbitro.cli.rulebook import DEFAULT, Regulations, regulations
from arbitro.cli.rulings.penalty.answers import ForfeitAnswer, WrittenAward
from arbitro.cli.scores.quick import ScaleName
from arbitro.cli.terminal import Json, out, print_json, voice
from arbitro.regulations.consequence import Consequence
from arbitro.regulations.forfeit import forfeit as consequence
from arbitro.regulations.forfeit import forfeit_award
from arbitro.scoring.award_scale import award_scale
from arbitro.words.consequence import shared


class ForfeitForm(StrEnum):
    PAIRS = "pairs"
    INDIVIDUAL = "individual"
    SWISS = "swiss"
    DANISH = "danish"
    ROUND_ROBIN = "round_robin"
    KNOCKOUT = "knockout"


def forfeit(
    ctx: typer.Context,
    minutes: Annotated[str, typer.Option(help="Minutes since the official start: 15, 62:30.")],
    form: Annotated[ForfeitForm, typer.Option(help="The contest.")],
    boards: Annotated[int | None, typer.Option(help="Boards of the match or stanza.")] = None,
    screens: Annotated[bool, typer.Option("--screens", help="With screens.")] = False,
    match: Annotated[int | None, typer.Option(help="Which of the team's matches, 1 is the first.")] = None,
    stanza: Annotated[int | None, typer.Option(help="Knock-out: which stanza is to begin.")] = None,
    scale: Annotated[ScaleName | None, typer.Option(help="The scale; else that of the regulations.")] = None,
    own: Annotated[str, typer.Option(help='VPs of the team present in its other matches: "13.52 8.24".')] = "",
    against: Annotated[str, typer.Option(help='VPs of all teams against the absent one: "14.18 12.03".')] = "",
    event_over: Annotated[bool, typer.Option("--event-over", help="The averages move no more.")] = False,
    last_round: Annotated[bool, typer.Option("--last-round", help="It is the last round.")] = False,
    points_enough: Annotated[
        bool | None,
        typer.Option("--enough/--not-enough", help="The absent team's points would still be enough for something."),
    ] = None,
    pack: Regulations = DEFAULT,
    json: Json = False,
) -> None:
    """Whether a team that is missing has lost the match, and what the other one gets.

    \b
    Examples:
      arbitro penalty forfeit --form swiss --minutes 15 --boards 16 --scale discrete --regulations figb_2017
      arbitro penalty forfeit --form knockout --minutes 40 --boards 12 --stanza 1 --regulations figb_2017
      arbitro penalty forfeit --form round_robin --minutes 62:30 --boards 16 --match 1 --regulations figb_2017 --json
      arbitro penalty forfeit --form danish --minutes 20 --boards 16 --own "17 16" --against "12 15" --event-over
    """
    regulation, say = regulations(pack), voice(ctx)
    passed = read_minutes(minutes)
    found = consequence(form.value, passed, regulation, boards=boards, screens=screens, match=match, stanza=stanza)
    consequences: list[Consequence] = [found]
    award: WrittenAward | None = None
    if found.forfeited and form is not ForfeitForm.KNOCKOUT:
        given = forfeit_award(
            regulation,
            award_scale(regulation, boards, None if scale is None else scale.value),
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
        form.value,
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
    tell(out(), say, lines, answer)
