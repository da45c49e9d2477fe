"""Law 55: declarer leads out of turn."""

from arbitro.book.edition import E2017
from arbitro.bridge.seats import Seat
from arbitro.laws.case.procedure import procedure
from arbitro.laws.law_16_information import ActionWithdrawn
from arbitro.laws.law_55_declarer_leads_out_of_turn import LineTaken
from arbitro.laws.study.explore import explore, leaves
from arbitro.regulations import load
from tests.laws.casebook import check_cases


def test_cases() -> None:
    check_cases("55")


def test_law_16_rules_on_declarers_line_in_2017() -> None:
    root = explore(procedure("line_after_own_lead_out_of_turn", E2017), LineTaken(Seat.SOUTH), load("wbf"))
    referred = [leaf for leaf in leaves(root) if leaf.refers_to]
    assert [(leaf.clauses, leaf.refers_to) for leaf in referred] == [(("55C",), "action_withdrawn")]
    assert referred[0].situation == ActionWithdrawn(Seat.SOUTH, user=Seat.SOUTH)
