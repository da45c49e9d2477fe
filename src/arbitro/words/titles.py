"""The titles of laws and clauses: of the laws in `<language>/titles.ftl`, of the clauses in the book's own English and
in `<language>/clauses.toml`."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from arbitro.book.clause import Clause
from arbitro.book.contents import contents
from arbitro.book.edition import Edition
from arbitro.book.shelf import read
from arbitro.words import DEFAULT, message


def say_law(number: int | str, edition: Edition, language: str = DEFAULT) -> str:
    return message(f"law-title-{number}", language, edition=int(edition))


def clause_title(clause: Clause, edition: Edition, language: str = DEFAULT) -> str:
    """What a clause is about; a clause that is a whole law has the title of the law."""
    if clause.depth == 0:
        return say_law(clause.law, edition, language)
    english = contents(edition).title(clause)
    return english if language == DEFAULT else translated(language)[english]


@cache
def translated(language: str) -> Mapping[str, str]:
    """The titles of the clauses of all editions, by the English one."""
    name = "clauses.toml"
    text = files("arbitro.words").joinpath(language, name).read_text(encoding="utf-8")
    return read(text, dict[str, str], file=f"{language}/{name}")
