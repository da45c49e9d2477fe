"""A claimer's phrases as people say them: from the words of a text to what they bind."""

import re
from collections.abc import Callable, Iterator
from typing import Literal, TypeAlias

from msgspec import Struct

from arbitro.analysis.claims.phrase import (
    CrossRuff,
    Discard,
    DrawTrumps,
    Drop,
    Finesse,
    LedTo,
    Phrase,
    PlayCards,
    Ruff,
    RunSuit,
)
from arbitro.analysis.claims.vocabulary import BREAK, Word, words
from arbitro.bridge.cards import CARD_BY_TEXT, SUIT_BY_TEXT, Card, Suit

KNOWN = (
    "SA H2",
    "ace and king of hearts",
    "S3 to the SK",
    "low to the jack",
    "drawing trumps",
    "one round of trumps",
    "clubs",
    "clubs from the top",
    "cross-ruff",
    "ruffing a heart",
    "ruffing hearts",
    "finessing the SQ",
    "spades for the drop",
    "discarding diamonds",
    "discarding the D3",
    "the rest are mine",
)
"""One example of each form."""


class Unsettled(Struct, frozen=True):
    """A phrase that leaves the suit, or which card is missing, to the cards that are left."""

    what: Literal["led", "finesse", "drop"]
    rank: str = ""
    suit: Suit | None = None


Said: TypeAlias = Phrase | Unsettled
Match: TypeAlias = re.Match[str]


# -- forms: over the tokens of a phrase, in which `A` is a rank, `S` a suit and `SA` a card

_CARD, _SUIT = "[CDHS][AKQJT2-9]", "(?:1 )*[CDHS]"
_ANY = f"(?:(?P<card>{_CARD})|(?P<rank>[AKQJT2-9])(?: (?P<of>{_SUIT}))?|(?P<suit>{_SUIT}))"  # SQ, Q, Q of S, S


def _cards(m: Match) -> tuple[Said, ...]:
    return (PlayCards(tuple(CARD_BY_TEXT[word] for word in m["cards"].split())),)


def _honours(m: Match) -> tuple[Said, ...]:
    return (PlayCards(tuple(CARD_BY_TEXT[m["suit"][-1] + rank] for rank in m["ranks"].split())),)


def _led(m: Match) -> tuple[Said, ...]:
    """A card, or a low one of a suit, to a card of the other hand."""
    letter, rank = (m["to"][0], m["to"][1]) if m["to"] else (_letter(m["of"] or m["suit"]), m["rank"])
    if m["led"]:
        led = CARD_BY_TEXT[m["led"]]
        return (PlayCards((led,)), LedTo(led, CARD_BY_TEXT[(letter or led.suit.value) + rank]))
    return (Unsettled("led", rank, SUIT_BY_TEXT[letter] if letter else None),)


def _letter(suit: str | None) -> str:
    return suit[-1] if suit else ""


def _rounds(m: Match) -> tuple[Said, ...]:
    return (DrawTrumps(once=True),) * int(m["before"] or m["after"])


def _run(m: Match) -> tuple[Said, ...]:
    return (RunSuit(SUIT_BY_TEXT[m["suit"]], from_top=bool(m["top"] or m["last"])),)


def _ruff(m: Match) -> tuple[Said, ...]:
    times = int(m["times"] or 0)
    return (Ruff(SUIT_BY_TEXT[m["suit"]], once=bool(times)),) * max(times, 1)


def _missing(m: Match) -> tuple[Card | None, str, Suit | None]:
    """The card that is named, or what is known of it."""
    letter = _letter(m["of"] or m["suit"])
    named = m["card"] or (letter and m["rank"] and letter + m["rank"])
    return CARD_BY_TEXT[named] if named else None, m["rank"] or "", SUIT_BY_TEXT[letter] if letter else None


def _finesse(m: Match) -> tuple[Said, ...]:
    card, rank, suit = _missing(m)
    return (Finesse(card) if card else Unsettled("finesse", rank, suit),)


def _drop(m: Match) -> tuple[Said, ...]:
    card, rank, suit = _missing(m)
    suit = card.suit if card else suit
    return (Drop(suit) if suit else Unsettled("drop", rank),)


def _discard(m: Match) -> tuple[Said, ...]:
    """What is thrown; and the suit or card on which it is, which is led."""
    card, _, suit = _missing(m)
    on = m["on"] and m["on"].removeprefix("1 ")
    led: tuple[Said, ...] = ()
    if on:
        led = (RunSuit(SUIT_BY_TEXT[on]),) if on in SUIT_BY_TEXT else (PlayCards((CARD_BY_TEXT[on],)),)
    return (*led, Discard(card.bit if card else suit.mask if suit else 0))


_TO = "(?:to|1|la|rest)(?: (?:to|1|la|hand))*"
_HONOURS = "(?P<ranks>[AKQJT](?: [AKQJT])*)"
_WITH_PREPOSITIONS: tuple[tuple[str, Callable[[Match], tuple[Said, ...]]], ...] = (
    (f"(?:cash )?(?P<cards>{_CARD}(?: {_CARD})*)", _cards),
    (f"(?:cash )?(?P<ranks>[AKQJT2-9]) of (?P<suit>{_SUIT})", _honours),
    (f"(?:cash )?{_HONOURS}(?: of)? (?P<suit>{_SUIT})", _honours),
    (f"(?:cash )?(?P<suit>{_SUIT}) {_HONOURS}", _honours),
    (
        f"(?:(?:cash|low|1) )*(?:(?:(?P<led>{_CARD})|(?P<suit>[CDHS])|low) )?(?:(?:low|of|from|hand) )*{_TO} "
        f"(?:(?P<to>{_CARD})|(?P<rank>[AKQJT2-9])(?:(?: of)? (?P<of>{_SUIT}))?)",
        _led,
    ),
)
_FORMS: tuple[tuple[str, Callable[[Match], tuple[Said, ...]]], ...] = (
    ("(?:(?:draw|cash) )?(?:(?P<before>[1-6]) round trump|trump (?P<after>[1-6]) round)", _rounds),
    ("(?:draw|(?:(?:draw|cash) )?(?:(?:rest|[1-6]) )*trump(?: (?:top|high))*)", lambda _: (DrawTrumps(),)),
    (
        "(?:(?:cash|rest|mine|high) )*(?P<top>top (?:low )?)?(?P<suit>[CDHS])"
        "(?: (?:mine|high|rest))*(?P<last> top(?: low)?)?",
        _run,
    ),
    ("(?:cash )?(?:ruff )?cross(?: ruff)?", lambda _: (CrossRuff(),)),
    ("(?:cash )?ruff (?:(?:rest|loser|(?P<times>[1-6])) )*(?P<suit>[CDHS])(?: (?:loser|hand|high))*", _ruff),
    ("(?:cash )?(?P<times>1 )?(?P<suit>[CDHS]) ruff(?: (?:hand|high))*", _ruff),
    (f"(?:cash )?finesse(?: {_ANY})?(?: hand)?", _finesse),
    (f"(?:cash )?{_ANY} finesse(?: hand)?", _finesse),
    (f"(?:cash )?drop(?: {_ANY})?", _drop),
    (f"(?:cash )?{_ANY}(?: on)? drop|on drop", _drop),
    (f"discard (?:(?:[1-6]|rest|loser) )*(?:{_ANY}|loser)(?: loser)?(?: on (?P<on>{_CARD}|{_SUIT}))?", _discard),
    # nothing about the play: the rest are mine, conceding a trick
    ("lose(?: .+)?|(?:(?:cash|[1-9T]|rest|mine|high) )*(?:rest|mine|high)(?: (?:rest|mine|high|cash))*", lambda _: ()),
)  # fmt: skip
_WHOLE, _CONTENT = (tuple((re.compile(form), meant) for form, meant in forms) for forms in (_WITH_PREPOSITIONS, _FORMS))
PREPOSITIONS = frozenset({"of", "to", "la", "from", "for"})
VERBS = frozenset({"draw", "cash", "ruff", "cross", "finesse", "drop", "discard", "lose"})
RANKS = frozenset("AKQJT")


def read_phrases(text: str) -> Iterator[tuple[str, tuple[Said, ...] | None]]:
    """The phrases of a text, each as it was said and with what it means, in the order in which they are played: None if
    it is not of a known form. One that says nothing of the play binds nothing."""
    for verb, part in _separated(words(text)):
        said = [token for word in part for token in word.means]
        if verb and not VERBS & set(said):
            said.insert(0, verb)
        yield " ".join(word.said for word in part), _meant(said)


def _meant(said: list[str]) -> tuple[Said, ...] | None:
    plain = ["1" if word == "a" else word for word in said if word != "and"]
    plain = [word for place, word in enumerate(plain) if word != "1" or plain[place - 1 : place] != ["1"]]
    content = [word for word in plain if word not in PREPOSITIONS]
    for line, forms in ((plain, _WHOLE), (content, _CONTENT)):
        for form, meant in forms:
            if m := form.fullmatch(" ".join(line)):
                return meant(m)
    return None


def _separated(said: list[Word]) -> Iterator[tuple[str, list[Word]]]:
    """Phrases: at signs and `then`, at `and` unless only ranks stand before it; of `A after B` B comes first.

    With each the verb before an `and` that holds for it too: discarding clubs and diamonds.
    """
    part: list[Word] = []
    later: list[tuple[str, list[Word]]] = []
    verb = ""
    for word in (*said, Word("", (BREAK,))):
        match word.means[:1]:
            case ("|",) | ("then",) | ("before",):
                if part:
                    yield verb, part
                yield from later
                part, later, verb = [], [], ""
            case ("after",):
                if part:
                    later.append((verb, part))
                part, verb = [], ""
            case ("and",) if not _only_ranks(part):
                if part:
                    yield verb, part
                verb = next((token for word in part for token in word.means if token in VERBS), verb)
                part = []
            case _:
                part.append(word)


def _only_ranks(part: list[Word]) -> bool:
    said = [token for word in part for token in word.means if token != "cash"]
    return bool(said) and all(token in RANKS for token in said)
