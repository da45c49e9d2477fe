"""`arbitro entries`: checks the entries of an event against the register of members and the event's conditions."""

from typing import Literal

from msgspec import Struct

from arbitro.book.problem import Problem, ProblemsFound, gathered, refuse
from arbitro.cli.files import opened
from arbitro.cli.rulebook import regulations
from arbitro.cli.tables import Column, PrintedTable, print_tables
from arbitro.cli.terminal import out, print_json
from arbitro.cli.voice import Voice, clean
from arbitro.contest.contestant import Contestant, Member, Team
from arbitro.contest.entry.eligibility import EntryConditions, EntryKind, Formation, conditions, kind_of
from arbitro.contest.entry.entries import entry_problems
from arbitro.formats.members import EntryList, MemberList, read_entries, read_members


class EntryPlayer(Struct, frozen=True):
    """A player as the register has him; without a register the name is what the entry says."""

    id: str
    name: str
    number: str
    category: str
    sex: Literal["", "F", "M"]
    born: int | None
    club: str


class EntryAnswer(Struct, frozen=True):
    """One entry. `captain` is the id of a team's captain, who is not among the players if he does not play."""

    id: str
    name: str | None
    players: tuple[EntryPlayer, ...]
    captain: str | None


class EntriesAnswer(Struct, frozen=True):
    """`arbitro entries --json`: the entries, all in order."""

    regulations: str
    kind: EntryKind
    entries: tuple[EntryAnswer, ...]
    players: int


def entries(
    say: Voice,
    file: str,
    members: str | None,
    formation: Formation,
    mixed: bool,
    born_until: int | None,
    born_since: int | None,
    categories: str,
    highest: str,
    lowest: str,
    club: tuple[str, ...],
    numbered: bool,
    pack: str,
    json: bool,
) -> None:
    regulation = regulations(pack)
    if members is None:
        given = {
            "--mixed": mixed,
            "--formation": formation != "open",
            "--born-until": born_until is not None,
            "--born-since": born_since is not None,
            "--categories": categories,
            "--highest": highest,
            "--lowest": lowest,
            "--club": club,
            "--numbered": numbered,
        }
        if any(given.values()):
            raise refuse("option-needs", found=" ".join(o for o, value in given.items() if value), expected="--members")
    if mixed and formation == "women":
        raise refuse("options-together", found="--mixed", expected="--formation women")
    asked = conditions(
        regulation,
        formation="mixed" if mixed else formation,
        born_until=born_until,
        born_since=born_since,
        categories=tuple(filter(None, (category.strip() for category in categories.split(",")))),
        highest=highest,
        lowest=lowest,
        clubs=club,
        numbered=numbered,
    )
    listed, register = _checked(file, members, asked)
    answer = EntriesAnswer(
        regulation.name,
        kind_of(listed.contestants[0]),
        tuple(_entry(contestant, register) for contestant in listed.contestants),
        sum(len(contestant.players) for contestant in listed.contestants),
    )
    if json:
        print_json(answer)
    else:
        _show(answer, say)


def _checked(file: str, members: str | None, asked: EntryConditions) -> tuple[EntryList, dict[str, Member]]:
    """The entries of a file with the register; every problem of both files and of the entries together."""
    problems: list[Problem] = []
    listed = MemberList(())
    if members is not None:
        with gathered(problems), opened(members) as source:
            listed = read_members(source.read(), clean(members))
            problems += listed.problems
    entered = EntryList((), ())
    with gathered(problems), opened(file) as source:
        entered = read_entries(source.read(), listed.register, clean(file))
        problems += entered.problems
        if not entered.contestants and not entered.problems:
            raise refuse("no-entries")
    register = listed.register if members is not None else _as_written(entered.contestants)
    if members is None or listed.members:
        problems += entry_problems(entered.contestants, register, asked, entered.places)
    if problems:
        raise ProblemsFound(problems)
    return entered, register


def _as_written(contestants: tuple[Contestant, ...]) -> dict[str, Member]:
    """Without a register everybody is who the entry says."""
    words = [
        word
        for contestant in contestants
        for word in (*contestant.players, contestant.captain if isinstance(contestant, Team) else "")
    ]
    return {word: Member(word, word) for word in words if word}


def _entry(contestant: Contestant, register: dict[str, Member]) -> EntryAnswer:
    players = tuple(
        EntryPlayer(member.id, member.name, member.number, member.category, member.sex, member.born, member.club)
        for member in (register[player] for player in contestant.players)
    )
    if isinstance(contestant, Team):
        return EntryAnswer(contestant.id, contestant.name, players, contestant.acting_captain)
    return EntryAnswer(contestant.id, None, players, None)


def _show(answer: EntriesAnswer, say: Voice) -> None:
    team = answer.kind == "team"
    columns = [Column(say(f"entries-{name}")) for name in ("id", *(("team",) if team else ()), "players")]
    rows = (
        (
            clean(entry.id),
            *((clean(entry.name or ""),) if team else ()),
            ", ".join(clean(player.name) for player in entry.players),
        )
        for entry in answer.entries
    )
    out().print(say("entries-checked", kind=answer.kind, count=len(answer.entries), players=answer.players))
    print_tables([PrintedTable("", tuple(columns), tuple(rows))])
