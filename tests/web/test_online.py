"""Events at live tables: the organiser says so, players are taken to their tables and on to the next; from the first
round to the ranking nobody types a result."""

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import partial

import httpx
from playwright.sync_api import Page, expect

from arbitro.contest.contestant import Pair, Team
from arbitro.contest.facts.event import Paired
from arbitro.contest.lineup.stanza import HandedIn
from arbitro.contest.movement.movement import Movement
from arbitro.contest.plan import PhasePlan, Plan
from arbitro.office.actor import Role
from arbitro.office.deals import MakeDeals
from arbitro.office.online import SetPlay
from arbitro.office.people import Appoint, CreateEvent, Enter
from arbitro.office.seating import BeginRound, DrawRound, EndRound, SeatSection
from arbitro.office.seeing.place import SeatedAt, my_place
from arbitro.office.subjects import AnyCommand
from arbitro.scoring.outcome import Artificial, Average
from arbitro.table.event import Mode
from tests.amounts import ONLINE_ROUNDS, ONLINE_TABLES
from tests.contest.small import movement
from tests.office.test_teams import lineup, move
from tests.server.process import wait_until
from tests.web.live import SEATS, Person, play_one_notrump
from tests.web.site import Site, accessible, looked_over
from tests.web.small_event import DIRECTOR, ORGANISER, small_event
from tests.web.test_table import tapped

TABLES = ONLINE_TABLES
# One board a round, the same at all tables; East-West move up.
ROUNDS = [
    [(ns, TABLES + 1 + (ns + round) % TABLES, (round + 1,)) for ns in range(1, TABLES + 1)]
    for round in range(ONLINE_ROUNDS)
]
SEATED: Movement = movement(*ROUNDS, winners=2)


def event_of(site: Site, form: str, *commands: AnyCommand, **phase: object) -> str:
    plan = Plan(name="Online", form=form, phases=(PhasePlan(**phase),))  # type: ignore[arg-type]
    event = site.office.do(CreateEvent(name="Online", date="2026-05-14", plan=plan, pack="wbf"), ORGANISER).event
    site.office.do(Appoint(person=DIRECTOR.person, role=DIRECTOR.role), ORGANISER, event)
    for command in commands:
        site.office.do(command, ORGANISER, event)
    return event


def plays_online(page: Page) -> None:
    page.get_by_role("button", name="Online", exact=True).click()
    expect(page.get_by_role("button", name="Online", exact=True)).to_have_attribute("aria-pressed", "true")


def tables(site: Site, event: str, tokens: dict[str, str]) -> dict[str, dict[str, str]]:
    """Who sits where, by the id of the table."""
    found: dict[str, dict[str, str]] = defaultdict(dict)
    for person, token in tokens.items():
        seated = place(site, event, token)
        assert seated.seat is not None
        found[seated.live][seated.seat.value] = person
    assert [sorted(sitters) for sitters in found.values()] == [sorted(SEATS)] * len(found)
    return found


def has_called(player: Person, live: str) -> bool:
    return "calls" in player.seen(live)["view"]


def place(site: Site, event: str, token: str) -> SeatedAt:
    seated = my_place(site.house.view(event, site.house.accounts.holder(token)))
    assert seated is not None
    assert seated.now is not None
    return seated.now.tables[0]


def tricks_of(table: int, round: int) -> int:
    """Made in 1NT: all tables differ, in each round in another order."""
    return 7 + (table * (round + 1)) % 7


def percents() -> Iterator[tuple[str, str]]:
    """Matchpoints counted by hand: two for each worse score of the same direction, one for each equal. A dealer makes
    1NT with 90, and 30 for each trick more: North deals board 1, East 2, South 3, West 4."""
    gained: dict[int, int] = defaultdict(int)
    for number, sittings in enumerate(ROUNDS, 1):
        sign = 1 if number % 2 else -1
        scores = [sign * (90 + 30 * (tricks_of(table, number) - 7)) for table in range(1, TABLES + 1)]
        for (ns, ew, _), score in zip(sittings, scores, strict=True):
            better = sum((score > other) - (score < other) for other in scores)
            gained[ns] += TABLES - 1 + better
            gained[ew] += TABLES - 1 - better
    for pair, points in gained.items():
        yield str(pair), f"{100 * points / (2 * (TABLES - 1) * len(ROUNDS)):.2f}%"


def test_an_event_is_played_online_from_the_first_round_to_the_ranking(site: Site) -> None:
    """North of pair 1 plays on a phone, all others as their phones would."""
    pairs = tuple(Pair(str(number), (f"{number} N", f"{number} S")) for number in range(1, 2 * TABLES + 1))
    commands = (Enter(contestants=pairs), SeatSection(movement=SEATED), MakeDeals())
    event = event_of(site, "pairs", *commands, rounds=ONLINE_ROUNDS, boards=1)
    organiser = site.desk(site.organiser()).open(f"/events/{event}/seating")
    plays_online(organiser)
    accessible(organiser)
    tokens = {person: site.player(event, person) for pair in pairs for person in pair.players}
    phone = site.phone(tokens["1 N"]).open(f"/events/{event}/play")
    for number in range(1, ONLINE_ROUNDS + 1):
        site.office.do(BeginRound(round=number), DIRECTOR, event)
        expect(phone).to_have_url(re.compile(f"/table/{place(site, event, tokens['1 N']).live}$"))
        expect(phone.get_by_role("list", name="Your hand").first).to_be_visible()
        for live, sitters in tables(site, event, tokens).items():
            table = place(site, event, tokens[sitters["N"]]).at.table
            players = {seat: Person(site, tokens[person]) for seat, person in sitters.items()}
            if (table, number) == (1, 1):
                tapped(phone, "1NT")
                wait_until(partial(has_called, players["N"], live))
            play_one_notrump(players, live, tricks_of(table, number))
        site.office.do(EndRound(round=number), DIRECTOR, event)
        expect(phone).to_have_url(re.compile(f"/events/{event}/play$"))
    page = site.desk().open(f"/events/{event}")
    for pair, percent in percents():
        expect(page.get_by_role("row", name=re.compile(rf"^\d+=? {pair} .* {percent}$"))).to_be_visible()
    looked_over(page)


def test_a_match_of_teams_is_played_in_two_rooms(site: Site) -> None:
    """As the line-ups have it. In the open room A sits North-South. Board 1: 90 there, and B has 150 in the closed
    room: 2 IMPs to B. Board 2: B has 120, and A 270 in the closed room: 4 IMPs to A."""
    teams = tuple(Team(name, name, tuple(f"{name} {n}" for n in range(1, 5))) for name in "AB")
    event = event_of(
        site, "teams", Enter(contestants=teams), DrawRound(pairings=(Paired(1, "A", "B"),)),
        MakeDeals(), SetPlay(played="online"),
        system="swiss", scoring="imps", rounds=1, boards=2,
    )  # fmt: skip
    for team in "AB":
        site.office.do(move(HandedIn(lineup(team, home=team == "A"))), DIRECTOR, event)
    tokens = {person: site.player(event, person) for team in teams for person in team.players}
    phones = {person: site.phone(tokens[person]).open(f"/events/{event}/play") for person in ("A 1", "A 3")}
    site.office.do(BeginRound(round=1), DIRECTOR, event)
    rooms = {place(site, event, tokens[person]).at.room: person for person in phones}
    assert sorted(rooms) == ["closed", "open"]
    for person, phone in phones.items():
        expect(phone).to_have_url(re.compile(f"/table/{place(site, event, tokens[person]).live}$"))
        expect(phone.get_by_role("list", name="Your hand").first).to_be_visible()
    made = {"open": (7, 8), "closed": (9, 13)}
    for live, sitters in tables(site, event, tokens).items():
        players = {seat: Person(site, tokens[person]) for seat, person in sitters.items()}
        first, second = made[place(site, event, tokens[sitters["N"]]).at.room]
        play_one_notrump(players, live, first)
        for seat in SEATS:
            players[seat].act(live, event="hands_returned", seat=seat)
        play_one_notrump(players, live, second)
    site.office.do(EndRound(round=1), DIRECTOR, event)
    page = site.desk().open(f"/events/{event}/matches/1/1")
    for line in ("1 1NT N = +90 1NT N +2 +150 2", "2 1NT E +1 −120 1NT E +6 −270 4"):
        expect(page.get_by_role("row", name=line)).to_be_visible()
    expect(page.get_by_text("4 – 2 IMPs")).to_be_visible()


def test_the_director_sees_the_tables_in_the_room_and_takes_a_board_away(site: Site) -> None:
    """A player says that something is wrong: the desk tells what, the director goes there from the room, and a board
    that cannot be finished ends with what each side gets (12C2)."""
    event = small_event(site)
    site.office.do(SetPlay(played="online", mode=Mode.PERMISSIVE), ORGANISER, event)
    site.office.do(BeginRound(round=1), DIRECTOR, event)
    token = site.player(event, "1 N")
    seated = place(site, event, token)
    tokens = {f"{pair} {seat}": site.player(event, f"{pair} {seat}") for pair in range(1, 5) for seat in "NS"}
    sitters = tables(site, event, tokens)[seated.live]
    people = {seat: Person(site, tokens[person]) for seat, person in sitters.items()}
    dealer = people["N"].seen(seated.live)["view"]["dealer"]
    second = SEATS[(SEATS.index(dealer) + 1) % 4]
    people[dealer].act(seated.live, event="call", seat=dealer, call="1S")
    people[second].act(seated.live, event="call", seat=second, call="1H")
    people[dealer].act(seated.live, event="attention", by=dealer, irregularity="insufficient_bid", of=second)
    page = site.desk(site.staff(event, Role.DIRECTOR)).open(f"/events/{event}/desk")
    expect(page.get_by_text("Noticed at the table: insufficient bid")).to_be_visible()
    page.goto(f"{site.url}/events/{event}/room")
    there = page.get_by_role("link", name=f"Go to Table {seated.at.table}", exact=True)
    live = page.get_by_role("group", name=f"Live: Table {seated.at.table}", exact=True)
    expect(live.get_by_text(f"Board {seated.boards[0]}", exact=True)).to_be_visible()
    looked_over(page)
    there.click()
    side = page.get_by_role("region", name="For the director")
    expect(page.get_by_role("list", name="The hand of East", exact=True)).to_be_visible()
    side.get_by_role("group", name="Hands shown").get_by_role("button", name="East").click()
    expect(page.get_by_role("list", name="The hand of East", exact=True)).to_have_count(0)
    side.get_by_text("Take the board away").click()
    looked_over(page)
    side.get_by_role("combobox", name="North-South").select_option("plus")
    side.get_by_role("combobox", name="East-West").select_option("minus")
    side.get_by_role("button", name="End this board with these scores").click()
    expect(page.get_by_role("heading", name=f"Board {seated.boards[1]}")).to_be_visible()
    wait_until(lambda: (seated.at, seated.boards[0]) in site.office.event(event).live)
    told = site.office.event(event).live[seated.at, seated.boards[0]].recorded
    assert (told.ns, told.ew) == (Artificial(Average.AVERAGE_PLUS), Artificial(Average.AVERAGE_MINUS))


def test_a_boards_page_leads_to_its_auction_and_play(site: Site) -> None:
    """Everybody passes at one table."""
    event = small_event(site)
    site.office.do(SetPlay(played="online"), ORGANISER, event)
    site.office.do(BeginRound(round=1), DIRECTOR, event)
    here = site.house.view(event, site.house.accounts.holder(site.player(event, "1 N")))
    found = my_place(here)
    assert found is not None
    assert found.now is not None
    (table,) = found.now.tables
    board = table.boards[0]
    path = f"/api/live/{table.live}"
    pairs = {name: site.player(event, name) for pair in range(1, 5) for name in (f"{pair} N", f"{pair} S")}
    with httpx.Client(base_url=f"http://127.0.0.1:{site.house.settings.port}", timeout=60) as client:
        client.get(f"/api/events/{event}/place", headers=_as(pairs["1 N"]))
        states = {name: client.get(path, headers=_as(token)).json() for name, token in pairs.items()}
        seats = {state["me"]["seats"][0]: pairs[name] for name, state in states.items() if state["me"]["seats"]}
        for _ in seats:
            turn = client.get(path, headers=_as(pairs["1 N"])).json()["view"]["turn"]
            own = client.get(path, headers=_as(seats[turn])).json()
            act = {"act": {"event": "call", "seat": turn, "call": "P"}, "at": own["position"]}
            done = client.post(f"{path}/acts", json=act, headers=_as(seats[turn]) | {"idempotency-key": turn})
            assert done.status_code == 200, done.text
    wait_until(lambda: len(site.house.event(event).live) == 1)
    page = site.desk(site.organiser()).open(f"/events/{event}/boards/{board}")
    page.get_by_role("link", name="Replay").click()
    expect(page).to_have_url(re.compile(f"/table/{table.live}/boards/1$"))
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def _as(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}
