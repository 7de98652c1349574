# uncompiled: reads files, where types are open
"""Scenarios: a position and what must follow. Rule tests, lessons and bug reports; see `docs/scenarios.md`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import yaml

from ..action import Action
from ..chance import FairRoll, ForcedChance
from ..errors import BadFile, BadGiven, LonghallError, Refused, text_of
from ..events import EVERYBODY, Event, Events
from ..game import Game
from ..registry import find_game
from ..step import State, advance
from ..variants import chosen_variants
from .saga import located

KEYS: Final = ["game", "title", "rules", "players", "options", "given", "chance", "when", "then", "refused", "note"]
NEEDED: Final = ["game", "players"]
LOADER: Final[Any] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""The one of libyaml where there is one: nine times as fast."""
GENERAL_FACTS: Final = ["to_act", "asks", "legal", "offers", "withholds", "events", "no_events", "view"]


class Difference:
    """One thing that is not as the scenario says: where it is said, what was expected, what was found."""

    def __init__(self, line: int, where: str, expected: object, found: object) -> None:
        self.line = line
        self.where = where
        self.expected = expected
        self.found = found

    def __repr__(self) -> str:
        return f"line {self.line}: {self.where}: expected {self.expected!r}, found {self.found!r}"


class Scenario:
    """One scenario of a file."""

    keys = KEYS
    needed = NEEDED

    def __init__(self, file: str, data: dict[str, Any], lines: dict[tuple[str, ...], int]) -> None:
        self.file = file
        self.data = data
        self.lines = lines
        self.line = lines.get((), 0)
        self.title = str(data.get("title", ""))
        self.rules: list[str] = list(data.get("rules", []))
        self._check_shape()
        try:
            self.game: Game[Any] = find_game(data["game"])
        except LonghallError as error:
            raise self.wrong(("game",), error.message, **error.facts) from None
        self.players: list[str] = [str(name) for name in data["players"]]

    def wrong(self, path: tuple[str, ...], message: str, **facts: Any) -> BadFile:
        """An error at the line of a part of the scenario."""
        return BadFile(self.file, self.line_of(path), message, **facts)

    def line_of(self, path: tuple[str, ...]) -> int:
        """The line of a part, or of the closest part around it."""
        while path and path not in self.lines:
            path = path[:-1]
        return self.lines.get(path, self.line)

    def _check_shape(self) -> None:
        for key in self.data:
            if key not in self.keys:
                raise self.wrong((str(key),), "error-scenario-key", given=str(key), known=self.keys)
        for key in self.needed:
            if key not in self.data:
                raise self.wrong((), "error-scenario-missing", given=key)
        players = self.data["players"]
        if isinstance(players, int):
            players = self.data["players"] = [f"p{number}" for number in range(1, players + 1)]
        if not isinstance(players, list) or len(set(map(str, players))) != len(players):
            raise self.wrong(("players",), "error-scenario-players")
        if not isinstance(self.data["game"], str):
            raise self.wrong(("game",), "error-scenario-missing", given="game")
        for key in ("options", "given", "chance", "then"):
            if not isinstance(self.data.get(key) or {}, dict):
                raise self.wrong((key,), "error-given-mapping", given=key)

    def position(self) -> State:
        """The position of `given`, not yet run on to the first question."""
        try:
            variants = chosen_variants(self.game.variants, self.data.get("options") or {})
        except LonghallError as error:
            raise self.wrong(("options",), error.message, **error.facts) from None
        if not self.game.fewest <= len(self.players) <= self.game.most:
            facts = {"fewest": self.game.fewest, "most": self.game.most, "given": len(self.players)}
            raise self.wrong(("players",), "error-seat-count", game=self.game.name, **facts)
        try:
            position: State = self.game.arrange(self.data.get("given") or {}, self.players, variants)
        except BadGiven as error:
            raise self.wrong(("given", *error.path), error.message, **error.facts) from None
        return position

    def forced(self) -> dict[str, list[int]]:
        """The outcomes laid down under `chance`, by kind."""
        laid: dict[str, list[int]] = {}
        for kind, words in (self.data.get("chance") or {}).items():
            listed = words if isinstance(words, list) else [words]
            for word in listed:
                value = self.game.outcome_value(str(kind), str(word))
                if value is None:
                    raise self.wrong(("chance", str(kind)), "error-saga-outcome", kind=str(kind), given=str(word))
                laid.setdefault(str(kind), []).append(value)
        return laid

    def check(self) -> list[Difference]:
        """Play it; what differs from what it says, nothing if all holds."""
        return Run(self).play()


class Run:
    """A scenario being played."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.game = scenario.game
        self.differences: list[Difference] = []
        self.events = Events()
        self.chance = ForcedChance(scenario.forced(), FairRoll(scenario.title or scenario.file))
        self.state = scenario.position()

    def play(self) -> list[Difference]:
        """The position, the moves, what follows, what is refused."""
        data = self.scenario.data
        self.go_on(("chance",))
        for number, entry in enumerate(data.get("when") or []):
            self.enter(entry, ("when", str(number)))
        if "then" in data:
            self.expect(data["then"], ("then",))
        refused = data.get("refused") or []
        for number, entry in enumerate(refused if isinstance(refused, list) else [refused]):
            path = ("refused", str(number)) if isinstance(refused, list) else ("refused",)
            self.expect_refused(entry, path)
        self.expect_all_chance_used()
        return self.differences

    def go_on(self, path: tuple[str, ...]) -> None:
        """Run on to the next question; what goes wrong is blamed on a part of the file."""
        try:
            advance(self.state, self.chance, self.events)
        except LonghallError as error:
            raise located(error, self.game, self.scenario.file, self.scenario.line_of(path)) from None

    def expect_all_chance_used(self) -> None:
        """An outcome laid down that never came is a slip of the pen."""
        for kind in self.chance.left_over():
            self.differ(("chance", kind), "chance", "used", "left over")

    def differ(self, path: tuple[str, ...], where: str, expected: object, found: object) -> None:
        """Note a difference."""
        self.differences.append(Difference(self.scenario.line_of(path), where, expected, found))

    def enter(self, entry: Any, path: tuple[str, ...]) -> None:
        """One entry of `when`: a move, a check or a refusal on the way."""
        if not isinstance(entry, Mapping) or not entry:
            raise self.scenario.wrong(path, "error-scenario-entry")
        if "then" in entry:
            self.expect(entry["then"], (*path, "then"))
        elif "refused" in entry:
            self.expect_refused(entry["refused"], (*path, "refused"))
        else:
            for name, text in entry.items():
                texts = text if isinstance(text, list) else [text]
                for one in texts:
                    self.move(str(name), str(one), (*path, str(name)))

    def move(self, name: str, text: str, path: tuple[str, ...]) -> None:
        """A move in notation; answers that a player has no choice about may be left out before it."""
        seat, action = self.read_move(name, text, path)
        try:
            self.give_single_answers(seat, action)
            self.game.apply(self.state, seat, action, self.chance, self.events)
        except Refused as error:
            rule = error.refusal.rule
            if not rule:
                raise self.scenario.wrong(path, error.message, **error.facts) from None
            raise self.scenario.wrong(path, "error-scenario-refused", given=f"{name}: {text}", rule=rule) from None
        except LonghallError as error:
            raise located(error, self.game, self.scenario.file, self.scenario.line_of(path)) from None

    def give_single_answers(self, seat: int, action: Action) -> None:
        """Answer questions with one option (from a hidden hand) as long as the written move does not fit."""
        while len(acting := self.game.to_act(self.state)) == 1 and action not in self.game.legal(self.state, seat):
            options = self.game.legal(self.state, acting[0])
            if len(options) != 1:
                return
            self.game.apply(self.state, acting[0], options[0], self.chance, self.events)

    def read_move(self, name: str, text: str, path: tuple[str, ...]) -> tuple[int, Any]:
        """Whose move, and which."""
        if name not in self.scenario.players:
            raise self.scenario.wrong(path, "error-given-player", given=name, known=self.scenario.players)
        action = self.game.book.parse(text)
        if action is None:
            raise self.scenario.wrong(path, "error-saga-move", given=text)
        return self.scenario.players.index(name), action

    def expect_refused(self, entry: Any, path: tuple[str, ...]) -> None:
        """An action that must be refused, and the rule that refuses it."""
        if not isinstance(entry, Mapping) or len(entry) != 2 or "rule" not in entry:
            raise self.scenario.wrong(path, "error-scenario-refusal")
        name = next(str(key) for key in entry if key != "rule")
        seat, action = self.read_move(name, str(entry[name]), (*path, name))
        refusal = self.game.refusal(self.state, seat, action)
        found = refusal.rule if refusal is not None else "allowed"
        if found != entry["rule"]:
            self.differ(path, f"{name}: {entry[name]}", entry["rule"], found)

    def expect(self, then: Any, path: tuple[str, ...]) -> None:
        """Facts about the position and the events so far."""
        if not isinstance(then, Mapping):
            raise self.scenario.wrong(path, "error-given-mapping", given="then")
        facts = self.game.facts(self.state, self.scenario.players)
        for key, expected in then.items():
            where = (*path, str(key))
            if key in GENERAL_FACTS:
                getattr(self, f"expect_{key}")(expected, where)
            elif key in facts:
                self.compare(expected, facts[key], where)
            else:
                known = [*GENERAL_FACTS, *facts]
                raise self.scenario.wrong(where, "error-scenario-fact", given=str(key), known=known)

    def compare(self, expected: Any, found: Any, path: tuple[str, ...]) -> None:
        """Mappings: what is named must hold; all else must be equal."""
        if isinstance(expected, Mapping) and isinstance(found, Mapping):
            by_word = {str(key): value for key, value in found.items()}
            for key, value in expected.items():
                if str(key) not in by_word:
                    self.differ((*path, str(key)), ".".join((*path[1:], str(key))), value, "nothing")
                else:
                    self.compare(value, by_word[str(key)], (*path, str(key)))
        elif expected != found:
            self.differ(path, ".".join(path[1:]), expected, found)

    def expect_to_act(self, expected: Any, path: tuple[str, ...]) -> None:
        """Who owes a decision."""
        self.compare(expected, [self.scenario.players[seat] for seat in self.game.to_act(self.state)], path)

    def expect_asks(self, expected: Any, path: tuple[str, ...]) -> None:
        """The kind of the pending decision."""
        acting = self.game.to_act(self.state)
        decision = self.game.decision(self.state, acting[0]) if acting else None
        self.compare(expected, decision.kind if decision is not None else "nothing", path)

    def options_of(self, expected: Any, path: tuple[str, ...]) -> list[tuple[Any, list[str]]]:
        """What is expected of whom: a list for the one who acts, or lists by player."""
        acting = self.game.to_act(self.state)
        by_name = expected if isinstance(expected, Mapping) else {}
        if not isinstance(expected, Mapping):
            if not acting:
                return [(expected, [])]
            by_name = {self.scenario.players[acting[0]]: expected}
        found = []
        for name, options in by_name.items():
            if name not in self.scenario.players:
                raise self.scenario.wrong(path, "error-given-player", given=str(name), known=self.scenario.players)
            legal = self.game.legal(self.state, self.scenario.players.index(name))
            found.append((options, [action.notation for action in legal]))
        return found

    def expect_legal(self, expected: Any, path: tuple[str, ...]) -> None:
        """All options, in any order."""
        for options, legal in self.options_of(expected, path):
            if sorted(map(str, options)) != sorted(legal):
                self.differ(path, "legal", options, legal)

    def expect_offers(self, expected: Any, path: tuple[str, ...]) -> None:
        """Some of the options."""
        for options, legal in self.options_of(expected, path):
            for option in options:
                if option not in legal:
                    self.differ(path, "offers", option, legal)

    def expect_withholds(self, expected: Any, path: tuple[str, ...]) -> None:
        """What is not among the options."""
        for options, legal in self.options_of(expected, path):
            for option in options:
                if option in legal:
                    self.differ(path, "withholds", option, legal)

    def expect_events(self, expected: Any, path: tuple[str, ...]) -> None:
        """Events that happened so far, in this order, others between them."""
        at = 0
        for number, entry in enumerate(expected if isinstance(expected, list) else [expected]):
            while at < len(self.events.told) and not self.event_fits(entry, self.events.told[at]):
                at += 1
            if at == len(self.events.told):
                told = [event.message for event in self.events.told]
                self.differ((*path, str(number)), "events", entry, told)
                return
            at += 1

    def expect_no_events(self, expected: Any, path: tuple[str, ...]) -> None:
        """Events that did not happen."""
        for entry in expected if isinstance(expected, list) else [expected]:
            for event in self.events.told:
                if self.event_fits(entry, event):
                    self.differ(path, "no_events", entry, repr(event))

    def event_fits(self, entry: Any, event: Event) -> bool:
        """A message id, or one with `rule`, `seen_by` and arguments; players by name."""
        if isinstance(entry, str):
            return entry == event.message
        if not isinstance(entry, Mapping):
            return False
        for key, expected in entry.items():
            if key == "message":
                found: object = event.message
            elif key == "rule":
                found = event.rule
            elif key == "seen_by":
                found = self.readers(event)
            elif key in event.args:
                found = self.named(event.args[key])
            else:
                return False
            if found != expected:
                return False
        return True

    def readers(self, event: Event) -> object:
        """Who may read an event: `everybody`, or players by name and then `spectators`."""
        if event.audience == EVERYBODY:
            return "everybody"
        players = [name for seat, name in enumerate(self.scenario.players) if event.seen_by(seat)]
        return [*players, "spectators"] if event.seen_by(None) else players

    def named(self, value: object) -> object:
        """An argument with seats as players' names and other references as their id."""
        if isinstance(value, list):
            return [self.named(one) for one in value]
        if isinstance(value, str) and ":" in value:
            kind, _, name = value.partition(":")
            if kind == "seat":
                return self.scenario.players[int(name)]
            return int(name) if name.isdecimal() else name
        return value

    def expect_view(self, expected: Any, path: tuple[str, ...]) -> None:
        """What a player, or `spectator`, sees; `absent` for what must not be there."""
        for name, parts in expected.items():
            seat = None if name == "spectator" else self.scenario.players.index(name)
            self.compare_view(parts, self.game.view(self.state, seat), (*path, str(name)))

    def compare_view(self, expected: Any, found: Any, path: tuple[str, ...]) -> None:
        """As `compare`, with `absent`, `only` for all keys, and parts of lists by player or by place from 0."""
        if isinstance(expected, Mapping) and isinstance(found, list):
            found = dict(enumerate(found)) | dict(zip(self.scenario.players, found, strict=False))
        if not isinstance(expected, Mapping) or not isinstance(found, Mapping):
            self.compare(expected, found, path)
            return
        for key, value in expected.items():
            if key == "only":
                self.compare(sorted(value), sorted(found), (*path, "only"))
            elif value == "absent":
                if key in found:
                    self.differ((*path, str(key)), ".".join((*path[1:], str(key))), "absent", found[key])
            elif key not in found:
                self.differ((*path, str(key)), ".".join((*path[1:], str(key))), value, "absent")
            else:
                self.compare_view(value, found[key], (*path, str(key)))


def load_scenarios(path: Path | str) -> list[Scenario]:
    """All scenarios of a file: one, or several separated by `---`."""
    file = Path(path)
    return read_scenarios(text_of(file), file.name)


def read_scenarios(text: str, file: str) -> list[Scenario]:
    """All scenarios of a text."""
    return [Scenario(file, data, lines) for data, lines in documents(text, file)]


def documents(text: str, file: str) -> Iterator[tuple[dict[str, Any], dict[tuple[str, ...], int]]]:
    """The mappings of a YAML text, each with the line at which every part of it stands."""
    empty = True
    try:
        loader = LOADER(text)
        while loader.check_node():
            node = loader.get_node()
            assert node is not None
            lines: dict[tuple[str, ...], int] = {}
            note_lines(node, (), lines)
            data = loader.construct_document(node)
            if not isinstance(data, dict):
                raise BadFile(file, lines.get((), 1), "error-scenario-shape")
            empty = False
            yield data, lines
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        raise BadFile(file, mark.line + 1 if mark is not None else 0, "error-scenario-syntax") from None
    if empty:
        raise BadFile(file, 0, "error-scenario-empty")


def note_lines(node: yaml.Node, path: tuple[str, ...], lines: dict[tuple[str, ...], int]) -> None:
    """Remember at which line each part of a document stands."""
    lines[path] = node.start_mark.line + 1
    if isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            note_lines(value, (*path, str(key.value)), lines)
            lines[(*path, str(key.value))] = key.start_mark.line + 1
    elif isinstance(node, yaml.SequenceNode):
        for number, value in enumerate(node.value):
            note_lines(value, (*path, str(number)), lines)
