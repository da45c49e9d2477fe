"""Calls as people write them: `1S`, `1♠`, one spade, 1 picche, 4 PIC, `SA`, `FA`, X, contro, passo."""

from collections.abc import Sequence

from arbitro.answers.hearing.spoken import SYMBOLS, Said, Speeches
from arbitro.answers.hearing.tokens import Token
from arbitro.bridge.calls import Call
from arbitro.bridge.cards import DENOMINATION_BY_TEXT, Denomination

LETTERS = 4  # of an abbreviation in capitals: 4 PICC
HIGHEST = 9  # levels that somebody may say


def call(
    tokens: Sequence[Token], at: int, speeches: Speeches, *, national: bool
) -> tuple[int, Call | tuple[int, Denomination] | None]:
    """The call that is written here and how many tokens it takes; level and denomination where there is no such bid.

    `national`: a letter for a suit is that of the story's language, `1C` for un cuori.
    """
    token = tokens[at]
    length, level = _level(tokens, at, speeches)
    if level and at + length < len(tokens):
        taken, denomination = _denomination(tokens, at + length, speeches, national=national)
        if denomination is not None:
            bid = Call.bid(level, denomination) if level <= 7 else (level, denomination)
            return length + taken, bid
    if token.text in ("X", "XX", "P"):
        return 1, {"X": Call.DOUBLE, "XX": Call.REDOUBLE, "P": Call.PASS}[token.text]
    following = tokens[at + 1].word if at + 1 < len(tokens) else ""
    against = token.word in speeches.doubtful and len(following) > 1 and following in speeches.fill
    if len(token.text) > 2 and not against:
        length, meant = speeches.longest([each.word for each in tokens[at : at + 3]], 0)
        for said in meant:
            if said.kind == "call" and isinstance(said.value, Call):
                return length, said.value
    return 0, None


def _level(tokens: Sequence[Token], at: int, speeches: Speeches) -> tuple[int, int]:
    token = tokens[at]
    if token.text.isdecimal():
        return (1, int(token.text)) if len(token.text) == 1 and int(token.text) in range(1, HIGHEST + 1) else (0, 0)
    length, meant = speeches.longest([each.word for each in tokens[at : at + 2]], 0)
    for said in meant:
        if said.kind in ("number", "one") and isinstance(said.value, int) and 1 <= said.value <= HIGHEST:
            return length, said.value
    return 0, 0


def _denomination(
    tokens: Sequence[Token], at: int, speeches: Speeches, *, national: bool
) -> tuple[int, Denomination | None]:
    token = tokens[at]
    if token.text in SYMBOLS:
        return 1, DENOMINATION_BY_TEXT[token.text]
    length, meant = speeches.longest([each.word for each in tokens[at : at + 3]], 0)
    if found := _suit(meant):
        following = tokens[at + 1].word if at + 1 < len(tokens) else ""
        doubtful = length == 1 and token.word in speeches.doubtful and len(following) > 1 and following.isalpha()
        if doubtful and not (tokens[at - 1].text.isdigit() and following not in speeches.fill and len(following) > 2):
            return 0, None
        return length, found
    capital = token.text.isupper()
    if not (token.glued or capital):
        return 0, None
    letter = token.text.upper()
    own = speeches.all[0].suit_letters if national else {}
    if letter in own:
        return 1, own[letter].denomination
    if letter in DENOMINATION_BY_TEXT and (token.glued or tokens[at - 1].text.isdigit()):
        return 1, DENOMINATION_BY_TEXT[letter]
    if token.glued and (suit := next((e.suit_letters[letter] for e in speeches.all if letter in e.suit_letters), None)):
        return 1, suit.denomination
    if capital and 3 <= len(letter) <= LETTERS:
        return 1, speeches.abbreviated(letter.lower())
    return 0, None


def _suit(meant: tuple[Said, ...]) -> Denomination | None:
    return next((said.value for said in meant if said.kind == "suit" and isinstance(said.value, Denomination)), None)
