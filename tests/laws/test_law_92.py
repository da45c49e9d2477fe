"""Law 92: the right to appeal."""

from itertools import product
from typing import Any

import pytest

from arbitro.book.edition import ALL, Edition
from arbitro.laws.case.case import Case
from arbitro.laws.case.effect import AppealHeard, Instruction
from arbitro.laws.case.procedure import procedure
from arbitro.laws.case.ruling import Referral, Ruling
from arbitro.laws.law_13_incorrect_number_of_cards import EventType
from arbitro.laws.law_92_right_to_appeal import AppealDecided, AppealRequested
from arbitro.laws.shared.appeal import Appellant, Concurrence, Filing, Timing, admissible, terms
from arbitro.regulations import load, parse_pack
from tests.laws.casebook import check_cases, problems


def test_cases() -> None:
    check_cases("92")


@pytest.mark.parametrize("field", ["minutes_since_score", "minutes_since_ruling"])
def test_no_time_is_less_than_none(field: str) -> None:
    assert [(p.kind, p.where.tag) for p in problems("appeal_requested", {field: -1})] == [("negative-time", field)]


@pytest.mark.parametrize("edition", ALL)
@pytest.mark.parametrize("regulations", ["wbf", "figb_2017"])
def test_the_procedure_and_the_rule_for_programs_admit_the_same_appeals(edition: Edition, regulations: str) -> None:
    pack = load(regulations)
    both = (True, False)
    for event, who, own, in_time, through, said, alone in product(
        EventType, Appellant, both, both, both, Concurrence, both
    ):
        timing = Timing.IN_TIME if in_time else Timing.LATE
        expected = admissible(Filing(event, who, own, timing, through, said, alone), terms(pack, edition), edition)
        answers = {
            "ruling_table": "own" if own else "another",
            "appellant": who.value,
            "ground_evident": False,
            "request_in_time": in_time,
            "lodged_with": "director" if through else "elsewhere",
            "event_type": event.value,
            "partner_concurrence": said.value,
            "captain_concurrence": said.value,
            "several_directors": not alone,
        }
        assert _heard(edition, regulations, answers) is expected, answers


def _heard(edition: Edition, regulations: str, answers: dict[str, Any]) -> bool:
    case: Case[Any] = Case("92", AppealRequested(), edition, load(regulations), answers, follow=False)
    try:
        ruling: Ruling = procedure("appeal_requested", edition).run(case)
    except Referral:
        return AppealHeard(True) in case.effects  # if nobody can take it up, Law 93 says so
    assert ruling.effects[-1] == AppealHeard(False)
    return False


def test_an_organiser_may_set_another_period_and_a_sanction() -> None:
    pack = parse_pack(
        'extends = "wbf"\ntitle = "Club"\n[laws.appeals]\n'
        'request_minutes = { value = 10, source = "club rules 3" }\n'
        'without_merit = { value = true, source = "club rules 4" }\n',
        "club",
    )
    edition = ALL[-1]
    late: Case[Any] = Case("92", AppealRequested(11), edition, pack, {"ruling_table": "own", "appellant": "contestant"})
    assert procedure("appeal_requested", edition).run(late).effects == (AppealHeard(False),)
    lost: Case[Any] = Case("92", AppealDecided(), edition, pack, {"merit": False})
    assert procedure("appeal_decided", edition).run(lost).effects == (Instruction("sanction_for_appeal"),)
