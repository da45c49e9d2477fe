"""Law 3: tables and where North sits. The director arranges them; there is nothing to rule."""

import pytest

from arbitro.book.edition import ALL, Edition
from arbitro.laws import law_03_tables
from arbitro.laws.case.procedure import procedures
from arbitro.laws.study.coverage import ClauseStanding, coverage


@pytest.mark.parametrize("edition", ALL)
def test_the_arrangement_of_tables_is_organisation_and_not_executable(edition: Edition) -> None:
    found = [(clause.clause, clause.standing, clause.reason) for clause in coverage("3", edition).clauses]
    assert found == [("3", ClauseStanding.NOT_EXECUTABLE, "organisation")]


@pytest.mark.parametrize("edition", ALL)
def test_no_clause_of_law_3_is_missing_or_carried_out(edition: Edition) -> None:
    found = coverage("3", edition)
    assert found.missing == ()
    assert all(clause.carried_by == () for clause in found.clauses)


def test_every_clause_of_law_3_is_listed_with_its_reason() -> None:
    listed = {clause.clause for edition in ALL for clause in coverage("3", edition).clauses}
    assert set(law_03_tables.NOT_EXECUTABLE) == listed


def test_no_event_begins_with_law_3() -> None:
    assert [key for key, procedure in procedures().items() if procedure.law == "3"] == []
