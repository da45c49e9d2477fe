"""One item for each law: what is tested of its trees is tested of every procedure in every edition, path by path."""

import pytest

from arbitro.laws.case.procedure import Procedure, procedures

EVERY = sorted(procedures().values(), key=lambda one: (int(one.law), one.what, one.edition))
every_law = pytest.mark.parametrize(
    "law",
    [
        pytest.param(law, marks=pytest.mark.xdist_group(f"law {law}"))  # its trees are grown once
        for law in dict.fromkeys(one.law for one in EVERY)
    ],
)


def procedures_of(law: str) -> list[Procedure]:
    return [one for one in EVERY if one.law == law]
