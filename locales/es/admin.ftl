# Para el administrador de un servidor: la orden longhall admin. Y los avisos para quienes no están en la mesa.

## Avisos

notice-turn = Te toca jugar en la mesa «{ $table }» ({ $game }).
notice-started = Ha empezado la partida en la mesa «{ $table }» ({ $game }).
notice-finished = Ha terminado la partida en la mesa «{ $table }» ({ $game }).
notice-rematch = Hay una revancha para ti en la mesa «{ $table }» ({ $game }).
notice-clock-bot = Se te ha acabado el tiempo en la mesa «{ $table }» ({ $game }); un bot juega por ti hasta que vuelvas.
notice-clock-resign = Se te ha acabado el tiempo en la mesa «{ $table }» ({ $game }) y tu asiento se ha rendido.
notice-mail-footer = Recibes este correo porque esta dirección está puesta para los avisos de turno en { $address }. Puedes cambiarlo allí, bajo tu nombre.

error-notice-form = Ajustes de avisos no válidos: { $reason }
error-notice-kind = No se pueden enviar avisos por { $given }; se puede por estos medios: { $known }.
error-notice-retired = Los avisos por { $given } ya no se admiten. Elige otro medio: un webhook, Discord, Slack, Telegram, ntfy o correo.
error-notice-no-mail = Este servidor no envía correo. Elige otro medio para tus avisos.
error-notice-address = Dirección de avisos no válida; compruébala, por favor.
error-notice-inside = No se pueden enviar avisos a { $host }: no es una dirección de internet abierta.
error-notice-push = Esto no es la suscripción de un navegador a los avisos.

## Pistas

error-hint-rated = No hay pistas mientras se juega una partida clasificatoria.
error-hint-not-asked = En este asiento no hay nada que decidir ahora.
error-hint-not-option = { $given } no era una de las opciones de esa decisión.

## Las órdenes

cli-doctor-about = Comprueba qué tiene y qué le falta a un servidor en este equipo, y qué hacer.
cli-admin-list-about = Mostrar las mesas de un servidor.
cli-admin-export-about = Escribir mesas en un archivo, como líneas de JSON, y las partidas terminadas como sagas.
cli-admin-import-about = Añadir mesas de un archivo así, o partidas terminadas de sagas; no se sobrescribe nada.
cli-admin-delete-about = Borrar mesas con todo lo que les pertenece.
cli-admin-expire-guests-about = Borrar a los invitados que no están en ninguna mesa y hace tiempo que no vienen.
cli-admin-check-about = Volver a jugar cada partida guardada y compararla con lo guardado: la prueba antes de actualizar.
cli-admin-backup-about = Hacer una copia coherente de la base de datos con el servidor en marcha.
cli-admin-vacuum-about = Borrar lo que ya nadie necesita y liberar espacio.

cli-word-file = ARCHIVO
cli-word-files = ARCHIVO
cli-word-table = MESA
cli-word-tables = MESA
cli-word-status = ESTADO

cli-arg-file = el archivo que se escribe; no debe existir todavía
cli-arg-files = los archivos que se leen: exportaciones, o sagas cuyo nombre acaba en .saga
cli-arg-table = solo esta mesa; se puede dar varias veces
cli-arg-tables = las mesas, por el identificador de su enlace
cli-arg-status = solo las mesas en este estado: open, running o finished
cli-arg-sagas = la carpeta para las partidas terminadas en forma de sagas
cli-arg-people = también las cuentas y los invitados con sus puntuaciones, la forma guardada de sus contraseñas y las claves del servidor
cli-arg-yes = hacerlo de verdad
cli-arg-days = cuántos días hace que no se ve a alguien; si falta, vale el ajuste del servidor

## Listas

admin-list-id = mesa
admin-list-game = juego
admin-list-status = estado
admin-list-moves = jugadas
admin-list-changed = último cambio
admin-list-name = nombre
admin-list-people = asientos
admin-list-count = { $count ->
        [0] No hay mesas.
        [one] { $count } mesa.
       *[other] { $count } mesas.
    }
admin-status-open = abierta
admin-status-running = en juego
admin-status-finished = terminada
admin-no-such-status = No existe el estado { $given }; elige uno de estos: { $known }.

## Escribir y leer

admin-exported = { $count ->
        [one] Se ha escrito { $count } mesa
       *[other] Se han escrito { $count } mesas
    } en { $file }. Guarda este archivo con tanto cuidado como la base de datos.
admin-sagas-written = { $count ->
        [one] Se ha escrito { $count } saga
       *[other] Se han escrito { $count } sagas
    } en { $file }; { $others ->
        [0] no se ha omitido ninguna mesa.
        [one] se ha omitido { $others } mesa, porque su partida no ha terminado o tiene otras reglas.
       *[other] se han omitido { $others } mesas, porque sus partidas no han terminado o tienen otras reglas.
    }
admin-imported = Añadido: { $count ->
        [one] { $count } mesa
       *[other] { $count } mesas
    } y { $people ->
        [one] { $people } persona
       *[other] { $people } personas
    }. Ya { $known ->
        [one] estaba { $known } mesa
       *[other] estaban { $known } mesas
    }.
admin-imported-saga = { $file } es ahora la mesa { $table }.
admin-import-host = Archivo
admin-import-progress = Añadiendo
admin-import-line = esta línea no se puede usar: { $reason }
admin-import-first = una exportación debe empezar con exactamente una línea de cabecera.
admin-import-format = esta exportación tiene el formato { $found }, pero este programa lee el formato { $ours }.
admin-import-cut = la exportación no está entera; falta el final.
admin-import-unfinished = de una saga solo se pueden añadir partidas terminadas; las demás se suben en el navegador.

## Borrar

admin-delete-sure = { $count ->
        [one] Esta mesa se borraría
       *[other] Estas { $count } mesas se borrarían
    } para siempre. Si es lo que quieres, repítelo con --yes.
admin-deleted = { $count ->
        [one] Se ha borrado { $count } mesa
       *[other] Se han borrado { $count } mesas
    }.
admin-expired = { $count ->
        [one] Se ha borrado { $count } invitado sin asiento, no visto
       *[other] Se han borrado { $count } invitados sin asiento, no vistos
    } desde hacía { $days ->
        [one] { $days } día
       *[other] { $days } días
    }.

## Comprobar

admin-check-progress = Jugando otra vez
admin-check-game = este programa no conoce el juego { $game }.
admin-check-table = lo guardado sobre la mesa no se puede leer: { $reason }
admin-check-rules = empezada con la versión { $rules } de las reglas o con otro contenido; este programa juega la versión { $ours } de { $game }, así que la partida solo se puede mirar (estado: { $status }).
admin-check-gap = falta la entrada { $entry } del registro.
admin-check-entry = la entrada { $entry } del registro no es posible: { $reason }
admin-check-damaged = la entrada { $entry } del registro está dañada: { $reason }
admin-check-snapshot = la instantánea de la entrada { $entry } no es aquello a lo que lleva el registro.
admin-check-status = guardada como { $stored }, pero el registro lleva a { $found }.
admin-check-result = el resultado guardado no es aquel al que lleva el registro.
admin-check-seats = los asientos guardados no son aquellos a los que lleva el registro.
admin-check-chance = el azar no salió de la semilla: { $reason }
admin-check-file = El archivo { $file } está dañado: { $reason }. Restáuralo de una copia de seguridad; las mesas no nombradas arriba se pueden exportar antes.
admin-check-resting = { $count ->
        [one] { $count } partida terminada tiene
       *[other] { $count } partidas terminadas tienen
    } otras reglas u otro contenido: solo para mirar, y no impide actualizar.
admin-check-bad = Algo no encaja en { $bad } de { $count ->
        [one] { $count } mesa
       *[other] { $count } mesas
    }: no actualices antes de entender por qué.
admin-check-sound = { $count ->
        [one] Se ha vuelto a jugar { $count } mesa y está
       *[other] Se han vuelto a jugar { $count } mesas y están
    } exactamente como se guardó.

## La base de datos

admin-backed-up = La copia está en { $file } ({ $size } MB), entera y comprobada.
admin-backup-postgresql = PostgreSQL se copia con su propia herramienta:
admin-backup-damaged = La copia de { $given } está dañada, probablemente porque lo está la base de datos; no se ha escrito nada.
admin-backup-failed = No se puede escribir { $given }: { $reason }
admin-tidied = Borrado: { $snapshots ->
        [one] { $snapshots } instantánea antigua
       *[other] { $snapshots } instantáneas antiguas
    } y { $sessions ->
        [one] { $sessions } sesión caducada
       *[other] { $sessions } sesiones caducadas
    }. La base de datos tenía { $before } MB y ahora tiene { $after } MB.
admin-no-database = No hay base de datos de un servidor en { $given }; di dónde está con --data o --database.
admin-other-schema = La base de datos tiene la versión { $found } y este programa trabaja con la versión { $ours }. Una más antigua se actualiza con longhall admin upgrade; para una más nueva, instala el programa más nuevo.
admin-database-failed = Error de la base de datos ({ $reason }); ¿se puede acceder a ella y hay espacio en el disco?

## longhall doctor

admin-doctor-program = Programa
admin-doctor-compiled = longhall { $version }, compilado, Python { $python }
admin-doctor-plain = longhall { $version }, sin compilar, Python { $python }: los juegos y los bots van unas cuatro veces más despacio
admin-doctor-plain-todo = Instala un paquete wheel para este equipo, o un compilador de C y las cabeceras de Python, y vuelve a instalar longhall.
admin-doctor-games = Juegos
admin-doctor-games-good = { $games }
admin-doctor-games-bad = no se puede cargar un juego: { $reason }
admin-doctor-games-todo = Vuelve a instalar longhall y quita o actualiza los paquetes que añaden juegos.
admin-doctor-page = Página
admin-doctor-page-good = el cliente para el navegador está en { $folder }
admin-doctor-page-none = el cliente para el navegador no está compilado: solo se podría usar la API
admin-doctor-page-todo = Instala longhall desde un paquete wheel o ejecuta make setup; LONGHALL_WEB indica otra carpeta.
admin-doctor-port = Puerto
admin-doctor-port-free = { $address } está libre
admin-doctor-port-taken = { $address } está ocupado o no se permite; quizá longhall ya funciona ahí
admin-doctor-port-todo = Para iniciar otro servidor, elige otro puerto con --port.
admin-doctor-database = Base de datos
admin-doctor-database-good = { $address }, esquema { $found }
admin-doctor-database-new = { $address } está vacía y se creará en el primer inicio
admin-doctor-database-old = { $address } tiene el esquema anterior { $found }; el próximo inicio lo llevará a { $ours }
admin-doctor-database-old-todo = Detén el servidor y ejecuta longhall admin upgrade: antes comprueba cada partida y hace una copia.
admin-doctor-database-newer = { $address } tiene el esquema { $found }; este programa solo conoce { $ours }
admin-doctor-database-newer-todo = Instala el longhall más nuevo que ha usado esta base de datos.
admin-doctor-database-away = { $address } no responde: { $reason }
admin-doctor-database-away-todo = ¿Está en marcha y son correctos la dirección, el usuario y la contraseña? Un archivo SQLite dañado se sustituye por una copia de seguridad.
admin-doctor-database-closed = no se puede escribir en la carpeta { $folder }
admin-doctor-database-closed-todo = Elige otra carpeta con --data o permite a este usuario escribir ahí.
admin-doctor-redis = Redis
admin-doctor-redis-none = sin configurar: un solo proceso no lo necesita
admin-doctor-redis-good = responde
admin-doctor-redis-away = no responde: { $reason }
admin-doctor-redis-todo = Inícialo o corrige LONGHALL_REDIS. Hasta entonces, los procesos solo se enteran de las jugadas de los demás cada pocos segundos.
admin-doctor-mail = Correo
admin-doctor-mail-none = sin configurar: no hay avisos por correo
admin-doctor-mail-good = el servidor de correo acepta el remitente { $sender }
admin-doctor-mail-away = el servidor de correo lo rechaza: { $reason }
admin-doctor-mail-todo = Corrige LONGHALL_SMTP y LONGHALL_MAIL_FROM.
admin-doctor-disk = Disco
admin-doctor-disk-free = { $free } GB libres en { $folder }
admin-doctor-disk-todo = Libera espacio: con el disco lleno nadie puede jugar.
admin-doctor-clock = Reloj
admin-doctor-clock-good = en hora
admin-doctor-clock-back = atrasado: la última jugada de la base de datos se hará dentro de { $seconds } s
admin-doctor-clock-differs = se aparta { $seconds } s del reloj del servidor de la base de datos
admin-doctor-clock-free = nada lo mantiene en hora: el sistema no lo compara con la red
admin-doctor-clock-todo = Deja que el sistema ponga el reloj en hora, por ejemplo con systemd-timesyncd o chrony.
admin-doctor-descriptors = Descriptores
admin-doctor-descriptors-good = hasta { $most } conexiones y archivos a la vez
admin-doctor-descriptors-any = sin límite
admin-doctor-descriptors-few = solo { $most } conexiones y archivos a la vez
admin-doctor-descriptors-todo = Aumenta LimitNOFILE en la unidad de systemd, o ulimit -n.
admin-doctor-good = Todo está en orden.
admin-doctor-notes = { $count ->
        [one] Funciona; { $count } cosa podría estar mejor.
       *[other] Funciona; { $count } cosas podrían estar mejor.
    }
admin-doctor-bad = { $count ->
        [one] Hay que arreglar { $count } cosa antes de que un servidor pueda funcionar.
       *[other] Hay que arreglar { $count } cosas antes de que un servidor pueda funcionar.
    }
