"""Law 93: who decides an appeal."""

from typing import Any

import pytest

from arbitro.book.edition import E1997, E2007, E2017, Edition
from arbitro.laws.case.case import Case
from arbitro.laws.case.effect import Instruction, ResultStands
from arbitro.laws.case.procedure import procedure
from arbitro.laws.law_93_procedures_of_appeal import AppealAdmitted, FurtherAppealDecided
from arbitro.regulations import load, parse_pack
from tests.laws.casebook import check_cases, problems


def test_cases() -> None:
    check_cases("93")


@pytest.mark.parametrize("field", ["notice_minutes", "lodged_minutes"])
def test_nothing_is_lodged_before_the_end_of_the_event(field: str) -> None:
    assert [(p.kind, p.where.tag) for p in problems("further_appeal", {field: -5})] == [("negative-time", field)]


@pytest.mark.parametrize(("edition", "sanctioned"), [(E1997, False), (E2007, True), (E2017, True)])
def test_a_further_appeal_without_merit_may_be_followed_by_a_sanction_since_2007(
    edition: Edition, sanctioned: bool
) -> None:
    pack = parse_pack(
        'extends = "wbf"\ntitle = "Club"\n[laws.appeals]\nwithout_merit = { value = true, source = "club rules 4" }\n',
        "club",
    )
    lost: Case[Any] = Case("93", FurtherAppealDecided(), edition, pack, {"recourse_upheld": False, "merit": False})
    ruling = procedure("further_appeal_decided", edition).run(lost)
    assert ruling.effects == (ResultStands(), *[Instruction("sanction_for_appeal")] * sanctioned)


@pytest.mark.parametrize("directors", [True, False])
def test_who_may_go_further_is_told_every_limit_also_the_one_that_contradicts(directors: bool) -> None:
    """FIGB art. 92-93: notice within 30 minutes (4), recourse within 24 hours (2), or 48 (4)."""
    answers = {"several_directors": directors, "issue": "judgment", "steps_omitted": False}
    case: Case[Any] = Case("93", AppealAdmitted(), E2017, load("figb_2017"), answers)
    ruling = procedure("appeal_admitted", E2017).run(case)
    limits = {
        fact.id.rpartition(".")[2]: fact.value for fact in ruling.facts if fact.pack and fact.value.__class__ is int
    }
    assert limits == {"notice_minutes": 30, "recourse_hours": 24, "recourse_conflict_hours": 48}
