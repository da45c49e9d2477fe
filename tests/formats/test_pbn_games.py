"""PBN files as text: games, tags, comments, inheritance, encodings (PBN 2.1, chapters 2-4)."""

import tracemalloc
from collections.abc import Iterator
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitro.book.problem import Problem, ProblemsFound
from arbitro.formats import pbn
from arbitro.formats.pbn import stretches
from arbitro.formats.pbn.stretches import BLOCK, LONGEST
from arbitro.formats.pbn.syntax import escaped, unescaped
from arbitro.formats.record import Rejected


def lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def games(text: str) -> list[pbn.Game]:
    return [game for game in pbn.read_games(lines(text)) if isinstance(game, pbn.Game)]


def problems(text: str) -> list[Problem]:
    found = pbn.read_games(lines(text), file="a.pbn", strict=False)
    return [problem for item in found if isinstance(item, Rejected) for problem in item.problems]


def test_an_empty_line_ends_a_game() -> None:
    first, second = games('[Board "1"]\n[Dealer "N"]\n\n[Board "2"]\n')
    assert (first["Board"], first["Dealer"], second["Board"]) == ("1", "N", "2")
    assert "Dealer" not in second
    assert second.get("Dealer", "?") == "?"
    with pytest.raises(KeyError):
        second["Dealer"]


def test_tag_pairs_may_share_a_line_and_spread_over_lines() -> None:
    (game,) = games('[Board"1"][ Dealer\n  "N"\n]   [Event "Cup"]\n')
    assert [(tag.name, tag.value) for tag in game] == [("Board", "1"), ("Dealer", "N"), ("Event", "Cup")]


def test_a_backslash_escapes_quotes_and_backslashes_only() -> None:
    (game,) = games(r'[Event "the \"big\" one \\ x"][OptimumResultTable "Declarer;Result\2R"]' + "\n")
    assert game["Event"] == 'the "big" one \\ x'
    assert game["OptimumResultTable"] == r"Declarer;Result\2R"


@given(st.text(st.characters(min_codepoint=32, exclude_categories=["Cs", "Cc"])))
def test_escaping_is_undone_by_reading(value: str) -> None:
    assert unescaped(escaped(value)) == value
    (game,) = pbn.read_games([f'[Xyz "{escaped(value.replace("#", ""))}"]\n'])
    assert isinstance(game, pbn.Game)
    assert game["Xyz"] == value.replace("#", "")


def test_comments_and_escape_lines_are_no_data_and_stay_in_the_text() -> None:
    text = (
        '% PBN 2.1\n\n{ before\n\n[Board "9"] }\n[Board "1"] ; [Dealer "S"]\n%[Dealer "S"]\n'
        '[Event "a;b{c}%d"] {over\n\nlines}\n[Auction "N"]\n1C {[}\nPass ; 1D\n% 1H\n1S\n'
    )
    (game,) = games(text)
    assert [tag.name for tag in game] == ["Board", "Event", "Auction"]
    assert game["Event"] == "a;b{c}%d"
    auction = game.tag("Auction")
    assert auction is not None
    assert auction.section.split() == ["1C", "Pass", "1S"]
    assert pbn.write_game(game) == text


def test_what_surrounds_the_games_is_kept() -> None:
    text = '\n\n; head\n[Board "1"]\n\n\n\n[Board "2"]\n\n; tail\n\n% end'
    assert "".join(game.text for game in games(text)) == text


def test_lines_may_come_without_their_ends() -> None:
    with_ends = games('[Board "1"]\n\n[Board "2"]\n[Event "x"]')
    without = list(pbn.read_games(['[Board "1"]', "", '[Board "2"]', '[Event "x"]']))
    assert without == with_ends


def test_carriage_returns_are_kept() -> None:
    text = '[Board "1"]\r\n[Dealer "N"]\r\n\r\n[Board "2"]\r\n'
    assert [game["Board"] for game in games(text)] == ["1", "2"]
    assert "".join(game.text for game in games(text)) == text


def test_a_file_without_games_has_none() -> None:
    assert games("") == games("% PBN 2.1\n\n; nothing\n") == []


class TestInheritance:
    """PBN 4.8."""

    def test_a_hash_takes_the_last_value(self) -> None:
        _, second, third = games(
            '[Event "Cup"]\n[Site "Rome"]\n\n[Event "#"]\n[Site "Bari"]\n\n[Event "#"]\n[Site "#"]\n'
        )
        assert (second["Event"], second["Site"]) == ("Cup", "Bari")
        assert (third["Event"], third["Site"]) == ("Cup", "Bari")

    def test_two_hashes_hand_a_value_on_until_the_tag_is_given_again(self) -> None:
        text = '[Event "##Cup"]\n\n[Board "2"]\n\n[Event "Shield"]\n\n[Board "4"]\n'
        first, second, third, fourth = games(text)
        assert (first["Event"], second["Event"], third["Event"]) == ("Cup", "Cup", "Shield")
        assert "Event" not in fourth
        assert second.tags[-1].is_inherited
        assert not second.tags[0].is_inherited

    def test_a_single_hash_before_text_is_text(self) -> None:
        (game,) = games('[Event "#1 Cup"]\n')
        assert game["Event"] == "#1 Cup"

    def test_nothing_to_inherit_is_a_problem(self) -> None:
        (problem,) = problems('[Board "1"]\n[Event "#"]\n')
        assert (problem.kind, problem.where.line, problem.where.tag) == ("nothing-to-inherit", 2, "Event")


class TestEncodings:
    """PBN 2.2: Latin-1; many programs write UTF-8."""

    @pytest.mark.parametrize("encoding", ["utf-8", "latin-1"])
    def test_bytes_come_back(self, encoding: str) -> None:
        text = '[Event "Città"]\n\n[Event "Łódź"]\n' if encoding == "utf-8" else '[Event "Città"]\n\n[Event "Ü"]\n'
        data = text.encode(encoding)
        read = [game for game in pbn.read_games(data.splitlines(keepends=True)) if isinstance(game, pbn.Game)]
        assert read[0]["Event"] == "Città"
        assert b"".join(map(bytes, read)) == data

    def test_each_game_has_its_own_encoding(self) -> None:
        data = '[Event "é"]\n\n'.encode() + '[Event "é"]\n'.encode("latin-1")
        read = [game for game in pbn.read_games(data.splitlines(keepends=True)) if isinstance(game, pbn.Game)]
        assert [game["Event"] for game in read] == ["é", "é"]
        assert b"".join(map(bytes, read)) == data

    @pytest.mark.parametrize("before", ["", "% PBN 2.1 [x {\n"])
    def test_a_byte_order_mark_is_no_data(self, before: str) -> None:
        data = f'{before}[Event "x"]\n'.encode("utf-8-sig")
        (game,) = pbn.read_games(data.splitlines(keepends=True))
        assert isinstance(game, pbn.Game)
        assert game["Event"] == "x"
        assert bytes(game) == data

    @given(st.lists(st.binary(max_size=40), max_size=8))
    def test_any_bytes_that_are_accepted_come_back(self, comments: list[bytes]) -> None:
        data = b"".join(b'[Board "1"]\n;' + c.replace(b"\n", b"") + b"\n\n" for c in comments)
        read = pbn.read_games(data.split(b"\n") if not data else [x + b"\n" for x in data.split(b"\n")[:-1]])
        assert b"".join(bytes(game) for game in read if isinstance(game, pbn.Game)) == data


class TestBadText:
    """Every problem has its place, and the next game is read."""

    @pytest.mark.parametrize(
        ("bad", "kind", "line", "tag"),
        [
            ('hello\n[Board "1"]\n', "stray-text", 1, None),
            ('[Board "1"]\n[Dealer "N"] oops\n', "stray-text", 2, "Dealer"),
            ('[Board "1"]\n[Dealer N]\n', "bad-tag-pair", 2, None),
            ('[Board "1"]\n[Event "a "b" c"]\n', "bad-tag-pair", 2, None),
            ('[Board "1"]\n[Event "open\n[Site "x"]\n', "bad-tag-pair", 2, None),
            ('[Board "1"]\n\n', "", 0, None),
            ('[Board "1"]\n{ a } }\n', "stray-text", 2, "Board"),
            ('[Board "1"]\n[Event "x"] { never\nclosed\n', "unclosed-comment", 2, None),
        ],
    )
    def test_the_place_is_named_and_reading_goes_on(self, bad: str, kind: str, line: int, tag: str | None) -> None:
        text = bad + '\n[Board "2"]\n'
        found = list(pbn.read_games(lines(text), file="a.pbn", strict=False))
        last = found[-1]
        assert isinstance(last, pbn.Game)
        assert last["Board"] == "2"
        if kind:
            (problem,) = problems(text)
            assert (problem.kind, problem.where.line, problem.where.tag) == (kind, line, tag)
            assert problem.where.file == "a.pbn"
            assert problem.expected
            with pytest.raises(ProblemsFound) as raised:
                list(pbn.read_games(lines(text), file="a.pbn"))
            assert raised.value.problems == (problem,)
        else:
            assert problems(text) == []

    def test_all_problems_of_a_game_are_told(self) -> None:
        found = problems('[Board "7"]\n[Dealer N]\n[Site "x"] y\n[Event "#"]\n')
        assert [(p.kind, p.where.line, p.where.board) for p in found] == [
            ("bad-tag-pair", 2, "7"),
            ("stray-text", 3, "7"),
            ("nothing-to-inherit", 4, "7"),
        ]

    def test_a_game_before_a_bad_one_is_given_before_the_problem_is_raised(self) -> None:
        found = pbn.read_games(lines('[Board "1"]\n\nhello\n'))
        first = next(found)
        assert isinstance(first, pbn.Game)
        with pytest.raises(ProblemsFound):
            next(found)

    def test_several_unclosed_comments_spoil_only_their_own_games(self) -> None:
        text = '[Board "1"] {\n\n[Board "2"]\n\n[Board "3"] {\n\n[Board "4"]\n'
        found = list(pbn.read_games(lines(text), strict=False))
        assert [item["Board"] if isinstance(item, pbn.Game) else None for item in found] == [None, "2", None, "4"]
        assert [p.where.line for p in problems(text)] == [1, 5]

    def test_a_game_without_end_is_given_up(self) -> None:
        text = '[Board "1"]\n' + '[Event "x"]\n' * (LONGEST // 10) + '\n[Board "2"]\n'
        first, second = pbn.read_games(lines(text), strict=False)
        assert isinstance(first, Rejected)
        assert [(p.kind, p.where.line) for p in first.problems] == [("game-too-long", 1)]
        assert isinstance(second, pbn.Game)
        assert second["Board"] == "2"


@given(st.text(st.sampled_from('[]"{};%\\#\n ABoard1')))
def test_any_text_gives_games_or_problems(text: str) -> None:
    found = list(pbn.read_games(lines(text), strict=False))
    if all(isinstance(item, pbn.Game) for item in found) and found:
        assert "".join(item.text for item in found if isinstance(item, pbn.Game)) == text
    rejected = [item for item in found if isinstance(item, Rejected)]
    if rejected:
        with pytest.raises(ProblemsFound) as raised:
            list(pbn.read_games(lines(text)))
        assert raised.value.problems == rejected[0].problems
    else:
        assert list(pbn.read_games(lines(text))) == found


class TestStreaming:
    @staticmethod
    def endless() -> Iterator[str]:
        board = 0
        while True:
            board += 1
            yield f'[Board "{board}"]\n'
            yield from ['[Event "Cup"]\n', '[Auction "N"]\n', "1C Pass Pass Pass ; a comment\n", "\n"]

    def test_lines_are_taken_as_games_are_asked_for(self) -> None:
        taken = 0

        def counted() -> Iterator[str]:
            nonlocal taken
            for line in self.endless():
                taken += 1
                yield line

        found = pbn.read_games(counted())
        next(found)
        assert taken <= BLOCK

    def test_nothing_accumulates(self) -> None:
        found = pbn.read(islice(self.endless(), 30_000))
        for _ in islice(found, 100):
            pass
        tracemalloc.start()
        count = sum(1 for _ in found)
        _, peak = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        assert count == 5_900
        assert peak < 1_000_000


@given(
    st.lists(st.sampled_from(["[", "{", "}", '"', "%", ";", "\\", "\n", "\n\n", "a", '[A "b"]\n', " "]), max_size=30),
    st.sampled_from([10, 40, LONGEST]),
    st.sampled_from([1, 2, 3, BLOCK]),
)
def test_a_file_is_cut_into_games_without_loss(pieces: list[str], longest: int, block: int) -> None:
    text = "\n" + "".join(pieces)
    whole = text.splitlines(keepends=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(stretches, "LONGEST", longest)
        patch.setattr(stretches, "BLOCK", block)
        cuts = list(stretches.stretches(whole))
    assert [cut.line for cut in cuts] == sorted(cut.line for cut in cuts)
    if not any(cut.fault for cut in cuts):
        assert "".join(cut.text for cut in cuts) == text
    for cut in cuts:
        assert cut.text.split("\n")[0] == whole[cut.line - 1].rstrip("\n") or cut.fault
        assert cut.fault != "unclosed-comment" or "{" in whole[cut.fault_line - 1]
