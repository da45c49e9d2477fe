"""Cards, calls and results in the letters of a language: `♠R`, `1SA`, `4♠ O +1`; said, and read as people type them.

What is typed is read in the letters of the language; if it is not written in them, in English ones; if it mixes both,
letter by letter, the language first. So an Italian `3C N =` is three hearts, and `3C W =` three clubs, for W is no
Italian seat. Where nothing fits it stays as it was typed, for the reader that says what is wrong with it.
"""

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import NamedTuple, TypeVar

from arbitro.book.problem import ProblemsFound
from arbitro.bridge.calls import CALL_BY_TEXT, Call
from arbitro.bridge.cards import (
    CARD_BY_TEXT,
    DENOMINATION_BY_TEXT,
    RANK_BY_TEXT,
    SUIT_BY_TEXT,
    SUITS,
    Card,
    Denomination,
)
from arbitro.bridge.contract import Contract, Result
from arbitro.bridge.hand import Hand
from arbitro.bridge.notation import STANDARD, Honours
from arbitro.bridge.seats import SEAT_BY_TEXT, SEATS, Side
from arbitro.words import DEFAULT, catalogue, message, say_seat

T = TypeVar("T")

HONOURS = {"en": Honours.ENGLISH, "it": Honours.ITALIAN, "ro": Honours.ROMANIAN}
MARK = "!"  # behind the call in question
CALLS_IN_WORDS = {"pass": Call.PASS, "double": Call.DOUBLE, "redouble": Call.REDOUBLE}
OTHER_CALLS = {text: call.value for text, call in CALL_BY_TEXT.items() if not call.is_bid}
_LENGTH = re.compile(r"([0-9]\+?)([A-Z])\b", re.IGNORECASE)

# -- said --------------------------------------------------------------------------------------------------------


def say_ranks(holding: str, language: str = DEFAULT, between: str = "") -> str:
    """Cards of one suit: `A R 10`."""
    return between.join(HONOURS[language].written(holding)).replace("T", "10")


def say_card(card: Card, language: str = DEFAULT) -> str:
    return card.suit.symbol + say_ranks(card.rank.value, language)


def say_hand(hand: Hand, language: str = DEFAULT) -> str:
    return "  ".join(hand.lines(HONOURS[language]))


def say_denomination(denomination: Denomination, language: str = DEFAULT) -> str:
    return denomination.symbol if denomination.suit else message("web-nt", language)


def say_call(call: Call, language: str = DEFAULT) -> str:
    if call.denomination is None:
        return message(f"call-{call.name.lower()}", language)
    return f"{call.level}{say_denomination(call.denomination, language)}"


def say_contract(contract: Contract, language: str = DEFAULT) -> str:
    """`4♠×`, without its declarer."""
    risk = contract.risk.value.replace("X", "×")
    return f"{contract.level}{say_denomination(contract.denomination, language)}{risk}"


def say_result(result: Result, language: str = DEFAULT) -> str:
    """`4♠ N +1`."""
    if result.contract is None:
        return message("web-passed-out", language)
    declarer = message(f"web-seat-{result.contract.declarer.value}", language)
    over = f"{result.over:+}".replace("-", "−") if result.over else "="
    return f"{say_contract(result.contract, language)} {declarer} {over}"


def say_seats(text: str, language: str = DEFAULT) -> str:
    """`N E` as `North, East`."""
    return ", ".join(say_seat(seat, language) for seat in text.split())


def _each(known: Mapping[str, T], said: Callable[[T, str], str]) -> Callable[[str, str], str]:
    """Says what is written word by word; a word that is none of these stays as it is."""

    def say(text: str, language: str) -> str:
        return " ".join(said(known[word], language) if word in known else word for word in text.split())

    return say


def _say_hand(text: str, language: str) -> str:
    try:
        return say_hand(Hand.parse(text), language)
    except ProblemsFound:
        return text


def _say_auction(text: str, language: str) -> str:
    dealer, colon, calls = text.partition(":")
    return f"{say_seat(dealer, language)}: {NOTATIONS['call'](calls, language)}" if colon else text


def _say_action(action: Card | Call, language: str) -> str:
    return say_card(action, language) if isinstance(action, Card) else say_call(action, language)


NAMES: Mapping[str, Callable[[str], str]] = {
    "role": lambda name: f"web-role-{name}",
    "party": lambda name: f"web-appeals-by-{name}",
    "act": lambda name: f"web-appeals-act-{name}",
    "stage": lambda name: f"web-appeals-stage-{name}",
    "issue": lambda name: f"option-issue-{name}",
    "system": lambda name: f"web-setup-system-{name}",
    "scoring": lambda name: f"web-setup-scoring-{name}",
    "carry": lambda name: f"web-setup-carry-{name}",
    "kind": lambda name: f"movement-kind-{name}",
    "room": lambda name: f"web-play-room-{name}",
    "right": lambda name: f"lineup-choice-{name}",
    "context": lambda name: f"policy-option-context-{name}",
    "method": lambda name: f"option-method-{name}",
    "unit": lambda name: f"web-history-unit-{name}",
    "phrase": lambda name: f"phrase-{name}",
}
"""Names of the program, and the messages that say them; a name that has none is a person's or what was typed."""


def _names(of: Callable[[str], str], between: str = ", ") -> Callable[[str, str], str]:
    def say(text: str, language: str) -> str:
        return between.join(
            message(of(name), language) if of(name) in catalogue(language) else name for name in text.split()
        )

    return say


ACTIONS: Mapping[str, Card | Call] = {**CARD_BY_TEXT, **CALL_BY_TEXT}
NOTATIONS: Mapping[str, Callable[[str, str], str]] = {
    "card": _each(ACTIONS, _say_action),
    "call": _each(ACTIONS, _say_action),
    "suit": _each(SUIT_BY_TEXT, lambda suit, _: suit.symbol),
    "side": _each(
        {side.value: side for side in Side}, lambda side, language: message(f"side-{side.value.lower()}", language)
    ),
    "seat": say_seats,
    "hand": _say_hand,
    "auction": _say_auction,
    **{named: _names(of) for named, of in NAMES.items()},
    "unit": _names(NAMES["unit"], " "),  # behind its number
}
"""What a problem has found or would expect, in notation, as a language says it: `{ $found-card }` in its message."""

# -- letters -----------------------------------------------------------------------------------------------------


class Letters(NamedTuple):
    """What is typed, in capitals, and what it stands for in standard notation."""

    seats: Mapping[str, str]
    suits: Mapping[str, str]
    denominations: Mapping[str, str]
    ranks: Mapping[str, str]
    calls: Mapping[str, str]

    def over(self, other: "Letters") -> "Letters":
        """Both, these first."""
        return Letters(*({**theirs, **own} for own, theirs in zip(self, other, strict=True)))


SYMBOLS = {text: suit.value for text, suit in SUIT_BY_TEXT.items() if not text.isascii()}
PIPS = {text: rank.value for text, rank in RANK_BY_TEXT.items() if rank.value not in STANDARD} | {"10": "T", "T": "T"}
ENGLISH = Letters(
    {text: seat.value for text, seat in SEAT_BY_TEXT.items()},
    {text: suit.value for text, suit in SUIT_BY_TEXT.items()},
    {text: denomination.value for text, denomination in DENOMINATION_BY_TEXT.items()},
    {text: rank.value for text, rank in RANK_BY_TEXT.items()},
    OTHER_CALLS,
)


@cache
def _alphabets(language: str) -> tuple[Letters, ...]:
    """Those in which a text of this language may be written, the likeliest first."""
    suits = {message("web-book-suit-letters", language)[at]: suit.value for at, suit in enumerate(reversed(SUITS))}
    suits |= SYMBOLS
    own = Letters(
        {message(f"web-seat-{seat.value}", language): seat.value for seat in SEATS}
        | {message(f"web-seat-name-{seat.value}", language).upper(): seat.value for seat in SEATS},
        suits,
        {**suits, message("web-nt", language): "NT"},
        PIPS | dict(zip(HONOURS[language].value, STANDARD, strict=True)),
        {text: call for text, call in OTHER_CALLS.items() if text not in ("D", "R")}
        | {message(f"call-{name}", language).upper(): call.value for name, call in CALLS_IN_WORDS.items()},
    )
    return own, ENGLISH, own.over(ENGLISH)


def example_card(language: str = DEFAULT) -> str:
    """The ace of spades as it is typed."""
    return message("web-book-suit-letters", language)[0] + HONOURS[language].value[0]


def example_call(language: str = DEFAULT) -> str:
    """One spade as it is typed."""
    return "1" + message("web-book-suit-letters", language)[0]


# -- read --------------------------------------------------------------------------------------------------------


def typed_seat(text: str, language: str) -> str:
    return _typed(text, language, lambda plain, letters: letters.seats.get(plain))


def typed_suit(text: str, language: str) -> str:
    return _typed(text, language, lambda plain, letters: letters.suits.get(plain))


def typed_card(text: str, language: str) -> str:
    """`PR`, `RP`, `♠R` as `SK`."""
    return _typed(text, language, _card)


def typed_hand(text: str, language: str) -> str:
    """`ARD.10F..` as `AKQ.TJ..`."""
    return _typed(text, language, _hand)


def typed_call(text: str, language: str) -> str:
    """`1SA`, `contro` as `1NT`, `X`."""
    return _typed(text, language, _call)


def typed_auction(text: str, language: str) -> str:
    """`O: 1P P N:2C!` as `W: 1S P N:2H!`."""
    return _typed(text, language, _auction)


def typed_result(text: str, language: str) -> str:
    """`3SA O -1` as `3NT W -1`."""
    return _typed(text, language, _result)


def typed_meaning(text: str, language: str) -> str:
    """The lengths of suits in what a call shows: `5+P 6-10` as `5+♠ 6-10`."""
    if language == DEFAULT:
        return text
    suits = _alphabets(language)[0].suits
    symbol = {suit.value: suit.symbol for suit in SUITS}
    return _LENGTH.sub(lambda found: found[1] + symbol.get(suits.get(found[2].upper(), ""), found[2]), text)


def _typed(text: str, language: str, read: Callable[[str, Letters], str | None]) -> str:
    plain = " ".join(text.upper().replace("−", "-").replace("–", "-").split())
    alphabets = () if language == DEFAULT else _alphabets(language)
    return next((found for letters in alphabets if (found := read(plain, letters)) is not None), text)


def _card(plain: str, letters: Letters) -> str | None:
    """A suit and a rank in either order."""
    for suit, rank in ((plain[:1], plain[1:]), (plain[-1:], plain[:-1])):
        if suit in letters.suits and rank in letters.ranks:
            return letters.suits[suit] + letters.ranks[rank]
    return None


def _hand(plain: str, letters: Letters) -> str | None:
    """Four suits with dots between them, each its ranks."""
    ranks = {**letters.ranks, ".": "."}
    cards = plain.replace("10", "T")
    return "".join(ranks[each] for each in cards) if "." in cards and {*cards} <= ranks.keys() else None


def _call(plain: str, letters: Letters) -> str | None:
    level, named = plain[:1], plain[1:].strip()
    if level.isdigit():
        return level + letters.denominations[named] if named in letters.denominations else None
    return letters.calls.get(plain)


def _auction(plain: str, letters: Letters) -> str | None:
    dealer, colon, calls = plain.partition(":")
    if not colon or dealer.strip() not in letters.seats:
        return None
    said = [_call_made(word, letters) for word in calls.split()]
    return " ".join([f"{letters.seats[dealer.strip()]}:", *(call for call in said if call)]) if all(said) else None


def _call_made(word: str, letters: Letters) -> str | None:
    """A call by whoever made it, if that is written, and its mark."""
    seat, colon, named = word.rpartition(":")
    call = _call(named.removesuffix(MARK), letters)
    if call is None or (colon and seat not in letters.seats):
        return None
    return (f"{letters.seats[seat]}:" if colon else "") + call + (MARK if named.endswith(MARK) else "")


def _result(plain: str, letters: Letters) -> str | None:
    seats, named = (_one_of(texts) for texts in (letters.seats, letters.denominations))
    form = rf"(?:({seats}) ?)?([1-7]) ?({named}) ?(X{{0,2}}) ?({seats})? ?(X{{0,2}}) ?(=|[+-] ?[0-9]+)"
    found = re.fullmatch(form, plain)
    if found is None:
        return None
    first, level, denomination, before, last, after, tricks = found.groups()
    if bool(first) == bool(last):
        return None
    return f"{level}{letters.denominations[denomination]}{before or after} {letters.seats[first or last]} {tricks}"


def _one_of(texts: Mapping[str, str]) -> str:
    return "|".join(map(re.escape, sorted(texts, key=len, reverse=True)))
