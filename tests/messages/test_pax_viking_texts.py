"""What tiles, posts, jarls and victory cards of Pax Viking say: complete in every language, true to their effects."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from longhall.games.pax_viking.content.components import (
    FOLLOWERS,
    LEVELS,
    POST_KINDS,
    REGION_KINDS,
    TILE_KINDS,
    TRIGGERS,
    VERBS,
)
from longhall.games.pax_viking.content.loader import FILES, load_content
from longhall.speech import messages, speech
from longhall.terminal.boards.pax_viking_words import Wording, tidy

LANGUAGES = ["en", "pl", "cs", "es"]
BOX = load_content()
PRINTED: Mapping[str, Any] = BOX.printed
TILES = [tile for file in FILES for tile in PRINTED[file]["tiles"]]
POSTS = [post for post in PRINTED["posts"]["posts"] if "effects" in post]
JARLS = [ability for jarl in PRINTED["jarls"]["jarls"] for ability in jarl["abilities"]]
CARDS = PRINTED["victory"]["cards"]
BROKEN = re.compile(r"\[|\]|\{|\}|  | [;:,.)]|\( |pax-|None|none")


def numbers(value: object, key: str = "") -> Iterator[int]:
    """Every number of a declaration that a reader must be told."""
    if isinstance(value, Mapping):
        for name, part in value.items():
            yield from numbers(part, str(name))
    elif isinstance(value, list):
        for part in value:
            yield from numbers(part, key)
    elif isinstance(value, int) and not isinstance(value, bool):
        yield value
    elif isinstance(value, str) and key in ("where", "per", "cond"):
        yield from (int(word) for word in value.split(":") if word.isdigit())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_has_a_name_is_named(lang: str) -> None:
    wanted = {f"pax-{ref.replace(':', '-')}" for ref in BOX.own_names}
    wanted |= {f"pax-closed-{land['id']}" for land in PRINTED["map"]["closed"]}
    for word, kinds in (
        ("follower", FOLLOWERS),
        ("level", LEVELS),
        ("tilekind", TILE_KINDS),
        ("postkind", POST_KINDS),
        ("regionkind", REGION_KINDS),
        ("trigger", TRIGGERS),
        ("symbol", TRIGGERS),
        ("verb", VERBS),
    ):
        wanted |= {f"pax-{word}-{kind}" for kind in kinds}
    records = [*TILES, *PRINTED["posts"]["posts"], *PRINTED["jarls"]["jarls"], *CARDS, *PRINTED["map"]["regions"]]
    for record in records:
        wanted |= {f"pax-field-{field}" for field in [*record.get("established", []), *record.get("reported", [])]}
    assert sorted(wanted - set(messages(lang).ids)) == []


def test_english_names_are_those_of_the_content() -> None:
    for ref, name in BOX.own_names.items():
        assert speech("en").say(f"pax-{ref.replace(':', '-')}") == name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_tiles_have_the_same_name(lang: str) -> None:
    names = [speech(lang).say(f"pax-tile-{tile['id']}") for tile in TILES]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile["id"])
def test_every_tile_says_all_its_numbers(tile: dict[str, Any], lang: str) -> None:
    text = Wording(speech(lang).say).tile(tile)
    assert not BROKEN.search(text), text
    assert text.endswith(".")
    meant = [*numbers(tile["effects"]), *numbers(tile.get("beside", {}))]
    assert sorted(int(word) for word in re.findall(r"\d+", text)) == sorted(meant), text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_posts_jarls_and_cards_say_all_their_numbers(lang: str) -> None:
    wording = Wording(speech(lang).say)
    for data in [*POSTS, *JARLS]:
        text = wording.ability(data)
        assert not BROKEN.search(text), text
        assert sorted(int(word) for word in re.findall(r"\d+", text)) == sorted(numbers(data["effects"])), text
    for card in CARDS:
        text = wording.card(card)
        assert not BROKEN.search(text), text
        assert sorted(int(word) for word in re.findall(r"\d+", text)) == sorted(numbers(card["tests"])), text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_different_abilities_read_differently(lang: str) -> None:
    wording = Wording(speech(lang).say)
    read: dict[str, str] = {}
    for data in [*TILES, *POSTS, *JARLS]:
        text = wording.tile(data)
        keys = ("trigger", "when", "once", "only-played", "effects", "beside")
        meaning = str({key: data[key] for key in keys if key in data})
        assert read.setdefault(text, meaning) == meaning, text


def test_words_in_english() -> None:
    wording = Wording(speech("en").say)
    by_id = {tile["id"]: wording.tile(tile) for tile in TILES}
    assert by_id["radimichs"] == "Activate: place up to 2 longships from your jarl board at this post."
    assert by_id["great_schism"] == (
        "Althing: every player in turn order does this "
        "(you may establish a trade centre anywhere for free, without needing a longship)."
    )
    assert by_id["jomali"] == (
        "Winter solstice: gain 1 silfr; if you have at least 1 post in the region Biarmia: gain 2 silfr."
    )
    assert by_id["ottar_of_halogaland"] == "Once a turn, when you journey: gain 2 silfr."
    cards = {card["id"]: wording.card(card) for card in CARDS}
    assert cards["standard_hall_of_heroes"] == (
        "1 established god, 2 established advocates, 4 established ventures and 10 established followers in all"
    )


def test_gaps_are_closed() -> None:
    assert tidy("a  b ; c ( d ) .") == "a b; c ( d)."


@pytest.mark.parametrize(
    ("language", "nothing", "all_of_it"),
    [
        (
            "en",
            "offers Olaf 0 silfr for 0 silfr.",
            "offers Olaf Freyr and 2 silfr for Odin, 1 tile of their choice and 3 silfr.",
        ),
        (
            "pl",
            "Daje: 0 silfr. Chce: 0 silfr.",
            "Daje: Freyr i 2 silfr. Chce: Odin, 1 kafelek do wyboru drugiej strony i 3 silfr.",
        ),
        (
            "cs",
            "Dává: 0 silfr. Chce: 0 silfr.",
            "Dává: Freyr a 2 silfr. Chce: Odin, 1 dílek podle volby druhé strany a 3 silfr.",
        ),
        (
            "es",
            "Da: 0 silfr. Pide: 0 silfr.",
            "Da: Freyr y 2 silfr. Pide: Odin, 1 loseta a elección de la otra parte y 3 silfr.",
        ),
    ],
)
def test_an_offer_names_only_what_is_in_it(language: str, nothing: str, all_of_it: str) -> None:
    def offer(give: list[str], want: list[str], **more: int) -> str:
        counts = {"given": len(give), "wanted": len(want), **more}
        return speech(language).say("pax-offers", seat="Ida", partner="Olaf", give=give, want=want, **counts)

    assert offer([], [], any_tiles=0, give_silfr=0, want_silfr=0).endswith(nothing)
    assert offer(["Freyr"], ["Odin"], any_tiles=1, give_silfr=2, want_silfr=3).endswith(all_of_it)
