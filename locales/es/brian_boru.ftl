# Brian Boru: everything the game says to players, apart from the texts of its rules (brian_boru_rules.ftl).

## Título

bru-title = Brian Boru: Alto Rey de Irlanda
bru-tagline = Las bazas reparten las ciudades de Irlanda, y el cortejo, la batalla y la iglesia deciden quién reina en sus regiones.

## Preguntas al jugador

bru-ask-start-town = Elige una ciudad para tu primer disco, en una región donde aún no haya discos de nadie.
bru-ask-choose-two = { $count ->
        [one] Elige 1 carta más del lote para quedártela.
       *[other] Elige { $count } cartas del lote para quedártelas, una tras otra.
    }
bru-ask-lead-town = Elige una ciudad libre para abrir la baza: allí va el marcador y será la ciudad activa.
bru-ask-lead-card = { $active ->
        [no] No queda ninguna ciudad libre: abre la baza con cualquier carta.
       *[yes] Elige la carta con la que abres la baza por { $town }.
    }
bru-ask-follow = Elige una carta para la baza; vale cualquiera de tu mano.
bru-ask-choose-row = Elige qué fila de la carta { $card } resuelves.
bru-ask-buy-church = Elige si pones 1 disco más en el área de la iglesia por { $cost ->
        [one] 1 moneda
       *[other] { $cost } monedas
    }; tienes { $coins }.
bru-ask-buy-raider = Elige si tomas 1 asaltante más del área de batalla por { $cost ->
        [one] 1 moneda
       *[other] { $cost } monedas
    }; tienes { $coins }.
bru-ask-buy-step = Elige si subes 1 espacio más en el registro de matrimonio por { $cost ->
        [one] 1 moneda
       *[other] { $cost } monedas
    }; tienes { $coins }.
bru-ask-expand = Elige una ciudad libre a la que expandirte por { $cost ->
        [one] 1 moneda
       *[other] { $cost } monedas
    }, o renuncia; tienes { $coins }.
bru-ask-free-town = Elige una ciudad de la que retirar la ficha de control.
bru-ask-any-town = Elige cualquier ciudad libre del tablero para tu disco.
bru-ask-town-in-region = Elige una ciudad libre de { $region } para tu disco.
bru-ask-princess = Elige qué haces con la Princesa de Dinamarca: una alianza con los vikingos para la guerra, una para el comercio, o ninguna.
bru-ask-lose-town = { $own ->
        [yes] Elige cuál de tus ciudades cae en manos de los vikingos.
       *[no] Elige qué ciudad cae en manos de los vikingos entre las que controla { $loser }.
    }
bru-ask-build-monastery = Elige una ciudad que controles para un monasterio.

## Qué se pregunta, en pocas palabras

bru-kind-start-town = una ciudad para tu primer disco
bru-kind-choose-two = una carta del lote para quedártela
bru-kind-lead-town = una ciudad para abrir la baza
bru-kind-lead-card = una carta para abrir la baza
bru-kind-follow = una carta para la baza
bru-kind-choose-row = una fila de tu carta
bru-kind-buy-church = un disco más para el área de la iglesia, o ninguno
bru-kind-buy-raider = un asaltante más, o ninguno
bru-kind-buy-step = un espacio más en el registro de matrimonio, o ninguno
bru-kind-expand = una ciudad a la que expandirte, o ninguna
bru-kind-free-town = una ficha de control que retirar
bru-kind-any-town = una ciudad libre de cualquier parte del tablero
bru-kind-town-in-region = una ciudad libre de la región de la carta de matrimonio
bru-kind-princess = tu respuesta a la Princesa de Dinamarca
bru-kind-lose-town = una ciudad que cae en manos de los vikingos
bru-kind-build-monastery = una ciudad para un monasterio

## Opciones para elegir

bru-do-start = Empezar en { $town }
bru-do-pick = Elegir { $card }
bru-do-lead = Abrir en { $town }
bru-do-play = Jugar { $card }
bru-do-row = Usar la { $row }: { $symbols }
bru-do-buy-church = 1 disco más por { $cost ->
        [one] 1 moneda
       *[other] { $cost } monedas
    }
bru-do-buy-raider = 1 asaltante más por { $cost ->
        [one] 1 moneda
       *[other] { $cost } monedas
    }
bru-do-buy-step = 1 espacio más por { $cost ->
        [one] 1 moneda
       *[other] { $cost } monedas
    }
bru-do-stop = No comprar más
bru-do-expand = Expandirse a { $town }
bru-do-decline = Renunciar
bru-do-free = Liberar { $town }
bru-do-settle = Poner un disco en { $town }
bru-do-lose = Los vikingos toman { $town }
bru-do-build = Monasterio en { $town }
bru-do-princess = { $choice }

## Por qué no se permite una acción

bru-no-region-taken = { $town } no puede ser tu primera ciudad: otro jugador ya tiene un disco en { $region }.
bru-no-already-chosen = Ya has elegido la carta { $card }; las cartas elegidas no se pueden cambiar.
bru-no-not-in-packet = La carta { $card } no está en el lote que tienes.
bru-no-not-in-hand = La carta { $card } no está en tu mano.
bru-no-town-occupied = { $town } no está libre: ya hay un disco en esa ciudad.
bru-no-card-for-town = Para abrir la baza en { $town } necesitas una carta de color { $colour } o blanco, y no tienes ninguna.
bru-no-card-colour = No puedes abrir la baza con la carta { $card }: la ciudad activa pide una carta de color { $colour } o blanco.
bru-no-active-town = No puedes expandirte a { $town }: es la ciudad activa y sigue libre para el ganador de la baza.
bru-no-road = No puedes expandirte a { $town }: ningún camino une esa ciudad con una que controles.
bru-no-road-lost = No puedes expandirte a { $town }: tu camino hasta allí sale de { $lost }, que controlan los vikingos.
bru-no-vikings-there = No hay ninguna ficha de control en { $town }.
bru-no-declining = Aquí no puedes renunciar; elige una de las opciones.
bru-no-other-region = { $town } no está en { $region }; elige una ciudad libre de esa región.
bru-no-not-losers = { $town } no se puede perder: { $loser } no controla esa ciudad.
bru-no-under-vikings = { $town } no puede recibir un monasterio mientras la controlen los vikingos.
bru-no-not-yours = { $town } no puede recibir tu monasterio: no controlas esa ciudad.
bru-no-has-monastery = { $town } ya tiene un monasterio, y una ciudad solo puede tener uno.

## Sucesos: comienzo y preparación

bru-start-player = El azar decide que empieza { $seat }, que toma el marcador.
bru-start-town = { $seat } empieza con un disco en { $town }.
bru-round = Empieza la ronda { $round } de { $rounds }.
bru-vikings-land = Desembarcan los vikingos: { $count ->
        [one] 1 asaltante llega
       *[other] { $count } asaltantes llegan
    } al área de batalla.
bru-marriage-revealed = Se revela la carta de matrimonio de esta ronda: { $marriage }.
bru-last-marriage-revealed = Se revela la última carta de matrimonio: { $marriage }. El mazo de matrimonio queda vacío, así que esta es la última ronda.

## Sucesos: selección de cartas

bru-deal = Cada jugador recibe un lote de { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }; { $left ->
        [0] no sobra ninguna
        [one] 1 carta queda fuera del juego sin que nadie la vea
       *[other] { $left } cartas quedan fuera del juego sin que nadie las vea
    }.
bru-dealt = Te reparten estas cartas: { $cards }.
bru-picked = Te quedas con la carta { $card }.
bru-chosen = { $seat } se queda con 2 cartas del lote.
bru-passed = Todos han elegido, así que los lotes pasan a la izquierda.
bru-received = Recibes estas cartas: { $cards }.
bru-last-packet = En este lote ya no hay nada que elegir; te quedas con estas cartas: { $cards }.

## Sucesos: bazas

bru-marker-passed = { $seat } no tiene carta adecuada para ninguna ciudad libre y pasa el marcador a { $to }.
bru-lead-void = { $seat } no tiene carta adecuada para ninguna ciudad libre y puede abrir la baza en cualquiera y con cualquier carta.
bru-leads-town = { $seat } abre la baza y pone el marcador en { $town }.
bru-no-active = No hay ninguna ciudad libre, así que { $seat } abre la baza sin ciudad activa y nadie la gana.
bru-plays = { $seat } juega la carta { $card }.
bru-trick-won = { $seat } gana la baza: la carta { $card } es la más alta entre las jugadas de color { $colour } o blanco.
bru-trick-unwon = Ninguna carta jugada es adecuada para { $town }, así que nadie gana la baza y la ciudad sigue libre.
bru-primary = { $seat } ha ganado la baza y resuelve la acción principal de la carta { $card }.
bru-row = { $seat } no ha ganado la baza y resuelve la { $row } de la carta { $card }.
bru-falls = Hay otro disco en el mismo espacio del registro de matrimonio, así que { $seat } baja al { $space ->
        [0] primer espacio
       *[other] espacio { $space }
    }.
bru-last-cards = A cada jugador le queda 1 carta y la descarta boca abajo; la fase de acción ha terminado.

## Sucesos: símbolos

bru-takes-town = { $seat } pone un disco en { $town } y toma el marcador.
bru-town-already-taken = { $town } ya tiene un disco, así que { $seat } solo toma el marcador.
bru-coins = { $seat } gana { $count ->
        [one] 1 moneda
       *[other] { $count } monedas
    }.
bru-pays-coins = { $seat } pierde { $count ->
        [one] 1 moneda
       *[other] { $count } monedas
    }.
bru-coins-missing = A { $seat } le { $count ->
        [one] falta 1 moneda
       *[other] faltan { $count } monedas
    } y { $points ->
        [0] no tiene puntos que perder en su lugar
        [one] pierde 1 punto en su lugar
       *[other] pierde { $points } puntos en su lugar
    }.
bru-renown = { $seat } gana { $count ->
        [one] 1 ficha de renombre
       *[other] { $count } fichas de renombre
    }.
bru-points = { $seat } gana { $count ->
        [one] 1 punto
       *[other] { $count } puntos
    }.
bru-church = { $seat } pone { $count ->
        [one] 1 disco
       *[other] { $count } discos
    } en el área de la iglesia y ahora tiene allí { $total }.
bru-raiders = { $seat } toma { $count ->
        [one] 1 asaltante
       *[other] { $count } asaltantes
    } del área de batalla y ahora tiene { $total }.
bru-raiders-gone = El área de batalla está vacía, así que { $seat } no toma más asaltantes.
bru-courts = { $seat } sube { $count ->
        [one] 1 espacio
       *[other] { $count } espacios
    } en el registro de matrimonio, hasta el espacio { $space }.
bru-at-top = { $seat } está en el espacio superior del registro de matrimonio y no puede subir más.
bru-bought-church = { $seat } paga { $cost ->
        [one] 1 moneda
       *[other] { $cost } monedas
    } y pone 1 disco más en el área de la iglesia.
bru-bought-raider = { $seat } paga { $cost ->
        [one] 1 moneda
       *[other] { $cost } monedas
    } y toma 1 asaltante más del área de batalla.
bru-bought-step = { $seat } paga { $cost ->
        [one] 1 moneda
       *[other] { $cost } monedas
    } y sube 1 espacio más en el registro de matrimonio.
bru-expands = { $seat } paga { $cost ->
        [one] 1 moneda
       *[other] { $cost } monedas
    } y se expande por un camino a { $town }.
bru-frees-town = { $seat } retira la ficha de control de { $town }, ciudad que vuelve a controlar { $owner }.
bru-settles = { $seat } pone un disco en { $town }.

## Sucesos: paso de matrimonio

bru-no-wedding = Todos los discos están en el primer espacio del registro de matrimonio, así que la carta de matrimonio { $marriage } sale del juego.
bru-wedding = { $seat } tiene el disco más alto del registro de matrimonio, en el espacio { $space }, y toma la carta de matrimonio { $marriage }.
bru-region-full = No hay ninguna ciudad libre en { $region }, así que { $seat } no recibe ciudad allí.
bru-princess-military = { $seat } elige Apoyo militar: desde ahora, todas las ciudades que controlan los vikingos cuentan para { $seat } en el paso de reclamar regiones.
bru-princess-trade = { $seat } elige Establecer comercio: al final de la partida, todas las ciudades que controlan los vikingos cuentan para el número de regiones de { $seat }.
bru-princess-spurn = { $seat } rechaza a la Princesa de Dinamarca y gana { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
bru-back-to-start = El disco de { $seat } vuelve al primer espacio del registro de matrimonio.
bru-track-coins = { $seat } gana { $count ->
        [one] 1 moneda
       *[other] { $count } monedas
    } por el espacio { $space } del registro de matrimonio.
bru-track-renown = { $seat } gana { $count ->
        [one] 1 ficha de renombre
       *[other] { $count } fichas de renombre
    } por el espacio { $space } del registro de matrimonio.
bru-track-town = { $seat } recibe cualquier ciudad libre por el espacio { $space } del registro de matrimonio.
bru-board-full = No hay ninguna ciudad libre en el tablero, así que { $seat } no recibe ninguna por el registro de matrimonio.

## Sucesos: paso de batalla

bru-repelled = No queda ningún asaltante en el área de batalla: los vikingos son repelidos y nadie pierde una ciudad.
bru-raid = Hay una incursión, porque { $left ->
        [one] queda 1 asaltante
       *[other] quedan { $left } asaltantes
    } en el área de batalla. { $seats } { $seats_count ->
        [one] tiene el menor número de asaltantes ({ $fewest }) y debe perder una ciudad
       *[other] tienen el menor número de asaltantes ({ $fewest }) y deben perder una ciudad por jugador
    }.
bru-raid-leader = { $seat } tiene en solitario el mayor número de asaltantes ({ $most }) y elige cada ciudad que se pierde.
bru-raid-no-leader = { $seats } empatan en el mayor número de asaltantes ({ $most }), así que cada perdedor elige su ciudad.
bru-nothing-to-lose = { $seat } no controla ninguna ciudad y no pierde nada.
bru-loses-town = { $seat } pierde { $town } a favor de los vikingos (elige { $chooser }).
bru-battle-cleared = { $count ->
        [one] 1 asaltante vuelve
       *[other] { $count } asaltantes vuelven
    } del área de batalla al suministro.
bru-no-spoils = Nadie tiene asaltantes, así que no hay botín.
bru-spoils-tied = { $seats } empatan en el mayor número de asaltantes ({ $most }), así que nadie se lleva el primer botín.
bru-first-spoils = Primer botín: { $seat } tiene en solitario el mayor número de asaltantes ({ $most }), gana 1 ficha de renombre y, como ya tiene { $points }, gana { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } y devuelve todos sus asaltantes.
bru-second-spoils = Segundo botín: { $seats_count ->
        [one] { $seats } tiene ahora el mayor número de asaltantes ({ $most }), gana 1 punto y devuelve 1 asaltante
       *[other] { $seats } tienen ahora el mayor número de asaltantes ({ $most } por jugador); cada cual gana 1 punto y devuelve 1 asaltante
    }.

## Sucesos: paso de la iglesia

bru-church-empty = Nadie tiene discos en el área de la iglesia, así que la primera recompensa de la iglesia se omite.
bru-church-tied = { $seats } empatan en el mayor número de discos en el área de la iglesia ({ $most }), así que la primera recompensa se omite.
bru-church-leader = { $seat } tiene en solitario el mayor número de discos en el área de la iglesia ({ $most }) y recibe la primera recompensa.
bru-no-building-site = { $seat } no controla ninguna ciudad sin monasterio y no puede poner uno.
bru-builds = { $seat } pone un monasterio alrededor de { $town }.
bru-takes-marker = { $seat } toma el marcador y recupera { $count ->
        [one] 1 disco
       *[other] { $count } discos
    } del área de la iglesia.
bru-second-church-reward = Segunda recompensa: { $most ->
        [0] nadie tiene ya discos en el área de la iglesia y cada cual gana 1 punto: { $seats }
       *[other] { $seats_count ->
            [one] { $seats } tiene ahora el mayor número de discos en el área de la iglesia ({ $most }), gana 1 punto y recupera 1 disco
           *[other] { $seats } tienen ahora el mayor número de discos en el área de la iglesia ({ $most } por jugador); cada cual gana 1 punto y recupera 1 disco
        }
    }.
bru-third-church-reward = Tercera recompensa: { $seat } aún tiene { $count ->
        [one] 1 disco
       *[other] { $count } discos
    } en el área de la iglesia, lo suficiente para un monasterio.
bru-discs-back = { $seat } recupera { $count ->
        [one] 1 disco
       *[other] { $count } discos
    } del área de la iglesia.

## Sucesos: paso de reclamar regiones

bru-claim-turned = La ficha de reclamación de { $region } se pone boca arriba: sus ciudades controladas suman { $count } y alcanzan el umbral de { $threshold }.
bru-claim-tied = { $seats } empatan en el mayor número de ciudades de { $region } ({ $count }), así que la ficha de reclamación no se mueve.
bru-claim-viking-tie = { $seat } y los vikingos empatan en el mayor número de ciudades de { $region } ({ $count }), así que la ficha de reclamación no se mueve.
bru-claim-taken = { $seat } tiene en solitario el mayor número de ciudades de { $region } ({ $count }) y toma la ficha de reclamación.
bru-claim-kept = { $seat } tiene en solitario el mayor número de ciudades de { $region } ({ $count }) y conserva la ficha de reclamación.
bru-claim-lost = Los vikingos tienen en solitario el mayor número de ciudades de { $region } ({ $count }): { $seat } pierde la ficha de reclamación, que vuelve al tablero.
bru-claim-vikings = Los vikingos tienen en solitario el mayor número de ciudades de { $region } ({ $count }), así que la ficha de reclamación sigue en el tablero.

## Sucesos: final de la partida

bru-game-over = El mazo de matrimonio está vacío y la última fase de mantenimiento ha terminado: la partida acaba con la puntuación final.

## Nombres: ciudades

bru-town-1 = Inishkeel
bru-town-2 = Ailech
bru-town-3 = Derry
bru-town-4 = Assaroe
bru-town-5 = Tullaghoge
bru-town-6 = Clogher
bru-town-7 = Armagh
bru-town-8 = Dunseverick
bru-town-9 = Connor
bru-town-10 = Moira
bru-town-11 = Bangor
bru-town-12 = Downpatrick
bru-town-13 = Drumcliff
bru-town-14 = Sligo
bru-town-15 = Drumlane
bru-town-16 = Fenagh
bru-town-17 = Granard
bru-town-18 = Kells
bru-town-19 = Tara
bru-town-20 = Durrow
bru-town-21 = Clonmacnoise
bru-town-22 = Ardagh
bru-town-23 = Lusk
bru-town-24 = Áth Cliath
bru-town-25 = Wicklow
bru-town-26 = Inishglora
bru-town-27 = Killala
bru-town-28 = Boyle
bru-town-29 = Roscommon
bru-town-30 = Cong
bru-town-31 = Omey
bru-town-32 = Galway
bru-town-33 = Clonfert
bru-town-34 = Birr
bru-town-35 = Kildare
bru-town-36 = Aghaboe
bru-town-37 = Kilkenny
bru-town-38 = Leighlin
bru-town-39 = Arklow
bru-town-40 = Callan
bru-town-41 = Wexford
bru-town-42 = Waterford
bru-town-43 = Kilfenora
bru-town-44 = Kincora
bru-town-45 = Limerick
bru-town-46 = Cashel
bru-town-47 = Ardfert
bru-town-48 = Lismore
bru-town-49 = Inisfallen
bru-town-50 = Cork
bru-town-51 = Skellig
bru-town-52 = Ross
bru-town-53 = Aughagower

## Nombres: cartas de acción

bru-card-1 = amarilla 1
bru-card-2 = roja 2
bru-card-3 = azul 3
bru-card-4 = amarilla 4
bru-card-5 = roja 5
bru-card-6 = azul 6
bru-card-7 = amarilla 7
bru-card-8 = roja 8
bru-card-9 = azul 9
bru-card-10 = amarilla 10
bru-card-11 = roja 11
bru-card-12 = azul 12
bru-card-13 = blanca 13
bru-card-14 = amarilla 14
bru-card-15 = roja 15
bru-card-16 = azul 16
bru-card-17 = amarilla 17
bru-card-18 = roja 18
bru-card-19 = azul 19
bru-card-20 = blanca 20
bru-card-21 = blanca 21
bru-card-22 = blanca 22
bru-card-23 = amarilla 23
bru-card-24 = roja 24
bru-card-25 = azul 25

## Nombres: regiones

bru-region-northern-ui-neill = Northern Uí Néill
bru-region-ulaid = Ulaid
bru-region-breifne = Bréifne
bru-region-southern-ui-neill = Southern Uí Néill
bru-region-dubhlinn = Dubhlinn
bru-region-connaught = Connaught
bru-region-leinster = Leinster
bru-region-munster = Munster

## Nombres: cartas de matrimonio

bru-marriage-aodhan = Aodhán
bru-marriage-aoife = Aoife
bru-marriage-brigid = Brigid
bru-marriage-conall = Conall
bru-marriage-cormac = Cormac
bru-marriage-niall = Niall
bru-marriage-orlaith = Orlaith
bru-marriage-estrid = Princesa de Dinamarca

## Nombres: símbolos, colores, filas y opciones de la Princesa de Dinamarca

bru-symbol-town = tomar la ciudad activa
bru-symbol-coin = moneda
bru-symbol-pay_coin = perder una moneda
bru-symbol-church = iglesia
bru-symbol-raider = asaltante
bru-symbol-courtship = cortejo
bru-symbol-expand = expandirse
bru-symbol-remove_viking = retirar vikingos
bru-symbol-renown = renombre
bru-symbol-points = puntos
bru-symbol-any_town = cualquier ciudad
bru-colour-red = rojo
bru-colour-blue = azul
bru-colour-yellow = amarillo
bru-colour-white = blanco
bru-row-upper = fila superior
bru-row-lower = fila inferior
bru-choice-military = Apoyo militar
bru-choice-trade = Establecer comercio
bru-choice-spurn = Rechazarla

## Explicaciones: símbolos

bru-explain-symbol-town = Pon un disco en la ciudad activa y toma el marcador.
bru-explain-symbol-coin = Toma 1 moneda del suministro.
bru-explain-symbol-pay_coin = Devuelve 1 moneda al suministro. Si no tienes monedas, pierdes 2 puntos en su lugar.
bru-explain-symbol-church = Pon 1 de tus discos en el área de la iglesia. Luego puedes poner allí más discos a 2 monedas cada uno.
bru-explain-symbol-raider = Toma 1 asaltante del área de batalla. Luego puedes tomar más a 2 monedas cada uno, mientras queden allí.
bru-explain-symbol-courtship = Sube 1 espacio en el registro de matrimonio. Luego puedes subir más espacios a 2 monedas cada uno.
bru-explain-symbol-expand = Puedes pagar 5 monedas para poner un disco en una ciudad libre unida por un camino a una ciudad que controlas.
bru-explain-symbol-remove_viking = Retira 1 ficha de control del tablero. El dueño del disco que hay debajo vuelve a controlar la ciudad.
bru-explain-symbol-renown = Toma 1 ficha de renombre. Vale 1 punto al final y puede puntuar en el primer botín.
bru-explain-symbol-points = Gana los puntos que se muestran.
bru-explain-symbol-any_town = Pon un disco en cualquier ciudad libre del tablero.

## Explicaciones: cartas de matrimonio

bru-explain-marriage-aodhan = Gana 2 puntos y pon un disco en una ciudad libre de Leinster.
bru-explain-marriage-aoife = Gana 2 puntos y 1 ficha de renombre.
bru-explain-marriage-brigid = Gana 4 puntos.
bru-explain-marriage-conall = Gana 2 puntos y pon un disco en una ciudad libre de Southern Uí Néill.
bru-explain-marriage-cormac = Gana 2 puntos y pon un disco en una ciudad libre de Connaught.
bru-explain-marriage-niall = Gana 2 puntos y pon un disco en una ciudad libre de Northern Uí Néill.
bru-explain-marriage-orlaith = Gana 2 puntos y pon un disco en una ciudad libre de Munster.
bru-explain-marriage-estrid = Elige inmediatamente una opción: Apoyo militar, Establecer comercio o Rechazarla por 4 puntos. Esta carta sale en la última ronda.

## Explicaciones: opciones de la Princesa de Dinamarca

bru-explain-choice-military = Todas las ciudades que controlan los vikingos cuentan como tuyas en el paso de reclamar regiones y al puntuar, al final, las fichas de reclamación del tablero.
bru-explain-choice-trade = Al final de la partida, todas las ciudades que controlan los vikingos cuentan como tuyas para tu número de regiones.
bru-explain-choice-spurn = Descarta la Princesa de Dinamarca y gana 4 puntos de inmediato.

## Fases

bru-phase-setup = Preparación de la partida
bru-phase-draft = Selección de cartas (draft)
bru-phase-action = Acción
bru-phase-upkeep = Mantenimiento
bru-phase-over = Fin de la partida

## Hoja de puntuación

bru-score-play = Puntos durante la partida
bru-score-coins = Mayor número de monedas
bru-score-marker = Marcador
bru-score-renown = Fichas de renombre
bru-score-held = Fichas de reclamación propias
bru-score-half = Fichas de reclamación del tablero
bru-score-regions = Regiones
bru-score-total = Total

## Opciones de mesa

bru-option-lead_void = ¿Qué pasa si quien abre la baza no tiene carta adecuada para ninguna ciudad libre?
bru-option-lead_void-play_any = Elige cualquier ciudad libre y juega cualquier carta
bru-option-lead_void-pass_marker = El marcador pasa a la izquierda al primer jugador que pueda abrir la baza
bru-option-five_player_last_card = ¿Qué pasa con la última carta de la mano cuando juegan 5 personas?
bru-option-five_player_last_card-discard = Se descarta boca abajo
bru-option-five_player_last_card-play = Se juega en una quinta baza
bru-option-expand_into_active_town = ¿Se permite expandirse a la ciudad activa?
bru-option-expand_into_active_town-false = No, sigue libre para el ganador de la baza
bru-option-expand_into_active_town-true = Sí, incluso antes de que actúe el ganador de la baza
bru-option-remove_viking_mandatory = ¿Es obligatorio retirar una ficha de control si la hay?
bru-option-remove_viking_mandatory-true = Sí, no se puede renunciar
bru-option-remove_viking_mandatory-false = No, se puede renunciar
bru-option-church_zero_discs_rewarded = ¿Pueden recibir la segunda recompensa de la iglesia quienes no tienen discos en su área?
bru-option-church_zero_discs_rewarded-false = No, hace falta al menos 1 disco
bru-option-church_zero_discs_rewarded-true = Sí, todos ganan 1 punto si nadie tiene discos allí
bru-option-viking_tie_blocks = ¿Impide un empate con los vikingos tomar una ficha de reclamación?
bru-option-viking_tie_blocks-true = Sí, la ficha de reclamación no se mueve
bru-option-viking_tie_blocks-false = No, la toma quien empata solo con los vikingos
bru-option-vikings_contend_in_end_scoring = ¿Compiten los vikingos al puntuar, al final, las fichas de reclamación del tablero?
bru-option-vikings_contend_in_end_scoring-true = Sí, quien tiene menos ciudades que los vikingos no gana nada
bru-option-vikings_contend_in_end_scoring-false = No, solo se compara a los jugadores
bru-option-monastery_double_in_end_scoring = ¿Vale por dos una ciudad con monasterio al puntuar, al final, las fichas de reclamación del tablero?
bru-option-monastery_double_in_end_scoring-true = Sí, como en el paso de reclamar regiones
bru-option-monastery_double_in_end_scoring-false = No, vale por una
bru-option-show_trick_history = ¿Se pueden consultar durante la ronda las cartas de las bazas terminadas?
bru-option-show_trick_history-false = No, solo las de la última; las demás hay que recordarlas
bru-option-show_trick_history-true = Sí, todos pueden consultarlas

## Palabras del tablero

bru-word-coins = monedas
bru-word-renown = fichas de renombre
bru-word-points = puntos
bru-word-raiders = asaltantes
bru-word-church = iglesia
bru-word-track = registro de matrimonio
bru-word-towns = ciudades
bru-word-marriages = cartas de matrimonio
bru-word-hand = mano
bru-word-packet = lote
bru-word-marker = marcador
bru-word-active-town = ciudad activa
bru-word-battle-area = área de batalla
bru-word-marriage-card = carta de matrimonio
bru-word-monastery = monasterio
bru-word-vikings = vikingos
bru-word-threshold = umbral
bru-word-round = Ronda { $round } de { $rounds }
bru-word-trick = Baza { $trick }
bru-word-trick-winner = ganador de la baza
bru-word-finished-tricks = { $count ->
    [one] { $count } baza terminada
   *[other] { $count } bazas terminadas
}
bru-word-free = libre
bru-word-face-up = boca arriba
bru-word-face-down = boca abajo

## Explicaciones: lo que tiene cada jugador

bru-explain-word-points = Puntos ganados hasta ahora, sin la puntuación final.
bru-explain-word-coins = Con monedas se pagan los extras y la expansión por los caminos. Al final, quien tenga más que nadie gana 1 punto.
bru-explain-word-renown = Cada ficha de renombre vale 1 punto al final.
bru-explain-word-raiders = Si tras la ronda quedan asaltantes en el área de batalla, el jugador con menos asaltantes pierde una ciudad ante los vikingos.
bru-explain-word-church = Discos en el área de la iglesia. Quien tiene más discos obtiene un monasterio y el marcador después de cada ronda.
bru-explain-word-track = El espacio en el registro de matrimonio. Quien está más arriba se lleva la carta de matrimonio tras la ronda.
bru-explain-word-towns = Ciudades con discos de este jugador. Quien tiene más ciudades en una región gana su ficha de reclamación cuando se alcanza el umbral.
bru-explain-word-hand = Cartas en la mano y, durante la selección, en el lote.
bru-explain-word-marker = Quien tiene el marcador empieza la siguiente baza. Al final vale 1 punto.
bru-explain-score-total = La puntuación si la partida acabara ahora, con la puntuación final.

## Lugares junto al mapa

bru-area-trick = cartas de la baza
bru-area-track = registro de matrimonio
bru-area-battle = área de batalla
bru-area-church = área de la iglesia
