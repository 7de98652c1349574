"""A Feast for Odin in the terminal: players, one's boards as grids of signs, the supply, strips and islands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ...kernel.game import Game
from ...kernel.registry import own_content
from ...speech import Speech, as_declared
from ..style import BLOOD, FADED, GOLD, STRONG
from .drawing import Drawing

ACROSS = 13
AREA = 156
SLOTS = 1248
COLOURS = {
    "orange": ("o", "black on #d98c3f"),
    "red": ("r", "white on #a5453b"),
    "green": ("g", "white on #4f7d4a"),
    "blue": ("b", "white on #37639c"),
    "special": ("s", "white on #6b4f86"),
    "silver": ("$", "black on #b9bdc4"),
    "ore": ("e", "white on #55524e"),
    "wood": ("w", "white on #80542a"),
}
"""The letter and the style of what lies on a board; letters tell them apart where there are no colours."""
SHOWN = ("silver", "wood", "stone", "ore")


class FeastForOdinDrawing(Drawing):
    """Draws `view` with what the content files say about boards and tiles."""

    def __init__(self, game: Game[Any], speech: Speech, players: list[str], plain: bool = False) -> None:
        super().__init__(game, speech, players, plain)
        content: Mapping[str, Any] = game.content()
        self.plans: dict[str, Mapping[str, Any]] = {
            plan["id"]: plan for plan in [*content["boards"]["boards"], *content["buildings"]["buildings"]]
        }
        self.shapes: dict[str, list[str]] = {tile["id"]: tile["shape"] for tile in content["special_tiles"]["tiles"]}
        self.tones: dict[str, str] = dict.fromkeys(self.shapes, "special")
        for good in content["goods"]["goods"]:
            self.shapes[good["id"]] = shape_of(good)
            self.tones[good["id"]] = good["colour"]
        self.strips: dict[str, list[str]] = {
            str(strip["id"]): strip["items"] for strip in content["mountains"]["strips"]
        }
        self.islands = {plan["id"] for plan in content["boards"]["boards"]}

    def say(self, message: str, **args: Any) -> str:
        """One of the game's own sentences."""
        return self.speech.say(f"odn-{message}", **args)

    def thing(self, name: str) -> str:
        """What a good, tile, resource or weapon is called."""
        kind = "tile" if self.tones.get(name) == "special" else "good" if name in self.shapes else "resource"
        if name.startswith("pregnant"):
            kind = "good"
        if name in ("bow", "snare", "spear", "long_sword"):
            kind = "weapon"
        return self.name(f"{kind}:{name}")

    # The table -----------------------------------------------------------------------------------------------------

    def board(self, view: Mapping[str, Any], width: int = 80, listed: Sequence[str] = ()) -> RenderableType:
        """From top to bottom: the heading, the players, the boards of whoever looks, strips and islands."""
        seat = view.get("me", {}).get("seat", 0)
        boards = [self.grid(board) for board in view["players"][seat]["boards"]]
        return Group(
            Rule(self.heading(view), style=FADED, characters="-" if self.plain else "─"),
            self.player_table(view),
            Text(),
            Columns(boards, padding=(0, 3)),
            self.supply_line(view, seat),
            self.common(view),
        )

    def heading(self, view: Mapping[str, Any]) -> Text:
        """The game, the round and the phase."""
        parts = [self.say("title")]
        if view["round"]:
            parts.append(self.say("word-round-of", round=view["round"], rounds=view["rounds"]))
        parts.append(self.say(f"phase-{view['phase']}") if view["phase"] else self.say("word-over"))
        return Text((" - " if self.plain else " · ").join(parts), style=STRONG)

    def player_table(self, view: Mapping[str, Any]) -> Table:
        """A column for each player: points, Vikings, silver and resources, income, seats to serve, occupations."""
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
        table.add_column("", style=FADED, no_wrap=True)
        for seat in range(len(self.players)):
            table.add_column(self.player(seat), justify="right")
        players: list[Mapping[str, Any]] = view["players"]
        rows: list[tuple[str, list[int]]] = [
            (self.say("score-total"), view["score"]["totals"]),
            (self.say("word-vikings-head"), [player["vikings"] for player in players]),
            *((self.thing(name), [player["supply"].get(name, 0) for player in players]) for name in SHOWN),
            (self.say("word-income"), [player["income"] for player in players]),
            (self.say("phase-9"), [player["seats"] for player in players]),
            (self.say("word-hand"), [player["hand"] for player in players]),
            (self.say("word-played"), [len(player["played"]) for player in players]),
        ]
        for name, counts in rows:
            table.add_row(name, *(str(count) for count in counts))
        return table

    def grid(self, board: Mapping[str, Any]) -> Group:
        """A board, two signs to a field: coins by value, stitches as minus, bonuses by a star, pieces by colour."""
        plan = self.plans[board["board"]]
        kind = "board" if board["board"] in self.islands else "building"
        title = Text.assemble(self.name(f"{kind}:{board['board']}"), (f" -{board['minus']}", BLOOD))
        lines = [title, *self.rows(plan, self.lying(board))]
        if sum(plan.get("slots", {}).values()):
            lines.append(Text(f"{self.thing('wood')} {board['wood']}, {self.thing('stone')} {board['stone']}"))
        return Group(*lines)

    def rows(self, plan: Mapping[str, Any], lying: Mapping[tuple[int, int], str]) -> list[Text]:
        """The fields of a board, with what lies on them."""
        coins = {
            tuple(coin["cell"]): coin["value"] for track in plan.get("tracks", []) for coin in track if "cell" in coin
        }
        lines = []
        for row, signs in enumerate(plan.get("grid", [])):
            line = Text()
            for column, sign in enumerate(signs):
                line.append_text(self.field(sign, lying.get((row, column)), coins.get((row, column))))
            lines.append(line)
        return lines

    def record(self, fields: Mapping[str, Any]) -> RenderableType | None:
        """A board or house with its fields, a tile in its shape, an occupation in words."""
        if "grid" in fields:
            return Group(*self.rows(fields, {}))
        if "shape" in fields or "width" in fields:
            letter, style = COLOURS[fields.get("colour", "special")]
            shape = fields["shape"] if "shape" in fields else shape_of(fields)
            piece, gap = (letter * 2, style), "  "
            return Group(*[Text.assemble(*[piece if sign == "#" else gap for sign in row]) for row in shape])
        if "category" not in fields:
            return None
        declared = {key: fields[key] for key in ("text", "effects") if key in fields}
        ref = f"occupation:{fields['number']}"
        # Our words are not made of the declaration: they hold for our own only.
        ours = declared == own_content(self.game).declared(ref)
        return Text(self.say(f"effect-{fields['number']}") if ours else as_declared(declared))

    def field(self, sign: str, piece: str | None, coin: int | None) -> Text:
        """One field, as two signs."""
        if piece is not None:
            letter, style = COLOURS[self.tones.get(piece, piece)]
            return Text(letter * 2, style=style)
        if coin is not None:
            return Text(f"{coin:>2}", style=GOLD)
        if sign == "_":
            return Text("  ")
        if sign in ".x":
            return Text(" ." if sign == "." else " #", style=FADED)
        return Text(" -", style=BLOOD) if sign == "-" else Text(" *", style=STRONG)

    def lying(self, board: Mapping[str, Any]) -> dict[tuple[int, int], str]:
        """By field, what lies there."""
        found: dict[tuple[int, int], str] = {}
        for name, spot in board["laid"]:
            if spot >= SLOTS:
                continue
            turn, field = divmod(spot, AREA)
            top, left = divmod(field, ACROSS)
            for row, line in enumerate(turned(self.shapes.get(name, ["#"]), turn)):
                for column, sign in enumerate(line):
                    if sign == "#":
                        found[top + row, left + column] = name
        return found

    def supply_line(self, view: Mapping[str, Any], seat: int) -> Text:
        """Everything in a player's supply, and the ships."""
        player = view["players"][seat]
        parts = [f"{count} {self.thing(name)}" for name, count in player["supply"].items()]
        ships = {
            "whaling_boat": sum(player["whaling_boats"]),
            "knarr": player["knarrs"],
            "longship": sum(player["longships"]),
        }
        parts += [f"{count} {self.name(f'ship:{ship}')}" for ship, count in ships.items() if count]
        return Text.assemble((f"{self.say('word-supply')}: ", FADED), ", ".join(parts) or "-")

    def common(self, view: Mapping[str, Any]) -> Table:
        """Mountain strips, islands, special tiles."""
        table = Table.grid(padding=(0, 2))
        for strip, left in view["strips"].items():
            items = [self.thing(item) for item in self.strips[strip][-left:]]
            table.add_row(Text(self.name(f"strip:{strip}"), style=FADED), ", ".join(items))
        islands = []
        for island in view["islands"]:
            owner = "" if island["owner"] is None else f" ({self.marks[island['owner']]})"
            islands.append(f"{self.name('board:' + island['board'])}{owner} +{island['silver']}")
        table.add_row(Text(self.say("word-islands"), style=FADED), ", ".join(islands))
        tiles = ", ".join(self.thing(tile) for tile in view["tiles"])
        table.add_row(Text(self.say("word-tiles"), style=FADED), tiles or "-")
        return table

    # One's own, and what things are --------------------------------------------------------------------------------

    def own(self, view: Mapping[str, Any], listed: Sequence[str] = ()) -> RenderableType | None:
        """The occupations in hand with what they do, less those that are listed as options anyway."""
        hand = [card for card in view.get("me", {}).get("hand", []) if f"occupation:{card}" not in listed]
        if not hand:
            return None
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style=FADED)
        table.add_column(self.say("word-hand"), no_wrap=True)
        table.add_column("")
        for card in hand:
            ref = f"occupation:{card}"
            table.add_row(self.name(ref), self.speech.explanation(self.game, ref))
        return table

    def about(self, ref: str, view: Mapping[str, Any]) -> list[str]:
        """Who stands on a space."""
        kind, _, key = ref.partition(":")
        held = view["spaces"].get(key) if kind == "space" else None
        if not held:
            return []
        message = "word-old-vikings" if held["old"] else "word-vikings-of"
        return [self.say(message, player=self.players[held["seat"]], count=held["vikings"])]

    def legend(self) -> list[Text]:
        """The letters of what lies on boards."""
        return [Text.assemble((letter * 2, style), f" {self.tone(tone)}") for tone, (letter, style) in COLOURS.items()]

    def tone(self, tone: str) -> str:
        """Goods of a colour, special tiles, or what covers a single field."""
        if tone == "special":
            return self.say("word-tiles")
        return self.thing(tone) if tone in ("silver", "ore", "wood") else self.say(f"word-tone-{tone}")


def shape_of(good: Mapping[str, Any]) -> list[str]:
    """A good's tile, lying on its longer side."""
    low, high = sorted((good["width"], good["height"]))
    return ["#" * high] * low


def turned(shape: list[str], turn: int) -> list[str]:
    """A shape mirrored (turns 4 to 7) and then turned clockwise by quarters."""
    rows = [row[::-1] for row in shape] if turn >= 4 else shape
    for _ in range(turn & 3):
        rows = ["".join(column) for column in zip(*reversed(rows), strict=True)]
    return rows


DRAWING = FeastForOdinDrawing
