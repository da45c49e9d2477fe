"""Entry fees: what everybody owes and has paid, to the cent."""

import csv
from fractions import Fraction
from io import StringIO

from arbitro.answers.season import member_fees
from arbitro.office.fees import SetFee, TakeFee
from arbitro.office.people import Substitute, Withdraw
from arbitro.office.seeing.fees import Fees, fees, fees_csv
from arbitro.office.seeing.view import View
from arbitro.office.seeing.visibility import viewer
from arbitro.office.undoing import Undo
from tests.office.desk import ORGANISER, SCORER, Desk, pairs

EUROS = SetFee(amount="7.50", currency="EUR")


def listed(desk: Desk) -> Fees:
    return fees(View(desk.event, viewer(desk.event, SCORER), desk.now, str.upper))


def owed(desk: Desk) -> dict[str, Fraction]:
    return {line.person: line.owed for line in listed(desk).lines}


def test_every_player_owes_the_fee_until_he_has_paid(desk: Desk) -> None:
    pairs(desk)
    assert set(owed(desk).values()) == {0}
    desk.do(EUROS, ORGANISER)
    assert set(owed(desk).values()) == {Fraction(15, 2)}
    desk.do(TakeFee(person="1 N", amount="5"), SCORER)
    desk.do(TakeFee(person="1 N", amount="2,50", note="cash"), SCORER)
    desk.do(TakeFee(person="1 S", amount="10"), SCORER)
    told = owed(desk)
    assert [told["1 N"], told["1 S"], told["2 N"]] == [0, Fraction(-5, 2), Fraction(15, 2)]
    found = listed(desk)
    assert [found.due, found.paid, found.owed] == [60, Fraction(35, 2), 60 - Fraction(35, 2)]
    line = next(line for line in found.lines if line.person == "1 N")
    assert (line.name, [payment.note for payment in line.payments]) == ("1 N", ["", "cash"])


def test_one_may_owe_something_else_and_get_something_back(desk: Desk) -> None:
    pairs(desk)
    desk.do(EUROS, ORGANISER)
    desk.do(SetFee(person="1 N", amount="0"), ORGANISER)
    desk.do(TakeFee(person="1 S", amount="10"), SCORER)
    version = desk.do(TakeFee(person="1 S", amount="-2.50"), SCORER).version
    assert [owed(desk)["1 N"], owed(desk)["1 S"]] == [0, 0]
    desk.do(Undo(versions=(version,)), SCORER)
    assert owed(desk)["1 S"] == Fraction(-5, 2)


def test_who_leaves_owes_nothing_and_what_he_paid_is_not_lost(desk: Desk) -> None:
    pairs(desk)
    desk.do(EUROS, ORGANISER)
    desk.do(TakeFee(person="1 N", amount="7.50"), SCORER)
    desk.do(Substitute(contestant="1", out="1 N", takes_over="new", round=1))
    desk.do(Withdraw(contestant="2", round=1))
    told = owed(desk)
    assert told["new"] == Fraction(15, 2)
    assert told["1 N"] == Fraction(-15, 2)
    assert "2 N" not in told


def test_what_is_no_amount_is_refused(desk: Desk) -> None:
    pairs(desk)
    assert desk.kinds(TakeFee(person="1 N", amount="5"), SCORER) == ["fee-not-set"]
    for amount in ("", "x", "-1", "1.234", "1/3", "50%", "100001", "1e3", "٣"):
        assert desk.kinds(SetFee(amount=amount, currency="EUR"), ORGANISER) == ["fee-amount"], amount
    for currency in ("", "EU", "eur", "€"):
        assert desk.kinds(SetFee(amount="1", currency=currency), ORGANISER) == ["fee-currency"], currency
    assert desk.kinds(SetFee(amount="1", person="nobody", currency="EUR"), ORGANISER) == ["not-entered"]
    desk.do(EUROS, ORGANISER)
    assert desk.kinds(TakeFee(person="1 N", amount="0"), SCORER) == ["fee-amount"]
    assert desk.kinds(TakeFee(person="nobody", amount="1"), SCORER) == ["not-entered"]
    assert desk.kinds(SetFee(amount="1", currency="RON"), ORGANISER) == ["fee-currency-other"]


def test_the_table_has_a_line_for_each_and_adds_up(desk: Desk) -> None:
    pairs(desk)
    desk.do(EUROS, ORGANISER)
    desk.do(TakeFee(person="1 N", amount="5"), SCORER)
    found = listed(desk)
    rows = list(csv.DictReader(StringIO(fees_csv([found, found]))))
    assert len(rows) == 2 * 8
    assert rows[0] == {
        "date": "2026-05-14", "event": desk.id, "event name": "Tuesday", "contestant": "1", "person": "1 N",
        "name": "1 N", "due": "7.5", "paid": "5", "owed": "2.5", "currency": "EUR",
    }  # fmt: skip
    of_all = {each.person: each.owed for each in member_fees([found, found])}
    assert of_all == {person: 2 * amount for person, amount in owed(desk).items()}
