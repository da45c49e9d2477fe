"""`python -m tests.office.recording` writes the journal of two small events with every kind of fact there is, in the
schema of today. When a schema is released its file stays as it is; the next one gets a file of its own."""

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory

from arbitro.contest.facts.event import Paired, Reseated
from arbitro.contest.lineup.allocation import Take
from arbitro.contest.lineup.stanza import HandedIn
from arbitro.contest.plan import PhasePlan
from arbitro.journal.file import export
from arbitro.laws.shared.appeal import Act, Concurrence
from arbitro.office.actor import Role
from arbitro.office.appeals import MoveAppeal
from arbitro.office.calendar import ArchiveEvent, DeleteEvent, SetSeries
from arbitro.office.calls import CallDirector, CloseCall, TakeCall
from arbitro.office.deals import MakeDeals
from arbitro.office.ending import ClosePhase, DecideTie, EndPeriod, OpenPhase, PostScore
from arbitro.office.fact import SCHEMA
from arbitro.office.fees import SetFee, TakeFee
from arbitro.office.lineups import DrawLot, PickStanza
from arbitro.office.penalties import Forfeit, Pardon, Penalise, Warn
from arbitro.office.people import Appoint, Dismiss, PlayToo, SetPublicity, Substitute, Withdraw
from arbitro.office.results import Award, BeginBoard
from arbitro.office.rulings import DoneReview, TellRuling
from arbitro.office.seating import BeginRound, ChangeSeats, DrawRound, EndRound, NoteArrival
from arbitro.office.systems import FileSystem
from arbitro.office.timing import ExtendRound, ResumeClock, ShiftRounds, StopClock
from arbitro.office.undoing import Undo
from arbitro.scoring.outcome import Artificial, Average
from arbitro.scoring.penalty import Unit
from tests.office.desk import (
    COMMITTEE,
    ORGANISER,
    SCORER,
    Desk,
    captain,
    created,
    match,
    opened,
    pairs,
    result,
    spot,
    teams,
)
from tests.office.first_round import DISPUTE, EAST, NORTH, TAKEN_BACK, confirmation, correction, entry
from tests.office.online import Club
from tests.office.rulings import INSUFFICIENT, REVOKE, ruling
from tests.office.test_online import HERE, mixed_room
from tests.office.test_teams import lineup, move

RECORDED = Path(__file__).parent / "recorded"


def evening(desk: Desk) -> str:
    """Four pairs, of whom one withdraws; a ruling that is appealed against; the period and the phase are over."""
    pairs(desk)
    desk.do(SetPublicity(publicity="live"), ORGANISER)
    desk.do(Appoint(person="second", role=Role.DIRECTOR), ORGANISER)
    desk.do(Dismiss(person="second", role=Role.DIRECTOR), ORGANISER)
    desk.do(Appoint(person="2 N", role=Role.SCORER), ORGANISER)
    desk.do(PlayToo(person="2 N", contestant="2", deputy="director"), ORGANISER)
    desk.do(MakeDeals())
    desk.do(SetSeries(series="Tuesdays", time="20:15"), ORGANISER)
    desk.do(BeginRound(round=1))
    desk.do(StopClock(round=1))
    desk.do(ResumeClock(round=1))
    desk.do(ExtendRound(round=1, minutes=5))
    desk.do(ShiftRounds(round=2, minutes=5))
    desk.do(NoteArrival(contestant="3", round=1), SCORER)
    desk.do(BeginBoard(at=spot(1, 1), board=1), NORTH)
    desk.do(entry("4S S =", lead="HA"), NORTH)
    desk.do(DISPUTE, EAST)
    desk.do(TakeCall(call=1))
    desk.do(entry("4S S -1"))
    desk.do(CloseCall(call=1))
    desk.do(TAKEN_BACK)
    desk.do(entry("4S S -1"), NORTH)
    desk.do(confirmation(), EAST)
    desk.do(correction("4S S -2"), SCORER)
    desk.do(Undo(versions=(desk.event.version,)), SCORER)
    desk.do(result(1, 2, 1, "4S N ="), SCORER)
    desk.do(CallDirector(at=spot(1, 1), board=1, about="revoke"), EAST)
    desk.do(ruling(REVOKE, call=2))
    for who in ("1", "4"):
        desk.do(TellRuling(number=1, contestant=who))
    desk.do(ruling(INSUFFICIENT, at=spot(1, 2)))
    desk.do(DoneReview(number=2, review=0))
    desk.do(Penalise(contestant="2", amount="10", unit=Unit.PERCENT_OF_TOP, round=1))
    desk.do(Pardon(id=next(iter(desk.phase().penalties))))
    desk.do(Warn(contestant="2", about="slow"))
    desk.do(EndRound(round=1))
    desk.do(Substitute(contestant="3", out="3 N", takes_over="5 N", round=2))
    desk.do(BeginRound(round=2))
    desk.do(Award(at=spot(2, 1), board=2, ns=Artificial(Average.AVERAGE_PLUS), ew=Artificial(Average.AVERAGE_MINUS)))
    desk.do(EndRound(round=2))
    desk.do(Withdraw(contestant="2", round=3))
    desk.do(PostScore(), SCORER)
    desk.do(MoveAppeal(number=1, act=Act.REQUEST, concurrence=Concurrence.CONCURS, statement="No revoke."), EAST)
    desk.do(MoveAppeal(number=1, act=Act.REFERRAL))
    decided = MoveAppeal(number=1, act=Act.DECISION, decision="Upheld.", outcome=correction("4S S -1").recorded)
    desk.do(decided, COMMITTEE)
    desk.later(31)
    desk.do(EndPeriod())
    desk.do(ClosePhase(), ORGANISER)
    desk.do(SetFee(amount="7.50", currency="EUR"), ORGANISER)
    desk.do(TakeFee(person="1 N", amount="5", note="cash"), SCORER)
    ours = 'name = "Ours"\nopening = [{ call = "1NT", shows = "15-17 balanced" }]'
    desk.do(FileSystem(contestant="1", system=ours), ORGANISER)
    return desk.id


def cup(desk: Desk) -> str:
    """Four teams by the federation's rules: a Swiss of one round that is level, and the final of a knock-out."""
    desk.id = ""
    final = PhasePlan(name="final", system="knockout", scoring="imps", rounds=1, boards=2, stanzas=2)
    teams(desk, 4, final, pack="figb_2017", rounds=1, boards=3, qualify=2)
    desk.do(DrawRound(pairings=(Paired(1, "1", "2"), Paired(2, "3", "4"))))
    desk.do(ChangeSeats(tables=(Reseated(spot(1, 1), ("2",), ("1",)),)))
    desk.do(move(HandedIn(lineup("1", home=False))), captain("1"))
    desk.do(BeginRound(round=1))
    for table in (1, 2):
        for one in match(1, table, *[(100, 100)] * 3):
            desk.do(one, SCORER)
    desk.do(EndRound(round=1))
    desk.do(PostScore())
    desk.do(EndPeriod(early=True), ORGANISER)
    desk.do(DecideTie(contestants=("1", "2", "3", "4"), seed="coin"))
    desk.do(ClosePhase())
    desk.do(OpenPhase(phase="final"))
    desk.do(DrawRound(phase="final", seed="coin"))
    winner = next(iter(desk.phase("final").field))
    desk.do(DrawLot(phase="final", round=1, table=1, winner=winner))
    desk.do(PickStanza(phase="final", round=1, table=1, choice=Take(2)), captain(winner))
    desk.do(BeginRound(phase="final", round=1))
    absent, present = desk.phase("final").field
    desk.do(Forfeit(phase="final", round=1, absent=absent, present=present))
    return desk.id


def online(desk: Desk) -> None:
    """A round of pairs, with one board played at a live table."""
    with asyncio.Runner() as runner:
        club = mixed_room(Club(desk, runner))
        club.calls(HERE, "P P P P")
        club.settle()


def mistake(desk: Desk) -> None:
    """An event that should not have been, and is deleted."""
    created(desk, "pairs", 0)
    desk.do(ArchiveEvent(), ORGANISER)
    desk.do(DeleteEvent(), ORGANISER)


def main() -> None:
    with TemporaryDirectory() as path, opened(Path(path)) as desk:
        evening(desk)
        cup(desk)
        online(Desk(desk.office))
        mistake(Desk(desk.office))
        file = RECORDED / f"schema_{SCHEMA}.jsonl"
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(b"".join(export(desk.office.journal)))


if __name__ == "__main__":
    main()
