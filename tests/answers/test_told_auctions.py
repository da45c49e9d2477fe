"""The auction that a story tells, in three languages: what was called, what only thought, and what came after."""

from typing import Any

import pytest

from arbitro.answers.hearing.facts.filling import FILLERS, plain
from arbitro.answers.hearing.reading import Reading


def _told(text: str, what: str, name: str) -> Any:
    return plain(FILLERS[name](Reading(text, "en"), what))


@pytest.mark.parametrize(
    ("text", "auction"),
    [
        ("North opened 2NT, East passed and South, who had read 1NT, bid 2C.", "2NT P 2C"),
        ("North opened 1S. East assumed his partner had passed and bid 1H.", "1S 1H"),
        ("Nord apre 2SA, Est passa e Sud, che aveva letto 1SA, dichiara 2 fiori.", "2NT P 2C"),
        ("Nord apre 1P. Est, che credeva che il compagno avesse passato, dice 1 cuori.", "1S 1H"),
        ("Nord deschide 2FA, Est pas, iar Sud, care citise 1FA, licitează 2 trefle.", "2NT P 2C"),
        ("Nord deschide 1 pică. Est credea că partenerul a pasat, așa că licitează 1 cupă.", "1S 1H"),
    ],
)
def test_a_call_that_somebody_believed_was_not_made(text: str, auction: str) -> None:
    assert _told(text, "insufficient_bid", "auction") == auction


@pytest.mark.parametrize(
    ("text", "auction"),
    [
        ("West opened 1H, East bid 2H and that was that. West had explained it wrongly.", "1H P 2H P P P"),
        ("West opened 1H, passed by North, East and South. North was told something wrong.", "1H P P P"),
        ("Ovest apre 1 cuori, Est 2 cuori e la licita muore lì. Ovest ha spiegato male.", "1H P 2H P P P"),
        ("Ovest apre 1 cuori, Est 2 cuori e si chiude. Ovest ha spiegato male.", "1H P 2H P P P"),
        ("Vest deschide 1 cupă, Est 2 cupe și acolo s-a oprit. Vest a explicat greșit.", "1H P 2H P P P"),
        ("Vest deschide 1 cupă, Est 2 cupe, restul pasuri. Vest a explicat greșit.", "1H P 2H P P P"),
        ("West opened 1H and East bid 2H. West explained it wrongly.", "1H P 2H"),  # nobody says that it is over
    ],
)
def test_the_end_of_an_auction_told_without_its_passes(text: str, auction: str) -> None:
    assert _told(text, "wrong_explanation", "auction") == auction


@pytest.mark.parametrize(
    "text",
    [
        "South declares 4S. West was told that 2D was natural.",
        "Sud gioca 4 picche. A Ovest hanno detto che 2 quadri era naturale.",
        "Sud joacă 4 pici. Lui Vest i s-a spus că 2 caro e natural.",
    ],
)
def test_a_contract_and_a_call_that_was_explained_are_no_auction(text: str) -> None:
    assert _told(text, "wrong_explanation", "auction") is None


@pytest.mark.parametrize(
    ("text", "auction"),
    [
        ("North a club, East a heart, South pass, and West 1D.", "1C 1H P 1D"),
        ("Nord 1 fiori, Est un cuori, Sud passo, e Ovest mette 1 quadri.", "1C 1H P 1D"),
        ("Nord o treflă, Est o cupă, Sud pas, iar Vest pune 1 caro.", "1C 1H P 1D"),
        ("1C la Nord, 1H la Est, pas la Sud, 1D la Vest.", "1C 1H P 1D"),
    ],
)
def test_a_suit_behind_a_player_in_an_auction_is_a_bid(text: str, auction: str) -> None:
    assert _told(text, "insufficient_bid", "auction") == auction


@pytest.mark.parametrize(
    ("text", "since"),
    [
        ("North dealt and opened 1C, East passed, and North said it was supposed to be 1S.", ["P"]),
        ("North dealt, wanted 1S and pulled 1C. East passed and South bid 2C before he saw it.", ["P", "2C"]),
        ("Nord di mano mette 1 fiori, Est passa, poi Nord: volevo mettere 1 picche.", ["P"]),
        ("Nord, dealer, a pus 1 treflă, Est pas, apoi Nord a zis că trebuia să fie 1 pică.", ["P"]),
        ("North dealt and opened 1C, changed it to 1S, and East passed over that.", []),
    ],
)
def test_what_was_called_since_a_call_that_is_changed(text: str, since: list[str]) -> None:
    assert (_told(text, "change_of_call", "since") or []) == since


@pytest.mark.parametrize(
    ("text", "what", "calls"),
    [
        ("North dealt: 1D, pass, 3D without the stop card, and West passed at once.", "pause_after_jump", [["W", "P"]]),
        ("Nord mazziere 1Q, passo, Sud 3Q senza lo stop, Ovest passa subito.", "pause_after_jump", [["W", "P"]]),
        ("Nord dealer 1 caro, pas, Sud 3 caro fără stop, Vest pas imediat.", "pause_after_jump", [["W", "P"]]),
        ("West, dealer, passed with his cards still untouched. North opened 1H.", "call_before_looking", [["N", "1H"]]),
        ("Ovest, mazziere, passa senza guardare le carte. Nord apre 1C.", "call_before_looking", [["N", "1H"]]),
        ("Vest, dealer, a pasat fără să se uite la cărți. Nord deschide 1H.", "call_before_looking", [["N", "1H"]]),
        ("South opened 7S and West bid eight clubs. North passed.", "bid_above_seven", [["N", "P"]]),
        ("Sud apre 7P e Ovest dice otto fiori. Nord passa.", "bid_above_seven", [["N", "P"]]),
        ("Sud deschide 7 pici și Vest zice opt trefle. Nord pas.", "bid_above_seven", [["N", "P"]]),
        ("North dealt and opened 1D, South 2D, and West passed at once.", "pause_after_jump", []),  # no jump
    ],
)
def test_what_was_called_afterwards(text: str, what: str, calls: list[list[str]]) -> None:
    assert (_told(text, what, "calls_after") or []) == calls


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("East opened 1D, South passed, and the HK fell face up from West's hand.", 2),
        ("Est apre 1Q, Sud passa, e a Ovest cade scoperto il re di cuori.", 2),
        ("Est deschide 1 caro, Sud pas, și lui Vest îi cade riga de cupă cu fața în sus.", 2),
        ("East opened 1D. The HK fell from West's hand. Then South bid 1S.", 1),
    ],
)
def test_how_many_calls_there_were_when_a_card_was_exposed(text: str, number: int) -> None:
    assert _told(text, "card_exposed_in_auction", "exposed_after") == number


@pytest.mark.parametrize(
    ("text", "calls"),
    [
        ("East thought for a minute and passed. West bid 4H instead of passing.", ["P"]),
        ("West bid 4H where pass was a logical alternative.", ["P"]),
        ("Ovest ha detto 4 cuori invece di passare.", ["P"]),
        ("Ovest ha detto 4 cuori; il passo era un'alternativa logica.", ["P"]),
        ("Vest a licitat 4 cupe în loc să paseze.", ["P"]),
        ("Vest a licitat 4 cupe, deși pasul era o alternativă logică.", ["P"]),
        ("East hesitated and passed, then West bid 4H. After the last pass I was called.", []),
        ("Est ha esitato e passato, poi Ovest ha detto 4 cuori. Dopo l'ultimo passo mi chiamano.", []),
        ("Est a ezitat și a pasat, apoi Vest a licitat 4 cupe. După ultimul pas m-au chemat.", []),
    ],
)
def test_what_a_player_might_have_called(text: str, calls: list[str]) -> None:
    assert (_told(text, "unauthorised_information", "alternatives") or []) == calls


@pytest.mark.parametrize(
    ("text", "dealer"),
    [
        ("D = W. 1H P 2H", "W"),
        ("East was to open, but a pass came from West.", "E"),
        ("Doveva aprire Est, ma il passo l'ha messo Ovest.", "E"),
        ("Est trebuia să deschidă, dar Vest a pus pas.", "E"),
        ("East wanted to open 1NT.", None),
    ],
)
def test_who_was_to_start(text: str, dealer: str | None) -> None:
    found = Reading(text, "en").players.dealer
    assert (found.value if found else None) == dealer
