"""Who sat where in a match: the teams at each table, from their names, the rooms and the players."""

from collections.abc import Sequence

from msgspec import Struct


class MatchTable(Struct, frozen=True):
    """One table of one board, as far as a file tells; the home team sits North-South in the open room."""

    board: str
    home: str = ""
    visitors: str = ""
    room: str = ""
    players: tuple[str, str, str, str] = ("", "", "", "")  # North, East, South, West

    @property
    def pairs(self) -> tuple[str, str]:
        north, east, south, west = self.players
        return " - ".join(filter(None, (north, south))), " - ".join(filter(None, (east, west)))


def contestants(tables: Sequence[MatchTable]) -> list[tuple[str, str]]:
    """North-South and East-West of every table: teams where they are named or sit in two rooms, else pairs.

    Without rooms a team is known by its players. Of two teams that are only named, the home team is taken to sit
    North-South at the first table of the match.
    """
    rooms = {table.room for table in tables}
    unnamed = next((table.pairs for table in tables if table.room == "Open"), ("", ""))
    matches: dict[tuple[str, str], _MatchSeats] = {}
    found = []
    for table in tables:
        teams = table.home, table.visitors
        if not all(teams) and {"Open", "Closed"} <= rooms and table.room:
            teams = unnamed[0] or "1", unnamed[1] or "2"
        if not all(teams):
            found.append(table.pairs)
        else:
            at_home = matches.setdefault(teams, _MatchSeats()).at_home(table)
            found.append(teams if at_home else teams[::-1])
    return found


class _MatchSeats:
    """What the tables of a match so far tell of who plays for whom."""

    def __init__(self) -> None:
        self.home: dict[str, bool] = {}  # whether a player is in the home team
        self.boards: dict[str, bool] = {}  # whether the home team sat North-South at the first table of a board

    def at_home(self, table: MatchTable) -> bool:
        """Whether the home team sits North-South."""
        north, east, south, west = table.players
        sides = [(name, True) for name in (north, south) if name] + [(name, False) for name in (east, west) if name]
        known = next((self.home[name] is ns for name, ns in sides if name in self.home), None)
        if table.room:
            known = table.room == "Open"
        elif known is None:
            known = not self.boards[table.board] if table.board in self.boards else True
        self.boards.setdefault(table.board, known)
        self.home.update((name, known is ns) for name, ns in sides)
        return known
