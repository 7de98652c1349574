"""Hints: for the owner of a seat that owes a decision, from what that seat may know."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from longhall.bots import explain
from longhall.bots.explain import QUICK, THOROUGH, Effort
from longhall.bots.level_bot import LevelBot
from longhall.kernel.errors import LonghallError
from longhall.server.play.bot_pool import luck
from longhall.server.play.workers.bot_worker import Answer, Offer, Question, Reply, answer, effort
from longhall.server.play.workers.worker_process import Worker
from longhall.speech import languages, speech

from ..conftest import GAME, SEATS, Client, Served


def people(served: Served) -> list[Client]:
    return [served.guest(f"Guest{number}") for number in range(SEATS)]


def hint(client: Client, table: str, seat: int, status: int = 200) -> dict[str, Any]:
    found: dict[str, Any] = client.get(f"/api/tables/{table}/hint?seat={seat}", status)
    return found


def test_a_hint_is_a_legal_option_with_reasons(served: Served) -> None:
    players = people(served)
    table = served.running_table(players)
    served.play(table, 30)
    live = served.table(table)
    given = 0
    for _ in range(4):
        seat = live.to_act()[0]
        told = hint(players[seat], table, seat)
        assert live.match is not None
        options = {action.notation: action for action in GAME.legal(live.match.state, seat)}
        action = options[str(told["action"])]
        label = GAME.label(live.match.state, seat, action)
        assert told["label"] == {"message": label.message, "args": label.args}
        reasons = told["reasons"]
        assert isinstance(reasons, list)
        assert len(reasons) <= 3
        check_best(told, len(options))
        gains = [abs(reason["gain"]) for reason in reasons]
        assert gains == sorted(gains, reverse=True)
        given += bool(reasons)
        for language in languages():
            for reason in reasons:
                assert speech(language).has(f"{GAME.prefix}-reason-{reason['part']}")
        assert hint(players[seat], table, seat) == told
        served.call(served.server.rooms.act, live, seat, action)
    assert given


def check_best(told: dict[str, Any], options: int) -> None:
    """The three best, the advised one first."""
    best = told["best"]
    assert len(best) == min(3, options)
    assert len({one["action"] for one in best}) == len(best)
    assert {**best[0], "win_chance": None, "behind": 0} == {
        "action": told["action"], "label": told["label"], "targets": told["targets"], "win_chance": None, "behind": 0,
    }  # fmt: skip
    assert best[0]["behind"] == 0
    assert all(one["behind"] >= 0 for one in best)


def test_a_hint_tells_chances_and_what_others_may_answer(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    players = people(served)
    table = served.running_table(players)
    live = served.table(table)  # the first question has many answers
    assert live.match is not None
    state, seat = live.match.state, live.to_act()[0]
    options = GAME.legal(state, seat)
    label = GAME.label(state, seat, options[-1])
    other = (seat + 1) % SEATS

    async def explain(*_: object) -> Answer:
        offers = [Offer(options[-1].notation, 0.0, 0.41666), Offer(options[0].notation, 1.2345, None)]
        return Answer(1, offers=offers, reasons=[], reply=Reply(other, label.message, dict(label.args)))

    monkeypatch.setattr(served.server.bots, "explain", explain)
    told = hint(players[seat], table, seat)
    assert told["action"] == options[-1].notation
    assert [(one["win_chance"], one["behind"]) for one in told["best"]] == [(0.417, 0.0), (None, 1.23)]
    assert told["reply"] == {"seat": other, "label": told["label"]}


@pytest.mark.parametrize("offers", [[], [Offer("fly away", 0.0, None)]], ids=["nothing", "nonsense"])
def test_a_worker_that_talks_nonsense_gives_no_hint(
    served: Served, monkeypatch: pytest.MonkeyPatch, offers: list[Offer]
) -> None:
    players = people(served)
    table = served.running_table(players)
    live = served.table(table)  # the first question has many answers
    seat = live.to_act()[0]

    async def explain(*_: object) -> Answer:
        return Answer(1, offers=offers)

    monkeypatch.setattr(served.server.bots, "explain", explain)
    assert hint(players[seat], table, seat, 503)["message"] == "error-slow"


def test_who_gets_no_hint(served: Served) -> None:
    players = people(served)
    table = served.open_table(players[0])
    assert hint(players[0], table, 0, 409)["message"] == "error-table-not-running"
    table = served.running_table(players)
    served.play(table, 40)
    live = served.table(table)
    asked = live.to_act()[0]
    other = next(seat for seat in range(SEATS) if seat != asked)
    assert hint(players[other], table, asked, 403)["message"] == "error-not-yours"
    assert hint(served.stranger(), table, asked, 401)["message"] == "error-who"
    hint(players[0], table, SEATS, 404)
    idle = next(seat for seat in range(SEATS) if seat not in live.to_act())
    assert hint(players[idle], table, idle, 409)["message"] == "error-hint-not-asked"


def test_no_hints_in_rated_games(served: Served) -> None:
    players = people(served)
    table = served.running_table(players, terms={"rated": True})
    seat = served.table(table).to_act()[0]
    assert hint(players[seat], table, seat, 403)["message"] == "error-hint-rated"


def test_a_hint_is_the_move_of_master(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Thought of for two seconds at most; with the time it needs it is the bot's own move, from the same seed."""
    players = people(served)
    table = served.running_table(players)
    served.play(table, 30)
    live = served.table(table)
    asked: list[Question] = []

    async def ask(_: object, question: Question) -> Answer:
        asked.append(question)
        return answer(question)

    monkeypatch.setattr(Worker, "ask", ask)
    monkeypatch.setattr(explain, "THOROUGH", Effort("master", 0.0, 16, 20))
    assert live.match is not None
    while not asked:
        seat = live.to_act()[0]
        state, seed = live.match.state, luck(live.match, seat)
        told = hint(players[seat], table, seat)
        if not asked:
            served.call(served.server.rooms.act, live, seat, GAME.legal(state, seat)[0])
    (question,) = asked
    assert (question.bot, question.seed, question.explain) == ("master", seed, True)
    assert told["action"] == LevelBot("master", seed, timed=False).choose(GAME, state, seat).notation
    chances = [one["win_chance"] for one in told["best"]]
    assert len(chances) == 3
    assert chances == sorted(chances, reverse=True)


def test_a_hint_has_two_seconds_and_less_where_bots_have() -> None:
    for bot, seconds, least in (("master", 60.0, 2.0), ("master", 1.0, 0.8), ("strong", 60.0, 0.8)):
        given = effort(Question(1, GAME.name, "", {}, 0, bot, 7, seconds, explain=True))
        usual = THOROUGH if bot == "master" else QUICK
        assert (given.level, given.lines, given.forecasts) == (bot, usual.lines, usual.forecasts)
        assert given.seconds == pytest.approx(least)


def test_no_cost_of_moves_in_rated_games_while_they_run(served: Served) -> None:
    """It would tell what the adviser had done; afterwards everybody may learn it."""
    players = people(served)
    table = served.running_table(players, terms={"rated": True})
    live = served.table(table)
    assert live.match is not None
    seat = live.to_act()[0]
    first, *_, last = GAME.legal(live.match.state, seat)
    served.call(served.server.rooms.act, live, seat, last)
    for better in (first.notation, ""):
        assert cost(players[seat], table, seat, 0, better, 403)["message"] == "error-hint-rated"
    served.play(table)
    assert live.status == "finished"
    assert cost(players[seat], table, seat, 0, first.notation)["action"] == last.notation


def test_a_worker_that_dies_is_told_kindly_and_comes_back(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    players = people(served)
    table = served.running_table(players)
    seat = served.table(table).to_act()[0]  # the first question has many answers
    monkeypatch.setattr(served.server.settings, "bot_seconds", 0.0001)
    assert hint(players[seat], table, seat, 503)["message"] == "error-slow"
    monkeypatch.undo()
    assert hint(players[seat], table, seat)["action"]


def test_a_hint_in_the_making_does_not_hold_the_end_up(
    serve_with: Callable[..., Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    served = serve_with(requests_per_minute=0)
    players = people(served)
    table = served.running_table(players)
    served.play(table, 30)
    live = served.table(table)
    hints = served.server.hints

    async def never(*_: object) -> None:
        asked.set()
        await asyncio.Event().wait()

    asked = asyncio.Event()
    monkeypatch.setattr(Worker, "ask", never)

    async def end_meanwhile() -> None:
        hint = asyncio.create_task(hints.hint(live, live.to_act()[0]))
        await asked.wait()
        await served.server.bots.stop()
        with pytest.raises(LonghallError):
            await hint

    served.call(end_meanwhile)


def cost(client: Client, table: str, seat: int, move: int, better: str, status: int = 200) -> dict[str, Any]:
    path = f"/api/tables/{table}/cost?seat={seat}&move={move}&better={better}"
    found: dict[str, Any] = client.get(path, status)
    return found


def test_a_quick_hint_comes_from_a_quicker_adviser(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    players = people(served)
    table = served.running_table(players)
    live = served.table(table)  # the first question has many answers
    assert live.match is not None
    seat = live.to_act()[0]
    option = GAME.legal(live.match.state, seat)[-1]
    asked: list[str] = []

    async def explain(_: object, __: object, ___: int, bot: str) -> Answer:
        asked.append(bot)
        return Answer(1, offers=[Offer(option.notation, 0.0, None)])

    monkeypatch.setattr(served.server.bots, "explain", explain)
    for query in ("", "&quick=true", "&quick=true", ""):
        players[seat].get(f"/api/tables/{table}/hint?seat={seat}{query}", 200)
    assert asked == ["master", "strong"]


@pytest.mark.parametrize("own", [False, True], ids=["another seat", "the same seat"])
def test_others_may_decide_meanwhile(served: Served, monkeypatch: pytest.MonkeyPatch, own: bool) -> None:
    """A hint stays good as long as the seat is asked the same; what the seat has decided itself needs none."""
    players = people(served)
    table = served.running_table(players)
    live = served.table(table)
    served.play(table, SEATS)  # the draft asks all at the same time
    assert live.match is not None
    asked, other = live.to_act()[:2]
    option = GAME.legal(live.match.state, asked)[0]

    async def explain(*_: object) -> Answer:
        assert live.match is not None
        moves = asked if own else other
        await served.server.rooms.act(live, moves, GAME.legal(live.match.state, moves)[0])
        return Answer(1, offers=[Offer(option.notation, 0.0, None)])

    monkeypatch.setattr(served.server.bots, "explain", explain)
    told = hint(players[asked], table, asked, 409 if own else 200)
    assert told["message" if own else "action"] == ("error-stale" if own else option.notation)


def test_what_a_move_has_cost(served: Served) -> None:
    """Compared with any option one had; what would have been the same move costs nothing."""
    players = people(served)
    table = served.running_table(players)
    live = served.table(table)  # the first question has many answers
    assert live.match is not None
    seat = live.to_act()[0]
    first, *_, last = GAME.legal(live.match.state, seat)
    served.call(served.server.rooms.act, live, seat, last)
    served.play(table, 3)
    told = cost(players[seat], table, seat, 0, first.notation)
    assert told["action"] == last.notation
    assert told["label"]["message"]
    assert isinstance(told["points"], float)
    assert len(told["reasons"]) <= 3
    same = cost(players[seat], table, seat, 0, last.notation)
    assert (same["points"], same["win_chance"], same["reasons"]) == (0.0, 0.0, [])


def test_what_a_move_has_cost_that_came_before_its_hint(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without another option it is compared with the adviser's own."""
    players = people(served)
    table = served.running_table(players)
    live = served.table(table)
    assert live.match is not None
    seat = live.to_act()[0]
    first, *_, last = GAME.legal(live.match.state, seat)
    served.call(served.server.rooms.act, live, seat, last)
    answers = [Answer(1, offers=[Offer(first.notation, 0.0, None)]), Answer(2, offers=[])]

    async def explain(*_: object) -> Answer:
        return answers.pop(0)

    monkeypatch.setattr(served.server.bots, "explain", explain)
    told = cost(players[seat], table, seat, 0, "")
    assert told["action"] == last.notation
    assert told["better"]["args"] != told["label"]["args"]
    assert told["points"] == cost(players[seat], table, seat, 0, first.notation)["points"]
    assert cost(players[seat], table, seat, 0, "", 503)["message"] == "error-slow"


def test_who_learns_no_cost(served: Served) -> None:
    players = people(served)
    table = served.running_table(players)
    live = served.table(table)
    assert live.match is not None
    seat = live.to_act()[0]
    option = GAME.legal(live.match.state, seat)[0]
    served.call(served.server.rooms.act, live, seat, option)
    other = (seat + 1) % SEATS
    assert cost(players[other], table, seat, 0, option.notation, 403)["message"] == "error-not-yours"
    assert cost(players[other], table, other, 0, option.notation, 404)["message"] == "error-no-such-move"
    assert cost(players[seat], table, seat, 1, option.notation, 404)["message"] == "error-no-such-move"
    assert cost(players[seat], table, seat, 0, "fly away", 400)["message"] == "error-hint-not-option"
