"""`arbitro penalty seating`: a team match played in wrong seats."""

from arbitro.answers.consequence import ConsequenceAnswer, WrittenAmount, shared, written_or_none
from arbitro.cli.consequence import tell
from arbitro.cli.rulebook import regulations
from arbitro.cli.terminal import print_json
from arbitro.cli.voice import Voice
from arbitro.regulations.consequence import Amount
from arbitro.regulations.seating import SeatingForm, wrong_seating
from arbitro.scoring import regulated
from arbitro.scoring.notation import read_number
from arbitro.scoring.regulated import ScaleName
from arbitro.scoring.rounding import exact_text
from arbitro.scoring.victory_points import Scale, stake, victory_points
from arbitro.words.consequence import say_amount


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
    say: Voice,
    form: SeatingForm,
    stanzas: int,
    stanza: int,
    boards: int | None,
    stanza_boards: int | None,
    imps: str | None,
    scale: ScaleName | None,
    on_sheet: bool | None,
    at_fault: bool | None,
    replay_possible: bool | None,
    last_round: bool,
    secures_place: bool | None,
    decided: str | None,
    pack: str,
    json: bool,
) -> None:
    regulation = regulations(pack)
    chosen = regulated.scale(regulation, scale)
    remedy = wrong_seating(
        form,
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
    if imps is not None and remedy.scale_boards is not None and not remedy.asks:
        after = _after(chosen, remedy.scale_boards, imps, remedy.penalty)
    answer = SeatingAnswer(
        form,
        stanzas,
        stanza,
        remedy.void,
        remedy.replay,
        written_or_none(remedy.award),
        written_or_none(remedy.penalty),
        remedy.scale_boards,
        remedy.extra_boards,
        after,
        **shared(regulation, say.language, remedy, decided=decided),
    )
    if json:
        print_json(answer)
        return
    tell(say, _lines(say, answer, remedy.award, remedy.penalty), answer)


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
