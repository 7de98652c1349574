# The player aid.

web-aid-signs = Symbols
web-aid-round = Round
web-aid-scoring = Scoring
web-aid-none = This game has no sheet of its own yet.
