"""What a story tells of boards and hands, of conduct, spectators, penalties and appeals, in three languages."""

from typing import Any

import pytest

from arbitro.answers.hearing.facts.filling import FILLERS, plain
from arbitro.answers.hearing.reading import Reading


def _told(text: str, what: str, name: str) -> Any:
    return plain(FILLERS[name](Reading(text, "en"), what))


@pytest.mark.parametrize(
    ("text", "number", "dealer"),
    [
        ("The printed label on board 6 gives North as dealer. East should deal.", 6, "N"),
        ("Sull'astuccio n. 7 c'è scritto dealer Nord, ma doveva essere Sud.", 7, "N"),
        ("Pe etuiul numărul 9 scrie dealer Est în loc de Nord.", 9, "E"),
    ],
)
def test_the_mark_that_is_not_what_the_number_calls_for(text: str, number: int, dealer: str) -> None:
    assert _told(text, "board_marks_wrong", "number") == number
    assert _told(text, "board_marks_wrong", "marked_dealer") == dealer


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("They played board 12 instead of 16. None of the four had played it before.", False),
        ("They played board 12 instead of 16, and South had already played it.", True),
        ("Hanno giocato il 12 invece del 16. Nessuna delle due coppie lo aveva giocato prima.", False),
        ("Hanno giocato il 12 invece del 16, ma Est-Ovest l'avevano già giocato prima.", True),
        ("Au jucat etuiul 12 în loc de 16; niciuna dintre perechi nu-l jucase înainte.", False),
        ("Au jucat etuiul 12 în loc de 16, dar Sud îl mai jucase.", True),
    ],
)
def test_a_board_that_was_played_before_or_not(text: str, value: bool) -> None:
    assert _told(text, "wrong_board_played", "played_before") is value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("East and West swapped seats at half time. I hadn't allowed it.", False),
        ("East and West swapped seats at half time, with my permission.", True),
        ("Est e Ovest si sono scambiati di posto a metà seduta senza chiedere permesso.", False),
        ("Est e Ovest si sono scambiati di posto a metà seduta, ma l'avevo autorizzato io.", True),
        ("Est și Vest au făcut schimb de locuri la jumătatea sesiunii, fără voie.", False),
        ("Est și Vest au făcut schimb de locuri la jumătatea sesiunii, cu acordul meu.", True),
    ],
)
def test_a_change_of_seats_with_or_without_leave(text: str, value: bool) -> None:
    assert _told(text, "seat_changed", "seat_change_permitted") is value
    assert _told(text, "seat_changed", "same_session") is True


@pytest.mark.parametrize(
    ("text", "player", "owner"),
    [
        ("West picked up one of East's cards to see its pip.", "W", "E"),
        ("Durante il gioco Est allunga la mano e sfila a Sud una carta.", "E", "S"),
        ("Vest a pus mâna pe cărțile lui Sud în timpul jocului.", "W", "S"),
    ],
)
def test_whose_cards_were_touched_by_whom(text: str, player: str, owner: str) -> None:
    assert _told(text, "cards_touched", "player") == player
    assert _told(text, "cards_touched", "owner") == owner


@pytest.mark.parametrize(
    ("text", "by", "offender"),
    [
        ("East led out of turn and South pointed it out.", "S", "E"),
        ("Est ha detto 1F fuori turno, e l'attenzione l'ha richiamata Sud.", "S", "E"),
        ("Sud n-a servit la culoare. Est a atras atenția.", "E", "S"),
    ],
)
def test_who_drew_attention_to_what_whom_did(text: str, by: str, offender: str) -> None:
    assert _told(text, "attention_drawn", "by") == by
    assert _told(text, "attention_drawn", "offender") == offender


@pytest.mark.parametrize(
    "text",
    [
        "East's insufficient bid was withdrawn. Can West use what he learned when leading?",
        "La dichiarazione insufficiente di Est è stata ritirata. Ovest può usare l'informazione?",
        "Licitația insuficientă a lui Est a fost retrasă. Poate Vest folosi informația?",
    ],
)
def test_who_withdrew_a_call_and_who_may_use_it(text: str) -> None:
    assert _told(text, "action_withdrawn", "offender") == "E"
    assert _told(text, "action_withdrawn", "withdrawn_by") == "E"
    assert _told(text, "action_withdrawn", "user") == "W"


@pytest.mark.parametrize(
    "text",
    [
        "North has 14 cards and West 12, the other two hands were all right. Nobody has bid yet.",
        "Nord ha 14 carte e Ovest 12, gli altri regolari. Nessuno aveva ancora dichiarato.",
        "Nord are 14 cărți și Vest 12, restul corect. Nimeni nu licitase încă.",
    ],
)
def test_the_others_have_thirteen_and_nobody_has_called(text: str) -> None:
    counts = {name: _told(text, "wrong_number_of_cards", name) for name in ("north", "east", "south", "west")}
    assert counts == {"north": 14, "east": 13, "south": 13, "west": 12}
    assert _told(text, "wrong_number_of_cards", "wrong_hand_called") is False


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("NS were vulnerable.", "ns"),
        ("In zona solo Est-Ovest.", "ew"),
        ("Toată lumea în zonă.", "both"),
        ("Nobody was vulnerable.", "none"),
        ("EV nu erau vulnerabili.", None),
    ],
)
def test_who_is_vulnerable(text: str, value: str | None) -> None:
    assert _told(text, "what_is_the_score", "vulnerability") == value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("Not vulnerable. North opened 1♠.", "none"),
        ("South, not vulnerable, opened 1NT.", None),
        ("EW are red. Since they were vulnerable, North bid on.", "ew"),
        ("Nord, non vulnerabile, ha aperto 1SA.", None),
        ("Fără zonă. Nord deschide 1♠.", "none"),
        ("NS fără zonă, Nord deschide 1♠.", None),
    ],
)
def test_who_is_vulnerable_in_an_auction(text: str, value: str | None) -> None:
    assert _told(text, "insufficient_bid", "vulnerability") == value


@pytest.mark.parametrize(
    ("text", "conduct"),
    [
        ("East keeps peering at the hands of his neighbours.", "watching"),
        ("Sud guarda il telefonino mentre gli altri dichiarano.", "inattention"),
        ("Nord i-a zis partenerului că e prost.", "discourtesy"),
        (
            "West bellowed for the director.",
            "rude_summons",
        ),
    ],
)
def test_how_a_player_misbehaved(text: str, conduct: str) -> None:
    assert _told(text, "conduct_breached", "conduct") == conduct


@pytest.mark.parametrize(
    ("what", "name", "text", "value"),
    [
        ("misconduct", "measure", "I suspended West for the rest of the session.", "suspension"),
        ("misconduct", "measure", "Ho squalificato Ovest.", "disqualification"),
        ("misconduct", "measure", "L-am penalizat pe Vest cu două puncte.", "points"),
        ("spectator_interfered", "spectator_did", "A kibitzer laughed when dummy came down.", "reacted"),
        ("spectator_interfered", "spectator_did", "L'angolista gira intorno al tavolo.", "watched_hands"),
        ("spectator_interfered", "spectator_did", "Un chibiț a citat legea.", "spoke_of_fact_or_law"),
        ("unauthorised_information", "ui_event", "South doubled in a flash and North passed.", "speed"),
        ("unauthorised_information", "ui_event", "Sud non ha allertato il 2 quadri.", "missing_alert"),
        ("unauthorised_information", "ui_event", "Sud a trântit cartonașul de contra.", "emphasis"),
        ("appeal_admitted", "committee_available", "We have no committee.", False),
        ("appeal_admitted", "committee_available", "C'è una giuria.", True),
        ("appeal_admitted", "committee_available", "Nu avem comisie.", False),
        ("further_appeal_decided", "recourse_upheld", "The national authority upheld it.", True),
        ("further_appeal_decided", "recourse_upheld", "La federazione ha respinto il ricorso.", False),
        (
            "further_appeal_decided",
            "recourse_upheld",
            "Federația a judecat apelul și le-a dat dreptate jucătorilor.",
            True,
        ),
    ],
)
def test_what_is_told_in_so_many_words(what: str, name: str, text: str, value: Any) -> None:
    assert _told(text, what, name) == value


@pytest.mark.parametrize(
    ("text", "counts"),
    [
        ("South picked up 14 cards, West 12. The other two hands were thirteen.", (13, 13, 14, 12)),
        ("South never had 13 cards, only 12. Everyone else had thirteen.", (13, 13, 12, 13)),
        ("There are two aces of clubs in the pack. All of us had 13 cards.", (13, 13, 13, 13)),
        ("North has 14 cards. The other two had thirteen.", (14, None, None, None)),
        ("N 14, O 12, E 13, S 13.", (14, 13, 13, 12)),
        ("Est conta dodici carte. Le altre tre mani sono regolari.", (13, 12, 13, 13)),
        ("Mancava una carta nel mazzo vecchio, ma ne avevamo tredici a testa.", (13, 13, 13, 13)),
        ("Est are 12 cărți, restul sunt în regulă.", (13, 12, 13, 13)),
    ],
)
def test_how_many_cards_each_hand_has(text: str, counts: tuple[int | None, ...]) -> None:
    fields = ("north", "east", "south", "west")
    assert tuple(_told(text, "wrong_number_of_cards", field) for field in fields) == counts
