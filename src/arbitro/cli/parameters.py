"""Parameters that commands of several folders have."""

from click import FloatRange

from arbitro.cli.command import flag, option

PACKS = "wbf, figb_2017, or a file of your own (.toml)."

JSON = flag("--json", "Print JSON for programs.")
REGULATIONS = option("--regulations pack", PACKS, default="wbf", metavar="PACK")
POLICIES = option("--regulations pack", PACKS, default="figb_2017", metavar="PACK")  # where wbf has no policy
EDITION = option("--edition", "The Laws of 1997, 2007 or 2017; else as the regulations say.")
DECIDED = option("--decided", "What you decide, where the regulations leave it to you; in your words.", metavar="TEXT")
LIMIT = option("--limit", "Maximum number of seconds for one deal.", type=FloatRange(0.001))
BOARD_FILES = "pbn lin json"
ANY_FILES = f"{BOARD_FILES} csv xml bws"
SCALES = "continuous discrete simple"
