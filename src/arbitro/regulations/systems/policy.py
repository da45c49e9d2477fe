"""The whole judgment on a pair's methods: features, colours, admission, documents, card and forms."""

from collections.abc import Iterable, Iterator
from fractions import Fraction

from msgspec import Struct

from arbitro.book.problem import Place, Problem, ProblemsFound
from arbitro.regulations.consequence import Open
from arbitro.regulations.pack import Pack
from arbitro.regulations.systems.agreement import System, agreement_problems
from arbitro.regulations.systems.brown_sticker import brown_sticker
from arbitro.regulations.systems.brown_sticker_form import AnyForm, FormFault, form_faults
from arbitro.regulations.systems.card import CardFault, ConventionCard, card_faults
from arbitro.regulations.systems.category import (
    CLUB,
    Admission,
    AdmissionGround,
    PolicyEvent,
    admission,
    brown_sticker_admitted,
    club_ground,
    colour_ground,
    feature_grounds,
    number_ground,
    same_system_ground,
)
from arbitro.regulations.systems.colour import Colour, coloured
from arbitro.regulations.systems.documents import (
    Delivered,
    DocumentDuty,
    Omission,
    Sanction,
    breaches,
    duties,
    sanction,
)
from arbitro.regulations.systems.feature import Feature, settled, together
from arbitro.regulations.systems.hum import hum
from arbitro.regulations.systems.random_opening import random_opening
from arbitro.regulations.systems.signals import encrypted


class FiledSystem(System, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A system with the papers that a pair has filed about it."""

    card: ConventionCard | None = None
    forms: tuple[AnyForm, ...] = ()


class Methods(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that a pair plays."""

    systems: tuple[FiledSystem, ...]
    pair: str = ""
    same_system: bool = True  # both partners play it
    delivered: tuple[Delivered, ...] | None = None  # none: nothing is known about it


class SystemReport(Struct, frozen=True):
    """What a system is."""

    name: str
    possible: tuple[Colour, ...]  # its colour; more than one while a question is open
    hum: bool | None
    brown_sticker: bool | None
    features: tuple[Feature, ...]
    card: tuple[CardFault, ...] = ()

    @property
    def colour(self) -> Colour | None:
        return self.possible[0] if len(self.possible) == 1 else None

    def methods(self) -> tuple[str, ...]:
        """The agreements that are Brown Sticker methods."""
        return tuple(dict.fromkeys(f.about for f in self.features if f.id.startswith("bs_") and f.holds))


class EventReport(Struct, frozen=True):
    """What follows in an event."""

    admission: Admission
    duties: tuple[DocumentDuty, ...]
    breaches: tuple[Omission, ...]
    forms: tuple[FormFault, ...]
    sanction: Sanction | None  # for what a card or a form does not disclose


class PolicyReport(Struct, frozen=True):
    """The judgment, with the questions that stand open."""

    systems: tuple[SystemReport, ...]
    events: tuple[EventReport, ...]
    asks: tuple[Open, ...]

    @property
    def admissions(self) -> tuple[Admission, ...]:
        return tuple(event.admission for event in self.events)


def judged(
    methods: Methods, pack: Pack, events: Iterable[PolicyEvent] = (), top: Fraction | None = None
) -> PolicyReport:
    """What a pair's methods are, and whether and how they may be used in these events."""
    check_methods(methods)
    reports = tuple(_system(system, pack) for system in methods.systems)
    asks = dict.fromkeys(asked for report in reports for feature in report.features for asked in feature.asks)
    return PolicyReport(reports, tuple(_event(event, methods, reports, pack, top) for event in events), tuple(asks))


def system_report(system: System, pack: Pack) -> SystemReport:
    """Features and colour of one system."""
    unusual = settled(hum(system, pack))
    colour = coloured(system, unusual, pack)
    sticker = tuple(f for agreement in system.agreements for f in settled(brown_sticker(agreement, system, pack)))
    refused = tuple(
        f for agreement in system.agreements for f in (*random_opening(agreement, pack), *encrypted(agreement))
    )
    return SystemReport(
        system.name,
        colour.possible,
        together(f.holds for f in unusual),
        together(f.holds for f in sticker),
        (*unusual, *sticker, *refused, *colour.features),
    )


def _system(system: FiledSystem, pack: Pack) -> SystemReport:
    report = system_report(system, pack)
    if system.card is None:
        return report
    faults = card_faults(system.card, system, report.colour, pack)
    return SystemReport(report.name, report.possible, report.hum, report.brown_sticker, report.features, faults)


def _event(
    event: PolicyEvent, methods: Methods, reports: tuple[SystemReport, ...], pack: Pack, top: Fraction | None
) -> EventReport:
    owed = tuple(d for r in reports for d in duties(r.name, r.possible, r.features, event, pack))
    lacking: tuple[Omission, ...] = ()
    if methods.delivered is not None:
        lacking = breaches(owed, methods.delivered, event.form, pack, top)
    forms: list[FormFault] = []
    if brown_sticker_admitted(event, pack):
        for system, report in zip(methods.systems, reports, strict=True):
            if system.forms:
                forms += form_faults(system.forms, report.methods())
    faulty = bool(forms) or any(report.card for report in reports)
    penalty = sanction(event.form, pack, top) if faulty else None
    return EventReport(admission(event, _grounds(event, methods, reports, pack)), owed, lacking, tuple(forms), penalty)


def _grounds(
    event: PolicyEvent, methods: Methods, reports: tuple[SystemReport, ...], pack: Pack
) -> Iterator[AdmissionGround]:
    for report in reports:
        yield colour_ground(report.name, report.possible, event, pack)
        yield from feature_grounds(report.features, event, pack)
    yield number_ground(len(methods.systems), event, pack)
    yield same_system_ground(methods.same_system, pack)
    if event.category == CLUB:
        yield club_ground(pack)


def check_methods(methods: Methods, file: str | None = None) -> None:
    """Refuses agreements that cannot be, all at once."""
    problems: list[Problem] = []
    if not methods.systems:
        problems.append(Problem("no-systems", Place(file=file, tag="systems")))
    for system in methods.systems:
        for index, what in enumerate(system.varies):
            if not what.strip() or what in system.varies[:index]:
                where = Place(file=file, tag=f"{system.name} varies", index=index + 1)
                problems.append(Problem("system-varies", where, what))
        seen: set[str] = set()
        for index, agreement in enumerate(system.agreements, 1):
            where = Place(file=file, tag=system.name, index=index)
            problems += agreement_problems(agreement, where)
            if agreement.label in seen:
                problems.append(Problem("agreement-twice", where, agreement.label))
            seen.add(agreement.label)
    if problems:
        raise ProblemsFound(dict.fromkeys(problems))
