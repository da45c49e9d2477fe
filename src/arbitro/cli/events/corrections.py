"""`arbitro corrections`: what may still be changed at which moment, and what is computed again."""

from msgspec import Struct

from arbitro.cli.tables import Column, PrintedTable, print_tables
from arbitro.cli.terminal import print_json
from arbitro.cli.voice import Voice
from arbitro.contest.facts.correction import CHANGES, MOMENTS, TABLE, Change, Moment


class CorrectionCell(Struct, frozen=True):
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

    table: tuple[CorrectionCell, ...]


def corrections(say: Voice, json: bool) -> None:
    cells = tuple(_cell(change, moment, say) for change in CHANGES for moment in MOMENTS)
    if json:
        print_json(CorrectionsAnswer(cells))
        return
    columns = (Column(""), *(Column(say(f"moment-{moment.replace('_', '-')}")) for moment in MOMENTS))
    rows = (
        (say(f"change-{change.replace('_', '-')}"), *(cell.text for cell in cells if cell.change == change))
        for change in CHANGES
    )
    print_tables([PrintedTable(say("corrections-title"), columns, tuple(rows))])


def _cell(change: Change, moment: Moment, say: Voice) -> CorrectionCell:
    allowed = TABLE[change, moment]
    text = f"{say(f'verdict-{allowed.verdict}')}: {say(f'reason-{allowed.reason}')} ({allowed.clause})"
    if allowed.recomputed:
        what = ", ".join(say(f"recomputed-{part}") for part in allowed.recomputed)
        text += f". {say('corrections-again', what=what)}"
    return CorrectionCell(change, moment, allowed.verdict, allowed.reason, allowed.clause, allowed.recomputed, text)
