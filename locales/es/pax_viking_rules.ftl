# Reglas de Pax Viking con nuestras propias palabras. Un mensaje por regla.
#
# Términos, una palabra para cada cosa:
# - zone = zona (norte, sur, este, oeste); region = región (marítima, fluvial, portuaria); post = puesto; port = puerto; white / black border = frontera blanca / negra; node = nodo
# - empty post = puesto vacío; venture = empresa; trade centre = centro de comercio; key trade centre = centro de comercio clave; powerful ally = aliado poderoso
# - tile = loseta (de saga); event = evento; god = dios; advocate = valedor; saga pile = pila de saga; saga track = registro de saga; discard pile = pila de descartes; hand = mano
# - follower = seguidor (de los Jarls, de Suecia, de la Teocracia, de la Rus); longship = drakkar; ally longship = drakkar aliado; home marker = marcador de sede
# - action marker = marcador de acción; influence marker = marcador de influencia; trade-centre tile = ficha de centro de comercio; jarl board = tablero de jarl; silfr no tiene plural
# - home = sede; duchy = ducado; winter solstice = solsticio de invierno; majority = mayoría; area = área; requirement = requisito; supply = suministro
# - actions: invertir, viajar, jugar, activar, parlamentar; acciones de influencia de los Jarls, de Suecia, de la Rus y de la Teocracia
# - establish = establecer; challenge = desafiar; return = retirar; remove from the game = eliminar; draw = robar; discard = descartar; place / replace = colocar / sustituir; exhaust / renew = agotar / renovar; refresh = reponer; encounter = encontrarse; alone = solo
# - victory card = carta de victoria, se cumple; niveles: principiante, estándar, difícil, legendario

## Objetivo del juego

PAX-GOAL = Objetivo del juego
PAX-GOAL-01 = Ganas si cumples una de las cartas de victoria que están boca arriba en esta partida. Cada carta indica una condición, por ejemplo seis seguidores establecidos de un mismo tipo.
PAX-GOAL-02 = Cada carta de victoria pertenece a uno de cuatro niveles: principiante, estándar, difícil o legendario.

## Comprobación de la victoria

PAX-VC = Comprobación de la victoria
PAX-VC-01 = Las cartas de victoria de principiante se comprueban al final del turno de cada jugador, como último paso de su solsticio de invierno.
PAX-VC-02 = Las cartas de victoria estándar, difíciles y legendarias se comprueban cada vez que se resuelve un evento. Si se mezclan niveles, cada carta se comprueba solo en el momento que corresponde a su nivel.
PAX-VC-03 = Después de un evento con el símbolo de althing se comprueban las cartas de victoria, tanto si la votación prospera como si fracasa.
PAX-VC-04 = La comprobación afecta a todos los jugadores, no solo al que tiene el turno.
PAX-VC-05 = Solo cuentan las cartas de victoria que están boca arriba. Nadie puede ganar con una carta que sigue boca abajo.

## Fin de la partida

PAX-END = Fin de la partida
PAX-END-01 = La partida termina de inmediato cuando, en una comprobación, algún jugador cumple una carta de victoria que toca comprobar.
PAX-END-02 = La partida termina también cuando están vacíos tanto el registro de saga como la pila de saga. Se mira después de cada acción completa y de cada reposición; mientras queden losetas en la pila, un registro vacío es solo un hueco.
PAX-END-03 = Cuando la partida termina porque no quedan losetas, se comprueban por última vez todas las cartas de victoria boca arriba, sea cual sea su nivel.
PAX-END-04 = Si al terminar la partida un solo jugador cumple una carta de victoria, gana ese jugador.
PAX-END-05 = Si varios jugadores cumplen una carta de victoria en la misma comprobación, gana el que tenga más seguidores establecidos de entre ellos. Si no la cumple nadie, gana el jugador con más seguidores establecidos.
PAX-END-06 = Si esos jugadores siguen empatados, gana el que tenga más silfr.
PAX-END-07 = Los jugadores que aun así sigan empatados comparten la victoria.
PAX-END-08 = No hay límite de rondas. Cualquier jugador puede acercar el final, porque al robar con la acción de invertir se descarta la loseta del espacio 1 aunque la pila esté vacía. Regla de la casa: si durante cinco rondas completas no sale ninguna loseta de la pila ni del registro de saga, la partida termina como si el registro estuviera vacío.

## Componentes

PAX-COMP = Componentes
PAX-COMP-01 = Hay 220 losetas de saga, y cada una es una empresa, un evento, un dios o un valedor. Las cantidades de cada tipo son una reconstrucción: 73 empresas, 55 eventos, 37 dioses y 55 valedores.
PAX-COMP-02 = Cada jugador tiene 24 seguidores (6 de los Jarls, 6 de Suecia, 6 de la Teocracia y 6 de la Rus), 6 drakkares, 4 marcadores de acción y 12 marcadores de sede.
PAX-COMP-03 = Hay 7 drakkares aliados: 3 negros de Dublín, 2 grises de las Islas Feroe y 2 blancos de Islandia.
PAX-COMP-04 = Hay 4 marcadores de influencia, uno por cada tipo de seguidor.
PAX-COMP-05 = Hay 7 fichas de centro de comercio, una por cada centro de comercio del mapa.
PAX-COMP-06 = Todos los precios e ingresos se cuentan en silfr. Nunca se agota.
PAX-COMP-07 = Solo puedes colocar un seguidor, un drakkar o un marcador de sede si está en tu propia reserva. No se puede usar otra cosa en su lugar.

## Preparación

PAX-SETUP = Preparación
PAX-SETUP-01 = Desplegad el mapa.
PAX-SETUP-02 = Poned los drakkares aliados en los mares junto a sus puestos: 3 negros en Dublín, 2 grises en las Islas Feroe y 2 blancos en Islandia.
PAX-SETUP-03 = Poned los 4 marcadores de influencia en sus espacios del tablero.
PAX-SETUP-04 = Elegid un nivel, sacad al azar 4 cartas de victoria de ese nivel y ponedlas boca arriba en sus espacios.
PAX-SETUP-05 = Sacad al azar 12 losetas de saga por jugador, mezcladlas y ponedlas boca abajo como pila de saga.
PAX-SETUP-06 = Después, poned boca arriba una loseta de la pila de saga en cada espacio del registro de saga.
PAX-SETUP-07 = Las empresas iniciales se sacan después de formar la pila de saga, de entre las losetas que sobran.
PAX-SETUP-08 = Poned las 7 fichas de centro de comercio en sus centros de comercio.
PAX-SETUP-09 = Cada jugador recibe un tablero de jarl al azar y todas las piezas de un color.
PAX-SETUP-10 = Tus 24 seguidores y tus 6 drakkares van en tu tablero de jarl; tus 4 marcadores de acción y tus 12 marcadores de sede, a su lado.
PAX-SETUP-11 = Pon uno de tus marcadores de sede en la sede de tu jarl en el mapa y otro en tu tablero de jarl. Te quedan 10.
PAX-SETUP-12 = El primer jugador se elige al azar. A partir de él se juega en el sentido de las agujas del reloj.
PAX-SETUP-13 = Los jugadores empiezan con 3, 4, 5, 6, 7 y 8 silfr, por orden de turno: 3 el primero y uno más cada jugador siguiente.
PAX-SETUP-14 = Si tu jarl da silfr adicional al empezar, lo recibes ahora.
PAX-SETUP-15 = Con el mazo inicial, la pila de saga no se forma con losetas al azar, sino con las marcadas para vuestro número de jugadores y para todos los números menores. Con 3 jugadores, por ejemplo, son las losetas marcadas con 2 y con 3.
PAX-SETUP-16 = Con el mazo personalizado, separad las losetas por tipos y sacad al azar 4 empresas, 3 eventos, 2 dioses y 3 valedores por jugador. Mezcladas, forman la pila de saga.
PAX-SETUP-17 = El mazo inicial tiene 24 losetas para 2 jugadores y 12 más por cada jugador adicional.
PAX-SETUP-18 = Algunas empresas están en el mapa desde el principio: 4 con 2 jugadores, 3 con 3, 2 con 4, 1 con 5 y ninguna con 6. Se sacan al azar de entre las losetas que no están en la pila de saga.
PAX-SETUP-19 = Las empresas iniciales tienen que ser todas de regiones distintas. Si una es de una región que ya ha salido o de una zona entera, se saca otra en su lugar.
PAX-SETUP-20 = Cada empresa inicial se pone boca arriba y sin seguidores en un puesto vacío de su región. Si hay varios, se elige uno al azar.
PAX-SETUP-21 = Para igualar las posibilidades se pueden mezclar en una partida cartas de victoria de distintos niveles, por ejemplo dos de principiante y dos difíciles.
PAX-SETUP-22 = En una partida con niveles mezclados se puede señalar antes de empezar a algunos jugadores como expertos. Ellos no pueden ganar con cartas de victoria del nivel más fácil de la partida; los demás ganan con cualquiera.
PAX-SETUP-23 = En el modo Bragi todas las cartas de victoria empiezan boca abajo.
PAX-SETUP-24 = En el modo Bragi, cada vez que se resuelve un evento se pone boca arriba una carta de victoria más, después de la comprobación que corresponde a ese evento. Un evento rechazado en el althing no pone ninguna boca arriba.
PAX-SETUP-25 = Antes de la partida los jugadores acuerdan si las losetas de la mano están a la vista de todos o son secretas.
PAX-SETUP-26 = La partida de aprendizaje es para 2 jugadores con el mazo inicial. Radímichi, Ibn Jordadbeh, Gran Cisma y Frey están en los espacios 2, 4, 6 y 8 del registro de saga; las otras 20 losetas se mezclan como pila de saga, con la que se llenan los demás espacios.
PAX-SETUP-27 = En la partida de aprendizaje, Sigrid juega primero con 3 silfr y Styrbjörn después con 7 (4, y 3 más por su jarl). Se usan todas las cartas de victoria de principiante menos Dominación, y no gana nadie.

## El turno

PAX-TURN = El turno
PAX-TURN-01 = Los jugadores se turnan en el sentido de las agujas del reloj, empezando por el primero, hasta que termina la partida.
PAX-TURN-02 = Un turno tiene tres fases, en este orden: influencia, acciones y solsticio de invierno.
PAX-TURN-03 = En la fase de acciones haces hasta 4 acciones en el orden que quieras. Puedes repetir la misma acción básica y puedes parar antes.
PAX-TURN-04 = Nunca tienes más de 4 acciones en un turno, por muchos marcadores de influencia que tengas.
PAX-TURN-05 = Hay 5 acciones básicas (invertir, viajar, jugar, activar y parlamentar) y 4 acciones de influencia (de los Jarls, de Suecia, de la Rus y de la Teocracia).
PAX-TURN-06 = Cada acción gasta uno de tus marcadores renovados. El marcador queda agotado hasta tu solsticio de invierno.
PAX-TURN-07 = Una acción básica se puede pagar con un marcador de acción o con cualquier marcador de influencia.
PAX-TURN-08 = Una acción de influencia solo se puede pagar con el marcador de influencia de su propio tipo. Por eso cada una es posible como mucho una vez por turno.

## Fase de influencia

PAX-INFL = Fase de influencia
PAX-INFL-01 = Al empezar tu turno, compara los seguidores establecidos, tipo por tipo. Tienes la mayoría de un tipo si tienes más que cada uno de los demás jugadores; un empate no es mayoría, y cero tampoco.
PAX-INFL-02 = Por cada tipo del que tengas la mayoría, toma su marcador de influencia y aparta a cambio uno de tus marcadores de acción.
PAX-INFL-03 = Gracias a este cambio siempre tienes exactamente 4 marcadores que usar.
PAX-INFL-04 = Si tienes un marcador de influencia pero ya no la mayoría de su tipo, lo devuelves al tablero en tu fase de influencia y recuperas tu marcador de acción.
PAX-INFL-05 = Los marcadores de influencia solo cambian de manos en una fase de influencia. Si tienes la mayoría y otro jugador aún tiene el marcador, se lo quitas de inmediato y él recupera su marcador de acción.
PAX-INFL-06 = Cada seguidor establecido cuenta como uno. Por eso un centro de comercio clave cuenta como dos.
PAX-INFL-07 = Mientras no tengas seguidores establecidos, en tu fase de influencia no pasa nada.

## Registro de saga

PAX-SAGA = Registro de saga
PAX-SAGA-01 = El registro de saga tiene 7 espacios con los costes 1, 2, 4, 6, 8, 10 y 12, cada uno para una loseta boca arriba. La pila de saga está boca abajo junto al más caro, en el espacio de coste 0.
PAX-SAGA-02 = Para reponer el registro de saga, todas las losetas se deslizan a los espacios libres más baratos sin cambiar de orden. Después se llenan los espacios libres con losetas de la pila de saga, empezando por el más barato.
PAX-SAGA-03 = Si la pila de saga se acaba durante una reposición, los espacios más caros quedan vacíos.
PAX-SAGA-04 = La pila de descartes está boca arriba y todos pueden mirarla. Nunca se vuelve a mezclar con la pila de saga.

## Invertir

PAX-INVEST = Invertir
PAX-INVEST-01 = Invertir, primera opción: compra una loseta del registro de saga. Paga al suministro el coste de su espacio y toma la loseta en la mano.
PAX-INVEST-02 = Solo puedes comprar una loseta si puedes pagar todo su coste.
PAX-INVEST-03 = Comprar no repone el registro de saga. El hueco queda hasta que alguien robe con la acción de invertir o hasta el siguiente solsticio de invierno.
PAX-INVEST-04 = Invertir, segunda opción: roba por 0 silfr la loseta superior de la pila de saga y tómala en la mano.
PAX-INVEST-05 = Después de robar con la acción de invertir, la loseta del espacio de coste 1, si la hay, va a la pila de descartes.
PAX-INVEST-06 = A continuación se repone el registro de saga.
PAX-INVEST-07 = Cuando se roba fuera de la acción de invertir, por ejemplo con la acción de Suecia, no se descarta la loseta del espacio 1 ni se repone el registro de saga.
PAX-INVEST-08 = Los jarls y otras habilidades pueden bajar el precio de una loseta. Sigrid, por ejemplo, paga 0 silfr por cualquier dios.

## La mano

PAX-HAND = La mano
PAX-HAND-01 = Las losetas que compras o robas van a tu mano. Durante tu turno la mano puede crecer sin límite.
PAX-HAND-02 = El límite de mano es de 4 losetas, salvo que una habilidad lo cambie. Solo se aplica en tu solsticio de invierno.

## El mapa

PAX-MAP = El mapa
PAX-MAP-01 = El mapa tiene cuatro zonas: oeste (morado), norte (azul), este (verde) y sur (naranja). Cada zona se compone de regiones terrestres, y en cada región terrestre hay puestos.
PAX-MAP-02 = Una región es cualquier área con nombre del mapa que no sea un puesto.
PAX-MAP-03 = Las regiones marítimas son agua. No contienen puestos.
PAX-MAP-04 = Las regiones fluviales son tierra con al menos una frontera blanca (abierta). Los drakkares pueden entrar en ellas.
PAX-MAP-05 = Las regiones portuarias son tierra sin ninguna frontera blanca (abierta). Los drakkares no pueden entrar en ellas, solo en sus puestos.
PAX-MAP-06 = Un puesto es cualquier espacio redondo del mapa, esté vacío, impreso o con una empresa.
PAX-MAP-07 = Un puesto siempre pertenece a una región terrestre. Quien está en el puesto está en esa región.
PAX-MAP-08 = Hay cuatro clases de puestos: puestos vacíos, empresas, centros de comercio (borde gris) y aliados poderosos (borde marrón).
PAX-MAP-09 = Una sede no pertenece a ninguna región ni a ninguna zona. El color del nombre de un jarl solo ayuda a encontrar su sede en el mapa.
PAX-MAP-10 = Los drakkares nunca pueden entrar en un área que solo tenga fronteras negras (cerradas). Esto vale también para las regiones portuarias.
PAX-MAP-11 = El área impresa en una loseta de saga es una región o una zona entera.
PAX-MAP-12 = Gandvik es un mar a un nodo de la sede de Sigrid y a un nodo de Birka, un puesto del norte.
PAX-MAP-13 = Dublín está a un nodo del Océano Germánico, donde empiezan los drakkares negros, y a tres nodos del tablero de jarl de Sigrid.
PAX-MAP-14 = El estrecho de Gibraltar es una frontera blanca (abierta), y cruzarlo es un nodo. Por él un drakkar llega del Océano Germánico al Mar Negro en 3 nodos.
PAX-MAP-15 = Del Mar Negro a la región fluvial de los burtas hay 2 nodos, y de la región de los pechenegos a un puesto de los burtas también 2.
PAX-MAP-16 = Del Océano Germánico hay 3 nodos hasta un puesto de la región de los búlgaros y 3 nodos hasta Damasco.
PAX-MAP-17 = De un puesto de los burtas hay 3 nodos hasta el puesto India.
PAX-MAP-18 = La frontera entre Biarmia y la región de los burtas es negra (cerrada).
PAX-MAP-19 = Bizancio es una región portuaria, y todos sus puertos están en el Mar Negro. Desde un marcador de sede situado allí, Damasco está a 3 nodos y un puesto de Bizancio a 2.
PAX-MAP-20 = Biarmia es una región fluvial del norte con una frontera abierta a Gandvik. Desde un marcador de sede situado allí, Birka está a 3 nodos y un puesto de Biarmia a 2.
PAX-MAP-21 = Damasco es un puesto del sur.
PAX-MAP-22 = El norte tiene 8 puestos, dos de ellos en Biarmia.
PAX-MAP-23 = Los drakkares de Styrbjörn llegan a Dublín desde su tablero de jarl en un solo viaje: está como mucho a 3 nodos.

## Viajar

PAX-JOURNEY = Viajar
PAX-JOURNEY-01 = Viajar: mueve de 1 a 3 nodos un drakkar renovado que controles y después agótalo.
PAX-JOURNEY-02 = Un drakkar agotado no puede viajar.
PAX-JOURNEY-03 = Cuando una loseta o una habilidad mueve drakkares, también pueden moverse los agotados, y ninguno se agota por ello, salvo que el texto diga otra cosa.
PAX-JOURNEY-04 = Los drakkares de tu tablero de jarl cuentan como si estuvieran en cualquiera de tus marcadores de sede del mapa. Tú eliges desde cuál empieza un viaje.
PAX-JOURNEY-05 = Para un drakkar del tablero de jarl, el primer nodo del viaje es el paso con el que sale del marcador de sede.
PAX-JOURNEY-06 = Los drakkares aliados que controlas viajan como los tuyos.
PAX-JOURNEY-07 = En la misma región o en el mismo puesto puede haber cualquier número de drakkares, sean de quien sean.

## Nodos y movimiento

PAX-MOVE = Nodos y movimiento
PAX-MOVE-01 = El movimiento se cuenta en nodos. Un nodo es un paso: a través de una frontera, al salir de una sede o al entrar en un puesto o salir de él.
PAX-MOVE-02 = Cruzar una frontera blanca (abierta) entre dos regiones es un nodo.
PAX-MOVE-03 = Una frontera negra (cerrada) no se puede cruzar nunca.
PAX-MOVE-04 = Desde la sede donde empezaste la partida, el primer nodo lleva siempre a una región marítima.
PAX-MOVE-05 = Desde un marcador de sede en una región fluvial, el primer nodo lleva a esa región.
PAX-MOVE-06 = Desde un marcador de sede en un puesto, el primer nodo se hace como al salir del puesto: a su región fluvial o a la región marítima donde está su puerto.
PAX-MOVE-07 = Entrar en un puesto o salir de él es un nodo.
PAX-MOVE-08 = A un puesto de una región fluvial se entra desde esa región, y de él se sale a ella.
PAX-MOVE-09 = A un puesto con puerto se entra solo desde la región marítima donde está su puerto, y de él se sale solo a ella.
PAX-MOVE-10 = En una región portuaria no se puede entrar nunca, solo en sus puestos. Esto vale incluso si la región es un ducado con un marcador de sede.
PAX-MOVE-11 = Desde un marcador de sede en una región portuaria, es decir, en un ducado, el primer nodo lleva a una región marítima donde esté el puerto de algún puesto de ese ducado.
PAX-MOVE-12 = A un puesto sin puerto solo se llega desde su región fluvial.
PAX-MOVE-13 = No hay ningún paso directo de un puesto a otro. El camino pasa siempre por una región.
PAX-MOVE-14 = Los drakkares de otros jugadores nunca te impiden entrar en una región o en un puesto.
PAX-MOVE-15 = Los drakkares pueden salir de una sede, pero nunca entrar en ella. Solo vuelven al tablero de jarl cuando se retiran del mapa.

## Encuentros y comercio

PAX-TRADE = Encuentros y comercio
PAX-TRADE-01 = Dos jugadores se han encontrado cuando ambos tienen un drakkar en la misma región. Un drakkar en un puesto está en la región terrestre de ese puesto, no en el mar de su puerto.
PAX-TRADE-02 = Durante tu viaje, antes del primer nodo y después de cada nodo, puedes comerciar con los rivales con los que te hayas encontrado. Regla de la casa: en cada uno de esos momentos se pueden hacer como mucho 2 ofertas, y en un turno como mucho 4.
PAX-TRADE-03 = Basta con que cualquiera de tus drakkares se haya encontrado con el rival. No tiene que ser el que viaja.
PAX-TRADE-04 = Comerciar no es una acción y no agota nada.
PAX-TRADE-05 = Las dos partes pueden intercambiar silfr y losetas de la mano en cualquier combinación que ambas acepten. El reglamento nombra también seguidores y drakkares, pero no dice qué sería una pieza de otro color. Regla de la casa: solo se comercia con ellos si la mesa lo ha acordado. Entonces los drakkares del mapa y los puestos, dioses y valedores con sus seguidores cambian de manos así: las piezas de quien da vuelven a su sitio y quien recibe pone las suyas en su lugar, sin coste, si las tiene. No se comercia con los drakkares de los aliados ni con el drakkar que está de viaje.
PAX-TRADE-06 = Los jugadores pueden prometerse lo que quieran, pero las promesas no obligan a nadie.
PAX-TRADE-07 = Cuando se acepta una oferta, los bienes cambian de manos de inmediato.
PAX-TRADE-08 = En todo trato participa el jugador que viaja; la oferta la puede hacer cualquiera de las dos partes. Una oferta se puede aceptar, rechazar o responder con una contraoferta, que solo se puede aceptar o rechazar.
PAX-TRADE-09 = Los drakkares de un tablero de jarl no se encuentran con nadie, porque una sede no está en ninguna región.

## Jugar

PAX-PLAY = Jugar
PAX-PLAY-01 = Jugar: juega de tu mano una loseta cuyo requisito cumplas.
PAX-PLAY-02 = El requisito: en algún puesto del área indicada en la loseta tienes al menos un drakkar y ningún otro jugador tiene drakkares allí. Tu drakkar puede estar agotado. (El reglamento se contradice: la descripción de la loseta pide un drakkar renovado; el glosario y la partida de ejemplo, no. Seguimos a estos últimos.)
PAX-PLAY-03 = Si el área es una zona, sirve cualquier puesto de esa zona. Si varios puestos cumplen el requisito, eliges uno; a ese se refiere un evento cuando dice «en este puesto».
PAX-PLAY-04 = Para estar solo cuenta únicamente el puesto donde está tu drakkar. En el resto del área puede haber drakkares de otros jugadores.
PAX-PLAY-05 = Jugar una loseta no agota tu drakkar.
PAX-PLAY-06 = Una empresa se pone en el puesto donde tu drakkar cumple el requisito, si está vacío o tiene otra empresa, que entonces se sustituye. Después se establece la empresa.
PAX-PLAY-07 = Una loseta nunca puede sustituir un centro de comercio ni un aliado poderoso.
PAX-PLAY-08 = Un dios va al espacio de dios de tu tablero de jarl, y un valedor a un espacio de valedor. Después se establece.
PAX-PLAY-09 = Cada tablero de jarl tiene un espacio de dios y dos espacios de valedor.
PAX-PLAY-10 = Una loseta jugada en un espacio ocupado sustituye a la que había, que va a la pila de descartes, y los seguidores de esta vuelven a sus dueños. Si los dos espacios de valedor están ocupados, eliges qué valedor se sustituye.
PAX-PLAY-11 = La empresa, el dios o el valedor que juegas se establece: pon encima un seguidor de tu tablero de jarl, del tipo que muestra la loseta.
PAX-PLAY-12 = Un evento se resuelve de inmediato. No lleva seguidor.
PAX-PLAY-13 = La habilidad de una empresa no se usa al jugarla, sino solo con la acción de activar.
PAX-PLAY-14 = Si no te quedan seguidores de ese tipo, puedes jugar la loseta de todos modos. No queda establecida y su habilidad no se puede usar.

## Eventos

PAX-EVENT = Eventos
PAX-EVENT-01 = Para jugar un evento, tus drakkares tienen que estar solos en un puesto del área del evento.
PAX-EVENT-02 = Un evento se resuelve de inmediato y por completo hasta donde se pueda; no puedes elegir solo una parte. Puedes jugarlo aunque no se pueda hacer nada de lo que dice.
PAX-EVENT-03 = Una vez resuelto, el evento se elimina de la partida. No va a la pila de descartes.
PAX-EVENT-04 = Después de resolver un evento se comprueban las cartas de victoria de los niveles estándar, difícil y legendario.
PAX-EVENT-05 = Un evento que afecta a varios jugadores se lleva a cabo en el sentido de las agujas del reloj desde el jugador activo, salvo que diga otra cosa.
PAX-EVENT-06 = Si un efecto te permite establecer algo gratis, no pagas ningún coste ni necesitas un drakkar allí. Un centro de comercio clave sigue requiriendo dos seguidores.

## Althing

PAX-ALTHING = Althing
PAX-ALTHING-01 = Cuando se juega un evento con el símbolo de althing, todos los jugadores votan si se resuelve. Se vota a la vista de todos y por orden: primero el jugador activo y después los demás en el sentido de las agujas del reloj.
PAX-ALTHING-02 = El evento se resuelve si al menos la mitad de los votos son a favor. Cada jugador tiene un voto, salvo que una habilidad le dé más; un jugador emite todos sus votos en el mismo sentido.
PAX-ALTHING-03 = Por tanto, con dos jugadores y sin votos adicionales, decide solo quien juega el evento.
PAX-ALTHING-04 = Un voto es a favor o en contra. Nadie puede abstenerse.
PAX-ALTHING-05 = Si la votación fracasa, el evento no tiene efecto y se elimina de la partida. La acción queda gastada y las cartas de victoria se comprueban igualmente.

## Parlamentar y desafiar

PAX-PARLEY = Parlamentar y desafiar
PAX-PARLEY-01 = Parlamentar: elige un puesto donde tengas al menos un drakkar, para establecerlo o para desafiar a un rival allí. Si ninguna de las dos cosas es posible, no puedes parlamentar.
PAX-PARLEY-02 = Parlamentar no requiere un drakkar renovado ni agota ninguno.
PAX-PARLEY-03 = Si estás solo en el puesto, es decir, eres el único jugador con drakkares allí, lo estableces. Todos los seguidores que haya vuelven a su dueño.
PAX-PARLEY-04 = Si no estás solo, pero tienes en el puesto más drakkares que uno de los rivales que hay allí, puedes desafiar a ese rival.
PAX-PARLEY-05 = Cuando se desafía a un rival, se retira uno de sus drakkares del puesto y todos los demás que tenga allí se mueven a la región más cercana. Quien desafía elige qué drakkar se retira.
PAX-PARLEY-06 = La región más cercana es aquella desde la que se entra en el puesto: su región fluvial o la región marítima donde está su puerto.
PAX-PARLEY-07 = Los seguidores que sirven como drakkares en el puesto cuentan al comparar drakkares. Si se desafía a su dueño, se retiran todos.
PAX-PARLEY-08 = Un desafío afecta a un solo rival, y al parlamentar solo hay un desafío. Los drakkares de los demás jugadores permanecen en el puesto.
PAX-PARLEY-09 = Si después del desafío estás solo en el puesto, puedes establecerlo en la misma acción.
PAX-PARLEY-10 = No puedes desafiar a un rival que tenga en el puesto tantos drakkares como tú o más.
PAX-PARLEY-11 = Si no puedes pagar el coste del puesto, aun así puedes parlamentar solo para desafiar.
PAX-PARLEY-12 = Los drakkares que tienen que moverse a la región más cercana ni se agotan ni se renuevan.
PAX-PARLEY-13 = Los drakkares aliados que controlas cuentan como tuyos a todos los efectos. Los que no controla nadie no impiden que estés solo.
PAX-PARLEY-14 = Un puesto vacío no tiene símbolo de seguidor y no se puede establecer. Al parlamentar allí solo se puede desafiar.

## Establecer

PAX-EST = Establecer
PAX-EST-01 = Establecer significa pagar el coste del puesto, si lo tiene, y poner en él el seguidor o los seguidores requeridos de tu tablero de jarl. Sustituyen a los que hubiera allí.
PAX-EST-02 = Solo un jugador puede tener seguidores en un puesto. Los seguidores sustituidos vuelven al tablero de jarl de su dueño.
PAX-EST-03 = El seguidor tiene que ser del tipo que muestra la loseta o el puesto.
PAX-EST-04 = Establecer empresas, dioses y valedores no cuesta nada. Los centros de comercio y los aliados poderosos tienen un coste, que se paga cada vez que se establecen.
PAX-EST-05 = Solo puedes establecer si puedes pagar el coste completo.
PAX-EST-06 = Solo puedes usar la habilidad de una loseta o de un puesto después de haber establecido allí un seguidor.
PAX-EST-07 = Un centro de comercio clave requiere dos seguidores, y tienes que colocar los dos. Si solo te queda uno adecuado, no puedes establecerlo.
PAX-EST-08 = No puedes establecer un puesto que ya tiene seguidores tuyos.
PAX-EST-09 = Si pierdes tu seguidor de una loseta o de un puesto, desde ese momento ya no puedes usar su habilidad.
PAX-EST-10 = Dublín cuesta 6 silfr y requiere un seguidor de los Jarls; India cuesta 9 y requiere dos seguidores de los Jarls; Chang'an cuesta 11 y requiere dos seguidores de la Rus.

## Centros de comercio

PAX-TC = Centros de comercio
PAX-TC-01 = Un centro de comercio da a su dueño una habilidad permanente ligada a ciertas acciones. Lo que se gana o se roba llega justo después de la acción; los cambios de precio o de alcance valen durante ella. Tu seguidor tiene que estar allí desde que empezó la acción.
PAX-TC-02 = Cuando estableces un centro de comercio, tomas como recordatorio su ficha, del mapa o de su anterior dueño. Si los seguidores se van sin que haya un nuevo dueño, la ficha vuelve al mapa.
PAX-TC-03 = Hay 7 centros de comercio: Birka, Itil, Córdoba y los centros de comercio clave Miklagard, Chang'an, India y Damasco. Itil y Córdoba son una reconstrucción.

## Aliados poderosos y sus drakkares

PAX-ALLY = Aliados poderosos y sus drakkares
PAX-ALLY-01 = Un aliado poderoso tiene una habilidad inmediata. Actúa una vez, justo después de que lo establezcas.
PAX-ALLY-02 = La habilidad de un aliado poderoso solo vuelve a actuar cuando lo establece otro jugador.
PAX-ALLY-03 = Si estableces Dublín, las Islas Feroe o Islandia, controlas todos los drakkares de ese aliado, estén donde estén.
PAX-ALLY-04 = Cada drakkar aliado que controlas lleva uno de tus marcadores de sede. Los marcadores de quien lo controlaba antes vuelven a ese jugador.
PAX-ALLY-05 = Cuando cambia el control, los drakkares aliados se quedan donde están y como están, renovados o agotados. Quien pasa a controlarlos puede usarlos de inmediato.
PAX-ALLY-06 = Controlas los drakkares aliados mientras tengas un seguidor establecido en su aliado.
PAX-ALLY-07 = Si tu control termina y nadie lo asume, se quitan tus marcadores. Los drakkares se quedan donde están y se renuevan.
PAX-ALLY-08 = Un drakkar aliado que se retira vuelve al mar donde empezó la partida, no a un tablero de jarl. Lo sigue controlando el mismo jugador.
PAX-ALLY-09 = Algunos aliados poderosos te permiten poner un marcador de sede en su puesto. Es una sede, pero no un ducado, y lo recuperas cuando pierdes el puesto.
PAX-ALLY-10 = Trøndelag es un aliado poderoso del tipo Teocracia. Te permite mover gratis 1 nodo cada uno de tus drakkares, en cualquier orden, también los de tu tablero de jarl. No es un viaje, así que no se comercia.
PAX-ALLY-11 = Si tienes menos marcadores de sede que drakkares tiene el aliado, eliges cuáles marcas y solo controlas esos.

## Activar

PAX-ACTIVATE = Activar
PAX-ACTIVATE-01 = Activar: elige una empresa con un seguidor tuyo y donde tengas un drakkar renovado. Agota ese drakkar y usa la habilidad de la empresa.
PAX-ACTIVATE-02 = Puedes activar la misma empresa varias veces en un turno. Cada vez hacen falta otra acción y otro drakkar renovado allí.
PAX-ACTIVATE-03 = No hace falta que estés solo en la empresa que activas.
PAX-ACTIVATE-04 = Para activar también puedes agotar un drakkar aliado que controles.
PAX-ACTIVATE-05 = Activar Radímichi coloca en esa empresa hasta 2 drakkares de tu tablero de jarl. Los drakkares renovados lo siguen estando al colocarlos, así que pueden viajar en el mismo turno.

## Acción de los Jarls

PAX-JARLS = Acción de los Jarls
PAX-JARLS-01 = Acción de los Jarls: mueve un nodo un drakkar que controles para entrar en un puesto y después retira de ese puesto un drakkar de un rival.
PAX-JARLS-02 = El drakkar que mueves puede estar agotado, y la acción de los Jarls no lo agota.
PAX-JARLS-03 = Si después estás solo en el puesto, puedes establecerlo por su coste normal.
PAX-JARLS-04 = El drakkar puede estar ya en el puesto. No tienes que retirar ningún drakkar ni que establecer el puesto.
PAX-JARLS-05 = No hace falta que tengas en el puesto más drakkares que el rival cuyo drakkar retiras.

## Acción de Suecia

PAX-SWEDEN = Acción de Suecia
PAX-SWEDEN-01 = Acción de Suecia: primero roba una loseta de la pila de saga y tómala en la mano.
PAX-SWEDEN-02 = Si la loseta robada es una empresa, puedes colocar después un drakkar de tu tablero de jarl en cualquier puesto del área de esa empresa.
PAX-SWEDEN-03 = Si ningún rival tiene un drakkar en ese puesto, puedes jugar allí la empresa robada y establecerla, sin otra acción. Si no colocas ningún drakkar, puedes jugarla en un puesto donde ya cumplas su requisito.
PAX-SWEDEN-04 = Una loseta robada que no sea una empresa, o una empresa que no juegues, se queda en tu mano.

## Acción de la Rus

PAX-RUS = Acción de la Rus
PAX-RUS-01 = Acción de la Rus: tu drakkar tiene que estar solo en un puesto del área de un valedor que tenga establecido un rival.
PAX-RUS-02 = Toma ese valedor del tablero de jarl del rival y juégalo de inmediato en el tuyo. El seguidor del rival vuelve a su tablero de jarl, y pones en el valedor uno tuyo del mismo tipo.
PAX-RUS-03 = Si tus dos espacios de valedor están ocupados, el valedor que tomas sustituye a uno de los tuyos.

## Acción de la Teocracia

PAX-THEO = Acción de la Teocracia
PAX-THEO-01 = Acción de la Teocracia: establece una empresa o un aliado poderoso con el símbolo de la Teocracia, en cualquier lugar del mapa. No necesitas un drakkar allí.
PAX-THEO-02 = Con la acción de la Teocracia, el coste del puesto se paga como siempre.
PAX-THEO-03 = Los drakkares de otros jugadores en el puesto no impiden la acción de la Teocracia. Los seguidores que otro jugador tenga allí se sustituyen.
PAX-THEO-04 = Con la acción de la Teocracia no se pueden establecer centros de comercio.

## Ducados

PAX-DUCHY = Ducados
PAX-DUCHY-01 = Si tienes dos empresas establecidas en la misma región, esa región es tu ducado.
PAX-DUCHY-02 = Un ducado se marca de inmediato con uno de tus marcadores de sede en la región. Si no te queda ninguno, es un ducado igualmente, pero no es una sede hasta que quede libre un marcador.
PAX-DUCHY-03 = El marcador de un ducado es una sede. Los drakkares de tu tablero de jarl pueden salir de él.
PAX-DUCHY-04 = En cuanto te quedan menos de dos empresas en la región, el ducado cae y recuperas el marcador.
PAX-DUCHY-05 = Algunas habilidades crean un ducado de otra manera. Ese ducado dura mientras tengas una empresa establecida en la región.
PAX-DUCHY-06 = Los centros de comercio y los aliados poderosos no cuentan para un ducado; solo cuentan las empresas.

## Sedes

PAX-HOME = Sedes
PAX-HOME-01 = Los marcadores de sede tienen tres usos: señalan sedes, ducados y los drakkares aliados que controlas.
PAX-HOME-02 = Empiezas con una sede en el mapa. Solo consigues más con habilidades y ducados.
PAX-HOME-03 = La sede donde empezaste la partida no se puede perder nunca.

## Solsticio de invierno

PAX-SOLSTICE = Solsticio de invierno
PAX-SOLSTICE-01 = Solsticio de invierno, primer paso: usa las habilidades de tus losetas establecidas que tengan el símbolo del solsticio de invierno.
PAX-SOLSTICE-02 = Solsticio de invierno, segundo paso: gana 1 silfr por cada tipo de seguidor que tengas establecido, como mucho 4.
PAX-SOLSTICE-03 = Solsticio de invierno, tercer paso: descarta losetas de tu mano a tu elección hasta que no superes tu límite de mano.
PAX-SOLSTICE-04 = Solsticio de invierno, cuarto paso: renueva todos tus drakkares, drakkares aliados y marcadores agotados; después repón el registro de saga.
PAX-SOLSTICE-05 = Solsticio de invierno, quinto paso: se comprueban las cartas de victoria de principiante, si las hay en la partida.
PAX-SOLSTICE-06 = El solsticio de invierno llega al final del turno de cada jugador y solo afecta a las piezas de ese jugador.

## Reglas generales

PAX-GEN = Reglas generales
PAX-GEN-01 = Regla de oro: si el texto de una loseta o de otro componente difiere de las reglas, prevalece el texto del componente.
PAX-GEN-02 = No hay deudas. Solo puedes optar por hacer algo si puedes pagar todo su coste en silfr.
PAX-GEN-03 = Si un efecto te obliga a pagar más silfr del que tienes, pagas lo que puedas.
PAX-GEN-04 = Los efectos que afectan a varios jugadores se resuelven en el sentido de las agujas del reloj desde el jugador activo, salvo que digan otra cosa.
PAX-GEN-05 = Una habilidad que dice «una vez» se puede usar una vez en cada turno de cualquier jugador.
PAX-GEN-06 = Copiar significa usar la habilidad de un rival.
PAX-GEN-07 = Disponible significa en tu mano, en tu tablero de jarl, en el registro de saga o en la pila de descartes.
PAX-GEN-08 = Retirar una pieza significa ponerla otra vez donde empezó la partida: tus drakkares y seguidores en tu tablero de jarl, los drakkares aliados en su mar. Un drakkar sigue renovado o agotado, como estaba, cuando se retira o se coloca.
PAX-GEN-09 = Ganar algo significa obtenerlo sin gastar otra acción ni silfr.
PAX-GEN-10 = Puedes usar solo una parte de una acción o de una habilidad, salvo que diga otra cosa. Los eventos son la excepción.
PAX-GEN-11 = Todos los jugadores significa cada jugador, incluido tú. Un rival es cualquier otro jugador, o una pieza que controla otro jugador.
PAX-GEN-12 = Una pieza agotada no se puede usar para nada que la agotaría.
PAX-GEN-13 = Si varios efectos tuyos ocurren en el mismo paso, tú eliges su orden.

## Losetas de saga

PAX-TILE = Losetas de saga
PAX-TILE-01 = Cada loseta de saga muestra su tipo con un símbolo arriba y con el color de su marco.
PAX-TILE-02 = Cada loseta de saga nombra un área, que es una región o una zona, en el color de la zona. El área determina el requisito para jugar la loseta.
PAX-TILE-03 = Las empresas, los dioses y los valedores muestran un tipo de seguidor. Los eventos no muestran ninguno.
PAX-TILE-04 = El nombre de una loseta y la historia que se cuenta de ella no tienen ningún efecto.
PAX-TILE-05 = Un símbolo dice cuándo actúa la habilidad de una loseta: permanente, activar, inmediata o althing.
PAX-TILE-06 = Una habilidad permanente actúa solo en las circunstancias que describe. Si bajo el símbolo figura una acción, la habilidad actúa solo durante esa acción.
PAX-TILE-07 = Una habilidad con el símbolo de activar requiere un drakkar renovado, que se agota para usarla.
PAX-TILE-08 = Una habilidad inmediata actúa una vez, justo después de establecer el puesto o de jugar la loseta.
PAX-TILE-09 = Cada loseta tiene su propio número, como referencia.
PAX-TILE-10 = Las losetas del mazo inicial llevan una marca con el número de jugadores a partir del cual se usan.
PAX-TILE-11 = Frey es un dios del norte con un seguidor de los Jarls. En el solsticio de invierno da 2 silfr.
PAX-TILE-12 = Radímichi es una empresa de Burtas con un seguidor de la Teocracia. Ibn Jordadbeh es un valedor del sur con un seguidor de Suecia.

## Tableros de jarl

PAX-BOARD = Tableros de jarl
PAX-BOARD-01 = En tu tablero de jarl están tus seguidores (cuatro filas de seis) y tus drakkares. También tiene la habilidad especial de tu jarl, tu sede, un espacio de dios, dos espacios de valedor, los espacios de acción y un resumen del turno.
PAX-BOARD-02 = Cada jarl tiene una habilidad especial que no tiene ningún otro jarl.
PAX-BOARD-03 = Styrbjörn el Fuerte empieza con 3 silfr adicionales. Gana 3 silfr cada vez que establece una empresa al jugarla, también con la acción de Suecia.
PAX-BOARD-04 = Styrbjörn no gana nada por un dios, un valedor, un centro de comercio o un aliado poderoso, ni por una empresa que consigue al parlamentar o con la acción de la Teocracia.
PAX-BOARD-05 = Hay ocho jarls, entre ellos Sigrid Storråda, Styrbjörn el Fuerte y Erico el Victorioso. Con Erico la partida en solitario es más fácil. El número de jarls y los otros cinco son una reconstrucción.

## Modo en solitario: Imperio Nórdico

PAX-SOLO = Modo en solitario: Imperio Nórdico

### Fundamentos

PAX-SOLO-01 = Prioridad: siempre que haya que elegir un puesto, es el que está más al sur y, entre los que estén igual de al sur, el que está más al este. Cada puesto tiene un lugar fijo en este orden.
PAX-SOLO-02 = Tienes un único rival, al que pertenecen todas las piezas de todos los colores menos el tuyo.
PAX-SOLO-03 = Todo lo que el rival elige en el mapa sigue la prioridad.
PAX-SOLO-04 = Qué puesto es el más cercano se averigua contando nodos. Entre puestos a la misma distancia decide la prioridad.
PAX-SOLO-05 = Un drakkar que se coloca para el rival se saca al azar de la reserva del rival. Todos los drakkares que haya en ella son igual de probables, incluidos los aliados; de una reserva vacía no sale nada.
PAX-SOLO-06 = Un seguidor que se coloca para el rival tiene el color de los drakkares de ese puesto. Si hay varios colores, es el que tiene más drakkares allí, y en caso de empate decide el azar; donde solo hay drakkares aliados, el rival no puede establecer.
PAX-SOLO-07 = Los drakkares aliados siempre son del rival, aunque hayas establecido Islandia, las Islas Feroe o Dublín.
PAX-SOLO-08 = Si al rival se le acaba una pieza de algún color, nada la sustituye.
PAX-SOLO-09 = El rival no tiene silfr e ignora todos los costes. El silfr que recibiría va al suministro.
PAX-SOLO-10 = El rival no tiene valedores, dioses ni losetas en la mano.
PAX-SOLO-11 = El rival gana todos los empates.

### Preparación

PAX-SOLO-12 = Despliega el mapa. Toma un color y un tablero de jarl al azar, o a Erico el Victorioso para una partida más fácil.
PAX-SOLO-13 = Empiezas con 3 silfr y lo que añada tu jarl.
PAX-SOLO-14 = Pon tu marcador de sede en la sede de tu jarl.
PAX-SOLO-15 = Pon los 4 marcadores de influencia en sus espacios y las 7 fichas de centro de comercio junto al tablero.
PAX-SOLO-16 = Pon un drakkar aliado, de un color al azar, en cada puesto del norte. Solo queda libre un puesto: de los dos de Biarmia, el último según la prioridad.
PAX-SOLO-17 = Separa las losetas en tres montones: dioses y valedores, empresas y eventos.
PAX-SOLO-18 = Saca 12 eventos al azar como pila de eventos, boca abajo. Todos los demás se eliminan de la partida.
PAX-SOLO-19 = Con más eventos en la pila de eventos la partida es más fácil; con menos, más difícil.
PAX-SOLO-20 = Todos los dioses y valedores, mezclados, forman la pila de saga. Con ella se llena el registro de saga.
PAX-SOLO-21 = Pon 9 empresas al azar en el mapa, cada una en el primer puesto vacío de su área según la prioridad. Un puesto está vacío aunque haya en él un drakkar; una empresa para la que no hay puesto vacío se descarta y se saca otra.
PAX-SOLO-22 = Pon un drakkar del rival al azar en cada empresa, centro de comercio y aliado poderoso del mapa, también donde ya haya un drakkar aliado. Los demás forman la reserva del rival.

### Objetivo

PAX-SOLO-23 = Ganas en cuanto tus 24 seguidores están establecidos. No se usan cartas de victoria, y un registro de saga vacío no termina la partida.
PAX-SOLO-24 = Pierdes cuando hay que revelar un evento y la pila de eventos está vacía.

### Turno

PAX-SOLO-25 = Un turno tiene seis pasos: movimiento del rival, evento, inversión, acciones, parlamento automático y solsticio de invierno.
PAX-SOLO-26 = Movimiento del rival: cada drakkar del rival que no está en un puesto se mueve al puesto más cercano con un drakkar de su color, por lejos que esté.
PAX-SOLO-27 = Si no hay tal puesto, se mueve al más cercano con cualquier drakkar del rival. Se mueve primero el drakkar cuyo destino va primero en la prioridad; después de cada movimiento se buscan de nuevo los destinos.
PAX-SOLO-28 = Los drakkares aliados no buscan su propio color. Se mueven al puesto más cercano fuera del oeste que tenga un drakkar del rival pero ningún drakkar aliado; si no lo hay, se quedan donde están.
PAX-SOLO-29 = Evento, primer paso: revela la loseta superior de la pila de eventos.
PAX-SOLO-30 = Evento, segundo paso: en el primer puesto del área del evento según la prioridad se añade un drakkar al azar de la reserva del rival.
PAX-SOLO-31 = A continuación el rival establece ese puesto, si es posible y si aún no hay seguidores en él, ni tuyos ni del rival.
PAX-SOLO-32 = Evento, tercer paso: el evento se resuelve como si lo hubiera jugado el rival.
PAX-SOLO-33 = Donde el texto de un evento dice rival, se refiere a ti.
PAX-SOLO-34 = Los eventos con el símbolo de althing se resuelven siempre, sin votación.
PAX-SOLO-35 = Se ignoran los eventos que crean ducados o que piden jugar una loseta, comerciar o dejar una loseta junto a un tablero de jarl.
PAX-SOLO-36 = Si el evento toma una loseta de la pila de saga o del registro de saga (de este siempre la del espacio 1), esa loseta se descarta y se añade un drakkar del rival al azar en un puesto de su área. El rival establece el puesto si es posible y si aún no hay seguidores en él.
PAX-SOLO-37 = Si el evento pide parlamentar, hay un parlamento automático en el primer puesto según la prioridad donde ambos bandos tengan drakkares. Si no lo hay, el rival establece el primer puesto según la prioridad donde solo él tenga drakkares, nadie tenga seguidores y sea posible.
PAX-SOLO-38 = Si el evento pide la acción de la Rus, descartas uno de tus valedores o dioses, a tu elección.
PAX-SOLO-39 = Si el evento pide la acción de los Jarls, se retiran todas las piezas, tuyas y del rival, del primer puesto según la prioridad donde tengas alguna que no esté protegida; las protegidas se quedan; se añade allí un drakkar del rival al azar, y el rival establece el puesto si es posible. Con la acción de Suecia, el rival toma una loseta de la pila de saga; con la acción de la Teocracia, establece la primera empresa o el primer aliado poderoso posible con el símbolo de la Teocracia y sin seguidores.
PAX-SOLO-40 = Los drakkares del rival que se retiran van a la reserva del rival.
PAX-SOLO-41 = Si un evento tuviera que añadir una loseta al mapa y no hay ningún puesto vacío en su área, la loseta se descarta.
PAX-SOLO-42 = Inversión: puedes invertir una vez, según las reglas normales.
PAX-SOLO-43 = Acciones: no usas marcadores de acción, sino que agotas uno de tus drakkares por cada acción, así que tienes hasta 6 por turno. Viajar y activar agotan el drakkar que las hace; todas las demás acciones, cualquier drakkar renovado tuyo, también uno de tu tablero de jarl.
PAX-SOLO-44 = Ninguna acción puede agotar más de un drakkar.
PAX-SOLO-45 = De las acciones básicas puedes viajar, jugar y activar, pero no invertir ni parlamentar.
PAX-SOLO-46 = Con la acción de activar también puedes descartar un dios o un valedor de tu tablero de jarl. Es una acción de activar como cualquier otra: se aplican las habilidades que la acompañan.
PAX-SOLO-47 = Para una acción de influencia necesitas su marcador de influencia. Agota ese marcador y un drakkar.
PAX-SOLO-48 = Acción de Suecia: toma la loseta superior de la pila de saga, un dios o un valedor, y ponla en el mapa en un puesto vacío de su área, a tu elección. Si no lo hay, la loseta se descarta.
PAX-SOLO-49 = Acción de la Teocracia: coloca un seguidor de la Teocracia en cualquier símbolo de la Teocracia del mapa, incluidos los centros de comercio, o sustituye al que haya allí. No cuesta nada.
PAX-SOLO-50 = Acción de los Jarls: el drakkar del rival no vuelve a la reserva, sino que se elimina de la partida.
PAX-SOLO-51 = Acción de la Rus: cuando uno de tus drakkares se mueve a un puesto que tiene un valedor o un dios, en un viaje o de otro modo, puedes agotar de inmediato un drakkar en la misma región, tomar esa loseta y jugarla en tu tablero de jarl. El drakkar que está de viaje no puede pagarlo. Más tarde, si solo estás allí, la acción no es posible.
PAX-SOLO-52 = Después se eliminan de la partida todos los drakkares y seguidores del rival en el puesto de donde tomaste la loseta.
PAX-SOLO-53 = Parlamento automático: al final de tu turno lo hay en cada puesto donde ambos bandos tienen drakkares y en cada puesto donde estás solo y puedes establecer. Los puestos se resuelven en el orden de la prioridad. Donde estableces el puesto o expulsas drakkares, es un parlamento tuyo con todas las habilidades: cuentan los descuentos, la fuerza, lo que dan después de parlamentar y lo que dan después de un desafío, esto último antes de establecer.
PAX-SOLO-54 = Donde estás solo, estableces el puesto y pagas su coste.
PAX-SOLO-55 = Donde ambos bandos tienen drakkares, establece el puesto el que tenga más, si aún nadie tiene seguidores en él. El rival gana los empates.
PAX-SOLO-56 = Si el rival tiene allí tantos drakkares como tú o más, se retiran todos tus drakkares del puesto.
PAX-SOLO-57 = Si tienes más tú, todos los drakkares que el rival tenga allí, incluidos los aliados, van a la reserva.
PAX-SOLO-58 = Si tienes más en un puesto que el rival ha establecido, se retira solo uno de sus drakkares. Los demás se mueven a la región más cercana.
PAX-SOLO-59 = El solsticio de invierno sigue las reglas normales. Además tomas el marcador de influencia de cada tipo del que tengas al menos 4 seguidores establecidos y devuelves el de cada tipo del que tengas menos.

## Palabras del juego

PAX-GLOSS = Palabras del juego
PAX-GLOSS-01 = Solo: de todos los jugadores, únicamente tú tienes drakkares en el puesto.
PAX-GLOSS-02 = Robar: tomar en la mano la loseta superior de la pila de saga.
PAX-GLOSS-03 = Descartar: poner losetas boca arriba en la pila de descartes.
PAX-GLOSS-04 = Reponer: llenar los huecos del registro de saga. En el solsticio de invierno se renuevan además todas tus piezas.
PAX-GLOSS-05 = Colocar o sustituir: poner algo de tu mano o de tu tablero de jarl en el mapa, o cambiarlo por algo que hay en el mapa.
PAX-GLOSS-06 = Agotar y renovar: marcar una pieza como usada, o como lista para volver a usarse.
PAX-GLOSS-07 = Sede: un lugar del que se sale, impreso en el mapa o añadido como marcador. Está fuera de todas las regiones y zonas.
PAX-GLOSS-08 = Norte, sur, este y oeste: lo que pertenece a esa zona o está en ella.
PAX-GLOSS-09 = Pila de saga: las losetas boca abajo en el espacio de coste 0. Registro de saga: las losetas boca arriba en los espacios con precio.
PAX-GLOSS-10 = El símbolo sin un seguidor concreto significa un seguidor de cualquier tipo.
