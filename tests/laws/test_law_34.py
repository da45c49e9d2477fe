"""Law 34: a player who was passed over keeps his right to call."""

import pytest

from arbitro.book.problem import ProblemsFound
from tests.laws.casebook import check_cases, ruled


def test_cases() -> None:
    check_cases("34")


@pytest.mark.parametrize(
    ("auction", "callers", "kind"),
    [
        ("N: 1S P P P", ["N", "E", "S", "W"], "nobody-skipped"),
        ("N: 1S P P P", ["N", "S", "W"], "callers-against-calls"),
        ("N: 1S P P 2C", ["N", "S", "W", "N"], "not-three-passes"),
        ("N: P P P", ["N", "S", "W"], "not-three-passes"),
    ],
)
def test_what_cannot_be_is_named(auction: str, callers: list[str], kind: str) -> None:
    with pytest.raises(ProblemsFound) as trouble:
        ruled({"auction": auction, "situation": {"callers": callers}}, "player_skipped", 2017)
    assert [p.kind for p in trouble.value.problems] == [kind]
