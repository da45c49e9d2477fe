"""Writes games: as they were read, in export format, or from board records."""

from collections.abc import Iterable, Iterator

from arbitro.book.problem import Place, refuse
from arbitro.bridge.calls import Call
from arbitro.bridge.contract import Contract
from arbitro.bridge.play import Trick
from arbitro.bridge.seats import Vulnerability
from arbitro.formats.pbn.game import Findings, Game
from arbitro.formats.pbn.syntax import escaped, tags_of
from arbitro.formats.record import BoardRecord, RecordedCall

HEADER = "% PBN 2.1\n% EXPORT\n"  # 2.4
VULNERABLE = {
    Vulnerability.NONE: "None",
    Vulnerability.NS: "NS",
    Vulnerability.EW: "EW",
    Vulnerability.BOTH: "All",
}


def write_game(game: Game) -> str:
    """The text of a game exactly as it was read."""
    return game.text


def write(records: Iterable[BoardRecord]) -> Iterator[str]:
    """A file in export format, piece by piece: its header, then game after game."""
    yield HEADER
    for record in records:
        yield as_game(record).text


def pair(name: str, value: str) -> str:
    return f'[{name} "{escaped(value)}"]'


def call_text(call: Call) -> str:
    return "Pass" if call is Call.PASS else call.value


def as_game(record: BoardRecord) -> Game:
    """A record as a game in export format, with its empty line.

    What PBN cannot tell apart is lost: an explained call counts as alerted. What PBN would take for something else
    is refused: text that begins with the marks of inheritance (4.8), and cards without a contract.
    """
    text = "\n".join([*_identification(record), *_auction(record), *_play(record), "", ""])
    game = Game(text)
    return Game(text, tuple(tags_of(text, Findings(game))))


def _contract(record: BoardRecord) -> Contract | None:
    return record.contract or (record.result.contract if record.result else None)


def _identification(record: BoardRecord) -> Iterator[str]:
    """The fifteen mandatory tags in their order (3.4), then teams and room."""
    contract, result = _contract(record), record.result
    passed_out = result is not None and result.is_passed_out
    deal = record.deal.pbn(record.dealer) if record.dealer else record.deal.pbn()
    north, east, south, west = record.players
    values = {
        "Event": record.event,
        "Site": record.site,
        "Date": record.date,
        "Board": str(record.number or ""),
        "West": west,
        "North": north,
        "East": east,
        "South": south,
        "Dealer": record.dealer.value if record.dealer else "",
        "Vulnerable": VULNERABLE[record.vulnerability] if record.vulnerability else "",
        "Deal": deal if any(record.deal) else "",
        "Scoring": record.scoring,
        "Declarer": contract.declarer.value if contract else "",
        "Contract": contract.bid if contract else "Pass" if passed_out else "",
        "Result": str(result.tricks) if result and not passed_out else "",
    }
    more = {"HomeTeam": record.home, "Room": record.room, "VisitTeam": record.visitors}
    values |= {name: value for name, value in more.items() if value}
    for name, value in values.items():
        if value == "#" or value.startswith("##"):
            raise refuse("reserved-text", found=value, where=Place(board=values["Board"] or None, tag=name))
        inapplicable = passed_out and name in {"Declarer", "Result"}
        yield pair(name, value if value or inapplicable else "?")


def _auction(record: BoardRecord) -> Iterator[str]:
    """3.5: from the dealer, four calls to a line; `*` if the auction did not end."""
    if not record.calls:
        return
    auction = record.auction
    numbers: dict[str, int] = {}
    calls = [_annotated(call, numbers) for call in record.calls]
    yield pair("Auction", record.board.dealer.value)
    for start in range(0, len(calls), 4):
        yield " ".join(calls[start : start + 4])
    if auction is not None and not auction.is_over:
        yield "*"
    for text, number in numbers.items():
        yield pair("Note", f"{number}:{text}")


def _annotated(recorded: RecordedCall, numbers: dict[str, int]) -> str:
    if not recorded.alerted and not recorded.explanation:
        return call_text(recorded.call)
    number = numbers.setdefault(recorded.explanation, len(numbers) + 1)
    return f"{call_text(recorded.call)} ={number}="


def _play(record: BoardRecord) -> Iterator[str]:
    """3.6: a row for each trick, columns from the opening leader; `*` after a claim, `+` where play goes on."""
    cards = record.cards
    if not cards and not record.claimed:
        return
    contract = _contract(record)
    if contract is None:
        number = str(record.number) if record.number else None
        raise refuse("cards-without-contract", found=len(cards), where=Place(board=number, tag="Play"))
    leader = contract.leader
    yield pair("Play", leader.value)
    for start in range(0, len(cards), 4):
        trick = Trick(leader, cards[start : start + 4])
        row = (trick.card_of(contract.leader.after(column)) for column in range(4))
        yield " ".join(card.value if card else "-" for card in row)
        leader = trick.winner(contract.denomination)
    if len(cards) < 52:
        if record.claimed:
            yield "*"
        elif record.result is None:
            yield "+"
