"""`python -m tests.answers.stories`: the shares of stories that are understood, and of the facts that are read.

With `en`, `it`, `ro`, `even`, `odd`, `new`, `last` or `blind` only those; with `-v` every story that is not understood.
"""

import sys

from tests.answers.stories.shares import Shares, measured, told

if __name__ == "__main__":
    wanted = {*sys.argv[1:]}
    stories = [
        story
        for story in told()
        if not wanted & {"en", "it", "ro"} or story.language in wanted
        if not wanted & {"even", "odd", "new", "last", "blind"} or story.half in wanted
    ]
    shares: Shares = measured(stories)
    if "-v" in wanted:
        print(*shares.misheard, sep="\n")
    print(shares)
