"""The line-ups of the matches of a phase, as far as somebody may see them (appendix 5)."""

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from arbitro.bridge.seats import Side
from arbitro.contest.facts.contestants import now_playing
from arbitro.contest.facts.event import Room, Spot
from arbitro.contest.facts.state import at_table, spot_of
from arbitro.contest.lineup.allocation import Choice
from arbitro.contest.lineup.match import Lot
from arbitro.contest.lineup.rights import Right
from arbitro.contest.lineup.stanza import Determined, StanzaPhase, step
from arbitro.office.room.lineups import match_of, right_in, rights_of, stanza_of, stanzas_now
from arbitro.office.room.plays import rooms_at
from arbitro.office.seeing.view import Named, PersonOf, View
from arbitro.office.seeing.visibility import TheLineup, TheResult, lineups_seen


class PairFielded(Struct, frozen=True):
    """A pair in one of the rooms. Ids are for the team itself and for staff."""

    room: Room
    side: Side
    players: tuple[PersonOf, ...]


class LineupSeen(Struct, frozen=True):
    team: str
    pairs: tuple[PairFielded, ...]


class Roster(Struct, frozen=True):
    """Those who may be lined up for a team; told to the team itself and to staff."""

    team: str
    players: tuple[PersonOf, ...]


class StanzaNow(Struct, frozen=True, kw_only=True):
    """A stanza: whose right it is, by what was determined or by the rule, if that is known; the teams that may hand in
    now, and those that have not."""

    number: int
    stage: StanzaPhase
    right: Right | None
    due: tuple[str, ...]
    missing: tuple[str, ...]
    lineups: tuple[LineupSeen, ...]


class MatchLineups(Struct, frozen=True, kw_only=True):
    """A match, the team at home first. `lot`: of the draw after which stanzas are picked; `turn`: who picks next, and
    the `options`."""

    group: str
    round: int
    table: int
    home: Named
    away: Named
    stanzas: tuple[StanzaNow, ...]
    rosters: tuple[Roster, ...] = ()
    lot: Lot | None = None
    turn: str = ""
    options: tuple[Choice, ...] = ()


def lineups_now(view: View, phase: str = "", round: int = 0) -> tuple[MatchLineups, ...]:
    """Of every match in two rooms that is drawn, or of those of one round."""
    of = view.phase(phase)
    return tuple(
        _match(view, spot_of(of, at))
        for at in sorted(of.tables)
        if at.session == 1 and round in (0, at.round) and len(rooms_at(view.contest, of, at)) > 1
    )


def _match(view: View, key: Spot) -> MatchLineups:
    match, picks = match_of(view.event, key), rights_of(view.event, key).picks
    return MatchLineups(
        group=key.section,
        round=key.round,
        table=key.table,
        home=view.named(match.home),
        away=view.named(match.away),
        stanzas=tuple(_stanza(view, key, number) for number in _numbers(view, key)),
        rosters=tuple(_roster(view, team) for team in match.teams if view.knows(team)),
        lot=view.event.allotted[key].picks if picks else None,
        turn=(picks.turn or "") if picks else "",
        options=picks.options if picks else (),
    )


def _numbers(view: View, key: Spot) -> tuple[int, ...]:
    """The stanzas; that one more is due tells that the match is level, as its results do."""
    numbers = stanzas_now(view.event, key)
    if numbers[-1] in match_of(view.event, key).numbers or (key, numbers[-1]) in view.event.lineups:
        return numbers
    entered = view.phase(key.phase).results.get(at_table(key), {})
    return (
        numbers
        if all(view.sees(TheResult(replace(key, room=room), board)) for board, room in entered)
        else numbers[:-1]
    )


def _roster(view: View, team: str) -> Roster:
    return Roster(team, tuple(view.person_of(person, team) for person in now_playing(view.contest.entries[team])))


def _stanza(view: View, key: Spot, number: int) -> StanzaNow:
    now = stanza_of(view.event, key, number)
    by_rule = right_in(view.event, key, number)
    if now.right is None and by_rule.is_determined:
        now = step(now, Determined(by_rule))
    return StanzaNow(
        number=number,
        stage=now.phase,
        right=now.right,
        due=now.due,
        missing=tuple(team.id for team in (now.home, now.away) if team.id not in now.lineups),
        lineups=tuple(_seen(view, key, number)),
    )


def _seen(view: View, key: Spot, number: int) -> Iterator[LineupSeen]:
    for lineup in lineups_seen(view.event, view.viewer, key, number):
        if view.sees(TheLineup(key, number, lineup.team)):
            yield LineupSeen(
                lineup.team,
                tuple(
                    PairFielded(pair.room, pair.side, tuple(view.person_of(who, lineup.team) for who in pair.players))
                    for pair in lineup.pairs
                ),
            )
