"""A board as lines of text with colour: the usual compass diagram, then auction, outcome and play."""

from collections.abc import Iterable
from functools import partial
from itertools import zip_longest

from click import style, unstyle

from arbitro.bridge.cards import Suit
from arbitro.bridge.seats import Seat
from arbitro.cli.drawing.sheet import DrawnCall, DrawnCard, DrawnHand, Sheet
from arbitro.cli.terminal import cells

bold = partial(style, bold=True)
dim = partial(style, dim=True)
underlined = partial(style, underline=True)

COLOUR = {Suit.SPADES: None, Suit.HEARTS: "red", Suit.DIAMONDS: "red", Suit.CLUBS: None}
WIDTH = 24  # of a hand
COLUMN = 8  # of an auction or a play
COMPASS = ("┌───────┐", "│   N   │", "│ W   E │", "│   S   │", "└───────┘")
GAP = 3


def plain(sheet: Sheet) -> str:
    """The same for a file."""
    return f"{unstyle(text(sheet))}\n\n"


def text(sheet: Sheet) -> str:
    lines = [" · ".join((bold(sheet.title), *sheet.facts))]
    if sheet.occasion:
        lines.append(dim(sheet.occasion))
    lines += ["", *_diagram(sheet)]
    if sheet.auction:
        lines += ["", bold(sheet.titles[0]), _row("", map(underlined, sheet.columns))]
        lines += (_row("", map(_call, row)) for row in sheet.auction)
        lines += map(dim, sheet.notes)
    if sheet.outcome:
        lines += ["", *sheet.outcome]
    if sheet.tricks:
        lines += ["", bold(sheet.titles[1]), _row("    ", map(underlined, sheet.columns))]
        lines += (_row(f"{n:>2}  ", map(_card, row)) for n, row in enumerate(sheet.tricks, 1))
    return "\n".join(line.rstrip() for line in lines)


def _diagram(sheet: Sheet) -> list[str]:
    north, east, south, west = (_hand(hand, sheet.unknown) for hand in sheet.hands)
    indent = " " * WIDTH
    vulnerable = {hand.seat.value for hand in sheet.hands if hand.vulnerable}
    middle = []
    for west_line, compass, east_line in zip_longest(west, COMPASS, east, fillvalue=""):
        box = "".join(
            style(letter, fg="white", bg="red", bold=True) if letter in vulnerable else letter
            for letter in compass or " " * len(COMPASS[0])
        )
        middle.append(_padded(west_line, WIDTH) + box + " " * GAP + east_line)
    return [*(indent + line for line in north), *middle, *(indent + line for line in south)]


def _hand(hand: DrawnHand, unknown: str) -> list[str]:
    lines = [f"{style(hand.name, bold=True, underline=hand.dealer or None)}  {hand.points}"]
    if hand.player:
        lines.append(style(_cut(hand.player) if hand.seat is Seat.WEST else hand.player, italic=True))
    if not hand.suits:
        return [*lines, dim(unknown)]
    return [*lines, *(f"{_coloured(suit.symbol, suit)} {ranks}" for suit, ranks in hand.suits)]


def _coloured(text: str, suit: Suit | None) -> str:
    return bold(text, fg=COLOUR[suit]) if suit else text


def _row(head: str, cells: Iterable[str]) -> str:
    return head + "".join(_padded(cell, COLUMN) for cell in cells)


def _call(call: DrawnCall) -> str:
    return _coloured(call.text, call.suit) + "*" * call.alerted + (f"({call.note})" if call.note else "")


def _card(card: DrawnCard | None) -> str:
    if card is None:
        return " -"
    shown = bold(card.suit.symbol, fg=COLOUR[card.suit], reverse=card.won or None) + style(
        card.rank, reverse=card.won or None
    )
    return ("›" if card.led else " ") + shown


def _padded(line: str, width: int) -> str:
    return line + " " * max(1, width - cells(line))


def _cut(name: str) -> str:
    """A name that fits beside the compass."""
    if cells(name) < WIDTH:
        return name
    while cells(name) >= WIDTH - 1:
        name = name[:-1]
    return f"{name}…"
