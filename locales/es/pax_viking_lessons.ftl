# Pax Viking: los textos de las lecciones de src/longhall/games/pax_viking/lessons, uno para cada paso.

## Las tres rondas del reglamento

pax-lesson-three-rounds-title = Tres rondas con Sigrid y Styrbjörn
pax-lesson-three-rounds-about = Invertir, navegar, parlamentar, comerciar, votar: el ejemplo del reglamento, jugado por ti.
pax-lesson-three-rounds-01 = Eres Sigrid y empiezas con 3 silfr. Styrbjörn va segundo y tiene 7: 4 por su puesto y 3 por su tablero de jarl.
pax-lesson-three-rounds-02 = La victoria está siempre a la vista: cada una de las cuatro cartas pide 6 seguidores establecidos de un tipo. Los números de al lado dicen cuántos le faltan a cada uno.
pax-lesson-three-rounds-03 = Tienes 4 acciones. Al invertir compras una loseta del registro de saga; pero los dioses no te cuestan nada, por la habilidad de tu jarl. Toma { pax-tile-freyr }.
pax-lesson-three-rounds-04 = { pax-tile-freyr } pide un drakkar tuyo que esté solo en un puesto del norte. Empieza un viaje con un drakkar de tu tablero de jarl.
pax-lesson-three-rounds-05 = Un viaje recorre hasta 3 nodos. Desde tu sede, el primer nodo lleva directamente a un puesto con puerto a { pax-region-gandvik }: navega a { pax-post-birka }.
pax-lesson-three-rounds-06 = Aquí quieres quedarte: termina. El drakkar queda agotado por el viaje y abate el mástil.
pax-lesson-three-rounds-07 = En { pax-post-birka }, en el norte, no hay nadie más. Juega { pax-tile-freyr }: llega a tu tablero de jarl con un seguidor de los { pax-follower-jarls }.
pax-lesson-three-rounds-08 = Queda una acción. Robar una loseta de la pila de saga no cuesta más que la acción.
pax-lesson-three-rounds-09 = Tu turno acaba con el solsticio de invierno: { pax-tile-freyr } da 2 silfr, tu único tipo de seguidor da 1, y ya tienes 6. Tu drakkar se renueva y llegan losetas nuevas al registro.
pax-lesson-three-rounds-10 = Styrbjörn compra dos losetas por 1 y 2 silfr y envía dos drakkares: uno al { pax-region-germanic_ocean } y otro, por los ríos, a la región { pax-region-pechenegs }.
pax-lesson-three-rounds-11 = La ronda 2 empieza con la fase de influencia. Tienes más seguidores de los { pax-follower-jarls } que nadie, así que su marcador es tuyo: una vez por turno puedes usar su acción de influencia.
pax-lesson-three-rounds-12 = Tienes 6 silfr, bastante para un aliado poderoso: { pax-post-dublin }. Empieza un viaje desde tu tablero de jarl.
pax-lesson-three-rounds-13 = En { pax-post-dublin } se entra desde el { pax-region-germanic_ocean }. Las líneas blancas onduladas son fronteras que se pueden cruzar.
pax-lesson-three-rounds-14 = Aquí también hay un drakkar de Styrbjörn; podrías comerciar con él. Sigue hasta { pax-post-dublin }.
pax-lesson-three-rounds-15 = Al parlamentar se establece un puesto. Antes hay que desafiar a los rivales que estén allí, pero no hay nadie. Cuesta 6 silfr.
pax-lesson-three-rounds-16 = Tu seguidor está en { pax-post-dublin } y su habilidad actúa al momento: los tres drakkares negros te obedecen, cada uno con un marcador de sede tuyo.
pax-lesson-three-rounds-17 = Los tres están renovados y pueden navegar ya. Empieza un viaje con un drakkar negro del { pax-region-germanic_ocean }.
pax-lesson-three-rounds-18 = Que guarde tu nuevo puesto: quien desafíe tendrá que tener allí más drakkares que tú.
pax-lesson-three-rounds-19 = Con tu última acción, otro drakkar negro ha cruzado el { pax-region-mediterranean } hasta el { pax-region-black_sea }. Tras el solsticio tienes 3 silfr.
pax-lesson-three-rounds-20 = En su viaje, el drakkar de Styrbjörn se encuentra con uno tuyo, y él propone un trato: pide una loseta a tu elección y solo da su palabra. Tu única loseta te sirve de poco: acepta.
pax-lesson-three-rounds-21 = Styrbjörn está solo en un puesto de la región { pax-region-burtas } y juega allí { pax-tile-radimichs }. Una empresa queda en el mapa; su jarl le paga 3 silfr por ella.
pax-lesson-three-rounds-22 = Con un drakkar en el sur juega también al valedor { pax-tile-ibn_khordadbeh } en su tablero de jarl. Desde ahora sus viajes llegan un nodo más lejos.
pax-lesson-three-rounds-23 = Ronda 3. En el registro hay un evento que deja a todos establecer gratis un centro de comercio. Cuesta 1 silfr: compra { pax-tile-great_schism }.
pax-lesson-three-rounds-24 = Un evento se juega en un puesto de su zona. Un drakkar negro va a la región { pax-region-burtas }, donde estorba a Styrbjörn, y otro a { pax-post-damascus }, en el sur.
pax-lesson-three-rounds-25 = Ahora juega { pax-tile-great_schism }.
pax-lesson-three-rounds-26 = Es un althing: antes de que ocurra, todos votan por orden de turno, tú la primera. Vota a favor.
pax-lesson-three-rounds-27 = Styrbjörn vota en contra. Un voto de dos es al menos la mitad, así que ocurre de todos modos.
pax-lesson-three-rounds-28 = Cada uno establece ahora gratis un centro de comercio, esté donde esté. Los más caros son los clave: toma { pax-post-india } con dos seguidores de los { pax-follower-jarls }.
pax-lesson-three-rounds-29 = Styrbjörn toma { pax-post-changan }. Los eventos salen del juego, y tras cada uno se comprueba la victoria. Tienes 4 seguidores de los { pax-follower-jarls }; con 6 ganarías.
pax-lesson-three-rounds-30 = Styrbjörn activa su empresa: agota allí un drakkar y coloca dos más desde su tablero de jarl.
pax-lesson-three-rounds-31 = Va en cabeza en tres tipos y tiene tres marcadores de influencia. Con la acción de Suecia roba una loseta.
pax-lesson-three-rounds-32 = Luego navega a { pax-post-india }, donde no tienes ningún drakkar, parlamenta y paga el coste: sus seguidores ocupan el lugar de los tuyos.
pax-lesson-three-rounds-33 = Styrbjörn tiene ahora tres puestos y encabeza tres tipos; tú vuelves a tener dos seguidores. Lo que nadie guarda se puede perder.
pax-lesson-three-rounds-34 = Ahora te toca a ti, y ya sabes bastante. Lo que brilla se puede elegir; lo que no, dice por qué. Haz lo que quieras.
pax-lesson-three-rounds-35 = Muy bien. Juega ahora una partida tuya, con bots en los otros asientos; la pista junto a la pregunta te ayudará cuando quieras.
