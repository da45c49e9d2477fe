"""What a story tells of the play after a revoke, of a claim and its statement, in three languages."""

from typing import Any

import pytest

from arbitro.answers.hearing.facts.filling import FILLERS, plain
from arbitro.answers.hearing.reading import Reading


def _told(text: str, what: str, name: str) -> Any:
    return plain(FILLERS[name](Reading(text, "en"), what))


@pytest.mark.parametrize(
    ("text", "own", "side"),
    [
        ("3NT by North. At trick five, a heart, East discarded a club. North had won the heart.", False, False),
        ("Gioca Nord 4 picche. Renonce di Est alla terza presa; la presa va al dichiarante.", False, False),
        ("Nord joacă 4 pici. Est a renonsat la levata 4; levata n-a luat-o nici el, nici Vest.", False, False),
        ("4S by North. On trick three East ruffed a club and took it, though he had a club.", True, True),
        ("Nord joacă 4 pici. La levata a treia Est taie o treflă și ia, deși mai avea treflă.", True, True),
        ("4S by North. East revoked at trick three, he won that trick and N/S took two more.", True, True),
    ],
)
def test_who_won_the_revoke_trick_or_could_not(text: str, own: bool, side: bool) -> None:
    assert _told(text, "revoke_established", "offender_won_revoke_trick") is own
    assert _told(text, "revoke_established", "os_won_revoke_trick") is side


def test_without_trumps_nobody_wins_what_he_did_not_follow_to() -> None:
    text = "2NT by North. East did not follow at trick four, a spade, and discarded the four of hearts."
    assert _told(text, "revoke_established", "offender_won_revoke_trick") is False
    assert _told(text, "revoke_established", "os_won_revoke_trick") is None


@pytest.mark.parametrize(
    ("text", "cards", "done"),
    [
        (
            "4S by North. Trick 5: North led the ♥A, East threw the ♣3, South the ♥4, West the ♥6. North continued "
            "with the ♥K and East saw that he had a heart.",
            [["N", "HK"]],
            "nothing",
        ),
        ("4♠ E. Levata 6: E ♥A, S ♦3, V ♥2, N ♥5. Levata 7: E ♥R, S ♥8.", [["E", "HK"], ["S", "H8"]], "played_on"),
        (
            "Gioca Est. Alla decima presa Sud non risponde a picche. Est chiede il resto e Sud dice va bene.",
            [],
            "agreed",
        ),
        ("Joacă Est. La levata 9 Est n-a servit la cupă. Apoi Est a revendicat restul.", [], "claimed"),
        ("Joacă Est. La levata 9 Sud n-a servit la cupă. Apoi s-au mai jucat două levate.", [], "played_on"),
    ],
)
def test_what_was_done_after_a_revoke(text: str, cards: list[list[str]], done: str) -> None:
    assert _told(text, "revoke_noticed", "next_trick") == cards
    assert _told(text, "revoke_noticed", "played_after_revoke") == done


def test_cards_of_the_next_trick_do_not_follow_the_one_that_did_not_follow_suit() -> None:
    text = "3NT la Est. Levata 8: Nord a jucat ♥A, Est ♥4, Sud a pus ♣3, mortul ♥6. Nord a continuat cu ♥R."
    assert _told(text, "revoke_noticed", "after") == ["H6"]


@pytest.mark.parametrize(
    ("text", "when"),
    [
        ("East revoked at trick 4. The club turned up in his hand at trick 9.", "in_time"),
        (
            "Renonce di Est alla quarta presa, venuta fuori quando Sud aveva già aperto sul board seguente.",
            "next_board",
        ),
        ("East revoked at trick 4 and again at trick 9.", None),
    ],
)
def test_when_attention_was_drawn_to_a_revoke(text: str, when: str | None) -> None:
    assert _told(text, "revoke_established", "attention_first_drawn") == when


@pytest.mark.parametrize(
    ("text", "statement"),
    [
        ("South in 4S claims the rest: “drawing the last trump and the clubs are good.”", "drawing the last trump"),
        ("Sud, 4 picche, mostra: «batto l'ultima atout e le fiori sono mie». Ovest contesta.", "batto l'ultima atout"),
        ("Sud, la 4♠: „scot atuul și treflele merg”. Vest nu e de acord.", "scot atuul"),
        ("South in 4S put his cards down: “all mine.” West objects.", None),
        ("Sud, 4 picche: «tutte mie». Ovest: «e il mio fante di picche?»", None),
    ],
)
def test_a_statement_says_how_the_tricks_are_won(text: str, statement: str | None) -> None:
    read = _told(text, "claim_contested", "statement")
    assert read[0].startswith(statement) if statement else not read
    assert _told(text, "claim_contested", "line_stated") is (True if statement else None)
    assert not _told(text, "concession_cancelled", "statement")


@pytest.mark.parametrize(
    "text",
    [
        "Declarer South in 4S: “all mine,” and not a word more. East showed the eight of trumps.",
        "Sud gioca 4 picche e dice «tutte mie», senza dire come. Est aveva ancora il 9 di picche.",
        "Sud joacă 4♠, pune cărțile pe masă și nu spune cum. Est mai avea 7 de pică.",
    ],
)
def test_of_a_trump_that_is_out_nothing_is_said_where_no_line_is_stated(text: str) -> None:
    assert _told(text, "claim_contested", "trump_outstanding") is True
    assert _told(text, "claim_contested", "line_stated") is False
    assert _told(text, "claim_contested", "trump_mentioned") is False


def test_without_trumps_there_is_no_trump_out() -> None:
    text = "3NT by South, who claims and never mentioned how. West still had a spade. No trump was out."
    assert _told(text, "claim_contested", "trump_outstanding") is None
    assert _told(text, "claim_contested", "trump_mentioned") is None


@pytest.mark.parametrize(
    ("text", "knew"),
    [
        ("South in 4S claimed. West still had a trump, South thought they were all gone.", False),
        ("Sud gioca 4 picche e chiede il resto. Fuori c'era un'atout: se l'era scordata.", False),
        ("Sud, la 4♠, cere restul. Vest mai avea un atu, Sud uitase de el.", False),
        ("Sud, 4 picche: «batto l'ultima atout e il resto è mio». Ovest contesta.", True),
    ],
)
def test_whether_the_claimer_knew_of_the_trump(text: str, knew: bool) -> None:
    assert _told(text, "claim_contested", "aware_of_trump") is knew
    assert _told(text, "claim_contested", "unaware_at_all_likely") is (None if knew else True)


@pytest.mark.parametrize(
    ("text", "card", "partner"),
    [
        ("South in 3NT claims the rest. He would have to guess the queen of hearts.", True, None),
        ("Sud, la 3FA, cere restul. Dama putea fi la oricare din adversari.", True, None),
        ("Sud gioca 3SA. Est chiede le ultime due, ma Ovest doveva azzeccare lo scarto.", None, None),
    ],
)
def test_what_a_claim_depends_on(text: str, card: bool | None, partner: bool | None) -> None:
    assert _told(text, "claim_contested", "needs_card_with_one_opponent") is card
    assert _told(text, "claim_contested", "needs_partners_choice") is partner


@pytest.mark.parametrize(
    ("text", "name", "value"),
    [
        ("South in 5C faced them: “I take three and you get a spade.”", "act", "says_will_win"),
        ("North wants to play on and the other three agreed.", "all_four_concur", True),
        ("Nord vuole continuare e agli altri tre andava bene.", "asked_to_play_on", True),
        ("Nord preferă să joace, ceilalți de acord.", "all_four_concur", True),
        ("Ovest ha messo giù le carte: Sud aveva attaccato fuori turno e voleva fare il morto.", "act", "shows_cards"),
        ("Sud revendică toate; nimeni n-a avut nimic de zis.", "doubted", False),
    ],
)
def test_what_was_done_at_a_claim(text: str, name: str, value: Any) -> None:
    assert _told(text, "tricks_claimed", name) == value


@pytest.mark.parametrize(
    ("text", "over"),
    [
        ("He wants the trick back, the scores still open to correction.", False),
        ("Rivuole la presa; le rettifiche sono ancora ammesse.", False),
        ("Vrea levata înapoi, în timpul corecțiilor.", False),
        ("He wants the trick back two boards later.", False),
        ("He wants the trick back, but the correction period has expired.", True),
        ("He wants the trick back.", None),
    ],
)
def test_whether_the_correction_period_is_over(text: str, over: bool | None) -> None:
    assert _told(text, "concession_cancelled", "correction_period_over") is over


@pytest.mark.parametrize(
    ("text", "suit", "has"),
    [
        ("Alla quarta presa, fiori, Ovest non ha messo nessuna carta. Fiori ne ha ancora.", "C", True),
        ("La levata a șasea, pică, Nord n-a pus nimic. Are încă pică.", "S", True),
        ("On the fifth trick, diamonds, West played nothing. He has no diamond.", "D", False),
    ],
)
def test_the_suit_of_a_defective_trick(text: str, suit: str, has: bool) -> None:
    assert _told(text, "defective_trick", "suit_led") == suit
    assert _told(text, "defective_trick", "has_suit_led") is has


def test_a_letter_before_a_card_is_a_player() -> None:
    plays = Reading("4♠ E. E ♥A, S ♦3, V ♥2, N ♥5. Levata e a lui Est.", "en").plays
    assert [(plain(play.by), play.card.value) for play in plays] == [("E", "HA"), ("S", "D3"), ("W", "H2"), ("N", "H5")]


@pytest.mark.parametrize(
    ("text", "statement"),
    [
        ("South, in 4S with five left, says 'drawing trumps, the rest are mine'. West objects.", ["drawing trumps"]),
        ("Con quattro prese da fare Sud, a senza, stende: «tiro le fiori e sono tutte mie».", ["tiro le fiori"]),
        ("Vest joacă 4♥ și întinde: „restul sunt ale mele, bat atuurile”.", ["bat atuurile"]),
        ("Nord gioca 3SA e dice: «asso di cuori, poi le fiori».", ["asso di cuori, poi le fiori"]),
    ],
)
def test_a_statement_is_what_is_said_of_the_play(text: str, statement: list[str]) -> None:
    assert _told(text, "claim_agreed", "statement") == statement
