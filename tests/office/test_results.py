"""Results as Law 79 and art. 79 want them, and who may change them until when."""

from fractions import Fraction
from typing import Any

import pytest

from arbitro.book.problem import Place
from arbitro.bridge.seats import Seat as Compass
from arbitro.contest.contestant import Pair
from arbitro.contest.event import Reseated, ResultCorrected, ResultEntered, ResultTakenBack, Spot
from arbitro.contest.plan import PhasePlan, Plan
from arbitro.contest.recorded import Given, Recorded
from arbitro.office.actor import Actor, Role
from arbitro.office.command import (
    Appoint,
    Award,
    BeginRound,
    ChangeSeats,
    ConfirmResult,
    CorrectResult,
    CreateEvent,
    DisputeResult,
    EndPeriod,
    EndRound,
    Enter,
    EnterResult,
    PlayToo,
    PostScore,
    Seat,
    Substitute,
    TakeBackResult,
    Undo,
)
from arbitro.office.fact import DirectorCalled, ResultConfirmed, ResultDisputed, ResultProposed
from arbitro.office.state import proposal_key
from tests.contest.small import HOWELL, movement, recorded
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

# Round 1 of four pairs: 4 against 1 at the first table, 2 against 3 at the second, both with board 1 (nobody
# vulnerable).
NORTH, SOUTH = player("4 N", "4"), player("4 S", "4")
EAST, WEST = player("1 N", "1"), player("1 S", "1")
ELSEWHERE = player("2 N", "2")
AT = spot(1, 1)


@pytest.fixture
def evening(desk: Desk) -> Desk:
    pairs(desk, pack="figb_2017")
    desk.do(BeginRound(round=1))
    return desk


def entry(told: int | str | Recorded, **more: Any) -> EnterResult:
    return EnterResult(at=AT, board=1, recorded=recorded(told), **more)


def confirmation(**more: Any) -> ConfirmResult:
    return ConfirmResult(at=AT, board=1, **more)


def correction(told: int | str | Recorded, **more: Any) -> CorrectResult:
    return CorrectResult(at=AT, board=1, recorded=recorded(told), **more)


DISPUTE = DisputeResult(at=AT, board=1)
TAKEN_BACK = TakeBackResult(at=AT, board=1)


def official(desk: Desk, at: Spot = AT, board: int = 1) -> Recorded | None:
    found = desk.phase(at.phase).results
    table = next((one for one in found if (one.round, one.table) == (at.round, at.table)), None)
    return found[table].get((board, at.room)) if table else None


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
    shown = evening.event.waiting[proposal_key(AT, 1)].stamp.version
    evening.do(entry("4S N +1"), NORTH)
    assert not evening.event.leads  # the lead of the first entry went with it
    assert evening.kinds(confirmation(shown=shown), EAST) == ["proposal-changed"]  # East has seen another one
    evening.do(confirmation(shown=evening.event.waiting[proposal_key(AT, 1)].stamp.version), EAST)
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
    assert evening.event.leads == {proposal_key(AT, 1): "HK"}
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
    assert screens.event.waiting[proposal_key(AT, 1)].disputed


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
        (Recorded(ns=Given(award="plus"), ew=Given(award="minus")), "adjusted"),
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
    adjusted = Recorded(ns=Given(award="plus"), ew=Given(award="minus"))
    assert evening.kinds(entry(adjusted), SCORER) == ["director-only"]
    evening.do(entry(Recorded()), SCORER)
    assert official(evening) == Recorded()


def test_a_weighted_score_of_a_score_that_no_contract_gives_is_refused(evening: Desk) -> None:
    weighted = Given(weights=((Fraction(1, 2), 420), (Fraction(1, 2), 425)))
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
    assert evening.event.leads == {proposal_key(AT, 1): "DA"}
    assert evening.kinds(confirmation(), EAST) == ["nothing-to-confirm"]


@pytest.mark.parametrize(
    "command",
    [
        entry("4S N +1"),
        correction("4S N +1"),
        TAKEN_BACK,
        Award(at=AT, board=1, ns=Given(award="plus"), ew=Given(award="minus")),
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


# -- corrections (79C, 81C3)


@pytest.fixture
def scored(evening: Desk) -> Desk:
    """Board 1 has a result at the first table; the score of the session is posted."""
    evening.do(entry("4S N ="), SCORER)
    return evening


def posted(desk: Desk) -> Desk:
    """The round is over, the official score available."""
    desk.do(EndRound(round=1))
    desk.do(PostScore(), DIRECTOR)
    return desk


@pytest.mark.parametrize("actor", [SCORER, DIRECTOR, ASSISTANT, ORGANISER])
def test_staff_correct_a_mistake_within_the_period(scored: Desk, actor: Actor) -> None:
    assert scored.facts(correction("4s n +1"), actor) == (
        ResultCorrected(at=AT, board=1, recorded=Recorded(result="4S N +1")),
    )
    assert official(scored) == Recorded(result="4S N +1")


@pytest.mark.parametrize("actor", [NORTH, EAST, PUBLIC, Actor(Role.COMMITTEE, "committee")])
def test_nobody_else_corrects_takes_back_or_awards(scored: Desk, actor: Actor) -> None:
    award = Award(at=AT, board=1, ns=Given(award="plus"), ew=Given(award="minus"))
    for command in (correction("4S N +1"), TAKEN_BACK, award):
        assert scored.kinds(command, actor) == ["not-allowed"]


@pytest.mark.parametrize(
    ("told", "kinds"),
    [
        (correction("4S N ="), ["correction-same"]),
        (correction("4S N +4"), ["impossible-tricks"]),
        (correction(425), ["impossible-score"]),
        (correction(Recorded(result="4S N =", score=450)), ["score-against-result"]),
        (CorrectResult(at=AT, board=2, recorded=Recorded(score=100)), ["board-not-here"]),
        (CorrectResult(at=spot(1, 2), board=1, recorded=Recorded(score=420)), ["no-result-yet"]),
        (correction(Recorded(ns=Given(award="plus"))), ["adjusted-one-side"]),
    ],
)
def test_a_correction_must_be_possible(scored: Desk, told: CorrectResult, kinds: list[str]) -> None:
    assert scored.kinds(told, DIRECTOR) == kinds


@pytest.mark.parametrize("actor", [SCORER, ORGANISER])
def test_adjusted_scores_are_the_directors(scored: Desk, actor: Actor) -> None:
    adjusted = Recorded(ns=Given(award="plus"), ew=Given(award="minus"))
    assert scored.kinds(correction(adjusted), actor) == ["director-only"]
    assert scored.kinds(correction("4S N -1", reason="ruling"), actor) == ["director-only"]
    assert scored.kinds(correction("4S N -1", reason="appeal"), actor) == ["director-only"]


def test_an_assistant_rules_but_does_not_record_an_appeal(scored: Desk) -> None:
    assert scored.kinds(correction("4S N -1", reason="appeal"), ASSISTANT) == ["director-only"]
    scored.do(correction("4S N -1", reason="ruling"), ASSISTANT)
    scored.do(correction("4S N -2", reason="appeal"), DIRECTOR)


def test_the_period_runs_from_when_the_score_is_posted(scored: Desk) -> None:
    posted(scored).later(30)  # T79-2: until thirty minutes after
    scored.do(correction("4S N +1"), SCORER)
    scored.later(0.1)
    (problem,) = scored.refused(correction("4S N +2"), SCORER)
    assert (problem.kind, problem.expected) == ("change-period-over", "79C1")
    assert [one.expected for one in scored.refused(correction("4S N +2", reason="ruling"), DIRECTOR)] == ["92B"]
    assert scored.kinds(TAKEN_BACK, SCORER) == ["change-period-over"]
    assert scored.kinds(result(1, 2, 1, 420), SCORER) == ["change-period-over"]


def test_as_long_as_nothing_is_posted_the_period_does_not_run(scored: Desk) -> None:
    scored.later(600)
    scored.do(correction("4S N +1"), SCORER)


def test_after_the_period_the_organiser_approves_and_nobody_else(scored: Desk) -> None:
    posted(scored).later(31)
    for actor in (SCORER, DIRECTOR, ASSISTANT):
        assert scored.kinds(correction("4S N +1", approved=True), actor) == ["approval-of-organiser"]
    assert scored.kinds(correction("4S N +1"), ORGANISER) == ["change-period-over"]
    scored.do(correction("4S N +1", approved=True), ORGANISER)
    assert official(scored) == Recorded(result="4S N +1")


def test_after_the_period_was_ended_approval_is_told_as_a_warning(scored: Desk) -> None:
    posted(scored).later(31)
    scored.do(EndPeriod(), ORGANISER)
    assert scored.kinds(correction("4S N +1"), SCORER) == ["change-period-over"]
    done = scored.do(correction("4S N +1", approved=True), ORGANISER)
    assert [(one.reason, one.clause) for one in done.warnings] == [("approved-late", "79C2")]


def test_after_the_period_a_score_is_adjusted_on_appeal_only(scored: Desk) -> None:
    posted(scored).later(31)
    assert "change-ruling-too-late" in scored.kinds(correction("4S N -1", reason="ruling", approved=True), DIRECTOR)
    assert scored.kinds(correction("4S N -1", reason="appeal"), DIRECTOR) == ["change-ruling-too-late"]
    scored.do(correction("4S N -1", reason="appeal", approved=True), DIRECTOR)


@pytest.mark.parametrize(("edition", "clause"), [(1997, "79C"), (2007, "79C2")])
def test_older_codes_know_no_late_correction(desk: Desk, edition: Any, clause: str) -> None:
    # 1997 has none at all; 2007 leaves it to the regulations, and these do not allow it
    _of_edition(desk, edition)
    desk.do(BeginRound(round=1))
    desk.do(entry("4S N ="), SCORER)
    posted(desk).later(31)
    (problem,) = desk.refused(correction("4S N +1", approved=True), ORGANISER)
    assert (problem.kind, problem.expected) == ("no-late-correction", clause)


def _of_edition(desk: Desk, edition: Any) -> None:
    plan = Plan(name="Tuesday", form="pairs", phases=(PhasePlan(rounds=3, boards=1),), edition=edition)
    desk.do(CreateEvent(name="Tuesday", date="2026-05-14", plan=plan), ORGANISER)
    desk.do(Appoint(person="director", role=Role.DIRECTOR), ORGANISER)
    players = tuple(Pair(str(n), (f"{n} N", f"{n} S")) for n in range(1, 5))
    desk.do(Enter(contestants=players), ORGANISER)
    desk.do(Seat(movement=HOWELL))


# -- taken back, awarded, undone


def test_an_entry_is_taken_back_and_entered_again(scored: Desk) -> None:
    assert scored.facts(TAKEN_BACK, SCORER) == (ResultTakenBack(at=AT, board=1),)
    assert official(scored) is None
    assert scored.kinds(TAKEN_BACK, SCORER) == ["no-result-yet"]
    assert scored.kinds(TAKEN_BACK, ASSISTANT) == ["not-allowed"]
    scored.do(entry("4S N +1"), NORTH)
    scored.do(confirmation(), EAST)


SIXTY = Given(share=Fraction(3, 5))
FORTY = Given(share=Fraction(2, 5))


def test_an_award_stands_with_or_without_a_result(scored: Desk) -> None:
    (corrected,) = scored.facts(Award(at=AT, board=1, ns=SIXTY, ew=FORTY), DIRECTOR)
    assert corrected == ResultCorrected(at=AT, board=1, recorded=Recorded(ns=SIXTY, ew=FORTY), reason="ruling")
    (entered,) = scored.facts(Award(at=spot(1, 2), board=1, ns=FORTY, ew=SIXTY), ASSISTANT)
    assert entered == ResultEntered(at=spot(1, 2), board=1, recorded=Recorded(ns=FORTY, ew=SIXTY))
    assert scored.totals() == {"4": "60", "1": "40", "2": "40", "3": "60"}


def test_an_award_keeps_the_form_of_a_fouled_board(evening: Desk) -> None:
    evening.do(entry(Recorded(score=420, form="turned")), DIRECTOR)
    evening.do(Award(at=AT, board=1, ns=SIXTY, ew=FORTY), DIRECTOR)
    assert official(evening) == Recorded(ns=SIXTY, ew=FORTY, form="turned")


@pytest.mark.parametrize(
    ("ns", "kinds"),
    [
        (Given(), ["given-one-thing"]),
        (Given(share=Fraction(3, 2)), ["percent-range"]),
        (Given(imps=Fraction(3)), ["award-by-method"]),  # matchpoints
    ],
)
def test_an_award_must_have_a_worth(evening: Desk, ns: Given, kinds: list[str]) -> None:
    assert evening.kinds(Award(at=AT, board=1, ns=ns, ew=FORTY), DIRECTOR) == kinds


def test_a_confirmation_undone_leaves_the_entry_waiting(evening: Desk) -> None:
    evening.do(entry("4S N ="), NORTH)
    done = evening.do(confirmation(), EAST)
    evening.do(Undo(versions=(done.version - 1, done.version)), DIRECTOR)
    assert official(evening) is None
    evening.do(DISPUTE, EAST)
    assert evening.event == evening.rebuilt()


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


def test_in_an_individual_everybody_has_his_own_seat(desk: Desk) -> None:
    created(desk, "individual", 4, rounds=1, screens=True)
    desk.do(Seat(movement=movement([((1, 2), (3, 4), (1,))], kind="individual")))
    desk.do(BeginRound(round=1))
    assert desk.kinds(entry(50), player("3 P", "3")) == ["enters-result"]
    assert desk.kinds(entry(50, seat="S"), player("1 P", "1")) == ["seat-of-side"]
    (proposed,) = desk.facts(entry(50), player("2 P", "2"))
    assert isinstance(proposed, ResultProposed)
    assert proposed.seat == Compass.SOUTH.value
    assert desk.kinds(confirmation(), player("3 P", "3")) == ["screenmate-confirms"]
    desk.do(confirmation(), player("4 P", "4"))
    desk.do(EndRound(round=1))
