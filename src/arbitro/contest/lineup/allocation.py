"""Picking the stanzas of the right of choice after a draw by lot (A5.3), as a state machine.

    picks = Picks(Match("X", "Y", stanzas=5), "X", last_three=True)
    picks.turn, picks.options                   -> X, any of the five
    picks.after(Take(5)).after(Take(1)).options -> X: one of 2, 3, 4, or LEAVE

The teams pick in turn, the winner of the draw first. In sessions of two stanzas a pick gives the opponents the other
stanza of its session. Of an odd number the last three are given at once: the winner of the draw takes one and leaves
two, or leaves one of their choice to the opponents and has two.
"""

from collections.abc import Iterable, Mapping
from functools import cached_property

from msgspec import Struct
from msgspec.structs import replace

from arbitro.book.problem import refuse
from arbitro.contest.lineup.match import Match, rest_of_session
from arbitro.regulations import keys
from arbitro.regulations.pack import Pack

LAST = 3  # stanzas that are given at once


class Take(Struct, frozen=True, tag="take"):
    """The team whose turn it is has the right in this stanza."""

    stanza: int


class Leave(Struct, frozen=True, tag="leave"):
    """The opponents take one of the last three, of their choice."""


Choice = Take | Leave
LEAVE = Leave()


class Picks(Struct, frozen=True, dict=True):
    """Where a draw stands: who has won it and what was chosen so far, in order."""

    match: Match
    winner: str
    sessions: bool = False  # the other stanza of a session follows
    last_three: bool = False  # of an odd number
    chosen: tuple[Choice, ...] = ()

    @property
    def loser(self) -> str:
        return self.match.other(self.winner)

    @cached_property
    def rights(self) -> Mapping[int, str]:
        """Who has the right in which stanza, as far as it is known; what cannot be chosen otherwise is."""
        given: dict[int, str] = {}
        turn = 0
        for at, choice in enumerate(self.chosen):
            if isinstance(choice, Leave):
                continue
            left = self._left(given)
            if self._at_once(left):
                picker = self.loser if at and self.chosen[at - 1] == LEAVE else self.winner
                given |= dict.fromkeys(left, self.match.other(picker)) | {choice.stanza: picker}
                continue
            picker = (self.winner, self.loser)[turn % 2]
            given[choice.stanza] = picker
            if self.sessions:
                given[rest_of_session(choice.stanza)] = self.match.other(picker)
            turn += 1
        if len(left := self._left(given)) == 1:
            given[left[0]] = (self.winner, self.loser)[turn % 2]
        return dict(sorted(given.items()))

    @property
    def left(self) -> tuple[int, ...]:
        """The stanzas that nobody has yet."""
        return self._left(self.rights)

    @property
    def turn(self) -> str | None:
        """Whose choice it is; None when all is given."""
        if not self.left:
            return None
        if self._at_once(self.left):
            return self.loser if self._leaving else self.winner
        return (self.winner, self.loser)[len(self.chosen) % 2]

    @property
    def options(self) -> tuple[Choice, ...]:
        """What the team whose turn it is may choose."""
        takes = tuple(Take(stanza) for stanza in self.left)
        return (*takes, LEAVE) if self._at_once(self.left) and not self._leaving else takes

    def after(self, choice: Choice) -> "Picks":
        if choice not in self.options:
            offered = " ".join(map(choice_text, self.options))
            raise refuse("pick-not-offered", found=choice_text(choice), expected=offered)
        return replace(self, chosen=(*self.chosen, choice))

    @property
    def _leaving(self) -> bool:
        return self.chosen[-1:] == (LEAVE,)

    def _left(self, given: Mapping[int, str]) -> tuple[int, ...]:
        return tuple(stanza for stanza in self.match.numbers if stanza not in given)

    def _at_once(self, left: tuple[int, ...]) -> bool:
        return self.last_three and self.match.stanzas % 2 == 1 and len(left) == LAST


def choice_text(choice: Choice) -> str:
    return str(choice.stanza) if isinstance(choice, Take) else "leave"


def first_pick(match: Match, winner: str, pack: Pack) -> Picks:
    """The draw is made, nothing is chosen yet."""
    match.other(winner)
    sessions = match.sessions and pack[keys.LINEUP_SESSIONS] == "other_follows"
    return Picks(match, winner, sessions, pack[keys.LINEUP_ODD] == "last_three")


def allocated(match: Match, winner: str, choices: Iterable[Choice], pack: Pack) -> Picks:
    """The picks after these choices, each by the team whose turn it is."""
    picks = first_pick(match, winner, pack)
    for choice in choices:
        picks = picks.after(choice)
    return picks
