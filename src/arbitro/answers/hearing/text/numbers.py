"""Numbers and what is counted: the third trick, trick 3, presa 5, a cincea levată."""

from collections.abc import Sequence

from arbitro.answers.hearing.text.spoken import LONGEST, Said, Speeches
from arbitro.answers.hearing.text.tokens import JOINS, Token

BEHIND = frozenset({"a", "lea", "o", "th", "st", "nd", "rd", "°", "º"})
MOST = 100_000


def number(tokens: Sequence[Token], at: int, speeches: Speeches) -> tuple[int, Said | None]:
    """A number or an ordinal, in digits or words, and how many tokens it takes."""
    token = tokens[at]
    if token.text.isdecimal():
        if len(token.text) > 6:
            return 0, None
        value = int(token.text)
        joined = at + 1 < len(tokens) and tokens[at + 1].glued
        if joined and tokens[at + 1].word in BEHIND:
            return 2, Said("ordinal", value)
        if joined and tokens[at + 1].text in JOINS and at + 2 < len(tokens) and tokens[at + 2].word in BEHIND:
            return 3, Said("ordinal", value)
        return 1, Said("number", value)
    length, meant = speeches.longest([each.word for each in tokens[at : at + LONGEST]], 0)
    for kind in ("ordinal", "number", "vulnerability"):
        for said in meant:
            if said.kind == kind:
                return length, said
    return 0, None
