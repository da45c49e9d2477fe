"""Results by e-mail, to a real server on loopback: who gets what in which language, and the fate of each message."""

import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from email import message_from_bytes, policy
from email.headerregistry import Address
from email.message import EmailMessage
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult, LoginPassword
from msgspec.structs import replace

from arbitro.contest.plan import PhasePlan, Plan
from arbitro.office.ending import PostScore
from arbitro.office.people import Enter
from arbitro.office.seating import BeginRound, EndRound, SeatSection
from arbitro.server.app import move_in
from arbitro.server.post import PREFIX, MailBegun, Postman, literal
from arbitro.server.settings import MAIL_PASSWORD, MailServer
from tests.contest.small import HOWELL
from tests.office.desk import entrant, result
from tests.server.club import DIRECTOR, ORGANISER, PUBLIC, Club, opened
from tests.server.process import free_port

SECRET = "correct horse battery"
WANTING = {"1 N": ("ann@club.test", "en"), "2 N": ("bob@club.test", "it"), "3 N": ("cid@club.test", "ro")}
CERTIFICATE = Path(__file__).with_name("loopback.pem")
PATIENCE = 60


class Box:
    """What has arrived, by address; `refuses`: whom the server does not know; `drops`: where its line breaks off."""

    def __init__(self) -> None:
        self.mails: list[tuple[str, EmailMessage]] = []
        self.refuses: set[str] = set()
        self.drops: set[str] = set()

    async def handle_RCPT(self, _server: Any, _session: Any, envelope: Any, address: str, _options: Any) -> str:  # noqa: N802
        if address in self.refuses:
            return f"550 <{address}> is unknown here"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        if self.drops & set(envelope.rcpt_tos):
            server.transport.close()
            return "421 gone"
        mail = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        self.mails += [(address, mail) for address in envelope.rcpt_tos]
        return "250 OK"

    def of(self, address: str) -> list[EmailMessage]:
        return [mail for to, mail in self.mails if to == address]


@contextmanager
def listening(box: Box, port: int, **more: Any) -> Iterator[None]:
    server = Controller(box, hostname="127.0.0.1", port=port, ready_timeout=PATIENCE, **more)
    server.start()
    try:
        yield
    finally:
        server.stop()


class Post:
    """A club after a round of four pairs, whose settings name a server at `port`."""

    def __init__(self, club: Club, port: int) -> None:
        self.club, self.port = club, port

    @property
    def postman(self) -> Postman:
        postman: Postman = self.club.client.app.state.postman
        return postman

    def restart(self, **more: Any) -> None:
        """Another server on the same journal; what the first was doing it does not know."""
        server = MailServer(host="127.0.0.1", port=self.port, sender="Bridge Club <club@club.test>", tls="none")
        settings = replace(self.club.house.settings, mail=replace(server, **more), link="https://club.test/")
        move_in(self.club.client.app, replace(self.club.house, settings=settings))

    def send(self, *persons: str) -> Any:
        answer = self.club.asked("POST", f"/api/events/{self.club.event}/mail", {"persons": persons}, ORGANISER)
        if answer.status_code != 200:
            return [problem["kind"] for problem in answer.json()["problems"]]
        assert self.postman.rest(PATIENCE)
        return self.states()

    def lines(self) -> dict[str, Any]:
        return {line["person"]: line for line in self.club.get("/mail", ORGANISER)["recipients"]}

    def states(self) -> dict[str, str]:
        return {person: line["state"] for person, line in self.lines().items()}

    def kept(self) -> bytes:
        """Everything in the journal."""
        journal = self.club.house.office.journal
        return b"\n".join(fact.payload for stream in journal.streams() for fact in journal.read(stream.name))


@pytest.fixture
def post(tmp_path: Path) -> Iterator[Post]:
    with opened(tmp_path) as club:
        club.create(Plan(name="Tuesday <pairs>", form="pairs", phases=(PhasePlan(rounds=3, boards=1),)))
        club.do(Enter(contestants=tuple(entrant("pairs", str(at)) for at in range(1, 5))), ORGANISER)
        members: dict[str, dict[str, Any]] = {
            **{person: {"email": to, "results": True, "language": spoken} for person, (to, spoken) in WANTING.items()},
            "4 N": {"email": "dan@club.test"},
            "4 S": {},
        }
        for person, more in members.items():
            put = club.asked("PUT", f"/api/members/{person}", {"name": f"{person}ăme", **more}, ORGANISER)
            assert put.status_code == 200, put.text
        club.do(SeatSection(movement=HOWELL), ORGANISER)
        club.do(BeginRound(round=1), ORGANISER)
        club.do(result(1, 1, 1, "4S N ="), ORGANISER)
        club.do(result(1, 2, 1, "3NT N -1"), ORGANISER)
        post = Post(club, free_port())
        post.restart()
        yield post


def fates(states: dict[str, str]) -> set[str]:
    """Of those who want results."""
    return {states[person] for person in WANTING}


def ready(post: Post) -> Box:
    post.club.do(EndRound(round=1), ORGANISER)
    post.club.do(PostScore(), ORGANISER)
    return Box()


def text_of(mail: EmailMessage, kind: str = "plain") -> str:
    part = mail.get_body((kind,))
    assert part is not None
    return str(part.get_content())


def test_whoever_wants_results_gets_them_in_his_language(post: Post) -> None:
    box = ready(post)
    with listening(box, post.port):
        states = post.send()
    assert {person for person, state in states.items() if state == "sent"} == set(WANTING)
    assert (states["4 N"], states["4 S"]) == ("not_wanted", "no_address")
    assert sorted(to for to, _ in box.mails) == sorted(to for to, _ in WANTING.values())
    expected = {
        "ann@club.test": ("Results: Tuesday <pairs>", "Hello 1 Năme", "of 4 with ", "14 May 2026", "Ranking"),
        "bob@club.test": ("Risultati: Tuesday <pairs>", "Ciao 2 Năme", "su 4 con ", "14 maggio 2026", "Classifica"),
        "cid@club.test": ("Rezultate: Tuesday <pairs>", "Bună, 3 Năme", "din 4, cu ", "14 mai 2026", "Clasament"),
    }
    for to, (subject, *texts) in expected.items():
        (mail,) = box.of(to)
        assert mail["Subject"] == subject
        assert mail["From"] == "Bridge Club <club@club.test>"
        assert mail["To"].addresses[0].addr_spec == to
        for text in (*texts, "100", f"https://club.test/events/{post.club.event}", "1 Năme"):
            assert text in text_of(mail), (to, text)
        assert mail.as_bytes().isascii()  # for servers that carry nothing else
        page = text_of(mail, "html")
        assert "Tuesday &lt;pairs&gt;" in page
        assert "<pairs>" not in page
        assert "<script" not in page
    assert "4♠ N =" in text_of(box.of("ann@club.test")[0]) or "3NT N −1" in text_of(box.of("ann@club.test")[0])
    assert post.send() == ["mail-nobody"]
    assert post.send("1 N") == ["mail-not-again"]  # it has arrived
    assert len(box.mails) == 3


PIECES = (
    "=?",
    "?=",
    "utf-8",
    "?q?",
    "?b?",
    "=0D",
    "=0A",
    "DQo=",
    " ",
    "ă",
    "=",
    "?",
    "Bcc: x@club.test",
    '"',
    ",",
    "<",
)


def test_a_name_adds_no_line_to_a_message(post: Post) -> None:
    """Also where it looks like something encoded in which a line ends: what a name is made of stays a name."""
    encoded = "=?utf-8?q?x=0D=0ABcc:=20eve@club.test=0D=0A=0D=0Ay?="
    put = post.club.asked("PUT", "/api/members/1 N", {"name": encoded, "email": "ann@club.test"}, ORGANISER)
    assert put.status_code == 200
    box, chance = ready(post), Random(5)
    with listening(box, post.port):
        post.send("1 N", "2 N")
    assert len({tuple(mail.keys()) for _, mail in box.mails}) == 1
    for name in [encoded, *("".join(chance.choices(PIECES, k=20)).strip() for _ in range(200))]:
        mail = EmailMessage()
        mail["Subject"], mail["To"] = literal(name), Address(literal(name), addr_spec="ann@club.test")
        read = message_from_bytes(mail.as_bytes())
        assert (read.keys(), read.get_payload()) == (["Subject", "To"], ""), name


def test_before_the_score_is_posted_nothing_is_sent(post: Post) -> None:
    assert post.send() == ["mail-nothing-to-send"]
    post.club.do(EndRound(round=1), ORGANISER)
    assert post.send() == ["mail-nothing-to-send"]
    post.club.do(PostScore(), ORGANISER)
    settings = replace(post.club.house.settings, mail=None)
    move_in(post.club.client.app, replace(post.club.house, settings=settings))
    assert post.send() == ["mail-not-set"]
    assert not post.club.get("/mail", ORGANISER)["is_set"]


def test_who_does_not_want_them_can_be_sent_them_by_name_and_who_has_no_address_cannot(post: Post) -> None:
    box = ready(post)
    with listening(box, post.port):
        assert post.send("4 S") == ["mail-not-again"]
        assert post.send("nobody") == ["mail-not-again"]
        assert post.send("4 N")["4 N"] == "sent"
    assert [to for to, _ in box.mails] == ["dan@club.test"]


def test_a_refused_message_is_shown_and_sent_again_and_the_others_arrive(post: Post) -> None:
    box = ready(post)
    box.refuses = {"bob@club.test"}
    with listening(box, post.port):
        states = post.send()
        assert (states["1 N"], states["2 N"], states["3 N"]) == ("sent", "failed", "sent")
        line = post.lines()["2 N"]
        assert (line["trouble"], line["said"], line["again"]) == ("refused", "550 … is unknown here", True)
        box.refuses = set()
        assert post.send("2 N")["2 N"] == "sent"
    assert [len(box.of(to)) for to, _ in WANTING.values()] == [1, 1, 1]


def test_a_line_that_breaks_off_costs_one_message_and_the_others_arrive(post: Post) -> None:
    box = ready(post)
    box.drops = {"ann@club.test"}
    with listening(box, post.port):
        states = post.send()
        assert (states["1 N"], states["2 N"], states["3 N"]) == ("failed", "sent", "sent")
        assert post.lines()["1 N"]["trouble"] == "lost"
        box.drops = set()
        assert post.send("1 N")["1 N"] == "sent"


def test_a_server_that_is_not_there_is_told_and_tried_again(post: Post) -> None:
    box = ready(post)
    states = post.send()
    assert fates(states) == {"failed"}
    assert {post.lines()[person]["trouble"] for person in WANTING} == {"unreachable"}
    with listening(box, post.port):
        again = post.send(*WANTING)
    assert fates(again) == {"sent"}
    assert [len(box.of(to)) for to, _ in WANTING.values()] == [1, 1, 1]


def test_without_the_encryption_that_was_asked_for_nothing_is_sent(post: Post) -> None:
    box = ready(post)
    post.restart(tls="starttls")
    with listening(box, post.port):
        states = post.send()
    assert fates(states) == {"failed"}
    assert {post.lines()[person]["trouble"] for person in WANTING} == {"tls"}
    assert not box.mails


def own_tls() -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(CERTIFICATE)
    return context


def test_encrypted_from_the_first_byte(post: Post, monkeypatch: pytest.MonkeyPatch) -> None:
    box = ready(post)
    with listening(box, post.port, ssl_context=own_tls()):
        post.restart(tls="tls")
        assert fates(post.send()) == {"failed"}  # nobody vouches for that certificate
        assert {post.lines()[person]["trouble"] for person in WANTING} == {"tls"}
        monkeypatch.setenv("SSL_CERT_FILE", str(CERTIFICATE))
        assert fates(post.send(*WANTING)) == {"sent"}


def test_the_password_is_read_when_it_is_needed_and_kept_nowhere(
    post: Post, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def is_right(_server: Any, _session: Any, _envelope: Any, _mechanism: str, given: LoginPassword) -> AuthResult:
        return AuthResult(success=(given.login, given.password) == (b"club", SECRET.encode()), handled=False)

    box = ready(post)
    monkeypatch.setenv("SSL_CERT_FILE", str(CERTIFICATE))
    with listening(box, post.port, tls_context=own_tls(), authenticator=is_right, auth_required=True):
        monkeypatch.setenv(MAIL_PASSWORD, "wrong")
        post.restart(user="club", tls="starttls")
        assert fates(post.send()) == {"failed"}
        assert {post.lines()[person]["trouble"] for person in WANTING} == {"login"}
        monkeypatch.setenv(MAIL_PASSWORD, SECRET)
        assert post.send("1 N")["1 N"] == "sent"
        monkeypatch.delenv(MAIL_PASSWORD)
        (tmp_path / "password").write_text(f"{SECRET}\n")
        post.restart(user="club", tls="starttls", password_file=tmp_path / "password")
        assert post.send("2 N")["2 N"] == "sent"
    kept = post.kept()
    for secret in (SECRET, "wrong", "ann@club.test", "bob@club.test"):
        assert secret.encode() not in kept
        assert secret not in caplog.text
    assert SECRET not in repr(post.club.house.settings)


def test_a_restart_sends_what_waited_and_nothing_twice(post: Post) -> None:
    """One message was handed over when the machine stopped, nobody knows whether it arrived; the others waited."""
    box = ready(post)
    post.postman.wake = lambda: None  # type: ignore[method-assign]  # the machine stops before anything is sent
    post.send()
    post.postman._record(post.club.event, None, [MailBegun(person="2 N")])
    assert post.states()["2 N"] == "sending"
    post.restart()
    with listening(box, post.port):
        post.postman.wake()
        assert post.postman.rest(PATIENCE)
        assert sorted(to for to, _ in box.mails) == ["ann@club.test", "cid@club.test"]
        assert post.send("2 N") == ["mail-not-again"]
        post.club.now += timedelta(minutes=6)
        assert post.states()["2 N"] == "unsure"
        assert post.send("2 N")["2 N"] == "sent"
    assert [len(box.of(to)) for to, _ in WANTING.values()] == [1, 1, 1]


def test_two_servers_on_one_journal_send_each_message_once(post: Post) -> None:
    box = ready(post)
    post.postman.wake = lambda: None  # type: ignore[method-assign]
    post.send()
    house = post.club.house
    with listening(box, post.port):
        both = [Thread(target=Postman(house).send_waiting) for _ in range(2)]
        for thread in both:
            thread.start()
        for thread in both:
            thread.join(PATIENCE)
    assert [len(box.of(to)) for to, _ in WANTING.values()] == [1, 1, 1]
    assert fates(post.states()) == {"sent"}


def test_whoever_is_forgotten_meanwhile_gets_nothing(post: Post) -> None:
    box = ready(post)
    post.postman.wake = lambda: None  # type: ignore[method-assign]
    post.send()
    assert post.club.asked("DELETE", "/api/members/2 N", None, ORGANISER).status_code == 200
    post.restart()
    with listening(box, post.port):
        post.postman.wake()
        assert post.postman.rest(PATIENCE)
    (gone,) = (line for line in post.lines().values() if line["name"] == "N. N.")
    assert (gone["contestant"], gone["trouble"]) == ("2", "no_address")
    assert not box.of("bob@club.test")


def test_addresses_are_for_organisers_and_must_be_addresses(post: Post) -> None:
    club = post.club
    for wrong in ("x", "a@b@c", "a b@c.d", "a@b\r\nBcc: c@d", "Ann <a@b.c>", "a@-b.c", "é@b.c"):
        answer = club.asked("PUT", "/api/members/1 N", {"name": "x", "email": wrong}, ORGANISER)
        assert [problem["kind"] for problem in answer.json()["problems"]] == ["address-unreadable"], wrong
    answer = club.asked("PUT", "/api/members/1 N", {"name": "x", "results": True}, ORGANISER)
    assert [problem["kind"] for problem in answer.json()["problems"]] == ["address-missing"]
    told = club.asked("GET", f"/api/members?event={club.event}", None, DIRECTOR).json()["members"]
    assert {line["email"] for line in told} == {""}
    assert club.asked("GET", f"/api/events/{club.event}/mail", None, PUBLIC).status_code == 403


def test_the_messages_have_a_stream_of_their_own(post: Post) -> None:
    box = ready(post)
    before = post.club.get("", ORGANISER)["version"]
    with listening(box, post.port):
        post.send()
    assert post.club.get("", ORGANISER)["version"] == before
    journal = post.club.house.office.journal
    kinds = [fact.kind for fact in journal.read(PREFIX + post.club.event)]
    assert kinds == ["asked"] * 3 + ["begun", "sent"] * 3
    assert not journal.verify().problems
