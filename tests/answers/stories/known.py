"""The stories that are known, read, with what a key may be believed to say."""

from collections.abc import Collection, Iterator, Mapping
from typing import Any, NamedTuple

from arbitro.answers.hearing import names_of
from arbitro.answers.hearing.facts.filling import asked_of, only, read
from arbitro.answers.hearing.reading import Reading
from arbitro.book.edition import E2017
from arbitro.words import LANGUAGES
from tests.answers.stories.shares import UNSEEN, ToldStory, is_same, told

TRIED = frozenset({"fifteenth", "sixteenth", "seventeenth"})
"""Parts that no reader was corrected by."""
COMPLETE = frozenset({"seventh", "eighth", "ninth", "tenth", "eleventh", "twelfth"})
"""Parts whose keys have all that is told; those of later ones have a dealer only where he is named."""
SHARES = (0.4, 0.5, 0.6, 0.7, 0.8)  # how likely something must be, when that is tried


class Known(NamedTuple):
    """A story with the event that it is about, what may be asked of that, and what the readers find."""

    story: ToldStory
    what: str
    asked: frozenset[str]
    reading: Reading
    read: Mapping[str, Any]

    @classmethod
    def of(cls, story: ToldStory) -> "Known":
        names = names_of(E2017)
        what = max(story.meant, key=lambda one: len({*asked_of(names.get(one, ()))} & story.facts.keys()))
        reading = Reading(story.story, LANGUAGES[0])
        asked = names.get(what, ())
        return cls(story, what, frozenset(asked_of(asked, what)), reading, read(reading, what, asked))

    def found(self, name: str) -> Any:
        """What the readers find in this field."""
        return only(self.read.get(name))

    def is_silent(self, name: str) -> bool:
        """Whether the story may be believed not to tell it: older keys do not have all."""
        return name not in self.story.facts and (self.story.part in COMPLETE or name not in self.read)

    def verdict(self, name: str, found: Any) -> str:
        key = self.story.facts.get(name)
        if found is None:
            return "silent" if key is None else "missing"
        return "besides" if key is None else "right" if is_same(name, found, key) else "wrong"


def known(parts: Collection[str] = ()) -> Iterator[Known]:
    """Every story but those from which nothing is learned; these too, where their parts are named."""
    return (Known.of(story) for story in told() if story.part in parts or story.part not in UNSEEN)


def table(counts: Mapping[float, Mapping[str, int]]) -> str:
    """What came of it at each share; 0 for the readers alone."""
    return "\n".join(
        " ".join((f"{share:4}", *(f"{what} {count[what]:5}" for what in ("right", "wrong", "besides", "missing"))))
        for share, count in sorted(counts.items())
    )
