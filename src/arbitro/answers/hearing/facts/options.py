"""What is chosen after a lead out of turn or beside a penalty card: does it stand, who spreads, what is to be led."""

from collections.abc import Mapping

from arbitro.answers.hearing.facts import calling, wanted
from arbitro.answers.hearing.facts.kinds import LEADS_OUT_OF_TURN, PENALTIES, Filler
from arbitro.answers.hearing.facts.who import offender
from arbitro.answers.hearing.reading import Reading
from arbitro.answers.hearing.signs import answer
from arbitro.answers.hearing.text.concepts import Concept
from arbitro.bridge.cards import Denomination

CHOSEN = calling.TAKEN | {"not-accept", "turned-down"}
WISHING = frozenset({"forbid", "require", "wants-no"})
ASKING = frozenset({"demand-word", "lead-order"})
OWN_CHOICE = frozenset({"opening_lead_out_of_turn", "defender_led_out_of_turn", "several_penalty_cards_and_lead"})
"""Where suits that are forbidden are told apart from one that is required."""
RANKED = frozenset({"highest", "lowest"})
NEAR = 5  # tokens from such a word to the suit


def _told(reading: Reading, *names: str) -> bool:
    """Whether one of these is told: not asked, not denied."""
    story = reading.story
    return any(not story.is_asked(one.first) and not story.denies(one.first) for one in story.concepts(names))


def _accepted(reading: Reading, what: str) -> bool | None:
    """As told; a lead also by who plays to it, or says that it is fine; not where the card goes back."""
    told = calling.accepted(reading, what)
    if what not in LEADS_OUT_OF_TURN | {"penalty_card_not_played"}:
        return told
    if told is None and what == "declarer_led_out_of_turn":
        told = _of_next(reading, what)
    if told is not None and (_only_asked(reading) or (told and not _by_opponent(reading, what))):
        told = None
    back = _told(reading, "taken-back")
    if told is not None:
        return None if told and back else told
    story, did = reading.story, offender(reading, what)
    if back:
        return None if what == "declarer_led_out_of_turn" else False
    fine = [one for one in story.concepts({"fine-by", "suits-him"}) if not story.denies(one.first)]
    if _told(reading, "takes-lead") or (fine and not story.says("put-back", "wants-back")):
        return True
    place = next((at for at, play in enumerate(reading.plays) if play.by is did), None)
    then = reading.plays[place + 1 : place + 2] if place is not None else ()
    plays_on = what in LEADS_OUT_OF_TURN and did and then and then[0].by is did.lho and not story.says("put-back")
    demanded = demand(reading, what)
    if what == "defender_led_out_of_turn" and demanded:
        return False
    return True if plays_on and not demanded else None


def _of_next(reading: Reading, what: str) -> bool | None:
    """Where defenders differ, what the one says who plays next."""
    story, did = reading.story, offender(reading, what)
    his = [one for one in story.concepts(CHOSEN) if did and reading.players.subject(one.first) is did.lho]
    said = {one.name in calling.TAKEN and not story.denies(one.first) for one in his}
    return said.pop() if len(said) == 1 else None


def _only_asked(reading: Reading) -> bool:
    """`Can he still refuse it?`"""
    chosen = [*reading.story.concepts(CHOSEN)]
    return bool(chosen) and all(reading.story.is_asked(one.first) for one in chosen)


def _by_opponent(reading: Reading, what: str) -> bool:
    """Whether anybody else accepts; `please take it back` does not."""
    story, did = reading.story, offender(reading, what)
    back = story.concepts({"retract", "put-back", "wants-back"})
    taken = {at for one in back for at in range(one.first, one.last + 1)}
    accepts = [one for one in story.concepts(calling.TAKEN) if not {one.first, one.last} <= taken]
    his = what == "penalty_card_not_played" and did
    return any(not his or reading.players.subject(one.first) is not did for one in accepts)


def _lead_choice(reading: Reading, what: str) -> str | None:
    """What declarer chose after a lead out of turn: who forbids or requires a suit has not accepted it."""
    accepted, story = calling.accepted(reading, what), reading.story
    accepted = None if _only_asked(reading) else accepted
    declarer = reading.players.declarer
    if answer(reading.answering, "declarer_started_spreading") and not _told(reading, "taken-back", "takes-lead"):
        return None
    if _told(reading, "spreads-himself"):
        return "spread"
    if _told(reading, "taken-back"):
        return "refuse"
    if accepted and declarer and reading.players.spreading is declarer.partner:
        return "accept"
    if accepted and story.says("dummy-spread"):
        return "accept"
    spreads = [reading.players.subject(one.first) for one in story.concepts({"spread-hand"})]
    if story.says("own-hand-down") and declarer and declarer in spreads:
        return "spread"
    if story.says("spread-hand") and accepted is not False:
        parts = {_part(reading, one) for one in story.concepts({"spread-hand"})}
        if "dummy" in parts:
            return "accept"
        return "spread" if not story.says("accept", "fine-by") or "declarer" in parts else None
    if accepted is not False and _told(reading, "takes-lead"):
        return "accept"
    if accepted is None:
        return "refuse" if demand(reading, what) and not story.says("accept") else None
    return "accept" if accepted else "refuse"


def _part(reading: Reading, spread: Concept) -> str:
    """Whether declarer or dummy spreads a hand: `il morto stende`, `partener, întinde cărțile`."""
    players = reading.players
    called = [item for item in reading.story.of("role") if 0 <= spread.first - item.last <= 2]
    if any(item.value == "partner" or (item.value == "dummy" and item.first == spread.first) for item in called):
        return "dummy"
    doer = players.doer(spread.first)
    return players.part(doer) if doer and not reading.story.means(doer.first - 1, 1, "at") else ""  # not: as dummy


def _lead_wish(reading: Reading, what: str) -> str | None:
    accepted = _accepted(reading, what)
    if reading.story.says("says-nothing") and accepted is None:
        return "silent"
    if reading.story.says("put-back", "wants-back") or _told(reading, "taken-back"):
        return "retract" if accepted is not True else None
    if accepted is None:
        return None
    return "accept" if accepted else "retract"


def demand(reading: Reading, what: str) -> str | None:
    """As told; else a suit that somebody wants led: `made North lead a diamond`, `cere pică de la Vest`."""
    story = reading.story
    leads = what in LEADS_OUT_OF_TURN | PENALTIES
    if leads and wanted.unwanted(reading):
        return "forbid"
    said: str | None = answer(reading.answering, "demand")
    if said == "require" and all(story.is_asked(one.first) for one in story.concepts({"require"})):
        said = None  # what may he require?
    if said is None and story.says("wants-no") and what in PENALTIES:
        return "forbid"
    if story.says("free-lead", "lead-anything") and said is None:
        return "decline"
    denied = not story.says("require") or any(not story.denies(one.first) for one in story.concepts({"require"}))
    none = not story.says("forbid") and denied and leads
    return said or ("require" if none and wanted.first_behind(reading, ASKING, NEAR) else None)


def demanded_suit(reading: Reading, what: str) -> Denomination | None:
    """The suit that declarer forbids or requires: the first one named behind the word."""
    wish = demand(reading, what)
    if (wish == "forbid" and what in OWN_CHOICE) or answer(reading.answering, "partners_card") in RANKED:
        return None
    asks = wish == "require" or what == "unable_to_comply"
    said = wanted.first_behind(reading, WISHING, NEAR)
    return said or (wanted.first_behind(reading, ASKING, NEAR) if asks else None)


FILLERS: Mapping[str, Filler] = {
    "demand": demand,
    "demanded_suit": demanded_suit,
    "opening_lead_choice": _lead_choice,
    "lead_wish": _lead_wish,
    "accepted": _accepted,
}
