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
    "over to the CA",
    "knocking out the DA",
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
    said = m[0].split()
    said_good = "high" in said and "cash" not in said
    return (RunSuit(SUIT_BY_TEXT[m["suit"]], bool(m["top"] or m["last"]), said_good),)


def _ruff(m: Match) -> tuple[Said, ...]:
    times = int(m["times"] or ("round" in m[0]))  # the third round of a suit is one
    return (Ruff(SUIT_BY_TEXT[m["suit"]], once=bool(times)),) * max(times, 1)


def _missing(m: Match) -> tuple[Card | None, str, Suit | None]:
    """The card that is named, or what is known of it."""
    letter = _letter(m["of"] or m["suit"])
    named = m["card"] or (letter and m["rank"] and letter + m["rank"])
    return CARD_BY_TEXT[named] if named else None, m["rank"] or "", SUIT_BY_TEXT[letter] if letter else None


def _knock_out(m: Match) -> tuple[Said, ...]:
    """The suit of the card that is to be knocked out is led."""
    card, _, suit = _missing(m)
    suit = card.suit if card else suit
    return (RunSuit(suit),) if suit else ()


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
    on = m["on"].removeprefix("1 ") if m["on"] else m["ace"] and _letter(m["its"]) + m["ace"]
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
    (f"(?:go|cross)(?: (?:to|1|la|of|rest|hand))* (?P<cards>{_CARD})", _cards),
    (f"(?:go|cross)(?: (?:to|1|la|of|rest|hand))* {_HONOURS} of (?P<suit>{_SUIT})", _honours),
    (
        f"(?:(?:cash|low|1) )*(?:(?:(?P<led>{_CARD})|(?P<suit>[CDHS])|low) )?(?:(?:low|of|from|hand) )*{_TO} "
        f"(?:(?P<to>{_CARD})|(?P<rank>[AKQJT2-9])(?:(?: of)? (?P<of>{_SUIT}))?)",
        _led,
    ),
)
_FORMS: tuple[tuple[str, Callable[[Match], tuple[Said, ...]]], ...] = (
    ("(?:(?:draw|cash) )?(?:(?P<before>[1-6]) round trump|trump (?P<after>[1-6]) round)", _rounds),
    ("(?:draw|(?:(?:draw|cash) )?(?:(?:rest|high|[1-6]) )*trump(?: (?:top|high))*)", lambda _: (DrawTrumps(),)),
    (
        "(?:(?:cash|rest|mine|high|[2-9]) )*(?P<top>top (?:low )?)?(?P<suit>[CDHS])"
        "(?: (?:mine|high|rest|cash))*(?P<last> top(?: low)?)?",
        _run,
    ),
    ("(?:cash )?(?:on )?(?:1 )?(?:ruff )?cross(?: ruff)?", lambda _: (CrossRuff(),)),
    ("(?:cash )?ruff (?:(?:rest|lose|loser|round|(?P<times>[1-6])) )*(?P<suit>[CDHS])(?: (?:loser|hand|high))*", _ruff),
    ("(?:cash )?(?P<times>1 )?(?P<suit>[CDHS]) ruff(?: (?:hand|high))*", _ruff),
    (f"(?:cash )?finesse(?: [1-6] round)?(?: {_ANY})?(?: [1-6] round)?(?: hand)?", _finesse),
    (f"(?:cash )?{_ANY} finesse(?: hand)?", _finesse),
    (f"(?:cash )?(?:on )?drop(?: {_ANY})?", _drop),
    (f"(?:cash )?{_ANY}(?: on)? drop|on drop", _drop),
    (f"discard (?:(?:[1-6]|rest|lose|loser) )*(?:{_ANY}|loser)(?: loser)?"
     f"(?: on (?:(?P<on>{_CARD}|{_SUIT})|(?P<ace>[AKQJT]) (?P<its>{_SUIT})))?", _discard),
    (f"knock {_ANY}", _knock_out),
    # nothing about the play: the rest are mine, dummy is high, trumps are drawn, conceding a trick
    ("lose(?: .+)?|trump draw|no trump|(?:(?:cash|[1-9T]|13|rest|mine|high|hand|on) )*(?:rest|mine|high|hand)"
     "(?: (?:rest|mine|high|cash|hand))*", lambda _: ()),
)  # fmt: skip
_WHOLE, _CONTENT = (tuple((re.compile(form), meant) for form, meant in forms) for forms in (_WITH_PREPOSITIONS, _FORMS))
PREPOSITIONS = frozenset({"of", "to", "la", "from", "for"})
VERBS = frozenset({"draw", "cash", "ruff", "cross", "finesse", "drop", "discard", "lose", "go", "knock"})
RANKS = frozenset("AKQJT")


def read_phrases(text: str) -> Iterator[tuple[str, tuple[Said, ...] | None]]:
    """The phrases of a text, each as it was said and with what it means, in the order in which they are played: None if
    it is not of a known form. One that says nothing of the play binds nothing."""
    for verb, part in _separated(words(text)):
        said = [token for word in part for token in word.means]
        meant = None if not verb or VERBS & set(said) else _meant([verb, *said])
        yield " ".join(word.said for word in part), _meant(said) if meant is None else meant


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
    """Phrases: at signs and `then`, at `and` or a comma unless only ranks stand before; of `A after B` B comes first.

    With each the verb before an `and` that holds for it too: discarding clubs and diamonds.
    """
    part: list[Word] = []
    later: list[tuple[str, list[Word]]] = []
    verb = ""
    for word in (*said, Word("", (BREAK,))):
        match word.means[:1]:
            case ("|",) if word.said == "," and _only_ranks(part):
                continue
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
