"""The auction of a story: which of the calls in it were made, by whom and in which order; and what took their place."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from arbitro.answers.hearing.game.callers import caller_of
from arbitro.answers.hearing.game.declaring import PLAY
from arbitro.answers.hearing.game.mentions import (
    ACTING,
    BELIEVED,
    REACH,
    goes_on,
    is_alternative,
    is_awaited,
    is_believed_call,
    is_below,
    is_counted,
    is_denied,
    is_due,
    is_in_meaning,
    is_last_pass,
    is_meant,
    is_mention,
    is_misnamed,
    is_put_out,
    is_swap,
    might_be,
    since_player,
    went_by,
)
from arbitro.answers.hearing.game.players import Players
from arbitro.answers.hearing.text.story import Story
from arbitro.answers.hearing.text.tokens import Item
from arbitro.bridge.auction import Auction
from arbitro.bridge.calls import Call
from arbitro.bridge.seats import Seat

OUT_OF_TURN = ("turn", "before-partner", "not-wait")
LATER = frozenset({"substitute-call", "meant-call", "change", "oops"})
TAKEN_BACK = frozenset({"retract", "change", "correct", "oops", "instead"})
CHANGING = frozenset({"change-mind"})
ROUND = 3  # calls since one's own
TOGETHER = (4, 3, 2)
COUNTED = range(2, 5)  # passes that are told together
SHOWN = {"promises", "must-be"} | frozenset(
    {"shows-call", "explain", "alert", "misinformation", "meaning-asked", "withdrawn-call", "comparable"}
)
NEXT = 3  # tokens: passing throughout
ENDING = 14  # tokens from the last call to the end of the auction
PASSES = 3
MOST = 80  # calls that are read as an auction
ACCEPTING = frozenset({"accept", "not-accept"})


class Made(NamedTuple):
    """A call that somebody made."""

    by: Seat | None
    call: Call
    at: int = -1  # the token where it is told; none for a pass that is not told


class ToldAuction(NamedTuple):
    """The calls of a story in the order in which they were made.

    `instead`: what took the place of one of them, or was meant. `contract`: a bid that is named as the contract.
    """

    made: tuple[Made, ...]
    instead: Call | None
    contract: Call | None
    changed: int = -1  # which of the calls it was, from 0
    instead_at: int = -1  # the token where `instead` is told


def told_auction(story: Story, players: Players) -> ToldAuction:
    made: list[Made] = []
    instead: Call | None = None
    changed = instead_at = -1
    contract: Call | None = None
    last: Item | None = None
    changer: Seat | None = None  # who is said to have meant another call than the one that is still to be told
    callers: set[Item] = set()  # players told behind their calls
    items = story.of("call")[:MOST]
    for place, item in enumerate(items):
        start = (last.last if last else -1) + 1
        start = max([start, *(t for t in range(start, item.first) if story.sentence(t) < story.sentence(item.first))])
        said = story.said_between(start, item.first - 1)
        close = story.said_between(max(start, item.first - 4), item.first - 1)
        if "meant-told" in story.near(max(start, item.first - REACH), item.first - 1):
            close |= {"meant-call"}
        if "raise-to" in close:
            close -= {"substitute-call"} if _wishes(story, item) else {"substitute-call", "meant-call"}
        caller = caller_of(story, players, item, last, start, callers)
        by = caller.value if caller else None
        if caller and caller.first > item.last:
            callers.add(caller)
        call: Call = item.value
        again = bool(made) and by is not None and by is made[-1].by
        if any(
            0 <= item.first - c.last - 1 <= 1
            for c in story.concepts(ACCEPTING)
            if players.small(c.last + 1, item.first) and not story.means(item.first - 1, 1, "and")
        ):
            continue  # accepted the double
        if call is Call.PASS and (is_due(story, item) or went_by(story, item)):
            last = item
            continue
        over = [one.call for one in made[-PASSES:]] == [Call.PASS] * PASSES and len(made) > PASSES
        if over and call is not Call.PASS and any(one.call is call for one in made):
            continue  # spoken of after the end
        if over and call is Call.PASS and (is_counted(story, item) or _calls_next(story, items[place : place + 2])):
            continue
        alternative = is_alternative if call is Call.PASS else might_be
        kept_out = bool(made) and (alternative(story, item) or (call is Call.PASS and _is_throughout(story, item)))
        if kept_out or is_last_pass(story, item) or is_awaited(story, item) or is_believed_call(story, item):
            continue
        since = since_player(story, item, start)
        if since & BELIEVED and ":" not in (story.word(item.first - 1), story.word(item.first - 2)):
            continue  # thought East had passed, and passed
        if since & BELIEVED:
            since = frozenset()  # thought that he began: 1C
        if (
            ("would-have" in said and "not-accept" not in said)  # won’t have it
            or is_mention(story, players, item, [one.call for one in made], start)
            or is_in_meaning(story, item)
            or goes_on(story, players, item)
            or is_denied(story, item, caller)
            or (place and is_misnamed(story, players, items[place - 1], item))
        ):
            pass
        elif call.is_bid and (
            _is_contract(story, players, item, close, by) or _is_end_first(story, items[place:], made)
        ):
            contract = contract or call
        elif "change" in close and place + 1 < len(items) and is_swap(story, item, items[place + 1]):  # 2NT for 3NT
            made.append(Made(by, call, item.first))
            if not instead:
                instead, instead_at = items[place + 1].value, items[place + 1].first
            changed = len(made) - 1
        elif instead and place and instead is call and is_swap(story, items[place - 1], item):
            pass
        elif (
            ((again and said & TAKEN_BACK) or _is_second_thought(story, item, last, by, made))
            or (made and not by and "oops" in said)
            or (  # West 4C, no, not that: 4H
                (close & LATER or _is_verb(story, item, "change-mind") or is_meant(story, item))
                and (close & {"meant-call"} or is_meant(story, item) or (made and _may_change(made, by, said)))
            )
        ):
            if not instead and not (made and call is made[-1].call):
                who = by or _who_spoke(story, players, item)
                his = [at for at, one in enumerate(made) if who and one.by is who]
                instead = call
                instead_at = -1 if close & {"meant-call"} or is_meant(story, item) else item.first
                changed = his[-1] if his else len(made) - 1
                changer = by if not his else None
        elif (instead is call and call.is_bid and made and by in (None, made[changed].by)) or _are_stuck(
            story, items, place, made
        ):
            pass  # told again
        elif (
            (since | story.near(item.first - 2, item.first - 1)) & SHOWN
            and story.word(item.first - 1) != ","
            and not close & ACTING
            and not is_put_out(story, items, place)
        ):
            pass
        elif changer and call.is_bid and by in (None, changer):  # wanted 2H, and out came 2S
            made.append(Made(changer, call, item.first))
            changed, changer = len(made) - 1, None
        elif place == 1 and len({one.at for one in made}) == 1 and not again and is_below(story, players, item):
            made.insert(0, Made(by, call, item.first))
        else:
            several = _together(story, players, item, start) if call is Call.PASS else ()
            times = _times(story, item, made)
            made += [Made(one, call, item.first) for one in several] or [
                Made(by if times == 1 else None, call, item.first)
            ] * times
            if not times:
                continue  # East, after the three passes: double
        last = item
    wanted = last is not None and "want" in story.said_between(max(0, last.first - REACH), last.first - 1)
    if wanted and changer and instead and made and made[-1].by and made[-1].by.lho is changer:  # is that enough?
        made.append(Made(changer, instead, last.first if last else -1))
        instead = None
    made += [Made(None, Call.PASS)] * _left(story, made)
    once = _told_once(made)
    return ToldAuction(tuple(once), instead, contract, max(changed - (len(made) - len(once)), -1), instead_at)


def _calls_next(story: Story, items: Sequence[Item]) -> bool:
    """`West, having passed already, put out a 2S card`: of two calls of one player after the end the second."""
    if len(items) < 2 or story.sentence(items[0].first) != story.sentence(items[1].first):
        return False
    return not any(items[0].first < seat.first < items[1].first for seat in story.of("seat"))


def _wishes(story: Story, item: Item) -> bool:
    """`Wanted to raise to 2H`: a word for what was meant that is not read from those of the raise itself."""
    raises = [one.first for one in story.concepts({"raise-to"}) if one.last < item.first]
    near = [one for one in story.concepts({"meant-call"}) if item.first - REACH - 2 <= one.first < item.first]
    return any(one.last < raises[-1] for one in near) if raises else bool(near)


def _who_spoke(story: Story, players: Players, item: Item) -> Seat | None:
    """`Only then North saw it. He wanted 1H`: the last player before who is no more than spoken of."""
    before = [one for one in story.of("seat") if one.last < item.first and not players.is_object(one)]
    return before[-1].value if before else None


def _are_stuck(story: Story, items: Sequence[Item], place: int, made: Sequence[Made]) -> bool:
    """`The 2H and 2S cards stuck together`: two bids in one breath, of which one was made."""
    pairs = [pair for pair in (items[place - 1 : place + 1], items[place : place + 2]) if len(pair) == 2]
    return any(
        one.value.is_bid
        and other.value.is_bid
        and other.first == one.last + 2
        and story.means(one.last + 1, 1, "and")
        and any(done.call in (one.value, other.value) for done in made)
        for one, other in pairs
    )


def _is_second_thought(story: Story, item: Item, last: Item | None, by: Seat | None, made: Sequence[Made]) -> bool:
    """`East 2♥, South pass. East, on second thoughts, 4♥`: he has just called and is said to change it."""
    between = story.said_between((last.last if last else -1) + 1, item.first - 1)
    over = all(one.call is Call.PASS for one in made[-ROUND:])
    his = by is not None and any(one.by is by for one in made[-ROUND:])
    return his and not over and bool(between & CHANGING)


def _may_change(made: Sequence[Made], by: Seat | None, said: frozenset[str]) -> bool:
    """Whether a call may take the place of the one before: the same player’s, or after it was not accepted; not where
    the next player is named."""
    counted = next((one.by.after(behind) for behind, one in enumerate(reversed(made)) if one.by), None)
    if "not-accept" in said or by in (None, made[-1].by):
        return True
    return made[-1].by is None and not (counted and by is counted.lho)


def _told_once(made: list[Made]) -> list[Made]:
    """Where the auction is told again with its callers, only so: `2S over 2H? North opened 2H, East passed, …`."""
    for place in range(2, len(made) - 1):  # no, wait: North 1NT, East pass
        if (
            made[0].by
            and any(one.call.is_bid for one in made[:2])
            and [one[:2] for one in made[:2]] == [one[:2] for one in made[place : place + 2]]
        ):
            return made[place:]
    first = next((place for place, one in enumerate(made) if one.by), 0)
    first = first or int(bool(made) and not made[0].call.is_bid and _is_told_first(made))
    named = [one.call for one in made[first:]]
    doubled = [one.call for one in made[:first] if one.call is not Call.PASS]
    again = all(one.call in named for one in made[:first]) and bool(doubled)
    return made[first:] if again else made


def _is_told_first(made: Sequence[Made]) -> bool:
    """`East redoubles! North 1H, pass, 4H, pass, pass, redouble`: no auction begins with a double."""
    return made[0].call is not Call.PASS and any(one.call is made[0].call for one in made[2:])


def _together(story: Story, players: Players, item: Item, start: int) -> tuple[Seat, ...]:
    """`North and East passed`, `West, North, East: pass`, `passano Nord e Est`, `North passed, East likewise`."""
    before = [other for other in story.of("seat") if start <= other.first < item.first]
    row = next((before[-n:] for n in TOGETHER if _is_row(before[-n:], players, story)), [])
    if start and row and row[0].first - 1 == start and story.word(start).isalnum():  # 4H from South, and West passed
        return ()
    if row and row[-1].last + (5 if story.word(item.first - 1) == ":" else 3) >= item.first:
        return tuple(other.value for other in row)
    here = story.of_sentence("seat", story.sentence(item.last))
    row, after = [], [other for other in here if item.last < other.first]
    if after and after[0].first <= item.last + 5 and _begins_row(players, item, after[0]):
        row = next((after[:n] for n in TOGETHER if _is_row(after[:n], players, story)), [])
        also = any(0 < one.first - after[0].last <= 2 for one in story.concepts({"likewise"}))
        if not row and also and before and after[0].value is before[-1].value.lho:
            row = [before[-1], after[0]]
    return tuple(other.value for other in row)


def _begins_row(players: Players, item: Item, player: Item) -> bool:
    """`Passano Nord e Est`, `passed by South, West and North`."""
    return players.small(item.last + 1, player.first) or (
        player.first <= item.last + NEXT + 1 and players.is_by(player)
    )


def _is_row(seats: Sequence[Item], players: Players, story: Story) -> bool:
    """Players next to each other at the table, the last two joined by an `and`; three and more also by commas only."""
    joins = [range(one.last + 1, other.first) for one, other in pairwise(seats)]
    ands = [any(story.means(at, 1, "and") for at in join) for join in joins]
    next_to = all(other.value is one.value.lho for one, other in pairwise(seats))
    near = all(0 < len(join) <= 2 and players.joined(join.start, join.stop) for join in joins)
    pair = len(seats) == 2 and len(joins[0]) == 1 and ands[0]  # not: passed by East, and South doubled
    return next_to and near and not any(ands[:-1]) and (pair or len(seats) > 2)


def _times(story: Story, item: Item, made: Sequence[Made]) -> int:
    """`Three passes`, `trei de pas` are three calls, `all pass` those that end the auction."""
    if item.value is not Call.PASS:
        return 1
    others = "others" in story.said_between(max(0, item.first - 3), item.first - 1)  # gli altri sempre passo
    out = any(one.first <= item.first and item.last <= one.last for one in story.concepts({"passed-out"}))
    out = out and not story.means(item.last + 2, 1, "of")  # passed out of turn
    number = story.at("number", item.first - 1 - story.means(item.first - 1, 1, "of"))
    if made and not number and (others or out or story.means(item.first - 1, 1, "all")):
        return 3 if made[-1].call is not Call.PASS else 1
    times: int = number.value if number and number.value in COUNTED else 1
    last = len(made)
    if number and story.said_between(number.first - 1, number.first - 1) & {"after-call"}:  # not after two passes
        last = next((at for at in range(len(made), 0, -1) if made[at - 1].call is Call.PASS), last)
    told = times > 1 and last > times and all(one.call is Call.PASS for one in made[last - times : last])
    return 0 if told else times


def _is_throughout(story: Story, item: Item) -> bool:
    """`The opponents passing throughout`, `gli altri sempre passo`: passes that are between the calls told."""
    if "others" in story.said_between(max(0, item.first - NEXT), item.first - 1):
        return False
    here = [one for one in story.concepts({"throughout"}) if story.clause(one.first) == story.clause(item.first)]
    return any(-NEXT <= one.first - item.last <= NEXT or 0 < item.first - one.last <= NEXT for one in here)


def _left(story: Story, made: Sequence[Made]) -> int:
    """How many passes ended the auction, where behind its last call it is told so: `and that was that`."""
    if not made or not any(one.call.is_bid for one in made):
        return 0
    last = made[-1].at
    ended = any(last < one.first <= last + ENDING for one in story.concepts({"ends-auction"}))
    passes = next((n for n, one in enumerate(reversed(made)) if one.call is not Call.PASS), 0)
    return max(PASSES - passes, 0) if ended else 0


def _is_verb(story: Story, item: Item, name: str) -> bool:
    return name in story.said_between(max(0, item.first - 6), item.first - 1)


def _of_declarer(story: Story, item: Item) -> bool:
    """`Became declarer in 3NT`."""
    role = story.at("role", item.first - 2) if story.means(item.first - 1, 1, "at") else None
    return role is not None and role.value == "declarer"


def _is_contract(story: Story, players: Players, item: Item, close: frozenset[str], by: Seat | None) -> bool:
    """Whether a bid is named as the contract that is played."""
    about_play = bool(story.terms & PLAY or story.cards) and not story.of("no_such_bid")
    if ("contract" in close and about_play) or _of_declarer(story, item):
        return True
    alone = about_play and len(story.of("call")) == 1
    return alone and not close & ACTING and by is not None and by is players.declarer


def _is_end_first(story: Story, items: Sequence[Item], made: Sequence[Made]) -> bool:
    """`I ended up in 3C, but by what way: I opened 1C`: the contract told before the auction, a lower bid later."""
    first = items[0]
    near = story.near(first.first - REACH, first.last + REACH)
    lower = any(item.value.is_bid and item.value.index < first.value.index for item in items[1:])
    return not made and lower and "ended-in" in near


def dealer_told(told: ToldAuction, story: Story, players: Players, rotation: bool | None) -> Seat | None:
    """As told; else whoever is known to have called, counted back to the first call, unless that was out of turn.

    `rotation`: whether it is about a call out of rotation, where that is known.
    """
    if players.dealer:
        return players.dealer
    made, turn = told.made, players.turn
    if rotation is False and [one.call for one in made[-PASSES:]] == [Call.PASS] * PASSES:
        turn = None  # whose lead it is
    out_of_turn = story.says(*(OUT_OF_TURN if rotation is not False else OUT_OF_TURN[:1]))
    if rotation is not False or out_of_turn:
        if len(made) == 1 and (turn or story.says(*OUT_OF_TURN, "whose-turn")):
            return turn if made[0].call not in (Call.DOUBLE, Call.REDOUBLE) else None
        if made and (first := made[0].by) and turn and turn is not first and (rotation or out_of_turn):
            later = ((at, one.by) for at, one in enumerate(made) if one.by and at)
            back = len(made) > 1 and made[1].by is turn  # it went back to him
            if back or not any(by is not turn and first.after(at) is turn for at, by in later):  # nobody in his place
                return turn
    for index, one in enumerate(made):
        if one.by:
            return one.by.after(-index)
    return None


def laid_out(
    told: ToldAuction, dealer: Seat | None, turn_told: Seat | None, *, out_of_turn: bool, passes: bool = True
) -> tuple[Made, ...]:
    """Every call with its caller: whoever is not named called in turn; whoever was left out passed, unless the story is
    of a call out of turn. `passes`: even there those between two partners may be left out, where none is told."""
    auction = Auction(dealer or Seat.NORTH)
    laid: list[Made] = []
    passes = passes and all(made.call is not Call.PASS for made in told.made[:-1])
    for index, (by, call, at) in enumerate(told.made):
        turn = auction.turn
        seat = by or turn
        first = index == 0 and dealer is not None
        over = len(laid) > 3 and all(made.call is Call.PASS for made in laid[-3:])
        between = seat.partner is (laid[-1].by if laid else None) and index + 1 < len(told.made)  # North 1S, South 3S …
        wrong_turn = (out_of_turn and not (between and passes)) or turn_told is turn
        if laid and seat is laid[-1].by and not over:  # the same player again: what he called before is in question
            break
        if seat is not turn and not wrong_turn and not first and not over:
            while auction.turn is not seat:
                laid.append(Made(auction.turn, Call.PASS))
                auction = auction.accepting(Call.PASS)
        laid.append(Made(seat, call, at))
        if seat is not auction.turn:
            laid += _accepted(seat, told.made[index + 1 :])
            break
        auction = auction.accepting(call)
    return tuple(laid)


def _accepted(caller: Seat, then: Sequence[Made]) -> list[Made]:
    """What followed a call out of turn, where the next player called over it, as long as it is in turn."""
    laid: list[Made] = []
    for by, call, at in then:
        turn = (laid[-1].by if laid else caller) or caller
        if by not in (turn.lho, None) or (by is None and not laid):
            break
        laid.append(Made(turn.lho, call, at))
    return laid
