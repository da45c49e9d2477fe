"""The demonstration: events like any other, people with names, results that club players might have."""

import unicodedata
from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path
from statistics import fmean

import pytest

from arbitro.bridge.board import vulnerability_of
from arbitro.bridge.commitment import KeyedStream, seeded
from arbitro.bridge.contract import Result, Risk
from arbitro.bridge.dealing import random_deal
from arbitro.bridge.evaluation import hcp
from arbitro.bridge.score import score
from arbitro.bridge.seats import Side
from arbitro.contest.facts.event import Penalised, ResultCorrected
from arbitro.contest.scoring.standings import rankings
from arbitro.journal import open_journal
from arbitro.office.actor import NOBODY
from arbitro.office.demo import demonstrate, demonstrations, pairs_of_last_week, pairs_of_tonight, teams_of_tonight
from arbitro.office.demo.people import PREFIX, people, persons
from arbitro.office.demo.results import plausible
from arbitro.office.fact import RulingGiven, Undone
from arbitro.office.office import Office
from arbitro.office.room.regulations import pack_of
from arbitro.office.room.tables import contest_of
from arbitro.office.seeing.traveller import frequencies
from arbitro.office.seeing.view import View
from arbitro.office.seeing.visibility import viewer
from arbitro.office.state import Event
from arbitro.scoring.imps import imps
from arbitro.scoring.outcome import Weighted

NOW = datetime(2026, 5, 14, 19, 0, tzinfo=UTC)


@pytest.fixture
def office(tmp_path: Path) -> Iterator[Office]:
    with open_journal(tmp_path / "club.db") as journal:
        yield Office(journal, lambda: NOW)


def results(event: Event) -> list[Result]:
    """What the tables have played."""
    held = contest_of(event).phases[""].results.values()
    return [Result.parse(one.result) for table in held for one in table.values() if one.result]


# -- the three events


def test_the_pairs_of_tonight_are_in_their_fourth_round(office: Office) -> None:
    id = pairs_of_tonight(office, NOW, str)
    event = office.event(id)
    phase = contest_of(event).phases[""]
    assert (event.created.name, event.created.date) == ("demonstration-pairs", "2026-05-14")
    assert len(contest_of(event).entries) == 13
    assert len(event.deals) == 26
    assert sum(map(len, phase.results.values())) == 3 * 6 * 2 + 1  # three rounds at six tables, two boards each
    assert len(event.waiting) == 2
    (call,) = event.calls.values()
    assert call.called.board in {board for _, board in event.waiting}
    assert [one.name for one in office.journal.register.numbered("101")] == [people().pairs[0][0]]
    times = [noted.stamp.time for noted in event.history]
    assert times == sorted(times)
    assert times[-1] == NOW


def test_the_teams_of_tonight_are_before_their_second_match(office: Office) -> None:
    event = office.event(teams_of_tonight(office, NOW, str))
    phase = contest_of(event).phases[""]
    assert sum(map(len, phase.results.values())) == 8 // 2 * 2 * 8  # four matches, both rooms, eight boards
    assert {at.round for at in phase.tables} == {1, 2}
    assert len(event.lineups) == 1
    assert [one.name for one in office.journal.register.numbered("T305")] == [people().teams[2].players[4]]


def test_the_pairs_of_last_week_are_over(office: Office) -> None:
    event = office.event(pairs_of_last_week(office, NOW, str))
    contest = contest_of(event)
    phase = contest.phases[""]
    assert event.created.date == "2026-05-07"
    assert phase.closed
    assert sum(map(len, phase.results.values())) == 7 * 13 * 2
    (ranking,) = rankings(contest, phase, pack_of(event))
    assert sorted(int(row.contestant) for row in ranking.rows) == list(range(1, 15))
    assert max(noted.stamp.time for noted in event.history) < NOW - timedelta(days=6)


def test_last_week_everything_happened_that_a_history_can_show(office: Office) -> None:
    event = office.event(pairs_of_last_week(office, NOW, str))
    facts = [noted.fact for noted in event.history]
    kinds = Counter(map(type, facts))
    assert (kinds[Undone], kinds[RulingGiven], kinds[Penalised]) == (1, 1, 1)
    assert [noted.undone for noted in event.history if isinstance(noted.fact, ResultCorrected)] == [False, True, False]
    (case,) = event.cases.values()
    assert len(case.told) == 2
    assert not [call for call in event.calls.values() if not call.closed]
    (changed,) = case.given.scores
    assert changed.after is not None
    assert changed.after.is_adjusted
    assert case.given.board is not None
    # whoever bid game over a slow raise has less by the ruling
    outcome = Result.parse(changed.before.result) if changed.before else Result(None)
    assert outcome.contract is not None
    had = score(outcome, vulnerability_of(case.given.board))
    given = [share.score_ns for share in changed.after.ns.shares] if isinstance(changed.after.ns, Weighted) else []
    sign = 1 if outcome.contract.declarer.side is Side.NS else -1
    assert given
    assert all(sign * points < sign * had for points in given)


def test_everybody_sees_the_frequencies_of_last_week(office: Office) -> None:
    event = office.event(pairs_of_last_week(office, NOW, str))
    view = View(event, viewer(event, NOBODY), NOW, str)
    found = [frequencies(view, key) for key in event.deals]
    assert len(found) == 26
    assert all(6 <= sum(line.times for line in lines) <= 7 for lines in found)  # an adjusted score is none


def test_a_demonstration_is_the_same_every_time_and_knows_itself(office: Office) -> None:
    assert demonstrations(office) == ()
    first = demonstrate(office, NOW, str)
    again = demonstrate(office, NOW, str)
    assert set(demonstrations(office)) == {*first, *again}
    assert len({*first, *again}) == 6
    for one, other in zip(first, again, strict=True):
        assert office.event(one).deals == office.event(other).deals
        assert contest_of(office.event(one)) == contest_of(office.event(other))
    rebuilt = Office(office.journal, lambda: NOW)
    assert [rebuilt.event(id) for id in first] == [office.event(id) for id in first]
    assert office.journal.verify().problems == ()


def test_somewhere_a_board_is_passed_out_and_a_contract_doubled(office: Office) -> None:
    played = [result for id in demonstrate(office, NOW, str) for result in results(office.event(id))]
    assert any(result.is_passed_out for result in played)
    doubled = [one for one in played if one.contract and one.contract.risk is Risk.DOUBLED]
    assert 0 < len(doubled) < len(played) / 10


# -- people


def names() -> list[str]:
    return [one.name for one in persons()]


def test_nobody_and_no_team_is_there_twice() -> None:
    everybody = list(persons())
    assert len({one.id for one in everybody}) == len({one.name for one in everybody}) == len(everybody)
    assert all(one.id.startswith(PREFIX) for one in everybody)
    numbers = [one.number for one in everybody if one.number]
    assert (
        len(set(numbers)) == len(numbers) == 2 * len(people().pairs) + sum(len(team.players) for team in people().teams)
    )
    assert all(number.isascii() and number.isalnum() for number in numbers)
    assert len({team.name for team in people().teams}) == len(people().teams)


def is_name(name: str) -> bool:
    """Letters of the Latin alphabet in one spelling, and capitals; in Romanian a comma below, never a cedilla."""
    return (
        name == unicodedata.normalize("NFC", name)
        and all(letter in " ’" or unicodedata.name(letter).startswith("LATIN ") for letter in name)
        and all(word and word[0].isupper() for word in name.split(" ") if word not in ("van", "der", "del"))
        and not set(name) & set("ţŢ")
    )


def test_names_have_the_letters_of_their_languages() -> None:
    assert [name for name in (*names(), *(team.name for team in people().teams)) if not is_name(name)] == []
    assert not any(map(is_name, ("S\u0326tefan", "Mihai  Lungu", "Mihai ", "ana Pop", "Pop2", "Ţurcanu", "Иван")))


def test_names_come_from_many_languages() -> None:
    assert set("".join(names()).lower()) >= set("șțăłńøæåäöüßéèîçğıñű")


# -- results


@cache
def field(board: int) -> tuple[Result, ...]:
    """What seven tables do with a deal."""
    deal = random_deal(seeded("field", board))
    return tuple(plausible(deal, KeyedStream(b"field", str(board), str(table))) for table in range(7))


FIELDS = range(1, 301)


def test_contracts_and_tricks_are_those_of_a_club() -> None:
    """About two contracts of three are made, most by a trick more or less; slams and doubles are seldom."""
    played = [result for board in FIELDS for result in field(board)]
    contracts = [result for result in played if result.contract]
    assert 0 < len(played) - len(contracts) < len(played) / 20
    assert 0.55 < fmean(result.is_made for result in contracts) < 0.75
    assert fmean(abs(result.over) <= 1 for result in contracts) > 0.65
    assert all(abs(result.over) <= 6 for result in contracts)
    levels = Counter(result.contract.level for result in contracts if result.contract)
    assert levels[6] + levels[7] < len(contracts) / 20
    assert levels[3] + levels[4] > len(contracts) / 3
    bid = Counter(result.contract.bid for result in contracts if result.contract)
    assert bid.most_common(1)[0][0] == "3NT"


def test_two_rooms_differ_by_what_matches_are_made_of() -> None:
    """Many boards are flat, few cost a game, and none is a fortune."""
    swings = [
        abs(int(imps(score(one, vulnerability_of(board % 16 + 1)) - score(other, vulnerability_of(board % 16 + 1)))))
        for board in FIELDS
        for one, other in [field(board)[:2]]
    ]
    assert 2 < fmean(swings) < 5
    assert fmean(swing <= 1 for swing in swings) > 0.35
    assert fmean(swing >= 10 for swing in swings) < 0.2


def test_who_declares_has_the_cards_for_it() -> None:
    """The stronger side, or one with a fit; a pass-out has no hand that everybody opens."""
    assert [(board, str(one)) for board in FIELDS for one in field(board) if not is_sensible(board, one)] == []


def is_sensible(board: int, result: Result) -> bool:
    deal = random_deal(seeded("field", board))
    if result.contract is None:
        return max(map(hcp, deal)) <= 12
    hands = [deal[seat] for seat in result.contract.declarer.side.seats]
    points, suit = sum(map(hcp, hands)), result.contract.denomination.suit
    fit = sum(hand.lengths[3 - suit.index] for hand in hands) if suit else 0
    return (points >= 20 or fit >= 8) and (result.contract.level <= 5 or points >= 26)
