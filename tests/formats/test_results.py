"""Rows of results: contracts, scores and notes. Expected scores are read off the table of Law 77."""

from contextlib import suppress
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.book.problem import Place, ProblemsFound
from arbitro.bridge.board import vulnerability_of
from arbitro.bridge.cards import Denomination
from arbitro.bridge.contract import Contract, Result, Risk
from arbitro.bridge.score import score
from arbitro.bridge.seats import Seat, Vulnerability
from arbitro.formats.results import (
    COLUMNS,
    ResultFormat,
    ResultRow,
    ResultSheet,
    read,
    read_boards,
    read_names,
    read_note,
    read_penalty,
)
from arbitro.formats.results.entry import accept
from arbitro.scoring.notation import possible_scores
from arbitro.scoring.outcome import (
    Adjusted,
    Artificial,
    Average,
    NotPlayed,
    Outcome,
    Percentage,
    Played,
    Share,
    Weighted,
    assigned,
)
from arbitro.scoring.penalty import ScorePenalty, Unit

HEADER = ",".join(COLUMNS)
NONE = Vulnerability.NONE

contracts = st.builds(
    Contract, st.integers(1, 7), st.sampled_from(Denomination), st.sampled_from(Seat), st.sampled_from(Risk)
)
results = st.builds(Result, contracts, st.integers(0, 13)) | st.just(Result(None))


def sheet(*rows: str, header: str = HEADER) -> ResultSheet:
    return read("\n".join((header, *rows)).encode(), ResultFormat.CSV, file="a.csv")


def outcome(row: str) -> Outcome:
    """Of one row that is in order."""
    found = sheet(row)
    assert not found.problems
    (entry,) = found.entries
    return entry.outcome


def kinds(*rows: str) -> list[tuple[int | None, str]]:
    return [(problem.where.line, problem.kind) for problem in sheet(*rows).problems]


@pytest.mark.parametrize(
    ("row", "expected"),
    [
        ("A,1,1,1,3,4,4H,N,SA,=,,", 420),
        ("A,1,1,1,3,4,4H N =,,,,,", 420),
        ("A,1,1,1,3,4,4H,N,,+1,450,", 450),  # the score may be there as well
        ("A,1,1,1,3,4,4HX N +1,,,,,", 240 + 300 + 50 + 100),
        ("A,1,1,2,3,4,4HX,N,,+1,,", 240 + 500 + 50 + 200),  # board 2: North-South vulnerable
        ("A,1,1,1,3,4,3NT,W,,-2,,", 100),
        ("A,1,1,1,3,4,4♠ by W =,,,,,", -420),
        ("A,1,1,1,3,4,4S,N,,10,,", 420),  # tricks in all
        ("A,1,1,1,3,4,4S N 10,,,,420,", 420),
        ("A,1,1,1,3,4,4♥x N +1,,,,,", 240 + 300 + 50 + 100),
        ("A,1,1,1,3,4,4H*,N,,+1,,", 240 + 300 + 50 + 100),
        ("A,1,1,1,3,4,4H** N =,,,,,", 480 + 300 + 100),
        ("A,1,1,1,3,4,3SA,O,,-2,,", 100),  # Italian: senza, Ovest
        ("A,1,1,1,3,4,3FA,V,,-2,,", 100),  # Romanian: fără atu, Vest
        ("A,1,1,1,3,4,4P,N,PR,=,,", 420),  # picche, led the king (re)
        ("A,1,1,1,3,4,5F,N,,=,,", 400),
        ("A,1,1,1,3,4,5Q,N,,=,,", 400),
        ("A,1,1,1,3,4,5T,N,,=,,", 400),
        ("A,1,1,1,3,4,,,,,-50,", -50),
        ("A,1,1,1,3,4,pass,,,,,", 0),
        ("A,1,1,1,3,4,,,,,0,", 0),
        (",,,1,3,4,4H,N,,,450,", 450),  # contract and score
    ],
)
def test_contract_and_result_or_the_score_suffice(row: str, expected: int) -> None:
    found = outcome(row)
    assert isinstance(found, Played)
    assert found.score_ns == expected


def test_a_score_with_its_contract_tells_the_tricks() -> None:
    found = outcome(",,,1,3,4,4H,N,,,-100,")
    assert isinstance(found, Played)
    assert found.result == Result.parse("4H N -2")


@given(results, st.integers(1, 40))
def test_every_result_is_read_as_it_is_written(result: Result, board: int) -> None:
    row = ResultRow(board=str(board), ns="1", ew="2", contract=str(result))
    entry, problems = accept(row)
    assert not problems
    assert entry
    assert entry.outcome == Played(score(result, vulnerability_of(board)), result)


@given(results, st.sampled_from(Vulnerability))
def test_a_score_that_a_contract_gives_is_possible(result: Result, vulnerability: Vulnerability) -> None:
    assert score(result, vulnerability) in possible_scores(vulnerability)
    assert -score(result, vulnerability) in possible_scores(
        {Vulnerability.NS: Vulnerability.EW, Vulnerability.EW: Vulnerability.NS}.get(vulnerability, vulnerability)
    )


@pytest.mark.parametrize("impossible", [10, 30, 131, 1, 860_000, 40])
def test_some_scores_no_contract_gives(impossible: int) -> None:
    assert impossible not in possible_scores(Vulnerability.BOTH)


PLUS, AVERAGE, MINUS = (Artificial(award) for award in (Average.AVERAGE_PLUS, Average.AVERAGE, Average.AVERAGE_MINUS))
HALVES = Weighted((Share(Fraction(1, 2), 420), Share(Fraction(1, 2), -50)))


@pytest.mark.parametrize(
    ("note", "expected"),
    [
        ("NP", NotPlayed()),
        ("np", NotPlayed()),
        ("A60/40", Adjusted(Percentage(Fraction(3, 5)), Percentage(Fraction(2, 5)))),
        ("A 62.5% / 40%", Adjusted(Percentage(Fraction(5, 8)), Percentage(Fraction(2, 5)))),
        ("A+/A-", Adjusted(PLUS, MINUS)),
        ("A=/A+", Adjusted(AVERAGE, PLUS)),
        ("A+/-", Adjusted(PLUS, MINUS)),
        ("W 1/2 4H N =; 1/2 4H N -1", Adjusted(HALVES, HALVES)),
        ("w 50% 420, 50% -50", Adjusted(HALVES, HALVES)),
        ("W 4H N =", Adjusted(assigned(420), assigned(420))),
        ("W NS 4H N = | EW 1/2 420; 1/2 -50", Adjusted(assigned(420), HALVES)),
        ("W EW -50 | NS A+", Adjusted(PLUS, assigned(-50))),
        ("W 1 PASS", Adjusted(assigned(0), assigned(0))),
    ],
)
def test_a_note_is_an_artificial_score_an_assigned_one_or_not_played(note: str, expected: Adjusted | NotPlayed) -> None:
    assert read_note(note, NONE) == expected


@given(st.lists(st.tuples(st.integers(1, 9), results), min_size=1, max_size=4), st.sampled_from(Vulnerability))
def test_weights_that_add_to_one_are_kept_exactly(
    parts: list[tuple[int, Result]], vulnerability: Vulnerability
) -> None:
    total = sum(part for part, _ in parts)
    note = "W " + "; ".join(f"{part}/{total} {result}" for part, result in parts)
    expected = Weighted(tuple(Share(Fraction(part, total), score(result, vulnerability)) for part, result in parts))
    assert read_note(note, vulnerability) == Adjusted(expected, expected)


@pytest.mark.parametrize(
    ("note", "kind"),
    [
        ("late", "unknown-note"),
        ("A60", "unknown-note"),
        ("A160/40", "percent-range"),
        ("W 1/2 4H N =; 1/3 4H N -1", "weights"),
        ("W 3/2 420; -1/2 -50", "weights"),
        ("W 1/2 421; 1/2 -50", "impossible-score"),
        ("W NS 420", "unknown-note"),
        ("W NS 420 | NS 50", "unknown-note"),
        ("W", "result-without-tricks"),
        ("W 1/2 4H =; 1/2 -50", "contract-without-declarer"),
    ],
)
def test_a_note_that_cannot_be_is_a_problem(note: str, kind: str) -> None:
    with pytest.raises(ProblemsFound) as trouble:
        read_note(note, NONE)
    assert [problem.kind for problem in trouble.value.problems] == [kind]


@given(st.text(max_size=30))
def test_any_text_in_a_note_is_read_or_refused(text: str) -> None:
    with suppress(ProblemsFound):
        assert isinstance(read_note(text, NONE), Adjusted | NotPlayed)


def test_every_problem_of_every_row_is_told_with_its_line() -> None:
    assert kinds(
        "A,1,1,1,1,2,4H,N,,=,,",
        "A,1,2,1,3,4,4H,N,,,130,",  # 4H cannot give +130
        "A,1,3,1,5,6,,,,,131,W 1/2 420; 1/3 -50",
        "A,1,4,0,7,8,,,,,420,",
        "A,1,5,1,,10,8H,N,ZZ,=,,",
        "",
        "A,1,6,1,11,12,,,,,,",
        "A,1,7,1,13,14,4H,N,,=,,NP",
        "A,1,8,1,15,16,4H,N,,=,450,",
        "A,1,9,1,17,18,,N,,=,,",
        "A,1,9,1,19,20,4H,N,,,,",
        "A,1,9,1,21,22,4H,N,,=,,,,more",
    ) == [
        (13, "row-too-long"),  # found before the rows are looked into
        (3, "score-not-of-contract"),
        (4, "impossible-score"),
        (4, "weights"),
        (5, "board-number"),
        (6, "pair-missing"),
        (6, "bad-level"),
        (6, "bad-card"),
        (8, "result-missing"),
        (9, "told-twice"),
        (10, "score-against-result"),
        (11, "result-without-contract"),
        (12, "result-without-tricks"),
    ]


def test_a_problem_names_file_line_and_board() -> None:
    (problem,) = sheet("A,1,1,7,1,2,,,,,131,").problems
    assert problem.where == Place(file="a.csv", line=2, board="7")


def test_columns_come_in_any_order_with_any_usual_mark_between_them() -> None:
    for between in (",", ";", "\t"):
        rows = (between.join(cells) for cells in (("ew", "NS", "board", "score_ns"), ("2", "1", "3", "-50")))
        (entry,) = read("\n".join(rows).encode(), ResultFormat.CSV).entries
        assert (entry.ns, entry.ew, entry.board, entry.outcome) == ("1", "2", 3, Played(-50))


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "latin-1"])
def test_the_usual_encodings_of_spreadsheets_are_read(encoding: str) -> None:
    text = "board,ns,ew,score_ns\r\n1,Müller,Rossi,-50\r\n"
    (entry,) = read(text.encode(encoding), ResultFormat.CSV).entries
    assert entry.ns == "Müller"


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("", "no-results"),
        ("\n\n", "no-results"),
        (HEADER, "no-results"),
        ("board,ns,score_ns\n1,2,3", "column-missing"),
        ("board,ns,ew,ns\n1,2,3,4", "column-twice"),
        ('board,ns,ew\n1,2,"' + "x" * 200_000, "bad-csv"),
    ],
)
def test_a_text_that_is_no_table_of_results_is_refused(text: str, kind: str) -> None:
    with pytest.raises(ProblemsFound) as trouble:
        read(text.encode(), ResultFormat.CSV)
    assert [problem.kind for problem in trouble.value.problems] == [kind]


@given(st.binary(max_size=200), st.sampled_from(ResultFormat))
def test_any_bytes_are_read_or_refused(data: bytes, form: ResultFormat) -> None:
    with suppress(ProblemsFound):
        assert isinstance(read(data, form), ResultSheet)


def test_names_may_be_written_as_ranges() -> None:
    assert read_names("1-4, 7 A1") == ("1", "2", "3", "4", "7", "A1")
    assert read_boards("1-3 9") == {1, 2, 3, 9}
    with pytest.raises(ProblemsFound):
        read_names("9-1")
    with pytest.raises(ProblemsFound):
        read_boards("A")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("7 10%", ScorePenalty("7", Fraction(10), Unit.PERCENT_OF_TOP)),
        ("7 10% 90B2", ScorePenalty("7", Fraction(10), Unit.PERCENT_OF_TOP, "90B2")),
        ("A7: 1/2 mp art. 8.2", ScorePenalty("A7", Fraction(1, 2), Unit.MATCHPOINTS, "art. 8.2")),
        ("The Reds 3 imps", ScorePenalty("The Reds", Fraction(3), Unit.IMPS)),
        ("7 0.5VP", ScorePenalty("7", Fraction(1, 2), Unit.VP)),
    ],
)
def test_a_penalty_says_who_how_much_and_by_which_clause(text: str, expected: ScorePenalty) -> None:
    assert read_penalty(text) == expected


@pytest.mark.parametrize("text", ["7", "7 10", "7 10 points", "10%", "", "7 0%", "7 -5%"])
def test_a_penalty_without_one_of_them_is_refused(text: str) -> None:
    with pytest.raises(ProblemsFound):
        read_penalty(text)


def test_the_other_letters_of_a_file_tell_what_c_is() -> None:
    """Four hearts and four clubs are ten tricks worth 420 and 130."""
    italian, english, romanian = (
        sheet("A,1,1,1,3,4,4C,N,,=,,", f"A,1,2,1,5,6,{other},N,,=,,") for other in ("3Q", "3D", "3P")
    )
    assert [entry.outcome.score_ns for entry in italian.entries if isinstance(entry.outcome, Played)] == [420, 110]
    assert [entry.outcome.score_ns for entry in english.entries if isinstance(entry.outcome, Played)] == [130, 110]
    assert [(p.kind, p.where.line, p.found) for p in romanian.problems] == [("doubtful-letter", 2, "4C")]


def test_a_number_that_may_be_overtricks_or_tricks_is_asked_for() -> None:
    assert kinds("A,1,1,1,3,4,4S,N,,1,,") == [(2, "tricks-without-sign")]


def test_columns_that_are_not_known_are_noted_and_passed_over() -> None:
    found = read(b"board,ns,ew,score_ns,kontract,colour\n1,2,3,420,x,y\n", ResultFormat.CSV)
    assert not found.problems
    assert [(note.kind, note.found, note.expected) for note in found.notes] == [
        ("column-not-read-near", "kontract", "contract"),
        ("column-not-read", "colour", ""),
    ]


def test_a_whole_result_may_stand_in_the_column_of_results() -> None:
    """Board 1, nobody vulnerable: 420, 4H doubled made 590, nothing; 3NT by West one off is 50 for North-South."""
    told = ("4S N 10", "4♥x N =", "4H* N =", "Pass", "3SA O -1")
    found = read("\n".join(("board;ns;ew;result", *(f"1;1;2;{each}" for each in told))).encode(), ResultFormat.CSV)
    assert not found.problems
    outcomes = [entry.outcome for entry in found.entries]
    assert [each.score_ns for each in outcomes if isinstance(each, Played)] == [420, 590, 590, 0, 50]
