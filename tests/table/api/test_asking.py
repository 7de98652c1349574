"""Why not, what would change, and whether it is the last word: asked by its owner, told from what the seat knows."""

from __future__ import annotations

import random
from typing import Any

from longhall.kernel.chance import Chance
from longhall.kernel.match import Match
from longhall.kernel.question import is_final, preview, why_not
from longhall.kernel.registry import all_games

from ..conftest import SEATS, Client, Served


def reasons(client: Client, table: str, seat: int, thing: str, status: int = 200) -> Any:
    return client.get(f"/api/tables/{table}/why-not", status, params={"seat": seat, "thing": thing})


def last_word(client: Client, table: str, seat: int, action: str, status: int = 200) -> Any:
    return client.get(f"/api/tables/{table}/last-word", status, params={"seat": seat, "action": action})


def foretold(client: Client, table: str, seat: int, action: str, status: int = 200) -> Any:
    return client.get(f"/api/tables/{table}/foretell", status, params={"seat": seat, "action": action})


def test_a_thing_can_be_chosen_or_there_is_a_reason() -> None:
    """In every game, whatever is asked: what an option names has no reason against it, what none names has one."""
    for game in all_games():
        rng = random.Random(7)
        chance = Chance(rng.random)
        s = game.setup({}, game.fewest, chance)
        refused = 0
        for _ in range(120):
            if game.is_over(s):
                break
            seat = rng.choice(game.to_act(s))
            options = game.legal(s, seat)
            offered = {thing for action in options for thing in action.targets}
            about = {
                thing for action in rng.sample(game.book.all, min(40, len(game.book.all))) for thing in action.targets
            }
            for thing in offered | about:
                found = why_not(game, s, seat, thing)
                assert bool(found) == (thing not in offered), (game.name, thing, found)
                refused += bool(found)
            game.apply(s, seat, rng.choice(options), chance)
        assert refused > 50


def test_the_last_word_is_what_follows() -> None:
    """Tried for real: after a last word the seat is not asked, or may take nothing back; else both."""
    for game in all_games():
        rng = random.Random(11)
        kinds = set()
        s = game.setup({}, game.fewest, Chance(rng.random))
        for _ in range(150):
            if game.is_over(s):
                break
            seat = rng.choice(game.to_act(s))
            action = rng.choice(game.legal(s, seat))
            last = is_final(game, s, seat, action, rng)
            match = Match(game, {}, game.fewest, seed="known")
            match.state, match.moves = s, []
            match.act(seat, action)
            s = match.state
            assert last == (match.undoable(seat) is None or seat not in game.to_act(s)), (game.name, action)
            kinds.add(last)
        assert kinds == {True, False}


def test_what_is_foretold_comes_true() -> None:
    """What is foretold is what everybody sees afterwards; nothing is where something comes to light."""
    for game in all_games():
        rng = random.Random(5)
        told = 0
        s = game.setup({}, game.fewest, Chance(rng.random))
        for _ in range(150):
            if game.is_over(s):
                break
            seat = rng.choice(game.to_act(s))
            action = rng.choice(game.legal(s, seat))
            view = preview(game, s, seat, action, rng)
            if not is_final(game, s, seat, action, rng):
                assert view is not None, (game.name, action)
            game.apply(s, seat, action, Chance(rng.random))
            if view is not None:
                assert view == game.public(s), (game.name, action)
                told += 1
        assert told > 10


def test_only_the_owner_is_told(served: Served, people: list[Client]) -> None:
    opened = served.open_table(people[0])
    assert reasons(people[0], opened, 0, "town:1", 409)["message"] == "error-table-not-running"
    table = served.running_table(people)
    served.play(table, 30)
    live = served.table(table)
    assert live.match is not None
    seat = live.to_act()[0]
    options = live.game.legal(live.match.state, seat)
    offered = {thing for action in options for thing in action.targets}
    greyed = next(thing for action in live.game.book.all for thing in action.targets if thing not in offered)
    told = reasons(people[seat], table, seat, greyed)["reasons"]
    assert told
    assert set(told[0]) == {"rule", "message", "args"}
    lit = next(iter(offered), None)
    if lit is not None:
        assert reasons(people[seat], table, seat, lit) == {"reasons": []}
    assert reasons(people[seat], table, seat, "no-such:thing") == {"reasons": []}
    assert reasons(people[(seat + 1) % SEATS], table, seat, greyed, 403)["message"] == "error-not-yours"
    assert reasons(served.stranger(), table, seat, greyed, None)["message"] in ("error-not-yours", "error-who")
    assert reasons(people[seat], table, seat, "Not A Thing", 422)
    version = live.version
    assert last_word(people[seat], table, seat, options[0].notation)["last"] in (True, False)
    assert last_word(people[seat], table, seat, "no such action", 409)["message"] == "refused-no-such-action"
    bad = next(action for action in live.game.book.all if action not in options)
    assert last_word(people[seat], table, seat, bad.notation, None)["message"].startswith(("refused-", "bru-"))
    seen = foretold(people[seat], table, seat, options[0].notation)
    assert seen["refusal"] is None
    refused = foretold(people[seat], table, seat, bad.notation)
    assert refused["view"] is None
    assert set(refused["refusal"]) == {"rule", "message", "args"}
    assert foretold(people[(seat + 1) % SEATS], table, seat, options[0].notation, 403)["message"] == "error-not-yours"
    assert live.version == version
