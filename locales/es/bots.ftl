# Los bots: cómo se llaman y para quién es cada uno.

bot-beginner = Principiante
bot-beginner-about = Para tus primeras partidas. Juega con criterio, pero se le escapan muchas cosas.
bot-casual = Aficionado
bot-casual-about = Para quien ya conoce las reglas. Una partida tranquila, con algún descuido.
bot-strong = Fuerte
bot-strong-about = Para cuando el nivel aficionado te resulte demasiado fácil. Comete pocos errores.
bot-master = Maestro
bot-master-about = El más fuerte. Es el que más piensa y no regala nada.
bot-greedy = Voraz
bot-greedy-about = El bot de las versiones anteriores. Con él se compara la fuerza de los niveles.
bot-random = Aleatorio
bot-random-about = Hace jugadas permitidas al azar.

# Pistas: las mejores opciones con su probabilidad, y lo que otro jugador hará seguramente después.
hint-chance = { $percent } % de ganar
hint-behind = −{ $points } pts
hint-reply = Respuesta probable de { $player }: { $action }
hint-why = Así { $gains }.
hint-why-but = Así { $gains }; a cambio, { $costs }.
hint-why-only-but = Es lo mejor que tienes, aunque { $costs }.
hint-more = ganas en esto: { $what }
hint-less = pierdes en esto: { $what }
