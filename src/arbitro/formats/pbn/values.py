"""What single tag values mean (3.4, 4.2)."""

import re

from msgspec import Struct

from arbitro.book.problem import ProblemsFound
from arbitro.bridge.cards import DENOMINATION_BY_TEXT, Denomination
from arbitro.bridge.contract import PASSED_OUT, Contract, Risk
from arbitro.bridge.deal import Deal
from arbitro.bridge.seats import SEAT_BY_TEXT, Seat, Side, Vulnerability
from arbitro.formats.pbn.game import Findings, Tag

VULNERABILITIES = {
    "none": Vulnerability.NONE,
    "love": Vulnerability.NONE,
    "-": Vulnerability.NONE,
    "ns": Vulnerability.NS,
    "ew": Vulnerability.EW,
    "all": Vulnerability.BOTH,
    "both": Vulnerability.BOTH,
}
_RESULT = re.compile(r"(\^?)(?:(\d{1,2})|(NS|EW)\s+(\d{1,2})(?:\s+(NS|EW)\s+(\d{1,2}))?)", re.ASCII)
_POINTS = re.compile(r"(?:(NS|EW|EP)\s*+)?([+-]?\d++(?:\.\d++)?)", re.ASCII)


class Undertaking(Struct, frozen=True):
    """The Contract tag: level 0 and a denomination in an end position (3.10); no denomination if passed out."""

    level: int = 0
    denomination: Denomination | None = None
    risk: Risk = Risk.UNDOUBLED

    @property
    def is_passed_out(self) -> bool:
        return self.denomination is None

    @property
    def bid(self) -> str:
        return f"{self.level}{self.denomination.value}{self.risk.value}" if self.denomination else "Pass"

    def is_of(self, contract: Contract | None) -> bool:
        if contract is None:
            return self.is_passed_out
        return (self.level, self.denomination, self.risk) == (contract.level, contract.denomination, contract.risk)


CONTRACTS = (
    {
        f"{level}{text}{risk.value}": Undertaking(level, denomination, risk)
        for level in range(1, 8)
        for text, denomination in DENOMINATION_BY_TEXT.items()
        for risk in Risk
    }
    | {text: Undertaking(0, denomination) for text, denomination in DENOMINATION_BY_TEXT.items()}
    | dict.fromkeys(PASSED_OUT, Undertaking())
)


class Won(Struct, frozen=True):
    """The Result tag: tricks of declarer, or of a side (3.4.15)."""

    tricks: int
    side: Side | None = None  # declarer's if None
    irregular: bool = False  # `^`: not what the cards gave (3.9)

    def of(self, side: Side) -> int:
        return self.tricks if self.side in {None, side} else 13 - self.tricks


def board_number(tag: Tag, findings: Findings) -> int | None:
    text = tag.value.strip()
    if text.isascii() and text.isdigit() and len(text) < 10 and int(text) > 0:
        return int(text)
    findings.add("board-number", tag, found=tag.value, expected="1 2 3 …")
    return None


def seat(tag: Tag, findings: Findings) -> Seat | None:
    named = SEAT_BY_TEXT.get(tag.value)
    if named is None:
        named = SEAT_BY_TEXT.get(tag.value.strip().upper())
    if named is None:
        findings.add("bad-seat", tag, found=tag.value, expected="N E S W")
    return named


def vulnerability(tag: Tag, findings: Findings) -> Vulnerability | None:
    named = VULNERABILITIES.get(tag.value.strip().lower())
    if named is None:
        findings.add("bad-vulnerability", tag, found=tag.value, expected="None NS EW All")
    return named


def deal(tag: Tag, findings: Findings) -> Deal:
    """3.4.11. Hands may be unknown; those known in a complete deal have thirteen cards."""
    try:
        dealt = Deal.parse(tag.value)
        if dealt.is_complete:
            return dealt
        whole = any(len(hand) == 13 for hand in dealt)  # not an end position (3.10)
        problems = tuple(
            p
            for p in dealt.problems(partial=not whole)
            if p.kind != "card-missing" and not (p.kind == "hand-size" and p.found == "0")
        )
    except ProblemsFound as trouble:
        dealt, problems = Deal(), trouble.problems
    for p in problems:
        findings.add(p.kind, tag, found=p.found, expected=p.expected, seat=p.where.seat)
    return dealt


def undertaking(tag: Tag, findings: Findings) -> Undertaking | None:
    named = CONTRACTS.get(tag.value.strip().upper())
    if named is None:
        findings.add("bad-contract", tag, found=tag.value, expected="4HX Pass")
    return named


_TRICKS = {str(tricks): Won(tricks) for tricks in range(14)}


def won(tag: Tag, findings: Findings) -> Won | None:
    if tag.value in _TRICKS:
        return _TRICKS[tag.value]
    match = _RESULT.fullmatch(tag.value.strip())
    if match is None:
        findings.add("bad-tag-value", tag, found=tag.value, expected="9")
        return None
    irregular, plain, side, tricks, other, others = match.groups()
    number = int(plain or tricks)
    if number > 13:
        findings.add("bad-tricks", tag, found=number, expected="0 … 13")
        return None
    if other and (other == side or number + int(others) != 13):
        findings.add("tricks-not-thirteen", tag, found=tag.value, expected=f"{number} + {13 - number}")
    return Won(number, Side(side) if side else None, bool(irregular))


def points(tag: Tag) -> list[tuple[Side | None, float]]:
    """The Score tag: points for each side it names; without a name they are declarer's (4.2)."""
    sides: list[tuple[Side | None, float]] = []
    for side, number in _POINTS.findall(tag.value):
        if side != "EP":
            sides.append((Side(side) if side else None, float(number)))
    return sides
