"""`arbitro penalty withdrawal`: a pair, a player or a team leaves before the end."""

from fractions import Fraction

from arbitro.answers.consequence import ConsequenceAnswer, shared
from arbitro.book.problem import refuse
from arbitro.cli.consequence import tell
from arbitro.cli.figures import read_numbers, read_percent
from arbitro.cli.rulebook import regulations
from arbitro.cli.terminal import print_json
from arbitro.cli.voice import Voice
from arbitro.regulations import Pack
from arbitro.regulations.withdrawal import PairForm, TeamForm, unplayed_match, withdrawn_pair, withdrawn_team
from arbitro.scoring.award_scale import award_scale
from arbitro.scoring.regulated import ScaleName
from arbitro.scoring.rounding import exact_text


class PairWithdrawalAnswer(ConsequenceAnswer, frozen=True):
    """`arbitro penalty withdrawal --form pairs --json`, and of an individual: percentages of a top on each lost board.

    `others` are the opponents, in an individual the other three; `own_if_better`: or their own session. The points are
    matchpoints, where the top was told. Null is what is not known yet, or does not come into it.
    """

    form: str
    during_session: bool | None
    withdrawn_percent: str | None
    others_percent: str | None
    own_if_better: bool
    withdrawn_points: str | None
    others_points: str | None
    replacement: str | None


class TeamWithdrawalAnswer(ConsequenceAnswer, frozen=True):
    """`arbitro penalty withdrawal --form round_robin --json`, and of other matches of teams.

    `vp` and `imps` are those of a team that has not met the one that left, `final` when the event is over; `imps` is
    null without the boards.
    """

    form: str
    last_place: bool
    vp: str | None
    imps: int | None
    final: bool


def withdrawal(
    say: Voice,
    form: PairForm | TeamForm,
    during_session: bool | None,
    own_percent: str | None,
    top: int | None,
    other_movement: bool,
    event_rule: bool | None,
    boards: int | None,
    scale: ScaleName | None,
    own: str,
    against: str,
    event_over: bool,
    decided: str | None,
    pack: str,
    json: bool,
) -> None:
    if top is not None and top < 1:
        raise refuse("bad-number", found=top, expected="24")
    regulation = regulations(pack)
    answer: ConsequenceAnswer
    if form == "pairs" or form == "individual":
        withdrawn = withdrawn_pair(
            regulation,
            form=form,
            during_session=during_session,
            own=None if own_percent is None else read_percent(own_percent, "64"),
            other_movement=other_movement,
            event_rule=event_rule,
        )
        pair = PairWithdrawalAnswer(
            form,
            withdrawn.during_session,
            _times(withdrawn.withdrawn, 100),
            _times(withdrawn.others, 100),
            withdrawn.own_if_better,
            _times(withdrawn.withdrawn, top),
            _times(withdrawn.others, top),
            withdrawn.replacement,
            **shared(regulation, say.language, withdrawn, decided=decided),
        )
        lines, answer = _pair_lines(say, pair), pair
    else:
        rest = (read_numbers(own, "13.52 8.24"), read_numbers(against, "14.18 12.03"))
        team = _team(regulation, say, form, boards, scale, rest, event_over, decided)
        lines, answer = _team_lines(say, team), team
    if json:
        print_json(answer)
    else:
        tell(say, lines, answer)


def _times(share: Fraction | None, whole: int | None) -> str | None:
    return None if share is None or whole is None else exact_text(share * whole)


def _team(
    pack: Pack,
    say: Voice,
    form: TeamForm,
    boards: int | None,
    scale: ScaleName | None,
    rest: tuple[tuple[Fraction, ...], tuple[Fraction, ...]],
    event_over: bool,
    decided: str | None,
) -> TeamWithdrawalAnswer:
    team = withdrawn_team(form, pack, boards=boards)
    if not team.award:
        return TeamWithdrawalAnswer(
            form, team.last_place, None, None, False, **shared(pack, say.language, team, decided=decided)
        )
    played = award_scale(pack, boards, scale)
    given = unplayed_match(pack, played, own=rest[0], against=rest[1], event_over=event_over)
    return TeamWithdrawalAnswer(
        form,
        team.last_place,
        exact_text(given.vp),
        given.imps,
        given.final,
        **shared(pack, say.language, team, given, decided=decided),
    )


def _team_lines(say: Voice, answer: TeamWithdrawalAnswer) -> list[str]:
    if not answer.why:
        return [say("penalty-open")]
    lines = [say("withdrawal-team", last="true" if answer.last_place else "false")]
    if answer.vp is not None:
        lines.append(say("withdrawal-award", vp=answer.vp, imps="none" if answer.imps is None else answer.imps))
    return lines


def _pair_lines(say: Voice, answer: PairWithdrawalAnswer) -> list[str]:
    if answer.withdrawn_percent is None or answer.others_percent is None:
        return [say("penalty-open" if answer.replacement is None else "withdrawal-between")]
    lines = [say("withdrawal-pair", withdrawn=answer.withdrawn_percent, others=answer.others_percent)]
    if answer.withdrawn_points is not None and answer.others_points is not None:
        lines.append(say("withdrawal-points", withdrawn=answer.withdrawn_points, others=answer.others_points))
    return lines
