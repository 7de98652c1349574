"""The games in OpenSpiel: its own tests for every game and player number, and what they cannot know."""

from __future__ import annotations

import pickle
import random
import subprocess
import sys
import unittest
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import ismcts
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation
from open_spiel.python.tests import games_sim_test

from longhall.kernel.errors import LonghallError, Refused
from longhall.kernel.events import Events
from longhall.kernel.records.saga import load_saga
from longhall.kernel.registry import all_games
from longhall.research import explicit_play
from longhall.research.memory import Memory, next_memory
from longhall.research.openspiel import SpielState, short_name

TABLES = [(game.name, players) for game in all_games() for players in range(game.fewest, game.most + 1)]
every_table = pytest.mark.parametrize(("name", "players"), TABLES)
every_game = pytest.mark.parametrize("name", [game.name for game in all_games()])
SAGAS = sorted((Path(__file__).parents[1] / "golden").glob("*.saga"))


def load(name: str, players: int, **options: object) -> Any:
    return pyspiel.load_game(short_name(name), {"players": players, **options})


def play(state: Any, seed: int, until: Callable[[Any], bool] | None = None) -> Any:
    """Random moves, chance included, until something holds or the game is over."""
    rng = random.Random(seed)
    while not state.is_terminal() and not (until is not None and until(state)):
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def decisions(count: int) -> Callable[[Any], bool]:
    """Until a decision that comes after so many others."""
    return lambda state: state.play.decisions >= count and not state.is_chance_node()


def at_once(state: Any) -> bool:
    """Until several seats are asked at the same time, and none has answered."""
    play = state.play
    return not state.is_chance_node() and len(play.table.game.to_act(play.stand)) == play.table.players > 1


# -- OpenSpiel's own tests ------------------------------------------------------------------------------


@every_table
def test_simulation(name: str, players: int) -> None:
    """With three players every position is saved and read as well; with others the soak does that."""
    pyspiel.random_sim_test(load(name, players), num_sims=1, serialize=players == 3, verbose=False)


@every_table
def test_simulation_in_python(name: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    np.random.seed(players)  # it takes its luck from there, and gives up after 1,000 actions
    games_sim_test.GamesSimTest().sim_game(load(name, players))
    assert "total actions" in capsys.readouterr().out


class Case(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
    """Checks states around the beginning, as OpenSpiel chooses them, and some of a whole game."""

    __test__ = False

    @classmethod
    def setUpClass(cls) -> None:
        random.seed(1)
        super().setUpClass()
        state = cls.game.new_initial_state()
        while not state.is_terminal():
            play(state, len(cls.some_states), decisions(state.play.decisions + 60))
            for seat in range(state.num_players()):
                state.information_state_string(seat)  # so that the copies do not work it out from the beginning
            cls.some_states.append(state.clone())


@every_table
def test_api(name: str, players: int) -> None:
    case = type("Case", (Case,), {"game_name": name, "game": load(name, players)})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun > 4
    assert result.failures == result.errors == []


@every_game
def test_random_bots_play_whole_games(name: str) -> None:
    game = load(name, 3)
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(3)]
    returns = pyspiel.evaluate_bots(game.new_initial_state(), bots, 7)
    assert sum(returns) == pytest.approx(0)
    assert max(returns) > 0


class Indifferent:
    """Values nothing: the search goes by visits alone, and costs no games played to the end."""

    def evaluate(self, state: Any) -> Any:
        return np.zeros(state.num_players())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        options = state.legal_actions()
        return [(option, 1 / len(options)) for option in options]


@every_game
def test_information_set_search_plays_whole_games(name: str) -> None:
    options = {"length": "short"} if name == "feast-for-odin" else {}
    game = load(name, 3 if name == "brian-boru" else 2, **options)
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, Indifferent(), uct_c=1.0, max_simulations=2, random_state=rng)
    state = game.new_initial_state()
    while not state.is_terminal():
        chance = state.is_chance_node()
        state.apply_action(rng.choice(state.legal_actions()) if chance else bot.step(state))
    assert sum(state.returns()) == pytest.approx(0)


# -- the same rules, and all of chance ------------------------------------------------------------------


@pytest.mark.parametrize("file", SAGAS, ids=lambda file: file.stem)
def test_recorded_games_are_played_to_the_same_end(file: Path) -> None:
    match = load_saga(file).match
    options = {option: int(value) if str(value).isdigit() else value for option, value in match.variants.items()}
    state = load(match.game.name, match.seats, rewards="points", **options).new_initial_state()

    def draw(outcomes: list[Any]) -> None:
        for outcome in outcomes:
            open_kind = state.play.undecided.kind if state.is_chance_node() else ""
            if outcome.kind == open_kind and outcome.value in dict(state.chance_outcomes()):
                state.apply_action(outcome.value)  # else it was the only one possible, and is no chance node

    draw(match.opening)
    for move in match.moves:
        assert state.current_player() == move.seat
        state.apply_action(state.string_to_action(move.action.notation))
        draw(move.outcomes)
    assert state.is_terminal()
    assert state.returns() == match.game.score(match.state).totals


def test_chance_is_as_likely_as_its_pool() -> None:
    """Cards of a kind are drawn together: A Feast for Odin begins with weapon cards of four kinds."""
    state = load("feast-for-odin", 2).new_initial_state()
    play(state, 1, lambda state: state.is_chance_node() and state.play.undecided.kind == "weapon")
    pool = Counter(state.play.undecided.pool)
    assert len(pool) == 4 < max(pool.values())
    assert dict(state.chance_outcomes()) == {kind: count / pool.total() for kind, count in pool.items()}


def test_actions_are_called_by_their_notation() -> None:
    state = load("brian-boru", 3).new_initial_state()
    assert [state.action_to_string(outcome) for outcome, _ in state.chance_outcomes()] == [
        f"start-player p{seat}" for seat in (1, 2, 3)
    ]
    state.apply_action(1)
    assert state.current_player() == 1
    assert state.action_to_string(state.legal_actions()[0]) == "start 1"
    assert state.string_to_action("start 27") == state.play.table.game.book.parse("start 27").code


def test_what_is_illegal_is_refused_and_loses_nothing() -> None:
    state = load("feast-for-odin", 2).new_initial_state()
    with pytest.raises(LonghallError, match="error-outcome-impossible"):
        state.apply_action(77)
    play(state, 1, lambda state: not state.is_chance_node() and asides(state))
    before = str(state), state.history()
    illegal = next(code for code in range(2455) if code not in state.legal_actions())
    for code in (illegal, asides(state)[0].code, -1, 10**6):
        with pytest.raises((Refused, pyspiel.SpielError)):
            state.apply_action(code)
    assert (str(state), state.history()) == before


def asides(state: Any) -> Any:
    """Preferences, which the engine would take, but which answer no question."""
    return state.play.table.game.asides(state.play.stand, state.current_player())


@pytest.mark.parametrize("rewards", ["place", "points"])
def test_results_lie_within_the_bounds_and_come_at_the_end(rewards: str) -> None:
    game = load("brian-boru", 4, rewards=rewards)
    state = play(game.new_initial_state(), 5, decisions(20))
    assert state.returns() == [0, 0, 0, 0]
    play(state, 6)
    score = state.play.table.game.score(state.play.stand)
    if rewards == "points":
        assert state.returns() == score.totals
        assert game.utility_sum() is None
    else:
        assert state.returns()[score.places.index(1)] == max(state.returns())
        assert game.utility_sum() == 0
    assert all(game.min_utility() <= result <= game.max_utility() for result in state.returns())


def test_a_game_that_does_not_end_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(explicit_play.LONGEST, "pax-viking", 30)
    explicit_play.table_of.cache_clear()
    try:
        game = load("pax-viking", 3, hands="open")
        state = play(game.new_initial_state(), 1)
    finally:
        explicit_play.table_of.cache_clear()
    assert state.play.decisions == 30
    assert not state.play.table.game.is_over(state.play.stand)
    assert sum(state.returns()) == pytest.approx(0)


# -- who knows what -------------------------------------------------------------------------------------


def known(state: Any, seat: int) -> tuple[Any, ...]:
    return (
        state.information_state_string(seat),
        state.information_state_tensor(seat),
        state.observation_string(seat),
        state.observation_tensor(seat),
    )


def test_answers_given_at_the_same_time_are_not_seen() -> None:
    draft = play(load("brian-boru", 3).new_initial_state(), 1, at_once)
    assert draft.current_player() == 0
    seen, own = set(), set()
    for option in draft.legal_actions():
        state = draft.child(option)
        if state.current_player() == 0:  # it is asked for a second card: nobody notices that it has chosen the first
            assert known(state, 1) == known(draft, 1)
        while state.current_player() == 0:
            state.apply_action(state.legal_actions()[-1])
        assert state.current_player() == 1
        seen.add((tuple(map(str, known(state, 1))), tuple(state.legal_actions())))
        own.add(state.information_state_string(0))
    assert len(seen) == 1
    assert len(own) == len(draft.legal_actions()) > 2


def test_hidden_cards_are_known_to_their_owner_alone() -> None:
    """The same set-up twice, but two cards dealt to the second and third seat are exchanged."""

    def dealt(swap: bool) -> Any:
        state = play(load("brian-boru", 3).new_initial_state(), 1, is_deal)
        cards = [outcome for outcome, _ in state.chance_outcomes()][:24]
        if swap:
            cards[8], cards[16] = cards[16], cards[8]
        for card in cards:
            state.apply_action(card)
        assert at_once(state)
        return state

    def is_deal(state: Any) -> bool:
        return state.is_chance_node() and state.play.undecided.kind == "deal"

    one, other = dealt(False), dealt(True)
    assert known(one, 0) == known(other, 0)
    for seat in (1, 2):
        assert all(here != there for here, there in zip(known(one, seat), known(other, seat), strict=True))


def test_own_decisions_are_not_forgotten() -> None:
    table = load("brian-boru", 3)
    one = play(table.new_initial_state(), 1, decisions(60))
    strings = set()
    state = table.new_initial_state()
    for action in one.history():
        state.apply_action(action)
        if not state.is_chance_node() and state.current_player() == 2:
            strings.add(state.information_state_string())
    own = [item.action for item in one.full_history() if item.player == 2]
    assert len(strings) == len(own) + (one.current_player() == 2), "at each decision it knows something else"
    said = [state.play.table.actions[code].notation for code in own]
    assert one.information_state_string(2).startswith(f"seat 2: {'; '.join(said)} | ")


def test_a_memory_depends_on_the_past_on_what_is_told_and_on_what_is_seen() -> None:
    state = play(load("brian-boru", 3).new_initial_state(), 1, decisions(30))
    table, here = state.play.table, state.play.stand
    there = play(state.clone(), 1, decisions(31)).play.stand
    action = table.actions[state.legal_actions()[0]]
    told, secret = Events(), Events()
    told.add("bru-start-town", "BRU-SETUP-11")
    secret.add("bru-start-town", "BRU-SETUP-11", audience=1)
    past = [Memory(bytes([number] * 16), b"", "") for number in (1, 2)]
    found = [
        next_memory(table, past[0], here, Events(), 2, None),
        next_memory(table, past[1], here, Events(), 2, None),
        next_memory(table, past[0], there, Events(), 2, None),
        next_memory(table, past[0], here, told, 2, None),
        next_memory(table, past[0], here, Events(), 2, action),
    ]
    assert len({memory.digest for memory in found}) == len(found)
    assert next_memory(table, past[0], here, secret, 2, None) == found[0]
    assert next_memory(table, found[0], here, secret, 2, None) is found[0], "nothing has changed for this seat"


@every_game
def test_resampled_games_cannot_be_told_apart(name: str) -> None:
    state = load(name, 3, **({"length": "short"} if name == "feast-for-odin" else {})).new_initial_state()
    rng = random.Random(3)
    others = 0
    for count in range(5, 60, 6):
        play(state, count, decisions(count))
        for seat in range(3):
            other = state.resample_from_infostate(seat, rng.random)
            assert isinstance(other, SpielState)
            assert known(other, seat) == known(state, seat)
            assert other.current_player() == state.current_player()
            if seat == state.current_player():
                assert other.legal_actions() == state.legal_actions()
            assert other.history() == [], "the true history would tell what is hidden"
            others += str(other) != str(state)
            again = pickle.loads(pickle.dumps(other))
            assert (str(again), known(again, seat)) == (str(other), known(other, seat))
    assert others > 5
    play(other, 1)
    assert sum(other.returns()) == pytest.approx(0)


def test_equal_numbers_sample_the_same_game() -> None:
    state = play(load("brian-boru", 4).new_initial_state(), 1, decisions(30))
    assert str(state.resample_from_infostate(0, lambda: 0.25)) == str(state.resample_from_infostate(0, lambda: 0.25))
    assert str(state.resample_from_infostate(0, lambda: 0.25)) != str(state.resample_from_infostate(0, lambda: 0.5))


def test_chance_cannot_be_resampled() -> None:
    with pytest.raises(ValueError, match="outcome of chance"):
        load("brian-boru", 3).new_initial_state().resample_from_infostate(0, random.random)


def test_the_tensor_has_named_parts_and_the_past() -> None:
    game = load("brian-boru", 4)
    state = play(game.new_initial_state(), 1, decisions(12))
    observation = make_observation(game)
    observation.set_from(state, 2)
    where = game.layout().where("seats")
    assert observation.dict["observation"][where] == pytest.approx(0.8)
    assert observation.tensor.tolist() == state.observation_tensor(2)
    perfect = make_observation(game, INFO_STATE_OBS_TYPE)
    perfect.set_from(state, 2)
    assert perfect.tensor.tolist()[: len(observation.tensor)] == observation.tensor.tolist()
    digest = state.information_state_string(2)[-32:]
    assert np.packbits(perfect.dict["past"].astype(np.uint8)).tobytes().hex() == digest
    before = perfect.tensor.copy()
    perfect.set_from(game.new_initial_state(), 2)
    assert before.any()
    assert not perfect.tensor.any(), "nothing is known before the set-up"


def test_public_and_private_observations_are_apart() -> None:
    game = load("brian-boru", 3)
    state = play(game.new_initial_state(), 1, at_once)
    nobody = pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.NONE)
    public = make_observation(game, nobody)
    private = make_observation(game, pyspiel.IIGObservationType(False, False, pyspiel.PrivateInfoType.SINGLE_PLAYER))
    assert public.string_from(state, 0) == public.string_from(state, 1)
    assert '"me"' not in public.string_from(state, 0)
    assert private.string_from(state, 0) != private.string_from(state, 1)
    assert '"packet"' in private.string_from(state, 0)
    with pytest.raises(ValueError, match="no parameters"):
        make_observation(game, nobody, {"colour": "red"})


# -- saving, parameters ---------------------------------------------------------------------------------


@every_game
def test_states_are_saved_at_every_kind_of_node(name: str) -> None:
    game = load(name, 3)
    state = game.new_initial_state()
    rng = random.Random(2)
    kinds = set()
    for number in range(140):
        if number % 7 == 0:
            kind = "chance" if state.is_chance_node() else "decision"
            kinds.add((kind, state.play.position is None))
            again = pickle.loads(pickle.dumps(state))
            other = game.deserialize_state(state.serialize())
            for saved in (again, other):
                assert str(saved) == str(state)
                assert saved.history() == state.history()
                assert saved.legal_actions() == state.legal_actions()
                assert [known(saved, seat) for seat in range(3)] == [known(state, seat) for seat in range(3)]
                assert saved.get_game().new_initial_state().is_chance_node()
        state.apply_action(rng.choice(state.legal_actions()))
    assert len(kinds) >= 2


def test_copies_are_independent() -> None:
    state = play(load("pax-viking", 2).new_initial_state(), 1, decisions(10))
    before = str(state)
    copy = state.clone()
    play(copy, 1)
    assert copy.is_terminal()
    assert str(state) == before


def test_parameters_are_the_options_of_the_table() -> None:
    game = pyspiel.load_game("longhall_pax_viking(players=1,solo_events=16,solo_jarl=eric)")
    assert str(game) == "longhall_pax_viking(players=1,solo_events=16,solo_jarl=eric)"
    assert dict(game.table.encoding.options) == {"solo_events": "16", "solo_jarl": "eric"}
    assert pickle.loads(pickle.dumps(game)).table is game.table
    assert pyspiel.load_game("longhall_brian_boru").num_players() == 3
    short = pyspiel.load_game("longhall_feast_for_odin(players=2,length=short)")
    row = play(short.new_initial_state(), 1, decisions(0)).observation_tensor(0)
    assert row[short.layout().where("short")] == [1.0]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("longhall_brian_boru(players=2)", "error-seat-count"),
        ("longhall_brian_boru(lead_void=sometimes)", "play_any.*pass_marker"),
        ("longhall_brian_boru(castling=True)", "Available parameters"),
        ("longhall_brian_boru(rewards=glory)", "place, points"),
    ],
)
def test_what_cannot_be_is_refused_at_once(text: str, message: str) -> None:
    with pytest.raises((LonghallError, ValueError, pyspiel.SpielError), match=message):
        pyspiel.load_game(text)


def test_python_ends_without_an_accident() -> None:
    """OpenSpiel lets go of games and of what made them only after Python has ended."""
    code = (
        "import pyspiel, longhall.research.openspiel\n"
        "game = pyspiel.load_game('longhall_brian_boru')\n"
        "state = game.new_initial_state()\n"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (ran.returncode, ran.stderr) == (0, "")
