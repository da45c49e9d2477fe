"""Random events of every form with everything that can go wrong, checked by a program that shares nothing with ours."""

import json
import random
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction

import pytest

from arbitro.book.edition import Edition
from arbitro.cli.events.simulate import entrants
from arbitro.contest.facts.log import replayed, write_event
from arbitro.contest.facts.state import Contest, Phase
from arbitro.contest.movement.catalogue import FORMS
from arbitro.contest.movement.movement import Movement
from arbitro.contest.plan import SCORINGS, CarryOver, PhasePlan, Plan
from arbitro.contest.scoring.standings import Ranking, rankings
from arbitro.contest.simulation.course import Trouble
from arbitro.contest.simulation.troubled import TroubledCourse
from arbitro.regulations import keys, load
from tests.amounts import TOURNAMENTS, Figures
from tests.contest.checker.figures import Figures as Checked
from tests.contest.checker.tournaments import check

PACKS = {name: load(name) for name in ("wbf", "figb_2017")}
PARTS = 8  # so that several processes can share the work

TROUBLE = Trouble(
    ruling=0.05,
    correction=0.6,
    penalty=0.3,
    withdrawal=0.12,
    forfeit=0.03,
    late=0.4,
    seating=0.2,
    redraw=0.2,
    substitute=0.2,
    unplayed=0.02,
)


def figures_of(plan: Plan) -> Checked:
    """What the checker has to know of the regulations, as plain numbers."""
    pack, edition = PACKS[plan.regulations], Edition(plan.edition)
    trim = pack[keys.BUTLER_TRIM]
    assert isinstance(trim, int)
    return Checked(
        average_plus=pack[keys.AVERAGE_PLUS, edition],
        average=pack[keys.AVERAGE, edition],
        average_minus=pack[keys.AVERAGE_MINUS, edition],
        own_plus=pack[keys.INNOCENT_OWN_PERCENT, edition],
        own_minus=pack[keys.OFFENDER_OWN_PERCENT, edition],
        imps_plus=pack[keys.IMPS_PLUS, edition],
        imps_minus=pack[keys.IMPS_MINUS, edition],
        own_imps_plus=pack[keys.INNOCENT_OWN_IMPS, edition],
        own_imps_minus=pack[keys.OFFENDER_OWN_IMPS, edition],
        own_imps_over="match",
        butler_trim=trim,
        butler_unit=pack[keys.BUTLER_UNIT] or 0,
        non_increasing=pack[keys.VP_NON_INCREASING],
        home_difference=pack[keys.HOME_DIFFERENCE] or 0,
        danish_meetings=0,
    )


def any_movement(chance: random.Random, plan: Plan, phase: Phase, number: int) -> Movement:
    """Some form of the catalogue that exists for so many; a round robin where one was planned."""
    family = "round-robin" if phase.plan.system == "round_robin" else None
    boards = phase.plan.boards
    found = [
        (form, rounds)
        for form in FORMS
        if form.sort == plan.form and (form.family == family if family else not form.matches)
        for rounds in form.rounds(number)
        if rounds <= phase.plan.rounds and (form.winners == 1 or phase.plan.sessions == 1)
    ]
    form, rounds = chance.choice(found)
    return form.build(number, boards, rounds, False)


def any_plan(chance: random.Random, number: int) -> tuple[Plan, int, tuple[str, ...]]:
    """A plan, for how many contestants, in which sections."""
    form, system = sorted(SCORINGS)[number % len(SCORINGS)]
    scoring = chance.choice(SCORINGS[form, system])
    pack = "wbf" if scoring == "victory_points" and form == "pairs" else chance.choice(sorted(PACKS))
    if scoring == "victory_points" and form == "pairs":
        scoring = "matchpoints"  # no shipped pack has a table of percentages
    size = {"pairs": 13, "individual": 8, "teams": 6}[form] + chance.randrange(9)
    if system in ("swiss", "danish"):
        size += 3  # with half of the others still to be met there is always a draw
    rounds = {"movement": 8, "round_robin": 15, "swiss": 4, "danish": 5, "knockout": 5}[system]
    groups = ("A", "B") if system != "movement" and form == "teams" and chance.random() < 0.3 else ("",)
    if groups != ("",):
        size = 2 * (size // 2 + 5)
    first = PhasePlan(
        name="first",
        system=system,
        scoring=scoring,
        rounds=rounds,
        boards=chance.choice((6, 8)) if form == "teams" else chance.choice((1, 2, 3)),
        sessions=chance.choice((1, 1, 2)) if form != "teams" and system == "movement" else 1,
        groups=groups,
    )
    sections = (
        ("A", "B") if form == "pairs" and system == "movement" and size >= 16 and chance.random() < 0.5 else ("",)
    )
    phases = [first]
    if system in ("round_robin", "swiss") and form == "teams" and scoring != "board_a_match" and chance.random() < 0.5:
        phases = [*_qualifying(chance, first, groups)]
    return (
        Plan(
            name=f"event {number}",
            form=form,
            phases=tuple(phases),
            regulations=pack,
            edition=chance.choice((2007, 2017)),
        ),
        size,
        sections,
    )


def _qualifying(chance: random.Random, first: PhasePlan, groups: tuple[str, ...]) -> Iterator[PhasePlan]:
    """The same with a second phase: a final by round robin with a carry-over, or a knock-out."""
    through = 4 // len(groups)
    yield PhasePlan(**{name: getattr(first, name) for name in first.__struct_fields__} | {"qualify": through})
    if chance.random() < 0.5:
        carry = CarryOver(chance.choice(("none", "full", "share", "between_qualified")), share=Fraction(1, 2))
        if first.scoring != "victory_points" and carry.kind == "between_qualified":
            carry = CarryOver("full")
        yield PhasePlan(
            name="final", system="round_robin", scoring=first.scoring, rounds=3, boards=first.boards, carry_over=carry
        )
    else:
        yield PhasePlan(name="final", system="knockout", scoring="imps", rounds=2, boards=first.boards)


def tournament(number: int) -> TroubledCourse:
    chance = random.Random(number)
    plan, size, sections = any_plan(chance, number)
    course = TroubledCourse(
        plan,
        entrants(plan.form, size),
        chance,
        PACKS[plan.regulations],
        lambda of, phase, many: any_movement(chance, of, phase, many),
        f"event {number}",
        TROUBLE,
        sections,
    )
    course.run()
    return course


def as_checked(ranking: Ranking) -> dict[str, object]:
    return {
        "group": ranking.group,
        "line": ranking.line,
        "rows": [
            {
                "contestant": row.contestant,
                "total": str(row.total),
                "rank": row.rank,
                "tied": row.tied,
            }
            for row in ranking.rows
        ],
    }


def all_rankings(contest: Contest) -> dict[str, list[dict[str, object]]]:
    pack = PACKS[contest.plan.regulations]
    return {
        name: [as_checked(ranking) for ranking in rankings(contest, phase, pack)]
        for name, phase in contest.phases.items()
    }


@pytest.mark.parametrize("part", range(PARTS))
def test_random_events_hold_to_the_rules_and_are_ranked_as_the_checker_ranks_them(
    part: int, record_property: Figures
) -> None:
    kinds: Counter[str] = Counter()
    for number in range(part, TOURNAMENTS, PARTS):
        course = tournament(number)
        lines = [write_event(fact) for fact in course.facts]
        kinds.update(type(fact).__name__ for fact in course.facts)
        assert replayed(lines) == course.contest, number
        facts = [json.loads(line) for line in lines]
        assert check(facts, all_rankings(course.contest), figures_of(course.contest.plan)) == [], number
    record_property("random events", len(range(part, TOURNAMENTS, PARTS)))
    record_property("facts in them", sum(kinds.values()))
    record_property("corrections, withdrawals, awards and penalties in them", sum(kinds[kind] for kind in TROUBLES))


TROUBLES = ("ResultCorrected", "ResultTakenBack", "Withdrew", "Awarded", "Penalised", "SeatsChanged", "Substituted")
