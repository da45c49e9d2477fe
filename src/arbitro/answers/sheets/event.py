"""The sheets of an event, as somebody may see it: what lies on the tables, hangs on the wall, or is taken home."""

from collections.abc import Iterable, Iterator
from fractions import Fraction

from msgspec import Struct

from arbitro.answers.results import figure, say_recorded, say_total, signed
from arbitro.answers.sheets.appeal import appeal_form
from arbitro.answers.sheets.hands import labels, say_vulnerable
from arbitro.answers.sheets.sheet import Blanks, Column, Paper, Part, Rows, Sheet, Words
from arbitro.answers.site import day
from arbitro.book.writing import folded
from arbitro.bridge.board import dealer_of, vulnerability_of
from arbitro.bridge.seats import Side
from arbitro.contest.facts.event import Room
from arbitro.contest.facts.state import AtTable, Strand, spot_of
from arbitro.office.fact import BoardKey
from arbitro.office.room.plays import plays, rooms_at
from arbitro.office.room.sitting import contestants_at
from arbitro.office.seeing.appeals import AppealNow, appeals
from arbitro.office.seeing.boards import boards_of
from arbitro.office.seeing.guides import Guide, GuideStop, guides, numbers_in
from arbitro.office.seeing.matches import cross_table, match_sheet, matches
from arbitro.office.seeing.score_card import ScoreCard, score_card
from arbitro.office.seeing.standings import RankingNow, standings
from arbitro.office.seeing.traveller import traveller
from arbitro.office.seeing.view import Named, View
from arbitro.words import message

BLANK_LINES = 8  # of a traveller without names


class EventSheets(Struct, frozen=True, kw_only=True):
    """Everything is of one phase and one session. `named`: with the names of who plays, else to be written in."""

    view: View
    language: str
    paper: Paper = "a4"
    phase: str = ""
    session: int = 1
    named: bool = True

    def say(self, id: str, **args: str | int) -> str:
        return message(id, self.language, **args)

    def sheet(self, title: str, parts: Iterable[Part], across: int = 0) -> Sheet:
        return Sheet(
            title=title,
            about=about(self.view, self.phase, self.language),
            language=self.language,
            paper=self.paper,
            across=across,
            parts=tuple(parts),
        )

    def column(self, id: str, *, wide: bool = False, figure: bool = False) -> Column:
        return Column(self.say(id), wide, figure)

    # -- before play

    def guides(self) -> Sheet:
        """A card for each contestant: where it goes, round by round."""
        return self.sheet(self.say("sheet-guides"), (self._guide(each) for each in self._guides()), self._across())

    def _guides(self) -> tuple[Guide, ...]:
        return guides(self.view, self.phase, self.session)

    def _across(self) -> int:
        return 2 if self.paper == "a4" else 1

    def _guide(self, guide: Guide) -> Part:
        columns = (
            self.column("web-print-round", figure=True),
            self.column("web-print-table", figure=True),
            self.column("web-print-side"),
            self.column("web-print-against"),
            self.column("web-print-boards-column", wide=True),
        )
        rows = tuple(self._stop(stop) for stop in guide.stops)
        stays = (Words((self.say("web-print-stays"),), quiet=True),) if guide.stays else ()
        return Part(
            title=guide.who.name,
            about=self._section(guide.section),
            corner=str(guide.number or ""),
            blocks=(Rows(columns, rows), *stays),
        )

    def _stop(self, stop: GuideStop) -> tuple[str, ...]:
        if stop.table is None:
            return (str(stop.round), "–", self.say("web-print-sits-out"), "", "")
        seat = stop.seat.value if stop.seat else ""
        side = stop.side.value if stop.side else ""
        where = self.say(f"web-seat-{seat}") if seat else self.say(f"web-side-short-{side}")
        against = " – ".join(str(who.number or self.view.named(who.id).name) for who in stop.opponents)
        return (str(stop.round), str(stop.table), where, against, spanned(stop.boards))

    def _section(self, section: str) -> str:
        return self.say("web-print-group", group=section) if section else ""

    def tables(self) -> Sheet:
        """A card for each table: who comes, and which boards, round by round."""
        return self.sheet(self.say("sheet-tables"), self._tables(), self._across())

    def _tables(self) -> Iterator[Part]:
        phase = self.view.phase(self.phase)
        by_table: dict[tuple[str, int], list[AtTable]] = {}
        for at in sorted(phase.tables):
            if at.session == self.session:
                by_table.setdefault((at.section, at.table), []).append(at)
        columns = (
            self.column("web-print-round", figure=True),
            self.column("web-side-short-NS", wide=True),
            self.column("web-side-short-EW", wide=True),
            self.column("web-print-boards-column"),
        )
        for (section, table), rounds in sorted(by_table.items()):
            rows = tuple(
                (
                    str(at.round),
                    self._numbers(phase.tables[at].ns),
                    self._numbers(phase.tables[at].ew),
                    spanned(phase.boards_at(at)),
                )
                for at in rounds
            )
            about = self._section(section)
            yield Part(title=self.say("web-print-table"), about=about, corner=str(table), blocks=(Rows(columns, rows),))

    def _numbers(self, who: Iterable[str]) -> str:
        known = numbers_in(self.view.phase(self.phase), self.session)
        return " – ".join(str(known.get(each) or self.view.named(each).name) for each in who)

    def seating(self) -> Sheet:
        """Where everybody begins, by name."""
        columns = (
            self.column("site-name", wide=True),
            self.column("sheet-number", figure=True),
            self.column("web-print-table", figure=True),
            self.column("web-print-side"),
        )
        first = [(guide, next((stop for stop in guide.stops if stop.table), None)) for guide in self._guides()]
        rows = [
            (
                name,
                str(guide.number or ""),
                f"{guide.section}{stop.table}" if stop else "–",
                self._stop(stop)[2] if stop else self.say("web-print-sits-out"),
            )
            for guide, stop in first
            for name in guide.who.players or (guide.who.name,)
        ]
        rows.sort(key=lambda row: folded(row[0]))
        return self.sheet(self.say("sheet-seating"), [Part(blocks=(Rows(columns, tuple(rows)),))])

    def board_map(self) -> Sheet:
        """For the caddy: which boards are at which table, round by round."""
        return self.sheet(self.say("sheet-board-map"), self._board_maps())

    def _board_maps(self) -> Iterator[Part]:
        phase = self.view.phase(self.phase)
        here = [at for at in sorted(phase.tables) if at.session == self.session]
        for section in sorted({at.section for at in here}):
            tables = sorted({at.table for at in here if at.section == section})
            boards = {(at.table, at.round): spanned(phase.boards_at(at)) for at in here if at.section == section}
            rounds = range(1, phase.rounds(Strand(self.session, section)) + 1)
            columns = (
                Column(f"{self.say('web-print-table')} / {self.say('web-print-round')}", figure=True),
                *(Column(str(round)) for round in rounds),
            )
            rows = tuple((str(table), *(boards.get((table, round), "–") for round in rounds)) for table in tables)
            yield Part(title=self._section(section), blocks=(Rows(columns, rows),))

    def travellers(self) -> Sheet:
        """One for each board, which goes with it."""
        keys = [board.key for board in boards_of(self.view, self.phase, self.session)]
        return self.sheet(self.say("sheet-travellers"), map(self._traveller, keys), self._across())

    def _traveller(self, key: BoardKey) -> Part:
        columns = (
            self.column("web-side-short-NS"),
            self.column("web-side-short-EW"),
            self.column("web-print-slip-contract", wide=True),
            self.column("web-print-slip-by"),
            self.column("web-print-slip-lead"),
            self.column("web-print-slip-tricks"),
            self.column("web-print-slip-NS", figure=True),
            self.column("web-print-slip-EW", figure=True),
        )
        where = plays(self.view.contest, self.view.phase(self.phase), key)
        pairs = [
            tuple(self._numbers(contestants_at(self.view.event, play.spot, side)) for side in (Side.NS, Side.EW))
            for play in where
        ]
        if not self.named:
            pairs = [("", "")] * max(len(where), BLANK_LINES)
        rows = tuple((*pair, *[""] * 6) for pair in pairs)
        dealer = self.say("web-dealer", seat=self.say(f"web-seat-name-{dealer_of(key.board).value}"))
        return Part(
            title=self.say("web-board", board=self._label(key)),
            about=f"{dealer} · {say_vulnerable(vulnerability_of(key.board), self.language)}",
            corner=self._label(key),
            blocks=(Rows(columns, rows, open=True),),
        )

    def _label(self, key: BoardKey) -> str:
        return f"{key.round}.{key.board}" if key.round else str(key.board)

    def slips(self) -> Sheet:
        """One for each table and round, in a match for each room: picked up after the round."""
        phase = self.view.phase(self.phase)
        return self.sheet(
            self.say("sheet-slips"),
            (
                self._slip(at, room)
                for at in sorted(phase.tables, key=lambda at: (at.round, at.section, at.table))
                if at.session == self.session
                for room in rooms_at(self.view.contest, phase, at)
            ),
            self._across(),
        )

    def _slip(self, at: AtTable, room: Room) -> Part:
        phase = self.view.phase(self.phase)
        spot = spot_of(phase, at, room)
        sides = [
            (
                self.say(f"web-side-short-{side.value}"),
                " – ".join(named(each) for each in self.view.all_named(contestants_at(self.view.event, spot, side)))
                if self.named
                else "",
            )
            for side in (Side.NS, Side.EW)
        ]
        columns = (
            self.column("web-print-board", figure=True),
            self.column("web-print-slip-contract", wide=True),
            self.column("web-print-slip-by"),
            self.column("web-print-slip-lead"),
            self.column("web-print-slip-tricks"),
            self.column("web-print-slip-NS", figure=True),
            self.column("web-print-slip-EW", figure=True),
            *((Column(self.say("sheet-imps"), figure=True),) if room else ()),
        )
        rows = tuple((str(board), *[""] * (len(columns) - 1)) for board in phase.boards_at(at))
        return Part(
            title=f"{self.say('web-round', round=at.round)} · {self.say('web-table', table=f'{at.section}{at.table}')}",
            about=self.say(f"web-print-room-{room}") if room else "",
            blocks=(
                Blanks(tuple(sides)),
                Rows(columns, rows, open=True),
                Words((self.say("web-print-signed"),), quiet=True),
            ),
        )

    def lineups(self) -> Sheet:
        """A form for each captain and match: who plays where."""
        parts = []
        for match in matches(self.view, self.phase):
            for team, opponents in ((match.home, match.away), (match.away, match.home)):
                fields = [(self.say("sheet-team"), team.name), (self.say("site-opponents"), opponents.name)]
                seats = [
                    (f"{self.say(f'web-print-room-{room}')}, {self.say(f'web-seat-name-{seat.value}')}", "")
                    for room in ("open", "closed")
                    for seat in (Side.NS if (room == "open") == (team is match.home) else Side.EW).seats
                ]
                signed_by = [(self.say("sheet-captain"), ""), (self.say("sheet-time"), "")]
                title = f"{self.say('sheet-lineup')} · {self.say('web-round', round=match.at.round)}"
                parts.append(Part(title=title, corner="", blocks=(Blanks((*fields, *seats, *signed_by)),)))
        return self.sheet(self.say("sheet-lineups"), parts, self._across())

    # -- afterwards

    def ranking(self) -> Sheet:
        """As it stands; of several sections or lines one after the other."""
        return self.sheet(self.say("sheet-ranking"), (self._ranking(each) for each in standings(self.view, self.phase)))

    def _ranking(self, ranking: RankingNow) -> Part:
        rows = [each.row for each in ranking.rows]
        carried, penalty = any(row.carried for row in rows), any(row.penalty for row in rows)
        in_percent = any(row.percent is not None for row in rows)
        columns = (
            self.column("web-public-rank", figure=True),
            self.column("site-name", wide=True),
            *([self.column("site-carried", figure=True)] if carried else []),
            *([self.column("site-penalty", figure=True)] if penalty else []),
            Column("%" if in_percent else self.say("web-public-points"), figure=True),
        )
        lines = tuple(
            (
                f"{each.row.rank}{'=' if each.row.tied else ''}",
                named(each.who),
                *([self._unless_none(each.row.carried)] if carried else []),
                *([self._unless_none(each.row.penalty)] if penalty else []),
                figure(each.row.percent if in_percent else each.row.total, self.language),
            )
            for each in ranking.rows
        )
        title = " · ".join(
            filter(None, (self._section(ranking.group), self.say(f"web-side-{ranking.line}") if ranking.line else ""))
        )
        state = "" if ranking.final else self.say("sheet-after-round", round=ranking.round)
        head = (Words((self.say("web-print-head", head=ranking.head),), quiet=True),) if ranking.head else ()
        return Part(title=title, about=state, blocks=(Rows(columns, lines), *head))

    def _unless_none(self, value: Fraction) -> str:
        return figure(value, self.language) if value else ""

    def cross_table(self) -> Sheet:
        """Of teams: what each had against each."""
        groups = self.view.phase(self.phase).plan.groups or ("",)
        return self.sheet(self.say("sheet-cross-table"), (self._crossed(group) for group in groups))

    def _crossed(self, group: str) -> Part:
        table = cross_table(self.view, self.phase, group)
        met: dict[tuple[str, str], list[str]] = {}
        for meeting in table.meetings:
            if meeting.opponents:
                met.setdefault((meeting.team, meeting.opponents), []).append(figure(meeting.vp, self.language))
        columns = (
            Column(""),
            self.column("sheet-team", wide=True),
            *(Column(str(n), figure=True) for n in range(1, len(table.teams) + 1)),
        )
        rows = tuple(
            (
                str(n),
                team.name,
                *("×" if team is other else " ".join(met.get((team.id, other.id), ())) for other in table.teams),
            )
            for n, team in enumerate(table.teams, 1)
        )
        return Part(title=self._section(group), blocks=(Rows(columns, rows),))

    def cards(self) -> Sheet:
        """Of every contestant its own boards, each on a page of its own."""
        cards = (score_card(self.view, who, self.phase) for who in self.view.phase(self.phase).field)
        return self.sheet(self.say("sheet-cards"), (self._card(card) for card in cards if card.lines))

    def _card(self, card: ScoreCard) -> Part:
        in_percent = any(line.percent is not None for line in card.lines)
        columns = (
            self.column("web-print-board", figure=True),
            self.column("web-print-side"),
            self.column("site-opponents", wide=True),
            self.column("web-result"),
            self.column("web-score", figure=True),
            Column("%" if in_percent else self.say("web-public-points"), figure=True),
        )
        rows = tuple(
            (
                self._label(line.key),
                self.say(f"web-side-short-{line.side.value}"),
                " – ".join(named(each) for each in line.opponents),
                say_recorded(line.recorded, self.language),
                signed(line.score),
                figure(line.percent if in_percent else line.points, self.language),
            )
            for line in card.lines
        )
        place = card.place
        about = self.say("site-place", rank=str(place.rank), points=say_total(place, self.language)) if place else ""
        return Part(title=named(card.who), about=about, blocks=(Rows(columns, rows),), apart=True)

    def frequencies(self) -> Sheet:
        """Every score on every board, how often it occurs and what it is worth."""
        parts = (self._frequency(board.key) for board in boards_of(self.view, self.phase, self.session))
        return self.sheet(
            self.say("sheet-frequencies"), (part for part in parts if part), 3 if self.paper == "a4" else 2
        )

    def _frequency(self, key: BoardKey) -> Part | None:
        found = traveller(self.view, key).frequencies
        if not found:
            return None
        in_percent = any(each.ns_percent is not None for each in found)
        columns = (
            self.column("web-score", figure=True, wide=True),
            self.column("sheet-times", figure=True),
            Column(self.say("web-percent-NS" if in_percent else "web-points-NS"), figure=True),
        )
        rows = tuple(
            (
                signed(each.score),
                figure(each.times, self.language),
                figure(each.ns_percent if in_percent else each.ns_points, self.language),
            )
            for each in found
        )
        return Part(title=self.say("web-board", board=self._label(key)), blocks=(Rows(columns, rows),))

    def matches(self) -> Sheet:
        """Of teams: every match board by board, with its sums."""
        return self.sheet(self.say("sheet-matches"), self._matches())

    def _matches(self) -> Iterator[Part]:
        columns = (
            self.column("web-print-board", figure=True),
            self.column("web-print-room-open", wide=True),
            self.column("web-print-room-closed", wide=True),
            self.column("sheet-home", figure=True),
            self.column("sheet-away", figure=True),
        )
        for match in matches(self.view, self.phase):
            sheet = match_sheet(self.view, match.at)
            rows = tuple(
                (
                    str(line.board),
                    say_recorded(line.open, self.language) if line.open else "",
                    say_recorded(line.closed, self.language) if line.closed else "",
                    *(figure(won, self.language) if won and won > 0 else "" for won in (line.home, line.away)),
                )
                for line in sheet.lines
            )
            placed = [self.view.phase(self.phase).field.get(team.id) for team in (sheet.home, sheet.away)]
            carried = [each.carried if each else Fraction() for each in placed]
            sums = tuple(
                f"{self.say(id)}: {' – '.join(figure(each, self.language) for each in both)}"
                for id, both in (
                    ("sheet-imps", sheet.imps),
                    ("sheet-vp", sheet.vp),
                    ("site-carried", carried if any(carried) else None),
                )
                if both
            )
            title = f"{sheet.home.name} – {sheet.away.name}"
            at = f"{self.say('web-round', round=match.at.round)} · {self.say('web-table', table=match.at.table)}"
            yield Part(title=title, about=at, blocks=(Rows(columns, rows), Words(sums)))

    def appeal(self) -> Sheet:
        """The form on which an appeal is lodged, and the committee writes its decision (92, 93): of each appeal with
        what is known of it, else empty."""
        lodged = [each for each in appeals(self.view) if each.steps and self.named]
        which: list[AppealNow | None] = [*lodged] or [None]
        return self.sheet(
            self.say("sheet-appeal"), [part for each in which for part in appeal_form(self.view, each, self.language)]
        )

    # -- on the boards

    def labels(self) -> Sheet:
        """For the boards of the session."""
        boards = sorted({board.key.board for board in boards_of(self.view, self.phase, self.session)})
        return labels(boards, self.language, self.paper)


def about(view: View, phase: str, language: str) -> str:
    """What stands under the title: event, phase, day."""
    created = view.event.created
    return " · ".join(filter(None, (created.name, phase, day(created.date, language))))


def named(who: Named) -> str:
    return who.name if who.id == who.name else f"{who.id} {who.name}"


def spanned(boards: Iterable[int]) -> str:
    """`1–3`, `4, 7`."""
    runs: list[list[int]] = []
    for board in sorted(boards):
        if runs and board == runs[-1][-1] + 1:
            runs[-1].append(board)
        else:
            runs.append([board])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in runs)


EVENT_SHEETS = {
    "guides": EventSheets.guides,
    "tables": EventSheets.tables,
    "seating": EventSheets.seating,
    "board-map": EventSheets.board_map,
    "travellers": EventSheets.travellers,
    "slips": EventSheets.slips,
    "lineups": EventSheets.lineups,
    "ranking": EventSheets.ranking,
    "cross-table": EventSheets.cross_table,
    "cards": EventSheets.cards,
    "frequencies": EventSheets.frequencies,
    "matches": EventSheets.matches,
    "appeal": EventSheets.appeal,
    "labels": EventSheets.labels,
}

OF_TEAMS = frozenset({"lineups", "cross-table", "matches"})


def sheets_of(view: View) -> tuple[str, ...]:
    """Those that say something of an event of this form."""
    is_of_teams = view.contest.plan.form == "teams"
    return tuple(name for name in EVENT_SHEETS if is_of_teams or name not in OF_TEAMS)
