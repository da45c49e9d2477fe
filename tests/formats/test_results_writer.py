"""Notes of results, written and read again."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.bridge.seats import Vulnerability
from arbitro.formats import pbn
from arbitro.formats.pbn.game import Findings
from arbitro.formats.pbn.tables import table
from arbitro.formats.results import ResultRow, read_note
from arbitro.formats.results.writer import score_table, table_text, write_csv, write_note
from arbitro.scoring.outcome import (
    Adjusted,
    Adjustment,
    Artificial,
    Average,
    Imps,
    NotPlayed,
    Percentage,
    Share,
    Weighted,
    assigned,
)

SIXTY, FORTY = Percentage(Fraction(3, 5)), Percentage(Fraction(2, 5))


@pytest.mark.parametrize(
    ("outcome", "note"),
    [
        (NotPlayed(), "NP"),
        (Adjusted(SIXTY, FORTY), "A60/40"),
        (Adjusted(Artificial(Average.AVERAGE_PLUS), Artificial(Average.AVERAGE_MINUS)), "A+/-"),
        (Adjusted(Artificial(Average.AVERAGE), FORTY), "A=/40"),
        (Adjusted(Percentage(Fraction(13, 24)), FORTY), "A54.166667/40"),
        (Adjusted(assigned(420), assigned(-50)), "W NS 1 420 | EW 1 -50"),
        (Adjusted(Imps(Fraction(3)), Imps(Fraction(-3))), "W NS I+3 | EW I-3"),
        (Adjusted(assigned(420), Artificial(Average.AVERAGE_MINUS)), "W NS 1 420 | EW A-"),
    ],
)
def test_a_note_has_one_spelling(outcome: Adjusted | NotPlayed, note: str) -> None:
    assert write_note(outcome) == note


def weighted(parts: list[tuple[int, int]]) -> Weighted:
    whole = sum(weight for weight, _ in parts)
    return Weighted(tuple(Share(Fraction(weight, whole), points) for weight, points in parts))


SIDES: st.SearchStrategy[Adjustment] = st.one_of(
    st.sampled_from(Average).map(Artificial),
    st.integers(0, 1000).map(lambda tenths: Percentage(Fraction(tenths, 1000))),
    st.integers(-96, 96).map(lambda quarters: Imps(Fraction(quarters, 4))),
    st.lists(st.tuples(st.integers(1, 9), st.sampled_from([420, -50, 110, 0, -800])), min_size=1, max_size=4).map(
        weighted
    ),
)


@given(SIDES, SIDES)
def test_what_is_written_is_read_again(ns: Adjustment, ew: Adjustment) -> None:
    outcome = Adjusted(ns, ew)
    assert read_note(write_note(outcome), Vulnerability.NONE) == outcome


@given(st.lists(st.text(st.characters(codec="utf-8", exclude_categories=["C", "Z"]), max_size=8), min_size=11))
def test_any_texts_stand_in_a_score_table(texts: list[str]) -> None:
    row = ResultRow(section=texts[0], table=texts[1], ns=texts[2], ew=texts[3], note=texts[4])
    tag = score_table([row])
    game = next(iter(pbn.read_games([f'[ScoreTable "{tag.value}"]\n', *(f"{line}\n" for line in tag.section)])))
    assert isinstance(game, pbn.Game)
    found = table(game.tags[0], Findings(game))
    assert found is not None
    (cells,) = found.rows
    told = dict(zip((column.name for column in found.columns), map(found.text, cells), strict=True))
    expected = {"Section": texts[0], "Table": texts[1], "PairId_NS": texts[2], "PairId_EW": texts[3], "Note": texts[4]}
    assert {name: told[name] for name in expected} == {name: text or "-" for name, text in expected.items()}


def test_a_score_table_has_the_tricks_that_declarer_won() -> None:
    row = ResultRow(ns="1", ew="2", contract="4SX", declarer="N", result="-2", score_ns="-300")
    passed = ResultRow(ns="3", ew="4", contract="PASS", score_ns="0")
    assert list(score_table([row, passed]).section) == ["- - - 1 2 4SX N 8 - -300 -", "- - - 3 4 PASS - - - 0 -"]


def test_csv_quotes_what_it_must() -> None:
    assert table_text(("a", "b"), [("x,y", 'say "hi"'), (1, "")]) == 'a,b\r\n"x,y","say ""hi"""\r\n1,\r\n'
    assert write_csv([]).endswith("score_ns,note\r\n")
