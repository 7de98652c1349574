"""Guests, accounts and sessions, and what people may change about themselves."""

from __future__ import annotations

from math import ceil

from fastapi import Request, Response, status

from ....kernel.errors import LonghallError
from ...auth.cookies import DEVICE, device_cookie, session_cookie
from ...auth.sanctions import refusal
from ...notify.preferences import check_notices
from ...runtime.ids import hash_secret
from ...runtime.rate_limits import limited_as
from ...storage.rows import User
from ...wiring import Server
from ..dependencies import ACaller, APerson, ASelf, AServer
from ..errors import language_of, problem
from ..models import ChangeMe, LogIn, Me, NewAccount, NewGuest, Session
from ..routers import signed_router

router = signed_router("people", "/api")


def agent_of(request: Request) -> str:
    """What a browser calls itself."""
    return request.headers.get("user-agent", "")


async def open_session(server: Server, request: Request, response: Response, person: User, bearer: bool) -> Session:
    """Somebody with an account is known from now on: by a cookie, or by a secret they keep themselves."""
    secret = await server.accounts.new_session(person, agent_of(request))
    if not bearer:
        device = await server.devices.remember(person, request.cookies.get(DEVICE, ""))
        response.headers.append("set-cookie", device_cookie(server.settings, device))
    return keep_session(server, response, person, secret, bearer)


def me_of(server: Server, person: User) -> Me:
    """What somebody gets to know about themselves."""
    return Me(**person.shown(), moderator=person.id in server.sanctions.moderators)


def keep_session(server: Server, response: Response, person: User, secret: str, bearer: bool) -> Session:
    """Answer with a session, as a cookie or as a secret."""
    if not bearer:
        response.headers.append("set-cookie", session_cookie(server.settings, secret))
    return Session(me=me_of(server, person), session=secret if bearer else None)


@router.post("/guests", status_code=status.HTTP_201_CREATED)
async def become_guest(server: AServer, body: NewGuest, request: Request, response: Response) -> Session:
    """Become a guest, with a name only; names of accounts, and those that look like them, are taken."""
    person, secret = await server.accounts.new_guest(body.name, agent_of(request))
    return keep_session(server, response, person, secret, body.bearer)


@router.post("/accounts", status_code=status.HTTP_201_CREATED)
async def make_account(
    server: AServer, caller: ACaller, body: NewAccount, request: Request, response: Response
) -> Session:
    """Make an account. A guest who asks keeps all seats, and gets a new session for the one they had."""
    if caller.token is not None:
        caller.need_person()
    person = await server.accounts.claim_account(caller.person, body.name, body.password)
    if caller.person is not None:
        await server.accounts.end_sessions([row.token for row in await server.accounts.sessions(person)])
    return await open_session(server, request, response, person, body.bearer or caller.bearer)


@router.post("/sessions", status_code=status.HTTP_201_CREATED)
async def log_in(server: AServer, body: LogIn, request: Request, response: Response) -> Session:
    """Log in with name and password. Wrong guesses are limited; a browser known to the account has its own limit."""
    person = await server.accounts.find_account(body.name)
    await check_password(server, request, person, body.password, "error-login", body.name)
    assert person is not None
    return await open_session(server, request, response, person, body.bearer)


async def check_password(
    server: Server, request: Request, person: User | None, password: str, error: str, name: str = ""
) -> None:
    """Refuse a wrong password, and any at all after too many wrong ones; right ones do not count."""
    device = request.cookies.get(DEVICE, "")
    account = f"name {name.casefold()}" if person is None else person.id
    if await server.devices.knows(person, device):
        limits = [("guesses", f"{account} on {hash_secret(device)}")]
    else:
        limits = [("guesses", limited_as(request.state.address)), ("guesses at an account", account)]
    wait = max(server.limits.wait(kind, who) for kind, who in limits)
    if wait > 0:
        raise LonghallError("error-too-often", seconds=ceil(wait))
    if not await server.accounts.knows_password(person, password):
        raise LonghallError(error)
    for kind, who in limits:
        server.limits.give_back(kind, who)


@router.delete("/sessions", status_code=status.HTTP_204_NO_CONTENT)
async def log_out(server: AServer, caller: ACaller) -> Response:
    """Log out: end your session."""
    caller.need_self()
    if caller.session is not None:
        await server.accounts.end_sessions([caller.session])
    return gone(server)


def gone(server: Server) -> Response:
    """An answer after which the browser has no session any more."""
    answer = Response(status_code=status.HTTP_204_NO_CONTENT)
    answer.headers["set-cookie"] = session_cookie(server.settings, "")
    return answer


@router.get("/me")
async def who_am_i(server: AServer, person: ASelf, request: Request) -> Me:
    """Who you are."""
    me = me_of(server, person)
    ban = server.sanctions.ban_of(person.id)
    if ban is not None:
        me.banned = problem(refusal("error-banned", ban), language_of(request.headers)).text
    return me


@router.patch("/me")
async def change_me(server: AServer, person: APerson, body: ChangeMe) -> Me:
    """Change name, language, or where turn notices go."""
    notices = None
    if body.notices is not None:
        wanted = {**person.notices, **body.notices.model_dump(exclude_none=True)}
        allow, can_mail = server.settings.private_notices, bool(server.settings.smtp)
        notices = check_notices(wanted, person.notices, allow_private=allow, can_mail=can_mail)
    changed = await server.accounts.change(person, body.name, body.language, notices)
    return me_of(server, changed)
