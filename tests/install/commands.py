"""Commands of the `arbitro` that is installed, in one process: run by the Python of that environment, as a script.

Reads a JSON list of command lines, each a list of words; without one, every command that there is gets its `--help`.
Writes a JSON list of what came of each.
"""

import io
import json
import sys
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout

import click

from arbitro.cli import main
from arbitro.cli.app import app


def every_command(command: click.Command = app, *words: str) -> Iterator[list[str]]:
    """The words that lead to each command and group of commands."""
    yield [*words]
    if isinstance(command, click.Group):
        context = click.Context(command)
        for name in command.list_commands(context):
            below = command.get_command(context, name)
            assert below, name
            yield from every_command(below, *words, name)


def outcome(words: list[str]) -> dict[str, object]:
    sys.argv = ["arbitro", *words]
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        try:
            main()
            code: object = 0
        except SystemExit as end:
            code = end.code or 0
    return {"words": words, "code": code, "out": out.getvalue(), "err": err.getvalue()}


if __name__ == "__main__":
    given = sys.stdin.read()
    sys.stdin = io.StringIO()
    lines = json.loads(given) if given else [[*words, "--help"] for words in every_command()]
    print(json.dumps([outcome(words) for words in lines]))
