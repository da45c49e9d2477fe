"""Many write at once, in threads, processes and servers: no fact is lost, none is there twice, the order holds."""

import subprocess
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from threading import Thread
from time import sleep
from typing import cast

import pytest
from msgspec.structs import replace

from arbitro.journal import CommandKey, Conflict, Journal, Stale, Write, open_journal
from arbitro.journal.group import AppendGroup
from arbitro.journal.opening import database_at
from arbitro.journal.stored import StoredJournal
from tests.journal.facts import new, texts
from tests.journal.writing import SHARED, add

THREADS, EACH = 12, 8


def check_nothing_lost(journal: Journal, stream: str, acknowledged: list[tuple[int, str]]) -> None:
    """What was acknowledged is there at its version, and nothing else."""
    kept = [(fact.version, fact.payload.decode()) for fact in journal.read(stream)]
    assert kept == sorted(acknowledged)
    assert [version for version, _ in kept] == list(range(1, len(kept) + 1))


def test_threads_that_decide_anew_at_each_conflict_all_come_through(journal: Journal) -> None:
    def work(name: int) -> list[tuple[int, str]]:
        return [(add(journal, SHARED, f"{name} {n}"), f"{name} {n}") for n in range(EACH)]

    with ThreadPoolExecutor(THREADS) as pool:
        acknowledged = [one for told in pool.map(work, range(THREADS)) for one in told]
    assert len(acknowledged) == THREADS * EACH
    check_nothing_lost(journal, SHARED, acknowledged)
    for name in range(THREADS):
        own = [text for _, text in sorted(acknowledged) if text.startswith(f"{name} ")]
        assert own == [f"{name} {n}" for n in range(EACH)]
    assert journal.verify().problems == ()


def test_of_those_who_know_the_same_version_one_wins(journal: Journal) -> None:
    def work(name: int) -> tuple[Stale, ...]:
        try:
            journal.append("race", 0, [new(str(name))])
        except Conflict as conflict:
            return conflict.stale
        return ()

    with ThreadPoolExecutor(THREADS) as pool:
        outcomes = list(pool.map(work, range(THREADS)))
    assert Counter(outcomes) == {(): 1, (Stale("race", 0, 1),): THREADS - 1}
    assert texts(journal.read("race")) == [str(outcomes.index(()))]


def test_of_the_same_command_sent_many_times_at_once_one_is_carried_out(journal: Journal, address: str) -> None:
    with open_journal(address) as other, ThreadPoolExecutor(THREADS) as pool:
        answers = list(
            pool.map(
                lambda n: (journal, other)[n % 2].append("a", None, [new(str(n))], key=CommandKey("k", b"once")),
                range(THREADS),
            )
        )
    assert [answer.again for answer in answers].count(False) == 1
    assert len({repr(replace(answer, again=True)) for answer in answers}) == 1
    assert journal.head().position == 1


def test_servers_on_one_database_do_not_lose_each_others_facts(address: str) -> None:
    servers = [open_journal(address) for _ in range(3)]

    def work(server: Journal) -> list[tuple[int, str]]:
        name = servers.index(server)
        return [(add(server, SHARED, f"{name} {n}"), f"{name} {n}") for n in range(EACH)]

    with ThreadPoolExecutor(3) as pool:
        acknowledged = [one for told in pool.map(work, servers) for one in told]
    check_nothing_lost(servers[0], SHARED, acknowledged)
    assert servers[0].verify().problems == ()
    for server in servers:
        server.close()


def test_processes_on_one_database_do_not_lose_each_others_facts(address: str) -> None:
    command = [sys.executable, "-m", "tests.journal.writing", address]
    processes = [
        subprocess.Popen([*command, name, "2", "5"], stdout=subprocess.PIPE, text=True) for name in ("one", "two")
    ]
    told = [line.rstrip("\n").split("\t") for process in processes for line in process.communicate()[0].splitlines()]
    assert [process.returncode for process in processes] == [0, 0]
    assert len(told) == 2 * 2 * 2 * 5
    with open_journal(address, create=False) as journal:
        for stream in {stream for stream, _, _ in told}:
            check_nothing_lost(
                journal, stream, [(int(version), text) for name, version, text in told if name == stream]
            )
        assert journal.verify().problems == ()


def test_a_lower_position_never_appears_after_a_higher_one(address: str) -> None:
    """One transaction is held open while another one wants to write: it waits, and readers see neither."""
    with open_journal(address) as journal, journal.follow() as follower:
        database = database_at(address)
        slow = database.ledger()
        group = AppendGroup(slow.begin(), {"slow": 0}, {})
        group.answer([Write("slow", 0, (new("slow"),))], None)
        slow.add(group.rows)
        quick = Thread(target=lambda: journal.append("quick", 0, [new("quick")]))
        quick.start()
        assert follower.take(0.3) == ()
        assert quick.is_alive()
        assert journal.head().position == 0
        slow.commit((), (), group.head)
        quick.join()
        assert [(fact.position, fact.stream) for fact in islice(follower, 2)] == [(1, "slow"), (2, "quick")]
        assert journal.verify().problems == ()
        slow.close()
        database.close()


def test_positions_are_seen_without_gaps_while_servers_write(address: str) -> None:
    servers = [open_journal(address) for _ in range(3)]
    with open_journal(address) as reader, ThreadPoolExecutor(3) as pool:
        writing = [
            pool.submit(lambda server=server, n=n: [server.append(f"s{n}", None, [new()]) for _ in range(EACH)])  # type: ignore[misc]
            for n, server in enumerate(servers)
        ]
        seen = 0
        while seen < 3 * EACH:
            for fact in reader.read_all(seen):
                assert fact.position == seen + 1
                seen += 1
            sleep(0.001)
        for done in writing:
            assert len(done.result()) == EACH
    assert Counter(fact.stream for fact in servers[0].read_all()) == {"s0": EACH, "s1": EACH, "s2": EACH}
    for server in servers:
        server.close()


@pytest.mark.parametrize("at", ["begin", "commit", "at_once"])
def test_a_caller_who_is_interrupted_while_he_writes_leaves_the_journal_whole(
    journal: Journal, monkeypatch: pytest.MonkeyPatch, at: str
) -> None:
    """Control-C, which Python lets through anywhere in the main thread."""
    if at == "at_once":
        journal.append("a", 0, [new("1")])
    ledger = type(cast(StoredJournal, journal)._writing()._ledger)
    original = getattr(ledger, at)

    def interrupted(*told: object) -> object:
        original(*told)
        raise KeyboardInterrupt

    with monkeypatch.context() as now:
        now.setattr(ledger, at, interrupted)
        with pytest.raises(KeyboardInterrupt):
            journal.append("a", None, [new("2")])
    journal.append("b", 0, [new("3")])
    assert texts(journal.read_all()) in (["1", "2", "3"], ["2", "3"], ["3"])
    assert journal.verify().problems == ()
