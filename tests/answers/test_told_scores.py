"""What a story tells of scores, percentages and times, in three languages."""

from typing import Any

import pytest

from arbitro.answers.hearing.facts.filling import FILLERS, plain
from arbitro.answers.hearing.reading import Reading


def _told(text: str, what: str, name: str) -> Any:
    return plain(FILLERS[name](Reading(text, "en"), what))


@pytest.mark.parametrize(
    ("text", "north_south", "east_west"),
    [
        ("Board 6 was fouled. NS have 51.5% on the other boards, EW 46.", "51.5", "46"),
        ("East-West are on 62 per cent for the rest and North-South on 44.", "44", "62"),
        ("NS won 3NT and EW were late. NS have 140, 110 and -50 on the rest.", None, None),
        ("La mano 6 è saltata. NS stanno al 51,5%, EO al 46 sugli altri board.", "51.5", "46"),
        ("Dona 6 nu se poate juca. NS au 57 la sută pe restul, EV 49.", "57", "49"),
    ],
)
def test_what_a_side_has_on_its_other_boards(text: str, north_south: str | None, east_west: str | None) -> None:
    assert _told(text, "board_fouled", "ns_session") == north_south
    assert _told(text, "board_fouled", "ew_session") == east_west


@pytest.mark.parametrize(
    ("text", "north_south", "east_west"),
    [
        ("Nobody is to blame. I award 45% to NS and 55% to EW.", "45", "55"),
        ("The fault is of East-West: they get 40 per cent.", None, "40"),
        ("The director has set 50% for both pairs.", "50", "50"),
        ("I want to give 60% of 4S by West and 40% of 3S.", None, None),
        ("Ho assegnato il 60 per cento a EO e il 40 a NS.", "40", "60"),
        ("Le-am dat 60% celor din NS și 30 la sută celor din EV.", "60", "30"),
    ],
)
def test_what_the_director_has_set(text: str, north_south: str | None, east_west: str | None) -> None:
    assert _told(text, "no_result_possible", "ns_percent") == north_south
    assert _told(text, "no_result_possible", "ew_percent") == east_west
    assert _told(text, "no_result_possible", "ns_session") is None


@pytest.mark.parametrize(
    ("text", "notice", "lodged"),
    [
        (
            "They gave us written notice twenty-five minutes after the end and the papers themselves at two hours.",
            25,
            120,
        ),
        ("The full appeal came three hours after the finish, the notice an hour and a half after it.", 90, 180),
        ("We put it in writing 20 minutes after the event.", 20, None),
        ("Preavviso scritto quarantacinque minuti dopo la fine, ricorso dopo un'ora e mezza.", 45, 90),
        ("Notificarea la o oră și zece de la final, dosarul la 20 de ore.", 70, 1200),
        ("The round lasted 40 minutes. NS lost by 2. They were unhappy. They gave notice of an appeal.", None, None),
        ("Il turno è durato 40 minuti. NS hanno perso. Erano scontenti. Hanno dato il preavviso.", None, None),
        ("Runda a durat 40 de minute. NS au pierdut. Erau supărați. Au dat notificarea.", None, None),
    ],
)
def test_when_notice_came_and_when_the_appeal(text: str, notice: int | None, lodged: int | None) -> None:
    assert _told(text, "further_appeal", "notice_minutes") == notice
    assert _told(text, "further_appeal", "lodged_minutes") == lodged


@pytest.mark.parametrize(
    ("text", "minutes"),
    [
        ("Thirty-five minutes after the scores went up they ask for a ruling on board 4.", 35),
        ("The results were posted at 21:40 and at 22:05 pair 3 wants a ruling.", 25),
        ("We began at 14:00, ended at 18:00, and the results were out ten minutes ago.", 10),
        ("Dalle 14:00 alle 18:00 si è giocato; i risultati sono usciti dieci minuti fa.", 10),
        ("Am jucat de la 14:00 la 18:00; la zece minute de la afișarea rezultatelor cer o decizie.", 10),
        ("Un'ora e mezza dopo l'uscita dei risultati chiedono una decisione.", 90),
        ("La două ore și zece minute de la afișarea rezultatelor cer o decizie.", 130),
    ],
)
def test_how_long_the_scores_were_out(text: str, minutes: int) -> None:
    assert _told(text, "ruling_requested", "minutes_since_score") == minutes


@pytest.mark.parametrize(
    ("text", "who"),
    [
        ("4S by South made. Only EW were red.", "ew"),
        ("3NT by East one off. West vulnerable, +100 for NS.", "ew"),
        ("I was South in 3NT, they were vulnerable and we not. One down.", "ew"),
        ("4H by North made, not vulnerable.", "none"),
        ("4 cuori di Ovest fatte, tutti in seconda.", "both"),
        ("5 fiori di Est mantenute, in zona solo loro.", "ew"),
        ("4 cupe de Nord făcute, zona toți.", "both"),
        ("3FA de la Sud, una căzută, toți nevulnerabili.", "none"),
        ("NS au făcut 420. Zona EV.", "ew"),
    ],
)
def test_who_is_vulnerable(text: str, who: str) -> None:
    assert _told(text, "what_is_the_score", "vulnerability") == who


@pytest.mark.parametrize(
    ("text", "table", "others"),
    [
        (
            "West thought over 3H; East then got to 4S E =. Elsewhere NS had 140, 110 and -50.",
            "4S E =",
            [140, 110, -50],
        ),
        (
            "South went one off in 3NT. Told right he'd have bid 5C. Other tables: EW had 50, 100.",
            "3NT S -1",
            [-50, -100],
        ),
        ("They made 2S by North with an overtrick; 60% of 3S N -1 is what I want to give.", "2S N +1", None),
        (
            "Al tavolo 4♠ di Ovest mantenute. Senza l'esitazione restavano a 3♠. Agli altri tavoli NS 140, 140.",
            "4S W =",
            [140, 140],
        ),
        (
            "La masă s-a jucat 3FA Sud, minus una. Altfel ar fi fost 2♠. La celelalte mese 110 și 140.",
            "3NT S -1",
            [110, 140],
        ),
    ],
)
def test_the_score_at_the_table_and_at_the_others(text: str, table: str, others: list[int] | None) -> None:
    assert _told(text, "adjusted_score", "table") == table
    assert (_told(text, "adjusted_score", "other_scores") or None) == others


def test_a_contract_that_was_not_doubled() -> None:
    assert _told("4S by West one off, not doubled.", "what_is_the_score", "result") == "4S W -1"
