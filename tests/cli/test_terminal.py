"""What holds for every command: help, language, and how the system's refusals are told."""

import errno
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from arbitro import __version__
from arbitro.cli.app import app
from arbitro.cli.terminal import report_fault, system_problem
from tests.cli.terminal import RUNNER, arbitro

COMMAND = [sys.executable, "-c", "from arbitro.cli import main; main()"]


def test_the_version_is_that_of_the_package() -> None:
    assert arbitro("--version").stdout == f"arbitro {__version__}\n"


def test_an_unknown_language_or_command_has_exit_code_2() -> None:
    assert "xx" in arbitro("--lang", "xx", "demo").stderr
    assert arbitro("--lang", "xx", "demo").exit_code == 2
    assert arbitro("nonsense").exit_code == 2


def completed(shell: str, typed: str) -> list[str]:
    """What the shell would offer for the last word."""
    words = typed.split(" ")
    current = words[-1] if shell == "fish" else str(len(words) - 1)
    asked = {"_ARBITRO_COMPLETE": f"{shell}_complete", "COMP_WORDS": typed, "COMP_CWORD": current}
    told = RUNNER.invoke(app, [], env=asked, prog_name="arbitro").stdout.splitlines()
    if shell == "zsh":  # a kind, a word and its help, each on a line
        return told[1::3]
    return [line.partition(",")[2].partition("\t")[0].partition("\n")[0] for line in told]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_shell_completion_offers_the_commands(shell: str) -> None:
    assert set(completed(shell, "arbitro ")) >= {"deal", "penalty", "serve"}
    assert completed(shell, "arbitro penalty l") == ["lateness"]
    assert completed(shell, "arbitro bye --form ") == ["pairs", "teams"]
    assert "howell" in completed(shell, "arbitro movement --form how")
    assert completed(shell, "arbitro --lang i") == ["it"]


def test_a_closed_pipe_ends_quietly() -> None:
    running = subprocess.Popen([*COMMAND, "deal", "-n", "5000"], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert running.stdout is not None
    assert running.stderr is not None
    running.stdout.readline()
    running.stdout.close()
    said = running.stderr.read()
    running.stderr.close()
    assert running.wait() == 128 + signal.SIGPIPE
    assert said == b""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full device")
@pytest.mark.parametrize("args", [("demo",), ("deal", "-n", "500"), ("score", "PASS", "--vul", "none", "--json")])
def test_a_full_disk_is_said_in_a_sentence(args: tuple[str, ...]) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run([*COMMAND, *args], stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 2
    assert "no space left" in done.stderr.lower()
    assert "Traceback" not in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_an_interrupt_leaves_no_file_and_no_traceback(tmp_path: Path) -> None:
    target = tmp_path / "many.pbn"
    running = subprocess.Popen(
        [*COMMAND, "deal", "-n", "10000000", "-o", str(target)],
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # a shell's background job ignores it
    )
    assert running.stderr is not None
    while not any(path.stat().st_size for path in tmp_path.iterdir()) and running.poll() is None:
        time.sleep(0.01)
    running.send_signal(signal.SIGINT)
    said = running.stderr.read()
    running.stderr.close()
    assert running.wait() == 128 + signal.SIGINT
    assert "Traceback" not in said
    assert list(tmp_path.iterdir()) == []


def test_suits_are_printed_in_any_locale() -> None:
    poor = os.environ | {"LC_ALL": "C", "PYTHONIOENCODING": "ascii"}
    done = subprocess.run([*COMMAND, "deal", "-f", "diagram"], env=poor, capture_output=True, check=False)
    assert done.returncode == 0
    assert "♠" in done.stdout.decode()


@pytest.mark.parametrize(
    "args", [("score", "\udcff", "--vul", "none"), ("deal", "--seed", "\udcff"), ("check", "\udcff")]
)
@pytest.mark.parametrize("json", [(), ("--json",)])
def test_an_argument_that_is_not_unicode_is_a_problem(args: tuple[str, ...], json: tuple[str, ...]) -> None:
    result = arbitro(*args, "\udcff", *json)
    assert result.exit_code == 2
    assert result.output


@pytest.mark.parametrize(
    ("number", "kind"),
    [
        (errno.ENOENT, "file-missing"),
        (errno.EISDIR, "file-is-directory"),
        (errno.EACCES, "file-not-permitted"),
        (errno.ENOSPC, "disk-full"),
        (errno.EIO, "file-trouble"),
    ],
)
def test_a_refusal_of_the_system_is_a_problem_with_the_file_as_its_place(number: int, kind: str) -> None:
    problem = system_problem(OSError(number, os.strerror(number), "games.pbn"))
    assert (problem.kind, problem.where.file) == (kind, "games.pbn")


def test_a_fault_of_the_program_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert report_fault(RuntimeError("oh")) == 2
    said = capsys.readouterr().err
    assert "RuntimeError: oh" in said
    assert len(said.splitlines()) == 1


@pytest.mark.parametrize("args", [("show", "none.pbn"), ("convert", "none.pbn", "b.lin"), ("deal", "--reveal", "none")])
def test_a_missing_file_is_named(args: tuple[str, ...]) -> None:
    result = arbitro(*args)
    assert result.exit_code == 2
    assert "none" in result.stderr
    assert "file does not exist" in result.stderr


@pytest.mark.parametrize("target", ["nowhere/b.lin", "."])
def test_a_target_that_cannot_be_is_a_problem(tmp_path: Path, target: str) -> None:
    result = arbitro("deal", "--format", "lin", "-o", str(tmp_path / target))
    assert result.exit_code == 2
    assert "directory" in result.stderr
