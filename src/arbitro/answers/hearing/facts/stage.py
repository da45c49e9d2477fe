"""How far a board had come: whether the auction was over, an opening lead faced, the play over."""

from collections.abc import Mapping

from arbitro.answers.hearing.facts import aftermath, further
from arbitro.answers.hearing.facts.continuing import ended
from arbitro.answers.hearing.facts.kinds import Filler
from arbitro.answers.hearing.facts.scores import SCORES, is_signed
from arbitro.answers.hearing.game.counted import MINUS
from arbitro.answers.hearing.reading import Reading
from arbitro.answers.hearing.signs import answer
from arbitro.answers.hearing.text.concepts import Concept
from arbitro.answers.hearing.text.story import Story

TRICKS = range(6, 14)
MOST_DOWN = 7
ELSEWHERE = frozenset({"other-table-word", "another-table", "heard-elsewhere"})
UNCERTAIN = frozenset({"would-word", "not"})
WHOLE = frozenset({"board", "hand-word", "all-played", "play-ended"})
SURELY = ("play-ended", "all-played")
ENDINGS = frozenset({"play-over", *SURELY})
WANTED = frozenset({"required-word", "should-be"})
NEAR = 4  # tokens from `we’re at` to a trick
REACH = 8  # tokens from a negation, or from who should wait, to an end
ENDS = frozenset({"auction-over", "three-passes", "bidding-done"})  # of the auction
OF_OTHERS = frozenset({"information_from_other_source"})  # tells of the play at another table
OF_TRICKS = frozenset({
    "fifth_card", "trick_inspected", "defective_trick", "several_cards_at_once", "card_retracted",
})  # fmt: skip
"""Where the end that is told is mostly that of a trick."""
BEFORE_LEAD = frozenset({"own_explanation_wrong", "partner_explanation_wrong", "wrong_explanation"})
AT_ONCE = frozenset({
    "own_explanation_wrong", "dummy_acted", "attention_drawn", "card_retracted", "revoke_noticed", "wrong_explanation",
    "partner_explanation_wrong", "trick_inspected",
})  # fmt: skip
"""Told of the trick at which it came to light."""
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
        if item.value in SCORES and (signed or "plus-minus-word" in story.near(at, at)):
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
    return not asked and not before & UNCERTAIN and not _is_elsewhere(reading, at)


def _is_elsewhere(reading: Reading, at: int) -> bool:
    return not ELSEWHERE.isdisjoint(reading.story.clauses[reading.story.clause(at)])


def in_mid_play(reading: Reading) -> bool:
    """Tricks had been played, and cards were left."""
    return reading.story.says("in-mid-play", "still-playing") or reading.counted.trick is not None


def call_may_change(reading: Reading, what: str) -> bool:
    """Whoever was misled wants another call, and nothing says that the auction was over."""
    over = reading.contract or reading.story.says("bidding-done", "before-lead", "auction-over", "no-lead-yet")
    wants = further.changed_to(reading, what) or reading.story.says("next-call-asked")
    return what in CHANGED and bool(wants) and not over


def play_over(reading: Reading, what: str) -> bool | None:
    if what in OF_OTHERS:
        return _over_here(reading)
    said = _told(reading, what)
    return said if said is not None else _inferred(reading, what)


def _over_here(reading: Reading) -> bool | None:
    """Of a board that was played at another table as well: `ora l’abbiamo finito`, `nobody has bid yet`."""
    story = reading.story
    if any(is_so and not _is_elsewhere(reading, one.last) for one, is_so in _ends(reading)):
        return True
    return False if story.says("nobody-bid", "no-call-yet", "not-yet-played", "not-started") else None


def _told(reading: Reading, what: str) -> bool | None:
    """In so many words; an end that may be the auction’s or a trick’s counts only where nothing speaks against it."""
    story = reading.story
    said = aftermath.play_over(reading, what)
    ends = _ends(reading)
    sure = any(is_so and one.name in SURELY for one, is_so in ends)
    still = any(not story.denies(one.first) for one in story.concepts({"still-playing"}))
    if _is_at_trick(reading) or (still and not sure):
        return False
    if what in OF_TRICKS:
        sure = any(is_so and _names_board(reading, one) for one, is_so in ends)
    if sure:
        return True
    if ends and not any(is_so for _, is_so in ends):
        return False if any(is_so is False for _, is_so in ends) else None
    if not ends and what != "revoke_established" and not story.says("before-next-board"):
        return False if said is False else None
    if not said or (story.says(*SURELY) and what not in OF_TRICKS):
        return said
    if what in OF_TRICKS or _is_of_auction(reading):
        return None
    return None if what in BEFORE_LEAD and story.says("before-lead", "no-lead-yet") else said


def _ends(reading: Reading) -> list[tuple[Concept, bool | None]]:
    """Each end of the play that is told, and whether it had come."""
    story = reading.story
    found = (one for one in story.concepts(ENDINGS) if story.clause(one.first) == story.clause(one.last))
    return [(one, _is_end(reading, one)) for one in found if not _is_asked(story, one.last)]


def _names_board(reading: Reading, end: Concept) -> bool:
    """`The hand was over`, `a gioco finito`: not only a trick."""
    return not reading.story.near(end.first, end.last).isdisjoint(WHOLE)


def _is_at_trick(reading: Reading) -> bool:
    """`We’re at trick four`, `adesso siamo alla quinta presa`."""
    now = [range(one.first, one.last + NEAR) for one in reading.story.concepts({"now-at"})]
    return any(at in here for here in now for _, at in reading.counted.tricks)


def _is_asked(story: Story, at: int) -> bool:
    """`Do I say it when it’s over?`; not `when it was over, she asked: was that right?`"""
    return story.is_asked(at) and story.word(story.edge(story.clause(at) + 1) - 1) == "?"


def _is_end(reading: Reading, end: Concept) -> bool | None:
    """Not where it is denied, `mâna nu era încă jucată`, but `said nothing until the end`; unknown where somebody
    should have waited for it."""
    story = reading.story
    start = max(story.edge(story.clause(end.first)), end.first - REACH)
    near = story.near(start, end.last)
    if near & WANTED:
        return None
    return "not" not in near or ("until-word" in near and "wait-word" not in near)


def _is_of_auction(reading: Reading) -> bool:
    """`S-a terminat licitația`: whether each end that is told is that of the auction."""
    story = reading.story
    return all(story.clauses[story.clause(one.first)] & ENDS for one in story.concepts({"play-over"}))


def _inferred(reading: Reading, what: str) -> bool | None:
    story = reading.story
    if what == "revoke_established":
        later = aftermath.FILLERS["os_later_tricks"](reading, what)
        return True if later is not None or result_told(reading) else None
    if story.says("next-board-called"):
        return True
    at_trick = what in AT_ONCE and (reading.counted.trick is not None or story.says("in-mid-play"))
    at_trick = at_trick and not (what == "revoke_noticed" and ended(reading, what))
    if not at_trick and what in AFTERWARDS and result_told(reading):
        return True
    if at_trick or story.says("in-mid-play") or reading.counted.tricks_left is not None or _is_of_play(reading, what):
        return False
    if what == "attention_drawn":
        return False if story.says("director-at-once") and story.says("at-once") else None
    if what in AFTERWARDS and (lead_told(reading) is False or call_may_change(reading, what)):
        return False
    return None


def _is_of_play(reading: Reading, what: str) -> bool:
    """What dummy did, or what somebody prevented, where no end is told."""
    return what == "dummy_acted" or (what == "attention_drawn" and bool(answer(reading.answering, "prevented")))


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
    in_turn = what == "review_or_explanation_asked" and reading.told.made and answer(reading.answering, "at_turn")
    return False if said is None and (in_turn or call_may_change(reading, what)) else said


FILLERS: Mapping[str, Filler] = {
    "play_over": play_over,
    "lead_faced": lead_faced,
    "auction_ended": auction_ended,
}
