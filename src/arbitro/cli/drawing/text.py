"""A board as lines of text with colour: the usual compass diagram, then auction, outcome and play."""

from collections.abc import Iterable
from itertools import zip_longest

from rich.cells import cell_len
from rich.text import Text

from arbitro.bridge.cards import Suit
from arbitro.bridge.seats import Seat
from arbitro.cli.drawing.sheet import DrawnCall, DrawnCard, DrawnHand, Sheet

COLOUR = {Suit.SPADES: "bold", Suit.HEARTS: "bold red", Suit.DIAMONDS: "bold red", Suit.CLUBS: "bold"}
WIDTH = 24  # of a hand
COMPASS = ("┌───────┐", "│   N   │", "│ W   E │", "│   S   │", "└───────┘")
GAP = 3


def text(sheet: Sheet) -> Text:
    lines = [_heading(sheet)]
    if sheet.occasion:
        lines.append(Text(sheet.occasion, "dim"))
    lines += [Text(), *_diagram(sheet)]
    if sheet.auction:
        lines += [Text(), Text(sheet.titles[0], "bold"), _columns(sheet)]
        lines += (_row("", map(_call, row)) for row in sheet.auction)
        lines += (Text(note, "dim") for note in sheet.notes)
    if sheet.outcome:
        lines += [Text(), *map(Text, sheet.outcome)]
    if sheet.tricks:
        lines += [Text(), Text(sheet.titles[1], "bold"), _columns(sheet, indent=4)]
        lines += (_row(f"{n:>2}  ", map(_card, row)) for n, row in enumerate(sheet.tricks, 1))
    for line in lines:
        line.rstrip()
    return Text("\n").join(lines)


def _heading(sheet: Sheet) -> Text:
    return Text.assemble((sheet.title, "bold"), *(f" · {fact}" for fact in sheet.facts))


def _diagram(sheet: Sheet) -> list[Text]:
    north, east, south, west = (_hand(hand, sheet.unknown) for hand in sheet.hands)
    indent = Text(" " * WIDTH)
    vulnerable = {hand.seat.value for hand in sheet.hands if hand.vulnerable}
    middle = []
    for west_line, compass, east_line in zip_longest(west, COMPASS, east):
        box = Text(compass or " " * len(COMPASS[0]))
        for at, letter in enumerate(box.plain):
            if letter in vulnerable:
                box.stylize("bold white on red", at, at + 1)
        middle.append(_padded(west_line or Text(), WIDTH) + box + Text(" " * GAP) + (east_line or Text()))
    return [*(indent + line for line in north), *middle, *(indent + line for line in south)]


def _hand(hand: DrawnHand, unknown: str) -> list[Text]:
    title = Text(hand.name, "bold underline" if hand.dealer else "bold")
    lines = [Text.assemble(title, f"  {hand.points}")]
    if hand.player:
        player = Text(hand.player, "italic")
        if hand.seat is Seat.WEST:
            player.truncate(WIDTH - 1, overflow="ellipsis")
        lines.append(player)
    if not hand.suits:
        return [*lines, Text(unknown, "dim")]
    return [*lines, *(Text.assemble((suit.symbol, COLOUR[suit]), f" {ranks}") for suit, ranks in hand.suits)]


def _columns(sheet: Sheet, indent: int = 0) -> Text:
    return _row(" " * indent, (Text(name, "underline") for name in sheet.columns))


def _row(head: str, cells: Iterable[Text]) -> Text:
    line = Text(head)
    for cell in cells:
        line += _padded(cell, 8)
    return line


def _call(call: DrawnCall) -> Text:
    mark = ("*" if call.alerted else "") + (f"({call.note})" if call.note else "")
    return Text.assemble((call.text, COLOUR[call.suit] if call.suit else ""), mark)


def _card(card: DrawnCard | None) -> Text:
    if card is None:
        return Text(" -")
    cell = Text.assemble(("›" if card.led else " "), (card.suit.symbol, COLOUR[card.suit]), card.rank)
    if card.won:
        cell.stylize("reverse", 1)
    return cell


def _padded(line: Text, width: int) -> Text:
    return Text.assemble(line, " " * max(1, width - cell_len(line.plain)))
