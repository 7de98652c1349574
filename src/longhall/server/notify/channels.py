"""What a notice looks like for each channel: the body and headers of its request."""

from __future__ import annotations

from typing import Any

import msgspec

from ... import __version__
from .addresses import Target

JSON = {"content-type": "application/json", "user-agent": f"longhall/{__version__}"}


def request_for(target: Target, content: dict[str, Any]) -> tuple[bytes, dict[str, str]]:
    """Body and headers of the request that carries a notice. A webhook gets everything."""
    title, text = content["table"]["name"], plain_text(content)
    body: dict[str, Any]
    match target.kind:
        case "discord":  # names of tables and people must not call anybody
            body = {"content": text, "allowed_mentions": {"parse": []}}
        case "slack":
            body = {"text": text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")}
        case "telegram":
            body = {"chat_id": target.to, "text": text, "disable_web_page_preview": True}
        case "ntfy":
            body = {"topic": target.to, "title": title, "message": text, "click": content["link"]}
        case _:
            body = content
    headers = {**JSON, "authorization": target.authorization} if target.authorization else dict(JSON)
    return msgspec.json.encode(body), headers


def plain_text(content: dict[str, Any]) -> str:
    """A notice as a few lines."""
    question = [content["question"]["text"]] if content["question"] else []
    return "\n".join([content["text"], *question, content["link"]])
