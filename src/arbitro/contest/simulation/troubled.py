"""A course in which things go wrong: people leave, come late, sit wrong, enter wrong scores, are penalised."""

from fractions import Fraction
from typing import Literal

from arbitro.book.problem import ProblemsFound
from arbitro.contest.contestant import Individual, Pair
from arbitro.contest.draw.next_round import next_draw
from arbitro.contest.facts.contestants import now_playing
from arbitro.contest.facts.event import (
    AnyEvent,
    Entered,
    Pardoned,
    Penalised,
    Reseated,
    ResultCorrected,
    ResultEntered,
    ResultTakenBack,
    Seated,
    SeatsChanged,
    Spot,
    Substituted,
    Withdrew,
)
from arbitro.contest.facts.seating import gone
from arbitro.contest.facts.state import Strand
from arbitro.contest.movement.late import with_late_pair
from arbitro.contest.plan import COUNTED, System
from arbitro.contest.simulation.chance import pick
from arbitro.contest.simulation.course import Course
from arbitro.contest.simulation.outcomes import played
from arbitro.regulations.withdrawal import PairForm, TeamForm, withdrawn_pair, withdrawn_team
from arbitro.scoring.outcome import Adjustment, Artificial, Average, Percentage


class TroubledCourse(Course):
    """Each kind of trouble comes as often as `trouble` says; what the fold refuses has not happened."""

    def try_to(self, fact: AnyEvent) -> bool:
        try:
            self.add(fact)
        except ProblemsFound:
            return False
        return True

    def before_round(self, name: str, strand: Strand, round: int) -> None:
        if round > 1 and self.happens(self.trouble.withdrawal):
            self._withdraw(name, strand, round)
        if round > 1 and self.happens(self.trouble.late):
            self._late_pair(name, strand, round)
        if self.happens(self.trouble.substitute):
            self._substitute(name, strand, round)
        if self.phase(name).seatings and self.happens(self.trouble.seating):
            self._turn_table(name, strand, round)

    def after_draw(self, name: str, group: str, round: int) -> None:
        phase = self.phase(name)
        if phase.plan.system != "knockout" and self.happens(self.trouble.redraw):
            again = next_draw(self.contest, phase, group, self.pack, f"{self.seed} again", round=round, rematch=True)
            self.add(again)

    def between(self, name: str, session: int) -> None:
        if self.happens(self.trouble.correction):
            self._correct(name, session)
        if self.happens(self.trouble.penalty):
            self._penalise(name, session)

    # -- kinds of trouble

    def _withdraw(self, name: str, strand: Strand, round: int) -> None:
        phase = self.phase(name)
        group = strand.section if strand.section in phase.plan.groups else phase.plan.groups[0]
        here = [who for who, placed in phase.field.items() if placed.group == group and who not in phase.withdrawals]
        # a field keeps enough to be drawn, and a knock-out loses nobody between two rounds
        if len(here) <= max(6, phase.plan.rounds + 3) or phase.plan.system == "knockout":
            return
        who = pick(self.chance, here)
        lost: Adjustment | None = None
        others: Adjustment | None = None
        last = False
        if self.plan.form == "teams":
            last = withdrawn_team(_team_form(phase.plan.system), self.pack).last_place
        else:
            form: PairForm = "individual" if self.plan.form == "individual" else "pairs"
            ruling = withdrawn_pair(self.pack, form=form, during_session=True)
            if phase.plan.scoring == "matchpoints":
                lost, others = Percentage(ruling.withdrawn or Fraction()), Percentage(ruling.others or Fraction())
                others = Artificial(Average.AVERAGE_PLUS) if ruling.own_if_better else others
            elif phase.plan.scoring != "total_points":
                lost, others = Artificial(Average.AVERAGE_MINUS, final=True), Artificial(Average.AVERAGE_PLUS)
        self.try_to(
            Withdrew(
                contestant=who, phase=name, session=strand.session, round=round, lost=lost, others=others, last=last
            )
        )

    def _late_pair(self, name: str, strand: Strand, round: int) -> None:
        """A pair fills the half table of a movement."""
        phase = self.phase(name)
        seated = phase.seating(strand, round)
        if self.plan.form != "pairs" or seated is None or len(self.plan.phases) > 1 or phase.plan.sessions > 1:
            return
        if not any(each.sits_out for each in seated.movement.rounds if each.round >= round):
            return
        id = str(max(int(who) for who in self.contest.entries) + 1)
        number = max(seated.movement.contestants) + 1
        try:
            movement = with_late_pair(seated.movement, round, number)
        except ProblemsFound:
            return
        if not self.try_to(Entered(contestant=Pair(id, (f"{id}a", f"{id}b")))):
            return
        bearers = {**seated.bearers, number: id}
        self.add(
            Seated(
                phase=name,
                session=strand.session,
                section=strand.section,
                movement=movement,
                bearers=bearers,
                from_round=round,
            )
        )

    def _substitute(self, name: str, strand: Strand, round: int) -> None:
        entry = pick(self.chance, list(self.contest.entries.values()))
        if isinstance(entry.contestant, Individual) or not now_playing(entry):
            return
        out = pick(self.chance, now_playing(entry))
        self.try_to(
            Substituted(
                contestant=entry.contestant.id,
                out=out,
                takes_over=f"{out}'",
                phase=name,
                session=strand.session,
                round=round,
            )
        )

    def _turn_table(self, name: str, strand: Strand, round: int) -> None:
        """A table at which the two sides are about to sit the wrong way."""
        phase = self.phase(name)
        seated = phase.seating(strand, round)
        if self.plan.form == "teams" or (seated is not None and seated.movement.winners == 2):
            return
        places = [at for at in phase.tables if (at.session, at.section, at.round) == (*strand, round)]
        if not places:
            return
        at = pick(self.chance, places)
        met = phase.tables[at]
        spot = Spot(phase=name, session=at.session, section=at.section, round=at.round, table=at.table)
        self.add(SeatsChanged(tables=(Reseated(spot, met.ew, met.ns),)))

    def _correct(self, name: str, session: int) -> None:
        """A wrong entry: another result in its place, or taken back and entered again; a score adjusted."""
        phase = self.phase(name)
        entered = [(at, board) for at, results in phase.results.items() if at.session == session for board in results]
        if not entered or phase.plan.system == "knockout":
            return
        at, (board, room) = pick(self.chance, entered)
        spot = Spot(phase=name, session=at.session, section=at.section, round=at.round, table=at.table, room=room)
        if any(gone(phase, who, at.round, at.session) for who in phase.tables[at].everybody):
            return
        if self.happens(0.3):
            self.add(ResultTakenBack(at=spot, board=board))
            self.add(ResultEntered(at=spot, board=board, recorded=played(self.chance, board, at.round, self.seed)))
            return
        recorded = self.outcome(name, at, board)
        other = phase.results[at].get((board, "closed" if room == "open" else "open"))
        if room and other is not None and (recorded == type(recorded)()) != (other == type(other)()):
            return
        reason: Literal["ruling", "mistake"] = "ruling" if recorded.is_adjusted else "mistake"
        self.add(ResultCorrected(at=spot, board=board, recorded=recorded, reason=reason))

    def _penalise(self, name: str, session: int) -> None:
        phase = self.phase(name)
        counted = COUNTED[phase.plan.scoring]
        if counted is None or phase.plan.system == "knockout":
            return
        here = [who for who in phase.field if not gone(phase, who, phase.plan.rounds, session)]
        who, amount = pick(self.chance, here), Fraction(1 + self.chance.randrange(8), 4)
        id = f"{name}/{session}/{len(self.facts)}"
        fact = Penalised(id=id, contestant=who, amount=amount, unit=counted, clause="90A", phase=name, session=session)
        if self.try_to(fact) and self.happens(0.25):
            self.add(Pardoned(id=id, phase=name))


def _team_form(system: System) -> TeamForm:
    return "round_robin" if system == "movement" else system
