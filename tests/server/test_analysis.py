"""The workshop's doors: double dummy, par, equity and scores, for those who may see the deal, within bounds.

In the deal below North has all spades, East all hearts, South all diamonds, West all clubs: with its own suit as trumps
each side wins every trick, and in notrump whoever leads does. Spades are the highest: North-South's grand slam is par,
1510 for nobody vulnerable, for 7NT doubled would cost East-West 3500.
"""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from threading import Event
from time import sleep
from typing import Any

import pytest

from arbitro.analysis import equity_reply
from arbitro.analysis.memory import Memory
from arbitro.analysis.pool import Pool, TimeLimit
from arbitro.book.problem import ProblemsFound, refuse
from arbitro.contest.plan import PhasePlan, Plan
from arbitro.office.deals import GiveDeals
from arbitro.office.fact import BoardKey, Dealt
from arbitro.office.people import Enter
from arbitro.office.seating import BeginRound, EndRound, SeatSection
from arbitro.server.solving import WAITING, Solver
from tests.analysis.reference import needs_solver
from tests.contest.small import MITCHELL
from tests.office.desk import entrant, result
from tests.server.club import ASSISTANT, DIRECTOR, ORGANISER, PUBLIC, SCORER, Club, opened
from tests.server.score_table import score_table

SUITS = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"
GRAND = {"C": 0, "D": 13, "H": 0, "S": 13, "NT": 0}
OTHERS = {"C": 13, "D": 0, "H": 13, "S": 0, "NT": 0}


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    """Six pairs with a deal on board 1, which has been played in the first of three rounds."""
    with opened(tmp_path) as club:
        club.create(Plan(name="Tuesday", form="pairs", phases=(PhasePlan(rounds=3, boards=1),)))
        club.do(Enter(contestants=tuple(entrant("pairs", str(n)) for n in range(1, 7))), ORGANISER)
        club.do(SeatSection(movement=MITCHELL), ORGANISER)
        club.do(GiveDeals(deals=(Dealt(BoardKey(board=1), SUITS),)), ORGANISER)
        yield club


def played(club: Club, *rounds: int) -> None:
    for round in rounds:
        club.do(BeginRound(round=round))
        for number, sits in MITCHELL.sittings():
            for board in sits.boards if number == round else ():
                club.do(result(round, sits.table, board, "7S N =" if round < 3 else "7H E ="), SCORER)
        club.do(EndRound(round=round))


def kinds(answer: Any) -> tuple[int, list[str]]:
    return answer.status_code, [problem["kind"] for problem in answer.json()["problems"]]


def at(club: Club, path: str, who: str, body: Any = None) -> Any:
    method = "GET" if body is None else "POST"
    return club.asked(method, f"/api/events/{club.event}{path}", body, who)


# -- double dummy


@needs_solver
def test_a_board_has_its_table_par_and_makeable_contracts(club: Club) -> None:
    found = club.get("/boards/1/analysis")
    assert found["tricks"] == {"N": GRAND, "S": GRAND, "E": OTHERS, "W": OTHERS}
    assert found["par"] == {"score_ns": 1510, "contracts": ["NS 7S="]}
    assert (found["deal"], found["dealer"], found["vulnerability"]) == (SUITS, "N", "none")
    assert [(one["side"], one["level"], one["denomination"]) for one in found["makeable"]] == [
        ("NS", 7, "D"),
        ("NS", 7, "S"),
        ("EW", 7, "C"),
        ("EW", 7, "H"),
    ]
    assert found["makeable"][0]["declarers"] == ["N", "S"]
    assert club.get("/boards/1/analysis") == found


@needs_solver
def test_an_analysis_is_for_those_who_may_see_the_deal(club: Club) -> None:
    played(club, 1)
    for who in (PUBLIC, "1 N", "6 S"):
        assert kinds(at(club, "/boards/1/analysis", who)) == (403, ["not-shown"])
    assert club.get("/boards/1/analysis", SCORER)["board"] == 1
    played(club, 2, 3)
    assert club.get("/boards/1/analysis", PUBLIC)["par"]["score_ns"] == 1510


def test_a_board_without_a_deal_and_one_that_is_not_there(club: Club) -> None:
    assert kinds(at(club, "/boards/2/analysis", DIRECTOR)) == (404, ["no-deal"])
    assert kinds(at(club, "/boards/9/analysis", DIRECTOR)) == (404, ["no-such-board"])


@needs_solver
def test_a_deal_told_by_hand(club: Club) -> None:
    deal = SUITS.replace(" ", "%20")
    found = club.asked("GET", f"/api/analysis?deal={deal}", None, PUBLIC).json()
    assert (found["tricks"]["N"], found["par"]) == (GRAND, None)
    told = club.asked("GET", f"/api/analysis?deal={deal}&dealer=E&vulnerability=both", None, PUBLIC).json()
    assert told["par"]["score_ns"] == 2210
    numbered = club.asked("GET", f"/api/analysis?deal={deal}&board=2", None, PUBLIC).json()  # North-South vulnerable
    assert (numbered["dealer"], numbered["vulnerability"], numbered["par"]["score_ns"]) == ("E", "ns", 2210)


@pytest.mark.parametrize("deal", ["", "x", "N:AK... - - -", "N:A... A... K... Q..."])
def test_a_deal_that_cannot_be_is_refused(club: Club, deal: str) -> None:
    answer = club.asked("GET", f"/api/analysis?deal={deal}", None, PUBLIC)
    assert answer.status_code in (400, 422)
    assert answer.json()["problems"]


def test_a_server_without_the_solver_says_so(club: Club) -> None:
    class Without(Solver):
        async def answer(self, *_: Any, **__: Any) -> Any:
            raise refuse("solver-missing", found="endplay", expected="pip install 'arbitro[analysis]'")

    club.client.app.state.solver = Without()
    deal = SUITS.replace(" ", "%20")
    answer = club.asked("GET", f"/api/analysis?deal={deal}&board=77", None, PUBLIC)
    assert kinds(answer) == (422, ["solver-missing"])


# -- equity


ASKED: dict[str, Any] = {"at": {"round": 1, "table": 1}, "outcomes": ["7S N", "7H E"]}


@needs_solver
def test_the_proposal_for_a_board_is_made_with_its_deal_and_its_field(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    for heavy in ("propose", "score_board"):  # workers do it: everybody else would wait for it here
        monkeypatch.setattr(equity_reply, heavy, None)
    played(club, 1, 2, 3)
    table = next(sits.table for number, sits in MITCHELL.sittings() if number == 1 and 1 in sits.boards)
    asked = {**ASKED, "at": {"round": 1, "table": table}}
    found = at(club, "/boards/1/equity", DIRECTOR, asked).json()
    assert {one["contract"]: one["tricks"] for one in found["cards"]} == {"7S N": 13, "7H E": 13}
    proposal = found["proposal"]
    # the other tables: 7S once and 7H once, each half
    assert [(one["result"], one["weight"]) for one in proposal["outcomes"]] == [("7S N =", "0.5"), ("7H E =", "0.5")]
    assert proposal["rests_on"] == ["other_tables", "cards"]
    # a score of 1510 wins from -1510 and ties with 1510: 3 of 4
    assert [one["points_ns"] for one in proposal["outcomes"]] == ["3", "1"]
    assert found["table"]["result"] == "7S N ="
    by_assistant = at(club, "/boards/1/equity", ASSISTANT, asked)
    assert by_assistant.json() == found


def test_equity_of_a_board_is_for_directors(club: Club) -> None:
    for who in (PUBLIC, SCORER, ORGANISER):
        assert kinds(at(club, "/boards/1/equity", who, ASKED)) == (403, ["not-allowed"])


def test_equity_is_asked_of_a_table_that_has_the_board(club: Club) -> None:
    assert kinds(at(club, "/boards/1/equity", DIRECTOR, {"at": {"round": 9, "table": 1}}))[0] in (404, 422)
    assert kinds(at(club, "/boards/2/equity", DIRECTOR, ASKED)) == (404, ["no-deal"])


@needs_solver
def test_facts_told_by_hand_are_answered_to_everybody(club: Club) -> None:
    facts = {"deal": SUITS, "board": 1, "contract": "7S N", "field": ["7H E =", "7S N ="], "table": "7S N ="}
    found = club.post("/api/equity", facts, PUBLIC)
    assert found["cards"][0]["tricks"] == 13
    assert found["proposal"]["expected_ns"] == "3"


def test_no_more_is_asked_than_a_server_can_bear(club: Club) -> None:
    facts = {"deal": SUITS, "board": 1, "contract": "7S N", "samples": 1000, "tries": 10**9}
    answer = club.asked("POST", "/api/equity", facts, PUBLIC)
    assert kinds(answer) == (422, ["too-much-asked", "too-much-asked"])


def test_regulations_are_never_read_from_a_file_of_the_server(club: Club, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('extends = "wbf"\n')
    facts = {"deal": SUITS, "board": 1, "contract": "7S N", "regulations": str(file)}
    answer = club.asked("POST", "/api/equity", facts, PUBLIC)
    assert answer.status_code == 422
    assert answer.json()["problems"][0]["where"]["tag"] == "regulations"


# -- the solver of a server


async def _asked(solver: Solver, work: Any) -> Any:
    return await solver.answer(work)


def test_too_many_questions_are_refused_and_the_rest_answered() -> None:
    async def evening() -> tuple[list[int], list[str]]:
        solver, go = Solver(), Event()
        async with solver.lifespan(None):  # type: ignore[arg-type]
            waiting = [asyncio.create_task(_asked(solver, lambda _: go.wait() and 1)) for _ in range(WAITING)]
            await asyncio.sleep(0)
            with pytest.raises(ProblemsFound) as trouble:
                await solver.answer(lambda _: 2)
            go.set()
            return await asyncio.gather(*waiting), [problem.kind for problem in trouble.value.problems]

    assert asyncio.run(evening()) == ([1] * WAITING, ["solver-busy"])


def test_a_server_that_stops_does_not_wait_for_what_is_being_solved() -> None:
    begun = Event()

    def work(pool: Pool) -> None:
        answers = pool.answers(abs, [-1], Memory(1))
        assert next(answers) == 1  # the worker is there
        begun.set()
        list(pool.answers(sleep, [3600.0, 3600.5], Memory(1)))

    async def evening() -> list[str]:
        solver = Solver()
        async with solver.lifespan(None):  # type: ignore[arg-type]
            task = asyncio.create_task(_asked(solver, work))
            while not begun.is_set():
                await asyncio.sleep(0.01)
        with pytest.raises(ProblemsFound) as trouble:
            await task
        return [problem.kind for problem in trouble.value.problems]

    assert asyncio.run(evening()) == ["worker-not-started"]


def test_who_leaves_takes_the_question_along() -> None:
    """One that is being answered ends its workers, and the next is answered; one that waits is never asked."""
    begun, asked = Event(), []

    def long(pool: Pool) -> object:
        assert pool.call(abs, -1) == 1
        begun.set()
        return pool.call(sleep, 3600.0)

    def short(pool: Pool) -> object:
        asked.append("short")
        return pool.call(abs, -2)

    async def evening() -> object:
        solver, gone = Solver(), asyncio.Event()

        async def left() -> None:
            await gone.wait()

        async with solver.lifespan(None):  # type: ignore[arg-type]
            first = asyncio.create_task(solver.answer(long, "x", left=left))
            while not begun.is_set():
                await asyncio.sleep(0.01)
            waiting = asyncio.create_task(solver.answer(short, "x", left=left))
            last = asyncio.create_task(solver.answer(short, "y"))
            await asyncio.sleep(0)
            gone.set()
            assert isinstance(await first, TimeLimit)
            with pytest.raises(ProblemsFound):
                await waiting
            return await last

    assert asyncio.run(evening()) == 2
    assert asked == ["short"]


# -- scores


@pytest.mark.parametrize(
    ("asked", "score"),
    [
        ({"result": "4S N =", "board": 1}, 420),
        ({"result": "4S N =", "board": 2}, 620),
        ({"contract": "4S N", "tricks": 10, "vulnerability": "none"}, 420),
        ({"contract": "3NTX W", "tricks": 7, "vulnerability": "ew"}, 500),
        ({"result": "PASS", "board": 1}, 0),
    ],
)
def test_the_score_of_a_result_for_north_south(club: Club, asked: dict[str, Any], score: int) -> None:
    found = club.post("/api/score", asked, PUBLIC)
    assert found["score_ns"] == score


@pytest.mark.parametrize(
    ("asked", "kind"),
    [
        ({"result": "4S N ="}, "vulnerability-needed"),
        ({"board": 1}, "result-or-contract"),
        ({"result": "4S N =", "contract": "4S N", "board": 1}, "result-or-contract"),
        ({"contract": "4S N", "board": 1}, "result-without-tricks"),
        ({"contract": "4S N", "tricks": 14, "board": 1}, "bad-tricks"),
        ({"result": "8S N =", "board": 1}, "bad-level"),
    ],
)
def test_what_has_no_score_is_refused(club: Club, asked: dict[str, Any], kind: str) -> None:
    assert kinds(club.asked("POST", "/api/score", asked, PUBLIC)) == (422, [kind])


def test_the_table_of_all_scores_has_every_contract_once() -> None:
    table = score_table()
    assert len(table) == 7 * 5 * 3 * 2
    assert all(len(scores) == 14 for scores in table.values())
    assert (table["3NTX"][7], table["3NTX+v"][7]) == (-300, -500)
    assert (table["7NTXX+v"][13], table["1C"][7], table["4H"][10]) == (2980, 70, 420)
