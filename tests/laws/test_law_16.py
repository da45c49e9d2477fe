"""Law 16: information, and the poll for logical alternatives."""

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.book.edition import ALL, E1997, E2007, E2017, Edition
from arbitro.book.problem import ProblemsFound
from arbitro.laws.case.procedure import procedure
from arbitro.laws.case.request import Request, prepare
from arbitro.laws.case.rule import Ruled, run
from arbitro.laws.case.ruling import QuestionPut
from arbitro.laws.law_16_information import Answer, Count, Poll, spelled
from arbitro.regulations import load
from arbitro.regulations.keys import POLL_CONSIDERED, POLL_SELECTED, POLL_TEST
from tests.laws.casebook import check_cases

FIFTH = Fraction(1, 5)


def test_cases() -> None:
    check_cases("16")


# -- the poll ----------------------------------------------------------------------------------------------------


def test_a_poll_counts_who_considered_and_who_chose() -> None:
    answers = [Answer("4S", ("pass",)), Answer("Pass"), Answer("p", ("4s", "3NT")), Answer("4S")]
    assert Poll.of(answers) == Poll(4, (Count("4S", 3, 2), Count("P", 3, 2), Count("3NT", 1, 0)))


def test_who_names_his_own_choice_among_what_he_considered_counts_once() -> None:
    assert Poll.of([Answer("P", ("P", "pass"))]) == Poll(1, (Count("P", 1, 1),))


actions = st.sampled_from(["P", "X", "3S", "4S", "3NT", "H5"])
answered = st.lists(st.builds(Answer, actions, st.lists(actions, max_size=3).map(tuple)), min_size=1, max_size=20)


@given(answered)
def test_counted_answers_are_a_possible_poll(answers: list[Answer]) -> None:
    poll = Poll.of(answers)
    assert poll.problems() == ()
    assert sum(count.selected for count in poll.counts) == poll.asked == len(answers)


@given(answered, st.fractions(0, 1), st.integers(1, 5))
def test_both_tests_together_leave_no_more_alternatives_than_either(
    answers: list[Answer], considered: Fraction, selected: int
) -> None:
    poll = Poll.of(answers)
    both = set(poll.alternatives(considered, selected))
    either = set(poll.alternatives(considered, selected, both=False))
    assert both <= either
    for count in poll.counts:
        thought = count.considered * considered.denominator >= considered.numerator * len(answers)
        chose = count.selected >= selected
        assert (count.action in both, count.action in either) == (thought and chose, thought or chose)


def test_considered_by_many_but_chosen_by_none_is_no_alternative_unless_one_test_is_enough() -> None:
    poll = Poll(10, (Count("4S", 10, 10), Count("P", 5, 0)))
    assert poll.alternatives(FIFTH, 1) == ("4S",)
    assert poll.alternatives(FIFTH, 1, both=False) == ("4S", "P")


def test_exactly_the_threshold_is_enough() -> None:
    poll = Poll(10, (Count("4S", 10, 9), Count("P", 2, 1)))
    assert poll.alternatives(FIFTH, 1) == ("4S", "P")
    assert poll.alternatives(Fraction(21, 100), 1) == ("4S",)


@pytest.mark.parametrize(
    ("poll", "kinds"),
    [
        (Poll(0, ()), ["poll-count"]),
        (Poll(5, (Count("P", 6, 0),)), ["poll-count"]),
        (Poll(5, (Count("P", 2, 3),)), ["poll-count"]),
        (Poll(5, (Count("P", -1, 0),)), ["poll-count"]),
        (Poll(5, (Count("P", 4, 4), Count("4S", 4, 4))), ["poll-count"]),
        (Poll(5, (Count("P", 2, 2), Count("pass", 1, 1))), ["poll-action-twice"]),
    ],
)
def test_counts_that_cannot_be_are_problems(poll: Poll, kinds: list[str]) -> None:
    assert [problem.kind for problem in poll.problems()] == kinds


def test_an_action_has_one_spelling() -> None:
    assert [spelled(text) for text in ("pass", "4s", "hA", "claim")] == ["P", "4S", "HA", "CLAIM"]


def test_the_figures_of_a_poll_are_policy_and_the_italian_code_of_2007_has_or() -> None:
    wbf, figb = load("wbf"), load("figb_2017")
    assert all((wbf[POLL_CONSIDERED, edition], wbf[POLL_SELECTED, edition]) == (FIFTH, 1) for edition in ALL)
    assert [wbf[POLL_TEST, edition] for edition in (E1997, E2007, E2017)] == ["both", "both", "both"]
    assert [figb[POLL_TEST, edition] for edition in (E1997, E2007, E2017)] == ["both", "either", "both"]


# -- the director decides, the poll is recorded ------------------------------------------------------------------

POLLED = {"asked": 10, "counts": [{"action": "4S", "considered": 10, "selected": 10}, {"action": "P", "considered": 6}]}
ANSWERS = {"ui_event": "hesitation", "information_disputed": False, "play_over": True, "suggested": True}


def facts(edition: Edition, regulations: str, finding: bool) -> dict[str, Any]:
    situation = {"giver": "S", "chosen": "4S", "poll": POLLED}
    answers = {**ANSWERS, "logical_alternative": finding, "os_gained": True}
    ready = prepare(Request(situation, answers, int(edition), regulations, what="unauthorised_information"))
    outcome = run(ready.procedure, ready.situation, ready.regulations, ready.answers)
    assert isinstance(outcome, Ruled)
    return {f"{fact.id}@{fact.about}": fact.value for fact in outcome.ruling.facts}


def test_the_counts_and_what_they_make_an_alternative_are_facts_of_the_ruling() -> None:
    found = facts(E2017, "wbf", finding=False)
    assert found["poll_considered@P"] == "6/10"
    assert found["poll_selected@P"] == "0/10"
    assert found["poll_alternatives@"] == ["4S"]
    assert "against_poll@P" not in found


def test_a_finding_against_the_poll_is_marked() -> None:
    assert facts(E2017, "wbf", finding=True)["against_poll@P"] is True
    assert "against_poll@P" not in facts(E2007, "figb_2017", finding=True)
    assert facts(E2007, "figb_2017", finding=False)["against_poll@P"] is True


# -- what cannot be ----------------------------------------------------------------------------------------------


def test_a_poll_that_cannot_be_is_named() -> None:
    situation = {"giver": "S", "poll": {"asked": 3, "counts": [{"action": "P", "considered": 4}]}}
    with pytest.raises(ProblemsFound) as trouble:
        prepare(Request(situation, what="unauthorised_information"))
    (problem,) = trouble.value.problems
    assert (problem.kind, problem.where.tag, problem.where.index) == ("poll-count", "poll", 1)


def test_a_choice_without_its_maker_is_named() -> None:
    with pytest.raises(ProblemsFound) as trouble:
        prepare(Request({"offender": "E", "withdrawn_by": "E", "chosen": "3H"}, what="action_withdrawn"))
    assert [(p.kind, p.where.tag) for p in trouble.value.problems] == [("no-user", "user")]


@pytest.mark.parametrize(
    ("edition", "called", "offered"),
    [
        (E1997, None, ["change_seats", "substitute", "adjust"]),
        (E2007, False, ["change_seats", "new_deal", "play_on", "adjust"]),
        (E2017, False, ["change_seats", "new_deal", "play_on", "adjust"]),
        (E2017, True, ["play_on", "adjust"]),
    ],
)
def test_what_the_director_may_do_by_edition_and_moment(
    edition: Edition, called: bool | None, offered: list[str]
) -> None:
    answers: dict[str, Any] = {
        "what_was_learned": "result_heard",
        "likely_to_interfere": True,
        "seats_can_change": True,
    }
    answers |= {"redeal_allowed": True, "substitute_agreed": True}
    if called is not None:
        answers["first_call_made"] = called
    ready = prepare(Request({"receiver": "W"}, answers, int(edition), what="information_from_other_source"))
    put = run(ready.procedure, ready.situation, ready.regulations, ready.answers)
    assert isinstance(put, QuestionPut)
    assert (put.id, [option.answer for option in put.options]) == ("remedy", offered)


def test_an_option_that_the_contest_does_not_allow_is_refused() -> None:
    answers = {
        "what_was_learned": "result_heard", "first_call_made": False, "likely_to_interfere": True,
        "seats_can_change": False, "redeal_allowed": True, "remedy": "change_seats",
    }  # fmt: skip
    ready = prepare(Request({"receiver": "W"}, answers, 2017, what="information_from_other_source"))
    with pytest.raises(ProblemsFound) as trouble:
        run(ready.procedure, ready.situation, ready.regulations, ready.answers)
    assert [(p.kind, p.where.tag) for p in trouble.value.problems] == [("answer-impossible", "remedy")]


def test_what_is_reviewed_is_what_the_receiver_learned_not_an_offender() -> None:
    answers = {"what_was_learned": "call_heard", "first_call_made": True, "play_over": False}
    ready = prepare(Request({"receiver": "W"}, answers, 2007, what="information_from_other_source"))
    ruled = run(ready.procedure, ready.situation, ready.regulations, ready.answers)
    assert isinstance(ruled, Ruled)
    assert [(review.question, review.about) for review in ruled.ruling.reviews] == [("result_affected", "W")]


@pytest.mark.parametrize("edition", ALL)
@pytest.mark.parametrize(
    ("source", "what"), [("partner", "unauthorised_information"), ("accident", "information_from_other_source")]
)
def test_information_from_partner_or_by_accident_goes_to_its_own_procedure(
    edition: Edition, source: str, what: str
) -> None:
    ready = prepare(Request({"player": "S"}, {"information_source": source}, int(edition), what="information_used"))
    put = run(ready.procedure, ready.situation, ready.regulations, ready.answers)
    assert isinstance(put, QuestionPut)
    first = {"unauthorised_information": "ui_event", "information_from_other_source": "what_was_learned"}[what]
    assert put.id == first
    assert procedure(what, edition).law == "16"
