"""Words: turns message ids and their arguments into sentences of one language.

Every text a person reads lies in `locales/<language>/*.ftl`; a game of another package brings its own along. What a
language lacks is said in English; what English lacks, too, is shown as the id in brackets, so that a forgotten message
is seen and nothing ever fails for it.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from .kernel.errors import BadFile, LonghallError, Refusal, Refused
from .kernel.events import Event
from .kernel.game import Game
from .kernel.registry import all_games, own_content
from .kernel.step import Decision, Label

FALLBACK = "en"
FOLDERS = (Path(__file__).parent / "locales", Path(__file__).parents[2] / "locales")
"""Where the messages lie: in the installed package, else in the checkout."""

NOBODY: Sequence[str] = ()


@cache
def folder() -> Path:
    """The folder of all languages."""
    for place in FOLDERS:
        if place.is_dir():
            return place
    raise FileNotFoundError(f"no messages in {FOLDERS[0]}")


def own_files(game: Game[Any], lang: str) -> list[Path]:
    """The messages in a language that a game brought along: a folder `locales` beside the module of its class."""
    module = sys.modules[type(game).__module__].__file__
    return sorted((Path(module).parent / "locales" / lang).glob("*.ftl")) if module else []


def own_words(game: Game[Any], lang: str) -> str:
    """All messages that a game has brought along, for clients that were built without it; in English if need be."""
    files = own_files(game, lang) or own_files(game, FALLBACK)
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


@cache
def languages() -> list[str]:
    """The languages there are, English first."""
    found = sorted(place.name for place in folder().iterdir() if any(place.glob("*.ftl")))
    return [FALLBACK, *(lang for lang in found if lang != FALLBACK)]


def best_language(env: Mapping[str, str], given: str | None = None) -> str:
    """What was asked for, else what LONGHALL_LANG or the system's own settings say, else English."""
    wishes = [given, *(env.get(name) for name in ("LONGHALL_LANG", "LC_ALL", "LC_MESSAGES", "LANG"))]
    for wish in wishes:
        word = re.split(r"[_.@-]", wish.strip().lower())[0] if wish else ""
        if word in languages():
            return word
    return FALLBACK


MESSAGE = re.compile(r"(?m)^([a-zA-Z][\w-]*) *=")
REFERENCE = re.compile(r"\{ *([a-zA-Z][\w-]*)(?:\.[a-z]+)? *\}")


class Name(str):
    """What a thing is called: the nominative, and the other cases that its message has as attributes."""

    form: Callable[[str], str]

    def __new__(cls, nominative: str, form: Callable[[str], str]) -> Name:
        """A name whose other cases `form` knows."""
        name = super().__new__(cls, nominative)
        name.form = form
        return name


def in_case(thing: object, case: str) -> object:
    """`NAME($thing, case: "gen")` in messages. What has no such form stays as it is: players, packs' own names."""
    return thing.form(case) if isinstance(thing, Name) else thing


FUNCTIONS: dict[str, Callable[..., Any]] = {"NAME": in_case}
"""What messages may call besides Fluent's own; the browser has the same."""


class Messages:
    """All messages of one language. Each is parsed when it is asked for: most never are, and all take a second."""

    def __init__(self, lang: str) -> None:
        self._bundle = FluentBundle([lang], functions=FUNCTIONS, use_isolating=False)
        self.unread: dict[str, str] = {}
        """The source of each message that nobody has asked for."""
        self.ids: list[str] = []
        """In the order of the files."""
        self._lang = lang
        self._asked: set[str] = set()
        """The games that have been asked for messages of their own."""
        self._find(sorted((folder() / lang).glob("*.ftl")))

    def _find(self, files: list[Path]) -> None:
        """Note which messages files have: each reaches from the line with its id to that of the next."""
        for file in files:
            text = file.read_text(encoding="utf-8")
            found = list(MESSAGE.finditer(text))
            ends = [*(match.start() for match in found[1:]), len(text)]
            for match, end in zip(found, ends, strict=True):
                self.unread[match[1]] = text[match.start() : end]
                self.ids.append(match[1])

    def ask_games(self) -> bool:
        """Whether games registered since the last time brought messages along; they are known then."""
        new = [game for game in all_games() if game.name not in self._asked]
        self._asked.update(game.name for game in new)
        brought = [file for game in new for file in own_files(game, self._lang)]
        self._find(brought)
        return bool(brought)

    def _read(self, message: str) -> None:
        """Parse a message, and those that it refers to."""
        text = self.unread.pop(message, None)
        if text is None:
            return
        self._bundle.add_resource(FluentResource(text))
        for reference in set(REFERENCE.findall(text)):
            self._read(reference)

    def has(self, message: str) -> bool:
        """Whether the message exists and has a text."""
        self._read(message)
        if not self._bundle.has_message(message) and self.ask_games():
            self._read(message)
        return bool(self._bundle.has_message(message)) and self._bundle.get_message(message).value is not None

    def format(self, message: str, args: Mapping[str, object]) -> str:
        """The text of a message that exists."""
        pattern = self._bundle.get_message(message).value
        assert pattern is not None, message
        text, _ = self._bundle.format_pattern(pattern, dict(args))
        return str(text)

    def name(self, message: str) -> str:
        """The text of a message that is a name, with its other cases if it has any."""
        nominative = self.format(message, {})
        cases = self._bundle.get_message(message).attributes
        if not cases:
            return nominative
        forms = {case: str(self._bundle.format_pattern(pattern)[0]) for case, pattern in cases.items()}
        return Name(nominative, lambda case: forms.get(case, nominative))


def together(items: Sequence[object]) -> list[str]:
    """What is there several times is said once: `coin ×3`. Figures are not things: each of them is said."""
    counts = Counter(items)
    return [
        f"{item} ×{counts[item]}" if isinstance(item, str) and counts[item] > 1 else str(item)
        for at, item in enumerate(items)
        if not isinstance(item, str) or item not in items[:at]
    ]


@cache
def messages(lang: str) -> Messages:
    """The messages of a language, read once."""
    return Messages(lang)


@cache
def speech(lang: str) -> Speech:
    """The speech of a language, made once."""
    return Speech(lang)


class Speech:
    """Says things in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._own = messages(lang)
        self._things: dict[tuple[str, str], frozenset[str]] = {}
        self._given: dict[tuple[str, str], dict[str, str]] = {}
        self._declared: dict[tuple[str, str], dict[str, str]] = {}

    def has(self, message: str) -> bool:
        """Whether there is such a message, be it in English."""
        return self._own.has(message) or messages(FALLBACK).has(message)

    def say(self, message: str, /, **args: object) -> str:
        """A message with its arguments; lists are joined, and their length is known as `<name>_count`."""
        found = self._own if self._own.has(message) else messages(FALLBACK)
        if not found.has(message):
            return f"[{message}]"
        return found.format(message, self._spread(args))

    def _spread(self, args: Mapping[str, object]) -> dict[str, object]:
        spread: dict[str, object] = {}
        for name, value in args.items():
            if isinstance(value, list | tuple):
                spread[f"{name}_count"] = len(value)
                spread[name] = self._listed(value)
            else:
                spread[name] = value
        return spread

    def _listed(self, items: Sequence[object]) -> str:
        """A list as one argument, which has the cases of its items."""
        text = self.join(together(items))
        if not any(isinstance(item, Name) for item in items):
            return text
        return Name(text, lambda case: self.join(together([in_case(item, case) for item in items])))

    def join(self, items: Sequence[str]) -> str:
        """A list as one says it: `A, B and C`."""
        if len(items) < 2:
            return "".join(items)
        rest, last = ", ".join(items[:-1]), items[-1]
        # Spanish says "e" instead of "y" before this sound.
        before_i = re.match(r"(?i)h?[ií](?![aeo])", last) is not None
        return self.say("cli-join", rest=rest, last=last, before_i="yes" if before_i else "no")

    # What games tell -----------------------------------------------------------------------------------------------

    def name(self, game: Game[Any], ref: str, players: Sequence[str] = NOBODY) -> str:
        """What a reference is called: `seat:2` by the player's name, `town:27` by the game's message or its content."""
        kind, _, key = ref.partition(":")
        if kind == "seat":
            return players[int(key)] if key.isdecimal() and int(key) < len(players) else f"[{ref}]"
        return self.pack_names(game).get(ref) or self.noun(f"{game.prefix}-{kind}-{key}")

    def noun(self, message: str) -> str:
        """A message that is the name of something, to be an argument of a sentence."""
        return self._own.name(message) if self._own.has(message) else self.say(message)

    def pack_names(self, game: Game[Any]) -> dict[str, str]:
        """The names that somebody's own content pack gives: new things, and things called otherwise than by us."""
        key = (game.name, game.content_hash)
        if key not in self._given:
            ours = own_content(game)
            own = {ref: game.own_name(ref) for ref in game.names()}
            self._given[key] = {ref: name for ref, name in own.items() if name and name != ours.own_name(ref)}
        return self._given[key]

    def explanation(self, game: Game[Any], ref: str) -> str:
        """What a thing does, as the table's content has it; empty where no message says it."""
        kind, _, key = ref.partition(":")
        message = f"{game.prefix}-explain-{kind}-{key}"
        return self.pack_texts(game).get(ref) or (self.say(message) if self.has(message) else "")

    def pack_texts(self, game: Game[Any]) -> dict[str, str]:
        """What the things do that somebody's own content pack declares otherwise than we do."""
        key = (game.name, game.content_hash)
        if key not in self._declared:
            ours = own_content(game)
            own = {ref: game.declared(ref) for ref in game.names()}
            self._declared[key] = {
                ref: as_declared(declared) for ref, declared in own.items() if declared != ours.declared(ref)
            }
        return self._declared[key]

    def event(self, game: Game[Any], event: Event, players: Sequence[str]) -> str:
        """What happened."""
        return self.say(event.message, **self.arguments(game, event.args, players))

    def label(self, game: Game[Any], label: Label, players: Sequence[str]) -> str:
        """How an option is called."""
        return self.say(label.message, **self.arguments(game, label.args, players))

    def question(self, game: Game[Any], decision: Decision, players: Sequence[str]) -> str:
        """What is asked."""
        return self.say(decision.prompt, **self.arguments(game, decision.args, players))

    def refusal(self, game: Game[Any], refusal: Refusal, players: Sequence[str]) -> str:
        """Why something is not allowed."""
        return self.say(refusal.message, **self.arguments(game, refusal.facts, players))

    def error(self, error: LonghallError, game: Game[Any] | None = None, players: Sequence[str] = NOBODY) -> str:
        """What went wrong; for files with the place where it stands."""
        if isinstance(error, Refused) and game is not None:
            return self.refusal(game, error.refusal, players)
        text = self.say(error.message, **self.arguments(game, error.facts, players))
        if not isinstance(error, BadFile):
            return text
        place = f"{error.file}:{error.line}" if error.line else error.file
        return f"{place}: {text}"

    def arguments(
        self, game: Game[Any] | None, args: Mapping[str, object], players: Sequence[str] = NOBODY
    ) -> dict[str, object]:
        """Arguments as a message takes them: references by name, and a `question` as its own message."""
        named: dict[str, object] = {}
        for name, value in args.items():
            if isinstance(value, list):
                named[name] = [self._named(game, one, players) for one in value]
            elif name == "question" and isinstance(value, str) and self.has(value):
                named[name] = self.say(value)
            else:
                named[name] = self._named(game, value, players)
        return named

    def _named(self, game: Game[Any] | None, value: object, players: Sequence[str]) -> object:
        if game is None or not isinstance(value, str) or ":" not in value:
            return value
        if value.startswith("seat:") or value in self._known(game):
            return self.name(game, value, players)
        return value

    def _known(self, game: Game[Any]) -> frozenset[str]:
        key = (game.name, game.content_hash)
        if key not in self._things:
            self._things[key] = frozenset(game.names())
        return self._things[key]


# Content packs -----------------------------------------------------------------------------------------------------


def as_declared(declared: Mapping[str, object]) -> str:
    """What a pack says that a thing does: its own `text`, else the declaration, in the words of content files."""
    text = declared.get("text")
    if text:
        return str(text)
    rest = {name: value for name, value in declared.items() if name != "effects"}
    effects: Any = declared.get("effects", [])
    return "; ".join(listed_fields(part) for part in ([rest] if rest else []) + list(effects))


def listed_fields(fields: Mapping[str, Any]) -> str:
    """A table of a declaration: `on: after, of: one silver, gain: 1 snare`."""
    return ", ".join(
        plain(name) if value is True else f"{plain(name)}: {worded(value)}" for name, value in fields.items()
    )


def worded(value: object) -> str:
    """A value of a declaration as a person reads it."""
    if isinstance(value, dict):
        if all(type(amount) is int for amount in value.values()):
            return " + ".join(f"{amount} {plain(name)}" for name, amount in value.items())
        return f"({listed_fields(value)})"
    return " / ".join(map(worded, value)) if isinstance(value, list) else plain(str(value))


def plain(word: str) -> str:
    """A word of a content file without the signs that join its parts."""
    return re.sub("[_-](?=[a-z])", " ", word)


# Rules -------------------------------------------------------------------------------------------------------------


def rule_ids(game: Game[Any]) -> list[str]:
    """The ids of all rules of a game, in the order of its rules file."""
    return matching(game, r"-[A-Z0-9]+-\d+")


def rule_sections(game: Game[Any]) -> list[str]:
    """The chapters of a game's rules, in order; their messages are headings."""
    return matching(game, r"-[A-Z0-9]+")


def matching(game: Game[Any], rest: str) -> list[str]:
    """The message ids of a game's rules file that look so."""
    shape = re.compile(re.escape(game.prefix.upper()) + rest)
    english = messages(FALLBACK)
    english.ask_games()
    return [message for message in english.ids if shape.fullmatch(message)]


def section_of(rule: str) -> str:
    """The chapter that a rule stands in: `BRU-TRICK` for `BRU-TRICK-05`."""
    return rule.rpartition("-")[0]


def known_rules(games: Iterable[Game[Any]]) -> list[str]:
    """The ids of all rules of some games."""
    return [rule for game in games for rule in rule_ids(game)]
