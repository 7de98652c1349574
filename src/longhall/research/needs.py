"""What to say when a library of the extra `research` is missing."""

from __future__ import annotations

import os
from typing import Final

from ..kernel.errors import LonghallError

INSTALL: Final = "pip install longhall[research]"


def no_research() -> LonghallError:
    """What commands tell in a sentence, and programs as a fact."""
    return LonghallError("error-no-research", install=INSTALL)


def needs_research(missing: ImportError) -> ImportError:
    """The same error with a sentence that says what to install."""
    from ..speech import best_language, speech

    sentence = speech(best_language(os.environ)).say("error-no-research", install=INSTALL)
    return ImportError(sentence, name=missing.name, path=missing.path)
