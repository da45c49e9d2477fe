"""What a ruling does: a closed set of tagged values that a table or a scorer can carry out."""

from collections.abc import Iterable
from enum import Enum
from typing import TYPE_CHECKING, TypeVar

from msgspec import Struct

from arbitro.bridge.calls import Call
from arbitro.bridge.cards import Card, Suit
from arbitro.bridge.contract import Risk
from arbitro.bridge.definitions import Period
from arbitro.bridge.seats import Seat, Side, Vulnerability
from arbitro.scoring.outcome import Average

if TYPE_CHECKING:
    Named = Call | str  # a bid of more than seven is no call of the game
else:
    Named = str  # in JSON both are texts


class HowLong(Enum):
    """For how many turns an obligation to pass binds."""

    ONCE = "once"  # at the next turn to call
    REST = "rest"  # at every turn left in this auction


class CardKind(Enum):
    """50B."""

    MAJOR = "major"
    MINOR = "minor"


class ScoreKind(Enum):
    """Which adjusted score (12C)."""

    ASSIGNED = "assigned"
    ARTIFICIAL = "artificial"
    DIRECTORS = "directors"  # assigned if a result can be assigned, artificial otherwise (12C1, 12C2)


class PenaltyKind(Enum):
    PROCEDURAL = "procedural"  # 90
    DISCIPLINARY = "disciplinary"  # 91A, in points
    SUSPENSION = "suspension"  # 91A, for the session or a part of it
    DISQUALIFICATION = "disqualification"  # 91B


class Approval(Enum):
    """Whose consent a disqualification needs (91B)."""

    COMMITTEE_OR_ORGANISER = "committee_or_organiser"  # 1997
    ORGANISER = "organiser"


class Issue(Enum):
    """What a part of an appeal is about (93B)."""

    LAW = "law"
    REGULATION = "regulation"
    FACT = "fact"
    JUDGMENT = "judgment"  # of bridge, and whatever else is left to the director's opinion
    DISCIPLINE = "discipline"  # 91


class AppealBody(Enum):
    """Who decides on an appeal (93)."""

    DIRECTOR_IN_CHARGE = "director_in_charge"
    COMMITTEE = "committee"
    NATIONAL_AUTHORITY = "national_authority"  # 1997
    REGULATING_AUTHORITY = "regulating_authority"
    NAMED_BODY = "named_body"  # to which the authority has given the last word (93C3(a))
    FEDERAL_COURT = "federal_court"  # a federation's own court of appeal


class WhichCard(Enum):
    """Which card of a suit a player has to play to the trick (57A)."""

    HIGHEST = "highest"
    LOWEST = "lowest"
    ANY = "any"


class RoundEnd(Enum):
    """With what a round has ended (8B, 8C)."""

    SIGNAL = "signal"  # the director's, for the next round
    MOVE = "move"  # when the players of a slow table left it
    BOARD_SETTLED = "board_settled"  # a board put off was played and its score agreed, or it was cancelled
    ALL_SCORED = "all_scored"  # the last round: all boards played and entered without objection


class Discretion(Enum):
    """Whether the director is to award something, or may."""

    SHALL = "shall"
    MAY = "may"


class Effect(Struct, frozen=True, tag_field="effect", omit_defaults=True):
    """The base of all effects; not one itself."""


# -- the auction -------------------------------------------------------------------------------------------------


class CallStands(Effect, frozen=True, tag="call_stands"):
    seat: Seat
    call: Call


class CallCancelled(Effect, frozen=True, tag="call_cancelled"):
    seat: Seat
    call: Named


class CallRepeated(Effect, frozen=True, tag="call_repeated"):
    """The player must make this call again at his proper turn."""

    seat: Seat
    call: Call


class CallReplaced(Effect, frozen=True, tag="call_replaced"):
    seat: Seat
    call: Named
    by: Call


class CallDue(Effect, frozen=True, tag="call_due"):
    """The player now makes any legal call."""

    seat: Seat


class MayChangeCall(Effect, frozen=True, tag="may_change_call"):
    """The player may take this call back and make another, without rectification."""

    seat: Seat
    call: Call


class MustPass(Effect, frozen=True, tag="must_pass"):
    seat: Seat
    how_long: HowLong


class MayNotDouble(Effect, frozen=True, tag="may_not_double"):
    """At the next turn the player may bid or pass, not double or redouble."""

    seat: Seat


class AuctionContinues(Effect, frozen=True, tag="auction_continues"):
    """The auction goes on with this player's turn."""

    seat: Seat


class AuctionEnds(Effect, frozen=True, tag="auction_ends"):
    """The auction is over."""


class AuctionRestarts(Effect, frozen=True, tag="auction_restarts"):
    """A new auction begins with the dealer; the earlier calls have to be made again."""

    seat: Seat


class FinalContract(Effect, frozen=True, tag="final_contract"):
    """The contract that the auction has led to (22)."""

    bid: Call
    declarer: Seat
    risk: Risk = Risk.UNDOUBLED


class InPeriod(Effect, frozen=True, tag="in_period"):
    """In which period the board is, for one side where the sides differ (17, 22)."""

    period: Period
    side: Side | None = None


# -- leads and plays ---------------------------------------------------------------------------------------------


class LeadRestriction(Effect, frozen=True, tag="lead_restriction"):
    """If the offender becomes a defender: what declarer may demand when this player first has to lead (26).

    `may_require` and `may_forbid` are the suits among which declarer picks one; empty: he may not. A prohibition
    lasts as long as the player keeps the lead, a required lead binds that one lead. `defends`: it is known that he
    is a defender.
    """

    seat: Seat
    may_require: tuple[Suit, ...] = ()
    may_forbid: tuple[Suit, ...] = ()
    defends: bool = False


class LeadRequired(Effect, frozen=True, tag="lead_required"):
    """At his first turn to lead the player leads this suit, if he can (59)."""

    seat: Seat
    suit: Suit


class LeadForbidden(Effect, frozen=True, tag="lead_forbidden"):
    """From his first turn to lead, as long as he keeps the lead, the player may not lead this suit."""

    seat: Seat
    suit: Suit


class CardStaysFaced(Effect, frozen=True, tag="card_stays_faced"):
    """The card lies face up on the table until the auction ends (24)."""

    seat: Seat
    card: Card


class CardReturned(Effect, frozen=True, tag="card_returned"):
    """The card goes back into the hand."""

    seat: Seat
    card: Card


class PenaltyCard(Effect, frozen=True, tag="penalty_card"):
    seat: Seat
    card: Card
    kind: CardKind
    optional: bool = False  # only if declarer wishes (1997, 24)
    stays: bool = False  # it was one before, and is not picked up with the others (50D2(b), 51B2)


class CardRestored(Effect, frozen=True, tag="card_restored"):
    """A missing card is put back and counts as having been there all along (14)."""

    seat: Seat
    card: Card | None = None


class CardRemoved(Effect, frozen=True, tag="card_removed"):
    """A card that is not of this deal is taken out (13)."""

    seat: Seat


class HandsCorrected(Effect, frozen=True, tag="hands_corrected"):
    """The director puts the right cards into the right hands (13, 14)."""


# -- the cards on the table --------------------------------------------------------------------------------------


class CardPlayed(Effect, frozen=True, tag="card_played"):
    """The card counts as played to the trick, or as led; an irregularity in it has been accepted."""

    seat: Seat
    card: Card


class CardPlaced(Effect, frozen=True, tag="card_placed"):
    """The card is put among those that the player has played, as his card to this trick, whose winner stays (67B)."""

    seat: Seat
    card: Card
    trick: int


class CardWithdrawn(Effect, frozen=True, tag="card_withdrawn"):
    """The card leaves the trick: back to the hand, unless it becomes a penalty card."""

    seat: Seat
    card: Card


class CardDue(Effect, frozen=True, tag="card_due"):
    """This hand now leads, or plays, a legal card."""

    seat: Seat


class MayChangeCard(Effect, frozen=True, tag="may_change_card"):
    """The player may take this card back and play another, without rectification."""

    seat: Seat
    card: Card


class PlayRequired(Effect, frozen=True, tag="play_required"):
    """To the trick under way the player plays such a card of this suit, if he can (59)."""

    seat: Seat
    suit: Suit
    which: WhichCard = WhichCard.ANY


class PlayForbidden(Effect, frozen=True, tag="play_forbidden"):
    """To the trick under way the player may not play this suit, if he can avoid it (59)."""

    seat: Seat
    suit: Suit


class PenaltyCardLifted(Effect, frozen=True, tag="penalty_card_lifted"):
    """The card is a penalty card no longer and goes back into the hand (50D2, 51B)."""

    seat: Seat
    card: Card


class BecomesDeclarer(Effect, frozen=True, tag="becomes_declarer"):
    """This player declares; his partner spreads his hand as dummy (54A; 54C of 2017)."""

    seat: Seat


class TricksTransferred(Effect, frozen=True, tag="tricks_transferred"):
    """After the play so many tricks go to this side from the other (64A, 69B, 71)."""

    tricks: int
    to: Side


class TricksAwarded(Effect, frozen=True, tag="tricks_awarded"):
    """Of the tricks left when a claim was made so many go to this side, the others to the other side (70)."""

    tricks: int
    to: Side


# -- information -------------------------------------------------------------------------------------------------


class Information(Effect, frozen=True, tag="information"):
    """What was learned from something, and who may use it (16)."""

    about: str  # a message id: withdrawn_call, exposed_card, explanation …
    clause: str
    authorised: tuple[Side, ...] = ()
    unauthorised: tuple[Side, ...] = ()
    seat: Seat | None = None  # of his side only this player, where the law speaks of one
    cards: tuple[Card, ...] = ()  # what it was learned from, where other cards tell what everybody may use


# -- the board and its score -------------------------------------------------------------------------------------


class PlayContinues(Effect, frozen=True, tag="play_continues"):
    """Auction and play go on, or begin, as if nothing had happened."""


class NewDeal(Effect, frozen=True, tag="new_deal"):
    """The board is shuffled and dealt again."""


class BoardConditions(Effect, frozen=True, tag="board_conditions"):
    """Who deals and who is vulnerable on this board (2)."""

    dealer: Seat
    vulnerability: Vulnerability


class RoundEnded(Effect, frozen=True, tag="round_ended"):
    """The round is over at this table, or for this board (8)."""

    at: RoundEnd


class RoundContinues(Effect, frozen=True, tag="round_continues"):
    """The round is not over at this table, or for this board (8)."""


class BoardCancelled(Effect, frozen=True, tag="board_cancelled"):
    """No result on this board counts for these sides."""

    sides: tuple[Side, ...] = (Side.NS, Side.EW)


class BoardPlayedLater(Effect, frozen=True, tag="board_played_later"):
    """The contestants may be told to play the right board later."""


class ResultStands(Effect, frozen=True, tag="result_stands"):
    """What was obtained at the table counts, for one side where the sides differ."""

    side: Side | None = None


class BoardScored(Effect, frozen=True, tag="board_scored"):
    """The score that is recorded, for North-South; the other side has the same with the opposite sign (77, 79)."""

    ns: int


class ScoreLowered(Effect, frozen=True, tag="score_lowered"):
    """This side scores as with so many tricks fewer; the other side's score stays (79B3)."""

    side: Side
    tricks: int


class AdjustedScore(Effect, frozen=True, tag="adjusted_score"):
    """An adjusted score is awarded, or may be. Figures come from Law 12 and from the scorer."""

    kind: ScoreKind
    standing: Discretion = Discretion.SHALL
    in_favour_of: tuple[Side, ...] = ()
    against: tuple[Side, ...] = ()
    at_most_average_minus: tuple[Side, ...] = ()
    to: tuple[Side, ...] = ()  # who has it, where not both sides; at fault or not is for Law 12


class AssignedOutcome(Struct, frozen=True, omit_defaults=True):
    """One outcome of an assigned score: what North-South score, its weight as an exact fraction, its result if told."""

    score_ns: int
    weight: str = "1"
    result: str = ""


class ScoreAwarded(Effect, frozen=True, tag="score_awarded"):
    """What a side gets on this board (12C). Numbers are exact texts: `60`, `63.4`, `50/3`.

    Assigned: `outcomes`. Artificial: `award`, which gives way to the side's own session where that goes further
    (`own_session`). `percent` of the top, or `imps` from the side's own point of view, say what it is worth as far
    as that is known; alone they are the score itself.
    """

    side: Side
    outcomes: tuple[AssignedOutcome, ...] = ()
    award: Average | None = None
    own_session: bool = False
    percent: str = ""
    imps: str = ""
    self_inflicted: tuple[int, int] | None = None  # scores of North-South: without its own error, and at the table


class GroupScored(Effect, frozen=True, tag="group_scored"):
    """Tables that held the same form of a board are scored among themselves (87B): in per cent of the top."""

    scores_ns: tuple[int, ...]
    ns: tuple[str, ...]
    ew: tuple[str, ...]
    small: bool = False  # by the table for small groups, not by comparison


class Penalty(Effect, frozen=True, tag="penalty"):
    """A penalty that the director may impose on top of the rectification, or must where a regulation fixes it."""

    kind: PenaltyKind
    against: Side | None = None
    seat: Seat | None = None
    clause: str = ""
    standing: Discretion = Discretion.MAY
    approved_by: Approval | None = None  # without whose consent it does not take effect
    percent: str = ""  # of a top, where a regulation fixes it


class RightForfeited(Effect, frozen=True, tag="right_forfeited"):
    """A side loses its right to rectification (11), or a player a right of his (43)."""

    side: Side


class NoRectification(Effect, frozen=True, tag="no_rectification"):
    """Nothing further follows."""


# -- appeals -----------------------------------------------------------------------------------------------------


class AppealHeard(Effect, frozen=True, tag="appeal_heard"):
    """Whether an appeal, or a request for a review, is heard (92)."""

    heard: bool


class AppealGoesTo(Effect, frozen=True, tag="appeal_goes_to"):
    """This body has the appeal, or the part of it that is about one issue; if not change, it may recommend (93)."""

    body: AppealBody
    issue: Issue | None = None
    may_change: bool = True


# -- words -------------------------------------------------------------------------------------------------------


class Instruction(Effect, frozen=True, tag="instruction"):
    """What the director tells or orders, by message id; `seat` if it is one player's affair."""

    text: str
    seat: Seat | None = None


AnyEffect = (
    CallStands
    | CallCancelled
    | CallRepeated
    | CallReplaced
    | CallDue
    | MayChangeCall
    | MustPass
    | MayNotDouble
    | AuctionContinues
    | AuctionEnds
    | AuctionRestarts
    | FinalContract
    | InPeriod
    | LeadRestriction
    | LeadRequired
    | LeadForbidden
    | CardStaysFaced
    | CardReturned
    | PenaltyCard
    | CardRestored
    | CardRemoved
    | HandsCorrected
    | CardPlayed
    | CardPlaced
    | CardWithdrawn
    | CardDue
    | MayChangeCard
    | PlayRequired
    | PlayForbidden
    | PenaltyCardLifted
    | BecomesDeclarer
    | TricksTransferred
    | TricksAwarded
    | Information
    | PlayContinues
    | NewDeal
    | BoardConditions
    | RoundEnded
    | RoundContinues
    | BoardCancelled
    | BoardPlayedLater
    | ResultStands
    | BoardScored
    | ScoreLowered
    | AdjustedScore
    | ScoreAwarded
    | GroupScored
    | Penalty
    | RightForfeited
    | NoRectification
    | AppealHeard
    | AppealGoesTo
    | Instruction
)


def tag_of(effect: AnyEffect) -> str:
    return str(effect.__struct_config__.tag)


E = TypeVar("E", bound=Effect)


def those(effects: Iterable[AnyEffect], kind: type[E]) -> list[E]:
    """The effects of a kind, in order."""
    return [effect for effect in effects if isinstance(effect, kind)]
