"""What a story tells of information, explanations and conduct, in three languages."""

from typing import Any

import pytest

from arbitro.answers.hearing.facts.filling import FILLERS, plain
from arbitro.answers.hearing.reading import Reading

UI, MI, OTHER = "unauthorised_information", "wrong_explanation", "information_from_other_source"
OWN, MISTAKEN, PARTNER = "own_explanation_wrong", "mistaken_explanation_or_call", "partner_explanation_wrong"
AWARE, CARD, MISLED = "could_have_been_aware", "card_consulted", "opponent_misled"


def _told(text: str, what: str, name: str) -> Any:
    return plain(FILLERS[name](Reading(text, "en"), what))


@pytest.mark.parametrize(
    ("text", "name", "value"),
    [
        ("West asked “are those REALLY clubs?” and passed.", "ui_event", "question"),
        ("South passed in a tenth of a second.", "ui_event", "speed"),
        ("Sud ha passato in un decimo di secondo.", "ui_event", "speed"),
        ("Sud a zis „o PICĂ!!!”", "ui_event", "emphasis"),
        ("I found that passing was a logical alternative.", "logical_alternative", True),
        ("Passing was not a logical alternative.", "logical_alternative", False),
        ("Was passing a logical alternative?", "logical_alternative", None),
        ("N/S say that passing was a logical alternative.", "logical_alternative", None),
        ("Il passo era alternativa logica.", "logical_alternative", True),
        ("Pasul era o alternativă logică.", "logical_alternative", True),
        ("The pause demonstrably suggested 4H.", "suggested", True),
        ("La pausa suggeriva di agire.", "suggested", True),
        ("Ezitarea arăta clar spre 5♦.", "suggested", True),
    ],
)
def test_information_from_partner(text: str, name: str, value: object) -> None:
    assert _told(text, UI, name) == value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("South heard at the bar that everyone had +1430 on board 9.", "result_heard"),
        ("South heard the next table say: “diamonds were five nil.”", "remark_heard"),
        ("On his way back South saw a dummy at table 5.", "cards_at_other_table"),
        ("South opened the score sheet of board 9 by mistake.", "score_sheet"),
        ("Sud ha visto le carte di Nord al tavolo 5.", "cards_at_other_table"),
        ("Sud ha sentito dire «nel 12 bastava uscire a picche».", "remark_heard"),
        ("Sud a auzit „dona 9, șase fără una”.", "result_heard"),
        ("Sud a deschis din greșeală foaia de scor.", "score_sheet"),
    ],
)
def test_information_from_elsewhere(text: str, value: str) -> None:
    assert _told(text, OTHER, "what_was_learned") == value


@pytest.mark.parametrize(
    ("text", "what", "name", "value"),
    [
        ("North told them 2C was natural; on that basis West passed.", OWN, "acted_on_it", "call"),
        ("Declarer had taken a finesse on the strength of it.", OWN, "acted_on_it", "play"),
        ("Both say they would have passed either way.", OWN, "acted_on_it", "nothing"),
        ("Sud su questa base passa.", OWN, "acted_on_it", "call"),
        ("Sud a pasat pe treaba asta.", OWN, "acted_on_it", "call"),
        ("Adversarii n-au făcut nimic diferit.", OWN, "acted_on_it", "nothing"),
        ("Before anyone led he saw it and called the director at once.", OWN, "realised", "before_play"),
        ("Before anyone led he saw it and called the director at once.", OWN, "called_in_time", True),
        ("At trick three he saw it and called the director.", OWN, "realised", "play"),
        ("West explained 2D as diamonds; on their card it is hearts.", MI, "evidence_of_agreement", False),
        ("West did not alert 2D, which on their card is hearts.", MI, "evidence_of_agreement", None),
        ("Their card says so too: North misbid.", MISTAKEN, "evidence_of_agreement", True),
        ("Their card says so too: North misbid.", MISTAKEN, "meaning_established", True),
        ("Did North misbid?", MISTAKEN, "evidence_of_agreement", None),
        ("Carta muta, appunti niente.", MISTAKEN, "meaning_established", False),
        ("Nord ha detto la verità, si è confuso Sud a dichiarare.", MISTAKEN, "evidence_of_agreement", True),
        ("Explicația era bună și Nord a licitat aiurea.", MISTAKEN, "evidence_of_agreement", True),
        ("Nici foaie, nici notițe.", MISTAKEN, "meaning_established", False),
        ("My partner told them clubs; for us it is both majors.", PARTNER, "explanation_was_right", False),
        ("I have not said a word.", PARTNER, "corrected_already", False),
        ("Non ne ho fatto parola.", PARTNER, "corrected_already", False),
        ("N-am corectat nimic.", PARTNER, "corrected_already", False),
    ],
)
def test_what_came_of_an_explanation(text: str, what: str, name: str, value: object) -> None:
    assert _told(text, what, name) == value


@pytest.mark.parametrize(
    ("text", "what", "name", "value"),
    [
        ("He could well have known that it would hurt us.", AWARE, "could_have_been_aware", True),
        ("Could he have known? He could have known?", AWARE, "could_have_been_aware", None),
        ("E/W say he could have known it.", AWARE, "could_have_been_aware", None),
        ("Poteva benissimo sapere che ci danneggiava.", AWARE, "could_have_been_aware", True),
        ("Putea să-și dea seama.", AWARE, "could_have_been_aware", True),
        ("They got a top out of it.", AWARE, "os_gained", True),
        ("West had nothing to think about.", MISLED, "bridge_reason", False),
        ("Vest n-avea la ce să se gândească.", MISLED, "bridge_reason", False),
        ("North read his own system card; nobody had asked.", CARD, "looked_at", "own_card"),
        ("North read his own system card; nobody had asked.", CARD, "answering_question", False),
        ("Nord a citit propria foaie de sistem, fără să-i fie rândul.", CARD, "own_turn", False),
        ("Our regulations forbid it.", "illegal_understanding", "breach", "not_permitted"),
        ("Il regolamento lo vieta.", "illegal_understanding", "against_regulations", True),
        ("Regulamentul interzice asta.", "illegal_understanding", "against_regulations", True),
        ("His partner had no more clue than I did.", "psychic_call", "partner_expected_it", False),
        ("Sud ormai se l'aspetta.", "psychic_call", "partner_expected_it", True),
        ("East roared at me across the room.", "conduct_breached", "conduct", "rude_summons"),
        ("Est fa il pollice in su al compagno.", "conduct_breached", "conduct", "approval"),
        ("Sud scoate deja cartea din evantai.", "conduct_breached", "conduct", "card_detached"),
        ("He left the room, there was no need for it.", "room_left", "left_needlessly", True),
        ("È uscito per un motivo serissimo.", "room_left", "left_needlessly", False),
        ("He revoked once by mistake and then again on purpose.", "deliberate_infraction", "intended", True),
    ],
)
def test_understandings_and_conduct(text: str, what: str, name: str, value: object) -> None:
    assert _told(text, what, name) == value
