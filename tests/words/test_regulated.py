"""What an authority has decided is told as a sentence: every key that a law rests on, every value that it can have."""

import ast
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import arbitro
from arbitro.book.edition import ALL
from arbitro.book.problem import ProblemsFound
from arbitro.laws.case.case import plain
from arbitro.laws.case.question import Source
from arbitro.laws.case.ruling import Fact, Ruling
from arbitro.regulations import SHIPPED, keys, load, parse_pack
from arbitro.regulations.key import AnyKey, EditionKey
from arbitro.words import LANGUAGES, catalogue, message
from arbitro.words.ruling import say_appeal, say_fact
from tests.gather import gathered

LAWS = Path(arbitro.__file__).parent / "laws"
AMOUNTS = (1, 2, 10, 20, "10%", "100%", ["40%", "60%"], [3, 0, -3])

every_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def rested_on() -> dict[str, AnyKey]:
    """The keys that a law file has at hand, by their names in the packs."""
    names = set()
    for path in LAWS.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module == keys.__name__:
                names |= {alias.name for alias in node.names}
            elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "keys":
                names.add(node.attr)
    names.remove("SMALL_GROUPS")  # a table of figures: the law looks only where it comes from
    return {getattr(keys, name).name: getattr(keys, name) for name in names}


def _values(key: AnyKey) -> list[Any]:
    """Every name that a key takes; of amounts some."""
    with pytest.raises(ProblemsFound) as trouble:
        key.read("?")
    named: list[object] = [True, False, "none", *trouble.value.problems[0].expected.split(", ")]
    found: list[Any] = []
    for raw in (*named, *AMOUNTS):
        try:
            value = plain(key.read(raw))
        except ProblemsFound:
            continue
        if not any(value == other and type(value) is type(other) for other in found):
            found.append(value)
    return found


def fact(key: str, value: Any, about: str = "art. 1", pack: str = "figb_2017") -> Fact:
    return Fact(key, about, value, Source.REGULATION, pack=pack)


def test_the_search_for_keys_and_values_works() -> None:
    assert {"laws.surplus_card.adjusted", "laws.cards.aids", "scoring.penalty.local_psyche"} <= set(rested_on())
    assert set(_values(keys.PSYCHIC_CONVENTIONS)) == {"free", "not_at_pairs", "banned"}
    assert _values(keys.AIDS) == [True, False]
    assert {None, "1/10"} <= set(_values(keys.LOCAL_PSYCHE))
    assert all(len(_values(key)) > 1 for key in rested_on().values())


@every_language
def test_every_key_that_a_law_rests_on_has_its_message_and_no_message_is_left_over(language: str) -> None:
    written = {id for id in catalogue(language) if id.startswith("regulation-")}
    assert written == {f"regulation-{name.replace('.', '-')}" for name in rested_on()}


@every_language
def test_every_key_has_its_meaning_in_words_and_no_meaning_is_left_over(language: str) -> None:
    meanings = {id: text for id, text in catalogue(language).items() if id.startswith("key-")}
    assert set(meanings) == {f"key-{name.replace('.', '-')}" for name in keys.KEYS}
    assert [id for id, text in meanings.items() if text[0].islower() or not text.endswith(".")] == []
    assert len(set(meanings.values())) == len(meanings)  # each says what it is about; none leans on the one before it


@every_language
def test_every_value_of_a_key_has_a_sentence_of_its_own(language: str) -> None:
    with gathered() as trying:
        for name, key in rested_on().items():
            with trying(name):
                values = _values(key)
                said = {say_fact(fact(name, value), language) for value in values}
                assert len(said) == len(values)
                for text in said:
                    assert name not in text
                    assert not set("{}$_/") & set(text), text


@every_language
def test_every_pack_and_source_that_is_named_belongs_to_a_shipped_one(language: str) -> None:
    said = set()
    for name in SHIPPED:
        pack = load(name)
        for key in rested_on().values():
            for edition in ALL if isinstance(key, EditionKey) else (None,):
                setting = pack.settings[key.name, edition]
                said.add(say_fact(fact(key.name, plain(setting.value), setting.source, setting.pack), language))
    spoken = "\n".join(said)
    named = [id for id in catalogue(language) if id.startswith(("pack-", "source-"))]
    assert named
    for id in named:
        words = message(id, language, number="") if "$number" in catalogue(language)[id] else message(id, language)
        assert words.strip() in spoken, id


SURPLUS = "laws.surplus_card.adjusted"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            "The regulations (FIGB 2017, art. 13): a surplus card found among the played cards may lead to an "
            "adjusted score.",
        ),
        (
            "it",
            "Il regolamento (FIGB 2017, art. 13): una carta in eccesso trovata fra le carte giocate può portare a un "
            "punteggio arbitrale.",
        ),
        (
            "ro",
            "Regulamentul (FIGB 2017, art. 13): o carte în plus găsită printre cărțile jucate poate duce la un scor "
            "ajustat.",
        ),
    ],
)
def test_an_article_is_named_with_its_pack(language: str, said: str) -> None:
    assert say_fact(fact(SURPLUS, "played", "art. 13"), language) == said


@pytest.mark.parametrize(
    ("about", "pack", "said"),
    [
        ("open, 12A1", "wbf", "Law 12A1 leaves the matter open; by default: a surplus card"),
        ("13C", "wbf", "By Law 13C: a surplus card"),
        ("appendix 4.3", "figb_2017", "The regulations (FIGB 2017, appendix 4.3): a surplus card"),
        ("league rules 4.2", "winter", "The regulations (winter, league rules 4.2): a surplus card"),
        ("winter", "winter", "The regulations (winter): a surplus card"),
    ],
)
def test_where_a_regulation_comes_from_is_said(about: str, pack: str, said: str) -> None:
    assert say_fact(fact(SURPLUS, "quitted_trick", about, pack)).startswith(said)


def test_parts_of_an_article_are_named_in_the_language() -> None:
    assert "(FIGB 2017, appendice 4.3)" in say_fact(fact(SURPLUS, "played", "appendix 4.3"), "it")
    assert "(FIGB 2017, anexa 4.3)" in say_fact(fact(SURPLUS, "played", "appendix 4.3"), "ro")


@pytest.mark.parametrize(
    ("share", "said"), [(Fraction(1, 10), "10%"), (Fraction(1), "100%"), (Fraction(1, 8), "12.5%")]
)
def test_shares_are_said_in_per_cent(share: Fraction, said: str) -> None:
    assert said in say_fact(fact("scoring.penalty.local_psyche", plain(share)))


@pytest.mark.parametrize(
    ("language", "seconds", "said"),
    [
        ("en", 1, "1 second."),
        ("en", 10, "10 seconds."),
        ("ro", 1, "1 secundă."),
        ("ro", 10, "10 secunde."),
        ("ro", 20, "20 de secunde."),
    ],
)
def test_seconds_agree_with_their_number(language: str, seconds: int, said: str) -> None:
    assert say_fact(fact("laws.calls.pause_after_jump", seconds), language).endswith(said)


def test_a_setting_of_an_organiser_is_told_as_his_and_an_inherited_one_as_the_federations() -> None:
    pack = parse_pack('extends = "figb_2017"\n[laws.calls]\npause_after_jump = 5\n', "winter")
    own, inherited = (pack.setting(key) for key in (keys.PAUSE_AFTER_JUMP, keys.CALL_MADE_WHEN))
    assert (own.pack, inherited.pack) == ("winter", "figb_2017")
    told = [
        say_fact(fact(key.name, setting.value, setting.source, setting.pack))
        for key, setting in ((keys.PAUSE_AFTER_JUMP, own), (keys.CALL_MADE_WHEN, inherited))
    ]
    assert told[0].startswith("The regulations (winter): ")
    assert told[1].startswith("The regulations (FIGB 2017, art. 18): ")


@pytest.mark.parametrize(
    ("pack", "said"), [("wbf", "Law 92"), ("figb_2017", "art. 92-93.1"), ("our_club", "regulations")]
)
def test_what_a_side_may_ask_for_is_as_the_pack_has_it(pack: str, said: str) -> None:
    assert said in say_appeal(Ruling(2017, pack, (), ("27",), (), (), (), (), ()))
