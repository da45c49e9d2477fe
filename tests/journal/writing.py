"""`python -m tests.journal.writing ADDRESS NAME THREADS COUNT`: a process that writes, and says what was acknowledged.

Each thread adds facts to a stream of its own and to one that all share, deciding anew at each conflict. A line is
printed after an append has returned: the stream, the version, the payload.
"""

import sys
from datetime import UTC, datetime
from threading import Lock, Thread

from arbitro.journal import Conflict, Journal, NewFact, open_journal

SHARED = "shared"
_PRINTING = Lock()


def add(journal: Journal, stream: str, text: str) -> int:
    """The version at which the fact was added, however often it takes."""
    while True:
        version = len(journal.read(stream))
        try:
            return journal.append(stream, version, [NewFact("told", text.encode(), datetime.now(UTC))]).versions[stream]
        except Conflict:
            continue


def write(journal: Journal, name: str, count: int) -> None:
    for number in range(count):
        for stream in (name, SHARED):
            text = f"{name} {number}"
            version = add(journal, stream, text)
            with _PRINTING:
                sys.stdout.write(f"{stream}\t{version}\t{text}\n")
                sys.stdout.flush()


def main(address: str, name: str, threads: str, count: str) -> None:
    with open_journal(address) as journal:
        workers = [Thread(target=write, args=(journal, f"{name}.{n}", int(count))) for n in range(int(threads))]
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()


if __name__ == "__main__":
    main(*sys.argv[1:])
