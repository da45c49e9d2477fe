"""The words of the Introduction: may, does, should, shall, must and their prohibitions."""

import pytest

from arbitro.book import ALL, E1997, E2007, E2017, Consequence, Duty, Edition, ProblemsFound, duty_of
from arbitro.book.duty import DUTIES, PROHIBITIONS, read_duties


def test_m1_leaving_out_what_one_may_do_is_no_violation() -> None:
    assert Duty.MAY.consequence is Consequence.NONE
    assert not Duty.MAY.consequence.is_infraction


@pytest.mark.parametrize("edition", ALL)
def test_m2_a_dummy_laid_out_wrongly_is_put_right_without_penalty_41d(edition: Edition) -> None:
    duty = duty_of("41D", edition)
    assert duty is Duty.DOES
    assert duty.consequence is Consequence.CORRECT_PROCEDURE
    assert not duty.consequence.is_infraction
    assert not duty.consequence.proposes_penalty


@pytest.mark.parametrize("edition", ALL)
def test_m3_a_claim_without_a_statement_is_an_infraction_without_automatic_penalty_68c(edition: Edition) -> None:
    duty = duty_of("68C", edition)
    assert duty is Duty.SHOULD
    assert duty.consequence is Consequence.RECORD_INFRACTION
    assert duty.consequence.is_infraction
    assert not duty.consequence.proposes_penalty


def test_m4_may_not_is_stronger_than_shall_not() -> None:
    assert Duty.MAY_NOT > Duty.SHALL_NOT
    assert not Duty.MAY_NOT < Duty.SHALL_NOT


def test_each_scale_rises_in_strength() -> None:
    assert sorted(DUTIES, reverse=True) == [Duty.MUST, Duty.SHALL, Duty.SHOULD, Duty.DOES, Duty.MAY]
    assert sorted(PROHIBITIONS, reverse=True) == [Duty.MUST_NOT, Duty.MAY_NOT, Duty.SHALL_NOT, Duty.SHOULD_NOT]
    assert set(DUTIES) | set(PROHIBITIONS) == set(Duty)
    assert [duty for duty in Duty if duty.is_prohibition] == list(PROHIBITIONS)


def test_a_duty_and_a_prohibition_have_no_order() -> None:
    with pytest.raises(TypeError):
        _ = Duty.MUST < Duty.SHALL_NOT
    with pytest.raises(TypeError):
        _ = Duty.MUST > Duty.SHALL_NOT


@pytest.mark.parametrize("scale", [DUTIES, PROHIBITIONS])
def test_a_stronger_word_has_a_heavier_consequence(scale: tuple[Duty, ...]) -> None:
    order = list(Consequence)
    places = [order.index(duty.consequence) for duty in scale]
    assert places == sorted(set(places))


def test_only_shall_and_stronger_words_propose_a_penalty() -> None:
    assert {duty for duty in Duty if duty.consequence.proposes_penalty} == {
        Duty.SHALL, Duty.MUST, Duty.SHALL_NOT, Duty.MAY_NOT, Duty.MUST_NOT,
    }  # fmt: skip
    assert Duty.MUST.consequence is Duty.MUST_NOT.consequence is Consequence.PROPOSE_PENALTY_STRONGLY


@pytest.mark.parametrize(
    ("clause", "edition", "duty"),
    [
        ("7B1", E1997, Duty.MUST),
        ("7B2", E2007, Duty.MUST),
        ("7B2", E2017, Duty.MUST),
        ("9B1(a)", E1997, Duty.MUST),
        ("9B1(a)", E2007, Duty.SHOULD),
        ("9B1(a)", E2017, Duty.SHOULD),
        ("9B2", E2017, Duty.SHALL_NOT),
        ("10C2", E2017, Duty.MUST),
        ("16B1", E2017, Duty.MAY_NOT),
        ("20F4", E2017, Duty.MUST),
        ("20F5(a)", E2017, Duty.MAY_NOT),
        ("20F5(b)", E2007, Duty.MUST),
        ("43A1(a)", E1997, Duty.SHOULD_NOT),
        ("43A1(a)", E2007, Duty.SHOULD_NOT),
        ("43A1(a)", E2017, Duty.MAY_NOT),
        ("43A1(c)", E2017, Duty.MUST_NOT),
        ("44C", E1997, Duty.MUST),
        ("45C", E2017, Duty.MUST),
        ("45F", E2007, Duty.MAY_NOT),
        ("45G", E2017, Duty.SHOULD_NOT),
        ("72B2", E1997, Duty.MUST_NOT),
        ("72B1", E2017, Duty.MUST_NOT),
        ("72B2", E2017, None),
        ("77", E2017, None),
    ],
)
def test_the_word_of_a_clause(clause: str, edition: Edition, duty: Duty | None) -> None:
    assert duty_of(clause, edition) is duty


def test_the_word_of_a_clause_that_an_edition_has_not_is_a_problem() -> None:
    with pytest.raises(ProblemsFound, match="unknown-clause"):
        duty_of("23A", E2007)


def test_everything_wrong_in_a_duties_file_is_said_at_once() -> None:
    text = """
    [[tag]]
    duty = "must"
    act = "one"
    2007 = ["23A", "44C"]
    [[tag]]
    duty = "may"
    act = "two"
    2007 = ["44C"]
    """
    with pytest.raises(ProblemsFound) as trouble:
        read_duties(text)
    assert [(p.kind, p.where.tag) for p in trouble.value.problems] == [("unknown-clause", "one"), ("duty-twice", "two")]
    with pytest.raises(ProblemsFound, match="bad-data-file"):
        read_duties('[[tag]]\nduty = "ought"\nact = "x"\n')
