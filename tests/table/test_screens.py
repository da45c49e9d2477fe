"""Screens: appendix 4 of the federation's norms, at a table and in a request."""

from typing import Any

import msgspec
import pytest

from arbitro.answers.problems import ProblemsReply
from arbitro.answers.ruling import RulingReply, reply
from arbitro.book.edition import ALL, Edition
from arbitro.book.problem import ProblemsFound
from arbitro.bridge.seats import SEATS
from arbitro.laws.case.effect import CardKind, CardPlayed, NoRectification, PenaltyCard
from arbitro.laws.case.request import Request
from arbitro.laws.case.ruling import Ruling
from arbitro.table.event import AnyEvent
from arbitro.table.fold import fold
from arbitro.table.log import read_event, tables
from arbitro.table.ruling import asked as pending
from arbitro.table.view import Onlooker, view
from tests.table.casebook import cases, check, log_events

DEAL = "N:K652.A84.KQ5.A72 T98.KT93.J98.KJ5 AQJ3.QJ7.A62.Q94 74.652.T743.T863"


@pytest.mark.parametrize(("case", "edition"), cases("screens"))
def test_cases(case: dict[str, Any], edition: int) -> None:
    check(case, edition)


def board(**more: Any) -> AnyEvent:
    fields = {"event": "board", "deal": DEAL, "dealer": "S", "screens": True, "regulations": "figb_2017", **more}
    return read_event(msgspec.json.encode(fields))


# -- the order of things (4.1) ---------------------------------------------------------------------------------------


def strict(log: str) -> list[str]:
    """What a strict table says to it."""
    try:
        list(tables([board(mode="strict"), *log_events(log)]))
    except ProblemsFound as trouble:
        return [problem.kind for problem in trouble.problems]
    return []


TRAY = '{"event": "tray_passed", "by": "S"}\n'


def test_at_a_strict_table_the_tray_passes_when_both_players_of_a_side_have_called() -> None:
    assert strict("calls S: 1NT P\n" + TRAY + "calls N: 3NT P\n" + TRAY + "calls S: P P\n" + TRAY) == []
    assert strict("calls S: 1NT P\ncalls N: 3NT") == ["tray-elsewhere"]
    assert strict("calls S: 1NT\n" + TRAY) == ["tray-not-due"]
    assert strict("calls S: 1NT P\n" + TRAY + TRAY) == ["tray-not-due"]


def test_at_a_strict_table_the_dealer_may_be_the_second_of_his_side() -> None:
    log = "calls W: 1NT\n" + TRAY + "calls N: 2C P\n" + TRAY + "calls S: 2D P\n"
    events = [board(mode="strict", dealer="W"), *log_events(log)]
    assert fold(events).turn.value == "N"


def test_at_a_strict_table_the_screen_stays_closed_until_the_lead_is_faced() -> None:
    auction = "calls S: 1NT P\n" + TRAY + "calls N: 3NT P\n" + TRAY + "calls S: P P\n" + TRAY
    opened = '{"event": "screen_opened", "by": "W"}'
    assert strict(auction + opened) == ["screen-stays-closed"]
    assert strict(auction + '{"event": "lead_face_down", "seat": "W", "card": "D3"}\n' + opened) == [
        "screen-stays-closed"
    ]
    assert strict(auction + "cards W: D3\n" + opened) == []


def test_a_permissive_table_takes_the_tray_as_it_comes() -> None:
    table = fold([board(), *log_events("calls S: 1NT\n" + TRAY + "calls W: P\ncalls N: 3NT")])
    assert table.turn.value == "E"


# -- who is told (4.4 b) ---------------------------------------------------------------------------------------------


def test_nobody_on_the_other_side_is_told_of_a_call_that_has_not_passed() -> None:
    log = 'calls S: 1S P\n{"event": "tray_passed", "by": "S"}\ncalls N: 1H\n{"event": "attention", "by": "E"}'
    table = fold([board(), *log_events(log)])
    assert [len(view(table, seat).wrong) for seat in map(type(table.turn), "NESW")] == [1, 1, 0, 0]
    passed = fold([board(), *log_events(log + "\n" + TRAY)])
    assert [len(view(passed, seat).wrong) for seat in map(type(table.turn), "NESW")] == [1, 1, 1, 1]


# -- in a request ----------------------------------------------------------------------------------------------------

LEAD = {"declarer": "S", "offender": "E", "card": "HT"}


def asked(
    what: str, situation: dict[str, Any], answers: dict[str, Any], *, edition: int = 2017, pack: str = "figb_2017"
) -> Any:
    answer = reply(Request(situation, answers, edition, pack, what=what, screens=True))
    assert not isinstance(answer, ProblemsReply), answer
    return answer


def ruled(what: str, situation: dict[str, Any], answers: dict[str, Any], *, edition: int = 2017) -> Ruling:
    answer = asked(what, situation, answers, edition=edition)
    assert isinstance(answer, RulingReply), answer
    return answer.ruling


@pytest.mark.parametrize("edition", ALL)
def test_a_lead_out_of_turn_noticed_before_the_screen_opens_costs_nothing(edition: Edition) -> None:
    ruling = ruled("opening_lead_out_of_turn", LEAD, {"screen_opened": False}, edition=int(edition))
    assert NoRectification() in ruling.effects
    assert not any(isinstance(effect, PenaltyCard) for effect in ruling.effects)


@pytest.mark.parametrize("edition", ALL)
def test_two_faced_leads_the_wrong_one_is_a_major_penalty_card(edition: Edition) -> None:
    """TA4-4."""
    ruling = ruled(
        "opening_lead_out_of_turn", LEAD, {"screen_opened": True, "two_leads_faced": True}, edition=int(edition)
    )
    (card,) = [effect for effect in ruling.effects if isinstance(effect, PenaltyCard)]
    assert (card.seat.value, card.card.value, card.kind) == ("E", "HT", CardKind.MAJOR)


def test_the_declaring_side_opened_the_screen_the_lead_is_accepted() -> None:
    """TA4-3."""
    answers = {"screen_opened": True, "two_leads_faced": False, "screen_opened_by": "declaring_side"}
    ruling = ruled("opening_lead_out_of_turn", LEAD, answers)
    assert any(isinstance(effect, CardPlayed) for effect in ruling.effects)
    assert [review.clause for review in ruling.reviews] == ["72C"]


def test_opened_without_fault_of_the_innocent_side_law_54_goes_on() -> None:
    answers = {"screen_opened": True, "two_leads_faced": False, "screen_opened_by": "others"}
    assert asked("opening_lead_out_of_turn", LEAD, answers).question.id == "opening_lead_faced"


@pytest.mark.parametrize(("seconds", "significant"), [(0, False), (18, False), (20, False), (21, True), (35, True)])
def test_a_tray_up_to_twenty_seconds_late_tells_nothing(seconds: int, significant: bool) -> None:
    """TA4-5."""
    hint = {"giver": "N"}
    answer = asked("unauthorised_information", hint, {"from_tempo": True, "tray_delay": seconds})
    assert isinstance(answer, RulingReply) is not significant


def test_where_the_regulations_leave_it_open_screens_change_nothing() -> None:
    with_screens = asked("opening_lead_out_of_turn", LEAD, {}, pack="wbf")
    without = reply(Request(LEAD, {}, 2017, "wbf", what="opening_lead_out_of_turn"))
    assert with_screens == without


LED = "calls S: 1NT P\n" + TRAY + "calls N: P P\n" + TRAY + '{"event": "card", "seat": "W", "card": "S7"}\n'


@pytest.mark.parametrize("card", ["S2", "ST"])
def test_why_a_card_of_dummy_is_refused_before_it_is_spread_tells_nothing_of_its_cards(card: str) -> None:
    assert strict(LED + f'{{"event": "designation", "words": "{card}"}}\n') == ["no-dummy"]
    assert strict(LED + f'{{"event": "card", "seat": "N", "card": "{card}"}}\n') == ["no-dummy"]


def test_whether_the_director_has_a_question_before_him_is_his_alone() -> None:
    log = "calls S: 1NT P P P\n" + '{"event": "card", "seat": "W", "card": "S7"}\n{"event": "dummy_spread"}\n'
    log += '{"event": "claim", "seat": "S", "tricks": 7}\n{"event": "objection", "seat": "W"}\n'
    table = fold([board(screens=False), *log_events(log)])
    question = pending(table)
    assert question is not None
    assert question.to == ()
    seen = {viewer.value: view(table, viewer).asked for viewer in (*SEATS, *Onlooker)}
    assert seen == {"N": (), "E": (), "S": (), "W": (), "kibitzer": (), "commentator": (), "director": ("director",)}
