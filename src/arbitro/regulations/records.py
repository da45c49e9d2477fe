"""Who writes down the hands and the results, who checks them, and what a wrong record costs (art. 8.4, 8.5, 79.1)."""

from collections.abc import Collection
from enum import Enum
from fractions import Fraction
from typing import Literal

from arbitro.book.problem import refuse
from arbitro.bridge.seats import Seat, Side
from arbitro.regulations import keys
from arbitro.regulations.consequence import Amount, AmountUnit, Consequence, Ground, ask, because
from arbitro.regulations.pack import Pack


class Medium(Enum):
    """What a result is entered on."""

    PAPER = "paper"
    DEVICE = "device"


class RecordedContest(Enum):
    PAIRS = "pairs"
    TEAMS = "teams"
    INDIVIDUAL = "individual"


Recorded = Literal["hands", "lead"]


class RecordDuty(Consequence, frozen=True):
    """Who writes (any of them), and who checks; empty where nobody has said."""

    writers: tuple[Seat, ...] = ()
    checkers: tuple[Seat, ...] = ()


class RecordPenalty(Consequence, frozen=True):
    """What a wrong or incomplete record costs each of the pairs it falls on; `most` is the upper limit."""

    recorded: Recorded
    both_pairs: bool
    most: Amount | None = None
    penalty: Amount | None = None


def writers(contest: RecordedContest, stationary: Collection[Seat] = ()) -> tuple[Seat, ...]:
    """Any one of them writes, on paper. `stationary`: the seats whose players stay for the whole session."""
    if contest is RecordedContest.INDIVIDUAL:
        return (Seat.EAST,) if Seat.EAST in stationary else (Seat.NORTH,)
    if (
        contest is RecordedContest.PAIRS
        and set(Side.EW.seats) <= set(stationary)
        and not set(Side.NS.seats) <= set(stationary)
    ):
        return Side.EW.seats
    return Side.NS.seats


def result_writers(medium: Medium, contest: RecordedContest, stationary: Collection[Seat] = ()) -> tuple[Seat, ...]:
    """Any one of them enters the result; on a device always North-South."""
    return Side.NS.seats if medium is Medium.DEVICE else writers(contest, stationary)


def result_checkers(entered_by: Seat, *, screens: bool) -> tuple[Seat, ...]:
    """Any one of them confirms it: an opponent, with screens the one on the same side of the screen."""
    return (entered_by.screenmate,) if screens else entered_by.side.opponents.seats


def hand_record(pack: Pack, contest: RecordedContest, stationary: Collection[Seat] = ()) -> RecordDuty:
    """Who writes down the four hands where that is asked for; the other pair checks."""
    by = pack.setting(keys.RECORD_WRITER)
    if pack[keys.RECORD_WRITER] == "open":
        return RecordDuty(why=(because("record-open", by),), asks=(ask("record_writer", "one_of", by),))
    who = writers(contest, stationary)
    return RecordDuty(who, who[0].side.opponents.seats, why=(because(f"record-writer-{contest.value}", by),))


def result_record(
    pack: Pack, medium: Medium, contest: RecordedContest, stationary: Collection[Seat] = ()
) -> RecordDuty:
    """Who enters the result, and with it the opening lead; on a device an opponent confirms it."""
    by = pack.setting(keys.RESULT_CONFIRMED)
    if pack[keys.RESULT_CONFIRMED] == "open":
        return RecordDuty(why=(because("record-result-open", by),), asks=(ask("result_writer", "one_of", by),))
    who = result_writers(medium, contest, stationary)
    checkers = who[0].side.opponents.seats if medium is Medium.DEVICE else ()
    return RecordDuty(who, checkers, why=(because(f"record-result-{medium.value}", by),))


def record_penalty(
    recorded: Recorded, pack: Pack, *, ordered: bool | None = None, share: Fraction | None = None
) -> RecordPenalty:
    """A record that is wrong or incomplete: `ordered` by the organiser, how much within the limit the director says."""
    key = keys.HAND_RECORD_MOST if recorded == "hands" else keys.LEAD_RECORD_MOST
    most, by = pack[key], pack.setting(key)
    both = recorded == "hands"
    if most is None:
        return RecordPenalty(recorded, both, why=(because("record-no-penalty", by),))
    limit = Amount(most, AmountUnit.TOP)
    if share is not None and not 0 <= share <= most:
        raise refuse("percent-range", found=f"{float(100 * share):g}%", expected=f"0% … {float(100 * most):g}%")
    why: list[Ground] = [because(f"record-most-{recorded}", by, most=100 * most)]
    if ordered is None:
        asks = (ask("record_penalty_ordered", "yes_no", by, put_to="organiser"),)
        return RecordPenalty(recorded, both, limit, why=tuple(why), asks=asks)
    if not ordered:
        return RecordPenalty(recorded, both, limit, why=(*why, because("record-not-ordered", by)))
    if share is None:
        asks = (ask("record_penalty", "number", by, weigh=("weigh_how_serious",)),)
        return RecordPenalty(recorded, both, limit, why=tuple(why), asks=asks)
    why.append(because("record-penalty", by, percent=100 * share))
    return RecordPenalty(recorded, both, limit, Amount(share, AmountUnit.TOP), why=tuple(why))
