"""Every procedure, explored completely: each question answered in every way, in every edition."""

import random
from typing import Any

import msgspec
import pytest

from arbitro.book.edition import ALL, E2017, Edition
from arbitro.bridge.seats import Seat
from arbitro.laws.effect import AnyEffect
from arbitro.laws.explore import Asking, Leaf, Node, Tree, askings, grow, leaves, trees
from arbitro.laws.index import index
from arbitro.laws.prelude import with_prelude
from arbitro.laws.procedure import Procedure, procedure, procedures
from arbitro.laws.screens import with_screens
from arbitro.regulations import SHIPPED, load
from tests.amounts import MEMBERS, Figures

ENTRIES = sorted(procedures(), key=lambda entry: (int(procedures()[entry].law), entry))
every_procedure = pytest.mark.parametrize(("what", "edition"), ENTRIES, ids=lambda part: str(part))


def grown(what: str, edition: Edition, regulations: str = "wbf") -> list[tuple[Procedure, Tree]]:
    return [(procedure(what, edition), tree) for tree in trees(what, edition, regulations)]


@every_procedure
def test_no_branch_raises_and_every_branch_ends_with_a_ruling_or_a_referral(
    what: str, edition: Edition, record_property: Figures
) -> None:
    ends = [leaf for _, tree in grown(what, edition) for leaf in leaves(tree.root)]
    assert ends
    for leaf in ends:
        assert (leaf.ruling is None) is bool(leaf.refers_to)
        if leaf.ruling:
            assert leaf.ruling.clauses, leaf.answers
            assert leaf.ruling.effects, leaf.answers
    record_property("branches of the laws explored to their end", len(ends))


@every_procedure
@pytest.mark.parametrize("regulations", [pack for pack in SHIPPED if pack != "wbf"])
def test_the_same_holds_under_every_pack_of_regulations(what: str, edition: Edition, regulations: str) -> None:
    for _, tree in grown(what, edition, regulations):
        for leaf in leaves(tree.root):
            assert leaf.refers_to or (leaf.clauses and leaf.effects), leaf.answers


@every_procedure
def test_the_examples_are_situations_without_problems(what: str, edition: Edition) -> None:
    examples = procedure(what, edition).examples
    assert examples
    for situation in examples:
        assert type(situation) is procedure(what, edition).situation
        assert not situation.problems()


@every_procedure
def test_a_referral_names_a_procedure_and_hands_it_a_situation_that_it_can_rule_on(what: str, edition: Edition) -> None:
    for _, tree in grown(what, edition):
        for leaf in leaves(tree.root):
            if leaf.refers_to:
                following = procedure(leaf.refers_to, edition)
                assert isinstance(leaf.situation, following.situation)
                assert not leaf.situation.problems(), leaf.answers


@every_procedure
def test_every_question_is_known_and_has_classes_of_answers(what: str, edition: Edition) -> None:
    for _, tree in grown(what, edition):
        for asking in askings(tree.root):
            assert asking.question in index().questions
            assert len(asking.branches) >= 1
            names = [branch.answer for branch in asking.branches]
            assert len(set(names)) == len(names)
            members = [str(member) for branch in asking.branches for member in branch.members]
            assert len(set(members)) == len(members), f"{asking.identity}: an answer in two classes"


@every_procedure
def test_an_answered_question_makes_a_difference_somewhere(what: str, edition: Edition) -> None:
    """No question is asked whose answer never changes anything."""
    idle: set[str] = set()
    useful: set[str] = set()
    for _, tree in grown(what, edition):
        for asking in askings(tree.root):
            shapes = {_shape(branch.then) for branch in asking.branches}
            (useful if len(shapes) > 1 or len(asking.branches) == 1 else idle).add(asking.question)
    assert not idle - useful


def _shape(node: Node) -> str:
    return repr(msgspec.to_builtins(_without_answers(node), enc_hook=str))


def _without_answers(node: Node) -> Any:
    if isinstance(node, Leaf):
        return [node.clauses, [plain_effect(effect) for effect in node.effects], node.refers_to, node.mentioned]
    return [node.identity, [[branch.answer, _without_answers(branch.then)] for branch in node.branches]]


def plain_effect(effect: AnyEffect) -> str:
    return msgspec.json.encode(effect).decode()


@every_procedure
def test_members_of_a_class_give_the_same_clauses_and_effects_up_to_the_member(what: str, edition: Edition) -> None:
    """Random members in place of the first: else the class is too coarse."""
    chance = random.Random(f"{what} {edition}")
    pack = load("wbf")
    for ruled, tree in grown(what, edition):
        for asking, branch, answers in _classes(tree.root, {}):
            for member in chance.sample(branch.members, min(MEMBERS, len(branch.members))):
                first = branch.members[0]
                if member == first:
                    continue
                other = _grown_with(ruled, tree.situation, pack, answers, asking.identity, member)
                assert _masked(other, asking, member) == _masked(branch.then, asking, first), (asking.identity, member)


def _classes(node: Node, answers: dict[str, Any]) -> Any:
    """Every class with more than one member, with the answers that lead there."""
    if isinstance(node, Leaf):
        return
    for branch in node.branches:
        if len(branch.members) > 1:
            yield node, branch, answers
        yield from _classes(branch.then, {**answers, node.identity: branch.members[0]})


def _grown_with(
    ruled: Procedure, situation: Any, pack: Any, answers: dict[str, Any], identity: str, member: Any
) -> Node:
    return grow(ruled, situation, pack, {**answers, identity: member})


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
    assert {edition for _, edition in ENTRIES} == set(ALL)


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
    """Asked in some branch, left for later, or found without asking; or one of the prelude's, or behind screens."""
    reached = {"drawn_by", "offending_side"} | _asked_behind_screens()
    for what, edition in ENTRIES:
        for pack in SHIPPED:
            for _, tree in grown(what, edition, pack):
                reached |= {asking.question for asking in askings(tree.root)}
                rulings = [leaf.ruling for leaf in leaves(tree.root) if leaf.ruling]
                reached |= {review.question for ruling in rulings for review in ruling.reviews}
                reached |= {fact.id for ruling in rulings for fact in ruling.facts}
    assert set(index().questions) - reached == set()
