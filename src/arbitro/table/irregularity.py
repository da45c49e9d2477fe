"""What can go wrong at a table and be seen in its log."""

from enum import Enum

from msgspec import Struct

from arbitro.bridge.calls import Call
from arbitro.bridge.cards import Card, Suit
from arbitro.bridge.seats import Seat
from arbitro.laws.case.ruling import Plain
from arbitro.laws.shared.revoke import Unplayed


class Kind(Enum):
    """Each with the law that deals with it."""

    # the auction
    CARD_EXPOSED_IN_AUCTION = ("card_exposed_in_auction", "24")
    CHANGE_OF_CALL = ("change_of_call", "25")
    INSUFFICIENT_BID = ("insufficient_bid", "27")
    CALL_OUT_OF_ROTATION = ("call_out_of_rotation", "29")
    INADMISSIBLE_DOUBLE = ("inadmissible_double", "36")
    CALL_BY_PLAYER_WHO_MUST_PASS = ("call_by_player_who_must_pass", "37")
    BID_ABOVE_SEVEN = ("bid_above_seven", "38")
    CALL_AFTER_FINAL_PASS = ("call_after_final_pass", "39")
    # the play
    FIFTH_CARD = ("fifth_card", "45")
    UNCLEAR_DESIGNATION = ("incomplete_designation", "46")
    DESIGNATION_CHANGED = ("designation_changed", "45")
    DUMMY_MISPLAYED = ("dummy_misplayed", "45")
    CARD_TAKEN_BACK = ("card_taken_back", "47")
    CARD_EXPOSED = ("card_exposed", "49")
    LED_BEFORE_CHOICE = ("led_before_choice", "50")
    PENALTY_CARD_NOT_PLAYED = ("penalty_card_not_played", "52")
    LEAD_OUT_OF_TURN = ("lead_out_of_turn", "53")
    OPENING_LEAD_OUT_OF_TURN = ("opening_lead_out_of_turn", "54")
    PLAY_OUT_OF_TURN = ("play_out_of_turn", "57")
    PREMATURE_LEAD = ("premature_lead", "57")
    SEVERAL_CARDS = ("several_cards", "58")
    REVOKE = ("revoke", "61")
    DEMAND_IGNORED = ("demand_ignored", "61")  # a suit or card that the law, or an opponent, demanded
    ASKED_ABOUT_REVOKE = ("asked_about_revoke", "61")
    DEFECTIVE_TRICK = ("defective_trick", "67")
    # what somebody calls the director about
    UNAUTHORISED_INFORMATION = ("unauthorised_information", "16")  # a hesitation, a remark, a gesture
    MISINFORMATION = ("misinformation", "21")  # a wrong explanation, an alert that is missing
    # the board and its end
    WRONG_NUMBER_OF_CARDS = ("wrong_number_of_cards", "13")
    CLAIM_CONTESTED = ("claim_contested", "70")
    TRICKS_DISAGREED = ("tricks_disagreed", "79")

    law: str

    def __new__(cls, value: str, law: str) -> "Kind":
        member = object.__new__(cls)
        member._value_ = value
        member.law = law
        return member


REVOKES = (Kind.REVOKE, Kind.DEMAND_IGNORED)
INFORMATION = (Kind.UNAUTHORISED_INFORMATION, Kind.MISINFORMATION)  # there when somebody says so


class How(Enum):
    """How a card came to be seen."""

    DROPPED = "dropped"
    HELD = "held"  # so that its face could be seen
    SHOWN = "shown"
    NAMED = "named"


class Status(Enum):
    OPEN = "open"
    ACCEPTED = "accepted"  # by the next player's call or card, by his own lead, or by a claim that nobody doubts
    ESTABLISHED = "established"  # a revoke (63)
    HELD = "held"  # ruled on, to be settled when the play is over (64A), or with a later call (30-32)
    RULED = "ruled"
    LEFT_OPEN = "left_open"  # to be decided later (84, 85)


class Irregularity(Struct, frozen=True, omit_defaults=True):
    """One irregularity: what, whose, when, and what has become of it. Events are counted from 1."""

    kind: Kind
    seat: Seat
    event: int
    law: str
    turn: Seat | None = None  # whose turn it was, if not his
    call: Call | None = None
    artificial: bool | None = None  # the call, as the log has it
    bid: str = ""  # of more than seven
    place: int | None = None  # of the call among those that count, from 0
    calls: int | None = None  # how many counted when a call was changed
    card: Card | None = None
    trick: int | None = None
    status: Status = Status.OPEN
    clause: str = ""  # by which it was accepted, established
    noticed: int | None = None  # the event with which attention was drawn to it
    noticed_by: Seat | None = None  # a spectator, if it was no player
    noticed_by_dummy: bool = False  # during the play (9A4)
    own_motion: bool = False  # nobody drew attention: the director took it up (81C3)
    acted: bool = False  # the other side acted after that, and before the director was called (11A)
    noticed_late: str | None = None  # after a call of the other side on the next board, after the round (64B4, 64B5)
    required: Suit | None = None  # what was demanded of the player, where it was a suit
    forbidden: tuple[Suit, ...] = ()
    due: tuple[Card, ...] = ()  # penalty cards that he had, or his partner; all cards at once; called; as demanded
    how: How | None = None  # a card came to be seen
    visible: bool = True  # to partner
    was_faced: bool = False  # the card lay face up before
    unplayed: Unplayed = Unplayed.UNFACED  # what a player who revoked could have played (64B3)
    left: Status = Status.OPEN  # what it was when it was left for later
    established: bool = False  # a revoke that was not corrected in time (63A)
    told: tuple[tuple[str, Plain], ...] = ()  # what a ruling rests on that goes on with a later call (30-32)
