from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.office.desk import Desk, opened


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    """An office without an event: `pairs(desk)`, `teams(desk)` make one."""
    with opened(tmp_path) as desk:
        yield desk
