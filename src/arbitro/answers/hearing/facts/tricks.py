"""What a story tells of a trick: how it was led, what lay there before a card, what followed it, and who won it."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from arbitro.answers.hearing.facts.informing import LEADING
from arbitro.answers.hearing.facts.kinds import Filler
from arbitro.answers.hearing.facts.playing import card_in_question, denomination, led, led_by, trick, turn, waited_for
from arbitro.answers.hearing.facts.who import offender
from arbitro.answers.hearing.reading import Reading
from arbitro.answers.hearing.signs import answer
from arbitro.answers.hearing.text.concepts import Concept
from arbitro.answers.hearing.text.tokens import BREAKS, Item
from arbitro.bridge.cards import CARD_BY_TEXT, DENOMINATION_BY_TEXT, Card, Denomination, Suit
from arbitro.bridge.seats import Seat

WISHED = frozenset({"forbid", "require", "demand-word", "can-word", "want", "should-be", "required-word", "not"})
ASKED = frozenset({"dummy_acted", "dummy_asked_about_revoke"})
BEHIND, AHEAD, NEAR = 5, 3, 3  # tokens between the word that somebody led and what was led
MOST = 20  # suits and cards that may have been led
TRICK = 4
TURNS = frozenset({"own-turn", "turn-to-play"})
BEFORE = 4  # tokens from `before` to a turn
OPENS = frozenset({",", "(", ":"})


class Lead(NamedTuple):
    by: Seat | None
    suit: Suit
    card: Card | None


def told_lead(reading: Reading) -> Lead | None:
    """`West led the ♠4`, `a heart was led`, `re di cuori dal morto`, `pe o pică`: the first that is told."""
    things = [item for item in reading.story.of("suit", "card")[:MOST] if item.value.suit]
    ways = (_with_verb(reading, things), _from_a_hand(reading, things), _on(reading, things))
    return next((found for way in ways for found in way), None)


def _lead(item: Item, by: Seat | None) -> Lead:
    return Lead(by, item.value.suit, item.value if item.kind == "card" else None)


def _with_verb(reading: Reading, things: list[Item]) -> Iterator[Lead]:
    story, players = reading.story, reading.players
    for concept in story.concepts(LEADING):
        if story.said_between(max(0, concept.first - NEAR), concept.first - 1) & WISHED:
            continue
        here = [item for item in things if story.sentence(item.first) == story.sentence(concept.first)]
        behind = next((item for item in here if 0 < item.first - concept.last <= BEHIND), None)
        if behind and not _is_cut(reading, concept.last + 1, behind.first):
            by = _leader_behind(reading, behind.last) or players.subject(concept.first)
            yield _lead(behind, by)
            continue
        ahead = [item for item in here if 0 < concept.first - item.last <= AHEAD]
        if ahead and not _is_cut(reading, ahead[-1].last + 1, concept.first):
            yield _lead(ahead[-1], _leader_behind(reading, concept.last))


def _is_cut(reading: Reading, first: int, end: int) -> bool:
    return any(reading.story.word(at) in BREAKS for at in range(first, end))


def _from_a_hand(reading: Reading, things: list[Item]) -> Iterator[Lead]:
    """`Cuori da Nord`, `the king of hearts from the South hand`."""
    for item in things:
        if by := _leader_behind(reading, item.last):
            yield _lead(item, by)


def _leader_behind(reading: Reading, at: int) -> Seat | None:
    """The hand that is named right behind a lead: `from dummy`, `by East`, `dal morto`."""
    story, players = reading.story, reading.players
    end = next((one for one in range(at + 1, at + 2 + NEAR) if _is_cut(reading, one, one + 1)), at + 2 + NEAR)
    near = story.said_between(at + 1, end - 1)
    if players.declarer and near & {"from-dummy", "from-hand"}:
        return players.declarer.partner if "from-dummy" in near else players.declarer
    for item in story.of("seat", "role"):
        if 1 < item.first - at <= NEAR and players.is_by(item) and not _is_cut(reading, at + 1, item.first):
            return players.person(item)
    return None


def _on(reading: Reading, things: list[Item]) -> Iterator[Lead]:
    """`Threw a club on the second spade`, `su una fiori di Nord`, `pe cupa mortului`: what the trick is called by."""
    story = reading.story
    for item in things:
        on = next((at for at in range(item.first - 1, item.first - BEHIND, -1) if story.means(at, 1, "on")), None)
        if on is not None and not story.said_between(on + 1, item.first - 1) and not _is_cut(reading, on, item.first):
            near = [other for other in story.of("seat", "role") if 1 <= other.first - item.last <= 2]
            owner = next((other for other in near if other.kind == "role" or reading.players.is_by(other)), None)
            yield _lead(item, reading.players.person(owner) if owner else None)


def _suit(suit: Suit | None) -> Denomination | None:
    return DENOMINATION_BY_TEXT[suit.value] if suit else None


def told_suit_led(reading: Reading, what: str) -> Denomination | None:
    """The suit of the lead; else that of the first of several cards; else the one that was asked about."""
    if what == "unable_to_comply":  # the one that he should lead
        return None
    if what in ASKED and (suit := _asked(reading)):
        return _suit(suit)
    found = told_lead(reading)
    if found and (what != "several_cards_at_once" or found.by is not offender(reading, what)):
        return _suit(found.suit)
    if named := _of_trick(reading):
        return named
    for concept in reading.story.concepts({"play", "comes-down"}):  # s-a jucat cupă
        for item in reading.story.of("suit"):
            near = 0 < item.first - concept.last <= 2 or (
                concept.name == "comes-down" and item.last + 1 == concept.first
            )
            here = reading.story.of_sentence("seat", reading.story.sentence(concept.first))
            his = any(one.value is offender(reading, what) and one.last < concept.first for one in here)
            if near and item.value.suit and not his:
                return item.value  # type: ignore[no-any-return]
    plays = reading.plays
    if len(plays) >= 2 and plays[0].by and plays[1].by not in (None, plays[0].by):
        return _suit(plays[0].card.suit)
    return _suit(_asked(reading))


def _of_trick(reading: Reading) -> Denomination | None:
    """`On the fifth trick, diamonds,`, `presa 9, quadri:`, `giro di cuori`, `levata a șasea (pică`."""
    story = reading.story
    rounds = {one.last for one in story.concepts({"round-of"})}
    tricks = {one.last for one in story.concepts({"trick"})}
    numbers = {item.last for item in story.of("number", "ordinal")}
    for item in story.of("suit"):
        at = item.first - 1
        marked = story.word(at) in OPENS and story.word(item.last + 1) in BREAKS | {")"}
        behind = at - 1 in tricks or (at - 1 in numbers and any(0 < at - 1 - one <= NEAR for one in tricks))
        if item.value.suit and (at in rounds or (marked and behind)):
            return item.value  # type: ignore[no-any-return]
    return None


def _asked(reading: Reading) -> Suit | None:
    """`Having no spades, partner?`"""
    story = reading.story
    for concept in story.concepts({"having-none"}):
        for item in story.of("suit"):
            if concept.first <= item.first <= concept.last + 2:
                return item.value.suit  # type: ignore[no-any-return]
    return None


def _led(reading: Reading, what: str) -> Card | None:
    """As its event has it, else the card that is told to have been led, if it is not the one in question."""
    if card := led(reading, what):
        return card
    found = told_lead(reading)
    return found.card if found and found.card is not card_in_question(reading, what) else None


def _led_by(reading: Reading, what: str) -> Seat | None:
    if who := led_by(reading, what):
        return who
    found, did = told_lead(reading), offender(reading, what)
    if found is None or found.by is did or (found.card and found.card is card_in_question(reading, what)):
        return None
    return found.by


def place_of(reading: Reading, what: str) -> int | None:
    """Where among the cards of the story the one in question stands."""
    card = card_in_question(reading, what)
    return next((place for place, play in enumerate(reading.plays) if play.card is card), None)


def _before(reading: Reading, what: str) -> tuple[Card, ...]:
    """The cards that lay there already, where they are all told: from the leader on, each by the next player."""
    place, found, did = place_of(reading, what), told_lead(reading), offender(reading, what)
    if not place or place >= TRICK or did is None:
        return ()
    earlier = [play for play in reading.plays[:place] if play.by is not did]
    place = len(earlier)
    if not earlier:
        return ()
    leader = earlier[0].by or (found.by if found and found.card is earlier[0].card else None)
    seats = [leader.after(step) if leader else None for step in range(place)]
    in_turn = all(play.by in (None, seat) for play, seat in zip(earlier, seats, strict=True))
    known = leader.after(place) is did if leader else place == 1 and bool(found and found.card is earlier[0].card)
    return tuple(play.card for play in earlier) if in_turn and known else ()


def _followed_by(reading: Reading, _: str) -> Card | None:
    """What the next hand had played on a card of dummy's."""
    player = reading.players.declarer
    next_hand = player.partner.lho if player else None
    return next((play.card for play in reading.plays if play.by and play.by is next_hand), None)


def _four_cards(reading: Reading, what: str) -> tuple[Card, ...]:
    """The first four; `ruffed with the two` is a trump."""
    trumps, story = _trumps(reading, what), reading.story
    cards: list[Card] = []
    for play in reading.plays:
        ruffs = trumps and trumps.suit and "ruff" in story.said_between(max(0, play.at - NEAR - 1), play.at - 1)
        card = CARD_BY_TEXT[trumps.value + play.card.rank.value] if ruffs and trumps else play.card
        cards.append(play.card if story.at("card", play.at) else card)
    cards = list(dict.fromkeys(cards))
    return tuple(cards[:TRICK]) if len(cards) >= TRICK else ()


def _leader(reading: Reading, _: str) -> Seat | None:
    """Of a trick all of whose cards are told: as told, else counted back from another player."""
    first = [(place, play.by) for place, play in enumerate(reading.plays[:TRICK]) if play.by]
    return first[0][1].after(TRICK - first[0][0]) if first else None


def _trumps(reading: Reading, what: str) -> Denomination | None:
    """`Spades are trumps`, `atout picche`; else of the contract."""
    story = reading.story
    if any(not item.value.suit for item in story.of("suit")):  # a senz'atout
        return None
    for concept in story.concepts({"trumps-are"}):
        for item in story.of("suit"):
            close = min(abs(item.first - concept.last), abs(concept.first - item.last))
            if close <= 2 and item.value.suit:
                return item.value  # type: ignore[no-any-return]
    for item in story.of("suit"):
        at = item.first - 1
        named = any(story.means(at, 1, kind) for kind in ("at", "of", "on"))  # declarer in hearts, giocante a picche
        before = story.said_between(max(0, at - 2), at - 1) & {"declarer", "declares"}
        behind = story.said_between(item.last + 1, item.last + NEAR) & {"declarer", "declares", "contract"}
        if named and item.value.suit and (before or (behind and reading.players.opens(at))):
            return item.value  # type: ignore[no-any-return]
    contract = denomination(reading, what)
    return contract if contract and contract.suit else None


def told_denomination(reading: Reading, what: str) -> Denomination | None:
    """As the contract has it, else as trumps are named, else `no trumps`."""
    found = denomination(reading, what) or _trumps(reading, what)
    story = reading.story
    named = (item for item in story.of("suit") if not item.value.suit)
    doubtful = story.speeches.all[0].doubtful
    named = (
        item
        for item in named
        if item.last > item.first or (len(story.word(item.first)) > 2 and story.word(item.first) not in doubtful)
    )
    return found or next((item.value for item in named), None)


def _winner(reading: Reading, _: str) -> Seat | None:
    return reading.winner


def _dummy_led(reading: Reading, _: str) -> bool | None:
    """Whether dummy was to lead: `lead from dummy`, `in presa al morto`; not where another hand has led."""
    story, player = reading.story, reading.players.declarer
    if story.says("lead-in-dummy", "dummy-leads"):
        return True
    for concept in story.concepts(LEADING):
        if "from-dummy" in story.said_between(concept.last + 1, concept.last + NEAR):
            return True
        who = reading.players.subject(concept.first)
        if who and player and who is not player.partner:
            return False
    return None


def _before_partner(reading: Reading, what: str) -> bool | None:
    """`Before West has played`: whether that was the partner of whoever did it."""
    said: bool | None = answer(reading.answering, "before_partner_played")
    did, waited = offender(reading, what), waited_for(reading)
    return True if said or (did and waited is did.partner) else None


def _both_hands(reading: Reading, what: str) -> bool | None:
    """Declarer's side has not played both cards while one of them is to play."""
    said: bool | None = answer(reading.answering, "declarer_played_both_hands")
    who, player = turn(reading, what), reading.players.declarer
    return False if said is None and who and player and who.side is player.side else said


def _to_next_trick(reading: Reading, what: str) -> bool | None:
    """Whether a premature card was led to the next trick."""
    if reading.story.says("to-next-trick"):
        return True
    did = offender(reading, what)
    return False if any(play.by is not did for play in reading.plays) else None


def _review_open(reading: Reading, what: str) -> bool | None:
    said: bool | None = answer(reading.answering, "review_still_open")
    number = trick(reading, what)
    later = (number and number > 1) or reading.story.says("well-on")
    return False if said is None and later else said


def _is_later(reading: Reading, one: Concept) -> bool:
    """`Before it was his turn`."""
    return "before-word" in reading.story.near(one.first - BEFORE, one.first - 1)


def _at_turn(reading: Reading, what: str) -> bool | None:
    """Not where it is denied or comes later; by whose turn it is told to be, dummy’s for declarer; as told; else
    whether his card is the next to those before it."""
    who, turned, story = reading.actor(what), reading.players.turn, reading.story
    turns = [*story.concepts(TURNS)]
    if any(story.denies(one.first) or _is_later(reading, one) for one in turns):
        return False
    if who and turned:
        return who is turned or (who is reading.players.declarer and turned is who.partner)
    if turns and not story.says("not-own-turn"):
        return True
    said: bool | None = answer(reading.answering, "at_turn")
    plays = reading.plays[:TRICK]
    if said is None and what == "is_card_played" and len(plays) >= 2 and (first := plays[0].by):
        return True if all(play.by is first.after(place) for place, play in enumerate(plays)) else None
    return said


def _could_comply(reading: Reading, what: str) -> bool | None:
    """As told; else where a card of the suit that was led is told as his: `East has the ♦6`, `are treflă`."""
    said: bool | None = answer(reading.answering, "could_comply")
    found, story = told_lead(reading), reading.story
    plays = reading.plays
    suit = found.suit if found else plays[0].card.suit if plays else None
    if said is not None or suit is None:
        return said
    start = next((play.at for play in plays if play.card is card_in_question(reading, what)), 0)
    for item in story.of("suit", "card"):
        near = [item.first - step for step in (1, 2, 3)] + [item.last + step for step in (1, 2)]
        has = [at for at in near if story.means(at, 1, "holding") and story.clause(at) == story.clause(item.first)]
        if item.first > start and item.value.suit is suit and has and not story.is_asked(item.first):
            return (
                None if any(story.denies(at) for at in has) or "not" in story.said_between(*_span(has, item)) else True
            )
    return None


def _span(at: list[int], item: Item) -> tuple[int, int]:
    """From the first to the last of some tokens and a thing."""
    return min(*at, item.first), max(*at, item.last)


def _could_play(reading: Reading, what: str) -> bool | None:
    """As told; a penalty card of the suit of the card that was played instead could be played as well as that one."""
    said: bool | None = answer(reading.answering, "could_play_it", reading.story.asked)
    cards = dict.fromkeys(play.card for play in reading.plays)
    same = what == "penalty_card_not_played" and len(cards) == 2 and len({card.suit for card in cards}) == 1
    return True if said is None and same else said


def _deemed_lead(reading: Reading, _: str) -> bool | None:
    """As told; a card that only fell was no lead."""
    said: bool | None = answer(reading.answering, "deemed_lead", reading.story.asked)
    return False if said is None and reading.story.says("dropped") else said


def _unless_led(filler: Filler) -> Filler:
    """What `led`, `led_by` and `turn` say where a card is being played."""
    return lambda reading, what: None if what == "is_card_played" else filler(reading, what)


FILLERS: Mapping[str, Filler] = {
    "suit_led": told_suit_led,
    "led": _led,
    "card_led": _unless_led(_led),
    "led_by": _led_by,
    "who_led": _unless_led(_led_by),
    "before": _before,
    "followed_by": _followed_by,
    "four_cards": _four_cards,
    "trick_leader": _leader,
    "trumps": _trumps,
    "denomination": told_denomination,
    "trick_won_by": _winner,
    "dummy_led": _dummy_led,
    "before_partner_played": _before_partner,
    "declarer_played_both_hands": _both_hands,
    "lead": _to_next_trick,
    "review_still_open": _review_open,
    "at_turn": _at_turn,
    "could_comply": _could_comply,
    "could_play_it": _could_play,
    "deemed_lead": _deemed_lead,
    "trick_number": trick,
    "whose_turn": _unless_led(turn),
}
