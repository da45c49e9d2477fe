"""What a story tells of how a board ended: claims and concessions, tricks wanted back, what came after a revoke."""

from collections.abc import Mapping

from arbitro.answers.hearing.kinds import Filler
from arbitro.answers.hearing.playing import trick
from arbitro.answers.hearing.reading import Reading
from arbitro.answers.hearing.signs import answer


def _claimed(reading: Reading, what: str) -> int | None:
    left, conceded = reading.tricks_left, _conceded(reading)
    if what == "concession_cancelled":
        if left and conceded:
            return left - conceded if conceded <= left else None
        return 0 if left and not _gives_some(reading, left) else None
    some = reading.some_of or reading.made_of_rest
    if some is None and left and reading.story.says("claim", "all-tricks") and not reading.story.says("concede"):
        return left if len(reading.small_numbers) == 1 or reading.story.says("all-tricks") else None
    return some if left and some and some <= left else None


def _gives_some(reading: Reading, left: int) -> bool:
    """Whether a smaller number stands in the sentence that says how many tricks are left, and not behind these."""
    story = reading.story
    numbers = [item for item in story.of("number") if item.value in range(1, left + 1)]
    whole = next((item for item in numbers if item.value == left), None)
    given = whole is not None and "concede" in story.said_between(max(0, whole.first - 4), whole.first - 1)
    here = (item for item in numbers if whole and story.sentence(item.first) == story.sentence(whole.first))
    return not given and any(item.value < left for item in here)


def _conceded(reading: Reading) -> int | None:
    """`One of the last two tricks`: the number before that of the tricks left."""
    story = reading.story
    numbers = [item.value for item in story.of("number") if 1 <= item.value <= 13]
    if len(numbers) == 2 and numbers[1] == reading.tricks_left:
        return int(numbers[0])
    ends = {concept.last for concept in story.concepts({"concede"})}
    for item in story.of("number"):
        if item.first - 1 in ends and 1 <= item.value < (reading.tricks_left or 0):
            return int(item.value)
    tricks = (trick.first for trick in story.concepts({"trick"}) if story.is_article_at(trick.first - 1))
    return 1 if any(at - 2 in ends for at in tricks) and (reading.tricks_left or 0) > 1 else None  # cedat o levată


def _wanted(reading: Reading, what: str) -> int | None:
    if what == "concession_cancelled":
        return 1 if reading.story.says("that-trick") else _conceded(reading)
    one = any(reading.story.is_article_at(concept.first - 1) for concept in reading.story.concepts({"trick"}))
    one = one or any(item.value == 1 for item in reading.story.of("number"))
    return 1 if what == "agreement_withdrawn" and one else None


def _seeking(reading: Reading, _: str) -> str | None:
    sides = {item.value for item in reading.story.of("side")}
    return sides.pop().value if len(sides) == 1 else None


def _again(reading: Reading, _: str) -> tuple[int, ...]:
    """`At trick 4 and again at trick 7`: those of the sentence that says so."""
    story = reading.story
    sentences = {story.sentence(concept.first) for concept in story.concepts({"again-word"})}
    return tuple(trick for trick, at in reading.tricks[1:] if story.sentence(at) in sentences)


def _under_way(reading: Reading, what: str) -> bool | None:
    said: bool | None = answer(reading.signals, "next_trick_under_way")
    revoked = trick(reading, what)
    return True if said is None and revoked and any(other > revoked for other, _ in reading.tricks) else said


def _later_tricks(reading: Reading, _: str) -> int | None:
    """`Won two tricks after it`, `ne ha fatte altre due`, `a mai făcut trei`: after a revoke."""
    story = reading.story
    for item in story.of("number"):
        before = story.said_between(max(0, item.first - 3), item.first - 1)
        behind = story.said_between(item.last + 1, item.last + 4)
        if 1 <= item.value <= 12 and ("and-more" in before or "after-that" in behind):
            return int(item.value)
    return None


def _left(reading: Reading, _: str) -> int | None:
    return reading.tricks_left


def _statement(reading: Reading, _: str) -> tuple[str, ...]:
    return reading.story.quoted[:1]


FILLERS: Mapping[str, Filler] = {
    "left": _left,
    "claimed": _claimed,
    "tricks_wanted": _wanted,
    "seeking": _seeking,
    "statement": _statement,
    "again": _again,
    "os_later_tricks": _later_tricks,
    "next_trick_under_way": _under_way,
}
