# Un festín para Odín: por qué una opción es buena.

odn-reason-scored = puntos ya seguros
odn-reason-boards = casillas negativas cubiertas
odn-reason-income = ingresos
odn-reason-bonuses = casillas de bonificación
odn-reason-tiles = losetas para tus tableros
odn-reason-food = comida para los banquetes
odn-reason-silver = plata
odn-reason-resources = materiales y armas
odn-reason-ships = lo que los barcos aún pueden hacer
odn-reason-vikings = vikingos por colocar
odn-reason-cards = oficios y cría
odn-reason-rival = frenar a los rivales
