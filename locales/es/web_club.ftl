# Páginas de un club: avisos y moderación, condiciones y privacidad, los datos propios.

## Reports

web-report-who = ¿A quién?
web-report-why = ¿Qué ha pasado?
web-report-what = Lo lee quien modera este servidor, con las últimas líneas del chat de esta mesa. A esa persona no se le dice quién ha avisado.
web-report-send = Enviar el aviso
web-report-sent = Gracias; la moderación lo mirará.
web-report-line = De { $by } sobre { $about }, { $date }
web-report-called = (entonces, { $name })
web-report-guest = en calidad de invitado
web-report-context = { $count ->
        [one] Lo que se dijo: { $count } línea
       *[other] Lo que se dijo: { $count } líneas
    }
web-report-table = A la mesa
web-report-answer = Cómo acabó
web-report-close = Cerrar el aviso

## Moderation

web-moderation = Moderación
web-reports = { $count ->
        [0] Avisos abiertos
        [one] { $count } aviso abierto
       *[other] { $count } avisos abiertos
    }
web-reports-none = Nadie ha avisado de nada.
web-sanctions = Silencios y prohibiciones
web-sanctions-none = Nadie está en silencio ni tiene prohibida la entrada.
web-is-muted = en silencio
web-is-banned = entrada prohibida
web-until = hasta el { $date }
web-sanction-kind = Qué se hace
web-sanction-mute = Silenciar
web-sanction-ban = Prohibir la entrada
web-sanction-address = Prohibir una dirección
web-sanction-network = Dirección o red
web-sanction-span = Durante cuánto
web-sanction-reason = Motivo
web-sanction-do = Hacerlo
web-sanction-lift = Levantar
web-for-hour = una hora
web-for-day = un día
web-for-week = una semana
web-for-month = 30 días
web-for-ever = para siempre
web-moderation-log = Lo que han hecho la moderación y los anfitriones
web-moderation-log-none = Nada todavía.
web-moderation-older = Anteriores
web-did-keeper = Quien lleva el servidor
web-did-mute = { $by } silenció a { $about }
web-did-ban = { $by } prohibió la entrada a { $about }
web-did-ban-network = { $by } prohibió las direcciones { $about }
web-did-lift = { $by } levantó lo impuesto a { $about }
web-did-lift-network = { $by } volvió a admitir las direcciones { $about }
web-did-close = { $by } cerró un aviso sobre { $about }
web-did-moderator = { $by } dio la moderación a { $about }
web-did-no-moderator = { $by } quitó la moderación a { $about }
web-did-host-mute = { $by } silenció a { $about } en su mesa
web-did-host-unmute = { $by } dejó que { $about } volviera a escribir en su mesa

## Terms and privacy

web-terms-by = Este servidor lo lleva { $name }.
web-terms-house = La casa
web-terms-house-text = Juega limpio y con amabilidad. A quien no lo haga, la moderación puede silenciarle o prohibirle la entrada, y dirá por qué.
web-kept = Qué se guarda de ti
web-kept-name = Tu nombre, tu idioma y, en las cuentas, un hash de la contraseña; la contraseña misma no está en ninguna parte.
web-kept-sessions = { $days ->
        [one] Dónde tienes la sesión abierta, con el nombre del navegador, durante { $days } día desde la entrada o hasta que la cierres.
       *[other] Dónde tienes la sesión abierta, con el nombre del navegador, durante { $days } días desde la entrada o hasta que la cierres.
    }
web-kept-guests = { $days ->
        [one] A los invitados sin asiento se les olvida tras { $days } día sin visita.
       *[other] A los invitados sin asiento se les olvida tras { $days } días sin visita.
    }
web-kept-games = Tus partidas con todas las jugadas, resultados y puntuaciones, lo que escribes en el chat y tus notas. Las partidas con otros quedan cuando te vas; en ellas te llamas entonces N. N.
web-kept-notices = Adónde van los avisos de turno, si los quieres: a tu navegador a través de su fabricante, o a la dirección que des.
web-kept-mail = El correo de los avisos pasa por el servidor de correo de esta casa.
web-kept-addresses = Tu dirección de red está en el registro del servidor y en su memoria para la moderación; de las partidas clasificatorias solo se guarda una forma ilegible de ella, hasta que se cuentan.
web-kept-reports = Avisos, silencios y prohibiciones, y un registro de lo que han hecho la moderación y, en sus mesas, los anfitriones.
web-kept-backups = { $count ->
        [one] Todo ello está también en las copias de seguridad; se conserva la { $count } más reciente.
       *[other] Todo ello está también en las copias de seguridad; se conservan las { $count } más recientes.
    }
web-kept-nothing = Nada se vende, ni lo miden otros, ni se carga de otros sitios.
web-cookies = Cookies
web-cookies-what = Hay dos, ambas necesarias para lo que pides. Los ajustes los guarda el propio navegador; el servidor no los ve.
web-cookie-days = { $days ->
        [one] { $days } día
       *[other] { $days } días
    }
web-cookie-session = te reconoce hasta que salgas
web-cookie-device = dice que este navegador ya ha entrado antes, para que los intentos fallidos de otros no te cierren el paso
web-rights = Tus datos son tuyos
web-rights-text = En tu página puedes descargar todo lo que se guarda de ti, corregir tu nombre y borrar la cuenta con todo lo que le pertenece.
web-my-data = Mis datos
web-my-data-what = Todo lo que este servidor guarda de ti, y tus partidas terminadas como sagas, en un archivo zip.
web-my-data-get = Descargar
