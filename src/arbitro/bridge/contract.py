"""Contracts and results, read and written as people write them."""

import re
from functools import lru_cache

from msgspec import Struct

from arbitro.book.problem import refuse
from arbitro.bridge.cards import DENOMINATION_BY_TEXT, Denomination, Ordered
from arbitro.bridge.seats import SEAT_BY_TEXT, Seat


class Risk(Ordered):
    """Whether a contract was doubled or redoubled."""

    UNDOUBLED = ""
    DOUBLED = "X"
    REDOUBLED = "XX"


RISKS = tuple(Risk)

_CONTRACT = re.compile(
    r"(?P<first>[NESW]?)\s*(?P<level>\d+)\s*(?P<denomination>NT|SA|FA|N|[CDHS♣♦♥♠])\s*(?P<risk>XX|X|)"
    r"\s*(?:BY\s*)?(?P<last>[NESW]?)",
    re.ASCII,
)
_TRICKS = re.compile(r"(=|[+-]\s*\d{1,2})", re.ASCII)
_BARE = re.compile(r"(?<=[ NESW])(\d{1,2})$", re.ASCII)  # all tricks that declarer won
_PLAIN = str.maketrans("−–*", "--X", "\ufe0e\ufe0f")  # signs, doubles, and what says how a symbol looks


class Contract(Struct, frozen=True, gc=False):
    """What declarer undertakes: level, denomination, doubled or not, and who plays it (Law 22)."""

    level: int
    denomination: Denomination
    declarer: Seat
    risk: Risk = Risk.UNDOUBLED

    def __post_init__(self) -> None:
        if not 1 <= self.level <= 7:
            raise refuse("bad-level", found=self.level, expected="1 2 3 4 5 6 7")

    @property
    def tricks_needed(self) -> int:
        return 6 + self.level

    @property
    def leader(self) -> Seat:
        """Who makes the opening lead: the player to declarer's left (41A)."""
        return self.declarer.lho

    @property
    def dummy(self) -> Seat:
        return self.declarer.partner

    @property
    def bid(self) -> str:
        """Without the declarer: `4HX`."""
        return f"{self.level}{self.denomination.value}{self.risk.value}"

    @classmethod
    def parse(cls, text: str) -> "Contract":
        """`4H N`, `4HXN`, `3NT W`, `4♥XX by S`; declarer last, or first: `N 4H`."""
        contract, _ = _parse(text, tricks_wanted=False)
        return contract

    def __str__(self) -> str:
        return f"{self.bid} {self.declarer.value}"


class Result(Struct, frozen=True, gc=False):
    """What happened on a board: a contract and the tricks declarer won, or passed out (no contract, no tricks)."""

    contract: Contract | None
    tricks: int = 0

    def __post_init__(self) -> None:
        if self.contract is None and self.tricks:
            raise refuse("tricks-passed-out", found=self.tricks, expected=0)
        if not 0 <= self.tricks <= 13:
            raise refuse("bad-tricks", found=self.tricks, expected="0 … 13")

    @property
    def is_passed_out(self) -> bool:
        return self.contract is None

    @property
    def over(self) -> int:
        """Tricks above (positive) or below (negative) the contract; 0 if just made or passed out."""
        return self.tricks - self.contract.tricks_needed if self.contract else 0

    @property
    def is_made(self) -> bool:
        return self.contract is not None and self.over >= 0

    @classmethod
    def parse(cls, text: str) -> "Result":
        """`4H N =`, `4HN=`, `4HX N +1`, `4S** W +1`, `3NT-2 W`, `4S N 10`, `PASS`."""
        if text.strip().upper() in PASSED_OUT:
            return cls(None)
        contract, over = _parse(text, tricks_wanted=True)
        tricks = contract.tricks_needed + over
        if not 0 <= tricks <= 13:
            low, high = -contract.tricks_needed, 13 - contract.tricks_needed
            raise refuse("impossible-tricks", found=text, expected=f"{low} … {high:+}")
        return cls(contract, tricks)

    def __str__(self) -> str:
        if self.contract is None:
            return "PASS"
        return f"{self.contract} {f'{self.over:+}' if self.over else '='}"


PASSED_OUT = frozenset({"PASS", "P", "PASSED OUT", "PASSOUT", "PASSED", "AP", "ALL PASS"})


@lru_cache(maxsize=4096)
def _parse(text: str, *, tricks_wanted: bool) -> tuple[Contract, int]:
    """Reads declarer and trick count wherever people put them, then the contract itself."""
    expected = "4HX N +1" if tricks_wanted else "4HX N"
    rest = " ".join(text.upper().translate(_PLAIN).split())
    over, won = 0, None
    if tricks_wanted:
        marks = _TRICKS.findall(rest)
        if not marks and (bare := _BARE.search(rest)):
            won = int(bare[1])
            if not 7 <= won <= 13:  # a `+1` from which a spreadsheet took the sign
                raise refuse("tricks-without-sign", found=bare[1], expected=f"+{bare[1]}")
            rest = rest[: bare.start()].strip()
        elif len(marks) != 1:
            raise refuse("result-without-tricks" if not marks else "bad-result", found=text, expected=expected)
        else:
            over = 0 if marks[0] == "=" else int(marks[0].replace(" ", ""))
            if over == 0 and marks[0] != "=":
                raise refuse("bad-result", found=text, expected=expected)
            rest = _TRICKS.sub(" ", rest).strip()
    match = _CONTRACT.fullmatch(rest)
    if match is None or (match["first"] and match["last"]):
        raise refuse("bad-result" if tricks_wanted else "bad-contract", found=text, expected=expected)
    if match["level"] not in {"1", "2", "3", "4", "5", "6", "7"}:
        raise refuse("bad-level", found=match["level"], expected="1 2 3 4 5 6 7")
    declarer = match["first"] or match["last"]
    if not declarer:
        raise refuse("contract-without-declarer", found=text, expected=expected)
    denomination = DENOMINATION_BY_TEXT[match["denomination"]]
    contract = Contract(int(match["level"]), denomination, SEAT_BY_TEXT[declarer], Risk(match["risk"]))
    return contract, over if won is None else won - contract.tricks_needed
