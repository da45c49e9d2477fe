"""What `arbitro` alone says: the usual commands, by who asks."""

from arbitro import __version__
from arbitro.cli.terminal import out
from arbitro.cli.voice import Voice

USUAL = {
    "players": ('score "4HX N +1" --vul ns', "show boards.pbn"),
    "directors": ("rule", "laws 27", "regulations show"),
    "scorers": ("standings results.csv -m matchpoints", "vp --boards 16 --imps 23"),
    "organisers": ("deal -n 24 -o boards.pbn", "movement --pairs 13 --boards 26"),
    "clubs": ("serve --demo", "doctor"),
    "programs": ("score 3NT-2 W --board 7 --json", "rule --facts request.json --json"),
}


def welcome(say: Voice) -> None:
    out().print(say("welcome", version=__version__), style="bold", end="\n\n")
    lines = {
        say(f"welcome-{who}"): " · ".join(f"arbitro {command}" for command in usual) for who, usual in USUAL.items()
    }
    width = max(map(len, lines)) + 2
    for who, usual in lines.items():
        out().print(f"  {who:{width}}{usual}")
    out().print()
    out().print(say("welcome-more"))
