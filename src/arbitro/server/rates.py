"""How often somebody may knock: so many times a minute, evenly, with as many at once."""

from collections.abc import Callable
from threading import Lock
from time import monotonic

from arbitro.book.problem import refuse

MOST = 10_000  # clients that are remembered


class Rates:
    """Buckets by key, which fill by themselves."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._buckets: dict[str, tuple[float, float]] = {}  # what is left, and when that was
        self._lock = Lock()

    def take(self, key: str, a_minute: int) -> None:
        """Refused if nothing is left."""
        with self._lock:
            now = self._clock()
            left = self._left(key, a_minute, now)
            if left < 1:
                raise refuse("too-many-requests", expected=a_minute)
            self._put(key, left - 1, now)

    def forgive(self, key: str, a_minute: int) -> None:
        """Gives one back: it was right."""
        with self._lock:
            now = self._clock()
            self._put(key, min(self._left(key, a_minute, now) + 1, a_minute), now)

    def left(self, key: str, a_minute: int) -> float:
        """Of a bucket, without taking any."""
        with self._lock:
            return self._left(key, a_minute, self._clock())

    def _left(self, key: str, a_minute: int, now: float) -> float:
        left, since = self._buckets.get(key, (a_minute, now))
        return min(float(a_minute), left + (now - since) * a_minute / 60)

    def _put(self, key: str, left: float, now: float) -> None:
        self._buckets.pop(key, None)  # so that the first is the one that was not here for longest
        self._buckets[key] = left, now
        if len(self._buckets) > MOST:
            del self._buckets[next(iter(self._buckets))]
