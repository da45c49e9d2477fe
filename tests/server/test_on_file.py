"""Systems on file at live tables of an event: answers and alerts are offered, the director gets evidence and advice."""

from collections.abc import Iterator
from typing import Any

import pytest

from arbitro.contest.plan import PhasePlan, Plan
from arbitro.office.deals import MakeDeals
from arbitro.office.online import SetPlay
from arbitro.office.people import Enter
from arbitro.office.seating import BeginRound, SeatSection
from arbitro.office.systems import FileSystem
from arbitro.table.event import Mode
from tests.contest.small import HOWELL, contestant
from tests.server.club import DIRECTOR, ORGANISER, Club, opened

PAIRS = ("1", "2", "3", "4")


REMINDED = 'extends = "figb_2017"\nalerts.from_file = "all"'


@pytest.fixture
def club(tmp_path: Any, request: pytest.FixtureRequest) -> Iterator[Club]:
    """Where partner may be reminded of what the file says, or under the regulations that a test names."""
    with opened(tmp_path) as club:
        phase = PhasePlan(rounds=3, boards=1)
        club.create(Plan(name="Online", form="pairs", phases=(phase,)), getattr(request, "param", REMINDED))
        club.do(Enter(contestants=tuple(contestant("pairs", pair) for pair in PAIRS)), ORGANISER)
        club.do(SeatSection(movement=HOWELL), ORGANISER)
        for pair in PAIRS:
            club.do(FileSystem(contestant=pair, system="five_card_majors"), ORGANISER)
        club.do(MakeDeals(), DIRECTOR)
        club.do(SetPlay(played="online", mode=Mode.PERMISSIVE), ORGANISER)
        club.do(BeginRound(round=1), DIRECTOR)
        yield club


class Table:
    """The live table of the first pair."""

    def __init__(self, club: Club) -> None:
        self._club = club
        seated: dict[str, dict[str, str]] = {}
        for pair in PAIRS:
            for person in (f"{pair} N", f"{pair} S"):
                (place,) = club.get("/place", person)["now"]["tables"]
                seated.setdefault(place["live"], {})[place["seat"]] = person
        self.id, self.players = next(iter(seated.items()))

    def seen(self, who: str) -> Any:
        answer = self._club.asked("GET", f"/api/live/{self.id}", None, self.players.get(who, who))
        assert answer.status_code == 200, answer.text
        return answer.json()

    def act(self, who: str, **act: Any) -> Any:
        body = {"act": act, "at": self.seen(who)["position"]}
        answer = self._club.asked("POST", f"/api/live/{self.id}/acts", body, self.players.get(who, who))
        assert answer.status_code == 200, answer.text
        return answer.json()

    def call(self, *calls: str) -> None:
        for call in calls:
            turn = self.seen(DIRECTOR)["view"]["turn"]
            self.act(turn, event="call", seat=turn, call=call)


AFTER = {"N": "ESWN", "E": "SWNE", "S": "WNES", "W": "NESW"}


def test_a_question_is_answered_from_the_file_and_laid_before_the_director(club: Club) -> None:
    table = Table(club)
    dealer = table.seen(DIRECTOR)["view"]["dealer"]
    lho, partner, rho = list(AFTER[dealer])[:3]
    table.call("1NT", "P", "2C")
    # Stayman is alerted, by the partner of who made it
    assert table.seen(dealer)["said"]["on_file"]["alert"] == "2C"
    assert [table.seen(seat)["said"]["on_file"]["alert"] for seat in (partner, lho, rho)] == [None] * 3
    table.act(dealer, event="alert", seat=dealer, call="2C")
    assert table.seen(dealer)["said"]["on_file"]["alert"] is None

    table.act(rho, event="question", seat=rho, about="2C")
    (offer,) = table.seen(dealer)["said"]["on_file"]["answers"]
    assert (offer["call"], offer["to"]) == ("2C", rho)
    assert offer["text"].startswith("Stayman: 8+ HCP, 4♥ or 4♠")  # the file: hcp 8 and more, a four-card major
    assert table.seen(partner)["said"]["on_file"]["answers"] == []
    table.act(dealer, event="answer", seat=dealer, about="2C", text=offer["text"])
    assert table.seen(dealer)["said"]["on_file"]["answers"] == []

    table.act(rho, event="attention", by=rho, irregularity="misinformation", of=dealer)
    known = {fact["key"]: fact["answer"] for fact in table.seen(DIRECTOR)["director"]["next"]["known"]}
    assert known["explanation_on_file@2C"] == "yes"
    assert "hand_held@2C" not in known  # not before the cards may be inspected
    assert "2C" not in str(table.seen(rho)["director"])


@pytest.mark.parametrize(
    ("club", "explained_by", "during"),
    [
        # partner explains: no aid to his memory during the auction (40B2(d)); afterwards he calls no more
        ("figb_2017", "dealer", False),
        ('extends = "figb_2017"\nalerts.live = "own"', "responder", True),
        ('extends = "figb_2017"\nalerts.live = "own"\nalerts.from_file = "none"', "responder", False),
    ],
    indirect=["club"],
)
def test_during_the_auction_the_file_reminds_nobody_of_partners_calls(
    club: Club, explained_by: str, during: bool
) -> None:
    table = Table(club)
    dealer = table.seen(DIRECTOR)["view"]["dealer"]
    lho, partner, rho = list(AFTER[dealer])[:3]
    explains = {"dealer": dealer, "responder": partner}[explained_by]
    table.call("1NT", "P", "2C")
    assert (table.seen(explains)["said"]["on_file"]["alert"] == "2C") is during
    table.act(rho, event="question", seat=rho, about="2C")
    offers = [bool(table.seen(explains)["said"]["on_file"]["answers"])]
    table.call("P", "2NT", "P", "P", "P")
    offers.append(bool(table.seen(explains)["said"]["on_file"]["answers"]))
    assert offers == [during, True]
    others = {dealer, lho, partner, rho} - {explains}
    assert not any(table.seen(seat)["said"]["on_file"]["answers"] for seat in others)


def test_a_comparable_call_is_advised_on_with_its_figure(club: Club) -> None:
    table = Table(club)
    dealer = table.seen(DIRECTOR)["view"]["dealer"]
    lho = AFTER[dealer][0]
    table.call("1C", "1S", "1H")  # insufficient: he has not seen the overcall
    table.act(lho, event="attention", by=lho, irregularity="insufficient_bid", of=AFTER[dealer][1])
    offender = AFTER[dealer][1]
    for _ in range(4):  # accepted? no; replaced by what? a negative double
        question = table.seen(DIRECTOR)["director"]["next"]
        if question["question"]["id"] == "comparable":
            break
        answer = {"accepted": False, "replacement": "X"}.get(question["question"]["id"], False)
        by = question["question"]["put_to"]
        by = {"lho": AFTER[offender][0], "offender": offender}.get(by, by)
        identity = question["said"]["form"]["name"]
        table.act(by, event="option_chosen", question=identity, answer=answer, **({} if by == DIRECTOR else {"by": by}))
    else:
        pytest.fail(str(question["question"]))
    # of the hands for the negative double so many would have bid 1H without the overcall
    assert any("%" in line for line in question["advice"]), question["advice"]
    assert question["advice"][-1].endswith("the director decides.")
