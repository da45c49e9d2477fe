"""What a story tells of revokes, claims, results and what follows, in three languages."""

from typing import Any

import pytest

from arbitro.answers.hearing.facts.filling import FILLERS, plain
from arbitro.answers.hearing.reading import Reading


def _told(text: str, what: str, name: str) -> Any:
    return plain(FILLERS[name](Reading(text, "en"), what))


@pytest.mark.parametrize(
    ("text", "own", "side"),
    [
        ("South plays 4S. East revoked at trick 5 and won that trick with a ruff.", True, True),
        ("Gioca Sud 4 picche. Renonce di Est alla quinta presa; la presa l'ha vinta Ovest.", False, True),
        ("Sud joacă 4 pici. Est a renonsat la levata 5; levata a luat-o Sud.", False, False),
    ],
)
def test_who_won_the_revoke_trick(text: str, own: bool, side: bool) -> None:
    assert _told(text, "revoke_established", "offender_won_revoke_trick") is own
    assert _told(text, "revoke_established", "os_won_revoke_trick") is side


def test_who_did_not_win_the_revoke_trick() -> None:
    text = "East revoked at trick four. East didn't win the revoke trick. South was declarer."
    assert _told(text, "revoke_established", "offender_won_revoke_trick") is False
    assert _told(text, "revoke_established", "os_won_revoke_trick") is None


@pytest.mark.parametrize(
    ("text", "tricks"),
    [
        ("East revoked at trick 5. EW took two more tricks after it.", 2),
        ("Renonce di Est alla quinta presa. Dopo EO ne hanno fatte altre tre.", 3),
        ("Est a renonsat la levata 5. După aceea EV au mai luat două.", 2),
        ("East revoked at trick 5. NS took two more tricks after it.", None),
    ],
)
def test_tricks_after_a_revoke_are_those_of_the_side_that_revoked(text: str, tricks: int | None) -> None:
    assert _told(text, "revoke_established", "os_later_tricks") == tricks


@pytest.mark.parametrize(
    ("text", "played"),
    [
        ("South declares. East revoked at trick 3. Nobody had led to the next trick.", "nothing"),
        ("Gioca Sud. Renonce di Est alla terza presa; Est ha già giocato alla presa successiva.", "played_on"),
        ("Joacă Sud. Est a renonsat la levata 3. Nimeni nu jucase la levata următoare.", "nothing"),
    ],
)
def test_what_was_played_after_a_revoke(text: str, played: str) -> None:
    assert _told(text, "revoke_noticed", "played_after_revoke") == played


@pytest.mark.parametrize(
    ("text", "under_way"),
    [
        ("North put no card on trick 5 and everybody had played to the next one.", True),
        ("Nord non ha messo nessuna carta alla quinta presa. Nessuno ha ancora giocato alla sesta.", False),
        ("Nord n-a pus nicio carte la levata 5. S-a văzut trei levate mai târziu.", True),
    ],
)
def test_whether_the_next_trick_is_under_way(text: str, under_way: bool) -> None:
    assert _told(text, "defective_trick", "next_trick_under_way") is under_way


@pytest.mark.parametrize(
    "text",
    [
        "North has shuffled his cards; EW still have theirs in order.",
        "Nord e Sud hanno mescolato le carte, quelle di Est sono ancora in ordine.",
        "NS și-au amestecat cărțile; EV le au în ordine.",
    ],
)
def test_whose_cards_were_mixed(text: str) -> None:
    assert _told(text, "cards_mixed", "side") == "NS"
    assert _told(text, "cards_mixed", "other_side_mixed") is False


@pytest.mark.parametrize(
    "text",
    [
        "Three cards left, North declarer. West: 'you make the rest'. East immediately said no.",
        "Gioca Nord, mancano tre prese. Ovest dice «sono tutte tue». Est salta su: no!",
        "Declarant Nord, trei levate rămase. Vest: „restul e al tău”. Est sare imediat: ba nu!",
    ],
)
def test_a_partner_objects(text: str) -> None:
    assert _told(text, "tricks_claimed", "claimer") == "W"
    assert _told(text, "tricks_claimed", "act") == "says_will_lose"
    assert _told(text, "tricks_claimed", "partner_objects_immediately") is True


@pytest.mark.parametrize(
    "text",
    [
        "4♠ by South, five cards left: 'all mine', not a word on how. West still held the nine of spades.",
        "4♠ di Sud, cinque carte alla fine: «tutte mie», senza dire come. Ovest aveva ancora il 9 di picche.",
        "4♠ de Sud, cinci levate rămase: „toate ale mele”, fără vreo vorbă. Vest mai avea 9 de pică.",
    ],
)
def test_a_trump_that_an_opponent_still_has(text: str) -> None:
    assert _told(text, "claim_contested", "claimer") == "S"
    assert _told(text, "claim_contested", "claimed") == 5
    assert _told(text, "claim_contested", "trump_outstanding") is True
    assert _told(text, "claim_contested", "line_stated") is False


@pytest.mark.parametrize(
    ("text", "over"),
    [
        ("We withdraw our agreement. The correction period has expired.", True),
        ("Ritiriamo l'accordo. Il periodo di correzione non è ancora scaduto.", False),
        ("Ne retragem acordul. Perioada de corectare a expirat.", True),
    ],
)
def test_whether_the_correction_period_is_over(text: str, over: bool) -> None:
    assert _told(text, "agreement_withdrawn", "correction_period_over") is over


@pytest.mark.parametrize(
    ("text", "more"),
    [
        ("NS say they won one more trick than was entered.", 1),
        ("Nord-Sud dicono di aver fatto dieci prese, non nove.", 1),
        ("NS zic că au făcut 10 levate, nu 8.", 2),
    ],
)
def test_how_many_tricks_more(text: str, more: int) -> None:
    assert _told(text, "tricks_disagreed", "more") == more


@pytest.mark.parametrize(
    "text",
    [
        "They appeal my ruling, 20 minutes after I gave it and a quarter of an hour after the scores went up.",
        "Appello: 20 minuti dopo la mia decisione, un quarto d'ora dopo l'esposizione della classifica.",
        "Apel la 20 de minute de la decizie și la un sfert de oră după afișarea scorurilor.",
    ],
)
def test_two_times_are_told_apart(text: str) -> None:
    assert _told(text, "appeal_requested", "minutes_since_ruling") == 20
    assert _told(text, "appeal_requested", "minutes_since_score") == 15


@pytest.mark.parametrize(
    ("text", "concurrence"),
    [
        ("North appeals; his partner does not agree.", "refuses"),
        ("Nord fa appello, il compagno è d'accordo.", "concurs"),
        ("Nord face apel, partenerul a plecat acasă.", "absent"),
    ],
)
def test_what_the_partner_says_of_an_appeal(text: str, concurrence: str) -> None:
    assert _told(text, "appeal_requested", "partner_concurrence") == concurrence


@pytest.mark.parametrize(
    ("text", "entered", "confirmed"),
    [
        ("North keyed it into the Bridgemate and East pressed OK.", "N", "E"),
        ("Nord ha inserito il risultato nel Bridgemate, Est ha confermato.", "N", "E"),
        ("Nord a introdus scorul în Bridgemate, Est a confirmat.", "N", "E"),
    ],
)
def test_who_entered_a_result_and_who_confirmed_it(text: str, entered: str, confirmed: str) -> None:
    assert _told(text, "result_entered", "entered_by") == entered
    assert _told(text, "result_entered", "confirmed_by") == confirmed
    assert _told(text, "result_entered", "medium") == "device"


@pytest.mark.parametrize(
    ("text", "recorded"),
    [
        ("The slip says 4S by North just made, and 450 for NS.", 450),
        ("Sul foglio: 4 picche di Est fatte giuste, e 620 nella colonna EO.", -620),
        ("Pe foaie scrie 3FA Sud exact, dar NS au trecut -50.", -50),
    ],
)
def test_points_are_those_of_north_south(text: str, recorded: int) -> None:
    assert _told(text, "record_contradicts_itself", "recorded") == recorded


@pytest.mark.parametrize(
    ("text", "what", "name", "value"),
    [
        ("West revoked at trick 3. It came out once the hand had ended.", "revoke_noticed", "play_over", True),
        (
            "Renonce di Ovest alla terza presa; ce ne accorgiamo a mano ormai conclusa.",
            "revoke_noticed",
            "play_over",
            True,
        ),
        ("Vest a renonsat; dona era gata când am aflat.", "revoke_noticed", "play_over", True),
        ("North misexplained 2C and the auction is still open.", "wrong_explanation", "play_over", False),
        ("Nord ha spiegato male il 2F, licita ancora aperta.", "wrong_explanation", "play_over", False),
        ("Nord a explicat greșit, licitația nu se terminase.", "wrong_explanation", "play_over", False),
        ("I find that N/S were damaged.", "adjusted_score", "damage", True),
        ("Danno evidente per N/S.", "adjusted_score", "damage", True),
        ("Paguba a fost reală.", "adjusted_score", "damage", True),
        ("The bell has not gone yet.", "has_round_ended", "signal_given", False),
        ("Non era uno sbaglio né una svista, voleva ingannarci.", "psychic_call", "psychic", True),
        ("Nu era o scăpare, a vrut să ne sperie.", "psychic_call", "psychic", True),
        ("It was no ordinary pass.", "pass_out_of_rotation", "pass_artificial", True),
    ],
)
def test_what_is_told_in_so_many_words(text: str, what: str, name: str, value: bool) -> None:
    assert _told(text, what, name) is value


@pytest.mark.parametrize(
    ("text", "what", "name"),
    [
        ("Is it too late to ask you about board 5?", "ruling_requested", "request_in_time"),
        ("È troppo tardi per chiedere una decisione?", "ruling_requested", "request_in_time"),
        ("E prea târziu ca să cerem arbitrajul?", "ruling_requested", "request_in_time"),
        ("West was late. A penalty, maybe?", "procedural_offence", "penalise"),
    ],
)
def test_what_is_only_asked_is_open(text: str, what: str, name: str) -> None:
    assert _told(text, what, name) is None
