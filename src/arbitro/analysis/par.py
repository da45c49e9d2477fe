"""Par: what the board is worth when both sides bid and play their best and know it."""

from msgspec import Struct

from arbitro.analysis.solver import solve_par
from arbitro.analysis.table import DoubleDummyTable, double_dummy_table
from arbitro.bridge.contract import Contract, Result, Risk
from arbitro.bridge.deal import Deal
from arbitro.bridge.seats import Seat, Vulnerability


class ParContract(Struct, frozen=True):
    """A contract that brings par, by either of the declarers named."""

    declarers: tuple[Seat, ...]  # one of a side, or both
    results: tuple[Result, ...]  # one for each of them

    def __str__(self) -> str:
        """`EW 4SX-1`, `W 4NT+1`, `NS 3NT=`."""
        result = self.results[0]
        over = f"{result.over:+}" if result.over else "="
        return f"{''.join(s.value for s in self.declarers)} {result.contract.bid if result.contract else ''}{over}"


class WrittenPar(Struct, frozen=True):
    """Par and the contracts that bring it: `EW 4SX-1`, `NS 3NT=`; none where nobody has anything to bid."""

    score_ns: int
    contracts: tuple[str, ...]


class Par(Struct, frozen=True):
    """North-South's score, and the contracts that bring it: none where nobody has anything to bid."""

    score_ns: int
    contracts: tuple[ParContract, ...]

    def written(self) -> WrittenPar:
        return WrittenPar(self.score_ns, tuple(map(str, self.contracts)))


def par(deal: Deal, dealer: Seat, vulnerability: Vulnerability) -> Par:
    """Par of a deal. Who deals matters where either side would win the auction by bidding first."""
    return par_of(double_dummy_table(deal), dealer, vulnerability)


def par_of(table: DoubleDummyTable, dealer: Seat, vulnerability: Vulnerability) -> Par:
    """Par from the tricks of all declarers."""
    score, undertaken = solve_par(table.rows, dealer, vulnerability)
    contracts = []
    for level, denomination, declarers, over in undertaken:
        risk = Risk.DOUBLED if over < 0 else Risk.UNDOUBLED
        results = (Result(Contract(level, denomination, who, risk), 6 + level + over) for who in declarers)
        contracts.append(ParContract(declarers, tuple(results)))
    return Par(score, tuple(contracts))
