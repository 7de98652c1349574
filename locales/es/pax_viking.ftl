# Pax Viking: qué pregunta y ofrece el juego y por qué rechaza algo. Lo que ocurre está en pax_viking_events.ftl, los
# nombres en pax_viking_names.ftl, los textos de losetas y cartas en pax_viking_texts.ftl y las reglas en pax_viking_rules.ftl.
# Los nombres de jugadores, puestos, regiones, losetas y tipos de seguidores llegan hechos, sin artículo; las listas tienen
# además su longitud en el argumento <nombre>_count. En lugar de un jugador puede aparecer el rival del modo en solitario.

## El juego

pax-title = Pax Viking
pax-tagline = Los jarls navegan de Vinland a Chang'an, ganan seguidores y centros de comercio y votan los eventos de su época.

## Preguntas al jugador

pax-ask-action = Elige tu próxima acción: { $count ->
        [0] no te queda ninguna
        [one] te queda { $count } acción
       *[other] te quedan { $count } acciones
    } y tienes { $silfr } silfr.
pax-ask-activate = Elige qué drakkar agotas para activar el puesto { $post }.
pax-ask-sail = Tu drakkar está aquí: { $place }. { $count ->
        [0] No puede ir más lejos: detente o comercia.
        [one] Elige adónde navega; le queda { $count } nodo.
       *[other] Elige adónde navega; le quedan { $count } nodos.
    }
pax-goods-given = { $given ->
        [0] { $give_silfr } silfr
       *[other] { $give }{ $give_silfr ->
            [0] {""}
           *[other] {" "}y { $give_silfr } silfr
        }
    }
pax-goods-got = { $wanted ->
        [0] { $want_silfr } silfr
       *[other] { $want }{ $want_silfr ->
            [0] {""}
           *[other] {" "}y { $want_silfr } silfr
        }
    }
pax-tiles-wanted = { $any_tiles ->
        [one] { $any_tiles } loseta a elección de la otra parte
       *[other] { $any_tiles } losetas a elección de la otra parte
    }
pax-tiles-asked = { $any_tiles ->
        [one] { $any_tiles } loseta a tu elección
       *[other] { $any_tiles } losetas a tu elección
    }
pax-goods-wanted = { $any_tiles ->
        [0] { pax-goods-got }
       *[other] { $wanted ->
            [0] { pax-tiles-wanted }
           *[other] { $want }, { pax-tiles-wanted }
        }{ $want_silfr ->
            [0] {""}
           *[other] {" "}y { $want_silfr } silfr
        }
    }
pax-goods-asked = { $any_tiles ->
        [0] { pax-goods-got }
       *[other] { $wanted ->
            [0] { pax-tiles-asked }
           *[other] { $want }, { pax-tiles-asked }
        }{ $want_silfr ->
            [0] {""}
           *[other] {" "}y { $want_silfr } silfr
        }
    }
pax-pieces-given = { $give_held_count ->
        [0] drakkares: { $give_ships }
       *[other] { $give_held }{ $give_ships_count ->
            [0] {""}
           *[other] ; drakkares: { $give_ships }
        }
    }
pax-pieces-wanted = { $want_held_count ->
        [0] drakkares: { $want_ships }
       *[other] { $want_held }{ $want_ships_count ->
            [0] {""}
           *[other] ; drakkares: { $want_ships }
        }
    }
pax-ask-make-offer = Prepara una oferta para { $partner }. Das: { pax-goods-given }. Pides: { pax-goods-wanted }.{ $give_held_count ->
        [0] { $give_ships_count ->
            [0] {""}
           *[other] {" "}Piezas que das: { pax-pieces-given }.
        }
       *[other] {" "}Piezas que das: { pax-pieces-given }.
    }{ $want_held_count ->
        [0] { $want_ships_count ->
            [0] {""}
           *[other] {" "}Piezas que pides: { pax-pieces-wanted }.
        }
       *[other] {" "}Piezas que pides: { pax-pieces-wanted }.
    }
pax-ask-answer-offer = { $seat } te hace una oferta. Recibes: { pax-goods-given }. Das: { pax-goods-asked }.{ $give_held_count ->
        [0] { $give_ships_count ->
            [0] {""}
           *[other] {" "}Piezas que recibes: { pax-pieces-given }.
        }
       *[other] {" "}Piezas que recibes: { pax-pieces-given }.
    }{ $want_held_count ->
        [0] { $want_ships_count ->
            [0] {""}
           *[other] {" "}Piezas que das: { pax-pieces-wanted }.
        }
       *[other] {" "}Piezas que das: { pax-pieces-wanted }.
    } ¿Qué respondes?
pax-ask-hand-over = Elige { $count ->
        [one] { $count } loseta de tu mano
       *[other] { $count } losetas de tu mano, de una en una,
    } para { $partner }.
pax-ask-place-venture = Elige el puesto para la empresa { $tile }.
pax-ask-replace = Todos los espacios están ocupados: elige qué loseta deja su sitio a { $tile }.
pax-ask-event-post = Elige el puesto en el que juegas el evento { $tile }.
pax-ask-vote = Althing: ¿votas a favor de { $tile }? Por ahora hay { $yes } a favor y { $no } en contra.
pax-ask-challenge = Elige a quién desafías en el puesto { $post }.
pax-ask-challenge-return = Elige qué drakkar de { $seat } se retira del puesto { $post }.
pax-ask-establish = ¿Estableces el puesto { $post } por { $cost } silfr?
pax-ask-jarls-move = Elige qué drakkar se mueve al puesto { $post }.
pax-ask-return-there = Elige de quién es el drakkar que se retira del puesto { $post }, o no retires ninguno.
pax-ask-strike = Elige qué drakkar de { $seat } se retira del puesto { $post }.
pax-ask-sweden-place = { $kind ->
        [venture] Has robado la empresa { $tile }. Elige un puesto de su área para un drakkar, o renuncia.
       *[other] Has robado { $tile }, que no es una empresa. Se queda en tu mano y nadie más sabe qué es.
    }
pax-ask-sweden-play = ¿Juegas la empresa { $tile } en el puesto { $post }?
pax-ask-hand-limit = Tu límite de mano es { $limit }: descarta { $count ->
        [one] { $count } loseta
       *[other] { $count } losetas, de una en una
    }.
pax-ask-bonus = Elige qué habilidad usas primero.
pax-ask-give-silfr = Elige qué rival gana { $count } silfr.
pax-ask-take-silfr = { $steals ->
        [yes] Elige a qué rival le quitas hasta { $count } silfr.
       *[no] Elige qué rival paga hasta { $count } silfr.
    }
pax-ask-draw = { $count ->
        [one] ¿Robas { $count } loseta?
       *[other] ¿Robas una loseta? Aún puedes robar { $count }.
    }
pax-ask-take-tile = { $cost ->
        [0] Elige qué loseta tomas.
       *[other] Elige qué loseta tomas por { $cost } silfr.
    }
pax-ask-discard-whose = Elige qué rival descarta.
pax-ask-discard = Elige una loseta que descartar; hay que descartar { $count }.
pax-ask-play-tile = Elige una loseta para jugarla en tu tablero de jarl.
pax-ask-sweep = ¿Descartas { $count ->
        [one] la loseta más barata
       *[other] las { $count } losetas más baratas
    } del registro de saga?
pax-ask-place-longships = Elige un puesto en el que colocar hasta { $count ->
        [one] { $count } drakkar
       *[other] { $count } drakkares
    } de tu tablero de jarl.
pax-ask-place-more = ¿Colocas otro drakkar en el puesto { $post }? { $count ->
        [one] Aún puedes colocar { $count } drakkar.
       *[other] Aún puedes colocar { $count } drakkares.
    }
pax-ask-move-longships = Elige un drakkar que mover hasta { $count ->
        [one] { $count } nodo
       *[other] { $count } nodos
    }, o termina.
pax-ask-move = Tu drakkar está aquí: { $place }. Elige adónde se mueve; { $count ->
        [one] le queda { $count } nodo
       *[other] le quedan { $count } nodos
    }.
pax-ask-refresh-longships = Elige un drakkar agotado que renovar; puedes renovar { $count ->
        [one] { $count } drakkar
       *[other] { $count } drakkares
    }.
pax-ask-return-whose = Elige de quién es el drakkar que se retira.
pax-ask-return-longship = Elige qué drakkar de { $seat } se retira.
pax-ask-establish-post = Elige qué puesto estableces.
pax-ask-return-followers = Elige el puesto del que se retiran los seguidores.
pax-ask-make-duchy = Elige la región que pasa a ser tu ducado.
pax-ask-swear-post = Elige un puesto tuyo en el que los seguidores sirvan como drakkares.
pax-ask-swear = Elige un seguidor que sirva como drakkar en el puesto { $post }; puedes elegir { $count } más.
pax-ask-mark-ally = Elige qué drakkar aliado marcas; { $count ->
        [one] te queda { $count } marcador de sede
       *[other] te quedan { $count } marcadores de sede
    }.
pax-ask-choose = { $source }: elige uno de los efectos, en el orden de su texto.
pax-ask-pay = { $source }: { $cost ->
        [0] ¿descartas { $count ->
            [one] { $count } loseta
           *[other] { $count } losetas
        } a cambio del efecto?
       *[other] ¿pagas { $cost } silfr por el efecto?
    }
pax-ask-pay-tile = Elige una loseta con la que pagar; { $count ->
        [one] hace falta { $count }
       *[other] hacen falta { $count }
    }.
pax-ask-copy = Elige la empresa cuya habilidad copias.
pax-ask-extra-action = { $action ->
        [journey] Haz un viaje adicional, o renuncia.
       *[parley] Parlamenta una vez más, o renuncia.
    }
pax-ask-free-influence = Usa la acción de influencia ({ $follower }), o renuncia.
pax-ask-solo-invest = Puedes invertir una vez; tienes { $silfr } silfr.
pax-ask-solo-action = Elige tu próxima acción: { $count ->
        [0] no te queda ninguna
        [one] te queda { $count } acción
       *[other] te quedan { $count } acciones
    } y tienes { $silfr } silfr.
pax-ask-pay-longship = Elige qué drakkar agotas para la acción.
pax-ask-lay-tile = Elige el puesto para la loseta { $tile }.
pax-ask-take-there = ¿Tomas con la acción de la Rus la loseta { $tile } del puesto { $post }? Elige qué drakkar agotas.
pax-ask-lose-tile = Elige qué dios o valedor pierdes.

## Qué se pregunta, en pocas palabras

pax-kind-action = tu próxima acción
pax-kind-activate = un drakkar que agotar
pax-kind-sail = adónde navega tu drakkar
pax-kind-make-offer = una oferta de comercio
pax-kind-answer-offer = la respuesta a una oferta
pax-kind-hand-over = losetas que entregar
pax-kind-place-venture = un puesto para una empresa
pax-kind-replace = una loseta que se sustituye
pax-kind-event-post = el puesto de un evento
pax-kind-vote = un voto en el althing
pax-kind-challenge = a quién desafías
pax-kind-challenge-return = un drakkar que se retira
pax-kind-establish = si estableces el puesto
pax-kind-jarls-move = un drakkar para la acción de los Jarls
pax-kind-return-there = de quién es el drakkar que se retira
pax-kind-strike = un drakkar que se retira
pax-kind-sweden-place = un puesto para la acción de Suecia
pax-kind-sweden-play = si juegas la empresa robada
pax-kind-hand-limit = una loseta que descartar
pax-kind-bonus = el orden de tus habilidades
pax-kind-give-silfr = quién gana silfr
pax-kind-take-silfr = quién pierde silfr
pax-kind-draw = si robas una loseta
pax-kind-take-tile = una loseta que tomar
pax-kind-discard-whose = quién descarta
pax-kind-discard = una loseta que descartar
pax-kind-play-tile = una loseta que jugar
pax-kind-sweep = si se descartan losetas del registro de saga
pax-kind-place-longships = un puesto para drakkares
pax-kind-place-more = otro drakkar, o ninguno
pax-kind-move-longships = un drakkar que mover
pax-kind-move = adónde se mueve un drakkar
pax-kind-refresh-longships = un drakkar que renovar
pax-kind-return-whose = de quién es el drakkar que se retira
pax-kind-return-longship = un drakkar que se retira
pax-kind-establish-post = un puesto que establecer
pax-kind-return-followers = un puesto del que se retiran seguidores
pax-kind-make-duchy = una región para un ducado
pax-kind-swear-post = un puesto para seguidores que sirven como drakkares
pax-kind-swear = un seguidor que sirve como drakkar
pax-kind-mark-ally = un drakkar aliado que marcar
pax-kind-choose = uno de varios efectos
pax-kind-pay = si pagas
pax-kind-pay-tile = una loseta con la que pagar
pax-kind-copy = una empresa que copiar
pax-kind-extra-action = una acción adicional
pax-kind-free-influence = una acción de influencia
pax-kind-solo-invest = tu inversión
pax-kind-solo-action = tu próxima acción
pax-kind-pay-longship = un drakkar que agotar
pax-kind-lay-tile = un puesto para una loseta
pax-kind-take-there = una loseta que tomar
pax-kind-lose-tile = una loseta que pierdes

## Opciones para elegir

pax-do-end = Terminar tus acciones
pax-do-draw = Robar una loseta
pax-do-stop = Terminar
pax-do-decline = Renunciar
pax-do-stay = No mover ningún drakkar
pax-do-establish = Establecer
pax-do-go = Hacerlo
pax-do-pay = Pagar
pax-do-place = Colocar otro drakkar
pax-do-buy = Comprar { $tile } por { $cost } silfr
pax-do-buy-planned = Comprar { $tile }
pax-do-play = Jugar { $tile }
pax-do-activate = Activar { $post }
pax-do-parley = Parlamentar en { $post }
pax-do-jarls = Acción de los Jarls en { $post }
pax-do-sweden = Acción de Suecia
pax-do-rus = Acción de la Rus: tomar { $tile }
pax-do-theocracy = Teocracia: establecer { $post }
pax-do-use = Usar { $tile }
pax-do-use-post = Usar { $post }
pax-do-use-jarl = Usar la habilidad de { $jarl }
pax-do-journey = Viajar desde aquí: { $place }
pax-do-journey-board = Viajar desde tu tablero de jarl
pax-do-journey-ally = Viajar, drakkar { $colour }: { $place }
pax-do-ship = Tu drakkar: { $place }
pax-do-ship-board = Un drakkar de tu tablero de jarl
pax-do-ship-ally = El drakkar { $colour }: { $place }
pax-do-spent = Tu drakkar agotado: { $place }
pax-do-spent-board = Un drakkar agotado de tu tablero de jarl
pax-do-spent-ally = El drakkar { $colour } agotado: { $place }
pax-do-strike = El drakkar: { $place }
pax-do-strike-ally = El drakkar { $colour }: { $place }
pax-do-strike-follower = Un seguidor que sirve como drakkar
pax-do-to = Destino: { $place }
pax-do-at = { $post }
pax-do-duchy = Ducado: { $region }
pax-do-trade = Comerciar con { $seat }
pax-do-challenge = Desafiar a { $seat }
pax-do-against = { $seat }
pax-do-offer = Hacer la oferta
pax-do-cancel = No comerciar
pax-do-accept = Aceptar
pax-do-refuse = Rechazar
pax-do-counter = Hacer una contraoferta
pax-do-give = Dar { $tile }
pax-do-want = Pedir { $tile }
pax-do-ask-tiles = Pedir { $count ->
        [one] { $count } loseta a su elección
       *[other] { $count } losetas a su elección
    }
pax-do-add-silfr = Dar { $count } silfr
pax-do-ask-silfr = Pedir { $count } silfr
pax-do-give-post = Dar { $post } con tus seguidores
pax-do-want-post = Pedir { $post } con sus seguidores
pax-do-give-ship = Dar un drakkar: { $place }
pax-do-want-ship = Pedir un drakkar: { $place }
pax-do-give-spent = Dar un drakkar agotado: { $place }
pax-do-want-spent = Pedir un drakkar agotado: { $place }
pax-do-give-board = Dar { $tile } con su seguidor
pax-do-want-board = Pedir { $tile } con su seguidor
pax-do-vote-yes = Votar a favor
pax-do-vote-no = Votar en contra
pax-do-take = Tomar { $tile }
pax-do-discard = Descartar { $tile }
pax-do-replace = Sustituir { $tile }
pax-do-option = Efecto { $count }
pax-do-swear = Un seguidor del tipo { $follower }

## Por qué no: acciones y habilidades

pax-no-more-actions = Ya has hecho las { $count } acciones de este turno.
pax-no-marker = No tienes el marcador de influencia de esta acción.
pax-no-marker-left = Ya has usado este marcador de influencia en este turno.
pax-no-influence-target = Ahora esta acción de influencia no se puede hacer así.
pax-no-such-ability = No puedes usar esta habilidad ahora.
pax-no-declining = Un evento se resuelve por completo hasta donde se pueda: a esto no se puede renunciar.
pax-no-option = Este efecto no cambiaría nada ahora.
pax-no-solo-action = Esta acción no existe en el turno en solitario: inviertes una vez antes de tus acciones, y al final se parlamenta automáticamente.

## Por qué no: losetas

pax-no-not-on-track = { $tile } no está en el registro de saga.
pax-no-price = { $tile } te cuesta { $cost } silfr y tienes { $count }.
pax-no-not-in-hand = Esta loseta no está en esa mano o ya se ha dado: { $tile }.
pax-no-not-available = Aquí no se puede elegir esta loseta: { $tile }.
pax-no-not-on-board = { $tile } no está en un espacio así de tu tablero de jarl.
pax-no-requirement = Ningún drakkar tuyo está solo en un puesto del área de { $tile }.
pax-no-other-area = El puesto { $post } no sirve para { $tile }: está fuera de su área o está ocupado.
pax-no-printed-post = { $post } es un puesto impreso y nunca se puede sustituir.
pax-no-not-alone = En el puesto { $post } no están solo tus drakkares.
pax-no-copy = En el puesto { $post } no hay ninguna empresa rival que puedas copiar ahora.

## Por qué no: drakkares

pax-no-longship = No hay tal drakkar.
pax-no-exhausted = Ese drakkar está agotado y no puede viajar.
pax-no-journey-without-node = Un viaje recorre al menos 1 nodo.
pax-no-nodes-left = Al drakkar no le quedan nodos para llegar aquí: { $place }.
pax-no-way-from-home = El primer nodo desde tus sedes no lleva aquí: { $place }.
pax-no-way-post = No hay ningún nodo así: { $start } → { $place }. A un puesto se entra, y de él se sale, solo por su puerto o por su región fluvial.
pax-no-way-black = Esta frontera no se puede cruzar, o las regiones no se tocan: { $start } → { $place }.
pax-no-longship-there = No tienes ningún drakkar en el puesto { $post }.
pax-no-renewed = No tienes ningún drakkar renovado en el puesto { $post }.
pax-no-renewed-longship = No te queda ningún drakkar renovado.
pax-no-other-place = El puesto { $post } queda fuera del alcance de este efecto.

## Por qué no: puestos

pax-no-own-post = En el puesto { $post } ya hay seguidores tuyos.
pax-no-own-venture = En el puesto { $post } no hay ninguna empresa tuya.
pax-no-not-own-post = En el puesto { $post } no hay ningún seguidor tuyo.
pax-no-effect = Activar { $post } no cambiaría nada ahora.
pax-no-symbol = El puesto { $post } está vacío y no muestra ningún seguidor.
pax-no-followers = Para el puesto { $post } { $count ->
        [one] te falta el seguidor
       *[other] te faltan seguidores (hacen falta { $count })
    }.
pax-no-follower = En tu tablero de jarl no queda ningún seguidor de este tipo: { $follower }.
pax-no-cost = Establecer { $post } cuesta { $cost } silfr y tienes { $count }.
pax-no-protected = Los seguidores del puesto { $post } están protegidos.
pax-no-guarded = Un drakkar guarda a los seguidores del puesto { $post }.
pax-no-duchy = Esta región no puede pasar a ser tu ducado ahora: { $region }.
pax-no-one-weaker = Ningún rival tiene en el puesto { $post } menos drakkares que tú.
pax-no-weaker = { $seat } cuenta { $other } en ese puesto y tú { $count }: necesitas más.
pax-no-such-opponent = Aquí no se puede elegir a { $seat }.

## Por qué no: comercio

pax-no-encounter = Ningún drakkar tuyo se ha encontrado con { $seat }.
pax-no-more-offers = Ya no se pueden hacer más ofertas. Ofertas como máximo en cada parada de un viaje: { $window }; en un turno: { $turn }.
pax-no-more-items = Una oferta incluye como mucho { $count } losetas por cada lado.
pax-no-not-known = No sabes si { $seat } tiene { $tile }; pide una loseta a su elección.
pax-no-silfr = { $seat } solo tiene { $count } silfr.
pax-no-tiles = { $seat } solo tiene { $count ->
        [one] { $count } loseta
       *[other] { $count } losetas
    } en la mano.
pax-no-second-sum = La oferta ya incluye silfr por este lado.
pax-no-empty-counter = Una contraoferta tiene que incluir algo.
pax-no-empty-trade = No hay nada que aceptar: haz una oferta o rechaza.
pax-no-second-counter = Una contraoferta solo se puede aceptar o rechazar.
pax-no-piece = { $piece } no se puede intercambiar ahora. Debe pertenecer a quien lo da y no estar de viaje, y quien lo recibe necesita piezas propias y, para un dios o un valedor, un espacio libre.
pax-no-pieces-traded = En esta mesa no se comercia con drakkares ni con seguidores.

## Lugares fuera del mapa

pax-area-board = tablero de jarl
pax-area-empire = Imperio Nórdico
pax-area-track = registro de saga
pax-area-pile = pila de saga
pax-area-discard = pila de descartes

## Fases

pax-phase-influence = Fase de influencia
pax-phase-action = Fase de acciones
pax-phase-solstice = Solsticio de invierno
pax-phase-over = Fin de la partida

## Resultado

pax-score-cards = Cartas de victoria cumplidas
pax-score-silfr = Silfr (desempata)
pax-score-total = Seguidores establecidos
pax-score-winners = { $players_count ->
        [one] ¡{ $players } gana la partida!
       *[other] ¡{ $players } comparten la victoria!
    }

## Opciones de la mesa

pax-option-level = ¿Con qué cartas de victoria se juega?
pax-option-level-standard = Estándar
pax-option-level-beginner = De principiante
pax-option-level-hard = Difíciles
pax-option-level-legendary = Legendarias
pax-option-level-beginner_standard = Dos de principiante y dos estándar
pax-option-level-beginner_hard = Dos de principiante y dos difíciles
pax-option-level-beginner_legendary = Dos de principiante y dos legendarias
pax-option-level-standard_hard = Dos estándar y dos difíciles
pax-option-level-standard_legendary = Dos estándar y dos legendarias
pax-option-level-hard_legendary = Dos difíciles y dos legendarias
pax-option-level-one_of_each = Una de cada nivel
pax-option-bragi = ¿Empiezan boca abajo las cartas de victoria (modo Bragi)?
pax-option-bragi-false = No, todas están boca arriba
pax-option-bragi-true = Sí, cada evento resuelto pone una boca arriba
pax-option-deck = ¿De qué se compone la pila de saga?
pax-option-deck-random = De losetas al azar, 12 por jugador
pax-option-deck-starter = Del mazo inicial
pax-option-deck-custom = De un mazo inicial personalizado: 4 empresas, 3 eventos, 2 dioses y 3 valedores por jugador
pax-option-hands = ¿Son secretas las losetas de la mano?
pax-option-hands-secret = Sí, pero las compradas siguen siendo conocidas
pax-option-hands-open = No, todas las manos están a la vista
pax-option-trade_pieces = ¿Se puede comerciar también con drakkares y con seguidores junto con aquello sobre lo que están?
pax-option-trade_pieces-false = No, solo con silfr y losetas de la mano (regla de la casa)
pax-option-trade_pieces-true = Sí: quien los recibe los sustituye por piezas propias
pax-option-experienced_1 = ¿Gana el jugador 1 solo con las cartas más difíciles si hay varios niveles?
pax-option-experienced_1-false = No
pax-option-experienced_1-true = Sí
pax-option-experienced_2 = ¿Gana el jugador 2 solo con las cartas más difíciles si hay varios niveles?
pax-option-experienced_2-false = No
pax-option-experienced_2-true = Sí
pax-option-experienced_3 = ¿Gana el jugador 3 solo con las cartas más difíciles si hay varios niveles?
pax-option-experienced_3-false = No
pax-option-experienced_3-true = Sí
pax-option-experienced_4 = ¿Gana el jugador 4 solo con las cartas más difíciles si hay varios niveles?
pax-option-experienced_4-false = No
pax-option-experienced_4-true = Sí
pax-option-experienced_5 = ¿Gana el jugador 5 solo con las cartas más difíciles si hay varios niveles?
pax-option-experienced_5-false = No
pax-option-experienced_5-true = Sí
pax-option-experienced_6 = ¿Gana el jugador 6 solo con las cartas más difíciles si hay varios niveles?
pax-option-experienced_6-false = No
pax-option-experienced_6-true = Sí
pax-option-solo_jarl = ¿Qué jarl se enfrenta al Imperio Nórdico?
pax-option-solo_jarl-random = Uno al azar
pax-option-solo_jarl-eric = Erico el Victorioso, para una partida más fácil
pax-option-solo_events = ¿Cuántos eventos tiene la pila del Imperio Nórdico? Cuantos más, más fácil es la partida.
pax-option-solo_events-12 = 12 eventos
pax-option-solo_events-8 = 8 eventos
pax-option-solo_events-10 = 10 eventos
pax-option-solo_events-14 = 14 eventos
pax-option-solo_events-16 = 16 eventos
pax-option-solo_events-20 = 20 eventos

## Errores en posiciones descritas

error-given-tile = No hay ninguna loseta «{ $given }».
error-given-tile-twice = Una loseta no puede estar en dos lugares: { $given }.
error-given-place = No hay tal lugar: «{ $given }».
error-given-printed = «{ $given }» es un puesto impreso y no puede tener ninguna empresa.
error-given-no-symbol = «{ $given }» no muestra ningún seguidor; pon antes una empresa allí.
error-given-no-follower = No queda ningún seguidor de ese tipo: { $given }.
error-given-no-space = No hay ningún espacio libre para «{ $given }» en el tablero de jarl.
