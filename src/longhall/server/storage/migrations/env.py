"""How Alembic reaches the database: through the connection it is given by `migrate.py`."""

from alembic import context

from longhall.server.storage.schema import SCHEMA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=SCHEMA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
