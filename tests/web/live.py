"""A live table with four guests, prepared over HTTP; what is tested goes through their pages."""

from collections.abc import Mapping
from itertools import count
from typing import Any

import httpx

from tests.web.site import PATIENCE, Site

SEATS = "NESW"
NAMES = {"N": "Nora", "E": "Emil", "S": "Sara", "W": "Wim"}
DEAL = "N:AKQ2.JT9.876.543 JT9.8765.AKQ2.JT 8765.AKQ2.JT9.86 43.43.543.AKQ972"
_KEYS = count(1)


def pbn(deal: str = DEAL) -> str:
    """Twice, so that there is a next board."""
    boards = (f'[Board "{board}"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "{deal}"]\n' for board in (1, 2))
    return "\n".join(boards)


def _address(site: Site) -> str:
    return f"http://127.0.0.1:{site.house.settings.port}"


class Person:
    """Somebody with a token."""

    def __init__(self, site: Site, token: str) -> None:
        self.token = token
        self._client = httpx.Client(
            base_url=_address(site),
            timeout=PATIENCE / 1000,
            limits=httpx.Limits(max_keepalive_connections=0),
            headers={"authorization": f"Bearer {token}"},
        )

    def _sent(self, path: str, body: Any) -> httpx.Response:
        return self._client.post(path, json=body, headers={"idempotency-key": f"live {next(_KEYS)}"})

    def _post(self, path: str, body: Any) -> Any:
        return told(self._sent(path, body))

    def open(self, deal: str = DEAL, **opening: Any) -> str:
        boards = {"source": "file", "format": "pbn", "text": pbn(deal)}
        return str(self._post("/api/live", {"boards": boards, **opening})["table"]["id"])

    def seen(self, table: str) -> Any:
        return self._client.get(f"/api/live/{table}").json()

    def command(self, table: str, **command: Any) -> None:
        self._post(f"/api/live/{table}/commands", command)

    def act(self, table: str, **act: Any) -> Any:
        """Looked at again, if the table has changed before it came: the house acts too."""
        while True:
            answer = self._sent(f"/api/live/{table}/acts", {"act": act, "at": self.seen(table)["position"]})
            if "table-changed" not in answer.text:
                return told(answer)


def told(answer: httpx.Response) -> Any:
    assert answer.is_success, (answer.request.content, answer.text)
    return answer.json()


class Guest(Person):
    """Somebody with a name."""

    def __init__(self, site: Site, name: str) -> None:
        answer = httpx.post(f"{_address(site)}/api/guests", json={"name": name}, timeout=PATIENCE / 1000)
        super().__init__(site, str(answer.json()["token"]))


class Four:
    """A table at which four sit, new ones or those of another table; who opened it sits South, or directs."""

    def __init__(
        self,
        site: Site,
        director: Guest | None = None,
        deal: str = DEAL,
        of: "Four | None" = None,
        name: str = "Friday",
        **settings: Any,
    ) -> None:
        self.at: dict[str, Guest] = of.at if of else {seat: Guest(site, NAMES[seat]) for seat in SEATS}
        self.table = (director or self.at["S"]).open(deal, name=name, settings=settings)
        for seat in SEATS:
            self.at[seat].command(self.table, command="take_seat", seat=seat)

    @property
    def path(self) -> str:
        return f"/table/{self.table}"

    def token(self, seat: str) -> str:
        return self.at[seat].token

    def act(self, who: str, event: str, **more: Any) -> None:
        self.at[who].act(self.table, event=event, **more)

    def call(self, calls: str, first: str = "N") -> None:
        """`P P 1S`, from whoever is first."""
        for at, call in enumerate(calls.split(), SEATS.index(first)):
            self.act(SEATS[at % 4], "call", seat=SEATS[at % 4], call=call)

    def play(self, cards: str, declarer: str = "S") -> None:
        """`WCA NC3`: dummy's cards by declarer."""
        dummy = SEATS[(SEATS.index(declarer) + 2) % 4]
        for seat, card in ((text[0], text[1:]) for text in cards.split()):
            self.act(declarer if seat == dummy else seat, "card", seat=seat, card=card)


def play_one_notrump(players: Mapping[str, Person], table: str, tricks: int) -> None:
    """The board that lies there: the dealer bids 1NT, unless he has done so, and claims so many after the lead."""
    view = players["N"].seen(table)["view"]
    dealer = SEATS.index(view["dealer"])
    declarer, leader, dummy, other = (SEATS[(dealer + turn) % 4] for turn in range(4))
    calls = {declarer: "1NT", leader: "P", dummy: "P", other: "P"}
    for seat, call in list(calls.items())[len(view.get("calls", ())) :]:
        view = players[seat].act(table, event="call", seat=seat, call=call)["view"]
    card = players[leader].seen(table)["view"]["options"]["cards"][0]
    players[leader].act(table, event="card", seat=leader, card=card)
    players[declarer].act(table, event="claim", seat=declarer, tricks=tricks)
    for seat in (leader, other):
        players[seat].act(table, event="claim_agreed", seat=seat)
