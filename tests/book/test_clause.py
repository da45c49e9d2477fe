"""The number of a clause: form, parts, order."""

from itertools import pairwise

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.book import ALL, Clause, ProblemsFound, contents
from arbitro.book.clause import Parts

CLAUSES = sorted({clause for edition in ALL for clause in contents(edition)})
clauses = st.sampled_from(CLAUSES)


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("27", Parts(27)),
        ("27B", Parts(27, "B")),
        ("27B1", Parts(27, "B", 1)),
        ("81C11", Parts(81, "C", 11)),
        ("27B1(a)", Parts(27, "B", 1, "a")),
        ("12C1(e)(ii)", Parts(12, "C", 1, "e", "ii")),
        ("9A2(b)(1)", Parts(9, "A", 2, "b", "1")),  # 1997
        ("35.1", Parts(35, "", 1)),  # 2007
    ],
)
def test_a_clause_has_a_law_a_letter_a_number_and_two_small_parts(text: str, parts: Parts) -> None:
    assert Clause(text).parts == parts
    assert Clause(text).law == parts.law


@pytest.mark.parametrize(
    ("text", "parents"),
    [
        ("12C1(e)(ii)", ["12C1(e)", "12C1", "12C", "12"]),
        ("9A2(b)(1)", ["9A2(b)", "9A2", "9A", "9"]),
        ("81C11", ["81C", "81"]),
        ("35.1", ["35"]),
        ("93", []),
    ],
)
def test_the_parent_of_a_clause_is_its_number_without_the_last_part(text: str, parents: list[str]) -> None:
    found = []
    parent = Clause(text).parent
    while parent is not None:
        found.append(parent.text)
        parent = parent.parent
    assert found == parents
    assert Clause(text).depth == len(parents)


def test_a_clause_is_within_itself_and_what_it_is_part_of_and_nothing_else() -> None:
    clause = Clause("27B1(a)")
    assert all(clause.is_within(Clause(text)) for text in ("27B1(a)", "27B1", "27B", "27"))
    assert not any(clause.is_within(Clause(text)) for text in ("27B1(b)", "27A", "2", "28"))
    assert not Clause("81C11").is_within(Clause("81C1"))
    assert not Clause("27").is_within(Clause("27A"))


def test_clauses_stand_in_the_order_of_the_book() -> None:
    book = "2 9 9A 9A2 9A2(b) 9A2(b)(1) 9A2(b)(2) 9B 10 12C1(e)(i) 12C1(e)(ii) 40B2(a)(iv) 40B2(a)(v) 81C2 81C10 81D"
    numbers = [Clause(text) for text in book.split()]
    assert sorted(numbers, reverse=True) == numbers[::-1]
    assert all(a < b and a <= b and b > a and b >= a and a != b for a, b in pairwise(numbers))


@pytest.mark.parametrize(
    "text",
    ["", "0", "94", "027", "27b", "B27", "27B0", "27B1a", "27B1(A)", "27(a)", "12C1(e)(iiii)", "12C1(e)(vx)", "35.0",
     "35.A", "27B1(a)(i)(i)", "Law 27", " 27"],
)  # fmt: skip
def test_any_other_form_is_a_problem(text: str) -> None:
    with pytest.raises(ProblemsFound) as trouble:
        Clause(text)
    (problem,) = trouble.value.problems
    assert (problem.kind, problem.found) == ("bad-clause", text)


def test_reading_forgives_case_and_spaces_but_not_a_wrong_form() -> None:
    assert Clause.parse(" 27 b1 (A) ") == Clause("27B1(a)")
    assert Clause.parse("12c1(E)(II)") == Clause("12C1(e)(ii)")
    with pytest.raises(ProblemsFound, match="bad-clause"):
        Clause.parse("27B1a")


@given(clauses)
def test_reading_what_was_written_gives_the_same_clause(clause: Clause) -> None:
    assert Clause.parse(str(clause)) == Clause(str(clause)) == clause
    assert msgspec.json.decode(msgspec.json.encode(clause), type=Clause) == clause


@given(clauses, clauses, clauses)
def test_the_order_is_total(a: Clause, b: Clause, c: Clause) -> None:
    assert [a < b, a == b, a > b].count(True) == 1
    assert (a <= b) is not (a > b)
    assert (a >= b) is not (a < b)
    if a <= b <= c:
        assert a <= c


@given(clauses, clauses)
def test_a_law_stands_before_its_clauses_and_they_before_the_next_law(a: Clause, b: Clause) -> None:
    if a.is_within(b):
        assert b <= a
    if a.law < b.law:
        assert a < b


@given(st.text(alphabet="0123456789ABCabc()ivx.", max_size=12))
def test_no_text_is_read_as_something_that_is_written_otherwise(text: str) -> None:
    try:
        clause = Clause(text)
    except ProblemsFound:
        return
    assert str(clause) == text
    assert 1 <= clause.law <= 93
