"""How many stories lead to the right event, and how many of the facts that they tell are read."""

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from arbitro.answers.hearing import hear
from arbitro.book.edition import Edition
from arbitro.book.problem import ProblemsFound
from arbitro.laws.shared.designation import Words
from arbitro.words import LANGUAGES

UNORDERED = frozenset({
    "visible", "cards", "dummy_holds", "misplaced_hands", "hand", "others", "forbidden", "forbidden_suits",
    "shown_suits",
})  # fmt: skip
"""Facts that are sets."""
UNSEEN = frozenset({"distant", "remote"})  # the parts from which nothing is learned


class ToldStory(msgspec.Struct, frozen=True):
    """A story, the events that it may be about, and the facts that it tells."""

    id: str
    edition: int
    story: str
    what: str | list[str]
    law: str
    facts: dict[str, Any]

    @property
    def language(self) -> str:
        return self.id[:2]

    @property
    def part(self) -> str:
        """Which part of the stories this is of: by its number, or one of those that came later.

        From `stranger` on they are by other hands; those of `UNSEEN` were never looked at one by one.
        """
        _, *later, number = self.id.split("-")
        return later[0] if later else "odd" if int(number) % 2 else "even"

    @property
    def meant(self) -> list[str]:
        return [self.what] if isinstance(self.what, str) else self.what


class Shares(NamedTuple):
    stories: int
    first: int
    law_first: int
    third: int
    facts: int
    filled: int
    wrong: int
    misheard: tuple[str, ...]

    @property
    def line(self) -> str:
        of_stories = (100 * part / max(self.stories, 1) for part in (self.first, self.third, self.law_first))
        of_facts = (100 * part / max(self.facts, 1) for part in (self.filled, self.wrong))
        shares = " ".join(f"{share:6.1f}" for share in (*of_stories, *of_facts))
        return f"{self.stories:5} stories, first / of three / law {shares} % of {self.facts} facts filled in / wrong"

    def __str__(self) -> str:
        def share(part: int, whole: int) -> str:
            return f"{part} of {whole}, {100 * part / max(whole, 1):.1f} %"

        return "\n".join(
            (
                f"right event first       {share(self.first, self.stories)}",
                f"right event among three {share(self.third, self.stories)}",
                f"right law first         {share(self.law_first, self.stories)}",
                f"facts filled in         {share(self.filled, self.facts)}",
                f"facts filled in wrongly {share(self.wrong, self.facts)}",
            )
        )


@cache
def told() -> tuple[ToldStory, ...]:
    folder = Path(__file__).parent
    return tuple(
        msgspec.json.decode(line, type=ToldStory)
        for language in LANGUAGES
        for line in (folder / f"{language}.jsonl").read_text(encoding="utf-8").splitlines()
    )


heard_once = cache(hear)  # by all tests of the stories


def measured(stories: "list[ToldStory] | tuple[ToldStory, ...]") -> Shares:
    """Facts are compared under the right event, wherever it stands; the language of the reader is always English."""
    first = law_first = third = filled = wrong = facts = 0
    misheard: list[str] = []
    for story in stories:
        heard = heard_once(story.story, Edition(story.edition)).events
        order = [one.what for one in heard]
        right = next((one for one in heard if one.what in story.meant), None)
        first += order[:1] == [right.what] if right else 0
        law_first += bool(heard) and heard[0].law == story.law
        third += any(what in story.meant for what in order[:3])
        read = right.facts if right else {}
        trouble = []
        for name, value in story.facts.items():
            facts += 1
            is_right = is_same(name, read.get(name), value)
            filled += is_right
            wrong += name in read and not is_right
            if not is_right:
                trouble.append(f"{name}={read.get(name)!r} for {value!r}")
        if not order or order[0] not in story.meant or trouble:
            place = order.index(right.what) + 1 if right else "-"
            misheard.append(f"{story.id} [{place}] {story.story}\n    {story.what}: {order[:3]} {'; '.join(trouble)}")
    return Shares(len(stories), first, law_first, third, facts, filled, wrong, tuple(misheard))


def _meant(words: str) -> Words | None:
    try:
        return Words.parse(words)
    except ProblemsFound:
        return None


def is_same(name: str, read: Any, told: Any) -> bool:
    """Whether a fact was read as told; an auction also without, or only with, the call that is in question;
    what declarer said by its meaning, a set of cards in any order."""
    if read is None:
        return False
    if name == "auction":
        calls, told_calls = str(read).split(), str(told).split()
        return told_calls in (calls, calls[:-1])
    if name == "words":
        return bool(read == told) or _meant(read) == _meant(told) is not None
    if isinstance(read, list) and isinstance(told, str):
        every = [str(one) for one in read]
        return read == [told] or every == told.split() or (name in UNORDERED and {*every} == {*told.split()})
    return bool(read == told)
