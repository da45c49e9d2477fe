"""`arbitro lineup`: which team has the right of choice in each stanza of a match."""

from arbitro.answers.consequence import ConsequenceAnswer, shared
from arbitro.book.problem import Place, refuse
from arbitro.cli.consequence import tell
from arbitro.cli.rulebook import regulations
from arbitro.cli.terminal import print_json
from arbitro.cli.voice import Voice
from arbitro.contest.lineup.allocation import LEAVE, Choice, Take
from arbitro.contest.lineup.match import LineupForm, Lot, Match
from arbitro.contest.lineup.rights import Right, rights


class LineupAnswer(ConsequenceAnswer, frozen=True):
    """`arbitro lineup --json`: by which rule, and the right in each stanza: a team's, nobody's (`blind`), or open."""

    rule: str
    stanzas: tuple[Right, ...]


def lineup(
    say: Voice,
    home: str,
    away: str,
    form: LineupForm,
    stanzas: int,
    sessions: bool,
    home_and_away: bool,
    announced: str | None,
    late: bool,
    no_forms: bool,
    brown_sticker: tuple[str, ...],
    lot: str | None,
    pick: tuple[str, ...],
    last: str | None,
    pack: str,
    json: bool,
) -> None:
    regulation = regulations(pack)
    determined = rights(
        Match(home, away, form, stanzas, sessions, home_and_away),
        regulation,
        announced=announced,
        in_time=not late,
        forms=not no_forms,
        brown_sticker=brown_sticker,
        lot=Lot(lot) if lot else None,
        choices=tuple(map(_choice, pick)),
        last=Lot(last) if last else None,
    )
    answer = LineupAnswer(determined.rule, determined.stanzas, **shared(regulation, say.language, determined))
    if json:
        print_json(answer)
        return
    tell(say, [say("lineup-right", stanza=stanza.stanza, **_who(stanza)) for stanza in determined.stanzas], answer)


def _choice(text: str) -> Choice:
    if text == "leave":
        return LEAVE
    if not text.isdecimal():
        raise refuse("pick-not-offered", found=text, expected="1 2 3 … leave", where=Place(tag="pick"))
    return Take(int(text))


def _who(right: Right) -> dict[str, str]:
    return {"who": "team" if right.team else "nobody" if right.blind else "open", "team": right.team}
