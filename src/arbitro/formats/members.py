"""Members of clubs, and the entries of an event, as CSV.

A file of members has a header and a line for each: `name;number;category;sex;born;club;e-mail`. A file of entries
names them by number or by name: `player 1;player 2` for pairs, `team;captain;player 1;player 2; …` for teams, `player`
for individuals, each with an `id` if the organiser gives one. Headers may be English, Italian or Romanian, in any
order; cells are parted by semicolons, commas or tabs.

What is pasted may have no header: then the columns are in the order above, and the players of a pair may also be parted
by a dash or a stroke.
"""

import csv
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from functools import cache, partial
from io import StringIO
from typing import Literal

from msgspec import Struct

from arbitro.book.problem import Place, Problem, ProblemsFound, refuse
from arbitro.book.writing import folded
from arbitro.contest.contestant import Contestant, Individual, Member, Pair, Register, Team
from arbitro.contest.entry.eligibility import kind_of
from arbitro.contest.plan import Form
from arbitro.formats.cells import read_cell, written_cell
from arbitro.formats.results.csv import decoded

_BETWEEN = (";", "\t", ",")
_YEARS = (1880, 2100)
_TWO = re.compile(" [-–—&+] | ?/ ?")
_MOST_COLUMNS = 50
_LARGEST_TEAM = 8
_COLUMNS: Mapping[str, tuple[str, ...]] = {
    "id": ("id", "no", "nr", "n", "pair", "coppia", "pereche", "pereche nr"),
    "name": ("name", "nome", "nume", "player name", "cognome e nome", "nominativo", "nume și prenume"),
    "number": ("number", "federation number", "numero", "tessera", "numero tessera", "număr", "legitimație"),
    "category": ("category", "class", "rank", "categoria", "serie", "categorie", "clasă"),
    "sex": ("sex", "gender", "sesso", "gen"),
    "born": ("born", "year", "birth year", "nato", "anno", "anno di nascita", "născut", "an", "anul nașterii"),
    "club": ("club", "società", "associazione", "circolo", "clubul", "asociație"),
    "email": ("email", "e-mail", "mail", "posta elettronica", "poștă electronică"),
    "team": ("team", "team name", "squadra", "nome squadra", "echipă", "nume echipă"),
    "captain": ("captain", "capitano", "căpitan"),
    "player": ("player", "giocatore", "jucător"),
}  # fmt: skip
_MEMBER = ("name", "number", "category", "sex", "born", "club", "id", "email")
_ENTRY = ("id", "team", "captain", "player")
_PLAYER = re.compile(r"(?:player|giocatore|jucător|jucator) ?([1-9][0-9]?)")
_SEXES: Mapping[str, Literal["F", "M"]] = {
    **dict.fromkeys(("f", "w", "d", "female", "woman", "femmina", "donna", "feminin", "femeie"), "F"),
    **dict.fromkeys(("m", "u", "b", "male", "man", "maschio", "uomo", "masculin", "bărbat", "barbat"), "M"),
}  # fmt: skip


class MemberList(Struct, frozen=True):
    """The members that a file has, and what is wrong with the rest of its lines."""

    members: tuple[Member, ...]
    problems: tuple[Problem, ...] = ()

    @property
    def register(self) -> dict[str, Member]:
        return {member.id: member for member in self.members}


class EntryList(Struct, frozen=True):
    """The contestants of a file with their lines, and what is wrong with the others."""

    contestants: tuple[Contestant, ...]
    places: tuple[Place, ...]
    problems: tuple[Problem, ...] = ()


# -- lines of a table


def plain(text: str) -> str:
    """A name as it is compared: whatever its case, its accents and its spaces."""
    return " ".join(re.split(r"[\s_.]+", folded(text))).strip()


class _MembersTable:
    """A header, and the lines under it as texts by the names of the columns."""

    def __init__(
        self,
        data: bytes,
        file: str | None,
        known: Sequence[str],
        needed: Callable[[set[str]], str],
        pasted: Callable[[Sequence[str]], list[str]] | None = None,
    ) -> None:
        """`pasted`: the columns of a text without a header, from its first line."""
        text = decoded(data, file)
        first = text.lstrip("\ufeff\r\n ").partition("\n")[0]
        between = max(_BETWEEN, key=first.count)
        self.file = file
        self.names: list[str] = []
        self.lines: list[tuple[Place, dict[str, str]]] = []
        self.problems: list[Problem] = []
        reader = csv.reader(StringIO(text.lstrip("\ufeff"), newline=""), delimiter=between, skipinitialspace=True)
        line = 1
        try:
            for row in reader:
                where, line = Place(file=file, line=line), reader.line_num + 1
                texts = [read_cell(cell) for cell in row]
                if not any(texts):
                    continue
                if not self.names and (pasted is None or any(_column(text, known) for text in texts[:_MOST_COLUMNS])):
                    self.names = _header(texts, where, known, needed)
                    continue
                if not self.names and pasted is not None:
                    self.names = pasted(texts)
                if any(texts[len(self.names) :]):
                    self.problems.append(Problem("row-too-long", where, str(len(texts)), str(len(self.names))))
                else:
                    cellar = dict.fromkeys(self.names, "") | dict(zip(self.names, texts, strict=False))
                    self.lines.append((where, cellar))
        except csv.Error as trouble:
            raise refuse("bad-csv", found=trouble, where=Place(file=file, line=reader.line_num)) from None
        if not self.names:
            raise refuse("no-header", where=Place(file=file), expected=";".join(known))


def _header(cells: Sequence[str], where: Place, known: Sequence[str], needed: Callable[[set[str]], str]) -> list[str]:
    names = list(cells)
    while names and not names[-1]:
        names.pop()
    if len(names) > _MOST_COLUMNS:
        raise refuse("row-too-long", where=where, found=len(names), expected=_MOST_COLUMNS)
    columns = [_column(name, known) for name in names]
    problems = [
        Problem("unknown-column", where, cell, ", ".join(get_close_matches(cell.lower(), known, n=1) or known))
        for cell, name in zip(names, columns, strict=True)
        if not name
    ]
    problems += (Problem("column-twice", where, name) for name, times in Counter(columns).items() if name and times > 1)
    if missing := needed(set(columns)):
        problems.append(Problem("column-missing", where, missing, ";".join(known)))
    if problems:
        raise ProblemsFound(problems)
    return columns


def _column(cell: str, known: Sequence[str]) -> str:
    """Our name of a column; nothing if it has none. A player's column keeps its number."""
    title = plain(cell)
    if "player" in known and (match := _PLAYER.fullmatch(title)):
        return f"player {match[1]}"
    return next((name for name in _called().get(title, ()) if name in known), "")


@cache
def _called() -> Mapping[str, tuple[str, ...]]:
    """What the columns are called, and which of ours may be meant."""
    words = {plain(word) for own in _COLUMNS.values() for word in own}
    return {word: tuple(name for name, own in _COLUMNS.items() if word in map(plain, own)) for word in words}


def _written(header: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    page = StringIO()
    writer = csv.writer(page, delimiter=";", lineterminator="\n")
    writer.writerow(header)
    writer.writerows([written_cell(cell) for cell in row] for row in rows)
    return page.getvalue()


# -- members


def read_members(data: bytes, file: str | None = None, *, pasted: bool = False) -> MemberList:
    """The members of a file. Without a column of ids, a member's id is the number, or else the name."""
    table = _MembersTable(
        data, file, _MEMBER, lambda columns: "" if "name" in columns else "name", _member_columns if pasted else None
    )
    problems = table.problems
    members: list[Member] = []
    ids: set[str] = set()
    numbers: set[str] = set()
    for where, cells in table.lines:
        wrong = [*_wrong(cells, where)]
        name, number = cells["name"], cells.get("number", "")
        id = cells.get("id") or number or name
        if number and number in numbers:
            wrong.append(Problem("member-number-twice", where, number))
        elif id and id in ids:
            wrong.append(Problem("member-twice", where, id))
        numbers.add(number)
        ids.add(id)
        problems += wrong
        if not wrong:
            category, club, email = (cells.get(column, "") for column in ("category", "club", "email"))
            members.append(Member(id, name, number, category, _sex(cells), _year(cells.get("born", "")), club, email))
    return MemberList(tuple(members), tuple(problems))


def _member_columns(first: Sequence[str]) -> list[str]:
    """The name first, or the number if it stands first."""
    if len(first) > 1 and first[0].isdecimal():
        return ["number", "name", *_MEMBER[2:]]
    return list(_MEMBER)


def _sex(cells: Mapping[str, str]) -> Literal["", "F", "M"]:
    return _SEXES.get(cells.get("sex", "").casefold(), "")


def _wrong(cells: Mapping[str, str], where: Place) -> Iterator[Problem]:
    if not cells["name"]:
        yield Problem("member-no-name", where)
    if cells.get("sex") and not _sex(cells):
        yield Problem("member-sex", where, cells["sex"], "F, M")
    if cells.get("born") and _year(cells["born"]) is None:
        yield Problem("member-born", where, cells["born"], f"{_YEARS[0]} … {_YEARS[1]}")


def _year(text: str) -> int | None:
    """A year, also of a date: `1961`, `1961-05-07`, `7/5/1961`."""
    match = re.fullmatch(r"([0-9]{4})(?:[-/.][0-9]{1,2}){0,2}|(?:[0-9]{1,2}[-/.]){1,2}([0-9]{4})", text)
    year = int(match[1] or match[2]) if match else 0
    return year if _YEARS[0] <= year <= _YEARS[1] else None


def write_members(members: Iterable[Member]) -> str:
    """The file of these members; with a column of ids only where they cannot be told from number or name, and one of
    addresses only where somebody has one."""
    listed = tuple(members)
    left_out = set[str]()
    if all(member.id == (member.number or member.name) for member in listed):
        left_out |= {"id"}
    if not any(member.email for member in listed):
        left_out |= {"email"}
    columns = [name for name in _MEMBER if name not in left_out]
    rows = ([str(getattr(member, name) or "") for name in columns] for member in listed)
    return _written(columns, rows)


# -- entries


class _Names:
    """Finds members by id, by number, or by a name that only one of them has."""

    def __init__(self, register: Register) -> None:
        self.register = register
        self.numbers = {member.number: id for id, member in register.items() if member.number}
        self.names: dict[str, list[str]] = {}
        for id, member in register.items():
            self.names.setdefault(plain(member.name), []).append(id)

    def find(self, word: str, where: Place, problems: list[Problem]) -> str:
        """The id; the word itself if nobody is called so."""
        if word in self.register:
            return word
        if word in self.numbers:
            return self.numbers[word]
        named = self.names.get(plain(word), [])
        if len(named) > 1:
            problems.append(Problem("member-ambiguous", where, word, ", ".join(named)))
        return named[0] if named else word

    def word(self, id: str) -> str:
        """How a member is written, so that he is found again."""
        member = self.register.get(id)
        number = member.number if member is not None else ""
        return number if number and number not in self.register and self.numbers[number] == id else id


def read_entries(
    data: bytes, register: Register, file: str | None = None, *, pasted: Form | None = None, first: int = 1
) -> EntryList:
    """The entries of a file: individuals, pairs or teams as its header says, or as `pasted` says if it has none. Who is
    not in the register keeps the word that was written, for `entry_problems` to tell. Entries without an id are
    numbered by their places, from `first` on."""
    if pasted is not None:
        data = _parted(data, file, pasted)
    unnamed = None if pasted is None else partial(_entry_columns, pasted)
    table = _MembersTable(data, file, _ENTRY, _players_missing, unnamed)
    names = _Names(register)
    problems = table.problems
    contestants: list[Contestant] = []
    places: list[Place] = []
    for at, (where, cells) in enumerate(table.lines, first):
        wrong: list[Problem] = []
        columns = sorted((name for name in cells if name.startswith("player ")), key=_number)
        words = [cells[name] for name in columns if cells[name] or "team" not in cells]
        id = cells.get("id") or str(at)
        players = tuple(names.find(word, where, wrong) if word else "" for word in words)
        problems += wrong
        if "team" in cells:
            captain = cells.get("captain", "")
            told_captain = names.find(captain, where, problems) if captain else ""
            contestants.append(Team(id, cells["team"], players, told_captain))
        elif "player" in cells:
            contestants.append(Individual(id, names.find(cells["player"], where, problems)))
        else:
            contestants.append(Pair(id, (players[0], players[1])))
        places.append(where)
    return EntryList(tuple(contestants), tuple(places), tuple(problems))


def _parted(data: bytes, file: str | None, form: Form) -> bytes:
    """Lines as people type them, each with its own separator, `A - B` and `A / B` of pairs too: as a table has them."""
    return "\n".join(_with_semicolons(line, form) for line in decoded(data, file).splitlines()).encode()


def _with_semicolons(line: str, form: Form) -> str:
    if '"' in line:
        return line
    between = next((sign for sign in _BETWEEN if sign in line), "")
    if between:
        return line.replace(between, ";")
    return _TWO.sub(";", " ".join(line.split())) if form == "pairs" else line


def _entry_columns(form: Form, first: Sequence[str]) -> list[str]:
    """An id stands before the players if there is a cell more."""
    match form:
        case "teams":
            return ["team", *(f"player {at}" for at in range(1, _LARGEST_TEAM + 1))]
        case "pairs":
            return [*(["id"] if len(first) > 2 else []), "player 1", "player 2"]
        case "individual":
            return [*(["id"] if len(first) > 1 else []), "player"]


def _number(column: str) -> int:
    return int(column.removeprefix("player "))


def _players_missing(columns: set[str]) -> str:
    """What a header lacks: one player; two; a team's, however many. Not all forms go together."""
    numbered = {name for name in columns if name.startswith("player ")}
    if "team" in columns:
        return "" if numbered and "player" not in columns else "player 1"
    if "player" in columns:
        return "player 1" if numbered else ""
    return next((name for name in ("player 1", "player 2") if name not in numbered), "") or _beyond(numbered)


def _beyond(numbered: set[str]) -> str:
    return "team" if len(numbered) > 2 else ""


def write_entries(contestants: Iterable[Contestant], register: Register) -> str:
    """The file of these entries, all of one kind, the players by their numbers."""
    listed = tuple(contestants)
    kinds = {kind_of(contestant) for contestant in listed}
    if len(kinds) > 1:
        raise refuse("entry-kinds", found=", ".join(sorted(kinds)), expected="individual, pair, team")
    word = _Names(register).word
    if kinds == {"team"}:
        most = max(len(contestant.players) for contestant in listed)
        header = ["id", "team", "captain", *(f"player {at}" for at in range(1, most + 1))]
        teams = [contestant for contestant in listed if isinstance(contestant, Team)]
        rows = [[team.id, team.name, word(team.captain), *map(word, team.players)] for team in teams]
        return _written(header, ([*row, *[""] * (len(header) - len(row))] for row in rows))
    players = ["player"] if kinds == {"individual"} else ["player 1", "player 2"]
    return _written(["id", *players], ([entry.id, *map(word, entry.players)] for entry in listed))
