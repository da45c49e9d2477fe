"""An event at live tables: the organiser says so, a player is taken to his table and on to the next."""

import re

from playwright.sync_api import expect

from arbitro.office.seating import BeginRound, EndRound
from arbitro.office.seeing.place import my_place
from tests.web.site import Site, accessible
from tests.web.small_event import DIRECTOR, small_event


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
