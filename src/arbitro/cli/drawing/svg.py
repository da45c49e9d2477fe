"""Boards as one SVG picture, each below the other. Self-contained: no fonts or files from elsewhere."""

from collections.abc import Iterable, Sequence
from html import escape
from textwrap import wrap

from arbitro.bridge.cards import Suit
from arbitro.bridge.seats import Seat
from arbitro.cli.drawing.sheet import DrawnCall, DrawnCard, DrawnHand, Sheet

WIDTH = 640
MARGIN = 28
LINE = 22
PLAY_COLUMN = 60
HALF = (WIDTH - 3 * MARGIN) // 2
HAND_AT = {Seat.NORTH: (246, 0), Seat.WEST: (MARGIN, 1), Seat.EAST: (440, 1), Seat.SOUTH: (246, 2)}
HAND_HEIGHT = 6 * LINE + 8
CLASS = {Suit.SPADES: "black", Suit.HEARTS: "red", Suit.DIAMONDS: "red", Suit.CLUBS: "black"}

STYLE = """
text { font-family: "DejaVu Sans", "Segoe UI", "Helvetica Neue", Arial, sans-serif; font-size: 16px; fill: #1b1f24 }
.title { font-size: 22px; font-weight: 700 }
.small { font-size: 13px; fill: #57606a }
.head { font-weight: 700 }
.red { fill: #b3121d }
.black { fill: #1b1f24 }
.paper { fill: #ffffff }
.table { fill: #14603a }
.safe { fill: #f4f1e6 }
.vulnerable { fill: #b3121d }
.compass { font-size: 15px; font-weight: 700; text-anchor: middle }
.on-red { fill: #ffffff }
.rule { stroke: #d0d7de }
.won { fill: #e3ecd9 }
"""


def svg(sheets: Sequence[Sheet], language: str) -> str:
    """One picture of these boards."""
    parts: list[str] = []
    height = 0
    for sheet in sheets:
        body, tall = _board(sheet)
        parts.append(f'<g transform="translate(0 {height})">{body}</g>')
        height += tall
    title = escape(", ".join(sheet.title for sheet in sheets))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        f'role="graphics-document document" xml:lang="{language}" lang="{language}">'
        f"<title>{title}</title><style>{STYLE}</style>"
        f'<rect class="paper" width="{WIDTH}" height="{height}"/>{"".join(parts)}</svg>\n'
    )


def _board(sheet: Sheet) -> tuple[str, int]:
    parts = [_text(MARGIN, 42, sheet.title, "title"), _text(MARGIN, 64, " · ".join(sheet.facts), "small")]
    top = 72
    if sheet.occasion:
        parts.append(_text(MARGIN, 84, sheet.occasion, "small"))
        top = 92
    parts += (_hand(hand, top, sheet.unknown) for hand in sheet.hands)
    parts.append(_compass(sheet, 246, top + HAND_HEIGHT + 12))
    top += 3 * HAND_HEIGHT + 8
    left, left_height = _auction(sheet, top)
    right, right_height = _play(sheet, top)
    height = top + max(left_height, right_height) + MARGIN // 2
    rule = f'<line class="rule" x1="{MARGIN}" x2="{WIDTH - MARGIN}" y1="{height - 1}" y2="{height - 1}"/>'
    return "".join((*parts, left, right, rule)), height


def _hand(hand: DrawnHand, top: int, unknown: str) -> str:
    x, row = HAND_AT[hand.seat]
    y = top + row * HAND_HEIGHT + LINE
    spans = f'<tspan class="head">{escape(hand.name)}</tspan> <tspan class="small">{escape(hand.points)}</tspan>'
    lines = [f'<text x="{x}" y="{y}">{spans}</text>']
    if hand.player:
        y += LINE - 4
        lines.append(_text(x, y, _short(hand.player, 24), "small"))
    if not hand.suits:
        lines.append(_text(x, y + LINE, unknown, "small"))
    for number, (suit, ranks) in enumerate(hand.suits, 1):
        symbol = f'<tspan class="{CLASS[suit]}">{suit.symbol}</tspan>'
        lines.append(f'<text x="{x}" y="{y + number * LINE}">{symbol} {escape(ranks)}</text>')
    return "".join(lines)


def _compass(sheet: Sheet, x: int, y: int) -> str:
    """The table: a side of it is red for a vulnerable seat; the dealer's letter is underlined."""
    size, edge = 116, 24
    sides = {
        Seat.NORTH: (x, y, size, edge),
        Seat.SOUTH: (x, y + size - edge, size, edge),
        Seat.WEST: (x, y + edge, edge, size - 2 * edge),
        Seat.EAST: (x + size - edge, y + edge, edge, size - 2 * edge),
    }
    parts = [f'<rect class="table" x="{x}" y="{y}" width="{size}" height="{size}" rx="6"/>']
    for hand in sheet.hands:
        left, up, wide, tall = sides[hand.seat]
        kind, ink = ("vulnerable", "on-red") if hand.vulnerable else ("safe", "black")
        dealer = ' text-decoration="underline"' if hand.dealer else ""
        parts.append(f'<rect class="{kind}" x="{left}" y="{up}" width="{wide}" height="{tall}" rx="3"/>')
        parts.append(
            f'<text class="compass {ink}"{dealer} x="{left + wide // 2}" y="{up + tall // 2 + 5}">'
            f"{escape(hand.name[:1])}</text>"
        )
    return "".join(parts)


def _auction(sheet: Sheet, top: int) -> tuple[str, int]:
    parts = []
    y = top + LINE
    if sheet.auction:
        step = HALF // 4
        parts.append(_text(MARGIN, y, sheet.titles[0], "head"))
        parts.append(_cells(sheet.columns, MARGIN, y := y + LINE, step, "small"))
        for row in sheet.auction:
            y += LINE
            parts += (_call(call, MARGIN + step * column, y) for column, call in enumerate(row))
        for line in _wrapped(sheet.notes):
            parts.append(_text(MARGIN, y := y + LINE - 4, line, "small"))
        y += LINE + 8
    for line in _wrapped(sheet.outcome):
        parts.append(_text(MARGIN, y, line, ""))
        y += LINE
    return "".join(parts), y - top


def _call(call: DrawnCall, x: int, y: int) -> str:
    kind = CLASS[call.suit] if call.suit else "black"
    mark = ("*" if call.alerted else "") + (f"({call.note})" if call.note else "")
    note = f'<tspan class="small">{mark}</tspan>' if mark else ""
    return f'<text x="{x}" y="{y}" class="{kind}">{escape(call.text)}{note}</text>'


def _play(sheet: Sheet, top: int) -> tuple[str, int]:
    if not sheet.tricks:
        return "", 0
    x = WIDTH // 2 + MARGIN
    y = top + LINE
    parts = [_text(x, y, sheet.titles[1], "head")]
    parts.append(_cells(sheet.columns, x + 30, y := y + LINE, PLAY_COLUMN, "small"))
    for number, row in enumerate(sheet.tricks, 1):
        y += LINE
        parts.append(_text(x, y, str(number), "small"))
        parts += (_card(card, x + 30 + PLAY_COLUMN * column, y) for column, card in enumerate(row) if card)
    return "".join(parts), y - top


def _card(card: DrawnCard, x: int, y: int) -> str:
    won = f'<rect class="won" x="{x - 4}" y="{y - 16}" width="48" height="21" rx="4"/>' if card.won else ""
    led = ' text-decoration="underline"' if card.led else ""
    symbol = f'<tspan class="{CLASS[card.suit]}">{card.suit.symbol}</tspan>'
    return f'{won}<text x="{x}" y="{y}"{led}>{symbol}{card.rank}</text>'


def _cells(names: Iterable[str], x: int, y: int, step: int, kind: str) -> str:
    return "".join(_text(x + step * column, y, name, kind) for column, name in enumerate(names))


def _text(x: int, y: int, text: str, kind: str) -> str:
    return f'<text x="{x}" y="{y}" class="{kind}">{escape(text)}</text>' if text else ""


def _wrapped(lines: Iterable[str]) -> Iterable[str]:
    """Lines that fit beside the play."""
    return (part for line in lines for part in wrap(line, 36))


def _short(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"
