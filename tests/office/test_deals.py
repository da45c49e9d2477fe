"""Deals of an event: dealt here, uploaded whole or not at all, entered after play."""

from itertools import combinations
from typing import Any

import pytest

from arbitro.bridge.board import dealer_of, vulnerability_of
from arbitro.bridge.commitment import commitment, dealt_from, seeded
from arbitro.bridge.deal import Deal
from arbitro.bridge.dealing import random_deal
from arbitro.bridge.seats import Seat as Compass
from arbitro.bridge.seats import Vulnerability
from arbitro.contest.facts.outcome import Recorded
from arbitro.formats import lin, pbn
from arbitro.formats.record import BoardRecord
from arbitro.office.actor import Actor
from arbitro.office.command import Moment
from arbitro.office.deals import GiveDeals, MakeDeals, make
from arbitro.office.fact import BoardKey, DealsGiven, Dealt
from arbitro.office.results import BeginBoard, EnterResult
from arbitro.office.room.boards import board_key, boards_of
from arbitro.office.seating import BeginRound, DrawRound, SeatSection
from arbitro.office.seeing.export import commitments, deals_pbn
from arbitro.office.undoing import Undo
from tests.contest.small import HOWELL, MITCHELL, movement
from tests.office.desk import (
    ASSISTANT,
    DIRECTOR,
    ORGANISER,
    PUBLIC,
    SCORER,
    START,
    Desk,
    created,
    drawn,
    pairs,
    player,
    result,
    spot,
    teams,
)
from tests.office.story import DEAL

DEALS = [random_deal(seeded("deals of the tests", number)) for number in range(1, 9)]


def board(number: int | None, deal: Deal, **more: Any) -> BoardRecord:
    marks = (dealer_of(number), vulnerability_of(number)) if number else (None, None)
    return BoardRecord(number, deal, *marks, **more)


def text(*records: BoardRecord) -> str:
    return "".join(pbn.write(records))


def session(*numbers: int) -> list[BoardRecord]:
    return [board(number, DEALS[number - 1]) for number in numbers]


def key(number: int, round: int = 0, **more: Any) -> BoardKey:
    return BoardKey(board=number, round=round, **more)


def known(desk: Desk) -> dict[int, str]:
    return {at.board: deal for at, deal in desk.event.deals.items()}


@pytest.fixture
def evening(desk: Desk) -> Desk:
    """Four pairs, boards 1 to 3."""
    return pairs(desk)


# -- which boards


def test_the_boards_of_a_movement_go_by_their_numbers_alone(desk: Desk) -> None:
    pairs(desk, 6, MITCHELL)
    assert boards_of(desk.contest, desk.phase(), 1) == (key(1), key(2), key(3))
    assert board_key(desk.contest, spot(2, 1), 3) == key(3)


def test_before_anything_is_seated_the_boards_are_those_of_the_plan(desk: Desk) -> None:
    created(desk, "pairs", 4, rounds=3, boards=2)
    assert boards_of(desk.contest, desk.phase(), 1) == tuple(key(number) for number in range(1, 7))


def test_with_draws_every_round_has_boards_of_its_own(desk: Desk) -> None:
    teams(desk, 4, rounds=2, boards=2)
    expected = (key(1, 1), key(2, 1), key(1, 2), key(2, 2))
    assert boards_of(desk.contest, desk.phase(), 1) == expected
    drawn(desk, ("1", "2"), ("3", "4"))
    assert boards_of(desk.contest, desk.phase(), 1) == expected
    assert board_key(desk.contest, spot(1, 2), 2) == key(2, 1)


def test_in_a_round_robin_too(desk: Desk) -> None:
    created(desk, "teams", 2, system="round_robin", scoring="imps", rounds=2, boards=2)
    plan = movement([(1, 2, (1, 2))], [(2, 1, (1, 2))], kind="matches")
    desk.do(SeatSection(movement=plan))
    assert boards_of(desk.contest, desk.phase(), 1) == (key(1, 1), key(2, 1), key(1, 2), key(2, 2))


# -- dealt here


def test_every_board_of_the_session_is_dealt_at_once(evening: Desk) -> None:
    (fact,) = evening.facts(MakeDeals())
    assert isinstance(fact, DealsGiven)
    assert (fact.source, fact.commitment, fact.secret) == ("dealt", "", "")
    assert [deal.key for deal in fact.deals] == [key(1), key(2), key(3)]
    deals = [Deal.parse(deal.deal) for deal in fact.deals]
    assert all(deal.is_complete for deal in deals)
    assert all(one != other for one, other in combinations(deals, 2))
    assert known(evening) == {deal.key.board: deal.deal for deal in fact.deals}


def test_deals_come_from_the_fresh_secret_of_the_moment_alone(evening: Desk) -> None:
    def made(fresh: str) -> tuple[Dealt, ...]:
        (fact,) = make(evening.event, MakeDeals(), DIRECTOR, Moment(START, lambda: fresh))
        assert isinstance(fact, DealsGiven)
        return fact.deals

    assert made("a" * 64) == made("a" * 64)
    assert not set(made("a" * 64)) & set(made("b" * 64))


@pytest.mark.parametrize("fresh", ["", "short", "x" * 31])
def test_without_a_real_secret_nothing_is_dealt(evening: Desk, fresh: str) -> None:
    with pytest.raises(ValueError, match="secret-length"):
        make(evening.event, MakeDeals(), DIRECTOR, Moment(START, lambda: fresh))


def test_committed_deals_can_be_made_again_from_their_secret(evening: Desk) -> None:
    (fact,) = evening.facts(MakeDeals(committed=True))
    assert isinstance(fact, DealsGiven)
    assert fact.source == "committed"
    (told,) = commitments(evening.event)
    secret = bytes.fromhex(told.secret)
    assert told.commitment == commitment(secret, told.label, 3) == fact.commitment
    assert evening.event.created.id in told.label
    for number, one in enumerate(fact.deals, 1):
        assert Deal.parse(one.deal) == dealt_from(secret, told.label, number)


def test_with_draws_the_boards_of_all_rounds_are_dealt(desk: Desk) -> None:
    teams(desk, 4, rounds=2, boards=2)
    (fact,) = desk.facts(MakeDeals(committed=True))
    assert isinstance(fact, DealsGiven)
    assert [deal.key for deal in fact.deals] == [key(1, 1), key(2, 1), key(1, 2), key(2, 2)]
    assert len({deal.deal for deal in fact.deals}) == 4


def test_only_boards_without_a_deal_are_dealt(evening: Desk) -> None:
    evening.do(GiveDeals(deals=(Dealt(key(2), DEALS[1].pbn()),)), SCORER)
    (fact,) = evening.facts(MakeDeals())
    assert isinstance(fact, DealsGiven)
    assert [deal.key.board for deal in fact.deals] == [1, 3]
    assert known(evening)[2] == DEALS[1].pbn()
    assert evening.kinds(MakeDeals()) == ["deals-complete"]


def test_a_board_that_was_played_is_not_dealt_any_more(evening: Desk) -> None:
    evening.do(BeginRound(round=1))
    evening.do(result(1, 2, 1, 420), SCORER)
    (problem,) = evening.refused(MakeDeals())
    assert (problem.kind, problem.found) == ("board-was-played", "1")


@pytest.mark.parametrize(
    ("command", "kind"), [(MakeDeals(session=2), "no-such-session"), (MakeDeals(phase="final"), "unknown-phase")]
)
def test_deals_are_made_for_a_session_that_there_is(evening: Desk, command: MakeDeals, kind: str) -> None:
    assert evening.kinds(command) == [kind]


@pytest.mark.parametrize("actor", [SCORER, ASSISTANT, player("4 N", "4"), PUBLIC])
def test_only_organiser_and_director_deal(evening: Desk, actor: Actor) -> None:
    assert evening.kinds(MakeDeals(), actor) == ["not-allowed"]


def test_deals_undone_are_gone_and_others_can_be_made(evening: Desk) -> None:
    done = evening.do(MakeDeals(committed=True))
    before = known(evening)
    evening.do(Undo(versions=(done.version,)), ORGANISER)
    assert not evening.event.deals
    assert not commitments(evening.event)
    evening.do(MakeDeals())
    assert not set(known(evening).values()) & set(before.values())
    assert evening.event == evening.rebuilt()


# -- for the dealing machine


def test_the_deals_of_a_session_as_pbn_for_the_dealing_machine(evening: Desk) -> None:
    evening.do(MakeDeals())
    read = [one for one in pbn.read(deals_pbn(evening.event).splitlines(keepends=True)) if isinstance(one, BoardRecord)]
    assert [(one.number, one.dealer, one.vulnerability) for one in read] == [
        (1, Compass.NORTH, Vulnerability.NONE),
        (2, Compass.EAST, Vulnerability.NS),
        (3, Compass.SOUTH, Vulnerability.EW),
    ]
    assert {one.number: one.deal.pbn() for one in read} == known(evening)
    assert {(one.event, one.date) for one in read} == {("Tuesday", "2026.05.14")}


def test_with_draws_a_round_at_a_time(desk: Desk) -> None:
    teams(desk, 4, rounds=2, boards=2)
    desk.do(MakeDeals())
    read = list(pbn.read(deals_pbn(desk.event, round=2).splitlines(keepends=True)))
    assert [one.deal.pbn() for one in read if isinstance(one, BoardRecord)] == [
        desk.event.deals[key(1, 2)],
        desk.event.deals[key(2, 2)],
    ]


# -- uploaded


def test_a_file_of_pbn_with_every_board(evening: Desk) -> None:
    (fact,) = evening.facts(GiveDeals(text=text(*session(3, 1, 2))), SCORER)
    assert isinstance(fact, DealsGiven)
    assert fact.source == "uploaded"
    assert known(evening) == {number: DEALS[number - 1].pbn() for number in (1, 2, 3)}


def test_a_file_of_lin_with_both_rooms_of_a_board(evening: Desk) -> None:
    told = [board(number, DEALS[number - 1], room=room) for number in (1, 2, 3) for room in ("Open", "Closed")]
    evening.do(GiveDeals(text="".join(f"{lin.write(one)}\n" for one in told), format="lin"), SCORER)
    assert known(evening) == {number: DEALS[number - 1].pbn() for number in (1, 2, 3)}


def test_what_a_made_session_wrote_can_be_uploaded_elsewhere(evening: Desk) -> None:
    evening.do(MakeDeals())
    was, written = known(evening), deals_pbn(evening.event)
    evening.do(Undo(versions=(evening.event.version,)), ORGANISER)
    evening.do(GiveDeals(text=written), SCORER)
    assert known(evening) == was


def partial(deal: Deal) -> Deal:
    """Without the cards of two players."""
    return Deal(deal.north, deal.east)


def held_twice(deal: Deal) -> str:
    """North's first spade for one of East's cards, in the notation of PBN."""
    return Deal(deal.north, deal.north, deal.south, deal.west).pbn()


TWICE = text(*session(1, 2)) + text(board(3, DEALS[2])).replace(DEALS[2].pbn(Compass.SOUTH), held_twice(DEALS[2]))


WRONG = [
    (text(*session(1, 2)), {("deal-missing", "3")}),
    (text(*session(2)), {("deal-missing", "1"), ("deal-missing", "3")}),
    (text(*session(1, 2, 3, 4)), {("deal-not-expected", "4")}),
    (text(*session(1, 2, 3, 3)), {("deal-twice", "3")}),
    (text(*session(1, 2), board(3, DEALS[5]), board(3, DEALS[6])), {("deal-twice", "3")}),
    (text(*session(1, 2), board(3, DEALS[0])), {("deal-repeated", "3")}),
    (text(*session(1, 2), BoardRecord(3, DEALS[2], Compass.WEST, Vulnerability.EW)), {("deal-marks", "W ew")}),
    (text(*session(1, 2), BoardRecord(3, DEALS[2], Compass.SOUTH, Vulnerability.NS)), {("deal-marks", "S ns")}),
    (text(*session(1, 2, 3), board(None, DEALS[7])), {("deal-without-number", "")}),
    ("% nothing\n", {("deals-none", "")}),
]


def test_a_file_with_something_wrong_is_refused_whole(evening: Desk) -> None:
    for told, problems in WRONG:
        assert {(one.kind, one.found) for one in evening.refused(GiveDeals(text=told), SCORER)} == problems
    assert not evening.event.deals


@pytest.mark.parametrize(
    ("third", "kinds"),
    [
        (board(3, Deal()), {"hand-size", "card-missing"}),
        (board(3, partial(DEALS[2])), {"hand-size", "card-missing"}),
    ],
)
def test_a_board_without_all_its_cards_is_refused(evening: Desk, third: BoardRecord, kinds: set[str]) -> None:
    problems = evening.refused(GiveDeals(text=text(*session(1, 2), third)), SCORER)
    assert {problem.kind for problem in problems} == kinds
    assert {problem.where.board for problem in problems} == {"3"}


def test_a_card_held_twice_is_refused_with_its_board(evening: Desk) -> None:
    problems = evening.refused(GiveDeals(text=TWICE), SCORER)
    assert {problem.kind for problem in problems} >= {"card-held-twice"}
    assert {problem.where.board for problem in problems} == {"3"}


RUBBISH = ["not a file of deals", "\x00\xff", '[Board "1"\n', "md|1SAKQ|", "%", '[Deal "N:x"]']


@pytest.mark.parametrize("form", ["pbn", "lin"])
def test_rubbish_is_refused(evening: Desk, form: Any) -> None:
    for told in RUBBISH:
        assert evening.kinds(GiveDeals(text=told, format=form), SCORER)


def test_every_problem_is_told_at_once(evening: Desk) -> None:
    told = text(*session(1, 1), board(9, DEALS[7]), board(3, partial(DEALS[2])))
    kinds = evening.kinds(GiveDeals(text=told), SCORER)
    assert {"deal-twice", "deal-not-expected", "hand-size", "deal-missing"} <= set(kinds)
    assert kinds.count("deal-missing") == 1  # board 3 is there, with something wrong


def test_the_file_of_another_session_is_recognised(desk: Desk) -> None:
    created(desk, "pairs", 4, sessions=2)
    for number in (1, 2):
        desk.do(SeatSection(session=number, movement=HOWELL))
    desk.do(GiveDeals(text=text(*session(1, 2, 3))), SCORER)
    assert set(desk.kinds(GiveDeals(text=text(*session(1, 2, 3)), session=2), SCORER)) == {"deal-repeated"}
    assert set(desk.kinds(GiveDeals(text=text(*session(1, 2, 3))), SCORER)) == {"deal-exists"}
    other = [board(number, DEALS[number + 2]) for number in (1, 2, 3)]
    desk.do(GiveDeals(text=text(*other), session=2), SCORER)
    assert len(desk.event.deals) == 6


def test_with_draws_a_file_is_for_a_round(desk: Desk) -> None:
    teams(desk, 4, rounds=2, boards=2)
    for round in (0, 3, -1):
        (problem,) = desk.refused(GiveDeals(text=text(*session(1, 2)), round=round), SCORER)
        assert (problem.kind, problem.expected) == ("deals-of-round", "1-2")
    desk.do(GiveDeals(text=text(*session(1, 2)), round=2), SCORER)
    assert sorted(desk.event.deals) == [key(1, 2), key(2, 2)]


def test_in_a_movement_a_file_is_for_the_session(evening: Desk) -> None:
    assert evening.kinds(GiveDeals(text=text(*session(1, 2, 3)), round=1), SCORER) == ["deals-of-round"]


@pytest.mark.parametrize(
    "command",
    [GiveDeals(), GiveDeals(text=text(*session(1, 2, 3)), deals=(Dealt(key(1), DEALS[0].pbn()),))],
    ids=["nothing", "both"],
)
def test_deals_come_from_a_file_or_one_by_one(evening: Desk, command: GiveDeals) -> None:
    assert evening.kinds(command, SCORER) == ["deals-one-way"]


# -- entered after play


def entered(*deals: tuple[BoardKey, str]) -> GiveDeals:
    return GiveDeals(deals=tuple(Dealt(at, deal) for at, deal in deals))


def test_single_deals_are_entered_after_play_the_fourth_hand_follows_from_the_others(evening: Desk) -> None:
    evening.do(BeginRound(round=1))
    evening.do(EnterResult(at=spot(1, 1), board=1, recorded=Recorded(score=420)), SCORER)
    hands = DEALS[0].pbn(Compass.EAST).split()
    (fact,) = evening.facts(entered((key(1), " ".join([*hands[:3], "-"]))), SCORER)
    assert fact == DealsGiven(source="entered", deals=(Dealt(key(1), DEALS[0].pbn()),))


@pytest.mark.parametrize(
    ("at", "kind"),
    [
        (key(4), "deal-not-expected"),
        (key(0), "deal-not-expected"),
        (key(1, 1), "deal-not-expected"),
        (key(1, session=2), "no-such-session"),
        (key(1, phase="final"), "unknown-phase"),
    ],
)
def test_a_single_deal_is_of_a_board_that_there_is(evening: Desk, at: BoardKey, kind: str) -> None:
    assert evening.kinds(entered((at, DEALS[0].pbn())), SCORER) == [kind]


@pytest.mark.parametrize(
    ("command", "kinds"),
    [
        (entered((key(1), "rubbish")), {"bad-deal"}),
        (entered((key(1), partial(DEALS[0]).pbn())), {"hand-size", "card-missing"}),
        (entered((key(1), DEALS[0].pbn()), (key(1), DEALS[1].pbn())), {"deal-twice"}),
        (entered((key(1), DEALS[0].pbn()), (key(2), DEALS[0].pbn())), {"deal-repeated"}),
    ],
)
def test_single_deals_with_something_wrong_are_refused_whole(
    evening: Desk, command: GiveDeals, kinds: set[str]
) -> None:
    problems = evening.refused(command, SCORER)
    assert {problem.kind for problem in problems} == kinds
    assert not evening.event.deals


def test_a_deal_that_is_known_is_not_entered_again(evening: Desk) -> None:
    evening.do(entered((key(1), DEALS[0].pbn())), SCORER)
    assert evening.kinds(entered((key(1), DEALS[1].pbn())), SCORER) == ["deal-exists"]


def test_extra_boards_of_a_knock_out_have_their_deals_entered_once_they_were_played(desk: Desk) -> None:
    created(desk, "teams", ("A", "B"), system="knockout", scoring="imps", rounds=1, boards=1)
    desk.do(DrawRound())
    desk.do(BeginRound(round=1))
    for number in (1, 2):
        assert desk.kinds(entered((key(2, 1), DEALS[1].pbn())), SCORER) == ["deal-not-expected"]
        for room in ("open", "closed"):
            desk.do(result(1, 1, number, 100, room=room), SCORER)
    desk.do(GiveDeals(text=text(*session(1)), round=1), SCORER)  # the extra board is not asked for
    desk.do(entered((key(2, 1), DEALS[1].pbn())), SCORER)
    assert sorted(desk.event.deals) == [key(1, 1), key(2, 1)]


# -- taken back


def test_deals_are_taken_back_until_a_board_of_them_is_begun(desk: Desk) -> None:
    pairs(desk)
    version = desk.do(MakeDeals()).version
    desk.do(Undo(versions=(version,)))
    assert desk.event.deals == {}
    version = desk.do(MakeDeals()).version
    desk.do(BeginRound(round=1))
    begun = desk.do(BeginBoard(at=spot(1, 1), board=1), player("1 N", "1")).version
    assert desk.kinds(Undo(versions=(version,))) == ["deal-in-use"]
    desk.do(Undo(versions=(begun,)), SCORER)
    desk.do(result(1, 1, 1, 420), SCORER)
    (problem,) = desk.refused(Undo(versions=(version,)))
    assert (problem.kind, problem.found) == ("deal-in-use", "1")


def test_hands_recorded_after_play_may_be_recorded_again(desk: Desk) -> None:
    pairs(desk)
    desk.do(BeginRound(round=1))
    desk.do(result(1, 1, 1, 420), SCORER)
    desk.do(result(1, 2, 1, 420), SCORER)
    deal = Dealt(BoardKey(board=1), DEAL)
    version = desk.do(GiveDeals(deals=(deal,))).version
    desk.do(Undo(versions=(version,)))
    assert desk.event.deals == {}
