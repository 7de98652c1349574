"""The part of an observation that lies on the table."""

from __future__ import annotations

from typing import Final

from ....kernel.bot.observation import Part, Row, amount, flags
from ..content.components import PRINCESS, REGIONS, TOWNS, Components
from ..state.position import PHASES, Boru

VIKING_CARDS: Final = 7


def table_parts() -> list[Part]:
    """What `Table.put` writes."""
    return [
        amount("seats", 5, "players"),
        flags("phase", len(PHASES), "set-up, draft, action, upkeep, over: one of them is 1"),
        amount("round", 4, "rounds begun"),
        amount("rounds_to_come", 4, "rounds after this one"),
        amount("trick", 8, "tricks begun this round"),
        amount("battle", 14, "raiders in the battle area"),
        amount("strength", 14, "raiders that landed this round"),
        Part("vikings_to_come", VIKING_CARDS, 2, "Viking cards not revealed yet, by strength, the weakest first"),
        flags("marriage", PRINCESS + 1, "the marriage card that lies there"),
        flags("marriages_unseen", PRINCESS, "ordinary marriage cards not revealed yet"),
        flags("active", TOWNS, "the active town"),
        flags("vikings", TOWNS, "towns with a Viking token"),
        flags("monasteries", TOWNS, "towns with a monastery"),
        flags("face_up", REGIONS, "regions whose claim token is face up"),
        flags("options", 9, "the table's options in their order; 1: not the usual reading"),
    ]


class Table:
    """Writes what lies on the table."""

    def __init__(self, box: Components) -> None:
        kinds = sorted(set(box.viking_strength))
        self.rank: list[int] = [kinds.index(strength) for strength in box.viking_strength]
        """By Viking card: the place of its strength. Cards of one strength look alike to the players."""

    def put(self, row: Row, s: Boru) -> None:
        """Everything that all players see alike."""
        row.numbers([s.seats])
        row.one(s.phase, len(PHASES))
        row.numbers([s.round, s.marriages_to_come, s.trick, s.battle, s.strength])
        vikings = [0] * VIKING_CARDS
        for card, rank in enumerate(self.rank):
            vikings[rank] += s.vikings_left >> card & 1
        row.numbers(vikings)
        row.one(s.marriage, PRINCESS + 1)
        row.mask(s.marriages_left, PRINCESS)
        row.one(s.active - 1, TOWNS)
        row.mask(s.vikings >> 1, TOWNS)
        row.mask(s.monasteries >> 1, TOWNS)
        row.mask(s.face_up, REGIONS)
        self.put_options(row, s)

    def put_options(self, row: Row, s: Boru) -> None:
        """How the table plays."""
        v = s.variants
        row.numbers(
            [
                int(v.pass_marker_when_void),
                int(v.last_card_played),
                int(v.expand_into_active_town),
                int(not v.remove_viking_mandatory),
                int(v.church_zero_discs_rewarded),
                int(not v.viking_tie_blocks),
                int(not v.vikings_contend_in_end_scoring),
                int(not v.monastery_double_in_end_scoring),
                int(not v.show_trick_history),
            ]
        )
