"""How far a board had come: whether the auction was over, an opening lead faced, the play over."""

from collections.abc import Mapping

from arbitro.answers.hearing.facts import aftermath, further
from arbitro.answers.hearing.facts.kinds import Filler
from arbitro.answers.hearing.facts.scores import SCORES, is_signed
from arbitro.answers.hearing.game.counted import MINUS
from arbitro.answers.hearing.reading import Reading
from arbitro.answers.hearing.signs import answer

TRICKS = range(6, 14)
MOST_DOWN = 7
ELSEWHERE = frozenset({"other-table-word", "another-table", "heard-elsewhere"})
UNCERTAIN = frozenset({"would-word", "not"})
SURELY = ("play-ended", "all-played")
ENDS = frozenset({"auction-over", "three-passes", "bidding-done"})  # of the auction
OF_OTHERS = frozenset({"information_from_other_source"})  # tells of the play at another table
OF_TRICKS = frozenset({
    "fifth_card", "trick_inspected", "defective_trick", "several_cards_at_once", "card_retracted",
})  # fmt: skip
"""Where the end that is told is mostly that of a trick."""
BEFORE_LEAD = frozenset({"own_explanation_wrong", "partner_explanation_wrong", "wrong_explanation"})
AT_ONCE = frozenset({"own_explanation_wrong", "dummy_acted"})  # told of the trick at which it came to light
AFTERWARDS = BEFORE_LEAD | frozenset({
    "unauthorised_information", "information_used", "action_withdrawn", "comparable_call", "opponent_misled",
    "could_have_been_aware", "mistaken_explanation_or_call", "psychic_call", "undisclosed_understanding",
    "illegal_understanding", "dummy_indicated_card", "penalty_card_information",
})  # fmt: skip
"""Looked at when the board is over, so that a result is that of the board."""
CHANGED = frozenset({"wrong_explanation"})  # where a call may be changed


def result_told(reading: Reading) -> bool:
    """`One down`, `nine tricks.`, `for plus 110`, `4♠ -3`: what came of the board, not what might have."""
    return any(_is_so(reading, at) for at in (*_said(reading), *_counted(reading), *_scored(reading)))


def _said(reading: Reading) -> list[int]:
    return [one.first for one in reading.story.concepts({"result-told"})]


def _counted(reading: Reading) -> list[int]:
    """A number of tricks that stands alone."""
    story = reading.story
    found = []
    for item in story.of("number"):
        behind = story.near(item.last + 1, item.last + 1)
        alone = story.edge(story.clause(item.first)) == item.first and not story.word(item.last + 2).isalnum()
        if item.value in TRICKS and "trick" in behind and alone:
            found.append(item.first)
    return found


def _scored(reading: Reading) -> list[int]:
    """Points behind a sign, undertricks or overtricks behind a contract."""
    story = reading.story
    found = []
    for item in story.of("number"):
        at = item.first - 1
        signed = is_signed(reading, item)
        points = item.value in SCORES and item.value % 10 == 0
        if points and (signed or "plus-minus-word" in story.near(at, at)):
            found.append(item.first)
        bid = next((story.at("call", at - back) for back in (0, 1, 2) if story.at("call", at - back)), None)
        if signed and bid and bid.value.is_bid and item.value <= MOST_DOWN and story.word(item.last + 1) not in MINUS:
            found.append(item.first)
    return found


def _is_so(reading: Reading, at: int) -> bool:
    """Not what would have been, what is asked, or what another table did."""
    story = reading.story
    start = story.edge(story.clause(at))
    before = story.near(start, at - 1)
    asked = any(token.text == "?" and token.sentence == story.sentence(at) for token in story.tokens)
    return not asked and not before & UNCERTAIN and ELSEWHERE.isdisjoint(story.clauses[story.clause(at)])


def in_mid_play(reading: Reading) -> bool:
    """Tricks had been played, and cards were left."""
    return reading.story.says("in-mid-play", "still-playing") or reading.counted.trick is not None


def call_may_change(reading: Reading, what: str) -> bool:
    """Whoever was misled wants another call, and nothing says that the auction was over."""
    over = reading.contract or reading.story.says("bidding-done", "before-lead", "auction-over", "no-lead-yet")
    wants = further.changed_to(reading, what) or reading.story.says("next-call-asked")
    return what in CHANGED and bool(wants) and not over


def play_over(reading: Reading, what: str) -> bool | None:
    said = None if what in OF_OTHERS else _told(reading, what)
    return said if what in OF_OTHERS or said is not None else _inferred(reading, what)


def _told(reading: Reading, what: str) -> bool | None:
    """In so many words; an end that may be the auction’s counts only where nothing speaks against it."""
    story = reading.story
    said = aftermath.play_over(reading, what)
    if not said or story.says(*SURELY):
        return said
    if what in OF_TRICKS or _is_of_auction(reading):
        return None
    return None if what in BEFORE_LEAD and story.says("before-lead", "no-lead-yet") else said


def _is_of_auction(reading: Reading) -> bool:
    """`S-a terminat licitația`: whether each end that is told is that of the auction."""
    story = reading.story
    return all(story.clauses[story.clause(one.first)] & ENDS for one in story.concepts({"play-over"}))


def _inferred(reading: Reading, what: str) -> bool | None:
    story = reading.story
    if what == "revoke_established":
        later = aftermath.FILLERS["os_later_tricks"](reading, what)
        return True if later is not None or result_told(reading) else None
    if story.says("still-playing"):
        return False
    at_trick = what in AT_ONCE and (reading.counted.trick is not None or story.says("in-mid-play"))
    if not at_trick and what in AFTERWARDS and result_told(reading):
        return True
    if at_trick or story.says("in-mid-play"):
        return False
    if what == "attention_drawn":
        return False if story.says("director-at-once") and story.says("at-once") else None
    if what in AFTERWARDS and (lead_told(reading) is False or call_may_change(reading, what)):
        return False
    return None


def lead_told(reading: Reading) -> bool | None:
    asked = reading.story.asked & {"play-over", "all-played"}  # do I wait for the end of play?
    ends = {"play-over"} if _is_of_auction(reading) else set()
    said: bool | None = answer(reading.answering - asked - ends, "lead_faced")
    return said


def lead_faced(reading: Reading, what: str) -> bool | None:
    said = lead_told(reading)
    if said is not None:
        return said
    if call_may_change(reading, what):
        return False
    return True if play_over(reading, what) or in_mid_play(reading) else None


def auction_ended(reading: Reading, what: str) -> bool | None:
    """As told; else an auction that ends with three passes is over, also one after which there was play."""
    said: bool | None = answer(reading.answering, "auction_ended")
    if said or reading.story.says("auction-open"):
        return said
    if reading.contract or in_mid_play(reading) or play_over(reading, what):
        return True
    return False if said is None and call_may_change(reading, what) else said


FILLERS: Mapping[str, Filler] = {
    "play_over": play_over,
    "lead_faced": lead_faced,
    "auction_ended": auction_ended,
}
