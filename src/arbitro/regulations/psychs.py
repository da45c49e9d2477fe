"""Psychic calls (appendix 2): what is one, what is an agreement, where they are restricted, and what follows.

An agreement exists when it was made, or when such departures were frequent enough for partner to reckon with one,
whether he does or not (WBF Laws Committee, 30 August 2000).
"""

from collections.abc import Iterable, Mapping
from enum import Enum
from fractions import Fraction
from typing import Annotated, Literal

from msgspec import Meta, Struct

from arbitro.book.edition import E1997, E2007, E2017, Edition
from arbitro.book.problem import Place, Problem, ProblemsFound
from arbitro.regulations import keys
from arbitro.regulations.consequence import Amount, AmountUnit, Consequence, Ground, Open, QuestionKind, ask, because
from arbitro.regulations.key import EditionKey, Key
from arbitro.regulations.pack import Pack
from arbitro.regulations.systems.agreement import Agreement, Form, agreement_problems
from arbitro.regulations.systems.category import (
    BROWN_STICKER,
    CATEGORIES,
    CLUB,
    PolicyEvent,
    brown_sticker_admitted,
    random_admitted,
    rules_of,
)
from arbitro.regulations.systems.random_opening import random_opening


class PsychKind(Enum):
    """What a departure from the system turns out to be."""

    NOT_PSYCHIC = "not_psychic"  # not gross or not deliberate: a slip, or a matter of judgment
    AGREED = "agreed"  # provided for, or guarded against, by the system
    EXPECTED = "expected"  # partner can expect it more than the opponents
    FREE = "free"


class RecordedDeparture(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One departure in the record of a pair."""

    what: str  # like things have like names: `third-seat opening`, `1NT overcall`
    board: str = ""
    player: str = ""


class PsychEvent(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where it happened."""

    category: Annotated[int, Meta(ge=1, le=4)] | None = None  # asked if it matters
    form: Form = Form.PAIRS
    local: bool = False  # a local tournament, of the federation or of a club
    club: bool = False  # a club's own tournament, as those of category 4 are
    club_permits: bool = False  # the club has published a rule that permits psychic calls
    brown_sticker_authorised: bool = False

    @property
    def of_club(self) -> bool:
        return self.club or self.category == CLUB

    @property
    def in_category(self) -> int | None:
        return CLUB if self.category is None and self.club else self.category


class PsychFacts(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A call, or a play of a defender, that departs from what the pair has announced; what is None is asked."""

    event: PsychEvent = PsychEvent()
    action: Literal["call", "play"] = "call"
    what: str = ""
    gross: bool | None = None  # a gross misstatement of strength or length
    deliberate: bool | None = None
    explicit_agreement: bool | None = None
    system_protects: bool | None = None
    partner_expects: bool | None = None  # more than the opponents can
    record: tuple[RecordedDeparture, ...] | None = None  # none: nobody has kept one
    agreement: Agreement | None = None  # where one was made
    disclosed: bool | None = None  # on the card, among what needs a defence, with the details on the sheets
    conventional_opening: bool | None = None
    damage: bool | None = None
    top: Annotated[int, Meta(ge=1)] | None = None


class Psych(Consequence, frozen=True):
    """`permitted` is None while a question is open."""

    kind: PsychKind | None
    permitted: bool | None
    earlier: int  # like departures in the record
    disclose: bool = False  # on the card and the sheets
    penalty: Amount | None = None
    matchpoints: Fraction | None = None  # the penalty, where the top is known
    redress: bool | None = None  # the opponents' equity is restored
    clause: str = ""  # of the Laws, where these rule on it


AGREED = {E1997: "40D", E2007: "40B5", E2017: "40B4"}
EXPECTED = {E1997: "40B", E2007: "40C1", E2017: "40C1"}
FREE = {E1997: "40A", E2007: "40C1", E2017: "40C1"}


def psych(facts: PsychFacts, pack: Pack) -> Psych:
    """What a departure is, whether it was permitted, and what follows."""
    if problems := _problems(facts):
        raise ProblemsFound(problems)
    earlier = like_departures(facts.record or ()).get(facts.what, 0)
    why: list[Ground] = []
    kind, asks = _kind(facts, earlier, pack, why)
    if kind is None:
        return Psych(None, None, earlier, why=tuple(why), asks=asks)
    if kind is PsychKind.NOT_PSYCHIC:
        return Psych(kind, True, earlier, redress=False, why=tuple(why))
    if kind is PsychKind.AGREED:
        return _agreed(facts, earlier, pack, why)
    if kind is PsychKind.EXPECTED:
        return _expected(facts, earlier, pack, why)
    return _free(facts, earlier, pack, why)


def like_departures(record: Iterable[RecordedDeparture]) -> Mapping[str, int]:
    """How often each thing stands in the record of a pair."""
    counted: dict[str, int] = {}
    for departure in record:
        counted[departure.what] = counted.get(departure.what, 0) + 1
    return counted


def _problems(facts: PsychFacts) -> tuple[Problem, ...]:
    problems: list[Problem] = []
    if facts.action == "play" and facts.conventional_opening:
        problems.append(Problem("psych-play-opening", Place(tag="conventional_opening")))
    if facts.agreement is not None:
        problems += agreement_problems(facts.agreement, Place(tag="agreement"))
    return tuple(problems)


# -- what it is --------------------------------------------------------------------------------------------------


def _kind(facts: PsychFacts, earlier: int, pack: Pack, why: list[Ground]) -> tuple[PsychKind | None, tuple[Open, ...]]:
    by_agreed, by_expected = keys.AGREED_PSYCHES, keys.PSYCHE_DISCLOSED
    if facts.agreement is not None or facts.explicit_agreement or facts.system_protects:
        protects = facts.system_protects and not facts.explicit_agreement and facts.agreement is None
        why.append(because("psych-protected" if protects else "psych-agreed", pack.setting(by_agreed)))
        return PsychKind.AGREED, ()
    if facts.gross is False or facts.deliberate is False:
        why.append(because("psych-not-gross" if facts.gross is False else "psych-not-deliberate"))
        return PsychKind.NOT_PSYCHIC, ()
    asks = [_ask(f, "judgment", by_expected, pack) for f in ("gross", "deliberate") if getattr(facts, f) is None]
    asks += [
        _ask(f, "yes_no", by_agreed, pack)
        for f in ("explicit_agreement", "system_protects")
        if getattr(facts, f) is None
    ]
    expects = facts.partner_expects
    if facts.record is not None:
        why.append(because("psych-record" if earlier else "psych-first-time", earlier=earlier))
        if not earlier and expects is None:
            expects = False  # nothing in the record from which partner could have learnt it
    if expects is None:
        asks.append(_ask("partner_expects", "judgment", by_expected, pack))
    if asks:
        return None, tuple(asks)
    if expects:
        why.append(because("psych-expected", pack.setting(by_expected)))
        return PsychKind.EXPECTED, ()
    return PsychKind.FREE, ()


WEIGH = {
    "gross": ("weigh_strength_and_length",),
    "deliberate": ("weigh_slip_or_intention",),
    "partner_expects": ("weigh_earlier_departures", "weigh_partners_action", "weigh_explicit_agreement"),
    "conventional_opening": ("weigh_artificial",),
    "damage": ("weigh_result_without_departure", "weigh_direct_consequence"),
}


def _ask(field: str, kind: QuestionKind, key: Key[object] | EditionKey[object], pack: Pack) -> Open:
    """The question that a field of `PsychFacts` answers."""
    setting = pack.setting(key, _edition(pack)) if isinstance(key, EditionKey) else pack.setting(key)
    return ask(f"psych_{field}", kind, setting, weigh=WEIGH.get(field, ()))


def _edition(pack: Pack) -> Edition:
    return pack[keys.LAWS_EDITION]


# -- what follows ------------------------------------------------------------------------------------------------


def _agreed(facts: PsychFacts, earlier: int, pack: Pack, why: list[Ground]) -> Psych:
    """Not psychic but an agreement: a Brown Sticker one, and a random opening where nothing of the hand is defined."""
    event = facts.event
    by = pack.setting(keys.AGREED_PSYCHES)
    permitted: bool | None = True
    if pack[keys.AGREED_PSYCHES] == "brown_sticker":
        why.append(because("psych-brown-sticker", by))
        permitted = _brown_sticker(event, pack, why)
    features = random_opening(facts.agreement, pack) if facts.agreement is not None else ()
    if any(feature.holds for feature in features):
        admitted = [random_admitted(_policy(event, category), pack) for category in _categories(event)]
        if not any(admitted):
            permitted = False
            why.append(because("psych-random", pack.setting(keys.RANDOM_OPENINGS), limit=pack[keys.RANDOM_BELOW]))
        elif not all(admitted):
            permitted = None
    if permitted:
        return Psych(PsychKind.AGREED, True, earlier, disclose=True, redress=False, why=tuple(why))
    if permitted is None:
        asks = (ask("psych_category", "one_of", by, options=tuple(map(str, CATEGORIES))),)
        return Psych(PsychKind.AGREED, None, earlier, disclose=True, why=tuple(why), asks=asks)
    return _redressed(PsychKind.AGREED, facts, earlier, pack, why, keys.AGREED_PSYCHES, clause=AGREED[_edition(pack)])


def _categories(event: PsychEvent) -> tuple[int, ...]:
    return CATEGORIES if event.in_category is None else (event.in_category,)


def _policy(event: PsychEvent, category: int) -> PolicyEvent:
    return PolicyEvent(category, event.form, event.brown_sticker_authorised)


def _brown_sticker(event: PsychEvent, pack: Pack, why: list[Ground]) -> bool | None:
    """Whether such a method is admitted; None if the category of the event is not told."""
    category = event.in_category
    if category is None:
        return None
    admitted = brown_sticker_admitted(_policy(event, category), pack)
    id = "psych-brown-sticker-admitted" if admitted else "psych-brown-sticker-refused"
    why.append(because(id, pack.setting(BROWN_STICKER[rules_of(category, pack)]), category=category))
    return admitted


def _expected(facts: PsychFacts, earlier: int, pack: Pack, why: list[Ground]) -> Psych:
    """Legal everywhere if the opponents know as much."""
    by, kind = pack.setting(keys.PSYCHE_DISCLOSED), PsychKind.EXPECTED
    if facts.disclosed is None:
        asks = (_ask("disclosed", "yes_no", keys.PSYCHE_DISCLOSED, pack),)
        return Psych(kind, None, earlier, disclose=True, why=tuple(why), asks=asks)
    if facts.disclosed and pack[keys.PSYCHE_DISCLOSED]:
        why.append(because("psych-disclosed", by))
        return Psych(kind, True, earlier, disclose=True, redress=False, why=tuple(why))
    why.append(because("psych-not-disclosed", by))
    return _redressed(
        kind, facts, earlier, pack, why, keys.PSYCHE_DISCLOSED, clause=EXPECTED[_edition(pack)], disclose=True
    )


def _free(facts: PsychFacts, earlier: int, pack: Pack, why: list[Ground]) -> Psych:
    """Free unless the event restricts it."""
    event, kind = facts.event, PsychKind.FREE
    edition = _edition(pack)
    if facts.action == "play" and pack[keys.PSYCHIC_PLAYS] == "free":
        return _permitted(facts, earlier, pack, why)
    share, by_local = pack[keys.LOCAL_PSYCHE, edition], pack.setting(keys.LOCAL_PSYCHE, edition)
    if share is not None and (event.local or event.of_club):
        own = event.of_club and (event.club_permits or pack[keys.CLUB_PSYCHES] == "own")
        if not own:
            why.append(because("psych-local", by_local, percent=100 * share))
            if event.of_club:
                why.append(because("psych-club", pack.setting(keys.CLUB_PSYCHES)))
            penalty = Amount(share, AmountUnit.TOP)
            points = None if facts.top is None else share * facts.top
            return _redressed(kind, facts, earlier, pack, why, keys.LOCAL_PSYCHE, penalty=penalty, points=points)
        why.append(because("psych-club-permits", pack.setting(keys.CLUB_PSYCHES)))
    rule, by = pack[keys.PSYCHIC_CONVENTIONS, edition], pack.setting(keys.PSYCHIC_CONVENTIONS, edition)
    restricted = rule == "banned" or (rule == "not_at_pairs" and event.form is Form.PAIRS)
    if facts.action == "call" and restricted:
        if facts.conventional_opening is None:
            asks = (_ask("conventional_opening", "judgment", keys.PSYCHIC_CONVENTIONS, pack),)
            return Psych(kind, None, earlier, why=tuple(why), asks=asks)
        if facts.conventional_opening:
            why.append(because("psych-conventional-opening", by))
            return _redressed(kind, facts, earlier, pack, why, keys.PSYCHIC_CONVENTIONS)
    if not pack[keys.FREE_PSYCHES]:
        why.append(because("psych-banned", pack.setting(keys.FREE_PSYCHES)))
        return _redressed(kind, facts, earlier, pack, why, keys.FREE_PSYCHES)
    return _permitted(facts, earlier, pack, why)


def _permitted(facts: PsychFacts, earlier: int, pack: Pack, why: list[Ground]) -> Psych:
    played = facts.action == "play"
    by = pack.setting(keys.PSYCHIC_PLAYS if played else keys.FREE_PSYCHES)
    why.append(because("psych-free-play" if played else "psych-free", by))
    return Psych(PsychKind.FREE, True, earlier, redress=False, clause=FREE[_edition(pack)], why=tuple(why))


def _redressed(
    kind: PsychKind,
    facts: PsychFacts,
    earlier: int,
    pack: Pack,
    why: list[Ground],
    key: Key[object] | EditionKey[object],
    *,
    penalty: Amount | None = None,
    points: Fraction | None = None,
    clause: str = "",
    disclose: bool = False,
) -> Psych:
    """Not permitted: equity is restored as far as there was damage; doubt is for the side that did not err."""
    asks: tuple[Open, ...] = ()
    by = pack.setting(keys.PSYCHE_REDRESS_DOUBT)
    if facts.damage is None:
        asks = (_ask("damage", "judgment", key, pack),)
        if pack[keys.PSYCHE_REDRESS_DOUBT]:
            why.append(because("psych-doubt", by))
    else:
        why.append(because("psych-redress" if facts.damage else "psych-no-damage", by))
    return Psych(
        kind,
        False,
        earlier,
        disclose,
        penalty,
        points,
        facts.damage,
        clause,
        why=tuple(why),
        asks=asks,
    )
