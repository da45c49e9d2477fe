"""Where clauses went from one edition to the next."""

from itertools import permutations

import pytest

from arbitro.book import ALL, E1997, E2007, E2017, Clause, Edition, ProblemsFound, contents, counterparts, topics
from arbitro.book.concordance import read_concordance
from arbitro.book.shelf import text_of

WAYS = list(permutations(ALL, 2))


def found(clause: str, source: Edition, target: Edition) -> str:
    return " ".join(map(str, counterparts(clause, source, target)))


@pytest.mark.parametrize(
    ("e1997", "e2007", "e2017"),
    [
        ("16A1", "16B2", "16B2"),  # reserving rights
        ("16C", "16D", "16C"),  # information from withdrawn actions
        ("53C", "53C", "53B"),  # proper lead after the irregular one
        ("53B", "53B", "53C"),
        ("80A", "80B2(a)", "80B2(a)"),  # appointing the director
        ("81C9", "81C6 81C7", "81C6 81C7"),  # disputes
        ("86C", "86C", "86A"),  # no new deal when the match could be known
        ("17D", "17D", "15A"),  # cards from a wrong board
        ("7B1", "7B2", "7B2"),  # counting the cards
        ("72A4", "10C3", "10C3"),  # best option
        ("40C", "40B4 40B6(b)", "40B3(a) 40B5(b)"),  # failure to disclose
        ("35A", "36A", "36A"),  # inadmissible double condoned
        ("35D", "39B", "39B"),
        ("64A1", "64A1", "64A1"),  # never moved
        ("77", "77", "77"),
    ],
)
def test_a_topic_of_1997_is_found_in_the_later_editions(e1997: str, e2007: str, e2017: str) -> None:
    assert (found(e1997, E1997, E2007), found(e1997, E1997, E2017)) == (e2007, e2017)


@pytest.mark.parametrize(
    ("clause", "source", "target", "expected"),
    [
        ("23", E2007, E2017, "72C"),  # could have been aware
        ("72C", E2017, E1997, "23 72B1"),
        ("23", E2017, E2007, ""),  # the comparable call is new
        ("23A1", E2017, E1997, ""),
        ("35.1", E2007, E2017, "35A"),
        ("71.2", E2007, E1997, "71C"),
        ("34", E1997, E2017, "17D3 34"),
        ("34", E2007, E2017, "34"),  # the same number in both
        ("17E2", E2007, E2017, "17D3"),
        ("9A4", E2007, E2017, "9A5"),
        ("72B2", E2007, E2017, "72B2"),
        ("26A2(a)", E2007, E1997, "26A2"),  # a part goes with the whole
        ("26B", E2007, E1997, "26B"),
        ("70D3", E2007, E2017, "68D2(b)"),
        ("20F4", E2007, E1997, "75D1"),
        ("15A", E2007, E2017, "15B2"),  # the number has another subject now
        ("12C1", E1997, E2017, "12C2 12C2(a)"),
        ("12C1(f)", E2007, E2017, "12C1"),
    ],
)
def test_what_corresponds(clause: str, source: Edition, target: Edition, expected: str) -> None:
    assert found(clause, source, target) == expected


@pytest.mark.parametrize("edition", ALL)
def test_within_one_edition_a_clause_corresponds_to_itself(edition: Edition) -> None:
    assert all(counterparts(clause, edition, edition) == (clause,) for clause in contents(edition))


@pytest.mark.parametrize(("source", "target"), WAYS)
def test_every_clause_has_an_answer_in_every_edition_in_book_order(source: Edition, target: Edition) -> None:
    for clause in contents(source):
        answer = counterparts(clause, source, target)
        assert list(answer) == sorted(set(answer)), clause
        assert all(other in contents(target) for other in answer), clause


@pytest.mark.parametrize(("source", "target"), WAYS)
def test_what_corresponds_one_way_corresponds_the_other_way(source: Edition, target: Edition) -> None:
    there = {(a, b) for a in contents(source) for b in counterparts(a, source, target)}
    back = {(a, b) for b in contents(target) for a in counterparts(b, target, source)}
    assert there == back


@pytest.mark.parametrize(("source", "target"), WAYS)
def test_clauses_that_a_topic_joins_are_never_left_alone(source: Edition, target: Edition) -> None:
    for topic in topics():
        for clause in topic.clauses(source):
            assert bool(counterparts(clause, source, target)) is bool(topic.clauses(target)), clause


def test_nothing_is_wrong_in_the_concordance_or_left_out() -> None:
    assert read_concordance(text_of("concordance.toml")) == topics()


def test_a_topic_is_listed_only_if_its_numbers_differ() -> None:
    for topic in topics():
        numbers = {topic.clauses(edition) for edition in ALL}
        assert len(numbers) > 1, topic


def test_a_clause_of_another_edition_has_no_counterpart_but_a_problem() -> None:
    with pytest.raises(ProblemsFound, match="unknown-clause"):
        counterparts("23A", E2007, E2017)


def test_everything_wrong_in_the_concordance_is_said_at_once() -> None:
    text = text_of("concordance.toml")
    text = text.replace('2017 = ["1B"]', '2017 = ["1C"]').replace('2017 = ["72C"]', '2017 = ["72D"]')
    with pytest.raises(ProblemsFound) as trouble:
        read_concordance(text)
    problems = [(p.kind, p.found) for p in trouble.value.problems]
    assert problems == [
        ("concordance-twice", "1C (2017)"),
        ("concordance-unknown", "72D (2017)"),
        ("concordance-gap", "1B (2017)"),
        ("concordance-gap", "72C (2017)"),
    ]


def test_the_clauses_of_a_topic_are_checked_as_clauses() -> None:
    with pytest.raises(ProblemsFound, match="bad-clause"):
        read_concordance('[[moved]]\ntopic = "x"\n1997 = ["1a"]\n2007 = []\n2017 = []\n')
    assert Clause("1A") in topics()[0].clauses(E2017)
