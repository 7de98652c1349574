"""A Feast for Odin as the kernel knows it: the contract's functions, each one line into the file that does it."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from ...kernel.action import Action
from ...kernel.bot.advice import Advice
from ...kernel.bot.observation import Layout
from ...kernel.chance import Chance
from ...kernel.events import Events, seat_ref
from ...kernel.fields import steps_beside
from ...kernel.game import NOTHING_DECLARED, Game
from ...kernel.masks import long_bits
from ...kernel.score import Score
from ...kernel.step import Label
from ...kernel.variants import VariantValue
from . import timing
from .bot import evaluator
from .bot.weights import RoundWeights
from .content.actions import ASK_MIDWAY, BOARD_IDS, BOOK, PASS, PLACE, SPACE_IDS
from .content.components import Components
from .content.content_types import OdinContent
from .content.loader import load_content
from .content.things import CARDS, CATEGORIES, DICE_IDS, FIRST_HOUSE, GROUPS, HOME, STRIPS, THINGS, WEAPON_IDS, ref_of
from .observation.encoder import Encoder
from .rules import first_position, score
from .rules.occupations.compiler import compile_scripts
from .rules.turn.turns import open_spaces
from .rules.variants import VARIANTS, read_variants
from .scenario import builder, facts
from .state import invariants, resample, save, view
from .state.position import Odin
from .state.view_types import OdinOwn, OdinView

DEEDS: Final = [
    "build", "ship", "mountain", "upgrade", "upgradeone", "overseastrading", "specialsale", "explore", "emigrate",
    "dieaction", "drawoccupation", "playoccupations", "drawweapons", "forge", "gainper", "gainoneof", "tier", "offer",
    "choose", "payoneof", "payweapons", "payround", "vikingback",
]  # fmt: skip
"""Effects that the label of a choice names."""
THING_VERBS: Final = ("lay", "give", "get", "turn", "serve")
ACTION_PHASE: Final = 5
CARD_OFFERS: Final = ("card-before", "card-after", "offer", "respond", "withdraw", "weapon-or-resource", "carry-out")
"""Questions in which an occupation, or a card of the hand, offers something that may be declined."""


class FeastForOdin(Game[Odin]):
    """A Feast for Odin, for 1 to 4 players."""

    name: str = "feast-for-odin"
    prefix: str = "odn"
    rules_version: str = "2"
    fewest: int = 1
    most: int = 4
    view_type: type = OdinView
    content_type: type = OdinContent
    declining: Mapping[str, str] = {"arrange": "done", **dict.fromkeys(CARD_OFFERS, "decline")}
    puzzle_themes: Mapping[str, tuple[str, ...]] = {
        "odn-feast-full": ("odn-puzzle-feast",),
        "odn-gains-building": ("odn-puzzle-building", "building"),
        "odn-gains-ship": ("odn-puzzle-ship", "ship"),
        "odn-explores": ("odn-puzzle-island", "board"),
        "odn-succeeds": ("odn-puzzle-success",),
    }

    def __init__(self, box: Components) -> None:
        super().__init__()
        self.box = box
        self.scripts = compile_scripts(box)
        self.book = BOOK
        self.variants = VARIANTS
        self.steps = steps_beside(FeastForOdin)
        self.content_hash = box.hash
        self.bot_source = evaluator.__file__
        self.encoder = Encoder()

    def begin(self, seats: int, variants: dict[str, VariantValue], chance: Chance, events: Events | None) -> Odin:
        return first_position.begin(self.box, self.scripts, read_variants(variants), seats, chance, events)

    def public(self, s: Odin) -> OdinView:
        return view.public(s)

    def own(self, s: Odin, seat: int) -> OdinOwn:
        return view.own(s, seat)

    def resample(self, s: Odin, seat: int, rng: random.Random) -> Odin:
        return resample.resample(s, seat, rng)

    def layout(self) -> Layout:
        return self.encoder.layout

    def observe(self, s: Odin, seat: int) -> bytes:
        return self.encoder.observe(s, seat)

    def score(self, s: Odin) -> Score:
        return score.score(s)

    def dump(self, s: Odin) -> dict[str, object]:
        return {**save.dump(s), **self.dump_stack(s)}

    def load(self, data: Mapping[str, Any]) -> Odin:
        s = save.load(self.box, self.scripts, data)
        self.load_stack(s, data)
        return s

    def broken(self, s: Odin) -> list[str]:
        return invariants.broken(s)

    def weights(self) -> RoundWeights:
        return RoundWeights()

    def evaluator(self, weights: Any) -> Advice[Odin]:
        return evaluator.OdinAdvice(weights)

    def arrange(self, given: Mapping[str, Any], players: list[str], variants: dict[str, VariantValue]) -> Odin:
        return builder.arrange(self.box, self.scripts, given, players, read_variants(variants))

    def facts(self, s: Odin, players: list[str]) -> dict[str, object]:
        return facts.facts(s, players)

    def label(self, s: Odin, seat: int, action: Action) -> Label:
        """Things are called things, whatever they are."""
        if action.verb == "ask-midway":
            return Label("odn-do-ask-midway" if action.target else "odn-do-ask-no-more", {})
        label = super().label(s, seat, action)
        if action.verb in THING_VERBS and label.message == f"odn-do-{action.verb}":
            return Label(label.message, {"thing": action.targets[0]})
        return label

    def foreseen(self, s: Odin, seat: int) -> list[tuple[str, Action]]:
        """In one's next turn: passing, or a space that could be taken as things are (ODN-PH5-02, 08)."""
        if s.phase != ACTION_PHASE or s.passed >> seat & 1:
            return []
        return [("turn", PASS), *[("turn", PLACE[space]) for space in long_bits(open_spaces(s, seat))]]

    def asides(self, s: Odin, seat: int) -> list[Action]:
        """Whether to be asked in the middle of actions, too (ODN-ANYTIME-01)."""
        return [ASK_MIDWAY[0 if s.players[seat].midway else 1]]

    def take_aside(self, s: Odin, seat: int, action: Action, events: Events | None) -> None:
        """From now on so."""
        s.players[seat].midway = action.target == 1
        if events is not None:
            message = "odn-asks-midway" if action.target else "odn-asks-no-more"
            events.add(message, "ODN-ANYTIME-01", seat=seat_ref(seat))

    def outcome_word(self, kind: str, value: int) -> str:
        """Weapons and spaces by name, strips from 1, the start player by seat from 1."""
        if kind == "weapon":
            return WEAPON_IDS[value]
        if kind == "extension":
            return SPACE_IDS[value]
        if kind == "strip":
            return str(value + 1)
        if kind == "start-player":
            return f"p{value + 1}"
        return str(value)

    def outcome_value(self, kind: str, word: str) -> int | None:
        """The inverse of `outcome_word`."""
        words = {
            "weapon": WEAPON_IDS,
            "extension": SPACE_IDS,
            "strip": [str(strip + 1) for strip in range(STRIPS)],
            "start-player": [f"p{seat + 1}" for seat in range(self.most)],
        }.get(kind)
        if words is None:
            known = ("d8", "d12", "occupation", "starting-occupation")
            return super().outcome_value(kind, word) if kind in known else None
        return words.index(word) if word in words else None

    def with_content(self, folder: Path) -> FeastForOdin:
        return FeastForOdin(load_content(folder))

    def content(self) -> dict[str, object]:
        return self.box.printed

    def own_name(self, ref: str) -> str:
        return self.box.own_names.get(ref, "")

    def declared(self, ref: str) -> Mapping[str, object]:
        return self.box.declared.get(ref, NOTHING_DECLARED)

    def timings(self) -> list[tuple[str, Callable[[], object]]]:
        return [("places of a tile", timing.PlacesOfATile(self.box.plans[HOME]))]

    def score_categories(self) -> list[str]:
        return score.CATEGORIES

    def names(self) -> list[str]:
        """Goods, tiles, resources, weapons, ships, buildings, boards, spaces, strips, occupations, dice and deeds."""
        named = [ref_of(thing) for thing, name in enumerate(THINGS) if name]
        named += [f"space:{space}" for space in SPACE_IDS]
        named += [f"board:{board}" for board in BOARD_IDS[:FIRST_HOUSE]]
        named += [f"occupation:{card}" for card in range(1, CARDS + 1)]
        named += [f"strip:{strip + 1}" for strip in range(STRIPS)]
        named += [f"group:{group}" for group in GROUPS]
        named += [f"phase:{phase}" for phase in range(1, 13)]
        named += [f"category:{category}" for category in CATEGORIES]
        named += [f"die:{die}" for die in DICE_IDS]
        return named + [f"deed:{deed}" for deed in DEEDS]
