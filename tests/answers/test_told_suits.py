"""Which suit a story tells that a hand had to play, or might not, in three languages."""

from typing import Any

import pytest

from arbitro.answers.hearing.facts.filling import FILLERS, plain
from arbitro.answers.hearing.reading import Reading


def _told(text: str, what: str, name: str) -> Any:
    return plain(FILLERS[name](Reading(text, "en"), what))


@pytest.mark.parametrize(
    "text",
    [
        "Declarer South forbade East hearts and clubs. He holds ♥8, ♥2 and ♣J.",
        "South, declarer, told East not to lead a heart or a club. He has nothing but ♥8, ♥2 and ♣J.",
        "Sud, che gioca, ha vietato a Est cuori e fiori. In mano ha solo 8♥, 2♥ e F♣.",
        "Il dichiarante Sud dice a Est di non muovere cuori né fiori. Est ha 8♥, 2♥ e F♣.",
        "Declarantul Sud i-a interzis lui Est să vină cu cupă sau treflă. Est mai are ♥8, ♥2 și ♣V.",
        "Sud, la joc, îi interzisese lui Est cupa și trefla. Are numai ♥8, ♥2 și ♣V.",
    ],
)
def test_suits_that_may_not_be_played(text: str) -> None:
    assert _told(text, "unable_to_comply", "forbidden") == ["H", "C"]
    assert _told(text, "unable_to_comply", "required") is None


@pytest.mark.parametrize(
    "text",
    [
        "West was told to play a diamond. He holds ♠9, ♠4 and ♥K. South is declarer.",
        "South, declarer, says to West: «play a diamond». He holds ♠9, ♠4 and ♥K.",
        "Ovest doveva giocare quadri. In mano ha 9♠, 4♠ e R♥. Gioca Sud.",
        "Il dichiarante Sud gli dice: «gioca quadri». Ovest ha 9♠, 4♠ e R♥.",
        "Vest trebuia să joace caro. Are ♠9, ♠4 și ♥R. Declarant Sud.",
        "Declarantul Sud îi ceruse lui Vest caro. Vest are ♠9, ♠4 și ♥R.",
    ],
)
def test_a_suit_that_is_demanded(text: str) -> None:
    assert _told(text, "unable_to_comply", "required") == "D"
    assert _told(text, "unable_to_comply", "forbidden") == []


@pytest.mark.parametrize(
    "text",
    [
        "Against 3NT by South, West led the ♠K and East put the ♦4 on it, then found the ♠7.",
        "South plays 3NT. East failed to follow to a spade at trick six; he discarded the ♦4.",
        "South plays 4♥, trick six. East ruffed the second spade with the ♥3 and had one in his hand.",
        "Sud gioca 3SA. Est non ha risposto a picche alla sesta presa, ha messo il 4♦.",
        "Gioca Sud, atout cuori. Est taglia una picche col 3♥ e poi ne trova una in mano.",
        "Sud joacă 3FA. Est n-a dat pică la levata a șasea, a pus ♦4.",
        "Joacă Sud 4♥. Vest a atacat ♠R, Est a aruncat ♦4, apoi a găsit ♠7.",
    ],
)
def test_the_suit_that_had_to_be_followed(text: str) -> None:
    assert _told(text, "revoke_noticed", "required") == "S"


@pytest.mark.parametrize(
    "text",
    [
        "Declarer West forbade South a club. South led the ♣9 though he had hearts.",
        "Il dichiarante Ovest ha vietato a Sud le fiori. Sud è uscito col 9♣ e aveva cuori.",
        "Declarantul Vest i-a interzis lui Sud trefla. Sud a ieșit cu ♣9, deși avea cupe.",
    ],
)
def test_of_a_suit_that_was_forbidden_none_is_required(text: str) -> None:
    assert _told(text, "failed_to_follow_suit", "forbidden") == ["C"]
    assert _told(text, "failed_to_follow_suit", "required") is None


@pytest.mark.parametrize(
    "text",
    [
        "West declares. North led the ♠K to trick 4, but it was South's lead. North already had the ♥7 on the table.",
        "West declares. North led the ♠K to trick 4 at South's turn. The ♥7 still lay there, North's penalty card.",
        "Gioca Ovest. Nord muove il R♠ alla quarta presa, toccava a Sud. Nord aveva già il 7♥ penalizzato sul tavolo.",
        "Gioca Ovest. Nord, che ha anche il 7♥ scoperto da prima, muove il R♠ alla quarta presa e toccava a Sud.",
        "Joacă Vest. Nord a ieșit cu ♠R la levata a patra, era rândul lui Sud. Nord mai avea pe masă ♥7, penalizat.",
        "Joacă Vest. Nord avea deja pe masă ♥7, cu fața în sus, și a ieșit cu ♠R la levata a patra, la rândul lui Sud.",
    ],
)
def test_a_penalty_card_that_already_lay_there(text: str) -> None:
    assert _told(text, "lead_out_of_turn", "others") == ["H7"]
    assert _told(text, "lead_out_of_turn", "card") == "SK"


@pytest.mark.parametrize(
    "text",
    [
        "South declares and led the ♥5 from hand. East's ♥A was on the table already, before West had played.",
        "Gioca Sud, che muove il 5♥ di mano. Est ha già messo l'A♥ sul tavolo prima di Ovest.",
        "Joacă Sud, iese cu ♥5 din mână. Est pune deja ♥A pe masă înaintea lui Vest.",
    ],
)
def test_a_card_that_was_just_played_did_not_lie_there(text: str) -> None:
    assert _told(text, "premature_play", "others") == []


@pytest.mark.parametrize(
    ("text", "what", "after"),
    [
        (
            "South declares. West led the ♦9 to trick 3, though dummy was on lead. North's ♦2 was played from dummy, "
            "East put the ♦K.",
            "lead_out_of_turn",
            [["N", "D2"], ["E", "DK"]],
        ),
        (
            "Gioca Sud. Alla terza presa Ovest muove il 9♦, ma era in presa il morto. Sud mette l'8♦ dal morto, "
            "Est il R♦.",
            "lead_out_of_turn",
            [["N", "D8"], ["E", "DK"]],
        ),
        (
            "Joacă Sud. La levata a treia Vest a ieșit cu ♦9, dar era mortul la rând. Sud a pus ♦2 din mort, Est ♦R.",
            "lead_out_of_turn",
            [["N", "D2"], ["E", "DK"]],
        ),
        (
            "South declared 4♠ and called the ♣6. North, dummy, put the ♣J. East followed with the ♣8.",
            "dummy_misplayed_card",
            [["E", "C8"]],
        ),
        (
            "Sud gioca 4♠ e chiama il 6♣. Nord, il morto, mette il F♣ ed Est l'8♣.",
            "dummy_misplayed_card",
            [["E", "C8"]],
        ),
        (
            "Sud joacă 4♠ și cere ♣6. Nord, mortul, a pus ♣V, iar Est a dat ♣8.",
            "dummy_misplayed_card",
            [["E", "C8"]],
        ),
    ],
)
def test_cards_that_others_put_on_it(text: str, what: str, after: list[list[str]]) -> None:
    assert _told(text, what, "after") == after


@pytest.mark.parametrize(
    "text",
    [
        "South plays 3NT. West led the ♠K, North the ♠3, East the ♦4 and South put the ♠5. East still had the ♠9.",
        "Sud gioca 3SA. Ovest muove il R♠, Nord 3♠, Est scarta il 4♦, Sud mette il 5♠. Est aveva ancora il 9♠.",
        "Sud joacă 3FA. Vest a ieșit ♠R, Nord ♠3, Est a aruncat ♦4, Sud a pus 5♠. Est mai avea ♠9.",
    ],
)
def test_of_a_revoke_only_the_cards_that_followed(text: str) -> None:
    assert _told(text, "failed_to_follow_suit", "after") == ["S5"]


@pytest.mark.parametrize(
    ("text", "hand"),
    [
        ("South plays 3NT. At trick 11 East threw the ♦4 on a club. He holds ♣9 and ♥2.", ["C9", "H2"]),
        ("Gioca Sud. All'undicesima presa Est scarta il 4♦ su fiori. In mano ha 9♣ e 10♥.", ["C9", "HT"]),
        ("Joacă Sud 3FA. La levata 11 Est a aruncat ♦4 pe treflă. Are ♣9 și ♥2.", ["C9", "H2"]),
        ("South plays 3NT. At trick 5 East threw the ♦4 on a club. He still holds the ♣9.", []),
        ("Gioca Sud. Alla quinta presa Est scarta il 4♦ su fiori. In mano ha ancora il 9♣.", []),
        ("Joacă Sud 3FA. La levata 5 Est a aruncat ♦4 pe treflă. Mai are ♣9.", []),
    ],
)
def test_what_whoever_revoked_had_left_is_all_of_his_hand(text: str, hand: list[str]) -> None:
    assert _told(text, "failed_to_follow_suit", "hand") == hand
