"""Which movement for so many contestants, boards and hours: several, the best first, each with what it gives up.

What a movement costs is counted in boards, so that unlike things can be weighed: a board that people came for and do
not play costs one, on the average; the other weights are in `WEIGHTS`. They are the program's judgment, not an
authority's; the figures behind them come with every option, and an organiser may choose another form.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import cached_property
from math import ceil

from msgspec import Struct
from msgspec.structs import replace

from arbitro.book.problem import Problem, ProblemsFound
from arbitro.contest.movement.catalogue import FORMS, MovementForm, Sort, forms_named
from arbitro.contest.movement.fixed import keeping
from arbitro.contest.movement.guide import shared_boards
from arbitro.contest.movement.late import arriving
from arbitro.contest.movement.movement import Movement
from arbitro.contest.movement.proof import Proof, prove
from arbitro.contest.movement.stationary import stationary
from arbitro.contest.time.schedule import Fit, fits
from arbitro.regulations import keys
from arbitro.regulations.consequence import Ground, because
from arbitro.regulations.pack import Pack
from arbitro.regulations.time import TimeForm, clock, time_allowed
from arbitro.scoring.rounding import exact_text

MINUTES = 60
DAY = Fraction(24)  # hours
USUAL = (22, 30)  # boards of an evening where nothing is told: a custom
MOST_TOLD = 200  # of anything; larger fields are divided into sections
MOST_OPTIONS = 6


class Weights(Struct, frozen=True):
    """What costs how many boards."""

    uneven: Fraction = Fraction(1, 2)  # for each board between those who play most and least
    not_met: Fraction = Fraction(4)  # if nobody met anybody; else in proportion
    met_again: Fraction = Fraction(4)  # likewise
    incomplete: Fraction = Fraction(1)  # not everybody meets everybody, or is compared alike: fair before short
    unbalanced: Fraction = Fraction(2)  # if the shares of comparisons differ by an even share or more
    shared: Fraction = Fraction(1)  # tables pass boards to each other within a round
    copies: Fraction = Fraction(3)  # boards have to be there more than once
    single: Fraction = Fraction(2)  # a move after every board


WEIGHTS = Weights()


class Wanted(Struct, frozen=True, kw_only=True):
    """What an organiser has and wants. `contestants` are there at the start, `late` more of them come in round 2.

    `boards`: as many as there are; `fixed`: those who must not move.
    """

    sort: Sort
    contestants: int
    boards: int | None = None
    rounds: int | None = None
    hours: Fraction | None = None
    form: str | None = None
    one_winner: bool = False
    fixed: tuple[int, ...] = ()
    late: int = 0
    screens: bool = False

    @property
    def everybody(self) -> int:
        return self.contestants + self.late


class Size(Struct, frozen=True):
    """A form with so many rounds of so many boards."""

    form: MovementForm
    rounds: int
    boards: int


class MovementOption(Struct, frozen=True, dict=True):
    """A movement that would do."""

    form: MovementForm
    movement: Movement
    boards: int  # in a round
    minutes: Fraction
    late: tuple[int, ...]
    trade_offs: tuple[Ground, ...]
    cost: Fraction

    @cached_property
    def proof(self) -> Proof:
        return prove(self.movement)


class MovementProposal(Struct, frozen=True):
    """The options, the best first."""

    wanted: Wanted
    options: tuple[MovementOption, ...]

    @property
    def chosen(self) -> MovementOption:
        return self.options[0]


def propose(wanted: Wanted, pack: Pack) -> MovementProposal:
    """Every form that fits, in its best size; refused with what would be possible if none does."""
    problems = list(_misasked(wanted))
    if problems:
        raise ProblemsFound(problems)
    options: list[MovementOption] = []
    places: int | None = None  # that stay, in the movement that has most of them
    for form in forms_named(wanted.form, wanted.sort):
        for size in _sizes(form, wanted, pack):
            movement = _built(size, wanted)
            if movement is None:
                continue
            places = max(places or 0, len(stationary(movement)))
            if len(wanted.fixed) <= len(stationary(movement)):
                options.append(_option(size, movement, wanted, pack))
            break
    if not options:
        raise ProblemsFound(_refusals(wanted, pack, places))
    options.sort(key=lambda option: (not _asked_for(option, wanted), option.cost))
    return MovementProposal(wanted, tuple(options[:MOST_OPTIONS]))


def _asked_for(option: MovementOption, wanted: Wanted) -> bool:
    """A Howell, a round robin: who names it means all of its rounds, if there is room for them."""
    form = option.form
    if not form.whole or form.name != wanted.form:
        return False
    return len(option.movement.rounds) == max(form.rounds(wanted.everybody))


def _misasked(wanted: Wanted) -> Iterator[Problem]:
    """What cannot be asked at all."""
    known = forms_named(wanted.form, wanted.sort)
    if not known:
        names = dict.fromkeys(name for form in FORMS if form.sort == wanted.sort for name in (form.family, form.name))
        yield Problem("movement-form-unknown", found=str(wanted.form), expected=" ".join(names))
    numbers = {"contestants": wanted.contestants, "boards": wanted.boards, "rounds": wanted.rounds}
    for name, number in numbers.items():
        if number is not None and not 1 <= number <= MOST_TOLD:
            yield Problem(f"movement-told-{name}", found=str(number), expected=f"1 … {MOST_TOLD}")
    if wanted.hours is not None and not 0 < wanted.hours <= DAY:
        yield Problem("movement-told-hours", found=exact_text(wanted.hours), expected=f"> 0 … {DAY}")
    most_late = max(min(wanted.contestants - 1, wanted.everybody - len(wanted.fixed)), 0)
    if not 0 <= wanted.late <= most_late:
        yield Problem("movement-late", found=str(wanted.late), expected=f"0 … {most_late}")
    for who in wanted.fixed:
        if not 1 <= who <= wanted.everybody:
            yield Problem("movement-fixed-unknown", found=str(who), expected=f"1 … {wanted.everybody}")


# -- sizes


def _sizes(form: MovementForm, wanted: Wanted, pack: Pack) -> list[Size]:
    """Rounds and boards that fit, the most promising first."""
    if wanted.one_winner and form.winners == 2:
        return []
    possible = form.rounds(wanted.everybody)
    least, limit = _aim(wanted, pack)
    if wanted.boards is None and wanted.hours is None and possible:  # what is usual gives way to what is asked for
        limit = max(limit, wanted.rounds or 0)
        if wanted.form or wanted.sort == "individual":
            limit = max(limit, min(possible), form.whole * max(possible))
    fitting = []
    for rounds in possible:
        if wanted.rounds not in (None, rounds) or (wanted.late and rounds == 1):
            continue
        for boards in range(1, limit // rounds + 1):
            if _fits(form, rounds, boards, wanted, pack):
                missing = max(least - rounds * boards, 0)
                not_met = WEIGHTS.not_met * (1 - Fraction(rounds, max(possible)))
                single = WEIGHTS.single if boards == 1 and rounds > 1 else 0
                part = not 0 < form.whole <= boards or rounds < max(possible)
                fitting.append((part, missing + not_met + single, -rounds, boards, Size(form, rounds, boards)))
    return [size for *_, size in sorted(fitting, key=lambda fit: fit[:4])]


def _fits(form: MovementForm, rounds: int, boards: int, wanted: Wanted, pack: Pack) -> bool:
    in_play = form.sets(wanted.everybody, rounds) * boards
    if wanted.boards is not None and in_play > wanted.boards:
        return False
    return wanted.hours is None or _fit(form, rounds, boards, wanted, pack).in_time


def _fit(form: MovementForm, rounds: int, boards: int, wanted: Wanted, pack: Pack) -> Fit:
    """The time that these rounds take, beside what there is (art. 8.1)."""
    timed: TimeForm = "teams" if form.matches else "pairs"
    return fits(boards, rounds, wanted.hours or DAY, pack, form=timed, screens=wanted.screens)


def _aim(wanted: Wanted, pack: Pack) -> tuple[int, int]:
    """How many boards everybody should play: at least, at most."""
    if wanted.hours is None:
        return (wanted.boards, wanted.boards) if wanted.boards is not None else USUAL
    each = time_allowed("pairs", 1, pack, screens=wanted.screens).minutes
    fit = int(wanted.hours * MINUTES // each)
    fit = fit if wanted.boards is None else min(fit, wanted.boards)
    return fit, fit


def _built(size: Size, wanted: Wanted) -> Movement | None:
    """The movement, if there is one of that size."""
    try:
        return size.form.build(wanted.everybody, size.boards, size.rounds, bool(wanted.fixed))
    except ProblemsFound:
        return None


# -- an option and what it gives up


def _option(size: Size, movement: Movement, wanted: Wanted, pack: Pack) -> MovementOption:
    movement, why = keeping(movement, wanted.fixed, pack)
    full = movement
    late: tuple[int, ...] = ()
    if wanted.late:
        movement, late = arriving(movement, wanted.late, here=wanted.fixed)
    minutes = _fit(size.form, len(movement.rounds), size.boards, wanted, pack).minutes
    trade_offs = (*_trade_offs(size, full, wanted, pack, minutes), *why, *_lateness(full, movement, late))
    return MovementOption(
        size.form, movement, size.boards, minutes, late, trade_offs, cost(movement, size.form, wanted, pack)
    )


def cost(movement: Movement, form: MovementForm, wanted: Wanted, pack: Pack) -> Fraction:
    """What speaks against a movement, in boards."""
    proof = prove(movement)
    least, _ = _aim(wanted, pack)
    played = boards_played(proof)
    boards = max(Fraction(least) - Fraction(sum(played), len(played)), Fraction(0))
    boards += WEIGHTS.uneven * (max(played) - min(played))
    boards += WEIGHTS.not_met * _share(proof, "do-not-meet") + WEIGHTS.met_again * _share(proof, "meet-again")
    if any(defect.kind in ("do-not-meet", "meet-again") for defect in proof.defects):
        boards += WEIGHTS.incomplete
    if proof.balance is not None:
        spread = (proof.balance.most - proof.balance.least) / proof.balance.even
        boards += WEIGHTS.unbalanced * min(spread, Fraction(1))
    if form.copies:
        boards += WEIGHTS.copies
    elif movement.kind in ("pairs", "individual") and shared_boards(movement):
        boards += WEIGHTS.shared
    if len(movement.rounds) > 1 and max(len(sitting.boards) for _, sitting in movement.sittings()) == 1:
        boards += WEIGHTS.single
    return boards


def boards_played(proof: Proof) -> tuple[int, ...]:
    """How many boards each contestant plays; a team that plays a board at both tables plays it once."""
    each = 2 if proof.movement.kind == "teams" else 1
    return tuple(ceil(Fraction(sum(boards.values()), each)) for boards in proof.plays.values())


def _share(proof: Proof, kind: str) -> Fraction:
    """The part of those who should meet of whom this is true."""
    rivals = len(proof.rivals)
    everybody = len(proof.movement.contestants)
    due = rivals if proof.movement.winners == 1 else everybody * (everybody - 1) // 2 - rivals
    return Fraction(sum(defect.kind == kind for defect in proof.defects), max(due, 1))


def _trade_offs(size: Size, movement: Movement, wanted: Wanted, pack: Pack, minutes: Fraction) -> Iterator[Ground]:
    proof = prove(movement)
    played = boards_played(proof)
    least, _ = _aim(wanted, pack)
    time = pack.setting(keys.SCREENS_PAIRS_MINUTES if wanted.screens else keys.BOARD_MINUTES)
    if wanted.hours is None:
        yield because("trade-time", time, minutes=clock(minutes))
    else:
        yield because("trade-time-of", time, minutes=clock(minutes), most=clock(wanted.hours * MINUTES))
    if max(played) < least:
        yield because("trade-fewer-boards", None, played=max(played), wanted=least)
    if movement.kind == "pairs":
        yield because(f"trade-winners-{movement.winners}")
    if wanted.fixed:
        numbers = ", ".join(map(str, wanted.fixed))
        yield because("trade-fixed", pack.setting(keys.FIXED_PLACE), numbers=numbers, places=len(stationary(movement)))
    yield from size.form.why(wanted.everybody)
    yield from _half_table(movement, played)
    not_met = _share(proof, "do-not-meet")
    if not_met:
        yield because("trade-not-met", None, percent=round(100 * not_met) or 1)
    if size.form.copies:
        copies = max(len(boards.tables) for boards in shared_boards(movement)) if shared_boards(movement) else 1
        yield because("trade-copies", None, copies=copies)
    elif movement.kind in ("pairs", "individual") and (shared := shared_boards(movement)):
        yield because("trade-shared", None, rounds=len({boards.round for boards in shared}))
    if wanted.boards is not None and movement.kind != "matches" and len(movement.boards) < wanted.boards:
        yield because("trade-boards-left", None, boards=wanted.boards - len(movement.boards))
    if size.boards == 1 and len(movement.rounds) > 1:
        yield because("trade-single")


def _half_table(movement: Movement, played: Sequence[int]) -> Iterator[Ground]:
    out = [len(each.sits_out) for each in movement.rounds]
    if not any(out):
        return
    times = [sum(who in each.sits_out for each in movement.rounds) for who in movement.contestants]
    yield because("trade-sits-out", None, contestants=sum(count > 0 for count in times), times=max(times))
    if min(played) < max(played):
        yield because("trade-uneven", None, least=min(played), most=max(played))


def _lateness(full: Movement, movement: Movement, late: tuple[int, ...]) -> Iterator[Ground]:
    if not late:
        return
    waiting = set(movement.rounds[0].sits_out) - set(full.rounds[0].sits_out) - set(late)
    numbers = ", ".join(map(str, late))
    if waiting:
        yield because("trade-late-waiting", None, numbers=numbers, waiting=", ".join(map(str, sorted(waiting))))
    elif set(late) <= set(full.rounds[0].sits_out):
        yield because("trade-late-half-table", None, numbers=numbers)
    else:
        yield because("trade-late-table", None, numbers=numbers)


# -- what would be possible


def _refusals(wanted: Wanted, pack: Pack, places: int | None) -> list[Problem]:
    """One condition after the other is left away; where that helps, it is what has to be changed."""
    if places is not None:
        return [Problem("fixed-places", found=str(len(wanted.fixed)), expected=str(places))]
    problems = []
    if wanted.hours is not None:
        without = _all_sizes(replace(wanted, hours=None, boards=wanted.boards or USUAL[1]), pack)
        if without:
            needed = min(_fit(size.form, size.rounds, size.boards, wanted, pack).minutes for size in without)
            time = clock(wanted.hours * MINUTES)
            problems.append(Problem("movement-hours-few", found=time, expected=clock(needed)))
    if wanted.boards is not None:
        without = _all_sizes(replace(wanted, boards=None), pack)
        if without:
            needed_boards = min(size.form.sets(wanted.everybody, size.rounds) * size.boards for size in without)
            problems.append(Problem("movement-boards-few", found=str(wanted.boards), expected=str(needed_boards)))
    if wanted.rounds is not None:
        possible = sorted({size.rounds for size in _all_sizes(replace(wanted, rounds=None), pack)})
        if possible:
            expected = ", ".join(map(str, possible))
            problems.append(Problem("movement-rounds-possible", found=str(wanted.rounds), expected=expected))
    if wanted.form is not None:
        names = dict.fromkeys(size.form.name for size in _all_sizes(replace(wanted, form=None), pack))
        if names:
            problems.append(Problem("movement-form-size", found=wanted.form, expected=" ".join(names)))
    if wanted.one_winner and _all_sizes(replace(wanted, one_winner=False), pack):
        problems.append(Problem("movement-one-winner", found=str(wanted.everybody)))
    if problems:
        return problems
    known = forms_named(wanted.form, wanted.sort)
    sizes = [number for number in range(2, MOST_TOLD + 1) if any(form.rounds(number) for form in known)]
    return [Problem("movement-contestants", found=str(wanted.everybody), expected=f"{sizes[0]} … {sizes[-1]}")]


def _all_sizes(wanted: Wanted, pack: Pack) -> list[Size]:
    """Those that can be constructed, of each form."""
    every = []
    for form in forms_named(wanted.form, wanted.sort):
        sizes = _sizes(form, wanted, pack)
        if sizes and _built(sizes[0], wanted) is not None:
            every += sizes
    return every
