"""Deadlines: once a second, clocks that have run out and bots that nobody has started."""

from __future__ import annotations

import logging
from typing import Final

from ...kernel.errors import LonghallError
from ..rooms.commands import Commands
from ..rooms.registry import Rooms
from ..rooms.room import Room
from ..runtime.periodic import PeriodicTask
from ..runtime.settings import Settings
from ..storage.queries.play.tables import due_tables
from .bot_pool import BotPool

EVERY: Final = 1.0
log = logging.getLogger("longhall.deadlines")


class Deadlines(PeriodicTask):
    """Safe with several processes: every command is checked again when it is applied and kept."""

    name = "deadlines"

    def __init__(self, settings: Settings, rooms: Rooms, commands: Commands, bots: BotPool) -> None:
        super().__init__(EVERY)
        self.settings = settings
        self.rooms = rooms
        self.commands = commands
        self.bots = bots

    async def once(self) -> None:
        """Handle every table that is due."""
        served, wall = self.rooms.service.now(), self.rooms.clock()
        for table_id in await due_tables(self.rooms.store, served, wall):
            table = await self.rooms.table(table_id)
            if table is None or not table.playable:
                continue
            due = table.due(table.to_act())
            if due is None or due > (wall if table.status == "open" else served):  # another process went on with it
                async with self.rooms.looking(table):
                    await self.rooms.read_on(table)
            try:
                await self.handle(table)
            except LonghallError as error:
                log.info("deadline of %s: %s", table_id, error)

    async def handle(self, table: Room) -> None:
        """Apply the table's policy to clocks that ran out; start bots that wait, and games whose nonces are overdue."""
        if table.status == "open":
            await self.commands.begin(table)
            return
        for seat in table.clocks.out_of_time(self.rooms.service.now()):
            if seat in table.on_the_clock():
                await self.out_of_time(table, seat)
        patience = self.settings.bot_delay + 2 * EVERY
        waited = self.rooms.clock() - table.changed
        if table.bots_to_act() and not 0 <= waited <= patience:  # a change to come: the wall clock was set back
            self.bots.on_entry(table)  # they may be thinking in another process: then one of the two moves is kept

    async def out_of_time(self, table: Room, seat: int) -> None:
        """A bot plays on, or the seat resigns."""

        def still_out() -> bool:
            return seat in table.clocks.out_of_time(self.rooms.service.now()) and seat in table.on_the_clock()

        if table.terms.absent == "bot":
            await self.commands.lend(table, seat, message="table-clock-bot", only_if=still_out)
        else:
            await self.commands.resign(table, seat, message="table-clock-resign", only_if=still_out)
