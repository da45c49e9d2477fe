"""The codes as a book to read: every law with its clauses, questions, charts, examples and changes, and a search
through it.

What a law says is there at once; what the program makes of it (`law_workings`, `law_examples`) has to be explored or
ruled on first, and is asked for by itself.
"""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Literal

from msgspec import Struct

from arbitro.answers.chart import ChartReply, chart_reply, chart_words
from arbitro.answers.entries import indexed
from arbitro.answers.form import FormField, situation_form
from arbitro.answers.regulations import SaidParagraph, found_paragraphs, paragraphs_of
from arbitro.answers.ruling import CitedClause, RulingReply, reply
from arbitro.answers.search import Phrase, PhraseIndex, PhraseMatch
from arbitro.answers.terms import SaidTerm, said_terms, with_terms
from arbitro.book.clause import Clause
from arbitro.book.contents import LAWS, ClauseKind, contents, part_of
from arbitro.book.edition import ALL, Edition
from arbitro.book.problem import refuse
from arbitro.book.texts import CITATION, marked, text
from arbitro.laws.case.index import AskedQuestion, Indexed
from arbitro.laws.case.procedure import Procedure, procedures_of, questions
from arbitro.laws.examples import examples
from arbitro.laws.study.chart import topic_of
from arbitro.laws.study.coverage import ClauseStanding, Covered, coverage
from arbitro.laws.study.diff import ChangedOutcome, Difference, Moved, Outcome, Sides, differences
from arbitro.laws.study.explore import Asking, askings, trees
from arbitro.words import DEFAULT, message
from arbitro.words.ruling import Section, readings_of, say_effect, say_event, say_party, say_weigh
from arbitro.words.titles import clause_title, say_law

HITS = 40  # sentences told
EXAMPLES = 12  # different outcomes told of an event
STORY = ("happened", "asked", "effects", "clauses", "reviews")  # parts of an example
TERM = re.compile(r"\{~([^|}]+)\|")

HitKind = Literal["title", "clause", "text", "event", "question"]
WEIGHTS: dict[HitKind, float] = {"title": 1.5, "clause": 1.0, "text": 1.0, "event": 1.1, "question": 0.9}


class LawLine(Struct, frozen=True):
    """A law of an edition, and how many of its clauses stand how; the clauses include the law itself."""

    number: str
    title: str
    part: str
    clauses: int
    carried_out: int  # cited by a procedure, or carried out by a function
    not_executable: int
    missing: int
    events: tuple[str, ...]


class LawHit(Struct, frozen=True):
    """A sentence that was found, the best first."""

    law: str
    title: str
    kind: HitKind
    clause: str
    what: str  # the event, where the sentence is of one
    text: str
    score: float


class LawsReply(Struct, frozen=True):
    """Every law of an edition and the terms that it defines; with a question, only the laws that fit it, in the order
    of `found`, and the paragraphs of regulations that do."""

    edition: int
    laws: tuple[LawLine, ...]
    found: tuple[LawHit, ...]
    terms: tuple[SaidTerm, ...]
    regulations: tuple[SaidParagraph, ...] = ()


class SaidEvent(Struct, frozen=True):
    what: str
    text: str


class LawClause(Struct, frozen=True):
    """A clause: its kind, its title, what it says in own words, how we read it where that is open, which clauses cite
    it, what carries it out, what it asks."""

    clause: str
    depth: int
    kind: ClauseKind
    kind_text: str
    title: str
    text: str  # its citations in braces, its terms as {~id|words}
    readings: tuple[str, ...]
    cited_by: tuple[str, ...]
    standing: ClauseStanding
    standing_text: str
    events: tuple[SaidEvent, ...]
    functions: tuple[str, ...]
    reason: str
    asks: tuple[str, ...]


class LawQuestion(AskedQuestion, frozen=True):
    """A question of a law in words: whom it is put to, what it weighs, and the answers that the law tells apart."""

    text: str
    to: tuple[str, ...]
    weigh: tuple[str, ...]
    answers: tuple[str, ...]


class LawEvent(Struct, frozen=True):
    """What a law rules on: what has to be told, what is asked, and its chart."""

    what: str
    text: str
    fields: tuple[FormField, ...]
    questions: tuple[LawQuestion, ...]
    chart: ChartReply


class SaidChange(Struct, frozen=True):
    """The same facts with different outcomes, each as lines; an edition that asks more has several."""

    situation: str
    answers: tuple[str, ...]
    first: tuple[tuple[str, ...], ...]
    second: tuple[tuple[str, ...], ...]


class LawChange(Struct, frozen=True):
    """How an event is ruled on in two editions; `changed` are the first of `count` different outcomes."""

    what: str
    text: str
    editions: tuple[int, int]
    laws: tuple[str | None, str | None]
    clauses: Sides
    moved: tuple[Moved, ...]
    questions: Sides
    effects: Sides
    count: int
    changed: tuple[SaidChange, ...]


class LawPage(Struct, frozen=True):
    """A law of an edition: what it says, the terms that stand in it, the regulations that supplement it, what is ruled
    on under it, and how many examples of that there are."""

    edition: int
    number: str
    title: str
    clauses: tuple[LawClause, ...]
    terms: tuple[SaidTerm, ...]
    regulations: tuple[SaidParagraph, ...]
    events: tuple[SaidEvent, ...]
    examples: int


class LawWorkings(Struct, frozen=True):
    """What a law asks and does in an edition, and what is otherwise in each of the others."""

    edition: int
    number: str
    events: tuple[LawEvent, ...]
    changes: tuple[LawChange, ...]


class LawExample(Struct, frozen=True):
    """A case told, with its ruling: what happened, what was asked, what follows, and the clauses that say so."""

    id: str
    what: str
    title: str
    sections: tuple[Section, ...]
    cited: tuple[CitedClause, ...]


# -- the shelf and the search ------------------------------------------------------------------------------------


def laws_reply(edition: Edition, sought: str = "", language: str = DEFAULT) -> LawsReply:
    """All the laws, or those that speak of what is sought: words, a clause or the number of a law."""
    lines = law_lines(edition, language)
    if not sought.strip():
        return LawsReply(int(edition), tuple(lines.values()), (), said_terms(edition, language))
    hits = tuple(_hits(sought, edition, language))
    laws = tuple(lines[number] for number in dict.fromkeys(hit.law for hit in hits))
    paragraphs = () if _named(sought, edition) else found_paragraphs(sought, language)
    return LawsReply(int(edition), laws, hits, (), paragraphs)


@cache
def law_lines(edition: Edition, language: str = DEFAULT) -> dict[str, LawLine]:
    lines: dict[str, LawLine] = {}
    for number in map(str, LAWS):
        counts = Counter(clause.standing for clause in coverage(number, edition).clauses)
        lines[number] = LawLine(
            number,
            say_law(number, edition, language),
            part_of(int(number)),
            counts.total(),
            counts[ClauseStanding.CITED] + counts[ClauseStanding.CARRIED],
            counts[ClauseStanding.NOT_EXECUTABLE],
            counts[ClauseStanding.MISSING],
            tuple(procedure.what for procedure in procedures_of(number, edition)),
        )
    return lines


class _Sentence(Struct, frozen=True):
    law: str
    kind: HitKind
    clause: str
    what: str
    text: str


@cache
def _sentences(edition: Edition, language: str) -> tuple[tuple[_Sentence, ...], PhraseIndex]:
    said = tuple(dict.fromkeys(_all_sentences(edition, language)))
    phrases = (Phrase(str(at), sentence.text, WEIGHTS[sentence.kind]) for at, sentence in enumerate(said))
    return said, PhraseIndex(phrases, language)


def _all_sentences(edition: Edition, language: str) -> Iterator[_Sentence]:
    book = contents(edition)
    for number in map(str, LAWS):
        for entry in book.law(int(number)):
            clause = str(entry.clause)
            title, said = clause_title(entry.clause, edition, language), text(clause, edition, language)
            yield _Sentence(number, "clause" if entry.clause.depth else "title", clause, "", title)
            if said.rstrip(".:") != title:
                yield _Sentence(number, "text", clause, "", said)
    for event in indexed(edition):
        yield _Sentence(event.law, "event", event.law, event.what, say_event(event.what, language))
        for clauses, question in _put(event, language):
            yield _Sentence(str(Clause(clauses[0]).law), "question", clauses[0], event.what, question)


def _hits(sought: str, edition: Edition, language: str) -> Iterator[LawHit]:
    if (clause := _named(sought, edition)) is not None:
        law = str(clause.law)
        said = text(clause, edition, language)
        yield LawHit(law, say_law(law, edition, language), "text", str(clause), "", said, 1.0)
        return
    said_all, index = _sentences(edition, language)
    matches = index.search(sought, unfinished=True)[:HITS]
    best = matches[0].score if matches else 1.0
    for match in matches:
        yield _hit(said_all[int(match.phrase.of)], match, best, edition, language)


def _hit(sentence: _Sentence, match: PhraseMatch, best: float, edition: Edition, language: str) -> LawHit:
    title = say_law(sentence.law, edition, language)
    return LawHit(
        sentence.law, title, sentence.kind, sentence.clause, sentence.what, sentence.text, round(match.score / best, 2)
    )


def _named(sought: str, edition: Edition) -> Clause | None:
    """A clause, or the number of a law, that somebody typed: `27`, `27b1`, `law 64 C`."""
    book = contents(edition)
    compact = "".join(sought.split()).lower()
    return next((clause for clause in book if str(clause).lower() in (compact, compact.removeprefix("law"))), None)


# -- one law -----------------------------------------------------------------------------------------------------


@cache
def law_page(number: str, edition: Edition, language: str = DEFAULT) -> LawPage:
    """A law with what it says."""
    clauses = tuple(_clause(covered, edition, language) for covered in coverage(_law(number), edition).clauses)
    used = {id for clause in clauses for id in TERM.findall(clause.text)}
    return LawPage(
        int(edition),
        number,
        say_law(number, edition, language),
        clauses,
        tuple(term for term in said_terms(edition, language) if term.id in used),
        paragraphs_of(number, language),
        tuple(_event(entry.what, language) for entry in procedures_of(number, edition)),
        sum(edition in example.edition for example in examples(int(number))),
    )


@cache
def law_workings(number: str, edition: Edition, language: str = DEFAULT) -> LawWorkings:
    """The questions and charts of a law, and what changed."""
    return LawWorkings(
        int(edition),
        number,
        tuple(
            LawEvent(
                entry.what,
                say_event(entry.what, language),
                situation_form(entry.situation, language),
                tuple(_questions(entry, language)),
                chart_reply(entry, language),
            )
            for entry in procedures_of(_law(number), edition)
        ),
        tuple(
            _change(difference, language)
            for other in ALL
            if other is not edition
            for difference in differences(min(edition, other), max(edition, other), number)
        ),
    )


@cache
def law_examples(number: str, edition: Edition, language: str = DEFAULT) -> tuple[LawExample, ...]:
    """The worked examples of a law, ruled on now."""
    chosen = [example for example in examples(int(_law(number))) if edition in example.edition]
    told = ((example, reply(example.request(edition, language))) for example in chosen)
    return tuple(
        LawExample(
            example.id,
            example.what,
            _example_title(ruled, number),
            tuple(section for section in ruled.sections if section.id in STORY),
            ruled.cited,
        )
        for example, ruled in told
        if isinstance(ruled, RulingReply)
    )


def _example_title(ruled: RulingReply, law: str) -> str:
    """The clause of the law that it is an example of."""
    first = next((cited for cited in ruled.cited if str(Clause(cited.clause).law) == law), ruled.cited[0])
    return f"{first.clause}: {first.title}"


def _law(number: str) -> str:
    if number not in map(str, LAWS):
        raise refuse("no-such-law", found=number, expected=f"{LAWS[0]} … {LAWS[-1]}")
    return number


@cache
def _cited_by(edition: Edition, language: str) -> dict[str, tuple[str, ...]]:
    """The clauses whose texts cite each clause."""
    citing: dict[str, dict[str, None]] = {}
    for clause in contents(edition):
        for cited in CITATION.findall(marked(clause, edition, language)):
            citing.setdefault(cited, {})[clause.text] = None
    return {cited: tuple(clauses) for cited, clauses in citing.items()}


@cache
def _asked_under(law: str, edition: Edition, language: str) -> dict[str, tuple[str, ...]]:
    """What is asked under each clause of a law, in words; other laws may ask it."""
    asked: dict[str, dict[str, None]] = {}
    for event in indexed(edition):
        for clauses, question in _put(event, language, law):
            for clause in clauses:
                asked.setdefault(clause, {})[question] = None
    return {clause: tuple(texts) for clause, texts in asked.items()}


def _put(event: Indexed, language: str, law: str = "") -> Iterator[tuple[tuple[str, ...], str]]:
    """The questions of an event in words, each with its clauses, or those of a law alone; no law is explored for it."""
    words = chart_words(language)
    for asked in event.asks:
        if not law or any(str(Clause(clause).law) == law for clause in asked.clauses):
            yield asked.clauses, words.question(asked.id, event.topics.get(asked.id, ""))


def _clause(covered: Covered, edition: Edition, language: str) -> LawClause:
    clause = Clause(covered.clause)
    by_function = covered.standing is ClauseStanding.CARRIED
    return LawClause(
        covered.clause,
        clause.depth,
        covered.kind,
        message(f"kind-{covered.kind.value}", language),
        clause_title(clause, edition, language),
        with_terms(marked(clause, edition, language), edition, language),
        readings_of(covered.clause, edition, language),
        _cited_by(edition, language).get(covered.clause, ()),
        covered.standing,
        message(f"laws-{covered.standing.value}", language),
        () if by_function else tuple(_event(name, language) for name in covered.carried_by if ":" not in name),
        tuple(name for name in covered.carried_by if by_function or ":" in name),
        covered.reason,
        _asked_under(str(clause.law), edition, language).get(covered.clause, ()),
    )


def _event(what: str, language: str) -> SaidEvent:
    return SaidEvent(what, say_event(what, language))


def _questions(procedure: Procedure, language: str) -> Iterator[LawQuestion]:
    words = chart_words(language)
    for id, asked in asked_by(procedure).items():
        weigh = next((question.weigh for question in questions(id) if question.weigh), ())
        put_to = tuple(dict.fromkeys(asking.put_to for asking in asked))
        answers = dict.fromkeys(branch.answer for asking in asked for branch in asking.branches)
        yield LawQuestion(
            id,
            asked[0].kind,
            put_to,
            tuple(dict.fromkeys(asking.clause for asking in asked)),
            words.question(id, topic_of(asked[0].identity)),
            tuple(say_party(party, language) for party in put_to),
            say_weigh(weigh, language, procedure.edition),
            tuple(words.answer(id, answer) for answer in answers),
        )


def asked_by(procedure: Procedure) -> dict[str, list[Asking]]:
    """The questions that a procedure may ask, in the order of its situations."""
    asked: dict[str, list[Asking]] = {}
    for tree in trees(procedure.what, procedure.edition):
        for asking in askings(tree.root):
            asked.setdefault(asking.question, []).append(asking)
    return asked


# -- changes -----------------------------------------------------------------------------------------------------


def _change(difference: Difference, language: str) -> LawChange:
    words = chart_words(language)

    def said(sides: Sides, say: Literal["question", "effect"]) -> Sides:
        put = (lambda id: words.question(id, "")) if say == "question" else words.effect
        return Sides(tuple(map(put, sides.first)), tuple(map(put, sides.second)))

    return LawChange(
        difference.what,
        say_event(difference.what, language),
        difference.editions,
        difference.laws,
        difference.clauses,
        difference.moved,
        said(difference.questions, "question"),
        said(difference.effects, "effect"),
        len(difference.changed),
        tuple(_changed(changed, language) for changed in difference.changed[:EXAMPLES]),
    )


def _changed(changed: ChangedOutcome, language: str) -> SaidChange:
    words = chart_words(language)
    answers = []
    for identity, answer in changed.answers:
        id = identity.partition("@")[0]
        answers.append(f"{words.question(id, topic_of(identity))} {words.answer(id, answer)}")
    return SaidChange(
        changed.situation,
        tuple(answers),
        tuple(_outcome(outcome, language) for outcome in changed.first),
        tuple(_outcome(outcome, language) for outcome in changed.second),
    )


def _outcome(outcome: Outcome, language: str) -> tuple[str, ...]:
    said = [", ".join(outcome.clauses)] if outcome.clauses else []
    said += (say_effect(effect, language) for effect in outcome.effects)
    if outcome.refers_to:
        said.append(f"→ {say_event(outcome.refers_to, language)}")
    return tuple(said)
