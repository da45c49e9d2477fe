"""How many questions the cases of the laws need: `python -m tests.laws.questions_asked`.

Counted is whatever somebody had to answer; what follows from the situation, is taken for granted or stands in the
regulations is not.
"""

from collections import Counter, defaultdict
from typing import NamedTuple

from arbitro.laws.case.case import plain
from arbitro.laws.case.procedure import questions
from arbitro.laws.case.rule import Ruled
from tests.laws.casebook import CASES, NOT_ASKED, cases, ruled

WORST = 15  # laws printed


class Count(NamedTuple):
    """A case in an edition, and the questions that it needed."""

    law: str
    case: str
    questions: tuple[str, ...]


def counts() -> list[Count]:
    """Every case of every law in every edition that it names."""
    found = []
    for file in sorted(CASES.glob("law_*.toml")):
        law = file.stem.removeprefix("law_")
        for name, (case, what, edition) in cases(law).items():
            outcome = ruled(case, what, edition)
            assert isinstance(outcome, Ruled), name
            facts = (fact for fact in outcome.ruling.facts if fact.source not in NOT_ASKED)
            asked = tuple(fact.identity for fact in facts if fact.value not in _usual(fact.id))
            found.append(Count(law, name, asked))
    return found


def _usual(id: str) -> list[object]:
    """What need not be said."""
    return [plain(question.usual) for question in questions(id) if question.usual is not None]


def mean(of: list[Count]) -> float:
    return sum(len(count.questions) for count in of) / len(of)


def report() -> None:
    everything = counts()
    by_law = defaultdict(list)
    for count in everything:
        by_law[count.law].append(count)
    print(f"questions a case: {mean(everything):.2f} over {len(everything):,} cases")
    print("\nlaw   mean  most  cases")
    for law, of in sorted(by_law.items(), key=lambda item: -mean(item[1]))[:WORST]:
        print(f"{law:4}{mean(of):6.2f}{max(len(count.questions) for count in of):6}{len(of):7}")
    asked = Counter(identity.partition("@")[0] for count in everything for identity in count.questions)
    print("\nasked most: " + ", ".join(f"{question} {times}" for question, times in asked.most_common(WORST)))


if __name__ == "__main__":
    report()
