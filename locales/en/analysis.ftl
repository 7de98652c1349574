### Analysis: what choices in a finished game cost, and where luck decided.

cli-analyse-about = Go over finished games with the strongest bot: what each choice cost, and where the game turned.
cli-word-played = FILE.saga
cli-arg-played = the saved games, finished ones
cli-arg-analyse-seconds = how long the analysis of a game takes at most; 0: as long as it needs
cli-analyse-progress = Analysing
cli-analyse-title = { $file }: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
} analysed
cli-analyse-player = player
cli-analyse-points = points
cli-analyse-lost = lost by choices
cli-analyse-luck = luck
cli-analyse-by-choice = Move { $move }, { $swing } for { $player }: { $chosen }. Better was: { $better }.
cli-analyse-by-luck = After move { $move } chance decided: { $swing } for { $player }.
cli-analyse-even = The game had no turning point that stands out.
cli-analyse-cut = Time ran out before everything was looked at.
cli-analyse-interrupted = Interrupted: { $done } of { $games } games were analysed.

error-analysis-unfinished = Only finished games are analysed.
error-analysis-unreadable = This is no analysis that this program can read.
error-analysis-finished = The analysis is finished; there is nothing to cancel.
error-analysis-off = This server analyses no games.
error-no-such-analysis = There is no analysis of that.
