"""Facts in, a reply out: the next question, the ruling, or what is wrong with the facts. For every door."""

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from arbitro.answers.form import FormField, answer_form
from arbitro.answers.problems import ProblemsReply, Reply, refusal
from arbitro.book.clause import Clause
from arbitro.book.edition import Edition
from arbitro.book.problem import Place, Problem, ProblemsFound
from arbitro.book.texts import marked
from arbitro.laws.case.effect import LeadForbidden, LeadRequired
from arbitro.laws.case.procedure import Procedure
from arbitro.laws.case.question import Source
from arbitro.laws.case.request import Request, prepare, ruled
from arbitro.laws.case.rule import Ruled
from arbitro.laws.case.ruling import Choice, Fact, Plain, QuestionPut, Ruling
from arbitro.laws.case.summary import RulingSummary, summary
from arbitro.laws.law_26_lead_restrictions import demand
from arbitro.regulations.coverage import OF, place
from arbitro.regulations.loader import Find, load
from arbitro.words import DEFAULT, LANGUAGES, message
from arbitro.words.packs import marked_paragraph, say_title
from arbitro.words.ruling import (
    Explanation,
    Section,
    explain,
    may_be_reviewed,
    say_answer,
    say_article,
    say_asked,
    say_clause,
    say_consequence,
    say_event,
    say_fact,
    say_known,
    say_party,
    say_put,
    say_question,
    say_topic,
    say_value,
    say_weigh,
    sections,
)
from arbitro.words.titles import clause_title, say_law

if TYPE_CHECKING:
    from arbitro.systems.understanding import Agreements


class Happened(Struct, frozen=True):
    """The event that a reply is about, in words."""

    what: str
    law: str
    title: str
    edition: int
    text: str


class SaidChoice(Struct, frozen=True):
    """An answer and what it leads to (10C1), in words."""

    answer: Plain
    text: str
    consequence: str


class SaidQuestion(Struct, frozen=True):
    """A question as it is read: to whom, under which clause, what to weigh, what a player hears before he chooses, the
    choices, and the form of its answer."""

    text: str  # with what to weigh
    ask: str
    to: str
    cited: str
    weigh: tuple[str, ...]
    tell: tuple[str, ...]
    choices: tuple[SaidChoice, ...]
    form: FormField


class SaidFact(Struct, frozen=True):
    """A fact in words. One that was answered can be answered again, under its key; any other follows by itself."""

    key: str
    question: str
    answer: str
    text: str
    answered: bool


class CitedClause(Struct, frozen=True):
    """A clause, or an article of regulations, that applied or was considered: what it is about, and what it says."""

    clause: str
    title: str
    text: str  # its citations in braces


class QuestionReply(Reply, frozen=True, tag="question"):
    """What has to be asked next, and what is known so far; `advice`: what the system on file says of it."""

    question: QuestionPut
    said: SaidQuestion
    happened: Happened
    known: tuple[SaidFact, ...]
    advice: tuple[str, ...] = ()


class RulingReply(Reply, frozen=True, tag="ruling"):
    """The ruling; `unused` are answers that nobody asked for."""

    ruling: Ruling
    unused: tuple[str, ...]
    summary: RulingSummary
    text: Explanation
    happened: Happened
    known: tuple[SaidFact, ...]
    sections: tuple[Section, ...]  # of the text for the director, line by line in the order of their values
    cited: tuple[CitedClause, ...]  # those that applied in order, then those that were considered
    may_be_reviewed: bool


def reply(
    request: Request, find: Find = load, agreements: "Agreements | None" = None
) -> QuestionReply | RulingReply | ProblemsReply:
    """The answer to a request, in its language; `find` finds the regulations that it names. `agreements`: the systems
    on file."""
    language = request.language if request.language in LANGUAGES else DEFAULT
    problems: list[Problem] = []
    if request.language != language:
        problems.append(
            Problem("unknown-language", Place(tag="language"), request.language, expected=" ".join(LANGUAGES))
        )
    try:
        prepared = prepare(request, find, agreements)
        if not problems:
            return outcome_reply(prepared.procedure, prepared.situation, ruled(prepared), language, agreements)
    except ProblemsFound as trouble:
        problems += trouble.problems
    return refusal(problems, language)


def outcome_reply(
    procedure: Procedure,
    situation: Any,
    outcome: Ruled | QuestionPut,
    language: str,
    agreements: "Agreements | None" = None,
) -> QuestionReply | RulingReply:
    """What a procedure has come to, in words; with advice where the systems on file have some."""
    if isinstance(outcome, QuestionPut):
        return QuestionReply(
            outcome,
            said_question(outcome, procedure.edition, language),
            happened(procedure, language),
            tuple(known_fact(fact, language) for fact in outcome.facts),
            _advice(agreements, situation, outcome, language),
        )
    ruling = outcome.ruling
    return RulingReply(
        ruling,
        outcome.unused,
        summary(ruling),
        explain(procedure, situation, ruling, language),
        happened(procedure, language),
        tuple(known_fact(fact, language) for fact in ruling.facts),
        sections(procedure, situation, ruling, language),
        cited_clauses(ruling, language),
        may_be_reviewed(ruling),
    )


def _advice(agreements: "Agreements | None", situation: Any, put: QuestionPut, language: str) -> tuple[str, ...]:
    if agreements is None:
        return ()
    from arbitro.answers.bidding import comparable_advice  # loaded where there is something on file

    return comparable_advice(agreements, situation, put, language)


def cited_clauses(ruling: Ruling, language: str = DEFAULT) -> tuple[CitedClause, ...]:
    """What a director shows who is asked where it says so; of regulations, those that are in the book."""
    edition = Edition(ruling.edition)
    considered = (considered.clause for considered in ruling.considered if not considered.pack)
    clauses = (
        CitedClause(clause, clause_title(Clause(clause), edition, language), marked(clause, edition, language))
        for clause in dict.fromkeys((*ruling.clauses, *considered))
    )
    applied = [(fact.about, fact.pack) for fact in ruling.facts if fact.source is Source.REGULATION]
    cited = [source for source, pack in (*applied, *((c.clause, c.pack) for c in ruling.considered)) if pack == OF]
    articles = ((source, article) for source in dict.fromkeys(cited) if (article := place(source)) is not None)
    return (
        *clauses,
        *(
            CitedClause(
                source,
                f"{say_article(source, OF, language)}: {say_title(article, language)}",
                marked_paragraph(article, language),
            )
            for source, article in articles
        ),
    )


def happened(procedure: Procedure, language: str = DEFAULT) -> Happened:
    title = say_law(procedure.law, procedure.edition, language)
    return Happened(procedure.what, procedure.law, title, int(procedure.edition), say_event(procedure.what, language))


def said_question(put: QuestionPut, edition: Edition, language: str) -> SaidQuestion:
    return SaidQuestion(
        say_put(put, edition, language),
        say_question(put.id, put.about, put.put_to, language),
        say_party(put.put_to, language),
        say_clause(edition, put.clause, language),
        say_weigh(put.weigh, language, edition),
        tuple(message(f"tell-{id}", language, about=say_topic(put.about, language)) for id in put.tell),
        tuple(_choice(choice, put, language) for choice in put.options),
        answer_form(put, language),
    )


def _choice(choice: Choice, put: QuestionPut, language: str) -> SaidChoice:
    demanded = [effect for effect in choice.then.effects if isinstance(effect, LeadRequired | LeadForbidden)]
    if put.id == demand.id and len(demanded) == 1:  # which suit, where there is only one
        suit = say_value(demanded[0].suit, language)
        text = message(f"demanded-{choice.answer}", language, suit=suit)
    else:
        text = say_answer(put.id, choice.answer, language)
    return SaidChoice(choice.answer, text, say_consequence(choice.then, language))


def known_fact(fact: Fact, language: str = DEFAULT) -> SaidFact:
    """A fact with the key of its question; what a regulation or the situation decides has no answer to change."""
    text = say_fact(fact, language)
    if fact.source is Source.REGULATION:
        return SaidFact(fact.id, "", "", text, answered=False)
    question, answer = say_asked(fact, language), say_known(fact, language)
    return SaidFact(fact.identity, question, answer, text, fact.source not in (Source.COMPUTED, Source.FILE))
