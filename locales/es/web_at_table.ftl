# Lo que ofrece una mesa además del juego: ajustes, teclas

web-keys = Atajos de teclado
web-key-roam = Ir de un elemento del tablero al siguiente
web-key-choose = Elegir el elemento enfocado
web-key-back = Un paso atrás; cerrar; saltar a mi turno
web-key-why = Por qué algo no se puede elegir; si no, esta lista
web-key-pause = Pausar y seguir
web-key-step = Un paso de lo que hacen los demás
web-key-replay = En una repetición: jugada anterior y siguiente
web-key-settings = Ajustes y atajos
web-this-game = Esta partida
web-notes-what = Lo que quieres recordar: qué tienen los demás, qué planean…
web-notes-private = Solo lo ves tú.
web-notes-kept = Guardado. Solo lo ves tú.
web-notes-failed = No se ha guardado.
web-bots-speed = Velocidad de los bots
web-bots-speed-at-once = Al instante
web-bots-speed-same = Como todos
web-bots-speed-unhurried = Sin prisa
web-sounds = Sonidos
web-sounds-off = Desactivados
web-sounds-quiet = Bajos
web-sounds-normal = Más altos
web-sounds-what = Un sonido breve cuando es tu turno, cuando juegan los demás y al final.
