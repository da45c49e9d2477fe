"""Numbers and what is counted: the third trick, trick 3, presa 5, a cincea levată."""

from collections.abc import Sequence

from arbitro.answers.hearing.text.spoken import LONGEST, Said, Speeches
from arbitro.answers.hearing.text.tokens import JOINS, Token

BEHIND = frozenset({"a", "lea", "o", "th", "st", "nd", "rd", "°", "º"})
TENS, UNITS = range(20, 100, 10), range(1, 10)
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
                if kind == "number" and isinstance(said.value, int) and said.value in TENS:
                    return _with_unit(tokens, at, length, said.value, speeches)
                return length, said
    return 0, None


def _with_unit(tokens: Sequence[Token], at: int, length: int, ten: int, speeches: Speeches) -> tuple[int, Said]:
    """A number from twenty and what is counted behind it: `forty-five`, `patruzeci și cinci`."""
    behind = [token.word for token in tokens[at + length : at + length + 2]]
    joins = behind and (behind[0] in JOINS or any(said.kind == "and" for said in speeches.longest(behind[:1], 0)[1]))
    unit = behind[1:] if joins else behind[:1]
    for said in speeches.longest(unit, 0)[1] if unit else ():
        if said.kind == "number" and isinstance(said.value, int) and said.value in UNITS:
            return length + bool(joins) + 1, Said("number", ten + said.value)
    return length, Said("number", ten)
