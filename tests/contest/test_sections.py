"""Sections, and who bears which number: those who need a place that stays go first (art. 5.1)."""

from collections.abc import Callable, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.book.problem import ProblemsFound
from arbitro.contest.entry.sections import Sections, by_hand, by_seed, in_turn, numbers, provided
from arbitro.contest.movement.movement import Movement, Round, Sitting
from arbitro.regulations import load

WBF, FIGB = load("wbf"), load("figb_2017")

# Howell for four pairs: pair 4 stays North-South at table 1, the others go round
HOWELL = Movement(
    "howell",
    2,
    tuple(
        Round(n, (Sitting(1, 4, a, (n,)), Sitting(2, b, c, (n,))))
        for n, (a, b, c) in enumerate([(1, 2, 3), (2, 3, 1), (3, 1, 2)], 1)
    ),
)
# Mitchell of three tables: 1, 2, 3 sit North-South; the arrow is turned in the last round
MITCHELL = Movement(
    "mitchell",
    3,
    tuple(
        Round(
            n,
            tuple(
                Sitting(t, t, 4 + (t - n) % 3, (t,)) if n < 3 else Sitting(t, 4 + (t - n) % 3, t, (t,))
                for t in (1, 2, 3)
            ),
        )
        for n in (1, 2, 3)
    ),
)


def test_a_pair_that_needs_a_place_takes_the_stationary_number() -> None:
    """TN5.1-1, with four pairs."""
    found = numbers(HOWELL, ["a", "b", "c", "d"], ["b"], FIGB)
    assert found.numbers == {"a": 1, "b": 4, "c": 3, "d": 2}
    assert [ground.source for ground in found.why] == ["art. 5.1"]


def test_without_need_the_numbers_follow_the_order_and_others_sections_do_not_matter() -> None:
    assert numbers(HOWELL, ["a", "b", "c", "d"], ["z"], FIGB).numbers == {"a": 1, "b": 2, "c": 3, "d": 4}


def test_where_a_pack_leaves_it_open_it_is_asked() -> None:
    assert [question.id for question in numbers(HOWELL, ["a", "b", "c", "d"], ["b"], WBF).asks] == ["fixed_place"]


@pytest.mark.parametrize(
    ("contestants", "needing", "kind"),
    [
        (["a", "b", "c"], [], "movement-numbers"),
        (["a", "b", "c", "d"], ["a", "b"], "fixed-places"),
        (["a", "b", "c", "a"], [], "entry-twice"),
    ],
)
def test_what_does_not_fit_is_refused(contestants: list[str], needing: list[str], kind: str) -> None:
    with pytest.raises(ProblemsFound) as trouble:
        numbers(HOWELL, contestants, needing, FIGB)
    assert [problem.kind for problem in trouble.value.problems] == [kind]


# -- sections

ORDER = [*"12345678"]


def test_in_turn_and_to_and_fro() -> None:
    assert in_turn(ORDER, "AB") == {"A": ("1", "3", "5", "7"), "B": ("2", "4", "6", "8")}
    assert by_seed(ORDER, "AB") == {"A": ("1", "4", "5", "8"), "B": ("2", "3", "6", "7")}
    assert by_seed(ORDER[:7], "ABC") == {"A": ("1", "6", "7"), "B": ("2", "5"), "C": ("3", "4")}


def test_by_hand_everybody_has_one_of_the_sections() -> None:
    assert by_hand(["1", "2", "3"], "AB", {"3": "A", "1": "A", "2": "B"}) == {"A": ("1", "3"), "B": ("2",)}
    with pytest.raises(ProblemsFound) as trouble:
        by_hand(["1", "2", "2"], "AA", {"1": "C", "7": "A"})
    assert [(problem.kind, problem.found) for problem in trouble.value.problems] == [
        ("section-twice", "A"),
        ("entry-twice", "2"),
        ("unknown-entry", "7"),
        ("section-not-told", "2"),
        ("unknown-section", "C"),
    ]


def test_without_a_section_there_is_nothing_to_divide() -> None:
    with pytest.raises(ProblemsFound):
        in_turn(ORDER, [])


def test_who_needs_a_place_goes_where_there_is_one_in_exchange_with_his_like() -> None:
    found = provided(by_seed(ORDER, "AB"), {"4", "5"}, {"A": 1, "B": 1})
    assert found == {"A": ("1", "3", "5", "8"), "B": ("2", "4", "6", "7")}
    with pytest.raises(ProblemsFound) as trouble:
        provided(by_seed(ORDER, "AB"), {"1", "4", "5"}, {"A": 1, "B": 1})
    assert [(p.kind, p.found, p.expected) for p in trouble.value.problems] == [("fixed-places", "3", "2")]
    with pytest.raises(ProblemsFound):
        provided(by_seed(ORDER, "AB"), {"9"}, {"A": 1, "B": 1})


@given(
    how=st.sampled_from([in_turn, by_seed]),
    contestants=st.integers(1, 30),
    sections=st.integers(1, 4),
    data=st.data(),
)
def test_every_section_is_about_as_large_and_nobody_is_lost(
    how: Callable[[Sequence[str], Sequence[str]], Sections], contestants: int, sections: int, data: st.DataObject
) -> None:
    order = [str(number) for number in range(contestants)]
    names = "ABCD"[:sections]
    found = how(order, names)
    sizes = {name: len(section) for name, section in found.items()}
    assert max(sizes.values()) - min(sizes.values()) <= 1
    needing = data.draw(st.sets(st.sampled_from(order), max_size=5))
    places = {name: data.draw(st.integers(0, sizes[name]), label=name) for name in names}
    if sum(places.values()) < len(needing):
        with pytest.raises(ProblemsFound):
            provided(found, needing, places)
        return
    moved = provided(found, needing, places)
    assert {name: len(section) for name, section in moved.items()} == sizes
    assert sorted(one for section in moved.values() for one in section) == sorted(order)
    for name, section in moved.items():
        assert sum(one in needing for one in section) <= places[name]
