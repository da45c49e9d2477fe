"""What is given out binds the journal: its head is in the ranking and in every file, for `arbitro journal verify`."""

from pathlib import Path

from arbitro.contest.plan import PhasePlan, Plan
from arbitro.office.ending import PostScore
from arbitro.office.people import Enter
from arbitro.office.seating import BeginRound, EndRound, SeatSection
from tests.cli.terminal import arbitro
from tests.contest.small import HOWELL
from tests.journal.tampering import tamper
from tests.office.desk import entrant, result
from tests.server.club import DIRECTOR, ORGANISER, PUBLIC, SCORER, opened


def test_a_published_ranking_and_a_file_prove_the_journal(tmp_path: Path) -> None:
    with opened(tmp_path) as club:
        club.create(Plan(name="Tuesday", form="pairs", phases=(PhasePlan(rounds=3, boards=1),)))
        club.do(Enter(contestants=tuple(entrant("pairs", str(n)) for n in range(1, 5))), ORGANISER)
        club.do(SeatSection(movement=HOWELL))
        club.do(BeginRound(round=1))
        for one in (result(1, 1, 1, 420), result(1, 2, 1, 50)):
            club.do(one, SCORER)
        club.do(EndRound(round=1))
        assert [ranking["head"] for ranking in club.get("/standings", PUBLIC)] == [""]
        club.do(PostScore())
        (ranking,) = club.get("/standings", PUBLIC)
        path = f"/api/events/{club.event}/exports"
        files = [
            club.asked("GET", f"{path}/{name}", None, DIRECTOR)
            for name in ("event.pbn", "results.csv", "rankings.csv", "deals.pbn")
        ]
        whole = club.asked("GET", f"{path}/event.json", None, DIRECTOR).json()
    heads = [ranking["head"], whole["head"], *(file.headers["x-journal-head"] for file in files)]
    told = [word for head in heads for word in ("--head", head)]
    journal = str(tmp_path / "club.db")
    assert arbitro("journal", "verify", journal, *told).exit_code == 0

    kept = int(ranking["head"].partition(":")[0]) - 1  # the tail is cut off, and the end made to look right
    last = f"SELECT hash FROM facts WHERE position = {kept}"
    cut = f"DELETE FROM facts WHERE position > {kept}", f"DELETE FROM keys WHERE last > {kept}"
    tamper(f"sqlite:///{journal}", *cut, f"UPDATE head SET position = {kept}, hash = ({last})")
    assert arbitro("journal", "verify", journal).exit_code == 0
    assert arbitro("journal", "verify", journal, *told).exit_code == 2
