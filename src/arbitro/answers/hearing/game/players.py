"""Who is who, and who did what: dealer, whose turn it was, the subject of a verb."""

from functools import cached_property
from itertools import pairwise

from arbitro.answers.hearing.game.declaring import Declaring
from arbitro.answers.hearing.game.grammar import NEAR
from arbitro.answers.hearing.text.seats import LETTERS
from arbitro.answers.hearing.text.story import Story
from arbitro.answers.hearing.text.tokens import ABBREVIATED, Item
from arbitro.bridge.board import dealer_of
from arbitro.bridge.seats import Seat

PARTS = ("declarer", "dummy", "defender")
TURN = ("whose-turn", "on-lead")
NO_TURN = frozenset({"turn", "accept", "not-accept"})  # out of turn; let it go
MIXED_UP = ("wrong-board", "wrong-board-hand", "board-out")
DEALING = frozenset("DM")
INSTEAD = frozenset({"instead"})


class Players(Declaring):
    """The players of a story. `declarer` and `dealer` may be known from elsewhere: a board, an auction."""

    def __init__(self, story: Story, *, dealer: Seat | None = None, declarer: Seat | None = None) -> None:
        super().__init__(story, declarer)
        self._dealer = dealer

    @cached_property
    def dealer(self) -> Seat | None:
        return self.named_dealer or self._dealer or self._dealer_of_board()

    @cached_property
    def named_dealer(self) -> Seat | None:
        columns = self.columns[0].value if self.columns else None
        return self.called("dealer") or columns or self._by_letter() or self._to_start()

    def _by_letter(self) -> Seat | None:
        """`D = W`, `M: N`."""
        for item in self.story.of("seat"):
            before = self.story.tokens[item.first - 1] if item.first else None
            if before and before.text in DEALING and self.story.tokens[item.first].text in LETTERS:
                joined = self.story.text[before.end : self.story.tokens[item.first].start].strip()
                if joined in ("=", ":"):
                    return item.value  # type: ignore[no-any-return]
        return None

    def _to_start(self) -> Seat | None:
        """`East was to open`, `doveva aprire Sud`."""
        for concept in self.story.concepts({"to-start"}):
            before = [item for item in self.story.of("seat") if 0 < concept.first - item.last <= 2]
            behind = self.story.at("seat", concept.last + 1)
            simply = before and self.small(before[-1].last + 1, concept.first)
            if simply or behind:
                return before[-1].value if simply else behind.value if behind else None
        return None

    @cached_property
    def columns(self) -> tuple[Item, ...]:
        """`S W N E: 1S pass …`: the players over the columns of an auction."""
        seats = self.story.of("seat")
        for row in zip(seats, seats[1:], seats[2:], seats[3:], strict=False):
            if all(
                b.first - a.last <= 2 and b.value is a.value.lho and self.small(a.last + 1, b.first)
                for a, b in pairwise(row)
            ):
                return row
        return ()

    def _dealer_of_board(self) -> Seat | None:
        """Not of one that was mixed up with another: `dal board 18 invece che dal 17`."""
        number = self.board if not self.story.says(*MIXED_UP) else None
        return dealer_of(number) if number else None

    @cached_property
    def board(self) -> int | None:
        """The number of the board, told once."""
        story = self.story
        numbers = [
            item.value for item in story.of("number") if self._names_board(item.first - 1) and 1 <= item.value <= 999
        ]
        return numbers[0] if len({*numbers}) == 1 else None

    def _names_board(self, at: int) -> bool:
        """`Board 7`, `etuiul numărul 7`, `astuccio n. 7`."""
        at -= self.story.word(at) == "." and self.story.word(at - 1) in ABBREVIATED
        said = self.story.said_between
        return "board" in (said(at - 1, at - 1) if "number-word" in said(at, at) else said(at, at))

    def subject(self, at: int, *, plain: bool = False) -> Seat | None:
        """Who does what the word at this place says."""
        item = self.doer(at)
        return self._who(item, plain=plain) if item else None

    def part(self, item: Item | None) -> str:
        """`declarer`, `dummy` or `defender`, where it is known."""
        if item is None:
            return ""
        if item.kind == "role":
            return item.value if item.value in PARTS else ""
        if not self.declarer:
            return ""
        seats = {self.declarer: "declarer", self.declarer.partner: "dummy"}
        return seats.get(item.value, "defender")

    @cached_property
    def spreading(self) -> Seat | None:
        """Who is to be dummy: `wanted N as dummy`."""
        roles = [item for item in self.story.of("role") if item.value == "dummy"]
        before = (self.story.at("seat", item.first - back) for item in roles for back in (1, 2))
        return next((item.value for item in before if item), None)

    @cached_property
    def turn(self) -> Seat | None:
        """Whose turn it was: `it was West to lead`, `toccava a Nord`, `era rândul lui Sud`."""
        story = self.story
        if story.says("lead", "turn") and (who := self._replaced()):
            return who
        out_of_turn = {at for out in story.concepts(NO_TURN) for at in range(out.first, out.last + 1)}
        for concept in story.concepts(TURN):
            if concept.first in out_of_turn:
                continue
            near = [
                item
                for item in story.of("seat", "role")
                if story.sentence(item.first) == story.sentence(concept.first)
                and (0 < concept.first - item.last <= 3 or concept.first <= item.first <= concept.last + 4)
                and (item.kind == "seat" or item.value == "partner")
                and (
                    item.first <= concept.last or self.is_object(item) or self.is_by(item) or concept.name != "on-lead"
                )
            ]
            if not near:
                continue
            item = min(near, key=lambda item: (not self._turn_of(concept.last, item), abs(item.first - concept.first)))
            if item.kind == "seat":
                return item.value  # type: ignore[no-any-return]
            doer = self.doer(item.first)
            return doer.value.partner if doer and doer.kind == "seat" else None
        return None

    def _replaced(self) -> Seat | None:
        """`North led instead of South`, `Attacco di Nord invece che di Sud`."""
        for concept in self.story.concepts(INSTEAD):
            near = (self.story.at("seat", at) for at in range(concept.last + 1, concept.last + NEAR + 1))
            item = next(filter(None, near), None)
            if (
                item
                and (self.is_by(item) or concept.last > concept.first)
                and self.small(concept.last + 1, item.first - 1)
            ):
                return item.value  # type: ignore[no-any-return]
        return None

    def _turn_of(self, at: int, item: Item) -> bool:
        """`The turn of North`: a player behind the word, with a small one before him."""
        return item.first > at and (self.is_by(item) or self.is_object(item))

    def person(self, item: Item) -> Seat | None:
        return self._who(item, plain=False)

    def _who(self, item: Item, *, plain: bool) -> Seat | None:
        if item.kind == "seat":
            return item.value  # type: ignore[no-any-return]
        if plain:
            return None
        if item.value == "declarer":
            return self.declarer
        return self.declarer.partner if item.value == "dummy" and self.declarer else None
