"""`arbitro ties`: the order of contestants who are level, and every criterion that was asked for it."""

from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from arbitro.answers.consequence import ConsequenceAnswer, shared
from arbitro.book.problem import ProblemsFound
from arbitro.cli.consequence import tell
from arbitro.cli.figures import shown
from arbitro.cli.files import opened
from arbitro.cli.rulebook import regulations
from arbitro.cli.tables import Column, PrintedTable, print_tables
from arbitro.cli.terminal import out, print_json
from arbitro.cli.voice import Voice, clean
from arbitro.contest.ties.request import prepare_tie, read_tie
from arbitro.contest.ties.resolve import break_ties, shared_prizes
from arbitro.contest.ties.trace import INFINITE, Broken, Counted, Group, PlayOff, Step, TieForm, Unbroken, Value
from arbitro.regulations.pack import Pack
from arbitro.scoring.rounding import exact_text
from arbitro.words.consequence import say_source


class WrittenCounted(Struct, frozen=True, omit_defaults=True):
    """A match (by its round) or a board that counted, and what it brought each of the tied who were in it."""

    contestants: Group
    phase: str = ""
    round: int | None = None
    session: int | None = None
    board: str = ""
    values: dict[str, str] = {}


class WrittenStep(Struct, frozen=True):
    """One criterion: what each had, exactly (`infinite`: a quotient with nothing lost), and the groups that it parted
    them into, best first. A criterion that does not apply is `skipped` for a reason."""

    criterion: str
    source: str
    pack: str
    group: Group
    values: dict[str, str]
    separated: tuple[Group, ...]
    counted: tuple[WrittenCounted, ...]
    skipped: str
    text: str


class TiesAnswer(ConsequenceAnswer, frozen=True):
    """`arbitro ties --json`: the tied, best first; those who are still level stand together, and in `unbroken` with
    what may be done; `play_off` has the extra boards that are due."""

    form: str
    order: tuple[Group, ...]
    steps: tuple[WrittenStep, ...]
    unbroken: tuple[Unbroken, ...]
    play_off: tuple[PlayOff, ...]
    prizes: dict[str, str]


def ties(
    say: Voice,
    file: str,
    form: TieForm | None,
    share: bool,
    lots: str | None,
    pack: str,
    json: bool,
) -> None:
    regulation = regulations(pack)
    with opened(file) as given:
        request = read_tie(given.read(), clean(file), toml=Path(file).suffix.lower() == ".toml")
    request = replace(
        request,
        unavoidable=request.unavoidable and not share,
        lots=request.lots if lots is None else lots,
        form=form or request.form,
    )
    tie = prepare_tie(request, regulation, clean(file))
    try:
        broken = break_ties(tie.tied, tie.records, tie.conditions, regulation)
        prizes = shared_prizes(broken.order, tie.prizes) if tie.prizes else {}
    except ProblemsFound as trouble:
        placed = (replace(problem, where=replace(problem.where, file=clean(file))) for problem in trouble.problems)
        raise ProblemsFound(placed) from None
    answer = TiesAnswer(
        broken.form,
        broken.order,
        tuple(written_step(step, say) for step in broken.steps),
        broken.unbroken,
        broken.play_off,
        {who: exact_text(prize) for who, prize in prizes.items()},
        **shared(regulation, say.language, broken),
    )
    if json:
        print_json(answer)
        return
    order = "; ".join(f"{place}. {_names(group)}" for place, group in _places(broken.order))
    out().print(say("tie-order", order=order), style="bold")
    tell(say, _left(broken, prizes, say), answer)
    if broken.steps:
        print_tables([_table(broken, regulation, say)])


def _places(order: tuple[Group, ...]) -> list[tuple[int, Group]]:
    """Each group with its first place."""
    return [(1 + sum(map(len, order[:at])), group) for at, group in enumerate(order)]


def _names(group: Group) -> str:
    return " = ".join(map(clean, group))


def _left(broken: Broken, prizes: Mapping[str, Fraction], say: Voice) -> list[str]:
    """What is still to be done, and who gets what."""
    lines = [
        say(f"tie-unbroken-{'-'.join(level.remedies)}", who=_names(level.contestants))
        for level in broken.unbroken
        if level.remedies != ("extra_boards",) or any(p.boards is None for p in broken.play_off)
    ]
    for due in broken.play_off:
        if due.sudden_death:
            lines.append(say("tie-sudden-death", who=_names(due.contestants)))
        elif due.boards is not None:
            lines.append(say("tie-play-off", who=_names(due.contestants), stanza=due.stanza, boards=due.boards))
    return lines + [say("tie-prize", who=who, prize=exact_text(prize)) for who, prize in prizes.items()]


def _table(broken: Broken, pack: Pack, say: Voice) -> PrintedTable:
    """A line for each criterion, a column for each of the tied."""
    everybody = [who for group in broken.order for who in group]
    columns = [
        Column(say("tie-criterion")),
        *(Column(clean(who), number=True) for who in everybody),
        Column(say("tie-parts")),
        Column(say("tie-source")),
    ]
    rows = []
    for step in broken.steps:
        cells = [_shown(step.values[who], pack) if who in step.values else "" for who in everybody]
        source = say_source(step.source, step.pack, say.language)
        rows.append((say(f"tie-by-{step.criterion}"), *cells, _result(step, say), source))
    return PrintedTable("", tuple(columns), tuple(rows), language=say.language)


def _result(step: Step, say: Voice) -> str:
    if step.skipped:
        return say(f"tie-skipped-{step.skipped}")
    return " > ".join(_part(group, step.values) for group in step.separated) or say("tie-level")


def _part(group: Group, values: Mapping[str, Value]) -> str:
    """Those who are level, or those who only came before the last."""
    level = len({values[who] for who in group}) == 1
    return _names(group) if level else ", ".join(map(clean, group))


def _shown(value: Value, pack: Pack) -> str:
    return "∞" if value is INFINITE else shown(value, pack)


def written_step(step: Step, say: Voice) -> WrittenStep:
    return WrittenStep(
        step.criterion,
        step.source,
        step.pack,
        step.group,
        {who: value.value if value is INFINITE else exact_text(value) for who, value in step.values.items()},
        step.separated,
        tuple(map(_counted, step.counted)),
        step.skipped,
        f"{say(f'tie-by-{step.criterion}')}: {_result(step, say)}",
    )


def _counted(counted: Counted) -> WrittenCounted:
    values = {name: exact_text(value) for name, value in counted.values.items()}
    return WrittenCounted(counted.contestants, counted.phase, counted.round, counted.session, counted.board, values)
