"""An evening of thirteen pairs through the API, with everything that happens on one; its end is counted by hand.

Every table makes 1NT on every board, so that everybody has half of everything, but for three boards with seven
results each, where one table differs. There the side that wins has the whole top of 12 points instead of 6, the other
nothing; at the six other tables whoever sits with the winners has 5, whoever sits with the losers 7:

    board 11  pair 11 (North-South after its seats were put right) against 10   6 up, 6 down
              North-South 14, 5, 9, 3, 8, 1                                     1 down
              East-West 6, 13, 7, 12, 2, 4                                      1 up
    board 19  pair 5 against 8, after a revoke                                  6 up, 6 down
              North-South 12, 1, 14, 4, 11, 7                                   1 down
              East-West 6, 2, 10, 9, 13, 3                                      1 up
    board 15  pair 13 (East-West) against 12, after an appeal                   6 up, 6 down
              North-South 3, 8, 2, 11, 5, 10                                    1 up
              East-West 6, 14, 7, 9, 1, 4                                       1 down

Pair 8 leaves before its last four boards: nothing on them for it, 60% for pairs 7 and 9 on two each. Pair 1 sits out
the first round and pair 14 comes in the second: they have 24 boards instead of 26. Pair 1 loses a fifth of a top.
A point up is 100/12 per cent of one board.
"""

from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from arbitro.contest.contestant import Pair
from arbitro.contest.facts.event import Reseated
from arbitro.contest.facts.outcome import Recorded
from arbitro.contest.movement.evened import evened, turned
from arbitro.contest.movement.howell import howell
from arbitro.contest.movement.movement import Movement
from arbitro.contest.movement.turned import TURNED
from arbitro.contest.plan import PhasePlan, Plan
from arbitro.laws.shared.appeal import Act, Concurrence
from arbitro.office.appeals import MoveAppeal
from arbitro.office.calls import TakeCall
from arbitro.office.deals import MakeDeals
from arbitro.office.ending import ClosePhase, EndPeriod, PostScore
from arbitro.office.penalties import Penalise
from arbitro.office.people import Enter, Withdraw
from arbitro.office.results import ConfirmResult, CorrectResult, DisputeResult, EnterResult
from arbitro.office.rulings import TellRuling
from arbitro.office.seating import BeginRound, ChangeSeats, EndRound, NoteArrival, SeatLate, SeatSection
from arbitro.office.subjects import AnyCommand
from arbitro.scoring.penalty import Unit
from tests.office.desk import result, spot
from tests.office.rulings import REVOKE, WEIGHTED, ruling
from tests.server.club import COMMITTEE, DIRECTOR, ORGANISER, PUBLIC, SCORER, Club, opened

FLAT = "1NT N ="
ROUNDS = 13

# Points up on the three boards, and per cent on single boards: awards, and a penalty.
END = {
    "1": (-3, -20),
    "2": (3, 0),
    "3": (1, 0),
    "4": (-1, 0),
    "5": (6, 0),
    "6": (1, 0),
    "7": (-1, 20),
    "8": (-6, -200),
    "9": (-1, 20),
    "10": (-4, 0),
    "11": (6, 0),
    "12": (-6, 0),
    "13": (8, 0),
    "14": (-3, 0),
}
# The same, worked out.
PERCENT = {
    "13": "2050/39",  # 52.56
    "5": "675/13",  # 51.92
    "11": "675/13",
    "2": "1325/26",  # 50.96
    "7": "3935/78",  # 50.45
    "9": "3935/78",
    "3": "3925/78",  # 50.32
    "6": "3925/78",
    "4": "3875/78",  # 49.68
    "14": "1175/24",  # 48.96
    "10": "1900/39",  # 48.72
    "1": "385/8",  # 48.13
    "12": "625/13",  # 48.08
    "8": "525/13",  # 40.38
}


def pair(name: str) -> Pair:
    return Pair(name, (f"{name} N", f"{name} S"))


def entry(round: int, table: int, board: int, told: str, by: str) -> tuple[AnyCommand, str]:
    return EnterResult(at=spot(round, table), board=board, recorded=Recorded(result=told)), by


def worked_out() -> Movement:
    """A Howell of thirteen with the directions for which the table of the end was worked out."""
    shipped = howell(13, 2)
    places = [(round, sitting.table) for round, sitting in shipped.sittings()]
    plain = turned(shipped, {place for at, place in enumerate(places) if TURNED["howell", 13, 13] >> at & 1})
    return evened(plain, (14,))


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    """Thirteen pairs, seated, with deals."""
    with opened(tmp_path) as club:
        club.create(Plan(name="Tuesday", form="pairs", phases=(PhasePlan(rounds=ROUNDS, boards=2),)))
        club.do(Enter(contestants=tuple(pair(str(n)) for n in range(1, 14))), ORGANISER)
        club.do(SeatSection(movement=worked_out()), ORGANISER)
        club.do(MakeDeals(), ORGANISER)
        club.token(COMMITTEE)  # it sits, should it be needed
        yield club


def played(club: Club, round: int, special: dict[tuple[int, int], str] | None = None) -> None:
    """What the slips of a round say: 1NT made, but for some tables and boards. Results there are stay."""
    for table in club.get("/tables", SCORER):
        for board in table["missing"]:
            told = (special or {}).get((table["at"]["table"], board), FLAT)
            club.do(result(round, table["at"]["table"], board, told), SCORER)


def whole(club: Club, round: int, special: dict[tuple[int, int], str] | None = None) -> None:
    club.do(BeginRound(round=round))
    played(club, round, special)
    club.later(15)
    club.do(EndRound(round=round))


def first_round(club: Club) -> None:
    """At the first table the players enter their own results, disagree, and are put right; pair 1 sits out."""
    club.do(BeginRound(round=1))
    north, east = "10 N", "9 S"
    club.do(*entry(1, 1, 9, FLAT, north))
    assert club.kinds(ConfirmResult(at=spot(1, 1), board=9), "3 N") == ["not-at-table"]
    club.do(ConfirmResult(at=spot(1, 1), board=9), east)
    club.do(*entry(1, 1, 10, "1NT N +1", north))
    club.do(DisputeResult(at=spot(1, 1), board=10), east)
    (call,) = club.get("/calls")
    club.do(TakeCall(call=call["number"]))
    club.do(EnterResult(at=spot(1, 1), board=10, recorded=Recorded(result=FLAT)), DIRECTOR)
    played(club, 1)
    club.later(15)
    club.do(EndRound(round=1))
    totals = club.totals()
    assert set(totals.values()) == {"50", "0"}
    assert [who for who, total in totals.items() if total == "0"] == ["1"]  # has played nothing yet


def second_round(club: Club) -> None:
    """Pair 14 comes and fills the half table; 10 and 11 sit the wrong way, which is found after the board."""
    club.do(Enter(contestants=(pair("14"),)))
    club.do(SeatLate(contestant="14", from_round=2))
    whole(club, 2, {(1, 11): "4S N ="})
    turned = (Reseated(spot(2, 1), ("11",), ("10",)),)
    assert club.kinds(ChangeSeats(tables=turned), "10 N") == ["not-allowed"]
    club.do(ChangeSeats(tables=turned))


def rulings(club: Club) -> None:
    """A revoke whose tricks go over, and a weighted score; one of them appealed against at the end."""
    whole(club, 3, {(2, 19): "4S S -1"})
    club.do(ruling(REVOKE, spot(3, 2), 19))
    (line,) = [one for one in club.get("/boards/19")["lines"] if one["at"]["round"] == 3]
    assert line["recorded"] == {"result": "4S S +1"}
    whole(club, 4, {(1, 15): "4S S -1"})
    club.do(ruling(WEIGHTED, spot(4, 1), 15))
    for who in ("12", "13"):
        club.do(TellRuling(number=2, contestant=who))


def lateness(club: Club) -> None:
    club.do(BeginRound(round=5))
    club.later(7)
    club.do(NoteArrival(contestant="1", round=5))
    fine = Penalise(contestant="1", amount="20", unit=Unit.PERCENT_OF_TOP, clause="90B1", round=5)
    assert club.kinds(fine, SCORER) == ["not-allowed"]
    club.do(fine)
    played(club, 5)
    club.do(EndRound(round=5))


def corrections(club: Club) -> None:
    """A slip that was read wrongly is put right by the scorer."""
    whole(club, 6, {(1, 20): "1NT N +1"})
    right = CorrectResult(at=spot(6, 1), board=20, recorded=Recorded(result=FLAT))
    assert club.kinds(right, "1 N") == ["not-allowed"]
    club.do(right, SCORER)
    assert club.kinds(right, SCORER) == ["correction-same"]


def withdrawal(club: Club) -> None:
    for round in range(7, 12):
        whole(club, round)
    club.do(Withdraw(contestant="8", round=12))
    for round in (12, 13):
        club.do(BeginRound(round=round))
        for table in club.get("/tables", SCORER):
            if not any(one["id"] == "8" for one in (*table["ns"], *table["ew"])):
                for board in table["missing"]:
                    club.do(result(round, table["at"]["table"], board, FLAT), SCORER)
        club.do(EndRound(round=round))


def appeal(club: Club) -> None:
    """The committee does not weigh: nine tricks."""
    request = MoveAppeal(number=2, act=Act.REQUEST, concurrence=Concurrence.CONCURS, statement="Nine tricks.")
    club.do(request, "13 N")
    club.do(MoveAppeal(number=2, act=Act.REFERRAL))
    decision = MoveAppeal(number=2, act=Act.DECISION, decision="Nine.", outcome=Recorded(result="4S S -1"))
    assert club.kinds(decision, "13 N") == ["appeal-not-yours"]
    club.do(decision, COMMITTEE)


def the_end(club: Club) -> None:
    club.do(PostScore(), SCORER)
    assert club.kinds(EndPeriod()) == ["period-still-runs"]
    club.later(31)
    club.do(EndPeriod())
    late = CorrectResult(at=spot(13, 1), board=7, recorded=Recorded(result="1NT N +1"))
    assert "not-allowed" not in club.kinds(late, SCORER)
    club.do(ClosePhase())


def percent(up: int, single: int, boards: int) -> Fraction:
    return 50 + (Fraction(100 * up, 12) + single) / boards


def test_the_table_of_the_end_is_worked_out_rightly() -> None:
    boards = {"1": 24, "14": 24}
    assert sum(up for up, _ in END.values()) == 0  # what one has up another has down
    assert {who: Fraction(told) for who, told in PERCENT.items()} == {
        who: percent(*told, boards.get(who, 26)) for who, told in END.items()
    }


def test_an_evening_of_thirteen_pairs(club: Club) -> None:
    for part in (first_round, second_round, rulings, lateness, corrections, withdrawal, appeal, the_end):
        part(club)
    assert {who: Fraction(told) for who, told in club.totals().items()} == {
        who: Fraction(told) for who, told in PERCENT.items()
    }
    order = [Fraction(told) for told in club.totals(who=PUBLIC).values()]
    assert order == sorted(order, reverse=True)
    assert seen_by(club, PUBLIC) == seen_by(club, DIRECTOR)


def seen_by(club: Club, who: str) -> Any:
    return club.get("/standings", who)
