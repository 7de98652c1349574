run-title = Runas
run-tagline = Tres runas en la mano y tres premios: ¿quién juega la más alta en el momento justo?

## Reglas

RUN-SETUP = Preparación
RUN-SETUP-01 = De las runas del 1 al 16 se reparten tres a cada jugador, ocultas a los demás.
RUN-ROUND = Una ronda
RUN-ROUND-01 = En cada una de las tres rondas se descubre un premio de 1 a 6 puntos; cada premio sale una vez.
RUN-ROUND-02 = Todos eligen a la vez una runa de su mano. La más alta se lleva el premio; las runas quedan a la vista.
RUN-ROUND-03 = Quien jugó la más baja puede descartar a la vista una runa de su mano y robar una que nadie haya visto.
RUN-END = Fin de la partida
RUN-END-01 = Tras tres rondas gana quien tenga más puntos; si hay empate, comparten la victoria.

## Preguntas y respuestas

run-ask-choose = ¿Qué runa juegas?
run-kind-choose = qué runa jugar
run-ask-exchange = ¿Cambias una runa?
run-kind-exchange = qué runa cambiar
run-do-play = Jugar { $rune }
run-do-throw = Descartar { $rune }
run-do-keep = Quedarse con la mano
run-no-such-rune = No tienes { $rune }.

## Lo que ocurre

run-dealt = Recibes { $runes }.
run-prize = El premio vale { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
run-chosen = Eliges { $rune }.
run-reveal = Las runas son { $runes }: { $seat } se lleva { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
run-thrown = { $seat } descarta { $rune } y roba otra.
run-drawn = Robas { $rune }.

## Palabras

run-word-runes = runas en mano
run-word-prize = premio
run-word-open = runas a la vista
run-word-hand = tu mano
run-word-chosen = tu elección
run-score-prizes = Premios
run-score-total = Total

## Las runas

run-rune-1 = runa 1
run-rune-2 = runa 2
run-rune-3 = runa 3
run-rune-4 = runa 4
run-rune-5 = runa 5
run-rune-6 = runa 6
run-rune-7 = runa 7
run-rune-8 = runa 8
run-rune-9 = runa 9
run-rune-10 = runa 10
run-rune-11 = runa 11
run-rune-12 = runa 12
run-rune-13 = runa 13
run-rune-14 = runa 14
run-rune-15 = runa 15
run-rune-16 = runa 16
