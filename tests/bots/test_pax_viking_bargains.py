"""How Pax Viking's bots trade and vote: both sides gain, nobody helps a leader, and votes follow interest."""

from __future__ import annotations

from typing import Any

import pytest

from longhall.bots.greedy import GreedyBot
from longhall.games.pax_viking.bot.bargains import Side, best_deal, net_of
from longhall.games.pax_viking.bot.rollout_policy import good_for_all
from longhall.games.pax_viking.bot.weights import Weights
from longhall.games.pax_viking.game import PaxViking
from longhall.games.pax_viking.rules.turn.trade import new_offer
from longhall.games.pax_viking.state.position import Pax
from longhall.kernel.action import Action
from longhall.kernel.chance import Chance, quick_chance
from longhall.kernel.registry import find_game
from longhall.kernel.step import advance
from longhall.kernel.variants import chosen_variants

GAME = find_game("pax-viking")
assert isinstance(GAME, PaxViking)
WORTH = Weights()
TWO_DUCHIES = {"estland_1": "osilians", "estland_2": "curonians", "burtas_1": "radimichs", "burtas_2": "vyatichs"}
CARDS = ["standard_duchy_victory", "hard_silk_road", "hard_network_victory", "legendary_pax_viking"]
SELLER = {
    "hands": {"p1": ["mordvins", "odin"]},
    "silfr": 8,
    "longships": {"p1": {"gandvik": 1, "birka": 1}, "p2": {"gandvik": 1, "burtas_1": 1}},
}
"""The first player holds a venture of a region in which only the second has a longship; they meet in Gandvik."""


def position(given: dict[str, Any], players: int = 3, **options: object) -> Pax:
    """A position brought to its first decision."""
    assert isinstance(GAME, PaxViking)
    seats = [f"p{seat + 1}" for seat in range(players)]
    s = GAME.arrange({"at": "actions", **given}, seats, chosen_variants(GAME.variants, options))
    advance(s, quick_chance(1), None)
    return s


def number(tile: str) -> int:
    assert isinstance(GAME, PaxViking)
    return [it.name for it in GAME.box.tiles].index(tile)


def do(s: Pax, seat: int, *notations: str) -> None:
    """Moves as a player types them."""
    for notation in notations:
        options = {action.notation: action for action in GAME.legal(s, seat)}
        GAME.apply(s, seat, options[notation], quick_chance(1))


def choice(s: Pax, seat: int, lines: int = 60) -> Action:
    return GreedyBot(1, lines).choose(GAME, s, seat)


def test_a_tile_is_worth_more_to_whose_longship_is_there() -> None:
    s = position(SELLER)
    tile = number("mordvins")
    assert Side(s, WORTH, 1).change(s, [tile], []) > -Side(s, WORTH, 0).change(s, [], [tile]) + 1


def test_the_best_deal_leaves_something_to_both() -> None:
    s = position(SELLER)
    deal = best_deal(s, WORTH, new_offer(0, 1, False))
    assert deal is not None
    assert deal.give == [number("mordvins")]
    assert deal.price < 0, "silfr is asked for"
    offer = new_offer(0, 1, False)
    offer.give = deal.give
    offer.want_silfr = -deal.price
    assert net_of(s, WORTH, offer, 0) == pytest.approx(deal.net)
    assert deal.net > 0
    assert net_of(s, WORTH, offer, 1) > 0


def test_no_more_is_asked_for_than_the_other_side_has() -> None:
    deal = best_deal(position({**SELLER, "silfr": {"p1": 8, "p2": 2}}, 4), WORTH, new_offer(0, 1, False))
    assert deal is not None
    assert deal.price == -2


def test_between_two_players_what_helps_one_harms_the_other() -> None:
    three = best_deal(position(SELLER), WORTH, new_offer(0, 1, False))
    two = best_deal(position(SELLER, 2), WORTH, new_offer(0, 1, False))
    assert three is not None
    assert two is None or two.net < three.net


def test_two_greedy_players_come_to_terms() -> None:
    s = position(SELLER)
    bots = [GreedyBot(seed, 60) for seed in range(3)]
    chance: Chance = quick_chance(4)
    do(s, 0, "journey gandvik")
    said: list[str] = []
    while s.stack[-1].kind in ("make-offer", "answer-offer") or (s.stack[-1].kind == "sail" and not said):
        seat = GAME.to_act(s)[0]
        action = bots[seat].choose(GAME, s, seat)
        said.append(action.notation)
        GAME.apply(s, seat, action, chance)
    assert said[0] == "trade p2"
    assert said[-1] == "accept"
    assert number("mordvins") in s.players[1].hand
    assert s.players[0].silfr > 8


def test_a_refused_offer_is_not_made_again_in_the_same_turn() -> None:
    s = position(SELLER)
    do(s, 0, "journey gandvik", "trade p2", "give mordvins", "ask-silfr 3", "offer")
    do(s, 1, "refuse")
    assert s.stack[-1].kind == "sail"
    assert choice(s, 0).verb != "trade"


@pytest.mark.parametrize(("silfr", "answer"), [(1, "accept"), (8, "refuse")])
def test_the_price_decides_the_answer(silfr: int, answer: str) -> None:
    s = position(SELLER)
    do(s, 0, "journey gandvik", "trade p2", "give mordvins", f"ask-silfr {silfr}", "offer")
    found = choice(s, 1)
    assert (found.verb == "accept") == (answer == "accept")


def test_pieces_are_not_given_away_for_a_coin() -> None:
    s = position({**SELLER, "owners": {"estland_1": "p2"}, "ventures": {"estland_1": "osilians"}}, trade_pieces=True)
    do(s, 0, "journey gandvik", "trade p2", "want-post estland_1", "add-silfr 1", "offer")
    assert choice(s, 1).verb != "accept"
    do(s, 1, "refuse")


def test_an_invitation_is_answered_with_a_good_offer() -> None:
    """Nothing for nothing, made by the player who could use the tile."""
    s = position({**SELLER, "active": "p2"})
    do(s, 1, "journey gandvik", "trade p1", "offer")
    assert choice(s, 0).notation == "counter"


def test_nobody_sells_to_a_player_who_is_about_to_win() -> None:
    """The second player has two duchies and lacks only the event."""
    s = position(
        {
            "active": "p2",
            "victory": CARDS,
            "ventures": TWO_DUCHIES,
            "owners": dict.fromkeys(TWO_DUCHIES, "p2"),
            "hands": {"p1": ["holmgang"]},
            "shown": {"p1": ["holmgang"]},
            "silfr": {"p1": 0, "p2": 30},
            "longships": {"p1": {"gandvik": 1}, "p2": {"gandvik": 1}},
        }
    )
    do(s, 1, "journey gandvik", "trade p1", "add-silfr 30", "want holmgang", "offer")
    assert choice(s, 0).notation == "refuse"


def voting(tile: str, given: dict[str, Any]) -> Pax:
    """The first player has played an althing and voted for it; the second one votes, the third does not matter yet."""
    s = position({"at": "event", "event": tile, "here": "birka", **given})
    do(s, 0, "vote yes")
    assert s.stack[-1].kind == "vote"
    return s


@pytest.mark.parametrize(
    ("tile", "given", "vote"),
    [
        ("fimbul_winter", {"longships": {"p2": {"india": 1}}, "silfr": 20}, "vote no"),
        ("fimbul_winter", {"longships": {"p1": {"birka": 1}, "p3": {"birka": 1}}}, "vote yes"),
        ("treaty_with_the_greeks", {"silfr": {"p1": 30, "p3": 30, "p2": 0}}, "vote yes"),
    ],
    ids=["a longship before India", "nothing to lose", "two silfr for the poor"],
)
def test_votes_follow_interest(tile: str, given: dict[str, Any], vote: str) -> None:
    assert choice(voting(tile, given), 1).notation == vote


def test_what_is_good_for_all_is_told_from_what_is_not() -> None:
    assert isinstance(GAME, PaxViking)
    tiles = {tile.name: tile for tile in GAME.box.tiles}
    assert good_for_all(tiles["treaty_with_the_greeks"].ability.effects) == 1
    assert good_for_all(tiles["fimbul_winter"].ability.effects) == -1
