"""Many who ask in the same turn of the loop are answered by one reading, and nobody by an old one."""

import asyncio
from collections.abc import Collection

from arbitro.book.problem import ProblemsFound, refuse
from arbitro.server.together import Together


class Book:
    """Something to read from."""

    def __init__(self) -> None:
        self.page, self.readings = 1, list[set[str]]()

    def read(self, names: Collection[str]) -> dict[str, tuple[str, int]]:
        self.readings.append(set(names))
        if "torn" in names:
            raise refuse("journal-busy")
        return {name: (name, self.page) for name in names}


def test_one_reading_for_all_who_ask_at_once() -> None:
    book = Book()
    together = Together(book.read)

    async def all_of_them() -> list[tuple[str, int]]:
        return await asyncio.gather(*(together.get(name) for name in ("a", "b", "a")))

    assert asyncio.run(all_of_them()) == [("a", 1), ("b", 1), ("a", 1)]
    assert book.readings == [{"a", "b"}]


def test_nobody_is_told_what_was_read_before_he_asked() -> None:
    book = Book()
    together = Together(book.read)

    async def asked() -> list[tuple[str, int]]:
        first = await together.get("a")
        book.page = 2
        return [first, await together.get("a")]

    assert asyncio.run(asked()) == [("a", 1), ("a", 2)]
    book.page = 3
    assert asyncio.run(asked())[0] == ("a", 3)  # in another loop


def test_one_who_leaves_does_not_take_the_answer_with_him() -> None:
    together = Together(Book().read)

    async def asked() -> tuple[str, int]:
        leaves = asyncio.create_task(together.get("a"))
        stays = asyncio.create_task(together.get("a"))
        asyncio.get_running_loop().call_soon(leaves.cancel)
        found = await stays
        assert leaves.cancelled()
        return found

    assert asyncio.run(asked()) == ("a", 1)


def test_what_cannot_be_read_is_told_to_all_and_the_next_may_have_better_luck() -> None:
    together = Together(Book().read)

    async def asked() -> list[object]:
        both = await asyncio.gather(together.get("torn"), together.get("a"), return_exceptions=True)
        return [*both, await together.get("a")]

    first, second, later = asyncio.run(asked())
    assert isinstance(first, ProblemsFound)
    assert isinstance(second, ProblemsFound)
    assert later == ("a", 1)
