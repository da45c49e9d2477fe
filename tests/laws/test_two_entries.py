"""The same facts under two neighbouring entries give the same ruling: one of them sends on to the other.

A general entry asks what a particular one takes for granted; with those answers it has to end with the same clauses
and effects.
"""

from collections.abc import Callable, Mapping
from itertools import islice
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from arbitro.book.edition import ALL, Edition
from arbitro.book.problem import ProblemsFound
from arbitro.bridge.cards import SUITS, Suit
from arbitro.laws.case.effect import BoardConditions
from arbitro.laws.case.procedure import Procedure, procedures
from arbitro.laws.case.rule import Ruled, run
from arbitro.laws.case.ruling import Ruling
from arbitro.laws.law_26_lead_restrictions import LeadDue, LeadRestriction
from arbitro.laws.shared.obligation import restrictions_of
from arbitro.laws.study.explore import ends
from arbitro.regulations import load
from tests.amounts import ENDS, Figures
from tests.gather import gathered

Fields = dict[str, Any]


class Neighbours(Struct, frozen=True):
    """Two entries for one event; `granted` is what the particular one takes for granted."""

    particular: str
    general: str
    granted: Mapping[str, Any] = {}
    told: Callable[[Fields], Fields | None] = lambda fields: fields  # as the general one has it; None: not its affair
    but: Mapping[str, tuple[Any, ...]] = {}  # answers with which the general one is another event
    given: Callable[[Mapping[str, Any]], Mapping[str, Any]] = lambda _: {}  # what else the general one is told
    editions: tuple[Edition, ...] = ALL

    @property
    def name(self) -> str:
        return f"{self.particular}-{self.general}"


DECLINED = {"accepted": False, "rho_must_pass": False, "right_player_called": False}


def _claim(fields: Fields) -> Fields:
    """Who doubts what is told with the claim."""
    return {"act": "says_will_win", "said": fields.pop("claimed"), **fields}


def _disagreement(fields: Fields) -> Fields | None:
    """A side wants tricks back after a claim: 79B1."""
    told = {name: fields[name] for name in ("declarer", "claimer", "left", "claimed")}
    seeking = "NS" if fields["claimer"] in ("N", "S") else "EW"
    return {**told, "seeking": seeking, "more": fields.get("tricks_wanted") or 1} if "remaining" not in fields else None


def _opening_lead(fields: Fields) -> Fields | None:
    """South declares: West has the lead, to the first trick."""
    own = fields.pop("trick", 1) == 1 and fields["offender"] == "W"
    return fields if own and "turn" not in fields else None


def _own_side_played_on(fields: Fields) -> Fields | None:
    """East or West revoked, and one of them has played to the next trick."""
    return fields if any(seat in ("E", "W") for seat, _ in fields.get("next_trick", ())) else None


OTHER_MISTAKES = {"mi": ("missing_alert", "own_misunderstanding")}
ACTED = {"acted_on_it": "call", "director_called": True, "called_in_time": True, "play_over": False}


def _realised(answers: Mapping[str, Any]) -> Mapping[str, Any]:
    """20F4(a), 75B2: when he saw it is how far the board had gone."""
    if answers.get("hands_returned") or answers.get("play_over"):
        return {"realised": "after_play"}
    return {"realised": "play" if answers.get("lead_faced") else "before_play"}


NEIGHBOURS = (
    Neighbours("insufficient_bid", "is_bid_sufficient", told=lambda f: None if "premature" in f else f),
    Neighbours("inadmissible_double", "may_player_double"),
    Neighbours("call_out_of_rotation", "call_perhaps_in_rotation"),
    Neighbours("pass_out_of_rotation", "call_out_of_rotation", DECLINED),
    Neighbours(
        "bid_out_of_rotation", "call_out_of_rotation", DECLINED, lambda f: f if f["auction"][-1] != "P" else None
    ),
    Neighbours("double_out_of_rotation", "call_out_of_rotation", DECLINED),
    Neighbours(
        "bid_out_of_rotation",
        "pass_out_of_rotation",
        {"pass_artificial": True},
        lambda f: f if f["dealer"] != f["offender"] else None,  # else a change of call (25)
    ),
    Neighbours("call_out_of_rotation", "insufficient_bid"),
    Neighbours("missing_card", "wrong_number_of_cards"),
    Neighbours("wrong_number_of_cards", "missing_card"),
    Neighbours(
        "card_retracted",
        "opening_lead_to_be_changed",
        {"opening_lead_faced": True, "lead_reason": "other_irregularity"},
        _opening_lead,
        but={
            "trick_number": tuple(range(14)),
            "who_led@S5": tuple("NES"),
            "who_led@S4": tuple("NES"),
        },  # not the opening lead
    ),
    Neighbours(
        "opening_lead_out_of_turn",
        "opening_lead_faced",
        but={"opening_lead_faced@SQ": (False,), "opening_lead_faced@S4": (False,)},
    ),
    Neighbours("opening_lead_out_of_turn", "opening_lead_to_be_changed", {"opening_lead_faced": True}),
    Neighbours("opening_lead_out_of_turn", "lead_out_of_turn", told=lambda f: {**f, "turn": "W", "trick": 1}),
    Neighbours("declarer_led_out_of_turn", "lead_out_of_turn"),
    Neighbours("defender_led_out_of_turn", "lead_out_of_turn"),
    Neighbours("declarer_led_out_of_turn", "defender_led_out_of_turn"),
    Neighbours(
        "several_penalty_cards_and_lead",
        "penalty_card_and_lead",
        told=lambda f: f if len(f["cards"]) > 1 else None,
    ),
    Neighbours("revoke_noticed", "failed_to_follow_suit", {"could_comply": True}),
    Neighbours(
        "revoke_to_be_corrected",
        "revoke_noticed",
        {
            "played_after_revoke": "nothing",
            "partner_asked": False,
            "dummy_asked_first": False,
            "sides_played_on": "none",
        },
    ),
    Neighbours("revoke_noticed", "revoke_to_be_corrected", told=_own_side_played_on),
    Neighbours("agreement_withdrawn", "claim_agreed", {"claim_objected": True}),
    Neighbours(
        "claim_contested",
        "agreement_withdrawn",
        {"next_board_or_round_over": False},
        but={"concession_doubted@NS": (True,), "concession_doubted@EW": (True,)},  # not those who agreed
    ),
    Neighbours(
        "claim_agreed",
        "tricks_claimed",
        {"later_tricks": True, "partner_objects_immediately": False, "doubted": False},
        _claim,
    ),
    Neighbours(
        "claim_contested",
        "tricks_claimed",
        {"later_tricks": True, "partner_objects_immediately": False, "doubted": True, "asked_to_play_on": False},
        _claim,
    ),
    Neighbours("concession_cancelled", "tricks_disagreed", told=_disagreement),
    Neighbours(
        "wrong_explanation",
        "mistaken_explanation_or_call",
        {"mutual_understanding": True, "meaning_established": True, "who_declares": "S"},
        but=OTHER_MISTAKES,
    ),
    Neighbours(
        "wrong_explanation",
        "own_explanation_wrong",
        ACTED,
        but={**OTHER_MISTAKES, "evidence_of_agreement": (True,)},
        given=_realised,
    ),
    Neighbours(
        "wrong_explanation",
        "partner_explanation_wrong",
        {**ACTED, "corrected_already": True, "who_declares": "S"},
        but=OTHER_MISTAKES,
        given=lambda answers: {"explanation_was_right": answers["evidence_of_agreement"]},
    ),
)


@pytest.mark.parametrize("pair", NEIGHBOURS, ids=lambda pair: pair.name)
def test_two_entries_one_ruling(pair: Neighbours, record_property: Figures) -> None:
    seen = 0
    with gathered() as trying:
        for edition in pair.editions:
            particular, general = procedures()[pair.particular, edition], procedures()[pair.general, edition]
            for situation in (*particular.examples, *_converted(general, particular)):
                there = _told(pair, situation, general)
                if there is None:
                    continue
                for answers, ruling in islice(ends(particular, situation, load("wbf")), ENDS):
                    if any(answers.get(identity) in values for identity, values in pair.but.items()):
                        continue
                    seen += 1
                    known = {**pair.granted, **answers, **pair.given(answers)}
                    with trying(edition, situation, answers):
                        _the_same(run(general, there, load("wbf"), known), ruling)
    assert seen
    record_property("rulings compared under two entries", seen)


def _the_same(outcome: Any, ruling: Ruling) -> None:
    assert isinstance(outcome, Ruled), f"asks {outcome.identity}"
    found = outcome.ruling
    led_there = len(found.effects) - len(ruling.effects)  # what the claimer has to do, and so on
    assert found.effects[max(led_there, 0) :] == ruling.effects
    assert {clause for clause in ruling.clauses if clause not in ruling.path} <= set(found.clauses)


def _told(pair: Neighbours, situation: Any, general: Procedure) -> Any:
    fields = pair.told(_fields(situation))
    return None if fields is None else _situation(general, fields)


def _fields(situation: Any) -> Fields:
    """What is told of a situation, without what goes without saying."""
    told = msgspec.to_builtins(situation)
    known = {field.name: field for field in msgspec.structs.fields(situation)}
    return {name: value for name, value in told.items() if getattr(situation, name) != known[name].default}


def _situation(procedure: Procedure, fields: Fields) -> Any:
    """The situation of an entry; nothing if it does not accept the description."""
    try:
        situation = msgspec.convert(fields, procedure.situation)
        run(procedure, situation, load("wbf"), {})
    except (msgspec.ValidationError, ProblemsFound):
        return None
    return situation


def _converted(source: Procedure, target: Procedure) -> list[Any]:
    """The examples of one entry that the other accepts as they are."""
    found = (_situation(target, _fields(situation)) for situation in source.examples)
    return [situation for situation in found if situation is not None]


@pytest.mark.parametrize("edition", ALL)
def test_a_lead_restriction_announced_before_is_the_same_when_the_lead_comes(edition: Edition) -> None:
    """26: from the withdrawn call, or from the suits that were announced then."""
    withdrawn, due = procedures()["call_withdrawn", edition], procedures()["restricted_lead_due", edition]
    compared = 0
    for situation in withdrawn.examples:
        for answers, ruling in ends(withdrawn, situation, load("wbf")):
            if not any(identity.startswith("demand") for identity in answers):
                continue
            player = situation.offender.partner
            named = _announced(edition, situation.offender, answers)
            told = LeadDue(player.rho, player, named.may_require, named.may_forbid)
            outcome = run(due, told, load("wbf"), answers)
            assert isinstance(outcome, Ruled)
            assert outcome.ruling.effects == ruling.effects
            assert set(outcome.ruling.clauses) <= set(ruling.clauses)
            assert restrictions_of(outcome.ruling.effects) == restrictions_of(ruling.effects)
            compared += 1
    assert compared


def _announced(edition: Edition, offender: Any, answers: Mapping[str, Any]) -> LeadRestriction:
    """Declarer may require or forbid a suit that was specified; in 2017 forbid one that was not shown; else any one."""

    def suits(id: str) -> tuple[Suit, ...]:
        told: list[str] = next((value for key, value in answers.items() if key.startswith(id)), [])
        return tuple(suit for suit in SUITS if suit.value in told)

    specified, shown = suits("specified_suits"), suits("shown_suits")
    solely = next((value for key, value in answers.items() if key.startswith("solely")), True)
    if edition is Edition.E2017:
        return LeadRestriction(offender.partner, may_forbid=tuple(suit for suit in SUITS if suit not in shown))
    if specified and solely:
        hidden = tuple(suit for suit in specified if suit not in shown)
        among = specified if edition is Edition.E1997 else hidden
        return LeadRestriction(offender.partner, among, among)
    return LeadRestriction(offender.partner, may_forbid=tuple(SUITS))


def test_marks_that_differ_are_ruled_on_alike() -> None:
    """2, 87A: from the board, or from the board that may be fouled."""
    for edition in ALL:
        marked, fouled = procedures()["board_marks_wrong", edition], procedures()["board_fouled", edition]
        one = run(marked, marked.examples[1], load("wbf"), {"board_in_use": True, "copies_differ": True})
        differs = msgspec.convert({"differs": "dealer_or_vulnerability"}, fouled.situation)
        other = run(fouled, differs, load("wbf"), {"compared_forms_differ": True})
        assert isinstance(one, Ruled)
        assert isinstance(other, Ruled)
        assert set(other.ruling.effects) <= set(one.ruling.effects)
        conditions = [effect for effect in one.ruling.effects if isinstance(effect, BoardConditions)]
        assert len(conditions) == 1
        assert set(other.ruling.clauses) <= set(one.ruling.clauses)
