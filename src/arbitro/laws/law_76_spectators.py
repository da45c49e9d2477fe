"""Law 76: spectators, whom the director controls, and who stay silent."""

from enum import Enum
from typing import Any

from arbitro.bridge.seats import Seat
from arbitro.laws.case.notation import *
from arbitro.laws.law_11_forfeiture import IrregularityBy
from arbitro.regulations.keys import CLOSED_ROOM
from arbitro.regulations.spectators import watching

NOT_EXECUTABLE = {"76C2": "organisation", "76D": "definition"}
DECISIONS = (
    OurReading("control_1997", "76", E1997),
    OurReading("captain_in_closed_room", Unless("76A1", e1997="76"), of="spectator_wants_to_watch"),
)
CONTROL = Unless("76A1", e1997="76")


# -- what a spectator did ----------------------------------------------------------------------------------------


class SpectatorDid(Enum):
    WATCHED_HANDS = "watched_hands"  # of more than one player
    REACTED = "reacted"
    REMARKED = "remarked"  # or talked with a player
    DISTURBED = "disturbed"
    DREW_ATTENTION = "drew_attention"
    SPOKE_OF_FACT_OR_LAW = "spoke_of_fact_or_law"
    SENT_MESSAGE = "sent_message"  # to a player, when watching by electronic means (2007, 2017)


BREACH = dict(zip(SpectatorDid, ("76B1", "76B2", "76B3", "76B4", "76B5", "76C1", "76A2"), strict=True))

spectator_did = one_of("spectator_did", SpectatorDid)
hands_allowed = yes_no("hands_allowed")
asked_by_director = yes_no("asked_by_director")


class SpectatorActed(Situation, frozen=True):
    """A spectator did something; whose irregularity he spoke of, if he did."""

    offender: Seat | None = None


@law(
    "76",
    ALL,
    what="spectator_interfered",
    situation=SpectatorActed,
    examples=(SpectatorActed(), SpectatorActed(Seat.EAST)),
)
def spectator_interfered(case: Case[SpectatorActed]) -> Ruling:
    offender = case.situation.offender
    ways = [way for way in SpectatorDid if way is not SpectatorDid.SENT_MESSAGE or case.edition is not E1997]
    did = case.ask(spectator_did, clause="76", among={way.value: [way] for way in ways})
    clause = BREACH[did]
    # 76B1 (1997 76A1)  one hand only, unless it is allowed; 76C1 (1997 76B)  fact and law when the director asks
    if did is SpectatorDid.WATCHED_HANDS and case.ask(hands_allowed, clause=clause):
        return case.rule(clause, NoRectification())
    if did is SpectatorDid.SPOKE_OF_FACT_OR_LAW and case.ask(asked_by_director, clause=clause):
        return case.rule(clause, NoRectification())
    case.apply(CONTROL, clause, Instruction("spectator_called_to_order"))
    if did is not SpectatorDid.DREW_ATTENTION:
        return case.rule()
    # 76B5, 76C1 (1997 76B)  he draws attention to nothing; the director knows it all the same
    case.apply("76C1", since=E2007)
    case.apply("81C3")  # in whatever way he learns of it
    # 1997 11B  it may cost the side that answers for him
    if case.edition is E1997 and offender is not None:
        return case.refer("spectator_drew_attention", IrregularityBy(offender))
    return case.rule(Instruction("rule_on_irregularity"))


# -- who may watch -----------------------------------------------------------------------------------------------


class Watcher(Enum):
    SPECTATOR = "spectator"
    TEAM_MEMBER = "team_member"  # of a team at this table, not playing now
    CAPTAIN = "captain"  # non-playing


class Room(Enum):
    OPEN = "open"
    CLOSED = "closed"


watcher = one_of("watcher", Watcher)
captain_registered = yes_no("captain_registered")
room = one_of("room", Room)
director_permits = yes_no("director_permits")


class WatchingAsked(Situation, frozen=True):
    """Somebody wants to watch a table."""


ASKED: dict[str, tuple[Question[Any], str]] = {
    watcher.id: (watcher, "who"),
    captain_registered.id: (captain_registered, "named"),
    room.id: (room, "room"),
    director_permits.id: (director_permits, "permitted"),
}


@law("76", ALL, what="spectator_wants_to_watch", situation=WatchingAsked, examples=(WatchingAsked(),))
def spectator_wants_to_watch(case: Case[WatchingAsked]) -> Ruling:
    # 76A1  the director controls the spectators, within the regulations
    case.apply(CONTROL)
    case.regulated(CLOSED_ROOM)
    facts: dict[str, Any] = {}
    while (judged := watching(case.regulations, **facts)).asks:
        question, fact = ASKED[judged.asks[0].id]
        facts[fact] = plain(case.ask(question, clause=CONTROL))
    return case.rule(Instruction("may_watch" if judged.allowed else "may_not_watch"))
