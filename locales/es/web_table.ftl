# La página de la mesa

web-agree = De acuerdo
web-away = fuera
web-back-to-now = A la posición actual
web-beside = Junto al tablero
web-board = El tablero
web-board-view = Tablero para una pantalla común
web-chat = Chat
web-chat-empty = Nadie ha dicho nada todavía.
web-chat-say = Di algo
web-choices = Tus opciones
web-confirm = Confirmar: { $choice }
web-copy-link = Copiar el enlace
web-curtain = Turno de { $player }
web-curtain-hint = Pasa el dispositivo. Nadie más debería mirar.
web-curtain-lift = { $player }: ver mis cartas
web-deny = Rechazar
web-first = Al principio
web-analyse = Analizar
web-analysis = Análisis
web-fork = Seguir desde aquí
web-fork-as = como { $player } contra bots
web-fork-all = en todos los asientos, por turnos
web-game-over = La partida ha terminado.
web-get-up = Dejar el asiento
web-hide-list = Ocultar la lista
web-hint = Pista
web-do-it = Hazlo
web-host-starts = El anfitrión empieza cuando todos los asientos están ocupados.
web-invite = Invita a tus amigos
web-jump-here = Mostrar la jugada { $move }
web-kick = Quitar el asiento
web-last = Al final
web-lend = Que un bot juegue por mí
web-link-connecting = Conectando…
web-link-lost = Conexión perdida, reintentando…
web-link-late = Las jugadas de los demás pueden llegar con unos segundos de retraso.
web-log = Registro
web-menu = Menú
web-move = Jugada
web-move-of = Jugada { $move } de { $last }
web-mute = Ocultar lo que dice { $name }
web-mute-here = Silenciar a { $name } para toda la mesa
web-unmute-here = Dejar que { $name } vuelva a escribir
web-next = Siguiente
web-no-drawing = Este juego aún no tiene dibujo; juega desde la lista de opciones.
web-no-such-table = No existe esa mesa.
web-notes = Notas
web-picture = Imagen para compartir
web-previous = Anterior
web-qr = Código QR de { $link }
web-rematch = Jugar otra vez
web-replay = Repetición
web-resign = Rendirse
web-resign-sure = ¿Seguro? Un bot sigue jugando y quedas en último lugar.
web-resigned = rendición
web-restart-turn = Reiniciar el turno
web-result = Resultado
web-saga-download = Descargar la saga
web-score = Puntuación
web-score-chart = Cómo creció la puntuación
web-score-now = Si la partida acabara ahora
web-seat-bot = Añadir un bot
web-seat-open = asiento libre
web-see-rule = Leer la regla
web-why = ¿Por qué? { $rule }
web-seed = Semilla { $seed }; su hash se publicó al empezar: { $hash }
web-fair-promise = Azar limpio: el servidor y los navegadores de todos los de la mesa hacen juntos la semilla, y nadie puede elegirla. Compromiso del servidor: { $hash }
web-fair-hash = Hash de inicio de esta partida, guardada por tu navegador: { $hash }
web-seed-shared = Semilla { $seed }; hash de inicio { $hash }
web-starting = Empezando …
web-fair-yes = Comprobado en este navegador: tu número está en la semilla, nada ha cambiado desde el inicio y de la semilla { $count ->
        [one] se deduce el único resultado del azar
       *[other] se deducen los { $count } resultados del azar
    }.
web-fair-seen = Comprobado en este navegador: nada ha cambiado desde el inicio y de la semilla { $count ->
        [one] se deduce el único resultado del azar
       *[other] se deducen los { $count } resultados del azar
    }. Este navegador no dio ningún número; { $given ->
        [one] lo dio { $given } asiento
       *[other] lo dieron { $given } asientos
    }.
web-fair-late = Este navegador no vio el inicio, así que solo puede decir que la partida concuerda consigo misma: de la semilla revelada { $count ->
        [one] se deduce el único resultado del azar
       *[other] se deducen los { $count } resultados del azar
    }.
web-fair-alone = El servidor eligió por su cuenta la semilla de esta partida. Corresponde a su hash y de ella { $count ->
        [one] se deduce el único resultado del azar
       *[other] se deducen los { $count } resultados del azar
    }.
web-unfair-advice = Tu navegador no da su número. Pregunta al anfitrión antes de jugar.
web-unfair-record = Algo no cuadra: el acta de inicio no corresponde a su hash.
web-unfair-start = Algo no cuadra: el hash de inicio no es el primero que vio este navegador.
web-unfair-server = Algo no cuadra: el compromiso del servidor no es el primero que vio este navegador.
web-unfair-seats = Algo no cuadra: el acta de inicio habla de otra mesa, otras opciones u otros asientos que los que muestra la página.
web-unfair-replaced = El número de tu asiento viene de otro navegador. Si no fuiste tú, no te fíes del azar de esta partida.
web-unfair-secret = Algo no cuadra: el secreto del servidor no es aquel con el que se comprometió.
web-unfair-nonce = Algo no cuadra: el número de { $player } no es aquel con el que se comprometió.
web-unfair-seed = Algo no cuadra: la semilla no se deduce de los compromisos.
web-unfair-dropped = Tu número no está en la semilla: llegó tarde o el servidor lo dejó fuera. Para ti, el azar depende de los demás.
web-unfair-outcome = Algo no cuadra: el resultado del azar número { $number } no se deduce de la semilla.
web-seed-hash = Azar limpio: hash de la semilla { $hash }
web-send = Enviar
web-settings = Ajustes
web-share-move = Copiar enlace a la jugada
web-shown-out = El anfitrión te ha quitado el asiento; puedes ocupar cualquiera que esté libre.
web-stale = La partida cambió antes de que llegara tu jugada. Esta es la posición actual.
web-start = Empezar la partida
web-step-back = Un paso atrás
web-take-back = Relevar al bot
web-thinking = Pensando…
web-to-act = tiene que decidir
web-to-rematch = Ir a la revancha
web-undo = Deshacer
web-undo-ask = Pedir deshacer
web-undo-ask-here = Pedir volver hasta aquí
web-undo-wished = { $player } pide volver a la jugada { $move }.
web-undo-withdraw = Retirar la petición
web-verify = Comprobar
web-waiting-for = Esperando a { $players }.
web-what-happened = Qué ha pasado
web-why-not = Ahora no:
web-why-not-how = ¿Por qué ahora no? Haz clic o pulsa ?.
web-working = Un momento…
web-show-list = Ver la lista ({ $count })
web-start-waiting = { $count ->
        [one] Queda { $count } asiento libre
       *[other] Quedan { $count } asientos libres
    }
web-winners = { $players_count ->
        [one] Victoria de { $players }
       *[other] Victoria compartida: { $players }
    }

## Ayuda de juego y guía

web-aid = Ayuda de juego
web-coach = Guía
web-coach-on = Activar el guía
web-coach-off = Quitar el guía
web-report = Denunciar a { $name }
web-report-whom = Denunciar a alguien
