"""Contested claims (70) and cancelled concessions (71): against full enumeration, and the cases of the Laws."""

import random
from collections.abc import Callable
from functools import cache

import pytest
from msgspec.structs import replace

from arbitro.analysis.claims.claim import Claim, ClaimAward, ClaimQuestion, Outcome, Progress, ShowOut, adjudicate
from arbitro.analysis.claims.kinds import CARELESS
from arbitro.analysis.claims.search import Search
from arbitro.analysis.claims.statement import Statement, read_statement
from arbitro.analysis.claims.sure import sure_trumps
from arbitro.analysis.position import Position
from arbitro.book.contents import contents
from arbitro.book.edition import ALL, E1997, E2007, E2017, Edition
from arbitro.book.problem import ProblemsFound
from arbitro.bridge.cards import CARDS, DENOMINATIONS, Card, Denomination, Suit
from arbitro.bridge.hand import Hand
from arbitro.bridge.seats import SEATS, Seat, Side
from tests.amounts import PROOF

S, W, N, E = Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST


def position(north: str, east: str, south: str, west: str, denomination: str, leader: Seat) -> Position:
    n, e, s, w = map(Hand.parse, (north, east, south, west))
    return Position((n, e, s, w), Denomination.parse(denomination), leader).checked()


def drawn(seed: int, cards: int) -> Position:
    """Some ending, sometimes in the middle of a trick."""
    chance = random.Random(seed)
    pack = chance.sample(CARDS, 52)
    if chance.random() < 0.5:  # few ranks: long suits that everybody has
        pack = [card for card in pack if card.rank.index >= 13 - cards]
    n, e, s, w = (Hand.of(pack[i * cards : (i + 1) * cards]) for i in range(4))
    found = Position((n, e, s, w), chance.choice(DENOMINATIONS), chance.choice(SEATS)).checked()
    for _ in range(chance.choice((0, 0, 1, 2, 3))):
        found = found.after(chance.choice(found.legal_cards))
    return found


# -- every line, without merging anything ------------------------------------------------------------------------

Open = Callable[[Position], tuple[Card, ...]]


def enumerated(ending: Position, side: Side, choose: Callable[[list[int]], int], open_cards: Open) -> int:
    """The tricks of a side when it chooses by `choose` among what is open and the others leave it the least."""

    @cache
    def value(at: Position) -> int:
        if at.is_over:
            return 0
        own = at.turn.side is side
        found = []
        for card in open_cards(at) if own else at.legal_cards:
            then = at.after(card)
            won = not then.trick and then.leader.side is side
            found.append(won + value(then))
        return choose(found) if own else min(found)

    return value(ending)


def everything(at: Position) -> tuple[Card, ...]:
    return at.legal_cards


def trumps_first(at: Position) -> tuple[Card, ...]:
    """Written again for the test: on lead with trumps out, a hand that has a trump leads one."""
    trump = at.denomination.suit
    out = trump and any(at.hands[s.index].in_suit(trump) for s in (at.turn.lho, at.turn.rho))
    if at.trick or not out or trump is None:
        return at.legal_cards
    return tuple(at.hands[at.turn.index].in_suit(trump)) or at.legal_cards


def is_void(at: Position) -> bool:
    return bool(at.trick) and not at.hands[at.turn.index].in_suit(at.trick[0].suit)


def ruffs(at: Position) -> tuple[Card, ...]:
    return tuple(card for card in at.legal_cards if is_void(at) and card.suit is at.denomination.suit)


def no_ruff(at: Position) -> tuple[Card, ...]:
    return tuple(card for card in at.legal_cards if card not in ruffs(at)) or at.legal_cards


def always_ruff(at: Position) -> tuple[Card, ...]:
    return ruffs(at) or at.legal_cards


STRUCK: dict[str, Open] = {
    "trumps.not_drawn": trumps_first,
    "ruff.ruff": no_ruff,
    "ruff.discard": always_ruff,
}
"""What a sort of choices leaves open once it is struck out, written again for the test."""


@pytest.mark.parametrize("cards", range(1, 6 if PROOF else 5))
@pytest.mark.parametrize("seed", range(15 if PROOF else 5))
def test_the_fewest_and_the_most_tricks_equal_full_enumeration(seed: int, cards: int) -> None:
    ending = drawn(100 * seed + cards, cards)
    for seat in (N, E):
        search = Search(ending, seat, Statement())
        assert search.fewest() == enumerated(ending, seat.side, min, everything)
        assert search.most() == enumerated(ending, seat.side, max, everything)


@pytest.mark.parametrize("sort", ["trumps.not_drawn", "ruff.ruff", "ruff.discard"])
@pytest.mark.parametrize("seed", range(10 if PROOF else 4))
def test_a_sort_struck_out_equals_full_enumeration_without_it(seed: int, sort: str) -> None:
    ending = drawn(seed, 4)
    if ending.denomination.suit is None:
        ending = replace(ending, denomination=Denomination.HEARTS)
    search = Search(ending, S, Statement(), (sort,))
    left_open = STRUCK[sort]
    assert search.fewest() == enumerated(ending, S.side, min, left_open)
    assert search.most() == enumerated(ending, S.side, max, left_open)


def test_what_is_sure_in_trumps_is_won_on_every_line() -> None:
    found = []
    for seed in range(60):
        ending = drawn(seed, 3)
        trump = ending.denomination.suit
        if trump and not ending.trick:
            n, e, s, w = (hand.mask >> 13 * trump.index & 0x1FFF for hand in ending.hands)
            found.append(sure_trumps(n, e, s, w))
            assert found[-1] <= enumerated(ending, Side.NS, min, everything)
    assert max(found) > 1


@pytest.mark.parametrize(
    ("hands", "sure"),
    [
        (("AKQ", "", "", ""), 3),  # one hand's tops
        (("A", "", "K", ""), 1),  # they may fall together
        (("KQ", "A", "", ""), 1),  # the ace takes one of the two
        (("AQ", "K", "", ""), 1),
        (("QJT", "AK", "", ""), 1),
        (("QJ", "A", "", "K"), 0),  # each opponent's honour takes one
        (("32", "", "", ""), 2),  # nobody else has a trump
        (("", "A", "", ""), 0),
    ],
)
def test_sure_trump_tricks(hands: tuple[str, ...], sure: int) -> None:
    n, e, s, w = (Hand.parse(f"...{ranks}").mask for ranks in hands)
    assert sure_trumps(n, e, s, w) == sure


@pytest.mark.parametrize("seed", range(40 if PROOF else 10))
def test_a_stated_line_equals_full_enumeration_of_what_it_leaves_open(seed: int) -> None:
    ending = drawn(seed, 4)
    if ending.denomination.suit is None:
        ending = replace(ending, denomination=Denomination.HEARTS)
    statement = read_statement(["drawing trumps"], ending, S)
    search = Search(ending, S, statement)
    assert search.fewest() == enumerated(ending, S.side, min, trumps_first)
    assert search.most() == enumerated(ending, S.side, max, trumps_first)


def ruled(
    claim: Claim, is_normal: Callable[[ClaimQuestion], bool], everywhere: bool = False
) -> tuple[ClaimAward, list[ClaimQuestion]]:
    """The award after all questions; what is not normal is struck out at its point, or everywhere."""
    asked: list[ClaimQuestion] = []
    while isinstance(outcome := adjudicate(claim), ClaimQuestion):
        asked.append(outcome)
        normal = is_normal(outcome)
        name = outcome.sort if everywhere and not normal else outcome.about
        assert name not in claim.answers, "every answer brings the hearing on"
        claim = replace(claim, answers={**claim.answers, name: normal})
    assert isinstance(outcome, ClaimAward)
    return outcome, asked


@pytest.mark.parametrize("seed", range(25 if PROOF else 8))
def test_if_everything_is_normal_the_award_is_the_fewest_of_all_lines(seed: int) -> None:
    ending = drawn(seed, 4)
    fewest = enumerated(ending, S.side, min, everything)
    award, asked = ruled(Claim(ending, S, S, ending.tricks_left), lambda _: True)
    assert award.tricks == fewest
    assert all(question.normal == fewest for question in asked)
    assert award.tricks + award.opponents == ending.tricks_left


@pytest.mark.parametrize("everywhere", [False, True])
@pytest.mark.parametrize("seed", range(12))
def test_striking_out_only_ever_gives_the_claimer_more_and_never_more_than_best_play(
    seed: int, everywhere: bool
) -> None:
    ending = drawn(seed, 3)
    fewest, most = (enumerated(ending, S.side, choose, everything) for choose in (min, max))
    award, asked = ruled(Claim(ending, S, S, ending.tricks_left), lambda _: False, everywhere)
    assert fewest <= award.tricks <= most
    assert bool(asked) == (fewest < most)


def test_the_line_of_a_question_is_playable_and_leaves_what_it_says() -> None:
    for seed in range(20):
        ending = drawn(seed, 4)
        outcome = adjudicate(Claim(ending, S, S, ending.tricks_left))
        if isinstance(outcome, Progress):
            pytest.fail("an ending of four cards is small")
        at, won = ending, 0
        for played in outcome.line:
            assert at.turn is played.seat
            at = at.after(played.card)
            won += not at.trick and at.leader.side is S.side
        assert at.is_over
        assert won == (outcome.normal if isinstance(outcome, ClaimQuestion) else outcome.tricks)


# -- the cases of the Laws ---------------------------------------------------------------------------------------

OUTSTANDING_TRUMP = position("..432.", "..765.", "5.AK..", "4.4..9", "S", S)
TWO_WAY_GUESS = position("KT4...", "965...", "AJ3...", "Q87...", "NT", S)


def carelessness(question: ClaimQuestion) -> bool:
    """A director who finds wasted and withheld high cards not normal, and all else normal."""
    return question.sort not in ("rank.crash", "rank.under")


@pytest.mark.parametrize("edition", ALL)
def test_70c_a_forgotten_trump_that_a_normal_play_loses_to_takes_its_trick(edition: Edition) -> None:
    claim = Claim(OUTSTANDING_TRUMP, S, S, 3, edition=edition)
    award, (question,) = ruled(claim, lambda _: True)
    assert (question.kind, question.label, question.clause) == ("trumps", "not_drawn", "70C")
    assert question.card is Card.HK
    assert "unaware" in question.weigh
    assert (award.tricks, award.opponents, award.clauses) == (2, 1, ("70C",))


def test_70c_a_statement_that_draws_the_trump_binds_and_nothing_is_asked() -> None:
    stated = read_statement(["drawing trumps"], OUTSTANDING_TRUMP, S)
    award, asked = ruled(Claim(OUTSTANDING_TRUMP, S, S, 3, stated), lambda _: True)
    assert (award.tricks, asked) == (3, [])


@pytest.mark.parametrize(("edition", "clause"), [(E1997, "70E"), (E2007, "70E1"), (E2017, "70E1")])
def test_70e1_a_two_way_guess_goes_against_the_claimer(edition: Edition, clause: str) -> None:
    award, asked = ruled(Claim(TWO_WAY_GUESS, S, S, 3, edition=edition), carelessness, everywhere=True)
    assert award.tricks == 2
    assert asked[-1].kind == "finesse"
    assert award.clauses == (clause,)
    assert ("irrational" in asked[-1].weigh) == (edition is not E2017)


@pytest.mark.parametrize(("edition", "clause"), [(E1997, "70E"), (E2007, "70E1"), (E2017, "70E1")])
def test_70e1_after_an_opponent_showed_out_the_finesse_against_the_other_is_accepted_and_not_asked(
    edition: Edition, clause: str
) -> None:
    ending = position("KT4...", ".965..", "AJ3...", "Q87...", "NT", S)
    shown = Claim(ending, S, S, 3, edition=edition, showed_out=(ShowOut(E, Suit.SPADES),))
    award, asked = ruled(shown, lambda _: False, everywhere=True)
    assert "finesse" not in {question.kind for question in asked}
    assert award.tricks == 3
    led = replace(shown, statement=read_statement(["SA, S3"], ending, S))  # only the finesse is left open
    award, asked = ruled(led, lambda question: question.kind == "finesse", everywhere=True)
    assert award.tricks == 3
    assert award.clauses == (clause,)


def test_70e1_who_shows_out_on_the_line_itself_is_told_as_such() -> None:
    """East shows out on the ace; West's queen is then marked."""
    ending = position("KT4...", ".965..", "AJ3...", "Q87...", "NT", S)
    award, asked = ruled(Claim(ending, S, S, 3), lambda _: False, everywhere=True)
    refused = next(q for q in asked if q.kind == "finesse" and q.label == "refused" and q.line[0].card is Card.SA)
    assert refused.evidence == (ShowOut(E, Suit.SPADES, before_claim=False),)
    assert award.tricks == 3


def test_a_stated_finesse_is_taken() -> None:
    stated = read_statement(["S3 SK SA", "finessing the SQ"], TWO_WAY_GUESS, S)
    award, _ = ruled(Claim(TWO_WAY_GUESS, S, S, 3, stated), carelessness, everywhere=True)
    assert award.tricks == 3


@pytest.mark.parametrize(("edition", "clause"), [(E1997, "70A"), (E2007, "70D2"), (E2017, "70D2")])
def test_70d2_a_defenders_claim_may_not_need_partners_choice(edition: Edition, clause: str) -> None:
    ending = position(".K.4.", ".A.K.", "..76.", "A.3..", "NT", W)
    award, (question,) = ruled(Claim(ending, S, W, 2, edition=edition), lambda _: True)
    assert (question.seat, question.card, question.kind) == (E, Card.HA, "discard")
    assert (award.tricks, award.clauses) == (1, (clause,))
    kept, _ = ruled(Claim(ending, S, W, 2, edition=edition), lambda _: False)
    assert kept.tricks == 2


def test_70e2_a_suit_goes_from_the_top_where_the_authority_says_so_and_the_edition_lets_it() -> None:
    ending = position("..432.", "..765.", "AK2...", "QJ.4..", "NT", S)
    top_down = {e: ruled(Claim(ending, S, S, 3, edition=e, top_down=True), lambda _: True)[0] for e in ALL}
    assert [top_down[edition].tricks for edition in ALL] == [1, 3, 3]
    assert "70E2" in top_down[E2017].clauses
    assert "70E2" not in top_down[E1997].clauses


@pytest.mark.parametrize(("edition", "clause"), [(E1997, "71C"), (E2007, "71.2"), (E2017, "71B")])
def test_71_a_conceded_trick_that_no_normal_play_loses_comes_back(edition: Edition, clause: str) -> None:
    """South conceded a trick although only the two before the ace could lose one."""
    ending = position("..432.", "..765.", "AK2...", "Q..9.4", "NT", S)
    claim = Claim(ending, S, S, 2, edition=edition, sought=3)
    award, asked = ruled(claim, lambda _: False)
    assert asked
    assert {question.clause for question in asked} == {clause}
    assert (award.tricks, award.conceded_back, award.clauses) == (3, 1, (clause,))


def test_71_of_1997_after_the_next_call_asks_for_no_legal_play_that_loses_the_trick() -> None:
    ending = position("..432.", "..765.", "AK2...", "Q..9.4", "NT", S)
    late = {e: ruled(Claim(ending, S, S, 2, edition=e, sought=3, late=True), lambda _: False)[0] for e in ALL}
    assert [late[edition].tricks for edition in ALL] == [2, 3, 3]


def test_71_a_trick_that_no_legal_play_loses_comes_back_unasked() -> None:
    ending = position("..32.", "..76.", "AK...", "QJ...", "NT", S)
    award, asked = ruled(Claim(ending, S, S, 1), lambda _: True)
    assert (award.tricks, award.conceded_back, asked) == (2, 1, [])


@pytest.mark.parametrize("edition", ALL)
def test_every_clause_cited_is_in_its_edition(edition: Edition) -> None:
    for seed in range(12):
        ending = drawn(seed, 3)
        for claimer in (S, W):
            award, asked = ruled(Claim(ending, S, claimer, 3 - bool(ending.trick), edition=edition), lambda _: True)
            for clause in (*award.clauses, *(question.clause for question in asked)):
                assert clause in map(str, contents(edition))


def test_a_search_that_is_too_large_reports_how_far_it_came() -> None:
    outcome: Outcome = adjudicate(Claim(drawn(2, 13), S, S, 13, limit=50))
    assert isinstance(outcome, Progress)
    assert outcome.searched == 50
    assert 0 <= outcome.at_least <= outcome.at_most <= 13


def test_however_early_the_search_stops_it_tells_the_truth() -> None:
    ending = drawn(4, 4)
    fewest = enumerated(ending, S.side, min, everything)
    stopped = 0
    for limit in range(1, 3000, 25):
        outcome = adjudicate(Claim(ending, S, S, ending.tricks_left, limit=limit))
        if isinstance(outcome, Progress):
            stopped += 1
            assert outcome.at_least <= fewest <= outcome.at_most
    assert stopped


def test_whoever_watches_hears_how_far_the_search_is() -> None:
    heard: list[int] = []
    outcome = adjudicate(Claim(drawn(2, 13), S, S, 13, limit=20_000), heard.append)
    assert isinstance(outcome, Progress)
    assert heard == sorted(set(heard))
    assert 0 < heard[0] < heard[-1] <= 20_000


def test_everything_wrong_with_a_claim_is_told_at_once() -> None:
    shown = (ShowOut(W, Suit.SPADES), ShowOut(S, Suit.CLUBS))
    with pytest.raises(ProblemsFound) as trouble:
        adjudicate(Claim(TWO_WAY_GUESS, S, N, 4, showed_out=shown, limit=0))
    kinds = [problem.kind for problem in trouble.value.problems]
    assert kinds == ["claim-tricks", "claim-by-dummy", "showed-out-holds", "showed-out-own", "claim-limit"]


# -- how much is asked -------------------------------------------------------------------------------------------


def usual(seed: int, cards: int) -> Position | None:
    """An ending with most of the high cards, which wins all tricks but one when trumps are drawn and suits run down."""
    chance = random.Random(seed)
    pack = sorted(chance.sample(CARDS, 52), key=lambda card: -(card.rank.index + 8 * chance.random()))
    own, others = chance.sample(pack[: 2 * cards], 2 * cards), chance.sample(pack[2 * cards : 4 * cards], 2 * cards)
    n, s, e, w = (Hand.of(hand) for hand in (own[:cards], own[cards:], others[:cards], others[cards:]))
    ending = Position((n, e, s, w), chance.choice(DENOMINATIONS), S).checked()
    trumps = ["drawing trumps"] if ending.denomination.suit else []
    played = read_statement([*trumps, "clubs, diamonds, hearts and spades from the top"], ending, S)
    safe = Search(ending, S, replace(played, steps=played.steps[: len(trumps)], from_top=tuple(Suit))).fewest()
    return ending if safe >= cards - 1 > Search(ending, S, Statement()).fewest() else None


@pytest.mark.parametrize("normal", [True, False])
def test_a_usual_claim_is_settled_by_three_questions(normal: bool) -> None:
    """A play that gives something away is answered for the whole hand; seldom is more than that to be asked."""
    asked = []
    for seed in range(400):
        ending = usual(seed, 4)
        if ending is None:
            continue
        answers: dict[str, bool] = {}
        while isinstance(put := adjudicate(Claim(ending, S, S, 3, answers=dict(answers))), ClaimQuestion):
            answers[put.about if normal and put.sort in CARELESS else put.sort] = normal
        assert isinstance(put, ClaimAward)
        asked.append(len(answers))
    assert len(asked) > 30
    assert sum(count <= 3 for count in asked) >= 0.9 * len(asked)
    assert max(asked) <= 6
