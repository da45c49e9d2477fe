"""How long the command line takes to start: processor time of whole commands, beside a Python that does nothing.

Warm is with the bytecode that Python keeps of everything; cold is without that of this package and of all that was
installed with it, as after an installation that keeps none: only the standard library's is there.
"""

import os
import resource
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Mapping, Sequence
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

import arbitro

TIMES = 7
BEGIN = "from arbitro.cli import main; main()"
NOTHING = 0.013  # seconds of `python -c pass` on the machine that the goals are from
# seconds there, warm and cold
QUICK, FILE, RULING, LISTING, ALL = (0.25, 0.5), (0.4, 0.8), (0.6, 1.2), (0.8, 1.6), (1.5, 3.0)

GOALS = {
    "--version": QUICK,
    "--help": QUICK,
    "penalty lateness --help": QUICK,
    "serve --help": QUICK,
    "score '4HX N +1' --vul ns": QUICK,
    "vp --boards 16 --imps 23": QUICK,
    "imps 620 -100": QUICK,
    "deal -n 24 -o boards.pbn": QUICK,
    "show boards.pbn --board 7": FILE,
    "check boards.pbn": FILE,
    "convert boards.pbn boards.lin": FILE,
    "standings club.csv -m matchpoints": FILE,
    "rule --facts request.json": RULING,
    "laws 27": LISTING,
    "rule --what --json": LISTING,
    "laws": ALL,
}

REQUEST = '{"law": "27", "situation": {"dealer": "W", "auction": ["1S", "1H"]}, "answers": {"accepted": true}}'


def evening() -> str:
    """The results of a club: nine tables of a Mitchell, nine rounds of three boards."""
    rows = ["round,table,board,ns,ew,contract,declarer,result"]
    for turn, table, board in product(range(9), range(9), range(3)):
        number, ew = (table + turn) % 9 * 3 + board + 1, 10 + (table - turn) % 9
        made = ("=", "-1", "+1", "-2")[(3 * table + turn + board) % 4]
        rows.append(f"{turn + 1},{table + 1},{number},{table + 1},{ew},4H,N,{made}")
    return "\n".join(rows) + "\n"


def seconds(args: Sequence[str], folder: Path, environment: Mapping[str, str]) -> float:
    """Processor time of one run, that of the system for it included."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(
        [sys.executable, *args],
        cwd=folder,
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        check=True,
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def shortest(args: Sequence[str], folder: Path, environment: Mapping[str, str]) -> float:
    """The least disturbed of some runs."""
    return min(seconds(args, folder, environment) for _ in range(TIMES))


def forget(kept: Path) -> None:
    """Removes the bytecode of whatever was installed, and of this package."""
    paths = sysconfig.get_paths()
    for folder in {paths["purelib"], paths["platlib"], str(Path(arbitro.__file__).parents[1])}:
        shutil.rmtree(kept / Path(folder).relative_to("/"), ignore_errors=True)


def report() -> None:
    print(f"\nstart of the command line: processor time, the shortest of {TIMES}, and that of `python -c pass` = 1")
    print(f"{'':38}{'warm':>15}{'goal':>7}  {'cold':>15}{'goal':>7}")
    with TemporaryDirectory() as name:
        folder, kept = Path(name), Path(name) / "bytecode"
        (folder / "club.csv").write_text(evening())
        (folder / "request.json").write_text(REQUEST)
        plain = {one: value for one, value in os.environ.items() if one != "PYTHONDONTWRITEBYTECODE"}
        warm = plain | {"PYTHONPYCACHEPREFIX": str(kept)}
        commands = {command: ("-c", BEGIN, *shlex.split(command)) for command in GOALS}
        for args in (("-c", "pass"), *commands.values()):
            seconds(args, folder, warm)  # so that the bytecode is there
        nothing = shortest(("-c", "pass"), folder, warm)
        found = {command: [shortest(args, folder, warm)] for command, args in commands.items()}
        forget(kept)
        cold = warm | {"PYTHONDONTWRITEBYTECODE": "1"}
        for command, args in commands.items():
            found[command].append(shortest(args, folder, cold))
    for command, taken in found.items():
        cells = (
            f"{one:7.3f} s {one / nothing:5.0f}{goal / NOTHING:7.0f} {'+' if one / nothing <= goal / NOTHING else '-'}"
            for one, goal in zip(taken, GOALS[command], strict=True)
        )
        print(f"{command:38}" + " ".join(cells))
    print("+ goal met, - not met")


if __name__ == "__main__":
    report()
