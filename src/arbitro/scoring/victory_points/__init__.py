"""Victory points: what a match is worth by its margin in IMPs (78D; the scales are regulations, not law).

victory_points(Continuous(), 16, 23)            -> 15.56 and 4.44
victory_points(Discrete(), 16, 23)              -> 16 and 4
victory_points(Simple(), 20, 4)                 -> 1 and 1
smallest_margin(Continuous(), 16, 12)           -> 7
percent_to_vp(table, Fraction(11, 20))          -> by the table of the event, refused without one
"""

from arbitro.scoring.victory_points.continuous import Continuous, ContinuousWhy, corrected_column
from arbitro.scoring.victory_points.conversion import (
    Scale,
    VictoryPoints,
    VictoryPointsWhy,
    explain_victory_points,
    mean_margin,
    smallest_margin,
    stake,
    victory_points,
)
from arbitro.scoring.victory_points.discrete import Discrete, DiscreteWhy
from arbitro.scoring.victory_points.percentage import PercentageWhy, explain_percentage, percent_to_vp
from arbitro.scoring.victory_points.simple import Simple, SimpleWhy, smallest_winning_margin

__all__ = [
    "Continuous",
    "ContinuousWhy",
    "Discrete",
    "DiscreteWhy",
    "PercentageWhy",
    "Scale",
    "Simple",
    "SimpleWhy",
    "VictoryPoints",
    "VictoryPointsWhy",
    "corrected_column",
    "explain_percentage",
    "explain_victory_points",
    "mean_margin",
    "percent_to_vp",
    "smallest_margin",
    "smallest_winning_margin",
    "stake",
    "victory_points",
]
