"""Systems from their files: what is wrong is told at once, and the more special rule wins."""

import pytest

from arbitro.book.problem import ProblemsFound
from arbitro.bridge.auction import Auction
from arbitro.systems import SHIPPED, Agreements, load_system, meaning, read_system, reading
from arbitro.systems.reading import shipped


def kinds(text: str, others: dict[str, str] | None = None) -> list[str]:
    with pytest.raises(ProblemsFound) as trouble:
        read_system(text, "ours", lambda name: (others or {}).get(name) or shipped(name))
    return [problem.kind for problem in trouble.value.problems]


def test_the_example_of_the_plan_is_a_system() -> None:
    system = read_system(
        """
        name = "Five-card majors, strong notrump"

        [[opening]]
        call = "1NT"
        shows = "15-17 balanced"

        [[opening]]
        call = "1S"
        shows = "12-21, 5+ spades"

        [[response]]
        to = "1NT"
        call = "2C"
        shows = "8+, 4 spades or 4 hearts"
        asks = "four-card major"
        artificial = true
        forcing = "one round"
        """
    )
    assert [rule.call for rule in system.rules] == ["1NT", "1S", "2C"]
    found = meaning(Agreements.both(system), Auction.parse("N: 1NT P 2C"))
    assert found is not None
    assert (found.shows, found.rule.asks) == ("8+, 4 spades or 4 hearts", "four-card major")


@pytest.mark.parametrize("name", SHIPPED)
def test_what_comes_with_the_program_is_in_order(name: str) -> None:
    text = shipped(name)
    assert text is not None
    assert read_system(text, name).rules == load_system(name).rules


def test_every_problem_is_told_at_once() -> None:
    text = """
        name = ""
        extends = "five_card_minors"
        colour = "green"
        opening = [
            { call = "1NT", shows = "15-17 balanced" },
            { call = "1NT", shows = "12-14 balanced" },
            { call = "1S", shows = "7+S 7+H" },
            { call = "1H", shows = "strong" },
            { call = "8C", shows = "12+" },
            { call = "1C", show = "12+" },
            { call = "2ж", shows = "12+ ♠" },
            "1D",
        ]
        response = [ { call = "2C", shows = "8+" }, { to = "1S", call = "1H", shows = "6+x" } ]
    """
    assert sorted(kinds(text)) == sorted(
        [
            "system-text",  # the name
            "system-field",  # colour
            "unknown-system",
            "rules-clash",
            "impossible-constraint",
            "bad-constraint",
            "bad-pattern",
            "system-field",
            "system-field-missing",  # 1C: shows
            "bad-pattern",
            "system-section",
            "system-field-missing",
            "pattern-impossible",
        ]
    )
    assert kinds('name = "ours"\nextends = "five_card_minors"') == ["unknown-system"]


def test_each_wrong_field_of_a_rule_is_told_with_its_line_and_what_is_possible() -> None:
    text = """name = "ours"
        leads = ["third"]
        opening = [
            { call = "1NT", shows = "15-17 balanced" },
            { call = 3, shows = "12+", forcing = "maybe", positions = [5], passed = "no" },
            { call = "1NT", shows = "S: 12-14" },
        ]
        response = [ { to = 5, call = "2C", shows = "8+" } ]
    """
    with pytest.raises(ProblemsFound) as trouble:
        read_system(text)
    assert [(p.kind, p.where.line, p.where.tag, p.found, p.expected) for p in trouble.value.problems] == [
        (
            "system-values",
            None,
            "leads",
            "['third']",
            "standard, reversed_leads, other_leads, reversed_count_leads",
        ),
        ("system-text", 5, "opening call", "3", ""),
        ("system-value", 5, "opening forcing", "maybe", "one round, game, invitation, sign-off"),
        ("system-values", 5, "opening positions", "[5]", "1, 2, 3, 4"),
        ("system-value", 5, "opening passed", "no", "true, false"),
        ("bad-constraint", 6, "1NT", "S: 12-14", "15-17 balanced, 4+♥"),
        ("rules-clash", 6, "1NT", "1NT", "4"),
        ("system-text", 8, "response to", "[5]", ""),
    ]


def test_a_circle_nothing_and_no_toml_are_refused() -> None:
    others = {"a": 'name = "a"\nextends = "b"', "b": 'name = "b"\nextends = "a"'}
    assert kinds(others["a"], others) == ["system-cycle"]
    assert kinds('name = "ours"\nextends = "ours"', {"ours": 'name = "ours"'}) == ["system-cycle"]
    assert kinds('name = "ours"') == ["system-empty"]
    assert kinds("name = ") == ["bad-data-file"]
    assert kinds('name = "ours"\nopening = "1NT"') == ["system-section"]


def test_ten_thousand_rules_are_read_and_each_clash_is_told_once() -> None:
    bids = [f"{level}{suit}" for level in range(3, 8) for suit in ("C", "D", "H", "S", "NT")]
    rising = [(lower, bid) for at, bid in enumerate(bids) for lower in bids[:at]]
    places = [(f"1{a} 1NT 2{b} {lower}", bid) for a in "CDHS" for b in "CDHS" for lower, bid in rising][:2_500]
    rules = [f'{{ after = "{after}", call = "{call}", shows = "12+" }}' for after, call in places]
    assert len(set(rules)) == 2_500
    found = kinds('name = "many"\ncall = [' + ",\n".join(rules * 4) + "]")
    assert set(found) == {"rules-clash"}
    assert len(found) == 2_500 * 3  # each with the first of the four


@pytest.mark.parametrize(
    ("auction", "shows"),
    [
        ("N: 1H P 2H", "own class"),  # a class of the system itself before an exact rule of what it builds on
        ("N: 1S P 2S", "own exact"),
        ("N: 1S X 2S", "base"),
        ("N: P P 1S P 2S", "passed"),
        ("N: 1D P 2D", "any suit"),
    ],
)
def test_the_more_special_rule_wins_and_a_system_overrides_what_it_builds_on(auction: str, shows: str) -> None:
    text = {"own class": "1+", "own exact": "2+", "base": "3+", "passed": "4+", "any suit": "5+"}
    base = f"""
        name = "base"
        call = [
            {{ after = "1H", call = "2H", shows = "9+" }},
            {{ after = "...", call = "2S", shows = "{text["base"]}" }},
        ]
    """
    own = f"""
        name = "own"
        extends = "base"
        response = [
            {{ to = "1M", call = "2M", shows = "{text["own class"]}" }},
            {{ to = "1S", call = "2S", shows = "{text["own exact"]}" }},
            {{ to = "1S", call = "2S", passed = true, shows = "{text["passed"]}" }},
            {{ to = "1x", call = "2x", shows = "{text["any suit"]}" }},
        ]
    """
    system = read_system(own, "own", {"base": base}.get)
    found = meaning(Agreements.both(system), Auction.parse(auction))
    assert found is not None
    assert found.shows == text[shows]


def test_a_problem_of_a_rule_has_the_line_on_which_the_rule_begins() -> None:
    text = 'name = "x" # {\nopening = [\n  { call = "1C", shows = "12+" },\n  { call = "1D", shows = "40+" },\n]\n'
    text += '[[response]]\nto = "1C"\ncall = "1H"\nshows = "{"\n\n[[response]]\nto = "1C"\ncall = "1Z"\nshows = "6+"\n'
    with pytest.raises(ProblemsFound) as refused:
        read_system(text)
    assert [problem.where.line for problem in refused.value.problems] == [4, 6, 11]


@pytest.mark.parametrize(
    ("before", "each", "after", "kind"),
    [
        ("opening = [", '{ call = "1C", shows = "0+" },', "]", "rules-clash"),  # every two of them
        (
            "opening = [",
            '{ call = "1C", shows = "0+", positions = [1] }, { call = "1C", shows = "1+", passed = true },',
            "]",
            "rules-clash",
        ),
        ("response = [", '{ to = "1-7x 1-7y 1-7z 1-7M 1-7m", call = "7NT", shows = "0+" },', "]", "system-large"),
        ("response = [", '{ to = "1-2x 3-4y 5-6z", call = "7NT", shows = "0+" },', "]", "system-large"),
        ("response = [{ to = [", '"1-2x 3-4y 5-6z",', '], call = "7NT", shows = "0+" }]', "system-large"),
    ],
)
def test_a_system_costs_no_more_than_it_may(
    before: str, each: str, after: str, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whichever rules are repeated, each is told once, or the reader stops and says so."""
    monkeypatch.setattr(reading, "MOST_STEPS", 20_000)
    with pytest.raises(ProblemsFound) as trouble:
        read_system(f'name = "x"\n{before}{each * 300}{after}')
    assert kind in {problem.kind for problem in trouble.value.problems}
    assert len(trouble.value.problems) <= 600  # as many as there are rules at the most
