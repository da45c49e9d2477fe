"""Where the articles are unclear the reading is a key: other readings give other orders, and so do other packs."""

from itertools import permutations

import pytest

from arbitro.book.problem import ProblemsFound
from arbitro.contest.lots import drawn
from arbitro.contest.ties.knockout import stanza_boards
from arbitro.contest.ties.resolve import CRITERIA, LISTS, break_ties
from arbitro.contest.ties.trace import TIE_FORMS, Group
from arbitro.regulations import keys
from arbitro.regulations.keys import ties as subject
from tests.contest.ties_cases import CASES, FIGB, WBF, broken, derived, text, tie


def order(*groups: str) -> tuple[Group, ...]:
    return tuple(tuple(group.split()) for group in groups)


# -- readings


def test_without_recomputing_the_separate_ranking_stands_as_it_is() -> None:
    assert broken("TN78.7-3", derived('ties.more_teams_by = "once"')).order == order("B", "A", "C")


def test_ranked_once_two_who_stay_level_are_parted_as_two_teams() -> None:
    """B and C have 30 VPs, no IMP difference, a quotient of 1 and no total points; over all matches 16/11 and 17/22."""
    id = "four teams: each time the last drops out"
    matches = [one | {"points": 0} for one in CASES[id]["matches"]]
    matches += [
        {"round": 4, "home": "B", "away": "X", "vp": [11, 9], "imps": [10, 5]},
        {"round": 4, "home": "C", "away": "Y", "vp": [11, 9], "imps": [5, 10]},
    ]
    found = broken(id, derived('ties.more_teams_by = "once"'), matches=matches)
    assert found.order == order("A", "B", "C", "D")
    assert [step.criterion for step in found.steps if step.separated] == ["direct_vp", "imp_quotient"]


def test_going_on_is_not_beginning_again() -> None:
    """Of the boards of A and B alone, B would have 3 points and A 2."""
    found = broken("TN78.5-1", derived("ties.boards_restart = true"))
    assert found.order == order("B", "A", "C")
    again = [step for step in found.steps if step.criterion == "tied_boards"][1]
    assert {one: text(value) for one, value in again.values.items()} == {"A": "2", "B": "3"}


def test_equal_results_may_be_worth_nothing() -> None:
    found = broken("TN78.5-1", derived("ties.boards_equal = 0"))
    (step,) = (one for one in found.steps if one.criterion == "tied_boards")
    assert {one: text(value) for one, value in step.values.items()} == {"A": "4", "B": "3", "C": "2"}


def test_shared_tops_may_be_tops() -> None:
    found = broken("more shared tops", derived('ties.boards_tops = "all"'))
    assert [step.criterion for step in found.steps if step.separated] == ["tops"]


def test_by_the_headings_of_article_78_5_one_phase_has_no_ranks_of_sessions() -> None:
    found = broken("board 1 of one session", derived('ties.boards_headings = "phases"'))
    skipped = {step.criterion: step.skipped for step in found.steps if step.skipped}
    assert skipped["average_rank"] == "one_session"
    assert skipped["mutual_matchpoints"] == "not_all_met"


def test_the_imps_of_a_bye_may_not_count() -> None:
    found = broken("the IMPs of a bye are in", derived("scoring.bye.imps_count = false"))
    step = next(one for one in found.steps if one.criterion == "imp_difference")
    assert {one: text(value) for one, value in step.values.items()} == {"A": "10", "B": "10"}


AWARDED = [
    {"round": 1, "home": "A", "away": "C", "vp": [12, 8]},
    {"round": 2, "home": "A", "away": "D", "vp": [12, 0], "kind": "awarded"},
    {"round": 1, "home": "B", "away": "E", "vp": [12, 8]},
    {"round": 2, "home": "B", "away": "F", "vp": [12, 8]},
]
TOTALS = {"C": 60, "D": 10, "E": 50, "F": 60}


@pytest.mark.parametrize(("counts", "values"), [("false", {"A": "60", "B": "55"}), ("true", {"A": "35", "B": "55"})])
def test_a_match_without_play_is_no_match_of_the_index_unless_the_pack_says_so(
    counts: str, values: dict[str, str]
) -> None:
    pack = derived(f"ties.resistance_awarded = {counts}")
    found = broken("TN78.7-4", pack, matches=AWARDED, totals=TOTALS)
    assert {one: text(value) for one, value in found.steps[0].values.items()} == values


def test_the_last_criteria_may_look_at_the_last_phase_alone() -> None:
    found = broken("several phases, not everyone", derived('ties.board_a_match_counts = "phase"'))
    step = next(one for one in found.steps if one.criterion == "matches_lost")
    assert {one: text(value) for one, value in step.values.items()} == {"A": "0", "B": "0"}


def test_a_knock_out_may_ask_for_a_larger_lead() -> None:
    assert broken("a part of an IMP").order == order("A", "B")
    found = broken("a part of an IMP", derived('scoring.vp.knockout_margin = "1/2"'), boards=16)
    assert found.order == order("A B")
    assert found.play_off[0].boards == 2


# -- extra boards


@pytest.mark.parametrize(("boards", "extra"), [(22, 2), (16, 2), (32, 4), (48, 6), (20, 2), (7, 1), (8, 1), (64, 8)])
def test_one_extra_board_for_eight_at_least_one(boards: int, extra: int) -> None:
    assert [stanza_boards(number, boards, FIGB) for number in (1, 2, 3, 4)] == [extra, extra, 1, 1]


def test_an_extra_stanza_of_the_wrong_length_or_of_others_is_refused() -> None:
    extra = [{"boards": 3, "imps": {"A": 1, "B": 0}}, {"imps": {"A": 1, "Z": 0}}, {"imps": {"A": 1}}]
    with pytest.raises(ProblemsFound) as trouble:
        broken("TN78.7-5", extra=extra)
    kinds = [(problem.kind, problem.found, problem.expected) for problem in trouble.value.problems]
    assert kinds == [
        ("tie-stanza-boards", "3", "4"),
        ("tie-stanza-teams", "A Z", "A B"),
        ("tie-stanza-teams", "A", "A B"),
    ]


def test_three_teams_may_part_in_an_extra_stanza_and_two_of_them_play_on() -> None:
    extra = [{"boards": 2, "imps": {"A": 4, "B": 1, "C": 4}}]
    found = broken("three in a circle, all alike", extra=extra)
    assert found.order == order("A C", "B")
    assert [(one.contestants, one.stanza, one.boards) for one in found.play_off] == [(("A", "C"), 1, 2)]


# -- lots


def test_lots_are_drawn_from_the_seed_where_nothing_decides() -> None:
    found = broken("board-a-match, nothing", lots="final 2024")
    assert [group[0] for group in found.order] == list(drawn("final 2024", ["A", "B"]))
    assert not found.unbroken
    assert found.steps[-1].criterion == "lots"


def test_lots_do_not_take_the_place_of_extra_boards_or_of_what_must_be_told() -> None:
    assert broken("TN78.7-5", lots="x").order == order("A B")
    assert broken("boards that are not told", lots="x").order == order("A B")


def test_lots_fall_either_way() -> None:
    firsts = {broken("board-a-match, nothing", lots=str(seed)).order[0] for seed in range(30)}
    assert firsts == {("A",), ("B",)}


# -- other packs


@pytest.mark.parametrize("id", CASES)
def test_the_laws_alone_have_no_list_and_the_tied_share(id: str) -> None:
    found = broken(id, WBF)
    assert len(found.order) == 1
    assert [one.remedies for one in found.unbroken] == [("share",)]
    assert found.articles[0].startswith("open, 78D")
    assert not found.steps


def test_an_organiser_may_set_another_list() -> None:
    pack = derived('ties.two_teams = ["imp_difference", "direct_vp"]')
    found = broken("the IMPs of a bye are not", pack)
    assert [step.criterion for step in found.steps if step.separated] == ["imp_difference"]
    assert (found.steps[0].pack, text(found.steps[0].values["A"])) == ("mine", "7")


@pytest.mark.parametrize("wrong", ['["tops", "tops"]', '["direct_vp"]', "[]", '"tops"'])
def test_a_list_with_a_criterion_twice_or_of_another_form_is_refused(wrong: str) -> None:
    with pytest.raises(ProblemsFound):
        derived(f"ties.pairs = {wrong}")


def test_extra_boards_end_a_list() -> None:
    with pytest.raises(ProblemsFound):
        derived('ties.swiss = ["extra_boards", "direct_vp"]')


def test_every_criterion_that_a_pack_may_name_is_there() -> None:
    named = {
        *subject.BOARD_CRITERIA,
        *subject.MATCH_CRITERIA,
        *subject.BOARD_A_MATCH_CRITERIA,
        *subject.KNOCKOUT_CRITERIA,
    }
    assert named - {subject.EXTRA_BOARDS} == set(CRITERIA)
    assert set(LISTS) == set(TIE_FORMS)
    assert FIGB[keys.TIES_MORE_TEAMS] is not None


# -- who is tied


def test_somebody_twice_or_without_a_record_and_a_phase_that_is_not_there_are_told_together() -> None:
    with pytest.raises(ProblemsFound) as trouble:
        broken("TN78.5-2", tied=["A", "B", "A", "Z"], phase="final")
    assert [(problem.kind, problem.found) for problem in trouble.value.problems] == [
        ("tie-twice", "A"),
        ("tie-unknown", "Z"),
        ("tie-phase-unknown", "final"),
    ]


def test_of_several_phases_the_one_of_the_tie_must_be_told() -> None:
    with pytest.raises(ProblemsFound) as trouble:
        broken("several phases: the result", phase="")
    (problem,) = trouble.value.problems
    assert (problem.kind, problem.expected) == ("tie-phase", "final qualifying")


def test_names_with_numbers_come_by_value() -> None:
    sessions = [{"contestant": name, "total": 1} for name in ("10", "9", "2")]
    for given in permutations(["10", "9", "2"]):
        assert broken("TN78.6-1", tied=list(given), sessions=sessions, prizes=[]).order == order("2 9 10")


def test_a_group_of_one_needs_no_criterion() -> None:
    found = tie("TN78.7-1")
    alone = break_ties(["A"], found.records, found.conditions, FIGB)
    assert alone.order == order("A")
    assert not alone.steps
    assert break_ties([], found.records, found.conditions, FIGB).order == ()


def test_pairs_of_two_lines_may_be_kept_apart_on_the_same_board_and_both_readings_are_told() -> None:
    """By the letter of 78.6(b)1(b) 5 beats 4 on the first board and 7 beats 6 on the second: level."""
    id = "by the letter two lines are compared on the same board: 5 beats 4, 7 beats 6"
    together, apart = broken(id), broken(id, derived('ties.boards_lines = "apart"'))
    assert (apart.order, together.order) == (order("2", "1"), order("1 2"))
    assert [(one.id, one.figures["order"]) for one in apart.why if "lines" in one.id] == [
        ("tie-lines-compared", "1 = 2")
    ]
    assert [(one.id, one.figures["order"]) for one in together.why if "lines" in one.id] == [
        ("tie-lines-apart", "2; 1")
    ]
