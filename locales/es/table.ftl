# Lo que dice la mesa: quién se sienta dónde, qué se puede hacer y cuándo, y qué no puede hacer el servidor.

## Lo que ha pasado en la mesa

table-joined = { $name } se sienta a la mesa.
table-left = { $name } se levanta de la mesa.
table-kicked = El anfitrión quita el asiento a { $name }.
table-plan-open = El anfitrión deja libre el asiento { $seat }.
table-plan-me = { $name } ocupa un asiento.
table-plan-bot = El bot { $name } ocupa un asiento.
table-claimed = { $name } toma este asiento con su enlace.
table-lent = Por ahora juega un bot en lugar de { $name }.
table-clock-bot = A { $name } se le ha acabado el tiempo; sigue un bot.
table-taken = { $name } ha vuelto y sigue jugando.
table-resigned = { $name } abandona; un bot juega el asiento hasta el final.
table-clock-resign = A { $name } se le ha acabado el tiempo y abandona.
table-undone = { $seat } deshace { $count ->
        [one] 1 jugada
       *[other] { $count } jugadas
    }.
table-undone-by-consent = Todos están de acuerdo: la partida vuelve { $move ->
        [0] al principio
       *[other] a la posición tras la jugada { $move }
    }.
table-undo-asked = { $seat } pide volver { $move ->
        [0] al principio
       *[other] a la posición tras la jugada { $move }
    }.
table-undo-denied = { $seat } rechaza la petición de deshacer.
table-undo-withdrawn = { $seat } retira la petición de deshacer.
table-rematch = Hay revancha en otra mesa: { $table }.
table-muted = El anfitrión silencia a { $name } en el chat.
table-unmuted = { $name } puede volver a escribir en el chat.
table-chance-added = { $seat } añade un número a la semilla del azar.
table-chance-left-out = { $seat } no respondió a tiempo: su número no entró en la semilla.
table-chance-fair = El azar fue limpio: la semilla corresponde al hash publicado al principio y da { $count ->
        [one] el único resultado
       *[other] los { $count } resultados
    } de la partida.

## La página sin cliente

table-page-title = Longhall está en marcha
table-page-text = Este servidor solo ofrece su API; el cliente para el navegador no está instalado.
table-page-docs = Documentación de la API

## Jugadas rechazadas

refused-not-started = La partida aún no ha empezado.
refused-no-such-action = { $given } no es una acción de este juego.

## Personas

error-who = Di primero quién eres: entra con un nombre o inicia sesión.
error-secret = Esta sesión o este enlace de asiento ya no sirve; entra de nuevo.
error-seat-only = El enlace de un asiento solo permite jugar en él; para esto, entra con un nombre o inicia sesión.
error-login = Nombre o contraseña incorrectos.
error-name-empty = Escribe un nombre.
error-password-short = La contraseña necesita al menos { $fewest ->
        [one] 1 carácter
       *[other] { $fewest } caracteres
    }.
error-account-already = Ya tienes una cuenta.
error-account-taken = Ya existe una cuenta llamada { $given }; elige otro nombre.
error-name-taken = El nombre { $given } es de alguien con cuenta aquí, o se confunde con el suyo; elige otro.
error-name-letters = El nombre { $given } tiene caracteres que aquí no se pueden usar; elige otro.
error-name-long = Este nombre es demasiado largo: { $most ->
        [one] cabe como mucho 1 carácter
       *[other] caben como mucho { $most } caracteres
    }.
error-account-none = Estás aquí como invitado; crea antes una cuenta.
error-password-wrong = Esta no es tu contraseña actual.
error-no-such-session = Esta sesión ya ha terminado.

## Mesas y asientos

error-no-such-table = No existe la mesa { $given }; comprueba el enlace.
error-no-such-seat = No existe el asiento { $given }: esta mesa tiene { $count ->
        [one] 1 asiento
       *[other] { $count } asientos
    }.
error-table-full = Todos los asientos están ocupados; puedes mirar.
error-table-not-open = Esto solo se puede hacer antes de que empiece la partida.
error-table-not-running = Esto solo se puede hacer durante la partida.
error-table-not-finished = Esto solo se puede hacer cuando la partida ha terminado.
error-seat-taken = El asiento { $seat } está ocupado.
error-seated-already = Ya tienes asiento en esta mesa; si quieres otro, di cuál.
error-seats-open = { $count ->
        [one] Aún queda 1 asiento libre
       *[other] Aún quedan { $count } asientos libres
    }; espera a más jugadores o pon bots.
error-not-host = Esto solo puede hacerlo el anfitrión de la mesa.
error-not-yours = El asiento { $seat } no es tuyo.
error-not-seated = No tienes asiento en esta mesa.
error-seat-link = Este enlace de asiento ya no sirve; pide uno nuevo.
error-seat-lent = Ahora juega un bot en tu asiento; recupéralo primero.
error-not-lendable = El asiento { $seat } no se puede prestar: debe jugarlo una persona.
error-lend-present = El anfitrión no puede prestar el asiento { $seat }: su jugador está aquí o lo estaba hace un momento.
error-lend-rated = En una partida clasificatoria, solo cada jugador puede prestar su asiento.
error-lend-clock = En esta mesa es el reloj el que decide cuándo juega un bot por alguien.
error-not-lent = El asiento { $seat } no se puede recuperar: no está prestado a un bot.
error-read-only = Esta partida de { $game } empezó con la versión { $rules } de las reglas o con otro contenido que el de este servidor; se puede mirar, pero no jugar.
error-rematch-made = Otra persona ya ha creado la revancha.

## Deshacer

error-undo-never = En esta mesa no se pueden deshacer jugadas.
error-undo-barrier = Esto no se puede deshacer: desde entonces se ha revelado información oculta o ha jugado otra persona.
error-undo-no-consent = En esta mesa no se puede pedir volver más atrás.
error-undo-no-wish = No hay ninguna petición de deshacer.
error-undo-rated = En una partida clasificatoria no se puede deshacer más allá de información ya revelada.

## Mirar atrás

error-saga-hidden = La saga de una partida se puede descargar cuando termina; antes revelaría lo que está oculto.
error-table-starting = La partida está a punto de empezar.
error-chance-alone = En esta mesa el servidor eligió la semilla por su cuenta; no se le puede añadir nada.
error-chance-early = Nadie ha pedido aún este número: el anfitrión no ha empezado la partida.
error-chance-nonce = Este no es el número con el que se comprometió el asiento.
error-chance-form = Aquí hacen falta 64 cifras hexadecimales.
error-chance-elsewhere = Esta partida continúa otra, así que su semilla no dio todo su azar; comprueba la primera partida.

## Chat

error-chat-nobody = Para escribir en el chat, entra con un nombre o inicia sesión.
error-chat-empty = Este mensaje está vacío.
error-chat-long = El mensaje es demasiado largo: tiene { $given } caracteres y caben { $most }.
error-chat-fast = Escribes muy deprisa; espera un momento.
error-chat-muted = El anfitrión te ha silenciado en esta mesa.
error-chat-no-such-person = No hay nadie así en esta mesa.

## Sockets

error-hello = No se ha podido identificar la conexión; recarga la página.
error-protocol = Esta página es más antigua o más nueva que el servidor; recárgala.
error-frame = El servidor no entiende este mensaje: { $reason }. Recarga la página.
error-too-slow = Recibes demasiado despacio o envías demasiado de una vez; conéctate de nuevo.
error-which-seat = Aquí tienes varios asientos; di para cuál es esto.
error-curtain = Levanta primero el telón de este asiento.

## Peticiones

error-stale = La partida ha avanzado entretanto; mira la mesa y decide de nuevo.
error-client-id = Con este identificador ya se hizo otra jugada; envía la nueva con otro identificador.
error-request = Petición no válida; el error está aquí: { $place }.
error-too-large = Esto es demasiado grande; el límite es { $most ->
        [one] 1 byte
       *[other] { $most } bytes
    }.
error-too-often = Demasiadas peticiones; espera { $seconds ->
        [one] 1 segundo
       *[other] { $seconds } segundos
    }.
error-origin = No se admiten peticiones desde este sitio; abre la dirección del propio servidor.
error-own-header = A la petición le falta la cabecera X-Longhall: 1.
error-host = La dirección del servidor en esta petición no tiene sentido.
error-no-such-page = Aquí no hay nada; comprueba la dirección.
error-no-such-method = Esto no se puede hacer aquí.

## El servidor

error-store = La base de datos no responde en este momento; no ha cambiado nada, inténtalo de nuevo.
error-slow = Esto tarda demasiado en este momento; mira si se ha hecho y, si no, inténtalo de nuevo.
error-not-ready = El servidor se está cerrando; vuelve en un momento.
error-unforeseen = Algo ha fallado en el servidor. Da este número al administrador: { $request }.
error-setting = El ajuste { $name } no puede ser { $given }.
error-no-such-pack = Aquí no hay ningún paquete de contenido con el hash «{ $given }».
error-pack-rated = Las partidas clasificatorias se juegan con el contenido propio del juego.
error-pack-breaks = Una partida de prueba con este paquete falló: { $reason }.
error-pack-no-end = Una partida de prueba con este paquete no había terminado tras { $most } decisiones.
error-pack-costly = Las partidas de prueba con este paquete usaron más tiempo o memoria de lo que se permite a un juego.
error-packs-folder = No existe la carpeta { $given } para paquetes de contenido.
error-data-folder = No se puede crear la carpeta de datos { $given }; elige otra con --data.
error-newer-schema = La base de datos tiene la versión { $found }, pero este programa solo conoce hasta la { $known }; instala el programa más nuevo.
error-web-folder = En { $given } no hay un cliente para el navegador ya construido: falta index.html.
error-port = No se puede escuchar en { $address }: el puerto está ocupado o no está permitido; elige otro con --port.

## La orden longhall serve

cli-serve-about = pone en marcha un servidor donde juegan personas, para amigos en casa o para un club
cli-serve-listening = Longhall escucha en { $address } (termina con Ctrl+C).
cli-serve-no-display = No se encontró ninguna pantalla: abre { $address } en un navegador.
cli-serve-ended = Longhall ha terminado; todo está guardado.
cli-word-address = DIRECCIÓN
cli-arg-open = abrir la página en el navegador, como hace longhall sin orden
cli-arg-no-open = no abrir el navegador
cli-arg-host = la dirección de este equipo en la que escuchar; 0.0.0.0 deja entrar a los demás
cli-arg-port = el puerto en el que escuchar
cli-arg-data = la carpeta de la base de datos
cli-arg-packs = una carpeta de paquetes de contenido con los que se pueden crear mesas
cli-arg-database = la dirección de una base de datos PostgreSQL en lugar de la carpeta
cli-arg-redis = la dirección de Redis, si varios procesos sirven juntos
cli-arg-address = cómo se llega al servidor desde fuera, para los enlaces
cli-arg-behind-tls = la gente entra por https, a través de un proxy
cli-arg-trusted-proxies = direcciones de los proxys que pueden decir quién entra, separadas por comas
cli-arg-origins = otros orígenes cuyas páginas pueden preguntar, separados por comas
cli-arg-bot-workers = cuántos procesos piensan por los bots
cli-arg-bot-seconds = cuántos segundos puede pensar un bot en una decisión
cli-arg-reveal-seconds = cuántos segundos espera el inicio a que los navegadores revelen su parte de la semilla
cli-arg-bot-delay = cuántos segundos espera un bot como mínimo antes de jugar
cli-arg-bot-pondering = los bots piensan por adelantado mientras decide quien va antes que ellos
cli-arg-analysis-workers = cuántas partidas terminadas se analizan a la vez; 0: ninguna
cli-arg-analysis-seconds = cuántos segundos de procesador puede ocupar el análisis de una partida
cli-arg-rate-neighbours = las partidas clasificatorias cuentan también entre personas que comparten dirección
cli-arg-notice-seconds = tras cuántos segundos de ausencia se envía un aviso
cli-arg-private-notices = los avisos pueden ir a direcciones de este equipo y de sus redes
cli-arg-smtp = el servidor de correo para los avisos por correo, como smtp://user:password@mail.example.org
cli-arg-mail-from = el remitente de ese correo
cli-arg-contact = a quién pueden preguntar por este servidor los servicios push: una dirección mailto: o https:
cli-arg-log-json = escribe el registro en JSON
cli-arg-largest-body = la petición más grande, en bytes
cli-arg-largest-frame = el mensaje más grande por un socket, en bytes
cli-arg-requests-per-minute = cuántas peticiones puede enviar una dirección en un minuto; 0 es sin límite
cli-arg-frames-per-second = cuántos mensajes puede enviar un asiento en un segundo; 0 es sin límite
cli-arg-sockets-per-address = cuántos sockets y flujos puede tener abiertos a la vez una dirección; 0: sin límite
cli-arg-guest-days = a los cuántos días se olvida a los invitados sin asiento
cli-arg-expire-hours = cada cuántas horas se busca a esos invitados; 0: nunca
cli-arg-web = la carpeta del cliente para el navegador ya construido

## Moderation

error-banned = Tienes prohibida la entrada en este servidor. Motivo: { $reason }
error-banned-until = Tienes prohibida la entrada en este servidor hasta el { $until }. Motivo: { $reason }
error-banned-address = Desde tu dirección no se puede cambiar nada; tiene prohibida la entrada en este servidor. Motivo: { $reason }
error-banned-address-until = Desde tu dirección no se puede cambiar nada; tiene prohibida la entrada en este servidor hasta el { $until }. Motivo: { $reason }
error-chat-silenced = La moderación te ha silenciado en todos los chats. Motivo: { $reason }
error-chat-silenced-until = La moderación te ha silenciado en todos los chats hasta el { $until }. Motivo: { $reason }
error-not-moderator = Solo puede hacerlo quien modera este servidor.
error-moderator-safe = { $name } modera este servidor: no se le puede silenciar ni prohibir la entrada.
error-network = { $given } no es una dirección ni una red como 203.0.113.0/24.
error-network-wide = { $given } son demasiadas direcciones a la vez; el prefijo debe tener al menos { $least } bits.
error-network-own = { $given } incluye tu propia dirección.
error-no-such-person = Aquí no hay nadie así.
error-no-such-report = Este aviso no existe o ya está atendido.
error-no-such-sanction = Ese silencio o esa prohibición no existe o ya ha terminado.
error-report-self = No puedes denunciarte a ti.
error-report-many = Tienes { $most } avisos abiertos; espera a que la moderación los lea.
