"""Law 77: the scoring table, the same in all editions."""

from arbitro.bridge.contract import Result
from arbitro.bridge.score import score
from arbitro.bridge.seats import Vulnerability
from arbitro.laws.case.notation import *

CARRIED_BY = {"77": "arbitro.bridge.score:score"}


class ResultReached(Situation, frozen=True):
    """A result as people write it (`4S N =`, `3NTX W -2`, `PASS`), and who was vulnerable."""

    result: str
    vulnerability: Vulnerability

    def problems(self) -> tuple[Problem, ...]:
        try:
            Result.parse(self.result)
        except ProblemsFound as trouble:
            return in_field(trouble.problems, "result")
        return ()

    @property
    def reached(self) -> Result:
        return Result.parse(self.result)

    @property
    def score(self) -> int:
        """For North-South."""
        return score(self.reached, self.vulnerability)


EXAMPLES = (
    ResultReached("4S N =", Vulnerability.NONE),
    ResultReached("3NTX W -2", Vulnerability.EW),
    ResultReached("PASS", Vulnerability.BOTH),
)


@law("77", ALL, what="what_is_the_score", situation=ResultReached, examples=EXAMPLES)
def what_is_the_score(case: Case[ResultReached]) -> Ruling:
    # 77  trick points, overtricks, bonuses and undertricks; nothing if all four pass
    return case.rule("77", BoardScored(case.situation.score))
