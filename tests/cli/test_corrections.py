"""`arbitro corrections`: the table of what may still be changed."""

import pytest

from arbitro.contest.facts.correction import CHANGES, MOMENTS
from arbitro.words import LANGUAGES, message
from tests.cli.terminal import answer, arbitro


def test_every_cell_is_there_once() -> None:
    table = answer(arbitro("corrections", "--json"))["table"]
    assert [(cell["change"], cell["moment"]) for cell in table] == [(c, m) for c in CHANGES for m in MOMENTS]
    assert len(table) == 28


def test_a_cell_has_verdict_reason_clause_and_what_is_computed_again() -> None:
    table = answer(arbitro("corrections", "--json"))["table"]
    cells = {(cell["change"], cell["moment"]): cell for cell in table}
    result = cells["result", "past"]
    assert (result["verdict"], result["clause"]) == ("allowed", "79C")
    assert {"board", "ranking"} <= set(result["recomputed"])
    late = cells["result", "after_period"]
    assert (late["verdict"], late["clause"], late["recomputed"]) == ("forbidden", "79C", [])
    assert cells["redraw", "current"]["verdict"] == "forbidden"
    assert cells["redraw", "future"]["verdict"] == "warned"
    assert all(cell["text"] and cell["clause"] in cell["text"] for cell in table)


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_read_it_in_their_language(language: str) -> None:
    told = arbitro("--lang", language, "corrections")
    assert told.exit_code == 0
    text = " ".join(told.stdout.split())
    assert message("corrections-title", language=language) in text
    for change in CHANGES:
        first_word = message(f"change-{change.replace('_', '-')}", language=language).split()[0]
        assert first_word in text
    assert "79C" in text
    assert "{" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_answer_has_its_sentences_in_that_language(language: str) -> None:
    table = answer(arbitro("--lang", language, "corrections", "--json"))["table"]
    verdicts = {message(f"verdict-{name}", language=language) for name in ("allowed", "warned", "forbidden")}
    assert {cell["text"].split(":")[0] for cell in table} == verdicts
