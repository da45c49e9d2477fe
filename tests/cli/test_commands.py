"""Every command: what is declared is what its function takes, and its help shows examples that can be typed."""

import inspect
import shlex
from enum import Enum
from itertools import chain
from pathlib import Path
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin

import click
import msgspec
import pytest

from arbitro.cli.command import LazyCommand
from arbitro.cli.events.commands import MOVEMENTS
from arbitro.cli.voice import Voice
from arbitro.contest.movement.catalogue import FORMS
from arbitro.regulations import SHIPPED
from arbitro.regulations.systems.category import CATEGORIES
from tests.cli.terminal import COMMANDS, arbitro, examples

GROUPS = ("penalty", "policy", "regulations", "journal")
PLAIN = {"integer": int, "integer range": int, "float": float, "float range": float, "text": str, "boolean": bool}


def choices(hint: Any) -> set[str]:
    """The words that a type has for its values; none if it takes any."""
    if get_origin(hint) is Literal:
        return set(map(str, get_args(hint)))
    if isinstance(hint, type) and issubclass(hint, Enum):
        return {str(one.value) for one in hint}
    if get_origin(hint) in (Union, UnionType, tuple):
        return set(chain.from_iterable(map(choices, get_args(hint))))
    return set()


def typed(param: click.Parameter) -> list[Any]:
    """What may be typed for a parameter: every choice, or something of its kind."""
    kind = param.type
    if isinstance(kind, click.Choice):
        return list(kind.choices)
    if isinstance(kind, click.IntRange) and kind.min is not None and kind.max is not None and kind.max < 10:
        return list(range(int(kind.min), int(kind.max) + 1))
    return [PLAIN[kind.name]()]


@pytest.mark.parametrize("name", COMMANDS)
def test_a_function_takes_what_its_command_declares(name: str) -> None:
    command = COMMANDS[name]
    work = command.work
    taken = list(inspect.signature(work).parameters.values())
    assert taken[0].annotation is Voice
    assert {one.name for one in taken[1:]} == {one.name for one in command.params}
    assert all(one.default is inspect.Parameter.empty for one in taken), "defaults are declared"
    untyped = command.make_context(name, [], resilient_parsing=True).params
    for param in command.params:
        hint, words = work.__annotations__[param.name], typed(param)
        many = param.nargs == -1 or param.multiple
        values = [(word,) if many else word for word in words]
        for value in values if param.required else (*values, untyped[param.name]):
            msgspec.convert(value, hint)  # raises if the function could not take it
        assert choices(hint) in (set(), set(map(str, words))), param.name


@pytest.mark.parametrize("name", COMMANDS)
def test_the_help_of_every_command_has_at_least_two_examples_that_can_be_typed(name: str) -> None:
    shown = arbitro(*name.split(), "--help")
    assert shown.exit_code == 0
    told = examples(name)
    assert len(told) >= 2
    assert all(f"  arbitro {example}\n" in shown.stdout + "\n" for example in told)
    assert all(param.help for param in COMMANDS[name].params)
    for example in told:
        words = shlex.split(example.partition(" < ")[0].partition(" > ")[0])[len(name.split()) :]
        COMMANDS[name].make_context(name, words)  # raises if it is not what is declared


def test_the_help_of_arbitro_lists_every_command_under_the_heading_of_its_folder() -> None:
    shown = arbitro("--help").stdout
    headings = [line for line in shown.splitlines() if line.endswith(":") and not line.startswith((" ", "Options"))]
    assert headings == ["Boards:", "Scores:", "Events:", "Rulings:", "Analysis:", "Server:"]
    listed = {line.split()[0] for line in shown.splitlines() if line.startswith("  ") and line[2:3].isalpha()}
    assert {name.split()[0] for name in COMMANDS} <= listed


@pytest.mark.parametrize("group", GROUPS)
def test_the_help_of_a_group_lists_its_commands(group: str) -> None:
    shown = arbitro(group, "-h")
    assert shown.exit_code == 0
    members = [name.split()[1] for name in COMMANDS if name.startswith(f"{group} ")]
    assert members
    assert all(f"\n  {member} " in shown.stdout for member in members)


def test_every_folder_is_named_as_its_place_says() -> None:
    root = Path(inspect.getfile(LazyCommand)).parent
    for command in COMMANDS.values():
        assert (root / command.place.split(".")[2] / "commands.py").exists()


def test_names_that_are_declared_are_those_of_the_rooms_below() -> None:
    assert MOVEMENTS.split() == list(dict.fromkeys(name for form in FORMS for name in (form.family, form.name)))
    for name in ("policy systems", "policy psych"):
        category = next(param.type for param in COMMANDS[name].params if param.name == "category")
        assert isinstance(category, click.IntRange)
        assert (category.min, category.max) == (CATEGORIES[0], CATEGORIES[-1])
    pack = next(param for param in COMMANDS["time"].params if param.name == "pack")
    assert (pack.help or "").startswith(", ".join(SHIPPED))


def test_a_number_below_zero_is_an_argument_and_a_wrong_option_is_told() -> None:
    assert "IMPs" in arbitro("imps", "620", "-100").stdout
    wrong = arbitro("imps", "620", "--jsn")
    assert wrong.exit_code == 2
    assert "--jsn" in wrong.stderr
