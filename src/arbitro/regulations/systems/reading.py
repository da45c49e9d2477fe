"""A pair's methods from TOML or JSON. Every problem of the text is told at once."""

import re
import tomllib
from collections.abc import Mapping
from typing import TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from arbitro.book.problem import Place, Problem, ProblemsFound, refuse
from arbitro.regulations.systems.meanings import ShownCall
from arbitro.regulations.systems.policy import FiledSystem, Methods, check_methods

T = TypeVar("T", bound=Struct)


class WrittenSystem(FiledSystem, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A system as a file has it."""

    agreements: tuple[ShownCall, ...] = ()


class WrittenMethods(Methods, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Methods as a file has them: what a call shows may be written as people write it."""

    systems: tuple[WrittenSystem, ...]


def read_methods(data: bytes, file: str | None = None, *, toml: bool) -> Methods:
    """The methods that a text describes."""
    content = _content(data, file, toml=toml)
    problems: list[Problem] = []
    written = content.get("systems")
    systems = []
    for at, item in enumerate(written if isinstance(written, list) else (), 1):
        systems.append(_system(item, f"systems {at}", file, problems))
    rest = {**content, "systems": []} if isinstance(written, list) else content
    given = _converted(rest, WrittenMethods, Place(file=file), problems)
    if problems or given is None:
        raise ProblemsFound(problems)
    fields = {name: getattr(given, name) for name in Methods.__struct_fields__}
    methods = Methods(**fields | {"systems": tuple(system for system in systems if system is not None)})
    check_methods(methods, file)
    return methods


def _content(data: bytes, file: str | None, *, toml: bool) -> Mapping[str, object]:
    where = Place(file=file)
    try:
        text = data.removeprefix(b"\xef\xbb\xbf").decode()
        content = tomllib.loads(text) if toml else msgspec.json.decode(text)
    except (ValueError, RecursionError) as trouble:  # TOMLDecodeError and DecodeError are ValueErrors
        line = re.search(r"line (\d+)", str(trouble))
        place = Place(file=file, line=int(line[1]) if line else None)
        raise refuse("bad-data-file" if toml else "request-form", where=place, found=trouble) from None
    if not isinstance(content, dict):
        raise refuse("request-form", where=where, found=type(content).__name__)
    return content


def _system(content: object, tag: str, file: str | None, problems: list[Problem]) -> FiledSystem | None:
    if not isinstance(content, dict):
        return _converted(content, WrittenSystem, Place(file=file, tag=tag), problems)
    written = content.get("agreements", [])
    agreements = []
    if isinstance(written, list):
        name = content.get("name")
        called = name if isinstance(name, str) else tag
        for index, each in enumerate(written, 1):
            where = Place(file=file, tag=called, index=index)
            call = _converted(each, ShownCall, where, problems)
            if call is not None:
                try:
                    agreements.append(call.agreement)
                except ProblemsFound as trouble:
                    problems += (replace(problem, where=where) for problem in trouble.problems)
        content = {**content, "agreements": []}
    system = _converted(content, WrittenSystem, Place(file=file, tag=tag), problems)
    fields = {name: getattr(system, name) for name in FiledSystem.__struct_fields__} if system else {}
    return system and FiledSystem(**fields | {"agreements": tuple(agreements)})


def _converted(content: object, into: type[T], where: Place, problems: list[Problem]) -> T | None:
    try:
        return msgspec.convert(content, into)
    except msgspec.ValidationError as trouble:
        why, _, path = str(trouble).partition(" - at ")
        inner = path.strip("`$.")
        tag = " ".join(part for part in (where.tag, inner) if part)
        problems.append(Problem("request-form", replace(where, tag=tag or None), why))
        return None
