"""The tags of PBN 2.1 and what each may hold."""

import re

# 3.4: the tags every game in export format has, in this order.
MANDATORY = (
    "Event",
    "Site",
    "Date",
    "Board",
    "West",
    "North",
    "East",
    "South",
    "Dealer",
    "Vulnerable",
    "Deal",
    "Scoring",
    "Declarer",
    "Contract",
    "Result",
)

# 4: supplementary tags that are followed by no section.
SUPPLEMENTARY = frozenset(
    [
        "Annotator",
        "AnnotatorNA",
        "Application",
        "BidSystemEW",
        "BidSystemNS",
        "Competition",
        "DealId",
        "Description",
        "EastNA",
        "EastType",
        "EventDate",
        "EventSponsor",
        "FrenchMP",
        "Generator",
        "Hidden",
        "HomeTeam",
        "Mode",
        "NorthNA",
        "NorthType",
        "Note",
        "OptimumScore",
        "PairEW",
        "PairNS",
        "Room",
        "Round",
        "Score",
        "ScoreIMP",
        "ScoreMP",
        "ScorePercentage",
        "ScoreRubber",
        "ScoreRubberHistory",
        "Section",
        "SouthNA",
        "SouthType",
        "Stage",
        "Table",
        "Termination",
        "Time",
        "TimeCall",
        "TimeCard",
        "TimeControl",
        "UTCDate",
        "UTCTime",
        "VisitTeam",
        "WestNA",
        "WestType",
    ]
)
WITHOUT_SECTION = SUPPLEMENTARY.union(MANDATORY)

# 5.2: sections that are tables with a header of columns. The two time tables have a seat for a header instead.
TABLES = frozenset(
    {
        "ActionTable",
        "InstantScoreTable",
        "OptimumPlayTable",
        "OptimumResultTable",
        "ScoreTable",
        "TotalScoreTable",
    }
)

UNKNOWN = frozenset({"", "?"})  # 3.4: not known, or not applicable

_DATE = (re.compile(r"[\d?]{1,4}\.[\d?]{1,2}\.[\d?]{1,2}", re.ASCII), "1998.04.01")
_TIME = (re.compile(r"[\d?]{1,2}:[\d?]{1,2}(:[\d?]{1,2})?", re.ASCII), "19:30:00")
_POINTS = (re.compile(r"(?:(?:NS|EW|EP)?\s*+[+-]?\d++(?:\.\d++)?%?\s*+){1,2}", re.ASCII), "NS 620")

# Values whose form is fixed, with an example.
FORMS: dict[str, tuple[re.Pattern[str], str]] = {
    "Date": _DATE,
    "EventDate": _DATE,
    "UTCDate": _DATE,
    "Time": _TIME,
    "UTCTime": _TIME,
    "Score": _POINTS,
    "ScoreIMP": _POINTS,
    "ScoreMP": _POINTS,
    "ScorePercentage": _POINTS,
    "OptimumScore": _POINTS,
    "Hidden": (re.compile(r"[NESW]{1,4}"), "NS"),
}
