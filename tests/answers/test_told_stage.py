"""How far a board had come when something happened, in three languages."""

from typing import Any

import pytest

from arbitro.answers.hearing.facts.filling import FILLERS, plain
from arbitro.answers.hearing.reading import Reading


def _told(text: str, what: str, name: str) -> Any:
    return plain(FILLERS[name](Reading(text, "en"), what))


@pytest.mark.parametrize(
    ("text", "over"),
    [
        ("East thought for a minute over 3S and passed, West bid 4D. One down.", True),
        ("East thought for a minute over 3S and passed, West bid 4D, and that was plus 130.", True),
        ("East thought for a minute over 3S and passed, West bid 4D. Ten tricks.", True),
        ("East thought for a minute over 3S and passed, West bid 4D. It would have gone one down.", None),
        ("East thought for a minute over 3S and passed, West bid 4D. At the other table it went one down.", None),
        ("East thought for a minute over 3S and passed, West bid 4D. The hand is still being played.", False),
        ("Est ha pensato un minuto sul 3P, poi passo, e Ovest 4Q. Una sotto.", True),
        ("Est ha pensato un minuto sul 3P, poi passo, e Ovest 4Q: contratto battuto.", True),
        ("Est ha pensato un minuto sul 3P, poi passo, e Ovest 4Q. Sarebbe stata una sotto.", None),
        ("Est ha pensato un minuto sul 3P, poi passo, e Ovest 4Q. Si gioca ancora.", False),
        ("Est s-a gândit un minut peste 3♠, pas, iar Vest 4♦. Am căzut una.", True),
        ("Est s-a gândit un minut peste 3♠, pas, iar Vest 4♦. Contractul a ieșit.", True),
        ("Est s-a gândit un minut peste 3♠, pas, iar Vest 4♦. Încă se joacă.", False),
    ],
)
def test_a_result_says_that_the_play_is_over(text: str, over: bool | None) -> None:
    assert _told(text, "unauthorised_information", "play_over") is over


@pytest.mark.parametrize(
    ("text", "faced", "over"),
    [
        ("West misexplained 2D. Before North led he put it right.", False, False),
        ("West misexplained 2D. All passed, and nobody has led yet.", False, False),
        ("West misexplained 2D. The lead had already been turned over.", True, None),
        ("West misexplained 2D. South has led face down.", False, False),
        ("Ovest ha spiegato male il 2Q. Prima che Nord attaccasse si è corretto.", False, False),
        ("Ovest ha spiegato male il 2Q. Licita chiusa, attacco coperto.", False, False),
        ("Ovest ha spiegato male il 2Q. L'attacco era già stato girato.", True, None),
        ("Vest a explicat greșit 2♦. Licitația e gata, n-a atacat încă nimeni.", False, False),
        ("Vest a explicat greșit 2♦. Atacul e cu fața în jos.", False, False),
        ("Vest a explicat greșit 2♦. Atacul fusese întors.", True, None),
    ],
)
def test_between_the_auction_and_the_lead(text: str, faced: bool, over: bool | None) -> None:
    assert _told(text, "wrong_explanation", "lead_faced") is faced
    assert _told(text, "wrong_explanation", "play_over") is over
    assert _told(text, "wrong_explanation", "auction_ended") is True


@pytest.mark.parametrize(
    "text",
    [
        "North explained 2D wrongly. South has not bid since, and East now wants to double instead of passing.",
        "Nord ha spiegato male il 2Q. Sud non ha ancora parlato ed Est vuole cambiare il passo in contro.",
        "Nord a explicat greșit 2♦. Licitația merge încă și Est vrea contra în loc de pas.",
    ],
)
def test_a_call_that_may_be_changed_leaves_the_auction_open(text: str) -> None:
    for name in ("auction_ended", "lead_faced", "play_over"):
        assert _told(text, "wrong_explanation", name) is False


@pytest.mark.parametrize(
    ("text", "what", "over"),
    [
        ("At trick four South remembered that he had explained 2C wrongly.", "own_explanation_wrong", False),
        ("Alla quarta presa Sud si ricorda di aver spiegato male il 2F.", "own_explanation_wrong", False),
        ("Pe la levata a patra Sud și-a amintit că explicase greșit 2♣.", "own_explanation_wrong", False),
        ("West revoked at trick 4 and the defence won two tricks after it.", "revoke_established", True),
        ("Do I speak now or after the hand? Nobody has led.", "partner_explanation_wrong", False),
        ("Licitația s-a încheiat, joacă Nord. Când trebuie să spun?", "partner_explanation_wrong", None),
        ("South heard that board 9 went one down at table 3.", "information_from_other_source", None),
    ],
)
def test_what_the_trick_or_a_question_says_of_the_play(text: str, what: str, over: bool | None) -> None:
    assert _told(text, what, "play_over") is over
