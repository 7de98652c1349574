### Pictures to share: of a position, of an analysed game. Loaded with the first of them.

web-picture-drawing = Obrazek się rysuje…
web-picture-failed = Ta przeglądarka nie potrafiła narysować obrazka.
web-picture-save = Zapisz
web-picture-copy = Kopiuj
web-picture-copied = Obrazek jest w schowku.
web-picture-not-copied = Ta przeglądarka nie pozwala stronie kopiować obrazków: zapisz go.
