"""A claim as it travels: what `arbitro claim --facts` reads."""

from typing import TypeVar

import msgspec
from msgspec import Struct

from arbitro.analysis.claims.claim import LIMIT, Claim, ShowOut
from arbitro.analysis.claims.statement import Statement, read_statement
from arbitro.analysis.position import Position
from arbitro.book.edition import E2017, Edition
from arbitro.book.problem import Place, Problem, ProblemsFound
from arbitro.book.writing import Remark
from arbitro.bridge.cards import Card, Denomination, Suit
from arbitro.bridge.hand import EMPTY, Hand
from arbitro.bridge.seats import SEATS, Seat
from arbitro.regulations import keys, load
from arbitro.regulations.key import Reader
from arbitro.regulations.loader import Find
from arbitro.regulations.pack import Pack

T = TypeVar("T")


class WrittenShowOut(Struct, frozen=True, forbid_unknown_fields=True):
    """An opponent who failed to follow to a suit before the claim."""

    seat: str
    suit: str


class ClaimRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """The cards left in each hand without those of the trick under way, the claim, and the answers so far.

    An answer names a choice, or a sort of choices, and says whether it is normal for this player.
    """

    hands: dict[str, str]  # "N": "AKQ.J95.-.T8"
    denomination: str
    leader: str  # who led, or leads, to the trick under way
    declarer: str
    claimer: str
    tricks: int  # claimed of those left
    trick: tuple[str, ...] = ()
    statement: tuple[Remark, ...] = ()
    showed_out: tuple[WrittenShowOut, ...] = ()
    sought: int | None = None
    late: bool = False
    edition: int | str | None = None
    regulations: str = "wbf"
    answers: dict[str, bool] = {}
    language: str = "en"
    limit: int = LIMIT


def read_claim_request(data: bytes) -> ClaimRequest:
    try:
        return msgspec.json.decode(data, type=ClaimRequest)
    except msgspec.DecodeError as error:  # ValidationError is one of them
        message, _, place = str(error).partition(" - at ")
        raise ProblemsFound([Problem("claim-form", Place(tag=place.strip("`$.") or None), message)]) from None


class _ClaimReading:
    """Reads the parts of a request and gathers what is wrong with them."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []

    def __call__(self, tag: str, read: Reader[T], text: object, otherwise: T) -> T:
        try:
            return read(text)
        except ProblemsFound as trouble:
            self.problems += (msgspec.structs.replace(p, where=_under(tag, p.where)) for p in trouble.problems)
            return otherwise


def _under(tag: str, where: Place) -> Place:
    return where if where.tag else msgspec.structs.replace(where, tag=tag)


def prepare_claim(request: ClaimRequest, find: Find = load) -> Claim:
    """The claim, or everything that is wrong with the request."""
    reading = _ClaimReading()
    hands = dict.fromkeys(SEATS, EMPTY)
    for name, text in request.hands.items():
        seat = reading("hands", lambda raw: Seat.parse(str(raw)), name, None)
        if seat:
            hands[seat] = reading(f"hands.{seat}", lambda raw: Hand.parse(str(raw)), text, EMPTY)
    denomination = reading(
        "denomination", lambda raw: Denomination.parse(str(raw)), request.denomination, Denomination.NOTRUMP
    )
    leader, declarer, claimer = (
        reading(tag, lambda raw: Seat.parse(str(raw)), text, Seat.SOUTH)
        for tag, text in (("leader", request.leader), ("declarer", request.declarer), ("claimer", request.claimer))
    )
    trick = tuple(reading("trick", lambda raw: Card.parse(str(raw)), text, Card.C2) for text in request.trick)
    shown = tuple(
        ShowOut(
            reading("showed_out", lambda raw: Seat.parse(str(raw)), out.seat, claimer.lho),
            reading("showed_out", lambda raw: Suit.parse(str(raw)), out.suit, Suit.CLUBS),
        )
        for out in request.showed_out
    )
    pack: Pack | None = reading("regulations", lambda raw: find(str(raw)), request.regulations, None)
    edition = pack[keys.LAWS_EDITION] if pack else E2017
    if request.edition is not None:
        edition = reading("edition", lambda raw: Edition.parse(str(raw)), request.edition, E2017)
    if reading.problems:
        raise ProblemsFound(reading.problems)
    north, east, south, west = (hands[seat] for seat in SEATS)
    position = Position((north, east, south, west), denomination, leader, trick)
    statement = reading(
        "statement", lambda _: read_statement(request.statement, position, claimer), request.statement, Statement()
    )
    claim = Claim(
        position,
        declarer,
        claimer,
        request.tricks,
        statement,
        edition,
        pack is not None and pack[keys.CLAIM_SUIT_ORDER, edition] == "top_down",
        shown,
        request.sought,
        request.late,
        request.answers,
        request.limit,
    )
    if problems := (*reading.problems, *claim.problems()):
        raise ProblemsFound(problems)
    return claim
