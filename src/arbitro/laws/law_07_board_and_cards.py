"""Law 7: the board on the table, and whose hands may be on which cards."""

from enum import Enum

from arbitro.bridge.calls import Call
from arbitro.bridge.cards import CARDS
from arbitro.bridge.seats import SEATS, Seat
from arbitro.laws.case.notation import *
from arbitro.laws.law_16_information import Elsewhere, InformationReceived
from arbitro.laws.shared.hands import FULL, CardsHeld, auction_problems
from arbitro.regulations.keys import FOULED_AT_TABLE

NOT_EXECUTABLE = {"7A": "conduct", "7D": "conduct"}
DECISIONS = (
    OurReading("call_before_looking_stands", "7B"),
    OurReading("hand_taken_out_alone", "7C"),
)


# -- 7B1  the hand from the own pocket -------------------------------------------------------------------------------


class WrongPocket(Situation, frozen=True):
    """A player has taken the cards from another player's pocket."""

    player: Seat
    pocket: Seat

    def problems(self) -> tuple[Problem, ...]:
        return (Problem("own-pocket", Place(tag="pocket"), self.pocket.value),) if self.player is self.pocket else ()


faces_seen = yes_no("faces_seen")


@law("7", ALL, what="hand_from_wrong_pocket", situation=WrongPocket, examples=[WrongPocket(Seat.EAST, Seat.NORTH)])
def hand_from_wrong_pocket(case: Case[WrongPocket]) -> Ruling:
    player = case.situation.player
    # 7B1  each takes the hand of his own place
    case.apply("7B1", Instruction("take_hand_from_own_pocket", player))
    if not case.ask(faces_seen, about=player, clause="7B1"):
        return case.rule(NoRectification())
    # the wrong hand was looked at: Law 16
    return case.refer("information_from_other_source", InformationReceived(player, Elsewhere.WRONG_HAND))


# -- 7B2 (1997 7B1)  count, then look, then call -----------------------------------------------------------------------


class HandsCounted(Accepting, frozen=True):
    """Somebody did not count his cards; how many each player held, and the auction so far, if the dealer is told."""

    player: Seat
    north: int = FULL
    east: int = FULL
    south: int = FULL
    west: int = FULL
    dealer: Seat | None = None
    auction: tuple[Call, ...] = ()

    def problems(self) -> tuple[Problem, ...]:
        wrong = [
            Problem("cards-held", Place(seat=seat.value), str(count), f"0 … {len(CARDS)}")
            for seat, count in zip(SEATS, self.counts, strict=True)
            if not 0 <= count <= len(CARDS)
        ]
        return (*wrong, *auction_problems(self.dealer, self.auction, self.accepted_calls))

    @property
    def counts(self) -> tuple[int, int, int, int]:
        return (self.north, self.east, self.south, self.west)


COUNTED = (
    HandsCounted(Seat.EAST),
    HandsCounted(Seat.EAST, north=14, east=12, dealer=Seat.NORTH, auction=(Call.BID_1C, Call.PASS)),
    HandsCounted(Seat.EAST, east=12),
)


@law("7", ALL, what="cards_not_counted", situation=HandsCounted, examples=COUNTED)
def cards_not_counted(case: Case[HandsCounted]) -> Ruling:
    hands = case.situation
    # 7B2  everybody counts his cards face down before he looks at them
    case.apply("7B2", Instruction("count_face_down", hands.player))
    if all(count == FULL for count in hands.counts):
        case.considered("90B7", "thirteen_each")
        return case.rule(NoRectification())
    # a hand is wrong: Laws 13 and 14; a penalty comes with the adjusted score, if there has to be one (90B7)
    held = CardsHeld(*hands.counts, hands.dealer, hands.auction, accepted_calls=hands.accepted_calls)
    return case.refer("wrong_number_of_cards", held)


BLIND = (
    CallMade(Seat.NORTH, (Call.PASS,)),
    CallMade(Seat.NORTH, (Call.BID_1S, Call.BID_1H)),
    CallMade(Seat.NORTH, (Call.PASS,), Seat.WEST),
)


@law("7", ALL, what="call_before_looking", situation=CallMade, examples=BLIND)
def call_before_looking(case: Case[CallMade]) -> Ruling:
    made = case.situation
    # 7B2  he must look at the faces of his cards before he calls; the call itself is judged like any other
    case.apply("7B2")
    if made.in_rotation and made.call in made.before.legal_calls:
        case.apply(CallStands(made.seat, made.call))
    case.apply(Instruction("look_at_cards", made.seat))
    return case.rule(Penalty(PenaltyKind.PROCEDURAL, made.seat.side, made.seat, case.clause("7B2")))


# -- 7B3 (1997 7B2)  everybody keeps his own cards -------------------------------------------------------------------


class AllowedBy(Enum):
    """Who had allowed it."""

    NOBODY = "nobody"
    OPPONENT = "opponent"
    DIRECTOR = "director"


plays_from_dummy = yes_no("plays_from_dummy", source=Source.LOG)
permission = one_of("permission", AllowedBy)


class CardsTouched(Situation, frozen=True):
    """A player has touched cards of another."""

    player: Seat
    owner: Seat

    def problems(self) -> tuple[Problem, ...]:
        return (Problem("own-cards", Place(tag="owner"), self.owner.value),) if self.player is self.owner else ()


TOUCHED = (CardsTouched(Seat.NORTH, Seat.EAST), CardsTouched(Seat.NORTH, Seat.SOUTH))


@law("7", ALL, what="cards_touched", situation=CardsTouched, examples=TOUCHED)
def cards_touched(case: Case[CardsTouched]) -> Ruling:
    player, owner, clause = case.situation.player, case.situation.owner, "7B3"

    # declarer may play dummy's cards (45)
    if owner is player.partner and case.ask(plays_from_dummy, about=player, clause=clause):
        case.considered("90B5", plays_from_dummy)
        return case.rule(clause, NoRectification())
    # 7B3  with the director's permission; in 2017 an opponent's will do
    by = case.ask(permission, about=player, clause=clause)
    if by is AllowedBy.DIRECTOR or (by is AllowedBy.OPPONENT and case.edition is E2017):
        case.considered("90B5", permission)
        return case.rule(clause, NoRectification())
    # 90B5  otherwise a breach
    penalty = Penalty(PenaltyKind.PROCEDURAL, player.side, player, "90B5")
    return case.rule(clause, Instruction("leave_cards_alone", player), "90B5", penalty)


# -- 7C  back into the board -----------------------------------------------------------------------------------------


class CardsReplaced(Situation, frozen=True):
    """After the play a player's cards were put into a wrong pocket."""

    player: Seat


played_as_altered = yes_no("played_as_altered", source=Source.LOG)


@law("7", ALL, what="cards_in_wrong_pocket", situation=CardsReplaced, examples=[CardsReplaced(Seat.SOUTH)])
def cards_in_wrong_pocket(case: Case[CardsReplaced]) -> Ruling:
    player = case.situation.player
    # 7C  each puts his own thirteen cards back into his pocket (2007, 2017: shuffled)
    case.apply("7C")
    if case.met(played_as_altered, clause="87A"):
        # 87A  others have played it in that form: fouled; some authorities then fix the penalty
        case.apply("87A", Instruction("score_as_fouled_board"))
        case.regulated(FOULED_AT_TABLE)
    else:
        case.apply(Instruction("put_hands_right"))
    # 90B6  a penalty
    return case.rule("90B6", Penalty(PenaltyKind.PROCEDURAL, player.side, player, "90B6"))


class Present(Enum):
    """Who was there when the hand was taken out."""

    BOTH_SIDES = "both_sides"  # a member of each
    DIRECTOR = "director"
    NEITHER = "neither"


who_was_present = one_of("who_was_present", Present)


class HandTakenOut(Situation, frozen=True):
    """After the play a player has taken a hand out of the board again."""

    player: Seat


@law("7", ALL, what="hand_taken_out_after_play", situation=HandTakenOut, examples=[HandTakenOut(Seat.SOUTH)])
def hand_taken_out_after_play(case: Case[HandTakenOut]) -> Ruling:
    player = case.situation.player
    # 7C  only while a member of each side, or the director, is there
    if case.ask(who_was_present, clause="7C") is not Present.NEITHER:
        case.considered("90A", who_was_present)
        return case.rule("7C", NoRectification())
    check = Instruction("check_hands_of_board")
    return case.rule("7C", check, Penalty(PenaltyKind.PROCEDURAL, player.side, player, "7C"))
