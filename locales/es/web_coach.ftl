# Lo que dice el guía en cualquier juego.

web-coach-goal = Objetivo
web-coach-good = Una buena opción:
web-coach-only = Aquí solo hay una opción:
web-coach-show = Muéstramelo
web-coach-ask = Preguntar al guía
web-coach-thinking = Busco una buena jugada …
web-coach-silent = Ya conoces este tipo de decisión, así que me callo. Pregunta cuando quieras.
web-coach-waiting = Los demás juegan. Fíjate en lo que ganan: pronto te toca.
web-coach-same = { $option }: justo lo que yo habría hecho.
web-coach-fine = { $option }: tan bueno como mi idea ({ $better }).
web-coach-back = Deshacer
web-coach-over = La partida ha terminado. La próxima puede ser sin mí: el guía está en el menú de cada mesa.
web-coach-cost-chance = { $option } es la opción más floja: de 100 partidas así ganarías { $count ->
    [one] una menos
   *[other] unas { $count } menos
}. Mejor: { $better }.
web-coach-cost-points = { $option } te cuesta { $count ->
    [one] 1 punto
   *[other] unos { $count } puntos
}. Mejor: { $better }.
