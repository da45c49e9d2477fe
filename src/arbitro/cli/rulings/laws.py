"""`arbitro laws`: what each law says, what the program carries out of it, examples, flow charts, a search through the
book, the whole book to print, and what changed between two editions."""

from collections import Counter
from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from arbitro.answers.chart import drawing, title
from arbitro.answers.entries import editions
from arbitro.book.clause import Clause
from arbitro.book.contents import LAWS, ClauseKind
from arbitro.book.edition import E2017, Edition
from arbitro.book.problem import Place, refuse
from arbitro.book.texts import text
from arbitro.cli.files import destination
from arbitro.cli.tables import print_text
from arbitro.cli.terminal import out, print_json
from arbitro.cli.voice import Voice, speaking
from arbitro.laws.case.procedure import Procedure, procedures_of
from arbitro.laws.case.request import law_number
from arbitro.laws.study.chart import mermaid
from arbitro.laws.study.coverage import Coverage, coverage
from arbitro.laws.study.diff import ChangedOutcome, Difference, Outcome, differences
from arbitro.laws.study.picture import svg
from arbitro.words.ruling import readings_of, say_effect, say_event
from arbitro.words.titles import clause_title, say_law

DIFF = "diff"
SEARCH = "search"
BOOK = "book"
FOUND = 8  # clauses told

ChartForm = Literal["mermaid", "svg"]


class ClauseAnswer(Struct, frozen=True):
    """One clause: what it says, and the procedures or functions that carry it out, or the reason why none does."""

    clause: str
    kind: ClauseKind
    text: str
    readings: tuple[str, ...]  # of ours, where the text is silent or open
    carried_by: tuple[str, ...]
    reason: str


class ChartAnswer(Struct, frozen=True):
    what: str
    chart: str


class LawAnswer(Struct, frozen=True):
    """`arbitro laws --json`: one law of one edition."""

    edition: int
    law: str
    title: str
    clauses: tuple[ClauseAnswer, ...]
    charts: tuple[ChartAnswer, ...] | UnsetType = UNSET


def laws(
    say: Voice,
    words: tuple[str, ...],
    edition: str | None,
    chart: ChartForm | None,
    what: str | None,
    law: str | None,
    output: str | None,
    language: str | None,
    examples: bool,
    brief: bool,
    json: bool,
) -> None:
    given = list(words)
    say = speaking(language) if language else say
    if given[:1] == [DIFF]:
        if len(given) != 3:
            raise refuse("diff-editions", found=" ".join(given[1:]), expected="2007 2017")
        _diff(Edition.parse(given[1]), Edition.parse(given[2]), law, say, json=json)
        return
    if given[:1] == [SEARCH]:
        _search(" ".join(given[1:]), Edition.parse(edition or E2017), say, json=json)
        return
    if given == [BOOK]:
        _book(Edition.parse(edition or E2017), say.language, output)
        return
    if len(given) > 1:
        raise refuse("one-law", found=" ".join(given), expected="27")
    if examples:
        if not given:
            raise refuse("option-needs", found="--examples", expected="LAW")
        _tell_examples(given[0], Edition.parse(edition or E2017), say, json=json)
        return
    if chart is not None and not json:
        if not given:
            raise refuse("option-needs", found="--chart", expected="LAW")
        _draw(given[0], Edition.parse(edition or E2017), chart, what, output, say)
        return
    covered = [coverage(number, at) for at in editions(edition) for number in _numbers(given, at)]
    if json:
        answers = [_answer(entry, chart, say) for entry in covered]
        print_json(answers)
        return
    for entry in covered:
        if given and not brief:
            _read(entry, say)
        else:
            _table(entry, say, whole=bool(given))


def _numbers(given: list[str], edition: Edition) -> tuple[str, ...]:
    return (law_number(given[0], edition),) if given else tuple(map(str, LAWS))


def _answer(covered: Coverage, chart: ChartForm | None, say: Voice) -> LawAnswer:
    edition = Edition(covered.edition)
    clauses = tuple(
        ClauseAnswer(
            c.clause,
            c.kind,
            text(c.clause, edition, say.language),
            readings_of(c.clause, edition, say.language),
            c.carried_by,
            c.reason,
        )
        for c in covered.clauses
    )
    charts: tuple[ChartAnswer, ...] | UnsetType = UNSET
    if chart is not None:
        of_law = procedures_of(covered.law, edition)
        charts = tuple(ChartAnswer(p.what, _drawn(p, chart, say)) for p in of_law)
    return LawAnswer(covered.edition, covered.law, covered.title, clauses, charts)


def _read(covered: Coverage, say: Voice) -> None:
    """The law as it is read, clause by clause."""
    edition = Edition(covered.edition)
    out().print(f"{edition}  {covered.law} {say_law(covered.law, edition, say.language)}", style="bold")
    for clause in covered.clauses:
        print_text(clause.clause, text(clause.clause, edition, say.language))
        for reading in readings_of(clause.clause, edition, say.language):
            print_text("", say("laws-reading", text=reading))


def _tell_examples(law: str, edition: Edition, say: Voice, *, json: bool) -> None:
    """Cases of the law, each as a story with its ruling."""
    from arbitro.answers.library import law_examples

    told = law_examples(law_number(law, edition), edition, say.language)
    if json:
        print_json(told)
        return
    if not told:
        out().print(say("laws-no-example", law=law, edition=str(edition)))
    for example in told:
        out().print(f"\n{example.title}", style="bold")
        for section in example.sections:
            out().print(f"  {section.heading}")
            for line in section.lines:
                print_text("", line)


def _table(covered: Coverage, say: Voice, *, whole: bool) -> None:
    console = out()
    law = say_law(covered.law, Edition(covered.edition), say.language)
    counts = Counter(clause.standing for clause in covered.clauses)
    counted = ", ".join(f"{say(f'laws-{standing.value}')} {count}" for standing, count in counts.items())
    console.print(f"{covered.edition}  {covered.law:>2} {law}: {counted}", style="bold" if whole else None)
    if not whole:
        return
    for clause in covered.clauses:
        carried = " ".join(clause.carried_by) or clause.reason or say(f"laws-{clause.standing.value}")
        about = clause_title(Clause(clause.clause), Edition(covered.edition), say.language)
        console.print(f"  {clause.clause:14} {say(f'kind-{clause.kind.value}'):14} {about}")
        console.print(f"  {'':14} {'':14} {carried}", style="dim")
        for reading in readings_of(clause.clause, Edition(covered.edition), say.language):
            console.print(f"  {'':14} {'':14} {say('laws-reading', text=reading)}")


# -- search ------------------------------------------------------------------------------------------------------


def _search(sought: str, edition: Edition, say: Voice, *, json: bool) -> None:
    from arbitro.answers.library import laws_reply

    if not sought.strip():
        raise refuse("option-needs", found=SEARCH, expected='"dropped card"')
    reply = laws_reply(edition, sought, say.language)
    if json:
        print_json(reply.found)
        return
    if not reply.found:
        out().print(say("web-book-nothing", sought=sought))
    for clause in list(dict.fromkeys(hit.clause for hit in reply.found))[:FOUND]:
        print_text(clause, text(clause, edition, say.language))


# -- the book ----------------------------------------------------------------------------------------------------


def _book(edition: Edition, language: str, output: str | None) -> None:
    """A whole edition as a pocket book (PDF) or as one page (HTML), by the name of the file."""
    from arbitro.answers.pocket import pocket_book, pocket_page
    from arbitro.paper import pdf

    form = (output or "").lower().rpartition(".")[2]
    if form not in ("pdf", "html"):
        raise refuse("book-form", found=output or "", expected="book.pdf", where=Place(tag="--output"))
    book = pocket_book(edition, language)
    printed = pdf("book", book) if form == "pdf" else pocket_page(book).encode()
    with destination(output) as file:
        file.write(printed)


# -- flow charts -------------------------------------------------------------------------------------------------


def _draw(law: str, edition: Edition, form: ChartForm, what: str | None, output: str | None, say: Voice) -> None:
    number = law_number(law, edition)
    drawn = [p for p in procedures_of(number, edition) if what in (None, p.what)]
    if not drawn:
        raise refuse("law-without-procedure", found=f"{number} ({edition})")
    if form == "svg" and len(drawn) > 1:
        raise refuse("which-event", found=number, expected=" ".join(p.what for p in drawn), where=Place(tag="--what"))
    text = "\n".join(_drawn(p, form, say) for p in drawn)
    with destination(output) as file:
        file.write(text.encode())


def _drawn(procedure: Procedure, form: ChartForm, say: Voice) -> str:
    drawn = drawing(procedure, say.language)
    return mermaid(drawn) if form == "mermaid" else svg(drawn, title(procedure, say.language), say.language)


# -- differences -------------------------------------------------------------------------------------------------


def _diff(first: Edition, second: Edition, law: str | None, say: Voice, *, json: bool) -> None:
    changed = differences(first, second, law_number(law, second) if law else None)
    if json:
        print_json(changed)
        return
    if not changed:
        out().print(say("diff-none", first=str(first), second=str(second)))
    for difference in changed:
        _print_difference(difference, say, whole=law is not None)


def _print_difference(difference: Difference, say: Voice, *, whole: bool) -> None:
    console = out()
    first, second = map(str, difference.editions)
    numbers = " → ".join(number or "–" for number in dict.fromkeys(difference.laws))
    console.print(f"{numbers}  {say_event(difference.what, say.language)}", style="bold")
    if difference.moved:
        pairs = ", ".join(f"{pair.first} → {pair.second}" for pair in difference.moved)
        console.print("  " + say("diff-moved", pairs=pairs))
    for id, sides in (
        ("diff-clauses", difference.clauses),
        ("diff-questions", difference.questions),
        ("diff-effects", difference.effects),
    ):
        for edition, only in ((first, sides.first), (second, sides.second)):
            if only:
                console.print("  " + say(id, edition=edition, what=", ".join(only)))
    if difference.changed and not whole:
        console.print("  " + say("diff-changed", count=len(difference.changed)))
    for changed in difference.changed if whole else ():
        _print_changed(changed, first, second, say)


def _print_changed(changed: ChangedOutcome, first: str, second: str, say: Voice) -> None:
    console = out()
    answers = ", ".join(f"{identity}: {answer}" for identity, answer in changed.answers)
    console.print(f"  {changed.situation} {answers}")
    for edition, outcomes in ((first, changed.first), (second, changed.second)):
        for outcome in outcomes:
            console.print(f"    {edition}  {_outcome(outcome, say)}")


def _outcome(outcome: Outcome, say: Voice) -> str:
    parts = [", ".join(outcome.clauses) + ":", *(say_effect(effect, say.language) for effect in outcome.effects)]
    if outcome.refers_to:
        parts.append(f"→ {say_event(outcome.refers_to, say.language)}")
    return " ".join(parts)
