"""A table after its events: where every card is, whose turn it is, what binds whom, what went wrong."""

from enum import Enum
from functools import cached_property
from typing import NamedTuple

from msgspec import Struct

from arbitro.book.edition import Edition
from arbitro.bridge.board import Board
from arbitro.bridge.calls import Call
from arbitro.bridge.cards import Card, Denomination, Suit
from arbitro.bridge.contract import Contract, Result
from arbitro.bridge.hand import Hand
from arbitro.bridge.play import beats
from arbitro.bridge.seats import Seat, Side
from arbitro.laws.case.effect import AnyEffect, CardKind, HowLong, LeadRestriction
from arbitro.laws.case.ruling import Plain
from arbitro.laws.shared.obligation import Restriction
from arbitro.table.bidding import Bidding
from arbitro.table.event import Alerts, AnyEvent, Directing, Mode
from arbitro.table.irregularity import Irregularity, Kind, Status

UNSETTLED = (Status.OPEN, Status.ESTABLISHED)


class BoardPhase(Enum):
    """How far the board has come."""

    AUCTION = "auction"
    OPENING_LEAD = "opening_lead"  # the auction is over, the lead is awaited or lies face down
    PLAY = "play"
    CLAIM = "claim"  # play is suspended by a claim or concession
    OVER = "over"
    CANCELLED = "cancelled"


class TableRules(Struct, frozen=True):
    """Under which rules the board is played."""

    board: Board
    edition: Edition
    regulations: str
    mode: Mode
    screens: bool
    alerts: Alerts = Alerts.PARTNER
    directing: Directing = Directing.PERSON


class CardLaid(NamedTuple):
    """A card in front of a hand."""

    seat: Seat
    card: Card


class Quitted(NamedTuple):
    """A trick that is over; fewer than four cards if somebody did not play to it."""

    leader: Seat
    cards: tuple[CardLaid, ...]
    winner: Seat


class Laid(Struct, frozen=True):
    """A penalty card."""

    seat: Seat
    card: Card
    kind: CardKind


class Spoken(NamedTuple):
    """An alert, a question, an explanation, talk, a ready phrase; by the director, if without a seat."""

    what: str
    seat: Seat | None
    text: str
    to: str = ""  # of talk and phrases


class Withdrawn(Struct, frozen=True, omit_defaults=True):
    """A call or card that a ruling took back, and which side may use what it tells (16)."""

    seat: Seat
    what: str
    clause: str
    authorised: tuple[Side, ...] = ()
    unauthorised: tuple[Side, ...] = ()


class RulingHeard(Struct, frozen=True, omit_defaults=True):
    """What the director has ruled, as the table hears it."""

    event: int
    clauses: tuple[str, ...]
    effects: tuple[AnyEffect, ...]
    side_of_screen: Seat | None = None  # whose side alone is told (80B2(e))


class Attention(Struct, frozen=True):
    """Somebody has said that something is wrong: what, and whose; open until the director has answered."""

    by: Seat | None
    about: int | str | None
    of: Seat | None
    event: int
    open: bool = True


class TableClaim(Struct, frozen=True):
    """A claim or concession: tricks that the player's side is to have of those left."""

    seat: Seat
    tricks: int
    left: int
    statement: str = ""
    objected: tuple[Seat, ...] = ()
    agreed: tuple[Seat, ...] = ()
    play_on: tuple[Seat, ...] = ()  # who would rather play on (68D2(b) of 2017)
    played_after: tuple[CardLaid, ...] = ()  # cards that came after it


class Bound(Struct, frozen=True):
    """What binds the players beyond the ordinary rules."""

    must_pass: tuple[tuple[Seat, HowLong], ...] = ()
    may_not_double: tuple[Seat, ...] = ()
    repeat: tuple[tuple[Seat, Call], ...] = ()
    lead_restrictions: tuple[LeadRestriction, ...] = ()  # 26: declarer's choice when the player first has to lead
    restrictions: tuple[Restriction, ...] = ()
    penalty_cards: tuple[Laid, ...] = ()
    may_change: tuple[CardLaid, ...] = ()  # cards that may be taken back


FREE = Bound()


class Table(Struct, frozen=True, dict=True):
    """One board at one table. `turn` is whose call, lead or play is awaited."""

    setting: TableRules
    turn: Seat
    hands: tuple[int, int, int, int]  # cards not played, as sets; penalty cards and faced cards are among them
    bidding: Bidding
    events: int = 0
    phase: BoardPhase = BoardPhase.AUCTION
    contract: Contract | None = None
    leader: Seat | None = None  # to the trick under way
    trick: tuple[CardLaid, ...] = ()
    tricks: tuple[Quitted, ...] = ()
    won: int = 0  # quitted tricks of declarer's side
    dummy_spread: bool = False
    turned: tuple[Seat, ...] = ()  # who has turned his card of the last trick (65A)
    face_down: CardLaid | None = None  # the opening lead
    ahead: CardLaid | None = None  # a card led before the trick was complete
    spread: tuple[Seat, ...] = ()  # hands that were faced beside dummy's (54A)
    faced: tuple[CardLaid, ...] = ()  # cards that lie face up and are neither played nor penalty cards
    kept_from: tuple[tuple[Card, tuple[Seat, ...]], ...] = ()  # of these: who could not see them
    bound: Bound = FREE
    withdrawn: tuple[Withdrawn, ...] = ()
    chosen: tuple[Seat, ...] = ()  # who need not wait for declarer's choice before this lead (50D2)
    irregularities: tuple[Irregularity, ...] = ()
    live: tuple[int, ...] = ()  # those whose fate the next action may settle
    claim: TableClaim | None = None
    awarded: tuple[int, Side] | None = None  # tricks of those left, by agreement or by ruling
    transfers: tuple[tuple[int, Side], ...] = ()
    score_effects: tuple[AnyEffect, ...] = ()
    spoken: tuple[Spoken, ...] = ()
    answers: tuple[tuple[str, Plain], ...] = ()  # given since the last ruling
    opinions: tuple[tuple[Seat, Plain], ...] = ()  # on the question that is put to all four
    rulings: tuple[RulingHeard, ...] = ()
    attention: tuple[Attention, ...] = ()
    director: bool = False  # called, and has not ruled yet
    before_ruling: "Table | None" = None
    since_ruling: tuple[AnyEvent, ...] = ()  # which would stay if it were taken back
    ruled_on: Irregularity | None = None  # while the ruling on it is carried out
    agreed: int | None = None  # declarer's tricks, as the players agreed
    returned: tuple[Seat, ...] = ()
    called_next: tuple[Side, ...] = ()
    round_over: bool = False
    trays: tuple[tuple[int, Seat | None], ...] = ()  # with screens: calls on the tray when it passed, and who passed it
    screen_open: bool = False
    screen_opened_by: Seat | None = None

    # -- where things are --------------------------------------------------------------------------------------

    @property
    def declarer(self) -> Seat | None:
        return self.contract.declarer if self.contract else None

    @property
    def dummy(self) -> Seat | None:
        return self.contract.declarer.partner if self.contract else None

    @property
    def dummy_is_down(self) -> bool:
        """Whether dummy's cards can be seen: spread, or one of them has been played."""
        return self.dummy_spread or bool(self.tricks) or any(placed.seat is self.dummy for placed in self.trick)

    @property
    def shown(self) -> int:
        """With screens: the calls that have passed the screen."""
        return self.trays[-1][0] if self.trays else 0

    @property
    def led(self) -> Suit | None:
        """The suit led to the trick under way."""
        return self.trick[0].card.suit if self.trick else None

    def hand(self, seat: Seat) -> Hand:
        return Hand(self.hands[seat.index])

    def defends(self, seat: Seat) -> bool:
        return self.contract is not None and seat.side is not self.contract.declarer.side

    @property
    def concession_refused(self) -> bool:
        """68B2: a defender concedes, and the first to speak is his partner, who objects."""
        claim = self.claim
        if claim is None or not self.defends(claim.seat) or claim.tricks == claim.left or claim.agreed:
            return False
        return claim.objected[:1] == (claim.seat.partner,)

    @property
    def next_trick(self) -> int:
        """The number of the trick under way, or of the next."""
        return len(self.tricks) + 1

    @property
    def is_over(self) -> bool:
        return self.phase in (BoardPhase.OVER, BoardPhase.CANCELLED)

    @cached_property
    def halted(self) -> bool:
        """9B2: attention was drawn, or the director called, and he has not spoken yet."""
        return self.director or bool(self.noticed) or any(said.open for said in self.attention)

    @cached_property
    def noticed(self) -> tuple[int, ...]:
        """Irregularities to which attention was drawn and that nobody has ruled on, by number."""
        return tuple(
            number
            for number, wrong in enumerate(self.irregularities)
            if wrong.noticed is not None and wrong.status in UNSETTLED
        )

    @cached_property
    def left_open(self) -> tuple[int, ...]:
        """Irregularities that are to be decided later, by number."""
        return tuple(n for n, wrong in enumerate(self.irregularities) if wrong.status is Status.LEFT_OPEN)

    @property
    def claim_left_open(self) -> bool:
        return any(self.irregularities[number].kind is Kind.CLAIM_CONTESTED for number in self.left_open)

    @cached_property
    def tricks_won(self) -> int | None:
        """Declarer's tricks in all, with what was awarded and transferred; nothing while play goes on."""
        if self.contract is None or self.phase is not BoardPhase.OVER or self.claim_left_open:
            return None
        side = self.contract.declarer.side
        won = self.won
        if self.awarded is not None:
            tricks, to = self.awarded
            left = 13 - len(self.tricks)
            won += tricks if to is side else left - tricks
        for tricks, to in self.transfers:
            won += tricks if to is side else -tricks
        return min(max(won, 0), 13)  # no side gives more tricks than it has

    @property
    def result(self) -> Result | None:
        """The result of a board that is over: as it was agreed, else as it was played."""
        if self.phase is not BoardPhase.OVER:
            return None
        if self.contract is None:
            return Result(None, 0)
        tricks = self.tricks_won if self.agreed is None else self.agreed
        return Result(self.contract, tricks) if tricks is not None else None


def in_rotation(cards: tuple[CardLaid, ...]) -> tuple[CardLaid, ...]:
    """The cards of a trick from the leader round the table."""
    leader = cards[0].seat
    return tuple(sorted(cards, key=lambda placed: (placed.seat.index - leader.index) % 4))


def winner(cards: tuple[CardLaid, ...], denomination: Denomination) -> Seat:
    """Who wins the trick: the highest trump, else the highest card of the suit led (44E, 44F)."""
    best = cards[0]
    trump = denomination.suit
    for placed in cards[1:]:
        if beats(placed.card, best.card, trump):
            best = placed
    return best.seat
