"""What else a story tells of the calls: who called besides, what was named with a double, what was called since."""

from collections.abc import Mapping
from itertools import pairwise

from arbitro.answers.hearing.facts import calling, who
from arbitro.answers.hearing.facts.informing import owner
from arbitro.answers.hearing.facts.kinds import Filler
from arbitro.answers.hearing.reading import Reading
from arbitro.answers.hearing.signs import answer
from arbitro.answers.hearing.text.tokens import Item
from arbitro.bridge.calls import Call
from arbitro.bridge.cards import Denomination
from arbitro.bridge.seats import SEATS, Seat

NEAR = 4  # tokens to what is counted
REACH = 8  # tokens from a word to the call, or the suit, that goes with it
CONTRACT = frozenset({"contract", "declarer", "declares"})
UNDERSTANDINGS = frozenset({"undisclosed_understanding", "illegal_understanding", "psychic_call"})
COUNTED = range(13)  # earlier departures from the system


def callers(reading: Reading, what: str) -> tuple[Seat, ...]:
    """Who made each call, in the order in which they were made; whoever is not named sits behind the one before."""
    if what != "player_skipped" or len(reading.told.made) < 3:
        return ()
    found: list[Seat] = []
    for made in reading.told.made:
        by = made.by or (found[-1].lho if found else reading.players.dealer)
        if by is None:
            return ()
        found.append(by)
    return tuple(found)


def other(reading: Reading, what: str) -> Seat | None:
    """Whoever called at the same moment as the player whose turn it was."""
    made = calling.at_same_moment(reading) if what == "simultaneous_calls" else None
    return made.by if made else None


def named(reading: Reading, _: str) -> str | None:
    """`Double three spades`, `contro le cuori`: the bid, suit or level right behind a double."""
    doubles = [item for item in reading.story.of("call") if item.value in (Call.DOUBLE, Call.REDOUBLE)]
    items = reading.story.of("call", "suit", "number")
    for double in doubles:
        behind = next((item for item in items if item.first > double.last), None)
        if behind is None or behind.first - double.last > NEAR or _is_other_call(behind):
            continue
        if all(_is_small(reading, at) for at in range(double.last + 1, behind.first)):
            value = behind.value
            return str(value) if behind.kind == "number" else str(value.value)
    return None


def _is_other_call(item: Item) -> bool:
    return item.kind == "call" and not item.value.is_bid


def _is_small(reading: Reading, at: int) -> bool:
    small = any(reading.story.means(at, 1, kind) for kind in ("of", "on", "at", "by", "object"))
    return small or reading.players.small(at, at + 1)


def replaced_by(reading: Reading, _: str) -> Call | None:
    """What a player called in place of the call that he withdrew."""
    if reading.told.instead:
        return reading.told.instead
    for one, then in pairwise(reading.story.of("call")[:3]):
        if then.first - one.last <= REACH and not reading.story.said_between(one.last + 1, then.first - 1) & CONTRACT:
            return then.value  # type: ignore[no-any-return]
    return None


def lho_acted(reading: Reading, what: str) -> bool | None:
    """Whether the next player called over a call that is not allowed."""
    found, then = calling.at_table(reading, what).found, calling.later(reading, what)
    return True if found and then and then[0].by is found.seat.lho else None


def right_player_called(reading: Reading, what: str) -> bool | None:
    """Whether the player whose turn it was has called as well."""
    turn = _turn(reading, what)
    return True if turn and any(made.by is turn for made in calling.later(reading, what)) else None


def _turn(reading: Reading, what: str) -> Seat | None:
    """Whose turn it was when somebody else called."""
    laid = calling.at_table(reading, what)
    if laid.found is None or laid.found.what != "call_out_of_rotation":
        return None
    before = laid.made[laid.found.place - 1].by if laid.found.place else None
    return before.lho if before else laid.dealer


def lho_meant(reading: Reading, what: str) -> str | None:
    """As told, where the next player was the one whose turn it was and called."""
    laid, turn = calling.at_table(reading, what), _turn(reading, what)
    if laid.found is None or laid.found.seat.lho is not turn or not right_player_called(reading, what):
        return None
    if reading.story.says("as-if-not-made"):
        return "own_turn"
    return "over_the_call" if reading.story.says("over-the-wrong-call") else None


def rho_must_pass(reading: Reading, what: str) -> bool | None:
    """`West was barred, and East called in his place`: whoever had the turn had to pass."""
    turn = _turn(reading, what)
    said = {reading.players.subject(one.first) for one in reading.story.concepts({"must-pass"})}
    return True if turn and turn in said else None


def offender_called(reading: Reading, what: str) -> bool | None:
    """Whether he has called again at his proper turn."""
    found = calling.at_table(reading, what).found
    return True if found and any(made.by is found.seat for made in calling.later(reading, what)) else None


def player(reading: Reading, what: str) -> Seat | None:
    """Who has the lead that may be restricted: as told, else the defender who is named."""
    declarer = reading.players.declarer
    if what != "restricted_lead_due" or declarer is None:
        callers = {made.by for made in reading.told.made if made.by and made.call.is_bid}
        if what == "psychic_call" and len(callers) == 1:
            return callers.pop()
        bids = reading.story.bids if what in UNDERSTANDINGS else ()
        return who.FILLERS["player"](reading, what) or next(filter(None, (owner(reading, bid) for bid in bids)), None)
    leads = reading.story.concepts({"on-lead", "lead", "opening-lead"})
    told = [leader for one in leads if (leader := reading.players.subject(one.first))]
    named = [*filter(None, [reading.turn]), *told, *(item.value for item in reading.story.of("seat"))]
    defenders = list(dict.fromkeys(seat for seat in named if seat.side is not declarer.side))
    return defenders[0] if defenders else None


def visible_to_partner(reading: Reading, what: str) -> bool | None:
    """As told of his partner, who may be named: `East’s ace fell out, West saw it`."""
    said: bool | None = answer(reading.answering, "visible_to_partner")
    offender = who.FILLERS["offender"](reading, what) if said is None and what == "card_exposed_in_auction" else None
    if offender is None:
        return said
    seen = [one for one in reading.story.concepts({"see"}) if reading.players.subject(one.first) is offender.partner]
    return not reading.story.denies(seen[0].first) if seen else None


def declarers_side(reading: Reading, what: str) -> bool | None:
    player, declarer = reading.actor(what), reading.players.declarer
    return player.side is declarer.side if player and declarer else None


def about_opponents(reading: Reading, what: str) -> bool | None:
    """Whether somebody asks about a call of the other side, where it is told whose call it was."""
    asker = reading.actor(what)
    made = [one for one in reading.told.made if one.by and one.call is not Call.PASS]
    asks = answer(reading.answering, "wanted") in ("single_call", "explanation")
    owners = {whose for bid in reading.story.bids if (whose := owner(reading, bid))}
    if asks and asker and len(owners) == 1:
        return owners.pop().side is not asker.side
    return made[-1].by.side is not asker.side if asks and asker and made and made[-1].by else None


def changed_to(reading: Reading, _: str) -> Call | None:
    """`Now wants to double instead of passing`: what is called now that the explanation was corrected."""
    if reading.told.instead:
        return reading.told.instead
    for concept in reading.story.concepts({"next-call-asked"}):
        for item in reading.story.of("call"):
            if concept.first <= item.first <= concept.last + REACH and item.value is not Call.PASS:
                return item.value  # type: ignore[no-any-return]
    return None


def earlier(reading: Reading, _: str) -> int | None:
    """How often he did it before: `for the third time`, `never before`, `twice this year`."""
    story = reading.story
    for item in story.of("ordinal"):
        if item.value in COUNTED and "times-word" in story.said_between(item.last + 1, item.last + 1):
            return int(item.value) - 1
    if story.says("first-of-kind"):
        return 0
    for item in story.of("number"):
        if item.value in COUNTED and {"times-before", "psych"} & story.said_between(item.last + 1, item.last + NEAR):
            return int(item.value)
    return 2 if story.says("twice-before") else 1 if story.says("once-before") else None


def _alone(reading: Reading, at: int) -> set[Seat]:
    """`Le hanno guardate solo Est e Sud`: players behind a word like `only`."""
    story = reading.story
    if "only-word" not in story.near(at + 1, at + 2):
        return set()
    found: list[Item] = []
    for item in story.of("seat"):
        if item.first > at and reading.players.joined((found[-1].last if found else at + 1) + 1, item.first):
            found.append(item)
    return {item.value for item in found}


def _seats_told(reading: Reading, name: str) -> tuple[Seat, ...]:
    """All players of whom this is said: `North and East took their cards`, `they have all looked`; not who did not."""
    story = reading.story
    found: set[Seat] = set()
    for concept in story.concepts({name}):
        if story.denies(concept.first):
            continue
        if alone := _alone(reading, concept.last):
            found |= alone
            continue
        here = [i for i in story.of("seat", "side") if story.sentence(i.first) == story.sentence(concept.first)]
        near = [item for item in here if item.first < concept.first]
        for item, then in zip(reversed(near), [None, *reversed(near)], strict=False):
            if then and not reading.players.joined(item.last + 1, then.first):
                break
            found |= {seat for seat in SEATS if item.value in (seat, seat.side)}
        if not near and any(story.means(at, 1, "all") for at in range(max(0, concept.first - NEAR), concept.last + 2)):
            found |= {*SEATS}
    return tuple(seat for seat in SEATS if seat in found)


def taken(reading: Reading, _: str) -> tuple[Seat, ...]:
    return tuple(seat for seat in SEATS if seat in {*_seats_told(reading, "took-cards"), *looked(reading, "")})


def looked(reading: Reading, _: str) -> tuple[Seat, ...]:
    return _seats_told(reading, "looked-at-cards")


def _suits_behind(reading: Reading, name: str) -> tuple[Denomination, ...]:
    """The suits that are named behind such words, up to other ones or the end of the sentence."""
    story = reading.story
    others = {"suit-may-require", "suit-may-forbid"}
    for concept in story.concepts({name}):
        ends = [one.first for one in story.concepts(others) if one.first > concept.last]
        end = min([*ends, len(story.tokens)])
        here = (item for item in story.of("suit", "call") if concept.last < item.first < end)
        suits = [_suit(item) for item in here if story.sentence(item.first) == story.sentence(concept.first)]
        if suits:
            return tuple(dict.fromkeys(suit for suit in suits if suit and suit.suit))
    return ()


def _suit(item: Item) -> Denomination | None:
    """A suit, also `a heart`, which is read as a bid."""
    value: Denomination | None = item.value.denomination if item.kind == "call" else item.value
    return value


def may_require(reading: Reading, _: str) -> tuple[Denomination, ...]:
    return _suits_behind(reading, "suit-may-require")


def may_forbid(reading: Reading, _: str) -> tuple[Denomination, ...]:
    """`May require a heart, or forbid one`: no other suit where none is named."""
    suits = _suits_behind(reading, "suit-may-forbid")
    return suits or (may_require(reading, _) if reading.story.says("suit-may-forbid") else ())


def who_declares(reading: Reading, _: str) -> Seat | None:
    return reading.players.declarer


def same_denominations(reading: Reading, what: str) -> bool | None:
    """Whether the new bid is the lowest in the suit of the one that was too low, where both are said to be natural."""
    found, new = calling.at_table(reading, what).found, calling.replacement(reading, what)
    natural = answer(reading.answering, "artificial") is False or reading.story.says("same-suit")
    if not natural or found is None or new is None or not new.is_bid or not found.call.is_bid:
        return None
    return new.denomination is found.call.denomination and new.level == found.call.level + 1


FILLERS: Mapping[str, Filler] = {
    "player": player,
    "visible_to_partner": visible_to_partner,
    "callers": callers,
    "other": other,
    "named": named,
    "replaced_by": replaced_by,
    "lho_acted": lho_acted,
    "right_player_called": right_player_called,
    "lho_meant": lho_meant,
    "rho_must_pass": rho_must_pass,
    "offender_called": offender_called,
    "declarers_side": declarers_side,
    "about_opponents": about_opponents,
    "changed_to": changed_to,
    "earlier": earlier,
    "taken": taken,
    "looked": looked,
    "may_require": may_require,
    "may_forbid": may_forbid,
    "same_denominations": same_denominations,
    "who_declares": who_declares,
}
