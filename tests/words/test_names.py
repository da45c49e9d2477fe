"""No sentence has a name of the program in it: roles, commands, fields and kinds are said in the reader's words."""

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import get_args

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from arbitro.book.problem import ProblemsFound
from arbitro.contest.movement.movement import Kind
from arbitro.contest.plan import CarryOver, Scoring, System
from arbitro.laws.case.effect import Issue
from arbitro.laws.shared.adjustment import ScoringMethod
from arbitro.laws.shared.appeal import CLOCKS, Act, AppealParty, AppealStage
from arbitro.office.actor import Role
from arbitro.office.live.acting import PHRASES
from arbitro.office.subjects import POWERS, check_may
from arbitro.regulations.systems.agreement import Context
from arbitro.scoring.penalty import Unit
from arbitro.words import LANGUAGES, catalogue, say
from arbitro.words.letters import NAMES
from tests.words.test_words import AMONG_ARGUMENTS, OF_THE_GAME, PREFIX, SOURCE, TAKES_KIND, literals, parsed

pytestmark = pytest.mark.xdist_group("words")

SNAKE = re.compile(r"\b[a-z]+_[a-z_]+\b")
NAMING = {"value", "tag", "system", "scoring", "kind", "rule", "unit", "identity"}  # attributes that are such names
FROM_FILES = {"tag", "command", "edition"}  # whose value is what stands in a file, or a year
TYPED = {  # as it stands in a file, or is to be written there or behind an option; and numbers
    "bad-fault", "board-number", "contract-against-auction", "datum-unit", "journal-address", "regulation-range",
    "score-against-result",
}  # fmt: skip

VALUES: Mapping[str, tuple[str, ...]] = {
    "role": tuple(Role),
    "party": tuple(party.value for party in AppealParty),
    "act": tuple(act.value for act in Act if act not in CLOCKS),
    "stage": tuple(stage.value for stage in AppealStage),
    "issue": tuple(issue.value for issue in Issue),
    "system": get_args(System),
    "scoring": get_args(Scoring),
    "carry": get_args(CarryOver.__annotations__["kind"]),
    "kind": get_args(Kind),
    "room": ("open", "closed"),
    "right": ("blind",),
    "context": tuple(context.value for context in Context),
    "method": tuple(method.value for method in ScoringMethod),
    "unit": tuple(unit.value for unit in Unit),
    "phrase": PHRASES,
}


def names_in(node: ast.AST) -> Iterator[str]:
    """What an expression takes from the program's own names."""
    for inner in ast.walk(node):
        if isinstance(inner, ast.Attribute) and inner.attr in NAMING:
            of = inner.value.value if isinstance(inner.value, ast.Subscript) else inner.value
            owner = of.attr if isinstance(of, ast.Attribute) else getattr(of, "id", "")
            if inner.attr != "value" or not {owner, owner.removesuffix("s")} & (OF_THE_GAME | FROM_FILES):
                yield ast.unparse(inner)
        elif isinstance(inner, ast.Constant) and isinstance(inner.value, str) and SNAKE.search(inner.value):
            yield inner.value


def meant(node: ast.AST, function: ast.AST) -> Iterator[ast.AST]:
    """An expression, or what its variable was set to in the same function."""
    yield node
    if isinstance(node, ast.Name):
        for inner in ast.walk(function):
            if isinstance(inner, ast.Assign) and any(ast.unparse(to) == node.id for to in inner.targets):
                yield inner.value


@cache
def given() -> Mapping[tuple[str, str], str]:
    """Every kind of problem that is given such a name, and as what."""
    found: dict[tuple[str, str], str] = {}
    modules = [ast.parse(path.read_text(encoding="utf-8")) for path in SOURCE.rglob("*.py")]
    for function in (each for module in modules for each in ast.walk(module) if isinstance(each, ast.FunctionDef)):
        for node in ast.walk(function):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if TAKES_KIND.get(name) != 0 or not node.args:
                continue
            told = {word.arg: word.value for word in node.keywords}
            places = zip(("found", "expected"), AMONG_ARGUMENTS.get(name, ()), strict=False)
            told |= {field: node.args[place] for field, place in places if len(node.args) > place}
            for field in ("found", "expected"):
                names = [n for way in meant(told.get(field, node.func), function) for n in names_in(way)]
                if field in told and names:
                    found.update({(kind, field): names[0] for kind in literals(node.args[0]) if "*" not in kind})
    return found


class Said(Visitor):  # type: ignore[misc]
    """The arguments that stand in a sentence as they are; what it only chooses by does not count."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_Placeable(self, node: fluent.Placeable) -> None:  # noqa: N802
        if isinstance(node.expression, fluent.VariableReference):
            self.names.add(node.expression.id.name)
        self.generic_visit(node)


@cache
def said(language: str) -> Mapping[str, set[str]]:
    found = {}
    for file in parsed(language).values():
        for entry in file.body:
            if isinstance(entry, fluent.Message):
                (visitor := Said()).visit(entry)
                found[entry.id.name] = visitor.names
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_problem_is_said_with_a_name_of_the_program(language: str) -> None:
    raw = {(kind, field): name for (kind, field), name in given().items() if field in said(language)[PREFIX + kind]}
    assert {kind for kind, _ in raw} == TYPED, raw
    assert len(given()) > 40  # the search itself works


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_has_its_words(language: str) -> None:
    assert set(NAMES) == set(VALUES)
    wanted = [NAMES[sort](name) for sort, names in VALUES.items() for name in names]
    assert [id for id in wanted if id not in catalogue(language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_may_not_do_it_reads_who_may(language: str) -> None:
    words = {role: catalogue(language)[f"web-role-{role}"] for role in Role}
    names = {str(each.__struct_config__.tag) for each in POWERS} | set(Role)
    names -= {word for said in words.values() for word in said.split()}
    for command, power in POWERS.items():
        for role in set(Role) - power.by:
            with pytest.raises(ProblemsFound) as trouble:
                check_may(role, command)
            sentence = say(trouble.value.problems[0], language)
            assert not SNAKE.search(sentence)
            assert language == "en" or not names & set(re.findall(r"\w+", sentence))
            assert all(words[one] in sentence for one in {role, *power.by})
