"""What is in a file of table devices."""

from msgspec import Struct

from arbitro.formats.bws import BwsSession


class DeviceSection(Struct, frozen=True):
    """A section of the file."""

    section: str
    tables: int
    rounds: int
    pairs: int
    results: int
    expected: int


def device_sections_seen(session: BwsSession) -> tuple[DeviceSection, ...]:
    expected = [place[0] for place in session.expected()]
    return tuple(
        DeviceSection(
            section.letter,
            section.movement.tables,
            len(section.movement.rounds),
            len(section.movement.contestants),
            sum(result.section == section.letter for result in session.results),
            expected.count(section.letter),
        )
        for section in session.sections
    )
