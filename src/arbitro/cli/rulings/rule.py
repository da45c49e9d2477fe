"""`arbitro rule`: from what happened to the ruling, at the terminal or for programs."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from click.exceptions import Exit
from msgspec import Struct
from msgspec.structs import replace

from arbitro.book.problem import Problem, ProblemsFound, refuse
from arbitro.cli import rulebook
from arbitro.cli.files import STANDARD, opened
from arbitro.cli.terminal import PROBLEMS, err, out, print_json, tell
from arbitro.cli.voice import Voice

if TYPE_CHECKING:
    from arbitro.laws.case.account import Account
    from arbitro.laws.case.request import Request
    from arbitro.systems import Agreements

R = TypeVar("R", "Request", "Account")
Answering = Callable[[bytes, Voice], tuple[Struct, str]]


def rule(
    say: Voice,
    law: str | None,
    edition: str | None,
    pack: str | None,
    values: tuple[str, ...],
    facts: str | None,
    account: str | None,
    story: str | None,
    prelude: bool,
    screens: bool | None,
    system: str | None,
    what: bool,
    json: bool,
) -> None:
    if what:
        _list(edition, say, json=json)
    elif story == STANDARD:
        _stories(edition, say)
    elif story is not None:
        _story(story, edition, say, json=json)
    elif facts is not None or account is not None:
        options = {"edition": edition, "regulations": pack, "screens": screens, "set": rulebook.values(values) or None}
        options |= {"law": law, "prelude": prelude or None} if facts is not None else {}
        beside = {name: value for name, value in options.items() if value is not None}
        answering = partial(_ruled, agreed=_agreed(system)) if facts is not None else _of_account
        _reply(facts or account or "-", beside, answering, say, json=json)
    elif json:
        raise refuse("option-needs", found="--json", expected="--facts, --account, --story, --what")
    else:
        from arbitro.cli.rulings.conversation import converse
        from arbitro.regulations.loader import adapted

        regulation = adapted(rulebook.regulations(pack or rulebook.DEFAULT), rulebook.values(values))
        agreed = _agreed(system)
        converse(
            law, rulebook.edition(edition, regulation), regulation, say, prelude=prelude, screens=screens, agreed=agreed
        )


def _agreed(system: str | None) -> "Agreements | None":
    """What the pair has on file; the other side is taken to play the same."""
    if system is None:
        return None
    from arbitro.systems import Agreements

    return Agreements.both(rulebook.bidding_system(system))


def _list(edition: str | None, say: Voice, *, json: bool) -> None:
    from arbitro.answers.entries import editions, entries, in_order
    from arbitro.words.ruling import say_event

    if json:
        print_json(entries(edition, say.language))
        return
    for procedure in in_order(*editions(edition)):
        out().print(
            f"{procedure.edition}  {procedure.law:>2}  {procedure.what:36} {say_event(procedure.what, say.language)}"
        )


def _stories(edition: str | None, say: Voice) -> None:
    """One answer a line; what is wrong with a line is told by its number, and the others are answered."""
    from arbitro.answers.story import candidates, read_story

    problems: list[Problem] = []
    with opened(STANDARD) as given:
        for number, line in enumerate(given, 1):
            if not line.strip():
                continue
            try:
                told = read_story(line, number=number)
                print_json(candidates(replace(told, edition=edition) if edition else told, say.language))
            except ProblemsFound as trouble:
                problems += (
                    replace(problem, where=replace(problem.where, line=number)) for problem in trouble.problems
                )
    if problems:
        raise Exit(tell(problems, say))


def _story(text: str, edition: str | None, say: Voice, *, json: bool) -> None:
    """What a story may be about, with the facts that it tells."""
    from arbitro.answers.hearing import LONGEST, hear
    from arbitro.answers.story import ToldStory, candidates
    from arbitro.book.edition import E2017, Edition

    if len(text) > LONGEST:
        raise refuse("text-too-long", found=text[:20], expected=LONGEST)
    at = Edition.parse(edition) if edition else E2017
    if json:
        print_json(candidates(ToldStory(text, edition=int(at)), say.language))
        return
    heard = hear(text, at, say.language)
    if not heard.events:
        out().print(say("rule-not-heard"))
    for one in heard.events:
        out().print(f"{one.law:>2}  {one.what:36} {one.text}", style="bold" if one is heard.events[0] else None)
        if one.facts:
            out().print("    " + ", ".join(f"{name} {_shown(value)}" for name, value in one.facts.items()))
    if heard.several:
        out().print(say("rule-several", what="; ".join(one.text for one in heard.several)))
    if heard.unread:
        out().print(say("rule-unread", words=", ".join(heard.unread)))


def _shown(value: object) -> str:
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)


def _ruled(text: bytes, say: Voice, agreed: "Agreements | None" = None) -> tuple[Struct, str]:
    """The reply to a request, and what is printed of it."""
    from arbitro.answers.ruling import QuestionReply, RulingReply, reply
    from arbitro.laws.case.request import read_request

    answer = reply(_in_language(read_request(text), say), rulebook.named, agreed)
    match answer:
        case QuestionReply():
            known = [fact.text for fact in answer.known] if agreed is not None else []
            return answer, "\n".join((answer.said.text, *known, *answer.advice))
        case RulingReply():
            return answer, answer.text.director
    return answer, ""


def _of_account(text: bytes, say: Voice) -> tuple[Struct, str]:
    """The reply to an account of a board, and what is printed of it."""
    from arbitro.answers.account import AccountReply, account_reply
    from arbitro.laws.case.account import read_account

    answer = account_reply(_in_language(read_account(text), say), rulebook.named)
    return answer, answer.text if isinstance(answer, AccountReply) else ""


def _in_language(request: R, say: Voice) -> R:
    return replace(request, language=say.language) if request.language == "en" else request


def _reply(
    file: str,
    beside: dict[str, Any],
    answering: Answering,
    say: Voice,
    *,
    json: bool,
) -> None:
    from arbitro.answers.problems import ProblemsReply, refusal
    from arbitro.cli.files import completed

    printed = ""
    answer: Struct
    try:
        with opened(file) as given:
            answer, printed = answering(completed(given.read(), beside), say)
    except ProblemsFound as trouble:
        answer = refusal(trouble.problems, say.language)
    if json:
        print_json(answer)
    elif isinstance(answer, ProblemsReply):
        for problem in answer.problems:
            err().print(problem.text)
    else:
        out().print(printed)
    if isinstance(answer, ProblemsReply):
        raise Exit(PROBLEMS)
