"""What a story tells of dummy and of questions about a revoke: who asked whom, who had done what, what dummy saw."""

from collections.abc import Mapping

from arbitro.answers.hearing.facts.kinds import Filler
from arbitro.answers.hearing.facts.playing import card_in_question
from arbitro.answers.hearing.facts.who import actor, offender
from arbitro.answers.hearing.facts.who import questioned as who_discarded
from arbitro.answers.hearing.reading import Reading
from arbitro.answers.hearing.signs import answer
from arbitro.answers.hearing.text.concepts import Concept
from arbitro.answers.hearing.text.tokens import Item
from arbitro.bridge.cards import Card
from arbitro.bridge.seats import Seat

QUESTIONS = frozenset({"having-none"})
SPEECH = frozenset({"ask", "spoke"})
DISCARDS = frozenset({"revoke", "discard", "ruff", "show-out"})
LIMITS = frozenset({"exchanged-hands", "left-seat", "looked-defender", "squint", "pried"})
PRIES = frozenset({"pry-word"})
IRREGULARITIES = frozenset({"revoke", "turn", "expose", "lead", "penalty-card"})
HANDS = {"from-hand": "declarer", "from-dummy": "dummy"}
NEAR, REACH = 3, 8


def _question(reading: Reading) -> int | None:
    """Where the question stands: the first quotation with it, else its words, else the word that somebody asked."""
    story = reading.story
    found = [concept.first for concept in story.concepts(QUESTIONS)]
    quoted = next((at for at, token in enumerate(story.tokens) if token.quoted), None)
    if quoted is not None:
        return quoted
    asked = [concept.first for concept in story.concepts({"ask"})]
    return min(found + asked) if found + asked else None


def asker(reading: Reading, what: str) -> Seat | None:
    """Who is said to ask, else who speaks last before the question; else the partner of whoever was asked."""
    story, players = reading.story, reading.players
    if what == "dummy_asked_about_revoke" and players.declarer:
        return players.declarer.partner
    at = _question(reading)
    if at is None:
        return actor(reading, what)
    for concept in story.concepts(SPEECH):
        if abs(concept.first - at) <= REACH and (doer := players.doer(concept.first)):
            return players.person(doer)
    before = [item for item in _people(reading) if item.last < at and not _is_asked(reading, item)]
    here = [item for item in before if story.sentence(item.first) == story.sentence(at)]
    return players.person((here or before)[-1]) if before else None


def _people(reading: Reading) -> list[Item]:
    roles = ("declarer", "dummy")
    return [item for item in reading.story.of("seat", "role") if item.kind == "seat" or item.value in roles]


def _is_asked(reading: Reading, item: Item) -> bool:
    """`Asked South`, `către Vest`: a player right behind the word that somebody asks, or one that is spoken to."""
    near = reading.story.said_between(max(0, item.first - NEAR), item.first - 1)
    return bool(near & {"ask", "spoken-to"}) or reading.players.is_object(item)


def questioned(reading: Reading, what: str) -> Seat | None:
    """Whom they ask; dummy asks declarer, a defender his partner where he says so."""
    story, players = reading.story, reading.players
    if what == "dummy_asked_about_revoke":
        return players.declarer
    who = asker(reading, what)
    at = _question(reading)
    if who is None or at is None:
        return who_discarded(reading, what)
    for item in _people(reading):
        if _is_asked(reading, item) and abs(item.first - at) <= REACH:
            asked = players.person(item)
            if asked and asked is not who and players.subject(item.first) is not asked:
                return asked
    if any(item.value == "partner" for item in story.of("role")) or story.says("partner"):
        return who.partner
    for concept in story.concepts(DISCARDS):
        if (did := players.subject(concept.first)) and did is not who:
            return did
    return who_discarded(reading, what)


def _card_asked_about(reading: Reading, what: str) -> Card | None:
    """What whoever was asked had played."""
    who = questioned(reading, what)
    his = list(dict.fromkeys(play.card for play in reading.plays if play.by and play.by is who))
    return his[0] if len(his) == 1 else card_in_question(reading, what)


def _was_revoke(reading: Reading, _: str) -> bool | None:
    """What is told behind the question: `and he had one`, `he really had none`."""
    story = reading.story
    asked = _question(reading)
    if asked is None:
        return None
    if story.tokens[asked].quoted:
        start = next((at for at in range(asked, len(story.tokens)) if not story.tokens[at].quoted), asked)
    else:
        start = next((at for at in range(asked, len(story.tokens)) if story.word(at) in "?.;"), len(story.tokens))
    told = [one for one in story.concepts({"still-had", "was-void", "turned-out-revoke"}) if one.first > start]
    void = {at for one in told if one.name == "was-void" for at in range(one.first, one.last + 1)}
    had = [one for one in told if one.name != "was-void" and not {one.first, one.last} & void]
    had = [one for one in had if not story.denies(one.first)]
    return None if bool(void) == bool(had) else bool(had)


def _dummy_action(reading: Reading, _: str) -> str | None:
    """As told; a question about a revoke by whom it was put to."""
    story, declarer = reading.story, reading.players.declarer
    asked_at = [one.first for one in story.concepts(QUESTIONS | {"asks-none"}) if story.tokens[one.first].quoted]
    asked_at += [one.first for one in story.concepts(QUESTIONS)]
    if asked_at and story.says("ask", "spoke", "told-it"):
        at = asked_at[0]
        deeds = (one for one in story.concepts(DISCARDS) if one.first < at)
        who = next(filter(None, (reading.players.subject(one.first) for one in deeds)), None)
        if who and declarer and who.side is not declarer.side:
            return "asked_defender"
        near = [item for item in story.of("role", "seat") if abs(item.first - at) <= REACH]
        asked = [item for item in near if _is_asked(reading, item) or story.tokens[item.first].quoted]
        for item in asked:
            who = reading.players.person(item)
            if item.value in ("declarer", "partner") or (declarer and who is declarer):
                return "asked_declarer"
            if item.value == "defender" or (who and declarer and who.side is not declarer.side):
                return "asked_defender"
        who = _who_discarded(reading, at)
        if who and declarer and who is not declarer.partner:
            return "asked_declarer" if who is declarer else "asked_defender"
    said: str | None = answer(reading.answering, "dummy_action")
    if story.says("stops-him") and (said is None or story.says("lead", "turn", "told-turn")):
        return "tried_to_prevent"
    if said is None and story.says("revoke", "turn", "told-turn", "irregularity"):
        return "drew_attention" if story.says("points-offence-out", "spoke-first", "first-to-ask") else None
    return said


def _who_discarded(reading: Reading, at: int) -> Seat | None:
    """The last before a question who is said to have played."""
    his = [play.by for play in reading.plays if play.by and play.at < at]
    deeds = (one for one in reading.story.concepts(DISCARDS) if one.first < at)
    return his[-1] if his else next(filter(None, (reading.players.subject(one.first) for one in deeds)), None)


def _whose_irregularity(reading: Reading, what: str) -> Seat | None:
    """`Dummy said that East had revoked`: a player beside dummy who is said to have done something wrong."""
    if (_dummy_action(reading, what) or "").startswith("asked"):
        return None
    players = reading.players
    dummy = players.declarer.partner if players.declarer else None
    for concept in reading.story.concepts(IRREGULARITIES):
        if (who := players.subject(concept.first)) and who is not dummy:
            return who
    others = {item.value for item in reading.story.of("seat")} - {dummy, players.declarer}
    drew = _dummy_action(reading, what) == "drew_attention"
    return others.pop() if drew and len(others) == 1 else None


def _a2_breach(reading: Reading, _: str) -> bool | None:
    """Whether dummy is said to have looked at a hand or left his seat, or not to have done it."""
    story = reading.story
    if story.says("rights-kept", "kept-place"):
        return False
    hands = {story.clause(one.first) for one in story.concepts({"a-hand"})}
    looks = [one for one in story.concepts(PRIES) if story.clause(one.first) in hands]
    return True if any(_is_dummys(reading, one) for one in (*story.concepts(LIMITS), *looks)) else None


def _is_dummys(reading: Reading, concept: Concept) -> bool:
    players = reading.players
    dummy = players.declarer.partner if players.declarer else None
    doer = players.doer(concept.first)
    his = doer is not None and (doer.value == "dummy" or dummy is None or players.person(doer) is dummy)
    return (his or concept.name == "exchanged-hands") and not reading.story.denies(concept.first)


def _hand_chosen(reading: Reading, _: str) -> str | None:
    """`The defenders want it from dummy`."""
    story = reading.story
    if story.says("either-hand"):
        return "no_choice"
    for concept in story.concepts(HANDS):
        choosing = [one for one in story.concepts({"choosing"}) if 0 < concept.first - one.last <= REACH]
        for one in choosing:
            who = reading.players.doer(one.first)
            part = reading.players.part(who) if who else ""
            if part == "defender" or (who and who.kind == "role" and who.value in ("lho", "rho")):
                return HANDS[concept.name]
        doer = reading.players.doer(concept.first)
        if story.tokens[concept.first].quoted and doer and reading.players.part(doer) == "defender":
            return HANDS[concept.name]
    return None


def _told_by_opponent(reading: Reading, what: str) -> bool | None:
    """`East told him it was his lead`: whether the nearest player before such words is an opponent."""
    story, did = reading.story, offender(reading, what)
    if story.says("nobody-told"):
        return False
    for concept in story.concepts({"spoke", "demand-word"}):  # South told East that it was his lead
        addressed = did and any(story.seat_at(concept.last + step) is did for step in (1, 2))
        turned = story.said_between(concept.last + 1, concept.last + REACH) & {"own-turn", "on-lead"}
        who = reading.players.subject(concept.first)
        if did and addressed and turned and who and who.side is not did.side:
            return True
    for concept in story.concepts({"told-was-turn"}):
        if (
            did
            and not story.denies(concept.first)
            and (who := _teller(reading, what, concept))
            and who.side is not did.side
        ):
            return True
    for concept in story.concepts({"told-turn"}):
        said = story.said_between(max(0, concept.first - REACH), concept.last) & {"spoke", "demand-word"}
        if story.denies(concept.first) or not (said or story.tokens[concept.first].quoted):
            continue
        here = [item for item in story.of("seat", "role") if item.last < concept.first]
        named = [reading.players.person(item) for item in here[-2:] if item.value != "partner"]
        who = next((seat for seat in reversed(named) if seat and seat is not did), None)
        other = any(item.value in ("lho", "rho") for item in here) or story.says("opponent")
        if did and here[-1:] and here[-1].value != "partner" and (other or (who and who.side is not did.side)):
            return True
    return None


def _teller(reading: Reading, what: str, turned: Concept) -> Seat | None:
    """Who says to another whose turn it is: `told by North that it was hers`, „it's your lead“, said dummy."""
    story, players = reading.story, reading.players
    near = range(turned.first - REACH - NEAR, turned.last + REACH + 1)
    people = [item for item in story.of("seat", "role") if item.first in near and not story.tokens[item.first].quoted]
    said = [one for one in story.concepts({"spoke", "told-it"}) if one.first in near]
    if not said or not story.sentence(said[0].first) <= story.sentence(turned.last) + 1:
        return None
    by = next((item for item in people if players.is_by(item) and item.last < turned.first), None)
    if by:
        return players.person(by)
    for item in people:
        if item.kind == "role" and item.value in ("dummy", "declarer") and players.declarer:
            partner = item.value == "declarer" and players.has_s(item)
            return players.declarer.partner if partner else players.person(item)
    did = offender(reading, what)
    if did and any(one.first in near for one in story.concepts({"neighbour"})):
        return did.lho
    before = [item for item in story.of("seat") if item.last < said[0].first and item.value is not did]
    return before[-1].value if before else None


def _partner_face_down(reading: Reading, what: str) -> bool | None:
    """Whether the partner of whoever led is told to have put a card face down."""
    did = offender(reading, what)
    story = reading.story
    for concept in story.concepts({"lead", "opening-lead", "play", "face-down"}):
        doer = reading.players.doer(concept.first)
        if doer and "instead" in story.said_between(max(0, doer.first - NEAR), doer.first - 1):
            continue
        if did and reading.players.subject(concept.first) is did.partner:
            down = [one for one in story.concepts({"face-down"}) if 0 <= one.first - concept.first <= REACH]
            if down and story.sentence(down[0].first) == story.sentence(concept.first):
                return not (story.denies(concept.first) or story.denies(down[0].first))
    return None


def _faced(reading: Reading, what: str) -> bool | None:
    """As told; where his partner put one face down, it is the other card that was faced."""
    said: bool | None = answer(reading.answering, "opening_lead_faced")
    story = reading.story
    up = any(not story.denies(one.first) for one in story.concepts({"face-up", "faced-it"}))
    return (
        True
        if up and what == "opening_lead_out_of_turn" and (said is None or _partner_face_down(reading, what))
        else said
    )


def _revoker(reading: Reading, _: str) -> Seat | None:
    """Which other hand did not follow suit."""
    found = (reading.players.subject(concept.first) for concept in reading.story.concepts({"revoke"}))
    return next(filter(None, found), None)


FILLERS: Mapping[str, Filler] = {
    "asker": asker,
    "questioned": questioned,
    "card_asked_about": _card_asked_about,
    "play_was_revoke": _was_revoke,
    "dummy_action": _dummy_action,
    "whose_irregularity": _whose_irregularity,
    "a2_breach": _a2_breach,
    "hand_chosen": _hand_chosen,
    "told_by_opponent": _told_by_opponent,
    "partner_led_face_down": _partner_face_down,
    "hand_that_revoked": _revoker,
    "opening_lead_faced": _faced,
}
