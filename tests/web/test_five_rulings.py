"""The five rulings of every evening, from the player's call to the ranking, with the clicks and questions they cost.

One event for all: round 1, five boards at two tables; each ruling is on a board of its own at table 1. A click is
whatever is pressed, and a field that is typed in; a question is one that the law puts. What each may cost at most
stands beside it: before there were 12 to 17 clicks and 3 to 8 questions.
"""

import re
from fractions import Fraction

import pytest
from playwright.sync_api import Locator, Page, expect

from arbitro.contest.facts.event import Spot
from arbitro.contest.facts.outcome import Recorded
from arbitro.contest.facts.state import at_table
from arbitro.contest.plan import PhasePlan, Plan
from arbitro.office.actor import Actor, Role
from arbitro.office.deals import GiveDeals
from arbitro.office.fact import BoardKey, Dealt
from arbitro.office.people import CreateEvent, Enter
from arbitro.office.results import EnterResult
from arbitro.office.room.tables import contest_of
from arbitro.office.seating import BeginRound, SeatSection
from arbitro.scoring.outcome import Share, Weighted
from tests.amounts import only_in_proof
from tests.office.desk import entrant
from tests.web.rulings import question
from tests.web.site import Site

ORGANISER = Actor(Role.ORGANISER, "organiser")
AT, OTHER = Spot(round=1, table=1), Spot(round=1, table=2)
DEAL = "N:KT4.432.432.5432 965.AKQ.A65.A876 AJ3.J65.KQJ.KQJT Q872.T987.T987.9"
REVOKE, LEAD, BID, PAUSE, CLAIM = 1, 2, 3, 4, 5
ELSEWHERE = {REVOKE: "4S S =", PAUSE: "3S N ="}
PLAYED = {REVOKE: "4S S -1", PAUSE: "4S N ="}  # at table 1; what is ruled on in mid-board has no result yet


class Walk:
    """Counts what it costs."""

    def __init__(self, site: Site, event: str, board: int, about: str) -> None:
        self.site, self.event, self.board = site, event, board
        self.clicks = self.questions = 0
        player = site.phone(site.player(event, contest_of(site.office.event(event)).entries["1"].contestant.players[0]))
        phone = player.open(f"/events/{event}/play")
        phone.get_by_role("list", name="Boards of this round").get_by_role("button").nth(board - 1).click()
        self.click(phone.get_by_role("button", name="Call the director"))
        self.click(phone.get_by_role("dialog").get_by_role("button", name=about, exact=True))
        expect(phone.get_by_text("The director was called")).to_be_visible()
        self.phone = phone
        self.page = site.desk(site.staff(event, Role.DIRECTOR)).open(f"/events/{event}/desk")
        self.click(self.page.get_by_role("link", name="Give a ruling", exact=True))

    def click(self, what: Locator) -> None:
        what.click()
        self.clicks += 1

    def press(self, *names: str, within: str = "") -> None:
        for name in names:
            place: Page | Locator = self.page.get_by_role("group", name=within).first if within else self.page
            self.click(place.get_by_role("button", name=name, exact=not within).first)

    def type(self, label: str, text: str) -> None:
        field = self.page.get_by_label(label)
        field.fill(text)
        field.press("Enter")
        self.clicks += 1

    def answer(self, text: str, *names: str) -> None:
        expect(question(self.page)).to_contain_text(text)
        expect(self.page.locator("section[aria-busy=false]").first).to_be_visible()
        self.questions += 1
        for name in names:
            self.click(self.page.get_by_role("button", name=re.compile(rf"^\d?\s*{name}")).first)

    def answers(self, text: str, first: str, second: str) -> None:
        """With one tap this question and the next, which is put to the same person."""
        expect(question(self.page)).to_contain_text(text)
        self.questions += 2
        self.click(self.page.get_by_role("button", name=re.compile(f"^{first}.*, {second}$")))

    def judge(self, card: str, name: str) -> None:
        """Of a claim: whether the play of this card is normal."""
        expect(self.page.locator("mark")).to_have_text(card)
        self.questions += 1
        self.press(name)

    def apply(self, button: str, number: int, *, clicks: int, questions: int) -> None:
        self.click(self.page.get_by_role("button", name=button))
        expect(self.page.get_by_role("heading", name=f"Ruling {number}")).to_be_visible()
        assert self.clicks <= clicks
        assert self.questions <= questions
        expect(self.phone.get_by_text(f"There was a ruling on board {self.board}, round 1.")).to_be_visible()
        expect(self.phone.get_by_role("link", name=f"Ruling {number}")).to_be_visible()
        self.page.goto(f"{self.site.url}/events/{self.event}/desk")
        expect(self.page.get_by_text("No calls for the director.")).to_be_visible()

    def recorded(self) -> Recorded | None:
        phase = contest_of(self.site.office.event(self.event)).phases[""]
        return phase.results.get(at_table(AT), {}).get((self.board, ""))


@pytest.fixture
def event(site: Site) -> str:
    office = site.office
    plan = Plan(name="Five", form="pairs", phases=(PhasePlan(rounds=3, boards=5),))
    event = office.do(CreateEvent(name="Five", date="2026-05-14", plan=plan), ORGANISER).event
    office.do(Enter(contestants=tuple(entrant("pairs", str(n)) for n in range(1, 5))), ORGANISER, event)
    office.do(SeatSection(), ORGANISER, event)
    office.do(GiveDeals(deals=(Dealt(BoardKey(board=CLAIM), DEAL),)), ORGANISER, event)
    office.do(BeginRound(round=1), ORGANISER, event)
    for board, result in PLAYED.items():
        office.do(EnterResult(at=AT, board=board, recorded=Recorded(result=result)), ORGANISER, event)
    for board, result in ELSEWHERE.items():
        office.do(EnterResult(at=OTHER, board=board, recorded=Recorded(result=result)), ORGANISER, event)
    return event


@only_in_proof
def test_five_rulings_from_the_call_to_the_ranking(site: Site, event: str) -> None:
    revoke(site, event)
    opening_lead(site, event)
    insufficient_bid(site, event)
    hesitation(site, event)
    claim(site, event)
    page = site.desk(site.staff(event, Role.DIRECTOR)).open(f"/events/{event}")
    row = page.get_by_role("row").filter(has=page.get_by_role("link", name=re.compile("^4 ")))
    # Revoke: 450 against 420, two of two. Pause: 3/5 of nothing and 2/5 of two against 140. Claim: nothing to compare,
    # one of two. 3.8 of 6.
    expect(row).to_contain_text("63.33%")


def revoke(site: Site, event: str) -> None:
    """East wins the revoke trick and his side more: two tricks (64A1), nine and two are eleven."""
    walk = Walk(site, event, REVOKE, "Revoke")
    expect(walk.page.get_by_role("group", name="Declarer").get_by_role("button", name="South")).to_have_attribute(
        "aria-pressed", "true"
    )
    walk.press("East", within="Offender")
    walk.press("8", within="Number of the trick")
    walk.answers("Did East win the revoke trick", "Yes", "3")  # of those after it: asked in the same breath
    walk.answer("still damaged after the transfer of tricks", "No")
    walk.apply("Apply to the board", 1, clicks=8, questions=3)
    assert walk.recorded() == Recorded(result="4S S +1")


def opening_lead(site: Site, event: str) -> None:
    """East leads against South, whose left-hand opponent is West: the card goes back, and West may not lead spades
    (54D, 50D2(a))."""
    walk = Walk(site, event, LEAD, "Lead out of turn")
    walk.press("South", within="Declarer")
    walk.press("East", within="Offender")
    walk.press("five of spades", within="Card")
    walk.answers("South, what do you do with the lead of ♠5?", "Require it to be taken back", "That ♠ is not led")
    west = walk.page.locator(".to-W")
    expect(west).to_contain_text("West, 1 S")
    expect(west).to_contain_text("From your first turn to lead you may not lead ♠ as long as you keep the lead.")
    walk.apply("Record the ruling", 2, clicks=8, questions=2)
    assert walk.recorded() is None


def insufficient_bid(site: Site, event: str) -> None:
    """South opens one spade and West bids one heart. He hears first what follows, and is offered legal calls; two
    hearts in its place, nothing artificial: no more than that (27B1(a))."""
    walk = Walk(site, event, BID, "Insufficient bid")
    walk.press("1 spade", "1 heart")
    walk.answer("North, do you accept 1♥?", "No")
    expect(walk.page.get_by_text("your partner must pass for the rest of the auction")).to_be_visible()
    expect(walk.page.get_by_role("button", name="Redouble")).to_be_disabled()
    walk.answer("West, which legal call")
    walk.press("2 hearts")
    walk.answer("artificial", "No")
    walk.apply("Record the ruling", 3, clicks=9, questions=3)


def hesitation(site: Site, event: str) -> None:
    """The result stood after a pause of North's; 60 % of four spades one down, 40 % of it made (16B3, 12C1(c)). Both
    sides are vulnerable: 620 and 100."""
    walk = Walk(site, event, PAUSE, "Hesitation")
    walk.press("North", within="Who")
    walk.answers("demonstrably suggest", "Yes", "Yes")
    walk.answer("Did the offending side gain", "Yes")
    walk.type("Another result", "60% 4sn-1, 40% 4sn=")
    walk.page.reload()  # what is composed so far survives
    expect(walk.page.get_by_label("Weight of 4♠ N −1, per cent")).to_have_value("60")
    walk.apply("Apply to the board", 4, clicks=8, questions=3)
    shares = (Share(Fraction(3, 5), -100, "4S N -1"), Share(Fraction(2, 5), 620, "4S N ="))
    assert walk.recorded() == Recorded(ns=Weighted(shares), ew=Weighted(shares))


def claim(site: Site, event: str) -> None:
    """South claims the last three tricks in three no trumps and has said nothing of the queen of spades: two (70E1)."""
    walk = Walk(site, event, CLAIM, "Claim")
    walk.type("All cards left", "AKQJT9876543...")  # who holds each the deal knows
    walk.type("Contract and declarer", "3nts")
    walk.press("7", within="Tricks declarer had won")
    walk.judge("♠K", "Not normal here or anywhere")
    walk.judge("♠10", "Not normal here or anywhere")
    walk.judge("♠K", "Normal for this player")
    walk.apply("Apply to the board", 5, clicks=10, questions=3)
    assert walk.recorded() == Recorded(result="3NT S =")
