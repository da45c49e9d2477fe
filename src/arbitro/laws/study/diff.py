"""What changed between two editions: the trees of both, compared."""

from collections.abc import Collection, Iterator

import msgspec
from msgspec import Struct

from arbitro.book.clause import Clause
from arbitro.book.concordance import counterparts
from arbitro.book.edition import Edition
from arbitro.book.problem import refuse
from arbitro.laws.case.effect import AnyEffect, tag_of
from arbitro.laws.case.procedure import procedures, procedures_of
from arbitro.laws.study.explore import Leaf, Node, askings, describe, trees

Answers = tuple[tuple[str, str], ...]
"""Questions and the classes of their answers, in the order in which they were asked."""


class Sides(Struct, frozen=True):
    """What only the first edition has, and what only the second has."""

    first: tuple[str, ...]
    second: tuple[str, ...]

    def __bool__(self) -> bool:
        return bool(self.first or self.second)


class Moved(Struct, frozen=True):
    """A clause that has another number in the second edition."""

    first: str
    second: str


class Outcome(Struct, frozen=True):
    """Where the same answers lead in one edition."""

    clauses: tuple[str, ...]
    effects: tuple[AnyEffect, ...]
    refers_to: str = ""


class ChangedOutcome(Struct, frozen=True):
    """The same situation and the same answers, as far as both editions ask, and different outcomes.

    An edition that asks more has several outcomes.
    """

    situation: str  # in notation
    answers: Answers
    first: tuple[Outcome, ...]
    second: tuple[Outcome, ...]


class Difference(Struct, frozen=True):
    """How one kind of event is ruled on in two editions; a law of None means that the edition does not know it."""

    what: str
    editions: tuple[int, int]
    laws: tuple[str | None, str | None]
    clauses: Sides
    moved: tuple[Moved, ...]
    questions: Sides
    effects: Sides
    changed: tuple[ChangedOutcome, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.clauses or self.moved or self.questions or self.effects or self.changed)


def differences(first: Edition, second: Edition, law: str | None = None) -> tuple[Difference, ...]:
    """All events, or those of one law, in the order of the laws; only those that differ."""
    known = procedures()
    whats = {p.what for (_, edition), p in known.items() if edition in (first, second)}
    if law is not None:
        whats = {p.what for edition in (first, second) for p in procedures_of(law, edition)}

    def place(what: str) -> tuple[int, str]:
        return int((known.get((what, second)) or known[what, first]).law), what

    compared = (diff(what, first, second) for what in sorted(whats, key=place))
    return tuple(difference for difference in compared if difference)


def diff(what: str, first: Edition, second: Edition) -> Difference:
    """One kind of event in two editions."""
    known = procedures()
    here, there = known.get((what, first)), known.get((what, second))
    if here is None and there is None:
        raise refuse("unknown-event", found=what, expected=" ".join(sorted({name for name, _ in known})))
    old, new = _EditionTold(what, first), _EditionTold(what, second)
    clauses, moved = clause_changes(old.clauses, new.clauses, first, second)
    return Difference(
        what,
        (int(first), int(second)),
        (here.law if here else None, there.law if there else None),
        clauses,
        moved,
        sides_of(old.questions, new.questions),
        sides_of(old.effects, new.effects),
        tuple(_changed(old, new)),
    )


class _EditionTold:
    """What the trees of one edition say."""

    def __init__(self, what: str, edition: Edition) -> None:
        grown = trees(what, edition) if (what, edition) in procedures() else ()
        self.clauses: dict[str, None] = {}
        self.questions: dict[str, None] = {}
        self.effects: dict[str, None] = {}
        self.ends: list[tuple[str, Answers, Outcome]] = []
        for tree in grown:
            self.questions |= dict.fromkeys(asking.question for asking in askings(tree.root))
            situation = describe(tree.situation)
            for answers, leaf in _ends(tree.root, ()):
                self.clauses |= dict.fromkeys((*leaf.clauses, *leaf.mentioned))
                self.effects |= dict.fromkeys(tag_of(effect) for effect in leaf.effects)
                self.ends.append((situation, answers, _outcome(leaf)))

    def outcomes(self, common: set[str]) -> dict[tuple[str, Answers], list[Outcome]]:
        """Where answers lead, by the answers to the questions that both editions ask."""
        outcomes: dict[tuple[str, Answers], list[Outcome]] = {}
        for situation, answers, outcome in self.ends:
            shared = tuple((identity, answer) for identity, answer in answers if identity.partition("@")[0] in common)
            there = outcomes.setdefault((situation, shared), [])
            if outcome not in there:
                there.append(outcome)
        return outcomes


def _changed(old: _EditionTold, new: _EditionTold) -> Iterator[ChangedOutcome]:
    common = set(old.questions) & set(new.questions)
    before = old.outcomes(common)
    for (situation, answers), outcomes in new.outcomes(common).items():
        were = before.get((situation, answers))
        if were and {*map(_bare, were)} != {*map(_bare, outcomes)}:
            yield ChangedOutcome(situation, answers, tuple(were), tuple(outcomes))


def _ends(node: Node, answers: Answers) -> list[tuple[Answers, Leaf]]:
    if isinstance(node, Leaf):
        return [(answers, node)]
    return [end for b in node.branches for end in _ends(b.then, (*answers, (node.identity, b.answer)))]


def _outcome(leaf: Leaf) -> Outcome:
    return Outcome(leaf.clauses, leaf.effects, leaf.refers_to)


def _bare(outcome: Outcome) -> str:
    """The effects of an outcome, without the numbers of clauses."""
    return repr(([bare(effect) for effect in outcome.effects], outcome.refers_to))


def bare(effect: AnyEffect) -> str:
    """An effect without the number of a clause."""
    fields = msgspec.to_builtins(effect)
    return repr({key: value for key, value in fields.items() if key != "clause"})


def sides_of(first: Collection[str], second: Collection[str]) -> Sides:
    return Sides(tuple(x for x in first if x not in second), tuple(x for x in second if x not in first))


def clause_changes(
    old: Collection[str], new: Collection[str], first: Edition, second: Edition
) -> tuple[Sides, tuple[Moved, ...]]:
    """Clauses without a counterpart that is cited too; and pairs that only changed their number."""
    moved = []
    matched_old: set[str] = set()
    matched_new: set[str] = set()
    for clause in old:
        for other in map(str, counterparts(clause, first, second)):
            if other in new:
                matched_old.add(clause)
                matched_new.add(other)
                if other != clause:
                    moved.append(Moved(clause, other))
    only = Sides(_rest(old, matched_old), _rest(new, matched_new))
    return only, tuple(sorted(moved, key=lambda pair: (Clause(pair.first), Clause(pair.second))))


def _rest(clauses: Collection[str], matched: set[str]) -> tuple[str, ...]:
    return tuple(map(str, sorted(Clause(clause) for clause in clauses if clause not in matched)))
