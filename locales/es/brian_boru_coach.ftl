# El guía de una partida guiada: el objetivo y de qué trata cada tipo de decisión; una frase cada uno.

bru-coach-goal = Quieres ser el Alto Rey: gana quien tenga más puntos al final. La mayoría la dan las regiones: quien tiene allí más ciudades toma la ficha de reclamación; batallas, iglesia, matrimonios y renombre dan el resto.
bru-coach-start-town = Elige dónde empieza tu reino: una región pequeña se reclama con pocas ciudades, una grande vale más puntos.
bru-coach-choose-two = Quédate con dos cartas: las altas ganan ciudades, las bajas actúan primero y ganan más, las blancas valen para cualquier ciudad.
bru-coach-lead-town = Tú eliges la ciudad por la que todos luchan: una que quieras y puedas ganar, o un cebo del que puedas prescindir.
bru-coach-lead-card = Juega una carta que valga para la ciudad: la más alta que valga la gana con el marcador; las demás usan sus filas de abajo.
bru-coach-follow = Gana la ciudad con una carta más alta que valga, o pierde a propósito: las cartas bajas actúan primero y cobran antes que las demás.
bru-coach-choose-row = No ganas la ciudad, así que usas una fila de tu carta: elige lo que más necesitas ahora.
bru-coach-buy-church = Otro disco por 2 monedas: quien tenga él solo más en la iglesia recibe un monasterio y el marcador tras la ronda.
bru-coach-buy-raider = Otro asaltante por 2 monedas: quien más tiene gana el botín y quien menos puede perder una ciudad.
bru-coach-buy-step = Otro paso por 2 monedas: solo el más alto del registro se casa; los espacios de abajo dan premios menores.
bru-coach-expand = Por 5 monedas ganas una ciudad sin ganar una baza: toma una que te ponga primero en su región.
bru-coach-free-town = Expulsa a los vikingos de una ciudad: la recupera el dueño del disco, así que libera una tuya si puedes.
bru-coach-any-town = Puedes tomar cualquier ciudad libre de Irlanda: elige una que complete una región o abra otra nueva.
bru-coach-town-in-region = El matrimonio te da una ciudad allí: elige una con caminos por los que luego puedas expandirte.
bru-coach-princess = La Princesa llega una vez: cuenta si las ciudades vikingas te dan regiones o alcance, o si valen más 4 puntos.
bru-coach-lose-town = Una ciudad cae ante los vikingos: cede la que menos importe. El disco se queda, así que se puede liberar.
bru-coach-build-monastery = Una ciudad con monasterio cuenta doble: ponlo donde te haga primero en una región o alcance su umbral.
