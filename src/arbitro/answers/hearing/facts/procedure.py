"""What follows from a story of boards, an irregularity and the director: when it was found, who acted, what ended."""

from collections.abc import Mapping

from arbitro.answers.hearing.facts import who
from arbitro.answers.hearing.facts.kinds import Filler
from arbitro.answers.hearing.reading import Reading
from arbitro.answers.hearing.signs import answer
from arbitro.answers.hearing.text.tokens import Item
from arbitro.bridge.seats import Seat

NEAR = 3
COUNTING = frozenset({"wrong_number_of_cards", "missing_card", "cards_not_counted"})
BY_HIMSELF = frozenset({"card_taken_back", "premature_correction"})
BEFORE_CALLS = frozenset({"board_misdealt", "card_seen_before_auction"})
CARDS_WRONG = frozenset({"revoke", "discard", "lead", "opening-lead", "expose", "play", "played-word"})
PLAYED = frozenset({"lead", "play", "played-word"})
NUMBERED_LAW = frozenset({"law-says", "in-no-law"})


def _said(reading: Reading, name: str) -> bool | None:
    said: bool | None = answer(reading.answering, name, reading.story.asked)
    return said


def _stage(reading: Reading, what: str) -> str | None:
    """As told; of a hand that was counted the trick that is named, else the calls, say more than how it ended."""
    story = reading.story
    said: str | None = answer(reading.answering, "stage")
    if what == "wrong_board_played":
        return said or ("completed" if story.says("scored-by-then") else None)
    if what not in COUNTING and what != "deal_not_valid":
        return said
    if story.says("to-call-next", "no-lead-told") and not story.says("during-play"):
        return "auction_period"
    if reading.counted.trick and story.says("during-play") and said == "completed":
        return "play"
    made = [one for one in reading.told.made if one.by] if what == "deal_not_valid" else []
    return said or ("auction_period" if made and not story.says("lead", "opening-lead") else None)


def _had_ruled(reading: Reading, what: str) -> bool | None:
    """As told; who corrects it himself has not waited for the director, unless it is told that he had ruled."""
    said = _said(reading, "director_had_ruled")
    return False if said is None and what in BY_HIMSELF else said


def _first_call_made(reading: Reading, what: str) -> bool | None:
    """As told; of a board at the table, where a call is told, it was made."""
    if what not in BEFORE_CALLS:
        return _said(reading, "first_call_made")
    made = [one for one in reading.told.made if one.at >= 0 and not reading.story.denies(one.at)]
    return True if made else _said(reading, "first_call_made")


def _method(reading: Reading, what: str) -> str | None:
    """Teams alone say how a board is scored only where the score is what is asked."""
    said: str | None = answer(reading.answering, "method")
    return None if what in COUNTING and said == "team_imps" and not reading.story.says("imps-word") else said


def _prevented(reading: Reading, _: str) -> bool | None:
    """What had been played already could no longer be prevented."""
    said, story = _said(reading, "prevented"), reading.story
    if said is None and story.says("revoke", "wrong-hand-played", "lead-from-wrong-hand"):
        return False
    played = [one for one in story.concepts(CARDS_WRONG) if not story.denies(one.first)]
    return False if said is None and played and reading.players.declarer else said


def _director_called(reading: Reading, _: str) -> bool | None:
    """As told; `sent for me that minute`."""
    story = reading.story
    said = [one for one in story.concepts({"at-that-moment"}) if not story.denies(one.first)]
    return True if said else _said(reading, "director_called")


def _failed_to_play_it(reading: Reading, what: str) -> bool | None:
    """`No diamonds had been led`, `la pică servise de fiecare dată`."""
    if what != "missing_card":
        return _said(reading, "failed_to_play_it")
    story = reading.story
    for item in story.of("suit", "call", "card"):
        names = story.clauses[story.clause(item.first)]
        if item.kind != "card" and "not" in names and names & PLAYED and _is_bare(reading, item):
            return False
    if story.says("followed-always"):
        return False
    return _said(reading, "failed_to_play_it")


def _is_bare(reading: Reading, item: Item) -> bool:
    """A suit, also `a heart`, which is read as a bid."""
    return item.kind == "suit" or reading.story.is_article_at(item.first)


def _plays_from_dummy(reading: Reading, what: str) -> bool | None:
    """Not after the play, not by a defender, not of another hand than dummy's."""
    said, declarer = _said(reading, "plays_from_dummy"), reading.players.declarer
    if said is not None:
        return said
    player, owner = who.FILLERS["player"](reading, what), who.FILLERS["owner"](reading, what)
    if reading.story.says("play-over", "just-finished"):
        return False
    others = declarer and ((player and player is not declarer) or (owner and owner is not declarer.partner))
    return False if others else None


def _acted_first(reading: Reading, what: str) -> bool | None:
    """`Told him to pick it up`, `you cannot play a diamond`: before anybody called the director."""
    said = _said(reading, "nos_acted_before_td")
    if said is not None or what == "attention_drawn":
        return said
    undone = what == "non_offender_acted_first" and reading.story.says("told-to-undo")
    forbade = what == "rectification_without_director" and reading.story.says("forbade-word")
    return True if undone or forbade else None


def _settled(reading: Reading, what: str) -> str | None:
    """What the players did by themselves: tricks that they moved, a penalty, or nothing at all."""
    said: str | None = answer(reading.answering, "players_settled")
    if said or what != "rectification_without_director":
        return said
    moved = [item for item in reading.story.of("number") if _counts_tricks(reading, item)]
    if moved or reading.story.says("they-decreed", "forbade-word"):
        return "imposed"
    return "waived" if reading.story.says("let-it-be") else None


def _counts_tricks(reading: Reading, item: Item) -> bool:
    return 1 <= item.value <= 3 and "trick" in reading.story.near(item.last + 1, item.last + 2)


def _as_the_law_says(reading: Reading, _: str) -> bool | None:
    """As told; not where the law is said to give another number of tricks than they moved."""
    story = reading.story
    if story.says("in-no-law"):
        return False
    moved = [item for item in story.of("number") if _counts_tricks(reading, item)]
    lawful = {story.sentence(one.first) for one in story.concepts(NUMBERED_LAW)}
    due = [i.value for i in story.of("number") if 1 <= i.value <= 3 and story.sentence(i.first) in lawful]
    told = [item.value for item in moved if story.sentence(item.first) not in lawful]
    return told[0] == due[0] if told and due else _said(reading, "as_the_law_says")


def _options_explained(reading: Reading, _: str) -> bool | None:
    """As told; `two of her five options`."""
    story = reading.story
    for concept in story.concepts({"option-word"}):
        near = [i for i in story.of("number") if abs(i.first - concept.first) <= NEAR + 1]
        near = [item for item in near if story.clause(item.first) == story.clause(concept.first)]
        if len(near) == 2 and near[0].value < near[1].value:
            return False
    return _said(reading, "options_explained")


def _other_instruction(reading: Reading, _: str) -> bool | None:
    """As told; `I had asked East`: anybody but North."""
    said, story = _said(reading, "other_instruction"), reading.story
    asked: set[Seat] = set()
    for concept in story.concepts({"asked-to-carry"}):
        near = (story.at("seat", at) for at in range(concept.last + 1, concept.last + NEAR))
        item = next(filter(None, near), None)
        if item and not story.denies(concept.first):
            asked.add(item.value)
    if asked == {Seat.NORTH}:
        return None if said else said
    return True if said is None and asked else said


def _differs(reading: Reading, what: str) -> str | bool | None:
    """What differs between the tables; of a hand that is met again, whether another call is made with it."""
    if what != "hand_met_again":
        said: str | None = answer(reading.answering, "differs")
        return said
    calls = [item.value for item in reading.story.of("call")]
    return True if len(calls) == 2 and calls[0] is not calls[1] else None


def _offending_side(reading: Reading, what: str) -> str | None:
    done = who.FILLERS["offending"](reading, what)
    if done:
        return str(done[0])
    player = _insufficient(reading) if what == "looked_at_again" else None
    return player.side.value if player else None


def _insufficient(reading: Reading) -> Seat | None:
    """`La licitația prea mică a lui Sud`: whoever is named right behind what was wrong."""
    story = reading.story
    for concept in story.concepts({"insufficient", "too-low-word"}):
        near = (story.at("seat", at) for at in range(concept.last + 1, concept.last + NEAR + 1))
        item = next(filter(None, near), None)
        if item and reading.players.is_by(item):
            return item.value  # type: ignore[no-any-return]
    return None


def _offending(reading: Reading, what: str) -> tuple[str, ...]:
    side = _offending_side(reading, what)
    return (side,) if side else ()


def _unfinished(reading: Reading) -> bool:
    return answer(reading.answering, "finished_at_signal", reading.story.asked) is False


def _all_scored(reading: Reading, what: str) -> bool | None:
    """Not all, where the table was still playing."""
    said = _said(reading, "all_scored")
    return False if said is None and what == "has_round_ended" and _unfinished(reading) else said


def _last_round(reading: Reading, _: str) -> bool | None:
    story = reading.story
    denied = any(story.denies(one.first) for one in story.concepts({"last-round"}))
    return False if denied or story.says("more-rounds", "rounds-to-come") else _said(reading, "last_round")


FILLERS: Mapping[str, Filler] = {
    "stage": _stage,
    "director_had_ruled": _had_ruled,
    "first_call_made": _first_call_made,
    "method": _method,
    "director_called": _director_called,
    "prevented": _prevented,
    "failed_to_play_it": _failed_to_play_it,
    "plays_from_dummy": _plays_from_dummy,
    "nos_acted_before_td": _acted_first,
    "players_settled": _settled,
    "as_the_law_says": _as_the_law_says,
    "options_explained": _options_explained,
    "other_instruction": _other_instruction,
    "differs": _differs,
    "offending_side": _offending_side,
    "offending": _offending,
    "all_scored": _all_scored,
    "last_round": _last_round,
}
