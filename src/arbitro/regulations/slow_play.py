"""What slow play costs, and how the two sides share it (art. 8.2, 90B2).

slow_match("vp", Fraction(5), FIGB, share=Fraction(7, 10))      -> 1 VP in all: 0.7 and 0.3
slow_pair(FIGB, boards=2, at_fault="first")                     -> 20% of a top is proposed
"""

from fractions import Fraction
from math import ceil
from typing import Literal, get_args

from arbitro.book.problem import refuse
from arbitro.regulations import keys
from arbitro.regulations.consequence import Amount, AmountUnit, Consequence, Ground, Open, ask, because
from arbitro.regulations.pack import Pack, Setting
from arbitro.regulations.time import TimeAllowed, check_minutes, clock

AtFault = Literal["first", "second", "both"]
AT_FAULT: tuple[AtFault, ...] = get_args(AtFault)
WEIGH_SHARE = ("weigh_who_lost_time", "weigh_each_board")
WEIGH_AMOUNT = ("weigh_how_serious", "weigh_warned_before")


class Overrun(Consequence, frozen=True):
    """Minutes beyond the end of the time."""

    minutes: Fraction


class SlowMatch(Consequence, frozen=True):
    """The penalty of both teams together, what each of them has of it, and the boards that get an adjusted score."""

    late: Fraction
    removed: int
    to_adjust: int
    total: Amount | None = None
    each: tuple[Amount, Amount] | None = None
    after: tuple[Fraction, Fraction] | None = None  # the match result less the penalties


class SlowPair(Consequence, frozen=True):
    """What each pair at the table loses; `proposed` as long as the director has not named the amounts.

    `artificial`: their shares of a top on each board taken away, as they are at fault or not.
    """

    boards: int
    to_adjust: int
    each: tuple[Amount, Amount] | None = None
    proposed: bool = False
    artificial: tuple[Fraction, Fraction] | None = None


def overrun(elapsed: Fraction, allowed: TimeAllowed, pack: Pack, granted: Fraction | None = None) -> Overrun:
    """Minutes beyond the end, which is that of the tolerance granted (all of it, if nothing is said)."""
    check_minutes(elapsed)
    tolerance = allowed.tolerance if granted is None else granted
    if not 0 <= tolerance <= allowed.tolerance:
        raise refuse("tolerance-range", found=clock(tolerance), expected=f"0 … {clock(allowed.tolerance)}")
    counted = pack[keys.SLOW_CLOCK]
    end = allowed.minutes + (tolerance if counted == "tolerance" else 0)
    why = because(f"slow-clock-{counted}", pack.setting(keys.SLOW_CLOCK), granted=clock(tolerance), end=clock(end))
    return Overrun(max(elapsed - end, Fraction()), why=(*allowed.why, why))


def slow_match(
    scored: Literal["vp", "imps"],
    late: Fraction,
    pack: Pack,
    *,
    removed: int = 0,
    compared: int = 0,
    share: Fraction | None = None,
    result: tuple[Fraction, Fraction] | None = None,
    warned: bool | None = None,
) -> SlowMatch:
    """A match that ended late, or from which boards were taken away to end in time.

    `late`: minutes beyond the end. `removed`: boards not played, `compared` of them with a result in the other room.
    `share`: the first team's part of the blame. `result`: the match in victory points, first team first.
    """
    check_minutes(late)
    if not 0 <= compared <= removed:
        raise refuse("boards-removed", found=compared, expected=f"0 … {removed}")
    if share is not None and not 0 <= share <= 1:
        raise refuse("percent-range", found=f"{float(share):g}", expected="0 … 1")
    grounds: list[Ground] = []
    if compared:
        grounds.append(because("slow-board-compared", pack.setting(keys.REMOVED_BOARD_VP), boards=compared))
    by_warning = pack.setting(keys.SLOW_WARNING)
    if late or removed:
        if pack[keys.SLOW_WARNING] and warned is not True:
            if warned is None:
                unknown = ask("slow_warned", "yes_no", by_warning)
                return SlowMatch(late, removed, compared, why=tuple(grounds), asks=(unknown,))
            why = (*grounds, because("slow-not-warned", by_warning))
            return SlowMatch(late, removed, compared, after=result, why=why)
        if warned is False:
            grounds.append(because("slow-warning-no-matter", by_warning))
    if scored == "imps":
        total, asks = _late_imps(late, pack, grounds)
        if removed > compared:
            asks += (ask("slow_board_removed", "judgment", pack.setting(keys.SLOW_TEAM_IMPS), weigh=WEIGH_AMOUNT),)
        unit = AmountUnit.IMPS
    else:
        total, asks = _late_vp(late, removed - compared, pack, grounds)
        unit = AmountUnit.VP
        if removed:
            scale = pack[keys.VP_BOARDS]
            grounds.append(because(f"slow-scale-{scale}", pack.setting(keys.VP_BOARDS)))
    if total is None:
        return SlowMatch(late, removed, compared, why=tuple(grounds), asks=asks)
    each, after = None, result
    if total:
        by = pack.setting(keys.SLOW_TEAM_VP if unit is AmountUnit.VP else keys.SLOW_TEAM_IMPS)
        if share is None:
            asks += (ask("slow_share", "number", by, weigh=WEIGH_SHARE),)
            after = None
        else:
            parts = (total * share, total * (1 - share))
            each = (Amount(parts[0], unit), Amount(parts[1], unit))
            after = None if result is None else (result[0] - parts[0], result[1] - parts[1])
            grounds.append(because("slow-shared", by, first=parts[0], second=parts[1], unit=unit.value))
    elif not removed:
        grounds.append(because("slow-in-time"))
    return SlowMatch(late, removed, compared, Amount(total, unit), each, after, why=tuple(grounds), asks=asks)


def _late_vp(
    late: Fraction, without_result: int, pack: Pack, grounds: list[Ground]
) -> tuple[Fraction | None, tuple[Open, ...]]:
    """The VPs of both teams together; None if no tariff covers it."""
    total = Fraction()
    asked: tuple[Open, ...] = ()
    if late:
        tariff, by = pack[keys.SLOW_TEAM_VP], pack.setting(keys.SLOW_TEAM_VP)
        if tariff is None:
            asked += (ask("slow_match_penalty", "judgment", by, weigh=WEIGH_AMOUNT),)
        else:
            begun = ceil(late)
            total += begun * tariff
            grounds.append(because("slow-minutes-vp", by, late=clock(late), begun=begun, each=tariff, total=total))
    if without_result:
        tariff, by = pack[keys.REMOVED_BOARD_VP], pack.setting(keys.REMOVED_BOARD_VP)
        if tariff is None:
            asked += (ask("slow_board_removed", "judgment", by, weigh=WEIGH_AMOUNT),)
        else:
            total += without_result * tariff
            more = without_result * tariff
            grounds.append(because("slow-boards-removed", by, boards=without_result, each=tariff, total=more))
    return (None if asked else total), asked


def _late_imps(late: Fraction, pack: Pack, grounds: list[Ground]) -> tuple[Fraction | None, tuple[Open, ...]]:
    """The IMPs of both teams together; where there is no tariff the director judges (90)."""
    if not late:
        return Fraction(), ()
    tariff, by = pack[keys.SLOW_TEAM_IMPS], pack.setting(keys.SLOW_TEAM_IMPS)
    if tariff is None:
        grounds.append(because("slow-no-imps", by))
        return None, (ask("slow_match_penalty", "judgment", by, weigh=WEIGH_AMOUNT),)
    begun = ceil(late)
    total = begun * tariff
    grounds.append(because("slow-minutes-imps", by, late=clock(late), begun=begun, each=tariff, total=total))
    return total, ()


def slow_pair(
    pack: Pack,
    *,
    boards: int,
    at_fault: AtFault | None = None,
    amounts: tuple[Fraction, Fraction] | None = None,
    removed: int = 0,
) -> SlowPair:
    """Pairs whose slowness, as the director finds, disturbed the movement on so many boards.

    `amounts`: the director's own shares of a top for each board, one for each pair; else the pack's is proposed for
    those at fault. A board taken away gets an adjusted score (12).
    """
    if boards < 0 or removed < 0:
        raise refuse("count-range", found=min(boards, removed), expected="0 1 2 …")
    share, by = pack[keys.SLOW_PAIR], pack.setting(keys.SLOW_PAIR)
    grounds: list[Ground] = []
    artificial, asks = _not_played(pack, removed, at_fault, grounds)
    if not boards:
        if not removed:
            grounds.append(because("slow-in-time"))
        return SlowPair(boards, removed, artificial=artificial, why=tuple(grounds), asks=asks)
    if amounts is not None:
        if not all(0 <= part <= 1 for part in amounts):
            raise refuse(
                "percent-range", found=", ".join(f"{float(100 * part):g}%" for part in amounts), expected="0% … 100%"
            )
        each = (Amount(amounts[0] * boards, AmountUnit.TOP), Amount(amounts[1] * boards, AmountUnit.TOP))
        figures = {"first": 100 * each[0].number, "second": 100 * each[1].number}
        grounds.append(because("slow-pair-amounts", by, boards=boards, **figures))
        return SlowPair(boards, removed, each, artificial=artificial, why=tuple(grounds), asks=asks)
    grounds.append(because("slow-pair-discretion", by))
    amount = ask("slow_pair_penalty", "judgment", by, weigh=WEIGH_AMOUNT)
    if share is None:
        return SlowPair(boards, removed, artificial=artificial, why=tuple(grounds), asks=(*asks, amount))
    if at_fault is None:
        return SlowPair(boards, removed, why=tuple(grounds), asks=asks or (_who_is_at_fault(by),))
    total = share * boards
    each = (
        Amount(total if at_fault != "second" else Fraction(), AmountUnit.TOP),
        Amount(total if at_fault != "first" else Fraction(), AmountUnit.TOP),
    )
    grounds.append(because("slow-pair-proposed", by, boards=boards, each=100 * share, total=100 * total))
    return SlowPair(boards, removed, each, proposed=True, artificial=artificial, why=tuple(grounds), asks=(amount,))


def _who_is_at_fault(by: Setting) -> Open:
    return ask("slow_pair_at_fault", "one_of", by, weigh=WEIGH_SHARE, options=AT_FAULT)


def _not_played(
    pack: Pack, removed: int, at_fault: AtFault | None, grounds: list[Ground]
) -> tuple[tuple[Fraction, Fraction] | None, tuple[Open, ...]]:
    """12C2(a): on a board taken away average minus for a pair at fault, average plus for one that is not."""
    if not removed:
        return None, ()
    by = pack.setting(keys.SLOW_PAIR)
    grounds.append(because("slow-pair-board-removed", by, boards=removed))
    if at_fault is None:
        return None, (_who_is_at_fault(by),)
    edition = pack[keys.LAWS_EDITION]
    minus, plus = pack[keys.AVERAGE_MINUS, edition], pack[keys.AVERAGE_PLUS, edition]
    first, second = (minus if at_fault in (side, "both") else plus for side in ("first", "second"))
    source = pack.setting(keys.AVERAGE_MINUS, edition)
    grounds.append(because("slow-pair-artificial", source, first=100 * first, second=100 * second))
    return (first, second), ()
