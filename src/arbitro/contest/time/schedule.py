"""When rounds begin and end: the time of their boards, the change-over, breaks, sessions (8A, 8B, 80B2, art. 8.1).

schedule("teams", [16, 16], FIGB, change_over=Fraction(10))      -> 0 to 120, 125 at the latest; 135 to 255, 260
fits(2, 13, Fraction(13, 4), FIGB)                               -> 195 minutes, nothing to spare

All times are exact minutes since the start of their session.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction

from msgspec import Struct
from msgspec.structs import replace

from arbitro.book.problem import Place, Problem, ProblemsFound, gathered
from arbitro.contest.movement.movement import Movement
from arbitro.regulations.consequence import Consequence, Ground, because
from arbitro.regulations.pack import Pack
from arbitro.regulations.time import TimeAllowed, TimeForm, clock, time_allowed

HOUR = 60
NOTHING = Fraction()
NO_BREAKS: Mapping[int, Fraction] = {}


class RoundTime(Struct, frozen=True):
    """A round: its start, the end of its time, and the latest end with the tolerance, which is the one announced.

    `pause` is the break before it; the change-over comes besides.
    """

    round: int
    session: int
    boards: int
    start: Fraction
    end: Fraction
    latest: Fraction
    pause: Fraction = NOTHING

    @property
    def minutes(self) -> Fraction:
        return self.end - self.start

    @property
    def tolerance(self) -> Fraction:
        return self.latest - self.end


class Schedule(Consequence, frozen=True):
    """All rounds of all sessions, numbered through."""

    form: TimeForm
    screens: bool
    change_over: Fraction
    rounds: tuple[RoundTime, ...]

    @property
    def sessions(self) -> tuple[int, ...]:
        return tuple(dict.fromkeys(each.session for each in self.rounds))

    def of(self, session: int) -> tuple[RoundTime, ...]:
        return tuple(each for each in self.rounds if each.session == session)

    def ends(self, session: int) -> Fraction:
        """The announced end of a session."""
        return max((each.latest for each in self.of(session)), default=NOTHING)


class PlanChange(Struct, frozen=True):
    """A round that lasts so many minutes longer, or that begins so much later (`begins`); what follows moves along."""

    round: int
    minutes: Fraction
    begins: bool = False


class Fit(Consequence, frozen=True):
    """How long so many rounds take, and what is left of the time; less than nothing if they do not fit."""

    boards: int
    rounds: int
    minutes: Fraction
    spare: Fraction

    @property
    def in_time(self) -> bool:
        return self.spare >= 0


def schedule(
    form: TimeForm,
    boards: Sequence[int],
    pack: Pack,
    *,
    screens: bool = False,
    granted: Fraction | None = None,
    change_over: Fraction = NOTHING,
    breaks: Mapping[int, Fraction] = NO_BREAKS,
    sessions: Sequence[int] = (),
) -> Schedule:
    """The times of rounds with so many boards each.

    `granted`: of the tolerance, all of it if nothing is said. `breaks`: minutes after a round. `sessions`: how many
    rounds each of them has; one session if nothing is said.
    """
    allowed = _allowed(form, boards, pack, screens, granted, change_over, breaks, sessions)
    rounds: list[RoundTime] = []
    number = 0
    for session, length in enumerate(sessions or (len(boards),), 1):
        now = NOTHING
        for place in range(length):
            number += 1
            each = allowed[boards[number - 1]]
            pause = breaks.get(number - 1, NOTHING) if place else NOTHING
            start = now + (change_over + pause if place else NOTHING)
            end = start + each.minutes
            now = end + (each.tolerance if granted is None else granted)
            rounds.append(RoundTime(number, session, each.boards, start, end, now, pause))
    why: list[Ground] = []
    for length in sorted(allowed):
        why += (ground for ground in allowed[length].why if ground not in why)
    if granted is not None and any(each.tolerance != granted for each in allowed.values()):
        why.append(because("schedule-granted", granted=clock(granted)))
    if change_over:
        why.append(because("schedule-change-over", minutes=clock(change_over)))
    why += (because("schedule-break", round=after, minutes=clock(pause)) for after, pause in sorted(breaks.items()))
    return Schedule(form, screens, change_over, tuple(rounds), why=tuple(why))


def moved(planned: Schedule, changes: Iterable[PlanChange]) -> Schedule:
    """The plan after changes. Those of a round move the rest of its session and no other."""
    later: dict[tuple[int, bool], Fraction] = defaultdict(Fraction)
    for change in changes:
        later[change.round, change.begins] += change.minutes
    rounds: list[RoundTime] = []
    shift = NOTHING
    for each in planned.rounds:
        if not rounds or rounds[-1].session != each.session:
            shift = NOTHING
        start = each.start + shift + later[each.round, True]
        shift = start - each.start + later[each.round, False]
        rounds.append(replace(each, start=start, end=each.end + shift, latest=each.latest + shift))
    return replace(planned, rounds=tuple(rounds))


def rounds_of(movement: Movement) -> tuple[int, ...]:
    """The boards of each round of a movement: as many as the table with the most."""
    return tuple(max((len(sitting.boards) for sitting in each.tables), default=0) for each in movement.rounds)


def fits(
    boards: int,
    rounds: int,
    hours: Fraction,
    pack: Pack,
    *,
    form: TimeForm = "pairs",
    screens: bool = False,
    change_over: Fraction = NOTHING,
    breaks: Mapping[int, Fraction] = NO_BREAKS,
) -> Fit:
    """Whether so many rounds of so many boards can be played in so many hours."""
    problems: list[Problem] = []
    if rounds < 1:
        problems.append(Problem("round-number", found=str(rounds), expected="1 2 3 …"))
    problems += _hours(hours)
    minutes = NOTHING
    why: tuple[Ground, ...] = ()
    with gathered(problems):
        planned = schedule(
            form, [boards] * max(rounds, 1), pack, screens=screens, change_over=change_over, breaks=breaks
        )
        minutes, why = planned.ends(1), planned.why
    if problems:
        raise ProblemsFound(problems)
    spare = hours * HOUR - minutes
    id = "schedule-fits" if spare >= 0 else "schedule-too-long"
    said = because(id, minutes=clock(minutes), spare=clock(abs(spare)))
    return Fit(boards, rounds, minutes, spare, why=(*why, said))


def most_rounds(
    boards: int,
    hours: Fraction,
    pack: Pack,
    *,
    form: TimeForm = "pairs",
    screens: bool = False,
    change_over: Fraction = NOTHING,
) -> int:
    """How many rounds of so many boards fit into so many hours."""
    single = fits(boards, 1, hours, pack, form=form, screens=screens, change_over=change_over)
    return max(0, int((hours * HOUR + change_over) // (single.minutes + change_over)))


def most_boards(
    rounds: int,
    hours: Fraction,
    pack: Pack,
    *,
    form: TimeForm = "pairs",
    screens: bool = False,
    change_over: Fraction = NOTHING,
) -> int:
    """How many boards in each of so many rounds fit into so many hours; 0 if not even one."""
    boards = 0
    while fits(boards + 1, rounds, hours, pack, form=form, screens=screens, change_over=change_over).in_time:
        boards += 1
    return boards


def _hours(hours: Fraction) -> list[Problem]:
    return [] if hours > 0 else [Problem("hours-range", found=str(hours), expected="> 0")]


def _allowed(
    form: TimeForm,
    boards: Sequence[int],
    pack: Pack,
    screens: bool,
    granted: Fraction | None,
    change_over: Fraction,
    breaks: Mapping[int, Fraction],
    sessions: Sequence[int],
) -> dict[int, TimeAllowed]:
    """The time of each length of round that occurs; everything that is wrong at once."""
    problems: list[Problem] = []
    if not boards:
        problems.append(Problem("round-number", found="0", expected="1 2 3 …"))
    allowed: dict[int, TimeAllowed] = {}
    for length in dict.fromkeys(boards):
        with gathered(problems):
            allowed[length] = time_allowed(form, length, pack, screens=screens)
    most = min((each.tolerance for each in allowed.values()), default=NOTHING)
    if granted is not None and not 0 <= granted <= most:
        problems.append(Problem("tolerance-range", found=clock(granted), expected=f"0 … {clock(most)}"))
    for after, pause in sorted(breaks.items()):
        if not 1 <= after < max(len(boards), 2):
            problems.append(
                Problem("schedule-break-round", Place(index=after), str(after), f"1 … {max(len(boards) - 1, 1)}")
            )
        if pause < 0:
            problems.append(Problem("minutes-range", Place(index=after), clock(pause), "0 …"))
    if change_over < 0:
        problems.append(Problem("minutes-range", found=clock(change_over), expected="0 …"))
    if sessions and (sum(sessions) != len(boards) or min(sessions) < 1):
        rounds = " + ".join(map(str, sessions))
        problems.append(Problem("schedule-sessions", found=rounds, expected=str(len(boards))))
    if problems:
        raise ProblemsFound(problems)
    return allowed
