"""Whether a call is alerted, to whom, and whether the stop card is shown (appendix 3, art. 18.3).

called = Called.of("N: 1NT", meaning="12-14 balanced")
alert(called, FIGB)          -> alerted: a natural 1NT outside 15-18; South shows the card to East
"""

from collections.abc import Mapping
from functools import cached_property

from msgspec import Struct
from msgspec.structs import replace

from arbitro.book.problem import Place, Problem, ProblemsFound, gathered
from arbitro.bridge.auction import Auction
from arbitro.bridge.calls import Call
from arbitro.bridge.cards import SUITS, Denomination, Suit
from arbitro.bridge.seats import Seat
from arbitro.regulations import keys
from arbitro.regulations.consequence import Consequence, Ground, Open, QuestionKind, ask, because
from arbitro.regulations.key import Key
from arbitro.regulations.pack import Pack
from arbitro.regulations.sequence import Sequence
from arbitro.regulations.systems.agreement import MOST_HCP, Agreement, Context, HandShown, System, agreement_problems
from arbitro.regulations.systems.meanings import read_meanings
from arbitro.regulations.systems.terms import Terms


class Called(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, dict=True):
    """A call, the last of its auction, and what the pair has agreed about it; what is None is asked if it matters."""

    auction: tuple[Call, ...]
    dealer: Seat = Seat.NORTH
    meanings: tuple[HandShown, ...] = ()
    screens: bool = False
    natural: bool | None = None  # none: from the meanings
    special: bool | None = None  # a special meaning; rests on or leads to a special agreement
    forcing: bool | None = None
    exempt_range: bool | None = None  # the strength is in the range that is exempt; none: from the meanings
    shows_length: bool | None = None  # a double or redouble that tells the length of a suit; none: from the meanings
    swapped_with_pass: bool | None = None  # a redouble

    @classmethod
    def of(
        cls,
        auction: str,
        *,
        call: str | None = None,
        meaning: str = "",
        screens: bool = False,
        answers: Mapping[str, bool] | None = None,
    ) -> "Called":
        """From text: the auction `N: 1S P` with the call or without it, and the meaning `5+♠ 6-10`."""
        problems: list[Problem] = []
        made, meanings = Auction(Seat.NORTH), tuple[HandShown, ...]()
        with gathered(problems):
            made = Auction.parse(auction)
            if call is not None:
                made = made.call(Call.parse(call))
        with gathered(problems):
            meanings = read_meanings(meaning)
        if problems:
            raise ProblemsFound(problems)
        called = cls(auction=made.calls, dealer=made.dealer, meanings=meanings, screens=screens)
        called = replace(called, **(answers or {}))
        called.checked()
        return called

    def checked(self) -> None:
        """Raises with everything that cannot be."""
        if not self.auction:
            raise ProblemsFound([Problem("no-call", Place(tag="auction"), expected="1S")])
        Auction.of(self.dealer, self.auction)
        if self.meanings:
            agreement = Agreement(context=Context.OTHER, call=self.auction[-1], meanings=self.meanings)
            if problems := tuple(agreement_problems(agreement, Place(tag="meaning"))):
                raise ProblemsFound(problems)

    @cached_property
    def sequence(self) -> Sequence:
        return Sequence(Auction.of(self.dealer, self.auction[:-1]), self.auction[-1])

    @property
    def call(self) -> Call:
        return self.auction[-1]

    @property
    def seat(self) -> Seat:
        return self.sequence.seat

    @property
    def least(self) -> int:
        return min(meaning.min_hcp for meaning in self.meanings)

    @property
    def most(self) -> int:
        return max(meaning.max_hcp for meaning in self.meanings)


class Showing(Struct, frozen=True):
    """Who shows the alert card to whom; behind a screen the caller at once, partner when the tray arrives."""

    by: Seat
    to: Seat
    at_once: bool


class Alert(Consequence, frozen=True):
    """`alerted` is None while it hangs on a question; `advised` is what to do meanwhile.

    A natural call is not alerted, though whether its meaning is special stays a question.
    """

    call: Call
    caller: Seat
    screens: bool
    alerted: bool | None
    advised: bool
    shown: tuple[Showing, ...]
    stop: bool  # the stop card comes before the call
    pause: int | None  # seconds
    waits: Seat | None
    self_protection: bool  # a missing alert is weighed against what the opponents could see for themselves


class Verdict(Struct, frozen=True):
    """Whether something holds; None if that hangs on questions."""

    holds: bool | None
    why: tuple[Ground, ...] = ()
    asks: tuple[Open, ...] = ()


NO = Verdict(False)


def alert(called: Called, pack: Pack) -> Alert:
    """Whether a call is alerted under a pack."""
    called.checked()
    verdict = _alerted(called, pack)
    why = list(verdict.why)
    doubt = verdict.holds is None and any(asked.id != SPECIAL for asked in verdict.asks) and pack[keys.IN_DOUBT]
    advised = bool(verdict.holds) or doubt
    if doubt:
        why.append(because("alert-in-doubt", pack.setting(keys.IN_DOUBT)))
        if called.screens:
            why.append(because("alert-one-side", pack.setting(keys.IN_DOUBT)))
    lifted = called.screens and _high(called, pack) and _high_exempt(called, pack).holds
    protects = bool(verdict.holds and lifted and pack[keys.SELF_PROTECTION])
    if protects:
        why.append(because("alert-self-protection", pack.setting(keys.SELF_PROTECTION)))
    shown = _showings(called, pack) if advised else ()
    if shown:
        way = "screens" if called.screens else "partner"
        why.append(because(f"alert-card-{way}", pack.setting(keys.ALERT_CARD)))
    pause = _pause(called, pack)
    if pause is not None:
        why.append(because("alert-stop", pack.setting(keys.PAUSE_AFTER_JUMP), seconds=pause))
    return Alert(
        called.call,
        called.seat,
        called.screens,
        verdict.holds,
        advised,
        shown,
        pause is not None,
        pause,
        called.seat.lho if pause is not None else None,
        protects,
        why=tuple(why),
        asks=verdict.asks,
    )


def _pause(called: Called, pack: Pack) -> int | None:
    """The seconds that the next player waits after a jump, without screens."""
    return None if called.screens or not called.sequence.is_jump else pack[keys.PAUSE_AFTER_JUMP]


def _showings(called: Called, pack: Pack) -> tuple[Showing, ...]:
    if pack[keys.ALERT_CARD] == "open":
        return ()
    caller, partner = called.seat, called.seat.partner
    if called.screens:
        return (Showing(caller, caller.screenmate, True), Showing(partner, partner.screenmate, False))
    return (Showing(partner, partner.rho, True),)


def _alerted(called: Called, pack: Pack) -> Verdict:
    if pack[keys.ALERTS] == "open":
        by = pack.setting(keys.ALERTS)
        if called.special is not None:
            return Verdict(called.special, (because("alert-told" if called.special else "alert-not-told", by),))
        return Verdict(None, (because("alert-open", by),), (_ask("special", "judgment", keys.ALERTS, pack),))
    exempt = _exempt(called, pack)
    if exempt.holds:
        return Verdict(False, exempt.why)
    alertable = _alertable(called, pack)
    if alertable.holds is False or exempt.holds is False:
        return alertable
    asks = dict.fromkeys((*exempt.asks, *alertable.asks))
    return Verdict(None, (*exempt.why, *alertable.why), tuple(asks))


# -- what is not alerted -----------------------------------------------------------------------------------------


def _exempt(called: Called, pack: Pack) -> Verdict:
    sequence, call = called.sequence, called.call
    if _high(called, pack):
        high = _high_exempt(called, pack)
        if not high.holds or not called.screens or pack[keys.LEVEL_WITH_SCREENS]:
            return high  # screens lift what it exempts, not what it has alerted
    if called.screens and not pack[keys.OTHERS_WITH_SCREENS]:
        return NO
    if call in (Call.DOUBLE, Call.REDOUBLE):
        return _double_exempt(called, pack)
    if sequence.is_opening and call is Call.BID_1NT and (span := pack[keys.NOTRUMP_EXEMPT]):
        return _range_exempt(called, pack, keys.NOTRUMP_EXEMPT, span, natural=True)
    most = pack[keys.JUMP_OVERCALL_MOST]
    if _jump_overcall(called) and most is not None:
        only_natural = pack[keys.JUMP_OVERCALL_NATURAL]
        return _range_exempt(called, pack, keys.JUMP_OVERCALL_MOST, (0, most), natural=only_natural)
    least = pack[keys.TWO_LEVEL_LEAST]
    if sequence.is_opening and call.level == 2 and least is not None:
        return _range_exempt(called, pack, keys.TWO_LEVEL_LEAST, (least, MOST_HCP), natural=True)
    return NO


def _high(called: Called, pack: Pack) -> bool:
    level = pack[keys.LEVEL_EXEMPT]
    return level is not None and called.call.level >= level


def _high_exempt(called: Called, pack: Pack) -> Verdict:
    """Bids from the four level on, but for conventional ones of the first round."""
    by = pack.setting(keys.LEVEL_EXEMPT)
    sequence = called.sequence
    first = sequence.first_turn if pack[keys.FIRST_ROUND] == "turns" else sequence.first_four
    if not first:
        return Verdict(True, (because("alert-exempt-level", by, level=pack[keys.LEVEL_EXEMPT] or 0),))
    conventional = _conventional(called, pack)
    if conventional.holds is None:
        return conventional
    if conventional.holds:
        return NO
    return Verdict(True, (because("alert-exempt-level-natural", by, level=pack[keys.LEVEL_EXEMPT] or 0),))


def _double_exempt(called: Called, pack: Pack) -> Verdict:
    if not pack[keys.DOUBLES_EXEMPT]:
        return NO
    length = _shows_length(called, pack)
    swapped = called.swapped_with_pass if called.call is Call.REDOUBLE else False
    if length or swapped:
        return NO
    asks = []
    if length is None:
        asks.append(_ask("shows_length", "yes_no", keys.DOUBLES_EXEMPT, pack))
    if swapped is None:
        asks.append(_ask("swapped_with_pass", "yes_no", keys.DOUBLES_EXEMPT, pack))
    if asks:
        return Verdict(None, (), tuple(asks))
    return Verdict(True, (because("alert-exempt-double", pack.setting(keys.DOUBLES_EXEMPT)),))


def _range_exempt(
    called: Called,
    pack: Pack,
    key: Key[tuple[int, int] | None] | Key[int | None],
    span: tuple[int, int],
    *,
    natural: bool,
) -> Verdict:
    """Within the points of an exemption, and natural where that is asked for."""
    low, high = span
    inside = called.exempt_range
    if inside is None and called.meanings:
        inside = low <= called.least and called.most <= high
    conventional = _conventional(called, pack) if natural else NO
    if inside is False or conventional.holds:
        return NO
    if inside is None or conventional.holds is None:
        asks = (_ask("exempt_range", "yes_no", key, pack),) if inside is None else ()
        return Verdict(None, (), (*asks, *conventional.asks))
    name = key.name.rpartition(".")[2].replace("_", "-")
    return Verdict(True, (because(f"alert-exempt-{name}", pack.setting(key), low=low, high=high),))


# -- what is alerted ---------------------------------------------------------------------------------------------


def _alertable(called: Called, pack: Pack) -> Verdict:
    """The categories, the plainest first; a call that is in none of them may still have a special meaning."""
    verdicts = [_swapped(called, pack)]
    if pack[keys.ALERT_CONVENTIONAL]:
        verdicts.append(_conventional(called, pack))
    verdicts += (_not_forcing(called, pack), _natural_range(called, pack), _special(called, pack))
    for verdict in verdicts:
        if verdict.holds:
            return verdict
    asks = dict.fromkeys(question for verdict in verdicts for question in verdict.asks)
    natural = because("alert-natural", pack.setting(keys.ALERT_CONVENTIONAL))
    if [asked.id for asked in asks] == [SPECIAL]:
        return Verdict(False, (natural,), tuple(asks))  # alerted if the answer is yes
    return Verdict(None, (), tuple(asks)) if asks else Verdict(False, (natural,))


def _swapped(called: Called, pack: Pack) -> Verdict:
    """A redouble that means what a pass usually does."""
    if called.call is not Call.REDOUBLE or not called.swapped_with_pass:
        return NO
    return Verdict(True, (because("alert-swapped", pack.setting(keys.DOUBLES_EXEMPT)),))


def _conventional(called: Called, pack: Pack) -> Verdict:
    natural = called.natural
    if natural is None:
        natural = _natural(called, pack)
    if natural is None:
        return Verdict(None, (), (_ask("natural", "yes_no", keys.ALERT_CONVENTIONAL, pack),))
    return NO if natural else Verdict(True, (because("alert-conventional", pack.setting(keys.ALERT_CONVENTIONAL)),))


def _natural(called: Called, pack: Pack) -> bool | None:
    """From what the call shows; not natural is a double that tells of another suit than the one doubled."""
    if not called.meanings:
        return None
    doubled = called.sequence.doubled
    if doubled is not None:
        own = {_suit(doubled.denomination)} if called.call is Call.DOUBLE else set()
        return False if _suits_shown(called, pack) - own else None
    context = Context.OPENING if called.sequence.is_opening else Context.OTHER
    forcing = bool(called.forcing)
    agreement = Agreement(context=context, call=called.call, meanings=called.meanings, forcing=forcing)
    return Terms(pack).natural(agreement, System(name=""))


def _suit(denomination: Denomination | None) -> Suit | None:
    return denomination.suit if denomination else None


def _suits_shown(called: Called, pack: Pack) -> set[Suit]:
    """The suits of which the call tells the length, in each way that it may be meant."""
    terms = Terms(pack)
    hands = [hand for meaning in called.meanings for hand in meaning.variants()]
    return {s for s in SUITS if all(s in terms.long(h) for h in hands) or all(s in terms.short(h) for h in hands)}


def _shows_length(called: Called, pack: Pack) -> bool | None:
    if called.shows_length is not None or not called.meanings:
        return called.shows_length
    return bool(_suits_shown(called, pack))


def _not_forcing(called: Called, pack: Pack) -> Verdict:
    """Jump shifts and new suits that partner may pass."""
    sequence, which = called.sequence, pack[keys.ALERT_NOT_FORCING]
    opening = sequence.opening
    key: Key[str] | Key[bool] | None = None
    if sequence.responds_to and (which == "responses" or (which == "jump_shifts" and _jump_shift(sequence))):
        key = keys.ALERT_NOT_FORCING
    elif (
        pack[keys.ALERT_NEW_SUIT]
        and sequence.responds_to == "opening"
        and sequence.is_new_suit
        and not sequence.passed_hand
        and opening is not None
        and opening.level == 1
        and _suit(opening.denomination) is not None
    ):
        key = keys.ALERT_NEW_SUIT
    if key is None or called.forcing:
        return NO
    if called.forcing is None:
        return Verdict(None, (), (_ask("forcing", "yes_no", key, pack),))
    id = "alert-not-forcing-response" if key is keys.ALERT_NOT_FORCING else "alert-not-forcing-new-suit"
    return Verdict(True, (because(id, pack.setting(key)),))


def _jump_shift(sequence: Sequence) -> bool:
    return sequence.is_jump and sequence.is_new_suit


def _jump_overcall(called: Called) -> bool:
    sequence = called.sequence
    return sequence.is_overcall and sequence.is_jump and _suit(called.call.denomination) is not None


def _natural_range(called: Called, pack: Pack) -> Verdict:
    """Natural calls that are exempt in one range only, in another."""
    sequence, call = called.sequence, called.call
    if not pack[keys.ALERT_NATURAL_RANGES]:
        return NO
    if sequence.is_opening and call is Call.BID_1NT:
        id, exemption = "alert-range-notrump", pack[keys.NOTRUMP_EXEMPT]
    elif _jump_overcall(called):
        id, exemption = "alert-range-jump-overcall", _upto(pack[keys.JUMP_OVERCALL_MOST])
    elif sequence.is_opening and call.level == 2 and _suit(call.denomination) is not None:
        id, exemption = "alert-range-two-level", _from(pack[keys.TWO_LEVEL_LEAST])
    else:
        return NO
    if exemption is None or (_high(called, pack) and not called.screens):
        return NO
    low, high = exemption
    return Verdict(True, (because(id, pack.setting(keys.ALERT_NATURAL_RANGES), low=low, high=high),))


def _upto(most: int | None) -> tuple[int, int] | None:
    return None if most is None else (0, most)


def _from(least: int | None) -> tuple[int, int] | None:
    return None if least is None else (least, MOST_HCP)


def _special(called: Called, pack: Pack) -> Verdict:
    if not pack[keys.ALERT_SPECIAL] or called.special is False:
        return NO
    if called.special is None:
        return Verdict(None, (), (_ask("special", "judgment", keys.ALERT_SPECIAL, pack),))
    return Verdict(True, (because("alert-special", pack.setting(keys.ALERT_SPECIAL)),))


SPECIAL = "alert_special"
WEIGH = ("weigh_unusual_meaning", "weigh_agreement_between_partners", "weigh_opponents_could_expect")


def _ask(field: str, kind: QuestionKind, key: Key[object], pack: Pack) -> Open:
    """The question that a field of `Called` answers."""
    return ask(f"alert_{field}", kind, pack.setting(key), weigh=WEIGH if kind == "judgment" else ())
