"""`arbitro rule` at the terminal: what happened, then only the questions that matter, then the ruling."""

from typing import Any

import msgspec

from arbitro.answers.bidding import comparable_advice
from arbitro.answers.entries import in_order
from arbitro.book.edition import Edition
from arbitro.book.problem import ProblemsFound, refuse
from arbitro.cli.rulings.dialogue import Back, Dialogue, Quit
from arbitro.cli.voice import Voice
from arbitro.laws.case.procedure import Procedure, procedures_of
from arbitro.laws.case.question import Source
from arbitro.laws.case.request import (
    Prepared,
    QuestionedCall,
    behind_screens,
    law_number,
    read_situation,
    ruled,
)
from arbitro.laws.case.rule import Ruled
from arbitro.laws.case.ruling import Choice, Fact, QuestionPut, Ruling
from arbitro.laws.shared.agreed import WEIGHED, evidence
from arbitro.regulations.pack import Pack
from arbitro.systems import Agreements
from arbitro.words.letters import typed_auction, typed_hand, typed_meaning
from arbitro.words.ruling import (
    explain,
    may_be_reviewed,
    say_answer,
    say_appeal,
    say_consequence,
    say_event,
    say_fact,
    say_party,
    say_put,
    sections,
)


def converse(
    law: str | None,
    edition: Edition,
    regulations: Pack,
    say: Voice,
    *,
    prelude: bool,
    screens: bool | None,
    agreed: Agreements | None = None,
) -> None:
    talk = Dialogue(say)
    possible = in_order(edition)
    if law is not None:
        possible = list(procedures_of(law_number(law, edition), edition))
        if not possible:
            raise refuse("law-without-procedure", found=f"{law} ({edition})")
    talk.print(say("rule-hint"))
    try:
        while True:
            try:
                happened = _happened(talk, possible)
                situation = _situation(talk, happened, screens)
                asked = Prepared(happened, situation, regulations, {}, say.language, prelude, screens)
                if agreed is not None:
                    asked = msgspec.structs.replace(asked, evidence=_evidence(talk, situation, agreed))
                return _questions(talk, asked, agreed)
            except Back:
                continue
    except Quit:
        talk.print(say("rule-stopped"))


def _happened(talk: Dialogue, possible: list[Procedure]) -> Procedure:
    """What happened; nothing to choose where there is one possibility."""
    if len(possible) == 1:
        talk.print(say_event(possible[0].what, talk.say.language), style="bold")
        return possible[0]
    talk.print(talk.say("rule-what-happened"), style="bold")
    while True:
        try:
            return talk.choose("", [(say_event(p.what, talk.say.language), p) for p in possible])
        except Back:
            continue


def _situation(talk: Dialogue, happened: Procedure, screens: bool | None) -> Any:
    form = happened.situation
    known = behind_screens({}, form, screens)
    while True:
        try:
            return read_situation(form, known | talk.situation(form, known))
        except ProblemsFound as trouble:
            for problem in trouble.problems:
                talk.print(talk.say.problem(problem))


def _evidence(talk: Dialogue, situation: Any, agreed: Agreements) -> tuple[Fact, ...]:
    """What was said and held, where a system on file is laid beside it."""
    if not isinstance(situation, WEIGHED):
        return ()
    while True:
        told = talk.situation(QuestionedCall, ("vulnerability",), {"auction": "rule-explained-auction"})
        for name, typed in (("auction", typed_auction), ("explained", typed_meaning), ("held", typed_hand)):
            told[name] = typed(told.get(name, ""), talk.say.language)
        try:
            return evidence(agreed, situation, msgspec.convert(told, QuestionedCall))
        except ProblemsFound as trouble:
            for problem in trouble.problems:
                talk.print(talk.say.problem(problem))


def _questions(talk: Dialogue, asked: Prepared, agreed: Agreements | None) -> None:
    """Only the questions that matter, each with what its answers lead to, then the ruling."""
    answers: dict[str, Any] = {}
    order: list[str] = []
    while True:
        try:
            outcome = ruled(msgspec.structs.replace(asked, answers=answers))
        except ProblemsFound as trouble:  # the last answer is not possible here
            for problem in trouble.problems:
                talk.print(talk.say.problem(problem))
            del answers[order.pop()]
            continue
        if isinstance(outcome, Ruled):
            _print_ruling(talk, asked.procedure, asked.situation, outcome)
            if (doubted := _not_so(talk, outcome.ruling)) is None:
                return
            answers[doubted] = None  # asked
            continue
        _print_question(talk, outcome, asked.procedure.edition)
        if agreed is not None:
            for fact in asked.evidence if not order else ():
                talk.print(f"  {say_fact(fact, talk.say.language)}")
            for line in comparable_advice(agreed, asked.situation, outcome, talk.say.language):
                talk.print(f"  {line}")
        try:
            answers[outcome.identity] = talk.answer(outcome)
            order.append(outcome.identity)
        except Back:
            if not order:
                raise
            del answers[order.pop()]


def _not_so(talk: Dialogue, ruling: Ruling) -> str | None:
    """Which of the things that were taken for granted is to be asked after all."""
    assumed = [fact for fact in ruling.facts if fact.source is Source.ASSUMED]
    if not assumed:
        return None
    talk.print()
    options: list[tuple[str, str | None]] = [(say_fact(fact, talk.say.language), fact.identity) for fact in assumed]
    try:
        return talk.choose(talk.say("rule-assumed"), options, otherwise=None)
    except (Back, Quit):
        return None


def _print_question(talk: Dialogue, put: QuestionPut, edition: Edition) -> None:
    language = talk.say.language
    talk.print()
    talk.print(say_put(put, edition, language), style="bold")
    talk.print(talk.say("ruling-put-to", seat=say_party(put.put_to, language)) + f" ({put.clause})")
    for alike in _alike(put.options):
        words = ", ".join(say_answer(put.id, choice.answer, language) for choice in alike)
        consequence = say_consequence(alike[0].then, language)
        talk.print("  " + talk.say("ruling-then", answer=words, consequence=consequence))


def _alike(options: tuple[Choice, ...]) -> list[list[Choice]]:
    """Answers that lead to the same, up to the answer itself, together."""
    groups: dict[str, list[Choice]] = {}
    for choice in options:
        then = msgspec.json.encode(choice.then).decode()
        mark = msgspec.json.encode(choice.answer).decode() if isinstance(choice.answer, str) else "\0"
        topic = f"@{choice.answer}" if isinstance(choice.answer, str) else "\0"
        groups.setdefault(then.replace(mark, "*").replace(topic, "@*"), []).append(choice)
    return list(groups.values())


def _print_ruling(talk: Dialogue, happened: Procedure, situation: Any, outcome: Ruled) -> None:
    say = talk.say
    talk.print()
    for section in sections(happened, situation, outcome.ruling, say.language):
        talk.print(section.heading, style="bold")
        for line in section.lines:
            talk.print(f"  {line}")
    talk.print(say("rule-players"), style="bold")
    for spoken in explain(happened, situation, outcome.ruling, say.language).script:
        talk.print(f"  {spoken.who}: {' '.join(spoken.lines)}")
    if may_be_reviewed(outcome.ruling):
        talk.print(say_appeal(outcome.ruling, say.language))
