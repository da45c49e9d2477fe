"""How the things of the game are said in each language: data of `words/<language>/spoken.toml`, ready to be looked up.

All languages are known together; the one in which a story is told goes first where a word means two things.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Literal, NamedTuple, TypeAlias

from msgspec import Struct, field

from arbitro.answers.search import tongue
from arbitro.book.shelf import read
from arbitro.bridge.calls import CALL_BY_TEXT
from arbitro.bridge.cards import (
    DENOMINATION_BY_TEXT,
    RANK_BY_TEXT,
    RANKS,
    SUIT_BY_TEXT,
    SUITS,
    Denomination,
    Rank,
    Suit,
)
from arbitro.bridge.notation import STANDARD
from arbitro.bridge.seats import SEAT_BY_TEXT, VULNERABILITY_BY_TEXT, Side
from arbitro.words import LANGUAGES
from arbitro.words.letters import HONOURS

Kind: TypeAlias = Literal[
    "seat",
    "side",
    "role",
    "suit",
    "rank",
    "call",
    "vulnerability",
    "number",
    "ordinal",
    "of",
    "one",
    "on",
    "by",
    "object",
    "i",
    "i_am",
    "my",
    "at",
    "and",
    "the",
    "holding",
    "all",
    "declaring",
]
OFFICES = ("dealer", "declarer")  # that whoever tells it may hold
LONGEST = 5  # words of an expression


class _Data(Struct, frozen=True, forbid_unknown_fields=True):
    of: tuple[str, ...]
    one: tuple[str, ...]
    on: tuple[str, ...]
    by: tuple[str, ...]
    object: tuple[str, ...]
    i: tuple[str, ...]
    i_am: tuple[str, ...]
    my: tuple[str, ...]
    at: tuple[str, ...]
    and_: tuple[str, ...] = field(name="and")
    the: tuple[str, ...]
    holding: tuple[str, ...]
    all: tuple[str, ...]
    declaring: tuple[str, ...]
    no_wait: tuple[str, ...]
    doubtful: tuple[str, ...]
    suit_letters: str
    seats: dict[str, tuple[str, ...]]
    sides: dict[str, tuple[str, ...]]
    roles: dict[str, tuple[str, ...]]
    suits: dict[str, tuple[str, ...]]
    ranks: dict[str, tuple[str, ...]]
    calls: dict[str, tuple[str, ...]]
    vulnerability: dict[str, tuple[str, ...]]
    numbers: dict[str, tuple[str, ...]]
    ordinals: dict[str, tuple[str, ...]]


class Said(NamedTuple):
    """What an expression means: a seat, a suit, a number …"""

    kind: Kind
    value: object


class Speech(NamedTuple):
    """The words of one language for the things of the game, and its letters for suits and honours."""

    expressions: Mapping[tuple[str, ...], tuple[Said, ...]]
    suit_letters: Mapping[str, Suit]
    honours: Mapping[str, Rank]
    doubtful: frozenset[str]  # words for notrump or a double that mean something else before another word
    corrections: frozenset[tuple[str, ...]]  # how whoever tells a story takes back what he has just written


@cache
def speech(language: str) -> Speech:
    name = "spoken.toml"
    text = files("arbitro.words").joinpath(language, name).read_text(encoding="utf-8")
    data = read(text, _Data, file=f"{language}/{name}")
    expressions: dict[tuple[str, ...], tuple[Said, ...]] = {}
    for said, words in _said(data):
        for expression in words:
            key = tuple(expression.split())
            expressions[key] = (*expressions.get(key, ()), said)
    letters = {letter: suit for letter, suit in zip(data.suit_letters, SUITS, strict=True) if letter != " "}
    honours = {
        RANK_BY_TEXT[standard]: letter for standard, letter in zip(STANDARD, HONOURS[language].value, strict=True)
    }
    return Speech(
        expressions,
        letters,
        {letter: rank for rank, letter in honours.items()},
        frozenset(data.doubtful),
        frozenset(tuple(words.split()) for words in data.no_wait),
    )


def _said(data: _Data) -> Iterator[tuple[Said, Iterable[str]]]:
    yield Said("of", None), data.of
    yield Said("one", 1), data.one
    yield Said("on", None), data.on
    yield Said("by", None), data.by
    yield Said("object", None), data.object
    yield Said("i", None), data.i
    yield Said("i_am", None), data.i_am
    yield Said("my", None), data.my
    yield Said("at", None), data.at
    yield Said("and", None), data.and_
    yield Said("the", None), data.the
    yield Said("holding", None), data.holding
    yield Said("all", None), data.all
    yield Said("declaring", None), data.declaring
    tables: tuple[tuple[Kind, Mapping[str, Iterable[str]], Mapping[str, object]], ...] = (
        ("seat", data.seats, SEAT_BY_TEXT),
        ("side", data.sides, {side.value: side for side in Side}),
        ("suit", data.suits, DENOMINATION_BY_TEXT),
        ("rank", data.ranks, RANK_BY_TEXT),
        ("call", data.calls, CALL_BY_TEXT),
        ("vulnerability", data.vulnerability, {**VULNERABILITY_BY_TEXT, "some": None}),
        ("role", data.roles, {role: role for role in data.roles}),
    )
    for kind, table, values in tables:
        for name, words in table.items():
            yield Said(kind, values[name]), words
    yield from ((Said("number", int(number)), words) for number, words in data.numbers.items())
    yield from ((Said("ordinal", int(number)), words) for number, words in data.ordinals.items())


class Speeches:
    """Every language, that of the story first."""

    def __init__(self, first: str) -> None:
        self.language = first
        self.fill = tongue(first).fill
        self.all = [speech(language) for language in (first, *(other for other in LANGUAGES if other != first))]
        self.doubtful = self.all[0].doubtful
        self.meant: dict[tuple[str, ...], tuple[Said, ...]] = {}
        for each in self.all:
            for key, said in each.expressions.items():
                self.meant[key] = tuple(dict.fromkeys((*self.meant.get(key, ()), *said)))
        own = self.all[0].expressions
        self.players = frozenset(
            key[0] for key, said in own.items() if said[0].kind in ("seat", "role") and len(key[0]) > 1
        )
        self.others = self.players - {key[0] for key, said in own.items() if said[0].value in OFFICES}
        self.game = frozenset(
            word
            for key, said in own.items()
            for word in key
            if any(each.kind in ("seat", "suit", "call") for each in said)
        )
        self.openings = frozenset(key[0] for key in self.meant)

    def longest(self, words: list[str], at: int) -> tuple[int, tuple[Said, ...]]:
        """The longest expression that begins here, and what it may mean."""
        if words[at] in self.openings:
            for length in range(min(LONGEST, len(words) - at), 0, -1):
                key = tuple(words[at : at + length])
                if meant := self.meant.get(key):
                    return length, meant
        return 0, ()

    def abbreviated(self, letters: str) -> Denomination | None:
        """The suit whose name begins so: `pic`, `spad`."""
        return next(
            (
                said.value
                for each in self.all
                for key, meant in each.expressions.items()
                for said in meant
                if said.kind == "suit" and isinstance(said.value, Denomination) and key[0].startswith(letters)
            ),
            None,
        )


@cache
def speeches(first: str) -> Speeches:
    return Speeches(first)


SYMBOLS = frozenset(text for text in SUIT_BY_TEXT if not text.isascii())
RANK_OF_NUMBER = {index + 2: rank for index, rank in enumerate(RANKS[:9])}
