"""Where a machine has no Node, one comes as a Python package, and builds the pages (requirements/node.txt).

Here it only has to start and to run what is installed in `web/`; `make proof` builds with it (test_machines.py).
"""

import os
import shutil
import sys
from pathlib import Path

import pytest

from tests.install.machine import ROOT, UV, bare, run

BUILD = ROOT / "web/build.py"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A small one with pages to build."""
    for name in ("web/build.py", "web/package.json", "web/package-lock.json"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    for name in ("web/src/main.ts", "web/src/api/schema.d.ts", "src/arbitro/words/en/web.ftl"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    return tmp_path


def test_a_machine_without_node_is_told_what_the_pages_need(tree: Path) -> None:
    machine = bare(tree / "bin")
    run(sys.executable, tree / "web/build.py", "node", env=machine, fails=True)
    told = run(sys.executable, tree / "web/build.py", env=machine, fails=True).stderr
    assert told == "The pages were not built: they need Node 20.19 or newer, with npm.\n"


def test_the_pages_are_built_again_when_something_they_are_made_of_is_newer(tree: Path) -> None:
    site = tree / "src/arbitro/server/site"
    npm = f"echo $1 >> {tree}/called; mkdir -p node_modules {site}; touch {site}/index.html"
    machine = bare(tree / "bin", node="echo v20.19.0", npm=npm)
    called = tree / "called"

    def calls() -> list[str]:
        called.write_text("")
        run(sys.executable, tree / "web/build.py", env=machine)
        return called.read_text().split()

    def is_newer(name: str) -> None:
        later = (site / "index.html").stat().st_mtime + 10
        os.utime(tree / name, (later, later))

    assert calls() == ["install", "run"]
    assert calls() == []
    is_newer("web/src/api/schema.d.ts")
    assert calls() == []
    for name in ("web/src/main.ts", "src/arbitro/words/en/web.ftl"):
        is_newer(name)
        assert calls() == ["run"]
        os.utime(tree / name, (0, 0))
    is_newer("web/package-lock.json")
    assert calls() == ["install", "run"]


def test_the_node_that_comes_as_a_package_runs_npm_and_what_npm_installed(tmp_path: Path) -> None:
    machine = bare(tmp_path / "bin")
    run(UV, "venv", "--quiet", "--python", sys.executable, tmp_path / "env")
    locked = ("--require-hashes", "-r", ROOT / "requirements/node.txt")
    run(UV, "pip", "install", "--quiet", "--python", tmp_path / "env/bin/python", *locked)
    there = machine | {"PATH": f"{tmp_path / 'env/bin'}:{machine['PATH']}"}
    run(sys.executable, BUILD, "node", env=there)
    node = run("node", "--version", env=there).stdout.strip()
    assert node in run("npm", "--prefix", ROOT / "web", "exec", "vite", "--", "--version", env=there).stdout


@pytest.mark.parametrize(
    ("version", "is_new_enough"), [("v20.18.3", False), ("v20.19.0", True), ("v22.0.0-nightly", True), ("", False)]
)
def test_a_node_is_new_enough_or_not(tmp_path: Path, version: str, is_new_enough: bool) -> None:
    machine = bare(tmp_path / "bin", node=f"echo {version}", npm="exit 1")
    run(sys.executable, BUILD, "node", env=machine, fails=not is_new_enough)
