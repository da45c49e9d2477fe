"""The report of a ruling, and every ruling given again with today's program."""

from datetime import timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from arbitro import __version__
from arbitro.bridge.seats import Side
from arbitro.contest.facts.outcome import Recorded
from arbitro.journal import NewFact
from arbitro.laws.shared.appeal import Act, AppealStage
from arbitro.office.calls import CallDirector
from arbitro.office.ending import PostScore
from arbitro.office.fact import SCHEMA, RulingGiven
from arbitro.office.payload import kind_of, write_fact
from arbitro.office.room.effects import Fine
from arbitro.office.room.regulations import pack_of
from arbitro.office.rulings import DoneReview, TellRuling
from arbitro.office.seating import BeginRound, EndRound
from arbitro.office.seeing.recheck import Rechecked, rechecked
from arbitro.office.seeing.report import report, reports
from arbitro.scoring.penalty import Unit
from tests.cli.terminal import answer, arbitro
from tests.office.desk import DIRECTOR, SCORER, Desk, pairs, result, spot
from tests.office.rulings import INSUFFICIENT, LOUD, OWN_ERROR, REVOKE, WEIGHTED, ruling


@pytest.fixture
def evening(desk: Desk) -> Desk:
    pairs(desk)
    desk.do(BeginRound(round=1))
    desk.do(result(1, 1, 1, "4S S -1"), SCORER)
    desk.do(result(1, 2, 1, "4S N ="), SCORER)
    return desk


# -- the report


def test_a_report_has_what_happened_why_and_what_it_changed(evening: Desk) -> None:
    evening.do(CallDirector(at=spot(1, 1), board=1), SCORER)
    evening.later(4)
    evening.do(ruling(REVOKE, call=1))
    found = report(evening.event, 1)
    assert (found.event, found.number, found.board, found.call) == (evening.id, 1, 1, 1)
    assert (found.ns, found.ew, found.director, found.time) == (("4",), ("1",), DIRECTOR.person, evening.now)
    assert (found.what, found.situation) == ("revoke_established", REVOKE["situation"])
    assert (found.edition, found.regulations, found.program) == (2017, "wbf", __version__)
    assert found.digest == pack_of(evening.event).digest
    assert (found.path, found.clauses) == (("64",), ("64A1",))
    assert {fact.id: fact.value for fact in found.facts}["os_later_tricks"] == 3
    assert [(score.before, score.after) for score in found.scores] == [
        (Recorded(result="4S S -1"), Recorded(result="4S S +1"))
    ]
    assert not found.score_due


def test_a_report_reminds_of_reviews_and_tells_who_knows(evening: Desk) -> None:
    evening.do(ruling(INSUFFICIENT))
    (due,) = report(evening.event, 1).reviews
    assert (due.review.clause, due.done) == ("27D", False)
    evening.do(DoneReview(number=1, review=0))
    evening.do(TellRuling(number=1, contestant="4"))
    found = report(evening.event, 1)
    assert [review.done for review in found.reviews] == [True]
    assert found.told == {"4": evening.now}


def test_penalties_that_were_pardoned_are_told_as_such(evening: Desk) -> None:
    evening.do(ruling(LOUD, fines=(Fine(Side.EW, "10", Unit.PERCENT_OF_TOP),)))
    assert [(penalty.penalty.contestant, penalty.in_force) for penalty in report(evening.event, 1).penalties] == [
        ("1", True)
    ]
    evening.do(ruling(INSUFFICIENT, replaces=1))
    first, second = reports(evening.event)
    assert [penalty.in_force for penalty in first.penalties] == [False]
    assert (first.replaced_by, second.replaces) == (2, 1)
    assert not first.appeal.next


def test_a_score_that_is_still_to_be_given_is_due(desk: Desk) -> None:
    pairs(desk)
    desk.do(BeginRound(round=1))
    desk.do(ruling(OWN_ERROR))  # before there is a result
    assert report(desk.event, 1).score_due


def test_the_deadline_of_an_appeal_is_in_the_report(evening: Desk) -> None:
    evening.do(ruling(REVOKE))
    (step,) = report(evening.event, 1).appeal.next
    assert (step.act, step.until) == (Act.REQUEST, None)  # no official score yet
    evening.do(EndRound(round=1))
    evening.do(PostScore())
    found = report(evening.event, 1).appeal
    assert (found.stage, found.next[0].until) == (AppealStage.RULED, evening.now + timedelta(minutes=30))
    assert not report(evening.event, 1, evening.now + timedelta(minutes=31)).appeal.next


def test_a_report_travels_as_json(evening: Desk) -> None:
    evening.do(ruling(INSUFFICIENT))
    told = msgspec.json.decode(msgspec.json.encode(report(evening.event, 1)))
    assert told["effects"][0] == {"effect": "call_stands", "seat": "N", "call": "2H"}


# -- the same with today's program


def test_today_rules_as_yesterday(evening: Desk) -> None:
    for one in (REVOKE, INSUFFICIENT, WEIGHTED):
        evening.do(ruling(one))
    evening.do(ruling(INSUFFICIENT, replaces=2))
    head = evening.office.journal.head()
    found = list(rechecked(evening.event))
    assert [(one.number, one.same) for one in found] == [(1, True), (2, True), (3, True), (4, True)]
    assert evening.office.journal.head() == head


def test_a_ruling_that_comes_out_otherwise_is_told_with_both(evening: Desk) -> None:
    found = _rechecked(evening, clauses=("64A2",), effects=())
    assert found.differs == ("clauses", "effects")
    assert found.was.clauses == ("64A2",)
    assert found.now is not None
    assert found.now.clauses == ("64A1",)


def test_a_ruling_that_cannot_be_given_any_more_is_told_with_the_reason(evening: Desk) -> None:
    evening.do(ruling(REVOKE))
    case = evening.event.cases[1]
    request = {**msgspec.json.decode(case.given.request), "what": "a_law_of_2007"}
    other = replace(case, given=replace(case.given, request=msgspec.json.encode(request).decode()))
    (found,) = rechecked(evening.event.but(cases={1: other}))
    assert (found.same, found.now, [problem.kind for problem in found.problems]) == (False, None, ["unknown-event"])


def test_other_regulations_are_told(evening: Desk) -> None:
    evening.do(ruling(REVOKE))
    case = evening.event.cases[1]
    other = replace(case, given=replace(case.given, digest="0" * 64))
    (found,) = rechecked(evening.event.but(cases={1: other}))
    assert found.differs == ("regulations",)


def _rechecked(desk: Desk, **changed: Any) -> Rechecked:
    """A ruling that was recorded otherwise than it is given today."""
    desk.do(ruling(REVOKE))
    case = desk.event.cases[1]
    other = replace(case, given=replace(case.given, ruling=replace(case.given.ruling, **changed)))
    (found,) = rechecked(desk.event.but(cases={1: other}))
    return found


# -- on the command line


def _record(desk: Desk, given: RulingGiven) -> None:
    """A ruling that another program has recorded."""
    fact = NewFact(kind_of(given), write_fact(given), desk.now, DIRECTOR.person, DIRECTOR.role.value, SCHEMA)
    desk.office.journal.append(f"event/{desk.id}", desk.event.version, [fact])


def test_the_command_finds_nothing_in_a_journal_in_order(evening: Desk, tmp_path: Path) -> None:
    evening.do(ruling(REVOKE))
    told = answer(arbitro("journal", "recheck", str(tmp_path / "club.db"), "--json"))
    assert (told["program"], told["rulings"], told["different"]) == (__version__, 1, [])
    said = arbitro("journal", "recheck", str(tmp_path / "club.db"), "--event", evening.id)
    assert (said.exit_code, said.stdout) == (0, "1 ruling repeated, all the same.\n")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "1 is different."),
        ("it", "1 diversa."),
        ("ro", "1 diferă."),
    ],
)
def test_the_command_tells_what_differs_and_changes_nothing(
    evening: Desk, tmp_path: Path, language: str, words: str
) -> None:
    evening.do(ruling(REVOKE))
    given = evening.event.cases[1].given
    _record(evening, replace(given, number=2, ruling=replace(given.ruling, clauses=("64A2",)), scores=()))
    head = evening.office.journal.head()
    said = arbitro("--lang", language, "journal", "recheck", str(tmp_path / "club.db"))
    assert said.exit_code == 2
    assert said.stdout.rstrip().endswith(words)
    assert "64A2" in said.stdout
    assert "64A1" in said.stdout
    told = arbitro("journal", "recheck", str(tmp_path / "club.db"), "--json")
    assert [(one["number"], one["differs"]) for one in msgspec.json.decode(told.stdout)["different"]] == [
        (2, ["clauses"])
    ]
    assert evening.office.journal.head() == head


def test_a_journal_or_an_event_that_is_not_there_is_a_problem(evening: Desk, tmp_path: Path) -> None:
    assert arbitro("journal", "recheck", str(tmp_path / "other.db")).exit_code == 2
    assert not (tmp_path / "other.db").exists()
    assert arbitro("journal", "recheck", str(tmp_path / "club.db"), "--event", "no-such").exit_code == 2
    assert evening.event.version
