"""Who is who, and who did what: declarer, dealer, the subject of a verb."""

from functools import cached_property
from itertools import pairwise, takewhile

from arbitro.answers.hearing.spoken import OFFICES
from arbitro.answers.hearing.story import AGAINST, Story
from arbitro.answers.hearing.tokens import ABBREVIATED, BREAKS, Item, ItemKind
from arbitro.answers.search import tongue
from arbitro.bridge.board import dealer_of
from arbitro.bridge.seats import Seat

BELIEF = 5  # tokens back to what somebody believed
NEAR = 3  # tokens between a player and what he is called
REACH = 6  # tokens from a player to a bracket that says what he is
SHORT = 4  # words of a sentence that says who plays
PLAY = frozenset({
    "lead", "opening-lead", "trick", "revoke", "declarer", "dummy", "defender", "claim", "concede", "penalty-card",
    "discard", "ruff", "wrong-player", "expose",
})  # fmt: skip
NOT_DOING = ("partner", "dealer", "lho", "rho", "opener")
RELATIVE = frozenset({"who", "che", "care"})
BELIEVED = frozenset({"thought-call"})
PARTS = ("declarer", "dummy", "defender")
TURN = ("whose-turn", "on-lead")
NO_TURN = frozenset({"turn", "accept", "not-accept"})  # out of turn; let it go
MIXED_UP = ("wrong-board", "wrong-board-hand", "board-out")
INSTEAD = frozenset({"instead"})
EXPLAINED = ("explain", "alert", "misinformation")
DESIGNATING = ("designate", "incomplete")


class Players:
    """The players of a story. `declarer` and `dealer` may be known from elsewhere: a board, an auction."""

    def __init__(self, story: Story, *, dealer: Seat | None = None, declarer: Seat | None = None) -> None:
        self.story = story
        self._dealer, self._declarer = dealer, declarer

    @cached_property
    def dealer(self) -> Seat | None:
        return self.named_dealer or self._dealer or self._dealer_of_board()

    @cached_property
    def named_dealer(self) -> Seat | None:
        return self._called("dealer") or (self.columns[0].value if self.columns else None)

    @cached_property
    def columns(self) -> tuple[Item, ...]:
        """`S W N E: 1S pass …`: the players over the columns of an auction."""
        seats = self.story.of("seat")
        for row in zip(seats, seats[1:], seats[2:], seats[3:], strict=False):
            if all(
                b.first - a.last <= 2 and b.value is a.value.lho and self.small(a.last + 1, b.first)
                for a, b in pairwise(row)
            ):
                return row
        return ()

    def _dealer_of_board(self) -> Seat | None:
        """Not of one that was mixed up with another: `dal board 18 invece che dal 17`."""
        number = self.board if not self.story.says(*MIXED_UP) else None
        return dealer_of(number) if number else None

    @cached_property
    def board(self) -> int | None:
        """The number of the board, told once."""
        story = self.story
        numbers = [
            item.value for item in story.of("number") if self._names_board(item.first - 1) and 1 <= item.value <= 999
        ]
        return numbers[0] if len({*numbers}) == 1 else None

    def _names_board(self, at: int) -> bool:
        """`Board 7`, `etuiul numărul 7`, `astuccio n. 7`."""
        at -= self.story.word(at) == "." and self.story.word(at - 1) in ABBREVIATED
        said = self.story.said_between
        return "board" in (said(at - 1, at - 1) if "number-word" in said(at, at) else said(at, at))

    @cached_property
    def declarer(self) -> Seat | None:
        dummy = self._called("dummy")
        found = (
            self._called("declarer")
            or self._declarer
            or self._against()
            or self._bid_of()
            or self._declares()
            or self._plays_contract()
            or self._is_in()
        )
        of = (self._dummy_of(item) for item in self.story.of("role") if item.value == "dummy")
        return found or (dummy.partner if dummy else None) or next(filter(None, of), None) or self._designator()

    def _designator(self) -> Seat | None:
        """Whoever calls a card of dummy, or leads from there."""
        for concept in self.story.concepts(DESIGNATING):
            if self.story.says("dummy", "from-dummy") and (who := self.subject(concept.first, plain=True)):
                return who
        for concept in self.story.concepts({"lead"}):
            if "from-dummy" in self.story.said_between(concept.last + 1, concept.last + NEAR + 2):
                return self.subject(concept.first, plain=True)
        return None

    def _called(self, role: str) -> Seat | None:
        """The player who stands next to a role: `South, declarer`, `dealer North`, `declarer (North)`."""
        story = self.story
        for item in story.of("role"):
            if item.value != role or story.said_between(max(0, item.first - BELIEF), item.first - 1) & BELIEVED:
                continue
            if role == "dummy" and self._dummy_of(item):
                continue
            if role == "declarer" and self._is_partners(item):
                continue
            if (who := self._as(item) or self._aside(item)) is not None:
                return who
            near = [
                other
                for other in story.of("seat")
                if story.sentence(other.first) == story.sentence(item.first) and _gap(item, other) <= NEAR
            ]
            near = [other for other in near if self._simply_between(item, other) and not self._goes_on(item, other)]
            if near:
                inside = item.last + 2 if story.word(item.last + 1) == "(" else -1  # declarer (South)
                nearest = min(near, key=lambda other: (other.first != inside, _gap(item, other), other.first))
                return nearest.value  # type: ignore[no-any-return]
        return None

    def _is_partners(self, declarer: Item) -> bool:
        """`Declarer's partner, South`, `il compagno del dichiarante`: not declarer; not `del dichiarante Est`."""
        if self.story.seat_at(declarer.last + 1):
            return False
        for item in self.story.of("role"):
            behind = item.value == "partner" and 0 < declarer.first - item.last <= 2
            before = item.value == "partner" and item.first == declarer.last + 2 and self.has_s(declarer)
            between = range(item.last + 1, declarer.first)
            if (behind and all(self.small(at, at + 1) or self.story.means(at, 1, "of") for at in between)) or before:
                return True
        return False

    def _as(self, role: Item) -> Seat | None:
        """`West opened 1C as dealer, North 1NT`: whoever acts in the clause."""
        story = self.story
        if role.value not in OFFICES or not story.means(role.first - 1, 1, "at"):
            return None
        clause = range(role.first - 1, -1, -1)
        start = next((at for at in clause if story.word(at) in BREAKS), -1)
        acting = [i for i in story.of("seat") if start < i.first < role.first and not self.is_object(i)]
        return acting[-1].value if acting else None

    def opens(self, at: int) -> bool:
        """Whether an `in` stands here at the head of what is said, or behind the word that somebody declares."""
        story = self.story
        named = any(story.means(at, 1, kind) for kind in ("at", "of", "on"))
        head = at == 0 or story.word(at - 1) in BREAKS
        return named and (head or bool(story.said_between(max(0, at - 2), at - 1) & {"contract", "declares"}))

    def _dummy_of(self, dummy: Item) -> Seat | None:
        """`Il morto di Ovest`, `West's dummy`: declarer, by his dummy."""
        for item in self.story.of("seat"):
            behind = 0 < item.first - dummy.last <= NEAR and self.small(dummy.last + 1, item.first - 1)
            if (behind and self.is_by(item)) or (dummy.first == item.last + 2 and self.has_s(item)):
                return item.value  # type: ignore[no-any-return]
        return None

    def _aside(self, role: Item) -> Seat | None:
        """`E 1♦ (dealer), S 1♥`, `Sud apre 3 picche (era dealer)`: the player before a bracket that says only this."""
        story = self.story
        first = next((at for at in range(role.first - 1, role.first - NEAR, -1) if story.word(at) == "("), None)
        if first is None or story.word(role.last + 1) != ")" or not self.small(first + 1, role.first):
            return None
        before = [item for item in story.of("seat") if first - REACH <= item.last < first]
        return before[-1].value if before else None

    def _goes_on(self, role: Item, player: Item) -> bool:
        """`East is dealer, North passes`: a player behind a comma of whom more is told."""
        behind = self.story.word(player.last + 1)
        return self.story.word(role.last + 1) == "," and player.first == role.last + 2 and behind.isalnum()

    def _simply_between(self, one: Item, other: Item) -> bool:
        """Nothing but small words and marks between them."""
        first, last = sorted((one, other), key=lambda item: item.first)
        return all(
            self.small(at, at + 1)
            or (one is first and (self.story.means(at, 1, "at") or self.story.means(at, 1, "my")))
            or (other is first and self.story.means(at, 1, "and"))  # I was South and dealer
            for at in range(first.last + 1, last.first)
        )

    def small(self, first: int, end: int) -> bool:
        fill = tongue(self.story.language).fill
        return all(
            not self.story.word(at).isalnum() or self.story.word(at) in fill or self.story.means(at, 1, "i_am")
            for at in range(first, end)
        )

    def joined(self, first: int, end: int) -> bool:
        """Whether only an `and` or a comma stands here."""
        return all(self.small(at, at + 1) or self.story.means(at, 1, "and") for at in range(first, end))

    def _is_in(self) -> Seat | None:
        """`South was in 5C`, `East, in 3NT`; `il contratto di Sud`, where the play is what the story is about."""
        story = self.story
        if not (story.terms & PLAY or story.cards):
            return None
        for bid in story.bids:
            before = [item for item in story.of("seat") if 0 < bid.first - item.last <= NEAR + 1]
            for item in before[-1:]:
                between = range(item.last + 1, bid.first)
                inside = any(story.means(at, 1, "at") for at in between)
                if inside and all(story.means(at, 1, "at") or self.small(at, at + 1) for at in between):
                    return item.value  # type: ignore[no-any-return]
        for suit in story.of("suit"):  # la cupă, declarant Nord; in hearts by North
            for item in story.of_sentence("seat", story.sentence(suit.first)):
                near = (
                    0 < item.first - suit.last <= NEAR and not story.said_between(suit.last + 1, item.first - 1) & PLAY
                )
                if near and self.is_by(item) and self.opens(suit.first - 1):
                    return item.value  # type: ignore[no-any-return]
        for concept in story.concepts({"contract", "contract-of"}):
            for item in story.of_sentence("seat", story.sentence(concept.first)):
                near = 0 < item.first - concept.last <= NEAR + 1 and self.small(concept.last + 1, item.first - 1)
                if near and self.is_by(item):
                    return item.value  # type: ignore[no-any-return]
                if concept.first == item.last + 2 and concept.name == "contract" and self.has_s(item):
                    return item.value  # type: ignore[no-any-return]
        for concept in story.concepts({"contract"}):  # contract în cupe la Est
            if {"declares", "play"}.isdisjoint(story.said_between(concept.first, concept.last)):
                for item in story.of_sentence("seat", story.sentence(concept.first)):
                    within = range(concept.last + 1, item.first)
                    if 0 < len(within) <= REACH and self._is_at(item.first - 1) and self._names(within):
                        return item.value  # type: ignore[no-any-return]
        for concept in story.concepts({"contract"}):  # the contract of South
            for at in range(concept.last + 1, concept.last + NEAR + 2):
                if (found := story.at("seat", at)) and self.is_by(found) and self._is_aside(concept.last + 1, at - 1):
                    return found.value  # type: ignore[no-any-return]
        return None

    def _is_at(self, at: int) -> bool:
        return any(self.story.means(at, 1, kind) for kind in ("at", "on"))

    def _names(self, within: range) -> bool:
        """Whether nothing but a bid or a suit, and small words, stands here."""
        named: tuple[ItemKind, ...] = ("call", "suit", "card")
        return all(
            self._is_at(at)
            or self.story.means(at, 1, "of")
            or any(self.story.at(kind, at) for kind in named)
            or (self.small(at, at + 1) and self.story.word(at).isalnum())
            for at in within
        )

    def _declares(self) -> Seat | None:
        """`West, declaring`, `South's playing it`, `giocava Sud`, `Est declara`: a player next to such words."""
        story = self.story
        for at in range(len(story.tokens)):
            length = next((long for long in (4, 3, 2, 1) if story.means(at, long, "declaring")), 0)
            if not length or self._then_card(at + length):
                continue
            if behind := story.seat_at(at + length):
                return behind
            before = [i for i in story.of_sentence("seat", story.sentence(at)) if i.last < at]
            named = bool(before) and (not self.is_object(before[-1]) or self._is_with(before[-1], at))
            if named and self._is_aside(before[-1].last + 1, at):
                return before[-1].value  # type: ignore[no-any-return]
        return None

    def _is_with(self, item: Item, at: int) -> bool:
        """`With North declaring`."""
        return item.last + 1 == at and self.story.means(item.first - 1, 1, "holding")

    def _then_card(self, at: int) -> bool:
        """Whether a card follows, before any mark: who plays that plays no contract."""
        ahead = takewhile(lambda near: self.story.word(near).isalnum(), range(at, at + NEAR))
        return any(self.story.at("card", near) for near in ahead)

    def _is_aside(self, first: int, end: int) -> bool:
        """Small words and marks, or `who`: North, che giocava; West was the one who plays the hand."""
        between = [at for at in range(first, end) if self.story.word(at) not in RELATIVE | {"one", "s"}]
        return len(between) <= NEAR and all(self.small(at, at + 1) for at in between)

    def _plays_contract(self) -> Seat | None:
        """`South plays 4S`, `South declares.`, `Gioca Sud.`"""
        story = self.story
        for concept in story.concepts({"bid"}):  # Dichiara Sud.
            alone = story.lengths[story.sentence(concept.first)] == 2
            who = story.seat_at(concept.last + 1) or story.seat_at(concept.first - 1)
            dummy = any(story.at("role", concept.last + ahead) for ahead in (1, 2))  # che fa il morto
            if story.word(concept.first - 1) in RELATIVE and not (dummy or self._then_bid(concept.last)):
                who, alone = story.seat_at(concept.first - 2) or story.seat_at(concept.first - 3), True
            if who and alone and story.terms & PLAY:
                return who
        for concept in story.concepts({"contract", "declares", "comes-to-play"}):
            sentence = story.sentence(concept.first)
            last = concept.last + 1
            if self.story.means(last + 1, 1, "at") and story.at("seat", last + 2):  # joc eu în Vest
                last += 2 * (story.seat_at(last) is story.seat_at(last + 2))
            alone = self._stands_alone(concept.first, last) and story.word(last + 1) != ":"
            then = self._then_bid(concept.last + 1, 2) or self._then_trumps(concept.last + 1)
            if (who := story.seat_at(concept.last + 1)) and (then or (alone and concept.name != "comes-to-play")):
                return who
            if concept.name == "declares" and (who := self._just_plays(concept.first, concept.last)):
                return who
            before = (story.at("seat", at) for at in range(concept.first - NEAR - 1, concept.first))
            for item in (item for item in before if item and story.sentence(item.first) == sentence):
                gap = concept.first - item.last - 1
                near = 0 <= gap <= 1 or (gap <= NEAR and self.small(item.last + 1, concept.first))
                if gap >= 0 and near and self._then_bid(concept.last):
                    return item.value  # type: ignore[no-any-return]
            seats = story.of_sentence("seat", sentence)
            if (
                concept.name != "comes-to-play"
                and len(seats) == 1
                and story.lengths[sentence] <= SHORT
                and not story.of_sentence("card", sentence)
            ):
                return seats[0].value  # type: ignore[no-any-return]
        return None

    def _just_plays(self, first: int, last: int) -> Seat | None:
        """`Nord gioca, Est in difesa`, `Est, care joacă, cere`: the player before the verb, with nothing behind it."""
        if self.story.word(last + 1).isalnum():
            return None
        head = first - 1 - (self.story.word(first - 1) in RELATIVE)
        head -= self.story.word(head) == ","
        item = self.story.at("seat", head)
        told = head < first - 2  # e Sud, che gioca, chiede
        apart = item is not None and (told or not self.story.word(item.first - 1).isalnum())
        return item.value if item and apart and self.story.word(last + 1) != ":" else None

    def _against(self) -> Seat | None:
        """`Against North’s 5♦`, `împotriva lui Sud care juca 2 pici`."""
        story = self.story
        for item in story.of("seat"):
            words = [story.word(item.first - back) for back in (3, 2, 1)]
            if AGAINST.intersection(words) and (self._then_bid(item.last, NEAR) or story.says(*PLAY)):
                return item.value  # type: ignore[no-any-return]
        return None

    def _stands_alone(self, first: int, last: int) -> bool:
        """Whether these tokens stand between marks, or the ends of the story."""
        joined = self.story.means(first - 1, 1, "and")  # ero Sud e gioca Ovest
        return not self.story.word(last + 1).isalnum() and (joined or not self.story.word(first - 1).isalnum())

    def _then_trumps(self, at: int) -> bool:
        """`Gioca Sud a senz'atout`, `South was playing in spades`."""
        story = self.story
        named = any(story.means(at + 1, 1, kind) for kind in ("at", "of"))
        return named and any(story.at("suit", at + ahead) for ahead in (2, 3))

    def _then_bid(self, at: int, within: int = NEAR) -> bool:
        calls = (self.story.at("call", at + ahead) for ahead in range(1, within + 1))
        return any(item and item.first > at for item in calls)

    def _bid_of(self) -> Seat | None:
        """`3NT by West`, `East's four hearts`, where the play is what the story is about."""
        story = self.story
        if not (story.terms & PLAY or story.cards):
            return None
        bids = story.bids
        if not story.says("contract") and (len(bids) != 1 or story.says(*EXPLAINED)):
            bids = tuple(bid for bid in bids if self._stands_out(bid))
        for bid in bids:
            for item in story.of("seat"):
                if story.sentence(item.first) != story.sentence(bid.first):
                    continue
                in_seat = item.first == bid.last + 2 and self.story.means(item.first - 1, 1, "at")  # 3SA in Nord
                by = 0 < item.first - bid.last <= 4 and self.is_by(item) and self._simply(bid.last + 1, item.first - 1)
                in_seat = in_seat or (len(story.of("call")) == 1 and self._on(item, bid))  # 2♠ la Est
                if by or in_seat:
                    return item.value  # type: ignore[no-any-return]
                if item.first == bid.last + 1 and self._stands_alone(bid.first, item.last):  # 4H W.
                    return item.value  # type: ignore[no-any-return]
                if bid.first - item.last == 2 and self.has_s(item):
                    return item.value  # type: ignore[no-any-return]
        return None

    def _stands_out(self, bid: Item) -> bool:
        """The highest bid that is told, and the only call of its sentence: `4♥ di Est. Nord aveva ritirato 1♠.`"""
        here = self.story.of_sentence("call", self.story.sentence(bid.first))
        return len(here) == 1 and all(one is bid or bid.value.supersedes(one.value) for one in self.story.bids)

    def _on(self, item: Item, bid: Item) -> bool:
        return item.first == bid.last + 2 and self.story.means(item.first - 1, 1, "on")

    def _simply(self, first: int, last: int) -> bool:
        return not (
            self.story.said_between(first, last)
            - {"contract", "declares", "play", "double", "redouble", "made-down", "after-call"}
        )

    def is_by(self, item: Item) -> bool:
        """Whether a word like `by` stands before a player."""
        for length in (1, 2):
            words = [self.story.word(item.first - back) for back in range(length, 0, -1)]
            taken, meant = self.story.speeches.longest(words, 0)
            if taken == length and any(said.kind == "by" for said in meant):
                return True
        return False

    def is_object(self, item: Item) -> bool:
        comma = self.story.word(item.last + 1) == ","
        if self.story.word(item.last + 1 + comma) in RELATIVE:  # it was North who led; when East, who was asleep, led
            return False
        named = self.story.at("seat" if item.kind == "role" else "role", item.first - 1)
        return self.follows_object(named or item)  # with North declarer, to declarer South

    def follows_object(self, item: Item) -> bool:
        for length in (1, 2):
            words = [self.story.word(item.first - back) for back in range(length, 0, -1)]
            taken, meant = self.story.speeches.longest(words, 0)
            if taken == length and any(said.kind == "object" for said in meant):
                return True
        return False

    @cached_property
    def first_acting(self) -> Seat | None:
        """The first player who is no more than spoken of: `Est allunga la mano e sfila a Sud una carta`."""
        return next((i.value for i in self.story.of("seat") if not (self.is_object(i) or self._owns(i))), None)

    @cached_property
    def first_named(self) -> Seat | None:
        return next((item.value for item in self.story.of("seat")), None)

    def nearest(self, at: int) -> Seat | None:
        """Whose it is that is spoken of here: the nearest player before, in the same sentence, else behind."""
        here = self.story.of_sentence("seat", self.story.sentence(at))
        before = [item for item in here if item.first < at]
        return before[-1].value if before else here[0].value if here else None

    def subject(self, at: int, *, plain: bool = False) -> Seat | None:
        """Who does what the word at this place says."""
        item = self.doer(at)
        return self._who(item, plain=plain) if item else None

    def doer(self, at: int) -> Item | None:
        """Whom it befell, the nearest player before a verb, else one behind a `by`, else the last one of the sentences
        before."""
        story = self.story
        sentence = story.sentence(at)
        before = [i for i in story.of("seat", "role") if i.last < at and story.sentence(i.first) == sentence]
        before = [i for i in before if story.bracket(i.first) in (0, story.bracket(at))] or before
        if before and before[-1].kind == "seat" and self._befell(before[-1], at):
            return before[-1]
        for item in reversed(before):
            if not (self.is_object(item) or self._owns(item) or (item.kind == "role" and item.value in NOT_DOING)):
                return self._in_person(item)
        after = [i for i in story.of("seat", "role") if i.first > at and story.sentence(i.first) == sentence]
        for item in after:
            if self.is_by(item) and not story.at("suit", item.first - 2):  # not: sulle fiori di Est
                return item
        after = [item for item in after if self._follows(item, at)]
        if after and not before and (len(after) == 1 or after[0].first - at <= 1):
            inside = after[0].kind == "role" and story.means(after[0].first - 1, 1, "at")  # revendică …, în mort
            return after[0] if not (inside or self.is_object(after[0]) or self._owns(after[0])) else None
        if before and before[-1].kind == "seat" and at - before[-1].last <= NEAR:  # a Sud è caduta una carta
            return before[-1]
        earlier = [i for i in story.of("seat") if story.sentence(i.first) < sentence and not self.is_object(i)]
        earlier = [i for i in earlier if not self._owns(i)] or earlier
        return earlier[-1] if earlier and not before and not after else None

    def _follows(self, item: Item, at: int) -> bool:
        """`Gioca Sud`: a player behind the verb in its clause; not `showed his hand, without the trump of West`."""
        return all(token.text not in BREAKS for token in self.story.tokens[at + 1 : item.first])

    def _befell(self, item: Item, at: int) -> bool:
        """`Lui Vest i-a căzut`, `a Sud è caduta`: a player at the head of a clause, right before what befell him."""
        return self.befell(item) and at - item.last <= NEAR + 1 and self.small(item.last + 1, at)

    def befell(self, item: Item) -> bool:
        """Whether a player stands so at the head of a clause."""
        head = item.first - 2
        opens = head < 0 or not self.story.word(head).isalnum() or self.story.word(head) in ("si", "e", "ed", "and")
        return opens and self.is_by(item)

    def _owns(self, item: Item) -> bool:
        """`North's cards`, `le carte di Nord`: a player who only has something to do with it."""
        the_hand = self.story.means(item.first - 1, 1, "the") and self.story.said_between(item.last + 1, item.last + 1)
        return self.has_s(item) or (item.first > 0 and self.is_by(item)) or bool(the_hand and the_hand & {"hand-word"})

    def has_s(self, item: Item) -> bool:
        """`North's`."""
        at = item.last + 1
        return self.story.word(at) == "s" and self.story.tokens[at].owned

    def _in_person(self, item: Item) -> Item:
        """`North, defender`: the player himself."""
        if item.kind == "role" and item.value == "defender":
            for other in self.story.of_sentence("seat", self.story.sentence(item.first)):
                if _gap(item, other) <= NEAR and self._simply_between(item, other):
                    return other
        return item

    def part(self, item: Item | None) -> str:
        """`declarer`, `dummy` or `defender`, where it is known."""
        if item is None:
            return ""
        if item.kind == "role":
            return item.value if item.value in PARTS else ""
        if not self.declarer:
            return ""
        seats = {self.declarer: "declarer", self.declarer.partner: "dummy"}
        return seats.get(item.value, "defender")

    @cached_property
    def spreading(self) -> Seat | None:
        """Who is to be dummy: `wanted N as dummy`."""
        roles = [item for item in self.story.of("role") if item.value == "dummy"]
        before = (self.story.at("seat", item.first - back) for item in roles for back in (1, 2))
        return next((item.value for item in before if item), None)

    @cached_property
    def turn(self) -> Seat | None:
        """Whose turn it was: `it was West to lead`, `toccava a Nord`, `era rândul lui Sud`."""
        story = self.story
        if story.says("lead", "turn") and (who := self._replaced()):
            return who
        out_of_turn = {at for out in story.concepts(NO_TURN) for at in range(out.first, out.last + 1)}
        for concept in story.concepts(TURN):
            if concept.first in out_of_turn:
                continue
            near = [
                item
                for item in story.of("seat", "role")
                if story.sentence(item.first) == story.sentence(concept.first)
                and (0 < concept.first - item.last <= 3 or concept.first <= item.first <= concept.last + 4)
                and (item.kind == "seat" or item.value == "partner")
                and (
                    item.first <= concept.last or self.is_object(item) or self.is_by(item) or concept.name != "on-lead"
                )
            ]
            if not near:
                continue
            item = min(near, key=lambda item: (not self._turn_of(concept.last, item), abs(item.first - concept.first)))
            if item.kind == "seat":
                return item.value  # type: ignore[no-any-return]
            doer = self.doer(item.first)
            return doer.value.partner if doer and doer.kind == "seat" else None
        return None

    def _replaced(self) -> Seat | None:
        """`North led instead of South`, `Attacco di Nord invece che di Sud`."""
        for concept in self.story.concepts(INSTEAD):
            near = (self.story.at("seat", at) for at in range(concept.last + 1, concept.last + NEAR + 1))
            item = next(filter(None, near), None)
            if (
                item
                and (self.is_by(item) or concept.last > concept.first)
                and self.small(concept.last + 1, item.first - 1)
            ):
                return item.value  # type: ignore[no-any-return]
        return None

    def _turn_of(self, at: int, item: Item) -> bool:
        """`The turn of North`: a player behind the word, with a small one before him."""
        return item.first > at and (self.is_by(item) or self.is_object(item))

    def person(self, item: Item) -> Seat | None:
        return self._who(item, plain=False)

    def _who(self, item: Item, *, plain: bool) -> Seat | None:
        if item.kind == "seat":
            return item.value  # type: ignore[no-any-return]
        if plain:
            return None
        if item.value == "declarer":
            return self.declarer
        return self.declarer.partner if item.value == "dummy" and self.declarer else None


def _gap(one: Item, other: Item) -> int:
    first, last = sorted((one, other), key=lambda item: item.first)
    return last.first - first.last - 1
