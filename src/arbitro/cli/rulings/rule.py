"""`arbitro rule`: from what happened to the ruling, at the terminal or for programs."""

from typing import Any

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
    pack: str | None,
    facts: str | None,
    prelude: bool,
    screens: bool | None,
    what: bool,
    json: bool,
) -> None:
    if what:
        _list(edition, say, json=json)
    elif facts is not None:
        beside = {"law": law, "edition": edition, "regulations": pack, "prelude": prelude or None, "screens": screens}
        _reply(facts, {name: value for name, value in beside.items() if value is not None}, say, json=json)
    elif json:
        raise refuse("option-needs", found="--json", expected="--facts, --what")
    else:
        from arbitro.cli.rulings.conversation import converse

        regulation = rulebook.regulations(pack or rulebook.DEFAULT)
        converse(law, rulebook.edition(edition, regulation), regulation, say, prelude=prelude, screens=screens)


def _list(edition: str | None, say: Voice, *, json: bool) -> None:
    from arbitro.answers.entries import editions, entries, in_order
    from arbitro.words.ruling import say_event

    if json:
        print_json(entries(edition, say.language))
        return
    for one in in_order(*editions(edition)):
        out().print(f"{one.edition}  {one.law:>2}  {one.what:36} {say_event(one.what, say.language)}")


def _reply(file: str, beside: dict[str, Any], say: Voice, *, json: bool) -> None:
    from arbitro.answers.problems import ProblemsReply, refusal
    from arbitro.answers.ruling import QuestionReply, reply
    from arbitro.cli.files import completed
    from arbitro.laws.case.request import read_request

    try:
        with opened(file) as given:
            request = read_request(completed(given.read(), beside))
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
