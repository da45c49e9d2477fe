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
    found, problems = _all(journal, event)
    different = tuple(one for one in found if not one.same)
    answer = RecheckAnswer(__version__, len(found), different, said_problems(problems, say.language))
    if json:
        print_json(answer)
    else:
        _print(answer, say)
    if answer.different or answer.problems:
        raise Exit(PROBLEMS)


def _all(address: str, event: str | None) -> tuple[list[Rechecked], list[Problem]]:
    found: list[Rechecked] = []
    problems: list[Problem] = []
    with open_journal(address, create=False, writable=False) as journal:
        office = Office(journal, lambda: datetime.now(UTC))
        for id in office.events() if event is None else (event,):
            try:
                found += rechecked(office.event(id))
            except ProblemsFound as trouble:
                if event is not None:
                    raise
                problems += (replace(one, where=_within(id, one.where)) for one in trouble.problems)
    return found, problems


def _within(event: str, where: Place) -> Place:
    return replace(where, tag=f"{event} {where.tag or ''}".strip())


def _print(answer: RecheckAnswer, say: Voice) -> None:
    console = out()
    for one in answer.different:
        at = f"{one.at.section} {one.at.round}/{one.at.table} {one.at.room}".strip()
        what = say_event(one.what, say.language)
        console.print(say("recheck-ruling", event=one.event, number=str(one.number), at=at, what=what), style="bold")
        if one.differs:
            parts = ", ".join(say(f"recheck-part-{part}") for part in one.differs)
            console.print("  " + say("recheck-differs", program=one.program, parts=parts))
            console.print("  " + say("recheck-was", ruling=_said(one.was, say)))
        if one.now is not None:
            console.print("  " + say("recheck-now", ruling=_said(one.now, say)))
        for problem in one.problems:
            console.print("  " + say.problem(problem))
    for problem in answer.problems:
        console.print(say.problem(problem))
    console.print(say("recheck-summary", rulings=answer.rulings, different=len(answer.different)))


def _said(ruling: Ruling, say: Voice) -> str:
    effects = "; ".join(say_effect(effect, say.language) for effect in ruling.effects)
    return f"{', '.join(ruling.clauses)}: {effects}"
