"""An event and table devices: the sections that they are told, and the results that they send back.

Results are entered as the staff would enter a slip. What a device only remarks (a board not played, a percentage) is
for the director, and a result that is already there and differs is left alone; both are told.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from string import ascii_uppercase

from arbitro.book.problem import Place, Problem, ProblemsFound, refuse
from arbitro.bridge.contract import Result
from arbitro.bridge.deal import Deal
from arbitro.bridge.seats import Seat
from arbitro.contest.facts.contestants import now_playing
from arbitro.contest.facts.event import Spot
from arbitro.contest.facts.moments import phase_of
from arbitro.contest.facts.outcome import Recorded
from arbitro.contest.facts.state import Strand
from arbitro.formats import bws
from arbitro.formats.bws import BwsPlayer, BwsResult, BwsSection, BwsSession
from arbitro.journal.register import Person, Register
from arbitro.office.results import EnterResult
from arbitro.office.room.tables import contest_of, result_at
from arbitro.office.state import Event
from arbitro.scoring.outcome import Played

Known = Callable[[str], BwsPlayer]
"""The name and number of a person by his id."""


def known_in(register: Register) -> Known:
    def known(person: str) -> BwsPlayer:
        kept = register.get(person)
        return BwsPlayer(register.name_of(person), kept.number if isinstance(kept, Person) else "")

    return known


def device_file(sections: Sequence[BwsSection], deals: Mapping[int, Deal], computer: str = "ARBITRO") -> bytes:
    """What the control program of the devices reads, which runs on `computer`."""
    if not sections:
        raise refuse("bws-not-seated")
    if any(section.movement.kind != "pairs" for section in sections):
        raise refuse("bws-pairs-only")
    return bws.write(sections, deals, computer)


def strands(event: Event, phase: str, session: int) -> dict[str, Strand]:
    """The sections of a session by the letters that devices have for them."""
    seated = sorted(s for s in phase_of(contest_of(event), phase).seatings if s.session == session)
    spare = (letter for letter in ascii_uppercase if letter not in {strand.section for strand in seated})
    return {strand.section if 0 < len(strand.section) <= 2 else next(spare): strand for strand in seated}


def device_sections(event: Event, phase: str, session: int, known: Known) -> tuple[BwsSection, ...]:
    """Movement and players of every section of a session of pairs."""
    contest = contest_of(event)
    sections = []
    for letter, strand in strands(event, phase, session).items():
        seating = phase_of(contest, phase).seatings[strand][-1]
        players: dict[tuple[int, Seat], BwsPlayer] = {}
        for round, sitting in seating.movement.sittings():
            sides = ((sitting.north_south, (Seat.NORTH, Seat.SOUTH)), (sitting.east_west, (Seat.EAST, Seat.WEST)))
            for numbers, seats in sides if round == 1 else ():
                people = [
                    person
                    for number in numbers
                    if number in seating.bearers
                    for person in now_playing(contest.entries[seating.bearers[number]])
                ]
                players |= {(sitting.table, seat): known(who) for seat, who in zip(seats, people, strict=False)}
        sections.append(BwsSection(letter, seating.movement, players))
    return tuple(sections)


def device_deals(event: Event, phase: str, session: int) -> dict[int, Deal]:
    """The deals of a session; of rounds with boards of their own, none."""
    return {
        key.board: Deal.parse(deal)
        for key, deal in event.deals.items()
        if (key.phase, key.session, key.round) == (phase, session, 0)
    }


def new_results(event: Event, sent: BwsSession, phase: str, session: int) -> Iterator[EnterResult | Problem]:
    """What the devices have sent and the event does not have yet, to be entered; or why it is not."""
    sections = strands(event, phase, session)
    for result in sent.results:
        where = Place(board=str(result.board), tag=f"{result.section}{result.table}", index=result.round)
        if result.section not in sections:
            yield Problem("bws-section", where, result.section, ", ".join(sections))
            continue
        section = sections[result.section].section
        at = Spot(phase=phase, session=session, section=section, round=result.round, table=result.table)
        try:
            told = _result(result)
            there = result_at(event, at, result.board)
        except ProblemsFound as trouble:
            yield from (Problem(p.kind, where, p.found, p.expected) for p in trouble.problems)
            continue
        if told is None:
            if there is None:
                yield Problem("bws-for-director", where, result.remark)
        elif there is None:
            yield EnterResult(at=at, board=result.board, recorded=Recorded(result=str(told)), lead=result.lead)
        else:
            outcome = there.outcome(result.board)
            if isinstance(outcome, Played) and outcome.result is not None and outcome.result != told:
                yield Problem("bws-differs", where, str(told), str(outcome.result))


def enter_new(
    event: Event, sent: BwsSession, phase: str, session: int, enter: Callable[[EnterResult], object]
) -> tuple[int, tuple[Problem, ...]]:
    """How many results were entered, and everything that is wrong with the others."""
    entered, problems = 0, list(sent.problems)
    for result in new_results(event, sent, phase, session):
        if isinstance(result, Problem):
            problems.append(result)
            continue
        try:
            enter(result)
            entered += 1
        except ProblemsFound as trouble:
            where = Place(board=str(result.board), tag=f"{result.at.section}{result.at.table}", index=result.at.round)
            problems += (Problem(p.kind, where, p.found, p.expected) for p in trouble.problems)
    return entered, tuple(dict.fromkeys(problems))


def _result(sent: BwsResult) -> Result | None:
    """None where a remark stands in the place of a result."""
    if not sent.contract or sent.remark:
        return None
    return Result.parse("PASS" if sent.contract == "PASS" else f"{sent.contract} {sent.declarer} {sent.result}")
