"""`python -m tests.laws.index_table` writes the index of the laws: what every procedure asks and cites."""

from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any

import msgspec
from msgspec import structs

from arbitro.book.edition import ALL
from arbitro.laws.case import code
from arbitro.laws.case.index import FILE, AskedQuestion, Decided, Index, Indexed
from arbitro.laws.case.procedure import Procedure, procedures, questions_in
from arbitro.laws.case.question import Question
from arbitro.laws.study.chart import topic_of
from arbitro.laws.study.explore import Asking, askings, leaves, trees


def explored() -> Index:
    """The index as an exploration of every procedure finds it."""
    return Index(
        tuple(_indexed(one) for one in sorted(procedures().values(), key=_in_book)),
        {id: tuple(found.values()) for id, found in sorted(_questions().items())},
        {clause: by for module in code.LAWS for clause, by in getattr(module, "CARRIED_BY", {}).items()},
        {clause: why for module in code.LAWS for clause, why in getattr(module, "NOT_EXECUTABLE", {}).items()},
        tuple(_decisions()),
    )


def _in_book(one: Procedure) -> tuple[int, int]:
    return ALL.index(one.edition), int(one.law)


def _indexed(one: Procedure) -> Indexed:
    asked: dict[str, list[Asking]] = {}
    cites: set[str] = set()
    for tree in trees(one.what, one.edition):
        for leaf in leaves(tree.root):
            cites.update(leaf.clauses, leaf.mentioned)
        for asking in askings(tree.root):
            cites.add(asking.clause)
            asked.setdefault(asking.question, []).append(asking)
    topics = {id: topic for id, asked in asked.items() if (topic := topic_of(asked[0].identity))}
    module = one.run.__module__
    return Indexed(one.what, one.law, int(one.edition), module, tuple(_asked(asked)), tuple(sorted(cites)), topics)


def _asked(found: dict[str, list[Asking]]) -> Iterator[AskedQuestion]:
    for id, asked in found.items():
        put_to = tuple(sorted({asking.put_to for asking in asked}))
        yield AskedQuestion(id, asked[0].kind, put_to, tuple(dict.fromkeys(asking.clause for asking in asked)))


def _questions() -> dict[str, dict[Question[Any], str]]:
    """For every id its questions, each with the first file that has it."""
    found: dict[str, dict[Question[Any], str]] = {}
    for module in code.LAWS:
        for question in questions_in(module):
            found.setdefault(question.id, {}).setdefault(question, module.__name__)
    return found


def _decisions() -> Iterator[Decided]:
    for module in code.LAWS:
        law = str(int(module.__name__.split("law_")[1][:2]))
        for one in getattr(module, "DECISIONS", ()):
            yield Decided(law, one.name, {int(edition): clause for edition, clause in one.clauses()}, one.of)


def written(index: Index) -> bytes:
    """As JSON, a procedure a line."""
    parts = []
    for name, value in structs.asdict(index).items():
        lines = b",\n".join(map(msgspec.json.encode, value)) if isinstance(value, tuple) else b""
        parts.append(b'"%s":%s' % (name.encode(), b"[\n%s\n]" % lines if lines else msgspec.json.encode(value)))
    return b"{%s}\n" % b",\n".join(parts)


if __name__ == "__main__":
    with resources.as_file(resources.files("arbitro.laws.case").joinpath(FILE)) as file:
        Path(file).write_bytes(written(explored()))
