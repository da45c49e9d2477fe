"""Auctions in which a rule holds, as players write them: `1NT 2C`, `1M (2x)`, `(1H) X`, `... 4NT`.

Calls of the opponents stand in brackets. Where a player's call is not written he has passed: `1NT 2C` is one notrump,
pass, two clubs, pass. Passes before the first other call are not written. With dashes every call is written: `1NT - P
- 2C - P`. Three dots stand for whatever came before.

A bid may leave its suit open: `M` a major, `m` a minor, `oM` and `om` the other one, `x`, `y`, `z` any suit. The same
letter is the same suit, and different letters are different suits. Its level may be a range: `2-3x`. In the call of a
rule, `T` is the suit that the side has agreed on.

A pattern stands for finitely many sequences of calls. They are written out once, so that finding a rule is looking it
up, and two rules that clash meet at the same place.
"""

import re
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import TypeAlias

from msgspec import Struct

from arbitro.book.problem import refuse
from arbitro.bridge.auction import OPENING
from arbitro.bridge.calls import CALL_BY_TEXT, Call
from arbitro.bridge.cards import DENOMINATION_BY_TEXT, SUITS, Denomination, Suit

Binding: TypeAlias = Mapping[str, Suit]
UNBOUND: Binding = MappingProxyType({})

MOST_TOKENS = 24
MOST_SEQUENCES = 3_000
MOST_TRIED = 20_000
FORM = "1NT 2C, 1M (2x), (1H) X, ... 4NT"

CLASSES: Mapping[str, tuple[Suit, ...]] = {
    "M": (Suit.HEARTS, Suit.SPADES),
    "m": (Suit.CLUBS, Suit.DIAMONDS),
    "x": SUITS,
    "y": SUITS,
    "z": SUITS,
    "T": SUITS,
}
OTHER = {"oM": "M", "om": "m"}
_BID = re.compile(r"([1-7])(?:-([1-7]))?(oM|om|[MmxyzT]|[CDHSNcdhs♣♦♥♠]|NT|nt)")


class Steps(Struct):
    """What reading a system may still cost: auctions tried and rules compared."""

    left: int

    def take(self, steps: int) -> None:
        self.left -= steps
        if self.left < 0:
            raise refuse("system-large")


class Token(Struct, frozen=True):
    """One call of a pattern: exact, or a class of bids."""

    ours: bool
    call: Call | None = None
    levels: tuple[int, ...] = ()
    symbol: str = ""  # of CLASSES or OTHER, or a denomination

    @property
    def weight(self) -> int:
        """How special: an exact call 4, a major or minor 3, any suit 2; less one for a range of levels."""
        if self.call is not None:
            return 4
        suit = 4 if self.symbol in DENOMINATION_BY_TEXT else 3 if self.symbol in ("M", "m", *OTHER) else 2
        return suit - (len(self.levels) > 1)

    def calls(self, bound: Binding) -> Iterator[tuple[Call, Binding]]:
        """What it may be, each with the suits that are known then."""
        if self.call is not None:
            yield self.call, bound
            return
        for suit, known in self._suits(bound):
            for level in self.levels:
                yield Call.bid(level, suit), known

    def _suits(self, bound: Binding) -> Iterator[tuple[Denomination, Binding]]:
        if self.symbol in DENOMINATION_BY_TEXT:
            yield DENOMINATION_BY_TEXT[self.symbol], bound
        elif self.symbol in bound:
            yield bound[self.symbol].denomination, bound
        elif self.symbol in OTHER:
            if (first := bound.get(OTHER[self.symbol])) is not None:
                other = SUITS[first.index ^ 1]
                yield other.denomination, {**bound, self.symbol: other}
        else:
            taken = () if self.symbol == "T" else bound.values()
            for suit in CLASSES[self.symbol]:
                if suit not in taken:
                    yield suit.denomination, {**bound, self.symbol: suit}


class Pattern(Struct, frozen=True):
    """`whole`: the tokens are all calls from the first that is not a pass; else they are the last ones."""

    whole: bool
    tokens: tuple[Token, ...]

    @property
    def weight(self) -> int:
        """How special the calls are."""
        return sum(token.weight for token in self.tokens if token.call is not Call.PASS)


def read_token(text: str, *, ours: bool = True) -> Token:
    """A call, or a class of bids."""
    call = CALL_BY_TEXT.get(text.upper())
    if call is not None:
        return Token(ours, call)
    match = _BID.fullmatch(text)
    if match is None:
        raise refuse("bad-pattern", found=text, expected=FORM)
    low, high = int(match[1]), int(match[2] or match[1])
    symbol = match[3] if match[3] in CLASSES or match[3] in OTHER else match[3].upper()
    return Token(ours, None, tuple(range(low, high + 1)), symbol)


def read_pattern(text: str) -> Pattern:
    """The pattern of an auction, up to the turn of the player whose call it is about."""
    words = text.split()
    whole = words[:1] not in (["..."], ["…"])
    words = words if whole else words[1:]
    if len(words) > MOST_TOKENS:
        raise refuse("pattern-long", found=len(words), expected=MOST_TOKENS)
    if "-" in words:
        calls = " ".join(words).split(" - ")
        tokens = [read_token(call.strip("()"), ours=(len(calls) - at) % 2 == 0) for at, call in enumerate(calls)]
        return Pattern(whole, tuple(tokens))
    tokens = []
    for word in words:
        theirs = word.startswith("(") and word.endswith(")")
        token = read_token(word[1:-1] if theirs else word, ours=not theirs)
        if tokens and tokens[-1].ours is token.ours:
            tokens.append(Token(theirs, Call.PASS))
        tokens.append(token)
    if tokens and tokens[-1].ours:
        tokens.append(Token(False, Call.PASS))
    if whole and tokens and tokens[0].call is Call.PASS:
        raise refuse("bad-pattern", found=text, expected=FORM)
    return Pattern(whole, tuple(tokens))


def sequences(
    pattern: Pattern, last: Token, steps: Steps | None = None
) -> tuple[tuple[tuple[Call, ...], Call, Binding], ...]:
    """Every sequence of calls that a pattern stands for, with the call after it and the suits that are known then.

    Refuses a pattern that stands for no auction, or for too many.
    """
    tokens = (*pattern.tokens, last)
    found: list[tuple[tuple[Call, ...], Call, Binding]] = []
    open_: list[tuple[tuple[Call, ...], Binding]] = [((), UNBOUND)]
    tried = 0
    while open_:
        made, bound = open_.pop()
        if len(made) == len(tokens):
            found.append((made[:-1], made[-1], bound))
            continue
        after = [((*made, call), known) for call, known in tokens[len(made)].calls(bound)]
        open_ += [(calls, known) for calls, known in reversed(after) if _possible(calls, whole=pattern.whole)]
        tried += len(after)
        if steps is not None:
            steps.take(len(after))
        if tried > MOST_TRIED or len(found) > MOST_SEQUENCES:
            raise refuse("pattern-wide", expected=MOST_SEQUENCES)
    if not found:
        raise refuse("pattern-impossible")
    return tuple(found)


def _possible(calls: tuple[Call, ...], *, whole: bool) -> bool:
    """Whether an auction can be like this; of the end of one only the order of the bids is looked at."""
    if not whole:
        bids = [call for call in calls if call.is_bid]
        return len(bids) < 2 or bids[-1].supersedes(bids[-2])
    standing = OPENING
    for call in calls:
        after = standing.after.get(call)
        if after is None:
            return False
        standing = after
    return True
