"""Random events of every form: nothing leaks, and what was computed step by step is what a rebuild computes."""

import random
from collections.abc import Mapping
from datetime import datetime
from functools import lru_cache
from pathlib import Path

import pytest
from msgspec.structs import replace

from arbitro.contest.facts.event import ResultCorrected, ResultEntered, Spot
from arbitro.contest.facts.outcome import Recorded
from arbitro.contest.facts.state import spot_of
from arbitro.journal.fact import NewFact
from arbitro.office.fact import SCHEMA, AnyFact, BoardKey, DealsGiven, ResultProposed
from arbitro.office.fold import Stamped, folded
from arbitro.office.office import PREFIX
from arbitro.office.payload import kind_of, write_fact
from arbitro.office.seeing import CrossTable, MatchSheet, Run, ScoreCard
from arbitro.office.seeing.visibility import TheDeal, TheResult, Viewer, may_see
from arbitro.office.state import Event
from tests.amounts import TOURNAMENTS, Figures
from tests.office.desk import opened
from tests.office.everything import RandomEvent, everything, viewers
from tests.office.story import OTHER

PARTS = 9  # as many as there are forms and systems, so that several processes can share the work
EVENTS = max(TOURNAMENTS // 20, PARTS + 1)
each_part = pytest.mark.parametrize(
    "part", [pytest.param(part, marks=pytest.mark.xdist_group(f"events {part}")) for part in range(PARTS)]
)  # made once
VIEWS = 2  # of an event at a moment; moments of an event that grows


@lru_cache(maxsize=PARTS)
def random_event(number: int) -> RandomEvent:
    return RandomEvent(number)


def resampled(event: Event, keys: set[BoardKey]) -> Event:
    """The same event with other cards on these boards, also where its history tells them."""

    def other(fact: AnyFact) -> AnyFact:
        if not isinstance(fact, DealsGiven):
            return fact
        return replace(
            fact, deals=tuple(replace(deal, deal=OTHER) if deal.key in keys else deal for deal in fact.deals)
        )

    return event.but(
        deals={key: OTHER if key in keys else deal for key, deal in event.deals.items()},
        history=tuple(replace(noted, fact=other(noted.fact)) for noted in event.history),
    )


@each_part
def test_cards_that_a_viewer_may_not_see_change_nothing_that_he_sees(part: int, record_property: Figures) -> None:
    hidden_ones = seen_ones = 0
    for number in range(part, EVENTS, PARTS):
        chance = random.Random(f"cut {number}")
        facts = random_event(number).facts
        for cut in (chance.randrange(len(facts) // 3, len(facts)), len(facts) - 3):
            event = folded(facts[:cut])
            for looks in chance.sample(list(viewers(event, chance)), VIEWS):
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


def other_results(event: Event, looks: Viewer, now: datetime) -> tuple[Event, int]:
    """The same event with another score wherever a table has one that the viewer may not see; and how many are."""
    contest = event.contest
    assert contest is not None
    hidden: set[tuple[Spot, int]] = set()
    for phase in contest.phases.values():
        results = {}
        for at, here in phase.results.items():
            own = {**here}
            for board, room in here:
                spot = spot_of(phase, at, room)
                if not may_see(event, looks, TheResult(spot, board), now):
                    hidden.add((spot, board))
                    own[board, room] = Recorded(score=50 if here[board, room].score == -50 else -50)
            results[at] = own
        contest = contest.with_phase(replace(phase, results=results))

    def other(fact: AnyFact) -> AnyFact:
        if not isinstance(fact, ResultEntered | ResultCorrected | ResultProposed):
            return fact
        return replace(fact, recorded=Recorded(score=-50)) if (fact.at, fact.board) in hidden else fact

    history = tuple(replace(noted, fact=other(noted.fact)) for noted in event.history)
    return event.but(contest=contest, history=history), len(hidden)


def told_of_boards(found: Mapping[str, object]) -> dict[str, object]:
    """What is told of single boards: everything but rankings and the sums of matches."""
    kept: dict[str, object] = {}
    for name, value in found.items():
        match value:
            case ScoreCard():
                kept[name] = value.lines
            case MatchSheet():
                kept[name] = value.lines
            case CrossTable() | Run():
                pass
            case _ if not name.startswith("standings"):
                kept[name] = value
    return kept


@each_part
def test_results_that_a_viewer_may_not_see_change_no_board_that_he_sees(part: int, record_property: Figures) -> None:
    changed = 0
    for number in range(part, EVENTS, PARTS):
        chance = random.Random(f"results {number}")
        facts = random_event(number).facts
        event = folded(facts[: chance.randrange(len(facts) // 3, len(facts) * 9 // 10)])
        for looks in viewers(event, chance):
            other, hidden = other_results(event, looks, event.history[-1].stamp.time)
            if hidden:
                was = told_of_boards(everything(event, looks, 0))
                assert told_of_boards(everything(other, looks, 0)) == was, (number, looks)
            changed += hidden
    assert changed
    record_property("results that were changed because a viewer may not see them", changed)


def kept(stamped: Stamped) -> NewFact:
    stamp, fact = stamped
    return NewFact(kind_of(fact), write_fact(fact), stamp.time, stamp.who, stamp.role.value, SCHEMA)


@each_part
def test_projections_of_an_event_that_grew_are_those_of_one_that_was_rebuilt(
    part: int, tmp_path: Path, record_property: Figures
) -> None:
    compared = 0
    with opened(tmp_path) as desk:
        for number in range(part, EVENTS, PARTS):
            desk.id = f"event-{number}"
            chance = random.Random(f"steps {number}")
            facts = random_event(number).facts
            cuts = sorted({*(chance.randrange(3, len(facts)) for _ in range(VIEWS)), len(facts)})
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
