"""Sheets over HTTP: frequencies, match sheets, line-ups and commitments, each as far as it may be seen."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from arbitro.bridge.seats import Side
from arbitro.contest.facts.event import Paired
from arbitro.contest.lineup.lineup import Lineup, seated
from arbitro.contest.lineup.stanza import HandedIn
from arbitro.contest.plan import PhasePlan, Plan
from arbitro.office.deals import MakeDeals
from arbitro.office.lineups import MoveLineup
from arbitro.office.penalties import Forfeit
from arbitro.office.people import Enter
from arbitro.office.seating import BeginRound, DrawRound, EndRound
from tests.office.desk import entrant, match
from tests.server.club import DIRECTOR, ORGANISER, PUBLIC, SCORER, Club, opened


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    """Two teams drawn for a match of two boards."""
    with opened(tmp_path) as club:
        phase = PhasePlan(system="swiss", scoring="victory_points", rounds=1, boards=2)
        club.create(Plan(name="Sheets", form="teams", phases=(phase,)))
        club.do(Enter(contestants=tuple(entrant("teams", name) for name in ("1", "2"))), ORGANISER)
        club.do(DrawRound(pairings=(Paired(1, "1", "2"),)), ORGANISER)
        yield club


def played(club: Club) -> None:
    """Board 1 is worth 50 + 50 = 100, 3 IMPs, to the team at home; board 2 nothing."""
    club.do(BeginRound(round=1))
    for entry in match(1, 1, (50, -50), (620, 620)):
        club.do(entry, SCORER)


def missing(club: Club, path: str) -> Any:
    answer = club.asked("GET", f"/api/events/{club.event}{path}", None, DIRECTOR)
    return answer.status_code, [problem["kind"] for problem in answer.json()["problems"]]


def test_frequencies_are_those_of_the_results_that_may_be_seen(club: Club) -> None:
    played(club)
    there = "/boards/2/frequencies"
    assert [(one["score"], one["times"]) for one in club.get(there, DIRECTOR, round=1)] == [(620, "2")]
    assert club.get(there, PUBLIC, round=1) == []
    club.do(EndRound(round=1))
    assert [(one["score"], one["times"]) for one in club.get(there, PUBLIC, round=1)] == [(620, "2")]
    assert [one["score"] for one in club.get("/boards/1/frequencies", PUBLIC, round=1)] == [50, -50]


def test_a_match_sheet_has_both_rooms_and_the_sums_when_the_round_is_public(club: Club) -> None:
    played(club)
    there = "/matches/1/1/sheet"
    hidden = club.get(there, PUBLIC)
    assert hidden["imps"] is None
    assert [(line["open"], line["closed"]) for line in hidden["lines"]] == [(None, None), (None, None)]
    club.do(EndRound(round=1))
    shown = club.get(there, PUBLIC)
    assert (shown["home"]["id"], shown["away"]["id"]) == ("1", "2")
    assert [(line["board"], line["home"]) for line in shown["lines"]] == [(1, "3"), (2, "0")]
    assert shown["imps"] == ["3", "0"]
    assert shown["complete"] is True


def test_the_matches_are_listed_and_what_they_came_to_when_the_round_is_public(club: Club) -> None:
    played(club)
    (hidden,) = club.get("/matches", PUBLIC)
    assert (hidden["home"]["id"], hidden["away"]["id"], hidden["imps"], hidden["vp"]) == ("1", "2", None, None)
    club.do(EndRound(round=1))
    (shown,) = club.get("/matches", PUBLIC)
    assert (shown["imps"], shown["complete"], shown["awarded"]) == (["3", "0"], True, False)
    assert shown["vp"] == club.get("/matches/1/1/sheet", PUBLIC)["vp"]


def test_a_forfeit_stands_in_the_place_of_the_match(club: Club) -> None:
    club.do(BeginRound(round=1))
    club.do(Forfeit(round=1, absent="2", present="1"))
    assert club.get("/matches", PUBLIC)[0]["vp"] is None
    club.do(EndRound(round=1))
    (one,) = club.get("/matches", PUBLIC)
    totals = club.totals()
    assert (one["awarded"], one["imps"], one["vp"]) == (True, None, [totals["1"], totals["2"]])


def test_what_is_not_there_is_not_found(club: Club) -> None:
    assert missing(club, "/boards/9/frequencies?round=1") == (404, ["no-such-board"])
    assert missing(club, "/matches/1/9/sheet") == (404, ["no-such-table"])
    assert missing(club, "/matches/1/1/sheet?group=B") == (404, ["no-such-table"])
    assert missing(club, "/lineups?phase=final") == (422, ["unknown-phase"])


def lineup(team: str, side: Side) -> Lineup:
    return seated(team, (f"{team} 1", f"{team} 2"), (f"{team} 3", f"{team} 4"), side=side)


def stanza(club: Club, who: str) -> Any:
    (one,) = club.get("/lineups", who)
    assert (one["round"], one["table"], one["home"]["id"], one["away"]["id"]) == (1, 1, "1", "2")
    return one["stanzas"][0]


def test_a_line_up_that_is_sealed_is_shown_to_its_captain_alone(club: Club) -> None:
    before = stanza(club, PUBLIC)  # nobody has the right by the rule
    assert (before["stage"], before["due"]) == ("blind", ["1", "2"])
    club.do(MoveLineup(round=1, table=1, step=HandedIn(lineup("1", Side.NS))), "1 1")
    assert [one["team"] for one in stanza(club, "1 1")["lineups"]] == ["1"]
    for who in (PUBLIC, DIRECTOR, ORGANISER, "2 1", "1 2"):
        assert stanza(club, who)["lineups"] == []
        assert (stanza(club, who)["stage"], stanza(club, who)["due"]) == ("blind", ["2"])
    club.do(MoveLineup(round=1, table=1, step=HandedIn(lineup("2", Side.EW))), "2 1")
    for who in (PUBLIC, DIRECTOR, "2 1"):
        seen = stanza(club, who)["lineups"]
        assert [one["team"] for one in seen] == ["1", "2"]
        assert seen[1]["pairs"][0] | {"players": []} == {"room": "open", "side": "EW", "players": []}
        assert len(seen[1]["pairs"][0]["players"]) == 2
    assert club.get("/lineups", PUBLIC, round=2) == []


def test_a_line_up_is_not_read_from_the_past_while_it_is_sealed(club: Club) -> None:
    club.do(MoveLineup(round=1, table=1, step=HandedIn(lineup("1", Side.NS))), "1 1")
    sealed = club.get("")["version"]
    club.do(MoveLineup(round=1, table=1, step=HandedIn(lineup("2", Side.EW))), "2 1")
    (one,) = club.get("/lineups", "2 1", version=sealed)
    assert one["stanzas"][0]["lineups"] == []


def test_commitments_are_public_and_their_secrets_are_not(club: Club) -> None:
    assert club.get("/commitments", PUBLIC) == []
    club.do(MakeDeals(committed=True), ORGANISER)
    (kept,) = club.get("/exports/commitments.json", ORGANISER)
    answer = club.asked("GET", f"/api/events/{club.event}/commitments", None, PUBLIC)
    secret = kept.pop("secret")
    assert len(secret) == 64
    assert answer.json() == [kept]
    assert secret not in answer.text
