# Lo que pasa en la mesa, repeticiones y resultados

web-chart = Gráfico
web-feed-go-on = Continuar
web-feed-pause = Pausa
web-feed-quiet = Aquí se cuenta lo que hacen los demás.
web-feed-skip = Ir a mi turno
web-feed-step = Un paso
web-hands = Todas las manos
web-next-round = Ronda siguiente
web-previous-round = Ronda anterior
web-replay-leave = Cerrar la repetición
web-replay-pause = Detener la repetición
web-replay-play = Reproducir la repetición
web-share = Compartir
web-speed = Velocidad de las jugadas ajenas
web-speed-fast = Rápida
web-speed-normal = Normal
web-speed-off = Sin animar
web-speed-slow = Lenta
web-speed-what = Con qué rapidez se ven en el tablero las jugadas de los demás; las tuyas nunca esperan.
web-won-by-points = Más puntos: { $points }
