"""Friends: your personal link, who is where, invitations, and whom you have blocked."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from fastapi import Path, Response, status
from pydantic import BaseModel, Field, StringConstraints

from ...protocol.shapes import TableStatus
from ...storage.queries.people.friends import decline, invitations_of
from ..dependencies import ACaller, APerson, AServer, ATable
from ..models import Given
from ..routers import no_content, signed_router

router = signed_router("friends", "/api")
Code = Annotated[str, StringConstraints(min_length=1, max_length=16, pattern=r"^[a-z0-9]+$")]
CodeInPath = Annotated[str, Path(min_length=1, max_length=16, pattern=r"^[a-z0-9]+$", description="As in the link.")]
Handle = Annotated[str, Path(pattern=r"^[0-9a-f]{16}$", description="Whom you mean, as in your list of friends.")]


class FriendAt(BaseModel):
    """A table at which a friend is."""

    id: str
    name: str
    game: str
    status: TableStatus


class Friend(BaseModel):
    """A friend of yours."""

    handle: str = Field(description="What you call them in requests.")
    name: str
    guest: bool
    since: float
    seen: float = Field(description="When they were last here, to the hour.")
    where: Literal["table", "lately", "away"] = Field(description="At a table now, here lately, or neither.")
    table: FriendAt | None = Field(description="Where they are now, if it is public or you sit there, too.")


class Blocked(BaseModel):
    """Somebody you have blocked."""

    handle: str
    name: str


class InvitedTo(BaseModel):
    """An open table to which you are invited."""

    table: str
    name: str
    game: str
    by: str = Field(description="Who invites you.")
    at: float


class FriendsInfo(BaseModel):
    """The people you know."""

    code: str = Field(description="Of your personal link: whoever opens `/friend/` and this may become your friend.")
    friends: list[Friend]
    blocked: list[Blocked]
    invitations: list[InvitedTo]


class FriendCode(Given):
    """A personal link."""

    code: Code


class FriendInvited(Given):
    """Whom to invite."""

    friend: Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{16}$")]


class LinkOwner(BaseModel):
    """Whose personal link it is."""

    name: str
    yours: bool


class NewLink(BaseModel):
    """A personal link."""

    code: str


@router.get("/friends")
async def list_friends(server: AServer, person: APerson) -> FriendsInfo:
    """Your friends with where they are, open tables to which you are invited, and whom you have blocked."""
    found = await server.friends.everything(person, lambda table: server.presence.now(table).seats)
    invited = [InvitedTo(**msgspec.structs.asdict(one)) for one in await invitations_of(server.store, person.id)]
    return FriendsInfo(code=await server.friends.link(person), invitations=invited, **found)


@router.post("/friends/link")
async def renew_link(server: AServer, person: APerson) -> NewLink:
    """A new personal link; the one before leads nowhere."""
    return NewLink(code=await server.friends.new_link(person))


@router.get("/friends/links/{code}")
async def who_invites(server: AServer, caller: ACaller, code: CodeInPath) -> LinkOwner:
    """Whose personal link it is."""
    owner = await server.friends.behind(code, caller.person)
    return LinkOwner(name=owner.name, yours=caller.person is not None and owner.id == caller.person.id)


@router.post("/friends", status_code=status.HTTP_201_CREATED)
async def accept_friend(server: AServer, person: APerson, body: FriendCode) -> LinkOwner:
    """Become friends with whoever gave you their personal link."""
    return LinkOwner(name=(await server.friends.accept(person, body.code)).name, yours=False)


@router.delete("/friends/{handle}", status_code=status.HTTP_204_NO_CONTENT)
async def remove_friend(server: AServer, person: APerson, handle: Handle) -> Response:
    """End a friendship."""
    await server.friends.remove(person, handle)
    return no_content()


@router.put("/friends/{handle}/block", status_code=status.HTTP_204_NO_CONTENT)
async def block_friend(server: AServer, person: APerson, handle: Handle) -> Response:
    """Be friends no more: they cannot use your link, invite you, or sit down at tables that you host."""
    await server.friends.block(person, handle)
    return no_content()


@router.delete("/friends/{handle}/block", status_code=status.HTTP_204_NO_CONTENT)
async def unblock_friend(server: AServer, person: APerson, handle: Handle) -> Response:
    """Forgive somebody you have blocked."""
    await server.friends.unblock(person, handle)
    return no_content()


@router.post("/tables/{table}/invitations", status_code=status.HTTP_204_NO_CONTENT)
async def invite_friend(server: AServer, table: ATable, person: APerson, body: FriendInvited) -> Response:
    """Invite a friend to an open table at which you sit; they get a notice, if they want any."""
    invited = await server.friends.invite(table, person, body.friend)
    if invited is not None:
        server.notices.plan(table.id, invited, "notice-invited")
    return no_content()


@router.delete("/invitations/{table}", status_code=status.HTTP_204_NO_CONTENT)
async def decline_invitation(server: AServer, person: APerson, table: ATable) -> Response:
    """Decline an invitation to a table."""
    await decline(server.store, table.id, person.id)
    return no_content()
