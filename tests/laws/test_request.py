"""Requests: what cannot be is a problem that names the fact; everything at once."""

from typing import Any

import pytest
from msgspec import structs

from arbitro.answers.problems import ProblemsReply
from arbitro.answers.ruling import QuestionReply, RulingReply, reply
from arbitro.book.problem import ProblemsFound
from arbitro.laws.case.request import Request, prepare, read_request, ruled
from arbitro.laws.case.rule import Ruled

BID = {"dealer": "W", "auction": ["1S", "1H"]}


def problems(**fields: Any) -> list[tuple[str, str | None]]:
    with pytest.raises(ProblemsFound) as trouble:
        prepare(Request(**fields))
    return [(problem.kind, problem.where.tag) for problem in trouble.value.problems]


def test_every_field_that_cannot_be_read_is_named_at_once() -> None:
    found = problems(situation={"dealer": "Q", "auction": ["1S", "9H"]}, what="insufficient_bid")
    assert found == [("situation-form", "dealer"), ("situation-form", "auction[1]")]


def test_every_fact_that_is_missing_or_unknown_is_named_at_once() -> None:
    found = problems(situation={"trump": "S", "offender": "Q", "card": "SK"}, what="failed_to_follow_suit")
    assert found == [
        ("fact-unknown", "trump"),
        ("fact-missing", "declarer"),
        ("fact-missing", "trick"),
        ("situation-form", "offender"),
    ]


@pytest.mark.parametrize(
    ("fields", "expected"),
    [
        ({"what": "insufficient_bid", "edition": 2018}, ("bad-edition", "edition")),
        ({"what": "insufficient_bid", "regulations": "moon"}, ("unknown-pack", "regulations")),
        ({"what": "bid_too_low"}, ("unknown-event", "what")),
        ({"law": "94"}, ("bad-clause", "law")),
        ({"law": "27Z"}, ("unknown-clause", "law")),
        ({"law": "3"}, ("law-without-procedure", "law")),
        ({"law": "26", "what": "insufficient_bid"}, ("law-against-event", "law")),
        ({}, ("no-event", "what")),
        ({"what": "insufficient_bid", "answers": {"acepted": True}}, ("unknown-question", "acepted")),
        ({"what": "insufficient_bid", "answers": {"accepted@1H": "maybe"}}, ("answer-form", "accepted@1H")),
        (
            {"what": "insufficient_bid", "situation": {"dealer": "Q", "auction": ["1S", "1H"]}},
            ("situation-form", "dealer"),
        ),
        ({"what": "insufficient_bid", "situation": {"dealer": "W"}}, ("fact-missing", "auction")),
        ({"what": "insufficient_bid", "situation": {**BID, "trump": "S"}}, ("fact-unknown", "trump")),
        (
            {"what": "insufficient_bid", "situation": {"dealer": "W", "auction": ["1S", "9H"]}},
            ("situation-form", "auction[1]"),
        ),
        (
            {"what": "insufficient_bid", "situation": {"dealer": "W", "auction": ["1S", "2H"]}},
            ("not-insufficient", "auction"),
        ),
    ],
)
def test_a_fact_that_cannot_be_is_named(fields: dict[str, Any], expected: tuple[str, str]) -> None:
    fields = {"situation": BID, **fields}
    assert expected in problems(**fields)


def test_all_problems_are_told_at_once() -> None:
    found = problems(
        what="nothing_known",
        edition=1987,
        regulations="moon",
        answers={"colour_of_the_cards": "blue", "accepted": 3, "comparable": True},
    )
    assert found == [
        ("bad-edition", "edition"),
        ("unknown-pack", "regulations"),
        ("unknown-event", "what"),
        ("unknown-question", "colour_of_the_cards"),
        ("answer-form", "accepted"),
    ]


def test_an_answer_that_is_not_possible_here_is_named_with_the_possible_ones() -> None:
    situation = {"dealer": "S", "auction": ["1NT", "P", "X"]}  # a double of partner's bid; 1C is not legal over 1NT
    answer = reply(Request(situation, {"lho_acted": False, "replacement": "1C"}, what="inadmissible_double"))
    assert isinstance(answer, ProblemsReply)
    (problem,) = answer.problems
    assert (problem.kind, problem.where.tag, problem.found) == ("answer-impossible", "replacement@X", "1C")
    assert problem.expected.split()[0] == "2C"


def test_a_law_with_one_entry_stands_for_it_also_by_a_clause() -> None:
    assert prepare(Request(BID, law="27B1(a)")).procedure.what == "insufficient_bid"


def test_a_law_with_several_entries_asks_which() -> None:
    kinds = problems(situation={}, law="40")
    assert kinds[0] == ("which-event", "what")


@pytest.mark.parametrize(
    "situation",
    [
        {"dealer": "west", "auction": ["1♠", "1h"]},
        {"auction": "W: 1S 1H"},
        {"dealer": "w", "auction": "1s 1♥"},
    ],
)
def test_calls_and_seats_may_be_written_as_people_write_them(situation: dict[str, Any]) -> None:
    assert prepare(Request(situation, what="insufficient_bid")).situation == prepare(Request(BID, law="27")).situation


@pytest.mark.parametrize(
    ("text", "tag"), [(b"{", "request"), (b'{"edition": []}', "edition"), (b'{"colour": 1}', "request")]
)
def test_a_request_that_is_not_one_is_a_problem(text: bytes, tag: str) -> None:
    with pytest.raises(ProblemsFound) as trouble:
        read_request(text)
    assert [(p.kind, p.where.tag) for p in trouble.value.problems] == [("request-form", tag)]


def test_a_question_tells_what_each_answer_leads_to() -> None:
    answer = reply(Request(BID, what="insufficient_bid"))
    assert isinstance(answer, QuestionReply)
    assert (answer.question.id, answer.question.about, answer.question.put_to) == ("accepted", "1H", "E")
    yes = next(choice for choice in answer.question.options if choice.answer is True)
    assert yes.then.clauses == ("27A1",)


def test_answers_that_nobody_asked_for_come_back() -> None:
    answer = reply(Request(BID, {"accepted": True, "replacement": "2H", "comparable@2H": False}, law="27"))
    assert isinstance(answer, RulingReply)
    assert answer.unused == ("comparable@2H", "replacement")


def test_with_the_prelude_laws_9_to_11_come_first() -> None:
    answer = reply(Request(BID, what="insufficient_bid", prelude=True))
    assert isinstance(answer, QuestionReply)
    assert answer.question.clause == "9A"


CLAIM = {"declarer": "S", "claimer": "S", "left": 4, "claimed": 4, "denomination": "NT"}
REFUSED = {"needs_card_with_one_opponent": False, "less_successful_line": True, "tricks_to_claimer": 3}


def test_a_key_of_the_regulations_may_be_set_in_the_request() -> None:
    """70E2: an authority may fix from which card a suit is played."""
    request = Request(CLAIM, REFUSED, what="claim_contested")
    plain = ruled(prepare(request))
    top_down = ruled(prepare(structs.replace(request, set={"laws.claims.suit_order": "top_down"})))
    assert isinstance(plain, Ruled)
    assert isinstance(top_down, Ruled)
    assert "70E2" not in plain.ruling.clauses
    assert "70E2" in top_down.ruling.clauses
    (fact,) = [fact for fact in top_down.ruling.facts if fact.id == "laws.claims.suit_order"]
    assert (fact.value, fact.pack) == ("top_down", "set")


@pytest.mark.parametrize(
    ("key", "value", "kind"),
    [("laws.claims.suit", "top_down", "unknown-regulation"), ("laws.claims.suit_order", 7, "regulation-range")],
)
def test_a_key_that_cannot_be_set_is_told(key: str, value: object, kind: str) -> None:
    with pytest.raises(ProblemsFound) as trouble:
        prepare(Request(CLAIM, {}, what="claim_contested", set={key: value}))
    assert [problem.kind for problem in trouble.value.problems] == [kind]
