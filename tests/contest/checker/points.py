"""The arithmetic of Laws 77 and 78 and of the victory point scales, written out again."""

import re
from decimal import ROUND_HALF_UP, Decimal, localcontext
from fractions import Fraction
from functools import cache
from math import ceil, floor, isqrt
from typing import Any

from tests.contest.checker.figures import Figures


def exact(told: Any) -> Fraction:
    """A number as the facts have it: 7, "7/2", "12.03"."""
    return Fraction(str(told))


# -- Law 77

_RESULT = re.compile(r"([1-7])(C|D|H|S|NT|N)(XX|X|)\s*([NESW])\s*(=|[+-]\d+)")
_PASSED = {"PASS", "P", "AP", "PASSED OUT", "ALL PASS"}


def vulnerable(board: int, side: str) -> bool:
    """Law 2: the sixteen boards, written out."""
    marks = ["-", "NS", "EW", "B", "NS", "EW", "B", "-", "EW", "B", "-", "NS", "B", "-", "NS", "EW"][(board - 1) % 16]
    return marks in ("B", side)


def contract_score(result: str, board: int) -> int:
    """The score of North-South."""
    text = result.strip().upper()
    if text in _PASSED:
        return 0
    told = _RESULT.fullmatch(text)
    if told is None:
        raise ValueError(result)
    level, suit, risk, declarer, made = int(told[1]), told[2], len(told[3]), told[4], told[5]
    side = "NS" if declarer in "NS" else "EW"
    over = 0 if made == "=" else int(made)
    vul = vulnerable(board, side)
    points = _made(level, suit, risk, vul, over) if over >= 0 else -_down(-over, risk, vul)
    return points if side == "NS" else -points


def _made(level: int, suit: str, risk: int, vul: bool, over: int) -> int:
    each = 20 if suit in ("C", "D") else 30
    tricks = (each * level + (10 if suit in ("N", "NT") else 0)) * (1, 2, 4)[risk]
    beyond = over * (each if risk == 0 else (200 if vul else 100) * risk)
    game = (500 if vul else 300) if tricks >= 100 else 50
    slam = {6: 750 if vul else 500, 7: 1500 if vul else 1000}.get(level, 0)
    return tricks + beyond + game + slam + 50 * risk


def _down(tricks: int, risk: int, vul: bool) -> int:
    if risk == 0:
        return tricks * (100 if vul else 50)
    steps = [200] + [300] * 12 if vul else [100, 200, 200] + [300] * 10
    return sum(steps[:tricks]) * risk


# -- 78B

_BANDS = (20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500)
_HIGH_BANDS = (3000, 3500, 4000)


def imps(difference: int | Fraction) -> int:
    lead = abs(Fraction(difference))
    size = sum(lead >= band for band in _BANDS + _HIGH_BANDS)
    return size if difference >= 0 else -size


# -- victory points (29.2, 29.3 of the norms; N78.2)


@cache
def _curve(boards: int, margin: Fraction) -> Decimal:
    """10 + 10 (1 - R^(3M/B)) / (1 - R^3), with B = 15 √N and R the golden section."""
    with localcontext() as context:
        context.prec = 40
        blitz = 15 * Decimal(boards).sqrt()
        lead = Decimal(margin.numerator) / Decimal(margin.denominator)
        if lead >= blitz:
            return Decimal(20)
        golden = (Decimal(5).sqrt() - 1) / 2
        return 10 + 10 * (1 - golden ** (3 * lead / blitz)) / (1 - golden**3)


def _hundredths(boards: int, margin: Fraction) -> int:
    return int((_curve(boards, margin) * 100).quantize(Decimal(1), ROUND_HALF_UP))


@cache
def _column(boards: int) -> tuple[int, ...]:
    """Whole margins, no step larger than the one before it."""
    blitz = isqrt(225 * boards - 1) + 1
    cells = [_hundredths(boards, Fraction(margin)) for margin in range(blitz + 1)]
    grew = True
    while grew:
        grew = False
        for at in range(1, blitz):
            if cells[at + 1] + cells[at - 1] > 2 * cells[at]:
                cells[at] += 1
                grew = True
    return tuple(cells)


@cache
def _starts(boards: int) -> tuple[int, ...]:
    """The first margins of 11, 12 … 20 on the discrete scale."""
    starts = []
    for points in range(11, 21):
        margin = 0
        while _curve(boards, Fraction(margin)) < points - Decimal("0.5"):
            margin += 1
        starts.append(margin)
    while True:
        widths = [2 * starts[0] - 1] + [starts[at + 1] - starts[at] for at in range(9)]
        wide = [at for at in range(9) if widths[at] > widths[at + 1]]
        if not wide:
            return tuple(starts)
        starts[wide[0]] -= 1


def victory_points(boards: int, margin: Fraction, figures: Figures) -> Fraction:
    """What a team has whose own margin this is, positive or not."""
    lead = abs(margin)
    if figures.scale == "simple":
        if boards > figures.simple_long_match:
            won = lead >= figures.simple_long_margin
        else:
            won = lead > boards * figures.simple_margin
        winner = Fraction(2 if won else 1)
    elif figures.scale == "discrete":
        winner = Fraction(10 + sum(lead >= start for start in _starts(boards)))
    else:
        cell = _hundredths(boards, lead)
        if figures.non_increasing:
            column = _column(boards)
            cell = max(cell, column[min(floor(lead), len(column) - 1)])
        winner = Fraction(cell, 100)
    return winner if margin >= 0 else figures.stake - winner


def smallest_margin(boards: int, points: Fraction, figures: Figures) -> int:
    """The fewest whole IMPs that earn at least so many victory points."""
    most = ceil(15 * boards) + 20
    return next(margin for margin in range(most) if victory_points(boards, Fraction(margin), figures) >= points)
