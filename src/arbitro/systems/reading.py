"""A system from its TOML file. Every problem of the text, and of what it builds on, is told at once.

    name = "Ours"
    extends = "five_card_majors"          # a shipped system, or another file

    opening = [ { call = "1NT", shows = "12-14 balanced" } ]
    response = [ { to = "1NT", call = "2C", shows = "together 23+, 4H or 4S", name = "Stayman", artificial = true } ]
    defence = [ { to = "1NT", call = "X", shows = "15+" } ]
    call = [ { after = ["1NT 2C", "(1x) 1NT 2C"], call = "2H", shows = "4+H" } ]

`[[opening]]` tables say the same. A response `to` is what follows the own call, a defence `to` the opponents'.
"""

import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from difflib import get_close_matches
from enum import Enum
from functools import cache, lru_cache
from typing import Annotated, TypeVar, get_args

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import fields, replace

from arbitro.book.problem import Place, Problem, ProblemsFound, refuse
from arbitro.book.shelf import text_of
from arbitro.book.writing import Remark
from arbitro.bridge.calls import Call
from arbitro.bridge.cards import Suit
from arbitro.bridge.constraints import bounds_of, read_terms
from arbitro.regulations.systems.agreement import Base, Zone
from arbitro.systems.pattern import Binding, Steps
from arbitro.systems.rule import (
    RELATIVE,
    BiddingRule,
    BiddingSystem,
    Forcing,
    Key,
    Lead,
    Line,
    instances,
    named,
)

SHIPPED = ("natural", "five_card_majors", "strong_club")
MOST_TEXT = 4_000_000  # characters of a file
MOST_RULES = 20_000
MOST_TOLD = 20  # fields that there are not, of a rule or of the head
MOST_SHOWN = 60  # characters of what was found
MOST_STEPS = 400_000
T = TypeVar("T", bound=Struct)
_LISTED: Mapping[str, object] = {
    "zones": Zone,
    "positions": "1, 2, 3, 4",
    "leads": ", ".join(get_args(Lead)),
    "without": "1C, 1D … 7NT",
}
_SINGLE: Mapping[str, object] = {
    "forcing": Forcing,
    "base": Base,
    "jump": "0, 1, 2, 3, 4, 5, 6",
    "answers": '{ "in_booklet@2D" = true }',
    **dict.fromkeys(("artificial", "passed", "contested", "partner", "forced", "in_game"), "true, false"),
}
"""What a field may be; the others are texts."""
FORM = "15-17 balanced, 4+♥"  # of what a call shows
SECTIONS = {"opening": "", "response": "to", "defence": "to", "call": "after"}

OURS = frozenset({"after", "number", "line", "level"})  # fields of a rule that a file does not write

Resolve = Callable[[str], str | None]
"""From the name of a system to its text; None if there is none."""


class _Head(Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=120)]
    extends: Line = ""
    without: tuple[Call, ...] = ()
    base: Base | None = None
    leads: tuple[Lead, ...] = ()
    signals: Remark = ""
    notes: Annotated[tuple[Remark, ...], Meta(max_length=100)] = ()
    answers: Annotated[dict[Line, bool], Meta(max_length=200)] = {}


def shipped(name: str) -> str | None:
    """The text of a system that comes with the program."""
    return text_of(f"{name}.toml", "arbitro.systems") if name in SHIPPED else None


def bases(text: str) -> dict[str, str]:
    """The texts of the shipped systems that a system builds on, by name."""
    found: dict[str, str] = {}
    extends: object = tomllib.loads(text).get("extends")
    while isinstance(extends, str) and (base := shipped(extends)) is not None:
        found[extends] = base
        extends = tomllib.loads(base).get("extends")
    return found


@cache
def load_system(name: str) -> BiddingSystem:
    """A system that comes with the program; a test has checked it."""
    text = shipped(name)
    if text is None:
        raise refuse("unknown-system", found=name, expected=", ".join(SHIPPED))
    return _read(text, name, shipped, (), checked=False)


def read_system(text: str, file: str = "", resolve: Resolve = shipped) -> BiddingSystem:
    """A system from its text; `resolve` finds the systems that it builds on."""
    return _read(text, file, resolve, (), checked=True)


def _read(text: str, file: str, resolve: Resolve, below: tuple[str, ...], *, checked: bool) -> BiddingSystem:
    content = _content(text, file)
    problems: list[Problem] = []
    written = {section: content.pop(section, []) for section in SECTIONS}
    extends = content.get("extends")
    head = _converted(content, _Head, Place(file=file or None), problems)
    rules: list[BiddingRule] = []
    lines = _lines(text)
    for section, items in written.items():
        if not isinstance(items, list):
            problems.append(Problem("system-section", Place(file=file or None, tag=section), type(items).__name__))
            continue
        for index, item in enumerate(items[:MOST_RULES], 1):
            line = lines.get((section, index))
            rule = _rule(section, item, Place(file=file or None, line=line, tag=section, index=index), problems)
            if rule is not None:
                rules.append(replace(rule, number=len(rules) + 1, line=line or 0))
    if sum(len(items) for items in written.values() if isinstance(items, list)) > MOST_RULES:
        problems.append(Problem("system-large", Place(file=file or None), str(MOST_RULES)))
    parent = None
    if isinstance(extends, str) and extends:
        try:
            parent = _parent(extends, file, resolve, (*below, file))
        except ProblemsFound as trouble:
            problems += trouble.problems
    if not rules and not problems and parent is None:
        problems.append(Problem("system-empty", Place(file=file or None)))
    if checked:
        problems += rule_problems(rules, file)
    if problems or head is None:
        raise ProblemsFound(sorted(dict.fromkeys(problems), key=lambda problem: problem.where.line or 0))
    inherited = (replace(rule, level=rule.level + 1) for rule in parent.rules) if parent else ()
    return BiddingSystem(
        name=head.name,
        rules=(*rules, *inherited),
        lineage=(parent.name, *parent.lineage) if parent else (),
        without=tuple(dict.fromkeys((*head.without, *(parent.without if parent else ())))),
        base=head.base or (parent.base if parent else None),
        leads=head.leads or (parent.leads if parent else ()),
        signals=head.signals or (parent.signals if parent else ""),
        notes=(*head.notes, *(parent.notes if parent else ())),
        answers={**(parent.answers if parent else {}), **head.answers},
    )


def _content(text: str, file: str) -> dict[str, object]:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as trouble:
        line = re.search(r"line (\d+)", str(trouble))
        raise refuse(
            "bad-data-file", where=Place(file=file or None, line=int(line[1]) if line else None), found=trouble
        ) from None


_TOKEN = re.compile(
    r"""(?P<line>\n)|\#[^\n]*|\"\"\"(?s:.*?)\"\"\"|'''(?s:.*?)'''|"(?:[^"\\\n]|\\.)*"|'[^'\n]*'
      |^[ \t]*\[\[[ \t]*(?P<table>\w+)[ \t]*\]\]|^[ \t]*(?P<list>\w+)[ \t]*=[ \t]*\[|(?P<brace>[{}])""",
    re.VERBOSE | re.MULTILINE,
)


def _lines(text: str) -> dict[tuple[str, int], int]:
    """On which line each rule of a section begins, counted from 1 like the rules."""
    found: dict[tuple[str, int], int] = {}
    count: Counter[str] = Counter()
    line, section, depth = 1, "", 0
    for token in _TOKEN.finditer(text):
        if token["table"] or (token["brace"] == "{" and not depth and section):
            name = token["table"] or section
            count[name] += 1
            found[name, count[name]] = line
        section = "" if token["table"] else token["list"] or section
        depth += {"{": 1, "}": -1}.get(token["brace"] or "", 0)
        line += token[0].count("\n")
    return found


def _parent(extends: str, file: str, resolve: Resolve, below: tuple[str, ...]) -> BiddingSystem:
    where = Place(file=file or None, tag="extends")
    if extends in below:
        raise refuse("system-cycle", where=where, found=" > ".join((*below, extends)))
    text = resolve(extends)
    if text is None:
        close = get_close_matches(extends, SHIPPED) or SHIPPED
        raise refuse("unknown-system", where=where, found=_short(extends), expected=", ".join(close))
    return load_system(extends) if text == shipped(extends) else _read(text, extends, resolve, below, checked=True)


def _rule(section: str, item: object, where: Place, problems: list[Problem]) -> BiddingRule | None:
    if not isinstance(item, dict):
        problems.append(Problem("system-section", where, type(item).__name__))
        return None
    place = SECTIONS[section]
    written = {name: value for name, value in item.items() if name not in OURS or name == place}
    foreign = dict.fromkeys(item.keys() - written.keys())
    after = written.pop(place, None) if place else ""
    auctions = after if isinstance(after, list) else ["" if after is None else after]
    if section == "defence":
        auctions = [f"({each})" if isinstance(each, str) and "(" not in each else each for each in auctions]
    if after is None:
        problems.append(Problem("system-field-missing", where, "", place))
    before = len(problems)
    _unknown(foreign, BiddingRule, place, where, problems)
    rule = _converted({**written, "after": auctions}, BiddingRule, where, problems, place)
    return None if after is None or before < len(problems) else rule


def _unknown(names: Iterable[str], into: type[Struct], place: str, where: Place, problems: list[Problem]) -> None:
    """Fields that there are not, with those that were perhaps meant."""
    known = sorted({*into.__struct_fields__} - OURS | {place} - {""})
    for name in sorted(names)[:MOST_TOLD]:
        close = ", ".join(get_close_matches(name, known) or known)
        problems.append(Problem("system-field", where, _short(name), close))


def _converted(
    content: Mapping[str, object], into: type[T], where: Place, problems: list[Problem], place: str = ""
) -> T | None:
    """A value from what is written, or a problem for each field; `place` is how a section calls `after`."""
    try:
        return msgspec.convert(content, into)
    except msgspec.ValidationError:
        _unknown(content.keys() - set(into.__struct_fields__), into, place, where, problems)
        for field in fields(into):
            if field.name not in content:
                if field.required:
                    problems.append(Problem("system-field-missing", where, "", field.name))
                continue
            try:
                msgspec.convert(content[field.name], field.type)
            except msgspec.ValidationError:
                name = place if field.name == "after" else field.name
                problems.append(_misfit(name, content[field.name], where))
        return None


def _short(text: str) -> str:
    return text if len(text) <= MOST_SHOWN else f"{text[:MOST_SHOWN]}…"


def _misfit(name: str, value: object, where: Place) -> Problem:
    """A field that is not as it may be."""
    there = replace(where, tag=" ".join(part for part in (where.tag, name) if part))
    shown = _short(str(value))
    choices = _LISTED.get(name) or _SINGLE.get(name)
    if choices is None:
        return Problem("system-text", there, shown)
    if isinstance(choices, type) and issubclass(choices, Enum):
        choices = ", ".join(choice.value for choice in choices if choice.value)
    return Problem("system-values" if name in _LISTED else "system-value", there, shown, str(choices))


# -- what cannot be ----------------------------------------------------------------------------------------------


def rule_problems(rules: list[BiddingRule], file: str) -> Iterator[Problem]:
    """Patterns that stand for nothing, hands that cannot be, and rules of which neither is more special.

    A rule that clashes is told once, with the first that it clashes with. Those that clash with none are few at any
    place, for each holds where the others do not.
    """
    found: dict[tuple[Key, Call, tuple[bool, int, int]], list[BiddingRule]] = {}
    steps = Steps(MOST_STEPS)
    for rule in rules:
        where = Place(file=file or None, line=rule.line or None, tag=label(rule))
        try:
            places = tuple(instances(rule, steps=steps))
        except ProblemsFound as trouble:
            if steps.left < 0:
                yield Problem("system-large", Place(file=file or None), str(MOST_STEPS))
                return
            yield from (replace(p, where=where, found=p.found or label(rule)) for p in trouble.problems)
            continue
        yield from dict.fromkeys(p for _, _, one in places for p in _shows_problems(rule.shows, one.binding, where))
        clash: BiddingRule | None = None
        for key, call, instance in places:
            others = found.setdefault((key, call, instance.authority), [])
            other = next((other for other in others if rule.meets(other)), None)
            if other is None:
                others.append(rule)
            clash = clash or other
        if clash is not None:
            yield Problem("rules-clash", where, label(rule), str(clash.line or clash.number))


def label(rule: BiddingRule) -> str:
    """How a rule is named among others: `1NT 2C: 2H`."""
    return f"{' | '.join(rule.after)}: {rule.call}" if any(rule.after) else rule.call


def _shows_problems(shows: str, binding: Binding, where: Place) -> tuple[Problem, ...]:
    return tuple(
        replace(problem, where=where) for problem in _text_problems(named(shows, {"T": Suit.SPADES, **binding}))
    )


@lru_cache(maxsize=4096)
def _text_problems(text: str) -> tuple[Problem, ...]:
    try:
        terms = read_terms(RELATIVE.sub("any", text))
    except ProblemsFound as trouble:
        return tuple(replace(problem, expected=FORM) for problem in trouble.problems)
    return () if bounds_of(terms) else (Problem("impossible-constraint", found=text),)
