"""A process that writes is killed: every fact that was acknowledged is there, once, in order."""

import random
import signal
import subprocess
import sys

from arbitro.journal import open_journal
from tests.amounts import KILLS, Figures
from tests.journal.writing import SHARED

MOST = 40  # acknowledged facts before the process is killed


def killed(address: str, name: str, after: int) -> list[tuple[str, int, str]]:
    """What a process had acknowledged when it was killed."""
    command = [sys.executable, "-m", "tests.journal.writing", address, name, "4", "1000000"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(after)]
        process.send_signal(signal.SIGKILL)
        lines += process.stdout.readlines()
    assert process.returncode == -signal.SIGKILL
    told = [line.rstrip("\n").split("\t") for line in lines if line.endswith("\n")]
    return [(stream, int(version), text) for stream, version, text in told]


def test_no_acknowledged_fact_is_lost_when_the_process_is_killed(address: str, record_property: Figures) -> None:
    chance = random.Random(9)
    open_journal(address).close()
    acknowledged: list[tuple[str, int, str]] = []
    for kill in range(KILLS):
        acknowledged += killed(address, f"run {kill}", chance.randint(1, MOST))
        with open_journal(address, create=False) as journal:
            assert journal.verify().problems == ()
            kept = {(fact.stream, fact.version): fact.payload.decode() for fact in journal.read_all(0, 10**6)}
            assert [kept.get((stream, version)) for stream, version, _ in acknowledged] == [
                text for _, _, text in acknowledged
            ]
            shared = [fact.payload.decode() for fact in journal.read(SHARED)]
            assert len(set(shared)) == len(shared)
    record_property("processes killed while they wrote into a journal", KILLS)
    record_property("acknowledged facts found again after the kills", len(acknowledged))
    assert len(acknowledged) >= KILLS
