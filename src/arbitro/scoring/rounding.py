"""Named rounding rules: a regulation chooses one, nothing is rounded otherwise."""

from enum import Enum
from fractions import Fraction
from math import ceil, floor


class Rounding(Enum):
    """How a value that lies between two multiples of the unit becomes one of them."""

    HALF_UP = "half_up"  # to the nearest; halves towards plus infinity
    HALF_DOWN = "half_down"  # to the nearest; halves towards minus infinity
    HALF_AWAY = "half_away"  # to the nearest; halves away from zero
    HALF_TOWARD_ZERO = "half_toward_zero"  # to the nearest; halves towards zero
    HALF_EVEN = "half_even"  # to the nearest; halves to the even multiple
    UP = "up"  # towards plus infinity
    DOWN = "down"  # towards minus infinity
    AWAY = "away"  # away from zero
    TOWARD_ZERO = "toward_zero"


_HALF = Fraction(1, 2)


def whole(value: Fraction | int, rule: Rounding) -> int:
    """The value as a whole number."""
    match rule:
        case Rounding.HALF_UP:
            return floor(value + _HALF)
        case Rounding.HALF_DOWN:
            return ceil(value - _HALF)
        case Rounding.HALF_AWAY:
            return floor(value + _HALF) if value >= 0 else ceil(value - _HALF)
        case Rounding.HALF_TOWARD_ZERO:
            return ceil(value - _HALF) if value >= 0 else floor(value + _HALF)
        case Rounding.HALF_EVEN:
            return round(value)
        case Rounding.UP:
            return ceil(value)
        case Rounding.DOWN:
            return floor(value)
        case Rounding.AWAY:
            return ceil(value) if value >= 0 else floor(value)
        case Rounding.TOWARD_ZERO:
            return floor(value) if value >= 0 else ceil(value)


def rounded(value: Fraction | int, unit: Fraction | int, rule: Rounding) -> Fraction:
    """The multiple of `unit` that the rule gives: `rounded(Fraction(455), 10, HALF_UP)` is 460."""
    unit = Fraction(unit)
    return whole(value / unit, rule) * unit


def exact_text(value: Fraction | int) -> str:
    """A decimal where it ends (`8.5`), else a fraction (`17/3`)."""
    value = Fraction(value)
    rest, places = value.denominator, 0
    twos = (rest & -rest).bit_length() - 1
    rest >>= twos
    fives = 0
    while rest % 5 == 0:
        rest //= 5
        fives += 1
    if rest != 1:
        return str(value)
    places = max(twos, fives)
    digits = str(abs(value.numerator) * 10**places // value.denominator).rjust(places + 1, "0")
    sign = "-" if value < 0 else ""
    return f"{sign}{digits[:-places]}.{digits[-places:]}" if places else f"{sign}{digits}"
