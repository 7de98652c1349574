"""Games in retrospect: log, replay, sagas, verification, forks and rematches."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends, Path, Query, Request, Response, status

from ....kernel.errors import LonghallError
from ....speech import Speech, speech
from ...play.replay import replay_at, undo_outline
from ...play.sagas import checking_chance, checking_old_chance, drawing, saga_text
from ...protocol.limits import HIGHEST_VERSION
from ...rooms.log.reading import read_log
from ...rooms.log.standing import keeps_less, tell_gone
from ...rooms.room import Room
from ...rooms.shared_chance import chance_of
from ...transport.updates import seed_of
from ...wiring import Server
from ..dependencies import ACaller, APerson, AServer, ATable
from ..errors import language_of
from ..models import ChanceProof, Draw, ForkWish, Log, Replay, SagaText, TableAndYou, Verification
from ..routers import signed_router
from .joining import table_and_you
from .play import AsSeat, BoardOnly, whose_view

router = signed_router("looking back", "/api/tables/{table}")
uploads = signed_router("looking back", "/api/sagas")
MoveNumber = Annotated[int, Path(ge=0, le=HIGHEST_VERSION, description="After how many moves.")]


async def whose_memory(table: ATable, caller: ACaller, seat: AsSeat = None, board: BoardOnly = False) -> int | None:
    """Whose view of the past is shown: anybody's when the game is over, until then only their own."""
    if table.status != "finished" or seat is None or board:
        return whose_view(table, caller, seat, board)
    if seat >= len(table.seats):
        raise LonghallError("error-no-such-seat", given=seat + 1, count=len(table.seats))
    return seat


APastViewer = Annotated[int | None, Depends(whose_memory)]


@router.get("/log")
async def get_log(
    server: AServer,
    table: ATable,
    viewer: APastViewer,
    after: Annotated[int, Query(ge=0, le=HIGHEST_VERSION, description="Only entries after this version.")] = 0,
    most: Annotated[int, Query(ge=1, le=500, description="How many at most.")] = 100,
) -> Log:
    """What happened, as the viewer may read it, page by page."""
    entries = await read_log(server.store, table.id, after, most + 1)
    if any(keeps_less(entry) for entry in entries):
        tell_gone(entries, await undo_outline(server.store, table.id))
    shown = [entry.shown(viewer, table.withheld()) for entry in entries[:most]]
    return Log(entries=shown, more=len(entries) > most)


@router.get("/replay/{move}")
async def get_replay(server: AServer, table: ATable, viewer: APastViewer, move: MoveNumber) -> Replay:
    """The table after some of its moves: of a finished game in anybody's view, of a running one in your own."""
    return Replay(**await replay_at(server.rooms, table, move, viewer))


UNFAIR = (
    "error-saga-seed-hash",
    "error-saga-stacked",
    "error-chance-elsewhere",
    "error-fair-start",
    "error-fair-secret",
    "error-fair-nonce",
    "error-fair-seed",
)
SAGA: dict[int | str, dict[str, Any]] = {
    200: {"content": {"text/plain": {"schema": {"type": "string"}}}, "description": "The saga."}
}


@router.get("/saga", response_class=Response, responses=SAGA)
async def get_saga(server: AServer, table: ATable) -> Response:
    """A finished game as text. A running game is refused: it would reveal what is hidden."""
    text = await saga_text(server.store, table)
    name = f'attachment; filename="{table.game.name}-{table.id}.saga"'
    return Response(text, media_type="text/plain; charset=utf-8", headers={"content-disposition": name})


@router.get("/verification")
async def get_verification(server: AServer, table: ATable, request: Request) -> Verification:
    """Whether the seed of a finished game matches the hash published at the start and gives every outcome."""
    say = speech(language_of(request.headers))
    if table.status == "finished" and not table.playable:
        return await verify_old(server, table, say)
    try:
        outcomes, fair = await server.rooms.slices.run(checking_chance(table)), True
        text = say.say("table-chance-fair", count=outcomes)
    except LonghallError as error:
        if error.message not in UNFAIR:
            raise
        outcomes, fair, text = 0, False, say.say(error.message, **say.arguments(None, error.facts))
    return Verification(seed=seed_of(table) or "", seed_hash=table.seed_hash, fair=fair, outcomes=outcomes, text=text)


@router.get("/chance")
async def get_chance(server: AServer, table: ATable) -> ChanceProof:
    """What proves the chance of a finished game: the parts of the seed, and what each outcome was chosen from."""
    draws = await server.rooms.slices.run(drawing(table))
    told = [Draw(kind=kind, value=value, pool=pool) for kind, value, pool in draws]
    seed = seed_of(table)
    assert seed is not None
    return ChanceProof(chance=chance_of(table), seed=seed, seed_hash=table.seed_hash, draws=told)


async def verify_old(server: Server, table: Room, say: Speech) -> Verification:
    """A game of other rules: what can be checked of it, and what not."""
    outcomes = await server.rooms.slices.run(checking_old_chance(table))
    facts = {"rules": table.rules, "move": table.moves_shown(), "last": table.recorded}
    message = "table-chance-old-seed" if outcomes is None else "table-chance-old"
    text = say.say(message, count=outcomes or 0, **facts)
    return Verification(
        seed=seed_of(table) or "", seed_hash=table.seed_hash, fair=True, outcomes=outcomes or 0, text=text
    )


@router.post("/fork", status_code=status.HTTP_201_CREATED)
async def fork(server: AServer, table: ATable, person: APerson, caller: ACaller, body: ForkWish) -> TableAndYou:
    """A new table that goes on from a move of a finished game: bots stay bots, and you play all other seats, or one."""
    made = await server.new_tables.fork(table, person, body.move, body.seat)
    server.bots.on_entry(made)
    return await table_and_you(server, made, caller)


@router.post("/rematch", status_code=status.HTTP_201_CREATED)
async def rematch(server: AServer, table: ATable, person: APerson, caller: ACaller) -> TableAndYou:
    """A rematch with the same people, options and terms; asking twice makes one rematch."""
    return await table_and_you(server, await server.new_tables.rematch(table, person), caller)


@uploads.post("", status_code=status.HTTP_201_CREATED)
async def upload_saga(server: AServer, person: APerson, caller: ACaller, body: SagaText) -> TableAndYou:
    """A table from a saga: to look at if it is finished, to play on by hot seat if not."""
    return await table_and_you(server, await server.new_tables.upload(person, body.saga), caller)
