"""Awards that come by themselves and are recorded with the facts they follow from: rounds without an opponent, matches
against a team that left, forfeits whose averages move (art. 4.4, 8.3, 78.3)."""

from collections.abc import Iterator

from msgspec.structs import replace

from arbitro.contest.facts.contestants import strand_of
from arbitro.contest.facts.event import Awarded
from arbitro.contest.facts.fold import checked
from arbitro.contest.facts.moments import phase_of
from arbitro.contest.facts.state import Contest, Phase, Strand
from arbitro.contest.scoring.awards import after_forfeits, after_withdrawal, byes
from arbitro.regulations import Pack


def awards_due(contest: Contest, name: str, pack: Pack, *, final: bool = False) -> tuple[Awarded, ...]:
    """What is due by now in rounds that have begun. `final`: the phase is about to be closed; until then a correction
    may still move what rests on averages, though all rounds are over."""
    awards: list[Awarded] = []
    for proposed in (byes, after_withdrawal, after_forfeits):
        phase = phase_of(contest, name)
        over = final or is_played(phase)
        for award in tuple(proposed(contest, phase, pack, event_over=over)):
            due = award if final else _provisional(contest, award)
            held = phase.awards.get((due.round, due.contestant))
            if held != due and (final or _has_begun(phase, due)):
                contest = checked(contest, due)
                awards.append(due)
    return tuple(awards)


def is_played(phase: Phase) -> bool:
    """Whether every round of every session is over."""
    return all(phase.last_over.get(strand, 0) >= rounds > 0 for strand, rounds in _planned(phase))


def _planned(phase: Phase) -> Iterator[tuple[Strand, int]]:
    if phase.plan.system in ("movement", "round_robin"):
        for session in range(1, phase.plan.sessions + 1):
            strands = [strand for strand in phase.seatings if strand.session == session]
            yield from ((strand, phase.rounds(strand)) for strand in strands or [Strand(session, "")])
    else:
        yield from ((Strand(1, group), phase.plan.rounds) for group in phase.plan.groups)


def _provisional(contest: Contest, award: Awarded) -> Awarded:
    moves = award.kind == "forfeit" or (award.kind == "bye" and contest.plan.form != "teams")
    return replace(award, final=False) if moves else award


def _has_begun(phase: Phase, award: Awarded) -> bool:
    return award.round <= phase.last_begun.get(strand_of(phase, award.contestant, 1), 0)
