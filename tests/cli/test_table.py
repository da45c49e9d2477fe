"""`arbitro table`: a log in; the state, a view, the next question or the ruling out."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from arbitro.words import LANGUAGES
from tests.cli.terminal import arbitro

BOARD = {
    "event": "board",
    "deal": "N:K652.A84.KQ5.A72 T98.KT93.J98.KJ5 AQJ3.QJ7.A62.Q94 74.652.T743.T863",
    "dealer": "S",
    "vulnerability": "none",
}
Event = dict[str, Any]


def calls(text: str) -> list[Event]:
    seat, _, made = text.partition(":")
    turns = "NESW" * 20
    at = "NESW".index(seat)
    return [{"event": "call", "seat": turns[at + n], "call": call} for n, call in enumerate(made.split())]


def call(seat: str, made: str) -> Event:
    return {"event": "call", "seat": seat, "call": made}


def attention(by: str, **more: Any) -> Event:
    return {"event": "attention", "by": by, **more}


def answer(question: str, value: Any) -> Event:
    return {"event": "option_chosen", "question": question, "answer": value}


def written(*events: Event, **board: Any) -> str:
    return "\n".join(json.dumps(event) for event in ({**BOARD, **board}, *events))


def table(log: str, *options: str, expected: int = 0) -> Any:
    result = arbitro("table", "-", "--json", *options, given=log)
    assert result.exit_code == expected, result.output
    return msgspec.json.decode(result.stdout)


INSUFFICIENT = (*calls("S: 1S 1H"), attention("N"))


# -- what comes out --------------------------------------------------------------------------------------------------


def test_the_state_has_whose_turn_it_is_and_what_is_legal() -> None:
    found = table(written(*calls("S: 1NT P 3NT P P P")))
    assert (found["events"], found["turn"], found["state"]["phase"]) == (7, "W", "opening_lead")
    assert (found["state"]["contract"], found["state"]["declarer"]) == ("3NT", "S")
    assert len(found["legal_cards"]) == 13
    assert {seat: bool(options.get("cards")) for seat, options in found["options"].items()} == {
        "N": False, "E": False, "S": False, "W": True,
    }  # fmt: skip


def test_until_takes_only_the_first_events() -> None:
    log = written(*calls("S: 1NT P 3NT P P P"))
    assert [table(log, "--until", str(count))["turn"] for count in (1, 2, 3)] == ["S", "W", "N"]


def test_irregularities_come_with_what_the_log_answers() -> None:
    found = table(written(*calls("S: 1S 1H")))
    (wrong,) = found["irregularities"]
    assert (wrong["kind"], wrong["seat"], wrong["event"], wrong["law"]) == ("insufficient_bid", "W", 3, "27")
    (facts,) = found["facts"]
    assert (facts["what"], facts["situation"]["auction"]) == ("insufficient_bid", ["1S", "1H"])


def test_a_view_hides_the_state() -> None:
    found = table(written(*calls("S: 1S P")), "--view", "n")
    assert list(found) == ["events", "turn", "view"]
    assert list(found["view"]["hands"]) == ["N"]
    assert found["view"]["options"]["calls"]
    assert list(table(written(), "--view", "director")["view"]["hands"]) == ["N", "E", "S", "W"]
    assert "hands" not in table(written(), "--view", "kibitzer")["view"]


def test_rule_goes_from_question_to_question_to_the_ruling_and_the_table_goes_on() -> None:
    events: list[Event] = [*INSUFFICIENT]
    for question, value in (("accepted@1H", False), ("replacement@1H", "2H"), ("artificial@1H", False)):
        put = table(written(*events), "--rule")["next"]
        assert (put["status"], f"{put['question']['id']}@{put['question']['about']}") == ("question", question)
        events.append(answer(question, value))
    ruled = table(written(*events), "--rule")
    assert (ruled["next"]["status"], ruled["next"]["ruling"]["clauses"]) == ("ruling", ["27B1(a)"])
    events.append(ruled["event"])
    after = table(written(*events), "--rule")
    assert "next" not in after
    assert [one["call"] for one in after["state"]["calls"]] == ["1S", "2H"]
    assert after["turn"] == "N"


def test_nothing_to_rule_on_is_no_problem() -> None:
    assert "next" not in table(written(), "--rule")


# -- rulings taken back, disputed facts, the prelude -----------------------------------------------------------------


def _ruled(*events: Event, answers: dict[str, Any]) -> list[Event]:
    log = [*events, *(answer(question, value) for question, value in answers.items())]
    return [*log, table(written(*log), "--rule")["event"]]


def test_a_ruling_is_taken_back_as_long_as_nobody_has_acted_on_it() -> None:
    """82C."""
    events = _ruled(*INSUFFICIENT, answers={"accepted@1H": True})
    back = table(written(*events, {"event": "ruling_withdrawn"}))
    assert back["irregularities"][0].get("status", "open") == "open"
    acted = arbitro("table", "-", given=written(*events, call("N", "2S"), {"event": "ruling_withdrawn"}))
    assert acted.exit_code == 2
    assert "82C" in acted.stderr


def test_an_answer_against_the_log_is_kept_as_disputed() -> None:
    """84, 85: the log says that the next player has not called; the director has heard otherwise."""
    log = written(*calls("S: 1S P X"), attention("E"), answer("lho_acted", True))
    facts = table(log, "--rule")["next"]["ruling"]["facts"]
    (disputed,) = [fact for fact in facts if fact.get("disputed") is not None]
    assert (disputed["id"], disputed["value"], disputed["disputed"]) == ("lho_acted", True, False)


def test_with_the_prelude_the_log_tells_who_drew_attention_and_who_acted() -> None:
    """9A, 11A: North spoke and South called before anybody sent for the director."""
    log = written(*calls("S: 1S 1H"), attention("N"), call("N", "2S"))
    asked = table(log, "--rule", "--prelude")["next"]
    known = {fact["id"]: (fact["value"], fact["source"]) for fact in asked["question"]["facts"]}
    assert known["drawn_by"] == ("player", "log")
    assert known["director_called"] == (False, "log")
    assert known["nos_acted_before_td"] == (True, "log")


def test_with_the_prelude_nothing_is_asked_that_the_log_knows() -> None:
    log = written(*INSUFFICIENT, {"event": "director_called", "by": "N"})
    asked = table(log, "--rule", "--prelude")["next"]
    assert asked["question"]["id"] == "accepted"
    assert [fact["id"] for fact in asked["question"]["facts"]] == ["drawn_by", "director_called"]


def test_dummy_and_a_spectator_are_told_apart() -> None:
    play = (
        *calls("S: 1NT P 3NT P P P"),
        *(
            {"event": "card", "seat": seat, "card": card}
            for seat, card in zip("WNESES", ["D3", "D5", "DJ", "H7", "D9", "D6"], strict=True)
        ),
    )
    for by, who in (("N", "dummy"), ("E", "player"), (None, "spectator")):  # all of them see that South has revoked
        facts = table(written(*play, {"event": "attention", "by": by}), "--rule", "--prelude")["next"]["question"][
            "facts"
        ]
        assert [fact["value"] for fact in facts if fact["id"] == "drawn_by"] == [who]


# -- words -----------------------------------------------------------------------------------------------------------


def test_declarer_calls_a_card_of_dummy_in_words() -> None:
    """45B, 46B2: a suit alone is its lowest card."""
    led = (*calls("S: 1NT P 3NT P P P"), {"event": "card", "seat": "W", "card": "D3"}, {"event": "dummy_spread"})
    for words, card in (("diamond", "D5"), ("small diamond", "D5"), ("King", "DK"), ("asso di quadri", None),
                        ("mică caro", "D5"), ("the queen of diamonds", "DQ")):  # fmt: skip
        found = table(written(*led, {"event": "designation", "words": words}))
        assert [one["card"] for one in found["state"]["trick"]][1:] == ([card] if card else [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_told_in_every_language(language: str) -> None:
    log = written(*INSUFFICIENT)
    result = arbitro("--lang", language, "table", "-", "--rule", given=log)
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert any("1♠" in line and "1♥" in line for line in lines)
    assert any("27" in line for line in lines)
    assert '"question": "accepted@1H"' in lines[-1]
    played = arbitro("--lang", language, "table", "-", "--view", "W", given=log)
    assert played.exit_code == 0
    assert "♥ 6 5 2" in played.stdout
    assert "♠ K 6 5 2" not in played.stdout


def test_a_finished_board_has_its_result_and_score() -> None:
    claim = ({"event": "claim", "seat": "S", "tricks": 9}, {"event": "claim_agreed", "seat": "W"})
    log = written(*calls("S: 1NT P 3NT P P P"), *claim)
    assert table(log)["state"]["score_ns"] == 400
    assert "3NT S =" in arbitro("table", "-", given=log).stdout


# -- bad input -------------------------------------------------------------------------------------------------------


def refused(text: str, *options: str) -> list[Any]:
    result = arbitro("table", "-", *options, given=text)
    assert result.exit_code == 2
    assert "Traceback" not in result.output
    assert "fault in Arbitro" not in result.output
    told = arbitro("table", "-", "--json", *options, given=text)
    again: list[Any] = msgspec.json.decode(told.stderr)["problems"]
    assert len(result.stderr.strip().splitlines()) == len(again)
    return again


@pytest.mark.parametrize(
    ("events", "kind", "line"),
    [
        ([{"event": "card", "seat": "W", "card": "SA"}], "card-not-held", 2),
        ([*calls("S: P P P P"), {"event": "card", "seat": "S", "card": "SA"}], "play-over", 6),
        ([{"event": "claim", "seat": "S", "tricks": 3}], "no-play", 2),
        ([{"event": "objection", "seat": "S"}], "no-claim", 2),
        ([BOARD], "board-on-table", 2),
        ([{"event": "taken_up", "irregularity": 4}], "no-such-irregularity", 2),
        ([{"event": "ruling_withdrawn"}], "no-ruling-to-withdraw", 2),
        ([{"event": "designation", "words": "spade"}], "no-dummy", 2),
        ([{"event": "dummy_spread"}], "no-contract", 2),
        ([answer("nonsense", True)], "unknown-question", 2),
        ([answer("accepted", "maybe")], "answer-form", 2),
        ([{"event": "result_agreed", "tricks": 14}], "bad-tricks", 2),
    ],
)
def test_what_cannot_happen_is_told_with_its_line(events: list[Event], kind: str, line: int) -> None:
    (problem,) = refused(written(*events))
    assert (problem["kind"], problem["where"]["line"]) == (kind, line)


@pytest.mark.parametrize(
    ("board", "kind"),
    [
        ({"deal": "N:K652"}, "bad-deal"),
        ({"edition": 1999}, "bad-edition"),
        ({"regulations": "nobody"}, "unknown-pack"),
    ],
)
def test_a_board_that_cannot_be_placed_is_told(board: Event, kind: str) -> None:
    (problem,) = refused(written(**board))
    assert (problem["kind"], problem["where"]["line"]) == (kind, 1)


def test_a_strict_table_refuses_what_the_law_forbids_with_its_number() -> None:
    (problem,) = refused(written(call("W", "1S"), mode="strict"))
    assert (problem["kind"], problem["expected"]) == ("against-the-law", "29")


def test_all_lines_that_are_no_events_come_at_once() -> None:
    found = refused(written() + '\nnot json\n{"event": "whistle"}\n\n{"event": "call", "seat": "Q", "call": "1S"}')
    assert [(problem["kind"], problem["where"]["line"]) for problem in found] == [
        ("event-form", 2),
        ("unknown-log-event", 3),
        ("event-value", 5),
    ]


@pytest.mark.parametrize("text", ["", "\n\n", '{"event": "round_ended"}'])
def test_a_log_begins_with_the_board(text: str) -> None:
    assert [problem["kind"] for problem in refused(text)] == ["no-board"]


def test_a_viewer_that_there_is_not_and_a_file_that_there_is_not(tmp_path: Path) -> None:
    (problem,) = refused(written(), "--view", "Q")
    assert problem["kind"] == "bad-viewer"
    missing = arbitro("table", str(tmp_path / "none.jsonl"))
    assert missing.exit_code == 2


def test_a_file_is_read_like_standard_input(tmp_path: Path) -> None:
    log = tmp_path / "table-3.jsonl"
    log.write_text(written(*calls("S: 1S P")), encoding="utf-8")
    result = arbitro("table", str(log), "--json")
    assert msgspec.json.decode(result.stdout) == table(written(*calls("S: 1S P")))


def test_help_tells_how_a_log_goes_on() -> None:
    told = arbitro("table", "--help").stdout
    assert all(word in told for word in ("--until", "--view", "--rule", "--prelude", "--json", "option_chosen"))
