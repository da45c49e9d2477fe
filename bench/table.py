"""One table: events folded per second, and whole random permissive tables with all their rulings."""

import random
from time import process_time

from tests.table.driver import play

from arbitro.book.edition import ALL
from arbitro.bridge.calls import Call
from arbitro.bridge.dealing import random_deal
from arbitro.table.event import AnyEvent, BoardPlaced, CallEvent, CardEvent, DummyLaidDown
from arbitro.table.fold import after, begin, fold
from arbitro.table.options import options
from arbitro.table.state import BoardPhase

BOARDS = 200
TABLES = 60
REPEATS = 5
EVENTS_GOAL = 100_000  # a second on one core


def log(chance: random.Random) -> tuple[AnyEvent, ...]:
    """A board without irregularities: an auction that stays low, dummy spread, 52 cards."""
    first = BoardPlaced(random_deal(chance.randrange).pbn(), chance.randint(1, 32))
    events: list[AnyEvent] = [first]
    table = begin(first)
    while not table.is_over:
        dummy = table.dummy
        event: AnyEvent
        if table.phase is BoardPhase.PLAY and not table.dummy_spread:
            event = DummyLaidDown(dummy)
        elif table.phase is BoardPhase.AUCTION:
            calls = options(table, table.turn).calls
            low = [call for call in calls if not call.is_bid] + [call for call in calls if call.is_bid][:2]
            event = CallEvent(table.turn, chance.choice(low if len(events) > 1 else [Call.BID_1C]))
        else:
            actor = table.turn.partner if table.turn is dummy else table.turn
            event = CardEvent(table.turn, chance.choice(options(table, actor).cards))
        events.append(event)
        table = after(table, event)
    return tuple(events)


def report() -> None:
    chance = random.Random(7)
    logs = [log(chance) for _ in range(BOARDS)]
    events = sum(map(len, logs))
    folding = min(_seconds_of_folding(logs) for _ in range(REPEATS))
    print("\none table, on one core")
    print(f"{'events folded a second':38}{events / folding:12,.0f}  goal {EVENTS_GOAL:,}")
    start = process_time()
    played = [play(f"bench {number}", edition) for number in range(TABLES) for edition in ALL]
    seconds = process_time() - start
    rulings = sum(1 for board in played for _ in board.rulings)
    happened = sum(len(board.events) for board in played)
    print(f"{'random permissive tables a second':38}{len(played) / seconds:12,.1f}")
    print(f"{'  their events':38}{happened / seconds:12,.0f}")
    print(f"{'  their rulings':38}{rulings / seconds:12,.0f}")


def _seconds_of_folding(logs: list[tuple[AnyEvent, ...]]) -> float:
    start = process_time()
    for events in logs:
        fold(events)
    return process_time() - start


if __name__ == "__main__":
    report()
