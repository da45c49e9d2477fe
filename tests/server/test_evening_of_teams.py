"""Eight teams through the API: a Swiss of three rounds, then a knock-out; its end is counted by hand.

A match is eight boards. It is won by 96 IMPs, which is more than any scale has (20-0), or drawn (10-10):

    round 1   1-2 20-0   3-4 20-0   5-6 20-0   7-8 20-0, which was wrong: after the third draw it is 10-10
    round 2   1-2 10-10  3-5 20-0   7-4 10-10  6-8 0-20      changed by hand, with a warning: 1 and 2 have met
    round 3   3-1 20-0   7-5 20-0   8-2 20-0   4-6 10-10

The best four go on, the first against the fourth: 3 beats 1, 8 beats 7, and 8 beats 3.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from arbitro.bridge.seats import Side
from arbitro.contest.contestant import Team
from arbitro.contest.facts.event import Paired
from arbitro.contest.facts.outcome import Recorded
from arbitro.contest.lineup.lineup import Lineup, seated
from arbitro.contest.lineup.stanza import FoundSeated, HandedIn
from arbitro.contest.plan import PhasePlan, Plan
from arbitro.office.ending import ClosePhase, EndPeriod, OpenPhase, PostScore
from arbitro.office.lineups import MoveLineup
from arbitro.office.people import Enter
from arbitro.office.results import CorrectResult
from arbitro.office.seating import BeginRound, DrawRound, EndRound
from tests.office.desk import match, spot
from tests.server.club import DIRECTOR, ORGANISER, PUBLIC, SCORER, Club, opened

BOARDS = 8
WON, LOST, DRAWN = ([told] * BOARDS for told in ((600, 0), (0, 600), (90, 90)))  # by the home team
END = {"3": "60", "8": "50", "7": "40", "1": "30", "4": "20", "5": "20", "2": "10", "6": "10"}


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    swiss = PhasePlan(system="swiss", scoring="victory_points", rounds=3, boards=BOARDS, qualify=4)
    final = PhasePlan(name="final", system="knockout", scoring="imps", rounds=2, boards=BOARDS)
    with opened(tmp_path) as club:
        club.create(Plan(name="Teams", form="teams", phases=(swiss, final)))
        entries = tuple(Team(str(n), f"Team {n}", tuple(f"{n} {one}" for one in range(1, 5))) for n in range(1, 9))
        club.do(Enter(contestants=entries), ORGANISER)
        yield club


def by_hand(*two: tuple[str, str], round: int) -> DrawRound:
    return DrawRound(round=round, pairings=tuple(Paired(table, *both) for table, both in enumerate(two, 1)))


def played(club: Club, round: int, *matches: list[tuple[int, int]], phase: str = "") -> None:
    """A round; the matches in the order of their tables."""
    club.do(BeginRound(round=round, phase=phase))
    tables = sorted({table["at"]["table"] for table in club.get("/tables", SCORER)})
    for table, scores in zip(tables, matches, strict=True):
        for entry in match(round, table, *scores, phase=phase):
            club.do(entry, SCORER)
    club.do(EndRound(round=round, phase=phase))


def lineup(team: str, side: Side) -> Lineup:
    return seated(team, (f"{team} 1", f"{team} 2"), (f"{team} 3", f"{team} 4"), side=side)


def line_ups(club: Club) -> None:
    """The captains of the first table hand them in blindly; the director seats the teams."""
    home, away = lineup("1", Side.NS), lineup("2", Side.EW)
    stranger = MoveLineup(round=1, table=1, step=HandedIn(home))
    assert club.kinds(stranger, "3 1") == ["lineup-own-team"]
    assert club.kinds(stranger, "1 2") == ["not-allowed"]  # a player who is not the captain
    club.do(MoveLineup(round=1, table=1, step=HandedIn(home)), "1 1")
    club.do(MoveLineup(round=1, table=1, step=HandedIn(away)), "2 1")
    club.do(MoveLineup(round=1, table=1, step=FoundSeated((home, away))))


def winners(club: Club, *teams: str) -> list[list[tuple[int, int]]]:
    """The scores with which each table is won by one of these teams, whoever is at home there."""
    rooms = [table for table in club.get("/tables") if table["at"].get("room") == "open"]
    rooms.sort(key=lambda table: int(table["at"]["table"]))
    return [WON if table["ns"][0]["id"] in teams else LOST for table in rooms]


def finished(club: Club, phase: str = "") -> None:
    club.do(PostScore(phase=phase), SCORER)
    club.later(31)
    club.do(EndPeriod(phase=phase))
    club.do(ClosePhase(phase=phase))


def test_a_swiss_of_eight_teams_and_a_knock_out(club: Club) -> None:
    swiss(club)
    assert club.totals() == END
    assert club.totals(who=PUBLIC) == END
    knock_out(club)
    rows = club.get("/standings", DIRECTOR, phase="final")[0]["rows"]
    assert [row["row"]["contestant"] for row in rows[:2]] == ["8", "3"]


def swiss(club: Club) -> None:
    club.do(by_hand(("1", "2"), ("3", "4"), ("5", "6"), ("7", "8"), round=1))
    line_ups(club)
    played(club, 1, WON, WON, WON, WON)
    club.do(DrawRound())
    changed = club.do(by_hand(("1", "2"), ("3", "5"), ("7", "4"), ("6", "8"), round=2))
    assert "draw-rematch" in str(changed["cautions"])
    assert changed["warnings"][0]["clause"] == "81C"  # the draw had been announced
    played(club, 2, DRAWN, WON, DRAWN, LOST)
    assert "draw-rematch" not in str(club.do(by_hand(("3", "1"), ("7", "5"), ("8", "2"), ("4", "6"), round=3)))
    before = club.totals()
    for board in range(1, BOARDS + 1):
        club.do(CorrectResult(at=spot(1, 4, room="open"), board=board, recorded=Recorded(score=0)))
    assert {who: (before[who], told) for who, told in club.totals().items() if before[who] != told} == {
        "7": ("30", "20"),
        "8": ("20", "30"),
    }
    played(club, 3, WON, WON, WON, DRAWN)
    finished(club)


def knock_out(club: Club) -> None:
    assert club.kinds(DrawRound(phase="final"))  # not open yet
    club.do(OpenPhase(phase="final"), ORGANISER)
    club.do(DrawRound(phase="final"))
    met = {
        frozenset(one["id"] for one in (*table["ns"], *table["ew"]))
        for table in club.get("/tables")
        if table["at"].get("phase") == "final"
    }
    assert met == {frozenset({"3", "1"}), frozenset({"8", "7"})}
    played(club, 1, *winners(club, "3", "8"), phase="final")
    club.do(DrawRound(phase="final"))
    played(club, 2, *winners(club, "8"), phase="final")
    finished(club, "final")
