"""The facts of an event, as far as a story has them: each field of its situation, each question that it may ask."""

from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Any, TypeAlias

from arbitro.answers.hearing import calling, informing
from arbitro.answers.hearing.plays import Play
from arbitro.answers.hearing.reading import Reading
from arbitro.answers.hearing.signs import choices
from arbitro.bridge.calls import Call
from arbitro.bridge.cards import Card, Denomination
from arbitro.bridge.seats import SEATS, Seat

Facts: TypeAlias = dict[str, Any]
Filler: TypeAlias = Callable[[Reading, str], Any]

PAIRS_OF_PLAYS = frozenset({"premature_play", "simultaneous_plays"})
LEADS_OUT_OF_TURN = frozenset({
    "lead_out_of_turn", "opening_lead_out_of_turn", "declarer_led_out_of_turn", "defender_led_out_of_turn",
})  # fmt: skip
REVOKES = frozenset({"failed_to_follow_suit", "revoke_noticed", "revoke_to_be_corrected", "revoke_established"})
DECLARERS = frozenset({"declarer_led_out_of_turn", "declarer_exposed_cards"})
DEFENDERS = frozenset({
    "opening_lead_out_of_turn", "defender_led_out_of_turn", "defender_exposed_card", "penalty_card_not_played",
    "opening_lead_to_be_changed",
})  # fmt: skip
OWN_CARD = frozenset({
    "penalty_card_and_lead", "penalty_card_to_play", "which_penalty_card", "several_penalty_cards_and_lead",
    "penalty_card_not_played", "several_cards_at_once", "defender_exposed_card", "card_exposed_in_auction",
})  # fmt: skip
"""Where whoever had the first card that is told did it."""
LAST_CARD = frozenset({
    "premature_play", "penalty_card_not_played", "failed_to_follow_suit", "revoke_noticed", "revoke_to_be_corrected",
})  # fmt: skip
ALSO = ("offender", "accepted", "replacement", "rho_call", "rho_called")
"""Told of every call, also where the event does not ask for it."""
CLAIMS = ("claim", "concede")
DOUBTFUL = frozenset({"demand", "line_stated"})  # open where two answers are told


def facts(reading: Reading, what: str, names: tuple[str, ...]) -> Facts:
    """What the story tells of these fields and questions."""
    wanted = (*names, *ALSO) if "auction" in names else names
    told = {name: FILLERS[name](reading, what) for name in wanted if name in FILLERS}
    if "auction" in names:
        told = {"dealer": calling.dealer(reading, what), **told}
    return {name: plain(value) for name, value in told.items() if value not in (None, (), "")}


def plain(value: Any) -> Any:
    if isinstance(value, Seat | Call | Card | Denomination):
        return value.value
    return [plain(one) for one in value] if isinstance(value, tuple) else value


# -- who ---------------------------------------------------------------------------------------------------------


def _actor(reading: Reading, what: str) -> Seat | None:
    return reading.actor(what)


def _offender(reading: Reading, what: str) -> Seat | None:
    """Who did it; a wrong opening lead is that of declarer's right-hand opponent, where he is named."""
    declarer = reading.players.declarer
    named = {item.value for item in reading.story.of("seat")}
    if what == "opening_lead_out_of_turn" and declarer and declarer.rho in named:
        return declarer.rho
    who = _doer(reading, what)
    return _defender(reading, who) if what in DEFENDERS else who


def _doer(reading: Reading, what: str) -> Seat | None:
    declarer = reading.players.declarer
    if what in LEADS_OUT_OF_TURN and (hand := _hand_that_led(reading, what)):
        return hand
    if what == "declarer_led_out_of_turn":
        return None
    if what in DECLARERS and declarer:
        return declarer
    if what in REVOKES and (who := reading.told_by("revoke") or _revoker(reading)):
        return who
    if calling.tells_offender(reading, what):
        return calling.offender(reading, what)
    if what in PAIRS_OF_PLAYS and len(reading.plays) >= 2 and (last := _early(reading, what)).by:
        return last.by
    if what == "premature_play" and (who := reading.too_early):
        return who
    if what in LEADS_OUT_OF_TURN and (who := _leader(reading)):
        return who
    if what == "fifth_card" and reading.plays and (who := reading.plays[-1].by):
        return who
    if what in OWN_CARD and (who := _holder(reading, what)):
        return who
    bid = next(iter(reading.story.of("no_such_bid")), None)
    who = reading.players.subject(bid.first) if bid else reading.actor(what)
    defends = what in REVOKES and reading.story.says("defender")
    return _defender(reading, who) if defends and declarer else who


def _holder(reading: Reading, what: str) -> Seat | None:
    """Who had the first card that is told, if he may be a defender, or the auction was still going on."""
    who = reading.plays[0].by if reading.plays else None
    declarer = reading.players.declarer if what != "card_exposed_in_auction" else None
    return who if who and not (declarer and who.side is declarer.side) else None


def _hand_that_led(reading: Reading, what: str) -> Seat | None:
    """Declarer's or dummy's, as told; else the one defender who is said to play a card and did not have the turn."""
    declarer = reading.players.declarer
    if what != "opening_lead_out_of_turn" and declarer and _by_declarer(reading) and (part := reading.led_from):
        return declarer if part == "from-hand" else declarer.partner
    barred = {reading.turn, reading.winner, declarer, declarer.partner if declarer else None}
    leaders = {play.by for play in reading.plays if play.by} - barred
    is_his = what != "declarer_led_out_of_turn" and len(leaders) == 1
    return leaders.pop() if declarer and is_his else None


def _by_declarer(reading: Reading) -> bool:
    """Whether nobody but declarer and dummy is said to play a card."""
    declarer = reading.players.declarer
    return declarer is not None and all(not play.by or play.by.side is declarer.side for play in reading.plays)


def _revoker(reading: Reading) -> Seat | None:
    """Who played the card of another suit."""
    if reading.revoked is None:
        return None
    return next((play.by for play in reading.plays if play.at == reading.revoked.at), None)


def _defender(reading: Reading, who: Seat | None) -> Seat | None:
    """A defender: this one, or the only one who is named besides whoever had the turn."""
    declarer = reading.players.declarer
    if not declarer or (who and who.side is not declarer.side):
        return who
    named = {item.value for item in reading.story.of("seat")} - {reading.turn}
    others = [seat for seat in named if seat.side is not declarer.side]
    return others[0] if len(others) == 1 else None


def _leader(reading: Reading) -> Seat | None:
    """`Opening lead out of turn South ♦7`: the player right before the card."""
    if len(plays := reading.plays) == 1 and (who := plays[0].by) and reading.story.seat_at(plays[0].at - 1) is who:
        return who
    return None


def _claimer(reading: Reading, what: str) -> Seat | None:
    """Who did it, else who says what is quoted."""
    return reading.actor(what) or reading.speaker


def _declarer(reading: Reading, what: str) -> Seat | None:
    players = reading.players
    if players.declarer:
        return players.declarer
    if reading.story.says("penalty-card") and (who := reading.asking):
        return who
    if reading.story.says(*CLAIMS) and not reading.story.says("defender"):
        return reading.actor(what)
    if what == "opening_lead_out_of_turn" and (turn := reading.turn):
        return turn.rho
    return None


# -- the play ----------------------------------------------------------------------------------------------------


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
            return _early(reading, what).card
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


def _early(reading: Reading, what: str) -> Play:
    """The last card that is told; of one who played too early his."""
    early = reading.too_early if what == "premature_play" else None
    return next((play for play in reading.plays[1:] if early and play.by is early), reading.plays[-1])


def _penalty_kind(reading: Reading, what: str) -> str | None:
    """As told; else an honour is major, a lower card that was dropped is minor (50B)."""
    said: str | None = _said("kind")(reading, what)
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


def _questioned(reading: Reading, what: str) -> Seat | None:
    """Whose card made somebody ask."""
    for concept in reading.story.concepts({"revoke", "discard", "ruff", "show-out"}):
        if who := reading.players.subject(concept.first):
            return who.partner if who is reading.actor(what) else who
    return None


def _claimed(reading: Reading, what: str) -> int | None:
    left, conceded = reading.tricks_left, _conceded(reading)
    if what == "concession_cancelled":
        if left and conceded:
            return left - conceded if conceded <= left else None
        return 0 if left and not _gives_some(reading, left) else None
    some = reading.some_of or reading.made_of_rest
    if some is None and left and reading.story.says("claim", "all-tricks") and not reading.story.says("concede"):
        return left if len(reading.small_numbers) == 1 or reading.story.says("all-tricks") else None
    return some if left and some and some <= left else None


def _gives_some(reading: Reading, left: int) -> bool:
    """Whether a smaller number stands in the sentence that says how many tricks are left, and not behind these."""
    story = reading.story
    numbers = [item for item in story.of("number") if item.value in range(1, left + 1)]
    whole = next((item for item in numbers if item.value == left), None)
    given = whole is not None and "concede" in story.said_between(max(0, whole.first - 4), whole.first - 1)
    here = (item for item in numbers if whole and story.sentence(item.first) == story.sentence(whole.first))
    return not given and any(item.value < left for item in here)


def _conceded(reading: Reading) -> int | None:
    """`One of the last two tricks`: the number before that of the tricks left."""
    story = reading.story
    numbers = [item.value for item in story.of("number") if 1 <= item.value <= 13]
    if len(numbers) == 2 and numbers[1] == reading.tricks_left:
        return int(numbers[0])
    ends = {concept.last for concept in story.concepts({"concede"})}
    for item in story.of("number"):
        if item.first - 1 in ends and 1 <= item.value < (reading.tricks_left or 0):
            return int(item.value)
    tricks = (trick.first for trick in story.concepts({"trick"}) if story.is_article_at(trick.first - 1))
    return 1 if any(at - 2 in ends for at in tricks) and (reading.tricks_left or 0) > 1 else None  # cedat o levată


def _wanted(reading: Reading, what: str) -> int | None:
    if what == "concession_cancelled":
        return 1 if reading.story.says("that-trick") else _conceded(reading)
    one = any(reading.story.is_article_at(concept.first - 1) for concept in reading.story.concepts({"trick"}))
    one = one or any(item.value == 1 for item in reading.story.of("number"))
    return 1 if what == "agreement_withdrawn" and one else None


def _seeking(reading: Reading, _: str) -> str | None:
    sides = {item.value for item in reading.story.of("side")}
    return sides.pop().value if len(sides) == 1 else None


def _misplaced_hands(reading: Reading, _: str) -> tuple[Seat, ...]:
    named = {item.value for item in reading.story.of("seat")}
    seats = tuple(seat for seat in SEATS if seat in named)
    sides = tuple(seat for item in reading.story.of("side") for seat in SEATS if seat.side is item.value)
    return seats if len(seats) == 2 else sides if len(sides) == 2 else ()


def _again(reading: Reading, _: str) -> tuple[int, ...]:
    """`At trick 4 and again at trick 7`: those of the sentence that says so."""
    story = reading.story
    sentences = {story.sentence(concept.first) for concept in story.concepts({"again-word"})}
    return tuple(trick for trick, at in reading.tricks[1:] if story.sentence(at) in sentences)


def _under_way(reading: Reading, what: str) -> bool | None:
    trick = _trick(reading, what)
    return True if trick and any(other > trick for other, _ in reading.tricks) else None


def _later_tricks(reading: Reading, _: str) -> int | None:
    """`Won two tricks after it`, `ne ha fatte altre due`, `a mai făcut trei`: after a revoke."""
    story = reading.story
    for item in story.of("number"):
        before = story.said_between(max(0, item.first - 3), item.first - 1)
        behind = story.said_between(item.last + 1, item.last + 4)
        if 1 <= item.value <= 12 and ("and-more" in before or "after-that" in behind):
            return int(item.value)
    return None


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
    if what in LEADS_OUT_OF_TURN and declarer and winner and winner.side is not declarer.side and _by_declarer(reading):
        return winner
    declarers = what == "declarer_led_out_of_turn" or (what == "lead_out_of_turn" and _by_declarer(reading))
    if declarers and declarer and (part := reading.led_from):
        return declarer.partner if part == "from-hand" else declarer
    if what in LEADS_OUT_OF_TURN:
        if declarer and reading.turn is declarer and reading.story.says("won-trick") and reading.story.says("in-dummy"):
            return declarer.partner
        if not reading.players.turn and what != "opening_lead_out_of_turn":
            if winner:
                return winner
            if declarer and reading.story.says("lead-in-dummy") and not _by_declarer(reading):
                return declarer.partner
    return reading.turn


def _trick(reading: Reading, what: str) -> int | None:
    """The trick that is led to; that in which a card is wanting; else the first one that is counted."""
    tricks = reading.tricks
    if what in LEADS_OUT_OF_TURN and tricks:
        if len({trick for trick, _ in tricks}) == 1 and reading.won(tricks[0][1]):
            return tricks[0][0] + 1
        return max(trick for trick, _ in tricks)
    if what == "defective_trick" and tricks:  # it comes to light later
        return min(trick for trick, _ in tricks)
    return reading.trick


def _left(reading: Reading, _: str) -> int | None:
    return reading.tricks_left


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
    said: str | None = _said("demand")(reading, what)
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


def _first_player(reading: Reading, what: str) -> Seat | None:
    """Of two who played together the one named first; whose bid the others do not understand; else whoever did it."""
    if what == "simultaneous_plays" and len(reading.plays) >= 2:
        return reading.plays[-2].by
    if what == "undisclosed_understanding" and (his := [one.by for one in reading.told.made if one.call.is_bid]):
        return his[0]
    return reading.actor(what)


def _words(reading: Reading, _: str) -> str | None:
    """What stands in quotation marks, else a suit that is all that was said: `declarer said just heart`."""
    story = reading.story
    if story.quoted:
        return story.quoted[0]
    said = {concept.last + 1 for concept in story.concepts({"spoke", "designate", "incomplete"})}
    return next((story.tokens[item.first].word for item in story.of("suit") if item.first in said), None)


def _statement(reading: Reading, _: str) -> tuple[str, ...]:
    return reading.story.quoted[:1]


# -- the board ---------------------------------------------------------------------------------------------------


def _number(reading: Reading, _: str) -> int | None:
    return reading.players.board


def _pocket(reading: Reading, what: str) -> Seat | None:
    """Another player than the one who acted."""
    who = reading.actor(what)
    others = {item.value for item in reading.story.of("seat")} - {who}
    return others.pop() if who and len(others) == 1 else None


def _count(seat: Seat) -> Filler:
    def count(reading: Reading, _: str) -> int | None:
        return reading.counts.get(seat)

    return count


def _minutes(reading: Reading, _: str) -> int | None:
    return reading.minutes


def _minutes_since_ruling(reading: Reading, _: str) -> int | None:
    return reading.minutes if not reading.story.says("score") else None


def _minutes_since_score(reading: Reading, _: str) -> int | None:
    return reading.minutes if reading.story.says("score") and not reading.story.says("ruling") else None


def _result(reading: Reading, _: str) -> str | None:
    return reading.result


def _vulnerability(reading: Reading, _: str) -> str | None:
    return reading.vulnerability


def _side(reading: Reading, _: str) -> str | None:
    story = reading.story
    sides = {item.value for item in story.of("side")} or {item.value.side for item in story.of("seat")}
    return sides.pop().value if len(sides) == 1 else None


def _said(name: str) -> Filler:
    """An answer that is given in so many words."""

    def said(reading: Reading, _: str) -> str | bool | None:
        held = [value for value, signs in choices()[name] if any(sign.holds(reading.signals) for sign in signs)]
        return held[0] if held and (len(held) == 1 or name not in DOUBTFUL) else None

    return said


FILLERS: Mapping[str, Filler] = {
    "player": _first_player,
    "new_card": _new_card,
    "demanded_suit": _demanded,
    "forbidden_suits": _forbidden,
    "explainer": informing.explainer,
    **dict.fromkeys(("receiver", "by", "asker", "seen_by", "chooser"), _actor),
    "offender": _offender,
    "claimer": _claimer,
    "declarer": _declarer,
    "auction": calling.auction,
    "call": calling.call,
    "accepted": calling.accepted,
    "replacement": calling.replacement,
    "withdrawn": calling.withdrawn,
    "designated": _first_card,
    "placed": _second_card,
    "substitute": calling.substitute,
    "unintended": calling.unintended,
    "bid": calling.bid,
    "card": _card,
    "cards": _cards,
    "turn": _turn,
    "trick": _trick,
    "left": _left,
    "words": _words,
    "statement": _statement,
    "number": _number,
    **dict.fromkeys(("pocket", "owner"), _pocket),
    **{seat.name.lower(): _count(seat) for seat in SEATS},
    "minutes": _minutes,
    "minutes_since_ruling": _minutes_since_ruling,
    "minutes_since_score": _minutes_since_score,
    "result": _result,
    "vulnerability": _vulnerability,
    "side": _side,
    "led": _led,
    "led_by": _led_by,
    "before": _before,
    "due": _due,
    "other_card": _second_card,
    "instead": _second_card,
    **dict.fromkeys(("visible", "dummy_holds"), _cards),
    "denomination": _denomination,
    "from_hand": _from_hand,
    "questioned": _questioned,
    "claimed": _claimed,
    "tricks_wanted": _wanted,
    "seeking": _seeking,
    "chosen": informing.chosen,
    "giver": informing.giver,
    "action": calling.action,
    "misplaced_hands": _misplaced_hands,
    "marked_dealer": calling.marked_dealer,
    "calls_after": calling.calls_after,
    "rho_call": calling.rho_call,
    "rho_called": calling.rho_called,
    "premature": calling.premature,
    "again": _again,
    "os_later_tricks": _later_tricks,
    "next_trick_under_way": _under_way,
    **{name: _said(name) for name in choices()},
    "kind": _penalty_kind,
    "demand": _demand,
    "opening_lead_choice": _lead_choice,
    "lead_wish": _lead_wish,
}
