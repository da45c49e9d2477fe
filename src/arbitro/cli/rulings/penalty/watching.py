"""`arbitro penalty watching`: who may watch a team match."""

from enum import StrEnum
from typing import Annotated

import typer

from arbitro.cli.consequence import tell
from arbitro.cli.rulebook import DEFAULT, Regulations, regulations
from arbitro.cli.terminal import Json, out, print_json, voice
from arbitro.regulations.spectators import watching as consequence
from arbitro.words.consequence import ConsequenceAnswer, shared


class Watcher(StrEnum):
    SPECTATOR = "spectator"
    TEAM_MEMBER = "team_member"
    CAPTAIN = "captain"


class Room(StrEnum):
    OPEN = "open"
    CLOSED = "closed"


class WatchingAnswer(ConsequenceAnswer, frozen=True):
    """`arbitro penalty watching --json`. `bound`: he keeps the players' rules."""

    allowed: bool | None
    bound: bool


def watching(
    ctx: typer.Context,
    who: Annotated[Watcher | None, typer.Option(help="Who wants to watch; a captain who does not play.")] = None,
    room: Annotated[Room | None, typer.Option(help="Where.")] = None,
    named: Annotated[
        bool | None, typer.Option("--named/--not-named", help="The captain was named when the team registered.")
    ] = None,
    other_team: Annotated[
        bool, typer.Option("--other-team", help="The member's own team does not play at this table.")
    ] = False,
    permitted: Annotated[bool | None, typer.Option("--permitted/--not-permitted", help="By the director.")] = None,
    event_allows: Annotated[
        bool, typer.Option("--event-allows", help="The event's rules let spectators into the closed room.")
    ] = False,
    returning: Annotated[bool, typer.Option("--returning", help="He has left the closed room before.")] = False,
    pack: Regulations = DEFAULT,
    json: Json = False,
) -> None:
    """Who may watch a team match, and where (76).

    \b
    Examples:
      arbitro penalty watching --who captain --room closed --named --permitted --regulations figb_2017
      arbitro penalty watching --who team_member --room open --regulations figb_2017 --json
    """
    regulation, say = regulations(pack), voice(ctx)
    found = consequence(
        regulation,
        who=None if who is None else who.value,
        room=None if room is None else room.value,
        own_team=not other_team,
        named=named,
        permitted=permitted,
        event_allows=event_allows,
        returning=returning,
    )
    answer = WatchingAnswer(found.allowed, found.bound, **shared(regulation, say.language, found))
    if json:
        print_json(answer)
        return
    allowed = {True: "true", False: "false", None: "open"}[found.allowed]
    tell(out(), say, [say("watch-answer", allowed=allowed)], answer)
