"""Writes the tables of docs/observation.md from the layouts; `tests/docs/test_observation_page.py` compares them."""

from __future__ import annotations

from pathlib import Path

import longhall.games  # noqa: F401  (registers the games)
from longhall.kernel.bot.observation import Part
from longhall.kernel.registry import all_games

PAGE = Path(__file__).parent.parent / "docs" / "observation.md"
BEGIN = "<!-- made by tools/observation.py -->\n"


def shown(parts: list[Part]) -> list[tuple[str, Part]]:
    """The parts with the names that the page gives them: those of each seat once, those of other seats not at all."""
    of_others = {part.name.partition(".")[2] for part in parts if part.name.startswith("other1.")}
    found: list[tuple[str, Part]] = []
    for part in parts:
        who, _, what = part.name.partition(".")
        if who == "me" and what in of_others:
            found.append((f"*seat*.{what}", part))
        elif not who.startswith("other"):
            found.append((part.name, part))
    return found


def tables() -> str:
    """A table for each game."""
    lines: list[str] = []
    for game in all_games():
        layout = game.layout()
        lines += [f"## {game.name}", "", f"{layout.size} numbers, {game.most} seats.", ""]
        lines += ["| part | numbers | 1.0 is | what |", "|---|--:|--:|---|"]
        lines += [f"| {name} | {part.size} | {part.most} | {part.about} |" for name, part in shown(layout.parts)]
        lines.append("")
    return "\n".join(lines)


if __name__ == "__main__":
    text = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(text[: text.index(BEGIN) + len(BEGIN)] + "\n" + tables(), encoding="utf-8")
