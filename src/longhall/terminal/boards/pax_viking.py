"""Pax Viking in the terminal: players, victory cards with the progress of all, saga track, map by zones, hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ...kernel.game import Game
from ...speech import Speech
from ..style import FADED, GOLD, STRONG, seat_style
from .drawing import Drawing
from .pax_viking_words import Wording

TILE_KINDS = {"venture": "ventures", "event": "events", "god": "gods", "advocate": "advocates"}
"""The kinds of saga tiles, and the content file of each."""
EMPIRE = "#"
"""The mark of the solo opponent."""
SHORT = 3
"""As many letters of a follower type stand over its column."""


class Signs:
    """What stands for followers, longships and influence markers."""

    def __init__(self, plain: bool) -> None:
        self.follower = "*" if plain else "●"
        self.renewed = "^" if plain else "▲"
        self.exhausted = "v" if plain else "▽"
        self.marker = "!" if plain else "◆"
        self.dot = " - " if plain else " · "
        self.rule = "-" if plain else "─"


class PaxVikingDrawing(Drawing):
    """Draws `view` with what the content files say about map, tiles, jarls and victory cards."""

    def __init__(self, game: Game[Any], speech: Speech, players: list[str], plain: bool = False) -> None:
        super().__init__(game, speech, players, plain)
        self.signs = Signs(plain)
        content: Mapping[str, Any] = game.content()
        self.zones: list[str] = [zone["id"] for zone in content["map"]["zones"]]
        self.regions: dict[str, Mapping[str, Any]] = {region["id"]: region for region in content["map"]["regions"]}
        self.posts: dict[str, Mapping[str, Any]] = {post["id"]: post for post in content["posts"]["posts"]}
        self.jarls: dict[str, Mapping[str, Any]] = {jarl["id"]: jarl for jarl in content["jarls"]["jarls"]}
        self.cards: dict[str, Mapping[str, Any]] = {card["id"]: card for card in content["victory"]["cards"]}
        self.tiles: dict[str, Mapping[str, Any]] = {}
        self.kinds: dict[str, str] = {}
        for kind, file in TILE_KINDS.items():
            for tile in content[file]["tiles"]:
                self.tiles[tile["id"]] = tile
                self.kinds[tile["id"]] = kind
        self.followers = [ref.partition(":")[2] for ref in game.names() if ref.startswith("follower:")]
        self.wording = Wording(speech.say, self.name)

    def say(self, message: str, **args: Any) -> str:
        """One of the words that only this drawing needs."""
        return self.speech.say(f"cli-pax-{message}", **args)

    # The table -----------------------------------------------------------------------------------------------------

    def board(self, view: Mapping[str, Any], width: int = 80, listed: Sequence[str] = ()) -> RenderableType:
        """From top to bottom: the heading, the players, the victory cards, the saga track, the map."""
        parts: list[RenderableType] = [
            Rule(self.heading(view), style=FADED, characters=self.signs.rule),
            self.player_table(view),
            self.jarl_boards(view),
        ]
        if view["victory"] or view["face_down"]:
            parts.append(self.victory_table(view))
        parts += [self.track_table(view, listed), self.map_table(view, width, listed)]
        return Group(*parts)

    def heading(self, view: Mapping[str, Any]) -> Text:
        """The game, the round, the phase and whose turn it is."""
        parts = [self.speech.say("pax-title")]
        if view["round"]:
            parts.append(self.say("round", round=view["round"]))
        parts.append(self.speech.say(f"pax-phase-{view['phase']}"))
        if not view["over"]:
            parts.append(self.players[view["active"]])
        return Text(self.signs.dot.join(parts), style=STRONG)

    def player_table(self, view: Mapping[str, Any]) -> Table:
        """A row for each player: silfr, established followers by type with the influence markers, hand, longships."""
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style=FADED)
        table.add_column("", no_wrap=True)
        types = [self.name(f"follower:{follower}")[:SHORT] for follower in self.followers]
        for head in (self.say("silfr"), *types, self.say("sum"), self.say("duchies"), self.say("hand")):
            table.add_column(head, justify="right", no_wrap=True)
        table.add_column(self.say("longships"), no_wrap=True)
        for seat, player in enumerate(view["players"]):
            counts = []
            for follower, number in zip(self.followers, player["followers"], strict=True):
                marker = self.signs.marker if follower in player["markers"] else ""
                counts.append(Text.assemble((marker, GOLD), str(number)))
            table.add_row(
                self.player(seat),
                str(player["silfr"]),
                *counts,
                Text(str(sum(player["followers"])), style=STRONG),
                str(len(player["duchies"])),
                f"{player['hand_size']}/{player['hand_limit']}",
                self.fleet(view, seat),
            )
        return table

    def fleet(self, view: Mapping[str, Any], seat: int) -> Text:
        """The longships on a jarl board, and how many are elsewhere."""
        mine = [ship for ship in view["longships"] if ship["commander"] == seat]
        home = [ship for ship in mine if ship["place"] == "board"]
        return Text.assemble(self.ships_sign(home), f" +{len(mine) - len(home)}")

    def ships_sign(self, ships: Sequence[Mapping[str, Any]]) -> str:
        """A sign for each longship, renewed ones first."""
        renewed = len([ship for ship in ships if ship["renewed"]])
        return self.signs.renewed * renewed + self.signs.exhausted * (len(ships) - renewed)

    def jarl_boards(self, view: Mapping[str, Any]) -> Table:
        """A line for each player: the jarl, gods and advocates, tiles beside the board, duchies."""
        table = Table.grid(padding=(0, 1))
        for seat, player in enumerate(view["players"]):
            parts = [self.name(f"jarl:{player['jarl']}")]
            for space in player["board"]:
                if space["tile"]:
                    follower = self.signs.follower if space["established"] else ""
                    parts.append(f"{follower}{self.name('tile:' + space['tile'])}")
            parts += [self.name(f"tile:{tile}") for tile in player["beside"]]
            parts += [self.name(f"region:{region}") for region in player["duchies"]]
            table.add_row(self.mark(seat), self.signs.dot.join(parts))
        return table

    def victory_table(self, view: Mapping[str, Any]) -> Table:
        """Each face-up victory card with what it asks for, and below it how far everybody is."""
        table = Table.grid(padding=(0, 1))
        for card in view["victory"]:
            asked = self.wording.card(self.cards[card["id"]])
            name = Text(self.name(f"victory:{card['id']}"), style=GOLD if card["met"] else STRONG)
            table.add_row(Text.assemble(name, ": ", asked))
            table.add_row(Text("   ").join(self.progress(card, seat) for seat in card["open_to"]))
        if view["face_down"]:
            table.add_row(Text(self.say("face-down", count=len(view["face_down"])), style=FADED))
        return table

    def progress(self, card: Mapping[str, Any], seat: int) -> Text:
        """How far a player is with each test of a card."""
        tests = " ".join(f"{test['has'][seat]}/{test['needs']}" for test in card["tests"])
        return Text.assemble("  ", self.mark(seat), " ", (tests, GOLD if seat in card["met"] else ""))

    def track_table(self, view: Mapping[str, Any], listed: Sequence[str]) -> Table:
        """The saga track with the prices of whoever looks, and the piles."""
        seat = view["me"]["seat"] if "me" in view else view["active"]
        prices = view["players"][seat]["prices"]
        table = Table.grid(padding=(0, 1))
        piles = [self.say("pile", count=view["pile"]), self.say("discards", count=len(view["discards"]))]
        if view["solo"]:
            piles.append(self.say("events", count=view["events_left"]))
        table.add_row("", Text.assemble((self.say("track"), FADED), ": ", self.signs.dot.join(piles)))
        for tile, price in zip(view["track"], prices, strict=True):
            if tile is not None:
                table.add_row(Text(f"{price:>2}", style=STRONG), self.tile_line(tile, f"tile:{tile}" in listed))
        return table

    def tile_line(self, tile: str, chosen: bool) -> Text:
        """A tile with its kind, area and follower."""
        name = Text(self.name(f"tile:{tile}"), style="bold underline" if chosen else "")
        return Text.assemble(name, (f"{self.signs.dot}{self.signs.dot.join(self.marks_of(tile))}", FADED))

    def marks_of(self, tile: str) -> list[str]:
        """The kind, area and follower of a tile."""
        record = self.tiles[tile]
        area = "zone" if record["area"] in self.zones else "region"
        found = [self.speech.say(f"pax-tilekind-{self.kinds[tile]}"), self.name(f"{area}:{record['area']}")]
        if "follower" in record:
            found.append(self.name(f"follower:{record['follower']}"))
        return found

    # The map -------------------------------------------------------------------------------------------------------

    def map_table(self, view: Mapping[str, Any], width: int, listed: Sequence[str]) -> Table:
        """The posts of each zone, and the seas and rivers with longships on them."""
        heads = [*(self.name(f"zone:{zone}") for zone in self.zones), self.say("waters")]
        table = Table.grid(padding=(0, 1))
        left = max(map(len, heads)) + 1
        for zone, head in zip(self.zones, heads, strict=False):
            cells = [
                self.post(post, view, f"post:{post['id']}" in listed)
                for post in view["posts"]
                if self.regions[self.posts[post["id"]]["region"]].get("zone") == zone
            ]
            table.add_row(Text(head, style=FADED), flow(cells, width - left))
        waters = [self.water(region, view, f"region:{region}" in listed) for region in self.regions]
        found = [water for water in waters if water]
        if found:
            table.add_row(Text(heads[-1], style=FADED), flow(found, width - left))
        return table

    def post(self, post: Mapping[str, Any], view: Mapping[str, Any], chosen: bool) -> Text:
        """A post: its venture if it has one, the cost if one is printed, whose followers and longships are there."""
        record = self.posts[post["id"]]
        style = "bold underline" if chosen else ""
        name = Text(self.name(f"post:{post['id']}"), style=style)
        if post["tile"]:
            name = Text.assemble(name, f" ({self.name('tile:' + post['tile'])})")
        elif record.get("cost"):
            name = Text.assemble(name, f" {record['cost']}")
        elif not chosen:
            name.stylize(FADED)
        if post["owner"] is not None:
            name = Text.assemble(name, " ", self.signs.follower, self.who(post["owner"]))
        return Text.assemble(name, *self.ships_at(post["id"], view), *self.sworn_at(post["id"], view))

    def water(self, region: str, view: Mapping[str, Any], chosen: bool) -> Text:
        """A sea or river region with the longships there; empty if there are none and it is no option."""
        ships = self.ships_at(region, view)
        if not ships and not chosen:
            return Text()
        return Text.assemble((self.name(f"region:{region}"), "bold underline" if chosen else ""), *ships)

    def ships_at(self, place: str, view: Mapping[str, Any]) -> list[Text]:
        """The longships at a place by commander and colour, ally colours by the beginning of their name."""
        groups: dict[tuple[int | None, str], list[Mapping[str, Any]]] = {}
        for ship in view["longships"]:
            if ship["place"] == place:
                ally = ship["colour"] if isinstance(ship["colour"], str) else ""
                groups.setdefault((ship["commander"], ally), []).append(ship)
        found = []
        for (commander, ally), ships in groups.items():
            whose = Text() if commander is None else self.who(commander)
            colour = self.name(f"colour:{ally}")[:SHORT] if ally else ""
            found.append(Text.assemble(" ", whose, colour, self.ships_sign(ships)))
        return found

    def sworn_at(self, post: str, view: Mapping[str, Any]) -> list[Text]:
        """The followers that serve as longships at a post."""
        seats = [it["seat"] for it in view["sworn"] if it["post"] == post]
        signs = {seat: self.signs.follower * seats.count(seat) for seat in sorted(set(seats))}
        return [Text.assemble(" ", self.who(seat), sign) for seat, sign in signs.items()]

    def who(self, seat: int) -> Text:
        """The mark of a player, or of the solo opponent."""
        return self.mark(seat) if seat < len(self.players) else Text(EMPIRE, style=seat_style(seat))

    # One's own, and what things are --------------------------------------------------------------------------------

    def own(self, view: Mapping[str, Any], listed: Sequence[str] = ()) -> RenderableType | None:
        """The tiles in hand with what they do."""
        hand: list[str] = view.get("me", {}).get("hand", [])
        if not hand:
            return None
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False)
        table.add_row(Text(self.say("my-hand"), style=FADED), "")
        for tile in hand:
            table.add_row(Text(self.name(f"tile:{tile}"), style=STRONG), self.tile_text(tile))
        return table

    def tile_text(self, tile: str) -> str:
        """Kind, area and follower of a tile, and what it does."""
        return f"{self.signs.dot.join(self.marks_of(tile))}. {self.wording.tile(self.tiles[tile])}"

    def record(self, fields: Mapping[str, Any]) -> RenderableType | None:
        """A tile, post or victory card in the words that its declaration means."""
        if "tests" in fields:
            text = self.wording.card(fields)
        elif "effects" in fields and "trigger" in fields:
            text = self.wording.tile(fields)
        else:
            return None
        facts = [str(fields[key]) for key in ("area", "follower", "level") if key in fields]
        return Text.assemble((" · ".join(facts), FADED), "\n", text)

    def about(self, ref: str, view: Mapping[str, Any]) -> list[str]:
        """What a tile, post, region, jarl or victory card is, and what is there now."""
        kind, _, key = ref.partition(":")
        if kind == "tile" and key in self.tiles:
            return [self.tile_text(key)]
        if kind == "post" and key in self.posts:
            return self.about_post(key, view)
        if kind == "region" and key in self.regions:
            record = self.regions[key]
            parts = [self.speech.say(f"pax-regionkind-{record['kind']}")]
            if "zone" in record:
                parts.append(self.name(f"zone:{record['zone']}"))
            return [self.signs.dot.join(parts) + self.there(key, view)]
        if kind == "jarl" and key in self.jarls:
            return [self.wording.ability(ability) for ability in self.jarls[key]["abilities"]]
        if kind == "victory" and key in self.cards:
            return [self.wording.card(self.cards[key])]
        return []

    def about_post(self, post: str, view: Mapping[str, Any]) -> list[str]:
        """Kind, region, port, cost and followers of a post; what is printed there, or what its venture does."""
        record = self.posts[post]
        parts = [self.speech.say(f"pax-postkind-{record['kind']}"), self.name(f"region:{record['region']}")]
        if "port" in record:
            parts.append(self.say("port", sea=self.name(f"region:{record['port']}")))
        if record.get("cost"):
            parts.append(self.say("cost", cost=record["cost"]))
        parts += [self.name(f"follower:{follower}") for follower in record.get("followers", [])]
        now = next(it for it in view["posts"] if it["id"] == post)
        if now["owner"] is not None:
            parts.append(f"{self.signs.follower}{self.who(now['owner']).plain}")
        lines = [self.signs.dot.join(parts) + self.there(post, view)]
        if "effects" in record:
            lines.append(self.wording.ability(record))
        if now["tile"]:
            lines.append(f"{self.name('tile:' + now['tile'])}: {self.tile_text(now['tile'])}")
        return lines

    def there(self, place: str, view: Mapping[str, Any]) -> str:
        """The longships at a place, in signs."""
        ships = [ship.plain.strip() for ship in self.ships_at(place, view)]
        return f"{self.signs.dot}{' '.join(ships)}" if ships else ""

    def legend(self) -> list[Text]:
        """What stands for followers, longships, influence markers and the empire, and the follower types in full."""
        signs = {
            self.signs.follower: self.say("sign-follower"),
            self.signs.renewed: self.say("sign-renewed"),
            self.signs.exhausted: self.say("sign-exhausted"),
            self.signs.marker: self.say("sign-marker"),
            EMPIRE: self.name("area:empire"),
        }
        for follower in self.followers:
            name = self.name(f"follower:{follower}")
            signs[name[:SHORT]] = name
        return [Text.assemble((sign, STRONG), f" {meaning}") for sign, meaning in signs.items()]


def flow(cells: Sequence[Text], width: int) -> Text:
    """Cells one after the other, as many in a line as fit."""
    lines: list[list[Text]] = [[]]
    used = 0
    for cell in cells:
        if lines[-1] and used + cell.cell_len > width:
            lines.append([])
            used = 0
        lines[-1].append(cell)
        used += cell.cell_len + 2
    return Text("\n").join(Text("  ").join(line) for line in lines)


DRAWING = PaxVikingDrawing
