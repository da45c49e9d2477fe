"""The facts of an event: long histories share what they have in common, and nobody notices."""

from hypothesis import given
from hypothesis import strategies as st

from arbitro.office.history import History

# each step goes on from one of the histories that there are
STEPS = st.lists(st.tuples(st.integers(0, 10**6), st.integers()), max_size=60)
PLACES = st.integers(-70, 70) | st.none()


@given(st.lists(st.integers(), max_size=5), STEPS, PLACES, PLACES, st.sampled_from([None, 1, 2, -1]))
def test_however_histories_branch_each_is_a_tuple_of_its_own(
    first: list[int], steps: list[tuple[int, int]], start: int | None, stop: int | None, step: int | None
) -> None:
    histories: list[tuple[History[list[int]], tuple[list[int], ...]]] = [
        (History([[one] for one in first]), tuple([one] for one in first))
    ]
    for which, number in steps:
        history, plain = histories[which % len(histories)]
        fact = [number]
        histories.append((history.and_then(fact), (*plain, fact)))
    for history, plain in histories:
        assert tuple(history) == plain
        assert len(history) == len(plain)
        assert history[start:stop:step] == plain[start:stop:step]
        assert tuple(reversed(history)) == plain[::-1]
        assert [history[at] for at in range(-len(plain), len(plain))] == [*plain, *plain]
        assert history == History(plain)
        assert all((history == other) is (plain == told) for other, told in histories)


def test_the_list_is_shared_and_not_copied() -> None:
    """Else every fact would cost as much as all before it."""
    history: History[int] = History()
    for number in range(100):
        longer = history.and_then(number)
        assert longer._kept is history._kept
        history = longer
    assert history.and_then(1)._kept is not history.and_then(2)._kept
