"""A plain alpha-beta search of endings that shares nothing with the solver or the engine.

A card is a number, 13 times its suit and its rank; clubs are suit 0, and trump 4 is notrump. Seats are 0 to 3.
"""

Hands = tuple[frozenset[int], ...]
Trick = tuple[int, ...]
Known = dict[tuple[Hands, int], tuple[int, int]]  # at a lead: the least and the most that seats 0 and 2 can win


def legal(hand: frozenset[int], trick: Trick) -> list[int]:
    following = [card for card in hand if trick and card // 13 == trick[0] // 13]
    return sorted(following or hand, reverse=True)


def winner(trick: Trick, trump: int) -> int:
    """Whose of the four cards wins, counted from the leader."""
    trumps = [card for card in trick if card // 13 == trump]
    return trick.index(max(trumps or [card for card in trick if card // 13 == trick[0] // 13]))


def choices(hands: Hands, seat: int, trick: Trick) -> list[int]:
    """The legal cards; of cards that touch in one hand only the highest."""
    others = {card for other, hand in enumerate(hands) if other != seat for card in hand} | set(trick)
    found: list[int] = []
    above = -1
    for card in legal(hands[seat], trick):
        touches = above // 13 == card // 13 and not others & set(range(card, above))
        if not touches:
            found.append(card)
        above = card
    return found


def search(hands: Hands, leader: int, trump: int, trick: Trick, low: int, high: int, known: Known) -> int:
    """Tricks of seats 0 and 2 from here on; exact between `low` and `high`."""
    seat = (leader + len(trick)) % 4
    if not hands[seat]:
        return 0
    least, most = 0, len(hands[seat])
    if not trick:
        least, most = known.get((hands, leader), (least, most))
        if least >= high or least == most:
            return least
        if most <= low:
            return most
    ours = seat % 2 == 0
    best = -1 if ours else 99
    floor, ceiling = low, high
    for card in choices(hands, seat, trick):
        value = play(hands, leader, trump, trick, card, floor, ceiling, known)
        if ours:
            best, floor = max(best, value), max(floor, value)
        else:
            best, ceiling = min(best, value), min(ceiling, value)
        if floor >= ceiling:
            break
    if not trick:
        known[hands, leader] = (max(least, best) if best > low else least, min(most, best) if best < high else most)
    return best


def play(hands: Hands, leader: int, trump: int, trick: Trick, card: int, low: int, high: int, known: Known) -> int:
    """The same, once the hand to play has played this card."""
    seat = (leader + len(trick)) % 4
    left = tuple(hand - {card} if at == seat else hand for at, hand in enumerate(hands))
    cards = (*trick, card)
    if len(cards) < 4:
        return search(left, leader, trump, cards, low, high, known)
    won = (leader + winner(cards, trump)) % 4
    mine = int(won % 2 == 0)
    return mine + search(left, won, trump, (), low - mine, high - mine, known)


def tricks_by_card(hands: Hands, leader: int, trump: int, trick: Trick) -> dict[int, int]:
    """For every legal card the tricks to come for the side that plays it."""
    seat = (leader + len(trick)) % 4
    size, known = len(hands[seat]), Known()
    values = {c: play(hands, leader, trump, trick, c, -1, size + 1, known) for c in legal(hands[seat], trick)}
    return values if seat % 2 == 0 else {card: size - value for card, value in values.items()}
