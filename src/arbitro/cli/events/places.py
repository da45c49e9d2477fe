"""`arbitro places`: numbers that stay at their table for those who need one."""

from msgspec import Struct

from arbitro.answers.consequence import ConsequenceAnswer, shared
from arbitro.cli.consequence import tell
from arbitro.cli.rulebook import regulations
from arbitro.cli.terminal import print_json
from arbitro.cli.voice import Voice, clean
from arbitro.regulations.seating import numbering


class Numbered(Struct, frozen=True):
    number: int
    contestant: str


class PlacesAnswer(ConsequenceAnswer, frozen=True):
    """`arbitro places --json`: everybody with the number that they have now."""

    numbers: tuple[Numbered, ...]


def places(
    say: Voice,
    contestants: tuple[str, ...],
    stays: tuple[int, ...],
    needs: tuple[str, ...],
    granted: bool,
    pack: str,
    json: bool,
) -> None:
    regulation = regulations(pack)
    given = numbering(contestants, stays, needs, regulation, granted=granted)
    numbers = tuple(Numbered(number, who) for who, number in sorted(given.numbers.items(), key=lambda item: item[1]))
    answer = PlacesAnswer(numbers, **shared(regulation, say.language, given))
    if json:
        print_json(answer)
        return
    tell(say, [f"{place.number:>3}  {clean(place.contestant)}" for place in numbers], answer)
