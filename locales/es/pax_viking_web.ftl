# Pax Viking: lo que solo dice el dibujo de la mesa.

pax-word-map = Mapa del mundo vikingo
pax-word-round = Ronda { $round }
pax-word-track = Registro de saga
pax-word-pile = { $count ->
        [one] 1 loseta en la pila de saga
       *[other] { $count } losetas en la pila de saga
    }
pax-word-discards = { $count ->
        [one] Descartes: 1 loseta
       *[other] Descartes: { $count } losetas
    }
pax-word-events-left = { $count ->
        [one] Queda 1 evento
       *[other] Quedan { $count } eventos
    }
pax-word-nothing = Aquí no hay nada.
pax-word-cost = coste: { $cost } silfr
pax-word-cost-mine = te cuesta { $cost } silfr en vez de { $printed }
pax-word-too-dear = Ahora no puedes pagarlo.
pax-word-silfr = { $count } silfr

## En el mapa

pax-word-longships-here = { $count ->
        [one] 1 drakkar
       *[other] { $count } drakkares
    }
pax-word-ally-longship = aliado ({ $colour })
pax-word-commanded = al mando: { $player }
pax-word-renewed = estado: renovado
pax-word-exhausted = estado: agotado
pax-word-held-by = en manos de { $player }
pax-word-port-to = puerto a { $sea }
pax-word-home-of = sede de { $player }
pax-word-duchy-of = ducado de { $player }
pax-word-sworn = { $player }: { $count ->
        [one] 1 seguidor que hace de drakkar
       *[other] { $count } seguidores que hacen de drakkares
    }
pax-word-nodes-away = { $count ->
        [one] a 1 nodo
       *[other] a { $count } nodos
    }
pax-word-sail-from-home = zarpar desde aquí

## Jugadores

pax-word-count-silfr = silfr
pax-word-count-longships = drakkares: renovados en el mapa + en el tablero de jarl
pax-word-count-ventures = empresas establecidas
pax-word-count-posts = centros de comercio y aliados poderosos
pax-word-count-allies = drakkares aliados
pax-word-count-duchies = ducados
pax-word-count-hand = losetas en mano / límite de mano
pax-word-marker = marcador de influencia
pax-word-influence = Influencia
pax-word-influence-of = { $player }: { $follower } { $count }
pax-word-influence-holds = { $player }: { $follower } { $count }, tiene el marcador de influencia
pax-word-hand = Mi mano
pax-word-no-hand = No tienes losetas en la mano.
pax-word-jarl-board = Mi tablero de jarl
pax-word-in-supply = en el tablero de jarl: { $count }
pax-word-at-home = { $count ->
        [one] 1 drakkar en el tablero de jarl
       *[other] { $count } drakkares en el tablero de jarl
    }

## Victoria

pax-word-victory = Victoria
pax-word-lacks = A { $player } le falta: { $what }
pax-word-met = { $player }: cumplida
pax-word-not-for = { $player } no puede ganar con esta carta
pax-word-face-down = { $count ->
        [one] 1 carta está boca abajo
       *[other] { $count } cartas están boca abajo
    }
pax-word-warn-near = ¡{ $player } está cerca de «{ $card }»! Falta: { $what }
pax-word-warn-now = ¡{ $player } podría ganar con «{ $card }» en este turno! Falta: { $what }
pax-word-warn-met = ¡{ $player } cumple «{ $card }» y ganará en la próxima comprobación!

## Althing y comercio

pax-word-althing = Althing
pax-word-event = Evento
pax-word-votes-for = { $count } a favor
pax-word-votes-against = { $count } en contra
pax-word-votes-open = { $count ->
        [one] 1 voto
       *[other] { $count } votos
    }
pax-word-votes-sum = { $yes } a favor, { $no } en contra, { $all } votos en total
pax-word-votes-needed = Hacen falta { $count } de { $all } votos.
pax-word-passed = Aprobado, votos a favor: { $yes } de { $votes }
pax-word-failed = Rechazado, votos a favor: { $yes } de { $votes }
pax-word-offer = Oferta de comercio
pax-word-offer-between = Oferta: { $maker } a { $taker }
pax-word-counter-between = Contraoferta: { $maker } a { $taker }
pax-word-offer-secret = Solo ellos dos saben lo que dice.
pax-word-offer-fold = Mostrar u ocultar la oferta
pax-word-you-give = Das
pax-word-you-get = Recibes
pax-word-their-choice = Losetas a elección de la otra parte
pax-word-silfr-name = Silfr
pax-word-any-tiles = { $count ->
        [one] 1 loseta a su elección
       *[other] { $count } losetas a su elección
    }

## Página de información

pax-about-sources = Pax Viking: las reglas están completas, pero el mapa y las losetas impresas no están a nuestro alcance. Se conserva lo poco que muestra el reglamento: 4 de las 113 fronteras y algo de 9 de las 33 regiones, de 11 de los 46 puestos, de 3 de los 8 jarls, de 2 de las 20 cartas de victoria y de 4 de las 220 losetas. Casi todo lo demás está reconstruido con pueblos, lugares, dioses y personas reales de los siglos IX a XI; no es el juego impreso. Al pasar el ratón por una loseta se lee qué se sabe de ella. Quien tenga la caja puede introducir su contenido como un paquete propio.
pax-word-end-wastes = { $count ->
        [one] Te queda { $count } acción; la perderías.
       *[other] Te quedan { $count } acciones; las perderías.
    }
pax-word-missing = falta
