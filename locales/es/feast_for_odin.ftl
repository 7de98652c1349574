# Un festín para Odín: lo que el juego dice a los jugadores, salvo los nombres (feast_for_odin_names.ftl, feast_for_odin_cards.ftl)
# y las reglas (feast_for_odin_rules.ftl). Los nombres de jugadores y cosas llegan hechos y sin artículo.

## Juego

odn-title = Un festín para Odín
odn-tagline = Manda a tus vikingos a cazar, comerciar, saquear y explorar, y cubre tus tableros con lo que traigan a casa.

## Opciones de la mesa

odn-option-length = Duración de la partida
odn-option-length-long = larga, 7 rondas
odn-option-length-short = corta, 6 rondas
odn-option-decks = Mazos de oficios
odn-option-decks-abc = A, B y C
odn-option-decks-a = solo A
odn-option-decks-b = solo B
odn-option-decks-c = solo C
odn-option-decks-ab = A y B
odn-option-decks-ac = A y C
odn-option-decks-bc = B y C
odn-option-solo_start = Oficio inicial en solitario
odn-option-solo_start-draw = al azar
odn-option-solo_start-choose = elegido

## Puntuación

odn-score-total = Total
odn-score-ships = Barcos
odn-score-emigrations = Emigraciones
odn-score-islands = Territorios
odn-score-buildings = Cobertizos y casas
odn-score-animals = Ovejas y vacas
odn-score-occupations = Oficios
odn-score-silver = Plata
odn-score-crown = Corona de Inglaterra
odn-score-home_minus = Tablero individual, casillas sin cubrir
odn-score-islands_minus = Territorios, casillas sin cubrir
odn-score-buildings_minus = Cobertizos y casas, casillas sin cubrir
odn-score-penalties = Sanciones del thing

## Cosas nombradas solo aquí

odn-resource-silver2 = moneda doble
odn-die-hunting_game = caza
odn-die-laying_a_snare = trampeo
odn-die-whaling = caza de ballenas
odn-die-raiding = incursión
odn-die-pillaging = saqueo
odn-deed-build = un edificio
odn-deed-ship = un barco
odn-deed-mountain = unidades de las tiras de montaña
odn-deed-upgrade = mejoras
odn-deed-upgradeone = la mejora de un producto
odn-deed-overseastrading = comercio de ultramar
odn-deed-specialsale = una venta especial
odn-deed-explore = una exploración
odn-deed-emigrate = una emigración
odn-deed-dieaction = una tirada de dado
odn-deed-drawoccupation = un oficio del mazo
odn-deed-playoccupations = jugar un oficio
odn-deed-drawweapons = cartas de arma
odn-deed-forge = una loseta con tenazas
odn-deed-gainper = productos según cuánto tengas
odn-deed-gainoneof = una de varias opciones
odn-deed-tier = productos según cuánto tengas
odn-deed-offer = otra oferta
odn-deed-choose = otra elección
odn-deed-payoneof = uno de varios precios
odn-deed-payweapons = la entrega de cartas de arma
odn-deed-payround = tanta plata como el número de la ronda
odn-deed-vikingback = el regreso de un vikingo de la casilla

## Preguntas

odn-ask-turn = Tu turno en la ronda { $round }: elige una casilla de acción o pasa. En la explanada del thing tienes { $count ->
        [one] { $count } vikingo
       *[other] { $count } vikingos
    }. También puedes colocar piezas, comprar barcos o cargar mineral.
odn-ask-arrange = { $stage ->
        [board] Elige el tablero. Colocas: { $thing }.
        [spot] Elige el sitio. Colocas: { $thing }; tablero: { $board }.
       *[what] Puedes colocar piezas en tus tableros, comprar barcos o cargar mineral, o terminar.
    }
odn-ask-where = { $stage ->
        [spot] Elige el sitio. Colocas: { $thing }; tablero: { $board }.
       *[board] Elige el tablero. Colocas: { $thing }.
    }
odn-ask-lay-ore = { $stage ->
        [spot] Elige la casilla para el mineral; tablero: { $board }.
       *[what] Elige el tablero donde pones 1 mineral, o termina.
    }
odn-ask-lay-stockfish = { $stage ->
        [spot] Elige dónde va el bacalao seco; tablero: { $board }.
       *[what] Elige la casa a la que pasas 1 bacalao seco de la mesa del banquete (quedan { $count }), o termina.
    }
odn-ask-instead-of-raid = ¿Quieres mejorar 2 productos en vez de hacer la incursión?
odn-ask-imitate = Elige la casilla cuya acción imitas.
odn-ask-mountain = Elige una tira de montaña y toma { $count ->
        [one] { $count } unidad
       *[other] hasta { $count } unidades
    }.
odn-ask-upgrade = { $steps ->
        [one] Elige un producto para mejorar (quedan { $count }), o termina.
       *[other] Elige un producto para mejorar { $steps } niveles (quedan { $count }), o termina.
    }
odn-ask-upgrade-again = Puedes mejorar este producto un segundo nivel.
odn-ask-overseas = Elige un producto verde para voltearlo a su cara azul, o termina.
odn-ask-sale = Elige una loseta especial para comprar (puedes comprar { $count } más; monedas de plata: { $silver }), o termina.
odn-ask-explore = Elige el territorio que exploras.
odn-ask-swap-boat = Elige un ballenero para cambiarlo por un knarr, o conserva tus balleneros.
odn-ask-emigrate = Elige el barco que emigra; cuesta { $price ->
        [one] 1 moneda de plata
       *[other] { $price } monedas de plata
    }.
odn-ask-boats = Elige los balleneros que salen a cazar.
odn-ask-die = Acción: { $die }. Tu resultado es { $result }. { $left ->
        [0] No te quedan tiradas.
        [one] Te queda { $left } tirada.
       *[other] Te quedan { $left } tiradas.
    } Tira otra vez o declara éxito o fracaso.
odn-ask-pay-roll = Hay que pagar { $result }, con cartas de arma ({ $weapon }) y material ({ $thing }): elige cuántas cartas de arma gastas.
odn-ask-loot = Elige tu botín: tu resultado es { $result } y puedes subirlo hasta { $most }.
odn-ask-second-loot = Con lo que queda del resultado puedes tomar una segunda loseta.
odn-ask-pay-loot = A tu resultado le falta { $missing }: elige cuántas piedras gastas; el resto se paga con espadas.
odn-ask-pay-swords = Gastas { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }: elige cuántas son espadas largas; las demás son lanzas.
odn-ask-recall = Elige cuántos vikingos vuelven de la casilla a tu explanada del thing.
odn-ask-feast = { $count ->
        [one] Queda { $count } plaza en tu mesa del banquete: sirve comida o plata, o déjala vacía.
       *[other] Quedan { $count } plazas en tu mesa del banquete: sirve comida o plata, o deja vacía la siguiente.
    }
odn-ask-play = Puedes jugar { $count ->
        [one] { $count } oficio
       *[other] hasta { $count } oficios
    } de la mano.
odn-ask-card-before = Por los cuatro vikingos puedes jugar un oficio ahora, antes de la acción, o esperar a después.
odn-ask-card-after = Por los cuatro vikingos puedes jugar un oficio ahora, después de la acción.
odn-ask-draw-or-play = ¿Quieres jugar un oficio de la mano en vez de robar?
odn-ask-respond = Puedes usar: { $occupations }.
odn-ask-choose = Elige una opción.
odn-ask-offer = { $pay_count ->
        [0] ¿Quieres { $gain }?
       *[other] ¿Das { $pay } a cambio de { $gain }?
    }
odn-ask-pay-one = Elige con qué pagas.
odn-ask-give = Elige qué entregas.
odn-ask-get = Elige qué tomas.
odn-ask-trade-in = Elige el barco que entregas.
odn-ask-return-ore = Elige el drakkar que devuelve 1 mineral: cada tirada suma { $bonus }.
odn-ask-withdraw = Elige la casilla de la que recuperas un vikingo.
odn-ask-exchange = { $price ->
        [0] Elige un producto para cambiar, o termina.
        [one] Elige un producto para cambiar por 1 moneda de plata, o termina.
       *[other] Elige un producto para cambiar por { $price } monedas de plata, o termina.
    }
odn-ask-turn-tiles = Elige una loseta de producto para voltearla (quedan { $count }), o termina.
odn-ask-fur-instead = En vez de la mejora puedes cambiar 1 carne de caza o 1 seda por 1 loseta de pieles.
odn-ask-carry-out = { $price ->
        [0] Elige una casilla cuya acción realizas sin vikingos, o ninguna.
        [one] Elige una casilla cuya acción realizas sin vikingos por 1 moneda de plata, o ninguna.
       *[other] Elige una casilla cuya acción realizas sin vikingos por { $price } monedas de plata, o ninguna.
    }
odn-ask-build-ship = Elige el barco que construyes.
odn-ask-weapon-or-resource = ¿Quieres un material de construcción en vez de una carta de arma?
odn-ask-starting-occupation = Elige tu oficio inicial.

## Qué se decide, en pocas palabras

odn-kind-turn = una casilla de acción, o pasar
odn-kind-arrange = piezas que colocar, barcos que comprar, o terminar
odn-kind-where = el sitio de la pieza
odn-kind-lay-ore = el sitio del mineral
odn-kind-lay-stockfish = el sitio del bacalao seco
odn-kind-instead-of-raid = mejoras en vez de una incursión
odn-kind-imitate = la casilla que se imita
odn-kind-mountain = unidades de una tira de montaña
odn-kind-upgrade = un producto para mejorar
odn-kind-upgrade-again = un segundo nivel para este producto
odn-kind-overseas = un producto verde para voltear
odn-kind-sale = una loseta especial para comprar
odn-kind-explore = un territorio para explorar
odn-kind-swap-boat = un ballenero para cambiar
odn-kind-emigrate = un barco que emigra
odn-kind-boats = los balleneros que salen
odn-kind-die = otra tirada, éxito o fracaso
odn-kind-pay-roll = cómo se paga el resultado
odn-kind-loot = una loseta como botín
odn-kind-second-loot = una segunda loseta como botín
odn-kind-pay-loot = cómo se paga el botín
odn-kind-pay-swords = espadas largas o lanzas
odn-kind-recall = vikingos que vuelven
odn-kind-feast = lo que sirves ahora
odn-kind-play = un oficio para jugar
odn-kind-card-before = un oficio antes de la acción
odn-kind-card-after = un oficio después de la acción
odn-kind-draw-or-play = jugar un oficio o robar
odn-kind-respond = un oficio para usar
odn-kind-choose = uno de varios efectos
odn-kind-offer = aceptar o rechazar una oferta
odn-kind-pay-one = con qué pagas
odn-kind-give = lo que entregas
odn-kind-get = lo que tomas
odn-kind-trade-in = un barco para entregar
odn-kind-return-ore = un drakkar que devuelve mineral
odn-kind-withdraw = una casilla de la que vuelve un vikingo
odn-kind-exchange = un producto para cambiar
odn-kind-turn-tiles = una loseta de producto para voltear
odn-kind-fur-instead = pieles en vez de la mejora
odn-kind-carry-out = una casilla para realizarla sin vikingos
odn-kind-build-ship = el barco que se construye
odn-kind-weapon-or-resource = un material o una carta de arma
odn-kind-starting-occupation = tu oficio inicial

## Opciones

odn-do-place = { $space }
odn-do-place-for-nothing = { $space }: pagas, pero no ganas nada
odn-do-ask-midway = Preguntar también durante las acciones
odn-do-ask-no-more = No preguntarme a mitad de las acciones
odn-do-copy = Imitar: { $space }
odn-do-pass = Pasar
odn-do-done = Listo
odn-do-lay = Colocar: { $thing }
odn-do-on = { $number ->
        [one] { $board }
       *[other] { $board }, número { $number }
    }
odn-do-at = Fila { $row }, columna { $column }{ $turn ->
        [0] { "" }
       *[other] , giro { $turn }
    }
odn-do-slot = Sitio para { $thing }
odn-do-buy = Comprar: { $ship }
odn-do-load = Cargar mineral: { $ship }
odn-do-unload = Descargar mineral: { $ship }
odn-do-accept = Sí
odn-do-decline = No
odn-do-stop = Terminar
odn-do-choose = { $pay_count ->
        [0] { $gain }
       *[other] { $pay } → { $gain }
    }
odn-do-spend = { $count } × { $weapon }, { $rest } × { $thing }
odn-do-spend-stones = { $count ->
        [one] { $count } piedra
       *[other] { $count } piedras
    }, { $rest } con espadas
odn-do-spend-swords = { $count ->
        [one] { $count } espada larga
       *[other] { $count } espadas largas
    }, { $rest ->
        [one] { $rest } lanza
       *[other] { $rest } lanzas
    }
odn-do-recall = { $count ->
        [0] Dejarlos a todos
        [one] Vuelve { $count } vikingo
       *[other] Vuelven { $count } vikingos
    }
odn-do-recall-paid = { $count ->
        [one] Vuelve { $count } vikingo
       *[other] Vuelven { $count } vikingos
    } por { $price ->
        [one] 1 moneda
       *[other] { $price } monedas
    }
odn-do-withdraw = { $space }
odn-do-carry-out = { $space }
odn-do-build = Construir: { $ship }
odn-do-give = Entregar: { $thing }
odn-do-get = Tomar: { $thing }
odn-do-raise = { $thing } → { $to }
odn-do-turn = Voltear: { $thing }
odn-do-turn-all = Voltear una loseta de cada producto
odn-do-take = { $items } ({ $strip })
odn-do-explore = Explorar: { $board }
odn-do-emigrate = { $ore ->
        [0] { $ship }
        [one] { $ship } con 1 mineral
       *[other] { $ship } con { $ore } minerales
    }
odn-do-trade-in = { $ore ->
        [0] { $ship }
        [one] { $ship } con 1 mineral
       *[other] { $ship } con { $ore } minerales
    }
odn-do-roll = Tirar otra vez
odn-do-succeed = Éxito
odn-do-fail = Fracaso
odn-do-sail = { $plain } sin mineral, { $loaded } con mineral
odn-do-serve = Servir: { $thing }
odn-do-serve-upright = Servir de pie: { $thing }
odn-do-leave = Dejar una plaza vacía
odn-do-play = Jugar: { $occupation }
odn-do-use = Usar: { $occupation }
odn-do-keep = Quedarse con: { $occupation }
odn-do-buy-tile = { $tile } por { $price ->
        [one] 1 moneda de plata
       *[other] { $price } monedas de plata
    }
odn-do-loot = { $thing } (valor de espada { $sword })

## Por qué no se puede

odn-no-thing = No lo tienes: { $thing }.
odn-no-other-thing = Aquí no se puede elegir: { $thing }.
odn-no-choice = La opción { $number } no existe o ahora no es posible.
odn-no-card = No tienes este oficio en la mano: { $occupation }.
odn-no-card-now = Este oficio no se puede usar ahora: { $occupation }.
odn-no-starting-card = No es un oficio inicial de los mazos en juego: { $occupation }.
odn-no-such-space = Esta casilla no está en esta partida: { $space }.
odn-no-space-taken = La casilla «{ $space }» está ocupada por vikingos de { $seat }.
odn-no-space-blocked = La casilla «{ $space }» está bloqueada por tus vikingos de la ronda anterior.
odn-no-vikings = La casilla «{ $space }» exige { $count ->
        [one] { $count } vikingo
       *[other] { $count } vikingos
    }; tienes { $there } en la explanada del thing.
odn-no-ships = No tienes los barcos que exige la casilla «{ $space }».
odn-no-cost = No puedes pagar la casilla «{ $space }».
odn-no-longer-paid = Con esta respuesta no podrías pagar la casilla que ocupas.
odn-no-action = La acción de la casilla «{ $space }» no es posible ahora.
odn-no-activity = No puedes hacer nada en la casilla «{ $space }».
odn-no-copy = Ningún otro jugador ocupa en esta columna una casilla cuya acción puedas realizar.
odn-no-copy-of = No puedes imitar la casilla «{ $space }»: debe ocuparla otro jugador, estar en la misma columna y tener una acción que puedas realizar.
odn-no-silver = Cuesta { $price ->
        [one] 1 moneda de plata
       *[other] { $price } monedas de plata
    }; tienes { $silver }.
odn-no-berth-free = No hay amarre libre para este barco: { $ship }.
odn-no-such-ship = No tienes un barco así: { $ship }.
odn-no-unloading = No se puede sacar mineral de este barco: { $ship }.
odn-no-loading-now = El mineral se carga antes o después de una acción, no a mitad de ella.
odn-no-place = Ahora no cabe en ninguno de tus tableros: { $thing }.
odn-no-room = No cabe en ese tablero ({ $board }): { $thing }.
odn-no-room-for-ore = El mineral no cabe ahí.
odn-no-board-yet = Elige primero el tablero. Colocas: { $thing }.
odn-no-piece-held = Elige primero qué colocas.
odn-no-done-holding = Coloca primero la pieza que has elegido.
odn-no-spot = Ahí no se puede poner: { $thing }.
odn-no-green-beside = Una loseta verde ({ $thing }) no puede tocar otra loseta verde.
odn-no-orange-beside = En una casa, una loseta naranja ({ $thing }) no puede tocar otra loseta naranja.
odn-no-red-beside = En una casa, una loseta roja ({ $thing }) no puede tocar otra loseta roja.
odn-no-overlap = Se solaparía con lo que hay ahí: { $thing }.
odn-no-income-gap = La pieza ({ $thing }) cubriría una casilla de ingresos cuando quedan casillas sin cubrir a su izquierda o debajo.
odn-no-hole = La pieza ({ $thing }) cubriría una casilla que no se puede cubrir.
odn-no-strip = No está sobre la mesa: { $strip }.
odn-no-strip-again = Ya has tomado de esa tira ({ $strip }); elige otra.
odn-no-so-many-items = Puedes tomar como máximo { $count ->
        [one] { $count } unidad
       *[other] { $count } unidades
    }.
odn-no-items = En la tira solo { $count ->
        [one] queda { $count } unidad
       *[other] quedan { $count } unidades
    } ({ $strip }).
odn-no-higher = No se puede mejorar { $steps ->
        [one] { $steps } nivel
       *[other] { $steps } niveles
    }: { $thing }.
odn-no-raise-order = En esta acción ya no se puede mejorar: { $thing }. Los productos mejores se mejoran antes.
odn-no-green = No es un producto verde: { $thing }.
odn-no-more-green = No quedan dos clases que voltear.
odn-no-turn-again = Este producto ya no se puede voltear: { $thing }. Solo se voltea una loseta de cada uno.
odn-no-tile-left = Ya no está en la reserva general: { $thing }.
odn-no-for-sale = No se puede comprar: { $thing }.
odn-no-tile-order = En esta venta ya no se puede comprar: { $thing }.
odn-no-island-here = Desde esta casilla no se puede explorar: { $board }.
odn-no-island-left = Alguien tiene ya este tablero: { $board }.
odn-no-island-side = Esta cara no está a la vista: { $board }.
odn-no-ship-for-island = No tienes un barco que llegue hasta allí: { $board }.
odn-no-boats = { $count ->
        [one] Puedes usar exactamente { $count } ballenero.
       *[other] Puedes usar de 1 a { $count } de tus balleneros.
    }
odn-no-more-rolls = Ya has tirado { $count ->
        [one] { $count } vez
       *[other] { $count } veces
    } y no puedes tirar más.
odn-no-roll-at-zero = Con un resultado de 0 debes dejar de tirar.
odn-no-failure-at-zero = Con un resultado de 0 no puedes fracasar.
odn-no-success = Con un resultado de { $result } no puedes pagar el éxito.
odn-no-such-payment = Eso no suma exactamente { $result }.
odn-no-loot = No se puede tomar como botín: { $thing }.
odn-no-reach = El valor de espada es { $sword } ({ $thing }); puedes llegar a { $most }.
odn-no-recall = Como máximo { $count ->
        [one] vuelve { $count } vikingo
       *[other] vuelven { $count } vikingos
    }.
odn-no-recall-none = Al menos 1 vikingo tiene que volver.
odn-no-own-vikings = Ninguno de tus vikingos está en la casilla «{ $space }».
odn-no-carry-out = Con este oficio no puedes realizar ahora la casilla «{ $space }».
odn-no-same-colour = Quedaría junto a comida del mismo color: { $thing }.
odn-no-lengthwise = Ya hay una loseta igual tumbada; esta debe ir de pie: { $thing }.
odn-no-upright = La loseta es cuadrada y no tiene lado corto: { $thing }.
odn-no-seats = No cabe en { $count ->
        [one] la última plaza
       *[other] las últimas { $count } plazas
    }: { $thing }.
odn-no-more-food = Ahora solo se puede añadir plata.
odn-no-three = No tienes exactamente tres: { $thing }.

## Sucesos: preparación y fases

odn-start-player = { $seat } empieza como jugador inicial.
odn-extension = La pieza de ampliación muestra: { $space }.
odn-strip-revealed = Se revela { $strip }: { $items }.
odn-strip-gone = Queda vacía y sale del juego: { $strip }.
odn-drawn = Tomas en la mano el oficio { $occupation }.
odn-draws = { $seat } roba un oficio.
odn-deck-empty = El mazo de oficios está vacío; { $seat } no roba nada.
odn-round = Empieza la ronda { $round } de { $rounds }.
odn-additional-viking = De la mesa del banquete { $count ->
        [one] llega { $count } vikingo
       *[other] llegan { $count } vikingos
    } a cada explanada del thing.
odn-harvest = Cosecha: todos reciben { $things }.
odn-no-harvest = En esta ronda no hay cosecha.
odn-island-turned = Se voltea un tablero de territorio y aparece: { $board }.
odn-island-silver = Cada uno de los demás territorios sin dueño recibe { $count ->
        [one] 1 moneda de plata
       *[other] { $count } monedas de plata
    }.
odn-income = { $seat } tiene unos ingresos de { $count ->
        [one] 1 moneda de plata
       *[other] { $count } monedas de plata
    }.
odn-born = { $seat } tiene crías: { $count } × { $thing }.
odn-pregnant = { $seat } tiene un animal preñado: { $thing }.
odn-feast = { $seat } debe llenar { $count ->
        [one] { $count } plaza
       *[other] { $count } plazas
    } en el banquete.
odn-serves = { $seat } sirve { $thing } en { $count ->
        [one] { $count } plaza
       *[other] { $count } plazas
    }; { $left ->
        [one] queda { $left }
       *[other] quedan { $left }
    }.
odn-leaves-seat = { $seat } deja una plaza vacía.
odn-feast-full = { $seat } ha llenado toda la mesa.
odn-penalties = { $seat } recibe por las plazas vacías { $count ->
        [one] { $count } sanción del thing
       *[other] { $count } sanciones del thing
    }: −{ $points } { $points ->
        [one] punto
       *[other] puntos
    }.
odn-mountains = Cada tira de montaña pierde una unidad.
odn-vikings-return = Los vikingos vuelven del tablero de acciones.
odn-game-over = La partida ha terminado.

## Sucesos: acciones

odn-places = { $seat } coloca { $count ->
        [one] { $count } vikingo
       *[other] { $count } vikingos
    }: { $space }.
odn-passes = { $count ->
        [0] { $seat } pasa.
        [one] { $seat } pasa y le queda { $count } vikingo.
       *[other] { $seat } pasa y le quedan { $count } vikingos.
    }
odn-no-vikings-left = { $seat } ya no tiene vikingos y pasa.
odn-imitates = { $seat } imita: { $space }.
odn-lapses = { $seat } ya no puede realizar la acción de la casilla «{ $space }».
odn-gains = { $seat } recibe { $count } × { $thing }.
odn-pays = { $seat } paga { $count } × { $thing }.
odn-declines = { $seat } no acepta.
odn-asks-midway = { $seat } quiere que se le pregunte también a mitad de las acciones.
odn-asks-no-more = { $seat } ya no quiere que se le pregunte a mitad de las acciones.
odn-gains-ship = { $seat } consigue un barco: { $ship }.
odn-loses-ship = { $ore ->
        [0] { $seat } entrega un barco: { $ship }.
        [one] { $seat } entrega un barco: { $ship }; se pierde 1 mineral.
       *[other] { $seat } entrega un barco: { $ship }; se pierden { $ore } minerales.
    }
odn-buys-ship = { $seat } compra un barco por { $price ->
        [one] 1 moneda de plata
       *[other] { $price } monedas de plata
    }: { $ship }.
odn-loads = { $seat } carga 1 mineral: { $ship }.
odn-unloads = { $seat } descarga 1 mineral: { $ship }.
odn-no-berth = { $seat } no tiene amarre libre y no recibe el barco: { $ship }.
odn-gains-building = { $seat } consigue un edificio: { $building }.
odn-none-left = No queda ninguno para { $seat }: { $building }.
odn-lays = { $seat } coloca { $thing }: { $board } (fila { $row }, columna { $column }{ $turn ->
        [0] { "" }
       *[other] , giro { $turn }
    }).
odn-fills-slot = { $seat } guarda { $thing }: { $board }.
odn-mountain-stop = { $seat } no toma más unidades.
odn-upgrades = { $seat } mejora { $thing } a { $to }.
odn-upgrade-stop = { $seat } no mejora más productos.
odn-turns = { $seat } voltea { $thing }, que pasa a ser { $to }.
odn-exchanges = { $seat } cambia { $thing } por { $to }.
odn-lifts = { $seat } toma { $thing } de un tablero de { $owner }; dos productos llenan el hueco.
odn-returns-ore = { $seat } devuelve 1 mineral ({ $ship }): cada tirada suma { $bonus }.
odn-carries-out = { $seat } realiza sin vikingos: { $space }.
odn-explores = { $seat } explora: { $board }.
odn-emigrates = { $seat } hace emigrar un barco: { $ship }{ $ore ->
        [0] .
        [one] ; se pierde 1 mineral.
       *[other] ; se pierden { $ore } minerales.
    } En esta ronda { $seats ->
        [one] queda { $seats } plaza
       *[other] quedan { $seats } plazas
    } por llenar.
odn-boats = { $seat } sale a cazar ballenas con { $count ->
        [one] { $count } ballenero
       *[other] { $count } balleneros
    } y { $ore ->
        [one] 1 mineral
       *[other] { $ore } minerales
    }.
odn-rolls = { $change ->
        [0] { $seat } saca un { $roll }.
       *[other] { $seat } saca un { $roll }; con un cambio de { $change }, el resultado es { $result }.
    }
odn-succeeds = { $seat } declara éxito ({ $die }, resultado { $result }).
odn-fails = { $seat } fracasa ({ $die }, resultado { $result }).
odn-vikings-back = { $seat } puede volver a colocar { $count ->
        [one] { $count } vikingo
       *[other] { $count } vikingos
    }.
odn-plays = { $seat } juega el oficio { $occupation } (puntos: { $points }).
odn-uses = { $seat } usa el oficio { $occupation }.
odn-occupation-acts = { $seat }: el oficio { $occupation } surte efecto.

## Errores en los archivos de contenido

odn-content-effect = En «{ $of }» no se conoce «{ $given }»; se conocen { $known }.
