"""Systems policy (FIGB appendices 1 and 6): agreements in, their features, colour and admission out.

methods = read_methods(text, "ours.toml", toml=True)
report = judged(methods, load("figb_2017"), [Event(3, Form.PAIRS)])
report.systems[0].colour          -> Colour.RED
report.admissions[0].admissible   -> False, with the reasons
"""

from arbitro.regulations.systems.agreement import (
    Agreement,
    Context,
    Form,
    HandShown,
    OpeningBefore,
    OpeningKind,
    Shape,
    Some,
    System,
)
from arbitro.regulations.systems.category import PolicyEvent
from arbitro.regulations.systems.colour import Colour
from arbitro.regulations.systems.policy import Methods, PolicyReport, SystemReport, judged
from arbitro.regulations.systems.reading import read_methods

__all__ = [
    "Agreement",
    "Colour",
    "Context",
    "Form",
    "HandShown",
    "Methods",
    "OpeningBefore",
    "OpeningKind",
    "PolicyEvent",
    "PolicyReport",
    "Shape",
    "Some",
    "System",
    "SystemReport",
    "judged",
    "read_methods",
]
