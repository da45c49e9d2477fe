"""An event at live tables: the organiser says so, a player is taken to his table and on to the next."""

import re

import httpx
from playwright.sync_api import expect

from arbitro.office.online import SetPlay
from arbitro.office.seating import BeginRound, EndRound
from arbitro.office.seeing.place import my_place
from tests.server.process import wait_until
from tests.web.site import Site, accessible
from tests.web.small_event import DIRECTOR, ORGANISER, small_event


def test_a_player_is_taken_to_his_live_table_and_on_to_the_next(site: Site) -> None:
    event = small_event(site)
    page = site.desk(site.organiser()).open(f"/events/{event}/seating")
    page.get_by_role("button", name="Online", exact=True).click()
    expect(page.get_by_role("button", name="Online", exact=True)).to_have_attribute("aria-pressed", "true")
    accessible(page)
    token = site.player(event, "1 N")
    phone = site.phone(token).open(f"/events/{event}/play")
    for round in (1, 2):
        site.office.do(BeginRound(round=round), DIRECTOR, event)
        place = my_place(site.house.view(event, site.house.accounts.holder(token)))
        assert place is not None
        assert place.now is not None
        expect(phone).to_have_url(re.compile(f"/table/{place.now.tables[0].live}$"))
        expect(phone.get_by_role("list", name="Your hand").first).to_be_visible()
        site.office.do(EndRound(round=round), DIRECTOR, event)
        expect(phone).to_have_url(re.compile(f"/events/{event}/play$"))


def test_a_boards_page_leads_to_its_auction_and_play(site: Site) -> None:
    """Everybody passes at one table."""
    event = small_event(site)
    site.office.do(SetPlay(played="online"), ORGANISER, event)
    site.office.do(BeginRound(round=1), DIRECTOR, event)
    here = site.house.view(event, site.house.accounts.holder(site.player(event, "1 N")))
    place = my_place(here)
    assert place is not None
    assert place.now is not None
    (table,) = place.now.tables
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
