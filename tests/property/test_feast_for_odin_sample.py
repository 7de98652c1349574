"""Resampling: hands that a seat cannot tell apart are dealt evenly, dark and light cards each among themselves."""

from __future__ import annotations

import random
from collections import Counter

from longhall.games.feast_for_odin import GAME
from longhall.games.feast_for_odin.state.position import Odin
from longhall.kernel.masks import long_bits

DARK_A = [card.number for card in GAME.box.cards[1:] if card.deck == 0 and not card.starting]
LIGHT_A = [card.number for card in GAME.box.cards[1:] if card.deck == 0 and card.starting]


def table(hands: dict[str, list[int]], played: dict[str, list[int]], seats: int = 3) -> Odin:
    """A position with deck a only."""
    options = {"length": "long", "decks": "a", "solo_start": "draw"}
    return GAME.arrange({"hands": hands, "played": played}, [f"p{seat + 1}" for seat in range(seats)], options)


def test_own_hand_and_played_cards_stay() -> None:
    s = table({"p1": [8, 43, 54], "p2": [34, 65], "p3": [1]}, {"p2": [10], "p3": [22, 47]})
    rng = random.Random(1)
    for _ in range(200):
        other = GAME.resample(s, 0, rng)
        assert long_bits(other.players[0].hand) == [8, 43, 54]
        assert [long_bits(player.played) for player in other.players] == [[], [10], [22, 47]]
        for before, after in zip(s.players, other.players, strict=True):
            assert colours(after.hand) == colours(before.hand), "the colour of the backs is open"
        seen = [card for player in other.players for card in long_bits(player.hand | player.played)]
        assert len(seen) == len(set(seen))
        assert not other.deck & sum(1 << card for card in seen)


def colours(hand: int) -> Counter[bool]:
    return Counter(GAME.box.cards[card].starting for card in long_bits(hand))


def test_every_unseen_card_is_equally_likely() -> None:
    s = table({"p1": [8, 43], "p2": [34, 65]}, {"p3": [10]})
    rng = random.Random(2)
    dark: Counter[int] = Counter()
    light: Counter[int] = Counter()
    for _ in range(5500):
        for card in long_bits(GAME.resample(s, 0, rng).players[1].hand):
            (light if GAME.box.cards[card].starting else dark)[card] += 1
    assert sorted(dark) == [card for card in DARK_A if card not in (43, 10)]
    assert sorted(light) == [card for card in LIGHT_A if card != 8]
    assert all(55 < times < 155 for times in dark.values()), "each of 55 cards about 100 times"
    assert all(310 < times < 480 for times in light.values()), "each of 14 cards about 393 times"


def test_a_card_is_with_either_of_two_others_as_often_as_dealing_says() -> None:
    """Each holds two of the 56 unseen cards; whose card it really is makes no difference."""
    s = table({"p1": [43], "p2": [65, 54], "p3": [1, 3]}, {})
    rng = random.Random(3)
    holders: Counter[str] = Counter()
    for _ in range(5600):
        other = GAME.resample(s, 0, rng)
        for where, cards in {"p2": other.players[1].hand, "p3": other.players[2].hand, "pile": other.deck}.items():
            holders[where] += cards >> 65 & 1
    assert sum(holders.values()) == 5600
    assert 140 < holders["p2"] < 260
    assert 140 < holders["p3"] < 260


def test_alone_nothing_is_hidden() -> None:
    s = table({"p1": [8, 43]}, {}, seats=1)
    other = GAME.resample(s, 0, random.Random(4))
    assert GAME.dump(other) == GAME.dump(s)
