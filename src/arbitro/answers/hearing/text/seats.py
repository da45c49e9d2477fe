"""Players: by compass point, letter, side or role."""

from collections.abc import Sequence

from arbitro.answers.hearing.text.spoken import Said, Speeches
from arbitro.answers.hearing.text.tokens import JOINS, Token
from arbitro.bridge.seats import Seat

LETTERS = {**{seat.value: seat for seat in Seat}, "O": Seat.WEST, "V": Seat.WEST}
SURE = frozenset("NSWV")  # letters that are seldom words
WORDS = frozenset("eo")  # and, or, is
AUXILIARY = frozenset({"a", "au", "ar", "am"})  # s-a, n-a without their hyphens
THEN = frozenset({"then", "and", "now", "but", "poi", "ma", "apoi", "si", "dar"})
SMALL = {letter.lower(): seat for letter, seat in LETTERS.items()}


def seat(tokens: Sequence[Token], at: int, speeches: Speeches) -> tuple[int, Said | None]:
    """The player or the side that is named here, and how many tokens that takes."""
    if pair := _side(tokens, at, speeches):
        return pair
    token = tokens[at]
    if token.text in LETTERS and _stands_for_player(tokens, at, speeches):
        return 1, Said("seat", LETTERS[token.text])
    if token.text in SMALL and _small_letter(tokens, at, speeches):
        return 1, Said("seat", SMALL[token.text])
    length, meant = speeches.longest([each.word for each in tokens[at : at + 5]], 0)
    for said in meant:
        if said.kind in ("seat", "side", "role"):
            return length, said
    return 0, None


def _one(tokens: Sequence[Token], at: int, speeches: Speeches) -> Seat | None:
    if at >= len(tokens):
        return None
    text = tokens[at].text
    if text in LETTERS:
        return LETTERS[text]
    _, meant = speeches.longest([tokens[at].word], 0)
    return next((said.value for said in meant if said.kind == "seat" and isinstance(said.value, Seat)), None)


def _side(tokens: Sequence[Token], at: int, speeches: Speeches) -> tuple[int, Said] | None:
    """`NS`, `E-W`, Nord-Sud."""
    text = tokens[at].text
    if text.isupper() and len(text) == 2 and {*text} <= LETTERS.keys():
        one, other = (LETTERS[letter] for letter in text)
        return (1, Said("side", one.side)) if other is one.partner else None
    if at + 2 < len(tokens) and tokens[at + 1].text in JOINS and tokens[at + 2].glued:
        first, second = _one(tokens, at, speeches), _one(tokens, at + 2, speeches)
        if first and second and first.partner is second:
            return 3, Said("side", first.side)
    return None


def _stands_for_player(tokens: Sequence[Token], at: int, speeches: Speeches) -> bool:
    """A capital letter alone: one that is a word of the language, as E and O are, not at the start of a sentence."""
    if tokens[at].glued and tokens[at - 1].text.isalnum():
        return False
    following = tokens[at + 1].text if at + 1 < len(tokens) else ""
    if following == ":" or following.isdigit():
        return True
    starts = at == 0 or tokens[at - 1].sentence != tokens[at].sentence
    is_word = starts and tokens[at].text not in SURE and tokens[at].word in speeches.fill
    return not is_word or _in_letters(tokens)


def _in_letters(tokens: Sequence[Token]) -> bool:
    """Whether other players of the story are written as one letter."""
    return any(token.text in SURE and not token.glued for token in tokens)


def _small_letter(tokens: Sequence[Token], at: int, speeches: Speeches) -> bool:
    """`n opened 3h, e put out 2s`: a small letter at the head of a clause; one that is a word only beside others."""
    return _heads_clause(tokens, at, speeches) and (
        not _is_word(tokens[at], speeches)
        or any(
            token.text in SMALL and not _is_word(token, speeches) and _heads_clause(tokens, place, speeches)
            for place, token in enumerate(tokens)
        )
    )


def _is_word(token: Token, speeches: Speeches) -> bool:
    return speeches.language != "en" and (token.word in WORDS or (token.word in speeches.fill and token.word != "s"))


def _heads_clause(tokens: Sequence[Token], at: int, speeches: Speeches) -> bool:
    """After a mark or a small word, before a word or a bid."""
    token = tokens[at]
    before = tokens[at - 1] if at else None
    behind = tokens[at + 1] if at + 1 < len(tokens) else None
    if token.glued or token.owned or behind is None or behind.glued or not behind.text.isalnum():
        return False
    if behind.text.isdigit():  # n 9 is a number, n 1h a bid
        bid = at + 2 < len(tokens) and (tokens[at + 2].glued or len(tokens[at + 2].text) > 1)
        return bid and (before is None or not before.text.isalnum() or not _is_word(token, speeches))
    if behind.word in AUXILIARY:
        return False
    joins = before is not None and (before.word in speeches.fill or before.word in THEN)
    return before is None or not before.text.isalnum() or (joins and not _is_word(token, speeches))
