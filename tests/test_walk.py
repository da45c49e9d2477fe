"""docs/walk.md goes through the house with a result and with a ruling: each step is called, and in that order."""

import re
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

import pytest

import arbitro
from arbitro.contest.plan import PhasePlan, Plan
from arbitro.office.people import Enter
from arbitro.office.rulings import Rule
from arbitro.office.seating import BeginRound, SeatSection
from tests.office.desk import entrant, result, spot
from tests.office.rulings import REVOKE
from tests.server.club import DIRECTOR, ORGANISER, SCORER, Club, opened

ROOT = Path(arbitro.__file__).parent
PAGE = ROOT.parents[1] / "docs" / "walk.md"
STEP = re.compile(r"^\d+\. `([\w/]+\.py)` `([\w.]+)`", re.MULTILINE)

Call = tuple[str, str]


def enter_a_result(club: Club) -> None:
    club.do(result(1, 1, 1, "1NT N ="), SCORER)
    club.get("/standings", SCORER)


def rule_on_a_revoke(club: Club) -> None:
    club.do(Rule(at=spot(1, 1), board=1, request=REVOKE), DIRECTOR)
    club.get("/rulings/1", DIRECTOR)
    club.post("/api/rule", REVOKE, DIRECTOR)


@contextmanager
def called() -> Iterator[list[Call]]:
    """Every function of the house that is called, in all threads that begin meanwhile."""
    calls: list[Call] = []

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(str(ROOT)):
            path = Path(frame.f_code.co_filename).relative_to(ROOT).as_posix()
            calls.append((path, frame.f_code.co_qualname))

    before = sys.getprofile()
    threading.setprofile(note)
    sys.setprofile(note)
    try:
        yield calls
    finally:
        sys.setprofile(before)
        threading.setprofile(None)


def walks() -> dict[str, list[Call]]:
    parts = re.split(r"^## ", PAGE.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    return {part.partition("\n")[0]: STEP.findall(part) for part in parts}


@pytest.mark.parametrize(
    ("title", "walk"), [("A result", enter_a_result), ("A ruling", rule_on_a_revoke)], ids=["result", "ruling"]
)
def test_a_walk_is_what_happens(title: str, walk: Callable[[Club], None], tmp_path: Path) -> None:
    steps = walks()[title]
    assert len(steps) > 8
    with called() as calls, opened(tmp_path) as club:
        club.create(Plan(name="Tuesday", form="pairs", phases=(PhasePlan(rounds=3, boards=1),)))
        club.do(Enter(contestants=tuple(entrant("pairs", n) for n in "1234")), ORGANISER)
        for command in (SeatSection(), BeginRound(round=1), result(1, 2, 1, "1NT N =")):
            club.do(command)
        if walk is rule_on_a_revoke:
            enter_a_result(club)
        club.get("/standings", SCORER)
        calls.clear()
        walk(club)
        found = tuple(calls)
    at = 0
    for step in steps:
        assert step in found[at:], f"{step} does not come after the steps before it"
        at = found.index(step, at) + 1
