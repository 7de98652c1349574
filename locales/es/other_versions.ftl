# Partidas jugadas con otra versión de las reglas.

cli-old-saga = Esta partida se jugó con la versión { $rules } de las reglas; este programa usa la versión { $ours }. Se puede mirar, pero no seguir jugando.
cli-old-result = Resultado anotado: { $result }
cli-old-parted = A partir de aquí las reglas actuales no aceptan lo anotado. { $reason } El resto, tal como se anotó:
cli-verify-old-part = La semilla corresponde al hash publicado. Comprobado hasta donde las reglas actuales aceptan lo anotado: { $moves ->
        [one] { $moves } jugada
       *[other] { $moves } jugadas
    } y { $outcomes ->
        [one] { $outcomes } resultado
       *[other] { $outcomes } resultados
    } del azar. Lo que sigue no se puede comprobar con estas reglas. { $reason }
cli-verify-old-seed = La semilla corresponde al hash publicado. Los resultados del azar no se pueden comprobar, porque estas reglas sortean en otro orden.
table-chance-old-seed = Esta partida se jugó con la versión { $rules } de las reglas. La semilla corresponde al hash publicado al principio. Los resultados del azar no se pueden comprobar, porque las reglas actuales sortean en otro orden.
error-saga-old = La partida se jugó con la versión { $found } de las reglas; este programa usa la versión { $ours }, que no acepta lo anotado desde esta línea. La orden longhall replay muestra todo lo anotado.
error-saga-old-running = La partida empezó con la versión { $found } de las reglas y no ha terminado; no se puede continuar con la versión { $ours }. La orden longhall replay la muestra.
table-chance-old = Esta partida se jugó con la versión { $rules } de las reglas. La semilla corresponde al hash publicado al principio; hasta donde las reglas actuales pueden repetir la partida, la jugada { $move } de { $last }, da { $count ->
        [one] el { $count } resultado
       *[other] los { $count } resultados
    } del azar.
web-read-only = Esta partida se jugó con la versión { $rules } de las reglas; este servidor usa la versión { $ours }. Puedes mirarla, pero no seguir jugándola.
web-read-only-content = Esta partida se jugó con otros tableros o cartas que los de este servidor. Puedes mirarla, pero no seguir jugándola.
web-read-only-part = Las reglas actuales pueden mostrar sus posiciones hasta la jugada { $move } de { $last }. El registro y el resultado están completos.
web-read-only-no-board = Las reglas actuales no pueden mostrar sus posiciones. El registro y el resultado están completos.
web-uploaded-old = Esta partida se anotó con la versión { $rules } de las reglas y lleva al mismo resultado con las de aquí.
