"""`arbitro regulations`: packs shown, checked and compared; coverage; files wherever a pack is named."""

import re
import shlex
from pathlib import Path

import msgspec
import pytest

from arbitro.cli.rulings.regulations.packs import PackAnswer
from arbitro.regulations import keys, load
from arbitro.regulations.coverage import paragraphs
from arbitro.words import LANGUAGES
from arbitro.words.packs import say_key
from tests.cli.terminal import answer, arbitro

PAGE = (Path(__file__).parent.parent.parent / "docs" / "regulations.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```([\w .]*)\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
EXAMPLE = next(block for kind, block in BLOCKS if kind.startswith("toml"))
COMMANDS = [line for kind, block in BLOCKS if not kind for line in block.splitlines()]


@pytest.fixture
def league(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The pack of the documentation, in the folder where the command is run."""
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "winter_league.toml"
    file.write_text(EXAMPLE, encoding="utf-8")
    return file


# -- show


def test_a_pack_lists_every_key_with_its_source_and_meaning() -> None:
    found = msgspec.json.decode(arbitro("regulations", "show", "figb_2017", "--json").stdout, type=PackAnswer)
    assert {entry.key for entry in found.settings} == set(keys.KEYS)
    assert all(entry.told.source and entry.meaning and entry.told.value for entry in found.settings)
    assert (found.name, found.rests_on, found.digest) == ("figb_2017", ("wbf",), load("figb_2017").digest)


def test_a_section_and_a_key_can_be_asked_for() -> None:
    section = answer(arbitro("regulations", "show", "figb_2017", "time.late", "--json"))["settings"]
    assert {entry["key"].rpartition(".")[0] for entry in section} == {"time.late"}
    (entry,) = answer(arbitro("regulations", "show", "figb_2017", "time.late.counted", "--json"))["settings"]
    assert entry["told"]["value"] == '"whole"'
    assert entry["told"]["source"] == "art. 8.3(a)1"
    assert entry["told"]["note"]


def test_values_of_the_editions_stand_apart_where_they_or_their_sources_differ() -> None:
    found = answer(arbitro("regulations", "show", "wbf", "scoring.artificial.average_plus", "--json"))["settings"]
    assert [(entry["editions"], entry["told"]["source"]) for entry in found] == [
        ([1997], "12C1"),
        ([2007, 2017], "12C2(a)"),
    ]


def test_people_read_a_pack_as_it_is_written() -> None:
    shown = arbitro("--lang", "it", "regulations", "show", "figb_2017", "time.late").stdout
    assert "[time.late]" in shown
    assert "team_vp = 0.2  # FIGB 2017, art. 8.3(b)1(b)" in shown


@pytest.mark.parametrize(
    ("language", "title", "meaning"),
    [
        ("en", "FIGB supplementary regulations, 2017", "Late pairs: the share of a top lost for each period begun."),
        (
            "it",
            "Norme integrative FIGB, 2017",
            "Coppie in ritardo: la parte di un top persa per ogni periodo iniziato.",
        ),
        (
            "ro",
            "Regulamentul suplimentar FIGB, 2017",
            "Perechi întârziate: partea dintr-un top pierdută pentru fiecare interval început.",
        ),
    ],
)
def test_what_a_key_means_is_said_in_the_reader_s_language(language: str, title: str, meaning: str) -> None:
    shown = arbitro("--lang", language, "regulations", "show", "figb_2017", "time.late").stdout
    assert f"{title} (figb_2017" in shown
    assert f"\n    {meaning}\n" in shown
    found = answer(arbitro("--lang", language, "regulations", "show", "figb_2017", "time.late.pair", "--json"))
    assert [entry["meaning"] for entry in found["settings"]] == [meaning]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_pack_is_shown_in_the_language_of_the_terminal(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ARBITRO_LANG", language)
    shown = arbitro("regulations", "show", "figb_2017").stdout
    said = {other: {say_key(key, other) for key in keys.KEYS} for other in LANGUAGES}
    lines = {line.strip() for line in shown.splitlines()}
    assert said[language] <= lines
    assert not any(said[other] & lines for other in LANGUAGES if other != language)


def test_an_unknown_key_is_told_with_those_that_are_near() -> None:
    result = arbitro("regulations", "show", "wbf", "time.late.pare")
    assert result.exit_code == 2
    assert "time.late.pair" in result.stderr


# -- check


def test_the_pack_of_the_documentation_is_in_order(league: Path) -> None:
    found = answer(arbitro("regulations", "check", str(league), "--json"))
    assert found["rests_on"] == ["figb_2017", "wbf"]
    assert set(found["sets"]) == {
        "time.late.team_vp",
        "time.late.warning_minutes",
        "scoring.bye.pair",
        "scoring.bye.pair_share",
        "scoring.artificial.average_plus",
        "systems.category_3.most_systems",
    }
    assert "6" in arbitro("regulations", "check", str(league)).stdout


def test_every_problem_of_a_pack_is_told_at_once(tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(
        """extends = "figb_2017"
time.late.warnin_minutes = 3
time.late.team_vp = "20%"
scoring.fouled.small_groups = [["60%"], ["65%"]]
scoring.bye.team = { value = "60%", source = "" }
scoring.bam.artificial_loss = "130%"
laws.edition = { value = 2017, source = "open, 12Z" }
""",
        encoding="utf-8",
    )
    result = arbitro("regulations", "check", str(file), "--json")
    assert result.exit_code == 2
    assert {
        (problem["kind"], problem["where"]["tag"]) for problem in msgspec.json.decode(result.stderr)["problems"]
    } == {
        ("unknown-regulation", "time.late.warnin_minutes"),
        ("regulation-unit", "time.late.team_vp"),
        ("regulation-range", "scoring.fouled.small_groups"),
        ("regulation-no-source", "scoring.bye.team"),
        ("regulation-conflict", "scoring.bam.artificial_win"),
        ("unknown-clause", "laws.edition"),
    }


def test_files_extend_files_beside_them_but_not_in_a_circle(league: Path) -> None:
    cup = league.parent / "cup.toml"
    cup.write_text('extends = "winter_league.toml"\ntime.late.team_vp = 1', encoding="utf-8")
    found = answer(arbitro("regulations", "check", str(cup), "--json"))
    assert found["rests_on"] == ["winter_league.toml", "figb_2017", "wbf"]
    cup.write_text('extends = "cup.toml"', encoding="utf-8")
    result = arbitro("regulations", "check", str(cup))
    assert result.exit_code == 2
    assert "cup.toml > cup.toml" in result.stderr


@pytest.mark.parametrize("parent", ["../winter_league.toml", "none.toml", "none"])
def test_a_pack_extends_nothing_outside_its_folder(league: Path, parent: str) -> None:
    inner = league.parent / "inner"
    inner.mkdir()
    (inner / "cup.toml").write_text(f'extends = "{parent}"', encoding="utf-8")
    result = arbitro("regulations", "check", str(inner / "cup.toml"), "--json")
    assert [problem["kind"] for problem in msgspec.json.decode(result.stderr)["problems"]] == ["unknown-pack"]


def test_a_file_that_is_not_there_is_told() -> None:
    result = arbitro("regulations", "check", "nowhere.toml", "--json")
    assert [problem["kind"] for problem in msgspec.json.decode(result.stderr)["problems"]] == ["file-missing"]


# -- diff


def test_what_an_organiser_has_changed(league: Path) -> None:
    found = answer(arbitro("regulations", "diff", "figb_2017", str(league), "--json"))
    changed = {change["key"]: change for change in found["changes"]}
    assert set(changed) == {
        "time.late.team_vp",
        "time.late.warning_minutes",
        "scoring.bye.pair",
        "scoring.artificial.average_plus",
        "systems.category_3.most_systems",
    }
    assert (changed["time.late.team_vp"]["first"]["value"], changed["time.late.team_vp"]["second"]["value"]) == (
        "0.2",
        "0.5",
    )
    assert changed["scoring.artificial.average_plus"]["editions"] == [2017]


def test_sources_alone_are_compared_if_asked_for(league: Path) -> None:
    found = answer(arbitro("regulations", "diff", "figb_2017", str(league), "--sources", "--json"))
    assert "scoring.bye.pair_share" in {change["key"] for change in found["changes"]}


def test_a_pack_does_not_differ_from_itself() -> None:
    assert answer(arbitro("regulations", "diff", "wbf", "wbf", "--sources", "--json"))["changes"] == []
    assert arbitro("--lang", "ro", "regulations", "diff", "wbf", "wbf").stdout.startswith("Cele două pachete")


# -- coverage


def test_coverage_lists_every_paragraph() -> None:
    found = answer(arbitro("regulations", "coverage", "--json"))
    assert [one["article"] for one in found["paragraphs"]] == [one.article for one in paragraphs()]


def test_an_article_can_be_asked_for_by_its_number() -> None:
    found = answer(arbitro("--lang", "it", "regulations", "coverage", "8.3(a)1", "--json"))["paragraphs"]
    assert [(one["article"], one["title"]) for one in found] == [("art. 8.3(a)1", "Ritardo, coppie")]
    assert found[0]["carried_by"] == ["arbitro.regulations.lateness:lateness"]
    assert "time.late.pair" in found[0]["keys"]


def test_why_a_paragraph_is_not_executable_is_said() -> None:
    shown = arbitro("regulations", "coverage", "appendix 1.1").stdout
    assert "organis" in shown


# -- wherever a pack is named


def test_the_commands_of_the_documentation_work(league: Path) -> None:
    assert league.exists()
    assert len(COMMANDS) >= 10
    for command in COMMANDS:
        program, *args = shlex.split(command)
        assert program == "arbitro"
        assert arbitro(*args).exit_code == 0, command


def test_a_request_may_name_a_file(league: Path) -> None:
    assert league.exists()
    request = {
        "regulations": "winter_league.toml",
        "law": "27",
        "situation": {"dealer": "W", "auction": ["1S", "1H"]},
        "answers": {"accepted": True},
    }
    found = answer(arbitro("rule", "--facts", "-", "--json", given=msgspec.json.encode(request)))
    assert found["ruling"]["regulations"] == "winter_league.toml"
    request["regulations"] = "nowhere.toml"
    result = arbitro("rule", "--facts", "-", "--json", given=msgspec.json.encode(request))
    (problem,) = msgspec.json.decode(result.stdout)["problems"]
    assert (problem["kind"], problem["where"]["tag"]) == ("file-missing", "regulations")


@pytest.mark.parametrize(
    "args",
    [
        ("vp", "--boards", "16", "--imps", "7"),
        ("artificial", "--fault", "none", "--top", "24"),
        ("fouled", "420 420 -50 / 620", "--field", "8"),
        ("bye", "--boards", "16"),
        ("time", "--boards", "16", "--form", "teams"),
        ("penalty", "lateness", "--minutes", "12", "--form", "teams_vp"),
    ],
    ids=lambda args: args[0],
)
def test_a_command_takes_a_file_for_a_pack(league: Path, args: tuple[str, ...]) -> None:
    assert arbitro(*args, "--regulations", str(league)).exit_code == 0


def test_the_pack_of_a_file_is_the_one_that_counts(league: Path) -> None:
    args = ("penalty", "lateness", "--minutes", "12", "--form", "teams_vp", "--json", "--regulations")
    assert answer(arbitro(*args, "figb_2017"))["penalty"]["amount"] == "2.4"
    assert answer(arbitro(*args, str(league)))["penalty"]["amount"] == "6"


# -- line-ups and margins


def test_the_right_of_choice_in_each_stanza() -> None:
    """TA5-2: X lets Y choose, Y takes stanza 3, X has 1 and 2."""
    picked = ("--stanzas", "3", "--lot", "X", "--pick", "leave", "--pick", "3", "--regulations", "figb_2017")
    found = answer(arbitro("lineup", "X", "Y", *picked, "--json"))
    assert [(one["stanza"], one["team"]) for one in found["stanzas"]] == [(1, "X"), (2, "X"), (3, "Y")]
    alone = answer(arbitro("lineup", "X", "Y", "--stanzas", "2", "--brown-sticker", "X", *picked[-2:], "--json"))
    assert [one["team"] for one in alone["stanzas"]] == ["Y", "Y"]  # TA5-5
    assert "appendix 5.5(a)(c)" in alone["articles"]
    drawn = arbitro("lineup", "X", "Y", "--stanzas", "3", *picked[-2:])
    assert "--lot" in drawn.stdout
    for language in LANGUAGES:
        assert "X" in arbitro("--lang", language, "lineup", "X", "Y", "--form", "swiss", *picked[-2:]).stdout


@pytest.mark.parametrize(
    ("boards", "method", "lead", "unit"),
    [
        (16, "simple", "4", "imps"),
        (24, "simple", "5", "imps"),
        (64, "simple", "13", "imps"),
        (80, "simple", "13", "imps"),
        (14, "board_a_match", "6", "points"),
        (32, "knockout", "0", "imps"),
    ],
)
def test_by_how_much_a_match_is_won(boards: int, method: str, lead: str, unit: str) -> None:
    """N78.2"""
    words = ("margin", "--boards", str(boards), "--method", method, "--regulations", "figb_2017")
    found = answer(arbitro(*words, "--json"))
    assert (found["lead"], found["unit"], found["exceeded"]) == (lead, unit, method == "knockout")
    assert found["articles"] == ["art. 78.2"]
    for language in LANGUAGES:
        assert lead in arbitro("--lang", language, *words).stdout


def test_who_needs_a_place_that_stays_has_a_right_to_it() -> None:
    """Art. 5.1: in exchange with whoever has the number; where nothing is regulated the director grants it."""
    words = ("places", "A", "B", "C", "D", "--stays", "1", "--stays", "3", "--needs", "D")
    found = answer(arbitro(*words, "--regulations", "figb_2017", "--json"))
    assert [one["contestant"] for one in found["numbers"]] == ["D", "B", "C", "A"]
    assert found["article"] == "art. 5.1"
    assert "--granted" in arbitro(*words).stdout
    granted = answer(arbitro(*words, "--granted", "--json"))
    assert granted["numbers"] == found["numbers"]


# -- byes


def test_a_bye_as_json_and_in_words() -> None:
    found = answer(arbitro("bye", "--boards", "16", "--regulations", "figb_2017", "--json"))
    assert (found["vp"], found["imps"], found["articles"]) == ("12", 7, ["art. 78.7", "art. 78.3"])
    pair = answer(arbitro("bye", "--form", "pairs", "--own", "54.2", "--json"))
    assert (pair["percent"], pair["vp"]) == ("54.2", None)
    assert "54,2%" in arbitro("--lang", "ro", "bye", "--form", "pairs", "--own", "54.2").stdout


def test_a_bye_asks_for_what_it_needs() -> None:
    assert [one["id"] for one in answer(arbitro("bye", "--json"))["asks"]] == ["match_boards"]
    assert [one["id"] for one in answer(arbitro("bye", "--form", "pairs", "--json"))["asks"]] == ["own_session"]


@pytest.mark.parametrize(("language", "said"), [("en", "10% of a top"), ("it", "10% del top"), ("ro", "10% din top")])
def test_what_a_paragraph_says_is_read_with_the_figures_of_the_pack(language: str, said: str) -> None:
    shown = " ".join(arbitro("--lang", language, "regulations", "read", "8.3(a)1").stdout.split())
    assert said in shown
    (told,) = answer(arbitro("--lang", language, "regulations", "read", "8.3(a)1", "--json"))
    assert (told["article"], told["laws"]) == ("art. 8.3(a)1", ["8"])


def test_paragraphs_are_found_by_what_they_are_about() -> None:
    shown = arbitro("regulations", "search", "late", "arrival", "teams").stdout
    assert shown.startswith("art. 8.3(b)1")
    assert "Nothing found" in arbitro("regulations", "search", "xylophone").stdout
