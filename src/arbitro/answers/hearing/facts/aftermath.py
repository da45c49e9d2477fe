"""What a story tells of the time after a revoke or a defective trick: who won it, what was won later, who played on."""

from collections.abc import Mapping

from arbitro.answers.hearing.facts.continuing import continued, ended, played_on
from arbitro.answers.hearing.facts.kinds import Filler
from arbitro.answers.hearing.facts.playing import trick
from arbitro.answers.hearing.facts.who import offender
from arbitro.answers.hearing.facts.winning import Done, doer, offender_won, person, side_won
from arbitro.answers.hearing.reading import Reading
from arbitro.answers.hearing.signs import answer
from arbitro.answers.hearing.text.tokens import Item
from arbitro.bridge.seats import Seat, Side

NUMBERED = 3
ONWARD = frozenset({"play", "lead", "played-word", "trick-begun"})
HOLDS = frozenset({"holds-word", "still-had", "still-has"})
EVERYBODY = frozenset({"both-sides-word"})
DENIED = frozenset({"not", "nobody-word", "before-next", "before-word"})


def _later_tricks(reading: Reading, what: str) -> int | None:
    """`Won two tricks after it`, `ne ha fatte altre due`, `a mai făcut trei`: by the side of whoever revoked."""
    story, own = reading.story, offender(reading, what)
    for item in story.of("number"):
        if not 0 <= item.value <= 12 or story.at("ordinal", item.first):
            continue
        place = story.clause(item.first)
        start, end = item.first - NUMBERED, item.last + NUMBERED + 1
        before = story.near(max(start, story.edge(place)), item.first - 1)
        behind = story.near(item.last + 1, min(end, story.edge(place + 1) - 1))
        close = story.near(item.first - 1, item.first - 1) | story.near(item.last + 1, item.last + 1)
        counted = "more-word" in close and ("trick" in behind or not story.word(item.last + 1).isalnum())
        after = behind & {"after-that", "later-word"} and not behind & {"board", "minutes", "tricks-later"}
        more = "more-won" in before and (not behind or "trick" in behind or behind & {"after-that", "later-word"})
        if ("and-more" in before or more or after or counted) and _is_of(reading, item, own):
            return int(item.value)
    return None


def _is_of(reading: Reading, number: Item, own: Seat | None) -> bool:
    """Whether whoever is named before a number of tricks, in the same sentence, is of this side."""
    story = reading.story
    named = [
        item
        for item in story.of("seat", "role", "side")
        if item.last < number.first and story.sentence(item.first) == story.sentence(number.first)
    ]
    who = person(reading, named[-1], own) if named else None
    if not who or not own:
        return True
    return (who if isinstance(who, Side) else who.side) is own.side


def _onward(reading: Reading, what: str) -> list[Done]:
    """Who played to the next trick: `nobody had led to the next one`, `Est ha già giocato alla presa dopo`."""
    story, own = reading.story, offender(reading, what) or reading.actor(what)
    found = []
    for concept in story.concepts({"on-to-next"}):
        place = story.clause(concept.last)
        names = story.clauses[place]
        ended = {at for one in story.concepts({"just-ended"}) for at in range(one.first, one.last + 1)}
        verbs = [one for one in story.concepts(ONWARD) if story.clause(one.first) == place and one.last not in ended]
        if not verbs:  # pentru levata următoare nici el, nici mortul nu jucaseră
            then = story.clauses[place + 1] if place + 1 < len(story.clauses) else frozenset()
            if "not" in then and then & ONWARD and "neither-word" in names:
                found.append(Done(None, True))
            continue
        verb = min(verbs, key=lambda one: abs(one.first - concept.first))
        end = max(verb.first, concept.first)
        here = [
            one for one in story.concepts(DENIED | EVERYBODY) if one.last < end and story.clause(one.first) == place
        ]
        denied = bool(here) and here[-1].name in DENIED
        everybody = not names.isdisjoint(EVERYBODY) or {one.name for one in verbs} <= {"trick-begun"}
        who = None if everybody else doer(reading, verb, own)
        found.append(Done(who, denied))
    return found


def _side_on(reading: Reading, what: str, own: Seat | None) -> bool | None:
    """Whether the side of this player has played on."""
    found = _onward(reading, what)
    for who, is_denied in found:
        side = who.side if isinstance(who, Seat) else who
        if not is_denied and (side is None or (own and side is own.side)):
            return True
    return False if found and all(done.is_denied for done in found) else None


def _side_played_on(reading: Reading, what: str) -> bool | None:
    return _side_on(reading, what, reading.actor(what) or reading.speaker)


def _played_after(reading: Reading, what: str) -> str | None:
    played = _side_on(reading, what, offender(reading, what))
    if played:
        return ended(reading, what) or "played_on"
    return played_on(reading, what) or ("nothing" if played is False else None)


def play_over(reading: Reading, what: str) -> bool | None:
    """As told; a revoke that was noticed before anybody played on or claimed: not yet; where it is told how many tricks
    were won after it: over."""
    said: bool | None = answer(reading.answering, "play_over")
    if what == "revoke_noticed":
        if ended(reading, what):  # a claim, and then the cards were put back
            return said if said and reading.story.says("play-ended", "all-played") else None
        caught = reading.story.says("at-once") or _played_after(reading, what) == "nothing"
        return False if said is None and (caught or continued(reading, what)) else said
    told = what == "revoke_established" and said is None
    known = told and (_later_tricks(reading, what) is not None or _attention(reading, what))
    return True if known else said


def _attention(reading: Reading, _: str) -> str | None:
    """As told; in time as well, where it came to light at a later trick."""
    said: str | None = answer(reading.answering, "attention_first_drawn")
    story, tricks = reading.story, reading.counted.tricks
    if said or story.says("again-word", "repeated-word"):
        return said
    later = [at for trick, at in tricks[1:] if trick > tricks[0][0]]
    seen = {story.sentence(one.first) for one in story.concepts({"came-to-light"})}
    return "in_time" if any(story.sentence(at) in seen for at in later) else None


def _each_side_on(reading: Reading, what: str) -> bool | None:
    """As told; else whether both sides are told to have played to the next trick."""
    said: bool | None = answer(reading.answering, "each_side_played_on")
    found = _onward(reading, what)
    if said is not None or not found:
        return said
    if all(done.is_denied for done in found):
        return False
    sides = {who.side if isinstance(who, Seat) else who for who, is_denied in found if not is_denied}
    return None in sides or len(sides) == 2


def _sides_on(reading: Reading, what: str) -> str | None:
    """Where both sides revoked: which of them have played on."""
    if not reading.story.says("both-revoked"):
        return None
    sides = {who.side if isinstance(who, Seat) else who for who, is_denied in _onward(reading, what) if not is_denied}
    if None in sides or len(sides) == 2:
        return "both"
    return "one" if sides else "none" if _onward(reading, what) else None


def _under_way(reading: Reading, what: str) -> bool | None:
    """Whether the next trick was played to: also where a later one is counted, or the play was over."""
    defective = trick(reading, what)
    later = [at for other, at in reading.counted.tricks if defective and other > defective]
    if later:
        return not all(_is_denied(reading, at) for at in later)
    if reading.story.says("tricks-later", "play-over", "now-at"):
        return True
    found = _onward(reading, what)
    if any(not done.is_denied for done in found):
        return True
    return False if found else None


def _is_denied(reading: Reading, at: int) -> bool:
    """`Nobody has played to the fifth`: of a trick that is counted."""
    story = reading.story
    start = max(at - NUMBERED - 2, story.edge(story.clause(at)))
    near = story.near(start, at - 1)
    return not near.isdisjoint(ONWARD) and not near.isdisjoint(DENIED)


def _again(reading: Reading, _: str) -> tuple[int, ...]:
    """`At trick 4 and again at trick 7`: those of the sentence that says so."""
    story = reading.story
    sentences = {story.sentence(concept.first) for concept in story.concepts({"again-word", "repeated-word"})}
    first = reading.counted.trick or 0
    return tuple(trick for trick, at in reading.counted.tricks[1:] if story.sentence(at) in sentences and trick > first)


def _unplayed(reading: Reading, what: str) -> str | None:
    """`A penalty card`, dummy's where dummy revoked, else one that was hidden in his hand."""
    own, declarer = offender(reading, what), reading.players.declarer
    if reading.story.says("penalty-card"):
        return "penalty_card"
    if own and declarer and own is declarer.partner:
        return "dummys"
    return "unfaced" if own and reading.story.says("hidden-card", "card-hidden") else None


def _led(reading: Reading, what: str) -> Item | None:
    """`A spade was led`, `su attacco cuori`: the suit behind or right before the word, of a card as well; of a trick
    that is counted also what it is called by: `alla quarta presa, fiori`."""
    story = reading.story
    if what == "unable_to_comply":
        return None
    for concept in story.concepts({"lead", "played-word"} if what == "defective_trick" else {"lead"}):
        near = [
            item
            for item in story.of("suit", "card")
            if story.clause(item.first) == story.clause(concept.first)
            and -NUMBERED <= item.first - concept.last <= NUMBERED + 2
            and item.value.suit
        ]
        if near:
            return min(near, key=lambda item: abs(item.first - concept.first))
    tricks = [item.last for item in story.of("ordinal", "number")] if what == "defective_trick" else []
    for item in story.of("suit"):
        at = max((at for at in tricks if at < item.first), default=-1)
        between = range(at + 1, item.first)
        named = any(story.at(kind, one) for one in between for kind in ("seat", "role"))
        close = at >= 0 and len(between) <= NUMBERED + 1 and story.sentence(at) == story.sentence(item.first)
        counted = any(at == one for _, one in reading.counted.tricks) or story.at("ordinal", at)
        if item.value.suit and close and counted and not named:
            return item
    return None


def _suit_led(reading: Reading, what: str) -> str | None:
    item = _led(reading, what)
    return str(item.value.suit.value) if item else None


def _has_suit_led(reading: Reading, what: str) -> bool | None:
    """`He has a spade`, `quadri ne ha`: of the suit that was led, where it is named again."""
    story, led = reading.story, _led(reading, what)
    suit = led.value.suit if led else None
    for item in story.of("suit", "card"):
        if not suit or item.value.suit is not suit or item is led:
            continue
        near = range(max(0, item.first - NUMBERED), min(len(story.tokens), item.last + NUMBERED + 1))
        here = [at for at in near if story.clause(at) == story.clause(item.first)]
        has = [at for at in here if story.means(at, 1, "holding") or story.near(at, at) & HOLDS]
        if has:
            return not (story.denies(item.first) or story.denies(has[0]))
    return None


def _card_placed(reading: Reading, _: str) -> str | None:
    """The card nearest to words like `among the played cards`."""
    story = reading.story
    for concept in story.concepts({"put-among"}):
        here = story.of_sentence("card", story.sentence(concept.first))
        if here:
            return str(min(here, key=lambda item: abs(item.first - concept.first)).value.value)
    return None


def _at_start(reading: Reading, _: str) -> int | None:
    """`Had started with fourteen cards`."""
    story = reading.story
    for item in story.of("number"):
        if 11 <= item.value <= 15 and "started-with" in story.near(item.first - NUMBERED, item.last + NUMBERED + 1):
            return int(item.value)
    return None


def mixed_side(reading: Reading) -> str | None:
    """Whose cards were mixed: `EW have shuffled theirs`, `Vest și Est și-au amestecat cărțile`."""
    for concept in reading.story.concepts({"mixed", "mixed-word"}):
        who = doer(reading, concept, None)
        if who:
            return (who if isinstance(who, Side) else who.side).value
    return None


FILLERS: Mapping[str, Filler] = {
    "offender_won_revoke_trick": offender_won,
    "os_won_revoke_trick": side_won,
    "os_later_tricks": _later_tricks,
    "played_after_revoke": _played_after,
    "sides_played_on": _sides_on,
    "each_side_played_on": _each_side_on,
    "side_played_on": _side_played_on,
    "next_trick_under_way": _under_way,
    "again": _again,
    "unplayed_card": _unplayed,
    "attention_first_drawn": _attention,
    "next_trick": continued,
    "suit_led": _suit_led,
    "has_suit_led": _has_suit_led,
    "card_placed": _card_placed,
    "cards_at_start": _at_start,
}
