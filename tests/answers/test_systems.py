"""The judgment on a pair's methods has its sentences in every language, whatever comes out."""

import re

import msgspec
import pytest

from arbitro.answers.systems import said, say_article, systems_reply
from arbitro.regulations import load
from arbitro.regulations.systems import Form, Methods, PolicyEvent, judged
from arbitro.words import LANGUAGES
from tests.regulations.test_systems import CASES

FIGB = load("figb_2017")
EVENTS = [PolicyEvent(category, form) for category in (1, 2, 3, 4) for form in Form]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_case_is_said(language: str) -> None:
    said_once: dict[str, set[str]] = {}
    for case in CASES:
        system = {"name": "X", "base": case.get("base"), "agreements": case["agreements"]}
        told: dict[str, bool] = case.get("answers", {})
        for answers in (told, dict.fromkeys(told, False), {}):
            methods = msgspec.convert({"systems": [{**system, "answers": answers}], "delivered": []}, Methods)
            reply = systems_reply(judged(methods, FIGB, EVENTS), methods, FIGB, language)
            for line in said(reply, FIGB, language):
                assert not set("{}$") & set(line), line
            for feature in reply.systems[0].features:
                for why in feature.why:
                    said_once.setdefault(why.id, set()).add(feature.text)
    assert len(said_once) > 20
    assert all(said_once.values())


def test_no_sentence_has_an_id_or_a_letter_for_a_suit_in_it() -> None:
    for case in CASES:
        system = {"name": "X", "base": case.get("base"), "agreements": case["agreements"]}
        methods = msgspec.convert({"systems": [system]}, Methods)
        for feature in systems_reply(judged(methods, FIGB), methods, FIGB).systems[0].features:
            assert not re.search(r"[a-z]_[a-z]|\b[CDHS]\b", feature.text), feature.text


@pytest.mark.parametrize(("language", "words"), [("en", "appendix 1.3"), ("it", "appendice 1.3"), ("ro", "anexa 1.3")])
def test_an_appendix_is_named_in_the_language(language: str, words: str) -> None:
    assert say_article("appendix 1.3", language) == words
    assert say_article("40A4", language) == "40A4"
