"""`arbitro regulations`: what packs set, whether one is in order, where two differ, what carries out each paragraph."""

from itertools import groupby
from pathlib import Path

from msgspec import Struct

from arbitro.answers.packs import SaidEntry, said_entries
from arbitro.cli.rulebook import pack_from, regulations
from arbitro.cli.terminal import out, print_json
from arbitro.cli.voice import Voice, clean
from arbitro.regulations.listing import KeyChange, changes, own
from arbitro.words.consequence import say_source
from arbitro.words.packs import say_pack


class PackAnswer(Struct, frozen=True):
    """`arbitro regulations show --json`: a pack with the settings that were asked for; its digest is that of all."""

    name: str
    title: str
    rests_on: tuple[str, ...]
    digest: str
    settings: tuple[SaidEntry, ...]


class PackCheckedAnswer(Struct, frozen=True):
    """`arbitro regulations check --json`: a pack that is in order, and the keys that it sets itself."""

    name: str
    title: str
    rests_on: tuple[str, ...]
    digest: str
    sets: tuple[str, ...]


class PackDifferenceAnswer(Struct, frozen=True):
    """`arbitro regulations diff --json`."""

    first: str
    second: str
    changes: tuple[KeyChange, ...]


def show(
    say: Voice,
    pack: str,
    key: str,
    json: bool,
) -> None:
    book = regulations(pack)
    settings = said_entries(book, key, say.language)
    if json:
        print_json(PackAnswer(book.name, book.title, book.lineage, book.digest, settings))
        return
    console = out()
    title = say_pack(book, say.language)
    console.print(say("regulations-pack", title=title, name=book.name, count=len(settings)), style="bold")
    for section, members in groupby(settings, lambda entry: entry.key.rpartition(".")[0]):
        console.print(f"\n[{section}]", style="bold")
        for entry in members:
            _print_entry(entry, say)


def check(
    say: Voice,
    file: str,
    json: bool,
) -> None:
    pack = pack_from(Path(file))
    sets = tuple(own(pack))
    if json:
        print_json(PackCheckedAnswer(pack.name, pack.title, pack.lineage, pack.digest, sets))
        return
    console = out()
    console.print(say("regulations-in-order", file=clean(file), changed=len(sets)), style="bold")
    if pack.lineage:
        console.print(say("regulations-rests-on", packs=", ".join(pack.lineage)))


def diff(
    say: Voice,
    first: str,
    second: str,
    sources: bool,
    json: bool,
) -> None:
    before, other = regulations(first), regulations(second)
    changed = changes(before, other, sources=sources)
    if json:
        print_json(PackDifferenceAnswer(before.name, other.name, changed))
        return
    console = out()
    if not changed:
        console.print(say("regulations-same"))
    for change in changed:
        console.print(f"{change.key}{_years(change.editions)}", style="bold")
        for sign, setting in (("-", change.first), ("+", change.second)):
            console.print(f"  {sign} {setting.value}  # {say_source(setting.source, setting.pack, say.language)}")


def _print_entry(entry: SaidEntry, say: Voice) -> None:
    console = out()
    setting = entry.told
    source = say_source(setting.source, setting.pack, say.language)
    name = entry.key.rpartition(".")[2]
    console.print(f"{name}{_years(entry.editions)} = {setting.value}  # {source}")
    console.print(f"    {entry.meaning}")
    if setting.note:
        console.print("    " + say("regulations-note", note=setting.note))


def _years(editions: tuple[int, ...]) -> str:
    return f" ({', '.join(map(str, editions))})" if editions else ""
