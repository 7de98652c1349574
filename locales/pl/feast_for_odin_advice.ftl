# Uczta dla Odyna: dlaczego opcja jest dobra.

odn-reason-scored = punkty już pewne
odn-reason-boards = zakryte pola ujemne
odn-reason-income = dochód
odn-reason-bonuses = pola specjalne
odn-reason-tiles = żetony na twoje plansze
odn-reason-food = żywność na uczty
odn-reason-silver = srebro
odn-reason-resources = materiały budowlane i broń
odn-reason-ships = możliwości łodzi
odn-reason-vikings = wikingowie do umieszczenia
odn-reason-cards = pomocnicy i rozmnażanie
odn-reason-rival = powstrzymywanie rywali
