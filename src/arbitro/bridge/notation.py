"""Rank letters of other languages, on request: `♠ A R D F 10` for `♠ A K Q J 10`.

In these letters a suit is written as its symbol or by its place between dots, never as a letter: an Italian D is
the queen (donna), not diamonds.
"""

from enum import Enum

STANDARD = "AKQJT"


class Honours(Enum):
    """The letters of ace, king, queen, jack and ten."""

    ENGLISH = "AKQJT"
    ITALIAN = "ARDFT"
    ROMANIAN = "ARDVT"

    def written(self, text: str) -> str:
        """Standard notation without suit letters (`AKQ.T9`, `♥K`) in these letters."""
        return text.translate(str.maketrans(STANDARD, self.value))

    def read(self, text: str) -> str:
        """Text in these letters as standard notation; a letter that means nothing here becomes `?`."""
        foreign = "".join(letter for letter in STANDARD + "SHDC" if letter not in self.value)
        table = str.maketrans(self.value + foreign, STANDARD + "?" * len(foreign))
        return text.upper().replace("10", "T").translate(table)
