"""What every contestant of a phase has: points of all its sessions or matches, what it brought along, penalties."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from fractions import Fraction

from msgspec import Struct

from arbitro.contest.facts.event import Penalised
from arbitro.contest.facts.state import Phase
from arbitro.contest.plan import COUNTED, Plan
from arbitro.contest.scoring.matches import match_records
from arbitro.contest.scoring.record import MatchRecord
from arbitro.contest.scoring.sessions import SessionScore, session_scores
from arbitro.regulations import Pack
from arbitro.scoring import regulated
from arbitro.scoring.board_a_match import WON
from arbitro.scoring.penalty import ScorePenalty, Unit, penalty_points
from arbitro.scoring.victory_points import stake


class Total(Struct, frozen=True, kw_only=True):
    """A contestant's sum in a phase, penalties taken off; `percent` where it has a top, and then the matchpoints as
    `points`; `played`: matches or boards' sessions that count, `boards`: boards of sessions with a score."""

    contestant: str
    total: Fraction
    percent: Fraction | None = None
    carried: Fraction = Fraction()
    penalty: Fraction = Fraction()
    played: int = 0
    points: Fraction | None = None
    boards: int = 0


def is_by_session(phase: Phase, plan: Plan) -> bool:
    """Whether sessions are added up, not matches."""
    return plan.form != "teams" and phase.plan.scoring != "victory_points"


def totals(phase: Phase, plan: Plan, pack: Pack) -> Mapping[str, Total]:
    """Everybody in the field, also those who have nothing yet."""
    if is_by_session(phase, plan):
        return _of_sessions(phase, plan, pack)
    return _of_matches(phase, match_records(phase, plan, pack), pack)


def _of_sessions(phase: Phase, plan: Plan, pack: Pack) -> Mapping[str, Total]:
    """The sum over the sessions: of percentages where there is a top, each session counting alike; else of points."""
    sessions: dict[str, list[SessionScore]] = defaultdict(list)
    for session in range(1, phase.plan.sessions + 1):
        for who, score in session_scores(phase, session, plan, pack).items():
            sessions[who].append(score)
    totals = {}
    for who, placed in phase.field.items():
        own = sessions.get(who, [])
        percents = [score.percent for score in own if score.percent is not None]
        totals[who] = Total(
            contestant=who,
            total=sum((score.total for score in own), Fraction()) + placed.carried,
            percent=sum(percents, Fraction()) / len(percents) if percents else None,
            carried=placed.carried,
            penalty=sum((score.penalty for score in own), Fraction()),
            played=len(own),
            points=sum((score.points for score in own), Fraction()) if percents else None,
            boards=sum(score.boards for score in own),
        )
    return totals


def _of_matches(phase: Phase, records: tuple[MatchRecord, ...], pack: Pack) -> Mapping[str, Total]:
    points: dict[str, Fraction] = defaultdict(Fraction)
    played: dict[str, int] = defaultdict(int)
    for record in records:
        points[record.team] += counted(phase, record)
        played[record.team] += 1
    penalties = match_penalties(phase, phase.penalties.values(), pack)
    return {
        who: Total(
            contestant=who,
            total=points[who] + placed.carried - penalties.get(who, 0),
            carried=placed.carried,
            penalty=penalties.get(who, Fraction()),
            played=played[who],
        )
        for who, placed in phase.field.items()
    }


def counted(phase: Phase, record: MatchRecord) -> Fraction:
    """What a match adds to the total of a team, or of a pair in a Swiss."""
    return record.imps_won - record.imps_lost if phase.plan.scoring == "imps" else record.vp


def match_penalties(phase: Phase, penalties: Iterable[Penalised], pack: Pack) -> Mapping[str, Fraction]:
    """What penalties take from totals made of matches; a percentage is of what one match, or one board of a
    board-a-match, is worth."""
    lost: dict[str, Fraction] = defaultdict(Fraction)
    unit = COUNTED[phase.plan.scoring] or Unit.VP
    for penalised in penalties:
        penalty = ScorePenalty(penalised.contestant, penalised.amount, penalised.unit, penalised.clause)
        lost[penalised.contestant] += penalty_points(penalty, unit, _match_top(phase, pack)).points
    return lost


def _match_top(phase: Phase, pack: Pack) -> Fraction | None:
    match phase.plan.scoring:
        case "victory_points":
            return stake(regulated.scale(pack))
        case "board_a_match":
            return Fraction(WON)
        case _:
            return None
