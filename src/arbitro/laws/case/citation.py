"""How a law names a clause: as the newest edition numbers it. The case translates into its own edition.

A text is the number of 2017, and the concordance says where an older edition has the same: `"9A5"`. Where it names
several clauses or none, or where a law cites another, that is written: `Unless("9A4", e1997="9A2(b)(1)")`. A `Clause`
is cited as it stands: what only the edition of the case has, `Clause("25B2(c)")`.
"""

from functools import cache

from msgspec import Struct

from arbitro.book.clause import Clause
from arbitro.book.edition import E1997, E2007, E2017, Edition


class Unless(Struct, frozen=True):
    """A clause of 2017, and the numbers for older editions that the concordance does not give."""

    newest: str
    e1997: str = ""
    e2007: str = ""


Cited = str | Clause | Unless


@cache
def numbered(cited: Cited, edition: Edition) -> str:
    """The clause as the edition numbers it. That the edition has it is tested of everything that can be cited."""
    match cited:
        case Clause():
            return cited.text
        case Unless(newest, e1997, e2007):
            return {E1997: e1997, E2007: e2007}.get(edition) or numbered(newest, edition)
    if edition is E2017:
        return Clause.parse(cited).text
    from arbitro.book.concordance import counterparts  # opened for the older editions alone

    there = counterparts(cited, E2017, edition)
    if Clause(cited) in there:
        return cited
    if len(there) != 1:
        raise AssertionError(f"{cited} is in {edition}: {' '.join(map(str, there)) or 'nowhere'}")
    return there[0].text
