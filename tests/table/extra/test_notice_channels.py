"""The channels of notices: which address means which, what is sent there, and addresses of earlier versions."""

from __future__ import annotations

import json
import socketserver
import threading
from base64 import b64encode
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from sqlalchemy import update

from longhall.kernel.errors import LonghallError
from longhall.server.notify.addresses import RETIRED, Target, parse_address
from longhall.server.notify.channels import request_for
from longhall.server.notify.mail import Mailer
from longhall.server.notify.preferences import check_notices
from longhall.server.runtime.rate_limits import TokenBuckets
from longhall.server.runtime.settings import Settings
from longhall.server.storage import schema
from longhall.speech import speech

from ..conftest import SEATS, Client, Served
from .receiver import Receiver

SOON = {"notice_seconds": 0.0, "private_notices": True, "requests_per_minute": 0, "address": "https://hall.example"}
CONTENT: dict[str, Any] = {
    "message": "notice-turn", "args": {}, "text": "It is your turn <here> & now.", "link": "https://hall.example/t/x",
    "question": {"message": "q", "args": {}, "text": "Which card?"}, "at": 0.0,
    "table": {"id": "x", "name": "Friday", "game": "brian-boru", "seat": 0},
}  # fmt: skip
TELEGRAM = "123456789:abcdefg_hijklmnop-abcdefghijklmnopqr"


@pytest.mark.parametrize(
    ("address", "target"),
    [
        ("https://example.org/hook?x=1", Target("webhook", "https://example.org/hook?x=1")),
        ("HTTPS://example.org:8443/a", Target("webhook", "https://example.org:8443/a")),
        (
            "https://me:p%40ss@example.org/a",
            Target("webhook", "https://example.org/a", "", "Basic " + b64encode(b"me:p@ss").decode()),
        ),
        ("json://example.org/hook", Target("webhook", "http://example.org/hook")),
        ("jsons://example.org/hook", Target("webhook", "https://example.org/hook")),
        ("https://discord.com/api/webhooks/12/ab-c", Target("discord", "https://discord.com/api/webhooks/12/ab-c")),
        ("discord://12/ab-c/", Target("discord", "https://discord.com/api/webhooks/12/ab-c")),
        ("https://hooks.slack.com/services/T1/B2/c3", Target("slack", "https://hooks.slack.com/services/T1/B2/c3")),
        ("slack://T1/B2/c3", Target("slack", "https://hooks.slack.com/services/T1/B2/c3")),
        (
            f"tgram://{TELEGRAM}/-100123/",
            Target("telegram", f"https://api.telegram.org/bot{TELEGRAM}/sendMessage", "-100123"),
        ),
        ("ntfy://my-topic", Target("ntfy", "https://ntfy.sh", "my-topic")),
        ("https://ntfy.sh/my-topic", Target("ntfy", "https://ntfy.sh", "my-topic")),
        ("ntfys://push.example.org/topic", Target("ntfy", "https://push.example.org", "topic")),
        ("ntfy://tk_abc@push.example.org/topic", Target("ntfy", "http://push.example.org", "topic", "Bearer tk_abc")),
        ("mailto:me@example.org", Target("mail", "me@example.org")),
        ("mailto://me:secret@example.org", Target("mail", "me@example.org")),
        ("mailtos://me:secret@example.org?to=you@example.com", Target("mail", "you@example.com")),
    ],
)
def test_which_channel_an_address_means(address: str, target: Target) -> None:
    assert parse_address(address) == target


@pytest.mark.parametrize(
    "address",
    ["discord://12", "slack://xoxb-1/general", "tgram://12/34", "ntfy://a b", "mailto:me", "mailto:me@[10.0.0.1]",
     "mailto:me@10.0.0.1", "mailto:a@b.org,c@d.org", "mailto:a@b.org?bcc=c@d.org", "mailto:a@b.org\n", "http:x"],
)  # fmt: skip
def test_what_means_no_channel(address: str) -> None:
    with pytest.raises(LonghallError, match="error-notice-address"):
        parse_address(address)


def sent(address: str) -> tuple[Any, dict[str, str]]:
    body, headers = request_for(parse_address(address), CONTENT)
    return json.loads(body), headers


def test_what_each_channel_is_sent() -> None:
    text = "It is your turn <here> & now.\nWhich card?\nhttps://hall.example/t/x"
    assert sent("https://example.org/")[0] == CONTENT
    assert sent("discord://1/a")[0] == {"content": text, "allowed_mentions": {"parse": []}}
    assert sent("slack://a/b/c")[0]["text"].startswith("It is your turn &lt;here&gt; &amp; now.")
    assert sent(f"tgram://{TELEGRAM}/42")[0] == {"chat_id": "42", "text": text, "disable_web_page_preview": True}
    ntfy, headers = sent("ntfys://tk_x@push.example.org/topic")
    assert ntfy == {"topic": "topic", "title": "Friday", "message": text, "click": "https://hall.example/t/x"}
    assert headers["authorization"] == "Bearer tk_x"


def set_address(client: Client, url: str) -> None:
    client.ask("PATCH", "/api/me", json={"notices": {"url": url}})


def test_a_notice_by_ntfy(serve_with: Callable[..., Served], receiver: Receiver) -> None:
    """Through a whole server, to an ntfy of ours."""
    served = serve_with(**SOON)
    players = [served.guest(f"Guest{number}") for number in range(SEATS)]
    set_address(players[1], f"ntfy://{receiver.url.removeprefix('http://')}/topic")
    table = served.running_table(players, name="Friday")
    letter = receiver.wait()[0]
    told = letter.json()
    assert (letter.path, told["topic"], told["title"]) == ("/", "topic", "Friday")
    assert told["click"] == f"https://hall.example/t/{table}"


# -- mail -------------------------------------------------------------------------------------------------------------


class MailServer(socketserver.ThreadingTCPServer):
    """Takes mail as any SMTP server does, and keeps it."""

    allow_reuse_address = True
    daemon_threads = True

    def __init__(self) -> None:
        self.mails: list[tuple[str, str]] = []
        self.came = threading.Event()
        super().__init__(("127.0.0.1", 0), MailHandler)
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.server_address[1]}"


class MailHandler(socketserver.StreamRequestHandler):
    def handle(self) -> None:
        assert isinstance(self.server, MailServer)
        self.wfile.write(b"220 hello\r\n")
        to = ""
        while line := self.rfile.readline():
            word = line.decode().strip()
            if word.upper().startswith("RCPT TO:"):
                to = word[8:].strip(" <>")
            if word.upper() == "DATA":
                self.wfile.write(b"354 go on\r\n")
                text = b"".join(iter(self.rfile.readline, b".\r\n")).decode()
                self.server.mails.append((to, text))
                self.server.came.set()
            self.wfile.write(b"221 bye\r\n" if word.upper() == "QUIT" else b"250 ok\r\n")


@pytest.fixture
def mail_server() -> Iterator[MailServer]:
    with MailServer() as made:
        yield made
        made.shutdown()


def test_mail_goes_through_the_hosts_server(serve_with: Callable[..., Served], mail_server: MailServer) -> None:
    """Never through one that the person names; what they once gave for theirs is not kept."""
    settings = {**SOON, "private_notices": False, "smtp": mail_server.url, "mail_from": "hall@hall.example"}
    served = serve_with(**settings)
    players = [served.guest(f"Guest{number}") for number in range(SEATS)]
    assert "mailto" in players[1].get("/api/me/notices")["kinds"]
    set_address(players[1], "mailto://me:hunter2@example.org?to=you@example.org")
    assert players[1].get("/api/me")["notices"]["url"] == "mailto:you@example.org"
    table = served.running_table(players, name="Friday")
    assert mail_server.came.wait(30)
    ((to, text),) = mail_server.mails
    assert to == "you@example.org"
    assert "Subject: Friday" in text
    assert "From: hall@hall.example" in text
    assert table in text.replace("=\r\n", "")


def test_a_mailbox_is_not_flooded(serve_with: Callable[..., Served], mail_server: MailServer) -> None:
    """However many people name it."""
    served = serve_with(**{**SOON, "smtp": mail_server.url, "mail_from": "hall@hall.example"})
    notices = served.server.notices
    now = 1000.0
    notices._mail_allowance = TokenBuckets(5, 600.0, lambda: now)  # type: ignore[union-attr]
    for number in range(8):
        guest = served.guest(f"Guest{number}")
        set_address(guest, "mailto:Victim@example.org" if number % 2 else "mailto:victim@example.org")
        person = served.call(served.server.accounts.by_id, guest.get("/api/me")["id"])
        served.call(notices.send, person, CONTENT)  # type: ignore[union-attr]
    assert len(mail_server.mails) == 5


def test_mail_settings_that_cannot_work_are_refused() -> None:
    for smtp, sender in (("http://mail.example.org", "a@b.org"), ("smtp://mail.example.org", "nobody"), ("smtp:x", "")):
        with pytest.raises(LonghallError, match="error-setting"):
            Mailer(Settings(smtp=smtp, mail_from=sender))


# -- earlier versions -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "pl", "cs", "es"])
def test_an_address_of_a_retired_kind_stays_and_is_said_to_be_unserved(served: Served, language: str) -> None:
    person = served.guest()
    kept = {"url": "zulip://bot@hall.zulipchat.com/token", "push": [], "when": "away"}
    me = person.get("/api/me")["id"]
    values = {"notices": msgspec.json.encode(kept).decode()}
    served.call(served.server.store.execute, update(schema.users).where(schema.users.c.id == me).values(values))
    assert person.get("/api/me")["notices"] == kept
    state = person.get("/api/me/notices", headers={"accept-language": language})
    assert state["problem"] == speech(language).say("error-notice-retired", given="zulip")
    assert "zulip" in state["problem"]
    person.ask("PATCH", "/api/me", json={"notices": {"when": "never"}})  # other changes are still possible
    assert person.get("/api/me")["notices"] == {**kept, "when": "never"}
    refused = person.ask("PATCH", "/api/me", 400, json={"notices": {"url": "zulip://other@hall.zulipchat.com/token"}})
    assert refused["message"] == "error-notice-retired"
    set_address(person, "ntfy://topic")
    assert person.get("/api/me/notices")["problem"] == ""


def test_without_a_mail_server_mail_is_said_to_be_unserved(served: Served) -> None:
    state = served.guest().get("/api/me/notices")
    assert state == {"kinds": ["https", "discord", "slack", "tgram", "ntfy"], "problem": ""}


def test_every_retired_kind_is_told_from_nonsense() -> None:
    for kind in RETIRED:
        with pytest.raises(LonghallError, match="error-notice-retired"):
            check_notices({"url": f"{kind}://example.org/token"})
