"""`python -m tests.server.score_table` prints what every contract scores, as JSON, for other programs to compare with.

`{"4HX+v": [score with 0 tricks, …, with 13]}` from declarer's side; `+v` where that side is vulnerable.
"""

import sys

import msgspec

from arbitro.bridge.cards import DENOMINATIONS
from arbitro.bridge.contract import RISKS, Contract
from arbitro.bridge.score import contract_score
from arbitro.bridge.seats import Seat


def score_table() -> dict[str, list[int]]:
    contracts = [
        Contract(level, denomination, Seat.NORTH, risk)
        for level in range(1, 8)
        for denomination in DENOMINATIONS
        for risk in RISKS
    ]
    return {
        contract.bid + ("+v" if vulnerable else ""): [
            contract_score(contract, tricks, vulnerable=vulnerable) for tricks in range(14)
        ]
        for contract in contracts
        for vulnerable in (False, True)
    }


if __name__ == "__main__":
    sys.stdout.write(msgspec.json.encode(score_table()).decode() + "\n")
