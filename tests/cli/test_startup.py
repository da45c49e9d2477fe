"""A command loads what it needs: a quick one nothing of numpy, babel or the laws, help only declarations."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.terminal import BOARD_PBN, COMMANDS

HEAVY = {
    *("babel", "fluent", "litestar", "numpy", "pydantic", "rich", "rustworkx", "typer"),
    *("arbitro.analysis", "arbitro.contest", "arbitro.laws", "arbitro.office", "arbitro.table"),
}
FILES = {
    "boards.pbn": BOARD_PBN,
    "results.csv": "board,ns,ew,score_ns\n1,1,2,420\n1,3,4,-50\n",
    "request.json": '{"law": "27", "situation": {"dealer": "W", "auction": ["1S", "1H"]}, "answers": {}}',
}

# What each may load of the heavy things: whatever is not named, it must not.
MAY_LOAD = {
    "": "",
    "--version": "",
    "score '4HX N +1' --vul ns": "",
    "score 3NT-2 W --board 7 --json": "",
    "vp --boards 16 --imps 23": "",
    "imps 620 -100": "",
    "matchpoints 420 450 -50 420": "",
    "neuberg --points 4 --results 5 --field 8": "",
    "deal -n 2": "",
    "deal --format diagram": "",
    "deal --seed lesson --constraint 'S: 12+' --json": "",
    "show boards.pbn": "",
    "show boards.pbn -o boards.svg": "",
    "check boards.pbn": "",
    "convert boards.pbn boards.lin": "",
    "convert boards.pbn - --to json": "",
    "standings results.csv -m matchpoints": "",
    "standings results.csv -m matchpoints --json": "",
    "regulations show figb_2017 time.late": "arbitro.laws",
    "--lang it regulations show figb_2017 time.late --json": "arbitro.laws",
    "rule --facts request.json": "arbitro.laws babel fluent",
    "rule --what --json": "arbitro.analysis arbitro.laws babel fluent",
    "laws 27": "arbitro.laws babel fluent",
}

# Runs each line in a fresh copy of an interpreter that has loaded nothing, and prints what was loaded by its end.
ONE_BY_ONE = """
import os, shlex, sys
for line in sys.stdin.read().split("\\n"):
    if os.fork():
        if os.wait()[1]:
            sys.exit(line)
        continue
    told = os.dup(1)
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    sys.argv = ["arbitro", *shlex.split(line)]
    try:
        from arbitro.cli import main
        main()
    except SystemExit as end:
        if end.code:
            raise
    os.write(told, " ".join(sys.modules).encode() + b"\\n")
    os._exit(0)
"""

EVERY_HELP = """
import io, sys
from arbitro.cli.app import app
for line in sys.stdin.read().split("\\n"):
    shown, sys.stdout = sys.stdout, io.StringIO()
    app([*line.split(), "--help"], "arbitro", standalone_mode=False)
    sys.stdout = shown
print(*sys.modules)
"""


def told(script: str, lines: list[str], folder: Path) -> list[set[str]]:
    """The modules that were loaded, for each line that the script prints."""
    fresh = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    done = subprocess.run(
        [sys.executable, "-c", script],
        input="\n".join(lines),
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
        env=fresh | {"PYTHONPYCACHEPREFIX": str(folder / "bytecode")},
    )
    assert done.returncode == 0, done.stderr
    return [set(line.split()) for line in done.stdout.splitlines()]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system does not copy processes")
def test_no_command_loads_what_it_does_not_need(tmp_path: Path) -> None:
    for name, text in FILES.items():
        (tmp_path / name).write_text(text)
    loaded = told(ONE_BY_ONE, list(MAY_LOAD), tmp_path)
    needless = {
        line: (modules & HEAVY) - set(MAY_LOAD[line].split()) for line, modules in zip(MAY_LOAD, loaded, strict=True)
    }
    assert not {line: found for line, found in needless.items() if found}


def test_help_loads_declarations_only(tmp_path: Path) -> None:
    groups = {name.split()[0] for name in COMMANDS}
    (loaded,) = told(EVERY_HELP, ["", *groups, *COMMANDS], tmp_path)
    assert not loaded & (HEAVY | {"msgspec"})
    ours = {name for name in loaded if name.startswith("arbitro.")}
    declarations = {name for name in ours if name.endswith(".commands")}
    folders = {name.rpartition(".")[0] for name in declarations}
    shared = {f"arbitro.cli{name}" for name in ("", ".app", ".command", ".parameters")}
    assert ours == declarations | folders | shared
