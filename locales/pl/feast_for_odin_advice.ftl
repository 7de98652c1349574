# Uczta dla Odyna: dlaczego opcja jest dobra.

odn-reason-scored = punkty już pewne
odn-reason-boards = zakryte pola ujemne
odn-reason-income = dochód
odn-reason-bonuses = pola premii
odn-reason-tiles = żetony na twoje plansze
odn-reason-food = jedzenie na uczty
odn-reason-silver = srebro
odn-reason-resources = surowce i bronie
odn-reason-ships = możliwości statków
odn-reason-vikings = wikingowie do umieszczenia
odn-reason-cards = pomocnicy i rozmnażanie
odn-reason-rival = powstrzymywanie rywali
