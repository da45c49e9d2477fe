"""What the documentation shows is what the program does."""

import doctest
import re
import shlex
import shutil
from collections.abc import Iterator
from datetime import UTC, datetime
from importlib.util import find_spec
from pathlib import Path

import click
import pytest

from arbitro.cli.app import app
from arbitro.journal import open_journal
from arbitro.office.demo import pairs_of_tonight
from arbitro.office.office import Office
from arbitro.words import message
from tests.cli.terminal import arbitro
from tests.install.test_without_extras import FILES

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted(ROOT.glob("docs/**/*.md"))]
FENCED = re.compile(r"^```[^\n]*\n(.*?)^```", re.MULTILINE | re.DOTALL)
FILE = re.compile(
    r"^```\w+ ([\w.-]+)\n(.*?)^```", re.MULTILINE | re.DOTALL
)  # what a page shows of a file, with its name
EXAMPLE = re.compile(r"^(?:\$ )?(arbitro .*?)(?:\s{2,}.*)?$", re.MULTILINE)
SHOWN = re.compile(r"^\$ (arbitro .*)\n((?:(?!\$ ).+\n)+)", re.MULTILINE)

# What would not end by itself, or wants another machine or a value of one's own.
NOT_RUN = re.compile(r"^arbitro (serve|account|doctor|robot)|postgresql:|COMMITMENT|…| event/7")


def fenced(page: Path) -> str:
    return "\n".join(FENCED.findall(page.read_text(encoding="utf-8")))


def mentioned(page: Path) -> list[str]:
    """Every command line of a page: as an example, or in a sentence."""
    prose = FENCED.sub("", page.read_text(encoding="utf-8"))
    return EXAMPLE.findall(fenced(page)) + re.findall(r"`(arbitro [a-z-][^`]*)`", prose)


def unknown(line: str) -> Iterator[str]:
    """The words of a command line that the program does not know."""
    command: click.Command = app
    known = {name for param in app.params for name in (*param.opts, *param.secondary_opts)} | {"--help"}
    for word in shlex.split(line)[1:]:
        if isinstance(command, click.Group) and not word.startswith("-"):
            below = command.get_command(click.Context(command), word)
            if below is None:
                if word not in ("it", "COMMAND"):  # a language; any command
                    yield word
                return
            command = below
            known |= {name for param in command.params for name in (*param.opts, *param.secondary_opts)}
        elif re.match(r"--?[a-z]", word) and word not in known:
            yield word


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_command_and_option_that_a_page_names_exists(page: Path) -> None:
    assert {line: found for line in mentioned(page) if (found := list(unknown(line)))} == {}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """With the files that the examples name."""
    folder = tmp_path_factory.mktemp("examples")
    shown = {name: text for page in PAGES for name, text in FILE.findall(page.read_text(encoding="utf-8"))}
    for name, text in {**FILES, **shown}.items():
        (folder / name).write_text(text, encoding="utf-8")
    for name in ("ours.toml", "methods.toml"):
        shutil.copy(ROOT / "docs/examples/systems.toml", folder / name)
    shutil.copy(ROOT / "docs/examples/bidding.toml", folder)
    for name in ("match.lin", "tonight.pbn"):
        arbitro("deal", "-n", "8", "-o", str(folder / name))
    arbitro(
        "simulate",
        "--teams",
        "8",
        "--boards",
        "4",
        "--rounds",
        "3",
        "--qualify",
        "4",
        "--log",
        str(folder / "event.jsonl"),
    )
    with open_journal(str(folder / "club.db")) as journal:
        pairs_of_tonight(Office(journal, lambda: datetime.now(UTC)), datetime.now(UTC), message)
        journal.backup(folder / "club.backup-2026-11-17.db")
    return folder


RUN = [page for page in PAGES if EXAMPLE.search(fenced(page))]


@pytest.mark.parametrize("page", RUN, ids=lambda page: page.name)
def test_the_commands_of_a_page_work_in_their_order(page: Path, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder)
    failed = {}
    for line in EXAMPLE.findall(fenced(page).replace("deal -n 24 -o", "deal -n 8 -o")):  # of which dd has less to solve
        if not NOT_RUN.search(line):
            done = arbitro(*shlex.split(line)[1:], given="quit\n")
            if done.exit_code:
                failed[line] = done.output
    assert failed == {}


def test_what_is_shown_under_a_command_is_what_it_prints(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(folder)
    wrong, shown = {}, [(page.name, *one) for page in PAGES for one in SHOWN.findall(fenced(page))]
    assert shown
    for page, line, text in shown:
        printed = [one.rstrip() for one in arbitro(*shlex.split(line)[1:]).stdout.rstrip().splitlines()]
        *lines, last = text.splitlines()
        if printed[: len(lines)] != lines or (last.strip() != "..." and printed[len(lines) :] != [last]):
            wrong[f"{page}: {line}"] = printed
    assert wrong == {}


DOCTESTS = [page for page in PAGES if ">>> " in page.read_text(encoding="utf-8")]


@pytest.mark.parametrize("page", DOCTESTS, ids=lambda page: page.name)
def test_the_python_of_the_documentation_is_true(page: Path) -> None:
    if ">>> from arbitro.analysis" in page.read_text(encoding="utf-8") and find_spec("endplay") is None:
        pytest.skip("endplay is not installed for this Python")
    outcome = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert outcome.attempted
    assert not outcome.failed
