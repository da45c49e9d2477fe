"""Systems on file in an event: kept with what they build on, checked when they are handed in."""

from arbitro.bridge.auction import Auction
from arbitro.office.actor import Actor, Role
from arbitro.office.room.systems import on_file, system_of
from arbitro.office.systems import FileSystem
from arbitro.office.undoing import Undo
from arbitro.systems import Agreements, meaning
from tests.office.desk import ORGANISER, Desk, pairs

WEAK = 'name = "Weak notrump"\nextends = "five_card_majors"\nopening = [{ call = "1NT", shows = "12-14 balanced" }]'


def test_a_system_is_kept_with_the_entry_and_gives_calls_their_meaning(desk: Desk) -> None:
    pairs(desk)
    desk.do(FileSystem(contestant="1", system=WEAK), Actor(Role.PLAYER, "1 N", "1"))
    desk.do(FileSystem(contestant="2", system="strong_club"), ORGANISER)
    assert [(filed.contestant, filed.name) for filed in on_file(desk.event)] == [
        ("1", "Weak notrump"),
        ("2", "Strong club"),
    ]
    weak, _ = on_file(desk.event)
    assert set(weak.bases) == {"five_card_majors", "natural"}
    found = meaning(Agreements.both(system_of(weak)), Auction.parse("N: 1NT"))
    assert found is not None
    assert found.shows == "12-14 balanced"


def test_a_system_that_is_not_in_order_is_refused_with_every_problem(desk: Desk) -> None:
    pairs(desk)
    bad = 'name = "bad"\nopening = [{ call = "1X", shows = "12+" }, { call = "1C", shows = "40+" }]'
    assert desk.kinds(FileSystem(contestant="1", system=bad), ORGANISER) == ["bad-pattern", "impossible-constraint"]
    assert desk.kinds(FileSystem(contestant="1", system="acol"), ORGANISER) == ["unknown-system"]
    assert desk.kinds(FileSystem(contestant="9", system="natural"), ORGANISER) == ["not-entered"]
    both = FileSystem(contestant="1", players=("1 N", "1 S"), system="natural")
    assert desk.kinds(both, ORGANISER) == ["system-players"]  # two of a pair are the pair
    assert desk.kinds(FileSystem(contestant="1"), ORGANISER) == ["no-system-filed"]


def test_players_file_their_own_only_and_it_can_be_taken_back_or_undone(desk: Desk) -> None:
    pairs(desk)
    player = Actor(Role.PLAYER, "1 N", "1")
    assert desk.kinds(FileSystem(contestant="2", system="natural"), player) == ["system-own"]
    desk.do(FileSystem(contestant="1", system="natural"), player)
    desk.do(FileSystem(contestant="1"), player)
    assert on_file(desk.event) == ()
    version = desk.do(FileSystem(contestant="1", system=WEAK), player).version
    desk.do(Undo(versions=(version,)), ORGANISER)
    assert on_file(desk.event) == ()
