"""`arbitro demo`: a session dealt, bid, played, scored and ranked."""

from collections.abc import Iterator
from fractions import Fraction

from msgspec import Struct

from arbitro.book.problem import refuse
from arbitro.bridge.seats import Side
from arbitro.cli.boards.demo.session import BOARDS, ROUNDS, TABLES, DemoBoard, play_session, ranking
from arbitro.cli.drawing.sheet import sheet
from arbitro.cli.drawing.text import text
from arbitro.cli.tables import Column, PrintedTable, print_tables
from arbitro.cli.terminal import out, print_json
from arbitro.cli.voice import Voice
from arbitro.scoring.rounding import Rounding, rounded


class DemoStanding(Struct, frozen=True):
    """One line of a ranking. `share` is exact: of all matchpoints, as a fraction: `13/24`."""

    rank: int
    pair: str
    share: str
    percent: str


class TableResult(Struct, frozen=True):
    """One board played at one table."""

    board: int
    ns: str
    ew: str
    result: str
    score_ns: int


class DemoAnswer(Struct, frozen=True):
    """`arbitro demo --json`."""

    seed: str
    ns: tuple[DemoStanding, ...]
    ew: tuple[DemoStanding, ...]
    results: tuple[TableResult, ...]


def demo(say: Voice, seed: str, board: int, json: bool) -> None:
    if not 1 <= board <= BOARDS:
        raise refuse("board-number", found=board, expected=f"1 … {BOARDS}")
    played = play_session(seed)
    if json:
        print_json(_answer(seed, played, say))
        return
    out().print(say("demo-title", tables=TABLES, rounds=ROUNDS, boards=BOARDS, seed=seed), style="bold")
    chosen = [table for table in played if table.board.number == board]
    print_tables((*_standings(played, say), _travellers(chosen, say)))
    names = (_pair(f"NS {chosen[0].meeting.ns}", say), _pair(f"EW {chosen[0].meeting.ew}", say))
    out().print(text(sheet(chosen[0].record((*names, *names)), say)))


def _pair(contestant: str, say: Voice) -> str:
    side, number = contestant.split()
    return say("demo-pair", side=side, number=number)


def percent(share: Fraction | None) -> str:
    """Exact to two decimals, half away from zero."""
    hundredths = int(rounded(share or 0, Fraction(1, 100), Rounding.HALF_AWAY) * 100)
    return f"{hundredths // 100}.{hundredths % 100:02}"


def _standings(played: tuple[DemoBoard, ...], say: Voice) -> Iterator[PrintedTable]:
    columns = (
        Column(say("demo-rank"), number=True),
        Column(say("demo-pair-head")),
        Column(say("demo-percent"), number=True),
    )
    for side, standings in ranking(played).items():
        rows = ((str(row.rank), _pair(row.contestant, say), percent(row.percent)) for row in standings)
        yield PrintedTable(say(f"side-{side.value.lower()}"), columns, tuple(rows))


def _travellers(chosen: list[DemoBoard], say: Voice) -> PrintedTable:
    """Every result of one board, the best for North-South first."""
    columns = (
        *(Column(say(f"demo-{name}")) for name in ("ns", "ew", "result")),
        Column(say("demo-score"), number=True),
    )
    rows = (
        (str(table.meeting.ns), str(table.meeting.ew), str(table.result), f"{table.score_ns:+}")
        for table in sorted(chosen, key=lambda table: -table.score_ns)
    )
    return PrintedTable(say("board-title", number=str(chosen[0].board.number)), columns, tuple(rows))


def _answer(seed: str, played: tuple[DemoBoard, ...], say: Voice) -> DemoAnswer:
    standings = {
        side: tuple(
            DemoStanding(row.rank, _pair(row.contestant, say), str((row.percent or 0) / 100), percent(row.percent))
            for row in ranking(played)[side]
        )
        for side in Side
    }
    results = tuple(
        TableResult(
            table.board.number,
            _pair(f"NS {table.meeting.ns}", say),
            _pair(f"EW {table.meeting.ew}", say),
            str(table.result),
            table.score_ns,
        )
        for table in played
    )
    return DemoAnswer(seed, standings[Side.NS], standings[Side.EW], results)
