"""What a robot does: it calls by its system, plays the card that is best over deals that could be, and answers what it
is asked. It breaks no law: it does only what its options allow."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import islice

from msgspec import Struct
from msgspec.structs import replace

from arbitro.analysis.claims.claim import Claim, ClaimAward, ClaimQuestion, ShowOut, adjudicate
from arbitro.analysis.claims.kinds import CARELESS
from arbitro.analysis.claims.proved import proved_line
from arbitro.analysis.claims.statement import Statement, read_statement
from arbitro.analysis.position import Position
from arbitro.analysis.table import best_cards, tricks, tricks_to_come
from arbitro.book.problem import ProblemsFound
from arbitro.bridge.auction import Auction
from arbitro.bridge.calls import Call
from arbitro.bridge.cards import PACK, SUITS, Card, Denomination
from arbitro.bridge.constraints import Constraint, read_terms
from arbitro.bridge.contract import Contract, Result, Risk
from arbitro.bridge.deal import Deal
from arbitro.bridge.dealing import Draw
from arbitro.bridge.evaluation import hcp
from arbitro.bridge.hand import EMPTY, Hand
from arbitro.bridge.play import Trick
from arbitro.bridge.sampling import sampled_deals
from arbitro.bridge.score import score
from arbitro.bridge.seats import SEATS, Seat, Vulnerability
from arbitro.regulations import load
from arbitro.regulations.alerts import alert
from arbitro.robots.memory import Memory
from arbitro.scoring.imps import imps
from arbitro.systems import Agreements, Meaning, Understanding
from arbitro.systems.policy import called
from arbitro.systems.understanding import GAME
from arbitro.table import event as at
from arbitro.table.state import BoardPhase, TableClaim
from arbitro.table.view import TableView

TRICKS = 13
AGREED = 0.9  # of the deals that could be, in which a claim holds
CONCEDES = 20  # deals that have to agree before tricks are conceded with a claim
LINES = 20_000  # positions in which a claim is examined, until it is looked at double dummy
BIDS_TRIED = 2  # those that would be best as last ones
CLEARLY = 0.5  # IMPs a deal by which a call has to be better than the one that is agreed for any auction
WORTH_A_THOUGHT = 11  # high-card points, with the least that partner has shown
SLAM = 29  # the same from which on a slam is thought of over a game
SEVEN, LONG = 7, 6  # cards of a suit with partner's, and in one hand
HIDDEN = 4  # high-card points that partner may have beside the least that he has shown
NEEDED = {4: 18, 5: 24, 6: 31, 7: 36}  # the points with those that a bid of the level needs


class Strength(Struct, frozen=True):
    """How many deals are looked at: for a call that no rule covers, for a card early in the play, for one late."""

    calls: int = 12
    early: int = 10
    late: int = 30
    tries: int = 60_000  # to find them


STRENGTHS: Mapping[str, Strength] = {
    "quick": Strength(calls=4, early=4, late=10),
    "normal": Strength(),
    "strong": Strength(calls=30, early=30, late=100),
}


def _notation(meaning: Meaning | None) -> str:
    return meaning.shows if meaning else ""


class Ways(Struct, frozen=True):
    """What both sides have agreed, how hard a robot thinks, and what it owes to opponents: by which regulations it
    alerts, whether its own calls or partner's, and in which words it explains one."""

    agreements: Agreements
    strength: Strength = Strength()
    regulations: str = "wbf"
    alerts: at.Alerts = at.Alerts.PARTNER
    explain: Callable[[Meaning | None], str] = _notation
    more: Callable[[], bool] = lambda: True  # whether there is time for another deal
    claims: bool = True  # not where somebody could not hear it


def is_alerted(known: Understanding, regulations: str) -> bool:
    """Whether the last call of an auction has to be alerted."""
    meaning = known.meanings[-1]
    if meaning is None or (meaning.call is Call.PASS and not meaning.rule.artificial):
        return False
    return alert(called(known), load(regulations)).advised


Act = (
    at.CallEvent
    | at.LeadFaced
    | at.DummyLaidDown
    | at.CardEvent
    | at.OptionChosen
    | at.MatterLeftOpen
    | at.Claimed
    | at.Objected
    | at.Acquiesced
    | at.HandsReturned
    | at.Alerted
    | at.Explained
)


def decide(view: TableView, memory: Memory, ways: Ways, draw: Draw) -> Act | None:
    """What the player in this view does now; None if it is for others to act."""
    return _Player(view, memory, ways, draw).act()


class _Player:
    def __init__(self, view: TableView, memory: Memory, ways: Ways, draw: Draw) -> None:
        self.view, self.memory, self.ways, self.draw = view, memory, ways, draw
        self.seat = Seat(view.viewer)

    def act(self) -> Act | None:
        view, acts = self.view, self.view.options.acts
        if view.question is not None:
            return self._answer()
        if (said := self._says()) is not None:
            return said
        if view.claim is not None and "claim_agreed" in acts:
            return self._on_claim()
        if view.options.calls:
            return at.CallEvent(seat=self.seat, call=self._call(view.options.calls))
        if "lead_faced" in acts:
            return at.LeadFaced(seat=self.seat)
        if "dummy_spread" in acts:
            return at.DummyLaidDown(seat=self.seat)
        if view.options.cards and view.options.hand is not None:
            return self._play(view.options.cards, view.options.hand)
        if "hands_returned" in acts and view.phase is BoardPhase.OVER:
            return at.HandsReturned(seat=self.seat)
        return None

    # -- what opponents are told

    def _says(self) -> Act | None:
        """An alert that is due, or the answer to a question, by the system and never by the cards."""
        view = self.view
        speaks_for = self.seat if self.ways.alerts is at.Alerts.OWN else self.seat.partner
        about = [place for place, made in enumerate(view.calls) if made.seat is speaks_for]
        if not about:
            return None
        calls = [made.call for made in view.calls]
        last = about[-1]
        heard = [said.text for said in view.said if said.what == "alert" and said.seat is self.seat]
        with suppress(ProblemsFound):  # something irregular stands in the auction
            if "alert" in view.options.acts and len(calls) - last <= 2 and calls[last] not in heard:
                known = self._understood(last + 1)
                if is_alerted(known, self.ways.regulations):
                    return at.Alerted(seat=self.seat, call=Call(calls[last]))
        asked = [said.text for said in view.said if said.what == "question" and said.seat not in (self.seat, None)]
        answers = sum(said.what == "answer" for said in view.said)
        if "answer" not in view.options.acts or len(asked) <= answers:
            return None
        wanted = asked[answers]
        place = next((each for each in reversed(about) if wanted in (calls[each], "")), None)
        if place is None:
            return None
        meaning: Meaning | None = None
        with suppress(ProblemsFound):
            meaning = self._understood(place + 1).meanings[-1]
        return at.Explained(seat=self.seat, text=self.ways.explain(meaning), about=wanted)

    # -- what the law asks

    def _answer(self) -> Act | None:
        """Nothing irregular is accepted; else what is offered first. What only a judge can say is left for later."""
        question, acts = self.view.question, self.view.options.acts
        assert question is not None
        if "option_chosen" in acts and question.options:
            answers = [choice.answer for choice in question.options]
            answer = False if False in answers else answers[0]
            return at.OptionChosen(question=question.question, answer=answer, by=self.seat)
        if "left_open" in acts:
            return at.MatterLeftOpen(by=self.seat)
        return None

    # -- claims

    def _on_claim(self) -> Act | None:
        claim = self.view.claim
        assert claim is not None
        if self.seat in (claim.seat, *claim.agreed, *claim.objected):
            return None
        if claim.seat.side is self.seat.side:
            return at.Acquiesced(seat=self.seat)
        holds: list[bool] = []
        with suppress(ProblemsFound):  # after an irregularity the cards may not add up
            holds += (self._is_sound(claim, deal) for deal in self._in_time(self._deals(self.ways.strength.early)))
        if sum(holds) < AGREED * len(holds):
            return at.Objected(seat=self.seat)
        return at.Acquiesced(seat=self.seat)

    def _is_sound(self, claim: TableClaim, deal: Deal) -> bool:
        """Whether every line that the statement leaves open wins what is claimed, but for what nobody would do (70D);
        double dummy, where there are too many."""
        declarer, position = self.view.declarer, self._position(deal).checked()
        assert declarer is not None
        stated = Statement()
        with suppress(ProblemsFound):  # other words are for the director
            stated = read_statement((claim.statement,), position, claim.seat)
        shown = tuple(ShowOut(seat, suit) for seat, suit in self.memory.voids if seat.side is not claim.seat.side)
        put = Claim(position, declarer, claim.seat, claim.tricks, stated, showed_out=shown, limit=LINES)
        while isinstance(outcome := adjudicate(put), ClaimQuestion):
            careless = outcome.sort in CARELESS
            answer = {outcome.sort if careless else outcome.about: not careless}
            put = replace(put, answers=put.answers | answer)
        if isinstance(outcome, ClaimAward):
            return outcome.tricks >= claim.tricks
        best = tricks_to_come(position)
        return (best if position.turn.side is claim.seat.side else claim.left - best) >= claim.tricks

    def _claimed(self, tricks: int, legal: Sequence[Card], hand: Seat) -> at.Claimed | None:
        """So many tricks, if it can be proved whoever has which of the cards that are not seen."""
        view, left = self.view, len(legal)
        is_declarer = self.seat is view.declarer
        can_speak = self.ways.claims and "claim" in view.options.acts and not view.penalty_cards
        if not can_speak or view.trick or not tricks or left == 1 or not (is_declarer or tricks == left):
            return None
        lead = Hand.of(legal)
        partner = Hand.of(view.hands.get(hand.partner.value, ())) if is_declarer else EMPTY
        out = Hand(PACK) - lead - partner - Hand.of(laid.card for laid in self.memory.played)
        if lead != Hand.of(view.hands.get(hand.value, ())) or len(out) != left * (2 if is_declarer else 3):
            return None  # something binds the lead, or has been irregular
        trumps = Contract.parse(f"{view.contract} N").denomination.suit
        if not (line := proved_line(tricks, lead, out, trumps, partner)):
            return None
        return at.Claimed(seat=self.seat, tricks=tricks, statement=" ".join(map(str, line)))

    # -- calls

    def _understood(self, calls_made: int | None = None) -> Understanding:
        """The auction, or its first calls."""
        calls = (made.call for made in self.view.calls[:calls_made])
        auction = Auction.of(self.view.dealer, calls)
        return Understanding.of(self.ways.agreements, auction, self.view.vulnerability)

    def _call(self, legal: Sequence[Call]) -> Call:
        if len(legal) == 1:  # bound to it by a ruling
            return legal[0]
        try:
            known = self._understood()
        except ProblemsFound:  # an auction in which something irregular stands
            return Call.PASS
        hand = Hand.of(self.view.hands[self.seat.value])
        first = next((meaning for meaning in known.fitting(hand) if meaning.call in legal), None)
        if first is not None and not first.rule.anywhere:
            return first.call
        return self._judged(known, hand, legal, first.call if first else None)

    def _judged(self, known: Understanding, hand: Hand, legal: Sequence[Call], first: Call | None) -> Call:
        """Where no rule about this auction fits: the calls in reach, each bid on by the rules over deals that could be.
        A call that is agreed for any auction is made unless another is clearly better."""
        usual = first or Call.PASS
        suits = self._in_reach(known, hand)
        deals = (
            list(islice(self._sampled(known.constraints, self._with_hand(hand)), self.ways.strength.calls))
            if suits
            else []
        )
        if not deals:
            return usual
        bids = [call for call in legal if call.denomination in suits]
        bids = [bid for bid in bids if self._is_allowed(known, hand, bid)] or (bids if known.forced else [])
        worth = dict.fromkeys(bids, 0)
        for deal in self._in_time(deals):
            for call in bids:
                worth[call] += self._as_last(deal, call)
        tried = sorted(bids, key=lambda call: -worth[call])[:BIDS_TRIED]
        if not known.forced or first is Call.PASS:
            tried.append(Call.PASS)
        if Call.DOUBLE in legal and known.meaning(Call.DOUBLE) is None and self._is_natural(known):  # for penalties
            tried.append(Call.DOUBLE)
        rest = _Rest(known)
        gain = dict.fromkeys((call for call in tried if call is not usual), 0)
        for deal in self._in_time(deals):
            usually = rest.worth(deal, usual)
            for call in gain:
                gain[call] += imps(rest.worth(deal, call) - usually)
        best = max(gain, key=lambda call: gain[call], default=usual)
        may_stay = first is not None or not known.forced
        return usual if best is usual or (may_stay and gain[best] < CLEARLY * len(deals)) else best

    def _in_reach(self, known: Understanding, hand: Hand) -> tuple[Denomination, ...]:
        """In which the side may play: a suit of seven cards together, a long one, notrump. What partner has judged to
        be the place to play stays it; so does a game, but for a slam."""
        partner = known.of_seat(self.seat.partner).bounds
        points = hcp(hand) + partner.hcp[0]
        if points < (SLAM if known.in_game else WORTH_A_THOUGHT):
            return ()
        chosen, bid = self._chosen_by_partner(known), known.auction.last_bid
        if chosen is not None:
            return (chosen,)
        if known.in_game and not known.forced and bid is not None and bid.denomination is not None:
            return (bid.denomination,)
        suits = [
            suit.denomination
            for suit in SUITS
            if hand.length(suit) >= LONG or (hand.length(suit) > 1 and hand.length(suit) + partner.least(suit) >= SEVEN)
        ]
        return (*suits, Denomination.NOTRUMP)

    def _is_allowed(self, known: Understanding, hand: Hand, bid: Call) -> bool:
        """Whether what the side has shown allows a bid so high: partners who judge do not raise each other for ever.
        Below game a bid that partner would take for another hand is none."""
        least, most = known.of_seat(self.seat.partner).bounds.hcp
        if hcp(hand) + min(least + HIDDEN, most) < NEEDED.get(bid.level, 0):
            return False
        meaning = known.meaning(bid)
        return meaning is None or meaning.fits(hand) or bid >= GAME[str(bid.denomination)]

    def _chosen_by_partner(self, known: Understanding) -> Denomination | None:
        """What partner has bid last, by no rule about that auction."""
        calls = known.auction.calls
        for turn in range(len(calls) - 2, -1, -4):
            if calls[turn].is_bid:
                meaning = known.meanings[turn]
                return calls[turn].denomination if meaning is None or meaning.rule.anywhere else None
        return None

    def _is_natural(self, known: Understanding) -> bool:
        """Whether the last bid tells that its side wants to play there."""
        bid = known.auction.last_bid
        last = max((turn for turn, call in enumerate(known.auction.calls) if call is bid), default=None)
        meaning = known.meanings[last] if last is not None else None
        return last is not None and not (meaning and meaning.rule.artificial)

    def _as_last(self, deal: Deal, call: Call) -> int:
        """What a bid is worth to its side if everybody passes."""
        assert call.denomination is not None
        assert call.level is not None
        return worth_of(Contract(call.level, call.denomination, self.seat), deal, self.view.vulnerability, self.seat)

    def _in_time(self, deals: Iterable[Deal]) -> Iterator[Deal]:
        """One at least, and the others as long as there is time."""
        for number, deal in enumerate(deals):
            if number and not self.ways.more():
                return
            yield deal

    def _with_hand(self, hand: Hand) -> Deal:
        return Deal(*(hand if seat is self.seat else Hand(0) for seat in SEATS))

    # -- cards

    def _play(self, legal: Sequence[Card], hand: Seat) -> Act:
        """The card that is best over the deals; a claim where they agree, and it can be proved."""
        if len(legal) == 1:
            return at.CardEvent(seat=hand, card=legal[0])
        left = TRICKS - len(self.memory.played) // 4
        number = self.ways.strength.early if left > 8 else self.ways.strength.late
        worth = dict.fromkeys(legal, 0)
        best: list[int] = []
        with suppress(ProblemsFound):  # after an irregularity the cards may not add up
            for deal in self._in_time(self._deals(number)):
                leads_to = best_cards(self._position(deal))
                best.append(leads_to[0].tricks)
                for card, tricks in leads_to:
                    if card in worth:
                        worth[card] += tricks
        agreed = len(set(best)) == 1 and (len(best) >= CONCEDES or best[0] == left)
        if agreed and (claim := self._claimed(best[0], legal, hand)):
            return claim
        return at.CardEvent(seat=hand, card=max(legal, key=lambda card: (worth[card], -card.rank.index)))

    def _deals(self, number: int) -> Iterator[Deal]:
        """That fit the auction and the play; without the auction, where nothing fits both; after a revoke, any."""
        begun = Deal(*self.memory.hands(self.view))
        called: tuple[Constraint, ...] = ()
        with suppress(ProblemsFound):  # something irregular stands in the auction
            called = self._understood().constraints
        for wanted in ((*called, *self._voids(begun)), tuple(self._voids(begun)), ()):
            with suppress(ProblemsFound):
                if deals := list(islice(self._sampled(wanted, begun), number)):
                    yield from deals
                    return

    def _sampled(self, wanted: Iterable[Constraint], begun: Deal) -> Iterator[Deal]:
        hidden = (each for each in wanted if len(begun[each.seats[0]]) < TRICKS)
        return sampled_deals(hidden, self.draw, known=begun, tries=self.ways.strength.tries)

    def _voids(self, begun: Deal) -> Iterator[Constraint]:
        """Whoever has shown out of a suit had no more of it than he has played."""
        for seat, suit in self.memory.voids:
            length = begun[seat].length(suit)
            text = f"{suit.value} {length}-{length}"
            yield Constraint(f"{seat.value}: {text}", (seat,), read_terms(text))

    def _position(self, deal: Deal) -> Position:
        view, contract = self.view, self.view.contract
        north, east, south, west = (deal[seat] - self.memory.cards_of(seat) for seat in SEATS)
        denomination = Contract.parse(f"{contract} N").denomination
        leader = view.trick[0].seat if view.trick else view.turn or self._on_lead(denomination)
        return Position((north, east, south, west), denomination, leader, tuple(laid.card for laid in view.trick))

    def _on_lead(self, denomination: Denomination) -> Seat:
        """Who has won the last trick; who makes the opening lead."""
        quitted = self.memory.played[-4:]
        if quitted:
            return Trick(quitted[0].seat, tuple(laid.card for laid in quitted)).winner(denomination)
        assert self.view.declarer is not None
        return self.view.declarer.lho


class _Rest:
    """How an auction ends after a call if everybody goes by the rules; what is agreed in each is looked up once."""

    def __init__(self, known: Understanding) -> None:
        self._known, self._seat = known, known.auction.turn
        self._agreed: dict[tuple[Call, ...], tuple[Understanding, tuple[Meaning, ...]]] = {}

    def worth(self, deal: Deal, call: Call) -> int:
        """To the side that makes the call, double dummy."""
        known, choices = self._after(self._known, call)
        while not known.auction.is_over:
            hand = deal[known.auction.turn]
            made = next((choice.call for choice in choices if choice.fits(hand)), Call.PASS)
            known, choices = self._after(known, made)
        contract = known.auction.contract
        return worth_of(contract, deal, known.vulnerability, self._seat) if contract else 0

    def _after(self, known: Understanding, call: Call) -> tuple[Understanding, tuple[Meaning, ...]]:
        calls = (*known.auction.calls, call)
        if calls not in self._agreed:
            after = known.after(call)
            self._agreed[calls] = after, () if after.auction.is_over else after.choices
        return self._agreed[calls]


def worth_of(contract: Contract, deal: Deal, vulnerability: Vulnerability, seat: Seat) -> int:
    """Of a contract to a player's side, double dummy; one that fails by more than a trick is doubled."""
    won = tricks(deal, contract.denomination, contract.declarer)
    if contract.risk is Risk.UNDOUBLED and won < contract.tricks_needed - 1:
        contract = replace(contract, risk=Risk.DOUBLED)
    return score(Result(contract, won), vulnerability, seat.side)
