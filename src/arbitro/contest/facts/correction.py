"""What may still be changed, and what has to be computed again (79C, 81C, 92B; art. 4.3, 4.4, 78.7).

The clauses are those that say so in all three editions.

A table of kind of change x moment. What is forbidden is refused by the fold; what is warned about is carried out and
told. Results stand, and draws stand: a correction never moves a pairing that was played.
"""

from typing import Literal

from msgspec import Struct

Change = Literal["result", "seating", "withdrawal", "adjusted_score", "redraw", "late_contestant", "penalty"]
Moment = Literal["past", "current", "future", "after_period"]
Verdict = Literal["allowed", "warned", "forbidden"]
Recomputed = Literal["board", "match", "session", "ranking", "draws", "awards", "seating", "movement"]

CHANGES: tuple[Change, ...] = (
    "result",
    "seating",
    "withdrawal",
    "adjusted_score",
    "redraw",
    "late_contestant",
    "penalty",
)
MOMENTS: tuple[Moment, ...] = ("past", "current", "future", "after_period")


class Permission(Struct, frozen=True):
    """Whether a change may be made, on what it rests, what is computed again, and `reason`, the id of a message."""

    verdict: Verdict
    reason: str
    clause: str = ""
    recomputed: tuple[Recomputed, ...] = ()


_SCORES: tuple[Recomputed, ...] = ("board", "match", "session", "ranking", "awards")

TABLE: dict[tuple[Change, Moment], Permission] = {
    # A result is corrected until the period is over; later only with approval, which the fact has to state.
    ("result", "past"): Permission("allowed", "within-period", "79C", _SCORES),
    ("result", "current"): Permission("allowed", "within-period", "79C", _SCORES),
    ("result", "future"): Permission("forbidden", "not-begun", "8B"),
    ("result", "after_period"): Permission("forbidden", "period-over", "79C"),
    # Whoever sat is whoever played: a table's results go with its contestants.
    ("seating", "past"): Permission("warned", "results-move", "15", (*_SCORES, "seating")),
    ("seating", "current"): Permission("allowed", "director-seats", "81C", (*_SCORES, "seating")),
    ("seating", "future"): Permission("allowed", "director-seats", "81C", ("seating",)),
    ("seating", "after_period"): Permission("forbidden", "period-over", "79C"),
    # Nobody withdraws from what was played.
    ("withdrawal", "past"): Permission("forbidden", "results-stand", "81C"),
    ("withdrawal", "current"): Permission("warned", "others-get-award", "81C", (*_SCORES, "draws")),
    ("withdrawal", "future"): Permission("allowed", "from-that-round", "81C", (*_SCORES, "draws")),
    ("withdrawal", "after_period"): Permission("forbidden", "period-over", "79C"),
    # The director adjusts as long as a ruling can be asked for; then only what an appeal decides.
    ("adjusted_score", "past"): Permission("allowed", "director-adjusts", "81C", _SCORES),
    ("adjusted_score", "current"): Permission("allowed", "director-adjusts", "81C", _SCORES),
    ("adjusted_score", "future"): Permission("forbidden", "not-begun", "8B"),
    ("adjusted_score", "after_period"): Permission("forbidden", "ruling-too-late", "92B"),
    # A draw is a decision; once the round has begun it stands.
    ("redraw", "past"): Permission("forbidden", "round-was-played", "8B"),
    ("redraw", "current"): Permission("forbidden", "round-has-begun", "8B"),
    ("redraw", "future"): Permission("warned", "draw-was-announced", "81C", ("draws", "seating")),
    ("redraw", "after_period"): Permission("forbidden", "period-over", "79C"),
    # Whoever comes late begins with the next round, at a half table if there is one.
    ("late_contestant", "past"): Permission("forbidden", "round-was-played", "8B"),
    ("late_contestant", "current"): Permission("warned", "misses-boards", "81C", ("movement", "session", "ranking")),
    ("late_contestant", "future"): Permission("allowed", "joins", "81C", ("movement", "draws")),
    ("late_contestant", "after_period"): Permission("forbidden", "period-over", "79C"),
    ("penalty", "past"): Permission("allowed", "director-penalises", "90A", ("ranking", "awards")),
    ("penalty", "current"): Permission("allowed", "director-penalises", "90A", ("ranking", "awards")),
    ("penalty", "future"): Permission("forbidden", "not-begun", "8B"),
    ("penalty", "after_period"): Permission("forbidden", "ruling-too-late", "92B"),
}


def permission(change: Change, moment: Moment, *, approved: bool = False) -> Permission:
    """What the table says. With approval a result is corrected, or adjusted on appeal, after the period as well."""
    allowed = TABLE[change, moment]
    if approved and moment == "after_period" and change in ("result", "adjusted_score"):
        clause = "79C" if change == "result" else "93B"
        return Permission("warned", "approved-late", clause, _SCORES)
    return allowed
