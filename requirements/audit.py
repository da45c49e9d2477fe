"""`make audit`: the locked packages, Python's and the pages', against the public lists of known faults.

Says of each file what was found in it, or plainly that no list could be reached and nothing is known of it. Exit code 1
if a fault is known, 2 if something was not audited. pip-audit runs from a folder of its own and is not installed.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
PYTHON = sorted(ROOT.glob("requirements/*.txt"))
PAGES = ROOT / "web" / "package-lock.json"


class Audited(NamedTuple):
    """`missed`: why packages were not compared with a list, or nothing was."""

    packages: int
    faults: tuple[str, ...] = ()
    missed: str = ""


def answered(*command: str) -> object:
    """What a command prints as JSON; None if it does not."""
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    try:
        return json.loads(done.stdout)
    except json.JSONDecodeError:
        return None


def of_python(uv: str, file: Path) -> Audited:
    asked = ("--require-hashes", "--disable-pip", "--progress-spinner", "off", "--format", "json", "-r", str(file))
    match answered(uv, "tool", "run", "--quiet", "pip-audit", *asked):
        case {"dependencies": [*packages]}:
            missed = [one["name"] for one in packages if "skip_reason" in one]
            faults = (
                f"{one['name']} {one['version']}: {fault['id']}" for one in packages for fault in one.get("vulns", ())
            )
            return Audited(len(packages), tuple(faults), f"{len(missed)} of {len(packages)} packages" if missed else "")
        case _:
            return Audited(0, (), "pip-audit cannot be had, or reaches no list")


def of_pages() -> Audited:
    match answered("npm", "--prefix", "web", "audit", "--json"):
        case {"vulnerabilities": dict(faults), "metadata": {"dependencies": {"total": int(packages)}}}:
            return Audited(packages, tuple(f"{name}: {fault['severity']}" for name, fault in faults.items()))
        case _:
            return Audited(0, (), "npm reaches no list")


def main(uv: str) -> int:
    found = {file: of_python(uv, file) for file in PYTHON} | {PAGES: of_pages()}
    for file, audited in found.items():
        said = f"NOT AUDITED: {audited.missed}" if audited.missed else f"{audited.packages} packages compared"
        print(f"{file.relative_to(ROOT)}: {said}; known faults: {len(audited.faults)}")
        for fault in audited.faults:
            print(f"  {fault}")
    if any(audited.faults for audited in found.values()):
        return 1
    if any(audited.missed for audited in found.values()):
        print("Where it says so, no list of known faults could be reached: nothing is known, good or bad.")
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
