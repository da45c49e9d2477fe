"""`python -m tests.laws.specified` lists the clauses that the specification names and no case has a ruling on.

The specification has a decision procedure for each law; it stands beside the project and is not part of it.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from arbitro.book.clause import Clause
from arbitro.book.contents import contents
from arbitro.book.edition import ALL, E1997, E2007, E2017, Edition
from arbitro.laws.case.index import index
from tests.laws.casebook import CASES, cases

FOLDER = Path(__file__).parents[3] / "shared" / "spec"
FILES = tuple(FOLDER / name for name in ("laws-01-45.md", "laws-46-93.md"))

EDITIONS = {"[97]": E1997, "1997": E1997, "[07]": E2007, "2007": E2007, "[17]": E2017, "2017": E2017}
TAG = re.compile(r"\[(?:97|07|17)\]|\b(?:1997|2007|2017)\b")
TAGS = re.compile(rf"(?:(?:{TAG.pattern})[*`]*(?:\s*[/,]\s*|\s+and\s+)?)+")
PARTS = r"(?:[1-9]\d?(?:\([a-z]\)(?:\((?:[ivx]+|[1-9])\))?)?)"
CLAUSE = re.compile(rf"(?<![\w.-])(?:(?P<whole>[1-9]\d?[A-G]{PARTS}?)|(?P<brief>[A-G]{PARTS}))(?![\w-])")
STOP = re.compile(r"[;|]|\.\s")
TEST = re.compile(r"\W*T\d")
ASIDE = re.compile(r"\W*(Facts?|Kind|Questions?|Support|Hints?|Software|Engine|Detect|Function|Classifier|Editions)\b")


class Named(NamedTuple):
    """A clause in the words of a procedure, and the law whose procedure it is."""

    edition: Edition
    clause: str
    law: int
    line: str


def specified() -> Iterator[Named]:
    """Every clause that a procedure names, as often as it does."""
    for file in FILES:
        yield from _named(file.read_text(encoding="utf-8").splitlines())


def _named(lines: list[str]) -> Iterator[Named]:
    law, scope = 0, ALL
    columns: list[tuple[Edition, ...]] = []
    for line in map(str.rstrip, lines):
        if line.startswith("#"):
            if not line.startswith("###"):
                heading = re.match(r"## Law (\d+)", line)
                law = int(heading[1]) if heading else 0
            scope = _editions(line) or ALL
        elif re.match(r"\W*(Further tests|Tests)\b", line):
            scope = ALL
        elif tags := TAGS.match(line.lstrip("*")):  # at the margin: the lines below are of that edition
            scope = _editions(tags[0])
        if not line.startswith("|"):
            columns = []
            if law and not ASIDE.match(line):
                yield from _in_passage(line, law, scope, line)
        elif not columns:
            columns = [_editions(cell) for cell in line.strip("|").split("|")]
        elif law:
            for cell, of in zip(line.strip("|").split("|"), columns, strict=False):
                yield from _in_passage(cell, law, of or scope, line)


def _editions(text: str) -> tuple[Edition, ...]:
    return tuple(dict.fromkeys(EDITIONS[tag] for tag in TAG.findall(text)))


def _in_passage(text: str, law: int, scope: tuple[Edition, ...], line: str) -> Iterator[Named]:
    """The clauses of a passage, each of the editions last named before it in its sentence."""
    for match in CLAUSE.finditer(text):
        if match["brief"] and TEST.match(text):
            continue  # C4 is a card there
        clause = Clause(match["whole"] or f"{law}{match['brief']}")
        begins = max((stop.end() for stop in STOP.finditer(text, 0, match.start())), default=0)
        tags = TAGS.findall(text, begins, match.start())
        for edition in _editions(tags[-1]) if tags else scope:
            if clause in contents(edition):
                yield Named(edition, str(clause), law, line.strip())


@cache
def ruled_on() -> Mapping[Edition, frozenset[Clause]]:
    """What the rulings of the cases apply, or leave for later; a clause with all that it is part of."""
    found: dict[Edition, set[Clause]] = {edition: set() for edition in ALL}
    for file in CASES.glob("law_*.toml"):
        for case, _, edition in cases(file.stem.removeprefix("law_")).values():
            for clause in (*case["clauses"], *case.get("reviews", ())):
                found[Edition(edition)].update(_with_wholes(Clause(clause)))
    return {edition: frozenset(clauses) for edition, clauses in found.items()}


def _with_wholes(clause: Clause | None) -> Iterator[Clause]:
    while clause is not None:
        yield clause
        clause = clause.parent


def unruled() -> Iterator[Named]:
    """What is specified and no ruling applies, no function carries out, no law file lists as not executable."""
    done = {*index().carried_by, *index().not_executable}
    for one in specified():
        if Clause(one.clause) not in ruled_on()[one.edition] and one.clause not in done:
            yield one


if __name__ == "__main__":
    for (clause, edition), one in sorted({(Clause(one.clause), one.edition): one for one in unruled()}.items()):
        print(f"{clause!s:10} {edition}  law {one.law}: {one.line[:160]}")
