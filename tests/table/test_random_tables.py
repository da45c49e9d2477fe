"""Random permissive tables: whatever goes wrong, and whatever is ruled, the table is consistent and goes on."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from arbitro.book.edition import ALL, E1997, E2007, E2017, Edition
from arbitro.bridge.calls import Call
from arbitro.bridge.seats import SEATS, Seat
from arbitro.laws.case.case import Case, plain
from arbitro.laws.case.procedure import procedures
from arbitro.laws.case.ruling import Pending, Ruling
from arbitro.laws.study.coverage import ClauseStanding, coverage
from arbitro.office.live.powers import seat_of
from arbitro.regulations import load
from arbitro.table import event as at
from arbitro.table.checking import problems
from arbitro.table.event import AnyEvent
from arbitro.table.fold import after, fold
from arbitro.table.irregularity import Kind
from arbitro.table.log import FORMS, read_log
from arbitro.table.options import Options, options, stopped
from arbitro.table.ruling import Asked, asked, matter
from arbitro.table.state import Table
from arbitro.table.view import view
from tests.amounts import EVENTS_APART, OF_EACH_KIND, OF_EACH_LAW, TABLES, Figures
from tests.table.driver import Played, play
from tests.table.invariants import check
from tests.table.resampling import acts, dealt_anew, possible
from tests.table.what_stands import Made, checked_contract, let_stand

LAWS = tuple(str(number) for number in range(24, 72))
FEW = TABLES // 10
EVERY_EDITION = pytest.mark.parametrize("edition", ALL, ids=lambda edition: str(int(edition)))


def boards(edition: Edition, count: int, name: str) -> Iterator[Played]:
    return (play(f"{name} {number}", edition) for number in range(count))


@EVERY_EDITION
def test_a_table_is_consistent_after_every_event(edition: Edition, record_property: Figures) -> None:
    """And its contract is that of the calls that stand. Every irregularity happens, every law is ruled on."""
    kinds: Counter[Kind] = Counter()
    laws: Counter[str] = Counter()
    events = rulings = 0
    for board in boards(edition, TABLES, "consistent"):
        events += consistent(board, EVENTS_APART)
        kinds.update(wrong.kind for wrong in board.irregularities)
        for ruling in board.rulings:
            laws.update(laws_of(ruling))
            rulings += 1
    record_property("random permissive tables played to the end", TABLES)
    record_property("events after which such a table was consistent", events)
    record_property("rulings carried out at such tables", rulings)
    every_irregularity_happens(kinds, record_property)
    every_law_is_ruled_on(laws, edition, record_property)


def consistent(board: Played, apart: int) -> int:
    """Looks at the table after its events, so many apart; how many it has looked at."""
    stood: set[Made] = set()
    begun, looked_at = False, 0
    for number, (event, table) in enumerate(zip(board.events, board.tables, strict=True), 1):
        assert table.events == number
        stood |= let_stand(event)
        begun = begun or bool(table.trick or table.tricks)
        if number % apart == 0 or table is board.tables[-1]:
            check(table)
            contract = checked_contract(table, stood, begun=begun)
            assert table.contract in (None, contract) or table.dummy_spread  # 54A: the hands may change
            looked_at += 1
    return looked_at


@pytest.mark.parametrize(
    ("name", "edition"),
    [
        ("consistent 105", E2017),  # a call out of rotation that the player then changed
        ("consistent 1520", E1997),  # a pass over his own bid, which was too low and accepted
        ("consistent 1420", E2017),  # a double that cannot stand, noticed when the other side of the screen had called
        ("consistent 1653", E2007),  # a card led to the next trick that has to be played to this one
        ("hidden 121", E1997),
        ("withdrawn 1258", E2017),  # a play to a lead out of turn that went back
        ("withdrawn 1451", E1997),  # a fifth card to a trick that is no more
        ("consistent 64", E2007),  # a bid above seven, changed, that stands as a pass
    ],
)
def test_a_board_at_which_a_ruling_could_not_be_given_is_consistent(name: str, edition: Edition) -> None:
    assert consistent(play(name, edition), 1)


def every_irregularity_happens(kinds: Counter[Kind], record_property: Figures) -> None:
    assert {kind.value: kinds[kind] for kind in Kind if kinds[kind] * len(ALL) < OF_EACH_KIND} == {}
    for kind in Kind:
        record_property(f"irregularities at random tables: {kind.value.replace('_', ' ')}", kinds[kind])


def every_law_is_ruled_on(laws: Counter[str], edition: Edition, record_property: Figures) -> None:
    """A law that does not come up by play is brought up as a director would."""
    by_play = sum(laws[law] >= OF_EACH_LAW for law in LAWS)
    record_property(f"laws from 24 to 71 ruled {OF_EACH_LAW} times and more by play alone, {int(edition)}", by_play)
    chance = random.Random(int(edition))
    for law in LAWS:
        for _ in range(50 * OF_EACH_LAW):
            if laws[law] < OF_EACH_LAW and (ruling := brought_up(law, edition, chance)):
                laws.update(laws_of(ruling))
    assert {law: laws[law] for law in LAWS if laws[law] < OF_EACH_LAW and may_be_ruled(law, edition)} == {}
    for law in LAWS:
        record_property(f"rulings under law {law}", laws[law])


def brought_up(law: str, edition: Edition, chance: random.Random) -> Ruling | None:
    """A ruling on an example of the law, or of another that cites it, with random answers."""
    mine = [entry for (_, of), entry in sorted(procedures().items()) if of is edition]
    citing = {name for clause in coverage(law, edition).clauses for name in clause.carried_by}
    own = [entry for entry in mine if entry.law == law] or [entry for entry in mine if entry.what in citing]
    if not own:
        return None
    procedure = chance.choice(own)
    situation, pack = chance.choice(procedure.examples), load(chance.choice(("wbf", "figb_2017")))
    answers: dict[str, Any] = {}
    while True:
        case: Case[Any] = Case(procedure.law, situation, edition, pack, answers)
        try:
            return procedure.run(case)
        except Pending as pending:
            _, members = chance.choice(pending.answers)
            answers[pending.put.identity] = plain(chance.choice(members))


def laws_of(ruling: Ruling) -> set[str]:
    """The laws gone through, and those of the clauses applied."""
    return {*ruling.path, *("".join(c for c in clause[:2] if c.isdigit()) for clause in ruling.clauses)}


def may_be_ruled(law: str, edition: Edition) -> bool:
    """Whether some procedure of the edition cites the law at all; a law may be all conduct and definitions."""
    return any(clause.standing is ClauseStanding.CITED for clause in coverage(law, edition).clauses)


@EVERY_EDITION
def test_the_same_log_gives_the_same_table_and_any_part_of_it_the_table_of_that_moment(edition: Edition) -> None:
    chance = random.Random(int(edition))
    for board in boards(edition, FEW, "folded"):
        assert fold(board.events) == board.tables[-1]
        for count in chance.sample(range(1, len(board.events)), min(5, len(board.events) - 1)):
            assert fold(board.events[:count]) == board.tables[count - 1]


@EVERY_EDITION
def test_a_log_written_as_json_reads_back_as_the_same_events_and_the_same_table(edition: Edition) -> None:
    for board in boards(edition, FEW, "written"):
        lines = [msgspec.json.encode(event) for event in board.events]
        events = read_log(lines)
        assert [msgspec.json.encode(event) for event in events] == lines
        assert account(fold(events)) == account(board.tables[-1])


def account(table: object) -> object:
    """The table in plain values: an effect read from JSON has the text of a call where a ruling has the call."""
    return msgspec.to_builtins(table, str_keys=True, enc_hook=repr)


@EVERY_EDITION
def test_no_seat_is_told_anything_by_the_cards_that_are_hidden_from_it(
    edition: Edition, record_property: Figures
) -> None:
    """Views, questions and refusals are the same if the hidden cards, and what went wrong unseen, are others."""
    chance = random.Random(int(edition))
    compared = unseen = 0
    for board in boards(edition, max(FEW, 15), "hidden"):
        for count in chance.sample(range(1, len(board.events)), min(12, len(board.events) - 1)):
            events, table = board.events[:count], board.tables[count - 1]
            seat = chance.choice(SEATS)
            anew = dealt_anew(events, table, seat, chance, by_suit=chance.random() < 0.6)
            other = possible(events, anew, table, seat) if anew else None
            if other is None:
                continue
            assert view(other, seat) == view(table, seat), (count, seat)
            for event in acts(table, seat, chance):
                if seat_of(table, event) not in (None, seat):  # type: ignore[arg-type]
                    continue  # refused before anybody looks at the cards
                assert problems(other, event) == problems(table, event), (count, seat, event)
            for event in (at.AttentionCalled(seat), at.AttentionCalled(seat, "revoke"), at.DirectorSummoned(seat)):
                if not table.is_over:  # then every card may be looked at (66D)
                    assert view(after(other, event), seat) == view(after(table, event), seat), (count, seat, event)
            compared += 1
            unseen += other.irregularities != table.irregularities
    assert compared > FEW
    assert unseen
    record_property("views, questions and refusals compared with the hidden cards dealt anew", compared)
    record_property("  of these with other irregularities unseen", unseen)


@EVERY_EDITION
def test_somebody_may_act_or_the_director_has_something_before_him_or_the_board_is_over(
    edition: Edition, record_property: Figures
) -> None:
    """No dead ends: and what is offered to a player is not refused to him."""
    looked_at = questions = 0
    chance = random.Random(int(edition))
    for board in boards(edition, max(FEW, 15), "going on"):
        for table in board.tables[:: max(EVENTS_APART // 2, 1)]:
            able = {seat: options(table, seat) for seat in SEATS}
            asking = asked(table)
            if not (table.is_over or any(moves_on(now) for now in able.values())):
                before_director = stopped(table) or (asking is not None and not asking.to)
                assert before_director or not table.hands[table.turn.index], table.phase  # or a hand short of a card
            if table.halted and matter(table) is None:
                assert not problems(table, at.PlayOn())
            for seat, now in able.items():
                refused = [event for event in offered(table, seat, now, asking) if problems(table, event)]
                assert refused == []
            looked_at += 1
            questions += stopped(table) and answerable(table, chance)
    assert questions
    record_property("questions that could be answered where nobody directs", questions)
    record_property("moments at a table at which somebody could go on", looked_at)


def answerable(directed: Table, chance: random.Random) -> bool:
    """Where nobody directs, somebody can answer what is asked, or leave it for later; and it is not asked again."""
    table = replace(directed, setting=replace(directed.setting, directing=at.Directing.HOUSE))
    asking = asked(table)
    if asking is None:
        return False
    put, seat = asking.question, chance.choice(asking.to or SEATS)
    forms = at.OptionChosen | at.Opinion | at.MatterLeftOpen
    said = [event for event in offered(table, seat, options(table, seat), asking) if isinstance(event, forms)]
    assert said, put
    assert [event for event in said if problems(table, event)] == []
    for event in said:
        if isinstance(event, at.MatterLeftOpen):
            assert matter(after(table, event)) != matter(table)
    for option in put.options[:1]:
        then = asked(after(table, at.OptionChosen(put.identity, option.answer)))
        assert then is None or then.question.identity != put.identity
    return True


def moves_on(now: Options) -> bool:
    """Whether a player can bring the board on: not only talk."""
    talk = {"attention", "director_called", "question", "answer", "alert"}
    return bool(now.calls or now.cards or set(now.acts) - talk)


def offered(table: Table, seat: Seat, now: Options, asking: Asked | None) -> Iterator[AnyEvent]:
    """An event for everything that a player is offered."""
    yield from (at.CallEvent(seat, call) for call in now.calls)
    yield from (at.CardEvent(now.hand or seat, card) for card in now.cards)
    yield from (at.CardTakenBack(seat, card) for card in now.may_change)
    for name in now.acts:
        form = FORMS[name]
        fields = set(form.__struct_fields__)
        if form is at.OptionChosen and asking:
            yield from (
                at.OptionChosen(asking.question.identity, option.answer, seat) for option in asking.question.options
            )
        elif form is at.Opinion and asking:
            yield from (at.Opinion(seat, asking.question.identity, option.answer) for option in asking.question.options)
        elif form is at.CardTakenBack:
            yield from (at.CardTakenBack(*placed) for placed in table.faced if placed.seat is seat)
        elif form is not at.OptionChosen:
            values = {"seat": seat, "by": seat, "tricks": 3, "words": "C2", "call": Call.PASS, "text": "natural"}
            cards = {"card": next(iter(table.hand(seat)), None)}
            known = {name: value for name, value in (values | cards).items() if name in fields}
            yield form(**(known | ({"tricks": 0} if form in (at.Claimed, at.Conceded) else {})))
