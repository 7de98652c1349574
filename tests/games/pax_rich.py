"""A position of Pax Viking in the middle of a game in which nearly everything is possible, for tests of effects."""

from __future__ import annotations

from typing import Any

from longhall.games.pax_viking import GAME

NAMES = ["p1", "p2", "p3"]
DEFAULTS = {option.name: option.default for option in GAME.variants}
RICH: dict[str, Any] = {
    "at": "actions",
    "jarls": {"p1": "gunhild", "p2": "helga", "p3": "harald"},
    "silfr": {"p1": 20, "p2": 9, "p3": 4},
    "hands": {"p1": ["hodr", "al_masudi", "emma_of_normandy"], "p2": ["magni", "rollo"], "p3": ["ukko", "hastein"]},
    "track": ["perkunas", "aegir", "simeon_of_bulgaria", "stribog", "limerick", "danegeld", "gormlaith"],
    "discards": ["mokosh", "radegast", "photios", "thetford", "bari"],
    "ventures": {
        "burtas_1": "meshchera", "burtas_2": "vyatichs", "biarmia_1": "permians", "saxons_1": "magdeburg",
        "bulgars_1": "vlachs", "danelaw_1": "five_boroughs", "syria_1": "aleppo", "khazars_1": "sarkel",
        "holmgard_1": "krivichs", "franks_1": "reims",
    },
    "owners": {
        "burtas_1": "p1", "biarmia_1": "p1", "saxons_1": "p1", "syria_1": "p1", "franks_1": "p1", "jomsborg": "p1",
        "birka": "p1", "burtas_2": "p2", "bulgars_1": "p2", "danelaw_1": "p2", "dublin": "p2", "itil": "p2",
        "cordoba": "p3", "iceland_ally": "p3", "jelling": "p3",
    },
    "boards": {"p1": ["vali", "ansgar"], "p2": ["sif", "oleg_the_wise"], "p3": ["eir", "askold_and_dir"]},
    "longships": {
        "p1": {"burtas_1": {"exhausted": 1, "renewed": 1}, "rouen": 1, "gandvik": 1, "pechenegs_1": 1},
        "p2": {"burtas": 1, "germanic_ocean": 1, "birka": 1, "bulgars_2": 1, "caspian": 1},
        "p3": {"saxons": 1, "black_sea": 1, "serkland_2": 1, "estland": 1, "mediterranean": 1},
    },
    "allies": {"black": {"birka": 1, "germanic_ocean": 2}},
}  # fmt: skip
