"""The movement of a section: the best that there is for its contestants with the rounds and boards of the plan."""

from collections.abc import Iterator

from msgspec.structs import replace

from arbitro.book.problem import Problem, ProblemsFound, refuse
from arbitro.contest.facts.seating import gone
from arbitro.contest.facts.state import Contest, Phase
from arbitro.contest.movement.catalogue import MovementForm, forms_named
from arbitro.contest.movement.movement import Movement
from arbitro.contest.movement.proposal import MovementOption, Wanted, cost, propose
from arbitro.regulations import Pack

ROUND_ROBIN = "round-robin"


def members(contest: Contest, phase: Phase, session: int, section: str) -> tuple[str, ...]:
    """Who plays in a section, in the order of entry: its group, those who entered for it, or all who are not seated
    anywhere else."""
    here = [who for who in phase.field if not gone(phase, who, 1, session)]
    if len(phase.plan.groups) > 1:
        return tuple(who for who in here if phase.field[who].group == section)
    if section:
        return tuple(who for who in here if contest.entries[who].section == section)
    elsewhere = {
        who
        for strand, seated in phase.seatings.items()
        if strand.session == session and strand.section
        for who in seated[-1].bearers.values()
    }
    return tuple(who for who in here if who not in elsewhere)


def proposed(
    contest: Contest, phase: Phase, number: int, pack: Pack, *, form: str, rounds: int | None, fixed: tuple[int, ...]
) -> Movement:
    """The best movement for so many, with exactly the boards of the plan in each round; if there is none, the problem
    says what would do."""
    length = phase.plan.rounds if rounds is None else rounds
    wanted = Wanted(
        sort=contest.plan.form,
        contestants=number,
        boards=length * phase.plan.boards,
        rounds=length,
        form=form or None,
        fixed=fixed,
        screens=phase.plan.screens,
    )
    return sized(wanted, phase.plan.boards, pack, tuple(_forms(phase, wanted)))[0].movement


def sized(wanted: Wanted, boards: int, pack: Pack, known: tuple[MovementForm, ...]) -> tuple[MovementOption, ...]:
    """Movements of these forms with exactly so many rounds and boards in each, the best first; if there is none, the
    problem says what would do."""
    number, length = wanted.contestants, wanted.rounds
    assert length is not None
    if not known:
        propose(wanted, pack)  # says which forms there are
    possible = sorted({each for form in known for each in form.rounds(number)})
    if not possible:
        raise refuse("movement-size", found=number, expected=_sizes(known))
    if length not in possible:
        raise refuse("movement-rounds-possible", found=length, expected=", ".join(map(str, possible)))
    options: list[MovementOption] = []
    problems: list[Problem] = []
    for form in known:
        if length in form.rounds(number):
            try:
                options += _of_size(form, wanted, boards, pack)
            except ProblemsFound as trouble:
                problems += trouble.problems
    if not options:
        others = ", ".join(str(each) for each in possible if each != length)
        problems = problems or [Problem("movement-rounds-possible", found=str(length), expected=others)]
        raise ProblemsFound(dict.fromkeys(problems))
    return tuple(sorted(options, key=lambda option: cost(option.movement, option.form, wanted, pack)))


def _forms(phase: Phase, wanted: Wanted) -> Iterator[MovementForm]:
    """A round robin is one; any other movement of teams is none unless it is asked for."""
    for form in forms_named(wanted.form, wanted.sort):
        robin = form.family == ROUND_ROBIN
        if wanted.form or wanted.sort != "teams" or robin == (phase.plan.system == "round_robin"):
            yield form


def _of_size(form: MovementForm, wanted: Wanted, boards: int, pack: Pack) -> Iterator[MovementOption]:
    """A form with so many boards in a round, if there is one."""
    assert wanted.rounds is not None
    sets = form.sets(wanted.contestants, wanted.rounds)
    asked = replace(wanted, form=form.name, boards=max(sets, wanted.rounds) * boards)
    yield from (option for option in propose(asked, pack).options if option.form is form and option.boards == boards)


def _sizes(forms: tuple[MovementForm, ...]) -> str:
    sizes = [number for number in range(2, 201) if any(form.rounds(number) for form in forms)]
    return f"{sizes[0]}-{sizes[-1]}"
