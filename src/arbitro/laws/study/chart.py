"""Flow charts of a procedure, drawn from its trees, as boxes and as Mermaid text; `picture` draws them.

The trees of all example situations are laid over each other; what follows alike is drawn once.
"""

from collections.abc import Callable, Container, Mapping, Sequence
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


class ChartEnd(NamedTuple):
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


Step = ChartEnd | Fork


class ChartWords(NamedTuple):
    """How the boxes are labelled."""

    question: Callable[[str, str], str]  # its id, and what kind of thing it is about
    answer: Callable[[str, str], str]  # the question, and the name of a class of answers
    effect: Callable[[str], str]
    event: Callable[[str], str]
    situation: str = "situation"


def _spaced(text: str) -> str:
    return text.replace("_", " ")


PLAIN = ChartWords(lambda id, _: _spaced(id), lambda _, answer: _spaced(answer), _spaced, _spaced)


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
        step = ChartEnd(walk.clauses, tuple(dict.fromkeys(map(tag_of, walk.effects))), walk.refers_to)
    for answered in reversed(walk.steps):
        step = Fork(answered.question, topic_of(answered.identity), answered.clause, ((answered.answer, step),))
    return step


def path(step: Step, walked: Step) -> dict[Step, str]:
    """The steps of a chart that a walk goes through, each with the branch that it takes; none from the last one."""
    taken: dict[Step, str] = {}
    while isinstance(step, Fork):
        if not step.question:  # a fork by the situation
            label, then = next((label, then) for label, then in step.branches if _begins(then, walked))
            taken[step], step = label, then
            continue
        if not isinstance(walked, Fork) or not walked.branches:
            break
        ((answer, walked),) = walked.branches
        taken[step], step = answer, dict(step.branches)[answer]
    taken[step] = ""
    return taken


def _begins(step: Step, walked: Step) -> bool:
    if isinstance(step, Fork) and isinstance(walked, Fork):
        return step.question == walked.question
    return step == walked


def _step(node: Node) -> Step:
    if isinstance(node, Leaf):
        return ChartEnd(node.clauses, tuple(dict.fromkeys(map(tag_of, node.effects))), node.refers_to)
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
    if isinstance(first, ChartEnd):
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


def boxes(step: Step, words: ChartWords = PLAIN, lit: Mapping[Step, str] = MappingProxyType({})) -> tuple[Box, ...]:
    """The chart as boxes, the first one first; what is the same is one box. What somebody walked through is lit."""
    numbers: dict[Step, int] = {}
    drawn: list[Box] = []

    def place(step: Step) -> int:
        if step in numbers:
            return numbers[step]
        number = numbers[step] = len(drawn)
        drawn.append(Box((), (), ""))
        if isinstance(step, ChartEnd):
            drawn[number] = _end(step, words)._replace(lit=step in lit)
            return number
        ways: dict[int, list[str]] = {}
        taken = None
        for answer, then in step.branches:
            said = words.answer(step.question, answer) if step.question else answer
            ways.setdefault(place(then), []).append(said)
            if lit.get(step) == answer:
                taken = place(then)
        head = f"{words.question(step.question, step.topic)} ({step.clause})" if step.question else words.situation
        ends = tuple((", ".join(said), to) for to, said in ways.items())
        drawn[number] = Box((head,), ends, "question", step.clause, "", step in lit, taken)
        return number

    place(step)
    return tuple(drawn)


def _end(end: ChartEnd, words: ChartWords) -> Box:
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
