"""What a story tells of the play: cards and leads, penalty cards, and what declarer asked for."""

from collections.abc import Mapping
from itertools import pairwise

from arbitro.answers.hearing import calling
from arbitro.answers.hearing.kinds import LEADS_OUT_OF_TURN, OWN_CARD, REVOKES, Filler
from arbitro.answers.hearing.reading import Reading
from arbitro.answers.hearing.signs import answer
from arbitro.answers.hearing.who import by_declarer, early
from arbitro.bridge.cards import Card, Denomination
from arbitro.bridge.seats import Seat

LAST_CARD = frozenset({
    "premature_play", "penalty_card_not_played", "failed_to_follow_suit", "revoke_noticed", "revoke_to_be_corrected",
})  # fmt: skip


def _card(reading: Reading, what: str) -> Card | None:
    cards = reading.story.cards
    plays = reading.plays
    if what in REVOKES and reading.revoked:
        return reading.revoked.card
    if what == "penalty_card_not_played":
        pair = _penalty_and_other(reading)
        return pair[1] if pair else None
    if len(plays) >= 2:
        if what in LAST_CARD:
            return early(reading, what).card
        if what == "simultaneous_plays":
            return plays[-2].card
        if what == "designation_changed":
            return plays[0].card
    if len(cards) == 1:
        return cards[0]
    if what in LEADS_OUT_OF_TURN:
        led = [play.card for play in plays if not reading.won_with(play.at)]
        return led[0] if len(led) == 1 else None
    deed = reading.deed(what)
    if deed is not None:
        items = [item for item in reading.story.of("card") if item.first > deed.last]
        return items[0].value if items else None
    return None


def _penalty_and_other(reading: Reading) -> tuple[Card, ...]:
    """The penalty card and the one that was played, where two are told."""
    cards = tuple(dict.fromkeys(play.card for play in reading.plays))
    return cards if len(cards) == 2 else ()


def _penalty_kind(reading: Reading, what: str) -> str | None:
    """As told; else an honour is major, a lower card that was dropped is minor (50B)."""
    said: str | None = answer(reading.signals, "kind")
    if said or what not in OWN_CARD or not reading.story.cards:
        return said
    if reading.story.cards[0].is_honour:
        return "major"
    return "minor" if reading.story.says("dropped") and what == "penalty_card_to_play" else None


def _first_card(reading: Reading, _: str) -> Card | None:
    return reading.plays[0].card if len(reading.plays) == 2 else None


def _second_card(reading: Reading, _: str) -> Card | None:
    return reading.plays[1].card if len(reading.plays) == 2 else None


def _led(reading: Reading, what: str) -> Card | None:
    return reading.plays[0].card if what in LAST_CARD and len(reading.plays) >= 2 else None


def _led_by(reading: Reading, what: str) -> Seat | None:
    """The player of the first card; of the suit, where the first card is the one that did not follow."""
    plays = reading.plays
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
    return plays[0].by if len(plays) >= 2 else None


def _led_from_dummy(reading: Reading, at: int) -> bool:
    """`Heart led from dummy`."""
    leads = (one for one in reading.story.concepts({"lead", "play"}) if one.first < at)
    return any("from-dummy" in reading.story.said_between(one.last + 1, one.last + 3) for one in leads)


def _before(reading: Reading, _: str) -> tuple[Card, ...]:
    """The cards that lay there already, where each of them has its player."""
    plays = reading.plays
    in_turn = all(one.by and other.by is one.by.lho for one, other in pairwise(plays))
    return tuple(play.card for play in plays[:-1]) if len(plays) >= 2 and in_turn else ()


def _due(reading: Reading, _: str) -> tuple[Card, ...]:
    return _penalty_and_other(reading)[:1]


def _denomination(reading: Reading, _: str) -> Denomination | None:
    """Of the contract, where one is named."""
    bids = {bid.value for bid in reading.story.bids}
    if (contract := reading.told.contract or reading.contract) is None and len(bids) == 1:
        contract = bids.pop()
    return contract.denomination if contract else None


def _from_hand(reading: Reading, _: str) -> Seat | None:
    declarer = reading.players.declarer
    return declarer.partner if declarer and reading.story.says("dummy", "from-dummy") else None


def _cards(reading: Reading, _: str) -> tuple[Card, ...]:
    """All that are told, but for one that won the trick before."""
    items = (item for item in reading.story.of("card") if not reading.won_with(item.first))
    return tuple(dict.fromkeys(item.value for item in items))


def _turn(reading: Reading, what: str) -> Seat | None:
    """As told; else whoever led or won the trick before, or the hand of declarer's side that should have led."""
    if what == "premature_play" and len(plays := reading.plays) >= 2 and (leader := plays[0].by):
        named = {item.value for item in reading.story.of("seat")}
        return leader.lho if leader.lho in named else None
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


def trick(reading: Reading, what: str) -> int | None:
    """The trick that is led to; that in which a card is wanting; else the first one that is counted."""
    tricks = reading.tricks
    if what in LEADS_OUT_OF_TURN and tricks:
        if len({trick for trick, _ in tricks}) == 1 and reading.won(tricks[0][1]):
            return tricks[0][0] + 1
        return max(trick for trick, _ in tricks)
    if what == "defective_trick" and tricks:  # it comes to light later
        return min(trick for trick, _ in tricks)
    return reading.trick


def _new_card(reading: Reading, _: str) -> Card | None:
    return reading.revoked.new if reading.revoked else None


def _lead_choice(reading: Reading, what: str) -> str | None:
    """What declarer chose after a lead out of turn: who forbids or requires a suit has not accepted it."""
    accepted, story = calling.accepted(reading, what), reading.story
    if story.says("spread-hand") and accepted is not False:
        return "spread" if not story.says("accept") else None
    if accepted is None:
        return "refuse" if _demand(reading, what) and not story.says("accept") else None
    return "accept" if accepted else "refuse"


def _lead_wish(reading: Reading, what: str) -> str | None:
    accepted = calling.accepted(reading, what)
    if reading.story.says("put-back"):
        return "retract" if accepted is not True else None
    if accepted is None:
        return "accept" if reading.story.says("fine-by") else None
    return "accept" if accepted else "retract"


def _demand(reading: Reading, what: str) -> str | None:
    """As told; else a suit that somebody wants led: `made North lead a diamond`, `cere pică de la Vest`."""
    said = answer(reading.signals, "demand")
    none = not reading.story.says("forbid", "require") and what in LEADS_OUT_OF_TURN
    return said or ("require" if none and _suit_behind(reading, "demand-word") else None)


def _demanded(reading: Reading, what: str) -> Denomination | None:
    """The suit that declarer forbids or requires: the first one named behind the word."""
    wanted = _demand(reading, what) == "require"
    return _suit_behind(reading, "forbid", "require") or (_suit_behind(reading, "demand-word") if wanted else None)


def _suit_behind(reading: Reading, *names: str) -> Denomination | None:
    """The first suit that is named shortly behind one of these words."""
    story = reading.story
    for concept in story.concepts(names):
        for item in story.of_sentence("suit", story.sentence(concept.first)):
            if concept.first <= item.first <= concept.last + 6 and item.value.suit:
                return item.value  # type: ignore[no-any-return]
    return None


def _forbidden(reading: Reading, what: str) -> tuple[Denomination, ...]:
    suit = _demanded(reading, what) if reading.story.says("forbid") else None
    return (suit,) if suit else ()


def _words(reading: Reading, _: str) -> str | None:
    """What stands in quotation marks, else a suit that is all that was said: `declarer said just heart`."""
    story = reading.story
    if story.quoted:
        return story.quoted[0]
    said = {concept.last + 1 for concept in story.concepts({"spoke", "designate", "incomplete"})}
    return next((story.tokens[item.first].word for item in story.of("suit") if item.first in said), None)


FILLERS: Mapping[str, Filler] = {
    **dict.fromkeys(("card", "card_seen", "which_card"), _card),
    "cards": _cards,
    "new_card": _new_card,
    "other_card": _second_card,
    "instead": _second_card,
    "designated": _first_card,
    "placed": _second_card,
    **dict.fromkeys(("visible", "dummy_holds"), _cards),
    "led": _led,
    "led_by": _led_by,
    "before": _before,
    "due": _due,
    "denomination": _denomination,
    "from_hand": _from_hand,
    "turn": _turn,
    "trick": trick,
    "words": _words,
    "kind": _penalty_kind,
    "demand": _demand,
    "demanded_suit": _demanded,
    "forbidden_suits": _forbidden,
    "opening_lead_choice": _lead_choice,
    "lead_wish": _lead_wish,
}
