"""The command line as tests call it."""

from collections.abc import Iterator
from typing import Any

import msgspec
from click.testing import CliRunner, Result

from arbitro.cli.app import app
from arbitro.cli.command import LazyCommand, LazyGroup

RUNNER = CliRunner()

# One board written by hand: South holds the four aces and plays 1NT after three passes.
BOARD_PBN = """[Event "Club"]
[Site ""]
[Date "2024.05.07"]
[Board "5"]
[West "W"]
[North "N"]
[East "E"]
[South "S"]
[Dealer "N"]
[Vulnerable "NS"]
[Deal "N:KQJ.432.432.5432 T98.KQJ.765.J876 A765.A765.A8.AT9 432.T98.KQJT9.KQ"]
[Scoring "MP"]
[Declarer "S"]
[Contract "1NT"]
[Result "7"]
[Auction "N"]
Pass Pass 1NT Pass
Pass Pass
"""


def _declared(group: LazyGroup, *words: str) -> Iterator[tuple[str, LazyCommand]]:
    for folder in group.folders:
        for name, command in group.declared(folder).items():
            if isinstance(command, LazyGroup):
                yield from _declared(command, *words, name)
            else:
                assert isinstance(command, LazyCommand)
                yield " ".join((*words, name)), command


COMMANDS = dict(_declared(app))
"""Every command by the words that call it: `penalty lateness`."""


def examples(*names: str) -> list[str]:
    """The examples of some commands, as they follow `arbitro`."""
    return [f"{name} {example}".strip() for name in names for example in COMMANDS[name].examples]


def arbitro(*args: str, given: str | bytes | None = None) -> Result:
    """Runs a command; a fault of the program comes up as itself."""
    result = RUNNER.invoke(app, args, input=given, prog_name="arbitro")
    if result.exception and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def answer(result: Result) -> Any:
    """What `--json` printed."""
    assert result.exit_code == 0, result.output
    return msgspec.json.decode(result.stdout)
