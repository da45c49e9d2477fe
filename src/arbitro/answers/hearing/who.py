"""Who did it, whose card it was, who declares."""

from collections.abc import Mapping

from arbitro.answers.hearing import calling, informing
from arbitro.answers.hearing.kinds import DEFENDERS, LEADS_OUT_OF_TURN, OWN_CARD, PAIRS_OF_PLAYS, REVOKES, Filler
from arbitro.answers.hearing.plays import Play
from arbitro.answers.hearing.reading import Reading
from arbitro.answers.hearing.signs import answer
from arbitro.bridge.seats import Seat, Side

DECLARERS = frozenset({"declarer_led_out_of_turn", "declarer_exposed_cards"})
CLAIMS = ("claim", "concede")
FULL = 13  # cards of a hand
CARD_HANDLING = frozenset({
    "cards_touched", "hand_from_wrong_pocket", "cards_in_wrong_pocket", "hand_taken_out_after_play",
})  # fmt: skip
ATTENTION = frozenset({"attention"})
SPEAKING = frozenset({"words-said", "spoke"})
IRREGULAR = frozenset({"revoke", "turn", "insufficient"})
ACTING = frozenset({"lead", "designate", "play", "bid"})
NEAR = 3  # tokens to whoever is asked
CLOSE = 4  # tokens behind a word to whoever did it
ASKED = frozenset({"asked-partner"})
CHOOSING = frozenset({"choice"})
OFFENCES = frozenset({"hesitate", "slow-action", "gesture", "revoke", "misinformation"})


def actor(reading: Reading, what: str) -> Seat | None:
    return reading.actor(what)


def _offender(reading: Reading, what: str) -> Seat | None:
    """Who did it; a wrong opening lead is that of declarer's right-hand opponent, where he is named."""
    declarer = reading.players.declarer
    named = {item.value for item in reading.story.of("seat")}
    if what == "opening_lead_out_of_turn" and declarer and declarer.rho in named:
        return declarer.rho
    who = _doer(reading, what)
    return _defender(reading, who) if what in DEFENDERS else who


def _doer(reading: Reading, what: str) -> Seat | None:
    declarer = reading.players.declarer
    if what in LEADS_OUT_OF_TURN and (hand := _hand_that_led(reading, what)):
        return hand
    if what == "declarer_led_out_of_turn":
        return None
    if what in DECLARERS and declarer:
        return declarer
    if what in REVOKES and (who := reading.told_by("revoke") or _revoker(reading)):
        return who
    if calling.tells_offender(reading, what):
        return calling.offender(reading, what)
    if what in PAIRS_OF_PLAYS and len(reading.plays) >= 2 and (last := early(reading, what)).by:
        return last.by
    if what == "premature_play" and (who := reading.too_early):
        return who
    if what == "attention_drawn":
        by = _attentive(reading, what)
        return _first_of(reading, IRREGULAR, by) or _first_of(reading, ACTING, by)
    if what == "action_withdrawn":
        return _withdrawer(reading, what)
    if what in LEADS_OUT_OF_TURN and (who := _leader(reading)):
        return who
    if what == "fifth_card" and reading.plays and (who := reading.plays[-1].by):
        return who
    if what in OWN_CARD and (who := _holder(reading, what)):
        return who
    bid = next(iter(reading.story.of("no_such_bid")), None)
    who = reading.players.subject(bid.first) if bid else reading.actor(what)
    defends = what in REVOKES and reading.story.says("defender")
    return _defender(reading, who) if defends and declarer else who


def _holder(reading: Reading, what: str) -> Seat | None:
    """Who had the first card that is told, if he may be a defender, or the auction was still going on."""
    who = reading.plays[0].by if reading.plays else None
    declarer = reading.players.declarer if what != "card_exposed_in_auction" else None
    return who if who and not (declarer and who.side is declarer.side) else None


def _hand_that_led(reading: Reading, what: str) -> Seat | None:
    """Declarer's or dummy's, as told; else the one defender who is said to play a card and did not have the turn."""
    declarer = reading.players.declarer
    if what != "opening_lead_out_of_turn" and declarer and by_declarer(reading) and (part := reading.led_from):
        return declarer if part == "from-hand" else declarer.partner
    barred = {reading.turn, reading.winner, declarer, declarer.partner if declarer else None}
    leaders = {play.by for play in reading.plays if play.by} - barred
    is_his = what != "declarer_led_out_of_turn" and len(leaders) == 1
    return leaders.pop() if declarer and is_his else None


def by_declarer(reading: Reading) -> bool:
    """Whether nobody but declarer and dummy is said to play a card."""
    declarer = reading.players.declarer
    return declarer is not None and all(not play.by or play.by.side is declarer.side for play in reading.plays)


def _revoker(reading: Reading) -> Seat | None:
    """Who played the card of another suit."""
    if reading.revoked is None:
        return None
    return next((play.by for play in reading.plays if play.at == reading.revoked.at), None)


def _defender(reading: Reading, who: Seat | None) -> Seat | None:
    """A defender: this one, or the only one who is named besides whoever had the turn."""
    declarer = reading.players.declarer
    if not declarer or (who and who.side is not declarer.side):
        return who
    named = {item.value for item in reading.story.of("seat")} - {reading.turn}
    others = [seat for seat in named if seat.side is not declarer.side]
    return others[0] if len(others) == 1 else None


def _leader(reading: Reading) -> Seat | None:
    """`Opening lead out of turn South ♦7`: the player right before the card."""
    if len(plays := reading.plays) == 1 and (who := plays[0].by) and reading.story.seat_at(plays[0].at - 1) is who:
        return who
    return None


def _claimer(reading: Reading, what: str) -> Seat | None:
    """Who did it, else who says what is quoted."""
    return reading.actor(what) or reading.speaker


def _declarer(reading: Reading, what: str) -> Seat | None:
    players = reading.players
    if players.declarer:
        return players.declarer
    if reading.story.says("penalty-card") and (who := reading.asking):
        return who
    if reading.story.says(*CLAIMS) and not reading.story.says("defender"):
        return reading.actor(what)
    if what == "opening_lead_out_of_turn" and (turn := reading.turn):
        return turn.rho
    return None


def early(reading: Reading, what: str) -> Play:
    """The last card that is told; of one who played too early his."""
    early = reading.too_early if what == "premature_play" else None
    return next((play for play in reading.plays[1:] if early and play.by is early), reading.plays[-1])


def _first_player(reading: Reading, what: str) -> Seat | None:
    """Of two who played together the one named first; whose bid the others do not understand; else whoever did it."""
    if what == "simultaneous_plays" and len(reading.plays) >= 2:
        return reading.plays[-2].by
    if what == "undisclosed_understanding" and (his := [one.by for one in reading.told.made if one.call.is_bid]):
        return his[0]
    return reading.actor(what)


def _questioned(reading: Reading, what: str) -> Seat | None:
    """Whose card made somebody ask."""
    for concept in reading.story.concepts({"revoke", "discard", "ruff", "show-out"}):
        if who := reading.players.subject(concept.first):
            return who.partner if who is reading.actor(what) else who
    return None


def _handler(reading: Reading, what: str) -> Seat | None:
    """Who did it; of those who took cards or put them somewhere, else the first who acts."""
    few = len({item.value for item in reading.story.of("seat")}) <= len(Side)
    first = reading.players.first_acting if what in CARD_HANDLING and few else None
    return (first if what == "hand_taken_out_after_play" else None) or _first_player(reading, what) or first


def _first_of(reading: Reading, names: frozenset[str], *others: Seat | None) -> Seat | None:
    """The subject of the first of these words that has one, but for these players."""
    doers = (reading.players.subject(concept.first) for concept in reading.story.concepts(names))
    return next((who for who in doers if who and who not in others), None)


def _attentive(reading: Reading, what: str) -> Seat | None:
    """Who drew attention: the subject of the word, else whoever is quoted or spoke up."""
    if what != "attention_drawn":
        return reading.actor(what)
    story = reading.story
    for concept in story.concepts(ATTENTION):  # l'attenzione l'ha richiamata Sud
        for at in range(concept.last + 1, concept.last + CLOSE + 1):
            item = story.at("seat", at)
            if item and not (reading.players.is_object(item) or reading.players.is_by(item)):
                return item.value  # type: ignore[no-any-return]
    return _first_of(reading, ATTENTION) or reading.speaker or _first_of(reading, SPEAKING)


def _who_acted(reading: Reading, _: str) -> Seat | None:
    """`Before anything was explained West put a card on it`: the player behind such words."""
    story = reading.story
    for concept in story.concepts({"before-explained"}):
        here = story.of_sentence("seat", story.sentence(concept.first))
        if behind := [item for item in here if item.first > concept.last]:
            return behind[0].value  # type: ignore[no-any-return]
    return None


def _withdrawer(reading: Reading, what: str) -> Seat | None:
    """Whose call or play was withdrawn, which is told first: `East’s insufficient bid was withdrawn`."""
    return reading.players.first_named if what == "action_withdrawn" else None


def _user(reading: Reading, what: str) -> Seat | None:
    """His partner, where he is spoken of."""
    who = _withdrawer(reading, what)
    named = {item.value for item in reading.story.of("seat")}
    return who.partner if who and (who.partner in named or reading.story.says("partner")) else None


def _chooser(reading: Reading, what: str) -> Seat | None:
    """Who asked his partner, or chose: `she asked East: shall I take it?`"""
    story = reading.story
    for concept in story.concepts(ASKED):
        near = (story.seat_at(at) for at in range(concept.first + 1, concept.last + NEAR))
        if asked := next(filter(None, near), None):
            return asked.partner
    return _first_of(reading, ASKED) or _asked_partner(reading) or _first_of(reading, CHOOSING) or reading.actor(what)


def _consulted(reading: Reading, _: str) -> bool | None:
    """As told; else whether somebody asked his partner: `West asked East what to choose`."""
    said: bool | None = answer(reading.said, "consulted")
    return True if said is None and _asked_partner(reading) else said


def _asked_partner(reading: Reading) -> Seat | None:
    story = reading.story
    for concept in story.concepts({"ask"}):
        who = reading.players.subject(concept.first)
        near = (story.seat_at(at) for at in range(concept.last + 1, concept.last + NEAR + 1))
        if who and who.partner in near:
            return who
    return None


def _strange_holder(reading: Reading, _: str) -> Seat | None:
    """`It was South's seven that had the blue back`."""
    found = reading.story.concepts({"strange-card", "backs-differ"})
    return next((who for concept in found if (who := reading.players.nearest(concept.first))), None)


def _offender_defends(reading: Reading, what: str) -> bool | None:
    """Whether whose card is missing is a defender, where declarer is told."""
    declarer = reading.players.declarer
    short = next((seat for seat, count in reading.counts.items() if count < FULL), None) or reading.actor(what)
    return short.side is not declarer.side if declarer and short else None


def _offending(reading: Reading, _: str) -> tuple[str, ...]:
    """The side of whoever hesitated, revoked or explained wrongly."""
    who = _first_of(reading, OFFENCES)
    return (who.side.value,) if who else ()


def _seen_by(reading: Reading, what: str) -> Seat | None:
    """Who saw something, where that is told."""
    return reading.actor(what) if reading.story.says("see", "seen-card") else None


def _pocket(reading: Reading, what: str) -> Seat | None:
    """Another player than the one who acted."""
    who = _handler(reading, what)
    others = {item.value for item in reading.story.of("seat")} - {who}
    return others.pop() if who and len(others) == 1 else None


FILLERS: Mapping[str, Filler] = {
    "player": _handler,
    "explainer": informing.explainer,
    "giver": informing.giver,
    **dict.fromkeys(("receiver", "asker"), actor),
    "by": _attentive,
    "seen_by": _seen_by,
    "chooser": _chooser,
    "consulted": _consulted,
    "who_acted": _who_acted,
    "withdrawn_by": _withdrawer,
    "user": _user,
    "strange_card_held_by": _strange_holder,
    "offender_defends": _offender_defends,
    "offending": _offending,
    "who_declares": _declarer,
    **dict.fromkeys(("pocket", "owner"), _pocket),
    "offender": _offender,
    "claimer": _claimer,
    "declarer": _declarer,
    "questioned": _questioned,
}
