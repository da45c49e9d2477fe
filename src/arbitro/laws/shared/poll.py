"""A poll for logical alternatives (16B1(b)): players of the same class get the hand, the methods and the auction,
without the information, and say what they consider and what they would do.

The counts help the director to judge. What counts as a significant part of those asked is policy, not law: it comes
from the regulations.
"""

from collections.abc import Iterable
from fractions import Fraction

from msgspec import Struct

from arbitro.bridge.calls import CALL_BY_TEXT
from arbitro.bridge.cards import CARD_BY_TEXT
from arbitro.laws.case.notation import *


def spelled(action: str) -> str:
    """A call or a card in its one spelling; anything else as it is written, in capitals."""
    text = action.strip().upper()
    known = CALL_BY_TEXT.get(text) or CARD_BY_TEXT.get(text)
    return str(known.value) if known else text


class Answer(Struct, frozen=True):
    """What one player said: what he would do, and what else he thought about seriously."""

    selected: str
    considered: tuple[str, ...] = ()


class Count(Struct, frozen=True):
    """How many of those asked considered an action (those who chose it included), and how many chose it."""

    action: str
    considered: int
    selected: int = 0


class Poll(Struct, frozen=True):
    """The counts, and what the players were given."""

    asked: int
    counts: tuple[Count, ...]
    level: str = ""  # the class of players
    methods: str = ""
    hand: str = ""
    auction: str = ""

    @classmethod
    def of(cls, answers: Iterable[Answer]) -> "Poll":
        """Counts the answers; the action chosen most often comes first."""
        given = tuple(answers)
        considered: dict[str, int] = {}
        selected: dict[str, int] = {}
        for answer in given:
            choice = spelled(answer.selected)
            selected[choice] = selected.get(choice, 0) + 1
            for action in dict.fromkeys([choice, *map(spelled, answer.considered)]):
                considered[action] = considered.get(action, 0) + 1
        counts = [Count(action, number, selected.get(action, 0)) for action, number in considered.items()]
        return cls(len(given), tuple(sorted(counts, key=lambda count: (-count.selected, -count.considered))))

    def problems(self) -> tuple[Problem, ...]:
        """Counts that cannot be."""
        found = []
        if self.asked < 1:
            found.append(Problem("poll-count", Place(tag="asked"), str(self.asked), "1 …"))
        seen: set[str] = set()
        for index, count in enumerate(self.counts, 1):
            where = Place(tag="poll", index=index)
            if not 0 <= count.considered <= self.asked:
                found.append(Problem("poll-count", where, str(count.considered), f"0 … {self.asked}"))
            elif not 0 <= count.selected <= count.considered:
                found.append(Problem("poll-count", where, str(count.selected), f"0 … {count.considered}"))
            if spelled(count.action) in seen:
                found.append(Problem("poll-action-twice", where, count.action))
            seen.add(spelled(count.action))
        chosen = sum(count.selected for count in self.counts)
        if not found and chosen > self.asked:
            found.append(Problem("poll-count", Place(tag="poll"), str(chosen), f"0 … {self.asked}"))
        return tuple(found)

    def alternatives(self, considered: Fraction, selected: int, *, both: bool = True) -> tuple[str, ...]:
        """The actions that at least such a part considered and at least so many chose (or: either of the two)."""
        test = all if both else any
        return tuple(
            spelled(count.action)
            for count in self.counts
            if test((Fraction(count.considered, self.asked) >= considered, count.selected >= selected))
        )
