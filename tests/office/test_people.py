"""The event itself and its people: creating it, staff, entries, substitutes, withdrawals, undoing."""

from fractions import Fraction
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro import __version__
from arbitro.contest.contestant import Individual, Pair, Team
from arbitro.contest.facts.event import Entered, Opened, Withdrew
from arbitro.contest.plan import PhasePlan, Plan
from arbitro.office.actor import Actor, Role
from arbitro.office.ending import PostScore
from arbitro.office.fact import AnyFact, Appointed, Created, TableRecorded, Undone
from arbitro.office.penalties import Penalise
from arbitro.office.people import (
    Appoint,
    CreateEvent,
    Dismiss,
    Enter,
    PlayToo,
    SetPublicity,
    Substitute,
    Withdraw,
    slug,
)
from arbitro.office.results import CorrectResult
from arbitro.office.room.regulations import pack_of
from arbitro.office.seating import BeginRound, EndRound, SeatSection
from arbitro.office.subjects import POWERS, AnyCommand
from arbitro.office.undoing import Undo, may_undo
from arbitro.regulations import SHIPPED, load
from arbitro.regulations.loader import shipped
from arbitro.scoring.outcome import Artificial, Average, Percentage
from arbitro.scoring.penalty import Unit
from tests.contest.small import recorded
from tests.office import powers_table
from tests.office.desk import (
    ASSISTANT,
    COMMITTEE,
    DIRECTOR,
    ORGANISER,
    PUBLIC,
    SCORER,
    Desk,
    created,
    drawn,
    entrant,
    pairs,
    played,
    player,
    result,
    spot,
    teams,
)

PLAN = Plan(name="Tuesday", form="pairs", phases=(PhasePlan(rounds=3, boards=1),))


def create(**more: Any) -> CreateEvent:
    return CreateEvent(**{"name": "Tuesday", "date": "2026-05-14", "plan": PLAN, **more})


# -- the event


def test_whoever_creates_an_event_is_its_organiser(desk: Desk) -> None:
    made, opened, appointed = desk.facts(create(), ORGANISER)
    assert isinstance(made, Created)
    assert (made.name, made.date, made.program, made.publicity) == ("Tuesday", "2026-05-14", __version__, "after_round")
    assert opened == Opened(plan=PLAN)
    assert appointed == Appointed(person="organiser", role=Role.ORGANISER)
    assert desk.id == made.id


def test_two_events_of_the_same_name_have_addresses_of_their_own(desk: Desk) -> None:
    ids = {desk.office.do(create(), ORGANISER).event for _ in range(3)}
    assert len(ids) == 3
    assert set(desk.office.events()) == ids


@pytest.mark.parametrize("name", SHIPPED)
def test_an_event_keeps_its_own_copy_of_its_regulations(desk: Desk, name: str) -> None:
    made, opened, _ = desk.facts(create(pack=name), ORGANISER)
    assert isinstance(made, Created)
    assert isinstance(opened, Opened)
    assert (made.pack, made.digest) == (shipped(name), load(name).digest)
    assert set(made.bases) == set(load(name).lineage)
    assert opened.plan.regulations == name
    assert pack_of(desk.event) == load(name)


def test_a_later_edition_of_a_pack_changes_nothing_in_an_event(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.do(create(pack='extends = "figb_2017"\ntitle = "Spring"'), ORGANISER)
    monkeypatch.setattr("arbitro.office.room.regulations.shipped", lambda _: "")
    assert pack_of(desk.rebuilt()).digest == load("figb_2017").digest
    assert pack_of(desk.event).lineage == ("figb_2017", "wbf")


@pytest.mark.parametrize(
    ("command", "kinds"),
    [
        (create(name="  "), ["event-name"]),
        (create(date="14.5.2026"), ["event-date"]),
        (create(date="2026-02-30"), ["event-date"]),
        (create(date=""), ["event-date"]),
        (create(name="", date="x", pack="fgib"), ["event-name", "event-date", "unknown-pack"]),
        (create(pack='extends = "nobody"'), ["unknown-pack"]),
        (create(pack='extends = "wbf"\nscoring.what = 1'), ["unknown-regulation"]),
        (create(pack="= = ="), ["bad-data-file"]),
        (create(plan=Plan(name="x", form="pairs", phases=())), ["no-phase"]),
        (create(plan=Plan(name="x", form="pairs", phases=(PhasePlan(rounds=0, boards=1),))), ["plan-number"]),
        (
            create(plan=Plan(name="x", form="pairs", phases=(PhasePlan(system="knockout", rounds=1, boards=1),))),
            ["system-of-form"],
        ),
        (
            create(
                plan=Plan(
                    name="x",
                    form="pairs",
                    phases=(PhasePlan(system="swiss", scoring="victory_points", rounds=1, boards=1),),
                )
            ),
            ["no-percent-table"],
        ),
        (
            create(
                plan=Plan(
                    name="x",
                    form="teams",
                    phases=(PhasePlan(system="swiss", scoring="imps", rounds=1, boards=8, stanzas=0),),
                )
            ),
            ["plan-number"],
        ),
    ],
)
def test_an_event_that_cannot_be_is_not_created(desk: Desk, command: CreateEvent, kinds: list[str]) -> None:
    assert desk.kinds(command, ORGANISER) == kinds
    assert desk.office.events() == ()


def test_only_a_named_organiser_creates_an_event(desk: Desk) -> None:
    for actor in (DIRECTOR, SCORER, ASSISTANT, COMMITTEE, PUBLIC, player("p", "1")):
        assert desk.kinds(create(), actor) == ["not-allowed"]
    assert desk.kinds(create(), Actor(Role.ORGANISER)) == ["person-unnamed"]


@given(st.text(max_size=80))
def test_an_address_has_plain_letters_digits_and_dashes(name: str) -> None:
    found = slug(name)
    assert 0 < len(found) <= 40
    assert set(found) <= set("abcdefghijklmnopqrstuvwxyz0123456789-")


def test_accents_are_left_away() -> None:
    assert slug("Coppa Città di Sănătate 2026!") == "coppa-citta-di-sanatate-2026"


# -- staff


def test_staff_are_appointed_and_dismissed(desk: Desk) -> None:
    created(desk, "pairs", 0)
    assert desk.event.roles_of("director") == {Role.DIRECTOR}
    desk.do(Appoint(person="director", role=Role.ORGANISER), ORGANISER)
    assert desk.event.roles_of("director") == {Role.DIRECTOR, Role.ORGANISER}
    desk.do(Dismiss(person="director", role=Role.DIRECTOR), ORGANISER)
    assert desk.event.roles_of("director") == {Role.ORGANISER}


@pytest.mark.parametrize(
    ("command", "kinds"),
    [
        (Appoint(person="x", role=Role.PLAYER), ["not-an-office"]),
        (Appoint(person="x", role=Role.CAPTAIN), ["not-an-office"]),
        (Appoint(person="x", role=Role.PUBLIC), ["not-an-office"]),
        (Appoint(person=" ", role=Role.SCORER), ["person-unnamed"]),
        (Dismiss(person="x", role=Role.SCORER), ["not-appointed"]),
        (Dismiss(person="director", role=Role.SCORER), ["not-appointed"]),
        (Dismiss(person="organiser", role=Role.ORGANISER), ["last-organiser"]),
    ],
)
def test_an_appointment_that_cannot_be_is_refused(desk: Desk, command: AnyCommand, kinds: list[str]) -> None:
    created(desk, "pairs", 0)
    assert desk.kinds(command, ORGANISER) == kinds


@pytest.mark.parametrize("actor", [DIRECTOR, ASSISTANT, SCORER, COMMITTEE, PUBLIC, player("1 N", "1")])
def test_only_the_organiser_changes_the_staff_and_the_publicity(desk: Desk, actor: Actor) -> None:
    created(desk, "pairs", 0)
    for command in (Appoint(person="x", role=Role.SCORER), SetPublicity(publicity="live")):
        assert desk.kinds(command, actor) == ["not-allowed"]
    desk.do(SetPublicity(publicity="live"), ORGANISER)
    assert desk.event.publicity == "live"


# -- playing staff


def test_a_director_who_plays_names_a_deputy(desk: Desk) -> None:
    pairs(desk)
    desk.do(Appoint(person="1 N", role=Role.DIRECTOR), ORGANISER)
    desk.do(PlayToo(person="1 N", contestant="1", deputy="assistant"))
    assert desk.event.plays_too["1 N"].deputy == "assistant"


@pytest.mark.parametrize(
    ("command", "kinds"),
    [
        (PlayToo(person="nobody", contestant="1"), ["not-appointed", "not-a-player-of"]),
        (PlayToo(person="1 N", contestant="9"), ["not-entered"]),
        (PlayToo(person="1 N", contestant="2"), ["not-a-player-of"]),
        (PlayToo(person="1 N", contestant="1", deputy="1 S"), ["not-a-deputy"]),
        (PlayToo(person="1 N", contestant="1", deputy="1 N"), ["not-a-deputy"]),
        (PlayToo(person="1 N", contestant="1", deputy="scorer"), ["not-a-deputy"]),
        (PlayToo(person="1 N", contestant="1", deputy="stranger"), ["not-a-deputy"]),
    ],
)
def test_a_playing_director_that_cannot_be_is_refused(desk: Desk, command: PlayToo, kinds: list[str]) -> None:
    pairs(desk)
    desk.do(Appoint(person="1 N", role=Role.DIRECTOR), ORGANISER)
    assert desk.kinds(command, ORGANISER) == kinds


# -- entries


@pytest.mark.parametrize(
    ("contestants", "kinds"),
    [
        ((), ["nobody-to-enter"]),
        ((entrant("pairs", "5"), entrant("pairs", "1")), ["entry-twice", "player-in-two", "player-in-two"]),
        ((entrant("pairs", "5"), entrant("pairs", "5")), ["entry-twice", "player-in-two", "player-in-two"]),
        ((Pair("5", ("x", "x")),), ["player-in-two"]),
        ((Pair("5", ("x", "1 N")),), ["player-in-two"]),
        ((Pair("", ("x", "y")),), ["entry-twice"]),
        ((Individual("5", "x"),), ["entry-kind"]),
        ((Team("5", "Five", ("a", "b", "c")),), ["entry-kind", "team-size"]),
    ],
)
def test_entries_come_all_or_none(
    desk: Desk, contestants: tuple[Individual | Pair | Team, ...], kinds: list[str]
) -> None:
    pairs(desk)
    assert desk.kinds(Enter(contestants=contestants)) == kinds
    assert set(desk.contest.entries) == {"1", "2", "3", "4"}


def test_a_late_entry_is_warned_of(desk: Desk) -> None:
    pairs(desk)
    desk.do(BeginRound(round=1))
    done = desk.do(Enter(contestants=(entrant("pairs", "5"),)), SCORER)
    assert done.facts == (Entered(contestant=Pair("5", ("5 N", "5 S"))),)
    assert [warning.reason for warning in done.warnings] == ["misses-boards"]


# -- substitutes and withdrawals


def test_a_substitute_plays_in_the_place_of_another(desk: Desk) -> None:
    pairs(desk)
    desk.do(Substitute(contestant="1", out="1 S", takes_over="guest", round=1))
    assert desk.event.contestant_of("guest") == "1"
    assert desk.event.contestant_of("1 S") == ""
    assert desk.kinds(Substitute(contestant="2", out="2 N", takes_over="guest", round=1)) == ["player-in-two"]
    assert desk.kinds(Substitute(contestant="2", out="1 N", takes_over="x", round=1)) == ["not-a-player-of"]
    assert desk.kinds(Substitute(contestant="9", out="x", takes_over="y", round=1)) == ["not-entered"]
    assert desk.kinds(Substitute(contestant="2", out="2 N", takes_over="x", round=1), SCORER) == ["not-allowed"]


def withdrew(desk: Desk, command: Withdraw) -> Withdrew:
    (fact,) = desk.facts(command)
    assert isinstance(fact, Withdrew)
    return fact


def test_a_pair_that_leaves_during_a_session_has_nothing_on_the_rest_and_its_opponents_an_award(desk: Desk) -> None:
    pairs(desk, pack="figb_2017")
    played(desk, 1, result(1, 1, 1, 100), result(1, 2, 1, 50))
    left = withdrew(desk, Withdraw(contestant="1", round=2))
    assert (left.lost, left.others) == (Percentage(Fraction()), Artificial(Average.AVERAGE_PLUS))  # art. 4.3
    assert desk.event.contestant_of("1 N") == ""


def test_before_a_session_nothing_is_lost_by_it(desk: Desk) -> None:
    pairs(desk)
    left = withdrew(desk, Withdraw(contestant="1", round=1))
    assert (left.lost, left.others, left.last) == (None, None, False)


def test_a_team_that_leaves_a_round_robin_is_last_under_the_italian_regulations(desk: Desk) -> None:
    created(desk, "teams", 4, system="round_robin", scoring="victory_points", rounds=3, boards=8, pack="figb_2017")
    desk.do(SeatSection())
    assert withdrew(desk, Withdraw(contestant="1", round=1, reason="disqualified")).last


@pytest.mark.parametrize(
    ("command", "kinds"),
    [
        (Withdraw(contestant="9", round=2), ["not-entered"]),
        (Withdraw(contestant="1", round=1), ["change-results-stand"]),
        (Withdraw(contestant="1", round=2, session=2), ["no-such-session"]),
        (Withdraw(contestant="1", round=2, phase="final"), ["unknown-phase"]),
    ],
)
def test_a_withdrawal_that_cannot_be_is_refused(desk: Desk, command: Withdraw, kinds: list[str]) -> None:
    pairs(desk)
    played(desk, 1, result(1, 1, 1, 100), result(1, 2, 1, 50))
    assert desk.kinds(command) == kinds


def test_nobody_withdraws_twice(desk: Desk) -> None:
    teams(desk)
    drawn(desk, ("1", "2"), ("3", "4"))
    desk.do(Withdraw(contestant="1", round=2))
    assert desk.kinds(Withdraw(contestant="1", round=3)) == ["withdrawn-twice"]


# -- undoing


def test_what_is_undone_counts_for_nothing_and_stays_in_the_history(desk: Desk) -> None:
    pairs(desk)
    desk.do(BeginRound(round=1))
    before = desk.event
    version = desk.do(Penalise(contestant="1", amount="10", unit=Unit.PERCENT_OF_TOP)).version
    assert desk.facts(Undo(versions=(version,))) == (Undone(versions=(version,)),)
    assert desk.event.contest == before.contest
    assert [noted.undone for noted in desk.event.history][-2:] == [True, False]
    assert desk.event == desk.rebuilt()
    assert desk.kinds(Undo(versions=(version,))) == ["cannot-undo"]


def test_what_others_rest_on_cannot_be_undone_alone(desk: Desk) -> None:
    pairs(desk)
    begun = desk.do(BeginRound(round=1)).version
    entered = desk.do(result(1, 1, 1, 100), SCORER).version
    first, *_ = desk.refused(Undo(versions=(begun,)))
    assert first.kind == "undo-in-the-way"
    desk.do(Undo(versions=(entered, begun)))
    assert desk.phase().last_begun == {}


def test_nothing_unknown_is_undone_nor_what_makes_the_event(desk: Desk) -> None:
    pairs(desk)
    last = desk.event.version
    assert desk.kinds(Undo(versions=())) == ["nothing-to-undo"]
    assert desk.kinds(Undo(versions=(last + 1,))) == ["cannot-undo"]
    assert desk.kinds(Undo(versions=(0, -1))) == ["cannot-undo", "cannot-undo"]
    for version, noted in enumerate(desk.event.history[:2], 1):
        assert isinstance(noted.fact, Created | Opened)
        assert set(desk.kinds(Undo(versions=(version,)), ORGANISER)) <= {"cannot-undo", "undo-not-allowed"}


def test_an_event_keeps_an_organiser(desk: Desk) -> None:
    pairs(desk)
    by_itself = Appointed(person="organiser", role=Role.ORGANISER)
    (first,) = [noted.stamp.version for noted in desk.event.history if noted.fact == by_itself]
    assert desk.kinds(Undo(versions=(first,)), ORGANISER) == ["last-organiser"]
    second = desk.do(Appoint(person="other", role=Role.ORGANISER), ORGANISER).version
    desk.do(Undo(versions=(first,)), ORGANISER)
    assert desk.kinds(Undo(versions=(second,)), ORGANISER) == ["last-organiser"]


def test_a_command_is_undone_by_those_who_may_give_it(desk: Desk) -> None:
    pairs(desk)
    appointed = desk.do(Appoint(person="x", role=Role.SCORER), ORGANISER).version
    desk.do(BeginRound(round=1))
    entered = desk.do(result(1, 1, 1, 100), SCORER).version
    penalty = desk.do(Penalise(contestant="1", amount="10", unit=Unit.PERCENT_OF_TOP)).version
    told = recorded(50)
    corrected = desk.do(CorrectResult(at=spot(1, 1), board=1, recorded=told, reason="mistake"), SCORER).version
    over = desk.do(EndRound(round=1)).version
    assert desk.kinds(Undo(versions=(penalty,)), SCORER) == ["undo-not-allowed"]
    assert desk.kinds(Undo(versions=(penalty,)), ORGANISER) == ["undo-not-allowed"]
    assert desk.kinds(Undo(versions=(appointed,)), DIRECTOR) == ["undo-not-allowed"]
    for actor in (ASSISTANT, COMMITTEE, PUBLIC, player("1 N", "1")):
        assert desk.kinds(Undo(versions=(entered,)), actor) == ["not-allowed"]
    desk.do(Undo(versions=(over, corrected, entered)), SCORER)
    desk.do(Undo(versions=(penalty,)), DIRECTOR)
    desk.do(Undo(versions=(appointed,)), ORGANISER)


def test_automatic_awards_are_undone_with_the_round(desk: Desk) -> None:
    teams(desk, 3, pack="figb_2017")
    drawn(desk, ("1", "2"), byes=("3",))
    done = desk.do(BeginRound(round=1), SCORER)
    assert len(done.facts) == 2
    assert desk.kinds(Undo(versions=(done.version,)), SCORER) == ["undo-part"]
    assert desk.facts(Undo(versions=(done.version - 1,)), SCORER) == (
        Undone(versions=(done.version - 1, done.version)),
    )
    assert (desk.phase().awards, desk.phase().last_begun) == ({}, {})


def test_the_page_of_who_may_do_what_is_up_to_date() -> None:
    assert powers_table.PAGE.read_text(encoding="utf-8") == powers_table.page(), "run `make tables`"


def test_every_fact_but_the_first_ones_says_what_it_comes_of() -> None:
    kinds = {kind for member in get_args(AnyFact) for kind in (get_args(member) or (member,))}
    recorded = [kind for power in POWERS.values() for kind in power.records]
    assert kinds - set(recorded) == {Created, Opened, Undone, TableRecorded}  # the last by a live table itself
    assert len(recorded) == len(set(recorded))  # of one command each
    assert not any(may_undo(role, Undone(versions=(1,))) for role in Role)


def test_a_posted_score_is_undone_by_the_scorer_who_posted_it(desk: Desk) -> None:
    pairs(desk)
    played(desk, 1, result(1, 1, 1, 100), result(1, 2, 1, 50))
    version = desk.do(PostScore(), SCORER).version
    desk.do(Undo(versions=(version,)), SCORER)
    assert desk.event.posted == {}


def test_matches_of_a_length_that_the_scale_does_not_have_are_refused_at_once(desk: Desk) -> None:
    phase = PhasePlan(system="swiss", scoring="victory_points", rounds=2, boards=2)
    plan = Plan(name="Cup", form="teams", phases=(phase,))
    create = CreateEvent(name="Cup", date="2026-05-14", plan=plan, pack="figb_2017")
    (problem,) = desk.refused(create, ORGANISER)
    assert (problem.kind, problem.found, problem.where.tag) == ("match-length", "2", "boards")
