"""The packs that come with the program, against the Laws and the articles they are taken from."""

from fractions import Fraction

import pytest

from arbitro.book.clause import Clause
from arbitro.book.contents import contents
from arbitro.book.edition import ALL, E1997, E2007, E2017, Edition
from arbitro.book.problem import ProblemsFound
from arbitro.regulations import EditionKey, keys, load
from arbitro.regulations.key import AnyKey
from arbitro.scoring.rounding import Rounding

WBF, FIGB = load("wbf"), load("figb_2017")


def percent(value: int) -> Fraction:
    return Fraction(value, 100)


@pytest.mark.parametrize("edition", ALL)
def test_the_three_awards_of_12c(edition: Edition) -> None:
    found = [WBF[key, edition] for key in (keys.AVERAGE_PLUS, keys.AVERAGE, keys.AVERAGE_MINUS)]
    assert found == [percent(60), percent(50), percent(40)]
    assert WBF[keys.IMPS_PLUS, edition] == 3
    assert WBF[keys.IMPS_MINUS, edition] == -3


def test_where_the_editions_differ() -> None:
    assert [WBF[keys.OFFENDER_OWN_PERCENT, e] for e in (E1997, E2007, E2017)] == [False, False, True]
    assert [WBF[keys.INNOCENT_OWN_PERCENT, e] for e in (E1997, E2007, E2017)] == [True, True, True]
    assert [WBF[keys.INNOCENT_OWN_IMPS, e] for e in (E1997, E2007, E2017)] == [False, True, True]
    assert [WBF[keys.DIRECTOR_WEIGHTS, e] for e in (E1997, E2007, E2017)] == [False, True, True]
    assert FIGB[keys.DIRECTOR_WEIGHTS, E1997] is True


def test_the_sources_of_the_awards_are_the_clauses_of_each_edition() -> None:
    sources = [WBF.setting(keys.AVERAGE_PLUS, edition).source for edition in ALL]
    assert sources == ["12C1", "12C2(a)", "12C2(a)"]


def test_figures_of_the_articles() -> None:
    assert FIGB[keys.NEUBERG_LEAST] == 4
    assert FIGB[keys.SMALL_GROUPS] == (
        (percent(60),),
        (percent(65), percent(55)),
        (percent(70), percent(60), percent(50)),
    )
    assert FIGB[keys.SMALL_GROUP_SUM] == percent(120)
    assert (FIGB[keys.FOULED_AT_TABLE], FIGB[keys.FOULED_DUPLICATING]) == (percent(10), percent(20))
    assert FIGB[keys.SIMPLE_MARGIN] == Fraction(1, 5)
    assert (FIGB[keys.SIMPLE_LONG_MATCH], int(FIGB[keys.SIMPLE_LONG_MARGIN])) == (64, 13)
    assert (FIGB[keys.BAM_WIN], FIGB[keys.BAM_LOSS], FIGB[keys.BAM_MARGIN]) == (percent(120), percent(80), percent(20))
    assert FIGB[keys.MISSING_RESULTS] == "neuberg"
    assert (FIGB[keys.BYE_TEAM], FIGB[keys.BYE_IMPS], FIGB[keys.FORFEIT_IMPS]) == (percent(60), "smallest", "mean")
    assert FIGB[keys.PERCENT_TO_VP] is None


def test_no_pack_states_a_penalty_or_a_table_without_a_source() -> None:
    for key in (keys.FOULED_AT_TABLE, keys.FOULED_DUPLICATING, keys.SLOW_PAIR, keys.SLOW_TEAM_IMPS, keys.PERCENT_TO_VP):
        assert WBF[key] is None


def test_every_clause_that_the_plain_pack_cites_is_in_the_edition() -> None:
    cited = 0
    for (name, edition), setting in WBF.settings.items():
        clause = Clause(setting.source.removeprefix("open, "))
        assert any(clause in contents(one) for one in ([edition] if edition else ALL)), name
        cited += 1
    assert cited == len(WBF.settings) >= len(keys.KEYS)


def test_the_names_of_rounding_rules_are_those_of_scoring() -> None:
    for rule in Rounding:
        assert keys.rounding(rule.value) == rule.value
    with pytest.raises(ProblemsFound):
        keys.rounding("nearest")
    used: list[AnyKey] = [key for key in keys.KEYS.values() if key.read is keys.rounding]
    for key in used:
        assert not isinstance(key, EditionKey)
        assert WBF[key] in {rule.value for rule in Rounding}
    assert len(used) == 4
