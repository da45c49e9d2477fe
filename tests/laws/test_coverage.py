"""Every clause is carried out, or says why it is not."""

import pytest

from arbitro.book.contents import LAWS, contents
from arbitro.book.edition import ALL, E2007, E2017
from arbitro.laws.case import code
from arbitro.laws.case.procedure import procedures
from arbitro.laws.study.coverage import NEED_NOT, ClauseStanding, coverage, resolve
from tests.gather import gathered
from tests.laws.coverage_table import PAGE, page

REASONS = {"conduct", "organisation", "definition", "cross_reference", "heading", "officials"}


@pytest.mark.parametrize("law", LAWS)
def test_no_clause_of_a_law_is_missing_and_only_references_and_conduct_may_be_not_executable(law: int) -> None:
    with gathered() as trying:
        for edition in ALL:
            found = coverage(str(law), edition).clauses
            with trying(edition):
                assert [one.clause for one in found] == [str(entry.clause) for entry in contents(edition).law(law)]
            for one in found:
                with trying(edition, one.clause):
                    assert one.standing is not ClauseStanding.MISSING
                    if one.standing is ClauseStanding.NOT_EXECUTABLE:
                        assert one.kind in NEED_NOT
                        assert one.reason in REASONS
                    else:
                        assert not one.reason


def test_the_lists_of_the_law_files_name_clauses_once_and_functions_that_exist() -> None:
    with gathered() as trying:
        for module in code.LAWS:
            carried, not_executable = (getattr(module, name, {}) for name in ("CARRIED_BY", "NOT_EXECUTABLE"))
            for clause in (*carried, *not_executable):
                with trying(module.__name__, clause):
                    assert any(clause in contents(edition) for edition in ALL)
                    assert not (clause in carried and clause in not_executable)
                    assert clause not in carried or callable(resolve(carried[clause]))


def test_a_parent_is_carried_out_by_its_parts() -> None:
    found = {clause.clause: clause for clause in coverage("27", E2017).clauses}
    assert found["27B"].standing is ClauseStanding.CITED
    assert "insufficient_bid" in found["27B"].carried_by


def test_carried_by_names_procedures_or_functions() -> None:
    names = {what for what, _ in procedures()}
    for law in LAWS:
        for clause in coverage(str(law), E2007).clauses:
            for name in clause.carried_by:
                assert name in names or callable(resolve(name))


def test_every_law_has_its_file() -> None:
    assert {int(module.__name__.rpartition(".law_")[2][:2]) for module in code.LAWS} == set(LAWS)


def test_the_committed_table_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "python -m tests.laws.coverage_table"
