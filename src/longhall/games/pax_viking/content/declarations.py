# uncompiled: reads files once, where types are open
"""Reads abilities and effects as the content files write them, and refuses what the vocabulary does not know."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ....kernel.content.loading import Record
from .components import (
    ACTIONS,
    ACTIVATE,
    ALL,
    ALTHING,
    ANYWHERE,
    AS_EVENT,
    AT_ANY,
    AT_CHALLENGE,
    AT_INFLUENCE,
    AT_INVEST,
    AT_JOURNEY,
    AT_PARLEY,
    CONDITIONS,
    COUNTERS,
    FOLLOWERS,
    INSTANT,
    MOMENTS,
    NO_MOMENT,
    OWN_POSTS_AT_LEAST,
    PERMANENT,
    SOLSTICE,
    SOURCES,
    TILE_KINDS,
    TRIGGERS,
    VERBS,
    WHAT,
    WHERE,
    WHO,
    ZONES,
    Ability,
    Components,
    Effect,
)
from .records import MOST

Data = Mapping[str, Any]

OTHERS: Final = ["opponent", "each_opponent", "richest", "encountered", "challenged"]
TILES: Final = ["any", *TILE_KINDS]
MODIFIERS: Final = ["discount", "hand_limit", "journey_range", "strength", "votes", "influence_bonus", "protect"]
"""Change numbers and say what cannot happen; nothing is done at a moment of its own."""

ARGUMENTS: Final[dict[str, str]] = {
    "gain_silfr": "n per? max? who?",
    "lose_silfr": "n who",
    "steal_silfr": "n who",
    "draw": "n",
    "take_tile": "source kind? max-cost? random? pay?",
    "discard_tiles": "who n source random?",
    "play_tile": "kinds",
    "discount": "what by? to?",
    "hand_limit": "n",
    "journey_range": "n",
    "place_longships": "n where",
    "move_longships": "n nodes",
    "refresh_longships": "n",
    "return_longships": "who n where",
    "strength": "n",
    "establish": "what cost where may?",
    "return_followers": "who n what where",
    "place_home": "where",
    "duchy": "where",
    "extra_action": "action nodes? discount? strength?",
    "influence_action": "follower",
    "influence_bonus": "follower n",
    "votes": "n",
    "protect": "what where",
    "copy": "what where",
    "followers_as_longships": "n where",
    "sweep_track": "n",
    "control_ally_longships": "colour",
    "beside": "",
    "each": "who then",
    "choose": "options",
    "if": "cond then",
    "pay": "n? tiles? then",
}
"""By verb: its arguments; those with a question mark may be left out. `may` is known to every verb of an event."""

WORDS: Final[dict[str, dict[str, list[str]]]] = {
    "gain_silfr": {"who": ["self", "opponent"]},
    "lose_silfr": {"who": ["self", *OTHERS]},
    "steal_silfr": {"who": OTHERS},
    "take_tile": {"source": ["track", "discard", "available"], "kind": TILE_KINDS},
    "discard_tiles": {"who": ["self", "opponent", "each_opponent"], "source": ["hand", "board_god", "board_advocate"]},
    "play_tile": {"kinds": ["god", "advocate"]},
    "discount": {"what": [*TILES, "printed", "trade_centre", "ally"]},
    "place_longships": {"where": ["here", "zone"]},
    "return_longships": {
        "who": ["self", "opponent", "each_opponent", "encountered", "challenged"],
        "where": ["any", "here", "within", "zone", "displaced"],
    },
    "establish": {
        "what": ["trade_centre", "ally", "venture"],
        "cost": ["free", "normal"],
        "where": ["any", "here", "within", "zone"],
    },
    "return_followers": {
        "who": ["opponent"],
        "what": ["any", "venture", "trade_centre", "ally"],
        "where": ["any", "here", "within", "zone"],
    },
    "place_home": {"where": ["here"]},
    "duchy": {"where": ["own_venture"]},
    "extra_action": {"action": ["journey", "parley"]},
    "protect": {"what": ["advocates", "longships", "followers"], "where": ["all", "zone"]},
    "copy": {"what": ["venture"], "where": ["any", "within", "zone"]},
    "followers_as_longships": {"where": ["own_post"]},
    "each": {"who": ["each_opponent", "all"]},
}
"""By verb and argument: the words it takes; of a place only the part before the colon."""

MOMENTS_OF: Final[dict[str, list[int]]] = {
    "hand_limit": [AT_ANY],
    "journey_range": [AT_ANY, AT_JOURNEY],
    "strength": [AT_ANY],
    "votes": [AT_ANY],
    "influence_bonus": [AT_ANY, AT_INFLUENCE],
    "protect": [AT_ANY],
}
"""By modifier: the moments of permanent abilities at which it can stand; `discount` by what it lowers."""


class Reader:
    """Reads the abilities of one record: a tile, a printed post or a jarl."""

    def __init__(self, box: Components, record: Record, key: str = "effects") -> None:
        self.box = box
        self.record = record
        self.key = key
        """Where in the record the effects stand, for the line of an error."""
        self.at_a_post = False
        """Whether the words `here` and `within` have a meaning."""

    def ability(self, data: Data, triggers: list[int]) -> Ability:
        """An ability whose trigger is one of those its owner can have; it gets the next number of the box."""
        word = self.word(data, "trigger", [TRIGGERS[trigger] for trigger in triggers])
        trigger = TRIGGERS.index(word)
        moment = NO_MOMENT
        if trigger == PERMANENT:
            moment = MOMENTS.index(self.word(data, "when", MOMENTS))
        else:
            self.expect("when" not in data, "error-content-no-moment", given=word)
        found = Ability(len(self.box.abilities), trigger, moment)
        found.once = self.flag(data, "once")
        found.only_played = self.flag(data, "only-played")
        self.at_a_post = self.at_a_post or trigger in (ACTIVATE, INSTANT, AS_EVENT, ALTHING)
        found.effects = self.effects(data, "effects", found, True)
        self.box.abilities.append(found)
        return found

    def effects(self, data: Data, key: str, ability: Ability, outermost: bool = False) -> list[Effect]:
        """A list of effects, never empty."""
        rows = data.get(key)
        self.expect(isinstance(rows, list) and bool(rows), "error-content-missing", key=key)
        assert isinstance(rows, list)
        return [self.effect(row, ability, outermost) for row in rows]

    def effect(self, data: object, ability: Ability, outermost: bool) -> Effect:
        """One effect with all its arguments."""
        if not isinstance(data, Mapping):
            raise self.record.wrong("error-content-type", self.key, key=self.key, expected="list-of-effects")
        verb = self.word(data, "do", VERBS)
        known = {word.rstrip("?"): not word.endswith("?") for word in ARGUMENTS[verb].split()}
        if ability.trigger in (AS_EVENT, ALTHING):
            known["may"] = False
        for key in data:
            self.expect(key == "do" or key in known, "error-content-argument", verb=verb, given=key, known=list(known))
        for key, needed in known.items():
            self.expect(not needed or key in data, "error-content-argument-missing", verb=verb, key=key)
        found = Effect(VERBS.index(verb))
        found.number = len(self.box.effects)
        found.event = ability.trigger in (AS_EVENT, ALTHING)
        self.box.effects.append(found)
        self.numbers(data, found)
        self.choices(data, verb, found)
        self.counter(data, found)
        self.inner(data, verb, found, ability)
        self.fits(verb, found, ability, outermost)
        return found

    # Arguments -----------------------------------------------------------------------------------------------------

    def numbers(self, data: Data, found: Effect) -> None:
        """All arguments that are numbers or yes and no."""
        many = ("refresh_longships", "move_longships")
        if data.get("n") == "all" and VERBS[found.verb] in many:
            found.n = ALL
        elif VERBS[found.verb] == "pay":
            found.pay = self.number(data, "n", 0)
            found.tiles = self.number(data, "tiles", 0)
            self.expect((found.pay > 0) != (found.tiles > 0), "error-content-price")
        else:
            found.n = self.number(data, "n", 1)
            found.pay = self.number(data, "pay", 0)
        found.most = self.number(data, "max", self.number(data, "max-cost", ALL))
        found.by = self.number(data, "by", 0)
        found.to = self.number(data, "to", -1, 0)
        found.nodes = self.number(data, "nodes", 0)
        found.discount = self.number(data, "discount", 0)
        found.strength = self.number(data, "strength", 0)
        found.random = self.flag(data, "random")
        found.may = self.flag(data, "may")

    def choices(self, data: Data, verb: str, found: Effect) -> None:
        """All arguments that are words out of a list."""
        words = WORDS.get(verb, {})
        if "who" in data:
            found.who = WHO.index(self.word(data, "who", words["who"]))
        if "source" in data:
            found.source = SOURCES.index(self.word(data, "source", words["source"]))
        if "what" in data:
            found.what = WHAT.index(self.word(data, "what", words["what"]))
        if "action" in data:
            found.action = ACTIONS.index(self.word(data, "action", words["action"]))
        if "cost" in data:
            found.free = self.word(data, "cost", words["cost"]) == "free"
        if "follower" in data:
            found.follower = FOLLOWERS.index(self.word(data, "follower", FOLLOWERS))
        if "colour" in data:
            found.colour = self.box.colours.index(self.word(data, "colour", self.box.colours))
        if "kind" in data:
            found.kinds = 1 << TILE_KINDS.index(self.word(data, "kind", words["kind"]))
        if "kinds" in data:
            kinds = data["kinds"] if isinstance(data["kinds"], list) else [data["kinds"]]
            found.kinds = 0
            for kind in kinds:
                found.kinds |= 1 << TILE_KINDS.index(self.known("kinds", kind, words["kinds"]))
        if "where" in data:
            self.place(data, words["where"], found)
        if verb == "discount":
            self.expect((found.by > 0) != (found.to >= 0), "error-content-discount")

    def place(self, data: Data, known: list[str], found: Effect) -> None:
        """`here`, `within:2`, `zone:east`, ..."""
        word, _, rest = str(data["where"]).partition(":")
        self.known("where", word, known)
        found.where = ANYWHERE if word == "all" else WHERE.index(word)
        if word == "within":
            self.expect(rest.isdecimal() and 0 < int(rest) < MOST, "error-content-place", given=str(data["where"]))
            found.where_n = int(rest)
        elif word == "zone" or (word == "own_venture" and rest):
            found.where_n = ZONES.index(self.known("where", rest, ZONES))
        else:
            self.expect(not rest, "error-content-place", given=str(data["where"]))
        placed = self.at_a_post or word not in ("here", "within")
        self.expect(placed, "error-content-nowhere", given=str(data["where"]))

    def counter(self, data: Data, found: Effect) -> None:
        """`per = "own_posts:east"` and `cond = "own_posts_at_least:biarmia:1"`."""
        if "per" in data:
            word, _, area = str(data["per"]).partition(":")
            found.per = COUNTERS.index(self.known("per", word, COUNTERS))
            if area or word == "own_posts":
                self.expect(word in ("own_posts", "own_ventures"), "error-content-place", given=str(data["per"]))
                found.among = self.area(area, "per")
        if "cond" in data:
            word, *rest = str(data["cond"]).split(":")
            found.cond = CONDITIONS.index(self.known("cond", word, CONDITIONS))
            if found.cond == OWN_POSTS_AT_LEAST:
                self.expect(len(rest) == 2 and rest[1].isdecimal(), "error-content-place", given=str(data["cond"]))
                found.among = self.area(rest[0], "cond")
                found.n = int(rest[1])

    def area(self, word: str, key: str) -> int:
        """The posts of a zone or region."""
        box = self.box
        self.known(key, word, [*ZONES, *box.region_ids])
        return box.zone_posts[ZONES.index(word)] if word in ZONES else box.region_posts[box.region_ids.index(word)]

    def inner(self, data: Data, verb: str, found: Effect, ability: Ability) -> None:
        """The effects that a wrapper holds."""
        if verb in ("each", "if", "pay"):
            found.then = self.effects(data, "then", ability)
        if verb == "choose":
            rows = data["options"]
            self.expect(isinstance(rows, list) and len(rows) > 1, "error-content-missing", key="options")
            found.options = [self.effects({"options": row}, "options", ability) for row in rows]

    # What goes with what -------------------------------------------------------------------------------------------

    def fits(self, verb: str, found: Effect, ability: Ability, outermost: bool) -> None:
        """Whether an effect makes sense where it stands."""
        moment = ability.moment
        if verb in MODIFIERS:
            moments = MOMENTS_OF.get(verb)
            if moments is None:
                tiles = WHAT[found.what] in TILES
                moments = [AT_ANY, AT_INVEST if tiles else AT_PARLEY]
            good = outermost and ability.trigger == PERMANENT and moment in moments
            self.expect(good, "error-content-moment", verb=verb, known=[MOMENTS[one] for one in moments])
            return
        still = ability.trigger == PERMANENT and moment in (AT_ANY, AT_INFLUENCE)
        self.expect(not still, "error-content-still", verb=verb, known=MODIFIERS)
        who = WHO[found.who]
        if who == "challenged" or found.where == WHERE.index("displaced"):
            self.expect(moment == AT_CHALLENGE, "error-content-moment", verb=verb, known=["challenge"])
        if who == "encountered":
            self.expect(moment == AT_JOURNEY, "error-content-moment", verb=verb, known=["journey"])
        triggers = TRIGGERS_OF.get(verb)
        if triggers is not None:
            good = ability.trigger in triggers and (outermost or verb != "beside")
            self.expect(good, "error-content-trigger", verb=verb, known=[TRIGGERS[one] for one in triggers])

    def expect(self, holds: bool, message: str, /, **facts: str | int | list[str]) -> None:
        """Refuse the file, at the line of the effects, unless a check holds."""
        self.record.expect(holds, message, self.key, **facts)

    def word(self, data: Data, key: str, known: list[str]) -> str:
        """A word out of a list."""
        self.expect(key in data, "error-content-missing", key=key)
        return self.known(key, data[key], known)

    def known(self, key: str, given: object, known: list[str]) -> str:
        """A word that must be in a list."""
        self.expect(given in known, "error-content-unknown", key=key, given=str(given), known=known)
        return str(given)

    def number(self, data: Data, key: str, default: int, fewest: int = 1) -> int:
        """A number in reason, or its default."""
        value = data.get(key, default)
        if key in data:
            good = isinstance(value, int) and not isinstance(value, bool) and fewest <= value < MOST
            self.expect(good, "error-content-range", key=key, fewest=fewest, most=MOST - 1)
        return int(value)

    def flag(self, data: Data, key: str) -> bool:
        """Yes, or no if it is not there."""
        value = data.get(key, False)
        self.expect(isinstance(value, bool), "error-content-type", key=key, expected="yes-or-no")
        return value is True


TRIGGERS_OF: Final[dict[str, list[int]]] = {
    "place_home": [INSTANT],
    "control_ally_longships": [INSTANT],
    "duchy": [AS_EVENT, ALTHING, ACTIVATE],
    "copy": [ACTIVATE],
    "beside": [AS_EVENT, ALTHING],
    "followers_as_longships": [AS_EVENT, ALTHING, ACTIVATE, SOLSTICE],
}
"""By verb: the triggers it goes with, where not all do."""
