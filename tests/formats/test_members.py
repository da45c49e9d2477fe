"""Members and entries as CSV: read back what was written, headers in three languages, every problem with its line."""

from typing import Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.book.problem import ProblemsFound
from arbitro.contest.contestant import Contestant, Individual, Member, Pair, Team
from arbitro.formats.cells import written_cell
from arbitro.formats.members import read_entries, read_members, write_entries, write_members

NORTH = Member("101", "North One", "101", "A", "F", 1960, "Roma")
SOUTH = Member("102", "South Two", "102", "B", "M", 1955, "Milano")
LONE = Member("East Three", "East Three")
REGISTER = {one.id: one for one in (NORTH, SOUTH, LONE)}


def read(text: str) -> tuple[Member, ...]:
    found = read_members(text.encode())
    assert found.problems == ()
    return found.members


@pytest.mark.parametrize(
    "text",
    [
        "name,number,category,sex,born,club\nNorth One,101,A,F,1960,Roma\n",
        "Nome;Tessera;Categoria;Sesso;Anno di nascita;Società\nNorth One;101;A;D;1960;Roma\n",
        "Nume;Număr;Categorie;Sex;Născut;Club\nNorth One;101;A;feminin;1960;Roma\n",
        "NUME;Numar;categorie;gen;Anul nasterii;club\nNorth One;101;A;f;07.05.1960;Roma\n",
        "\ufeffclub;born;sex;category;number;name\r\nRoma;1960-05-07;woman;A;101;North One\r\n",
        'name;number;category;sex;born;club;\n"North One";"101";A;F;1960;"Roma"\n\n;;;;;\n',
        "name\tnumber\tcategory\tsex\tborn\tclub\n North One \t101\tA\tF\t1960\tRoma\n",
    ],
)
def test_a_header_in_any_language_order_and_form(text: str) -> None:
    assert read(text) == (NORTH,)


def test_a_name_is_enough_and_quotes_hold_whatever_is_in_them() -> None:
    assert read('name\n"One; Two, ""Three"""\n') == (Member('One; Two, "Three"', 'One; Two, "Three"'),)


def test_old_spreadsheets_write_latin_1() -> None:
    found = read_members("name;club\nNorth;Società\n".encode("latin-1"))
    assert [member.club for member in found.members] == ["Società"]


def test_every_problem_is_told_with_its_line() -> None:
    lines = ["name;number;sex;born", "North;1;F;1960", ";2;;", "South;1;M;1961", "East;3;?;19"]
    text = "\n".join([*lines, "North;;;", "North;;;2200", "West;4;;;more"])
    found = read_members(text.encode(), "m.csv")
    assert [(p.kind, p.where.file, p.where.line) for p in found.problems] == [
        ("row-too-long", "m.csv", 8),
        ("member-no-name", "m.csv", 3),
        ("member-number-twice", "m.csv", 4),
        ("member-sex", "m.csv", 5),
        ("member-born", "m.csv", 5),
        ("member-born", "m.csv", 7),
        ("member-twice", "m.csv", 7),
    ]
    assert [member.name for member in found.members] == ["North", "North"]  # lines 2 and 6


@pytest.mark.parametrize(
    ("text", "kinds"),
    [
        ("", ["no-header"]),
        ("number;club\n1;Roma\n", ["column-missing"]),
        ("name;nome;colour\n", ["unknown-column", "column-twice"]),
        ('name\n"unclosed', []),
    ],
)
def test_a_header_that_is_not_one(text: str, kinds: list[str]) -> None:
    if not kinds:  # a quote that is never closed is read to the end
        assert [one.name for one in read(text)] == ["unclosed"]
        return
    with pytest.raises(ProblemsFound) as trouble:
        read_members(text.encode())
    assert [problem.kind for problem in trouble.value.problems] == kinds


# -- entries


def entries(text: str) -> tuple[Contestant, ...]:
    found = read_entries(text.encode(), REGISTER)
    assert found.problems == ()
    return found.contestants


def test_pairs_by_number_and_by_name() -> None:
    expected = (Pair("1", ("101", "102")), Pair("2", ("East Three", "stranger")))
    assert entries("player 1,player 2\n101,south  TWO\nEAST three,stranger\n") == expected
    assert entries("Giocatore 2;Giocatore 1\n102;101\nstranger;East Three\n") == expected
    assert entries("Jucător 1;Jucător 2\n101;102\nEast Three;stranger\n") == expected


def test_pairs_with_numbers_of_their_own() -> None:
    assert entries("no;player 1;player 2\n7;101;102\n;East Three;x\n") == (
        Pair("7", ("101", "102")),
        Pair("2", ("East Three", "x")),
    )


def test_every_line_that_is_pasted_may_have_its_own_separator() -> None:
    text = "North One;South Two\nA\tB\nC, D\nE - F\nG/H\nI & J\n"
    found = read_entries(text.encode(), {}, pasted="pairs")
    assert found.problems == ()
    assert [one.players for one in found.contestants] == [
        ("North One", "South Two"), ("A", "B"), ("C", "D"), ("E", "F"), ("G", "H"), ("I", "J"),
    ]  # fmt: skip


def test_a_missing_partner_stays_missing() -> None:
    assert entries("player 1;player 2\n101;\n") == (Pair("1", ("101", "")),)


def test_teams_with_a_captain_and_individuals() -> None:
    text = "Squadra;Capitano;Giocatore 1;Giocatore 2;Giocatore 3\nRossi;east three;101;;102\n"
    assert entries(text) == (Team("1", "Rossi", ("101", "102"), "East Three"),)
    assert entries("player\n101\nSouth Two\n") == (Individual("1", "101"), Individual("2", "102"))


def test_a_name_that_two_bear_needs_the_number() -> None:
    twins = {one.id: one for one in (Member("1", "North", "1"), Member("2", "north", "2"))}
    found = read_entries(b"player 1;player 2\nNorth;2\n", twins, "e.csv")
    assert [(p.kind, p.where.line, p.expected) for p in found.problems] == [("member-ambiguous", 2, "1, 2")]


@pytest.mark.parametrize(
    ("text", "missing"),
    [
        ("player 1\n", "player 2"),
        ("player 1;player 2;player 3\n", "team"),
        ("team;captain\n", "player 1"),
        ("player;player 1\n", "player 1"),
        ("id\n", "player 1"),
    ],
)
def test_a_header_that_names_no_kind_of_entry(text: str, missing: str) -> None:
    with pytest.raises(ProblemsFound) as trouble:
        read_entries(text.encode(), REGISTER)
    assert [(problem.kind, problem.found) for problem in trouble.value.problems] == [("column-missing", missing)]


def test_entries_of_several_kinds_are_not_written_in_one_file() -> None:
    with pytest.raises(ProblemsFound):
        write_entries([Pair("1", ("101", "102")), Individual("2", "101")], REGISTER)


# -- there and back

texts = st.text(st.characters(codec="utf-8", exclude_categories=["C", "Z"]), min_size=1, max_size=8)
maybe = st.just("") | texts
sexes: st.SearchStrategy[Literal["", "F", "M"]] = st.sampled_from(("", "F", "M"))


@st.composite
def registers(draw: st.DrawFn) -> list[Member]:
    ids = draw(st.lists(texts, unique=True, min_size=4, max_size=9))
    numbers = draw(st.lists(texts, unique=True, min_size=len(ids), max_size=len(ids)))
    return [
        Member(
            id,
            draw(texts),
            draw(st.sampled_from(("", number))),
            draw(maybe),
            draw(sexes),
            draw(st.none() | st.integers(1900, 2020)),
            draw(maybe),
            draw(maybe),
        )
        for id, number in zip(ids, numbers, strict=True)
    ]


@given(registers())
def test_members_are_read_as_they_were_written(members: list[Member]) -> None:
    found = read_members(write_members(members).encode())
    assert found.problems == ()
    assert [*found.members] == members


@given(registers(), st.sampled_from((Individual, Pair, Team)), st.data())
def test_entries_are_read_as_they_were_written(
    members: list[Member], kind: type[Contestant], data: st.DataObject
) -> None:
    register = {member.id: member for member in members}
    ids = data.draw(st.lists(texts, min_size=1, max_size=4))
    contestants: list[Contestant] = []
    for id in ids:
        who = [*data.draw(st.permutations(members))]
        if kind is Individual:
            contestants.append(Individual(id, who[0].id))
        elif kind is Pair:
            contestants.append(Pair(id, (who[0].id, who[1].id)))
        else:
            size = data.draw(st.integers(1, len(who)))
            captain = data.draw(st.sampled_from(["", who[-1].id]))
            contestants.append(Team(id, data.draw(texts), tuple(one.id for one in who[:size]), captain))
    found = read_entries(write_entries(contestants, register).encode(), register)
    assert found.problems == ()
    assert [*found.contestants] == contestants


@pytest.mark.parametrize("name", ["=1+1", "+cmd|x", "-2+3", "@SUM(A1)", "'=x", "''-3", "O'Hara", "'"])
def test_a_name_is_no_formula_in_a_spreadsheet_and_is_read_back(name: str) -> None:
    text = write_members([Member("7", name, "7")])
    cell = text.splitlines()[1].partition(";")[0]
    assert not cell.startswith(("=", "+", "-", "@"))
    assert [member.name for member in read_members(text.encode()).members] == [name]


def test_what_is_no_formula_stays_as_it_is() -> None:
    assert [written_cell(cell) for cell in ("=", "-", "+1", "-50", "+3.5%", 7, "")] == [
        "=",
        "-",
        "+1",
        "-50",
        "+3.5%",
        "7",
        "",
    ]
