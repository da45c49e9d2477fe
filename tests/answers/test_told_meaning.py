"""What a story tells of the calls and what they mean, in three languages."""

from typing import Any

import pytest

from arbitro.answers.hearing.facts.filling import FILLERS, plain
from arbitro.answers.hearing.reading import Reading


def _told(text: str, what: str, name: str) -> Any:
    return plain(FILLERS[name](Reading(text, "en"), what))


@pytest.mark.parametrize(
    "text",
    [
        "East opened 1C, South passed, North passed over West, then East passed and they put the cards away.",
        "Est 1F, Sud passo, Nord passo scavalcando Ovest, Est passo e tutti mettono via le carte.",
        "Est 1 treflă, Sud pas, Nord pas sărind peste Vest, Est pas și toți strâng cărțile.",
    ],
)
def test_who_called_where_a_player_was_skipped(text: str) -> None:
    assert _told(text, "player_skipped", "callers") == ["E", "S", "N", "E"]


@pytest.mark.parametrize(
    "text",
    [
        "West, the dealer, opened 1D; at that very second North put down a pass card.",
        "Ovest, di mano, apre 1Q e nello stesso momento Nord posa il cartellino del passo.",
        "Vest, dealer, deschide 1 caro și în aceeași clipă Nord pune cartonașul de pas.",
    ],
)
def test_the_call_of_another_player_at_the_same_moment(text: str) -> None:
    assert _told(text, "simultaneous_calls", "other") == "N"
    assert _told(text, "simultaneous_calls", "call") == "P"
    assert _told(text, "simultaneous_calls", "auction") == "1D"


@pytest.mark.parametrize(
    "text",
    [
        "South opened 2S as dealer, West passed, North raised to four, and East said “double three spades”.",
        "Sud apre 2 picche di mano, Ovest passa, Nord rialza a 4, Est: «contro le tre picche».",
        "Sud deschide 2 pică ca dealer, Vest pas, Nord ridică la 4, Est: „contra la trei pică”.",
    ],
)
def test_a_bid_named_with_a_double_and_a_raise_told_by_its_level(text: str) -> None:
    assert _told(text, "double_misnamed", "named") == "3S"
    assert _told(text, "double_misnamed", "auction") == "2S P 4S X"


@pytest.mark.parametrize(
    ("text", "who"),
    [
        ("East opened 1NT and South overcalled 2C. North said both majors, South had clubs.", "N"),
        ("East opened 1NT, West bid 2H. East forgot to alert the transfer.", "E"),
        ("Sud apre 1SA, Ovest 2F. Nord chiede ed Est risponde «naturale».", "E"),
        ("Est 1SA, Ovest 2C. Est non ha allertato la transfer.", "E"),
        ("Est deschide 1FA, Sud 2♦. Vest întreabă, Nord răspunde „naturală”.", "N"),
        ("Est 1FA, Vest 2 cupe. Est nu a alertat transferul.", "E"),
    ],
)
def test_who_explained_is_the_partner_of_the_caller(text: str, who: str) -> None:
    assert _told(text, "wrong_explanation", "explainer") == who


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("West psyched 1S. It is the third time he does it.", 2),
        ("West psyched 1S and has never done it before.", 0),
        ("Ovest apre 1P psichica. Nel registro ci sono già due psichiche sue.", 2),
        ("Ovest apre 1P psichica: non l'aveva mai fatto.", 0),
        ("Vest deschide psihic 1 pică. În registru mai sunt două psihice ale lui.", 2),
        ("Vest deschide psihic 1 pică: n-a mai făcut asta.", 0),
    ],
)
def test_how_often_before(text: str, count: int) -> None:
    assert _told(text, "psychic_call", "earlier") == count


@pytest.mark.parametrize(
    "text",
    [
        "South declares 4S, West is on lead. South may require a heart or forbid a heart.",
        "Sud gioca 4P, attacca Ovest. Sud può imporre cuori o vietare cuori.",
        "Sud joacă 4 pici, Vest e la atac. Sud poate cere cupă sau poate interzice cupa.",
    ],
)
def test_the_lead_that_may_be_required_or_forbidden(text: str) -> None:
    assert _told(text, "restricted_lead_due", "player") == "W"
    assert _told(text, "restricted_lead_due", "may_require") == ["H"]
    assert _told(text, "restricted_lead_due", "may_forbid") == ["H"]


@pytest.mark.parametrize(
    "text",
    [
        "North and East took their cards out, and North has looked at his; the others have not.",
        "Nord ed Est hanno tirato fuori le carte, Nord le ha anche guardate; gli altri due no.",
        "Nord și Est și-au scos cărțile, Nord s-a și uitat la ele; ceilalți nu.",
    ],
)
def test_who_took_his_cards_and_who_looked(text: str) -> None:
    assert _told(text, "which_period", "taken") == ["N", "E"]
    assert _told(text, "which_period", "looked") == ["N"]


@pytest.mark.parametrize(
    "text",
    [
        "South 1H, West 2C, North pass, East doubled his own partner! South called next: 2H.",
        "Sud 1C, Ovest 2F, Nord passo, Est contra il proprio compagno. Sud ha già detto 2C.",
        "Sud 1 cupă, Vest 2 trefle, Nord pas, Est își contrează propriul partener. Sud a zis deja 2 cupe.",
    ],
)
def test_whether_the_next_player_called_over_it(text: str) -> None:
    assert _told(text, "inadmissible_double", "lho_acted") is True


@pytest.mark.parametrize(
    ("text", "what", "name", "value"),
    [
        (
            "West asks what 2D means, only for his partner's benefit.",
            "review_or_explanation_asked",
            "purpose",
            "partner",
        ),
        (
            "Ovest chiede cosa significa 2Q a beneficio del compagno.",
            "review_or_explanation_asked",
            "purpose",
            "partner",
        ),
        ("Vest întreabă ce înseamnă 2♦ în folosul partenerului.", "review_or_explanation_asked", "purpose", "partner"),
        ("North had to pass for the rest of the auction.", "call_by_player_who_must_pass", "how_long", "rest"),
        ("Nord doveva passare una sola volta.", "call_by_player_who_must_pass", "how_long", "once"),
        ("Nord trebuia să paseze tot restul licitației.", "call_by_player_who_must_pass", "how_long", "rest"),
        ("Both bids were natural.", "insufficient_bid", "artificial", False),
        ("Voleva fare la Stayman.", "insufficient_bid", "artificial", True),
        ("Totul natural.", "insufficient_bid", "artificial", False),
        ("East opened the opponents' convention card.", "card_consulted", "looked_at", "opponents_card"),
        ("Est apre la convention card degli avversari.", "card_consulted", "looked_at", "opponents_card"),
        ("Est deschide fișa adversarilor.", "card_consulted", "looked_at", "opponents_card"),
        ("South has said nothing so far.", "partner_explanation_wrong", "corrected_already", False),
        ("Sud ha scosso la testa.", "partner_explanation_wrong", "corrected_already", True),
        ("Sud n-a zis nimic.", "partner_explanation_wrong", "corrected_already", False),
        ("Their card confirms the explanation.", "mistaken_explanation_or_call", "evidence_of_agreement", True),
        ("Sulla carta non c'è scritto niente.", "mistaken_explanation_or_call", "evidence_of_agreement", False),
        ("Fișa nu zice nimic.", "mistaken_explanation_or_call", "evidence_of_agreement", False),
        ("It depends on which of them bids it.", "illegal_understanding", "breach", "differs_by_player"),
        ("Una convenzione vietata in questo torneo.", "illegal_understanding", "against_regulations", True),
        ("Convenție interzisă la acest turneu.", "illegal_understanding", "breach", "not_permitted"),
        ("Is 2H comparable?", "comparable_call", "comparable", None),
        ("Non è comparabile.", "comparable_call", "comparable", False),
    ],
)
def test_answers_in_so_many_words(text: str, what: str, name: str, value: object) -> None:
    assert _told(text, what, name) == value


@pytest.mark.parametrize(
    ("text", "auction"),
    [
        ("West, North, East: pass. South opens 1H, West pass, North pass.", "P P P 1H P P"),
        ("Ovest, Nord, Est, nell'ordine: passo. Sud apre 1C, Ovest passo, Nord passo.", "P P P 1H P P"),
        ("Vest, Nord, Est, pe rând: pas. Sud deschide o cupă, Vest pas, Nord pas.", "P P P 1H P P"),
        ("East redoubles! Dealer North 1H, pass, 4H, pass, pass, redouble.", "1H P 4H P P XX"),
        ("Est surcontra! Dealer Nord: 1C, passo, 4C, passo, passo, surcontro.", "1H P 4H P P XX"),
        ("Vest a recontrat! Adică: Est începe cu 1FA, Sud zice pas, Vest recontra.", "1NT P XX"),
        ("South 1H, North 4H, and it was passed out.", "1H P 4H P P P"),
        ("1SA (Sud, dealer) - passo - 2F.", "1NT P 2C"),
        ("Sud deschide cu pas, Vest la fel.", "P P"),
    ],
)
def test_passes_told_together_and_an_auction_told_twice(text: str, auction: str) -> None:
    assert _told(text, "is_auction_over", "auction") == auction


@pytest.mark.parametrize(
    ("text", "sentences"),
    [
        ("Board n. 9. NS have 47.5 on the rest; EW 40.", ["Board n. 9.", "NS have 47.5 on the rest;", "EW 40."]),
        ("Mano n. 9, NS hanno 47.5. Si gioca?", ["Mano n. 9, NS hanno 47.5.", "Si gioca?"]),
        ("Dona nr. 9, NS au 47.5. Se joacă?", ["Dona nr. 9, NS au 47.5.", "Se joacă?"]),
    ],
)
def test_a_point_in_a_number_ends_no_sentence(text: str, sentences: list[str]) -> None:
    reading = Reading(text, "en")
    assert list(reading.texts) == sentences
    story = reading.story
    points = [at for at, token in enumerate(story.tokens[:-1]) if token.text == "."]
    inside = [at for at in points if story.sentence(at) == story.sentence(at + 1)]
    assert inside
    assert all(story.clause(at) == story.clause(at + 1) for at in inside)
