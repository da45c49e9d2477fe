"""Breaks a tie by the list that the regulations have for the form of the event (art. 78.5-78.8).

broken = break_ties(["A", "B", "C"], records, Conditions(form="teams_round_robin"), FIGB)
broken.order                                    -> (("A",), ("B",), ("C",))
broken.steps[0].criterion, .values, .separated  -> what was compared, and whom it parted
broken.unbroken, broken.play_off, broken.asks   -> who is still level, and what is to be done

The order does not depend on the order of what is given, and everybody given is in it once.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import TypeVar

from msgspec import structs

from arbitro.book.problem import Place, Problem, ProblemsFound, refuse
from arbitro.contest.scoring.record import MatchRecord, SessionRecord
from arbitro.contest.ties.board_a_match import BOARD_A_MATCH
from arbitro.contest.ties.boards import BOARDS
from arbitro.contest.ties.criterion import Criterion, Facts
from arbitro.contest.ties.knockout import KNOCKOUT, stanza_boards
from arbitro.contest.ties.matches import MATCHES
from arbitro.contest.ties.teams_round_robin import round_robin
from arbitro.contest.ties.teams_swiss import SWISS
from arbitro.contest.ties.trace import Broken, Group, TieConditions, TieForm, Unbroken
from arbitro.contest.ties.trail import Trail, tidy
from arbitro.regulations import Key, keys
from arbitro.regulations.consequence import Ground, because
from arbitro.regulations.pack import Pack

Record = MatchRecord | SessionRecord
R = TypeVar("R", bound=Record)

CRITERIA: Mapping[str, Criterion] = {**BOARDS, **MATCHES, **SWISS, **BOARD_A_MATCH, **KNOCKOUT}
LISTS: Mapping[TieForm, Key[tuple[str, ...] | None]] = {
    "individual": keys.TIES_INDIVIDUAL,
    "pairs": keys.TIES_PAIRS,
    "teams_round_robin": keys.TIES_TWO_TEAMS,
    "teams_swiss": keys.TIES_SWISS,
    "board_a_match": keys.TIES_BOARD_A_MATCH,
    "knockout": keys.TIES_KNOCKOUT,
}
BY_BOARDS = ("individual", "pairs")
BY_PHASE = ("individual", "pairs", "board_a_match")  # forms whose first criterion is a phase
RESTARTS: Mapping[str, Key[bool]] = {
    "individual": keys.TIES_BOARDS_RESTART,
    "pairs": keys.TIES_BOARDS_RESTART,
    "teams_swiss": keys.TIES_SWISS_RESTART,
}


def break_ties(group: Iterable[str], records: Sequence[Record], conditions: TieConditions, pack: Pack) -> Broken:
    """The order of contestants who are level, with the trace of how it came about; every problem at once."""
    given = list(group)
    matches = _by_contestant((record.team, record) for record in records if isinstance(record, MatchRecord))
    sessions = _by_contestant((record.contestant, record) for record in records if isinstance(record, SessionRecord))
    phases = {record.phase for record in records}
    problems = [*_who(given, conditions, pack, matches, sessions), *_which_phase(conditions, phases)]
    problems += _stanzas(given, conditions, pack)
    if problems:
        raise ProblemsFound(problems)
    facts = Facts(matches, sessions, len(phases) > 1 or conditions.phase != "", conditions, pack)
    trail = Trail(facts, CRITERIA)
    order = _order(trail, tidy(given)) if given else []
    trail.why += _other_reading(facts, order, tidy(given))
    return Broken(
        conditions.form,
        tuple(order),
        tuple(trail.steps),
        tuple(trail.unbroken),
        tuple(trail.play_off),
        why=tuple(trail.why),
        asks=tuple(trail.asks),
    )


def _other_reading(facts: Facts, order: list[Group], group: Group) -> Iterator[Ground]:
    """78.6: whether tied pairs of both lines are compared on a board is a matter of reading; told where it matters."""
    if len({session.line for who in group for session in facts.sessions_of(who)}) < 2:
        return
    by, slot = facts.pack.setting(keys.TIES_LINES), (keys.TIES_LINES.name, None)
    value = "compared" if facts.pack[keys.TIES_LINES] == "apart" else "apart"
    other = structs.replace(facts.pack, settings={**facts.pack.settings, slot: structs.replace(by, value=value)})
    otherwise = _order(Trail(structs.replace(facts, pack=other), CRITERIA), group)
    if otherwise != order:
        levels = "; ".join(" = ".join(level) for level in otherwise)
        yield because(f"tie-lines-{value}", by, order=levels)


def _order(trail: Trail, group: Group) -> list[Group]:
    conditions, pack = trail.facts.conditions, trail.facts.pack
    if len(group) == 1:
        return [group]
    if conditions.form == "pairs" and pack[keys.TIES_PAIRS_PRIZES] == "share":
        by = pack.setting(keys.TIES_PAIRS_PRIZES)
        if _shares(conditions, pack):
            trail.why.append(because("tie-share", by))
            trail.unbroken.append(Unbroken(group, ("share",)))
            return [group]
        trail.why.append(because("tie-unavoidable", by))
    key = LISTS[conditions.form]
    names, by = pack[key], pack.setting(key)
    if names is None:
        trail.why.append(because("tie-no-list", by))
        return trail.give_up(group)
    if conditions.form == "teams_round_robin":
        return round_robin(trail, group)
    trail.why.append(because(f"tie-list-{conditions.form}", by))
    restart = RESTARTS.get(conditions.form)
    return trail.ladder(group, names, by, restart=restart is not None and pack[restart])


def _shares(conditions: TieConditions, pack: Pack) -> bool:
    """Pairs who are level share, unless the tie must be broken (art. 78.6)."""
    return conditions.form == "pairs" and pack[keys.TIES_PAIRS_PRIZES] == "share" and not conditions.unavoidable


def _by_contestant(pairs: Iterable[tuple[str, R]]) -> dict[str, tuple[R, ...]]:
    records: dict[str, list[R]] = {}
    for name, record in pairs:
        records.setdefault(name, []).append(record)
    return {name: tuple(own) for name, own in records.items()}


def _who(
    given: Sequence[str],
    conditions: TieConditions,
    pack: Pack,
    matches: Mapping[str, Sequence[MatchRecord]],
    sessions: Mapping[str, Sequence[SessionRecord]],
) -> Iterable[Problem]:
    """Everybody once, and with something to go by; a knock-out has its extra boards, and who shares needs nothing."""
    for who in dict.fromkeys(name for name in given if given.count(name) > 1):
        yield Problem("tie-twice", Place(tag="tied"), who)
    if conditions.form == "knockout" or _shares(conditions, pack):
        return
    own: Mapping[str, Sequence[Record]] = sessions if conditions.form in BY_BOARDS else matches
    known = {record.phase for records in own.values() for record in records}
    phase = conditions.phase if conditions.phase in known else ""  # an unknown phase is a problem of its own
    for who in dict.fromkeys(given):
        if not any(phase in ("", record.phase) for record in own.get(who, ())):
            yield Problem("tie-unknown", Place(tag="tied"), who, " ".join(tidy(list(own))))


def _which_phase(conditions: TieConditions, phases: set[str]) -> Iterable[Problem]:
    expected = " ".join(sorted(filter(None, phases)))
    if conditions.phase and phases and conditions.phase not in phases:
        yield Problem("tie-phase-unknown", Place(tag="phase"), conditions.phase, expected)
    if not conditions.phase and len(phases) > 1 and conditions.form in BY_PHASE:
        yield Problem("tie-phase", Place(tag="phase"), expected=expected)


def _stanzas(given: Sequence[str], conditions: TieConditions, pack: Pack) -> Iterable[Problem]:
    """Extra stanzas are of some of the tied, and as long as the regulations say."""
    number: dict[frozenset[str], int] = {}
    for at, stanza in enumerate(conditions.extra, 1):
        where = Place(tag="extra", index=at)
        teams = frozenset(stanza.imps)
        if len(teams) < 2 or not teams <= set(given):
            yield Problem("tie-stanza-teams", where, " ".join(tidy(list(teams))), " ".join(tidy(list(given))))
            continue
        number[teams] = number.get(teams, 0) + 1
        due = stanza_boards(number[teams], conditions.boards, pack)
        regulated = pack[keys.EXTRA_BOARDS_EACH] is not None
        if regulated and None not in (due, stanza.boards) and due != stanza.boards:
            yield Problem("tie-stanza-boards", where, str(stanza.boards), str(due))


def shared_prizes(order: Sequence[Group], prizes: Sequence[Fraction]) -> dict[str, Fraction]:
    """What each gets of the prizes for the places of the tied: those who are level share theirs alike."""
    if len(prizes) > sum(map(len, order)):
        raise refuse("tie-prizes", found=len(prizes), expected=sum(map(len, order)), where=Place(tag="prizes"))
    shares: dict[str, Fraction] = {}
    place = 0
    for group in order:
        share = sum(prizes[place : place + len(group)], Fraction()) / len(group)
        shares |= dict.fromkeys(group, share)
        place += len(group)
    return shares
