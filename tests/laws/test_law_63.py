"""Law 63: when a revoke is established."""

import pytest

from arbitro.book.edition import E1997, E2007, E2017, Edition
from arbitro.laws.law_63_establishment_of_a_revoke import established_by
from arbitro.laws.shared.revoke import Establishing
from tests.laws.casebook import check_cases


def test_cases() -> None:
    check_cases("63")


@pytest.mark.parametrize(
    ("act", "agreed", "clauses"),
    [
        (Establishing.NOTHING, False, ("", "", "")),
        (Establishing.PLAYED_ON, False, ("63A1", "63A1", "63A1")),
        (Establishing.PLAYED_ON_MISLED, False, ("63A1", "63A1", "")),
        (Establishing.DESIGNATED, False, ("63A2", "63A2", "63A2")),
        (Establishing.CLAIMED, False, ("63A3", "63A3", "63A3")),
        (Establishing.AGREED, False, ("", "63A3", "")),
        (Establishing.AGREED, True, ("63A3", "63A3", "63A4")),
    ],
)
@pytest.mark.parametrize(("place", "edition"), [*enumerate((E1997, E2007, E2017))])
def test_what_establishes_a_revoke(
    act: Establishing, agreed: bool, clauses: tuple[str, ...], place: int, edition: Edition
) -> None:
    assert established_by(edition, act, agreement_established=agreed) == clauses[place]
