# Personas: lo que el servidor rechaza o dice sobre la clasificación y los amigos.

error-no-such-player = Nadie tiene aquí una cuenta llamada «{ $given }».
error-lend-rated-bot = En una partida clasificatoria nadie elige el bot que ocupa su asiento: juega más o menos tan bien como la persona.
error-no-such-friend = Esta persona no está en tu lista.
error-friend-link = Este enlace ya no lleva a ninguna parte; pide uno nuevo.
error-friend-yourself = Este es tu propio enlace: envíaselo a otra persona.
error-friends-full = Nadie puede tener aquí más de { $most } amigos.
error-blocked = El anfitrión no quiere jugar contigo.
notice-invited = Te invitan a la mesa «{ $table }» ({ $game }).
