"""Movements, draws, seats and rounds as the office records them (Laws 3-5, 8; art. 4, 5, 78.3)."""

from fractions import Fraction
from typing import Any

import pytest

from arbitro.contest.facts.event import Awarded, Drawn, Entered, Paired, Reseated, RoundBegun, RoundOver, Seated
from arbitro.contest.facts.state import AtTable
from arbitro.contest.movement.stationary import stationary
from arbitro.contest.plan import PhasePlan
from arbitro.office.fact import ArrivalNoted
from arbitro.office.people import Enter, Withdraw
from arbitro.office.seating import BeginRound, ChangeSeats, DrawRound, EndRound, NoteArrival, SeatLate, SeatSection
from tests.contest.small import HOWELL, movement
from tests.office.desk import (
    ASSISTANT,
    ORGANISER,
    PUBLIC,
    SCORER,
    Desk,
    created,
    drawn,
    entrant,
    match,
    pairs,
    played,
    player,
    result,
    spot,
    teams,
)

# Three pairs, one of them sits out in each round; each round has its own board.
HALF_TABLE = movement([(1, 2)], [(3, 1)], [(2, 3)], out={1: (3,), 2: (2,), 3: (1,)})


def only(facts: tuple[object, ...]) -> Seated:
    (seated,) = facts
    assert isinstance(seated, Seated)
    return seated


# -- movements


def test_without_bearers_numbers_go_by_the_order_of_entry(desk: Desk) -> None:
    created(desk, "pairs", ("d", "a", "c", "b"))
    assert only(desk.facts(SeatSection(movement=HOWELL))).bearers == {1: "d", 2: "a", 3: "c", 4: "b"}


def test_bearers_that_are_told_are_taken(desk: Desk) -> None:
    created(desk, "pairs", 4)
    told = {1: "4", 2: "3", 3: "2", 4: "1"}
    assert only(desk.facts(SeatSection(movement=HOWELL, bearers=told))).bearers == told
    assert desk.phase().tables[AtTable(1, "", 1, 1)].ns == ("1",)


@pytest.mark.parametrize(("pairs", "rounds", "boards"), [(13, 13, 2), (14, 6, 4), (8, 7, 3), (9, 9, 3), (6, 5, 5)])
def test_a_proposed_movement_has_the_rounds_and_boards_of_the_plan(
    desk: Desk, pairs: int, rounds: int, boards: int
) -> None:
    created(desk, "pairs", pairs, rounds=rounds, boards=boards)
    seated = only(desk.facts(SeatSection()))
    assert [each.round for each in seated.movement.rounds] == list(range(1, rounds + 1))
    assert {len(sitting.boards) for _, sitting in seated.movement.sittings()} == {boards}
    assert sorted(seated.bearers.values(), key=int) == [str(number) for number in range(1, pairs + 1)]


def test_a_form_and_a_number_of_rounds_may_be_asked_for(desk: Desk) -> None:
    created(desk, "pairs", 14, rounds=13, boards=2)
    seated = only(desk.facts(SeatSection(form="mitchell", rounds=6)))
    assert (len(seated.movement.rounds), seated.movement.winners) == (6, 2)


def test_a_round_robin_of_teams_is_seated_as_matches(desk: Desk) -> None:
    created(desk, "teams", 6, system="round_robin", scoring="victory_points", rounds=5, boards=8)
    seated = only(desk.facts(SeatSection()))
    assert seated.movement.kind == "matches"
    assert len({frozenset(met.everybody) for met in desk.phase().tables.values()}) == 15


def test_another_movement_of_teams_is_no_round_robin(desk: Desk) -> None:
    created(desk, "teams", 5, scoring="board_a_match", rounds=4, boards=6)
    assert only(desk.facts(SeatSection())).movement.kind == "teams"


def test_players_of_an_individual_are_seated(desk: Desk) -> None:
    created(desk, "individual", 8, rounds=7, boards=3)
    assert only(desk.facts(SeatSection())).movement.kind == "individual"


def test_whoever_must_not_move_gets_a_place_that_stays(desk: Desk) -> None:
    created(desk, "pairs", 12, rounds=6, boards=4)
    seated = only(desk.facts(SeatSection(form="mitchell", fixed=("9", "11"))))
    number = {who: number for number, who in seated.bearers.items()}
    assert {number["9"], number["11"]} <= set(stationary(seated.movement))


def test_sections_are_seated_by_what_their_pairs_entered_for(desk: Desk) -> None:
    created(desk, "pairs", ())
    for section, names in (("A", ("1", "2", "3", "4")), ("B", ("5", "6", "7", "8"))):
        desk.do(Enter(contestants=tuple(entrant("pairs", name) for name in names), section=section))
    assert set(only(desk.facts(SeatSection(movement=HOWELL, section="B"))).bearers.values()) == {"5", "6", "7", "8"}
    assert set(only(desk.facts(SeatSection(movement=HOWELL))).bearers.values()) == {"1", "2", "3", "4"}


def test_groups_are_seated_apart(desk: Desk) -> None:
    created(desk, "pairs", (), groups=("N", "S"))
    for group, names in (("N", ("1", "2", "3", "4")), ("S", ("5", "6", "7", "8"))):
        desk.do(Enter(contestants=tuple(entrant("pairs", name) for name in names), section=group))
    assert set(only(desk.facts(SeatSection(movement=HOWELL, section="S"))).bearers.values()) == {"5", "6", "7", "8"}
    assert desk.kinds(SeatSection(movement=HOWELL)) == ["nobody-to-seat"]


@pytest.mark.parametrize(
    ("command", "kinds"),
    [
        (SeatSection(movement=HOWELL, phase="final"), ["unknown-phase"]),
        (SeatSection(movement=HOWELL, session=2), ["no-such-session"]),
        (SeatSection(movement=HOWELL, section="B"), ["nobody-to-seat"]),
        (SeatSection(movement=HALF_TABLE), ["movement-numbers"]),
        (SeatSection(movement=HOWELL, bearers={1: "1", 2: "2", 3: "3"}), ["number-without-contestant"]),
        (SeatSection(movement=HOWELL, bearers={1: "1", 2: "2", 3: "3", 4: "9"}), ["not-in-field"]),
        (SeatSection(movement=HOWELL, bearers={1: "1", 2: "2", 3: "3", 4: "3"}), ["entry-twice"]),
        (SeatSection(movement=HOWELL, fixed=("9",)), ["not-in-section"]),
        (SeatSection(movement=HOWELL, fixed=("1", "2", "3")), ["fixed-places"]),
        (SeatSection(form="waltz"), ["movement-form-unknown"]),
        (SeatSection(form="barometer", rounds=3), ["movement-size"]),
        (SeatSection(rounds=17), ["movement-rounds-possible"]),
        (SeatSection(rounds=0), ["movement-rounds-possible"]),
    ],
)
def test_a_seating_that_cannot_be_is_refused(desk: Desk, command: SeatSection, kinds: list[str]) -> None:
    created(desk, "pairs", 4)
    assert desk.kinds(command) == kinds


def test_nobody_is_seated_where_rounds_are_drawn(desk: Desk) -> None:
    teams(desk)
    assert desk.kinds(SeatSection(form="round-robin", rounds=3)) == ["not-by-movement"]


def test_an_empty_event_cannot_be_seated(desk: Desk) -> None:
    created(desk, "pairs", ())
    assert desk.kinds(SeatSection()) == ["nobody-to-seat"]


def test_seating_anew_before_the_start_is_told_as_a_change(desk: Desk) -> None:
    pairs(desk)
    again = desk.do(SeatSection(movement=HOWELL, bearers={1: "2", 2: "1", 3: "3", 4: "4"}))
    assert [warning.reason for warning in again.warnings] == ["draw-was-announced"]
    desk.do(BeginRound(round=1))
    assert desk.kinds(SeatSection(movement=HOWELL)) == ["change-round-has-begun"]


# -- a late pair


def late(desk: Desk) -> None:
    """Three pairs at a table and a half; round 1 is over when pair 4 comes."""
    pairs(desk, 3, HALF_TABLE)
    played(desk, 1, result(1, 1, 1, 100))
    desk.do(Enter(contestants=(entrant("pairs", "4"),)))


def test_a_late_pair_fills_the_half_table_from_its_round_on(desk: Desk) -> None:
    late(desk)
    done = desk.do(SeatLate(contestant="4", from_round=2))
    assert only(done.facts).bearers[4] == "4"
    assert [warning.reason for warning in done.warnings] == ["draw-was-announced"]
    sat = {at.round: met.everybody for at, met in desk.phase().tables.items() if "4" in met.everybody}
    assert sat.keys() == {2, 3}
    assert {frozenset(two) for two in sat.values()} == {frozenset({"2", "4"}), frozenset({"1", "4"})}
    desk.do(BeginRound(round=2))
    assert desk.event == desk.rebuilt()


@pytest.mark.parametrize(
    ("command", "kinds"),
    [
        (SeatLate(contestant="5", from_round=2), ["not-in-field"]),
        (SeatLate(contestant="1", from_round=2), ["seated-already"]),
        (SeatLate(contestant="4", from_round=2, section="B"), ["section-not-seated"]),
        (SeatLate(contestant="4", from_round=2, session=2), ["section-not-seated"]),
        (SeatLate(contestant="4", from_round=4), ["movement-late-round"]),
        (SeatLate(contestant="4", from_round=1), ["movement-late-round"]),
        (SeatLate(contestant="4", from_round=2, phase="final"), ["unknown-phase"]),
    ],
)
def test_a_late_pair_that_cannot_be_seated(desk: Desk, command: SeatLate, kinds: list[str]) -> None:
    late(desk)
    assert desk.kinds(command) == kinds


def test_nobody_comes_late_to_a_full_movement_nor_to_a_round_that_has_begun(desk: Desk) -> None:
    pairs(desk)
    desk.do(BeginRound(round=1))
    desk.do(Enter(contestants=(entrant("pairs", "5"),)))
    assert desk.kinds(SeatLate(contestant="5", from_round=2)) == ["movement-no-half-table"]


def test_a_late_pair_does_not_join_a_round_that_is_played(desk: Desk) -> None:
    late(desk)
    desk.do(BeginRound(round=2))
    assert desk.kinds(SeatLate(contestant="4", from_round=2)) == ["change-round-has-begun"]


# -- draws


def by_hand(*two: tuple[str, str], **more: Any) -> DrawRound:
    return DrawRound(pairings=tuple(Paired(at, *both) for at, both in enumerate(two, 1)), **more)


def test_a_draw_keeps_the_seed_that_it_was_made_from(desk: Desk) -> None:
    teams(desk, 6)
    (first,) = desk.facts(DrawRound(seed="spring"))
    assert isinstance(first, Drawn)
    assert (first.round, first.seed, len(first.pairings)) == (1, "spring", 3)
    (again,) = desk.facts(DrawRound(round=1, seed="spring"))
    assert isinstance(again, Drawn)
    assert (again.pairings, again.replaces) == (first.pairings, True)


def test_a_draw_without_a_seed_has_a_fresh_one(desk: Desk) -> None:
    teams(desk, 6)
    (first,) = desk.facts(DrawRound())
    (again,) = desk.facts(DrawRound(round=1))
    assert isinstance(first, Drawn)
    assert isinstance(again, Drawn)
    assert first.seed
    assert again.seed
    assert first.seed != again.seed


def swiss(desk: Desk) -> None:
    """Four teams; round 1 played: 1 beats 2 and 3 beats 4 by the same."""
    teams(desk)
    drawn(desk, ("1", "2"), ("3", "4"))
    wins = [(100, 0)] * 8
    played(desk, 1, *match(1, 1, *wins), *match(1, 2, *wins))


def test_a_draw_by_hand_is_made_and_its_rematch_is_warned_of(desk: Desk) -> None:
    swiss(desk)
    done = drawn(desk, ("2", "1"), ("3", "4"))
    (fact,) = done.facts
    assert isinstance(fact, Drawn)
    assert [pairing.why for pairing in fact.pairings] == ["draw-by-hand", "draw-by-hand"]
    told = [(caution.id, caution.figures["round"]) for caution in done.cautions if caution.id == "draw-rematch"]
    assert told == [("draw-rematch", 1), ("draw-rematch", 1)]


def test_a_draw_changed_by_hand_keeps_the_reasons_of_what_was_not_changed(desk: Desk) -> None:
    teams(desk, 6)
    (made,) = desk.facts(DrawRound(seed="spring"))
    assert isinstance(made, Drawn)
    one, two, three = made.pairings
    swapped = (one, Paired(two.table, two.home, three.home), Paired(three.table, two.away, three.away))
    done = desk.do(DrawRound(round=1, pairings=swapped))
    (fact,) = done.facts
    assert isinstance(fact, Drawn)
    assert [pairing.why for pairing in fact.pairings] == [one.why, "draw-by-hand", "draw-by-hand"]
    assert (fact.replaces, fact.seed) == (True, "spring")
    assert [warning.reason for warning in done.warnings] == ["draw-was-announced"]


def test_two_who_are_farther_apart_than_the_draw_had_them_are_warned_of(desk: Desk) -> None:
    swiss(desk)
    desk.do(DrawRound(seed="x"))  # the winners meet: nobody is apart
    done = drawn(desk, ("1", "4"), ("3", "2"), round=2)
    assert sorted(caution.figures["home"] for caution in done.cautions if caution.id == "draw-far-apart") == ["1", "3"]


def test_a_draw_before_the_last_round_is_complete_says_which_tables_it_does_not_know(desk: Desk) -> None:
    teams(desk)
    drawn(desk, ("1", "2"), ("3", "4"))
    played(desk, 1, *match(1, 1, *[(100, 0)] * 8))
    done = desk.do(DrawRound())
    assert [caution.figures for caution in done.cautions if caution.id == "draw-round-open"] == [
        {"round": 1, "tables": "2"}
    ]


def test_a_second_bye_is_warned_of(desk: Desk) -> None:
    teams(desk, 3)
    drawn(desk, ("1", "2"), byes=("3",))
    played(desk, 1, *match(1, 1, *[(100, 0)] * 8))
    done = drawn(desk, ("1", "2"), byes=("3",))
    assert {"draw-second-bye", "draw-rematch"} <= {caution.id for caution in done.cautions}


def test_a_new_draw_does_not_count_the_bye_of_the_one_that_it_replaces(desk: Desk) -> None:
    teams(desk, 3)
    (first,) = desk.facts(DrawRound(seed="one"))
    (again,) = desk.facts(DrawRound(round=1, seed="one"))
    assert isinstance(first, Drawn)
    assert isinstance(again, Drawn)
    assert again.byes == first.byes


@pytest.mark.parametrize(
    ("command", "kinds"),
    [
        (DrawRound(phase="final"), ["unknown-phase"]),
        (DrawRound(group="B"), ["unknown-group"]),
        (DrawRound(round=0), ["no-such-round"]),
        (DrawRound(round=4), ["no-such-round"]),
        (DrawRound(round=2), ["round-before-not-drawn"]),
        (DrawRound(pairings=(Paired(1, "1", "2"),)), ["not-drawn", "not-drawn"]),
        (by_hand(("1", "1"), ("3", "4")), ["drawn-twice", "pair-against-itself", "not-drawn"]),
        (DrawRound(pairings=(Paired(1, "1", "2"), Paired(1, "3", "4"))), ["draw-table-twice"]),
        (by_hand(("1", "2"), ("3", "9")), ["not-in-field", "not-drawn"]),
        (by_hand(("1", "2"), byes=("3", "4")), ["draw-byes"]),
        (by_hand(("1", "2"), ("3", "4"), round=9), ["no-such-round", "round-before-not-drawn"]),
    ],
)
def test_a_draw_that_cannot_be_is_refused(desk: Desk, command: DrawRound, kinds: list[str]) -> None:
    teams(desk)
    assert desk.kinds(command) == kinds


def test_a_round_that_has_begun_is_not_drawn_again(desk: Desk) -> None:
    teams(desk)
    drawn(desk, ("1", "2"), ("3", "4"))
    desk.do(BeginRound(round=1))
    pairings = (Paired(1, "1", "3"), Paired(2, "2", "4"))
    assert desk.kinds(DrawRound(round=1, pairings=pairings)) == ["change-round-has-begun"]
    assert desk.kinds(DrawRound(round=1)) == ["change-round-has-begun"]


def test_a_movement_is_not_drawn(desk: Desk) -> None:
    pairs(desk)
    assert desk.kinds(DrawRound()) == ["not-by-draw"]


def test_a_knock_out_is_drawn_from_its_winners_and_not_by_hand(desk: Desk) -> None:
    created(desk, "teams", 4, system="knockout", scoring="imps", rounds=2, boards=1)
    (first,) = desk.facts(DrawRound(seed="cup"))
    assert isinstance(first, Drawn)
    assert desk.kinds(DrawRound(pairings=(Paired(1, "1", "2"), Paired(2, "3", "4")))) == ["draw-of-bracket"]
    (again,) = desk.facts(DrawRound(round=1, seed="other"))
    assert isinstance(again, Drawn)
    assert (again.replaces, again.seed) == (True, "other")
    desk.do(BeginRound(round=1))
    assert desk.kinds(DrawRound(round=3)) == ["round-in-turn"]
    assert desk.kinds(DrawRound()) != []  # nobody has won yet
    for pairing in again.pairings:
        for one in match(1, pairing.table, (600, 0)):
            desk.do(one, SCORER)
    desk.do(EndRound(round=1))
    (final,) = desk.facts(DrawRound())
    assert isinstance(final, Drawn)
    (two,) = final.pairings
    assert {two.home, two.away} == {pairing.home for pairing in again.pairings}
    assert final.seed == "other"


# -- seats


def test_whoever_sat_wrong_takes_the_results_along_and_that_is_warned_of(desk: Desk) -> None:
    pairs(desk)
    played(desk, 1, result(1, 1, 1, 100), result(1, 2, 1, -100))
    turned = Reseated(spot(1, 1), ("1",), ("4",))
    done = desk.do(ChangeSeats(tables=(turned,)), ASSISTANT)
    assert [warning.reason for warning in done.warnings] == ["results-move"]
    assert desk.phase().tables[AtTable(1, "", 1, 1)].ns == ("1",)


@pytest.mark.parametrize(
    ("tables", "kinds"),
    [
        ((), ["one-round-at-a-time"]),
        ((Reseated(spot(1, 9), ("1",), ("4",)),), ["no-such-table"]),
        ((Reseated(spot(1, 1), ("1",), ("9",)),), ["not-in-field"]),
        ((Reseated(spot(1, 1), ("1", "2"), ("4",)),), ["seats-at-table"]),
        ((Reseated(spot(1, 1), ("2",), ("4",)),), ["two-places-at-once"]),
        ((Reseated(spot(1, 1), ("1",), ("4",)), Reseated(spot(2, 1), ("2",), ("4",))), ["one-round-at-a-time"]),
    ],
)
def test_seats_that_cannot_be_are_refused(desk: Desk, tables: tuple[Reseated, ...], kinds: list[str]) -> None:
    pairs(desk)
    assert desk.kinds(ChangeSeats(tables=tables)) == kinds


# -- rounds


def test_minutes_of_rounds_count_from_the_beginning_of_the_session(desk: Desk) -> None:
    pairs(desk)
    desk.later(90)  # the event was made long before
    told = [desk.facts(BeginRound(round=1))[0]]
    for command, minutes in ((EndRound(round=1), 14.5), (BeginRound(round=2), 2), (EndRound(round=2), 15.25)):
        desk.later(minutes)
        told.append(desk.facts(command)[0])
    assert [(type(fact), fact.minute) for fact in told if isinstance(fact, RoundBegun | RoundOver)] == [
        (RoundBegun, Fraction()),
        (RoundOver, Fraction(29, 2)),
        (RoundBegun, Fraction(33, 2)),
        (RoundOver, Fraction(127, 4)),
    ]


def test_sections_of_a_session_share_its_clock(desk: Desk) -> None:
    created(desk, "pairs", ())
    for section, names in (("A", ("1", "2", "3", "4")), ("B", ("5", "6", "7", "8"))):
        desk.do(Enter(contestants=tuple(entrant("pairs", name) for name in names), section=section))
        desk.do(SeatSection(movement=HOWELL, section=section))
    desk.do(BeginRound(section="A", round=1))
    desk.later(4)
    (begun,) = desk.facts(BeginRound(section="B", round=1))
    assert isinstance(begun, RoundBegun)
    assert begun.minute == 4


def test_a_clock_that_is_set_back_gives_no_minute_before_the_start(desk: Desk) -> None:
    pairs(desk)
    desk.do(BeginRound(round=1))
    desk.later(-30)
    (over,) = desk.facts(EndRound(round=1))
    assert isinstance(over, RoundOver)
    assert over.minute == 0


@pytest.mark.parametrize(
    ("command", "kinds"),
    [
        (BeginRound(round=2), ["round-in-turn"]),
        (BeginRound(round=0), ["round-in-turn"]),
        (BeginRound(round=1, section="B"), ["round-not-seated"]),
        (BeginRound(round=1, phase="final"), ["unknown-phase"]),
        (EndRound(round=1), ["round-not-begun"]),
        (EndRound(round=1, phase="final"), ["unknown-phase"]),
    ],
)
def test_rounds_out_of_turn_are_refused(desk: Desk, command: BeginRound | EndRound, kinds: list[str]) -> None:
    pairs(desk)
    assert desk.kinds(command) == kinds


def test_a_round_ends_once(desk: Desk) -> None:
    pairs(desk)
    played(desk, 1, result(1, 1, 1, 100), result(1, 2, 1, 50))
    assert desk.kinds(EndRound(round=1)) == ["round-over-already"]


def test_a_round_that_ends_without_all_its_results_says_at_which_tables(desk: Desk) -> None:
    pairs(desk)
    desk.do(BeginRound(round=1))
    desk.do(result(1, 1, 1, 100), SCORER)
    (caution,) = desk.do(EndRound(round=1)).cautions
    assert (caution.id, caution.figures) == ("round-results-missing", {"round": 1, "tables": "2"})


def test_players_and_the_public_move_no_rounds(desk: Desk) -> None:
    pairs(desk)
    for actor in (PUBLIC, player("1 N", "1")):
        assert desk.kinds(BeginRound(round=1), actor) == ["not-allowed"]
        assert desk.kinds(SeatSection(movement=HOWELL), actor) == ["not-allowed"]


# -- awards that come with them


def test_a_team_without_an_opponent_has_its_bye_when_the_round_begins(desk: Desk) -> None:
    teams(desk, 3, pack="figb_2017")
    drawn(desk, ("1", "2"), byes=("3",))
    begun, award = desk.facts(BeginRound(round=1))
    assert isinstance(begun, RoundBegun)
    assert isinstance(award, Awarded)
    # 12 of 20 victory points (art. 78.3)
    assert (award.contestant, award.kind, award.vp) == ("3", "bye", Fraction(12))
    assert desk.facts(EndRound(round=1))[1:] == ()  # once


def test_whoever_was_to_meet_a_team_that_left_has_an_award_when_the_round_comes(desk: Desk) -> None:
    created(desk, "teams", 4, system="round_robin", scoring="victory_points", rounds=3, boards=8, pack="figb_2017")
    desk.do(SeatSection())
    desk.do(Withdraw(contestant="1", round=2))
    played(desk, 1)
    assert not desk.phase().awards
    desk.do(BeginRound(round=2))
    opponent = {
        who
        for at, met in desk.phase().tables.items()
        if at.round == 2 and "1" in met.everybody
        for who in met.everybody
        if who != "1"
    }
    assert {who for _, who in desk.phase().awards} == opponent
    assert {award.kind for award in desk.phase().awards.values()} == {"withdrawal"}


# -- arrivals


def test_a_contestant_that_comes_late_is_noted_with_the_minute(desk: Desk) -> None:
    pairs(desk)
    desk.do(BeginRound(round=1))
    (missing,) = desk.facts(NoteArrival(contestant="3", round=1, here=False))
    desk.later(7.5)
    (here,) = desk.facts(NoteArrival(contestant="3", round=1))
    assert missing == ArrivalNoted(round=1, contestant="3")
    assert here == ArrivalNoted(round=1, contestant="3", minute=Fraction(15, 2))
    assert desk.event.arrivals == {("", 1, 1, "3"): here}
    assert desk.event == desk.rebuilt()


@pytest.mark.parametrize(
    ("command", "kinds"),
    [
        (NoteArrival(contestant="9", round=1), ["not-in-field"]),
        (NoteArrival(contestant="1", round=3), ["round-not-begun"]),
        (NoteArrival(contestant="1", round=0), ["round-not-begun"]),
        (NoteArrival(contestant="1", round=2, session=2), ["round-not-begun"]),
        (NoteArrival(contestant="1", round=1, phase="final"), ["unknown-phase"]),
    ],
)
def test_an_arrival_that_cannot_be_is_refused(desk: Desk, command: NoteArrival, kinds: list[str]) -> None:
    pairs(desk)
    desk.do(BeginRound(round=1))
    assert desk.kinds(command) == kinds


def test_whoever_is_not_there_is_noted_before_the_round_begins(desk: Desk) -> None:
    """Then the clock counts from the beginning on: seven minutes."""
    pairs(desk)
    (missing,) = desk.facts(NoteArrival(contestant="3", round=1, here=False))
    assert missing == ArrivalNoted(round=1, contestant="3")
    desk.later(10)
    desk.do(BeginRound(round=1))
    assert desk.event.arrivals == {("", 1, 1, "3"): missing}
    desk.later(7)
    (here,) = desk.facts(NoteArrival(contestant="3", round=1))
    assert here == ArrivalNoted(round=1, contestant="3", minute=Fraction(7))


def test_whoever_has_left_does_not_arrive(desk: Desk) -> None:
    pairs(desk)
    desk.do(BeginRound(round=1))
    desk.do(Withdraw(contestant="2", round=1))
    assert desk.kinds(NoteArrival(contestant="2", round=1)) == ["has-withdrawn"]


def test_late_entries_join_an_event_of_draws(desk: Desk) -> None:
    teams(desk, 4, PhasePlan(name="final", system="knockout", scoring="imps", rounds=1, boards=4))
    drawn(desk, ("1", "2"), ("3", "4"))
    desk.do(BeginRound(round=1))
    done = desk.do(Enter(contestants=(entrant("teams", "5"), entrant("teams", "6"))), ORGANISER)
    assert [type(fact) for fact in done.facts] == [Entered, Entered]
    assert {warning.reason for warning in done.warnings} == {"misses-boards"}
