"""The choice of a player who had unauthorised information: was it suggested over a logical alternative? (16B1, 16C2)"""

from typing import Any

from arbitro.book.problem import Problem
from arbitro.laws.case.case import Case
from arbitro.laws.case.citation import Cited
from arbitro.laws.case.question import Question, judgment
from arbitro.laws.case.situation import Situation
from arbitro.laws.shared.poll import Poll, spelled
from arbitro.regulations.keys import POLL_CONSIDERED, POLL_SELECTED, POLL_TEST

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
        found = case.ask(logical_alternative, about=other, clause=alternative)
        if polled is not None and found != (other in polled):
            case.computed("against_poll", True, other)
        if found:
            return None
    return why


def _polled(case: Case[Any], poll: Poll) -> tuple[str, ...]:
    """What the poll makes a logical alternative by the figures of the regulations; recorded, not decided."""
    for count in poll.counts:
        case.computed("poll_considered", f"{count.considered}/{poll.asked}", spelled(count.action))
        case.computed("poll_selected", f"{count.selected}/{poll.asked}", spelled(count.action))
    both = case.regulated(POLL_TEST) == "both"
    found = poll.alternatives(case.regulated(POLL_CONSIDERED), case.regulated(POLL_SELECTED), both=both)
    case.computed("poll_alternatives", found)
    return found
