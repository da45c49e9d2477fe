"""Worked examples: each is a case whose ruling is demanded, and can be told in every language."""

import tomllib

from arbitro.answers.library import law_examples
from arbitro.book import ALL
from arbitro.book.contents import LAWS
from arbitro.laws.examples import examples
from arbitro.words import LANGUAGES
from tests.gather import gathered
from tests.laws.casebook import CASES


def test_every_example_is_a_case_of_its_law() -> None:
    with gathered() as trying:
        for law in LAWS:
            file = CASES / f"law_{law:02}.toml"
            cases = tomllib.loads(file.read_text(encoding="utf-8"))["case"] if file.exists() else []
            with trying(law):
                ids = [example.id for example in examples(law)]
                assert sorted({case["example"] for case in cases if "example" in case}) == sorted(ids)
                assert len(ids) == len(set(ids))


def test_every_example_is_told_with_its_ruling() -> None:
    with gathered() as trying:
        for law in LAWS:
            for edition in ALL:
                wanted = [example.id for example in examples(law) if edition in example.edition]
                for language in LANGUAGES:
                    with trying(law, edition, language):
                        told = law_examples(str(law), edition, language)
                        assert [example.id for example in told] == wanted
                        for example in told:
                            parts = [section.id for section in example.sections]
                            assert parts[0] == "happened"
                            assert {"effects", "clauses"} <= {*parts}, example.id
