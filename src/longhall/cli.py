"""The one command `longhall`: finds the language and the command, and turns errors into one sentence each."""

from __future__ import annotations

import difflib
import os
import sys

from rich.text import Text

from .commands import COMMANDS, load_command
from .commands.command import INTERRUPTED, Command
from .commands.parser import PROGRAM, Parser
from .kernel.errors import LonghallError
from .speech import best_language, languages, speech
from .terminal.letters import soften_streams
from .terminal.screen import Screen
from .terminal.style import FADED, STRONG

HELP = ("-h", "--help")
AT_HOME = ("serve", "--open")
"""What `longhall` alone does: a table on this machine, in the browser. Options that follow are those of `serve`."""
BAD_INPUT = 2
CLOSED_PIPE = 1


def main(argv: list[str] | None = None) -> int:
    """Run a command line; returns the exit code."""
    words = list(sys.argv[1:] if argv is None else argv)
    soften_streams()
    screen = Screen(speech(best_language(os.environ)))
    try:
        lang, words = take_language(words)
        if lang:
            screen = Screen(speech(lang))
        return run(words, screen)
    except LonghallError as error:
        screen.complain(f"{PROGRAM}: {screen.speech.error(error)}")
        return BAD_INPUT
    except KeyboardInterrupt:
        screen.err.print()
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return CLOSED_PIPE


def take_language(words: list[str]) -> tuple[str, list[str]]:
    """The value of `--lang`, wherever it stands, and the other words."""
    lang = ""
    left: list[str] = []
    rest = iter(words)
    for word in rest:
        name, sign, value = word.partition("=")
        if name != "--lang":
            left.append(word)
            continue
        lang = (value if sign else next(rest, "")).lower()
        if not lang:
            raise LonghallError("cli-usage-value", given="--lang", see=f"{PROGRAM} --help")
        if lang not in languages():
            raise LonghallError("cli-error-language", given=lang, known=languages())
    return lang, left


def run(words: list[str], screen: Screen) -> int:
    """Find the command and let it do its work."""
    if words and words[0] in HELP:
        show_help(screen)
        return 0
    if words and words[0] == "--version":
        from .commands.version import show_version

        return show_version(screen)
    if not words or words[0].startswith("-"):
        words = [*AT_HOME, *words]
    command, rest = find_command(words)
    parser = Parser(screen.speech, command.name)
    command.arguments(parser)
    if any(word in HELP for word in rest):
        screen.write(parser.help_text().rstrip())
        return 0
    args = parser.read(rest)
    if command.plays:
        # Here and not above: content that cannot be used is told in a sentence, and games take a second to load.
        from .games import load_games

        load_games()
    return command.run(args, screen)


def find_command(words: list[str]) -> tuple[Command, list[str]]:
    """The command that the first word, or the first two, name, and what follows."""
    for length in (2, 1):
        name = " ".join(words[:length])
        if name in COMMANDS:
            return load_command(name), words[length:]
    longer = [name for name in COMMANDS if name.startswith(f"{words[0]} ")]
    if longer:
        raise LonghallError("cli-usage-half", given=words[0], known=longer)
    near = difflib.get_close_matches(words[0], list(COMMANDS), n=1)
    raise LonghallError("cli-usage-command", given=words[0], known=near or list(COMMANDS))


def show_help(screen: Screen) -> None:
    """Print the commands and their options."""
    from rich.table import Table

    say = screen.speech.say
    screen.show(Text.assemble((PROGRAM, STRONG), f"  {say('cli-about')}"))
    screen.show()
    screen.show(f"{say('cli-help-usage')}: {PROGRAM} {say('cli-word-command')} ... [--lang {say('cli-word-lang')}]")
    screen.show()
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False)
    for name in COMMANDS:
        table.add_row(Text(name, style=STRONG, no_wrap=True), say(f"cli-{name.replace(' ', '-')}-about"))
    table.add_row(Text("--version", style=STRONG), say("cli-version-about"))
    screen.show(table)
    screen.show()
    screen.say("cli-help-more", FADED)
