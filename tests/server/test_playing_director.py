"""A director who plays learns nothing of a board that he has still to play, not even by trying."""

from pathlib import Path

import pytest

from arbitro.contest.plan import PhasePlan, Plan
from arbitro.office.people import Enter, Substitute
from arbitro.office.results import Award, CorrectResult, TakeBackResult
from arbitro.office.seating import BeginRound, SeatSection
from arbitro.office.subjects import AnyCommand
from arbitro.scoring.outcome import Artificial, Average
from tests.contest.small import HOWELL, recorded
from tests.office.desk import entrant, result, spot
from tests.server.club import DIRECTOR, ORGANISER, SCORER, opened

PLUS = Artificial(Average.AVERAGE_PLUS)


@pytest.mark.parametrize(
    "tried",
    [
        CorrectResult(at=spot(1, 2), board=1, recorded=recorded(420)),  # as it is
        CorrectResult(at=spot(1, 2), board=1, recorded=recorded(50)),
        CorrectResult(at=spot(1, 2), board=1, recorded=recorded(50), shown=recorded(420)),
        TakeBackResult(at=spot(1, 2), board=1),
        Award(at=spot(1, 2), board=1, ns=PLUS, ew=PLUS),
    ],
)
def test_nothing_is_tried_on_a_board_that_is_still_to_be_played(tmp_path: Path, tried: AnyCommand) -> None:
    with opened(tmp_path) as club:
        club.create(Plan(name="Tuesday", form="pairs", phases=(PhasePlan(rounds=3, boards=1),)))
        club.do(Enter(contestants=tuple(entrant("pairs", str(n)) for n in range(1, 5))), ORGANISER)
        club.do(SeatSection(movement=HOWELL), ORGANISER)
        person = club.asked("GET", "/api/me", None, DIRECTOR).json()["person"]
        club.do(Substitute(contestant="1", out="1 N", takes_over=person, round=1), ORGANISER)
        club.do(BeginRound(round=1))
        club.do(result(1, 2, 1, 420), SCORER)
        path = f"/api/events/{club.event}/previews"
        refused = club.asked("POST", path, tried, DIRECTOR)
        assert (refused.status_code, refused.json()["problems"][0]["kind"]) == (403, "still-to-play")
        assert club.asked("POST", path, tried, SCORER).json() != refused.json()
        club.do(result(1, 1, 1, 100), SCORER)  # his own table
        assert club.asked("POST", path, tried, DIRECTOR).status_code == 200
