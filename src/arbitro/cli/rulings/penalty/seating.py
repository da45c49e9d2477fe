"""`arbitro penalty seating`: a team match played in wrong seats."""

from enum import StrEnum
from typing import Annotated

import typer

from arbitro.cli.consequence import tell
from arbitro.cli.figures import exact_text, read_number
from arbitro.cli.rulebook import DEFAULT, Regulations, regulations
from arbitro.cli.scores.quick import ScaleName
from arbitro.cli.terminal import Json, out, print_json, voice
from arbitro.cli.voice import Voice
from arbitro.regulations.consequence import Amount
from arbitro.regulations.seating import wrong_seating
from arbitro.scoring import regulated
from arbitro.scoring.victory_points import Scale, stake, victory_points
from arbitro.words.consequence import ConsequenceAnswer, WrittenAmount, say_amount, shared, written_or_none


class SeatingForm(StrEnum):
    SWISS = "swiss"
    DANISH = "danish"
    ROUND_ROBIN = "round_robin"
    KNOCKOUT = "knockout"


class SeatingAnswer(ConsequenceAnswer, frozen=True):
    """`arbitro penalty seating --json`. Null is what is not known yet, or does not come into it.

    `replay`: `must`, `should`, `may`, `no`. `award` and `penalty` are for each team; `after` are the victory points of
    both, less the penalty, where the IMPs were told.
    """

    form: str
    stanzas: int
    stanza: int
    void: bool | None
    replay: str | None
    award: WrittenAmount | None
    penalty: WrittenAmount | None
    scale_boards: int | None
    extra_boards: int | None
    after: tuple[str, ...]


def seating(
    ctx: typer.Context,
    form: Annotated[SeatingForm, typer.Option(help="The contest.")],
    stanzas: Annotated[int, typer.Option(help="How many stanzas the match has.")] = 1,
    stanza: Annotated[int, typer.Option(help="Which of them was played in wrong seats.")] = 1,
    boards: Annotated[int | None, typer.Option(help="Boards of the whole match.")] = None,
    stanza_boards: Annotated[int | None, typer.Option(help="Boards of that stanza; else an even part.")] = None,
    imps: Annotated[str | None, typer.Option(help="IMPs of the first team in the stanzas that count: 14, -3.")] = None,
    scale: Annotated[ScaleName | None, typer.Option(help="The scale; else that of the regulations.")] = None,
    on_sheet: Annotated[
        bool | None, typer.Option("--on-sheet/--not-on-sheet", help="The score sheets showed the right seats.")
    ] = None,
    at_fault: Annotated[
        bool | None, typer.Option("--at-fault/--not-at-fault", help="The teams are to blame in another way.")
    ] = None,
    replay_possible: Annotated[
        bool | None, typer.Option("--can-replay/--cannot-replay", help="It can be played again.")
    ] = None,
    last_round: Annotated[bool, typer.Option("--last-round", help="It is the last round.")] = False,
    secures_place: Annotated[
        bool | None,
        typer.Option("--secures-place/--secures-nothing", help="Last round: the award alone is enough for a place."),
    ] = None,
    pack: Regulations = DEFAULT,
    json: Json = False,
) -> None:
    """What becomes of a team match, or a stanza of it, that was played in wrong seats.

    \b
    Examples:
      arbitro penalty seating --form swiss --on-sheet --cannot-replay --regulations figb_2017
      arbitro penalty seating --form round_robin --stanzas 2 --stanza 2 --boards 20 --imps 14 --on-sheet
      arbitro penalty seating --form knockout --stanzas 4 --boards 64 --cannot-replay --regulations figb_2017 --json
    """
    regulation, say = regulations(pack), voice(ctx)
    chosen = regulated.scale(regulation, None if scale is None else scale.value)
    found = wrong_seating(
        form.value,
        regulation,
        stanzas=stanzas,
        stanza=stanza,
        boards=boards,
        stanza_boards=stanza_boards,
        stake=stake(chosen),
        on_sheet=on_sheet,
        at_fault=at_fault,
        replay_possible=replay_possible,
        last_round=last_round,
        secures_place=secures_place,
    )
    after: tuple[str, ...] = ()
    if imps is not None and found.scale_boards is not None and not found.asks:
        after = _after(chosen, found.scale_boards, imps, found.penalty)
    answer = SeatingAnswer(
        form.value,
        stanzas,
        stanza,
        found.void,
        found.replay,
        written_or_none(found.award),
        written_or_none(found.penalty),
        found.scale_boards,
        found.extra_boards,
        after,
        **shared(regulation, say.language, found),
    )
    if json:
        print_json(answer)
        return
    tell(out(), say, _lines(say, answer, found.award, found.penalty), answer)


def _after(scale: Scale, boards: int, imps: str, penalty: Amount | None) -> tuple[str, str]:
    """The victory points of both teams, less what each loses."""
    points = victory_points(scale, boards, read_number(imps, "14"))
    lost = penalty.number if penalty else 0
    return exact_text(points.ours - lost), exact_text(points.theirs - lost)


def _lines(say: Voice, answer: SeatingAnswer, award: Amount | None, penalty: Amount | None) -> list[str]:
    if answer.void is None:
        return [say("penalty-open")]
    lines = [say("seating-answer", void="true" if answer.void else "false", replay=answer.replay or "open")]
    if award is not None:
        lines.append(say("seating-award", amount=say_amount(award, say.language)))
    if penalty is not None:
        lines.append(say("seating-penalty-each", amount=say_amount(penalty, say.language)))
    if answer.after:
        lines.append(say("penalty-after", first=answer.after[0], second=answer.after[1]))
    return lines
