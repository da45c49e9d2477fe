"""The cards that other hands put on the one that a story is about, each in its turn."""

from collections.abc import Iterator, Mapping

from arbitro.answers.hearing.facts.kinds import DESIGNATIONS, LEADS_OUT_OF_TURN, REVOKES, Filler
from arbitro.answers.hearing.facts.lying import lying
from arbitro.answers.hearing.facts.tricks import TRICK, place_of
from arbitro.answers.hearing.facts.who import offender, replaces, who_declares
from arbitro.answers.hearing.game.plays import Play
from arbitro.answers.hearing.reading import Reading
from arbitro.bridge.cards import Card
from arbitro.bridge.seats import Seat

ONWARD = frozenset({"next-lead", "to-next-trick"})
FROM_DUMMY = frozenset({"from-dummy", "dummy", "in-dummy"})
NEAR = 5  # tokens from a card to the hand that it came from


def _declarer(reading: Reading, what: str) -> Seat | None:
    """As told; else who asks for a card where his partner puts one: `South called the ♣6, North put the ♣J`."""
    called, put = ([play.by for play in reading.plays[:2]] + [None, None])[:2]
    told = who_declares(reading, what) or reading.players.declarer
    return told or (called if what in DESIGNATIONS and called and put is called.partner else None)


def _put(reading: Reading, play: Play, hand: Seat, declarer: Seat | None) -> bool:
    """Whether the card came from this hand: declarer plays dummy's too, `Est ha messo il 2 dal morto`."""
    if play.by is hand:
        return True
    if declarer is None or hand is not declarer.partner or play.by not in (None, declarer):
        return False
    return bool(reading.story.near(play.at - NEAR, play.at + NEAR) & FROM_DUMMY)


def _on_it(reading: Reading, what: str, place: int, hand: Seat) -> tuple[Play, ...]:
    """What the next hands put on the card at this place, until one is not told."""
    declarer, plays = _declarer(reading, what), reading.plays
    played = {play.by for play in plays[:place]} if what == "premature_play" else set()
    hands = [seat for seat in (hand.after(step) for step in range(1, TRICK)) if seat not in played]
    cuts = [one.first for one in reading.story.concepts(ONWARD) if one.first > plays[place].at]
    cuts = cuts if what in REVOKES else []
    before = lying(reading, what)
    found: list[Play] = []
    for play in (play for play in plays[place + 1 :] if play.card not in (*before, plays[place].card)):
        over = len(found) == len(hands) or (cuts and play.at > cuts[0]) or replaces(reading, play)
        if over or not _put(reading, play, hands[len(found)], declarer):
            break
        found.append(play._replace(by=hands[len(found)]))
    return tuple(found)


def _starts(reading: Reading, what: str) -> Iterator[tuple[int, Seat]]:
    """Where the card may stand, and from which hand it came: the likeliest first."""
    plays, declarer, did = reading.plays, _declarer(reading, what), offender(reading, what)
    if what in DESIGNATIONS:
        dummy = declarer.partner if declarer else did
        yield from ((at, dummy) for at, play in enumerate(plays[:TRICK]) if dummy and at and play.by is dummy)
        if dummy and plays:  # what he put, or all that is read
            yield (1 if len(plays) > 2 else 0), dummy
        return
    if what == "several_cards_at_once":
        his = [at for at, play in enumerate(plays[:TRICK]) if play.by in (None, did)]
        yield from ((at, did) for at in reversed(his) if did)
        return
    if what == "dummy_asked_about_revoke":
        yield from ((at, declarer) for at, play in enumerate(plays[:TRICK]) if declarer and play.by is declarer)
        return
    place = place_of(reading, what)
    if place is not None and did:
        yield place, did
    for at, play in enumerate(plays[:TRICK] if what in LEADS_OUT_OF_TURN else ()):
        if play.by and not reading.won_with(play.at):
            yield at, play.by
            if play.by is declarer:
                yield at, declarer.partner


def _played_on(reading: Reading, what: str) -> tuple[Play, ...]:
    """The cards on the first one that any were put on: those on a lead out of turn follow suit."""
    for place, hand in _starts(reading, what):
        on = _on_it(reading, what, place, hand)
        if on and (what not in LEADS_OUT_OF_TURN or on[0].card.suit is reading.plays[place].card.suit):
            return on
    return ()


def _after(reading: Reading, what: str) -> tuple[Card | tuple[Seat, Card], ...]:
    """Of a revoke the cards alone: their hands follow from the trick."""
    on = _played_on(reading, what)
    if what in REVOKES:
        return tuple(play.card for play in on[: TRICK - 1 - (place_of(reading, what) or 0)])
    return tuple((play.by, play.card) for play in on if play.by)


FILLERS: Mapping[str, Filler] = {"after": _after}
