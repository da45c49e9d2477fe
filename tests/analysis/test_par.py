"""Par: the score and the contracts."""

import random

from arbitro.analysis.par import ParContract, par, par_of
from arbitro.analysis.table import DoubleDummyTable
from arbitro.bridge.cards import Denomination
from arbitro.bridge.contract import Contract, Result, Risk
from arbitro.bridge.deal import Deal
from arbitro.bridge.score import score
from arbitro.bridge.seats import SEATS, VULNERABILITIES, Seat, Vulnerability
from tests.amounts import PROOF, Figures
from tests.analysis.reference import hundred, needs_reference, needs_solver

pytestmark = needs_solver


def as_dds(contract: ParContract) -> str:
    """`4S*-EW-1`."""
    result = contract.results[0]
    assert result.contract is not None
    bid = result.contract.bid.replace("NT", "N").replace("X", "*")
    over = f"{result.over:+}" if result.over else ""
    return f"{bid}-{''.join(seat.value for seat in contract.declarers)}{over}"


@needs_reference
def test_the_pars_that_dds_publishes(record_property: Figures) -> None:
    compared = 0
    for each in hundred():
        found = par_of(DoubleDummyTable(each.rows), each.dealer, each.vulnerability)
        assert found.score_ns == each.score_ns
        assert {as_dds(contract) for contract in found.contracts} == each.contracts
        compared += 1
    record_property("pars equal to the published ones", compared)


def random_table(chance: random.Random) -> DoubleDummyTable:
    ns = [chance.randint(0, 13) for _ in range(5)]
    nearly = [[min(13, max(0, tricks + chance.choice((0, 0, 0, 1, -1)))) for tricks in ns] for _ in range(4)]
    return DoubleDummyTable(tuple(tuple(t if s % 2 == 0 else 13 - t for t in nearly[s]) for s in range(4)))


def test_every_par_contract_brings_the_par_score_and_wins_the_tricks_of_the_table() -> None:
    chance = random.Random(2)
    for _ in range(5_000 if PROOF else 500):
        table, dealer, vulnerability = random_table(chance), chance.choice(SEATS), chance.choice(VULNERABILITIES)
        found = par_of(table, dealer, vulnerability)
        for contract in found.contracts:
            for result in contract.results:
                assert score(result, vulnerability) == found.score_ns
                assert result.contract is not None
                assert result.tricks == table.tricks(result.contract.denomination, result.contract.declarer)
        assert bool(found.contracts) == (found.score_ns != 0)


def test_nobody_makes_anything() -> None:
    assert par_of(DoubleDummyTable(((6,) * 5,) * 4), Seat.NORTH, Vulnerability.NONE).contracts == ()


def test_of_two_sides_that_make_one_notrump_the_first_to_bid_has_it() -> None:
    table = DoubleDummyTable(((6, 6, 6, 6, 7),) * 4)
    for dealer in SEATS:
        found = par_of(table, dealer, Vulnerability.NONE)
        assert found.score_ns == (90 if dealer in (Seat.NORTH, Seat.SOUTH) else -90)
        assert {str(contract) for contract in found.contracts} == {
            "NS 1NT=" if dealer in (Seat.NORTH, Seat.SOUTH) else "EW 1NT="
        }


def test_a_sacrifice_is_doubled() -> None:
    # North-South make 4H; East-West lose one trick less in 4S than the game is worth
    table = DoubleDummyTable(((3, 3, 10, 3, 5), (9, 9, 3, 9, 5), (3, 3, 10, 3, 5), (9, 9, 3, 9, 5)))
    found = par_of(table, Seat.NORTH, Vulnerability.NONE)
    assert found.score_ns == 100
    (contract,) = found.contracts
    assert contract.results[0] == Result(Contract(4, Denomination.SPADES, Seat.EAST, Risk.DOUBLED), 9)
    assert str(contract) == "EW 4SX-1"


def test_par_of_a_deal() -> None:
    deal = Deal.parse("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432")
    found = par(deal, Seat.NORTH, Vulnerability.BOTH)
    # 7S is cold and nothing is higher but 7NT, which goes thirteen down
    assert found.score_ns == score(Result.parse("7S N ="), Vulnerability.BOTH)
    assert {result for contract in found.contracts for result in contract.results} == {
        Result.parse("7S N ="),
        Result.parse("7S S ="),
    }
