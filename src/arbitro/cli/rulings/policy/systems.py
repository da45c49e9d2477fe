"""`arbitro policy systems` and `undisclosed`: a pair's methods against the systems policy."""

import re
from pathlib import Path

from arbitro.answers.systems import said, systems_reply, undisclosed_reply
from arbitro.cli.files import opened
from arbitro.cli.rulebook import bidding_system, regulations
from arbitro.cli.terminal import out, print_json
from arbitro.cli.voice import Voice, clean
from arbitro.regulations.pack import Pack
from arbitro.regulations.systems.agreement import Form
from arbitro.regulations.systems.category import PolicyEvent, categories
from arbitro.regulations.systems.documents import undisclosed as judged_undisclosed
from arbitro.regulations.systems.policy import Methods, judged
from arbitro.regulations.systems.reading import read_methods
from arbitro.scoring.notation import read_number
from arbitro.systems import SHIPPED
from arbitro.systems.policy import methods


def systems(
    say: Voice,
    file: str,
    category: int | None,
    event: str,
    form: Form,
    authorised: bool,
    top: str | None,
    pack: str,
    json: bool,
) -> None:
    book = regulations(pack)
    filed = methods_of(file, book)
    events = [PolicyEvent(number, form, authorised) for number in categories(category, event, book)]
    report = judged(filed, book, events, None if top is None else read_number(top, "24"))
    reply = systems_reply(report, filed, book, say.language)
    if json:
        print_json(reply)
        return
    for line in said(reply, book, say.language):
        out().print(clean_lines(line))


def methods_of(file: str, pack: Pack) -> Methods:
    """A questionnaire, or the rules of a system: a file that says what it builds on, or has rules."""
    if has_rules(file):
        return methods(bidding_system(file), pack)
    with opened(file) as given:
        return read_methods(given.read(), clean(file), toml=_is_toml(file))


def has_rules(file: str) -> bool:
    if file in SHIPPED:
        return True
    if not _is_toml(file):
        return False
    with opened(file) as given:
        return re.search(rb"(?m)^\s*\[*systems\b", given.read()) is None


def _is_toml(file: str) -> bool:
    return Path(file).suffix.lower() == ".toml"


def undisclosed(
    say: Voice,
    method: str,
    form: Form,
    missed: bool | None,
    penalise: bool | None,
    top: str | None,
    pack: str,
    json: bool,
) -> None:
    book = regulations(pack)
    points = None if top is None else read_number(top, "24")
    consequence = judged_undisclosed(method, form, book, best_contract_missed=missed, penalise=penalise, top=points)
    reply = undisclosed_reply(consequence, method, book, say.language)
    if json:
        print_json(reply)
        return
    lines = [reply.text, *([reply.sanction.text] if reply.sanction else []), *(q.text for q in reply.questions)]
    for line in lines:
        out().print(clean_lines(line))


def clean_lines(text: str) -> str:
    return "\n".join(map(clean, text.split("\n")))
