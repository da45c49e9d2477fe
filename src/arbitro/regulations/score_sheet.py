"""A score sheet that was opened before its time, in a local event (art. 16.2; 16D2 of 2017, 16C2 of 2007).

opened_score_sheet(FIGB, local=True)        -> 40% and 60% of a top, whatever the session
"""

from fractions import Fraction

from arbitro.regulations import keys
from arbitro.regulations.consequence import Consequence, ask, because
from arbitro.regulations.pack import Pack


class OpenedSheet(Consequence, frozen=True):
    """Fixed shares of a top; `fixed` is False where the director chooses what the law offers, None if not known yet."""

    fixed: bool | None
    offenders: Fraction | None = None
    opponents: Fraction | None = None


def opened_score_sheet(pack: Pack, *, local: bool | None = None, called: bool = False) -> OpenedSheet:
    """`local`: the event is a club's or a local one. `called`: the first call had been made (16D3, 2007 16C3)."""
    shares, by = pack[keys.OPENED_SCORE_SHEET], pack.setting(keys.OPENED_SCORE_SHEET)
    if shares is None:
        return OpenedSheet(False, why=(because("sheet-law", by),))
    if called:
        return OpenedSheet(False, why=(because("sheet-called", by),))
    if local is None:
        return OpenedSheet(None, asks=(ask("local_event", "yes_no", by),))
    if not local:
        return OpenedSheet(False, why=(because("sheet-not-local", by),))
    offenders, opponents = shares
    why = because("sheet-fixed", by, offenders=100 * offenders, opponents=100 * opponents)
    return OpenedSheet(True, offenders, opponents, why=(why,))
