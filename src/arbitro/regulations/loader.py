"""Reads a pack from its text. Every problem of the text, and of the packs that it extends, is reported at once.

A pack is TOML. Keys stand in sections; a setting is written in full, or short in a pack that extends another:

    extends = "wbf"
    title = "Winter league"

    [scoring.artificial]
    average_minus = { value = "35%", source = "league rules 4.2" }   # in full
    average_plus = "65%"                                             # short: this pack is the source
    offender_own_percent = { 2017 = false }                          # for one edition of the Laws only

A source that has the form of a clause of the Laws must be one; `"open, 87B"` says that the clause leaves the
matter open and that the value is a plain default.
"""

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from copy import copy
from difflib import get_close_matches
from fractions import Fraction
from functools import cache, partial
from types import MappingProxyType
from typing import TypeVar

from arbitro.book.clause import Clause
from arbitro.book.contents import cite, contents
from arbitro.book.edition import ALL, Edition
from arbitro.book.problem import Place, Problem, ProblemsFound, refuse
from arbitro.book.shelf import text_of
from arbitro.regulations.conflicts import conflicts
from arbitro.regulations.key import AnyKey, EditionKey
from arbitro.regulations.keys import KEYS
from arbitro.regulations.pack import Pack, Setting, Slot, digest
from arbitro.regulations.readers import exact, shown

SHIPPED = ("wbf", "figb_2017")
OPEN = "open, "
SET = "set"  # the source of a value that is set for one case

T = TypeVar("T")

Resolve = Callable[[str], str | None]
"""From the name of a pack to its text; None if there is no such pack."""

Find = Callable[[str], Pack]
"""From the name of a pack to the pack; raises ProblemsFound if there is none, or if it is not in order."""


@cache
def load(name: str) -> Pack:
    """A pack that comes with the program; a test has looked up what it cites."""
    text = shipped(name)
    if text is None:
        raise refuse("unknown-pack", found=name, expected=", ".join(SHIPPED))
    return _parse(text, name, shipped, (), cites=False)


def shipped(name: str) -> str | None:
    """The text of a pack that comes with the program."""
    if name not in SHIPPED:
        return None
    return text_of(f"{name}.toml", "arbitro.regulations")


def parse_pack(text: str, name: str, resolve: Resolve = shipped) -> Pack:
    """A pack from its text; `resolve` finds the packs that it extends."""
    return _parse(text, name, resolve, (), cites=True)


def parse_kept(text: str, name: str, resolve: Resolve) -> Pack:
    """A pack that an earlier program has kept with all that it extends. What it could not decide yet, for the key is
    newer, is as the program's own pack of the Laws has it; the digest is that of what was kept."""
    later = {
        slot: copy(setting) for slot, setting in load(SHIPPED[0]).settings.items()
    }  # to be told from what was kept
    return _parse(text, name, resolve, (), cites=True, later=later)


def adapted(pack: Pack, values: Mapping[str, object]) -> Pack:
    """A pack with some keys set otherwise, by their names, for one case."""
    if not values:
        return pack
    problems: list[Problem] = []
    settings = dict(pack.settings)
    exactly = {name: _exact_float(str(raw)) if isinstance(raw, float) else raw for name, raw in values.items()}
    for key, raw in _given(exactly, "", problems):
        settings |= _settings(key, raw, SET, problems, derived=True, cites=True)
    changed = Pack(pack.name, pack.title, pack.lineage, MappingProxyType(settings), digest(settings))
    problems += conflicts(changed, {problem.where.tag for problem in problems})
    if problems:
        unplaced = (Problem(p.kind, Place(tag=p.where.tag), p.found, p.expected) for p in problems)
        raise ProblemsFound(dict.fromkeys(unplaced))
    return changed


NOTHING: Mapping[Slot, Setting] = MappingProxyType({})


def _parse(
    text: str,
    name: str,
    resolve: Resolve,
    above: tuple[str, ...],
    *,
    cites: bool,
    later: Mapping[Slot, Setting] = NOTHING,
) -> Pack:
    """`cites`: whether the clauses that are given as sources are looked up in the book; `later`: see `parse_kept`."""
    try:
        content = tomllib.loads(text, parse_float=_exact_float)
    except (ValueError, RecursionError) as trouble:  # TOMLDecodeError, or a number or nesting beyond all limits
        line = re.search(r"line (\d+)", str(trouble))
        where = Place(file=name, line=int(line[1]) if line else None)
        raise refuse("bad-data-file", where=where, found=trouble) from None

    problems: list[Problem] = []
    title = content.pop("title", name)
    if not isinstance(title, str):
        problems.append(Problem("regulation-type", Place(file=name, tag="title"), shown(title), '"…"'))
        title = name
    extends = content.pop("extends", None)
    parent = None
    if extends is not None:
        try:
            parent = _parent(extends, name, resolve, (*above, name), later)
        except ProblemsFound as trouble:
            problems += trouble.problems

    settings: dict[Slot, Setting] = dict(parent.settings if parent else later)
    for key, raw in _given(content, name, problems):
        settings |= _settings(key, raw, name, problems, derived=extends is not None, cites=cites)
    if extends is None:
        problems += _missing(settings, name)
    lineage = (parent.name, *parent.lineage) if parent else ()
    kept = {slot: setting for slot, setting in settings.items() if later.get(slot) is not setting}
    pack = Pack(name, title, lineage, MappingProxyType(settings), "" if problems else digest(kept))
    broken = {problem.where.tag for problem in problems}
    if extends is None or parent is not None:
        problems += conflicts(pack, broken)
    if problems:
        raise ProblemsFound(dict.fromkeys(problems))
    return pack


def _exact_float(text: str) -> Fraction | str:
    """TOML's decimal numbers without loss; what is not a plain decimal stays text, which no number reader takes."""
    value = exact(text)
    return text if value is None else value


def _parent(
    extends: object, name: str, resolve: Resolve, below: tuple[str, ...], later: Mapping[Slot, Setting]
) -> Pack:
    where = Place(file=name, tag="extends")
    if not isinstance(extends, str):
        raise refuse("regulation-type", where=where, found=shown(extends), expected='"…"')
    if extends in below:
        raise refuse("pack-cycle", where=where, found=" > ".join((*below, extends)))
    text = resolve(extends)
    if text is None:
        close = get_close_matches(extends, SHIPPED) or SHIPPED
        raise refuse("unknown-pack", where=where, found=extends, expected=", ".join(close))
    return load(extends) if text == shipped(extends) else _parse(text, extends, resolve, below, cites=True, later=later)


def _given(content: Mapping[str, object], file: str, problems: list[Problem]) -> Iterator[tuple[AnyKey, object]]:
    """The keys that a text sets, with what it writes for them."""
    open_tables: list[tuple[str, Mapping[str, object]]] = [("", content)]
    while open_tables:
        section, table = open_tables.pop(0)
        for word, raw in table.items():
            name = f"{section}{word}"
            if name in KEYS:
                yield KEYS[name], raw
            elif isinstance(raw, dict) and any(known.startswith(f"{name}.") for known in KEYS):
                open_tables.append((f"{name}.", raw))
            else:
                problems.append(Problem("unknown-regulation", Place(file=file, tag=name), name, nearest(name)))


def nearest(name: str) -> str:
    """The keys, or words of keys, that a name is nearest to."""
    words = sorted({word for key in KEYS for word in key.split(".")})
    return ", ".join(get_close_matches(name, KEYS, n=3) or get_close_matches(name.rpartition(".")[2], words, n=3))


def _settings(
    key: AnyKey, raw: object, pack: str, problems: list[Problem], *, derived: bool, cites: bool
) -> dict[Slot, Setting]:
    """The settings of one key: one, or one for each edition."""
    where = Place(file=pack, tag=key.name)
    value: object = raw
    source: object = pack if derived else None
    note: object = ""
    if isinstance(raw, dict) and "value" in raw:
        value, source, note = raw["value"], raw.get("source", source), raw.get("note", note)
        problems += (
            Problem("unknown-regulation", where, f"{key.name}.{extra}", "value, source, note")
            for extra in sorted(raw.keys() - {"value", "source", "note"})
        )
        if not isinstance(note, str):
            problems.append(Problem("regulation-type", where, shown(note), '"…"'))

    settings: dict[Slot, Setting] = {}
    for edition, written in _by_edition(key, value, where, problems):
        said = source
        if isinstance(source, dict) and edition is not None:
            said = source.get(str(edition.value))
        read = _attempted(partial(key.read, written), where, problems)
        cited = _attempted(partial(_source, said, edition, cites=cites), where, problems)
        settings[key.name, edition] = Setting(read, cited or "", pack, str(note), written)
    return settings


def _attempted(read: Callable[[], T], where: Place, problems: list[Problem]) -> T | None:
    """What is read; if it cannot be, None, and the problems are told with their place."""
    try:
        return read()
    except ProblemsFound as trouble:
        problems += (Problem(p.kind, where, p.found, p.expected) for p in trouble.problems)
        return None


def _by_edition(
    key: AnyKey, value: object, where: Place, problems: list[Problem]
) -> Iterator[tuple[Edition | None, object]]:
    """The value for each edition: a table with their years, or one value for all."""
    if not isinstance(key, EditionKey):
        yield None, value
    elif isinstance(value, dict):
        years = {str(edition.value): edition for edition in ALL}
        for year, written in value.items():
            if year in years:
                yield years[year], written
            else:
                problems.append(Problem("unknown-regulation", where, f"{key.name}.{year}", ", ".join(years)))
    else:
        yield from ((edition, value) for edition in ALL)


def _source(said: object, edition: Edition | None, *, cites: bool) -> str:
    """A source, looked up in the Laws when it cites them."""
    if said is None or said == "":
        raise refuse("regulation-no-source")
    if not isinstance(said, str):
        raise refuse("regulation-type", found=shown(said), expected='"12C2(a)"')
    try:
        clause = Clause(said.removeprefix(OPEN))
    except ProblemsFound:
        if said.startswith(OPEN):
            raise
        return said
    if not cites:
        return said
    if edition is not None:
        cite(edition, clause)
    elif not any(clause in contents(each) for each in ALL):
        cite(max(ALL), clause)
    return said


def _missing(settings: Mapping[Slot, Setting], file: str) -> Iterator[Problem]:
    """A pack that extends nothing decides everything."""
    for key in KEYS.values():
        editions: tuple[Edition | None, ...] = ALL if isinstance(key, EditionKey) else (None,)
        for edition in editions:
            if (key.name, edition) not in settings:
                name = key.name if edition is None else f"{key.name} ({edition.value})"
                yield Problem("regulation-missing", Place(file=file, tag=key.name), "", name)
