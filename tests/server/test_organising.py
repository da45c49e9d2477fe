"""The organiser's doors: regulations, movements, members, entries, guide cards, codes for the tables."""

from typing import Any

import pytest

from arbitro.contest.plan import PhasePlan, Plan
from arbitro.journal.register import Person
from arbitro.office.people import Enter, Withdraw
from arbitro.office.seating import SeatSection
from tests.contest.small import HOWELL
from tests.office.desk import entrant
from tests.server.club import DIRECTOR, ORGANISER, PUBLIC, SCORER, Club
from tests.server.test_signing import house_of, kinds

PLAN = Plan(name="Tuesday", form="pairs", phases=(PhasePlan(rounds=3, boards=1),))
SWISS = PhasePlan(system="swiss", scoring="victory_points", rounds=1, boards=2)
TEAMS = Plan(name="Teams", form="teams", phases=(SWISS,))
PROPOSE = "/api/movements/proposals"


def names(club: Club, *persons: Person) -> None:
    house_of(club).office.journal.register.put(*persons)


# -- regulations and movements


def test_the_regulations_are_listed_with_what_they_set(club: Club) -> None:
    packs = {one["name"]: one for one in club.asked("GET", "/api/packs", None, PUBLIC).json()}
    assert set(packs) == {"wbf", "figb_2017"}
    assert packs["figb_2017"]["rests_on"] == ["wbf"]
    assert packs["wbf"]["editions"] == [1997, 2007, 2017]
    sets = {one["key"]: one["told"]["value"] for one in packs["figb_2017"]["sets"]}
    assert sets["time.late.warning_minutes"] == "5"  # art. 8.3
    whole = club.asked("GET", "/api/packs/figb_2017", None, PUBLIC).json()
    assert len(whole["sets"]) > 5 * len(sets)
    assert all(one["meaning"].endswith(".") for one in whole["sets"])
    assert club.asked("GET", "/api/packs/nobody", None, PUBLIC).json()["problems"][0]["kind"] == "unknown-pack"


def test_movements_are_proposed_with_proof_and_picture_and_can_be_seated(club: Club) -> None:
    found = club.post(PROPOSE, {"form": "pairs", "contestants": 8, "rounds": 7, "boards_a_round": 1}, PUBLIC)
    howell = next(one for one in found["options"] if one["form"] == "howell")
    assert (howell["rounds"], howell["boards"], howell["tables"], howell["verdict"]) == (7, 1, 4, "perfect")
    assert howell["faults"] == []
    balance = howell["balance"]
    assert balance["least"] == balance["most"] == balance["even"]  # a full Howell compares everybody with everybody
    rounds = howell["movement"]["rounds"]
    met = {frozenset((t["ns"], t["ew"])) for round in rounds for t in round["tables"]}
    assert len(met) == 8 * 7 // 2
    club.create(Plan(name="Eight", form="pairs", phases=(PhasePlan(rounds=7, boards=1),)))
    club.do(Enter(contestants=tuple(entrant("pairs", str(n)) for n in range(1, 9))), ORGANISER)
    seat = {"command": "seat", "movement": howell["movement"]}
    club.post(f"/api/events/{club.event}/commands", seat, ORGANISER)
    assert len(club.get("/tables")) == 4


def test_trade_offs_are_sentences_in_the_language_of_the_reader(club: Club) -> None:
    body = b'{"form": "pairs", "contestants": 13, "boards": 26, "minutes": 195}'
    club.client.cookies.clear()
    said = {}
    for language in ("en", "it", "ro"):
        answer = club.client.post(PROPOSE, content=body, headers={"accept-language": language})
        option = answer.json()["options"][0]
        assert option["trade_offs"]
        said[language] = [one["text"] for one in option["trade_offs"]]
        assert any(one["sits_out"] for one in option["movement"]["rounds"])  # thirteen is odd
    assert len({tuple(texts) for texts in said.values()}) == 3


@pytest.mark.parametrize(
    ("body", "kind"),
    [
        ({"contestants": 61}, "proposal-large"),
        ({"contestants": 55, "late": 6}, "proposal-large"),
        ({"contestants": 8, "boards_a_round": 2}, "proposal-boards"),
        ({"contestants": 8, "rounds": 7, "boards": 14, "boards_a_round": 2}, "proposal-boards"),
        ({"contestants": 8, "pack": "nobody"}, "unknown-pack"),
        ({"contestants": 8, "event": "nobody"}, "no-such-event"),
        ({"contestants": 8, "rounds": 19, "boards_a_round": 2}, "movement-rounds-possible"),
    ],
)
def test_what_cannot_be_proposed_is_refused(club: Club, body: dict[str, Any], kind: str) -> None:
    answer = club.asked("POST", PROPOSE, {"form": "pairs", **body}, PUBLIC)
    assert (answer.status_code in (404, 422), kinds(answer)) == (True, [kind])


def test_guide_cards_tell_everybody_the_way(club: Club) -> None:
    club.create(PLAN)
    club.do(Enter(contestants=tuple(entrant("pairs", f"P{n}") for n in range(1, 5))), ORGANISER)
    assert club.get("/guides", PUBLIC) == []
    club.do(SeatSection(movement=HOWELL), ORGANISER)
    cards = club.get("/guides", PUBLIC)
    assert [(card["number"], card["who"]["id"]) for card in cards] == [(n, f"P{n}") for n in range(1, 5)]
    for card in cards:
        assert [stop["round"] for stop in card["stops"]] == [1, 2, 3]
        assert {stop["opponents"][0]["id"] for stop in card["stops"]} == {f"P{n}" for n in range(1, 5)} - {
            card["who"]["id"]
        }
    for round, sitting in HOWELL.sittings():
        stop = cards[sitting.north_south[0] - 1]["stops"][round - 1]
        assert (stop["table"], stop["side"], stop["boards"]) == (sitting.table, "NS", list(sitting.boards))
        assert stop["opponents"] == [{"id": f"P{sitting.east_west[0]}", "number": sitting.east_west[0]}]


# -- members


def search(club: Club, asked: str, who: str = ORGANISER, **more: str) -> Any:
    query = "&".join(f"{name}={value}" for name, value in {"q": asked, **more}.items())
    return club.asked("GET", f"/api/members?{query}", None, who)


def test_members_are_found_by_parts_of_name_and_number_whatever_accents(club: Club) -> None:
    names(club, Person("a", "Ștefan Țurcanu", "1001", b"home"), Person("b", "Niccolò Bini", "2010"), Person("c", "Eva"))

    def found(asked: str) -> list[str]:
        return [one["id"] for one in search(club, asked).json()["members"] if one["id"] in "abc"]

    assert found("stef") == ["a"]
    assert found("bini nicc") == ["b"]
    assert found("10") == ["a", "b"]
    assert found("bini 1001") == []
    assert found("%20") == ["a", "b", "c"]


def test_staff_of_an_event_look_for_names_without_contacts(club: Club) -> None:
    names(club, Person("a", "Alba", "1001", b"home"))
    club.create(PLAN)
    assert kinds(search(club, "alba", SCORER)) == ["not-allowed"]
    (line,) = search(club, "alba", SCORER, event=club.event).json()["members"]
    assert (line["name"], line["number"], line["contacts"]) == ("Alba", "1001", "")
    (line,) = search(club, "alba", ORGANISER, event=club.event).json()["members"]
    assert line["contacts"] == "home"


def imported(club: Club, text: str, **more: Any) -> Any:
    return club.asked("POST", "/api/members/import", {"text": text, **more}, ORGANISER)


def test_members_are_previewed_and_then_taken_over(club: Club) -> None:
    names(club, Person("a", "Alba", "1001", b"home"), Person("b", "Bruna"))
    text = "Alba Rossi; 1001\nbruna\nCarla; 1003\n"
    shown = imported(club, text).json()
    assert [(one["name"], one["state"]) for one in shown["members"]] == [
        ("Alba Rossi", "changed"),
        ("bruna", "changed"),
        ("Carla", "new"),
    ]
    assert [one["id"] for one in shown["members"][:2]] == ["a", "b"]
    assert (shown["problems"], shown["committed"]) == ([], False)
    assert search(club, "carla").json()["members"] == []
    assert imported(club, text, commit=True).json()["committed"] is True
    (carla,) = search(club, "carla").json()["members"]
    assert carla["number"] == "1003"
    (alba,) = search(club, "rossi").json()["members"]
    assert (alba["id"], alba["contacts"]) == ("a", "home")
    again = imported(club, text).json()
    assert {one["state"] for one in again["members"]} == {"same"}


def test_addresses_are_imported_and_nobody_gets_mail_who_has_not_asked_for_it(club: Club) -> None:
    names(club, Person("a", "Alba", "1001", b"home"), Person("b", "Bruna"))
    text = "Nome;Tessera;E-mail\nAlba;1001;alba@club.test\nBruna;;\nCarla;1003;carla@club.test\n"
    assert [one["state"] for one in imported(club, text).json()["members"]] == ["changed", "same", "new"]
    assert imported(club, text, commit=True).json()["left_out"] == []
    found = {one["name"]: one for who in ("alba", "bruna", "carla") for one in search(club, who).json()["members"]}
    assert [(one["email"], one["contacts"], one["results"]) for one in found.values()] == [
        ("alba@club.test", "home", False),
        ("", "", False),
        ("carla@club.test", "", False),
    ]
    again = club.asked("GET", "/api/members.csv", None, ORGANISER).text
    assert {one["state"] for one in imported(club, again).json()["members"]} == {"same"}
    wrong = imported(club, "name;e-mail\nAlba;nowhere\nDora;@x\n").json()
    assert [(one["kind"], one["found"]) for one in wrong["problems"]] == [
        ("address-unreadable", "nowhere"),
        ("address-unreadable", "@x"),
    ]


def test_a_list_of_members_has_all_its_problems_at_once_and_is_taken_over_whole(club: Club) -> None:
    text = "name;number;club;sex\nAlba;1;North;F\nBruna;1;;\n;3;;\nDora;4;;x\n"
    shown = imported(club, text).json()
    assert [one["kind"] for one in shown["problems"]] == ["member-number-twice", "member-no-name", "member-sex"]
    assert [one["where"]["line"] for one in shown["problems"]] == [3, 4, 5]
    assert shown["left_out"] == ["sex", "club"]
    refused = imported(club, text, commit=True)
    assert (refused.status_code, len(refused.json()["problems"])) == (422, 3)
    assert search(club, "alba").json()["members"] == []
    assert kinds(imported(club, "name\n", commit=True)) == ["no-members"]


def test_the_register_as_a_file_can_be_imported_again(club: Club) -> None:
    names(club, Person("a", "Alba", "1001"), Person("b", "Bruna; Maria"))
    file = club.asked("GET", "/api/members.csv", None, ORGANISER)
    assert file.headers["content-type"].startswith("text/csv")
    read = imported(club, file.text).json()
    assert {one["state"] for one in read["members"]} == {"same"}
    assert {"a", "b"} <= {one["id"] for one in read["members"]}
    assert read["problems"] == []


# -- entries


def enters(club: Club, text: str, who: str = ORGANISER, **more: Any) -> Any:
    return club.asked("POST", f"/api/events/{club.event}/entries/import", {"text": text, **more}, who)


def test_pasted_pairs_are_previewed_and_entered_with_new_persons(club: Club) -> None:
    names(club, Person("a", "Alba", "1001"))
    club.create(PLAN)
    text = "alba - Bruna\nCarla / Dora\n"
    shown = enters(club, text).json()
    assert [one["id"] for one in shown["entries"]] == ["1", "2"]
    assert [[(p["name"], p["new"]) for p in one["persons"]] for one in shown["entries"]] == [
        [("Alba", False), ("Bruna", True)],
        [("Carla", True), ("Dora", True)],
    ]
    assert (shown["problems"], shown["version"]) == ([], None)
    assert club.get("/entries", ORGANISER) == []
    done = enters(club, text, commit=True).json()
    assert done["version"] == club.get("", ORGANISER)["version"]
    assert [one["name"] for one in club.get("/entries", PUBLIC)] == ["Alba – Bruna", "Carla – Dora"]
    more = enters(club, "1001;Elena\nFranca;Gina", SCORER).json()
    assert [one["id"] for one in more["entries"]] == ["3", "4"]
    (problem,) = more["problems"]
    assert (problem["where"]["line"], problem["found"]) == (1, "Alba")
    assert kinds(enters(club, "1001;Elena", commit=True)) == [problem["kind"]]
    assert len(club.get("/entries", PUBLIC)) == 2


def test_entries_sent_again_with_the_same_key_are_made_once(club: Club) -> None:
    club.create(PLAN)
    path, token = f"/api/events/{club.event}/entries/import", club.token(ORGANISER)
    headers = {"authorization": f"Bearer {token}", "idempotency-key": "list"}
    body = {"text": "Alba;Bruna", "commit": True}
    first = club.client.post(path, json=body, headers=headers).json()
    assert club.client.post(path, json=body, headers=headers).json() == first
    assert len(club.get("/entries", PUBLIC)) == 1
    other = club.client.post(path, json=body | {"text": "Carla;Dora"}, headers=headers)
    assert (other.status_code, kinds(other)) == (409, ["journal-key-reused"])


def test_every_problem_of_a_list_of_entries_is_told_at_once(club: Club) -> None:
    club.create(PLAN)
    shown = enters(club, "player 1;player 2\nAlba;Alba\nBruna;\n4711;Carla\nDora;Bruna\n").json()
    found = [(one["kind"], one["where"]["line"]) for one in shown["problems"]]
    assert ("entry-same-player", 2) in found
    assert ("entry-no-player", 3) in found
    assert ("unknown-member", 4) in found
    assert {line for _, line in found} >= {2, 3, 4, 5}


def test_pasted_teams_have_a_name_and_their_players(club: Club) -> None:
    club.create(TEAMS)
    shown = enters(club, "Reds;Alba;Bruna;Carla;Dora\nBlues;E;F;G;H;I\nGreens;J;K;L").json()
    assert [(one["name"], len(one["persons"])) for one in shown["entries"]] == [
        ("Reds", 4),
        ("Blues", 5),
        ("Greens", 3),
    ]
    assert [(one["kind"], one["where"]["line"]) for one in shown["problems"]] == [("team-size", 3)]


def test_entries_tell_ids_and_numbers_to_those_who_need_them(club: Club) -> None:
    names(club, Person("1 N", "Alba", "1001"))
    club.create(PLAN)
    club.do(Enter(contestants=tuple(entrant("pairs", str(n)) for n in range(1, 5))), ORGANISER)
    club.do(SeatSection(movement=HOWELL), ORGANISER)
    first = club.get("/entries", DIRECTOR)[0]
    assert first["kind"] == "pair"
    assert first["persons"][0] == {"name": "Alba", "id": "1 N", "number": "1001"}
    assert club.get("/entries", PUBLIC)[0]["persons"][0] == {"name": "Alba", "id": "", "number": ""}
    own = club.get("/entries", "Alba")
    assert own[0]["persons"][0] == {"name": "Alba", "id": "1 N", "number": ""}
    assert own[1]["persons"][0]["id"] == ""
    club.do(Withdraw(contestant="4", round=1), DIRECTOR)
    assert [one["withdrawn"] for one in club.get("/entries", PUBLIC)] == [False, False, False, True]


# -- what lies on the tables


def test_a_qr_code_is_drawn_for_printing(club: Club) -> None:
    answer = club.client.get("/api/qr.svg", params={"text": "http://club.test:8000/tables/abc"})
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.startswith("<svg")
    assert 'width="' not in answer.text.partition(">")[0]
    assert club.client.get("/api/qr.svg", params={"text": "x" * 301}).status_code == 400
    assert club.client.get("/api/qr.svg").status_code == 400
