# Pax Viking: lo que el juego cuenta de la partida. Lo que pregunta y ofrece y por qué rechaza algo está en pax_viking.ftl.
# Los nombres llegan hechos, sin artículo; las listas tienen además su longitud en el argumento <nombre>_count.
# En lugar de un jugador puede aparecer el rival del modo en solitario: Imperio Nórdico.

## Sucesos: preparación

pax-cards = Las cartas de victoria de esta partida: { $victories }.
pax-start-venture = La empresa { $tile } está en el puesto { $post } desde el principio.
pax-jarl = { $seat } juega con { $jarl }.
pax-first = Empieza { $seat }.
pax-solo = { $jarl } se enfrenta al Imperio Nórdico; { $count ->
        [one] la pila tiene { $count } evento
       *[other] la pila tiene { $count } eventos
    }. Establece a todos tus seguidores antes de que se acabe.

## Sucesos: turnos

pax-turn = Ronda { $round }: es el turno de { $seat }.
pax-takes-marker = { $seat } tiene más seguidores que nadie del tipo { $follower } ({ $count }) y toma el marcador de influencia.
pax-loses-marker = { $seat } ya no tiene la mayoría del tipo { $follower } y devuelve el marcador de influencia.
pax-ability = { $seat } usa la habilidad de { $source }.
pax-influence-action = { $seat } usa la acción de influencia ({ $follower }).
pax-solstice = Solsticio de invierno de { $seat }.
pax-income = { $seat } gana { $count } silfr por { $count ->
        [one] { $count } tipo de seguidor
       *[other] { $count } tipos de seguidores
    }.

## Sucesos: losetas de saga

pax-draws = { $seat } roba una loseta.
pax-drawn = Robas { $tile }.
pax-draws-tile = { $seat } roba { $tile }.
pax-buys = { $seat } compra { $tile } por { $cost } silfr.
pax-track-discarded = { $tile } pasa del espacio más barato a la pila de descartes.
pax-track-filled = Se repone el registro de saga: { $tiles }.
pax-swept = { $tiles_count ->
        [one] Se descarta del registro de saga una loseta
       *[other] Se descartan del registro de saga varias losetas
    }: { $tiles }.
pax-takes-tile = { $seat } toma { $tile }{ $cost ->
        [0] .
       *[other] {" "}por { $cost } silfr.
    }
pax-discards = { $seat } descarta { $tile }.
pax-discards-board = { $seat } descarta { $tile } de su tablero de jarl.
pax-plays = { $seat } juega { $tile }.
pax-plays-venture = { $seat } juega { $tile } en el puesto { $post }.
pax-venture-replaced = En el puesto { $post } se sustituye y se descarta la empresa { $tile }.
pax-joins-board = { $seat } establece { $tile } en su tablero de jarl.
pax-joins-board-alone = { $seat } pone { $tile } en su tablero de jarl, pero no le queda ningún seguidor para esta loseta.
pax-board-follower-returns = El seguidor de { $seat } en { $tile } vuelve a su tablero de jarl.
pax-beside = { $seat } deja { $tile } junto a su tablero de jarl.
pax-copies = { $seat } copia { $tile }.
pax-activates = { $seat } activa { $tile } en el puesto { $post }.

## Sucesos: eventos y althing

pax-plays-event = { $seat } juega el evento { $tile } en el puesto { $post }.
pax-votes-yes = { $seat } vota a favor con { $count ->
        [one] { $count } voto
       *[other] { $count } votos
    }.
pax-votes-no = { $seat } vota en contra con { $count ->
        [one] { $count } voto
       *[other] { $count } votos
    }.
pax-althing-passed = El althing aprueba { $tile }: votos a favor, { $yes } de { $votes }, al menos la mitad.
pax-althing-failed = El althing rechaza { $tile }: votos a favor, solo { $yes } de { $votes }.
pax-event-ends = El evento { $tile } se elimina de la partida.
pax-card-turned = Se pone boca arriba la carta de victoria { $victory }.

## Sucesos: drakkares y puestos

pax-sails = { $seat } navega: { $start } → { $place }.
pax-journey-ends = { $seat } termina su viaje aquí: { $place }.
pax-places = { $seat } coloca { $count ->
        [one] { $count } drakkar
       *[other] { $count } drakkares
    } en el puesto { $post }.
pax-renews = { $seat } renueva { $count ->
        [one] { $count } drakkar
       *[other] { $count } drakkares
    }.
pax-longship-returns = Se retira un drakkar de { $seat } que estaba aquí: { $place }.
pax-longship-removed = Se elimina de la partida un drakkar del Imperio que estaba aquí: { $place }.
pax-sworn-returns = Un seguidor de { $seat } que servía como drakkar vuelve del puesto { $post } a su tablero de jarl.
pax-swears = Un seguidor de { $seat } del tipo { $follower } sirve como drakkar en el puesto { $post }.
pax-parleys = { $seat } parlamenta en el puesto { $post }.
pax-challenges = { $seat } desafía a { $opponent } en el puesto { $post }: { $count } contra { $other }.
pax-displaced = { $count ->
        [one] Otro drakkar de { $seat } tiene que irse a este lugar
       *[other] Otros { $count } drakkares de { $seat } tienen que irse a este lugar
    }: { $place }.
pax-establishes = { $seat } establece el puesto { $post } con { $count ->
        [one] { $count } seguidor
       *[other] { $count } seguidores
    } del tipo { $follower }{ $cost ->
        [0] .
       *[other] {" "}por { $cost } silfr.
    }
pax-followers-return = { $count ->
        [one] Se retira { $count } seguidor
       *[other] Se retiran { $count } seguidores
    } de { $seat } del puesto { $post }.
pax-takes-centre = { $seat } toma la ficha de centro de comercio de { $post }.
pax-takes-advocate = { $seat } quita a { $opponent } un valedor: { $tile }.
pax-home = { $seat } pone un marcador de sede en el puesto { $post }.
pax-duchy = { $seat } tiene un ducado nuevo: { $region }.
pax-duchy-falls = { $seat } pierde su ducado: { $region }.
pax-commands = { $seat } toma el control de { $count ->
        [one] { $count } drakkar aliado
       *[other] { $count } drakkares aliados
    } de color { $colour }.
pax-control-ends = { $seat } pierde el control de { $count ->
        [one] { $count } drakkar aliado
       *[other] { $count } drakkares aliados
    }.

## Sucesos: silfr y comercio

pax-gains = { $seat } gana { $count } silfr.
pax-pays = { $seat } paga { $count } silfr.
pax-steals = { $seat } quita { $count } silfr a { $opponent }.
pax-opens-trade = { $seat } comercia con { $partner }.
pax-offers = { $seat } hace una oferta a { $partner }. Da: { pax-goods-given }. Pide: { pax-goods-wanted }.
pax-counters = { $seat } hace una contraoferta a { $partner }. Da: { pax-goods-given }. Pide: { pax-goods-wanted }.
pax-offer-pieces = { $seat } da además en esta oferta: { $held_count ->
        [0] drakkares: { $ships }
       *[other] { $held }{ $ships_count ->
            [0] {""}
           *[other] ; drakkares: { $ships }
        }
    }.
pax-longship-given = { $seat } pone un drakkar en su lugar: { $place }.
pax-accepts = { $seat } acepta la oferta de { $partner } y elige { $count ->
        [one] { $count } loseta
       *[other] { $count } losetas
    } para entregar.
pax-refuses = { $seat } rechaza la oferta de { $partner }.
pax-trade-ends = { $seat } no hace ninguna oferta a { $partner }.
pax-traded = Trato hecho. { $seat } da: { pax-goods-given }. { $partner } da: { pax-goods-got }.
pax-traded-known = Entre las losetas que pasan de { $seat } a { $partner } conoces: { $tiles }.
pax-traded-tiles = Trato hecho. { $seat } da { $given ->
        [0] 0 losetas
        [one] { $given } loseta
       *[other] { $given } losetas
    } y { $give_silfr } silfr, y { $partner } da { $wanted ->
        [0] 0 losetas
        [one] { $wanted } loseta
       *[other] { $wanted } losetas
    } y { $want_silfr } silfr.

## Sucesos: el Imperio Nórdico

pax-empire-sails = El Imperio navega: { $start } → { $post }.
pax-empire-places = El Imperio coloca un drakkar en el puesto { $post }.
pax-empire-establishes = El Imperio establece el puesto { $post } con { $count ->
        [one] { $count } seguidor
       *[other] { $count } seguidores
    }.
pax-empire-event = Se revela el evento { $tile }; { $count ->
        [0] era el último
        [one] queda { $count } más
       *[other] quedan { $count } más
    }.
pax-event-ignored = El evento { $tile } no significa nada para el Imperio y se ignora.
pax-empire-takes = El Imperio toma { $tile }; en su lugar llega un drakkar.
pax-empire-raids = El Imperio asalta el puesto { $post }: se retira todo lo que tienes allí.
pax-auto-parley = Parlamento automático en el puesto { $post }: { $count } contra { $other }.
pax-lays = { $tile } está ahora en el puesto { $post }.
pax-no-room = No hay ningún puesto libre para { $tile }, así que se descarta.
pax-takes-from-map = { $seat } toma { $tile } del puesto { $post }; todo lo que el Imperio tiene allí se elimina de la partida.
pax-solo-won = Todos los seguidores de { $seat } están establecidos: el Imperio Nórdico ha sido derrotado.
pax-solo-lost = No queda ningún evento que revelar: el Imperio Nórdico vence a { $seat }.

## Sucesos: el final

pax-ends-by-track = No queda ninguna loseta en el registro de saga: la partida termina y se comprueban por última vez todas las cartas de victoria.
pax-ends-by-stall = En cinco rondas no ha salido ninguna loseta de la pila ni del registro de saga: la partida termina como si el registro estuviera vacío.
pax-fulfils = { $seat } cumple { $victory }.
pax-wins = { $seats_count ->
        [one] { $seats } gana la partida.
       *[other] { $seats } comparten la victoria.
    }
