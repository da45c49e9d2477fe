"""New facts come to those who follow, wherever they were written."""

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from itertools import islice
from threading import Thread
from time import monotonic, sleep

import pytest

from arbitro.journal import Follower, Journal, Write, open_journal
from tests.journal.facts import many, new, texts
from tests.journal.servers import Postgres

PATIENCE = 60  # seconds until a test gives up


@pytest.fixture
def other(address: str) -> Iterator[Journal]:
    """Another server on the same database."""
    with open_journal(address) as opened:
        yield opened


def collected(follower: Follower, count: int) -> list[str]:
    found: list[str] = []
    until = monotonic() + PATIENCE
    while len(found) < count and monotonic() < until:
        found += texts(follower.take(1))
    return found


def test_what_was_there_comes_first_and_then_what_is_new(journal: Journal, other: Journal) -> None:
    journal.append("a", 0, many("1", "2", "3"))
    with journal.follow(1) as follower:
        assert texts((next(follower), next(follower))) == ["2", "3"]
        journal.append("b", 0, many("4"))
        assert next(follower).payload == b"4"
        other.append("c", 0, many("5", "6"))
        assert collected(follower, 2) == ["5", "6"]


def test_every_follower_sees_everything(journal: Journal, other: Journal) -> None:
    followers = [journal.follow(), journal.follow(), other.follow()]
    for n in range(5):
        (journal, other)[n % 2].append("a", n, [new(str(n))])
    assert [collected(follower, 5) for follower in followers] == [list("01234")] * 3


def test_waiting_ends_when_a_fact_comes(journal: Journal, other: Journal) -> None:
    with journal.follow() as follower:
        assert follower.take(0.01) == ()
        came: list[str] = []
        waiting = Thread(target=lambda: came.extend(texts(follower.take())))
        waiting.start()
        other.append("a", 0, [new("1")])
        waiting.join(PATIENCE)
        assert came == ["1"]


@pytest.mark.parametrize("which", ["follower", "journal"])
def test_closing_ends_the_wait(journal: Journal, which: str) -> None:
    follower = journal.follow()
    ended: list[str] = []
    waiting = Thread(target=lambda: ended.extend(fact.stream for fact in follower))
    waiting.start()
    sleep(0.02)
    (follower if which == "follower" else journal).close()
    waiting.join(PATIENCE)
    assert not waiting.is_alive()
    assert ended == []
    with pytest.raises(StopIteration):
        next(follower)


def test_a_loop_follows_without_a_thread_of_its_own(journal: Journal, other: Journal) -> None:
    async def follow() -> list[str]:
        follower = journal.follow()
        found: list[str] = []

        async def listen() -> None:
            async for fact in follower:
                found.append(fact.payload.decode())
                if len(found) == 4:
                    follower.close()

        listening = asyncio.create_task(listen())
        await asyncio.to_thread(journal.append, "a", 0, many("1", "2"))
        await asyncio.to_thread(other.append, "a", 2, many("3"))
        await asyncio.to_thread(journal.append, "a", 3, many("4"))
        await asyncio.wait_for(listening, PATIENCE)
        return found

    assert asyncio.run(follow()) == ["1", "2", "3", "4"]


def test_a_loop_that_waits_is_ended_by_closing_the_journal(journal: Journal) -> None:
    async def follow() -> list[str]:
        follower = journal.follow()

        async def listen() -> list[str]:
            return [fact.stream async for fact in follower]

        listening = asyncio.create_task(listen())
        await asyncio.sleep(0.02)
        await asyncio.to_thread(journal.close)
        return await asyncio.wait_for(listening, PATIENCE)

    assert asyncio.run(follow()) == []


def test_a_wait_that_is_given_up_loses_no_fact(journal: Journal) -> None:
    async def follow() -> list[str]:
        follower = journal.follow()
        found: list[str] = []
        for n in range(30):
            await journal.appended([Write("a", n, (new(str(n)),))])
            waiting = asyncio.create_task(follower.taken())
            for _ in range(n % 4):
                await asyncio.sleep(0)
            waiting.cancel()
            with suppress(asyncio.CancelledError):
                found += texts(await waiting)
        while len(found) < 30:
            found += texts(await asyncio.wait_for(follower.taken(), PATIENCE))
        return found

    assert asyncio.run(follow()) == [str(n) for n in range(30)]


def test_facts_taken_one_by_one_and_together_come_in_order(journal: Journal) -> None:
    journal.append("a", 0, many(*"1234"))
    with journal.follow() as follower:
        assert next(follower).payload == b"1"
        assert texts(follower.take(1)) == ["2", "3", "4"]
        journal.append("a", 4, many(*"56"))
        assert texts(tuple(islice(follower, 2))) == ["5", "6"]


def test_more_facts_than_are_read_at_once_come_in_order(journal: Journal) -> None:
    journal.append("a", 0, [new(str(n)) for n in range(1_200)])
    with journal.follow() as follower:
        assert collected(follower, 1_200) == [str(n) for n in range(1_200)]


def test_followers_outlive_the_connection(postgres: Postgres) -> None:
    address = postgres.schema()
    with open_journal(address) as journal, open_journal(address) as other, journal.follow() as follower:
        other.append("a", 0, [new("1")])
        assert collected(follower, 1) == ["1"]
        postgres.hang_up()
        other.append("a", 1, [new("2")])
        assert collected(follower, 1) == ["2"]
        other.append("a", 2, [new("3")])
        assert collected(follower, 1) == ["3"]
