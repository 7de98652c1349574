"""People with accounts and ratings, written into the database of a server: the games for them would take hours."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from people import GAME, Person

PASSWORD = "seven longships"


def has_account(person: Person, name: str) -> str:
    """Makes an account in somebody's browser, and tells its id."""
    person.go("/about")
    found: str = person.page.evaluate(
        """async ([name, password]) => {
          const headers = { 'content-type': 'application/json', 'x-longhall': '1' };
          const body = JSON.stringify({ name, password });
          const answer = await fetch('/api/accounts', { method: 'POST', headers, body });
          if (!answer.ok) throw new Error(await answer.text());
          localStorage.setItem('longhall.here', '1');
          return (await (await fetch('/api/me')).json()).id;
        }""",
        [name, PASSWORD],
    )
    return found


def rank(data: Path, person: str, others: int) -> None:
    """Puts somebody behind so many others into the ranking of a server."""
    people = [(f"rank-{at}", f"Rank {at + 1}", f"rank {at + 1}") for at in range(others)]
    rated = [(user, 40 - at / 10) for at, (user, *_) in enumerate(people)] + [(person, 20.0)]
    with closing(sqlite3.connect(data / "longhall.db")) as database, database:
        database.executemany("INSERT INTO users (id, name, account, created, seen) VALUES (?, ?, ?, 0, 0)", people)
        database.executemany(
            "INSERT INTO ratings (user, game, mu, sigma, games, wins) VALUES (?, ?, ?, 2, 9, 4)",
            [(user, GAME, mean) for user, mean in rated],
        )
