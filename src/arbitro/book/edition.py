"""The three editions of the Laws that this book holds."""

from enum import IntEnum

from arbitro.book.problem import refuse


class Edition(IntEnum):
    """A code, by the year of its publication; a later one is greater."""

    E1997 = 1997
    E2007 = 2007
    E2017 = 2017

    @classmethod
    def parse(cls, text: str | int) -> "Edition":
        """An edition from its year: `2017`, `"2017"`."""
        try:
            return cls(int(text))
        except ValueError:
            raise refuse("bad-edition", found=text, expected=" ".join(map(str, cls))) from None


ALL = tuple(Edition)
E1997, E2007, E2017 = Edition.E1997, Edition.E2007, Edition.E2017
