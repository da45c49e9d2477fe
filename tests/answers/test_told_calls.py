"""What a story tells of the calls after one that is against the Laws, and what follows from it, in three languages."""

from typing import Any

import pytest

from arbitro.answers.hearing import names_of
from arbitro.answers.hearing.facts.filling import asked_of, read
from arbitro.answers.hearing.facts.implied import followed
from arbitro.answers.hearing.reading import Reading
from arbitro.book.edition import E2017


def _told(text: str, what: str, name: str) -> Any:
    """What the readers find and what follows from it, without the table that is fitted."""
    reading, names = Reading(text, "en"), names_of(E2017)[what]
    return followed(reading, what, read(reading, what, names), asked_of(names)).get(name)


@pytest.mark.parametrize(
    ("text", "what", "acted"),
    [
        ("West 1D, North pass, East doubled his partner. South hasn't opened her mouth.", "inadmissible_double", False),
        ("West 1D, North pass, East doubled his partner. Nobody has bid since.", "inadmissible_double", False),
        (
            "West 1D, North pass, East doubled his partner. South passed before anyone woke up.",
            "inadmissible_double",
            True,
        ),
        ("Ovest 1Q, Nord passo, Est contra il compagno. Sud non ha ancora detto niente.", "inadmissible_double", False),
        ("Ovest 1Q, Nord passo, Est contra il compagno. Nessuno ha ancora parlato.", "inadmissible_double", False),
        (
            "Vest 1 caro, Nord pas, Est își contrează partenerul. Sud n-a apucat să zică nimic.",
            "inadmissible_double",
            False,
        ),
        (
            "Vest 1 caro, Nord pas, Est își contrează partenerul. Încă nu a licitat nimeni după.",
            "inadmissible_double",
            False,
        ),
        ("South opened 7C and West bid eight diamonds. North passed over it.", "bid_above_seven", True),
        ("Sud apre 7F, Ovest dice otto quadri e Nord passa.", "bid_above_seven", True),
        ("Sud deschide 7 trefle, Vest zice opt caro, Nord pas.", "bid_above_seven", True),
        ("Sud deschide 7 trefle, Vest zice opt caro, Nord încă tace.", "bid_above_seven", False),
    ],
)
def test_whether_the_next_player_has_called(text: str, what: str, acted: bool) -> None:
    assert _told(text, what, "lho_acted") is acted


@pytest.mark.parametrize(
    ("text", "called"),
    [
        ("Dealer North, but East opened 1S. North has not said a word yet.", False),
        ("Dealer North, but East opened 1S before North had made a call.", False),
        ("Dealer North, but East opened 1S, North being the next to count his points.", None),
        ("Mazziere Nord, ma apre Est, 1P. Nord non ha ancora aperto bocca.", False),
        ("Mazziere Nord, ma apre Est, 1P, prima che Nord abbia detto niente.", False),
        ("Dealer Nord, dar deschide Est, 1 pică. Nord încă n-a licitat.", False),
        ("Dealer Nord, dar deschide Est, 1 pică, înainte ca Nord să fi zis ceva.", False),
    ],
)
def test_whether_the_right_player_has_called(text: str, called: bool | None) -> None:
    assert _told(text, "call_out_of_rotation", "right_player_called") is called


@pytest.mark.parametrize(
    "text",
    [
        "Dealer North, but East opened 1S. South would not accept it. North opened 1NT.",
        "Mazziere Nord, ma apre Est, 1P. Sud non accetta. Nord apre 1SA.",
        "Dealer Nord, dar deschide Est, 1 pică. Sud nu acceptă. Nord deschide 1FA.",
    ],
)
def test_whoever_made_a_call_has_called(text: str) -> None:
    assert _told(text, "bid_out_of_rotation", "rho_call") == "1NT"
    assert _told(text, "bid_out_of_rotation", "rho_called") is True


@pytest.mark.parametrize(
    "text",
    [
        "Dealer North, but East opened 1S. South refused it. North opened 1NT. East has not called again.",
        "Mazziere Nord, ma apre Est, 1P. Sud non accetta. Nord apre 1SA. Est non ha più parlato.",
        "Dealer Nord, dar deschide Est, 1 pică. Sud nu acceptă. Nord deschide 1FA. Est așteaptă.",
    ],
)
def test_an_offender_who_waits_has_not_called_again(text: str) -> None:
    assert _told(text, "bid_out_of_rotation", "offender_called") is False


@pytest.mark.parametrize(
    ("text", "accepted"),
    [
        ("West 1S, North 2D, East 2C. South has no objection.", True),
        ("West 1S, North 2D, East 2C. South turned it down.", False),
        ("West 1S, North 2D, East 2C. S: no.", False),
        ("West 1S, North 2D, East 2C. South is thinking.", None),
        ("Ovest 1P, Nord 2Q, Est 2F. Sud dice: per me va bene.", True),
        ("Ovest 1P, Nord 2Q, Est 2F. Sud non ne vuole sapere.", False),
        ("Ovest 1P, Nord 2Q, Est 2F. Sud disse di no.", False),
        ("Vest 1 pică, Nord 2 caro, Est 2 trefle. Sud zice că nu-l deranjează.", True),
        ("Vest 1 pică, Nord 2 caro, Est 2 trefle. Sud n-a vrut să audă.", False),
        ("Vest 1 pică, Nord 2 caro, Est 2 trefle. Sud: nu primesc.", False),
        ("West 1S, North 2D, East 2C. South did not take the trick.", None),
        ("West 1S, North 2D, East 2C. South would not have bid.", None),
        ("Ovest 1P, Nord 2Q, Est 2F. Sud non ha preso.", None),
        ("Vest 1 pică, Nord 2 caro, Est 2 trefle. Sud n-a luat levata.", None),
    ],
)
def test_whether_a_bid_that_is_too_low_is_accepted(text: str, accepted: bool | None) -> None:
    assert _told(text, "insufficient_bid", "accepted") is accepted


@pytest.mark.parametrize(
    ("text", "unintended", "accepted"),
    [
        ("South opened 1H. “No, four hearts”, he said, he had counted again. West refused it.", False, False),
        ("South opened 1H, his fingers had caught the wrong card, he wanted 1S.", True, None),
        ("Sud apre 1C, ci ripensa e mette 2C. Ovest non accetta il cambio.", False, False),
        ("Sud apre 1C, i cartellini erano attaccati, lui aveva in mente 1P.", True, None),
        ("Sud deschide 1 cupă, s-a răzgândit și a pus 2 cupe. Vest nu primește schimbarea.", False, False),
        ("Sud deschide 1 cupă, cartonașele s-au lipit, nu s-a răzgândit deloc, 1 pică avea în cap.", True, None),
    ],
)
def test_a_call_that_was_not_meant(text: str, unintended: bool, accepted: bool | None) -> None:
    assert _told(text, "change_of_call", "unintended") is unintended
    assert _told(text, "change_of_call", "accepted") is accepted


@pytest.mark.parametrize(
    ("text", "what", "comparable", "how"),
    [
        ("W doubled out of turn, then again, same hand, I let it stand.", "double_out_of_rotation", True, "similar"),
        ("He then bid 3NT, in my view no equivalent.", "bid_out_of_rotation", False, None),
        ("Ovest ricontra: per me significato praticamente uguale.", "double_out_of_rotation", True, "similar"),
        ("I due significati non sono paragonabili.", "call_withdrawn", False, None),
        ("Pentru mine e cam același lucru.", "comparable_call", True, "similar"),
        ("Comparabile nu sunt, zic eu.", "comparable_call", False, None),
        ("West 1S, North 2D, East 2C, then 3C, same suit, natural both times.", "insufficient_bid", None, None),
    ],
)
def test_what_is_like_the_withdrawn_call(text: str, what: str, comparable: bool | None, how: str | None) -> None:
    assert _told(text, what, "comparable") is comparable
    assert _told(text, what, "comparable_how") == how


@pytest.mark.parametrize(
    ("text", "artificial", "lowest"),
    [
        ("Dealer West 1S, North 2D, East 2C, natural. South refused it. East made it 3C.", False, True),
        ("Dealer West 1S, North 2D, East 2C, natural. South refused it. East made it 4C.", False, False),
        ("Mazziere Ovest 1P, Nord 2Q, Est 2F, naturale. Sud non accetta. Est mette 3F.", False, True),
        ("Mazziere Ovest 1SA, Nord 2P, Est 2Q, per noi è transfer. Sud non accetta. Est mette 3Q.", True, None),
        ("Dealer Vest 1 pică, Nord 2 caro, Est 2 trefle, natural. Sud nu acceptă. Est pune 3 trefle.", False, True),
    ],
)
def test_the_lowest_bid_that_is_enough(text: str, artificial: bool, lowest: bool | None) -> None:
    assert _told(text, "insufficient_bid", "artificial") is artificial
    assert _told(text, "insufficient_bid", "same_denominations") is lowest


@pytest.mark.parametrize(
    ("text", "demand", "suit"),
    [
        (
            "Declarer South told West he may ask for a club or forbid one. “Anything but a club”, he says.",
            "forbid",
            "C",
        ),
        ("South declares and says West cannot lead, not a club please.", "forbid", "C"),
        ("Sud gioca, Ovest attacca, e le fiori non le deve toccare.", "forbid", "C"),
        ("Sud dichiarante non vuole imporre nulla all'attacco di Ovest.", "decline", None),
        ("Joacă Sud, atacă Vest. Sud a ales: fără treflă.", "forbid", "C"),
        ("Joacă Sud, atacă Vest. Sud cere treflă.", "require", "C"),
    ],
)
def test_what_declarer_asks_of_a_lead_that_may_be_restricted(text: str, demand: str, suit: str | None) -> None:
    assert _told(text, "restricted_lead_due", "demand") == demand
    assert _told(text, "restricted_lead_due", "demanded_suit") == suit


@pytest.mark.parametrize(
    ("text", "defends"),
    [
        ("North withdrew 1S and passed. West declares 4H.", True),
        ("North withdrew 1S and passed. South declares 4H.", False),
        ("Nord ritira 1P e mette passo. Nord difende.", True),
        ("Nord și-a retras 1 pică și a pus pas. Acum Nord apără.", True),
    ],
)
def test_whether_whoever_withdrew_a_call_defends(text: str, defends: bool) -> None:
    assert _told(text, "call_withdrawn", "offender_defends") is defends


@pytest.mark.parametrize(
    ("text", "what", "name", "value"),
    [
        (
            "North was dealer, East opened 1S out of turn, South doubled it.",
            "call_out_of_rotation",
            "lho_meant",
            "over_the_call",
        ),
        ("North had to pass just the once.", "call_by_player_who_must_pass", "how_long", "once"),
        ("Nord al primo giro doveva tacere.", "call_by_player_who_must_pass", "how_long", "once"),
        ("Nord avea de pasat o dată.", "call_by_player_who_must_pass", "how_long", "once"),
        ("The pass meant nothing special.", "pass_out_of_rotation", "pass_artificial", False),
        ("Un passo senza significati strani.", "pass_out_of_rotation", "pass_artificial", False),
        ("Pasul ăla nu însemna nimic aparte.", "pass_out_of_rotation", "pass_artificial", False),
        ("South pulled out the double card. In our club it counts.", "call_perhaps_made", "counts_as_made", True),
        ("Sud ha tirato fuori il contro. Vale o non vale?", "call_perhaps_made", "counts_as_made", None),
        ("Sud a scos cartonașul de contra. La noi contează.", "call_perhaps_made", "counts_as_made", True),
        (
            "Hanno preso le carte tutti e quattro, le hanno guardate solo Est e Sud.",
            "which_period",
            "looked",
            ["E", "S"],
        ),
        ("West 1S and all pass, North accepts the claim.", "call_after_final_pass", "accepted", None),
    ],
)
def test_answers_in_so_many_words(text: str, what: str, name: str, value: object) -> None:
    assert _told(text, what, name) == value


@pytest.mark.parametrize(
    ("text", "what", "accepted"),
    [
        ("South led out of turn. East had won the trick. Declarer West did not accept it.", "lead_out_of_turn", False),
        ("East had won the trick, South led out of turn.", "lead_out_of_turn", None),
        ("North dealt 1S, East 1H. I asked South whether he accepts: he would not.", "insufficient_bid", False),
        ("North dealt 1S, East 1H. None of their two opponents has accepted it.", "insufficient_bid", False),
        ("Dealer E 1S, S 1H. W says that he accepts it.", "insufficient_bid", True),
        ("South bid before he had looked. West says it can stand.", "call_before_looking", True),
        ("Alla terza presa esce Sud, non era il suo turno. Ovest non l’ha accettata.", "lead_out_of_turn", False),
        ("Alla terza presa esce Sud, non era il suo turno.", "lead_out_of_turn", None),
        ("Nord 1P, Est 1C. Ho chiesto a Sud se accettava e ha risposto di no.", "insufficient_bid", False),
        ("Nord 1P, Est 1C. Sud non ne vuol sapere.", "insufficient_bid", False),
        ("Vest luase levata, dar a atacat Est. Declarantul n-a acceptat.", "lead_out_of_turn", False),
        ("Vest luase levata, dar a atacat Est.", "lead_out_of_turn", None),
        ("Nord 1♠, Est 1♥. N-a fost primită.", "insufficient_bid", False),
        ("Nord 1♠, Est 1♥. Sud zice că o primește.", "insufficient_bid", True),
        ("West declares. South led the ♥4 out of turn. West: it can stand.", "defender_led_out_of_turn", True),
        (
            "South is declarer and led the ♥4 from the wrong hand. West: it can stand. East refused it.",
            "declarer_led_out_of_turn",
            True,
        ),
        ("Dichiara Ovest. Sud attacca fuori turno il 4♥. Ovest: mi va bene.", "defender_led_out_of_turn", True),
        (
            "Dichiara Sud e gioca il 4♥ dalla mano sbagliata. Ovest: mi va bene. Est non l’accetta.",
            "declarer_led_out_of_turn",
            True,
        ),
        ("Declarant Vest. Sud atacă peste rând cu 4♥. Vest zice că o primește.", "defender_led_out_of_turn", True),
        (
            "Declarant Sud, joacă 4♥ din mâna greșită. Vest: mi convine. Est nu acceptă.",
            "declarer_led_out_of_turn",
            True,
        ),
    ],
)
def test_what_is_accepted(text: str, what: str, accepted: bool | None) -> None:
    assert _told(text, what, "accepted") is accepted
