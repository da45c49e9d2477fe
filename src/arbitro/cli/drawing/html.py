"""Boards as one HTML page: self-contained, readable by screen readers, on paper and on a phone, light and dark."""

from collections.abc import Sequence
from html import escape

from arbitro.bridge.cards import Suit
from arbitro.bridge.seats import Seat
from arbitro.cli.drawing.sheet import DrawnCall, DrawnCard, DrawnHand, Sheet
from arbitro.cli.voice import Voice

RED = {Suit.HEARTS, Suit.DIAMONDS}

STYLE = """
:root { color-scheme: light dark; --ink: #1b1f24; --soft: #57606a; --paper: #fff; --desk: #eef1ee; --red: #b3121d;
  --won: #e3ecd9; --rule: #d0d7de; --felt: #14603a; --card: #f4f1e6 }
@media (prefers-color-scheme: dark) { :root { --ink: #e6edf3; --soft: #9aa5b1; --paper: #161b22; --desk: #0d1117;
  --red: #ff7b72; --won: #24422f; --rule: #30363d; --card: #21262d } }
* { box-sizing: border-box }
body { margin: 0; padding: 1.5rem 1rem; background: var(--desk); color: var(--ink);
  font: 1rem/1.45 "Segoe UI", "Helvetica Neue", "DejaVu Sans", Arial, sans-serif }
article { max-width: 46rem; margin: 0 auto 1.5rem; padding: 1.5rem; background: var(--paper);
  border: 1px solid var(--rule); border-radius: .75rem; break-inside: avoid }
h1, h2 { margin: 0; font-size: 1rem }
h1 { font-size: 1.4rem }
header p { margin: 0; color: var(--soft) }
.diagram { display: grid; grid-template: ". n ." auto "w c e" auto ". s ." auto / 1fr 1fr 1fr;
  gap: .75rem; margin: 1rem 0; font-variant-numeric: tabular-nums }
.N { grid-area: n } .E { grid-area: e } .S { grid-area: s } .W { grid-area: w }
.hand h2 small, .hand p { font-weight: 400; font-size: .85rem; color: var(--soft); margin: 0; overflow-wrap: anywhere }
.hand ul { list-style: none; margin: 0; padding: 0; white-space: nowrap }
.red { color: var(--red) }
.compass { grid-area: c; align-self: center; width: 7rem; height: 7rem; display: grid; border-radius: .4rem;
  grid-template: "a a a" 1.5rem "b t d" 1fr "f f f" 1.5rem / 1.5rem 1fr 1.5rem; overflow: hidden; font-weight: 700;
  font-size: .9rem; background: var(--felt) }
.compass span { display: grid; place-items: center; background: var(--card) }
.compass .vulnerable { background: #b3121d; color: #fff }
.compass .dealer { text-decoration: underline; text-underline-offset: .15em }
.cN { grid-area: a } .cW { grid-area: b } .cE { grid-area: d } .cS { grid-area: f }
.story { display: flex; flex-wrap: wrap; gap: 1.5rem 3rem; align-items: flex-start }
table { border-collapse: collapse }
caption { text-align: left; font-weight: 700 }
th { font-weight: 400; font-size: .85rem; color: var(--soft); text-align: left }
th, td { padding: .1rem .9rem .1rem 0 }
td.won b { background: var(--won); border-radius: .3rem; padding: .1rem .3rem; margin: 0 -.3rem }
td b { font-weight: 400 }
td.led { text-decoration: underline; text-underline-offset: .15em }
sup { font-size: .7rem; color: var(--soft) }
.outcome, .notes { margin: .75rem 0 0; padding: 0; list-style: none }
.notes { font-size: .85rem; color: var(--soft) }
@media (max-width: 34rem) { article { padding: 1rem } .compass { width: 5rem; height: 5rem }
  .diagram { gap: .4rem; font-size: .9rem } }
@media print { body { background: none; padding: 0 } article { border: 0 } }
"""


def html(sheets: Sequence[Sheet], voice: Voice) -> str:
    """One page of these boards."""
    title = escape(sheets[0].title if len(sheets) == 1 else voice("show-page-title", boards=len(sheets)))
    return (
        f'<!doctype html>\n<html lang="{voice.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n"
        + "".join(_board(sheet, voice) for sheet in sheets)
        + "</main>\n</body>\n</html>\n"
    )


def _board(sheet: Sheet, voice: Voice) -> str:
    occasion = f"<p>{escape(sheet.occasion)}</p>" if sheet.occasion else ""
    facts = escape(" · ".join(sheet.facts))
    hands = "".join(_hand(sheet.hands[seat.index], sheet.unknown) for seat in Seat)
    return (
        f"<article>\n<header><h1>{escape(sheet.title)}</h1><p>{facts}</p>{occasion}</header>\n"
        f'<div class="diagram">{hands}{_compass(sheet, voice)}</div>\n'
        f'<div class="story"><div>{_auction(sheet)}{_list("outcome", sheet.outcome)}</div>{_play(sheet)}</div>\n'
        "</article>\n"
    )


def _hand(hand: DrawnHand, unknown: str) -> str:
    player = f"<p>{escape(hand.player)}</p>" if hand.player else ""
    suits = "".join(f"<li>{_suit(suit)} {escape(ranks)}</li>" for suit, ranks in hand.suits)
    cards = f"<ul>{suits}</ul>" if hand.suits else f"<p>{escape(unknown)}</p>"
    title = f"<h2>{escape(hand.name)} <small>{escape(hand.points)}</small></h2>"
    return f'<section class="hand {hand.seat.value}">{title}{player}{cards}</section>'


def _suit(suit: Suit) -> str:
    return f'<span class="red">{suit.symbol}</span>' if suit in RED else suit.symbol


def _compass(sheet: Sheet, voice: Voice) -> str:
    """Hidden from screen readers, which have dealer and vulnerability in the heading."""
    cells = []
    for hand in sheet.hands:
        marks = [voice(f"board-mark-{mark}") for mark in ("dealer", "vulnerable") if getattr(hand, mark)]
        names = " ".join(mark for mark in ("dealer", "vulnerable") if getattr(hand, mark))
        hint = escape(f"{hand.name}: {', '.join(marks)}" if marks else hand.name)
        letter = escape(hand.name[:1])
        cells.append(f'<span class="c{hand.seat.value} {names}" title="{hint}">{letter}</span>')
    return f'<div class="compass" aria-hidden="true">{"".join(cells)}</div>'


def _auction(sheet: Sheet) -> str:
    if not sheet.auction:
        return ""
    rows = "".join("<tr>" + "".join(map(_call, row)) + "</tr>" for row in sheet.auction)
    return _table(sheet.titles[0], sheet.columns, rows) + _list("notes", sheet.notes)


def _call(call: DrawnCall) -> str:
    mark = ("*" if call.alerted else "") + call.note
    note = f"<sup>{mark}</sup>" if mark else ""
    text = escape(call.text)
    return f"<td>{text.replace(call.suit.symbol, _suit(call.suit)) if call.suit else text}{note}</td>"


def _play(sheet: Sheet) -> str:
    if not sheet.tricks:
        return ""
    rows = "".join(
        f'<tr><th scope="row">{number}</th>' + "".join(map(_card, row)) + "</tr>"
        for number, row in enumerate(sheet.tricks, 1)
    )
    return _table(sheet.titles[1], ("", *sheet.columns), rows)


def _card(card: DrawnCard | None) -> str:
    if card is None:
        return "<td></td>"
    marks = " ".join(mark for mark in ("led", "won") if getattr(card, mark))
    return f'<td class="{marks}"><b>{_suit(card.suit)}{card.rank}</b></td>'


def _table(caption: str, columns: Sequence[str], rows: str) -> str:
    heads = "".join(f'<th scope="col">{escape(name)}</th>' if name else "<td></td>" for name in columns)
    return f"<table><caption>{escape(caption)}</caption><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"


def _list(kind: str, lines: Sequence[str]) -> str:
    items = "".join(f"<li>{escape(line)}</li>" for line in lines)
    return f'<ul class="{kind}">{items}</ul>' if lines else ""
