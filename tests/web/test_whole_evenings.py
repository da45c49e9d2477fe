"""Whole evenings in the browser, from the members' list to the mail: pairs, teams and an individual.

The organiser creates the event, enters everybody, seats or draws, and directs. One table enters by phone, the others as
their phones would, through the API. A board is ruled on at the desk, another one corrected; then the score is posted,
the correction period ended and the ranking made final. It is counted here anew from who sat where and what was
entered, and is the same on the page, in the message that arrives at a mail server, and on the pages for the club's
site.
"""

import re
import zipfile
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import count
from pathlib import Path
from typing import NamedTuple

import httpx
import msgspec
from playwright.sync_api import Locator, Page, expect

from arbitro.contest.contestant import Individual, Pair, Team
from arbitro.contest.facts.event import Room, Spot
from arbitro.contest.facts.log import write_exact
from arbitro.contest.facts.outcome import Recorded
from arbitro.contest.facts.state import Phase
from arbitro.office.actor import Role
from arbitro.office.results import ConfirmResult, EnterResult
from arbitro.office.room.tables import contest_of
from arbitro.office.subjects import AnyCommand
from arbitro.words import DEFAULT, message
from tests.amounts import only_in_proof
from tests.server.test_mail import Box, listening
from tests.web.site import Site
from tests.web.test_adjust import add, ruled
from tests.web.test_organiser import event_of
from tests.web.test_teams_evening import DOWN, GAME, OUT, button, enter, hands_in, sits_down

# What is entered, with its score for North-South: part-scores, which are worth the same whoever is vulnerable.
RESULTS = {"1NT N =": 90, "2S N =": 110, "3S N =": 140, "2H E =": -110, "1NT W =": -90}
pytestmark = only_in_proof
ROOMS: tuple[Room, Room] = ("open", "closed")
VULNERABLE = {2, 4, 5, 7, 10, 12, 13, 15}  # North-South, of sixteen boards (Law 2)
RULED, CORRECTED = 140, 110  # 3S and 2S by North


def pressed(page: Page | Locator, id: str, **more: str | int) -> None:
    """A button by its message."""
    page.get_by_role("button", name=message(id, DEFAULT, **more), exact=True).click()


class Played(NamedTuple):
    phase: str
    round: int
    table: int
    board: int


class Night:
    """An event that an organiser runs on his page; `scores` are those of North-South, as they stand in the end."""

    def __init__(self, site: Site, name: str) -> None:
        self.site, self.name = site, name
        self.page = site.desk(site.organiser()).open("/members")
        self.event = ""
        self.scores: dict[Played, int] = {}
        self._keys = count()
        self._tokens: dict[str, str] = {}

    # -- before

    def takes_members(self, addresses: dict[str, str]) -> None:
        """From a list with addresses; each of them wants results."""
        page = self.page
        pressed(page, "web-setup-import-members")
        lines = (f"{name};{address}" for name, address in addresses.items())
        page.get_by_label(message("web-setup-paste-members")).fill("\n".join(("name;e-mail", *lines)))
        pressed(page, "web-setup-look")
        pressed(page, "web-setup-take-members", count=len(addresses))
        for name in addresses:
            page.get_by_label(message("web-setup-search-members")).fill(name)
            pressed(page, "web-setup-change-who", name=name)
            page.get_by_label(message("web-setup-wants-results")).check()
            pressed(page, "web-save")
            expect(page.get_by_role("dialog")).to_have_count(0)

    def creates(self, form: str, *phases: dict[str, str | int]) -> None:
        page = self.page
        page.goto(f"{self.site.url}/events/new")
        page.get_by_label(message("web-setup-event-name")).fill(self.name)
        page.get_by_label(message("web-setup-form")).select_option(form)
        for _ in phases[1:]:
            pressed(page, "web-setup-phase-add")
        for at, phase in enumerate(phases):
            title = message("web-setup-phase", number=at + 1) if len(phases) > 1 else message("web-setup-play")
            for id, told in phase.items():
                field = page.get_by_role("group", name=title).get_by_label(message(f"web-setup-{id}"))
                field.fill(str(told)) if isinstance(told, int) else field.select_option(told)
        pressed(page, "web-setup-create")
        self.event = event_of(page)

    def enters(self, lines: Sequence[str]) -> None:
        page = self.page
        pressed(page, "web-setup-import-entries")
        page.get_by_label(message("web-setup-paste-entries")).fill("\n".join(lines))
        pressed(page, "web-setup-look")
        pressed(page, "web-setup-enter-all", count=len(lines))
        page.get_by_role("link", name=message("web-setup-next", page=message("web-nav-seating"))).click()

    def seats(self) -> None:
        pressed(self.page, "web-setup-seat")
        expect(self.page.get_by_text(message("web-setup-seated")).first).to_be_visible()

    def directs(self) -> None:
        self.goes("desk")
        pressed(self.page, "web-desk-direct-myself")
        expect(button(self.page, message("web-desk-direct-myself"))).to_have_count(0)

    def goes(self, where: str) -> None:
        self.page.goto(f"{self.site.url}/events/{self.event}/{where}")

    # -- play

    def phase(self, name: str = "") -> Phase:
        return contest_of(self.site.office.event(self.event)).phases[name]

    def persons(self, *contestants: str) -> tuple[str, ...]:
        """Who plays for them, in the order of their seats."""
        entries = contest_of(self.site.office.event(self.event)).entries
        for id in contestants:
            match entries[id].contestant:
                case Pair(players=players) | Team(players=players):
                    return tuple(players)
                case Individual():
                    continue
        return tuple(one.player for id in contestants if isinstance(one := entries[id].contestant, Individual))

    def told(self, command: AnyCommand, person: str) -> None:
        """As the phone of a player tells it; or, without one, a scorer's."""
        if person not in self._tokens:
            site = self.site
            self._tokens[person] = site.player(self.event, person) if person else site.staff(self.event, Role.SCORER)
        answer = httpx.post(
            f"http://127.0.0.1:{self.site.house.settings.port}/api/events/{self.event}/commands",
            content=msgspec.json.encode(command, enc_hook=write_exact),
            headers={
                "authorization": f"Bearer {self._tokens[person]}",
                "idempotency-key": f"{self.name} {next(self._keys)}",
            },
            timeout=60,
        )
        assert answer.is_success, answer.text

    def plays(self, round: int, phase: str = "", by_phone: int = 0) -> None:
        """All tables of a round of pairs or of an individual: one side enters and the other confirms."""
        now = self.phase(phase)
        for at, met in now.tables.items():
            if at.round != round or not met.ns or not met.ew:
                continue
            (north, *_), (east, *_) = self.persons(*met.ns), self.persons(*met.ew)
            if at.table == by_phone:
                self._by_phone(at.table, north, east, now.boards_at(at), phase, round)
                continue
            for board in now.boards_at(at):
                told, score = [*RESULTS.items()][(7 * board + 3 * at.table + round) % len(RESULTS)]
                spot = Spot(phase=phase, round=round, table=at.table)
                self.told(EnterResult(at=spot, board=board, recorded=Recorded(result=told)), north)
                self.told(ConfirmResult(at=spot, board=board), east)
                self.scores[Played(phase, round, at.table, board)] = score

    def _by_phone(self, table: int, north: str, east: str, boards: Sequence[int], phase: str, round: int) -> None:
        names = self.site.house.names
        both = [self._sits(table, names(person)) for person in (north, east)]
        for at, board in enumerate(boards):
            if at:
                button(both[0], f"Continue with board {board}").click()
            enter(both[0], both[1], board, "4", "spades", "North", "No lead", "just made")
            self.scores[Played(phase, round, table, board)] = 620 if board in VULNERABLE else 420

    def _sits(self, table: int, name: str) -> Page:
        page = self.site.phone().open(f"/tables/{self.site.table_code(self.event, table)}")
        button(page, name).click()
        return page

    def begins(self, round: int, *, without: bool = False) -> None:
        """`without`: although line-ups are missing, which the page tells first."""
        if not self.page.url.endswith("/room"):
            self.goes("room")
        pressed(self.page, "web-room-begin", round=round)
        if without:
            pressed(self.page, "web-room-begin-without", round=round)
        expect(button(self.page, message("web-room-end", round=round))).to_be_visible()

    def draws(self, phase: str, round: int) -> None:
        self.goes(f"seating?phase={phase}")
        pressed(self.page, "web-setup-draw", round=round)
        expect(button(self.page, message("web-setup-draw", round=round))).to_have_count(0)

    def met(self, phase: str, round: int) -> list[tuple[str, str]]:
        """Who meets by the draw, by tables, the home team first."""
        entries = contest_of(self.site.office.event(self.event)).entries
        names = {id: team.name for id, one in entries.items() if isinstance(team := one.contestant, Team)}
        return [(names[one.home], names[one.away]) for one in self.phase(phase).pairings("", round)]

    def matches(self, phase: str, round: int, tables: Sequence[Sequence[tuple[str, str]]]) -> None:
        """By the scorer: of each table the results of its boards, in the open and in the closed room."""
        for table, boards in enumerate(tables, 1):
            for board, both in enumerate(boards, 1):
                for room, told in zip(ROOMS, both, strict=True):
                    spot = Spot(phase=phase, round=round, table=table, room=room)
                    self.told(EnterResult(at=spot, board=board, recorded=Recorded(result=told)), "")

    def ends(self, round: int) -> None:
        expect(self.page.get_by_text(message("web-room-complete"))).to_be_visible()
        pressed(self.page, "web-room-end", round=round)
        expect(button(self.page, message("web-room-end", round=round))).to_have_count(0)

    # -- the desk

    def rules(self, at: Played, room: str = "") -> None:
        """An assigned score under Law 12, for North-South, who had less."""
        self.goes(f"desk/adjust?phase={at.phase}&room={room}&round={at.round}&table={at.table}&board={at.board}")
        expect(self.page.get_by_role("heading", name=message("web-adjust-effect"))).to_be_visible()
        add(self.page, "3sn=")
        ruled(self.page)
        self.scores[at] = RULED

    def corrects(self, at: Played, typed: str = "2sn=", room: str = "") -> None:
        self.goes(f"desk/correct?phase={at.phase}&room={room}&round={at.round}&table={at.table}&board={at.board}")
        self.page.get_by_label(message("web-desk-right-score")).fill(typed)
        pressed(self.page, "web-desk-correct")
        expect(self.page.get_by_text(message("web-desk-corrected", board=at.board)).first).to_be_visible()
        self.scores[at] = CORRECTED

    # -- the end

    def closes(self) -> None:
        self.goes("room")
        end = self.page.get_by_role("region", name=message("web-room-ending")).last  # of the last phase
        for step in ("post", "period-early", "close"):
            pressed(end, f"web-room-{step}")
        expect(end).to_contain_text(message("web-room-final"))

    def opens(self, phase: str) -> None:
        pressed(self.page, "web-room-open-next", phase=phase)
        expect(button(self.page, message("web-room-open-next", phase=phase))).to_have_count(0)

    def shows(self, expected: Sequence[tuple[str, str]], phase: str = "") -> None:
        """Names with what they have, the best first, on the page for everybody; those who are level in any order."""
        public = self.site.phone().open(f"/events/{self.event}?phase={phase}")
        rows = public.get_by_role("table").first.locator("tbody tr")
        expect(rows).to_have_count(len(expected))
        expect(rows.locator("td:last-child")).to_have_text([figure for _, figure in expected])
        found = [(row.locator(".who").inner_text(), row.locator("td:last-child").inner_text()) for row in rows.all()]
        assert {(name, figure) for name, figure in expected} <= {
            (name, figure) for text, figure in found for name, _ in expected if name in text
        }

    def sends(self, addresses: Iterable[str], first: str) -> None:
        """The results arrive with the name of whoever is first."""
        box, server = Box(), self.site.house.settings.mail
        wanting = sorted(addresses)
        assert server is not None
        self.goes("publish")
        with listening(box, server.port):
            pressed(self.page, "web-mail-send", count=len(wanting))
            expect(
                self.page.get_by_text(message("web-mail-counts", sent=len(wanting), ready=0, failed=0))
            ).to_be_visible()
        assert sorted(to for to, _ in box.mails) == wanting
        for _, mail in box.mails:
            body = mail.get_body(("plain",))
            assert self.name in mail["Subject"]
            assert body is not None
            assert first in body.get_content()

    def static(self, folder: Path, expected: Sequence[tuple[str, str]]) -> None:
        """The plain pages have the same ranking."""
        with self.page.expect_download() as download:
            self.page.get_by_role("link", name=message("web-publish-site")).click()
        download.value.save_as(folder / "site.zip")
        with zipfile.ZipFile(folder / "site.zip") as pages:
            page = next(name for name in pages.namelist() if name.endswith("index.html"))
            rows = pages.read(page).decode().split("<tr")
        told = [re.sub("<[^>]*>", " ", row) for row in rows]
        for name, figure in expected:
            assert any(name in row and shortest(figure) in row for row in told), (name, figure, told)


def shortest(figure: str) -> str:
    """As the plain pages have it: without the sign, and without zeros at the end."""
    return re.sub(r"\.?0*$", "", figure.rstrip("%")) if "." in figure else figure


def matchpoints(night: Night, phase: str = "") -> dict[str, Fraction]:
    """Per cent of the top: on each board two for every score below one's own and one for every equal one."""
    now = night.phase(phase)
    won: dict[str, Fraction] = defaultdict(Fraction)
    boards: Counter[str] = Counter()
    tables = {(at.round, at.table): met for at, met in now.tables.items()}
    for at, score in night.scores.items():
        if at.phase != phase:
            continue
        others = [
            other for one, other in night.scores.items() if one.phase == phase and one.board == at.board and one != at
        ]
        share = Fraction(sum(2 * (score > other) + (score == other) for other in others), 2 * len(others))
        met = tables[at.round, at.table]
        for side, points in ((met.ns, share), (met.ew, 1 - share)):
            for who in side:
                won[who] += points
                boards[who] += 1
    return {who: 100 * points / boards[who] for who, points in won.items()}


def percent(figure: Fraction) -> str:
    return f"{float(round(figure, 2)):.2f}%"


def ranked(percents: dict[str, Fraction], names: dict[str, str]) -> list[tuple[str, str]]:
    return [(names[id], percent(one)) for id, one in sorted(percents.items(), key=lambda told: -told[1])]


# -- the evenings


def test_an_evening_of_an_individual(site: Site, tmp_path: Path) -> None:
    """Eight players, each with every other once."""
    players = [f"Solo {one}" for one in "ABCDEFGH"]
    addresses = {players[0]: "solo.a@club.test", players[1]: "solo.b@club.test"}
    night = Night(site, "Individual night")
    night.takes_members(addresses)
    night.creates("individual", {"rounds": 7, "boards-round": 1})
    night.enters(players)
    night.seats()
    night.directs()
    for round in range(1, 8):
        night.begins(round)
        night.plays(round, by_phone=1 if round == 1 else 0)
        night.ends(round)
    night.rules(next(at for at, score in night.scores.items() if score < RULED))
    night.corrects(next(at for at, score in night.scores.items() if score > RULED))
    night.closes()
    names = {str(at): name for at, name in enumerate(players, 1)}
    expected = ranked(matchpoints(night), names)
    night.shows(expected)
    night.sends(addresses.values(), expected[0][0])
    night.static(tmp_path, expected)


def test_an_evening_of_pairs(site: Site, tmp_path: Path) -> None:
    """Eight pairs in a movement of seven rounds; the best four play a final of three, with what they have."""
    pairs = [(f"Duo {one} First", f"Duo {one} Second") for one in "ABCDEFGH"]
    addresses = {pairs[0][0]: "duo.a@club.test", pairs[7][1]: "duo.h@club.test"}
    night = Night(site, "Pairs night")
    night.takes_members(addresses)
    night.creates(
        "pairs",
        {"rounds": 7, "boards-round": 2, "qualify": 4},
        {"rounds": 3, "boards-round": 2},
    )
    night.enters([" - ".join(pair) for pair in pairs])
    names = {str(at): " – ".join(pair) for at, pair in enumerate(pairs, 1)}
    first, final = message("web-setup-qualifying"), message("web-setup-final")
    night.seats()
    night.directs()
    for round in range(1, 8):
        night.begins(round)
        night.plays(round, first, by_phone=2 if round == 1 else 0)
        night.ends(round)
    night.rules(next(at for at, score in night.scores.items() if score < RULED))
    night.corrects(next(at for at, score in night.scores.items() if score > RULED))
    night.closes()
    before = ranked(matchpoints(night, first), names)
    night.shows(before, first)
    night.opens(final)
    night.goes(f"seating?phase={final}")
    night.seats()
    best = {id for id, entry in night.phase(final).field.items()}
    assert {names[id] for id in best} == {name for name, _ in before[:4]}
    for round in range(1, 4):
        night.begins(round)
        night.plays(round, final)
        night.ends(round)
    night.corrects(next(at for at, score in night.scores.items() if at.phase == final and score < CORRECTED))
    night.closes()
    expected = ranked(matchpoints(night, final), names)
    night.shows(expected, final)
    night.sends(addresses.values(), expected[0][0])
    night.static(tmp_path, [*before, *expected])


def test_an_evening_of_teams(site: Site, tmp_path: Path) -> None:
    """Four teams in two rounds of a Swiss, matches of four boards; the two best play a final.

    round 1   table 1   10 IMPs of 4 boards, once a wrong score is corrected     15 – 5
              table 2   three games against nothing, and a ruling on top         20 – 0, beyond the scale
    round 2   by the draw: the home team of table 1 wins so, table 2 is drawn    20 – 0, 10 – 10
    """
    teams = ("Ash", "Birch", "Cedar", "Elm")
    addresses = {"Ash 1": "ash@club.test", "Elm 4": "elm@club.test"}
    night = Night(site, "Teams night")
    night.takes_members(addresses)
    night.creates(
        "teams",
        {"rounds": 2, "boards-match": 4, "qualify": 2},
        {"rounds": 1, "boards-match": 4},
    )
    night.enters([";".join((team, *(f"{team} {one}" for one in range(1, 5)))) for team in teams])
    first, final = message("web-setup-qualifying"), message("web-setup-final")
    night.directs()
    points: Counter[str] = Counter()

    night.draws(first, 1)
    (one, two), (three, four) = night.met(first, 1)
    captains = [sits_down(site, night.event, f"{team} 1", "open") for team in (one, two)]
    for captain, team in zip(captains, (one, two), strict=True):
        hands_in(site, night.event, captain, team)
    for captain in captains:
        expect(captain.get_by_text(message("web-captain-stage-locked")).first).to_be_visible()
    night.begins(1, without=True)
    night.matches(first, 1, [((GAME, DOWN), (OUT, GAME), (OUT, OUT), (OUT, OUT)), (*[(GAME, DOWN)] * 3, (OUT, OUT))])
    night.ends(1)
    night.corrects(Played(first, 1, 1, 2), "p", "closed")
    night.rules(Played(first, 1, 2, 4), "open")
    points.update({one: 15, two: 5, three: 20, four: 0})

    night.draws(first, 2)
    (one, two), (three, four) = night.met(first, 2)
    night.begins(2, without=True)
    night.matches(first, 2, [(*[(GAME, DOWN)] * 3, (OUT, OUT)), [(OUT, OUT)] * 4])
    night.ends(2)
    points.update({one: 20, two: 0, three: 10, four: 10})
    night.closes()
    expected = [(team, str(figure)) for team, figure in points.most_common()]
    night.shows(expected, first)

    night.opens(final)
    night.draws(final, 1)
    ((one, two),) = night.met(final, 1)
    assert {one, two} == {team for team, _ in expected[:2]}
    night.begins(1)
    night.matches(final, 1, [((GAME, DOWN), *[(OUT, OUT)] * 3)])
    night.ends(1)
    night.closes()
    night.sends(addresses.values(), one)
    night.static(tmp_path, expected)
