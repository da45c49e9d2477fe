"""What a story tells of the time after a revoke or a defective trick: who won it, what was won later, who played on."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from arbitro.answers.hearing.concepts import Concept
from arbitro.answers.hearing.kinds import Filler
from arbitro.answers.hearing.playing import trick
from arbitro.answers.hearing.reading import Reading
from arbitro.answers.hearing.signs import answer
from arbitro.answers.hearing.tokens import Item
from arbitro.answers.hearing.who import offender
from arbitro.bridge.seats import Seat, Side

BEHIND = 2  # tokens from a verb to whoever did it: won by East, l'ha vinta Ovest
NUMBERED = 3
ONWARD = frozenset({"play", "lead", "played-word", "trick-begun"})
EVERYBODY = frozenset({"both-sides-word"})
DENIED = frozenset({"not", "nobody-word", "before-next", "before-word"})


class Done(NamedTuple):
    """Who did something; nobody: it is told of no one in particular; and whether it is denied."""

    who: Seat | Side | None
    is_denied: bool


def _person(reading: Reading, item: Item, own: Seat | None) -> Seat | Side | None:
    """A player, a side, declarer or a defender, the partner of whoever the story is about."""
    if item.kind == "side":
        return item.value  # type: ignore[no-any-return]
    if item.kind == "role" and item.value == "defender":
        declarer = reading.players.declarer
        return declarer.side.opponents if declarer else None
    if item.kind == "role" and item.value == "partner":
        return own.partner if own else None
    return reading.players.person(item)


def _doer(reading: Reading, concept: Concept, own: Seat | None) -> Seat | Side | None:
    """Behind the verb, also `il mio compagno Est`, else the nearest before it in its clause, else as for every verb."""
    story = reading.story
    for at in range(concept.last + 1, concept.last + 2 + BEHIND):
        item = story.at("seat", at)
        near = at <= concept.last + BEHIND or story.means(at - 1, 1, "my")
        if item and near and (at == concept.last + 1 or story.word(at - 1).isalnum()):
            return item.value  # type: ignore[no-any-return]
    clause = story.clause(concept.first)
    before = [
        item
        for item in story.of("seat", "role", "side")
        if item.last < concept.first and story.clause(item.first) == clause and not reading.players.is_object(item)
    ]
    for item in reversed(before):
        if who := _person(reading, item, own):
            return who
    return reading.players.subject(concept.first) or own


def _winners(reading: Reading, what: str) -> Iterator[Done]:
    own = offender(reading, what)
    for concept in reading.story.concepts({"won-it"}):
        yield Done(_doer(reading, concept, own), reading.story.denies(concept.first))


def _offender_won(reading: Reading, what: str) -> bool | None:
    """`East won that trick with the ruff`, `la presa l’ha vinta Ovest`, `leva a luat-o Est`."""
    own = offender(reading, what)
    found = {
        (done.who is own) is not done.is_denied
        for done in _winners(reading, what)
        if own and done.who and (done.who is own or not done.is_denied) and done.who is not own.side
    }
    return found.pop() if len(found) == 1 else None


def _side_won(reading: Reading, what: str) -> bool | None:
    own = offender(reading, what)
    found: set[bool] = set()
    for who, is_denied in _winners(reading, what):
        if own and who:
            side = who if isinstance(who, Side) else who.side
            if not is_denied:
                found.add(side is own.side)
            elif isinstance(who, Side):
                found.add(side is not own.side)
    return found.pop() if len(found) == 1 else None


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
    who = _person(reading, named[-1], own) if named else None
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
        verbs = [one for one in story.concepts(ONWARD) if story.clause(one.first) == place]
        if not verbs:
            continue
        verb = min(verbs, key=lambda one: abs(one.first - concept.first))
        end = max(verb.first, concept.first)
        here = [
            one for one in story.concepts(DENIED | EVERYBODY) if one.last < end and story.clause(one.first) == place
        ]
        denied = bool(here) and here[-1].name in DENIED
        everybody = not names.isdisjoint(EVERYBODY) or {one.name for one in verbs} <= {"trick-begun"}
        who = None if everybody else _doer(reading, verb, own)
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
    return _side_on(reading, what, reading.actor(what))


def _played_after(reading: Reading, what: str) -> str | None:
    played = _side_on(reading, what, offender(reading, what))
    if played is None:
        return None
    return "played_on" if played else "nothing"


def play_over(reading: Reading, what: str) -> bool | None:
    """As told; not yet, where a revoke was noticed before anybody played on."""
    said: bool | None = answer(reading.answering, "play_over", reading.story.asked & {"play-over", "all-played"})
    if said is None and what == "revoke_noticed":
        caught = reading.story.says("at-once") or _played_after(reading, what) == "nothing"
        return False if caught else None
    return said


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
    if reading.story.says("tricks-later", "play-over"):
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
    return "unfaced" if own and reading.story.says("hidden-card") else None


def _suit_led(reading: Reading, what: str) -> str | None:
    """`A spade was led`, `su attacco cuori`: the suit behind or right before the word, of a card as well."""
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
            return str(min(near, key=lambda item: abs(item.first - concept.first)).value.suit.value)
    return None


def _has_suit_led(reading: Reading, what: str) -> bool | None:
    """`He has a spade`, `non ha cuori`: of the suit that was led."""
    story, suit = reading.story, _suit_led(reading, what)
    for item in story.of("suit"):
        near = range(max(0, item.first - NUMBERED), item.first)
        if item.value.suit and item.value.suit.value == suit and any(story.means(at, 1, "holding") for at in near):
            return not story.denies(item.first)
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
        who = _doer(reading, concept, None)
        if who:
            return (who if isinstance(who, Side) else who.side).value
    return None


FILLERS: Mapping[str, Filler] = {
    "offender_won_revoke_trick": _offender_won,
    "os_won_revoke_trick": _side_won,
    "os_later_tricks": _later_tricks,
    "played_after_revoke": _played_after,
    "sides_played_on": _sides_on,
    "each_side_played_on": _each_side_on,
    "side_played_on": _side_played_on,
    "next_trick_under_way": _under_way,
    "again": _again,
    "unplayed_card": _unplayed,
    "suit_led": _suit_led,
    "has_suit_led": _has_suit_led,
    "card_placed": _card_placed,
    "cards_at_start": _at_start,
}
