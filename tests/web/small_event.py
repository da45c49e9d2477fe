"""Four pairs, three rounds, the Italian regulations: enough where the demo is too much."""

from arbitro.contest.plan import PhasePlan, Plan
from arbitro.office.actor import Actor, Role
from arbitro.office.deals import MakeDeals
from arbitro.office.people import Appoint, CreateEvent, Enter
from arbitro.office.seating import SeatSection
from tests.contest.small import contestant
from tests.web.site import Site

ORGANISER, DIRECTOR = Actor(Role.ORGANISER, "organiser"), Actor(Role.DIRECTOR, "director")


def small_event(site: Site) -> str:
    """Seated and dealt; pairs 1 to 4."""
    plan = Plan(name="Club", form="pairs", phases=(PhasePlan(rounds=3, boards=2),))
    event = site.office.do(CreateEvent(name="Club", date="2026-05-14", plan=plan, pack="figb_2017"), ORGANISER).event
    site.office.do(Appoint(person=DIRECTOR.person, role=DIRECTOR.role), ORGANISER, event)
    pairs = tuple(contestant("pairs", str(n)) for n in range(1, 5))
    for command in (Enter(contestants=pairs), SeatSection(), MakeDeals()):
        site.office.do(command, ORGANISER, event)
    return event
