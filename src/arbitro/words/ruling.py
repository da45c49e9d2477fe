"""A ruling in words: what happened, what was asked, which clauses apply, what everybody must or may do now.

Everything is assembled from the ruling's own clauses, facts and effects; a director can read it aloud.
"""

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from enum import Enum
from fractions import Fraction
from typing import Any

from msgspec import Struct, structs

from arbitro.book.clause import Clause
from arbitro.book.edition import E2017, Edition
from arbitro.book.problem import ProblemsFound
from arbitro.bridge.calls import CALL_BY_TEXT, Call
from arbitro.bridge.cards import CARD_BY_TEXT, Card, Denomination, Suit
from arbitro.bridge.constraints import read_terms
from arbitro.bridge.contract import Result
from arbitro.bridge.hand import Hand
from arbitro.bridge.seats import SEAT_BY_TEXT, SEATS, Seat, Side
from arbitro.laws.case.effect import (
    AdjustedScore,
    AnyEffect,
    AssignedOutcome,
    BecomesDeclarer,
    CallCancelled,
    CallReplaced,
    CallStands,
    CardDue,
    CardKind,
    CardPlayed,
    CardWithdrawn,
    GroupScored,
    Information,
    Instruction,
    LeadRestriction,
    MayChangeCard,
    Penalty,
    PenaltyCard,
    PenaltyCardLifted,
    PenaltyKind,
    RightForfeited,
    ScoreAwarded,
)
from arbitro.laws.case.index import index
from arbitro.laws.case.procedure import Procedure, questions
from arbitro.laws.case.question import Party, Source
from arbitro.laws.case.ruling import Considered, Fact, Outlook, Plain, QuestionPut, Review, Ruling
from arbitro.regulations import SHIPPED, keys, load
from arbitro.regulations.loader import OPEN, SET
from arbitro.scoring.rounding import Rounding, exact_text, rounded
from arbitro.words import DEFAULT, catalogue, message, say_seat
from arbitro.words.letters import say_call, say_card, say_denomination, say_hand, say_result
from arbitro.words.showing import say_terms
from arbitro.words.titles import clause_title, say_law

ALL_FOUR = "all"
NOT_ACROSS = "other_side_of_screen_not_told"
NONE = "none"  # Fluent cannot select on an empty text
SIDES = frozenset(side.value for side in Side)
TRUE_OR_FALSE = {True: "true", False: "false"}


class Section(Struct, frozen=True):
    """A heading and what stands under it."""

    id: str
    heading: str
    lines: tuple[str, ...]


class Spoken(Struct, frozen=True):
    """What the director says to somebody: to all four, to a side, or to one player, in the second person."""

    to: str  # `all`, `NS`, `EW`, or a seat
    who: str  # in words
    lines: tuple[str, ...]


class Explanation(Struct, frozen=True):
    """A ruling as it is read: to the director all of it; at the table each sentence once, to those whom it concerns."""

    director: str
    script: tuple[Spoken, ...]


# -- values ------------------------------------------------------------------------------------------------------


def say_value(value: object, language: str = DEFAULT, *, of: str = "") -> str:
    """A value of the game in words; `of` is the question or field whose answer it is."""
    match value:
        case None | ():
            return message("answer-none", language)
        case bool():
            return message("answer-yes" if value else "answer-no", language)
        case Call():
            return say_call(value, language)
        case Card():
            return say_card(value, language)
        case Suit():
            return value.symbol
        case Denomination():
            return say_denomination(value, language)
        case Seat():
            return say_seat(value.value, language)
        case Side():
            return message(f"side-{value.value.lower()}", language)
        case Enum():
            return message(f"option-{of}-{value.value}", language)
        case tuple() | list():
            between = " / " if any(isinstance(item, tuple) for item in value) else ", "
            return between.join(say_value(item, language, of=of) for item in value)
        case Struct():
            return "; ".join(say_fields(value, language))
        case int() | str() | Fraction():
            return str(value)
    raise TypeError(value)


def say_topic(about: str, language: str = DEFAULT) -> str:
    """What a question is about: a seat, a call, cards, a number, in words; `this action` if nothing is named."""
    if not about:
        return message("about-this", language)
    if about in SEAT_BY_TEXT:
        return say_seat(about, language)
    if about in SIDES:
        return say_value(Side(about), language)
    seat, _, number = about.partition("-")
    if seat in SEAT_BY_TEXT and number:  # a player's second card, third …
        return f"{say_seat(seat, language)} ({number})"
    if about in CALL_BY_TEXT:
        return say_call(CALL_BY_TEXT[about], language)
    cards = about.split()
    if all(card in CARD_BY_TEXT for card in cards):  # one, or a line of play
        return " ".join(say_value(CARD_BY_TEXT[card], language) for card in cards)
    id = f"about-{about}"
    return message(id, language) if id in catalogue(language) else about


def say_party(put_to: str, language: str = DEFAULT) -> str:
    """A seat by its name, or a party."""
    return say_seat(put_to, language) if put_to in SEAT_BY_TEXT else message(f"party-{put_to}", language)


def say_clause(edition: Edition, clause: str, language: str = DEFAULT) -> str:
    """A clause with the title of its law and its own."""
    cited = Clause(clause)
    law = say_law(cited.law, edition, language)
    title = clause_title(cited, edition, language) if cited.depth else NONE
    return message("ruling-clause", language, clause=clause, law=law, title=title)


def say_event(what: str, language: str = DEFAULT) -> str:
    return message(f"event-{what}", language)


def say_fields(situation: Struct, language: str = DEFAULT) -> Iterator[str]:
    """A situation, field by field; what is not told is left out."""
    fields = structs.asdict(situation)
    if isinstance(fields.get("dealer"), Seat) and "auction" in fields:
        calls = " ".join(say_value(call, language) for call in fields.pop("auction"))
        yield message("ruling-auction", language, seat=say_value(fields.pop("dealer"), language), calls=calls or "–")
    for name, value in fields.items():
        if value is not None and value not in ((), ""):
            label = message(f"field-{name}", language)
            if name == "question":
                value = say_question(value, fields.get("about", ""), Party.OFFENDER.value, language)
            yield message("ruling-field", language, field=label, value=say_value(value, language, of=name))


# -- questions and facts -----------------------------------------------------------------------------------------


def say_question(id: str, about: str, put_to: str, language: str = DEFAULT) -> str:
    """A question as the director puts it."""
    topic = say_topic(about, language)
    who = topic if about else say_party(Party.OFFENDER.value, language)
    return message(f"question-{id}", language, seat=say_party(put_to, language), about=topic, call=topic, who=who)


def say_put(put: QuestionPut, edition: Edition, language: str = DEFAULT) -> str:
    """A question on its way out, with what has to be weighed."""
    lines = [say_question(put.id, put.about, put.put_to, language)]
    lines += (message("ruling-weigh", language, what=what) for what in say_weigh(put.weigh, language, edition))
    return "\n".join(lines)


def say_weigh(weigh: Iterable[str], language: str = DEFAULT, edition: Edition = E2017) -> tuple[str, ...]:
    """What a judgment has to weigh."""
    return tuple(message(f"weigh-{id.removeprefix('weigh_')}", language, edition=int(edition)) for id in weigh)


def say_answer(id: str, answer: Any, language: str = DEFAULT) -> str:
    """An answer to a question, in words."""
    for question in questions(id):
        try:
            value = question.read(answer)
        except ValueError:
            continue
        return say_value(value, language, of=id)
    found = answer if isinstance(answer, list) else [answer]  # a fact that nobody is asked for
    return ", ".join(say_topic(one, language) if isinstance(one, str) else say_value(one, language) for one in found)


def say_known(fact: Fact, language: str = DEFAULT) -> str:
    """What was answered, or taken for granted; what a call shows, as hands are described."""
    if fact.id in SHOWN:
        return _say_shown(fact.value, language)
    if fact.id == "explanation_on_file":
        return message(f"option-{fact.id}-{fact.value}", language)
    if fact.id == "hand_held":
        return say_hand(Hand.parse(str(fact.value)), language)
    answer = say_answer(fact.id, fact.value, language)
    return message("ruling-assumed", language, answer=answer) if fact.source is Source.ASSUMED else answer


SHOWN = ("agreed_meaning", "said_meaning")


def _say_shown(value: Plain, language: str) -> str:
    """What a call shows, by agreement or as it was said; words that describe no hand stay as they are."""
    if value is None:
        return message("evidence-nothing-agreed", language)
    try:
        return say_terms(read_terms(str(value)), language) or message("system-nothing", language)
    except ProblemsFound:
        return str(value)


def say_fact(fact: Fact, language: str = DEFAULT) -> str:
    if fact.source is Source.REGULATION:
        return _say_regulation(fact, language)
    question, answer = say_asked(fact, language), say_known(fact, language)
    if fact.disputed is not None:
        disputed = say_answer(fact.id, fact.disputed, language)
        return message("ruling-fact-disputed", language, question=question, answer=answer, disputed=disputed)
    id = "ruling-fact-computed" if fact.source is Source.COMPUTED else "ruling-fact"
    return message(id, language, question=question, answer=answer)


def _say_regulation(fact: Fact, language: str) -> str:
    """What an authority has decided: by a clause, by default where a clause leaves it open, or by its own article."""
    says = message(f"regulation-{fact.id.replace('.', '-')}", language, value=_set(fact.value))
    if fact.about.startswith(OPEN):
        return message("ruling-fact-regulation", language, by="open", source=fact.about.removeprefix(OPEN), says=says)
    if fact.pack == SET:
        return message("ruling-fact-regulation", language, by="set", source=fact.about, says=says)
    try:
        by, source = "law", Clause(fact.about).text
    except ProblemsFound:
        by, source = "article", say_article(fact.about, fact.pack, language)
    return message("ruling-fact-regulation", language, by=by, source=source, says=says)


def _set(value: Plain) -> str | int:
    """A value as the sentence of its regulation takes it: numbers, names to select on, shares in per cent."""
    match value:
        case None:
            return NONE
        case bool():
            return TRUE_OR_FALSE[value]
        case list():
            return ", ".join(str(_set(item)) for item in value)
        case str() if value[0].isdigit():
            return f"{float(100 * Fraction(value)):g}%"
    return value


def say_article(article: str, pack: str, language: str = DEFAULT) -> str:
    """The pack and its article: `FIGB 2017, appendix 4.3`; the pack alone where it names no article."""
    known = catalogue(language)
    named = f"pack-{pack}"
    title = message(named, language) if named in known else pack
    if article == pack:
        return title
    work, _, number = article.rpartition(" ")
    id = f"source-{re.sub('[^a-z0-9]+', '-', work.lower()).strip('-')}"
    return f"{title}, {message(id, language, number=number) if id in known else article}"


def say_asked(fact: Fact, language: str = DEFAULT) -> str:
    """What a fact answers."""
    known = questions(fact.id)
    if not known:
        return message(f"fact-{fact.id}", language, about=say_topic(fact.about, language))
    return say_question(fact.id, fact.about, fact.put_to or known[0].put_to.value, language)


def say_consequence(then: Outlook, language: str = DEFAULT) -> str:
    said = [say_effect(effect, language) for effect in then.effects]
    if then.clauses:
        said.insert(0, ", ".join(then.clauses) + ".")
    if then.asks:
        id, _, about = then.asks.partition("@")
        put_to = then.asks_of or Party.DIRECTOR.value
        said.append(message("ruling-then-ask", language, question=say_question(id, about, put_to, language)))
    return " ".join(said) or message("ruling-no-consequence", language)


# -- effects -----------------------------------------------------------------------------------------------------


def say_effect(effect: AnyEffect, language: str = DEFAULT) -> str:
    """One effect as a sentence."""
    match effect:
        case Instruction():
            seat = say_value(effect.seat, language) if effect.seat else NONE
            return message(f"instruction-{effect.text}", language, seat=seat)
        case Penalty():
            whom = say_value(effect.seat or effect.against, language) if effect.seat or effect.against else ""
            whom = whom or message("whom-offending-side", language)
            kind, standing = effect.kind.value, effect.standing.value
            said = message("effect-penalty", language, kind=kind, whom=whom, standing=standing)
            if effect.percent:
                said += " " + message("penalty-percent", language, percent=effect.percent)
            if effect.approved_by:
                said += " " + message("penalty-approval", language, approval=effect.approved_by.value)
            return said
        case ScoreAwarded():
            side = say_value(effect.side, language)
            return message("effect-score_awarded", language, side=side, what=", ".join(_say_awarded(effect, language)))
        case AdjustedScore():
            return " ".join(_say_adjusted(effect, language))
        case PenaltyCard():
            return " ".join(_say_penalty_card(effect, language))
    args = _arguments(effect, language)
    if isinstance(effect, GroupScored):
        args |= {side: ", ".join(map(_figure, percents)) for side, percents in (("ns", effect.ns), ("ew", effect.ew))}
    if isinstance(effect, Information):
        args["about"] = _about(effect, language)
        if effect.seat:  # only this player of his side
            player = say_value(effect.seat, language)
            args |= {who: player for who in ("authorised", "unauthorised") if effect.seat.side in getattr(effect, who)}
    return message(f"effect-{_tag(effect)}", language, **args)


def _about(effect: Information, language: str) -> str:
    """What was learned, and from which cards."""
    cards = f" ({say_value(effect.cards, language)})" if effect.cards else ""
    return message(f"about-{effect.about}", language) + cards


def _say_awarded(effect: ScoreAwarded, language: str) -> Iterator[str]:
    """A side's score: what it is, then what it is worth."""
    if effect.outcomes:
        yield message(
            "awarded-outcomes", language, outcomes=" + ".join(_share(outcome, language) for outcome in effect.outcomes)
        )
    if effect.self_inflicted:
        after, got = (f"{score:+}" for score in effect.self_inflicted)
        yield message("awarded-self-inflicted", language, after=after, got=got)
    if effect.award:
        yield message(f"award-{effect.award.value}", language).lower()
    if effect.percent:
        yield message("awarded-percent", language, percent=_figure(effect.percent))
    if effect.imps:
        yield message("awarded-imps", language, imps=_figure(effect.imps))
    if effect.award and effect.own_session:
        yield message("awarded-own-session", language, award=effect.award.value)


def _share(outcome: AssignedOutcome, language: str) -> str:
    """`3/5 × 4♠ S = (+420)`, as far as it is known."""
    points = f"{outcome.score_ns:+}"
    written = f"{say_result(Result.parse(outcome.result), language)} ({points})" if outcome.result else points
    return written if outcome.weight == "1" else f"{outcome.weight} × {written}"


def _figure(exact: str) -> str:
    """An exact number as people read it: to the nearest hundredth."""
    return exact_text(rounded(Fraction(exact), Fraction(1, 100), Rounding.HALF_UP))


def _say_adjusted(effect: AdjustedScore, language: str) -> Iterator[str]:
    yield message("effect-adjusted_score", language, kind=effect.kind.value, standing=effect.standing.value)
    for id, sides in (
        ("effect-adjusted_score-to", effect.to),
        ("effect-adjusted_score-favour", effect.in_favour_of),
        ("effect-adjusted_score-against", effect.against),
        ("effect-adjusted_score-average_minus", effect.at_most_average_minus),
    ):
        if sides:
            yield message(id, language, sides=say_value(sides, language))


def _say_penalty_card(effect: PenaltyCard, language: str) -> Iterator[str]:
    """What it is, then what its owner must do and declarer may (50C, 50D)."""
    args = _penalty_card(effect, language)
    if effect.stays:
        yield message("effect-penalty_card-stays", language, **args)
        return
    yield message("effect-penalty_card", language, **args)
    yield message("penalty-card-duty", language, **args)


def _penalty_card(effect: PenaltyCard, language: str) -> dict[str, str | int]:
    partner, suit = say_value(effect.seat.partner, language), say_value(effect.card.suit, language)
    return {**_arguments(effect, language), "partner": partner, "suit": suit}


def _tag(effect: AnyEffect) -> str:
    return str(type(effect).__struct_config__.tag)


def _arguments(effect: AnyEffect, language: str) -> dict[str, str | int]:
    """The fields of an effect as its sentence takes them."""
    return {name: _argument(value, language) for name, value in structs.asdict(effect).items()}


def _argument(value: object, language: str) -> str | int:
    """A field of an effect as an argument of its sentence; enumerations that a sentence selects on stay as they are."""
    if value is None or value == ():
        return NONE
    if isinstance(value, bool):
        return TRUE_OR_FALSE[value]
    if isinstance(value, int):
        return value  # a sentence may select on it
    if isinstance(value, Enum) and not isinstance(value, Call | Card | Suit | Seat | Side):
        return str(value.value)
    return say_value(value, language)


# What all four hear: the auction and the trick that they go on with.
TO_ALL = (CallStands, CallCancelled, CallReplaced, CardPlayed, CardWithdrawn, PenaltyCardLifted)


def spoken(
    effects: Sequence[AnyEffect], language: str = DEFAULT, *, declarer: Seat | None = None
) -> tuple[Spoken, ...]:
    """What to say at the table, each sentence once: first to all four, then to those whom it concerns alone."""
    heard: dict[str, set[Seat]] = {}
    declarer = next((effect.seat for effect in effects if isinstance(effect, BecomesDeclarer)), declarer)
    hearing = _on_this_side(effects)
    for effect in effects:
        for to, line in _spoken(effect, language, declarer):
            heard.setdefault(line, set()).update(seat for seat in _seats(to) if seat in hearing)
    if not heard:
        heard[message("ruling-play-on", language)] = set(SEATS)
    said: dict[str, list[str]] = {ALL_FOUR: []}
    for line, seats in heard.items():
        for to in _addressees(seats):
            said.setdefault(to, []).append(line)
    return tuple(Spoken(to, _addressed(to, language), tuple(lines)) for to, lines in said.items() if lines)


def _on_this_side(effects: Iterable[AnyEffect]) -> Collection[Seat]:
    """Who hears anything at all: behind a screen that nothing has passed, two players."""
    for effect in effects:
        if isinstance(effect, Instruction) and effect.text == NOT_ACROSS and effect.seat:
            return (effect.seat, effect.seat.screenmate)
    return SEATS


def _seats(to: str) -> Iterable[Seat]:
    if to == ALL_FOUR:
        return SEATS
    return Side(to).seats if to in SIDES else (Seat(to),)


def _addressees(seats: Collection[Seat]) -> Iterator[str]:
    """All four, whole sides, and single players of the others."""
    if len(seats) == len(SEATS):
        yield ALL_FOUR
        return
    for side in Side:
        own = [seat for seat in side.seats if seat in seats]
        yield from [side.value] if len(own) == len(side.seats) else [seat.value for seat in own]


def _addressed(to: str, language: str) -> str:
    return message("ruling-to-all", language) if to == ALL_FOUR else say_topic(to, language)


def _spoken(effect: AnyEffect, language: str, declarer: Seat | None) -> Iterator[tuple[str, str]]:
    """To whom an effect is said, and how."""
    seat: Seat | None = structs.asdict(effect).get("seat")
    match effect:
        # dummy plays nothing by himself: declarer does
        case CardDue() | MayChangeCard() if declarer is not None and effect.seat is declarer.partner:
            yield declarer.value, message(f"dummys-{_tag(effect)}", language, **_arguments(effect, language))
        case Information():
            about = _about(effect, language)
            for sides, id in ((effect.authorised, "may"), (effect.unauthorised, "may-not")):
                line = message(f"you-information-{id}", language, about=about, clause=effect.clause)
                for side in sides:
                    yield (effect.seat.value if effect.seat and effect.seat.side is side else side.value), line
        case LeadRestriction():
            args = _arguments(effect, language)
            yield effect.seat.value, message("you-effect-lead_restriction", language, **args)
            yield effect.seat.side.opponents.value, message("choice-lead_restriction", language, **args)
        case PenaltyCard(stays=True):
            args = _penalty_card(effect, language)
            yield effect.seat.value, message("you-effect-penalty_card-stays", language, **args)
            yield effect.seat.partner.value, message("partner-penalty_card-stays", language, **args)
            yield effect.seat.side.opponents.value, message("choice-penalty_card-stays", language, **args)
        case PenaltyCard():
            args = _penalty_card(effect, language)
            yield effect.seat.value, message("you-effect-penalty_card", language, **args)
            if effect.kind is CardKind.MAJOR:
                yield effect.seat.partner.value, message("partner-penalty_card", language, **args)
                yield effect.seat.side.opponents.value, message("choice-penalty_card", language, **args)
        case Instruction() if effect.seat is not None:
            yield effect.seat.value, message(f"you-instruction-{effect.text}", language)
        case Penalty():
            to = effect.seat or effect.against
            yield (to.value if to else ALL_FOUR), say_effect(effect, language)
        case ScoreAwarded() | RightForfeited():
            yield effect.side.value, say_effect(effect, language)
        case _ if seat is not None and not isinstance(effect, TO_ALL):
            yield seat.value, message(f"you-effect-{_tag(effect)}", language, **_arguments(effect, language))
        case _:
            yield ALL_FOUR, say_effect(effect, language)


# -- the whole ---------------------------------------------------------------------------------------------------


def say_readings(
    edition: Edition, clauses: Collection[str], language: str = DEFAULT, *, what: str = ""
) -> tuple[str, ...]:
    """The readings of ours where the text of one of these clauses is open; those that matter to an event, if named."""
    return tuple(
        message("ruling-reading", language, clause=clause, text=text)
        for clause in dict.fromkeys(clauses)
        for text in readings_of(clause, edition, language, what=what)
    )


def readings_of(clause: str, edition: Edition, language: str = DEFAULT, *, what: str = "") -> tuple[str, ...]:
    """The readings of ours of one clause; those that matter to an event, if named."""
    return tuple(
        message(f"decision-{decision.law}-{decision.name}", language)
        for decision in index().decisions
        if decision.clauses.get(edition) == clause and (not what or decision.of in ("", what))
    )


def sections(procedure: Procedure, situation: Struct, ruling: Ruling, language: str = DEFAULT) -> tuple[Section, ...]:
    """The parts of an explanation; a part with nothing in it is left out."""
    edition = Edition(ruling.edition)
    parts = (
        ("ruling-happened", (say_event(procedure.what, language), *say_fields(situation, language))),
        ("ruling-asked", [say_fact(fact, language) for fact in ruling.facts]),
        ("ruling-clauses", [say_clause(edition, clause, language) for clause in ruling.clauses]),
        ("ruling-effects", [say_effect(effect, language) for effect in ruling.effects]),
        (
            "ruling-considered",
            [_say_considered(considered, edition, ruling.facts, language) for considered in ruling.considered],
        ),
        ("ruling-reviews", [say_review(review, edition, language) for review in ruling.reviews]),
        ("ruling-readings", say_readings(edition, ruling.clauses, language, what=procedure.what)),
    )
    return tuple(
        Section(id.removeprefix("ruling-"), _heading(id, edition, language), tuple(lines))
        for id, lines in parts
        if lines
    )


def _heading(id: str, edition: Edition, language: str) -> str:
    return message(id, language, edition=str(int(edition))) if id == "ruling-clauses" else message(id, language)


def may_be_reviewed(ruling: Ruling) -> bool:
    """Not what belongs to an appeal itself (92, 93), nor points and suspensions, which are final (91A)."""
    final = (PenaltyKind.DISCIPLINARY, PenaltyKind.SUSPENSION)
    disciplined = any(isinstance(effect, Penalty) and effect.kind in final for effect in ruling.effects)
    return ruling.path[0] not in ("92", "93") and not disciplined


def say_appeal(ruling: Ruling, language: str = DEFAULT) -> str:
    """What a side may do that does not agree: an appeal (92), or by some regulations a review of the steps alone."""
    if ruling.regulations not in SHIPPED:
        return message("ruling-appeal-as-regulated", language)
    pack = load(ruling.regulations)
    if pack[keys.APPEAL_ROUTE] != "review":
        return message("ruling-appeal", language)
    by = pack.setting(keys.APPEAL_ROUTE)
    source = say_article(by.source, by.pack, language)
    return message("ruling-appeal-review", language, minutes=pack[keys.APPEAL_MINUTES], source=source)


def explain(procedure: Procedure, situation: Struct, ruling: Ruling, language: str = DEFAULT) -> Explanation:
    """The ruling in words, for the director and for each player."""
    lines: list[str] = []
    for section in sections(procedure, situation, ruling, language):
        lines += (f"{section.heading}:", *(f"- {line}" for line in section.lines))
    if may_be_reviewed(ruling):
        lines.append(say_appeal(ruling, language))
    declarer: Seat | None = getattr(situation, "declarer", None)
    return Explanation("\n".join(lines), spoken(ruling.effects, language, declarer=declarer))


def _say_considered(considered: Considered, edition: Edition, facts: tuple[Fact, ...], language: str) -> str:
    clause = (
        say_article(considered.clause, considered.pack, language)
        if considered.pack
        else say_clause(edition, considered.clause, language)
    )
    fact = next((fact for fact in reversed(facts) if fact.id == considered.why_not), None)
    if fact is None:
        return message("ruling-not", language, clause=clause, reason=message(f"why-{considered.why_not}", language))
    question, answer = say_asked(fact, language), say_answer(fact.id, fact.value, language)
    return message("ruling-not-because", language, clause=clause, question=question, answer=answer)


def say_review(review: Review, edition: Edition, language: str = DEFAULT) -> str:
    """What is looked at again, when, and under which clause."""
    offender = say_party(Party.OFFENDER.value, language)
    topic = say_topic(review.about, language) if review.about else offender
    question = message(f"question-{review.question}", language, seat=offender, about=topic, call=topic, who=topic)
    clause = say_clause(edition, review.clause, language)
    return message(
        "ruling-review", language, when=message(f"when-{review.when}", language), question=question, clause=clause
    )
