"""Every page of the application with who looks at it: for the pictures and for the test that walks through all."""

from functools import reduce

from msgspec import Struct

from arbitro.contest.facts.event import Spot
from arbitro.office.actor import Actor, Role
from arbitro.office.demo import pairs_of_last_week
from arbitro.office.rulings import Rule
from arbitro.server.running import now
from arbitro.words import message
from tests.office.rulings import INSUFFICIENT
from tests.web.site import Site

ORGANISER, DIRECTOR, SCORER, COMMITTEE, PLAYER, CAPTAIN, PUBLIC = (
    "organiser", "director", "scorer", "committee", "player", "captain", "public"
)  # fmt: skip


class Shown(Struct, frozen=True):
    """`path`: with `PAIRS`, `TEAMS`, `LAST` for the ids of the events, `CODE` and `INVITATION` for codes."""

    name: str
    path: str
    who: str = PUBLIC


PAGES = (
    Shown("home", "/"),
    Shown("sign-in", "/sign-in"),
    Shown("invitation", "/invitations/INVITATION"),
    Shown("devices", "/devices", ORGANISER),
    Shown("members", "/members", ORGANISER),
    Shown("new-event", "/events/new", ORGANISER),
    Shown("entries", "/events/PAIRS/entries", ORGANISER),
    Shown("seating", "/events/PAIRS/seating", ORGANISER),
    Shown("draw", "/events/TEAMS/seating", ORGANISER),
    Shown("deals", "/events/PAIRS/deals", ORGANISER),
    Shown("room", "/events/PAIRS/room", ORGANISER),
    Shown("history", "/events/PAIRS/history", ORGANISER),
    Shown("publish", "/events/PAIRS/publish", ORGANISER),
    Shown("staff", "/events/PAIRS/staff", ORGANISER),
    Shown("print-cards", "/events/PAIRS/print/cards", ORGANISER),
    Shown("print-movement", "/events/PAIRS/print/movement", ORGANISER),
    Shown("print-ranking", "/events/PAIRS/print/ranking", ORGANISER),
    Shown("scorer", "/events/PAIRS/scorer", SCORER),
    Shown("at-table", "/tables/CODE"),
    Shown("play", "/events/PAIRS/play", PLAYER),
    Shown("card", "/events/PAIRS/card", PLAYER),
    Shown("desk", "/events/PAIRS/desk", DIRECTOR),
    Shown("desk-rule", "/events/PAIRS/desk/rule?call=1", DIRECTOR),
    Shown("desk-adjust", "/events/PAIRS/desk/adjust?round=1&table=1&board=9", DIRECTOR),
    Shown("desk-claim", "/events/PAIRS/desk/claim?round=1&table=1&board=9", DIRECTOR),
    Shown("desk-correct", "/events/PAIRS/desk/correct?round=1&table=1&board=9", DIRECTOR),
    Shown("field", "/events/PAIRS/field?phase=", ORGANISER),
    Shown("ruling", "/events/PAIRS/rulings/1", DIRECTOR),
    Shown("rule", "/rule"),
    Shown("claim", "/claim"),
    Shown("policy", "/policy"),
    Shown("book", "/book"),
    Shown("law", "/book/27"),
    Shown("captain", "/events/TEAMS/captain", CAPTAIN),
    Shown("appeals", "/events/PAIRS/appeals", COMMITTEE),
    Shown("appeal", "/events/PAIRS/appeals/1", COMMITTEE),
    Shown("standings", "/events/PAIRS"),
    Shown("final", "/events/LAST"),
    Shown("final-room", "/events/LAST/room", ORGANISER),
    Shown("final-board", "/events/LAST/boards/3"),
    Shown("final-history", "/events/LAST/history", ORGANISER),
    Shown("boards", "/events/PAIRS/boards"),
    Shown("board", "/events/PAIRS/boards/1", DIRECTOR),
    Shown("contestant", "/events/PAIRS/contestants/7"),
    Shown("matches", "/events/TEAMS/matches"),
    Shown("match", "/events/TEAMS/matches/1/1"),
    Shown("moments", "/events/PAIRS/moments"),
    Shown("wall", "/events/PAIRS/wall"),
    Shown("wall-teams", "/events/TEAMS/wall"),
)


class Evening:
    """The demonstration, and everybody's token."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.pairs, self.teams = site.demo(), site.demo_of_teams()
        last = pairs_of_last_week(site.office, now(), message)
        self.tokens = {
            PUBLIC: "",
            ORGANISER: site.organiser(),
            DIRECTOR: site.staff(self.pairs, Role.DIRECTOR),
            SCORER: site.staff(self.pairs, Role.SCORER),
            COMMITTEE: site.staff(self.pairs, Role.COMMITTEE),
            PLAYER: site.player(self.pairs, "demo/1-1"),
            CAPTAIN: site.player(self.teams, "demo/team-2-1"),
        }
        ruling = Rule(at=Spot(round=1, table=1), board=9, request=INSUFFICIENT)
        site.office.do(ruling, Actor(Role.DIRECTOR, "demo/director"), self.pairs)
        self._named = {
            "PAIRS": self.pairs,
            "TEAMS": self.teams,
            "LAST": last,
            "CODE": site.table_code(self.pairs, 2),
            "INVITATION": site.house.accounts.invite(Role.DIRECTOR, self.pairs, "organiser"),
        }

    def address(self, page: Shown) -> str:
        return reduce(lambda path, name: path.replace(name, self._named[name]), self._named, page.path)
