"""A citation: the number of a law or of one of its clauses."""

import re
from functools import cache
from typing import NamedTuple

from msgspec import Struct

from arbitro.book.problem import refuse

_ROMAN = ("i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x")
_FORM = re.compile(
    r"(?P<law>[1-9]\d?)"
    r"(?:\.(?P<item>[1-9])"  # 35.1: in 2007 Laws 35 and 71 number their items without a letter
    r"|(?P<letter>[A-Z])(?:(?P<number>[1-9]\d?)(?:\((?P<small>[a-z])\)(?:\((?P<last>[ivx]+|[1-9])\))?)?)?)?",
    re.IGNORECASE,
)


class Parts(NamedTuple):
    """The parts of a clause's number, outermost first; empty where the number ends."""

    law: int
    letter: str = ""  # B of 27B
    number: int = 0  # 1 of 27B1, of 35.1
    small: str = ""  # a of 27B1(a)
    last: str = ""  # ii of 12C1(e)(ii); 1997 has (1), (2) there


class Clause(Struct, frozen=True):
    """`Clause("27B1(a)")`. It says nothing about which editions have such a clause: see `cite`.

    Clauses are ordered as in the book: a law before its clauses, 9 before 10, (ii) before (v).
    """

    text: str

    def __post_init__(self) -> None:
        if _canonical(self.text) != self.text:
            raise refuse("bad-clause", found=self.text, expected="27B1(a)")

    @classmethod
    def parse(cls, text: str) -> "Clause":
        """A clause as people write it: spaces and the case of letters do not matter."""
        canonical = _canonical("".join(text.split()))
        if canonical is None:
            raise refuse("bad-clause", found=text, expected="27B1(a)")
        return cls(canonical)

    @property
    def parts(self) -> Parts:
        return _parts(self.text)

    @property
    def law(self) -> int:
        return _parts(self.text).law

    @property
    def depth(self) -> int:
        """0 for a law, 1 for 27B (and 35.1), up to 4 for 12C1(e)(ii)."""
        return sum(map(bool, self.parts)) - 1

    @property
    def parent(self) -> "Clause | None":
        """The clause that this one is part of; none for a law."""
        text = re.sub(r"(\(\w+\)|\.\d|\d+|[A-Z])$", "", self.text)
        return Clause(text) if text else None

    def is_within(self, other: "Clause") -> bool:
        """Whether this clause is the other one or a part of it, at any depth."""
        clause: Clause | None = self
        while clause is not None and clause != other:
            clause = clause.parent
        return clause is not None

    def __lt__(self, other: "Clause") -> bool:
        return _place(self.text) < _place(other.text)

    def __le__(self, other: "Clause") -> bool:
        return _place(self.text) <= _place(other.text)

    def __gt__(self, other: "Clause") -> bool:
        return _place(self.text) > _place(other.text)

    def __ge__(self, other: "Clause") -> bool:
        return _place(self.text) >= _place(other.text)

    def __str__(self) -> str:
        return self.text


def _canonical(text: str) -> str | None:
    """The one way to write this number; None if it is not one."""
    match = _FORM.fullmatch(text)
    if match is None or int(match["law"]) > 93:
        return None
    law, item, letter, number, small, last = match.groups()
    if last and not last.isdigit() and last.lower() not in _ROMAN:
        return None
    if item:
        return f"{law}.{item}"
    written = law + (letter or "").upper() + (number or "")
    return written + "".join(f"({part.lower()})" for part in (small, last) if part)


@cache
def _parts(text: str) -> Parts:
    match = _FORM.fullmatch(text)
    assert match is not None  # a Clause exists only with a number of this form
    law, item, letter, number, small, last = match.groups()
    return Parts(int(law), letter or "", int(item or number or 0), small or "", last or "")


@cache
def _place(text: str) -> tuple[int, str, int, str, int, str]:
    """Where the clause stands in the book."""
    law, letter, number, small, last = _parts(text)
    count = int(last) if last.isdigit() else _ROMAN.index(last) + 1 if last else 0
    return law, letter, number, small, count, last
