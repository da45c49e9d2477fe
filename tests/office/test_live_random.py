"""Random players at permissive live tables where the house directs: whatever they do, the board comes to its end."""

import random
from collections import Counter
from pathlib import Path
from typing import cast

from arbitro.book.problem import ProblemsFound
from arbitro.bridge.calls import CALLS
from arbitro.bridge.seats import SEATS, Seat
from arbitro.office.live.act import AnyAct
from arbitro.office.live.finished import line, record
from arbitro.office.live.tables import Tables
from arbitro.table import event as at
from arbitro.table.event import AnyEvent
from arbitro.table.irregularity import Kind
from tests.amounts import TABLES, Figures
from tests.office.evening import ID, Evening, evening
from tests.table.resampling import acts

BOARDS = max(TABLES // 60, 6)
MOST = 3000  # things that players try on one board


def tried(table: Evening, seat: Seat, chance: random.Random) -> AnyEvent | None:
    """What a player does next: what is asked of him, what he may, anything; or he waits."""
    seen = table.board.seen_by(seat)
    may = seen.options
    if seen.question is not None and chance.random() < 0.7:
        if "option_chosen" in may.acts and seen.question.options:
            return at.OptionChosen(seen.question.question, chance.choice(seen.question.options).answer, seat)
        if "opinion" in may.acts and seen.question.options and chance.random() < 0.8:
            return at.Opinion(seat, seen.question.question, seen.question.options[0].answer)
        if "left_open" in may.acts:
            return at.MatterLeftOpen(seat)
    if table.table.irregularities and chance.random() < 0.05:
        return at.AttentionCalled(seat)
    if chance.random() < 0.08:
        return chance.choice(acts(table.table, seat, chance))
    if may.calls:
        return at.CallEvent(seat, chance.choice((*may.calls[:3], may.calls[-1])))
    if may.cards and may.hand:
        return at.CardEvent(may.hand, chance.choice(may.cards))
    if "dummy_spread" in may.acts:
        return at.DummyLaidDown(seat)
    if "claim_agreed" in may.acts:
        return at.Acquiesced(seat)
    if "play_on_wanted" in may.acts:
        return at.PlayOnWanted(seat)
    if may.may_change:
        return at.CardTakenBack(seat, may.may_change[0])
    if "hands_returned" in may.acts:
        return at.HandsReturned(seat)
    return at.CallEvent(seat, chance.choice(CALLS)) if chance.random() < 0.02 else None


def test_random_players_come_to_the_end_of_every_board(tmp_path: Path, record_property: Figures) -> None:
    """And another office reads the same from the journal."""
    chance = random.Random(21)
    counted: Counter[str] = Counter()
    kinds: set[Kind] = set()
    with evening(tmp_path, text="", mode="permissive") as table:
        table.seat_all()
        for n in range(1, BOARDS + 1):
            for _ in range(MOST):
                if table.all.table.laid > n:
                    break
                seat = chance.choice(SEATS)
                act = tried(table, seat, chance)
                if act is None:
                    continue
                try:
                    table.act(seat.value, cast(AnyAct, act))
                    counted["acts"] += 1
                except ProblemsFound:
                    counted["refusals"] += 1
            board = table.all.boards[n]
            assert table.all.table.laid > n, (n, board.table.phase, board.seen_by(SEATS[0]))
            kinds |= {wrong.kind for wrong in board.table.irregularities}
            counted["rulings by the house"] += len(board.table.rulings)
            counted["boards left open"] += line(board).open
            record(table.all, board, str)
        anew = Tables(table.journal, lambda: table.now).known(ID)
        for n, board in table.all.boards.items():
            assert anew.boards[n].events == board.events
            assert anew.boards[n].table == board.table
        assert anew == table.all
    assert len(kinds) > 5
    for what, many in counted.items():
        record_property(f"{what} at live tables by chance", many)
