"""An event as a folder of plain pages for a club's site: no server, no scripts, whatever everybody may see.

The same event, seen by the same person in the same language, is the same folder to the byte.
"""

from collections.abc import Iterable, Iterator, Mapping
from datetime import UTC, date
from fractions import Fraction
from io import BytesIO
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

import msgspec
from msgspec import Struct

from arbitro.answers.results import figure, percent, say_recorded, say_total, signed
from arbitro.answers.site.html import STYLE, Html, html, link, links, page, section, style, table
from arbitro.bridge.cards import SUITS, Suit
from arbitro.bridge.deal import Deal
from arbitro.bridge.seats import Seat, Side
from arbitro.contest.facts.log import write_exact
from arbitro.formats.calendar import CalendarEntry, write_calendar
from arbitro.office.fact import BoardKey
from arbitro.office.seeing.boards import BoardOf, boards_of
from arbitro.office.seeing.export import (
    event_pbn,
    exported,
    rankings_csv,
    results_csv,
    shows_deal,
    shows_rankings,
    shows_results,
)
from arbitro.office.seeing.score_card import CardLine, ScoreCard, score_card
from arbitro.office.seeing.standings import RankingNow, standings
from arbitro.office.seeing.traveller import Traveller, traveller
from arbitro.office.seeing.view import Named, View
from arbitro.words import message
from arbitro.words.letters import say_ranks

INDEX = "index.html"
RED = frozenset({Suit.HEARTS, Suit.DIAMONDS})
NOON_1980 = (1980, 1, 1, 12, 0, 0)  # of every file in a zip, so that the same pages are the same zip
Folder = Mapping[str, bytes]
"""Files by their names, in order."""


class EventLine(Struct, frozen=True):
    """An event in the index; `folder`: where its pages are."""

    folder: str
    name: str
    date: str


def event_line(view: View) -> EventLine:
    return EventLine(view.event.created.id, view.event.created.name, view.event.created.date)


def index(events: Iterable[EventLine], language: str) -> Folder:
    """The list of events, the last one first, with its style beside it."""
    rows = [
        (day(event.date, language), link(event.name, f"{event.folder}/{INDEX}"))
        for event in sorted(events, key=lambda event: (event.date, event.folder), reverse=True)
    ]
    columns = [(message("site-date", language), False), (message("site-event", language), False)]
    content = section(table(columns, rows) if rows else Html(html(message("site-no-events", language))))
    title = message("site-events", language)
    return {INDEX: page(title, "", [content], language).encode(), STYLE: style().encode()}


def event_pages(view: View, language: str, head: str) -> Folder:
    """`head`: the end of the journal's chain, which the JSON names."""
    return dict(sorted((name, text.encode()) for name, text in EventPages(view, language).files(head)))


def zipped(files: Folder) -> bytes:
    """The same files are the same bytes."""
    packed = BytesIO()
    with ZipFile(packed, "w") as archive:
        for name, content in sorted(files.items()):
            entry = ZipInfo(name, NOON_1980)
            entry.compress_type, entry.external_attr = ZIP_DEFLATED, 0o644 << 16
            archive.writestr(entry, content)
    return packed.getvalue()


def day(text: str, language: str) -> str:
    """A date as people write it; whatever is none stays as it is."""
    try:
        on = date.fromisoformat(text[:10])
    except ValueError:
        return text
    month = message(f"site-month-{on.month}", language)
    return message("site-day", language, day=str(on.day), month=month, year=str(on.year))


def calendar(view: View, language: str) -> str:
    created = view.event.created
    made = view.event.history[0].stamp.time.astimezone(UTC)
    about = message("site-calendar-about", language, count=len(view.contest.entries))
    entry = CalendarEntry(
        uid=f"{created.id}@arbitro",
        title=created.name,
        day=date.fromisoformat(created.date[:10]),
        made=made,
        about=about,
    )
    return write_calendar([entry])


class EventPages:
    """The pages of one event in one language."""

    def __init__(self, view: View, language: str) -> None:
        self.view, self.language = view, language
        self.name = view.event.created.name
        self.about = day(view.event.created.date, language)
        self.phases = tuple(view.contest.phases)
        self.contestants = {who: f"contestant-{at}.html" for at, who in enumerate(view.contest.entries, 1)}

    def say(self, id: str, **args: str | int) -> str:
        return message(id, self.language, **args)

    def files(self, head: str) -> Iterator[tuple[str, str]]:
        boards = {phase: self._boards(phase) for phase in self.phases}
        data = dict(self._data(head))
        yield STYLE, style()
        yield INDEX, self._event(boards, data)
        yield from data.items()
        for own in boards.values():
            for board in own:
                yield self._file(board.key), self._board(traveller(self.view, board.key))
        for who, file in self.contestants.items():
            yield file, self._contestant(who)

    def _data(self, head: str) -> Iterator[tuple[str, str]]:
        """Files for programs, where everybody may see everything in them."""
        view, event = self.view, self.view.event
        yield "event.ics", calendar(view, self.language)
        if shows_rankings(view):
            yield "rankings.csv", rankings_csv(event, view.names)
        if not shows_results(view):
            return
        yield "event.pbn", event_pbn(event, lambda key: shows_deal(view, key))
        for name in self.phases:
            for session in range(1, view.phase(name).plan.sessions + 1):
                yield f"results{self._part(name, session)}.csv", results_csv(event, name, session)
        if shows_rankings(view):
            told = exported(event, view.names, head, lambda key: shows_deal(view, key))
            yield "event.json", msgspec.json.format(msgspec.json.encode(told, enc_hook=write_exact), indent=1).decode()

    def _boards(self, name: str) -> list[BoardOf]:
        sessions = range(1, self.view.phase(name).plan.sessions + 1)
        boards = (board for session in sessions for board in boards_of(self.view, name, session))
        return [board for board in boards if board.deal or traveller(self.view, board.key).lines]

    def _part(self, name: str, session: int) -> str:
        """Of a file's name, where there are several phases or sessions."""
        phase = f"-{self.phases.index(name) + 1}" if len(self.phases) > 1 else ""
        return phase + (f"-s{session}" if self.view.phase(name).plan.sessions > 1 else "")

    def _file(self, key: BoardKey) -> str:
        return f"board{self._part(key.phase, key.session)}{f'-r{key.round}' if key.round else ''}-{key.board}.html"

    def _page(self, title: str, content: Iterable[Html], *, is_first: bool = False) -> str:
        back = [link(self.say("site-events"), f"../{INDEX}")] if is_first else [link(self.name, INDEX)]
        about = self.about if is_first else f"{self.name} · {self.about}"
        return page(title, about, content, self.language, back=back)

    # -- the ranking and what there is besides

    def _event(self, boards: Mapping[str, list[BoardOf]], data: Iterable[str]) -> str:
        content: list[Html] = []
        for name in reversed(self.phases):
            rankings = standings(self.view, name)
            content += (section(self._ranking(each), self._title(each), "ranking") for each in rankings)
            if not rankings:
                content.append(section(Html(html(self.say("site-no-ranking"))), name))
        for name, own in boards.items():
            if own:
                items = (link(self._numbered(board.key), self._file(board.key)) for board in own)
                title = " · ".join(filter(None, (self.say("web-nav-boards"), name)))
                content.append(section(links(items), title))
        content.append(section(links(link(name, name) for name in sorted(data)), self.say("site-files")))
        return self._page(self.name, content, is_first=True)

    def _numbered(self, key: BoardKey) -> str:
        sessions = self.view.phase(key.phase).plan.sessions
        before = (str(key.session) if sessions > 1 else "", str(key.round) if key.round else "")
        return ".".join((*filter(None, before), str(key.board)))

    def _title(self, ranking: RankingNow) -> str:
        parts = [ranking.phase]
        if ranking.group:
            parts.append(self.say("web-public-group", group=ranking.group))
        if ranking.line:
            parts.append(self.say(f"web-side-{ranking.line}"))
        if not ranking.final and ranking.round:
            parts.append(self.say("web-public-is-provisional"))
        return " · ".join(filter(None, parts)) or self.say("web-nav-standings")

    def _ranking(self, ranking: RankingNow) -> Html:
        rows = [each.row for each in ranking.rows]
        in_percent = any(row.percent is not None for row in rows)
        has_carried, has_penalty = any(row.carried for row in rows), any(row.penalty for row in rows)
        columns = [
            (self.say("web-public-rank"), True),
            (self.say("site-name"), False),
            *([(self.say("site-carried"), True)] if has_carried else []),
            *([(self.say("site-penalty"), True)] if has_penalty else []),
            ("%" if in_percent else self.say("web-public-points"), True),
        ]
        return table(
            columns,
            (
                (
                    f"{each.row.rank}{'=' if each.row.tied else ''}",
                    self._named([each.who], "name"),
                    *([_unless_none(each.row.carried, self.language)] if has_carried else []),
                    *([_unless_none(each.row.penalty, self.language)] if has_penalty else []),
                    figure(each.row.percent if in_percent else each.row.total, self.language),
                )
                for each in ranking.rows
            ),
        )

    # -- a board

    def _board(self, of: Traveller) -> str:
        title = self.say("web-board", board=self._numbered(of.key))
        dealer = self.say("web-dealer", seat=self.say(f"web-seat-name-{of.dealer.value}"))
        sides = "".join(side.value for side in Side if side in of.vulnerability) or "none"
        facts = f"{dealer} · {self.say(f'web-vulnerable-{sides}')}"
        deal = Html(self._deal(Deal.parse(of.deal)) if of.deal else "")
        content = [section(Html(f'<p class="soft">{html(facts)}</p>\n{deal}'))]
        if of.lines:
            content.append(section(self._traveller(of), self.say("web-traveller")))
        return self._page(title, content)

    def _deal(self, deal: Deal) -> str:
        hands = []
        for seat in Seat:
            suits = "".join(
                f"<li>{_sign(suit)} {html(self._ranks(deal[seat].holding(suit)))}</li>" for suit in reversed(SUITS)
            )
            name = html(self.say(f"web-seat-name-{seat.value}"))
            hands.append(f'<div class="{seat.value}"><h3>{name}</h3><ul>{suits}</ul></div>')
        return f'<div class="deal">{"".join(hands)}</div>\n'

    def _ranks(self, holding: str) -> str:
        return say_ranks(holding, self.language, " ") or "–"

    def _traveller(self, of: Traveller) -> Html:
        in_percent = any(line.ns_percent is not None for line in of.lines)
        in_rooms = any(line.at.room for line in of.lines)
        lines = sorted(of.lines, key=lambda line: (line.score is None, -(line.score or 0), line.at.table))
        columns = [
            (self.say("web-side-short-NS"), False),
            (self.say("web-side-short-EW"), False),
            *([(self.say("web-room"), False)] if in_rooms else []),
            (self.say("web-result"), False),
            (self.say("web-score"), True),
            (self.say("web-percent-NS" if in_percent else "web-points-NS"), True),
        ]
        return table(
            columns,
            (
                (
                    self._named(line.ns),
                    self._named(line.ew),
                    *([self.say(f"web-room-{line.at.room or 'open'}")] if in_rooms else []),
                    say_recorded(line.recorded, self.language),
                    signed(line.score),
                    percent(line.ns_percent, self.language) if in_percent else figure(line.ns_points, self.language),
                )
                for line in lines
            ),
        )

    def _named(self, who: Iterable[Named], kind: str = "long") -> Html:
        """With their numbers, by which a phone is content to name them."""
        return Html(" – ".join(link(_numbered_name(each, kind), self.contestants[each.id]) for each in who))

    # -- a contestant

    def _contestant(self, who: str) -> str:
        named = self.view.named(who)
        content = [
            section(self._card(card), name)
            for name in self.phases
            if who in self.view.phase(name).field and (card := score_card(self.view, who, name)).lines
        ]
        players = " – ".join(named.players)
        if players != named.name:
            content.insert(0, section(Html(html(players))))
        return self._page(named.name, content)

    def _card(self, card: ScoreCard) -> Html:
        columns = [
            (self.say("web-public-board"), False),
            (self.say("site-opponents"), False),
            (self.say("web-public-side"), False),
            (self.say("web-result"), False),
            (self.say("web-score"), True),
            ("%" if any(line.percent is not None for line in card.lines) else self.say("web-public-points"), True),
        ]
        place = ""
        if card.place is not None:
            worth = say_total(card.place, self.language)
            said = self.say("site-place", rank=str(card.place.rank), points=worth)
            place = f'<p class="soft">{html(said)}</p>\n'
        return Html(place + table(columns, (self._line(line, columns[-1][0] == "%") for line in card.lines)))

    def _line(self, line: CardLine, in_percent: bool) -> tuple[str, ...]:
        return (
            link(self._numbered(line.key), self._file(line.key)),
            self._named(line.opponents),
            self.say(f"web-side-short-{line.side.value}"),
            say_recorded(line.recorded, self.language),
            signed(line.score),
            figure(line.percent if in_percent else line.points, self.language),
        )


def _sign(suit: Suit) -> str:
    return f'<span class="red">{suit.symbol}</span>' if suit in RED else suit.symbol


def _numbered_name(who: Named, kind: str) -> Html:
    if who.id == who.name:
        return Html(html(who.name))
    return Html(f'<b>{html(who.id)}</b> <span class="{kind}">{html(who.name)}</span>')


def _unless_none(value: Fraction, language: str) -> str:
    return figure(value, language) if value else ""
