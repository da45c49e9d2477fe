"""The words of the Introduction: may, does, should, shall, must and their prohibitions."""

import pytest

from arbitro.book import ALL, E1997, E2007, E2017, DutyWord, Edition, ProblemsFound, Severity, duty_of
from arbitro.book.duty import DUTIES, PROHIBITIONS, read_duties


def test_m1_leaving_out_what_one_may_do_is_no_violation() -> None:
    assert DutyWord.MAY.consequence is Severity.NONE
    assert not DutyWord.MAY.consequence.is_infraction


@pytest.mark.parametrize("edition", ALL)
def test_m2_a_dummy_laid_out_wrongly_is_put_right_without_penalty_41d(edition: Edition) -> None:
    duty = duty_of("41D", edition)
    assert duty is DutyWord.DOES
    assert duty.consequence is Severity.CORRECT_PROCEDURE
    assert not duty.consequence.is_infraction
    assert not duty.consequence.proposes_penalty


@pytest.mark.parametrize("edition", ALL)
def test_m3_a_claim_without_a_statement_is_an_infraction_without_automatic_penalty_68c(edition: Edition) -> None:
    duty = duty_of("68C", edition)
    assert duty is DutyWord.SHOULD
    assert duty.consequence is Severity.RECORD_INFRACTION
    assert duty.consequence.is_infraction
    assert not duty.consequence.proposes_penalty


def test_m4_may_not_is_stronger_than_shall_not() -> None:
    assert DutyWord.MAY_NOT > DutyWord.SHALL_NOT
    assert not DutyWord.MAY_NOT < DutyWord.SHALL_NOT


def test_each_scale_rises_in_strength() -> None:
    assert sorted(DUTIES, reverse=True) == [DutyWord.MUST, DutyWord.SHALL, DutyWord.SHOULD, DutyWord.DOES, DutyWord.MAY]
    assert sorted(PROHIBITIONS, reverse=True) == [
        DutyWord.MUST_NOT,
        DutyWord.MAY_NOT,
        DutyWord.SHALL_NOT,
        DutyWord.SHOULD_NOT,
    ]
    assert set(DUTIES) | set(PROHIBITIONS) == set(DutyWord)
    assert [duty for duty in DutyWord if duty.is_prohibition] == list(PROHIBITIONS)


def test_a_duty_and_a_prohibition_have_no_order() -> None:
    with pytest.raises(TypeError):
        _ = DutyWord.MUST < DutyWord.SHALL_NOT
    with pytest.raises(TypeError):
        _ = DutyWord.MUST > DutyWord.SHALL_NOT


@pytest.mark.parametrize("scale", [DUTIES, PROHIBITIONS])
def test_a_stronger_word_has_a_heavier_consequence(scale: tuple[DutyWord, ...]) -> None:
    order = list(Severity)
    places = [order.index(duty.consequence) for duty in scale]
    assert places == sorted(set(places))


def test_only_shall_and_stronger_words_propose_a_penalty() -> None:
    assert {duty for duty in DutyWord if duty.consequence.proposes_penalty} == {
        DutyWord.SHALL, DutyWord.MUST, DutyWord.SHALL_NOT, DutyWord.MAY_NOT, DutyWord.MUST_NOT,
    }  # fmt: skip
    assert DutyWord.MUST.consequence is DutyWord.MUST_NOT.consequence is Severity.PROPOSE_PENALTY_STRONGLY


@pytest.mark.parametrize(
    ("clause", "edition", "duty"),
    [
        ("7B1", E1997, DutyWord.MUST),
        ("7B2", E2007, DutyWord.MUST),
        ("7B2", E2017, DutyWord.MUST),
        ("9B1(a)", E1997, DutyWord.MUST),
        ("9B1(a)", E2007, DutyWord.SHOULD),
        ("9B1(a)", E2017, DutyWord.SHOULD),
        ("9B2", E2017, DutyWord.SHALL_NOT),
        ("10C2", E2017, DutyWord.MUST),
        ("16B1", E2017, DutyWord.MAY_NOT),
        ("20F4", E2017, DutyWord.MUST),
        ("20F5(a)", E2017, DutyWord.MAY_NOT),
        ("20F5(b)", E2007, DutyWord.MUST),
        ("43A1(a)", E1997, DutyWord.SHOULD_NOT),
        ("43A1(a)", E2007, DutyWord.SHOULD_NOT),
        ("43A1(a)", E2017, DutyWord.MAY_NOT),
        ("43A1(c)", E2017, DutyWord.MUST_NOT),
        ("44C", E1997, DutyWord.MUST),
        ("45C", E2017, DutyWord.MUST),
        ("45F", E2007, DutyWord.MAY_NOT),
        ("45G", E2017, DutyWord.SHOULD_NOT),
        ("72B2", E1997, DutyWord.MUST_NOT),
        ("72B1", E2017, DutyWord.MUST_NOT),
        ("72B2", E2017, None),
        ("77", E2017, None),
    ],
)
def test_the_word_of_a_clause(clause: str, edition: Edition, duty: DutyWord | None) -> None:
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
