# Ściągawka gracza.

web-aid-signs = Symbole
web-aid-round = Runda
web-aid-scoring = Punktacja
web-aid-none = Ta gra nie ma jeszcze własnej ściągawki.
