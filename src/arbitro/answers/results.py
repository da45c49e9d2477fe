"""What a board came to, and figures, in one line of text, as the pages write them."""

from fractions import Fraction

from arbitro.bridge.contract import Result
from arbitro.contest.facts.outcome import Recorded
from arbitro.contest.scoring.standings import Row
from arbitro.scoring.outcome import Adjustment, Artificial, Imps, Percentage, Weighted
from arbitro.scoring.rounding import Rounding, exact_text, rounded, whole
from arbitro.words import COMMA, message, written
from arbitro.words.letters import say_result

HUNDREDTH = Fraction(1, 100)
NOTHING = "–"


def figure(value: Fraction | None, language: str) -> str:
    """To the hundredth, with the language's comma; a dash for none."""
    if value is None:
        return NOTHING
    return written(exact_text(rounded(value, HUNDREDTH, Rounding.HALF_UP)), language).replace("-", "−")


def percent(value: Fraction | None, language: str) -> str:
    return NOTHING if value is None else f"{figure(value, language)}%"


def money(amount: Fraction, language: str) -> str:
    """To the cent, both digits of it: `7.50`."""
    cents = whole(100 * amount, Rounding.HALF_AWAY)
    comma = "," if language in COMMA else "."
    return f"{'−' if cents < 0 else ''}{abs(cents) // 100}{comma}{abs(cents) % 100:02}"


def say_total(row: Row, language: str) -> str:
    """What a contestant has in a ranking: per cent where there is a top, else points."""
    return figure(row.total, language) if row.percent is None else percent(row.percent, language)


def signed(value: int | None) -> str:
    return NOTHING if value is None else f"{value:+}".replace("-", "−") if value else "0"


def say_recorded(recorded: Recorded, language: str) -> str:
    """A contract, a score, or what each side was given."""
    if recorded.result:
        return say_result(Result.parse(recorded.result), language)
    if recorded.score is not None:
        return signed(recorded.score)
    if not recorded.is_adjusted:
        return message("web-not-played", language)
    sides = [_given(given, language) if given else NOTHING for given in (recorded.ns, recorded.ew)]
    return sides[0] if sides[0] == sides[1] and isinstance(recorded.ns, Weighted) else " / ".join(sides)


def _given(given: Adjustment, language: str) -> str:
    """`average plus`, `60%`, `60% 4♠ N = · 40% 4♠ N −1`; a single outcome without its weight."""
    match given:
        case Artificial(award):
            return message(f"web-award-{award.value}", language)
        case Percentage(share):
            return _share(share, language)
        case Imps(imps):
            return message("web-award-imps", language, imps=figure(imps, language))
        case Weighted(shares):
            outcomes = [
                say_result(Result.parse(each.result), language) if each.result else signed(each.score_ns)
                for each in shares
            ]
            if len(shares) == 1:
                return outcomes[0]
            weighed = zip(shares, outcomes, strict=True)
            return " · ".join(f"{_share(each.weight, language)} {outcome}" for each, outcome in weighed)


def _share(share: Fraction, language: str) -> str:
    return message("web-award-share", language, percent=figure(100 * share, language))
