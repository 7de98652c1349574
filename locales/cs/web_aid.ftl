# Přehled hry.

web-aid-signs = Symboly
web-aid-round = Kolo
web-aid-scoring = Bodování
web-aid-none = Tato hra ještě nemá vlastní přehled.
