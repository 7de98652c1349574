# Un festín para Odín: las reglas con nuestras palabras. Un mensaje por regla.
#
# Glosario: tablero individual, territorio (tablero de territorio), explanada del thing, sanción del thing, mesa del banquete y sus plazas,
# bahía y sus amarres, establo, tu reserva, reserva general, loseta de producto, producto agrícola (naranja), producto animal (rojo),
# producto artesanal (verde), artículo de lujo (azul), loseta especial (gris), materiales de construcción (madera, piedra, mineral), plata,
# carta de arma (arco, trampa, lanza, espada larga), ballenero, knarr, drakkar, cobertizo, casa de piedra, casa larga, tira de montaña,
# casilla de bonificación, casilla de ingresos, línea de ingresos, oficio, alce (jugador inicial), mejorar, caza, trampeo,
# caza de ballenas, incursión, saqueo, expolio, comercio de ultramar, venta especial, forja, emigración, exploración.


## 1. Conceptos generales y componentes

ODN-GEN = Conceptos generales y componentes
ODN-GEN-01 = Pueden jugar de 1 a 4 jugadores. Las reglas son para 2 a 4 jugadores; la variante en solitario cambia solo lo que dice su capítulo.
ODN-GEN-02 = Gana quien tenga más puntos al final.
ODN-GEN-03 = Los productos tienen cuatro niveles, de menor a mayor: producto agrícola (naranja), producto animal (rojo), producto artesanal (verde) y artículo de lujo (azul).
ODN-GEN-04 = Los productos forman ocho columnas de igual forma (naranja / rojo / verde / azul): 1×2 guisantes / hidromiel / aceite / piedra rúnica; 1×3 lino / bacalao seco / cuero / cubertería; 2×2 alubias / leche / lana / arcón; 1×4 grano / carne salada / tela de lino / seda; 2×3 col / carne de caza / piel y huesos / especias; 2×4 – / oveja / pieles / joyas; 3×3 fruta / carne de ballena / túnica / cofre del tesoro; 3×4 – / vaca / vestimenta / tesoro de plata.
ODN-GEN-05 = El producto naranja y el rojo de una misma columna son las dos caras de una loseta; lo mismo vale para el verde y el azul.
ODN-GEN-06 = La loseta de oveja muestra una oveja en una cara y una oveja preñada en la otra; la de vaca, una vaca y una vaca preñada.
ODN-GEN-07 = Hay 15 losetas especiales (grises), cada una única. Al colocarlas siguen exactamente las mismas reglas que las losetas azules.
ODN-GEN-08 = Las losetas especiales están impresas por las dos caras, así que además de girarlas puedes voltearlas.
ODN-GEN-09 = Los materiales de construcción son madera, piedra y mineral. El dinero es la plata, en monedas de 1, 2, 4 y 10.
ODN-GEN-10 = Hay 47 cartas de arma: 12 arcos, 12 trampas, 12 lanzas y 11 espadas largas.
ODN-GEN-11 = Hay 190 cartas de oficio repartidas en los mazos A, B y C: 45 iniciales de color marrón claro (15 en cada mazo) y 145 de color marrón oscuro (57 en el A, 44 en el B y 44 en el C).
ODN-GEN-12 = Hay tres clases de barcos: el ballenero es un barco pequeño; el knarr y el drakkar son barcos grandes.
ODN-GEN-13 = El dado naranja tiene 8 caras; el azul, 12.
ODN-GEN-14 = Tu reserva es lo que tienes delante de ti fuera de los tableros. Los productos pueden pasar de ella a tus tableros, pero nunca de un tablero a la reserva.
ODN-GEN-15 = Lo que puntúa al final lleva el símbolo de un escudo.
ODN-GEN-16 = Una casilla de bonificación es una casilla de un tablero con un producto dibujado; una casilla de ingresos lleva un número sobre una moneda. Las casillas de ingresos de un tablero forman su línea de ingresos.
ODN-GEN-17 = El número de losetas de producto de la caja no influye en el juego, porque los productos no se agotan.


## 2. Preparación de la partida

ODN-SETUP = Preparación de la partida
ODN-SETUP-01 = El tablero de acciones, con sus 61 casillas de acción, se coloca en el centro.
ODN-SETUP-02 = Con 4 jugadores se añaden al tablero de acciones las dos piezas de ampliación, cada una por una cara al azar. Con 1 a 3 jugadores no se usan.
ODN-SETUP-03 = Las bandejas abiertas con los productos forman la reserva general y quedan al alcance de todos.
ODN-SETUP-04 = Las 15 losetas especiales se ponen en el tablero ovalado; los barcos, ordenados por clases y por el anverso, en el tablero de barcos.
ODN-SETUP-05 = Los jugadores acuerdan qué mazos de oficios usar: el A se recomienda a principiantes; los expertos pueden elegir otro o mezclar todas las cartas. La elección vale tanto para las cartas iniciales como para las oscuras.
ODN-SETUP-06 = Los oficios elegidos se separan por el reverso en marrón claro y marrón oscuro.
ODN-SETUP-07 = Se barajan las cartas de color marrón claro, cada jugador recibe una en la mano y las demás vuelven a la caja.
ODN-SETUP-08 = Cada jugador recibe boca arriba 1 arco, 1 trampa y 1 lanza.
ODN-SETUP-09 = Cada jugador recibe 1 hidromiel.
ODN-SETUP-10 = Las demás cartas de arma se barajan y forman un mazo boca abajo: 44 cartas con 1 jugador, 41 con 2, 38 con 3 y 35 con 4.
ODN-SETUP-11 = Los oficios de color marrón oscuro se barajan y forman un mazo boca abajo.
ODN-SETUP-12 = Cada jugador recibe un tablero individual y todos usan la misma cara: una es para la partida larga de 7 rondas y la otra para la corta de 6. La zona de colocación es igual en las dos: 143 casillas, 86 de ellas de −1, una línea de ingresos de 0 a 18 y cinco casillas de bonificación con mineral, madera, piedra rúnica, hidromiel y piedra.
ODN-SETUP-13 = Cada jugador toma 12 vikingos de un color.
ODN-SETUP-14 = En la partida larga, 7 vikingos van a las plazas numeradas de la mesa del banquete y 5 a la explanada del thing.
ODN-SETUP-15 = En la partida corta, 6 vikingos van a las plazas numeradas de la mesa del banquete y 6 a la explanada del thing.
ODN-SETUP-16 = Solo puedes usar los vikingos que están en la explanada del thing.
ODN-SETUP-17 = Se barajan las 8 tiras de montaña y se revelan 2 (3 con 4 jugadores). Las demás forman una pila boca abajo.
ODN-SETUP-18 = En cada tira revelada se pone lo que muestra: seis unidades de madera, piedra y mineral y, a la derecha, una moneda doble. Una de las tiras lleva cinco unidades y dos monedas dobles.
ODN-SETUP-19 = El resto de la madera, la piedra, el mineral y la plata forma la reserva general.
ODN-SETUP-20 = Los cuatro tableros de territorio se ponen por el anverso, con las letras A a D: islas Shetland, islas Feroe, Islandia y Groenlandia.
ODN-SETUP-21 = Se preparan las pilas de edificios: 3 cobertizos, 3 casas de piedra y 5 casas largas.
ODN-SETUP-22 = El marcador de fase empieza en la fase 1.
ODN-SETUP-23 = El primer jugador inicial se elige al azar y recibe el alce.
ODN-SETUP-24 = Nadie empieza con plata, materiales de construcción ni barcos. Cada jugador tiene solo un oficio en la mano, un arco, una trampa, una lanza y 1 hidromiel.
ODN-SETUP-25 = La partida normal es la larga; la corta se recomienda para las primeras partidas y para expertos.


## 3. Estructura de las rondas

ODN-ROUND = Estructura de las rondas
ODN-ROUND-01 = La partida larga dura 7 rondas; la corta, 6.
ODN-ROUND-02 = En cada ronda se juegan en orden las fases 1 a 12. Cuando actúan todos y el orden importa, va primero el jugador inicial y los demás lo siguen en sentido horario.
ODN-ROUND-03 = En la última ronda la partida termina justo después de la fase 9; las fases 10 a 12 ya no se juegan.
ODN-ROUND-04 = El marcador de fase indica la fase en curso, y el número que queda a la vista en la mesa en la fase 1 es el de la ronda en curso.


## 4. Fase 1: nuevo vikingo

ODN-PH1 = Fase 1: nuevo vikingo
ODN-PH1-01 = Cada jugador mueve el vikingo situado más a la izquierda de su mesa del banquete a su explanada del thing.
ODN-PH1-02 = Esto ocurre en todas las rondas, también en la primera.
ODN-PH1-03 = En la ronda 1 tienes 6 vikingos en la partida larga y 7 en la corta, y en cada ronda siguiente uno más, hasta 12.


## 5. Fase 2: cosecha

ODN-PH2 = Fase 2: cosecha
ODN-PH2-01 = Cada jugador recibe la cosecha que muestra su tablero individual debajo de la plaza que quedó libre en la fase 1. En la partida larga hay cosecha en las rondas 1, 2, 4 y 6 (niveles 1 a 4); en la corta, en las rondas 1, 3 y 5 (niveles 1 a 3).
ODN-PH2-02 = La cosecha de nivel 1 da 1 loseta de guisantes, 1 loseta de alubias y 1 lino.
ODN-PH2-03 = La cosecha de nivel 2 da 1 loseta de guisantes, 1 loseta de alubias, 1 lino y 1 grano.
ODN-PH2-04 = La cosecha de nivel 3 da 1 loseta de guisantes, 1 loseta de alubias, 1 lino, 1 grano y 1 col.
ODN-PH2-05 = La cosecha de nivel 4 da 1 loseta de guisantes, 1 loseta de alubias, 1 lino, 1 grano, 1 col y 1 fruta.
ODN-PH2-06 = En una ronda sin cosecha nadie recibe nada: son las rondas 3, 5 y 7 de la partida larga y las rondas 2, 4 y 6 de la corta.
ODN-PH2-07 = La cosecha da solo productos naranjas, que pasan de la reserva general a tu reserva.


## 6. Fase 3: giro de un territorio y plata

ODN-PH3 = Fase 3: giro de un territorio y plata
ODN-PH3-01 = En la ronda 3 (en la partida corta, la 2), las islas Shetland se voltean y aparece la isla del Oso.
ODN-PH3-02 = En la ronda 4 (en la partida corta, la 3), las islas Feroe se voltean y aparece la isla de Baffin.
ODN-PH3-03 = En la ronda 5 (en la partida corta, la 4), Islandia se voltea y aparece Labrador.
ODN-PH3-04 = En la ronda 6 (en la partida corta, la 5), Groenlandia se voltea y aparece Terranova.
ODN-PH3-05 = Solo se voltea un territorio que todavía no sea de ningún jugador.
ODN-PH3-06 = En cada ronda en que toca voltear un territorio, se ponen 2 monedas de plata de la reserva general en cada uno de los demás territorios que aún no tienen dueño.
ODN-PH3-07 = Los territorios que ya son de un jugador no reciben plata.
ODN-PH3-08 = La plata que hay en un territorio que se voltea vuelve a la reserva general.
ODN-PH3-09 = La plata se añade aunque el territorio que tocaba voltear ya tenga dueño.
ODN-PH3-10 = La plata de un territorio se acumula de ronda en ronda hasta que alguien lo explora o hasta que se voltea.
ODN-PH3-11 = En las rondas en que no se voltea nada, la fase 3 se omite y no se añade plata: rondas 1, 2 y 7 de la partida larga, rondas 1 y 6 de la corta.


## 7. Fase 4: nueva arma

ODN-PH4 = Fase 4: nueva arma
ODN-PH4-01 = Cada jugador toma una carta de arma y la pone boca arriba en su reserva.
ODN-PH4-02 = Es la primera carta del mazo de armas, así que su clase es aleatoria y puede ser una espada larga.


## 8. Fase 5: acciones

ODN-PH5 = Fase 5: acciones
ODN-PH5-01 = Empezando por el jugador inicial y en el sentido de las agujas del reloj, cada jugador mueve en su turno de 1 a 4 vikingos propios de la explanada del thing a una casilla de acción vacía. Se repite hasta que todos hayan colocado todos sus vikingos o hayan pasado.
ODN-PH5-02 = Una casilla de la columna 1, 2, 3 o 4 exige exactamente 1, 2, 3 o 4 vikingos.
ODN-PH5-03 = Cada casilla de acción se puede ocupar una sola vez por ronda, sea quien sea.
ODN-PH5-04 = La acción se realiza justo después de ocupar la casilla.
ODN-PH5-05 = Solo puedes ocupar una casilla si realizas al menos una de las actividades que muestra.
ODN-PH5-06 = Basta con pagar el coste de la acción, aunque luego no ganes nada. Robar la carta de la columna 3 o jugar la de la columna 4 no cuenta como actividad de la casilla.
ODN-PH5-07 = Salvo la actividad obligatoria, las demás actividades de la casilla son opcionales.
ODN-PH5-08 = Puedes pasar cuando quieras. Quien pasa ya no coloca más vikingos en esta ronda.
ODN-PH5-09 = Quien no tiene vikingos en la explanada del thing debe pasar y se le salta el resto de la ronda.
ODN-PH5-10 = Quien tiene vikingos pero no puede ocupar ninguna casilla debe pasar; sus vikingos se quedan sin usar en la explanada del thing.
ODN-PH5-11 = La fase termina cuando todos los jugadores han colocado todos sus vikingos o han pasado.
ODN-PH5-12 = Los vikingos que vuelven a la explanada del thing durante esta fase, por ejemplo tras una tirada fallida, se pueden colocar otra vez en la misma ronda.
ODN-PH5-13 = Las casillas de acción están agrupadas en filas por actividad; el color de fondo indica el grupo.
ODN-PH5-14 = Las acciones de cualquier momento también se pueden hacer durante la fase 5.


## 9. Fase 6: jugador inicial

ODN-PH6 = Fase 6: jugador inicial
ODN-PH6-01 = El último jugador que colocó vikingos en la fase 5 será el jugador inicial de la ronda siguiente y toma el alce. Si nadie colocó vikingos en esta ronda, el alce se queda donde está.


## 10. Fase 7: ingresos

ODN-PH7 = Fase 7: ingresos
ODN-PH7-01 = Cada jugador recibe tanta plata como el número más bajo sin cubrir de la línea de ingresos de su tablero individual. Si todos están cubiertos, vale el último número impreso, que no se puede cubrir: 18 en el tablero individual.
ODN-PH7-02 = La plata pasa de la reserva general a tu reserva.
ODN-PH7-03 = Además, cada territorio tuyo da ingresos del mismo modo. Groenlandia tiene dos líneas y pagan las dos; la isla del Oso e Islandia dan al menos 1; Labrador y Terranova no dan nada. Con la línea completa, las islas Shetland dan 3, las islas Feroe 4, la isla del Oso 5, la isla de Baffin 6, Islandia 8 y Groenlandia 3 y 5.
ODN-PH7-04 = Todos los ingresos se calculan y se pagan a la vez. Esa plata no se puede poner en ningún tablero durante la fase 7.
ODN-PH7-05 = Desde la fase 8 puedes usar libremente la plata de los ingresos, por ejemplo para acabar de rodear una casilla de bonificación antes de la fase 10.
ODN-PH7-06 = Los ingresos (plata, fase 7) y las bonificaciones (productos, fase 10) son cosas distintas.


## 11. Fase 8: cría de animales

ODN-PH8 = Fase 8: cría de animales
ODN-PH8-01 = Las ovejas y las vacas se guardan en el establo del tablero individual, sin límite de capacidad.
ODN-PH8-02 = Si al empezar la fase tienes una oveja preñada, voltéala a su cara normal y toma otra oveja normal. Con eso termina la cría de ovejas en esta fase.
ODN-PH8-03 = Si al empezar la fase tienes al menos 2 ovejas y ninguna está preñada, voltea exactamente una a su cara preñada. Con eso termina la cría de ovejas en esta fase.
ODN-PH8-04 = Un parto y una nueva preñez de la misma especie nunca ocurren en la misma fase. Si hay varios animales preñados de una especie, paren todos.
ODN-PH8-05 = Con una sola oveja que no esté preñada no pasa nada.
ODN-PH8-06 = Una oveja preñada pare aunque sea tu única oveja.
ODN-PH8-07 = Las vacas siguen las mismas reglas, aparte de las ovejas.
ODN-PH8-08 = Los animales nuevos vienen de la reserva general.
ODN-PH8-09 = Los animales se pueden gastar en la fase 5; tú decides si usas uno normal o uno preñado.


## 12. Fase 9: banquete

ODN-PH9 = Fase 9: banquete
ODN-PH9-01 = Cada jugador debe llenar las plazas libres de su mesa del banquete, es decir, las que no tienen vikingo ni barco emigrado.
ODN-PH9-02 = La mesa tiene 12 plazas en una sola fila. Si quedan 3 vikingos en ella, hay 9 plazas libres.
ODN-PH9-03 = Sin emigraciones hay 6 plazas libres en la ronda 1 de la partida larga y 7 en la ronda 1 de la corta, y una más en cada ronda siguiente. Una loseta ocupa tantas plazas seguidas como mida el lado que pongas a lo largo de la mesa.
ODN-PH9-04 = Las plazas libres se cubren con losetas naranjas, losetas rojas y plata.
ODN-PH9-05 = Las losetas salen de tu reserva o del establo: las ovejas y las vacas son comida roja. Un animal preñado y uno normal de la misma especie son el mismo producto.
ODN-PH9-06 = Cada moneda de plata de valor 1 cubre una plaza.
ODN-PH9-07 = Dos losetas naranjas no pueden estar una al lado de la otra.
ODN-PH9-08 = Dos losetas rojas no pueden estar una al lado de la otra.
ODN-PH9-09 = La plata puede estar al lado de plata y de cualquier otra cosa.
ODN-PH9-10 = De cada producto, en un banquete solo una loseta puede ir tumbada (con el lado largo a lo largo de la mesa). Las demás iguales deben ir de pie, con el lado corto a lo largo de la mesa.
ODN-PH9-11 = A las losetas cuadradas esto no les afecta: se pueden servir varias sin perder nada.
ODN-PH9-12 = Si quieres, también puedes poner de pie la primera loseta de un producto.
ODN-PH9-13 = Ninguna loseta puede sobresalir de las plazas libres por ningún lado.
ODN-PH9-14 = Los materiales de construcción, incluido el mineral, no pueden cubrir plazas.
ODN-PH9-15 = Las losetas verdes, azules y especiales no pueden cubrir plazas.
ODN-PH9-16 = La plata de los ingresos de la fase 7 de la misma ronda se puede usar en el banquete.
ODN-PH9-17 = Por cada plaza sin cubrir al final de la fase recibes una sanción del thing, tanto si no podías cubrirla como si no querías.
ODN-PH9-18 = Las sanciones del thing se quedan contigo hasta el final de la partida y no se pueden quitar.
ODN-PH9-19 = Cada sanción del thing vale −3 puntos.
ODN-PH9-20 = Antes de la fase siguiente, toda la comida y la plata de las mesas pasan a la reserva general.
ODN-PH9-21 = Los barcos emigrados se quedan en la mesa para siempre.
ODN-PH9-22 = Cada jugador celebra el banquete en su propia mesa y nadie puede intervenir, así que todos lo pueden resolver a la vez.
ODN-PH9-23 = Puedes ir preparando la comida en la mesa durante la fase 5, pero no te compromete a nada.


## 13. Fase 10: bonificaciones

ODN-PH10 = Fase 10: bonificaciones
ODN-PH10-01 = Una casilla de bonificación visible con todas sus casillas vecinas cubiertas (hasta 8, también en diagonal) te da en esta fase el producto dibujado, y así cada ronda.
ODN-PH10-02 = En el borde de un tablero solo hay que cubrir las casillas vecinas que existen; la casilla de mineral del tablero individual tiene cinco.
ODN-PH10-03 = Una casilla de bonificación que está cubierta ya no da nada en toda la partida.
ODN-PH10-04 = Todas las bonificaciones se reciben a la vez y no se pueden poner en ningún tablero durante la fase 10.
ODN-PH10-05 = Los productos de las bonificaciones pasan de la reserva general a tu reserva.
ODN-PH10-06 = Las casillas de bonificación de los territorios y de las casas funcionan igual: la casa de piedra da cuero; la casa larga, aceite, guisantes y alubias.
ODN-PH10-07 = Una casilla de bonificación vecina cuenta como cubierta al comprobar otra. Una casilla con dos productos da los dos. La loseta especial y la casa de piedra de Terranova solo se reciben mientras queden en la reserva general.
ODN-PH10-08 = En la última ronda no se reciben bonificaciones.


## 14. Fase 11: montañas

ODN-PH11 = Fase 11: montañas
ODN-PH11-01 = De cada tira de montaña revelada se quita lo que esté más a la izquierda (lo más cercano a la flecha) y vuelve a la reserva general.
ODN-PH11-02 = Si en una tira queda entonces solo una moneda doble, la tira sale del juego y la moneda vuelve a la reserva general.
ODN-PH11-03 = Una tira que queda vacía también sale del juego.
ODN-PH11-04 = Después se revela exactamente una tira nueva de la pila y se llena.
ODN-PH11-05 = Puede haber más tiras reveladas que al principio.
ODN-PH11-06 = La tira que se revela en esta fase no pierde nada en ella, porque primero se quita y luego se revela.
ODN-PH11-07 = Si la pila está vacía, no se revela nada. Con 4 jugadores y 7 rondas, esto ocurre al final de la ronda 6.


## 15. Fase 12: regreso de los vikingos

ODN-PH12 = Fase 12: regreso de los vikingos
ODN-PH12-01 = Cada jugador mueve todos sus vikingos del tablero de acciones a su explanada del thing.
ODN-PH12-02 = La ronda siguiente empieza con la fase 1.


## 16. Colocación de losetas

ODN-PLACE = Colocación de losetas
ODN-PLACE-01 = En cualquier momento puedes poner losetas verdes, azules y especiales, plata y mineral de tu reserva en casillas vacías de tu tablero individual.
ODN-PLACE-02 = En el tablero individual no se pueden poner losetas naranjas ni rojas, madera ni piedra.
ODN-PLACE-03 = En el tablero individual, dos losetas verdes no pueden tocarse por un lado; por las esquinas sí.
ODN-PLACE-04 = Las losetas azules y las especiales pueden tocarse entre sí y tocar cualquier otra cosa.
ODN-PLACE-05 = La plata y el mineral pueden tocar cualquier cosa.
ODN-PLACE-06 = Una loseta verde puede tocar losetas azules y especiales, plata y mineral; solo se prohíbe verde con verde.
ODN-PLACE-07 = Las losetas no pueden solaparse, ni siquiera en parte.
ODN-PLACE-08 = Una loseta debe quedar entera dentro de la zona de colocación.
ODN-PLACE-09 = Las losetas se pueden girar de 90 en 90 grados y deben ajustarse a la cuadrícula.
ODN-PLACE-10 = Puedes cubrir una casilla de bonificación con una loseta; la bonificación se pierde para siempre.
ODN-PLACE-11 = Una casilla de bonificación cuenta como cubierta para toda regla que pida casillas cubiertas, aunque se vea.
ODN-PLACE-12 = Las tres casillas añadidas arriba a la derecha del tablero individual también son zona de colocación.
ODN-PLACE-13 = Una moneda de plata de valor 1 cubre una casilla, y 1 mineral también. Una moneda mayor cubre tantas casillas como su valor.
ODN-PLACE-14 = Solo puedes cubrir una casilla de ingresos si, como muy tarde con esa misma loseta, queda cubierto todo lo que hay a su izquierda, todo lo que hay debajo y todo el rectángulo que forman: todas las casillas del tablero hacia la izquierda y hacia abajo.
ODN-PLACE-15 = Las casillas que cubre la propia loseta cuentan para esa condición.
ODN-PLACE-16 = Por eso las casillas de ingresos se cubren en orden ascendente, de abajo a la izquierda a arriba a la derecha.
ODN-PLACE-17 = Las demás casillas se pueden cubrir en cualquier orden y en cualquier sitio, también a la derecha o por encima de casillas de ingresos sin cubrir.
ODN-PLACE-18 = Una loseta puede cubrir varias casillas de ingresos a la vez si la condición se cumple para cada una.
ODN-PLACE-19 = El fondo claro u oscuro de las casillas es solo una ayuda. Las losetas se colocan de una en una, nunca varias a la vez.
ODN-PLACE-20 = En tus territorios valen las mismas reglas que en el tablero individual: losetas verdes, azules y especiales, plata y mineral, con los mismos contactos y las mismas reglas de ingresos.
ODN-PLACE-21 = Las casillas de un territorio con un borde verde grueso no se pueden cubrir, como la casilla de ingresos 5 de la isla del Oso. Ni ellas ni lo que queda fuera del contorno forman parte del tablero, y nunca hace falta cubrirlas.
ODN-PLACE-22 = Cada tablero se mira por separado; las losetas verdes de tableros distintos nunca se tocan.
ODN-PLACE-23 = En las casas de piedra y las casas largas puedes poner en cualquier momento losetas naranjas, rojas, verdes, azules y especiales y plata en casillas vacías. También ovejas y vacas: ese animal se queda allí y ya no cría ni puntúa.
ODN-PLACE-24 = El mineral no se puede poner en las casas.
ODN-PLACE-25 = En una casa, dos losetas naranjas no pueden tocarse por un lado.
ODN-PLACE-26 = En una casa, dos losetas rojas no pueden tocarse por un lado.
ODN-PLACE-27 = En las casas se permite tocarse por las esquinas, y dos losetas verdes pueden tocarse también por un lado.
ODN-PLACE-28 = Las dos casillas con pilares de madera de la casa larga no se pueden cubrir ni hace falta cubrirlas.
ODN-PLACE-29 = En un cobertizo solo caben madera y piedra: 3 maderas y 3 piedras en sus casillas marcadas. Se pueden poner en cualquier momento.
ODN-PLACE-30 = La casa de piedra también tiene sitio marcado para 1 madera y 1 piedra; la casa larga, no. Bonificaciones: cuero en la casa de piedra; aceite, guisantes y alubias en la casa larga. Los edificios no dan ingresos.
ODN-PLACE-31 = Una loseta colocada ya no se puede recoger, mover ni voltear, salvo que lo diga un oficio.
ODN-PLACE-32 = Puedes probar posiciones. Cuando terminas de probar, cada loseta se queda para siempre o vuelve a tu reserva.


## 17. Acciones de cualquier momento

ODN-ANYTIME = Acciones de cualquier momento
ODN-ANYTIME-01 = Puedes hacer las acciones de este capítulo en cualquier momento y cuantas veces quieras, incluso a mitad de una acción de la fase 5. La mesa te las ofrece al principio y al final de tus turnos, antes de las fases en que pueden importar y antes de la puntuación final; a mitad de una acción, solo si lo has activado.
ODN-ANYTIME-02 = Poner productos en tu tablero individual.
ODN-ANYTIME-03 = Poner productos en tus territorios.
ODN-ANYTIME-04 = Poner productos en tus casas.
ODN-ANYTIME-05 = Comprar un barco con plata.
ODN-ANYTIME-06 = Cargar mineral de tu reserva en tus balleneros y drakkares, tanto como quepa.
ODN-ANYTIME-07 = Se puede cargar mineral justo antes y justo después de una acción, pero no mientras se realiza. Del mismo modo, un barco comprado a mitad de una acción no se puede usar en ella.
ODN-ANYTIME-08 = Cambiar monedas por otras del mismo valor total.
ODN-ANYTIME-09 = Usar los oficios azules (de cualquier momento) que tengas en juego.
ODN-ANYTIME-10 = No puedes devolver ni descartar productos, barcos, tableros ni cartas si una acción no lo dice.
ODN-ANYTIME-11 = Lo que recibes en la fase 7 o en la 10 no se puede poner en ningún tablero en esa misma fase. Un barco comprado en mitad de una acción no sirve todavía para esa acción.


## 18. Barcos

ODN-SHIP = Barcos
ODN-SHIP-01 = Un ballenero cuesta 3 monedas de plata; un knarr, 5; un drakkar, 8. El precio es también su valor en puntos.
ODN-SHIP-02 = Puedes comprar un barco en cualquier momento por su precio en plata, que va a la reserva general.
ODN-SHIP-03 = También puedes construir barcos con madera en las casillas de construcción de barcos.
ODN-SHIP-04 = Un barco nuevo debe ir a un amarre de su tamaño en tu bahía; un ballenero no puede ocupar un amarre grande.
ODN-SHIP-05 = En la bahía caben como máximo 3 balleneros y 4 barcos grandes.
ODN-SHIP-06 = Un barco sin amarre libre no se puede conseguir. Tampoco puedes devolver otro para hacerle sitio.
ODN-SHIP-07 = La reserva de barcos es ilimitada.
ODN-SHIP-08 = Un ballenero lleva impreso 1 mineral y tiene sitio para otro.
ODN-SHIP-09 = En un drakkar caben como máximo 3 minerales.
ODN-SHIP-10 = Los knarrs no llevan mineral.
ODN-SHIP-11 = El mineral cargado en un barco ya no se puede sacar, salvo con un oficio como el Modificador (carta 39).
ODN-SHIP-12 = El mismo barco puede servir para varias acciones en una ronda.
ODN-SHIP-13 = Los drakkares sirven para la incursión, el saqueo y el expolio; los balleneros, para la caza de ballenas; los knarrs, para el comercio de ultramar y la venta especial. Para explorar sirven los barcos que pida cada territorio.
ODN-SHIP-14 = El mineral cargado en un ballenero que se cambia o en un drakkar que emigra se pierde y va a la reserva general.


## 19. Casillas de acción: producción e intercambio

ODN-ACT = Casillas de acción: producción e intercambio
ODN-ACT-01 = Si un producto se paga con plata, el precio está impreso bajo el símbolo de la mano, a la izquierda de la casilla.
ODN-ACT-02 = Una casilla da 1 vaca y 1 leche por 3 monedas de plata en total.
ODN-ACT-03 = Las casillas de producción, de color verde claro, dan lo que muestran, por ejemplo 1 bacalao seco.
ODN-ACT-04 = La casilla de la leche da 1, 2 o 3 losetas de leche si tienes 1, 2 o al menos 3 vacas.
ODN-ACT-05 = La casilla de la lana da 1, 2 o 3 losetas de lana si tienes 1, 2 o al menos 3 ovejas. Los animales preñados también cuentan.
ODN-ACT-06 = La casilla de las especias da 1 loseta de especias y 1 moneda de plata; con al menos 1 vaca, además 2 losetas de leche, y con al menos 1 oveja, además 1 lana. Los animales preñados también cuentan.
ODN-ACT-07 = La casilla de madera por jugador da de la reserva general tanta madera como jugadores haya (2, 3 o 4) y 1 mineral. En solitario da 1 madera y 1 mineral.
ODN-ACT-08 = Las casillas grises de intercambio convierten una cosa en otra exactamente una vez por uso.
ODN-ACT-09 = La casilla de la esquina superior izquierda del tablero de acciones (columna 1) construye un cobertizo por 2 maderas.
ODN-ACT-10 = Una casilla de la columna 2 construye una casa de piedra por 1 piedra.
ODN-ACT-11 = Una casilla de la columna 3 construye una casa larga por 2 piedras.
ODN-ACT-12 = Un edificio agotado no se puede construir.
ODN-ACT-13 = Las casillas de construcción de barcos construyen el barco que muestran: ballenero por 1 madera, knarr por 2 maderas, drakkar por 2 maderas.
ODN-ACT-14 = Una casilla de la columna 4 pide 2 piedras y 2 maderas y da, a tu elección, una casa de piedra y un drakkar, o una casa larga y un knarr.
ODN-ACT-15 = Una casilla convierte 1 lino en 1 tela de lino.
ODN-ACT-16 = Una casilla convierte 1 cuero y 1 tela de lino en 1 vestimenta y 2 monedas de plata.
ODN-ACT-17 = La forja pide 1 mineral y da una loseta disponible con el símbolo de las tenazas.
ODN-ACT-18 = Llevan tenazas las joyas y siete losetas especiales: casco, alfiler de capa, crucifijo, herradura, martillo de forja, fíbula y hacha arrojadiza.
ODN-ACT-19 = Una casilla da 4 monedas de plata; además puedes convertir 1 lana en 1 túnica y también 1 cubertería en 1 loseta de joyas.
ODN-ACT-20 = Tres casillas fabrican piedras rúnicas y arcones: 1 piedra por 1 piedra rúnica y 1 moneda de plata; 1 madera o 1 mineral por 1 arcón y 1 moneda de plata; 2 piedras y 2 maderas por 2 piedras rúnicas y 2 arcones.
ODN-ACT-21 = Una casilla permite jugar 1 oficio por 1 piedra o 1 mineral y da 1 moneda de plata.
ODN-ACT-22 = Una casilla de la columna 4 permite cambiar gratis un ballenero por un knarr y después emigrar al coste normal con ese knarr o con otro barco grande. Puedes hacer solo una de las dos cosas; un knarr que no emigra necesita un amarre grande libre.
ODN-ACT-23 = El mineral cargado en el ballenero que se cambia se pierde y va a la reserva general.


## 20. Tiras de montaña

ODN-MTN = Tiras de montaña
ODN-MTN-01 = De una tira se toma siempre de izquierda a derecha, primero lo más cercano a la flecha.
ODN-MTN-02 = La moneda doble del extremo derecho de la tira (una tira tiene dos) cuenta como una unidad y da 2 monedas de plata.
ODN-MTN-03 = Una tira de la que se toma lo último sale del juego.
ODN-MTN-04 = «Toma 2» significa hasta 2 unidades de una sola tira a tu elección.
ODN-MTN-05 = Si la tira elegida tiene menos unidades, el resto se pierde; no se puede tomar de otra tira.
ODN-MTN-06 = «3+2» significa hasta 3 unidades de una tira y hasta 2 de otra distinta. No se pueden tomar 5 de la misma.
ODN-MTN-07 = «2+2+2+2» significa hasta 2 unidades de cada una de hasta cuatro tiras distintas. No se pueden tomar más de 2 de la misma.
ODN-MTN-08 = Una casilla de la columna 4 da hasta 4 unidades de una tira y además la mejora doble de hasta 2 losetas.
ODN-MTN-09 = Puedes tomar menos unidades de las permitidas.


## 21. Mejora de productos

ODN-TRADE = Mejora de productos
ODN-TRADE-01 = Mejorar es cambiar una loseta de tu reserva por la de igual forma un nivel más alto: naranja por roja, roja por verde, verde por azul. La oveja se convierte en pieles y la vaca en vestimenta, aunque estén preñadas.
ODN-TRADE-02 = La loseta nueva viene de la reserva general y la antigua va a ella; si son las dos caras de una loseta, basta con voltearla.
ODN-TRADE-03 = «Mejora 1 producto» mejora exactamente una loseta un nivel.
ODN-TRADE-04 = «Mejora 2 productos» mejora una o dos losetas, un nivel cada una; pueden ser del mismo producto.
ODN-TRADE-05 = Con una acción de un nivel no puedes subir dos niveles la misma loseta.
ODN-TRADE-06 = Las casillas con números mayores mejoran más losetas, según el número.
ODN-TRADE-07 = La mejora doble sube una loseta exactamente dos niveles: de naranja a verde o de rojo a azul. Puedes mejorar menos losetas de las permitidas, pero no una loseta un solo nivel.
ODN-TRADE-08 = Una casilla de mejora permite además robar 4 cartas del mazo de armas, que se ponen boca arriba en tu reserva.
ODN-TRADE-09 = Las losetas azules y las especiales no se pueden mejorar.
ODN-TRADE-10 = Las losetas que están en los tableros no se pueden mejorar.


## 22. Casillas de knarr

ODN-KNARR = Casillas de knarr
ODN-KNARR-01 = Las casillas azules exigen al menos un knarr en la bahía.
ODN-KNARR-02 = El comercio de ultramar (una casilla en la columna 1 y otra en la 2) cuesta 1 moneda de plata.
ODN-KNARR-03 = El comercio de ultramar voltea a su cara azul cualquier número de losetas verdes de tu reserva, como máximo una de cada producto. Se permite pagar y no voltear nada.
ODN-KNARR-04 = Las losetas verdes que están en los tableros no se pueden voltear. Puedes pagar la plata y no voltear nada.
ODN-KNARR-05 = La venta especial (columna 3) permite a quien tenga al menos un knarr comprar hasta 2 losetas especiales por el precio en plata que llevan impreso.
ODN-KNARR-06 = La corona de Inglaterra no se puede comprar.
ODN-KNARR-07 = Precios en plata: cuentas de vidrio 0; casco y alfiler de capa 1; cinturón, crucifijo, cuerno para beber, figura de ámbar y herradura 2; broche de oro 3; martillo de forja, fíbula y hacha arrojadiza 4; cáliz 5; escudo redondo 6.


## 23. Emigración

ODN-EMI = Emigración
ODN-EMI-01 = Para emigrar, voltea un knarr o un drakkar tuyo y ponlo en las plazas libres más a la izquierda de tu mesa del banquete; los siguientes van a la derecha de los anteriores. El barco ocupa 2 plazas.
ODN-EMI-02 = Emigrar cuesta tanta plata como el número de la ronda; se paga a la reserva general.
ODN-EMI-03 = Un barco emigrado ya no es un barco: deja su amarre y no cumple ningún requisito que pida barcos.
ODN-EMI-04 = Cada emigración reduce en 2 las plazas que debes cubrir en todos los banquetes siguientes.
ODN-EMI-05 = No se puede emigrar si en la mesa no quedan dos plazas libres seguidas para otro barco.
ODN-EMI-06 = El mineral de un drakkar que emigra se pierde.
ODN-EMI-07 = Al emigrar no se pierde ningún vikingo.


## 24. Acciones de dados

ODN-DICE = Acciones de dados
ODN-DICE-01 = En las casillas rojas con un dado hay que tirar: el dado de 8 caras si el símbolo es naranja, el de 12 si es azul.
ODN-DICE-02 = En la incursión y el saqueo conviene sacar mucho; en las casillas con dado de la parte superior del tablero, poco.
ODN-DICE-03 = Tiras como máximo 3 veces y puedes parar después de cualquier tirada.
ODN-DICE-04 = Cada tirada anula la anterior; solo cuenta la última.
ODN-DICE-05 = Después de la última tirada puedes modificar el resultado y luego declaras éxito o fracaso.
ODN-DICE-06 = Los símbolos a la izquierda de la casilla muestran qué se puede gastar para modificar el resultado y qué se recibe como consuelo.
ODN-DICE-07 = La carta de arma de consuelo o de premio del trampeo se toma del descarte boca arriba; si no está allí, se busca en el mazo, que luego se baraja.
ODN-DICE-08 = Las cartas de arma gastadas van al descarte boca arriba; la madera y la piedra gastadas, a la reserva general. Solo pagas si tienes éxito; el fracaso no cuesta nada.
ODN-DICE-09 = La incursión exige al menos un drakkar.
ODN-DICE-10 = El mineral de los drakkares no influye en la incursión.
ODN-DICE-11 = El resultado de la incursión es la tirada del dado de 8 caras más 1 por cada piedra y cada carta de espada larga que descartes; puede pasar de 8.
ODN-DICE-12 = Si tienes éxito, tomas exactamente una loseta azul o una loseta especial disponible cuyo valor de espada no supere el resultado. Valores de espada: piedra rúnica 6, cubertería 7, arcón 8, seda 8, especias 9, joyas 10, cofre del tesoro 11, tesoro de plata 15.
ODN-DICE-13 = Un resultado de 5 o menos es siempre un fracaso.
ODN-DICE-14 = Puedes declarar fracaso con cualquier resultado.
ODN-DICE-15 = Una incursión fallida da 1 piedra y 1 carta de espada larga.
ODN-DICE-16 = Tras una incursión fallida no vuelve ningún vikingo.
ODN-DICE-17 = El saqueo exige al menos un drakkar.
ODN-DICE-18 = Si tienes varios drakkares, se usa el que lleve más mineral.
ODN-DICE-19 = El resultado del saqueo es la tirada del dado de 12 caras más el mineral de ese drakkar más 1 por cada piedra y cada carta de espada larga que descartes; puede pasar de 12.
ODN-DICE-20 = El mineral se queda en el drakkar.
ODN-DICE-21 = Si tienes éxito, tomas exactamente una loseta azul o una loseta especial disponible cuyo valor de espada no supere el resultado.
ODN-DICE-22 = Un resultado de 5 o menos es siempre un fracaso, y el fracaso se puede declarar siempre.
ODN-DICE-23 = Un saqueo fallido da 1 piedra y 1 carta de espada larga.
ODN-DICE-24 = Tras un saqueo fallido puedes devolver 1 vikingo de la casilla a la explanada del thing para usarlo en esta ronda.
ODN-DICE-25 = En la caza y el trampeo se usa el dado de 8 caras; en la caza de ballenas, el de 12. Conviene sacar poco.
ODN-DICE-26 = Para tener éxito pagas tanta madera como el resultado; cada madera se puede sustituir por una carta del arma correspondiente.
ODN-DICE-27 = El arma correspondiente es el arco en la caza, la trampa en el trampeo y la lanza en la caza de ballenas.
ODN-DICE-28 = Una caza con éxito da 1 cuero y 1 carne de caza.
ODN-DICE-29 = Un trampeo con éxito da 1 loseta de pieles y 1 carta de trampa.
ODN-DICE-30 = Una caza de ballenas con éxito da 1 aceite, 1 loseta de piel y huesos y 1 carne de ballena.
ODN-DICE-31 = En la caza de ballenas, la tirada se reduce en el mineral de los balleneros usados, contando el impreso. El mineral no se gasta.
ODN-DICE-32 = Un resultado negativo cuenta como 0.
ODN-DICE-33 = Si el resultado es 0, debes dejar de tirar y declarar éxito; no se permite el fracaso.
ODN-DICE-34 = En los demás casos puedes declarar fracaso, que no cuesta nada.
ODN-DICE-35 = Quien no puede o no quiere pagar el resultado fracasa.
ODN-DICE-36 = El fracaso da 1 madera y 1 carta del arma correspondiente.
ODN-DICE-37 = Tras un trampeo fallido puedes devolver 1 vikingo de la casilla a la explanada del thing.
ODN-DICE-38 = Tras una caza de ballenas fallida puedes devolver 2 vikingos de la casilla a la explanada del thing.
ODN-DICE-39 = Tras una caza fallida no vuelve ningún vikingo.
ODN-DICE-40 = La caza tiene una casilla en la columna 1 y otra en la columna 2.
ODN-DICE-41 = La caza de ballenas de la columna 3 usa de 1 a 3 balleneros; eliges cuáles al ocupar la casilla, antes de la primera tirada.
ODN-DICE-42 = La caza de ballenas de la columna 4 usa exactamente un ballenero.
ODN-DICE-43 = La caza de ballenas exige al menos un ballenero.
ODN-DICE-44 = El expolio es una casilla roja sin dado: con al menos dos drakkares tomas 1 tesoro de plata.
ODN-DICE-45 = El mineral de los drakkares no importa en el expolio.


## 25. Exploración

ODN-EXP = Exploración
ODN-EXP-01 = Explorar es colocar los vikingos necesarios y tomar un tablero de territorio sin dueño, que se pone junto al tablero individual como nueva zona de colocación.
ODN-EXP-02 = La plata que hay en el territorio pasa a la reserva de quien lo explora.
ODN-EXP-03 = Solo se puede tomar la cara que está a la vista; su nombre determina los requisitos.
ODN-EXP-04 = Islas Shetland e islas Feroe: 1 vikingo (solo en la casilla de la columna 1) y un barco cualquiera.
ODN-EXP-05 = Islandia, Groenlandia e isla del Oso: 2 vikingos y un knarr o un drakkar.
ODN-EXP-06 = Isla de Baffin, Labrador y Terranova: 3 vikingos y un drakkar.
ODN-EXP-07 = El barco que se usa no se pierde.
ODN-EXP-08 = Cada tablero de territorio se puede tomar una sola vez, así que hay como máximo cuatro exploraciones por partida.
ODN-EXP-09 = Un territorio conserva hasta el final la cara por la que se tomó.
ODN-EXP-10 = Un territorio tuyo suma sus puntos, pero también resta por sus casillas negativas sin cubrir.


## 26. Oficios

ODN-OCC = Oficios
ODN-OCC-01 = Los oficios de la mano están ocultos a los demás. Todo lo demás (armas, oficios jugados, productos y plata) está a la vista.
ODN-OCC-02 = Una carta solo surte efecto cuando se ha jugado.
ODN-OCC-03 = Durante la partida se roba del mazo de color marrón oscuro.
ODN-OCC-04 = Una casilla da la primera carta del mazo oscuro a tu mano y 1 moneda de plata.
ODN-OCC-05 = Una casilla permite jugar una carta por 1 piedra o 1 mineral y da 1 moneda de plata.
ODN-OCC-06 = Una casilla de la columna 2 permite jugar gratis hasta dos cartas, una tras otra.
ODN-OCC-07 = Una casilla de la columna 3 permite jugar gratis hasta cuatro cartas, una tras otra.
ODN-OCC-08 = Premio por tres vikingos: cuando colocas tres vikingos en una casilla de la columna 3, antes de la acción robas la primera carta del mazo oscuro y la puedes mirar de inmediato. Si el mazo está vacío, no robas nada.
ODN-OCC-09 = En la casilla de la columna 3 que juega hasta cuatro oficios puedes jugar de inmediato la carta recién robada.
ODN-OCC-10 = Premio por cuatro vikingos: cuando colocas cuatro vikingos en una casilla de la columna 4, puedes jugar gratis una carta de la mano justo antes o justo después de la acción.
ODN-OCC-11 = El efecto de esa carta se puede usar de inmediato, también para la acción de la casilla si se juega antes.
ODN-OCC-12 = Sin cartas en la mano, el premio por cuatro vikingos se pierde.
ODN-OCC-13 = Los premios son solo de las columnas 3 y 4.
ODN-OCC-14 = Solo puntúan las cartas jugadas; su valor está arriba a la derecha y puede ser negativo.
ODN-OCC-15 = Una barra separa alternativas de las que se aplica exactamente una.
ODN-OCC-16 = Si una carta tiene varias listas con barras, se corresponden por posición: la primera con la primera, la segunda con la segunda.
ODN-OCC-17 = En una lista de condiciones con barras se aplica una sola entrada: la que coincide con el número real o la más alta alcanzada si la carta dice «al menos». No se suman las inferiores ni se puede elegir una inferior en su lugar.
ODN-OCC-18 = Una flecha gris es un intercambio que se puede hacer una vez en ese momento; más veces, solo si la carta lo dice.
ODN-OCC-19 = Una flecha amarilla es un intercambio que se puede hacer en cualquier momento y cuantas veces quieras.
ODN-OCC-20 = Si una carta tiene dos efectos, al jugarla eliges cuáles usar.
ODN-OCC-21 = Si usas dos efectos inmediatos, se resuelven en el orden impreso.
ODN-OCC-22 = Cada oficio pertenece a una de cuatro categorías: inmediato (amarillo), en cualquier momento (azul), cada vez (rojo) y en cuanto (verde).
ODN-OCC-23 = Las cartas inmediatas actúan una vez, al jugarlas, y después solo puntúan. Los regalos se reciben siempre; los intercambios, las compras y las acciones concedidas se pueden rechazar.
ODN-OCC-24 = Una carta inmediata puede dar productos, un intercambio, una acción del tablero de acciones o una fase solo para ti.
ODN-OCC-25 = Las cartas de cualquier momento valen desde que se juegan hasta la puntuación, en todo momento y cuantas veces quieras.
ODN-OCC-26 = Las cartas de cualquier momento sin flecha amarilla cambian para siempre una regla a tu favor.
ODN-OCC-27 = Las cartas «cada vez» tienen una parte clara (cuándo o con qué condición) y una oscura (qué puedes hacer). El efecto está disponible cada vez que se cumple la condición.
ODN-OCC-28 = Donde importa, las cartas «cada vez» dicen si actúan antes o después de lo que las activa. Un producto recibido antes de una acción se puede usar en ella.
ODN-OCC-29 = Algunas cartas «cada vez» cambian una regla, como la cuarta tirada del Cazador experto (carta 153).
ODN-OCC-30 = Las cartas «en cuanto» están solo en los mazos B y C.
ODN-OCC-31 = Una carta «en cuanto» actúa una sola vez por partida, cuando su condición se cumple por primera vez. Si rechazas su efecto, lo pierdes.
ODN-OCC-32 = Si la condición ya se cumple al jugar la carta, actúa de inmediato.
ODN-OCC-33 = Una carta que habla de un suceso próximo o futuro no tiene en cuenta lo que pasó antes de jugarla.


## 27. Piezas de ampliación (solo con 4 jugadores)

ODN-EXT = Piezas de ampliación (solo con 4 jugadores)
ODN-EXT-01 = Cada pieza de ampliación añade una casilla plateada de imitación: una en la columna 1 o 2, la otra en la 3 o 4, según la cara que haya salido al azar.
ODN-EXT-02 = En ella realizas la acción de una casilla de la misma columna ocupada por otro jugador.
ODN-EXT-03 = No se puede imitar una casilla con tus propios vikingos ni una casilla vacía.
ODN-EXT-04 = Cada casilla de imitación se puede usar una vez por ronda.
ODN-EXT-05 = El número de vikingos es el de la columna. Los costes, los barcos exigidos, los premios por tres y cuatro vikingos y el regreso de vikingos tras un fracaso valen como en cualquier otra casilla.


## 28. Cuando algo se agota

ODN-SUPPLY = Cuando algo se agota
ODN-SUPPLY-01 = Los edificios son limitados: 3 cobertizos, 3 casas de piedra y 5 casas largas. De una pila vacía nadie recibe nada más.
ODN-SUPPLY-02 = Los territorios se limitan a los cuatro tableros.
ODN-SUPPLY-03 = De cada loseta especial hay una sola.
ODN-SUPPLY-04 = Solo hay ocho tiras de montaña.
ODN-SUPPLY-05 = Los barcos, las losetas de producto, los materiales de construcción y las cartas de arma no tienen límite.
ODN-SUPPLY-06 = Si se agotan las fichas de barco, sirve cualquier otro objeto.
ODN-SUPPLY-07 = Si se agota una loseta de producto, se puede tomar de una parte totalmente cubierta de un tablero individual; esa parte sigue contando como cubierta.
ODN-SUPPLY-08 = Si se agota un material de construcción, el reverso de una sanción del thing vale por 5 unidades.
ODN-SUPPLY-09 = Si se agota el mazo de armas, se baraja el descarte y forma un mazo nuevo.
ODN-SUPPLY-10 = Si el arma que te corresponde no está ni en el mazo ni en el descarte, la recibes igualmente; en la mesa la sustituye el reverso de una sanción del thing.
ODN-SUPPLY-11 = Los sustitutos de barcos, productos, materiales y armas son solo un recurso de mesa y no influyen en la partida.


## 29. Final de la partida

ODN-END = Final de la partida
ODN-END-01 = La partida termina justo después de la fase 9 de la última ronda.
ODN-END-02 = Antes de puntuar, quienes tengan cobertizos o casas de piedra pueden poner madera y piedra de su reserva en los sitios marcados.
ODN-END-03 = Antes de puntuar, los jugadores todavía pueden poner los productos que les queden en sus tableros donde las reglas lo permitan.
ODN-END-04 = Los oficios de cualquier momento se pueden usar hasta la puntuación.


## 30. Puntuación

ODN-SCORE = Puntuación
ODN-SCORE-01 = Barcos en la bahía: ballenero 3, knarr 5 y drakkar 8 puntos.
ODN-SCORE-02 = Barcos emigrados: knarr 18 y drakkar 21 puntos. Ya no puntúan como barcos.
ODN-SCORE-03 = Territorios: islas Shetland 6, isla del Oso 12, islas Feroe 4, isla de Baffin 12, Islandia 16, Labrador 36, Groenlandia 12 y Terranova 38 puntos.
ODN-SCORE-04 = Edificios: cobertizo 8, casa de piedra 10 y casa larga 17 puntos.
ODN-SCORE-05 = Ovejas: 2 puntos cada una, 3 si está preñada.
ODN-SCORE-06 = Vacas: 3 puntos cada una, 4 si está preñada.
ODN-SCORE-07 = Oficios jugados: el valor de cada carta. Las cartas de la mano no puntúan.
ODN-SCORE-08 = Plata de tu reserva: 1 punto por unidad. La plata puesta en los tableros no puntúa.
ODN-SCORE-09 = Los ingresos de la última ronda se pagan en la fase 7 como siempre; lo que no gastes da 1 punto por moneda de plata. No se cuentan dos veces.
ODN-SCORE-10 = Quien tenga la corona de Inglaterra suma 2 puntos, esté en un tablero o en su reserva.
ODN-SCORE-11 = Cada casilla −1 sin cubrir del tablero individual, los territorios y las casas resta 1 punto, y también cada hueco vacío para madera o piedra de los cobertizos y casas de piedra.
ODN-SCORE-12 = Cada sanción del thing resta 3 puntos.
ODN-SCORE-13 = La puntuación final es la suma de los puntos positivos menos la suma de los negativos.
ODN-SCORE-14 = Gana la puntuación más alta; en caso de empate se comparte la victoria. Los productos sin colocar, los materiales y las armas no puntúan.


## 31. Errores de colocación

ODN-ERR = Errores de colocación
ODN-ERR-01 = Un contacto prohibido que se ve de inmediato se corrige. En esta aplicación, una colocación prohibida se rechaza, así que no puede darse el error.
ODN-ERR-02 = Si se descubre más tarde, el grupo puede aplicar en la puntuación final una sanción del thing (−3 puntos) por cada pareja de losetas que no deberían tocarse.
ODN-ERR-03 = Las parejas se cuentan por contactos: tres losetas verdes en fila son dos parejas (−6); tres losetas verdes que se tocan todas entre sí son tres parejas (−9).


## 32. Variante en solitario

ODN-SOLO = Variante en solitario
ODN-SOLO-01 = En solitario se usa cualquiera de las caras del tablero individual (larga o corta) y dos juegos de vikingos: el primer color y el segundo color.
ODN-SOLO-02 = Mesa de la partida larga: vikingos del primer color, 1 en la plaza 1 y 2 en cada una de las plazas 3, 5 y 7; vikingos del segundo color, 2 en cada una de las plazas 2, 4 y 6.
ODN-SOLO-03 = Mesa de la partida corta: vikingos del primer color, 2 en cada una de las plazas 1, 3 y 5; vikingos del segundo color, 2 en cada una de las plazas 2, 4 y 6.
ODN-SOLO-04 = 5 vikingos del primer color empiezan en la explanada del thing, en las dos duraciones.
ODN-SOLO-05 = 5 vikingos del segundo color (6 en la partida corta) empiezan en la sala de espera.
ODN-SOLO-06 = El vikingo que sobra se retira: del segundo color en la partida larga, del primero en la corta.
ODN-SOLO-07 = Se juega como con más jugadores, un turno tras otro y sin rival.
ODN-SOLO-08 = Los colores se alternan: el primero actúa en las rondas impares y el segundo en las pares.
ODN-SOLO-09 = Los vikingos colocados en una ronda se quedan en el tablero de acciones durante la siguiente y bloquean sus casillas.
ODN-SOLO-10 = En la fase 12 de la ronda 1 ningún vikingo deja el tablero de acciones; los del segundo color pasan de la sala de espera a la explanada del thing.
ODN-SOLO-11 = En la fase 12 de las rondas siguientes, los vikingos colocados en esa ronda se quedan; los de la ronda anterior dejan el tablero y actuarán en la próxima.
ODN-SOLO-12 = En la fase 1 recibes todos los vikingos de la plaza con el número de la ronda: 1 en la ronda 1 de la partida larga; si no, 2.
ODN-SOLO-13 = Actúas, por tanto, con tantos vikingos como en la partida de varios jugadores. Los vikingos sin colocar esperan y actúan de nuevo dos rondas después, con su color.
ODN-SOLO-14 = La fase 3 se puede abreviar en la mesa cuando se conoce el resultado; los territorios disponibles y su plata no cambian.
ODN-SOLO-15 = La fase 6 se omite siempre.
ODN-SOLO-16 = En la fase 12, la mesa del banquete muestra qué color hay que retirar del tablero.
ODN-SOLO-17 = Al principio se revelan dos tiras de montaña y no se usan piezas de ampliación. Una casilla bloqueada por tus vikingos no se puede usar ni imitar.
ODN-SOLO-18 = Si quieres, en vez de recibir al azar el oficio inicial, lo eliges entre las cartas de color marrón claro.
ODN-SOLO-19 = Unos 100 puntos se consideran un resultado muy bueno.
ODN-SOLO-20 = Preparar de antemano más tiras de montaña es solo una comodidad. En la mesa, una plaza con dos vikingos cuenta como una sola plaza ocupada.


## 33. Información

ODN-INFO = Información
ODN-INFO-01 = Es público: todos los tableros y losetas colocadas, las reservas (productos, materiales, plata, armas y losetas especiales), los barcos y su mineral, los oficios jugados, las sanciones del thing, el tablero de acciones, las tiras reveladas, los territorios y su plata y el descarte de armas.
ODN-INFO-02 = Nadie conoce el orden del mazo de armas, del mazo de oficios ni de la pila de tiras de montaña.
ODN-INFO-03 = Los rivales no ven qué oficios tienes en la mano; sí cuántos.
ODN-INFO-04 = Quien busca una carta en el mazo de armas ve su contenido; después se baraja.
