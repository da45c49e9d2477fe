"""What is written in a story is read: calls, cards, players, auctions, in three languages, whoever reads."""

from typing import Any

import pytest

from arbitro.answers.hearing import hear
from arbitro.answers.hearing.concepts import vocabulary
from arbitro.answers.hearing.reading import Reading
from arbitro.answers.hearing.signs import signs
from arbitro.answers.hearing.story import Story
from arbitro.book.edition import E2017
from arbitro.bridge.calls import BIDS, Call
from arbitro.bridge.cards import Card, Suit
from arbitro.laws.case.account import told as account_told
from arbitro.laws.case.procedure import procedures
from arbitro.words import LANGUAGES
from tests.answers.stories.shares import measured, told
from tests.gather import gathered

SUITS = {
    "en": ("club", "diamond", "heart", "spade"),
    "it": ("fiori", "quadri", "cuori", "picche"),
    "ro": ("treflă", "caro", "cupă", "pică"),
}
NOTRUMP = {"en": "no trump", "it": "senza", "ro": "fără atu"}
LEVELS = {
    "en": ("one", "two", "three", "four", "five", "six", "seven"),
    "it": ("uno", "due", "tre", "quattro", "cinque", "sei", "sette"),
    "ro": ("unu", "două", "trei", "patru", "cinci", "șase", "șapte"),
}
BIDDING = {"en": "North bid", "it": "Nord ha licitato", "ro": "Nord a licitat"}
LEADING = {"en": "East led the", "it": "Est attacca con", "ro": "Est atacă cu"}
OF = {"en": "of", "it": "di", "ro": "de"}
RANKS = {
    "en": "two three four five six seven eight nine ten jack queen king ace",
    "it": "due tre quattro cinque sei sette otto nove dieci fante donna re asso",
    "ro": "doi trei patru cinci șase șapte opt nouă zece valet damă rigă as",
}


def calls(text: str) -> list[Call]:
    return [item.value for item in Story(text, "en").of("call")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bid_is_read_in_words_and_figures(language: str) -> None:
    with gathered() as trying:
        for bid in BIDS:
            suit = bid.denomination.suit if bid.denomination else None
            name = SUITS[language][suit.index] if suit else NOTRUMP[language]
            written = [f"{bid.level} {name}", f"{LEVELS[language][bid.level - 1]} {name}", f"{bid.level}NT"]
            if suit:
                written[2:] = [
                    f"{bid.level}{suit.symbol}",
                    f"{bid.level} {suit.symbol}",
                    f"{bid.level} {name[:3].upper()}",
                ]
            for text in written:
                with trying(text):
                    assert calls(f"{BIDDING[language]} {text}") == [bid], text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_read_in_words_and_figures(language: str) -> None:
    with gathered() as trying:
        for card in Card:
            suit, rank = Suit(card.value[0]), "23456789TJQKA".index(card.value[1])
            figure = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"][rank]
            word, name = RANKS[language].split()[rank], SUITS[language][suit.index]
            plural = f"{name}s" if language == "en" else name
            for text in (f"{word} {OF[language]} {plural}", f"{suit.symbol}{figure}", f"{figure}{suit.symbol}"):
                with trying(text):
                    assert Story(f"{LEADING[language]} {text}.", "en").cards == (card,), text


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("North 1C, East 1S, South 1H", "1C 1S 1H"),
        ("1C 1S 1H", "1C 1S 1H"),
        ("after 1NT pass", "1NT P"),
        ("Nord 1F, Est 1P, Sud 1C", "1C 1S 1H"),  # Italian letters: fiori, picche, cuori
        ("Nord 1C, Est 1S, Sud 1H", "1C 1S 1H"),  # English ones, in Italian
        ("Est 1SA, Sud contro, Ovest surcontro, Nord passo", "1NT X XX P"),
        ("Vest 1FA, Nord contra, Est pas", "1NT X P"),
        ("4 PIC", "4S"),
        ("1♠ X XX P", "1S X XX P"),
    ],
)
def test_auctions_are_read(text: str, expected: str) -> None:
    assert [call.value for call in calls(text)] == expected.split()


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("East led the ♥10", ["HT"]),
        ("Est attacca Rc", ["HK"]),  # re di cuori
        ("Est attacca R♥", ["HK"]),
        ("Vest atacă V♣", ["CJ"]),  # valet
        ("East led the D2", ["D2"]),
        ("South holds ♠AK5", ["SA", "SK", "S5"]),
        ("the spade jack fell", ["SJ"]),
    ],
)
def test_cards_are_read_in_letters(text: str, cards: list[str]) -> None:
    assert [card.value for card in Story(text, "en").cards] == cards


FOUND: dict[str, tuple[str, dict[str, Any]]] = {
    "North 1C, East 1S, South 1H": ("insufficient_bid", {"dealer": "N", "auction": "1C 1S 1H", "offender": "S"}),
    "Dealer North. East 1S": ("call_out_of_rotation", {"dealer": "N", "offender": "E"}),
    "Nord 1♠, Est pas, Sud contra": ("inadmissible_double", {"dealer": "N", "auction": "1S P X", "offender": "S"}),
    "South plays 3NT. East leads the ♠4.": (
        "opening_lead_out_of_turn",
        {"declarer": "S", "offender": "E", "card": "S4"},
    ),
    "Nord ha 14 carte, Est 12": ("wrong_number_of_cards", {"north": 14, "east": 12}),
    "North bid 7♠ and West 8♣": ("bid_above_seven", {"bid": "8C", "offender": "W"}),
}


@pytest.mark.parametrize("text", FOUND)
def test_what_went_wrong_is_found_though_nobody_says_so(text: str) -> None:
    what, facts = FOUND[text]
    best = hear(text, E2017).events[0]
    assert best.what == what
    assert facts.items() <= best.facts.items()


def test_what_was_read_is_ready_for_a_request() -> None:
    best = hear("North 1C, East 1S, South 1H. West does not accept, South makes it 2H.", E2017).events[0]
    assert best.situation == {"auction": "N: 1C 1S 1H", "offender": "S"}
    assert best.answers == {"accepted": False, "replacement": "2H"}


def test_the_board_tells_the_dealer() -> None:
    """Board 3 is dealt by South."""
    best = hear("1C 1S 1H", E2017, board=3).events[0]
    assert best.facts == {"dealer": "S", "auction": "1C 1S 1H", "offender": "N"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_of_the_reader_does_not_matter(language: str) -> None:
    heard = hear("Nord ha aperto fuori turno", E2017, language)
    assert (heard.language, heard.events[0].what) == ("it", "call_out_of_rotation")


def test_several_things_become_an_account_that_can_be_ruled_on() -> None:
    story = (
        "North 1C, East 1S, South 1H, which West accepts. At trick 6 West revoked, noticed at trick 9. Declarer East."
    )
    heard = hear(story, E2017)
    assert [one.what for one in heard.several] == ["insufficient_bid", "revoke_established"]
    assert heard.account is not None
    board = account_told(heard.account)
    assert board.steps or board.asked


def test_one_thing_is_not_several() -> None:
    assert hear("South revoked at trick 3. It was noticed at trick 5.", E2017).account is None


def test_what_was_not_understood_is_told() -> None:
    assert hear("West revoked, flumpty grebble, at trick 6", E2017).unread == ("flumpty", "grebble")


def test_one_slip_of_the_pen_is_forgiven() -> None:
    for text in ("an insuficient bid", "an insufficeint bid", "an insufficxent bid", "an insufficientt bid"):
        assert hear(text, E2017).events[0].what == "insufficient_bid", text


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_are_made_of_concepts_that_every_language_has(language: str) -> None:
    """`read-…` and what declarer, dummy or a defender did are found, not said."""
    said = vocabulary(language).tongue.concepts
    for what, of in signs().items():
        needed = (name.lstrip("!").removeprefix("-") for sign in of.signs for name in sign.split())
        for name in (*needed, *of.deed):
            assert name in said or name.startswith(("read-", "declarer-", "defender-", "dummy-")), (what, name)


def test_every_event_has_its_signs() -> None:
    assert {*signs()} == {what for what, _ in procedures()}


def test_the_stories_are_understood() -> None:
    """As docs/laws.md tells it; `python -m tests.answers.stories -v` says which are not."""
    shares = measured(told())
    assert shares.first >= 0.95 * shares.stories
    assert shares.third >= 0.98 * shares.stories
    assert shares.filled >= 0.97 * shares.facts
    assert shares.wrong <= 0.01 * shares.facts


def test_a_reading_asks_for_nothing_twice() -> None:
    """The facts of an event are fields of its situation, questions of it, or what is told of every call."""
    for story in told():
        for one in hear(story.story, E2017).events:
            fields = {field.name for field in one.fields}
            kept: dict[str, Any] = one.situation
            assert {*kept} <= fields
            assert not fields & {*one.answers}


def test_reading_begins_with_nothing() -> None:
    assert Reading("", "en").signals == frozenset()
