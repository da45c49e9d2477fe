"""Cards as people write them: `♥10`, `R♥`, `HK`, `Rc`, the king of hearts, 7 di picche, dama de cupă."""

from collections.abc import Sequence

from arbitro.answers.hearing.text.spoken import RANK_OF_NUMBER, SYMBOLS, Speeches
from arbitro.answers.hearing.text.tokens import JOINS, Token
from arbitro.bridge.cards import CARD_BY_TEXT, SUIT_BY_TEXT, Card, Denomination, Rank, Suit
from arbitro.words import DEFAULT

ROW = 3  # ranks that are cards of one suit though only spaces stand between them
HAND = 14  # cards that somebody may write behind a symbol


def card(tokens: Sequence[Token], at: int, speeches: Speeches) -> tuple[int, tuple[Card, ...]]:
    """The cards that are written here, and how many tokens they take; several only behind a symbol (`♥AK5`)."""
    if tokens[at].text in SYMBOLS:
        return _behind_symbol(tokens, at, speeches)
    length, rank = _rank(tokens, at, speeches)
    if rank is not None and not _has_card(tokens, at, speeches):
        taken, suit = _suit_of(tokens, at + length, speeches)
        if suit is not None:
            return length + taken, (_card(suit, rank),)
        if several := _several_ranks(tokens, at, length, rank, speeches) or _spaced_ranks(tokens, at, speeches):
            return several
    length, suit = _suit_word(tokens, at, speeches)
    if suit is not None and at + length < len(tokens):  # the club 5, spade jack
        taken, rank = _rank(tokens, at + length, speeches)
        if rank is not None and not _suit_of(tokens, at + length + taken, speeches)[0]:
            return length + taken, (_card(suit, rank),)
    return _letters(tokens, at, speeches)


def _has_card(tokens: Sequence[Token], at: int, speeches: Speeches) -> bool:
    """`V ♥2`: a player and his card, where the letter may be a rank as well."""
    then = tokens[at + 1 : at + 3]
    apart = len(then) > 1 and then[0].text in SYMBOLS and not then[0].glued and then[1].glued
    return apart and tokens[at].text.isalpha() and bool(_ranks(then[1].text, speeches))


def _several_ranks(
    tokens: Sequence[Token], at: int, length: int, rank: Rank, speeches: Speeches
) -> tuple[int, tuple[Card, ...]] | None:
    """`the three and the nine of hearts`, `D, 7 e 4 di fiori`."""
    ranks, end = [rank], at + length
    while len(ranks) < HAND and (behind := _joined(tokens, end, speeches)):
        taken, other = _rank(tokens, behind, speeches)
        if other is None:
            return None
        ranks.append(other)
        end = behind + taken
    suited, suit = _suit_of(tokens, end, speeches)
    return (end + suited - at, tuple(_card(suit, each) for each in ranks)) if suit and len(ranks) > 1 else None


def _spaced_ranks(tokens: Sequence[Token], at: int, speeches: Speeches) -> tuple[int, tuple[Card, ...]] | None:
    """`A Q 5 3 of diamonds`: an honour and at least two more."""
    ranks = _row(tokens, at, speeches) if tokens[at].text.isalpha() and len(tokens[at].text) == 1 else []
    suited, suit = _suit_of(tokens, at + len(ranks), speeches) if len(ranks) >= ROW else (0, None)
    return (len(ranks) + suited, tuple(_card(suit, each) for each in ranks)) if suit else None


def _row(tokens: Sequence[Token], at: int, speeches: Speeches) -> list[Rank]:
    """Ranks with nothing but a space between them, each one token."""
    ranks: list[Rank] = []
    while at < len(tokens) and len(ranks) < HAND and (not tokens[at].glued or not ranks):
        taken, rank = _rank(tokens, at, speeches)
        if taken != 1 or rank is None:
            break
        ranks.append(rank)
        at += 1
    return ranks


def bare_ranks(tokens: Sequence[Token], at: int, speeches: Speeches) -> tuple[Rank, ...]:
    """Two ranks or more whose suit is told elsewhere: `A-9-4`, `the king, nine and four`."""
    length, rank = _rank(tokens, at, speeches)
    ranks: list[Rank] = []
    while rank is not None and len(ranks) < HAND:
        ranks.append(rank)
        at += length
        length, rank = _rank(tokens, behind, speeches) if (behind := _joined(tokens, at, speeches)) else (0, None)
        at = behind
    return tuple(ranks) if len(ranks) > 1 else ()


def _joined(tokens: Sequence[Token], at: int, speeches: Speeches) -> int:
    """Where the next of several stands, behind a comma, or an `and` and an article; 0 if there is none."""
    if at + 1 >= len(tokens) or tokens[at].text == "," or tokens[at].text in JOINS:
        return at + 1 if at + 1 < len(tokens) else 0
    if all(said.kind != "and" for said in speeches.longest([tokens[at].word], 0)[1]):
        return 0
    return at + 1 + (tokens[at + 1].word in speeches.fill and at + 2 < len(tokens))


def _card(suit: Suit, rank: Rank) -> Card:
    return CARD_BY_TEXT[suit.value + rank.value]


def _behind_symbol(tokens: Sequence[Token], at: int, speeches: Speeches) -> tuple[int, tuple[Card, ...]]:
    suit = SUIT_BY_TEXT[tokens[at].text]
    ranks: list[Rank] = []
    length = 1
    while at + length < len(tokens) and (tokens[at + length].glued or length == 1):
        more = _ranks(tokens[at + length].text, speeches)
        if not more:
            break
        ranks += more
        length += 1
    more = _row(tokens, at + length, speeches)
    end = at + length + len(more)
    if len(ranks) == 1 and len(more) >= ROW - 1 and (end == len(tokens) or not tokens[end].text.isalnum()):  # ♣K 8 3.
        return length + len(more), tuple(_card(suit, rank) for rank in (*ranks, *more))
    return (length, tuple(_card(suit, rank) for rank in ranks)) if ranks else (0, ())


def _ranks(text: str, speeches: Speeches) -> list[Rank]:
    """`10`, `K`, `AR5`; nothing if a letter is no rank."""
    if text.isdecimal():
        if len(text) <= 2 and int(text) in RANK_OF_NUMBER:
            return [RANK_OF_NUMBER[int(text)]]
        ranks = [RANK_OF_NUMBER.get(int(digit)) for digit in text[:HAND]]
    else:
        ranks = [_honour(letter, speeches) for letter in text.upper()[:HAND]]
    return [rank for rank in ranks if rank] if all(ranks) else []


def _honour(letter: str, speeches: Speeches) -> Rank | None:
    return next((each.honours[letter] for each in speeches.all if letter in each.honours), None)


def _rank(tokens: Sequence[Token], at: int, speeches: Speeches) -> tuple[int, Rank | None]:
    """A rank in words, digits, or as a capital letter that stands alone."""
    if at >= len(tokens):
        return 0, None
    token = tokens[at]
    if token.text.isdecimal():
        return 1, RANK_OF_NUMBER.get(int(token.text)) if len(token.text) <= 2 else None
    length, meant = speeches.longest([each.word for each in tokens[at : at + 3]], 0)
    for said in meant:
        if said.kind == "rank" and isinstance(said.value, Rank):
            return length, said.value
    for said in meant:
        if said.kind == "number" and said.value in RANK_OF_NUMBER:
            return length, RANK_OF_NUMBER[said.value]
    if len(token.text) == 1 and (token.text.isupper() or _suit_of(tokens, at + 1, speeches)[0] > 1):
        return 1, _honour(token.text.upper(), speeches)  # D, or d di cuori
    return 0, None


def _suit_of(tokens: Sequence[Token], at: int, speeches: Speeches) -> tuple[int, Suit | None]:
    """`of hearts`, `di cuori`, or a symbol."""
    if at >= len(tokens):
        return 0, None
    if tokens[at].text in SYMBOLS:
        return 1, SUIT_BY_TEXT[tokens[at].text]
    length, meant = speeches.longest([each.word for each in tokens[at : at + 2]], 0)
    own = speeches.all[0].expressions.get((tokens[at].word,), meant)  # English a is no Italian one
    if (
        any(said.kind == "of" for said in meant)
        and any(said.kind == "of" for said in own)
        and at + length < len(tokens)
    ):
        if tokens[at + length].text in SYMBOLS:
            return length + 1, SUIT_BY_TEXT[tokens[at + length].text]
        taken, suit = _suit_word(tokens, at + length, speeches)
        return (length + taken, suit) if suit else (0, None)
    return 0, None


def _suit_word(tokens: Sequence[Token], at: int, speeches: Speeches) -> tuple[int, Suit | None]:
    if at >= len(tokens):
        return 0, None
    length, meant = speeches.longest([each.word for each in tokens[at : at + 3]], 0)
    for said in meant:
        if said.kind == "suit" and isinstance(said.value, Denomination) and said.value.suit:
            return length, said.value.suit
    return 0, None


def _letters(tokens: Sequence[Token], at: int, speeches: Speeches) -> tuple[int, tuple[Card, ...]]:
    """`HK`, `D2`, `KH`, `10H`, `Rc`: a suit letter and a rank, joined; the first of them a capital or a digit."""
    text, length = tokens[at].text, 1
    if at + 1 < len(tokens) and tokens[at + 1].glued and (text.isdigit() != tokens[at + 1].text.isdigit()):
        text, length = text + tokens[at + 1].text, 2
    if not 2 <= len(text) <= 3 or not text.isascii() or not text.isalnum() or text.islower():
        return 0, ()
    if at + length < len(tokens) and tokens[at + length].glued and tokens[at + length].text.isalnum():
        return 0, ()
    text = text.replace("10", "T")
    if len(text) != 2:
        return 0, ()
    first, second = text[0], text[1].upper()
    standard = CARD_BY_TEXT.get(text.upper()) or CARD_BY_TEXT.get(second + first.upper())
    if standard and (text.isupper() or first.isdigit()):
        return length, (standard,)
    own = speeches.all[0]
    if speeches.language == DEFAULT:
        return 0, ()
    pip, other = (RANK_OF_NUMBER.get(int(letter)) if letter.isdigit() else None for letter in (first, second))
    if (rank := own.honours.get(first) or pip) and second in own.suit_letters:
        return length, (_card(own.suit_letters[second], rank),)
    if other and first in own.suit_letters:  # P4
        return length, (_card(own.suit_letters[first], other),)
    return 0, ()
