"""Readings of ours: each has its words in every language, belongs to editions that have the clause, and is shown."""

import json

import pytest

from arbitro.answers.library import law_page
from arbitro.book.clause import Clause
from arbitro.book.contents import contents
from arbitro.book.edition import ALL, E1997, E2007, E2017, Edition
from arbitro.laws.case.citation import Unless
from arbitro.laws.case.decision import OurReading
from arbitro.laws.case.index import index
from arbitro.laws.case.procedure import procedure
from arbitro.laws.study.explore import leaves, trees
from arbitro.words import LANGUAGES, catalogue, message
from arbitro.words.ruling import explain, sections
from tests.cli.terminal import arbitro


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reading_has_its_words_and_none_are_left_over(language: str) -> None:
    written = [id for id in catalogue(language) if id.startswith("decision-")]
    assert sorted(written) == sorted(f"decision-{decision.law}-{decision.name}" for decision in index().decisions)


def test_a_reading_belongs_to_editions_that_have_the_clause() -> None:
    for decision in index().decisions:
        assert decision.clauses, decision.name
        for year, clause in decision.clauses.items():
            assert clause in contents(Edition(year)), decision.name
            assert not decision.name.endswith(("_1997", "_2007", "_2017")) or decision.name.endswith(str(year))


@pytest.mark.parametrize(
    ("decision", "clauses"),
    [
        (OurReading("all", "27A1"), {E1997: "27A", E2007: "27A1", E2017: "27A1"}),
        (OurReading("one", Clause("25B2(c)"), E1997), {E1997: "25B2(c)"}),
        (OurReading("two", Unless("9A4", e1997="9A2(b)(1)"), (E1997, E2017)), {E1997: "9A2(b)(1)", E2017: "9A4"}),
    ],
)
def test_the_clause_of_a_reading_in_its_editions(decision: OurReading, clauses: dict[Edition, str]) -> None:
    assert dict(decision.clauses()) == clauses


@pytest.mark.parametrize("edition", ALL)
def test_the_page_of_a_law_shows_its_readings(edition: Edition) -> None:
    page = law_page("27", edition, "it")
    here = [decision for decision in index().decisions if decision.law == "27" and edition in decision.clauses]
    assert here
    shown = {(clause.clause, reading) for clause in page.clauses for reading in clause.readings}
    assert shown == {(one.clauses[edition], message(f"decision-27-{one.name}", "it")) for one in here}


def test_a_reading_is_shown_where_its_clause_stands_whichever_file_has_it() -> None:
    told = message("decision-28-unclear_call_of_lho_accepts")
    (shown,) = (clause for clause in law_page("29", E2017).clauses if told in clause.readings)
    assert shown.clause == "29A"
    assert not any(told in clause.readings for clause in law_page("28", E2017).clauses)


def test_the_command_says_what_is_a_reading_of_ours() -> None:
    shown = " ".join(arbitro("laws", "27", "--edition", "1997").output.split())
    assert f"Our reading: {message('decision-27-premature_1997')}" in shown
    assert message("decision-27-letters_2007") not in shown
    (law,) = json.loads(arbitro("laws", "27", "--edition", "1997", "--json").output)
    (clause,) = (clause for clause in law["clauses"] if clause["clause"] == "27B")
    assert clause["readings"] == [message("decision-27-premature_1997")]


@pytest.mark.parametrize("edition", ALL)
def test_a_ruling_says_the_readings_of_the_clauses_that_it_cites(edition: Edition) -> None:
    ruled = procedure("insufficient_bid", edition)
    said = set()
    for tree in trees(ruled.what, edition):
        for leaf in leaves(tree.root):
            if leaf.ruling:
                found = {one.id: one.lines for one in sections(ruled, tree.situation, leaf.ruling)}.get("readings", ())
                read = [
                    decision for decision in index().decisions if decision.clauses.get(edition) in leaf.ruling.clauses
                ]
                assert sorted(line.split(": ", 1)[1] for line in found) == sorted(
                    message(f"decision-{one.law}-{one.name}") for one in read
                )
                assert all(line in explain(ruled, tree.situation, leaf.ruling).director for line in found[:1])
                said |= {one.name for one in read}
    assert "inadmissible_double" in said
    assert ("second_insufficient_bid_1997" in said) is (edition is E1997)
    assert ("information_2007" in said) is (edition is E2007)
