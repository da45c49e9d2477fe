"""`arbitro standings`: expected points are counted by hand, by Laws 12C2, 78 and N12.1."""

from fractions import Fraction
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.cli.scores.standings.answers import StandingsAnswer
from arbitro.formats.results import COLUMNS
from tests.cli.terminal import answer, arbitro
from tests.scoring.usebio import FILES

HEADER = ",".join(COLUMNS)
KEYS = ["rank", "tied", "contestant", "points", "percent", "penalty"]


def csv(*rows: str) -> str:
    return "\n".join((HEADER, *rows)) + "\n"


def scored(text: str, *args: str) -> Any:
    return answer(arbitro("standings", "-", "--from", "csv", *args, "--json", given=text))


def refused(text: str, *args: str) -> list[tuple[int | None, str]]:
    result = arbitro("standings", "-", "--from", "csv", *args, "--json", given=text)
    assert result.exit_code == 2
    told = msgspec.json.decode(result.stdout, type=StandingsAnswer)
    assert not told.standings
    assert not told.boards
    assert msgspec.json.decode(result.stderr)["problems"] == msgspec.json.decode(result.stdout)["problems"]
    return [(problem.where.line, problem.kind) for problem in told.problems]


# Four tables on board 1, nobody vulnerable: 450, 420, 420, -50 are 6, 3, 3, 0 matchpoints of 6.
FOUR = csv(
    "A,1,1,1,1,2,4H,N,,+1,,",
    "A,1,2,1,3,4,4H,N,,=,,",
    "A,1,3,1,5,6,,,,,420,",
    "A,1,4,1,7,8,4H N -1,,,,,",
)


def test_the_answer_has_the_promised_form() -> None:
    found = scored(FOUR, "--method", "matchpoints")
    assert list(found) == ["method", "top", "standings", "boards", "problems", "notes"]
    assert (found["method"], found["top"], found["problems"]) == ("matchpoints", 6, [])
    assert all(list(row) == KEYS for row in found["standings"])
    assert found["standings"][0] == {
        "rank": 1,
        "tied": True,
        "contestant": "1",
        "points": "6",
        "percent": "100",
        "penalty": "0",
    }
    (board,) = found["boards"]
    assert list(board) == ["board", "results"]
    first = board["results"][0]
    assert list(first) == ["ns", "ew", "score_ns", "points_ns", "points_ew", "why"]
    assert (first["ns"], first["ew"], first["score_ns"], first["points_ns"], first["points_ew"]) == (
        *("1", "2", 450),
        *("6", "0"),
    )
    assert first["why"]["ns"] == {
        "kind": "compared",
        "points": "6",
        "figures": {"score": "450", "beaten": "3", "equal": "0", "results": "4"},
    }


def places(found: Any, group: str = "") -> dict[str, tuple[int, bool, int | Fraction]]:
    return {
        row["contestant"]: (row["rank"], row["tied"], Fraction(row["points"]))
        for row in found["standings"]
        if row.get("group", "") == group
    }


def test_ties_share_the_best_of_their_ranks() -> None:
    found = places(scored(FOUR, "-m", "matchpoints"))
    assert found["1"] == found["8"] == (1, True, Fraction(6))
    assert {found[who][0] for who in "3456"} == {3}
    assert found["2"] == found["7"] == (7, True, Fraction(0))


Exact = int | Fraction | None


def points(found: Any, board: int = 0) -> list[tuple[Exact, Exact]]:
    """Of North-South and East-West on every line of a board."""

    def exact(text: str | None) -> Exact:
        return None if text is None else Fraction(text)

    return [(exact(one["points_ns"]), exact(one["points_ew"])) for one in found["boards"][board]["results"]]


@pytest.mark.parametrize(
    ("args", "expected"),
    [
        (["matchpoints"], [6, 3, 3, 0]),
        (["matchpoints", "--scale", "1"], [3, Fraction(3, 2), Fraction(3, 2), 0]),
        # the mean of 420 and 420 is the datum: 30, 0, 0 and -470 are 1, 0, 0 and -10 IMPs
        (["butler"], [1, 0, 0, -10]),
        # 450 beats 420 by 1 twice and -50 by 500, 11 IMPs; 420 loses 1 and wins 470, 10 IMPs
        (["cross-imps", "--divide", "sum"], [13, 9, 9, -31]),
        (["cross-imps"], [Fraction(13, 3), 3, 3, Fraction(-31, 3)]),
        (["cross-imps", "--divide", "n"], [Fraction(13, 4), Fraction(9, 4), Fraction(9, 4), Fraction(-31, 4)]),
        (["total"], [450, 420, 420, -50]),
    ],
)
def test_each_method_of_pairs(args: list[str], expected: list[int | Fraction]) -> None:
    found = points(scored(FOUR, "--method", *args))
    assert [ns for ns, _ in found] == expected
    if args[0] != "matchpoints":
        assert all(ns is not None and ew is not None and ns + ew == 0 for ns, ew in found)


TEAMS = csv(
    "A,1,1,1,Reds,Blues,4H N =,,,,,",
    "A,1,2,1,Blues,Reds,4H N -1,,,,,",
    "A,1,1,2,Reds,Blues,,,,,-100,",
    "A,1,2,2,Blues,Reds,,,,,-100,",
)


@pytest.mark.parametrize(
    ("method", "expected"), [("imps", {"Reds": 10, "Blues": -10}), ("bam", {"Reds": 3, "Blues": 1})]
)
def test_each_method_of_teams(method: str, expected: dict[str, int]) -> None:
    found = scored(TEAMS, "--method", method)
    assert {who: points for who, (_, _, points) in places(found).items()} == expected


def test_notes_are_scored_by_their_rule() -> None:
    """Three real scores of five: 1/2 of 420 and -50 has (5 + 1)/2 among four; in the field by its weights."""
    text = csv(
        "A,1,1,1,1,2,,,,,450,",
        "A,1,2,1,3,4,,,,,420,",
        "A,1,3,1,5,6,,,,,-50,",
        "A,1,4,1,7,8,,,,,,W 1/2 4H N =; 1/2 4H N -1",
        "A,1,5,1,9,10,,,,,,A60/40",
        "A,1,6,1,11,12,,,,,,NP",
    )
    found = points(scored(text, "-m", "matchpoints"))

    def of_six(won: Fraction | int) -> Fraction:
        """Neuberg's formula: so many among four results, brought to six."""
        return (Fraction(won) + 1) * 6 / 4 - 1

    assert [ns for ns, _ in found] == [
        of_six(6),
        of_six(2 + Fraction(1, 2) + 1),
        of_six(Fraction(1, 2)),
        of_six(Fraction(3 + 1, 2)),  # 420 beats one and ties one, -50 ties one: 3 and 1
        Fraction(3, 5) * 10,
        None,
    ]
    assert found[4][1] == Fraction(2, 5) * 10


def test_average_plus_follows_the_own_session_by_the_edition() -> None:
    """Pair 1 has all of the top on board 1, pair 7 nothing (12C2(c); the 1997 code spares the offender)."""
    text = FOUR + "\n".join(
        ("A,2,1,2,1,7,,,,,,A+/A-", "A,2,2,2,3,2,,,,,110,", "A,2,3,2,5,4,,,,,140,", "A,2,4,2,8,6,,,,,170,")
    )
    assert points(scored(text, "-m", "matchpoints", "--edition", "2017"), 1)[0] == (6, 0)
    assert points(scored(text, "-m", "matchpoints", "--edition", "1997"), 1)[0] == (6, Fraction(2, 5) * 6)


def test_in_imps_sixty_and_forty_percent_are_average_plus_and_minus() -> None:
    text = csv("A,1,1,1,1,2,,,,,110,", "A,1,2,1,3,4,,,,,110,", "A,1,3,1,5,6,,,,,,A60/40")
    assert points(scored(text, "-m", "butler"))[2] == (3, -3)  # 12C2(b)
    # pair 1 won 11 IMPs on its other board, pair 3 lost 11: a figure is final, average plus and minus follow
    session = ("A,1,1,1,1,2,,,,,450,", "A,1,2,1,3,4,,,,,-50,", "A,1,1,2,1,3,,,,,,{}/{}", "A,1,2,2,2,4,,,,,110,")
    for note, expected in ((("A60", "40"), (3, -3)), (("A+", "A-"), (11, -11))):
        found = scored(csv(*session).format(*note), "-m", "cross-imps")
        assert points(found, 1)[0] == expected
    assert refused(text, "-m", "total") == [(4, "award-by-method")] * 2


def test_a_board_with_fewer_results_counts_as_a_full_one() -> None:
    """Among its own three results 450 has 4 of 4; Neuberg makes (4 + 1) 4/3 - 1 = 17/3 of 6 of it."""
    text = FOUR + "\n".join(("A,2,1,2,1,4,,,,,620,", "A,2,2,2,3,6,,,,,600,", "A,2,3,2,5,8,,,,,-100,"))
    found = scored(text, "-m", "matchpoints")
    first = found["boards"][1]["results"][0]
    assert (first["points_ns"], first["points_ew"]) == ("4", "0")
    assert (first["counted_ns"], first["counted_ew"]) == ("17/3", "1/3")
    assert first["why"]["ns"]["points"] == "17/3"
    assert first["why"]["ns"]["parts"][0]["points"] == "4"
    assert places(found)["1"][2] == 6 + Fraction(17, 3)
    assert "counted_ns" not in found["boards"][0]["results"][0]
    assert found["top"] == 6


def test_a_section_scored_apart_counts_as_full_by_its_own_size() -> None:
    """Of the three tables of section A two have board 2: 620 has (2 + 1) 3/2 - 1 of 4; B misses none."""
    text = csv(
        *("A,1,1,1,1,2,,,,,450,", "A,1,2,1,3,4,,,,,420,", "A,1,3,1,5,6,,,,,400,"),
        *("B,1,1,1,7,8,,,,,450,", "B,1,2,1,9,10,,,,,420,"),
        *("A,2,1,2,1,4,,,,,620,", "A,2,2,2,3,6,,,,,600,"),
        *("B,2,1,2,7,10,,,,,620,", "B,2,2,2,9,8,,,,,650,"),
    )
    found = scored(text, "-m", "matchpoints", "--sections", "apart")
    results = found["boards"][1]["results"]
    assert [(result["points_ns"], result.get("counted_ns", result["points_ns"])) for result in results] == [
        *(("2", "3.5"), ("0", "0.5")),
        *(("0", "0"), ("2", "2")),
    ]
    assert places(found, "A")["1"][2] == 4 + Fraction(7, 2)
    said = arbitro("standings", "-", "--from", "csv", "-m", "matchpoints", "--sections", "apart", given=text).stdout
    assert "4 results instead of 5" in said
    # 50 points are 2 IMPs, 20 and 30 are 1; by the tables of the own section less one, not of the larger one
    crossed = points(scored(text, "-m", "cross-imps", "--sections", "apart", "--divide", "n-1"))
    assert [ns for ns, _ in crossed] == [Fraction(3, 2), 0, Fraction(-3, 2), 1, -1]


def test_every_thing_wrong_in_a_row_is_told() -> None:
    assert refused(csv("A,1,1,1,1,2,8H,N,S1,=,421,A101/102"), "-m", "matchpoints") == [
        *((2, "impossible-score"), (2, "bad-level")),
        *((2, "percent-range"), (2, "percent-range"), (2, "bad-card")),
    ]
    # a score that cannot be is the only thing wrong where it alone tells the tricks
    assert refused(csv("A,1,1,1,1,2,4H,N,,,421,"), "-m", "matchpoints") == [(2, "impossible-score")]
    told = refused(csv("A,1,1,1,1,2,,,,,,W NS 1/2 421; 1/3 420 | EW 8H N ="), "-m", "matchpoints")
    assert told == [(2, "impossible-score"), (2, "weights"), (2, "bad-level")]


def test_two_winners_sections_and_strata_are_rankings_of_their_own() -> None:
    rows = FOUR.replace("A,1,3", "B,1,3").replace("A,1,4", "B,1,4")
    found = scored(rows, "-m", "matchpoints", "--winners", "2")
    assert {row["group"] for row in found["standings"]} == {"NS", "EW"}
    assert places(found, "NS")["7"] == (4, False, 0)
    found = scored(rows, "-m", "matchpoints", "--sections", "apart", "--winners", "2")
    assert {row["group"] for row in found["standings"]} == {"A NS", "A EW", "B NS", "B EW"}
    assert places(found, "B NS") == {"5": (1, False, 2), "7": (2, False, 0)}
    found = scored(rows, "-m", "matchpoints", "--stratum", "A: 1-4", "--stratum", "B: 5-8")
    assert len(places(found)) == len(places(found, "A")) == 8
    assert places(found, "B")["8"][0] == 1


def test_numbers_may_be_given_anew_in_sections_and_directions() -> None:
    text = csv("A,1,1,1,1,1,,,,,420,", "B,1,1,1,1,1,,,,,450,")
    assert {kind for _, kind in refused(text, "-m", "matchpoints")} == {"pair-against-itself", "result-twice"}
    found = scored(text, "-m", "matchpoints", "--numbers", "section-direction")
    assert set(places(found)) == {"A NS1", "A EW1", "B NS1", "B EW1"}


def test_penalties_come_off_the_total(tmp_path: Path) -> None:
    found = places(scored(FOUR, "-m", "matchpoints", "--penalty", "1 10% 90B2", "--penalty", "8 1/2 mp"))
    assert (found["8"], found["1"]) == ((1, False, Fraction(11, 2)), (2, False, 6 - Fraction(6, 10)))
    file = tmp_path / "penalties.txt"
    file.write_text("# slow play\n1 10% 90B2\n\n8 3 imps # wrong unit\n9 ten\n")
    assert refused(FOUR, "-m", "matchpoints", "--penalties", str(file)) == [(None, "penalty-unit"), (5, "bad-penalty")]


def test_everything_wrong_is_told_at_once_and_nothing_scored() -> None:
    text = csv(
        "A,1,1,1,1,2,4H,N,,=,,",
        "A,1,1,1,1,2,4H,N,,=,,",
        "A,1,2,1,3,3,4H,N,,=,,",
        "A,1,3,1,5,99,4H,N,,=,130,",
        "A,1,4,9,5,6,4H,N,,,130,",
        "A,1,5,2,5,6,,,,,,W 1/2 420; 1/3 -50",
        "A,1,5,2,7,8,,,,,100,",
    )
    told = refused(text, "-m", "matchpoints", "--pairs", "1-8", "--boards", "1-4", "--stratum", "B: 77")
    assert sorted(told, key=str) == sorted(
        [
            (None, "unknown-pair"),
            *[(3, "result-twice")] * 2,
            (4, "pair-against-itself"),
            (5, "unknown-pair"),
            (5, "score-against-result"),
            (6, "board-not-in-play"),
            (6, "score-not-of-contract"),
            *[(7, "impossible-score")] * 2,  # -50 with North-South vulnerable; 420 as well
            (7, "weights"),
            (8, "table-twice"),
        ],
        key=str,
    )


def test_problems_are_said_in_words_too() -> None:
    result = arbitro("standings", "-", "--from", "csv", "-m", "matchpoints", given=csv("A,1,1,1,1,2,4H,N,,,130,"))
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr == "-, line 2, board 1: 4H N cannot score +130.\n"


def test_a_team_without_its_other_table_is_a_problem() -> None:
    text = MATCH + ",,,1,C,D,,,,,420,\n"
    assert refused(text, "-m", "imps") == [(4, "no-other-table")]


def test_weights_are_refused_where_nobody_may_give_them(tmp_path: Path) -> None:
    pack = tmp_path / "own.toml"
    pack.write_text('extends = "wbf"\n[scoring.assigned]\ncommittee_weights = { 1997 = false }\n')
    text = FOUR + "A,1,5,1,9,10,,,,,,W 1/2 420; 1/2 -50\n"
    args = ("-m", "matchpoints", "--regulations", str(pack), "--edition")
    assert refused(text, *args, "1997") == [(6, "weights-not-allowed")]
    assert scored(text, *args, "2007")["problems"] == []


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["nowhere.csv", "-m", "matchpoints"], "file does not exist"),
        (["-", "-m", "matchpoints"], "--from"),
        (["a.doc", "-m", "matchpoints"], ".csv .json .lin .pbn .xml"),
        (["-", "--from", "csv"], "--method"),
        (["-", "--from", "csv", "-m", "butler", "--scale", "1"], "--scale"),
        (["-", "--from", "csv", "-m", "butler", "--divide", "n"], "--divide"),
        (["-", "--from", "csv", "-m", "butler", "--edition", "1999"], "1999"),
        (["-", "--from", "csv", "-m", "butler", "--regulations", "none"], "wbf"),
        (["-", "--from", "csv", "-m", "butler", "--html", "--json"], "together"),
        (["-", "--from", "csv", "-m", "butler", "--stratum", "1-4"], "B: 5-8"),
        (["-", "--from", "csv", "-m", "matchpoints", "--winners", "2"], "sat both ways"),
    ],
)
def test_a_wrong_call_is_told_with_exit_code_2(args: list[str], said: str) -> None:
    both_ways = FOUR + "A,2,1,2,2,1,,,,,110,\n"
    result = arbitro("standings", *args, given=both_ways)
    assert result.exit_code == 2
    assert said in result.stderr


def test_people_read_a_ranking_and_frequencies(tmp_path: Path) -> None:
    file = tmp_path / "tuesday.csv"
    file.write_text(FOUR)
    said = arbitro("standings", str(file), "-m", "matchpoints").stdout
    assert "Matchpoints: 1 board, 4 results" in said
    assert "3=" in said
    assert "100.00" in said
    (row,) = (line.split() for line in said.splitlines() if line.strip().startswith("+420"))
    assert row[:4] == ["+420", "2", "3", "3"]
    assert "5–6" in " ".join(row)
    target = tmp_path / "tuesday.txt"
    arbitro("standings", str(file), "-m", "matchpoints", "-o", str(target))
    assert "3–4 4H N =" in target.read_text()


def test_the_page_is_whole_and_nothing_in_it_comes_from_a_file_unescaped(tmp_path: Path) -> None:
    file, target = tmp_path / "a&b.csv", tmp_path / "page.html"
    file.write_text(FOUR.replace(",7,8,", ",<b>7,8,"))
    result = arbitro("standings", str(file), "-m", "matchpoints", "--html", "-o", str(target))
    assert result.exit_code == 0
    text = target.read_text()
    assert "<b>" not in text
    assert "&lt;b&gt;7" in text
    assert "<title>a&amp;b</title>" in text
    assert "http" not in text
    page = ElementTree.fromstring(
        text.partition("\n")[2]
        .replace('<meta charset="utf-8">', "")
        .replace('<meta name="viewport" content="width=device-width, initial-scale=1">', "")
    )
    assert len(page.findall(".//table")) == 2
    assert [head.text for head in page.findall(".//table")[0].findall(".//th")] == ["Rank", "Pair", "Points", "%"]


results = st.sampled_from(["4H N =", "4H N -1", "3NT S +1", "PASS", "2S W =", "5CX E -3"])


@given(st.lists(st.lists(results, min_size=1, max_size=5), min_size=1, max_size=4))
def test_every_board_gives_out_all_its_points(boards: list[list[str]]) -> None:
    rows = [
        f"A,{number},{table},{number},N{table},E{table},{result},,,,,"
        for number, tables in enumerate(boards, 1)
        for table, result in enumerate(tables, 1)
    ]
    found = scored(csv(*rows), "-m", "matchpoints")
    most = max(map(len, boards))
    for number, tables in enumerate(boards):
        lines = found["boards"][number]["results"]
        sums = [
            sum(Fraction(line.get(f"{kind}_{side}", line[f"points_{side}"])) for line in lines for side in ("ns", "ew"))
            for kind in ("points", "counted")
        ]
        assert sums == [2 * len(tables) * (len(tables) - 1), 2 * len(tables) * (most - 1)]


@pytest.mark.parametrize(
    ("name", "method", "points", "compared"),
    [
        ("mp_pairs_howell.xml", "matchpoints", "MATCH_POINTS", 322),
        ("butler_howell.xml", "butler", "BUTLER_POINTS", 280),
    ],
)
def test_a_real_session_has_its_published_points(name: str, method: str, points: str, compared: int) -> None:
    """Every pair on every board, and the percentages or totals in the ranking."""
    path = FILES / name
    if not path.exists():
        pytest.skip(f"{name} is not beside the checkout")
    root = ElementTree.parse(path).getroot()
    found = answer(arbitro("standings", str(path), "-m", method, "--json"))
    computed = {
        (board["board"], one["ns"], one["ew"]): (Fraction(one["points_ns"]), Fraction(one["points_ew"]))
        for board in found["boards"]
        for one in board["results"]
    }
    published = {
        (int(board.findtext("BOARD_NUMBER", "")), of.findtext("NS_PAIR_NUMBER"), of.findtext("EW_PAIR_NUMBER")): tuple(
            Fraction(of.findtext(f"{side}_{points}", "")) for side in ("NS", "EW")
        )
        for board in root.iter("BOARD")
        for of in board.findall("TRAVELLER_LINE")
    }
    assert computed == published
    assert 2 * len(published) == compared
    rows = {row["contestant"]: row for row in found["standings"]}
    for pair in root.iter("PAIR"):
        row = rows[pair.findtext("PAIR_NUMBER", "")]
        assert row["rank"] == int(pair.findtext("PLACE", ""))
        percent = pair.findtext("PERCENTAGE")
        if percent is None:
            assert Fraction(row["points"]) == Fraction(pair.findtext("TOTAL_SCORE", ""))
        else:
            assert abs(Fraction(row["percent"]) - Fraction(percent)) <= Fraction(1, 200)


# -- matches

MATCH = csv(",,,1,A,B,,,,,420,", ",,,1,B,A,,,,,-50,")


def test_both_tables_of_a_match_show_its_imps() -> None:
    """420 and 50 are 470 points: 10 IMPs, for A at either table."""
    (board,) = scored(MATCH, "-m", "imps")["boards"]
    assert [(row["points_ns"], row["points_ew"]) for row in board["results"]] == [("10", "-10"), ("-10", "10")]
    (board,) = scored(MATCH, "-m", "bam")["boards"]
    assert [(row["points_ns"], row["points_ew"]) for row in board["results"]] == [("2", "0"), ("0", "2")]


def test_in_a_knock_out_scores_that_do_not_balance_are_met_half_way() -> None:
    """A keeps 420, against 420: 0. B is given 50 and 420: 470, 10 IMPs. By Law 12C4 B has (10 - 0) / 2, A lacks it."""
    split = csv(",,,1,A,B,,,,,,W NS 1 420 | EW 1 -50", ",,,1,B,A,,,,,420,")
    alone = {row["contestant"]: row["points"] for row in scored(split, "-m", "imps")["standings"]}
    met = {row["contestant"]: row["points"] for row in scored(split, "-m", "imps", "--knockout")["standings"]}
    assert (alone, met) == ({"A": "0", "B": "10"}, {"A": "-5", "B": "5"})


def test_a_method_for_other_results_is_told_once() -> None:
    assert refused(FOUR, "-m", "imps") == [(None, "method-for-teams")]
    assert refused(MATCH, "-m", "matchpoints") == [(None, "method-for-pairs")]


def test_what_is_passed_over_is_noted() -> None:
    found = scored("board,ns,ew,score_ns,colour\n1,1,2,420,\n1,3,4,50,\n", "-m", "matchpoints")
    assert [note["kind"] for note in found["notes"]] == ["column-not-read"]


# -- USEBIO


@pytest.mark.parametrize("name", ["butler_howell.xml", "mp_pairs_howell.xml"])
def test_a_published_session_is_recomputed_by_one_command(name: str, tmp_path: Path) -> None:
    if not (FILES / name).exists():
        pytest.skip(f"{name} is not beside the checkout")
    found = answer(arbitro("standings", str(FILES / name), "--json"))
    assert found["notes"] == []  # every pair has what was published for it
    target = tmp_path / "again.xml"
    assert arbitro("standings", str(FILES / name), "--usebio", "-o", str(target)).exit_code == 0
    again = answer(arbitro("standings", str(target), "--json"))
    assert (again["method"], again["standings"], again["notes"]) == (found["method"], found["standings"], [])
    places = {pair.findtext("PAIR_NUMBER"): pair.findtext("PLACE") for pair in ElementTree.parse(target).iter("PAIR")}
    published = ElementTree.parse(FILES / name).iter("PAIR")
    assert places == {pair.findtext("PAIR_NUMBER"): pair.findtext("PLACE") for pair in published}
    target.write_text(
        target.read_text().replace("<PLACE>1</PLACE>", "").replace("<TOTAL_SCORE>34<", "<TOTAL_SCORE>35<")
    )
    kinds = [note["kind"] for note in answer(arbitro("standings", str(target), "--json"))["notes"]]
    assert kinds == ["published-differs"] * (name == "butler_howell.xml")
