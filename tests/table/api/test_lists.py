"""Games, the lobby, one's own tables, finished games and ratings."""

from __future__ import annotations

from sqlalchemy import select, update

from longhall.bots.roster import bot_names
from longhall.server.storage import schema

from ..conftest import GAME, SEATS, Client, Served


def test_games_tell_all_that_a_new_table_needs(served: Served) -> None:
    stranger = served.stranger()
    games = stranger.get("/api/games")["games"]
    assert GAME.name in [game["name"] for game in games]
    game = stranger.get(f"/api/games/{GAME.name}")
    assert (game["fewest"], game["most"]) == (GAME.fewest, GAME.most)
    assert game["bots"] == bot_names()
    assert game["levels"] == ["beginner", "casual", "strong", "master"]
    assert set(game["levels"]) < set(game["bots"]), "what old tables have is known still"
    assert game["score_categories"] == GAME.score_categories()
    for told, option in zip(game["options"], GAME.variants, strict=True):
        assert told == {
            "name": option.name,
            "rule": option.rule,
            "values": list(option.values),
            "default": option.default,
            "fewest": option.fewest,
            "most": min(option.most, GAME.most),
        }
    content = stranger.get(f"/api/games/{GAME.name}/content")
    assert content["hash"] == GAME.content_hash
    assert content["content"]
    assert stranger.get("/api/games/chess", 404)["args"]["known"]
    stranger.get("/api/games/chess/content", 404)
    stranger.get("/api/games/chess/ratings", 404)


def test_the_lobby_shows_listed_open_tables_only(served: Served, people: list[Client]) -> None:
    listed = served.open_table(people[0], listed=True)
    private = served.open_table(people[0])
    running = served.running_table(people, listed=True)
    shown = [table["id"] for table in served.stranger().get("/api/tables")["tables"]]
    assert listed in shown
    assert private not in shown
    assert running not in shown
    assert served.stranger().get("/api/tables?most=1")["tables"][0]["id"] == listed
    assert served.stranger().get("/api/tables?skip=100")["tables"] == []
    served.stranger().get("/api/tables?game=chess", 404)
    served.stranger().get("/api/tables?most=0", 422)


def test_my_tables_with_those_that_wait_for_me_first(served: Served, people: list[Client]) -> None:
    tables = [served.running_table(people) for _ in range(4)]
    for number, table in enumerate(tables):
        served.play(table, 20 + number * 7, seed=number)
    waiting = {table: served.table(table).to_act() for table in tables}
    for seat, person in enumerate(people):
        mine = person.get("/api/me/tables")["tables"]
        assert {row["id"] for row in mine} == set(tables)
        turns = [row["your_turn"] for row in mine]
        assert turns == sorted(turns, reverse=True)
        for row in mine:
            assert row["your_seats"] == [seat]
            assert row["your_turn"] == (seat in waiting[row["id"]])
    served.stranger().get("/api/me/tables", 401)


def test_a_list_of_my_tables_opens_none_of_them(served: Served, people: list[Client]) -> None:
    """Whose turn it is, is kept; only what an older program kept must be opened to know."""
    table = served.running_table(people)
    waiting = served.play(table, 30).to_act()
    rooms = served.server.rooms
    for forgotten, opens in (([], False), ([update(schema.tables).values(waiting=None)], True)):
        served.call(served.server.store.execute, *forgotten, select(1))
        rooms.forget(table)
        for seat, person in enumerate(people):
            mine = {row["id"]: row for row in person.get("/api/me/tables")["tables"]}
            assert mine[table]["your_turn"] == (seat in waiting)
        assert rooms.is_open(table) is opens


def test_finished_games_with_results(served: Served, finished: tuple[str, list[Client]]) -> None:
    table, people = finished
    rows = {row["id"]: row for row in served.stranger().get("/api/finished")["tables"]}
    result = rows[table]["result"]
    assert len(result["totals"]) == SEATS
    assert result["winners"]
    assert table in [row["id"] for row in people[1].get("/api/finished?mine=true")["tables"]]
    assert served.guest().get("/api/finished?mine=true")["tables"] == []
    assert served.stranger().get("/api/finished?mine=true", 401)["message"] == "error-who"


def test_private_finished_games_are_not_listed(served: Served, people: list[Client]) -> None:
    table = served.finished_table(people, seed=9)
    assert table not in [row["id"] for row in served.stranger().get("/api/finished?most=100")["tables"]]
