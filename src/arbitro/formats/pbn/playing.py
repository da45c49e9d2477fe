"""The play section (3.6): rows of four cards in the fixed order of seats, from the opening leader's."""

from msgspec import Struct

from arbitro.bridge.cards import CARD_BY_TEXT, Card, Denomination
from arbitro.bridge.deal import Deal
from arbitro.bridge.hand import Hand
from arbitro.bridge.play import beats
from arbitro.bridge.seats import Seat
from arbitro.formats.pbn.game import Findings, Tag
from arbitro.formats.pbn.pieces import ANNOTATION, note_text, split

CARDS = {text: card for name, card in CARD_BY_TEXT.items() for text in (name, name.lower())}
_BITS = {card: card.bit for card in CARDS.values()}
_SUITS = {card: card.suit.mask for card in CARDS.values()}


class CardRows(Struct, frozen=True):
    """The cards as written; None where none was played or known."""

    tag: Tag
    cards: tuple[Card | None, ...]
    places: tuple[int, ...]  # the token of each
    revokes: frozenset[int] = frozenset()  # 3.9: cards marked ^R,
    leads: frozenset[int] = frozenset()  # and ^L
    stopped: bool = False  # ended by `*`


class PlayedOut(Struct, frozen=True, gc=False):
    """What the rows amount to when played out."""

    cards: tuple[Card, ...] = ()  # in the order of play, as far as it is known
    won: tuple[int, int] = (0, 0)  # complete tricks of North-South and of East-West
    irregular: bool = False
    stopped: bool = False


def rows(tag: Tag, notes: dict[str, str], findings: Findings) -> CardRows:
    """Reads the section, piece by piece."""
    cards: list[Card | None] = []
    places: list[int] = []
    marked: dict[str, set[int]] = {"^R": set(), "^L": set()}
    ended = ""
    for place, token in enumerate(tag.section.split()):
        for piece in split(token):
            upper = piece.upper()
            if piece in CARDS or piece == "-":
                if ended == "*" or (ended and piece != "-"):
                    _complain(findings, "after-end", tag, piece, place)
                cards.append(CARDS.get(piece))
                places.append(place)
            elif piece == "+":
                cards.append(None)
                places.append(place)
                ended = ended or "+"
            elif piece == "*":
                ended = "*"
            elif upper in marked:
                marked[upper].add(len(cards))
            elif ANNOTATION.fullmatch(piece):
                if not cards:
                    _complain(findings, "annotation-of-nothing", tag, piece, place)
                elif piece[0] == "=":
                    note_text(tag, notes, piece, place, findings)
            else:
                _complain(findings, "bad-card", tag, piece, place, "SA - * +")
                cards.append(None)
                places.append(place)
    return CardRows(
        tag,
        tuple(cards),
        tuple(places),
        revokes=frozenset(marked["^R"]),
        leads=frozenset(marked["^L"]),
        stopped=ended == "*",
    )


def _complain(findings: Findings, kind: str, tag: Tag, found: str, place: int, expected: str = "") -> None:
    findings.add(kind, tag, found=found, expected=expected, token=place)


def course(
    written: CardRows, first: Seat, deal: Deal, denomination: Denomination | None, findings: Findings
) -> PlayedOut:
    """Plays the rows out: who led, who won, whether each card was held and may be played (41, 44)."""
    return _Hands(written, first, deal, findings).course(denomination)


def smooth_course(tag: Tag, first: Seat, deal: Deal, denomination: Denomination) -> PlayedOut | None:
    """The usual case at full speed: whole tricks, nothing but cards, nothing wrong; anything else is for `course`."""
    tokens = tag.section.split()
    stopped = tokens[-1:] == ["*"]
    if stopped:
        tokens.pop()
    try:
        cards = tuple(map(CARDS.__getitem__, tokens))
    except KeyError:
        return None
    bits = [_BITS[card] for card in cards]
    masks = deal.masks
    hands = masks[first.index :] + masks[: first.index]
    for column in range(4):
        played = sum(bits[column::4])  # as many bits as cards, if none is there twice
        if played & ~hands[column] or 4 * played.bit_count() != len(cards):
            return None
    trumps = denomination.suit.mask if denomination.suit else 0
    order: list[Card] = []
    won = [0, 0]
    leader = played = 0
    for start in range(0, len(cards), 4):
        row = bits[start : start + 4]
        suit = _SUITS[cards[start + leader]]
        order += cards[start + leader : start + 4]
        if leader:
            order += cards[start : start + leader]
        trick = sum(row)
        played |= trick
        if trick & suit == trick:
            leader = row.index(max(row))
        else:
            left = suit & ~played
            for column in range(4):
                if not row[column] & suit and hands[column] & left:  # 44C
                    return None
            best = trick & trumps or trick & suit
            leader = row.index(1 << best.bit_length() - 1)
        won[(first.index + leader) & 1] += 1
    return PlayedOut(tuple(order), (won[0], won[1]), stopped=stopped)


_ROTATION = ((0, 1, 2, 3), (1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2))


class _Hands:
    """The four hands, emptying as cards are played."""

    def __init__(self, written: CardRows, first: Seat, deal: Deal, findings: Findings) -> None:
        deal = deal.completed()
        self.written = written
        self.findings = findings
        self.seats = [first.after(column) for column in range(4)]
        hands = [deal.hands[seat.index].mask for seat in self.seats]
        self.left = hands
        self.known = [mask != 0 for mask in hands]
        self.elsewhere = [sum(hands[:c] + hands[c + 1 :]) for c in range(4)]  # for a hand that is not known
        self.played = 0
        self.total = 4 * max((len(hand) for hand in deal.hands), default=0) or 52

    def course(self, denomination: Denomination | None) -> PlayedOut:
        written = self.written
        order: list[Card] = []
        won = [0, 0]
        leader: int | None = 0  # the column that leads; None when nobody can tell
        for start in range(0, len(written.cards), 4):
            leader = self._leader(start, leader)
            if leader is None:
                for at in range(start, min(start + 4, len(written.cards))):
                    self.take(at)
                continue
            trick = [at for column in _ROTATION[leader] if self.take(at := start + column)]
            led = len(order) == start
            for turn, at in enumerate(trick):
                if led and at == start + _ROTATION[leader][turn]:
                    order.append(self.card(at))
                self._follow(at, start + leader)
            if len(trick) < 4 or denomination is None:
                leader = None
                continue
            best = trick[0]
            for at in trick[1:]:
                if beats(self.card(at), self.card(best), denomination.suit):
                    best = at
            leader = best - start
            won[self.seats[leader].side.index] += 1
        irregular = bool(written.revokes or written.leads)
        return PlayedOut(() if irregular else tuple(order), (won[0], won[1]), irregular, written.stopped)

    def card(self, at: int) -> Card:
        card = self.written.cards[at]
        assert card is not None
        return card

    def _leader(self, start: int, due: int | None) -> int | None:
        """Who leads to the trick: who is due, or who is marked to have led out of turn (3.9)."""
        for at in range(start, start + 4):
            if at in self.written.leads:
                if at - start == due:
                    self.complain("not-out-of-turn", at)
                return at - start
        return due

    def take(self, at: int) -> bool:
        """Plays the card at a place, if there is one; whether it was there and, as far as is known, held."""
        card = self.written.cards[at] if at < len(self.written.cards) else None
        if card is None:
            return False
        column, bit = at & 3, card.bit
        problem = ""
        if at >= self.total:
            problem = "play-over"
        elif self.left[column] & bit:
            self.left[column] ^= bit
        elif self.played & bit:
            problem = "card-played-twice"
        elif self.known[column] or self.elsewhere[column] & bit:
            problem = "card-not-held"
        self.played |= bit
        if problem:
            self.complain(problem, at, str(Hand(self.left[column])) if problem == "card-not-held" else "")
        return not problem

    def _follow(self, at: int, lead: int) -> None:
        """44C, and 3.9: a revoke is marked ^R, and nothing else is."""
        card = self.card(at)
        led = self.written.cards[lead] if lead < len(self.written.cards) else None
        marked = at in self.written.revokes
        if led is None or not self.known[at & 3]:
            return
        revoked = card.suit is not led.suit and self.left[at & 3] & led.suit.mask
        if revoked and not marked:
            self.complain("must-follow-suit", at, led.suit.value)
        elif marked and not revoked:
            self.complain("not-a-revoke", at)

    def complain(self, kind: str, at: int, expected: str = "") -> None:
        tag = self.written.tag
        card = self.written.cards[at] if at < len(self.written.cards) else None
        self.findings.add(
            kind,
            tag,
            found=card.value if card else "-",
            expected=expected,
            token=self.written.places[at] if at < len(self.written.places) else None,
            seat=self.seats[at & 3].value,
            index=at + 1,
        )
