"""Lists: the lobby, running games to watch, your own tables, finished games, ratings."""

from __future__ import annotations

from typing import Annotated

from fastapi import Query

from ....kernel.registry import find_game
from ...lists import lobby
from ...lists.ranking import ranking
from ..catalogue.games import GameName
from ..dependencies import ACaller, APerson, AServer
from ..models import (
    FinishedTable,
    FinishedTables,
    Lobby,
    MyTable,
    MyTables,
    Ratings,
    RunningTable,
    RunningTables,
    TableRow,
)
from ..routers import signed_router

router = signed_router("lists", "/api")
OneGame = Annotated[str | None, Query(max_length=40, description="Only tables of this game.")]
Most = Annotated[int, Query(ge=1, le=100, description="How many at most.")]
Skip = Annotated[int, Query(ge=0, le=1_000_000, description="How many to leave out at the beginning.")]
MOST_OWN = 200


@router.get("/tables")
async def list_open(server: AServer, game: OneGame = None, most: Most = 50, skip: Skip = 0) -> Lobby:
    """The lobby: open tables that are listed."""
    name = find_game(game).name if game is not None else None
    rows = await lobby.open_tables(server.store, name, most, skip)
    return Lobby(tables=[TableRow(**row) for row in rows])


@router.get("/running")
async def list_running(server: AServer, game: OneGame = None, most: Most = 20, skip: Skip = 0) -> RunningTables:
    """Running games that anybody may watch: tables that are listed, those where something happened last first."""
    name = find_game(game).name if game is not None else None
    rows = await server.running_games.listed(name, most, skip)
    return RunningTables(tables=[RunningTable(**row, watching=server.presence.now(row["id"]).watching) for row in rows])


@router.get("/me/tables")
async def list_mine(server: AServer, person: APerson) -> MyTables:
    """Your open and running tables, those that wait for you first."""
    rows = await lobby.tables_of(server.rooms, person, MOST_OWN)
    return MyTables(tables=[MyTable(**row) for row in rows])


@router.get("/finished")
async def list_finished(
    server: AServer,
    caller: ACaller,
    game: OneGame = None,
    mine: Annotated[bool, Query(description="Your own; else all that were listed.")] = False,
    most: Most = 50,
    skip: Skip = 0,
) -> FinishedTables:
    """Finished games with their results."""
    name = find_game(game).name if game is not None else None
    person = caller.need_person() if mine else None
    rows = await lobby.finished_tables(server.store, person, name, most, skip)
    return FinishedTables(tables=[FinishedTable(**row) for row in rows])


@router.get("/games/{game}/ratings")
async def list_ratings(server: AServer, caller: ACaller, game: GameName, most: Most = 50, skip: Skip = 0) -> Ratings:
    """The ranking of a game: those who have played enough rated games, the best first; and your own place."""
    name = find_game(game).name
    return Ratings(game=name, **await ranking(server.store, name, caller.person, most, skip))
