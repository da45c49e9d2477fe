"""Flow charts of a procedure, drawn from its trees: as Mermaid text and as SVG.

The trees of all example situations are laid over each other; what follows alike is drawn once.
"""

from collections.abc import Callable, Container, Mapping, Sequence
from html import escape
from textwrap import wrap
from types import MappingProxyType
from typing import Any, NamedTuple

from arbitro.book.edition import Edition
from arbitro.bridge.calls import CALL_BY_TEXT
from arbitro.bridge.cards import CARD_BY_TEXT
from arbitro.bridge.seats import SEAT_BY_TEXT
from arbitro.laws.case.effect import tag_of
from arbitro.laws.case.trail import Walk
from arbitro.laws.study.explore import Leaf, Node, describe, trees

Tell = Callable[[Any], str]
"""How a situation is told in a line."""


class End(NamedTuple):
    """A ruling, or the law that goes on."""

    clauses: tuple[str, ...]
    effects: tuple[str, ...]  # their names, each once
    refers_to: str


class Fork(NamedTuple):
    """A question with what follows its answers; without a question, a fork by the situation."""

    question: str
    topic: str  # what kind of thing it is about: seat, call, card, or nothing of these
    clause: str
    branches: "tuple[tuple[str, Step], ...]"


Step = End | Fork


class Words(NamedTuple):
    """How the boxes are labelled."""

    question: Callable[[str, str], str]  # its id, and what kind of thing it is about
    answer: Callable[[str, str], str]  # the question, and the name of a class of answers
    effect: Callable[[str], str]
    event: Callable[[str], str]
    situation: str = "situation"


def _spaced(text: str) -> str:
    return text.replace("_", " ")


PLAIN = Words(lambda id, _: _spaced(id), lambda _, answer: _spaced(answer), _spaced, _spaced)


# -- the trees laid over each other ------------------------------------------------------------------------------


def flow(what: str, edition: Edition, tell: Tell = describe, walked: Walk | None = None) -> Step:
    """What a procedure does, for all its example situations together, and for the one that somebody walked."""
    steps = [(tell(tree.situation), _step(tree.root)) for tree in trees(what, edition)]
    return _merge([*steps, (tell(walked.situation), spine(walked))] if walked else steps)


def spine(walk: Walk) -> Step:
    """A walk as a chart without anything beside it."""
    step: Step
    if walk.open_question is not None:
        step = Fork(walk.open_question.question, topic_of(walk.open_question.identity), walk.open_question.clause, ())
    else:
        step = End(walk.clauses, tuple(dict.fromkeys(map(tag_of, walk.effects))), walk.refers_to)
    for one in reversed(walk.steps):
        step = Fork(one.question, topic_of(one.identity), one.clause, ((one.answer, step),))
    return step


def path(step: Step, walked: Step) -> dict[Step, str]:
    """The steps of a chart that a walk goes through, each with the branch that it takes; none from the last one."""
    found: dict[Step, str] = {}
    while isinstance(step, Fork):
        if not step.question:  # a fork by the situation
            label, then = next((label, then) for label, then in step.branches if _begins(then, walked))
            found[step], step = label, then
            continue
        if not isinstance(walked, Fork) or not walked.branches:
            break
        ((answer, walked),) = walked.branches
        found[step], step = answer, dict(step.branches)[answer]
    found[step] = ""
    return found


def _begins(step: Step, walked: Step) -> bool:
    if isinstance(step, Fork) and isinstance(walked, Fork):
        return step.question == walked.question
    return step == walked


def _step(node: Node) -> Step:
    if isinstance(node, Leaf):
        return End(node.clauses, tuple(dict.fromkeys(map(tag_of, node.effects))), node.refers_to)
    branches = tuple((branch.answer, _step(branch.then)) for branch in node.branches)
    return Fork(node.question, topic_of(node.identity), node.clause, branches)


def topic_of(identity: str) -> str:
    """What kind of thing a question is about."""
    about = identity.partition("@")[2]
    kinds: dict[str, Container[str]] = {"seat": SEAT_BY_TEXT, "call": CALL_BY_TEXT, "card": CARD_BY_TEXT}
    return next((kind for kind, known in kinds.items() if about in known), "")


def _merge(steps: Sequence[tuple[str, Step]]) -> Step:
    """One step for several situations: branches with the same answer come together, different steps fork."""
    groups: dict[Any, list[tuple[str, Step]]] = {}
    for label, step in steps:
        groups.setdefault(step.question if isinstance(step, Fork) else step, []).append((label, step))
    merged = [("; ".join(dict.fromkeys(label for label, _ in group)), _merge_alike(group)) for group in groups.values()]
    return merged[0][1] if len(merged) == 1 else Fork("", "", "", tuple(merged))


def _merge_alike(group: list[tuple[str, Step]]) -> Step:
    first = group[0][1]
    if isinstance(first, End):
        return first
    branches: dict[str, list[tuple[str, Step]]] = {}
    for label, step in group:
        assert isinstance(step, Fork)
        for answer, then in step.branches:
            branches.setdefault(answer, []).append((label, then))
    merged = tuple((answer, _merge(thens)) for answer, thens in branches.items())
    return Fork(first.question, first.topic, first.clause, merged)


class Box(NamedTuple):
    """A box of the chart: its text, and for a fork its answers with the boxes that they lead to."""

    lines: tuple[str, ...]
    ways: tuple[tuple[str, int], ...]
    kind: str  # question, ruling, referral
    clause: str = ""
    refers_to: str = ""
    lit: bool = False
    lit_way: int | None = None  # the box that the lit way leads to


def boxes(step: Step, words: Words = PLAIN, lit: Mapping[Step, str] = MappingProxyType({})) -> tuple[Box, ...]:
    """The chart as boxes, the first one first; what is the same is one box. What somebody walked through is lit."""
    numbers: dict[Step, int] = {}
    found: list[Box] = []

    def place(step: Step) -> int:
        if step in numbers:
            return numbers[step]
        number = numbers[step] = len(found)
        found.append(Box((), (), ""))
        if isinstance(step, End):
            found[number] = _end(step, words)._replace(lit=step in lit)
            return number
        ways: dict[int, list[str]] = {}
        taken = None
        for answer, then in step.branches:
            said = words.answer(step.question, answer) if step.question else answer
            ways.setdefault(place(then), []).append(said)
            if lit.get(step) == answer:
                taken = place(then)
        head = f"{words.question(step.question, step.topic)} ({step.clause})" if step.question else words.situation
        told = tuple((", ".join(said), to) for to, said in ways.items())
        found[number] = Box((head,), told, "question", step.clause, "", step in lit, taken)
        return number

    place(step)
    return tuple(found)


def _end(end: End, words: Words) -> Box:
    lines = [", ".join(end.clauses)] if end.clauses else []
    lines += map(words.effect, end.effects)
    if end.refers_to:
        return Box((*lines, f"→ {words.event(end.refers_to)}"), (), "referral", refers_to=end.refers_to)
    return Box(tuple(lines), (), "ruling")


# -- Mermaid -----------------------------------------------------------------------------------------------------

_MERMAID = {"question": '{{"%s"}}', "ruling": '["%s"]', "referral": '(["%s"])'}


def mermaid(chart: Sequence[Box]) -> str:
    """The chart as Mermaid text."""
    lines = ["flowchart LR"]
    for number, box in enumerate(chart):
        lines.append(f"    n{number}{_MERMAID[box.kind] % '<br/>'.join(map(_quoted, box.lines))}")
    for number, box in enumerate(chart):
        lines += (f'    n{number} -- "{_quoted(answer)}" --> n{to}' for answer, to in box.ways)
    return "\n".join(lines) + "\n"


def _quoted(text: str) -> str:
    return text.replace("&", "#amp;").replace('"', "#quot;").replace("<", "#lt;").replace(">", "#gt;")


# -- SVG ---------------------------------------------------------------------------------------------------------

WIDTH, GAP_X, GAP_Y, LINE, PAD, MARGIN = 260, 90, 16, 17, 8, 24
LETTERS = 36  # that fit into the width of a box
STYLE = """
text { font-family: "DejaVu Sans", "Segoe UI", "Helvetica Neue", Arial, sans-serif; font-size: 12px; fill: #1b1f24 }
.title { font-size: 18px; font-weight: 700 }
.head { font-weight: 700 }
.paper { fill: #ffffff }
.question { fill: #eef4ff; stroke: #3b5b92 }
.ruling { fill: #eef7ee; stroke: #2f6b3a }
.referral { fill: #fff5e5; stroke: #9a6700 }
.row { stroke: #c3d0e8 }
.way { fill: none; stroke: #57606a; stroke-width: 1.2 }
.lit { stroke: #b3261e; stroke-width: 3 }
"""
LIT = " lit"


class _Drawn(NamedTuple):
    """A box with its text in lines that fit."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]

    @property
    def height(self) -> int:
        return 2 * PAD + LINE * len(self.head) + sum(PAD + LINE * len(row) for row in self.rows)

    def port(self, row: int) -> float:
        """How far down a way leaves."""
        above = sum(PAD + LINE * len(lines) for lines in self.rows[:row])
        return 2 * PAD + LINE * len(self.head) + above + (PAD + LINE * len(self.rows[row])) / 2 - PAD / 2


def svg(chart: Sequence[Box], title: str, language: str = "en") -> str:
    """The chart as a picture: forks from left to right, each answer with its own arrow."""
    drawn = [_Drawn(_fitted(box.lines), tuple(_fitted([answer]) for answer, _ in box.ways)) for box in chart]
    columns = _columns(chart)
    tops = _tops(chart, drawn, columns)
    lefts = {number: MARGIN + x * (WIDTH + GAP_X) for x, column in enumerate(columns) for number in column}
    width = 2 * MARGIN + len(columns) * WIDTH + (len(columns) - 1) * GAP_X
    height = int(max(tops[number] + drawn[number].height for number in tops)) + MARGIN
    parts = [f'<text class="title" x="{MARGIN}" y="{MARGIN + 10}">{escape(title)}</text>']
    for number, box in enumerate(chart):
        for row, (_, to) in enumerate(box.ways):
            start = (lefts[number] + WIDTH, tops[number] + drawn[number].port(row))
            parts.append(_way(start, (lefts[to], tops[to] + PAD + LINE / 2), lit=box.lit_way == to))
    parts += (_box(box, drawn[n], lefts[n], tops[n]) for n, box in enumerate(chart))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'role="graphics-document document" xml:lang="{language}" lang="{language}">'
        f"<title>{escape(title)}</title><style>{STYLE}</style>"
        '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">'
        '<path d="M0 0 L8 4 L0 8 z" fill="#57606a"/></marker></defs>'
        f'<rect class="paper" width="{width}" height="{height}"/>{"".join(parts)}</svg>\n'
    )


def _fitted(lines: Sequence[str]) -> tuple[str, ...]:
    return tuple(part for line in lines for part in wrap(line, LETTERS) or [""])


def _columns(chart: Sequence[Box]) -> list[list[int]]:
    """Boxes by their distance from the start: the longest way there."""
    depth = [0] * len(chart)

    def sink(number: int) -> None:
        for _, to in chart[number].ways:
            if depth[to] <= depth[number]:
                depth[to] = depth[number] + 1
                sink(to)

    sink(0)
    columns: list[list[int]] = [[] for _ in range(max(depth) + 1)]
    for number, at in enumerate(depth):
        columns[at].append(number)
    return columns


def _tops(chart: Sequence[Box], drawn: Sequence[_Drawn], columns: list[list[int]]) -> dict[int, float]:
    """Each box near the answers that lead to it, without overlapping its neighbours."""
    tops: dict[int, float] = {}
    wanted: dict[int, list[float]] = {}
    for column in columns:
        column.sort(key=lambda number: _mean(wanted.get(number, [0.0])))
        free = float(2 * MARGIN)
        for number in column:
            tops[number] = max(free, _mean(wanted.get(number, [0.0])) - PAD - LINE / 2)
            free = tops[number] + drawn[number].height + GAP_Y
            for row, (_, to) in enumerate(chart[number].ways):
                wanted.setdefault(to, []).append(tops[number] + drawn[number].port(row))
    return tops


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


def _way(start: tuple[float, float], end: tuple[float, float], *, lit: bool) -> str:
    (x1, y1), (x2, y2) = start, end
    bend = GAP_X * 0.6
    return (
        f'<path class="way{LIT if lit else ""}" marker-end="url(#tip)" '
        f'd="M{x1:.0f} {y1:.0f} C{x1 + bend:.0f} {y1:.0f} {x2 - bend:.0f} {y2:.0f} {x2:.0f} {y2:.0f}"/>'
    )


def _box(box: Box, drawn: _Drawn, x: float, y: float) -> str:
    kind = box.kind + (LIT if box.lit else "")
    parts = [f'<rect class="{kind}" x="{x}" y="{y:.0f}" width="{WIDTH}" height="{drawn.height}" rx="6"/>']
    down = y + PAD
    for index, line in enumerate(drawn.head):
        bold = box.kind == "question" or index == 0
        parts.append(_text(x + PAD, down + LINE - 5, line, "head" if bold else ""))
        down += LINE
    down += PAD
    for lines in drawn.rows:
        parts.append(f'<line class="row" x1="{x}" x2="{x + WIDTH}" y1="{down:.0f}" y2="{down:.0f}"/>')
        for line in lines:
            parts.append(_text(x + 2 * PAD, down + LINE - 2, line, ""))
            down += LINE
        down += PAD
    return "".join(parts)


def _text(x: float, y: float, text: str, kind: str) -> str:
    return f'<text{f" class={chr(34)}{kind}{chr(34)}" if kind else ""} x="{x:.0f}" y="{y:.0f}">{escape(text)}</text>'
