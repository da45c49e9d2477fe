"""Calls of a story that nobody made there: believed, explained, denied, named once more, or to be made."""

from collections.abc import Sequence

from arbitro.answers.hearing.game.players import Players
from arbitro.answers.hearing.text.story import Story
from arbitro.answers.hearing.text.tokens import BREAKS, ENDS, QUOTES, Item
from arbitro.bridge.calls import Call

BELIEVED = frozenset({"thought-call", "would-have"})
WITH = frozenset({"for", "with", "to", "into", "con", "in", "cu"})
EXPLAINING = frozenset({"explain"})
IN_ROW = 6  # tokens between a call and the next one
REACH, BELIEF = 4, 9  # tokens back to what somebody believed
ALTERNATIVE = 6  # tokens: pass was very much on the cards
PASSES = 3  # that end an auction
POSSIBLE = 10  # tokens: could just as well have gone on to 3S
WORD = 3  # letters
AWAITED = 3  # tokens from `without waiting` to a pass
PASSING = frozenset({"before", "over", "skip"})  # passed before North had called, passed over West
ACTING = frozenset({"bid", "pass", "double", "call", "bidding-box"})


def is_denied(story: Story, item: Item, caller: Item | None) -> bool:
    """`Nobody had doubled`, `Ovest non ha contrato`."""
    if item.value.is_bid or not story.denies(item.first):
        return False
    return not caller or "not" in story.said_between(caller.last + 1, item.first - 1)


def is_believed_call(story: Story, item: Item) -> bool:
    """`Had read 1NT`, `credeva che il compagno avesse passato`: the first call behind the word, of somebody else or
    next to it; in one clause, and nothing done between."""
    for one in story.concepts({"thought-call", "believes"}):
        between = range(one.last + 1, item.first)
        if not one.last < item.first <= one.last + BELIEF or story.clause(one.last) != story.clause(item.first):
            continue
        if any(story.means(at, 1, "and") for at in between) or any(story.at("call", at) for at in between):
            continue
        people = [*story.of("seat"), *(role for role in story.of("role") if role.value != "dealer")]
        others = any(person.first in between for person in people)
        if others or (len(between) <= REACH and not story.said_between(between.start, between.stop - 1) & ACTING):
            return True
    return False


def is_alternative(story: Story, item: Item) -> bool:
    """`Instead of passing`, `had to pass`, `could have passed`, `where pass was a logical alternative`."""
    here = [
        one for one in story.concepts({"logical-alternative"}) if story.clause(one.first) == story.clause(item.first)
    ]
    said = any(0 <= item.first - one.last - 1 <= 1 for one in story.concepts({"rather-than"}))
    return (
        said
        or might_be(story, item)
        or any(
            0 < one.first - item.last <= ALTERNATIVE
            and not any(item.last < other.first < one.first for other in story.of("call"))
            for one in here
        )
    )


def might_be(story: Story, item: Item) -> bool:
    """`Could as well have passed`, `poteva benissimo passare`: in one clause, nobody named between."""
    return any(
        one.last < item.first <= one.last + POSSIBLE
        and story.clause(one.last) == story.clause(item.first)
        and not story.denies(one.first, within=1)
        and not story.is_asked(item.first)
        and not any(one.last < other.first < item.first for other in story.of("seat"))
        for one in story.concepts({"might-have"})
    )


def is_last_pass(story: Story, item: Item) -> bool:
    """`After the last pass`: it was told with the others."""
    return item.value is Call.PASS and "last-one" in story.near(item.first - 1, item.first - 1)


def is_awaited(story: Story, item: Item) -> bool:
    """`Without waiting for East's pass`, `senza aspettare il passo di Est`."""
    waited = (one for one in story.concepts({"not-wait"}) if one.last > one.first)
    return item.value is Call.PASS and any(0 < item.first - one.last <= AWAITED for one in waited)


def is_counted(story: Story, item: Item) -> bool:
    """`After the third pass`: one of the last three."""
    number = story.at("ordinal", item.first - 1) or story.at("ordinal", item.first - 2)
    return number is not None and number.value <= PASSES


def is_put_out(story: Story, items: Sequence[Item], place: int) -> bool:
    """`Shows the blue XX card`, `they got as far as 1S by North, pass`: no call that is only spoken of."""
    item = items[place]
    if "card-word" in story.said_between(item.last + 1, item.last + 1):
        return True
    then = items[1] if place == 0 and len(items) > 1 else None
    return (
        then is not None
        and then.value is Call.PASS
        and then.first - item.last <= IN_ROW
        and not any(token.text in ENDS for token in story.tokens[item.last : then.first])
    )


def is_due(story: Story, item: Item) -> bool:
    """`Had to pass`, `for a pass out of turn he had to pass`."""
    ends = [other.first for other in story.of("seat") if other.first > item.last] or [len(story.tokens)]
    return any(
        item.first - 3 <= one.first
        and one.last < ends[0]
        and story.sentence(one.first) == story.sentence(item.first)
        and (one.first <= item.last or story.clause(one.first) == story.clause(item.first))
        for one in story.concepts({"must-pass"})
    )


def since_player(story: Story, item: Item, start: int) -> frozenset[str]:
    """What is said of this call behind the last player before it: `while South was thinking, North passed`."""
    seats = [other for other in story.of("seat") if start <= other.first < item.first]
    players = [one.last + 1 for one in seats if not is_believed(story, one)]
    players += [one.last + 1 for one in story.of("role") if one.value == "dealer" and one.last < item.first]
    return story.said_between(max([start, item.first - REACH, *players]), item.first - 1)


def is_believed(story: Story, player: Item) -> bool:
    """`Thought that North had opened`."""
    near = story.said_between(player.first - 2, player.first - 1) & BELIEVED
    if any(one.first <= player.first <= one.last for one in story.concepts({"believes"})):  # who’d put West down for
        return True
    return bool(near) and story.word(player.first - 1).isalnum()


def went_by(story: Story, item: Item) -> bool:
    """`Sono passato al tavolo`, `when I passed the table`: nobody passes."""
    return any(one.first <= item.first and item.last <= one.last for one in story.concepts({"went-by"}))


def is_in_meaning(story: Story, item: Item) -> bool:
    """`South explains "natural, to pass"`: a call in the words of an explanation."""
    at = item.first
    while at and story.tokens[at].quoted:
        at -= 1
    behind_words = any(story.word(near).isalnum() for near in range(at + 1, item.first))
    return behind_words and bool(story.said_between(at - 1, at) & EXPLAINING)


def goes_on(story: Story, players: Players, item: Item) -> bool:
    """`The turn passes to East`, `la parola passa a Est`: nobody passes."""
    behind = story.at("seat", item.last + 2)
    alone = item.first == 0 or story.word(item.first - 1) in BREAKS  # pas la Sud
    if (
        item.value is not Call.PASS
        or behind is None
        or alone
        or story.said_between(item.last + 1, behind.first - 1) & PASSING
    ):
        return False
    return players.follows_object(behind)


def is_meant(story: Story, item: Item) -> bool:
    """`3C where 3H was meant`."""
    return any(
        0 < concept.first - item.last <= 2 and story.sentence(concept.first) == story.sentence(item.last)
        for concept in story.concepts({"meant-call", "meant-told"})
        if story.word(concept.last + 1) in ("", ".", ",", ";", ")", *QUOTES)
    )


def is_misnamed(story: Story, players: Players, before: Item, item: Item) -> bool:
    """`Double four hearts`, `contro le tre picche`: a bid named with its double is not made; not in a row: `X 2NT`."""
    if len(story.tokens[before.first].text) < WORD:
        return False
    between = range(before.last + 1, item.first)
    with_it = all(story.word(at).isalnum() and _is_small(story, players, at) for at in between)
    return before.value in (Call.DOUBLE, Call.REDOUBLE) and item.value.is_bid and len(between) < 3 and with_it


def _is_small(story: Story, players: Players, at: int) -> bool:
    small = players.small(at, at + 1) or any(story.means(at, 1, kind) for kind in ("on", "at", "of"))
    return small and not story.means(at, 1, "and")


def is_below(story: Story, players: Players, item: Item) -> bool:
    """`1H over West's 1S`, `3H on my opening of 1S`, `three passes after 3NT`: a call that was there before."""
    end = item.first
    if story.means(end - 1, 1, "of") and "bid" in story.said_between(end - 2, end - 2):
        end -= 2
    if "bid" in story.said_between(max(0, end - REACH), end - 1):
        return False
    for concept in story.concepts({"after-call"}):
        if story.at("seat", concept.first):  # the man on my left
            continue
        if concept.last < item.first <= concept.last + 4 and story.sentence(concept.last) == story.sentence(item.first):
            between = [at for at in range(concept.last + 1, end) if not story.at("seat", at)]
            if not BREAKS.isdisjoint(story.word(at) for at in between):  # 1NT on his left, 2C
                continue
            if all(_is_owner(story, players, at) for at in between):
                return True
    return False


def _is_owner(story: Story, players: Players, at: int) -> bool:
    mine = story.word(at) == "s" or story.means(at, 1, "my")
    return mine or players.small(at, at + 1) or story.at("role", at) is not None


def is_mention(story: Story, players: Players, item: Item, made: Sequence[Call], start: int) -> bool:
    """A call that was made before, spoken of once more: nobody is said to make it."""
    if all(one is not item.value for one in made):
        return False
    if story.near(max(0, item.first - 3), item.last + 2) & {"again-word"}:
        return False
    put = story.near(max(start, item.first - 3), item.first - 1) & {"puts-call"}
    named = [other for other in story.of("seat") if start <= other.first < item.first]
    the = story.means(item.first - 1, 1, "the") or story.means(item.first, 1, "the")
    if the and not (item.value is Call.PASS and named and put):
        return True
    seats = [other for other in story.of("seat") if start <= other.first < item.first]
    if not item.value.is_bid:  # what is a double?
        last = next((at for at in range(len(made), 0, -1) if made[at - 1].is_bid), 0)
        words = len(story.tokens[item.first].text) >= WORD  # not in a row: 1S X P X
        return (
            item.value is not Call.PASS
            and not seats
            and (made[-1] is item.value or (words and item.value in made[last:]))
        )
    at = seats[-1].last + 1 if seats else start
    near = range(max(at, item.first - 3), item.first)
    acting = story.near(near.start, near.stop - 1) & {*ACTING, "puts-call"}
    return not (players.small(at, item.first) or (acting and (seats or acting & ACTING)))


def is_swap(story: Story, one: Item, other: Item) -> bool:
    return story.word(one.last + 1) in WITH and other.first == one.last + 2
