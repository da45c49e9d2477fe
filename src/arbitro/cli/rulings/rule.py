"""`arbitro rule`: from what happened to the ruling, at the terminal or for programs."""

import msgspec
from click.exceptions import Exit

from arbitro.book.problem import ProblemsFound, refuse
from arbitro.cli import rulebook
from arbitro.cli.files import opened
from arbitro.cli.terminal import PROBLEMS, err, out, print_json
from arbitro.cli.voice import Voice


def rule(
    say: Voice,
    law: str | None,
    edition: str | None,
    pack: str,
    facts: str | None,
    account: str | None,
    prelude: bool,
    what: bool,
    json: bool,
) -> None:
    if what:
        _list(edition, say, json=json)
    elif facts is not None:
        _reply(facts, say, json=json)
    elif account is not None:
        _account(account, say, json=json)
    elif json:
        raise refuse("option-needs", found="--json", expected="--facts, --account, --what")
    else:
        from arbitro.cli.rulings.conversation import converse

        regulation = rulebook.regulations(pack)
        converse(law, rulebook.edition(edition, regulation), regulation, say, prelude=prelude)


def _list(edition: str | None, say: Voice, *, json: bool) -> None:
    from arbitro.answers.entries import editions, entries, in_order
    from arbitro.words.ruling import say_event

    if json:
        print_json(entries(edition, say.language))
        return
    for one in in_order(*editions(edition)):
        out().print(f"{one.edition}  {one.law:>2}  {one.what:36} {say_event(one.what, say.language)}")


def _account(file: str, say: Voice, *, json: bool) -> None:
    from arbitro.answers.account import account_reply
    from arbitro.answers.problems import ProblemsReply, refusal
    from arbitro.laws.case.account import read_account

    try:
        with opened(file) as given:
            account = read_account(given.read())
        if account.language == "en":
            account = msgspec.structs.replace(account, language=say.language)
        answer = account_reply(account, rulebook.named)
    except ProblemsFound as trouble:
        answer = refusal(trouble.problems, say.language)
    if json:
        print_json(answer)
    elif isinstance(answer, ProblemsReply):
        for problem in answer.problems:
            err().print(problem.text)
    else:
        out().print(answer.text)
    if isinstance(answer, ProblemsReply):
        raise Exit(PROBLEMS)


def _reply(file: str, say: Voice, *, json: bool) -> None:
    from arbitro.answers.problems import ProblemsReply, refusal
    from arbitro.answers.ruling import QuestionReply, reply
    from arbitro.laws.case.request import read_request

    try:
        with opened(file) as given:
            request = read_request(given.read())
        if request.language == "en":
            request = msgspec.structs.replace(request, language=say.language)
        answer = reply(request, rulebook.named)
    except ProblemsFound as trouble:
        answer = refusal(trouble.problems, say.language)
    if json:
        print_json(answer)
    elif isinstance(answer, ProblemsReply):
        for problem in answer.problems:
            err().print(problem.text)
    else:
        out().print(answer.said.text if isinstance(answer, QuestionReply) else answer.text.director)
    if isinstance(answer, ProblemsReply):
        raise Exit(PROBLEMS)
