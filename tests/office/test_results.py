"""Results as Law 79 and art. 79 want them: entered, confirmed, disputed, recorded from slips."""

from fractions import Fraction
from typing import Any

import pytest
from msgspec.structs import replace

from arbitro.book.problem import Place
from arbitro.bridge.seats import Seat as Compass
from arbitro.contest.facts.event import Reseated, ResultEntered
from arbitro.contest.facts.outcome import Recorded
from arbitro.office.actor import Actor, Role
from arbitro.office.deals import GiveDeals
from arbitro.office.fact import BoardKey, Dealt, DirectorCalled, ResultConfirmed, ResultDisputed, ResultProposed
from arbitro.office.people import Appoint, PlayToo, Substitute
from arbitro.office.results import Award, ConfirmResult, DisputeResult, EnterResult
from arbitro.office.seating import BeginRound, ChangeSeats, EndRound, SeatSection
from arbitro.scoring.outcome import Artificial, Average, Weighted
from tests.contest.small import movement
from tests.office.desk import (
    ASSISTANT,
    DIRECTOR,
    ORGANISER,
    PUBLIC,
    SCORER,
    Desk,
    created,
    drawn,
    pairs,
    player,
    result,
    spot,
    teams,
)
from tests.office.first_round import (
    AT,
    DISPUTE,
    EAST,
    ELSEWHERE,
    NORTH,
    SOUTH,
    TAKEN_BACK,
    WEST,
    confirmation,
    correction,
    entry,
    official,
)


@pytest.fixture
def evening(desk: Desk) -> Desk:
    """Four pairs in their first round."""
    pairs(desk, pack="figb_2017")
    desk.do(BeginRound(round=1))
    return desk


# -- entered and confirmed (79A1, art. 79.1)


def test_an_entry_of_north_south_waits_and_an_opponent_makes_it_official(evening: Desk) -> None:
    assert evening.facts(entry("4S N ="), SOUTH) == (
        ResultProposed(at=AT, board=1, recorded=Recorded(result="4S N ="), by="4", seat="S"),
    )
    assert official(evening) is None
    assert evening.facts(confirmation(), EAST) == (
        ResultConfirmed(at=AT, board=1, by="1"),
        ResultEntered(at=AT, board=1, recorded=Recorded(result="4S N =")),
    )
    assert official(evening) == Recorded(result="4S N =")
    assert not evening.event.waiting


def test_east_west_do_not_enter_and_north_south_do_not_confirm(evening: Desk) -> None:
    assert evening.kinds(entry("4S N ="), EAST) == ["enters-result"]
    evening.do(entry("4S N ="), NORTH)
    assert evening.kinds(confirmation(), SOUTH) == ["opponent-confirms"]
    assert evening.kinds(confirmation(), NORTH) == ["opponent-confirms"]
    assert evening.kinds(DISPUTE, SOUTH) == ["opponent-confirms"]


def test_a_phone_that_is_passed_speaks_for_the_opponents_and_one_side_alone_is_marked(evening: Desk) -> None:
    assert evening.facts(entry("4S N =", passed=True), EAST) == (
        ResultProposed(at=AT, board=1, recorded=Recorded(result="4S N ="), by="4"),
    )
    assert evening.kinds(entry("4S N =", passed=True), NORTH) == ["enters-result"]
    assert evening.kinds(confirmation(passed=True), WEST) == ["opponent-confirms"]
    assert evening.facts(confirmation(), EAST)[0] == ResultConfirmed(at=AT, board=1, by="1", one_side=True)
    assert evening.event.one_side == {(AT, 1): EAST.person}
    evening.do(TAKEN_BACK)
    assert evening.event.one_side == {}
    evening.do(entry("4S N ="), NORTH)
    assert evening.facts(confirmation(passed=True), SOUTH)[0] == ResultConfirmed(at=AT, board=1, by="1", one_side=True)
    evening.do(correction("4S N +1"))
    assert evening.event.one_side == {}


def test_a_passed_phone_disputes_for_the_opponents_and_nobody_passes_one_from_elsewhere(evening: Desk) -> None:
    evening.do(entry("4S N ="), NORTH)
    for command in (entry("4S N =", passed=True), confirmation(passed=True)):
        assert evening.kinds(command, ELSEWHERE) == ["not-at-table"]
    disputed, _ = evening.facts(replace(DISPUTE, passed=True), SOUTH)
    assert disputed == ResultDisputed(at=AT, board=1, by="1")


@pytest.mark.parametrize("command", [entry("4S N ="), confirmation(), DISPUTE])
def test_nobody_acts_at_a_table_where_he_does_not_sit(evening: Desk, command: Any) -> None:
    evening.do(entry("4S N ="), NORTH)
    assert evening.kinds(command, ELSEWHERE) == ["not-at-table"]
    assert evening.kinds(command, player("", "4")) == ["not-at-table"]
    assert evening.kinds(command, player("nobody", "4")) == ["not-at-table"]
    assert evening.kinds(command, PUBLIC) == ["not-allowed"]


def test_staff_do_not_confirm_for_the_players(evening: Desk) -> None:
    evening.do(entry("4S N ="), NORTH)
    for actor in (DIRECTOR, ASSISTANT, SCORER, ORGANISER):
        assert evening.kinds(confirmation(), actor) == ["not-allowed"]
        assert evening.kinds(DISPUTE, actor) == ["not-allowed"]


def test_a_new_entry_takes_the_place_of_one_that_is_not_confirmed(evening: Desk) -> None:
    evening.do(entry("4S N =", lead="hk"), NORTH)
    shown = evening.event.waiting[(AT, 1)].stamp.version
    evening.do(entry("4S N +1"), NORTH)
    assert not evening.event.leads  # the lead of the first entry went with it
    assert evening.kinds(confirmation(shown=shown), EAST) == ["proposal-changed"]  # East has seen another one
    evening.do(confirmation(shown=evening.event.waiting[(AT, 1)].stamp.version), EAST)
    assert official(evening) == Recorded(result="4S N +1")


def test_nothing_is_confirmed_that_was_not_entered_or_twice(evening: Desk) -> None:
    assert evening.kinds(confirmation(), EAST) == ["nothing-to-confirm"]
    assert evening.kinds(DISPUTE, EAST) == ["nothing-to-confirm"]
    evening.do(entry("4S N ="), NORTH)
    evening.do(confirmation(), WEST)
    assert evening.kinds(confirmation(), EAST) == ["nothing-to-confirm"]
    assert evening.kinds(entry("4S N ="), NORTH) == ["result-exists"]


def test_the_result_is_kept_in_one_spelling_with_its_lead(evening: Desk) -> None:
    evening.do(entry(Recorded(result="n 4♠x-2", score=-300), lead="hk"), NORTH)
    evening.do(confirmation(), EAST)
    assert official(evening) == Recorded(result="4SX N -2")
    assert evening.event.leads == {(AT, 1): "HK"}
    evening.do(TAKEN_BACK, SCORER)
    assert not evening.event.leads


def test_when_other_people_are_seated_an_entry_of_those_before_cannot_be_confirmed(evening: Desk) -> None:
    evening.do(entry("4S N ="), NORTH)
    turned = (Reseated(AT, ("1",), ("4",)), Reseated(spot(1, 2), ("2",), ("3",)))
    evening.do(ChangeSeats(tables=turned))
    assert evening.kinds(confirmation(), NORTH) == ["nothing-to-confirm"]  # now East-West himself
    evening.do(entry("4S N ="), EAST)
    evening.do(confirmation(), NORTH)
    assert official(evening) == Recorded(result="4S N =")


def test_a_substitute_acts_and_whom_he_replaced_does_not(evening: Desk) -> None:
    evening.do(Substitute(contestant="4", out="4 N", takes_over="substitute", round=1))
    assert evening.kinds(entry("4S N ="), NORTH) == ["not-at-table"]
    evening.do(entry("4S N ="), player("substitute", "4"))


# -- screens (art. 79.1)


@pytest.fixture
def screens(desk: Desk) -> Desk:
    pairs(desk, pack="figb_2017", screens=True)
    desk.do(BeginRound(round=1))
    return desk


@pytest.mark.parametrize(("enters", "confirms", "other", "mate"), [(NORTH, EAST, WEST, "E"), (SOUTH, WEST, EAST, "W")])
def test_with_screens_the_screenmate_confirms(
    screens: Desk, enters: Actor, confirms: Actor, other: Actor, mate: str
) -> None:
    screens.do(entry("3NT W -1"), enters)
    (problem,) = screens.refused(confirmation(), other)
    assert (problem.kind, problem.expected) == ("screenmate-confirms", mate)
    screens.do(confirmation(), confirms)
    assert official(screens) == Recorded(result="3NT W -1")


def test_behind_screens_players_say_where_they_sit_if_not_as_they_were_entered(screens: Desk) -> None:
    screens.do(entry("3NT W -1", seat="S"), NORTH)
    assert screens.kinds(confirmation(), EAST) == ["screenmate-confirms"]
    assert screens.kinds(confirmation(seat="N"), EAST) == ["seat-of-side"]
    assert screens.kinds(confirmation(seat="S"), WEST) == ["seat-of-side"]
    screens.do(confirmation(seat="W"), EAST)
    assert official(screens) == Recorded(result="3NT W -1")


def test_any_opponent_disputes_behind_screens(screens: Desk) -> None:
    screens.do(entry("3NT W -1"), NORTH)
    screens.do(DISPUTE, WEST)
    assert screens.event.waiting[(AT, 1)].disputed


# -- disagreement and contradiction (79B, art. 79.2)


def test_disagreement_calls_the_director_and_nothing_is_official(evening: Desk) -> None:
    evening.do(entry("4S N ="), NORTH)
    assert evening.facts(DISPUTE, EAST) == (
        ResultDisputed(at=AT, board=1, by="1"),
        DirectorCalled(call=1, at=AT, board=1, by="1", about="tricks_disagreed"),
    )
    assert official(evening) is None
    assert evening.kinds(confirmation(), EAST) == ["with-director"]
    assert evening.kinds(DISPUTE, WEST) == ["with-director"]
    assert evening.kinds(entry("4S N -1"), NORTH) == ["with-director"]
    assert evening.kinds(entry("4S N -1"), SCORER) == ["with-director"]
    evening.do(entry("4S N -1"), DIRECTOR)
    assert official(evening) == Recorded(result="4S N -1")
    assert not evening.event.waiting


def test_each_call_has_its_own_number(evening: Desk) -> None:
    evening.do(entry("4S N ="), NORTH)
    evening.do(DISPUTE, EAST)
    evening.do(result(1, 2, 1, "4S N ="), ELSEWHERE)
    _, call = evening.facts(DisputeResult(at=spot(1, 2), board=1), player("3 S", "3"))
    assert isinstance(call, DirectorCalled)
    assert call.call == 2


@pytest.mark.parametrize(
    "told", [entry("4S N =", written=450), entry(Recorded(result="4S N =", score=450))], ids=["slip", "device"]
)
@pytest.mark.parametrize(("actor", "by", "seat"), [(NORTH, "4", "N"), (SCORER, "", "")], ids=["player", "scorer"])
def test_a_record_that_contradicts_itself_is_kept_as_written_and_goes_to_the_director(
    evening: Desk, told: EnterResult, actor: Actor, by: str, seat: str
) -> None:
    # TN79.2-1: 4S with ten tricks, not vulnerable, is 420; 450 is written
    assert evening.facts(told, actor) == (
        ResultProposed(at=AT, board=1, recorded=Recorded(result="4S N ="), by=by, seat=seat, written=450),
        ResultDisputed(at=AT, board=1, by=by, why="contradiction"),
        DirectorCalled(call=1, at=AT, board=1, by=by, about="record_contradicts_itself"),
    )
    assert official(evening) is None
    assert evening.kinds(confirmation(), EAST) == ["with-director"]
    evening.do(entry(450), DIRECTOR)
    assert official(evening) == Recorded(score=450)


def test_a_written_score_that_agrees_is_no_contradiction(evening: Desk) -> None:
    (proposed,) = evening.facts(entry("4S N =", written=420), NORTH)
    assert proposed == ResultProposed(at=AT, board=1, recorded=Recorded(result="4S N ="), by="4", seat="N")


# -- impossible results


IMPOSSIBLE = [
    (entry(425), ["impossible-score"]),  # no contract gives it
    (entry(620), ["impossible-score"]),  # vulnerable only
    (entry("4S N =", written=425), ["impossible-score"]),
    (entry("4S N +4"), ["impossible-tricks"]),
    (entry("4S N -11"), ["impossible-tricks"]),
    (entry("8S N ="), ["bad-level"]),
    (entry("4S ="), ["contract-without-declarer"]),
    (entry("4S N"), ["result-without-tricks"]),
    (entry("four spades"), ["result-without-tricks"]),
    (entry("4S N =", lead="S1"), ["bad-card"]),
    (entry("PASS", lead="SA"), ["lead-passed-out"]),
    (entry(420, written=420), ["written-without-result"]),
    (entry(Recorded(result="4S N =", score=420), written=450), ["told-twice"]),
    (EnterResult(at=AT, board=2, recorded=Recorded(score=100)), ["board-not-here"]),
    (EnterResult(at=spot(2, 1), board=2, recorded=Recorded(score=100)), ["change-not-begun"]),
    (EnterResult(at=spot(1, 1, room="open"), board=1, recorded=Recorded(score=420)), ["room-of-match"]),
    (entry("4S N +4", lead="zz"), ["impossible-tricks", "bad-card"]),
]


@pytest.mark.parametrize("actor", [NORTH, SCORER, DIRECTOR])
def test_what_cannot_be_is_refused_at_entry_with_the_reason(evening: Desk, actor: Actor) -> None:
    assert [evening.kinds(told, actor) for told, _ in IMPOSSIBLE] == [kinds for _, kinds in IMPOSSIBLE]


@pytest.mark.parametrize("actor", [NORTH, SCORER])
def test_a_table_that_is_not_there_has_no_results(evening: Desk, actor: Actor) -> None:
    for at in (spot(1, 9), spot(7, 1), spot(1, 1, section="X"), spot(1, 1, session=2)):
        assert evening.kinds(EnterResult(at=at, board=1, recorded=Recorded(score=420)), actor) == ["no-such-table"]


def test_a_board_number_below_one_is_refused(evening: Desk) -> None:
    told = EnterResult(at=AT, board=0, recorded=Recorded(result="4S N ="))
    assert set(evening.kinds(told, SCORER)) == {"board-not-here", "board-number"}


@pytest.mark.parametrize("actor", [NORTH, SCORER])
def test_an_unknown_phase_is_refused(evening: Desk, actor: Actor) -> None:
    told = EnterResult(at=spot(1, 1, phase="final"), board=1, recorded=Recorded(score=420))
    assert evening.kinds(told, actor) == (["no-such-table"] if actor is NORTH else ["unknown-phase"])


@pytest.mark.parametrize(
    ("told", "what"),
    [
        (Recorded(ns=Artificial(Average.AVERAGE_PLUS), ew=Artificial(Average.AVERAGE_MINUS)), "adjusted"),
        (Recorded(), "not_played"),
        (Recorded(score=420, form="turned"), "form"),
    ],
)
def test_players_do_not_decide_what_is_the_directors(evening: Desk, told: Recorded, what: str) -> None:
    (problem,) = evening.refused(entry(told), NORTH)
    assert (problem.kind, problem.found, problem.where) == ("director-only", what, Place(board="1", tag="1/1"))
    evening.do(entry(told), DIRECTOR)
    assert official(evening) == told


def test_a_scorer_gives_no_adjusted_score_but_records_that_a_board_was_not_played(evening: Desk) -> None:
    adjusted = Recorded(ns=Artificial(Average.AVERAGE_PLUS), ew=Artificial(Average.AVERAGE_MINUS))
    assert evening.kinds(entry(adjusted), SCORER) == ["director-only"]
    evening.do(entry(Recorded()), SCORER)
    assert official(evening) == Recorded()


def test_a_weighted_score_of_a_score_that_no_contract_gives_is_refused(evening: Desk) -> None:
    weighted = Weighted.of((Fraction(1, 2), 420), (Fraction(1, 2), 425))
    assert evening.kinds(Award(at=AT, board=1, ns=weighted, ew=weighted), DIRECTOR) == ["impossible-score"]


# -- slips


@pytest.mark.parametrize("actor", [SCORER, DIRECTOR, ASSISTANT, ORGANISER])
def test_staff_record_slips_directly(evening: Desk, actor: Actor) -> None:
    assert evening.facts(entry("4S N ="), actor) == (ResultEntered(at=AT, board=1, recorded=Recorded(result="4S N =")),)


def test_a_slip_stands_for_an_entry_that_was_not_confirmed_and_brings_its_lead(evening: Desk) -> None:
    evening.do(entry("4S N ="), NORTH)
    evening.do(entry("4S N +1", lead="DA"), SCORER)
    assert official(evening) == Recorded(result="4S N +1")
    assert not evening.event.waiting
    assert evening.event.leads == {(AT, 1): "DA"}
    assert evening.kinds(confirmation(), EAST) == ["nothing-to-confirm"]


@pytest.mark.parametrize(
    "command",
    [
        entry("4S N +1"),
        correction("4S N +1"),
        TAKEN_BACK,
        Award(at=AT, board=1, ns=Artificial(Average.AVERAGE_PLUS), ew=Artificial(Average.AVERAGE_MINUS)),
    ],
)
def test_staff_who_play_decide_nothing_at_their_own_table(evening: Desk, command: Any) -> None:
    evening.do(Appoint(person="1 N", role=Role.DIRECTOR), ORGANISER)
    evening.do(PlayToo(person="1 N", contestant="1", deputy="assistant"), ORGANISER)
    if not isinstance(command, EnterResult):
        evening.do(entry("4S N ="), SCORER)
    (problem,) = evening.refused(command, Actor(Role.DIRECTOR, "1 N"))
    assert (problem.kind, problem.expected) == ("own-table", "assistant")
    assert evening.kinds(command, Actor(Role.DIRECTOR, "4 N")) == ["own-table"]


def test_staff_who_play_record_at_other_tables(evening: Desk) -> None:
    evening.do(Appoint(person="1 N", role=Role.DIRECTOR), ORGANISER)
    evening.do(PlayToo(person="1 N", contestant="1", deputy="assistant"), ORGANISER)
    evening.do(result(1, 2, 1, "4S N ="), Actor(Role.DIRECTOR, "1 N"))
    assert official(evening, spot(1, 2)) == Recorded(result="4S N =")


# -- teams and individuals


@pytest.fixture
def match(desk: Desk) -> Desk:
    """A against B at the first table, C against D at the second; four players each."""
    teams(desk, ("A", "B", "C", "D"), boards=2)
    drawn(desk, ("A", "B"), ("C", "D"))
    desk.do(BeginRound(round=1))
    return desk


@pytest.mark.parametrize(("room", "enters", "confirms"), [("open", "A", "B"), ("closed", "B", "A")])
def test_the_home_team_sits_north_south_in_the_open_room(match: Desk, room: Any, enters: str, confirms: str) -> None:
    at = spot(1, 1, room=room)
    told = EnterResult(at=at, board=1, recorded=Recorded(result="3NT N ="))
    assert match.kinds(told, player(f"{confirms} 1", confirms)) == ["enters-result"]
    match.do(told, player(f"{enters} 3", enters))
    match.do(ConfirmResult(at=at, board=1), player(f"{confirms} 2", confirms))
    assert official(match, at) == Recorded(result="3NT N =")
    other = spot(1, 1, room="closed" if room == "open" else "open")
    assert official(match, other) is None


def test_the_rooms_of_a_match_wait_apart(match: Desk) -> None:
    told = [EnterResult(at=spot(1, 1, room=room), board=1, recorded=Recorded(score=400)) for room in ("open", "closed")]
    match.do(told[0], player("A 1", "A"))
    match.do(told[1], player("B 1", "B"))
    assert len(match.event.waiting) == 2
    match.do(ConfirmResult(at=told[0].at, board=1), player("B 2", "B"))
    assert official(match, told[0].at) == Recorded(score=400)
    assert official(match, told[1].at) is None


def test_behind_screens_a_team_without_line_up_says_where_its_players_sit(desk: Desk) -> None:
    teams(desk, ("A", "B"), boards=2, screens=True)
    drawn(desk, ("A", "B"))
    desk.do(BeginRound(round=1))
    told = EnterResult(at=spot(1, 1, room="open"), board=1, recorded=Recorded(score=400))
    asked = ConfirmResult(at=told.at, board=1)
    desk.do(told, player("A 1", "A"))
    assert desk.kinds(asked, player("B 1", "B")) == ["seat-not-told"]
    desk.do(EnterResult(at=told.at, board=1, recorded=Recorded(score=400), seat="N"), player("A 1", "A"))
    assert desk.kinds(ConfirmResult(at=told.at, board=1, seat="W"), player("B 1", "B")) == ["screenmate-confirms"]
    desk.do(ConfirmResult(at=told.at, board=1, seat="E"), player("B 1", "B"))


def test_a_scorer_enters_no_lead_that_declarer_or_dummy_held(evening: Desk) -> None:
    """North holds the spades, East the hearts, South the diamonds, West the clubs; either defender may have led."""
    suits = (f"{'.' * at}AKQJT98765432{'.' * (3 - at)}" for at in range(4))
    evening.do(GiveDeals(deals=(Dealt(BoardKey(board=1), f"N:{' '.join(suits)}"),)), ORGANISER)
    for held in ("S2", "DA"):
        (problem,) = evening.refused(entry("4S N =", lead=held), SCORER)
        assert (problem.kind, problem.found) == ("lead-not-held", held)
    evening.do(entry("4S N =", lead="CA"), SCORER)


def test_in_an_individual_everybody_has_his_own_seat(desk: Desk) -> None:
    created(desk, "individual", 4, rounds=1, screens=True)
    desk.do(SeatSection(movement=movement([((1, 2), (3, 4), (1,))], kind="individual")))
    desk.do(BeginRound(round=1))
    assert desk.kinds(entry(50), player("3 P", "3")) == ["enters-result"]
    assert desk.kinds(entry(50, seat="S"), player("1 P", "1")) == ["seat-of-side"]
    (proposed,) = desk.facts(entry(50), player("2 P", "2"))
    assert isinstance(proposed, ResultProposed)
    assert proposed.seat == Compass.SOUTH.value
    assert desk.kinds(confirmation(), player("3 P", "3")) == ["screenmate-confirms"]
    desk.do(confirmation(), player("4 P", "4"))
    desk.do(EndRound(round=1))
