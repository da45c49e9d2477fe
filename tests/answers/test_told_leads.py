"""What a story tells of leads, dummy, penalty cards and revokes (Laws 41-62), in three languages."""

from typing import Any

import pytest

from arbitro.answers.hearing.facts.filling import FILLERS, plain
from arbitro.answers.hearing.reading import Reading


def _told(text: str, what: str, name: str) -> Any:
    return plain(FILLERS[name](Reading(text, "en"), what))


@pytest.mark.parametrize(
    "text",
    [
        "West holds ♠A ♠4 ♦9. A spade was led. Which may he play?",
        "Ovest ha ♠A ♠4 ♦9. Si gioca picche. Che cosa può mettere?",
        "Vest are ♠A ♠4 ♦9. S-a jucat pică. Ce poate pune?",
    ],
)
def test_a_hand_and_the_suit_that_was_led(text: str) -> None:
    assert _told(text, "which_card_may_be_played", "player") == "W"
    assert _told(text, "which_card_may_be_played", "holds") == ["SA", "S4", "D9"]
    assert _told(text, "which_card_may_be_played", "suit_led") == "S"


@pytest.mark.parametrize(
    "text",
    [
        "Hearts are trumps. North leads the ♣A, East the ♣3, South ruffs with the two, West the ♣9. Who won?",
        "Atout cuori. Nord muove asso di fiori, Est 3 di fiori, Sud 2 di cuori, Ovest 9 di fiori. Chi ha preso?",
        "Atu cupă. Nord iese cu asul de treflă, Est 3 de treflă, Sud 2 de cupă, Vest 9 de treflă. Cine a luat?",
    ],
)
def test_a_whole_trick(text: str) -> None:
    assert _told(text, "who_won_the_trick", "trick_leader") == "N"
    assert _told(text, "who_won_the_trick", "four_cards") == ["CA", "C3", "H2", "C9"]
    assert _told(text, "who_won_the_trick", "trumps") == "H"


@pytest.mark.parametrize(
    "text",
    [
        "Playing in hearts by North, at trick 6 East led the ♣K, South played the ♣5 and West the ♠9.",
        "A cuori, giocate da Nord. Sesta presa: Est muove re di fiori, Sud 5 di fiori e Ovest 9 di picche.",
        "La cupă, declarant Nord. Levata 6: Est iese cu popa de treflă, Sud 5 de treflă și Vest 9 de pică.",
    ],
)
def test_the_cards_before_a_revoke(text: str) -> None:
    what = "failed_to_follow_suit"
    assert (_told(text, what, "declarer"), _told(text, what, "offender")) == ("N", "W")
    assert (_told(text, what, "led_by"), _told(text, what, "card")) == ("E", "S9")
    assert _told(text, what, "before") == ["CK", "C5"]


@pytest.mark.parametrize(
    "text",
    [
        "South declares. At trick 7 it was West's lead but East put out the ♣9. South then played the ♣J from hand.",
        "Dichiara Sud. Alla settima presa toccava a Ovest ma Est esce col 9 di fiori. Sud ci mette il fante di fiori.",
        "Declară Sud. La levata a șaptea era rândul lui Vest, dar Est iese cu 9 de treflă. Sud pune valetul de treflă.",
    ],
)
def test_who_plays_to_a_lead_has_accepted_it(text: str) -> None:
    assert _told(text, "defender_led_out_of_turn", "after") == [["S", "CJ"]]
    assert _told(text, "defender_led_out_of_turn", "accepted") is True


@pytest.mark.parametrize(
    "text",
    [
        "North is declarer. East discards the ♠3 on a club and West asks: 'no clubs, partner?'",
        "Dichiarante Nord. Est scarta il 3 di picche su fiori e Ovest domanda al compagno se non ha più fiori.",
        "Declarant Nord. Est a pus 3 de pică pe treflă și Vest își întreabă partenerul dacă nu mai are trefle.",
    ],
)
def test_who_asked_whom_about_a_revoke(text: str) -> None:
    what = "asked_about_revoke"
    assert (_told(text, what, "asker"), _told(text, what, "questioned")) == ("W", "E")
    assert _told(text, what, "card_asked_about") == "S3"


@pytest.mark.parametrize(
    "text",
    [
        "North declares. South, dummy, had peeked into East's cards. He says 'wrong hand'. West wants it from dummy.",
        "Dichiarante Nord. Il morto Sud, che si era alzato, avverte Nord. I difensori scelgono che muova dal morto.",
        "Declarant Nord. Mortul Sud, care se uitase în cărțile lui Est, îl oprește. Apărătorii cer să joace din mort.",
    ],
)
def test_a_dummy_without_rights_who_warns(text: str) -> None:
    assert _told(text, "dummy_warned_declarer", "a2_breach") is True
    assert _told(text, "dummy_warned_declarer", "hand_chosen") == "dummy"


@pytest.mark.parametrize(
    "text",
    [
        "South declares. East has two penalty cards, ♠9 and ♥10. West must lead. South forbids spades and hearts.",
        "Est ha due penalizzate, 9 di picche e 10 di cuori. Muove Ovest. Il dichiarante Sud vieta picche e cuori.",
        "Est are două cărți penalizate, 9 de pică și 10 de cupă. Iese Vest. Declarantul Sud interzice pica și cupa.",
    ],
)
def test_two_suits_that_declarer_forbids(text: str) -> None:
    assert _told(text, "several_penalty_cards_and_lead", "demand") == "forbid"
    assert _told(text, "several_penalty_cards_and_lead", "forbidden_suits") == ["S", "H"]
    assert _told(text, "several_penalty_cards_and_lead", "cards") == ["S9", "HT"]


@pytest.mark.parametrize(
    "text",
    [
        "North is declarer. East has the ♠J as a penalty card and West is on lead. North lets him lead what he likes.",
        "Nord dichiarante. Est ha il fante di picche penalizzato, esce Ovest. Nord lo lascia giocare quello che vuole.",
        "Declarant Nord. Est are valetul de pică penalizat, iese Vest. Nord îl lasă să joace ce vrea.",
    ],
)
def test_declarer_who_asks_for_nothing(text: str) -> None:
    assert _told(text, "penalty_card_and_lead", "demand") == "decline"


@pytest.mark.parametrize(
    ("text", "is_so"),
    [
        ("South flung the ♥A face up straight onto the table, nobody got the chance to ask. East declares.", False),
        ("West led face down, asked 'any questions?' and only then faced the ♥A. South is declarer.", True),
        ("Sud ha attaccato direttamente scoperto, nessuno ha avuto il tempo di chiedere. Gioca Est.", False),
        ("Ovest ha attaccato coperto e ha chiesto se c'erano domande. Gioca Sud.", True),
        ("Sud a trântit asul direct pe față, n-a avut nimeni timp de întrebări. Joacă Est.", False),
        ("Vest a atacat cu fața în jos și a întrebat dacă sunt întrebări. Joacă Sud.", True),
    ],
)
def test_time_for_questions(text: str, is_so: bool) -> None:
    assert _told(text, "opening_lead_faced", "time_for_questions") is is_so


@pytest.mark.parametrize(
    "text",
    [
        "South's trick was not over. Nobody had started to spread a hand. East led the ♦K out of turn.",
        "Nessuno aveva cominciato a stendere le carte. Est ha attaccato fuori turno il ♦K.",
        "Nimeni nu începuse să întindă cărțile. Est a atacat peste rând ♦K.",
    ],
)
def test_what_is_denied_is_not_told(text: str) -> None:
    assert _told(text, "opening_lead_out_of_turn", "declarer_started_spreading") is False


@pytest.mark.parametrize(
    "text",
    [
        "West calls the ♦7; dummy puts the ♦8 on, South plays the ♦10. Nobody has led to the next trick.",
        "Ovest chiama il 7 di quadri, il morto mette l'8, Sud il 10 di quadri. Nessuno ha mosso per la presa dopo.",
        "Vest cere 7 de caro, mortul pune 8 de caro, Sud 10 de caro. Nimeni nu jucase la levata următoare.",
    ],
)
def test_a_card_that_dummy_misplayed(text: str) -> None:
    what = "dummy_misplayed_card"
    assert (_told(text, what, "designated"), _told(text, what, "placed")) == ("D7", "D8")
    assert _told(text, what, "after") == [["S", "DT"]]
    assert _told(text, what, "each_side_played_on") is False


@pytest.mark.parametrize(
    "text",
    [
        "West plays the ♦J with the ♦2 hidden beneath it. South is declarer.",
        "Ovest gioca il fante di quadri con sotto il 2 di quadri. Dichiarante Sud.",
        "Vest joacă valetul de caro, iar sub el era 2 de caro. Declarant Sud.",
    ],
)
def test_a_card_under_another(text: str) -> None:
    assert _told(text, "several_cards_at_once", "visible") == ["DJ"]
    assert _told(text, "several_cards_at_once", "hidden") == ["D2"]


@pytest.mark.parametrize(
    "text",
    [
        "South, declarer, requires East to lead a club, but East holds only ♠Q ♥7 ♥3.",
        "Il dichiarante Sud impone a Est di uscire a fiori ma Est ha soltanto dama di picche, 7 e 3 di cuori.",
        "Declarantul Sud îi impune lui Est să iasă în treflă, dar Est mai are doar dama de pică, 7 și 3 de cupă.",
    ],
)
def test_a_hand_that_cannot_comply(text: str) -> None:
    what = "unable_to_comply"
    assert (_told(text, what, "player"), _told(text, what, "required")) == ("E", "C")
    assert _told(text, what, "hand") == ["SQ", "H7", "H3"]
