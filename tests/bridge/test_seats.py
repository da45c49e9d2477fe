"""Seats, sides and vulnerability."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.book.problem import ProblemsFound
from arbitro.bridge.seats import SEATS, VULNERABILITIES, Seat, Side, Vulnerability
from tests.strategies import seats, sides, vulnerabilities


def test_the_turn_goes_clockwise() -> None:
    assert [seat.lho for seat in SEATS] == [Seat.EAST, Seat.SOUTH, Seat.WEST, Seat.NORTH]


@given(seats, st.integers(-8, 8))
def test_rotation(seat: Seat, turns: int) -> None:
    assert seat.partner is seat.lho.lho
    assert seat.rho is seat.lho.partner
    assert seat.lho.rho is seat
    assert seat.after(turns).after(-turns) is seat
    assert seat.after(turns + 1) is seat.after(turns).lho


@given(seats)
def test_4_partners_face_each_other(seat: Seat) -> None:
    assert seat.partner.side is seat.side
    assert seat.lho.side is seat.rho.side is seat.side.opponents
    assert set(seat.side.seats) == {seat, seat.partner}
    assert seat.value in seat.side.value


def test_north_and_east_share_a_side_of_the_screen_south_and_west_the_other() -> None:
    assert [seat.screenmate for seat in SEATS] == [Seat.EAST, Seat.NORTH, Seat.WEST, Seat.SOUTH]


@given(sides)
def test_the_opponents_of_the_opponents_are_the_side_itself(side: Side) -> None:
    assert side.opponents is not side
    assert side.opponents.opponents is side


@pytest.mark.parametrize(
    ("vulnerability", "vulnerable"),
    [
        (Vulnerability.NONE, ""),
        (Vulnerability.NS, "NS"),
        (Vulnerability.EW, "EW"),
        (Vulnerability.BOTH, "NESW"),
    ],
)
def test_who_is_vulnerable(vulnerability: Vulnerability, vulnerable: str) -> None:
    assert {seat.value for seat in SEATS if seat in vulnerability} == set(vulnerable)
    assert {side for side in Side if side in vulnerability} == {s.side for s in SEATS if s.value in vulnerable}


@given(st.booleans(), st.booleans())
def test_vulnerability_from_the_two_sides(ns: bool, ew: bool) -> None:
    vulnerability = Vulnerability.of(ns=ns, ew=ew)
    assert (Side.NS in vulnerability, Side.EW in vulnerability) == (ns, ew)


@given(seats, vulnerabilities)
def test_seats_and_vulnerabilities_are_read_back(seat: Seat, vulnerability: Vulnerability) -> None:
    assert Seat.parse(str(seat)) is Seat.parse(seat.name.title()) is Seat.parse(seat.value.lower()) is seat
    assert Vulnerability.parse(str(vulnerability)) is vulnerability


@pytest.mark.parametrize(
    ("text", "vulnerability"),
    [
        ("None", Vulnerability.NONE),
        ("Love", Vulnerability.NONE),
        ("-", Vulnerability.NONE),
        ("o", Vulnerability.NONE),
        ("NS", Vulnerability.NS),
        ("n-s", Vulnerability.NS),
        ("EW", Vulnerability.EW),
        ("e/w", Vulnerability.EW),
        ("All", Vulnerability.BOTH),
        ("Both", Vulnerability.BOTH),
        ("b", Vulnerability.BOTH),
    ],
)
def test_vulnerability_is_read_as_people_and_files_write_it(text: str, vulnerability: Vulnerability) -> None:
    assert Vulnerability.parse(text) is vulnerability


def test_every_vulnerability_is_there_once() -> None:
    assert len(VULNERABILITIES) == len({frozenset(s for s in SEATS if s in v) for v in VULNERABILITIES}) == 4


@pytest.mark.parametrize(
    ("read", "text", "kind"),
    [
        (Seat.parse, "X", "bad-seat"),
        (Seat.parse, "", "bad-seat"),
        (Seat.parse, "NS", "bad-seat"),
        (Vulnerability.parse, "NE", "bad-vulnerability"),
        (Vulnerability.parse, "", "bad-vulnerability"),
    ],
)
def test_what_is_no_seat_is_refused(read: Callable[[str], object], text: str, kind: str) -> None:
    with pytest.raises(ProblemsFound) as trouble:
        read(text)
    assert [(p.kind, p.found) for p in trouble.value.problems] == [(kind, text)]
