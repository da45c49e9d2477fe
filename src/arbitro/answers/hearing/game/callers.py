"""Who made a call of a story: the player named before it, or behind it."""

from collections.abc import Sequence, Set

from arbitro.answers.hearing.game.mentions import WITH, is_believed
from arbitro.answers.hearing.game.players import Players
from arbitro.answers.hearing.text.concepts import Concept
from arbitro.answers.hearing.text.story import Story
from arbitro.answers.hearing.text.tokens import BREAKS, Item

REACH = 6  # tokens to the player behind his call
WAITED = frozenset({"not-wait", "skip", "instead"})


def caller_of(
    story: Story, players: Players, item: Item, last: Item | None, start: int, callers: Set[Item]
) -> Item | None:
    """The player named between the call before and this one, or behind it after a `by`, in brackets, or before a mark.

    `callers`: those who are told behind another call.
    """
    seats = [other for other in story.of("seat") if start <= other.first and other not in callers | {*players.columns}]
    if story.word(item.last + 1) == "(":
        for other in seats:
            if item.last + 1 < other.first <= item.last + 4 and _is_bracketed(story, other):
                return other
    before = [other for other in seats if other.last < item.first and not _is_bracketed(story, other)]
    if owner := _owner(story, item):
        return owner
    began = before and story.word(item.first - 1) == ":" and before[-1].last + 2 == item.first
    if began and not story.said_between(before[-1].first - 1, before[-1].first - 1) & {
        "over"
    }:  # it began with West: 1C
        return before[-1]
    before = [other for other in before if not players.is_object(other)]
    before = [other for other in before if not is_believed(story, other)] or before
    if last and before and before[0].first - last.last <= 2 and players.is_by(before[0]):  # of the call before
        before = before[1:]
    before = [other for other in before if not _is_waited_for(story, other)]
    before = [other for other in before if not _calls_over(story, players, other, item)]
    if said := _is_said_behind(story, item):
        return said
    reach = 2 if before else 4
    here = story.of_sentence("seat", story.sentence(item.last))
    after = next((other for other in here if 0 < other.first - item.last <= reach), None)
    if after and any(item.last < other.first < after.first for other in story.of("call")):  # 1H, pass by North
        after = None
    next_to = after is not None and after.first == item.last + 1 and _ends_there(story, players, after)
    if next_to and (not before or _opens(story, item, before)):
        return after
    if before and not (after and players.is_by(after) and players.follows_object(item)):
        return before[-1]
    return after if after is not None and (players.is_by(after) or _is_at(story, item, after)) else None


def _owner(story: Story, item: Item) -> Item | None:
    """`West, over South's opening of 1NT`: whose call it was."""
    opening = story.concepts({"opens-auction"})
    before = next((one.first for one in opening if 0 < item.first - one.last <= 2 and one.first), 0)
    return story.at("seat", before - 2) if before and story.tokens[before - 1].owned else None


def _is_said_behind(story: Story, item: Item) -> Item | None:
    """`Il contro l’ha messo Est`, `a pass came from South`: the player behind the verb."""
    for one in story.concepts({"called-by"}):
        if (
            item.last < one.first
            and one.last - item.last <= REACH
            and story.sentence(one.first) == story.sentence(item.last)
            and not any(_divides(story, at) for at in range(item.last + 1, one.first))
        ):
            return story.at("seat", one.last + 1)
    return None


def _divides(story: Story, at: int) -> bool:
    return story.word(at) in BREAKS or story.means(at, 1, "and") or story.at("call", at) is not None


def _is_at(story: Story, item: Item, player: Item) -> bool:
    """`1FA la Sud, pas la Vest`: nothing between but one small word, a mark behind."""
    ends = not story.word(player.last + 1).isalnum()
    return player.first == item.last + 2 and ends and story.means(item.last + 1, 1, "on")


def _is_bracketed(story: Story, player: Item) -> bool:
    """`1NT (South)`, `1NT (South, dealer)`."""
    end = player.last + 1
    dealer = story.at("role", end + 1)
    if story.word(end) == "," and dealer and dealer.value == "dealer" and story.word(player.first - 1) == "(":
        end = dealer.last + 1
    return story.word(end) == ")"


def _ends_there(story: Story, players: Players, player: Item) -> bool:
    """`Passa Est.`, `passa Est per primo`, `contra Nord al posto di Sud`: nothing that he does himself."""
    behind = player.last + 1
    later = story.concepts({"instead", "first-word"})
    return players.small(behind, behind + 1) or any(0 <= one.first - behind <= 1 for one in later)


def _calls_over(story: Story, players: Players, player: Item, item: Item) -> bool:
    """`West thought over 3S`: somebody else’s bid."""
    return item.value.is_bid and any(
        player.last < concept.first
        and concept.last < item.first
        and "puts-call" not in story.near(player.last + 1, concept.first - 1)  # ci mette sopra due cuori
        and players.small(concept.last + 1, item.first)
        for concept in story.concepts({"over"})
        if not story.at("seat", concept.first)
    )


def _is_waited_for(story: Story, player: Item) -> bool:
    """`Not waiting for East`, `invece di Nord`, `saltando Sud`: the player whose turn it was."""
    with_it = story.word(player.last + 1) in WITH  # a sărit Vest cu 2♥
    return (
        not with_it
        and story.word(player.first - 1).isalnum()
        and any(
            concept.last == player.first - 2 or (concept.last == player.first - 1 and _says_more(concept))
            for concept in story.concepts(WAITED)
        )
    )


def _says_more(concept: Concept) -> bool:
    """`Subito Nord`, `invece Nord` say nothing of him."""
    return concept.name == "skip" or concept.last > concept.first


def _opens(story: Story, item: Item, before: Sequence[Item]) -> bool:
    """`East is dealer, but passa West.`: a verb whose player stands behind it, after a mark."""
    marks = (story.word(at) for at in range(before[-1].last + 1 if before else item.first, item.first))
    return not item.value.is_bid and (not before or "," in marks)
