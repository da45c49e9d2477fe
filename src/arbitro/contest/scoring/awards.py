"""Awards that are due for matches without a result, as facts to be recorded (art. 4.4, 8.3, 78.3).

Nothing here happens by itself: the office or the director records what is proposed. What an opponent of a team that
left gets is provisional until the event is over, and is proposed anew then.
"""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

from arbitro.contest.facts.event import Awarded
from arbitro.contest.facts.seating import gone
from arbitro.contest.facts.state import Contest, Phase, Strand
from arbitro.contest.scoring.matches import match_records
from arbitro.contest.scoring.record import MatchRecord
from arbitro.contest.scoring.sessions import scored
from arbitro.regulations import Pack
from arbitro.regulations.bye import pair_bye, team_bye
from arbitro.regulations.forfeit import forfeit_award
from arbitro.regulations.withdrawal import unplayed_match
from arbitro.scoring import regulated
from arbitro.scoring.award_scale import match_scale


def byes(contest: Contest, phase: Phase, pack: Pack, *, event_over: bool = False) -> Iterator[Awarded]:
    """For rounds that have begun, what those without an opponent get and have not got yet; a pair's own average moves
    until the event is over (art. 78.3, 78.4)."""
    if phase.plan.scoring != "victory_points":
        return
    teams = contest.plan.form == "teams"
    own = {} if teams else _own_shares(contest, phase, pack)
    for round, who in _without_opponent(phase):
        if gone(phase, who, round):
            continue
        held = phase.awards.get((round, who))
        if teams and held is None:
            award = team_bye(pack, match_scale(pack, _length(phase, round, who)))
            yield Awarded(
                phase=phase.plan.name, round=round, contestant=who, kind="bye", vp=award.vp, imps=Fraction(award.imps)
            )
        elif not teams and (held is None or (held.kind == "bye" and not held.final)):
            share = pair_bye(pack, own=own.get(who)).share
            vp = Fraction() if share is None else regulated.swiss_pairs_points(share, pack)
            proposed = Awarded(phase=phase.plan.name, round=round, contestant=who, kind="bye", vp=vp, final=event_over)
            if share is not None and held != proposed:
                yield proposed


def _own_shares(contest: Contest, phase: Phase, pack: Pack) -> Mapping[str, Fraction]:
    """What part of the tops of its boards each pair has, penalties left out."""
    standings = scored(phase, 1, contest.plan, pack).standings
    tops = {row.contestant: standings.totals.top(who) for who, row in zip(standings.order, standings, strict=True)}
    return {
        row.contestant: (row.total + row.penalty) / tops[row.contestant] for row in standings if tops[row.contestant]
    }


def _length(phase: Phase, round: int, who: str) -> int:
    """The boards of a match in a round of somebody's group."""
    there = (at for at, met in phase.tables.items() if phase.group_of(met.ns[0]) == phase.group_of(who))
    return max((len(phase.boards_at(at)) for at in there if at.round == round), default=phase.plan.boards)


def _without_opponent(phase: Phase) -> Iterator[tuple[int, str]]:
    for (group, round), drawn in phase.draws.items():
        if round <= phase.last_begun.get(Strand(1, group), 0):
            yield from ((round, who) for who in drawn.byes)
    for strand in phase.seatings:
        for round in range(1, phase.last_begun.get(strand, 0) + 1):
            yield from ((round, who) for who in phase.sits_out(strand, round))


def after_withdrawal(contest: Contest, phase: Phase, pack: Pack, *, event_over: bool = False) -> Iterator[Awarded]:
    """A round robin: for matches against a team that left before they were played; provisional until the end."""
    if contest.plan.form != "teams" or phase.plan.system != "round_robin" or phase.plan.scoring != "victory_points":
        return
    records = match_records(phase, contest.plan, pack)
    for at, met in sorted(phase.tables.items()):
        for team, other in ((met.ns[0], met.ew[0]), (met.ew[0], met.ns[0])):
            if not gone(phase, other, at.round, at.session) or gone(phase, team, at.round, at.session):
                continue
            if any(record.team == team and record.round == at.round and record.kind == "played" for record in records):
                continue
            own, against = _averages(records, team, other, at.round)
            scale = match_scale(pack, len(phase.boards_at(at)))
            award = unplayed_match(pack, scale, own=own, against=against, event_over=event_over)
            proposed = Awarded(
                phase=phase.plan.name,
                round=at.round,
                contestant=team,
                kind="withdrawal",
                vp=award.vp,
                imps=Fraction(award.imps or 0),
                opponent=other,
                final=award.final,
            )
            if phase.awards.get((at.round, team)) != proposed:
                yield proposed


def _averages(
    records: Sequence[MatchRecord], team: str, other: str, round: int
) -> tuple[list[Fraction], list[Fraction]]:
    """VPs of the team in the other matches that it played, and of everybody in matches against the other."""
    played = (record for record in records if record.team == team and record.kind == "played")
    own = [record.vp for record in played if record.round != round]
    against = [record.vp for record in records if record.opponent == other and record.kind == "played"]
    return own, against


def after_forfeits(contest: Contest, phase: Phase, pack: Pack, *, event_over: bool = False) -> Iterator[Awarded]:
    """Forfeits that were awarded already: the averages move with every round, until the event is over."""
    for held in phase.awards.values():
        if held.kind == "forfeit" and held.won and held.opponent is not None and not held.final:
            both = forfeited(
                contest,
                phase,
                pack,
                round=held.round,
                absent=held.opponent,
                present=held.contestant,
                event_over=event_over,
            )
            yield from (award for award in both if phase.awards.get((award.round, award.contestant)) != award)


def forfeited(
    contest: Contest, phase: Phase, pack: Pack, *, round: int, absent: str, present: str, event_over: bool = False
) -> tuple[Awarded, Awarded]:
    """A match that one team has lost by not being there: for the team present, and for the other."""
    name = phase.plan.name
    if phase.plan.system == "knockout" or phase.plan.scoring != "victory_points":
        won = Awarded(phase=name, round=round, contestant=present, kind="forfeit", opponent=absent, won=True)
        lost = Awarded(phase=name, round=round, contestant=absent, kind="forfeit", opponent=present, won=False)
        return won, lost
    records = match_records(phase, contest.plan, pack)
    own, against = _averages(records, present, absent, round)
    scale = match_scale(pack, _length(phase, round, present))
    award = forfeit_award(pack, scale, own=own, against=against, event_over=event_over)
    figures: Mapping[str, tuple[Fraction, Fraction]] = {
        present: (award.vp, Fraction(award.imps or 0)),
        absent: (award.loser_vp, award.loser_imps),
    }
    won, lost = (
        Awarded(
            phase=name,
            round=round,
            contestant=team,
            kind="forfeit",
            vp=figures[team][0],
            imps=figures[team][1],
            opponent=other,
            won=team == present,
            final=award.final,
        )
        for team, other in ((present, absent), (absent, present))
    )
    return won, lost
