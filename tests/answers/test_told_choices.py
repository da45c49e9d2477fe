"""What a story tells of choices after a wrong lead, of dummy, and of cards that lie or are named."""

from typing import Any

import pytest

from arbitro.answers.hearing.facts.filling import FILLERS, plain
from arbitro.answers.hearing.reading import Reading


def _told(text: str, what: str, name: str) -> Any:
    return plain(FILLERS[name](Reading(text, "en"), what))


@pytest.mark.parametrize(
    ("text", "choice"),
    [
        ("South declares. East faced the ♠K out of turn. South made her pick it up.", "refuse"),
        ("South declares. East faced the ♠K out of turn. South was quite content with it.", "accept"),
        ("South declares. East faced the ♠K out of turn. Can he still refuse it?", None),
        ("Gioca Sud. Est ha attaccato fuori turno col re di picche, scoperto. Sud gliel'ha fatta ritirare.", "refuse"),
        ("Gioca Sud. Est ha attaccato fuori turno col re di picche. Sud: «me la prendo».", "accept"),
        ("Gioca Sud. Est ha attaccato fuori turno col re di picche. Può ancora rifiutare?", None),
        ("Joacă Sud. Est a atacat peste rând cu popa de pică. Sud: «ia-o înapoi».", "refuse"),
        ("Joacă Sud. Est a atacat peste rând cu popa de pică. Sud zice: «bine, primesc atacul».", "accept"),
        ("Joacă Sud. Est a atacat peste rând cu popa de pică. Se întinde el.", "spread"),
        ("Joacă Sud. Est a atacat peste rând cu popa de pică. Mai poate refuza?", None),
    ],
)
def test_whether_a_wrong_opening_lead_stands(text: str, choice: str | None) -> None:
    assert _told(text, "opening_lead_out_of_turn", "opening_lead_choice") == choice


@pytest.mark.parametrize(
    ("text", "others"),
    [
        ("East already had the ♠5 out as a penalty card. Now he dropped the ♥K.", ["S5"]),
        ("East already had the ♠5 and the ♥K out as penalty cards.", []),
        ("West dropped the ♠5 and the ♥K. Are both penalty cards too?", []),
        ("Est aveva già il fante di picche penalizzato e gli cade il re di cuori.", ["SJ"]),
        ("Est aveva già 5♠ e R♥ penalizzati.", []),
        ("Est avea deja ♠5 penalizat și i-a căzut ♥R.", ["S5"]),
        ("Est avea deja ♠5 și ♥R penalizate.", []),
    ],
)
def test_cards_that_lay_there_are_not_all_that_are_told(text: str, others: list[str]) -> None:
    assert (_told(text, "defender_exposed_card", "others") or []) == others


@pytest.mark.parametrize(
    ("text", "demand", "suits"),
    [
        ("East has the ♥J and the ♠8 out, both penalty cards. North told West no heart and no spade.", "forbid", "HS"),
        ("Est ha ♥J e ♠8 penalizzate, muove Ovest. Nord: «né cuori né picche».", "forbid", "HS"),
        ("Est are ♥J și ♠8 penalizate, iese Vest. Nord zice: «nici cupă, nici pică».", "forbid", "HS"),
        ("East has the ♥J and the ♠8 out, both penalty cards. West had no heart and no spade.", None, ""),
        ("Est ha ♥J e ♠8 penalizzate. Nord: «vai dove vuoi».", "decline", ""),
        ("Est are ♥J și ♠8 penalizate. Nord: «joacă ce vrei».", "decline", ""),
    ],
)
def test_suits_that_declarer_will_not_have(text: str, demand: str | None, suits: str) -> None:
    what = "several_penalty_cards_and_lead"
    assert _told(text, what, "demand") == demand
    assert _told(text, what, "forbidden_suits") == list(suits)
    assert _told(text, what, "demanded_suit") is None


@pytest.mark.parametrize(
    ("text", "is_so"),
    [
        ("West declares. East, dummy, had peeked into my hand before he said 'wrong hand'.", True),
        ("West declares. East, dummy, had stayed in his chair all the time.", False),
        ("West declares. East, dummy, said 'wrong hand'. My cards were bad.", None),
        ("Gioca Ovest. Est, il morto, poco prima aveva sbirciato le carte mie.", True),
        ("Gioca Ovest. Est, il morto, era rimasto seduto e non aveva sbirciato.", False),
        ("Joacă Vest. Est, mortul, se holbase mai devreme în cărțile lui Nord.", True),
        ("Joacă Vest. Est, mortul, n-a părăsit locul.", False),
    ],
)
def test_whether_dummy_has_looked(text: str, is_so: bool | None) -> None:
    assert _told(text, "dummy_warned_declarer", "a2_breach") is is_so


@pytest.mark.parametrize(
    ("text", "is_so"),
    [
        ("North is declarer. West led the ♦Q, told by North that it was hers.", True),
        ("North is declarer. West led the ♦Q. Nobody had told her to.", False),
        ("Gioca Nord. Nord dice «tocca a te», Ovest esce con la dama di quadri.", True),
        ("Gioca Nord. Ovest esce con la dama di quadri, nessuno gli aveva detto di giocare.", False),
        ("Joacă Nord. Nord zice «tu ești», Vest iese cu dama de caro.", True),
        ("Joacă Nord. Vest iese cu dama de caro, nimeni nu-i spusese nimic.", False),
    ],
)
def test_whether_an_opponent_told_him_to_lead(text: str, is_so: bool) -> None:
    assert _told(text, "defender_led_out_of_turn", "told_by_opponent") is is_so


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("South declares. East discards and North, dummy, says to East: 'no hearts?'", "asked_defender"),
        ("Gioca Sud. Est scarta una picche e Nord, il morto, gli dice: «cuori non ne hai?»", "asked_defender"),
        ("Gioca Sud. Ovest sta per uscire e Nord, il morto, lo ferma: «non tocca a te».", "tried_to_prevent"),
        ("Joacă Sud. Est dă să iasă și Nord, mortul, îl oprește: «nu e rândul tău».", "tried_to_prevent"),
        ("Joacă Sud. Est a ieșit peste rând. Mortul a sărit: «nu e rândul tău».", "drew_attention"),
    ],
)
def test_what_dummy_did(text: str, action: str) -> None:
    assert _told(text, "dummy_acted", "dummy_action") == action


@pytest.mark.parametrize(
    ("text", "holds"),
    [
        ("South said 'diamond'. Dummy had A Q 5 3 of diamonds.", ["DA", "DQ", "D5", "D3"]),
        ("South says 'spade'. Dummy held king, nine and four.", ["SK", "S9", "S4"]),
        ("Sud dice solo «fiori». Al morto c'erano K 8 3 di fiori.", ["CK", "C8", "C3"]),
        ("Sud dice solo «fiori». Il morto ha re, 8 e 3, il dieci era in mano.", ["CK", "C8", "C3"]),
        ("Sud zice doar «caro». La mort erau A-9-4.", ["DA", "D9", "D4"]),
        ("S decl, E ♣4. Dummy ♣K 8 3. S: 'club'.", ["CK", "C8", "C3"]),
    ],
)
def test_a_row_of_ranks_is_what_dummy_holds(text: str, holds: list[str]) -> None:
    assert _told(text, "incomplete_designation", "dummy_holds") == holds


@pytest.mark.parametrize(
    ("text", "is_so"),
    [
        ("East has the ♦K as a penalty card. He followed with the ♦6. North declares.", True),
        ("East has the ♦K as a penalty card. He played the ♣6. North declares.", None),
        ("Est ha il re di quadri penalizzato e mette il 6 di quadri. Gioca Nord.", True),
        ("Est are popa de caro penalizată și pune șase de caro. Joacă Nord.", True),
    ],
)
def test_a_penalty_card_of_the_suit_that_was_played_could_be_played(text: str, is_so: bool | None) -> None:
    assert _told(text, "penalty_card_not_played", "could_play_it") is is_so


@pytest.mark.parametrize(
    ("text", "name", "value"),
    [
        ("South called the ♣A, no, the four. He has not played since.", "declarer_played_again", False),
        ("South called the ♣A, no, the four. He did mean the ace when he said it.", "unintended_designation", False),
        ("Sud chiama l'asso di fiori, no, il 4. Non ha più giocato.", "declarer_played_again", False),
        ("Sud chiama l'asso di fiori, no, il 4. Si è impappinato.", "unintended_designation", True),
        ("Sud cere asul de treflă, nu, patrul. De atunci n-a mai jucat.", "declarer_played_again", False),
        ("Sud cere asul de treflă, nu, patrul. I s-a împleticit limba.", "unintended_designation", True),
    ],
)
def test_a_designation_that_was_changed(text: str, name: str, value: bool) -> None:
    assert _told(text, "designation_changed", name) is value


@pytest.mark.parametrize(
    "text",
    [
        "East is declarer. To trick six he called the ♦Q from dummy, but he was in hand. North covered with the ♦K.",
        "Gioca Est. Alla sesta presa chiama la dama di quadri dal morto. Nord ci mette il re di quadri.",
        "Joacă Est. La levata a șasea cere dama de caro din mort. Nord pune popa de caro.",
    ],
)
def test_what_was_played_on_a_lead_from_the_wrong_hand(text: str) -> None:
    assert _told(text, "declarer_led_out_of_turn", "after") == [["N", "DK"]]


@pytest.mark.parametrize(
    ("text", "trick"),
    [
        ("East declares. South took the fourth trick with the ♠A, but North led the ♥7.", 5),
        ("Gioca Est. Dopo la quarta presa toccava a Sud, ma Nord esce col 7 di cuori.", 5),
        ("Joacă Est. După levata a patra era rândul lui Sud, dar iese Nord cu 7 de cupă.", 5),
        ("East declares. At trick four it was South's lead, but North led the ♥7.", 4),
    ],
)
def test_the_trick_that_is_led_to(text: str, trick: int) -> None:
    assert _told(text, "defender_led_out_of_turn", "trick") == trick


@pytest.mark.parametrize(
    ("what", "name", "text", "value"),
    [
        ("trick_inspected", "inspected", "East had turned his card and wants to see just his own.", "own_card"),
        ("trick_inspected", "inspected", "East wants to see the trick from two tricks ago.", "quitted"),
        ("trick_inspected", "inspected", "East has turned his card and wants to see the trick.", "trick"),
        ("trick_inspected", "inspected", "Est vuole guardare le prese già chiuse.", "quitted"),
        ("trick_inspected", "inspected", "Est ha girato la sua carta e vuole rivedere la presa.", "trick"),
        ("trick_inspected", "inspected", "Est caută prin levatele strânse.", "quitted"),
        ("opponent_misled", "misled_by", "West dropped the queen from queen-jack, perfectly in tempo.", "call_or_play"),
        ("opponent_misled", "misled_by", "West asked what 2C meant, with no reason.", "question"),
        ("opponent_misled", "misled_by", "West paused for a minute with a singleton.", "tempo"),
        ("opponent_misled", "misled_by", "Ovest ha giocato il re a tempo normale.", "call_or_play"),
        ("opponent_misled", "misled_by", "Ovest ha fatto finta di prendere una carta.", "gesture"),
        ("opponent_misled", "misled_by", "Vest a pus dama în ritmul obișnuit.", "call_or_play"),
        ("opponent_misled", "misled_by", "Vest a întrebat ce înseamnă 2♣, fără motiv.", "question"),
        ("dummy_overstepped", "limit_broken", "West declares. East got up and stood behind him.", "left_seat"),
        ("dummy_overstepped", "limit_broken", "Gioca Ovest. A chiamarmi è stato il morto.", "called_director"),
        ("dummy_overstepped", "limit_broken", "Mortul a făcut schimb de cărți cu declarantul.", "exchanged_hands"),
        ("spectator_interfered", "spectator_did", "I asked the lady what was led.", "spoke_of_fact_or_law"),
        ("spectator_interfered", "spectator_did", "Lo spettatore ha detto: «le cuori le ha ancora».", "drew_attention"),
        ("partner_explanation_wrong", "explanation_was_right", "East explained 2♣; I forgot.", True),
        ("partner_explanation_wrong", "explanation_was_right", "Est ha spiegato 2F; mi sono confuso io.", True),
        ("partner_explanation_wrong", "explanation_was_right", "Est a explicat 2♣, dar la ei e natural.", False),
        ("partner_explanation_wrong", "explanation_was_right", "East explained 2♣; West was right to pass.", False),
        ("partner_explanation_wrong", "explanation_was_right", "Est ha spiegato 2F; Ovest aveva ragione.", False),
        ("partner_explanation_wrong", "explanation_was_right", "Est a explicat 2♣; Vest are dreptate.", False),
    ],
)  # fmt: skip
def test_what_somebody_did(what: str, name: str, text: str, value: Any) -> None:
    assert _told(text, what, name) == value
