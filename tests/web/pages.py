"""Every page of the application with who looks at it: for the pictures and for the test that walks through all."""

from fractions import Fraction
from functools import reduce

from msgspec import Struct

from arbitro.contest.facts.event import Spot
from arbitro.contest.season import Handicap, Ladder
from arbitro.laws.shared.appeal import Act, Concurrence
from arbitro.office.actor import Actor, Role
from arbitro.office.appeals import MoveAppeal
from arbitro.office.demo import pairs_of_last_week
from arbitro.office.fees import SetFee, TakeFee
from arbitro.office.rulings import Rule
from arbitro.office.systems import FileSystem
from arbitro.server.running import now
from arbitro.words import message
from tests.office.rulings import INSUFFICIENT
from tests.web.live import SEATS, Four, Guest
from tests.web.site import Site

ORGANISER, DIRECTOR, SCORER, COMMITTEE, PLAYER, CAPTAIN, SITTER, OPENER, PUBLIC = (
    "organiser", "director", "scorer", "committee", "player", "captain", "sitter", "opener", "public"
)  # fmt: skip


AUCTION = "P P 1S P 4S P P P"


class Shown(Struct, frozen=True):
    """`path`: with `PAIRS`, `TEAMS`, `LAST` for the ids of the events, `CODE` and `INVITATION` for codes, `LIVE` for a
    live table in play, `BIDS`, `ASKED`, `CLAIMED`, `OVER` for others with the same players, `LESSON` for one that
    teaches."""

    name: str
    path: str
    who: str = PUBLIC


PAGES = (
    Shown("home", "/"),
    Shown("archive", "/archive"),
    Shown("sign-in", "/sign-in"),
    Shown("invitation", "/invitations/INVITATION"),
    Shown("devices", "/devices", ORGANISER),
    Shown("members", "/members", ORGANISER),
    Shown("my-results", "/results", PLAYER),
    Shown("ladders", "/ladders", ORGANISER),
    Shown("ladder", "/ladders/winter"),
    Shown("ladder-rules", "/ladders/winter/rules", ORGANISER),
    Shown("ladder-new", "/ladders/new", ORGANISER),
    Shown("members-fees", "/fees", ORGANISER),
    Shown("fees", "/events/PAIRS/fees", ORGANISER),
    Shown("new-event", "/events/new", ORGANISER),
    Shown("entries", "/events/PAIRS/entries", ORGANISER),
    Shown("seating", "/events/PAIRS/seating", ORGANISER),
    Shown("draw", "/events/TEAMS/seating", ORGANISER),
    Shown("deals", "/events/PAIRS/deals", ORGANISER),
    Shown("room", "/events/PAIRS/room", ORGANISER),
    Shown("history", "/events/PAIRS/history", ORGANISER),
    Shown("publish", "/events/PAIRS/publish", ORGANISER),
    Shown("copy", "/events/LAST/copy", ORGANISER),
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
    Shown("tables", "/play", SITTER),
    Shown("watch", "/watch?tables=LIVE,BIDS,CLAIMED,OVER", SITTER),
    Shown("table-welcome", "/table/LIVE"),
    Shown("table", "/table/LIVE", SITTER),
    Shown("table-auction", "/table/BIDS", SITTER),
    Shown("table-asked", "/table/ASKED", SITTER),
    Shown("table-claim", "/table/CLAIMED", SITTER),
    Shown("table-after", "/table/OVER", SITTER),
    Shown("table-director", "/table/ASKED", OPENER),
    Shown("table-lesson", "/table/LESSON", OPENER),
    Shown("replay", "/table/LIVE/boards/1?step=16", SITTER),
    Shown("rule", "/rule"),
    Shown("claim", "/claim"),
    Shown("policy", "/policy"),
    Shown("book", "/book"),
    Shown("law", "/book/27"),
    Shown("regulations", "/book/regulations"),
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
    Shown("system", "/events/PAIRS/contestants/7/system"),
    Shown("system-hand-in", "/events/TEAMS/contestants/2/system", CAPTAIN),
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
        live = Four(site)
        live.call(AUCTION)
        live.play("WCA NC3 ECJ SC6")
        live.act("W", "claim", seat="W", tricks=2, statement="Two more clubs")
        for seat in "NS":
            live.act(seat, "claim_agreed", seat=seat)
        for seat in SEATS:
            live.act(seat, "hands_returned", seat=seat)
        live.call(AUCTION)
        live.play("WCA NC3 ECJ SC6 WCK")
        opener = Guest(site, "Dora")
        self.tokens |= {SITTER: live.token("S"), OPENER: opener.token}
        bids, asked, claimed, over = (
            Four(site, opener, of=live, name=name, mode="permissive", directing="person", listed=True)
            for name in ("Garden", "Library", "Terrace", "Window")
        )
        bids.call("1C 1S P")
        asked.call(AUCTION)
        asked.act("E", "card", seat="E", card="D2")
        asked.act("S", "attention", by="S", irregularity="opening_lead_out_of_turn", of="E")
        opener.act(asked.table, event="option_chosen", question="told_by_opponent@E", answer=False)
        for table in (claimed, over):
            table.call(AUCTION)
            table.act("W", "card", seat="W", card="CA")
            table.act("N", "dummy_spread", seat="N")
            table.play("NC3 ECJ SC6 WD5 ND6")
            table.act("W", "claim", seat="W", tricks=4, statement="My clubs are high")
        for seat in "NS":
            over.act(seat, "claim_agreed", seat=seat)
        lesson = opener.open(kind="lesson")
        opener.command(lesson, command="lay_board")
        opener.act(lesson, event="call", seat="N", call="1S")
        ruling = Rule(at=Spot(round=1, table=1), board=9, request=INSUFFICIENT)
        appeal = MoveAppeal(
            number=1,
            act=Act.REQUEST,
            contestant="10",
            concurrence=Concurrence.CONCURS,
            statement="The bid was not natural.",
        )
        for command in (ruling, appeal, MoveAppeal(number=1, act=Act.REFERRAL)):
            site.office.do(command, Actor(Role.DIRECTOR, "demo/director"), self.pairs)
        site.office.do(FileSystem(contestant="7", system="strong_club"), Actor(Role.ORGANISER, "organiser"), self.pairs)
        site.office.do(SetFee(amount="7.50", currency="EUR"), Actor(Role.ORGANISER, "organiser"), self.pairs)
        site.office.do(TakeFee(person="demo/1-1", amount="7.50"), Actor(Role.SCORER, "demo/scorer"), self.pairs)
        name = site.office.event(self.pairs).created.name.partition(" (")[0]
        handicap = Handicap(par=Fraction(60), share=Fraction(4, 5), most=Fraction(20), last=5)
        winter = Ladder(id="winter", name="Winter", named=name, best=5, handicap=handicap)
        site.house.all_events.ladders.put(winter, Actor(Role.ORGANISER, "organiser"))
        self._named = {
            "PAIRS": self.pairs,
            "TEAMS": self.teams,
            "LAST": last,
            "CODE": site.table_code(self.pairs, 2),
            "LIVE": live.table,
            "BIDS": bids.table,
            "ASKED": asked.table,
            "CLAIMED": claimed.table,
            "OVER": over.table,
            "LESSON": lesson,
            "INVITATION": site.house.accounts.invite(Role.DIRECTOR, self.pairs, "organiser"),
        }

    def address(self, page: Shown) -> str:
        return reduce(lambda path, name: path.replace(name, self._named[name]), self._named, page.path)
