"""`arbitro system`: a partnership's system checked, shown, explained and printed."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from arbitro.answers.bidding import (
    ComparedAnswer,
    ConventionCardAnswer,
    ExplainedAnswer,
    SystemCheckedAnswer,
    SystemShownAnswer,
)
from arbitro.bridge.cards import Suit
from arbitro.bridge.evaluation import hcp
from arbitro.bridge.hand import Hand
from arbitro.words import LANGUAGES
from tests.cli.terminal import answer, arbitro

OURS = """
name = "Ours"
extends = "five_card_majors"
signals = "low encourages <count>"
notes = ["We open light in third seat"]
opening = [ { call = "1NT", shows = "12-14 balanced" }, { call = "2D", shows = "6-10, 6+H or 6+S", artificial = true } ]
"""


@pytest.fixture
def ours(tmp_path: Path) -> str:
    file = tmp_path / "ours.toml"
    file.write_text(OURS)
    return str(file)


def ask(into: type, *args: str) -> Any:
    found = answer(arbitro("system", *args, "--json"))
    assert msgspec.json.decode(msgspec.json.encode(msgspec.convert(found, into))) == found
    return found


def test_a_system_in_order_is_told_with_its_holes(ours: str) -> None:
    found = ask(SystemCheckedAnswer, "check", ours)
    assert (found["name"], found["rules"]) == ("Ours", 2)
    assert found["builds_on"] == ["Five-card majors, strong notrump", "Natural bidding"]
    # 15 to 17 balanced without a five-card major is what the strong notrump was for: one of a minor takes it
    assert not [hole for hole in found["holes"] if not hole["auction"]]


def test_every_problem_of_a_system_ends_in_code_2(tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text('name = "bad"\nopening = [{ call = "1X", shows = "12+" }, { call = "1C", shows = "40+" }]')
    result = arbitro("system", "check", str(file))
    assert result.exit_code == 2
    assert "1X" in result.output
    assert "40+" in result.output


def test_what_each_call_would_show_after_an_auction(ours: str) -> None:
    openings = ask(SystemShownAnswer, "show", ours)
    assert [call["shows"] for call in openings["calls"] if call["call"] == "1NT"] == ["12-14 balanced"]
    responses = ask(SystemShownAnswer, "show", ours, "N: 1NT P")
    (stayman,) = (call for call in responses["calls"] if call["call"] == "2C")
    assert stayman["name"] == "Stayman"
    assert stayman["shows"].startswith("hcp 11-37")  # 23 together with twelve


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_call_is_explained_in_every_language(language: str, ours: str) -> None:
    result = arbitro("--lang", language, "system", "explain", ours, "N: 1NT P 2C P 2D 5C")
    assert result.exit_code == 0
    lines = result.output.splitlines()
    assert "Stayman" in lines[2]
    assert "12–14" in lines[0]
    wanted = {"en": "no agreed meaning", "it": "nessun significato concordato", "ro": "nicio semnificație convenită"}
    assert wanted[language] in lines[5]


def test_what_is_alerted_follows_from_the_rules(ours: str) -> None:
    found = ask(ExplainedAnswer, "explain", ours, "N: 1NT P 2C P 2H", "--theirs", "strong_club")
    alerted = [call["alerted"] for call in found["calls"]]
    assert alerted == [True, False, True, False, False]  # 12-14 is outside 15-18; Stayman is conventional
    assert found["systems"] == ["Ours", "Strong club"]
    hands = {hand["seat"]: hand["shows"] for hand in found["hands"]}
    assert hands["N"] == ["12-14 balanced", "4+H"]


def test_the_card_is_a_page_and_escapes_what_was_written(ours: str, tmp_path: Path) -> None:
    card = ask(ConventionCardAnswer, "card", ours)
    assert card["sections"][0]["auction"] == ""
    page = tmp_path / "card.html"
    assert arbitro("system", "card", ours, "-o", str(page)).exit_code == 0
    written = page.read_text("utf-8")
    assert "low encourages &lt;count&gt;" in written
    assert written.count("<section>") == len([each for each in card["sections"] if each["calls"]]) + 1


def test_hands_are_dealt_that_fit_an_auction(ours: str) -> None:
    given = ("deal", "-n", "3", "--seed", "x", "--auction", "N: 1NT P 2C P 2H", "--system", ours, "--json")
    found = arbitro(*given)
    assert found.exit_code == 0
    for line in found.output.splitlines():
        (north, _, south, _) = (Hand.parse(text) for text in json.loads(line)["deal"].removeprefix("N:").split())
        assert 12 <= hcp(north) <= 14
        assert north.length(Suit.HEARTS) >= 4
        assert hcp(south) >= 11
        assert 4 in (south.length(Suit.HEARTS), south.length(Suit.SPADES))
    assert arbitro("deal", "--system", ours).exit_code == 2


def test_a_comparable_call_is_advised_on_with_its_figure(ours: str) -> None:
    found = ask(ComparedAnswer, "compare", ours, "N:", "P", "2S", "--by", "S", "--now", "N: 1S P")
    assert [reading["percent"] for reading in found["readings"]] == ["100.0%"]
    assert arbitro("system", "compare", ours, "N:", "P", "2S", "--by", "E", "--now", "N: 1S P").exit_code == 2


def test_a_call_that_no_rule_covers_is_told_with_the_deals(ours: str) -> None:
    dealt = arbitro("deal", "--auction", "N: 7NT P", "--system", ours)
    assert dealt.exit_code == 0
    assert "7NT by North: no agreed meaning." in dealt.stderr


def test_evidence_is_typed_in_the_letters_of_the_language() -> None:
    told = "N: 2C P 2P P\n\nS\nN: 2C\n6-10 6C\n32.ADF432.R32.32\nesci\n"
    said = arbitro("--lang", "it", "rule", "--law", "75", "--system", "five_card_majors", given=told).output
    assert "♥ A D F 4 3 2" in said
    assert "La sua mano corrisponde alla spiegazione di 2♥? Sì." in said


def test_a_ruling_shows_the_advice_where_the_question_is_asked(ours: str) -> None:
    told = "N: 1C 1S 1H\n\n\nno\nX\n"
    said = arbitro("rule", "--law", "27", "--system", ours, given=told).output
    assert "would show" in said
    assert "the director decides" in said
    assert "would show" not in arbitro("rule", "--law", "27", given=told).output
