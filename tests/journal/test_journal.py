"""What a journal does: append, conflict, keys, reading. On both databases."""

import asyncio
from datetime import timedelta, timezone
from typing import cast

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from arbitro.book.problem import ProblemsFound
from arbitro.journal import (
    Appended,
    AppendQueue,
    CommandKey,
    Conflict,
    Head,
    Journal,
    NewFact,
    Stale,
    Stream,
    Write,
    head_of,
    open_journal,
)
from arbitro.journal.stored import StoredJournal
from tests.journal.facts import NOON, kinds, many, new, texts

KEY = CommandKey("k1", b"enter board 7")


def test_facts_have_versions_in_their_stream_and_positions_in_the_journal(journal: Journal) -> None:
    assert journal.append("a", 0, many("1", "2")) == Appended(1, 2, {"a": 2})
    assert journal.append("b", 0, many("3")) == Appended(3, 3, {"b": 1})
    assert journal.append("a", 2, many("4")) == Appended(4, 4, {"a": 3})
    assert [(fact.stream, fact.version, fact.position) for fact in journal.read_all()] == [
        ("a", 1, 1),
        ("a", 2, 2),
        ("b", 1, 3),
        ("a", 3, 4),
    ]
    assert texts(journal.read("a")) == ["1", "2", "4"]
    assert journal.streams() == (Stream("a", 3), Stream("b", 1))


def test_a_fact_comes_back_as_it_was_given(journal: Journal) -> None:
    rome = NOON.astimezone(timezone(timedelta(hours=1)))
    journal.append("è/♠", 0, [NewFact("ruling", b"\0\xff{}", rome, "señor", "§ 81C", 7), NewFact("k", b"", NOON)])
    ruling, empty = journal.read("è/♠")
    assert (ruling.kind, ruling.payload, ruling.time) == ("ruling", b"\0\xff{}", NOON)
    assert (ruling.who, ruling.authority, ruling.schema) == ("señor", "§ 81C", 7)
    assert (empty.payload, empty.who, empty.authority, empty.schema) == (b"", "", "", 1)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=20)
@given(
    text=st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), min_size=1, max_size=100),
    payload=st.binary(),
    time=st.datetimes(timezones=st.sampled_from([NOON.tzinfo, timezone(timedelta(hours=-7))])),
)
def test_any_text_and_any_bytes_come_back(journal: Journal, text: str, payload: bytes, time: object) -> None:
    fact = NewFact(text, payload, time, text, text)  # type: ignore[arg-type]
    version = journal.append(text, None, [fact]).versions[text]
    (kept,) = journal.read(text, version - 1)
    assert (kept.stream, kept.kind, kept.who, kept.authority, kept.payload) == (text, text, text, text, payload)
    assert kept.time == time


@pytest.mark.parametrize("expected", [0, 1, 3])
def test_who_does_not_know_the_last_fact_has_a_conflict_and_writes_nothing(journal: Journal, expected: int) -> None:
    journal.append("a", 0, many("1", "2"))
    with pytest.raises(Conflict) as conflict:
        journal.append("a", expected, many("lost"))
    assert conflict.value.stale == (Stale("a", expected, 2),)
    (problem,) = conflict.value.problems
    assert (problem.kind, problem.where.tag, problem.found, problem.expected) == (
        "journal-conflict",
        "a",
        "2",
        str(expected),
    )
    assert texts(journal.read("a")) == ["1", "2"]
    assert journal.append("a", 2, many("3")).versions == {"a": 3}


def test_no_expected_version_is_any(journal: Journal) -> None:
    for _ in range(3):
        journal.append("log", None, [new()])
    assert journal.streams() == (Stream("log", 3),)


def test_several_streams_are_written_together_or_not_at_all(journal: Journal) -> None:
    journal.append("a", 0, many("a1"))
    both = [Write("a", 1, tuple(many("a2"))), Write("b", 0, tuple(many("b1", "b2")))]
    assert journal.append_all(both) == Appended(2, 4, {"a": 2, "b": 2})
    with pytest.raises(Conflict) as conflict:
        journal.append_all([Write("c", 0, tuple(many("c1"))), *both])
    assert conflict.value.stale == (Stale("a", 1, 2), Stale("b", 0, 2))
    assert journal.head().position == 4
    assert journal.read("c") == ()


def test_a_write_without_facts_only_demands_a_version(journal: Journal) -> None:
    journal.append("plan", 0, [new()])
    assert journal.append_all([Write("plan", 1), Write("table", 0, (new(),))]) == Appended(2, 2, {"table": 1})
    with pytest.raises(Conflict) as conflict:
        journal.append_all([Write("plan", 0), Write("table", 1, (new(),))])
    assert conflict.value.stale == (Stale("plan", 0, 1),)


def test_a_stream_written_twice_in_one_go_counts_its_own_facts(journal: Journal) -> None:
    twice = [Write("a", 0, (new("1"),)), Write("b", 0, (new("2"),)), Write("a", 1, (new("3"),))]
    assert journal.append_all(twice) == Appended(1, 3, {"a": 2, "b": 1})
    assert texts(journal.read_all()) == ["1", "2", "3"]


def test_the_same_key_again_has_the_first_answer_and_writes_nothing(journal: Journal, address: str) -> None:
    first = journal.append_all([Write("a", 0, tuple(many("1", "2"))), Write("b", 0, (new("3"),))], key=KEY)
    journal.append("a", 2, [new("4")])
    assert journal.append("a", 2, [new("other time")], key=KEY) == replace(first, again=True)
    assert journal.answered(KEY) == first
    with open_journal(address) as later:
        assert later.append("a", 0, [new()], key=KEY) == replace(first, again=True)
        assert later.answered(KEY) == first
    assert journal.head().position == 4


def test_another_command_under_the_same_key_is_refused(journal: Journal) -> None:
    journal.append("a", 0, [new()], key=KEY)
    other = CommandKey(KEY.name, b"enter board 8")
    assert kinds(journal.append, "a", 1, [new()], key=other) == ["journal-key-reused"]
    assert kinds(journal.answered, other) == ["journal-key-reused"]
    assert journal.head().position == 1


def test_a_command_that_was_refused_has_not_used_its_key(journal: Journal) -> None:
    journal.append("a", 0, [new()])
    assert kinds(journal.append, "a", 0, [new()], key=KEY) == ["journal-conflict"]
    assert journal.answered(KEY) is None
    assert journal.append("a", 1, [new()], key=KEY).last == 2


def test_in_one_group_old_keys_have_their_answers_beside_new_facts_and_conflicts(journal: Journal) -> None:
    """Whatever waits while the pen is held is written together."""
    first = journal.append("a", 0, [new("1")], key=KEY)
    journal.append("b", 0, [new("2")])

    async def together() -> list[Appended | BaseException]:
        pen = cast(StoredJournal, journal)._writing()._pen
        pen.acquire()
        fact = (new("3"),)
        tasks = [
            asyncio.create_task(journal.appended(writes, key=key))
            for writes, key in (
                ([Write("b", 1, fact)], None),
                ([Write("a", 0, fact)], KEY),
                ([Write("a", 0, fact)], CommandKey("k2", b"")),
                ([Write("a", 1, fact)], CommandKey("k3", b"x")),
                ([Write("a", 1, fact)], CommandKey("k3", b"x")),
                ([Write("a", 1, fact)], CommandKey("k3", b"y")),
                ([Write("a", 2, fact)], None),
            )
        ]
        await asyncio.sleep(0)
        pen.release()
        return await asyncio.gather(*tasks, return_exceptions=True)

    for again in (False, True):  # the second time nothing is new
        outcomes = asyncio.run(together())
        assert outcomes[1] == replace(first, again=True)
        assert isinstance(outcomes[2], Conflict)
        assert outcomes[3] == Appended(4, 4, {"a": 2}, again)
        assert outcomes[4] == Appended(4, 4, {"a": 2}, again=True)
        assert isinstance(outcomes[5], ProblemsFound)
        assert outcomes[5].problems[0].kind == "journal-key-reused"
    assert texts(journal.read_all()) == ["1", "2", "3", "3", "3"]
    assert journal.verify().problems == ()


@pytest.mark.parametrize("together", [True, False])
@pytest.mark.parametrize("key", [None, CommandKey("k2", b"")])
def test_in_a_line_nothing_is_written_behind_what_was_not(
    journal: Journal, key: CommandKey | None, together: bool
) -> None:
    """Not even at the version that it expects: somebody else has brought the stream there."""
    journal.append("a", 0, [new("1")], key=KEY)
    broken, repeated, whole = AppendQueue(), AppendQueue(), AppendQueue()
    asked = (
        (Write("a", 0, (new("lost"),)), key, broken),  # overtaken by the first
        (Write("a", 1, (new("built upon it"),)), None, broken),
        (Write("a", 1, (new("again"),)), KEY, repeated),
        (Write("a", 2, (new("built upon it"),)), None, repeated),
        (Write("a", 1, (new("2"),)), None, whole),
        (Write("a", 2, (new("3"),)), None, whole),
        (Write("a", None, (new("built upon it"),)), None, broken),
    )

    async def all_of_them() -> list[Appended | BaseException]:
        pen = cast(StoredJournal, journal)._writing()._pen
        tasks: list[asyncio.Task[Appended]] = []
        for write, key, line in asked:
            if together and not tasks:
                pen.acquire()
            tasks.append(asyncio.create_task(journal.appended([write], key=key, line=line)))
            if not together:
                await asyncio.wait(tasks)
        await asyncio.sleep(0)
        if together:
            pen.release()
        return await asyncio.gather(*tasks, return_exceptions=True)

    outcomes = asyncio.run(all_of_them())
    assert [isinstance(outcome, Conflict) for outcome in outcomes] == [True, True, False, True, False, False, True]
    assert outcomes[2] == Appended(1, 1, {"a": 1}, again=True)
    assert texts(journal.read("a")) == ["1", "2", "3"]


def test_a_clock_set_back_changes_nothing_in_the_order(journal: Journal) -> None:
    journal.append("a", 0, [new("1", minute=60)])
    journal.append("a", 1, [new("2", minute=0)])
    first, second = journal.read("a")
    assert (first.position, second.position) == (1, 2)
    assert first.time > second.time
    assert journal.verify().problems == ()


def test_reading_goes_on_where_it_stopped(journal: Journal) -> None:
    journal.append("a", 0, many(*"12345"))
    journal.append("b", 0, many(*"67"))
    assert texts(journal.read("a", 2)) == ["3", "4", "5"]
    assert texts(journal.read("a", 1, limit=2)) == ["2", "3"]
    assert journal.read("a", 5) == ()
    assert journal.read("nobody") == ()
    assert texts(journal.read_all(4, 2)) == ["5", "6"]
    assert journal.read_all(7) == ()


def test_streams_are_found_by_the_beginning_of_their_names(journal: Journal) -> None:
    names = ["event/1", "event/1/table/2", "event/10", "event/2", "é", "zoo", "Event/1"]
    for name in names:
        journal.append(name, 0, [new()])
    assert [stream.name for stream in journal.streams()] == sorted(names)
    assert [stream.name for stream in journal.streams("event/1")] == ["event/1", "event/1/table/2", "event/10"]
    assert [stream.name for stream in journal.streams("event/1/")] == ["event/1/table/2"]
    assert [stream.name for stream in journal.streams("é")] == ["é"]
    assert journal.streams("nothing") == ()


def test_an_empty_journal_has_no_streams_and_the_empty_chain(journal: Journal) -> None:
    assert journal.streams() == ()
    assert journal.read_all() == ()
    assert journal.head() == Head(0, bytes(32))


def test_the_head_binds_all_facts_in_their_order(journal: Journal) -> None:
    journal.append("a", 0, many("1", "2"))
    journal.append("b", 0, many("3"))
    facts = journal.read_all()
    assert journal.head() == head_of(facts)
    assert [fact.hash for fact in facts] == [head_of(facts[:n]).hash for n in (1, 2, 3)]


def test_some_streams_are_read_in_the_order_in_which_things_happened(journal: Journal) -> None:
    for number, stream in enumerate("abcacbba"):
        journal.append(stream, None, [new(str(number))])
    assert texts(tuple(journal.merged(["a", "c"]))) == ["0", "2", "3", "4", "7"]
    assert texts(tuple(journal.merged(["b", "nobody"]))) == ["1", "5", "6"]


def test_what_was_read_together_ends_where_the_journal_ended_then(journal: Journal) -> None:
    journal.append("a", 0, [new("1")])
    reading = journal.merged(["a", "b"])
    journal.append("b", 0, [new("later")])
    assert texts(tuple(reading)) == ["1"]


def test_tasks_await_their_own_outcome(journal: Journal) -> None:
    async def race() -> list[Appended | BaseException]:
        fact = (new(),)
        return await asyncio.gather(
            *(journal.appended([Write("race", 0, fact)]) for _ in range(5)),
            *(journal.appended([Write(f"own/{n}", 0, fact)]) for n in range(5)),
            return_exceptions=True,
        )

    outcomes = asyncio.run(race())
    assert [type(outcome) for outcome in outcomes] == [Appended, *[Conflict] * 4, *[Appended] * 5]
    assert journal.head().position == 6


def test_a_cancelled_task_takes_nobody_with_it(journal: Journal) -> None:
    async def leave() -> Appended:
        going = asyncio.create_task(journal.appended([Write("left", None, (new(),))]))
        staying = asyncio.create_task(journal.appended([Write("stays", 0, (new(),))]))
        await asyncio.sleep(0)
        going.cancel()
        with pytest.raises(asyncio.CancelledError):
            await going
        return await staying

    assert asyncio.run(leave()).versions == {"stays": 1}


def test_a_closed_journal_says_so(address: str) -> None:
    journal = open_journal(address)
    journal.append("a", 0, [new()])
    journal.close()
    journal.close()
    assert kinds(journal.append, "a", 1, [new()]) == ["journal-closed"]
    assert kinds(journal.read, "a") == ["journal-closed"]
    assert kinds(journal.follow) == ["journal-closed"]


def test_what_was_written_is_there_when_the_journal_is_opened_again(address: str) -> None:
    with open_journal(address) as journal:
        journal.append("a", 0, many("1", "2"))
        head = journal.head()
    with open_journal(address, create=False) as journal:
        assert texts(journal.read("a")) == ["1", "2"]
        assert journal.head() == head
        assert journal.append("a", 2, [new("3")]).last == 3


def test_a_journal_opened_for_reading_is_not_written(address: str) -> None:
    with open_journal(address) as journal:
        journal.append("a", 0, many("1"))
    with open_journal(address, writable=False) as journal:
        assert texts(journal.read("a")) == ["1"]
        assert kinds(journal.append, "a", 1, [new()]) == ["journal-read-only"]
        assert journal.verify().problems == ()
