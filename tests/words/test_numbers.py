"""Numbers as people write them, in sentences and in tables."""

import pytest

from arbitro.words import LANGUAGES, message, written


@pytest.mark.parametrize(
    ("exact", "english", "italian"),
    [
        ("12", "12", "12"),
        ("12.8", "12.8", "12,8"),
        ("12.80", "12.80", "12,80"),
        ("161/9", "17.89", "17,89"),
        ("-10/3", "-3.33", "-3,33"),
        ("15.216", "15.22", "15,22"),
        ("0.996", "1", "1"),
        ("6.25%", "6.25%", "6,25%"),
        ("0.0004", "0.0004", "0,0004"),
        # a part of something, and what is no number
        ("2/3", "2/3", "2/3"),
        ("10/10", "10/10", "10/10"),
        ("art. 8.2", "art. 8.2", "art. 8.2"),
        ("7:30", "7:30", "7:30"),
    ],
)
def test_a_number_is_written_as_people_write_it(exact: str, english: str, italian: str) -> None:
    assert written(exact, "en") == english
    assert written(exact, "it") == written(exact, "ro") == italian


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_typed_is_quoted_as_it_was(language: str) -> None:
    assert "12.5" in message("problem-bad-number", language, found="12.5", expected="161/9")
