"""A law names its clauses as the newest edition does; the case translates them."""

import ast
from collections.abc import Iterator
from importlib import resources
from typing import Any

import pytest

from arbitro.book.clause import Clause
from arbitro.book.concordance import counterparts
from arbitro.book.contents import contents
from arbitro.book.edition import ALL, E1997, E2007, E2017, Edition
from arbitro.book.problem import ProblemsFound
from arbitro.laws.case.case import Case
from arbitro.laws.case.citation import Cited, Unless, numbered
from arbitro.laws.case.effect import NoRectification
from arbitro.laws.case.question import yes_no
from arbitro.laws.case.ruling import Considered
from arbitro.regulations import load


@pytest.mark.parametrize(
    ("cited", "e1997", "e2007", "e2017"),
    [
        ("27A1", "27A", "27A1", "27A1"),
        ("16C2", "16C2", "16D2", "16C2"),
        ("53B", "53C", "53C", "53B"),
        ("64A1", "64A1", "64A1", "64A1"),
        ("10A", "10A", "10A", "10A"),  # 1997 says it in 72A3, too: the own number is taken
        (Unless("9A4", e1997="9A2(b)(1)"), "9A2(b)(1)", "9A3", "9A4"),  # 1997 has three clauses
        (Unless("16C3", e1997="16C2", e2007="16A4"), "16C2", "16A4", "16C3"),  # the others have none
    ],
)
def test_a_clause_of_2017_in_the_other_editions(cited: Cited, e1997: str, e2007: str, e2017: str) -> None:
    assert [numbered(cited, edition) for edition in ALL] == [e1997, e2007, e2017]


def test_what_only_an_old_edition_has_is_cited_as_it_stands() -> None:
    assert numbered(Clause("25B2(c)"), E1997) == "25B2(c)"
    assert numbered(Clause("30A"), E2007) == "30A"  # which is another clause in 2017
    with pytest.raises(ProblemsFound, match="unknown-clause"):
        numbered("25B2(c)", E1997)


@pytest.mark.parametrize(("clause", "edition"), [("9A4", E1997), ("23A1", E2007)])
def test_the_concordance_must_name_one_clause(clause: str, edition: Edition) -> None:
    with pytest.raises(AssertionError, match=clause):
        numbered(clause, edition)


def _exceptions() -> Iterator[tuple[str, str, Edition, str]]:
    """Every number that a law file gives for an older edition."""
    laws = resources.files("arbitro.laws")
    for file in (*laws.iterdir(), *laws.joinpath("shared").iterdir()):
        if file.name.endswith(".py"):
            for node in ast.walk(ast.parse(file.read_text())):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Unless":
                    newest, *others = map(ast.literal_eval, (*node.args, *(given.value for given in node.keywords)))
                    for given, number in zip(node.keywords, others, strict=True):
                        yield file.name, newest, E1997 if given.arg == "e1997" else E2007, number


def test_what_is_written_of_an_older_edition_is_not_what_the_concordance_says() -> None:
    written = list(_exceptions())
    assert written
    for file, newest, edition, number in written:
        assert newest in contents(E2017), file
        assert number in contents(edition), file
        there = counterparts(newest, E2017, edition)
        said = Clause(newest) if Clause(newest) in there else there[0] if len(there) == 1 else None
        assert said != Clause(number), (file, newest, edition)


@pytest.mark.parametrize(
    ("since", "until", "editions"),
    [
        (None, None, [1997, 2007, 2017]),
        (E2007, None, [2007, 2017]),
        (None, E2007, [1997, 2007]),
        (E2007, E2007, [2007]),
    ],
)
def test_what_the_law_says_since_an_edition_or_until_one(
    since: Edition | None, until: Edition | None, editions: list[int]
) -> None:
    asks = yes_no("asks")
    found = []
    for edition in ALL:
        case: Case[Any] = Case("27", None, edition, load("wbf"), {"asks": True})
        case.apply("27B", NoRectification(), since=since, until=until)
        case.review("27D", asks, since=since, until=until)
        case.considered("27B2", asks, since=since, until=until)
        answer = case.ask(asks, since=since, until=until)
        ruling = case.rule()
        parts = (ruling.clauses, ruling.effects, ruling.reviews, ruling.considered, ruling.facts)
        assert {bool(part) for part in parts} == {answer}
        if answer:
            found.append(ruling.edition)
    assert found == editions


def test_a_condition_that_is_not_met_is_a_clause_considered() -> None:
    asks = yes_no("asks")
    for answer, considered in ((False, [Considered("27A", "asks")]), (True, [])):
        case: Case[Any] = Case("27", None, E1997, load("wbf"), {"asks": answer})
        assert case.met(asks, clause="27A1") is answer
        assert list(case.rule().considered) == considered
