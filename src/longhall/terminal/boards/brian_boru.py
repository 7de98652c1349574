"""Brian Boru in the terminal: regions with their towns, players, marriage track, battle area, trick and hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ...kernel.game import Game
from ...speech import Speech
from ..style import FADED, GOLD, STRONG
from .brian_boru_signs import ASCII, FULL
from .drawing import Drawing

COUNTERS = {
    "points": "",
    "coins": "coin",
    "renown": "renown",
    "raiders": "raider",
    "church": "church",
    "space": "courtship",
    "towns": "town",
    "claims": "",
    "cards": "",
}
"""What is counted of each player, and the symbol that goes with it."""

PARTS = ("primary", "upper", "lower", "reward")
"""Where cards and the track have symbols."""


class BrianBoruDrawing(Drawing):
    """Draws `view` with what the content files say about board and cards."""

    def __init__(self, game: Game[Any], speech: Speech, players: list[str], plain: bool = False) -> None:
        super().__init__(game, speech, players, plain)
        self.signs = ASCII if plain else FULL
        content: Mapping[str, Any] = game.content()
        self.regions: list[Mapping[str, Any]] = content["board"]["regions"]
        self.towns: dict[int, Mapping[str, Any]] = {town["id"]: town for town in content["board"]["towns"]}
        self.roads: list[Mapping[str, Any]] = content["board"]["roads"]
        self.cards: dict[int, Mapping[str, Any]] = {card["value"]: card for card in content["cards"]["cards"]}
        self.track: list[Mapping[str, Any]] = content["decks"]["track"]

    # The table -----------------------------------------------------------------------------------------------------

    def board(self, view: Mapping[str, Any], width: int = 80, listed: Sequence[str] = ()) -> RenderableType:
        """From top to bottom: the heading, the regions, what this round is about, the players."""
        parts: list[RenderableType] = [
            Rule(self.heading(view), style=FADED, characters="-" if self.plain else "─"),
            self.region_table(view, width, listed),
            Text(),
            self.player_table(view, width),
            Text(),
            self.track_table(view),
        ]
        about_round = self.round_table(view)
        return Group(*parts, about_round) if about_round.row_count else Group(*parts)

    def heading(self, view: Mapping[str, Any]) -> Text:
        """The game, the round, the phase and the trick."""
        parts = [self.say("title")]
        if view["round"]:
            parts.append(self.say("word-round", round=view["round"], rounds=view["rounds"]))
        parts.append(self.say(f"phase-{view['phase']}"))
        if view["phase"] == "action" and view["trick"]:
            parts.append(self.say("word-trick", trick=view["trick"]))
        return Text(" · ".join(parts), style=STRONG)

    def region_table(self, view: Mapping[str, Any], width: int, listed: Sequence[str]) -> Table:
        """A row for each region: threshold and points, its claim token, who has how many towns, and the towns."""
        heads = [self.head(key) for key in ("region", "threshold", "claim", "counts", "towns")]
        owners = {town: seat for seat, player in enumerate(view["players"]) for town in player["towns"]}
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style=FADED)
        for head in heads:
            table.add_column(head, no_wrap=head != heads[-1])
        facts: list[list[Text]] = []
        towns: list[list[Text]] = []
        for region, claim in zip(self.regions, view["claims"], strict=True):
            name, worth = self.name(f"region:{region['id']}"), f"{region['threshold']}/{region['points']}"
            facts.append([Text(name), Text(worth), self.claim(claim), self.counts(claim["counts"])])
            here = [town for town, record in self.towns.items() if record["region"] == region["id"]]
            towns.append([self.town(town, owners.get(town), view, f"town:{town}" in listed) for town in here])
        left = sum(max(map(cell_len, [heads[at], *(row[at].plain for row in facts)])) + 1 for at in range(4))
        align(towns, width - left)
        for row, cells in zip(facts, towns, strict=True):
            table.add_row(*row, Text(" ").join(cells))
        return table

    def claim(self, claim: Mapping[str, Any]) -> Text:
        """A claim token: face down, face up on the board, or whose it is."""
        if claim["holder"] is not None:
            return Text.assemble(self.signs.face_up, self.mark(claim["holder"]))
        return Text(self.signs.face_up if claim["up"] else self.signs.face_down, style="" if claim["up"] else FADED)

    def counts(self, counts: Sequence[int]) -> Text:
        """Who has how many towns of a region, the Vikings last."""
        *by_seat, vikings = counts
        parts = [Text.assemble(self.mark(seat), str(count)) for seat, count in enumerate(by_seat) if count]
        if vikings:
            parts.append(Text(f"{self.signs.viking}{vikings}", style=STRONG))
        return Text(" ").join(parts)

    def town(self, town: int, owner: int | None, view: Mapping[str, Any], chosen: bool) -> Text:
        """A town: number and colour, whose disc, monastery, Viking token; the marker before the active one."""
        cell = self.signs.suit(town, self.towns[town]["colour"])
        if chosen:
            cell.stylize("bold underline")
        if view["active"] == town:
            cell = Text.assemble((self.signs.marker, GOLD), cell)
        if owner is not None:
            cell = Text.assemble(cell, self.mark(owner))
        if town in view["monasteries"]:
            cell = Text.assemble(cell, (self.signs.monastery, STRONG))
        if town in view["vikings"]:
            cell = Text.assemble(cell, (self.signs.viking, STRONG))
        return cell

    def player_table(self, view: Mapping[str, Any], width: int) -> Table:
        """A row for each player with all public counts; the headings shrink to signs where they would not fit."""
        me = view["me"]["seat"] if "me" in view else None
        names = [self.player_name(seat, me, view) for seat in range(len(self.players))]
        heads = [self.counter_head(key, True) for key in COUNTERS]
        needed = max(name.cell_len for name in names) + sum(cell_len(head) + 1 for head in heads)
        gap = 1
        if needed >= width:
            heads = [self.counter_head(key, False) for key in COUNTERS]
            gap = 2
        table = Table(box=None, padding=(0, gap, 0, 0), pad_edge=False, header_style=FADED)
        table.add_column("", no_wrap=True)
        for head in heads:
            table.add_column(head, justify="right", no_wrap=True)
        for name, player in zip(names, view["players"], strict=True):
            counts = {**player, "towns": len(player["towns"]), "claims": len(player["claims"])}
            counts["cards"] = player["cards"] + player["packet"]
            table.add_row(name, *(str(counts[key]) for key in COUNTERS))
        return table

    def counter_head(self, key: str, in_words: bool) -> str:
        """The heading of a count: its sign, with the word if there is room; a short word where there is no sign."""
        symbol = COUNTERS[key]
        if not symbol:
            return self.head(key) if in_words else self.head(f"{key}-short")
        sign = self.signs.symbols[symbol]
        return f"{sign} {self.head(key)}" if in_words else sign

    def player_name(self, seat: int, me: int | None, view: Mapping[str, Any]) -> Text:
        """Letter, name, who is "you", and who has the marker."""
        name = self.player(seat)
        if seat == me:
            name = Text.assemble(name, " ", (self.speech.say("cli-you"), FADED))
        if seat == view["marker"]:
            name = Text.assemble(name, " ", (self.signs.marker, GOLD))
        return name

    def marriages(self, view: Mapping[str, Any]) -> Text:
        """Who took which marriage cards, and the alliance."""
        found: list[Text] = []
        for seat, player in enumerate(view["players"]):
            cards = [self.name(f"marriage:{card}") for card in player["marriages"]]
            if player["alliance"]:
                cards.append(self.name(f"choice:{player['alliance']}"))
            if cards:
                found.append(Text.assemble(self.mark(seat), " ", ", ".join(cards)))
        return Text("   ").join(found)

    def track_table(self, view: Mapping[str, Any]) -> Table:
        """The marriage track from the start space to the top, each space with its reward and the discs on it."""
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=False)
        spaces: list[Text] = []
        discs: list[Text] = []
        for record in self.track:
            space = record["space"]
            reward = self.signs.row(record["reward"])
            spaces.append(Text.assemble((str(space), STRONG), " " if reward else "", reward))
            on_it = [self.mark(seat) for seat, player in enumerate(view["players"]) if player["space"] == space]
            discs.append(Text("").join(on_it))
        table.add_row(Text(self.head("track"), style=FADED), *spaces)
        table.add_row("", *discs)
        return table

    def round_table(self, view: Mapping[str, Any]) -> Table:
        """Marriages, the Vikings, the marriage card of the round and the trick; a line each, if there is any."""
        lines = {self.say("word-marriages"): self.marriages(view)}
        if view["round"] and not view["over"]:
            battle = self.speech.say("cli-bru-battle", left=view["battle"], strength=view["strength"])
            lines[self.say("word-vikings")] = Text(battle)
        if view["marriage"]:
            card = view["marriage"]
            name = self.name(f"marriage:{card}")
            text = f"{name[:1].upper()}{name[1:]}. {self.speech.explanation(self.game, f'marriage:{card}')}"
            lines[self.say("word-marriage-card")] = Text(text)
        if view["active"]:
            lines[self.say("word-active-town")] = self.active_town(view["active"])
        lines[self.say("word-trick", trick=view["trick"])] = self.trick(view)
        lines[self.head("history")] = self.history(view.get("history", []))
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=False)
        for head, line in lines.items():
            if line:
                table.add_row(Text(head[:1].upper() + head[1:], style=FADED), line)
        return table

    def active_town(self, town: int) -> Text:
        """The active town with its name and region."""
        record = self.towns[town]
        sign = self.signs.suit(town, record["colour"])
        return Text.assemble(sign, f" {self.name(f'town:{town}')}, {self.name('region:' + record['region'])}")

    def trick(self, view: Mapping[str, Any]) -> Text:
        """The cards on the table, and whose is the best."""
        parts: list[Text] = []
        for seat, player in enumerate(view["players"]):
            if player["card"]:
                card = Text.assemble(self.mark(seat), " ", self.card(player["card"]))
                if view["winner"] == seat:
                    card = Text.assemble(card, " ", (self.speech.say("cli-bru-wins"), GOLD))
                parts.append(card)
        return Text("   ").join(parts)

    def history(self, history: Sequence[Sequence[int]]) -> Text:
        """The cards everyone has played this round, where the table shows them."""
        parts = []
        for seat, cards in enumerate(history):
            if cards:
                parts.append(Text(" ").join([self.mark(seat), *(self.card(card) for card in cards)]))
        return Text("   ").join(parts)

    # One's own cards -----------------------------------------------------------------------------------------------

    def own(self, view: Mapping[str, Any], listed: Sequence[str] = ()) -> RenderableType | None:
        """Hand and packet, less the cards that are listed as options anyway."""
        mine = view.get("me")
        if mine is None:
            return None
        parts: list[RenderableType] = []
        for place, word in (("pick", "picked"), ("hand", "hand"), ("packet", "packet")):
            chosen = mine["pick"] if place != "pick" else []
            cards = [card for card in mine[place] if f"card:{card}" not in listed and card not in chosen]
            if cards:
                parts.append(self.card_table(self.head(word), [self.cards[card] for card in cards]))
        return Group(*parts) if parts else None

    def card_table(self, title: str, cards: Sequence[Mapping[str, Any]]) -> Table:
        """Cards with their actions."""
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style=FADED)
        for head in (title, self.head("primary"), self.head("upper"), self.head("lower")):
            table.add_column(head, no_wrap=True)
        for card in cards:
            rows = [self.signs.row(card.get(part, [])) for part in ("primary", "upper", "lower")]
            table.add_row(self.signs.suit(card["value"], card["colour"]), *rows)
        return table

    def record(self, fields: Mapping[str, Any]) -> RenderableType | None:
        """A card, as in one's hand."""
        return self.card_table("", [fields]) if "primary" in fields else None

    def card(self, value: int) -> Text:
        """A card: value and colour."""
        return self.signs.suit(value, self.cards[value]["colour"])

    def remark(self, ref: str) -> Text | None:
        """A card's actions in signs, or the colour of a town."""
        kind, _, key = ref.partition(":")
        if kind == "card":
            card = self.cards[int(key)]
            rows = [self.signs.row(card[part]) for part in ("primary", "upper", "lower") if part in card]
            bar = Text.assemble(" ", (self.signs.bar, FADED), " ")
            return bar.join(rows)
        if kind == "town":
            colour = self.towns[int(key)]["colour"]
            return Text(self.signs.suits[colour], style=self.signs.suit(0, colour).style)
        return None

    # In words ------------------------------------------------------------------------------------------------------

    def about(self, ref: str, view: Mapping[str, Any]) -> list[str]:
        """A town, card or region in sentences."""
        kind, _, key = ref.partition(":")
        if kind == "town":
            return self.about_town(int(key), view)
        if kind == "card":
            return self.about_card(int(key))
        if kind == "region":
            return self.about_region(key, view)
        return []

    def about_town(self, town: int, view: Mapping[str, Any]) -> list[str]:
        """Colour, region, roads, and what stands there."""
        record = self.towns[town]
        joined = sorted({end for road in self.roads for end in ends(road) if town in ends(road)} - {town})
        colour, region = self.name(f"colour:{record['colour']}"), self.name(f"region:{record['region']}")
        near = [f"{other} {self.name(f'town:{other}')}" for other in joined]
        lines = [
            self.speech.say("cli-bru-about-town", number=town, colour=colour, region=region),
            self.speech.say("cli-bru-about-roads", roads=near),
        ]
        for seat, player in enumerate(view["players"]):
            if town in player["towns"]:
                lines.append(self.speech.say("cli-bru-about-disc", player=self.players[seat]))
        if town in view["monasteries"]:
            lines.append(self.speech.say("cli-bru-about-monastery"))
        if town in view["vikings"]:
            lines.append(self.speech.say("cli-bru-about-vikings"))
        if town == view["active"]:
            lines.append(self.speech.say("cli-bru-about-active"))
        return lines

    def about_card(self, value: int) -> list[str]:
        """Its actions, symbol by symbol."""
        card = self.cards[value]
        lines = []
        for part in ("primary", "upper", "lower"):
            if part in card:
                symbols = [self.name(f"symbol:{symbol}") for symbol in card[part]]
                lines.append(f"{self.head(part)}: {', '.join(symbols)}")
        return lines

    def about_region(self, region: str, view: Mapping[str, Any]) -> list[str]:
        """Threshold, points and who has how many towns."""
        at = next(at for at, record in enumerate(self.regions) if record["id"] == region)
        record, claim = self.regions[at], view["claims"][at]
        towns = sum(1 for town in self.towns.values() if town["region"] == region)
        lines = [
            self.speech.say("cli-bru-about-region", towns=towns, threshold=record["threshold"], points=record["points"])
        ]
        if claim["holder"] is not None:
            lines.append(self.speech.say("cli-bru-about-claim", player=self.players[claim["holder"]]))
        else:
            lines.append(f"{self.head('claim')}: {self.say('word-face-up' if claim['up'] else 'word-face-down')}")
        *by_seat, vikings = claim["counts"]
        held = [f"{self.players[seat]} {count}" for seat, count in enumerate(by_seat) if count]
        if vikings:
            held.append(f"{self.say('word-vikings')} {vikings}")
        if held:
            lines.append(f"{self.head('counts')}: {', '.join(held)}")
        return lines

    def legend(self) -> list[Text]:
        """Every sign with its meaning."""
        entries = [(self.signs.symbols[symbol], self.name(f"symbol:{symbol}")) for symbol in self.on_cards()]
        entries += [(sign, self.name(f"colour:{colour}")) for colour, sign in self.signs.suits.items()]
        entries += [
            (self.signs.marker, self.say("word-marker")),
            (self.signs.monastery, self.say("word-monastery")),
            (self.signs.viking, self.say("word-vikings")),
            (self.signs.face_down, f"{self.head('claim')}: {self.say('word-face-down')}"),
            (self.signs.face_up, f"{self.head('claim')}: {self.say('word-face-up')}"),
        ]
        return [Text.assemble((f"{sign:>2}", STRONG), f" {meaning}") for sign, meaning in entries]

    def on_cards(self) -> list[str]:
        """The symbols that appear on cards and on the track."""
        printed = [self.cards.values(), self.track]
        found = {
            symbol for records in printed for record in records for part in PARTS for symbol in record.get(part, [])
        }
        return [symbol for symbol in self.signs.symbols if symbol in found]

    # Small words ---------------------------------------------------------------------------------------------------

    def say(self, message: str, **args: object) -> str:
        """A message of the game."""
        return self.speech.say(f"{self.game.prefix}-{message}", **args)

    def head(self, key: str) -> str:
        """A short heading of this drawing."""
        return self.speech.say(f"cli-bru-head-{key}")


def ends(road: Mapping[str, Any]) -> tuple[int, int]:
    """The two towns that a road joins."""
    first, second = road["towns"]
    return first, second


def align(rows: Sequence[Sequence[Text]], width: int) -> None:
    """Make all cells equally wide, if the longest row then still fits."""
    widest = max(cell.cell_len for row in rows for cell in row)
    if max(len(row) for row in rows) * (widest + 1) <= width:
        for row in rows:
            for cell in row:
                cell.pad_right(widest - cell.cell_len)


DRAWING = BrianBoruDrawing
