"""Draws that a person changes."""

from fractions import Fraction

import pytest
from msgspec.structs import replace

from arbitro.book.problem import ProblemsFound
from arbitro.contest.draw.by_hand import changed, checked
from arbitro.contest.draw.draw import Candidate, Encounter, Pairing
from arbitro.contest.draw.swiss import swiss
from tests.contest.drawn import WBF

FIELD = [Candidate(name, Fraction(60 - 10 * rank), rank) for rank, name in enumerate("ABCDE", 1)]
PLAYED = [Encounter(1, "A", "C"), Encounter(1, "B", "E")]
DRAWN = swiss(FIELD, PLAYED, round=2, pack=WBF, seed="s")


def pairs(pairings: tuple[Pairing, ...]) -> set[frozenset[str]]:
    return {frozenset((pairing.home, pairing.away)) for pairing in pairings}


def test_the_draw_before_any_change() -> None:
    assert pairs(DRAWN.pairings) == {frozenset("AB"), frozenset("CD")}
    assert DRAWN.bye == "E"


def test_two_change_places_and_what_is_worse_is_warned_of() -> None:
    found = changed(DRAWN, [("B", "C")], FIELD, PLAYED, pack=WBF)
    assert pairs(found.pairings) == {frozenset("AC"), frozenset("BD")}
    assert {pairing.why[0].id for pairing in found.pairings} == {"draw-by-hand"}
    told = [(ground.id, {ground.figures["home"], ground.figures["away"]}) for ground in found.warnings]
    assert told == [("draw-rematch", {"A", "C"}), ("draw-far-apart", {"A", "C"}), ("draw-far-apart", {"B", "D"})]


def test_a_change_with_the_bye() -> None:
    found = changed(DRAWN, [("D", "E")], FIELD, PLAYED, pack=WBF)
    assert (found.bye, found.why_bye[0].id) == ("D", "draw-by-hand")
    assert frozenset("CE") in pairs(found.pairings)
    kept = next(pairing for pairing in DRAWN.pairings if pairing.table == 1)
    assert found.pairings[0] == kept  # what was not changed keeps its reasons


def test_two_swaps_one_after_the_other() -> None:
    found = changed(DRAWN, [("B", "C"), ("C", "D")], FIELD, PLAYED, pack=WBF, apart=[("A", "D")])
    assert pairs(found.pairings) == {frozenset("AD"), frozenset("BC")}
    assert "draw-apart" in {ground.id for ground in found.warnings}


def test_a_swap_and_back_is_the_draw_itself() -> None:
    assert changed(DRAWN, [("B", "C"), ("C", "B")], FIELD, PLAYED, pack=WBF) == DRAWN


def test_who_is_not_entered_cannot_be_swapped() -> None:
    with pytest.raises(ProblemsFound) as trouble:
        changed(DRAWN, [("A", "X"), ("B", "B")], FIELD, PLAYED, pack=WBF)
    assert [(problem.kind, problem.found) for problem in trouble.value.problems] == [
        ("not-entered", "X"),
        ("team-meets-itself", "B"),
    ]


def test_a_draw_by_hand_with_somebody_twice_missing_or_unknown_is_refused() -> None:
    made = replace(DRAWN, pairings=(Pairing(1, "A", "B"), Pairing(2, "A", "X")), bye=None)
    with pytest.raises(ProblemsFound) as trouble:
        checked(made, FIELD, PLAYED, pack=WBF)
    assert [(problem.kind, problem.found) for problem in trouble.value.problems] == [
        ("not-entered", "X"),
        ("drawn-twice", "A"),
        ("not-drawn", "C"),
        ("not-drawn", "D"),
        ("not-drawn", "E"),
    ]
