"""Who may watch a team match, and as what (art. 76).

watching(FIGB, who="captain", room="closed", named=True, permitted=True)        -> yes
"""

from typing import Literal, get_args

from arbitro.regulations import keys
from arbitro.regulations.consequence import Consequence, Ground, ask, because
from arbitro.regulations.pack import Pack, Setting

Watcher = Literal["spectator", "team_member", "captain"]
Room = Literal["open", "closed"]
WATCHERS: tuple[Watcher, ...] = get_args(Watcher)
ROOMS: tuple[Room, ...] = get_args(Room)


class Watching(Consequence, frozen=True):
    """Whether somebody may watch; None as long as something is not known. `bound`: he keeps the players' rules."""

    allowed: bool | None
    bound: bool = False


def watching(
    pack: Pack,
    *,
    who: Watcher | None = None,
    room: Room | None = None,
    own_team: bool = True,
    named: bool | None = None,
    permitted: bool | None = None,
    event_allows: bool = False,
    returning: bool = False,
) -> Watching:
    """`who` wants to watch in a room.

    `own_team`: a member of a team that plays there, not playing himself. `named`: the captain was named in time.
    `permitted`: by the director. `event_allows`: the event's own rules let spectators into the closed room.
    `returning`: he has left that room before.
    """
    by = pack.setting(keys.CLOSED_ROOM)
    grounds: list[Ground] = []
    bound = pack[keys.SPECTATORS_BOUND]
    if bound:
        grounds.append(because("watch-bound", pack.setting(keys.SPECTATORS_BOUND)))
    if pack[keys.CLOSED_ROOM] == "open":
        return _permission(permitted, bound, [*grounds, because("watch-director", by)], by)
    if who is None:
        return Watching(None, bound, why=tuple(grounds), asks=(ask("watcher", "one_of", by, options=WATCHERS),))
    if who == "captain" and pack[keys.CAPTAIN_NAMED] == "registration":
        rule = pack.setting(keys.CAPTAIN_NAMED)
        if named is None:
            return Watching(None, bound, why=tuple(grounds), asks=(ask("captain_registered", "yes_no", rule),))
        if not named:
            grounds.append(because("watch-not-named", rule))
            who = "spectator"
    if who == "team_member" and own_team:
        return Watching(False, bound, why=(*grounds, because("watch-own-team", by)))
    if room is None:
        return Watching(None, bound, why=tuple(grounds), asks=(ask("room", "one_of", by, options=ROOMS),))
    if room == "open":
        return Watching(True, bound, why=(*grounds, because("watch-open-room", by)))
    if returning and pack[keys.CLOSED_ROOM_RETURN] == "permission":
        back = pack.setting(keys.CLOSED_ROOM_RETURN)
        return _permission(permitted, bound, [*grounds, because("watch-returning", back)], back)
    if event_allows and who != "captain":
        return Watching(True, bound, why=(*grounds, because("watch-event-allows", by)))
    id = "watch-captain" if who == "captain" else "watch-closed-room"
    return _permission(permitted, bound, [*grounds, because(id, by)], by)


def _permission(permitted: bool | None, bound: bool, grounds: list[Ground], by: Setting) -> Watching:
    if permitted is None:
        return Watching(None, bound, why=tuple(grounds), asks=(ask("director_permits", "yes_no", by),))
    return Watching(permitted, bound, why=tuple(grounds))
