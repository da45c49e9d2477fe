"""What the organiser of a running event is told: names in the trail, the correction period, the journal as a file."""

from datetime import datetime, timedelta

from arbitro.contest.plan import PhasePlan, Plan
from arbitro.office.deals import MakeDeals
from arbitro.office.ending import EndPeriod, PostScore
from arbitro.office.people import Enter, Substitute
from arbitro.office.seating import BeginRound, EndRound, SeatSection
from tests.contest.small import HOWELL
from tests.office.desk import entrant
from tests.server.club import DIRECTOR, ORGANISER, Club
from tests.server.test_signing import kinds

PLAN = Plan(name="Tuesday", form="pairs", phases=(PhasePlan(rounds=3, boards=1),))


def prepared(club: Club) -> None:
    club.create(PLAN)
    club.do(Enter(contestants=tuple(entrant("pairs", str(n)) for n in range(1, 5))), ORGANISER)
    club.do(SeatSection(movement=HOWELL), ORGANISER)


def test_the_trail_names_the_persons_of_a_fact(club: Club) -> None:
    prepared(club)
    appointed = [line for line in club.get("/audit", ORGANISER) if line["kind"] == "appointed"]
    assert appointed
    assert all(list(line["names"]) == [line["fact"]["person"]] for line in appointed)
    assert all(line["names"] == {} for line in club.get("/audit", ORGANISER) if line["kind"] == "seated")


def test_a_posted_score_tells_until_when_it_is_corrected(club: Club) -> None:
    prepared(club)
    for command in (BeginRound(round=1), EndRound(round=1), PostScore()):
        club.do(command)
    (posted,) = club.get("", ORGANISER)["posted"]
    at, until = (datetime.fromisoformat(posted[name]) for name in ("at", "until"))
    assert until - at == timedelta(minutes=30)  # 79C1
    assert posted["ended"] is False
    club.do(EndPeriod(early=True), ORGANISER)
    assert club.get("", ORGANISER)["posted"][0]["ended"] is True


def test_the_journal_is_for_an_organiser_who_does_not_play(club: Club) -> None:
    prepared(club)
    club.do(MakeDeals(), ORGANISER)
    path = f"/api/events/{club.event}/exports/event.journal"
    file = club.asked("GET", path, None, ORGANISER)
    assert file.status_code == 200
    assert file.text.count('"line":"fact"') == club.get("", ORGANISER)["version"]
    assert kinds(club.asked("GET", path, None, DIRECTOR)) == ["not-allowed"]
    person = club.asked("GET", "/api/me", None, ORGANISER).json()["person"]
    club.do(Substitute(contestant="1", out="1 N", takes_over=person, round=1), ORGANISER)
    assert kinds(club.asked("GET", path, None, ORGANISER)) == ["not-shown"]
