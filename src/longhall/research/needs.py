"""What to say when a library of the extra `research` is missing."""

from __future__ import annotations

import os

from ..speech import best_language, speech


def needs_research(missing: ImportError) -> ImportError:
    """The same error with a sentence that says what to install."""
    sentence = speech(best_language(os.environ)).say("error-no-research")
    return ImportError(sentence, name=missing.name, path=missing.path)
