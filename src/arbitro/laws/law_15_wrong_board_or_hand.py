"""Law 15: a board that was not to be played now; in 2017 also a hand taken from another board (before: 17D)."""

from functools import cached_property
from typing import Any

from arbitro.bridge.auction import Auction
from arbitro.bridge.calls import Call
from arbitro.bridge.seats import Seat, Side
from arbitro.laws.case.notation import *
from arbitro.laws.law_13_incorrect_number_of_cards import EventType, event_type
from arbitro.laws.law_86_team_play import known_between_teams
from arbitro.laws.shared.adjustment import ScoringMethod
from arbitro.laws.shared.hands import Stage, auction_problems, stage, stage_told, stages
from arbitro.laws.shared.offence import withdrawn_information

who_deals = a_seat("who_deals", source=Source.LOG)
played_before = yes_no("played_before")
deprived = yes_no("deprived")
comparable_at_teams = judgment("comparable_at_teams", "weigh_same_teams_at_both_tables", "weigh_can_still_be_played")
took_part_before = yes_no("took_part_before")
calls_repeated = judgment("calls_repeated", "weigh_every_call", "weigh_exact_meaning")
prevented_play = judgment("prevented_play", "weigh_marginal_action", "weigh_usual_style")
partner_has_called = yes_no("partner_has_called", source=Source.LOG)
differs = judgment("differs", "weigh_meaning_much_different", "weigh_psychic")

# Readings where the text is silent or ambiguous.
DECISIONS = (
    OurReading("stage_before_15B", Clause("15C"), (E1997, E2007)),
    OurReading("cancelled_board_scored", Clause("15C"), (E1997, E2007)),
    OurReading("other_call_differs", "15A3", (E2007, E2017)),
    OurReading("no_call_on_wrong_hand", "15A"),
    OurReading("wrong_board_at_teams", "15B", E2017),
)


# -- a hand from another board (2017 15A; 1997 and 2007: Law 17) -----------------------------------------------------


class HandFromWrongBoard(Accepting, frozen=True):
    """Somebody holds a hand of another board; the auction so far, his calls on that hand included."""

    dealer: Seat
    offender: Seat
    auction: tuple[Call, ...] = ()

    def problems(self) -> tuple[Problem, ...]:
        return auction_problems(self.dealer, self.auction, self.accepted_calls)

    @cached_property
    def so_far(self) -> Auction:
        return Auction.of(self.dealer, self.auction, self.accepted_calls)

    @property
    def first(self) -> int | None:
        """The place of his first call on the wrong hand."""
        return next((at for at in range(len(self.auction)) if self.so_far.caller(at) is self.offender), None)

    @property
    def since(self) -> tuple[tuple[Seat, Call], ...]:
        """His first call on the wrong hand and every later call, with their makers."""
        if self.first is None:
            return ()
        return tuple((self.so_far.caller(at), self.auction[at]) for at in range(self.first, len(self.auction)))

    @property
    def call(self) -> Call:
        return self.since[0][1]

    @property
    def lho_call(self) -> Call | None:
        """What his left-hand opponent has called over it."""
        return self.since[1][1] if len(self.since) > 1 else None

    @property
    def partner_has_called(self) -> bool:
        return len(self.since) > 2

    @property
    def legal(self) -> tuple[Call, ...]:
        """What he may call with the right hand."""
        return Auction.of(self.dealer, self.auction[: self.first], self.accepted_calls).legal_calls


class HandMetAgain(Situation, frozen=True):
    """Who called on a hand of another board now holds it on that board and calls."""

    offender: Seat
    cancelled: Call
    call: Call


HANDS = (
    HandFromWrongBoard(Seat.NORTH, Seat.NORTH),
    HandFromWrongBoard(Seat.NORTH, Seat.NORTH, (Call.BID_1S,)),
    HandFromWrongBoard(Seat.NORTH, Seat.NORTH, (Call.BID_1S, Call.BID_2H)),
    HandFromWrongBoard(Seat.NORTH, Seat.NORTH, (Call.BID_1S, Call.BID_2H, Call.PASS)),
    HandFromWrongBoard(Seat.NORTH, Seat.NORTH, (Call.BID_1S, Call.PASS, Call.PASS, Call.PASS)),
    HandFromWrongBoard(Seat.WEST, Seat.EAST, (Call.PASS, Call.BID_1H, Call.DOUBLE, Call.PASS)),
)
MET_AGAIN = (
    HandMetAgain(Seat.NORTH, Call.BID_1S, Call.BID_1S),
    HandMetAgain(Seat.NORTH, Call.BID_1S, Call.PASS),
)
OTHER_SOURCES = Unless("16D", e2007="16C")


def right_hand_taken(case: Case[Any], offender: Seat) -> tuple[Instruction, Information]:
    """No call was made on it: he takes the right hand; what he saw of the other board he may not use there."""
    seen = Information(
        "hand_of_another_board", case.clause(OTHER_SOURCES), unauthorised=(offender.side,), seat=offender
    )
    return Instruction("take_right_hand", offender), seen


def is_another_call(case: Case[HandMetAgain] | Case[HandFromWrongBoard], call: Call, cancelled: Call) -> bool:
    """Whether a call differs from the cancelled one: in itself, else much in its meaning, or because it is psychic."""
    if call is not cancelled:
        case.computed("differs", True, call)
        return True
    return case.ask(differs, about=call)


@law("15", E2017, what="hand_from_wrong_board", situation=HandFromWrongBoard, examples=HANDS)
def hand_from_wrong_board(case: Case[HandFromWrongBoard]) -> Ruling:
    hand = case.situation
    if hand.first is None:
        return case.rule("15A", *right_hand_taken(case, hand.offender))

    # 15A1  his call is cancelled, and every later one
    case.apply("15A1", *(CallCancelled(seat, call) for seat, call in hand.since))
    case.review("15A3", differs, when="other_board")
    penalty = Penalty(PenaltyKind.PROCEDURAL, hand.offender.side, hand.offender, "15A4")
    # 15A2(a)  partner has called since: adjusted score
    case.computed(partner_has_called.id, hand.partner_has_called)
    if hand.partner_has_called:
        case.considered("15A2(b)", partner_has_called)
        case.apply("15A2(a)", AdjustedScore(ScoreKind.DIRECTORS, against=(hand.offender.side,)))
    # 15A2(b)  otherwise he looks at the right hand and calls again
    else:
        case.considered("15A2(a)", partner_has_called)
        case.apply("15A2(b)", Instruction("take_right_hand", hand.offender), CallDue(hand.offender))
    # 15A2(c), 15A4
    case.apply("15A2(c)", withdrawn_information(case, hand.offender))
    return case.rule("15A4", penalty)


@law("15", E2017, what="hand_met_again", situation=HandMetAgain, examples=MET_AGAIN)
def hand_met_again(case: Case[HandMetAgain]) -> Ruling:
    met = case.situation
    # 15A3  he repeats his call: the board may be played; it differs: adjusted score
    if is_another_call(case, met.call, met.cancelled):
        return case.rule("15A3", AdjustedScore(ScoreKind.DIRECTORS, against=(met.offender.side,)))
    return case.rule("15A3", PlayContinues())


# -- a board not to be played now ------------------------------------------------------------------------------------


class WrongBoard(Accepting, frozen=True):
    """A board that at least one contestant was not to play now; its dealer and calls so far, how it is scored."""

    dealer: Seat | None = None
    auction: tuple[Call, ...] = ()
    method: ScoringMethod | None = None

    def problems(self) -> tuple[Problem, ...]:
        return auction_problems(*self.called)

    @property
    def called(self) -> tuple[Seat | None, tuple[Call, ...], tuple[int, ...]]:
        return self.dealer, self.auction, self.accepted_calls


BOARDS = (
    WrongBoard(Seat.NORTH),
    WrongBoard(Seat.NORTH, (Call.BID_1S, Call.PASS)),
    WrongBoard(Seat.NORTH, (Call.BID_1S, Call.PASS, Call.PASS, Call.PASS)),
    WrongBoard(),
)


@law("15", (E1997, E2007), what="wrong_board_played", situation=WrongBoard, examples=BOARDS)
def wrong_board_played_before_2017(case: Case[WrongBoard]) -> Ruling:
    board = case.situation
    now = stage_told(case, *board.called) or case.ask(stage, among=stages(*board.called))
    if now is Stage.AUCTION_PERIOD:
        return _second_auction(case)

    # 15A  nobody had played it: the score normally stands, and the right board may be played later
    if not case.met(played_before, clause=Clause("15B")):
        case.apply(Clause("15A1"), *_completed(now), ResultStands())
        return case.rule(Clause("15A2"), BoardPlayedLater())
    # 15B  somebody had: this second score is cancelled for both sides; artificial score for whom it leaves without
    case.considered(Clause("15A"), played_before)
    case.apply(Clause("15B"), BoardCancelled(), Instruction("earlier_score_stands"))
    case.apply(*_deprived_of_score(case, Clause("15B")))
    return case.rule()


def _second_auction(case: Case[WrongBoard]) -> Ruling:
    # 15C  the auction is cancelled, the right contestants sit down and are told their rights, a second auction starts
    case.apply(Clause("15C"), Instruction("seat_right_contestants"), Instruction("tell_rights_now_and_later"))
    case.apply(Instruction("hide_first_auction"), AuctionRestarts(case.situation.dealer or case.ask(who_deals)))
    # who called before must make the same calls; any difference, in meaning too, cancels the board
    if not _has_calls_to_repeat(case) or case.ask(calls_repeated, clause=Clause("15C")):
        return case.rule(PlayContinues())
    case.apply(BoardCancelled())
    # 2007  a penalty, and the score, for a side that seems to have tried to prevent normal play
    guilty: tuple[Side, ...] = ()
    if case.edition is E2007:
        guilty = tuple(side for side in Side if case.ask(prevented_play, about=side.value, clause=Clause("15C")))
    case.apply(AdjustedScore(ScoreKind.ARTIFICIAL, against=guilty))
    return case.rule(*(Penalty(PenaltyKind.PROCEDURAL, side, clause="15C") for side in guilty))


def _has_calls_to_repeat(case: Case[WrongBoard]) -> bool:
    if case.situation.auction or case.situation.dealer is None:
        return case.ask(took_part_before, clause=Clause("15C"))
    case.computed(took_part_before.id, False)
    return False


@law("15", E2017, what="wrong_board_played", situation=WrongBoard, examples=BOARDS)
def wrong_board_played(case: Case[WrongBoard]) -> Ruling:
    board = case.situation
    if board.method:
        case.follows(event_type, EventType.TEAMS if board.method.is_for_teams else EventType.PAIRS)
    # the note to 15B: pairs and individual events only
    if case.ask(event_type, clause="15B") is EventType.TEAMS:
        case.considered("15B", event_type)
        return _at_teams(case)
    # 15B1  somebody had played it, against whomever: cancelled for both sides
    if case.met(played_before, clause="15B1"):
        case.considered("15B2", played_before)
        case.apply("15B1", BoardCancelled())
        # 15B3  artificial score for a contestant deprived of a valid one
        if scores := _deprived_of_score(case, "15B3"):
            case.apply("15B3", *scores)
        else:
            case.considered("15B3", deprived)
        return case.rule()
    # 15B2  nobody had: auction and play are completed, the score stands, the right board may be played later
    now = stage_told(case, *board.called) or case.ask(stage, among=stages(*board.called))
    return case.rule("15B2", *_completed(now), ResultStands(), BoardPlayedLater())


def _at_teams(case: Case[WrongBoard]) -> Ruling:
    """86B: an adjusted score, unless both tables have played it so that the results can be compared."""
    board = case.situation
    if case.ask(comparable_at_teams, clause="86B"):
        case.considered("86B", comparable_at_teams)
        now = stage_told(case, *board.called) or case.ask(stage, among=stages(*board.called))
        return case.rule("86", *_completed(now), ResultStands())
    case.apply("86B")
    return case.refer("team_board_adjusted", known_between_teams(case, board.method))


def _completed(now: Stage) -> tuple[PlayContinues, ...]:
    return () if now is Stage.COMPLETED else (PlayContinues(),)


def _deprived_of_score(case: Case[WrongBoard], clause: Cited) -> tuple[AdjustedScore, ...]:
    sides = tuple(side for side in Side if case.ask(deprived, about=side.value, clause=clause))
    return (AdjustedScore(ScoreKind.ARTIFICIAL, to=sides),) if sides else ()
