"""An event of the demonstration while it is played: every command goes through the office, by a clock of its own."""

from collections.abc import Callable, Iterator
from datetime import date, datetime, timedelta

from arbitro.bridge.commitment import KeyedStream, seeded
from arbitro.bridge.deal import Deal
from arbitro.bridge.dealing import random_deal
from arbitro.bridge.seats import Side
from arbitro.contest.contestant import Pair, Team
from arbitro.contest.facts.event import Spot
from arbitro.contest.facts.outcome import Recorded
from arbitro.contest.facts.state import Phase
from arbitro.contest.plan import Plan
from arbitro.journal.fact import Write
from arbitro.office.actor import Actor, Role
from arbitro.office.deals import GiveDeals
from arbitro.office.demo.people import DIRECTOR, ORGANISER, SCORER, persons
from arbitro.office.demo.results import plausible
from arbitro.office.office import Office
from arbitro.office.people import Appoint, CreateEvent, Enter
from arbitro.office.results import EnterResult
from arbitro.office.room.boards import boards_of
from arbitro.office.room.plays import keys, plays
from arbitro.office.room.sitting import contestants_at
from arbitro.office.room.tables import contest_of
from arbitro.office.seating import BeginRound, EndRound
from arbitro.office.state import Event
from arbitro.office.subjects import AnyCommand

A_BOARD = timedelta(minutes=7, seconds=30)

Say = Callable[[str], str]
"""The text with this id, in the language of the server."""


class Evening:
    """Commands are tried, each after the one before, and written by `record` all at once: a disk that has to answer
    hundreds of times would keep whoever starts the demonstration waiting."""

    def __init__(self, office: Office, starts: datetime) -> None:
        self.now = starts
        self._office = office.by_clock(lambda: self.now)
        self._event: Event | None = None
        self._writes: list[Write] = []

    def do(self, command: AnyCommand, actor: Actor) -> int:
        """Gives the version of the event after it."""
        tried = self._office.tried(command, actor, self._event)
        self._event = tried.after
        self._writes.append(tried.write)
        return tried.after.version

    def later(self, minutes: int) -> None:
        self.now += timedelta(minutes=minutes)

    def record(self) -> str:
        """Gives the id of the event."""
        self._office.journal.append_all(self._writes)
        self._writes = []
        return self.event.created.id

    # -- from the first day to the rounds

    def create(self, on: date, plan: Plan, contestants: tuple[Pair | Team, ...]) -> None:
        self._office.journal.register.put(*persons())
        self.do(CreateEvent(name=plan.name, date=on.isoformat(), plan=plan), ORGANISER)
        for official in (DIRECTOR, SCORER):
            self.do(Appoint(person=official.person, role=official.role), ORGANISER)
        self.do(Enter(contestants=contestants), ORGANISER)

    def deal(self, seed: str, round: int = 0) -> None:
        """As from the file of a dealing machine; the same deals every time."""
        boards = [key.board for key in boards_of(contest_of(self.event), self.phase, 1) if key.round == round]
        deals = (f'[Board "{n}"]\n[Deal "{random_deal(seeded(seed, n)).pbn()}"]\n' for n in boards)
        self.do(GiveDeals(round=round, text="\n".join(deals)), ORGANISER)

    def play(self, round: int) -> None:
        """From its beginning to its end; the scorer enters slip by slip."""
        self.do(BeginRound(round=round), DIRECTOR)
        entries = self.entries(round)
        for entry in entries:
            self.now += self.phase.plan.boards * A_BOARD / len(entries)
            self.do(entry, SCORER)
        self.do(EndRound(round=round), DIRECTOR)

    # -- what there is

    @property
    def event(self) -> Event:
        assert self._event is not None
        return self._event

    @property
    def phase(self) -> Phase:
        return contest_of(self.event).phases[""]

    def entries(self, round: int) -> list[EnterResult]:
        """What the tables of a round have to enter: each its first board, then each its second; of a match both
        rooms."""
        return sorted(self._entries(round), key=lambda entry: (self._nth(entry), entry.at))

    def _entries(self, round: int) -> Iterator[EnterResult]:
        contest, deals = contest_of(self.event), self.event.deals
        for key in keys(contest, self.phase, 1):
            for play in plays(contest, self.phase, key):
                if play.at.round == round:
                    draw = KeyedStream(b"demo", str(play.board), str(play.at.table), f"{round}{play.spot.room}")
                    result = plausible(Deal.parse(deals[key]), draw)
                    yield EnterResult(at=play.spot, board=play.board, recorded=Recorded(result=str(result)))

    def _nth(self, entry: EnterResult) -> int:
        return (entry.board - 1) % self.phase.plan.boards

    def player(self, at: Spot, side: Side, number: int = 1) -> Actor:
        """One of the pair that sits there."""
        (contestant,) = contestants_at(self.event, at, side)
        return Actor(Role.PLAYER, contest_of(self.event).entries[contestant].contestant.players[number - 1], contestant)
