"""A game as a board record, and back."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from arbitro.book.problem import Problem, ProblemsFound
from arbitro.bridge.cards import Denomination
from arbitro.bridge.contract import Contract, Result
from arbitro.bridge.deal import Deal
from arbitro.formats.pbn import values
from arbitro.formats.pbn.bidding import AuctionSection, bidding
from arbitro.formats.pbn.check import check_contract, check_forms, check_result, check_score
from arbitro.formats.pbn.game import Findings, Game, Tag
from arbitro.formats.pbn.pieces import NO_NOTES, notes_of
from arbitro.formats.pbn.playing import PlayedOut, course, rows, smooth_course
from arbitro.formats.pbn.reader import read_games
from arbitro.formats.pbn.tags import UNKNOWN
from arbitro.formats.record import BoardRecord, Rejected

_PLAYERS = ("North", "East", "South", "West")
_ROOMS = {"open": "Open", "closed": "Closed"}


def read(
    lines: Iterable[str] | Iterable[bytes], *, file: str | None = None, strict: bool = True
) -> Iterator[BoardRecord | Rejected]:
    """The boards of a file, one by one, every contradiction inside a board found.

    A board with problems is raised as `ProblemsFound` if `strict`, else given as `Rejected` in its place.
    """
    for game in read_games(lines, file=file, strict=strict):
        if isinstance(game, Rejected):
            yield game
            continue
        try:
            yield record(game)
        except ProblemsFound as trouble:
            if strict:
                raise
            rest = sound(game, trouble.problems)
            yield Rejected(trouble.problems, record(rest) if rest else None)


_OUTCOME = frozenset({"Auction", "Note", "Play", "Contract", "Declarer", "Result", "Score"})
_DROPPED = {
    "Auction": {"Auction", "Note"},
    "Note": {"Auction", "Note", "Play"},
    "Play": {"Play"},
    "Score": {"Score"},
    "Result": {"Result", "Score"},
    "ScoreTable": {"ScoreTable"},
    "Contract": _OUTCOME,
    "Declarer": _OUTCOME,
}
"""What is left out where a tag is wrong. If contract or declarer are not the auction's, nobody knows which is right."""


def sound(game: Game, problems: Iterable[Problem]) -> Game | None:
    """The game without what is wrong in it; nothing if that is the board itself."""
    for _ in _DROPPED:
        tags = {problem.where.tag or "" for problem in problems}
        if not tags <= _DROPPED.keys():
            return None
        gone = set().union(*(_DROPPED[tag] for tag in tags))
        game = replace(game, tags=tuple(tag for tag in game.tags if tag.name not in gone))
        try:
            record(game)
        except ProblemsFound as trouble:
            problems = trouble.problems
        else:
            return game
    return None


def record(game: Game) -> BoardRecord:
    """What a game tells of its board; raises with every problem.

    An auction or play with irregularities (3.9) is checked as such, but only the game itself holds it: the record
    then has no calls or no cards. A note makes its call an alerted one.
    """
    return _Sheet(game).record()


class _Sheet:
    """One game on the way to its record."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.findings = Findings(game)
        self.tags = {tag.name: tag for tag in game.tags}
        self.told = {name: tag for name, tag in self.tags.items() if tag.value not in UNKNOWN}.get
        """The tag of a name, if it is there and its value known."""
        if len(self.tags) < len(game.tags):
            self._find_doubles()

    def _find_doubles(self) -> None:
        """3.3: a tag stands once in a game, notes apart."""
        seen = {"Note"}
        for tag in self.game.tags:
            if tag.name not in seen:
                seen.add(tag.name)
            elif tag.name != "Note":
                self.findings.add("tag-twice", tag, found=tag.name)

    def text(self, name: str) -> str:
        tag = self.told(name)
        return tag.value if tag else ""

    def record(self) -> BoardRecord:
        findings = self.findings
        check_forms(self.tags, findings)
        board, vulnerable, deal_tag = self.told("Board"), self.told("Vulnerable"), self.told("Deal")
        number = values.board_number(board, findings) if board else None
        vulnerability = values.vulnerability(vulnerable, findings) if vulnerable else None
        deal = values.deal(deal_tag, findings) if deal_tag else Deal()
        notes = notes_of(self.game, findings) if "Note" in self.tags else NO_NOTES
        called = self._bidding(notes["Auction"])
        contract, passed_out = self._contract(called)
        played = self._course(deal, contract, notes["Play"])
        result = self._result(contract, passed_out, played)
        if (tag := self.told("Score")) and result and vulnerability and self._is_scored(tag):
            check_score(tag, result, vulnerability, findings)
        if findings:
            raise ProblemsFound(findings.problems)
        north, east, south, west = map(self.text, _PLAYERS)
        return BoardRecord(
            number=number,
            deal=deal,
            dealer=called.dealer,
            vulnerability=vulnerability,
            players=(north, east, south, west),
            calls=() if called.irregular else called.calls,
            contract=contract,
            cards=played.cards,
            result=result,
            claimed=played.stopped and result is not None and len(played.cards) < 52,
            event=self.text("Event"),
            site=self.text("Site"),
            date=self.text("Date"),
            room=_ROOMS.get(self.text("Room").lower(), ""),
            scoring=self.text("Scoring"),
            home=self.text("HomeTeam"),
            visitors=self.text("VisitTeam"),
        )

    def _bidding(self, notes: dict[str, str]) -> AuctionSection:
        dealt = self.told("Dealer")
        dealer = values.seat(dealt, self.findings) if dealt else None
        tag = self.tags.get("Auction")
        return bidding(tag, dealer, notes, self.findings) if tag else AuctionSection(Tag("Auction", ""), dealer)

    def _contract(self, called: AuctionSection) -> tuple[Contract | None, bool]:
        """The contract, from its tags or else from the auction; and whether the board was passed out."""
        findings = self.findings
        contracted, declared = self.told("Contract"), self.told("Declarer")
        undertaken = values.undertaking(contracted, findings) if contracted else None
        declarer, irregular = None, False
        if declared:
            irregular = declared.value.startswith("^")  # 3.9: not who should have been
            plain = Tag("Declarer", declared.value[1:], at=declared.at) if irregular else declared
            declarer = values.seat(plain, findings)
        auction, bid = called.auction, called.contract
        check_contract(called, undertaken, declarer, self.tags, findings, irregular=irregular)
        if undertaken and undertaken.level and undertaken.denomination:
            who = declarer or (bid.declarer if bid else None)
            if who is None:
                return None, False
            return Contract(undertaken.level, undertaken.denomination, who, undertaken.risk), False
        if undertaken:
            return None, undertaken.is_passed_out
        return bid, auction is not None and auction.is_passed_out

    def _course(self, deal: Deal, contract: Contract | None, notes: dict[str, str]) -> PlayedOut:
        findings = self.findings
        tag = self.tags.get("Play")
        if tag is None:
            return PlayedOut()
        first = values.seat(tag, findings) if tag.value not in {"", "?", "-"} else None
        leader = contract.leader if contract else None
        if contract and first is leader and first:
            smooth = smooth_course(tag, first, deal, contract.denomination)
            if smooth:
                return smooth
        written = rows(tag, notes, findings)
        if first and leader and first is not leader and not written.leads & {0, 1, 2, 3}:
            findings.add("wrong-leader", tag, found=first.value, expected=leader.value)
        start = first or leader
        if start is None:
            return PlayedOut()
        return course(written, start, deal, self._denomination(contract), findings)

    def _denomination(self, contract: Contract | None) -> Denomination | None:
        """What is trumps; in an end position the Contract tag says no more than that (3.10)."""
        if contract:
            return contract.denomination
        tag = self.told("Contract")
        undertaken = values.undertaking(tag, Findings(self.game)) if tag else None
        return undertaken.denomination if undertaken else None

    def _result(self, contract: Contract | None, passed_out: bool, played: PlayedOut) -> Result | None:
        findings = self.findings
        tag = self.told("Result")
        won = values.won(tag, findings) if tag else None
        if passed_out:
            if won and won.tricks:
                findings.add("tricks-passed-out", tag, found=won.tricks, expected=0)
            return Result(None)
        if contract is None:
            return None
        if tag and won:
            check_result(tag, won, contract, played, findings)
            return Result(contract, won.of(contract.declarer.side))
        if not played.irregular and sum(played.won) == 13:
            return Result(contract, played.won[contract.declarer.side.index])
        return None

    def _is_scored(self, tag: Tag) -> bool:
        """Whether the Score tag is that of a duplicate contract as it was played."""
        result = self.told("Result")
        return (
            "Rubber" not in self.text("Scoring")
            and not (result and result.value.startswith("^"))
            and tag.value != "-"
            and not self.findings.concern("Score")
        )
