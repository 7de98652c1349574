"""Every message is said somewhere: its id stands in the source, or the source can compose it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import NamedTuple

from test_messages import messages

import longhall.games  # noqa: F401  registers the games, also when this file is run alone
from longhall.kernel.registry import all_games
from longhall.kernel.variants import word_of

ROOT = Path(__file__).parents[2]
SOURCE, CLIENT = ROOT / "src", ROOT / "web" / "src"
RULE = re.compile(r"[A-Z]{3}-[A-Z]+")
GAP = "\0"


def files(folder: Path, *suffixes: str) -> list[Path]:
    return [file for file in folder.rglob("*") if file.suffix in suffixes and "generated" not in file.parts]


@cache
def text(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def as_parts_of_ids(words: Iterable[str]) -> set[str]:
    """`like_this`, `like this` and `like/this` become `like-this`, `µs` becomes `us`."""
    return {re.sub(r"[_ /]", mark, word.lower()).replace("µ", "u") for word in words for mark in "-_"}


@cache
def nodes(file: Path) -> list[ast.AST]:
    return list(ast.walk(ast.parse(text(file))))


@cache
def words_of_source() -> frozenset[str]:
    """What can fill a gap: strings, fields, arguments and classes of the Python source, and words of content files."""
    found: set[str] = set()
    for node in (node for file in files(SOURCE, ".py") for node in nodes(file)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.add(node.value)
        elif isinstance(node, ast.arg):
            found.add(node.arg)
        elif isinstance(node, ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.add(node.target.id)
    for file in files(SOURCE, ".toml", ".yaml"):
        found |= {*re.findall(r"\w+", text(file)), file.stem}
    return frozenset(as_parts_of_ids(found))


@cache
def words_of_client(file: Path) -> frozenset[str]:
    """Strings of a file of the client and of the files that it imports, and its own keys."""
    imported = [file.parent / name for name in re.findall(r"from \"([./][^\"]*)\"", text(file))]
    read = [file, *(path for name in imported for path in (name, name.with_name(name.name + ".ts")) if path.is_file())]
    strings = {string for path in read for string in re.findall(r"[\"']([\w -]+)[\"']", text(path))}
    return frozenset(as_parts_of_ids(strings | set(re.findall(r"(\w+)\??:", text(file)))))


class Template(NamedTuple):
    """An id with gaps, such as `web-theme-…`, that a file writes; the words are what can fill them."""

    parts: list[str]
    words: frozenset[str]
    file: Path

    def gives(self, message: str, deep: bool = True) -> bool:
        return message.startswith(self.parts[0]) and self.fits(message[len(self.parts[0]) :], self.parts[1:], deep)

    def fits(self, rest: str, parts: list[str], deep: bool) -> bool:
        if not parts:
            return not rest
        ends = range(1, len(rest) + 1) if parts[0] or len(parts) > 1 else [len(rest)]
        return any(
            rest.startswith(parts[0], end)
            and self.filled(rest[:end], deep)
            and self.fits(rest[end + len(parts[0]) :], parts[1:], deep)
            for end in ends
        )

    def filled(self, gap: str, deep: bool) -> bool:
        """What fills a gap may itself be composed in the same file: `cards` and `-short`."""
        return gap in self.words or (deep and any(other.gives(gap, False) for other in templates_of(self.file)))


@cache
def templates_of(file: Path) -> list[Template]:
    if file.suffix == ".py":
        strings = [node.values for node in nodes(file) if isinstance(node, ast.JoinedStr)]
        made = {
            "".join(str(part.value) if isinstance(part, ast.Constant) else GAP for part in string) for string in strings
        }
    else:
        made = {re.sub(r"\$\{[^}]*\}", GAP, template) for template in re.findall(r"`([^`\n]*)`", text(file))}
    ids = re.compile(rf"({GAP}-)?[a-z]{{2,}}[\w{GAP}-]*")
    found = [template for template in made if GAP in template and ids.fullmatch(template)]
    return [Template(template.split(GAP), fillers(template, file), file) for template in found]


def fillers(template: str, file: Path) -> frozenset[str]:
    """Things of a game are named by the server; words of the client's own by the file that says them."""
    if file.suffix == ".py":
        return words_of_source()
    own = template.startswith("web-") or "-word-" in template
    return words_of_client(file) if own else words_of_client(file) | words_of_source()


GENERIC = "generic"
"""The drawings of games that have none: they ask any game for a word, and save no message of one with a drawing."""


@cache
def templates() -> list[Template]:
    read = [file for file in files(SOURCE, ".py") + files(CLIENT, ".ts", ".svelte") if GENERIC not in str(file)]
    return [made for file in read for made in templates_of(file)]


def composed(message: str) -> bool:
    return any(template.gives(message) for template in templates())


def of_games() -> set[str]:
    """What the games compose: the names of their things, verbs, options and scores."""
    found: set[str] = set()
    for game in all_games():
        refs = [ref.replace(":", "-") for ref in game.names()]
        found |= {f"{game.prefix}-{ref}" for ref in refs} | {f"{game.prefix}-explain-{ref}" for ref in refs}
        found |= {f"{game.prefix}-do-{action.verb}" for action in game.book.all}
        found |= {f"{game.prefix}-score-{category}" for category in game.score_categories()}
        for option in game.variants:
            found |= {f"{game.prefix}-option-{option.name}"}
            found |= {f"{game.prefix}-option-{option.name}-{word_of(value)}" for value in option.values}
    return found


def of_drawings() -> set[tuple[str, str]]:
    """The terminal's drawing of a game says its words without their prefix: `word-face-up`."""
    boards = SOURCE / "longhall" / "terminal" / "boards"
    own = [(game.prefix, boards / f"{game.name.replace('-', '_')}.py") for game in all_games()]
    return {
        (prefix, part) for prefix, file in own if file.is_file() for part in re.findall(r"\w+(?:-\w+)+", text(file))
    }


@cache
def said() -> frozenset[str]:
    """Ids that stand in the source, in other messages or in the description of a game."""
    sources = " ".join(text(file) for file in files(SOURCE, ".py", ".yaml") + files(CLIENT, ".ts", ".svelte"))
    references = " ".join(text(file) for file in files(ROOT / "locales" / "en", ".ftl"))
    found = set(re.findall(r"\w+(?:-\w+)+", sources))
    found |= {f"{prefix}-{part}" for prefix, part in of_drawings()}
    found |= set(re.findall(r"\{ *([a-z][\w-]+)(?:\.\w+)? *\}", references))
    return frozenset(found | of_games())


def dead(message: str) -> bool:
    return message not in said() and not RULE.match(message) and not composed(message)


def test_every_message_is_said_somewhere() -> None:
    assert (CLIENT / "generated" / "api.ts").is_file(), "run: tools/web.sh types"  # its words fill gaps, too
    assert sorted(message for message in messages("en") if dead(message)) == []


def test_dead_messages_are_found() -> None:
    """Also one that looks like a composed one, if nothing can fill its gap."""
    assert dead("web-pax-title")
    assert dead("bru-word-leader")
    assert dead("odn-colour-red")
    assert dead("web-nothing-says-this")
    assert not dead("web-theme-dark")
    assert not dead("bru-word-face-up")
