"""The two events of tonight: pairs in their fourth round, teams before their second match."""

from datetime import datetime

from arbitro.bridge.seats import Side
from arbitro.contest.facts.event import Spot
from arbitro.contest.lineup.lineup import seated
from arbitro.contest.lineup.stanza import HandedIn
from arbitro.contest.plan import PhasePlan, Plan
from arbitro.office.actor import Actor, Role
from arbitro.office.calls import CallDirector
from arbitro.office.demo.evening import A_BOARD, Evening, Say
from arbitro.office.demo.people import DIRECTOR, ORGANISER, pairs, teams
from arbitro.office.lineups import MoveLineup
from arbitro.office.office import Office
from arbitro.office.results import ConfirmResult
from arbitro.office.room.sitting import contestants_at
from arbitro.office.seating import BeginRound, DrawRound, SeatSection

PAIRS, ROUNDS, BOARDS_A_ROUND = 13, 13, 2
PLAYED = 3  # rounds that are over
MATCHES, BOARDS_A_MATCH = 3, 8


def pairs_of_tonight(office: Office, now: datetime, say: Say) -> str:
    """The first board of the fourth round is confirmed at the first table and waits at the next two; one of them calls
    the director."""
    phase = PhasePlan(rounds=ROUNDS, boards=BOARDS_A_ROUND)
    evening = Evening(office, now - PLAYED * BOARDS_A_ROUND * A_BOARD)
    evening.create(now.date(), Plan(name=say("demonstration-pairs"), form="pairs", phases=(phase,)), pairs()[:PAIRS])
    evening.do(SeatSection(form="howell"), ORGANISER)
    evening.deal("tonight")
    for round in range(1, PLAYED + 1):
        evening.play(round)
    evening.do(BeginRound(round=PLAYED + 1), DIRECTOR)
    confirmed, _, calls = first = evening.entries(PLAYED + 1)[:3]
    for entry in first:
        evening.do(entry, evening.player(entry.at, Side.NS))
    evening.do(ConfirmResult(at=confirmed.at, board=confirmed.board), evening.player(confirmed.at, Side.EW))
    about = say("demonstration-lead-out-of-turn")
    evening.do(CallDirector(at=calls.at, board=calls.board, about=about), evening.player(calls.at, Side.NS, 2))
    return evening.record()


def teams_of_tonight(office: Office, now: datetime, say: Say) -> str:
    """The captain of the home team at the first table has handed in for the second match."""
    phase = PhasePlan(system="swiss", scoring="victory_points", rounds=MATCHES, boards=BOARDS_A_MATCH)
    evening = Evening(office, now - BOARDS_A_MATCH * A_BOARD)
    evening.create(now.date(), Plan(name=say("demonstration-teams"), form="teams", phases=(phase,)), teams())
    evening.do(DrawRound(seed="demo"), DIRECTOR)
    for round in range(1, MATCHES + 1):
        evening.deal(f"match {round}", round)
    evening.play(1)
    evening.do(DrawRound(seed="demo"), DIRECTOR)
    (home,) = contestants_at(evening.event, Spot(round=2, table=1), Side.NS)
    captain, two, three, _, five = next(team.players for team in teams() if team.id == home)
    step = HandedIn(seated(home, (captain, two), (three, five), side=Side.NS))
    evening.do(MoveLineup(round=2, table=1, step=step), Actor(Role.CAPTAIN, captain, home))
    return evening.record()
