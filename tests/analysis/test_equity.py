"""What would have happened: double dummy before an irregularity, over samples, and what samples can tell."""

from collections import Counter
from fractions import Fraction
from itertools import combinations
from math import comb
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.analysis.equity import OF_SAMPLES, TricksAfter, as_the_cards_lie, each_as_the_cards_lie, over_samples
from arbitro.analysis.history import reached, shown_out
from arbitro.analysis.interval import GRID, Interval, interval
from arbitro.analysis.pool import Pool, TimeLimit
from arbitro.analysis.resampling import Known, Samples, completed, hide, resample
from arbitro.analysis.table import POSITIONS
from arbitro.book.problem import ProblemsFound
from arbitro.bridge.cards import CARDS, Card, Suit
from arbitro.bridge.commitment import seeded
from arbitro.bridge.constraints import Constraint
from arbitro.bridge.contract import Contract, Result
from arbitro.bridge.deal import Deal
from arbitro.bridge.evaluation import hcp, is_balanced
from arbitro.bridge.hand import Hand
from arbitro.bridge.score import score
from arbitro.bridge.seats import SEATS, Seat, Vulnerability
from tests.analysis.late import NONE, too_late
from tests.analysis.reference import needs_solver
from tests.strategies import partial_deals

# Repeated revokes by South in clubs: the complete example of the supplementary norms, article 64. After the fourth
# trick declarer ruffs and takes the rest: the table had 12 tricks.
REVOKES = Deal.parse("N:T.QJ653.K652.AKQ 542.AKT2.Q43.842 AKQ983.4.J.97653 J76.987.AT987.JT")
FOUR_SPADES = Contract.parse("4S S")
PLAYED = tuple(map(Card.parse, ["CJ", "CA", "C2", "C3", "CK", "C4", "DJ", "CT", "CQ", "C8", "H4", "S6"]))
SECOND_REVOKE = 10  # cards before it


def kinds(trouble: pytest.ExceptionInfo[ProblemsFound]) -> list[str]:
    return [problem.kind for problem in trouble.value.problems]


# -- 64C: the position just before


@needs_solver
def test_after_repeated_revokes_the_position_before_the_second_gives_the_number_that_64c_needs() -> None:
    told = as_the_cards_lie(REVOKES, FOUR_SPADES, PLAYED[:SECOND_REVOKE])
    assert (told.before, told.turn, told.won) == (11, Seat.SOUTH, 2)
    assert told.tricks == 11  # West ruffs and a heart is lost, whichever club South follows with
    assert told.cards == tuple(TricksAfter(Card.parse(card), 11) for card in ("C9", "C7", "C6", "C5"))
    table_tricks, transferred = 12, 1  # 64A2: the first revoke alone costs one trick
    final = min(table_tricks - transferred, told.tricks - transferred)
    assert final == 10
    assert score(Result(FOUR_SPADES, final), Vulnerability.NONE) == 420
    assert score(Result(FOUR_SPADES, final), Vulnerability.BOTH) == 620


@needs_solver
def test_before_the_first_revoke_the_same_deal_gives_what_there_is_without_any() -> None:
    # South follows; trumps fall in three rounds, and a heart and the ace of diamonds are lost
    told = as_the_cards_lie(REVOKES, FOUR_SPADES, PLAYED[:6])
    assert (told.before, told.turn, told.won) == (7, Seat.SOUTH, 1)
    assert {way.card.suit for way in told.cards} == {Suit.CLUBS}
    assert told.tricks == max(way.tricks for way in told.cards) == 11


@needs_solver
def test_the_tricks_of_every_card_are_declarers_also_when_a_defender_is_to_play() -> None:
    told = as_the_cards_lie(REVOKES, FOUR_SPADES, PLAYED[:9])
    assert told.turn is Seat.EAST
    assert told.tricks == min(way.tricks for way in told.cards) == 11


def test_a_revoke_that_is_over_stays_in_the_history_and_one_in_the_trick_under_way_is_refused() -> None:
    at = reached(REVOKES, FOUR_SPADES, PLAYED)
    assert (at.won, at.position.leader, at.position.trick) == (2, Seat.WEST, ())
    with pytest.raises(ProblemsFound) as trouble:
        reached(REVOKES, FOUR_SPADES, PLAYED[:11])
    assert kinds(trouble) == ["must-follow-suit"]


@pytest.mark.parametrize(
    ("cards", "kind"),
    [(("CJ", "CJ"), "card-played-twice"), (("CA",), "card-not-held"), (("CJ", "C2"), "card-not-held")],
)
def test_a_card_that_cannot_have_been_played_is_refused(cards: tuple[str, ...], kind: str) -> None:
    with pytest.raises(ProblemsFound) as trouble:
        reached(REVOKES, FOUR_SPADES, tuple(map(Card.parse, cards)))
    assert kinds(trouble) == [kind]


# -- samples


@given(partial_deals(), st.randoms(use_true_random=False))
def test_a_completion_is_a_whole_deal_that_keeps_what_is_known(known: Deal, chance: Random) -> None:
    deal = completed(known, chance.randrange)
    assert deal.is_complete
    assert all(known[seat] <= deal[seat] for seat in SEATS)


def test_every_completion_comes_about_from_exactly_one_draw() -> None:
    north, south = REVOKES.north, REVOKES.south
    others = tuple(Hand.of(CARDS) - north - south)
    unknown, east, west = others[:5], Hand.of(others[5:16]), Hand.of(others[16:])
    known = Deal(north, east, south, west)
    found = Counter[Hand]()
    for number in range(comb(5, 13 - len(east))):
        numbers = iter((number, 0))
        found[completed(known, lambda below, given=numbers: next(given) % below).east] += 1  # type: ignore[misc]
    wanted = {east | Hand.of(choice) for choice in combinations(unknown, 13 - len(east))}
    assert set(found) == wanted
    assert set(found.values()) == {1}


def test_samples_satisfy_every_constraint_and_come_again_from_the_same_seed() -> None:
    known = Known(
        Deal.of({Seat.SOUTH: REVOKES.south}), (Constraint.parse("N: 5+♥"), Constraint.parse("W: 12+ balanced"))
    )
    samples = resample(known, seeded("seed", 1), 8)
    assert samples.is_complete
    assert samples.kept == Fraction(8, samples.tries)
    for deal in samples.deals:
        assert deal.south == REVOKES.south
        assert deal.north.length(Suit.HEARTS) >= 5
        assert hcp(deal.west) >= 12
        assert is_balanced(deal.west)
    assert resample(known, seeded("seed", 1), 8) == samples
    assert resample(known, seeded("another", 1), 8) != samples


def test_tries_that_are_used_up_are_told_and_none_at_all_is_a_problem() -> None:
    rare = Known(Deal.of({Seat.SOUTH: REVOKES.south}), (Constraint.parse("N: 6+♥"),))
    few = resample(rare, seeded("seed", 1), 1000, tries=200)
    assert not few.is_complete
    assert 0 < len(few.deals) < 200 == few.tries
    with pytest.raises(ProblemsFound) as trouble:
        resample(Known(REVOKES.of({}), (Constraint.parse("N: 37"),)), seeded("seed", 1), 1, tries=20)
    assert kinds(trouble) == ["no-sample-found"]


def test_what_no_deal_can_be_is_refused_at_once() -> None:
    twice = Deal(north=REVOKES.north, south=REVOKES.north)
    known = Known(twice, (Constraint.parse("N: 20+"), Constraint.parse("E: 7+♥ 7+♠")))
    with pytest.raises(ProblemsFound) as trouble:
        resample(known, seeded("seed", 1), 1)
    assert set(kinds(trouble)) == {"card-held-twice", "impossible-constraint"}
    assert len([kind for kind in kinds(trouble) if kind == "impossible-constraint"]) == 2
    with pytest.raises(ProblemsFound) as trouble:
        resample(Known(REVOKES), seeded("seed", 1), 0)
    assert kinds(trouble) == ["samples-needed"]


def test_hidden_hands_keep_their_played_cards_and_a_suit_that_they_showed_out_of() -> None:
    known = hide(REVOKES, (Seat.WEST, Seat.EAST), FOUR_SPADES, PLAYED)
    assert known.deal == Deal(REVOKES.north, Hand.parse("...842"), REVOKES.south, Hand.parse("6...JT"))
    assert [str(constraint) for constraint in known.constraints] == ["W: 2C"]  # West ruffed the third club
    for deal in resample(known, seeded("seed", 1), 20).deals:
        assert deal.west.length(Suit.CLUBS) == 2


def test_a_revoke_says_nothing_about_the_suits_of_a_hand() -> None:
    assert shown_out(REVOKES, FOUR_SPADES, PLAYED) == {(Seat.WEST, Suit.CLUBS): 2}
    # with South's hand unknown nothing contradicts him until he plays a club again
    unknown = Deal(REVOKES.north, REVOKES.east, Hand(), REVOKES.west)
    assert (Seat.SOUTH, Suit.CLUBS) in shown_out(unknown, FOUR_SPADES, PLAYED)
    later = (*PLAYED, Card.DA, Card.D2, Card.D3, Card.C5)
    assert (Seat.SOUTH, Suit.CLUBS) not in shown_out(unknown, FOUR_SPADES, later)


@needs_solver
def test_over_samples_each_deal_counts_once() -> None:
    known = hide(REVOKES, (Seat.WEST, Seat.EAST), FOUR_SPADES, PLAYED[:SECOND_REVOKE])
    samples = resample(known, seeded("seed", 1), 12)
    counted: list[None] = []
    with Pool(1) as pool:
        told = over_samples(pool, samples, FOUR_SPADES, PLAYED[:SECOND_REVOKE], after_each=lambda: counted.append(None))
    assert len(counted) == 12  # for a bar
    alone = Counter(as_the_cards_lie(deal, FOUR_SPADES, PLAYED[:SECOND_REVOKE]).tricks for deal in samples.deals)
    assert {seen.tricks: seen.count for seen in told.tricks} == alone
    assert sum(seen.share for seen in told.tricks) == 1
    assert told.samples == 12
    assert told.mean == Fraction(sum(tricks * count for tricks, count in alone.items()), 12)
    assert [seen.tricks for seen in told.tricks] == sorted(alone, reverse=True)


@needs_solver
def test_the_only_deal_that_could_have_been_gives_what_the_cards_give() -> None:
    with Pool(1) as pool:
        told = over_samples(pool, Samples((REVOKES,), 1, 1), FOUR_SPADES, PLAYED[:SECOND_REVOKE])
    assert [(seen.tricks, seen.share) for seen in told.tricks] == [(11, Fraction(1))]


@needs_solver
def test_however_many_workers_there_are_the_answer_is_the_same() -> None:
    known = hide(REVOKES, (Seat.WEST, Seat.EAST), FOUR_SPADES, PLAYED[:SECOND_REVOKE])
    samples = resample(known, seeded("seed", 2), 12)
    found = []
    for workers in (1, 2, 3):
        OF_SAMPLES.forget()
        with Pool(workers) as pool:
            found.append(over_samples(pool, samples, FOUR_SPADES, PLAYED[:SECOND_REVOKE]))
    assert found[0] == found[1] == found[2]
    assert found[0].samples == 12


@needs_solver
def test_deals_that_are_not_solved_in_time_are_counted_and_left_out_and_widen_the_intervals(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    known = hide(REVOKES, (Seat.WEST, Seat.EAST), FOUR_SPADES, PLAYED[:SECOND_REVOKE])
    samples = resample(known, seeded("seed", 3), 5)
    OF_SAMPLES.forget()
    with Pool(1) as pool:
        solved = Samples(samples.deals[:3], 3, 3)
        over_samples(pool, solved, FOUR_SPADES, PLAYED[:SECOND_REVOKE])  # these are remembered
        too_late(monkeypatch, pool)
        told = over_samples(pool, samples, FOUR_SPADES, PLAYED[:SECOND_REVOKE], limit_seconds=NONE)
        none = over_samples(pool, samples, Contract.parse("3NT N"), limit_seconds=NONE)
    assert (told.samples, told.unsolved) == (3, 2)
    assert sum(seen.count for seen in told.tricks) == 3
    assert sum(seen.share for seen in told.tricks) == 1
    for seen in told.tricks:
        assert seen.interval == Interval(interval(seen.count, 5).low, interval(seen.count + 2, 5).high)
    assert (none.samples, none.unsolved, none.tricks, none.mean) == (0, 5, (), None)


@needs_solver
def test_as_the_cards_lie_a_limit_reached_is_a_value_and_each_contract_has_its_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plays = {FOUR_SPADES: PLAYED[:SECOND_REVOKE], Contract.parse("3NT N"): ()}
    POSITIONS.forget()
    with Pool(2) as pool:
        with monkeypatch.context() as patched:
            too_late(patched, pool)
            assert list(each_as_the_cards_lie(pool, REVOKES, plays, NONE)) == [TimeLimit(NONE)] * 2
        found = list(each_as_the_cards_lie(pool, REVOKES, plays))
    assert found == [as_the_cards_lie(REVOKES, contract, cards) for contract, cards in plays.items()]


# -- intervals


def at_least(count: int, samples: int, share: Fraction) -> Fraction:
    """The chance to see something at least so often."""
    return sum(
        (comb(samples, k) * share**k * (1 - share) ** (samples - k) for k in range(count, samples + 1)), Fraction()
    )


@given(st.integers(1, 25), st.data())
def test_the_limits_are_the_nearest_on_the_grid_whose_tails_are_at_most_a_fortieth(
    samples: int, data: st.DataObject
) -> None:
    count = data.draw(st.integers(0, samples))
    found = interval(count, samples)
    tail, unit = Fraction(1, 40), Fraction(1, GRID)
    assert found.low <= Fraction(count, samples) <= found.high
    assert at_least(count, samples, found.low) <= tail or not count
    assert at_least(count, samples, found.low + unit) > tail or not count
    assert 1 - at_least(count + 1, samples, found.high) <= tail or count == samples
    assert 1 - at_least(count + 1, samples, found.high - unit) > tail or count == samples


@given(st.integers(1, 40), st.data())
def test_whatever_the_unseen_are_the_interval_covers_it(samples: int, data: st.DataObject) -> None:
    count = data.draw(st.integers(0, samples))
    unseen = data.draw(st.integers(0, samples - count))
    wide = interval(count, samples, unseen)
    for in_truth in range(count, count + unseen + 1):
        found = interval(in_truth, samples)
        assert wide.low <= found.low <= found.high <= wide.high


@pytest.mark.parametrize("samples", [1, 10, 100])
def test_what_was_never_seen_may_still_be(samples: int) -> None:
    # (1 - p)^n = 1/40 has a closed form
    limit = 1 - (1 / 40) ** (1 / samples)
    none, all_ = interval(0, samples), interval(samples, samples)
    assert none.low == 0
    assert limit <= none.high < limit + 1 / GRID
    assert (all_.low, all_.high) == (1 - none.high, Fraction(1))
