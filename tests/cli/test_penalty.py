"""`arbitro penalty` and `arbitro time`: outcome, article and why, for people and for programs."""

import shlex
from typing import Any

import pytest

from arbitro.words import LANGUAGES
from tests.cli.terminal import COMMANDS, answer, arbitro, examples

FIGB = ("--regulations", "figb_2017")


def asked(command: str) -> Any:
    return answer(arbitro(*shlex.split(command), *FIGB, "--json"))


def test_lateness_has_the_promised_form() -> None:
    found = asked("penalty lateness --minutes 12 --form teams_vp")
    assert (found["outcome"], found["article"]) == ("penalty", "art. 8.3(b)1(b)")
    assert found["penalty"] == {"amount": "2.4", "unit": "vp"}
    assert [one["id"] for one in found["why"]] == ["late-team-vp"]
    assert found["why"][0]["figures"] == {"late": "12", "begun": 12, "each": "0.2", "total": "2.4"}
    assert (found["asks"], found["regulations"], found["whom"]) == ([], "figb_2017", "team")


@pytest.mark.parametrize(
    ("command", "outcome", "amount", "unit"),
    [
        ("--minutes 3:20 --form teams_imps", "penalty", "4", "imps"),
        ("--minutes 3:20 --form teams_ko", "penalty", "4", "imps"),
        ("--minutes 0:01 --form teams_ko", "penalty", "1", "imps"),
        ("--minutes 3:20 --form teams_vp", "penalty", "0.8", "vp"),
        ("--minutes 15 --form teams_vp", "penalty", "3", "vp"),
        ("--minutes 5:01 --form pairs", "penalty", "20", "percent_of_top"),
        ("--minutes 10 --form pairs", "penalty", "20", "percent_of_top"),
        ("--minutes 7 --form pairs", "penalty", "20", "percent_of_top"),
        ("--minutes 4 --form pairs --sanctioned", "penalty", "10", "percent_of_top"),
        ("--minutes 4 --form pairs --not-sanctioned", "warning", None, None),
        ("--minutes 1 --form pairs --round 6 --late-before 1", "penalty", "10", "percent_of_top"),
        ("--minutes 0 --form pairs", "none", None, None),
    ],
)
def test_lateness_by_form(command: str, outcome: str, amount: str | None, unit: str | None) -> None:
    found = asked(f"penalty lateness {command}")
    assert found["outcome"] == outcome
    assert found["penalty"] == (None if amount is None else {"amount": amount, "unit": unit})


def test_a_share_of_a_top_in_matchpoints() -> None:
    assert asked("penalty lateness --minutes 11 --form pairs --top 24")["points"] == "7.2"
    assert asked("penalty lateness --minutes 11 --form teams_vp --top 24")["points"] is None


def test_what_is_missing_comes_back_as_a_question() -> None:
    found = asked("penalty lateness --minutes 4 --form pairs")
    assert [one["id"] for one in found["asks"]] == ["sanctioned_before"]
    told = arbitro("penalty", "lateness", "--minutes", "4", "--form", "pairs", *FIGB)
    assert "Has there been a warning or penalty before" in told.stdout


def test_slow_play_is_shared_and_taken_off_the_result() -> None:
    found = asked('penalty slow-play --form teams_vp --minutes 5 --share 0.7 --result "12.03 7.97"')
    assert (found["outcome"], found["total"]) == ("penalty", {"amount": "1", "unit": "vp"})
    assert [one["amount"] for one in found["each"]] == ["0.7", "0.3"]
    assert found["after"] == ["11.33", "7.67"]


def test_slow_play_from_the_time_that_has_passed() -> None:
    found = asked("penalty slow-play --form teams_vp --elapsed 140 --boards 16 --screens --share 1")
    assert (found["minutes"], found["total"]["amount"]) == ("5", "1")
    found = asked("penalty slow-play --form teams_vp --elapsed 140 --boards 16 --screens --granted 0 --share 1")
    assert (found["minutes"], found["total"]["amount"]) == ("10", "2")


def test_slow_pairs_and_matches_in_imps_are_for_the_director() -> None:
    found = asked("penalty slow-play --form pairs --delayed 2 --at-fault first")
    assert (found["outcome"], [one["amount"] for one in found["each"]]) == ("proposed", ["20", "0"])
    found = asked('penalty slow-play --form pairs --delayed 2 --amounts "10 5"')
    assert (found["outcome"], [one["amount"] for one in found["each"]]) == ("penalty", ["20", "10"])
    assert asked("penalty slow-play --form teams_imps --minutes 5")["outcome"] == "open"


def test_forfeit_with_its_award() -> None:
    found = asked("penalty forfeit --form swiss --minutes 15 --boards 16 --scale discrete --event-over")
    assert (found["outcome"], found["limit"]) == ("forfeited", "15")
    assert found["award"] == {
        "vp": "12",
        "imps": 7,
        "loser_vp": "0",
        "loser_imps": "0",
        "last_place": False,
        "final": True,
    }


def test_forfeit_of_a_knockout_has_no_award() -> None:
    found = asked("penalty forfeit --form knockout --minutes 60 --boards 12 --stanza 1")
    assert (found["outcome"], found["limit"], found["award"]) == ("forfeited", "60", None)
    found = asked("penalty forfeit --form knockout --minutes 59:59 --boards 12 --stanza 1")
    assert found["outcome"] == "not_forfeited"


def test_an_award_asks_for_the_boards_that_decide_its_imps() -> None:
    found = asked("penalty forfeit --form swiss --minutes 15")
    assert (found["outcome"], found["award"]["vp"], found["award"]["imps"]) == ("forfeited", "12", None)
    assert [one["id"] for one in found["asks"]] == ["match_boards"]
    told = arbitro("penalty", "forfeit", "--form", "swiss", "--minutes", "15", *FIGB)
    assert "12 VP" in told.stdout


def test_lateness_that_reaches_a_forfeit_says_so() -> None:
    def grounds(minutes: str) -> list[str]:
        return [one["id"] for one in asked(f"penalty lateness --minutes {minutes} --form teams_vp")["why"]]

    assert grounds("14:59") == ["late-team-vp"]
    assert grounds("15") == ["late-forfeit", "late-team-vp"]


@pytest.mark.parametrize(
    ("at_fault", "scores"), [("first", ["40", "60"]), ("second", ["60", "40"]), ("both", ["40", "40"])]
)
def test_a_board_taken_from_slow_pairs_is_scored_by_who_is_at_fault(at_fault: str, scores: list[str]) -> None:
    """8.2(a) sends to Law 12: average minus for whoever is at fault, average plus for the others (12C2(a))."""
    found = asked(f"penalty slow-play --form pairs --removed 1 --at-fault {at_fault} --regulations figb_2017")
    assert (found["outcome"], found["artificial"], found["asks"]) == ("adjusted", scores, [])


@pytest.mark.parametrize("form", ["pairs", "individual"])
def test_an_absent_pair_is_treated_as_one_that_withdraws(form: str) -> None:
    """8.3(a)2 and 4.3(a): 60% for the opponents, 0% for whoever is absent; the director finds that it is so."""
    told = f"penalty forfeit --form {form} --minutes 30 --regulations figb_2017"
    assert [one["id"] for one in asked(told)["asks"]] == ["has_forfeited"]
    found = asked(told + " --lost")
    assert (found["outcome"], found["absent"], found["others"], found["asks"]) == ("forfeited", "0", "60", [])
    found = asked(told + " --not-lost")
    assert (found["outcome"], found["absent"], found["asks"]) == ("not_forfeited", None, [])


def test_boards_taken_away_that_are_adjusted_are_not_nothing() -> None:
    found = asked("penalty slow-play --form teams_vp --removed 1 --compared 1")
    assert (found["outcome"], found["adjusted_boards"]) == ("adjusted", 1)
    found = asked("penalty slow-play --form pairs --removed 2")
    assert (found["outcome"], found["adjusted_boards"]) == ("adjusted", 2)
    for form in ("teams_vp --compared 1", "pairs"):
        told = arbitro("penalty", "slow-play", "--removed", "1", "--form", *form.split(), *FIGB)
        assert "adjusted score: 1" in told.stdout
        assert "No penalty" not in told.stdout
    assert asked("penalty slow-play --form teams_ko --minutes 5")["outcome"] == "open"


@pytest.mark.parametrize(
    ("command", "article"),
    [
        ("time --boards 16 --form teams", "art. 8.1(a)"),
        ("time --boards 16 --form teams --screens", "art. 8.1(b)2"),
        ("penalty slow-play --form teams_vp --minutes 5", "art. 8.2(b)"),
        ("penalty slow-play --form pairs --delayed 1 --at-fault both", "art. 8.2(a)"),
        ("penalty lateness --minutes 20 --form teams_ko", "art. 8.3(b)1(a)"),
        ("penalty forfeit --form swiss --minutes 15 --boards 16", "art. 8.3(b)2(a)"),
        ("penalty forfeit --form round_robin --minutes 60 --boards 16 --match 1", "art. 8.3(b)2(b)"),
        ("penalty forfeit --form knockout --minutes 60 --boards 12 --stanza 1", "art. 8.3(b)2(c)"),
        ("penalty withdrawal --form pairs --during-session", "art. 4.3(a)"),
        ("penalty withdrawal --form round_robin", "art. 4.4(b)"),
        (
            "penalty substitute --boards 24 --replaced 13 --category equal --not-played-before --approved",
            "art. 4.2(a)",
        ),
    ],
)
def test_the_article_is_the_one_that_settles_it(command: str, article: str) -> None:
    assert asked(command)["article"] == article


def test_records_and_amendments() -> None:
    found = asked("penalty record --what lead --ordered --percent 5 --stationary EW")
    assert (found["writers"], found["penalty"]["amount"], found["both_pairs"]) == (["E", "W"], "5", False)
    assert asked("penalty record --what lead --ordered --percent 5 --top 24")["points"] == "1.2"
    found = asked("penalty record --what hands --form individual --stationary W --not-ordered")
    assert (found["writers"], found["outcome"]) == (["N"], "none")
    assert asked("penalty amend --in-charge --force-majeure")["allowed"] is True
    assert asked("penalty amend --not-in-charge")["allowed"] is False


def test_time_with_and_without_screens() -> None:
    found = asked("time --boards 16 --form teams --screens")
    assert (found["minutes"], found["limit"], found["article"]) == ("130", "135", "art. 8.1(b)2")
    assert asked("time --boards 7 --form teams")["minutes"] == "52.5"
    assert asked("time --boards 2 --form pairs")["limit"] is None


@pytest.mark.parametrize(
    ("command", "kind"),
    [
        ("penalty lateness --minutes=-3 --form pairs", "bad-minutes"),
        ("penalty lateness --minutes soon --form pairs", "bad-minutes"),
        ("penalty lateness --minutes 3:75 --form pairs", "bad-minutes"),
        ("penalty lateness --minutes 3 --form pairs --round 0", "round-number"),
        ("penalty lateness --minutes 3 --form pairs --top 0", "bad-number"),
        ("penalty slow-play --form pairs --minutes 3", "option-needs"),
        ("penalty slow-play --form teams_vp --delayed 3", "option-needs"),
        ("penalty slow-play --form teams_vp --elapsed 3", "option-needs"),
        ("penalty slow-play --form teams_vp --minutes 3 --boards 16", "option-needs"),
        ("penalty slow-play --form teams_vp --elapsed 3 --minutes 3 --boards 16", "options-together"),
        ("penalty slow-play --form teams_vp --minutes 3 --result 12", "bad-number"),
        ("penalty slow-play --form teams_vp --removed 1 --compared 2", "boards-removed"),
        ("penalty forfeit --form swiss --minutes 20 --boards 2", "match-length"),
        ("penalty forfeit --form swiss --minutes 20 --boards 16 --own 21", "vp-range"),
        ("penalty record --what lead --ordered --percent 6", "percent-range"),
        ("time --boards 0 --form teams", "match-boards"),
    ],
)
def test_impossible_facts_are_told(command: str, kind: str) -> None:
    result = arbitro(*shlex.split(command), *FIGB)
    assert result.exit_code == 2
    as_json = arbitro(*shlex.split(command), *FIGB, "--json")
    assert as_json.exit_code == 2
    assert f'"kind":"{kind}"' in as_json.stderr


@pytest.mark.parametrize("example", examples("time", *(name for name in COMMANDS if name.startswith("penalty "))))
def test_the_examples_of_the_help_work_in_every_language(example: str) -> None:
    words = shlex.split(example)
    said = set()
    for language in LANGUAGES:
        result = arbitro("--lang", language, *words)
        assert result.exit_code == 0, result.output
        said.add(result.stdout)
    assert len(said) == len(LANGUAGES)


def test_under_the_plain_laws_the_director_is_asked() -> None:
    found = answer(arbitro("penalty", "lateness", "--minutes", "12", "--form", "teams_vp", "--json"))
    assert (found["outcome"], found["article"]) == ("open", "open, 90B1")
    told = arbitro("penalty", "lateness", "--minutes", "12", "--form", "teams_vp")
    assert "What is the penalty for the late arrival?" in told.stdout


@pytest.mark.parametrize(("minutes", "amount"), [("-7", "0"), ("-5", "0"), ("-2", "0.6"), ("0", "1"), ("2", "1.4")])
def test_a_brown_sticker_pair_is_late_from_five_minutes_before_the_start(minutes: str, amount: str) -> None:
    """Appendix 5.5(b): there two minutes before the start is three minutes late, at 0.2 VP each."""
    told = f"penalty lateness --minutes {minutes} --form teams_vp --brown-sticker --regulations figb_2017"
    found = asked(told)
    assert (found["penalty"] or {"amount": "0"})["amount"] == amount
