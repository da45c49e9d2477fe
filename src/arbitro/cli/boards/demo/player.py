"""A card player for the demonstration: the old rules of thumb. It sees its own cards, dummy and what was played."""

from arbitro.bridge.cards import Card, Suit
from arbitro.bridge.dealing import Draw
from arbitro.bridge.play import Play, beats


def choose_card(play: Play, draw: Draw) -> Card:
    """A legal card; `draw` decides between suits that look alike."""
    legal = play.legal_cards
    if not play.trick.cards:
        return _lead(play, legal, draw)
    led = play.trick.cards[0].suit
    return _follow(play, legal) if legal[0].suit is led else _without(play, legal)


def _lead(play: Play, legal: tuple[Card, ...], draw: Draw) -> Card:
    """Declarer draws trumps while they are out; everyone else leads from the longest suit."""
    trump = play.contract.denomination.suit
    declaring = play.turn.side is play.contract.declarer.side
    if trump and declaring and _out(play, trump):
        trumps = [card for card in legal if card.suit is trump]
        if trumps:
            return trumps[0]
    suits = {card.suit for card in legal if card.suit is not trump} or {legal[0].suit}
    longest = max(sum(card.suit is suit for card in legal) for suit in suits)
    best = sorted((suit for suit in suits if sum(card.suit is suit for card in legal) == longest), reverse=True)
    suit = best[draw(len(best))]
    cards = [card for card in legal if card.suit is suit]
    if len(cards) > 1 and cards[0].is_honour and cards[0].index - cards[1].index == 1:
        return cards[0]  # top of touching honours
    if _is_high(play, cards[0]):
        return cards[0]
    return cards[3] if len(cards) > 3 and not play.cards else cards[-1]  # fourth best on opening lead


def _out(play: Play, suit: Suit) -> bool:
    """Whether cards of a suit are still out, as declarer's side can tell by counting."""
    declarer = play.contract.declarer
    held = len(play.deal[declarer].in_suit(suit)) + len(play.deal[declarer.partner].in_suit(suit))
    shown = sum(card.suit is suit and play.deal.holder(card) not in (declarer, declarer.partner) for card in play.cards)
    return 13 - held > shown


def _is_high(play: Play, card: Card) -> bool:
    """Whether every higher card of its suit has been played."""
    higher = card.suit.mask & ~((card.bit << 1) - 1)
    return not higher & ~play.played


def _follow(play: Play, legal: tuple[Card, ...]) -> Card:
    """Low when partner is winning or as second hand; else as cheaply as wins."""
    best = play.best
    seat = len(play.trick.cards)
    trump = play.contract.denomination.suit
    if play.winner is play.turn.partner:
        return legal[-1]
    winning = [card for card in legal if beats(card, best, trump)]
    if not winning or (seat == 1 and not _is_high(play, winning[0])):
        return legal[-1]
    return winning[0] if seat == 2 else winning[-1]


def _without(play: Play, legal: tuple[Card, ...]) -> Card:
    """No card of the suit led: ruff low if partner is not winning, else throw the lowest of the longest side suit."""
    best = play.best
    trump = play.contract.denomination.suit
    ruffs = [card for card in legal if card.suit is trump and beats(card, best, trump)]
    if ruffs and play.winner is not play.turn.partner:
        return ruffs[-1]
    side = [card for card in legal if card.suit is not trump] or list(legal)
    longest = max({card.suit for card in side}, key=lambda suit: (sum(c.suit is suit for c in side), suit.index))
    return [card for card in side if card.suit is longest][-1]
