"""What an authority's policies say about calls, papers and departures from the system, as replies for every door."""

import re
from fractions import Fraction
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from arbitro.answers.consequence import ConsequenceAnswer, WrittenAmount, shared, written_or_none
from arbitro.answers.systems import SystemsReply, systems_reply
from arbitro.book.problem import Place, Problem, ProblemsFound, gathered, refuse
from arbitro.book.writing import Remark
from arbitro.bridge.auction import Auction
from arbitro.bridge.calls import Call
from arbitro.bridge.seats import Seat
from arbitro.regulations.alerts import Alert, Called, Showing, alert
from arbitro.regulations.pack import Pack
from arbitro.regulations.pre_alerts import Leads, Practised, PreAlert, card_habit, pre_alerts
from arbitro.regulations.psychs import Psych, PsychFacts, PsychKind, psych
from arbitro.regulations.systems.agreement import Agreement, Base, Form, HandShown
from arbitro.regulations.systems.category import CATEGORIES, PolicyEvent, categories
from arbitro.regulations.systems.meanings import ShownCall
from arbitro.regulations.systems.policy import FiledSystem, Methods, judged
from arbitro.scoring.rounding import exact_text
from arbitro.systems import Agreements, BiddingSystem, Understanding
from arbitro.systems.policy import called as called_by_rules
from arbitro.words import DEFAULT, message, say_seat
from arbitro.words.consequence import say_amount
from arbitro.words.letters import say_call

TOLD = ("natural", "special", "forcing", "exempt_range", "shows_length", "swapped_with_pass")
OPEN_OR = {True: "true", False: "false", None: "open"}
CLOCK = re.compile(r"([01]?[0-9]|2[0-3]):([0-5][0-9])")


class AlertFacts(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A call in its auction (`N: 1S P`), what it shows (`5+♠ 6-10`, or in full), and answers to questions."""

    auction: Remark = "N:"
    call: str | None = None  # none: the last of the auction
    meaning: Remark | tuple[HandShown, ...] = ""
    screens: bool = False
    natural: bool | None = None
    special: bool | None = None
    forcing: bool | None = None
    exempt_range: bool | None = None
    shows_length: bool | None = None
    swapped_with_pass: bool | None = None


class RuleLink(Struct, frozen=True):
    """How `arbitro rule` takes it on: what happened, and answers that are known by now."""

    what: str
    answers: dict[str, bool | str]


class AlertAnswer(ConsequenceAnswer, frozen=True):
    """`alerted` is null while it hangs on a question; `advised` is what to do meanwhile."""

    call: Call
    caller: Seat
    screens: bool
    alerted: bool | None
    advised: bool
    shown: tuple[Showing, ...]
    stop: bool
    pause_seconds: int | None
    waits: Seat | None
    self_protection: bool
    rule: RuleLink | None
    text: tuple[str, ...]


class PreAlertFacts(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a pair plays, and when it told its opponents (`14:58`); what is null is asked."""

    leads: tuple[Leads, ...] | None = None
    openings_from: int | None = None
    short_long: bool | None = None
    further: tuple[str, ...] = ()
    told: str | None = None
    start: str | None = None


class PreAlertAnswer(ConsequenceAnswer, frozen=True):
    """What is owed before play; `laws` apply where it was not told in time."""

    owed: tuple[str, ...]
    systems_policy: bool
    given: bool | None
    laws: tuple[str, ...]
    text: tuple[str, ...]


class BiddingCardsAnswer(ConsequenceAnswer, frozen=True):
    """Whether a player takes his cards now in one way and now in another."""

    mixed: bool
    admonition: bool


class PsychAnswer(ConsequenceAnswer, frozen=True):
    """`kind` and `permitted` are null while a question is open; `clause` is that of the Laws, if they rule on it."""

    kind: Literal["not_psychic", "agreed", "expected", "free"] | None
    permitted: bool | None
    earlier: int
    disclose: bool
    penalty: WrittenAmount | None
    points: str | None
    redress: bool | None
    clause: str
    rule: RuleLink | None
    text: tuple[str, ...]


# -- alerts ------------------------------------------------------------------------------------------------------


def called(facts: AlertFacts, system: BiddingSystem | None = None) -> Called:
    """The facts as the rule takes them; what they leave open, as the rules of the pair's system tell it."""
    answers = {field: value for field in TOLD if (value := getattr(facts, field)) is not None}
    meaning = facts.meaning if isinstance(facts.meaning, str) else ""
    call = Called.of(facts.auction, call=facts.call, meaning=meaning, screens=facts.screens, answers=answers)
    call = call if isinstance(facts.meaning, str) else replace(call, meanings=facts.meaning)
    if system is None or facts.meaning:
        return call
    known = Understanding.of(Agreements.both(system), Auction.of(call.dealer, call.auction))
    return replace(called_by_rules(known, screens=facts.screens), **answers)


def alert_reply(
    facts: AlertFacts, pack: Pack, language: str = DEFAULT, system: BiddingSystem | None = None
) -> AlertAnswer:
    """Whether a call is alerted, who shows the card to whom, whether the stop card comes before it."""
    verdict = alert(called(facts, system), pack)
    return AlertAnswer(
        verdict.call,
        verdict.caller,
        verdict.screens,
        verdict.alerted,
        verdict.advised,
        verdict.shown,
        verdict.stop,
        verdict.pause,
        verdict.waits,
        verdict.self_protection,
        RuleLink("wrong_explanation", {"alert_required": verdict.alerted}) if verdict.alerted is not None else None,
        tuple(_say_alert(verdict, language)),
        **shared(pack, language, verdict),
    )


def _say_alert(verdict: Alert, language: str) -> list[str]:
    caller = say_seat(verdict.caller.value, language)
    alerted = OPEN_OR[verdict.alerted]
    lines = [message("alert-answer", language, call=say_call(verdict.call, language), caller=caller, alerted=alerted)]
    for shown in verdict.shown:
        by, to = say_seat(shown.by.value, language), say_seat(shown.to.value, language)
        lines.append(message("alert-shown", language, by=by, to=to, when="at_once" if shown.at_once else "tray"))
    if verdict.pause is not None and verdict.waits is not None:
        following = say_seat(verdict.waits.value, language)
        lines.append(message("alert-stop-answer", language, caller=caller, next=following, seconds=verdict.pause))
    return lines


# -- pre-alerts --------------------------------------------------------------------------------------------------


def pre_alert_reply(facts: PreAlertFacts, pack: Pack, language: str = DEFAULT) -> PreAlertAnswer:
    """What a pair tells its opponents before play, and whether it did so in time."""
    if (facts.told is None) is not (facts.start is None):
        given, missing = ("told", "start") if facts.start is None else ("start", "told")
        raise refuse("option-needs", found=given, expected=missing)
    early = None
    if facts.told is not None and facts.start is not None:
        early = _clock(facts.start, "start") - _clock(facts.told, "told")
    pair = Practised(
        leads=facts.leads,
        openings_from=facts.openings_from,
        short_long=facts.short_long,
        further=facts.further,
        minutes_before=early,
    )
    owed = pre_alerts(pair, pack)
    text = (message("pre-alert-answer", language, result=_result(owed)),)
    return PreAlertAnswer(owed.owed, owed.systems_policy, owed.given, owed.laws, text, **shared(pack, language, owed))


def _result(owed: PreAlert) -> str:
    return "owed" if owed.owed else "open" if owed.asks else "none"


def _clock(text: str, tag: str) -> Fraction:
    """A time of day in minutes."""
    match = CLOCK.fullmatch(text.strip())
    if match is None:
        raise refuse("bad-minutes", found=text, expected="14:58", where=Place(tag=tag))
    return Fraction(60 * int(match[1]) + int(match[2]))


def bidding_cards_reply(
    single: int, packet: int, pack: Pack, language: str = DEFAULT, decided: str | None = None
) -> BiddingCardsAnswer:
    """A player who takes cards from the box now in one way and now in another."""
    habit = card_habit(single, packet, pack)
    return BiddingCardsAnswer(habit.mixed, habit.admonition, **shared(pack, language, habit, decided=decided))


# -- psychic calls -----------------------------------------------------------------------------------------------


def psych_reply(facts: PsychFacts, pack: Pack, language: str = DEFAULT) -> PsychAnswer:
    """What a departure from the system is, whether it was permitted, and what follows."""
    verdict = psych(facts, pack)
    return PsychAnswer(
        None if verdict.kind is None else verdict.kind.value,
        verdict.permitted,
        verdict.earlier,
        verdict.disclose,
        written_or_none(verdict.penalty),
        None if verdict.matchpoints is None else exact_text(verdict.matchpoints),
        verdict.redress,
        verdict.clause,
        rule_link(facts, verdict),
        tuple(_say_psych(facts, verdict, language)),
        **shared(pack, language, verdict),
    )


def rule_link(facts: PsychFacts, verdict: Psych) -> RuleLink | None:
    """How the Laws take it on; nothing while it is not known what it is."""
    damage: dict[str, bool | str] = {} if facts.damage is None else {"damage": facts.damage}
    match verdict.kind:
        case PsychKind.AGREED if verdict.permitted is not None:
            against: dict[str, bool | str] = {"breach": "not_permitted", "special_understanding": True}
            return RuleLink(
                "illegal_understanding", {**against, "against_regulations": not verdict.permitted, **damage}
            )
        case PsychKind.EXPECTED:
            answers: dict[str, bool | str] = {"understanding_exists": True}
            if facts.disclosed is not None:
                answers["disclosure"] = "full" if facts.disclosed else "not_available"
            return RuleLink("undisclosed_understanding", {**answers, **damage})
        case PsychKind.FREE:
            at = "local" if verdict.penalty is not None else facts.event.form.value
            opening: dict[str, bool | str] = {}
            if facts.action == "play" or facts.conventional_opening is not None:
                opening["conventional_opening"] = bool(facts.conventional_opening)
            where = "other" if at == Form.TEAMS.value else at
            return RuleLink("psychic_call", {"psyche_at": where, "partner_expected_it": False, **opening, **damage})
    return None


def _say_psych(facts: PsychFacts, verdict: Psych, language: str) -> list[str]:
    kind = "open" if verdict.kind is None else verdict.kind.value
    lines = [message("psych-answer", language, kind=kind, permitted=OPEN_OR[verdict.permitted])]
    if verdict.penalty is not None:
        lines.append(message("penalty-amount", language, whom="pair", amount=say_amount(verdict.penalty, language)))
    if verdict.matchpoints is not None and facts.top is not None:
        lines.append(message("penalty-points", language, top=facts.top, points=exact_text(verdict.matchpoints)))
    return lines


# -- systems -----------------------------------------------------------------------------------------------------


class SystemFacts(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A pair's methods in full, or some of its calls; and where they are to be played. No category stands for all."""

    methods: Methods | None = None
    name: str = ""
    base: Base | None = None
    calls: tuple[ShownCall, ...] = ()
    answers: dict[str, bool] = {}  # to questions, under their keys
    category: int | None = None
    event: str = ""  # as the regulations name it, instead of its category
    form: Form = Form.PAIRS
    authorised: bool = False  # Brown Sticker methods, in this team championship
    top: Fraction | None = None


def system_reply(facts: SystemFacts, pack: Pack, language: str = DEFAULT) -> SystemsReply:
    """What the methods are, and where they may be used."""
    if facts.category is not None and facts.category not in CATEGORIES:
        known = f"{CATEGORIES[0]} … {CATEGORIES[-1]}"
        raise refuse("count-range", found=facts.category, expected=known, where=Place(tag="category"))
    methods = facts.methods or Methods(systems=(_system(facts),))
    among = categories(facts.category, facts.event, pack)
    events = [PolicyEvent(number, facts.form, facts.authorised) for number in among]
    return systems_reply(judged(methods, pack, events, facts.top), methods, pack, language)


def _system(facts: SystemFacts) -> FiledSystem:
    problems: list[Problem] = []
    agreements: list[Agreement] = []
    for call in facts.calls:
        with gathered(problems):
            agreements.append(call.agreement)
    if problems:
        raise ProblemsFound(problems)
    return FiledSystem(name=facts.name, base=facts.base, agreements=tuple(agreements), answers=facts.answers)
