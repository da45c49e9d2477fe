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
    ("text", "what", "auction", "after"),
    [
        ("North opened 2H, East bid 2D. Enough? South passed.", "is_bid_sufficient", "2H 2D", [["S", "P"]]),
        ("Nord apre 2C, Est 2Q. Basta? Sud passa.", "is_bid_sufficient", "2H 2D", [["S", "P"]]),
        ("Nord deschide 2H, Est 2D. Ajunge? Sud pas.", "is_bid_sufficient", "2H 2D", [["S", "P"]]),
        ("East 1C, South pass, West doubled his partner. North passed.", "may_player_double", "1C P X", [["N", "P"]]),
        ("Est 1F, Sud passo, Ovest contra il compagno. Nord passa.", "may_player_double", "1C P X", [["N", "P"]]),
        ("Est 1C, Sud pas, Vest a contrat partenerul. Nord pas.", "may_player_double", "1C P X", [["N", "P"]]),
        ("South 1S, West said ‘double two spades’. North passed.", "double_misnamed", "1S X", [["N", "P"]]),
        ("Sud 1P, Ovest dice «contro due picche». Nord passa.", "double_misnamed", "1S X", [["N", "P"]]),
        ("Sud 1S, Vest zice „contra doi pici”. Nord pas.", "double_misnamed", "1S X", [["N", "P"]]),
        (
            "West 1H, North pass, East 2H. South, who had to pass, bid 2S. West passed.",
            "call_by_player_who_must_pass", "1H P 2H 2S", [["W", "P"]],
        ),
        (
            "Ovest 1C, Nord passo, Est 2C. Sud, obbligato a passare, dice 2P. Ovest passa.",
            "call_by_player_who_must_pass", "1H P 2H 2S", [["W", "P"]],
        ),
        (
            "Vest 1H, Nord pas, Est 2H. Sud, obligat să paseze, licitează 2S. Vest pas.",
            "call_by_player_who_must_pass", "1H P 2H 2S", [["W", "P"]],
        ),
    ],
)  # fmt: skip
def test_an_auction_ends_with_the_call_in_question(text: str, what: str, auction: str, after: list[list[str]]) -> None:
    assert (_told(text, what, "auction"), _told(text, what, "calls_after")) == (auction, after)


@pytest.mark.parametrize(
    "text",
    [
        "South dealt: 1S, North 3S, South 4S, the others passed and the auction was over. Then West doubled.",
        "Sud mazziere 1P, Nord 3P, Sud 4P, gli altri zitti e la licita era finita. Poi Ovest contra.",
        "Sud dealer 1S, Nord 3S, Sud 4S, ceilalți tac și licitația s-a închis. Apoi Vest a contrat.",
    ],
)
def test_an_auction_that_was_over_has_its_last_passes(text: str) -> None:
    assert _told(text, "call_after_final_pass", "auction") == "1S P 3S P 4S P P P"


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
        ("East hesitated, then West bid 4H. He could just as well have passed.", ["P"]),
        ("Est ha esitato, poi Ovest ha detto 4 cuori. Poteva benissimo passare o contrare.", ["P", "X"]),
        ("Est a ezitat, apoi Vest a licitat 4 cupe. Putea foarte bine să paseze.", ["P"]),
        ("East sighed. Then West led a club, when he would have led a diamond without it.", ["diamond"]),
        ("Est ha sospirato. Poi Ovest ha attaccato fiori e non quadri.", ["quadri"]),
        ("Est a oftat. Apoi Vest a atacat treflă, nu caro.", ["caro"]),
        ("East sighed. West led a club, he had no hearts.", []),
        ("Est ha sospirato. Ovest ha attaccato fiori: non ha cuori.", []),
        ("Est a oftat. Vest a atacat treflă, nu are pică.", []),
        ("East hesitated and passed, then West bid 4H. After the last pass I was called.", []),
        ("Est ha esitato e passato, poi Ovest ha detto 4 cuori. Dopo l'ultimo passo mi chiamano.", []),
        ("Est a ezitat și a pasat, apoi Vest a licitat 4 cupe. După ultimul pas m-au chemat.", []),
    ],
)
def test_what_a_player_might_have_called(text: str, calls: list[str]) -> None:
    assert (_told(text, "unauthorised_information", "alternatives") or []) == calls


@pytest.mark.parametrize(
    ("text", "suit"),
    [
        ("East's ♣K lay there as a penalty card. Then West switched to clubs.", "clubs"),
        ("Il ♣K di Est era una carta penalizzata. Poi Ovest ha attaccato fiori.", "fiori"),
        ("♣K al lui Est era carte penalizată. Apoi Vest a atacat treflă.", "treflă"),
        ("East's ♣K lay there as a penalty card. Then West led the ♦7.", None),  # a card
        ("East's ♣K lay there as a penalty card. West said that they play spades naturally.", None),
    ],
)
def test_a_suit_that_was_led(text: str, suit: str | None) -> None:
    assert _told(text, "penalty_card_information", "chosen") == suit


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


@pytest.mark.parametrize(
    ("text", "what", "suits"),
    [
        (
            "North 1C, South 1H before East had called. So far South has shown only hearts.",
            "bid_out_of_rotation",
            ["H"],
        ),
        ("Sud ha ritirato il suo 2F. Finora ha mostrato solo cuori e picche.", "call_withdrawn", ["H", "S"]),
        ("Sud a retras 2C. Până acum a arătat doar cupă.", "call_withdrawn", ["H"]),
        ("East dealt: 1D, South 2C, West 2D, North 3C, East 3D, South 2S.", "insufficient_bid", ["C"]),
        ("Est mazziere: 1Q, Sud 2F, Ovest 2Q, Nord 3F, Est 3Q, Sud 2P.", "insufficient_bid", ["C"]),
        ("Est dealer: 1D, Sud 2C, Vest 2D, Nord 3C, Est 3D, Sud 2S.", "insufficient_bid", ["C"]),
        ("East dealt: 1D, South 2C Michaels, West 2D, North 3C, East 3D, South 2S.", "insufficient_bid", []),
    ],
)
def test_the_suits_that_a_player_has_shown(text: str, what: str, suits: list[str]) -> None:
    assert (_told(text, what, "shown_suits") or []) == suits


@pytest.mark.parametrize(
    "text",
    [
        "South was dealer, but West opened 1NT. North passed, East passed and South passed. Is it over?",
        "Sud era mazziere, ma Ovest apre 1SA. Nord passa, Est passa, Sud passa. È finita?",
        "Sud era dealer, dar Vest deschide 1FA. Nord pas, Est pas, Sud pas. S-a terminat?",
    ],
)
def test_a_call_out_of_turn_that_was_accepted(text: str) -> None:
    assert _told(text, "is_auction_over", "accepted_calls") == [1]
    assert _told(text, "is_auction_over", "auction") == "1NT P P P"


@pytest.mark.parametrize(
    "text",
    [
        "West was dealer, but South opened 1NT. West did not accept it, opened 1D, North passed and East bid 1H.",
        "Ovest era mazziere, ma Sud apre 1SA. Ovest non accetta e apre 1Q, Nord passa, Est dice 1C.",
        "Vest era dealer, dar Sud deschide 1FA. Vest nu acceptă și deschide 1D, Nord pas, Est 1H.",
    ],
)
def test_what_the_right_hand_opponent_called_after_others(text: str) -> None:
    assert _told(text, "bid_out_of_rotation", "rho_call") == "1H"


@pytest.mark.parametrize(
    ("text", "what", "auction"),
    [
        ("I ended up in 4S, but see how: East opened 1H, South 2C, West 1S.", "insufficient_bid", "1H 2C 1S"),
        ("Sono finito a giocare 4P, 4P giocate male: Est apre 1C, Sud 2F, Ovest 1P.", "insufficient_bid", "1H 2C 1S"),
        ("Am ajuns în 4S, dar pe ce drum: Est deschide 1H, Sud 2C, Vest 1S.", "insufficient_bid", "1H 2C 1S"),
        (
            "South opened 4H, three passes. West, having passed already, put out 4S.",
            "call_after_final_pass",
            "4H P P P",
        ),
        ("Sud apre 4C, tre passi. Ovest, che aveva già passato, mette 4P.", "call_after_final_pass", "4H P P P"),
        ("Sud deschide 4H, trei pasuri. Vest, care pasase deja, pune 4S.", "call_after_final_pass", "4H P P P"),
        ("South opened 4H, all pass. After the third pass West doubled.", "call_after_final_pass", "4H P P P"),
        ("West, over South's opening of 1NT, doubled. South was dealer.", "may_player_double", "1NT X"),
        ("Dealer S: 1D. North bid 1S before West had called, West then passed.", "call_perhaps_in_rotation", "1D 1S"),
        ("Dealer Sud: 1Q. Nord dice 1P saltando Ovest, e Ovest poi passa.", "call_perhaps_in_rotation", "1D 1S"),
    ],
)
def test_a_call_that_is_only_spoken_of(text: str, what: str, auction: str) -> None:
    assert _told(text, what, "auction") == auction


@pytest.mark.parametrize(
    "text",
    [
        "East dealt and opened 1D, but the red card came from North before South had called.",
        "Est mazziere apre 1Q e il cartellino rosso lo cala Nord. Toccava a Sud.",
        "Est dealer deschide 1D, dar cartonașul roșu îl pune Nord. Era rândul lui Sud.",
    ],
)
def test_a_player_behind_the_verb_of_his_call(text: str) -> None:
    reading = Reading(text, "en")
    assert [made.by and made.by.value for made in reading.told.made] == ["E", "N"]


@pytest.mark.parametrize(
    ("text", "made"),
    [
        ("West, playing slowly, bid 2♥, North 1♠.", "W 2H, N 1S"),
        ("Ovest ha giocato 2♥, Nord 1♠.", "W 2H, N 1S"),
        ("Vest a început joc cu 2♥, Nord 1♠.", "W 2H, N 1S"),
        ("West 1♠, made by North.", "W 1S"),
        ("Nord apre 1♠ seguito da Est 2♣.", "N 1S, E 2C"),
    ],
)
def test_a_word_of_play_makes_no_contract_and_no_caller(text: str, made: str) -> None:
    told = Reading(text, "en").told.made
    assert ", ".join(f"{one.by.value} {one.call.value}" for one in told if one.by) == made
