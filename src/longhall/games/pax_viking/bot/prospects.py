"""What a player's longships could soon do: posts to establish and tiles to play, and how near they are."""

from __future__ import annotations

from ....kernel.masks import bits, count
from ..content.components import ADVOCATE, EMPTY, EVENT, VENTURE
from ..state.holdings import supply, symbol
from ..state.position import NOBODY, Pax
from .needs import Needs, post_gain
from .weights import Weights


class Prospects:
    """Places worth sailing to: by number, the posts and the worth of being alone at one of them."""

    __slots__ = ("posts", "worths")

    def __init__(self) -> None:
        self.posts: list[list[int]] = []
        self.worths: list[float] = []

    def add(self, posts: list[int], worth: float) -> None:
        """One more, if it is worth anything."""
        if posts and worth > 0.0:
            self.posts.append(posts)
            self.worths.append(worth)

    def copy(self) -> Prospects:
        """Others like it, to which more can be added."""
        other = Prospects()
        other.posts = self.posts[:]
        other.worths = self.worths[:]
        return other


def prospects_of(s: Pax, w: Weights, needs: Needs, seat: int) -> Prospects:
    """Posts with a symbol that can be had, and tiles in hand that can be played."""
    found = post_prospects(s, w, needs, seat)
    add_tiles(s, w, needs, seat, s.players[seat].hand, found)
    return found


def post_prospects(s: Pax, w: Weights, needs: Needs, seat: int) -> Prospects:
    """Posts with a symbol that can be had."""
    found = Prospects()
    me = s.players[seat]
    box = s.box
    foreign = s.controlled & ~me.fleet
    left = [supply(s, seat, follower) for follower in range(4)]
    for post in range(box.posts):
        if s.owner[post] == seat:
            continue
        follower = symbol(s, post)
        if follower < 0 or left[follower] < box.post_need[post]:
            continue
        gain = post_gain(s, w, needs, seat, post, follower, s.tile_at[post])
        cost = box.post_cost[post]
        if cost:
            perks = me.perks
            cost -= perks.ally_off if box.post_kind[post] == 3 else perks.centre_off
            gain -= cost * w.silfr
            if cost > me.silfr:
                gain *= w.too_dear if cost <= me.silfr + w.short else 0.0
        if s.owner[post] != NOBODY:
            gain += w.rival
        if s.at[post] & foreign and not s.solo:
            gain *= w.contested
        found.add([post], gain)
    return found


def add_tiles(s: Pax, w: Weights, needs: Needs, seat: int, hand: list[int], found: Prospects) -> None:
    """The tiles of a hand that can be played, as far as the jarl board has room for them."""
    me = s.players[seat]
    foreign = s.controlled & ~me.fleet
    left = [supply(s, seat, follower) for follower in range(4)]
    room = [99, 1, 1 - (me.faithful & 1), len(me.board) - 1 - count(me.faithful >> 1)]
    for tile in hand:
        kind = s.box.tiles[tile].kind
        add_tile(s, w, needs, seat, tile, left, foreign, found, 1.0 if room[kind] > 0 else w.too_many)
        room[kind] -= 1


def held(s: Pax, w: Weights, needs: Needs, seat: int, hand: list[int]) -> float:
    """Tiles in hand, apart from the prospects they open; those beyond the limit are lost."""
    limit = s.box.hand_limit + s.players[seat].perks.hand_limit
    worth = w.hand * min(len(hand), limit)
    for tile in hand:
        if s.box.tiles[tile].kind == EVENT:
            return worth + w.event_kept * event_worth(w, needs)
    return worth


def add_tile(
    s: Pax,
    w: Weights,
    needs: Needs,
    seat: int,
    tile: int,
    left: list[int],
    foreign: int,
    found: Prospects,
    share: float,
) -> None:
    """A tile in hand: where it can be played, and the share of what that adds."""
    it = s.box.tiles[tile]
    me = s.players[seat]
    free = [post for post in bits(it.posts) if not s.at[post] & foreign]
    if it.kind == EVENT:
        found.add(free, event_worth(w, needs) * share)
        return
    if not left[it.follower]:
        return
    if it.kind == VENTURE:
        room = s.box.of_kind[EMPTY] & ~me.posts
        posts = [post for post in free if room >> post & 1]
        if posts:  # all in one region, so equally good
            found.add(posts, post_gain(s, w, needs, seat, posts[0], it.follower, tile))
        return
    found.add(free, tile_gain(s, w, needs, seat, tile) * share)


def tile_gain(s: Pax, w: Weights, needs: Needs, seat: int, tile: int) -> float:
    """What a god or advocate would add on a free space of the jarl board."""
    it = s.box.tiles[tile]
    me = s.players[seat]
    gain = w.follower + needs.of_type[it.follower] + w.ability
    if not me.followers >> 4 * it.follower & 15:
        gain += w.new_type
    if it.kind == ADVOCATE:
        return gain + needs.advocate
    return gain + needs.god


def event_worth(w: Weights, needs: Needs) -> float:
    """An event is worth most to whom a card is nearly won."""
    if needs.fulfilled:
        return w.event + w.event_wins * w.event_at_hand
    return w.event + (w.event_at_hand if needs.best > w.event_near else 0.0)


def nearness(s: Pax, w: Weights, seat: int) -> list[float]:
    """By post: the share of its worth that the nearest longship already has."""
    box = s.box
    me = s.players[seat]
    reach = box.range + me.perks.reach
    best = [0.0] * box.posts
    seen: list[int] = []
    for ship in bits(me.fleet):
        place = s.place[ship]
        if place > box.board:
            continue
        spent = s.spent >> ship & 1
        key = place * 2 + spent
        if key in seen:
            continue
        seen.append(key)
        if place == box.board:
            for start in me.starts:
                nearer(best, w, box.distance[start], 1, reach, spent)
        else:
            nearer(best, w, box.distance[place], 0, reach, spent)
    return best


def nearer(best: list[float], w: Weights, row: list[int], extra: int, reach: int, spent: int) -> None:
    """Take a longship's share where it is more."""
    last = len(w.reach) - 1
    for post in range(len(best)):
        journeys = (row[post] + extra + reach - 1) // reach
        share = w.reach[journeys if journeys < last else last]
        if spent and journeys:
            share *= w.exhausted
        if share > best[post]:
            best[post] = share


def mustering(s: Pax, w: Weights, seat: int) -> list[float]:
    """Solo, by post: the share of its worth that longships have which together could outnumber the opponent's there."""
    box = s.box
    me = s.players[seat]
    reach = box.range + me.perks.reach
    harbours: list[int] = []
    for ship in bits(me.fleet):
        if s.place[ship] <= box.board:
            harbours.append(s.place[ship])
    from_board = nodes_from_board(s, seat)
    last = len(w.muster) - 1
    best = [0.0] * box.posts
    for post in range(box.posts):
        if s.owner[post] == seat:
            continue
        theirs = count(s.at[post] & s.controlled & ~me.fleet)
        need = theirs + 1 - count(s.at[post] & me.fleet)
        if need <= 0:
            best[post] = w.muster[0] if s.owner[post] == NOBODY or not theirs else w.muster[1]
            continue
        journeys: list[int] = []
        for place in harbours:
            if place != post:
                nodes = from_board[post] if place == box.board else box.distance[place][post]
                journeys.append((nodes + reach - 1) // reach)
        if len(journeys) < need:
            continue
        journeys.sort()
        total = 0
        for some in journeys[:need]:
            total += some
        best[post] = w.muster[total if total < last else last]
    return best


def nodes_from_board(s: Pax, seat: int) -> list[int]:
    """By place on the map: how many nodes it is from the jarl board."""
    starts = s.players[seat].starts
    nodes = [node + 1 for node in s.box.distance[starts[0]]]
    for start in starts[1:]:
        for place, node in enumerate(s.box.distance[start]):
            if node + 1 < nodes[place]:
                nodes[place] = node + 1
    return nodes


def mustering_goal(s: Pax, w: Weights, found: Prospects, seat: int, ship: int) -> int:
    """Solo: the post to which a longship should go, for what it is worth and how many more are needed; -1: none."""
    box = s.box
    me = s.players[seat]
    place = s.place[ship]
    reach = box.range + me.perks.reach
    row = nodes_from_board(s, seat) if place == box.board else box.distance[place]
    last = len(w.muster) - 1
    goal = -1
    most = 0.0
    for at, posts in enumerate(found.posts):
        for post in posts:
            theirs = count(s.at[post] & s.controlled & ~me.fleet)
            need = theirs + 1 - count(s.at[post] & me.fleet & ~(1 << ship))
            if need <= 0:
                continue
            nodes = row[post]
            steps = (nodes + reach - 1) // reach + need - 1
            worth = found.worths[at] * w.muster[steps if steps < last else last] - w.solo_node * nodes
            if worth > most:
                most = worth
                goal = post
    return goal


def pulls_of(found: Prospects, near: list[float]) -> list[float]:
    """The worth of each prospect as far as a longship is on its way to it."""
    pulls: list[float] = []
    for at, posts in enumerate(found.posts):
        pulls.append(found.worths[at] * near[nearest_post(near, posts, 0)])
    return pulls


def pull(w: Weights, found: Prospects, near: list[float]) -> float:
    """The worth of all prospects as far as longships are on their way to them, the best ones most, a post once."""
    pulls = pulls_of(found, near)
    total = 0.0
    used = 0
    rank = 0
    for _ in range(len(pulls)):
        at = best_of(pulls)
        pulls[at] = -1.0
        post = nearest_post(near, found.posts[at], used)
        if post < 0:
            continue
        used |= 1 << post
        total += found.worths[at] * near[post] * w.shares[rank]
        rank += 1
        if rank == len(w.shares):
            break
    return total


def best_of(pulls: list[float]) -> int:
    """Where the greatest of some numbers is."""
    best = 0
    most = pulls[0]
    for at, some in enumerate(pulls):
        if some > most:
            most = some
            best = at
    return best


def nearest_post(near: list[float], posts: list[int], used: int) -> int:
    """Of some posts that are not used, the one that a longship is nearest to; -1 if all are used."""
    best = -1
    for post in posts:
        if not used >> post & 1 and (best < 0 or near[post] > near[best]):
            best = post
    return best


def pull_at(s: Pax, w: Weights, found: Prospects, place: int, reach: int) -> float:
    """The worth of the best prospect for one longship at a place."""
    row = s.box.distance[place]
    best = 0.0
    for at, posts in enumerate(found.posts):
        fewest = 99
        for post in posts:
            if row[post] < fewest:
                fewest = row[post]
        worth = found.worths[at] * (1.0 if not fewest else w.under_way / (1 + (fewest - 1) // reach) - w.node * fewest)
        if worth > best:
            best = worth
    return best
