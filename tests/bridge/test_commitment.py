"""Deals that can be made again and checked by anyone."""

import hashlib
import hmac

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.book.problem import ProblemsFound
from arbitro.bridge.commitment import KeyedStream, commitment, dealt_from, seeded
from arbitro.bridge.dealing import NUMBER_OF_DEALS, deal_of, random_deal

SECRET = bytes(range(32))
secrets_ = st.binary(min_size=32, max_size=32)


def framed(*labels: str) -> bytes:
    return b"".join(len(label.encode()).to_bytes(4, "big") + label.encode() for label in labels)


def first_number(key: bytes, *labels: str) -> int:
    """What anyone may compute from the description: 96 bits of each block until one is small enough."""
    for count in range(1000):
        block = hmac.new(key, framed(*labels) + count.to_bytes(8, "big"), hashlib.sha256).hexdigest()
        if (number := int(block[:24], 16)) < NUMBER_OF_DEALS:
            return number
    raise AssertionError("a thousand blocks were all too large")


def test_a_deal_takes_96_bits() -> None:
    assert NUMBER_OF_DEALS.bit_length() == 96


@given(secrets_, st.text(max_size=20), st.integers(1, 99))
def test_a_board_follows_from_the_secret_by_the_published_rule(secret: bytes, event: str, board: int) -> None:
    number = first_number(secret, "arbitro/committed/1", event, str(board))
    assert dealt_from(secret, event, board) == deal_of(number)


@given(st.text(max_size=20), st.integers(1, 99))
def test_a_seeded_board_follows_from_the_seed_by_the_published_rule(seed: str, board: int) -> None:
    number = first_number(seed.encode(), "arbitro/seeded/1", str(board))
    assert random_deal(seeded(seed, board)) == deal_of(number)


def test_the_commitment_is_the_hash_of_secret_event_and_boards() -> None:
    text = framed("arbitro/commitment/1", SECRET.hex(), "Club night", "24")
    assert commitment(SECRET, "Club night", 24) == hashlib.sha256(text).hexdigest()


@given(st.lists(st.tuples(secrets_, st.text(max_size=9), st.integers(1, 99)), min_size=2, max_size=2, unique=True))
def test_another_secret_event_or_number_of_boards_has_another_commitment(
    pair: list[tuple[bytes, str, int]],
) -> None:
    one, other = pair
    assert commitment(*one) != commitment(*other)
    assert dealt_from(*one) != dealt_from(*other)


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_secret_has_32_bytes(length: int) -> None:
    with pytest.raises(ProblemsFound) as trouble:
        commitment(bytes(length), "Club night", 24)
    assert [(p.kind, p.found) for p in trouble.value.problems] == [("secret-length", str(length))]


@given(st.integers(1, 1 << 256), st.binary(max_size=8))
def test_a_stream_stays_below_its_limit_and_repeats_itself(below: int, key: bytes) -> None:
    one, other = KeyedStream(key, "test"), KeyedStream(key, "test")
    drawn = [one(below) for _ in range(5)]
    assert drawn == [other(below) for _ in range(5)]
    assert all(0 <= number < below for number in drawn)


@pytest.mark.parametrize("below", [0, -1, (1 << 256) + 1])
def test_a_stream_cannot_draw_below_nothing_or_above_its_block(below: int) -> None:
    with pytest.raises(ProblemsFound, match="draw-range"):
        KeyedStream(b"", "test")(below)
