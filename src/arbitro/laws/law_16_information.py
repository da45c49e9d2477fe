"""Law 16: what a player may use; what he learned from his partner, from withdrawn actions, from elsewhere."""

from collections.abc import Iterable
from enum import Enum
from fractions import Fraction
from typing import Any

from msgspec import Struct

from arbitro.bridge.calls import CALL_BY_TEXT
from arbitro.bridge.cards import CARD_BY_TEXT
from arbitro.bridge.seats import Seat, Side
from arbitro.laws.case.notation import *
from arbitro.laws.shared.offence import damage, os_gained, play_over, withdrawn_information
from arbitro.regulations.keys import (
    LOOKING_UP,
    OPENED_SCORE_SHEET,
    POLL_CONSIDERED,
    POLL_SELECTED,
    POLL_TEST,
    RESERVE_RIGHTS,
)

DECISIONS = (
    OurReading("logical_alternative_both", "16B1(b)", (E2007, E2017)),
    OurReading("other_information_2017", "16A", E2017),
    OurReading("withdrawn_information_1997", "16C2", E1997),
    OurReading("score_sheet_before_first_call", Unless("16D2", e2007="16C2")),
    OurReading("substitute_1997", Clause("16B2"), E1997),
)


# -- 16A  what a player may use ----------------------------------------------------------------------------------


class InformationSource(Enum):
    """Where a player has it from."""

    LEGAL_ACTIONS = "legal_actions"  # of this board, accepted illegal ones included
    WITHDRAWN_ACTION = "withdrawn_action"
    DECLARED_AUTHORISED = "declared_authorised"  # by a law or regulation, or from lawful procedure
    KNOWN_BEFORE = "known_before"  # he took his hand from the board
    OWN_ESTIMATE = "own_estimate"  # of his score, and the conditions of the event
    OPPONENTS_MANNER = "opponents_manner"
    LOOKED_UP = "looked_up"  # laws, regulations, results of others
    PARTNER = "partner"
    ACCIDENT = "accident"  # something overheard or seen
    ANYTHING_ELSE = "anything_else"


information_source = one_of("information_source", InformationSource)
own_side_offended = yes_no("own_side_offended")  # whether the withdrawn action followed an offence of his own side
use_precluded = yes_no("use_precluded", usual=False)  # whether a law keeps him from using what he knew before


class InformationUsed(Situation, frozen=True):
    """Somebody acted on something; `chosen` is what he did."""

    player: Seat
    chosen: str = ""


_NOT_IN_1997 = {InformationSource.DECLARED_AUTHORISED, InformationSource.KNOWN_BEFORE, InformationSource.OWN_ESTIMATE}
_ALLOWED: dict[InformationSource, Cited] = {
    InformationSource.LEGAL_ACTIONS: Unless("16A1(a)", e1997="16"),
    InformationSource.WITHDRAWN_ACTION: Unless("16A1(b)", e1997="16C1"),
    InformationSource.DECLARED_AUTHORISED: "16A1(c)",
    InformationSource.KNOWN_BEFORE: "16A1(d)",
    InformationSource.OWN_ESTIMATE: "16A2",
    InformationSource.OPPONENTS_MANNER: Unless("16A2", e1997="16"),
    InformationSource.LOOKED_UP: Unless("16A1(c)", e1997="16"),
}


USED = (InformationUsed(Seat.SOUTH), InformationUsed(Seat.SOUTH, "4S"))


@law("16", ALL, what="information_used", situation=InformationUsed, examples=USED)
def information_used(case: Case[InformationUsed]) -> Ruling:
    player, edition = case.situation.player, case.edition
    offered = [option for option in InformationSource if edition is not E1997 or option not in _NOT_IN_1997]
    source = case.ask(
        information_source,
        about=player,
        clause=Unless("16A1", e1997="16"),
        among={option.value: [option] for option in offered},
    )
    if source is InformationSource.PARTNER:
        hint = InformationFromPartner(player.partner, chosen=case.situation.chosen)
        return case.refer("unauthorised_information", hint)
    if source is InformationSource.ACCIDENT:
        return case.refer("information_from_other_source", InformationReceived(player))
    if source is InformationSource.WITHDRAWN_ACTION and case.ask(own_side_offended, about=player, clause="16C2"):
        return case.refer("action_withdrawn", ActionWithdrawn(player, user=player, chosen=case.situation.chosen))

    # 16A1, 16A2  the sources that are open to a player (1997: the opening words)
    if _is_open(case, source):
        clause = _ALLOWED[source]
        used = Information("information_used", case.clause(clause), (player.side,), seat=player)
        return case.rule(clause, used, NoRectification())

    # 16A3 (2007)  nothing else
    clause, harm = Unless("16A", e2007="16A3"), Unless("16A", e2007="16A4")
    case.apply(clause, Information("information_used", case.clause(clause), unauthorised=(player.side,), seat=player))
    if not case.ask(play_over):
        case.review(harm, damage)
        return case.rule(PlayContinues())
    # 16A4 (2007)  damage: an adjusted score; 1997 and 2017 leave it to the director
    if not case.ask(damage, clause=harm):
        case.considered(harm, damage, since=E2007, until=E2007)
        return case.rule(ResultStands())
    if edition is E2007:
        return case.rule(harm, _adjusted(player.side))
    return case.rule(_adjusted(player.side, Discretion.MAY))


def _is_open(case: Case[InformationUsed], source: InformationSource) -> bool:
    match source:
        case InformationSource.KNOWN_BEFORE:
            return not case.ask(use_precluded, about=case.situation.player, clause="16A1(d)")
        case InformationSource.LOOKED_UP:
            return case.regulated(LOOKING_UP)
        case _:
            return source is not InformationSource.ANYTHING_ELSE


def _adjusted(offenders: Side, standing: Discretion = Discretion.SHALL) -> AdjustedScore:
    return AdjustedScore(ScoreKind.ASSIGNED, standing, in_favour_of=(offenders.opponents,), against=(offenders,))


# -- 16B1, 16C2  was the choice suggested over a logical alternative? A poll helps to judge ----------------------
#
# Players of the same class get the hand, the methods and the auction, without the information, and say what they
# consider and what they would do. What counts as a significant part of them is policy, not law: the regulations say.


def spelled(action: str) -> str:
    """A call or a card in its one spelling; anything else as it is written, in capitals."""
    text = action.strip().upper()
    known = CALL_BY_TEXT.get(text) or CARD_BY_TEXT.get(text)
    return str(known.value) if known else text


class Answer(Struct, frozen=True):
    """What one player said: what he would do, and what else he thought about seriously."""

    selected: str
    considered: tuple[str, ...] = ()


class Count(Struct, frozen=True):
    """How many of those asked considered an action (those who chose it included), and how many chose it."""

    action: str
    considered: int
    selected: int = 0


class Poll(Struct, frozen=True):
    """The counts, and what the players were given."""

    asked: int
    counts: tuple[Count, ...]
    level: str = ""  # the class of players
    methods: str = ""
    hand: str = ""
    auction: str = ""

    @classmethod
    def of(cls, answers: Iterable[Answer]) -> "Poll":
        """Counts the answers; the action chosen most often comes first."""
        given = tuple(answers)
        considered: dict[str, int] = {}
        selected: dict[str, int] = {}
        for answer in given:
            choice = spelled(answer.selected)
            selected[choice] = selected.get(choice, 0) + 1
            for action in dict.fromkeys([choice, *map(spelled, answer.considered)]):
                considered[action] = considered.get(action, 0) + 1
        counts = [Count(action, number, selected.get(action, 0)) for action, number in considered.items()]
        return cls(len(given), tuple(sorted(counts, key=lambda count: (-count.selected, -count.considered))))

    def problems(self) -> tuple[Problem, ...]:
        """Counts that cannot be."""
        problems = []
        if self.asked < 1:
            problems.append(Problem("poll-count", Place(tag="asked"), str(self.asked), "1 …"))
        seen: set[str] = set()
        for index, count in enumerate(self.counts, 1):
            where = Place(tag="poll", index=index)
            if not 0 <= count.considered <= self.asked:
                problems.append(Problem("poll-count", where, str(count.considered), f"0 … {self.asked}"))
            elif not 0 <= count.selected <= count.considered:
                problems.append(Problem("poll-count", where, str(count.selected), f"0 … {count.considered}"))
            if spelled(count.action) in seen:
                problems.append(Problem("poll-action-twice", where, count.action))
            seen.add(spelled(count.action))
        chosen = sum(count.selected for count in self.counts)
        if not problems and chosen > self.asked:
            problems.append(Problem("poll-count", Place(tag="poll"), str(chosen), f"0 … {self.asked}"))
        return tuple(problems)

    def alternatives(self, considered: Fraction, selected: int, *, both: bool = True) -> tuple[str, ...]:
        """The actions that at least such a part considered and at least so many chose (or: either of the two)."""
        test = all if both else any
        return tuple(
            spelled(count.action)
            for count in self.counts
            if test((Fraction(count.considered, self.asked) >= considered, count.selected >= selected))
        )


suggested = judgment("suggested", "weigh_what_information_tells", "weigh_demonstrably", "weigh_not_players_motive")
logical_alternative = judgment(
    "logical_alternative",
    "weigh_class_of_players",
    "weigh_methods",
    "weigh_considered",
    "weigh_some_choose",
    "weigh_poll",
)

ANY_OTHER = "another_action"  # what the chosen action is compared with if nothing is named


class ActionChosen(Situation, frozen=True, kw_only=True):
    """What a player chose, what else he might have done, and what a poll said. All of it may still be open."""

    chosen: str = ""
    alternatives: tuple[str, ...] = ()
    poll: Poll | None = None

    def problems(self) -> tuple[Problem, ...]:
        return self.poll.problems() if self.poll else ()

    @property
    def others(self) -> tuple[str, ...]:
        """The actions that the chosen one is compared with; if none are named, the comparison is made at large."""
        polled = [count.action for count in self.poll.counts] if self.poll else []
        named = dict.fromkeys(map(spelled, (*self.alternatives, *polled)))
        return tuple(action for action in named if action != spelled(self.chosen)) or (ANY_OTHER,)


def why_free(case: Case[Any], choice: ActionChosen, hinted: str, alternative: Cited) -> Question[bool] | None:
    """The finding for which a player was free to choose as he did; None if he was not.

    He was not if the information demonstrably suggested his action over another that was a logical alternative.
    """
    polled = _polled(case, choice.poll) if choice.poll else None
    why = suggested
    for other in choice.others:
        if not case.ask(suggested, about=other, clause=hinted):
            continue
        why = logical_alternative
        is_alternative = case.ask(logical_alternative, about=other, clause=alternative)
        if polled is not None and is_alternative != (other in polled):
            case.computed("against_poll", True, other)
        if is_alternative:
            return None
    return why


def _polled(case: Case[Any], poll: Poll) -> tuple[str, ...]:
    """What the poll makes a logical alternative by the figures of the regulations; recorded, not decided."""
    for count in poll.counts:
        case.computed("poll_considered", f"{count.considered}/{poll.asked}", spelled(count.action))
        case.computed("poll_selected", f"{count.selected}/{poll.asked}", spelled(count.action))
    both = case.regulated(POLL_TEST) == "both"
    alternatives = poll.alternatives(case.regulated(POLL_CONSIDERED), case.regulated(POLL_SELECTED), both=both)
    case.computed("poll_alternatives", alternatives)
    return alternatives


# -- 16B (1997 16A)  from partner --------------------------------------------------------------------------------


class PartnersHint(Enum):
    """How it came across."""

    REMARK = "remark"
    QUESTION = "question"
    REPLY = "reply"
    UNEXPECTED_ALERT = "unexpected_alert"
    MISSING_ALERT = "missing_alert"
    HESITATION = "hesitation"
    SPEED = "speed"
    EMPHASIS = "emphasis"
    TONE = "tone"
    GESTURE = "gesture"
    MOVEMENT = "movement"
    MANNERISM = "mannerism"
    OTHER = "other"


ui_event = one_of("ui_event", PartnersHint)
information_disputed = yes_no("information_disputed", put_to=Party.PLAYERS, usual=False)
information_available = judgment("information_available", "weigh_what_was_noticed", "weigh_unmistakable")


class InformationFromPartner(ActionChosen, frozen=True):
    """A player made something available to his partner; `chosen` is what the partner then did."""

    giver: Seat


_ALTERNATIVE = Unless("16B1(b)", e1997="16A")
_USED = Unless("16B3", e1997="16A2")

_POLLED = Poll(10, (Count("4S", 10, 4), Count("P", 8, 6)))
FROM_PARTNER = (
    InformationFromPartner(Seat.NORTH),
    InformationFromPartner(Seat.NORTH, chosen="4S"),
    InformationFromPartner(Seat.NORTH, chosen="4S", alternatives=("P", "3NT")),
    InformationFromPartner(Seat.NORTH, chosen="4S", poll=_POLLED),
)


@law("16", ALL, what="unauthorised_information", situation=InformationFromPartner, examples=FROM_PARTNER)
def unauthorised_information(case: Case[InformationFromPartner]) -> Ruling:
    hint, edition = case.situation, case.edition
    user, side = hint.giver.partner, hint.giver.side

    # 16B1  what was made available, by anything but a call or play; whoever disputes it calls the director (16B2)
    case.ask(ui_event, about=hint.giver, clause="16B1", among={"any": list(PartnersHint)})
    if case.ask(information_disputed, about=hint.giver, clause="16B2"):
        case.apply("16B2")
        if not case.met(information_available, about=hint.giver, clause="16B1"):
            return case.rule(NoRectification())
    case.apply("16B1", Information("partners_hint", case.clause("16B1"), unauthorised=(side,), seat=user))

    if not case.ask(play_over, clause=_USED):
        _review_choice(case, _USED)
        # 16B3  a suggested action seems to have been chosen: looked at when the play is over
        if hint.chosen:
            return case.rule(_USED, PlayContinues())
        # 16B2  partner has not acted yet: an opponent may reserve his rights, unless the regulations want the director
        case.apply("16B2")
        if case.regulated(RESERVE_RIGHTS):
            case.apply(Instruction("rights_reserved"))
        return case.rule(Instruction("carefully_avoid_advantage", user), PlayContinues())

    # 16B1(a), (b)  chosen although another logical alternative was less suggested
    if free := why_free(case, hint, "16B1(a)", _ALTERNATIVE):
        case.considered(Unless("16B1(a)", e1997="16A2"), free)
        return case.rule(ResultStands())
    case.apply("16B1(a)", _ALTERNATIVE)
    # 73C2 (2017)  a penalty is possible besides
    case.apply("73C2", Penalty(PenaltyKind.PROCEDURAL, side, user, "73C2"), since=E2017)
    # 16B3  an adjusted score if the offenders gained (1997: if the other side was damaged)
    harm = damage if edition is E1997 else os_gained
    if not case.met(harm, clause=_USED):
        return case.rule(ResultStands())
    return case.rule(_USED, _adjusted(side))


def _review_choice(case: Case[Any], clause: Cited) -> None:
    """Both findings are made when the play is over."""
    case.review(clause, suggested, about="another_action")
    case.review(clause, logical_alternative, about="another_action")


# -- 16C (2007 16D)  from withdrawn actions ----------------------------------------------------------------------

# Whether the law that let the action be withdrawn says that this one does not bind (23B, 26A, 27B1).
restriction_lifted = yes_no("restriction_lifted", usual=False)


class ActionWithdrawn(ActionChosen, frozen=True):
    """A call or play was withdrawn after an offence; `chosen` is what `user` then did."""

    offender: Seat
    withdrawn_by: Seat | None = None  # the offender himself, if nobody else is named
    user: Seat | None = None

    def problems(self) -> tuple[Problem, ...]:
        problems = super().problems()
        if self.chosen and self.user is None:
            return (*problems, Problem("no-user", Place(tag="user"), self.chosen, "N E S W"))
        return problems


_MISUSED = Unless("16C3", e1997="16C2", e2007="16A4")

WITHDRAWN = (
    ActionWithdrawn(Seat.EAST, Seat.NORTH),
    ActionWithdrawn(Seat.EAST, Seat.EAST, Seat.NORTH, chosen="3H"),
    ActionWithdrawn(Seat.EAST, Seat.EAST, Seat.WEST, chosen="3H"),
    ActionWithdrawn(Seat.EAST, Seat.EAST, Seat.WEST, chosen="3H", poll=_POLLED),
)


@law("16", ALL, what="action_withdrawn", situation=ActionWithdrawn, examples=WITHDRAWN)
def action_withdrawn(case: Case[ActionWithdrawn]) -> Ruling:
    action, edition = case.situation, case.edition
    offenders = action.offender.side

    # another law has let it be replaced freely: nobody is bound
    if case.ask(restriction_lifted, about=action.withdrawn_by or action.offender, clause="16C"):
        case.considered("16C2", restriction_lifted)
        clause = "16C"
        both = (offenders.opponents, offenders)
        return case.rule(clause, Information("withdrawn_action", case.clause(clause), both), NoRectification())

    # 16C1, 16C2  the innocent side may use all of it, its own action included; the offenders nothing
    case.apply("16C1", "16C2")
    case.apply(withdrawn_information(case, action.offender, "withdrawn_action"))
    if action.user and action.user.side is not offenders:
        return case.rule(NoRectification())
    if not case.ask(play_over, clause=_MISUSED):
        _review_choice(case, _MISUSED)
        return case.rule(PlayContinues())
    if free := why_free(case, action, "16C2", "16C2"):
        case.considered(_MISUSED, free, since=E2007)
        return case.rule(ResultStands())
    # 16C3 (2017; 2007 16A4)  an adjusted score if the other side was damaged
    if not case.ask(damage, clause=_MISUSED):
        case.considered(_MISUSED, damage, since=E2007)
        return case.rule(ResultStands())
    return case.rule(_MISUSED, _adjusted(offenders, Discretion.MAY if edition is E1997 else Discretion.SHALL))


# -- 16D (1997 16B, 2007 16C)  from elsewhere --------------------------------------------------------------------


class Elsewhere(Enum):
    """What a player saw or heard by accident."""

    WRONG_HAND = "wrong_hand"
    CALL_HEARD = "call_heard"
    RESULT_HEARD = "result_heard"
    REMARK_HEARD = "remark_heard"
    CARDS_AT_OTHER_TABLE = "cards_at_other_table"
    CARDS_AT_OWN_TABLE = "cards_at_own_table"  # before the auction began
    SCORE_SHEET = "score_sheet"  # opened when it should not have been
    OTHER = "other"


class Remedy(Enum):
    """What the director does about it."""

    CHANGE_SEATS = "change_seats"
    SUBSTITUTE = "substitute"
    NEW_DEAL = "new_deal"
    PLAY_ON = "play_on"
    ADJUST = "adjust"


what_was_learned = one_of("what_was_learned", Elsewhere)
local_event = yes_no("local_event")
likely_to_interfere = judgment("likely_to_interfere", "weigh_what_was_learned", "weigh_normal_play")
first_call_made = yes_no("first_call_made", source=Source.LOG)
seats_can_change = yes_no("seats_can_change")
redeal_allowed = yes_no("redeal_allowed")
substitute_agreed = yes_no("substitute_agreed", put_to=Party.PLAYERS)
remedy = one_of("remedy", Remedy)
result_affected = judgment("result_affected", "weigh_actions_of_informed_player", "weigh_result_without_information")


class InformationReceived(Situation, frozen=True):
    """A player learned something about a board that he is playing or has still to play."""

    receiver: Seat
    what_was_learned: Elsewhere | None = None  # asked, if it is not told
    first_call_made: bool | None = None  # the same


_OPTIONS: dict[Remedy, Cited] = {
    Remedy.CHANGE_SEATS: "16D2(a)",
    Remedy.SUBSTITUTE: Clause("16B2"),  # 1997
    Remedy.NEW_DEAL: "16D2(b)",  # since 2007, like playing on
    Remedy.PLAY_ON: "16D2(c)",
    Remedy.ADJUST: "16D2(d)",
}
_TOLD = Unless("16D1", e2007="16C1")
_INTERFERES = Unless("16D2", e2007="16C2")


@law(
    "16",
    ALL,
    what="information_from_other_source",
    situation=InformationReceived,
    examples=[InformationReceived(Seat.WEST)],
)
def information_from_other_source(case: Case[InformationReceived]) -> Ruling:
    receiver, edition = case.situation.receiver, case.edition

    # 16D1  the director is told at once, best by the player himself
    learned = case.situation.what_was_learned
    if learned is None:
        learned = case.ask(what_was_learned, about=receiver, clause=_TOLD, among=_learned(case))
    else:
        case.computed(what_was_learned.id, learned, receiver)
    case.apply(_TOLD)
    called = edition is not E1997 and _is_called(case)

    # 16D3  after the first call: play on (2017: or adjust)
    if called:
        case.apply("16D3")
        offered = [Remedy.PLAY_ON] if edition is E2007 else [Remedy.PLAY_ON, Remedy.ADJUST]
    else:
        # a score sheet opened early: some authorities have one fixed award for local events
        fixed = learned is Elsewhere.SCORE_SHEET and case.regulated(OPENED_SCORE_SHEET) is not None
        if fixed and case.ask(local_event, clause="16D2(d)"):
            side = receiver.side
            award = AdjustedScore(ScoreKind.ARTIFICIAL, in_favour_of=(side.opponents,), against=(side,))
            return case.rule("16D2(d)", award)
        # 16D2  only if it is likely to interfere with normal play: one of (a) to (d)
        if not case.met(likely_to_interfere, clause=_INTERFERES):
            return case.rule(PlayContinues())
        case.apply(_INTERFERES)
        offered = [option for option in _OPTIONS if _is_possible(case, option)]
    chosen = offered[0]
    if len(offered) > 1:
        clause = "16D3" if called else _INTERFERES
        chosen = case.ask(remedy, clause=clause, among={option.value: [option] for option in offered})
    else:
        case.computed("remedy", chosen)
    case.apply(_OPTIONS[chosen])
    match chosen:
        case Remedy.CHANGE_SEATS:
            return case.rule(Instruction("change_seats", receiver), PlayContinues())
        case Remedy.SUBSTITUTE:
            return case.rule(Instruction("temporary_substitute", receiver), PlayContinues())
        case Remedy.NEW_DEAL:
            return case.rule(NewDeal())
        case Remedy.ADJUST:
            # artificial; in 2017 whichever score fits, at teams by 86B
            return case.rule(AdjustedScore(ScoreKind.DIRECTORS if edition is E2017 else ScoreKind.ARTIFICIAL))
        case Remedy.PLAY_ON:
            return _play_on(case, receiver, _OPTIONS[chosen])


def _is_called(case: Case[InformationReceived]) -> bool:
    made = case.situation.first_call_made
    if made is None:
        return case.ask(first_call_made, clause="16D3")
    case.computed(first_call_made.id, made)
    return made


def _learned(case: Case[InformationReceived]) -> dict[str, list[Elsewhere]]:
    """What may have been learned; a score sheet is a class of its own where the authority treats it as one."""
    if case.regulations[OPENED_SCORE_SHEET] is None:
        return {"any": list(Elsewhere)}
    others = list(Elsewhere)
    others.remove(Elsewhere.SCORE_SHEET)
    return {"score_sheet": [Elsewhere.SCORE_SHEET], "other": others}


def _is_possible(case: Case[InformationReceived], option: Remedy) -> bool:
    """The conditions that the law sets for an option."""
    clause, old = _OPTIONS[option], case.edition is E1997
    match option:
        case Remedy.CHANGE_SEATS:
            return case.ask(seats_can_change, clause=clause)
        case Remedy.SUBSTITUTE:
            return old and case.ask(substitute_agreed, clause=clause)
        case Remedy.NEW_DEAL:
            return not old and case.ask(redeal_allowed, clause=clause)
        case Remedy.PLAY_ON:
            return not old
        case Remedy.ADJUST:
            return True


def _play_on(case: Case[InformationReceived], receiver: Seat, clause: Cited) -> Ruling:
    """The board is played; an adjusted score if what was learned may have affected the result."""
    if not case.ask(play_over):
        case.review(clause, result_affected, about=receiver)
        return case.rule(PlayContinues())
    if not case.ask(result_affected, about=receiver, clause=clause):
        return case.rule(ResultStands())
    return case.rule(AdjustedScore(ScoreKind.DIRECTORS))
