"""`make proof`: the same tests with large numbers; their figures go into docs/proof.md.

A test adds a line with `record_property("what was counted", number)`; a file's lines with the same words are
summed. Without arguments each folder of tests has its turn and its part of the page, written when it has passed: what
is cut off after hours has lost one folder. Arguments are handed to pytest: `python -m tests.proof tests/bridge -n 0`
proves one folder in one process, and replaces what the page has of it; what was tried elsewhere stays, with the
command that tried it.
"""

import os
import platform
import subprocess
import sys
from collections import Counter
from collections.abc import Collection, Iterable
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "proof.md"
PROPERTY = "is property"  # what tests/conftest.py records for each property test
HEADING = """# Proof

What was tried when the tests last ran with large numbers. Each line is recorded by a test that passed.

"""
BEGINNING = "- command: `"  # of a part of the page
TOOLS = ("hypothesis", "open_spiel", "endplay")


class Figures:
    """Collects what the tests record, from whatever process they ran in."""

    def __init__(self) -> None:
        self.counts: Counter[tuple[str, str]] = Counter()  # by test file and what was counted
        self.outcomes: Counter[str] = Counter()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" or not report.passed:
            self.outcomes[report.outcome] += 1
        if report.when == "call" and report.passed:
            for what, count in report.user_properties:
                self.counts[report.nodeid.partition("::")[0], what] += int(str(count))


def page(old: str, figures: Figures, examples: int, command: str) -> str:
    """With one part for each command that tried something which no later one has tried again."""
    tried_again = {file for file, _ in figures.counts}
    kept = (part for part in old.split(BEGINNING)[1:] if part.partition("`\n")[0] != command)
    parts = filter(None, (_without(part, tried_again) for part in kept))
    return BEGINNING.join([HEADING, *parts, _part(figures, examples, command)])


def _without(part: str, files: Collection[str]) -> str:
    """Nothing if no figure is left of what it had."""
    lines = part.splitlines(keepends=True)
    left = [line for line in lines if not line.endswith(tuple(f"| `{file}` |\n" for file in files))]
    is_left = len(left) == len(lines) or any(line.endswith(".py` |\n") for line in left)
    return "".join(left).rstrip() + "\n\n" if is_left else ""


def _part(figures: Figures, examples: int, command: str) -> str:
    properties = sum(count for (_, what), count in figures.counts.items() if what == PROPERTY)
    rows: list[tuple[str, int, str]] = [
        ("tests passed", figures.outcomes["passed"], "tests/"),
        (f"of these, properties tried with up to {examples:,} examples each", properties, "tests/"),
        *((what, count, file) for (file, what), count in sorted(figures.counts.items()) if what != PROPERTY),
    ]
    if skipped := figures.outcomes["skipped"]:
        rows.insert(1, ("tests skipped", skipped, "tests/"))
    return "\n".join(
        [
            f"{command}`",
            f"- date: {datetime.now(UTC):%Y-%m-%d}",
            f"- versions: {', '.join(_versions())}",
            "",
            "| what | count | test |",
            "|---|---:|---|",
            *(f"| {what} | {count:,} | `{file}` |" for what, count, file in rows),
            "",
        ]
    )


def _versions() -> Iterable[str]:
    yield f"Python {platform.python_version()}"
    for tool in TOOLS:
        try:
            yield f"{tool} {version(tool)}"
        except PackageNotFoundError:
            yield f"{tool} not installed"


def folders() -> list[str]:
    """Of the tests, and the files beside them."""
    found = {path.relative_to(ROOT).parts[:2] for path in (ROOT / "tests").rglob("test_*.py")}
    return ["/".join(parts) for parts in sorted(found)]


def main(arguments: list[str]) -> int:
    if not arguments:
        verdicts = [
            subprocess.run([sys.executable, "-m", "tests.proof", one], cwd=ROOT).returncode for one in folders()
        ]
        return max(verdicts)
    os.environ["ARBITRO_PROOF"] = "1"
    from tests.amounts import EXAMPLES  # reads the environment

    figures = Figures()
    options = ["--rootdir", str(ROOT), "-q", "-n", "auto", "--dist", "loadgroup"]
    verdict = pytest.main([*options, *arguments], plugins=[figures])
    if verdict == pytest.ExitCode.OK and figures.outcomes["passed"]:  # `--collect-only` proves nothing
        command = " ".join(["python -m tests.proof", *arguments])
        text = page(PAGE.read_text(encoding="utf-8"), figures, EXAMPLES, command)
        print(BEGINNING + text.rpartition(BEGINNING)[2])
        PAGE.write_text(text, encoding="utf-8")
    return int(verdict)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
