"""The live table in real browsers: four people play; at a permissive table what goes wrong is ruled on."""

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from arbitro.bridge.seats import Seat
from arbitro.table.options import options
from arbitro.table.state import Table
from tests.server.process import wait_until
from tests.web.live import NAMES, SEATS, Four, Guest, pbn
from tests.web.site import DESK, PHONE, TABLET, Site, fits, looked_over

SUITS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
RANKS = {"A": "ace", "K": "king", "Q": "queen", "J": "jack", "T": "ten", "9": "nine", "8": "eight", "7": "seven",
         "6": "six", "5": "five", "4": "four", "3": "three", "2": "two"}  # fmt: skip
AUCTION = ("P", "P", "1NT", "P", "3NT", "P", "P", "P")  # North deals, South declares


def card_name(card: str) -> str:
    return f"{RANKS[card[1]]} of {SUITS[card[0]]}"


def card(page: Page, of: str) -> Locator:
    return page.get_by_role("button", name=card_name(of), exact=True)


def tapped(page: Page, act: str) -> None:
    """Two taps, or level, denomination and the button that makes the call."""
    if act == "P":
        page.get_by_role("button", name="Pass", exact=True).click()
        page.get_by_role("button", name="Confirm Pass").click()
    elif act[0].isdigit():
        page.get_by_role("button", name=act[0], exact=True).click()
        page.get_by_role("group", name="Denomination", exact=True).get_by_role("button").nth(
            "CDHSN".index(act[1])
        ).click()
        page.get_by_role("button", name=re.compile("^Confirm ")).click()
    else:
        card(page, act).click()
        expect(page.get_by_text(f"Tap {card_name(act)} again to play it")).to_be_visible()
        card(page, act).click()


def typed(page: Page, act: str) -> None:
    """By keyboard alone: `/` goes to the box."""
    box = page.get_by_role("textbox", name="Type a call or a card")
    if not box.evaluate("box => box === document.activeElement"):
        page.keyboard.press("/")
        expect(box).to_be_focused()
    page.keyboard.type(act.lower().replace("nt", "n").replace("t", "10"))
    page.keyboard.press("Enter")


def heard(page: Page, act: str) -> None:
    """As with a screen reader: the log has told that it is one's turn; everything is found by its role and name."""
    log = page.get_by_role("log", name="What has happened at the table")
    expect(log.get_by_text("Your turn").last).to_be_attached()
    names = [card_name(act)] * 2 if act[0] in SUITS else ["Pass", "Confirm Pass"]
    for name in names:
        page.get_by_role("button", name=name, exact=True).press("Enter")


def sits_down(page: Page, seat: str) -> None:
    """From the link to the seat: a name, and one tap."""
    page.get_by_role("textbox", name="Your name").fill(NAMES[seat])
    page.get_by_role("button", name="Enter").click()
    region = page.get_by_role("region", name={"N": "North", "E": "East", "W": "West"}[seat], exact=True)
    region.get_by_role("button", name="Sit here").click()


def next_card(table: Table) -> tuple[str, str]:
    """Whose hand plays, and the first card that may be played from it."""
    for seat in Seat:
        if cards := options(table, seat).cards:
            return seat.value, str(cards[0])
    raise AssertionError("nobody may play")


def test_four_people_play_a_whole_board_each_in_his_own_way(site: Site, tmp_path: Path) -> None:
    """South on a phone, West at a desk, who is offline for a while, North types, East hears."""
    pages = {"S": site.phone().open("/play")}
    south = pages["S"]
    south.get_by_role("textbox", name="Your name").fill(NAMES["S"])
    south.get_by_role("button", name="Enter").click()
    south.get_by_role("combobox", name="Boards").select_option("file")
    file = tmp_path / "board.pbn"
    file.write_text(pbn(), encoding="utf-8")
    south.get_by_role("button", name="File").set_input_files(file)
    south.get_by_role("button", name="Open a table and sit South").click()
    south.wait_for_url("**/table/*")
    path = south.url.removeprefix(site.url)
    ways: dict[str, Callable[[Page, str], None]] = {"S": tapped, "W": tapped, "N": typed, "E": heard}
    for seat in "WNE":
        pages[seat] = site.desk().open(path)
        sits_down(pages[seat], seat)

    def board() -> Table:
        return site.house.tables.known(path.removeprefix("/table/")).boards[1].table

    for at, call in enumerate(AUCTION):
        seat = SEATS[at % 4]
        expect(pages[seat].get_by_text("Your turn", exact=True).first).to_be_visible()
        ways[seat](pages[seat], call)
    expect(south.get_by_role("banner").get_by_text("3NT S")).to_be_visible()
    expect(pages["W"].get_by_text("Your turn", exact=True).first).to_be_visible()
    assert south.evaluate("document.documentElement.scrollHeight <= innerHeight"), "the table scrolls in play"
    west, is_away = pages["W"], False
    for number in range(52):
        hand, shown = next_card(board())
        seat = "S" if hand == "N" else hand
        if seat == "W" and is_away:
            west.context.set_offline(False)
            expect(west.get_by_text("No connection")).to_have_count(0)
            is_away = False
        way = ways[seat] if hand == seat else tapped
        way(pages[seat], shown)
        expect(card(pages[seat], shown)).to_have_count(0)
        if seat == "W" and number in range(20, 24):
            west.context.set_offline(True)
            expect(west.get_by_text("No connection")).to_be_visible()
            is_away = True
        if number < 51:
            wait_until(partial(_has_played, board, number + 1))
    for page in pages.values():
        expect(page.get_by_role("button", name="Ready for the next board")).to_be_visible()
    south.get_by_role("link", name="Look at the board again").click()
    expect(south.get_by_role("heading", name="Board 1")).to_be_visible()
    expect(south.get_by_role("main").get_by_text("3NT S").first).to_be_visible()
    looked_over(south)


def _has_played(board: Callable[[], Table], cards: int) -> bool:
    table = board()
    return sum(len(trick.cards) for trick in table.tricks) + len(table.trick) >= cards


def wrong(page: Page, what: str, whose: str) -> None:
    page.get_by_role("button", name="Something is wrong").click()
    dialog = page.get_by_role("dialog", name="Something is wrong")
    dialog.get_by_role("button", name=what).click()
    dialog.get_by_role("button", name=whose, exact=True).click()
    dialog.get_by_role("button", name="Report it to the table").click()


class Wrong:
    """A board on which everything goes wrong that often does, as South and West see it on their phones. South declares
    4H; what is judgment `judges` answers with No, and `rules` gives the ruling."""

    def __init__(self, site: Site, four: Four, judges: Callable[[str], None], rules: Callable[[], None]) -> None:
        self.four, self.judges, self.rules = four, judges, rules
        self.south, self.west = (site.phone(four.token(seat)).open(four.path) for seat in "SW")

    def insufficient_bid(self) -> None:
        """27A1: West may accept it, and does not; 27B1(a): South chooses 2H, and neither bid is artificial."""
        south, west = self.south, self.west
        self.four.call("1S P")
        tapped(south, "1H")
        expect(west.get_by_role("button", name="South: 1 heart. Ask about it")).to_be_visible()
        wrong(west, "a bid was too low", "South")
        no = west.get_by_role("button", name="No", exact=True)
        expect(no).to_be_visible()
        looked_over(west, PHONE)
        no.click()
        expect(south.get_by_role("heading", name=re.compile("which legal call"))).to_be_visible()
        looked_over(south, PHONE)
        tapped(south, "2H")
        self.judges("artificial@1H")
        self.rules()
        expect(west.get_by_role("button", name="South: 2 hearts. Ask about it")).to_be_visible()
        expect(west.get_by_text("Your turn", exact=True).first).to_be_visible()

    def lead_out_of_turn(self) -> None:
        """54D: declarer refuses East's lead, which becomes a penalty card; 50D2(b): he demands nothing of West's."""
        south, west = self.south, self.west
        self.four.call("P 4H P P P", first="W")
        self.four.act("E", "card", seat="E", card="DA")
        expect(south.get_by_text("East plays ace of diamonds").first).to_be_attached()
        wrong(south, "an opening lead out of turn", "East")
        self.judges("told_by_opponent@E")
        refused = south.get_by_role("button", name="Require it to be taken back: it becomes a major penalty card")
        expect(refused).to_be_visible()
        looked_over(south, PHONE)
        refused.click()
        self.demands_nothing()
        expect(west.get_by_text("Penalty card: ace of diamonds")).to_be_attached()
        tapped(west, "D3")

    def demands_nothing(self) -> None:
        self.south.get_by_role("button", name="Nothing").click()
        self.rules()

    def revoke(self) -> None:
        """62A, 62B1: West tells his own revoke in time, follows suit, and the spade is a penalty card. East is on lead:
        South demands nothing, and West plays the spade as soon as he can (50D1)."""
        west = self.west
        self.four.act("N", "dummy_spread", seat="N")
        self.four.play("ND6 EDA SD9 EDK SDT")
        tapped(west, "S3")
        wrong(west, "a revoke", "West")
        west.get_by_role("button", name="♦5").click()
        self.rules()
        expect(west.get_by_text("Penalty card: three of spades")).to_be_attached()
        looked_over(west, PHONE)
        self.four.play("ND7")
        self.demands_nothing()
        self.four.play("ESJ SS5 WS3 NSA NHJ EH5 SH2 WH3 NHT EH6 SHQ WH4 SHA WC2 NH9 EH7 SHK WC7 NC3 EH8")

    def contested_claim(self) -> None:
        """70A: South has five tricks and claims five of six. Three more are spades; the other three he cannot win."""
        south, west = self.south, self.west
        south.get_by_role("button", name="Claim", exact=True).click()
        dialog = south.get_by_role("dialog", name="Claim")
        dialog.get_by_role("button", name="5", exact=True).click()
        dialog.get_by_role("textbox", name="How will you play?").fill("spades from the top")
        dialog.get_by_role("button", name="Show your cards and claim").click()
        expect(west.get_by_role("heading", name="South claims 5 of the remaining tricks")).to_be_visible()
        looked_over(west, PHONE)
        west.get_by_role("button", name="I do not agree").click()


def test_the_house_rules_on_everything_that_goes_wrong(site: Site) -> None:
    """What is judgment all four say together; a claim they leave for later, and the score is open until then."""
    four = Four(site, mode="permissive")

    def judges(question: str) -> None:
        expect(board.west.get_by_role("button", name="Leave it for later")).to_be_visible()
        for seat in "NES":
            four.act(seat, "opinion", seat=seat, question=question, answer=False)
        board.west.get_by_role("button", name="No", exact=True).click()

    def rules() -> None:
        understood = board.south.get_by_role("button", name="Understood")
        understood.click()
        expect(understood).to_have_count(0)

    board = Wrong(site, four, judges, rules)
    board.insufficient_bid()
    board.lead_out_of_turn()
    board.revoke()
    board.contested_claim()
    judges("asked_to_play_on@EW")
    expect(board.west.get_by_role("heading", name=re.compile("normal for this player"))).to_be_visible()
    board.west.get_by_role("button", name="Leave it for later").click()
    for page in (board.south, board.west):
        expect(page.get_by_text("A ruling is still open. The score may change.").first).to_be_visible()
        looked_over(page, PHONE)


def test_a_director_rules_on_everything_that_goes_wrong(site: Site) -> None:
    director = Guest(site, "Dora")
    four = Four(site, director, mode="permissive", directing="person")
    desk = site.desk(director.token).open(four.path)
    side = desk.get_by_role("region", name="For the director")

    def judges(_: str) -> None:
        side.get_by_role("button", name="No", exact=True).click()

    def rules() -> None:
        side.get_by_role("button", name="Give this ruling").click()
        expect(side.get_by_text("There is nothing to rule on.")).to_be_visible()

    board = Wrong(site, four, judges, rules)
    board.insufficient_bid()
    board.lead_out_of_turn()
    looked_over(desk)
    board.revoke()
    board.contested_claim()
    expect(side.get_by_role("heading", name="Do East-West ask to play on?")).to_be_visible()
    judges("")
    expect(side.get_by_role("heading", name=re.compile("normal for this player"))).to_be_visible()
    judges("")
    rules()
    for page in (desk, board.south, board.west):  # eight tricks
        expect(page.get_by_text("4♥ S −2").first).to_be_visible()
    looked_over(desk)


def test_a_teacher_sets_a_board_acts_for_everybody_and_goes_back(site: Site) -> None:
    """North deals and bids 1NT; East bids 1H, which is too low (27)."""
    teacher = Guest(site, "Tess")
    page = site.desk(teacher.token).open(f"/table/{teacher.open(kind='lesson', settings={'mode': 'permissive'})}")
    side = page.get_by_role("region", name="For the director")
    side.get_by_role("button", name="Set a board").click()
    dialog = page.get_by_role("dialog", name="Set a board")
    dialog.get_by_role("button", name="ace of spades").press("Enter")
    dialog.get_by_role("button", name="To North (0 of 13)").press("Enter")
    dialog.get_by_role("button", name="king of spades").drag_to(dialog.get_by_role("region", name="The hand of East"))
    expect(dialog.get_by_role("button", name="To East (1 of 13)")).to_be_visible()
    looked_over(page)
    dialog.get_by_role("button", name="Deal the rest").click()
    dialog.get_by_role("button", name="Put it on the table").click()
    north, east = (page.get_by_role("region", name=seat, exact=True) for seat in ("North", "East"))
    expect(north.get_by_role("img", name="ace of spades")).to_be_visible()
    expect(east.get_by_role("img", name="king of spades")).to_be_visible()
    tapped(page, "1NT")
    auction = page.get_by_role("table", name="The auction")
    expect(auction).to_contain_text("1NT")
    tapped(page, "1H")
    wrong_here = side.get_by_role("listitem").filter(has_text="East: insufficient bid")
    expect(wrong_here.get_by_role("link", name="Law 27")).to_be_visible()
    looked_over(page)
    side.get_by_role("listitem").filter(has_text="North: 1 notrump").get_by_role("button", name="Back to here").click()
    expect(wrong_here).to_have_count(0)
    expect(auction).to_contain_text("1NT")
    side.get_by_role("button", name="Stop the table").click()
    expect(page.get_by_text("The table is stopped for a moment.")).to_be_visible()


def test_a_commentator_speaks_to_those_who_watch(site: Site) -> None:
    """At first she sits behind North, as the table allows. Then the opener appoints her of those who watch; she sees
    all hands, and no player reads what she writes."""
    four = Four(site, delay=0)
    south = site.phone(four.token("S")).open(four.path)
    commentator = Guest(site, "Cora")
    cora = site.desk(commentator.token).open(four.path)
    watcher = site.phone().open(four.path)
    south.get_by_role("button", name="Settings").click()
    south.get_by_role("combobox", name="Spectators see").select_option("one_hand")
    cora.get_by_role("button", name="Settings").click()
    cora.get_by_role("button", name="The hand of North").click()
    cora.get_by_role("button", name="Close", exact=True).click()
    expect(cora.get_by_role("list", name="The hand of North", exact=True)).to_be_visible()
    expect(cora.get_by_role("list", name="The hand of East", exact=True)).to_have_count(0)
    looked_over(south, PHONE)
    south.get_by_role("button", name="Commentator: Cora").click()
    south.get_by_role("button", name="Close", exact=True).click()
    expect(cora.get_by_role("list", name="The hand of East", exact=True)).to_be_visible()
    expect(cora.get_by_role("list", name="The hand of North", exact=True)).to_be_visible()
    cora.get_by_role("textbox", name="Your comment").fill("North has the spades.")
    cora.get_by_role("button", name="Send").click()
    for page in (cora, watcher):
        expect(page.get_by_role("region", name="Commentary").get_by_text("North has the spades.")).to_be_visible()
    looked_over(cora)
    four.call("1S")
    expect(south.get_by_text("North: 1 spade").first).to_be_attached()
    expect(south.get_by_text("North has the spades.")).to_have_count(0)
    for page in (south, cora):
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        for size in (PHONE, TABLET, DESK):
            page.set_viewport_size(size)
            assert fits(page), size
    watcher.goto(f"{site.url}/watch?tables={four.table}")
    expect(watcher.get_by_role("region", name=f"Table {four.table}").get_by_text("Nora")).to_be_visible()
    looked_over(watcher)
