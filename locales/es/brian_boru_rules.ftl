# Rules of Brian Boru, in our own words. One message per rule id.

## Componentes y definiciones

BRU-COMP = Componentes y definiciones
BRU-COMP-01 = Pueden jugar 3, 4 o 5 jugadores.
BRU-COMP-02 = Hay 25 cartas de acción. Cada una tiene un color, un valor, una acción principal arriba y una o dos acciones secundarias abajo, en una fila superior y una fila inferior. La acción principal de las cartas 1 a 13 da algo además de la ciudad activa; las cartas 14 a 16 y 20 dan solo la ciudad, con las cartas 17 a 19 y 21 pierdes 1 moneda por ella y con las cartas 22 a 25 pierdes 2. La fila superior da de 1 a 3 monedas y la posibilidad de expandirte; la inferior, 2 o 3 símbolos del color de la carta. La 13 blanca tiene allí la retirada de vikingos y la pérdida de una moneda, y las blancas 20, 21 y 22 no tienen fila inferior.
BRU-COMP-03 = Las cartas de acción llevan los valores del 1 al 25, cada uno una sola vez. Por eso nunca hay empate entre dos cartas, ni para ganar una baza ni en el orden de actuar.
BRU-COMP-04 = Las cartas amarillas (1, 4, 7, 10, 14, 17, 23) son de cortejo; las rojas (2, 5, 8, 11, 15, 18, 24), de batalla; las azules (3, 6, 9, 12, 16, 19, 25), de iglesia. Las cartas reales (blancas) (13, 20, 21, 22) son comodines: valen siempre como cartas del color de la ciudad activa.
BRU-COMP-05 = Toda acción principal empieza con el símbolo de tomar la ciudad activa. Ninguna acción secundaria lo tiene.
BRU-COMP-06 = Cada acción principal o secundaria es una serie de uno o más símbolos en un orden fijo.
BRU-COMP-07 = Hay 8 cartas de matrimonio: la Princesa de Dinamarca, de doble cara, y 7 normales. Brigid da 4 puntos; Aoife, 2 puntos y 1 ficha de renombre. Las otras cinco dan 2 puntos y una ciudad libre en una región: Aodhán en Leinster, Conall en Southern Uí Néill, Cormac en Connaught, Niall en Northern Uí Néill y Orlaith en Munster.
BRU-COMP-08 = Hay 7 cartas de vikingos. Cada una muestra una fuerza de invasión, es decir, cuántos asaltantes trae: 9, 10, 11, 12, 12, 13 y 14.
BRU-COMP-09 = Las 5 cartas de referencia son solo una ayuda y no influyen en el juego.
BRU-COMP-10 = El tablero muestra ocho regiones: Munster, Leinster, Connaught, Ulaid, Bréifne, Dubhlinn, Northern Uí Néill y Southern Uí Néill.
BRU-COMP-11 = En el tablero hay 53 ciudades: 18 rojas, 18 azules y 17 amarillas. Cada ciudad pertenece a una región y tiene un solo color, nunca el blanco. Algunas parejas de ciudades están unidas por un camino; hay 36 caminos, y seis ciudades no tienen ninguno. Ciudades por región: Munster 10, Leinster 9, Connaught 9, Northern Uí Néill 7, Southern Uí Néill 6, Ulaid 5, Bréifne 4, Dubhlinn 3.
BRU-COMP-12 = La caja trae 125 discos (25 de cada uno de los 5 colores), 10 fichas de control vikingo («fichas de control»), 60 monedas, 14 fichas de renombre, 16 monasterios, 30 asaltantes, 8 fichas de reclamación y 1 marcador de ciudad activa («marcador»). Los discos, monedas, fichas de renombre, monasterios, asaltantes y fichas de control no se agotan nunca.
BRU-COMP-13 = Toda región tiene su umbral y sus puntos, que también figuran en su ficha de reclamación. Umbral y puntos son: Munster 5 y 7, Connaught 5 y 7, Leinster 4 y 6, Northern Uí Néill 4 y 6, Southern Uí Néill 3 y 5, Ulaid 3 y 4, Bréifne 2 y 3, Dubhlinn 2 y 2.
BRU-COMP-14 = El tablero tiene además una ranura para cada ficha de reclamación, el registro de matrimonio, el área de batalla, el área de la iglesia, el registro de puntuación y la tabla de puntuación de regiones. El registro de matrimonio tiene 10 espacios, numerados del 0 (primer espacio) al 9 (espacio superior). Los espacios 2, 3 y 4 dan 1 moneda; el 5 y el 6, 2 monedas; el 7, 1 ficha de renombre; el 8, cualquier ciudad libre; los demás no dan nada.
BRU-COMP-15 = El registro de puntuación va del 0 al 59. Se puede pasar de 59: el disco da otra vuelta y los puntos se siguen sumando.
BRU-COMP-16 = Controlas una ciudad cuando tu disco está en ella y no tiene encima una ficha de control. Los vikingos controlan todas las ciudades donde hay una ficha de control.
BRU-COMP-17 = Una ciudad está libre si no hay ningún disco en ella. Una ciudad controlada por los vikingos sigue teniendo un disco, así que no está libre.
BRU-COMP-18 = Ninguna regla quita un disco de una ciudad. Por eso el número de ciudades con disco de una región no puede bajar.

## Preparación de la partida

BRU-SETUP = Preparación de la partida
BRU-SETUP-01 = Prepara el tablero y un suministro común de monedas, fichas de renombre, monasterios, asaltantes y fichas de control.
BRU-SETUP-02 = Cada jugador recibe todos los discos de un color. Los colores que nadie usa se apartan.
BRU-SETUP-03 = Cada jugador empieza con 3 monedas y 1 ficha de renombre.
BRU-SETUP-04 = Cada jugador pone un disco en el primer espacio del registro de matrimonio y otro en el espacio número 10 del registro de puntuación. Así, todos empiezan con 10 puntos.
BRU-SETUP-05 = Las ocho fichas de reclamación empiezan boca abajo, cada una en la ranura de su región.
BRU-SETUP-06 = La Princesa de Dinamarca queda junto al registro de matrimonio como última carta del mazo de matrimonio.
BRU-SETUP-07 = Baraja las 7 cartas de matrimonio normales y pon algunas boca abajo encima de la Princesa de Dinamarca: 2 cartas con 3 jugadores, 3 cartas con 4 o 5 jugadores. Las demás salen del juego sin que nadie las vea.
BRU-SETUP-08 = Las 7 cartas de vikingos, barajadas y boca abajo, forman un mazo al lado del área de batalla.
BRU-SETUP-09 = Cada jugador recibe una carta de referencia; las cartas de acción se dejan al lado del tablero.
BRU-SETUP-10 = Un jugador elegido al azar es el jugador inicial y recibe el marcador.
BRU-SETUP-11 = Cada jugador pone un disco en la ciudad que prefiera. Empieza quien tiene el marcador y los demás siguen en el sentido de las agujas del reloj.
BRU-SETUP-12 = Tu primer disco no puede ir a una región donde otro jugador ya tiene un disco. Así, todos empiezan en regiones distintas.
BRU-SETUP-13 = Como hay ocho regiones y 5 jugadores como máximo, siempre queda una región para tu primer disco.

## Rondas y fases

BRU-ROUND = Rondas y fases
BRU-ROUND-01 = La partida dura 3 rondas con 3 jugadores y 4 rondas con 4 o 5 jugadores. Después gana quien tenga más puntos.
BRU-ROUND-02 = Cada ronda tiene cuatro fases, en este orden: preparación, selección de cartas, acción y mantenimiento.
BRU-ROUND-03 = Hay tantas rondas como cartas en el mazo de matrimonio: en cada ronda se revela una carta de matrimonio.
BRU-ROUND-04 = Lo que tienes se conserva de una ronda a otra, salvo que una regla diga lo contrario: monedas, puntos, fichas de renombre, asaltantes, fichas de reclamación y los discos de las ciudades, del área de la iglesia y del registro de matrimonio. También siguen en el tablero los monasterios y las fichas de control.

## Fase de preparación

BRU-PREP = Fase de preparación
BRU-PREP-01 = Revela la primera carta de vikingos del mazo, pon en el área de batalla tantos asaltantes como diga su fuerza de invasión y descarta la carta.
BRU-PREP-02 = El área de batalla está siempre vacía al empezar la fase de preparación, porque los asaltantes que quedaran allí volvieron al suministro en el último paso de batalla.
BRU-PREP-03 = Revela la primera carta del mazo de matrimonio y ponla en lo alto del registro de matrimonio.
BRU-PREP-04 = Si el mazo de matrimonio queda vacío, esta es la última ronda. Por eso, la carta de matrimonio de la última ronda es siempre la Princesa de Dinamarca.
BRU-PREP-05 = Las cartas de vikingos descartadas no se vuelven a barajar. En una partida solo aparecen 3 o 4 de las 7, una por ronda.

## Fase de selección de cartas (draft)

BRU-DRAFT = Fase de selección de cartas (draft)
BRU-DRAFT-01 = Al empezar cada fase de selección se barajan juntas las 25 cartas de acción, también las que se descartaron o no se repartieron en la ronda anterior.
BRU-DRAFT-02 = Cada jugador recibe un lote de cartas de acción: 8 cartas con 3 jugadores, 6 cartas con 4 jugadores, 5 cartas con 5 jugadores.
BRU-DRAFT-03 = Con 3 o 4 jugadores, una carta al azar no se reparte. Queda boca abajo al lado del tablero, nadie la ve y no se usa en esta ronda. Con 5 jugadores se reparten todas.
BRU-DRAFT-04 = Todos eligen a la vez: quédate con 2 cartas del lote que tienes y déjalas boca abajo ante ti. Serán parte de tu mano.
BRU-DRAFT-05 = Cuando todos han elegido, pasa el resto de tu lote al jugador de tu izquierda. En esta fase, los lotes van siempre hacia la izquierda.
BRU-DRAFT-06 = Se sigue eligiendo 2 cartas y pasando el lote hasta que todas las cartas repartidas estén ante los jugadores.
BRU-DRAFT-07 = Si recibes un lote de solo 1 o 2 cartas, te lo quedas entero; no hay nada que elegir.
BRU-DRAFT-08 = Eliges de lotes de 8, 6 y 4 cartas con 3 jugadores, de 6 y 4 con 4 jugadores, de 5 y 3 con 5 jugadores; el último lote, de 2 cartas (1 con 5 jugadores), te llega sin elección. Al final tienes una mano de 8, 6 o 5 cartas.
BRU-DRAFT-09 = Durante la selección puedes mirar las cartas que ya has elegido, pero no cambiarlas.
BRU-DRAFT-10 = Tras la selección, cada jugador toma en la mano todas las cartas que ha elegido y empieza la fase de acción.

## Fase de acción y bazas

BRU-TRICK = Fase de acción y bazas
BRU-TRICK-01 = En la fase de acción se juegan bazas hasta que cada jugador tiene exactamente 1 carta en la mano: 7 bazas con 3 jugadores, 5 con 4 jugadores, 4 con 5 jugadores. Con 5 jugadores, la mesa puede haber elegido jugar también la última carta, en una quinta baza.
BRU-TRICK-02 = Después de la última baza, cada jugador descarta boca abajo y sin efecto la carta que le queda en la mano, salvo que una mesa de 5 jugadores haya elegido jugarla. Nadie más la ve. Luego empieza la fase de mantenimiento.
BRU-TRICK-03 = Quien tiene el marcador abre la baza. En la primera baza de la partida es el jugador inicial.
BRU-TRICK-04 = Quien abre la baza pone el marcador en cualquier ciudad libre. Esa es la ciudad activa.
BRU-TRICK-05 = Después, quien abre la baza juega una carta de su mano que sea del color de la ciudad activa o una carta real (blanca).
BRU-TRICK-06 = Si abres la baza, solo puedes elegir una ciudad libre para la que tengas una carta adecuada: una de su color o una carta real (blanca). (Interpretación nuestra: el reglamento no lo aclara.)
BRU-TRICK-07 = Si hay ciudades libres, pero quien abre la baza no tiene carta adecuada para ninguna, pone el marcador en cualquier ciudad libre y puede jugar cualquier carta, salvo que la mesa haya elegido que pase el marcador a otro jugador.
BRU-TRICK-08 = Si no hay ninguna ciudad libre en el tablero, no hay ciudad activa y quien abre la baza conserva el marcador. Empezando por esa persona, todos juegan cualquier carta, nadie gana la baza y todos realizan una acción secundaria, de menor a mayor valor.
BRU-TRICK-09 = En el sentido de las agujas del reloj desde quien abre la baza, cada uno de los demás juega 1 carta de su mano boca arriba, viendo las ya jugadas. Vale cualquier color y cualquier valor: no hay que seguir el color ni superar ninguna carta.
BRU-TRICK-10 = Gana la baza el valor más alto, pero solo entre las cartas que son del color de la ciudad activa o cartas reales (blancas). Los demás pierden la baza, sea cual sea el valor de su carta.
BRU-TRICK-11 = Como la carta de quien abre la baza tiene que ser adecuada para la ciudad activa, cada baza tiene exactamente un ganador. Las únicas excepciones son las raras bazas en que quien abre no tenía carta adecuada o no había ninguna ciudad libre.
BRU-TRICK-12 = Si quien abre la baza no tenía carta adecuada y ninguna otra carta lo es para la ciudad activa, nadie gana la baza. Todos realizan una acción secundaria, la ciudad sigue libre y quien abrió la baza recupera el marcador.
BRU-TRICK-13 = Los jugadores actúan uno tras otro, de menor a mayor valor de la carta jugada. Ni el color, ni el asiento, ni quién ganó cambian ese orden.
BRU-TRICK-14 = El ganador de la baza resuelve la acción principal de la carta que jugó cuando le llega el turno.
BRU-TRICK-15 = Si perdiste la baza, cuando te llega tu puesto en el orden eliges una acción secundaria de la carta que jugaste y la resuelves entera.
BRU-TRICK-16 = El ganador de la baza no puede hacer una acción secundaria en lugar de la principal, y quien pierde no puede renunciar a la acción secundaria. Solo se puede renunciar a las partes de una acción que dicen «puedes».
BRU-TRICK-17 = Tras tu acción, tu carta va al montón de descarte común y actúa el jugador con el siguiente valor más bajo.
BRU-TRICK-18 = Nadie puede mirar las cartas del montón de descarte; BRU-INFO-06 dice qué se muestra de él en esta mesa.
BRU-TRICK-19 = La baza acaba cuando todos han actuado. Si a todos les queda 1 carta, la fase de acción ha terminado, salvo que una mesa de 5 jugadores haya elegido jugar también la última carta; si no, quien tenga ahora el marcador abre la siguiente baza.
BRU-TRICK-20 = Eliges tu acción secundaria, y todo lo demás dentro de tu acción, solo cuando te llega tu puesto en el orden. Entonces ya sabes qué han hecho todas las cartas más bajas.

## Símbolos de acción

BRU-SYM = Símbolos de acción
BRU-SYM-01 = Hay que resolver todos los símbolos de la acción, uno tras otro, de izquierda a derecha.
BRU-SYM-02 = Solo dos cosas son opcionales: comprar extras a 2 monedas cada uno y expandirse por 5 monedas. Todos los demás símbolos se resuelven obligatoriamente, hasta donde sea posible.
BRU-SYM-03 = Tomar la ciudad activa: pon un disco en la ciudad activa, que controlas desde ahora, y toma el marcador. Solo las acciones principales tienen este símbolo.
BRU-SYM-04 = Moneda: toma 1 moneda del suministro.
BRU-SYM-05 = Perder una moneda: devuelve 1 moneda al suministro. Mientras tengas monedas, debes pagar con ellas.
BRU-SYM-06 = Perder una moneda sin tener ninguna: pierdes 2 puntos en su lugar. Si solo tienes 1 punto, pierdes ese; sin monedas ni puntos no pierdes nada, pues la puntuación nunca baja de 0. (El caso de un solo punto es interpretación nuestra.)
BRU-SYM-07 = Solo en el símbolo de perder una moneda los puntos pueden sustituir a las monedas. Los extras y la expansión se pagan únicamente con monedas.
BRU-SYM-08 = Renombre: toma 1 ficha de renombre del suministro y guárdala.
BRU-SYM-09 = Iglesia: pon 1 de tus discos en el área de la iglesia. Luego puedes poner allí 1 disco más por cada 2 monedas que pagues.
BRU-SYM-10 = Asaltante: toma 1 asaltante del área de batalla. Luego puedes tomar de allí 1 más por cada 2 monedas que pagues.
BRU-SYM-11 = Si el área de batalla está vacía, el símbolo de asaltante no hace nada. Solo se pueden comprar asaltantes mientras queden en el área de batalla.
BRU-SYM-12 = Cortejo: sube tu disco 1 espacio en el registro de matrimonio. Luego puedes subir 1 espacio más por cada 2 monedas que pagues.
BRU-SYM-13 = Si tu disco está en el espacio superior del registro de matrimonio, el símbolo de cortejo no hace nada y no puedes comprar más espacios.
BRU-SYM-14 = Al subir por el registro de matrimonio, los otros discos no estorban: puedes entrar en sus espacios y pasar por ellos, y cada uno cuenta como un espacio. Solo importa dónde está tu disco al final de tu acción.
BRU-SYM-15 = Los extras se compran al resolver el símbolo que los permite, con las monedas que tengas en ese momento. Sirven las monedas de símbolos anteriores de la misma acción; las de símbolos posteriores llegan tarde.
BRU-SYM-16 = Cada extra cuesta exactamente 2 monedas. Con una sola moneda suelta no se compra nada.
BRU-SYM-17 = Expandirse: puedes pagar 5 monedas para poner un disco en una ciudad libre unida por un camino a una ciudad que controlas. Desde ahora controlas la nueva ciudad. Cada símbolo permite una ciudad como máximo.
BRU-SYM-18 = Para expandirte, el camino tiene que llevar directamente de una ciudad que controlas a la nueva ciudad. No puede haber otra ciudad entre ambas, la controle alguien o no.
BRU-SYM-19 = No puedes expandirte a la ciudad activa: sigue libre hasta que actúe el ganador de la baza, salvo que la mesa haya elegido otra cosa.
BRU-SYM-20 = Solo puedes expandirte desde una ciudad que controles en ese momento. No vale una ciudad donde una ficha de control cubre tu disco.
BRU-SYM-21 = Retirar vikingos: quita 1 ficha de control del tablero. El dueño del disco que había debajo vuelve a controlar esa ciudad.
BRU-SYM-22 = Tú eliges qué ficha de control se retira, sea de quien sea el disco de debajo. Si hay alguna en el tablero, tienes que retirar una, salvo que la mesa haya elegido otra cosa; si no hay ninguna, el símbolo no hace nada, pero la moneda que aparece junto a él se paga igualmente.
BRU-SYM-23 = Puntos: gana los puntos que se muestran. Solo las cartas de matrimonio tienen este símbolo; ninguna carta de acción muestra puntos ni fichas de renombre.
BRU-SYM-24 = Cualquier ciudad: pon un disco en cualquier ciudad libre del tablero; la controlas desde ahora. Solo el espacio 8 del registro de matrimonio da esta recompensa.
BRU-SYM-25 = Ciudad en una región: pon un disco en cualquier ciudad libre de la región nombrada; la controlas desde ahora. Si allí no hay ninguna libre, el símbolo no hace nada. Solo las cartas de matrimonio dan esta recompensa.
BRU-SYM-26 = Los símbolos iguales de iglesia, asaltante o cortejo que están uno al lado del otro se resuelven juntos: primero todos sus efectos básicos y después, una sola vez, la compra de extras. (Interpretación nuestra: el reglamento no lo aclara.)

## Fase de mantenimiento: orden de los pasos

BRU-UPKEEP = Fase de mantenimiento: orden de los pasos
BRU-UPKEEP-01 = La fase de mantenimiento tiene cuatro pasos, en este orden: matrimonio, batalla, iglesia y reclamar regiones.
BRU-UPKEEP-02 = Tras los cuatro pasos, la partida termina si el mazo de matrimonio está vacío. Si no, empieza la siguiente ronda con su fase de preparación.

## Registro de matrimonio y paso de matrimonio

BRU-MARRY = Registro de matrimonio y paso de matrimonio
BRU-MARRY-01 = Si al acabar toda tu acción, extras incluidos, tu disco comparte un espacio del registro de matrimonio con otro disco, el tuyo baja al espacio sin disco más cercano.
BRU-MARRY-02 = En el primer espacio del registro de matrimonio puede haber cualquier número de discos. Un disco que tiene que bajar se detiene allí como muy tarde.
BRU-MARRY-03 = En el registro de matrimonio solo tiene que bajar quien acaba de actuar; se salta todos los espacios ocupados y no paga nada. La única manera de evitarlo es comprar antes otro espacio.
BRU-MARRY-04 = Por eso, después de cada acción hay como mucho un disco en cada espacio del registro de matrimonio por encima del primero. Así que siempre hay un único jugador en lo más alto, salvo que todos los discos estén en el primer espacio.
BRU-MARRY-05 = En el paso de matrimonio, el jugador cuyo disco está más alto en el registro de matrimonio toma la carta de matrimonio revelada y obtiene de inmediato todas sus recompensas. No hace falta que esté en el espacio superior.
BRU-MARRY-06 = Tras tomar la carta de matrimonio, ese jugador devuelve su disco al primer espacio del registro de matrimonio.
BRU-MARRY-07 = Si todos los discos están en el primer espacio del registro de matrimonio, nadie se lleva la carta de matrimonio. La carta revelada sale del juego y sigue de inmediato el paso de batalla. (Así el reglamento checo y el español; el polaco retira la carta superior del mazo.)
BRU-MARRY-08 = Una carta de matrimonio puede dar puntos, fichas de renombre o una ciudad libre en la región que nombra. Las recompensas se resuelven de izquierda a derecha; su orden no cambia nada.
BRU-MARRY-09 = Quien gana una carta de matrimonio se la queda. Las cartas de matrimonio pueden decidir un empate al final de la partida.
BRU-MARRY-10 = Después de la carta de matrimonio, todos obtienen la recompensa del espacio del registro de matrimonio donde está ahora su disco, si la tiene: monedas, fichas de renombre o cualquier ciudad libre.
BRU-MARRY-11 = Quien tomó la carta de matrimonio está ahora en el primer espacio y no obtiene nada más: ese espacio (el 0) no da recompensa, como tampoco los espacios 1 y 9.
BRU-MARRY-12 = Los demás discos se quedan donde están en el registro de matrimonio para la siguiente ronda.
BRU-MARRY-13 = Las recompensas del registro de matrimonio se dan en el sentido de las agujas del reloj, desde quien tiene el marcador. Este orden nunca cambia el resultado.
BRU-MARRY-14 = Si el registro de matrimonio te da cualquier ciudad libre, pero no queda ninguna en el tablero, no obtienes nada.

## Princesa de Dinamarca

BRU-PRINCESS = Princesa de Dinamarca
BRU-PRINCESS-01 = Quien gana la Princesa de Dinamarca tiene que elegir inmediatamente una de tres opciones: Apoyo militar, Establecer comercio o Rechazarla.
BRU-PRINCESS-02 = Apoyo militar: conserva la Princesa de Dinamarca con esta cara a la vista. En el paso de reclamar regiones, todas las ciudades que controlan los vikingos cuentan como si las controlaras tú.
BRU-PRINCESS-03 = Con Apoyo militar, todas las ciudades que controlan los vikingos cuentan también como tuyas al puntuar, al final de la partida, las fichas de reclamación boca arriba del tablero. No cuentan para tu número de regiones.
BRU-PRINCESS-04 = Establecer comercio: conserva la Princesa de Dinamarca con esta cara a la vista. Todas las ciudades que controlan los vikingos cuentan al final de la partida como tuyas para tu número de regiones. No cuentan como tuyas en el paso de reclamar regiones ni al puntuar las fichas de reclamación del tablero.
BRU-PRINCESS-05 = Rechazarla: descarta la Princesa de Dinamarca y gana 4 puntos.
BRU-PRINCESS-06 = Apoyo militar y Establecer comercio abarcan todas las ciudades del tablero que controlan los vikingos, sea de quien sea el disco que hay bajo la ficha de control.
BRU-PRINCESS-07 = Fuera del paso de reclamar regiones y de la puntuación final, Apoyo militar y Establecer comercio no te dan el control de las ciudades que controlan los vikingos: no puedes expandirte desde ellas, ni poner allí un monasterio, ni perderlas en una incursión.
BRU-PRINCESS-08 = Como la Princesa de Dinamarca sale en la última ronda, solo influye en el último paso de reclamar regiones y en la puntuación final.

## Paso de batalla

BRU-BATTLE = Paso de batalla
BRU-BATTLE-01 = Si no queda ningún asaltante en el área de batalla, los vikingos son repelidos y nadie pierde una ciudad.
BRU-BATTLE-02 = Si queda al menos 1 asaltante en el área de batalla, hay una incursión: el jugador que tiene menos asaltantes pierde una ciudad a favor de los vikingos.
BRU-BATTLE-03 = Si en una incursión hay empate en el menor número de asaltantes, todos los empatados pierden una ciudad.
BRU-BATTLE-04 = Si un jugador tiene en solitario el mayor número de asaltantes, elige la ciudad que pierde cada perdedor.
BRU-BATTLE-05 = Si hay empate en el mayor número de asaltantes, cada perdedor elige cuál de sus propias ciudades pierde.
BRU-BATTLE-06 = Si hay una incursión y todos tienen el mismo número de asaltantes, aunque sea ninguno, cada jugador pierde una ciudad de su elección.
BRU-BATTLE-07 = La ciudad perdida tiene que ser una que controle el perdedor. Se pone una ficha de control sobre su disco, y desde ahora los vikingos controlan la ciudad.
BRU-BATTLE-08 = Un perdedor que no controla ninguna ciudad no pierde nada.
BRU-BATTLE-09 = El disco y el monasterio, si lo hay, se quedan en la ciudad perdida. El monasterio sigue contando doble para quien controle la ciudad, también para los vikingos.
BRU-BATTLE-10 = Si varios jugadores pierden una ciudad, se resuelve uno tras otro en el sentido de las agujas del reloj, desde quien tiene el marcador.
BRU-BATTLE-11 = Tras la incursión, todos los asaltantes que quedan en el área de batalla vuelven al suministro. Los jugadores conservan los suyos.
BRU-BATTLE-12 = Una vez vacía el área de batalla se reparte el botín de batalla, hayan sido repelidos los vikingos o no.
BRU-BATTLE-13 = Primer botín: el jugador que tiene en solitario el mayor número de asaltantes gana 1 ficha de renombre, después 1 punto por cada una que ya tiene, incluida la nueva, y luego devuelve todos sus asaltantes al suministro.
BRU-BATTLE-14 = Si hay empate en el mayor número de asaltantes, el primer botín se omite: nadie gana fichas de renombre ni puntos y nadie devuelve asaltantes.
BRU-BATTLE-15 = Segundo botín: se comparan de nuevo los asaltantes. Cada jugador que tenga ahora el mayor número, empates incluidos, gana 1 punto y devuelve 1 asaltante al suministro.
BRU-BATTLE-16 = Un jugador sin asaltantes nunca recibe botín.
BRU-BATTLE-17 = Conservas las fichas de renombre que puntuaron en el primer botín, y los asaltantes que no devolviste te quedan para rondas posteriores.

## Paso de la iglesia

BRU-CHURCH = Paso de la iglesia
BRU-CHURCH-01 = Primera recompensa: el jugador que tiene en solitario el mayor número de discos en el área de la iglesia pone un monasterio alrededor de una ciudad bajo su control, si es posible.
BRU-CHURCH-02 = Una ciudad puede tener un monasterio como máximo.
BRU-CHURCH-03 = Quien recibe la primera recompensa toma después el marcador y recupera todos sus discos del área de la iglesia.
BRU-CHURCH-04 = Si quien recibe la primera recompensa no puede poner un monasterio, toma igualmente el marcador y recupera sus discos.
BRU-CHURCH-05 = Si hay empate en el mayor número de discos en el área de la iglesia, toda la primera recompensa se omite: no se pone monasterio, el marcador no se mueve y nadie recupera discos.
BRU-CHURCH-06 = Segunda recompensa: se comparan de nuevo los discos del área de la iglesia. Cada jugador que tenga ahora el mayor número, empates incluidos, gana 1 punto y recupera 1 disco.
BRU-CHURCH-07 = Un jugador sin discos en el área de la iglesia no recibe ni la primera ni la segunda recompensa, salvo que la mesa haya elegido otra cosa.
BRU-CHURCH-08 = Tercera recompensa: en el sentido de las agujas del reloj desde quien tiene el marcador, cada jugador que aún tiene 4 discos o más en el área de la iglesia pone un monasterio alrededor de una ciudad bajo su control, si es posible.
BRU-CHURCH-09 = Quien pone un monasterio como tercera recompensa recupera todos sus discos del área de la iglesia. Quien no puede ponerlo deja allí sus discos.
BRU-CHURCH-10 = La tercera recompensa empieza por el jugador que tiene el marcador después de la primera recompensa.
BRU-CHURCH-11 = En la tercera recompensa, cada jugador pone un monasterio como máximo, por muchos discos que tenga en el área de la iglesia.
BRU-CHURCH-12 = Si es posible poner un monasterio, hay que ponerlo. Eliges cualquier ciudad que controles y que aún no tenga monasterio.
BRU-CHURCH-13 = Una ciudad controlada por los vikingos no puede recibir un monasterio, porque ningún jugador la controla.
BRU-CHURCH-14 = Los discos que no se recuperan se quedan en el área de la iglesia para rondas posteriores.

## Paso de reclamar regiones

BRU-CLAIM = Paso de reclamar regiones
BRU-CLAIM-01 = En el paso de reclamar regiones se mira primero cada ficha de reclamación boca abajo: se cuentan las ciudades controladas de su región, las de los jugadores y las de los vikingos juntas.
BRU-CLAIM-02 = Si las ciudades controladas de una región alcanzan su umbral, la ficha de reclamación se pone boca arriba. Si no, sigue boca abajo.
BRU-CLAIM-03 = Una ciudad con monasterio vale por dos ciudades, tanto para alcanzar el umbral como para tener el mayor número de ciudades de la región.
BRU-CLAIM-04 = Una ficha de reclamación boca arriba no vuelve nunca a ponerse boca abajo.
BRU-CLAIM-05 = Después se mira cada ficha de reclamación boca arriba, esté en el tablero o en manos de un jugador: quien controla en solitario el mayor número de ciudades de su región la toma y la deja boca arriba ante sí.
BRU-CLAIM-06 = La ficha de reclamación de una región no se mueve si dos o más jugadores empatan en el mayor número de ciudades: sigue en el tablero o en manos de quien la tenga. Un empate en un puesto inferior no importa.
BRU-CLAIM-07 = Otro jugador te quita una ficha de reclamación solo si tiene en solitario el mayor número de ciudades de la región. Si otros dos tienen más ciudades que tú, pero empatan entre sí, la conservas.
BRU-CLAIM-08 = Si ningún jugador tiene Apoyo militar y los vikingos controlan en solitario el mayor número de ciudades de una región, su ficha de reclamación boca arriba sigue en el tablero; si la tiene un jugador, vuelve al tablero.
BRU-CLAIM-09 = Si los vikingos empatan con uno o más jugadores en el mayor número de ciudades de una región, su ficha de reclamación no se mueve, salvo que la mesa haya elegido otra cosa.
BRU-CLAIM-10 = Si un jugador tiene Apoyo militar, todas las ciudades de una región que controlan los vikingos se suman a las de ese jugador. Los vikingos ya no compiten aparte.
BRU-CLAIM-11 = También una ciudad con monasterio controlada por los vikingos vale por dos cuando se cuentan las ciudades en el paso de reclamar regiones.
BRU-CLAIM-12 = Todos los umbrales son de 2 como mínimo, así que la ficha de reclamación de una región donde nadie controla ciudades no puede estar boca arriba.
BRU-CLAIM-13 = Una ficha de reclamación que se acaba de poner boca arriba se puede tomar en el mismo paso de reclamar regiones. Las regiones no influyen unas en otras, así que su orden da igual.

## Final de la partida

BRU-END = Final de la partida
BRU-END-01 = La partida termina tras la fase de mantenimiento de la ronda en que se agotó el mazo de matrimonio. Esta última fase de mantenimiento se juega entera antes de la puntuación final.
BRU-END-02 = La partida no puede terminar de otra manera, y ningún jugador queda eliminado.

## Puntuación final

BRU-SCORE = Puntuación final
BRU-SCORE-01 = El jugador que tiene en solitario el mayor número de monedas gana 1 punto. Si hay empate, no lo gana nadie.
BRU-SCORE-02 = Quien tiene el marcador gana 1 punto.
BRU-SCORE-03 = Cada jugador gana 1 punto por cada ficha de renombre que tenga.
BRU-SCORE-04 = Cada jugador gana los puntos que muestran las fichas de reclamación que tiene ante sí, aunque en ese momento haya empate en la región.
BRU-SCORE-05 = Por cada ficha de reclamación boca arriba del tablero, quienes empatan en el mayor número de ciudades de su región ganan la mitad de los puntos de la ficha, redondeando hacia abajo.
BRU-SCORE-06 = La mitad de los puntos de una ficha de reclamación, redondeando hacia abajo: 7 da 3, 6 da 3, 5 da 2, 4 da 2, 3 da 1, 2 da 1.
BRU-SCORE-07 = Al puntuar las fichas de reclamación del tablero, los vikingos compiten como en el paso de reclamar regiones, salvo que la mesa haya elegido otra cosa: quien tiene menos ciudades que los vikingos en la región no gana nada, y quien está igualado con ellos en cabeza gana la mitad de los puntos.
BRU-SCORE-08 = Si un jugador tiene Apoyo militar, las ciudades que controlan los vikingos cuentan como suyas al puntuar las fichas de reclamación del tablero. Los vikingos ya no compiten aparte.
BRU-SCORE-09 = Al puntuar las fichas de reclamación del tablero, una ciudad con monasterio vale por dos, como en el paso de reclamar regiones, salvo que la mesa haya elegido otra cosa.
BRU-SCORE-10 = Una ficha de reclamación que está boca abajo no da puntos.
BRU-SCORE-11 = Cada jugador gana puntos por el número de regiones en las que controla al menos una ciudad: 0 puntos hasta 2 regiones, 1 punto por 3 o 4, 3 puntos por 5, 5 puntos por 6, 7 puntos por 7 y 10 puntos por las 8.
BRU-SCORE-12 = Una ciudad controlada por los vikingos no cuenta para tu número de regiones, aunque el disco sea tuyo. Si tienes Establecer comercio, cuentan todas las ciudades que controlan los vikingos.
BRU-SCORE-13 = Los monasterios no influyen en tu número de regiones: basta una ciudad en cada región.
BRU-SCORE-14 = Los puntos de la puntuación final se suman a los ganados durante la partida. Sus partes no influyen unas en otras, así que su orden da igual.

## Ganador y desempates

BRU-TIE = Ganador y desempates
BRU-TIE-01 = Gana el jugador que tiene más puntos.
BRU-TIE-02 = Si hay empate a puntos en cabeza, gana entre los empatados quien tenga ante sí más fichas de reclamación.
BRU-TIE-03 = Si hay empate a puntos y a fichas de reclamación, gana entre los empatados quien tenga más cartas de matrimonio.
BRU-TIE-04 = Si tras los puntos, las fichas de reclamación y las cartas de matrimonio sigue el empate, los empatados comparten la victoria.
BRU-TIE-05 = Para el desempate, la Princesa de Dinamarca cuenta como carta de matrimonio si se conservó con Apoyo militar o Establecer comercio. Si se eligió Rechazarla, no cuenta, porque se descartó.

## Información pública y oculta

BRU-INFO = Información pública y oculta
BRU-INFO-01 = Tu mano, el lote que tienes y las cartas que elegiste en la selección están ocultos para los demás jugadores.
BRU-INFO-02 = Nadie conoce la carta que no se repartió (con 3 o 4 jugadores), las cartas de matrimonio normales que se apartaron, el orden del mazo de matrimonio por encima de la Princesa de Dinamarca ni el orden del mazo de vikingos.
BRU-INFO-03 = Todos saben que la Princesa de Dinamarca es la última carta de matrimonio.
BRU-INFO-04 = Todos pueden ver las cartas jugadas en la baza en curso, la carta de matrimonio revelada, la fuerza de invasión, todos los discos, el registro de matrimonio, el área de la iglesia, el área de batalla, las fichas de control, los monasterios y las fichas de reclamación.
BRU-INFO-05 = Las monedas, las fichas de renombre y los asaltantes de todos los jugadores son públicos.
BRU-INFO-06 = En una mesa real nadie puede mirar el montón de descarte. Aquí, como es habitual en línea, todos pueden leer en el registro lo que se ha jugado, y también se muestran las cartas de las bazas terminadas. Si la mesa ha elegido ocultarlas, el registro, la repetición y la mesa solo muestran, hasta que acaba la ronda, la baza en curso y la última terminada: así, quien se ha ausentado sabe de todos modos lo que se ha jugado desde su último movimiento. Recordar las cartas siempre está permitido.
BRU-INFO-07 = Conoces las cartas de todos los lotes que han pasado por tus manos y puedes usar ese conocimiento.
