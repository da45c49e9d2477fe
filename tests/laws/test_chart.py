"""Flow charts hold exactly what the trees hold."""

import re
from xml.etree import ElementTree

from arbitro.answers.chart import chart_words
from arbitro.book.edition import E2017, Edition
from arbitro.laws.study.chart import Box, Step, boxes, flow, mermaid
from arbitro.laws.study.explore import askings, leaves, trees
from arbitro.laws.study.picture import svg
from arbitro.words import LANGUAGES
from tests.gather import gathered
from tests.laws.every_law import every_law, procedures_of

Chart = tuple[Box, ...]
SVG = "{http://www.w3.org/2000/svg}"


@every_law
def test_every_chart_of_a_law(law: str) -> None:
    with gathered() as trying:
        for ruled in procedures_of(law):
            with trying(ruled.what, ruled.edition):
                step = flow(ruled.what, ruled.edition)
                chart = boxes(step)
                _every_ruling_of_the_trees_is_a_box_and_every_box_is_one_of_theirs(ruled.what, ruled.edition, chart)
                _every_box_is_reached_and_no_way_leads_back(chart)
                _every_box_is_inside_the_picture_and_none_on_another(ruled.what, step)


def _every_ruling_of_the_trees_is_a_box_and_every_box_is_one_of_theirs(
    what: str, edition: Edition, chart: Chart
) -> None:
    grown = [leaf for tree in trees(what, edition) for leaf in leaves(tree.root)]
    cited = {", ".join(leaf.clauses) for leaf in grown if leaf.clauses}
    ends = [box for box in chart if box.kind != "question"]
    assert {box.lines[0] for box in ends if box.lines[0][0].isdigit()} == cited
    assert {box.kind for box in ends if not box.lines[0][0].isdigit()} <= {"referral"}
    asked = {f"{a.question.replace('_', ' ')}" for tree in trees(what, edition) for a in askings(tree.root)}
    drawn = {re.sub(r" \([^ ]*\)$", "", box.lines[0]) for box in chart if box.kind == "question"}
    assert drawn - {"situation"} == asked


def _every_box_is_reached_and_no_way_leads_back(chart: Chart) -> None:
    reached = {0} | {to for box in chart for _, to in box.ways}
    assert reached == set(range(len(chart)))
    above: dict[int, bool] = {}  # whether a box is on the way from the start, or has been left for good

    def follow(number: int) -> None:
        above[number] = True
        for _, to in chart[number].ways:
            assert not above.get(to), (number, to)
            if to not in above:
                follow(to)
        above[number] = False

    follow(0)


def _every_box_is_inside_the_picture_and_none_on_another(what: str, step: Step) -> None:
    language = LANGUAGES[len(what) % len(LANGUAGES)]
    chart = boxes(step, chart_words(language))
    root = ElementTree.fromstring(svg(chart, what, language))
    left, top, width, height = map(float, root.attrib["viewBox"].split())
    rects = [one for one in root.iter(f"{SVG}rect") if one.attrib["class"] != "paper"]
    assert len(rects) == len(chart)
    corners = []
    for rect in rects:
        x, y, w, h = (float(rect.attrib[side]) for side in ("x", "y", "width", "height"))
        assert x >= left
        assert y >= top
        assert x + w <= left + width
        assert y + h <= top + height
        corners.append((x, y, x + w, y + h))
    for index, (x1, y1, x2, y2) in enumerate(corners):
        for x3, y3, x4, y4 in corners[index + 1 :]:
            assert x2 <= x3 or x4 <= x1 or y2 <= y3 or y4 <= y1


def test_mermaid_has_a_line_for_each_box_and_each_way() -> None:
    chart = boxes(flow("insufficient_bid", E2017))
    lines = mermaid(chart).splitlines()
    assert lines[0] == "flowchart LR"
    assert len(lines) == 1 + len(chart) + sum(len(box.ways) for box in chart)
    assert sum("-->" in line for line in lines) == sum(len(box.ways) for box in chart)


def test_mermaid_survives_quotes_and_angles() -> None:
    text = mermaid((Box(('say "<yes>" & go',), (), "ruling"),))
    assert text.count('"') == 2
    assert "<yes>" not in text
