"""What declarer demands without a right is ruled on, never refused: it binds nobody, and the choice is still his."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from arbitro.book.edition import Edition
from arbitro.bridge.cards import SUITS
from arbitro.bridge.seats import SEATS, Seat
from arbitro.laws.case.effect import CardDue, Instruction
from arbitro.laws.case.index import index
from arbitro.laws.case.procedure import procedure, questions
from arbitro.laws.case.question import AnswerKind, Party
from arbitro.laws.case.rule import Ruled, run
from arbitro.laws.case.ruling import Ruling
from arbitro.laws.study.explore import Asking, Node, trees
from arbitro.regulations import load
from tests.gather import gathered

OWN_CARDS = {"designated_card"}  # of dummy's, and not what another player has to do (46)
SETS = [[suit.value for suit in some] for size in range(5) for some in combinations(SUITS, size)]


def demands(node: Node, answers: dict[str, Any]) -> Iterator[tuple[Asking, dict[str, Any]]]:
    """Where declarer demands something of a defender, and the answers that lead there."""
    if isinstance(node, Asking):
        if _is_demand(node.question):
            yield node, answers
        for branch in node.branches:
            yield from demands(branch.then, {**answers, node.identity: branch.members[0]})


def _is_demand(id: str) -> bool:
    return id not in OWN_CARDS and any(asked.put_to is Party.DECLARER for asked in questions(id))


def beyond(asking: Asking) -> list[Any]:
    """What could be said, and may not be demanded here."""
    (asked, *_) = questions(asking.question)
    said = SETS if asked.kind is AnswerKind.SOME_OF else [answer.value for answer in asked.answers]
    allowed = [member for branch in asking.branches for member in branch.members]
    return [one for one in said if one not in allowed]


def _waits(ruling: Ruling, seat: Seat) -> bool:
    return Instruction("demand_without_right", seat) in ruling.effects


def test_a_demand_without_right_binds_nobody() -> None:
    pack = load("wbf")
    with gathered() as trying:
        for one in index().procedures:
            if not any(_is_demand(asked.id) for asked in one.asks):
                continue
            rules = procedure(one.what, Edition(one.edition))
            for tree in trees(one.what, rules.edition):
                for asking, answers in demands(tree.root, {}):
                    for wrong in beyond(asking)[:2]:
                        with trying(one.what, one.edition, tree.situation, answers, asking.identity, wrong):
                            outcome = run(rules, tree.situation, pack, {**answers, asking.identity: wrong})
                            assert isinstance(outcome, Ruled), outcome.identity
                            texts = {told.text for told in outcome.ruling.effects if isinstance(told, Instruction)}
                            assert "demand_without_right" in texts
                            # the player waits for a demand that declarer may make
                            assert not {CardDue(seat) for seat in SEATS if _waits(outcome.ruling, seat)} & {
                                *outcome.ruling.effects
                            }
