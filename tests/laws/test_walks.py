"""Random ways through the laws: every question answered at random, across the borders of the laws."""

import random
from typing import Any

import msgspec

from arbitro.book.edition import Edition
from arbitro.laws.case.case import Case, plain
from arbitro.laws.case.index import index
from arbitro.laws.case.prelude import with_prelude
from arbitro.laws.case.procedure import Procedure, procedures
from arbitro.laws.case.rule import Ruled, as_the_cards_lie, run
from arbitro.laws.case.ruling import Pending, Ruling
from arbitro.regulations import SHIPPED, load
from tests.amounts import WALKS, Figures

ENTRIES = sorted(procedures())
LONGEST = 200  # questions: several for each card that two hands miss


def walk(procedure: Procedure, situation: Any, pack: Any, chance: random.Random) -> tuple[Ruling, dict[str, Any]]:
    """Answers whatever is asked until there is a ruling."""
    answers: dict[str, Any] = {}
    for _ in range(LONGEST):
        case: Case[Any] = Case(
            procedure.law, situation, procedure.edition, pack, answers, double_dummy=as_the_cards_lie
        )
        try:
            return procedure.run(case), answers
        except Pending as pending:
            asked, classes = pending.put.identity, pending.answers
        assert asked not in answers, f"{asked} is asked twice"
        _, members = chance.choice(classes)
        answers[asked] = plain(chance.choice(members))
    raise AssertionError(f"{procedure.what} never ends: {answers}")


def walks(count: int, beforehand: float = 0.2) -> Any:
    """`beforehand`: how often it is asked who drew attention and what was done since (9 to 11)."""
    chance = random.Random("the laws")
    for _ in range(count):
        what, edition = chance.choice(ENTRIES)
        procedure = procedures()[what, edition]
        if chance.random() < beforehand:
            procedure = with_prelude(procedure)
        pack = load(chance.choice(SHIPPED))
        situation = chance.choice(procedure.examples)
        yield procedure, situation, pack, *walk(procedure, situation, pack, chance), chance


def test_every_walk_ends_with_a_ruling(record_property: Figures) -> None:
    count = 0
    crossed = 0
    for procedure, _, _, ruling, answers, _ in walks(WALKS):
        assert ruling.edition == procedure.edition
        assert ruling.clauses, (procedure.what, answers)
        assert ruling.effects, (procedure.what, answers)
        assert ruling.path[0] == procedure.law
        count += 1
        crossed += len(ruling.path) > 1
    assert crossed
    record_property("random ways through the laws that ended with a ruling", count)
    record_property("of these, through more than one law", crossed)


def test_the_same_facts_give_the_same_ruling() -> None:
    for procedure, situation, pack, ruling, answers, chance in walks(WALKS):
        shuffled = dict(chance.sample(sorted(answers.items()), len(answers)))
        copied = msgspec.convert(msgspec.to_builtins(situation), type(situation))
        again = run(procedure, copied, pack, shuffled)
        assert isinstance(again, Ruled)
        assert again.ruling == ruling
        assert again.unused == ()


def _of_other_laws(path: tuple[str, ...]) -> list[str]:
    """Questions that these laws do not ask, nor take from somebody who tells them unasked."""
    own = tuple(f"arbitro.laws.law_{law:0>2}_" for law in (*path, "11"))  # 11 perhaps before any
    return sorted(
        id
        for id, modules in index().questions.items()
        if all(one.startswith("arbitro.laws.law_") and not one.startswith(own) for one in modules)
    )


def test_an_irrelevant_answer_changes_nothing_and_comes_back_as_unused() -> None:
    for procedure, situation, pack, ruling, answers, chance in walks(WALKS):
        asked = {fact.id for fact in ruling.facts}
        stray = chance.choice([id for id in _of_other_laws(ruling.path) if id not in asked])
        outcome = run(procedure, situation, pack, {**answers, f"{stray}@9": True, stray: "anything"})
        assert isinstance(outcome, Ruled)
        assert outcome.ruling == ruling
        assert outcome.unused == tuple(sorted((stray, f"{stray}@9")))


def test_without_one_of_its_answers_that_question_is_asked_again() -> None:
    """What is told before the choice is what came of it (10C1), with all that is known of later questions."""
    for procedure, situation, pack, ruling, answers, chance in walks(WALKS // 10):
        if not answers:
            continue
        missing = chance.choice(list(answers))
        outcome = run(procedure, situation, pack, {**answers, missing: None})
        if isinstance(outcome, Ruled):
            assert missing in outcome.unused  # the others settle it
            continue
        assert missing == outcome.identity
        chosen = next(choice for choice in outcome.options if choice.answer == answers[missing])
        assert chosen.then.clauses == ruling.clauses
        assert chosen.then.effects == ruling.effects


def test_a_fact_that_contradicts_the_log_is_kept_beside_it() -> None:
    procedure = procedures()["insufficient_bid", Edition.E2017]
    situation = procedure.examples[0]
    outcome = run(procedure, situation, load("wbf"), {"accepted": True}, log={"accepted": False})
    assert isinstance(outcome, Ruled)
    fact = next(fact for fact in outcome.ruling.facts if fact.id == "accepted")
    assert (fact.value, fact.disputed) == (True, False)


def test_what_the_log_knows_is_not_asked() -> None:
    procedure = procedures()["insufficient_bid", Edition.E2017]
    outcome = run(procedure, procedure.examples[0], load("wbf"), {}, log={"accepted": True})
    assert isinstance(outcome, Ruled)
    assert [fact.source.value for fact in outcome.ruling.facts if fact.id == "accepted"] == ["log"]
