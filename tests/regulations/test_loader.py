"""Packs from text: what may be written, and every problem of a text at once."""

import tomllib
from collections.abc import Callable, Mapping
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.book.edition import ALL, E1997, E2007, E2017
from arbitro.book.problem import Problem, ProblemsFound
from arbitro.regulations import SHIPPED, EditionKey, Key, Pack, keys, load, parse_pack
from arbitro.regulations.loader import shipped
from arbitro.regulations.readers import as_toml


def mine(body: str, resolve: Callable[[str], str | None] = shipped) -> Pack:
    return parse_pack('extends = "wbf"\n' + body, "mine", resolve)


def problems(text: str, resolve: Callable[[str], str | None] = shipped) -> tuple[Problem, ...]:
    with pytest.raises(ProblemsFound) as caught:
        parse_pack(text, "mine", resolve)
    return caught.value.problems


def kinds(text: str, resolve: Callable[[str], str | None] = shipped) -> list[tuple[str, str | None]]:
    return [(problem.kind, problem.where.tag) for problem in problems(text, resolve)]


# -- what may be written


def test_a_short_setting_has_the_pack_itself_as_its_source() -> None:
    pack = mine("scoring.fouled.neuberg_least = 3")
    assert pack[keys.NEUBERG_LEAST] == 3
    assert (pack.setting(keys.NEUBERG_LEAST).source, pack.setting(keys.NEUBERG_LEAST).pack) == ("mine", "mine")


def test_a_full_setting_names_its_source_and_may_explain_it() -> None:
    pack = mine('[scoring.bye]\nteam = { value = "65%", source = "rule 9", note = "as voted" }')
    setting = pack.setting(keys.BYE_TEAM)
    assert (setting.value, setting.source, setting.note) == (Fraction(13, 20), "rule 9", "as voted")


def test_a_full_setting_of_a_derived_pack_may_leave_its_source_to_the_pack() -> None:
    assert mine('scoring.bye.team = { value = "65%" }').setting(keys.BYE_TEAM).source == "mine"


def test_what_a_pack_does_not_say_comes_from_the_one_it_extends() -> None:
    pack = mine("scoring.fouled.neuberg_least = 3")
    assert pack[keys.BYE_TEAM] == Fraction(3, 5)
    assert pack.setting(keys.BYE_TEAM).pack == "wbf"
    assert pack.lineage == ("wbf",)


def test_a_value_may_be_set_for_one_edition_alone() -> None:
    pack = mine("scoring.artificial.offender_own_percent = { 2007 = true }")
    assert [pack[keys.OFFENDER_OWN_PERCENT, edition] for edition in ALL] == [False, True, True]
    assert pack.setting(keys.OFFENDER_OWN_PERCENT, E2007).source == "mine"
    assert pack.setting(keys.OFFENDER_OWN_PERCENT, E2017).source == "12C2(c)"


def test_one_value_for_an_edition_key_holds_in_every_edition() -> None:
    pack = mine("scoring.artificial.imps_plus = 2")
    assert {pack[keys.IMPS_PLUS, edition] for edition in ALL} == {2}


@pytest.mark.parametrize(
    ("written", "value"),
    [('"60%"', "3/5"), ('"3/5"', "3/5"), ("0.6", "3/5"), ("1", "1"), ('"62.5%"', "5/8"), ('"0"', "0"), ("0.1", "1/10")],
)
def test_numbers_are_exact(written: str, value: str) -> None:
    assert mine(f"scoring.bye.team = {written}")[keys.BYE_TEAM] == Fraction(value)


@given(st.fractions(0, 1, max_denominator=999))
def test_every_fraction_can_be_written(value: Fraction) -> None:
    assert mine(f'scoring.bye.team = "{value}"')[keys.BYE_TEAM] == value


def test_a_count_and_a_share_are_told_apart() -> None:
    assert mine("scoring.butler.trim = 1")[keys.BUTLER_TRIM] == 1
    assert mine('scoring.butler.trim = "10%"')[keys.BUTLER_TRIM] == Fraction(1, 10)


def test_a_table_from_percentages_to_victory_points_can_be_given() -> None:
    pack = mine('scoring.vp.percent_to_vp = [[0, 0], ["45%", 8], ["50%", 10], ["55.5%", 12.5]]')
    rows = [("0", "0"), ("9/20", "8"), ("1/2", "10"), ("111/200", "25/2")]
    assert pack[keys.PERCENT_TO_VP] == tuple((Fraction(share), Fraction(points)) for share, points in rows)


def test_packs_extend_packs() -> None:
    texts = {"league": 'extends = "figb_2017"\nscoring.bye.pair = "at_least"', "cup": 'extends = "league"'}
    pack = parse_pack(texts["cup"], "cup", lambda name: texts.get(name) or shipped(name))
    assert pack.lineage == ("league", "figb_2017", "wbf")
    assert (pack[keys.BYE_PAIR], pack.setting(keys.BYE_PAIR).pack) == ("at_least", "league")
    assert pack.setting(keys.SIMPLE_MARGIN).source == "art. 78.2"


# -- problems


def test_every_problem_of_a_text_is_told_at_once() -> None:
    text = """
    extends = "wbf"
    title = 5
    colour = "green"
    [scoring.artificial]
    avrage_plus = "60%"
    average_plus = "60"
    imps_plus = { value = true, source = "12C9" }
    [scoring.vp]
    scale = "continous"
    least_boards = 0
    """
    assert set(kinds(text)) == {
        ("regulation-type", "title"),
        ("unknown-regulation", "colour"),
        ("unknown-regulation", "scoring.artificial.avrage_plus"),
        ("regulation-range", "scoring.artificial.average_plus"),
        ("regulation-type", "scoring.artificial.imps_plus"),
        ("unknown-clause", "scoring.artificial.imps_plus"),
        ("regulation-range", "scoring.vp.scale"),
        ("regulation-range", "scoring.vp.least_boards"),
    }


def test_the_file_is_named_with_each_problem() -> None:
    assert {problem.where.file for problem in problems('extends = "wbf"\nscoring.bye.team = 7')} == {"mine"}


def test_an_unknown_key_is_told_with_those_that_are_near() -> None:
    (problem,) = problems('extends = "wbf"\nscoring.matchpoints.mising_results = "neuberg"')
    assert problem.expected.split(", ")[0] == "scoring.matchpoints.missing_results"


def test_an_unknown_section_is_one_problem() -> None:
    assert kinds('extends = "wbf"\n[scring]\na = 1\nb = 2') == [("unknown-regulation", "scring")]


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        ("scoring.bye.team = true", "regulation-type"),
        ("scoring.bye.team = 60", "regulation-range"),
        ('scoring.bye.team = "-1%"', "regulation-range"),
        ('scoring.bye.team = "1/0"', "regulation-type"),
        ("scoring.bye.team = 1e-1", "regulation-type"),
        ("scoring.bye.team = nan", "regulation-type"),
        ("scoring.bye.team = [1]", "regulation-type"),
        ('scoring.bye.team = "٣/٥"', "regulation-type"),
        ('time.late.team_vp = "20%"', "regulation-unit"),
        ('time.forfeit.minutes = "15%"', "regulation-unit"),
        ('scoring.vp.percent_to_vp = [[0, "10%"]]', "regulation-unit"),
        ("scoring.bye.imps_count = 1", "regulation-type"),
        ('scoring.bye.pair = "own"', "regulation-range"),
        ("scoring.fouled.neuberg_least = 2.5", "regulation-type"),
        ("scoring.fouled.neuberg_least = true", "regulation-type"),
        ("scoring.butler.trim = -1", "regulation-range"),
        ('scoring.butler.trim = "50%"', "regulation-range"),
        ("laws.edition = 2012", "regulation-range"),
        ("laws.edition = true", "regulation-range"),
        ("scoring.shown.unit = 0", "regulation-range"),
        ("scoring.other_table.one_table_imps = [2, 1]", "regulation-range"),
        ('scoring.other_table.one_table_imps = "2-1-0"', "regulation-type"),
        ('scoring.fouled.small_groups = [["60%"], ["65%"]]', "regulation-range"),
        ('scoring.fouled.small_groups = [["60%"], ["55%", "65%"]]', "regulation-range"),
        ('scoring.vp.percent_to_vp = [["10%", 0]]', "regulation-range"),
        ('scoring.vp.percent_to_vp = [[0, 5], ["50%", 4]]', "regulation-range"),
        ('scoring.vp.percent_to_vp = [[0, 5], ["50%", 6], ["50%", 7]]', "regulation-range"),
        ("scoring.vp.percent_to_vp = [[0, 5], [50, 6]]", "regulation-range"),
        ("scoring.artificial.imps_plus = -3", "regulation-range"),
        ('scoring.artificial.average = { 2012 = "50%" }', "unknown-regulation"),
        ('scoring.bye.team = { value = "60%", sorce = "x" }', "unknown-regulation"),
        ('scoring.bye.team = { value = "60%", note = 3 }', "regulation-type"),
        ('scoring.bye.team = { value = "60%", source = 3 }', "regulation-type"),
        ('scoring.bye.team = { value = "60%", source = "" }', "regulation-no-source"),
        ('scoring.bye.team = { value = "60%", source = "open, the rules" }', "bad-clause"),
        ('scoring.bye.team = { value = "60%", source = "open, 12Z" }', "unknown-clause"),
    ],
)
def test_a_wrong_setting_is_one_problem(body: str, kind: str) -> None:
    (problem,) = problems('extends = "wbf"\n' + body)
    assert problem.kind == kind


def test_a_clause_must_be_one_of_the_edition_that_it_is_given_for() -> None:
    setting = 'scoring.artificial.average = { value = { 1997 = "50%" }, source = "SOURCE" }'
    assert mine(setting.replace("SOURCE", "12C1"))[keys.AVERAGE, E1997] == Fraction(1, 2)
    assert [kind for kind, _ in kinds('extends = "wbf"\n' + setting.replace("SOURCE", "12C2(a)"))] == ["unknown-clause"]


def test_a_pack_that_extends_nothing_gives_a_source_for_every_value() -> None:
    text = (shipped("wbf") or "").replace('neuberg_least = { value = 4, source = "open, 87B" }', "neuberg_least = 4")
    assert kinds(text) == [("regulation-no-source", "scoring.fouled.neuberg_least")]


def test_a_pack_that_extends_nothing_gives_every_value() -> None:
    found = kinds("")
    assert {kind for kind, _ in found} == {"regulation-missing"}
    assert {tag for _, tag in found} == set(keys.KEYS)


def test_a_pack_that_extends_nothing_gives_the_value_of_every_edition() -> None:
    whole = 'imps_plus = { value = 3, source = { 1997 = "86A", 2007 = "12C2(b)", 2017 = "12C2(b)" } }'
    text = (shipped("wbf") or "").replace(whole, 'imps_plus = { value = { 2017 = 3 }, source = "12C2(b)" }')
    assert kinds(text) == [("regulation-missing", "scoring.artificial.imps_plus")] * 2


def test_a_source_table_that_leaves_out_an_edition_is_told() -> None:
    body = 'extends = "wbf"\nscoring.artificial.imps_plus = { value = 3, source = { 1997 = "86A", 2017 = "12C2(b)" } }'
    assert kinds(body) == [("regulation-no-source", "scoring.artificial.imps_plus")]


def test_an_unknown_parent_is_told_together_with_the_rest() -> None:
    assert kinds('extends = "wbff"\nscoring.bye.team = 7') == [
        ("unknown-pack", "extends"),
        ("regulation-range", "scoring.bye.team"),
    ]


def test_a_parent_must_be_a_name() -> None:
    assert kinds("extends = 5") == [("regulation-type", "extends")]


def test_problems_of_a_parent_are_told_as_its_own() -> None:
    texts = {"league": 'extends = "wbf"\nscoring.bye.team = 7'}
    found = problems('extends = "league"\nscoring.bye.pair = 7', lambda name: texts.get(name) or shipped(name))
    assert {(problem.where.file, problem.where.tag) for problem in found} == {
        ("league", "scoring.bye.team"),
        ("mine", "scoring.bye.pair"),
    }


@pytest.mark.parametrize(
    ("texts", "circle"),
    [
        ({"mine": 'extends = "mine"'}, "mine > mine"),
        ({"mine": 'extends = "a"', "a": 'extends = "b"', "b": 'extends = "a"'}, "mine > a > b > a"),
    ],
)
def test_packs_that_extend_each_other_in_a_circle_are_refused(texts: Mapping[str, str], circle: str) -> None:
    (problem,) = problems(texts["mine"], texts.get)
    assert (problem.kind, problem.found) == ("pack-cycle", circle)


@pytest.mark.parametrize("text", ["title = ", "a = 1\na = 2", "x = " + "9" * 5000, "x = " + "[" * 5000])
def test_a_text_that_is_not_toml_is_one_problem(text: str) -> None:
    (problem,) = problems(text)
    assert problem.kind == "bad-data-file"


def test_the_line_of_a_mistake_in_toml_is_told() -> None:
    (problem,) = problems('title = "x"\n\nextends = =')
    assert problem.where.line == 3


@given(st.text(max_size=60))
def test_any_text_gives_a_pack_or_problems(text: str) -> None:
    def digest_or_problems() -> object:
        try:
            return parse_pack('extends = "wbf"\n' + text, "mine").digest
        except ProblemsFound as trouble:
            return trouble.problems

    found = digest_or_problems()
    assert found == load("wbf").digest or (isinstance(found, tuple) and found)


@pytest.mark.parametrize(
    ("body", "tag"),
    [
        ('scoring.artificial.average_plus = { 2017 = "45%" }', "scoring.artificial.average_plus"),
        ('scoring.artificial.average_minus = { 2017 = "55%" }', "scoring.artificial.average"),
        ("scoring.fouled.neuberg_least = 5", "scoring.fouled.small_groups"),
        ('scoring.bam.artificial_loss = "120%"', "scoring.bam.artificial_win"),
        ("systems.shortage = 3", "systems.length"),
        (
            "laws.appeals = { recourse_hours = 72, recourse_conflict_hours = 48 }",
            "laws.appeals.recourse_conflict_hours",
        ),
        ('seating.at_fault = "60%"', "seating.no_fault"),
        ('systems.brown_sticker.openings = ["3S", "2C"]', "systems.brown_sticker.openings"),
        ("systems.brown_sticker.two_suiter_levels = [3, 2]", "systems.brown_sticker.two_suiter_levels"),
        ("substitution = { replaced_few = 2, replaced_many = 1 }", "substitution.replaced_many"),
    ],
)
def test_values_that_do_not_go_together_are_refused(body: str, tag: str) -> None:
    assert kinds('extends = "wbf"\n' + body) == [("regulation-conflict", tag)]


def test_conflicts_are_told_together_with_the_rest_but_not_for_a_key_that_is_broken_itself() -> None:
    fouled = 'neuberg_least = 5\nsmall_groups = [["60%"], ["65%"]]'
    body = f'scoring.bam.artificial_loss = "130%"\n[scoring.fouled]\n{fouled}'
    assert kinds('extends = "wbf"\n' + body) == [
        ("regulation-range", "scoring.fouled.small_groups"),
        ("regulation-conflict", "scoring.bam.artificial_win"),
    ]


# -- what was written


@given(
    st.recursive(
        st.booleans()
        | st.integers(-(10**9), 10**9)
        | st.text(st.characters(exclude_categories=["Cs", "Cc"]))
        | st.decimals(-(10**6), 10**6, places=4).map(Fraction),
        lambda inner: st.lists(inner, max_size=3),
    )
)
def test_a_value_is_written_as_it_was_read(value: object) -> None:
    text = as_toml(value)
    assert tomllib.loads(f"x = {text}", parse_float=Fraction)["x"] == value


# -- the digest


def test_the_digest_depends_on_values_and_sources_alone() -> None:
    base = load("wbf")
    assert mine("").digest == mine('title = "Another"').digest == base.digest
    assert mine('scoring.bye.team = { value = "3/5", source = "open, 78D", note = "n" }').digest == base.digest
    assert mine('scoring.bye.team = { value = "61%", source = "open, 78D" }').digest != base.digest
    assert mine('scoring.bye.team = { value = "60%", source = "78D" }').digest != base.digest


def test_the_order_of_the_keys_does_not_matter() -> None:
    one = mine('scoring.bye.team = "61%"\nscoring.bye.pair = "at_least"')
    other = mine('scoring.bye.pair = "at_least"\nscoring.bye.team = "61%"')
    assert one.digest == other.digest
    assert one == other
    assert hash(one) == hash(other)


def test_a_digest_is_a_sha256() -> None:
    for name in SHIPPED:
        assert len(bytes.fromhex(load(name).digest)) == 32


def test_keys_are_named_once() -> None:
    declared = [key for key in vars(keys).values() if isinstance(key, Key | EditionKey)]
    assert len(declared) == len(keys.KEYS) == len({key.name for key in declared})


@pytest.mark.parametrize("name", SHIPPED)
def test_what_the_shipped_packs_cite_is_in_the_book(name: str) -> None:
    text = shipped(name)
    assert text is not None
    assert parse_pack(text, name) == load(name)


def test_an_unknown_shipped_pack_is_refused_with_those_there_are() -> None:
    with pytest.raises(ProblemsFound) as caught:
        load("acbl")
    assert caught.value.problems == (Problem("unknown-pack", found="acbl", expected="wbf, figb_2017"),)
