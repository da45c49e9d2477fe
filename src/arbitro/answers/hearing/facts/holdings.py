"""Cards that somebody holds, had already, or shows besides others: dummy's, a hand, penalty cards, a card beneath."""

from collections.abc import Collection, Mapping

from arbitro.answers.hearing.facts.kinds import OWN_CARD, REVOKES, Filler
from arbitro.answers.hearing.facts.lying import lying
from arbitro.answers.hearing.facts.playing import card_in_question, trick
from arbitro.answers.hearing.facts.tricks import told_lead
from arbitro.answers.hearing.facts.who import offender
from arbitro.answers.hearing.game.counted import FULL
from arbitro.answers.hearing.game.plays import AND, rank_of
from arbitro.answers.hearing.reading import Reading
from arbitro.answers.hearing.signs import answer
from arbitro.answers.hearing.text.cards import bare_ranks
from arbitro.answers.hearing.text.tokens import Item
from arbitro.bridge.cards import CARD_BY_TEXT, Card, Rank, Suit
from arbitro.bridge.seats import Seat

CAUSED_BY_OTHERS = frozenset({"wrong_explanation", "opponent_changed", "told_his_turn"})
WHOLE_HANDS = frozenset({"which_card_may_be_played", "unable_to_comply"})
CHANGES = frozenset({"still-had", "swaps-card"})
GAP = 3  # tokens between two cards of one hand
REACH = 7  # tokens from the word that somebody holds cards to the first of them
BETWEEN = frozenset({",", "/", "-", "–"}) | AND


def _cards_at(reading: Reading, start: int, reach: int = REACH) -> tuple[Card, ...]:
    """The cards that are told one behind the other from here: `A, 9 și 3 la treflă`, `the 8 and the 3`."""
    story = reading.story
    sentence = story.sentence(min(start, len(story.tokens) - 1))
    items = [item for item in story.of("card", "rank", "number", "suit") if start <= item.first]
    found: list[Card] = []
    bare: list[Item] = []
    near = [item for item in story.of("suit") if 0 < start - item.last <= GAP + 1]
    suit: Suit | None = near[-1].value.suit if near and story.sentence(near[-1].first) == sentence else None
    last = start
    for item in items:
        if story.sentence(item.first) != sentence or item.first - last > (GAP if found or bare else reach):
            break
        if "card-word" in story.said_between(item.last + 1, item.last + 2):
            last = item.last
            continue
        if item.kind == "card":
            found.append(item.value)
            suit = item.value.suit
        elif item.kind == "suit":
            suit = item.value.suit or suit
        elif suit and (rank := rank_of(item)):
            found.append(CARD_BY_TEXT[suit.value + rank.value])
        elif rank_of(item):
            bare.append(item)
        last = item.last
    ranks = [rank for item in bare if (rank := rank_of(item))]
    first = found[0].suit if found else None
    return tuple(dict.fromkeys([CARD_BY_TEXT[first.value + rank.value] for rank in ranks if first] + found))


def _holding(reading: Reading, who: Collection[Seat | str]) -> tuple[Card, ...]:
    """What one of these players, or if none is named anybody, is said to hold."""
    story, players = reading.story, reading.players
    best: tuple[Card, ...] = ()
    for at in range(len(story.tokens)):
        verb = story.means(at, 1, "holding") or "holds-word" in story.said_between(at, at)
        if not verb:
            continue
        here = [item for item in story.of("seat", "role") if story.sentence(item.first) == story.sentence(at)]
        doer = next((item for item in reversed(here) if item.last < at + GAP), None)
        his = not who or (doer is not None and (doer.value in who or players.person(doer) in who))
        if his and len(cards := _cards_at(reading, at + 1)) > len(best):
            best = cards
    return best


def _dummys_row(reading: Reading) -> tuple[Card, ...]:
    """Ranks of the suit that is spoken of: `dummy has king, nine and four`, `la mort erau A-9-4`."""
    story = reading.story
    suits = {item.value.suit for item in story.of("suit", "card") if item.value.suit}
    if len(suits) != 1:
        return ()
    suit = suits.pop()
    places = [item.last for item in story.of("role") if item.value == "dummy"]
    places += [one.last for one in story.concepts({"from-dummy", "in-dummy", "on-the-board"})]
    for place in sorted(places):
        for at in range(place + 1, min(place + REACH, len(story.tokens))):
            if story.sentence(at) != story.sentence(place) or story.at("card", at):
                break
            if ranks := bare_ranks(story.tokens, at, story.speeches):
                return tuple(CARD_BY_TEXT[suit.value + rank.value] for rank in ranks)
    return ()


def _dummy_holds(reading: Reading, _: str) -> tuple[Card, ...]:
    """As told of dummy; else every card of the story but those that are led or meant."""
    declarer = reading.players.declarer
    if row := _dummys_row(reading):
        return row
    held = _holding(reading, {"dummy", *([declarer.partner] if declarer else [])})
    if len(held) >= 2:
        return held
    led = told_lead(reading)
    apart = {play.card for play in reading.plays if play.by and declarer and play.by.side is not declarer.side}
    items = dict.fromkeys(item.value for item in reading.story.of("card"))
    return tuple(card for card in items if card not in apart and not (led and card is led.card))


def _hand(reading: Reading, what: str) -> tuple[Card, ...]:
    """Two cards or more that whoever has to play is said to hold."""
    did = offender(reading, what)
    if what == "penalty_card_to_play" and (kept := _in_hand(reading)):
        return tuple(dict.fromkeys((*_cards(reading, what), *kept)))
    if what in REVOKES:
        return _left_over(reading, what, did)
    held = _holding(reading, {did} if did else ()) or _holding(reading, ())
    if what in WHOLE_HANDS:
        row = _longest_row(reading)
        return row if len(row) >= 2 else held if len(held) >= 2 else ()
    return held if len(held) >= 2 else ()


def _left_over(reading: Reading, what: str, did: Seat | None) -> tuple[Card, ...]:
    """What whoever revoked had left, where it is all of his hand as far as is known: `are ♣7 și ♣2`, at trick 11."""
    played, number = card_in_question(reading, what), trick(reading, what)
    others = {play.card for play in reading.plays if play.by and play.by is not did}
    for cards in (_in_hand(reading), _holding(reading, {did} if did else ()), _holding(reading, ())):
        held = tuple(card for card in cards if card is not played and card not in others)
        whole = len(held) == FULL - number if number else len(held) > 1
        if whole:
            return held
    return ()


def _longest_row(reading: Reading) -> tuple[Card, ...]:
    """The most cards that stand one behind the other."""
    story = reading.story
    best: list[Card] = []
    row: list[Card] = []
    last = None
    for item in story.of("card"):
        joined = (
            last is not None
            and item.first - last.last <= GAP + 1
            and story.sentence(item.first) == story.sentence(last.first)
        )
        row = [*row, item.value] if joined else [item.value]
        best = row if len(row) >= len(best) else best
        last = item
    return tuple(dict.fromkeys(best))


def _on_table(reading: Reading, what: str) -> tuple[Card, ...]:
    """The lead to the trick, and the cards that are told before what declarer said."""
    story = reading.story
    said = [one.first for one in story.concepts({"designate", "spoke", "incomplete"})]
    said += [at for at, token in enumerate(story.tokens) if token.quoted][:1]
    end = min(said, default=len(story.tokens))
    held, declarer = {*_dummy_holds(reading, what)}, reading.players.declarer
    dummy = declarer.partner if declarer else None
    played = [
        one.card for one in reading.plays if one.by not in (None, dummy) and one.card not in held and one.at < end
    ]
    led = told_lead(reading)
    return tuple(dict.fromkeys([led.card] if led and led.card and led.card not in held and not played else played))


def _hidden(reading: Reading, _: str) -> tuple[Card, ...]:
    """`With the ♠9 underneath`: the nearest card to such a word."""
    story = reading.story
    items = story.of("card")
    for concept in story.concepts({"beneath"}):
        here = [item for item in items if story.sentence(item.first) == story.sentence(concept.first)]
        if behind := [item for item in here if 0 < item.first - concept.last <= GAP + 2]:
            return (behind[0].value,)
        if ahead := [item for item in here if 0 < concept.first - item.last <= GAP + 1]:
            return (ahead[-1].value,)
    return ()


def _visible(reading: Reading, what: str) -> tuple[Card, ...]:
    """Every card but one that lay beneath; ranks of a suit that is told before them."""
    story = reading.story
    items = tuple(dict.fromkeys(item.value for item in story.of("card") if not reading.won_with(item.first)))
    did = offender(reading, what)
    others = {play.card for play in reading.plays if play.by and did and play.by is not did}
    if what == "several_cards_at_once":
        row = _longest_row(reading)
        items = row if len(row) >= 2 else tuple(card for card in items if card not in others) or items
    if len(items) == 1 and others and (pair := _together(reading)):
        return pair
    hidden = _hidden(reading, what)
    if items:
        return tuple(card for card in items if card not in hidden)
    for item in reversed(story.of("suit", "call")):  # two clubs
        suit = item.value.suit if item.kind == "suit" else item.value.denomination and item.value.denomination.suit
        for start in range(item.last + 1, min(item.last + 2 * REACH, len(story.tokens))):
            first = next((i for i in story.of("rank", "number") if i.first == start), None)
            if first and rank_of(first) and suit and (ranks := _ranks_from(reading, first)):
                return tuple(CARD_BY_TEXT[suit.value + rank] for rank in ranks)
    return ()


def _together(reading: Reading) -> tuple[Card, ...]:
    """`The king and the four together, of clubs both`: ranks of the one suit that is told."""
    story = reading.story
    suits = {item.value.suit for item in story.of("suit", "card") if item.value.suit}
    rows = (bare_ranks(story.tokens, at, story.speeches) for at in range(len(story.tokens)) if not story.at("card", at))
    ranks: tuple[Rank, ...] = next(filter(None, rows), ())
    return tuple(CARD_BY_TEXT[suit.value + rank.value] for suit in suits for rank in ranks) if len(suits) == 1 else ()


def _ranks_from(reading: Reading, first: Item) -> list[str]:
    """`The 8 and the 3`: two ranks or more, each behind a comma or an `and`."""
    story = reading.story
    found, last = [first], first
    for item in story.of("rank", "number"):
        between = range(last.last + 1, item.first)
        joined = any(story.word(at) in BETWEEN for at in between)
        if item.first > last.last and len(between) < GAP and joined and rank_of(item):
            found, last = [*found, item], item
    ranks = [rank.value for item in found if (rank := rank_of(item))]
    return ranks if len(ranks) >= 2 else []


def _penalty_cards(reading: Reading, _: str) -> tuple[Card, ...]:
    """The cards told close to the words penalty card."""
    story = reading.story
    for concept in story.concepts({"penalty-card"}):
        if cards := _cards_at(reading, concept.last + 1, GAP + 1):
            return cards
        before = [i.value for i in story.of("card") if 0 < concept.first - i.last <= REACH]
        before = [card for card in before if card]
        if before:
            return tuple(before[-1:])
    return ()


def _meant_card(reading: Reading, what: str) -> Card | None:
    """`I only meant to play the three`: the first card, or rank of one that is told, behind such a word."""
    story = reading.story
    for concept in story.concepts({"meant-word", "slip-of-tongue"}):
        for item in story.of("card", "rank", "number"):
            if 0 < item.first - concept.last <= REACH and story.sentence(item.first) == story.sentence(concept.first):
                if item.kind == "card":
                    return item.value  # type: ignore[no-any-return]
                known = [*_dummy_holds(reading, what), *_visible(reading, what)]
                same = {card for card in known if card.rank is rank_of(item)}
                if len(same) == 1:
                    return same.pop()
    return None


def _chosen_card(reading: Reading, what: str) -> Card | None:
    """The card that somebody wants played: `declarer tells him to play the ♦5`, `the four please!`"""
    story = reading.story
    known = {card.rank: card for card in _cards(reading, what)}
    for item in story.of("card", "rank", "number"):
        rank = item.value.rank if item.kind == "card" else rank_of(item)
        if story.tokens[item.first].quoted and rank:
            return item.value if item.kind == "card" else known.get(rank)
    for concept in story.concepts({"demand-word", "require", "choosing"}):
        for item in story.of("card", "rank", "number"):
            rank = item.value.rank if item.kind == "card" else rank_of(item)
            near = 0 < item.first - concept.last <= REACH
            if near and rank and story.sentence(item.first) == story.sentence(concept.first) and rank in known:
                return known[rank]
    return None


def _designated_card(reading: Reading, _: str) -> Card | None:
    """`East: "then play the four of diamonds"`: what a defender is quoted with."""
    story, players = reading.story, reading.players
    said = (item for item in story.of("card") if story.tokens[item.first].quoted)
    his = (item.value for item in said if players.part(players.doer(item.first)) == "defender")
    return next(his, None)


def _designator(reading: Reading, _: str) -> str | None:
    """Which opponent of declarer is told to name the card."""
    said = next((item.value for item in reading.story.of("role") if item.value in ("lho", "rho")), None)
    declarer, story = reading.players.declarer, reading.story
    if said or declarer is None:
        return said
    for concept in story.concepts({"others-voice", "points-offence-out"}):
        who = reading.players.subject(concept.first)
        if who and who.side is not declarer.side:
            return "lho" if who is declarer.lho else "rho"
    return None


def _cards(reading: Reading, what: str) -> tuple[Card, ...]:
    """All that are told, but for one that won the trick before, or that another player led or played."""
    story, did = reading.story, offender(reading, what) if what in OWN_CARD else None
    items = [item for item in story.of("card") if not reading.won_with(item.first)]
    by = {play.at: play.by for play in reading.plays}
    his = [item for item in items if not did or by.get(item.first) in (None, did)]
    kept = _in_hand(reading)
    led = _opening_lead(reading, what) if what == "declarer_exposed_cards" else None
    return tuple(dict.fromkeys(item.value for item in his or items if item.value not in kept and item.value is not led))


def _in_hand(reading: Reading) -> tuple[Card, ...]:
    """Cards that are told apart as in the hand: `plus CA and D5 in hand`, `în mână îi rămăseseră ♠4 și ♥A`."""
    story = reading.story
    for concept in story.concepts({"in-hand"}):
        if behind := _cards_at(reading, concept.last + 1, GAP + 1):
            return behind
        sentence = story.sentence(concept.first)
        ahead = [item for item in story.of("card") if story.sentence(item.first) == sentence]
        ahead = [item for item in ahead if 0 < concept.first - item.last <= REACH]
        if ahead and len(ahead) < len(story.cards):
            return tuple(item.value for item in ahead)
    return ()


def _led_before_choice(reading: Reading, what: str) -> Card | None:
    """What the partner of a player with penalty cards led."""
    did, led = offender(reading, what), told_lead(reading)
    return led.card if did and led and led.by is did.partner and led.card not in _cards(reading, what) else None


def _held(reading: Reading, what: str) -> str | None:
    """As told; declarer's cards that fell were not held so as to be played."""
    said: str | None = answer(reading.answering, "held")
    return said or (
        "neither" if what == "declarer_exposed_cards" and reading.story.says("dropped", "accident") else None
    )


def _opening_lead(reading: Reading, _: str) -> Card | None:
    """The opening lead of a defender, after which declarer faced his hand."""
    declarer = reading.players.declarer
    if not declarer or not reading.story.says("lead", "opening-lead"):
        return None
    led = (play.card for play in reading.plays if play.by and play.by.side is not declarer.side)
    return next(led, None)


def _after_lead(reading: Reading, what: str) -> bool | None:
    """Whether declarer faced his hand after such a lead."""
    return (
        True if _opening_lead(reading, what) and reading.story.says("spread-hand", "open-cards", "whole-hand") else None
    )


def _left(reading: Reading, what: str) -> int | None:
    """Of a hand that declarer faced after the opening lead every trick."""
    return 13 if what == "declarer_exposed_cards" and _after_lead(reading, what) else reading.counted.tricks_left


def _retraction(reading: Reading, what: str) -> str | None:
    """As told; a card may go back once an opponent has found a card of the suit and changed his."""
    did = offender(reading, what)
    for concept in reading.story.concepts(CHANGES):
        who = reading.players.subject(concept.first)
        if did and who and who.side is not did.side and what == "card_retracted":
            return "opponent_changed"
    said: str | None = answer(reading.answering, "retraction")
    return said


def _own_side(reading: Reading, what: str) -> bool | None:
    """As told; what an opponent caused was no offence of his own side."""
    said: bool | None = answer(reading.answering, "own_side_offended")
    return False if said is None and _retraction(reading, what) in CAUSED_BY_OTHERS else said


FILLERS: Mapping[str, Filler] = {
    "cards": _cards,
    "dummy_holds": _dummy_holds,
    **dict.fromkeys(("hand", "holds"), _hand),
    "on_table": _on_table,
    "others": lying,
    "hidden": _hidden,
    "visible": _visible,
    "penalty_cards": _penalty_cards,
    **dict.fromkeys(("intended_card", "card_meant"), _meant_card),
    "named_penalty_card": _chosen_card,
    "designated_card": _designated_card,
    "designator": _designator,
    "held": _held,
    "opening_lead": _opening_lead,
    "after_opening_lead_out_of_turn": _after_lead,
    "left": _left,
    "own_side_offended": _own_side,
    "retraction": _retraction,
}
