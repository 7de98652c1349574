"""Playing over sockets: whole games, answers to every frame, talk, presence, curtains."""

from __future__ import annotations

import asyncio
import json
import random

import httpx
import pytest
import websockets
from serving import PATIENCE, Guest, Player, Server, new_table

pytestmark = [pytest.mark.live, pytest.mark.slow]


async def sit(server: Server, table: str, guests: list[Guest]) -> list[Player]:
    return [await Player(server, table, guest.secret).connect() for guest in guests]


async def to_the_draft(players: list[Player]) -> None:
    """On to where all are asked at once."""
    while not all(player.question is not None for player in players):
        asked = next(player for player in players if player.question is not None)
        made = await asked.act(random.Random(1))
        for player in players:
            while player.update["version"] < made["version"]:
                await player.receive()


async def part(*players: Player) -> None:
    for player in players:
        await player.close()


def test_people_finish_a_game(server: Server) -> None:
    async def play() -> None:
        table, guests = new_table(server, 3)
        players = await sit(server, table, guests)
        watcher = await Player(server, table, guests[0].secret, "spectator").connect()
        plays = [player.play(random.Random(seat)) for seat, player in enumerate(players)]
        await asyncio.gather(*plays, watcher.watch())
        for player in (*players, watcher):
            assert [entry["version"] for entry in player.entries] == list(range(4, player.update["version"] + 1))
            assert player.update["seed"] is not None
        assert watcher.question is None
        ended = guests[0].get(f"tables/{table}")["table"]
        assert ended["status"] == "finished"
        assert ended["result"]["winners"]
        await part(*players, watcher)

    asyncio.run(play())


def test_frames_are_answered_in_order(server: Server) -> None:
    """Also while a move is being kept."""

    async def play() -> None:
        table, guests = new_table(server, 3)
        players = await sit(server, table, guests)
        for _ in range(10):
            asked = next(player for player in players if player.question is not None)
            assert asked.question is not None
            action = asked.question["options"][0]["action"]
            await asked.send("act", action=action, version=asked.version, id="first")
            await asked.send("ping")
            await asked.send("act", action="no such action", version=asked.version, id="third")
            answers = [await asked.until("ack", "pong", "refused", "stale") for _ in range(3)]
            assert [answer["type"] for answer in answers[:2]] == ["ack", "pong"]
            assert answers[2]["id"] == "third"
            await asked.send("undo", id="back")
            await asked.until("ack", "refused")
            for player in players:
                await player.send("ping")
                await player.until("pong")
        await part(*players)

    asyncio.run(play())


def test_the_same_id_twice_is_one_move(server: Server) -> None:
    async def play() -> None:
        table, guests = new_table(server, 3)
        players = await sit(server, table, guests)
        await to_the_draft(players)
        player = players[0]
        again = await Player(server, table, guests[0].secret).connect()
        assert player.question is not None
        moves = player.update["moves"]
        mine, another = (option["action"] for option in player.question["options"][:2])
        frame = {"action": mine, "version": player.version, "id": "mine"}
        answers = await asyncio.gather(player.ask("act", **frame), again.ask("act", **frame))
        third = await player.ask("act", **frame)
        assert [answer["type"] for answer in (*answers, third)] == ["ack"] * 3
        assert len({answer["version"] for answer in (*answers, third)}) == 1
        assert guests[0].get(f"tables/{table}")["table"]["moves"] == moves + 1
        other = await again.ask("act", **{**frame, "action": another})
        assert (other["type"], other["message"]) == ("refused", "error-client-id")
        assert guests[0].get(f"tables/{table}")["table"]["moves"] == moves + 1
        await part(*players, again)

    asyncio.run(play())


def test_two_seats_may_use_the_same_id(server: Server) -> None:
    async def play() -> None:
        table, guests = new_table(server, 3)
        players = await sit(server, table, guests)
        await to_the_draft(players)
        answers = []
        for player in players:
            assert player.question is not None
            action = player.question["options"][0]["action"]
            answers.append(await player.ask("act", action=action, version=player.version, id="1"))
        assert len({answer["version"] for answer in answers}) == 3
        await part(*players)

    asyncio.run(play())


def test_decisions_taken_together_are_not_stale(server: Server) -> None:
    async def play() -> None:
        table, guests = new_table(server, 3)
        players = await sit(server, table, guests)
        await to_the_draft(players)
        answers = await asyncio.gather(*[player.act(random.Random(1)) for player in players])
        assert [answer["type"] for answer in answers] == ["ack"] * 3
        await part(*players)

    asyncio.run(play())


def test_every_frame_is_answered(server: Server) -> None:
    async def play() -> None:
        table, guests = new_table(server, 3)
        players = await sit(server, table, guests)
        await to_the_draft(players)
        player = players[0]
        assert player.question is not None
        action = player.question["options"][0]["action"]
        stale = await player.ask("act", action=action, version=0)
        assert stale["type"] == "stale"
        assert (await player.until("update"))["version"] == stale["version"]
        refused = await player.ask("act", action="no such thing", version=player.version)
        assert (refused["type"], refused["message"]) == ("refused", "refused-no-such-action")
        refused = await player.ask("act", action=action, version=player.version, seat=1)
        assert (refused["message"], refused["args"]) == ("error-not-yours", {"seat": 2})
        for frame in ("{}", "nonsense", '{"type":"dance","id":"d"}', '{"type":"act","id":"e","action":5,"version":1}'):
            assert player.socket is not None
            await player.socket.send(frame)
            answer = await player.until("refused")
            assert answer["message"] == "error-frame"
        await player.send("ping")
        await player.until("pong")
        assert (await player.ask("undo"))["message"] == "error-undo-barrier"
        assert (await player.ask("deny-undo"))["message"] == "error-undo-no-wish"
        assert (await player.ask("take"))["message"] == "error-not-lent"
        assert (await player.ask("act", action=action, version=player.version))["type"] == "ack"
        assert (await player.ask("undo"))["type"] == "ack"
        assert player.question is not None
        await part(*players)

    asyncio.run(play())


def test_lent_and_taken_back(server: Server) -> None:
    async def play() -> None:
        table, guests = new_table(server, 3)
        players = await sit(server, table, guests)
        await to_the_draft(players)
        assert (await players[0].ask("lend", seat=1, bot="random"))["message"] == "error-lend-present"
        assert (await players[1].ask("lend", bot="random"))["type"] == "ack"
        refused = await players[2].ask("lend", seat=0)
        assert refused["message"] == "error-not-yours"
        answer = await players[1].act(random.Random(1)) if players[1].question else {"message": "error-seat-lent"}
        assert answer["message"] in ("error-seat-lent", "refused-not-asked")
        while not any(entry["kind"] == "move" and entry["seat"] == 1 for entry in players[1].entries):
            await players[1].receive()  # the bot has moved
        assert (await players[1].ask("take"))["type"] == "ack"
        await asyncio.gather(*[player.play(random.Random(seat)) for seat, player in enumerate(players)])
        await part(*players)

    asyncio.run(play())


def test_who_may_come_in(server: Server) -> None:
    async def first(table: str, hello: dict[str, object], **more: object) -> tuple[int, str] | str:
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
        async with websockets.connect(address, compression=None, **more) as socket:  # type: ignore[arg-type]
            await socket.send(json.dumps({"type": "hello", "protocol": 1, **hello}))
            try:
                return str(json.loads(await socket.recv())["type"])
            except websockets.ConnectionClosed:
                return socket.close_code or 0, socket.close_reason or ""

    async def come() -> None:
        table, guests = new_table(server, 3)
        seat = guests[1].post(f"tables/{table}/seats/1/link")["secret"]
        ours, theirs = f"http://127.0.0.1:{server.port}", "https://elsewhere.example"
        cookie = {"cookie": f"longhall={guests[2].secret}"}
        assert await first(table, {"token": guests[0].secret}) == "welcome"
        assert await first(table, {"token": seat}) == "welcome"
        assert await first(table, {"as": "board"}, origin=ours) == "welcome"
        assert await first(table, {}, origin=ours, additional_headers=cookie) == "welcome"
        assert await first(table, {}) == (4401, "error-who")
        assert await first(table, {}, additional_headers=cookie) == (4401, "error-who")
        assert await first(table, {"token": "wrong"}) == (4401, "error-secret")
        assert await first("nosuchtable", {"token": seat}) == (4404, "error-no-such-table")
        assert await first(table, {"protocol": 99, "token": seat}) == (4400, "error-protocol")
        assert await first(table, {"type": "act", "token": seat}) == (4400, "error-hello")
        with pytest.raises(websockets.InvalidStatus):
            await first(table, {}, origin=theirs, additional_headers=cookie)
        by_seat = await Player(server, table, seat).connect()
        assert by_seat.you["seats"] == [1]
        await by_seat.close()

    asyncio.run(come())


def test_talk(server: Server) -> None:
    async def play() -> None:
        table, guests = new_table(server, 3)
        players = await sit(server, table, guests)
        board = await Player(server, table, guests[0].secret, "board").connect()
        assert (await players[1].ask("chat", text="  hello\x07 there "))["type"] == "ack"
        heard = await players[2].until("chat")
        assert (heard["name"], heard["text"]) == ("guest 1", "hello  there")
        assert (await players[1].ask("chat", text=" \n "))["message"] == "error-chat-empty"
        long = await players[1].ask("chat", text="x" * 501)
        assert (long["message"], long["args"]["most"]) == ("error-chat-long", 500)
        assert (await players[2].ask("mute", by=heard["by"]))["message"] == "error-not-host"
        assert (await players[0].ask("mute", by=heard["by"]))["type"] == "ack"
        assert (await players[1].ask("chat", text="still here"))["message"] == "error-chat-muted"
        assert (await players[0].ask("mute", by=heard["by"], muted=False))["type"] == "ack"
        answers = [(await players[1].ask("chat", text=f"{n}")) for n in range(6)]
        assert [answer["type"] for answer in answers[:4]] == ["ack"] * 4
        assert answers[-1]["message"] == "error-chat-fast"
        late = await Player(server, table, guests[2].secret, "spectator").connect()
        assert [said["text"] for said in late.welcomed["chat"]] == ["hello  there", "0", "1", "2", "3"]
        assert not any('"type":"chat"' in text for text in board.heard)
        await part(*players, board, late)

    asyncio.run(play())


def test_presence(server: Server) -> None:
    async def play() -> None:
        table, guests = new_table(server, 3)
        first = await Player(server, table, guests[0].secret).connect()
        second = await Player(server, table, guests[1].secret).connect()
        while (await first.until("here"))["seats"] != [0, 1]:
            pass
        watcher = await Player(server, table, guests[2].secret, "spectator").connect()
        while (await first.until("here"))["watching"] != 1:
            pass
        await part(second, watcher)
        while (here := await first.until("here"))["seats"] != [0] or here["watching"]:
            pass
        await first.close()

    asyncio.run(play())


def test_hot_seat(server: Server) -> None:
    async def play() -> None:
        host = Guest(server, "both")
        seats = [{"kind": "me", "name": name} for name in ("Ana", "Bo", "Cy")]
        table = host.post("tables", {"game": "brian-boru", "seats": seats})["table"]["id"]
        host.post(f"tables/{table}/start")
        player = await Player(server, table, host.secret).connect()
        spectator = await Player(server, table, host.secret, "spectator").connect()
        assert (player.you["seats"], player.you["seat"]) == ([0, 1, 2], None)
        assert player.update["view"] == spectator.update["view"]
        assert player.question is None
        refused = await player.ask("act", action="pass", version=player.version, seat=1)
        assert refused["message"] == "error-curtain"
        assert (await player.ask("lift", seat=3))["message"] == "error-not-yours"
        rng = random.Random(4)
        while player.update["status"] == "running":
            seat = rng.choice(player.update["waiting"])
            if player.question is None or player.question["seat"] != seat:
                assert (await player.ask("lift", seat=seat))["type"] == "ack"
            assert player.question is not None
            assert player.question["seat"] == seat
            assert (await player.act(rng))["type"] == "ack"
            waiting = player.update["waiting"]
            if waiting and seat not in waiting:  # the curtain has fallen
                assert player.question is None
                while spectator.update["version"] < player.update["version"]:
                    await spectator.receive()
                assert player.update["view"] == spectator.update["view"]
        await part(player, spectator)

    asyncio.run(play())


def test_stream_for_bots(server: Server) -> None:
    table, guests = new_table(server, 3)

    async def begin() -> None:
        players = await sit(server, table, guests)
        await to_the_draft(players)
        await part(*players)

    asyncio.run(begin())
    token = guests[1].post(f"tables/{table}/seats/1/link")["secret"]
    headers = {"authorization": f"Bearer {token}"}
    url = f"{server.url}/api/tables/{table}"
    with httpx.stream("GET", f"{url}/stream", headers=headers, timeout=PATIENCE) as stream:
        lines = stream.iter_lines()
        update = json.loads(next(lines))
        assert update["question"]["seat"] == 1
        move = {
            "seat": 1,
            "action": update["question"]["options"][0]["action"],
            "client": "a",
            "version": update["version"],
        }
        made = httpx.post(f"{url}/moves", json=move, headers=headers)
        assert made.is_success, made.text
        after = json.loads(next(lines))
        assert after["version"] == made.json()["version"]
        assert [entry["seat"] for entry in after["entries"]] == [1]
    with httpx.stream("GET", f"{url}/stream?version={update['version']}", headers=headers, timeout=PATIENCE) as stream:
        again = json.loads(next(stream.iter_lines()))
        assert again["entries"] == after["entries"]
    assert httpx.get(f"{url}/stream", headers={"authorization": "Bearer wrong"}).status_code == 401
