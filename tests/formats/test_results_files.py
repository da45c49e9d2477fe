"""Results from JSON, PBN and USEBIO come to the same sheet as from CSV."""

from fractions import Fraction
from xml.etree import ElementTree

import msgspec
import pytest
from msgspec.structs import replace

from arbitro.book.problem import NOWHERE, ProblemsFound
from arbitro.formats.results import ResultFormat, ResultSheet, read, read_rows
from arbitro.formats.results import usebio as usebio_format
from arbitro.formats.results.files import normal, write
from arbitro.formats.results.row import ResultRows
from arbitro.scoring.outcome import Adjusted, NotPlayed, Percentage, Played
from arbitro.scoring.penalty import ScorePenalty, Unit
from tests.scoring.usebio import FILES


def scores(sheet: ResultSheet) -> list[tuple[int, str, str, int]]:
    found = []
    for entry in sheet.entries:
        assert isinstance(entry.outcome, Played)
        found.append((entry.board, entry.ns, entry.ew, entry.outcome.score_ns))
    return found


# -- JSON


def test_json_has_the_columns_of_csv_and_what_a_csv_cannot_say() -> None:
    text = msgspec.json.encode(
        {
            "results": [
                {"board": 1, "ns": 1, "ew": "2", "contract": "4H", "declarer": "N", "result": "="},
                {"board": 1, "ns": 3, "ew": 4, "score_ns": -50, "section": "A", "form": 2},
                {"board": 1, "ns": 5, "ew": 6, "note": "A60/40"},
                {"board": 1, "ns": 7, "ew": 8, "score_ns": 620, "vulnerability": "both"},
            ],
            "pairs": {"1": "Ones", "2": "", "3": "", "4": "", "5": "", "6": "", "7": "", "8": ""},
            "boards": "1-4",
            "penalties": ["3 10% 90B2"],
            "strata": {"A": "1-4", "B": "5-8"},
            "winners": 2,
        }
    )
    sheet = read(text, ResultFormat.JSON, file="a.json")
    assert not sheet.problems
    assert [e.ns for e in sheet.entries] == ["1", "3", "5", "7"]
    assert [e.outcome for e in sheet.entries[1:]] == [
        Played(-50),
        Adjusted(Percentage(Fraction(3, 5)), Percentage(Fraction(2, 5))),
        Played(620),
    ]
    assert sheet.entries[1].form == "2"
    assert sheet.boards == frozenset({1, 2, 3, 4})
    assert sheet.penalties == (ScorePenalty("3", Fraction(10), Unit.PERCENT_OF_TOP, "90B2"),)
    assert (sheet.strata["4"], sheet.strata["5"], sheet.names["1"], sheet.winners) == ("A", "B", "Ones", 2)


def test_problems_of_json_are_told_with_the_number_of_the_result() -> None:
    text = b'{"results":[{"board":1,"ns":1,"ew":2},{"board":1},{"board":1,"ns":3,"ew":4,"score":5}],"boards":"x"}'
    found = [(p.where.index, p.kind) for p in read(text, ResultFormat.JSON).problems]
    assert found == [(2, "bad-json-result"), (3, "bad-json-result"), (1, "result-missing"), (None, "board-number")]


@pytest.mark.parametrize("text", [b"", b"[]", b"{}", b'{"results":5}', b'{"results":[],"winners":3}', b"\xff"])
def test_json_of_another_form_is_refused(text: bytes) -> None:
    with pytest.raises(ProblemsFound) as trouble:
        read(text, ResultFormat.JSON)
    assert trouble.value.problems[0].kind == "bad-json"


# -- PBN


def game(board: int, *tags: str) -> str:
    return "\n".join((f'[Board "{board}"]', *tags, "", ""))


def test_a_score_table_has_a_row_for_each_table() -> None:
    text = game(
        2,
        '[Vulnerable "NS"]',
        '[Contract "4S"]',
        '[Declarer "N"]',
        '[Result "10"]',
        '[ScoreTable "Section;PairId_NS\\2R;PairId_EW\\2R;Contract\\4L;Declarer;Result\\2R;Score_NS;Score_EW"]',
        'A  1  2 4S N 10 "620" -',
        "A  3  4 3NT W 7 - -100",
        "B  5  6 Pass - - 0 0",
        "B  7  8 - - - - 110",
    )
    sheet = read(text.encode(), ResultFormat.PBN, file="a.pbn")
    assert not sheet.problems
    assert scores(sheet) == [(2, "1", "2", 620), (2, "3", "4", 100), (2, "5", "6", 0), (2, "7", "8", -110)]
    assert [entry.section for entry in sheet.entries] == ["A", "A", "B", "B"]


def test_a_game_is_a_result_by_its_pairs_its_teams_or_its_players() -> None:
    played = ('[Contract "4S"]', '[Declarer "N"]', '[Result "10"]')
    teams = ('[HomeTeam "Reds"]', '[VisitTeam "Blues"]')
    text = (
        game(1, '[PairNS "7"]', '[PairEW "9"]', *played)
        + game(2, *teams, '[Room "Open"]', *played)
        + game(2, *teams, '[Room "Closed"]', '[Contract "Pass"]')
        + game(3, '[West "W"]', '[North "N"]', '[East "E"]', '[South "S"]', '[Score "EW 100"]')
    )
    assert scores(read(text.encode(), ResultFormat.PBN)) == [
        (1, "7", "9", 420),
        (2, "Reds", "Blues", 620),
        (2, "Blues", "Reds", 0),
        (3, "N - S", "E - W", -100),
    ]


def test_what_is_wrong_in_a_pbn_file_is_told_with_its_line() -> None:
    text = game(1, '[PairNS "7"]', '[Contract "9S"]') + game(2, '[PairNS "7"]', '[PairEW "9"]')
    found = [(p.where.line, p.kind) for p in read(text.encode(), ResultFormat.PBN).problems]
    assert found == [(3, "bad-contract"), (5, "result-missing")]


def test_teams_without_rooms_are_known_by_their_players() -> None:
    """Ann and Bob play for the Reds, who are at home: wherever they sit, East-West at the other table is a Red pair."""
    teams = ('[HomeTeam "Reds"]', '[VisitTeam "Blues"]')
    open_ = ('[North "Ann"]', '[South "Bob"]', '[East "Cid"]', '[West "Dan"]')
    closed = ('[North "Eva"]', '[South "Fay"]', '[East "Gus"]', '[West "Hal"]')
    turned = ('[North "Cid"]', '[South "Dan"]', '[East "Ann"]', '[West "Bob"]')
    text = (
        game(1, *teams, *open_, '[Score "NS 420"]')
        + game(1, *teams, *closed, '[Score "NS -50"]')
        + game(2, *teams, *turned, '[Score "NS 100"]')
        + game(2, *teams, *closed, '[Score "NS 110"]')
    )
    assert scores(read(text.encode(), ResultFormat.PBN)) == [
        (1, "Reds", "Blues", 420),
        (1, "Blues", "Reds", -50),
        (2, "Blues", "Reds", 100),
        (2, "Blues", "Reds", 110),
    ]


def test_without_players_the_second_table_of_a_board_is_the_other_way_round() -> None:
    teams = ('[HomeTeam "Reds"]', '[VisitTeam "Blues"]')
    text = game(1, *teams, '[Score "NS 420"]') + game(1, *teams, '[Score "NS -50"]')
    assert scores(read(text.encode(), ResultFormat.PBN)) == [(1, "Reds", "Blues", 420), (1, "Blues", "Reds", -50)]


# -- LIN

LIN_MATCH = "vg|Cup,Final,I,1,3,Reds,0,Blues,0|rs|4SN=,3NW-2,PASS,2HE=,1CN=,|bn|11,12,13|pg||"


def test_a_broadcast_is_a_match_also_of_boards_that_are_only_listed() -> None:
    sheet = read(f"{LIN_MATCH}qx|o1|sv|o|qx|o3|sv|o|".encode(), ResultFormat.LIN)
    assert not sheet.problems
    assert sorted((e.board, e.ns, e.ew, e.told) for e in sheet.entries) == [
        (11, "Blues", "Reds", "3NT W -2"),
        (11, "Reds", "Blues", "4S N ="),
        (12, "Blues", "Reds", "2H E ="),
        (12, "Reds", "Blues", "PASS"),
    ]
    assert [(note.kind, note.where.board) for note in sheet.notes] == [("one-room-only", "13")]


# -- USEBIO


def usebio(lines: str, participants: str = "", head: str = "", section: str = "") -> bytes:
    boards = f"<BOARD><BOARD_NUMBER>1</BOARD_NUMBER>{lines}</BOARD>"
    if section:
        boards = f'<SESSION><SECTION SECTION_ID="{section}">{boards}</SECTION></SESSION>'
    return (
        f'<?xml version="1.0"?>\n<USEBIO Version="1.2"><EVENT EVENT_TYPE="MP_PAIRS">{head}'
        f"<PARTICIPANTS>{participants}</PARTICIPANTS>\n{boards}</EVENT></USEBIO>"
    ).encode()


def line(ns: int, ew: int, score: str, contract: str = "", played_by: str = "", tricks: str = "") -> str:
    return (
        f"\n<TRAVELLER_LINE><NS_PAIR_NUMBER>{ns}</NS_PAIR_NUMBER><EW_PAIR_NUMBER>{ew}</EW_PAIR_NUMBER>"
        f"<CONTRACT>{contract}</CONTRACT><PLAYED_BY>{played_by}</PLAYED_BY><TRICKS>{tricks}</TRICKS>"
        f"<SCORE>{score}</SCORE></TRAVELLER_LINE>"
    )


def pair(number: int, direction: str = "") -> str:
    return (
        f"<PAIR><PAIR_NUMBER>{number}</PAIR_NUMBER><DIRECTION>{direction}</DIRECTION>"
        f"<PLAYER><PLAYER_NAME>One {number}</PLAYER_NAME></PLAYER>"
        f"<PLAYER><PLAYER_NAME>Two {number}</PLAYER_NAME></PLAYER></PAIR>"
    )


def test_traveller_lines_are_results() -> None:
    lines = (
        line(1, 2, "420", "4H", "N", "10")
        + line(3, 4, "-300", "4H*", "S", "8")
        + line(5, 6, "0", "Passed Out")
        + line(7, 8, "A6040")
        + line(9, 10, "NP")
        + line(11, 12, "-50")
    )
    sheet = read(usebio(lines, section="B"), ResultFormat.USEBIO)
    assert not sheet.problems
    outcomes = [e.outcome for e in sheet.entries]
    assert [o.score_ns if isinstance(o, Played) else None for o in outcomes] == [420, -300, 0, None, None, -50]
    assert outcomes[3:5] == [Adjusted(Percentage(Fraction(3, 5)), Percentage(Fraction(2, 5))), NotPlayed()]
    assert {e.section for e in sheet.entries} == {"B"}


def test_the_participants_are_all_there_are() -> None:
    sheet = read(usebio(line(1, 2, "420") + line(3, 9, "420"), pair(1) + pair(2) + pair(3)), ResultFormat.USEBIO)
    assert sheet.names == {"1": "One 1 & Two 1", "2": "One 2 & Two 2", "3": "One 3 & Two 3"}
    assert [(p.kind, p.found, p.where.line) for p in sheet.against_itself()] == [("unknown-pair", "9", 5)]


def test_where_both_directions_have_a_number_they_are_two_pairs() -> None:
    data = usebio(line(1, 1, "420"), pair(1, "NS") + pair(1, "EW"), "<WINNER_TYPE>2</WINNER_TYPE>")
    sheet = read(data, ResultFormat.USEBIO)
    assert (sheet.entries[0].ns, sheet.entries[0].ew, sheet.winners) == ("NS1", "EW1", 2)
    assert set(sheet.names) == {"NS1", "EW1"}


def test_a_score_that_its_contract_does_not_give_is_a_problem_of_its_line() -> None:
    sheet = read(usebio(line(1, 2, "420", "4H", "N", "9")), ResultFormat.USEBIO)
    assert [(p.kind, p.where.line) for p in sheet.problems] == [("score-against-result", 4)]


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"<USEBIO>",
        b"<HTML/>",
        b'<!DOCTYPE USEBIO [<!ENTITY a "aaaa">]><USEBIO>&a;</USEBIO>',
        b'<!DOCTYPE USEBIO [<!ATTLIST PAIR a CDATA "aaaa">]><USEBIO><PAIR/><PAIR/></USEBIO>',
        b"<!DOCTYPE USEBIO [<!ELEMENT PAIR (#PCDATA)>]><USEBIO/>",
        b"<USEBIO>" + b"<A>" * 500 + b"</A>" * 500 + b"</USEBIO>",
    ],
)
def test_other_xml_is_refused(text: bytes) -> None:
    with pytest.raises(ProblemsFound) as trouble:
        read(text, ResultFormat.USEBIO)
    assert trouble.value.problems[0].kind == "bad-xml"


def told(rows: ResultRows) -> object:
    """Everything but where it stands."""
    return (
        [replace(row, where=NOWHERE) for row in rows.rows],
        [replace(pair, line=None) for pair in rows.pairs],
        (rows.head, rows.names, rows.deals, rows.winners, rows.numbering),
    )


@pytest.mark.parametrize("name", ["butler_howell.xml", "mp_pairs_howell.xml"])
def test_a_published_session_is_written_back_with_equal_content(name: str) -> None:
    if not (FILES / name).exists():
        pytest.skip(f"{name} is not beside the checkout")
    rows = read_rows((FILES / name).read_bytes(), ResultFormat.USEBIO)
    text = usebio_format.write(normal(rows))
    assert told(read_rows(text.encode(), ResultFormat.USEBIO)) == told(rows)
    published = ElementTree.parse(FILES / name).getroot()
    for parent in ("PAIR", "PLAYER", "TRAVELLER_LINE", "HAND"):
        order = [child.tag for child in max(published.iter(parent), key=len)]
        for element in ElementTree.fromstring(text).iter(parent):
            assert [tag for tag in order if tag in {child.tag for child in element}] == [child.tag for child in element]


USEBIO = usebio(
    line(1, 2, "420", "4H", "N", "10") + line(3, 4, "0", "PASS") + line(1, 4, "A6040") + line(3, 2, "-50"),
    "".join(pair(number) for number in (1, 2, 3, 4)),
    "<EVENT_DESCRIPTION>Tuesday &amp; all</EVENT_DESCRIPTION><DATE>31/01/2026</DATE>",
)


@pytest.mark.parametrize("form", [ResultFormat.CSV, ResultFormat.JSON, ResultFormat.PBN, ResultFormat.USEBIO])
def test_results_written_in_any_format_read_back_the_same(form: ResultFormat) -> None:
    rows = normal(read_rows(USEBIO, ResultFormat.USEBIO))
    again = normal(read_rows(write(rows, form).encode(), form))
    plain = {"where": NOWHERE, "vulnerability": ""}
    assert [replace(row, **plain) for row in again.rows] == [replace(row, **plain) for row in rows.rows]
    if form is not ResultFormat.CSV and form is not ResultFormat.PBN:
        assert again.names == rows.names


@pytest.mark.parametrize(
    ("form", "scoring", "method"),
    [
        ("MP_PAIRS", "", "matchpoints"),
        ("PAIRS", "MATCH_POINTS", "matchpoints"),
        ("PAIRS", "CROSS_IMPS", "cross-imps"),
        ("BUTLER_PAIRS", "IMPS", "butler"),
        ("SWISS_TEAMS", "", "imps"),
        ("", "", ""),
    ],
)
def test_the_file_says_how_it_was_scored(form: str, scoring: str, method: str) -> None:
    data = USEBIO.replace(b"MP_PAIRS", form.encode()).replace(
        b"<EVENT_DES", f"<SCORING_METHOD>{scoring}</SCORING_METHOD><EVENT_DES".encode()
    )
    head = read_rows(data, ResultFormat.USEBIO).head
    assert (head.method, head.date, head.title) == (method, "2026-01-31", "Tuesday & all")
