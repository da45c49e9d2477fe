"""A contested claim (70) or a concession that is to be cancelled (71): the next question, or the award.

The cheapest line is put to the director as a question about one choice on it: is that normal for this player?
Normal: the line stands as far as this choice goes. Not normal: the choice is struck out at that point, and the
search runs again. The award is what remains; it is a whole number of tricks, never a weighted score.
"""

from collections.abc import Iterator
from typing import TypeAlias

from msgspec import Struct, structs

from arbitro.analysis.claims.kinds import Decision, DecisionKind, PlayOption
from arbitro.analysis.claims.search import FEWEST, MOST, Effort, LimitReached, Node, Search, Watch
from arbitro.analysis.claims.statement import Statement
from arbitro.analysis.claims.view import beats, card_of
from arbitro.analysis.position import Position
from arbitro.book.concordance import counterparts
from arbitro.book.contents import cite
from arbitro.book.edition import E1997, E2017, Edition
from arbitro.book.problem import Place, Problem, ProblemsFound
from arbitro.bridge.cards import CARDS, SUITS, Card, Suit
from arbitro.bridge.seats import SEATS, Seat

LIMIT = 1_500_000  # positions
FINESSE = DecisionKind.FINESSE.value


class ShowOut(Struct, frozen=True):
    """An opponent failed to follow to a suit: before the claim, or on the line that is asked about (70E1)."""

    seat: Seat
    suit: Suit
    before_claim: bool = True


class Claim(Struct, frozen=True):
    """Everything known about a claim. `tricks` are those claimed of the tricks left; the others are conceded (68B1)."""

    position: Position
    declarer: Seat
    claimer: Seat
    tricks: int
    statement: Statement = Statement()
    edition: Edition = E2017
    top_down: bool = False  # 70E2: the authority has a suit played from the top where nothing was said
    showed_out: tuple[ShowOut, ...] = ()
    sought: int | None = None  # 71: tricks that the conceding side now says it cannot lose
    late: bool = False  # 71C of 1997: that side has called on the next board, or the round has ended
    answers: dict[str, bool] = {}  # is the choice normal?
    limit: int = LIMIT

    def problems(self) -> tuple[Problem, ...]:
        problems = list(self.position.problems())
        left = 0 if problems else self.position.tricks_left
        if not problems and not 0 <= self.tricks <= left:
            problems.append(Problem("claim-tricks", Place(tag="tricks"), str(self.tricks), f"0 … {left}"))
        if not problems and self.sought is not None and not self.tricks <= self.sought <= left:
            problems.append(Problem("claim-tricks", Place(tag="sought"), str(self.sought), f"{self.tricks} … {left}"))
        if self.claimer is self.declarer.partner:
            problems.append(Problem("claim-by-dummy", Place(tag="claimer"), self.claimer.value))
        for shown in self.showed_out:
            if shown.seat.side is self.claimer.side:
                problems.append(Problem("showed-out-own", Place(tag="showed_out"), shown.seat.value))
            elif self.position.hands[shown.seat.index].in_suit(shown.suit):
                problems.append(
                    Problem("showed-out-holds", Place(tag="showed_out", seat=shown.seat.value), str(shown.suit))
                )
        if self.limit < 1:
            problems.append(Problem("claim-limit", Place(tag="limit"), str(self.limit)))
        return tuple(problems)

    def checked(self) -> "Claim":
        if problems := self.problems():
            raise ProblemsFound(problems)
        return self

    @property
    def by_defender(self) -> bool:
        return self.claimer.side is not self.declarer.side

    @property
    def by_legal_play(self) -> bool:
        """71A of 1997: when it is late, only what no legal play loses comes back."""
        return self.sought is not None and self.late and self.edition is E1997

    @property
    def bound(self) -> Statement:
        """The statement, with the order of suits that was fixed for those left open (70E2; not in 1997)."""
        if not self.top_down or self.edition is E1997:
            return self.statement
        silent = tuple(suit for suit in SUITS if suit not in self.statement.ordered)
        return structs.replace(self.statement, from_top=self.statement.from_top + silent)


class LineCard(Struct, frozen=True):
    """A card on a line."""

    seat: Seat
    card: Card


class ClaimQuestion(Struct, frozen=True, tag_field="status", tag="question"):
    """Is the choice at `line[at]` normal for this player? What the claimer's side is left with, if it is and if not."""

    about: str  # names the choice in `answers`
    sort: str  # names every choice of the sort, or if that is struck out of the suit: false strikes out all of them
    kind: DecisionKind
    label: str
    seat: Seat
    card: Card
    clause: str
    weigh: tuple[str, ...]
    evidence: tuple[ShowOut, ...]
    line: tuple[LineCard, ...]
    at: int
    normal: int
    not_normal: int | None  # at least; unknown if the search is too large
    searched: int


class ClaimAward(Struct, frozen=True, tag_field="status", tag="award"):
    """The tricks left, for the claimer's side and for the other, and the clauses they rest on."""

    edition: int
    tricks: int
    opponents: int
    conceded_back: int  # tricks conceded that no normal play loses (71)
    clauses: tuple[str, ...]
    line: tuple[LineCard, ...]
    normal: tuple[str, ...]
    struck: tuple[str, ...]
    unused: tuple[str, ...]
    searched: int


class Progress(Struct, frozen=True, tag_field="status", tag="progress"):
    """The search is too large: the cheapest line leaves the claimer's side at least and at most so many tricks."""

    at_least: int
    at_most: int
    searched: int


Outcome: TypeAlias = ClaimQuestion | ClaimAward | Progress


def adjudicate(claim: Claim, watch: Watch | None = None) -> Outcome:
    """The next question, the award, or how far the search came; `watch` hears how many positions were searched."""
    claim.checked()
    settled: dict[str, bool] = {}
    while True:
        outcome = _Hearing(structs.replace(claim, answers={**claim.answers, **settled}), watch).outcome()
        if isinstance(outcome, ClaimQuestion) and _is_located(outcome):
            settled[outcome.about] = False
            continue
        if settled and isinstance(outcome, ClaimAward):
            accepted = _in_edition("70E1" if claim.sought is None else "71B", claim.edition)
            clauses = dict.fromkeys((accepted, *(clause for clause in outcome.clauses if clause not in ("70A", "71"))))
            return structs.replace(outcome, clauses=tuple(clauses))
        return outcome


def _is_located(put: ClaimQuestion) -> bool:
    """70E1: an opponent failed to follow to the suit before the claim, so that the card is known to be with the other:
    the line that finds it there is accepted."""
    return put.kind is DecisionKind.FINESSE and any(shown.before_claim for shown in put.evidence)


ONE_OPPONENT = "one_opponent"
"""Under this name is answered whether the claim needs, by a line that was not stated, a card with one opponent rather
than the other, and neither shows out of the suit (70E1)."""


def judged(claim: Claim, watch: Watch | None = None) -> Outcome:
    """The same with 70E1 of 2017: that another play would not be normal does not save an unstated line which needs a
    card with one opponent. What the director finds of that, once, decides such choices."""
    held = {about for about, normal in claim.answers.items() if not normal and FINESSE in about}
    found = claim.answers.get(ONE_OPPONENT)
    answers = {about: normal for about, normal in claim.answers.items() if about not in {*held, ONE_OPPONENT}}
    if claim.edition is not E2017:
        return adjudicate(structs.replace(claim, answers=answers | dict.fromkeys(held, False)), watch)
    while True:
        outcome = adjudicate(structs.replace(claim, answers=answers), watch)
        if not isinstance(outcome, ClaimQuestion) or not (asked := {outcome.about, outcome.sort} & held):
            return outcome
        is_open = outcome.clause == "70E1" and not outcome.evidence
        if is_open and found is None:
            return structs.replace(outcome, about=ONE_OPPONENT, sort=ONE_OPPONENT, label=ONE_OPPONENT)
        answers |= dict.fromkeys(asked, found if is_open and found is not None else False)


class _Hearing:
    """One run: the answers so far, and the search with what they strike out."""

    def __init__(self, claim: Claim, watch: Watch | None) -> None:
        self.claim = claim
        self.effort = Effort(claim.limit, watch)
        self.normal = frozenset(about for about, answer in claim.answers.items() if answer)
        struck = tuple(about for about, answer in claim.answers.items() if not answer)
        self.struck = () if claim.by_legal_play else struck
        self.search = self._search(self.struck)
        self.met: set[str] = set()
        self.clauses: list[str] = []

    def _search(self, struck: tuple[str, ...]) -> Search:
        claim = self.claim
        shown = 0
        for out in claim.showed_out:
            shown |= 1 << 4 * out.seat.index + out.suit.index
        return Search(claim.position, claim.claimer, claim.bound, struck, shown, self.effort)

    def outcome(self) -> Outcome:
        fewest, most = 0, self.claim.position.tricks_left
        try:
            for search in reversed(tuple(self.search.widening())):  # what is struck out only ever adds to the fewest
                while not search.at_most(FEWEST, search.root, fewest):
                    fewest += 1
            most = fewest
            line = tuple(self.search.cheapest_line(fewest, self._is_preferred))
            return self._question(line, fewest) or self._award(line, fewest)
        except LimitReached:
            return Progress(fewest, most, self.effort.searched)

    @property
    def _aim(self) -> int:
        """Beyond this nothing is asked."""
        claim = self.claim
        return 0 if claim.by_legal_play else claim.tricks if claim.sought is None else claim.sought

    # -- the question ------------------------------------------------------------------------------------------

    def _is_preferred(self, node: Node, option: PlayOption) -> bool:
        """A choice already found normal."""
        if not self.normal:
            return False
        if any(option.is_of(name) for name in self.normal):
            return True
        depths = range(1, len(option.path) + 1)
        return any(self.search.identity(node, option, depth) in self.normal for depth in depths)

    def _question(self, line: tuple[tuple[Node, int], ...], fewest: int) -> ClaimQuestion | None:
        """The first choice on the line that costs a trick against best defence and is not yet found normal."""
        if fewest >= self._aim:
            return None
        for at, (node, card) in enumerate(line):
            if not self.search.is_own(node):
                continue
            for chosen, depth in self._costly(node, card):
                decision = chosen.path[depth - 1]
                about = self.search.identity(node, chosen, depth)
                if about in self.struck:  # nothing else is left there
                    continue
                clause = self._clause(line, at, decision)
                normal = {about, chosen.sorts[depth - 1], chosen.named(depth)} & self.normal
                if not normal:
                    return self._put(about, chosen, depth, line, at, clause, fewest)
                self.met |= normal
                self.clauses.append(clause)
        return None

    def _costly(self, node: Node, card: int) -> Iterator[tuple[PlayOption, int]]:
        """The decisions on the way to a card after which the side can no longer come to as many tricks as before."""
        choices = self.search.open_options(node)
        if len(choices) == 1:
            return
        chosen = next(option for option in choices if option.cards >> card & 1)
        within = self.search.most(node)
        for depth in range(1, len(chosen.path) + 1):
            alike = [option for option in choices if option.path[:depth] == chosen.path[:depth]]
            kept = self._most_of(node, alike, chosen, within)
            if kept < within:
                yield chosen, depth
            within = kept

    def _most_of(self, node: Node, alike: list[PlayOption], chosen: PlayOption, within: int) -> int:
        """The most that is left after one of some choices, of which it is known that none leaves more than `within`."""
        tried = sorted(alike, key=lambda option: option is not chosen)
        after = [self.search.after(node, card_of(option.cards, node.trick)) for option in tried]
        while within and all(self.search.at_most(MOST, then, within - 1 - won) for then, won in after):
            within -= 1
        return within

    def _put(
        self,
        about: str,
        chosen: PlayOption,
        depth: int,
        line: tuple[tuple[Node, int], ...],
        at: int,
        clause: str,
        fewest: int,
    ) -> ClaimQuestion:
        node, card = line[at]
        decision = chosen.path[depth - 1]
        wider = (name for name in (chosen.sorts[depth - 1], chosen.named(depth)) if name not in self.struck)
        return ClaimQuestion(
            about,
            next(wider, about),
            decision.kind,
            decision.label,
            SEATS[node.seat],
            CARDS[card],
            clause,
            self._weigh(clause),
            self._evidence(node, SUITS[card // 13]),
            _cards_of(line),
            at,
            fewest,
            self._if_struck(about),
            self.effort.searched,
        )

    def _if_struck(self, about: str) -> int | None:
        try:
            return self._search((*self.struck, about)).fewest()
        except LimitReached:
            return None

    def _evidence(self, node: Node, suit: Suit) -> tuple[ShowOut, ...]:
        """70E1: who has shown out of the suit, before the claim or on this line."""
        before = self.search.root.shown
        return tuple(
            ShowOut(seat, suit, before_claim=bool(before >> place & 1))
            for seat in SEATS
            for place in [4 * seat.index + suit.index]
            if node.shown >> place & 1
        )

    # -- clauses -----------------------------------------------------------------------------------------------

    def _clause(self, line: tuple[tuple[Node, int], ...], at: int, decision: Decision) -> str:
        """The clause of the edition that a choice is weighed by."""
        claim, edition = self.claim, self.claim.edition
        if claim.sought is not None:
            return _in_edition("71B", edition)
        trump = decision.kind is DecisionKind.TRUMPS or (
            decision.kind is not DecisionKind.FINESSE and self._trump_wins(line[at:])
        )
        if trump and not claim.statement.mentions_trumps:
            return _in_edition("70C", edition)
        if claim.by_defender and SEATS[line[at][0].seat] is not claim.claimer:
            return _in_edition("70D2", edition)
        return _in_edition("70E1" if decision.kind is DecisionKind.FINESSE else "70D1", edition)

    def _trump_wins(self, line: tuple[tuple[Node, int], ...]) -> bool:
        """70C3: an opponent's trump takes a trick led in another suit from the claimer's side."""
        trump = self.search.trump
        for node, card in line:
            if card // 13 != trump or not node.trick or node.trick[0] // 13 == trump or self.search.is_own(node):
                continue
            if all(beats(card, other, trump) for other in node.trick):
                return True
        return False

    def _weigh(self, clause: str) -> tuple[str, ...]:
        """What else the director considers: the conditions of 70C, and where 1997 and 2007 draw the line."""
        edition = self.claim.edition
        weigh = ["normal"]
        if clause == "70C":
            weigh.append("unaware")  # 70C2
        if edition is E1997 or (edition is not E2017 and clause == "70E1"):
            weigh.append("irrational")
        if clause in ("70E", "70E1"):
            weigh.append("show_out")
        return tuple(weigh)

    # -- the award ---------------------------------------------------------------------------------------------

    def _award(self, line: tuple[tuple[Node, int], ...], fewest: int) -> ClaimAward:
        claim, edition = self.claim, self.claim.edition
        back = max(0, fewest - claim.tricks)
        tricks = fewest if claim.sought is None else claim.tricks + back  # what was claimed is not in doubt under 71
        clauses = [*self.clauses]
        if back:
            clauses.append(_in_edition("71A" if claim.by_legal_play else "71B", edition))
        if claim.bound != claim.statement:
            clauses.append(_in_edition("70E2", edition))
        if not clauses:
            clauses.append(str(cite(edition, "70A" if claim.sought is None else "71")))
        return ClaimAward(
            int(edition),
            tricks,
            claim.position.tricks_left - tricks,
            back,
            tuple(dict.fromkeys(clauses)),
            _cards_of(line),
            tuple(sorted(self.met)),
            self.struck,
            tuple(sorted(self.normal - self.met)),
            self.effort.searched,
        )


def _cards_of(line: tuple[tuple[Node, int], ...]) -> tuple[LineCard, ...]:
    return tuple(LineCard(SEATS[node.seat], CARDS[card]) for node, card in line)


def _in_edition(clause: str, edition: Edition) -> str:
    """The clause of an edition for one of 2017; 70A, which resolves all doubt, where an edition has none."""
    clauses = counterparts(clause, E2017, edition)
    return str(cite(edition, clauses[0] if clauses else "70A"))
