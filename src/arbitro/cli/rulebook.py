"""The regulations and the edition that a command goes by."""

import json
from collections.abc import Iterable
from pathlib import Path

from arbitro.book.edition import Edition
from arbitro.book.problem import Place, ProblemsFound, refuse
from arbitro.cli.terminal import system_problem
from arbitro.cli.voice import clean
from arbitro.regulations import SHIPPED, Pack, keys, load, parse_pack
from arbitro.regulations.loader import Resolve, shipped
from arbitro.systems import SHIPPED as SYSTEMS
from arbitro.systems import BiddingSystem, load_system, read_system
from arbitro.systems.reading import MOST_TEXT
from arbitro.systems.reading import shipped as shipped_system

DEFAULT = "wbf"
PACK_FILE = ".toml"


def regulations(name: str) -> Pack:
    """A pack that comes with the program, or one from a file; files may extend files beside them."""
    if name in SHIPPED or not (name.endswith(PACK_FILE) or Path(name).is_file()):
        return load(name)
    return pack_from(Path(name))


def named(name: str) -> Pack:
    """The same for a name that stands in a file of facts: a file that cannot be read is a problem among others."""
    try:
        return regulations(name)
    except OSError as trouble:
        raise ProblemsFound([system_problem(trouble)]) from None


def pack_from(file: Path) -> Pack:
    """The pack in a file."""
    return parse_pack(file.read_text("utf-8"), clean(file.name), _beside(file.parent))


def bidding_system(name: str) -> BiddingSystem:
    """A system that comes with the program, or one from a file."""
    if name in SYSTEMS or not (name.endswith(PACK_FILE) or Path(name).is_file()):
        return load_system(name)
    file = Path(name)
    if file.stat().st_size > MOST_TEXT:
        raise refuse("system-large", where=Place(file=clean(file.name)), found=MOST_TEXT)
    text = file.read_bytes().decode("utf-8", "replace")
    return read_system(text, clean(file.name), _beside(file.parent, shipped_system))


def checked_system(name: str) -> BiddingSystem:
    """The same, with one that comes with the program examined like any other."""
    text = shipped_system(name)
    return bidding_system(name) if text is None else read_system(text, name)


def _beside(folder: Path, shipped: Resolve = shipped) -> Resolve:
    """Finds the packs or systems that a file extends: those of the program, and the files of its own folder."""

    def resolve(name: str) -> str | None:
        file = folder / name
        if name.endswith(PACK_FILE) and file.name == name and file.is_file():
            return file.read_text("utf-8")
        return shipped(name)

    return resolve


def values(written: Iterable[str]) -> dict[str, object]:
    """`laws.claims.suit_order=top_down`: the keys of the regulations that a command sets, as JSON would have them."""
    settings: dict[str, object] = {}
    for text in written:
        name, equals, value = text.partition("=")
        if not equals:
            raise refuse("option-needs", found=text, expected="=")
        try:
            settings[name.strip()] = json.loads(value)
        except ValueError:
            settings[name.strip()] = value.strip()
    return settings


def edition(year: str | None, pack: Pack) -> Edition:
    return pack[keys.LAWS_EDITION] if year is None else Edition.parse(year)
