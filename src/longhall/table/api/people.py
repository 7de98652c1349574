"""People: guests, accounts, sessions, and what one may change about oneself."""

from __future__ import annotations

from fastapi import APIRouter, Response, status

from ...kernel.errors import LonghallError
from ..house import House
from ..notice_wishes import check_notices
from ..people import Person
from ..security import session_cookie
from .ask import ACaller, AHouse, APerson
from .models import ChangeMe, LogIn, Me, NewAccount, NewGuest, Session

router = APIRouter(prefix="/api", tags=["people"])


async def open_session(house: House, response: Response, person: Person, bearer: bool) -> Session:
    """Somebody is known from now on: by a cookie, or by a secret they keep themselves."""
    secret = await house.people.new_session(person)
    return keep_session(house, response, person, secret, bearer)


def keep_session(house: House, response: Response, person: Person, secret: str, bearer: bool) -> Session:
    """Hand a session over."""
    if not bearer:
        response.headers["set-cookie"] = session_cookie(house.settings, secret)
    return Session(me=Me(**person.shown()), session=secret if bearer else None)


@router.post("/guests", status_code=status.HTTP_201_CREATED)
async def become_guest(house: AHouse, wish: NewGuest, response: Response) -> Session:
    """Come in with a name only."""
    person, secret = await house.people.new_guest(wish.name)
    return keep_session(house, response, person, secret, wish.bearer)


@router.post("/accounts", status_code=status.HTTP_201_CREATED)
async def make_account(house: AHouse, caller: ACaller, wish: NewAccount, response: Response) -> Session:
    """Make an account. A guest who asks keeps all seats and the session."""
    if caller.seat is not None:
        caller.need_person()
    person = await house.people.claim_account(caller.person, wish.name, wish.password)
    if caller.person is not None:
        return Session(me=Me(**person.shown()), session=None)
    return await open_session(house, response, person, wish.bearer)


@router.post("/sessions", status_code=status.HTTP_201_CREATED)
async def log_in(house: AHouse, wish: LogIn, response: Response) -> Session:
    """Log in with name and password."""
    wait = house.limits.wait("sessions", f"account {wish.name.strip().casefold()}")
    if wait > 0:
        raise LonghallError("error-too-often", seconds=int(wait) + 1)
    person = await house.people.log_in(wish.name, wish.password)
    return await open_session(house, response, person, wish.bearer)


@router.delete("/sessions", status_code=status.HTTP_204_NO_CONTENT)
async def log_out(house: AHouse, caller: ACaller) -> Response:
    """End the session with which one asks."""
    caller.need_person()
    await house.people.log_out(caller.secret)
    gone = Response(status_code=status.HTTP_204_NO_CONTENT)
    gone.headers["set-cookie"] = session_cookie(house.settings, "")
    return gone


@router.get("/me")
async def who_am_i(person: APerson) -> Me:
    """Who one is."""
    return Me(**person.shown())


@router.patch("/me")
async def change_me(house: AHouse, person: APerson, wish: ChangeMe) -> Me:
    """Change name, language, or where turn notices go."""
    notices = None
    if wish.notices is not None:
        wanted = {**person.notices, **wish.notices.model_dump(exclude_none=True)}
        allow, can_mail = house.settings.private_notices, bool(house.settings.smtp)
        notices = check_notices(wanted, person.notices, allow_private=allow, can_mail=can_mail)
    changed = await house.people.change(person, wish.name, wish.language, notices)
    return Me(**changed.shown())
