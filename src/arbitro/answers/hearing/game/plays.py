"""The cards of a story in the order in which they are told, and who played each."""

from typing import NamedTuple

from arbitro.answers.hearing.game.players import Players
from arbitro.answers.hearing.text.spoken import RANK_OF_NUMBER
from arbitro.answers.hearing.text.story import AGAINST, Story
from arbitro.answers.hearing.text.tokens import Item
from arbitro.bridge.cards import CARD_BY_TEXT, Card, Rank, Suit
from arbitro.bridge.seats import Seat

AND = frozenset({"and", "e", "si"})
ARTICLES = frozenset({"the", "il", "lo", "la", "l", "col"})
PLAYED = frozenset({"play", "discard", "ruff"})
COUNTED = frozenset({"trick", "card-word", "last-word"})
NEAR = 6  # tokens from a suit to a rank of it
FROM = 2  # tokens to the hand from which a card is played
MOST = 60  # cards that are read as plays


class Play(NamedTuple):
    by: Seat | None
    card: Card
    at: int


def told_plays(story: Story, players: Players) -> tuple[Play, ...]:
    """A rank alone is of the suit of the card before it: `West led the four of hearts and East put on the ace`."""
    found: list[Play] = []
    last = -1
    for item in story.of("card", "rank", "number")[:MOST]:
        card = _card(story, item, _suit_before(story, item) or (found[-1].card.suit if found else None))
        if card is None or (found and card is found[-1].card):
            continue
        found.append(Play(_player(story, players, item, last), card, item.first))
        last = item.last
    return tuple(found)


def _suit_before(story: Story, item: Item) -> Suit | None:
    """`A small heart, the three`, `P dalla mano (il 9)`: a suit that is named shortly before a rank."""
    near = (story.at("suit", at) for at in range(item.first - 1, max(-1, item.first - NEAR - 1), -1))
    found = next((other.value.suit for other in near if other), None)
    if found or any(card.first < item.first for card in story.of("card")):
        return found
    return next((other.value.suit for other in reversed(story.of("suit")) if other.last < item.first), None)


def _card(story: Story, item: Item, suit: Suit | None) -> Card | None:
    if item.kind == "card":
        return item.value  # type: ignore[no-any-return]
    if suit is None:
        return None
    rank: Rank | None = item.value if item.kind == "rank" else None
    following = story.word(item.last + 1)
    alone = (not following.isalnum() or following in AND) and not _numbers_trick(story, item)
    article = story.word(item.first - 1) in ARTICLES
    then = story.said_between(item.last + 1, item.last + FROM)
    played = article and story.said_between(max(0, item.first - 3), item.first - 1) & PLAYED and not then & COUNTED
    put = story.near(item.first - 2, item.first - 1) & (PLAYED | {"played-word"})  # a pus 4
    alone = alone and bool(article or put or story.seat_at(item.first - 1) or story.at("role", item.first - 1))
    if item.kind == "number" and (alone or played):
        rank = rank_of(item)
    return CARD_BY_TEXT[suit.value + rank.value] if rank else None


def _numbers_trick(story: Story, item: Item) -> bool:
    """`L7:`, a letter and the number of a trick."""
    return story.tokens[item.first].glued and story.word(item.first - 1).isalpha() and story.word(item.last + 1) == ":"


def rank_of(item: Item) -> Rank | None:
    return item.value if item.kind == "rank" else RANK_OF_NUMBER.get(item.value)


def _declares(story: Story, item: Item) -> bool:
    """`4S by South`, `contra lui Sud`: a player who is only named with his contract."""
    before = range(max(0, item.first - FROM - 1), item.first)
    return any(story.at("call", at) or story.word(at) in AGAINST for at in before)


def _player(story: Story, players: Players, item: Item, last: int) -> Seat | None:
    """The nearest player before the card, since the card before it; else whom it befell: `a Sud è caduto il 5`."""
    if players.declarer and story.said_between(item.last + 1, item.last + FROM) & {"from-dummy"}:  # re dal morto
        return players.declarer.partner
    sentence = story.sentence(item.first)
    for at in (item.last + 2, item.last + 3):  # ♥8 de la Est, spade six from East
        owner = story.at("seat", at)
        close = at == item.last + 2 or story.means(item.last + 1, 2, "by")
        owns = owner and close and (players.is_by(owner) or players.has_s(owner))
        if owner and owns and all(story.word(gap).isalnum() for gap in range(item.last + 1, at)):
            return owner.value  # type: ignore[no-any-return]
    near = [i for i in story.of("seat", "role") if last < i.first < item.first and story.sentence(i.first) == sentence]
    for other in reversed(near):
        if players.is_by(other) and _declares(story, other):
            continue
        if (not players.is_object(other) or players.befell(other)) and (who := players.person(other)):
            return who
    return None
