"""The whole decision tree of a procedure: every question answered in every way.

An exploration starts from the situations that the procedure declares and stops where another law goes on. Questions
with many answers go through the classes that the law distinguishes, one member of each.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any

from msgspec import Struct, structs

from arbitro.book.edition import Edition
from arbitro.laws.case.case import Case, plain
from arbitro.laws.case.effect import AnyEffect
from arbitro.laws.case.procedure import Procedure, procedure
from arbitro.laws.case.ruling import Fact, Pending, Referral, Ruling
from arbitro.regulations import load
from arbitro.regulations.pack import Pack


class Leaf(Struct, frozen=True):
    """Where a branch ends: a ruling, or the entry point of another law with its situation."""

    answers: tuple[tuple[str, Any], ...]  # in the order they were asked
    clauses: tuple[str, ...]
    effects: tuple[AnyEffect, ...]
    mentioned: tuple[str, ...]  # clauses to be reviewed later, or considered and not applied
    ruling: Ruling | None = None
    refers_to: str = ""
    situation: Any = None
    follows: tuple[Fact, ...] = ()  # what the other law is handed with it


class Branch(Struct, frozen=True):
    """An answer, by the name of its class, and what follows."""

    answer: str
    members: tuple[Any, ...]
    then: "Node"


class Asking(Struct, frozen=True):
    """A question in the tree."""

    identity: str
    question: str
    kind: str
    put_to: str
    clause: str
    branches: tuple[Branch, ...]


Node = Asking | Leaf


class Tree(Struct, frozen=True):
    """A situation and everything that can follow from it."""

    situation: Any
    root: Node


def explore(procedure: Procedure, situation: Any, regulations: Pack) -> Node:
    """The tree of one situation."""
    return grow(procedure, situation, regulations, {})


@cache
def trees(what: str, edition: Edition, regulations: str = "wbf") -> tuple[Tree, ...]:
    """The trees of all situations that a procedure declares."""
    explored = procedure(what, edition)
    pack = load(regulations)
    return tuple(Tree(situation, explore(explored, situation, pack)) for situation in explored.examples)


def grow(procedure: Procedure, situation: Any, regulations: Pack, answers: dict[str, Any]) -> Node:
    """What follows once these answers are given."""
    case: Case[Any] = Case(procedure.law, situation, procedure.edition, regulations, answers, follow=False)
    try:
        ruling = procedure.run(case)
    except Referral as end:
        reached = tuple(answers.items()), case.clauses, case.effects, case.mentioned
        return Leaf(*reached, None, end.what, end.situation, case.computed_facts)
    except Pending as pending:
        put = pending.put
        if not pending.answers:
            raise AssertionError(f"{put.identity} has no classes of answers") from None
        branches = tuple(
            Branch(
                name,
                tuple(map(plain, members)),
                grow(procedure, situation, regulations, {**answers, put.identity: plain(members[0])}),
            )
            for name, members in pending.answers
        )
        return Asking(put.identity, put.id, put.kind.value, put.put_to, put.clause, branches)
    return Leaf(tuple(answers.items()), ruling.clauses, ruling.effects, case.mentioned, ruling)


def ends(procedure: Procedure, situation: Any, regulations: Pack) -> Iterator[tuple[dict[str, Any], Ruling]]:
    """Every ruling that a situation can come to, across the borders of the laws, with the answers that lead there."""
    ways: list[dict[str, Any]] = [{}]
    while ways:
        answers = ways.pop()
        case: Case[Any] = Case(procedure.law, situation, procedure.edition, regulations, answers)
        try:
            yield answers, procedure.run(case)
        except Pending as pending:
            asked = pending.put.identity
            ways += ({**answers, asked: plain(members[0])} for _, members in reversed(pending.answers))


def leaves(node: Node) -> Iterator[Leaf]:
    """Every end of a tree."""
    if isinstance(node, Leaf):
        yield node
    else:
        for branch in node.branches:
            yield from leaves(branch.then)


def askings(node: Node) -> Iterator[Asking]:
    """Every question of a tree, as often as it is asked."""
    if isinstance(node, Asking):
        yield node
        for branch in node.branches:
            yield from askings(branch.then)


def describe(situation: Struct) -> str:
    """A situation in one line of notation."""
    fields = {name: plain(value) for name, value in structs.asdict(situation).items() if value not in (None, (), "")}
    parts = []
    if "dealer" in fields and isinstance(fields.get("auction"), list):
        parts.append(f"{fields.pop('dealer')}: {' '.join(fields.pop('auction'))}")
    parts += (f"{name.replace('_', ' ')} {_short(value)}" for name, value in fields.items())
    return ", ".join(parts)


def _short(value: Any) -> str:
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)
