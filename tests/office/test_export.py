"""What an event gives to other programs is what it has: read again by our readers, it is the same."""

from fractions import Fraction

import msgspec
import pytest

from arbitro.bridge.deal import Deal
from arbitro.bridge.seats import Seat
from arbitro.contest.facts.log import write_exact
from arbitro.contest.facts.outcome import Recorded
from arbitro.formats import pbn
from arbitro.formats.record import BoardRecord
from arbitro.formats.results import ResultEntry, ResultFormat, read
from arbitro.office.deals import MakeDeals
from arbitro.office.fact import BoardKey
from arbitro.office.results import Award, EnterResult
from arbitro.office.seating import BeginRound, EndRound
from arbitro.office.seeing.export import deals_pbn, event_pbn, exported, lines, rankings_csv, results_csv, row_of
from arbitro.scoring.outcome import Adjusted, Artificial, Average, Imps, NotPlayed, Outcome, Percentage, Share, Weighted
from tests.contest.small import MITCHELL
from tests.office.desk import DIRECTOR, SCORER, Desk, drawn, match, pairs, result, spot, teams

as_json = msgspec.json.Encoder(enc_hook=write_exact).encode

HALVES = Weighted.of((Fraction(1, 2), 420), (Fraction(1, 2), -50))


def names(person: str) -> str:
    return {"1 N": "Anna", "1 S": "Bruno", "2 N": "=cmd()", "2 S": "-"}.get(person, f"Player {person}")


def lead_of(desk: Desk) -> str:
    """A card that East held on the first board."""
    deal = next(deal for key, deal in desk.event.deals.items() if key.board == 1)
    return str(next(iter(Deal.parse(deal)[Seat.EAST])).value)


@pytest.fixture
def evening(desk: Desk) -> Desk:
    """Six pairs, three tables, three boards; of each kind of outcome one."""
    pairs(desk, 6, MITCHELL)
    desk.do(MakeDeals())
    desk.do(BeginRound(round=1))
    desk.do(EnterResult(at=spot(1, 1), board=1, recorded=Recorded(result="4SX N -2"), lead=lead_of(desk)), SCORER)
    desk.do(result(1, 2, 2, "PASS"), SCORER)
    desk.do(result(1, 3, 3, -110), SCORER)
    desk.do(EndRound(round=1))
    desk.do(BeginRound(round=2))
    desk.do(Award(at=spot(2, 1), board=2, ns=Artificial(Average.AVERAGE_PLUS), ew=Percentage(Fraction(2, 5))), DIRECTOR)
    desk.do(result(2, 2, 3, Recorded()), SCORER)
    desk.do(Award(at=spot(2, 3), board=1, ns=HALVES, ew=Artificial(Average.AVERAGE_MINUS)), DIRECTOR)
    return desk


EXPECTED: dict[tuple[str, str, int], Outcome | str] = {
    ("1", "1", 1): "4SX N -2",
    ("1", "2", 2): "PASS",
    ("1", "3", 3): "-110",
    ("2", "1", 2): Adjusted(Artificial(Average.AVERAGE_PLUS), Percentage(Fraction(2, 5))),
    ("2", "2", 3): NotPlayed(),
    ("2", "3", 1): Adjusted(
        Weighted((Share(Fraction(1, 2), 420), Share(Fraction(1, 2), -50))), Artificial(Average.AVERAGE_MINUS)
    ),
}


def told(entry: ResultEntry) -> Outcome | str:
    match entry.outcome:
        case Adjusted() | NotPlayed():
            return entry.outcome
        case played:
            return str(played.result) if played.result else str(played.score_ns)


def understood(data: str, form: ResultFormat) -> dict[tuple[str, str, int], Outcome | str]:
    sheet = read(data.encode(), form)
    assert sheet.problems == ()
    return {(entry.round, entry.table, entry.board): told(entry) for entry in sheet.entries}


def test_results_as_csv_are_read_again_as_they_are(evening: Desk) -> None:
    assert understood(results_csv(evening.event), ResultFormat.CSV) == EXPECTED


def test_results_as_pbn_are_read_again_as_they_are(evening: Desk) -> None:
    assert understood(event_pbn(evening.event), ResultFormat.PBN) == EXPECTED


def test_the_csv_has_who_met_whom_the_lead_and_the_score(evening: Desk) -> None:
    header, first, *_ = results_csv(evening.event).splitlines()
    assert header == "section,round,table,board,ns,ew,contract,declarer,lead,result,score_ns,note"
    assert first == f",1,1,1,1,4,4SX,N,{lead_of(evening)},-2,-300,"  # two down doubled, not vulnerable


def test_one_round_can_be_written_alone(evening: Desk) -> None:
    assert {key[0] for key in understood(results_csv(evening.event, round=2), ResultFormat.CSV)} == {"2"}


def test_the_form_of_a_fouled_board_is_written(evening: Desk) -> None:
    evening.do(EndRound(round=2))
    evening.do(BeginRound(round=3))
    evening.do(result(3, 1, 3, Recorded(score=100, form="turned")), DIRECTOR)
    sheet = read(results_csv(evening.event).encode(), ResultFormat.CSV)
    assert [entry.form for entry in sheet.entries if entry.round == "3"] == ["turned"]


def test_the_pbn_has_every_board_once_with_its_deal(evening: Desk) -> None:
    found = list(pbn.read(event_pbn(evening.event).splitlines(keepends=True)))
    assert all(isinstance(one, BoardRecord) for one in found)
    assert {one.number: one.deal.pbn() for one in found if isinstance(one, BoardRecord)} == {
        key.board: deal for key, deal in evening.event.deals.items()
    }


def test_deals_that_are_not_shown_are_nowhere_in_it(evening: Desk) -> None:
    hidden = BoardKey(board=2)
    deal = evening.event.deals[hidden].removeprefix("N:").split()

    def shown(key: BoardKey) -> bool:
        return key != hidden

    for text in (event_pbn(evening.event, shown), as_json(exported(evening.event, names, "", shown)).decode()):
        assert not any(hand in text for hand in deal)
        assert evening.event.deals[BoardKey(board=1)].split()[2] in text
    assert all(hand in event_pbn(evening.event) for hand in deal)


def test_rankings_as_csv(desk: Desk) -> None:
    pairs(desk, 6, MITCHELL)
    desk.do(BeginRound(round=1))
    rows = rankings_csv(desk.event, names).splitlines()
    assert rows[0] == "phase,group,line,rank,contestant,name,total,percent,carried,penalty,played"
    assert len(rows) == 7
    assert ",,NS,1,1,Anna - Bruno,0,,0,0,0" in rows
    assert any("'=cmd() - -" in row for row in rows)  # a name is no formula


def test_the_totals_of_the_rankings_are_those_of_the_event(evening: Desk) -> None:
    rows = [row.split(",") for row in rankings_csv(evening.event, names).splitlines()[1:]]
    assert {row[4]: Fraction(row[6]) for row in rows} == {
        who: Fraction(total) for who, total in evening.totals().items()
    }


def test_the_whole_as_json_with_the_head_of_the_chain(evening: Desk) -> None:
    head = evening.office.journal.head().text
    found = msgspec.json.decode(as_json(exported(evening.event, names, head)))
    assert (found["name"], found["date"], found["version"]) == ("Tuesday", "2026-05-14", evening.event.version)
    assert found["head"] == head
    assert found["digest"] == evening.event.created.digest
    assert found["contestants"]["1"] == "Anna - Bruno"
    assert len(found["deals"]) == 3
    first = found["results"][0]
    assert (first["ns"], first["ew"], first["recorded"], first["score_ns"]) == (
        ["1"],
        ["4"],
        {"result": "4SX N -2"},
        -300,
    )
    assert {row["contestant"] for one in found["rankings"] for row in one["rows"]} == set("123456")


def test_the_rooms_of_a_match_are_told_apart_and_the_teams_as_they_sat(desk: Desk) -> None:
    teams(desk, ("A", "B"), boards=2, rounds=2)
    desk.do(MakeDeals())
    drawn(desk, ("A", "B"))
    desk.do(BeginRound(round=1))
    for one in match(1, 1, (420, -50)):
        desk.do(one, SCORER)
    assert [(one.room, one.ns, one.ew, one.score_ns) for one in lines(desk.event)] == [
        ("closed", ("B",), ("A",), -50),
        ("open", ("A",), ("B",), 420),
    ]
    sheet = read(results_csv(desk.event).encode(), ResultFormat.CSV)
    assert [(entry.table, entry.ns, entry.ew) for entry in sheet.entries] == [
        ("1 closed", "B", "A"),
        ("1 open", "A", "B"),
    ]
    games = event_pbn(desk.event).count("[Board ")
    assert games == 4  # two rounds of two boards
    assert exported(desk.event, names, "").contestants == {"A": "A", "B": "B"}


def test_imps_of_a_team_are_written_too(desk: Desk) -> None:
    teams(desk, ("A", "B"), boards=2)
    drawn(desk, ("A", "B"))
    desk.do(BeginRound(round=1))
    given = Award(at=spot(1, 1, room="open"), board=1, ns=Imps(Fraction(3)), ew=Imps(Fraction(-5, 2)))
    desk.do(given, DIRECTOR)
    (line,) = lines(desk.event)
    assert row_of(line).note == "W NS I+3 | EW I-2.5"
    (entry,) = read(results_csv(desk.event).encode(), ResultFormat.CSV).entries
    assert entry.outcome == Adjusted(Imps(Fraction(3)), Imps(Fraction(-5, 2)))


def test_an_event_without_anything_gives_empty_files(desk: Desk) -> None:
    pairs(desk)
    assert results_csv(desk.event).count("\n") == 1
    assert "[Board" not in event_pbn(desk.event) + deals_pbn(desk.event)
    assert not exported(desk.event, names, "").results
