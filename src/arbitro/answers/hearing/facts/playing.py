"""What a story tells of the play: cards and leads, penalty cards, and what declarer asked for."""

from collections.abc import Mapping

from arbitro.answers.hearing.facts.kinds import LEADS_OUT_OF_TURN, OWN_CARD, REVOKES, Filler
from arbitro.answers.hearing.facts.lying import lying
from arbitro.answers.hearing.facts.who import by_declarer, early, is_led, offender, replaces, revoke_place, together
from arbitro.answers.hearing.reading import Reading
from arbitro.answers.hearing.signs import answer
from arbitro.bridge.cards import CARD_BY_TEXT, Card, Denomination
from arbitro.bridge.seats import Seat

PAST = 4  # tokens
REPLACED = frozenset({"correct", "change", "instead", "at-once", "still-had", "play"})
LAST_CARD = frozenset({
    "premature_play", "penalty_card_not_played", "failed_to_follow_suit", "revoke_noticed", "revoke_to_be_corrected",
})  # fmt: skip


def card_in_question(reading: Reading, what: str) -> Card | None:
    before = lying(reading, what)
    cards = [card for card in reading.story.cards if card not in before]
    plays = [play for play in reading.plays if play.card not in before]
    if what in REVOKES and (place := revoke_place(reading)) is not None:
        return reading.plays[place].card
    if what in REVOKES and len(plays) == 1 and (replaces(reading, plays[0]) or is_led(reading, plays[0])):
        return None
    if what == "penalty_card_not_played":
        pair = _penalty_and_other(reading)
        return pair[1] if pair else None
    if len(plays) >= 2:
        if what in LAST_CARD:
            return early(reading, what).card
        if what == "simultaneous_plays":
            return together(reading)[0].card
        if what == "designation_changed":
            return plays[0].card
    if what == "card_retracted":
        retracted = [play.card for play in plays if play.by and play.by is offender(reading, what)]
        if retracted:
            return retracted[-1]
    if len(cards) == 1 or (not cards and len(plays) == 1):
        return plays[0].card
    if what in LEADS_OUT_OF_TURN:
        told = [play for play in plays if not reading.won_with(play.at)]
        his = {play.card for play in told if play.by and play.by is offender(reading, what)}
        led = his if len(his) == 1 else {play.card for play in told}
        return led.pop() if len(led) == 1 else None
    deed = reading.deed(what)
    if deed is not None:
        items = [item.value for item in reading.story.of("card") if item.first > deed.last]
        return next((card for card in items if card not in before), None)
    return None


def _penalty_and_other(reading: Reading) -> tuple[Card, ...]:
    """The penalty card and the one that was played, where two are told."""
    cards = tuple(dict.fromkeys(play.card for play in reading.plays))
    return cards if len(cards) == 2 else ()


def _penalty_kind(reading: Reading, what: str) -> str | None:
    """As told; else an honour is major, a lower card that was dropped is minor (50B)."""
    said: str | None = answer(reading.answering, "kind")
    if said or what not in OWN_CARD or not reading.story.cards:
        return said
    if reading.story.cards[0].is_honour:
        return "major"
    alone = what == "penalty_card_to_play" or (what == "penalty_card_and_lead" and len(reading.story.cards) == 1)
    return "minor" if alone and reading.story.says("dropped") else None


def _first_card(reading: Reading, _: str) -> Card | None:
    return reading.plays[0].card if len(reading.plays) >= 2 else None


def _instead(reading: Reading, _: str) -> Card | None:
    """What declarer named last, where it is another card than the first."""
    declarer, plays = reading.players.declarer, reading.plays
    named = [play.card for play in plays if not (play.by and declarer and play.by.side is not declarer.side)]
    others = [card for card in named if card is not plays[0].card]
    return others[-1] if others else None


def _second_card(reading: Reading, what: str) -> Card | None:
    if what == "simultaneous_plays":
        return together(reading)[1].card if len(reading.plays) >= 2 else None
    return reading.plays[1].card if len(reading.plays) >= 2 else None


def led(reading: Reading, what: str) -> Card | None:
    if what == "simultaneous_plays":
        return reading.plays[0].card if len(reading.plays) > 2 else None
    first = reading.plays[0] if what in LAST_CARD and len(reading.plays) >= 2 else None
    return first.card if first and first.card is not card_in_question(reading, what) else None


def led_by(reading: Reading, what: str) -> Seat | None:
    """The player of the first card; of the suit, where the first card is the one that did not follow."""
    plays = reading.plays
    if what == "simultaneous_plays" and len(plays) > 2:
        return plays[0].by
    if what not in LAST_CARD or not plays:
        return None
    if what in REVOKES and reading.revoked and plays[0].at == reading.revoked.at:
        if _from_hand(reading, what) and _led_from_dummy(reading, plays[0].at):
            return _from_hand(reading, what)
        leads = (
            reading.players.subject(one.first) for one in reading.story.concepts({"lead"}) if one.first < plays[0].at
        )
        leader = next(leads, None)
        return leader if leader is not plays[0].by else None
    leader = plays[0].by if len(plays) >= 2 and plays[0].card is not card_in_question(reading, what) else None
    return leader if leader is not offender(reading, what) else None


def _led_from_dummy(reading: Reading, at: int) -> bool:
    """`Heart led from dummy`."""
    leads = (one for one in reading.story.concepts({"lead", "play"}) if one.first < at)
    return any("from-dummy" in reading.story.said_between(one.last + 1, one.last + 3) for one in leads)


def _due(reading: Reading, _: str) -> tuple[Card, ...]:
    return _penalty_and_other(reading)[:1]


def denomination(reading: Reading, _: str) -> Denomination | None:
    """Of the contract, where one is named."""
    bids = {bid.value for bid in reading.story.bids}
    if (contract := reading.told.contract or reading.contract) is None and len(bids) == 1:
        contract = bids.pop()
    if contract is None and not bids:
        return _trump_suit(reading)
    return contract.denomination if contract else None


def _trump_suit(reading: Reading) -> Denomination | None:
    """Without a bid: `declarer in hearts`, `giocante a picche`, `atout cuori`, `no trumps by East`."""
    story = reading.story
    for item in story.of("suit"):
        if not item.value.suit:
            doubtful = item.first == item.last and story.word(item.first) in story.speeches.all[0].doubtful
            if doubtful:
                continue
            return item.value  # type: ignore[no-any-return]
        beside = story.near(item.first - 2, item.first - 1) | story.near(item.last + 1, item.last + 2)
        before = range(max(0, item.first - 4), item.first)
        declares = any(story.means(at, 1, "declaring") for at in before)
        inside = story.means(item.first - 1, 1, "at") or story.means(item.first - 1, 1, "by")
        role = any((one := story.at("role", at)) and one.value == "declarer" for at in before)
        if "contract" in beside or "are-trumps" in beside or (inside and (declares or role)):
            return item.value  # type: ignore[no-any-return]
    return None


def _from_hand(reading: Reading, _: str) -> Seat | None:
    declarer = reading.players.declarer
    return declarer.partner if declarer and reading.story.says("dummy", "from-dummy") else None


def turn(reading: Reading, what: str) -> Seat | None:
    """As told; else whoever led or won the trick before, or the hand of declarer's side that should have led."""
    if what == "premature_play" and len(plays := reading.plays) >= 2 and (leader := plays[0].by):
        return waited_for(reading) or (leader.lho if leader.lho is not plays[1].by else None)
    declarer = reading.players.declarer
    winner = reading.winner
    if what in LEADS_OUT_OF_TURN and declarer and winner and winner.side is not declarer.side and by_declarer(reading):
        return winner
    declarers = what == "declarer_led_out_of_turn" or (what == "lead_out_of_turn" and by_declarer(reading))
    if declarers and declarer and (part := reading.led_from):
        return declarer.partner if part == "from-hand" else declarer
    if what in LEADS_OUT_OF_TURN:
        if declarer and reading.turn is declarer and reading.story.says("won-trick") and reading.story.says("in-dummy"):
            return declarer.partner
        if not reading.players.turn and what != "opening_lead_out_of_turn":
            if winner:
                return winner
            if declarer and reading.story.says("lead-in-dummy") and not by_declarer(reading):
                return declarer.partner
    return reading.turn


def waited_for(reading: Reading) -> Seat | None:
    """`Before dummy had played`: who was still to play."""
    story = reading.story
    for concept in story.concepts({"before-other", "before-partner"}):
        for item in story.of("seat", "role"):
            if 0 <= item.first - concept.first <= 2 and (who := reading.players.person(item)):
                return who
    return None


def trick(reading: Reading, what: str) -> int | None:
    """The trick that is led to; that in which a card is wanting; else the first one that is counted."""
    tricks = reading.counted.tricks
    if what in LEADS_OUT_OF_TURN and tricks:
        if len({trick for trick, _ in tricks}) == 1 and (reading.won(tricks[0][1]) or _is_past(reading, tricks[0][1])):
            return tricks[0][0] + 1
        return max(trick for trick, _ in tricks)
    if what in REVOKES and len(tricks) > 1 and tricks[0][0] == tricks[1][0] + 1:  # nobody has led to trick 8 yet
        return tricks[1][0]
    if what == "defective_trick" and tricks:  # it comes to light later
        return min(trick for trick, _ in tricks)
    return reading.counted.trick


def _is_past(reading: Reading, at: int) -> bool:
    """`Took the fourth trick`, `after the fourth trick`: it is the next one that is led to."""
    return not reading.story.near(at - PAST, at - 1).isdisjoint({"took-trick", "after-trick"})


def new_card(reading: Reading, _: str) -> Card | None:
    """As told; else the next card behind the one that did not follow, a bare rank of the suit that was led."""
    if reading.revoked and reading.revoked.new:
        return reading.revoked.new
    place, plays = revoke_place(reading), reading.plays
    instead = [play.card for play in plays if replaces(reading, play)]
    if len(instead) == 1:
        return instead[0]
    if place is None or not reading.story.says(*REPLACED):
        return None
    wrong = plays[place]
    for play in plays[place + 1 :]:
        if play.by in (None, wrong.by) and play.card is not wrong.card:
            if not reading.story.at("card", play.at) and place and play.card.suit is wrong.card.suit:
                return CARD_BY_TEXT[plays[0].card.suit.value + play.card.rank.value]
            return play.card if play.card.suit is not wrong.card.suit else None
    return None


def _words(reading: Reading, _: str) -> str | None:
    """What stands in quotation marks, else a suit that is all that was said: `declarer said just heart`."""
    story = reading.story
    if story.quoted:
        return story.quoted[0].rstrip(",")
    said = {concept.last + 1 for concept in story.concepts({"spoke", "designate", "incomplete"})}
    return next((story.tokens[item.first].word for item in story.of("suit") if item.first in said), None)


FILLERS: Mapping[str, Filler] = {
    **dict.fromkeys(("card", "card_seen", "which_card"), card_in_question),
    "new_card": new_card,
    "other_card": _second_card,
    "instead": _instead,
    "designated": _first_card,
    "placed": _second_card,
    "due": _due,
    "from_hand": _from_hand,
    "turn": turn,
    "trick": trick,
    "words": _words,
    "kind": _penalty_kind,
}
