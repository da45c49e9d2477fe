"""How information came to somebody who should not have it: from his partner’s manner, or from another table."""

from collections.abc import Mapping

from arbitro.answers.hearing.facts.kinds import Filler
from arbitro.answers.hearing.facts.scores import SCORES, is_signed
from arbitro.answers.hearing.reading import Reading
from arbitro.answers.hearing.signs import answer

RESULTS = frozenset({"result-told", "result-said", "heard-result", "made-down", "plus-minus-word", "made-extra"})


def ui_event(reading: Reading, _: str) -> str | None:
    """As told; what is quoted may be a question, or so loud that it is the manner that tells."""
    said: str | None = answer(reading.answering, "ui_event")
    if said not in ("remark", "question"):
        return said
    if any("!!" in text for text in reading.story.quoted):
        return "emphasis"
    asked = reading.story.quoted and all(text.rstrip(" .!").endswith("?") for text in reading.story.quoted)
    return "question" if asked else said


def what_was_learned(reading: Reading, _: str) -> str | None:
    """Seen: a score sheet, or cards at another table; heard: a result, or a remark."""
    story = reading.story
    said: str | None = answer(reading.answering, "what_was_learned")
    heard, saw = story.says("heard-word"), story.says("see")
    if said in ("wrong_hand", "call_heard"):
        return said
    if not heard and story.says("sheet-word"):
        return "score_sheet"
    if not heard and saw and (story.says("at-that-table", "another-table", "heard-elsewhere") or _table_told(reading)):
        return "cards_at_other_table" if story.says("card-word", "hand-word", "dummy") else said
    if heard and not saw:
        if _result(reading):
            return "result_heard"
        return "remark_heard" if story.quoted else said
    return said


def _table_told(reading: Reading) -> bool:
    """`At table 8`, `dal tavolo 3`."""
    numbers = reading.story.of("number")
    return any("table-word" in reading.story.near(item.first - 1, item.first - 1) for item in numbers)


def _result(reading: Reading) -> bool:
    """`+1430`, `sei picche più una`, `dona 11, șase fără una`."""
    story = reading.story
    scored = any(is_signed(reading, item) and item.value in SCORES for item in story.of("number"))
    return scored or story.says(*RESULTS)


FILLERS: Mapping[str, Filler] = {"ui_event": ui_event, "what_was_learned": what_was_learned}
