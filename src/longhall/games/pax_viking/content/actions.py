"""Every action of the game, once, with the words a person types for it. Made from the box, whose ids are the words."""

from __future__ import annotations

from typing import Final

from ....kernel.action import Action, ActionBook, Choices
from .components import FOLLOWERS, Components

MOST_SEATS: Final = 6
MOST_SILFR: Final = 30
"""The most silfr that one offer can name on each side."""
MOST_ITEMS: Final = 3
"""The most tiles that one offer can name on each side."""
MOST_OPTIONS: Final = 4

YES: Final = 1
NO: Final = 2

SEAT_VERBS: Final = ["trade", "challenge", "against"]
"""Verbs whose target is a seat, from 1; written `p1`."""
NUMBER_VERBS: Final = ["ask-tiles", "add-silfr", "ask-silfr", "option"]
"""Verbs whose target is a number."""


class Moves:
    """The actions of a box, by verb; things are counted from 0, except seats' words `p1` to `p6`."""

    def __init__(self, box: Components) -> None:
        book = ActionBook()
        self.book = book
        self.box = box
        self.end = book.add("end")
        self.draw = book.add("draw")
        self.stop = book.add("stop")
        self.decline = book.add("decline")
        self.stay = book.add("stay")
        self.establish = book.add("establish")
        self.sweden = book.add("sweden")
        self.pay = book.add("pay")
        self.go = book.add("go")
        self.place = book.add("place")
        self.offer = book.add("offer")
        self.cancel = book.add("cancel")
        self.accept = book.add("accept")
        self.refuse = book.add("refuse")
        self.counter = book.add("counter")
        self.strike_follower = book.add("strike-follower")
        self.yes = book.add("vote", YES, "yes")
        self.no = book.add("vote", NO, "no")
        self.yes_or_no: list[Action] = [self.yes, self.no]
        self.establish_or_decline: list[Action] = [self.establish, self.decline]
        self.draw_or_decline: list[Action] = [self.draw, self.decline]
        self.pay_or_decline: list[Action] = [self.pay, self.decline]
        self.go_or_decline: list[Action] = [self.go, self.decline]
        self.place_or_stop: list[Action] = [self.place, self.stop]
        self.add_tiles(box)
        self.add_places(box)
        self.trade = self.by_seat("trade")
        self.challenge = self.by_seat("challenge")
        self.against = self.by_seat("against")
        self.ask_tiles: list[Action] = self.by_number("ask-tiles", MOST_ITEMS)
        self.add_silfr: list[Action] = self.by_number("add-silfr", MOST_SILFR)
        self.ask_silfr: list[Action] = self.by_number("ask-silfr", MOST_SILFR)
        self.option: list[Action] = self.by_number("option", MOST_OPTIONS)
        self.swear: list[Action] = [
            book.add("swear", at, name, (f"follower:{name}",)) for at, name in enumerate(FOLLOWERS)
        ]

    def add_tiles(self, box: Components) -> None:
        """Verbs about tiles and jarls."""
        self.buy = self.by_tile("buy")
        self.play = self.by_tile("play")
        self.rus = self.by_tile("rus")
        self.take = self.by_tile("take")
        self.discard = self.by_tile("discard")
        self.replace = self.by_tile("replace")
        self.give = self.by_tile("give")
        self.want = self.by_tile("want")
        self.use = self.by_tile("use")
        self.use_post: list[Action] = [
            self.book.add("use-post", at, name, (f"post:{name}",)) for at, name in enumerate(box.post_ids)
        ]
        self.use_jarl: list[Action] = [
            self.book.add("use-jarl", at, jarl.name, (f"jarl:{jarl.name}",)) for at, jarl in enumerate(box.jarls)
        ]

    def add_places(self, box: Components) -> None:
        """Verbs about posts, regions and longships."""
        self.parley = Choices(self.by_post("parley"))
        self.activate = Choices(self.by_post("activate"))
        self.jarls = Choices(self.by_post("jarls"))
        self.theocracy = Choices(self.by_post("theocracy"))
        self.at = Choices(self.by_post("at"))
        self.duchy: list[Action] = [
            self.book.add("duchy", at, name, (f"region:{name}",)) for at, name in enumerate(box.region_ids)
        ]
        refs = place_refs(box)
        self.to: list[Action] = [
            self.book.add("to", at, name, (refs[at],)) for at, name in enumerate(box.place_ids[: box.places])
        ]
        self.ways: list[list[Action]] = [[self.to[place] for place in near] for near in box.near[: box.places]]
        """By place: the actions of one node from there. Shared, never changed."""
        self.journey = self.by_ship("journey", refs)
        self.ship = self.by_ship("ship", refs)
        self.spent = self.by_ship("spent", refs)
        self.strike = self.by_ship("strike", refs)
        self.first_tile = box.posts + 2 * box.places
        """Of the pieces of a trade, the first god or advocate."""
        self.give_piece = self.by_piece("give", refs)
        self.want_piece = self.by_piece("want", refs)

    def by_tile(self, verb: str) -> list[Action]:
        """An action for each tile."""
        return [self.book.add(verb, at, it.name, (f"tile:{it.name}",)) for at, it in enumerate(self.box.tiles)]

    def by_post(self, verb: str) -> list[Action]:
        """An action for each post."""
        return [self.book.add(verb, at, name, (f"post:{name}",)) for at, name in enumerate(self.box.post_ids)]

    def by_seat(self, verb: str) -> list[Action]:
        """An action for each seat."""
        return [self.book.add(verb, seat + 1, f"p{seat + 1}") for seat in range(MOST_SEATS)]

    def by_number(self, verb: str, most: int) -> list[Action]:
        """An action for each number from 1, at the place of that number."""
        made = [self.book.add(verb, number) for number in range(1, most + 1)]
        return [made[0], *made]

    def by_ship(self, verb: str, refs: list[str]) -> list[list[Action]]:
        """By kind of longship (own colour, then the ally colours) and place, the jarl board last.

        `journey dublin` is a longship of one's own colour, `journey-ally black dublin` a black one;
        `ship` is a renewed one, `spent` an exhausted one.
        """
        box = self.box
        words = [*box.place_ids[: box.places], "board"]
        own = [self.book.add(verb, at, word, (refs[at],) if at < box.places else ()) for at, word in enumerate(words)]
        made = [own]
        for colour, name in enumerate(box.colours):
            made.append(
                [
                    self.book.add(
                        f"{verb}-ally",
                        colour * (box.board + 1) + at,
                        f"{name} {word}",
                        (refs[at], f"colour:{name}") if at < box.places else (f"colour:{name}",),
                    )
                    for at, word in enumerate(words)
                ]
            )
        return made

    def by_piece(self, verb: str, refs: list[str]) -> list[Action]:
        """An action for each piece of a trade: posts, for each place a renewed and an exhausted longship, tiles."""
        made = self.by_post(f"{verb}-post")
        for at, word in enumerate(self.box.place_ids[: self.box.places]):
            for kind in ("ship", "spent"):
                made.append(self.book.add(f"{verb}-{kind}", at, word, (refs[at],)))
        return made + self.by_tile(f"{verb}-board")

    def piece(self, action: Action) -> int:
        """The piece that an action of `by_piece` names."""
        if action.verb.endswith("-post"):
            return action.target
        if action.verb.endswith("-board"):
            return self.first_tile + action.target
        return self.ship_piece(action.target, 1 if action.verb.endswith("-spent") else 0)

    def ship_piece(self, place: int, exhausted: int) -> int:
        """A longship at a place as a piece of a trade."""
        return self.box.posts + 2 * place + exhausted

    def place_of_piece(self, piece: int) -> int:
        """Where a longship of a trade is."""
        return (piece - self.box.posts) // 2

    def state_of_piece(self, piece: int) -> int:
        """1 for an exhausted longship of a trade."""
        return (piece - self.box.posts) % 2

    def ship_kind(self, action: Action) -> int:
        """The kind of longship that an action of `by_ship` names: 0 for own colour, 1 and more for ally colours."""
        return action.target // (self.box.board + 1) + 1 if action.verb.endswith("-ally") else 0

    def ship_place(self, action: Action) -> int:
        """The place that an action of `by_ship` names."""
        return action.target % (self.box.board + 1) if action.verb.endswith("-ally") else action.target


def place_refs(box: Components) -> list[str]:
    """By place: how events and targets name it."""
    posts = [f"post:{name}" for name in box.post_ids]
    return posts + [f"region:{name}" for name in box.region_ids[: box.waters]]
