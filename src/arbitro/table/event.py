"""What happens at a table, one value each; a log is a sequence of them."""

from enum import Enum

from msgspec import Struct

from arbitro.book.writing import Remark
from arbitro.bridge.calls import Call
from arbitro.bridge.cards import Card
from arbitro.bridge.seats import Seat, Vulnerability
from arbitro.laws.case.ruling import Plain, Ruling
from arbitro.table.irregularity import How


class Mode(Enum):
    """Whether a table lets an irregularity happen."""

    STRICT = "strict"  # what the law forbids is refused, with its clause
    PERMISSIVE = "permissive"  # it is recorded, as at a real table


class Alerts(Enum):
    """Who alerts and explains a call."""

    PARTNER = "partner"  # of whoever made it, heard by all
    OWN = "own"  # whoever made it, heard by the other side alone


class Directing(Enum):
    """Who answers what is a question of judgment."""

    PERSON = "person"
    HOUSE = "house"  # the program rules; judgment is for the four together, or for later


class TableEvent(Struct, frozen=True, tag_field="event", omit_defaults=True, forbid_unknown_fields=True):
    """The base of all events; not one itself."""


# -- the board ---------------------------------------------------------------------------------------------------


class BoardPlaced(TableEvent, frozen=True, tag="board"):
    """The board lies on the table: its cards, and under which rules it is played."""

    deal: str  # PBN: `N:hand hand hand hand`
    number: int = 1
    dealer: Seat | None = None
    vulnerability: Vulnerability | None = None
    edition: int = 2017
    regulations: str = "wbf"
    mode: Mode = Mode.PERMISSIVE
    screens: bool = False
    alerts: Alerts = Alerts.PARTNER
    directing: Directing = Directing.PERSON


class HandTaken(TableEvent, frozen=True, tag="hand_taken"):
    """A player takes his cards from the board, or all four do."""

    seat: Seat | None = None


class HandLookedAt(TableEvent, frozen=True, tag="hand_looked_at"):
    seat: Seat | None = None


# -- the auction -------------------------------------------------------------------------------------------------


class CallEvent(TableEvent, frozen=True, tag="call"):
    seat: Seat
    call: Call
    meaning: str = ""
    artificial: bool | None = None


class NoSuchBid(TableEvent, frozen=True, tag="bid_above_seven"):
    """`8C`: no call of the game (38)."""

    seat: Seat
    bid: str


class CallSubstituted(TableEvent, frozen=True, tag="call_changed"):
    """A player puts another call in place of his last one (25)."""

    seat: Seat
    call: Call  # the new one


class Alerted(TableEvent, frozen=True, tag="alert"):
    """A player alerts his partner's last call, or behind a screen his own."""

    seat: Seat
    call: Call | None = None


class Asked(TableEvent, frozen=True, tag="question"):
    seat: Seat
    about: str = ""


class Explained(TableEvent, frozen=True, tag="answer"):
    """An explanation."""

    seat: Seat
    text: Remark = ""
    about: str = ""


class Talked(TableEvent, frozen=True, tag="talk"):
    """Anything else that is said: in words, or a ready phrase by its name. Without a seat the director speaks."""

    seat: Seat | None = None
    to: str = "table"  # director, screenmate; from the director also a seat
    text: str = ""
    phrase: str = ""


class TrayPassed(TableEvent, frozen=True, tag="tray_passed"):
    by: Seat | None = None


class ScreenOpened(TableEvent, frozen=True, tag="screen_opened"):
    by: Seat | None = None


# -- the play ----------------------------------------------------------------------------------------------------


class LeadFaceDown(TableEvent, frozen=True, tag="lead_face_down"):
    seat: Seat
    card: Card


class LeadFaced(TableEvent, frozen=True, tag="lead_faced"):
    seat: Seat


class DummyLaidDown(TableEvent, frozen=True, tag="dummy_spread"):
    seat: Seat | None = None


class CardEvent(TableEvent, frozen=True, tag="card"):
    """A card is played from a hand, dummy's too. `lead`: meant as a lead or not, where that is not clear of itself."""

    seat: Seat
    card: Card
    lead: bool | None = None
    by: Seat | None = None  # who moved it, if not its owner, or declarer for dummy (45D)
    at_once: bool = False  # with the card before it (58A)


class CardsTogether(TableEvent, frozen=True, tag="cards_at_once"):
    """Several cards from one hand: those that could be seen, and those under them (58B)."""

    seat: Seat
    cards: tuple[Card, ...]
    hidden: tuple[Card, ...] = ()


class HavingNone(TableEvent, frozen=True, tag="having_none"):
    """A player asks another whether he has none of the suit led (61B)."""

    seat: Seat
    of: Seat


class Designated(TableEvent, frozen=True, tag="designation"):
    """Declarer calls for a card of dummy: the card, or words that do not name one card."""

    words: str
    seat: Seat | None = None
    intended: Card | None = None  # where his different intention is beyond dispute (46B)


class DesignationReplaced(TableEvent, frozen=True, tag="designation_changed"):
    """Declarer says that he meant another card of dummy than the one he called (45C4(b))."""

    words: str
    seat: Seat | None = None


class CardShown(TableEvent, frozen=True, tag="card_exposed"):
    seat: Seat
    card: Card
    how: How = How.DROPPED
    visible_to_partner: bool = True


class CardTakenBack(TableEvent, frozen=True, tag="card_withdrawn"):
    """A player takes back a card that he has played."""

    seat: Seat
    card: Card


class CardTurned(TableEvent, frozen=True, tag="card_turned"):
    seat: Seat


class Claimed(TableEvent, frozen=True, tag="claim"):
    """Tricks claimed of those that are left, all if no number is named; the others are conceded (68B1)."""

    seat: Seat
    tricks: int | None = None
    statement: str = ""


class Conceded(TableEvent, frozen=True, tag="concession"):
    """Tricks conceded of those that are left, all if no number is named; the others are claimed."""

    seat: Seat
    tricks: int | None = None
    statement: str = ""


class Objected(TableEvent, frozen=True, tag="objection"):
    seat: Seat


class PlayOnWanted(TableEvent, frozen=True, tag="play_on_wanted"):
    """A player would rather play on after a claim: if all four do, it is void (68D2(b) of 2017)."""

    seat: Seat


class Acquiesced(TableEvent, frozen=True, tag="claim_agreed"):
    """A player agrees to the claim or concession."""

    seat: Seat


# -- the director ------------------------------------------------------------------------------------------------


class AttentionCalled(TableEvent, frozen=True, tag="attention"):
    """Somebody says that something is wrong: what (a kind, or a number in the director's list), and whose.

    Without a kind it is everything that he could have seen. What he could not see, the director may look at.
    """

    by: Seat | None = None  # a spectator, if no player is named
    irregularity: int | str | None = None
    of: Seat | None = None


class DirectorSummoned(TableEvent, frozen=True, tag="director_called"):
    by: Seat | None = None
    why: str = ""


class TakenUp(TableEvent, frozen=True, tag="taken_up"):
    """The director deals with an irregularity of his own motion, by its number in his list (81C3)."""

    irregularity: int


class PlayOn(TableEvent, frozen=True, tag="play_on"):
    """The director: nothing is wrong, or nothing more than he has said; go on."""


class OptionChosen(TableEvent, frozen=True, tag="option_chosen"):
    """An answer to a question of the law, by its identity: `accepted`, `accepted@W`."""

    question: str
    answer: Plain
    by: Seat | None = None  # the director, if nobody is named


class Opinion(TableEvent, frozen=True, tag="opinion"):
    """What a player says to a question of judgment where nobody directs; what all four say is the answer."""

    seat: Seat
    question: str
    answer: Plain


class MatterLeftOpen(TableEvent, frozen=True, tag="left_open"):
    """What is being asked cannot be said now: it is decided later (84, 85), and play goes on with what lies there."""

    by: Seat | None = None  # the director, if nobody is named


class GoneBack(TableEvent, frozen=True, tag="gone_back"):
    """The table is again as it was after so many events of its log; what came after them stays in the log."""

    to: int


class DirectorRuled(TableEvent, frozen=True, tag="ruling"):
    """The whole decision; its effects are carried out."""

    ruling: Ruling
    irregularity: int | None = None
    also: tuple[int, ...] = ()  # later ones that it settles too: revokes in the same suit (64B2)
    hands: str = ""  # as the director has put them right (13), in PBN


class RulingWithdrawn(TableEvent, frozen=True, tag="ruling_withdrawn"):
    """The last ruling is taken back, as long as nobody has acted on it (82C)."""


# -- the end -----------------------------------------------------------------------------------------------------


class ResultAgreed(TableEvent, frozen=True, tag="result_agreed"):
    tricks: int  # won by declarer's side


class HandsReturned(TableEvent, frozen=True, tag="hands_returned"):
    """The cards go back into the board: one player's, or all four."""

    seat: Seat | None = None


class NextBoardCalled(TableEvent, frozen=True, tag="first_call_next_board"):
    """A player makes a call on a later board: some rights end with it (64B4, 69A)."""

    seat: Seat


class RoundFinished(TableEvent, frozen=True, tag="round_ended"):
    pass


class ScoreAvailable(TableEvent, frozen=True, tag="score_available"):
    pass


class Noted(TableEvent, frozen=True, tag="noted"):
    """Something that the table knows by itself: the final pass, a trick quitted, the end of the play."""

    what: str = ""


AnyEvent = (
    BoardPlaced
    | HandTaken
    | HandLookedAt
    | CallEvent
    | NoSuchBid
    | CallSubstituted
    | Alerted
    | Asked
    | Explained
    | Talked
    | TrayPassed
    | ScreenOpened
    | LeadFaceDown
    | LeadFaced
    | DummyLaidDown
    | CardEvent
    | CardsTogether
    | HavingNone
    | Designated
    | DesignationReplaced
    | CardShown
    | CardTakenBack
    | CardTurned
    | Claimed
    | Conceded
    | Objected
    | Acquiesced
    | PlayOnWanted
    | AttentionCalled
    | DirectorSummoned
    | TakenUp
    | PlayOn
    | OptionChosen
    | Opinion
    | MatterLeftOpen
    | GoneBack
    | DirectorRuled
    | RulingWithdrawn
    | ResultAgreed
    | HandsReturned
    | NextBoardCalled
    | RoundFinished
    | ScoreAvailable
    | Noted
)
