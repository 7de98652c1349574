"""`longhall admin moderator`: who looks after the people of a server."""

from __future__ import annotations

import time
from argparse import Namespace
from typing import TYPE_CHECKING

from ...kernel.errors import LonghallError
from ...terminal.screen import Screen
from ...terminal.style import FADED, MOSS
from ..command import Command
from ..parser import Parser
from .admin import where, with_store

if TYPE_CHECKING:
    from ...server.storage.store import Store


def arguments(parser: Parser) -> None:
    """Declare the account, and whether it is appointed or dismissed."""
    parser.thing("account")
    parser.flag("remove")
    where(parser)


def run(args: Namespace, screen: Screen) -> int:
    """Make an account a moderator, or not any more; without a name, list them. A running server knows in seconds."""

    async def work(store: Store) -> int:
        from ...server.auth.accounts import Accounts
        from ...server.storage.queries.people.moderation import LogLine, moderator_ids, set_moderator

        accounts = Accounts(store)
        if not args.account:
            people = [await accounts.by_id(user) for user in await moderator_ids(store)]
            names = sorted(person.account or "" for person in people if person is not None)
            for name in names:
                screen.write(name)
            screen.say("admin-moderators", FADED, count=len(names))
            return 0
        person = await accounts.find_account(args.account)
        if person is None:
            raise LonghallError("admin-no-account", given=args.account)
        what = "no-moderator" if args.remove else "moderator"
        line = LogLine(time.time(), "", "", what, person.id, person.name, "")
        await set_moderator(store, person.id, not args.remove, line)
        screen.say("admin-moderator-gone" if args.remove else "admin-moderator-made", MOSS, name=person.name)
        return 0

    return with_store(args, work)


ADMIN_MODERATOR = Command("admin moderator", arguments, run, plays=False)
