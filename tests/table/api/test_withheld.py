"""What a game withholds after it was open to all: in Brian Boru, unless the table shows them, cards of older tricks."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from longhall.games.brian_boru.state.position import ACTION, Boru
from longhall.server.rooms.log.reading import read_log
from longhall.server.rooms.room import Room
from longhall.server.transport.updates import update

from ..conftest import Client, Served

HIDING: dict[str, Any] = {"game": "brian-boru", "options": {"show_trick_history": False}}
SHOWING: dict[str, Any] = {"game": "brian-boru", "options": {"show_trick_history": True}}


def state_of(table: Room) -> Boru:
    assert table.match is not None
    assert isinstance(table.match.state, Boru)
    return table.match.state


def play_to_trick(served: Served, table: Room, trick: int, round_: int = 1) -> None:
    """Random moves until a trick of a round is about to be led."""
    moves = 0
    while (state_of(table).round, state_of(table).phase, state_of(table).trick) != (round_, ACTION, trick):
        served.play(table.id, 1, seed=moves)
        moves += 1


def tricks_of_round(table: Room) -> dict[int, set[int]]:
    """By trick of the running round: the cards that were played, found by playing the game again."""
    assert table.match is not None
    found: dict[int, set[int]] = {}
    for count, move in enumerate(table.match.moves):
        before = table.match.at(count)
        assert isinstance(before, Boru)
        if move.action.verb == "play" and before.round == state_of(table).round:
            found.setdefault(before.trick, set()).add(move.action.target)
    return found


def first_move_of_round(table: Room) -> int:
    assert table.match is not None
    counts = range(len(table.match.moves) + 1)
    return next(count for count in counts if table.match.at(count).round == state_of(table).round)  # type: ignore[attr-defined]


def played_cards(entries: list[Any]) -> set[int]:
    """The cards that public events name, those of the running round only."""
    found: set[int] = set()
    for entry in entries:
        for event in entry["events"]:
            if event["message"] == "bru-round":
                found = set()
            if event["message"] not in ("bru-picked", "bru-dealt", "bru-received", "bru-last-packet"):
                found |= {int(str(ref).partition(":")[2]) for ref in event["args"].values() if str(ref)[:5] == "card:"}
    return found


def all_told(served: Served, table: Room, people: list[Client]) -> list[set[int]]:
    """The cards in log, missed entries and updates that seats and spectators can fetch anew."""
    found = []
    for client in [served.stranger(), *people]:
        path = f"/api/tables/{table.id}"
        found.append(played_cards(client.get(f"{path}/log?most=500")["entries"]))
        found.append(played_cards(client.get(f"{path}/view?since=0")["entries"]))
    entries = served.call(read_log, served.server.store, table.id)
    for seat in (None, *range(len(people))):
        found.append(played_cards(msgspec.json.decode(update(table, seat, entries))["entries"]))
    return found


def replayed(served: Served, table: Room, client: Client) -> set[int]:
    """The cards in positions and events of the running round, move by move."""
    assert table.match is not None
    found: set[int] = set()
    for count in range(first_move_of_round(table), len(table.match.moves) + 1):
        told = client.get(f"/api/tables/{table.id}/replay/{count}")
        found |= {player["card"] for player in told["view"]["players"] if player["card"]}
        found |= played_cards([told])
    return found


@pytest.mark.parametrize("trick", [2, 3, 5])
def test_cards_of_older_tricks_are_in_nothing_that_is_fetched_anew(
    served: Served, people: list[Client], trick: int
) -> None:
    table = served.table(served.running_table(people, **HIDING))
    play_to_trick(served, table, trick)
    tricks = tricks_of_round(table)
    open_still = tricks[trick - 1] | tricks.get(trick, set())
    assert len(tricks) >= trick - 1
    for told in all_told(served, table, people):
        assert told == open_still
    for client in (served.stranger(), people[0]):
        assert replayed(served, table, client) == open_still


def test_they_are_told_again_when_the_round_is_over(served: Served, people: list[Client]) -> None:
    table = served.table(served.running_table(people, **HIDING))
    play_to_trick(served, table, 7)
    first_round = set().union(*tricks_of_round(table).values())
    play_to_trick(served, table, 1, round_=2)
    told = served.stranger().get(f"/api/tables/{table.id}/log?most=500")["entries"]
    names = [ref for entry in told for event in entry["events"] for ref in event["args"].values()]
    assert {f"card:{card}" for card in first_round} <= {str(name) for name in names}


def test_a_table_that_shows_them_shows_all(served: Served, people: list[Client]) -> None:
    table = served.table(served.running_table(people, **SHOWING))
    play_to_trick(served, table, 4)
    everything = set().union(*tricks_of_round(table).values())
    assert all(told == everything for told in all_told(served, table, people))
    assert replayed(served, table, people[0]) == everything


def test_whoever_watches_gets_every_card_as_it_is_played(served: Served, people: list[Client]) -> None:
    """Each move by itself, as it is sent when it is made; and all that a seat missed since its own last move."""
    table = served.table(served.running_table(people, **HIDING))
    last: dict[int, int] = {}
    for number in range(150):
        served.play(table.id, 1, seed=number)
        entry = table.recent[-1]
        action = str(entry.data["do"])
        if action.startswith("play "):
            card = int(action.split()[1])
            assert card in played_cards([msgspec.json.decode(update(table, None, [entry]))["entries"][0]])
        for seat in range(len(people)):
            missed = [each for each in table.recent if each.sequence > last.get(seat, table.version)]
            cards = {int(str(each.data["do"]).split()[1]) for each in missed if str(each.data["do"])[:5] == "play "}
            assert cards <= {
                int(event["args"]["card"].partition(":")[2])
                for each in msgspec.json.decode(update(table, seat, missed))["entries"]
                for event in each["events"]
                if event["message"] == "bru-plays"
            }
        assert entry.seat is not None
        last[entry.seat] = entry.sequence
