"""A journal, whatever is done to it, is a plain list of facts."""

from collections import Counter

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test
from msgspec.structs import replace

from arbitro.journal import Appended, CommandKey, Conflict, Journal, Person, Stale, Write, head_of, open_journal
from tests.amounts import EXAMPLES
from tests.journal.conftest import Addresses
from tests.journal.facts import kinds, new

STREAMS = st.sampled_from(["a", "b", "c"])
AHEAD = st.sampled_from([0, 0, 0, None, 1, -1])  # how far the caller is from the version that the stream has
WRITES = st.lists(st.tuples(STREAMS, AHEAD, st.integers(0, 3)), min_size=1, max_size=3)
KEYS = st.none() | st.builds(CommandKey, st.sampled_from(["k1", "k2"]), st.sampled_from([b"one", b"other"]))


class AnyJournal(RuleBasedStateMachine):
    """The model: the stream of each fact in order, and what each key was used for."""

    def __init__(self, addresses: Addresses) -> None:
        super().__init__()
        self._addresses = addresses

    @initialize()
    def begin(self) -> None:
        self.address = self._addresses()
        self.journals = [open_journal(self.address), open_journal(self.address)]
        self.facts: list[tuple[str, str]] = []
        self.keys: dict[str, tuple[bytes, Appended]] = {}
        self.persons: dict[str, str] = {}

    @rule(which=st.integers(0, 1), asked=WRITES, key=KEYS)
    def append(self, which: int, asked: list[tuple[str, int | None, int]], key: CommandKey | None) -> None:
        journal = self.journals[which]
        versions = Counter(stream for stream, _ in self.facts)
        ahead: Counter[str] = Counter()
        writes: list[Write] = []
        stale: list[Stale] = []
        added: list[tuple[str, str]] = []
        for stream, distance, count in asked:
            version = versions[stream] + ahead[stream]
            expected = None if distance is None else max(0, version + distance)
            if expected is not None and expected != version:
                stale.append(Stale(stream, expected, version))
            texts = [f"{len(self.facts) + len(added) + n}" for n in range(count)]
            writes.append(Write(stream, expected, tuple(new(text) for text in texts)))
            added += [(stream, text) for text in texts]
            ahead[stream] += count
        if not added:
            assert kinds(journal.append_all, writes, key=key) == ["journal-no-facts"]
        elif key is not None and key.name in self.keys:
            body, answer = self.keys[key.name]
            if body == key.body:
                assert journal.append_all(writes, key=key) == replace(answer, again=True)
            else:
                assert kinds(journal.append_all, writes, key=key) == ["journal-key-reused"]
        elif stale:
            with pytest.raises(Conflict) as conflict:
                journal.append_all(writes, key=key)
            assert conflict.value.stale == tuple(stale)
        else:
            first = len(self.facts) + 1
            self.facts += added
            reached = {stream: versions[stream] + ahead[stream] for stream in ahead if ahead[stream]}
            answer = Appended(first, len(self.facts), reached)
            assert journal.append_all(writes, key=key) == answer
            if key is not None:
                self.keys[key.name] = (key.body, answer)

    @rule(which=st.integers(0, 1))
    def open_again(self, which: int) -> None:
        self.journals[which].close()
        self.journals[which] = open_journal(self.address, create=False)

    @rule(which=st.integers(0, 1), id=st.sampled_from(["p", "q"]), name=st.sampled_from(["North", "South"]))
    def enter(self, which: int, id: str, name: str) -> None:
        self.journals[which].register.put(Person(id, name))
        self.persons[id] = name

    @invariant()
    def both_show_the_list(self) -> None:
        for journal in self.journals:
            self._compare(journal)

    def _compare(self, journal: Journal) -> None:
        facts = journal.read_all(0, 1_000)
        assert [(fact.stream, fact.payload.decode()) for fact in facts] == self.facts
        assert [fact.position for fact in facts] == list(range(1, len(self.facts) + 1))
        assert journal.head() == head_of(facts)
        versions = Counter(stream for stream, _ in self.facts)
        assert {one.name: one.version for one in journal.streams()} == versions
        for stream in versions:
            assert [fact.version for fact in journal.read(stream)] == list(range(1, versions[stream] + 1))
        assert {one.id: one.name for one in journal.register if isinstance(one, Person)} == self.persons

    def teardown(self) -> None:
        for journal in getattr(self, "journals", ()):
            assert journal.verify().problems == ()
            journal.close()


def test_a_journal_is_a_list_of_facts(addresses: Addresses) -> None:
    class Here(AnyJournal):
        def __init__(self) -> None:
            super().__init__(addresses)

    run_state_machine_as_test(Here, settings=settings(max_examples=max(5, EXAMPLES // 8), stateful_step_count=20))
