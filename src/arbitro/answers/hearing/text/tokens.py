"""A text in tokens: words, numbers, suit symbols, marks; and what was read in it, as items with their places."""

import re
from collections.abc import Set
from typing import Any, Literal, NamedTuple, TypeAlias

from arbitro.book.writing import folded

TOKEN = re.compile(r"[♠♥♦♣♤♡♢♧]|\d+|[^\W\d_]+(?:['’]t\b)?|[°º]|[.!?;:\n]|[,()/\-–—\"“”«»„]")
ENDS = frozenset(".!?;\n")
BREAKS = ENDS | frozenset(",:(")
CLAUSE = 4  # words behind a correction, one of them a player
QUOTES = frozenset('"“”«»„')
JOINS = frozenset("/-–—")
APOSTROPHES = frozenset("'’")
ABBREVIATED = frozenset(
    {
        "dich", "decl", "dlr", "dist", "distr", "mazz", "vul", "opp", "att", "ptr", "comp", "part", "lic", "pr", "lev",
        "nr", "n",
    }
)  # fmt: skip

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
    owned: bool = False  # an apostrophe before it: the s of North's


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
        start = match.start()
        owned = start > 0 and text[start - 1] in APOSTROPHES
        found.append(Token(sign, folded(sign), start, match.end(), start == end, sentence, quoted, owned))
        end = match.end()
        sentence += sign in ENDS and not (sign == "." and _is_inside(text, found))
    return found


def _is_inside(text: str, found: list[Token]) -> bool:
    """Whether the point that was read last ends no sentence: `n. 9`, `47.5`."""
    point = found[-1]
    abbreviated = bool(found[:-1]) and found[-2].word in ABBREVIATED
    return abbreviated or (text[: point.start][-1:].isdecimal() and text[point.end :][:1].isdecimal())


def settled(found: list[Token], corrections: Set[tuple[str, ...]], players: Set[str]) -> list[Token]:
    """Without what whoever tells it takes back: `East 1NT ... no wait, East bid 2C`, `East plays? No, North does`.

    Only where the next clause names a player: `2C, no wait, 2D` is what somebody said at the table.
    """
    said = [(place, token.word) for place, token in enumerate(found) if token.text.isalnum()]
    words = [word for _, word in said]
    dropped: set[int] = set()
    for at, (first, _) in enumerate(said):
        length = max((len(each) for each in corrections if tuple(words[at : at + len(each)]) == each), default=0)
        if not length or found[first].quoted or not at:
            continue
        if length == 1 and not (found[first - 1].text in ENDS and found[min(first + 1, len(found) - 1)].text == ","):
            continue
        end = said[at + length - 1][0]
        if players.isdisjoint(words[at + length : at + length + CLAUSE]):
            continue
        marks = [place for place in range(said[at - 1][0]) if found[place].text in BREAKS]
        dropped |= {*range(marks[-1] + 1 if marks else 0, end + 1)}
    return [token for place, token in enumerate(found) if place not in dropped]
