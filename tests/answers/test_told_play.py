"""What a story tells of the play and of what was chosen, in three languages."""

from typing import Any

import pytest

from arbitro.answers.hearing.facts.filling import FILLERS, plain
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


@pytest.mark.parametrize(
    ("text", "declarer"),
    [
        ("With North declaring, West put a fifth card on the trick.", "N"),
        ("I'm East and I'll be declarer. West told them my 2♦ was weak.", "E"),
        ("Declarer's partner, South, left his seat to watch the play; North played it.", "N"),
        ("Est è in presa e Sud, che gioca, gli chiede di uscire a picche.", "S"),
        ("Il compagno del dichiarante, Nord, si è alzato: giocava Sud.", "S"),
        ("Sono il compagno del dichiarante Est. La licita è finita.", "E"),
        ("Contratto a cuori in Est. Nord scarta il 9 di fiori su picche.", "E"),
        ("Contract în cupe la Est. Nord pune 9 de treflă la pică.", "E"),
        ("Partenerul declarantului, Sud, că juca Nord, a plecat de la masă.", "N"),
        ("Joc eu în Vest. Nord a tăiat o treflă.", "W"),
    ],
)
def test_who_declares(text: str, declarer: str) -> None:
    assert _told(text, "revoke_noticed", "declarer") == declarer


@pytest.mark.parametrize(
    ("text", "choice"),
    [
        ("South was in 5C, but East led out of turn. South chose to put her own hand down as dummy.", "spread"),
        ("3SA di Ovest. Sud mette giù il 5 di picche, che toccava a Nord. Ovest accetta e il morto stende.", "accept"),
        ("4♠ în Sud. Est pune popa de caro pe masă. Sud: îl primesc, partener, întinde cărțile!", "accept"),
    ],
)
def test_whose_hand_is_spread_after_a_lead_out_of_turn(text: str, choice: str) -> None:
    assert _told(text, "opening_lead_out_of_turn", "opening_lead_choice") == choice


@pytest.mark.parametrize(
    ("text", "offender"),
    [
        ("There was a revoke by West, and North took two tricks. No TD was sent for.", "W"),
        ("Renonce di Est alla quarta presa. Invece di chiamarmi, si sono arrangiati. Sud ha scritto +1.", "E"),
        ("Vest n-a servit la culoare, iar Nord și-a luat singur două levate.", "W"),
    ],
)
def test_whose_irregularity_the_players_settled(text: str, offender: str) -> None:
    assert _told(text, "rectification_without_director", "offender") == offender


@pytest.mark.parametrize(
    ("text", "owner", "seen_by"),
    [
        ("South dropped an ace, by the shoe of West.", "S", "W"),
        ("A Sud è caduta una carta, proprio sotto gli occhi di Ovest.", "S", "W"),
        ("Sudului i-a scăpat o carte lângă cotul meu (eram Vest).", "S", "W"),
    ],
)
def test_whose_card_fell_and_who_saw_it(text: str, owner: str, seen_by: str) -> None:
    assert _told(text, "card_seen_before_auction", "owner") == owner
    assert _told(text, "card_seen_before_auction", "seen_by") == seen_by


@pytest.mark.parametrize(
    ("text", "at_turn"),
    [
        ("At trick four West asked the contract. It was his turn to play.", True),
        ("At trick four West asked the contract before it was his turn.", False),
        ("At trick four West asked the contract. It wasn’t his turn.", False),
        ("Alla quarta presa Ovest chiede il contratto. Toccava a lui.", True),
        ("Alla quarta presa Ovest chiede il contratto. Non era il suo turno.", False),
        ("La levata a patra Vest întreabă contractul. Nu era rândul lui.", False),
        ("It was East’s turn to play. South asked the contract.", False),
        ("West asked the contract when he had a card to play.", None),
        ("West asked the contract, then told dummy to play.", None),
        ("Toccava a Est. Nord chiede il contratto.", False),
        ("Era rândul lui Est. Nord întreabă contractul.", False),
    ],
)
def test_whose_turn_it_was_to_ask(text: str, at_turn: bool | None) -> None:
    assert plain(FILLERS["at_turn"](Reading(text, "en"), "contract_asked")) is at_turn
