"""`arbitro rule`: a conversation at the terminal, and the same for programs."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from arbitro.laws.case.index import index
from arbitro.laws.case.procedure import procedures
from tests.cli.terminal import answer, arbitro

BID = {"dealer": "W", "auction": ["1S", "1H"]}


def ask(expected: int = 0, **request: Any) -> Any:
    """The reply to a request on standard input."""
    result = arbitro("rule", "--facts", "-", "--json", given=json.dumps(request))
    assert result.exit_code == expected, result.output
    return msgspec.json.decode(result.stdout)


def test_without_answers_the_first_question_comes_out() -> None:
    found = ask(edition=2017, regulations="wbf", law="27", what="insufficient_bid", situation=BID, answers={})
    assert list(found) == ["status", "question", "said", "happened", "known", "advice"]
    assert found["status"] == "question"
    question = found["question"]
    assert list(question) == ["id", "kind", "put_to", "clause", "about", "weigh", "options", "facts", "tell", "legal"]
    assert (question["id"], question["about"], question["put_to"]) == ("accepted", "1H", "E")
    assert [option["answer"] for option in question["options"]] == [True, False]
    then = question["options"][0]["then"]
    assert then["clauses"] == ["27A1"]
    stands = {"effect": "call_stands", "seat": "N", "call": "1H"}
    assert then["effects"] == [stands, {"effect": "auction_continues", "seat": "E"}]
    assert "East" in found["said"]["text"]


def test_what_was_answered_comes_back_as_facts() -> None:
    found = ask(law="27", situation=BID, answers={"accepted": False})
    assert found["question"]["id"] == "replacement"
    (fact,) = found["question"]["facts"]
    assert (fact["id"], fact["about"], fact["value"], fact["source"]) == ("accepted", "1H", False, "player")


def test_with_all_answers_the_ruling_comes_out() -> None:
    """27B2: the replacement is not comparable; partner is silenced and one suit may be forbidden (26B)."""
    given = {"accepted": False, "replacement": "P", "comparable": False, "demand": "forbid"}
    found = ask(edition=2017, what="insufficient_bid", situation=BID, answers=given)
    assert found["status"] == "ruling"
    ruling = found["ruling"]
    assert (ruling["edition"], ruling["regulations"], ruling["path"]) == (2017, "wbf", ["27"])
    assert ruling["clauses"] == ["27B2", "16C", "26B"]
    assert {"effect": "must_pass", "seat": "S", "how_long": "rest"} in ruling["effects"]
    assert found["summary"]["must_pass"] == [{"seat": "S", "how_long": "rest"}]
    assert [one["effect"] for one in found["summary"]["lead_restrictions"]] == ["lead_restriction"]
    assert found["summary"]["auction_ends"] is False
    assert found["summary"]["adjusted_score"] is None
    assert found["unused"] == ["demand"]
    assert {"clause": "72C", "when": "end_of_play", "question": "could_have_been_aware"} in ruling["reviews"]
    heard = {spoken["to"]: " ".join(spoken["lines"]) for spoken in found["text"]["script"]}
    assert set(found["text"]) == {"director", "script"}
    assert "must pass" in heard["S"]
    assert "turn to call" in heard["E"]


def test_the_reply_speaks_the_language_of_the_request() -> None:
    found = ask(law="27", situation=BID, answers={"accepted": True}, language="ro")
    assert "Declarația lui Nord rămâne valabilă" in found["text"]["director"]


def test_problems_have_their_sentences_and_exit_code_2() -> None:
    found = ask(2, edition=2018, what="insufficient_bid", situation=BID, answers={"acepted": True})
    assert found["status"] == "problems"
    assert [problem["kind"] for problem in found["problems"]] == ["bad-edition", "unknown-question"]
    assert all(set(problem) == {"kind", "where", "found", "expected", "text"} for problem in found["problems"])
    assert "2018" in found["problems"][0]["text"]


@pytest.mark.parametrize("text", ["", "{", "[]", '{"edition": {}}', '{"colour": 1}'])
def test_what_is_not_a_request_is_a_problem(text: str) -> None:
    result = arbitro("rule", "--facts", "-", "--json", given=text)
    assert result.exit_code == 2
    assert msgspec.json.decode(result.stdout)["problems"][0]["kind"] == "request-form"


def test_a_request_from_a_file_in_words(tmp_path: Path) -> None:
    file = tmp_path / "request.json"
    file.write_text(json.dumps({"law": "27", "situation": BID, "answers": {"accepted": True}}), encoding="utf-8")
    assert "North’s call stands: 1♥." in arbitro("rule", "--facts", str(file)).stdout


BESIDE = [("edition", "2007"), ("regulations", "figb_2017"), ("law", "27")]


@pytest.mark.parametrize(("name", "value"), BESIDE)
def test_options_complete_a_request_and_may_not_contradict_it(name: str, value: str) -> None:
    """What the command line says holds, as if it stood in the file."""
    told = {"what": "insufficient_bid", "situation": BID, "answers": {"accepted": True}}
    alone = json.dumps(told)
    within = arbitro("rule", "--facts", "-", "--json", given=json.dumps({**told, name: value}))
    beside = arbitro("rule", "--facts", "-", "--json", f"--{name}", value, given=alone)
    assert msgspec.json.decode(beside.stdout) == msgspec.json.decode(within.stdout)
    other = json.dumps({**told, name: {"edition": 2017, "regulations": "wbf", "law": "31"}[name]})
    refused = arbitro("rule", "--facts", "-", "--json", f"--{name}", value, given=other)
    assert refused.exit_code == 2
    assert [problem["kind"] for problem in msgspec.json.decode(refused.stdout)["problems"]] == ["option-against-file"]


def test_screens_and_prelude_are_told_beside_a_request() -> None:
    told = json.dumps({"what": "insufficient_bid", "situation": BID, "regulations": "figb_2017"})
    for option, question in (
        ("--screens", "passed_the_screen"),
        ("--prelude", "drawn_by"),
        ("--no-screens", "accepted"),
    ):
        found = arbitro("rule", "--facts", "-", "--json", option, given=told)
        assert msgspec.json.decode(found.stdout)["question"]["id"] == question


def test_the_conversation_is_told_of_screens() -> None:
    found = arbitro("rule", "--law", "27", "--screens", "--regulations", "figb_2017", given="W: 1S 1H\n-\n-\nno\n")
    assert "other side of the screen" in found.stdout
    assert "no rectification" in found.stdout.casefold()


def test_a_missing_file_is_told() -> None:
    assert arbitro("rule", "--facts", "nowhere.json").exit_code == 2


def test_json_without_a_request_is_told() -> None:
    result = arbitro("rule", "--json")
    assert result.exit_code == 2
    assert "--facts" in result.stderr


def test_every_entry_point_is_listed_with_its_schema_and_questions() -> None:
    found = answer(arbitro("rule", "--what", "--json"))
    assert {(entry["what"], entry["edition"]) for entry in found} == {(w, int(e)) for w, e in procedures()}
    entry = next(one for one in found if (one["what"], one["edition"]) == ("insufficient_bid", 2017))
    assert entry["law"] == "27"
    form = entry["situation"]["$defs"]["InsufficientBid"]
    assert {"dealer", "auction"} <= set(form["properties"])
    assert "accepted" in [question["id"] for question in entry["questions"]]
    assert {question["id"] for entry in found for question in entry["questions"]} <= set(index().questions)


def test_the_list_for_people_has_one_line_for_each_event() -> None:
    shown = arbitro("rule", "--what", "--edition", "2017").stdout.splitlines()
    assert len(shown) == sum(edition == 2017 for _, edition in procedures())
    assert any("A bid was too low" in line for line in shown)


# -- the conversation ------------------------------------------------------------------------------------------------


def talk(*lines: str, options: tuple[str, ...] = ("--law", "27"), language: str = "en") -> str:
    result = arbitro("--lang", language, "rule", *options, given="\n".join(lines) + "\n")
    assert result.exit_code == 0, result.output
    return result.stdout


def test_a_conversation_ends_with_the_ruling() -> None:
    said = talk("W: 1S 1H", "", "", "yes")
    assert "Ask: East" in said
    assert "North’s call stands: 1♥." in said
    assert "Law 27A1 (Insufficient bid)" in said
    assert "East: It is your turn to call." in said


def test_every_answer_is_told_with_what_it_leads_to_before_it_is_given() -> None:
    said = talk("W: 1S 1H", "", "", "quit")
    assert "If Yes: 27A1. North’s call stands: 1♥." in said
    assert "Stopped without a ruling." in said


def test_back_asks_the_last_question_again() -> None:
    said = talk("W: 1S 1H", "", "", "no", "back", "yes")
    assert said.count("Ask: East") == 2
    assert "North’s call stands: 1♥." in said


def test_an_answer_that_cannot_be_is_told_and_asked_again() -> None:
    said = talk("W: 1S 1H", "", "", "perhaps", "no", "9H", "2H", "no")
    assert "“perhaps” is not an answer" in said
    assert "“9H” is not a call" in said
    assert "27B1(a)" in said


def test_an_answer_that_is_not_possible_here_is_told_and_asked_again() -> None:
    said = talk("S: 1NT P X", "", "no", "1C", "2C", "quit", options=("--law", "36"))
    assert "“1C” is not possible here" in said


def test_a_field_that_cannot_be_read_is_asked_again() -> None:
    said = talk("W: 1S 1H", "Z", "N", "", "yes")
    assert said.count("Offender") >= 2
    assert "North’s call stands: 1♥." in said


def test_a_situation_that_cannot_be_is_told_and_asked_again() -> None:
    said = talk("W: 1S 2H", "", "", "W: 1S 1H", "", "", "yes")
    assert "2H" in said
    assert "North’s call stands: 1♥." in said


def test_what_happened_is_chosen_by_number_or_by_words() -> None:
    listed = talk("quit", options=())
    assert "What happened?" in listed
    assert "A bid was too low" in listed
    said = talk("too low", "W: 1S 1H", "", "", "yes", options=())
    assert "North’s call stands: 1♥." in said


def test_the_end_of_the_input_ends_the_conversation() -> None:
    assert "Stopped without a ruling." in talk("W: 1S 1H", "", "")


@pytest.mark.parametrize(
    ("language", "yes", "said"),
    [("it", "sì", "La chiamata di Nord resta valida: 1♥."), ("ro", "da", "Declarația lui Nord rămâne valabilă: 1♥.")],
)
def test_the_conversation_in_other_languages(language: str, yes: str, said: str) -> None:
    assert said in talk("W: 1S 1H", "", "", yes, language=language)


def test_the_regulations_choose_the_edition() -> None:
    said = talk("W: 1S 1H", "", "", "yes", options=("--law", "27", "--regulations", "figb_2017", "--edition", "1997"))
    assert "Laws of 1997" in said


def test_a_law_without_procedures_is_told() -> None:
    result = arbitro("rule", "--law", "3")
    assert result.exit_code == 2
    assert "3" in result.stderr


def test_with_the_prelude_who_drew_attention_comes_first() -> None:
    said = talk("W: 1S 1H", "", "", "quit", options=("--law", "27", "--prelude"))
    assert "(9A)" in said


def test_a_key_of_the_regulations_is_set_beside_a_request() -> None:
    """70E2: an authority may fix from which card a suit is played."""
    claim = {"declarer": "S", "claimer": "S", "left": 4, "claimed": 4, "denomination": "NT"}
    answers = {"needs_card_with_one_opponent": False, "less_successful_line": True, "tricks_to_claimer": 3}
    told = json.dumps({"what": "claim_contested", "situation": claim, "answers": answers})
    found = arbitro("rule", "--facts", "-", "--json", "--set", "laws.claims.suit_order=top_down", given=told)
    assert "70E2" in msgspec.json.decode(found.stdout)["ruling"]["clauses"]
    assert arbitro("rule", "--facts", "-", "--set", "laws.claims.suit_order", given=told).exit_code == 2


def test_what_is_taken_for_granted_can_be_asked_at_the_end_of_a_conversation() -> None:
    lines = ("S", "W", "S4", "N", "3", "[]", "-", "no", "no", "1", "yes")
    found = talk(*lines, options=("--law", "53"))
    assert "(assumed)" in found
    assert "47E1" in found


# -- stories -----------------------------------------------------------------------------------------------------


def test_a_story_a_line_gives_a_line_each_and_a_bad_line_does_not_stop_the_others() -> None:
    lines = (
        '{"id": "a", "edition": 2017, "story": "North 1C, East 1S, South 1H"}',
        '{"id": "b", "story": 5}',
        '{"id": 3, "edition": 2007, "story": "Est ha fatto cadere il re di cuori. Gioca Sud."}',
    )
    result = arbitro("rule", "--story", "-", given="\n".join(lines))
    assert result.exit_code == 2
    assert "line 2" in result.stderr
    first, last = (msgspec.json.decode(line) for line in result.stdout.splitlines())
    assert list(first) == ["id", "candidates"]
    assert first["id"] == "a"
    assert first["candidates"][0] == {
        "what": "insufficient_bid",
        "law": "27",
        "sure": 1.0,
        "facts": {"dealer": "N", "auction": "1C 1S 1H", "offender": "S"},
    }
    assert (last["id"], last["candidates"][0]["what"]) == (3, "defender_exposed_card")
    assert last["candidates"][0]["facts"] == {"declarer": "S", "offender": "E", "card": "HK"}


def test_a_story_is_told_in_words_with_what_was_not_understood() -> None:
    result = arbitro("rule", "--story", "West revoked at trick 3, flumpty")
    assert result.exit_code == 0
    assert "A revoke" in result.stdout
    assert "Not understood: flumpty" in result.stdout


def test_a_story_that_is_too_long_is_refused() -> None:
    result = arbitro("rule", "--story", "revoke " * 300)
    assert result.exit_code == 2
    assert "2,000 characters" in result.stderr or "2000 characters" in result.stderr
