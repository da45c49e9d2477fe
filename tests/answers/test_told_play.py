"""What a story tells of the play and of what was chosen, in three languages."""

from typing import Any

import pytest

from arbitro.answers.hearing.filling import FILLERS, plain
from arbitro.answers.hearing.reading import Reading


def _told(text: str, what: str, name: str) -> Any:
    return plain(FILLERS[name](Reading(text, "en"), what))


@pytest.mark.parametrize(
    ("text", "demand", "suit"),
    [
        ("West is declarer. South led out of turn; West refused and made North lead a diamond.", "require", "D"),
        ("Dichiara Ovest. Sud attacca fuori turno; Ovest rifiuta e vuole da Nord un attacco a quadri.", "require", "D"),
        ("Declarant Nord. Est joacă peste rând; Nord nu acceptă și cere pică de la Vest.", "require", "S"),
        ("West is declarer. South led out of turn; North may lead anything except a club.", "forbid", "C"),
        ("Dichiara Ovest. Sud attacca fuori turno; Nord può giocare tutto tranne fiori.", "forbid", "C"),
        ("Declarant Vest. Sud atacă peste rând; Nord poate ataca orice în afară de treflă.", "forbid", "C"),
    ],
)
def test_a_suit_that_declarer_wants_led_or_not(text: str, demand: str, suit: str) -> None:
    assert _told(text, "lead_out_of_turn", "demand") == demand
    assert _told(text, "lead_out_of_turn", "demanded_suit") == suit


@pytest.mark.parametrize(
    "text",
    [
        "North gave up the last two tricks, but the queen was high and that trick he could not lose.",
        "Nord ha ceduto le ultime due prese, ma quella presa non la poteva perdere.",
        "Nord a cedat ultimele două levate, dar levata aia nu o putea pierde.",
    ],
)
def test_of_two_tricks_given_up_one_is_wanted(text: str) -> None:
    assert _told(text, "concession_cancelled", "tricks_wanted") == 1


@pytest.mark.parametrize(
    "text",
    [
        "They appeal 25 minutes after the scores went up.",
        "Fanno appello 25 minuti dopo che è uscito il punteggio.",
        "Fac apel la 25 de minute după afișarea scorurilor.",
    ],
)
def test_minutes_since_the_score(text: str) -> None:
    assert _told(text, "appeal_requested", "minutes_since_score") == 25
