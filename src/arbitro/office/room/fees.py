"""Who owes an entry fee in an event."""

from arbitro.contest.facts.contestants import now_playing
from arbitro.office.state import Event


def owing(event: Event) -> tuple[str, ...]:
    """Everybody who plays, has a fee of his own, or has paid something."""
    entries = event.contest.entries.values() if event.contest else ()
    playing = [person for entry in entries for person in now_playing(entry)]
    return tuple(dict.fromkeys((*playing, *filter(None, event.fees), *(paid.person for _, paid in event.payments))))
