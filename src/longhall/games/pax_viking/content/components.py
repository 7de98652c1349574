"""What is in the box of Pax Viking: places, posts, jarls, victory cards and saga tiles, as tables for the steps.

Posts are numbered 0 to `posts` - 1 in the order of the file. Regions are numbered seas first, then river regions, then
harbour regions. A *place* is where a longship can be: a post (its own number), a sea or river region (`posts` +
region), or the jarl board (`board`). Tiles, jarls and victory cards are numbered in the order of their files.
"""

from __future__ import annotations

from typing import Final

from ..state.places import Places

FOLLOWERS: Final = ["jarls", "sweden", "theocracy", "rus"]
JARLS: Final = 0
SWEDEN: Final = 1
THEOCRACY: Final = 2
RUS: Final = 3

ZONES: Final = ["west", "north", "east", "south"]

TILE_KINDS: Final = ["venture", "event", "god", "advocate"]
VENTURE: Final = 0
EVENT: Final = 1
GOD: Final = 2
ADVOCATE: Final = 3

REGION_KINDS: Final = ["sea", "river", "harbour"]
SEA: Final = 0
RIVER: Final = 1
HARBOUR: Final = 2

POST_KINDS: Final = ["empty", "trade_centre", "key_trade_centre", "powerful_ally"]
EMPTY: Final = 0
TRADE_CENTRE: Final = 1
KEY_TRADE_CENTRE: Final = 2
POWERFUL_ALLY: Final = 3

LEVELS: Final = ["beginner", "standard", "hard", "legendary"]

TRIGGERS: Final = ["permanent", "solstice", "activate", "instant", "event", "althing"]
PERMANENT: Final = 0
SOLSTICE: Final = 1
ACTIVATE: Final = 2
INSTANT: Final = 3
AS_EVENT: Final = 4
ALTHING: Final = 5

MOMENTS: Final = [
    "any",
    "action_phase",
    "invest",
    "journey",
    "parley",
    "activate",
    "play",
    "challenge",
    "establish_venture",
    "establish_ally",
    "longship_returned",
    "influence",
]
"""Of permanent abilities; `NO_MOMENT` for all others."""
NO_MOMENT: Final = -1
AT_ANY: Final = 0
AT_ACTION_PHASE: Final = 1
AT_INVEST: Final = 2
AT_JOURNEY: Final = 3
AT_PARLEY: Final = 4
AT_ACTIVATE: Final = 5
AT_PLAY: Final = 6
AT_CHALLENGE: Final = 7
AT_ESTABLISH_VENTURE: Final = 8
AT_ESTABLISH_ALLY: Final = 9
AT_LONGSHIP_RETURNED: Final = 10
AT_INFLUENCE: Final = 11

VERBS: Final = [
    "gain_silfr",
    "lose_silfr",
    "steal_silfr",
    "draw",
    "take_tile",
    "discard_tiles",
    "play_tile",
    "discount",
    "hand_limit",
    "journey_range",
    "place_longships",
    "move_longships",
    "refresh_longships",
    "return_longships",
    "strength",
    "establish",
    "return_followers",
    "place_home",
    "duchy",
    "extra_action",
    "influence_action",
    "influence_bonus",
    "votes",
    "protect",
    "copy",
    "followers_as_longships",
    "sweep_track",
    "control_ally_longships",
    "beside",
    "each",
    "choose",
    "if",
    "pay",
]
"""The effect vocabulary; the last four hold effects of their own."""
GAIN_SILFR: Final = 0
LOSE_SILFR: Final = 1
STEAL_SILFR: Final = 2
DRAW: Final = 3
TAKE_TILE: Final = 4
DISCARD_TILES: Final = 5
PLAY_TILE: Final = 6
DISCOUNT: Final = 7
HAND_LIMIT: Final = 8
JOURNEY_RANGE: Final = 9
PLACE_LONGSHIPS: Final = 10
MOVE_LONGSHIPS: Final = 11
REFRESH_LONGSHIPS: Final = 12
RETURN_LONGSHIPS: Final = 13
STRENGTH: Final = 14
ESTABLISH: Final = 15
RETURN_FOLLOWERS: Final = 16
PLACE_HOME: Final = 17
DUCHY: Final = 18
EXTRA_ACTION: Final = 19
INFLUENCE_ACTION: Final = 20
INFLUENCE_BONUS: Final = 21
VOTES: Final = 22
PROTECT: Final = 23
COPY: Final = 24
FOLLOWERS_AS_LONGSHIPS: Final = 25
SWEEP_TRACK: Final = 26
CONTROL_ALLY_LONGSHIPS: Final = 27
BESIDE: Final = 28
EACH: Final = 29
CHOOSE: Final = 30
IF: Final = 31
PAY: Final = 32

WHO: Final = ["self", "opponent", "each_opponent", "all", "richest", "encountered", "challenged"]
SELF: Final = 0
OPPONENT: Final = 1
EACH_OPPONENT: Final = 2
EVERYBODY: Final = 3
RICHEST: Final = 4
ENCOUNTERED: Final = 5
CHALLENGED: Final = 6

WHERE: Final = ["any", "here", "within", "zone", "own_post", "own_venture", "displaced"]
"""`all` of the vocabulary is read as `any`. `where_n` keeps the 2 of `within:2` and the zone of `zone:east`."""
ANYWHERE: Final = 0
HERE: Final = 1
WITHIN: Final = 2
IN_ZONE: Final = 3
DISPLACED: Final = 6

COUNTERS: Final = [
    "own_followers",
    "own_types",
    "own_ventures",
    "own_posts",
    "own_longships_on_map",
    "own_allies",
    "own_trade_centres",
    "own_advocates",
]
"""What `per` counts. `own_ventures:east` and `own_posts:biarmia` limit it to the posts of `among`."""
NO_COUNTER: Final = -1
OWN_FOLLOWERS: Final = 0
OWN_TYPES: Final = 1
OWN_VENTURES: Final = 2
OWN_POSTS: Final = 3
OWN_LONGSHIPS_ON_MAP: Final = 4
OWN_ALLIES: Final = 5
OWN_TRADE_CENTRES: Final = 6
OWN_ADVOCATES: Final = 7

CONDITIONS: Final = ["has_god", "own_posts_at_least"]
HAS_GOD: Final = 0
OWN_POSTS_AT_LEAST: Final = 1

SOURCES: Final = ["track", "discard", "available", "hand", "board_god", "board_advocate"]
"""Where `take_tile` takes from (the first three) and `discard_tiles` discards from (the last three)."""
TRACK: Final = 0
DISCARD: Final = 1
AVAILABLE: Final = 2
HAND: Final = 3
BOARD_ADVOCATE: Final = 5

WHAT: Final = [
    "any",
    "venture",
    "event",
    "god",
    "advocate",
    "printed",
    "trade_centre",
    "ally",
    "advocates",
    "longships",
    "followers",
]
"""What `discount`, `establish`, `return_followers`, `protect` and `copy` are about."""
ANY_TILE: Final = 0
WHAT_VENTURE: Final = 1
WHAT_PRINTED: Final = 5
WHAT_TRADE_CENTRE: Final = 6
WHAT_ALLY: Final = 7
OF_ADVOCATES: Final = 8
OF_LONGSHIPS: Final = 9
OF_FOLLOWERS: Final = 10

ACTIONS: Final = ["invest", "journey", "play", "activate", "parley"]
"""The basic actions. `extra_action` gives a journey or a parley."""
INVEST: Final = 0
JOURNEY: Final = 1
PLAY: Final = 2
PARLEY: Final = 4

TESTS: Final = [
    "followers",
    "followers_total",
    "followers_each_type",
    "types_with_followers",
    "ventures",
    "regions_with_venture",
    "duchies",
    "zones_with_duchy",
    "trade_centres",
    "key_trade_centres",
    "allies",
    "gods",
    "advocates",
    "zones_with_post",
    "posts_per_zone_min",
    "influence_markers",
]
TEST_FOLLOWERS: Final = 0
TEST_FOLLOWERS_TOTAL: Final = 1
TEST_FOLLOWERS_EACH_TYPE: Final = 2
TEST_TYPES_WITH_FOLLOWERS: Final = 3
TEST_VENTURES: Final = 4
TEST_REGIONS_WITH_VENTURE: Final = 5
TEST_DUCHIES: Final = 6
TEST_ZONES_WITH_DUCHY: Final = 7
TEST_TRADE_CENTRES: Final = 8
TEST_KEY_TRADE_CENTRES: Final = 9
TEST_ALLIES: Final = 10
TEST_GODS: Final = 11
TEST_ADVOCATES: Final = 12
TEST_ZONES_WITH_POST: Final = 13
TEST_POSTS_PER_ZONE_MIN: Final = 14
TEST_INFLUENCE_MARKERS: Final = 15

ALL: Final = 99
"""`n = "all"`, and the cap of an effect without `max`."""
NONE: Final = -1
FAR: Final = 99
"""The distance of places that no way joins."""


class Effect:
    """One effect of an ability: a verb with its arguments, those it does not use at their defaults."""

    __slots__ = (
        "action", "among", "by", "colour", "cond", "discount", "event", "follower", "free", "kinds", "may", "most", "n",
        "nodes", "number", "options", "pay", "per", "random", "source", "strength", "then", "tiles", "to", "verb",
        "what", "where", "where_n", "who",
    )  # fmt: skip

    def __init__(self, verb: int) -> None:
        self.verb = verb
        """Index in `VERBS`."""
        self.number: int = NONE
        """Index in `Components.effects`, which counts all effects of the box, those inside others included."""
        self.event: bool = False
        """Whether it belongs to an event or althing, where what can be done must be done."""
        self.n: int = 1
        """How many; `ALL` for all. In a condition with a number: that number."""
        self.most: int = ALL
        """The cap of `gain_silfr`; the highest printed cost of `take_tile` from the track."""
        self.per: int = NO_COUNTER
        self.among: int = NONE
        """For `own_ventures:Z`, `own_posts:A`, `own_posts_at_least:A:N`: the mask of posts that count; else -1."""
        self.who: int = SELF
        self.where: int = ANYWHERE
        self.where_n: int = NONE
        """The number of `within`, the zone of `zone` and `own_venture`."""
        self.what: int = 0
        self.by: int = 0
        self.to: int = NONE
        self.kinds: int = 15
        """Mask of tile kinds (`take_tile`, `play_tile`)."""
        self.source: int = NONE
        self.random: bool = False
        self.pay: int = 0
        """The silfr of `take_tile` with a price, and of the wrapper `pay`."""
        self.tiles: int = 0
        """The tiles of the wrapper `pay`."""
        self.nodes: int = 0
        """Of `move_longships`; of an extra journey, 0 for the usual number."""
        self.discount: int = 0
        self.strength: int = 0
        self.action: int = NONE
        self.follower: int = NONE
        """The type of `influence_action` and `influence_bonus`."""
        self.colour: int = NONE
        """Of `control_ally_longships`: index in `Components.colours`."""
        self.free: bool = False
        """`establish` with `cost = "free"`."""
        self.may: bool = False
        self.cond: int = NONE
        self.then: list[Effect] = []
        """The effects inside `each`, `if` and `pay`."""
        self.options: list[list[Effect]] = []
        """The lists of `choose`."""


class Ability:
    """What a tile, a printed post or a jarl does, and when."""

    __slots__ = ("effects", "jarl", "moment", "number", "once", "only_played", "post", "solo", "tile", "trigger")

    def __init__(self, number: int, trigger: int, moment: int) -> None:
        self.number = number
        """Counts all abilities of the box from 0, for marks of use."""
        self.trigger = trigger
        self.moment = moment
        self.tile: int = NONE
        """The tile it stands on, also where it works beside a jarl board."""
        self.post: int = NONE
        """The printed post it stands on."""
        self.jarl: int = NONE
        """The jarl it belongs to."""
        self.once: bool = False
        self.only_played: bool = False
        """`establish_venture` only where the venture was established by playing it."""
        self.solo: bool = True
        """For events: whether the solo opponent resolves it."""
        self.effects: list[Effect] = []


class Tile:
    """A saga tile."""

    __slots__ = ("ability", "beside", "follower", "kind", "name", "posts", "region", "starter", "zone")

    def __init__(self, name: str, kind: int, ability: Ability) -> None:
        self.name = name
        self.kind = kind
        self.ability = ability
        self.beside: Ability | None = None
        """Of an event with the verb `beside`: what it gives while it lies beside a jarl board."""
        self.follower: int = NONE
        """None on events."""
        self.region: int = NONE
        """-1 if its area is a whole zone."""
        self.zone: int = NONE
        """Of its area; also where the area is a region."""
        self.posts: int = 0
        """Mask of the posts of its area."""
        self.starter: int = 0
        """The number of players from which it is in the starter deck; 0 if it never is."""


class Test:
    """One test of a victory card."""

    __slots__ = ("each", "follower", "kind", "n")

    def __init__(self, kind: int, n: int, follower: int, each: int) -> None:
        self.kind = kind
        self.n = n
        self.follower = follower
        self.each = each


class VictoryCard:
    """A victory card: met if all its tests hold."""

    __slots__ = ("level", "name", "tests")

    def __init__(self, name: str, level: int, tests: list[Test]) -> None:
        self.name = name
        self.level = level
        self.tests = tests


class Jarl:
    """A jarl board."""

    __slots__ = ("abilities", "extra_silfr", "home_sea", "home_zone", "name")

    def __init__(self, name: str, home_sea: int, home_zone: int, extra_silfr: int) -> None:
        self.name = name
        self.home_sea = home_sea
        """The place that the first node from the printed home leads to."""
        self.home_zone = home_zone
        self.extra_silfr = extra_silfr
        self.abilities: list[Ability] = []


class Components(Places):
    """Everything the content files say, in the form the steps use."""

    def __init__(self) -> None:
        super().__init__()
        self.post_ability: list[Ability | None] = []
        """By post: what is printed there; none at an empty one."""

        self.jarls: list[Jarl] = []
        self.victory: list[VictoryCard] = []
        self.tiles: list[Tile] = []
        self.of_tile_kind: list[list[int]] = []
        """By tile kind: the tiles."""
        self.abilities: list[Ability] = []
        """By number: every ability of the box."""
        self.effects: list[Effect] = []
        """By number: every effect of the box, each before those it holds."""

        self.track_costs: list[int] = []
        self.start_silfr: list[int] = []
        """By place in the turn order, from 0."""
        self.start_ventures: list[int] = []
        """By number of players."""
        self.tiles_per_player: int = 0
        self.mix: list[int] = []
        """By tile kind: how many per player in a custom starter deck."""
        self.hand_limit: int = 0
        self.actions: int = 0
        self.range: int = 0
        """Nodes of a journey."""
        self.longships: int = 0
        self.followers: int = 0
        """Of each type."""
        self.home_markers: int = 0
        self.god_spaces: int = 0
        self.advocate_spaces: int = 0

        self.solo_silfr: int = 0
        self.solo_ventures: int = 0
        self.solo_events: int = 0
        self.solo_actions: int = 0
        self.solo_marker_needs: int = 0
        self.solo_north: list[int] = []
        """The posts that get an ally longship in the solo set-up."""

        self.own_names: dict[str, str] = {}
        """By reference (`tile:freyr`): what the content files call a thing."""
        self.hash: str = ""
        self.printed: dict[str, object] = {}
        """All that the content files say, drawing included."""
