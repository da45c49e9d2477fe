"""`arbitro policy psych`: what a departure from the system is, whether it was permitted, and what follows."""

from arbitro.answers.policy import psych_reply
from arbitro.book.problem import refuse
from arbitro.cli.consequence import tell
from arbitro.cli.rulebook import regulations
from arbitro.cli.rulings.policy.facts import read_facts
from arbitro.cli.terminal import print_json
from arbitro.cli.voice import Voice
from arbitro.regulations.psychs import PsychEvent, PsychFacts, RecordedDeparture
from arbitro.regulations.systems.agreement import Form
from arbitro.regulations.systems.category import categories


def psych(
    say: Voice,
    what: str,
    category: int | None,
    at: str,
    form: Form,
    local: bool,
    club: bool,
    club_permits: bool,
    authorised: bool,
    play: bool,
    gross: bool | None,
    deliberate: bool | None,
    agreed: bool | None,
    protected: bool | None,
    expected: bool | None,
    earlier: int | None,
    disclosed: bool | None,
    conventional_opening: bool | None,
    damage: bool | None,
    top: int | None,
    facts: str | None,
    pack: str,
    json: bool,
) -> None:
    book = regulations(pack)
    event = PsychEvent(
        category=categories(category, at, book)[0] if at else category,
        form=form,
        local=local,
        club=club,
        club_permits=club_permits,
        brown_sticker_authorised=authorised,
    )
    given = PsychFacts(
        event=event,
        action="play" if play else "call",
        what=what,
        gross=gross,
        deliberate=deliberate,
        explicit_agreement=agreed,
        system_protects=protected,
        partner_expects=expected,
        record=None if earlier is None else (RecordedDeparture(what=what),) * earlier,
        disclosed=disclosed,
        conventional_opening=conventional_opening,
        damage=damage,
        top=top,
    )
    if facts is not None:
        if given != PsychFacts():
            raise refuse("options-together", found="--facts", expected="--category --gross …")
        given = read_facts(facts, PsychFacts)
    answer = psych_reply(given, book, say.language)
    if json:
        print_json(answer)
    else:
        tell(say, answer.text, answer)
