"""What is kept: people, tables with their seats, and for each table an append-only log of all that happened."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text
from sqlalchemy import UniqueConstraint as Unique

SCHEMA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

users: Final = Table(
    "users",
    SCHEMA,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("account", String(40), unique=True),  # the name to log in with, see names.py; none: a guest
    Column("password", Text),  # argon2id
    Column("language", String(5), nullable=False, server_default=""),
    Column("notices", Text, nullable=False, server_default="{}"),  # where turn notices go
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)

sessions: Final = Table(
    "sessions",
    SCHEMA,
    Column("token", String(64), primary_key=True),  # SHA-256 of the secret
    Column("user", String(16), ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=False),
    Column("seen", Float),  # when it was last used, to the hour; none: not known since an older program
    Column("agent", String(200), nullable=False, server_default=""),  # the browser, as it called itself
)

devices: Final = Table(
    "devices",
    SCHEMA,
    Column("token", String(64), primary_key=True),  # SHA-256 of the secret in the browser's cookie
    Column("user", String(16), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),  # who logged in on it
    Column("used", Float, nullable=False),
)

looks: Final = Table(
    "looks",
    SCHEMA,
    Column("look", String(400), primary_key=True),  # a name as it looks, see names.py: it belongs to one account
    Column("user", String(16), ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
)

tables: Final = Table(
    "tables",
    SCHEMA,
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
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False, index=True),
    Column("due", Float, index=True),  # when somebody must look at it: a clock runs out, or a bot is to act
    Column("waiting", Integer),  # the seats of people who are to act, as a mask; none: not known since an older program
)

packs: Final = Table(
    "packs",
    SCHEMA,
    Column("content", String(64), primary_key=True),  # the hash that tables of it name
    Column("game", String(40), nullable=False),
    Column("name", String(80), nullable=False),
    Column("files", Text, nullable=False),  # all files by name, so that its games can be played when the folder is gone
    Column("added", Float, nullable=False),
)

analyses: Final = Table(
    "analyses",
    SCHEMA,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("run", String(16), nullable=False),  # which attempt it is
    Column("state", String(10), nullable=False),  # waiting, running, finished, failed
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("result", Text),  # JSON without the players' names; while it runs only the chart
    Column("at", Float, nullable=False),  # the last sign of life of the process that does it
)

seats: Final = Table(
    "seats",
    SCHEMA,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # open, human, bot
    Column("user", String(16), index=True),
    Column("name", String(40), nullable=False, server_default=""),
    Column("bot", String(20), nullable=False, server_default=""),  # the bot that plays it, lent or from the start
    Column("resigned", Boolean, nullable=False, server_default="0"),
    Column("token", String(64), unique=True),  # SHA-256 of the seat's own secret, for links and bot clients
)

entries: Final = Table(
    "entries",
    SCHEMA,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("sequence", Integer, primary_key=True),  # this pair is what makes a lost or doubled move impossible
    Column("kind", String(12), nullable=False),
    Column("seat", Integer),
    Column("data", Text, nullable=False),
    Column("events", Text, nullable=False),
    Column("client", String(64)),  # the client-made id of the action
    Column("at", Float, nullable=False),
    Unique("table", "client"),
)

snapshots: Final = Table(
    "snapshots",
    SCHEMA,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("sequence", Integer, primary_key=True),
    Column("data", Text, nullable=False),
)

chat: Final = Table(
    "chat",
    SCHEMA,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("user", String(16), nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Index("ix_chat_table_id", "table", "id"),
)

watchers: Final = Table(
    "watchers",
    SCHEMA,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("user", String(16), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
)

notes: Final = Table(
    "notes",
    SCHEMA,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("user", String(16), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("text", Text, nullable=False),  # what somebody noted for themselves: nobody else is ever shown it
    Column("changed", Float, nullable=False),
)

plans: Final = Table(
    "plans",
    SCHEMA,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user", String(16), ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("data", Text, nullable=False),  # what the seat will answer when it is asked: nobody else is ever shown it
    Column("active", Boolean, nullable=False),  # whether there is anything left to answer by itself
)

ratings: Final = Table(
    "ratings",
    SCHEMA,
    Column("user", String(16), ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
)

rated: Final = Table(
    "rated",
    SCHEMA,
    Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),  # counted, and once
    Column("at", Float, nullable=False),
    Column("changes", Text, nullable=False),  # by person: what the game did to their rating
)

service: Final = Table(
    "service",
    SCHEMA,
    Column("process", String(16), primary_key=True),
    Column("served", Float, nullable=False),  # seconds of service time, see service_time.py
    Column("at", Float, nullable=False),  # when that was, by the database's clock; 0: the process has ended
)

secrets: Final = Table(
    "secrets",
    SCHEMA,
    Column("name", String(40), primary_key=True),  # the server's own keys, such as the one for web push
    Column("value", Text, nullable=False),
)
