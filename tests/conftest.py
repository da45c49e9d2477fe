"""Settings of all tests. `record_property(what, count)` in a test puts a figure into docs/proof.md."""

import gc
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, is_hypothesis_test, settings

from arbitro.analysis.pool import cores
from tests.amounts import EXAMPLES, PROOF

if TYPE_CHECKING:
    from tests.journal.servers import Postgres

pytest.register_assert_rewrite("tests.laws.casebook", "tests.table.casebook")

settings.register_profile(
    "amounts",
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=not PROOF,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("amounts")


gc.disable()  # what is collected stays until the end: nothing of it is garbage, neither now nor later


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """For `-n auto`: as many as there are cores, for the tests of the pages run beside the others (`make test`)."""
    return cores()


def pytest_collection_finish() -> None:
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)  # what tests share grows: to look through it as often as usual takes a tenth
    gc.enable()


@pytest.fixture(scope="session")
def postgres() -> "Iterator[Postgres]":
    """One server for everything that a process tests; a test takes a schema of its own."""
    from tests.journal.servers import Postgres

    server = Postgres()
    yield server
    server.close()


@pytest.fixture(scope="session", autouse=True)
def groups_are_kept(request: pytest.FixtureRequest) -> None:
    """A release of pytest-xdist or pytest that forgets `xdist_group` would make every worker share nothing."""
    grouped = [item for item in request.session.items if item.get_closest_marker("xdist_group")]
    assert not (hasattr(request.config, "workerinput") and grouped) or "@" in grouped[0].nodeid


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Lets `tests.proof` count the properties, in whatever process they ran."""
    if isinstance(item, pytest.Function) and is_hypothesis_test(item.obj):
        item.user_properties.append(("is property", 1))
