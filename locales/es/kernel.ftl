# What any game may say: refused actions, and errors in what a person typed or in a file.
# Errors about files give the reason only; the program puts file and line in front.

## Acciones rechazadas

refused-game-over = La partida ha terminado; ya no se puede jugar nada más.
refused-pause = La partida está en pausa; ahora nadie tiene nada que decidir.
refused-no-such-seat = Ese asiento no existe: esta partida tiene { $count ->
        [one] 1 asiento
       *[other] { $count } asientos
    }.
refused-not-asked = Ahora no se te pregunta nada; falta la decisión de { $seats }.
refused-other-question = Esto no responde a lo que se pregunta ahora: { $question }.

## Juegos, asientos, bots y opciones de mesa

error-no-such-game = No hay ningún juego llamado { $given }; elige uno de estos: { $known }.
error-game-name = Un juego no puede llamarse { $name } con el prefijo { $prefix }: el nombre lleva minúsculas, cifras y guiones, y el prefijo tres minúsculas.
error-game-taken = No se puede añadir { $name } (prefijo { $prefix }): el juego { $other } ya tiene ese nombre o ese prefijo.
error-game-seats = No se puede añadir { $game } para { $fewest } a { $most } jugadores: un juego es para entre 1 y { $limit }.
error-game-incomplete = No se puede añadir { $game } porque no define { $missing }.
error-game-load = No se puede cargar el juego de { $given }: { $reason }
error-no-such-bot = No hay ningún bot llamado { $given }; elige uno de estos: { $known }.
error-figure = No existe el peso { $name }, o su valor tiene otra forma.
error-no-such-knowledge = Este juego no tiene ningún conjunto de pesos llamado { $given }.
error-no-such-variant = No existe la variante { $given }; un número de líneas va con greedy o con un nivel, por ejemplo greedy:480 o master:24.
error-too-many-bots = { $bots ->
        [one] Se ha indicado { $bots } bot
       *[other] Se han indicado { $bots } bots
    } para { $seats ->
        [one] { $seats } asiento
       *[other] { $seats } asientos
    }; indica como mucho uno por asiento.
error-sprt = Una prueba secuencial necesita dos proporciones distintas entre 0 y 1, primero la menor, no { $low } y { $high }.
error-sprt-text = { $given } no es una prueba secuencial; escribe dos proporciones como 0.25,0.3 o dos diferencias en puntos Elo como 0,30.
error-sprt-alone = Una prueba secuencial compara porcentajes de victorias; en solitario no los hay.
error-worker-lost = El mismo trabajo ha hecho terminar { $times ->
        [one] { $times } proceso
       *[other] { $times } procesos
    }, así que no se intenta otra vez.
error-no-research = Para esto hacen falta más bibliotecas; instálalas con: { $install }
error-ray-address = No se puede usar el clúster de Ray { $address }: { $reason }
error-ray-version = Un nodo del clúster de Ray tiene longhall { $theirs } y esta máquina { $ours }: instala la misma versión en todas partes.
error-ray-nodes = Un nodo del clúster de Ray no puede hacer este trabajo; longhall[research] debe estar instalado en todos los nodos. Mensaje: { $reason }
error-no-figures = { $game } no tiene pesos que se puedan ajustar.
error-no-tuning = { $file } no es el archivo de una búsqueda de pesos.
error-other-tuning = { $file } no se puede continuar: esta versión de la biblioteca o del juego da otros pesos con las mismas partidas.
error-no-features = { $game } no ofrece a una red nada de lo que aprender.
error-too-few-games = Hay pocas partidas para aprender: se necesitan al menos { $fewest }.
error-policy-lines = Una política aprende de lo que muestran las líneas de juego: pide al menos una con --lines.
error-compare-lines = Las opciones se comparan en líneas de juego y se aprende su valor: pide al menos una con --lines y quita --keep-value.
error-no-decisions = No hay decisiones guardadas para una política: estas partidas se jugaron sin --policy.
error-no-comparisons = En estas partidas no se comparó ninguna opción: eran muy pocas o se jugaron sin --compare.
error-other-observations = Las observaciones guardadas son de otra versión del juego.
error-learning-exists = { $file } contiene las partidas de un aprendizaje anterior; continúalo con --resume o elige otro archivo.
error-no-learning = { $file } no es un archivo escrito por longhall learn.
error-other-learning = { $file } no se puede continuar: faltan sus partidas o se grabaron con otra versión del juego.
error-no-observations = { $game } no tiene observaciones que se puedan guardar.
error-no-dataset = { $file } no es un conjunto de datos escrito por longhall selfplay.
error-dataset-format = { $file } es un conjunto de datos con el formato { $found }, y esta versión de longhall lee el formato { $ours }.
error-dataset-exists = { $file } ya existe; continúa con --resume o elige otra carpeta.
error-other-dataset = { $file } se creó con otros ajustes o con otra versión del juego.
error-seat-count = A { $game } se juega con { $fewest } a { $most } jugadores, no con { $given }.
error-no-such-option = No existe la opción de mesa { $option }; las opciones son: { $known }.
error-option-value = La opción de mesa { $option } no admite { $given }; elige uno de estos valores: { $known }.
error-no-such-move = No existe la jugada { $given }: la partida { $last ->
        [0] aún no tiene jugadas
        [one] tiene por ahora 1 jugada
       *[other] tiene por ahora { $last } jugadas
    }.
error-no-seed = Esta partida se cargó sin su semilla, así que se puede repasar, pero no seguir jugando.

## Resultados del azar

error-outcome-missing = Falta aquí un resultado del azar: { $kind }.
error-outcome-other = El siguiente resultado del azar tiene que ser { $kind }, pero aquí está escrito { $found }.
error-outcome-impossible = El resultado { $value } de { $kind } no es posible aquí.
error-outcome-unused = Aquí hay escritos más resultados de { $kind } de los que necesita la jugada.

## Archivos

error-file-not-text = El archivo no es texto en UTF-8.
error-file-unreadable = No se puede leer el archivo; comprueba que existe y que tienes permiso para abrirlo.

## Archivos de contenido

error-content-no-folder = No existe esa carpeta de contenido.
error-content-no-file = Este archivo de contenido falta en su carpeta.
error-content-syntax = Esto no es TOML válido.
error-content-many = Hay más archivos de contenido de los que tiene cualquier juego; se leen como máximo { $most }.
error-content-large = Es mayor que cualquier contenido; se leen como máximo { $most } bytes.
error-content-deep = Las tablas y listas están anidadas a más de { $most } niveles.
error-edit-line = No se puede leer «{ $given }»; escribe clave = valor.
error-edit-form = Este registro está escrito de un modo poco común; cámbialo en un editor de texto.
error-pack-archive = Esto no es un archivo zip que se pueda leer.
error-pack-path = Esto no puede ser un archivo de contenido: el nombre debe tener letras minúsculas, cifras y guiones bajos y terminar en .toml, y todos deben estar en una misma carpeta.
error-pack-game = Estos archivos no son el contenido de ningún juego de aquí.
error-endless = El contenido da vueltas sin fin: tras { $most } pasos no se había preguntado nada a nadie.
error-content-missing = Falta { $key } o está vacío.
error-content-type = { $key } tiene que ser { $expected ->
        [text] un texto
        [number] un número entero
        [list-of-numbers] una lista de números enteros
        [list-of-words] una lista de palabras
        [pair] un par de números enteros
        [yes-or-no] true o false
        [list-of-effects] una lista de efectos
        [list-of-tests] una lista de condiciones
        [list-of-points] una lista de listas de puntos [x, y]
        [ability] una tabla con trigger y effects
       *[other] de este tipo: { $expected }
    }.
error-content-unknown = { $key } no puede ser { $given }; tiene que ser uno de estos valores: { $known }.
error-content-twice = { $given } ya está y no puede aparecer por segunda vez.
error-content-count = { $what } tiene que tener exactamente { $expected ->
        [one] 1 entrada
       *[other] { $expected } entradas
    }, no { $found }.
error-content-range = El número de { $key } tiene que estar entre { $fewest } y { $most }.
error-content-order = Los espacios del registro tienen que ir en orden: aquí va el espacio { $expected }.
error-content-empty-region = La región { $given } no tiene ninguna ciudad.
error-content-road = Un camino tiene que unir dos ciudades distintas del tablero; este nombra: { $given }.
error-content-primary = Una acción principal tiene que empezar con el símbolo town y no puede repetirlo.
error-content-start-reward = El primer espacio del registro no puede dar recompensa.
error-content-town-rewards = Solo un espacio del registro puede dar una ciudad.
error-content-princess = La última carta de matrimonio tiene que ofrecer las opciones military, trade y spurn, en este orden.
error-content-deal = Con { $players } jugadores, cada uno tiene que recibir al menos 2 cartas, y entre todos los lotes no pueden hacer falta más cartas de las que hay.

## Sagas

error-saga-header = Esto no es una línea de cabecera: { $given }. Las cabeceras son: { $known }.
error-saga-no-header = Falta la cabecera { $given }.
error-saga-format = La saga tiene el formato { $found }, pero aquí solo se puede leer el formato { $ours }.
error-saga-rules = La partida se jugó con la versión { $found } de las reglas, pero este programa juega con la versión { $ours }.
error-saga-content = La partida se jugó con el contenido { $found }, pero este programa tiene el contenido { $ours }.
error-saga-pack = La partida se jugó con el paquete de contenido { $pack } (hash { $found }), que aquí no se conoce.
error-saga-number = Aquí debería estar la jugada { $expected }, pero se ha encontrado esto: { $given }.
error-saga-seat = { $given } no es un asiento de esta partida; los asientos van de p1 a p{ $count }.
error-saga-move = { $given } no es una acción de este juego.
error-saga-illegal = { $given } no está permitido en este momento (regla { $rule }).
error-saga-outcome = { $given } no es un resultado posible de { $kind }.
error-saga-unfinished = La saga da un resultado, pero sus jugadas no llegan al final de la partida.
error-saga-result = La saga da el resultado { $given }, pero sus jugadas llevan a { $found }.
error-saga-no-seed = A la saga le falta la semilla o su hash publicado, así que no se puede comprobar el azar.
error-saga-seed-hash = La semilla no corresponde al hash que se publicó al empezar la partida.
error-saga-back = Estas no son jugadas que se pudieran deshacer aquí: { $given }.
error-saga-names = El encabezado seats-now debe nombrar { $count } jugadores, pero nombra { $given }.
error-fair-record = El acta de inicio no tiene la forma descrita en docs/fairness.md.
error-fair-start = La mesa, el juego, las opciones, los asientos o los compromisos no son los del hash de inicio publicado.
error-fair-secret = El secreto del servidor no es aquel con el que se comprometió al crear la mesa.
error-fair-nonce = El número del asiento p{ $seat } no es aquel con el que ese asiento se comprometió antes de empezar.
error-fair-seed = La semilla no se deduce del secreto del servidor y de los números de los asientos.
error-fair-other-hash = El hash de inicio de la saga es { $found }, pero el que viste era { $given }: esta no es la partida prometida.
error-fair-no-hash = La saga no tiene hash de inicio: el servidor eligió la semilla por su cuenta.
error-saga-stacked = { $move ->
        [0] Los resultados del azar antes de la primera jugada no son los que da la semilla.
       *[other] Los resultados del azar tras la jugada { $move } no son los que da la semilla.
    }

## Escenarios

error-scenario-syntax = Esto no es YAML válido.
error-scenario-empty = El archivo no contiene ningún escenario.
error-scenario-shape = Un escenario tiene que constar de entradas con nombre, empezando por game y players.
error-scenario-key = Un escenario no tiene la entrada { $given }; las entradas son: { $known }.
error-scenario-missing = La entrada { $given } falta o no es un nombre.
error-scenario-players = La entrada players tiene que ser un número o una lista de nombres distintos entre sí.
error-scenario-entry = Cada entrada de when tiene que ser una jugada como p1: play 13, o una comprobación con then o refused.
error-scenario-refusal = Cada entrada de refused tiene que nombrar a un jugador con una acción y la regla que la prohíbe.
error-scenario-refused = { $given } no está permitido en este momento (regla { $rule }).
error-scenario-fact = No se puede comprobar nada llamado { $given }; se puede comprobar: { $known }.

## Posiciones descritas

error-given-unknown = Una posición no tiene la entrada { $given }; las entradas son: { $known }.
error-given-word = Aquí no es posible { $given }; elige uno de estos valores: { $known }.
error-given-player = No hay ningún jugador llamado { $given }; los jugadores son: { $known }.
error-given-number = Aquí no es posible { $given }; hace falta un número entero, { $most } como máximo.
error-given-flag = Aquí no es posible { $given }; escribe true o false.
error-given-list = Aquí hace falta una lista de entradas entre corchetes, no { $given }.
error-given-mapping = { $given } tiene que ser un conjunto de entradas con nombre.
error-given-twice = Los números de { $given } tienen que ser 1 o más, y cada uno puede aparecer una sola vez.
error-given-occupied = Una ciudad que debería estar libre tiene un disco: { $town }.
error-given-card-twice = Una carta solo puede estar en un sitio; esto está aquí por segunda vez: { $given }.
error-given-no-card = { $given } no tiene ninguna carta en cards, pero aquí todos tienen que haber jugado una.
error-given-too-many-cards = No hay cartas suficientes para dar a cada jugador tantas como tiene la mano más larga.
error-given-no-active = El símbolo town necesita una ciudad activa; nombra una en active.
error-given-packets = Todos los jugadores tienen que tener un lote, todos del mismo tamaño y de 3 cartas como mínimo.
error-given-no-marriage = No hay ninguna carta de matrimonio revelada; nombra una en marriage.
error-no-packs = A { $game } no se puede jugar con otros tableros y cartas que los propios.

## Lecciones

error-no-such-lesson = No hay ninguna lección llamada { $given }; las lecciones son: { $known }.
error-lesson-step = Cada paso de una lección debe tener entradas con nombre: say y show, y como mucho una de estas: you, la jugada de un jugador o then. Lo que tú tienes que hacer necesita un texto.
error-lesson-thing = No hay nada llamado { $given } que se pueda señalar.
error-lesson-until = No queda por venir nada llamado { $given }; queda por venir: { $known }.
error-lesson-not-reached = La partida no ha llegado a { $given }: antes hay que preguntar algo a alguien.
error-lesson-stopped = Aquí no se puede jugar nada: sigue antes con until.
error-lesson-free = Después de un paso con free ya no se puede jugar ni comprobar nada, solo decir algo.
error-lesson-not-asked = A { $given } no se le pregunta nada en este momento.
error-lesson-differs = { $where } debería ser { $expected }, pero es { $found }.
