"""The director's desk: calls, rulings with their effects on the ranking, and what follows them."""

from fractions import Fraction
from typing import Any

import pytest

from arbitro import __version__
from arbitro.book.problem import Place, Problem
from arbitro.bridge.seats import Side
from arbitro.contest.facts.event import Pardoned, Penalised, ResultCorrected, ResultEntered, ResultTakenBack
from arbitro.contest.facts.outcome import Recorded
from arbitro.contest.plan import Form
from arbitro.laws.case.effect import ScoreAwarded, those
from arbitro.laws.case.question import Source
from arbitro.office.actor import Actor, Role
from arbitro.office.calls import CallDirector, CancelCall, CloseCall, TakeCall
from arbitro.office.ending import EndPeriod, PostScore
from arbitro.office.fact import CallClosed, RulingGiven, ScoreChanged, Undone
from arbitro.office.people import Appoint, PlayToo
from arbitro.office.results import CorrectResult, EnterResult
from arbitro.office.room.effects import Fine, FormHeld
from arbitro.office.room.regulations import pack_of
from arbitro.office.rulings import DoneReview, TellRuling
from arbitro.office.seating import BeginRound, EndRound, SeatSection
from arbitro.office.subjects import AnyCommand
from arbitro.office.undoing import Undo
from arbitro.scoring.outcome import Artificial, Average, Share, Weighted
from arbitro.scoring.penalty import Unit
from tests.contest.small import HOWELL, movement
from tests.office.desk import (
    ASSISTANT,
    COMMITTEE,
    DIRECTOR,
    ORGANISER,
    PUBLIC,
    SCORER,
    Desk,
    created,
    drawn,
    pairs,
    player,
    result,
    spot,
    teams,
)
from tests.office.rulings import (
    ARTIFICIAL,
    CANCELLED,
    INSUFFICIENT,
    LOUD,
    OWN_ERROR,
    REVOKE,
    REVOKE_WITH_EQUITY,
    SLOW,
    WEIGHTED,
    ruling,
)

NORTH_OF_4, EAST_OF_1 = player("4 N", "4"), player("1 N", "1")


@pytest.fixture
def evening(desk: Desk) -> Desk:
    """Round 1, board 1, nobody vulnerable: pair 4 goes down in four spades against pair 1; pair 2 makes it."""
    pairs(desk)
    desk.do(BeginRound(round=1))
    desk.do(result(1, 1, 1, "4S S -1"), SCORER)
    desk.do(result(1, 2, 1, "4S N ="), SCORER)
    return desk


def given(desk: Desk, command: AnyCommand, **more: Any) -> RulingGiven:
    fact = desk.facts(command, **more)[0]
    assert isinstance(fact, RulingGiven)
    return fact


def recorded(desk: Desk, table: int = 1) -> Recorded | None:
    found = [results for at, results in desk.phase().results.items() if (at.round, at.table) == (1, table)]
    return found[0].get((1, "")) if found else None


# -- real law cases


def test_tricks_that_a_revoke_moves_are_scored(evening: Desk) -> None:
    assert evening.totals() == {"2": "100", "1": "100", "3": "0", "4": "0"}
    facts = evening.facts(ruling(REVOKE))
    # nine tricks and two more: one overtrick, 450 against 420
    assert facts[1:] == (ResultCorrected(at=spot(1, 1), board=1, recorded=Recorded(result="4S S +1"), reason="ruling"),)
    assert evening.totals() == {"4": "100", "3": "100", "1": "0", "2": "0"}


def test_a_ruling_is_a_numbered_report_with_program_regulations_and_what_it_changed(evening: Desk) -> None:
    first = given(evening, ruling(INSUFFICIENT))
    second = given(evening, ruling(REVOKE))
    assert (first.number, second.number) == (1, 2)
    assert (second.program, second.digest, second.director) == (
        __version__,
        pack_of(evening.event).digest,
        DIRECTOR.person,
    )
    assert second.ruling.clauses == ("64A1",)
    assert second.scores == (
        ScoreChanged(at=spot(1, 1), board=1, before=Recorded(result="4S S -1"), after=Recorded(result="4S S +1")),
    )


def test_tricks_go_to_the_defenders_as_well(evening: Desk) -> None:
    by_declarer = {
        "what": "revoke_established",
        "situation": {"declarer": "S", "offender": "S", "trick": 8},
        "answers": {**REVOKE["answers"], "os_later_tricks": 0},
    }
    evening.do(ruling(by_declarer))
    assert recorded(evening) == Recorded(result="4S S -2")


def test_an_insufficient_bid_changes_no_score(evening: Desk) -> None:
    before = evening.totals()
    facts = evening.facts(ruling(INSUFFICIENT))
    assert [type(fact) for fact in facts] == [RulingGiven]
    assert evening.totals() == before


def test_a_weighted_score_is_scored_in_the_field(evening: Desk) -> None:
    evening.do(ruling(WEIGHTED))
    both = Weighted((Share(Fraction(3, 5), 420, "4S S ="), Share(Fraction(2, 5), -50, "4S S -1")))
    assert recorded(evening) == Recorded(ns=both, ew=both)
    # against 420 at the other table: three fifths of a half
    assert evening.totals() == {"1": "70", "2": "70", "4": "30", "3": "30"}


def test_an_artificial_score_is_sixty_to_forty(evening: Desk) -> None:
    evening.do(ruling(ARTIFICIAL))
    totals = evening.totals()
    assert (totals["4"], totals["1"]) == ("60", "40")


def test_a_procedural_penalty_costs_the_offending_pair_alone(evening: Desk) -> None:
    assert evening.refused(ruling(LOUD)) == [Problem("ruling-needs-fine", Place(tag="EW"), "90B3")]
    fine = Fine(Side.EW, "10", Unit.PERCENT_OF_TOP)
    facts = evening.facts(ruling(LOUD, fines=(fine,)))
    assert facts[1:] == (
        Penalised(
            id="ruling-1-1",
            contestant="1",
            amount=Fraction(10),
            unit=Unit.PERCENT_OF_TOP,
            clause="90B3",
            round=1,
        ),
    )
    # a tenth of the top of its only board
    assert evening.totals() == {"2": "100", "1": "90", "3": "0", "4": "0"}


def test_the_regulations_have_a_figure_for_a_slow_pair(desk: Desk) -> None:
    pairs(desk, pack="figb_2017")
    desk.do(BeginRound(round=1))
    penalty = desk.facts(ruling(SLOW))[1]
    assert isinstance(penalty, Penalised)
    assert (penalty.contestant, penalty.amount, penalty.unit) == ("1", Fraction(10), Unit.PERCENT_OF_TOP)


def test_a_cancelled_board_counts_for_nobody(evening: Desk) -> None:
    evening.do(ruling(CANCELLED))
    assert recorded(evening) == Recorded()


def test_a_cancelled_board_may_be_given_an_artificial_score(evening: Desk) -> None:
    average = Artificial(Average.AVERAGE)
    evening.do(ruling(CANCELLED, outcome=Recorded(ns=average, ew=average)))
    assert evening.totals()["4"] == "50"


def test_where_the_law_leaves_the_score_to_the_director_he_has_to_tell_it(evening: Desk) -> None:
    (problem,) = evening.refused(ruling(REVOKE_WITH_EQUITY))
    assert (problem.kind, problem.expected) == ("ruling-needs-outcome", "64A1 64C1 12C1(a) 12C1(b)")
    evening.do(ruling(REVOKE_WITH_EQUITY, outcome=Recorded(result="4S S +2")))
    assert recorded(evening) == Recorded(result="4S S +2")


def test_tricks_cannot_move_without_a_result_to_move_them_in(desk: Desk) -> None:
    pairs(desk)
    desk.do(BeginRound(round=1))
    assert desk.kinds(ruling(REVOKE)) == ["ruling-needs-outcome"]
    facts = desk.facts(ruling(REVOKE, outcome=Recorded(result="4S S +1")))
    assert facts[1:] == (ResultEntered(at=spot(1, 1), board=1, recorded=Recorded(result="4S S +1")),)


def test_a_result_that_waits_for_confirmation_is_what_the_tricks_move_in(desk: Desk) -> None:
    pairs(desk)
    desk.do(BeginRound(round=1))
    desk.do(EnterResult(at=spot(1, 1), board=1, recorded=Recorded(result="4S S -1")), NORTH_OF_4)
    desk.do(ruling(REVOKE))
    assert recorded(desk) == Recorded(result="4S S +1")
    assert not desk.event.waiting


def test_tables_of_a_fouled_board_are_scored_by_the_form_they_held(desk: Desk) -> None:
    four = movement([(1, 2), (3, 4), (5, 6), (7, 8)])
    pairs(desk, 8, movement=four, rounds=1)
    desk.do(BeginRound(round=1))
    for table, points in enumerate((420, 450, -50, -100), 1):
        desk.do(result(1, table, 1, points), SCORER)
    request = {"what": "board_fouled", "answers": {"misplaced_hands": []}}
    forms = (FormHeld(spot(1, 3), "x"), FormHeld(spot(1, 4), "x"))
    desk.do(ruling(request, forms=forms))
    held = {at.table: results[1, ""].form for at, results in desk.phase().results.items()}
    assert held == {1: "", 2: "", 3: "x", 4: "x"}
    assert desk.kinds(ruling(INSUFFICIENT, forms=forms)) == ["ruling-without-forms"]


# -- the same in a match


def test_in_the_closed_room_the_home_team_sits_east_west(desk: Desk) -> None:
    teams(desk, ("A", "B"), rounds=1, boards=2)
    drawn(desk, ("A", "B"))
    desk.do(BeginRound(round=1))
    fine = Fine(Side.EW, "1", Unit.VP)
    for room, team in (("open", "B"), ("closed", "A")):
        penalty = desk.facts(ruling(LOUD, spot(1, 1, room=room), fines=(fine,)))[1]
        assert isinstance(penalty, Penalised)
        assert (penalty.contestant, penalty.unit) == (team, Unit.VP)


def test_the_event_tells_the_law_how_a_board_is_scored_and_what_the_other_room_has(desk: Desk) -> None:
    teams(desk, ("A", "B"), rounds=1, boards=1)
    drawn(desk, ("A", "B"))
    desk.do(BeginRound(round=1))
    desk.do(result(1, 1, 1, "4S S -1", room="open"), SCORER)
    desk.do(result(1, 1, 1, "4S N =", room="closed"), SCORER)
    report = given(desk, ruling(WEIGHTED, spot(1, 1, room="open")))
    # three fifths of 0 IMPs, two fifths of 10 lost to 420 in the other room (470 in all)
    awards = those(report.ruling.effects, ScoreAwarded)
    assert [(award.side, award.imps) for award in awards] == [(Side.NS, "-4"), (Side.EW, "4")]


def test_in_an_individual_the_offender_is_penalised_alone(desk: Desk) -> None:
    created(desk, "individual", 4, rounds=1, boards=1)
    four = movement([((1, 2), (3, 4))], kind="individual")
    desk.do(SeatSection(movement=four))
    desk.do(BeginRound(round=1))
    facts = desk.facts(ruling(LOUD, fines=(Fine(Side.EW, "10", Unit.PERCENT_OF_TOP),)))
    assert [fact.contestant for fact in facts if isinstance(fact, Penalised)] == ["3"]


SCORE_SHEET = {"what": "dummy_overstepped", "situation": {"declarer": "S"}, "answers": {"limit_broken": "score_sheet"}}


@pytest.mark.parametrize(("form", "loses"), [("pairs", True), ("individual", False), ("teams", False)])
def test_what_kind_of_event_it_is_the_event_answers(desk: Desk, form: Form, loses: bool) -> None:
    """FIGB art. 43: a look at the score sheet costs dummy his rights at pairs."""
    if form == "teams":
        teams(desk, ("A", "B"), rounds=1, pack="figb_2017")
        drawn(desk, ("A", "B"))
    else:
        created(desk, form, 4, pack="figb_2017")
        desk.do(SeatSection(movement=HOWELL if form == "pairs" else movement([((1, 2), (3, 4))], kind="individual")))
    desk.do(BeginRound(round=1))
    report = given(desk, ruling(SCORE_SHEET, spot(1, 1, room="open" if form == "teams" else "")))
    assert ("43B" in report.ruling.clauses) is loses
    assert [(fact.value, fact.source) for fact in report.ruling.facts if fact.id == "event_type"] == [
        (form, Source.LOG)
    ]


# -- what cannot be


def test_an_open_question_is_named(evening: Desk) -> None:
    for missing in ("accepted", "replacement", "artificial"):
        answers = {id: answer for id, answer in INSUFFICIENT["answers"].items() if id != missing}
        (problem,) = evening.refused(ruling({**INSUFFICIENT, "answers": answers}))
        assert problem.kind == "ruling-open-question"
        assert problem.found.partition("@")[0] == missing


@pytest.mark.parametrize(
    ("command", "kinds"),
    [
        (ruling(REVOKE, spot(1, 9)), ["no-such-table"]),
        (ruling(REVOKE, spot(9, 1)), ["no-such-table"]),
        (ruling(REVOKE, spot(1, 1, phase="final")), ["unknown-phase"]),
        (ruling(REVOKE, spot(1, 1, room="open")), ["room-of-match"]),
        (ruling(REVOKE, board=2), ["board-not-here"]),
        (ruling(REVOKE, board=None), ["ruling-needs-board"]),
        (ruling(INSUFFICIENT, board=None, outcome=Recorded(score=50)), ["ruling-needs-board"]),
        (ruling({**REVOKE, "edition": 2007}), ["ruling-edition"]),
        (ruling({**REVOKE, "edition": "old"}), ["bad-edition"]),
        (ruling({**REVOKE, "regulations": "figb_2017", "edition": 1997}), ["ruling-edition", "ruling-regulations"]),
        (ruling({**REVOKE, "who": "me"}), ["request-form"]),
        (ruling({"what": "a_bad_day"}), ["unknown-event"]),
        (ruling({}), ["no-event"]),
        (
            ruling({**REVOKE, "situation": {"declarer": "X"}}),
            ["fact-missing", "fact-missing", "situation-form"],
        ),
        (ruling({**REVOKE, "answers": {"why_not": 1}}), ["unknown-question"]),
        (ruling({**REVOKE, "answers": {**REVOKE["answers"], "os_later_tricks": 11}}), ["answer-impossible"]),
        (ruling(INSUFFICIENT, outcome=Recorded(score=50)), ["ruling-leaves-no-score"]),
        (ruling(REVOKE, outcome=Recorded(result="4S S =")), ["outcome-against-ruling"]),
        (ruling(REVOKE_WITH_EQUITY, outcome=Recorded(result="9S S =")), ["bad-level"]),
        (ruling(REVOKE, fines=(Fine(Side.EW, "10", Unit.PERCENT_OF_TOP),)), ["ruling-without-penalty"]),
        (
            ruling(LOUD, fines=(Fine(Side.NS, "10", Unit.PERCENT_OF_TOP),)),
            ["ruling-needs-fine", "ruling-without-penalty"],
        ),
        (ruling(LOUD, fines=(Fine(Side.EW, "ten", Unit.PERCENT_OF_TOP),)), ["bad-number"]),
        (ruling(LOUD, fines=(Fine(Side.EW, "-3", Unit.PERCENT_OF_TOP),)), ["penalty-amount"]),
        (ruling(LOUD, fines=(Fine(Side.EW, "3", Unit.VP),)), ["penalty-unit"]),
        (ruling(REVOKE, call=7), ["no-such-call"]),
        (ruling(REVOKE, replaces=7), ["no-such-ruling"]),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_and_nothing_has_changed(
    evening: Desk, command: AnyCommand, kinds: list[str]
) -> None:
    assert evening.kinds(command) == kinds


def test_more_tricks_than_there_are_cannot_move(evening: Desk) -> None:
    evening.do(CorrectResult(at=spot(1, 1), board=1, recorded=Recorded(result="4S S +2")))
    assert evening.kinds(ruling(REVOKE)) == ["ruling-tricks"]


@pytest.mark.parametrize("actor", [ORGANISER, SCORER, COMMITTEE, NORTH_OF_4, PUBLIC])
def test_only_a_director_or_an_assistant_rules(evening: Desk, actor: Any) -> None:
    assert [problem.kind for problem in evening.refused(ruling(REVOKE), actor)] == ["not-allowed"]
    evening.do(ruling(REVOKE), ASSISTANT)


def test_a_round_that_has_not_begun_has_no_scores_to_change(evening: Desk) -> None:
    later = ruling(CANCELLED, spot(2, 1), board=2)
    assert evening.kinds(later) == ["change-not-begun"]


SCORED_WRONG: dict[str, Any] = {
    "what": "scored_wrong",
    "situation": {"result": "4S S =", "minutes": 45},
    "answers": {"tricks_agreed": True, "record_surely_wrong": True, "organiser_agrees": True},
}


def test_after_the_period_only_what_the_organiser_agrees_to_is_put_right(evening: Desk) -> None:
    evening.do(EndRound(round=1))
    evening.do(PostScore())
    evening.later(30)
    evening.do(CallDirector(at=spot(1, 1), board=1), NORTH_OF_4)
    evening.later(1)
    for late in (WEIGHTED, REVOKE, CANCELLED):
        assert evening.kinds(ruling(late)) == ["change-ruling-too-late"]
    evening.do(ruling(INSUFFICIENT))  # nothing changes by it
    assert evening.kinds(ruling(REVOKE, call=1, board=None)) == ["ruling-needs-board"]
    evening.do(ruling(REVOKE, call=1))  # he was called in time (81C3)
    assert recorded(evening) == Recorded(result="4S S +1")
    evening.do(EndPeriod())
    assert evening.kinds(ruling(CANCELLED)) == ["change-ruling-too-late"]
    refused = {**SCORED_WRONG, "answers": {**SCORED_WRONG["answers"], "organiser_agrees": False}}
    assert len(evening.facts(ruling(refused))) == 1
    evening.do(ruling(SCORED_WRONG))  # 79C2
    assert recorded(evening) == Recorded(result="4S S =")


# -- a director who plays


def test_a_playing_director_does_not_rule_at_his_own_table(evening: Desk) -> None:
    playing = Actor(Role.DIRECTOR, "4 N")
    evening.do(Appoint(person="4 N", role=Role.DIRECTOR), ORGANISER)
    evening.do(PlayToo(person="4 N", contestant="4", deputy=ASSISTANT.person), ORGANISER)
    (problem,) = evening.refused(ruling(REVOKE), playing)
    assert (problem.kind, problem.found, problem.expected) == ("own-table", "4 N", ASSISTANT.person)
    evening.do(CallDirector(at=spot(1, 1), board=1), NORTH_OF_4)
    assert evening.kinds(TakeCall(call=1), playing) == ["own-table"]
    assert evening.kinds(CloseCall(call=1), playing) == ["own-table"]
    evening.do(TakeCall(call=1), ASSISTANT)
    evening.do(ruling(REVOKE, call=1), ASSISTANT)
    evening.do(ruling(INSUFFICIENT, spot(1, 2)), playing)  # elsewhere he does


# -- one ruling in the place of another


def test_a_ruling_that_replaces_another_starts_from_what_the_table_had(evening: Desk) -> None:
    evening.do(ruling(REVOKE))
    one_trick = {**REVOKE, "answers": {**REVOKE["answers"], "os_later_tricks": 0}}
    second = given(evening, ruling(one_trick, replaces=1))
    assert recorded(evening) == Recorded(result="4S S =")
    assert second.scores[0].before == Recorded(result="4S S -1")
    assert evening.event.cases[1].replaced
    evening.do(ruling(INSUFFICIENT, replaces=2))
    assert recorded(evening) == Recorded(result="4S S -1")


def test_the_directors_error_is_adjusted_with_both_sides_innocent(evening: Desk) -> None:
    evening.do(ruling(REVOKE))
    assert evening.kinds(ruling(OWN_ERROR, replaces=1)) == ["ruling-needs-outcome"]
    plus = Artificial(Average.AVERAGE_PLUS)
    evening.do(ruling(OWN_ERROR, replaces=1, outcome=Recorded(ns=plus, ew=plus)))
    totals = evening.totals()
    assert (totals["4"], totals["1"]) == ("60", "60")


def test_a_replaced_penalty_is_pardoned(evening: Desk) -> None:
    evening.do(ruling(LOUD, fines=(Fine(Side.EW, "10", Unit.PERCENT_OF_TOP),)))
    facts = evening.facts(ruling(INSUFFICIENT, replaces=1))
    assert Pardoned(id="ruling-1-1") in facts
    assert not evening.phase().penalties


def test_a_result_that_a_ruling_entered_is_taken_back_with_it(desk: Desk) -> None:
    pairs(desk)
    desk.do(BeginRound(round=1))
    desk.do(ruling(REVOKE, outcome=Recorded(result="4S S +1")))
    facts = desk.facts(ruling(INSUFFICIENT, replaces=1))
    assert facts[1:] == (ResultTakenBack(at=spot(1, 1), board=1),)


def test_a_ruling_is_not_replaced_twice_nor_elsewhere_nor_when_the_score_has_moved_on(evening: Desk) -> None:
    evening.do(ruling(REVOKE))
    assert evening.kinds(ruling(REVOKE, spot(1, 2), replaces=1)) == ["ruling-elsewhere"]
    evening.do(CorrectResult(at=spot(1, 1), board=1, recorded=Recorded(result="4S S =")))
    (problem,) = evening.refused(ruling(INSUFFICIENT, replaces=1))
    assert (problem.kind, problem.found, problem.expected) == ("ruling-overtaken", "", "4S S +1")
    evening.do(ruling(INSUFFICIENT))
    evening.do(ruling(INSUFFICIENT, replaces=2))
    assert evening.kinds(ruling(INSUFFICIENT, replaces=2)) == ["ruling-replaced"]


# -- calls


def test_calls_queue_up_with_table_board_and_who_called(evening: Desk) -> None:
    evening.do(CallDirector(at=spot(1, 1), board=1, about=" a revoke "), NORTH_OF_4)
    evening.do(CallDirector(at=spot(1, 2)), SCORER)
    calls = evening.event.calls
    assert [(call.called.by, call.called.board, call.called.about) for call in calls.values()] == [
        ("4", 1, "a revoke"),
        ("", None, ""),
    ]
    assert evening.kinds(CallDirector(at=spot(1, 1), board=1), NORTH_OF_4) == ["called-already"]
    evening.do(CallDirector(at=spot(1, 1), board=1), EAST_OF_1)


@pytest.mark.parametrize(
    ("command", "kind"),
    [
        (CallDirector(at=spot(1, 2)), "not-at-table"),
        (CallDirector(at=spot(1, 7)), "no-such-table"),
        (CallDirector(at=spot(1, 1), board=3), "board-not-here"),
    ],
)
def test_a_player_calls_from_his_own_table_only(evening: Desk, command: AnyCommand, kind: str) -> None:
    assert evening.kinds(command, NORTH_OF_4) == [kind]


def test_a_call_is_taken_once_and_closed_once(evening: Desk) -> None:
    evening.do(CallDirector(at=spot(1, 1), board=1), NORTH_OF_4)
    evening.do(TakeCall(call=1), ASSISTANT)
    assert evening.kinds(TakeCall(call=1), ASSISTANT) == ["call-taken"]
    evening.do(TakeCall(call=1), DIRECTOR)  # from his assistant
    assert evening.kinds(TakeCall(call=1), ASSISTANT) == ["call-taken"]
    evening.do(CloseCall(call=1))
    for again in (CloseCall(call=1), TakeCall(call=1), TakeCall(call=2)):
        assert evening.kinds(again) == ["no-such-call"]


def test_who_called_cancels_the_call_until_somebody_has_taken_it(evening: Desk) -> None:
    evening.do(CallDirector(at=spot(1, 1), board=1), NORTH_OF_4)
    for other in (EAST_OF_1, SCORER, DIRECTOR):
        assert evening.kinds(CancelCall(call=1), other) == ["call-of-others"]
    evening.do(TakeCall(call=1), ASSISTANT)
    assert evening.kinds(CancelCall(call=1), NORTH_OF_4) == ["call-taken"]
    evening.do(CallDirector(at=spot(1, 2)), SCORER)
    evening.do(CancelCall(call=2), SCORER)
    assert set(evening.event.calls) == {1}
    assert evening.kinds(CancelCall(call=2), SCORER) == ["no-such-call"]


def test_a_ruling_closes_the_call_that_it_answers(evening: Desk) -> None:
    evening.do(CallDirector(at=spot(1, 1), board=1), NORTH_OF_4)
    assert evening.kinds(ruling(INSUFFICIENT, spot(1, 2), call=1)) == ["call-elsewhere"]
    assert evening.facts(ruling(REVOKE, call=1))[-1] == CallClosed(call=1)
    assert evening.event.calls[1].closed


# -- afterwards


def test_each_contestant_of_the_table_is_told_once(evening: Desk) -> None:
    evening.do(ruling(REVOKE))
    evening.later(5)
    evening.do(TellRuling(number=1, contestant="4"))
    assert evening.event.cases[1].told == {"4": evening.now}
    assert evening.kinds(TellRuling(number=1, contestant="4")) == ["told-already"]
    assert evening.kinds(TellRuling(number=1, contestant="2")) == ["not-at-table"]
    assert evening.kinds(TellRuling(number=2, contestant="4")) == ["no-such-ruling"]


def test_a_review_is_a_reminder_that_is_done_once(evening: Desk) -> None:
    evening.do(ruling(INSUFFICIENT))  # 27D: look at the end of play whether the board would have gone otherwise
    assert evening.kinds(DoneReview(number=1, review=1)) == ["no-such-review"]
    evening.do(DoneReview(number=1, review=0))
    assert evening.kinds(DoneReview(number=1, review=0)) == ["reviewed-already"]


def test_a_ruling_is_undone_with_what_it_changed(evening: Desk) -> None:
    before, version = evening.totals(), evening.event.version
    done = evening.do(ruling(REVOKE))
    evening.do(Undo(versions=tuple(range(version + 1, done.version + 1))))
    assert (evening.totals(), dict(evening.event.cases)) == (before, {})
    evening.do(ruling(INSUFFICIENT))
    evening.do(ruling(INSUFFICIENT))
    first = evening.event.cases[1].stamp.version
    assert evening.kinds(Undo(versions=(first,))) == ["undo-in-the-way", "ruling-number"]  # numbers have no gaps


def test_undoing_a_ruling_takes_what_carries_it_out_with_it(evening: Desk) -> None:
    evening.do(CallDirector(at=spot(1, 1), board=1))
    before, version = evening.totals(), evening.event.version
    fine = (Fine(Side.EW, "10", Unit.PERCENT_OF_TOP),)
    done = evening.do(ruling(LOUD, call=1, fines=fine))
    assert [type(fact) for fact in done.facts] == [RulingGiven, Penalised, CallClosed]
    assert evening.facts(Undo(versions=(version + 1,))) == (Undone(versions=(version + 1, version + 2, version + 3)),)
    assert (evening.totals(), dict(evening.event.cases)) == (before, {})
    assert not evening.event.calls[1].closed
    assert evening.rebuilt() == evening.event


def test_what_carries_a_ruling_out_is_not_undone_without_it(evening: Desk) -> None:
    version = evening.event.version
    done = evening.do(ruling(REVOKE))
    assert [type(fact) for fact in done.facts] == [RulingGiven, ResultCorrected]
    (problem,) = evening.refused(Undo(versions=(version + 2,)))
    assert (problem.kind, problem.found, problem.expected) == (
        "undo-part",
        str(version + 2),
        f"{version + 1} {version + 2}",
    )
    evening.do(Undo(versions=(version + 2, version + 1)))
    assert not evening.event.cases


def test_undoing_a_ruling_that_replaced_another_brings_that_back(evening: Desk) -> None:
    evening.do(ruling(LOUD, fines=(Fine(Side.EW, "10", Unit.PERCENT_OF_TOP),)))
    evening.do(ruling(REVOKE))
    ruled = evening.totals()
    version = evening.event.version
    evening.do(ruling(INSUFFICIENT, replaces=2))  # the score is again what the table had
    assert evening.totals() != ruled
    evening.do(Undo(versions=(version + 1,)))
    assert evening.totals() == ruled
    assert not evening.event.cases[2].replaced


def test_what_the_director_does_in_the_same_moment_stays(evening: Desk) -> None:
    version = evening.event.version
    evening.do(ruling(REVOKE))
    evening.do(CorrectResult(at=spot(1, 2), board=1, recorded=Recorded(result="4S N +1")))
    assert evening.facts(Undo(versions=(version + 1,))) == (Undone(versions=(version + 1, version + 2)),)
    assert not evening.event.history[version + 2].undone


def test_the_event_is_the_same_when_it_is_read_again(evening: Desk) -> None:
    evening.do(ruling(WEIGHTED))
    evening.do(ruling(LOUD, fines=(Fine(Side.EW, "10", Unit.PERCENT_OF_TOP),)))
    assert evening.rebuilt() == evening.event
