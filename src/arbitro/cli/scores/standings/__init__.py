"""`arbitro standings`: results scored and ranked."""

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Literal, TypeVar, get_args

from click.exceptions import Exit

from arbitro.answers.problems import said_problems
from arbitro.book.problem import Place, ProblemsFound, refuse
from arbitro.cli.files import STANDARD, destination, ending_of, opened
from arbitro.cli.rulebook import DEFAULT, regulations
from arbitro.cli.rulebook import edition as chosen_edition
from arbitro.cli.scores.standings.answers import StandingsAnswer
from arbitro.cli.scores.standings.options import MethodName, method_of, with_options
from arbitro.cli.scores.standings.scored import ScoredSheet, in_awards, sheet_problems, sound
from arbitro.cli.scores.standings.table import board_table, ranking_table
from arbitro.cli.tables import PrintedTable, drawn, print_tables
from arbitro.cli.terminal import PROBLEMS, followed, note, out, print_json, tell
from arbitro.cli.voice import Voice, clean
from arbitro.formats.results import NumberScope, ResultFormat, ResultRows, accepted, read_rows
from arbitro.scoring.comparable import Sections
from arbitro.scoring.cross_imps import Divide
from arbitro.scoring.method import is_for_teams

EVENT_LOG = ".jsonl"
METHODS: tuple[MethodName, ...] = get_args(MethodName)
LONG = 2_000  # rows or results from which the work shows how far it is

T = TypeVar("T")


def standings(
    say: Voice,
    file: str,
    method: MethodName | None,
    form: ResultFormat | None,
    scale: Literal[1, 2] | None,
    divide: Divide | None,
    sections: Sections | None,
    knockout: bool,
    keep_going: bool,
    winners: int | None,
    numbers: NumberScope | None,
    pairs: str | None,
    boards: str | None,
    stratum: tuple[str, ...],
    penalty: tuple[str, ...],
    penalties: str | None,
    until: int | None,
    phase: str | None,
    pack: str | None,
    edition: str | None,
    html: bool,
    usebio: bool,
    output: str | None,
    json: bool,
) -> None:
    if Path(file).suffix.lower() == EVENT_LOG:
        _of_event(file, until, phase, pack, say, json=json)
        return
    for given, option in ((until, "--until"), (phase, "--phase")):
        if given is not None:
            raise refuse("only-for-event-log", found=option)
    forms = [option for option, given in (("--html", html), ("--usebio", usebio), ("--json", json)) if given]
    if len(forms) > 1:
        raise refuse("options-together", found=forms[0], expected=forms[1])
    if not forms:
        ending = ending_of(output, ".txt", ".html", ".htm", ".xml")
        html, usebio = ending.startswith(".htm"), ending == ".xml"
    regulation = regulations(pack or DEFAULT)
    laws = chosen_edition(edition, regulation)
    try:
        read = _rows(file, form)
        method = _method(method, read)
        scoring = method_of(method, regulation, laws, scale, divide, sections)
        if knockout and not is_for_teams(scoring):
            raise refuse("option-needs", found="--knockout", expected="--method imps")
        sheet = accepted(read, clean(file), _shown(read.rows, len(read.rows), say("standings-reading")))
        sheet = with_options(sheet, numbers, pairs, boards, stratum, penalty, penalties)
        sheet = in_awards(sheet, scoring, regulation, laws)
        if keep_going:
            sheet = sound(sheet, scoring, regulation, laws)
        elif problems := sheet_problems(sheet, scoring, regulation, laws):
            raise ProblemsFound(problems)
        scored = ScoredSheet(sheet, scoring, regulation, laws, knockout=knockout)
        count = winners or sheet.winners or 1
        ranked = scored.ranked(count)
    except ProblemsFound as trouble:
        if not json or method is None:
            raise
        tell(trouble.problems, say, as_json=True)
        print_json(StandingsAnswer(method, None, (), (), said_problems(trouble.problems, say.language)))
        raise Exit(PROBLEMS) from None
    notes = (*sheet.notes, *scored.against_published())
    if usebio:
        with destination(output) as place:
            place.write(scored.usebio(read, method).encode())
        note(notes, say)
        return
    at_work = _shown(range(len(scored.boards)), len(sheet.entries), say("standings-scoring"))
    if json:
        boards_scored = tuple(map(scored.scored_board, at_work))
        told = said_problems(notes, say.language)
        answer = StandingsAnswer(method, scored.top, ranked, boards_scored, notes=told)
    else:
        tables = [board_table(at, scored, say) for at in at_work]
    if json:
        print_json(answer)
        return
    note(notes, say)
    rankings = [ranking_table(ranking, scored, say) for ranking in scored.rankings(count)]
    by = say(f"standings-by-{method}")
    about = say("standings-about", method=by, boards=len(scored.boards), results=len(sheet.entries))
    if html:
        from arbitro.cli.scores.standings.page import page

        title = clean(Path(file).stem) if file != STANDARD else say("standings-title")
        text = page(title, about, rankings, say("standings-boards"), tables, say.language)
        with destination(output) as place:
            place.write(text.encode())
        return
    _written(about, [*rankings, *tables], output)


def _of_event(file: str, until: int | None, phase: str | None, pack: str | None, say: Voice, *, json: bool) -> None:
    """The rankings of an event, by the regulations of its plan unless others are told."""
    from arbitro.cli.scores.event_log import event_standings, phase_rankings, print_rankings, read_contest

    contest, facts = read_contest(file, until)
    regulation = regulations(pack or contest.plan.regulations)
    ranked = phase_rankings(contest, regulation, phase)
    if json:
        print_json(event_standings(contest, facts, ranked, say))
    else:
        print_rankings(contest, ranked, regulation, say)


def _rows(file: str, form: ResultFormat | None) -> ResultRows:
    form = form or _told_by(file)
    with opened(file) as source:
        return read_rows(source.read(), form, file=clean(file))


def _method(given: MethodName | None, read: ResultRows) -> MethodName:
    """As it was asked for, or as the file says."""
    if given:
        return given
    told = next((name for name in METHODS if name == read.head.method), None)
    if told is None:
        raise refuse("standings-method", expected=" ".join(METHODS))
    return told


def _told_by(name: str) -> ResultFormat:
    suffix = Path(name).suffix.lower().removeprefix(".")
    try:
        return ResultFormat(suffix)
    except ValueError:
        kind = "results-format-not-told" if name == STANDARD else "unknown-format"
        expected = " ".join(f".{form}" for form in ResultFormat)
        raise refuse(kind, found=suffix, expected=expected, where=Place(file=clean(name))) from None


def _written(about: str, tables: list[PrintedTable], output: str | None) -> None:
    """The text on the terminal, or in a file."""
    if output in (None, STANDARD):
        out().print(about, style="bold")
        print_tables(tables)
        return
    with destination(output) as place:
        place.write(f"{about}\n{drawn(tables)}".encode())


def _shown(items: Sequence[T], amount: int, what: str) -> Iterable[T]:
    """Long work shows how far it is."""
    return items if amount < LONG else followed(items, what)
