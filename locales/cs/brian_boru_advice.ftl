# Co mluví pro tah očima botů: název každé části hodnoty pozice a věta pro „víc“ a „míň“.
# Doplňují „Díky tomu …“ a „na oplátku …“ (bots.ftl).

bru-reason-points = získané body
bru-gain-points = dřív získáš body
bru-cost-points = teď získáš méně bodů
bru-reason-renown = věhlas
bru-gain-renown = získáš věhlas, na konci po bodu
bru-cost-renown = získáš méně věhlasu
bru-reason-claims = žetony nároku
bru-gain-claims = blížíš se k nadvládě v regionu
bru-cost-claims = zaostáváš v boji o region
bru-reason-spread = města v mnoha regionech
bru-gain-spread = máš města ve více regionech a to na konci boduje
bru-cost-spread = máš města v méně regionech
bru-reason-battle = bitva
bru-gain-battle = máš lepší pozici v bitvě s vikingy
bru-cost-battle = máš horší pozici v bitvě s vikingy
bru-reason-church = církev
bru-gain-church = máš lepší pozici v církvi
bru-cost-church = máš horší pozici v církvi
bru-reason-marriage = sňatky
bru-gain-marriage = máš větší naději na sňatek
bru-cost-marriage = máš menší naději na sňatek
bru-reason-coins = mince
bru-gain-coins = máš víc mincí na útratu
bru-cost-coins = máš méně mincí na útratu
bru-reason-marker = ukazatel aktivního města
bru-gain-marker = spíš získáš ukazatel, a tím i příští výnos
bru-cost-marker = spíš přijdeš o ukazatel
bru-reason-rival = brzdění soupeřů
bru-gain-rival = tvůj nejsilnější soupeř získá méně
bru-cost-rival = tvůj nejsilnější soupeř získá víc
