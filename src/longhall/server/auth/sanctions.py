"""Who is banned or muted at present, and who is a moderator: read often, so kept in memory."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from ...kernel.errors import LonghallError
from ..runtime.periodic import PeriodicTask
from ..storage.queries.people import moderation as kept
from ..storage.queries.people.moderation import Sanction
from ..storage.store import Store
from .networks import Network, Networks, read_network

REFRESH: Final = 10.0
"""Seconds after which a process knows what another one has done."""
MOST_ADDRESSES: Final = 10_000
BAN: Final = "ban"
MUTE: Final = "mute"


class Sanctions(PeriodicTask):
    """What is in force, as the database said a few seconds ago."""

    name = "sanctions"

    def __init__(self, store: Store, clock: Callable[[], float] = time.time) -> None:
        super().__init__(REFRESH, REFRESH)
        self.store = store
        self.clock = clock
        self.moderators: set[str] = set()
        self.bans: dict[str, Sanction] = {}
        """By person."""
        self.mutes: dict[str, Sanction] = {}
        self.networks: Networks[Sanction] = Networks({})
        self._addresses: dict[str, str] = {}
        self.moved: list[Callable[[str, str], None]] = []
        """Told when somebody comes from another address than before."""

    async def start(self) -> None:
        """Know everything before the first request."""
        await self.once()
        await super().start()

    async def once(self) -> None:
        moderators = await kept.moderator_ids(self.store)
        found = await kept.sanctions_in_force(self.store, self.clock())
        networks: dict[Network, Sanction] = {}
        for sanction in found:
            if sanction.network is not None:
                networks[read_network(sanction.network)] = sanction
        self.moderators = moderators
        self.bans = {one.user: one for one in found if one.user is not None and one.kind == BAN}
        self.mutes = {one.user: one for one in found if one.user is not None and one.kind == MUTE}
        self.networks = Networks(networks)

    @property
    def are_any(self) -> bool:
        """Whether anybody or any network is banned."""
        return bool(self.bans) or bool(self.networks)

    # -- people -------------------------------------------------------------------------------------------------------

    def ban_of(self, user: str | None) -> Sanction | None:
        """The ban of a person; None: there is none."""
        return self._in_force(self.bans.get(user)) if self.bans and user is not None else None

    def mute_of(self, user: str) -> Sanction | None:
        """The mute of a person, in all chats; None: there is none."""
        return self._in_force(self.mutes.get(user))

    def need_welcome(self, user: str | None) -> None:
        """Refuse somebody who is banned, and tell them why and for how long."""
        ban = self.ban_of(user)
        if ban is not None:
            raise refusal("error-banned", ban)

    def need_voice(self, user: str) -> None:
        """Refuse to let somebody speak who is banned or muted."""
        self.need_welcome(user)
        mute = self.mute_of(user)
        if mute is not None:
            raise refusal("error-chat-silenced", mute)

    # -- addresses ----------------------------------------------------------------------------------------------------

    def need_welcome_address(self, address: str) -> None:
        """Refuse an address in a banned network."""
        if self.networks:
            ban = self._in_force(self.networks.find(address))
            if ban is not None:
                raise refusal("error-banned-address", ban)

    def saw(self, user: str, address: str) -> None:
        """Remember where somebody came from last, in memory only: moderators need it to ban an address."""
        if self._addresses.get(user) != address:
            self.note(user, address)
            for tell in self.moved:
                tell(user, address)

    def note(self, user: str, address: str) -> None:
        """Remember what was seen here, or what another process tells."""
        self._addresses.pop(user, None)  # the latest last
        if len(self._addresses) >= MOST_ADDRESSES:
            self._addresses.clear()
        self._addresses[user] = address

    def last_address(self, user: str) -> str:
        """Where somebody came from last; empty: not known since the server was started."""
        return self._addresses.get(user, "")

    def latest_addresses(self, most: int) -> dict[str, str]:
        """Of those who came last, where they came from."""
        return dict(list(self._addresses.items())[-most:])

    def _in_force(self, sanction: Sanction | None) -> Sanction | None:
        over = sanction is not None and sanction.until is not None and sanction.until <= self.clock()
        return None if over else sanction


def refusal(message: str, sanction: Sanction) -> LonghallError:
    """Why something is refused, until when, and the moderator's reason."""
    if sanction.until is None:
        return LonghallError(message, reason=sanction.reason)
    until = time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(sanction.until))
    return LonghallError(f"{message}-until", reason=sanction.reason, until=until)
