"""What an auction has told: the meaning of each call by the rules of its side, and what is known of each hand.

Each call is read with what was known before it: `together 25+` needs what partner has shown, `stopper theirs` what the
opponents have. A call that no rule covers has no agreed meaning, and tells nothing.
"""

import re
from collections.abc import Iterator
from itertools import takewhile

from msgspec import Struct

from arbitro.bridge.auction import Auction
from arbitro.bridge.calls import Call
from arbitro.bridge.cards import SUIT_BY_TEXT, SUITS, Suit
from arbitro.bridge.constraints import (
    MOST_HCP,
    Bounds,
    Constraint,
    Terms,
    bounds_of,
    fits,
    read_terms,
)
from arbitro.bridge.hand import Hand
from arbitro.bridge.seats import SEATS, Seat, Side, Vulnerability
from arbitro.regulations.sequence import Sequence
from arbitro.regulations.systems.agreement import Zone
from arbitro.systems.rule import RELATIVE, BiddingRule, BiddingSystem, Forcing, Instance, Key, named

FIT = 8
SHOWN = 3  # cards from which on a suit counts as shown by an opponent
GAME = {"C": Call.BID_5C, "D": Call.BID_5D, "H": Call.BID_4H, "S": Call.BID_4S, "NT": Call.BID_3NT}


class Meaning(Struct, frozen=True):
    """What a call shows in its auction."""

    call: Call
    seat: Seat
    shows: str  # in the language of dealing, all suits named
    terms: Terms
    rule: BiddingRule

    @property
    def forcing(self) -> Forcing:
        return self.rule.forcing

    def fits(self, hand: Hand) -> bool:
        return fits(hand, self.terms)


class Told(Struct, frozen=True):
    """What is known of one hand: everything that its calls have shown, and the limits that follow."""

    shows: tuple[str, ...] = ()
    terms: Terms = ()
    bounds: Bounds = Bounds()

    def with_(self, meaning: Meaning) -> "Told":
        """After one more call; what contradicts it is forgotten."""
        if not meaning.terms:
            return self
        terms = (*self.terms, *meaning.terms)
        bounds = bounds_of(terms)
        if bounds is None:
            return Told((meaning.shows,), meaning.terms, bounds_of(meaning.terms) or Bounds())
        return Told((*self.shows, meaning.shows), terms, bounds)

    def fits(self, hand: Hand) -> bool:
        return fits(hand, self.terms)


class Agreements(Struct, frozen=True):
    """What the two sides play; a side whose methods are not known plays nothing."""

    ns: BiddingSystem
    ew: BiddingSystem

    @classmethod
    def both(cls, system: BiddingSystem) -> "Agreements":
        return cls(system, system)

    def of(self, seat: Seat) -> BiddingSystem:
        return self.ns if seat.side is Side.NS else self.ew


NOTHING_AGREED = BiddingSystem(name="", rules=())
"""Of a side whose methods are not known."""


class Understanding(Struct, frozen=True):
    """An auction as far as it has gone, with what it has told."""

    agreements: Agreements
    auction: Auction
    vulnerability: Vulnerability = Vulnerability.NONE
    meanings: tuple[Meaning | None, ...] = ()  # of each call
    told: tuple[Told, ...] = (Told(),) * 4  # of each hand, North first
    game_forced: tuple[Side, ...] = ()
    suits: tuple[tuple[Side, Suit], ...] = ()  # that were bid naturally, in order

    @classmethod
    def of(
        cls, agreements: Agreements, auction: Auction, vulnerability: Vulnerability = Vulnerability.NONE
    ) -> "Understanding":
        """An auction read from its first call to the last."""
        read = cls(agreements, Auction(auction.dealer), vulnerability)
        for call in auction.calls:
            read = read.after(call)
        return read

    def after(self, call: Call) -> "Understanding":
        """With one more call."""
        seat = self.auction.turn
        meaning = self.meaning(call)
        told = self.told
        if meaning is not None:
            told = tuple(one.with_(meaning) if each is seat else one for each, one in zip(SEATS, told, strict=True))
        suit = call.denomination.suit if call.denomination else None
        natural = suit is not None and (meaning is None or not meaning.rule.artificial)
        forced = self.game_forced
        if meaning is not None and meaning.forcing is Forcing.GAME and seat.side not in forced:
            forced = (*forced, seat.side)
        return Understanding(
            self.agreements,
            self.auction.call(call) if call in self.auction.legal_calls else self.auction.accepting(call),
            self.vulnerability,
            (*self.meanings, meaning),
            told,
            forced,
            (*self.suits, (seat.side, suit)) if natural and suit is not None else self.suits,
        )

    # -- what is known at this turn ------------------------------------------------------------------------------

    def of_seat(self, seat: Seat) -> Told:
        return self.told[seat.index]

    @property
    def constraints(self) -> tuple[Constraint, ...]:
        """What is known of the four hands, for dealing."""
        return tuple(
            Constraint(f"{seat.value}: " + "; ".join(told.shows), (seat,), told.terms)
            for seat, told in zip(SEATS, self.told, strict=True)
            if told.terms
        )

    @property
    def forced(self) -> bool:
        """Whether partner's call is forcing, and nobody has bid since."""
        calls, turn = self.auction.calls, self.auction.turn
        if len(calls) < 2 or calls[-1] is not Call.PASS:
            return False
        partners = self.meanings[-2]
        if partners is not None and partners.forcing in (Forcing.ROUND, Forcing.GAME):
            return True
        return turn.side in self.game_forced and self._ours and not self.in_game

    @property
    def _ours(self) -> bool:
        declarer = self.auction.declarer
        return declarer is not None and declarer.side is self.auction.turn.side

    @property
    def in_game(self) -> bool:
        """Whether the last bid is the side's own, and a game."""
        bid = self.auction.last_bid
        return self._ours and bid is not None and bid >= GAME[str(bid.denomination)]

    @property
    def trumps(self) -> Suit | None:
        """The suit that the side to call has agreed on: a fit that was shown, else the last suit that it bid."""
        turn = self.auction.turn
        mine, partners = self.of_seat(turn).bounds, self.of_seat(turn.partner).bounds
        fit = [suit for suit in SUITS if mine.least(suit) + partners.least(suit) >= FIT]
        if fit:
            return max(fit, key=lambda suit: (mine.least(suit) + partners.least(suit), suit.index))
        return next((suit for side, suit in reversed(self.suits) if side is turn.side), None)

    @property
    def theirs(self) -> tuple[Suit, ...]:
        """The suits of the opponents."""
        turn = self.auction.turn
        known = [self.of_seat(seat).bounds for seat in (turn.lho, turn.rho)]
        bid = {suit for side, suit in self.suits if side is not turn.side}
        return tuple(s for s in SUITS if s in bid or any(b.least(s) >= SHOWN for b in known))

    # -- the rule for a call -------------------------------------------------------------------------------------

    def meaning(self, call: Call) -> Meaning | None:
        """What a call of the player whose turn it is would show; None if no rule covers it."""
        return next((meaning for meaning, _ in self._meanings(call)), None)

    @property
    def choices(self) -> tuple[Meaning, ...]:
        """The legal calls that have a meaning here, the one to prefer first."""
        found = [first for call in self.auction.legal_calls if (first := next(self._meanings(call), None))]
        return tuple(meaning for meaning, _ in sorted(found, key=lambda pair: pair[1].preference))

    def fitting(self, hand: Hand) -> tuple[Meaning, ...]:
        """The legal calls whose meaning fits a hand, the one to make first."""
        return tuple(meaning for meaning in self.choices if meaning.fits(hand))

    def _meanings(self, call: Call) -> Iterator[tuple[Meaning, Instance]]:
        """By every rule that holds here, the one with most authority first."""
        seat = self.auction.turn
        had = self.of_seat(seat).terms
        for instance in self._instances(call):
            shows = self.shows(instance)
            if shows is None:
                continue
            terms = read_terms(shows)
            if bounds_of((*had, *terms)) is not None:
                yield Meaning(call, seat, shows, terms, instance.rule), instance

    def _instances(self, call: Call) -> list[Instance]:
        """The rules that hold here, looked up under the whole auction and under its ends."""
        system = self.agreements.of(self.auction.turn)
        calls = self.auction.calls
        opened = sum(1 for _ in takewhile(lambda made: made is Call.PASS, calls))
        keys: list[Key] = [(True, calls[opened:])]
        keys += ((False, calls[len(calls) - size :]) for size in range(min(system.longest_end, len(calls)) + 1))
        found = [i for key in keys for i in system.index.get(key, {}).get(call, ()) if self._holds(i, call)]
        return sorted(found, key=lambda instance: instance.authority)

    def _holds(self, instance: Instance, call: Call) -> bool:
        rule, here = instance.rule, Sequence(self.auction, call)
        if "T" in instance.binding and instance.binding["T"] is not self.trumps:
            return False
        if call is Call.PASS and not instance.whole and rule.forced is None and self.forced:
            return False  # a pass that is agreed for any auction does not stand against a forcing call
        return (
            (not rule.positions or (here.opened is None and len(here.calls) + 1 in rule.positions))
            and (not rule.zones or self.zone in rule.zones)
            and (rule.passed is None or rule.passed is here.passed_hand)
            and (rule.contested is None or rule.contested is self._acted(3))
            and (rule.partner is None or rule.partner is self._acted(2))
            and (rule.forced is None or rule.forced is self.forced)
            and (rule.in_game is None or rule.in_game is self.in_game)
            and (rule.jump is None or rule.jump == here.jump)
        )

    def shows(self, instance: Instance) -> str | None:
        """What a rule shows here, in the language of dealing; None if it asks for what cannot be."""
        turn = self.auction.turn
        partner = self.of_seat(turn.partner).bounds
        trumps = self.trumps
        text = named(instance.rule.shows, instance.binding if trumps is None else {**instance.binding, "T": trumps})
        if trumps is None and named(text, {"T": Suit.SPADES}) != text:
            return None
        impossible = False

        def alone(match: re.Match[str]) -> str:
            """What the player's own hand has to have."""
            nonlocal impossible
            if match["theirs"]:
                return " ".join(f"stopper {suit.value}" for suit in self.theirs) or "any"
            if suit := match["suit"]:
                theirs, most, what = partner.least(SUIT_BY_TEXT[suit.upper()]), 13, suit
            else:
                theirs, most, what = partner.hcp[0], MOST_HCP, match["count"] or "hcp"
            low, high = (int(match[end] or match["low"]) - theirs for end in ("low", "high"))
            low, high = (0 if match["open"] == "-" else max(low, 0)), (most if match["open"] == "+" else high)
            impossible |= high < low or low > most or (match["fit"] is not None and not theirs)
            return f"{what} {low}-{high}" if low or high < most else "any"

        shows = RELATIVE.sub(alone, text)
        return None if impossible else shows

    @property
    def zone(self) -> Zone:
        """The vulnerability as the side to call sees it."""
        side = self.auction.turn.side
        ours, theirs = side in self.vulnerability, side.opponents in self.vulnerability
        return {
            (False, False): Zone.NEITHER,
            (False, True): Zone.FAVOURABLE,
            (True, False): Zone.UNFAVOURABLE,
            (True, True): Zone.BOTH,
        }[ours, theirs]

    def _acted(self, turns: int) -> bool:
        """Whether who called so many turns ago, with his partner if it was an opponent, has done more than pass."""
        calls = self.auction.calls
        every = 4 if turns == 2 else 2
        return any(call is not Call.PASS for call in calls[::-1][turns - 1 if turns == 2 else 0 :: every])


def meaning(
    agreements: Agreements, auction: Auction, vulnerability: Vulnerability = Vulnerability.NONE
) -> Meaning | None:
    """What the last call of an auction shows; None if no rule covers it."""
    return Understanding.of(agreements, auction, vulnerability).meanings[-1]


def fitting_calls(
    agreements: Agreements, hand: Hand, auction: Auction, vulnerability: Vulnerability = Vulnerability.NONE
) -> tuple[Meaning, ...]:
    """The calls that the player whose turn it is may make with a hand, by agreement; the first is the one to make."""
    return Understanding.of(agreements, auction, vulnerability).fitting(hand)
