"""The course of an event: entries, seating or draws, rounds, results, corrections, the end of each phase.

Course(plan, contestants, chance, pack, movement=…).run()       -> every fact, in order
"""

from collections.abc import Callable, Sequence

from msgspec import Struct

from arbitro.book.problem import ProblemsFound
from arbitro.contest.contestant import Contestant
from arbitro.contest.draw.next_round import next_draw
from arbitro.contest.facts.event import (
    AnyEvent,
    Entered,
    Opened,
    PeriodOver,
    PhaseClosed,
    ResultEntered,
    Room,
    RoundBegun,
    RoundOver,
    Seated,
    Spot,
    TieDecided,
)
from arbitro.contest.facts.fold import checked
from arbitro.contest.facts.outcome import Recorded
from arbitro.contest.facts.results import has_rooms
from arbitro.contest.facts.seating import gone
from arbitro.contest.facts.state import AtTable, Contest, Phase, Strand
from arbitro.contest.lots import drawn as by_lot
from arbitro.contest.movement.movement import Movement
from arbitro.contest.plan import Plan
from arbitro.contest.scoring.awards import after_forfeits, after_withdrawal, byes, forfeited
from arbitro.contest.scoring.knockout import outcomes
from arbitro.contest.scoring.phases import advanced
from arbitro.contest.scoring.standings import rankings
from arbitro.contest.simulation.chance import Chance, happens
from arbitro.contest.simulation.outcomes import found_on, played, ruled
from arbitro.contest.ties.knockout import stanza_boards
from arbitro.regulations import Pack

Seater = Callable[[Plan, Phase, int], Movement]
"""The movement for so many contestants of a phase."""

MOST_EXTRA = 200  # boards until a knock-out match is decided; chance decides it long before


class Trouble(Struct, frozen=True):
    """How likely things go wrong: at a table, and between rounds."""

    ruling: float = 0.0
    correction: float = 0.0
    penalty: float = 0.0
    withdrawal: float = 0.0
    forfeit: float = 0.0
    late: float = 0.0
    seating: float = 0.0
    redraw: float = 0.0
    substitute: float = 0.0
    unplayed: float = 0.0


NONE = Trouble()


class Course:
    """An event as it goes on. Everything that is decided is a fact in `facts`."""

    def __init__(
        self,
        plan: Plan,
        contestants: Sequence[Contestant],
        chance: Chance,
        pack: Pack,
        movement: Seater,
        seed: str = "",
        trouble: Trouble = NONE,
        sections: Sequence[str] = ("",),
    ) -> None:
        self.plan, self.chance, self.pack, self.seed, self.trouble = plan, chance, pack, seed, trouble
        self._movement, self._sections = movement, tuple(sections)
        self.facts: list[AnyEvent] = [Opened(plan=plan)]
        self.contest: Contest = checked(None, self.facts[0])
        groups = plan.phases[0].groups
        for at, contestant in enumerate(contestants):
            self.add(Entered(contestant=contestant, section=groups[at % len(groups)] if len(groups) > 1 else ""))

    def add(self, fact: AnyEvent) -> None:
        self.contest = checked(self.contest, fact)
        self.facts.append(fact)

    def happens(self, probability: float) -> bool:
        return probability > 0 and happens(self.chance, probability)

    def phase(self, name: str) -> Phase:
        return self.contest.phases[name]

    # -- the course

    def run(self) -> tuple[AnyEvent, ...]:
        for at, plan in enumerate(self.plan.phases):
            if at:
                self._advance(self.plan.phases[at - 1].name, plan.name)
            if plan.system in ("movement", "round_robin"):
                for session in range(1, plan.sessions + 1):
                    self._session(plan.name, session)
            else:
                self._draws(plan.name)
                self.between(plan.name, 1)
                self._settle(plan.name)
                self.add(PeriodOver(phase=plan.name))
            self.add(PhaseClosed(phase=plan.name))
        return tuple(self.facts)

    def _advance(self, before: str, name: str) -> None:
        """The next phase; those whom nothing parts draw lots while the phase before is still open to it."""
        self.add(advanced(self.contest, before, name, self.pack))

    def _settle(self, name: str) -> None:
        """Lots for those who are level where it matters who goes on."""
        phase = self.phase(name)
        if not phase.plan.qualify:
            return
        for ranking in rankings(self.contest, phase, self.pack):
            for rank in {row.rank for row in ranking.rows if row.tied}:
                level = [row.contestant for row in ranking.rows if row.rank == rank]
                order = by_lot(f"{self.seed}\ntie {name}", level)
                self.add(TieDecided(phase=name, order=order, by="lot"))

    def _session(self, name: str, session: int) -> None:
        for strand in self._seat(name, session):
            phase = self.phase(name)
            rounds = phase.rounds(strand)
            for round in range(1, rounds + 1):
                self.before_round(name, strand, round)
                self.add(RoundBegun(phase=name, session=session, section=strand.section, round=round))
                self._play(name, strand, round)
                self.add(RoundOver(phase=name, session=session, section=strand.section, round=round))
                self._awards(name)
                self.between(name, session)
        if session == self.phase(name).plan.sessions:
            self._awards(name, event_over=True)
            self._settle(name)
        self.add(PeriodOver(phase=name, session=session))

    def _seat(self, name: str, session: int) -> list[Strand]:
        """A movement for each group, or for each section of the only one."""
        phase = self.phase(name)
        groups = phase.plan.groups if len(phase.plan.groups) > 1 else self._sections
        strands = []
        here = [who for who in phase.field if not gone(phase, who, 1, session)]
        for at, group in enumerate(groups):
            if len(phase.plan.groups) > 1:
                members = [who for who in here if phase.field[who].group == group]
            else:
                members = here[at :: len(groups)]
            movement = self._movement(self.plan, phase, len(members))
            bearers = dict(zip(movement.contestants, by_lot(f"{self.seed} {name} {session}", members), strict=True))
            self.add(Seated(phase=name, session=session, section=group, movement=movement, bearers=bearers))
            strands.append(Strand(session, group))
        return strands

    def _draws(self, name: str) -> None:
        plan = self.phase(name).plan
        for round in range(1, plan.rounds + 1):
            for group in plan.groups:
                strand = Strand(1, group)
                self.before_round(name, strand, round)
                if not self._draw(name, group, round):
                    continue
                self.after_draw(name, group, round)
                self.add(RoundBegun(phase=name, section=group, round=round))
                self._play(name, strand, round)
                self._decide(name, group, round)
                self.add(RoundOver(phase=name, section=group, round=round))
            self._awards(name)
            self.between(name, 1)
        self._awards(name, event_over=True)

    def _draw(self, name: str, group: str, round: int) -> bool:
        """A round is drawn; False if there is none any more: the knock-out is over, or only one is left."""
        phase = self.phase(name)
        if phase.plan.system == "knockout" and round > 1:
            drawn = phase.draws.get((group, round - 1))
            if drawn is None:
                return False
            through = outcomes(phase, self.plan, self.pack, group, round - 1)
            if len(drawn.byes) + sum(map(len, through.values())) == 1:
                return False
        for rematch in (False, True):
            try:
                self.add(next_draw(self.contest, phase, group, self.pack, self.seed, rematch=rematch))
                return True
            except ProblemsFound as trouble:
                if rematch or trouble.problems[0].kind != "no-draw":
                    raise
        return False

    # -- a round

    def _play(self, name: str, strand: Strand, round: int) -> None:
        phase = self.phase(name)
        places = [at for at in phase.tables if (at.session, at.section, at.round) == (*strand, round)]
        for at in places:
            if any(gone(phase, who, round, strand.session) for who in phase.tables[at].everybody):
                continue
            if self._forfeited(name, at):
                continue
            for board in phase.boards_at(at):
                self._board(name, at, board)

    def _board(self, name: str, at: AtTable, board: int) -> None:
        rooms: tuple[Room, ...] = ("open", "closed") if has_rooms(self.contest, self.phase(name), at) else ("",)
        recorded = [self.outcome(name, at, board) for _ in rooms]
        if any(outcome == Recorded() for outcome in recorded):
            recorded = [Recorded()] * len(rooms)
        for room, outcome in zip(rooms, recorded, strict=True):
            spot = Spot(phase=name, session=at.session, section=at.section, round=at.round, table=at.table, room=room)
            self.add(ResultEntered(at=spot, board=board, recorded=outcome))

    def outcome(self, name: str, at: AtTable, board: int) -> Recorded:
        """What a table has: mostly a result."""
        plan = self.phase(name).plan
        if self.happens(self.trouble.unplayed) and plan.system != "knockout":
            return Recorded()
        if self.happens(self.trouble.ruling):
            score, other = (self._score(board, at.round) for _ in range(2))
            in_imps = plan.scoring not in ("matchpoints", "board_a_match")
            return ruled(self.chance, (score, other), in_imps=in_imps, awards=plan.scoring != "total_points")
        return played(self.chance, board, at.round, self.seed)

    def _score(self, board: int, round: int) -> int:
        result = found_on(board, round, self.seed)[self.chance.randrange(2)]
        outcome = Recorded(result=result).outcome(board)
        return getattr(outcome, "score_ns", 0)

    def _forfeited(self, name: str, at: AtTable) -> bool:
        phase = self.phase(name)
        if not has_rooms(self.contest, phase, at) or not self.happens(self.trouble.forfeit):
            return False
        met = phase.tables[at]
        if any((at.round, who) in phase.awards for who in met.everybody):
            return False
        drawn = phase.draws.get((at.section, at.round))
        if drawn is not None and any(met.ns[0] in three.teams for three in drawn.threes):
            return False
        for award in forfeited(self.contest, phase, self.pack, round=at.round, absent=met.ns[0], present=met.ew[0]):
            self.add(award)
        return True

    def _undecided(self, name: str, group: str, round: int) -> list[AtTable]:
        """Knock-out matches that are level."""
        phase = self.phase(name)
        drawn = phase.draws[group, round]
        over = outcomes(phase, self.plan, self.pack, group, round)
        threes = {three.match: three.teams for three in drawn.threes}
        level = {pairing.table for pairing in drawn.pairings if pairing.table < 100} - over.keys()
        for match, teams in threes.items():
            if match not in over:
                level |= {pairing.table for pairing in drawn.pairings if {pairing.home, pairing.away} <= set(teams)}
        return [AtTable(1, group, round, table) for table in sorted(level)]

    def _decide(self, name: str, group: str, round: int) -> None:
        """Extra stanzas until every knock-out match has a winner, the last of them of one board (78.7(b))."""
        plan = self.phase(name).plan
        if plan.system != "knockout":
            return
        board, stanza = plan.boards, 0
        while (level := self._undecided(name, group, round)) and board < MOST_EXTRA:
            stanza += 1
            extra = stanza_boards(stanza, plan.boards, self.pack) or 1
            for at in level:
                for number in range(board + 1, board + extra + 1):
                    self._board(name, at, number)
            board += extra

    def _awards(self, name: str, *, event_over: bool = False) -> None:
        for due in (byes, after_withdrawal, after_forfeits):
            for award in list(due(self.contest, self.phase(name), self.pack, event_over=event_over)):
                self.add(award)

    # -- where things may go wrong; a course without trouble does nothing here

    def before_round(self, name: str, strand: Strand, round: int) -> None: ...

    def after_draw(self, name: str, group: str, round: int) -> None: ...

    def between(self, name: str, session: int) -> None: ...
