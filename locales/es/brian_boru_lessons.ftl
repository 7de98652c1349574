# Brian Boru: los textos de las lecciones de src/longhall/games/brian_boru/lessons, uno por paso.

## Lugares junto al mapa

bru-area-trick = cartas de la baza
bru-area-track = registro de matrimonio
bru-area-battle = área de batalla
bru-area-church = área de la iglesia

## Una baza

bru-lesson-trick-title = Una baza, de la carta a la ciudad
bru-lesson-trick-about = Juega una carta y mira quién gana la ciudad y qué reciben los demás a cambio.
bru-lesson-trick-01 = Eres Muirenn, hacia el final de una partida: esta es la última baza de la ronda 3. Todos tienen dos cartas y van a jugar una de ellas.
bru-lesson-trick-02 = Tienes el marcador, así que abres la baza. Elige una ciudad libre para la que tengas una carta de su color o una blanca: toma { bru-town-48 }, que es azul.
bru-lesson-trick-03 = { bru-town-48 } es azul, así que tu carta tiene que ser azul o blanca. La azul 19 sería más difícil de superar, pero ganar con ella cuesta una moneda. Juega la azul 12.
bru-lesson-trick-04 = Eithne juega la azul 3. Nadie tiene que seguir tu color ni superar tu carta.
bru-lesson-trick-05 = Donnchad juega la blanca 20. El blanco vale como el color de cualquier ciudad, así que su 20 supera a tu 12.
bru-lesson-trick-06 = Ragnall juega 23, el número más alto de todos. Pero es amarilla y no cuenta para una ciudad azul, así que gana la baza Donnchad.
bru-lesson-trick-07 = Ahora actúan las cuatro cartas, de la más baja a la más alta: Eithne con 3, tú con 12, Donnchad con 20 y Ragnall con 23. Hasta el ganador espera su turno.
bru-lesson-trick-08 = Eithne ha perdido la baza, así que elige una de las dos filas de la parte inferior de su carta. Toma la superior: tres monedas y después expandirse.
bru-lesson-trick-09 = Expandirse cuesta 5 monedas. Un camino va de { bru-town-32 }, que Eithne controla, a { bru-town-33 }, y allí pone su disco.
bru-lesson-trick-10 = Te toca. Tampoco has ganado la baza, así que eliges una fila. Donnchad tiene tres discos en el área de la iglesia: pon allí dos tuyos con la fila inferior.
bru-lesson-trick-11 = Después de asaltantes, iglesia o cortejo puedes comprar más de lo mismo, a 2 monedas cada uno. Tienes 4 monedas: compra un disco.
bru-lesson-trick-12 = Ahora tenéis tres cada uno, y con un empate nadie construye el monasterio. Te quedan 2 monedas: compra otro disco.
bru-lesson-trick-13 = Donnchad ha ganado, así que resuelve la acción principal, en lo alto de su carta: { bru-town-48 } es suya, toma el marcador y abrirá la próxima baza.
bru-lesson-trick-14 = Ragnall toma tres símbolos de cortejo y sube en el registro de matrimonio del espacio 2 al 5. Pero allí ya está el disco de Eithne.
bru-lesson-trick-15 = De haber acabado allí su acción, Ragnall habría bajado al espacio 3, el primero libre por debajo. Por eso ha pagado 2 monedas por un espacio más, y ahora está por encima de todos.
bru-lesson-trick-16 = Era la última baza; las cartas que quedan en la mano se descartan. Ahora viene el mantenimiento, y en él Ragnall, el más alto en el registro, se llevará la carta de matrimonio { bru-marriage-brigid }.
bru-lesson-trick-17 = Este es el corazón del juego: las cartas altas ganan ciudades, las bajas actúan antes y rinden más. Ahora juega una ronda entera.

## Tu primera ronda

bru-lesson-first-round-title = Tu primera ronda
bru-lesson-first-round-about = Elige tus cartas, juégalas contra tres rivales y sigue el mantenimiento, con una explicación en cada paso.
bru-lesson-first-round-01 = Irlanda, hacia el año 1000. Cuatro rondas deciden quién será el Alto Rey, y la primera la jugamos juntos. Hagas clic donde hagas clic, aquí nada puede salir mal.
bru-lesson-first-round-02 = Eres Ciara. Como todos, empiezas con 3 monedas, 1 ficha de renombre y 10 puntos; y el azar te ha dado el marcador, así que vas primero.
bru-lesson-first-round-03 = El mapa tiene ocho regiones. El número de la izquierda es el umbral: las ciudades que tienen que estar controladas para poder reclamar la región. El de la derecha, los puntos que vale.
bru-lesson-first-round-04 = Para empezar, cada uno pone un disco en una ciudad. { bru-region-breifne } es pequeña: allí bastan dos ciudades. Empieza en { bru-town-14 }.
bru-lesson-first-round-05 = Los demás te siguen. Nadie puede empezar en una región donde ya hay otro jugador, así que de momento nadie se estorba.
bru-lesson-first-round-06 = Cada ronda empieza con noticias. Esta vez desembarcan 12 asaltantes en el área de batalla, y { bru-marriage-cormac } se casará con quien acabe más alto en el registro de matrimonio.
bru-lesson-first-round-07 = Luego viene la selección de cartas (draft). Tienes seis cartas, te quedas con dos y pasas el resto a la izquierda. Las cartas altas ganan ciudades; las bajas actúan antes y dan más.
bru-lesson-first-round-08 = Las cartas blancas sirven para ciudades de cualquier color. Quédate con la blanca 13.
bru-lesson-first-round-09 = La azul 16 tiene tres discos para la iglesia en su fila inferior. Quédate también con ella.
bru-lesson-first-round-10 = Esto es lo que te ha llegado de al lado: cuatro cartas, y otra vez te quedas con dos. La roja 11 da a quien gana una ciudad y dos monedas. Quédatela.
bru-lesson-first-round-11 = La azul 6 da tres monedas y permite expandirte si pierdes con ella. Quédatela.
bru-lesson-first-round-12 = Las dos últimas cartas te llegan solas: la amarilla 4 y la roja 8. De tus seis cartas jugarás cinco, una en cada baza.
bru-lesson-first-round-13 = Primera baza. Tienes el marcador, así que eliges la ciudad: { bru-town-24 }, roja, en { bru-region-dubhlinn }, otra región pequeña.
bru-lesson-first-round-14 = Quieres esta ciudad, así que juega la roja 11. Solo una carta roja o blanca más alta te la puede quitar.
bru-lesson-first-round-15 = Roja 5, roja 2 y amarilla 1: nadie te supera y la baza es tuya. Las cartas actúan de menor a mayor, así que te toca al final.
bru-lesson-first-round-16 = Las cartas bajas son ricas. Saoirse y Orm ganan tres monedas cada uno y pagan 5 para expandirse por un camino desde una ciudad que controlan.
bru-lesson-first-round-17 = Brendan ha hecho lo mismo, y ahora tu acción principal: { bru-town-24 } es tuya, el marcador vuelve a ti y ganas dos monedas. Ya tienes 5.
bru-lesson-first-round-18 = Segunda baza, y vuelves a abrir. Esta vez prefieres perder, así que ofrece una ciudad que no te haga falta: { bru-town-52 }, azul, en el lejano sur.
bru-lesson-first-round-19 = Juega la azul 6. Es baja, actúa pronto y rinde bien cuando pierde.
bru-lesson-first-round-20 = Brendan muerde el anzuelo con la azul 12. Tu 6 es la carta más baja y actúa primero: toma la fila superior, tres monedas y expandirse.
bru-lesson-first-round-21 = Ahora tienes 8 monedas, y expandirse cuesta 5. Un camino va de { bru-town-14 } a { bru-town-13 }, tu segunda ciudad en { bru-region-breifne }. Ve allí.
bru-lesson-first-round-22 = Brendan se lleva { bru-town-52 }, el marcador y dos monedas. Antes que él, Orm ha usado su carta amarilla para el cortejo: dos espacios en el registro de matrimonio.
bru-lesson-first-round-23 = Saoirse sube aún más, al espacio 3. Ya son dos en la carrera por { bru-marriage-cormac }; puedes dejársela a ellos.
bru-lesson-first-round-24 = Tercera baza. Brendan abre por { bru-town-23 }, en { bru-region-dubhlinn }, con la amarilla 23, y ninguna de tus cartas la supera.
bru-lesson-first-round-25 = Si no puedes ganar, juega la carta cuyas filas te interesan; el color da igual. Juega la azul 16 para la iglesia.
bru-lesson-first-round-26 = Orm acaba de poner dos discos en el área de la iglesia. Toma la fila inferior y pon tres.
bru-lesson-first-round-27 = Podrías comprar más discos a 2 monedas cada uno. Pero con tres ya vas por delante, y las monedas te harán falta: no compres más.
bru-lesson-first-round-28 = Brendan gana { bru-town-23 }, pero las cartas altas tienen su precio: esta le cuesta dos monedas. Saoirse ya está en el espacio 6.
bru-lesson-first-round-29 = Cuarta baza, por { bru-town-36 }, azul. Brendan abre con un simple 3, y ni la roja 15 ni la amarilla 10 cuentan para una ciudad azul.
bru-lesson-first-round-30 = Juegas al final y lo ves todo: tu blanca 13 vale como azul y es la más alta. Juégala.
bru-lesson-first-round-31 = { bru-town-36 }, en { bru-region-leinster }, es tuya: tu tercera región. Además, el marcador y una moneda.
bru-lesson-first-round-32 = Orm toma tres asaltantes y quedan nueve en el área de batalla. Tú aún no tienes ninguno, y eso es peligroso.
bru-lesson-first-round-33 = Última baza, y abres tú. Quieres asaltantes, no la ciudad: elige { bru-town-12 }, roja.
bru-lesson-first-round-34 = La roja 8 es tu única carta para una ciudad roja. Juégala; los demás no pueden ver que no tienes otra.
bru-lesson-first-round-35 = Orm gana con la blanca 21. Tu 8 es la carta más baja y actúa primero: toma los dos asaltantes de la fila inferior.
bru-lesson-first-round-36 = Ahora sirven las monedas que guardaste. Orm tiene tres asaltantes: compra tu tercero.
bru-lesson-first-round-37 = Y un cuarto, para tener más que nadie.
bru-lesson-first-round-38 = Saoirse ha tomado tres asaltantes, Brendan dos monedas y Orm la ciudad. Todos descartan su última carta: la fase de acción ha terminado.
bru-lesson-first-round-39 = Ahora, el mantenimiento: matrimonio, batalla, iglesia y reclamar regiones, siempre en este orden. Se cuenta lo que cada uno ha reunido.
bru-lesson-first-round-40 = Matrimonio. Saoirse es la más alta en el registro, en el espacio 8. Toma la carta { bru-marriage-cormac }: 2 puntos y una ciudad libre en { bru-region-connaught }.
bru-lesson-first-round-41 = Elige { bru-town-28 }. Su disco vuelve al principio del registro.
bru-lesson-first-round-42 = Los demás obtienen la recompensa de su espacio y se quedan en él. Para Orm, en el espacio 2, es una moneda.
bru-lesson-first-round-43 = Batalla. Quedan dos asaltantes en el área de batalla, así que hay incursión. Brendan es quien menos tiene, ninguno, y pierde una ciudad.
bru-lesson-first-round-44 = Solo tú tienes el mayor número, 4 contra 3 y 3, así que dices qué ciudad cae. Elige { bru-town-23 }, su punto de apoyo en { bru-region-dubhlinn }.
bru-lesson-first-round-45 = Una ficha de control cubre ahora el disco de Brendan: la ciudad cuenta para los vikingos. Los asaltantes que quedaban salen del área de batalla.
bru-lesson-first-round-46 = Primer botín, por tener en solitario el mayor número de asaltantes: ganas 1 ficha de renombre, después 1 punto por cada una de tus 2, y devuelves todos tus asaltantes.
bru-lesson-first-round-47 = Segundo botín: ahora Orm y Saoirse tienen el mayor número, 3 cada uno. Ambos ganan 1 punto y devuelven 1 asaltante.
bru-lesson-first-round-48 = Iglesia. Solo tú tienes el mayor número de discos, 3 contra 2 de Orm. Así que pones un monasterio, y esa ciudad valdrá por dos.
bru-lesson-first-round-49 = En { bru-region-dubhlinn } tú y los vikingos tenéis una ciudad cada uno. Un monasterio en { bru-town-24 } te pone por delante: ponlo allí.
bru-lesson-first-round-50 = También tomas el marcador y abrirás la primera baza de la próxima ronda. Tus discos vuelven del área de la iglesia.
bru-lesson-first-round-51 = Segunda recompensa: ahora Orm tiene el mayor número de discos, 2. Gana 1 punto y recupera 1 disco. La tercera, un monasterio para quien aún tenga 4 discos, no es para nadie.
bru-lesson-first-round-52 = Último paso: reclamar regiones. Primero se cuentan las ciudades controladas. { bru-region-leinster } tiene 3 y necesita 4, { bru-region-munster } tiene 3 y necesita 5: sus fichas siguen boca abajo.
bru-lesson-first-round-53 = { bru-region-breifne } tiene dos ciudades y necesita dos, y ambas son tuyas. Tomas su ficha de reclamación: 3 puntos al final, si aún la tienes entonces.
bru-lesson-first-round-54 = En { bru-region-dubhlinn } tu ciudad con monasterio vale 2 y la de los vikingos 1. Se alcanza el umbral de 2 y tienes el mayor número: otros 2 puntos para ti.
bru-lesson-first-round-55 = Si la partida acabara ahora, tendrías 21 puntos: 12 hasta aquí, 5 por reclamaciones, 2 por fichas de renombre, 1 por el marcador y 1 por ciudades en tres regiones. Saoirse te sigue con 14.
bru-lesson-first-round-56 = Una ronda hecha; quedarían tres. Todo sigue como está, solo se reparten cartas nuevas. ¡Ya puedes jugar una partida de verdad!
