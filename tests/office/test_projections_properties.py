"""Random events of every form: nothing leaks, and what was computed step by step is what a rebuild computes."""

import random
from functools import lru_cache
from pathlib import Path

import pytest
from msgspec.structs import replace

from arbitro.journal.fact import NewFact
from arbitro.office.fact import SCHEMA, AnyFact, BoardKey, DealsGiven
from arbitro.office.fold import Stamped, folded
from arbitro.office.office import PREFIX
from arbitro.office.payload import kind_of, write_fact
from arbitro.office.state import Event
from arbitro.office.visibility import TheDeal, may_see
from tests.amounts import TOURNAMENTS, Figures
from tests.office.desk import opened
from tests.office.everything import RandomEvent, everything, viewers
from tests.office.story import OTHER

PARTS = 9  # as many as there are forms and systems, so that several processes can share the work
EVENTS = TOURNAMENTS // 20


@lru_cache(maxsize=2)
def random_event(number: int) -> RandomEvent:
    return RandomEvent(number)


def resampled(event: Event, keys: set[BoardKey]) -> Event:
    """The same event with other cards on these boards, also where its history tells them."""

    def other(fact: AnyFact) -> AnyFact:
        if not isinstance(fact, DealsGiven):
            return fact
        return replace(fact, deals=tuple(replace(one, deal=OTHER) if one.key in keys else one for one in fact.deals))

    return event.but(
        deals={key: OTHER if key in keys else deal for key, deal in event.deals.items()},
        history=tuple(replace(noted, fact=other(noted.fact)) for noted in event.history),
    )


@pytest.mark.parametrize("part", range(PARTS))
def test_cards_that_a_viewer_may_not_see_change_nothing_that_he_sees(part: int, record_property: Figures) -> None:
    hidden_ones = seen_ones = 0
    for number in range(part, max(EVENTS, PARTS), PARTS):
        chance = random.Random(f"cut {number}")
        facts = random_event(number).facts
        for cut in (chance.randrange(len(facts) // 3, len(facts)), len(facts) - 3):
            event = folded(facts[:cut])
            for looks in chance.sample(list(viewers(event, chance)), 2):
                now = event.history[-1].stamp.time
                seen = {key for key in event.deals if may_see(event, looks, TheDeal(key), now)}
                hidden = set(event.deals) - seen
                was = everything(event, looks, 0)
                assert everything(resampled(event, hidden), looks, 0) == was, (number, cut, looks)
                if seen:
                    assert everything(resampled(event, seen), looks, 0) != was, (number, cut, looks)
                hidden_ones += len(hidden)
                seen_ones += len(seen)
    assert hidden_ones
    assert seen_ones
    record_property("deals that were resampled because a viewer may not see them", hidden_ones)


def kept(stamped: Stamped) -> NewFact:
    stamp, fact = stamped
    return NewFact(kind_of(fact), write_fact(fact), stamp.time, stamp.who, stamp.role.value, SCHEMA)


@pytest.mark.parametrize("part", range(PARTS))
def test_projections_of_an_event_that_grew_are_those_of_one_that_was_rebuilt(
    part: int, tmp_path: Path, record_property: Figures
) -> None:
    compared = 0
    with opened(tmp_path) as desk:
        for number in range(part, max(EVENTS, PARTS), PARTS):
            desk.id = f"event-{number}"
            chance = random.Random(f"steps {number}")
            facts = random_event(number).facts
            cuts = sorted({*(chance.randrange(3, len(facts)) for _ in range(2)), len(facts)})
            for before, cut in zip([0, *cuts], cuts, strict=False):
                desk.office.journal.append(PREFIX + desk.id, before, [kept(one) for one in facts[before:cut]])
                grown, built = desk.event, desk.rebuilt()
                assert grown == built
                looks = chance.choice(list(viewers(grown, chance)))
                assert everything(grown, looks) == everything(built, looks), (number, cut, looks)
                compared += 1
            past = desk.office.at(desk.id, cuts[0])
            looks = chance.choice(list(viewers(past, chance)))
            assert everything(past, looks) == everything(folded(facts[: cuts[0]]), looks)
    assert compared
    record_property("views of events that grew, compared with a rebuild", compared)
