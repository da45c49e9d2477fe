"""Round robin (art. 78.7(a)1): a list for two teams; three or more have a separate ranking, and the last drops out."""

from collections.abc import Sequence

from arbitro.contest.ties.criterion import Skipped, Untold
from arbitro.contest.ties.trace import Group
from arbitro.contest.ties.trail import Trail
from arbitro.regulations import keys
from arbitro.regulations.consequence import Ground, because
from arbitro.regulations.keys.ties import EXTRA_BOARDS


def round_robin(trail: Trail, group: Group) -> list[Group]:
    """Best first."""
    pack = trail.facts.pack
    if len(group) == 1:
        return [group]
    key = keys.TIES_TWO_TEAMS if len(group) == 2 else keys.TIES_MORE_TEAMS
    names, by = pack[key], pack.setting(key)
    if names is None:
        return trail.give_up(group)
    if len(group) == 2:
        _tell(trail, because("tie-list-two_teams", by))
        return trail.ladder(group, names, by)
    how = pack[keys.TIES_MORE_TEAMS_BY]
    _tell(trail, because(f"tie-list-more_teams-{how}", pack.setting(keys.TIES_MORE_TEAMS_BY)))
    return _dropping(trail, group, names) if how == "recompute" else _once(trail, group, group, names)


def _dropping(trail: Trail, group: Group, names: Sequence[str]) -> list[Group]:
    """Who is last by the list, counting the matches within the group, drops out; the rest are ranked anew."""
    by = trail.facts.pack.setting(keys.TIES_MORE_TEAMS)
    last, applied = group, False
    for name in names:
        if name == EXTRA_BOARDS or len(last) == 1:
            break
        parts = trail.apply(name, group, by, last_of=last)
        if isinstance(parts, Untold):
            return trail.stop(group)
        if not isinstance(parts, Skipped):
            last, applied = parts[-1], True
    if last == group:
        return _level(trail, group, names, applied)
    rest = tuple(team for team in group if team not in last)
    return round_robin(trail, rest) + round_robin(trail, last)


def _once(trail: Trail, group: Group, level: Group, names: Sequence[str], start: int = 0) -> list[Group]:
    """All are ranked by the matches within the whole group; two who stay level are parted as two teams."""
    by = trail.facts.pack.setting(keys.TIES_MORE_TEAMS)
    applied = start > 0
    for at, name in enumerate(names[start:], start):
        if name == EXTRA_BOARDS:
            break
        parts = trail.apply(name, group, by, last_of=level)
        if isinstance(parts, Untold):
            return trail.stop(level)
        if isinstance(parts, Skipped):
            continue
        applied = True
        if len(parts) > 1:
            order: list[Group] = []
            for part in parts:
                order += [part] if len(part) == 1 else _once(trail, group, part, names, at + 1)
            return order
    return round_robin(trail, level) if len(level) == 2 else _level(trail, level, names, applied)


def _level(trail: Trail, group: Group, names: Sequence[str], applied: bool) -> list[Group]:
    """Nothing has parted them. Without the matches between them there is nothing to play off yet."""
    return trail.play_on(group) if applied and EXTRA_BOARDS in names else trail.give_up(group)


def _tell(trail: Trail, ground: Ground) -> None:
    if ground not in trail.why:
        trail.why.append(ground)
