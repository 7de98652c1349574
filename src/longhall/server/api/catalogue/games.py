"""Games: what can be played here, with which options, and what it is drawn from."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Path, Query, Response

from ....bots.level import level_names
from ....bots.roster import bot_names
from ....kernel.errors import LonghallError
from ....kernel.game import Game
from ....kernel.registry import all_games, find_content, find_game
from ....speech import FALLBACK, own_words, rule_ids, speech
from ...play.packs import Packs
from ..dependencies import AServer
from ..models import ContentInfo, GameInfo, GamesInfo, OptionInfo, PackInfo
from ..routers import open_router

router = open_router("games", 400, 404, 422, 429, prefix="/api/games")
GameName = Annotated[str, Path(min_length=1, max_length=40, description="The game's name.")]
FOR_A_DAY = "public, max-age=86400"


def game_info(game: Game[Any], packs: Packs) -> GameInfo:
    """What a person who makes a table wants to know of a game."""
    return GameInfo(
        name=game.name,
        prefix=game.prefix,
        rules=game.rules_version,
        content=game.content_hash,
        fewest=game.fewest,
        most=game.most,
        options=[
            OptionInfo(
                name=variant.name,
                rule=variant.rule,
                values=list(variant.values),
                default=variant.default,
                fewest=variant.fewest,
                most=min(variant.most, game.most),
            )
            for variant in game.variants
        ],
        bots=bot_names(),
        levels=level_names(),
        score_categories=game.score_categories(),
        rule_ids=rule_ids(game),
        packs=[PackInfo(name=pack.pack_name, content=pack.content_hash) for pack in packs.offered_for(game.name)],
    )


@router.get("")
async def list_games(server: AServer) -> GamesInfo:
    """All games that can be played here."""
    games = [game_info(game, server.packs) for game in all_games()]
    return GamesInfo(games=games, largest_body=server.settings.largest_body)


@router.get("/{game}")
async def get_game(server: AServer, game: GameName) -> GameInfo:
    """One game."""
    return game_info(find_game(game), server.packs)


@router.get("/{game}/content")
async def get_content(
    game: GameName,
    response: Response,
    content: Annotated[
        str, Query(max_length=64, description="The hash of a table's content; empty: the game's own.")
    ] = "",
) -> ContentInfo:
    """Boards, cards and tiles of a game, its own or those of a content pack that a table is played with."""
    found = find_content(game, content) if content else find_game(game)
    if found is None:
        raise LonghallError("error-no-such-pack", given=content)
    response.headers["cache-control"] = FOR_A_DAY
    response.headers["etag"] = f'"{found.content_hash}"'
    said = speech(FALLBACK)
    return ContentInfo(
        game=found.name,
        hash=found.content_hash,
        content=found.content(),
        names=said.pack_names(found),
        texts=said.pack_texts(found),
    )


WORDS: dict[int | str, dict[str, Any]] = {
    200: {"content": {"text/plain": {"schema": {"type": "string"}}}, "description": "A Fluent file."}
}


@router.get("/{game}/words/{language}", response_class=Response, responses=WORDS)
async def get_words(
    game: GameName, language: Annotated[str, Path(pattern="^[a-z]{2}$", description="As in `pl`.")]
) -> Response:
    """The messages that a game of another package brought along, in English if it lacks the language."""
    return Response(own_words(find_game(game), language), media_type="text/plain; charset=utf-8")
