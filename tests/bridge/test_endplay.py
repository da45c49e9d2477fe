"""The score of every contract beside endplay's."""

from itertools import product

import pytest

from arbitro.bridge.cards import DENOMINATIONS
from arbitro.bridge.contract import RISKS, Contract, Result
from arbitro.bridge.score import score
from arbitro.bridge.seats import SEATS, VULNERABILITIES
from tests.amounts import Figures


def test_the_score_of_every_contract_equals_endplays(record_property: Figures) -> None:
    endplay = pytest.importorskip("endplay.types", reason="endplay cannot be installed for this Python")
    count = 0
    their_vulnerability = dict(
        zip(
            VULNERABILITIES,
            (endplay.Vul.none, endplay.Vul.ns, endplay.Vul.ew, endplay.Vul.both),
            strict=True,
        )
    )
    for level, denomination, seat, risk in product(range(1, 8), DENOMINATIONS, SEATS, RISKS):
        contract = Contract(level, denomination, seat, risk)
        for tricks in range(14):
            theirs = endplay.Contract(f"{level}{denomination}{seat}{risk}{tricks - 6 - level:+}")
            assert (theirs.denom.abbr, theirs.declarer.abbr) == (denomination.symbol, seat.value)
            for vulnerability in VULNERABILITIES:
                ours = score(Result(contract, tricks), vulnerability, seat.side)
                assert ours == theirs.score(their_vulnerability[vulnerability])
                count += 1
    record_property("contract scores equal to endplay's", count)
