"""`python -m tests.answers.stories`: the shares of stories that are understood, and of the facts that are read.

With `en`, `it`, `ro` or the name of a part (`even`, `odd`, `new`, `last`, `blind`, `stranger`, `aside`) only those;
with `-v` every story that is not understood, but for those of `aside`.
"""

import sys

from tests.answers.stories.shares import Shares, measured, told

if __name__ == "__main__":
    wanted = {*sys.argv[1:]}
    stories = [
        story
        for story in told()
        if not wanted & {"en", "it", "ro"} or story.language in wanted
        if not wanted & {one.part for one in told()} or story.part in wanted
    ]
    shares: Shares = measured(stories)
    if "-v" in wanted:
        print(*(told for told in shares.misheard if "-aside-" not in told.split()[0]), sep="\n")
    print(shares)
