# Co mluví pro tah očima botů: název každé části hodnoty pozice a věta pro „víc“ a „míň“.
# Doplňují „Díky tomu …“ a „na oplátku …“ (bots.ftl).

pax-reason-cards = karty vítězství
pax-gain-cards = blížíš se k vítězství
pax-cost-cards = vzdaluješ se od vítězství
pax-reason-followers = usazení stoupenci
pax-gain-followers = máš víc zřízených stanic se stoupenci
pax-cost-followers = máš méně zřízených stanic se stoupenci
pax-reason-silfr = silfr
pax-gain-silfr = máš víc silfr na další akce
pax-cost-silfr = máš méně silfr na další akce
pax-reason-hand = dílky v ruce
pax-gain-hand = máš v ruce lepší dílky
pax-cost-hand = máš v ruce horší dílky
pax-reason-prospects = kam drakary brzy doplují
pax-gain-prospects = tvé drakary brzy doplují na lepší místa
pax-cost-prospects = tvé drakary brzy doplují na horší místa
pax-reason-longships = drakary na mapě
pax-gain-longships = máš na mapě víc drakarů
pax-cost-longships = máš na mapě méně drakarů
pax-reason-markers = ukazatele vlivu
pax-gain-markers = zbude ti víc ukazatelů vlivu
pax-cost-markers = zbude ti méně ukazatelů vlivu
pax-reason-rival = brzdění soupeřů
pax-gain-rival = tvůj nejsilnější soupeř získá méně
pax-cost-rival = tvůj nejsilnější soupeř získá víc
pax-reason-result = výsledek
pax-gain-result = může ti to vyhrát hru
pax-cost-result = může tě to stát hru
