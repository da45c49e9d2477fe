"""The line-ups of the matches of a phase, as far as somebody may see them (appendix 5)."""

from collections.abc import Iterator

from msgspec import Struct

from arbitro.bridge.seats import Side
from arbitro.contest.event import Room
from arbitro.contest.lineup.allocation import Choice
from arbitro.contest.lineup.match import Lot
from arbitro.contest.lineup.rights import Right
from arbitro.contest.lineup.stanza import Phase as Stage
from arbitro.office.lineups import match_of, rights_of, stanza_of
from arbitro.office.plays import rooms_at
from arbitro.office.projections.view import Named, View
from arbitro.office.state import MatchKey
from arbitro.office.visibility import TheLineup, lineups_seen


class PairFielded(Struct, frozen=True):
    """A pair in one of the rooms, by name."""

    room: Room
    side: Side
    players: tuple[str, ...]


class LineupSeen(Struct, frozen=True):
    team: str
    pairs: tuple[PairFielded, ...]


class StanzaNow(Struct, frozen=True, kw_only=True):
    """A stanza: whose right it is, if that is known, and the teams that may hand in now."""

    number: int
    stage: Stage
    right: Right | None
    due: tuple[str, ...]
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
    lot: Lot | None = None
    turn: str = ""
    options: tuple[Choice, ...] = ()


def lineups_now(view: View, phase: str = "", round: int = 0) -> tuple[MatchLineups, ...]:
    """Of every match in two rooms that is drawn, or of those of one round."""
    of = view.phase(phase)
    return tuple(
        _match(view, (phase, at.section, at.round, at.table))
        for at in sorted(of.tables)
        if at.session == 1 and round in (0, at.round) and len(rooms_at(view.contest, of, at)) > 1
    )


def _match(view: View, key: MatchKey) -> MatchLineups:
    match, picks = match_of(view.event, key), rights_of(view.event, key).picks
    _, group, round, table = key
    return MatchLineups(
        group=group,
        round=round,
        table=table,
        home=view.named(match.home),
        away=view.named(match.away),
        stanzas=tuple(_stanza(view, key, number) for number in match.numbers),
        lot=view.event.allotted[key].picks if picks else None,
        turn=(picks.turn or "") if picks else "",
        options=picks.options if picks else (),
    )


def _stanza(view: View, key: MatchKey, number: int) -> StanzaNow:
    now = stanza_of(view.event, key, number)
    return StanzaNow(
        number=number, stage=now.phase, right=now.right, due=now.due, lineups=tuple(_seen(view, key, number))
    )


def _seen(view: View, key: MatchKey, number: int) -> Iterator[LineupSeen]:
    for lineup in lineups_seen(view.event, view.viewer, key, number):
        if view.sees(TheLineup(key, number, lineup.team)):
            pairs = (PairFielded(one.room, one.side, tuple(map(view.person, one.players))) for one in lineup.pairs)
            yield LineupSeen(lineup.team, tuple(pairs))
