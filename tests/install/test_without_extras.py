"""`pip install .` alone: every command that needs neither the solver nor the server."""

import json
import shlex
import shutil
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

from arbitro.journal import open_journal
from arbitro.office.demo import pairs_of_tonight
from arbitro.office.office import Office
from arbitro.words import message
from tests.install.machine import ROOT, empty_environment, run, wheel

COMMANDS = Path(__file__).with_name("commands.py")

FILES = {
    "claim.json": """{"hands": {"N": "..432.", "E": "..765.", "S": "5.AK..", "W": "4.4..9"}, "denomination": "S",
        "leader": "S", "declarer": "S", "claimer": "S", "tricks": 3, "statement": [], "edition": 2017}""",
    "event.json": '{"entrants": [{"name": "Reds", "points": 41}, {"name": "Blues", "points": 40}]}',
    "league.toml": 'extends = "figb_2017"\ntime.late.team_vp = 1\n',
    "members.csv": "name;number;category\nNorth;101;A\nSouth;102;B\n",
    "pairs.csv": "player 1;player 2\n101;South\n",
    "revoke.json": """{"board": 1, "deal": "N:T.QJ653.K652.AKQ 542.AKT2.Q43.842 AKQ983.4.J.97653 J76.987.AT987.JT",
        "contract": "4S S", "play": ["CJ", "CA", "C2", "C3", "CK", "C4", "DJ", "CT"], "before": 7}""",
    "ruling.json": """{"edition": 2017, "what": "insufficient_bid", "answers": {"accepted": false, "replacement": "2H"},
        "situation": {"dealer": "W", "auction": ["1S", "1H"]}}""",
    "table.jsonl": """{"event": "board", "board": 1,
        "deal": "N:T.QJ653.K652.AKQ 542.AKT2.Q43.842 AKQ983.4.J.97653 J76.987.AT987.JT"}""".replace("\n", ""),
    "tie.json": '{"tied": ["A", "B"], "matches": [{"round": 1, "home": "A", "away": "B", "vp": ["10.91", "9.09"]}]}',
    "winter.json": '{"id": "winter", "name": "Winter", "named": "Club pairs", "best": 10}',
    "tuesday.csv": "table,round,board,ns,ew,contract,declarer,result\n1,1,1,1,2,4H,N,+1\n2,1,1,3,4,4H,N,=\n",
}

# One line for every command, in an order in which the files are there. What does nothing without an extra is refused.
EXAMPLES = """
arbitro deal -n 2 --seed "Tuesday 7 May" -o session.pbn
arbitro show session.pbn --board 2
arbitro check session.pbn
arbitro convert session.pbn session.lin
arbitro score "4HX N +1" --vul both
arbitro demo --seed Tuesday --board 5
arbitro standings tuesday.csv --method matchpoints
arbitro vp --boards 16 --imps 23 --scale continuous
arbitro imps 620 -100
arbitro matchpoints 420 450 -50 420
arbitro neuberg --points 4 --results 5 --field 8
arbitro weighted --method mp --field "420 420 -50" --ns "3/5 420, 2/5 -50"
arbitro artificial --edition 2017 --fault none --session-percent 63.4 --top 24
arbitro fouled 420 420 -50 450 / 620 -100 170
arbitro entries pairs.csv --members members.csv
arbitro movement --pairs 9 --boards 18 -o howell.json
arbitro bws write tuesday.bws --event EVENT --database club.db
arbitro bws show tuesday.bws
arbitro bws watch tuesday.bws --event EVENT --database club.db --once
arbitro system check strong_club
arbitro system show five_card_majors
arbitro system explain five_card_majors "N: 1NT P 2C P 2H P"
arbitro system card strong_club -o card.html
arbitro system compare five_card_majors "N: 1C 1S" 1H X
arbitro rule --facts ruling.json
arbitro table table.jsonl
arbitro laws 27
arbitro claim --facts claim.json
arbitro draw event.json
arbitro policy systems systems.toml --regulations figb_2017
arbitro policy undisclosed 2D --form teams --regulations figb_2017
arbitro policy alert --call 1NT --meaning "12-14 balanced" --regulations figb_2017
arbitro policy pre-alert --lead reversed_leads --openings-from 9 --regulations figb_2017
arbitro policy bidding-cards --single 1 --packet 1 --regulations figb_2017
arbitro policy psych --local --gross --deliberate --not-agreed --earlier 0 --regulations figb_2017
arbitro ties tie.json --form teams_round_robin --regulations figb_2017
arbitro time --boards 16 --form teams --screens --regulations figb_2017
arbitro bye --boards 16 --regulations figb_2017
arbitro penalty lateness --minutes 12 --form teams_vp --regulations figb_2017
arbitro lineup Reds Blues --form swiss --regulations figb_2017
arbitro margin --boards 24 --regulations figb_2017
arbitro places Rossi Bianchi Verdi Neri --stays 1 --stays 3 --needs Neri --regulations figb_2017
arbitro penalty slow-play --form pairs --delayed 2 --at-fault first --regulations figb_2017
arbitro penalty forfeit --form swiss --minutes 15 --boards 16 --scale discrete --regulations figb_2017
arbitro penalty record --what hands --stationary NS --regulations figb_2017
arbitro penalty amend --in-charge --regulations figb_2017
arbitro penalty seating --form swiss --on-sheet --cannot-replay --regulations figb_2017
arbitro penalty substitute --boards 24 --replaced 4 --category higher --approved --regulations figb_2017
arbitro penalty withdrawal --form pairs --during-session --own-percent 64 --top 14 --regulations figb_2017
arbitro penalty fouled --misplaced NE --at-table --top 14 --regulations figb_2017
arbitro penalty score-sheet --local --top 14 --regulations figb_2017
arbitro penalty watching --who team_member --room open --regulations figb_2017
arbitro regulations show figb_2017 time.late
arbitro regulations check league.toml
arbitro regulations diff wbf figb_2017
arbitro regulations coverage 8.3
arbitro regulations read 8.3
arbitro regulations search late arrival
arbitro laws book -o book.html
arbitro journal verify club.db
arbitro journal recheck club.db
arbitro journal export club.db --persons -o club.jsonl
arbitro journal import other.db club.jsonl
arbitro journal backup club.db monday.db
arbitro journal restore monday.db tuesday.db
arbitro journal show club.db
arbitro publish --to site --database club.db
arbitro ladder winter --rules winter.json --database club.db
arbitro results 101 --database club.db
arbitro fees --database club.db
arbitro simulate --pairs 9 --boards 2 --seed tuesday
arbitro corrections
arbitro dd session.pbn                          # arbitro[analysis]
arbitro equity --facts revoke.json              # arbitro[analysis]
arbitro print labels 1-16 -o labels.pdf          # arbitro[paper]
arbitro laws book -o book.pdf                   # arbitro[paper]
arbitro serve --address 127.0.0.1               # arbitro[server]
arbitro doctor                                  # arbitro[server]
arbitro robot --connect 127.0.0.1:2000 --seat N  # arbitro[analysis]
arbitro account maria                           # arbitro[server]
"""


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """That of an environment into which the package was installed without extras."""
    folder = tmp_path_factory.mktemp("plain")
    built = wheel(ROOT, folder)
    with ZipFile(built) as archive:
        assert "arbitro/server/site/index.html" in archive.namelist()
    return empty_environment(folder / "env", built) / "python"


def came_of(python: Path, lines: list[list[str]], folder: Path) -> list[dict[str, Any]]:
    given = json.dumps(lines) if lines else ""
    answer: list[dict[str, Any]] = json.loads(run(python, COMMANDS, given=given, cwd=folder).stdout)
    return answer


def test_every_command_has_its_help_and_its_example(python: Path, tmp_path: Path) -> None:
    helped = came_of(python, [], tmp_path)
    wrong = [one for one in helped if one["code"] or "Usage: arbitro" not in one["out"]]
    assert wrong == []
    paths = {" ".join(one["words"][:-1]) for one in helped}
    commands = {path for path in paths if not any(other.startswith(f"{path} ".lstrip()) for other in paths)}
    shown = [line.removeprefix("arbitro ") for line in EXAMPLES.splitlines() if line]
    without = {path for path in commands if not any(f"{line} ".startswith(f"{path} ") for line in shown)}
    assert without == set(), "give each an example"


def test_every_command_works_or_names_its_extra(python: Path, tmp_path: Path) -> None:
    for name, text in FILES.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    shutil.copy(ROOT / "docs/examples/systems.toml", tmp_path)
    with open_journal(str(tmp_path / "club.db")) as journal:
        event = pairs_of_tonight(Office(journal, lambda: datetime.now(UTC)), datetime.now(UTC), message)
    lines = [line.partition("#") for line in EXAMPLES.replace("EVENT", event).splitlines() if line]
    found = came_of(python, [shlex.split(line)[1:] for line, _, _ in lines], tmp_path)
    wrong = [
        f"{one['words']}: {one['code']}\n{one['out']}{one['err']}"
        for (_, _, extra), one in zip(lines, found, strict=True)
        if one["code"] != (2 if extra else 0) or extra.strip() not in one["err"]
    ]
    assert not wrong, "\n\n".join(wrong)
