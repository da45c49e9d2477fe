"""How players stand among the words: next to a role, behind a `by`, before a verb."""

from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence
from functools import cached_property

from arbitro.answers.hearing.text.spoken import OFFICES
from arbitro.answers.hearing.text.story import Story
from arbitro.answers.hearing.text.tokens import BREAKS, Item
from arbitro.answers.search import tongue
from arbitro.bridge.seats import Seat

BELIEF = 5  # tokens back to what somebody believed
NEAR = 3  # tokens between a player and what he is called
REACH = 6  # tokens from a player to a bracket that says what he is
MANY = 12  # players on either side of a verb among whom it is sought who did it
NOT_DOING = ("partner", "dealer", "lho", "rho", "opener")
RELATIVE = frozenset({"who", "che", "care"})
BELIEVED = frozenset({"thought-call"})


class Grammar:
    """The players of a story, by the words beside them."""

    def __init__(self, story: Story) -> None:
        self.story = story

    def called(self, role: str) -> Seat | None:
        """The player who stands next to a role: `South, declarer`, `dealer North`, `declarer (North)`."""
        story = self.story
        for item in story.of("role"):
            if item.value != role or story.said_between(max(0, item.first - BELIEF), item.first - 1) & BELIEVED:
                continue
            if role == "dummy" and self.dummy_of(item):
                continue
            if role == "declarer" and self._is_partners(item):
                continue
            if (who := self._as(item) or self._aside(item)) is not None:
                return who
            near = [
                other
                for other in story.of("seat")
                if story.sentence(other.first) == story.sentence(item.first) and _gap(item, other) <= NEAR
            ]
            near = [other for other in near if self._simply_between(item, other) and not self._goes_on(item, other)]
            if near:
                inside = item.last + 2 if story.word(item.last + 1) == "(" else -1  # declarer (South)
                nearest = min(near, key=lambda other: (other.first != inside, _gap(item, other), other.first))
                return nearest.value  # type: ignore[no-any-return]
        return None

    def _is_partners(self, declarer: Item) -> bool:
        """`Declarer's partner, South`, `il compagno del dichiarante`: not declarer; not `del dichiarante Est`."""
        if self.story.seat_at(declarer.last + 1):
            return False
        for item in self.story.of("role"):
            behind = item.value == "partner" and 0 < declarer.first - item.last <= 2
            before = item.value == "partner" and item.first == declarer.last + 2 and self.has_s(declarer)
            between = range(item.last + 1, declarer.first)
            if (behind and all(self.small(at, at + 1) or self.story.means(at, 1, "of") for at in between)) or before:
                return True
        return False

    def _as(self, role: Item) -> Seat | None:
        """`West opened 1C as dealer, North 1NT`: whoever acts in the clause."""
        story = self.story
        if role.value not in OFFICES or not story.means(role.first - 1, 1, "at"):
            return None
        clause = range(role.first - 1, -1, -1)
        start = next((at for at in clause if story.word(at) in BREAKS), -1)
        acting = [i for i in story.of("seat") if start < i.first < role.first and not self.is_object(i)]
        return acting[-1].value if acting else None

    def dummy_of(self, dummy: Item) -> Seat | None:
        """`Il morto di Ovest`, `West's dummy`: declarer, by his dummy."""
        for item in self.story.of("seat"):
            behind = 0 < item.first - dummy.last <= NEAR and self.small(dummy.last + 1, item.first - 1)
            if (behind and self.is_by(item)) or (dummy.first == item.last + 2 and self.has_s(item)):
                return item.value  # type: ignore[no-any-return]
        return None

    def _aside(self, role: Item) -> Seat | None:
        """`E 1♦ (dealer), S 1♥`, `Sud apre 3 picche (era dealer)`: the player before a bracket that says only this."""
        story = self.story
        first = next((at for at in range(role.first - 1, role.first - NEAR, -1) if story.word(at) == "("), None)
        if first is None or story.word(role.last + 1) != ")" or not self.small(first + 1, role.first):
            return None
        before = [item for item in story.of("seat") if first - REACH <= item.last < first]
        return before[-1].value if before else None

    def _goes_on(self, role: Item, player: Item) -> bool:
        """`East is dealer, North passes`: a player behind a comma of whom more is told."""
        behind = self.story.word(player.last + 1)
        return self.story.word(role.last + 1) == "," and player.first == role.last + 2 and behind.isalnum()

    def _simply_between(self, one: Item, other: Item) -> bool:
        """Nothing but small words and marks between them."""
        first, last = sorted((one, other), key=lambda item: item.first)
        return all(
            self.small(at, at + 1)
            or (one is first and (self.story.means(at, 1, "at") or self.story.means(at, 1, "my")))
            or (other is first and self.story.means(at, 1, "and"))  # I was South and dealer
            for at in range(first.last + 1, last.first)
        )

    def small(self, first: int, end: int) -> bool:
        fill = tongue(self.story.language).fill
        return all(
            not self.story.word(at).isalnum() or self.story.word(at) in fill or self.story.means(at, 1, "i_am")
            for at in range(first, end)
        )

    def joined(self, first: int, end: int) -> bool:
        """Whether only an `and` or a comma stands here."""
        return all(self.small(at, at + 1) or self.story.means(at, 1, "and") for at in range(first, end))

    def opens(self, at: int) -> bool:
        """Whether an `in` stands here at the head of what is said, or behind the word that somebody declares."""
        story = self.story
        named = any(story.means(at, 1, kind) for kind in ("at", "of", "on"))
        head = at == 0 or story.word(at - 1) in BREAKS
        return named and (head or bool(story.said_between(max(0, at - 2), at - 1) & {"contract", "declares"}))

    def is_by(self, item: Item) -> bool:
        """Whether a word like `by` stands before a player."""
        for length in (1, 2):
            words = [self.story.word(item.first - back) for back in range(length, 0, -1)]
            taken, meant = self.story.speeches.longest(words, 0)
            if taken == length and any(said.kind == "by" for said in meant):
                return True
        return False

    def is_object(self, item: Item) -> bool:
        comma = self.story.word(item.last + 1) == ","
        if self.story.word(item.last + 1 + comma) in RELATIVE:  # it was North who led; when East, who was asleep, led
            return False
        named = self.story.at("seat" if item.kind == "role" else "role", item.first - 1)
        return self.follows_object(named or item)  # with North declarer, to declarer South

    def follows_object(self, item: Item) -> bool:
        for length in (1, 2):
            words = [self.story.word(item.first - back) for back in range(length, 0, -1)]
            taken, meant = self.story.speeches.longest(words, 0)
            if taken == length and any(said.kind == "object" for said in meant):
                return True
        return False

    def has_s(self, item: Item) -> bool:
        """`North's`."""
        at = item.last + 1
        return self.story.word(at) == "s" and self.story.tokens[at].owned

    def _owns(self, item: Item) -> bool:
        """`North's cards`, `le carte di Nord`: a player who only has something to do with it."""
        the_hand = self.story.means(item.first - 1, 1, "the") and self.story.said_between(item.last + 1, item.last + 1)
        return self.has_s(item) or (item.first > 0 and self.is_by(item)) or bool(the_hand and the_hand & {"hand-word"})

    def befell(self, item: Item) -> bool:
        """Whether a player stands so at the head of a clause."""
        head = item.first - 2
        opens = head < 0 or not self.story.word(head).isalnum() or self.story.word(head) in ("si", "e", "ed", "and")
        return opens and self.is_by(item)

    def _befell(self, item: Item, at: int) -> bool:
        """`Lui Vest i-a căzut`, `a Sud è caduta`: a player at the head of a clause, right before what befell him."""
        return self.befell(item) and at - item.last <= NEAR + 1 and self.small(item.last + 1, at)

    @cached_property
    def first_acting(self) -> Seat | None:
        """The first player who is no more than spoken of: `Est allunga la mano e sfila a Sud una carta`."""
        return next((i.value for i in self.story.of("seat") if not (self.is_object(i) or self._owns(i))), None)

    @cached_property
    def first_named(self) -> Seat | None:
        return next((item.value for item in self.story.of("seat")), None)

    def nearest(self, at: int) -> Seat | None:
        """Whose it is that is spoken of here: the nearest player before, in the same sentence, else behind."""
        here = self.story.of_sentence("seat", self.story.sentence(at))
        before = [item for item in here if item.first < at]
        return before[-1].value if before else here[0].value if here else None

    def doer(self, at: int) -> Item | None:
        """Whom it befell, the nearest player before a verb, else one behind a `by`, else the last one of the sentences
        before."""
        story = self.story
        before, after = self._around(at)
        before = [i for i in before if story.bracket(i.first) in (0, story.bracket(at))] or before
        if before and before[-1].kind == "seat" and self._befell(before[-1], at):
            return before[-1]
        for item in reversed(before):
            if not (self.is_object(item) or self._owns(item) or (item.kind == "role" and item.value in NOT_DOING)):
                return self._in_person(item)
        for item in after:
            if self.is_by(item) and not story.at("suit", item.first - 2):  # not: sulle fiori di Est
                return item
        after = [item for item in after if self._follows(item, at)]
        if after and not before and (len(after) == 1 or after[0].first - at <= 1):
            inside = after[0].kind == "role" and story.means(after[0].first - 1, 1, "at")  # revendică …, în mort
            return after[0] if not (inside or self.is_object(after[0]) or self._owns(after[0])) else None
        if before and before[-1].kind == "seat" and at - before[-1].last <= NEAR:  # a Sud è caduta una carta
            return before[-1]
        return None if before or after else self._last_before(story.sentence(at))

    def _around(self, at: int) -> tuple[Sequence[Item], Sequence[Item]]:
        """The players of its sentence, at most `MANY` on either side."""
        here = self._people.get(self.story.sentence(at), ())
        end, start = (
            bisect_left(here, at, key=lambda item: item.last),
            bisect_right(here, at, key=lambda item: item.first),
        )
        return here[max(0, end - MANY) : end], here[start : start + MANY]

    @cached_property
    def _people(self) -> Mapping[int, Sequence[Item]]:
        """The players of each sentence."""
        found: dict[int, list[Item]] = {}
        for item in self.story.of("seat", "role"):
            found.setdefault(self.story.sentence(item.first), []).append(item)
        return found

    def _last_before(self, sentence: int) -> Item | None:
        """The last player of the sentences before, if possible one who is no more than spoken of."""
        seats = self.story.of("seat")
        end = bisect_left(seats, sentence, key=lambda item: self.story.sentence(item.first))
        earlier = [item for item in seats[max(0, end - MANY) : end] if not self.is_object(item)]
        return next((item for item in reversed(earlier) if not self._owns(item)), earlier[-1] if earlier else None)

    def _follows(self, item: Item, at: int) -> bool:
        """`Gioca Sud`: a player behind the verb in its clause; not `showed his hand, without the trump of West`."""
        return bisect_right(self._breaks, at) == bisect_left(self._breaks, item.first)

    @cached_property
    def _breaks(self) -> list[int]:
        return [at for at, token in enumerate(self.story.tokens) if token.text in BREAKS]

    def _in_person(self, item: Item) -> Item:
        """`North, defender`: the player himself."""
        if item.kind == "role" and item.value == "defender":
            for other in self.story.of_sentence("seat", self.story.sentence(item.first)):
                if _gap(item, other) <= NEAR and self._simply_between(item, other):
                    return other
        return item


def _gap(one: Item, other: Item) -> int:
    first, last = sorted((one, other), key=lambda item: item.first)
    return last.first - first.last - 1
