"""What a story tells of claims and concessions, and of tricks that are wanted back."""

from collections.abc import Mapping

from arbitro.answers.hearing.facts.kinds import Filler
from arbitro.answers.hearing.reading import Reading
from arbitro.answers.hearing.signs import answer
from arbitro.bridge.cards import Card
from arbitro.bridge.seats import Seat

NEAR = 3  # tokens behind a number of tricks
BEHIND = 5  # tokens back to the word that claims them
SAID = frozenset({"mine-word", "lose-word", "curtail", "abandons"})
WANTED = ("back-word", "sure-trick", "regret")


def _claimed(reading: Reading, what: str) -> int | None:
    left, conceded = reading.counted.tricks_left, _conceded(reading)
    if what == "concession_cancelled":
        if left and conceded:
            return left - conceded if conceded <= left else None
        return 0 if left and not _gives_some(reading, left) else None
    some = reading.counted.some_of or reading.counted.made_of_rest
    alone = len(reading.counted.small_numbers) == 1 and reading.story.says("claim")
    if some is None and left and (alone or reading.story.says("all-tricks")) and not reading.story.says("concede"):
        return left
    if left and some and some <= left:
        return some
    own = _for_himself(reading)
    if own and (not left or own <= left):
        return own
    return left if left and _claimed_all(reading, left) else None


def _gives_some(reading: Reading, left: int) -> bool:
    """Whether a smaller number stands in the sentence that says how many tricks are left, and not behind these."""
    story = reading.story
    numbers = [item for item in story.of("number") if item.value in range(1, left + 1)]
    whole = next((item for item in numbers if item.value == left), None)
    given = whole is not None and "concede" in story.said_between(max(0, whole.first - 4), whole.first - 1)
    here = (item for item in numbers if whole and story.sentence(item.first) == story.sentence(whole.first))
    some = any(item.value < left and "back-word" not in story.near(item.last + 1, item.last + 1) for item in here)
    return not given and some and not _gives_all(reading)


def _gives_all(reading: Reading) -> bool:
    """`The lot to declarer`: behind a number of tricks left, where somebody conceded."""
    story = reading.story
    return any(
        "concede" in story.near(0, one.first) and story.means(one.last + 1, 1, "object")
        for one in story.concepts({"lot-word"})
    )


def _conceded(reading: Reading) -> int | None:
    """`One of the last two tricks`: the number before that of the tricks left."""
    story = reading.story
    numbers = [item.value for item in story.of("number") if 1 <= item.value <= 13]
    if len(numbers) == 2 and numbers[1] == reading.counted.tricks_left:
        return int(numbers[0])
    ends = {concept.last for concept in story.concepts({"concede", "gives-trick"})}
    for item in story.of("number"):
        if item.first - 1 in ends and 1 <= item.value < (reading.counted.tricks_left or 0):
            return int(item.value)
    tricks = (trick.first for trick in story.concepts({"trick"}) if story.is_article_at(trick.first - 1))
    return (
        1 if any(at - 2 in ends for at in tricks) and (reading.counted.tricks_left or 0) > 1 else None
    )  # cedat o levată


def _wanted(reading: Reading, what: str) -> int | None:
    if what == "concession_cancelled":
        given = _conceded(reading)
        return 1 if reading.story.says("that-trick") or (given is None and reading.story.says(*WANTED)) else given
    one = any(reading.story.is_article_at(concept.first - 1) for concept in reading.story.concepts({"trick"}))
    one = one or any(item.value == 1 for item in reading.story.of("number"))
    if what == "claim_contested":
        return 1 if _asks_one(reading) else None
    told = one or reading.story.says("that-trick", *WANTED)
    return 1 if what == "agreement_withdrawn" and told else None


def _asks_one(reading: Reading) -> bool:
    """`East wants a trick`, `Est cere o levată`."""
    story = reading.story
    asked = {one.last for one in story.concepts({"want", "demand-word"})}
    tricks = (one.first for one in story.concepts({"trick"}) if story.is_article_at(one.first - 1))
    return any(at - 2 in asked for at in tricks)


def _claimed_all(reading: Reading, left: int) -> bool:
    """`Claimed the last five`, `la richiesta di tutte le ultime 5`: the number of tricks left stands behind a claim."""
    story = reading.story
    for item in story.of("number"):
        before = story.near(item.first - BEHIND, item.first - 1)
        if item.value == left and before & {"claim", "mine-word"} and before & {"last-word", "all-tricks"}:
            return True
    return False


def _for_himself(reading: Reading) -> int | None:
    """`Two for us, two for you`, `una ve la do, due sono mie`: the number of tricks that he keeps."""
    story = reading.story
    for item in story.of("number"):
        if 1 <= item.value <= 13 and "for-me" in story.near(item.last + 1, item.last + NEAR):
            return int(item.value)
    return None


def claimer(reading: Reading, what: str) -> Seat | None:
    """Who did it, or says what is quoted; else who says that all are his, or that he makes no more; else declarer,
    where nobody is named before the word."""
    story = reading.story
    who = reading.actor(what) or reading.speaker
    if (declarer := reading.players.declarer) and _just_quoted(reading):
        return declarer
    if who or (what == "tricks_disagreed" and not _ended_by_claim(reading, what)):
        return who
    for concept in story.concepts(SAID):
        if who := reading.players.subject(concept.first):
            return who
        named = [
            item
            for item in story.of("seat", "role")
            if item.first < concept.first and story.sentence(item.first) == story.sentence(concept.first)
        ]
        declarer = reading.players.declarer
        if declarer and all(item.value in (declarer, "declarer") for item in named):
            return declarer
    return None


def _just_quoted(reading: Reading) -> bool:
    """`4♠ di Est. Con sette carte da giocare: “tutte mie”`: where nobody is named before it in that sentence."""
    story = reading.story
    said = next(iter(story.concepts(SAID | {"claim", "concede", "open-cards"})), None)
    if said is None or not story.tokens[said.first].quoted:
        return False
    here = (item for item in story.of("seat", "role") if story.sentence(item.first) == story.sentence(said.first))
    return all(item.first > said.last for item in here)


def _partner_objects(reading: Reading, what: str) -> bool | None:
    """`West straight away: no`, `il suo compagno si oppone subito`: the partner of whoever gave tricks up."""
    story, own = reading.story, claimer(reading, what)
    if not own or not story.says("concede", "lose-word", "open-cards", "claim"):
        return None
    start = min(concept.first for concept in story.concepts(SAID | {"concede", "open-cards", "claim"}))
    for item in story.of("seat", "role"):
        if item.first > start and item.value in (own.partner, "partner"):
            end = max(at for at, token in enumerate(story.tokens) if token.sentence == story.sentence(item.first))
            behind = story.near(item.last + 1, end)
            if behind & {"contest", "objects-word", "at-once"}:
                return "not" not in story.near(item.last + 1, item.last + BEHIND) or bool(behind & {"at-once"})
    return None


def _ended_by_claim(reading: Reading, _: str) -> bool | None:
    """Whether the play of a board whose tricks are in dispute ended with a claim."""
    if reading.story.says("no-claim-made", "play-to-the-end"):
        return False
    return True if reading.counted.tricks_left and reading.story.says("claim", "concede") else None


def _said(reading: Reading, _: str) -> int | None:
    """The number of tricks that a player names: `I have ten tricks here`."""
    story = reading.story
    for item in story.of("number"):
        own = "for-me" in story.near(item.last + 1, item.last + NEAR)
        counted = "trick" in story.near(item.last + 1, item.last + 1) and "left-word" not in story.near(
            item.last + 1, item.last + NEAR
        )
        if 1 <= item.value <= 13 and story.tokens[item.first].quoted and (own or counted):
            return int(item.value)
    some = reading.counted.some_of or _for_himself(reading) or reading.counted.made_of_rest
    return some or (
        reading.counted.tricks_left if reading.story.says("mine-word") and reading.story.says("all-tricks") else None
    )


def _act(reading: Reading, what: str) -> str | None:
    """As told; who names a number of tricks says that he will win them; others may put cards away as well."""
    said: str | None = answer(reading.answering, "act")
    story = reading.story
    if said == "abandons_hand" and (story.says("mine-word") or _by_others(reading, what)):
        said = "says_will_win" if story.says("mine-word") and not story.says("concede") else None
    named = story.quoted and not story.says("open-cards") and _said(reading, what)
    return said or ("says_will_win" if named or _takes(reading) else None)


def _by_others(reading: Reading, what: str) -> bool:
    """Whether it is the opponents who put their cards away."""
    own = claimer(reading, what)
    put = (reading.players.subject(one.first) for one in reading.story.concepts({"abandons"}))
    return any(who and own and who.side is not own.side for who in put)


def _takes(reading: Reading) -> bool:
    """`I’m making four of those`, `ne faccio tre`: a number of tricks behind such a word."""
    ends = {one.last for one in reading.story.concepts({"takes-n"})}
    numbers = (item for item in reading.story.of("number") if 1 <= item.value <= 13)
    return any(item.first - step in ends for item in numbers for step in (1, 2))


def _shown(reading: Reading, _: str) -> tuple[Card, ...]:
    """`Shows the ace and king of hearts`: the cards behind such a word, in its sentence."""
    story = reading.story
    for concept in story.concepts({"showed-word"}):
        here = [item for item in story.of_sentence("card", story.sentence(concept.first)) if item.first > concept.last]
        if here:
            return tuple(dict.fromkeys(item.value for item in here))
    return ()


def _on_lead(reading: Reading, _: str) -> Seat | None:
    """`On lead in dummy`, `Sud, in presa, stende`."""
    players = reading.players
    for concept in reading.story.concepts({"on-lead-now"}):
        if players.declarer and reading.story.near(concept.last, concept.last + BEHIND) & {"in-dummy", "from-dummy"}:
            return players.declarer.partner
        if who := players.subject(concept.first):
            return who
    return None


def _period_over(reading: Reading, what: str) -> bool | None:
    """As told; not yet, before the next board or while it is played."""
    said: bool | None = answer(reading.answering, "correction_period_over", reading.story.asked)
    if said is not None or what not in ("agreement_withdrawn", "concession_cancelled"):
        return said
    soon = reading.story.says("before-next-board", "next-board-called") and not reading.story.says("round-is-over")
    return False if soon else None


def _left(reading: Reading, what: str) -> int | None:
    return reading.counted.tricks_left if what != "tricks_disagreed" or _ended_by_claim(reading, what) else None


FILLERS: Mapping[str, Filler] = {
    "left": _left,
    "claimed": _claimed,
    "claimer": claimer,
    "tricks_wanted": _wanted,
    "partner_objects_immediately": _partner_objects,
    "said": _said,
    "correction_period_over": _period_over,
    "act": _act,
    **dict.fromkeys(("shown_cards", "cards_shown"), _shown),
    "on_lead": _on_lead,
    "claim_or_concession": _ended_by_claim,
}
