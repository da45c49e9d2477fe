"""Cases as data: what a director can write and check (tests/laws/cases/law_NN.toml).

A case gives a situation and answers, and demands exactly these clauses and effects, in order. Optional: `reviews`
(clauses), `asked` (questions in order), `not_applied` and `why_not` (a clause that must not apply, and the fact that
makes the difference), `doubtful` (the sources leave it open). A case that names an `example` has its situation and
answers from there (src/arbitro/laws/examples/law_NN.toml).
"""

import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest

from arbitro.book import ALL
from arbitro.book.problem import Problem, ProblemsFound
from arbitro.laws.case.question import Source
from arbitro.laws.case.request import Request, prepare
from arbitro.laws.case.rule import Ruled, run
from arbitro.laws.case.ruling import QuestionPut, Ruling
from arbitro.laws.examples import examples, situation_of
from tests.gather import gathered

NOT_ASKED = (Source.ASSUMED, Source.COMPUTED, Source.REGULATION)  # facts that nobody was asked for
CASES = Path(__file__).parent / "cases"
KEYS = {
    "name", "id", "edition", "what", "regulations", "auction", "offender", "situation", "answers",
    "clauses", "effects", "reviews", "asked", "not_applied", "why_not", "doubtful", "example",
}  # fmt: skip


def cases(law: str) -> dict[str, tuple[dict[str, Any], str, int]]:
    """The cases of one law by name, one for each edition they name: the case, what happened, the edition."""
    file = tomllib.loads((CASES / f"law_{law}.toml").read_text(encoding="utf-8"))
    found = {}
    shared = {example.id: msgspec.to_builtins(example) for example in examples(int(law))}
    for number, written in enumerate(file["case"], 1):
        assert set(written) <= KEYS, set(written) - KEYS
        case = (shared[written["example"]] if "example" in written else {}) | written
        what = case.get("what", file.get("what"))
        for edition in case.get("edition", [int(edition) for edition in ALL]):
            found[f"{law}-{number}-{case.get('id', '')}-{edition}"] = case, what, edition
    return found


def check_cases(law: str) -> None:
    """Every case of a law, in every edition that it names."""
    with gathered() as trying:
        for name, (case, what, edition) in cases(law).items():
            with trying(name, case.get("name", "")):
                check(case, what, edition)


def ruled(case: dict[str, Any], what: str, edition: int) -> Ruled | QuestionPut:
    situation = situation_of(case.get("situation", {}), case.get("auction", ""), case.get("offender", ""))
    request = Request(situation, case.get("answers", {}), edition, case.get("regulations", "wbf"), what=what)
    ready = prepare(request)
    return run(ready.procedure, ready.situation, ready.regulations, ready.answers)


def problems(
    what: str, situation: dict[str, Any], answers: dict[str, Any] | None = None, *, edition: int = 2017
) -> tuple[Problem, ...]:
    """What is wrong with a description or an answer; fails if nothing is."""
    with pytest.raises(ProblemsFound) as caught:
        ruled({"situation": situation, "answers": answers or {}}, what, edition)
    return caught.value.problems


def check(case: dict[str, Any], what: str, edition: int) -> None:
    """Demands everything that the case says."""
    outcome = ruled(case, what, edition)
    assert isinstance(outcome, Ruled), f"still asks {outcome}"
    ruling: Ruling = outcome.ruling
    assert list(ruling.clauses) == case["clauses"]
    assert msgspec.json.decode(msgspec.json.encode(ruling.effects)) == case["effects"]
    if "reviews" in case:
        assert [review.clause for review in ruling.reviews] == case["reviews"]
    if "asked" in case:
        assert [fact.id for fact in ruling.facts if fact.source not in NOT_ASKED] == case["asked"]
    if "not_applied" in case:
        assert case["not_applied"] not in ruling.clauses
        assert any(c.clause == case["not_applied"] and c.why_not == case["why_not"] for c in ruling.considered)
