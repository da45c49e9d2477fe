"""Double dummy: tables against calling DDS directly, best cards at several points of the play, and claims."""

import ctypes
import random
from importlib.util import find_spec
from statistics import median, quantiles
from time import perf_counter

from arbitro.analysis.claims.claim import Claim, adjudicate
from arbitro.analysis.claims.statement import read_statement
from arbitro.analysis.pool import Pool
from arbitro.analysis.position import Position
from arbitro.analysis.table import POSITIONS, TABLES, best_cards, double_dummy_table
from arbitro.bridge.cards import DENOMINATIONS, SUITS
from arbitro.bridge.contract import Contract
from arbitro.bridge.deal import Deal
from arbitro.bridge.dealing import random_deal
from arbitro.bridge.play import Play
from arbitro.bridge.seats import SEATS

DEALS, REPEATS = 40, 3
ONE_THREAD_GOAL = 0.95  # of DDS called directly
TWO_CORES_GOAL = 1.8  # of one
POSITIONS_EACH = 60
CLAIMS_EACH = 40
CLAIM_GOAL = 1000  # ms, in the typical case: eight cards


def directly(deal: Deal) -> float:
    """Seconds for a table with nothing between us and the library but its own bindings."""
    from endplay import _dds

    cards = _dds.ddTableDeal()
    for seat in SEATS:
        for suit in SUITS:
            cards.cards[seat.index][3 - suit.index] = (deal[seat].mask >> 13 * suit.index & 0x1FFF) << 2
    results = _dds.ddTableResults()
    start = perf_counter()
    _dds.CalcDDtable(cards, results)
    return perf_counter() - start


def ours(deal: Deal) -> float:
    TABLES.forget()
    start = perf_counter()
    double_dummy_table(deal)
    return perf_counter() - start


def pooled(pool: Pool, deals: list[Deal]) -> float:
    TABLES.forget()
    start = perf_counter()
    assert len(list(pool.tables(deals))) == len(deals)
    return perf_counter() - start


def position(chance: random.Random, left: int) -> Position:
    contract = Contract(1, chance.choice(DENOMINATIONS), chance.choice(SEATS))
    play = Play.begin(random_deal(chance.randrange), contract)
    for _ in range(4 * (13 - left)):
        play = play.play(chance.choice(play.legal_cards))
    return Position.of(play)


def claimed(left: int, *, stated: bool) -> None:
    """The first question of claims to all the tricks left, next to the best cards of the same positions."""
    chance = random.Random(left)
    claims, solved = [], []
    for _ in range(CLAIMS_EACH):
        where = position(chance, left)
        declarer = chance.choice(SEATS)
        trumps = "drawing trumps" if where.denomination.suit else "spades from the top"
        statement = read_statement([trumps] if stated else [], where, declarer)
        POSITIONS.forget()
        start = perf_counter()
        best_cards(where)
        between = perf_counter()
        adjudicate(Claim(where, declarer, declarer, left, statement))
        solved.append(1000 * (between - start))
        claims.append(1000 * (perf_counter() - between))
    title = f"claims, {left} cards left{', a line stated' if stated else ''}, ms"
    print(f"{title:38}{median(claims):12.2f}  95 %: {quantiles(claims, n=20)[-1]:.2f}", end="")
    print(f"  {median(solved) / median(claims):.3f}x of best cards", end="")
    print(f"  goal {CLAIM_GOAL} ms" if left == 8 else "")


def report() -> None:
    print("\ndouble dummy")
    if find_spec("endplay") is None:
        print("endplay is not installed for this Python")
        return
    from endplay import _dds

    double_dummy_table(random_deal(random.Random(0).randrange))  # loads the library
    _dds.SetMaxThreads(ctypes.c_int(1))  # its package asks for all cores
    chance = random.Random(7)
    direct, single, two = [], [], []
    with Pool(2) as pool:
        pooled(pool, [random_deal(chance.randrange) for _ in range(4)])  # starts the workers
        for _ in range(REPEATS):
            deals = [random_deal(chance.randrange) for _ in range(DEALS)]
            pairs = [
                (directly(deal), ours(deal)) if at % 2 else (ours(deal), directly(deal))[::-1]
                for at, deal in enumerate(deals)
            ]
            direct.append(sum(theirs for theirs, _ in pairs))
            single.append(sum(mine for _, mine in pairs))
            two.append(pooled(pool, deals))
    ratios = [theirs / mine for theirs, mine in zip(direct, single, strict=True)]
    print(f"{'tables a second, DDS directly':38}{DEALS / median(direct):12.2f}")
    print(f"{'tables a second, one thread':38}{DEALS / median(single):12.2f}", end="")
    print(f"  {median(ratios):6.2f}x  goal {ONE_THREAD_GOAL}x of DDS")
    gain = median(before / after for before, after in zip(single, two, strict=True))
    print(f"{'tables a second, two workers':38}{DEALS / median(two):12.2f}", end="")
    print(f"  {gain:6.2f}x  goal {TWO_CORES_GOAL}x of one thread")
    for left in (13, 8, 5):
        times = []
        for _ in range(POSITIONS_EACH):
            POSITIONS.forget()
            where = position(chance, left)
            start = perf_counter()
            best_cards(where)
            times.append(1000 * (perf_counter() - start))
        title = f"best cards, {left} cards left, ms"
        print(f"{title:38}{median(times):12.2f}  95 %: {quantiles(times, n=20)[-1]:.2f}")
    for left in (6, 8):
        for stated in (False, True):
            claimed(left, stated=stated)


if __name__ == "__main__":
    report()
