### Análisis: qué costó cada decisión en una partida terminada y dónde decidió la suerte.

cli-analyse-about = Repasa partidas terminadas con el bot más fuerte: qué costó cada decisión y dónde giró la partida.
cli-word-played = ARCHIVO.saga
cli-arg-played = las partidas guardadas, ya terminadas
cli-arg-analyse-seconds = cuántos segundos dura como máximo el análisis de una partida; 0: los que necesite
cli-analyse-progress = Analizando
cli-analyse-title = { $file }: { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}, { $decisions ->
    [one] { $decisions } decisión analizada
   *[other] { $decisions } decisiones analizadas
}
cli-analyse-player = jugador
cli-analyse-points = puntos
cli-analyse-lost = perdido por decisiones
cli-analyse-luck = suerte
cli-analyse-by-choice = Jugada { $move }, { $swing } para { $player }: { $chosen }. Era mejor: { $better }.
cli-analyse-by-luck = Tras la jugada { $move } decidió el azar: { $swing } para { $player }.
cli-analyse-even = En esta partida ningún giro destaca.
cli-analyse-cut = Se acabó el tiempo antes de revisarlo todo.
cli-analyse-interrupted = Interrumpido: se han analizado { $done } de { $games } partidas.

error-analysis-unfinished = Solo se analizan partidas terminadas.
error-analysis-unreadable = Esto no es un análisis que este programa sepa leer.
error-analysis-finished = El análisis ya está terminado; no hay nada que cancelar.
error-analysis-off = Este servidor no analiza partidas.
error-no-such-analysis = No hay ningún análisis de eso.
