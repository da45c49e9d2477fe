"""The whole decision tree of a procedure: every question answered in every way.

An exploration starts from the situations that the procedure declares and stops where another law goes on. Questions
with many answers go through the classes that the law distinguishes, one member of each.
"""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from arbitro.laws.case import Case, plain
from arbitro.laws.effect import AnyEffect
from arbitro.laws.procedure import Procedure
from arbitro.laws.ruling import Pending, Referral, Ruling
from arbitro.regulations.pack import Pack


class Leaf(Struct, frozen=True):
    """Where a branch ends: a ruling, or the entry point of another law with its situation."""

    answers: tuple[tuple[str, Any], ...]  # in the order they were asked
    clauses: tuple[str, ...]
    effects: tuple[AnyEffect, ...]
    ruling: Ruling | None = None
    refers_to: str = ""
    situation: Any = None


class Branch(Struct, frozen=True):
    """An answer, by the name of its class, and what follows."""

    answer: str
    members: tuple[Any, ...]
    then: "Node"


class Asking(Struct, frozen=True):
    """A question in the tree."""

    identity: str
    question: str
    put_to: str
    clause: str
    branches: tuple[Branch, ...]


Node = Asking | Leaf


def explore(procedure: Procedure, situation: Any, regulations: Pack) -> Node:
    """The tree of one situation."""
    return _grow(procedure, situation, regulations, {})


def _grow(procedure: Procedure, situation: Any, regulations: Pack, answers: dict[str, Any]) -> Node:
    case: Case[Any] = Case(procedure.law, situation, procedure.edition, regulations, answers, follow=False)
    try:
        ruling = procedure.run(case)
    except Referral as end:
        return Leaf(tuple(answers.items()), end.clauses, end.effects, refers_to=end.law, situation=end.situation)
    except Pending as pending:
        if not pending.answers:
            raise AssertionError(f"{pending.identity} has no classes of answers") from None
        branches = tuple(
            Branch(
                name,
                tuple(map(plain, members)),
                _grow(procedure, situation, regulations, {**answers, pending.identity: plain(members[0])}),
            )
            for name, members in pending.answers
        )
        return Asking(pending.identity, pending.question.id, str(plain(pending.put_to)), pending.clause, branches)
    return Leaf(tuple(answers.items()), ruling.clauses, ruling.effects, ruling)


def leaves(node: Node) -> Iterator[Leaf]:
    """Every end of a tree."""
    if isinstance(node, Leaf):
        yield node
    else:
        for branch in node.branches:
            yield from leaves(branch.then)
