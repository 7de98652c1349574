"""Pages of the site that nobody writes: the games with their rules, and the references, from what the code says.

MkDocs loads this file as a hook (`mkdocs.yml`).
"""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, get_args

import msgspec

import longhall
from longhall import load_saga
from longhall.cli import main
from longhall.commands import COMMANDS
from longhall.games import load_games
from longhall.kernel.game import Game
from longhall.kernel.registry import all_games
from longhall.kernel.variants import word_of
from longhall.server.app.factory import create_app
from longhall.server.runtime.settings import Settings
from longhall.server.transport import protocol
from longhall.server.transport.messages import Message
from longhall.speech import rule_ids, rule_sections, section_of, speech

if TYPE_CHECKING:
    from mkdocs.structure.files import Files

OUTSIDE = re.compile(r"\[([^\]]+)\]\(\.\./[^)]+\)")
"""A link to a file of the project that is no page."""
METHODS = ("get", "post", "put", "patch", "delete")
LIMITS = {"minimum": "from", "maximum": "to", "minLength": "at least", "maxLength": "at most"}
FILMS = {"brian-boru": "table-turn", "pax-viking": "pax-turn", "feast-for-odin": "feast-turn"}
AID = {
    "symbols": "The symbols of the game and what they mean",
    "round": "The course of a round, step by step",
    "scoring": "What gives points, and what costs them",
}
"""The parts of a player aid, and what each picture shows."""
ROOT = Path(__file__).parents[1]
PLAYED = ROOT / "tests" / "golden"
"""Whole games, from which examples of moves are taken."""
PLAYERS = ["Astrid", "Brodir", "Cormac", "Dagny", "Egil", "Freydis"]
VOCABULARY = {
    "feast-for-odin": ("README.md", "## The effect vocabulary"),
    "pax-viking": ("content/README.md", "## Abilities"),
}
"""The part of a game's README that explains what its content can say."""
load_games()


def on_files(files: Files, config: Any) -> Files:
    """Add the generated pages."""
    from mkdocs.structure.files import File  # here, so that tests can read the pages without MkDocs

    schema = create_app(Settings(database="sqlite+aiosqlite:///never-opened")).openapi()
    pages = {
        "reference-python.md": python_page(),
        "reference-rest.md": rest_page(schema),
        "reference-sockets.md": sockets_page(schema),
        "reference-commands.md": commands_page(),
        "content-effects.md": effects_page(),
        **{f"{game.name}.md": game_page(game) for game in all_games()},
    }
    for name, text in pages.items():
        files.append(File.generated(config, name, content=text))
    return files


def on_page_markdown(markdown: str, **_: Any) -> str:
    """Links to files of the project become plain text: the site has pages only."""
    return OUTSIDE.sub(r"\1", markdown)


def game_page(game: Game[Any]) -> str:
    """A game: what it is about, how to begin, what a table can agree on, and all rules in our own words."""
    say = speech("en").say
    seats = f"{game.fewest} to {game.most} players"
    lines = [f"# {say(f'{game.prefix}-title')}", "", say(f"{game.prefix}-tagline"), "", f"For {seats}.", ""]
    lines += [
        f"![A turn, and what the others do](pictures/{FILMS[game.name]}.webp)",
        "",
        "    longhall play " + game.name,
        "",
    ]
    lines += [
        "## Player aid",
        "",
        "Press `A` at a table: the symbols, the course of a round, and the scoring, each on one sheet.",
        "",
    ]
    for part, shows in AID.items():
        lines += [f"### {part.capitalize()}", "", f"![{shows}](pictures/aid-{game.name}-{part}.webp)", ""]
    lines += notation_lines(game)
    lines += ["## What a table can agree on", ""]
    rows = []
    for variant in game.variants:
        asked = say(f"{game.prefix}-option-{variant.name}")
        values = [say(f"{game.prefix}-option-{variant.name}-{word_of(value)}") for value in variant.values]
        usual = say(f"{game.prefix}-option-{variant.name}-{word_of(variant.default)}")
        rows.append((asked, "; ".join(f"**{value}**" if value == usual else value for value in values), variant.rule))
    lines += [*table(("question", "answers, the usual one in bold", "rule"), rows), "", "## Rules", ""]
    for section in rule_sections(game):
        lines += [f"### {say(section)}", ""]
        lines += [f"`{rule}` {say(rule)}\n" for rule in rule_ids(game) if section_of(rule) == section]
    return "\n".join(lines)


def notation_lines(game: Game[Any]) -> list[str]:
    """How moves are written: of each kind one that was played, with what it is called in its position."""
    english = speech("en")
    said: dict[str, tuple[str, str]] = {}
    for file in sorted(PLAYED.glob(f"{game.name}-*.saga")):
        match = load_saga(file).match
        for number, move in enumerate(match.moves):
            if move.action.verb not in said:
                label = game.label(match.at(number), move.seat, move.action)
                said[move.action.verb] = (move.action.notation, english.label(game, label, PLAYERS))
    kinds: dict[str, list[str]] = {}
    for action in game.book.all:
        kinds.setdefault(action.verb, []).append(action.notation)
    rows = []
    for verb, written in kinds.items():
        example, called = said.get(verb, (written[0], ""))
        rows.append((f"`{example}`", called, str(len(written))))
    return [
        "## Notation",
        "",
        "What a player types in the terminal, and what [sagas](sagas.md) and [scenarios](scenarios.md) are written in. "
        "Of each kind of move one example, as it is called on the screen, and how many there are.",
        "",
        *table(("move", "called", "of this kind"), rows),
        "",
    ]


def effects_of(game: str) -> str:
    """What a game's README says about effects in its content."""
    name, heading = VOCABULARY[game]
    text = (ROOT / "src" / "longhall" / "games" / game.replace("-", "_") / name).read_text(encoding="utf-8")
    return text.partition(heading + "\n")[2].partition("\n## ")[0].strip()


def effects_page() -> str:
    """The words for what cards, spaces and tiles do."""
    say = speech("en").say
    lines = ["# Effects in content packs", ""]
    lines += ["What may stand under `effects` in the files of a [content pack](content-packs.md).", ""]
    for game in all_games():
        lines += [f"## {say(f'{game.prefix}-title')}", ""]
        if game.name in VOCABULARY:
            lines += [effects_of(game.name), ""]
        else:
            lines += ["Cards name their symbols, which the tables of [content packs](content-packs.md) list.", ""]
    return "\n".join(lines)


def python_page() -> str:
    """Everything that `import longhall` offers."""
    lines = ["# Python", "", "What `import longhall` offers. [The library](library.md) shows how it is used.", ""]
    for name in longhall.__all__:
        home = getattr(longhall, name).__module__
        lines += [f"::: {home}.{name}", ""]
    return "\n".join(lines)


def commands_page() -> str:
    """The help of each command, as it is printed."""
    lines = ["# Commands", "", "What `longhall COMMAND --help` prints.", ""]
    for name in COMMANDS:
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed), contextlib.suppress(SystemExit):
            main([*name.split(), "--help", "--lang", "en"])
        lines += [f"## {name}", "", "```text", printed.getvalue().strip(), "```", ""]
    return "\n".join(lines)


def rest_page(schema: dict[str, Any]) -> str:
    """Every request of the API, by group, and the records they speak of."""
    lines = [
        "# REST",
        "",
        "Every request that a server answers, from its schema. A running server shows the same at `/api/docs`.",
        "",
    ]
    groups: dict[str, list[str]] = {}
    for path, item in schema["paths"].items():
        for method in METHODS:
            if method in item:
                request = item[method]
                group = request.get("tags", ["other"])[0]
                groups.setdefault(group, []).extend(request_lines(method, path, request))
    for group in sorted(groups):
        lines += [f"## {group}", "", *groups[group]]
    lines += ["## Records", ""]
    for name, record in sorted(schema["components"]["schemas"].items()):
        if "properties" in record:
            lines += record_lines(name, record)
    return "\n".join(lines)


def request_lines(method: str, path: str, request: dict[str, Any]) -> list[str]:
    """One request: what it is for, what goes in, what comes out."""
    lines = [f"### `{method.upper()} {path}`", "", request.get("description", request.get("summary", "")), ""]
    rows = [
        (f"`{given['name']}` ({given['in']})", kind(given["schema"]), given.get("description", ""))
        for given in request.get("parameters", [])
    ]
    body = request.get("requestBody")
    if body:
        rows.append(("body", kind(next(iter(body["content"].values())).get("schema", {})), ""))
    for status, answer in request["responses"].items():
        content = answer.get("content", {})
        shape = kind(next(iter(content.values())).get("schema", {})) if content else ""
        rows.append((status, shape, answer.get("description", "")))
    return [*lines, *table(("", "shape", ""), rows), ""]


def sockets_page(schema: dict[str, Any]) -> str:
    """The frames of the socket, both ways."""
    lines = [
        "# Sockets",
        "",
        "The frames of `/api/tables/TABLE/socket`, JSON texts both ways. See [playing by program](bots.md#sockets).",
        "",
        "## What a client sends",
        "",
    ]
    frames = [
        frame
        for frame in vars(protocol).values()
        if isinstance(frame, type) and issubclass(frame, msgspec.Struct) and frame.__struct_config__.tag
    ]
    _, parts = msgspec.json.schema_components(frames)
    for frame in frames:
        lines += record_lines(str(frame.__struct_config__.tag), parts[frame.__name__], frame.__doc__ or "")
    lines += ["## What a server sends", ""]
    for message in get_args(Message):
        lines += record_lines(message.__struct_config__.tag, schema["components"]["schemas"][message.__name__])
    return "\n".join(lines)


def record_lines(name: str, record: dict[str, Any], about: str = "") -> list[str]:
    """A record and its fields."""
    needed = set(record.get("required", []))
    rows = [
        (f"`{field}`" + ("" if field in needed else " (optional)"), kind(shape), described(shape))
        for field, shape in record.get("properties", {}).items()
    ]
    text = " ".join((about or record.get("description", "")).split())
    return [f"### {name}", "", text, "", *table(("field", "shape", ""), rows), ""]


def described(shape: dict[str, Any] | bool) -> str:
    """What is said about a field."""
    return "" if isinstance(shape, bool) else str(shape.get("description", ""))


def kind(shape: dict[str, Any] | bool) -> str:
    """A shape in a few words."""
    if isinstance(shape, bool):
        return "anything"
    if "$ref" in shape:
        return str(shape["$ref"]).rsplit("/", 1)[1]
    for several in ("anyOf", "oneOf"):
        if several in shape:
            return " or ".join(dict.fromkeys(kind(one) for one in shape[several]))
    if "enum" in shape or "const" in shape:
        return ", ".join(f"`{value}`" for value in shape.get("enum", [shape.get("const")]))
    if shape.get("type") == "array":
        return f"list of {kind(shape.get('items', {}))}"
    limits = [f"{word} {shape[key]}" for key, word in LIMITS.items() if key in shape]
    return " ".join([str(shape.get("type", "anything")), *([f"({', '.join(limits)})"] if limits else [])])


def table(head: tuple[str, ...], rows: list[tuple[str, ...]]) -> list[str]:
    """A table; none without rows."""
    if not rows:
        return []
    cells = [[" ".join(str(cell).replace("|", "\\|").split()) for cell in row] for row in rows]
    return [
        f"| {' | '.join(head)} |",
        "|" + "---|" * len(head),
        *[f"| {' | '.join(row)} |" for row in cells],
    ]
