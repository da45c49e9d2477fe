"""The way of a case through the chart of its law: every end of every exploration is walked to along one lit path."""

import pytest

from arbitro.book.edition import ALL, Edition
from arbitro.laws.case.effect import tag_of
from arbitro.laws.case.procedure import Procedure, procedures
from arbitro.laws.case.trail import walks
from arbitro.laws.study.chart import ChartEnd, Fork, boxes, flow, path, spine
from arbitro.laws.study.explore import Leaf, leaves, trees
from arbitro.regulations import load

WBF = load("wbf")
FEW = 3  # ends of each situation
EVERY = sorted(procedures().values(), key=lambda one: (one.edition, int(one.law), one.what))


def ends(procedure: Procedure) -> list[tuple[object, Leaf]]:
    found = []
    for tree in trees(procedure.what, procedure.edition):
        all_ends = list(leaves(tree.root))
        found += [(tree.situation, leaf) for leaf in all_ends[:: max(1, len(all_ends) // FEW)]]
    return found


@pytest.mark.parametrize("edition", ALL)
def test_every_end_is_reached_along_one_way(edition: Edition) -> None:
    for procedure in (one for one in EVERY if one.edition is edition):
        for situation, leaf in ends(procedure):
            walk = walks(procedure, situation, WBF, dict(leaf.answers))[0]
            assert [step.identity for step in walk.steps] == [identity for identity, _ in leaf.answers]
            assert (walk.clauses, walk.refers_to) == (leaf.clauses, leaf.refers_to)
            assert walk.effects == leaf.effects


@pytest.mark.parametrize("what", ["insufficient_bid", "revoke_established", "lead_out_of_turn", "claim_contested"])
def test_the_lit_boxes_hang_together_and_end_where_the_walk_ends(what: str) -> None:
    procedure = procedures()[what, ALL[-1]]
    for situation, leaf in ends(procedure):
        walk = walks(procedure, situation, WBF, dict(leaf.answers))[0]
        chart = flow(what, procedure.edition, walked=walk)
        lit = path(chart, spine(walk))
        last = list(lit)[-1]
        assert last == ChartEnd(leaf.clauses, tuple(dict.fromkeys(map(tag_of, leaf.effects))), leaf.refers_to)
        drawn = boxes(chart, lit=lit)
        at, seen = 0, [0]
        while drawn[at].lit_way is not None:
            at = drawn[at].lit_way or 0
            seen.append(at)
        assert sorted(seen) == [number for number, box in enumerate(drawn) if box.lit]
        assert not drawn[at].ways


def test_an_open_question_ends_the_way() -> None:
    procedure = procedures()["insufficient_bid", ALL[-1]]
    situation = procedure.examples[0]
    (walk,) = walks(procedure, situation, WBF, {})
    assert walk.open_question is not None
    assert walk.open_question.question == "accepted"
    last = list(path(flow(procedure.what, procedure.edition, walked=walk), spine(walk)))[-1]
    assert isinstance(last, Fork)
    assert last.question == "accepted"
