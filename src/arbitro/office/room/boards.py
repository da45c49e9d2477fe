"""The boards of an event: which there are, and by which key the deal of each is kept.

In a movement a board goes from table to table, and its number is enough; with draws, round robins and knock-outs every
round has boards of its own.
"""

from arbitro.contest.facts.event import Spot
from arbitro.contest.facts.moments import phase_of
from arbitro.contest.facts.state import Contest, Phase
from arbitro.office.fact import BoardKey


def by_rounds(contest: Contest, phase: Phase) -> bool:
    """Whether each round has boards of its own."""
    if phase.plan.system != "movement":
        return True
    return contest.plan.form == "teams" and any(
        seats[-1].movement.kind == "matches" for seats in phase.seatings.values()
    )


def board_key(contest: Contest, at: Spot, board: int) -> BoardKey:
    """The board that a table has under this number."""
    round = at.round if by_rounds(contest, phase_of(contest, at.phase)) else 0
    return BoardKey(phase=at.phase, session=at.session, round=round, board=board)


def boards_of(contest: Contest, phase: Phase, session: int) -> tuple[BoardKey, ...]:
    """Every board of a session in order: as it is seated, or as the plan has it as long as nothing is."""
    name, plan = phase.plan.name, phase.plan
    apart = by_rounds(contest, phase)
    places = {
        (at.round if apart else 0, board)
        for at in phase.tables
        if at.session == session
        for board in phase.boards_at(at)
    }
    if apart and not phase.seatings:
        places |= {(round, board) for round in range(1, plan.rounds + 1) for board in range(1, plan.boards + 1)}
    elif not places:
        places = {(0, board) for board in range(1, plan.rounds * plan.boards + 1)}
    return tuple(BoardKey(phase=name, session=session, round=round, board=board) for round, board in sorted(places))


def boards_said(keys: tuple[BoardKey, ...]) -> str:
    """Numbers as people write them: `1-24, 26`."""
    spans: list[list[int]] = []
    for number in sorted({key.board for key in keys}):
        if spans and spans[-1][1] == number - 1:
            spans[-1][1] = number
        else:
            spans.append([number, number])
    return ", ".join(str(first) if first == last else f"{first}-{last}" for first, last in spans)
