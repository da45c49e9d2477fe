"""What people say at the table leads to the right event: in three languages, with words of their own."""

import pytest

from arbitro.answers.entries import event_forms
from arbitro.answers.hearing import hear
from arbitro.answers.search import tongue
from arbitro.book.edition import ALL, E2017
from arbitro.book.writing import folded
from arbitro.laws.case.procedure import procedures
from arbitro.words import LANGUAGES

STORIES = {
    "en": [
        ("she revoked on trick 3 and it was noticed at trick 5", "revoke_established"),
        ("West showed out of hearts but had one more heart, we found it two tricks later", "revoke_established"),
        ("East ruffed a diamond and then we saw she still had a diamond", "failed_to_follow_suit"),
        ("he revoked but corrected it at once", "revoke_to_be_corrected"),
        ("North bid 1H over 1S", "insufficient_bid"),
        ("my opponent's bid is not high enough", "insufficient_bid"),
        ("East opened 1NT but South was the dealer, out of turn", "call_out_of_rotation"),
        ("pass out of turn by West", "pass_out_of_rotation"),
        ("he pulled the wrong bidding card and wants to change it", "change_of_call"),
        ("the wrong defender made the opening lead face up", "opening_lead_out_of_turn"),
        ("declarer led from dummy but the lead was in his hand", "declarer_led_out_of_turn"),
        ("a defender dropped the king of spades on the table, face up", "defender_exposed_card"),
        ("declarer dropped two cards", "declarer_exposed_cards"),
        ("a card fell face up during the bidding", "card_exposed_in_auction"),
        ("long hesitation by West, then pass, and East bid four spades", "unauthorised_information"),
        ("they did not alert two clubs", "wrong_explanation"),
        ("the explanation of 2D was wrong", "wrong_explanation"),
        ("declarer claimed and West disagrees", "claim_contested"),
        ("declarer claims the rest without saying how", "tricks_claimed"),
        ("she conceded a trick that she could not lose", "concession_cancelled"),
        ("North has fourteen cards and South twelve", "wrong_number_of_cards"),
        ("West has only twelve cards", "missing_card"),
        ("dummy played a card that declarer did not call", "dummy_misplayed_card"),
        ("declarer said just 'heart' from dummy", "incomplete_designation"),
        ("two players bid at the same time", "simultaneous_calls"),
        ("he doubled his own partner's bid", "inadmissible_double"),
        ("they played the wrong board against us", "wrong_board_played"),
        ("someone was rude and shouted at the opponents", "conduct_breached"),
        ("he opened a psychic 1S with two points", "psychic_call"),
        ("a kibitzer said something about the play", "spectator_interfered"),
        ("we want to appeal the ruling", "appeal_requested"),
        ("the score was entered wrongly", "scored_wrong"),
        ("defender played before his partner, out of turn", "premature_play"),
        ("East wants to take back the card that he played", "card_retracted"),
        ("he heard the result of board 7 at another table", "information_from_other_source"),
    ],
    "it": [
        ("ha fatto renonce alla terza presa e se ne sono accorti alla quinta", "revoke_established"),
        ("Est non ha risposto a colore, aveva ancora una quadri", "failed_to_follow_suit"),
        ("Nord ha detto 1 cuori sopra 1 picche, licita insufficiente", "insufficient_bid"),
        ("Ovest è passato fuori turno", "pass_out_of_rotation"),
        ("ha aperto Est ma il distributore era Sud, fuori turno", "call_out_of_rotation"),
        ("ha attaccato il difensore sbagliato", "opening_lead_out_of_turn"),
        ("il dichiarante ha giocato dal morto ma doveva giocare dalla mano", "declarer_led_out_of_turn"),
        ("a un difensore è caduto il re di picche sul tavolo", "defender_exposed_card"),
        ("al dichiarante è caduta una carta", "declarer_exposed_cards"),
        ("è caduta una carta durante la licitazione", "card_exposed_in_auction"),
        ("ha esitato a lungo, poi è passato, e il compagno ha licitato 4 picche", "unauthorised_information"),
        ("non hanno allertato il 2 fiori", "wrong_explanation"),
        ("la spiegazione del 2 quadri era sbagliata", "wrong_explanation"),
        ("il dichiarante ha chiesto il resto e l'avversario contesta", "claim_contested"),
        ("ha concesso una presa che non poteva perdere", "concession_cancelled"),
        ("Nord ha quattordici carte", "wrong_number_of_cards"),
        ("manca una carta nella mano di Ovest", "missing_card"),
        ("ha preso il cartellino sbagliato e vuole cambiare la licita", "change_of_call"),
        ("il morto ha giocato una carta diversa da quella chiamata", "dummy_misplayed_card"),
        ("hanno giocato il board sbagliato", "wrong_board_played"),
        ("è stato maleducato con l'avversario", "conduct_breached"),
        ("il risultato è stato inserito sbagliato", "scored_wrong"),
        ("vogliono fare ricorso contro la decisione", "appeal_requested"),
        ("ha contrato la licita del proprio compagno", "inadmissible_double"),
    ],
    "ro": [
        ("a făcut renonsă la levata a treia și s-a observat la a cincea", "revoke_established"),
        ("Est nu a dat la culoare deși avea caro", "failed_to_follow_suit"),
        ("Nord a licitat o cupă peste o pică, anunț insuficient", "insufficient_bid"),
        ("Vest a pasat peste rând", "pass_out_of_rotation"),
        ("Est a deschis peste rând", "call_out_of_rotation"),
        ("a atacat apărătorul greșit", "opening_lead_out_of_turn"),
        ("declarantul a jucat de la mort, dar levata fusese luată în mână", "declarer_led_out_of_turn"),
        ("unui apărător i-a căzut riga de pică pe masă", "defender_exposed_card"),
        ("declarantul a scăpat o carte cu fața în sus", "declarer_exposed_cards"),
        ("a căzut o carte în timpul licitației", "card_exposed_in_auction"),
        ("a ezitat mult, apoi a pasat, și partenerul a licitat patru pică", "unauthorised_information"),
        ("nu au alertat două trefle", "wrong_explanation"),
        ("explicația a fost greșită", "wrong_explanation"),
        ("declarantul a revendicat și adversarul contestă", "claim_contested"),
        ("a concedat o levată pe care nu o putea pierde", "concession_cancelled"),
        ("Nord are paisprezece cărți", "wrong_number_of_cards"),
        ("lui Vest îi lipsește o carte", "missing_card"),
        ("a scos cartonașul greșit și vrea să-l schimbe", "change_of_call"),
        ("mortul a jucat altă carte decât cea cerută", "dummy_misplayed_card"),
        ("au jucat dona greșită", "wrong_board_played"),
        ("a țipat la adversari, foarte nepoliticos", "conduct_breached"),
        ("scorul a fost introdus greșit", "scored_wrong"),
        ("vor să facă apel", "appeal_requested"),
    ],
}
EVERY = [(language, text, what) for language, told in STORIES.items() for text, what in told]


@pytest.mark.parametrize(("language", "text", "what"), EVERY)
def test_the_right_event_is_among_the_first_three(language: str, text: str, what: str) -> None:
    assert what in [one.what for one in hear(text, E2017, language).events[:3]]


def test_there_are_enough_stories() -> None:
    assert len(EVERY) >= 60
    assert set(STORIES) == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_own_sentence_of_every_event_leads_to_it(language: str) -> None:
    for edition in ALL:
        for one in event_forms(edition, language):
            assert one.what in [heard.what for heard in hear(one.text, edition, language).events[:2]], one.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_of_events_is_said_of_events_that_there_are(language: str) -> None:
    assert set(tongue(language).events) <= {what for what, _ in procedures()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", ["", "...", "zzzz qqqq", "\u0000", "🂡"])
def test_nothing_is_heard_where_nothing_is_said(language: str, text: str) -> None:
    assert hear(text, E2017, language).events == ()


@pytest.mark.parametrize(
    ("language", "one", "other"),
    [("en", "revoked", "REVOKE"), ("it", "attaccò", "attacco"), ("ro", "renonsă", "RENONSA"), ("en", "led", "leads")],
)
def test_forms_of_a_word_are_heard_alike(language: str, one: str, other: str) -> None:
    assert tongue(language).terms(one) == tongue(language).terms(other) != ()


def test_accents_do_not_matter() -> None:
    assert folded("Levată ÎNTOARSĂ, perché") == "levata intoarsa, perche"
