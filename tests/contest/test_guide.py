"""Cards and boards: what is printed leads everybody to the table that the movement means."""

import pytest

from arbitro.contest.movement.guide import Resting, Shared, Stop, cards, resting, shared_boards, table_cards
from arbitro.contest.movement.mitchell import mitchell
from arbitro.contest.movement.movement import Movement, Round, Sitting

# Two tables and three sets, by hand: the set that rests in round 1 goes to table 2 in round 2.
SMALL = Movement(
    "by hand",
    2,
    (
        Round(1, (Sitting(1, 1, 3, (1, 2)), Sitting(2, 2, 4, (3, 4))), (5,)),
        Round(2, (Sitting(1, 1, 4, (1, 2)), Sitting(2, 5, 3, (5, 6))), (2,)),
        Round(3, (Sitting(1, 1, 5, (3, 4)), Sitting(2, 2, 3, (3, 4))), (4,)),
    ),
)


def test_a_card_leads_from_round_to_round() -> None:
    found = {card.contestant: card for card in cards(SMALL)}
    assert found[5].stops == (
        Stop(1),
        Stop(2, 2, "ns", None, (3,), (5, 6)),
        Stop(3, 1, "ew", None, (1,), (3, 4)),
    )
    assert [who for who, card in found.items() if card.stays] == [1, 2]


def test_players_of_an_individual_see_seat_and_partner() -> None:
    one = Movement("by hand", 1, (Round(1, (Sitting(1, (4, 2), (3, 1), (1,)),)),), "individual")
    stops = {card.contestant: card.stops[0] for card in cards(one)}
    assert {who: (stop.way, stop.partner) for who, stop in stops.items()} == {
        4: ("n", 2),
        2: ("s", 4),
        3: ("e", 1),
        1: ("w", 3),
    }
    assert stops[1].opponents == (4, 2)


def test_a_team_with_two_pairs_has_two_stops_in_a_round() -> None:
    tables = (Sitting(1, 1, 3, (1,)), Sitting(2, 2, 1, (2,)), Sitting(3, 3, 2, (3,)))
    card = cards(Movement("by hand", 3, (Round(1, tables),), "teams"))[0]
    assert [(stop.table, stop.way) for stop in card.stops] == [(1, "ns"), (2, "ew")]


def test_a_table_that_is_empty_has_no_one_on_its_card() -> None:
    half = mitchell(5, 2)
    found = {card.table: dict(card.rounds) for card in table_cards(half)}
    for each in half.rounds:
        at = {sitting.table: sitting for sitting in each.tables}
        assert {table: rounds[each.round] for table, rounds in found.items()} == {
            table: at.get(table) for table in found
        }
    assert sum(sitting is None for rounds in found.values() for sitting in rounds.values()) == 3


def test_boards_at_two_tables_in_a_round() -> None:
    assert shared_boards(SMALL) == (Shared(3, (3, 4), (1, 2)),)


@pytest.mark.parametrize("tables", [5, 6, 8])
def test_only_the_first_and_the_last_table_of_a_relay_share(tables: int) -> None:
    form = "relay" if tables % 2 == 0 else "plain"
    found = {shared.tables for shared in shared_boards(mitchell(2 * tables, 2, form=form))}  # type: ignore[arg-type]
    assert found == ({(1, tables)} if tables % 2 == 0 else set())


def test_boards_rest_between_the_table_they_left_and_the_one_they_go_to() -> None:
    assert resting(SMALL) == (
        Resting(1, (5, 6), None, 2),
        Resting(2, (3, 4), 2, 1),
        Resting(3, (1, 2), 1, None),
        Resting(3, (5, 6), 2, None),
    )


def test_the_byestand_of_a_relay_is_between_the_middle_tables() -> None:
    """Boards move down: they come from table 5 of 8, rest, and go on to table 4."""
    found = resting(mitchell(16, 3, form="relay"))
    assert {(rest.came_from, rest.goes_to) for rest in found} == {(5, 4), (None, 4), (5, None)}
    assert len(found) == 8
