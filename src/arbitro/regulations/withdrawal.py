"""Contestants who leave before the end (art. 4.3, 4.4, 4.5).

withdrawn_pair(FIGB, during_session=True, own=Fraction(64, 100))    -> 0% and, for the opponents, 64% of a top
withdrawn_team("round_robin", FIGB)                                 -> last place, 60% for those it has not met
unplayed_match(FIGB, scale, own=[...], against=[...])               -> VPs and IMPs of one of them
"""

from collections.abc import Sequence
from fractions import Fraction
from typing import Literal, get_args

from arbitro.book.problem import refuse
from arbitro.regulations import keys
from arbitro.regulations.consequence import Consequence, Ground, Open, ask, because
from arbitro.regulations.forfeit import EventScale, MatchScale
from arbitro.regulations.pack import Pack

PairForm = Literal["pairs", "individual"]
TeamForm = Literal["swiss", "danish", "round_robin", "knockout"]
TEAM_FORMS: tuple[TeamForm, ...] = get_args(TeamForm)


class PairWithdrawal(Consequence, frozen=True):
    """Shares of a top on each board that is lost by it; None where no board is, or it is not known yet.

    Results so far stand. `others`: the opponents; in an individual all three at the table; `own_if_better`: or their
    own session. `replacement`: what a pair that takes the place competes for.
    """

    during_session: bool | None
    withdrawn: Fraction | None = None
    others: Fraction | None = None
    own_if_better: bool = False
    replacement: Literal["open", "session_prizes"] | None = None


def withdrawn_pair(
    pack: Pack,
    *,
    form: PairForm = "pairs",
    during_session: bool | None = None,
    own: Fraction | None = None,
    other_movement: bool = False,
    event_rule: bool | None = None,
) -> PairWithdrawal:
    """A pair, or one player of an individual, leaves during a session or between two.

    `own`: the share of the opponents on the boards they have played. `other_movement`: neither Mitchell nor Howell;
    `event_rule`: whether that event has a rule of its own, which goes first.
    """
    if own is not None and not 0 <= own <= 1:
        raise refuse("percent-range", found=f"{float(100 * own):g}%", expected="0% … 100%")
    grounds: list[Ground] = []
    if other_movement:
        asks = _event_rule(pack, event_rule, grounds)
        if event_rule is not False or pack[keys.WITHDRAWAL_OTHER] == "open":
            return PairWithdrawal(during_session, why=tuple(grounds), asks=asks)
    by = pack.setting(keys.WITHDRAWN_PAIR)
    if during_session is None:
        asked = ask("withdrew_during_session", "yes_no", by)
        return PairWithdrawal(None, why=tuple(grounds), asks=(asked,))
    grounds.append(because("withdrawal-results-stand", by))
    if not during_session:
        allowed = pack[keys.WITHDRAWAL_REPLACEMENT]
        grounds.append(because(f"withdrawal-replacement-{allowed}", pack.setting(keys.WITHDRAWAL_REPLACEMENT)))
        prizes: Literal["open", "session_prizes"] = "open" if allowed == "open" else "session_prizes"
        return PairWithdrawal(False, replacement=prizes, why=tuple(grounds))
    key = keys.WITHDRAWAL_INDIVIDUAL if form == "individual" else keys.WITHDRAWAL_OPPONENTS
    lost, share = pack[keys.WITHDRAWN_PAIR], pack[key]
    grounds.append(because("withdrawal-lost-boards", by, percent=100 * lost))
    id = "withdrawal-others-individual" if form == "individual" else "withdrawal-opponents"
    grounds.append(because(id, pack.setting(key), percent=100 * share))
    uplift = pack[keys.WITHDRAWAL_OWN_PERCENT]
    if uplift and own is not None and own > share:
        share = own
        grounds.append(because("withdrawal-own-session", pack.setting(keys.WITHDRAWAL_OWN_PERCENT), percent=100 * own))
    return PairWithdrawal(True, lost, share, uplift, why=tuple(grounds))


def _event_rule(pack: Pack, event_rule: bool | None, grounds: list[Ground]) -> tuple[Open, ...]:
    """Other movements: the event's own rules; failing those what fits, or the director says."""
    by = pack.setting(keys.WITHDRAWAL_OTHER)
    if event_rule is None:
        return (ask("event_has_rule", "yes_no", by),)
    if event_rule:
        grounds.append(because("withdrawal-event-rule", by))
        return ()
    if pack[keys.WITHDRAWAL_OTHER] == "open":
        return (ask("withdrawal_remedy", "judgment", by, weigh=("weigh_fair_to_field",)),)
    grounds.append(because("withdrawal-as-it-fits", by))
    return ()


# -- teams


class TeamWithdrawal(Consequence, frozen=True):
    """Matches played stand; whether the team is put last, and whether those it has not met get an award."""

    form: TeamForm
    last_place: bool
    award: bool


def withdrawn_team(form: TeamForm, pack: Pack, *, boards: int | None = None) -> TeamWithdrawal:
    """Swiss and Danish are drawn without it; in a round robin its opponents to come get an award.

    `boards` of a match decide the IMPs of that award.
    """
    by = pack.setting(keys.WITHDRAWAL_LAST)
    asks: tuple[Open, ...]
    if form == "knockout":
        # nothing is printed of it
        asks = (ask("withdrawal_remedy", "judgment", by, weigh=("weigh_fair_to_field",)),)
        return TeamWithdrawal(form, False, False, asks=asks)
    last = pack[keys.WITHDRAWAL_LAST]
    grounds = [because("withdrawal-matches-stand", by)]
    if last:
        grounds.append(because("withdrawal-last-place", by))
    award = form == "round_robin"
    id = "withdrawal-award-due" if award else "withdrawal-drawn-without"
    grounds.append(because(id, pack.setting(keys.WITHDRAWAL_TEAM if award else keys.WITHDRAWAL_LAST)))
    asks = (ask("match_boards", "number", pack.setting(keys.WITHDRAWAL_TEAM)),) if award and boards is None else ()
    return TeamWithdrawal(form, last, award, why=tuple(grounds), asks=asks)


class UnplayedMatch(Consequence, frozen=True):
    """What a team gets for a match against one that left; provisional until the event is over.

    `imps` is None as long as the boards of the match are not known.
    """

    vp: Fraction
    imps: int | None
    final: bool


def unplayed_match(
    pack: Pack,
    scale: EventScale,
    *,
    own: Sequence[Fraction] = (),
    against: Sequence[Fraction] = (),
    event_over: bool = False,
) -> UnplayedMatch:
    """A part of what is at stake, at the end raised to the better of two averages if that is more.

    `own`: VPs of the team in all its other matches. `against`: VPs of all teams in their matches against the one that
    left.
    """
    for vp in (*own, *against):
        if not 0 <= vp <= scale.stake:
            raise refuse("vp-range", found=vp, expected=f"0 … {scale.stake}")
    key = keys.WITHDRAWAL_SIMPLE if scale.name == "simple" else keys.WITHDRAWAL_TEAM
    best = pack[key] if scale.name == "simple" else pack[key] * scale.stake
    grounds = [because("withdrawal-share", pack.setting(key), vp=best)]
    if event_over and pack[keys.WITHDRAWAL_TEAM_BEST]:
        for id, given in (("withdrawal-own-average", own), ("withdrawal-others-average", against)):
            if given:
                whole = scale.rounded(sum(given, Fraction()) / len(given))
                by = pack.setting(keys.WITHDRAWAL_TEAM_BEST)
                grounds.append(because(id, by, matches=len(given), vp=whole))
                best = max(best, Fraction(whole))
    elif pack[keys.WITHDRAWAL_TEAM_BEST]:
        grounds.append(because("withdrawal-provisional", pack.setting(keys.WITHDRAWAL_TEAM_BEST)))
    which, margin = pack[keys.WITHDRAWAL_IMPS], None
    if isinstance(scale, MatchScale):
        margin = scale.imps(best, which)
        grounds.append(because(f"withdrawal-imps-{which}", pack.setting(keys.WITHDRAWAL_IMPS), vp=best, imps=margin))
    return UnplayedMatch(best, margin, event_over or not pack[keys.WITHDRAWAL_TEAM_BEST], why=tuple(grounds))
