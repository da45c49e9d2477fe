"""What cards in a wrong pocket cost those who put them there (art. 87.1, 90B6).

fouling([Seat.NORTH, Seat.EAST], FIGB, duplicating=False)       -> both sides, 10% of a top each
"""

from collections.abc import Collection

from arbitro.bridge.seats import Seat, Side
from arbitro.regulations import keys
from arbitro.regulations.consequence import Amount, AmountUnit, Consequence, ask, because
from arbitro.regulations.pack import Pack


class Fouling(Consequence, frozen=True):
    """The sides that lose something, and how much each; None: nothing is set, or not known yet."""

    sides: tuple[Side, ...]
    penalty: Amount | None = None


def fouling(misplaced: Collection[Seat], pack: Pack, *, duplicating: bool | None = None) -> Fouling:
    """`misplaced`: whose cards, one or more, are not where they belong. `duplicating`: while the board was made."""
    sides = tuple(side for side in Side if any(seat.side is side for seat in misplaced))
    at_table, making = pack.setting(keys.FOULED_AT_TABLE), pack.setting(keys.FOULED_DUPLICATING)
    if not sides:
        return Fouling((), why=(because("fouled-nobody", at_table),))
    if duplicating is None and pack[keys.FOULED_AT_TABLE] != pack[keys.FOULED_DUPLICATING]:
        return Fouling(sides, asks=(ask("while_duplicating", "yes_no", making),))
    key, by = (keys.FOULED_DUPLICATING, making) if duplicating else (keys.FOULED_AT_TABLE, at_table)
    share = pack[key]
    if share is None:
        return Fouling(sides, asks=(ask("fouling_penalty", "judgment", by, weigh=("weigh_how_serious",)),))
    id = "fouled-duplicating" if duplicating else "fouled-at-table"
    return Fouling(sides, Amount(share, AmountUnit.TOP), why=(because(id, by, percent=100 * share),))
