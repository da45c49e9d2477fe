"""The index of the laws says what an exploration of every procedure finds; what can be cited is in the book."""

from arbitro.book.contents import contents
from arbitro.book.edition import Edition
from arbitro.laws.case.index import index
from tests.laws.index_table import explored


def test_the_index_is_up_to_date() -> None:
    found, known = explored(), index()
    stale = [one.what for one, other in zip(found.procedures, known.procedures, strict=False) if one != other]
    assert (found, stale) == (known, []), "make tables"


def test_every_clause_that_can_be_cited_is_in_the_contents_of_its_edition() -> None:
    cited = {
        (procedure.edition, clause) for procedure in index().procedures for clause in (procedure.law, *procedure.cites)
    }
    assert [one for one in sorted(cited) if one[1] not in contents(Edition(one[0]))] == []
