# La ayuda de juego.

web-aid-signs = Símbolos
web-aid-round = Ronda
web-aid-scoring = Puntuación
web-aid-none = Este juego aún no tiene su propia ayuda.
