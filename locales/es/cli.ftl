# La terminal: la orden longhall, su ayuda y sus errores, y lo que se ve durante la partida.

## El idioma mismo

cli-language = español
cli-join = { $before_i ->
        [yes] { $rest } e { $last }
       *[no] { $rest } y { $last }
    }

## Ayuda

cli-about = Una mesa para tres juegos de la época vikinga: en la terminal, contra bots y con amigos, en cuatro idiomas.
cli-help-usage = uso
cli-help-arguments = qué indicar
cli-help-options = opciones
cli-help-more = Cómo se usa una orden: longhall ORDEN --help. Sin orden, longhall abre la mesa en el navegador; longhall play es el juego en la terminal.

cli-play-about = Jugar una partida en esta terminal, contra bots o con otras personas en el mismo teclado.
cli-games-about = Mostrar los juegos con sus opciones de mesa, los bots y los idiomas.
cli-rules-about = Mostrar el texto de una regla o de un capítulo, o qué reglas de un juego tienen escenario.
cli-replay-about = Repasar una partida guardada, jugada a jugada.
cli-verify-about = Comprobar una saga: que cada jugada está permitida y cada resultado del azar es el que da la semilla publicada.
cli-scenario-check-about = Comprobar archivos de escenarios o lecciones y mostrar lo que difiere.
cli-content-check-about = Comprobar los tableros, cartas y losetas de un juego.
cli-content-template-about = Escribir una copia editable de los tableros, cartas y losetas de un juego.
cli-content-edit-about = Escribe los tableros, cartas y losetas de tu propia caja, de uno en uno; el paquete queda en tu carpeta.
cli-simulate-about = Hacer que los bots jueguen muchas partidas y mostrar velocidad, puntuaciones y todo lo que falle.
cli-arena-about = Hacer que los bots jueguen los mismos repartos desde cada asiento y mostrar lo fuertes que son.
cli-tune-about = Buscar mejores pesos para los bots de un juego en muchas partidas contra versiones anteriores.
cli-learn-about = Entrenar una red para los bots de un juego con partidas que juegan contra sí mismos.
cli-selfplay-about = Hacer que los bots jueguen y guardar cada decisión en un conjunto de datos, para entrenar.
cli-dataset-describe-about = Mostrar qué hay en un conjunto de datos.
cli-bench-about = Medir lo rápido que funcionan los juegos.
cli-version-about = Mostrar la versión y si funciona compilada.

cli-word-command = ORDEN
cli-word-lang = IDIOMA
cli-word-game = JUEGO
cli-word-seats = ASIENTOS
cli-word-names = NOMBRES
cli-word-seed = SEMILLA
cli-word-option = NOMBRE=VALOR
cli-word-folder = CARPETA
cli-word-number = NÚMERO
cli-word-hash = HASH
cli-word-saga = ARCHIVO.saga
cli-word-paths = ARCHIVO_O_CARPETA
cli-word-rule = REGLA
cli-word-bots = BOTS
cli-word-knowledge = PESOS
cli-word-two-shares = BAJO,ALTO
cli-word-numbers = NÚMEROS
cli-word-dataset = DATOS
cli-word-share = PARTE

cli-arg-game = el juego, por ejemplo brian-boru
cli-arg-seats = quién ocupa cada asiento, separado por comas: human (persona) o un bot, por ejemplo human,casual,strong,master
cli-arg-names = los nombres de los jugadores, separados por comas, uno por asiento
cli-arg-seed = la semilla del azar; la misma semilla da otra vez la misma partida
cli-arg-option = una opción de mesa; se puede indicar varias veces (longhall games las muestra)
cli-arg-content = una carpeta con otros tableros y cartas que los propios del juego
cli-arg-folder = una carpeta nueva o vacía para la copia
cli-arg-saga = la partida guardada
cli-arg-at = la jugada por la que empezar; 0 es la preparación
cli-arg-seat = el asiento desde el que miras, contando desde 1; si no, miras como espectador
cli-arg-paths = archivos de escenarios o lecciones, o carpetas que los contienen
cli-arg-rule = una regla como BRU-TRICK-05, o un capítulo como BRU-TRICK
cli-arg-coverage = mostrar qué reglas de este juego tienen escenario
cli-arg-scenarios = la carpeta con los escenarios; si no se indica, tests/rules
cli-arg-players = cuántos juegan
cli-arg-games = cuántas partidas
cli-arg-bots = un bot para todos los asientos, o uno para cada uno, separados por comas
cli-arg-hash = el hash de inicio que viste antes de la partida, para compararlo
cli-arg-check-bots = hacer que los bots decidan de nuevo y comparar
cli-arg-json = escribir JSON, para programas
cli-arg-arena-bots = los bots, separados por comas; el último ocupa también los asientos que queden; greedy:480 es greedy con 480 líneas, master:24 es Maestro con 24 como mucho
cli-arg-arena-games = cuántas partidas, redondeadas a repartos completos: cada reparto se juega una vez desde cada asiento
cli-arg-workers = cuántos procesos juegan a la vez; si no se indica, uno, y con --ray tantos como núcleos tenga el clúster
cli-arg-workers-all = cuántos procesos juegan a la vez; si no se indica, tantos como núcleos disponibles tenga esta máquina, y con --ray tantos como núcleos tenga el clúster
cli-arg-ray = repartir el trabajo con Ray: sin dirección, entre los núcleos de esta máquina; con dirección (HOST:PUERTO o auto), en ese clúster
cli-arg-sprt = terminar en cuanto el porcentaje de victorias del primer bot esté con seguridad más cerca de uno de estos dos valores: proporciones como 0.25,0.3 o puntos Elo como 0,30
cli-arg-reference-lines = cuántas líneas de juego sigue un greedy normal en cada decisión; si no se indica, 120
cli-arg-timed = los bots respetan su tiempo como cuando juegan con personas; las partidas pueden variar de una vez a otra
cli-arg-calibration = comparar también las probabilidades de victoria según los pesos del primer bot con lo que ocurrió
cli-arg-json-file = escribir el resultado también en este archivo, como JSON
cli-arg-minutes = cuánto tiempo buscar; después se mide la mejora
cli-arg-generations = terminar tras este número de generaciones, si llega antes de que se acaben los minutos
cli-arg-out = el archivo para los pesos y cómo se encontraron; se escribe tras cada generación
cli-arg-resume = continuar una búsqueda desde su archivo; todo lo demás se toma de él
cli-arg-lines = cuántas líneas de juego recibe una decisión; 0: solo la respuesta rápida
cli-arg-solo = ajustar para jugar en solitario
cli-arg-knowledge = los pesos iniciales: hand, o un archivo de bot/figures del juego
cli-arg-population = cuántos candidatos tiene una generación
cli-arg-tune-games = cuántas partidas juega cada candidato en una generación
cli-arg-check-games = en cuántas partidas con repartos nuevos se mide la mejora; 0: en ninguna
cli-arg-learn-players = los números de jugadores, separados por comas; se alternan, y los enfrentamientos se juegan con el primero
cli-arg-rounds = cuántas rondas de juego, entrenamiento y enfrentamiento hay; si no se indica, 3
cli-arg-learn-games = cuántas partidas se juegan en cada ronda; 1000 si no se indican ni partidas ni minutos
cli-arg-learn-minutes = cuánto tiempo se juega como máximo en cada ronda
cli-arg-match-games = cuántas partidas tiene como máximo el enfrentamiento al final de una ronda
cli-arg-match-deep = cuántas líneas más reciben en el enfrentamiento las mejores opciones de una decisión
cli-arg-match-horizons = hasta cuántos horizontes del juego se siguen esas líneas
cli-arg-hidden = cuántas unidades ocultas tiene la red
cli-arg-share = qué parte del valor de una posición es aprendida, más de 0 y como mucho 1; el resto lo dan los pesos
cli-arg-learn-tree = jugar las partidas y los enfrentamientos con un árbol: se buscan también las respuestas de todos
cli-arg-learn-policy = entrenar también una política: qué opciones merecen examinarse
cli-arg-learn-keep-value = entrenar solo la política; la red que valora las posiciones queda como está
cli-arg-learn-compare = que la red aprenda de opciones comparadas jugando cada una hasta el final de la partida
cli-arg-learn-out = el archivo para la red y cómo se hizo; las partidas se guardan a su lado
cli-arg-learn-resume = continuar un aprendizaje desde su archivo; todo salvo las rondas se toma de él
cli-arg-dataset = el conjunto de datos: una carpeta escrita por longhall selfplay, o uno de sus archivos
cli-arg-selfplay-bots = los bots, separados por comas; el último ocupa también los asientos que queden, y de una partida a otra todos avanzan un asiento
cli-arg-selfplay-players = los números de jugadores, separados por comas; se van alternando
cli-arg-selfplay-games = cuántas partidas tendrá al final el conjunto de datos
cli-arg-tries = con qué frecuencia un bot toma una de sus tres mejores opciones en lugar de la mejor, para que las partidas varíen más; si no se indica, nunca
cli-arg-shard-games = cuántas partidas tiene cada archivo; 1000 si no se indica
cli-arg-selfplay-out = la carpeta para el conjunto de datos, por ejemplo games.parquet
cli-arg-selfplay-resume = continuar un conjunto de datos interrumpido, o ampliarlo
cli-arg-lang = el idioma: en, pl, cs o es
cli-arg-help = mostrar esta ayuda

## Una orden que no se puede usar

cli-usage-wrong = No se ha entendido la orden; consulta { $see }.
cli-usage-value = { $given } necesita un valor; consulta { $see }.
cli-usage-flag = { $given } no lleva valor; consulta { $see }.
cli-usage-option = No existe la opción { $given }; consulta { $see }.
cli-usage-extra = Sobra { $given }; consulta { $see }.
cli-usage-missing = Falta { $word }; consulta { $see }.
cli-usage-number = { $argument } necesita un número entero a partir de { $fewest }, no { $given }.
cli-usage-share = { $argument } necesita un número mayor que 0 y como mucho 1, no { $given }.
cli-usage-pair = { $given } no es una opción de mesa; escríbela como nombre=valor.
cli-usage-half = { $given } es solo media orden; escribe { $known }.
cli-usage-command = No existe la orden { $given }; ¿quizá quieres decir { $known }? longhall --help las muestra todas.

cli-error-language = No existe el idioma { $given }; elige uno de estos: { $known }.
cli-error-player = { $given } no puede sentarse a la mesa; en cada asiento va uno de estos: { $known }.
cli-error-name-count = Se { $names ->
        [one] ha dado { $names } nombre
       *[other] han dado { $names } nombres
    } para { $seats ->
        [one] { $seats } asiento
       *[other] { $seats } asientos
    }; da un nombre por asiento.
cli-error-name-twice = Dos jugadores tienen el mismo nombre; dale a cada uno el suyo.
cli-error-bot-count = Se { $bots ->
        [one] ha dado { $bots } bot
       *[other] han dado { $bots } bots
    } para { $seats ->
        [one] { $seats } asiento
       *[other] { $seats } asientos
    }; da uno para todos o uno por asiento.
cli-error-seat = No existe el asiento { $given }; esta partida tiene { $seats ->
        [one] { $seats } asiento
       *[other] { $seats } asientos
    }.
cli-error-rule = No existe la regla { $given }{ $known_count ->
        [0] .
       *[other] ; se le parecen: { $known }.
    }
cli-error-scenario-folder = No existe la carpeta de escenarios { $given }; indícala con --scenarios.
cli-error-no-scenarios = Ahí no hay archivos de escenarios.
cli-error-physical = La lista de reglas puramente físicas tiene que dar un motivo para cada regla.
cli-error-folder-full = La carpeta { $given } no está vacía; indica una nueva para no sobrescribir nada.
cli-error-folder-closed = No se puede escribir en la carpeta { $given }.

## La mesa

cli-names = Astrid, Bran, Ciara, Dag, Emer, Finn
cli-you = (tú)
cli-player-human = persona
cli-player-bot = bot: { $bot }
cli-play-players = A la mesa: { $players }.
cli-play-hash = Hash de la semilla, como garantía del azar: { $hash }
cli-play-hint = Escribe el número de una opción, ? para ver la regla de la pregunta, o help para ver todas las órdenes.
cli-hint-thinking = Buscando una pista
cli-play-thinking = Los bots están pensando
cli-play-curtain = Pasad el teclado a { $player }; { $player }, pulsa Intro.
cli-play-left = La partida se dejó tras { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    }.
cli-play-seed = La semilla era { $seed }; su hash se publicó al empezar: { $hash }
cli-play-over = La partida ha terminado. Aún puedes escribir save ARCHIVO.saga, log, board o score; una línea vacía termina.

cli-ask-no-number = No existe la opción { $given }; escribe uno de los números mostrados.
cli-ask-unclear = No se ha entendido «{ $given }»; escribe un número, una acción como play 13, o help.
cli-ask-why = ({ $rule }; escribe ? para leerla)
cli-ask-help =
    un número            la opción con ese número
    play 13              una acción en palabras, como en los archivos saga
    ?                    la regla de la pregunta o de la negativa, y qué significan los signos
    ? moneda             sobre un símbolo, una ciudad, una carta o una región; también ? 13, ? BRU-TRICK-05 o cualquier palabra de las reglas
    undo                 deshacer tu última jugada, si desde entonces no se ha revelado nada
    hint                 qué haría un maestro, y por qué
    save ARCHIVO.saga    guardar la partida
    log                  lo último que ha pasado; log all: todo
    board                dibujar la mesa otra vez
    score                los puntos si la partida acabara ahora
    quit                 dejar la partida

cli-undo-done = Deshecho: { $move }
cli-undo-nothing = No hay nada que deshacer: desde tu última jugada se ha revelado información oculta o ha jugado otra persona.
cli-save-no-name = Indica dónde guardar: save ARCHIVO.saga
cli-save-exists = { $file } ya existe; elige otro nombre.
cli-save-failed = No se puede escribir { $file }; comprueba que su carpeta existe y que tienes permiso para escribir en ella.
cli-save-done = Guardado en { $file }, con { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    }.
cli-explain-nothing = Aquí no se sabe nada de «{ $given }».
cli-log-forced = (sin otra opción)

cli-score-now = Si la partida acabara ahora:
cli-score-place = Puesto
cli-score-nobody = No ha ganado nadie.
cli-score-winners = { $players_count ->
        [one] ¡{ $players } gana con { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }!
       *[other] ¡{ $players } comparten la victoria con { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        } cada uno!
    }

## Repasar y comprobar

cli-replay-keys = Intro o n: siguiente; p: anterior; un número: esa jugada; q: salir
cli-replay-unclear = Escribe n, p, q o un número del 0 al { $last }.
cli-replay-end = Esta era la última jugada.
cli-replay-start = Este es el principio.
cli-verify-shared = Hash de inicio { $hash }. La semilla la hicieron juntos el servidor y estos jugadores: { $players }.
cli-verify-nobody = Hash de inicio { $hash }. Ningún jugador aportó nada a la semilla: depende solo del servidor.
cli-verify-alone = La semilla la eligió una sola parte (un servidor de los de antes o el programa en el que se jugó).
cli-verify-left-out = { $player } se había comprometido con un número, pero ese número no está en la semilla.
cli-verify-back = { $count ->
        [one] Se deshizo { $count } jugada; su azar también se comprobó.
       *[other] Se deshicieron { $count } jugadas; su azar también se comprobó.
    }
cli-verify-bots = Decisiones de bots iguales a las que toman los bots de este programa con la semilla de la partida: { $same } de { $all }.
cli-verify-bots-timed = Otras decisiones de bots que dejan de pensar al cabo de unos segundos: { $count }. En la mesa pudieron tener menos tiempo que aquí: esto no demuestra nada.
cli-verify-done = La saga está en orden: { $moves ->
        [one] { $moves } jugada permitida
       *[other] { $moves } jugadas permitidas
    }, y la semilla da { $outcomes ->
        [one] su único resultado
       *[other] sus { $outcomes } resultados
    } del azar.

## Escenarios y reglas

cli-scenario-check-progress = Comprobando escenarios
cli-scenario-check-differs = { $title }: { $where } debería ser { $expected }, pero es { $found }.
cli-scenario-check-done = { $checked ->
        [one] { $checked } escenario comprobado
       *[other] { $checked } escenarios comprobados
    }; { $differing ->
        [0] todos se cumplen
        [one] { $differing } difiere
       *[other] { $differing } difieren
    }{ $unreadable ->
        [0] .
        [one] ; { $unreadable } archivo no se puede usar.
       *[other] ; { $unreadable } archivos no se pueden usar.
    }
cli-coverage-rule = Regla
cli-coverage-scenarios = Escenarios
cli-coverage-text = Texto
cli-coverage-physical = física
cli-coverage-done = { $rules ->
        [one] { $rules } regla
       *[other] { $rules } reglas
    }: { $covered } con escenario, { $physical } puramente físicas, { $without } sin escenario.

## Simulaciones, mediciones, contenido

cli-simulate-progress = Jugando
cli-simulate-games = { $games ->
        [one] { $games } partida jugada
       *[other] { $games } partidas jugadas
    } en { $seconds } s.
cli-simulate-interrupted = Interrumpido: cuentan las partidas que se han terminado.
cli-simulate-speed = { $games } partidas/s, { $decisions } decisiones/s, comprobando los invariantes tras cada una.
cli-simulate-length = Decisiones por partida: de { $shortest } a { $longest }.
cli-simulate-seat = Asiento
cli-simulate-bot = Bot
cli-simulate-mean = Media de puntos
cli-simulate-wins = Victorias
cli-simulate-sound = No se ha incumplido ningún invariante.
cli-simulate-broken = { $count ->
        [one] Se ha incumplido { $count } invariante:
       *[other] Se han incumplido { $count } invariantes:
    }

cli-arena-interrupted = Interrumpido: solo cuentan los repartos jugados desde todos los asientos.
cli-arena-share = Un reparto igual de las victorias sería { $share }. Entre paréntesis o tras ±: intervalos del 95 %; en la puntuación, la desviación típica.
cli-arena-rating = Puntuación
cli-arena-decision = ms por decisión, mediana / máximo
cli-arena-turn = s por turno, mediana / máximo
cli-arena-sprt-higher = Prueba secuencial: { $bot } gana { $high } antes que { $low } (logaritmo de la razón de verosimilitud { $ratio }).
cli-arena-sprt-lower = Prueba secuencial: { $bot } gana { $low } antes que { $high } (logaritmo de la razón de verosimilitud { $ratio }).
cli-arena-sprt-open = Prueba secuencial: sin decidir entre { $low } y { $high } para { $bot } (logaritmo de la razón de verosimilitud { $ratio }).
cli-arena-no-chances = Los pesos de este bot no indican probabilidades de victoria.
cli-arena-calibration = { $count ->
        [one] { $count } pronóstico
       *[other] { $count } pronósticos
    } de victoria; error de calibración esperado { $error }.
cli-arena-count = Pronósticos
cli-arena-forecast = Pronóstico
cli-arena-won = Ganadas

cli-tune-start = { $count ->
        [one] { $count } peso
       *[other] { $count } pesos
    } por ajustar.
cli-tune-generation = Generación { $generation }, { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }: valoración media { $mean }, mejor { $best }, paso { $step }
cli-tune-checking = Midiendo la mejora
cli-tune-gain-wins = Contra los pesos iniciales: { $share } de las victorias ({ $low } – { $high }); un reparto igual sería { $equal }.
cli-tune-gain-points = Frente a los pesos iniciales, con los mismos repartos: { $points } puntos de media ({ $low } – { $high }).
cli-tune-done = Los pesos están en { $file }.

cli-learn-matching = Enfrentamiento contra la mejor red hasta ahora
cli-learn-round = Ronda { $round }, { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }: error de calibración { $error }, error de puntos { $points }, en partidas no usadas para entrenar.
cli-learn-round-policy = Ronda { $round }, { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }, política: sorpresa { $surprise } (con opciones iguales { $equal }, como mínimo { $least }); en el { $agrees } de las decisiones no usadas para entrenar pone primero lo que eligió la búsqueda.
cli-learn-round-compared = Ronda { $round }, { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }: en { $decisions ->
        [one] { $decisions } decisión no usada
       *[other] { $decisions } decisiones no usadas
    } para entrenar, las opciones acabaron a { $by_hand } puntos de lo que dice el valor escrito a mano y a { $learned } de lo que dice con la red.
cli-learn-match-wins = Enfrentamiento contra la mejor hasta ahora: { $mean } de las victorias ({ $low } – { $high }); un reparto igual sería { $equal }.
cli-learn-match-points = Frente a la mejor hasta ahora, con los mismos repartos: { $mean } puntos de media ({ $low } – { $high }).
cli-learn-match-alone = Frente a la mejor hasta ahora, con los mismos repartos: victorias { $mean } ({ $low } – { $high }).
cli-learn-kept = La nueva red es mejor y se conserva.
cli-learn-not-kept = No es seguro que la nueva red sea mejor; se mantiene la mejor hasta ahora.
cli-learn-done = El mejor resultado está en { $file }.
cli-learn-interrupted = Interrumpido: las partidas y las rondas terminadas se conservan; continúa con --resume { $file }.
cli-selfplay-done = { $file } tiene { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }.
cli-selfplay-interrupted = Interrumpido: { $file } tiene { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }; continúa con --resume.
cli-dataset-game = Juego
cli-dataset-rules = reglas { $rules }
cli-dataset-made = Origen
cli-dataset-made-by = longhall { $version }, formato { $format }, semilla { $seed }
cli-dataset-bots = Bots
cli-dataset-options = Opciones
cli-dataset-games = Partidas
cli-dataset-seats = { $seats ->
        [one] { $seats } jugador
       *[other] { $seats } jugadores
    }
cli-dataset-decisions = Decisiones
cli-dataset-decisions-each = { $count }, { $each } por partida
cli-dataset-actions = Acciones
cli-dataset-actions-taken = se tomaron { $taken } de { $all }
cli-dataset-values = Valores
cli-dataset-valued = en el { $share } de las decisiones, que tienen { $options } opciones de media
cli-dataset-observation = Observación
cli-dataset-layout = { $numbers } números en { $parts } partes
cli-dataset-files = Archivos
cli-dataset-size = { $files ->
        [one] { $files } archivo
       *[other] { $files } archivos
    }, { $megabytes } MB

cli-bench-progress = Midiendo
cli-bench-game = Juego
cli-bench-seats = Jugadores
cli-bench-figure = Qué se mide
cli-bench-value = Mejor de 5
cli-bench-figure-random-play = juego al azar
cli-bench-figure-clone = copia de una posición
cli-bench-figure-view-as-json = vista como JSON
cli-bench-figure-unlike-a-plain-loop = frente a un bucle simple de Python
cli-bench-figure-places-of-a-tile = todos los lugares de una loseta, tablero medio lleno
cli-bench-unit-decisions-s = decisiones/s
cli-bench-unit-us = µs
cli-bench-unit-decisions-per-loop = decisiones por 1000 vueltas

cli-content-edit-part = ¿Qué parte? Escribe su número, o Intro para terminar.
cli-content-edit-record = ¿Qué registro? Su número, { $new }, o { $delete } y un número; Intro vuelve atrás.
cli-content-edit-field = Escribe clave = valor para cambiar un campo, clave = para quitarlo. Intro guarda el registro, { $cancel } descarta los cambios.
cli-content-edit-number = Escribe un número del 1 al { $most }.
cli-content-edit-kept = Se ha escrito { $file }; todo el paquete está en orden (hash { $hash }).
cli-content-edit-cancelled = No se ha cambiado nada.
cli-content-edit-no-drawing = Esto aún no se puede dibujar.
cli-content-check-done = { $game }: el contenido es correcto (hash { $hash }).
cli-content-template-done = Se { $count ->
        [one] ha escrito { $count } archivo
       *[other] han escrito { $count } archivos
    } en { $folder }. Para comprobarlos: longhall content check { $game } --content { $folder }. Para jugar con ellos: longhall play { $game } --content { $folder }.

## Juegos y versión

cli-games-facts = de { $fewest } a { $most } jugadores · reglas versión { $rules } · contenido { $content }
cli-games-options = Opciones de mesa:
cli-games-default = (por defecto)
cli-games-bots = Bots
cli-games-languages = Idiomas
cli-version-compiled = núcleo y juegos compilados
cli-version-plain = núcleo y juegos sin compilar

## El dibujo de Brian Boru

cli-bru-head-region = región
cli-bru-head-threshold = umbral/pts
cli-bru-head-claim = ficha
cli-bru-head-counts = tienen
cli-bru-head-towns = ciudades
cli-bru-head-points = puntos
cli-bru-head-points-short = pts
cli-bru-head-coins = monedas
cli-bru-head-renown = renombre
cli-bru-head-raiders = asaltantes
cli-bru-head-church = iglesia
cli-bru-head-space = registro
cli-bru-head-claims = fichas
cli-bru-head-claims-short = fichas
cli-bru-head-cards = cartas
cli-bru-head-cards-short = cartas
cli-bru-head-track = Matrimonio
cli-bru-head-history = Jugadas esta ronda
cli-bru-head-hand = Tu mano
cli-bru-head-picked = Te quedas
cli-bru-head-packet = Lote
cli-bru-head-primary = si ganas
cli-bru-head-upper = si no, fila superior
cli-bru-head-lower = o fila inferior
cli-bru-wins = gana
cli-bru-battle = quedan { $left } de { $strength } asaltantes en el área de batalla
cli-bru-about-town = Ciudad { $number }; color: { $colour }; región: { $region }.
cli-bru-about-roads = { $roads_count ->
        [0] No lleva allí ningún camino.
        [one] Un camino lleva a { $roads }.
       *[other] Hay caminos a { $roads }.
    }
cli-bru-about-disc = Tiene un disco de { $player }.
cli-bru-about-monastery = Tiene un monasterio y vale por dos ciudades.
cli-bru-about-vikings = La controlan los vikingos.
cli-bru-about-active = Es la ciudad activa.
cli-bru-about-region = Tiene { $towns ->
        [one] { $towns } ciudad
       *[other] { $towns } ciudades
    }; su ficha de reclamación se pone boca arriba con { $threshold } ciudades controladas y vale { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
cli-bru-about-claim = { $player } tiene su ficha de reclamación.

## Pax Viking en la terminal

cli-pax-round = Ronda { $round }
cli-pax-silfr = silfr
cli-pax-sum = total
cli-pax-duchies = ducados
cli-pax-hand = mano
cli-pax-longships = drakkares
cli-pax-track = Registro de saga
cli-pax-pile = pila: { $count }
cli-pax-discards = descartes: { $count }
cli-pax-events = eventos por venir: { $count }
cli-pax-face-down = Cartas de victoria boca abajo: { $count }
cli-pax-waters = Aguas
cli-pax-my-hand = Tu mano
cli-pax-port = puerto: { $sea }
cli-pax-cost = coste: { $cost }
cli-pax-sign-follower = seguidores establecidos
cli-pax-sign-renewed = drakkar renovado
cli-pax-sign-exhausted = drakkar agotado
cli-pax-sign-marker = marcador de influencia
