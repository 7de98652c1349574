"""Mail, through the SMTP server of the settings; users cannot name another one."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from typing import Final
from urllib.parse import unquote, urlsplit

from ...kernel.errors import LonghallError
from ..runtime.settings import Settings

SECONDS: Final = 20.0
PORTS: Final = {"smtp": 587, "smtps": 465}


class Mailer:
    """Sends mail in threads of its own."""

    def __init__(self, settings: Settings) -> None:
        """Refuses settings that cannot work."""
        self.sender = settings.mail_from
        self._server = urlsplit(settings.smtp)
        self._threads = ThreadPoolExecutor(2, "mail")
        if not settings.smtp:
            return
        if self._server.scheme not in PORTS or not self._server.hostname:
            raise LonghallError("error-setting", name="LONGHALL_SMTP", given=self._server.scheme)
        if "@" not in self.sender:
            raise LonghallError("error-setting", name="LONGHALL_MAIL_FROM", given=self.sender)

    @property
    def works(self) -> bool:
        """Whether this server sends mail at all."""
        return bool(self._server.hostname)

    async def send(self, to: str, subject: str, text: str) -> None:
        """Hand a mail to the server. Raises OSError if it does not take it."""
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._threads, self._send, self._message(to, subject, text))

    def close(self) -> None:
        """Stop sending."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _message(self, to: str, subject: str, text: str) -> EmailMessage:
        message = EmailMessage()
        message["From"] = self.sender
        message["To"] = to
        message["Subject"] = " ".join(subject.split())
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(text)
        return message

    def _send(self, message: EmailMessage) -> None:
        with self._connect() as server:
            server.send_message(message)

    def check(self) -> None:
        """Connect and log in, and send nothing. Raises OSError if the server does not let us."""
        with self._connect():
            pass

    def _connect(self) -> smtplib.SMTP:
        """A connection on which mail can be sent."""
        host, scheme = self._server.hostname or "", self._server.scheme
        port = self._server.port or PORTS[scheme]
        context = ssl.create_default_context()
        encrypted = scheme == "smtps"
        server: smtplib.SMTP
        if encrypted:
            server = smtplib.SMTP_SSL(host, port, timeout=SECONDS, context=context)
        else:
            server = smtplib.SMTP(host, port, timeout=SECONDS)
        try:
            server.ehlo()
            if not encrypted and server.has_extn("starttls"):
                server.starttls(context=context)
                encrypted = True
            if self._server.username:
                if not encrypted and host not in ("localhost", "127.0.0.1", "::1"):
                    raise smtplib.SMTPNotSupportedError("the password would be sent unencrypted")
                server.login(unquote(self._server.username), unquote(self._server.password or ""))
        except OSError:
            server.close()
            raise
        return server
