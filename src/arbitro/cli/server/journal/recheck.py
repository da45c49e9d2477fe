"""`arbitro journal recheck`: every recorded ruling ruled again with today's program; nothing is changed."""

from datetime import UTC, datetime

from click.exceptions import Exit
from msgspec import Struct
from msgspec.structs import replace

from arbitro import __version__
from arbitro.answers.problems import SaidProblem, said_problems
from arbitro.book.problem import Place, Problem, ProblemsFound
from arbitro.cli.terminal import PROBLEMS, out, print_json
from arbitro.cli.voice import Voice
from arbitro.journal import open_journal
from arbitro.laws.case.ruling import Ruling
from arbitro.office.office import Office
from arbitro.office.seeing.recheck import Rechecked, rechecked
from arbitro.words.ruling import say_effect, say_event


class RecheckAnswer(Struct, frozen=True):
    """`arbitro journal recheck --json`: how many rulings were given again, and those that come out otherwise.

    `problems`: of events that today's program cannot read.
    """

    program: str
    rulings: int
    different: tuple[Rechecked, ...]
    problems: tuple[SaidProblem, ...] = ()


def recheck(
    say: Voice,
    journal: str,
    event: str | None,
    json: bool,
) -> None:
    checked, problems = _all(journal, event)
    different = tuple(ruling for ruling in checked if not ruling.same)
    answer = RecheckAnswer(__version__, len(checked), different, said_problems(problems, say.language))
    if json:
        print_json(answer)
    else:
        _print(answer, say)
    if answer.different or answer.problems:
        raise Exit(PROBLEMS)


def _all(address: str, event: str | None) -> tuple[list[Rechecked], list[Problem]]:
    checked: list[Rechecked] = []
    problems: list[Problem] = []
    with open_journal(address, create=False, writable=False) as journal:
        office = Office(journal, lambda: datetime.now(UTC))
        for id in office.events() if event is None else (event,):
            try:
                checked += rechecked(office.event(id))
            except ProblemsFound as trouble:
                if event is not None:
                    raise
                problems += (replace(problem, where=_within(id, problem.where)) for problem in trouble.problems)
    return checked, problems


def _within(event: str, where: Place) -> Place:
    return replace(where, tag=f"{event} {where.tag or ''}".strip())


def _print(answer: RecheckAnswer, say: Voice) -> None:
    console = out()
    for ruling in answer.different:
        at = f"{ruling.at.section} {ruling.at.round}/{ruling.at.table} {ruling.at.room}".strip()
        what = say_event(ruling.what, say.language)
        console.print(
            say("recheck-ruling", event=ruling.event, number=str(ruling.number), at=at, what=what), style="bold"
        )
        if ruling.differs:
            parts = ", ".join(say(f"recheck-part-{part}") for part in ruling.differs)
            console.print("  " + say("recheck-differs", program=ruling.program, parts=parts))
            console.print("  " + say("recheck-was", ruling=_said(ruling.was, say)))
        if ruling.now is not None:
            console.print("  " + say("recheck-now", ruling=_said(ruling.now, say)))
        for problem in ruling.problems:
            console.print("  " + say.problem(problem))
    for problem in answer.problems:
        console.print(say.problem(problem))
    console.print(say("recheck-summary", rulings=answer.rulings, different=len(answer.different)))


def _said(ruling: Ruling, say: Voice) -> str:
    effects = "; ".join(say_effect(effect, say.language) for effect in ruling.effects)
    return f"{', '.join(ruling.clauses)}: {effects}"
