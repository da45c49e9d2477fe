"""`arbitro dd`: tables, pars and traces of the boards of a file."""

from pathlib import Path
from typing import Any

import pytest

from arbitro.analysis import solver
from arbitro.analysis.table import TABLES, double_dummy_table
from arbitro.formats import pbn
from arbitro.formats.record import BoardRecord
from tests.analysis.late import always_too_late
from tests.analysis.reference import needs_solver
from tests.cli.terminal import BOARD_PBN, answer, arbitro

pytestmark = needs_solver

# Each hand has a suit: whoever has the trumps wins everything, and in notrump the leader does.
SUITS_PBN = """[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"]
[Declarer "N"]
[Contract "1H"]
[Result "0"]
[Play "E"]
H2 D2 C2 S2
HA D3 C3 S3
*
"""
BY_SIDE = {"NS": ("N", "S"), "EW": ("E", "W")}
TRICKS = {
    seat: {"C": ew, "D": ns, "H": ew, "S": ns, "NT": 0}
    for side, ns, ew in (("NS", 13, 0), ("EW", 0, 13))
    for seat in BY_SIDE[side]
}


@pytest.fixture
def source(tmp_path: Path) -> Path:
    path = tmp_path / "a.pbn"
    path.write_text(SUITS_PBN)
    return path


def test_the_tricks_of_every_declarer_and_par_as_json(source: Path) -> None:
    # North bids first, and 7S over anything but 7NT, which loses thirteen tricks
    par = {"score_ns": 1510, "contracts": ["NS 7S="]}
    assert answer(arbitro("dd", str(source), "--json")) == [{"board": 1, "tricks": TRICKS, "par": par}]


@pytest.mark.parametrize("form", ["lin", "json"])
def test_every_format_of_boards_is_read(source: Path, form: str) -> None:
    other = source.with_suffix("." + form)
    assert arbitro("convert", str(source), str(other)).exit_code == 0
    (board,) = answer(arbitro("dd", str(other), "--json"))
    assert board["tricks"] == TRICKS


def test_the_table_and_par_on_the_terminal(source: Path) -> None:
    result = arbitro("dd", str(source))
    assert result.exit_code == 0
    assert [line.split() for line in result.stdout.splitlines()[:6]] == [
        ["Board", "1"],
        ["NT", "♠", "♥", "♦", "♣"],
        ["North", "0", "13", "0", "13", "0"],
        ["South", "0", "13", "0", "13", "0"],
        ["East", "0", "0", "13", "0", "13"],
        ["West", "0", "0", "13", "0", "13"],
    ]
    assert "Par: North-South score 1510 (NS 7♠=)" in result.stdout
    assert result.stderr == ""  # no bar where there is no terminal


def test_cards_that_cost_tricks_are_marked(tmp_path: Path) -> None:
    path = tmp_path / "a.pbn"
    path.write_text(BOARD_PBN + '[Play "W"]\nDK D2 D5 DA\n*\n')
    (board,) = answer(arbitro("dd", str(path), "--json", "--trace"))
    trace: dict[str, Any] = board["trace"]
    assert len(trace["tricks"]) == 5
    assert trace["tricks"][0] == board["tricks"]["S"]["NT"]
    steps = [after - before for before, after in zip(trace["tricks"], trace["tricks"][1:], strict=False)]
    gains = {index: abs(step) for index, step in enumerate(steps, 1) if step}
    assert {cost["index"]: cost["tricks"] for cost in trace["costs"]} == gains
    shown = arbitro("dd", str(path), "--trace").stdout
    assert "›♦K" in shown
    assert shown.count(" -") == len(gains)


def test_a_costing_card_is_shown_with_what_it_cost(tmp_path: Path) -> None:
    # East cashes twelve hearts and gives North the last trick; if he begins with his spade, North has twelve
    deal = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"
    swapped = deal.replace(".AKQJT98765432..", "2.AKQJT9876543..").replace("AKQJT98765432...", "AKQJT9876543.2..")
    path = tmp_path / "a.pbn"
    head = f'[Board "1"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "{swapped}"]\n'
    path.write_text(head + '[Declarer "N"]\n[Contract "1NT"]\n[Result "12"]\n[Play "E"]\nS2 D2 C2 SA\n*\n')
    (board,) = answer(arbitro("dd", str(path), "--json", "--trace"))
    assert board["trace"]["tricks"] == [1, 12, 12, 12, 12]
    assert board["trace"]["costs"] == [{"index": 1, "seat": "E", "card": "S2", "tricks": 11}]
    assert "›♠2 -11" in arbitro("dd", str(path), "--trace").stdout


def test_a_board_played_at_several_tables_is_shown_once(source: Path) -> None:
    source.write_text(SUITS_PBN + "\n" + SUITS_PBN)
    assert len(answer(arbitro("dd", str(source), "--json"))) == 1
    assert len(answer(arbitro("dd", str(source), "--json", "--trace"))) == 2


def test_par_needs_dealer_and_vulnerability(source: Path) -> None:
    text = "\n".join(line for line in SUITS_PBN.splitlines()[3:]) + "\n"
    source.write_text(text)
    (board,) = answer(arbitro("dd", str(source), "--json"))
    assert (board["board"], board["par"]) == (None, None)
    source.write_text('[Board "2"]\n' + text)  # East deals, North-South vulnerable
    (board,) = answer(arbitro("dd", str(source), "--json"))
    assert board["par"] == {"score_ns": 2210, "contracts": ["NS 7S="]}


def test_a_deal_that_is_not_complete_is_told_and_the_others_are_solved(source: Path) -> None:
    partial = '[Board "9"]\n[Deal "N:AK... - - -"]\n'
    source.write_text(partial + "\n" + SUITS_PBN)
    result = arbitro("dd", str(source))
    assert result.exit_code == 2
    assert "board 9" in result.stderr
    assert "Board 1" in result.stdout


def test_a_file_without_boards_is_a_problem(source: Path) -> None:
    source.write_text("")
    assert arbitro("dd", str(source)).exit_code == 2


def test_a_limit_reached_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.pbn"
    path.write_text(BOARD_PBN)
    TABLES.forget()
    always_too_late(monkeypatch)
    result = arbitro("dd", str(path), "--limit", "0.001", "--json")
    assert result.exit_code == 2
    assert "time-limit" in result.stderr
    assert result.stdout.strip() == "[]"


def without_added(text: str) -> str:
    """The text of a file without the tags that --add adds."""
    kept, skipping = [], False
    for line in text.splitlines(keepends=True):
        if line.startswith("["):
            skipping = line[1:].split()[0] in {"OptimumScore", "ParContract", "OptimumResultTable"}
        if not skipping or not line.strip():
            skipping = False
            kept.append(line)
    return "".join(kept)


def read(path: Path) -> list[BoardRecord]:
    with path.open("rb") as file:
        return [record for record in pbn.read(file) if isinstance(record, BoardRecord)]


@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_missing_tags_are_added_and_all_else_is_kept(tmp_path: Path, end: str) -> None:
    source, target = tmp_path / "a.pbn", tmp_path / "b.pbn"
    text = f"% PBN 2.1\n; first\n{SUITS_PBN}; of board 1\n\n{{ between\n\n}}\n{BOARD_PBN.rstrip()}  \n\n; the end\n"
    source.write_bytes(text.replace("\n", end).encode())
    assert arbitro("dd", str(source), "--add", "-o", str(target)).exit_code == 0
    written = target.read_bytes().decode()
    assert without_added(written) == text.replace("\n", end)
    assert read(target) == read(source)
    with target.open("rb") as file:
        games = [game for game in pbn.read_games(file) if isinstance(game, pbn.Game)]
    assert len(games) == 2
    assert (games[0]["OptimumScore"], games[0]["ParContract"]) == ("NS 1510", "NS 7S=")
    tag = games[0].tag("OptimumResultTable")
    assert tag is not None
    table = pbn.table(tag, pbn.Findings(games[0]))
    assert table is not None
    cells = zip(*(table.column(name) for name in ("Declarer", "Denomination", "Result")), strict=True)
    assert {(seat, d): int(tricks) for seat, d, tricks in cells} == {
        (seat, d): tricks for seat, row in TRICKS.items() for d, tricks in row.items()
    }


def test_tags_that_are_there_stay_as_they_are(source: Path) -> None:
    target = source.with_name("b.pbn")
    source.write_text(SUITS_PBN + '[OptimumScore "NS 5"]')
    assert arbitro("dd", str(source), "--add", "-o", str(target)).exit_code == 0
    text = target.read_text()
    assert text.count("OptimumScore") == 1
    assert text.startswith(source.read_text())
    assert "ParContract" in text
    again = source.with_name("c.pbn")
    assert arbitro("dd", str(target), "--add", "-o", str(again)).exit_code == 0
    assert again.read_bytes() == target.read_bytes()


@pytest.mark.parametrize(
    ("options", "kind"),
    [
        (["--add"], "-o"),
        (["-o", "b.pbn"], "--add"),
        (["--add", "--trace", "-o", "b.pbn"], "--trace"),
        (["--add", "-o", "b.pbn", "--from", "lin"], "PBN"),
    ],
)
def test_options_that_do_not_go_together(source: Path, options: list[str], kind: str) -> None:
    result = arbitro("dd", str(source), *options)
    assert result.exit_code == 2
    assert kind in result.stderr


def test_a_file_with_problems_is_not_written(source: Path) -> None:
    source.write_text(SUITS_PBN + "\n" + BOARD_PBN.replace("KQJ.432.", "KQJ.43A."))
    target = source.with_name("b.pbn")
    assert arbitro("dd", str(source), "--add", "-o", str(target)).exit_code == 2
    assert not target.exists()


def test_without_the_solver_there_is_a_clear_problem(monkeypatch: pytest.MonkeyPatch, source: Path) -> None:
    monkeypatch.setattr(
        "arbitro.cli.analysis.dd.Pool.tables", lambda _pool, deals, _limit: map(double_dummy_table, deals)
    )
    monkeypatch.setattr(solver, "PACKAGE", "no_such_package")
    TABLES.forget()
    solver._library.cache_clear()
    try:
        result = arbitro("dd", str(source))
    finally:
        solver._library.cache_clear()
    assert result.exit_code == 2
    assert "no_such_package" in result.stderr
