"""What a log can answer: which law an irregularity belongs to, its situation, and facts that nobody need be asked."""

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from arbitro.laws.case.ruling import Plain
from arbitro.laws.law_09_after_an_irregularity import DrawnBy
from arbitro.laws.law_26_lead_restrictions import LeadDue
from arbitro.laws.shared.screens import OpenedBy
from arbitro.table.facts import auction, ending, play, revoke
from arbitro.table.facts.entry import LawEntry
from arbitro.table.irregularity import Irregularity, Kind, Status
from arbitro.table.playing import choice_due, lead_choice_due
from arbitro.table.screen import beside
from arbitro.table.state import UNSETTLED, BoardPhase, Table

ENTRIES: Mapping[Kind, Callable[[Table, Irregularity], LawEntry]] = {
    Kind.CARD_EXPOSED_IN_AUCTION: auction.exposed_in_auction,
    Kind.CHANGE_OF_CALL: auction.changed_call,
    Kind.INSUFFICIENT_BID: auction.insufficient_bid,
    Kind.CALL_OUT_OF_ROTATION: auction.call_out_of_rotation,
    Kind.INADMISSIBLE_DOUBLE: auction.inadmissible_double,
    Kind.CALL_BY_PLAYER_WHO_MUST_PASS: auction.had_to_pass,
    Kind.BID_ABOVE_SEVEN: auction.bid_above_seven,
    Kind.CALL_AFTER_FINAL_PASS: auction.after_final_pass,
    Kind.FIFTH_CARD: play.fifth_card,
    Kind.UNCLEAR_DESIGNATION: play.unclear_designation,
    Kind.DESIGNATION_CHANGED: play.changed_designation,
    Kind.DUMMY_MISPLAYED: play.dummy_misplayed,
    Kind.SEVERAL_CARDS: play.several_cards,
    Kind.ASKED_ABOUT_REVOKE: play.asked_about_revoke,
    Kind.CARD_TAKEN_BACK: play.taken_back,
    Kind.CARD_EXPOSED: play.exposed_card,
    Kind.LED_BEFORE_CHOICE: play.led_before_choice,
    Kind.PENALTY_CARD_NOT_PLAYED: play.penalty_card_not_played,
    Kind.LEAD_OUT_OF_TURN: play.lead_out_of_turn,
    Kind.OPENING_LEAD_OUT_OF_TURN: play.opening_lead_out_of_turn,
    Kind.PLAY_OUT_OF_TURN: play.play_out_of_turn,
    Kind.PREMATURE_LEAD: play.premature_lead,
    Kind.REVOKE: revoke.revoke,
    Kind.DEMAND_IGNORED: revoke.revoke,
    Kind.DEFECTIVE_TRICK: play.defective_trick,
    Kind.UNAUTHORISED_INFORMATION: auction.unauthorised_information,
    Kind.MISINFORMATION: auction.misinformation,
    Kind.WRONG_NUMBER_OF_CARDS: ending.wrong_number_of_cards,
    Kind.CLAIM_CONTESTED: ending.contested_claim,
    Kind.TRICKS_DISAGREED: ending.tricks_disagreed,
}

# Calls that a player often changes before anybody has said anything (25, 27C).
MAY_BE_CHANGED = (Kind.INSUFFICIENT_BID, Kind.INADMISSIBLE_DOUBLE)


def entry(table: Table, number: int) -> LawEntry:
    """An irregularity of the table's list, by number, as the code of laws takes it."""
    wrong = table.irregularities[number]
    changes = _changed(table, wrong) if wrong.kind in MAY_BE_CHANGED else ()
    if changes:
        known = auction.changed_call(table, table.irregularities[changes[0]])  # 27C: with what was put in its place
    elif wrong.kind is Kind.DEFECTIVE_TRICK and wrong.status is Status.HELD:
        known = revoke.deemed(table, wrong)
    else:
        known = ENTRIES[wrong.kind](table, wrong)
    return replace(known, answers=_general(table, wrong) | known.answers)


def _general(table: Table, wrong: Irregularity) -> dict[str, Plain]:
    """What any law may ask: how far the board has come, and what was done before the director came (9, 11)."""
    answers: dict[str, Plain] = {
        "play_over": table.is_over,
        "nos_acted_before_td": wrong.acted,
        "screens": table.setting.screens,
    }
    if table.contract:
        answers[f"offender_defends@{wrong.seat.side.value}"] = table.defends(wrong.seat)
    if wrong.noticed is not None:
        drawn = DrawnBy.PLAYER if wrong.noticed_by or wrong.own_motion else DrawnBy.SPECTATOR
        answers["drawn_by"] = (DrawnBy.DUMMY if wrong.noticed_by_dummy else drawn).value
    if table.setting.screens:
        answers |= _behind_screens(table, wrong)
    if table.director or wrong.acted:
        answers["director_called"] = not wrong.acted
    return answers


def _behind_screens(table: Table, wrong: Irregularity) -> dict[str, Plain]:
    """Whether a call has passed the screen, and by whose hand; whether the screen is open, and by whose (80B2(e))."""
    mate = wrong.seat.screenmate
    answers: dict[str, Plain] = {"screen_opened": table.screen_open}
    if wrong.place is not None:
        passed = [by for count, by in table.trays if count > wrong.place]
        beyond = any(not beside(made.seat, wrong.seat) for made in table.bidding.calls[wrong.place + 1 :])
        answers[f"passed_the_screen@{wrong.seat.value}"] = bool(passed) or beyond
        if passed and passed[0] is not None:
            answers[f"passed_by_screenmate@{mate.value}"] = passed[0] is mate
    if table.screen_opened_by is not None:
        others = OpenedBy.OTHERS if table.defends(table.screen_opened_by) else OpenedBy.DECLARING_SIDE
        answers["screen_opened_by"] = others.value
    if table.contract and wrong.kind is Kind.OPENING_LEAD_OUT_OF_TURN:
        answers[f"two_leads_faced@{table.contract.leader.value}"] = False  # a second lead is in the trick
    return answers


def settled_with(table: Table, number: int) -> tuple[int, ...]:
    """Others that the ruling on this one settles: later revokes in the suit (64B2), the other hands (13)."""
    wrong = table.irregularities[number]
    if wrong.kind is Kind.WRONG_NUMBER_OF_CARDS:
        others = enumerate(table.irregularities)
        return tuple(
            n for n, other in others if n != number and other.kind is wrong.kind and other.status is Status.OPEN
        )
    if wrong.kind in (*MAY_BE_CHANGED, Kind.CALL_OUT_OF_ROTATION):
        return _changed(table, wrong)
    return revoke.repeated(table, wrong) if wrong.kind is Kind.REVOKE and table.phase is BoardPhase.OVER else ()


def _changed(table: Table, wrong: Irregularity) -> tuple[int, ...]:
    """Where the player put another call in the place of this one, by number."""
    return tuple(
        number
        for number, other in enumerate(table.irregularities)
        if other.kind is Kind.CHANGE_OF_CALL and other.place == wrong.place and other.status in UNSETTLED
    )


def facts(table: Table, number: int, question: str) -> Plain:
    """The log's answer to a question about an irregularity, by its identity; nothing if a person must say."""
    known = entry(table, number).answers
    return known.get(question, known.get(question.partition("@")[0]))


def due(table: Table) -> LawEntry | None:
    """A choice of declarer's for which a defender has to wait (26, 50D2, 51); a score to be assigned (12C)."""
    if table.is_over:
        return ending.adjustment_due(table)
    seat = table.turn
    if table.phase not in (BoardPhase.OPENING_LEAD, BoardPhase.PLAY) or not choice_due(table, seat):
        return None
    if not lead_choice_due(table, seat):
        return LawEntry("which_penalty_card", play.penalty_cards_playable(table, seat), {})
    announced = next((restriction for restriction in table.bound.lead_restrictions if restriction.seat is seat), None)
    if announced is not None:
        lead = LeadDue(play.declarer_of(table), seat, announced.may_require, announced.may_forbid)
        return LawEntry("restricted_lead_due", lead, {})
    return LawEntry("penalty_card_and_lead", play.penalty_cards_due(table, seat.partner), {})
