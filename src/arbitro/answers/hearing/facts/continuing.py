"""What was done after the trick of a revoke: cards of the next trick, a claim, its acceptance."""

from arbitro.answers.hearing.facts.playing import denomination
from arbitro.answers.hearing.facts.who import offender, replaces, revoke_place
from arbitro.answers.hearing.facts.winning import doer
from arbitro.answers.hearing.game.plays import Play
from arbitro.answers.hearing.reading import Reading
from arbitro.answers.hearing.text.concepts import Concept
from arbitro.bridge.cards import Card
from arbitro.bridge.seats import Seat, Side

TRICK = 4
CLAIMS = frozenset({"claim", "concede", "mine-word", "claims-rest"})
AGREES = frozenset({"ok-word", "agreed-claim", "fine-by", "agree-word", "accept"})
ONWARD = frozenset({"next-lead", "on-to-next", "to-next-trick", "won-trick"})
NEAR = 6  # tokens from a word like `continued with` to the card


def _of_trick(reading: Reading, place: int) -> tuple[Play, ...]:
    """The cards of the trick in which the card at this place did not follow."""
    cuts = [one.first for one in reading.story.concepts(ONWARD)]
    cuts += [at for _, at in reading.counted.tricks]
    end = min((at for at in cuts if at > reading.plays[place].at), default=len(reading.story.tokens))
    found: list[Play] = []
    for play in reading.plays:
        if play.at > end or len(found) == TRICK or (play.by and play.by in {one.by for one in found}):
            break
        found.append(play)
    return tuple(found) if len(found) > place else ()


def continued(reading: Reading, what: str) -> tuple[tuple[Seat, Card], ...]:
    """The cards of the next trick, each by whoever played it: `she continued with the king`."""
    place = revoke_place(reading)
    trick = _of_trick(reading, place) if place is not None else ()
    if not trick:
        return ()
    story = reading.story
    onward = [one.first for one in story.concepts(ONWARD)] + [at for _, at in reading.counted.tricks]
    seat: Seat | None = None
    found: list[tuple[Seat, Card]] = []
    for play in reading.plays[len(trick) :]:
        told = any(trick[-1].at < at < play.at for at in onward)
        by = play.by or (seat.lho if seat else _winner(reading, what, trick))
        if by is None or not (told or len(trick) == TRICK) or replaces(reading, play) or (seat and by is not seat.lho):
            break
        if any(one.card is play.card for one in trick) or story.tokens[play.at].quoted:
            break
        if not found and not _is_led(reading, play, by):
            break
        found.append((by, play.card))
        seat = by
    return tuple(found)


def _is_led(reading: Reading, play: Play, by: Seat) -> bool:
    """Not one that was produced from the hand; where it is told who went on, one of his."""
    story = reading.story
    start = max(0, play.at - NEAR)
    on = [one for one in story.concepts({"next-lead"}) if one.first < play.at]
    if on and start <= on[-1].first:
        return not play.by or reading.players.subject(on[-1].first) in (by, None)
    held = any(story.means(at, 1, "holding") for at in range(start, play.at))
    held = held or bool(story.near(start, play.at - 1) & {"still-had", "found-word", "holds-word"})
    return bool(play.by) and not held and not (on and reading.players.subject(on[-1].first) not in (by, None))


def _winner(reading: Reading, what: str, trick: tuple[Play, ...]) -> Seat | None:
    """By the cards, where all four are told."""
    trumps = denomination(reading, what)
    if len(trick) < TRICK or trumps is None:
        return None
    suit = trick[0].card.suit
    ranked = [play for play in trick if play.card.suit is trumps.suit] or [p for p in trick if p.card.suit is suit]
    best = max(ranked, key=lambda play: play.card.rank)
    if best.by:
        return best.by
    known = next((place for place, play in enumerate(trick) if play.by), None)
    leader = trick[known].by.after(TRICK - known) if known is not None else None  # type: ignore[union-attr]
    return leader.after(trick.index(best)) if leader else None


def _side(who: Seat | Side | None) -> Side | None:
    return who.side if isinstance(who, Seat) else who


def _since(reading: Reading, names: frozenset[str], at: int) -> list[Concept]:
    return [one for one in reading.story.concepts(names) if one.first > at and not reading.story.denies(one.first)]


def ended(reading: Reading, what: str) -> str | None:
    """`claimed`, where the side of whoever revoked then claimed; `agreed`, where it agreed to such a claim."""
    own, place = offender(reading, what), revoke_place(reading)
    if own is None:
        return None
    at = (
        reading.plays[place].at
        if place is not None
        else min((one.first for one in reading.story.concepts({"revoke"})), default=0)
    )
    for claim in _since(reading, CLAIMS, at):
        who = _side(reading.speaker if reading.story.tokens[claim.first].quoted else doer(reading, claim, None))
        if who is own.side:
            return "claimed"
        agreed = [one for one in _since(reading, AGREES, claim.last) if _agrees(reading, one) is own.side]
        if who and agreed:
            return "agreed"
    return None


def _agrees(reading: Reading, concept: Concept) -> Side | None:
    """The side that is named before the word in its sentence: `N-S: ok`, `Sud dice «d’accordo»`."""
    story = reading.story
    here = [
        item
        for item in story.of("seat", "side")
        if item.last < concept.first and story.sentence(item.first) == story.sentence(concept.first)
    ]
    return _side(here[-1].value) if here else None


def played_on(reading: Reading, what: str) -> str | None:
    """What the side of whoever revoked did first: by the cards of the next trick, a claim, or in so many words."""
    own, cards = offender(reading, what), continued(reading, what)
    if own and any(seat.side is own.side for seat, _ in cards):
        return "played_on"
    if done := ended(reading, what):
        return done
    if cards or reading.story.says("nobody-since"):
        return "nothing"
    return "played_on" if reading.story.says("tricks-later") else None
