"""Puzzles: which there are, each as a question on a board, answers, and the puzzle of the day."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Any, Final, Literal

from fastapi import Path, Query, Response
from msgspec import Meta
from pydantic import BaseModel, Field

from ....kernel.game import Game
from ....kernel.registry import all_games, find_game
from ....kernel.shapes import Fact, GameView, Question, Said
from ....puzzles.puzzle import Puzzle
from ...lists.puzzle_ratings import count_try, first_of, shown, standing
from ...protocol.limits import LONGEST_ACTION, LONGEST_WORD, PRINTABLE_ID
from ...protocol.shapes import ShownEvent
from ...protocol.told import Told, encode
from ...storage.queries.standings import puzzles as kept
from ..dependencies import ACaller, AServer
from ..routers import signed_router
from ..tables.hints import Reason

router = signed_router("puzzles", "/api/puzzles")
PuzzleId = Annotated[str, Path(min_length=1, max_length=16, description="The puzzle's id.")]
SOLVED: Final = {True: "solved", False: "failed"}
Result = Literal["solved", "failed"]


class PuzzleTheme(Told):
    """What the best option is good for."""

    message: Annotated[
        str,
        Meta(description="The message; `web-puzzle-part` names a part, whose clause is `<prefix>-gain-<part>`."),
    ]
    facts: dict[str, Fact]


class PuzzleInfo(Told):
    """A puzzle in a list."""

    id: str
    game: str
    number: Annotated[int, Meta(description="Its place among the puzzles of its game, the easiest first, from 1.")]
    players: Annotated[int, Meta(description="How many play in it.")]
    theme: PuzzleTheme
    grade: Annotated[int, Meta(description="How hard it is, from 1 to 5.")]
    rating: Annotated[int, Meta(description="The same on the scale of your own rating; it moves with every try.")]
    result: Annotated[Result | None, Meta(description="How your first try ended; null: you have not tried it.")]


class Solving(Told):
    """How you do at puzzles."""

    rating: Annotated[int, Meta(description="1500 at first.")]
    tries: int
    solved: int
    streak: Annotated[int, Meta(description="Solved one after the other, up to now.")]
    longest: Annotated[int, Meta(description="The longest such streak.")]


class PuzzleList(Told):
    """The puzzles of a game, or of all games."""

    puzzles: Annotated[list[PuzzleInfo], Meta(description="The easiest of each game first; without solutions.")]
    me: Solving


class PuzzlesOfTheDay(Told):
    """The puzzle of the day, of each game; the same for everybody."""

    date: Annotated[str, Meta(description="The day, in UTC.")]
    puzzles: list[PuzzleInfo]


class PuzzlePosition(Told):
    """A puzzle as its solver has it before them."""

    info: PuzzleInfo
    seat: Annotated[int, Meta(description="The solver's seat.")]
    players: list[str]
    view: Annotated[GameView, Meta(description="The table as that seat sees it.")]
    question: Annotated[Question, Meta(description="What is asked, as on a table.")]
    events: Annotated[list[ShownEvent], Meta(description="What happened last.")]
    me: Solving


class PuzzleOption(Told):
    """An option of a puzzle, and what it is worth."""

    action: str
    label: Said
    targets: tuple[str, ...]
    behind: Annotated[
        float | None, Meta(description="How many points less than the best; null: so many that it was soon dropped.")
    ]


class PuzzleFrame(Told):
    """What the solver sees after a move."""

    seat: Annotated[int, Meta(description="Whose move it was.")]
    view: GameView
    events: list[ShownEvent]


class BestOption(Told):
    """The best option."""

    action: str
    label: Said
    targets: tuple[str, ...]


class Counted(Told):
    """What a first try did."""

    rating: int
    change: Annotated[int, Meta(description="What it did to your rating.")]
    tries: int
    solved: int
    streak: int
    longest: int


class PuzzleAnswer(Told):
    """What an answer is worth."""

    right: bool
    best: BestOption
    behind: Annotated[float | None, Meta(description="How many points less than the best your answer is worth.")]
    why: Annotated[list[Reason], Meta(description="What speaks for the best option rather than for yours.")]
    reasons: Annotated[list[Reason], Meta(description="What speaks for the best option rather than for all others.")]
    options: Annotated[list[PuzzleOption], Meta(description="All options, the best first.")]
    after: Annotated[PuzzleFrame, Meta(description="What you see right after your answer.")]
    line: Annotated[list[PuzzleFrame], Meta(description="How the game goes on with the best option.")]
    counted: Annotated[
        Counted | None, Meta(description="What it did to your rating; null: not the first try, or nobody's.")
    ]


class AnswerRequest(BaseModel):
    """An answer to a puzzle."""

    action: str = Field(
        min_length=1, max_length=LONGEST_ACTION, pattern=PRINTABLE_ID, description="The action as its option has it."
    )


class Lister:
    """Tells puzzles as one caller may know them."""

    def __init__(self, results: dict[str, bool], ratings: dict[str, Any]) -> None:
        self.results = results
        self.ratings = ratings

    def info(self, game: Game[Any], puzzle: Puzzle, number: int) -> dict[str, Any]:
        """A puzzle in a list."""
        mu, _ = self.ratings.get(puzzle.id) or first_of(puzzle)
        return {
            "id": puzzle.id,
            "game": game.name,
            "number": number,
            "players": puzzle.seats,
            "theme": {"message": puzzle.theme.message, "facts": puzzle.theme.facts},
            "grade": puzzle.grade,
            "rating": shown(mu),
            "result": SOLVED[self.results[puzzle.id]] if puzzle.id in self.results else None,
        }


async def lister(server: AServer, caller: ACaller) -> Lister:
    """What is needed to tell puzzles to somebody."""
    results = await kept.results_of(server.store, caller.person.id) if caller.person else {}
    return Lister(results, await kept.ratings_of(server.store))


async def solving(server: AServer, caller: ACaller) -> dict[str, int]:
    """How somebody does at puzzles."""
    return standing(await kept.solver(server.store, caller.person.id) if caller.person else None)


def told(answer: dict[str, Any]) -> Response:
    """An answer that only its reader may keep: results and ratings change."""
    return Response(encode(answer), media_type="application/json", headers={"cache-control": "private, no-cache"})


OfGame = Annotated[
    str | None, Query(min_length=1, max_length=LONGEST_WORD, description="A game by name; without, all games.")
]


@router.get("", response_model=PuzzleList)
async def list_puzzles(server: AServer, caller: ACaller, game: OfGame = None) -> Response:
    """The puzzles of a game, or of all, without solutions, and how you did."""
    tell = await lister(server, caller)
    games = [find_game(game)] if game is not None else all_games()
    found = [
        tell.info(one, puzzle, number) for one in games for number, puzzle in enumerate(await server.puzzles.of(one), 1)
    ]
    return told({"puzzles": found, "me": await solving(server, caller)})


@router.get("/today", response_model=PuzzlesOfTheDay)
async def puzzles_of_the_day(server: AServer, caller: ACaller) -> Response:
    """The puzzle of the day, of each game."""
    today = datetime.now(UTC).date()
    tell = await lister(server, caller)
    found = [
        tell.info(game, puzzle, (await server.puzzles.of(game)).index(puzzle) + 1)
        for game, puzzle in await server.puzzles.today(today)
    ]
    return told({"date": today.isoformat(), "puzzles": found})


@router.get("/{puzzle}", response_model=PuzzlePosition)
async def get_puzzle(server: AServer, caller: ACaller, puzzle: PuzzleId) -> Response:
    """A puzzle: what its seat sees and is asked."""
    game, found = await server.puzzles.find(puzzle)
    number = (await server.puzzles.of(game)).index(found) + 1
    position = await server.puzzles.position(game, found)
    info = (await lister(server, caller)).info(game, found, number)
    return told({"info": info, "seat": found.seat, **position, "me": await solving(server, caller)})


@router.post("/{puzzle}/answer", response_model=PuzzleAnswer)
async def answer_puzzle(server: AServer, caller: ACaller, puzzle: PuzzleId, asked: AnswerRequest) -> Response:
    """Answer a puzzle: whether it is the best option, and why. Your first try is kept and rated."""
    game, found = await server.puzzles.find(puzzle)
    answer = await server.puzzles.answered(game, found, asked.action)
    counted = await count_try(server.store, caller.person, found, answer["right"]) if caller.person else None
    return told({**answer, "counted": counted})
