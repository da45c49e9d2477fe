"""What the regulations make of something, as the terminal tells it."""

from collections.abc import Iterable

from arbitro.answers.consequence import DISCRETION, ConsequenceAnswer
from arbitro.cli.terminal import out
from arbitro.cli.voice import Voice

ANSWERED_BY = {
    **dict.fromkeys(sorted(DISCRETION), "--decided"),
    "slow_pair_penalty": "--amounts, --decided",
    "late_before": "--late-before",
    "sanctioned_before": "--sanctioned, --not-sanctioned",
    "slow_warned": "--warned, --not-warned",
    "slow_share": "--share",
    "slow_pair_at_fault": "--at-fault",
    "has_forfeited": "--lost, --not-lost",
    "match_boards": "--boards",
    "match_number": "--match",
    "stanza_number": "--stanza",
    "points_enough": "--enough, --not-enough",
    "record_penalty": "--percent",
    "record_penalty_ordered": "--ordered, --not-ordered",
    "director_in_charge": "--in-charge, --not-in-charge",
    "force_majeure": "--force-majeure, --no-force-majeure",
    "seats_on_sheet": "--on-sheet, --not-on-sheet",
    "teams_at_fault": "--at-fault, --not-at-fault",
    "replay_possible": "--can-replay, --cannot-replay",
    "award_secures_place": "--secures-place, --secures-nothing",
    "substitution_authorised": "--approved, --not-approved",
    "substitute_category": "--category",
    "substitute_played_before": "--played-before, --not-played-before",
    "withdrew_during_session": "--during-session, --between-sessions",
    "event_has_rule": "--event-rule, --no-event-rule",
    "own_session": "--own",
    "while_duplicating": "--duplicating, --at-table",
    "fixed_place": "--granted",
    "lineup_lot": "--lot",
    "lineup_last_lot": "--last",
    "lineup_pick_first": "--pick",
    "lineup_pick_second": "--pick",
    "local_event": "--local, --not-local",
    "watcher": "--who",
    "room": "--room",
    "captain_registered": "--named, --not-named",
    "director_permits": "--permitted, --not-permitted",
    "alert_natural": "--natural, --conventional",
    "alert_special": "--special, --not-special",
    "alert_forcing": "--forcing, --not-forcing",
    "alert_exempt_range": "--exempt-range, --other-range",
    "alert_shows_length": "--length, --no-length",
    "alert_swapped_with_pass": "--swapped, --not-swapped",
    "pre_alert_leads": "--lead",
    "pre_alert_openings_from": "--openings-from",
    "pre_alert_short_long": "--short-long, --long-first",
    "psych_category": "--category",
    "psych_gross": "--gross, --not-gross",
    "psych_deliberate": "--deliberate, --slip",
    "psych_explicit_agreement": "--agreed, --not-agreed",
    "psych_system_protects": "--protected, --not-protected",
    "psych_partner_expects": "--expected, --not-expected",
    "psych_disclosed": "--disclosed, --not-disclosed",
    "psych_conventional_opening": "--conventional-opening, --other-call",
    "psych_damage": "--damage, --no-damage",
}
"""The options that answer a question of the regulations."""


def tell(say: Voice, result: Iterable[str], answer: ConsequenceAnswer) -> None:
    """The result, the way to it, and what is still to be told."""
    for line in result:
        out().print(line, style="bold")
    for ground in answer.why:
        out().print(f"  {ground.text}")
    for question in answer.asks:
        answered = ANSWERED_BY.get(question.id)
        asked = say("penalty-ask", question=question.text.replace("\n", " "))
        out().print(f"{asked} ({answered})" if answered else asked)
