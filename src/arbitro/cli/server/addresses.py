"""Where a server can be reached: the addresses as players will type them, and as a code for their phones."""

import errno
import socket
from io import StringIO

import segno

from arbitro.book.problem import Place, Problem, refuse

ANY = frozenset({"0.0.0.0", "::", ""})
ELSEWHERE = "192.0.2.1"  # of the block kept for documentation: nothing is sent, the system only says which way it goes


def addresses(address: str, port: int, *, is_secure: bool) -> tuple[str, ...]:
    """What players type; the one to be told first."""
    hosts = _local() if address in ANY else (address,)
    usual = 443 if is_secure else 80
    end = "" if port == usual else f":{port}"
    return tuple(f"{'https' if is_secure else 'http'}://{_bracketed(host)}{end}/" for host in hosts)


def _local() -> tuple[str, ...]:
    """The addresses of this machine in its networks; its own loop if it is in none."""
    hosts: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect((ELSEWHERE, 9))
            hosts.append(way.getsockname()[0])
        except OSError:
            pass
    try:
        named = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
        hosts += sorted({str(address[4][0]) for address in named})
    except OSError:
        pass
    lan = dict.fromkeys(host for host in hosts if not host.startswith(("127.", "0.")))
    return tuple(lan) or ("127.0.0.1",)


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def code(link: str) -> str:
    """A QR code in half blocks, for a terminal."""
    drawn = StringIO()
    segno.make(link, micro=False).terminal(drawn, border=1, compact=True)
    return drawn.getvalue()


def listening_problem(address: str, port: int) -> Problem | None:
    """What keeps a server from listening there."""
    try:
        family = socket.getaddrinfo(address, port, type=socket.SOCK_STREAM)[0][0]
        with socket.socket(family, socket.SOCK_STREAM) as tried:
            tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            tried.bind((address, port))
    except (OSError, OverflowError) as trouble:
        number = getattr(trouble, "errno", None)
        if number == errno.EADDRINUSE:
            return Problem("port-taken", Place(), str(port), address)
        if number in (errno.EACCES, errno.EPERM):
            return Problem("port-not-permitted", Place(), str(port), "1024 … 65535")
        return Problem("address-not-here", Place(), f"{address}:{port}")
    return None


def check_listening(address: str, port: int) -> None:
    if (problem := listening_problem(address, port)) is not None:
        raise refuse(problem.kind, found=problem.found, expected=problem.expected)
