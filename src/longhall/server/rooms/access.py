"""Who may do what at a table: by the session of a person, by the secret of a seat, or as anybody.

The same for requests, streams and sockets.
"""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass

from ...kernel.errors import LonghallError
from ..auth.accounts import Accounts
from ..auth.sanctions import Sanctions
from ..protocol.limits import LONGEST_SECRET
from ..protocol.shapes import Role
from ..runtime.ids import hash_secret, same
from ..storage.queries.play.tables import seat_of_token
from ..storage.rows import User
from .room import Room


@dataclass(slots=True, eq=False)
class Access:
    """What somebody may see and do at a table."""

    person: User | None = None
    token: str | None = None
    """The hash of a seat's secret, which gives exactly that seat."""
    role: Role = "player"
    session: str | None = None
    """The hash of the session's secret; nothing is allowed any more when the session has ended."""
    _: KW_ONLY
    opens: tuple[str, int] | None = None
    """For one request: the table and the seat that the token opens, as the store said a moment ago."""
    bearer: bool = False
    """Whether the secret came in a header, from a client that keeps no cookies."""
    sanctions: Sanctions | None = None
    """Who is banned; None: nobody."""

    @property
    def holder(self) -> str | None:
        """Who has it: the same for all sessions of a person, and for each seat's secret; None: anybody."""
        return self.person.id if self.person is not None else self.token

    def seats(self, table: Room) -> list[int]:
        """The seats that may be seen and played, at present; those of somebody who is banned by nobody."""
        seats = self._opened(table)
        if seats and self.sanctions is not None and self.sanctions.bans:
            return [seat for seat in seats if self.sanctions.ban_of(table.seats[seat].user) is None]
        return seats

    def _opened(self, table: Room) -> list[int]:
        if self.role != "player":
            return []
        if self.opens is not None:
            return [self.opens[1]] if self.opens[0] == table.id else []
        if self.token is not None:
            return opened_by(table, self.token)
        return table.seats_of(self.person.id) if self.person is not None else []

    def user(self, table: Room) -> str | None:
        """The id of the person behind it."""
        if self.person is not None:
            return self.person.id
        seats = opened_by(table, self.token) if self.token is not None else []
        return table.seats[seats[0]].user if seats else None

    def name(self, table: Room) -> str:
        """What somebody is called at the table."""
        if self.person is not None:
            return self.person.name
        seats = self.seats(table)
        return table.seats[seats[0]].name if seats else ""

    def is_host(self, table: Room) -> bool:
        """Whether it is the host's own session."""
        return self.person is not None and table.is_host(self.person.id) and not self.is_banned

    def acts_as_host(self, table: Room, seat: int) -> bool:
        """Whether a seat is not theirs, and they could do something for it as the host."""
        return self.is_host(table) and seat not in self.seats(table)

    def need_host(self, table: Room) -> None:
        """Refuse everybody but the host."""
        self.need_welcome(table)
        if not self.is_host(table):
            raise LonghallError("error-not-host")

    def need_person(self) -> User:
        """The person who asks; nobody in particular, a mere seat, or somebody who is banned is refused."""
        person = self.need_self()
        if self.sanctions is not None:
            self.sanctions.need_welcome(person.id)
        return person

    def need_self(self) -> User:
        """The person who asks about themselves, which those who are banned may, too."""
        if self.person is None:
            raise LonghallError("error-who" if self.token is None else "error-seat-only")
        return self.person

    def need_moderator(self) -> User:
        """Refuse everybody but moderators of this server."""
        person = self.need_person()
        if self.sanctions is None or person.id not in self.sanctions.moderators:
            raise LonghallError("error-not-moderator")
        return person

    @property
    def is_banned(self) -> bool:
        """Whether the person who asks is banned."""
        return self.sanctions is not None and self.person is not None and bool(self.sanctions.ban_of(self.person.id))

    def need_welcome(self, table: Room) -> None:
        """Refuse somebody who is banned, by whatever secret they came."""
        if self.sanctions is not None and self.sanctions.bans:
            self.sanctions.need_welcome(self.user(table))

    def own_seat(self, table: Room, seat: int | None, default: int | None) -> int:
        """The seat that something is about, which must be theirs: the one named, or else the default."""
        chosen = seat if seat is not None else default
        if chosen is None:
            self.need_welcome(table)
            raise LonghallError("error-which-seat" if self.seats(table) else "error-not-seated")
        if chosen not in self.seats(table):
            self.need_welcome(table)
            raise LonghallError("error-not-yours", seat=chosen + 1)
        return chosen

    def need_seat(self, table: Room, seat: int) -> None:
        """Refuse everybody who does not hold a seat."""
        if self.person is None and self.token is None:
            raise LonghallError("error-who")
        if not 0 <= seat < len(table.seats):
            raise LonghallError("error-no-such-seat", given=seat + 1, count=len(table.seats))
        if seat not in self.seats(table):
            self.need_welcome(table)
            raise LonghallError("error-not-yours", seat=seat + 1)


def opened_by(table: Room, token: str) -> list[int]:
    """The seats whose own secret has this hash."""
    return [seat.seat for seat in table.seats if seat.token is not None and same(seat.token, token)]


async def access_to(accounts: Accounts, table: Room, secret: str | None, role: Role) -> Access | None:
    """What a secret opens: a seat of this table or a session; None if it opens nothing. No secret: anybody."""
    if not secret:
        return Access(role=role)
    hashed = hash_secret(secret)
    if opened_by(table, hashed):
        return Access(token=hashed, role=role, sanctions=accounts.sanctions)
    person = await accounts.by_session(secret)
    return Access(person, None, role, hashed, sanctions=accounts.sanctions) if person is not None else None


async def access_by_bearer(accounts: Accounts, secret: str) -> Access:
    """What the secret of a request opens: a session, or a seat of any table; a wrong one is refused."""
    if len(secret) <= LONGEST_SECRET:
        hashed = hash_secret(secret)
        person = await accounts.by_session(secret)
        if person is not None:
            await accounts.saw(person, secret)
            return Access(person, session=hashed, bearer=True, sanctions=accounts.sanctions)
        found = await seat_of_token(accounts.store, hashed)
        if found is not None and same(found[2], hashed):
            return Access(token=hashed, opens=found[:2], sanctions=accounts.sanctions)
    raise LonghallError("error-secret")


async def access_by_cookie(accounts: Accounts, secret: str) -> Access:
    """What the session cookie of a request opens; a wrong one opens nothing, as if there were none."""
    if not secret or len(secret) > LONGEST_SECRET:
        return Access()
    person = await accounts.by_session(secret)
    if person is None:
        return Access()
    await accounts.saw(person, secret)
    return Access(person, session=hash_secret(secret), sanctions=accounts.sanctions)
