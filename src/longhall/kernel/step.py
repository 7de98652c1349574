"""Steps: a rulebook paragraph each, stacked in the state as what is still to come.

A step is immutable and shared; progress lives in the state. `advance` runs what the rulebook decides, skips what is
impossible, takes what is forced and stops at a real question, or at one that only looks real to the other players.
"""

from __future__ import annotations

import inspect
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from .action import NOTHING, Action, Choices
from .chance import Chance
from .errors import LonghallError, Refusal
from .events import Events, Value
from .words import lowest

AUTO: Final = 0
"""The rulebook decides."""
ONE: Final = 1
"""One seat decides."""
SEVERAL: Final = 2
"""Several seats decide at the same time, each without seeing the others' answers."""

WHO_ACTS: Final = -1
NOBODY: Final = -1
NOT_KEPT: Final = -9
MOST_STEPS: Final = 20_000
"""How much may happen between two questions; only content that goes round in circles comes near."""
NO_CONDITIONS: Final[list[tuple[str, str]]] = []

REFUSED: Final = 0
OPEN: Final = 1
DONE: Final = 2


class Decision:
    """What is asked of a seat: a kind that clients may draw specially, a prompt, and the rule behind it."""

    __slots__ = ("args", "kind", "prompt", "rule")

    def __init__(self, kind: str, prompt: str, rule: str, args: dict[str, Value] | None = None) -> None:
        self.kind = kind
        self.prompt = prompt
        self.rule = rule
        self.args: dict[str, Value] = args if args is not None else {}

    def __repr__(self) -> str:
        return f"<{self.kind}, {self.rule}>"

    def as_json(self) -> dict[str, object]:
        """The form that travels."""
        return {"kind": self.kind, "prompt": self.prompt, "rule": self.rule, "args": self.args}


class Label:
    """How an option is called: a message id and its arguments."""

    __slots__ = ("args", "message")

    def __init__(self, message: str, args: dict[str, Value]) -> None:
        self.message = message
        self.args = args


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's position has. Subclasses have no `__init__`: setup fills, clone copies."""

    __slots__ = ("acting", "asked", "options", "seats", "stack", "waiting")
    seats: int
    stack: list[Step[Any]]
    """What is still to come, the next on top (last)."""
    waiting: int
    """The seats that owe a decision, as a mask."""
    acting: int
    """Whose turn it is."""
    options: list[Action]
    """The pending list of the seat `asked`, found once and kept."""
    asked: int

    def clone(self) -> State:
        """An independent copy; steps and actions are shared."""
        raise NotImplementedError

    def hand_on(self, copy: State) -> None:
        """Give a copy what every game's position has; the rest is the game's."""
        copy.seats = self.seats
        copy.stack = self.stack[:]
        copy.options = self.options
        copy.asked = self.asked
        copy.waiting = self.waiting
        copy.acting = self.acting


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One paragraph of a rulebook."""

    asks: int = AUTO
    seat: int = WHO_ACTS
    """The seat that is asked, where it is not the one that acts now."""
    kind: str = ""
    """The kind of decision, for those that ask; its prompt is the message `<game>-ask-<kind>`."""
    rule: str = ""
    """The rule that asks."""
    unfit: str = ""
    """Where `legal` says all: the message that refuses other actions of the same verbs, with the things they name."""
    numbered: bool = False
    """Whether it asks for one of several numbered things: see `NumberedStep`."""
    choices: Choices

    def args(self) -> list[int]:
        """What the step was made with; with the class name this is how it is saved.

        Each parameter of `__init__` must be kept in the attribute of its name.
        """
        found: list[int] = []
        for name, several in parameters_of(type(self)):
            if several:
                found.extend(getattr(self, name))
            else:
                found.append(getattr(self, name))
        return found

    def run(self, s: S, chance: Chance, events: Events | None) -> None:
        """Do what the rulebook decides. For steps asking several: what follows when all have answered."""
        raise NotImplementedError

    def legal(self, s: S, seat: int) -> list[Action]:
        """Every legal action; none: the step is skipped, one: it is taken without asking unless `hidden`."""
        raise NotImplementedError

    def numbers(self, s: S, seat: int) -> i64:
        """For numbered steps: the legal ones of the things, at most up to number 60."""
        raise NotImplementedError

    def hidden(self, s: S, seat: int) -> bool:
        """Whether others cannot know that the only option left is the only one, because it depends on hidden cards.

        It is then asked all the same: taking it unasked would tell them what the hand does not hold.
        """
        return False

    def apply(self, s: S, seat: int, action: Action, chance: Chance, events: Events | None) -> None:
        """Carry out a legal action."""
        raise NotImplementedError

    def owing(self, s: S) -> int:
        """For steps asking several: the seats that owe an answer, as a mask.

        Each must have a real choice, and `apply` clears a seat's bit of `s.waiting` when it has answered in full.
        """
        return (1 << s.seats) - 1

    def prompt(self, s: S, seat: int) -> dict[str, Value]:
        """The arguments of the prompt."""
        return {}

    def label(self, s: S, seat: int, action: Action) -> Label | None:
        """A name for an option that depends on the position; None: the action's own name will do."""
        return None

    def conditions(self) -> list[tuple[str, str]]:
        """Where several conditions decide about a target: the rule and the message of each.

        They are told in this order: the first one that does not hold is the reason.
        """
        return NO_CONDITIONS

    def allowed(self, s: S, seat: int, condition: int) -> int:
        """The targets for which one of the conditions holds, as a mask."""
        raise NotImplementedError

    def fitting(self, s: S, seat: int) -> int:
        """The targets for which all conditions hold: what `legal` offers."""
        found = -1
        for condition in range(len(self.conditions())):
            found &= self.allowed(s, seat, condition)
        return found

    def refusal(self, s: S, seat: int, action: Action) -> Refusal | None:
        """Why this action of a fitting verb is not legal; None: the decision does not know such a verb."""
        if not any(option.verb == action.verb for option in self.legal(s, seat)):
            return None
        for condition, (rule, message) in enumerate(self.conditions()):
            if self.allowed(s, seat, condition) >> action.target & 1 == 0:
                return Refusal(rule, message, **action.things())
        return Refusal(self.rule, self.unfit, **action.things()) if self.unfit else None


@mypyc_attr(allow_interpreted_subclasses=True)
class DecisionStep(Step[S]):
    """A step in which one seat decides."""

    asks: int = ONE


@mypyc_attr(allow_interpreted_subclasses=True)
class NumberedStep(DecisionStep[S]):
    """A step in which one of several numbered things is chosen: `choices` has an action for each.

    The legal ones are told as a set, and listed only when somebody wants the list: bots that look ahead do not.
    """

    numbered: bool = True

    def legal(self, s: S, seat: int) -> list[Action]:
        """An action for each of the numbers."""
        return self.choices.of(self.numbers(s, seat))


_parameters: dict[type, list[tuple[str, bool]]] = {}


def parameters_of(kind: type) -> list[tuple[str, bool]]:
    """The parameters with which a step is made, and whether one takes all that is left.

    Compiled classes tell them too, if all defaults are plain numbers; `tests/kernel/test_fields.py` finds others.
    """
    found = _parameters.get(kind)
    if found is None:
        parameters = inspect.signature(kind).parameters.values()
        found = [(one.name, one.kind is inspect.Parameter.VAR_POSITIONAL) for one in parameters]
        _parameters[kind] = found
    return found


def start_state(s: State, seats: int) -> None:
    """Fill in what every game's position has: nothing to come, nobody asked."""
    s.seats = seats
    s.stack = []
    s.options = NOTHING
    s.asked = NOT_KEPT
    s.waiting = s.acting = 0


class Pause(Step[State]):
    """Play stops here, though nobody is asked: a lesson explains what happens next. Take it off and go on."""

    asks: int = SEVERAL

    def owing(self, s: State) -> int:
        return 0


PAUSE: Final = Pause()


def push(s: State, script: list[Step[Any]]) -> None:
    """Put a list of steps before all that is still to come, its first step next. Not for hot paths: see `script`."""
    s.stack.extend(reversed(script))


def script(*steps: Step[Any]) -> list[Step[Any]]:
    """Steps in reading order, turned round once so that `stack.extend` puts the first one on top."""
    return list(reversed(steps))


def advance(s: State, chance: Chance, events: Events | None) -> None:
    """Do what the rulebook decides, take what is forced, skip what is impossible, stop at a real question."""
    stack = s.stack
    steps: i64 = 0
    while stack:
        steps += 1
        if steps > MOST_STEPS:
            raise LonghallError("error-endless", most=MOST_STEPS)
        step = stack[-1]
        asks = step.asks
        if asks == AUTO:
            stack.pop()
            step.run(s, chance, events)
            continue
        if asks == SEVERAL:
            s.asked = NOT_KEPT
            s.waiting = step.owing(s)
            return
        if step.seat >= 0:
            s.acting = step.seat
        seat = s.acting
        if step.numbered:
            numbers = step.numbers(s, seat)
            if numbers & (numbers - 1) or (numbers and step.hidden(s, seat)):
                s.options = NOTHING
                s.asked = NOT_KEPT
                s.waiting = 1 << seat
                return
            stack.pop()
            if numbers:
                take_forced(s, step, seat, step.choices.all[lowest(numbers)], chance, events)
            continue
        options = step.legal(s, seat)
        if len(options) > 1 or (options and step.hidden(s, seat)):
            s.options = options
            s.asked = seat
            s.waiting = 1 << seat
            return
        stack.pop()
        if options:
            take_forced(s, step, seat, options[0], chance, events)
    s.options = NOTHING
    s.asked = NOT_KEPT
    s.waiting = 0


def take_forced(s: State, step: Step[Any], seat: int, action: Action, chance: Chance, events: Events | None) -> None:
    """Take the only option there is, and mark what it leads to as forced."""
    if events is None:
        step.apply(s, seat, action, chance, None)
        return
    events.forced = True
    step.apply(s, seat, action, chance, events)
    events.forced = False


def keep_options(s: State, seat: int, options: list[Action]) -> None:
    """For a step asking several that has just found the next options of the seat that answered."""
    s.options = options
    s.asked = seat


def drop_options(s: State, seat: int) -> None:
    """Drop the kept options unless they are a seat's own: another's would tell it what that one really holds."""
    if s.asked != seat:
        s.options = NOTHING
        s.asked = NOT_KEPT


def find_options(s: State, seat: int) -> list[Action]:
    """The options of a seat that are not kept yet; the list is shared and must not be changed."""
    if seat < 0 or s.waiting >> seat & 1 == 0:
        return NOTHING
    s.options = s.stack[-1].legal(s, seat)
    s.asked = seat
    return s.options


def options_of(s: State, seat: int) -> list[Action]:
    """Every legal action of a seat's decision; the list is shared and must not be changed."""
    return s.options if s.asked == seat else find_options(s, seat)


def only_option(s: State, seat: int) -> Action | None:
    """The answer of a seat that has no other; None if there are several."""
    step = s.stack[-1]
    if step.numbered and s.asked != seat and s.waiting >> seat & 1:
        numbers = step.numbers(s, seat)
        return None if numbers & (numbers - 1) else step.choices.all[lowest(numbers)]
    options = options_of(s, seat)
    return options[0] if len(options) == 1 else None


def is_legal(s: State, seat: int, action: Action) -> bool:
    """Whether a seat may answer so."""
    if s.asked != seat:
        if seat < 0 or s.waiting >> seat & 1 == 0:
            return False
        step = s.stack[-1]
        if step.numbered:
            return action in step.choices and step.numbers(s, seat) >> action.target & 1 != 0
    for option in options_of(s, seat):
        if option is action:
            return True
    return False


def answer(s: State, seat: int, action: Action, chance: Chance, events: Events | None) -> int:
    """Carry out a legal action of the pending step and go on to the next question.

    Tells whether it was REFUSED, is DONE, or the question is still OPEN to those asked at the same time.
    """
    return carry_out(s, seat, action, chance, events) if is_legal(s, seat, action) else REFUSED


def carry_out(s: State, seat: int, action: Action, chance: Chance, events: Events | None) -> int:
    """The same for an action that was just taken from the legal ones: it is not looked up again."""
    stack = s.stack
    step = stack.pop()
    if step.asks == SEVERAL:
        stack.append(step)
        s.asked = NOT_KEPT
        step.apply(s, seat, action, chance, events)
        if s.waiting:
            return OPEN
        stack.pop()
        step.run(s, chance, events)
    else:
        step.apply(s, seat, action, chance, events)
    advance(s, chance, events)
    return DONE
