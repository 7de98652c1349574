# Personas: lo que el servidor rechaza o dice sobre la clasificación y los amigos.

error-no-such-player = Nadie tiene aquí una cuenta llamada «{ $given }».
