"""`arbitro policy alert`: whether a call is alerted, to whom, and whether the stop card comes before it."""

from arbitro.answers.policy import AlertFacts, alert_reply
from arbitro.book.problem import refuse
from arbitro.cli.consequence import tell
from arbitro.cli.rulebook import bidding_system, regulations
from arbitro.cli.rulings.policy.facts import read_facts
from arbitro.cli.terminal import print_json
from arbitro.cli.voice import Voice
from arbitro.words.letters import typed_auction, typed_call, typed_meaning


def alert(
    say: Voice,
    call: str | None,
    meaning: str,
    auction: str,
    screens: bool,
    natural: bool | None,
    special: bool | None,
    forcing: bool | None,
    exempt_range: bool | None,
    shows_length: bool | None,
    swapped: bool | None,
    facts: str | None,
    system: str | None,
    pack: str,
    json: bool,
) -> None:
    given = AlertFacts(
        auction=typed_auction(auction, say.language),
        call=call and typed_call(call, say.language),
        meaning=typed_meaning(meaning, say.language),
        screens=screens,
        natural=natural,
        special=special,
        forcing=forcing,
        exempt_range=exempt_range,
        shows_length=shows_length,
        swapped_with_pass=swapped,
    )
    if facts is not None:
        if given != AlertFacts():
            raise refuse("options-together", found="--facts", expected="--call --meaning --auction …")
        given = read_facts(facts, AlertFacts)
    agreed = None if system is None else bidding_system(system)
    answer = alert_reply(given, regulations(pack), say.language, agreed)
    if json:
        print_json(answer)
    else:
        tell(say, answer.text, answer)
