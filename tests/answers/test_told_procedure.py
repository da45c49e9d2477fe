"""What a story tells of procedure: the director, times, hands, appeals; in three languages."""

from typing import Any

import pytest

from arbitro.answers.hearing.facts.filling import FILLERS, plain
from arbitro.answers.hearing.reading import Reading


def _told(text: str, what: str, name: str) -> Any:
    return plain(FILLERS[name](Reading(text, "en"), what))


@pytest.mark.parametrize(
    ("what", "name", "text", "value"),
    [
        ("card_taken_back", "director_had_ruled", "He put it back while I was on my way.", False),
        ("card_taken_back", "director_had_ruled", "L'ha ripresa e io non ero ancora arrivato.", False),
        ("card_taken_back", "director_had_ruled", "A luat-o înapoi până să ajung eu.", False),
        ("card_taken_back", "director_had_ruled", "He put it back.", False),
        ("card_taken_back", "director_had_ruled", "The director had said that it stays; he put it back.", True),
        ("card_taken_back", "director_had_ruled", "L’arbitro aveva già deciso, e lui l’ha rimessa in mano.", True),
        ("card_taken_back", "director_had_ruled", "L’ha rimessa in mano prima che arrivasse l’arbitro.", False),
        ("premature_correction", "director_had_ruled", "Arbitrul decisese deja, și apoi a schimbat-o.", True),
        ("premature_correction", "director_had_ruled", "A schimbat-o singur în 2♥.", False),
        ("card_taken_back", "director_had_ruled", "West had already told him what it meant; he put it back.", False),
        ("card_taken_back", "director_had_ruled", "Gliel’avevo già detto al compagno; l’ha rimessa in mano.", False),
        ("card_taken_back", "director_had_ruled", "Îi spusesem deja partenerului; a luat-o înapoi.", False),
        ("rectification_without_director", "in_time", "The score can still be corrected.", True),
        ("rectification_without_director", "in_time", "Il punteggio non si può più cambiare.", False),
        ("rectification_without_director", "in_time", "Scorul se mai poate schimba.", True),
        ("non_offender_acted_first", "right_forfeited", "I ruled that South had lost his right.", True),
        ("non_offender_acted_first", "right_forfeited", "Sud non ha perso il diritto.", False),
        ("non_offender_acted_first", "right_forfeited", "Sud și-a pierdut dreptul.", True),
        ("choice_after_irregularity", "options_explained", "I gave her two of the five options.", False),
        ("choice_after_irregularity", "options_explained", "Gli ho elencato tutte le strade.", True),
        ("choice_after_irregularity", "options_explained", "I-am zis doar că poate accepta.", False),
        ("boards_not_moved", "other_instruction", "I had asked East to carry the boards.", True),
        ("boards_not_moved", "other_instruction", "I had asked North to carry the boards.", None),
        ("board_misdealt", "begun_elsewhere", "No other table has had this board.", False),
        ("board_misdealt", "begun_elsewhere", "Agli altri tavoli nessuno l'ha cominciato.", False),
        ("board_misdealt", "begun_elsewhere", "La alte mese nu l-a început nimeni.", False),
        ("wrong_board_played", "played_before", "None of them had ever seen it.", False),
        ("wrong_board_played", "played_before", "Nord-Sud l'avevano già incontrato.", True),
        ("missing_card", "failed_to_play_it", "Nobody had led a heart.", False),
        ("missing_card", "failed_to_play_it", "A fiori ha sempre risposto.", False),
        ("missing_card", "failed_to_play_it", "The card was on the floor.", None),
        ("cards_touched", "plays_from_dummy", "North is declarer and East fingered dummy's cards.", False),
        ("regulation_against_law", "regulation_conflicts", "That rule is contrary to the Laws.", True),
        ("regulation_against_law", "regulation_conflicts", "La norma contrasta con il codice.", True),
        ("regulation_against_law", "regulation_conflicts", "Regula nu contrazice codul.", False),
        ("procedural_offence", "penalise", "I gave him a penalty.", True),
        ("procedural_offence", "penalise", "L'ho solo ripreso.", False),
        ("procedural_offence", "penalise", "Nu l-am penalizat.", False),
        ("appeal_requested", "partner_concurrence", "My partner says no way.", "refuses"),
        ("appeal_requested", "partner_concurrence", "Ricorriamo, io e pure il compagno.", "concurs"),
        ("appeal_requested", "partner_concurrence", "Partenera nu vrea.", "refuses"),
        ("appeal_decided", "merit", "They found not a shred of merit in it.", False),
        ("appeal_decided", "merit", "Il ricorso era privo di merito.", False),
        ("scored_wrong", "correction_period_over", "It is 45 minutes since, and the limit is 30 minutes.", True),
        ("scored_wrong", "correction_period_over", "Au trecut 12 minute, limita e de 30 de minute.", False),
        ("ruling_requested", "request_in_time", "Sono passati 20 minuti, il limite è di 30 minuti.", True),
        ("further_appeal", "notice_minutes", "The event was over at 6:10, the notice was in at 6:40.", 30),
        ("further_appeal", "lodged_minutes", "Il ricorso vero e proprio è arrivato dopo 2 ore.", 120),
        ("scored_wrong", "result", "North made 3NT on the nose, it was typed in as one down.", "3NT N ="),
        ("scored_wrong", "result", "One of the two is wrong: 3NT by East, plus one.", "3NT E +1"),
        ("scored_wrong", "result", "A apărut 1FA în loc de 3FA Vest, realizat.", "3NT W ="),
        ("hand_met_again", "differs", "He opened 1D on it, and now 1NT.", True),
        ("hand_met_again", "differs", "He opened 1D on it, and now 1D.", None),
    ],
)  # fmt: skip
def test_what_is_told_of_procedure(what: str, name: str, text: str, value: Any) -> None:
    assert _told(text, what, name) == value


@pytest.mark.parametrize(
    ("text", "counts"),
    [
        ("E counts 14 cards. W 12. NS 13 each.", (13, 14, 13, 12)),
        ("Est ha 14 carte. A Ovest ne mancava una, 13 gli altri due.", (13, 14, 13, 12)),
        ("Vest are 14 cărți și Est 12 — așa s-a împărțit. Nord și Sud câte 13.", (13, 12, 13, 14)),
    ],
)
def test_how_many_cards_each_of_them_holds(text: str, counts: tuple[int, ...]) -> None:
    told = tuple(_told(text, "wrong_number_of_cards", name) for name in ("north", "east", "south", "west"))
    assert told == counts
