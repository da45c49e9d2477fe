"""What follows from the facts that were read: who has called since, and what the new call is to the withdrawn one."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from arbitro.answers.hearing.facts.restricting import restricted
from arbitro.answers.hearing.facts.silence import silent
from arbitro.answers.hearing.reading import Reading
from arbitro.bridge.calls import CALL_BY_TEXT, Call
from arbitro.bridge.seats import Seat

Facts: TypeAlias = Mapping[str, Any]
Rule: TypeAlias = Callable[[Reading, Facts, str], Any]
REFUSED = frozenset({"pass_out_of_rotation", "bid_out_of_rotation", "double_out_of_rotation"})
"""Where the turn has gone back."""


SURER = frozenset({"demand", "demanded_suit"})
"""What the rule here knows better than the reader of all events."""
SAME = {
    "trick_number": "trick", "which_card": "card", "card_seen": "card", "card_led": "led", "who_declares": "declarer",
    "whose_turn": "turn", "withdrawn_by": "offender", "who_led": "led_by", "side_with_more": "seeking",
}  # fmt: skip
"""Questions that a field of the same event answers."""
RESTRICTED = frozenset({"restricted_lead_due", "call_withdrawn"})


def followed(reading: Reading, what: str, told: Facts, asked: tuple[str, ...]) -> dict[str, Any]:
    """What is told, and what follows from it in the fields that are asked."""
    facts = {name: value for name, value in told.items() if not _is_beside(reading, name, what, told)}
    for name, rule in RULES.items():
        if name in asked and (name not in facts or name in SURER) and (value := rule(reading, facts, what)) is not None:
            facts[name] = value
    told_of = {name: facts[field] for name, field in SAME.items() if name in asked and field in facts}
    return told_of | facts


def _is_beside(reading: Reading, name: str, what: str, told: Facts) -> bool:
    """What is told of another thing: nobody accepts what corrects a slip; a bid in the same suit is not compared."""
    if name == "accepted" and what == "change_of_call":
        return told.get("unintended") is not False
    compared = told.get("comparable") or comparable(reading, told, what)
    return name == "comparable_how" and what == "insufficient_bid" and not compared


def _seat(facts: Facts, name: str) -> Seat | None:
    return Seat(facts[name]) if facts.get(name) else None


def _turn(facts: Facts) -> Seat | None:
    """Whose turn it was at the last call, where somebody else made it."""
    dealer, offender = _seat(facts, "dealer"), _seat(facts, "offender")
    if not dealer or not offender or not facts.get("auction"):
        return None
    turn = dealer.after(len(facts["auction"].split()) - 1)
    return turn if turn is not offender else None


def _callers(facts: Facts) -> set[Seat]:
    return {Seat(by) for by, _ in facts.get("calls_after", ())}


def lho_acted(reading: Reading, facts: Facts, what: str) -> bool | None:
    """Whether the next player has called over the call in question: not where an opponent is said to be silent."""
    offender = _seat(facts, "offender")
    if (offender and offender.lho in _callers(facts)) or (what == "bid_above_seven" and _is_called_over(reading)):
        return True
    return False if silent(reading, offender) - ({offender, offender.partner} if offender else set()) else None


def accepted(_: Reading, facts: Facts, what: str) -> bool | None:
    """A bid that was too low is accepted by the next player's call over it (27A1)."""
    offender = _seat(facts, "offender")
    return True if what == "insufficient_bid" and offender and offender.lho in _callers(facts) else None


def _is_called_over(reading: Reading) -> bool:
    """Whether a call by the next player is told behind a bid that there is not."""
    eight = next(iter(reading.story.of("no_such_bid")), None)
    bidder = reading.players.subject(eight.first) if eight else None
    then = next((one for one in reading.told.made if eight and one.at > eight.last), None)
    return bool(then and then.by and then.by is (bidder.lho if bidder else then.by))


def right_player_called(reading: Reading, facts: Facts, _: str) -> bool | None:
    """Whether the player whose turn it was has called: not where he is said to be silent still."""
    turn, offender = _turn(facts), _seat(facts, "offender")
    if not turn or not offender or turn in _callers(facts) or facts.get("rho_call"):
        return None
    return False if turn in silent(reading, offender) else None


def rho_called(reading: Reading, facts: Facts, what: str) -> bool | None:
    """Whether the turn has gone back and the player to the right of the offender has called."""
    if facts.get("rho_call"):
        return True
    offender = _seat(facts, "offender")
    if not offender or what not in REFUSED:
        return None
    return None if silent(reading, offender).isdisjoint({offender.rho, _turn(facts) or offender.rho}) else False


def offender_called(reading: Reading, facts: Facts, _: str) -> bool | None:
    """Whether he has called again: not where he is said to wait, or to have said no more."""
    offender = _seat(facts, "offender")
    waits = offender and not facts.get("replacement") and offender in silent(reading, offender)
    return False if waits else None


def lho_meant(reading: Reading, facts: Facts, _: str) -> str | None:
    """A double can only be of the call out of turn; another call may be said to be over it."""
    offender, then = _seat(facts, "offender"), facts.get("calls_after")
    if not offender or not then or then[0][0] != offender.lho.value:
        return None
    over = then[0][1] == Call.DOUBLE.value or reading.story.says("over-that")
    return "over_the_call" if over else None


def same_denominations(_: Reading, facts: Facts, what: str) -> bool | None:
    """Of natural bids: whether the new one is the lowest that is enough in the suit of the one that was too low."""
    calls = [CALL_BY_TEXT[text] for text in (facts.get("auction") or "").split() if text in CALL_BY_TEXT]
    new = CALL_BY_TEXT.get(facts.get("replacement") or "")
    bids = [call for call in calls if call.is_bid]
    if what != "insufficient_bid" or facts.get("artificial") is not False or not new or len(bids) < 2:
        return None
    suit = bids[-1].denomination
    same = (bid for bid in CALL_BY_TEXT.values() if bid.is_bid and bid.denomination is suit)
    return new is min((bid for bid in same if bid.supersedes(bids[-2])), key=lambda bid: bid.level, default=None)


def comparable(reading: Reading, facts: Facts, what: str) -> bool | None:
    """What is said to be like the withdrawn call is comparable to it; of a bid that was too low only where it was ruled
    so."""
    is_so = facts.get("comparable_how") and (what != "insufficient_bid" or reading.story.says("ruled-so"))
    return True if is_so else None


def offender_defends(reading: Reading, facts: Facts, what: str) -> bool | None:
    """Whether whoever withdrew a call defends: by what declarer asks of his partner, by who declares or who defends."""
    offender, declarer = _seat(facts, "offender"), reading.players.declarer
    if what != "call_withdrawn" or not offender:
        return None
    if facts.get("demand"):
        return True
    defends = {reading.players.subject(one.first) for one in reading.story.concepts({"defends-word"})}
    if not {offender, offender.partner}.isdisjoint(defends):
        return True
    sides = {item.value for item in reading.story.of("side")}
    side = declarer.side if declarer else sides.pop() if len(sides) == 1 else None
    return offender.side is not side if side else None


def demand(reading: Reading, facts: Facts, what: str) -> str | None:
    """What declarer asks of a defender whose partner withdrew a call."""
    wish = restricted(reading)[0] if what in RESTRICTED else None
    return wish if wish == "decline" else facts.get("demand") or wish


def demanded_suit(reading: Reading, facts: Facts, what: str) -> str | None:
    """The suit that he names; else the only one of which a call was withdrawn."""
    if what not in RESTRICTED or facts.get("demand") not in ("require", "forbid"):
        return None
    named = restricted(reading)[1]
    suits = {item.value for item in reading.story.of("suit") if item.value.suit}
    return named.value if named else suits.pop().value if len(suits) == 1 else None


def auction_ended(_: Reading, facts: Facts, __: str) -> bool | None:
    """It is over where a lead is faced or the play is over."""
    return True if facts.get("lead_faced") or facts.get("play_over") else None


def lead_faced(_: Reading, facts: Facts, __: str) -> bool | None:
    """Not before the auction is over, nor while the next player has still to call; always where the play is over."""
    if facts.get("auction_ended") is False or facts.get("lho_acted") is False:
        return False
    return True if facts.get("play_over") else None


def play_over(_: Reading, facts: Facts, __: str) -> bool | None:
    """Not before the lead."""
    return False if facts.get("auction_ended") is False or facts.get("lead_faced") is False else None


RULES: Mapping[str, Rule] = {
    "accepted": accepted,
    "lho_acted": lho_acted,
    "auction_ended": auction_ended,
    "lead_faced": lead_faced,
    "play_over": play_over,
    "rho_called": rho_called,
    "right_player_called": right_player_called,
    "offender_called": offender_called,
    "lho_meant": lho_meant,
    "same_denominations": same_denominations,
    "comparable": comparable,
    "demand": demand,
    "demanded_suit": demanded_suit,
    "offender_defends": offender_defends,
}
