"""Without an extra of the package, the commands that need it say how to install it; the others work."""

import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import msgspec
import pytest

from arbitro.answers.problems import ProblemsReply
from arbitro.cli.terminal import EXTRAS
from arbitro.words import LANGUAGES, message

ROOT = Path(__file__).parents[2]


def without(packages: tuple[str, ...], *args: str) -> subprocess.CompletedProcess[str]:
    """A command where some packages are not installed."""
    script = f"import sys; sys.modules |= dict.fromkeys({packages!r}); from arbitro.cli import main; main()"
    return subprocess.run([sys.executable, "-c", script, *args], capture_output=True, text=True, check=False)


def _plain(distribution: str) -> str:
    return distribution.strip().replace("_", "-")


def test_the_packages_of_the_extras_are_known() -> None:
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    extras = ("analysis", "paper", "server")
    wanted = {_plain(re.split(r"[\[;<>=]", one)[0]): extra for extra in extras for one in told[extra]}
    owners = packages_distributions()
    assert {
        (owner, extra) for package, extra in EXTRAS.items() for owner in map(_plain, owners.get(package, ()))
    } <= wanted.items()
    assert set(wanted.values()) == set(EXTRAS.values())
    assert len(EXTRAS) == len(wanted)


@pytest.mark.parametrize(
    ("command", "missing", "language"),
    [("serve", "litestar", "en"), ("doctor", "segno", "it"), ("account maria", "argon2", "ro")],
)
def test_a_command_that_needs_an_extra_says_how_to_install_it(command: str, missing: str, language: str) -> None:
    assert language in LANGUAGES
    done = without((missing,), "--lang", language, *command.split())
    assert done.returncode == 2
    wanted = message("problem-package-missing", language, found=missing, expected="pip install 'arbitro[server]'")
    assert done.stderr == f"{wanted}\n"


def test_for_programs_it_is_a_problem_like_any_other() -> None:
    done = without(("segno",), "doctor", "--json")
    assert done.returncode == 2
    (problem,) = msgspec.json.decode(done.stderr, type=ProblemsReply).problems
    assert (problem.kind, problem.found) == ("package-missing", "segno")


def test_everything_else_works_without_the_extras() -> None:
    done = without(tuple(EXTRAS), "rule", "--what", "--json")
    assert (done.returncode, done.stderr) == (0, "")
