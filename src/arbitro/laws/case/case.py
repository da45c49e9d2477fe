"""A case: a situation under an edition and regulations, with the answers known so far.

A procedure reads facts with `ask`, adds what it finds with `apply`, `review` and `considered`, and ends with `rule` or
`refer`. If an answer is missing, `ask` raises `Pending` with the question; with the answer added the procedure simply
runs again.
"""

from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from fractions import Fraction
from itertools import islice
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar, cast

from msgspec import structs

from arbitro.book.clause import Clause
from arbitro.book.edition import E1997, E2007, E2017, Edition
from arbitro.book.problem import Place, Problem, ProblemsFound
from arbitro.bridge.calls import Call
from arbitro.bridge.cards import Card
from arbitro.bridge.contract import Contract
from arbitro.bridge.deal import Deal
from arbitro.bridge.seats import Seat
from arbitro.laws.case.citation import Cited, Unless, numbered
from arbitro.laws.case.effect import (
    AdjustedScore,
    AnyEffect,
    AuctionContinues,
    AuctionEnds,
    CardRemoved,
    CardRestored,
    Information,
    NoRectification,
    ScoreKind,
)
from arbitro.laws.case.question import AnswerKind, Examples, Party, Question, Source, identity_of
from arbitro.laws.case.ruling import Considered, Fact, Option, Pending, QuestionPut, Referral, Review, Ruling
from arbitro.regulations.key import EditionKey, Key
from arbitro.regulations.pack import Pack

if TYPE_CHECKING:
    from arbitro.laws.case.procedure import Procedure

S = TypeVar("S")
T = TypeVar("T")

Answers = Mapping[str, object]
"""Plain answers by identity: `accepted@W`, or `accepted` for whatever it is about; none for what is to be asked."""

Classes = Mapping[str, Iterable[T]]
"""The answers that a law treats alike, under a name."""

About = Seat | Card | Call | int | str

Around = Callable[["Procedure"], "Procedure"]
"""What runs in front of every procedure that a case goes through, as screens do (80B2(e))."""

DoubleDummy = Callable[[Deal, Contract, tuple[Card, ...]], int | None]
"""Declarer's tricks after these cards, as the cards lie; none where no solver is at hand."""


CITED = (str, Clause, Unless)
TURN = (AuctionContinues, AuctionEnds)
UNNAMED = (CardRestored, CardRemoved)
WITHDRAWN = frozenset({"withdrawn_call", "withdrawn_call_of_lho", "withdrawn_card", "withdrawn_action"})

SCORED_BY: Mapping[Edition, Mapping[ScoreKind, tuple[Clause, ...]]] = {
    E1997: {
        ScoreKind.ASSIGNED: (Clause("12C2"),),
        ScoreKind.ARTIFICIAL: (Clause("12C1"),),
        ScoreKind.DIRECTORS: (Clause("12C"),),
    },
    E2007: {
        ScoreKind.ASSIGNED: (Clause("12C1(a)"),),
        ScoreKind.ARTIFICIAL: (Clause("12C2(a)"),),
        ScoreKind.DIRECTORS: (Clause("12C1(a)"),),
    },
    E2017: {
        ScoreKind.ASSIGNED: (Clause("12C1(a)"), Clause("12C1(b)")),
        ScoreKind.ARTIFICIAL: (Clause("12C2(a)"),),
        ScoreKind.DIRECTORS: (Clause("12C1(a)"),),
    },
}
"""Where Law 12 says what an adjusted score is, whatever law gives it."""


class Answered(NamedTuple):
    """A question that a run came through: under which clause, and the class of the answer that it got."""

    identity: str
    question: str
    clause: str
    answer: str


class Referred(NamedTuple):
    """Where a run went on with another procedure, and how much it had found by then."""

    what: str
    situation: Any
    clauses: int
    effects: int


class Case(Generic[S]):
    """One run of one procedure. Not a value: it lives only while the procedure runs."""

    __slots__ = (
        "_answers", "_clauses", "_considered", "_effects", "_facts", "_follow", "_given", "_log", "_options", "_path",
        "_reviews", "around", "assumes", "double_dummy", "edition", "hides", "law", "regulations", "situation", "trail",
        "used",
    )  # fmt: skip

    def __init__(
        self,
        law: str,
        situation: S,
        edition: Edition,
        regulations: Pack,
        answers: Answers,
        *,
        follow: bool = True,
        assumes: bool = False,
        hides: bool = False,
        log: Answers | None = None,
        trail: list[Answered | Referred] | None = None,
        double_dummy: DoubleDummy = lambda *_: None,
    ) -> None:
        self.law = law
        self.situation = situation
        self.edition = edition
        self.regulations = regulations
        self.used: set[str] = set()  # the answers that were asked for
        self.assumes = assumes  # the usual, where nobody says otherwise
        self.hides = hides  # hands: who has one card to choose from is asked like who has several
        self.trail = trail  # of whoever wants to know the way
        self.double_dummy = double_dummy  # a guide, which decides nothing
        self.around: Around = lambda procedure: procedure
        self._answers = answers
        self._log = log or {}
        self._follow = follow
        self._given: dict[str, tuple[Question[Any], Any]] = {}
        self._facts: list[Fact] = []
        self._clauses: list[str] = []
        self._path: list[str] = [law]
        self._effects: list[AnyEffect] = []
        self._options: list[Option] = []
        self._reviews: list[Review] = []
        self._considered: list[Considered] = []

    # -- facts -------------------------------------------------------------------------------------------------

    def ask(
        self,
        question: Question[T],
        *,
        about: About | None = None,
        of: Seat | Party | None = None,
        clause: Cited = "",
        among: Classes[T] | None = None,
        since: Edition | None = None,
        until: Edition | None = None,
        tell: Iterable[str] = (),
        legal: Iterable[T] = (),
    ) -> T:
        """The answer to a question, or what is usual; raises `Pending` if nobody has given it.

        `about` is part of its identity, `of` is the player it is put to, `among` says which answers are possible,
        in classes that the law treats alike; `tell` is what he hears before he chooses, `legal` what he may choose
        where he could do something else. Before the edition `since` or after `until` the law does not ask: no.
        """
        if not self._is_of(since, until):
            return question.read(False)
        id = question.id
        topic = "" if about is None else str(plain(about))
        identity = identity_of(id, topic)
        if identity in self._given:
            asked, known = self._given[identity]
            if asked is not question:
                raise AssertionError(f"{identity} has two meanings")
            self._would_ask(id, topic, of)
            return cast(T, known)
        put_to = of or question.put_to
        answers, source = self._answers, question.source
        key = identity if identity in answers else id
        if is_given := key in answers:
            self.used.add(key)
        if answers.get(key) is not None:
            if source is Source.LOG:
                source = Source.DIRECTOR
        else:
            answers, source = self._log, Source.LOG
            key = identity if identity in answers else id
            if key not in answers and self.assumes and question.usual is not None and not is_given:
                answers, source, key = {id: plain(question.usual)}, Source.ASSUMED, id
            is_hidden = self.hides and question.kind is AnswerKind.CARD and question.source is Source.PLAYER
            if key not in answers and not is_hidden and (only := _only(among)):  # nothing else is possible
                self.follows(question, only[0], about=about)
                self._would_ask(id, topic, of)
                return only[0]
            if key not in answers:
                put = QuestionPut(
                    id,
                    question.kind,
                    plain(put_to),
                    self.clause(clause) if clause else self.law,
                    topic,
                    question.weigh,
                    facts=tuple(self._facts),
                    tell=tuple(tell),
                    legal=tuple(plain(choice) for choice in legal) or _numbers(question, among),
                )
                raise Pending(put, _classes(question, among))
        value = self._read(question, identity, answers[key], among)
        self._given[identity] = (question, value)
        if self.trail is not None:
            taken = next((name for name, members in _classes(question, among) if value in members), "")
            self.trail.append(Answered(identity, id, self.clause(clause) if clause else self.law, taken))
        shown, asked_of = plain(value), plain(put_to)
        disputed = self._disputed(question, identity, shown) if self._log else None
        self._facts.append(Fact(id, topic, shown, source, asked_of, disputed))
        if question.source is Source.PLAYER:
            self._options.append(Option(identity, asked_of, shown))
        return value

    def _would_ask(self, id: str, topic: str, of: Seat | Party | None) -> None:
        """Whom a question would have been put to, of which the answer follows: so it is said with his name."""
        if isinstance(of, Seat):
            for at, fact in enumerate(self._facts):
                if fact.id == id and fact.about == topic and not fact.put_to:
                    self._facts[at] = structs.replace(fact, put_to=of.value)

    def met(
        self,
        question: Question[bool],
        *,
        clause: Cited,
        about: About | None = None,
        of: Seat | Party | None = None,
        since: Edition | None = None,
        until: Edition | None = None,
    ) -> bool:
        """Whether the condition of a clause is met; if it is not, the clause was considered and does not apply."""
        met = self.ask(question, about=about, of=of, clause=clause, since=since, until=until)
        if not met:
            self.considered(clause, question, since=since, until=until)
        return met

    def _disputed(self, question: Question[T], identity: str, shown: object) -> Any:
        """What the log says instead, if somebody contradicts it (84, 85): both are kept."""
        said = self._log.get(identity, self._log.get(question.id))
        return said if said != shown else None

    def _read(self, question: Question[T], identity: str, raw: object, among: Classes[T] | None) -> T:
        try:
            value = question.read(raw)
        except ProblemsFound as trouble:
            raise ProblemsFound(
                Problem(p.kind, Place(tag=identity, index=p.where.index), p.found, p.expected) for p in trouble.problems
            ) from None
        if among is not None:
            for members in among.values():
                if value in members:
                    return value
            expected = " ".join(str(plain(member)) for members in among.values() for member in members)
            raise ProblemsFound([Problem("answer-impossible", Place(tag=identity), str(plain(value)), expected)])
        return value

    def computed(self, id: str, value: object, about: About | None = None) -> None:
        """Records a fact that follows from the situation, once."""
        fact = Fact(id, "" if about is None else str(plain(about)), plain(value), Source.COMPUTED)
        if fact not in self._facts:
            self._facts.append(fact)

    def follows(self, question: Question[T], value: T, *, about: About | None = None) -> None:
        """Records what earlier answers imply: the question is not asked any more."""
        identity = question.id if about is None else f"{question.id}@{plain(about)}"
        if identity not in self._given:
            self._given[identity] = (question, value)
            self.computed(question.id, value, about)

    def known(self, question: Question[T], *, about: About | None = None) -> T | None:
        """What was answered already, or follows; nothing is asked."""
        identity = question.id if about is None else f"{question.id}@{plain(about)}"
        return cast(T, self._given[identity][1]) if identity in self._given else None

    def told(
        self, question: Question[T], *, about: About | None = None, clause: Cited = "", of: Seat | None = None
    ) -> T | None:
        """What somebody has said of his own accord: where asking would seldom be worth it, or he had no right to."""
        return self.ask(question, about=about, of=of, clause=clause) if self.is_told(question, about=about) else None

    def is_told(self, question: Question[Any], *, about: About | None = None) -> bool:
        """Whether somebody has answered it, asked or not."""
        names = {question.id, identity_of(question.id, "" if about is None else str(plain(about)))}
        return not names.isdisjoint(self._answers) or not names.isdisjoint(self._log)

    def happened(
        self, question: Question[bool], result: Question[Any], *, about: About, result_about: About, clause: Cited
    ) -> bool:
        """Whether something has happened already: it has, if it is told what came of it."""
        if not self.is_told(question, about=about) and self.is_told(result, about=result_about):
            self.follows(question, True, about=about)
        return self.ask(question, about=about, clause=clause)

    def regulated(self, key: Key[T] | EditionKey[T]) -> T:
        """What the authority has decided, recorded as a fact about the article that decides it."""
        if isinstance(key, EditionKey):
            setting = self.regulations.setting(key, self.edition)
        else:
            setting = self.regulations.setting(key)
        if key.name not in self._given:
            self._given[key.name] = (cast(Any, key), setting.value)
            value = plain(setting.value)
            self._facts.append(Fact(key.name, setting.source, value, Source.REGULATION, pack=setting.pack))
        return cast(T, setting.value)

    @property
    def clauses(self) -> tuple[str, ...]:
        """Applied so far."""
        return tuple(self._clauses)

    @property
    def effects(self) -> tuple[AnyEffect, ...]:
        """Found so far."""
        return tuple(self._effects)

    @property
    def computed_facts(self) -> tuple[Fact, ...]:
        """What was computed so far."""
        return tuple(fact for fact in self._facts if fact.source is Source.COMPUTED)

    @property
    def path(self) -> tuple[str, ...]:
        """The laws gone through so far."""
        return tuple(self._path)

    @property
    def mentioned(self) -> tuple[str, ...]:
        """Clauses to be reviewed later, or considered and not applied."""
        left_out = (
            considered.clause
            for considered in self._considered
            if not considered.pack and considered.clause not in self._clauses
        )
        return (*(review.clause for review in self._reviews), *left_out)

    # -- the ruling --------------------------------------------------------------------------------------------

    def clause(self, cited: Cited) -> str:
        """The clause as the edition of the case numbers it."""
        return numbered(cited, self.edition)

    def _is_of(self, since: Edition | None, until: Edition | None) -> bool:
        return (since or self.edition) <= self.edition <= (until or self.edition)

    def apply(self, *items: Cited | AnyEffect, since: Edition | None = None, until: Edition | None = None) -> None:
        """Adds clauses and effects, in order; some only since an edition or until one, both included.

        Nothing is said twice (two cards of one hand may be restored), and of whose turn it is only the last word. Where
        a law before has adjusted the score, no later one says that nothing is rectified. An adjusted score brings its
        clause of Law 12, what was withdrawn the clause that says who may use it.
        """
        if not self._is_of(since, until):
            return
        for item in items:
            if isinstance(item, CITED):
                clause = numbered(item, self.edition)
                if clause not in self._clauses:
                    self._clauses.append(clause)
                continue
            effects = self._effects
            if item in effects and not isinstance(item, UNNAMED):
                continue
            if isinstance(item, NoRectification) and any(isinstance(one, AdjustedScore) for one in effects):
                continue
            if isinstance(item, TURN):
                effects[:] = [effect for effect in effects if not isinstance(effect, AuctionContinues)]
            effects.append(item)
            if isinstance(item, AdjustedScore):
                self.apply(*SCORED_BY[self.edition][item.kind])
            elif isinstance(item, Information) and item.about in WITHDRAWN and not self._cites(item.clause):
                self._clauses.append(item.clause)

    def _cites(self, clause: str) -> bool:
        """Whether a clause applies already, or a part of it."""
        return any(cited.startswith(clause) for cited in self._clauses)

    def review(
        self,
        clause: Cited,
        question: Question[Any],
        when: str = "end_of_play",
        about: About | None = None,
        *,
        since: Edition | None = None,
        until: Edition | None = None,
    ) -> None:
        """Something to look at again later; about the offender if nothing else is named."""
        if not self._is_of(since, until):
            return
        review = Review(self.clause(clause), when, question.id, "" if about is None else str(plain(about)))
        if review not in self._reviews:
            self._reviews.append(review)

    def considered(
        self,
        clause: Cited,
        why_not: Question[Any] | str,
        *,
        since: Edition | None = None,
        until: Edition | None = None,
    ) -> None:
        """A clause that does not apply, and the fact for which it does not."""
        if not self._is_of(since, until):
            return
        why = why_not if isinstance(why_not, str) else why_not.id
        considered = Considered(self.clause(clause), why)
        if considered not in self._considered:
            self._considered.append(considered)

    def set_aside(self, key: EditionKey[Any]) -> None:
        """A norm that the authority has worded on an earlier edition and that this one settles otherwise."""
        for norm in self.regulations.set_aside(key, self.edition):
            self._considered.append(Considered(norm.source, "edition_prevails", norm.pack))

    def rule(self, *items: Cited | AnyEffect) -> Ruling:
        """The end of the procedure. What applies after all is not told among what does not."""
        self.apply(*items)
        return Ruling(
            int(self.edition),
            self.regulations.name,
            tuple(self._clauses),
            tuple(self._path),
            tuple(self._effects),
            tuple(self._options),
            tuple(self._reviews),
            tuple(considered for considered in self._considered if considered.clause not in self._clauses),
            tuple(self._facts),
        )

    def refer(self, what: str, situation: object) -> Ruling:
        """Another procedure goes on, with everything found so far."""
        from arbitro.laws.case.procedure import procedure  # the register knows the procedures, they know the case

        following = self.around(procedure(what, self.edition))
        if not self._follow:
            raise Referral(what, situation)
        if self.trail is not None:
            self.trail.append(Referred(what, situation, len(self._clauses), len(self._effects)))
        self._path.append(following.law)
        previous, self.law, self.situation = (self.law, self.situation), following.law, situation  # type: ignore[assignment]
        try:
            return following.run(self)
        finally:
            self.law, self.situation = previous


_PLAIN = frozenset({bool, str, int, type(None)})


def plain(value: object) -> Any:
    """A value as JSON has it."""
    if value.__class__ in _PLAIN:
        return value
    if isinstance(value, Enum):
        return value._value_
    if isinstance(value, tuple):
        return [plain(item) for item in value]
    return str(value) if isinstance(value, Fraction) else value


def _only(among: Classes[T] | None) -> tuple[T, ...]:
    """The one answer that is possible; empty where there are several, or whatever people write."""
    if any(isinstance(members, Examples) for members in (among or {}).values()):
        return ()
    possible = tuple(islice((member for members in (among or {}).values() for member in members), 2))
    return possible if len(possible) == 1 else ()


def _numbers(question: Question[T], among: Classes[T] | None) -> tuple[int, ...]:
    """The numbers that are possible, where not all are that the question takes."""
    if question.kind is not AnswerKind.NUMBER or any(isinstance(of, Examples) for of in (among or {}).values()):
        return ()
    return tuple(int(number) for members in (among or {}).values() for number in members)  # type: ignore[call-overload]


def _classes(question: Question[T], among: Classes[T] | None) -> tuple[tuple[str, tuple[T, ...]], ...]:
    if among is not None:
        return tuple((name, tuple(members)) for name, members in among.items() if members)
    return tuple((str(plain(answer)), (answer,)) for answer in question.answers)
