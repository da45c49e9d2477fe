"""`python -m tests.answers.stories`: the shares of stories that are understood, and of the facts that are read.

With `en`, `it`, `ro` or the name of a part (`even` … `seventeenth`) only those; with `-t` a line for each part and
language; `-v`: every story that is not understood. The parts from which nothing is learned are measured where they are
named, and never shown.
"""

import sys

from arbitro.words import LANGUAGES
from tests.answers.stories.shares import UNSEEN, measured, told

if __name__ == "__main__":
    wanted = {*sys.argv[1:]}
    parts = list(dict.fromkeys(one.part for one in told()))
    languages = [language for language in LANGUAGES if language in wanted] or list(LANGUAGES)
    chosen = [part for part in parts if part in wanted] or [part for part in parts if part not in UNSEEN]
    stories = [story for story in told() if story.language in languages and story.part in chosen]
    if "-v" in wanted:
        print(*measured([story for story in stories if story.part not in UNSEEN]).misheard, sep="\n")
    if "-t" in wanted:
        for part in chosen:
            for language in (*languages, "all"):
                some = [story for story in stories if story.part == part and language in (story.language, "all")]
                print(f"{part:9}{language:4}{measured(some).line}")
    print(measured(stories))
