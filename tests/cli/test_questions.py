"""Every question of the regulations at the terminal has an option that answers it; every example runs."""

import itertools
import re
import shlex
from collections.abc import Iterator
from typing import Any

import click
import msgspec
import pytest

from arbitro.cli.consequence import ANSWERED_BY
from arbitro.regulations import SHIPPED
from tests.cli.terminal import COMMANDS, arbitro, examples

GROUPS = ("penalty ", "policy alert", "policy pre", "policy bid", "policy psych", "bye")
ASKING = [name for name in COMMANDS if name.startswith(GROUPS)]
ANSWERS: dict[str, list[str]] = {
    "--decided": ["a warning"], "--amounts": ["10 5"], "--late-before": ["0", "1"], "--share": ["0.5"],
    "--at-fault": ["first", "second", "both"], "--boards": ["16"], "--match": ["1", "2"], "--stanza": ["1", "2"],
    "--percent": ["5"], "--category": ["lower", "equal", "higher", "1", "2"], "--own": ["54.2"],
    "--who": ["spectator", "team_member", "captain"], "--room": ["open", "closed"], "--lead": ["standard"],
    "--openings-from": ["9"],
}  # fmt: skip
FILES = re.compile(r"\.(json|toml)\b")


def parts(name: str, example: str) -> tuple[list[str], list[list[str]]]:
    """An example as the command with its arguments, and its options."""
    words = shlex.split(example)
    fixed, options = words[: len(name.split())], []
    rest = iter(words[len(fixed) :])
    for word in rest:
        param = next((one for one in COMMANDS[name].params if word in (*one.opts, *one.secondary_opts)), None)
        if not isinstance(param, click.Option):
            fixed.append(word)
        elif word not in ("--json", "--regulations"):
            options.append([word] if param.is_flag else [word, next(rest)])
        elif word == "--regulations":
            next(rest)
    return fixed, options


def asked(words: list[str], pack: str) -> list[str] | None:
    """The questions that are still open; none at all if these options do not go together."""
    found = arbitro(*words, "--regulations", pack, "--json")
    return None if found.exit_code else [one["id"] for one in msgspec.json.decode(found.stdout).get("asks", [])]


def answers(name: str, question: str) -> Iterator[list[str]]:
    declared = {option: one for one in COMMANDS[name].params for option in (*one.opts, *one.secondary_opts)}
    for option in ANSWERED_BY.get(question, "").split(", "):
        if option in declared:
            param: Any = declared[option]
            yield from ([option],) if param.is_flag else ([option, value] for value in ANSWERS[option])


@pytest.mark.parametrize("name", ASKING)
def test_every_question_is_answered_by_an_option_of_the_command(name: str) -> None:
    """From its examples with every one of their options left out, under every pack, until nothing is asked."""
    unanswered = set()
    for example in examples(name):
        if FILES.search(example):
            continue
        fixed, options = parts(name, example)
        for left_out, pack in itertools.product([None, *options], SHIPPED):
            words = fixed + [word for option in options if option is not left_out for word in option]
            todo = [words]
            for _ in range(40):
                if not todo:
                    break
                words = todo.pop()
                open_questions = asked(words, pack) or []
                for question in open_questions:
                    after = {tuple(one): asked(words + one, pack) for one in answers(name, question)}
                    settled = [one for one, left in after.items() if left is not None and question not in left]
                    if not settled:
                        unanswered.add((question, " ".join(words), pack))
                    elif len(open_questions) == 1:
                        todo += [words + list(one) for one in settled]
    assert unanswered == set()


@pytest.mark.parametrize("name", [name for name in ASKING if not name.startswith("bye")])
def test_every_example_of_a_regulation_names_its_pack_and_runs(name: str) -> None:
    for example in examples(name):
        assert "--regulations" in example, example
        if not FILES.search(example):
            for language in ("en", "it", "ro"):
                found = arbitro("--lang", language, *shlex.split(example))
                assert found.exit_code == 0, example
                assert not re.search(r"\d{2,}/\d{2,}", found.stdout), found.stdout
