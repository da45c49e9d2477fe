"""Calls as people write them: `1S`, `1♠`, one spade, 1 picche, 4 PIC, `SA`, `FA`, X, contro, passo."""

from collections.abc import Sequence

from arbitro.answers.hearing.text.spoken import SYMBOLS, Said, Speeches
from arbitro.answers.hearing.text.tokens import Token
from arbitro.bridge.calls import Call
from arbitro.bridge.cards import DENOMINATION_BY_TEXT, Denomination

LETTERS = 4  # of an abbreviation in capitals: 4 PICC
SIGNS = {"X": Call.DOUBLE, "XX": Call.REDOUBLE, "P": Call.PASS}
ROW = frozenset({"x", "xx", "p"})
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
    if (token.text in SIGNS and not _is_initial(tokens, at, speeches)) or (token.word in ROW and _in_row(tokens, at)):
        return 1, SIGNS[token.word.upper()]
    if not (token.word in speeches.doubtful and _means_against(tokens, at, speeches)):
        length, meant = speeches.longest([each.word for each in tokens[at : at + 3]], 0)
        for said in meant if len(token.text) > 2 or length > 1 else ():  # no bid
            if said.kind == "call" and isinstance(said.value, Call):
                return length, said.value
    return 0, None


def _is_initial(tokens: Sequence[Token], at: int, speeches: Speeches) -> bool:
    """`Yours, P. Hennessy`: a letter with a point, not in a row of calls."""
    behind = tokens[at + 1 : at + 3]
    if tokens[at].text != "P" or len(behind) < 2 or behind[0].text != "." or not behind[0].glued:
        return False
    named = behind[1].text.istitle() and len(behind[1].text) > 2 and behind[1].word not in speeches.players
    return named and at > 0 and tokens[at - 1].text == "," and not _in_row(tokens, at)


def _in_row(tokens: Sequence[Token], at: int) -> bool:
    """`1s p 2c x`: a small letter between calls."""
    if tokens[at].owned or (tokens[at].glued and tokens[at - 1].text.isalnum()):
        return False
    near = [token for token in tokens[max(0, at - 3) : at] if token.text.isalnum()][-2:]
    behind = [token for token in tokens[at + 1 : at + 3] if token.text.isalnum()][:1]
    return any(token.text.isdigit() or token.word in ROW for token in (*near, *behind))


def _means_against(tokens: Sequence[Token], at: int, speeches: Speeches) -> bool:
    """`Contro il contratto`, `difendo contro 3SA`, `difensore contro Nord`: no double."""
    following = tokens[at + 1] if at + 1 < len(tokens) else None
    if following is None or not following.text.isalnum():
        return False
    if len(following.word) > 1 and following.word in speeches.fill:
        return not tokens[at].quoted and not any(
            said.kind == "and" for said in speeches.longest([following.word], 0)[1]
        )
    before = tokens[at - 1] if at else None
    defends = before is None or before.text == ")" or (len(before.word) > 2 and before.word not in speeches.game)
    return defends and not tokens[at].quoted and (following.text.isdigit() or following.word in speeches.players)


def _level(tokens: Sequence[Token], at: int, speeches: Speeches) -> tuple[int, int]:
    token = tokens[at]
    if token.text.isdecimal():
        return (1, int(token.text)) if len(token.text) == 1 and int(token.text) in range(1, HIGHEST + 1) else (0, 0)
    length, meant = speeches.longest([each.word for each in tokens[at : at + 2]], 0)
    if meant and (own := speeches.all[0].expressions.get(tuple(each.word for each in tokens[at : at + length]))):
        meant = own
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
