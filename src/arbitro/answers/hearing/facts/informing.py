"""Who told the others something, at the table: an explanation, or what partner should not have learned."""

from arbitro.answers.hearing.game.auction import Made
from arbitro.answers.hearing.game.mentions import is_alternative
from arbitro.answers.hearing.reading import Reading
from arbitro.answers.hearing.signs import signs
from arbitro.answers.hearing.text.concepts import Concept
from arbitro.answers.hearing.text.tokens import Item
from arbitro.bridge.calls import Call
from arbitro.bridge.seats import Seat

EXPLAINING = frozenset({
    "explain", "partner-explained", "own-explanation", "misinformation", "alert", "must-alert-failed",
})  # fmt: skip
SAYING = frozenset({"explains-as", "spoke"})
ASKING = frozenset({"ask", "meaning-asked"})
NEAR = 3  # tokens: told by North
REACH = 6  # tokens to what is explained or led
LEADING = frozenset({"lead", "opening-lead"})
PLAYING = LEADING | {"play", "played-word", "discard"}
HOLDING = frozenset({"holds-word", "still-had", "was-void"})
NAME = 3  # letters of a suit


def explainer(reading: Reading, what: str) -> Seat | None:
    """Who is said to explain; where several are, or one only says something, the partner of whoever made the call."""
    told = _unasked(reading, EXPLAINING)
    if what == "own_explanation_wrong":
        me = reading.story.me
        told = [who for who in told or _unasked(reading, SAYING) if not (me and who is me.partner)]
        return told[0] if len(told) == 1 else me
    if what == "partner_explanation_wrong":
        return _partner_of_speaker(reading, told)
    callers = {one.by.partner for one in _calls(reading) if one.by}
    expected, saying = _expected(reading), _unasked(reading, SAYING)
    if expected in (*told, *saying):
        return expected
    for telling in (told, saying):
        fit = [who for who in telling if who in callers]
        if len(fit) == 1:
            return fit[0]
    if len(told) == 1 and not callers:
        return told[0]
    return expected if reading.story.says("must-alert-failed") and not told else None


def _calls(reading: Reading) -> list[Made]:
    """The calls but for passes, each with its caller as far as that is known."""
    laid = reading.laid(False)
    return [one for one in (laid.made if laid.dealer else reading.told.made) if one.call is not Call.PASS]


def _unasked(reading: Reading, names: frozenset[str]) -> list[Seat]:
    """Who is said to do so, without those who only ask, unless all do."""
    said = dict.fromkeys(who for one in reading.story.concepts(names) if (who := _by(reading, one)))
    asked = {reading.players.subject(one.first) for one in reading.story.concepts(ASKING)}
    return [who for who in said if who not in asked] or list(said)


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
    if reading.story.me:
        return reading.story.me.partner
    speakers = {reading.players.subject(one.first) for one in reading.story.concepts({"partner-explained"})} - {None}
    if len(speakers) == 1 and (who := speakers.pop()):
        return who.partner
    thinking = {reading.players.subject(one.first) for one in reading.story.concepts({"thought-call"})} - {None}
    for telling in (told, _unasked(reading, SAYING)):
        others = [who for who in telling if who is not declarer and (not declarer or who.side is declarer.side)]
        others = [who for who in others if who not in thinking]
        if len(others) == 1:
            return others[0]
    return who.partner if len(thinking) == 1 and (who := thinking.pop()) else None


def _expected(reading: Reading) -> Seat | None:
    """The partner of whoever made the call that is explained: the one named behind the word, else the last."""
    story, made = reading.story, _calls(reading)
    owners = {who for item in story.of("call") if item.value.is_bid and (who := owner(reading, item))}
    if len(owners) == 1:
        return owners.pop().partner
    for concept in story.concepts(EXPLAINING):
        for item in story.of("call"):
            if 0 < item.first - concept.last <= REACH:
                his = [one.by for one in made if one.call is item.value and one.by]
                if his:
                    return his[0].partner
    return made[-1].by.partner if made and made[-1].by else None


def owner(reading: Reading, item: Item) -> Seat | None:
    """`East’s 2NT`, `2SA di Ovest`, `2 cupe al lui Est`: whose call it is said to be."""
    story = reading.story
    if story.tokens[max(0, item.first - 1)].owned:
        return story.seat_at(item.first - 2)
    near = (story.at("seat", item.last + step) for step in (2, 3))
    behind = next(filter(None, near), None)
    return behind.value if behind and reading.players.is_by(behind) else None


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


def chosen(reading: Reading, what: str) -> str | None:
    """What the partner of whoever gave information did afterwards: the suit that he led, else what he called."""
    call = _called(reading, what)
    return _led(reading, what) or (call.value if call else None)


def _called(reading: Reading, what: str) -> Call | None:
    """The last call of the partner of whoever gave information, but a pass."""
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


def _led(reading: Reading, what: str) -> str | None:
    """The suit that somebody else than whoever gave information led, if no card: `then West switched to clubs`."""
    story, players, who = reading.story, reading.players, giver(reading, what)
    for item in reversed(_suits(reading)):
        verbs = [one for one in story.concepts(LEADING) if 0 < item.first - one.last <= REACH]
        here = [one for one in verbs if story.clause(one.first) == story.clause(item.first)]
        if here and not _is_left(reading, item) and not story.denies(here[-1].first):
            doer = players.subject(here[-1].first)
            cards = {players.subject(card.first) for card in story.of("card")}
            return _named(reading, item) if doer and doer is not who and doer not in cards else None
    return None


def _suits(reading: Reading) -> list[Item]:
    """Suits by their names: a letter or two may be another word."""
    return [item for item in reading.story.of("suit") if len(reading.story.word(item.last)) >= NAME]


def _is_left(reading: Reading, item: Item) -> bool:
    """`A heart instead of a club`, `led a heart and not a club`."""
    story = reading.story
    return is_alternative(story, item) or (
        item.kind == "suit" and story.denies(item.first, within=2) and _is_of_play(reading, item)
    )


def _is_of_play(reading: Reading, item: Item) -> bool:
    """Whether somebody plays it in its sentence; not `had no hearts`."""
    story = reading.story
    verbs = [one for one in story.concepts(PLAYING) if one.last < item.first]
    at = next((one.last for one in reversed(verbs) if story.sentence(one.last) == story.sentence(item.first)), None)
    if at is None or story.near(at + 1, item.first - 1) & HOLDING:
        return False
    return not any(story.means(one, 1, "holding") for one in range(at + 1, item.first))


def _named(reading: Reading, item: Item) -> str:
    """A call, a card, or a suit by its word in the story: its letter might be a call (`D`)."""
    story = reading.story
    return str(item.value.value) if item.kind != "suit" else story.tokens[item.last].text.lower()


def alternatives(reading: Reading, what: str) -> tuple[str, ...]:
    """What he might have called or played: `instead of passing`, `could have led a heart`, `pass was an option`."""
    story, did = reading.story, chosen(reading, what)
    named = (*story.of("call", "card"), *_suits(reading))
    left = (item for item in named if not story.at("seat", item.first - 1) and _is_left(reading, item))
    found = dict.fromkeys(_named(reading, item) for item in left)
    return tuple(one for one in found if one != did)
