"""Random evenings: four robots of chance at a permissive table of the real server, with every kind of irregularity,
ruled on by the house or by a director. The journal is folded again afterwards, and counted by a checker of its own."""

import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from arbitro.book.edition import ALL
from arbitro.bridge.seats import Seat
from arbitro.journal import open_journal
from arbitro.journal.journal import Journal
from arbitro.office.live.fact import BOARD_EVENTS, PREFIX
from arbitro.table import event as at
from arbitro.table.fold import begin, fold, following
from arbitro.table.irregularity import Kind
from tests.amounts import EVENINGS, PROOF, Figures
from tests.server.chance import Evening
from tests.server.sitting import served
from tests.table.invariants import check
from tests.table.what_stands import Made, checked_contract, let_stand

BOARDS = 2 if PROOF else 1  # of an evening
DEALT_WRONG = {Kind.WRONG_NUMBER_OF_CARDS}  # the house deals thirteen cards to everybody


@pytest.fixture
def database(tmp_path: Path) -> str:
    return str(tmp_path / "club.db")


@pytest.fixture
def url(database: str) -> Iterator[str]:
    with served(database) as url:
        yield url


def test_random_evenings(url: str, database: str, record_property: Figures) -> None:
    counted: Counter[str] = Counter()
    kinds: Counter[Kind] = Counter()
    with open_journal(database) as journal:
        for number in range(EVENINGS):
            edition, directing = (
                ALL[number % len(ALL)],
                ("house", "person")[number // len(ALL) % 2 if PROOF else number % 2],
            )
            with Evening(url, journal, random.Random(f"evening {number}"), edition, directing, BOARDS) as evening:
                for n in range(1, BOARDS + 1):
                    evening.board(n)
                    shown = evening.players[Seat.NORTH].client.get(f"/api/live/{evening.table}/boards/{n}").json()
                    rulings, wrong = checked(journal, f"{PREFIX}{evening.table}/{n}", shown["line"]["result"])
                    counted[f"rulings by {'the house' if directing == 'house' else 'a director'}"] += rulings
                    kinds.update(wrong)
                    counted["boards"] += 1
                    counted["events"] += len(shown["events"])
            counted["refusals"] += sum(evening.refused.values())
        assert journal.verify().problems == ()
    assert not PROOF or {kind for kind in Kind if not kinds[kind]} <= DEALT_WRONG
    for what, many in counted.items():
        record_property(f"{what} in random evenings at live tables", many)
    record_property("kinds of irregularities in random evenings at live tables", len(kinds))


def checked(journal: Journal, stream: str, result: str) -> tuple[int, list[Kind]]:
    """The board is consistent after every event of its stream, the contract is that of the calls that stand, and the
    result is the one that the server tells. How many rulings, and what went wrong."""
    events = [BOARD_EVENTS.decode(kept.payload) for kept in journal.read(stream)]
    first = events[0]
    assert isinstance(first, at.BoardPlaced)
    table, stood, begun, seen = begin(first), set[Made](), False, 0
    kinds: list[Kind] = []
    for number, event in enumerate(events[1:], 1):
        table = following(events[:number], table, event)
        stood |= let_stand(event)
        begun = begun or bool(table.trick or table.tricks)
        if number % 5 == 0 or number == len(events) - 1:
            check(table)
        contract = checked_contract(table, stood, begun=begun)
        assert table.contract in (None, contract) or table.dummy_spread
        kinds += [wrong.kind for wrong in table.irregularities[seen:]]
        seen = max(seen, len(table.irregularities))
    assert fold(events) == table
    assert table.is_over
    assert (str(table.result) if table.result else "") == result
    return sum(isinstance(event, at.DirectorRuled) for event in events), kinds
