"""Norms that an authority worded on an earlier edition: the ruling says that the edition in force settles the point."""

import pytest

from arbitro.book.edition import E2007, E2017, Edition
from arbitro.laws.case.procedure import procedures_of
from arbitro.laws.case.ruling import Considered
from arbitro.laws.study.explore import leaves, trees
from arbitro.regulations import load
from arbitro.regulations.key import EditionKey
from arbitro.regulations.keys import KEYS
from arbitro.regulations.loader import SHIPPED, parse_pack
from arbitro.words import LANGUAGES
from arbitro.words.ruling import sections

WORDED_ON_2007 = {"13": "art. 13", "27": "art. 27", "64": "art. 64"}


def aside(law: str, edition: Edition, pack: str) -> list[Considered]:
    of_law = (one.what for one in procedures_of(law, edition))
    ends = (leaf.ruling for what in of_law for tree in trees(what, edition, pack) for leaf in leaves(tree.root))
    return [one for ruling in ends if ruling for one in ruling.considered if one.pack]


def test_these_norms_of_the_federation_are_worded_on_the_code_of_2007() -> None:
    """Every article of a shipped pack that the newest edition sets aside."""
    keys = [key for key in KEYS.values() if isinstance(key, EditionKey)]
    norms = {one.source for pack in SHIPPED for key in keys for one in load(pack).set_aside(key, E2017)}
    assert {norm for norm in norms if norm.startswith(("art.", "appendix"))} == set(WORDED_ON_2007.values())


@pytest.mark.parametrize("law", WORDED_ON_2007)
def test_the_ruling_says_that_the_edition_in_force_prevails(law: str) -> None:
    assert set(aside(law, E2017, "figb_2017")) == {Considered(WORDED_ON_2007[law], "edition_prevails", "figb_2017")}
    assert not aside(law, E2007, "figb_2017")
    assert not aside(law, E2017, "wbf")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_with_the_name_of_the_norm(language: str) -> None:
    (ruled,) = procedures_of("27", E2017)
    tree = trees(ruled.what, E2017, "figb_2017")[0]
    ruling = next(one.ruling for one in leaves(tree.root) if one.ruling and any(c.pack for c in one.ruling.considered))
    (lines,) = (part.lines for part in sections(ruled, tree.situation, ruling, language) if part.id == "considered")
    assert [line for line in lines if line.startswith("FIGB 2017, art. 27. ")]


def test_a_norm_of_one_s_own_for_this_edition_is_not_set_aside() -> None:
    key = KEYS["laws.insufficient_bid.by_shape"]
    assert isinstance(key, EditionKey)
    club = parse_pack(
        'extends = "wbf"\n[laws.insufficient_bid]\nby_shape = { value = { 2017 = true }, source = "A" }', "x"
    )
    assert club.set_aside(key, E2017) == ()
