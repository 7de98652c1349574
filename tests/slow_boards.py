"""The rules of placing in A Feast for Odin read word for word, on the printed boards: what the fast ones must equal."""

from __future__ import annotations

from longhall.games.feast_for_odin.content.loader import FOLDER, PLAN_IDS, load_content
from longhall.games.feast_for_odin.content.things import GOODS, GREEN, ORE, SILVER, SPECIAL, STONE, WOOD
from longhall.games.feast_for_odin.state.board_plans import ACROSS, turned
from longhall.kernel.content.loading import Pack

BOX = load_content()
PRINTED = {record.text("id"): record.data for record in Pack(FOLDER).records("boards", "boards")}
PRINTED |= {record.text("id"): record.data for record in Pack(FOLDER).records("buildings", "buildings")}

Cell = tuple[int, int]


class SlowBoard:
    """The placement rules read word for word, on the printed grid and sets of cells."""

    def __init__(self, kind: int) -> None:
        self.data = PRINTED[PLAN_IDS[kind]]
        self.house = "cost" in self.data
        grid = self.data.get("grid", [])
        self.sign = {(r, c): s for r, row in enumerate(grid) for c, s in enumerate(row) if s not in "_x"}
        self.bonus = {tuple(entry["cell"]): entry["gives"] for entry in self.data.get("bonuses", [])}
        self.tracks = self.data.get("tracks", [])
        self.lies: dict[Cell, int] = {}

    def cells(self, piece: int, spot: int) -> list[Cell]:
        shape = ["#"]
        if piece < GOODS:
            shape = ["#" * BOX.long_side[piece]] * BOX.short_side[piece]
        elif piece < SILVER:
            shape = BOX.special_shape[piece - SPECIAL]
        rows = turned(shape, spot // 156)
        top, left = divmod(spot % 156, ACROSS)
        return [(top + r, left + c) for r, row in enumerate(rows) for c, sign in enumerate(row) if sign == "#"]

    def permitted(self, piece: int) -> bool:
        if not self.sign or piece in (STONE, WOOD):
            return False
        if piece == ORE:
            return not self.house
        if piece < GOODS and not self.house:
            return piece >= GREEN * 8
        return True

    def colour(self, piece: int) -> int:
        return piece // 8 if piece < GOODS else -1

    def legal(self, piece: int, cells: list[Cell]) -> bool:
        if not all(cell in self.sign and cell not in self.lies for cell in cells):
            return False
        colour = self.colour(piece)
        if colour in ((0, 1) if self.house else (GREEN,)):
            for r, c in cells:
                for near in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
                    if near not in cells and self.colour(self.lies.get(near, SILVER) & 63) == colour:
                        return False
        for track in self.tracks:
            for coin in track[:-1]:
                row, column = coin["cell"]
                if (row, column) in cells and not all(
                    cell in cells or cell in self.lies or cell in self.bonus
                    for cell in self.sign
                    if cell[0] >= row and cell[1] <= column
                ):
                    return False
        return True

    def income(self) -> int:
        total = 0
        for track in self.tracks:
            seen = [coin["value"] for coin in track[:-1] if tuple(coin["cell"]) not in self.lies]
            total += min([*seen, track[-1]["value"]])
        return total

    def bonuses(self) -> list[str]:
        found: list[str] = []
        for (row, column), gives in self.bonus.items():
            around = [(row + r, column + c) for r in (-1, 0, 1) for c in (-1, 0, 1) if r or c]
            full = all(cell in self.lies or cell in self.bonus for cell in around if cell in self.sign)
            if full and (row, column) not in self.lies:
                found += gives
        return found

    def minus(self) -> int:
        return sum(sign == "-" and cell not in self.lies for cell, sign in self.sign.items())
