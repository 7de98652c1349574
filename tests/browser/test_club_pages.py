"""The club's pages in a browser."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from people import PHONE, Person
from playwright.sync_api import expect

pytestmark = pytest.mark.browser

Somebody = Callable[..., Person]


def test_the_terms_tell_facts_in_every_language(somebody: Somebody) -> None:
    person = somebody(size=PHONE)
    person.go("/")
    person.page.get_by_role("link", name="Terms and privacy").click()
    for language, word in (("en", "Cookies"), ("pl", "Ciasteczka"), ("cs", "Podmínky"), ("es", "Condiciones")):
        person.page.get_by_role("banner").get_by_role("combobox").select_option(language)
        expect(person.page.get_by_role("main")).to_contain_text(word)
        person.no_missing_words()
        person.fits()
