"""The line-ups of a match as the event has them: the state of each stanza, whose right it is, who sees what."""

from collections.abc import Collection, Iterator, Mapping
from typing import Literal, Protocol

from msgspec.structs import replace

from arbitro.book.problem import Place, Problem, refuse
from arbitro.contest.contestant import Team
from arbitro.contest.facts.contestants import now_playing
from arbitro.contest.facts.event import Spot
from arbitro.contest.facts.moments import phase_of
from arbitro.contest.facts.results import has_rooms
from arbitro.contest.facts.state import Contest, Met, at_table
from arbitro.contest.lineup.lineup import Lineup
from arbitro.contest.lineup.match import LineupForm, Lot, Match
from arbitro.contest.lineup.rights import Right, Rights, extra_rights, rights, sudden_death_right
from arbitro.contest.lineup.stanza import LineupEvent, LineupOnlooker, Stanza, fold, visible
from arbitro.contest.scoring.knockout import is_level as level
from arbitro.office.actor import DIRECTING, Actor, Role
from arbitro.office.fact import LotDrawn, StanzaPicked
from arbitro.office.room.regulations import pack_of
from arbitro.office.state import Allotted, Event
from arbitro.regulations.keys import TIES_EXTRA_STANZAS


class OfMatch(Protocol):
    """A command or a fact that has to do with a match."""

    @property
    def phase(self) -> str: ...
    @property
    def group(self) -> str: ...
    @property
    def round(self) -> int: ...
    @property
    def table(self) -> int: ...


def match_at(of: OfMatch) -> Spot:
    """The table of a match."""
    return Spot(phase=of.phase, section=of.group, round=of.round, table=of.table)


def match_of(event: Event, key: Spot) -> Match:
    """A match of two teams, the one North-South in the open room first; refused if there is none at that table."""
    if event.contest is None:
        raise refuse("not-opened", expected="opened")
    phase, at = phase_of(event.contest, key.phase), at_table(key)
    where = Place(tag=f"{key.section} {key.round}/{key.table}".strip())
    met = phase.tables.get(at)
    if met is None:
        raise refuse("no-such-table", found=f"{key.round}/{key.table}", where=where)
    if not has_rooms(event.contest, phase, at):
        raise refuse("lineup-no-match", found=phase.plan.system, where=where)
    form = _form(phase.plan.system)
    return Match(
        met.ns[0],
        met.ew[0],
        form,
        phase.plan.stanzas,
        sessions=phase.plan.stanza_sessions,
        home_and_away=form == "round_robin" and any((other.ew, other.ns) == met[:2] for other in phase.tables.values()),
    )


def _form(system: str) -> LineupForm:
    match system:
        case "swiss" | "danish" | "knockout":
            return system
        case _:
            return "round_robin"


def stanza_of(event: Event, key: Spot, number: int) -> Stanza:
    """A stanza as the steps so far have left it; what was handed in stands, whoever has been replaced since."""
    match = match_of(event, key)
    if number not in match.numbers and (number < 1 or match.form != "knockout"):
        raise refuse("lineup-stanza", found=number, expected=f"1-{match.stanzas}")
    before = Stanza(number, _team(event, match.home), _team(event, match.away))
    return fold(before, event.lineups.get((key, number), ()))


def _team(event: Event, id: str) -> Team:
    """Those who play in it now, substitutes in the place of those they replaced."""
    assert event.contest is not None
    entry = event.contest.entries[id]
    assert isinstance(entry.contestant, Team)
    return replace(entry.contestant, players=now_playing(entry))


def is_level(event: Event, key: Spot) -> bool:
    """Whether a knock-out match has nobody ahead and goes on with extra stanzas (78.7(b))."""
    assert event.contest is not None
    phase = phase_of(event.contest, key.phase)
    knockout = phase.plan.system == "knockout"
    return knockout and level(phase, event.contest.plan, pack_of(event), key.section, key.round, key.table)


def stanzas_now(event: Event, key: Spot) -> tuple[int, ...]:
    """The stanzas of a match: those planned, the extra ones that have begun, and the next if it is level."""
    match = match_of(event, key)
    last = max((number for at, number in event.lineups if at == key), default=0)
    extra = range(match.stanzas + 1, last + 1)
    numbers = (*match.numbers, *extra)
    if is_level(event, key) and all(len(stanza_of(event, key, number).lineups) == 2 for number in extra):
        return *numbers, numbers[-1] + 1
    return numbers


def extra_what(event: Event, key: Spot, number: int) -> Literal["extra", "sudden_death"]:
    """Which lot decides in a stanza after those planned (A5.4)."""
    after = number - match_of(event, key).stanzas
    return "extra" if after <= pack_of(event)[TIES_EXTRA_STANZAS] else "sudden_death"


def rights_in(event: Event, key: Spot, number: int, brown_sticker: Collection[str] = ()) -> Rights:
    """The rights among which is that of a stanza, planned or extra; `right_in` picks it."""
    match, pack, known = match_of(event, key), pack_of(event), event.allotted.get(key, Allotted())
    if number <= match.stanzas:
        return rights(match, pack, brown_sticker=brown_sticker) if brown_sticker else rights_of(event, key)
    if extra_what(event, key, number) == "sudden_death":
        return sudden_death_right(match, pack, lot=known.sudden_death, brown_sticker=brown_sticker)
    return extra_rights(match, pack, stanzas=pack[TIES_EXTRA_STANZAS], lot=known.extra, brown_sticker=brown_sticker)


def right_in(event: Event, key: Spot, number: int, brown_sticker: Collection[str] = ()) -> Right:
    """Whose right it is in a stanza by the lots and picks so far, or if these teams had conventions that cost it."""
    stanzas, planned = rights_in(event, key, number, brown_sticker).stanzas, match_of(event, key).stanzas
    if number <= planned:
        return stanzas[number - 1]
    return replace(stanzas[min(number - planned, len(stanzas)) - 1], stanza=number)


def rights_of(event: Event, key: Spot) -> Rights:
    """The right in every stanza as the regulations have it, by the lots and picks so far; others are asked for."""
    known = event.allotted.get(key, Allotted())
    return rights(match_of(event, key), pack_of(event), lot=known.picks, choices=known.choices, last=known.last)


def allotting_problems(event: Event, fact: LotDrawn | StanzaPicked) -> Iterator[Problem]:
    """A lot is drawn once; a pick is the turn's, and one of those that are offered."""
    key = match_at(fact)
    if isinstance(fact, LotDrawn):
        before: Lot | None = getattr(event.allotted.get(key, Allotted()), fact.what)
        if before is not None:
            yield Problem("lineup-no-lot", found=before.winner)
            return
    else:
        picks = rights_of(event, key).picks
        if picks is not None and fact.team != picks.turn:
            yield Problem("lineup-pick-turn", found=fact.team, expected=picks.turn or "")
            return
    rights_of(allotted_after(event, fact), key)


def allotted_after(event: Event, fact: LotDrawn | StanzaPicked) -> Event:
    key = match_at(fact)
    known = event.allotted.get(key, Allotted())
    if isinstance(fact, LotDrawn):
        now = replace(known, **{fact.what: fact.lot})
    else:
        now = replace(known, choices=(*known.choices, fact.choice))
    return event.but(allotted={**event.allotted, key: now})


def possible_rights(event: Event, key: Spot, number: int) -> tuple[Right, ...]:
    """What the director may find in a stanza: what the rule says, also if one of the teams has lost its rights (A5.5);
    where a lot decides that is not recorded here, that either has it."""
    match = match_of(event, key)
    possible = [right_in(event, key, number), *(right_in(event, key, number, (team,)) for team in match.teams)]
    if rights_in(event, key, number).picks is None and any(not right.is_determined for right in possible):
        possible += (Right(number, team) for team in match.teams)
    return tuple(dict.fromkeys(right for right in possible if right.is_determined))


def seen_lineups(event: Event, key: Spot, number: int, viewer: Actor) -> tuple[Lineup, ...]:
    """What somebody may see of the line-ups of a stanza. What a team may see is for its captain, who has proved that he
    is it, and for nobody else in it: a director who plays in the match sees what everybody does."""
    stanza = stanza_of(event, key, number)
    own = {viewer.contestant, *event.plays_in(viewer.person)} & {stanza.home.id, stanza.away.id}
    if viewer.role is Role.CAPTAIN and viewer.contestant in own:
        return visible(stanza, viewer.contestant)
    directs = viewer.role in DIRECTING and not own
    return visible(stanza, LineupOnlooker.DIRECTOR if directs else LineupOnlooker.PUBLIC)


def still_due(event: Event, before: Contest) -> Mapping[tuple[Spot, int], tuple[LineupEvent, ...]]:
    """The line-ups of matches that are still the same after a change of seats or a new draw."""
    assert event.contest is not None
    now = event.contest
    return {at: steps for at, steps in event.lineups.items() if _met(now, at[0]) == _met(before, at[0])}


def still_allotted(event: Event, before: Contest) -> Mapping[Spot, Allotted]:
    """The lots and picks of matches that are still the same."""
    assert event.contest is not None
    now = event.contest
    return {key: known for key, known in event.allotted.items() if _met(now, key) == _met(before, key)}


def _met(contest: Contest, key: Spot) -> Met | None:
    return contest.phases[key.phase].tables.get(at_table(key))
