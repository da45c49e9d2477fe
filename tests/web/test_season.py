"""The season in the browser: a ladder made and looked into, fees taken, results sent to a real mail server."""

from aiosmtpd.controller import Controller
from playwright.sync_api import expect

from arbitro.journal.register import Person
from arbitro.office.contacts import Contacts, write_contacts
from arbitro.office.demo import pairs_of_last_week
from arbitro.server.running import now
from arbitro.words import message
from tests.server.test_mail import Box
from tests.web.site import Site


def last_week(site: Site) -> str:
    return pairs_of_last_week(site.office, now(), message)


def test_an_organiser_makes_a_ladder_and_everybody_looks_into_a_line(site: Site) -> None:
    event = last_week(site)
    page = site.desk(site.organiser()).open("/ladders/new")
    page.get_by_label("Name", exact=True).fill("Club & friends")
    page.get_by_text("Choose single events").click()
    page.locator(f"input[value='{event}']").check()
    page.get_by_label("Best results that count").fill("3")
    page.get_by_label("With a handicap").check()
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("heading", name="Club & friends")).to_be_visible()
    ladder = page.url.removeprefix(site.url)
    phone = site.phone().open(ladder)
    line = phone.locator("details:not(.menu)").first
    expect(line.locator("summary")).to_contain_text("56.41 %")
    line.locator("summary").click()
    expect(line).to_contain_text("(56.41")
    expect(line).to_contain_text("Rank 1 is shared.")
    expect(phone.get_by_text("0.8 × (60 − average of the last 10 results")).to_be_visible()


def test_a_fee_is_set_and_paid_and_taken_back(site: Site) -> None:
    event = last_week(site)
    page = site.desk(site.organiser()).open(f"/events/{event}/fees")
    page.get_by_label("Fee of each player").fill("7.50")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_text("paid 0.00 · owed 210.00")).to_be_visible()  # 28 players
    page.locator("main details").first.locator("summary").click()
    page.get_by_role("button", name="Paid 7.50").click()
    expect(page.get_by_text("paid 7.50 · owed 202.50")).to_be_visible()
    page.get_by_role("button", name="Undo").last.click()
    expect(page.get_by_text("paid 0.00 · owed 210.00")).to_be_visible()


def test_results_are_sent_and_what_failed_is_sent_again(site: Site) -> None:
    event = last_week(site)
    register = site.office.journal.register
    known = register.of(["demo/1-1", "demo/2-1"])
    addresses = {"demo/1-1": "ann@club.test", "demo/2-1": "bob@club.test"}
    for id, address in addresses.items():
        person = known[id]
        assert isinstance(person, Person)
        contacts = Contacts(email=address, results=True, language="it")
        register.put(Person(id, person.name, person.number, write_contacts(contacts)))
    server, box = site.house.settings.mail, Box()
    assert server is not None
    page = site.desk(site.organiser()).open(f"/events/{event}/publish")
    page.get_by_role("button", name="Send to 2 players").click()
    again = page.get_by_role("button", name="Send 2 failed messages again")
    expect(again).to_be_visible()
    expect(page.get_by_text("failed: the mail server was not reached.").first).to_be_visible()
    running = Controller(box, hostname=server.host, port=server.port, ready_timeout=60)
    running.start()
    try:
        again.click()
        expect(page.get_by_text("2 sent, 0 ready to send, 0 failed")).to_be_visible()
    finally:
        running.stop()
        register.put(*(person for person in known.values() if isinstance(person, Person)))
    assert sorted(to for to, _ in box.mails) == sorted(addresses.values())
    assert all(mail["Subject"].startswith("Risultati: ") for _, mail in box.mails)
