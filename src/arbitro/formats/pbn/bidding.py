"""The auction section (3.5)."""

from collections.abc import Sequence

from msgspec import Struct

from arbitro.book.problem import ProblemsFound
from arbitro.bridge.auction import OPENING, Auction
from arbitro.bridge.calls import CALL_BY_TEXT, Call
from arbitro.bridge.contract import Contract
from arbitro.bridge.seats import Seat
from arbitro.formats.pbn.game import Findings, Tag
from arbitro.formats.pbn.pieces import ANNOTATION, note_text, split
from arbitro.formats.record import LONGEST_EXPLANATION, RecordedCall

CALLS = {
    text: call for name, call in CALL_BY_TEXT.items() if name != "-" for text in (name, name.lower(), name.capitalize())
}
# Most calls carry no annotation: one shared value for each.
PLAIN = {call: RecordedCall(call) for call in Call}
PLAIN_BY_TEXT = {text: PLAIN[call] for text, call in CALLS.items()}


class AuctionSection(Struct, frozen=True, gc=False):
    """What an auction section tells."""

    tag: Tag
    dealer: Seat | None
    calls: tuple[RecordedCall, ...] = ()
    auction: Auction | None = None  # if the calls are legal and the dealer is known
    contract: Contract | None = None  # what the auction led to
    irregular: bool = False  # 3.9: with insufficient bids or skipped players


def bidding(tag: Tag, dealer: Seat | None, notes: dict[str, str], findings: Findings) -> AuctionSection:
    """Reads the section. `dealer` is what the Dealer tag says."""
    reading = _AuctionReading(tag, notes, findings)
    tokens = tag.section.split()
    try:
        reading.calls = list(map(PLAIN_BY_TEXT.__getitem__, tokens))
        reading.places = range(len(tokens))
    except KeyError:
        reading.through(tokens)
    first = _first_caller(tag, reading.leading, dealer, findings)
    if first is None or reading.irregular:
        return AuctionSection(tag, first, tuple(reading.calls), irregular=reading.irregular)
    auction = _legal(reading, first)
    return AuctionSection(tag, first, tuple(reading.calls), auction, auction.contract if auction else None)


def _first_caller(tag: Tag, leading: int, dealer: Seat | None, findings: Findings) -> Seat | None:
    """Who made the first call; dashes before it stand for players before the dealer."""
    if tag.value in {"", "?", "-"}:
        return dealer
    try:
        first = Seat.parse(tag.value).after(leading)
    except ProblemsFound:
        findings.add("bad-seat", tag, found=tag.value, expected="N E S W")
        return None
    if dealer is not None and first is not dealer:
        findings.add("dealer-against-auction", tag, found=first.value, expected=dealer.value)
    return first


class _AuctionReading:
    """The state while the pieces of the section go by."""

    def __init__(self, tag: Tag, notes: dict[str, str], findings: Findings) -> None:
        self.tag = tag
        self.findings = findings
        self.notes = notes
        self.calls: list[RecordedCall] = []
        self.places: Sequence[int] = ()  # the token of each call
        self.leading = 0
        self.ended = False
        self.irregular = False
        self.insufficient = False  # ^I was said of the next call

    def through(self, tokens: list[str]) -> None:
        """Goes through a section with more in it than calls."""
        places: list[int] = []
        for place, token in enumerate(tokens):
            for piece in split(token):
                self.take(piece, place)
                places += [place] * (len(self.calls) - len(places))
        self.places = places

    def complain(self, kind: str, piece: str, place: int, expected: str = "") -> None:
        self.findings.add(kind, self.tag, found=piece, expected=expected, token=place, index=len(self.calls) + 1)

    def call(self, call: Call, place: int) -> None:
        if self.ended:
            self.complain("after-end", call.value, place)
        if self.insufficient:
            self._check_insufficient(call, place)
        self.calls.append(PLAIN[call])

    def _check_insufficient(self, call: Call, place: int) -> None:
        """3.9: ^I marks a bid that does not suffice, and nothing else."""
        self.insufficient = False
        last = next((c.call for c in reversed(self.calls) if c.call.is_bid), None)
        if not call.is_bid or last is None or call.supersedes(last):
            self.complain("not-insufficient", call.value, place)

    def take(self, piece: str, place: int) -> None:
        upper = piece.upper()
        if piece in CALLS:
            self.call(CALLS[piece], place)
        elif upper == "AP":
            self._all_pass(place)
        elif piece in {"*", "+"}:
            self.ended = True
        elif piece == "-":
            if self.calls:
                self.irregular = True
            else:
                self.leading += 1
        elif upper == "^S":  # a player was skipped
            self.irregular = True
        elif upper == "^I":
            self.irregular = self.insufficient = True
        elif ANNOTATION.fullmatch(piece):
            self._annotate(piece, place)
        else:
            self.complain("bad-call", piece, place, "1C … 7NT Pass X XX AP - * +")

    def _all_pass(self, place: int) -> None:
        """As many passes as end the auction (22)."""
        passes = 0
        for recorded in reversed(self.calls):
            if recorded.call is not Call.PASS:
                break
            passes += 1
        wanted = (4 if passes == len(self.calls) else 3) - passes
        for _ in range(max(wanted, 1)):
            self.call(Call.PASS, place)

    def _annotate(self, piece: str, place: int) -> None:
        if not self.calls:
            self.complain("annotation-of-nothing", piece, place)
        elif piece[0] == "=":
            text = note_text(self.tag, self.notes, piece, place, self.findings)
            last = self.calls[-1]
            joined = f"{last.explanation} {text}" if last.explanation else text
            if len(joined) > LONGEST_EXPLANATION:
                self.complain("note-too-long", piece, place, str(LONGEST_EXPLANATION))
                return
            self.calls[-1] = RecordedCall(last.call, True, joined)


def _legal(reading: _AuctionReading, dealer: Seat) -> Auction | None:
    """The calls as an auction, or the first of them that is not legal as a problem."""
    calls = tuple(recorded.call for recorded in reading.calls)
    standing = OPENING
    for call in calls:
        if call not in standing.after:
            _complain_of(calls, reading, dealer)
            return None
        standing = standing.after[call]
    return Auction(dealer, calls, standing)


def _complain_of(calls: tuple[Call, ...], reading: _AuctionReading, dealer: Seat) -> None:
    """The auction itself knows which call is not legal, and why."""
    try:
        Auction.of(dealer, calls)
    except ProblemsFound as trouble:
        for p in trouble.problems:
            reading.findings.add(
                p.kind,
                reading.tag,
                found=p.found,
                expected=p.expected,
                token=reading.places[(p.where.index or 1) - 1],
                seat=p.where.seat,
                index=p.where.index,
            )
