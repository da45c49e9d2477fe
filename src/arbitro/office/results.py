"""Results as Law 79 and art. 79 want them: entered by North-South, confirmed by an opponent, official only then. Where
one side alone has a phone, it is passed over the table; a result that one side's phones alone have seen is marked.

Disagreement, and a record that contradicts itself, go to the director, and nothing is official until he decides. Staff
record slips directly, but never at a table where they play.
"""

from collections.abc import Iterator
from datetime import datetime
from typing import Literal

from msgspec.structs import replace

from arbitro.book.edition import Edition
from arbitro.book.problem import Problem, gathered, refuse
from arbitro.bridge.board import vulnerability_of
from arbitro.bridge.cards import Card
from arbitro.bridge.contract import Result
from arbitro.bridge.score import score
from arbitro.bridge.seats import Seat, Side
from arbitro.contest.facts import fold as contest_fold
from arbitro.contest.facts.correction import Change
from arbitro.contest.facts.event import ResultCorrected, ResultEntered, ResultTakenBack, Spot
from arbitro.contest.facts.moments import check, forbidden, moment
from arbitro.contest.facts.outcome import Recorded
from arbitro.contest.facts.state import Strand, at_table
from arbitro.office.actor import DIRECTING, OFFICE, PLAYING, STAFF, Actor, Role
from arbitro.office.command import Command, Facts, Moment, Power, Subject
from arbitro.office.fact import BoardBegun, DirectorCalled, ResultConfirmed, ResultDisputed, ResultProposed
from arbitro.office.room.effects import said
from arbitro.office.room.leads import can_be_led
from arbitro.office.room.period import period_is_over, too_late
from arbitro.office.room.regulations import pack_of
from arbitro.office.room.sitting import Sits, contestants_at, sits, where_of
from arbitro.office.room.tables import (
    check_other_table,
    check_spot,
    contest_of,
    decided_scores,
    is_decided,
    phase_at,
    result_at,
)
from arbitro.office.state import Event, Waiting
from arbitro.regulations.keys import LATE_CORRECTION
from arbitro.regulations.records import Medium, RecordedContest, result_checkers, result_writers
from arbitro.scoring.notation import possible_scores
from arbitro.scoring.outcome import Adjustment, Share, Weighted


class BeginBoard(Command, frozen=True, kw_only=True, tag="begin_board"):
    """The table takes up its next board."""

    at: Spot
    board: int


class EnterResult(Command, frozen=True, kw_only=True, tag="enter_result"):
    """A player proposes it for confirmation; staff record it. `written`: the score on the slip, if it disagrees.

    `seat`: where the player sits, if not as he was entered. `passed`: the phone was passed to the opponents, whose word
    this is."""

    at: Spot
    board: int
    recorded: Recorded
    lead: str = ""
    written: int | None = None
    seat: Literal["", "N", "E", "S", "W"] = ""
    passed: bool = False


class ConfirmResult(Command, frozen=True, kw_only=True, tag="confirm_result"):
    """`shown`: the version of the proposal that the player has seen; another one is not confirmed by it. `passed`: as
    in an entry."""

    at: Spot
    board: int
    seat: Literal["", "N", "E", "S", "W"] = ""
    shown: int | None = None
    passed: bool = False


class DisputeResult(Command, frozen=True, kw_only=True, tag="dispute_result"):
    """`passed`: as in an entry."""

    at: Spot
    board: int
    passed: bool = False


class CorrectResult(Command, frozen=True, kw_only=True, tag="correct_result"):
    """`approved`: after the correction period, by the organiser (79C2). `shown`: the result that is to be replaced, as
    it was seen; another one, that somebody else has recorded since, stands."""

    at: Spot
    board: int
    recorded: Recorded
    reason: Literal["mistake", "ruling", "appeal"] = "mistake"
    approved: bool = False
    shown: Recorded | None = None


class TakeBackResult(Command, frozen=True, kw_only=True, tag="take_back_result"):
    """`shown`: as in a correction."""

    at: Spot
    board: int
    shown: Recorded | None = None


class Award(Command, frozen=True, kw_only=True, tag="award"):
    """What each side of a board is given."""

    at: Spot
    board: int
    ns: Adjustment
    ew: Adjustment


# -- a board taken up


def begin_board(event: Event, command: BeginBoard, actor: Actor, _: Moment) -> Facts:
    """A board of the round that is being played, without a result yet; said by somebody at the table, or by staff."""
    at, board = command.at, command.board
    check_spot(event, at, board)
    where = where_of(at, board)
    if actor.role not in STAFF and sits(event, at, actor.person) is None:
        raise refuse("not-at-table", found=actor.person, where=where)
    problems = [*forbidden("result", moment(phase_at(event, at), Strand(at.session, at.section), at.round), where)]
    if result_at(event, at, board) is not None:
        problems.append(Problem("result-exists", where, str(board)))
    check(problems)
    return (BoardBegun(at=at, board=board),)


# -- entering


def enter(event: Event, command: EnterResult, actor: Actor, moment: Moment) -> Facts:
    """A player's entry waits for an opponent; the staff's is a result at once."""
    at, board = command.at, command.board
    if actor.role in STAFF:
        check_other_table(event, actor.person, at)
        by, seat = "", ""
    else:
        place = _seated(event, command, actor)
        writers = result_writers(Medium.DEVICE, RecordedContest(contest_of(event).plan.form))
        if place.side is not writers[0].side:
            raise refuse("enters-result", found=place.side.value, expected=Side.NS.value, where=where_of(at, board))
        by, seat = place.contestant, place.seat.value if place.seat else ""
    read = _EntryRead(command)
    problems = [*read.problems, *_reserved(command, actor)]
    if actor.role in STAFF and read.lead and not can_be_led(event, at, board, read.lead, read.recorded):
        problems.append(Problem("lead-not-held", where_of(at, board), read.lead))
    waiting = event.waiting.get((at, board))
    if waiting is not None and waiting.disputed and actor.role not in DIRECTING:
        problems.append(Problem("with-director", where_of(at, board), str(board)))
    entered = ResultEntered(at=at, board=board, recorded=read.recorded)
    if actor.role in STAFF and read.written is None and not problems:  # the fold asks the rest before it is recorded
        check(too_late(event, "result", at.phase, at.session, moment.now, where_of(at, board)))
    else:
        check(dict.fromkeys([*problems, *_tried(event, entered, "result", moment.now)]))
    proposed = ResultProposed(
        at=at, board=board, recorded=read.recorded, by=by, seat=seat, lead=read.lead, written=read.written
    )
    if read.written is not None:
        disputed = ResultDisputed(at=at, board=board, by=by, why="contradiction")
        return proposed, disputed, _called(event, at, board, by, "record_contradicts_itself")
    if actor.role in STAFF:
        return (proposed, entered) if read.lead else (entered,)
    return (proposed,)


class _EntryRead:
    """What an entry says: the result in one spelling, the written score only if it is another one (art. 79.2)."""

    def __init__(self, command: EnterResult) -> None:
        self.recorded, self.written, self.lead = command.recorded, command.written, ""
        self.problems = list(_scores_told(command))
        where, unread = where_of(command.at, command.board), list[Problem]()
        with gathered(unread):
            if self.recorded.result:
                result = Result.parse(self.recorded.result)
                right = score(result, vulnerability_of(command.board))
                self.written = self.recorded.score if self.written is None else self.written
                self.written = None if self.written == right else self.written
                self.recorded = replace(self.recorded, result=str(result), score=None)
        with gathered(unread):
            self.lead = Card.parse(command.lead).value if command.lead else ""
        if self.lead and self.recorded.result == str(Result(None)):
            unread.append(Problem("lead-passed-out", found=self.lead))
        self.problems += (Problem(problem.kind, where, problem.found, problem.expected) for problem in unread)


def _scores_told(command: EnterResult) -> Iterator[Problem]:
    """What is wrong with the scores of an entry, whatever the result."""
    where, recorded, written = where_of(command.at, command.board), command.recorded, command.written
    yield from score_problems(recorded, command.at, command.board)
    if written is None:
        return
    yield from score_problems(Recorded(score=written), command.at, command.board)
    if not recorded.result:
        yield Problem("written-without-result", where, f"{written:+}")
    elif recorded.score not in (None, written):
        yield Problem("told-twice", where, f"{written:+}", f"{recorded.score:+}")


def score_problems(recorded: Recorded, at: Spot, board: int) -> Iterator[Problem]:
    """Scores that no contract gives on this board (77)."""
    if board < 1:
        return
    possible = possible_scores(vulnerability_of(board))
    scores = [] if recorded.score is None else [recorded.score]
    weighted = [given for given in (recorded.ns, recorded.ew) if isinstance(given, Weighted)]
    for share in dict.fromkeys(share for given in weighted for share in given.shares):
        scores.append(share.score_ns)
        if share.result:
            yield from _against(share, at, board)
    for points in dict.fromkeys(scores):
        if points not in possible:
            yield Problem("impossible-score", where_of(at, board), f"{points:+}")


def _against(share: Share, at: Spot, board: int) -> Iterator[Problem]:
    """A result of a weighted score that cannot be read, or that gives other points."""
    problems: list[Problem] = []
    with gathered(problems):
        Recorded(result=share.result, score=share.score_ns).outcome(board)
    return (Problem(problem.kind, where_of(at, board), problem.found, problem.expected) for problem in problems)


def _reserved(command: EnterResult, actor: Actor) -> Iterator[Problem]:
    """What only the director gives or decides: adjusted scores (12), boards not played (8B, 15), fouled ones (87)."""
    recorded, where = command.recorded, where_of(command.at, command.board)
    if recorded.is_adjusted and actor.role not in DIRECTING:
        yield Problem("director-only", where, "adjusted", "12A")
    if actor.role in STAFF:
        return
    if recorded.form:
        yield Problem("director-only", where, "form", "87A")
    if not recorded.result and recorded.score is None and not recorded.is_adjusted:
        yield Problem("director-only", where, "not_played", "81C")


def _tried(
    event: Event,
    fact: ResultEntered | ResultCorrected | ResultTakenBack,
    change: Change,
    now: datetime,
    *,
    approved: bool = False,
) -> list[Problem]:
    """Everything for which the contest would refuse a fact; the period may also have run out by the clock."""
    at, where = fact.at, where_of(fact.at, fact.board)
    late = too_late(event, change, at.phase, at.session, now, where, approved=approved)
    return list(dict.fromkeys([*contest_fold.problems(contest_of(event), fact), *late]))


def _called(event: Event, at: Spot, board: int, by: str, about: str) -> DirectorCalled:
    return DirectorCalled(call=max(event.calls, default=0) + 1, at=at, board=board, by=by, about=about)


# -- who


def _seated(event: Event, command: EnterResult | ConfirmResult | DisputeResult, actor: Actor) -> Sits:
    """The place of a player at the table, as he was entered or as he says; of the opponents, who have his phone."""
    contest, at, board = contest_of(event), command.at, command.board
    named = "" if isinstance(command, DisputeResult) else command.seat
    phase = contest.phases.get(at.phase)
    if phase is None or at_table(at) not in phase.tables:
        raise refuse("no-such-table", found=f"{at.round}/{at.table}", where=where_of(at, board))
    place = sits(event, at, actor.person)
    if place is None:
        raise refuse("not-at-table", found=actor.person, where=where_of(at, board))
    if command.passed:
        place = Sits(contestants_at(event, at, place.side.opponents)[0], place.side.opponents)
    if not named:
        return place
    seat = Seat.parse(named)
    own = (place.seat,) if contest.plan.form == "individual" and place.seat else place.side.seats
    if seat not in own:
        expected = " ".join(other.value for other in own)
        raise refuse("seat-of-side", found=named, expected=expected, where=where_of(at, board))
    return replace(place, seat=seat)


# -- the other side


def confirm(event: Event, command: ConfirmResult, actor: Actor, moment: Moment) -> Facts:
    """An opponent agrees, with screens the screenmate of whoever entered it: now it is official."""
    at, board = command.at, command.board
    place, waiting = _opponent(event, command, actor)
    proposed = waiting.proposed
    where = where_of(at, board)
    if command.shown not in (None, waiting.stamp.version):
        raise refuse("proposal-changed", found=command.shown, expected=waiting.stamp.version, where=where)
    if contest_of(event).phases[at.phase].plan.screens:
        if not proposed.seat or (place.seat is None and not command.passed):
            raise refuse("seat-not-told", found=actor.person, where=where)
        checkers = result_checkers(Seat.parse(proposed.seat), screens=True)
        if place.seat and place.seat not in checkers:
            raise refuse("screenmate-confirms", found=place.seat.value, expected=checkers[0].value, where=where)
    entered = ResultEntered(at=at, board=board, recorded=proposed.recorded)
    check(_tried(event, entered, "result", moment.now))
    here, there = (sits(event, at, person) for person in (actor.person, waiting.stamp.who))
    one_side = here is not None and there is not None and here.side is there.side
    return ResultConfirmed(at=at, board=board, by=place.contestant, one_side=one_side), entered


def dispute(event: Event, command: DisputeResult, actor: Actor, moment: Moment) -> Facts:  # noqa: ARG001
    """An opponent does not agree: the director is called (79B)."""
    place, _ = _opponent(event, command, actor)
    disputed = ResultDisputed(at=command.at, board=command.board, by=place.contestant)
    return disputed, _called(event, command.at, command.board, place.contestant, "tricks_disagreed")


def _opponent(event: Event, command: ConfirmResult | DisputeResult, actor: Actor) -> tuple[Sits, Waiting]:
    """Who answers a proposal, and the proposal; whoever entered it must still sit there."""
    at, board = command.at, command.board
    place, where = _seated(event, command, actor), where_of(at, board)
    waiting = event.waiting.get((at, board))
    if waiting is None or (waiting.proposed.by and waiting.proposed.by not in contestants_at(event, at, Side.NS)):
        raise refuse("nothing-to-confirm", found=board, where=where)
    if waiting.disputed:
        raise refuse("with-director", found=board, where=where)
    if place.side is not Side.EW:
        raise refuse("opponent-confirms", found=place.side.value, expected=Side.EW.value, where=where)
    return place, waiting


# -- afterwards


def correct(event: Event, command: CorrectResult, actor: Actor, moment: Moment) -> Facts:
    """Another outcome in the place of a recorded one (79C, 81C3, 93B), by those whose business it is."""
    at, board = command.at, command.board
    check_other_table(event, actor.person, at, board)
    where = where_of(at, board)
    recorded = command.recorded
    problems = [*_right_person(command, actor), *_decided(event, command, actor)]
    if recorded.result:
        unread: list[Problem] = []
        with gathered(unread):
            recorded = replace(recorded, result=str(Result.parse(recorded.result)))
        problems += (Problem(problem.kind, where, problem.found, problem.expected) for problem in unread)
    problems += score_problems(recorded, at, board)
    corrected = ResultCorrected(at=at, board=board, recorded=recorded, reason=command.reason, approved=command.approved)
    adjusted = command.reason != "mistake" or recorded.is_adjusted
    change: Change = "adjusted_score" if adjusted else "result"
    problems += _tried(event, corrected, change, moment.now, approved=command.approved)
    problems += _overtaken(event, command)
    if result_at(event, at, board) == recorded:
        problems.append(Problem("correction-same", where, str(board)))
    if command.approved and not adjusted and period_is_over(event, at.phase, at.session, moment.now):
        problems += _no_late_correction(event, at, board)
    check(dict.fromkeys(problems))
    return (corrected,)


def _overtaken(event: Event, command: CorrectResult | TakeBackResult) -> Iterator[Problem]:
    """Somebody else has changed the result since it was looked at. What it is now is not told: whoever asks may have
    the board still to play."""
    if command.shown is not None and result_at(event, command.at, command.board) != command.shown:
        yield Problem("result-changed", where_of(command.at, command.board), said(command.shown))


def _right_person(command: CorrectResult, actor: Actor) -> Iterator[Problem]:
    """Mistakes are the staff's, adjusted scores the director's, approval after the period the organiser's."""
    where = where_of(command.at, command.board)
    adjusted = command.recorded.is_adjusted or command.reason == "ruling"
    if adjusted and actor.role not in DIRECTING:
        yield Problem("director-only", where, "adjusted", "12A")
    if command.reason == "appeal" and actor.role is not Role.DIRECTOR:
        yield Problem("director-only", where, "appeal", "93B")
    if command.approved and command.reason == "mistake" and actor.role is not Role.ORGANISER:
        yield Problem("approval-of-organiser", where, actor.role.value, "79C2")
    if command.approved and command.reason == "ruling":
        yield Problem("change-ruling-too-late", where, "adjusted_score", "92B")


def _decided(event: Event, command: CorrectResult | TakeBackResult, actor: Actor) -> Iterator[Problem]:
    """What a director has ruled, or an appeal decided, only a director changes (10A)."""
    key = (command.at, command.board)
    if actor.role not in DIRECTING and is_decided(result_at(event, *key), decided_scores(event).get(key)):
        yield Problem("director-only", where_of(*key), "ruled", "10A")


def _no_late_correction(event: Event, at: Spot, board: int) -> Iterator[Problem]:
    """1997 knows no correction after the period; 2007 only if the regulations allow it."""
    edition = Edition(contest_of(event).plan.edition)
    if edition is Edition.E1997:
        yield Problem("no-late-correction", where_of(at, board), str(edition.value), "79C")
    elif edition is Edition.E2007 and not pack_of(event)[LATE_CORRECTION]:
        yield Problem("no-late-correction", where_of(at, board), str(edition.value), "79C2")


def take_back(event: Event, command: TakeBackResult, actor: Actor, moment: Moment) -> Facts:
    """An entry that was none: a wrong board, a wrong table."""
    check_other_table(event, actor.person, command.at, command.board)
    fact = ResultTakenBack(at=command.at, board=command.board)
    reasons = [*_decided(event, command, actor), *_overtaken(event, command)]
    check([*reasons, *_tried(event, fact, "result", moment.now)])
    return (fact,)


def award(event: Event, command: Award, actor: Actor, moment: Moment) -> Facts:
    """What the director gives each side, with or without a result there (12C)."""
    at, board = command.at, command.board
    check_other_table(event, actor.person, at, board)
    held = result_at(event, at, board)
    recorded = Recorded(ns=command.ns, ew=command.ew, form=held.form if held else "")
    fact: ResultEntered | ResultCorrected
    if held is None:
        fact = ResultEntered(at=at, board=board, recorded=recorded)
    else:
        fact = ResultCorrected(at=at, board=board, recorded=recorded, reason="ruling")
    problems = [*score_problems(recorded, at, board), *_tried(event, fact, "adjusted_score", moment.now)]
    check(dict.fromkeys(problems))
    return (fact,)


COMMANDS: Subject = {
    BeginBoard: Power(begin_board, STAFF | PLAYING, records=(BoardBegun,)),
    EnterResult: Power(
        enter,
        STAFF | PLAYING,
        records=(
            ResultProposed,
            ResultConfirmed,
            ResultDisputed,
            ResultEntered,
        ),
    ),
    ConfirmResult: Power(confirm, PLAYING),
    DisputeResult: Power(dispute, PLAYING),
    CorrectResult: Power(correct, STAFF, records=(ResultCorrected,)),
    TakeBackResult: Power(take_back, OFFICE, records=(ResultTakenBack,)),
    Award: Power(award, DIRECTING),
}
