"""`longhall games`: what can be played, how, against whom and in which languages."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from rich.padding import Padding
from rich.text import Text

from ...bots.level import level_names
from ...bots.roster import REFERENCES
from ...kernel.game import Game
from ...kernel.registry import all_games
from ...kernel.variants import word_of
from ...speech import languages, speech
from ...terminal.screen import Screen
from ...terminal.style import FADED, STRONG
from ..command import Command
from ..parser import Parser


def arguments(parser: Parser) -> None:
    """It takes no arguments."""


def run(args: Namespace, screen: Screen) -> int:
    """Games with their variants, then bots, then languages."""
    for game in all_games():
        show_game(game, screen)
    screen.say("cli-games-bots", STRONG)
    for bot in [*level_names(), *REFERENCES]:
        name, about = screen.speech.say(f"bot-{bot}"), screen.speech.say(f"bot-{bot}-about")
        screen.show(Padding(Text.assemble((bot, STRONG), f"  {name}. {about}"), (0, 0, 0, 2)))
    screen.say("cli-games-languages", STRONG)
    for lang in languages():
        screen.show(Padding(Text.assemble((lang, STRONG), f"  {speech(lang).say('cli-language')}"), (0, 0, 0, 2)))
    return 0


def show_game(game: Game[Any], screen: Screen) -> None:
    """Title, seats, versions, and each table option with its values, the default first."""
    say = screen.speech.say
    screen.show(Text.assemble((game.name, STRONG), f"  {say(f'{game.prefix}-title')}"))
    facts = say(
        "cli-games-facts", fewest=game.fewest, most=game.most, rules=game.rules_version, content=game.content_hash
    )
    screen.show(Padding(Text(facts, style=FADED), (0, 0, 0, 2)))
    tagline = f"{game.prefix}-tagline"
    if screen.speech.has(tagline):
        screen.show(Padding(Text(say(tagline)), (0, 0, 0, 2)))
    if game.variants:
        screen.show(Padding(Text(say("cli-games-options"), style=STRONG), (0, 0, 0, 2)))
    for variant in game.variants:
        asked = say(f"{game.prefix}-option-{variant.name}")
        screen.show(
            Padding(Text.assemble((variant.name, STRONG), f"  {asked}", (f"  {variant.rule}", FADED)), (0, 0, 0, 4))
        )
        for value in variant.values:
            word = word_of(value)
            line = Text.assemble((word, STRONG), f"  {say(f'{game.prefix}-option-{variant.name}-{word}')}")
            if value is variant.default:
                line.append(f"  {say('cli-games-default')}", style=FADED)
            screen.show(Padding(line, (0, 0, 0, 6)))
    screen.show()


GAMES = Command("games", arguments, run)
