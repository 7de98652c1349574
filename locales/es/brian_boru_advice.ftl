# Lo que habla a favor de una jugada, según los bots: el nombre de cada parte del valor de una posición y una frase para más y para menos.
# Completan «Así …» y «a cambio …» (bots.ftl).

bru-reason-points = puntos conseguidos
bru-gain-points = consigues puntos antes
bru-cost-points = ahora consigues menos puntos
bru-reason-renown = fichas de renombre
bru-gain-renown = ganas renombre, un punto cada ficha al final
bru-cost-renown = ganas menos renombre
bru-reason-claims = fichas de reclamación
bru-gain-claims = te acercas a dominar una región
bru-cost-claims = te quedas atrás en la lucha por una región
bru-reason-spread = ciudades en muchas regiones
bru-gain-spread = tienes ciudades en más regiones, lo que puntúa al final
bru-cost-spread = tienes ciudades en menos regiones
bru-reason-battle = la batalla
bru-gain-battle = quedas mejor en la batalla contra los vikingos
bru-cost-battle = quedas peor en la batalla contra los vikingos
bru-reason-church = la iglesia
bru-gain-church = quedas mejor en la iglesia
bru-cost-church = quedas peor en la iglesia
bru-reason-marriage = el matrimonio
bru-gain-marriage = tienes más opciones de matrimonio
bru-cost-marriage = tienes menos opciones de matrimonio
bru-reason-coins = monedas
bru-gain-coins = tienes más monedas para gastar
bru-cost-coins = tienes menos monedas para gastar
bru-reason-marker = el marcador
bru-gain-marker = es más fácil que tengas el marcador y abras la próxima baza
bru-cost-marker = es más difícil que tengas el marcador
bru-reason-rival = frenar a los rivales
bru-gain-rival = tu rival más fuerte consigue menos
bru-cost-rival = tu rival más fuerte consigue más
