"""`arbitro demo`: a session dealt, bid, played, scored and ranked."""

from fractions import Fraction
from typing import Annotated, Literal

from click import echo
from click.exceptions import Exit
from rich import box
from rich.table import Table

from arbitro.book.problem import refuse
from arbitro.bridge.seats import Side
from arbitro.cli.answers import DemoAnswer, Standing, TableResult
from arbitro.cli.boards.demo.session import BOARDS, ROUNDS, TABLES, Played, play_session, ranking
from arbitro.cli.drawing.sheet import sheet
from arbitro.cli.drawing.text import text
from arbitro.cli.terminal import Json, out, print_json, voice
from arbitro.cli.voice import Voice
from arbitro.scoring.rounding import Rounding, rounded


def demo(
    say: Voice,
    seed: str,
    board: int,
    json: bool,
) -> None:
    if not 1 <= board <= BOARDS:
        raise refuse("board-number", found=board, expected=f"1 … {BOARDS}")
    played = play_session(seed)
    if json:
        print_json(_answer(seed, played, say))
        return
    console = out()
    console.print(say("demo-title", tables=TABLES, rounds=ROUNDS, boards=BOARDS, seed=seed), style="bold")
    for side in Side:
        console.print(_standings(side, played, say))
    chosen = [one for one in played if one.board.number == board]
    console.print(_travellers(chosen, say))
    names = (_pair(f"NS {chosen[0].meeting.ns}", say), _pair(f"EW {chosen[0].meeting.ew}", say))
    console.print(text(sheet(chosen[0].record((*names, *names)), say)))


def _pair(contestant: str, say: Voice) -> str:
    side, number = contestant.split()
    return say("demo-pair", side=side, number=number)


def percent(share: Fraction | None) -> str:
    """Exact to two decimals, half away from zero."""
    hundredths = int(rounded(share or 0, Fraction(1, 100), Rounding.HALF_AWAY) * 100)
    return f"{hundredths // 100}.{hundredths % 100:02}"


def _standings(side: Side, played: tuple[Played, ...], say: Voice) -> Table:
    table = Table(title=say(f"side-{side.value.lower()}"), box=box.SIMPLE_HEAD, title_justify="left")
    for name, justify in (("demo-rank", "right"), ("demo-pair-head", "left"), ("demo-percent", "right")):
        table.add_column(say(name), justify="right" if justify == "right" else "left")
    for row in ranking(played)[side]:
        table.add_row(str(row.rank), _pair(row.contestant, say), percent(row.percent))
    return table


def _travellers(chosen: list[Played], say: Voice) -> Table:
    """Every result of one board, the best for North-South first."""
    table = Table(
        title=say("board-title", number=str(chosen[0].board.number)), box=box.SIMPLE_HEAD, title_justify="left"
    )
    for name in ("demo-ns", "demo-ew", "demo-result"):
        table.add_column(say(name))
    table.add_column(say("demo-score"), justify="right")
    for one in sorted(chosen, key=lambda one: -one.score_ns):
        table.add_row(str(one.meeting.ns), str(one.meeting.ew), str(one.result), f"{one.score_ns:+}")
    return table


def _answer(seed: str, played: tuple[Played, ...], say: Voice) -> DemoAnswer:
    standings = {
        side: tuple(
            Standing(row.rank, _pair(row.contestant, say), str((row.percent or 0) / 100), percent(row.percent))
            for row in ranking(played)[side]
        )
        for side in Side
    }
    results = tuple(
        TableResult(
            one.board.number,
            _pair(f"NS {one.meeting.ns}", say),
            _pair(f"EW {one.meeting.ew}", say),
            str(one.result),
            one.score_ns,
        )
        for one in played
    )
    return DemoAnswer(seed, standings[Side.NS], standings[Side.EW], results)
