"""What is counted in a story: tricks, and the cards of a hand."""

from functools import cached_property

from arbitro.answers.hearing.game.players import Players
from arbitro.answers.hearing.text.story import Story
from arbitro.answers.hearing.text.tokens import ABBREVIATED, Item
from arbitro.bridge.seats import Seat

NEAR = 3
MINUS = frozenset("-–—")
FULL, MORE, LESS = 13, 14, 12  # cards of a hand
COUNTED = range(10, 17)  # cards of a hand that somebody counts
PLUS = frozenset("+&")
COUNTABLE = frozenset({"trick", "card-word"})


class Counted:
    """The numbers of a story."""

    def __init__(self, story: Story, players: Players) -> None:
        self.story = story
        self.players = players

    @cached_property
    def small_numbers(self) -> list[int]:
        """The numbers that may count tricks."""
        return [
            item.value
            for item in self.story.of("number")
            if 1 <= item.value <= 13 and not self.story.is_article_at(item.first) and item.value != self.players.board
        ]

    @cached_property
    def some_of(self) -> int | None:
        """`2 of the last 5`, `fac patru din ele`."""
        story = self.story
        for item in story.of("number"):
            if 1 <= item.value <= 13 and "some-of" in story.said_between(item.last + 1, item.last + 2):
                return int(item.value)
        return None

    @cached_property
    def made_of_rest(self) -> int | None:
        """`I make one`, `ne richiede due`: a number right behind such words, at the end of what is said."""
        story = self.story
        for item in story.of("number"):
            near = story.said_between(max(0, item.first - 3), item.first - 1) & {"makes-tricks"}
            if near and 1 <= item.value <= 13 and not story.word(item.last + 1).isalnum():
                return int(item.value)
        return None

    @cached_property
    def trick(self) -> int | None:
        """The first trick that is counted."""
        return self.tricks[0][0] if self.tricks else None

    @cached_property
    def tricks(self) -> tuple[tuple[int, int], ...]:
        """Every trick that is counted, and at which token."""
        story = self.story
        found: list[tuple[int, int]] = []
        for item in story.of("ordinal", "number"):
            if not 1 <= item.value <= 13:
                continue
            numbered = story.word(item.first - 1) == "." and story.word(item.first - 2) in ABBREVIATED  # presa n. 9
            before = story.said_between(max(0, item.first - 2 - 2 * numbered), item.first - 1)
            after = story.said_between(item.last + 1, item.last + 1)
            behind = "trick" in before and story.sentence(item.first - 1) == story.sentence(item.first)
            behind = behind and not story.at("number", item.first - 1)  # levata 3 două cărți
            behind = behind and "card-word" not in after  # presa con 4 carte
            if behind or (item.kind == "ordinal" and ("trick" in after or found)):
                found.append((int(item.value), item.first))
        return tuple(found)

    @cached_property
    def tricks_left(self) -> int | None:
        """`The last 4`, `with four cards left`, `mancavano 7 prese`; of a claim also a number of tricks."""
        story = self.story
        numbers = [i for i in story.of("number") if 1 <= i.value <= 13 and not story.is_article_at(i.first)]
        counted = [i for i in numbers if COUNTABLE & story.said_between(i.last + 1, i.last + 2)]
        claims = story.says("claim", "concede")
        for item in numbers:
            before = story.said_between(max(0, item.first - 2), item.first - 1)
            behind = "left-word" in story.said_between(item.last + 1, item.last + 5)
            close = "left-word" in story.said_between(item.last + 1, item.last + 2)
            alone = not self._means_level(item) and (claims or close)
            if "still-left" in before or ("last-word" in before and claims) or (behind and (item in counted or alone)):
                return int(item.value)
        return int(counted[0].value) if counted and claims else None

    def _means_level(self, item: Item) -> bool:
        return self.story.at("call", item.last + 1) is not None

    @cached_property
    def hands(self) -> dict[Seat, int]:
        """How many cards a player holds, where it is told: North has 14 cards and East 12, the others 13."""
        story, found = self.story, dict(self.told_hands)
        if self._everybody_full and {*found.values()} <= {FULL}:
            return dict.fromkeys(Seat, FULL)
        for concept in story.concepts({"card-short", "short-told"}):
            who = self._before(concept.first) or self.players.subject(concept.first)
            if who and (not found or (MORE in found.values() and (who not in found or found[who] == FULL))):
                found[who] = LESS
        right = found and (story.says("others-right") or self._others_full)
        if right and not (story.says("other-two") and len(found) == 1):  # the other one is not named
            found = dict.fromkeys(Seat, FULL) | found
        for concept in story.concepts({"hand-in-order"}):
            found = dict.fromkeys(self._joined(concept.first), FULL) | found if found else found
        return found

    @cached_property
    def told_hands(self) -> dict[Seat, int]:
        """The same, of those whose number is told."""
        found: dict[Seat, int] = {}
        for item in self.story.of("number"):
            if item.value not in COUNTED[1:] or not self._counts_cards(item) or self._is_of_others(item):
                continue
            if self.story.denies(item.first) or self._is_everybodys(item):
                continue
            who = self._whose(item.first)
            several = self._joined(item.first) if item.value == FULL else ()
            for seat in several or (who,):
                if seat and seat not in found:
                    found[seat] = int(item.value)
        return found

    @property
    def _others_full(self) -> bool:
        """`The others 13`, `le altre tre mani sono regolari`."""
        right = any(self._behind_others(one.first) for one in self.story.concepts({"hand-in-order"}))
        return right or any(item.value == FULL and self._is_of_others(item) for item in self.story.of("number"))

    def _is_of_others(self, item: Item) -> bool:
        """`The others 13`, `13 gli altri due`, `the other three hands were thirteen`: no player between them."""
        story = self.story
        if item.value != FULL:
            return False
        return self._behind_others(item.first) or "others" in story.said_between(item.last + 1, item.last + NEAR)

    def _behind_others(self, at: int) -> bool:
        story = self.story
        others = [one.last for one in story.concepts({"others", "other-hands"}) if one.last < at]
        if not others or story.sentence(others[-1]) != story.sentence(at):
            return False
        return not any(others[-1] < one.first < at for one in story.of("seat", "call"))

    @property
    def _everybody_full(self) -> bool:
        return any(self._is_everybodys(item) for item in self.story.of("number"))

    def _is_everybodys(self, item: Item) -> bool:
        """`Everyone had thirteen`, `tredici carte a testa`, `13 all round`; not of everyone else."""
        story = self.story
        near = story.near(item.first - NEAR - 1, item.first - 1)
        return (
            item.value == FULL
            and not self._is_of_others(item)
            and ("everybody-counted" in near or "all-round" in story.near(item.last + 1, item.last + NEAR))
        )

    def _before(self, at: int) -> Seat | None:
        """`A Ovest ne mancava una`: a player right before what is said of his cards."""
        item = next((i for i in self.story.of("seat") if 0 < at - i.last <= NEAR), None)
        return item.value if item else None

    def _joined(self, at: int) -> tuple[Seat, ...]:
        """`Nord și Sud câte 13`, `S + W 13`, `NS 13 each`: more than one, right before what is said of them."""
        story = self.story
        sides = [i for i in story.of("side") if 0 < at - i.last <= NEAR]
        if sides:
            return tuple(seat for seat in Seat if seat.side is sides[-1].value)
        seats = [i for i in story.of("seat") if i.last < at and story.sentence(i.first) == story.sentence(at)]
        if len(seats) < 2 or at - seats[-1].last > NEAR + 1:
            return ()
        one, other = seats[-2:]
        sign = story.text[story.tokens[one.last].end : story.tokens[other.first].start].strip()
        between = range(one.last + 1, other.first)
        joins = between and self.players.joined(between.start, between.stop) and story.word(between.start) != ","
        return (one.value, other.value) if joins or sign in PLUS else ()

    def _counts_cards(self, item: Item) -> bool:
        """Thirteen only where cards are spoken of, or a hand that has one more or less: `N 13, E 14`."""
        story = self.story
        others = (one for one in story.of("number") if one.value in (MORE, LESS) and one.value != self.players.board)
        spoken_of = story.says("card-word", "counted-word") or any(not self._counts_else(one) for one in others)
        return not self._counts_else(item) and (item.value != FULL or spoken_of)

    def _counts_else(self, item: Item) -> bool:
        """Points, minutes, a board, the range of a notrump."""
        story = self.story
        said = story.said_between(max(0, item.first - 1), item.last + 2) - {"points"}
        said |= story.said_between(item.last + 1, item.last + 2)
        ranged = any(
            story.word(at) in MINUS and story.at("number", at + step)
            for at, step in ((item.first - 1, -1), (item.last + 1, 1))
        )
        return bool(said & {"minutes", "board", "points", "tables", "round-word"} or ranged)

    def _whose(self, at: int) -> Seat | None:
        """Whoever counts his own; else the nearest player before, since the number before, or of a hand that is named
        right behind; else whoever was spoken of last."""
        story = self.story
        if story.me and "own-count" in story.near(at - NEAR - 1, at - 1):
            return story.me
        counted = [i for i in story.of("number") if i.last < at and i.value in COUNTED]
        numbers = [i.last for i in counted if not story.denies(i.first)]
        start = numbers[-1] if numbers else -1
        outside = [i for i in story.of("seat") if story.bracket(i.first) in (0, story.bracket(at))]
        seats = [i for i in outside if start < i.first < at]
        here = [i for i in seats if story.sentence(i.first) == story.sentence(at)]
        spoken_of = here or [i for i in seats if not story.is_i(i.first)]
        return spoken_of[-1].value if spoken_of else None
