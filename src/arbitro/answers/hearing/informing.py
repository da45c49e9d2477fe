"""Who told the others something, at the table: an explanation, or what partner should not have learned."""

from arbitro.answers.hearing.auction import Made
from arbitro.answers.hearing.concepts import Concept
from arbitro.answers.hearing.reading import Reading
from arbitro.answers.hearing.signs import signs
from arbitro.bridge.calls import Call
from arbitro.bridge.seats import Seat

EXPLAINING = frozenset({"explain", "partner-explained", "own-explanation", "misinformation", "alert"})
ASKING = frozenset({"ask", "meaning-asked"})
NEAR = 3  # tokens: told by North
REACH = 6  # tokens to the call that is explained


def explainer(reading: Reading, what: str) -> Seat | None:
    """Who is said to explain; where several are, the partner of whoever made the call."""
    said = dict.fromkeys(who for one in reading.story.concepts(EXPLAINING) if (who := _by(reading, one)))
    asked = {reading.players.subject(one.first) for one in reading.story.concepts(ASKING)}
    told = [who for who in said if who not in asked] or list(said)
    if what == "own_explanation_wrong":
        me = reading.story.me
        told = [who for who in told if not (me and who is me.partner)]
        return told[0] if len(told) == 1 else me
    if what == "partner_explanation_wrong":
        return _partner_of_speaker(reading, told)
    expected = _expected(reading)
    if expected is None:
        return told[0] if len(told) == 1 and reading.actor(what) in (None, told[0]) else None
    return expected if expected in told else None


def _by(reading: Reading, concept: Concept) -> Seat | None:
    """`West was told by North`, `East’s explanation`, else the subject."""
    story = reading.story
    if "contest" in story.said_between(max(0, concept.first - NEAR), concept.first - 1):  # disputes the explanation
        return None
    behind = [i for i in story.of("seat") if 0 < i.first - concept.last <= NEAR and reading.players.is_by(i)]
    if behind and reading.players.small(concept.last + 1, behind[0].first - 1):
        return behind[0].value  # type: ignore[no-any-return]
    owner = story.seat_at(concept.first - 2) if story.tokens[concept.first - 1].owned else None
    return owner or reading.players.subject(concept.first)


def _partner_of_speaker(reading: Reading, told: list[Seat]) -> Seat | None:
    declarer = reading.players.declarer
    if declarer:
        told = [who for who in told if who.side is declarer.side]
    if reading.story.me:
        return reading.story.me.partner
    others = [who for who in told if who is not declarer]
    return others[0] if len(others) == 1 else None


def _expected(reading: Reading) -> Seat | None:
    """The partner of whoever made the call that is explained: the one named behind the word, else the last."""
    made = [one for one in reading.laid(False).made if one.call is not Call.PASS]
    if len(made) < 2 or reading.laid(False).dealer is None:
        return None
    for concept in reading.story.concepts(EXPLAINING):
        for item in reading.story.of("call"):
            if 0 < item.first - concept.last <= REACH:
                his = [one.by for one in made if one.call is item.value and one.by]
                if his:
                    return his[0].partner
    return made[-1].by.partner if made[-1].by else None


def giver(reading: Reading, what: str) -> Seat | None:
    """Who did it; where that is of the other side than the last bid, or made it himself, its maker’s partner."""
    who, last = reading.actor(what), _last(reading)
    if last is None or last.by is None or who is last.by.partner:
        return who
    doers = {reading.players.subject(one.first) for one in reading.story.concepts(signs()[what].deed)}
    if last.by.partner in doers:
        return last.by.partner
    both = any(made.by is last.by.partner for made in reading.told.made)
    return who if who is last.by and not both else None


def chosen(reading: Reading, what: str) -> Call | None:
    """What the partner of whoever gave information called afterwards: the last call but a pass."""
    who, last = giver(reading, what), _last(reading)
    if reading.told.instead and last and last.by and last.by is (who.partner if who else None):
        return reading.told.instead  # what he called when it came round to him again
    if who and last and last.by in (None, who.partner) and last.at != reading.told.made[0].at:
        return last.call
    his = [one.call for one in reading.told.made if who and one.by is who.partner and one.at > _deed_at(reading, what)]
    return his[-1] if his else None


def _deed_at(reading: Reading, what: str) -> int:
    deed = reading.deed(what)
    return deed.last if deed else 0


def _last(reading: Reading) -> Made | None:
    """The last call but a pass, with its caller where the auction was read without fault."""
    laid = reading.laid(False)
    told = reading.told.made
    whole = laid.dealer and not laid.found and laid.made and laid.made[-1].at == told[-1].at
    calls: tuple[Made, ...] = laid.made if whole else told
    return next((one for one in reversed(calls) if one.call is not Call.PASS), None)
