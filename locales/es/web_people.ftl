# El navegador: páginas sobre personas. Partidas en curso, invitaciones, jugadores y sus puntuaciones, amigos. Se cargan con esas páginas.

## The hall

web-hall-places = La sala
web-watch = Partidas en curso
web-watch-what = Mira partidas que se están jugando. Ves lo que ve toda la mesa; lo que los jugadores guardan en secreto sigue en secreto.
web-watch-empty = Ahora nadie juega en público.
web-watch-empty-do = Mira una partida terminada
web-watch-round = Ronda { $round }
web-watch-since = empezó { $when }
web-watch-count = { $count ->
        [0] sin espectadores
        [one] { $count } espectador
       *[other] { $count } espectadores
    }
web-which-game = Juego
web-every-game = Todos los juegos

## Watching

web-watching = Estás mirando.
web-watching-what = Ves lo que todos pueden ver.
web-watching-others = Otras partidas en curso
web-watching-leave = Salir

## Before the start

web-room-to-tables = ← Volver a las mesas abiertas
web-room-home = ← Volver al inicio
web-invited-by = { $name } te invita a jugar a { $game }.
web-invited = Te invitan a jugar a { $game }.
web-invited-seats = { $count ->
        [0] Los { $seats } asientos están ocupados.
        [one] Queda libre { $count } asiento de { $seats }.
       *[other] Quedan libres { $count } asientos de { $seats }.
    }
web-terms-rating = Clasificación
web-terms-rated = Clasificatoria: cuenta para quienes tienen cuenta
web-terms-casual = No clasificatoria
web-terms-usual = lo habitual

## Statistics of a player

web-statistics = Mis estadísticas
web-statistics-what = Partidas terminadas que se jugaron aquí. Los puntos son medias, junto a las de todas las personas de aquí en partidas con los mismos jugadores.
web-statistics-none = Aún no has terminado ninguna partida.
web-statistics-none-theirs = Aún no hay partidas terminadas.
web-statistics-nobody = Tus partidas cuentan desde la primera.
web-statistics-recent = Últimas partidas
web-statistics-recent-none = Ninguna partida pública.
web-statistics-placed = { $players ->
        [1] en solitario
       *[other] puesto { $place } de { $players }
    }
web-points = { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
web-players-count = { $count ->
        [one] en solitario
       *[other] { $count } jugadores
    }
web-statistics-games = { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }
web-statistics-wins = { $count ->
        [one] { $count } victoria
       *[other] { $count } victorias
    } ({ $share })
web-statistics-rating = nivel { $rating }
web-statistics-places = Puestos
web-statistics-points = Puntos por categoría
web-statistics-own = propios
web-statistics-all = todos
web-statistics-best = Mejor partida: { $count ->
        [one] { $count } punto.
       *[other] { $count } puntos.
    }
web-statistics-go = Partidas, puestos y puntos, junto a los de todos los demás

## Ranking

web-ranking = Clasificación
web-ranking-what = Quienes han jugado al menos { $count ->
        [one] { $count } partida clasificatoria
       *[other] { $count } partidas clasificatorias
    }. El nivel es una estimación prudente que sube cuando más partidas la confirman.
web-ranking-mine = Tu puesto: { $place } de { $count }.
web-ranking-soon = { $count ->
        [one] Una partida clasificatoria más y estarás en la clasificación.
       *[other] { $count } partidas clasificatorias más y estarás en la clasificación.
    }
web-ranking-to-me = Ver mi puesto
web-ranking-empty = Nadie ha jugado aún bastantes partidas clasificatorias.
web-ranking-page = { $from } a { $to } de { $count }
web-ranking-before = Mejores
web-ranking-after = Más abajo
web-ratings-place = Puesto
web-ratings-rating = Nivel
web-ratings-games = Partidas
web-ratings-wins = Victorias
web-rated-news = Niveles ahora:
web-not-rated = Esta partida no contó para la clasificación.
web-rating-rules = Qué partidas cuentan
web-rating-rule-accounts = Solo se compara a personas con cuenta, y al menos a dos: invitado puede ser cualquiera.
web-rating-rule-seats = Nadie ocupa más de un asiento.
web-rating-rule-browser = Dos cuentas usadas en el mismo navegador no cuentan entre sí.
web-rating-rule-address = Dos cuentas que juegan desde la misma dirección de internet no cuentan entre sí.
web-rating-rule-often = Entre las mismas dos personas cuentan cinco partidas al día en cada juego.
web-rating-rule-left = Quien se rinde o deja el final a un bot ha perdido.

## Friends

web-friends = Amigos
web-friends-nobody = Ponte un nombre y podrás hacer amigos aquí.
web-friends-begin = Empezar
web-friends-link = Juega conmigo
web-friends-link-what = Envía este enlace a alguien. Quien lo acepte será tu amigo: veis cuándo está el otro en una mesa y podéis invitaros.
web-friends-guest = A un invitado solo lo conoce este navegador; con una cuenta conservas tus amigos.
web-friends-share = Compartir el enlace
web-friends-renew = Enlace nuevo
web-friends-empty = Aún no tienes amigos aquí.
web-friends-blocked = Bloqueados ({ $count })
web-friends-unblock = Desbloquear
web-friend-at-table = en la mesa { $table } ({ $game })
web-friend-playing = en una mesa
web-friend-lately = aquí hace poco
web-friend-away = última vez { $when }
web-friend-guest = invitado
web-friend-more = Quitar o bloquear a { $name }
web-friend-remove = Quitar
web-friend-block = Bloquear
web-friend-keep = Dejar
web-friend-invite = Invitar
web-friend-invited = Invitado
web-invite-friends = Llama a tus amigos
web-invite-none = Haz amigos con un enlace propio
web-invitations = Invitaciones
web-invited-to = { $name } te invita a { $game }, mesa { $table }.
web-invitation-decline = Rechazar
web-become = { $name } quiere jugar contigo
web-become-what = Los amigos ven cuándo está el otro en una mesa y pueden invitarse. Puedes terminarlo cuando quieras.
web-become-accept = Ser amigos
web-become-not = Ahora no
web-become-yours = Este es tu propio enlace
web-become-why = ¿Qué nombre debe ver { $name }?

## A name, later

web-name-later = Has jugado como { $name }. ¿Cómo deben llamarte los demás?
