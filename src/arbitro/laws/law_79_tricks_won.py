"""Law 79: how many tricks were won, and scores that were written down wrongly."""

from enum import Enum
from typing import Any

from arbitro.bridge.contract import Result
from arbitro.bridge.score import score
from arbitro.bridge.seats import Seat, Side, Vulnerability
from arbitro.laws.case.notation import *
from arbitro.laws.law_71_concession_cancelled import concession
from arbitro.laws.law_77_scoring_table import ResultReached
from arbitro.laws.shared.claiming import ClaimMade
from arbitro.laws.shared.correction_period import correction_period_over, is_over
from arbitro.laws.shared.playing import who_declares
from arbitro.regulations.keys import LATE_CORRECTION, RECORD_CONFLICT, RESULT_CONFIRMED
from arbitro.regulations.records import Medium, RecordedContest, result_checkers, result_writers


class RecordPart(Enum):
    """A part of the record."""

    TRICKS = "tricks"
    POINTS = "points"


agreed_at_table = yes_no("agreed_at_table", source=Source.LOG)
both_sheets_in = yes_no("both_sheets_in", source=Source.LOG)
tricks_established = judgment("tricks_established", "weigh_cards_in_order", "weigh_what_players_say")
tricks_of_declarer = a_number("tricks_of_declarer", 0, 13)
entry_that_counts = one_of("entry_that_counts", RecordPart)
claim_or_concession = yes_no("claim_or_concession", source=Source.LOG)
who_claimed = a_seat("who_claimed", source=Source.LOG)
tricks_then_left = a_number("tricks_then_left", 1, 13, source=Source.LOG)
tricks_then_claimed = a_number("tricks_then_claimed", 0, 13, source=Source.LOG)
director_called_before_round_end = yes_no("director_called_before_round_end", source=Source.LOG)
tricks_shown = judgment("tricks_shown", "weigh_cards_in_order", "weigh_what_players_say")
increase_granted = judgment("increase_granted", "weigh_cards_in_order", "weigh_no_duty_to_increase")
completely_satisfied = judgment("completely_satisfied", "weigh_cards_in_order", "weigh_what_players_say")
score_lowered = judgment("score_lowered", "weigh_cards_in_order", "weigh_other_side_not_raised")
knowingly_accepted = judgment("knowingly_accepted", "weigh_what_side_knew")
tricks_agreed = yes_no("tricks_agreed")
side_with_more = one_of("side_with_more", Side)
organiser_agrees = yes_no("organiser_agrees")
record_surely_wrong = judgment("record_surely_wrong", "weigh_beyond_reasonable_doubt")

DECISIONS = (
    OurReading("own_concession_2007", "79B1", E2007),
    OurReading("beyond_doubt_2017", "79C2", E2017),
    OurReading("late_disagreement", "79B", (E1997, E2007)),
)
LATE = Unless("79B3", e2007="79B2")


# -- 79A  the tricks are agreed --------------------------------------------------------------------------------------


class ResultWritten(Situation, frozen=True):
    """A result has been written or entered: on what, in which contest, by whom, and who has confirmed it."""

    medium: Medium
    contest: RecordedContest
    entered_by: Seat
    confirmed_by: Seat | None = None
    screens: bool = False
    stationary: Side | None = None

    @property
    def writers(self) -> tuple[Seat, ...]:
        """Who enters, where the authority says so: North-South, but on paper at pairs the stationary side."""
        return result_writers(self.medium, self.contest, self.stationary.seats if self.stationary else ())

    @property
    def checkers(self) -> tuple[Seat, ...]:
        """Who confirms: an opponent; with screens the one on the same side of the screen (North-East, South-West)."""
        return result_checkers(self.entered_by, screens=self.screens)


ENTERED = (
    ResultWritten(Medium.DEVICE, RecordedContest.PAIRS, Seat.NORTH),
    ResultWritten(Medium.DEVICE, RecordedContest.PAIRS, Seat.NORTH, Seat.EAST),
    ResultWritten(Medium.DEVICE, RecordedContest.TEAMS, Seat.SOUTH, Seat.WEST, screens=True),
    ResultWritten(Medium.DEVICE, RecordedContest.PAIRS, Seat.EAST, Seat.NORTH),
    ResultWritten(Medium.PAPER, RecordedContest.PAIRS, Seat.EAST, stationary=Side.EW),
    ResultWritten(Medium.PAPER, RecordedContest.INDIVIDUAL, Seat.NORTH),
    ResultWritten(Medium.PAPER, RecordedContest.TEAMS, Seat.NORTH),
)


@law("79", ALL, what="result_entered", situation=ResultWritten, examples=ENTERED)
def result_entered(case: Case[ResultWritten]) -> Ruling:
    entered = case.situation
    # 79A1, 1997 79A  the tricks are agreed before the hands go back into the board
    case.apply("79A1")
    if not case.ask(agreed_at_table, clause="79A1"):
        return case.refer("tricks_disagreed", TricksDisagreed())
    # the authority may say who enters the result, and when it is official
    if case.regulated(RESULT_CONFIRMED) == "open":
        return case.rule(ResultStands())
    if entered.entered_by not in entered.writers:
        return case.rule(Instruction("another_player_enters", entered.writers[0]))
    if entered.medium is Medium.DEVICE:
        if entered.confirmed_by not in entered.checkers:
            return case.rule(Instruction("opponent_confirms", entered.checkers[0]))
    elif entered.contest is RecordedContest.TEAMS and not case.ask(both_sheets_in, clause="79A1"):
        return case.rule(Instruction("sheets_awaited"))
    return case.rule(ResultStands())


class RecordWritten(ResultReached, frozen=True):
    """What the record says of tricks (`4S N =`) and of points, for North-South."""

    recorded: int

    def problems(self) -> tuple[Problem, ...]:
        if problems := super().problems():
            return problems
        if self.score == self.recorded:
            return (Problem("record-agrees", Place(tag="recorded"), str(self.recorded)),)
        return ()


WRITTEN = (RecordWritten("4S N =", Vulnerability.NONE, 450),)


@law("79", ALL, what="record_contradicts_itself", situation=RecordWritten, examples=WRITTEN)
def record_contradicts_itself(case: Case[RecordWritten]) -> Ruling:
    record = case.situation
    contract = record.reached.contract
    # 79A1, 1997 79A  first of all: how many tricks were really won?
    if contract is not None and case.ask(tricks_established, clause="79A1"):
        each = {str(number): (number,) for number in range(14)}
        tricks = case.ask(tricks_of_declarer, clause="79A1", among=each)
        return case.rule("79A1", BoardScored(score(Result(contract, tricks), record.vulnerability)))
    # 79B2, 1997 79B  if that cannot be found, the director decides, or the authority has: the points
    case.apply("79B2")
    if case.regulated(RECORD_CONFLICT) == "score":
        return case.rule(BoardScored(record.recorded))
    points = case.ask(entry_that_counts, clause="79B2") is RecordPart.POINTS
    return case.rule(BoardScored(record.recorded if points else record.score))


# -- 79B  the number of tricks ---------------------------------------------------------------------------------------


class TricksDisagreed(Situation, frozen=True):
    """A side says that it won more tricks than were agreed and recorded; the claim, if the play ended with one."""

    seeking: Side | None = None
    more: int = 1
    declarer: Seat | None = None
    claimer: Seat | None = None
    left: int | None = None
    claimed: int | None = None

    def problems(self) -> tuple[Problem, ...]:
        found = [] if 1 <= self.more <= 13 else [Problem("tricks-more", Place(tag="more"), str(self.more), "1 … 13")]
        claimer = self.claimer or self.declarer or Seat.SOUTH
        left = 13 if self.left is None else self.left
        told = ClaimMade(self.declarer or claimer, claimer=claimer, left=left, claimed=self.claimed or 0)
        found += told.problems()
        return tuple(found)


DISAGREED = (
    TricksDisagreed(),
    TricksDisagreed(Side.NS, 1, Seat.SOUTH, Seat.WEST, 4, 2),
    TricksDisagreed(Side.NS, 1, Seat.SOUTH, Seat.SOUTH, 4, 2),
    TricksDisagreed(Side.NS, 1, Seat.SOUTH, Seat.SOUTH, 4, 4),
)


@law("79", ALL, what="tricks_disagreed", situation=TricksDisagreed, examples=DISAGREED)
def tricks_disagreed(case: Case[TricksDisagreed]) -> Ruling:
    said = case.situation
    # 79B1  after a claim or a concession 69B is for the side that agreed to it, 71 for the side that conceded
    if claim := _claim(case):
        return _after_claim(case, claim)
    side = _seeking(case)

    # 79B2, 1997 79B  called in time: the director finds what was won
    if case.ask(director_called_before_round_end, clause="79B2"):
        case.apply("79B2")
        if case.ask(tricks_shown, about=side.value, clause="79B2"):
            return _given(case, side)
        return case.rule(ResultStands())

    # 79B3 (2017)  too late, unless the director is completely sure; 1997, 2007  nobody has a right to an increase
    late = LATE
    sure = completely_satisfied if case.edition is E2017 else increase_granted
    case.apply(late)
    if case.ask(sure, about=side.value, clause=late):
        return _given(case, side)
    # the other side may still be put down, without raising this one
    if case.ask(score_lowered, about=side.opponents.value, clause=late):
        return case.rule(ScoreLowered(side.opponents, said.more))
    return case.rule(ResultStands())


def nothing_left(case: Case[Any]) -> Ruling:
    """All tricks have been played: nothing can be claimed, and what was won is a matter of 79."""
    case.follows(claim_or_concession, False)
    return case.refer("tricks_disagreed", TricksDisagreed())


def _seeking(case: Case[TricksDisagreed]) -> Side:
    return case.situation.seeking or case.ask(side_with_more, clause="79B")


def _claim(case: Case[TricksDisagreed]) -> ClaimMade | None:
    """The claim or concession that the play ended with; what was not told of it is asked."""
    said, clause = case.situation, Unless("79B1", e1997="79B")
    partly_told = any(one is not None for one in (said.claimer, said.left, said.claimed))
    if not partly_told and not case.ask(claim_or_concession, clause=clause):
        return None
    sides: Classes[Seat] = {side.value: [seat for seat in side.seats if seat is not _dummy(said)] for side in Side}
    claimer = said.claimer or case.ask(who_claimed, clause=clause, among=sides)
    declaring: Classes[Seat] = {"claimer": [claimer], "opponent": claimer.side.opponents.seats}
    declarer = said.declarer or case.ask(who_declares, clause=clause, among=declaring)
    left, claimed = said.left, said.claimed
    if left is None:
        left = case.ask(tricks_then_left, clause=clause, among={"tricks": range(max(claimed or 0, 1), 14)})
    if claimed is None:
        claimed = case.ask(tricks_then_claimed, about=claimer, clause=clause, among=_claimable(left))
    return ClaimMade(declarer, claimer=claimer, left=left, claimed=claimed, tricks_wanted=said.more)


def _dummy(said: TricksDisagreed) -> Seat | None:
    return said.declarer.partner if said.declarer else None


def _claimable(left: int) -> Classes[int]:
    return {"all": range(left, left + 1), "some": range(1, left), "none": range(min(left, 1))}


def _after_claim(case: Case[TricksDisagreed], claim: ClaimMade) -> Ruling:
    case.apply(Unless("79B1", e1997="79B"))
    if claim.side is not _seeking(case):
        return case.refer("agreement_withdrawn", claim)
    if claim.left and not claim.conceded:
        # it claimed every trick that was left: there is nothing to give back
        return case.rule(Instruction("all_claimed_already"), ResultStands())
    return case.refer("concession_cancelled", concession(claim))


def _given(case: Case[TricksDisagreed], side: Side) -> Ruling:
    case.apply(TricksTransferred(case.situation.more, side))
    # 79A2, 1997 72A2  nobody knowingly accepts a trick that his side has not won
    clause, other = "79A2", side.opponents
    if case.met(knowingly_accepted, about=other.value, clause=clause):
        case.apply(clause, Penalty(PenaltyKind.PROCEDURAL, other, clause="90A"))
    return case.rule()


# -- 79C  a score that is wrong --------------------------------------------------------------------------------------


class ScoredWrong(Situation, frozen=True):
    """A recorded score is said to be wrong.

    The result that was agreed (`4S N +1`) with the vulnerability gives the right score; `minutes` have gone by since
    the official score was available.
    """

    result: str = ""
    vulnerability: Vulnerability | None = None
    minutes: int | None = None

    def problems(self) -> tuple[Problem, ...]:
        problems = []
        if self.minutes is not None and self.minutes < 0:
            problems.append(Problem("minutes-gone", Place(tag="minutes"), str(self.minutes), "0 …"))
        if self.result and self.vulnerability is None:
            problems.append(Problem("no-vulnerability", Place(tag="vulnerability"), expected="none ns ew both"))
        elif self.result and self.vulnerability is not None:
            problems += ResultReached(self.result, self.vulnerability).problems()
        return tuple(problems)

    @property
    def right(self) -> BoardScored | Instruction:
        if not self.result or self.vulnerability is None:
            return Instruction("score_corrected")
        return BoardScored(score(Result.parse(self.result), self.vulnerability))


SCORED = (
    ScoredWrong(),
    ScoredWrong("4S N +1", Vulnerability.NONE, 20),
    ScoredWrong("4S N +1", Vulnerability.NONE, 45),
)


@law("79", ALL, what="scored_wrong", situation=ScoredWrong, examples=SCORED)
def scored_wrong(case: Case[ScoredWrong]) -> Ruling:
    wrong = case.situation
    clause = "79C1"

    # 79C is for an agreed result that was computed or entered wrongly; the tricks themselves are a matter of 79B
    if not case.met(tricks_agreed, clause=clause):
        return case.refer("tricks_disagreed", TricksDisagreed())

    # 79C1, 1997 79C  whoever made the mistake, it is put right within the correction period
    if not is_over(case, clause, wrong.minutes):
        return case.rule(clause, wrong.right)
    case.considered(clause, correction_period_over)
    if case.edition is E1997:
        return case.rule("79C", ResultStands())

    # 79C2  later only without reasonable doubt, and with the organiser; in 2007 if the regulations allow it at all
    if case.edition is E2007 and not case.regulated(LATE_CORRECTION):
        case.considered("79C2", "no_late_correction")
        return case.rule("79C1", ResultStands())
    for needed in (record_surely_wrong, organiser_agrees):
        if not case.met(needed, clause="79C2"):
            return case.rule("79C1", ResultStands())
    return case.rule("79C2", wrong.right)
