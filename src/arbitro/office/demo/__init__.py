"""The demonstration: three events to look at, the same every time.

* Fourteen pairs a week ago, 26 boards, all over, with a correction, an undo, an adjusted score and a penalty.
* Thirteen pairs tonight, 26 boards, three rounds played and the fourth under way.
* Eight teams tonight, one match played and the next one drawn.

demonstrate(office, now, say)       -> their ids; `now` in the time of the place, `say` in the language of the server
"""

from datetime import datetime

from arbitro.office.demo.evening import Say
from arbitro.office.demo.last_week import pairs_of_last_week
from arbitro.office.demo.people import ORGANISER
from arbitro.office.demo.tonight import pairs_of_tonight, teams_of_tonight
from arbitro.office.office import Office

__all__ = ["Say", "demonstrate", "demonstrations", "pairs_of_last_week", "pairs_of_tonight", "teams_of_tonight"]


def demonstrate(office: Office, now: datetime, say: Say) -> tuple[str, ...]:
    return tuple(make(office, now, say) for make in (pairs_of_last_week, pairs_of_tonight, teams_of_tonight))


def demonstrations(office: Office) -> tuple[str, ...]:
    """The events of demonstrations that there are."""
    return tuple(id for id in office.events() if ORGANISER.person in office.event(id).staff)
