"""Everything that was read in a story and found from it, for one event or another."""

from bisect import bisect_left
from functools import cached_property
from itertools import pairwise
from typing import NamedTuple

from arbitro.answers.hearing.game.auction import OUT_OF_TURN, Made, ToldAuction, dealer_told, laid_out, told_auction
from arbitro.answers.hearing.game.counted import COUNTED, Counted
from arbitro.answers.hearing.game.finding import Found, found_in
from arbitro.answers.hearing.game.players import Players
from arbitro.answers.hearing.game.plays import Play, told_plays
from arbitro.answers.hearing.signs import deniable, signs, together
from arbitro.answers.hearing.text.concepts import Concept
from arbitro.answers.hearing.text.story import Story
from arbitro.answers.hearing.text.tokens import BREAKS, Item, ItemKind
from arbitro.bridge.auction import Auction
from arbitro.bridge.board import dealer_of
from arbitro.bridge.calls import Call
from arbitro.bridge.cards import Card, Suit
from arbitro.bridge.seats import Seat, Side

NEAR = 3
NO_PASSES = ("thought-call", "skip", "instead", *OUT_OF_TURN)
"""`Thinking that North had passed`, `passing over West`, `instead of North`, `without waiting`."""
IN_TURN = frozenset({
    "call_out_of_rotation", "pass_out_of_rotation", "bid_out_of_rotation", "double_out_of_rotation", "lead_out_of_turn",
    "opening_lead_out_of_turn", "defender_led_out_of_turn", "premature_play",
})  # fmt: skip
"""Where whoever had the turn is not the one who did it."""
SHOULD = frozenset({"want", "should-be", "instead", "whose-turn", "required-word"})
REACH = 4
WON_WITH = 7  # tokens from the word that a trick was won to the card that won it
DENIED = 7  # tokens from a negation to what it denies
MOST = 40  # suits among which a revoke is sought
PEOPLE: tuple[ItemKind, ...] = ("seat", "role")
LED = frozenset({"lead", "play"})
CARD_WORDS = frozenset({"suit-word", "rank-word", "card-word"})
LEADS = frozenset({"lead", "opening-lead", "won-trick", "claim", "spoke"})
NOUNS = frozenset({"revoke", "lead", "opening-lead", "hesitate"})
DEEDS = ("lead", "opening-lead", "expose", "play", "revoke", "face-up", "named", "spoke", "discard")


class Revoked(NamedTuple):
    """A card that did not follow suit, where it is told, the one that was then produced, and the suit of the trick."""

    card: Card
    at: int
    new: Card | None
    led: Suit


class Laid(NamedTuple):
    """The calls with their callers, and what is wrong with them."""

    dealer: Seat | None
    made: tuple[Made, ...]
    found: Found | None


class Reading:
    """A story, its players, its auction and what was found in it."""

    def __init__(
        self,
        text: str,
        usual: str,
        *,
        board: int | None = None,
        dealer: Seat | None = None,
        declarer: Seat | None = None,
    ) -> None:
        self.story = Story(text, usual)
        self.players = Players(self.story, dealer=dealer or (dealer_of(board) if board else None), declarer=declarer)
        self.counted = Counted(self.story, self.players)
        self.told: ToldAuction = told_auction(self.story, self.players)
        self._laid: dict[bool | None, Laid] = {}
        self.found = self.laid(None).found
        auction = self._finished
        self.contract: Call | None = auction.last_bid if auction else None  # of an auction that is over
        if auction:
            self.players = Players(self.story, dealer=self.players.dealer, declarer=auction.declarer)

    def laid(self, rotation: bool | None) -> "Laid":
        """The auction at the table. `rotation`: whether it is about a call out of rotation, where that is known."""
        if rotation not in self._laid:
            dealer = dealer_told(self.told, self.story, self.players, rotation)
            out_of_turn = bool(rotation) or self.story.says(*OUT_OF_TURN) or self.before_player is not None
            turn = self.players.turn if rotation is not False else None
            passes = not (rotation and (self.story.says(*NO_PASSES) or self.before_player))
            made = laid_out(self.told, dealer, turn, out_of_turn=out_of_turn, passes=passes)
            found = self._found(dealer, made)
            if rotation and not found:
                made = laid_out(self.told, dealer, turn, out_of_turn=True, passes=False)
                found = self._found(dealer, made)
            named = {one.at for one in self.told.made if one.by}
            if found and not self.players.dealer and named.isdisjoint(one.at for one in made[: found.place + 1]):
                dealer = None  # counted from a caller behind what went wrong
            self._laid[rotation] = Laid(dealer, made, found)
        return self._laid[rotation]

    def _found(self, dealer: Seat | None, made: tuple[Made, ...]) -> Found | None:
        return found_in(dealer or Seat.NORTH, made) if len(made) > 1 or (dealer and made) else None

    @property
    def _finished(self) -> Auction | None:
        """The auction, where it is over and nothing is wrong with it."""
        dealer, made, found = self.laid(None)
        if found or not dealer or not made:
            return None
        auction = Auction(dealer)
        for one in made:
            auction = auction.accepting(one.call)
        passed = [one.call for one in made[-3:]] == [Call.PASS] * 3
        return auction if passed or self.story.says("three-passes") else None

    @cached_property
    def texts(self) -> tuple[str, ...]:
        """Its sentences as they are written."""
        cuts = [one.end for one, other in pairwise(self.story.tokens) if one.sentence != other.sentence]
        texts = (self.story.text[a:b].strip() for a, b in zip([0, *cuts], [*cuts, None], strict=True))
        return tuple(text for text in texts if text.strip(".!?;"))

    def part(self, text: str, usual: str) -> "Reading":
        """Some of its sentences as a story of their own, with the players that the whole has named."""
        return Reading(text, usual, dealer=self.players.dealer, declarer=self.players.declarer)

    @cached_property
    def signals(self) -> frozenset[str]:
        """Concepts, and what was read and found, by the names that signs have for them."""
        read = {name for name, is_so in self._read.items() if is_so}
        return self.story.terms | read | self._parts

    @cached_property
    def answering(self) -> frozenset[str]:
        """The signals, and what choices want to be said in one clause or sentence, or with a negation alone."""
        story = self.story
        near = (
            name
            for name, sign in together()
            if sign.needs <= story.terms
            if any(sign.holds(part) for part in (story.sentences if "*" in name else story.clauses))
        )
        return self.signals.union(near, self._denied)

    @cached_property
    def weighed(self) -> frozenset[str]:
        """The signals, and every word that is no player, card, call or number (`en dropped`)."""
        story = self.story
        taken = {at for item in story.items for at in range(item.first, item.last + 1)}
        words = (f"{story.language} {stem}" for stem, at in story.meaning.stems if at not in taken)
        return self.signals.union(words)

    @property
    def _denied(self) -> frozenset[str]:
        """With a ~ in front what is told with a negation alone: `none of the four had played it before`."""
        story = self.story
        told = [(one.name, story.denies(one.first, within=DENIED)) for one in story.concepts(deniable())]
        plain = {name for name, is_denied in told if not is_denied}
        return frozenset(f"~{name}" for name, _ in told if name not in plain)

    @property
    def _parts(self) -> frozenset[str]:
        """What declarer, dummy or a defender does: `declarer-lead`, `defender-expose`."""
        players = self.players
        acts = ((players.part(players.doer(concept.first)), concept.name) for concept in self.story.concepts(DEEDS))
        return frozenset(f"{part}-{name}" for part, name in acts if part)

    @property
    def _read(self) -> dict[str, bool]:
        story, found = self.story, self.found
        kind = found.what if found else ""
        counts = {item.value for item in story.of("number") if item.value in COUNTED}
        calls = [item.value for item in story.of("call")]
        out = kind == "call_out_of_rotation"
        seats = {item.value for item in story.of("seat")}
        return {
            "read-insufficient": kind == "insufficient_bid" and not story.says("discard", "ruff", "revoke"),
            "read-out-of-rotation": out,
            "read-pass-out-of-rotation": bool(out and found and found.call is Call.PASS),
            "read-bid-out-of-rotation": bool(out and found and found.call.is_bid),
            "read-inadmissible": kind == "inadmissible_double",
            "read-after-end": kind == "call_after_final_pass",
            "read-eight": bool(story.of("no_such_bid")),
            "read-call": bool(calls),
            "read-bid": any(call.is_bid for call in calls),
            "read-two-calls": len(calls) >= 2,
            "read-three-passes": calls[-3:] == [Call.PASS] * 3,
            "read-card": bool(story.cards),
            "read-four-cards": len(story.cards) >= 4,
            "read-14": bool(counts & {14, 15}) and story.says("card-word"),
            "read-12": bool(counts & {11, 12}) and story.says("card-word"),
            "read-wrong-count": bool(counts - {13, 10}) and story.says("card-word"),
            "read-counted": bool(self.counted.hands),
            "read-card-quoted": any(story.tokens[play.at].quoted for play in self.plays),
            "read-wrong-leader": self.wrong_leader,
            "read-board": self.players.board is not None,
            "read-two-boards": len(self._numbers_after("board")) >= 2,
            "read-other-hand": len(seats) >= 2 and story.says("card-word", "board"),
            "read-double-bid": self._double_with_bid,
            "read-before-player": self.before_player is not None,
            "read-declarer": self.players.declarer is not None,
            "read-contract": self.told.contract is not None,
            "read-auction": len(self.told.made) >= 2,
            "read-one-card": len(self.plays) == 1,
            "read-two-cards": len(self.plays) >= 2,
            "read-two-players": len({play.by for play in self.plays if play.by}) >= 2,
            "read-trick": self.counted.trick is not None,
            "read-two-tricks": len({trick for trick, _ in self.counted.tricks}) >= 2,
            "read-quoted": bool(story.quoted),
            "read-side": bool(story.of("side")),
            "read-two-sides": len({item.value for item in story.of("side")}) == 2,
            "read-suit-again": self.revoked is not None,
            "read-partner-played": any(a.by and b.by is a.by.partner for a, b in pairwise(self.plays)),
            "read-same-suit": any(a.by is not b.by and a.card.suit is b.card.suit for a, b in pairwise(self.plays)),
            "read-other-suit": len({play.card.suit for play in self.plays}) >= 2,
            "question-mark": "?" in story.text or story.says("question-mark"),
            "card-word": story.says("card-word", "rank-word") or bool(story.cards),
        }

    @property
    def _double_with_bid(self) -> bool:
        """`Double four hearts`: a double said with a bid."""
        calls = self.story.of("call")
        return any(
            one.value in (Call.DOUBLE, Call.REDOUBLE) and other.value.is_bid and other.first - one.last <= 2
            for one, other in pairwise(calls)
        )

    @cached_property
    def before_player(self) -> Seat | None:
        """`before South had called`."""
        story = self.story
        for concept in story.concepts({"before-other"}):
            for item in story.of("seat"):
                if 1 <= item.first - concept.last <= 2:
                    return item.value  # type: ignore[no-any-return]
        return None

    def _numbers_after(self, name: str) -> list[int]:
        story = self.story
        return [i.value for i in story.of("number") if name in story.said_between(max(0, i.first - 2), i.first - 1)]

    @cached_property
    def wrong_leader(self) -> bool:
        """The opening lead by another than declarer's left-hand opponent."""
        declarer = self.players.declarer
        if (
            not declarer
            or not self.story.says("lead", "opening-lead", "face-up")
            or self.counted.trick not in (None, 1)
        ):
            return False
        for concept in self.story.concepts({"lead", "opening-lead", "face-up"}):
            who = self.players.subject(concept.first)
            if who and who.side is not declarer.side:
                return who is declarer.rho and not self.story.says("won-trick", "during-play", "penalty-card")
        return False

    def deed(self, what: str) -> Concept | None:
        """The word of the story that says what was done."""
        for name in signs()[what].deed:
            for concept in self.story.concepts({name}):
                return concept
        return None

    def actor(self, what: str) -> Seat | None:
        """Who did it: the subject of the word that says so, or the only player who is named."""
        for name in signs()[what].deed:
            for concept in self._unquoted(name):
                who = self._behind(concept) or self.players.subject(concept.first)
                if who and not (who is self.turn and what in IN_TURN):
                    return who
        seats = {item.value for item in self.story.of("seat")}
        return next(iter(seats)) if len(seats) == 1 else None

    @cached_property
    def speaker(self) -> Seat | None:
        """Who says what is quoted first: `Est (difesa), tre prese alla fine: «sono tutte sue»`."""
        quoted = next((at for at, token in enumerate(self.story.tokens) if token.quoted), None)
        if quoted is None:
            return None
        tokens, story = self.story.tokens, self.story
        end = next((at for at in range(quoted, len(tokens)) if not tokens[at].quoted), len(tokens) - 1)
        here = story.of_sentence("seat", story.sentence(end))
        behind = (item.value for item in here if end <= item.first <= end + NEAR)  # „I’ve the queen”, remarked West
        return self.players.subject(quoted) or next(behind, None)

    def _unquoted(self, name: str) -> list[Concept]:
        """Where it is told; what somebody is quoted with only if it stands nowhere else."""
        found = list(self.story.concepts({name}))
        return [concept for concept in found if not self.story.tokens[concept.first].quoted] or found

    def told_by(self, name: str) -> Seat | None:
        """`Renonce di Ovest`, `a revoke by East`."""
        return next((who for concept in self._unquoted(name) if (who := self._by(concept))), None)

    def _by(self, concept: Concept) -> Seat | None:
        item = self.story.at("seat", concept.last + 2)
        return item.value if concept.name in NOUNS and item and self.players.is_by(item) else None

    def _behind(self, concept: Concept) -> Seat | None:
        """`Ha attaccato Est`: a leader named right behind the verb, at the end of what is said."""
        if who := self._by(concept):
            return who
        end = concept.last + 1
        who = self.story.seat_at(end) if concept.name in LEADS else None
        return who if who and self.story.said_between(end + 1, end + 2) <= CARD_WORDS else None

    @cached_property
    def asking(self) -> Seat | None:
        """Who has a choice: `what may South ask for?`"""
        story = self.story
        for concept in story.concepts({"can-word"}):
            for item in story.of("seat"):
                if abs(item.first - concept.first) == 1:
                    return item.value  # type: ignore[no-any-return]
        return None

    @property
    def turn(self) -> Seat | None:
        return self.players.turn or self.before_player

    @cached_property
    def led_from(self) -> str:
        """Whether declarer led from his hand or from dummy, whichever is told first."""
        found = list(self.story.concepts({"from-hand", "from-dummy"}))
        led = [c for c in found if self.story.said_between(max(0, c.first - REACH), c.first - 1) & LED]
        for concept in led or found:
            if self._should(concept):
                return "from-dummy" if concept.name == "from-hand" else "from-hand"
            return concept.name
        return ""

    def _should(self, hand: Concept) -> bool:
        """`When he should have led from dummy`; not `he led from dummy instead`, `invece muove di mano`."""
        said = [one for one in self.story.concepts(SHOULD | {"designate"}) if 0 < hand.first - one.last <= REACH]
        asked = {one.last for one in said if one.name == "designate"}  # a cerut
        return any(
            one.name != "instead" or one.last > one.first or self.players.small(one.last + 1, hand.first)
            for one in said
            if one.last not in asked
        )

    @cached_property
    def too_early(self) -> Seat | None:
        """`East plays the king before West has played`: the nearest player before the word."""
        story = self.story
        acting = [item for item in story.of("seat") if not self.players.is_object(item)]
        places = [item.last for item in acting]
        for concept in story.concepts({"before-other", "before-partner"}):
            place = bisect_left(places, concept.first) - 1
            if place >= 0 and story.sentence(acting[place].first) == story.sentence(concept.first):
                return acting[place].value  # type: ignore[no-any-return]
        return None

    @cached_property
    def winner(self) -> Seat | None:
        """Who won the trick before a lead: `South won but it was North who led`."""
        for concept in self.story.concepts({"won-trick"}):
            clause = max((at + 1 for at in range(concept.first) if self.story.word(at) in BREAKS), default=0)
            if "thought-call" in self.story.said_between(clause, concept.first - 1):
                continue  # thinking he had won it
            if self.story.said_between(concept.first, concept.last + 2) & {"retract", "put-back"}:
                continue  # s-o ia înapoi
            near = (self.story.at(kind, concept.last + step) for step in (1, 2) for kind in PEOPLE)
            behind = next(filter(None, near), None)
            who = self.players.person(behind) if behind else self.players.subject(concept.last)
            if behind or who:
                return who and who.partner if who is self.players.declarer and self.story.says("in-dummy") else who
        return None

    def won_with(self, at: int) -> bool:
        """Whether the card here is told as the one that won the trick before."""
        near = self.story.said_between(max(0, at - WON_WITH), at - 1)
        return "won-trick" in near and not near & {"lead", "play"}

    def won(self, at: int) -> bool:
        """Whether the trick that is counted here is told as won: the next one is led to."""
        won = (one for one in self.story.concepts({"won-trick"}) if one.first != at + 1)
        near = (one for one in won if self.story.sentence(one.first) == self.story.sentence(at))
        return any(at - REACH <= one.last and one.first < at + REACH for one in near)

    @cached_property
    def plays(self) -> tuple[Play, ...]:
        return told_plays(self.story, self.players)

    @cached_property
    def revoked(self) -> Revoked | None:
        """`A heart was led, West ruffed with the ♠3, though he had a heart`: a suit, another card, the suit again."""
        suits: list[tuple[Suit, Card | None, int]] = [
            (item.value.suit, item.value if item.kind == "card" else None, item.first)
            for item in self.story.of("suit", "card")
            if item.value.suit and not self._is_declared(item)
        ]
        for place, (suit, card, at) in enumerate(suits[:MOST]):
            led = suits[place - 1][0] if place else suit
            again = [one for one in suits[place + 1 : MOST] if one[0] is led]
            if card and led is not suit and again:
                return Revoked(card, at, next((one for _, one, _ in again if one), None), led)
        for (suit, card, at), (led, _, on) in pairwise(suits[:MOST]):
            if card and led is not suit and self._is_on(at, on):
                new = next((one for of, one, behind in suits if one and of is led and behind > on), None)
                return Revoked(card, at, new, led)
        return None

    def _is_declared(self, item: Item) -> bool:
        """`Declarer in spades`, `atout picche`: trumps."""
        at = item.first - 1
        if "trumps-are" in self.story.said_between(at, at) or "are-trumps" in self.story.said_between(
            item.last + 1, item.last + 2
        ):
            return True
        return self.story.means(at, 1, "at") and "declarer" in self.story.said_between(at - 1, at - 1)

    def _is_on(self, card: int, suit: int) -> bool:
        """`Threw the six of clubs on the second spade`, `scarta il 6 di fiori sulle picche`."""
        item = self.story.at("card", card)
        between = range(item.last + 1, suit) if item else range(0)
        return len(between) <= NEAR and any(self.story.means(at, 1, "on") for at in between)

    @cached_property
    def holder(self) -> Seat | None:
        """Who is told to hold cards, the first of them right behind: `Est are rămase ♠5, ♥9`."""
        story = self.story
        for card in story.of("card"):
            for at in range(card.first - 1, max(0, card.first - WON_WITH), -1):
                if story.means(at, 1, "holding") or "holds-word" in story.said_between(at, at):
                    near = [item for item in story.of("seat") if item.last < at]
                    same = [item for item in near if story.sentence(item.first) == story.sentence(at)]
                    return (same or near)[-1].value if near else None
        return None

    @cached_property
    def vulnerability(self) -> str | None:
        """Who is vulnerable, where it is told."""
        return self.vulnerabilities[0][0] if self.vulnerabilities else None

    @cached_property
    def vulnerabilities(self) -> tuple[tuple[str, int], ...]:
        """All that is told of it, and at which token: `NS erano in zona`, `EV nu erau vulnerabili`."""
        story = self.story
        found: list[tuple[str, int]] = []
        for item in story.of("vulnerability"):
            if item.value is None and story.denies(item.first):
                continue
            if item.value is not None:
                found.append((str(item.value.value), item.first))
                continue
            side = self._vulnerable_side(item)
            if side and not story.denies(item.first):
                found.append((str(side.value).lower(), item.first))
        return tuple(found)

    def _vulnerable_side(self, item: Item) -> Side | None:
        """The side nearest to it in its sentence, or the player right before it: `West vulnerable only`."""
        story, sentence = self.story, self.story.sentence(item.first)
        sides = [
            (max(one.first - item.last, item.first - one.last), one) for one in story.of_sentence("side", sentence)
        ]
        near = [(far, one.first > item.first, one) for far, one in sides if far <= NEAR + 1]
        seat = story.seat_at(item.first - 1)
        if seat:
            return seat.side
        return min(near)[2].value if near else None
