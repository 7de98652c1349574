"""A listener on loopback, a resolver that lies, and a record of every connection that this process makes."""

from __future__ import annotations

import contextlib
import ipaddress
import socket
import sys
import threading
from collections.abc import Iterator
from typing import Any

PUBLIC = "93.184.216.34"
LOOPBACK = "127.0.0.1"


class Connections:
    """Every address that any socket of this process is connected to, as the interpreter itself reports it."""

    def __init__(self) -> None:
        self.tried: list[str] = []
        self.listening = False
        sys.addaudithook(self._hear)

    def _hear(self, event: str, args: tuple[Any, ...]) -> None:
        if not self.listening or event != "socket.connect" or not isinstance(args[1], tuple):
            return
        host = str(args[1][0])
        self.tried.append(host)
        if not is_inside(host):
            raise OSError("tests have no internet")

    def inside(self) -> list[str]:
        return [host for host in self.tried if is_inside(host)]

    @contextlib.contextmanager
    def heard(self) -> Iterator[Connections]:
        self.tried.clear()
        self.listening = True
        try:
            yield self
        finally:
            self.listening = False


def is_inside(host: str) -> bool:
    """Written without a look at the server's own idea of it."""
    try:
        found = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return True  # a name or a strange form: whatever it is, it has not been checked
    if isinstance(found, ipaddress.IPv6Address):
        packed = found.packed
        for inner in (packed[12:], packed[2:6], bytes(255 - byte for byte in packed[12:])):
            special = packed[:12] in (bytes(10) + b"\xff\xff", bytes(12), b"\0\x64\xff\x9b" + bytes(8))
            if (special or packed[:2] == b"\x20\x02") and not ipaddress.IPv4Address(inner).is_global:
                return True
    return not found.is_global


class Listener:
    """Listens on loopback, by IPv4 and IPv6, and counts who comes."""

    def __init__(self) -> None:
        self.sockets = [socket.create_server((LOOPBACK, 0))]
        self.port = self.sockets[0].getsockname()[1]
        with contextlib.suppress(OSError):
            self.sockets.append(socket.create_server(("::1", self.port), family=socket.AF_INET6))
        self.heard = 0
        for one in self.sockets:
            threading.Thread(target=self._count, args=(one,), daemon=True).start()

    def _count(self, listening: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while True:
                came, _ = listening.accept()
                self.heard += 1
                came.close()

    def close(self) -> None:
        for one in self.sockets:
            with contextlib.suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()


class Names:
    """Answers instead of the system's resolver; numeric hosts are left to the system."""

    def __init__(self) -> None:
        self.asked: dict[str, int] = {}
        self.really = socket.getaddrinfo

    def addresses(self, name: str) -> list[str] | None:
        count = self.asked[name] = self.asked.get(name, 0) + 1
        if not name.endswith((".example", ".example.")):
            return None if name.endswith((".org", ".com", ".sh")) else []
        first = name.partition(".")[0]
        return {
            "inside": [LOOPBACK],
            "inside6": ["::1"],
            "mapped": ["::ffff:127.0.0.1"],
            "nat64": ["64:ff9b::7f00:1"],
            "sixtofour": ["2002:7f00:1::1"],
            "private": ["10.0.0.1"],
            "metadata": ["169.254.169.254"],
            "both": [PUBLIC, LOOPBACK],
            "later": [PUBLIC] if count == 1 else [LOOPBACK],
            "often": [PUBLIC] if count % 2 else [LOOPBACK],
        }.get(first, [PUBLIC])

    def getaddrinfo(self, host: Any, port: Any, *args: Any, **more: Any) -> list[Any]:
        name = host.decode() if isinstance(host, bytes) else host
        try:
            ipaddress.ip_address(name.partition("%")[0])
        except ValueError:
            pass
        else:
            return self.really(host, port, *args, **more)
        try:
            return self.really(
                host, port, socket.AF_UNSPEC, socket.SOCK_STREAM, 0, socket.AI_NUMERICHOST
            )  # 127.1, 0x7f
        except (OSError, UnicodeError):
            pass
        found = [LOOPBACK] if name.lower().rstrip(".").endswith("localhost") else self.addresses(name.lower())
        if found == []:
            raise socket.gaierror(socket.EAI_NONAME, "no such name")
        number = int(port or 0)
        return [
            (socket.AF_INET6, socket.SOCK_STREAM, 6, "", (one, number, 0, 0))
            if ":" in one
            else (socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, number))
            for one in found or [PUBLIC]
        ]


HOSTS = (
    "127.0.0.1", "127.1", "127.0.1", "127.000.000.001", "0177.0.0.1", "0177.0.0.01", "017700000001", "0x7f.0.0.1",
    "0x7f.1", "0x7f000001", "0X7F000001", "2130706433", "0", "0.0.0.0", "127.255.255.254", "127.0.0.1.", "10.0.0.1",
    "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "198.18.0.1", "224.0.0.1", "240.0.0.1",
    "255.255.255.255", "[::1]", "[::]", "[0:0:0:0:0:0:0:1]", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]",
    "[::127.0.0.1]", "[64:ff9b::7f00:1]", "[64:ff9b::127.0.0.1]", "[64:ff9b:1::7f00:1]", "[2002:7f00:1::1]",
    "[2001:0:4136:e378:8000:63bf:80ff:fffe]", "[fe80::1]", "[fe80::1%25lo]", "[::1%25lo]", "[fc00::1]", "[fec0::1]",
    "[ff02::1]", "[2001:db8::1]", "[5f00::1]", "localhost", "LOCALHOST", "localhost.", "me.localhost",
    "printer.local", "intranet", "hall.internal", "inside.example", "inside6.example", "mapped.example",
    "nat64.example", "sixtofour.example", "private.example", "metadata.example", "both.example", "later.example",
    "often.example", "inside.example.", "%31%32%37.0.0.1", "127%2e0%2e0%2e1", "①②⑦.⓪.⓪.①", "１２７.0.0.1",
    "127。0。0。1",
)  # fmt: skip
"""What stands for a host."""

WHOLE = (
    "http://example.org@127.0.0.1:{port}/",
    "http://127.0.0.1:{port}@later.example/",
    "http://example.org:80@127.0.0.1:{port}/",
    "http://example.org%40127.0.0.1:{port}/",
    "http://127.0.0.1:{port}\\@example.org/",
    "http://example.org\\@127.0.0.1:{port}/",
    "http://example.org#@127.0.0.1:{port}/",
    "http://127.0.0.1:{port}#@example.org/",
    "http://example.org?@127.0.0.1:{port}/",
    "http:127.0.0.1:{port}/",
    "http:/127.0.0.1:{port}/",
    "http:///127.0.0.1:{port}/",
    "HTTP://127.0.0.1:{port}/",
    "//127.0.0.1:{port}/",
    "http://127.0.0.1\t:{port}/",
    "http://example.org\r\nHost: 127.0.0.1/",
    "https://127.0.0.1:{port}/",
    "zulip://bot@127.0.0.1%3A{port}%2F/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
    "gotify://127.0.0.1:{port}/token1234567890",
    "gotify://often.example:{port}/token1234567890",
    "ntfy://127.0.0.1:{port}/topic",
    "ntfy://often.example:{port}/topic",
    "ntfys://often.example:{port}/topic",
    "ntfy://user:pass@inside.example:{port}/topic",
    "bark://often.example:{port}/device",
    "mmost://often.example:{port}/aaaaaaaaaaaaaaaaaaaaaaaa",
    "rocket://user:pass@often.example:{port}/channel",
    "matrix://user:pass@often.example:{port}/!room:example.org",
    "matrixs://user:pass@later.example:{port}/!room:example.org",
    "mailto://user:pass@often.example:{port}?to=me@example.org",
    "mailto://user:pass@example.org?smtp=127.0.0.1:{port}",
    "mailto:me@127.0.0.1",
    "mailto:me@[127.0.0.1]",
    "json://127.0.0.1:{port}/",
    "json://often.example:{port}/",
    "jsons://often.example:{port}/hook",
    "discord://127.0.0.1:{port}/token",
    "slack://127.0.0.1:{port}/B/C",
    "tgram://127.0.0.1:{port}/1",
    "tgram://1:a@127.0.0.1:{port}/1",
    "https://discord.com@127.0.0.1:{port}/api/webhooks/1/x",
    "https://hooks.slack.com.inside.example:{port}/services/A/B/C",
    "https://ntfy.sh:{port}@inside.example:{port}/topic",
    "file:///etc/hostname",
    "unix://127.0.0.1:{port}/",
    "gopher://127.0.0.1:{port}/_x",
    "ftp://127.0.0.1:{port}/x",
    "syslog://127.0.0.1:{port}",
    "xml://127.0.0.1:{port}/",
    "form://127.0.0.1:{port}/",
)
"""Whole addresses: tricks with user names, ports and slashes, and services that once went their own ways."""


def forms(port: int) -> list[str]:
    """All forms of address, each leading to the listener if it is believed."""
    return [f"http://{host}:{port}/hook" for host in HOSTS] + [form.format(port=port) for form in WHOLE]
