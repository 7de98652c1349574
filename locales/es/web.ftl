# El navegador: páginas, botones y avisos alrededor de los juegos. Las palabras de cada juego están en sus propios archivos.

## En todas partes

web-home = Inicio
web-home-label = Longhall, página de inicio
web-nav = Menú principal
web-nav-thumb = Menú principal, abajo
web-nav-lobby = Mesas
web-nav-mine = Mis partidas
web-nav-finished = Partidas terminadas
web-nav-learn = Aprender
web-nav-puzzles = Ejercicios
web-nav-rules = Reglas
web-skip-to-content = Saltar al contenido
web-new-window = se abre en otra ventana
web-close = Cerrar
web-save = Guardar
web-saved = Guardado.
web-copied = Enlace copiado.
web-more = Mostrar más
web-loading = Un momento…
web-try-again = Intentar de nuevo
web-offline = No hay conexión con el servidor. Las reglas siguen aquí; lo demás volverá con la conexión.
web-failed = No ha funcionado. Inténtalo de nuevo.
web-unreachable = El servidor no responde en este momento.
web-unofficial = Una versión no oficial hecha por aficionados
web-zoom-in = Acercar
web-zoom-out = Alejar

## Inicio

web-what = Una mesa para tres juegos de la época vikinga: con amigos de cerca y de lejos o contra bots, en cuatro idiomas.
web-quick = Jugar ya a { $game }
web-quick-none = Jugar ya
web-quick-note = Contra bots, aquí mismo en el navegador. Sin cuenta y sin instalar nada.
web-games = Los juegos
web-play-bots = Jugar contra bots
web-with-friends = Con amigos
web-coming = Llegará a la mesa más adelante
web-seats-range = De { $fewest } a { $most } jugadores
web-minutes = { $minutes } minutos
web-join = Unirse a una mesa
web-join-field = Enlace o código de la mesa
web-join-go = Ir a la mesa
web-join-or = ¿Sin invitación?
web-join-lobby = Mira qué mesas están abiertas
web-join-unreadable = Esto no es ni un enlace a una mesa ni su código.
web-mine-running = Mis partidas en curso
web-mine-all = Todas las partidas ({ $count })

## Un nombre

web-name-ask = ¿Cómo te llamas?
web-your-name = Tu nombre
web-name-why = Basta con un nombre. Solo se pregunta una vez.
web-name-log-in = Tengo una cuenta
web-name-go = Continuar

## Listas de mesas

web-lobby = Mesas abiertas
web-lobby-empty = Ninguna mesa espera jugadores en este momento.
web-lobby-empty-do = Prepara una que todos puedan ver
web-lobby-why = Te sientas a la mesa { $table } para jugar a { $game }.
web-look = Mirar
web-sit-down = Sentarse
web-open-table = Ir a la mesa
web-mine = Mis partidas
web-mine-yours = Me esperan a mí
web-mine-others = Esperan a otros
web-mine-open = Aún sin empezar
web-mine-empty = No estás en ninguna mesa.
web-mine-empty-do = Buscar una partida
web-status-open = Aún sin empezar
web-status-running = En curso
web-your-turn = Te toca
web-bot = Bot
web-winner = Victoria
web-player = Jugador
web-players = Jugadores
web-seat-free = asiento libre
web-rated = clasificatoria
web-finished = Partidas terminadas
web-finished-whose = Partidas de quién
web-finished-mine = Mías
web-finished-all = De todos
web-finished-empty-mine = Ninguna de tus partidas ha terminado todavía.
web-finished-empty-all = Ninguna partida pública ha terminado todavía.
web-see-result = Resultado
web-replay-watch = Ver la repetición
web-saga = Una partida desde un archivo
web-saga-what = Una saga es una partida entera en texto legible. Ábrela para recorrerla paso a paso o para seguir jugando donde se quedó.
web-saga-wrong = No se puede leer esta saga; línea { $line }: { $reason }
web-saga-open = Abrir un archivo de saga
web-saga-why = La saga tendrá su propia mesa, a tu nombre.

## Una mesa nueva

web-new-table = Mesa nueva
web-new-why = Eres quien organiza esta mesa. ¿Cómo quieres que te llamen los demás?
web-game = Juego
web-seats = Asientos
web-seat-number = Asiento { $number }
web-seat-me = Aquí me siento yo
web-seat-me-named = { $name } (tú)
web-seat-name = Nombre en el asiento { $number }
web-seat-open-long = Libre: alguien se une por enlace
web-bot-other = Bot: { $bot }
web-level = Nivel de los bots
web-level-chosen = Nivel de los bots: { $level }
web-levels-mixed = Nivel de los bots: variado
web-level-for-all = El mismo para todos
web-level-for-each = Cada uno el suyo
web-level-every-game = Vale para todos los juegos que empieces al momento.
web-level-of = Nivel de { $name }
web-fill-bots = Completar con bots
web-hot-seat = Varias personas en este dispositivo: entre turnos, un telón oculta las cartas a los demás.
web-no-seat = Tú no te sientas a esta mesa; solo miras.
web-open-note = { $count ->
        [one] Hay un asiento libre
       *[other] Hay { $count } asientos libres
    }. Recibirás un enlace para enviar.
web-full-note = Todos los asientos están ocupados: la partida empieza de inmediato.
web-visibility = Quién la encuentra
web-private = Quien tenga el enlace
web-listed = Todos
web-pace = Ritmo
web-pace-none = Sin reloj
web-pace-live = En tiempo real
web-pace-turns = Por turnos
web-pace-minutes = Minutos por jugador
web-pace-increment = Segundos añadidos por jugada
web-pace-days = Días por jugada
web-pace-live-is = { $minutes } min + { $seconds } s
web-pace-turns-is = { $days ->
        [one] { $days } día por jugada
       *[other] { $days } días por jugada
    }
web-more-terms = Nombre, deshacer, clasificación
web-table-name = Nombre de la mesa
web-undo-policy = Deshacer jugadas
web-undo-own = Las propias, hasta que se revele algo nuevo o juegue otra persona
web-undo-consent = También más atrás, si todos los demás están de acuerdo
web-undo-never = Nunca
web-absent-policy = Cuando a alguien se le acaba el tiempo
web-absent-bot = Un bot sigue jugando hasta que vuelva
web-absent-resign = Se rinde
web-rated-wish = Partida clasificatoria
web-rated-what = Cuenta para la clasificación de todos los que se sientan aquí y tienen cuenta.
web-game-options = Reglas de este juego
web-options-changed = { $count ->
        [one] una cambiada
       *[other] { $count } cambiadas
    }
web-options-what = Donde el reglamento se interpreta de formas distintas, decide la mesa. La interpretación recomendada ya está elegida.
web-make-table = Preparar la mesa
web-make-and-start = Empezar la partida

## Perfil y ajustes

web-profile = Perfil
web-me = Tu identidad
web-me-guest = Estás aquí como invitado. Este navegador se acuerda de ti.
web-me-account = Sesión iniciada: { $name }.
web-me-nobody = No has iniciado sesión. Basta con elegir un nombre.
web-welcome = ¡Te damos la bienvenida!
web-account = Cuenta
web-account-claim = Crear una cuenta
web-account-make = Crear la cuenta
web-account-why = Con una cuenta juegas en cualquier dispositivo y llevas contigo todos tus asientos. No hace falta correo electrónico.
web-account-name = Nombre
web-password = Contraseña
web-log-in = Iniciar sesión
web-log-in-why = Inicia sesión para usar tu cuenta aquí.
web-log-in-guest = Estás aquí como invitado; los asientos ocupados así se quedan con el invitado.
web-log-out = Cerrar sesión
web-password-change = Cambiar la contraseña
web-password-old = Contraseña actual
web-password-new = Contraseña nueva
web-password-what = Se cerrará la sesión en todos los demás dispositivos.
web-password-changed = Contraseña cambiada; se ha cerrado la sesión en todos los demás dispositivos.
web-sessions = Dónde tienes la sesión abierta
web-session-this = Este navegador
web-session-unknown = Navegador desconocido
web-session-seen = último uso: { $when }
web-session-end = Cerrar sesión
web-session-end-what = Cerrar la sesión de { $browser }, último uso: { $when }
web-sessions-end = Cerrar las demás sesiones
web-session-ended = Sesión cerrada.
web-account-delete = Eliminar la cuenta
web-account-delete-what = Abandonarás tus partidas en curso y dejarás tus asientos en las mesas abiertas. Se eliminan el chat, la clasificación y los avisos. En las partidas con otras personas aparecerás desde entonces como N. N.; las partidas sin nadie más se eliminan. No se puede deshacer.
web-account-delete-now = Eliminar para siempre
web-account-deleted = Tu cuenta se ha eliminado.
web-logged-out = Has cerrado la sesión.
web-look-and-feel = Idioma y aspecto
web-language = Idioma
web-theme = Tema
web-theme-auto = Según el dispositivo
web-theme-light = Claro
web-theme-dark = Oscuro
web-theme-to-light = Cambiar al aspecto claro
web-theme-to-dark = Cambiar al aspecto oscuro
web-motion = Animaciones
web-motion-auto = Según el dispositivo
web-motion-full = Activadas
web-motion-still = Desactivadas
web-at-the-table = En la mesa
web-confirm-end = Preguntar una vez antes de que acabe mi turno
web-confirm-end-what = Una elección que pasa el turno a otros o que descubre algo solo cuenta cuando la confirmas. Lo que aún puedes deshacer se hace al momento.
web-notices = Avisos de turno
web-notices-what = Solo mientras no estás, con el nombre de la mesa y lo que se pregunta.
web-notify = Avisos de este navegador
web-notify-what = Mientras Longhall esté abierto en una pestaña.
web-notify-push = También con Longhall cerrado.
web-notify-refused = El navegador no permite avisos de esta página; se puede cambiar en sus ajustes.
web-webhook = Dirección para los avisos
web-webhook-what = Un webhook (https://…), el webhook de un canal de Discord o Slack, tgram://token/chat, ntfy://tema o ntfys://servidor/tema y, si el servidor envía correo, mailto:tu@example.org.

## Aprender y reglas

web-learn = Aprender
web-learn-what = Lecciones cortas en un tablero de verdad, hechas con ejemplos de las reglas. No hace falta haber leído nada antes.
web-lesson-step = Paso { $step } de { $steps }
web-lesson-next = Siguiente
web-lesson-help = Muéstramelo
web-lesson-do = Hazlo por mí
web-lesson-back = Atrás
web-lesson-finish = Terminar
web-lesson-again = Empezar de nuevo
web-lesson-all = Todas las lecciones
web-lesson-your-move = Te toca
web-lesson-other = Eso también está permitido, pero esta lección va por otro lado. Prueba lo señalado: { $option }.
web-lesson-this = Haz esto: { $option }.
web-lesson-events = Lo que acaba de pasar
web-lesson-done = ¡Muy bien!
web-lesson-following = Siguiente lección
web-lesson-state-done = terminada
web-lesson-state-begun = empezada
web-rules = Reglas
web-rules-what = Con nuestras palabras, cada regla con su número. Los rechazos y el registro remiten a estos números.
web-rules-search = Buscar en las reglas
web-rules-found = { $count ->
        [0] Ninguna regla encontrada
        [one] Una regla encontrada
       *[other] { $count } reglas encontradas
    }
web-rules-none = Ninguna regla contiene todas estas palabras.
web-rules-coming = Las reglas de este juego llegarán con el juego.
web-rules-chapters = Capítulos
web-rules-leaf = Capítulo anterior y siguiente
web-rule-link = Regla { $rule }: copiar su enlace

## Acerca de

web-about = Acerca de Longhall
web-about-what = Longhall es una mesa para juegos de la época vikinga, hecha por gente que los adora: gratuita, abierta, sin publicidad.
web-about-unofficial = Una versión no oficial hecha por aficionados
web-about-unofficial-text = Longhall no está hecho, avalado ni apoyado por los autores o las editoriales de estos juegos. Los juegos, sus nombres y sus ilustraciones pertenecen a quienes los crearon:
web-about-design = Autor
web-about-house = Editorial
web-about-own = Aquí no se usa ningún texto ni imagen de las editoriales. Contamos las reglas con nuestras palabras, dibujamos los tableros, y los nombres que los juegos impresos no dan, como los de las ciudades, son nuestros.
web-about-buy = Si disfrutas de un juego en esta mesa, compra la caja: es la mejor forma de jugar con quienes tienes cerca y paga a quienes lo idearon.
web-about-sources = De dónde vienen las reglas
web-about-sources-text = De los reglamentos impresos en varios idiomas, comparados entre sí. Donde dejan algo abierto o difieren, la mesa tiene una opción con una interpretación recomendada, y la regla lo dice.
web-about-works = Software y recursos utilizados
web-about-private = Qué guarda este servidor
web-about-private-text = Tu nombre, tus partidas y, si creas una cuenta, tu contraseña en una forma que nadie puede leer. Una cookie recuerda quién eres. Sin rastreadores, nada de otros servidores.
web-public-domain = dominio público
web-credit-icons = Iconos de Lorc, Delapouite y otros, con otros colores
web-credit-coast = Líneas de costa
web-credit-alegreya = Tipografía del texto y versalitas
web-credit-uncial = Tipografía de los títulos
web-credit-fluent = Frases con plurales correctos en cada idioma
web-credit-svelte = Las páginas
web-credit-server = El servidor
web-credit-mypyc = Reglas y bots rápidos

## No encontrado

web-lost = Aquí no hay nada
web-lost-text = Esta dirección no lleva a ninguna parte. Quizá se perdió una letra del enlace por el camino.

## Brian Boru

web-bru-map = Mapa de Irlanda
web-bru-wins = va ganando
web-bru-no-cards-yet = Nadie ha jugado cartas todavía
web-bru-regions = Regiones

## La partida guiada

web-guided = Partida guiada
web-guided-alone = Guiada, en solitario
web-guided-first = Jugar con un guía
web-guided-note = Una partida real contra bots principiantes, con un guía a tu lado. Sin cuenta y sin nombre.
web-guest-name = Recién llegado

## Paquetes de contenido

web-pack = Contenido
web-pack-ours = El propio del juego
web-pack-what = Tableros, cartas y losetas propios de alguien, que ofrece este servidor.
web-pack-named = paquete de contenido: { $name }
web-packs = Paquetes de contenido
web-packs-what = Un paquete de contenido son los tableros, cartas y losetas de un juego tal como los tienes: de tu propia caja, corregidos o de tu invención. Las reglas son las mismas.
web-packs-offered = Disponibles aquí
web-packs-none = Este servidor no ofrece ninguno. Quien lo administra puede iniciarlo con una carpeta de paquetes.
web-pack-check = Comprobar un paquete
web-pack-check-what = Mete los archivos .toml del paquete en un archivo zip. Se comprueban y se prueban en unas partidas; no se guarda nada.
web-pack-file = Archivo zip
web-pack-check-go = Comprobar
web-pack-checking = Se está comprobando; se juegan unas partidas con él.
web-pack-why = ¿Con qué nombre quieres comprobarlo?
web-pack-large = El archivo puede tener como máximo { $most } kB.
web-pack-right = El paquete está en orden; juego: { $game }.
web-pack-column-file = Archivo
web-pack-column-part = Parte
web-pack-column-count = Registros
web-terms = Condiciones y privacidad
