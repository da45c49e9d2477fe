"""Flow charts as pictures, laid out from left to right: questions with their answers in rows, each with its way out.

The one layout: a file is drawn from it here, and a page gets it with the chart and draws it in its own colours.
"""

from collections.abc import Mapping, Sequence
from html import escape
from textwrap import wrap

from msgspec import Struct

from arbitro.laws.study.chart import Box

WIDTH, BETWEEN, APART, LINE, PADDING = 250, 70, 18, 18, 10
LETTERS = 30  # that fit into the width of a box
CUT = 3  # lines of an answer on a page, where the rest is a touch away


class AnswerRow(Struct, frozen=True):
    """An answer: its text in lines, how far down in the box its middle is, and its way as the path of a picture."""

    lines: tuple[str, ...]
    middle: float
    way: str


class PlacedBox(Struct, frozen=True):
    """A box by its number in the chart, with its text in lines that fit."""

    number: int
    x: int
    y: float
    height: int
    lines: tuple[str, ...]
    rows: tuple[AnswerRow, ...]


class Picture(Struct, frozen=True):
    """Boxes of one width, lines of one height, and the space within a box around its text."""

    width: int
    height: float
    box: int
    line: int
    padding: int
    placed: tuple[PlacedBox, ...]


def whole(chart: Sequence[Box], cut: int | None = None) -> Picture:
    """Everything; answers cut to so many lines."""
    return _laid_out(dict(enumerate(chart)), cut)


def way_taken(chart: Sequence[Box], cut: int | None = None) -> Picture:
    """What is lit, and what branches off from it."""
    seen = {number for number, box in enumerate(chart) if box.lit}
    seen |= {to for number in seen for _, to in chart[number].ways}
    boxes = ((number, chart[number]) for number in sorted(seen))
    return _laid_out({number: box if box.lit else box._replace(ways=()) for number, box in boxes}, cut)


def _laid_out(chart: Mapping[int, Box], cut: int | None) -> Picture:
    """Each box near the answers that lead to it, what is lit on top."""
    columns = _columns(chart)
    placed: dict[int, PlacedBox] = {}
    wanted: dict[int, list[float]] = {}

    def height(number: int) -> float:
        ports = wanted.get(number, [0])
        return sum(ports) / len(ports)

    bottom = 0.0
    for at, column in enumerate(columns):
        free = 0.0
        for number in sorted(column, key=lambda number: (not chart[number].lit, height(number))):
            y = free if chart[number].lit else max(free, height(number) - LINE)
            here = placed[number] = _placed(number, chart[number], at * (WIDTH + BETWEEN), y, cut)
            free = y + here.height + APART
            for row, (_, to) in zip(here.rows, chart[number].ways, strict=True):
                wanted.setdefault(to, []).append(y + row.middle)
        bottom = max(bottom, free)
    width = len(columns) * (WIDTH + BETWEEN) - BETWEEN
    boxes = tuple(_with_ways(box, chart, placed) for box in placed.values())
    return Picture(width, bottom, WIDTH, LINE, PADDING, boxes)


def _columns(chart: Mapping[int, Box]) -> list[list[int]]:
    """Boxes by their distance from the start: the longest way there."""
    depth = dict.fromkeys(chart, 0)

    def sink(number: int) -> None:
        for _, to in chart[number].ways:
            if depth[to] <= depth[number]:
                depth[to] = depth[number] + 1
                sink(to)

    sink(0)
    columns: list[list[int]] = [[] for _ in range(max(depth.values()) + 1)]
    for number, at in depth.items():
        columns[at].append(number)
    return columns


def _placed(number: int, box: Box, x: int, y: float, cut: int | None) -> PlacedBox:
    lines = tuple(part for line in box.lines for part in _fitted(line))
    height = PADDING + LINE * len(lines) + PADDING
    rows: list[AnswerRow] = []
    for answer, _ in box.ways:
        fitted = _fitted(answer, cut)
        tall = LINE * len(fitted) + PADDING
        rows.append(AnswerRow(fitted, height + tall / 2, ""))
        height += tall
    return PlacedBox(number, x, y, height, lines, tuple(rows))


def _fitted(text: str, cut: int | None = None) -> tuple[str, ...]:
    lines = wrap(text, LETTERS, break_long_words=False, break_on_hyphens=False) or [""]
    return tuple(lines) if cut is None or len(lines) <= cut else (*lines[: cut - 1], f"{lines[cut - 1]} …")


def _with_ways(box: PlacedBox, chart: Mapping[int, Box], placed: Mapping[int, PlacedBox]) -> PlacedBox:
    ends = (placed[to] for _, to in chart[box.number].ways)
    rows = (AnswerRow(row.lines, row.middle, _way(box, row, to)) for row, to in zip(box.rows, ends, strict=True))
    return PlacedBox(box.number, box.x, box.y, box.height, box.lines, tuple(rows))


def _way(start: PlacedBox, row: AnswerRow, end: PlacedBox) -> str:
    x, y = start.x + WIDTH, start.y + row.middle
    to_x, to_y = end.x, end.y + PADDING + LINE / 2
    bend = min(BETWEEN, (to_x - x) / 2)
    return f"M{x} {y:.0f}C{x + bend:.0f} {y:.0f} {to_x - bend:.0f} {to_y:.0f} {to_x} {to_y:.0f}"


# -- as a file ---------------------------------------------------------------------------------------------------

MARGIN = 24
STYLE = """
text { font-family: "DejaVu Sans", "Segoe UI", "Helvetica Neue", Arial, sans-serif; font-size: 13px; fill: #1b1f24 }
.title { font-size: 18px; font-weight: 700 }
.head { font-weight: 700 }
.paper { fill: #ffffff }
.question { fill: #eef4ff; stroke: #3b5b92 }
.ruling { fill: #eef7ee; stroke: #2f6b3a }
.referral { fill: #fff5e5; stroke: #9a6700 }
.row { stroke: #c3d0e8 }
.way { fill: none; stroke: #57606a; stroke-width: 1.2 }
"""


def svg(chart: Sequence[Box], title: str, language: str = "en") -> str:
    """The chart as a picture: forks from left to right, each answer with its own arrow."""
    picture = whole(chart)
    left, top = -MARGIN, -2 * MARGIN
    width, height = picture.width + 2 * MARGIN, round(picture.height) + 3 * MARGIN
    parts = [f'<text class="title" x="0" y="{10 - MARGIN}">{escape(title)}</text>']
    for box in picture.placed:
        parts += (f'<path class="way" marker-end="url(#tip)" d="{row.way}"/>' for row in box.rows)
    parts += (_box(chart[box.number].kind, box) for box in picture.placed)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left} {top} {width} {height}" '
        f'width="{width}" height="{height}" '
        f'role="graphics-document document" xml:lang="{language}" lang="{language}">'
        f"<title>{escape(title)}</title><style>{STYLE}</style>"
        '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">'
        '<path d="M0 0 L8 4 L0 8 z" fill="#57606a"/></marker></defs>'
        f'<rect class="paper" x="{left}" y="{top}" width="{width}" height="{height}"/>{"".join(parts)}</svg>\n'
    )


def _box(kind: str, box: PlacedBox) -> str:
    parts = [f'<rect class="{kind}" x="{box.x}" y="{box.y:.0f}" width="{WIDTH}" height="{box.height}" rx="6"/>']
    for at, line in enumerate(box.lines):
        bold = kind == "question" or at == 0
        parts.append(_text(box.x, box.y + PADDING + LINE * (at + 0.72), line, ' class="head"' if bold else ""))
    for row in box.rows:
        top = box.y + row.middle - LINE * len(row.lines) / 2
        edge = f"{top - PADDING / 2:.0f}"
        parts.append(f'<line class="row" x1="{box.x}" x2="{box.x + WIDTH}" y1="{edge}" y2="{edge}"/>')
        parts += (_text(box.x, top + LINE * (at + 0.72), line, "") for at, line in enumerate(row.lines))
    return "".join(parts)


def _text(x: int, y: float, text: str, kind: str) -> str:
    return f'<text{kind} x="{x + PADDING}" y="{y:.0f}">{escape(text)}</text>'
