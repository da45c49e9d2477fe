"""What every clause says, in our own words: `text("27B1(a)", E2017, "it")`.

A law has a file in each language, `en/law_27.toml`, read when it is asked for. It has a table for each edition, with
that edition's numbers; an older edition writes only what it says otherwise than the next one, and has the rest from
there, found by the concordance. A citation stands in braces, `{27B1}`, and is renumbered on the way.
"""

import re
from functools import cache

from arbitro.book.clause import Clause
from arbitro.book.concordance import counterparts
from arbitro.book.contents import cite
from arbitro.book.edition import ALL, Edition
from arbitro.book.problem import refuse
from arbitro.book.shelf import read, text_of

CITATION = re.compile(r"\{([^{}]*)\}")


def text(clause: Clause | str, edition: Edition, language: str = "en") -> str:
    """What the clause says in this edition."""
    return CITATION.sub(r"\1", marked(clause, edition, language))


def marked(clause: Clause | str, edition: Edition, language: str = "en") -> str:
    """The same with its citations in braces."""
    cited = cite(edition, clause)
    if (said := _inherited(cited, edition, language)) is None:
        raise refuse("clause-without-text", found=f"{cited} ({edition}, {language})")
    return said


def written(law: int, language: str) -> dict[str, dict[str, str]]:
    """The file of a law: by edition, the texts of its clauses that are written there."""
    path = f"{language}/law_{law:02}.toml"
    return read(text_of(path, __name__), dict[str, dict[str, str]], file=path)


_written = cache(written)


@cache
def _inherited(clause: Clause, edition: Edition, language: str) -> str | None:
    """The text that is written for this edition, or the next edition's, renumbered; none if neither has one."""
    if (own := _written(clause.law, language).get(str(edition), {}).get(clause.text)) is not None:
        return own
    if edition is ALL[-1]:
        return None
    newer = ALL[ALL.index(edition) + 1]
    there = _same(clause, edition, newer)
    said = None if there is None else _inherited(there, newer, language)
    return said and CITATION.sub(lambda found: f"{{{_renumbered(found[1], newer, edition)}}}", said)


def _same(clause: Clause, source: Edition, target: Edition) -> Clause | None:
    """The one clause that corresponds to this one."""
    there = counterparts(clause, source, target)
    return clause if clause in there else there[0] if len(there) == 1 else None


def _renumbered(cited: str, source: Edition, target: Edition) -> Clause:
    if (there := _same(cite(source, cited), source, target)) is None:
        raise refuse("citation-not-found", found=f"{cited} ({source})", expected=str(target))
    return there
