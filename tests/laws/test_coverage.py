"""Every clause is carried out, or says why it is not."""

import pytest

from arbitro.book.contents import LAWS, contents
from arbitro.book.edition import ALL, E2007, E2017, Edition
from arbitro.laws import code
from arbitro.laws.coverage import NEED_NOT, Standing, coverage, resolve
from arbitro.laws.procedure import procedures
from tests.laws.coverage_table import PAGE, page

REASONS = {"conduct", "organisation", "definition", "cross_reference", "heading", "officials"}


@pytest.mark.parametrize("edition", ALL)
@pytest.mark.parametrize("law", LAWS)
def test_only_references_and_conduct_may_be_not_executable(law: int, edition: Edition) -> None:
    found = coverage(str(law), edition)
    assert [clause.clause for clause in found.clauses] == [str(entry.clause) for entry in contents(edition).law(law)]
    for clause in found.clauses:
        if clause.standing is Standing.NOT_EXECUTABLE:
            assert clause.kind in NEED_NOT, clause.clause
            assert clause.reason in REASONS, clause.clause
        else:
            assert not clause.reason


@pytest.mark.parametrize("module", code.LAWS)
def test_the_lists_of_a_law_file_name_clauses_of_that_law(module: object) -> None:
    for name in ("CARRIED_BY", "NOT_EXECUTABLE"):
        for clause in getattr(module, name, {}):
            assert any(clause in contents(edition) for edition in ALL), clause


@pytest.mark.parametrize("module", code.LAWS)
def test_a_clause_is_in_one_list_only(module: object) -> None:
    assert not set(getattr(module, "CARRIED_BY", {})) & set(getattr(module, "NOT_EXECUTABLE", {}))


@pytest.mark.parametrize("module", code.LAWS)
def test_the_functions_that_carry_clauses_exist(module: object) -> None:
    for clause, function in getattr(module, "CARRIED_BY", {}).items():
        assert callable(resolve(function)), clause


def test_a_parent_is_carried_out_by_its_parts() -> None:
    found = {clause.clause: clause for clause in coverage("27", E2017).clauses}
    assert found["27B"].standing is Standing.CITED
    assert "insufficient_bid" in found["27B"].carried_by


def test_carried_by_names_procedures_or_functions() -> None:
    names = {what for what, _ in procedures()}
    for law in LAWS:
        for clause in coverage(str(law), E2007).clauses:
            for name in clause.carried_by:
                assert name in names or callable(resolve(name))


def test_every_law_has_its_file_and_no_clause_is_missing() -> None:
    written = {int(module.__name__.rpartition(".law_")[2][:2]) for module in code.LAWS}
    assert written == set(LAWS)
    for edition in ALL:
        for law in LAWS:
            assert not coverage(str(law), edition).missing, (law, edition)


def test_the_committed_table_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "python -m tests.laws.coverage_table"
