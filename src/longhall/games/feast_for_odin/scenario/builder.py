# uncompiled: reads described positions, where types are open
"""A position from a scenario's `given`: every word of it, and a clear error for what makes no sense."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ....kernel.errors import BadGiven
from ....kernel.masks import long_bits, mask_of
from ....kernel.records.given import GivenReader
from ..content.actions import BOARD_IDS, SPACE_IDS
from ..content.components import Components
from ..content.things import (
    BUILDING_PLANS,
    CARDS,
    FIRST_HOUSE,
    KNARR,
    LONGSHIP,
    NUMBER,
    SHIP_IDS,
    SPECIAL,
    SPECIALS,
    STRIPS,
    THINGS,
    WEAPON_IDS,
    WHALING_BOAT,
)
from ..rules.actions.gains import Modify
from ..rules.first_position import empty_table
from ..rules.occupations.cards import PlayOccupations
from ..rules.occupations.trigger_words import ON_PLAYED
from ..rules.rounds import PHASES, START_ROUND, THE_END
from ..rules.setup import BEGIN
from ..rules.turn.anytime import OWN_WINDOWS
from ..rules.turn.turns import END_ACTIONS, NEXT_TURN, TURN
from ..state.boards import Board, new_board
from ..state.invariants import expected_vikings
from ..state.position import NOBODY, SUPPLY, Odin, Scripts, Variants
from .laying import lay_all

PLACES: Final = [
    "setup", "viking", "harvest", "islands", "weapon", "actions", "start_player", "income", "breeding", "feast",
    "bonus", "mountains", "return", "turn", "play", "window", "scoring",
]  # fmt: skip
"""The first after `setup` are the phases 1 to 12."""
KEYS: Final = [
    "at", "round", "start", "actor", "supply", "ships", "emigrated", "boards", "vikings", "waiting_room", "spaces",
    "blocked", "passed", "imitations", "strips", "turned", "island_silver", "tiles_gone", "discard", "hands", "played",
    "penalties", "last_placed",
]  # fmt: skip


def arrange(
    box: Components, scripts: Scripts, given: Mapping[str, Any], players: list[str], variants: Variants
) -> Odin:
    """The position described, everything unsaid as after set-up, with what is to come on the stack."""
    for key in given:
        if key not in KEYS:
            raise BadGiven((str(key),), "error-given-unknown", given=str(key), known=KEYS)
    s = empty_table(box, scripts, variants, len(players))
    reader = GivenReader(given, players)
    place = reader.one_of(given.get("at", "turn"), PLACES, ("at",))
    if place == "setup":
        s.stack = [BEGIN]
        return s
    s.round = reader.whole(given.get("round", 1), ("round",), s.rounds())
    s.start = reader.player(given.get("start", players[0]), ("start",))
    s.acting = reader.player(given.get("actor", players[s.start]), ("actor",))
    s.phase = PLACES.index(place) if place in PLACES[1:13] else 9 if place == "scoring" else 5
    read_supplies(s, reader)
    read_ships(s, reader)
    read_boards(s, reader)
    read_cards(s, reader)
    read_table(s, reader)
    read_spaces(s, reader)
    put_on_stack(s, place)
    return s


def read_supplies(s: Odin, reader: GivenReader) -> None:
    """`supply: {p1: {wood: 3, oil: 1}}` on top of nothing: mead and weapons of set-up are only there if not given."""
    for seat, things, path in reader.by_player("supply"):
        me = s.players[seat]
        supply = [0] * SUPPLY
        for name, amount in reader.entries(things, path).items():
            word = reader.one_of(name, [thing for thing in THINGS[:SUPPLY] if thing], (*path, str(name)))
            supply[NUMBER[word]] = reader.whole(amount, (*path, str(name)))
        me.stock(supply)
    for seat, amount, path in reader.by_player("penalties"):
        s.players[seat].penalties = reader.whole(amount, path)
    for kind, weapon in enumerate(WEAPON_IDS):
        held = sum(player.supply[NUMBER[weapon]] for player in s.players)
        given = reader.mapping("discard").get(weapon, 0)
        s.discard[kind] = reader.whole(given, ("discard", weapon))
        s.pile[kind] = max(s.box.weapon_copies[kind] - held - s.discard[kind], 0)


def read_ships(s: Odin, reader: GivenReader) -> None:
    """`ships: {p1: {whaling_boat: [0, 1], knarr: 2, longship: [3]}}`: boats and longships by the ore on each."""
    for seat, ships, path in reader.by_player("ships"):
        me = s.players[seat]
        for name, value in reader.entries(ships, path).items():
            where = (*path, str(name))
            ship = NUMBER[reader.one_of(name, SHIP_IDS, where)]
            if ship == KNARR:
                me.knarrs = reader.whole(value, where, s.box.large_berths)
                continue
            loads = me.boats if ship == WHALING_BOAT else me.longships
            for ore in reader.items(value, where):
                loads[reader.whole(ore, where, len(loads) - 1)] += 1
        reader.need(me.boats_owned() <= s.box.small_berths, path, "error-given-number", given=str(ships), most=3)
        reader.need(me.large_ships() <= s.box.large_berths, path, "error-given-number", given=str(ships), most=4)
    for seat, ships, path in reader.by_player("emigrated"):
        given = reader.entries(ships, path)
        for name in given:
            reader.one_of(name, [THINGS[KNARR], THINGS[LONGSHIP]], (*path, str(name)))
        s.players[seat].gone_knarrs = reader.whole(given.get("knarr", 0), path, 6)
        s.players[seat].gone_longships = reader.whole(given.get("longship", 0), path, 6)


def read_boards(s: Odin, reader: GivenReader) -> None:
    """`boards: {p1: {home: [oil 5,0, silver 8,0-11,3], stone_house 2: []}}`: boards owned, and what lies on them."""
    names = [name for name in BOARD_IDS if name != "home"]
    for seat, boards, path in reader.by_player("boards"):
        me = s.players[seat]
        for title, pieces in reader.entries(boards, path).items():
            where = (*path, str(title))
            word = str(title).split(" ")[0]
            if word != "home":
                kind = BOARD_IDS.index(reader.one_of(word, names, where))
                me.boards.append(take_board(s, kind, reader, where))
            board = me.boards[0] if word == "home" else me.boards[-1]
            lay_all(board, [str(piece) for piece in reader.items(pieces, where)], where)
    for player in s.players:
        for tile in range(SPECIALS):
            thing = SPECIAL + tile
            if player.supply[thing] or any(board.holds(thing) for board in player.boards):
                s.tiles &= ~(1 << tile)


def take_board(s: Odin, kind: int, reader: GivenReader, path: tuple[str, ...]) -> Board:
    """An island or a building leaves the general supply."""
    if kind >= FIRST_HOUSE:
        left = s.houses[BUILDING_PLANS.index(kind)]
        reader.need(left > 0, path, "error-given-twice", given=BOARD_IDS[kind])
        s.houses[BUILDING_PLANS.index(kind)] -= 1
    else:
        letter = (kind - 1) // 2
        reader.need(not s.islands_taken >> letter & 1, path, "error-given-twice", given=BOARD_IDS[kind])
        s.islands_taken |= 1 << letter
        s.island_side |= (kind - 1) % 2 << letter
    return new_board(s.box.plans[kind])


def read_cards(s: Odin, reader: GivenReader) -> None:
    """`hands: {p1: [54]}`, `played: {p1: [4, 13]}`; rules that played cards bend are bent."""
    seen = 0
    for key in ("hands", "played"):
        for seat, cards, path in reader.by_player(key):
            me = s.players[seat]
            for card in reader.items(cards, path):
                number = reader.whole(card, path, CARDS)
                reader.need(number > 0 and not seen >> number & 1, path, "error-given-card-twice", given=str(card))
                seen |= 1 << number
                if key == "hands":
                    me.hand |= 1 << number
                else:
                    me.played |= 1 << number
                    bend_rules(s, seat, number)
    s.deck &= ~seen


def bend_rules(s: Odin, seat: int, card: int) -> None:
    """What a card bends for good when it is played; what it gives at that moment is not given again."""
    for part in s.scripts.parts_on[ON_PLAYED][card]:
        for step in s.scripts.lists[part.script]:
            if isinstance(step, Modify):
                s.players[seat].bend(step.modifier, step.by)


def read_table(s: Odin, reader: GivenReader) -> None:
    """Mountain strips, islands, special tiles that are gone, imitation spaces."""
    strips = reader.given.get("strips", {1: 7, 2: 7})
    for strip, left in reader.entries(strips, ("strips",)).items():
        number = reader.whole(strip, ("strips", str(strip)), STRIPS)
        reader.need(number > 0, ("strips",), "error-given-number", given=str(strip), most=STRIPS)
        s.strips[number - 1] = reader.whole(left, ("strips", str(strip)), len(s.box.strips[number - 1]))
    letters = {name: (BOARD_IDS.index(name) - 1) // 2 for name in BOARD_IDS[1:FIRST_HOUSE]}
    for name in reader.listed("turned"):
        s.island_side |= 1 << letters[reader.one_of(name, list(letters), ("turned",))]
    for name, silver in reader.mapping("island_silver").items():
        letter = letters[reader.one_of(name, list(letters), ("island_silver", str(name)))]
        s.island_silver[letter] = reader.whole(silver, ("island_silver", str(name)))
    for name in reader.listed("tiles_gone"):
        word = reader.one_of(name, THINGS[SPECIAL : SPECIAL + SPECIALS], ("tiles_gone",))
        s.tiles &= ~(1 << NUMBER[word] - SPECIAL)
    for name in reader.listed("imitations"):
        s.imitations |= 1 << SPACE_IDS.index(reader.one_of(name, SPACE_IDS[61:], ("imitations",)))


def read_spaces(s: Odin, reader: GivenReader) -> None:
    """`spaces: {forge: p2, hunting_game_1: {player: p1, vikings: 1}}`; the other Vikings are on the Thing square."""
    for name, holder in reader.mapping("spaces").items():
        path: tuple[str, ...] = ("spaces", str(name))
        space = SPACE_IDS.index(reader.one_of(name, SPACE_IDS, path))
        detail = holder if isinstance(holder, Mapping) else {"player": holder}
        seat = reader.player(detail.get("player"), path)
        s.players[seat].spaces |= 1 << space
        s.players[seat].placed |= 1 << space
        column = s.scripts.spaces[space].column
        s.standing[space] = reader.whole(detail.get("vikings", column), path, column)
    for name in reader.listed("blocked"):
        space = SPACE_IDS.index(reader.one_of(name, SPACE_IDS, ("blocked",)))
        s.blocked |= 1 << space
        s.standing[space] = s.scripts.spaces[space].column
    passed = reader.listed("passed")
    s.passed = mask_of([reader.player(name, ("passed",)) for name in passed])
    if "last_placed" in reader.given:
        s.last_placed = reader.player(reader.given["last_placed"], ("last_placed",))
    total = expected_vikings(s) - (gained_now(s) if s.phase == 1 else 0)
    for me in s.players:
        me.vikings = total - sum(s.standing[space] for space in long_bits(me.spaces | s.blocked))
        if s.seats == 1:
            me.vikings = max(me.vikings - me.reserve, 0)
    for seat, amount, path in reader.by_player("waiting_room"):
        s.players[seat].reserve = reader.whole(amount, path)
    for seat, amount, path in reader.by_player("vikings"):
        s.players[seat].vikings = reader.whole(amount, path)


def gained_now(s: Odin) -> int:
    """The Viking that phase 1 is about to bring."""
    if s.seats > 1:
        return 1
    return 1 if s.variants.side == 0 and s.round == 1 else 2


def put_on_stack(s: Odin, place: str) -> None:
    """What is still to come, down to the end of the round."""
    last = s.round == s.rounds()
    phases = PHASES[:9] if last else PHASES
    after = THE_END if last else [START_ROUND]
    if place == "scoring":
        s.stack = list(reversed(THE_END))
        return
    first = s.phase - 1
    if place in PLACES[1:13]:
        if place == "viking":
            s.last_placed = NOBODY
        rest = [step for phase in phases[first:] for step in phase]
        s.stack = [*reversed(after), *reversed(rest)]
        return
    rest = [step for phase in phases[5:] for step in phase]
    s.stack = [*reversed(after), *reversed(rest), END_ACTIONS]
    if place == "turn":
        s.stack.append(TURN[s.acting])
    else:
        s.stack.append(NEXT_TURN[s.acting])
        s.stack.append(PlayOccupations(1) if place == "play" else OWN_WINDOWS[s.acting])
