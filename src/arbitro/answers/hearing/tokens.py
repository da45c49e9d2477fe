"""A text in tokens: words, numbers, suit symbols, marks; and what was read in it, as items with their places."""

import re
from typing import Any, Literal, NamedTuple, TypeAlias

from arbitro.book.writing import folded

TOKEN = re.compile(r"[♠♥♦♣♤♡♢♧]|\d+|[^\W\d_]+(?:['’]t\b)?|[°º]|[.!?;:\n]|[,()/\-–—\"“”«»„]")
ENDS = frozenset(".!?;\n")
QUOTES = frozenset('"“”«»„')
JOINS = frozenset("/-–—")
ABBREVIATED = frozenset(
    {"dich", "decl", "dlr", "dist", "mazz", "vul", "opp", "att", "ptr", "comp", "part", "lic", "pr", "lev", "nr", "n"}
)

ItemKind: TypeAlias = Literal[
    "seat", "side", "role", "call", "card", "suit", "number", "ordinal", "vulnerability", "no_such_bid", "by", "rank"
]


class Token(NamedTuple):
    text: str
    word: str  # folded
    start: int
    end: int
    glued: bool  # nothing between it and the token before
    sentence: int
    quoted: bool


class Item(NamedTuple):
    """Something of the game that was read. `first` and `last` count tokens; `or_card`: what a call may be instead."""

    kind: ItemKind
    value: Any
    first: int
    last: int
    or_card: Any = None


def tokens(text: str) -> list[Token]:
    found: list[Token] = []
    sentence, end, quoted = 0, -1, False
    for match in TOKEN.finditer(text):
        sign = match.group()
        if sign in QUOTES:
            quoted = not quoted
        found.append(Token(sign, folded(sign), match.start(), match.end(), match.start() == end, sentence, quoted))
        end = match.end()
        sentence += sign in ENDS and not (sign == "." and found[:-1] and found[-2].word in ABBREVIATED)
    return found
