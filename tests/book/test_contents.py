"""The contents of the three codes. Facts are from the codes themselves."""

import re
from itertools import pairwise

import pytest

from arbitro.book import ALL, E1997, E2007, E2017, Clause, ClauseKind, Edition, Problem, ProblemsFound, cite, contents
from arbitro.book.contents import read_contents
from arbitro.book.shelf import text_of

# The last letter of every law of 2017 that has letters, from the code's own table of contents (22, 35, 56 and 71
# from its text).
LETTERS_2017 = (
    "1C 5B 6F 7D 8C 9C 10C 11B 12C 13D 14C 15B 16D 17D 18F 19D 20G 21B 22B 23C 24E 25B 26B 27D 28B 29C 30C 31C 32C "
    "35D 36C 37B 38D 39C 40C 41D 42B 43B 44G 45G 46B 47F 48B 50E 51B 52B 53C 54E 55C 56B 57D 58B 60C 61C 62D 63B "
    "64C 65D 66D 67B 68D 69B 70E 71B 72C 73E 74C 75D 76D 78D 79C 80B 81D 82C 84D 85B 86B 87C 90B 91B 92D 93C"
)

# Laws whose lettering differs somewhere in the older codes.
LETTERS_1997 = (
    "11C 13C 14B 15C 16C 17E 20F 22B 24C 27C 31B 32B 35D 39B 40E 50D 54D 57C 61B 63C 70E 71C 72B 73F 75D 76B 80G 84E "
    "86C 87B"
)
LETTERS_2007 = (
    "11B 13F 14C 15C 16D 17E 20G 22B 24C 27D 31B 32B 36B 39C 40C 50E 54E 57C 61B 63B 70E 72B 73F 75C 76D 80B 84D 86D "
    "87B"
)


def last_letters(edition: Edition) -> dict[int, str]:
    return {clause.law: clause.text for clause in contents(edition) if clause.parts.letter and clause.depth == 1}


@pytest.mark.parametrize("edition", ALL)
def test_every_edition_has_93_laws(edition: Edition) -> None:
    assert [entry.clause.text for entry in contents(edition).laws] == [str(number) for number in range(1, 94)]


@pytest.mark.parametrize("edition", ALL)
def test_clauses_stand_in_order_after_their_parents(edition: Edition) -> None:
    book = contents(edition)
    assert all(a < b for a, b in pairwise(book))
    seen: set[Clause | None] = {None}
    for clause in book:
        assert clause.parent in seen, clause
        seen.add(clause)
    assert len(seen) == len(book) + 1


@pytest.mark.parametrize("edition", ALL)
def test_letters_numbers_and_small_letters_run_without_a_gap(edition: Edition) -> None:
    book = contents(edition)
    for clause in book:
        following = [child.parts for child in book.children(clause)]
        if not following:
            continue
        ends = [parts.last or parts.small or parts.number or parts.letter for parts in following]
        expected: list[list[str | int]] = [
            list("ABCDEFGH"),
            list(range(1, 13)),
            list("abcdefghijkl"),
            ["i", "ii", "iii", "iv", "v"],
            ["1", "2"],
        ]
        assert any(ends == row[: len(ends)] for row in expected), (clause, ends)
        assert len(following) > 1, clause  # a single part would not be numbered


def test_the_letters_of_2017_are_those_of_its_table_of_contents() -> None:
    assert list(last_letters(E2017).values()) == LETTERS_2017.split()


@pytest.mark.parametrize(("edition", "letters"), [(E1997, LETTERS_1997), (E2007, LETTERS_2007)])
def test_the_older_codes_have_their_own_lettering(edition: Edition, letters: str) -> None:
    found = last_letters(edition)
    assert [found[Clause(letter).law] for letter in letters.split()] == letters.split()


@pytest.mark.parametrize("edition", ALL)
def test_a_title_is_short_and_no_sentence(edition: Edition) -> None:
    for entry in contents(edition).entries.values():
        assert re.fullmatch(r"[A-Z].{1,88}[^.\s]", entry.title), entry
        assert "  " not in entry.title


@pytest.mark.parametrize("edition", ALL)
def test_no_two_clauses_under_one_have_the_same_title(edition: Edition) -> None:
    book = contents(edition)
    for clause in book:
        titles = [book.title(child) for child in book.children(clause)]
        assert len(titles) == len(set(titles)), clause


@pytest.mark.parametrize(
    ("clause", "editions"),
    [
        ("1A", [E2017]),
        ("9A2(b)(2)", [E1997]),
        ("12C1(e)(ii)", [E2007, E2017]),
        ("12C1(f)", [E2007]),
        ("12C2(d)", [E2017]),
        ("16A4", [E2007]),
        ("20F6", [E2007, E2017]),
        ("20G3", [E2017]),
        ("23A3", [E2017]),
        ("25A6", [E2017]),
        ("25B2(b)(2)", [E1997]),
        ("27B1(b)", [E1997, E2007, E2017]),  # 1997 has it too: the adjusted score
        ("27A1", [E2007, E2017]),
        ("27D", [E2007, E2017]),
        ("30B1(b)(ii)", [E2017]),
        ("35.4", [E2007]),
        ("35D", [E1997, E2017]),
        ("36C", [E2017]),
        ("40B2(a)(v)", [E2017]),
        ("40B2(c)(iii)", [E2007, E2017]),
        ("40E2", [E1997]),
        ("45D2", [E2017]),
        ("57A4", [E2017]),
        ("64B6", [E1997, E2007, E2017]),
        ("64B7", [E2007, E2017]),
        ("64B8", [E2017]),
        ("68D2(b)(ii)", [E2017]),
        ("70D3", [E2007]),
        ("71.2", [E2007]),
        ("72A6", [E1997]),
        ("81C11", [E1997]),
        ("86B2(c)", [E2017]),
        ("93C3(b)", [E2007, E2017]),
    ],
)
def test_which_editions_have_a_clause(clause: str, editions: list[Edition]) -> None:
    assert [edition for edition in ALL if clause in contents(edition)] == editions


@pytest.mark.parametrize(("edition", "last"), [(E1997, "93C"), (E2007, "93C3(b)"), (E2017, "93C3(b)")])
def test_the_last_clause_of_each_book(edition: Edition, last: str) -> None:
    assert list(contents(edition))[-1] == Clause(last)


@pytest.mark.parametrize(
    ("edition", "clause", "children"),
    [
        (E2017, "23", "23A 23B 23C"),
        (E2007, "23", ""),
        (E2007, "35", "35.1 35.2 35.3 35.4"),
        (E1997, "27B", "27B1 27B2 27B3"),
        (E2017, "27B", "27B1 27B2 27B3 27B4"),
        (E2017, "12C1", "12C1(a) 12C1(b) 12C1(c) 12C1(d) 12C1(e)"),
        (E2017, "77", ""),
    ],
)
def test_the_parts_of_a_clause(edition: Edition, clause: str, children: str) -> None:
    assert " ".join(map(str, contents(edition).children(clause))) == children


@pytest.mark.parametrize(
    ("edition", "clause", "kind"),
    [
        (E2017, "2", ClauseKind.MECHANICAL),
        (E2017, "4", ClauseKind.PROCEDURE),
        (E1997, "35", ClauseKind.RULING),
        (E2017, "35", ClauseKind.REFERENCE),
        (E2007, "23", ClauseKind.JUDGMENT),
        (E2017, "16B", ClauseKind.JUDGMENT),
        (E2017, "27B1(a)", ClauseKind.RULING),
        (E2017, "64A1", ClauseKind.RULING),
        (E2017, "64C", ClauseKind.JUDGMENT),
        (E2017, "77", ClauseKind.MECHANICAL),
        (E1997, "88", ClauseKind.RULING),
        (E2017, "88", ClauseKind.REFERENCE),
    ],
)
def test_the_kind_of_a_clause_is_that_of_the_specification(edition: Edition, clause: str, kind: ClauseKind) -> None:
    assert contents(edition).kind(clause) is kind


def test_a_law_is_given_with_all_its_clauses() -> None:
    law = contents(E1997).law(27)
    assert [entry.clause.text for entry in law] == (
        ["27", "27A", "27B", "27B1", "27B1(a)", "27B1(b)", "27B2", "27B3", "27C"]
    )  # fmt: skip
    assert sum(len(contents(E1997).law(number)) for number in range(1, 94)) == len(contents(E1997))


# -- citing -------------------------------------------------------------


def test_citing_a_clause_gives_it_if_the_edition_has_it() -> None:
    assert cite(E2017, "23A1") == Clause("23A1")
    assert cite(E2017, Clause("23A1")) == Clause("23A1")


@pytest.mark.parametrize(
    ("edition", "clause", "near"),
    [
        (E2007, "23A", "23"),
        (E1997, "27B1(c)", "27B1(a) 27B1(b)"),
        (E1997, "27B4", "27B1 27B2 27B3"),
        (E1997, "40B2(a)(iii)", "40B"),
        (E2007, "35A", "35.1 35.2 35.3 35.4"),
    ],
)
def test_citing_what_is_not_there_names_the_nearest_clauses(edition: Edition, clause: str, near: str) -> None:
    with pytest.raises(ProblemsFound) as trouble:
        cite(edition, clause)
    expected = Problem("unknown-clause", found=f"{clause} ({edition})", expected=near)
    assert trouble.value.problems == (expected,)
    with pytest.raises(ProblemsFound, match="unknown-clause"):
        contents(edition).title(clause)


def test_citing_what_is_no_number_is_another_problem() -> None:
    with pytest.raises(ProblemsFound, match="bad-clause"):
        cite(E2017, "twenty-seven")


# -- reading ------------------------------------------------------------


def test_everything_wrong_in_a_contents_file_is_said_at_once() -> None:
    text = text_of("contents/2017.toml")
    text = text.replace('["5A", "procedure"', '["5A", "legal"')
    text = text.replace('["6B",', '["6A",')
    text = text.replace('["7B",', '["7b",')
    text = text.replace('["8A",', '["8D",')
    with pytest.raises(ProblemsFound) as trouble:
        read_contents(E2017, text)
    found = [(p.kind, p.where.tag, p.found.split()[0]) for p in trouble.value.problems]
    assert found == [
        ("contents-kind", "law.5", "5A"),
        ("contents-clause-twice", "law.6", "6A"),
        ("bad-clause", "law.7", "7b"),
        ("contents-orphan", "law.7", "7B1"),
        ("contents-orphan", "law.7", "7B2"),
        ("contents-orphan", "law.7", "7B3"),
        ("contents-order", "law.8", "8A1"),
        ("contents-orphan", "law.8", "8A1"),
        ("contents-orphan", "law.8", "8A2"),
    ]
    assert {p.where.file for p in trouble.value.problems} == {"2017.toml"}


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ('[law.1]\ntitle = "The pack"\nkind = "reference"\nclauses = []\n', "contents-laws"),
        ('[law.1]\ntitle = "The pack"\n', "bad-data-file"),
        ("[law.1", "bad-data-file"),
    ],
)
def test_a_file_that_is_no_contents_is_a_problem(text: str, kind: str) -> None:
    with pytest.raises(ProblemsFound) as trouble:
        read_contents(E2017, text)
    assert [p.kind for p in trouble.value.problems] == [kind]
