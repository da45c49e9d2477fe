"""What is counted in a story: tricks, and the cards of a hand."""

from functools import cached_property

from arbitro.answers.hearing.players import Players
from arbitro.answers.hearing.story import Story
from arbitro.answers.hearing.tokens import ABBREVIATED, Item
from arbitro.bridge.seats import Seat

NEAR = 3
MINUS = frozenset("-–—")
COUNTED = range(10, 17)  # cards of a hand that somebody counts
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
        story = self.story
        found: dict[Seat, int] = {}
        for item in story.of("number"):
            if item.value not in COUNTED[1:] or not self._counts_cards(item):
                continue
            who = self._whose(item.first)
            if item.value == 13 and "others" in story.said_between(max(0, item.first - NEAR), item.first):
                found = dict.fromkeys(Seat, 13) | found
            elif who and who not in found:
                found[who] = int(item.value)
        if found and story.says("others-right"):
            found = dict.fromkeys(Seat, 13) | found
        for concept in story.concepts({"card-short"}):
            if not found and (who := self.players.subject(concept.first)):
                found[who] = 12
        return found

    def _counts_cards(self, item: Item) -> bool:
        """Not points, minutes, a board, the range of a notrump; thirteen only where cards are spoken of."""
        story = self.story
        said = story.said_between(max(0, item.first - 1), item.last + 2)
        ranged = any(story.word(at) in MINUS for at in (item.first - 1, item.last + 1))
        other = said & {"minutes", "board", "points", "tables", "round-word"} or ranged
        return not other and (item.value != 13 or story.says("card-word"))

    def _whose(self, at: int) -> Seat | None:
        """The nearest player before, since the number before; else whoever was spoken of last."""
        story = self.story
        numbers = [i.last for i in story.of("number") if i.last < at and i.value in COUNTED]
        start = numbers[-1] if numbers else -1
        seats = [i for i in story.of("seat") if start < i.first < at]
        here = [i for i in seats if story.sentence(i.first) == story.sentence(at)]
        spoken_of = here or [i for i in seats if not story.is_i(i.first)]
        return spoken_of[-1].value if spoken_of else None
