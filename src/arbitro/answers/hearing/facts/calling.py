"""What a story tells of the calls: the auction, the call in question, whose it was, and what followed it."""

from collections.abc import Mapping

from arbitro.answers.hearing.facts import informing, questioned
from arbitro.answers.hearing.facts.kinds import LEADS_OUT_OF_TURN, Filler
from arbitro.answers.hearing.game.auction import Made
from arbitro.answers.hearing.reading import Laid, Reading
from arbitro.answers.hearing.text.concepts import Concept
from arbitro.answers.hearing.text.story import Story
from arbitro.answers.hearing.text.tokens import ENDS
from arbitro.bridge.calls import Call
from arbitro.bridge.seats import Seat

DENIED = 6  # tokens from a negation: none of the opponents has accepted it
WHETHER = 5  # tokens back to a word like whether
REACH = 3  # tokens: declined to accept
ROTATION = frozenset({
    "call_out_of_rotation", "pass_out_of_rotation", "bid_out_of_rotation", "double_out_of_rotation",
    "call_perhaps_in_rotation",
})  # fmt: skip
BEFORE_DIRECTOR = ("premature-correction", "director-absent", "before-director")
ACCEPTABLE = ROTATION | LEADS_OUT_OF_TURN | {
    "insufficient_bid", "change_of_call", "comparable_call", "premature_correction", "penalty_card_not_played",
    "call_before_looking", "simultaneous_calls", "is_bid_sufficient",
}  # fmt: skip
"""What somebody may choose to let stand."""
TAKEN = frozenset({"accept", "took-it"})
ANSWERS = TAKEN | {"not-accept", "turned-down", "plain-no"}
"""What whoever may choose says."""
ASKED = frozenset({"is_bid_sufficient", "may_player_double"})
"""Where somebody asks about the last call."""
WRONG = ROTATION | {
    "insufficient_bid", "inadmissible_double", "call_after_final_pass", "premature_correction", "double_misnamed",
    "simultaneous_calls", "change_of_call", "comparable_call", "call_withdrawn", "call_by_player_who_must_pass",
    "rectification_without_director", "player_skipped", "is_auction_over",
}  # fmt: skip
"""Events with a call that may be against the Laws."""
GOING_ON = ASKED | {
    "is_auction_over", "players_misplaced", "hand_from_wrong_board", "wrong_board_played", "card_exposed_in_auction",
}  # fmt: skip
"""Events before which an irregular call may have been accepted."""
OVER = frozenset({"insufficient_bid", "call_out_of_rotation"})
PARTLY = frozenset({
    "own_explanation_wrong", "wrong_explanation", "partner_explanation_wrong", "review_or_explanation_asked",
    "wrong_board_played", "missing_card", "wrong_number_of_cards", "pack_not_right", "deal_not_valid",
    "new_deal_wanted", "cards_not_counted",
})  # fmt: skip
"""Events of which a story may name a single call, or the contract, without its auction."""
PASSES = [Call.PASS.value] * 3
WHOLE = 3  # calls told one after the other


def at_table(reading: Reading, what: str) -> Laid:
    return reading.laid(what in ROTATION)


def _is_doubtful(reading: Reading, what: str) -> bool:
    """An auction in which something else is wrong than what the story is about, or nothing, was misread."""
    found = at_table(reading, what).found
    if what not in ROTATION and what != "insufficient_bid":
        return False
    return found.what != kind(what) if found else len(reading.told.made) > 1


def kind(what: str) -> str:
    return "call_out_of_rotation" if what in ROTATION else what


def dealer(reading: Reading, what: str) -> Seat | None:
    """As told; one that was counted back only where the auction was read."""
    if not reading.told.made or (what in ROTATION and _is_doubtful(reading, what)):
        return reading.players.dealer
    return at_table(reading, what).dealer


def auction(reading: Reading, what: str) -> str | None:
    """With the call in question; without it where it came after the end and is told apart, or with another one."""
    if _is_doubtful(reading, what):
        return None
    if what in PARTLY and not _begins(reading):
        return None
    laid = at_table(reading, what)
    calls = [made.call.value for made in laid.made]
    if what == "bid_above_seven":
        calls = _below_eight(reading, laid)
    callers = [made.by for made in reading.told.made if made.by]
    if what == "change_of_call" and reading.told.changed < 0 and len(callers) > len({*callers}):
        return None  # one of his calls may be what he wants instead
    if (place := questioned.place_in_question(reading, what, laid)) is not None:
        return " ".join(calls[: place + 1])
    if what == "simultaneous_calls":
        besides = at_same_moment(reading)
        calls = [made.call.value for made in reading.told.made if made is not besides]
    elif what == "change_of_call" and reading.told.changed >= 0:
        at = reading.told.made[reading.told.changed].at
        calls = calls[: next((place for place, made in enumerate(laid.made) if made.at == at), len(calls)) + 1]
    elif what == "player_skipped" and laid.found:
        calls = [made.call.value for made in reading.told.made]
    elif accepted_before(reading, what) is not None:
        pass
    elif what == "call_after_final_pass":
        calls = _ended(reading, laid)
    elif laid.found:
        calls = calls[: laid.found.place + (what in WRONG)]
    elif what == "hand_from_wrong_board":
        calls = [made.call.value for made in laid.made[: _last_told(laid) + 1]]
    elif what in PARTLY and reading.story.says("three-passes") and len(reading.told.made) > 1:
        calls += PASSES[len(calls) - _last_but_pass(calls) - 1 :]
    return " ".join(calls) or None


def accepted_before(reading: Reading, what: str) -> int | None:
    """The place of a call that was irregular, but not what the story is about: the next player called over it."""
    laid = at_table(reading, what)
    if laid.found is None or what not in GOING_ON or laid.found.what not in OVER:
        return None
    at, asked = laid.found.place, questioned.place_in_question(reading, what, laid)
    behind = laid.made[at + 1 :]
    over = bool(behind) and behind[0].by is laid.found.seat.lho
    return at if over and (asked is None or asked > at) else None


def _ended(reading: Reading, laid: Laid) -> list[str]:
    """The auction that was over, with its last passes also where these are not told; without the call behind them."""
    calls = [made.call.value for made in laid.made]
    if laid.found:
        return calls[: laid.found.place]
    over = [one.first for one in reading.story.concepts({"three-passes", "ends-auction", "auction-over"})]
    late = questioned.last_of(laid, questioned.BUT_PASS)
    if late is None or not over or reading.told.instead or laid.made[late].at < over[0]:
        return calls
    bids = any(made.call.is_bid for made in laid.made[:late])
    return calls[:late] + PASSES[late - _last_but_pass(calls[:late]) - 1 :] if bids else calls


def _last_told(laid: Laid) -> int:
    return max((at for at, made in enumerate(laid.made) if made.at >= 0), default=-1)


def _last_but_pass(calls: list[str]) -> int:
    return max((at for at, one in enumerate(calls) if one != Call.PASS.value), default=0)


def _begins(reading: Reading) -> bool:
    """Whether a story that is about something else tells the auction from its beginning, not only the contract or the
    call that was explained."""
    told = [one for one in reading.told.made if one.at >= 0]
    if not told:
        return False
    first, second = told[0], next(iter(told[1:]), None)
    dealer = reading.players.named_dealer
    opens = reading.story.says("opens-auction") or (dealer and first.by in (dealer, None))
    passes = first.call is Call.PASS and first.by is not None
    sentence = reading.story.sentence
    row = second is not None and first.by and second.by and sentence(first.at) == sentence(second.at)
    return len(told) >= WHOLE or passes or bool(opens or row)


def _below_eight(reading: Reading, laid: Laid) -> list[str]:
    """The calls before a bid of eight or more, where any are told before it."""
    eights = [item.first for item in reading.story.of("no_such_bid")]
    behind = next((place for place, one in enumerate(laid.made) if eights and one.at > eights[0]), len(laid.made))
    return [one.call.value for one in laid.made[: behind or len(laid.made)]]


def at_same_moment(reading: Reading) -> Made | None:
    """Of the two calls that are told last the one by whoever did not have the turn; else the last."""
    made = reading.told.made
    if len(made) < 2:
        return None
    before = made[-3].by if len(made) > 2 else None
    turn = before.lho if before else reading.players.dealer if len(made) == 2 else None
    return made[-2] if turn and made[-1].by is turn else made[-1]


def call(reading: Reading, what: str) -> Call | None:
    if what == "hand_met_again":
        return told[-1].value if (told := reading.story.of("call")) else None
    laid = at_table(reading, what)
    if what == "simultaneous_calls" and (besides := at_same_moment(reading)):
        return besides.call
    if what == "call_withdrawn" and (calls := reading.story.of("call")):
        return calls[0].value  # type: ignore[no-any-return]
    if laid.found:
        return laid.found.call
    if what == "call_after_final_pass" and reading.told.instead:
        return reading.told.instead
    if what == "call_perhaps_made" and (calls := reading.story.of("call")):
        return calls[0].value  # type: ignore[no-any-return]
    return laid.made[-1].call if len(laid.made) == 1 else None


def tells_offender(reading: Reading, what: str) -> bool:
    """Whether the auction says who did it, or says that it was misread."""
    found = at_table(reading, what).found
    if what == "change_of_call":
        return _changed(reading) is not None
    if what == "pause_after_jump":
        return questioned.jumped(reading) is not None
    if what == "double_misnamed":
        return _doubled(reading) is not None
    if what in ASKED:
        return _last_caller(reading) is not None
    doubtful = what in WRONG and _is_doubtful(reading, what)
    return doubtful or (found is not None and (found.what in (what, kind(what)) or what == "premature_correction"))


def offender(reading: Reading, what: str) -> Seat | None:
    if what == "change_of_call" and (made := _changed(reading)):
        return made.by
    if what == "pause_after_jump" and (made := questioned.jumped(reading)):
        return made.by
    if what == "double_misnamed" and (made := _doubled(reading)):
        return made.by
    if what in ASKED:
        return _last_caller(reading)
    found = at_table(reading, what).found
    known = at_table(reading, what).dealer and not _is_doubtful(reading, what)
    return found.seat if found and known else None


def _changed(reading: Reading) -> Made | None:
    """The call that is to be changed, where its caller is told."""
    made = reading.told.made
    last = made[reading.told.changed] if made else None
    if len(made) == 2 and last and not last.by and not reading.told.instead:  # 1S, oh no, 1NT
        last = made[0]
    return last if last and last.by else None


def _last_caller(reading: Reading) -> Seat | None:
    """Who made the last call, as told or counted from the dealer."""
    laid, told = reading.laid(False), reading.told.made
    if len(told) > 1 and not told[-1].by and told[-1].call is told[-2].call:  # is 2H enough?
        return told[-2].by
    whole = laid.dealer and laid.made and laid.made[-1].at == told[-1].at
    return laid.made[-1].by if whole else told[-1].by if told else None


def _doubled(reading: Reading) -> Made | None:
    """The last call, a double whose caller is told."""
    last = reading.told.made[-1] if reading.told.made else None
    return last if last and last.by and last.call in questioned.DOUBLES else None


def later(reading: Reading, what: str) -> tuple[Made, ...]:
    """The calls told behind the irregular one."""
    laid = at_table(reading, what)
    if laid.found is None or _is_doubtful(reading, what):
        return ()
    at = laid.made[laid.found.place].at
    place = next((place for place, made in enumerate(reading.told.made) if made.at == at), None)
    return reading.told.made[place + 1 :] if place is not None else ()


def accepted(reading: Reading, what: str) -> bool | None:
    """As told, by whoever may say so where several do; else whoever calls next over it has accepted it."""
    if what not in ACCEPTABLE:
        return None
    story, found = reading.story, at_table(reading, what).found
    told = _answers(story)
    if found and len({so for _, so in told}) > 1:
        told = [(one, so) for one, so in told if reading.players.subject(one.first) is found.seat.lho]
    if what == "change_of_call" and (made := _changed(reading)):
        told = [(one, so) for one, so in told if reading.players.subject(one.first) is not made.by]
    if told:
        said = {so for _, so in told}
        return said.pop() if len(said) == 1 else None
    then = later(reading, what) if what not in ("change_of_call", "simultaneous_calls") else ()
    return True if found and then and then[0].by is found.seat.lho else None


def _answers(story: Story) -> list[tuple[Concept, bool]]:
    """Where it is said that somebody accepts, or does not: `not happy`, `no objection`, `N: no.`; of what overlaps the
    one that begins first; where one asks whether he accepts, what he says."""
    told = [(one, True) for one in story.concepts({"not-mind"})]
    taken = {at for one, _ in told for at in range(one.first, one.last + 1)}
    said = (one for one in story.concepts(ANSWERS) if taken.isdisjoint(range(one.first, one.last + 1)))
    end = -1
    for one in sorted(said, key=lambda one: (one.first, one.name in TAKEN, -one.last)):
        if one.first > end and not _is_call(story, one) and not _is_player(story, one):
            told.append((one, one.name in TAKEN and not story.denies(one.first, within=DENIED)))
            end = one.last if one.name in TAKEN else one.last + REACH - 1
    answered = [(one, so) for one, so in told if not _is_whether(story, one)]
    return answered or told


def _is_player(story: Story, concept: Concept) -> bool:
    """`N says that he accepts`: no `n` of a negation, as in `n-a acceptat`."""
    return story.at("seat", concept.first) is not None and story.word(concept.first + 1) != "-"


def _is_whether(story: Story, concept: Concept) -> bool:
    """`Asked whether he accepts`, `could have let it stand`."""
    start = max(story.edge(story.clause(concept.first)), concept.first - WHETHER)
    return concept.name in TAKEN and "would-word" in story.near(start, concept.first - 1)


def _is_call(story: Story, concept: Concept) -> bool:
    """`Says no bid`, `«no, quattro cuori»`: what is called, and no answer."""
    if concept.name in TAKEN:
        return False
    if concept.name == "plain-no" and not (
        story.word(concept.first - 1) == ":" and story.word(concept.last + 1) in ENDS
    ):
        return True
    goes_on = story.word(concept.last + 1) == ","
    return bool(story.at("call", concept.last) or (goes_on and story.at("call", concept.last + 2)))


def rho_call(reading: Reading, what: str) -> Call | None:
    """What the right-hand opponent called, after a call out of turn that was not accepted."""
    found, then = at_table(reading, what).found, later(reading, what)
    if found is None or not then or accepted(reading, what) is not False:
        return None
    return next((one.call for one in then if one.by is found.seat.rho), None)


def rho_called(reading: Reading, what: str) -> bool | None:
    return True if rho_call(reading, what) else None


def withdrawn(reading: Reading, _: str) -> Call | None:
    """The first of two calls: the second took its place."""
    calls = [item.value for item in reading.story.of("call")]
    return calls[0] if len(calls) >= 2 else None


def replacement(reading: Reading, what: str) -> Call | None:
    """What took the place of a call: as told; else what its caller called after it was not accepted."""
    calls = [item.value for item in reading.story.of("call")]
    if what == "comparable_call" and (made := reading.told.made):
        own = [one.call for one in made if one.by and one.by is made[0].by]
        named_again = len(calls) == 3 and calls[2] is calls[0]
        return own[-1] if len(own) > 1 else calls[1] if len(calls) == 2 or named_again else reading.told.instead
    if reading.told.instead:
        return reading.told.instead
    found, then = at_table(reading, what).found, later(reading, what)
    if found is None or accepted(reading, what) is not False:
        return None
    if found.what == "insufficient_bid":
        his = (made.call for made in then if made.by in (None, found.seat, found.seat.lho))
        last = [made.call for made in at_table(reading, what).made[: found.place] if made.call.is_bid][-1]
        return next((call for call in his if not call.is_bid or call.supersedes(last)), None)
    return next((made.call for made in then if made.by is found.seat), None)


def substitute(reading: Reading, _: str) -> Call | None:
    return reading.told.instead


def premature(reading: Reading, what: str) -> Call | None:
    """What took the place of a call before the director came."""
    early = what == "premature_correction" or reading.story.says(*BEFORE_DIRECTOR)
    return reading.told.instead if early else None


def unintended(reading: Reading, _: str) -> bool | None:
    """Whether another call was meant: not where he admits that he thought better of it."""
    story = reading.story
    if any(not story.denies(one.first) for one in story.concepts({"change-mind", "meant-it"})):
        return False
    said = [not story.denies(concept.first) for concept in story.concepts({"unintended", "slip-word"})]
    return any(said) if said else None  # no slip of the hand


def bid(reading: Reading, _: str) -> str | None:
    return next((f"{item.value[0]}{item.value[1].value}" for item in reading.story.of("no_such_bid")), None)


def action(reading: Reading, what: str) -> Call | None:
    """The bid of whoever did it, else the only one or the first."""
    his = [made.call for made in reading.told.made if made.by and made.by is reading.actor(what) and made.call.is_bid]
    return his[0] if his else reading.story.bids[0].value if reading.story.bids else None


FILLERS: Mapping[str, Filler] = {
    "auction": auction,
    "call": call,
    "accepted": accepted,
    "replacement": replacement,
    "withdrawn": withdrawn,
    "substitute": substitute,
    "unintended": unintended,
    "premature": premature,
    "bid": bid,
    "chosen": informing.chosen,
    "alternatives": informing.alternatives,
    "action": action,
    "rho_call": rho_call,
    "rho_called": rho_called,
}
