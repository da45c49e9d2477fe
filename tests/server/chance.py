"""Four robots of chance at a permissive live table, over HTTP and sockets, and a director if there is one.

What they do is what `tests.table.driver` thinks of; what has come of it is read from the journal, and folded here.
"""

import json
import random
from collections import Counter
from contextlib import ExitStack
from typing import Any, Self

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

from arbitro.book.edition import Edition
from arbitro.bridge.cards import CARDS
from arbitro.bridge.deal import Deal
from arbitro.bridge.hand import Hand
from arbitro.bridge.seats import SEATS, Seat
from arbitro.journal.journal import Journal
from arbitro.laws.case.effect import HandsCorrected
from arbitro.laws.case.ruling import QuestionPut
from arbitro.office.live.fact import BOARD_EVENTS, PREFIX
from arbitro.office.live.powers import seat_of
from arbitro.table import event as at
from arbitro.table.event import AnyEvent
from arbitro.table.fold import begin, following
from arbitro.table.ruling import JUDGED, matter, put_to, rule
from tests.server.process import PATIENCE
from tests.table.driver import LONGEST, RandomTable

HOUSES = (at.NextBoardCalled, at.RoundFinished, at.ScoreAvailable)  # nobody sends them
EXPECTED = {"board-gone", "not-asked", "not-for-you", "nothing-to-leave-open", "ruling-due", "no-ruling-due"}
"""Refusals that a robot of chance may meet: it does not ask first whether it may."""


def file_of(chance: random.Random, boards: int) -> str:
    """Boards as PBN: the house would deal others each time, and what failed once would not fail again."""
    packs = (chance.sample(CARDS, 52) for _ in range(boards))
    deals = (Deal(*(Hand.of(pack[13 * n : 13 * n + 13]) for n in range(4))) for pack in packs)
    return "".join(f'[Board "{n}"]\n[Deal "{deal.pbn()}"]\n\n' for n, deal in enumerate(deals, 1))


class Somebody:
    """With a token, and a socket once he sits."""

    def __init__(self, url: str, name: str) -> None:
        self.client = httpx.Client(base_url=url, timeout=PATIENCE, limits=httpx.Limits(max_keepalive_connections=0))
        self.token = self.post("/api/guests", {"name": name}).json()["token"]
        self.client.cookies.clear()
        self.client.headers["authorization"] = f"Bearer {self.token}"
        self.socket: ClientConnection | None = None

    def post(self, path: str, body: Any, key: str = "-") -> httpx.Response:
        return self.client.post(path, json=body, headers={"idempotency-key": key})

    def sit(self, stack: ExitStack, address: str) -> None:
        headers = {"authorization": f"Bearer {self.token}"}
        waiting: Any = {"open_timeout": PATIENCE, "max_queue": None}  # who does not listen hears that it is closed
        self.socket = stack.enter_context(connect(address, additional_headers=headers, **waiting))

    def told(self, message: dict[str, Any]) -> list[str]:
        """Over the socket: why it is refused, if it is."""
        assert self.socket is not None
        self.socket.send(json.dumps(message))
        while True:
            answer = json.loads(self.socket.recv(PATIENCE))
            if answer["type"] in ("done", "refused") and answer["key"] == message["key"]:
                return [problem["kind"] for problem in answer.get("problems", ())]


class LiveChance(RandomTable):
    """One board of a live table. Its events are those of the journal."""

    def __init__(self, evening: "Evening", n: int) -> None:
        super().__init__(evening.chance, evening.edition, faults=0.07)
        self.evening, self.n = evening, n
        self.events, self.tables = [], []
        self.read()

    def read(self) -> None:
        stream = f"{PREFIX}{self.evening.table}/{self.n}"
        for kept in self.evening.journal.read(stream, len(self.events)):
            event = BOARD_EVENTS.decode(kept.payload)
            if not self.events:
                assert isinstance(event, at.BoardPlaced)
                self.tables.append(begin(event))
            else:
                self.tables.append(following(self.events, self.table, event))
            self.events.append(event)

    @property
    def is_directed(self) -> bool:
        return self.table.setting.directing is at.Directing.PERSON

    def do(self, event: AnyEvent) -> None:
        """Sent by whoever would do it; where nobody directs, a player says what a director would see."""
        if isinstance(event, HOUSES):
            return
        if isinstance(event, at.TakenUp) and not self.is_directed:
            event = at.AttentionCalled(self.chance.choice(SEATS))
        if isinstance(event, at.PlayOn) and not self.is_directed:
            return
        if isinstance(event, at.DirectorRuled):
            self.send(None, {"event": "rule", **({"hands": event.hands} if event.hands else {})})
        else:
            seat = self.chance.choice(SEATS) if isinstance(event, at.ResultAgreed) else seat_of(self.table, event)  # type: ignore[arg-type]
            self.send(seat, msgspec.to_builtins(event))

    def send(self, seat: Seat | None, act: dict[str, Any]) -> None:
        evening = self.evening
        refused = evening.sent(seat, act, self.n)
        evening.refused.update(refused)
        assert set(refused) <= EXPECTED, (act, refused)
        self.read()

    def ruling(self) -> None:
        """One matter: where nobody directs, the house rules, and the four say what a director would judge."""
        chance = self.chance
        for _ in range(LONGEST):
            what, known = matter(self.table), len(self.table.rulings)
            outcome = rule(self.table, what) if what else None
            if not isinstance(outcome, QuestionPut):
                if what and outcome and self.is_directed:
                    corrects = any(isinstance(effect, HandsCorrected) for effect in outcome.ruling.effects)
                    self.do(at.DirectorRuled(outcome.ruling, hands=self.hands_put_right() if corrects else ""))
                    if len(self.table.rulings) == known:  # the board has gone
                        self.do(at.MatterLeftOpen())
                return
            to = put_to(self.table, what, outcome)  # type: ignore[arg-type]
            answer = self.answer(outcome) if outcome.options else None
            if to or self.is_directed:
                self.do(at.OptionChosen(outcome.identity, answer, chance.choice(to) if to else None))
            elif answer is None or outcome.kind not in JUDGED or chance.random() < 0.3:
                self.do(at.MatterLeftOpen(chance.choice(SEATS)))
            else:
                for seat in SEATS:
                    self.do(at.Opinion(seat, outcome.identity, answer))
            if len(self.table.rulings) > known:
                return
        raise AssertionError("questions without end")


class Evening:
    """A table with four who sit, somebody who directs or nobody, and a spectator."""

    def __init__(
        self, url: str, journal: Journal, chance: random.Random, edition: Edition, directing: str, boards: int
    ) -> None:
        self.url, self.journal, self.chance, self.edition = url, journal, chance, edition
        self.refused: Counter[str] = Counter()
        self.keys = 0
        settings = {
            "mode": "permissive",
            "edition": int(edition),
            "directing": directing,
            "screens": chance.random() < 0.1,
            "alerts": chance.choice(("partner", "own")),
            "regulations": chance.choice(("wbf", "figb_2017")),
        }
        self.director = Somebody(url, "Director")
        given = {"source": "file", "text": file_of(chance, boards)}
        opened = self.director.post("/api/live", {"settings": settings, "boards": given})
        assert opened.status_code == 201, opened.text
        self.table: str = opened.json()["table"]["id"]
        self.players = {seat: Somebody(url, seat.value) for seat in SEATS}
        self._stack = ExitStack()

    def __enter__(self) -> Self:
        address = f"{self.url.replace('http', 'ws', 1)}/api/live/{self.table}"
        for seat, player in self.players.items():
            body = {"command": "take_seat", "seat": seat.value}
            assert player.post(f"/api/live/{self.table}/commands", body, "seat").status_code == 200
            player.sit(self._stack, address)
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()
        for one in (self.director, *self.players.values()):
            one.client.close()

    def sent(self, seat: Seat | None, act: dict[str, Any], n: int) -> list[str]:
        """By HTTP or over the socket, as it happens: why it is refused, if it is."""
        somebody = self.players[seat] if seat else self.director
        self.keys += 1
        seen = somebody.client.get(f"/api/live/{self.table}").json()["position"]
        message = {"act": act, "at": seen, "board": n}
        if seat is not None and self.chance.random() < 0.5:
            return somebody.told({"key": str(self.keys), **message})
        answer = somebody.post(f"/api/live/{self.table}/acts", message, str(self.keys))
        return [problem["kind"] for problem in answer.json()["problems"]] if answer.status_code != 200 else []

    def board(self, n: int) -> LiveChance:
        """Played from beginning to end; then all are ready, and the next one lies there."""
        board = LiveChance(self, n)
        board.played()
        for seat in SEATS:
            if board.table.is_over and seat not in board.table.returned:
                board.send(seat, {"event": "hands_returned", "seat": seat.value})
        return board
