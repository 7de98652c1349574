# Ejercicios: la página, para qué sirve la mejor jugada, la orden que los crea y lo que puede fallar.

web-puzzles-about = Posiciones de partidas entre bots en las que una jugada es claramente la mejor. Encuéntrala en el tablero.
web-puzzle-today = Ejercicio del día
web-puzzle-solve = Resolver
web-puzzle-list = Todos los ejercicios
web-puzzle-of-game = Juego
web-puzzle-difficulty = Dificultad
web-puzzle-all-grades = todas
web-puzzle-grade-1 = muy fácil
web-puzzle-grade-2 = fácil
web-puzzle-grade-3 = media
web-puzzle-grade-4 = difícil
web-puzzle-grade-5 = muy difícil
web-puzzle-none = No hay ejercicios de esta dificultad. Elige otra.
web-puzzle-number = Ejercicio { $number }
web-puzzle-players = { $count ->
        [one] partida en solitario
       *[other] { $count } jugadores
    }
web-puzzle-rating = Tu clasificación
web-puzzle-its-rating = Clasificación { $rating }
web-puzzle-streak = Seguidos
web-puzzle-solved = resuelto
web-puzzle-failed = fallado
web-puzzle-open = sin probar
web-puzzle-done = { $done } de { $count } resueltos
web-puzzle-you = Juegas como { $player }.
web-puzzle-any = Encuentra la mejor jugada.
web-puzzle-part = Encuentra la mejor jugada: así { $gain }.
web-puzzle-right = ¡Correcto!
web-puzzle-wrong = No es la mejor jugada.
web-puzzle-behind = La mejor vale más; diferencia en puntos: { $points }.
web-puzzle-far = Queda muy lejos de la mejor.
web-puzzle-best = Lo mejor: { $action }.
web-puzzle-now = Clasificación { $rating } ({ $change })
web-puzzle-again = Otra vez
web-puzzle-show = Ver la solución
web-puzzle-next = Siguiente ejercicio
web-puzzle-back = Todos los ejercicios
web-puzzle-options = Cuánto valen las opciones
web-puzzle-least = mucho menos
web-puzzle-follows = Después: { $step } de { $count }
web-puzzle-position = La posición
web-puzzle-step-back = Paso atrás
web-puzzle-step-on = Paso adelante
web-puzzle-counts = Solo cuenta el primer intento.

bru-puzzle-claim = Encuentra la jugada que te da { $region }.
bru-puzzle-keep = Encuentra la jugada con la que conservas { $region }.
bru-puzzle-wedding = Encuentra la jugada que te da la carta de matrimonio { $marriage }.
bru-puzzle-spoils = Encuentra la jugada con la que tienes más asaltantes que nadie en la batalla contra los vikingos.
bru-puzzle-church = Encuentra la jugada con la que tienes más discos que nadie en el área de la iglesia.
bru-puzzle-town = Encuentra la jugada que te da { $town }.
bru-puzzle-trick = Encuentra la jugada que gana la baza.
odn-puzzle-feast = Encuentra la jugada con la que llenas toda la mesa del banquete.
odn-puzzle-building = Encuentra la jugada que te da un edificio: { $building }.
odn-puzzle-ship = Encuentra la jugada que te da un barco: { $ship }.
odn-puzzle-island = Encuentra la jugada con la que exploras { $board }.
odn-puzzle-success = Encuentra la jugada que tiene éxito.
pax-puzzle-win = Encuentra la jugada que gana la partida.
pax-puzzle-marker = Encuentra la jugada que te da el marcador de influencia del tipo { $follower }.
pax-puzzle-post = Encuentra la jugada con la que estableces { $post }.
bru-puzzle-at-follow = Encuentra la carta para esta baza: así { $gain }.
bru-puzzle-at-choose-two = Encuentra la carta que te quedas: así { $gain }.
bru-puzzle-at-lead-town = Encuentra la ciudad por la que abres la baza: así { $gain }.
bru-puzzle-at-lead-card = Encuentra la carta con la que abres la baza por { $town }: así { $gain }.
bru-puzzle-at-expand = ¿Expandirte, y adónde? Encuentra la mejor respuesta: así { $gain }.
bru-puzzle-at-lose-town = Encuentra la ciudad que cae en manos de los vikingos: así { $gain }.
odn-puzzle-at-turn = Encuentra la casilla de acción en la ronda { $round }: así { $gain }.
odn-puzzle-at-upgrade = Encuentra el producto que conviene mejorar: así { $gain }.
odn-puzzle-at-mountain = Encuentra la tira de montaña de la que tomar: así { $gain }.
pax-puzzle-at-sail = Tu drakkar está aquí: { $place }. Encuentra adónde navega: así { $gain }.
pax-puzzle-at-action = Encuentra la próxima acción: así { $gain }.
pax-puzzle-at-action-parley = Encuentra el puesto en el que parlamentar: así { $gain }.
pax-puzzle-at-action-play = Encuentra la loseta que jugar: así { $gain }.
pax-puzzle-at-action-buy = Encuentra la loseta que comprar: así { $gain }.
pax-puzzle-at-action-journey = Encuentra dónde empieza el viaje: así { $gain }.
pax-puzzle-at-move-longships = Encuentra el drakkar que mover: así { $gain }.
pax-puzzle-at-place-longships = Encuentra el puesto para tus drakkares: así { $gain }.

cli-puzzles-make-about = Crear ejercicios: los bots juegan y quedan las posiciones en las que una opción es claramente la mejor.
cli-arg-puzzles-count = cuántos ejercicios se crean
cli-arg-puzzles-out = el archivo en el que se escriben; si no se indica, el que acompaña al juego
cli-puzzles-progress = Creando ejercicios
cli-puzzles-done = { $count ->
        [one] Hay 1 ejercicio
       *[other] Hay { $count } ejercicios
    } en { $file }.

error-no-such-puzzle = No hay ningún ejercicio «{ $given }».
error-puzzle-option = «{ $given }» no es una opción de este ejercicio.
error-puzzles-file = No se pueden leer los ejercicios: { $reason }
error-puzzles-rules = Estos ejercicios se hicieron para otras reglas u otros tableros (versión de las reglas { $found }, ahora { $ours }). Créalos de nuevo: longhall puzzles make { $game }
