"""Who may undo what: whoever may give the command that a fact comes of. Undoing itself is for staff (`OFFICE`).

What could not be changed any more is not undone either: after the correction period no result and no penalty, but for
what was decided on appeal or approved late by the organiser; and nobody undoes what was decided at his own table. Deals
are taken back only until they are played or shown.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from datetime import datetime
from functools import cache, partial
from itertools import takewhile

from msgspec.structs import replace

from arbitro.book.problem import Place, Problem, refuse
from arbitro.contest.facts.correction import Change
from arbitro.contest.facts.event import (
    Awarded,
    Opened,
    Pardoned,
    Penalised,
    PeriodOver,
    ResultCorrected,
    ResultEntered,
    ResultTakenBack,
    RoundBegun,
    RoundOver,
    SeatsChanged,
    Spot,
    Withdrew,
)
from arbitro.contest.facts.moments import check, phase_of
from arbitro.contest.facts.results import ROOMS
from arbitro.office.actor import NOBODY, OFFICE, Actor, Role
from arbitro.office.command import Command, Facts, Moment, Power, Subject
from arbitro.office.fact import (
    AnyFact,
    AppealMoved,
    Appointed,
    BoardBegun,
    BoardKey,
    CallClosed,
    CallTaken,
    DealsGiven,
    LineupMoved,
    LotDrawn,
    ResultConfirmed,
    ResultDisputed,
    ResultProposed,
    ReviewDone,
    RulingGiven,
    RulingTold,
    ScorePosted,
    StanzaPicked,
    Undone,
)
from arbitro.office.fold import checked
from arbitro.office.results import Award
from arbitro.office.room.boards import board_key
from arbitro.office.room.period import too_late
from arbitro.office.room.tables import check_not_concerned, check_other_table, contest_of
from arbitro.office.seating import EndRound
from arbitro.office.seeing.visibility import TheDeal, may_see, viewer
from arbitro.office.state import AuditLine, Event, Stamp


class Undo(Command, frozen=True, kw_only=True, tag="undo"):
    """Facts that count for nothing any more, by their versions."""

    versions: tuple[int, ...]


@cache
def _givers() -> Mapping[type[Command | AnyFact], Set[Role]]:
    """By each command, and by each fact that comes of it, those who may give it."""
    from arbitro.office.subjects import POWERS

    return {kind: power.by for command, power in POWERS.items() for kind in (command, *power.records)}


def may_undo(role: Role, fact: AnyFact) -> bool:
    """Whether the role may give the command; nobody undoes what creates the event, or an undoing."""
    match fact:
        case Awarded(kind="bye" | "withdrawal"):
            return role in _givers()[EndRound]  # these come by themselves
        case ResultEntered() if fact.recorded.is_adjusted:
            return role in _givers()[Award]
        case ResultCorrected() if fact.reason != "mistake" or fact.recorded.is_adjusted:
            return role in _givers()[Award]
        case AppealMoved() if fact.scores:
            return role in _givers()[Award]
        case ResultCorrected(approved=True) | PeriodOver():
            return role is Role.ORGANISER  # who approved it, or set the earlier time (79C)
        case _:
            return role in _givers().get(type(fact), ())


# -- whether it is too late, or one's own business


def late(event: Event, undone: Sequence[AuditLine], now: datetime) -> Iterator[Problem]:
    """What counts for good after the correction period (79C, 92B). Posting the score anew would begin it again."""
    facts = [noted.fact for noted in undone]
    heard = {(score.at, score.board) for fact in facts if isinstance(fact, AppealMoved) for score in fact.scores}
    for noted in undone:
        changed = _changed(event, noted.fact)
        if changed is None or (isinstance(noted.fact, _SCORES) and (noted.fact.at, noted.fact.board) in heard):
            continue
        change, phase, session = changed
        yield from too_late(event, change, phase, session, now, Place(index=noted.stamp.version))


_SCORES = ResultEntered | ResultCorrected | ResultTakenBack


def _changed(event: Event, fact: AnyFact) -> tuple[Change, str, int] | None:
    """What is another thing without the fact, in which phase and session."""
    match fact:
        case ResultCorrected(approved=True):
            return None
        case ResultEntered() | ResultCorrected() if fact.recorded.is_adjusted:
            return "adjusted_score", fact.at.phase, fact.at.session
        case ResultCorrected() if fact.reason != "mistake":
            return "adjusted_score", fact.at.phase, fact.at.session
        case ResultEntered() | ResultCorrected() | ResultTakenBack():
            return "result", fact.at.phase, fact.at.session
        case ScorePosted():
            return "result", fact.phase, fact.session
        case SeatsChanged():
            return "seating", fact.tables[0].at.phase, fact.tables[0].at.session
        case Penalised() | Withdrew():
            return "penalty" if isinstance(fact, Penalised) else "withdrawal", fact.phase, fact.session
        case Pardoned():
            given = (noted.fact for noted in event.history if isinstance(noted.fact, Penalised))
            session = next(
                (penalised.session for penalised in given if (penalised.id, penalised.phase) == (fact.id, fact.phase)),
                1,
            )
            return "penalty", fact.phase, session
        case _:
            return None


def tables_of(event: Event, fact: AnyFact) -> Iterator[tuple[Spot, int | None]]:
    """Where something was decided, on which board, that whoever plays there or has it to play does not undo."""
    match fact:
        case ResultEntered() | ResultCorrected() | ResultTakenBack() | RulingGiven():
            yield fact.at, fact.board
        case ResultProposed() | ResultConfirmed() | ResultDisputed():
            yield fact.at, fact.board
        case AppealMoved() | RulingTold() | ReviewDone() if fact.number in event.cases:
            given = event.cases[fact.number].given
            yield given.at, given.board
        case CallTaken() | CallClosed() if fact.call in event.calls:
            yield event.calls[fact.call].called.at, None
        case LineupMoved() | LotDrawn() | StanzaPicked():
            at = Spot(phase=fact.phase, section=fact.group, round=fact.round, table=fact.table)
            yield from ((replace(at, room=room), None) for room in ROOMS)
        case _:
            pass


# -- a decision with what carries it out


def wholes(event: Event) -> Mapping[int, tuple[int, ...]]:
    """By the version of every ruling, step of an appeal, beginning and end of a round that counts: the versions of what
    its command recorded, as far as they count."""
    whole = {}
    for at, noted in enumerate(event.history):
        if isinstance(noted.fact, _HEADS) and not noted.undone:
            parts = takewhile(partial(_is_part, event, noted), event.history[at + 1 :])
            own = (part.stamp.version for part in parts if not part.undone)
            whole[noted.stamp.version] = (noted.stamp.version, *own)
    return whole


_HEADS = RulingGiven | AppealMoved | RoundBegun | RoundOver


def _is_part(event: Event, decided: AuditLine, noted: AuditLine) -> bool:
    """Whether a fact, recorded together with a decision, carries it out."""
    given, fact = decided.fact, noted.fact
    if replace(noted.stamp, version=decided.stamp.version) != decided.stamp:
        return False
    if isinstance(given, RoundBegun | RoundOver):
        return isinstance(fact, Awarded) and fact.phase == given.phase and fact.kind in ("bye", "withdrawal")
    assert isinstance(given, RulingGiven | AppealMoved)
    ruled = given if isinstance(given, RulingGiven) else None
    before = event.cases[ruled.replaces].given if ruled and ruled.replaces is not None else None
    match fact:
        case ResultEntered() | ResultCorrected() | ResultTakenBack():
            scores = (*given.scores, *(before.scores if before else ()))
            return (fact.at, fact.board) in ((score.at, score.board) for score in scores)
        case Penalised():
            return ruled is not None and fact.id in ruled.penalties
        case Pardoned():
            return before is not None and fact.id in before.penalties
        case CallClosed():
            return ruled is not None and fact.call == ruled.call
        case _:
            return False


# -- the command


def undo(event: Event, command: Undo, actor: Actor, moment: Moment) -> Facts:
    """What came of a command is undone by those who may give it, as long as it may be changed; the event keeps its plan
    and an organiser. A decision takes with it what carries it out, which is not undone without it."""
    if not command.versions:
        raise refuse("nothing-to-undo")
    whole = wholes(event)
    check(_parts_alone(command, whole))
    undone = Undone(
        versions=tuple(dict.fromkeys(version for at in command.versions for version in whole.get(at, (at,))))
    )
    known = {noted.stamp.version: noted for noted in event.history}
    facts = [known[version] for version in undone.versions if version in known]
    for noted in facts:  # first: what else is refused depends on what the facts say
        _check_neutral(event, noted.fact, actor)
    parts = {part for head in command.versions for part in whole.get(head, ())[1:]}
    check(_not_to_undo([noted for noted in facts if noted.stamp.version not in parts], actor))
    check(late(event, facts, moment.now))
    check(_in_use(event, facts, moment.now))
    if any(isinstance(noted.fact, Appointed) for noted in facts):
        left = checked(event, Stamp(event.version + 1, moment.now, actor.person, actor.role), undone)
        if not any(Role.ORGANISER in roles for roles in left.staff.values()):
            raise refuse("last-organiser", found=actor.person)
    return (undone,)


def _in_use(event: Event, undone: Sequence[AuditLine], now: datetime) -> Iterator[Problem]:
    """Deals that were there first and have been played or shown since: the hands are those of the results. Hands that
    were recorded after play may be recorded again."""
    given = [(noted.stamp.version, noted.fact) for noted in undone if isinstance(noted.fact, DealsGiven)]
    if not given:
        return
    public = viewer(event, NOBODY)
    first: dict[BoardKey, int] = {}
    for noted in event.history:
        if isinstance(noted.fact, ResultEntered | ResultProposed | BoardBegun) and not noted.undone:
            first.setdefault(board_key(contest_of(event), noted.fact.at, noted.fact.board), noted.stamp.version)
    for version, fact in given:
        for key in (deal.key for deal in fact.deals):
            played = first.get(key, 0)
            if played > version or (not played and may_see(event, public, TheDeal(key), now)):
                yield Problem("deal-in-use", Place(board=str(key.board), index=version), str(key.board))


def _check_neutral(event: Event, fact: AnyFact, actor: Actor) -> None:
    """A director who plays undoes nothing that was decided at his own table, about himself or on a board to come."""
    for at, board in tables_of(event, fact):
        check_other_table(event, actor.person, at, board)
    if isinstance(fact, Penalised) and event.contest is not None:
        phase = phase_of(event.contest, fact.phase)
        check_not_concerned(event, phase, actor.person, [fact.contestant], fact.session, fact.round)


def _parts_alone(command: Undo, whole: Mapping[int, tuple[int, ...]]) -> Iterator[Problem]:
    for head, versions in whole.items():
        if head not in command.versions:
            together = " ".join(map(str, versions))
            parts = (version for version in command.versions if version in versions)
            yield from (Problem("undo-part", Place(index=part), str(part), together) for part in parts)


def _not_to_undo(facts: Iterable[AuditLine], actor: Actor) -> Iterator[Problem]:
    for noted in facts:
        version = noted.stamp.version
        if isinstance(noted.fact, Opened):
            yield Problem("cannot-undo", Place(index=version), str(version))
        elif not may_undo(actor.role, noted.fact):
            yield Problem("undo-not-allowed", Place(index=version), actor.role.value, str(version))


COMMANDS: Subject = {
    Undo: Power(undo, OFFICE),
}
