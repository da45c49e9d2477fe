"""What a drawing of a board says, in the reader's language; how it looks is the business of each drawing."""

from msgspec import Struct

from arbitro.bridge.calls import Call
from arbitro.bridge.cards import SUITS, Suit
from arbitro.bridge.evaluation import hcp
from arbitro.bridge.score import score
from arbitro.bridge.seats import Seat
from arbitro.cli.drawing.words import say_result, say_score
from arbitro.cli.voice import Voice, clean
from arbitro.formats.record import BoardRecord, RecordedCall
from arbitro.words.letters import say_call, say_card, say_contract, say_ranks

COLUMNS = (Seat.WEST, Seat.NORTH, Seat.EAST, Seat.SOUTH)  # diagrams and auctions begin with West


class DrawnHand(Struct, frozen=True):
    """One hand: four suits from spades down, ranks apart; no suits if the hand is not known."""

    seat: Seat
    name: str
    player: str
    points: str
    suits: tuple[tuple[Suit, str], ...]
    dealer: bool
    vulnerable: bool


class DrawnCall(Struct, frozen=True):
    """One call. `note` is the number of its explanation, `suit` tells the colour."""

    text: str = ""
    suit: Suit | None = None
    alerted: bool = False
    note: str = ""


class DrawnCard(Struct, frozen=True):
    """One card of a trick: whether it was led, and whether it won."""

    suit: Suit
    rank: str
    led: bool
    won: bool


class Sheet(Struct, frozen=True):
    """Everything that the drawing of one board says."""

    title: str
    facts: tuple[str, ...]
    occasion: str
    hands: tuple[DrawnHand, ...]  # North, East, South, West
    columns: tuple[str, ...]  # the names over an auction or a play, from West
    auction: tuple[tuple[DrawnCall, ...], ...]  # rows of four, from West
    notes: tuple[str, ...]
    outcome: tuple[str, ...]
    tricks: tuple[tuple[DrawnCard | None, ...], ...]  # rows of four, from West
    titles: tuple[str, str]  # over the auction and the play
    unknown: str  # in place of a hand that is not known


def sheet(record: BoardRecord, voice: Voice) -> Sheet:
    calls, notes = _auction(record, voice)
    return Sheet(
        title=voice("board-title", number=str(record.number)) if record.number else voice("board-untitled"),
        facts=_facts(record, voice),
        occasion=" · ".join(clean(text) for text in (record.event, record.site, record.date, record.room) if text),
        hands=tuple(_hand(record, seat, voice) for seat in Seat),
        columns=tuple(voice.seat(seat) for seat in COLUMNS),
        auction=calls,
        notes=notes,
        outcome=_outcome(record, voice),
        tricks=_tricks(record, voice),
        titles=(voice("board-auction"), voice("board-play")),
        unknown=voice("board-hand-unknown"),
    )


def _marks_known(record: BoardRecord) -> tuple[bool, bool]:
    """Dealer and vulnerability follow from the number where the file does not give them (Law 2)."""
    return (
        record.dealer is not None or record.number is not None,
        record.vulnerability is not None or record.number is not None,
    )


def _facts(record: BoardRecord, voice: Voice) -> tuple[str, ...]:
    dealer_known, vulnerability_known = _marks_known(record)
    facts = []
    if dealer_known:
        facts.append(voice("board-dealer", seat=voice.seat(record.board.dealer)))
    if vulnerability_known:
        facts.append(voice(f"board-vulnerable-{record.board.vulnerability.value}"))
    return tuple(facts)


def _hand(record: BoardRecord, seat: Seat, voice: Voice) -> DrawnHand:
    hand = record.deal[seat]
    dealer_known, vulnerability_known = _marks_known(record)

    def ranks(suit: Suit) -> str:
        return say_ranks(hand.holding(suit), voice.language, " ") or "—"

    return DrawnHand(
        seat=seat,
        name=voice.seat(seat),
        player=clean(record.player(seat)),
        points=voice("board-points", points=hcp(hand)) if len(hand) == 13 else "",
        suits=tuple((suit, ranks(suit)) for suit in reversed(SUITS)) if hand else (),
        dealer=dealer_known and record.board.dealer is seat,
        vulnerable=vulnerability_known and seat in record.board.vulnerability,
    )


def _auction(record: BoardRecord, voice: Voice) -> tuple[tuple[tuple[DrawnCall, ...], ...], tuple[str, ...]]:
    if not record.calls:
        return (), ()
    notes: list[str] = []
    row = [DrawnCall()] * COLUMNS.index(record.board.dealer)
    for made in record.calls:
        if made.explanation:
            notes.append(f"{len(notes) + 1}. {clean(made.explanation)}")
        row.append(_call(made, str(len(notes)) if made.explanation else "", voice))
    row += [DrawnCall()] * (-len(row) % 4)
    return tuple(tuple(row[at : at + 4]) for at in range(0, len(row), 4)), tuple(notes)


def _call(made: RecordedCall, note: str, voice: Voice) -> DrawnCall:
    call = made.call
    if call.denomination is not None:
        return DrawnCall(say_call(call, voice.language), call.denomination.suit, made.alerted, note)
    text = {Call.PASS: voice("board-pass"), Call.DOUBLE: "X", Call.REDOUBLE: "XX"}[call]
    return DrawnCall(text, None, made.alerted, note)


def _outcome(record: BoardRecord, voice: Voice) -> tuple[str, ...]:
    lines = []
    auction = record.auction
    contract = record.contract or (auction.contract if auction else None)
    if record.result is not None:
        lines.append(say_result(record.result, voice))
        if _marks_known(record)[1]:
            lines.append(say_score(score(record.result, record.board.vulnerability), voice))
    elif contract is not None:
        contract_text = say_contract(contract, voice.language)
        lines.append(voice("board-contract", contract=contract_text, declarer=voice.seat(contract.declarer)))
    elif auction is not None and auction.is_passed_out:
        lines.append(voice("board-passed-out"))
    if record.claimed:
        lines.append(voice("board-claimed"))
    if record.cards:
        lines.append(voice("board-lead", card=say_card(record.cards[0], voice.language)))
    return tuple(lines)


def _tricks(record: BoardRecord, voice: Voice) -> tuple[tuple[DrawnCard | None, ...], ...]:
    """Each trick, led and won; a play that the deal does not carry is not drawn."""
    auction = record.auction
    contract = record.contract or (auction.contract if auction else None)
    if not record.cards or contract is None or not record.deal.is_complete:
        return ()
    from arbitro.bridge.play import Play  # its tables take longer than a drawing without a play

    play = Play.begin(record.deal, contract, record.cards)
    under_way = (play.trick,) if play.trick.cards else ()
    rows = []
    for trick in (*play.tricks, *under_way):
        winner = trick.winner(contract.denomination) if trick.is_complete else None
        row: list[DrawnCard | None] = []
        for seat in COLUMNS:
            card = trick.card_of(seat)
            rank = say_ranks(card.rank.value, voice.language) if card else ""
            row.append(card and DrawnCard(card.suit, rank, seat is trick.leader, seat is winner))
        rows.append(tuple(row))
    return tuple(rows)
