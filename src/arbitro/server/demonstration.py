"""The demonstration on a server: made once, kept between runs, put back to the start when somebody asks for it.

What is recorded stays, so that it has a database of its own: it is not made where a club has events or members, and
not removed where there is anything else.
"""

from arbitro.book.problem import Place, refuse
from arbitro.journal.opening import remove_journal
from arbitro.journal.register import Person
from arbitro.office.demo import Say, demonstrate, demonstrations
from arbitro.office.demo.people import PREFIX
from arbitro.office.office import Office
from arbitro.server.house import House
from arbitro.server.running import opened
from arbitro.server.settings import Settings

TOLD = 3  # names in a problem


def shown(house: House, say: Say) -> tuple[str, ...]:
    """The events of the demonstration, made if there are none yet."""
    events = demonstrations(house.office)
    if not events and (others := _others(house.office)):
        raise refuse("demonstration-elsewhere", found=others, where=Place(file=house.office.journal.name))
    return events or demonstrate(house.office, house.clock().astimezone(), say)


def put_back(settings: Settings) -> None:
    """Removes a demonstration as it was left, and the accounts that were made to look at it."""
    with opened(settings) as house:
        events = demonstrations(house.office)
        if events and (others := _others(house.office)):
            raise refuse("demonstration-not-alone", found=others, where=Place(file=house.office.journal.name))
    if events:
        remove_journal(settings.database)


def _others(office: Office) -> str:
    """The names of events and members that are not the demonstration's."""
    own = demonstrations(office)
    events = [office.event(id).created.name for id in office.events() if id not in own]
    persons = (
        person for person in office.journal.register if isinstance(person, Person) and not person.id.startswith(PREFIX)
    )
    names = [*events, *(person.name for person in persons if person.number or person.contacts)]
    return ", ".join(names[:TOLD]) + (" …" if len(names) > TOLD else "")
