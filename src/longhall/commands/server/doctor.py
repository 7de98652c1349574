"""`longhall doctor`: one page of what a server on this machine would find, and what to do about it."""

from __future__ import annotations

from argparse import Namespace

from rich.table import Table
from rich.text import Text

from ...server.runtime.settings import read_settings
from ...terminal.screen import Screen
from ...terminal.style import BLOOD, FADED, GOLD, MOSS, STRONG
from ..command import Command
from .serve import given_settings, setting_arguments

FOUND_SOMETHING = 1


def run(args: Namespace, screen: Screen) -> int:
    """Check everything; the exit code is 1 if a server could not work so."""
    # Here and not above: it loads the server, the games and the database's libraries.
    from .doctor_checks import BAD, GOOD, NOTE, examine

    styles = {GOOD: ("+", MOSS), NOTE: ("!", GOLD), BAD: ("x", BLOOD)}
    findings = examine(read_settings(given_settings(args)))
    say = screen.speech.say
    page = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, show_header=False)
    for finding in findings:
        mark, style = styles[finding.state]
        told = Text(say(finding.message, **finding.facts))
        if finding.todo:
            told.append(f"\n{say(finding.todo, **finding.facts)}", style=FADED)
        page.add_row(Text(mark, style=style), Text(say(finding.about), style=STRONG, no_wrap=True), told)
    screen.show(page)
    screen.show()
    bad = sum(finding.state == BAD for finding in findings)
    notes = sum(finding.state == NOTE for finding in findings)
    if bad:
        screen.say("admin-doctor-bad", BLOOD, count=bad)
    elif notes:
        screen.say("admin-doctor-notes", GOLD, count=notes)
    else:
        screen.say("admin-doctor-good", MOSS)
    return FOUND_SOMETHING if bad else 0


DOCTOR = Command("doctor", setting_arguments, run, plays=False)
