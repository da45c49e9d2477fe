"""Being written."""

from arbitro.office.decisions.decision import Decisions

DECISIONS: Decisions = {}
