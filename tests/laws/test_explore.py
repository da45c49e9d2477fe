"""Every procedure, explored completely: each question answered in every way, in every edition."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from arbitro.book.edition import ALL, E2017, Edition
from arbitro.bridge.seats import Seat
from arbitro.laws.case.index import index
from arbitro.laws.case.prelude import with_prelude
from arbitro.laws.case.procedure import Procedure, procedure
from arbitro.laws.shared.screens import with_screens
from arbitro.laws.study.explore import Asking, Leaf, Node, Tree, askings, grow, leaves, trees
from arbitro.regulations import SHIPPED, load
from tests.amounts import MEMBERS, Figures
from tests.gather import gathered
from tests.laws.every_law import EVERY, every_law, procedures_of

Trees = tuple[Tree, ...]

SHIPPED_BESIDE = [pack for pack in SHIPPED if pack != "wbf"]


@every_law
def test_every_path_of_a_law(law: str, record_property: Figures) -> None:
    """The examples are situations, every branch ends, every question is known and makes a difference, and so on."""
    ends = 0
    with gathered() as trying:
        for ruled in procedures_of(law):
            grown = trees(ruled.what, ruled.edition)
            ends += sum(len(list(leaves(tree.root))) for tree in grown)
            for rule in RULES:
                with trying(ruled.what, ruled.edition, rule.__name__.strip("_")):
                    assert list(rule(ruled, grown)) == []
    assert ends
    record_property("branches of the laws explored to their end", ends)


# Each of these yields what is wrong with the trees of a procedure, with the answers that lead there.


def _examples_without_problems(ruled: Procedure, grown: Trees) -> Iterator[Any]:
    if not ruled.examples or not grown:
        yield "no examples"
    for situation in ruled.examples:
        if type(situation) is not ruled.situation or situation.problems():
            yield situation


def _every_branch_ends_with_a_ruling_or_a_referral(_: Procedure, grown: Trees) -> Iterator[Any]:
    for tree in grown:
        for leaf in leaves(tree.root):
            if (leaf.ruling is None) is not bool(leaf.refers_to):
                yield leaf.answers
            if leaf.ruling and not (leaf.ruling.clauses and leaf.ruling.effects):
                yield leaf.answers


def _the_same_under_every_pack_of_regulations(ruled: Procedure, _: Trees) -> Iterator[Any]:
    for pack in SHIPPED_BESIDE:
        for tree in trees(ruled.what, ruled.edition, pack):
            for leaf in leaves(tree.root):
                if not (leaf.refers_to or (leaf.clauses and leaf.effects)):
                    yield pack, leaf.answers


def _a_referral_hands_on_a_situation_that_can_be_ruled_on(ruled: Procedure, grown: Trees) -> Iterator[Any]:
    for tree in grown:
        for leaf in leaves(tree.root):
            if leaf.refers_to:
                following = procedure(leaf.refers_to, ruled.edition)
                if not isinstance(leaf.situation, following.situation) or leaf.situation.problems():
                    yield leaf.answers, leaf.refers_to, leaf.situation


def _every_question_is_known_and_no_answer_is_in_two_classes(_: Procedure, grown: Trees) -> Iterator[Any]:
    for tree in grown:
        for asking in askings(tree.root):
            names = [branch.answer for branch in asking.branches]
            members = [str(member) for branch in asking.branches for member in branch.members]
            if asking.question not in index().questions or not names:
                yield asking.identity
            if len(set(names)) < len(names) or len(set(members)) < len(members):
                yield asking.identity, members


FIGURES = {"outcomes", "likelihood"}  # scores: whether another one matters shows only when it is told


def _no_question_is_asked_once_it_is_settled(_: Procedure, grown: Trees) -> Iterator[Any]:
    """Wherever a question is asked, some answer to it leads elsewhere than another."""
    shapes: dict[Any, int] = {}  # trees without the answers given in them, each with its number
    settled: set[str] = set()

    def shape(node: Node) -> int:
        key: Any
        if isinstance(node, Leaf):
            key = node.clauses, node.effects, node.refers_to, repr(node.situation), repr(node.follows), node.mentioned
        else:
            key = node.identity, tuple((branch.answer, shape(branch.then)) for branch in node.branches)
            if len(node.branches) > 1 and len({number for _, number in key[1]}) == 1:
                settled.add(node.question)
        return shapes.setdefault(key, len(shapes))

    for tree in grown:
        shape(tree.root)
    yield from settled - FIGURES


def _members_of_a_class_are_ruled_on_alike(ruled: Procedure, grown: Trees) -> Iterator[Any]:
    """The same clauses and effects up to the member, for random members: else the class is too coarse."""
    chance = random.Random(f"{ruled.what} {ruled.edition}")
    pack = load("wbf")
    for tree in grown:
        for asking, branch, answers in _classes(tree.root, {}):
            first = branch.members[0]
            for member in chance.sample(branch.members, min(MEMBERS, len(branch.members))):
                if member != first:
                    other = grow(ruled, tree.situation, pack, {**answers, asking.identity: member})
                    if _masked(other, asking, member) != _masked(branch.then, asking, first):
                        yield answers, asking.identity, member


RULES = (
    _examples_without_problems,
    _every_branch_ends_with_a_ruling_or_a_referral,
    _the_same_under_every_pack_of_regulations,
    _a_referral_hands_on_a_situation_that_can_be_ruled_on,
    _every_question_is_known_and_no_answer_is_in_two_classes,
    _no_question_is_asked_once_it_is_settled,
    _members_of_a_class_are_ruled_on_alike,
)


def _classes(node: Node, answers: dict[str, Any]) -> Any:
    """Every class with more than one member, with the answers that lead there."""
    if isinstance(node, Leaf):
        return
    for branch in node.branches:
        if len(branch.members) > 1:
            yield node, branch, answers
        yield from _classes(branch.then, {**answers, node.identity: branch.members[0]})


def _masked(node: Node, asking: Asking, member: Any) -> tuple[frozenset[str], ...]:
    """The clauses, effects and questions that follow, up to the member and to what was answered after it."""
    ends = list(leaves(node))
    clauses = frozenset(clause for leaf in ends for clause in leaf.clauses)
    effects = frozenset(
        repr(_mask(msgspec.to_builtins(effect), _stars(asking, member, leaf), seats=asking.kind == "seat"))
        for leaf in ends
        for effect in leaf.effects
    )
    asked = frozenset(later.question for later in askings(node))
    return clauses, effects, asked


def _stars(asking: Asking, member: Any, leaf: Leaf) -> list[Any]:
    sides = [Seat(member).side.value, [Seat(member).side.value]] if asking.kind == "seat" else []
    return [member, *sides, *(given for _, given in leaf.answers if isinstance(given, str))]


SUITS_OF_EFFECTS = ("suit", "may_require", "may_forbid")  # which they are follows from the calls and suits answered


def _mask(effect: dict[str, Any], stars: list[Any], *, seats: bool) -> dict[str, Any]:
    """What was answered as a star, suits as suits."""
    masked = {}
    for key, value in effect.items():
        if key in SUITS_OF_EFFECTS:
            masked[key] = "suits"
        elif key != "seat" or seats:
            masked[key] = "*" if value in stars else value
        else:
            masked[key] = value
    return masked


def test_every_edition_has_procedures() -> None:
    assert {ruled.edition for ruled in EVERY} == set(ALL)


@pytest.mark.parametrize("edition", ALL)
def test_the_prelude_before_a_law_is_explored_like_the_law(edition: Edition) -> None:
    for what in ("simultaneous_calls", "has_round_ended"):  # one that names no offender, so that the side is asked
        ruled = with_prelude(procedure(what, edition))
        for situation in ruled.examples:
            root = grow(ruled, situation, load("wbf"), {})
            assert {"drawn_by", "offending_side", "director_called"} <= {asking.question for asking in askings(root)}
            assert all(leaf.refers_to or (leaf.clauses and leaf.effects) for leaf in leaves(root))


BEHIND_SCREENS = ("insufficient_bid", "opening_lead_out_of_turn", "unauthorised_information")


def _asked_behind_screens() -> set[str]:
    found = set()
    for what in BEHIND_SCREENS:
        ruled = with_screens(procedure(what, E2017))
        for situation in ruled.examples:
            root = grow(ruled, situation, load("figb_2017"), {})
            assert all(leaf.refers_to or (leaf.clauses and leaf.effects) for leaf in leaves(root))
            found |= {asking.question for asking in askings(root)}
    return found


def test_no_question_is_unreachable() -> None:
    """Asked in some branch, left for later, or found without asking; or one of the prelude's, or behind screens, or one
    of a claim with more lines than the examples have; or one of the account of a board (test_account.py)."""
    reached = {
        "drawn_by",
        "offending_side",
        "never_normal",
        "tricks_before_claim",
        "moved_for_later",
    } | _asked_behind_screens()
    for ruled in EVERY:
        for pack in SHIPPED:
            for tree in trees(ruled.what, ruled.edition, pack):
                reached |= {asking.question for asking in askings(tree.root)}
                rulings = [leaf.ruling for leaf in leaves(tree.root) if leaf.ruling]
                reached |= {review.question for ruling in rulings for review in ruling.reviews}
                reached |= {fact.id for ruling in rulings for fact in ruling.facts}
    assert set(index().questions) - reached == set()
