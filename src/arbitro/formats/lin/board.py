"""One board from its LIN commands, judged by the rules of the game."""

import re
from collections.abc import Iterable

from msgspec.structs import replace

from arbitro.book.problem import Place, Problem, ProblemsFound, refuse
from arbitro.bridge.auction import Auction
from arbitro.bridge.board import dealer_of
from arbitro.bridge.calls import CALL_BY_TEXT, Call
from arbitro.bridge.cards import CARD_BY_TEXT, SUITS, Card
from arbitro.bridge.contract import Contract, Result
from arbitro.bridge.deal import Deal
from arbitro.bridge.hand import Hand
from arbitro.bridge.play import Play
from arbitro.bridge.seats import Seat, Vulnerability
from arbitro.formats.lin.broadcast import Broadcast
from arbitro.formats.lin.tokens import LinCommand
from arbitro.formats.record import LONGEST_EXPLANATION, BoardRecord, RecordedCall, Rejected

SEATS_OF_LIN = (Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST)  # of `md` (dealer 1 to 4, then hands) and `pn`

_QX = re.compile(r"([oc]?)([1-9][0-9]{0,5})(?:,.*)?", re.IGNORECASE)
_AH = re.compile(r"board\s+([1-9][0-9]{0,5})\b.*", re.IGNORECASE)
# One call or several: `1Sp2Sppp`.
_CALLS = re.compile(r"((?:[1-7](?:NT|[CDHSN])|XX|[PDRX])!*)", re.IGNORECASE | re.ASCII)
# One card or several: `SAS2S3S4`.
_CARDS = re.compile(r"([SHDC](?:10|[2-9TJQKA]))", re.IGNORECASE | re.ASCII)
_TRICKS = re.compile("[0-9]|1[0-3]")
_SUIT_MARK = re.compile("!([SHDC])", re.IGNORECASE | re.ASCII)  # in explanations: `5+ !S`
_SUIT_OF_MARK = {suit.value: suit.symbol for suit in SUITS}
_LEFT_OUT = frozenset({"mb", "an", "pc", "mc", "rs"})  # may be wrong while the rest of the board is sound
_ASIDE = frozenset({"ah", "sv", "an", "pn", "rs"})  # with a fault in these, auction and play can still be judged


class BoardReading:
    """The commands of one board, taken one by one; `record` judges them together."""

    def __init__(self, file: str | None) -> None:
        self.file = file
        self.problems: list[Problem] = []
        self.number: int | None = None
        self.room = ""
        self.size = 0  # characters so far
        self.commands: dict[str, LinCommand] = {}  # the first of each name
        self.calls: list[tuple[RecordedCall, int]] = []  # with their lines
        self.cards: list[tuple[Card, int]] = []
        self.tricks: int | None = None
        self.vulnerability: Vulnerability | None = None
        self.dealer: Seat | None = None
        self.deal = Deal()

    def has(self, *names: str) -> bool:
        return any(name in self.commands for name in names)

    # -- taking in ---------------------------------------------------------------------------------------------

    def take(self, command: LinCommand) -> None:
        first = self.commands.setdefault(command.name, command)
        try:
            match command.name:
                case "qx":
                    self._take_id(command.value)
                case "ah":
                    self._take_heading(command.value)
                case "md":
                    self._take_deal(command.value)
                case "sv":
                    self._take_vulnerability(command.value)
                case "mb":
                    self._take_calls(command)
                case "an":
                    self._take_explanation(command.value)
                case "pc":
                    self._take_cards(command)
                case "mc":
                    self._take_tricks(command.value, first.value)
        except ProblemsFound as trouble:
            self.problems += located(trouble.problems, Place(line=command.line, tag=command.name))

    def _take_id(self, text: str) -> None:
        match = _QX.fullmatch(text)
        if match is None:
            raise refuse("lin-board-id", found=text, expected="o1, c1")
        self.room = {"o": "Open", "c": "Closed", "": ""}[match[1].lower()]
        self.number = int(match[2])

    def _take_heading(self, text: str) -> None:
        """`Board 7`; any other heading tells nothing."""
        if match := _AH.fullmatch(text):
            number = int(match[1])
            if self.number is not None and self.number != number:
                raise refuse("told-twice", found=number, expected=self.number)
            self.number = number

    def _take_deal(self, text: str) -> None:
        if text[:1] not in {"1", "2", "3", "4"}:
            raise refuse("lin-dealer", found=text[:1], expected="1 2 3 4")
        self.dealer = SEATS_OF_LIN[int(text[0]) - 1]
        hands = text[1:].split(",")
        if any(hands[4:]):
            raise refuse("lin-hands", found=len(hands), expected="3, 4")
        dealt: dict[Seat, Hand] = {}
        problems: list[Problem] = []
        for seat, hand in zip(SEATS_OF_LIN, hands, strict=False):
            try:
                dealt[seat] = Hand.from_suits(hand)
            except ProblemsFound as trouble:
                problems += located(trouble.problems, Place(seat=seat.value))
        deal = Deal.of(dealt)
        problems += deal.problems(partial=True)
        problems += (
            Problem("hand-size", Place(seat=seat.value), str(len(hand)), "13")
            for seat, hand in dealt.items()
            if 0 < len(hand) < 13
        )
        if problems:
            raise ProblemsFound(problems)
        self.deal = deal.completed()

    def _take_vulnerability(self, text: str) -> None:
        if not text:
            return
        try:
            vulnerability = Vulnerability.parse(text)
        except ProblemsFound:
            raise refuse("bad-vulnerability", found=text, expected="o n e b") from None
        if self.vulnerability not in (None, vulnerability):
            raise refuse("told-twice", found=text, expected=self.vulnerability)
        self.vulnerability = vulnerability

    def _take_calls(self, command: LinCommand) -> None:
        alone = CALL_BY_TEXT.get(command.value.rstrip("!").upper())
        calls = [command.value] if alone else _split(_CALLS, command.value)
        if not calls:
            raise refuse("bad-call", found=command.value, expected="1C … 7N p d r")
        if self.has("pc", "mc"):
            raise refuse("auction-over", found=command.value)
        for text in calls:
            call = alone or Call.parse(text.rstrip("!"))
            self.calls.append((RecordedCall(call, alerted=text.endswith("!")), command.line))

    def _take_explanation(self, text: str) -> None:
        if not self.calls:
            raise refuse("explanation-without-call", found=text)
        text = _SUIT_MARK.sub(lambda mark: _SUIT_OF_MARK[mark[1].upper()], text)
        last, line = self.calls[-1]
        if len(last.explanation) + len(text) > LONGEST_EXPLANATION:
            raise refuse("lin-too-long", found=text[:40], expected=LONGEST_EXPLANATION)
        self.calls[-1] = (replace(last, explanation=f"{last.explanation} {text}".strip()), line)

    def _take_cards(self, command: LinCommand) -> None:
        alone = CARD_BY_TEXT.get(command.value.upper())
        cards = [alone] if alone else [Card.parse(card) for card in _split(_CARDS, command.value)]
        if not cards:
            raise refuse("bad-card", found=command.value, expected="SA")
        if "mc" in self.commands:
            raise refuse("play-over", found=command.value)
        self.cards += [(card, command.line) for card in cards]

    def _take_tricks(self, text: str, first: str) -> None:
        if not _TRICKS.fullmatch(text):
            raise refuse("bad-tricks", found=text, expected="0 … 13")
        if self.tricks not in (None, int(text)):
            raise refuse("told-twice", found=text, expected=first)
        self.tricks = int(text)

    @property
    def _id(self) -> str | None:
        """The board as `qx` names it, so that a problem says the room as well."""
        return f"{self.room[:1].lower()}{self.number}" if self.number else None

    # -- judging -----------------------------------------------------------------------------------------------

    def record(self, broadcast: Broadcast) -> BoardRecord | Rejected | None:
        """The board, or everything that is wrong with it; None if it tells nothing but its number."""
        entered: Result | None = None
        entry = broadcast.entry(self.number, self.room) if self.number else None
        where = entry.where if entry else Place()
        try:
            entered = entry.result() if entry else None
        except ProblemsFound as trouble:
            self.problems += trouble.problems
        if not self.problems and not entered and not self.has("md", "mb", "pc", "mc"):
            return None
        contract = result = None
        if all(problem.where.tag in _ASIDE for problem in self.problems):
            try:
                contract, result = self._outcome(entered, where)
            except ProblemsFound as trouble:
                self.problems += trouble.problems
        if self.problems:
            problems = located(self.problems, Place(file=self.file, board=self._id))
            return Rejected(problems, self._sound(broadcast))
        return BoardRecord(
            number=self.number,
            deal=self.deal,
            dealer=self.dealer,
            vulnerability=self.vulnerability,
            players=broadcast.names(self.room),
            calls=tuple(call for call, _ in self.calls),
            contract=contract,
            cards=tuple(card for card, _ in self.cards),
            result=result,
            claimed=self.tricks is not None and 0 < len(self.cards) < 52,
            event=broadcast.event,
            room=self.room,
            scoring=broadcast.scoring,
            home=broadcast.home,
            visitors=broadcast.visitors,
        )

    def _sound(self, broadcast: Broadcast) -> BoardRecord | None:
        """What is left without what is wrong; nothing if that is the board itself."""
        wrong = {problem.where.tag for problem in self.problems}
        if not wrong <= _LEFT_OUT:
            return None
        self.problems = []
        if "rs" in wrong:
            broadcast = replace(broadcast, results=())
        if wrong & {"mb", "an"}:
            self.calls = []
            wrong |= {"mb", "an", "pc"}
        if "pc" in wrong:
            self.cards = []
            wrong |= {"pc", "mc"}
        if "mc" in wrong:
            self.tricks = None
        self.commands = {name: command for name, command in self.commands.items() if name not in wrong}
        rest = self.record(broadcast)
        return rest if isinstance(rest, BoardRecord) else rest.sound if rest else None

    def _outcome(self, entered: Result | None, where: Place) -> tuple[Contract | None, Result | None]:
        """Contract and result from auction, play and claim, checked against the result told for the board."""
        auction = self._auction()
        if auction and auction.is_over:
            contract = auction.contract
            if entered and entered.contract != contract:
                raise refuse("contract-against-auction", found=entered, expected=contract or "PASS", where=where)
        else:
            contract = entered.contract if entered else None
            if auction and self.has("pc", "mc"):
                raise self._at("pc", "mc", "auction-unfinished", expected=str(auction))
            if entered and auction and (bid := auction.last_bid) and not _can_end(entered.contract, bid):
                raise refuse("contract-against-auction", found=entered, expected=bid, where=where)
        result = self._played(contract, passed_out=contract is None and bool(entered or (auction and auction.is_over)))
        if result and entered and result != entered:
            raise refuse("result-against-play", found=entered, expected=result, where=where)
        return contract, result or entered

    def _auction(self) -> Auction | None:
        if not self.calls:
            return None
        dealer = self.dealer or (dealer_of(self.number) if self.number else None)
        if dealer is None:
            raise self._at("mb", "mb", "auction-without-dealer")
        auction = Auction(dealer)
        for recorded, line in self.calls:
            try:
                auction = auction.call(recorded.call)
            except ProblemsFound as trouble:
                raise ProblemsFound(located(trouble.problems, Place(line=line, tag="mb"))) from None
        return auction

    def _played(self, contract: Contract | None, *, passed_out: bool) -> Result | None:
        """The result that cards and claim lead to; None if they do not lead to the end."""
        if contract is None:
            if self.cards or (self.tricks is not None and not passed_out):
                raise self._at("pc", "mc", "play-without-contract")
            if self.tricks:
                raise self._at("mc", "mc", "tricks-passed-out", expected="0")
            return Result(None) if passed_out else None
        if not self.cards:
            return None if self.tricks is None else Result(contract, self.tricks)
        if not self.deal.is_complete:
            raise self._at("pc", "pc", "play-without-deal")
        play = Play.begin(self.deal, contract)
        line, tag = 0, "pc"
        try:
            for card, line in self.cards:  # noqa: B007 - the line is that of a card refused
                play = play.play(card)
            if self.tricks is not None:
                line, tag = self.commands["mc"].line, "mc"
                if not play.is_over:
                    play = play.claim(self.tricks)
                elif self.tricks != play.tricks_won:
                    raise refuse("result-against-play", found=Result(contract, self.tricks), expected=play.result)
        except ProblemsFound as trouble:
            raise ProblemsFound(located(trouble.problems, Place(line=line, tag=tag))) from None
        return play.result

    def _at(self, name: str, other: str, kind: str, expected: str = "") -> ProblemsFound:
        """A problem at the first command of that name, or of the other."""
        command = self.commands.get(name) or self.commands[other]
        where = Place(line=command.line, tag=command.name)
        return refuse(kind, found=command.value, expected=expected, where=where)


def located(problems: Iterable[Problem], place: Place) -> tuple[Problem, ...]:
    """The problems with what `place` knows, where they did not know it themselves."""
    return tuple(replace(problem, where=_filled(problem.where, place)) for problem in problems)


def _filled(where: Place, place: Place) -> Place:
    return Place(*(getattr(where, f) or getattr(place, f) for f in Place.__struct_fields__))


def _split(pattern: re.Pattern[str], text: str) -> list[str]:
    """The matches that make up the whole text; none if something is left over."""
    pieces: list[str] = pattern.findall(text)
    return pieces if "".join(pieces) == text else []


def _can_end(contract: Contract | None, bid: Call) -> bool:
    """Whether an auction with this last bid can still lead to the contract."""
    return contract is not None and Call.bid(contract.level, contract.denomination) >= bid
