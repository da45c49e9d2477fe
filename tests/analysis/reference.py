"""The deals that DDS publishes with their solutions; absent where the shared data is not."""

import re
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

import pytest

from arbitro.bridge.cards import DENOMINATIONS, Denomination
from arbitro.bridge.contract import Contract
from arbitro.bridge.deal import Deal
from arbitro.bridge.play import Play
from arbitro.bridge.seats import SEATS, Seat, Side, Vulnerability
from tests.amounts import PROOF

FOLDER = Path(__file__).parents[3] / "shared" / "data" / "dd"
needs_solver = pytest.mark.skipif(find_spec("endplay") is None, reason="endplay is not installed for this Python")
needs_reference = pytest.mark.skipif(not FOLDER.is_dir(), reason="the shared data is not here")

SPADES_FIRST = (*reversed(DENOMINATIONS[:4]), Denomination.NOTRUMP)  # as DDS orders them
VULNERABLE = (Vulnerability.NONE, Vulnerability.BOTH, Vulnerability.NS, Vulnerability.EW)
SHARE = 1 if PROOF else 10  # every which deal of the hundred


class Reference(NamedTuple):
    deal: Deal
    dealer: Seat
    vulnerability: Vulnerability
    play: Play
    leads: dict[str, int]  # cards with the tricks of the leader's side; of touching cards one
    rows: tuple[tuple[int, ...], ...]
    score_ns: int
    contracts: frozenset[str]  # `4S*-EW-1`
    trace: tuple[int, ...]


def hundred() -> Iterator[Reference]:
    """dds_list100.txt: all of it in the proof, a part of it otherwise."""
    text = (FOLDER / "dds_list100.txt").read_text(encoding="ascii")
    blocks = text.split("PBN ")[1:]
    assert len(blocks) == 100
    return map(_reference, blocks[::SHARE])


def _reference(block: str) -> Reference:
    lines = dict(line.partition(" ")[::2] for line in ("PBN " + block).splitlines())
    dealer, vulnerable, trump, first = map(int, lines["PBN"].split()[:4])
    deal = Deal.parse(_quoted(lines["PBN"])[0])
    contract = Contract(1, SPADES_FIRST[trump], SEATS[first].rho)
    cards = re.findall("..", _quoted(lines["PLAY"])[0])
    count, *future = map(int, lines["FUT"].split())
    suits, ranks, _, tricks = (future[at : at + count] for at in range(0, 4 * count, count))
    leads = {"SHDC"[s] + "23456789TJQKA"[r - 2]: t for s, r, t in zip(suits, ranks, tricks, strict=True)}
    numbers = [int(number) for number in lines["TABLE"].split()]
    table = {d: numbers[4 * at : 4 * at + 4] for at, d in enumerate(SPADES_FIRST)}
    rows = tuple(tuple(table[d][seat.index] for d in DENOMINATIONS) for seat in SEATS)
    score, *contracts = _quoted(lines["PAR2"])
    trace = tuple(map(int, lines["TRACE"].split()[1:]))
    play = Play.begin(deal, contract, cards)
    return Reference(
        deal,
        SEATS[dealer],
        VULNERABLE[vulnerable],
        play,
        leads,
        rows,
        int(score),
        frozenset(contracts),
        trace,
    )


def _quoted(line: str) -> list[str]:
    return re.findall('"([^"]*)"', line)


def ten() -> Iterator[tuple[Deal, tuple[tuple[int, ...], ...]]]:
    """dds_sol10.txt: hands from West; North-South's tricks by denomination, notrump first, and leader, S E N W."""
    for line in (FOLDER / "dds_sol10.txt").read_text(encoding="ascii").splitlines():
        hands, _, digits = line.partition(":")
        found = {}
        places = [(d, Seat(leader).rho) for d in reversed(DENOMINATIONS) for leader in "SENW"]
        for (denomination, declarer), digit in zip(places, digits, strict=True):
            ns = int(digit, 16)
            found[denomination, declarer] = ns if declarer.side is Side.NS else 13 - ns
        yield Deal.parse("W:" + hands), tuple(tuple(found[d, seat] for d in DENOMINATIONS) for seat in SEATS)
