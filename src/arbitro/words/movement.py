"""Movements in words: who, which boards, what is wrong."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence

from arbitro.contest.movement.movement import Kind
from arbitro.contest.movement.proof import Defect
from arbitro.words import DEFAULT, message

WHO = {"pairs": "pairs", "individual": "players", "matches": "teams", "teams": "teams"}
OF_TWO = ("meet-again", "do-not-meet", "meet-less", "do-not-partner", "partner-again")


def say_who(numbers: Sequence[int], kind: Kind, language: str = DEFAULT) -> str:
    """`pair 7`, `teams 1, 4`."""
    return message(f"movement-who-{WHO[kind]}", language, count=len(numbers), numbers=", ".join(map(str, numbers)))


def say_numbers(numbers: Iterable[int]) -> str:
    """Boards as people write them: `1-3, 7`."""
    runs: list[list[int]] = []
    for number in sorted(numbers):
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs)


def say_defect(defect: Defect, kind: Kind, language: str = DEFAULT) -> str:
    """One defect as a sentence."""
    who, others = defect.contestants, defect.contestants[1:]
    if defect.kind in OF_TWO:
        who = who[:1]
    return message(
        f"defect-{defect.kind}",
        language,
        round=defect.round or 0,
        table=defect.table or 0,
        times=defect.times or 0,
        who=say_who(who, kind, language),
        others=", ".join(map(str, others)),
        boards=say_numbers(defect.boards),
    )


def say_defects(defects: Sequence[Defect], kind: Kind, language: str = DEFAULT) -> list[str]:
    """All of them, those of the same contestant and kind in one line."""
    lines: list[Defect] = []
    together: dict[tuple[str, int, int | None], list[int]] = defaultdict(list)
    for defect in defects:
        if defect.kind in OF_TWO:
            who, other = defect.contestants
            together[defect.kind, who, defect.times].append(other)
        else:
            lines.append(defect)
    lines += (Defect(name, contestants=(who, *others), times=times) for (name, who, times), others in together.items())
    return [say_defect(defect, kind, language) for defect in lines]


def summarise_defects(defects: Sequence[Defect], language: str = DEFAULT) -> list[str]:
    """How many of each kind; of boards, for how many contestants."""
    counts: Counter[str] = Counter()
    for defect in defects:
        counts[defect.kind] += len(defect.contestants) if defect.kind == "boards-not-played" else 1
    return [message(f"defects-{kind}", language, count=count) for kind, count in counts.items()]
