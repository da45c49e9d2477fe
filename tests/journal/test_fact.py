"""The chain of facts, and what cannot be kept."""

from datetime import UTC, datetime, timedelta, timezone
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.journal import CommandKey, Head, KeptFact, NewFact, Write, head_of
from arbitro.journal.fact import check, micros, moment, write_problems
from tests.journal.facts import NOON, kinds, new

BEGIN = b"\0" * 32


def a_fact(**changed: object) -> KeptFact:
    fields: dict[str, object] = {
        "stream": "event/7",
        "version": 3,
        "position": 9,
        "time": NOON,
        "who": "n1",
        "authority": "rules ♠",
        "kind": "result",
        "schema": 2,
        "payload": b"\0\xff",
        "hash": b"",
    }
    return KeptFact(**(fields | changed))  # type: ignore[arg-type]


def test_the_hash_is_sha_256_of_the_last_one_and_every_field_with_its_length() -> None:
    texts = [b"event/7", b"n1", "rules ♠".encode(), b"result", b"\0\xff"]
    time = 1772884800_123456  # 2026-03-07 12:00:00.123456 UTC
    written = b"".join(number.to_bytes(8, "big") for number in (3, time, 2))
    written += b"".join(len(text).to_bytes(4, "big") for text in texts) + b"".join(texts)
    first = sha256(BEGIN + written).digest()
    assert head_of([a_fact()]) == Head(1, first)
    assert head_of([a_fact(), a_fact()]) == Head(2, sha256(first + written).digest())
    assert head_of([]) == Head(0, BEGIN)


@pytest.mark.parametrize(
    "changed",
    [
        {"stream": "event/8"},
        {"version": 4},
        {"time": NOON + timedelta(microseconds=1)},
        {"who": "n2"},
        {"authority": ""},
        {"kind": "ruling"},
        {"schema": 3},
        {"payload": b"\0\xfe"},
        {"who": "n", "authority": "1rules ♠"},  # the same letters, parted otherwise
    ],
)
def test_no_field_can_change_without_the_hash(changed: dict[str, object]) -> None:
    assert head_of([a_fact(**changed)]) != head_of([a_fact()])


def test_the_position_is_the_order_of_the_chain_and_no_part_of_it() -> None:
    one, other = a_fact(), a_fact(payload=b"other")
    assert head_of([a_fact(position=1, hash=b"x")]) == head_of([one])
    assert head_of([one, other]) != head_of([other, one])


@given(st.datetimes(timezones=st.just(UTC)))
def test_times_are_kept_to_the_microsecond(time: datetime) -> None:
    assert moment(micros(time)) == time


def test_the_same_moment_in_another_zone_is_the_same() -> None:
    assert micros(NOON.astimezone(timezone(timedelta(hours=2)))) == micros(NOON)


LONG = "x" * 501


@pytest.mark.parametrize(
    ("writes", "kind"),
    [
        ([], "journal-no-facts"),
        ([Write("a", 0)], "journal-no-facts"),
        ([Write("", 0, (new(),))], "journal-text-empty"),
        ([Write("a\0b", 0, (new(),))], "journal-text"),
        ([Write("a\ud800", 0, (new(),))], "journal-text"),
        ([Write(LONG, 0, (new(),))], "journal-text-length"),
        ([Write("é" * 251, 0, (new(),))], "journal-text-length"),
        ([Write("a", -1, (new(),))], "journal-version"),
        ([Write("a", 0, (new(kind=""),))], "journal-text-empty"),
        ([Write("a", 0, (new(who="a\0"),))], "journal-text"),
        ([Write("a", 0, (NewFact("k", b"", datetime(2026, 3, 7)),))], "journal-time"),
        ([Write("a", 0, (NewFact("k", b"", NOON, schema=-1),))], "journal-schema-number"),
        ([Write("a", 0, (NewFact("k", b"x" * (16 * 2**20 + 1), NOON),))], "journal-payload-size"),
        ([Write("a", 0, (NewFact("k", b"x" * 16 * 2**20, NOON),) * 5)], "journal-payload-size"),
    ],
)
def test_what_cannot_be_kept_is_refused_before_it_is_written(writes: list[Write], kind: str) -> None:
    assert kinds(lambda: check(write_problems(writes))) == [kind]


def test_a_key_needs_a_name() -> None:
    fine = [Write("a", 0, (new(),))]
    assert kinds(lambda: check(write_problems(fine, CommandKey("", b"")))) == ["journal-text-empty"]
    check(write_problems(fine, CommandKey("é" * 250, b"")))
