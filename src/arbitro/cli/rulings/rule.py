"""`arbitro rule`: from what happened to the ruling, at the terminal or for programs."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from click.exceptions import Exit
from msgspec import Struct
from msgspec.structs import replace

from arbitro.book.problem import ProblemsFound, refuse
from arbitro.cli import rulebook
from arbitro.cli.files import opened
from arbitro.cli.terminal import PROBLEMS, err, out, print_json
from arbitro.cli.voice import Voice

if TYPE_CHECKING:
    from arbitro.laws.case.account import Account
    from arbitro.laws.case.request import Request

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
    prelude: bool,
    screens: bool | None,
    what: bool,
    json: bool,
) -> None:
    if what:
        _list(edition, say, json=json)
    elif facts is not None or account is not None:
        options = {"edition": edition, "regulations": pack, "screens": screens, "set": rulebook.values(values) or None}
        options |= {"law": law, "prelude": prelude or None} if facts is not None else {}
        beside = {name: value for name, value in options.items() if value is not None}
        _reply(facts or account or "-", beside, _ruled if facts is not None else _of_account, say, json=json)
    elif json:
        raise refuse("option-needs", found="--json", expected="--facts, --account, --what")
    else:
        from arbitro.cli.rulings.conversation import converse
        from arbitro.regulations.loader import adapted

        regulation = adapted(rulebook.regulations(pack or rulebook.DEFAULT), rulebook.values(values))
        converse(law, rulebook.edition(edition, regulation), regulation, say, prelude=prelude, screens=screens)


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


def _ruled(text: bytes, say: Voice) -> tuple[Struct, str]:
    """The reply to a request, and what is printed of it."""
    from arbitro.answers.ruling import QuestionReply, RulingReply, reply
    from arbitro.laws.case.request import read_request

    answer = reply(_in_language(read_request(text), say), rulebook.named)
    match answer:
        case QuestionReply():
            return answer, answer.said.text
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
