"""`arbitro laws`: texts, search, coverage, flow charts and differences."""

from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

from arbitro.book.contents import contents
from arbitro.book.edition import ALL, E2017
from arbitro.book.texts import text
from arbitro.words import LANGUAGES
from tests.cli.terminal import answer, arbitro


def test_a_law_as_json_lists_every_clause_of_each_edition() -> None:
    found = answer(arbitro("laws", "27", "--json"))
    assert [one["edition"] for one in found] == [int(edition) for edition in ALL]
    for one, edition in zip(found, ALL, strict=True):
        assert list(one) == ["edition", "law", "title", "clauses"]
        assert (one["law"], one["title"]) == ("27", contents(edition).title("27"))
        assert [clause["clause"] for clause in one["clauses"]] == [str(e.clause) for e in contents(edition).law(27)]
        told = ["clause", "kind", "text", "readings", "carried_by", "reason"]
        assert all(list(clause) == told for clause in one["clauses"])


def test_what_carries_a_clause_is_named() -> None:
    (law,) = answer(arbitro("laws", "27", "--edition", "2017", "--json"))
    carried = {clause["clause"]: clause["carried_by"] for clause in law["clauses"]}
    assert "insufficient_bid" in carried["27B1(a)"]


def test_without_a_number_all_laws_that_are_written_are_listed() -> None:
    found = answer(arbitro("laws", "--edition", "2017", "--json"))
    assert {one["law"] for one in found} >= {str(law) for law in range(1, 41) if law != 12}
    shown = arbitro("laws", "--edition", "2017").stdout
    assert len(shown.splitlines()) == len(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_read_what_every_clause_says(language: str) -> None:
    shown = " ".join(arbitro("laws", "27", "--edition", "2017", "--language", language).stdout.split())
    for entry in contents(E2017).law(27):
        assert f"{entry.clause} {text(entry.clause, E2017, language)}" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_examples_are_told_as_stories_with_their_rulings(language: str) -> None:
    shown = arbitro("--lang", language, "laws", "27", "--examples").stdout
    assert "1♠ 1♥" in shown
    found = answer(arbitro("--lang", language, "laws", "27", "--examples", "--json"))
    assert [f"\n{one['title']}\n" in shown for one in found] == [True] * len(found) != []
    assert [section["id"] for section in found[0]["sections"]][:1] == ["happened"]


def test_a_law_on_which_nothing_is_ruled_has_no_examples() -> None:
    assert "There is no worked example of Law 3" in arbitro("laws", "3", "--examples").stdout


def test_a_brief_look_at_a_law_is_its_titles_and_what_carries_them_out() -> None:
    shown = arbitro("--lang", "it", "laws", "27", "--edition", "2017", "--brief").stdout
    assert "27 Licita insufficiente" in shown
    assert "27B1(a)" in shown
    assert "Sostituita da una chiamata comparabile" in shown


@pytest.mark.parametrize(
    ("language", "words", "clause"),
    [
        ("en", "arriving after the starting time", "90B1"),
        ("it", "il dichiarante non paga nulla se mostra una carta", "48A"),
        ("ro", "joc nepermis de lent", "90B2"),
    ],
)
def test_clauses_are_found_by_what_they_say(language: str, words: str, clause: str) -> None:
    shown = " ".join(arbitro("--lang", language, "laws", "search", *words.split()).stdout.split())
    assert f"{clause} {text(clause, E2017, language)}" in shown
    found = answer(arbitro("--lang", language, "laws", "search", words, "--json"))
    assert clause in [hit["clause"] for hit in found if hit["kind"] == "text"]


def test_what_no_clause_speaks_of_is_not_found() -> None:
    assert "xylophone" in arbitro("laws", "search", "xylophone").stdout
    assert answer(arbitro("laws", "search", "xylophone", "--json")) == []


def test_a_chart_as_mermaid() -> None:
    assert arbitro("laws", "27", "--chart", "mermaid").stdout.startswith("flowchart LR\n")


def test_a_chart_as_a_picture(tmp_path: Path) -> None:
    file = tmp_path / "law27.svg"
    assert arbitro("--lang", "ro", "laws", "27", "--chart", "svg", "-o", str(file)).exit_code == 0
    root = ElementTree.fromstring(file.read_text(encoding="utf-8"))
    assert root.attrib["lang"] == "ro"


def test_charts_within_the_json() -> None:
    (law,) = answer(arbitro("laws", "27", "--edition", "2017", "--chart", "mermaid", "--json"))
    assert [chart["what"] for chart in law["charts"]] == ["insufficient_bid"]


def test_a_law_of_several_events_asks_which_to_draw() -> None:
    result = arbitro("laws", "40", "--chart", "svg")
    assert result.exit_code == 2
    assert "psychic_call" in result.stderr
    assert arbitro("laws", "40", "--chart", "svg", "--what", "psychic_call").stdout.startswith("<svg")


def test_differences_as_json() -> None:
    found = answer(arbitro("laws", "diff", "2007", "2017", "--law", "27", "--json"))
    (difference,) = found
    assert difference["what"] == "insufficient_bid"
    assert "comparable" in difference["questions"]["second"]
    assert {"first": "23", "second": "72C"} in difference["moved"]


def test_differences_in_words() -> None:
    shown = arbitro("laws", "diff", "2007", "2017", "--law", "27").stdout
    assert "Only 2017 asks: " in shown
    assert "Renumbered: " in shown
    assert "give the same rulings" in arbitro("laws", "diff", "2017", "2017").stdout


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["94"], "94"),
        (["27", "28"], "more than one law"),
        (["search"], "search"),
        (["diff", "2007"], "two editions"),
        (["diff", "2007", "2018"], "2018"),
        (["27", "--edition", "1987"], "1987"),
        (["--chart", "svg"], "--chart"),
        (["3", "--chart", "svg"], "3"),
        (["27", "--language", "fr"], "fr"),
    ],
)
def test_what_cannot_be_is_told(args: list[str], said: str) -> None:
    result = arbitro("laws", *args)
    assert result.exit_code == 2
    assert said in result.stderr


def test_a_law_without_a_file_has_nothing_that_carries_its_clauses() -> None:
    (law,) = answer(arbitro("laws", "77", "--edition", "2017", "--json"))
    assert len(law["clauses"]) == len(contents(E2017).law(77))
    assert msgspec.json.encode(law)
