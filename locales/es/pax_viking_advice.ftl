# Lo que habla a favor de una jugada, según los bots: el nombre de cada parte del valor de una posición y una frase para más y para menos.
# Completan «Así …» y «a cambio …» (bots.ftl).

pax-reason-cards = cartas de victoria
pax-gain-cards = te acercas a la victoria
pax-cost-cards = te alejas de la victoria
pax-reason-followers = seguidores establecidos
pax-gain-followers = tienes más seguidores establecidos
pax-cost-followers = tienes menos seguidores establecidos
pax-reason-silfr = silfr
pax-gain-silfr = tienes más silfr para lo que viene
pax-cost-silfr = tienes menos silfr para lo que viene
pax-reason-hand = losetas en la mano
pax-gain-hand = tu mano mejora
pax-cost-hand = tu mano empeora
pax-reason-prospects = lo que pronto alcanzarán los drakkares
pax-gain-prospects = tus drakkares pronto alcanzarán mejores lugares
pax-cost-prospects = tus drakkares alcanzarán peores lugares
pax-reason-longships = drakkares en el mapa
pax-gain-longships = tienes más drakkares en el mapa
pax-cost-longships = tienes menos drakkares en el mapa
pax-reason-markers = marcadores de influencia
pax-gain-markers = te quedan más marcadores de influencia
pax-cost-markers = te quedan menos marcadores de influencia
pax-reason-rival = frenar a los rivales
pax-gain-rival = tu rival más fuerte consigue menos
pax-cost-rival = tu rival más fuerte consigue más
pax-reason-result = el resultado
pax-gain-result = puede darte la partida
pax-cost-result = puede costarte la partida
