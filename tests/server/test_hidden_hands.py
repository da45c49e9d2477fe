"""No answer to anybody changes when the deals that he may not see are others (16D, art. 16.1)."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from arbitro.bridge.commitment import Stream
from arbitro.contest.plan import PhasePlan, Plan
from arbitro.office.command import BeginRound, EndRound, Enter, GiveDeals, Seat, Substitute
from arbitro.office.fact import BoardKey, Dealt
from tests.contest.small import HOWELL
from tests.office.desk import entrant, result
from tests.server.club import DIRECTOR, ORGANISER, PUBLIC, SCORER, Club, opened
