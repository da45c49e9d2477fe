"""What is admitted in events of the four categories (appendix 1, 3 and 7)."""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from arbitro.book.problem import Place, refuse
from arbitro.regulations import keys
from arbitro.regulations.consequence import Ground, because
from arbitro.regulations.key import Key
from arbitro.regulations.pack import Pack
from arbitro.regulations.systems.agreement import Form
from arbitro.regulations.systems.colour import Colour
from arbitro.regulations.systems.feature import Feature, together

CATEGORIES = (1, 2, 3, 4)
CLUB = 4
LIKE = {"category_3": 3}  # where a club has made no rules of its own

EVENTS: dict[int, Key[tuple[str, ...] | None]] = dict(
    zip(CATEGORIES, (keys.EVENTS_1, keys.EVENTS_2, keys.EVENTS_3, keys.EVENTS_4), strict=True)
)
COLOURS: dict[int, Key[tuple[str, ...]]] = dict(
    zip(CATEGORIES, (keys.COLOURS_1, keys.COLOURS_2, keys.COLOURS_3, keys.COLOURS_4), strict=True)
)
BROWN_STICKER: dict[int, Key[str]] = dict(
    zip(
        CATEGORIES,
        (keys.BROWN_STICKER_1, keys.BROWN_STICKER_2, keys.BROWN_STICKER_3, keys.BROWN_STICKER_4),
        strict=True,
    )
)
MOST_SYSTEMS: dict[int, Key[int | None]] = dict(
    zip(CATEGORIES, (keys.MOST_SYSTEMS_1, keys.MOST_SYSTEMS_2, keys.MOST_SYSTEMS_3, keys.MOST_SYSTEMS_4), strict=True)
)


class PolicyEvent(Struct, frozen=True):
    """Where the methods are to be used."""

    category: int
    form: Form
    authorised: bool = False  # the federation has allowed Brown Sticker methods in this team championship


class AdmissionGround(Struct, frozen=True):
    """One thing that counts for or against admission; None if a question decides it."""

    id: str
    about: str
    admitted: bool | None
    article: str
    why: tuple[Ground, ...] = ()


class Admission(Struct, frozen=True):
    """Whether the methods may be used in an event, and the grounds."""

    event: PolicyEvent
    admissible: bool | None
    grounds: tuple[AdmissionGround, ...]


def category_of(event: str, pack: Pack) -> int:
    """The category of an event, by the table of the pack."""
    named = {name: category for category, key in EVENTS.items() for name in pack[key] or ()}
    if event not in named:
        raise refuse("policy-event", found=event, expected=", ".join(named) or "–", where=Place(tag="event"))
    return named[event]


def categories(category: int | None, event: str, pack: Pack) -> tuple[int, ...]:
    """Those that are asked about: of the event, as told, or all."""
    if not event:
        return CATEGORIES if category is None else (category,)
    held = category_of(event, pack)
    if category not in (None, held):
        raise refuse("policy-category", found=category, expected=f"{event}: {held}", where=Place(tag="category"))
    return (held,)


def rules_of(category: int, pack: Pack) -> int:
    """The category whose rules apply: a club without rules of its own goes by others."""
    return LIKE.get(pack[keys.CLUB_RULES], category) if category == CLUB else category


def brown_sticker_admitted(event: PolicyEvent, pack: Pack) -> bool:
    match pack[BROWN_STICKER[rules_of(event.category, pack)]]:
        case "yes":
            return True
        case "teams_if_authorised":
            return event.form is Form.TEAMS and event.authorised
    return False


def random_admitted(event: PolicyEvent, pack: Pack) -> bool:
    rule = pack[keys.RANDOM_OPENINGS]
    return rule == "allowed" or (rule == "as_brown_sticker" and brown_sticker_admitted(event, pack))


def colour_ground(name: str, possible: Iterable[Colour], event: PolicyEvent, pack: Pack) -> AdmissionGround:
    key = COLOURS[rules_of(event.category, pack)]
    verdicts = [colour.value in pack[key] for colour in possible]
    admitted = all(verdicts) or (None if any(verdicts) else False)
    names = ", ".join(colour.value for colour in possible)
    reason = because(f"colour_{_verdict(admitted)}", colour=names)
    return AdmissionGround("colour", name, admitted, pack.setting(key).source, (reason,))


def feature_grounds(features: Iterable[Feature], event: PolicyEvent, pack: Pack) -> Iterator[AdmissionGround]:
    """Brown Sticker methods, random openings and encrypted signals, each with its ground."""
    category = rules_of(event.category, pack)
    for feature in features:
        if feature.holds is False:
            continue
        kind = feature.id.partition("_")[0]
        if kind == "bs":
            allowed = brown_sticker_admitted(event, pack)
            source = pack.setting(BROWN_STICKER[category]).source
            yield _ground("brown_sticker", feature, allowed, source)
        elif kind == "random":
            yield _ground("random", feature, random_admitted(event, pack), pack.setting(keys.RANDOM_OPENINGS).source)
        elif kind == "encrypted":
            allowed = pack[keys.ENCRYPTED_SIGNALS] == "allowed"
            yield _ground("encrypted", feature, allowed, pack.setting(keys.ENCRYPTED_SIGNALS).source)


def _ground(id: str, feature: Feature, allowed: bool, source: str) -> AdmissionGround:
    admitted = True if allowed else None if feature.holds is None else False
    return AdmissionGround(id, feature.about, admitted, source, (because(f"{id}_{_verdict(admitted)}"),))


def _verdict(admitted: bool | None) -> str:
    return "open" if admitted is None else "admitted" if admitted else "refused"


def number_ground(number: int, event: PolicyEvent, pack: Pack) -> AdmissionGround:
    """How many systems a pair may use."""
    key = MOST_SYSTEMS[rules_of(event.category, pack)]
    most = pack[key]
    source = pack.setting(key).source
    if most is None:
        return AdmissionGround("number", "", True, source, (because("number_free", number=number),))
    id = "number_admitted" if number <= most else "number_refused"
    return AdmissionGround(
        "number", "", number <= most, source, (because(id, number=number, most=most, over=number - most),)
    )


def same_system_ground(same: bool, pack: Pack) -> AdmissionGround:
    """Both partners play the same system."""
    edition = pack[keys.LAWS_EDITION]
    setting = pack.setting(keys.UNIFORM_MEANING, edition)
    admitted = same or not pack[keys.UNIFORM_MEANING, edition]
    reason = because("same_system" if same else "different_systems" if not admitted else "different_systems_free")
    return AdmissionGround("same_system", "", admitted, setting.source, (reason,))


def club_ground(pack: Pack) -> AdmissionGround:
    """A club may rule otherwise in its own events; it excludes nothing by itself."""
    like = LIKE.get(pack[keys.CLUB_RULES])
    reason = because("club_own_rules") if like is None else because("club_may_rule", category=like)
    return AdmissionGround("club", "", True, pack.setting(keys.CLUB_RULES).source, (reason,))


def admission(event: PolicyEvent, grounds: Iterable[AdmissionGround]) -> Admission:
    reasons = tuple(grounds)
    refused = together(None if ground.admitted is None else not ground.admitted for ground in reasons)
    return Admission(event, None if refused is None else not refused, reasons)
