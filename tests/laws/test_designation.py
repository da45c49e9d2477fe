"""How declarer's words are read: the function that the table shares with Law 46."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.book.edition import ALL, E1997, E2007, E2017, Edition
from arbitro.book.problem import ProblemsFound
from arbitro.bridge.cards import CARDS, SUITS, Card, Rank, Suit
from arbitro.laws.shared.designation import DummyPosition, RankWord, Then, Words, read


def cards(text: str) -> tuple[Card, ...]:
    return tuple(map(Card.parse, text.split()))


def called(words: str, holds: str, trick: str = "", edition: Edition = E2017, **more: object) -> tuple[Then, str]:
    at = DummyPosition(cards(holds), cards(trick), **more)  # type: ignore[arg-type]
    found = read(Words.parse(words), at, edition)
    return found.then, " ".join(card.value for card in found.cards)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("high", Words(how=RankWord.HIGH)),
        ("Win", Words(how=RankWord.WIN)),
        ("s", Words(suit=Suit.SPADES)),
        ("10", Words(rank=Rank.TEN)),
        ("♥T", Words(suit=Suit.HEARTS, rank=Rank.TEN)),
        ("low D", Words(how=RankWord.LOW, suit=Suit.DIAMONDS)),
        ("D low", Words(how=RankWord.LOW, suit=Suit.DIAMONDS)),
        ("H 7", Words(suit=Suit.HEARTS, rank=Rank.SEVEN)),
        ("anything", Words()),
    ],
)
def test_words_are_read_from_notation(text: str, said: Words) -> None:
    assert Words.parse(text) == said


@pytest.mark.parametrize("text", ["", "  ", "please", "high 7", "S H", "7 8", "high low", "anything S", "S7 8", "C8 C"])
def test_what_names_no_card_in_one_way_is_refused(text: str) -> None:
    with pytest.raises(ProblemsFound) as trouble:
        Words.parse(text)
    assert [p.kind for p in trouble.value.problems] == ["bad-designation"]


@pytest.mark.parametrize("edition", ALL)
def test_a_suit_means_its_lowest_card(edition: Edition) -> None:
    assert called("S", "SK SJ S5 S4 H2", "S7", edition) == (Then.PLAYED, "S4")


@pytest.mark.parametrize("edition", ALL)
def test_a_suit_that_dummy_does_not_hold_calls_nothing(edition: Edition) -> None:
    assert called("D", "SK H2", "", edition) == (Then.VOID, "SK H2")


@pytest.mark.parametrize("edition", ALL)
def test_win_in_last_seat_is_the_lowest_card_that_beats_the_others(edition: Edition) -> None:
    assert called("win", "DA DQ DJ D2", "D9 D3 DT", edition) == (Then.PLAYED, "DJ")
    assert called("win", "S2 S5 C2", "D9 D3 DT", edition, trumps=Suit.SPADES) == (Then.PLAYED, "S2")
    assert called("win", "S2 S5 C2", "D9 S3 DT", edition, trumps=Suit.SPADES) == (Then.PLAYED, "S5")
    assert called("win", "D8 D2", "D9 D3 DT", edition) == (Then.VOID, "D8 D2")


@pytest.mark.parametrize("edition", ALL)
def test_win_before_the_last_hand_needs_a_card_that_nobody_can_beat(edition: Edition) -> None:
    assert called("win", "DA DK D2", "D9", edition) == (Then.PLAYED, "DK")  # the ace is in dummy itself
    assert called("win", "DK DQ D2", "D9", edition) == (Then.DECLARER, "DK DQ")  # the ace may be anywhere
    assert called("win", "DK DQ D2", "D9", edition, gone=cards("DA")) == (Then.PLAYED, "DQ")
    assert called("win", "DA D2", "D9", edition, trumps=Suit.SPADES) == (Then.DECLARER, "DA")  # it may be ruffed


def test_high_and_low_go_by_the_suit_led() -> None:
    for edition in ALL:
        assert called("high", "DA D2 SA", "D9", edition) == (Then.PLAYED, "DA")
        assert called("low", "DA D3 S2", "D9", edition) == (Then.PLAYED, "D3")


def test_without_the_suit_led_high_and_low_go_by_rank_alone_until_2007_and_call_nothing_in_2017() -> None:
    for edition in (E1997, E2007):
        assert called("high", "SA HK C2", "D9", edition) == (Then.PLAYED, "SA")
        assert called("low", "SA HK C2", "D9", edition) == (Then.PLAYED, "C2")
        assert called("low", "S2 HK C2", "D9", edition) == (Then.DECLARER, "S2 C2")
    assert called("high", "SA HK C2", "D9") == (Then.VOID, "SA HK C2")


@pytest.mark.parametrize("edition", ALL)
def test_on_lead_high_and_low_do_not_fix_a_suit(edition: Edition) -> None:
    assert called("low", "SA S3 HK H2", "", edition) == (Then.DECLARER, "H2 S3")
    assert called("high", "SA S3", "", edition) == (Then.PLAYED, "SA")


@pytest.mark.parametrize("edition", ALL)
def test_a_rank_follows_the_suit_just_won_else_declarer_says(edition: Edition) -> None:
    assert called("7", "H7 C7", "", edition, won_with=Suit.HEARTS) == (Then.PLAYED, "H7")
    assert called("7", "D7 C7", "", edition, won_with=Suit.HEARTS) == (Then.DECLARER, "D7 C7")
    assert called("7", "D7 C7 H2", "D9", edition, won_with=Suit.CLUBS) == (Then.PLAYED, "D7")
    assert called("8", "D7 C7", "", edition) == (Then.VOID, "D7 C7")
    assert called("7", "C7 D2", "D9", edition) == (Then.VOID, "D2")  # it may not be played


def test_1997_may_read_high_from_the_last_hand_as_the_lowest_winner() -> None:
    at = DummyPosition(cards("DA DQ DJ D2"), cards("D9 D3 DT"))
    found = {edition: read(Words.parse("high"), at, edition) for edition in ALL}
    assert {reading.cards for reading in found.values()} == {(Card.DA,)}
    assert [found[edition].instead for edition in ALL] == [Card.DJ, None, None]
    assert [found[edition].clauses for edition in ALL] == [("46B1",), ("46B1(a)",), ("46B1(a)",)]


WORDS = st.sampled_from(
    ["high", "low", "win", "anything", *(s.value for s in SUITS), "A", "7", "low S", "high H", "win C", "S7", "DA"]
)


@given(st.lists(st.sampled_from(CARDS), min_size=1, max_size=16, unique=True), WORDS, st.integers(0, 3), st.data())
def test_whatever_is_said_names_cards_of_dummy(dealt: list[Card], words: str, played: int, data: st.DataObject) -> None:
    on_table = min(played, len(dealt) - 1)
    at = DummyPosition(tuple(dealt[on_table:]), tuple(dealt[:on_table]), data.draw(st.sampled_from([None, *SUITS])))
    for edition in ALL:
        found = read(Words.parse(words), at, edition)
        assert found.cards
        assert set(found.cards) <= set(at.holds)
        assert (len(found.cards) == 1) or found.then is not Then.PLAYED
        if found.then in (Then.VOID, Then.DEFENDER):
            assert found.cards == at.legal
        if Words.parse(words).suit is None:
            assert set(found.cards) <= set(at.legal)  # only a suit that was named can make dummy revoke
