"""What is kept: people, tables with their seats, and for each table an append-only log of all that happened."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, Float, Index, Integer, MetaData, String, Table, Text
from sqlalchemy import UniqueConstraint as Unique
from sqlalchemy.schema import SchemaItem

from .columns import estimate, moment, of_table, of_user, row_number

SCHEMA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def table(name: str, *parts: SchemaItem) -> Table:
    """A table of the store."""
    return Table(name, SCHEMA, *parts)


users: Final = table(
    "users",
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("account", String(40), unique=True),  # the name to log in with, see names.py; none: a guest
    Column("password", Text),  # argon2id
    Column("language", String(5), nullable=False, server_default=""),
    Column("notices", Text, nullable=False, server_default="{}"),  # where turn notices go
    moment("created"),
    moment("seen"),
)

sessions: Final = table(
    "sessions",
    Column("token", String(64), primary_key=True),  # SHA-256 of the secret
    of_user(index=True),
    moment("created"),
    moment("expires"),
    moment("seen", nullable=True),  # when it was last used, to the hour; none: not known since an older program
    Column("agent", String(200), nullable=False, server_default=""),  # the browser, as it called itself
)

devices: Final = table(
    "devices",
    Column("token", String(64), primary_key=True),  # SHA-256 of the secret in the browser's cookie
    of_user(primary_key=True),  # who logged in on it
    moment("used"),
)

looks: Final = table(
    "looks",
    Column("look", String(400), primary_key=True),  # a name as it looks, see names.py: it belongs to one account
    of_user(index=True),
)

tables: Final = table(
    "tables",
    Column("id", String(16), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("game", String(40), nullable=False),
    Column("rules", String(20), nullable=False),
    Column("content", String(64), nullable=False),
    Column("options", Text, nullable=False),
    Column("terms", Text, nullable=False),  # visibility, pace, undo, absence, rated
    Column("listed", Boolean, nullable=False),
    Column("host", String(16), nullable=False),
    Column("status", String(10), nullable=False, index=True),  # open, running, finished
    Column("seed", String(64), nullable=False),
    Column("seed_hash", String(64), nullable=False),
    Column("origin", Text, nullable=False, server_default="{}"),  # rematch, fork or upload: where it came from
    Column("next", String(16)),  # the rematch that followed
    Column("result", Text),
    moment("created"),
    moment("changed", index=True),
    moment("due", nullable=True, index=True),  # when somebody must look at it: a clock runs out, or a bot is to act
    Column("waiting", Integer),  # the seats of people who are to act, as a mask; none: not known since an older program
)

packs: Final = table(
    "packs",
    Column("content", String(64), primary_key=True),  # the hash that tables of it name
    Column("game", String(40), nullable=False),
    Column("name", String(80), nullable=False),
    Column("files", Text, nullable=False),  # all files by name, so that its games can be played when the folder is gone
    moment("added"),
)

analyses: Final = table(
    "analyses",
    of_table(primary_key=True),
    Column("run", String(16), nullable=False),  # which attempt it is
    Column("state", String(10), nullable=False),  # waiting, running, finished, failed
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("result", Text),  # JSON without the players' names; while it runs only the chart
    moment("at"),  # the last sign of life of the process that does it
)

seats: Final = table(
    "seats",
    of_table(primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # open, human, bot
    Column("user", String(16), index=True),
    Column("name", String(40), nullable=False, server_default=""),
    Column("bot", String(20), nullable=False, server_default=""),  # the bot that plays it, lent or from the start
    Column("resigned", Boolean, nullable=False, server_default="0"),
    Column("token", String(64), unique=True),  # SHA-256 of the seat's own secret, for links and bot clients
)

entries: Final = table(
    "entries",
    of_table(primary_key=True),
    Column("sequence", Integer, primary_key=True),  # this pair is what makes a lost or doubled move impossible
    Column("kind", String(12), nullable=False),
    Column("seat", Integer),
    Column("data", Text, nullable=False),
    Column("events", Text, nullable=False),
    Column("client", String(64)),  # the client-made id of the action
    moment("at"),
    Unique("table", "client"),
)

snapshots: Final = table(
    "snapshots",
    of_table(primary_key=True),
    Column("sequence", Integer, primary_key=True),
    Column("data", Text, nullable=False),
)

chat: Final = table(
    "chat",
    row_number(),
    of_table(),
    Column("user", String(16), nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    moment("at"),
    Index("ix_chat_table_id", "table", "id"),
)

watchers: Final = table(
    "watchers",
    of_table(primary_key=True),
    of_user(primary_key=True),
)

notes: Final = table(
    "notes",
    of_table(primary_key=True),
    of_user(primary_key=True, index=True),
    Column("text", Text, nullable=False),  # what somebody noted for themselves: nobody else is ever shown it
    moment("changed"),
)

plans: Final = table(
    "plans",
    of_table(primary_key=True),
    Column("seat", Integer, primary_key=True),
    of_user(index=True),
    Column("data", Text, nullable=False),  # what the seat will answer when it is asked: nobody else is ever shown it
    Column("active", Boolean, nullable=False),  # whether there is anything left to answer by itself
)

ratings: Final = table(
    "ratings",
    of_user(primary_key=True),
    Column("game", String(40), primary_key=True),
    *estimate(),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Index("ix_ratings_game_games", "game", "games"),
)

rated: Final = table(
    "rated",
    of_table(primary_key=True),  # counted, and once
    moment("at"),
    Column("changes", Text, nullable=False),  # by person: what the game did to their rating
    Column("reason", String(20), nullable=False, server_default=""),  # why it did nothing, see lists/rating_rules.py
)

addresses: Final = table(
    "addresses",
    of_table(primary_key=True),
    of_user(primary_key=True),
    Column("address", String(64), primary_key=True),  # keyed with the table's secret; kept until the game is rated
)

results: Final = table(
    "results",
    of_table(primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("players", Integer, nullable=False),  # how many seats the game had
    Column("user", String(16)),  # whose result it is; none: a bot's, or of a game that counts for nobody
    Column("place", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("total", Integer, nullable=False),
    moment("at"),
    Index("ix_results_user_game_at", "user", "game", "at"),
)

tallies: Final = table(
    "tallies",
    of_user(primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("players", Integer, primary_key=True),
    Column("category", String(40), primary_key=True),  # of the score sheet; empty: the total
    Column("games", Integer, nullable=False),
    Column("points", Integer, nullable=False),  # of all these games together
)

averages: Final = table(
    "averages",
    Column("game", String(40), primary_key=True),
    Column("players", Integer, primary_key=True),
    Column("category", String(40), primary_key=True),
    Column("games", Integer, nullable=False),  # seats of people
    Column("points", Integer, nullable=False),
)

friends: Final = table(
    "friends",
    of_user(primary_key=True),
    of_user("friend", primary_key=True),  # mutual
    moment("since"),
)

blocks: Final = table(
    "blocks",
    of_user(primary_key=True),
    of_user("blocked", primary_key=True),
    moment("since"),
)

friend_links: Final = table(
    "friend_links",
    of_user(primary_key=True),
    Column("code", String(16), nullable=False, unique=True),  # of the link by which others become friends
)

invitations: Final = table(
    "invitations",
    of_table(primary_key=True),
    of_user(primary_key=True, index=True),
    of_user("by"),
    moment("at"),
)

puzzle_tries: Final = table(
    "puzzle_tries",
    of_user(primary_key=True),
    Column("puzzle", String(16), primary_key=True),  # the first try alone counts
    Column("solved", Boolean, nullable=False),
    moment("at"),
)

puzzle_solvers: Final = table(
    "puzzle_solvers",
    of_user(primary_key=True),
    *estimate(),
    Column("tries", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
    Column("streak", Integer, nullable=False),  # solved one after the other, up to now
    Column("longest", Integer, nullable=False),
)

puzzle_ratings: Final = table(
    "puzzle_ratings",
    Column("puzzle", String(16), primary_key=True),  # how hard it is for people; no row: nobody has tried it
    *estimate(),
)

service: Final = table(
    "service",
    Column("process", String(16), primary_key=True),
    Column("served", Float, nullable=False),  # seconds of service time, see service_time.py
    moment("at"),  # when that was, by the database's clock; 0: the process has ended
)

secrets: Final = table(
    "secrets",
    Column("name", String(40), primary_key=True),  # the server's own keys, such as the one for web push
    Column("value", Text, nullable=False),
)

moderators: Final = table(
    "moderators",
    of_user(primary_key=True),
    moment("since"),
)

reports: Final = table(
    "reports",
    row_number(),
    moment("at"),
    of_user("by", index=True, kept=True),  # none: deleted since
    of_user("about", index=True),
    Column("name", String(40), nullable=False),  # what they were called then
    Column("table", String(16)),  # where it happened
    Column("reason", Text, nullable=False),
    Column("context", Text, nullable=False),  # what had been said at the table
    moment("closed", nullable=True, index=True),
)

sanctions: Final = table(
    "sanctions",
    row_number(),
    Column("kind", String(8), nullable=False),  # mute, ban
    of_user(nullable=True, index=True),  # of a person, else
    Column("network", String(50)),  # of addresses
    Column("reason", Text, nullable=False),
    moment("at"),
    moment("until", nullable=True),  # none: for ever
    moment("lifted", nullable=True),
)

moderation_log: Final = table(
    "moderation_log",
    row_number(),
    moment("at"),
    Column("by", String(16), nullable=False),  # empty: whoever runs the server, on the command line
    Column("by_name", String(40), nullable=False),
    Column("what", String(20), nullable=False),
    Column("about", String(16), nullable=False),  # empty: addresses
    Column("about_name", String(50), nullable=False),
    Column("reason", Text, nullable=False),
    moment("until", nullable=True),
)
