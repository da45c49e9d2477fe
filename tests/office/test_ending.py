"""Penalties, forfeits, the official score, the correction period, ties, and the way into the next phase."""

from fractions import Fraction

import pytest
from msgspec.structs import replace

from arbitro.contest.facts.event import Awarded, Penalised, PeriodOver, PhaseClosed, PhaseOpened, Placed, TieDecided
from arbitro.contest.lots import drawn as by_lot
from arbitro.contest.plan import CarryOver, PhasePlan
from arbitro.office.actor import Actor, Role
from arbitro.office.ending import ClosePhase, DecideTie, EndPeriod, OpenPhase, PostScore
from arbitro.office.fact import ScorePosted
from arbitro.office.penalties import Forfeit, Pardon, Penalise
from arbitro.office.people import Appoint, PlayToo, Withdraw
from arbitro.office.results import CorrectResult
from arbitro.office.seating import BeginRound, DrawRound, EndRound, SeatSection
from arbitro.office.subjects import AnyCommand
from arbitro.office.undoing import Undo
from arbitro.scoring.penalty import Unit
from tests.contest.small import recorded
from tests.office.desk import (
    ASSISTANT,
    DIRECTOR,
    ORGANISER,
    SCORER,
    START,
    Desk,
    created,
    drawn,
    match,
    pairs,
    played,
    player,
    result,
    spot,
    teams,
)

WIN, LOSS, LEVEL = [(100, 0)] * 8, [(0, 100)] * 8, [(100, 100)] * 8
TOP = Unit.PERCENT_OF_TOP
FINAL = PhasePlan(name="final", system="knockout", scoring="imps", rounds=1, boards=8)


def evening(desk: Desk) -> None:
    """Four pairs, all three rounds over: 4 is best, then 2, then 3, then 1 (each round North-South of table 1 wins)."""
    pairs(desk)
    for round in (1, 2, 3):
        played(desk, round, result(round, 1, round, 400), result(round, 2, round, 100))


# -- penalties


def test_a_penalty_takes_its_part_of_a_top(desk: Desk) -> None:
    evening(desk)
    before = desk.totals()
    (given,) = desk.facts(Penalise(contestant="4", amount="50", unit=TOP, clause="90A", round=1), ASSISTANT)
    assert isinstance(given, Penalised)
    assert (given.amount, given.unit, given.clause) == (Fraction(50), TOP, "90A")
    # half a top of the three that the pair has played for
    assert Fraction(before["4"]) - Fraction(desk.totals()["4"]) == Fraction(100, 6)
    assert desk.totals()["1"] == before["1"]


@pytest.mark.parametrize(("told", "amount"), [("0.5", "1/2"), ("1/3", "1/3"), ("7", "7"), ("50%", "1/2")])
def test_amounts_are_exact(desk: Desk, told: str, amount: str) -> None:
    evening(desk)
    (given,) = desk.facts(Penalise(contestant="4", amount=told, unit=Unit.MATCHPOINTS))
    assert isinstance(given, Penalised)
    assert given.amount == Fraction(amount)


def test_every_penalty_has_its_own_id_and_can_be_taken_back(desk: Desk) -> None:
    evening(desk)
    before = desk.totals()
    command = Penalise(contestant="4", amount="10", unit=TOP)
    ids = [fact.id for _ in range(3) for fact in desk.facts(command) if isinstance(fact, Penalised)]
    assert len(set(ids)) == 3
    for id in ids:
        desk.do(Pardon(id=id))
    assert desk.totals() == before
    assert desk.kinds(Pardon(id=ids[0])) == ["no-such-penalty"]


@pytest.mark.parametrize(
    ("command", "kinds"),
    [
        (Penalise(contestant="9", amount="10", unit=TOP), ["not-in-field"]),
        (Penalise(contestant="4", amount="ten", unit=TOP), ["penalty-number"]),
        (Penalise(contestant="4", amount="", unit=TOP), ["penalty-number"]),
        (Penalise(contestant="4", amount="1e3", unit=TOP), ["penalty-number"]),
        (Penalise(contestant="4", amount="0", unit=TOP), ["penalty-amount"]),
        (Penalise(contestant="4", amount="-10", unit=TOP), ["penalty-amount"]),
        (Penalise(contestant="4", amount="10", unit=Unit.VP), ["penalty-unit"]),
        (Penalise(contestant="4", amount="10", unit=TOP, session=2), ["no-such-session"]),
        (Penalise(contestant="4", amount="10", unit=TOP, phase="final"), ["unknown-phase"]),
        (Penalise(contestant="4", amount="10", unit=TOP, round=4), ["change-not-begun"]),
        (Pardon(id="x"), ["no-such-penalty"]),
        (Pardon(id="x", phase="final"), ["unknown-phase"]),
    ],
)
def test_a_penalty_that_cannot_be_is_refused(desk: Desk, command: AnyCommand, kinds: list[str]) -> None:
    evening(desk)
    assert desk.kinds(command) == kinds


def test_only_directors_penalise_and_only_the_director_pardons(desk: Desk) -> None:
    evening(desk)
    command = Penalise(contestant="4", amount="10", unit=TOP)
    for actor in (ORGANISER, SCORER, player("1 N", "1")):
        assert desk.kinds(command, actor) == ["not-allowed"]
    (given,) = desk.facts(command, ASSISTANT)
    assert isinstance(given, Penalised)
    assert desk.kinds(Pardon(id=given.id), ASSISTANT) == ["not-allowed"]


def test_a_playing_director_penalises_neither_himself_nor_whom_he_meets(desk: Desk) -> None:
    evening(desk)
    desk.do(Appoint(person="1 N", role=Role.DIRECTOR), ORGANISER)
    desk.do(PlayToo(person="1 N", contestant="1", deputy="director"), ORGANISER)
    own = Actor(Role.DIRECTOR, "1 N")
    command = Penalise(contestant="1", amount="10", unit=TOP, round=1)
    assert desk.kinds(command, own) == ["own-table"]
    assert desk.kinds(Penalise(contestant="4", amount="10", unit=TOP, round=1), own) == ["own-table"]  # met in round 1
    desk.do(Penalise(contestant="4", amount="10", unit=TOP, round=2), own)
    (given,) = desk.facts(command)
    assert isinstance(given, Penalised)
    assert desk.kinds(Pardon(id=given.id), own) == ["own-table"]


# -- forfeits


def test_a_forfeit_gives_the_match_to_those_who_are_there(desk: Desk) -> None:
    teams(desk, pack="figb_2017")
    drawn(desk, ("1", "2"), ("3", "4"))
    desk.do(BeginRound(round=1))
    won, lost = desk.facts(Forfeit(round=1, absent="4", present="3"))
    assert isinstance(won, Awarded)
    assert isinstance(lost, Awarded)
    # 12 of 20 victory points at least, nothing for the others (art. 8.3)
    assert (won.contestant, won.vp, won.won, won.final) == ("3", Fraction(12), True, False)
    assert (lost.contestant, lost.vp, lost.won) == ("4", Fraction(), False)
    assert desk.totals() == {"3": "12", "1": "0", "2": "0", "4": "0"}


def test_a_forfeit_follows_the_averages_until_the_phase_is_closed(desk: Desk) -> None:
    teams(desk, pack="figb_2017")
    drawn(desk, ("1", "2"), ("3", "4"))
    desk.do(BeginRound(round=1))
    desk.do(Forfeit(round=1, absent="4", present="3"))
    for one in match(1, 1, *WIN):
        desk.do(one, SCORER)
    desk.do(EndRound(round=1))
    drawn(desk, ("3", "1"), ("2", "4"))
    big = [(800, 0)] * 8  # 3 wins by more than any scale ends with
    played(desk, 2, *match(2, 1, *big), *match(2, 2, *LEVEL))
    held = desk.phase().awards[1, "3"]
    assert (held.vp, held.final) == (Fraction(20), False)  # the own average is better now
    drawn(desk, ("4", "3"), ("2", "1"))
    played(desk, 3, *match(3, 1, *big), *match(3, 2, *LEVEL))
    desk.do(PostScore())
    assert not desk.phase().awards[1, "3"].final
    # a correction moves it still
    for board in range(1, 9):
        at = spot(3, 1, room="open")
        desk.do(CorrectResult(at=at, board=board, recorded=recorded(0)))
    desk.do(EndPeriod(early=True), ORGANISER)
    desk.do(ClosePhase())
    held = desk.phase().awards[1, "3"]
    assert (held.vp, held.final) == (Fraction(15), True)  # of 20 and 10


@pytest.mark.parametrize(
    ("command", "kinds"),
    [
        (Forfeit(round=1, absent="1", present="3"), ["not-opponents"]),
        (Forfeit(round=1, absent="1", present="1"), ["not-opponents"]),
        (Forfeit(round=2, absent="1", present="2"), ["not-opponents"]),
        (Forfeit(round=1, absent="9", present="2"), ["not-in-field"]),
        (Forfeit(round=1, absent="1", present="2", phase="final"), ["unknown-phase"]),
    ],
)
def test_a_forfeit_that_cannot_be_is_refused(desk: Desk, command: Forfeit, kinds: list[str]) -> None:
    teams(desk)
    drawn(desk, ("1", "2"), ("3", "4"))
    assert desk.kinds(command) == kinds


def test_a_match_is_forfeited_once(desk: Desk) -> None:
    teams(desk)
    drawn(desk, ("1", "2"), ("3", "4"))
    desk.do(Forfeit(round=1, absent="1", present="2"))
    assert desk.kinds(Forfeit(round=1, absent="2", present="1")) == ["awarded-already", "awarded-already"]


def test_pairs_in_a_movement_forfeit_no_match(desk: Desk) -> None:
    pairs(desk)
    assert desk.kinds(Forfeit(round=1, absent="1", present="4")) == ["award-without-matches"]


def test_in_a_knock_out_a_forfeit_decides_who_goes_on(desk: Desk) -> None:
    created(desk, "teams", 4, system="knockout", scoring="imps", rounds=2, boards=1)
    desk.do(DrawRound(seed="cup"))
    desk.do(BeginRound(round=1))
    for met in desk.phase().draws["", 1].pairings:
        desk.do(Forfeit(round=1, absent=met.home, present=met.away))
    through = {met.away for met in desk.phase().draws["", 1].pairings}
    desk.do(DrawRound())
    (final,) = desk.phase().draws["", 2].pairings
    assert {final.home, final.away} == through


# -- the official score and its period


def test_the_score_is_posted_with_the_moment_and_the_head_of_the_chain(desk: Desk) -> None:
    evening(desk)
    head = desk.office.journal.head().text
    assert desk.facts(PostScore(), SCORER) == (ScorePosted(at=START, head=head),)
    assert desk.kinds(PostScore()) == ["posted-already"]


@pytest.mark.parametrize(
    ("command", "kinds"),
    [
        (PostScore(phase="final"), ["unknown-phase"]),
        (PostScore(session=2), ["no-such-session"]),
        (PostScore(), ["round-not-begun"]),
        (EndPeriod(), ["score-not-posted"]),
        (EndPeriod(phase="final"), ["unknown-phase"]),
        (EndPeriod(session=0), ["no-such-session"]),
        (ClosePhase(), ["period-not-over"]),
        (ClosePhase(phase="final"), ["unknown-phase"]),
    ],
)
def test_nothing_ends_before_it_has_begun(desk: Desk, command: AnyCommand, kinds: list[str]) -> None:
    pairs(desk)
    assert desk.kinds(command) == kinds


def test_no_score_is_posted_while_a_round_is_played(desk: Desk) -> None:
    pairs(desk)
    desk.do(BeginRound(round=1))
    assert desk.kinds(PostScore()) == ["round-still-played"]


def test_the_correction_period_lasts_thirty_minutes(desk: Desk) -> None:
    evening(desk)
    desk.do(PostScore())
    desk.later(30)
    (problem,) = desk.refused(EndPeriod())
    assert (problem.kind, problem.expected) == ("period-still-runs", "79C1")
    desk.later(1 / 60)
    assert desk.facts(EndPeriod()) == (PeriodOver(),)
    assert desk.kinds(EndPeriod()) == ["period-ended-already"]


def test_only_the_organiser_ends_it_early(desk: Desk) -> None:
    evening(desk)
    desk.do(PostScore())
    assert desk.kinds(EndPeriod(early=True), DIRECTOR) == ["period-by-organiser"]
    assert desk.kinds(EndPeriod(early=True), SCORER) == ["not-allowed"]
    assert desk.facts(EndPeriod(early=True), ORGANISER) == (PeriodOver(),)


def test_a_posted_score_that_is_undone_can_be_posted_again(desk: Desk) -> None:
    evening(desk)
    version = desk.do(PostScore()).version
    desk.later(5)
    desk.do(Undo(versions=(version,)))
    (again,) = desk.facts(PostScore())
    assert isinstance(again, ScorePosted)
    assert again.at == desk.now


def closed(desk: Desk, phase: str = "") -> None:
    desk.do(PostScore(phase=phase))
    desk.do(EndPeriod(phase=phase, early=True), ORGANISER)
    desk.do(ClosePhase(phase=phase))


def test_a_closed_phase_stays_closed(desk: Desk) -> None:
    evening(desk)
    closed(desk)
    assert desk.phase().closed
    assert desk.kinds(ClosePhase()) == ["phase-is-closed"]
    assert desk.kinds(Penalise(contestant="4", amount="10", unit=TOP)) == ["change-ruling-too-late"]
    assert desk.event == desk.rebuilt()


def test_awards_are_final_when_the_phase_is_closed(desk: Desk) -> None:
    """A pair's bye is its own average, which moves with its results (art. 78.3)."""
    pack = 'extends = "figb_2017"\nscoring.vp.percent_to_vp = [[0, 2], ["50%", 10], ["75%", 16]]'
    created(desk, "pairs", 5, system="swiss", scoring="victory_points", rounds=2, boards=1, pack=pack)
    drawn(desk, ("1", "2"), ("3", "4"), byes=("5",))
    played(desk, 1, result(1, 1, 1, 100), result(1, 2, 1, 50))
    assert not desk.phase().awards  # 5 has no average yet
    drawn(desk, ("5", "1"), ("3", "2"), byes=("4",))
    played(desk, 2, result(2, 1, 1, 100), result(2, 2, 1, 50))
    held = desk.phase().awards
    assert {at: (award.vp, award.final) for at, award in held.items()} == {
        (1, "5"): (Fraction(16), False),  # a top on the only board
        (2, "4"): (Fraction(16), False),
    }
    desk.do(PostScore())
    desk.do(CorrectResult(at=spot(2, 1), board=1, recorded=recorded(0)))  # 5 has a bottom now
    desk.do(EndPeriod(early=True), ORGANISER)
    facts = desk.facts(ClosePhase())
    assert [type(fact) for fact in facts] == [Awarded, Awarded, PhaseClosed]
    assert {at: (award.vp, award.final) for at, award in desk.phase().awards.items()} == {
        (1, "5"): (Fraction(2), True),
        (2, "4"): (Fraction(16), True),
    }


def test_the_award_against_a_team_that_left_is_raised_at_the_end(desk: Desk) -> None:
    """60% of what is at stake, at the end the own average if that is better (art. 4.4)."""
    created(desk, "teams", 4, system="round_robin", scoring="victory_points", rounds=3, boards=8, pack="figb_2017")
    desk.do(SeatSection())
    desk.do(Withdraw(contestant="1", round=1))
    for round in (1, 2, 3):
        # whoever has the higher number wins by more than any scale ends with
        results = [
            result(round, at.table, board, 800 if met.ns > met.ew else -800, room="open")
            for at, met in desk.phase().tables.items()
            if at.round == round and "1" not in met.everybody
            for board in desk.phase().boards_at(at)
        ]
        others = [replace(one, at=replace(one.at, room="closed"), recorded=recorded(0)) for one in results]
        played(desk, round, *results, *others)
        if round < 3:
            assert {award.vp for award in desk.phase().awards.values()} == {12}
    assert {award.contestant: award.vp for award in desk.phase().awards.values()} == {"2": 12, "3": 12, "4": 20}


# -- ties


def level(desk: Desk) -> None:
    """Four teams, every match drawn."""
    teams(desk, 4, FINAL, qualify=2)
    for round, two in enumerate(((("1", "2"), ("3", "4")), (("1", "3"), ("2", "4"))), 1):
        drawn(desk, *two)
        played(desk, round, *match(round, 1, *LEVEL), *match(round, 2, *LEVEL))


def test_lots_come_from_a_seed_that_is_recorded(desk: Desk) -> None:
    level(desk)
    everybody = ("1", "2", "3", "4")
    (decided,) = desk.facts(DecideTie(contestants=everybody, seed="coin"))
    assert decided == TieDecided(order=by_lot("coin", everybody), by="lot", seed="coin")
    assert tuple(desk.totals()) == by_lot("coin", everybody)
    assert desk.kinds(DecideTie(contestants=everybody)) == ["not-level"]  # it is decided


def test_a_fresh_seed_is_recorded_too(desk: Desk) -> None:
    level(desk)
    (decided,) = desk.facts(DecideTie(contestants=("4", "3", "2", "1")))
    assert isinstance(decided, TieDecided)
    assert decided.seed
    assert decided.order == by_lot(decided.seed, ("1", "2", "3", "4"))


def test_what_was_decided_at_the_table_is_taken_in_its_order(desk: Desk) -> None:
    level(desk)
    order = ("3", "1", "4", "2")
    assert desk.facts(DecideTie(contestants=order, by="extra_boards")) == (TieDecided(order=order, by="extra_boards"),)
    assert tuple(desk.totals()) == order


@pytest.mark.parametrize(
    ("command", "kinds"),
    [
        (DecideTie(contestants=()), ["not-level"]),
        (DecideTie(contestants=("1",)), ["not-level"]),
        (DecideTie(contestants=("1", "2")), ["not-level"]),
        (DecideTie(contestants=("1", "2", "3", "4", "4")), ["not-level"]),
        (DecideTie(contestants=("1", "9")), ["not-in-field"]),
        (DecideTie(contestants=("1", "2"), phase="x"), ["unknown-phase"]),
    ],
)
def test_a_tie_that_is_none_is_not_decided(desk: Desk, command: DecideTie, kinds: list[str]) -> None:
    level(desk)
    assert desk.kinds(command) == kinds


# -- the next phase


def qualified(desk: Desk, **more: object) -> None:
    """Of four teams 1 and 3 go on."""
    teams(desk, 4, FINAL, rounds=1, qualify=2, **more)
    drawn(desk, ("1", "2"), ("3", "4"))
    played(desk, 1, *match(1, 1, *[(500, 0)] * 8), *match(1, 2, *WIN))


def test_the_best_go_on_by_their_rank(desk: Desk) -> None:
    qualified(desk)
    closed(desk)
    (opened,) = desk.facts(OpenPhase(phase="final"))
    assert opened == PhaseOpened(phase="final", field=(Placed("1", seed=1), Placed("3", seed=2)))
    desk.do(DrawRound(phase="final"))
    desk.do(BeginRound(phase="final", round=1))
    assert desk.event == desk.rebuilt()


def test_what_is_carried_over_goes_with_them(desk: Desk) -> None:
    last = PhasePlan(
        name="last", system="round_robin", scoring="victory_points", rounds=1, boards=8, carry_over=CarryOver("full")
    )
    teams(desk, 4, last, rounds=1, qualify=2)
    drawn(desk, ("1", "2"), ("3", "4"))
    played(desk, 1, *match(1, 1, *[(500, 0)] * 8), *match(1, 2, *WIN))
    had = desk.totals()
    closed(desk)
    desk.do(OpenPhase(phase="last"))
    assert {who: str(placed.carried) for who, placed in desk.phase("last").field.items()} == {
        "1": had["1"],
        "3": had["3"],
    }


def test_no_phase_opens_before_the_one_before_it_is_closed(desk: Desk) -> None:
    qualified(desk)
    assert desk.kinds(OpenPhase(phase="final")) == ["phase-before-open"]
    assert desk.kinds(OpenPhase(phase="final", field=(Placed("1"), Placed("2")))) == ["phase-before-open"]
    assert desk.kinds(OpenPhase(phase="x")) == ["unknown-phase"]
    assert desk.kinds(OpenPhase(phase="")) == ["first-phase-field"]


def test_a_tie_at_the_line_has_to_be_decided_first(desk: Desk) -> None:
    level(desk)
    desk.do(PostScore())
    desk.do(EndPeriod(early=True), ORGANISER)
    version = desk.do(ClosePhase()).version
    assert desk.kinds(OpenPhase(phase="final")) == ["qualifying-tie"]
    desk.do(Undo(versions=(version,)))
    desk.do(DecideTie(contestants=("1", "2", "3", "4"), seed="coin"))
    desk.do(ClosePhase())
    desk.do(OpenPhase(phase="final"))
    assert tuple(desk.phase("final").field) == by_lot("coin", ("1", "2", "3", "4"))[:2]


def test_the_first_phase_may_have_seeds_that_are_told(desk: Desk) -> None:
    created(desk, "teams", 4, system="knockout", scoring="imps", rounds=2, boards=1)
    field = tuple(Placed(who, seed=seed) for seed, who in enumerate(("3", "1", "4", "2"), 1))
    desk.do(OpenPhase(phase="", field=field))
    desk.do(DrawRound(seed="cup"))
    first, second = ({met.home, met.away} for met in desk.phase().draws["", 1].pairings)
    assert not {"3", "1"} <= first  # the first two seeds meet in the final only
    assert not {"3", "1"} <= second
    assert desk.kinds(OpenPhase(phase="", field=field)) == ["phase-has-begun"]


def test_a_field_that_cannot_be_is_refused(desk: Desk) -> None:
    created(desk, "teams", 4, system="knockout", scoring="imps", rounds=2, boards=1)
    assert desk.kinds(OpenPhase(phase="", field=(Placed("9"),))) == ["not-entered"]
    assert desk.kinds(OpenPhase(phase="", field=(Placed("1"), Placed("1")))) == ["entry-twice"]
    assert desk.kinds(OpenPhase(phase="", field=(Placed("1", "B"),))) == ["unknown-group"]
