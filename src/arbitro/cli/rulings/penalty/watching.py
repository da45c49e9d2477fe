"""`arbitro penalty watching`: who may watch a team match."""

from arbitro.answers.consequence import ConsequenceAnswer, shared
from arbitro.cli.consequence import tell
from arbitro.cli.rulebook import regulations
from arbitro.cli.terminal import print_json
from arbitro.cli.voice import Voice
from arbitro.regulations.spectators import Room, Watcher
from arbitro.regulations.spectators import watching as consequence


class WatchingAnswer(ConsequenceAnswer, frozen=True):
    """`arbitro penalty watching --json`. `bound`: he keeps the players' rules."""

    allowed: bool | None
    bound: bool


def watching(
    say: Voice,
    who: Watcher | None,
    room: Room | None,
    named: bool | None,
    other_team: bool,
    permitted: bool | None,
    event_allows: bool,
    returning: bool,
    pack: str,
    json: bool,
) -> None:
    regulation = regulations(pack)
    judged = consequence(
        regulation,
        who=who,
        room=room,
        own_team=not other_team,
        named=named,
        permitted=permitted,
        event_allows=event_allows,
        returning=returning,
    )
    answer = WatchingAnswer(judged.allowed, judged.bound, **shared(regulation, say.language, judged))
    if json:
        print_json(answer)
        return
    allowed = {True: "true", False: "false", None: "open"}[judged.allowed]
    tell(say, [say("watch-answer", allowed=allowed)], answer)
