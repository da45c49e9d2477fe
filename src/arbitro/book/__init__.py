"""The codes as books: what the Laws of 1997, 2007 and 2017 contain, without what they decide.

A citation is a value, checked against the edition it is taken from:

    cite(E2017, "23A1")                     -> Clause("23A1")
    cite(E2007, "23A1")                     -> the problem `unknown-clause`
    contents(E2017).title("27B1(a)")        -> what the clause is about
    contents(E2017).kind("27B1(a)")         -> Kind.RULING
    counterparts("16C", E1997, E2007)       -> (Clause("16D"),)
    duty_of("9B1(a)", E1997)                -> Duty.MUST
    define("honour", E2017).meaning["it"]   -> what the term means; .carried_by -> where the program computes it
    text("27B1(a)", E2017, "it")            -> what the clause says, in our own words

`contents/` holds one file for each edition, `concordance.toml` the clauses that moved, `duties.toml` the words of
the Introduction (may … must), `definitions.toml` the Definitions, `texts/` what every clause says. `problem` is how
every room says what is wrong.
"""

from arbitro.book.clause import Clause
from arbitro.book.concordance import Topic, counterparts, topics
from arbitro.book.contents import Book, ClauseKind, ContentsLine, cite, contents
from arbitro.book.definitions import Definition, define, definitions
from arbitro.book.duty import DutyWord, Severity, duty_of
from arbitro.book.edition import ALL, E1997, E2007, E2017, Edition
from arbitro.book.problem import NOWHERE, Place, Problem, ProblemsFound, refuse
from arbitro.book.texts import text

__all__ = [
    "ALL",
    "E1997",
    "E2007",
    "E2017",
    "NOWHERE",
    "Book",
    "Clause",
    "ClauseKind",
    "ContentsLine",
    "Definition",
    "DutyWord",
    "Edition",
    "Place",
    "Problem",
    "ProblemsFound",
    "Severity",
    "Topic",
    "cite",
    "contents",
    "counterparts",
    "define",
    "definitions",
    "duty_of",
    "refuse",
    "text",
    "topics",
]
