"""What the checker says of events written by hand."""

from tests.contest.checker.figures import Figures
from tests.contest.checker.tournaments import check
from tests.contest.facts import Fact

FIGB = Figures(non_increasing=False, home_difference=1)


def names(violations: list[str]) -> set[str]:
    return {each.split(":")[0] for each in violations}


def found(facts: list[Fact], *rankings: Fact, figures: Figures = FIGB) -> set[str]:
    return names(check(facts, {"": rankings} if rankings else {}, figures))
