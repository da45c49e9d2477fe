"""A round of pairs at live tables, through the API: nobody types a result, and the ranking is there."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from arbitro.contest.plan import PhasePlan, Plan
from arbitro.formats import lin, pbn
from arbitro.formats.record import BoardRecord
from arbitro.office.deals import MakeDeals
from arbitro.office.fact import TableRecorded
from arbitro.office.online import SetPlay
from arbitro.office.people import Enter
from arbitro.office.seating import BeginRound, EndRound, SeatSection
from tests.contest.small import HOWELL, contestant
from tests.server.club import DIRECTOR, ORGANISER, PUBLIC, Club, opened
from tests.server.process import wait_until

PAIRS = ("1", "2", "3", "4")
ENDED = {"event": "round_ended"}  # which every board hears, behind its result
PLAYERS = tuple((f"{pair} {seat}", pair) for pair in PAIRS for seat in "NS")


@pytest.fixture(scope="module")
def round_one(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    """Two tables with one board each; it has begun."""
    with opened(tmp_path_factory.mktemp("online")) as club:
        club.create(Plan(name="Online", form="pairs", phases=(PhasePlan(rounds=3, boards=1),)))
        club.do(Enter(contestants=tuple(contestant("pairs", pair) for pair in PAIRS)), ORGANISER)
        club.do(SeatSection(movement=HOWELL), ORGANISER)
        club.do(MakeDeals(), DIRECTOR)
        club.do(SetPlay(played="online"), ORGANISER)
        club.do(BeginRound(round=1), DIRECTOR)
        yield club


def place_of(club: Club, person: str) -> Any:
    (seated,) = club.get("/place", person)["now"]["tables"]
    return seated


def played(club: Club, table: str, players: dict[str, str], chance: Random) -> None:
    """Random calls, at most a game, and random cards, each of them legal."""
    path = f"/api/live/{table}"
    state = club.asked("GET", path, None, players["N"]).json()
    while state["view"]["phase"] not in ("over", "cancelled"):
        person = players[state["view"]["turn"]]
        state = club.asked("GET", path, None, person).json()
        may = state["view"]["options"]
        if not may.get("calls") and not may.get("cards"):  # dummy's cards are played by declarer
            person = next(
                player
                for player in players.values()
                if club.asked("GET", path, None, player).json()["view"]["options"].get("cards")
            )
            state = club.asked("GET", path, None, person).json()
            may = state["view"]["options"]
        if calls := may.get("calls"):
            low = [call for call in calls if call == "P" or call[0] in "12"]
            act = {"event": "call", "seat": state["view"]["viewer"], "call": chance.choice([*low[:6], "P", "P"])}
        else:
            act = {"event": "card", "seat": may["hand"], "card": chance.choice(may["cards"])}
        answer = club.asked("POST", f"{path}/acts", {"act": act, "at": state["position"]}, person)
        assert answer.status_code == 200, answer.text
        state = answer.json()


def log_of(club: Club, told: TableRecorded) -> Any:
    return club.asked("GET", f"/api/live/{told.table}/boards/{told.n}", None, DIRECTOR).json()


def test_a_round_is_played_online_to_the_ranking(round_one: Club) -> None:
    club, chance = round_one, Random(21)
    tables: dict[str, dict[str, str]] = {}
    for person, _ in PLAYERS:
        seated = place_of(club, person)
        tables.setdefault(seated["live"], {})[seated["seat"]] = person
    assert [sorted(players) for players in tables.values()] == [["E", "N", "S", "W"]] * 2
    stranger = club.asked("GET", f"/api/live/{next(iter(tables))}", None, PUBLIC).json()
    assert (stranger["view"], stranger["me"]["viewer"]) == (None, "")
    for table, players in tables.items():
        here = club.asked("GET", f"/api/live/{table}", None, players["N"]).json()["event"]
        assert (here["event"], here["at"], here["over"]) == (club.event, place_of(club, players["N"])["at"], False)
        other = next(player for player, _ in PLAYERS if player not in players.values())
        assert club.asked("GET", f"/api/live/{table}", None, other).json()["view"] is None
        played(club, table, players, chance)
    wait_until(lambda: len(club.house.event(club.event).live) == 2)
    club.do(EndRound(round=1), DIRECTOR)
    live = club.house.event(club.event).live
    wait_until(lambda: all(log_of(club, told)["events"][-1] == ENDED for told in live.values()))
    for (at, board), told in live.items():
        log = log_of(club, told)
        (last,) = club.house.office.journal.read(log["cited"]["stream"], told.version - 1, 1)
        assert (log["cited"]["version"], last.hash.hex()) == (told.version + 1, told.hash)
        lines = club.get(f"/boards/{board}")["lines"]
        (line,) = [line for line in lines if line["at"]["table"] == at.table]
        assert line["log"] == {"table": told.table, "n": told.n}
        assert line["score"] == log["line"]["score_ns"]
    assert sorted(club.totals(who=PUBLIC)) == list(PAIRS)
    results = sorted((told.board, told.recorded.result) for told in live.values())
    for name, form in (("played.pbn", pbn), ("played.lin", lin)):
        text = club.asked("GET", f"/api/events/{club.event}/exports/{name}", None, DIRECTOR).text
        records = [record for record in form.read(text.splitlines(keepends=True)) if isinstance(record, BoardRecord)]
        assert sorted((record.number, str(record.result)) for record in records) == results
        assert all(record.calls for record in records)
