# Pax Viking: qué dicen las losetas, los puestos, los jarls y las cartas de victoria. Los textos se
# componen de los propios efectos (pax-when, pax-verb, pax-place, pax-counter), así que no pueden contradecirlos.

## Qué hacen los efectos

pax-verb-gain_silfr = { $who ->
        [opponent] un rival a tu elección gana { $n } silfr
       *[self] gana { $n } silfr
    } { $counter } { $max ->
        [0] {""}
       *[other] (como mucho { $max })
    }
pax-verb-lose_silfr = { $who ->
        [opponent] un rival a tu elección pierde { $n } silfr
        [each_opponent] cada rival pierde { $n } silfr
        [richest] el rival más rico pierde { $n } silfr
        [encountered] un rival encontrado pierde { $n } silfr
        [challenged] el rival desafiado pierde { $n } silfr
       *[self] pierde { $n } silfr
    }
pax-verb-steal_silfr = quita { $n } silfr { $who ->
        [each_opponent] a cada rival
        [richest] al rival más rico
        [encountered] a un rival encontrado
        [challenged] al rival desafiado
       *[opponent] a un rival a tu elección
    }
pax-verb-draw = roba { $n ->
        [one] { $n } loseta
       *[other] { $n } losetas
    }
pax-verb-take_tile = { $pay ->
        [0] {""}
       *[other] paga { $pay } silfr y
    } toma en la mano { $kind ->
        [venture] una empresa
        [event] un evento
        [god] un dios
        [advocate] un valedor
       *[any] una loseta
    } { $source ->
        [track] del registro de saga
        [discard] de la pila de descartes
       *[available] del registro de saga o de la pila de descartes
    } { $max_cost ->
        [0] {""}
       *[other] (espacio { $max_cost } o más barato)
    } { $random ->
        [yes] al azar
       *[no] {""}
    }
pax-verb-discard_tiles = { $who ->
        [opponent] un rival a tu elección descarta
        [each_opponent] cada rival descarta
       *[self] descarta
    } { $source ->
        [board_god] { $n ->
            [one] { $n } dios
           *[other] { $n } dioses
        } del tablero de jarl
        [board_advocate] { $n ->
            [one] { $n } valedor
           *[other] { $n } valedores
        } del tablero de jarl
       *[hand] { $n ->
            [one] { $n } loseta
           *[other] { $n } losetas
        } de la mano
    } { $random ->
        [yes] al azar
       *[no] {""}
    }
pax-verb-play_tile = juega de la mano { $kinds ->
        [god] un dios
        [advocate] un valedor
       *[both] un dios o un valedor
    } sin necesitar un drakkar
pax-verb-discount = { $what ->
        [venture] las empresas del registro de saga te cuestan
        [event] los eventos del registro de saga te cuestan
        [god] los dioses del registro de saga te cuestan
        [advocate] los valedores del registro de saga te cuestan
        [printed] los centros de comercio y los aliados poderosos te cuestan
        [trade_centre] los centros de comercio te cuestan
        [ally] los aliados poderosos te cuestan
       *[any] las losetas del registro de saga te cuestan
    } { $fixed ->
        [yes] { $to } silfr
       *[no] { $by } silfr menos
    }
pax-verb-hand_limit = límite de mano +{ $n }
pax-verb-journey_range = tus viajes llegan { $n ->
        [one] { $n } nodo
       *[other] { $n } nodos
    } más lejos
pax-verb-place_longships = coloca hasta { $n ->
        [one] { $n } drakkar
       *[other] { $n } drakkares
    } de tu tablero de jarl { $where ->
        [zone] en un puesto
       *[here] {""}
    } { $place }
pax-verb-move_longships = mueve { $n ->
        [all] cada uno de tus drakkares
        [1] 1 de tus drakkares
       *[other] hasta { $n } de tus drakkares
    } hasta { $nodes ->
        [one] { $nodes } nodo
       *[other] { $nodes } nodos
    }
pax-verb-refresh_longships = renueva { $n ->
        [all] todos tus drakkares
        [1] 1 de tus drakkares
       *[other] hasta { $n } de tus drakkares
    }
pax-verb-return_longships = retira { $n ->
        [one] { $n } drakkar
       *[other] { $n } drakkares
    } { $who ->
        [self] de los tuyos
        [each_opponent] de cada rival
        [encountered] de un rival encontrado
        [challenged] del rival desafiado
       *[opponent] de un rival a tu elección
    } { $place }
pax-verb-strength = donde tienes un drakkar, cuentas { $n ->
        [one] { $n } drakkar
       *[other] { $n } drakkares
    } más en los desafíos
pax-verb-establish = { $may ->
        [yes] puedes establecer
       *[no] establece
    } { $what ->
        [trade_centre] un centro de comercio
        [ally] un aliado poderoso
       *[venture] una empresa
    } { $place } { $cost ->
        [free] gratis
       *[normal] por su coste normal
    }, sin necesitar un drakkar
pax-verb-return_followers = retira los seguidores de un rival en { $n } { $what ->
        [venture] empresa
        [trade_centre] centro de comercio
        [ally] aliado poderoso
       *[any] puesto
    } { $place } donde no tenga drakkar
pax-verb-place_home = coloca uno de tus marcadores de sede { $place } (no forma un ducado)
pax-verb-duchy = una región { $place } con una empresa tuya pasa a ser tu ducado
pax-verb-extra_action = { $action ->
        [journey] puedes viajar de inmediato
       *[parley] puedes parlamentar de inmediato
    } { $nodes ->
        [0] {""}
       *[other] hasta { $nodes ->
            [one] { $nodes } nodo
           *[other] { $nodes } nodos
        }
    } { $discount ->
        [0] {""}
       *[other] pagando { $discount } menos
    } { $strength ->
        [0] {""}
       *[other] contando { $strength } más en el desafío
    }
pax-verb-influence_action = puedes usar de inmediato la acción de influencia { $follower ->
        [jarls] de los Jarls
        [sweden] de Suecia
        [theocracy] de la Teocracia
       *[rus] de la Rus
    } sin su marcador
pax-verb-influence_bonus = al comparar la influencia cuentas { $n ->
        [one] { $n } seguidor
       *[other] { $n } seguidores
    } más { $follower ->
        [jarls] de los Jarls
        [sweden] de Suecia
        [theocracy] de la Teocracia
       *[rus] de la Rus
    }
pax-verb-votes = en un althing tienes { $n ->
        [one] { $n } voto
       *[other] { $n } votos
    } más
pax-verb-protect = los efectos y las acciones de influencia de los rivales no pueden { $what ->
        [advocates] quitarte ni descartar tus valedores
        [longships] retirar tus drakkares
       *[followers] retirar ni sustituir tus seguidores en puestos
    } { $place }
pax-verb-copy = usa la habilidad de una empresa rival { $place } como si estuviera en este puesto
pax-verb-followers_as_longships = pon hasta { $n ->
        [one] { $n } seguidor
       *[other] { $n } seguidores
    } de tu tablero de jarl en un puesto tuyo; allí cuentan como drakkares, pero no pueden moverse
pax-verb-sweep_track = descarta del registro de saga, empezando por lo más barato, { $n ->
        [one] { $n } loseta
       *[other] { $n } losetas
    } y repónlo
pax-verb-control_ally_longships = toma el control de los drakkares { $colour ->
        [black] negros
        [grey] grises
        [white] blancos
       *[other] de color { $colour }
    }, estén donde estén
pax-verb-beside = deja esta loseta junto a tu tablero de jarl
pax-verb-each = { $who ->
        [each_opponent] cada rival
       *[all] cada jugador
    }, por turno, hace esto ({ $then })
pax-verb-choose = elige una opción: { $options }
pax-verb-if = si { $condition }: { $then }
pax-verb-pay = puedes { $n ->
        [0] descartar { $tiles ->
            [one] { $tiles } loseta
           *[other] { $tiles } losetas
        } de la mano
       *[other] pagar { $n } silfr
    }; si lo haces, { $then }

## Dónde

pax-place-any = en cualquier lugar
pax-place-here = en este puesto
pax-place-within = a no más de { $distance ->
        [one] { $distance } nodo
       *[other] { $distance } nodos
    } de este puesto
pax-place-displaced = de entre los recién expulsados
pax-place-west = en el Oeste
pax-place-north = en el Norte
pax-place-east = en el Este
pax-place-south = en el Sur
pax-place-region = en la región { NAME($region, case: "gen") }

## Contadores

pax-counter-own_followers = por cada seguidor tuyo establecido
pax-counter-own_types = por cada tipo de seguidor que tengas establecido
pax-counter-own_ventures = por cada empresa tuya { $place }
pax-counter-own_posts = por cada puesto tuyo { $place }
pax-counter-own_longships_on_map = por cada drakkar tuyo en el mapa
pax-counter-own_allies = por cada aliado poderoso tuyo
pax-counter-own_trade_centres = por cada centro de comercio tuyo
pax-counter-own_advocates = por cada valedor tuyo
pax-condition-has_god = tienes un dios establecido
pax-condition-own_posts_at_least = tienes al menos { $n ->
        [one] { $n } puesto
       *[other] { $n } puestos
    } { $place }

## Cuándo

pax-when-any = Siempre: { $text }.
pax-when-action_phase = { $once ->
        [yes] Una vez por turno, en tu fase de acciones
       *[no] En tu fase de acciones
    }: { $text }.
pax-when-invest = { $once ->
        [yes] Una vez por turno, cuando inviertes
       *[no] Cuando inviertes
    }: { $text }.
pax-when-journey = { $once ->
        [yes] Una vez por turno, cuando viajas
       *[no] Cuando viajas
    }: { $text }.
pax-when-parley = { $once ->
        [yes] Una vez por turno, cuando parlamentas
       *[no] Cuando parlamentas
    }: { $text }.
pax-when-activate = { $once ->
        [yes] Una vez por turno, después de activar una empresa
       *[no] Después de activar una empresa
    }: { $text }.
pax-when-play = { $once ->
        [yes] Una vez por turno, después de jugar una loseta
       *[no] Después de jugar una loseta
    }: { $text }.
pax-when-challenge = { $once ->
        [yes] Una vez por turno, cuando desafías
       *[no] Cuando desafías
    }: { $text }.
pax-when-establish_venture = { $once ->
        [yes] Una vez por turno, cuando estableces una empresa
       *[no] Cuando estableces una empresa
    } { $played ->
        [yes] al jugarla
       *[no] {""}
    }: { $text }.
pax-when-establish_ally = { $once ->
        [yes] Una vez por turno, cuando estableces un aliado poderoso
       *[no] Cuando estableces un aliado poderoso
    }: { $text }.
pax-when-longship_returned = { $once ->
        [yes] Una vez por turno, cuando un rival retira un drakkar tuyo
       *[no] Cuando un rival retira un drakkar tuyo
    }: { $text }.
pax-when-influence = Fase de influencia: { $text }.
pax-when-solstice = Solsticio de invierno: { $text }.
pax-when-activation = Activar: { $text }.
pax-when-instant = Cuando estableces este puesto: { $text }.
pax-when-event = Evento: { $text }.
pax-when-althing = Althing: { $text }.
pax-when-beside = Junto a tu tablero de jarl: { $text }
pax-join-and = { $first } y { $second }
pax-join-or = { $first }, o bien { $second }

## Victoria

pax-test-followers = { $n ->
        [one] { $n } seguidor establecido
       *[other] { $n } seguidores establecidos
    } { $follower ->
        [jarls] de los Jarls
        [sweden] de Suecia
        [theocracy] de la Teocracia
       *[rus] de la Rus
    }
pax-test-followers_total = { $n ->
        [one] { $n } seguidor establecido
       *[other] { $n } seguidores establecidos
    } en total
pax-test-followers_each_type = { $n ->
        [one] { $n } seguidor establecido
       *[other] { $n } seguidores establecidos
    } de cada tipo
pax-test-types_with_followers = { $n ->
        [one] { $n } tipo
       *[other] { $n } tipos
    } con { $each } seguidores establecidos cada uno
pax-test-ventures = { $n ->
        [one] { $n } empresa establecida
       *[other] { $n } empresas establecidas
    }
pax-test-regions_with_venture = empresas en { $n ->
        [one] { $n } región
       *[other] { $n } regiones distintas
    }
pax-test-duchies = { $n ->
        [one] { $n } ducado
       *[other] { $n } ducados
    }
pax-test-zones_with_duchy = ducados en { $n ->
        [one] { $n } zona
       *[other] { $n } zonas distintas
    }
pax-test-trade_centres = { $n ->
        [one] { $n } centro de comercio
       *[other] { $n } centros de comercio
    }
pax-test-key_trade_centres = { $n ->
        [one] { $n } centro de comercio clave
       *[other] { $n } centros de comercio clave
    }
pax-test-allies = { $n ->
        [one] { $n } aliado poderoso
       *[other] { $n } aliados poderosos
    }
pax-test-gods = { $n ->
        [one] { $n } dios establecido
       *[other] { $n } dioses establecidos
    }
pax-test-advocates = { $n ->
        [one] { $n } valedor establecido
       *[other] { $n } valedores establecidos
    }
pax-test-zones_with_post = puestos establecidos en { $n ->
        [one] { $n } zona
       *[other] { $n } zonas distintas
    }
pax-test-posts_per_zone_min = al menos { $n ->
        [one] { $n } puesto establecido
       *[other] { $n } puestos establecidos
    } en cada zona
pax-test-influence_markers = { $n ->
        [one] { $n } marcador de influencia
       *[other] { $n } marcadores de influencia
    } en tu poder

## Símbolos

pax-symbol-permanent = Una habilidad permanente actúa mientras tu seguidor esté en ella.
pax-symbol-solstice = Se usa una vez en cada uno de tus solsticios de invierno, mientras tu seguidor esté en ella.
pax-symbol-activate = Se usa con la acción de activar: agota un drakkar renovado tuyo en este puesto.
pax-symbol-instant = Se usa una vez, en cuanto estableces el puesto; otra vez solo cuando lo establezca otro jugador.
pax-symbol-event = Se resuelve por completo hasta donde se pueda al jugarlo y se elimina de la partida; después se comprueba la victoria.
pax-symbol-althing = Primero votan todos los jugadores por turno; con al menos la mitad de los votos se resuelve. La victoria se comprueba en ambos casos.
pax-symbol-follower = Coloca aquí un seguidor de este tipo para establecerlo.
pax-symbol-port = A este puesto solo se entra, y de él solo se sale, por el mar que tiene su puerto.
pax-symbol-starter = En el mazo inicial desde { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }.

## Fuente

pax-source-established = Conocido por el juego publicado.
pax-source-reconstruction = Reconstrucción: creado aquí para poder jugar con las reglas; no procede del juego publicado.
pax-source-partly = Conocido por el juego publicado: { $fields }. El resto es reconstrucción.
