"""The part of an observation that lies on the table, and the present action."""

from __future__ import annotations

from typing import Final

from ....kernel.bot.observation import Part, Row, amount, flag, flags
from ....kernel.masks import long_bits
from ..content.things import CARDS, DICE_IDS, IMITATIONS, SPACES, SPECIALS, STRIPS, THINGS
from ..state.position import OVER, SUPPLY, Odin

ALL_SPACES: Final = SPACES + IMITATIONS
DECKS: Final = 3
ISLANDS: Final = 4


def table_parts() -> list[Part]:
    """What `put_table` writes."""
    return [
        amount("seats", 4, "players"),
        flag("short", "the short game"),
        flags("decks", DECKS, "decks of occupations in play: A, B, C"),
        flag("choose_start", "solo: the starting occupation is chosen"),
        amount("round", 7, "rounds begun"),
        amount("rounds_to_come", 7, "rounds after this one"),
        flags("phase", OVER + 1, "before the first round, the phases 1 to 12, over: one of them is 1"),
        Part("standing", ALL_SPACES, 4, "Vikings on each action space, the four imitation spaces last"),
        flags("blocked", ALL_SPACES, "solo: spaces taken in the round before"),
        flags("imitations", IMITATIONS, "imitation spaces in play"),
        Part("strips", STRIPS, 8, "mountain strips: 0 not revealed yet, else 1 more than the items left"),
        flags("island_back", ISLANDS, "island boards that lie with the back side up"),
        Part("island_silver", ISLANDS, 6, "silver on each island board"),
        flags("island_taken", ISLANDS, "island boards that somebody has"),
        flags("tiles", SPECIALS, "special tiles of the general supply"),
        Part("houses", 3, 5, "sheds, stone houses and long houses left"),
        Part("pile", 4, 12, "weapon cards of the draw pile, by kind"),
        Part("discard", 4, 12, "weapon cards of the discard pile, by kind"),
        amount("deck", 150, "occupations in the draw pile"),
        Part("occupations", CARDS, 4, "by occupation, who has played it: 1 me, 2 other1, ..."),
        flags("spent", CARDS, "occupations that act only once and have acted"),
        *action_parts(),
    ]


def action_parts() -> list[Part]:
    """What `put_action` writes."""
    return [
        flags("space", ALL_SPACES, "the action space whose action is being carried out"),
        flags("standing_at", ALL_SPACES, "the space on which the Vikings of this action stand"),
        flag("performed", "the action has done something"),
        flag("longship_used", "the action has used a longship"),
        flag("unpaid", "the space is paid for with what comes before its action"),
        amount("cards_played", 4, "occupations played in the action"),
        Part("given", SUPPLY, 4, "what the action has brought so far, by thing"),
        flags("strip_kinds", len(THINGS), "things that the action took from mountain strips"),
        flags("die", len(DICE_IDS), "the die action"),
        amount("roll", 12, "the result of the last roll"),
        amount("rolls", 3, "rolls made"),
        amount("die_bonus", 16, "what is added to each roll, plus 8"),
        amount("boats_used", 3, "whaling boats that take part"),
        amount("weapons_spent", 8, "weapon cards spent on the die"),
        amount("resource_spent", 8, "wood or stone spent on the die"),
    ]


def put_table(row: Row, s: Odin, seat: int) -> None:
    """Everything that all players see alike."""
    variants = s.variants
    row.numbers([s.seats, variants.side])
    row.mask(variants.decks, DECKS)
    row.numbers([int(variants.choose_start), s.round, s.rounds() - s.round])
    row.one(s.phase, OVER + 1)
    row.numbers(s.standing)
    put_spaces(row, s.blocked)
    row.mask(s.imitations >> SPACES, IMITATIONS)
    row.numbers([left + 1 for left in s.strips])
    row.mask(s.island_side, ISLANDS)
    row.numbers(s.island_silver)
    row.mask(s.islands_taken, ISLANDS)
    row.mask(s.tiles, SPECIALS)
    row.numbers([*s.houses, *s.pile, *s.discard, s.deck.bit_count()])
    put_cards(row, s, seat)
    put_action(row, s)


def put_spaces(row: Row, spaces: int) -> None:
    """A mask of action spaces, which is a little longer than a machine word."""
    row.mask(spaces & (1 << SPACES) - 1, SPACES)
    row.mask(spaces >> SPACES, IMITATIONS)


def put_cards(row: Row, s: Odin, seat: int) -> None:
    """Whose occupations are in play, and which of them act no more."""
    owners = [0] * CARDS
    spent = [0] * CARDS
    for other, player in enumerate(s.players):
        who = (other - seat) % s.seats + 1
        for card in long_bits(player.played):
            owners[card - 1] = who
        for number in long_bits(player.spent):
            spent[s.scripts.parts[number].card - 1] = 1
    row.numbers(owners)
    row.numbers(spent)


def put_action(row: Row, s: Odin) -> None:
    """The action that is being carried out, and its die."""
    row.one(s.space, ALL_SPACES)
    row.one(s.standing_at, ALL_SPACES)
    row.numbers([int(s.performed), int(s.longship_used), int(s.unpaid), s.cards_played])
    row.numbers(s.given)
    row.mask(s.strip_kinds & (1 << SPACES) - 1, SPACES)
    row.mask(s.strip_kinds >> SPACES, len(THINGS) - SPACES)
    row.one(s.die if s.rolls else -1, len(DICE_IDS))
    row.numbers(
        [
            s.roll,
            s.rolls,
            s.die_bonus + 8,
            s.boats_used,
            s.weapons_spent,
            s.resource_spent,
        ]
    )
