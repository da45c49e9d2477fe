"""Many people at once in one event: nobody is told to try again because somebody else was quicker."""

import asyncio

from arbitro.office.office import Done
from arbitro.office.penalties import Penalise
from arbitro.office.seating import BeginRound
from arbitro.scoring.penalty import Unit
from tests.office.desk import DIRECTOR, Desk, pairs

CROWD = 40


def test_a_crowd_in_one_event_takes_its_turns(desk: Desk) -> None:
    pairs(desk)
    desk.do(BeginRound(round=1))
    before = desk.event.version

    async def all_of_them() -> list[Done]:
        fines = (Penalise(contestant="1", amount=str(n), unit=Unit.PERCENT_OF_TOP) for n in range(1, CROWD + 1))
        return await asyncio.gather(*(desk.office.done(fine, DIRECTOR, desk.id) for fine in fines))

    versions = [done.version for done in asyncio.run(all_of_them())]
    assert versions == list(range(before + 1, before + CROWD + 1))  # in the order in which they came
    assert desk.event.version == before + CROWD
    assert len(desk.phase().penalties) == CROWD
    assert desk.rebuilt() == desk.event
