"""Outcomes as people write them: a result with its contract, or a score for North-South; and exact numbers."""

import re
from fractions import Fraction
from functools import cache

from arbitro.book.problem import refuse
from arbitro.bridge.cards import Denomination
from arbitro.bridge.contract import Contract, Result, Risk
from arbitro.bridge.score import score
from arbitro.bridge.seats import Seat, Vulnerability
from arbitro.regulations.readers import exact

_SCORE = re.compile(r"[+-]?[0-9]{1,5}")


def spelled(text: str) -> str:
    """In capitals, with plain signs and single spaces."""
    return " ".join(text.upper().replace("−", "-").replace("–", "-").split())


def read_outcome(text: str, vulnerability: Vulnerability | None) -> int:
    """The score for North-South of `4H N =` or of `-50`; without a vulnerability only scores can be read."""
    plain = spelled(text)
    if _SCORE.fullmatch(plain) or vulnerability is None:
        return read_score(plain, vulnerability)
    return score(Result.parse(plain), vulnerability)


def read_result(text: str) -> str:
    """The result of an outcome that is told as one, in its one spelling; nothing of a score."""
    plain = spelled(text)
    return "" if _SCORE.fullmatch(plain) else str(Result.parse(plain))


def read_score(text: str, vulnerability: Vulnerability | None) -> int:
    """A score for North-South that some contract gives (with any vulnerability, if none is told)."""
    plain = spelled(text)
    if not _SCORE.fullmatch(plain):
        raise refuse("not-a-score", found=text, expected="420 -50")
    value = int(plain)
    possible = (vulnerability,) if vulnerability else tuple(Vulnerability)
    if not any(value in possible_scores(colour) for colour in possible):
        raise refuse("impossible-score", found=f"{value:+}")
    return value


@cache
def possible_scores(vulnerability: Vulnerability) -> frozenset[int]:
    """Every score for North-South that a contract can give."""
    return frozenset(
        score(Result(Contract(level, denomination, declarer, risk), tricks), vulnerability)
        for level in range(1, 8)
        for denomination in Denomination
        for declarer in (Seat.NORTH, Seat.EAST)
        for risk in Risk
        for tricks in range(14)
    ) | {0}


def read_number(text: str, example: str) -> Fraction:
    """A number in any exact form: `63.4`, `63,4`, `-3`, `17/2`."""
    value = exact(text.strip().replace("−", "-").replace(",", ".").removesuffix("%"))
    if value is None:
        raise refuse("bad-number", found=text, expected=example)
    return value
