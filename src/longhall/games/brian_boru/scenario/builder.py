# uncompiled: reads described positions, where types are open
"""A position from a scenario's `given`: every word of it, and a clear error for what makes no sense."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from ....kernel.errors import BadGiven
from ....kernel.masks import bits, mask_of
from ....kernel.records.given import GivenReader
from ....kernel.step import Step
from ..content.components import CARDS, CHOICES, MILITARY, PRINCESS, TOP_SPACE, TOWNS, Components
from ..rules.draft import CHOOSE_TWO
from ..rules.first_position import empty_table
from ..rules.rounds import BATTLE_STEP, CHURCH_STEP, CLAIM_STEP, END_ROUND, MARRIAGE_STEP, START_ROUND, UPKEEP_PHASE
from ..rules.setup import START_PLAYER, StartTown
from ..rules.symbols import SYMBOLS, steps_of
from ..rules.tricks import DECIDE, END_ACTION, END_TRICK, FOLLOW, LEAD_CARD, START_TRICK
from ..state.position import ACTION, DRAFT, NOBODY, OVER, UPKEEP, Boru, Variants

COUNTERS: Final = {
    "coins": "coins",
    "renown": "renown",
    "points": "points",
    "raiders": "raiders",
    "church": "church",
    "track": "space",
}
PLACES: Final = [
    "setup", "start", "preparation", "draft", "trick", "cards", "symbols",
    "marriage", "battle", "church", "claim", "end",
]  # fmt: skip
BEFORE_ROUNDS: Final = ["setup", "start"]
USUAL_MARRIAGE: Final = "brigid"
"""The card that lies beside the track in mid-round if none is named: points alone, so that it asks nothing."""
KEYS: Final = [
    "at", "round", "trick", "marker", "active", "towns", "free", "hands", "packets", "cards", "symbols", "actor",
    "battle_area", "strength", "vikings_seen", "marriage", "marriages_to_come", "last_round", "marriage_cards",
    "claims", "alliance",
    *COUNTERS,
]  # fmt: skip


def arrange(box: Components, given: Mapping[str, Any], players: list[str], variants: Variants) -> Boru:
    """The position described, everything unsaid as after set-up, with what is to come on the stack."""
    for key in given:
        if key not in KEYS:
            raise BadGiven((key,), "error-given-unknown", given=str(key), known=KEYS)
    reader = Reader(given, players)
    s = empty_table(box, variants, len(players))
    place = reader.word("at", PLACES, "start")
    s.round = 0 if place in BEFORE_ROUNDS else reader.number("round", 1)
    s.trick = reader.number("trick", 0)
    s.marker = reader.seat("marker", 0)
    arrange_counters(s, reader)
    arrange_towns(s, reader)
    arrange_marriages(s, reader)
    arrange_claims(s, reader)
    arrange_cards(s, reader)
    arrange_vikings(s, reader)
    s.battle = reader.number("battle_area", 0)
    s.strength = reader.number("strength", s.battle)
    s.active = reader.number("active", 0)
    if s.active:
        reader.need(s.free >> s.active & 1 == 1, ("active",), "error-given-occupied", town=s.active)
    SCRIPTS[place](s, reader)
    return s


class Reader(GivenReader):
    """Knows lists of towns and cards, which are different numbers from 1."""

    def numbers(self, values: Any, path: tuple[str, ...], most: int) -> list[int]:
        """A list of different numbers from 1."""
        found = [self.whole(value, path, most) for value in self.items(values, path)]
        self.need(len(set(found)) == len(found) and 0 not in found, path, "error-given-twice", given=str(values))
        return found


def arrange_counters(s: Boru, reader: Reader) -> None:
    """`coins: 3` for everybody, or `coins: {p1: 3}`."""
    for key, attribute in COUNTERS.items():
        if key not in reader.given:
            continue
        value = reader.given[key]
        each = value if isinstance(value, Mapping) else dict.fromkeys(reader.players, value)
        for name, amount in each.items():
            seat = reader.player(name, (key, str(name)))
            most = TOP_SPACE if key == "track" else 999
            setattr(s.players[seat], attribute, reader.whole(amount, (key, str(name)), most))


def arrange_towns(s: Boru, reader: Reader) -> None:
    """`towns: {27: p1, 35: {disc: p1, vikings: true, monastery: true}}`; `free`: all unnamed others are occupied."""
    for town, what in reader.mapping("towns").items():
        path = ("towns", str(town))
        number = reader.whole(town, path, TOWNS)
        reader.need(number > 0, path, "error-given-number", given=str(town), most=TOWNS)
        detail = what if isinstance(what, Mapping) else {"disc": what}
        for word in detail:
            known = ["disc", "vikings", "monastery"]
            reader.need(word in known, (*path, str(word)), "error-given-word", given=str(word), known=known)
        s.settle(reader.player(detail.get("disc"), path), number)
        if detail.get("vikings"):
            s.vikings |= 1 << number
        if detail.get("monastery"):
            s.monasteries |= 1 << number
    if "free" in reader.given:
        free = mask_of(reader.numbers(reader.given["free"], ("free",), TOWNS))
        reader.need(not free & ~s.free, ("free",), "error-given-occupied", town=str(bits(free & ~s.free)))
        for town in bits(s.free & ~free):
            s.settle(s.seats - 1, town)


def arrange_marriages(s: Boru, reader: Reader) -> None:
    """The revealed card, the deck less the cards of earlier rounds, cards won earlier, and alliances."""
    names = [card.name for card in s.box.marriages]
    last = reader.flag("last_round")
    deck = s.marriages_to_come
    s.marriages_to_come = 0 if last else reader.number("marriages_to_come", max(deck - s.round, 0))
    if last and "round" not in reader.given:
        s.round = deck
    if "marriage" in reader.given or last:
        s.marriage = names.index(reader.word("marriage", names, names[PRINCESS]))
        s.marriages_left &= ~(1 << s.marriage)
    for name, cards in reader.mapping("marriage_cards").items():
        path = ("marriage_cards", str(name))
        player = s.players[reader.player(name, path)]
        reader.need(isinstance(cards, list), path, "error-given-list", given=str(cards))
        for card in cards:
            reader.need(card in names, path, "error-given-word", given=str(card), known=names)
            player.marriages |= 1 << names.index(card)
            s.marriages_left &= ~(1 << names.index(card))
    for name, choice in reader.mapping("alliance").items():
        path = ("alliance", str(name))
        seat = reader.player(name, path)
        reader.need(choice in CHOICES[1:3], path, "error-given-word", given=str(choice), known=CHOICES[1:3])
        s.players[seat].marriages |= 1 << PRINCESS
        if choice == CHOICES[MILITARY]:
            s.military = seat
        else:
            s.trade = seat


def arrange_claims(s: Boru, reader: Reader) -> None:
    """`claims: {munster: up, ulaid: down, leinster: p1}`."""
    for region, where in reader.mapping("claims").items():
        path = ("claims", str(region))
        reader.need(region in s.box.region_ids, path, "error-given-word", given=str(region), known=s.box.region_ids)
        if where == "down":
            continue
        at = s.box.region_ids.index(region)
        s.face_up |= 1 << at
        if where != "up":
            s.players[reader.player(where, path)].claims |= 1 << at


def arrange_vikings(s: Boru, reader: Reader) -> None:
    """`vikings_seen: ["9", "12a"]`: the Viking cards of earlier rounds, which do not come again."""
    seen = reader.given.get("vikings_seen", [])
    reader.need(isinstance(seen, list), ("vikings_seen",), "error-given-list", given=str(seen))
    for card in map(str, seen):
        known = s.box.viking_ids
        reader.need(card in known, ("vikings_seen",), "error-given-word", given=card, known=known)
        s.vikings_left &= ~(1 << known.index(card))


def arrange_cards(s: Boru, reader: Reader) -> None:
    """Hands, packets, and the cards of the current trick; no card twice."""
    seen = 0
    for key in ("hands", "packets", "cards"):
        for name, cards in reader.mapping(key).items():
            path = (key, str(name))
            player = s.players[reader.player(name, path)]
            listed = [cards] if key == "cards" else cards
            mask = mask_of(reader.numbers(listed, path, CARDS))
            reader.need(not seen & mask, path, "error-given-card-twice", given=str(bits(seen & mask)))
            seen |= mask
            if key == "hands":
                player.hand = mask
            elif key == "packets":
                player.packet = mask
            else:
                player.card = cards
                player.played = mask


def deal_rest(s: Boru, reader: Reader, fewest: int) -> None:
    """Unnamed hands get the lowest cards left, so that all hold as many as the longest hand named."""
    size = max([fewest, *(len(bits(player.hand)) for player in s.players)])
    used = mask_of([0])
    for player in s.players:
        used |= player.hand | player.played
    left = [card for card in range(1, CARDS + 1) if not used >> card & 1]
    for player in s.players:
        missing = size - len(bits(player.hand))
        reader.need(missing <= len(left), ("hands",), "error-given-too-many-cards")
        player.hand |= mask_of(left[:missing])
        del left[:missing]
        player.picks = [player.hand | player.played]


def at_setup(s: Boru, reader: Reader) -> None:
    """Nothing is decided yet: chance gives somebody the marker."""
    for key in ("marker", "towns", "free"):
        known = [word for word in KEYS if word not in ("marker", "towns", "free")]
        reader.need(key not in reader.given, (key,), "error-given-unknown", given=key, known=known)
    s.stack = [START_PLAYER]


def at_start(s: Boru, reader: Reader) -> None:
    """Start discs are still to be placed by those who have none; then the first round."""
    s.stack = [START_ROUND]
    for seat in reversed(s.clockwise_from(s.marker)):
        if not s.players[seat].towns:
            s.stack.append(StartTown(seat))


def at_preparation(s: Boru, reader: Reader) -> None:
    """A round is about to begin."""
    s.round -= 1
    s.marriages_to_come += 1
    s.stack = [START_ROUND]


def after_action(s: Boru) -> None:
    """Upkeep follows, and the end of the round; a marriage card lies there."""
    if s.marriage == NOBODY:
        names = [card.name for card in s.box.marriages]
        s.marriage = names.index(USUAL_MARRIAGE) if s.marriages_to_come else PRINCESS
        s.marriages_left &= ~(1 << s.marriage)
    s.stack = [END_ROUND, *reversed(UPKEEP_PHASE)]


def at_draft(s: Boru, reader: Reader) -> None:
    """Everybody holds a packet and chooses; `hands` are the cards chosen before."""
    sizes = {len(bits(player.packet)) for player in s.players}
    reader.need(len(sizes) == 1 and min(sizes) > 2, ("packets",), "error-given-packets")
    for player in s.players:
        player.picks = [player.hand] if player.hand else []
    s.phase = DRAFT
    after_action(s)
    s.stack += [START_TRICK, CHOOSE_TWO]


def at_trick(s: Boru, reader: Reader) -> None:
    """The marker holder is about to lead; with an active town given, the card is next."""
    deal_rest(s, reader, 2)
    s.phase = ACTION
    after_action(s)
    if not s.active:
        s.stack.append(START_TRICK)
        return
    s.trick += 1
    s.acting = s.marker
    s.stack += [END_TRICK, DECIDE, *[FOLLOW] * (s.seats - 1), LEAD_CARD]


def at_cards(s: Boru, reader: Reader) -> None:
    """All cards of a trick lie on the table and are resolved."""
    for name, player in zip(reader.players, s.players, strict=True):
        reader.need(player.card > 0, ("cards",), "error-given-no-card", given=name)
    deal_rest(s, reader, 1)
    s.phase = ACTION
    s.trick = max(s.trick, 1)
    after_action(s)
    s.stack += [END_TRICK, DECIDE]


def at_symbols(s: Boru, reader: Reader) -> None:
    """One player resolves a list of symbols, printed on a card or not."""
    symbols = reader.given.get("symbols", [])
    reader.need(isinstance(symbols, list) and bool(symbols), ("symbols",), "error-given-list", given=str(symbols))
    for symbol in symbols:
        reader.need(symbol in SYMBOLS, ("symbols",), "error-given-word", given=str(symbol), known=SYMBOLS)
    reader.need("town" not in symbols or s.active > 0, ("active",), "error-given-no-active")
    deal_rest(s, reader, 1)
    s.phase = ACTION
    s.trick = max(s.trick, 1)
    s.acting = reader.seat("actor", 0)
    after_action(s)
    s.stack += [END_TRICK, END_ACTION, *steps_of(symbols)]


def at_step(steps: list[Step[Any]]) -> Callable[[Boru, Reader], None]:
    """A step of upkeep is next, then the rest of it."""

    def place(s: Boru, reader: Reader) -> None:
        s.phase = UPKEEP
        if s.marriage == NOBODY and steps is MARRIAGE_STEP:
            reader.need(False, ("marriage",), "error-given-no-marriage")
        s.stack = [END_ROUND, *reversed(UPKEEP_PHASE[UPKEEP_PHASE.index(steps[0]) :])]

    return place


def at_end(s: Boru, reader: Reader) -> None:
    """The last upkeep is over; only the score is asked."""
    s.phase = OVER
    s.marriages_to_come = 0


SCRIPTS: Final[dict[str, Callable[[Boru, Reader], None]]] = {
    "setup": at_setup,
    "start": at_start,
    "preparation": at_preparation,
    "draft": at_draft,
    "trick": at_trick,
    "cards": at_cards,
    "symbols": at_symbols,
    "marriage": at_step(MARRIAGE_STEP),
    "battle": at_step(BATTLE_STEP),
    "church": at_step(CHURCH_STEP),
    "claim": at_step(CLAIM_STEP),
    "end": at_end,
}
