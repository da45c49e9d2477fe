"""Who did it, whose card it was, who declares."""

from collections.abc import Mapping

from arbitro.answers.hearing.facts import calling, informing
from arbitro.answers.hearing.facts.kinds import (
    DEFENDERS,
    DESIGNATIONS,
    LEADS_OUT_OF_TURN,
    OWN_CARD,
    PAIRS_OF_PLAYS,
    REVOKES,
    Filler,
)
from arbitro.answers.hearing.game.counted import FULL
from arbitro.answers.hearing.game.plays import Play
from arbitro.answers.hearing.reading import Reading
from arbitro.answers.hearing.signs import answer
from arbitro.bridge.seats import Seat, Side

DECLARERS = frozenset({"declarer_led_out_of_turn", "declarer_exposed_cards"})
CLAIMS = ("claim", "concede")
CLAIMED = frozenset({
    "tricks_claimed", "claim_agreed", "claim_contested", "concession_cancelled", "agreement_withdrawn",
    "tricks_disagreed",
})  # fmt: skip
NAMING = frozenset({"designate", "call", "spoke", "incomplete"})
BEHIND = 7  # tokens from a card to its player
OPENING = frozenset({"spread-hand", "open-cards", "whole-hand", "expose", "dropped"})
PROPER_LEADS = frozenset({"opening_lead_faced", "opening_lead_to_be_changed"})
OWNED = OWN_CARD | {"fifth_card", "several_cards_at_once"}
CARD_HANDLING = frozenset({
    "cards_touched", "hand_from_wrong_pocket", "cards_in_wrong_pocket", "hand_taken_out_after_play",
})  # fmt: skip
ATTENTION = frozenset({"attention"})
SPEAKING = frozenset({"words-said", "spoke"})
LET_FALL = frozenset({"dropped", "fell"})
WANTING = frozenset({"review-asked", "want"})
SETTLED = frozenset({"rectification_without_director", "non_offender_acted_first"})
IRREGULAR = frozenset({"revoke", "turn", "insufficient"})
ACTING = frozenset({"lead", "designate", "play", "bid"})
NEAR = 3  # tokens to whoever is asked
CLOSE = 4  # tokens behind a word to whoever did it
ASKED = frozenset({"asked-partner"})
CHOOSING = frozenset({"choice"})
OFFENCES = frozenset({"hesitate", "slow-action", "gesture", "revoke", "misinformation"})


def actor(reading: Reading, what: str) -> Seat | None:
    return reading.actor(what)


def offender(reading: Reading, what: str) -> Seat | None:
    """Who did it; a wrong opening lead is that of declarer's right-hand opponent, where he is named."""
    declarer = reading.players.declarer
    named = {item.value for item in reading.story.of("seat")}
    if what == "opening_lead_out_of_turn" and declarer and declarer.rho in named:
        return declarer.rho
    if what in PROPER_LEADS and declarer and declarer.lho in named:
        return declarer.lho
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
    if what == "simultaneous_plays" and len(reading.plays) >= 2 and (last := together(reading)[1]).by:
        return last.by
    if what in PAIRS_OF_PLAYS and len(reading.plays) >= 2 and (last := early(reading, what)).by:
        return last.by
    if what == "premature_play" and (who := reading.too_early):
        return who
    if what == "attention_drawn":
        by = _attentive(reading)
        return _first_of(reading, IRREGULAR, by) or _first_of(reading, ACTING, by)
    if what == "action_withdrawn":
        return _withdrawer(reading, what)
    if what in LEADS_OUT_OF_TURN and (who := _leader(reading)):
        return who
    if what == "fifth_card" and (who := _owner_behind(reading)):
        return who
    if what in ("fifth_card", "play_before_corrected_lead") and reading.plays and (who := reading.plays[-1].by):
        return who
    if what == "card_retracted" and (who := _wants_back(reading)):
        return who
    if what in OWN_CARD and (who := _holder(reading, what)):
        return who
    if what in OWNED and (who := _owner(reading)):
        return who
    if what == "defender_exposed_card" and (who := reading.actor(what) or reading.speaker):
        return who
    bid = next(iter(reading.story.of("no_such_bid")), None)
    who = reading.players.subject(bid.first) if bid else reading.actor(what)
    if what in SETTLED and who is None:  # renonce di Est … si sono arrangiati
        who = reading.told_by("revoke") or _first_of(reading, IRREGULAR)
    defends = what in REVOKES and reading.story.says("defender")
    return _defender(reading, who) if defends and declarer else who


def _wants_back(reading: Reading) -> Seat | None:
    """`Est mette il re e poi lo vuole indietro`: the last to play before somebody takes back a card."""
    for concept in reading.story.concepts({"retract"}):
        his = [play.by for play in reading.plays if play.by and play.at < concept.first]
        if his and (who := reading.players.subject(concept.first)) in his:
            return who
    return None


def _owner_behind(reading: Reading) -> Seat | None:
    """`The extra one, ♦6, had come from West`, `il 6 di quadri in più era di Ovest`."""
    story = reading.story
    for item in story.of("seat"):
        cards = [card for card in story.of("card") if 0 < item.first - card.last <= BEHIND]
        here = [card for card in cards if story.sentence(card.first) == story.sentence(item.first)]
        if here and reading.players.is_by(item):
            return item.value  # type: ignore[no-any-return]
    return None


def _owner(reading: Reading) -> Seat | None:
    """`Out of South’s hand`, `in fața lui Est`: beside or before whom a card lies."""
    story, players = reading.story, reading.players
    for item in story.of("seat"):
        if story.word(item.last + 1) == "s" and "hand-or-fan" in story.said_between(item.last + 2, item.last + 3):
            return item.value  # type: ignore[no-any-return]
        before = story.said_between(max(0, item.first - 4), item.first - 1)
        if ("hand-or-fan" in before and players.is_by(item)) or "in-front" in before:
            return item.value  # type: ignore[no-any-return]
    return None


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


def revoke_place(reading: Reading) -> int | None:
    """Where among the cards the one stands that did not follow: as told, else a discard, else one of another suit."""
    plays, story = reading.plays, reading.story
    told = reading.revoked.at if reading.revoked else -1
    for place, play in enumerate(plays):
        if play.at == told:
            return place
    for place, play in enumerate(plays):
        if story.said_between(max(0, play.at - 5), play.at - 1) & {"discard", "ruff"} and not replaces(reading, play):
            return place if not is_led(reading, play) else None
    others = (
        place
        for place, play in enumerate(plays)
        if play.card.suit is not plays[0].card.suit and not replaces(reading, play)
    )
    return next(others, None)


def is_led(reading: Reading, play: Play) -> bool:
    """`Pitched a club on the ace of spades`: the trick that it is about."""
    return any(reading.story.means(at, 1, "on") for at in range(max(0, play.at - 2), play.at))


def replaces(reading: Reading, play: Play) -> bool:
    """`Saw the ♦5 stuck behind a heart`, `substitutes the nine`: a card that comes in the place of another."""
    return "comes-instead" in reading.story.said_between(max(0, play.at - 5), play.at - 1)


def _revoker(reading: Reading) -> Seat | None:
    """Who played the card of another suit."""
    place = revoke_place(reading)
    return reading.plays[place].by if place is not None else None


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


def who_declares(reading: Reading, what: str) -> Seat | None:
    players = reading.players
    if players.declarer:
        return players.declarer
    if reading.story.says("penalty-card") and (who := reading.asking):
        return who
    if what in CLAIMED and reading.story.says(*CLAIMS) and not reading.story.says("defender"):
        return reading.actor(what)
    if what == "opening_lead_out_of_turn" and (turn := reading.turn):
        return turn.rho
    if what == "dummy_asked_about_revoke" and reading.plays:
        return reading.plays[0].by
    if what == "declarer_exposed_cards":
        shown = (reading.players.subject(one.first, plain=True) for one in reading.story.concepts(OPENING))
        return next(filter(None, shown), None)
    if what in DESIGNATIONS:  # whoever names a card
        named = (reading.players.subject(one.first, plain=True) for one in reading.story.concepts(NAMING))
        return next(filter(None, named), None)
    return None


def early(reading: Reading, what: str) -> Play:
    """The last card that is told; of one who played too early his."""
    early = reading.too_early if what == "premature_play" else None
    return next((play for play in reading.plays[1:] if early and play.by is early), reading.plays[-1])


def together(reading: Reading) -> tuple[Play, Play]:
    """The last two cards that are told, the one whose turn it was first, where the leader shows that."""
    one, other = reading.plays[-2:]
    by = _leads(reading) if len(reading.plays) == 2 else reading.plays[-3].by
    turn = by.lho if by else reading.turn
    return (other, one) if turn and other.by is turn else (one, other)


def _leads(reading: Reading) -> Seat | None:
    """`Sud muove fiori dal morto`: who led, before any card is named."""
    story, declarer = reading.story, reading.players.declarer
    for concept in story.concepts({"lead"}):
        if concept.first < reading.plays[0].at:
            if declarer and story.said_between(concept.last + 1, concept.last + 4) & {"from-dummy"}:
                return declarer.partner
            return reading.players.subject(concept.first)
    return None


def _first_player(reading: Reading, what: str) -> Seat | None:
    """Of two who played together the one in turn; whose bid the others do not understand; else whoever did it."""
    if what == "simultaneous_plays" and len(reading.plays) >= 2:
        return together(reading)[0].by
    if what == "is_card_played" and reading.plays and (who := reading.actor(what) or reading.plays[0].by):
        return who
    if what in ("which_card_may_be_played", "unable_to_comply") and (who := reading.holder):
        return who
    if what == "undisclosed_understanding" and (his := [one.by for one in reading.told.made if one.call.is_bid]):
        return his[0]
    if what == "card_turned_wrong":
        told = (reading.players.subject(concept.first) for concept in reading.story.concepts({"points-out"}))
        return next(filter(None, told), None) or reading.actor(what)
    return reading.actor(what)


def questioned(reading: Reading, what: str) -> Seat | None:
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


def _by(reading: Reading, what: str) -> Seat | None:
    """Who did it; who asks for a review also where he only wants it."""
    if what == "attention_drawn":
        return _attentive(reading)
    wants = _first_of(reading, WANTING) if what == "review_or_explanation_asked" else None
    return reading.actor(what) or wants


def _attentive(reading: Reading) -> Seat | None:
    """Who drew attention: the subject of the word, else whoever is quoted or spoke up."""
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
    said: bool | None = answer(reading.answering, "consulted")
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
    short = next((seat for seat, count in reading.counted.hands.items() if count < FULL), None) or reading.actor(what)
    return short.side is not declarer.side if declarer and short else None


def _offending(reading: Reading, _: str) -> tuple[str, ...]:
    """The side of whoever hesitated, revoked or explained wrongly."""
    who = _first_of(reading, OFFENCES)
    return (who.side.value,) if who else ()


def _seen_by(reading: Reading, what: str) -> Seat | tuple[Seat, ...] | None:
    """Who saw something, where that is told: one where a card fell, otherwise it may be several."""
    told = reading.actor(what) if reading.story.says("see", "seen-card") else None
    if what != "card_seen_before_auction":
        return (told,) if told else ()
    dropped = None if told else _dropped_by(reading, what)
    others = {item.value for item in reading.story.of("seat")} - {dropped}
    return others.pop() if dropped else told


def _dropped_by(reading: Reading, what: str) -> Seat | None:
    """Of two players the one whose card came to light: `North dropped it, by West’s shoe`."""
    named = {item.value for item in reading.story.of("seat")}
    return _first_of(reading, LET_FALL) if what == "card_seen_before_auction" and len(named) == 2 else None


def _owner_of(reading: Reading, what: str) -> Seat | None:
    return _dropped_by(reading, what) or _pocket(reading, what)


def _pocket(reading: Reading, what: str) -> Seat | None:
    """Another player than the one who acted."""
    who = _handler(reading, what)
    others = {item.value for item in reading.story.of("seat")} - {who}
    return others.pop() if who and len(others) == 1 else None


FILLERS: Mapping[str, Filler] = {
    "player": _handler,
    "explainer": informing.explainer,
    "giver": informing.giver,
    "receiver": actor,
    "by": _by,
    "seen_by": _seen_by,
    "chooser": _chooser,
    "consulted": _consulted,
    "who_acted": _who_acted,
    "withdrawn_by": _withdrawer,
    "user": _user,
    "strange_card_held_by": _strange_holder,
    "offender_defends": _offender_defends,
    "offending": _offending,
    "pocket": _pocket,
    "owner": _owner_of,
    "offender": offender,
    **dict.fromkeys(("declarer", "who_declares"), who_declares),
}
