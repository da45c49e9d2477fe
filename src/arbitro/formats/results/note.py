"""What stands in the column `note`: an artificial score, an assigned one, or that the board was not played.

A60/40          60 % for North-South, 40 % for East-West
A+/A-           average plus and average minus; A= is average
W 1/2 4H N =; 1/2 4H N -1
                an assigned score, weighted: each outcome as a result or as a score for North-South
W NS 4H N = | EW 3/5 420; 2/5 -50
                different for the two sides; instead of outcomes a side may have A60, A+ or, in IMPs, I-3
NP              not played
"""

import re
from collections.abc import Callable
from fractions import Fraction

from arbitro.book.problem import Problem, ProblemsFound, gathered, refuse
from arbitro.bridge.contract import Contract, Result
from arbitro.bridge.score import contract_score
from arbitro.bridge.seats import Side, Vulnerability
from arbitro.regulations.readers import exact
from arbitro.scoring.notation import read_outcome, spelled
from arbitro.scoring.outcome import (
    Adjusted,
    Adjustment,
    Artificial,
    Average,
    Imps,
    NotPlayed,
    Percentage,
    Share,
    Weighted,
)

FORMS = "A60/40, A+/A-, W 1/2 4H N =; 1/2 4H N -1, NP"
NOT_PLAYED = "NP"

_ONE = r"A?\s*([+=-]|[0-9]{1,3}(?:\.[0-9]{1,6})?%?)"
_ARTIFICIAL = re.compile(rf"(?=A){_ONE}\s*/\s*{_ONE}")
_ARTIFICIAL_SIDE = re.compile(rf"(?=A){_ONE}")
_AWARDS = {"+": Average.AVERAGE_PLUS, "=": Average.AVERAGE, "-": Average.AVERAGE_MINUS}
_IMPS_SIDE = re.compile(r"I\s*([+-]?[0-9]{1,3}(?:\.[0-9]{1,6})?)")
_SIDES = re.compile(r"(NS|EW)\b\s*(.*)")


def read_note(text: str, vulnerability: Vulnerability) -> Adjusted | NotPlayed:
    """What a note says that the table has."""
    plain = spelled(text)
    if plain == NOT_PLAYED:
        return NotPlayed()
    match = _ARTIFICIAL.fullmatch(plain)
    if match:
        return _adjusted(_artificial, match[1], match[2])
    if not re.match(r"W\b", plain):
        raise refuse("unknown-note", found=text, expected=FORMS)
    parts = [part.strip() for part in plain[1:].split("|")]
    sides = [_SIDES.fullmatch(part) for part in parts]
    if len(parts) == 1 and sides[0] is None:
        both = read_shares(parts[0], vulnerability)
        return Adjusted(both, both)
    texts = {match[1]: match[2] for match in sides if match}
    if len(parts) != 2 or len(texts) != 2:
        raise refuse("unknown-note", found=text, expected="W NS 4H N = | EW 3/5 420; 2/5 -50")
    return _adjusted(lambda side: _side(side, vulnerability), texts["NS"], texts["EW"])


def _adjusted(read: Callable[[str], Adjustment], ns: str, ew: str) -> Adjusted:
    """What each side has, or what is wrong with both."""
    both: list[Adjustment] = []
    problems: list[Problem] = []
    for text in (ns, ew):
        with gathered(problems):
            both.append(read(text))
    if problems:
        raise ProblemsFound(problems)
    return Adjusted(*both)


def _side(text: str, vulnerability: Vulnerability) -> Adjustment:
    if match := _IMPS_SIDE.fullmatch(text):
        return Imps(Fraction(match[1]))
    match = _ARTIFICIAL_SIDE.fullmatch(text)
    return _artificial(match[1]) if match else read_shares(text, vulnerability)


def _artificial(text: str) -> Artificial | Percentage:
    if text in _AWARDS:
        return Artificial(_AWARDS[text])
    share = Fraction(text.removesuffix("%")) / 100
    if share > 1:
        raise refuse("percent-range", found=text, expected="0 … 100")
    return Percentage(share)


def read_shares(text: str, vulnerability: Vulnerability | None) -> Weighted:
    """Outcomes with their weights: `3/5 420, 2/5 -50`, `60% 4H N =; 40% 4H N -1`; a single one needs no weight.

    Without a vulnerability outcomes are scores, and any score that some vulnerability gives will do.
    """
    shares = []
    problems: list[Problem] = []
    weighed = True
    for part in re.split(r"[;,]", text):
        first, _, rest = part.strip().partition(" ")
        weight = exact(first) if rest else None
        outcome = rest if weight is not None else part
        points = 0
        with gathered(problems):
            points = read_outcome(outcome.strip(), vulnerability)
        shares.append(Share(Fraction(1) if weight is None else weight, points))
        weighed = weighed and weight is not None
    score = None
    if weighed or not problems:
        with gathered(problems):
            score = Weighted(tuple(shares))
    if score is None or problems:
        raise ProblemsFound(problems)
    return score


def result_of(contract: Contract, score_ns: int, vulnerability: Vulnerability) -> Result | None:
    """The result by which a contract gives a score; None if it cannot."""
    sign = 1 if contract.declarer.side is Side.NS else -1
    vulnerable = contract.declarer in vulnerability
    return next(
        (
            Result(contract, tricks)
            for tricks in range(14)
            if sign * contract_score(contract, tricks, vulnerable=vulnerable) == score_ns
        ),
        None,
    )
