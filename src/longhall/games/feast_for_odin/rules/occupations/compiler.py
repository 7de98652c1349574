# uncompiled: reads declarations once, where types are open
"""Spaces and occupations as content declares them, turned into scripts: what they cost, what sets them off."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from .....kernel.errors import BadFile
from .....kernel.masks import mask_of
from .....kernel.step import Step
from ...content.components import Components
from ...content.things import (
    CARDS,
    DECKS,
    GROUPS,
    KNARR,
    LONGSHIP,
    NUMBER,
    ORE,
    SILVER,
    SPACES,
    STONE,
    WHALING_BOAT,
    WOOD,
)
from ...state.position import Effect, Scripts, SpaceScript
from .. import rounds
from ..actions import building, costs, dice, mountains, sailing
from ..actions import gains as basic
from .effects import ships, spaces
from .modifiers import KNARR_AS_LONGSHIP, PRICE_EMIGRATION, PRICE_HOUSE_STONE, PRICE_LIVESTOCK, PRICE_TWO_OR_MORE
from .parts import Condition, Part
from .trigger_words import (
    ACTIONS,
    ON_ACTED,
    ON_ACTING,
    ON_AFTER,
    ON_ANYTIME,
    ON_BEFORE,
    ON_BEGINS,
    ON_ENDS,
    ON_EXCHANGING_ORE,
    ON_FEAST_ENDS,
    ON_FEAST_STARTS,
    ON_GAIN,
    ON_HOUSE_BUILT,
    ON_LAY_HOME,
    ON_LAY_HOUSE,
    ON_LAY_ISLAND,
    ON_LOST,
    ON_PLACING,
    ON_PLAYED,
    ON_SERVE,
    ON_SHIP,
    ON_THREE_VIKINGS,
    ON_TWO_AT_ONCE,
    ON_VIKINGS_BACK,
    ON_WON,
    TRIGGERS,
)
from .vocabulary import Vocabulary, Wrong, count_of, one_of, whole

WINDOW_TRIGGERS: Final = [
    ON_ANYTIME,
    ON_LAY_HOME,
    ON_LAY_ISLAND,
    ON_LAY_HOUSE,
    ON_SHIP,
    ON_GAIN,
    ON_HOUSE_BUILT,
    ON_TWO_AT_ONCE,
]
FEAST_TRIGGERS: Final = [ON_FEAST_STARTS, ON_SERVE, ON_FEAST_ENDS]
SPACE_TRIGGERS: Final = [ON_PLACING, ON_BEFORE, ON_BEGINS, ON_AFTER, ON_EXCHANGING_ORE, ON_ENDS]
ACTION_TRIGGERS: Final = [ON_ACTING, ON_ACTED, ON_WON, ON_LOST]
PART_WORDS: Final = ["on", "of", "if", "may", "once", "do"]
SOONER_TRIGGERS: Final = [ON_PLACING, ON_BEFORE, ON_THREE_VIKINGS]
ITEMS: Final = [SILVER, WOOD, STONE, ORE]
PAYING: Final = [*ITEMS, WHALING_BOAT, KNARR, LONGSHIP]
"""What pays for spaces of the third and fourth column, or is asked for there."""
MANY: Final = 3
"""More is lacking nowhere."""
SAVED: Final = {
    PRICE_LIVESTOCK: SILVER,
    PRICE_TWO_OR_MORE: SILVER,
    PRICE_EMIGRATION: SILVER,
    PRICE_HOUSE_STONE: STONE,
    KNARR_AS_LONGSHIP: LONGSHIP,
}
"""By rule that a card bends: what is not needed any more."""
ALL_SPACES: Final = (1 << SPACES) - 1
NEVER_REFUSED: Final = (costs.Pay, basic.Forge, dice.DieAction, sailing.OverseasTrading)
"""Effects of spaces that only a price or a missing ship stands against."""


def compile_scripts(box: Components) -> Scripts:
    """All spaces and occupations of a box as scripts; a wrong declaration is an error that names file and record."""
    compiler = Compiler(box)
    for number, space in enumerate(box.spaces):
        try:
            compiler.space(number)
        except Wrong as wrong:
            raise BadFile(
                "spaces.toml", space.line, "odn-content-effect", given=wrong.given, known=wrong.known, of=space.name
            ) from None
    compiler.sort_spaces()
    for number in range(1, CARDS + 1):
        card = box.cards[number]
        try:
            compiler.card(number)
        except Wrong as wrong:
            file = f"occupations_{DECKS[card.deck]}.toml"
            raise BadFile(
                file, card.line, "odn-content-effect", given=wrong.given, known=wrong.known, of=str(number)
            ) from None
    return compiler.scripts


class Compiler(Vocabulary):
    """Reads the spaces, then the cards."""

    def space(self, number: int) -> None:
        """One action space."""
        record = self.box.spaces[number]
        self.at_space = number
        space = SpaceScript()
        space.column = record.column
        space.group = record.group
        space.second_group = record.second_group
        space.ships = record.ships
        space.ships_needed = record.ships_needed or 1
        space.script = self.script(record.effects)
        effects = self.scripts.effects[space.script]
        pays = any(isinstance(effect, costs.Pay | costs.PayOneOf) for effect in effects)
        # To have paid is enough, even if nothing is gained (ODN-PH5-06).
        space.hard = [effect for effect in effects if effect.hard and (effect.cost or not pays)]
        space.soft = [] if pays else [effect for effect in effects if not effect.hard]
        space.silver = gives_silver(effects)
        self.scripts.spaces.append(space)
        self.at_space = -1
        brought = brought_by(self.scripts, space.script)
        if any(brought[thing] for thing in PAYING):
            self.scripts.bringing_spaces |= 1 << number
        self.sort_space(number, space)

    def sort_space(self, number: int, space: SpaceScript) -> None:
        """How the turn finds out quickest whether a space can be used."""
        scripts = self.scripts
        bit = 1 << number
        for fleet in range(8):
            if not space.ships or space.ships & fleet:
                scripts.in_reach[fleet] |= bit
        for effect in space.hard:
            if isinstance(effect, costs.Pay):
                self.price(bit, effect.pairs)
        space.questions = [effect for effect in space.hard if not isinstance(effect, NEVER_REFUSED)]
        ways = self.ways(space)
        if len(space.soft) == 1:
            space.questions.append(space.soft[0])
        else:
            space.ways = space.soft
        if number >= SPACES or space.ships_needed > 1:
            scripts.asked |= bit
        elif any(isinstance(effect, basic.Gain | basic.DrawWeapons) for effect in ways) or not (
            ways or space.questions
        ):
            scripts.plain |= bit
        elif ways and all(isinstance(effect, mountains.Mountain) or effect.enough() for effect in ways):
            for effect in ways:
                if isinstance(effect, mountains.Mountain):
                    scripts.strip_spaces |= bit
                else:
                    self.wanted(bit, effect.enough())
        else:
            scripts.asked |= bit

    def ways(self, space: SpaceScript) -> list[Effect]:
        """Effects of which one is enough; those of a choice if there is nothing else to ask."""
        if not space.questions:
            return space.soft
        if len(space.questions) > 1:
            return []
        choice = space.questions[0]
        if not isinstance(choice, basic.Choose):
            return [choice] if choice.enough() and not space.soft else []
        lists = [self.scripts.lists[script] for script in choice.scripts]
        return [steps[0] for steps in lists if len(steps) == 1 and isinstance(steps[0], Effect)]

    def price(self, bit: int, pairs: list[int]) -> None:
        """Whom a space is too dear for."""
        scripts = self.scripts
        for at in range(0, len(pairs), 2):
            thing, amount = pairs[at], pairs[at + 1]
            if thing not in scripts.price_things:
                scripts.price_things.append(thing)
                scripts.too_dear.append([])
            masks = scripts.too_dear[scripts.price_things.index(thing)]
            masks += [0] * (amount - len(masks))
            if thing in (SILVER, STONE):
                scripts.may_cost_less |= bit
            for owned in range(amount):
                masks[owned] |= bit

    def wanted(self, bit: int, things: int) -> None:
        """One of these things is enough to use a space."""
        scripts = self.scripts
        if things not in scripts.wanted_things:
            scripts.wanted_things.append(things)
            scripts.wanted_spaces.append(0)
        scripts.wanted_spaces[scripts.wanted_things.index(things)] |= bit

    def sort_spaces(self) -> None:
        """Spaces by column and by group."""
        for number, space in enumerate(self.scripts.spaces):
            self.scripts.column_spaces[space.column] |= 1 << number
            for vikings in range(space.column, 5):
                self.scripts.within[vikings] |= 1 << number
        for group in range(len(GROUPS)):
            mask = 0
            for number, space in enumerate(self.scripts.spaces):
                if group in (space.group, space.second_group):
                    mask |= 1 << number
            self.scripts.group_spaces.append(mask)

    def card(self, number: int) -> None:
        """One occupation: its parts, and what sets them off."""
        bit = 1 << number
        card = self.box.cards[number]
        if card.starting:
            self.scripts.light[card.deck] |= bit
        else:
            self.scripts.dark[card.deck] |= bit
        for effect in card.effects:
            part = self.part(number, effect)
            for trigger in range(len(TRIGGERS)):
                if part.triggers >> trigger & 1:
                    self.scripts.on[trigger] |= bit
                    self.scripts.parts_on[trigger][number].append(part)
                    if trigger in WINDOW_TRIGGERS:
                        self.scripts.own_windows |= bit
                    if trigger in FEAST_TRIGGERS:
                        self.scripts.own_feasts |= bit
            self.bring(number, part)

    def bring(self, card: int, part: Part) -> None:
        """What a part may bring between the choice of a space and its action (ODN-OCC-11, 28)."""
        sooner = [trigger for trigger in SOONER_TRIGGERS if part.triggers >> trigger & 1]
        at_once = part.triggers & (1 << ON_PLAYED | 1 << ON_ANYTIME)
        if not sooner and not at_once:
            return
        brought = brought_by(self.scripts, part.script)
        for thing in PAYING:
            if brought.get(thing):
                if at_once:
                    if part.triggers >> ON_PLAYED & 1 and not carries_out(self.scripts, part.script):
                        self.scripts.bringers |= 1 << card
                    else:
                        self.scripts.rare_bringers |= 1 << card
                    for number in range(1, min(brought[thing], 3) + 1):
                        self.scripts.bringing[number][thing] |= 1 << card
                if sooner:
                    everywhere = part.subjects < 0 or ON_THREE_VIKINGS in sooner
                    self.scripts.sooner |= 1 << card
                    self.scripts.sooner_at[card] |= ALL_SPACES if everywhere else part.subjects

    def part(self, card: int, effect: dict[str, Any]) -> Part:
        """`{ on = ..., of = ..., if = ..., may = true, once = true, do = [...] }`; a single effect needs no `do`."""
        part = Part(len(self.scripts.parts), card)
        on = effect.get("on", "played")
        triggers = [TRIGGERS.index(one_of(word, TRIGGERS)) for word in (on if isinstance(on, list) else [on])]
        part.triggers = mask_of(triggers)
        if "of" in effect:
            part.subjects = self.subjects(triggers[0], effect["of"])
        given = effect.get("if", [])
        part.conditions = [self.condition(one) for one in (given if isinstance(given, list) else [given])]
        part.optional = bool(effect.get("may", False))
        part.once = bool(effect.get("once", False))
        rest = {word: value for word, value in effect.items() if word not in PART_WORDS}
        part.script = self.script([*([rest] if rest else []), *effect.get("do", [])])
        self.scripts.parts.append(part)
        return part

    def subjects(self, trigger: int, words: object) -> int:
        """What a trigger is about, as a mask."""
        listed: list[object] = words if isinstance(words, list) else [words]
        mask = 0
        for word in listed:
            if trigger in SPACE_TRIGGERS:
                mask |= self.spaces_of(word)
            elif trigger in ACTION_TRIGGERS:
                mask |= 1 << ACTIONS.index(one_of(word, ACTIONS))
            elif trigger == ON_VIKINGS_BACK:
                mask |= 1 << whole(word)
            else:
                mask |= 1 << NUMBER[one_of(word, list(NUMBER))]
        return mask

    def spaces_of(self, word: object) -> int:
        """Spaces by id, by group, by column, or by what they show."""
        names = [space.name for space in self.box.spaces]
        columns = [f"column_{column}" for column in range(1, 5)]
        shown = ["one_silver", "two_silver", "upgrade_1", "mountain_items"]
        known = one_of(word, [*names, *GROUPS, *columns, *shown])
        if known in names:
            return 1 << names.index(known)
        if known in GROUPS:
            return self.scripts.group_spaces[GROUPS.index(known)]
        if known in columns:
            return self.scripts.column_spaces[columns.index(known) + 1]
        mask = 0
        for number, space in enumerate(self.scripts.spaces):
            if space.silver == {"one_silver": 1, "two_silver": 2}.get(known, -1):
                mask |= 1 << number
            for step in self.scripts.lists[space.script]:
                if (known == "upgrade_1" and isinstance(step, mountains.Upgrade) and step.goods == 1) or (
                    known == "mountain_items" and shows_strips(self.scripts, step)
                ):
                    mask |= 1 << number
        return mask

    def condition(self, given: dict[str, Any]) -> Condition:
        """`{ count = "knarr", at_least = 2 }`, `at_most`, `exactly`."""
        for word in given:
            one_of(word, ["count", "at_least", "at_most", "exactly"])
        what = count_of(given.get("count"))
        if "exactly" in given:
            return Condition(what, whole(given["exactly"]), whole(given["exactly"]))
        return Condition(what, whole(given.get("at_least", 0)), whole(given.get("at_most", 999)))


def gives_silver(effects: list[Effect]) -> int:
    """How much silver a list gives for certain."""
    total = 0
    for effect in effects:
        if isinstance(effect, basic.Gain):
            for at in range(0, len(effect.pairs), 2):
                if effect.pairs[at] == SILVER:
                    total += effect.pairs[at + 1]
    return total


def brought_by(scripts: Scripts, script: int) -> Counter[int]:
    """How many of each thing or ship a list of effects may bring; a lower price counts as what it saves."""
    found: Counter[int] = Counter()
    for step in scripts.lists[script]:
        if isinstance(step, basic.Gain):
            found.update(dict(zip(step.pairs[::2], step.pairs[1::2], strict=True)))
        elif isinstance(step, basic.GainPer):
            found.update(dict.fromkeys(step.pairs[::2], MANY))
        elif isinstance(step, basic.GainOneOf):
            found.update(step.things)
        elif isinstance(step, building.Ship):
            found[step.ship] += 1
        elif isinstance(step, ships.LoadedLongship):
            found[LONGSHIP] += 1
        elif isinstance(step, mountains.Mountain):
            found.update(dict.fromkeys(ITEMS, sum(step.allowances)))
            found[SILVER] += sum(step.allowances)  # of double coins
        elif isinstance(step, rounds.BonusPhase):
            found.update(dict.fromkeys(ITEMS, MANY))
        elif isinstance(step, spaces.CarryOut):
            for space in scripts.spaces:
                if space.column == step.column:
                    found |= brought_by(scripts, space.script)
        elif isinstance(step, basic.Modify) and step.modifier in SAVED:
            found[SAVED[step.modifier]] += MANY if step.modifier == KNARR_AS_LONGSHIP else step.by
        for inner in inner_scripts(step):
            found |= brought_by(scripts, inner)
    return found


def carries_out(scripts: Scripts, script: int) -> bool:
    """Whether a list carries out another space (card 77): what that may bring takes long to find out."""
    return any(isinstance(step, spaces.CarryOut) for step in scripts.lists[script])


def inner_scripts(step: Step[Any]) -> list[int]:
    """The lists among which a step chooses."""
    if isinstance(step, basic.Offer):
        return [step.script]
    if isinstance(step, basic.Choose):
        return step.scripts
    return step.tiers[1::2] if isinstance(step, basic.Tier) else []


def shows_strips(scripts: Scripts, step: Step[Any]) -> bool:
    """Whether a step takes items from mountain strips, or may."""
    if isinstance(step, mountains.Mountain):
        return True
    if isinstance(step, basic.Choose):
        return any(shows_strips(scripts, inner) for script in step.scripts for inner in scripts.lists[script])
    return False
