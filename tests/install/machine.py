"""Machines that have less than this one, and what is built and installed on them."""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).parents[2]
UV = Path(sys.executable).with_name("uv")
TOOLS = ("sh", "env", "make", "git", "mkdir", "rm", "touch")  # what the README asks for, and what every Unix has
OF_THE_CALLER = ("MAKEFLAGS", "MAKELEVEL", "MFLAGS", "PYTHONPATH", "VIRTUAL_ENV")


def bare(folder: Path, **scripts: str) -> dict[str, str]:
    """An environment whose PATH has Python, git and make, neither Node nor a browser; and scripts in place of them."""
    folder.mkdir()
    for name in TOOLS:
        found = shutil.which(name)
        assert found, f"{name} is not on this machine"
        (folder / name).symlink_to(found)
    (folder / "python3").symlink_to(Path(sys.base_prefix) / "bin/python3")
    for name, does in scripts.items():
        (folder / name).write_text(f"#!/bin/sh\n{does}\n")
        (folder / name).chmod(0o755)
    return {name: value for name, value in os.environ.items() if name not in OF_THE_CALLER} | {"PATH": str(folder)}


def clone(to: Path) -> Path:
    """The tree as it would be committed now: nothing that was built, installed or kept is in it."""
    listed = run("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", cwd=ROOT).stdout
    for name in listed.rstrip("\0").split("\0"):
        if (ROOT / name).is_file():
            (to / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, to / name)
    return to


def wheel(tree: Path, to: Path) -> Path:
    """Built with the hatchling of this environment."""
    run(UV, "build", "--quiet", "--wheel", "--no-build-isolation", "--python", sys.executable, "--out-dir", to, tree)
    (built,) = to.glob("arbitro-*.whl")
    return built


def empty_environment(folder: Path, package: object, python: str | Path = sys.executable) -> Path:
    """A new environment with the package and what it needs, as locked; the folder of its commands."""
    run(UV, "venv", "--quiet", "--python", python, folder)
    locked = ("--constraints", ROOT / "requirements/run.txt")
    run(UV, "pip", "install", "--quiet", "--python", folder / "bin/python", *locked, package)
    return folder / "bin"


def run(
    *command: object,
    cwd: Path | None = None,
    env: Mapping[str, str] | None = None,
    given: str = "",
    fails: bool = False,
) -> subprocess.CompletedProcess[str]:
    words = [str(word) for word in command]
    done = subprocess.run(words, cwd=cwd, env=env, input=given, capture_output=True, text=True, check=False)
    assert bool(done.returncode) == fails, f"{' '.join(words)}: {done.returncode}\n{done.stdout}\n{done.stderr}"
    return done
