"""The contract: what a game must offer so that tables, bots, tests and research can use it unseen."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from .action import NOTHING, Action, ActionBook
from .bot.advice import Advice, PointsAdvice
from .bot.figures import HAND, Figures, Knowledge, figures_of, read_knowledge, with_figures
from .bot.learned import Guidance, with_network
from .bot.observation import NO_LAYOUT, Layout
from .chance import Chance
from .errors import LonghallError, Refusal, Refused
from .events import NOTHING_WITHHELD, Events
from .score import Score
from .shapes import GameView, Question, ShownOption
from .step import NOT_KEPT, OPEN, REFUSED, SEVERAL, Decision, Label, State, Step, advance, answer, carry_out, options_of
from .variants import Variant, VariantValue, chosen_variants

S = TypeVar("S", bound=State)
LONGEST_NUMBER: Final = 9
"""Digits of an outcome of chance."""
NOTHING_DECLARED: Final[Mapping[str, object]] = {}
MOST_SEATS: Final = 8
"""No game may have more seats: `SEATS_OF` lists the seats of each mask."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """A game as pure functions over a plain state. The methods below the line are the same for every game."""

    name: str = ""
    """As in `longhall play <name>`."""
    prefix: str = ""
    """What the game's message ids begin with."""
    rules_version: str = ""
    """Raised when a change alters the outcome of a recorded game."""
    content_hash: str = ""
    """Which boards, cards and tiles are played with."""
    pack_name: str = ""
    """What somebody's own content pack is called; empty: the content is ours."""
    pack_files: Mapping[str, bytes] = {}
    """The files of that pack, by name."""
    fewest: int = 2
    most: int = 2
    bot_source: str = ""
    """A file of the folder with the evaluator; what was tuned and learned is in `figures/` beside it."""
    declining: Mapping[str, str] = {}
    """For seats that want nothing: by the kind of a question, the verb of the answer that declines what it offers."""
    puzzle_themes: Mapping[str, tuple[str, ...]] = {}
    """Events that a puzzle may be about, the best first: the message that asks for each, and the facts it names."""
    puzzles_exclude: Sequence[str] = ()
    """Kinds of questions, and verbs of answers, that no puzzle is about: people settle them by talking."""
    view_type: type = GameView
    """What `view` gives, as a `TypedDict`: a game's own type goes into the schema of the API and so to the browser."""
    content_type: type = dict
    """The same for what a drawing takes from `content`."""

    def __init__(self) -> None:
        self.book = ActionBook()
        self.variants: list[Variant] = []
        """What the table may choose before the game."""
        self.steps: dict[str, type[Step[Any]]] = {}
        self.rules: list[str] = []
        self.advisers: dict[str, Advice[S]] = {}
        self.usual_options: dict[Action, ShownOption] = {}
        """Options under their usual names, as they travel."""

    def begin(self, seats: int, variants: dict[str, VariantValue], chance: Chance, events: Events | None) -> S:
        """A new game, brought to its first decision."""
        raise NotImplementedError

    def public(self, s: S) -> Mapping[str, object]:
        """What everybody may see, spectators too, as `view_type` describes it; a new dictionary.

        A `round` in it divides the chart of points; `score` is added by `view` where it is left out.
        """
        raise NotImplementedError

    def own(self, s: S, seat: int) -> Mapping[str, object]:
        """What only one seat may see: hidden cards, and what it remembers."""
        raise NotImplementedError

    def withheld(self, s: S) -> range:
        """The scopes of events that everybody could read once and nobody may look up now.

        Whatever is told again leaves them out: the log, entries sent to a client that comes back, replays.
        """
        return NOTHING_WITHHELD

    def look_back(self, then: S, now: S, seat: int | None) -> Mapping[str, object]:
        """An earlier position as a seat, or a spectator, may see it again, without what is withheld now."""
        return self.view(then, seat)

    def resample(self, s: S, seat: int, rng: random.Random) -> S:
        """Another full state that this seat cannot tell apart from the given one."""
        raise NotImplementedError

    def layout(self) -> Layout:
        """The parts of `observe`; empty for a game that has no encoder."""
        return NO_LAYOUT

    def observe(self, s: S, seat: int) -> bytes:
        """What a seat may know of a position and what is asked of it, as `layout` describes it; see `observation.py`.

        Positions that the seat cannot tell apart give equal bytes.
        """
        return b""

    def score(self, s: S) -> Score:
        """Points by category as if the game ended now, standing, winners."""
        raise NotImplementedError

    def dump(self, s: S) -> dict[str, object]:
        """The whole state as plain data."""
        raise NotImplementedError

    def load(self, data: Mapping[str, Any]) -> S:
        """The state that `dump` wrote."""
        raise NotImplementedError

    def broken(self, s: S) -> list[str]:
        """What contradicts the game's invariants (pieces lost, impossible positions); empty in a sound game."""
        raise NotImplementedError

    def weights(self) -> object | None:
        """The figures of the game's evaluator as they are in the source; None where it has no evaluator of its own."""
        return None

    def evaluator(self, weights: Any) -> Advice[S]:
        """What bots may ask, by these figures."""
        raise NotImplementedError

    def asides(self, s: S, seat: int) -> list[Action]:
        """What a seat that is asked may do without answering: its preferences. They are not among `legal`."""
        return NOTHING

    def take_aside(self, s: S, seat: int, action: Action, events: Events | None) -> None:
        """Carry out one of `asides`."""
        raise NotImplementedError

    def foreseen(self, s: S, seat: int) -> list[tuple[str, Action]]:
        """Answers that a seat may plan before it is asked: the kind of the question, and the action.

        Nothing that the seat does not know may show in them; whether one is allowed is decided when it is asked.
        """
        return []

    def planned_label(self, s: S, action: Action) -> Label:
        """How an answer is called before its question comes, which would know more about it."""
        return Label(f"{self.prefix}-do-{action.verb}", action.things())

    def outcome_word(self, kind: str, value: int) -> str:
        """How an outcome of chance is written."""
        return str(value)

    def outcome_value(self, kind: str, word: str) -> int | None:
        """The outcome that `outcome_word` wrote; None if there is none such."""
        return int(word) if word.isascii() and word.isdigit() and len(word) <= LONGEST_NUMBER else None

    def arrange(self, given: Mapping[str, Any], players: list[str], variants: dict[str, VariantValue]) -> S:
        """A position described in the game's own words, everything else at its default, before it is run on.

        A wrong description raises `BadGiven` with the path of the wrong part.
        """
        raise NotImplementedError

    def facts(self, s: S, players: list[str]) -> dict[str, object]:
        """The whole position in the words of `arrange`, for the `then` part of scenarios."""
        raise NotImplementedError

    def with_content(self, folder: Path) -> Game[S]:
        """The same game played with another content pack; a bad pack raises `BadFile`."""
        raise LonghallError("error-no-packs", game=self.name)

    def content(self) -> dict[str, object]:
        """Boards, cards and tiles as the content files have them, for whoever draws them."""
        return {}

    def score_categories(self) -> list[str]:
        """The categories of `score`, in the order of a score sheet."""
        return []

    def names(self) -> list[str]:
        """References to all things that messages may name (`town:27`, `card:13`); each has a message.

        By default those that actions name.
        """
        return list(dict.fromkeys(target for action in self.book.all for target in action.targets))

    def own_name(self, ref: str) -> str:
        """What the content files call a thing; somebody's own pack may know other things, or call them otherwise."""
        return ""

    def declared(self, ref: str) -> Mapping[str, object]:
        """What the content files say that a thing does, where a message (`<prefix>-explain-...`) puts it into words.

        Somebody's own pack may declare something else: then its `text` is shown, or the declaration itself.
        """
        return NOTHING_DECLARED

    def timings(self) -> list[tuple[str, Callable[[], object]]]:
        """What a benchmark should time beside whole games: a name (message `cli-bench-figure-<name>`), and the call."""
        return []

    # ---------------------------------------------------------------------------------------------------------------

    def advice(self, knowledge: str = HAND) -> Advice[S]:
        """What bots may ask, by what is known under a name; a game without an evaluator goes by the points."""
        found = self.advisers.get(knowledge)
        if found is None:
            if self.weights() is None:
                found = PointsAdvice(self.score)
            else:
                found = self.advice_by(read_knowledge(self.bot_source, knowledge))
            self.advisers[knowledge] = found
        return found

    def advice_by(self, known: Knowledge) -> Advice[S]:
        """What bots may ask, by figures and networks from a file.

        A policy for another layout or action book, as other content may have, is left out.
        """
        guidance: Guidance[S] | None = None
        base = self.advice_of(known.figures)
        policy, actions = known.policy, len(self.book.all)
        if policy is not None and policy.fits(self.layout().size, actions):
            guidance = Guidance(policy, self.observe, base, policy.rows > actions)
        return with_network(self.score, base, known, guidance)

    def advice_of(self, figures: Figures) -> Advice[S]:
        """What bots may ask, by figures given by name; those not given stay as they are in the source."""
        return self.evaluator(with_figures(self.weights(), figures))

    def figures(self, knowledge: str = HAND) -> Figures:
        """The figures known under a name, for tuning; none where nothing can be tuned."""
        weights = self.weights()
        if weights is None:
            return {}
        return figures_of(with_figures(weights, read_knowledge(self.bot_source, knowledge).figures))

    def setup(self, variants: Mapping[str, object], seats: int, chance: Chance, events: Events | None = None) -> S:
        """A new game; wrong variants or seat counts are refused with a sentence."""
        if not self.fewest <= seats <= self.most:
            raise LonghallError("error-seat-count", game=self.name, fewest=self.fewest, most=self.most, given=seats)
        return self.begin(seats, chosen_variants(self.variants, variants), chance, events)

    def to_act(self, s: S) -> list[int]:
        """The seats that owe a decision now; several where the rulebook says so, none when the game is over."""
        return SEATS_OF[s.waiting]

    def is_over(self, s: S) -> bool:
        """Whether the game has ended. Not while a lesson pauses: nobody is asked then, but steps are left."""
        return not s.stack

    def decision(self, s: S, seat: int) -> Decision | None:
        """What is asked of a seat; None if nothing is."""
        if s.waiting >> seat & 1 == 0:
            return None
        step = s.stack[-1]
        return Decision(step.kind, f"{self.prefix}-ask-{step.kind}", step.rule, step.prompt(s, seat))

    def asks_several(self, s: S) -> bool:
        """Whether the pending decision is one of several seats at once."""
        return bool(s.stack) and s.stack[-1].asks == SEVERAL

    def legal(self, s: S, seat: int) -> list[Action]:
        """Every legal action of a seat's decision. The list is shared: do not change it."""
        return options_of(s, seat)

    def idle_answer(self, s: S, seat: int) -> Action | None:
        """The answer of a seat that wants nothing: the only one, or the one that declines; None if it has to choose."""
        options = self.legal(s, seat)
        if len(options) == 1:
            return options[0]
        verb = self.declining.get(s.stack[-1].kind, "")
        for option in options:
            if option.verb == verb:
                return option
        return None

    def planned_option(self, s: S, action: Action) -> ShownOption:
        """An answer that is planned, as it travels."""
        return option_called(self.planned_label(s, action), action)

    def view(self, s: S, seat: int | None) -> Mapping[str, object]:
        """Exactly what a seat may see, its own things under `me`; None: a spectator.

        Clients rely on a `score`: a game whose points are open may leave it out of `public`.
        """
        seen = self.public(s)
        added: dict[str, object] = {}
        if "score" not in seen:
            added["score"] = self.score(s).as_json()
        if seat is not None:
            added["me"] = self.own(s, seat)
        return {**seen, **added} if added else seen

    def label(self, s: S, seat: int, action: Action) -> Label:
        """How an option is called: the message `<game>-do-<verb>` with the things it names."""
        special = s.stack[-1].label(s, seat, action) if s.waiting else None
        if special is not None:
            return special
        return Label(f"{self.prefix}-do-{action.verb}", action.things())

    def shown_option(self, s: S, seat: int, action: Action) -> ShownOption:
        """An option as it travels: how it is sent back, what it is called, and which things it concerns.

        Shared: do not change it.
        """
        special = s.stack[-1].label(s, seat, action) if s.waiting else None
        if special is not None:
            return option_called(special, action)
        usual = self.usual_options.get(action)
        if usual is None:
            usual = option_called(self.label(s, seat, action), action)
            self.usual_options[action] = usual
        return usual

    def question(self, s: S, seat: int) -> Question | None:
        """What a seat is asked, with every legal option, and its preferences that it may change; None if nothing is."""
        decision = self.decision(s, seat)
        if decision is None:
            return None
        return {
            "seat": seat,
            "kind": decision.kind,
            "prompt": decision.prompt,
            "rule": decision.rule,
            "args": decision.args,
            "options": [self.shown_option(s, seat, action) for action in self.legal(s, seat)],
            "asides": [self.shown_option(s, seat, action) for action in self.asides(s, seat)],
        }

    def apply(self, s: S, seat: int, action: Action, chance: Chance, events: Events | None = None) -> bool:
        """Carry out a legal action in place and go on to the next question; anything else raises `Refused`.

        True if the question is still open to others who are asked at the same time.
        """
        done = answer(s, seat, action, chance, events)
        if done == REFUSED:
            refusal = self.refusal(s, seat, action)
            if refusal is not None:
                raise Refused(refusal)
            return self.step_aside(s, seat, action, chance, events)
        return done == OPEN

    def carry_out(self, s: S, seat: int, action: Action, chance: Chance) -> bool:
        """`apply` for lines of play: the action was just taken from the legal ones, and is not looked up again."""
        return carry_out(s, seat, action, chance, None) == OPEN

    def step_aside(self, s: S, seat: int, action: Action, chance: Chance, events: Events | None) -> bool:
        """Carry out an aside; the pending question is asked again, if there is still something to ask."""
        self.take_aside(s, seat, action, events)
        if self.asks_several(s):
            s.asked = NOT_KEPT
            return True
        advance(s, chance, events)
        return False

    def refusal(self, s: S, seat: int, action: Action) -> Refusal | None:
        """Why an action is not allowed; None if it is."""
        if not s.waiting:
            return Refusal("", "refused-game-over" if self.is_over(s) else "refused-pause")
        if not 0 <= seat < s.seats:
            return Refusal("", "refused-no-such-seat", count=s.seats)
        step = s.stack[-1]
        if s.waiting >> seat & 1 == 0:
            owing: list[str] = [f"seat:{other}" for other in self.to_act(s)]
            return Refusal(step.rule, "refused-not-asked", seats=owing)
        if any(option is action for option in self.legal(s, seat)):
            return None
        if any(aside is action for aside in self.asides(s, seat)):
            return None
        reason = step.refusal(s, seat, action)
        if reason is not None:
            return reason
        return Refusal(step.rule, "refused-other-question", question=f"{self.prefix}-kind-{step.kind}")

    def dump_stack(self, s: S) -> dict[str, object]:
        """The part of `dump` that is the same for every game."""
        return {
            "seats": s.seats,
            "stack": [[type(step).__name__, *step.args()] for step in s.stack],
            "waiting": s.waiting,
            "acting": s.acting,
        }

    def load_stack(self, s: S, data: Mapping[str, Any]) -> None:
        """The part of `load` that is the same for every game; call it when all else is filled in."""
        s.seats = data["seats"]
        s.stack = [self.steps[name](*args) for name, *args in data["stack"]]
        s.waiting = data["waiting"]
        s.acting = data["acting"]
        s.asked = NOT_KEPT
        s.options = NOTHING


def option_called(label: Label, action: Action) -> ShownOption:
    """An option under a name."""
    return {
        "action": action.notation,
        "label": {"message": label.message, "args": label.args},
        "targets": action.targets,
    }


SEATS_OF: Final[list[list[int]]] = [
    [seat for seat in range(MOST_SEATS) if mask >> seat & 1] for mask in range(1 << MOST_SEATS)
]
