"""Boards with fewer results than the others: what points among n results are worth among N."""

from fractions import Fraction

from arbitro.book.problem import refuse


def neuberg(points: Fraction | int, results: int, field: int, scale: int = 2) -> Fraction:
    """Neuberg's formula: points won among `results` real scores, on a board where `field` are expected.

    `scale` is what beating one score is worth: 2 (78A) or 1. A lone result is worth half of the top.
    """
    _check(results, field)
    tie = Fraction(scale, 2)
    return (points + tie) * field / results - tie


def reserve(points: Fraction | int, results: int, field: int, scale: int = 2) -> Fraction:
    """The method used where Neuberg cannot be: every score that is missing counts as a tie.

    It lowers the top and raises the bottom by one (on the scale of two) for each of them.
    """
    _check(results, field)
    return points + Fraction(scale, 2) * (field - results)


def _check(results: int, field: int) -> None:
    if not 0 < results <= field:
        raise refuse("results-of-field", found=results, expected=f"1-{field}")
