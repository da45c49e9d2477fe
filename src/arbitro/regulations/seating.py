"""Places: wrong seats in a team match (art. 5.2), a place that a disability calls for (5.1), checks (81.1).

wrong_seating("swiss", FIGB, stake=Fraction(20), on_sheet=True, replay_possible=False)      -> 7 VPs each
wrong_seating("knockout", FIGB, stanzas=4, stanza=1, boards=64)                             -> void
"""

from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction
from math import floor
from typing import Literal, get_args

from arbitro.book.problem import refuse
from arbitro.regulations import keys
from arbitro.regulations.consequence import Amount, AmountUnit, Consequence, Ground, Open, ask, because
from arbitro.regulations.pack import Pack

SeatingForm = Literal["round_robin", "swiss", "danish", "knockout"]
SEATING_FORMS: tuple[SeatingForm, ...] = get_args(SeatingForm)

Replay = Literal["must", "should", "may", "no"]
"""Whether the boards are played again; an award or a void stanza is for when they are not."""

WEIGH_REMEDY = ("weigh_how_serious", "weigh_replay_possible")


class WrongSeating(Consequence, frozen=True):
    """What becomes of a stanza that was played in wrong seats; None where it is not known yet.

    `award` and `penalty` are for each of the teams. `scale_boards`: the boards that choose the scale of VPs.
    `extra_boards`: in a knock-out that is level, if the void stanza is not played again.
    """

    form: SeatingForm
    stanzas: int
    stanza: int
    void: bool | None = None
    replay: Replay | None = None
    award: Amount | None = None
    penalty: Amount | None = None
    scale_boards: int | None = None
    extra_boards: int | None = None


def wrong_seating(
    form: SeatingForm,
    pack: Pack,
    *,
    stanzas: int = 1,
    stanza: int = 1,
    boards: int | None = None,
    stanza_boards: int | None = None,
    stake: Fraction | None = None,
    on_sheet: bool | None = None,
    at_fault: bool | None = None,
    replay_possible: bool | None = None,
    last_round: bool = False,
    secures_place: bool | None = None,
) -> WrongSeating:
    """The consequence for both teams.

    `boards` of the whole match, `stanza_boards` of the one in wrong seats; `stake`: VPs that the teams share.
    `on_sheet`: the score sheets showed the right seats; `at_fault`: the teams are to blame in another way.
    `secures_place`: in the last round the award alone would be enough for some place.
    """
    if stanzas < 1 or not 1 <= stanza <= stanzas:
        raise refuse("stanza-number", found=stanza, expected=f"1 … {max(stanzas, 1)}")
    if stanza_boards is None and boards is not None and boards % stanzas == 0:
        stanza_boards = boards // stanzas
    for number in (boards, stanza_boards):
        if number is not None and number < 1:
            raise refuse("match-boards", found=number, expected="1 2 3 …")
    if boards is not None and stanza_boards is not None and stanza_boards > boards:
        raise refuse("stanza-boards", found=stanza_boards, expected=f"1 … {boards}")
    if stake is not None and stake <= 0:
        raise refuse("vp-range", found=stake, expected="> 0")
    if form == "knockout":
        return _knockout(pack, stanzas, stanza, boards, stanza_boards, replay_possible)
    if stanzas == 1:
        blame = _Blame(on_sheet, at_fault)
        return _one_stanza(form, pack, stake, blame, replay_possible, last_round, secures_place)
    return _several(form, pack, stanzas, stanza, boards, stanza_boards, stake, on_sheet)


class _Blame:
    """Whether the teams are at fault, and what has to be asked to know it."""

    def __init__(self, on_sheet: bool | None, at_fault: bool | None) -> None:
        facts = {"seats_on_sheet": on_sheet, "teams_at_fault": at_fault}
        self.open = tuple(id for id, known in facts.items() if known is None)
        self.at_fault = True if True in facts.values() else None if self.open else False
        self.reason = "seating-on-sheet" if on_sheet else "seating-fault" if at_fault else "seating-no-fault"


def _one_stanza(
    form: SeatingForm,
    pack: Pack,
    stake: Fraction | None,
    blame: _Blame,
    replay_possible: bool | None,
    last_round: bool,
    secures_place: bool | None,
) -> WrongSeating:
    """5.2(a)1: best played again; if not, void, and so many VPs for each."""
    by = pack.setting(keys.SEATING_ONE_STANZA)
    if pack[keys.SEATING_ONE_STANZA] == "open":
        return WrongSeating(form, 1, 1, asks=(ask("seating_remedy", "judgment", by, weigh=WEIGH_REMEDY),))
    grounds: list[Ground] = [because("seating-one-stanza", by)]
    asks: list[Open] = []
    replay, forced = _replay(pack, replay_possible, last_round, secures_place, grounds, asks)
    if forced:
        return WrongSeating(form, 1, 1, True, replay, why=tuple(grounds), asks=tuple(asks))
    award = None
    if blame.at_fault is None:
        asks += (ask(id, "yes_no", by) for id in blame.open)
    elif stake is None:
        asks.append(ask("vps_at_stake", "number", by))
    else:
        key = keys.SEATING_AT_FAULT if blame.at_fault else keys.SEATING_NO_FAULT
        award = Amount(pack[key] * stake, AmountUnit.VP)
        grounds.append(because(blame.reason, pack.setting(key), percent=100 * pack[key], vp=award.number))
    return WrongSeating(form, 1, 1, True, replay, award, why=tuple(grounds), asks=tuple(asks))


def _replay(
    pack: Pack,
    possible: bool | None,
    last_round: bool,
    secures_place: bool | None,
    grounds: list[Ground],
    asks: list[Open],
) -> tuple[Replay | None, bool]:
    """Whether a match of one stanza is played again; and whether it has to be, so that there is no award."""
    by = pack.setting(keys.SEATING_LAST_ROUND)
    if possible is None:
        asks.append(ask("replay_possible", "yes_no", pack.setting(keys.SEATING_ONE_STANZA)))
        return None, False
    if not possible:
        return "no", False
    if last_round and pack[keys.SEATING_LAST_ROUND] == "replay":
        if secures_place is None:
            asks.append(ask("award_secures_place", "yes_no", by))
            return None, False
        if secures_place:
            grounds.append(because("seating-last-round", by))
            return "must", True
    grounds.append(because("seating-replay-advised", pack.setting(keys.SEATING_ONE_STANZA)))
    return "should", False


def _several(
    form: SeatingForm,
    pack: Pack,
    stanzas: int,
    stanza: int,
    boards: int | None,
    stanza_boards: int | None,
    stake: Fraction | None,
    on_sheet: bool | None,
) -> WrongSeating:
    """5.2(a)2: the stanza is void; both teams lose a part of a draw if the sheets showed the seats."""
    void = pack[keys.SEATING_STANZAS] == "void"
    id = "seating-stanza-void" if void else "seating-stanza-stands"
    grounds = [because(id, pack.setting(keys.SEATING_STANZAS), stanza=stanza)]
    scale_boards = boards
    if void and boards is not None:
        by_boards = pack.setting(keys.VP_BOARDS)
        if pack[keys.VP_BOARDS] == "played":
            scale_boards = None if stanza_boards is None else boards - stanza_boards
        if scale_boards is not None:
            grounds.append(because(f"seating-scale-{pack[keys.VP_BOARDS]}", by_boards, boards=scale_boards))
    asks: list[Open] = []
    penalty = None
    part, by = pack[keys.SEATING_PENALTY], pack.setting(keys.SEATING_PENALTY)
    if part is None:
        asks.append(ask("seating_penalty", "judgment", by, weigh=("weigh_how_serious",)))
    elif on_sheet is None:
        asks.append(ask("seats_on_sheet", "yes_no", by))
    elif not on_sheet:
        grounds.append(because("seating-not-on-sheet", by))
    elif stake is None:
        asks.append(ask("vps_at_stake", "number", by))
    else:
        amount = _nearest(part * stake / 2, pack[keys.SEATING_PENALTY_UNIT])
        penalty = Amount(amount, AmountUnit.VP) if amount else None
        grounds.append(because("seating-penalty", by, part=part, draw=stake / 2, vp=amount))
    return WrongSeating(
        form,
        stanzas,
        stanza,
        void,
        "no",
        penalty=penalty,
        scale_boards=scale_boards,
        why=tuple(grounds),
        asks=tuple(asks),
    )


def _nearest(value: Fraction, unit: Fraction) -> Fraction:
    """The nearest multiple, halves upwards; as it is where there is no unit."""
    return floor(value / unit + Fraction(1, 2)) * unit if unit else value


def _knockout(
    pack: Pack,
    stanzas: int,
    stanza: int,
    boards: int | None,
    stanza_boards: int | None,
    replay_possible: bool | None,
) -> WrongSeating:
    """5.2(b): no penalty; a later stanza is played again, the first if that can be done."""
    by = pack.setting(keys.SEATING_KNOCKOUT)
    if pack[keys.SEATING_KNOCKOUT] == "open":
        asks = (ask("seating_remedy", "judgment", by, weigh=WEIGH_REMEDY),)
        return WrongSeating("knockout", stanzas, stanza, asks=asks)
    grounds = [because("seating-knockout", by)]
    if stanza > 1 or stanzas == 1:
        grounds.append(because("seating-later-stanza" if stanza > 1 else "seating-only-stanza", by))
        return WrongSeating("knockout", stanzas, stanza, True, "must", why=tuple(grounds))
    if replay_possible is None:
        asks = (ask("replay_possible", "yes_no", by),)
        return WrongSeating("knockout", stanzas, stanza, True, why=tuple(grounds), asks=asks)
    grounds.append(because("seating-first-may-replay" if replay_possible else "seating-first-void", by))
    counted = boards
    if pack[keys.SEATING_EXTRA] == "right_seats":
        counted = None if boards is None or stanza_boards is None else boards - stanza_boards
    extra = None if counted is None else extra_boards(counted, pack)
    if extra is not None and counted is not None:
        grounds.append(
            because(
                f"seating-extra-{pack[keys.SEATING_EXTRA]}",
                pack.setting(keys.SEATING_EXTRA),
                boards=counted,
                extra=extra,
            )
        )
    replay: Replay = "may" if replay_possible else "no"
    return WrongSeating("knockout", stanzas, stanza, True, replay, extra_boards=extra, why=tuple(grounds))


def extra_boards(boards: int, pack: Pack) -> int | None:
    """The boards of a first extra stanza after a knock-out match that ended level (art. 78.7); None: not regulated."""
    each = pack[keys.EXTRA_BOARDS_EACH]
    return None if each is None else max(boards // each, pack[keys.EXTRA_BOARDS_LEAST])


# -- places that stay (art. 5.1)


class Numbering(Consequence, frozen=True):
    """The number of each contestant in the movement; who needs a place that stays has one."""

    numbers: Mapping[str, int]


def numbering(
    contestants: Sequence[str],
    stationary: Collection[int],
    needing: Collection[str],
    pack: Pack,
    *,
    granted: bool = False,
) -> Numbering:
    """Gives those who need it a number that does not move, in exchange with whoever has it.

    The contestants are in the order of their numbers so far: 1, 2, 3 … `stationary`: the numbers that stay.
    `granted`: the director has agreed where there is no right to it.
    """
    numbers = {contestant: number for number, contestant in enumerate(contestants, 1)}
    for who in needing:
        if who not in numbers:
            raise refuse("unknown-pair", found=who)
    by = pack.setting(keys.FIXED_PLACE)
    if pack[keys.FIXED_PLACE] == "open" and needing and not granted:
        return Numbering(numbers, asks=(ask("fixed_place", "judgment", by, weigh=("weigh_place_needed",)),))
    fixed = [number for number in sorted(stationary) if number <= len(contestants)]
    wanting = [who for who in contestants if who in needing]
    if len(wanting) > len(fixed):
        raise refuse("fixed-places", found=len(wanting), expected=len(fixed))
    free = [number for number in fixed if contestants[number - 1] not in needing]
    grounds = []
    for who in wanting:
        if numbers[who] in fixed:
            continue
        number = free.pop(0)
        other = contestants[number - 1]
        numbers[who], numbers[other] = number, numbers[who]
        id = "seating-right" if pack[keys.FIXED_PLACE] == "right" else "seating-granted"
        grounds.append(because(id, by, contestant=who, number=number, other=other))
    return Numbering(numbers, why=tuple(grounds))


# -- checks (art. 81.1)


class Checks(Consequence, frozen=True):
    """What the director makes sure of before a round."""

    checks: tuple[str, ...]


def checks(pack: Pack) -> Checks:
    by = pack.setting(keys.ROUND_CHECKS)
    rounds = pack[keys.ROUND_CHECKS] or ()
    return Checks(rounds, why=tuple(because(f"check-{round}", by) for round in rounds))
