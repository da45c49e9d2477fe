"""What is written in a story is read: calls, cards, players, auctions, in three languages, whoever reads."""

import os
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from random import Random
from typing import Any

import pytest

from arbitro import laws
from arbitro.answers import hearing
from arbitro.answers.entries import event_forms
from arbitro.answers.hearing import LONGEST, hear
from arbitro.answers.hearing.facts.filling import FILLERS
from arbitro.answers.hearing.facts.filling import facts as filled
from arbitro.answers.hearing.reading import Reading
from arbitro.answers.hearing.signs import choices, signs
from arbitro.answers.hearing.text.concepts import vocabulary
from arbitro.answers.hearing.text.story import Story
from arbitro.answers.hearing.weighing.candidates import Candidates
from arbitro.answers.problems import ProblemsReply
from arbitro.answers.ruling import reply
from arbitro.book.edition import ALL, E2017
from arbitro.bridge.calls import BIDS, Call
from arbitro.bridge.cards import Card, Suit
from arbitro.bridge.seats import Seat
from arbitro.laws.case.account import told as account_told
from arbitro.laws.case.procedure import procedures
from arbitro.laws.case.question import Question
from arbitro.laws.case.request import Request
from arbitro.words import LANGUAGES
from tests.amounts import EXAMPLES, STORIES
from tests.answers.stories.shares import UNSEEN, heard_once, measured, told
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
of_the_stories = pytest.mark.xdist_group("stories")  # each is heard once
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
    best = hear("North 1C, East 1S, South 1H. West won't have it so South makes it 2H.", E2017).events[0]
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


@of_the_stories
def test_two_stories_are_parted_and_one_is_not() -> None:
    """Two by chance, one behind the other, of different laws: most are told apart; few single ones are cut."""
    chance = Random("two stories")
    stories = [story for story in told()[:: 2 * STORIES] if len(story.story) < LONGEST // 3]
    parted = whole = 0
    for language in LANGUAGES:
        here = [story for story in stories if story.language == language]
        for one in here:
            other = chance.choice([story for story in here if story.law != one.law])
            heard = [each.what for each in hear(f"{one.story.rstrip('.')}. {other.story}", E2017).several]
            parted += len(heard) == 2 and heard[0] in one.meant and heard[1] in other.meant
            whole += not heard_once(one.story, E2017).several
    assert parted >= 0.6 * len(stories)
    assert whole >= 0.92 * len(stories)


def test_a_part_of_which_only_words_are_known_is_no_thing_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hearing, "parts", lambda *_: ((0, 1), (1, 2)))
    assert hear("South revoked at trick 3. Flumpty grebble.", E2017).several == ()


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_words_come_together_are_heard(language: str) -> None:
    """Words of stories in any order, with letters and figures between them."""
    chance = Random(f"words {language}")
    words = [word for story in told() if story.language == language for word in story.story.split()]
    marks = "PCQFRDHSTANEWOV0123456789♠♥♦♣.,:;()-–'\"?"
    for _ in range(20 * EXAMPLES):
        few = chance.choices(words, k=chance.randrange(40))
        few += ("".join(chance.choices(marks, k=chance.randrange(1, 4))) for _ in range(chance.randrange(12)))
        chance.shuffle(few)
        for heard in hear(" ".join(few), chance.choice(ALL), language).events:
            assert 0 <= heard.sure <= 1


def test_every_event_has_its_signs() -> None:
    assert {*signs()} == {what for what, _ in procedures()}


@of_the_stories
@pytest.mark.parametrize(
    ("unseen", "first", "third", "filled", "wrong"),
    [(False, 0.99, 0.99, 0.87, 0.04), (True, 0.88, 0.97, 0.78, 0.05)],
)
def test_the_stories_are_understood(unseen: bool, first: float, third: float, filled: float, wrong: float) -> None:
    """So well at least, docs/laws.md tells how well; `python -m tests.answers.stories -v` says which are not. From the
    unseen nothing was learned: they tell how strangers' stories fare."""
    stories = [story for story in told() if (story.part in UNSEEN) is unseen]
    shares = measured(stories if unseen else stories[::STORIES])
    assert shares.first >= first * shares.stories
    assert shares.third >= third * shares.stories
    assert shares.filled >= filled * shares.facts
    assert shares.wrong <= wrong * shares.facts


@pytest.mark.parametrize(
    ("text", "auction", "offender"),
    [
        ("I opened one spade as North, my lho passed, my partner bid 2D, rho 1NT", "1S P 2D 1NT", "W"),
        ("io ovest apro 2 senza, nord passo e la mia compagna dice 2 quadri", "2NT P 2D", "E"),
        ("eu, Est, am deschis 1♠, Sud pas, partenerul meu 1♥", "1S P 1H", "W"),
        ("1♠ (me, West) 2♦ (North) 1NT (my partner)", "1S 2D 1NT", "E"),
    ],
)
def test_who_tells_it_has_a_seat(text: str, auction: str, offender: str) -> None:
    best = hear(text, E2017).events[0]
    assert (best.facts["auction"], best.facts["offender"]) == (auction, offender)


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        ("North opened 1S, East 2C ... no wait, East bid 1H.", {"dealer": "N", "auction": "1S 1H", "offender": "E"}),
        ("North 1S, South 3S, North 4NT, South 4H", {"auction": "1S P 3S P 4NT P 4H", "offender": "S"}),
        ("Ovest passo, passano Nord e Est, Sud 1SA, Ovest 1 picche", {"auction": "P P P 1NT 1S", "offender": "W"}),
        ("Partenerul meu din Nord a deschis 1 pică, Est pas, eu am licitat 1 cupă", {"dealer": "N", "offender": "S"}),
    ],
)
def test_what_was_called_is_told_in_many_ways(text: str, facts: dict[str, Any]) -> None:
    best = hear(text, E2017).events[0]
    assert best.what == "insufficient_bid"
    assert facts.items() <= best.facts.items()


TOLD: dict[str, tuple[str, dict[str, Any], dict[str, str]]] = {
    "small letters": (
        "insufficient_bid",
        {"dealer": "N", "auction": "3H 2S", "offender": "E"},
        {
            "en": "n opened 3h, e put out 2s",
            "it": "n apre 3 cuori, e dichiara 2 picche, s non dice niente",
            "ro": "n deschide 3 cupe, e zice 2 pici, s nu zice nimic",
        },
    ),
    "a row": (
        "insufficient_bid",
        {"dealer": "S", "auction": "1C P 1S 2D 2C", "offender": "S"},
        {
            "en": "dlr S: 1c p 1s 2d 2c",
            "it": "Sud dist.: 1F - p - 1P - 2Q - 2F",
            "ro": "Dealer Sud: 1 treflă - p - 1 pică - 2 caro - 2 treflă",
        },
    ),
    "a player waited for": (
        "call_out_of_rotation",
        {"dealer": "N", "auction": "1H 2C", "offender": "W"},
        {
            "en": "North opens 1H. West, not waiting for East, bids 2C out of turn",
            "it": "Nord apre 1 cuori. Ovest, senza aspettare Est, dichiara 2 fiori fuori turno",
            "ro": "Nord deschide 1 cupă. Vest, fără să aștepte pe Est, licitează 2 trefle peste rând",
        },
    ),
    "a player skipped": (
        "call_out_of_rotation",
        {"dealer": "N", "auction": "1D P 1H", "offender": "W", "accepted": True},
        {
            "en": "North 1D, East pass, then West 1H out of turn. North accepts and bids 2D.",
            "it": "Nord 1 quadri, Est passo, poi Ovest 1 cuori fuori turno. Nord accetta e dichiara 2 quadri.",
            "ro": "Nord 1 caro, Est pas, apoi Vest 1 cupă peste rând. Nord acceptă și licitează 2 caro.",
        },
    ),
    "called over": (
        "insufficient_bid",
        {"auction": "1D 2C 1H", "offender": "N", "accepted": True, "calls_after": [["E", "3C"]]},
        {
            "en": "South 1D, West 2C, North 1H, insufficient, East 3C",
            "it": "Sud 1 quadri, Ovest 2 fiori, Nord 1 cuori, insufficiente, Est 3 fiori",
            "ro": "Sud 1 caro, Vest 2 trefle, Nord 1 cupă, insuficientă, Est 3 trefle",
        },
    ),
    "not accepted": (
        "insufficient_bid",
        {"auction": "1H 2C 1S", "offender": "S", "accepted": False, "replacement": "2S"},
        {
            "en": "North 1H, East 2C, South 1S. West did not wish to accept it. South bid 2S.",
            "it": "Nord 1 cuori, Est 2 fiori, Sud 1 picche. Ovest non me l'ha accettato. Sud dichiara 2 picche.",
            "ro": "Nord 1 cupă, Est 2 trefle, Sud 1 pică. Vest nu vrea să accepte. Sud licitează 2 pici.",
        },
    ),
    "back to whose turn it was": (
        "bid_out_of_rotation",
        {"dealer": "S", "auction": "1H", "offender": "W", "rho_called": True, "rho_call": "P", "replacement": "1H"},
        {
            "en": "Dealer South. West opened 1H out of turn. North does not accept. South passed, West bid 1H again.",
            "it": "Mazziere Sud. Ovest apre 1 cuori fuori turno. Nord non accetta. Sud passa, Ovest ripete 1 cuori.",
            "ro": "Dealer Sud. Vest deschide 1 cupă peste rând. Nord nu acceptă. Sud pas, Vest zice din nou 1 cupă.",
        },
    ),
    "two at once": (
        "simultaneous_calls",
        {"dealer": "W", "auction": "1S", "call": "P"},
        {
            "en": "West, dealer, opens 1S and at the same moment East passes, simultaneously",
            "it": "Ovest, mazziere, apre 1 picche e nello stesso istante Est passa, simultaneamente",
            "ro": "Vest, dealer, deschide 1 pică și în aceeași clipă Est pas, simultan",
        },
    ),
    "a double with its bid": (
        "double_misnamed",
        {"auction": "1S P 4S X", "offender": "W"},
        {
            "en": 'North 1S, East pass, South 4S, and West said "double four hearts"',
            "it": "Nord 1 picche, Est passo, Sud 4 picche e Ovest dice «contro quattro cuori»",
            "ro": "Nord 1 pică, Est pas, Sud 4 pici și Vest zice „contra patru cupe”",
        },
    ),
    "columns": (
        "insufficient_bid",
        {"dealer": "W", "auction": "1H 2C 1S", "offender": "E"},
        {
            "en": "Auction W N E S: 1H 2C 1S. The last bid is insufficient",
            "it": "Licita O N E S: 1C 2F 1P. L’ultima dichiarazione è insufficiente",
            "ro": "Licitație V N E S: 1♥ 2♣ 1♠. Ultima licitație e insuficientă",
        },
    ),
    "on another suit": (
        "revoke_noticed",
        {"declarer": "N", "offender": "W", "card": "H4", "trick": 6},
        {
            "en": "North declarer. At trick 6 West revoked: he threw the four of hearts on a spade. East noticed it",
            "it": "Dichiarante Nord. Alla presa 6 Ovest fa renonce: scarta il 4 di cuori sulle picche. Est lo nota",
            "ro": "Declarant Nord. La levata 6 Vest a făcut renons: a pus 4 de cupă pe pică. Est a observat",
        },
    ),
    "believed": (
        "defender_led_out_of_turn",
        {"declarer": "S", "offender": "E", "card": "D5"},
        {
            "en": "South declarer. East led the five of diamonds out of turn, thinking he had won the trick",
            "it": "Dichiarante Sud. Est muove il 5 di quadri fuori turno, credendo di aver vinto la presa",
            "ro": "Declarant Sud. Est a jucat 5 de caro peste rând, crezând că a câștigat levata",
        },
    ),
    "instead from hand": (
        "declarer_led_out_of_turn",
        {"declarer": "S", "offender": "S", "turn": "N", "card": "HA"},
        {
            "en": "South, declarer, was in dummy and led the ace of hearts from hand instead",
            "it": "Sud, dichiarante, era al morto e invece gioca di mano l’asso di cuori",
            "ro": "Sud, declarant, era la mort și a jucat din mână asul de cupă",
        },
    ),
    "with another declarer": (
        "defender_exposed_card",
        {"declarer": "S", "offender": "W", "card": "DQ"},
        {
            "en": "West, defending with South declarer, dropped the queen of diamonds",
            "it": "Ovest, in difesa con Sud dichiarante, ha fatto cadere la donna di quadri",
            "ro": "Vest, în apărare cu Sud declarant, a scăpat dama de caro",
        },
    ),
    "as it was entered": (
        "scored_wrong",
        {"result": "4S N +1"},
        {
            "en": "4S by North made eleven tricks, but it was entered as just made",
            "it": "4 picche di Nord più una, ma sulla Bridgemate è stato inserito 4 picche giuste",
            "ro": "4 pică de Nord plus una, dar pe Bridgemate s-a introdus 4 pică exact",
        },
    ),
    "who tells it": (
        "insufficient_bid",
        {"dealer": "S", "auction": "1S 1H", "offender": "W"},
        {
            "en": "I opened 1S as South and West bid 1H, insufficient",
            "it": "Ho aperto 1 picche in Sud e Ovest dichiara 1 cuori, insufficiente",
            "ro": "Am deschis 1 pică din Sud și Vest licitează 1 cupă, insuficient",
        },
    ),
    "nothing but the hand": (
        "insufficient_bid",
        {"dealer": "N", "auction": "1S 1H", "offender": "E"},
        {
            "en": "North, who had six spades, opened 1S and East bid 1H",
            "it": "Nord, che aveva sei picche, apre 1 picche ed Est dichiara 1 cuori",
            "ro": "Nord, care avea șase pici, deschide 1 pică și Est licitează 1 cupă",
        },
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_called_is_told_in_every_language(language: str) -> None:
    with gathered() as trying:
        for kind, (what, facts, texts) in TOLD.items():
            with trying(kind):
                heard = [event for event in hear(texts[language], E2017).events if event.what == what]
                assert heard, what
                assert facts.items() <= heard[0].facts.items(), heard[0].facts


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("Nord 1 picche, Est passo; la parola passa a Sud", "1S P"),
        ("Sud, difensore contro Est, ha attaccato", ""),
        ("Nord era texas a picche", ""),
        ("West took a minute over 3S and passed", "3S P"),
        ("North 1S, East pass, South 4S, all pass", "1S P 4S P P P"),
        ("Nord 1 pică, Est pas, Sud 4 pică, trei de pas", "1S P 4S P P P"),
        ("West for a pass out of turn had to pass once. North opens 1H", "1H"),
        ("Est per un passo fuori turno doveva passare una volta. Nord apre 1 cuori", "1H"),
    ],
)
def test_a_call_is_only_what_was_called(text: str, what: str) -> None:
    assert " ".join(made.call.value for made in Reading(text, "en").told.made) == what


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("3NT doubled by West two off, game all: what is the score?", "3NTX W -2"),
        ("4S by North made eleven, but it was scored wrong, East spotted it", "4S N +1"),
        ("4P fatte in Nord +1, ma hanno scritto 420", "4S N +1"),
    ],
)
def test_a_result_is_read(text: str, result: str) -> None:
    assert FILLERS["result"](Reading(text, "en"), "scored_wrong") == result


@pytest.mark.parametrize(
    ("text", "explainer"),
    [
        (
            "2♥ from South, pass, 4♥ from North. West was told by North that 2♥ was strong, it was a wrong explanation",
            "N",
        ),
        ("Nord 1SA, Est 2F. Sud chiede, Ovest ha spiegato naturale: spiegazione sbagliata", "W"),
        ("Vest 1 pică, Nord 2 pică. Est întreabă, Sud a explicat greșit: cupe și trefle", "S"),
    ],
)
def test_whoever_explains_is_partner_of_the_caller(text: str, explainer: str) -> None:
    assert FILLERS["explainer"](Reading(text, "en"), "wrong_explanation") == Seat(explainer)


def test_the_hand_that_led_is_the_offender() -> None:
    """The lead from dummy is dummy's (`LeadOutOfTurn`), and whoever won trick 3 leads to trick 4."""
    text = "Declarer South won trick 3 in hand and then led the ♥3 from dummy."
    told_of = next(one for one in hear(text, E2017).events if one.what == "declarer_led_out_of_turn").facts
    assert told_of.items() >= {"declarer": "S", "offender": "N", "turn": "S", "trick": 4, "card": "H3"}.items()


def test_the_card_of_a_revoke_is_the_one_of_another_suit() -> None:
    revoked = Reading("A heart was led, West threw the ♣9, found a heart and put the ♥6.", "en").revoked
    assert revoked is not None
    assert (revoked.card, revoked.new) == (Card.C9, Card.H6)


def test_nobody_is_named_who_is_not_in_the_story() -> None:
    """An auction without players has no offender."""
    assert hear("1S P 2H 1NT", E2017).events[0].facts == {"auction": "1S P 2H 1NT"}


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("He played the 5 and the 6 of hearts in one go", ["H5", "H6"]),
        ("Ovest ha due penalizzate, 4 e fante di picche", ["S4", "SJ"]),
        ("a jucat 7 și 8 de caro deodată", ["D7", "D8"]),
    ],
)
def test_two_cards_of_one_suit(text: str, cards: list[str]) -> None:
    assert [card.value for card in Story(text, "en").cards] == cards


def test_a_card_has_its_player_and_its_suit() -> None:
    told_of = Reading("West led the four of hearts, dummy North played the two and East put the ace.", "en").plays
    assert [(play.by and play.by.value, play.card.value) for play in told_of] == [("W", "H4"), ("N", "H2"), ("E", "HA")]


@pytest.mark.parametrize(
    ("text", "seat"),
    [
        ("North's playing it, East revoked at trick 4", "N"),
        ("West, declaring, had the jack of clubs half out", "W"),
        ("South is going to be declarer and East led a heart", "S"),
        ("Ero in Est e giocava Sud, ho scartato una picche alla terza presa", "S"),
        ("In difesa contro Nord Ovest ha fatto una renonce", "N"),
        ("Ovest, che gioca la mano, muove fiori dal morto", "W"),
        ("Nord juca. Est a făcut renonsă la levata 4", "N"),
        ("La levata 6 Nord n-a pus nicio carte. Est declara.", "E"),
        ("Declarantul din Nord a cerut o cupă de la mort", "N"),
        ("South deals: 1S P 2S P 4S P P P, and East leads a heart", "S"),
        ("Est distributore: 1SA passo 3SA passo passo passo. Attacca Nord", "E"),
        ("Dealer Vest: 1 pică, pas, 4 pică, pas, pas, pas. Atacă Sud", "W"),
    ],
)
def test_who_plays_the_contract(text: str, seat: str) -> None:
    declarer = Reading(text, "en").players.declarer
    assert declarer is not None
    assert declarer.value == seat


@pytest.mark.parametrize(
    "text",
    ["West plays the five of hearts", "gioca Est: 9 di picche", "La levata 9 Vest joacă o cupă", "East led a spade"],
)
def test_who_plays_a_card_plays_no_contract(text: str) -> None:
    assert Reading(text, "en").players.declarer is None


@pytest.mark.parametrize(
    ("what", "text", "facts"),
    [
        (
            "claim_contested",
            "West in 4S, with five cards to go, says all mine. North objects.",
            {"left": 5, "claimed": 5},
        ),
        ("claim_contested", "Mancavano 6 prese, Sud stende: tutte mie. Est contesta.", {"left": 6, "claimed": 6}),
        ("claim_contested", "Mai erau 4 levate, Vest revendică restul. Nord contestă.", {"left": 4, "claimed": 4}),
        ("claim_contested", "Three tricks to play, East shows his cards: I make one.", {"left": 3, "claimed": 1}),
        ("wrong_number_of_cards", "North counted: fourteen. East has twelve.", {"north": 14, "east": 12}),
        ("wrong_number_of_cards", "Ovest conta e ne ha 12; Est 14.", {"west": 12, "east": 14}),
        ("wrong_number_of_cards", "Est zice: am numai 12. Vest avea 14.", {"east": 12, "west": 14}),
        ("missing_card", "Ovest ha solo 12 carte, gli altri 13.", {"west": 12, "north": 13}),
        ("penalty_card_to_play", "West has the queen of clubs lying face up, South leads a club.", {"offender": "W"}),
        (
            "penalty_card_to_play",
            "A Sud era caduto il 5 di fiori, carta penalizzata.",
            {"offender": "S", "kind": "minor"},
        ),
        ("penalty_card_to_play", "Vest are riga de cupă penalizată.", {"offender": "W", "kind": "major"}),
        ("defender_led_out_of_turn", "Lead was in dummy. 4S by South. West plays the jack of clubs.", {"turn": "N"}),
        (
            "defender_led_out_of_turn",
            "4 cuori di Est. La mano era al morto ma Nord intavola l'asso di fiori.",
            {"turn": "W"},
        ),
        (
            "incomplete_designation",
            "Sud dice cuori; il morto ha R, 8 e 3 di cuori.",
            {"dummy_holds": ["HK", "H8", "H3"]},
        ),
        ("incomplete_designation", "Mortul are as, zece și doi de cupă.", {"dummy_holds": ["HA", "HT", "H2"]}),
        ("defender_exposed_card", 'West said "I hold the ace of clubs" to himself.', {"exposure": "named"}),
        ("defender_exposed_card", "A Est è scivolata la donna di cuori.", {"exposure": "seen", "offender": "E"}),
        ("defender_exposed_card", "Lui Vest i-a căzut riga de cupă.", {"exposure": "seen", "offender": "W"}),
        ("opening_lead_out_of_turn", "I don't accept and forbid a diamond.", {"opening_lead_choice": "refuse"}),
        ("opening_lead_out_of_turn", "Non ha accettato e ha vietato fiori.", {"opening_lead_choice": "refuse"}),
        ("opening_lead_out_of_turn", "Nu am acceptat și am interzis trefla.", {"opening_lead_choice": "refuse"}),
        ("defective_trick", "Nord alla quinta presa non ha messo nessuna carta, la sesta è in corso.", {"trick": 5}),
    ],
)
def test_what_is_told_of_the_play(what: str, text: str, facts: dict[str, Any]) -> None:
    told_of = filled(Candidates(Reading(text, "en")), what, tuple(facts))
    assert told_of == facts


@pytest.mark.parametrize("text", ["a heart", "something with the trick", "il morto", "o carte"])
def test_three_events_are_offered_where_little_is_said(text: str) -> None:
    assert len(hear(text, E2017).events) >= 3


def test_choices_are_those_of_the_questions() -> None:
    """What a story may answer is a value that the field or the question has."""
    asked = {name: {*values} for name, values in _asked().items()}
    known = {*vocabulary("en").tongue.concepts, *vocabulary("en").tongue.told}
    for name, values in choices().items():
        assert {value for value, _ in values} <= asked[name], name
        for sign in (sign for _, signs_of in values for sign in signs_of):
            for part in {one.lstrip("-") for parts in sign.needs | sign.bars for one in re.split(r"[+*]", parts)}:
                assert part.removeprefix("~") in known or part.startswith("read-"), (name, part)


def _asked() -> dict[str, list[Any]]:
    found: dict[str, list[Any]] = {}
    for edition in ALL:
        for event in event_forms(edition, "en"):
            for one in event.fields:
                found.setdefault(one.name, []).extend(choice.value for choice in one.choices)
    for module in iter_modules(laws.__path__, "arbitro.laws."):
        _questions(module.name, found)
    return found


def _questions(name: str, found: dict[str, list[Any]]) -> None:
    module = import_module(name)
    for question in vars(module).values():
        if isinstance(question, Question):
            found.setdefault(question.id, []).extend(getattr(answer, "value", answer) for answer in question.answers)
    for below in iter_modules(getattr(module, "__path__", ()), f"{name}."):
        _questions(below.name, found)


@of_the_stories
def test_what_is_read_is_of_the_right_form() -> None:
    """A request may lack a field; it has none of the wrong kind."""
    for story in told()[:: 2 * STORIES]:
        for one in heard_once(story.story, E2017).events[:1]:
            answer = reply(Request(what=one.what, situation=one.situation, answers=one.answers))
            for problem in answer.problems if isinstance(answer, ProblemsReply) else ():
                assert problem.kind not in ("answer-form", "deal-and-play-together"), (story.id, problem)
                assert problem.kind != "situation-form" or "missing required" in problem.found, (story.id, problem)


@of_the_stories
def test_a_reading_asks_for_nothing_twice() -> None:
    """The facts of an event are fields of its situation, questions of it, or what is told of every call."""
    for story in told()[::STORIES]:
        for one in heard_once(story.story, E2017).events:
            fields = {field.name for field in one.fields}
            kept: dict[str, Any] = one.situation
            assert {*kept} <= fields
            assert not fields & {*one.answers}


def test_reading_begins_with_nothing() -> None:
    assert Reading("", "en").signals == frozenset()


WEIGH_SOME = """
from tests.answers.stories.shares import told
from arbitro.answers.hearing import _weighed
from arbitro.answers.hearing.reading import Reading
from arbitro.book.edition import E2017
for story in told()[::200]:
    print(sorted(_weighed(Reading(story.story, "en"), E2017).items()))
"""


def test_a_story_is_weighed_alike_in_every_process() -> None:
    """Sets of words have another order in each, and sums of fractions depend on theirs."""
    weighed = {
        subprocess.run(
            [sys.executable, "-c", WEIGH_SOME],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
            cwd=Path(__file__).parents[2],
        ).stdout
        for seed in ("1", "2")
    }
    assert len(weighed) == 1
    assert weighed != {""}
