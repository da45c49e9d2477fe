"""Claims, tricks and hands that somebody disputes, told from the log."""

from msgspec.structs import replace

from arbitro.bridge.cards import SUITS, Suit
from arbitro.bridge.deal import Deal
from arbitro.bridge.hand import Hand
from arbitro.bridge.seats import SEATS, Seat
from arbitro.laws.claiming import ClaimMade, ShownOut
from arbitro.laws.hands import CardsHeld, Stage
from arbitro.laws.law_79_tricks_won import TricksDisagreed
from arbitro.laws.ruling import Plain
from arbitro.table.facts.auction import told
from arbitro.table.facts.entry import Entry
from arbitro.table.facts.play import declarer_of
from arbitro.table.irregularity import Irregularity
from arbitro.table.state import Phase, Table


def contested_claim(table: Table, _: Irregularity) -> Entry:
    """70: with all cards, the trick under way, and who has shown out of what."""
    claim, contract = table.claim, table.contract
    assert claim is not None
    assert contract is not None
    made = ClaimMade(
        contract.declarer,
        claimer=claim.seat,
        left=claim.left,
        claimed=claim.tricks,
        remaining=Deal(*(Hand(mask) for mask in table.hands)).pbn(),
        denomination=contract.denomination.value,
        on_lead=table.trick[0].seat if table.trick else table.turn,
        in_trick=tuple(one.card for one in table.trick),
        showed_out=shown_out(table),
    )
    return Entry("claim_contested", _stated(made, claim.statement), {"played_on": False})


def _stated(made: ClaimMade, statement: str) -> ClaimMade:
    """With what the search of lines understands; other words are for the director."""
    said = tuple(part.strip() for part in statement.split(",") if part.strip())
    stated = replace(made, statement=said)
    return made if stated.problems() else stated


def shown_out(table: Table) -> tuple[ShownOut, ...]:
    """Who failed to follow to which suit, before the claim (70E1)."""
    found: dict[tuple[Seat, Suit], None] = {}
    for cards in (*(quitted.cards for quitted in table.tricks), table.trick):
        for one in cards[1:]:
            if one.card.suit is not cards[0].card.suit:
                found[one.seat, cards[0].card.suit] = None
    return tuple(ShownOut(seat, suit) for suit in SUITS for seat in SEATS if (seat, suit) in found)


def tricks_disagreed(table: Table, _: Irregularity) -> Entry:
    """79B: what was agreed is not what the log has."""
    declaring = declarer_of(table).side
    won, agreed = table.tricks_won, table.agreed
    assert won is not None
    assert agreed is not None
    seeking = declaring if won > agreed else declaring.opponents
    claim = table.claim
    disagreed = TricksDisagreed(
        seeking,
        abs(won - agreed),
        declarer_of(table),
        claim.seat if claim else None,
        claim.left if claim else None,
        claim.tricks if claim else None,
    )
    answers: dict[str, Plain] = {"agreed_at_table": True, "claim_or_concession": claim is not None}
    return Entry("tricks_disagreed", disagreed, answers)


def wrong_number_of_cards(table: Table, _: Irregularity) -> Entry:
    board = table.setting.board
    north, east, south, west = (len(hand) for hand in board.deal)
    before = told(table, len(table.bidding.calls))
    stage = Stage.AUCTION_PERIOD
    if table.trick or table.tricks:
        stage = Stage.COMPLETED if table.phase is Phase.OVER else Stage.PLAY
    held = CardsHeld(north, east, south, west, board.dealer, before.calls)
    return Entry("wrong_number_of_cards", held, {"stage": stage.value})
