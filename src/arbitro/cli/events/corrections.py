"""`arbitro corrections`: what may still be changed at which moment, and what is computed again."""

from msgspec import Struct
from rich import box
from rich.table import Table

from arbitro.cli.terminal import out, print_json
from arbitro.cli.voice import Voice
from arbitro.contest.correction import CHANGES, MOMENTS, TABLE, Change, Moment


class Correction(Struct, frozen=True):
    """One cell of the table."""

    change: str
    moment: str
    verdict: str
    reason: str
    clause: str
    recomputed: tuple[str, ...]
    text: str


class CorrectionsAnswer(Struct, frozen=True):
    """`arbitro corrections --json`."""

    table: tuple[Correction, ...]


def corrections(
    say: Voice,
    json: bool,
) -> None:
    cells = tuple(_cell(change, moment, say) for change in CHANGES for moment in MOMENTS)
    if json:
        print_json(CorrectionsAnswer(cells))
        return
    table = Table(title=say("corrections-title"), box=box.SIMPLE_HEAD, title_justify="left", title_style="bold")
    table.add_column("")
    for moment in MOMENTS:
        table.add_column(say(f"moment-{moment.replace('_', '-')}"))
    for change in CHANGES:
        row = [cell.text for cell in cells if cell.change == change]
        table.add_row(say(f"change-{change.replace('_', '-')}"), *row)
    out().print(table)


def _cell(change: Change, moment: Moment, say: Voice) -> Correction:
    found = TABLE[change, moment]
    text = f"{say(f'verdict-{found.verdict}')}: {say(f'reason-{found.reason}')} ({found.clause})"
    if found.recomputed:
        what = ", ".join(say(f"recomputed-{one}") for one in found.recomputed)
        text += f". {say('corrections-again', what=what)}"
    return Correction(change, moment, found.verdict, found.reason, found.clause, found.recomputed, text)
