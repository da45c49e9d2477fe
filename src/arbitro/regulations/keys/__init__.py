"""The keys. What each is worth in a given contest is in its pack (`wbf.toml`, `figb_2017.toml`, an organiser's own)."""

from collections.abc import Mapping
from types import MappingProxyType

from arbitro.regulations.key import AnyKey, EditionKey, Key
from arbitro.regulations.keys import alerts, draws, laws, lineup, master_points, scoring, seating, systems, ties, time
from arbitro.regulations.keys.alerts import *  # noqa: F403
from arbitro.regulations.keys.draws import *  # noqa: F403
from arbitro.regulations.keys.laws import *  # noqa: F403
from arbitro.regulations.keys.lineup import *  # noqa: F403
from arbitro.regulations.keys.master_points import *  # noqa: F403
from arbitro.regulations.keys.scoring import *  # noqa: F403
from arbitro.regulations.keys.seating import *  # noqa: F403
from arbitro.regulations.keys.systems import *  # noqa: F403
from arbitro.regulations.keys.ties import *  # noqa: F403
from arbitro.regulations.keys.time import *  # noqa: F403

SUBJECTS = (alerts, draws, laws, lineup, master_points, scoring, seating, systems, ties, time)

KEYS: Mapping[str, AnyKey] = MappingProxyType(
    {key.name: key for subject in SUBJECTS for key in vars(subject).values() if isinstance(key, Key | EditionKey)}
)
