"""Who sees what: the hands, dummy, the lead face down, faced cards, the last trick, what is said."""

import msgspec
import pytest

from arbitro.bridge.cards import Card
from arbitro.bridge.seats import SEATS, Seat
from arbitro.table.event import AnyEvent
from arbitro.table.fold import fold
from arbitro.table.log import read_event
from arbitro.table.view import Onlooker, TableView, Viewer, view
from tests.table.casebook import log_events

DEAL = "N:K652.A84.KQ5.A72 T98.KT93.J98.KJ5 AQJ3.QJ7.A62.Q94 74.652.T743.T863"
AUCTION = "calls S: 1NT P 3NT P P P\n"
KIBITZER, DIRECTOR = Onlooker.KIBITZER, Onlooker.DIRECTOR
N, E, S, W = SEATS
EVERYBODY: tuple[Viewer, ...] = (*SEATS, KIBITZER, DIRECTOR)
NO_DIRECTOR: tuple[Viewer, ...] = (*SEATS, KIBITZER)


def seen(viewer: Viewer, log: str, *, edition: int = 2017, screens: bool = False) -> TableView:
    board = {"event": "board", "deal": DEAL, "dealer": "S", "edition": edition, "screens": screens}
    events: list[AnyEvent] = [read_event(msgspec.json.encode(board)), *log_events(log)]
    return view(fold(events), viewer)


def hands(found: TableView) -> str:
    return " ".join(found.hands)


# -- hands -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", SEATS)
def test_a_player_sees_his_own_cards_and_no_others_in_the_auction(seat: Seat) -> None:
    found = seen(seat, "calls S: 1NT P")
    assert hands(found) == seat.value
    assert len(found.hands[seat.value]) == 13


def test_a_spectator_sees_no_hand_that_is_not_down_and_the_director_all_four() -> None:
    """76: what is on the table is what a spectator of the table sees."""
    assert hands(seen(KIBITZER, AUCTION)) == ""
    assert hands(seen(DIRECTOR, AUCTION)) == "N E S W"


def test_dummy_is_seen_by_all_once_it_is_down_and_not_before() -> None:
    """41D: dummy spreads his hand after the opening lead is faced."""
    led = AUCTION + "cards W: D3\n"
    assert hands(seen(E, led)) == "E"
    down = led + '{"event": "dummy_spread"}'
    assert [hands(seen(viewer, down)) for viewer in NO_DIRECTOR] == ["N", "N E", "N S", "N W", "N"]
    assert hands(seen(KIBITZER, led + "cards N: D5")) == "N"


def test_dummy_sees_no_hand_but_his_own() -> None:
    """43A2: dummy may not look at declarer's or a defender's cards."""
    assert hands(seen(N, AUCTION + "cards W: D3 D5 DJ DA")) == "N"


def test_cards_played_leave_the_hand_that_is_seen() -> None:
    found = seen(W, AUCTION + "cards W: D3 D5")
    assert Card.D3 not in found.hands["W"]
    assert Card.D5 not in found.hands["N"]
    assert [(one.seat, one.card) for one in found.trick] == [(W, Card.D3), (N, Card.D5)]


def test_who_claims_faces_his_hand_in_2017() -> None:
    """68C."""
    claim = AUCTION + 'cards W: D3 D5 DJ DA\n{"event": "claim", "seat": "S", "tricks": 9}'
    assert [hands(seen(E, claim, edition=edition)) for edition in (1997, 2007, 2017)] == ["N E", "N E", "N E S"]


# -- the opening lead ------------------------------------------------------------------------------------------------


def test_a_lead_face_down_is_known_to_the_leader_and_the_director_alone() -> None:
    """41A."""
    log = AUCTION + '{"event": "lead_face_down", "seat": "W", "card": "D3"}'
    knowing = [viewer for viewer in EVERYBODY if any(one.card is Card.D3 for one in seen(viewer, log).faced)]
    assert knowing == [W, DIRECTOR]
    faced = log + '\n{"event": "lead_faced", "seat": "W"}'
    assert all(seen(viewer, faced).trick[0].card is Card.D3 for viewer in EVERYBODY)


# -- faced cards -----------------------------------------------------------------------------------------------------


def test_an_exposed_card_is_seen_by_all_and_its_owners_other_cards_are_not() -> None:
    log = AUCTION + 'cards W: D3 D5\n{"event": "card_exposed", "seat": "E", "card": "HK"}'
    for viewer in NO_DIRECTOR:
        found = seen(viewer, log)
        assert [(one.seat, one.card) for one in found.faced] == [(E, Card.HK)]
        assert ("E" in found.hands) is (viewer is E)


def test_what_nobody_has_noticed_is_seen_by_the_director_alone() -> None:
    revoke = AUCTION + "cards W: D3 D5 D8 H7"
    assert [len(seen(viewer, revoke).irregularities) for viewer in EVERYBODY] == [0, 0, 0, 0, 0, 1]
    told = revoke + '\n{"event": "attention", "by": "S"}'
    assert [len(seen(viewer, told).wrong) for viewer in EVERYBODY] == [1, 1, 1, 1, 1, 1]


def test_who_could_not_have_seen_it_draws_attention_to_nothing_until_it_comes_to_light() -> None:
    """South has revoked and East suspects it: nothing tells him that he is right until South plays a diamond."""
    revoke = AUCTION + "cards W: D3 D5 D8 H7\n"
    for suspicion in (
        '{"event": "attention", "by": "E", "irregularity": "revoke"}',
        '{"event": "director_called", "by": "E"}',
    ):
        assert [len(seen(viewer, revoke + suspicion).wrong) for viewer in EVERYBODY] == [0] * 6
    said = revoke + '{"event": "attention", "by": "E", "irregularity": "revoke"}\n{"event": "play_on"}\n'
    followed = said + "cards E: DJ D6"
    assert [len(seen(viewer, said).wrong) for viewer in EVERYBODY] == [0] * 6
    assert [len(seen(viewer, followed).wrong) for viewer in EVERYBODY] == [1] * 6


# -- the last trick --------------------------------------------------------------------------------------------------

TRICK = AUCTION + "cards W: D3 D5 DJ DA\n"


@pytest.mark.parametrize("edition", [1997, 2007, 2017])
def test_the_last_trick_may_be_seen_until_ones_own_side_has_played_to_the_next(edition: int) -> None:
    """66A; dummy may not."""
    assert [len(seen(seat, TRICK, edition=edition).last_trick) for seat in SEATS] == [0, 4, 4, 4]
    assert [len(seen(seat, TRICK + "cards S: S3", edition=edition).last_trick) for seat in SEATS] == [0, 4, 0, 4]
    assert [len(seen(seat, TRICK + "cards S: S3 S4", edition=edition).last_trick) for seat in SEATS] == [0, 0, 0, 0]


@pytest.mark.parametrize(("edition", "after_lead"), [(1997, 0), (2007, 0), (2017, 1)])
def test_who_has_turned_his_card_may_look_at_that_one_card(edition: int, after_lead: int) -> None:
    """66B (T66-2, T66-3): before 2017 until anybody leads, since then until his own side has."""
    turned = TRICK + '{"event": "card_turned", "seat": "W"}\n'
    assert [one.card for one in seen(W, turned, edition=edition).last_trick] == [Card.D3]
    assert len(seen(E, turned, edition=edition).last_trick) == 4
    assert len(seen(W, turned + "cards S: S3", edition=edition).last_trick) == after_lead


def test_only_players_may_ask_for_the_last_trick() -> None:
    assert seen(KIBITZER, TRICK).last_trick == ()


# -- what is said ----------------------------------------------------------------------------------------------------

SAID = """
calls S: 1NT
{"event": "alert", "seat": "N", "call": "1NT"}
{"event": "question", "seat": "W", "about": "1NT"}
{"event": "answer", "seat": "S", "text": "12-14"}
"""


def test_without_screens_all_hear_what_is_said() -> None:
    assert [len(seen(viewer, SAID).said) for viewer in EVERYBODY] == [3] * 6


def test_behind_a_screen_questions_and_answers_are_between_screenmates() -> None:
    """Appendix 4, 4.3: North with East, South with West."""
    assert [len(seen(viewer, SAID, screens=True).said) for viewer in (N, E, S, W)] == [1, 1, 2, 2]
    assert [len(seen(viewer, SAID, screens=True).said) for viewer in (KIBITZER, DIRECTOR)] == [0, 3]


def test_behind_a_screen_calls_are_seen_on_the_other_side_when_the_tray_has_passed() -> None:
    calls = "calls S: 1NT P\n"
    assert [len(seen(viewer, calls, screens=True).calls) for viewer in (N, E, S, W)] == [0, 0, 2, 2]
    passed = calls + '{"event": "tray_passed", "by": "S"}\n'
    assert [len(seen(viewer, passed, screens=True).calls) for viewer in (N, E, S, W)] == [2, 2, 2, 2]
    assert [len(seen(viewer, passed + "calls N: 2C", screens=True).calls) for viewer in (N, E, S, W)] == [3, 3, 2, 2]
    assert [len(seen(viewer, calls, screens=True).calls) for viewer in (KIBITZER, DIRECTOR)] == [0, 2]


# -- what may be done ------------------------------------------------------------------------------------------------


def test_only_the_player_to_act_has_options_and_declarer_plays_for_dummy() -> None:
    log = AUCTION + "cards W: D3\n"
    assert seen(S, log).options.hand is N
    assert seen(S, log).options.waits  # 41D: dummy's hand is not down yet
    assert not seen(S, log).options.cards
    log += '{"event": "dummy_spread", "seat": "N"}'
    assert [bool(seen(seat, log).options.cards) for seat in SEATS] == [False, False, True, False]


def test_nobody_has_options_while_something_noticed_is_not_settled() -> None:
    """9B2: no player acts until the director has explained everything."""
    log = 'calls S: 1S 1H\n{"event": "attention", "by": "N"}'
    assert not any(seen(seat, log).options.calls for seat in SEATS)
