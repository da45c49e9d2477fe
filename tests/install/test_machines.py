"""What the README says about installing, done on machines that have no more than it asks for. It takes minutes."""

import os
import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.amounts import Figures, only_in_proof
from tests.install.machine import ROOT, bare, clone, empty_environment, run, wheel
from tests.server.process import free_port, wait_for

pytestmark = only_in_proof

SERVE = ("serve", "--address", "127.0.0.1", "--port", "{port}")
PYTHONS = [python for minor in range(11, 20) if (python := shutil.which(f"python3.{minor}"))]


@contextmanager
def served(*command: object, cwd: Path, env: dict[str, str]) -> Iterator[str]:
    """The first page of a server that stops with Ctrl-C."""
    port = free_port()
    words = [str(word).format(port=port) for word in command]
    with subprocess.Popen(words, cwd=cwd, env=env, stdout=subprocess.DEVNULL, start_new_session=True) as server:
        try:
            wait_for(f"http://127.0.0.1:{port}", lambda: server.poll() is None)
            yield httpx.get(f"http://127.0.0.1:{port}/").text
        finally:
            if server.poll() is None:
                os.killpg(server.pid, signal.SIGINT)


def test_make_run_needs_python_git_and_make_alone(tmp_path: Path) -> None:
    tree, machine = clone(tmp_path / "arbitro"), bare(tmp_path / "bin")
    run("make", ".venv/run.stamp", "src/arbitro/server/site/index.html", cwd=tree, env=machine)
    settings = "SERVE=--address 127.0.0.1 --port {port}"
    with served("make", "run", settings, cwd=tree, env=machine) as page:
        assert 'src="/assets/' in page


def test_pip_brings_the_pages_without_a_node_of_the_machine(tmp_path: Path) -> None:
    tree, machine = clone(tmp_path / "arbitro"), bare(tmp_path / "bin")
    run("python3", "-m", "venv", tmp_path / "env", env=machine)
    run(tmp_path / "env/bin/pip", "install", "--quiet", f"{tree}[server]", env=machine, cwd=tmp_path)
    shutil.rmtree(tree)
    with served(tmp_path / "env/bin/arbitro", *SERVE, cwd=tmp_path, env=machine) as page:
        assert 'src="/assets/' in page


@pytest.mark.parametrize("python", PYTHONS, ids=lambda python: Path(python).name)
def test_the_package_works_with_every_python_of_this_machine(
    python: str, tmp_path: Path, record_property: Figures
) -> None:
    if subprocess.run([python, "-c", "pass"], capture_output=True, check=False).returncode:
        pytest.skip(f"{python} does not start")
    built = wheel(ROOT, tmp_path)
    plain = empty_environment(tmp_path / "plain", built, python) / "arbitro"
    assert run(plain, "--version").stdout.startswith("arbitro ")
    assert "990" in run(plain, "score", "4SX N +1", "--vul", "both").stdout  # 77: 240 + 500 + 50 + 200
    assert "27B1" in run(plain, "laws", "27").stdout
    full = empty_environment(tmp_path / "full", f"{built}[server]", python) / "arbitro"
    with served(full, *SERVE, cwd=tmp_path, env=dict(os.environ)) as page:
        assert 'src="/assets/' in page
    record_property("versions of Python with which the installed package was tried", 1)
