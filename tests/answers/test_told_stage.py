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
        ("East thought for a minute over 3S and passed. It made no difference, make it 4D.", None),
        ("East thought for a minute over 3S and passed. When we had finished bidding, South called.", None),
        ("When we had finished, South said that East had thought for a minute over 3S.", True),
        ("East thought for a minute over 3S. The cards were back in the board.", None),
        ("Est ha pensato un minuto sul 3P; gli è caduto il fante.", None),
        ("Est ha pensato un minuto sul 3P. Quando avevamo finito la licita mi hanno chiamato.", None),
        ("Est ha pensato un minuto sul 3P. Carte nel board.", None),
        ("Est s-a gândit un minut peste 3♠; i-a căzut valetul.", None),
        ("Est s-a gândit un minut peste 3♠. După ce s-a terminat licitația m-au chemat.", None),
        ("Est s-a gândit un minut peste 3♠. Cărțile erau înapoi în etui.", None),
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


@pytest.mark.parametrize(
    ("text", "what", "over"),
    [
        ("North revoked at trick 3 in hearts. The hand is not yet played out.", "unauthorised_information", False),
        (
            "East gave the wrong meaning at trick 3, he should have waited until the end of play.",
            "attention_drawn",
            False,
        ),
        ("West said nothing until the hand had ended.", "unauthorised_information", True),
        (
            "East hesitated; we're still at trick four. It will be looked at when the hand is over.",
            "psychic_call",
            False,
        ),
        ("Do we call you when the hand is over?", "psychic_call", None),
        ("When the hand was over, we asked: was that a psyche?", "psychic_call", True),
        ("North asked to see the trick at trick 5. East is declarer.", "trick_inspected", False),
        ("The hand was over when South asked to see the tricks.", "trick_inspected", True),
        ("The trick was over when South asked to see it.", "trick_inspected", None),
        ("Dummy asked East whether he had a club.", "dummy_acted", False),
        (
            "North heard the score of board 9 at another table; nobody has bid it yet.",
            "information_from_other_source",
            False,
        ),
        ("North heard the score of board 9. The hand is over now.", "information_from_other_source", True),
        ("Ovest ha esitato. Non abbiamo ancora finito di giocare.", "unauthorised_information", False),
        ("Ovest non ha detto niente fino alla fine del gioco.", "unauthorised_information", True),
        ("Est ha passato dopo un minuto; siamo ancora alla quarta presa.", "psychic_call", False),
        ("Sud vuole rivedere la presa, la mano era finita.", "trick_inspected", True),
        ("Ovest ha sentito il risultato del board 9; nessuno ha dichiarato.", "information_from_other_source", False),
        ("Vest a ezitat. Dona nu s-a terminat.", "unauthorised_information", False),
        ("Vest n-a așteptat până la sfârșitul donei.", "unauthorised_information", False),
        ("Vest n-a spus nimic până la sfârșitul donei.", "unauthorised_information", True),
        ("Est a pasat după un minut; suntem încă la levata a patra.", "psychic_call", False),
        ("Est a licitat ciudat. Mai sunt șase levate.", "psychic_call", False),
        ("Vest a auzit rezultatul donei 9; nimeni n-a licitat încă.", "information_from_other_source", False),
    ],
)
def test_an_end_that_is_denied_or_waited_for_has_not_come(text: str, what: str, over: bool | None) -> None:
    assert _told(text, what, "play_over") is over


@pytest.mark.parametrize(
    "text",
    [
        "South plays 4H. West's lead is still face down on the table.",
        "South plays 4H. North put it right before the lead was turned.",
        "Sud gioca 4C. L'attacco di Ovest è sul tavolo ancora coperto.",
        "Sud joacă 4♥. Atacul lui Vest e pe masă cu fața în jos.",
        "Sud joacă 4♥. Nu s-a întors încă atacul.",
    ],
)
def test_a_lead_that_lies_face_down_is_not_faced(text: str) -> None:
    assert _told(text, "wrong_explanation", "lead_faced") is False


@pytest.mark.parametrize(
    "text",
    [
        "West revoked at trick 3; the next trick was not yet led to.",
        "West revoked at trick 3, his card face down.",
        "Ovest ha fatto renonce alla terza presa, la carta ancora coperta.",
        "Vest a renonsat la levata 3, cartea stă pe spate.",
    ],
)
def test_a_trick_that_lies_face_down_is_no_lead(text: str) -> None:
    assert _told(text, "revoke_noticed", "lead_faced") is True
