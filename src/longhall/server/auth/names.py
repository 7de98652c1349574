"""Names: one normal form to log in with, and what a name looks like, so that nobody can impersonate somebody else.

Accounts are named by PRECIS (RFC 8265, `UsernameCaseMapped`, several words allowed); display names by RFC 8266. How a
name looks is its skeleton by Unicode's table of confusable characters (UTS #39).
"""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import Any, Final

from precis_i18n import get_profile

from ...kernel.errors import LonghallError
from ..protocol.limits import LONGEST_NAME

LONGEST_LOOK: Final = 400
_username: Final = get_profile("UsernameCaseMapped")
_nickname: Final = get_profile("NicknameCasePreserved")
_SELECTORS: Final = {*range(0xFE00, 0xFE10), 0x34F}
"""Printable by Python's reckoning, invisible by anybody's."""


def clean(name: str) -> str:
    """A name without control characters and surplus spaces; an empty one is refused."""
    seen = "".join(letter for letter in name if letter.isprintable() and ord(letter) not in _SELECTORS)
    tidy = " ".join(seen.split())[:LONGEST_NAME].strip()
    if not tidy:
        raise LonghallError("error-name-empty")
    return tidy


def display_name(name: str) -> str:
    """What somebody is called: any visible letters and signs, in one form."""
    return clean(enforce(_nickname, clean(name)))


def account_name(name: str) -> str:
    """The normal form in which accounts are kept and found: letters, digits and plain signs, without case."""
    words = [enforce(_username, word) for word in clean(name).split()]
    normal = unicodedata.normalize("NFC", " ".join(words).casefold())
    if len(normal) > LONGEST_NAME:
        raise LonghallError("error-name-long", most=LONGEST_NAME)
    return normal


def log_in_forms(name: str) -> list[str]:
    """What an account may be kept as that somebody calls so: as older programs did it, and the normal form."""
    forms = []
    for form in (older_form, account_name):
        try:
            forms.append(form(name))
        except LonghallError:  # then no account is kept in this form
            continue
    return forms


def older_form(name: str) -> str:
    """The form in which accounts were kept before there was a normal one."""
    return clean(name).casefold()


def looks(name: str) -> set[str]:
    """What a name looks like as it is written, and in small letters: `I` looks like `l`, but it is an `i`."""
    tidy = unicodedata.normalize("NFKC", name)
    return {skeleton(tidy), skeleton(tidy.lower())}


def skeleton(name: str) -> str:
    """The same for all names that look alike."""
    apart = unicodedata.normalize("NFD", name)
    drawn = "".join(prototypes().get(letter, letter) for letter in apart)
    return " ".join(unicodedata.normalize("NFD", drawn).casefold().split())[:LONGEST_LOOK]


@cache
def prototypes() -> dict[str, str]:
    """For each confusable character the one that stands for all that look like it.

    The library's data goes both ways; the one with the most look-alikes is Unicode's prototype. In a pair either will
    do, as long as it is always the same.
    """
    alike: dict[str, list[str]] = {bare(letter): [bare(other["c"]) for other in found] for letter, found in pairs()}

    def rank(letter: str) -> tuple[int, str]:
        return -len(alike.get(letter, ())), letter

    return {letter: min([letter, *others], key=rank) for letter, others in alike.items() if len(letter) == 1}


def pairs() -> list[tuple[str, list[dict[str, str]]]]:
    """The library's table, which is large: it is read when the first name comes."""
    from confusable_homoglyphs.confusables import confusables_data

    table: dict[str, list[dict[str, str]]] = confusables_data
    return list(table.items())


def bare(letter: str) -> str:
    """A character without the marks that the table puts around those that run from right to left."""
    return letter.replace("\u200e", "")


def enforce(profile: Any, name: str) -> str:
    """A name in the form of a PRECIS profile; characters that it does not allow are refused."""
    try:
        return str(profile.enforce(name))
    except UnicodeEncodeError:
        raise LonghallError("error-name-letters", given=name) from None
