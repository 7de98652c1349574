# Personas: lo que el servidor rechaza o dice sobre la clasificación y los amigos.

error-no-such-player = Nadie tiene aquí una cuenta llamada «{ $given }».
error-lend-rated-bot = En una partida clasificatoria nadie elige el bot que ocupa su asiento: juega más o menos tan bien como la persona.
