"""What came of an explanation: who acted on it, when it was corrected, and what shows which of the two was wrong."""

from collections.abc import Mapping

from arbitro.answers.hearing.facts.kinds import Filler
from arbitro.answers.hearing.facts.stage import in_mid_play, lead_told, play_over
from arbitro.answers.hearing.reading import Reading
from arbitro.answers.hearing.signs import answer

PLAYED = frozenset({"lead", "opening-lead", "finesse-word", "discard", "played-on-it", "play"})
CALLED = frozenset({"called-on-it", "double"})
SILENT = ("no-proof", "no-evidence")  # the card
CALLS = frozenset({"director-at-once", "called-director", "rang-director"})


def acted_on_it(reading: Reading, _: str) -> str | None:
    """`On that basis West passed`, `took the finesse on the strength of it`: what stands beside such words."""
    story = reading.story
    if story.says("no-action"):
        return "nothing"
    for concept in story.concepts({"on-strength"}):
        place = story.clause(concept.first)
        said = story.clauses[place]
        calls = [item for item in story.of("call") if story.clause(item.first) == place]
        if said & PLAYED or (not calls and story.of_sentence("card", story.sentence(concept.first))):
            return "play"
        if calls or said & CALLED:
            return "call"
    said_so: str | None = answer(reading.answering, "acted_on_it")
    return said_so


def realised(reading: Reading, _: str) -> str | None:
    """As told; else by how far the board had come."""
    said: str | None = answer(reading.answering, "realised")
    if said is None and lead_told(reading) is False and not reading.story.says("auction-open"):
        return "before_play"
    return "play" if said is None and in_mid_play(reading) else said


def called_in_time(reading: Reading, what: str) -> bool | None:
    """Called before the lead was faced."""
    said: bool | None = answer(reading.answering, "called_in_time")
    if said is not None:
        return said
    when = realised(reading, what)
    in_time = when == "before_play" or (when is None and reading.story.says("auction-open"))
    return True if in_time and reading.story.says(*CALLS) and not play_over(reading, what) else None


def _told(reading: Reading, *names: str) -> bool:
    """Told, and not only asked."""
    return reading.story.says(*{*names} - reading.story.asked)


def evidence_of_agreement(reading: Reading, what: str) -> bool | None:
    """Whether the card or notes bear out the explanation, so that the call was the mistake."""
    said: bool | None = answer(reading.answering, "evidence_of_agreement")
    if reading.story.says(*SILENT):
        return False
    as_explained = _told(reading, "explained-as-system", "own-call-wrong")
    if what == "mistaken_explanation_or_call":
        return False if reading.story.says("had-it") else True if as_explained else said
    other = answer(reading.answering, "mi") in (None, "explanation") and reading.story.says("card-says", "our-system")
    return False if said is None and other and not as_explained else said


def meaning_established(reading: Reading, what: str) -> bool | None:
    """Whether the card or notes say what the call means."""
    if reading.story.says("had-it") or evidence_of_agreement(reading, what):
        return True
    return False if reading.story.says(*SILENT) else None


def explanation_was_right(reading: Reading, what: str) -> bool | None:
    """`I misbid`, `partner was right`: the call was wrong. Where nobody says so, a partner’s explanation was."""
    story = reading.story
    own = [one for one in story.concepts({"own-call-wrong"}) if story.clause(one.first) == story.clause(one.last)]
    if any(not story.denies(one.first) for one in own):
        return True
    return False if what == "partner_explanation_wrong" else None


FILLERS: Mapping[str, Filler] = {
    "acted_on_it": acted_on_it,
    "realised": realised,
    "called_in_time": called_in_time,
    "evidence_of_agreement": evidence_of_agreement,
    "explanation_was_right": explanation_was_right,
    "meaning_established": meaning_established,
}
