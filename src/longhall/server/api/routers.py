"""The routers that the endpoints stand on: what all of one kind have in common.

Each endpoint is complete as soon as it is declared, so that the application takes it as it is.
"""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Depends, Response, status
from fastapi.routing import APIRoute

from .dependencies import bearer, cookie
from .errors import PROBLEMS


def no_content() -> Response:
    """The answer where there is nothing to tell but that it is done."""
    return Response(status_code=status.HTTP_204_NO_CONTENT)


def operation_name(route: APIRoute) -> str:
    """The operation id of an endpoint in the schema: the name of its function."""
    return route.name


def open_router(tag: str, *problems: int, prefix: str = "") -> APIRouter:
    """For endpoints that ask nobody who they are; they may answer with these problems."""
    responses: dict[int | str, dict[str, Any]] = {status: PROBLEMS[status] for status in problems}
    return APIRouter(
        prefix=prefix,
        tags=[tag],
        responses=responses,
        redirect_slashes=False,
        generate_unique_id_function=operation_name,
    )


def signed_router(tag: str, prefix: str) -> APIRouter:
    """For endpoints that may ask for a session or for the secret of a seat."""
    return APIRouter(
        prefix=prefix,
        tags=[tag],
        responses=PROBLEMS,
        dependencies=[Depends(bearer), Depends(cookie)],
        redirect_slashes=False,
        generate_unique_id_function=operation_name,
    )
