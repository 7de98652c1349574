# Para quien lleva un club: copias de seguridad, actualizaciones y sus ajustes en la línea de órdenes.

## Backups

cli-admin-restore-about = Poner una copia de seguridad en el lugar de la base de datos; el servidor debe estar parado.
cli-word-backup = COPIA
cli-word-duration = TIEMPO
cli-arg-backup = la copia que se restaura: de longhall admin backup, de las periódicas o de pg_dump
cli-arg-club = quién lleva el servidor, para la página de condiciones y privacidad
cli-arg-terms = tu propio texto para esa página: un archivo Markdown o una carpeta con uno por idioma
cli-arg-backup-every = cada cuánto hace el servidor una copia por sí mismo, por ejemplo 12h o 1d; vacío: nunca
cli-arg-backup-to = la carpeta de esas copias; por omisión: backups en la carpeta de datos
cli-arg-backup-keep = cuántas de esas copias se conservan

admin-restored = { $file } es ahora la base de datos; si es antigua, el próximo arranque del servidor la pone al día.
admin-restored-before = Lo que había antes está en { $file }; bórralo cuando ya no lo necesites.
admin-restore-kind = { $given } no es una copia de esta clase de base de datos: SQLite y PostgreSQL necesitan cada una la suya.
admin-restore-failed = No se puede restaurar { $given }: { $reason }
admin-in-use = { $given } está en uso: detén antes el servidor. No se ha cambiado nada.
admin-no-tool = { $tool } no está instalado aquí; viene con PostgreSQL.
admin-tool-failed = { $tool } ha fallado: { $reason }

admin-doctor-backup = Copias
admin-doctor-backup-none = sin ajustar: solo las que escribe longhall admin backup
admin-doctor-backup-first = cada { $every } en { $folder }; aún no hay ninguna
admin-doctor-backup-good = cada { $every } en { $folder }; la más reciente es del { $made }
admin-doctor-backup-late = cada { $every } en { $folder }, pero la más reciente es del { $made }
admin-doctor-backup-late-todo = ¿Está en marcha el servidor? Su registro dice por qué falló una copia.
admin-doctor-backup-tool = falta { $tool }, sin el cual no hay copias de esta base de datos
admin-doctor-backup-tool-todo = Instala los programas cliente de PostgreSQL, de la versión del servidor de la base de datos.
admin-doctor-backup-todo = Elige otra carpeta con --backup-to, o deja que este usuario escriba en ella.
admin-doctor-packs = Paquetes
admin-doctor-packs-none = sin ajustar: se juega con el contenido propio de los juegos
admin-doctor-packs-good = { $names_count } en { $folder }: { $names }
admin-doctor-packs-empty = { $folder } está vacía
admin-doctor-packs-bad = en { $folder } no se puede usar: { $names }
admin-doctor-packs-bad-todo = Compruébalo con longhall content check: dice archivo, línea y motivo.
admin-doctor-packs-todo = Elige otra carpeta con --packs.
admin-doctor-terms = Condiciones
admin-doctor-terms-none = sin ajustar: la página solo muestra lo que guarda el servidor
admin-doctor-terms-good = { $place }
admin-doctor-terms-away = no hay ningún texto en { $place }
admin-doctor-terms-todo = Tiene que ser un archivo Markdown o una carpeta con en.md y otros; lo indica --terms.

## Upgrades

cli-admin-upgrade-about = Llevar la base de datos a la versión de este programa: comprobar cada partida, copiar, migrar.
cli-admin-downgrade-about = Devolver la base de datos a la versión de un programa anterior; no se pierde ninguna jugada.
cli-word-version = VERSIÓN
cli-arg-version = la versión de la base de datos a la que se vuelve; por omisión: la de antes de la última actualización

admin-upgrade-none = La base de datos ya tiene la versión de este programa: { $found }.
admin-upgrade-stopped = No se ha cambiado nada.
admin-upgrade-returned = La base de datos vuelve a estar como antes, con la versión { $found }, desde la copia { $file }.
admin-upgraded = La base de datos tenía la versión { $found } y ahora tiene la { $ours }. Puedes arrancar el servidor.
admin-upgrade-back = El camino de vuelta: longhall admin downgrade { $version } de este programa conserva todas las jugadas; longhall admin restore { $file } recupera este momento. Después instala el programa anterior.
admin-upgrade-kept = La base de datos tal como estaba queda en { $file }.
admin-upgrade-failed = La migración ha fallado y no se ha cambiado nada: { $reason }. También hay una copia: { $file }
admin-downgraded = La base de datos tenía la versión { $found } y ahora tiene la { $version }. Antes de arrancar el servidor, instala el programa al que corresponde.
admin-no-such-version = La base de datos tiene la versión { $found } y no puede volver a { $given }; las anteriores son estas: { $known }.
admin-no-way-down = La versión { $given } de la base de datos no se puede deshacer; restaura una copia anterior con longhall admin restore.
admin-no-upgrade = No hay ninguna copia de una actualización en { $folder }; di a qué versión hay que volver.

## Moderators

cli-admin-moderator-about = Dar a una cuenta la moderación, o mostrar quién la tiene.
cli-word-account = CUENTA
cli-arg-account = la cuenta, por su nombre de acceso; nada: mostrar todas
cli-arg-remove = quitarle la moderación

admin-moderators = { $count ->
        [0] Nadie modera este servidor.
        [one] { $count } cuenta modera.
       *[other] { $count } cuentas moderan.
    }
admin-moderator-made = { $name } modera ahora este servidor.
admin-moderator-gone = { $name } ya no modera este servidor.
admin-no-account = No hay ninguna cuenta { $given }.
