"""What of a story may be the answer to a field, and what speaks for it: what is said around it and found of it."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import Any, Literal, TypeAlias, TypeVar

from arbitro.answers.hearing.reading import Reading
from arbitro.answers.hearing.text.concepts import Concept
from arbitro.answers.hearing.text.tokens import Item, ItemKind
from arbitro.answers.hearing.weighing.answering import Answering
from arbitro.bridge.seats import Seat

REACH = 6  # tokens to a concept beside what is named
FIRST = 4  # places that are told apart
AROUND = ("himself", "lho", "partner", "rho")

ItemField: TypeAlias = Literal["seat", "card", "call", "number", "card or call"]
T = TypeVar("T")
KINDS: Mapping[str, tuple[ItemKind, ...]] = {"number": ("number", "ordinal")}


class Candidates:
    """The candidates of a story. Their signs are the same in every language."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self.answering = Answering(reading)
        self._of: dict[ItemField, Mapping[Any, frozenset[str]]] = {}

    def of(self, kind: ItemField) -> Mapping[Any, frozenset[str]]:
        """Everything of this kind that is named, and its signs."""
        if kind not in self._of:
            if kind == "card or call":
                self._of[kind] = {**self.of("card"), **self.of("call")}
            else:
                self._of[kind] = self._items(kind)
        return self._of[kind]

    @cached_property
    def _concepts(self) -> tuple[Concept, ...]:
        return tuple(self.reading.story.concepts(self.reading.story.terms))

    @cached_property
    def _beginning(self) -> Mapping[int, Iterable[str]]:
        """The concepts that begin at each token."""
        return _grouped((concept.first, concept.name) for concept in self._concepts)

    @cached_property
    def _ending(self) -> Mapping[int, Iterable[Concept]]:
        return _grouped((concept.last, concept) for concept in self._concepts)

    @cached_property
    def _kinds_from(self) -> Mapping[int, Iterable[ItemKind]]:
        """What kinds of things begin at each token."""
        return _grouped((item.first, item.kind) for item in self.reading.story.items)

    @cached_property
    def _kinds_to(self) -> Mapping[int, Iterable[ItemKind]]:
        return _grouped((item.last, item.kind) for item in self.reading.story.items)

    def _items(self, kind: ItemKind) -> Mapping[Any, frozenset[str]]:
        reading, players = self.reading, self.reading.players
        signs: defaultdict[Any, set[str]] = defaultdict(set)
        named = {item.value: None for item in reading.story.of(*KINDS.get(kind, (kind,)))}
        for item in reading.story.of(*KINDS.get(kind, (kind,))):
            signs[item.value].update(self._around(item))
            if kind == "seat":
                ways = {"object": players.is_object(item), "by": players.is_by(item), "owns": players.has_s(item)}
                signs[item.value].update(name for name, is_so in ways.items() if is_so)
            elif doer := players.doer(item.first):
                signs[item.value] |= {f"by {players.part(doer) or doer.kind}"}
            if item.kind == "ordinal":
                signs[item.value] |= {"ordinal"}
        for place, value in enumerate(named):
            signs[value] |= {f"named {min(place, FIRST)}", f"named -{min(len(named) - 1 - place, FIRST)}"}
        found = {"seat": self._seats, "card": self._cards, "call": self._calls, "number": self._numbers}
        for value, sign in found[kind](list(named)):
            signs[value] |= {sign}
        return {getattr(value, "value", value): frozenset(said) for value, said in signs.items()}

    def _around(self, item: Item) -> Iterator[str]:
        """The concepts of its sentence on either side, and what is named right beside it."""
        story = self.reading.story
        sentence = story.sentence(item.first)
        for at in range(item.last + 1, item.last + REACH + 1):
            yield from (f">{name}" for name in self._beginning.get(at, ()) if story.sentence(at) == sentence)
        for at in range(item.first - REACH, item.first):
            yield from (f"<{one.name}" for one in self._ending.get(at, ()) if story.sentence(one.first) == sentence)
        yield from (f">1 {kind}" for kind in self._kinds_from.get(item.last + 1, ()))
        yield from (f"<1 {kind}" for kind in self._kinds_to.get(item.first - 1, ()))

    def _seats(self, named: list[Seat]) -> Iterator[tuple[Seat, str]]:
        """Where each player sits, seen from those who are known, and what he does."""
        reading, players = self.reading, self.reading.players
        if not (named or players.dealer or players.declarer):
            return  # nobody is named who is not in the story
        for concept in self._concepts:
            doer = players.doer(concept.first)
            who = players.person(doer) if doer else None
            if who:
                yield who, f"does {concept.name}"
        dealer, made, found = reading.laid(None)
        known = {
            "declarer": players.declarer, "dealer": players.dealer or dealer, "turn": reading.turn,
            "last": made[-1].by if made else None,
            "wrong": made[found.place].by if found and found.place < len(made) else None,
            "last card": reading.plays[-1].by if reading.plays else None, "me": reading.story.me,
        }  # fmt: skip
        for role, who in known.items():
            if who:
                yield from ((seat, f"{role} {AROUND[_from(who, seat)]}") for seat in Seat)
        for place, play in enumerate(reading.plays[:FIRST]):
            if play.by:
                yield play.by, f"card {place}"
        yield from ((seat, "unnamed") for seat in Seat if seat not in named)
        if len(named) == 1:
            yield named[0], "only"

    def _cards(self, _: list[Any]) -> Iterator[tuple[Any, str]]:
        plays, revoked, declarer = self.reading.plays, self.reading.revoked, self.reading.players.declarer
        for place, play in enumerate(plays):
            yield play.card, f"card {min(place, FIRST)}"
            yield play.card, f"card -{min(len(plays) - 1 - place, FIRST)}"
            if play.by:
                yield play.card, f"by {AROUND[_from(declarer, play.by)] if declarer else 'somebody'}"
        if revoked:
            yield revoked.card, "revoked"
            if revoked.new:
                yield revoked.new, "then produced"

    def _calls(self, named: list[Any]) -> Iterator[tuple[Any, str]]:
        _, made, found = self.reading.laid(None)
        for place, one in enumerate(made):
            yield one.call, f"call {min(place, FIRST)}"
            yield one.call, f"call -{min(len(made) - 1 - place, FIRST)}"
        if found:
            yield found.call, "wrong"
        told = {one.call for one in self.reading.told.made}
        yield from ((call, "not made") for call in named if call not in told)
        if contract := self.reading.told.contract:
            yield contract, "contract"

    def _numbers(self, named: list[Any]) -> Iterator[tuple[Any, str]]:
        yield from ((number, f"={number}") for number in named)


def _from(who: Seat, other: Seat) -> int:
    return (who, who.lho, who.partner, who.rho).index(other)


def _grouped(pairs: Iterable[tuple[int, T]]) -> Mapping[int, Iterable[T]]:
    found: dict[int, list[T]] = {}
    for place, each in pairs:
        found.setdefault(place, []).append(each)
    return found
